"""Tapestry cards: drawing, playing, covering and copying them (TAP-INC-06 to TAP-INC-15)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from gobelin.games.tapestry.benefits import PlayTapestry
from gobelin.games.tapestry.chance import choose_top
from gobelin.games.tapestry.charms import Charm, charms_between, gain_charms
from gobelin.games.tapestry.effects import perform, performs, possible_if
from gobelin.games.tapestry.player import FACE_DOWN, Player, Terms
from gobelin.games.tapestry.pool import instead
from gobelin.games.tapestry.powers import Power, happened, powers
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Rule, Seat
from gobelin.toolkit.hidden import Pile, draw, flip, hide, learn, mix, play, shuffle

WHEN_PLAYED: Final[dict[str, Callable[[TapestryState, Seat], Rule[None]]]] = {}
"""What cards do that their facts cannot say, by id."""
CHOICES: Final[dict[str, Callable[[TapestryState, Seat], Rule[Terms]]]] = {}
"""What is chosen when a this-era card comes into force: it returns the rest of its terms."""

F = TypeVar("F", bound=Callable[..., Any])


class WatchesTapestryCards(Power):
    """It adds to gaining a tapestry card."""

    def on_tapestry_card(self, state: TapestryState, owner: Seat, mark: Any, actor: Seat, card: str) -> Rule[None]:
        """The card came to a hand."""
        raise NotImplementedError


class GivesTapestryCards(Power):
    """A mat whose owner may give a tapestry card instead of the deck."""

    def instead_of_tapestry_card(self, state: TapestryState, owner: Seat, mat: Any, actor: Seat) -> Rule[bool]:
        """Whether the gain of a card was met in this way."""
        raise NotImplementedError


def when_played(card: str) -> Callable[[F], F]:
    """Mark the generator that carries out a when-played card."""

    def marked(function: F) -> F:
        WHEN_PLAYED[card] = function
        return function

    return marked


def chosen_for(card: str) -> Callable[[F], F]:
    """Mark the generator that asks what a this-era card is to watch."""

    def marked(function: F) -> F:
        CHOICES[card] = function
        return function

    return marked


# --- hands and deck ---------------------------------------------------------------------------------------------------


def refill(state: TapestryState) -> bool:
    """TAP-TURN-18: an empty deck is made anew of its discards; False: there is no card left."""
    if not state.tapestry_deck.items and state.tapestry_discards:
        state.tapestry_deck = Pile.seen_by_all(state.tapestry_discards, state.seats)
        state.tapestry_discards = []
        shuffle(state, state.tapestry_deck)
        state.tell("tapestry_shuffled", len(state.tapestry_deck))
    return bool(state.tapestry_deck.items)


def leave_deck(state: TapestryState, card: str) -> None:
    """TAP-AUT-85, TAP-AUT-88: a card leaves the game openly, if it still is in the deck."""
    if card in state.tapestry_deck.items:
        at = state.tapestry_deck.items.index(card)
        flip(state, state.tapestry_deck, at)
        state.tell("left_game", state.tapestry_deck.remove(at))
        state.things -= 1


def gain_tapestry_card(state: TapestryState, seat: Seat, why: str) -> Rule[None]:
    """Draw the top card of the deck into the hand."""
    if state.players[seat].finished:
        return
    for owner, mat, power in powers(state, GivesTapestryCards):
        if owner != seat and (yield from power.instead_of_tapestry_card(state, owner, mat, seat)):
            return
    hand = state.players[seat].hand
    if (taken := (yield from instead(state, seat, state.facts.tapestry_cards))) is not None:
        Pile.seen_by_all([taken], state.seats).move(0, hand)
        yield from has_gained(state, seat, taken)
        return
    if not refill(state):
        return
    yield from choose_top(state, seat, state.tapestry_deck, "tapestry_card")
    knowing = [seat] if seat < state.seats else []  # TAP-AUT-25: nobody sees a card of the Automa
    card = draw(state, state.tapestry_deck, hand, knowing)
    state.tell("drew", seat, why, card, to=knowing, others=(seat, why))
    yield from has_gained(state, seat, card)


def has_gained(state: TapestryState, seat: Seat, card: str) -> Rule[None]:
    """What follows when a tapestry card came to a hand."""
    yield from happened(state, seat, "tapestry_card", WatchesTapestryCards.on_tapestry_card, card)


def discard(state: TapestryState, seat: Seat, card: str, why: str) -> None:
    """Lay a hand card on the discard pile."""
    state.tapestry_discards.append(play(state, state.players[seat].hand, card, seat))
    state.tell("discarded", seat, card, why)


def look_at_top(state: TapestryState, seat: Seat) -> str:
    """The player draws the top card of the deck, which there has to be, and lays it aside to choose."""
    card = draw(state, state.tapestry_deck, state.looked_at, [seat])
    state.tell("looked_at", seat, card, to=[seat], others=(seat,))
    return card


def reveal_top(state: TapestryState, seat: Seat) -> None:
    """The player opens the top card of the deck, if there is one, and lays it aside."""
    if refill(state):
        card = draw(state, state.tapestry_deck, state.looked_at, None)
        state.tell("revealed", seat, card)


def keep(state: TapestryState, seat: Seat, index: int) -> None:
    """A card that was laid aside comes to the hand."""
    card = state.looked_at.move(index, state.players[seat].hand)
    state.tell("kept", seat, card, to=[seat], others=(seat,))


def reject(state: TapestryState, seat: Seat) -> None:
    """The last card that was laid aside is discarded."""
    card = flip(state, state.looked_at, -1)
    state.tapestry_discards.append(state.looked_at.remove(-1))
    state.tell("rejected", seat, card)


def keep_of_top(state: TapestryState, seat: Seat, number: int, kept: int) -> Rule[None]:
    """Draw cards from the deck, keep some of them and discard the others."""
    first = len(state.looked_at)
    for _ in range(number):
        if refill(state):
            look_at_top(state, seat)
    cards = []
    for _ in range(min(kept, len(state.looked_at) - first)):
        options = [("keep", card) for card in state.looked_at.items[first:]]
        _, card = yield Ask(seat, "keep", options)
        keep(state, seat, state.looked_at.items.index(card, first))
        cards.append(card)
    while len(state.looked_at) > first:
        reject(state, seat)
    for card in cards:
        yield from has_gained(state, seat, card)


def give_card(state: TapestryState, seat: Seat, at: int, to: Seat) -> Rule[None]:
    """A card goes from hand to hand: those two know which, the others do not."""
    hand, other = state.players[seat].hand, state.players[to].hand
    card = hand.move(at, other)
    mix(state, [*((hand, i) for i in range(len(hand))), (other, len(other) - 1)], [seat])
    learn(state, other, len(other) - 1, [to])
    state.tell("advised", seat, to, card, to=[seat, to], others=(seat, to))
    yield from has_gained(state, to, card)


def draw_until(state: TapestryState, seat: Seat, wanted: Callable[[str], bool]) -> Rule[None]:
    """Draw until a wanted card appears, keep it and discard the others."""
    for _ in range(len(state.tapestry_deck) + len(state.tapestry_discards)):  # not forever: all may be gone
        refill(state)
        card = look_at_top(state, seat)
        if wanted(card):
            keep(state, seat, -1)
            yield from has_gained(state, seat, card)
            return
        reject(state, seat)


def lay_away(state: TapestryState, seat: Seat, civilization: str, card: str) -> None:
    """A card of the hand goes face down to a civilization mat: only its owner knows which."""
    player = state.players[seat]
    hide(state, player.hand, card, player.aside.setdefault(civilization, Pile([], [])), seat)
    state.tell("laid_away", seat, civilization, card, to=[seat], others=(seat, civilization))


def take_up(state: TapestryState, seat: Seat, civilization: str) -> None:
    """All cards come back to the hand from a civilization mat, which is no gain."""
    player = state.players[seat]
    pile = player.aside.pop(civilization, Pile([], []))
    state.tell("took_up", seat, civilization, len(pile))
    while pile.items:
        pile.move(-1, player.hand)


# --- playing ----------------------------------------------------------------------------------------------------------


def slot(player: Player) -> int:
    """TAP-INC-13, TAP-INC-14: the stack of the present era; after era 4 still that of era 4."""
    return min(max(player.era, 1), len(player.tapestries)) - 1


def current(player: Player) -> str | None:
    """The visible card of the present era."""
    stack = player.tapestries[slot(player)]
    return stack[-1] if stack else None


def play_from_hand(state: TapestryState, seat: Seat, cards: list[str], optional: bool = False) -> Rule[bool]:
    """Choose a card of the hand and play it."""
    options = [("play", card) for card in cards]
    chosen = yield Ask(seat, "tapestry", [("decline",), *options] if optional else options, rules=("TAP-INC-06",))
    if chosen[0] == "decline":
        return False
    yield from play_card(state, seat, chosen[1])
    return True


def end_cards(state: TapestryState, seat: Seat, covered: str = "") -> None:
    """Nothing is in force any longer but permanent cards that are not covered."""
    player, cards = state.players[seat], state.facts.tapestry_cards
    stays = [terms for terms in player.in_force if cards[terms[0]].timing == "permanent" and terms[0] != covered]
    for terms in player.in_force:
        if terms not in stays:
            state.tell("ended", seat, terms[0])
    player.in_force = stays


def lay_on_stack(state: TapestryState, seat: Seat, card: str) -> list[Charm]:
    """TAP-INC-12: a card that covers another ends it; on an empty space what was copied before goes on (TAP-INC-11).

    The charms that this brings are returned.
    """
    player = state.players[seat]
    charms = list(charms_between(state, seat, card, slot(player)))
    stack = player.tapestries[slot(player)]
    if stack:
        end_cards(state, seat, stack[-1])
    stack.append(card)
    return charms


def play_card(state: TapestryState, seat: Seat, card: str) -> Rule[None]:
    """TAP-INC-10 to TAP-INC-12: put a hand card on the stack of the era; what it covers is no longer in force."""
    player = state.players[seat]
    play(state, player.hand, card, seat)
    state.tell("played", seat, card)
    charms = lay_on_stack(state, seat, card)
    if state.facts.tapestry_cards[card].timing == "when_played":
        yield from gain_charms(state, seat, charms, card, partial(resolve_card, state, seat, card))
    else:  # it is in force from the moment it lies there
        yield from resolve_card(state, seat, card)
        yield from gain_charms(state, seat, charms)


def play_over(state: TapestryState, seat: Seat, terms: Terms, card: str) -> Rule[None]:
    """Play a hand card over one in force, even if that was only copied (TAP-INC-12)."""
    state.players[seat].in_force.remove(terms)
    state.tell("ended", seat, terms[0])
    yield from play_card(state, seat, card)


def resolve_card(state: TapestryState, seat: Seat, card: str) -> Rule[None]:
    """Carry out the ability of a card, played or copied; a this-era ability comes into force."""
    facts = state.facts.tapestry_cards[card]
    if facts.timing != "when_played":
        terms: Terms = (card,)
        if card in CHOICES:
            terms += yield from CHOICES[card](state, seat)
        state.players[seat].in_force.append(terms)
        state.tell("in_force", seat, card)
        return
    yield from perform(state, seat, facts.effect, card)
    if card in WHEN_PLAYED:
        yield from WHEN_PLAYED[card](state, seat)


def lay_face_down(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-INC-07: the top card of the deck, which nobody sees, without an ability."""
    if refill(state):
        player = state.players[seat]
        state.tapestry_deck.move(-1, player.face_down)
        state.tell("face_down", seat)
        yield from gain_charms(state, seat, lay_on_stack(state, seat, FACE_DOWN))


@possible_if(PlayTapestry)
def can_play(state: TapestryState, seat: Seat, effect: PlayTapestry) -> bool:
    """Whether there is a card in hand."""
    return bool(state.players[seat].hand.items)


@performs(PlayTapestry)
def play_over_current(state: TapestryState, seat: Seat, effect: PlayTapestry, why: str) -> Rule[None]:
    """TAP-FAQ-13, TAP-FAQ-17: a hand card goes on the current one; with an empty hand nothing happens."""
    cards = sorted(set(state.players[seat].hand.items))
    if cards:
        yield from play_from_hand(state, seat, cards)
