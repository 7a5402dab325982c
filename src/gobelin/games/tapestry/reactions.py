"""Traps and other reactions to a conquest, and how outposts fall (TAP-CON-09 to TAP-CON-22)."""

from __future__ import annotations

from gobelin.games.tapestry.cards_and_tiles import Reaction
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.income import PlaysOn
from gobelin.games.tapestry.player import UPRIGHT
from gobelin.games.tapestry.powers import flagged, own_powers
from gobelin.games.tapestry.state import AUTOMA, SHADOW, TapestryState
from gobelin.games.tapestry.tapestries import discard
from gobelin.games.tapestry.tiebreakers import first_hex, tie_card
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import flip


def attack(state: TapestryState, seat: Seat, victim: Seat, place: int) -> Rule[bool]:
    """TAP-CON-09, TAP-CON-13 to TAP-CON-19: the controlling player may react; False: the attacker has fallen."""
    state.about = ("outpost", place)
    card = yield from react(state, seat, victim, place)
    reaction = state.facts.tapestry_cards[card].reaction if card else None
    if reaction is not None and reaction.kind == "trap" and (yield from cancel_trap(state, seat)):
        reaction = None  # a cancelled trap gives nothing at all
    state.about = None
    if card and reaction is not None and victim < state.seats:
        yield from perform(state, victim, reaction.gain, card)
    if reaction is None or reaction.topples == "defender":
        topple(state, place, victim, seat)
        return True
    if reaction.topples == "nobody":
        yield from retreat(state, place, victim)
        return True
    topple(state, place, seat, victim)
    return False


def react(state: TapestryState, seat: Seat, victim: Seat, place: int) -> Rule[str | None]:
    """TAP-OPEN-12: only the player who controls the territory may react, from a hidden hand; with which card."""
    if victim == AUTOMA:
        return automa_reaction(state, seat, place)
    player = state.players[victim]
    if victim == SHADOW or not player.hand.items or not may_respond(state, victim):
        return None
    barred = flagged(state, seat, "no_traps_against_you")
    options: list[Option] = [("pass",)]
    for card in sorted(set(player.hand.items)):
        reaction = state.facts.tapestry_cards[card].reaction
        if reaction is None or reaction.kind == "anti_trap" or (reaction.kind == "trap" and barred):
            continue
        if is_usable(state, victim, place, reaction):
            options.append(("react", card))
    chosen = yield Ask(victim, "reaction", options, rules=("TAP-CON-12", "TAP-OPEN-12"))
    if chosen[0] == "pass":
        return None
    use_reaction(state, victim, chosen[1])
    return str(chosen[1])


def may_respond(state: TapestryState, seat: Seat) -> bool:
    """TAP-CON-22, TAP-OPEN-24, TFF-CIV-16, TFF-CIV-29: whether cards may still be played from hand."""
    player = state.players[seat]
    if player.playing_on:
        return any(power.may_respond for _, power in own_powers(state, seat, PlaysOn))
    return not player.finished


def is_usable(state: TapestryState, victim: Seat, place: int, reaction: Reaction) -> bool:
    """TAP-OPEN-41: whether the condition of a reaction card is met."""
    if reaction.topples == "nobody":
        outpost = any(piece.owner == victim and piece.kind == "outpost" for piece in state.pieces[place])
        return outpost and bool(free_beside(state, place))
    return not reaction.needs_own_beside or any(victim in state.controllers(p) for p in state.neighbouring(place))


def free_beside(state: TapestryState, place: int) -> list[int]:
    """The explored territories beside a hex on which nothing stands."""
    return [other for other in state.neighbouring(place) if state.corners(other) and not state.pieces.get(other)]


def cancel_trap(state: TapestryState, seat: Seat) -> Rule[bool]:
    """TAP-CON-15 to TAP-CON-18: the attacker may answer a trap, and nothing may answer that."""
    hand = state.players[seat].hand
    if seat >= state.seats or not hand.items or not may_respond(state, seat):  # TAP-OPEN-33: blank for the Automa
        return False
    if not any(_is_anti_trap(state, card) for card in state.facts.tapestry_cards):
        return False
    options: list[Option] = [("pass",), *(("react", c) for c in sorted(set(hand.items)) if _is_anti_trap(state, c))]
    chosen = yield Ask(seat, "counter", options, rules=("TAP-CON-15", "TAP-CON-16"))
    if chosen[0] == "pass":
        return False
    use_reaction(state, seat, chosen[1])
    return True


def _is_anti_trap(state: TapestryState, card: str) -> bool:
    """Whether the card cancels traps and belongs to the game."""
    facts = state.facts.tapestry_cards[card]
    return facts.reaction is not None and facts.reaction.kind == "anti_trap" and state.has(facts)


def use_reaction(state: TapestryState, seat: Seat, card: str) -> None:
    """TAP-CON-12: a reaction card is discarded from hand."""
    state.tell("reacted", seat, card)
    discard(state, seat, card, "reaction")


def automa_reaction(state: TapestryState, seat: Seat, place: int) -> str | None:
    """TAP-AUT-49, TAP-AUT-50, TAP-AUT-82: its cards are discarded one by one at random until one helps it.

    That is a trap, or another card that keeps its outpost upright, if its condition is met. Where no card of the game
    could help it, nothing is discarded.
    """
    hand = state.players[AUTOMA].hand
    barred = flagged(state, seat, "no_traps_against_you")
    helpful = {name: card for name, card in state.facts.tapestry_cards.items() if _helps_automa(card.reaction, barred)}
    if state.players[AUTOMA].finished or not any(map(state.has, helpful.values())):  # TAP-CON-22
        return None
    while hand.items:
        index = state.rng.randrange(len(hand))
        card = flip(state, hand, index)
        hand.remove(index)
        state.tapestry_discards.append(card)
        state.tell("automa_discarded", card)
        reaction = state.facts.tapestry_cards[card].reaction
        if reaction is not None and card in helpful and is_usable(state, AUTOMA, place, reaction):
            return card
    return None


def _helps_automa(reaction: Reaction | None, barred: bool) -> bool:
    """TAP-OPEN-33: whether a card topples the attacker or saves the outpost, where traps may be barred."""
    if reaction is None or reaction.kind == "anti_trap" or reaction.topples == "defender":
        return False
    return not (barred and reaction.kind == "trap")


def topple(state: TapestryState, place: int, owner: Seat, by: Seat) -> None:
    """The upright piece of a player falls."""
    pieces = state.pieces[place]
    for i, piece in enumerate(pieces):
        if piece.owner == owner and piece.controls:
            pieces[i] = piece._replace(fallen=by)
            state.tell("toppled", by, owner, place, piece.kind)


def retreat(state: TapestryState, place: int, owner: Seat) -> Rule[None]:
    """TAP-OPEN-41, TAP-AUT-82: the upright outpost of a player moves to a free territory beside."""
    places = free_beside(state, place)
    if owner == AUTOMA:
        to = first_hex(state, places, tie_card(state))
    else:
        _, to = yield Ask(owner, "retreat", [("territory", other) for other in places], rules=("TAP-OPEN-41",))
    pieces = state.pieces[place]
    piece = next(p for p in pieces if p.owner == owner and p.kind == "outpost" and p.fallen == UPRIGHT)
    pieces.remove(piece)
    state.pieces[to] = [piece]
    state.tell("retreated", owner, place, to)
