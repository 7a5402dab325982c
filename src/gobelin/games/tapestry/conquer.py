"""Conquering, traps and reactions (TAP-CON), and the achievements on the map (TAP-ACH)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from gobelin.games.tapestry.achievements import earn
from gobelin.games.tapestry.benefits import Conquer, Effect, TileReward
from gobelin.games.tapestry.capital import changed
from gobelin.games.tapestry.chance import rolled_first, with_more
from gobelin.games.tapestry.components import Reaction
from gobelin.games.tapestry.effects import perform, performs, possible_if
from gobelin.games.tapestry.income import PlaysOn
from gobelin.games.tapestry.powers import Power, flagged, happened, own_powers, powers
from gobelin.games.tapestry.state import AUTOMA, SHADOW, UPRIGHT, WANDERER, Piece, TapestryState
from gobelin.games.tapestry.tapestries import discard
from gobelin.games.tapestry.tiebreakers import first_hex, tie_card
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import flip


class Conquest(NamedTuple):
    """A conquest as the powers see it."""

    place: int
    before: tuple[Piece, ...]
    """What stood there."""
    victim: Seat | None
    """Who controlled it."""
    succeeded: bool
    """The outpost stands upright."""


class ForbidsConquests(Power):
    """It protects territories."""

    def may_conquer(self, state: TapestryState, owner: Seat, mark: Any, attacker: Seat, victim: Seat) -> bool:
        """Whether it lets the attacker conquer a territory of the victim."""
        raise NotImplementedError


class WatchesConquests(Power):
    """It adds to a conquest."""

    def on_conquer(self, state: TapestryState, owner: Seat, mark: Any, actor: Seat, conquest: Conquest) -> Rule[None]:
        """The conquest is over, its reward taken."""
        raise NotImplementedError


class WatchesDice(Power):
    """It adds to a roll of the conquer dice."""

    def on_dice(
        self,
        state: TapestryState,
        owner: Seat,
        mark: Any,
        actor: Seat,
        conquest: Conquest,
        chosen: str,
        red: int,
        black: int,
    ) -> Rule[None]:
        """They were rolled and one (`red`, `black`) or both (`both`) taken."""
        raise NotImplementedError


class HoldsOutposts(Power):
    """A mat that outposts come from."""

    def take_outpost(self, state: TapestryState, owner: Seat, mat: Any) -> Rule[None]:
        """An outpost is about to leave the supply."""
        raise NotImplementedError


class ReplacesConquests(Power):
    """A mat that an outpost may go to instead of the map."""

    def can_replace_conquest(self, state: TapestryState, owner: Seat, mat: Any) -> bool:
        """Whether it may go there now."""
        raise NotImplementedError

    def instead_of_conquest(self, state: TapestryState, owner: Seat, mat: Any) -> Rule[bool]:
        """Whether it goes there, so that nothing is conquered."""
        raise NotImplementedError


def targets(state: TapestryState, seat: Seat, anywhere: bool = False, empty: bool = False) -> list[int]:
    """TAP-CON-01 to TAP-CON-04, TAP-CON-10, TAP-CON-11, TAA-ART-17: the territories that a player may conquer."""
    if not state.players[seat].outposts:
        return []
    mine = state.territories(seat)
    near = range(len(state.map.hexes)) if anywhere else sorted(state.beside(mine))
    return [
        place
        for place in near
        if place not in mine
        and len(state.pieces.get(place, ())) <= (not empty)
        and state.corners(place)
        and all(may_attack(state, seat, victim) for victim in state.controllers(place))
    ]


def may_attack(state: TapestryState, seat: Seat, victim: Seat) -> bool:
    """Whether no alliance stands between them."""
    return all(
        power.may_conquer(state, owner, mark, seat, victim) for owner, mark, power in powers(state, ForbidsConquests)
    )


@possible_if(Conquer)
def can_conquer(state: TapestryState, seat: Seat, effect: Conquer) -> bool:
    """Whether there is a target, or something else to do with an outpost."""
    elsewhere = own_powers(state, seat, ReplacesConquests)
    return bool(targets(state, seat, effect.anywhere, effect.empty)) or any(
        power.can_replace_conquest(state, seat, mat) for mat, power in elsewhere
    )


@performs(Conquer)
def conquer_effect(state: TapestryState, seat: Seat, effect: Conquer, why: str) -> Rule[None]:
    """TAP-OPEN-25: conquer as an effect says, if there is a target at all."""
    for mat, power in own_powers(state, seat, ReplacesConquests):
        replaces = power.can_replace_conquest(state, seat, mat)
        if replaces and (yield from power.instead_of_conquest(state, seat, mat)):
            return
    places = targets(state, seat, effect.anywhere, effect.empty)
    if places:
        yield from conquer(state, seat, places, effect.both_dice, effect.both_dice_against_opponents)


def conquer(
    state: TapestryState, seat: Seat, places: list[int], both: bool = False, both_against_opponents: bool = False
) -> Rule[None]:
    """TAP-OPEN-11: choose a territory, place the outpost, meet the reaction, topple, roll, take the reward."""
    _, place = yield Ask(seat, "conquer", [("conquer", p) for p in places], rules=("TAP-CON-01",))
    before = tuple(state.pieces.get(place, ()))
    victim = next(iter(state.controllers(place)), None)
    yield from place_outpost(state, seat, place)
    state.tell("conquered", seat, place)
    succeeded = True
    if victim is not None:
        succeeded = yield from attack(state, seat, victim, place)
    conquest = Conquest(place, before, victim, succeeded)
    if victim is not None:
        both = both or both_against_opponents or flagged(state, seat, "both_dice_against_opponents")
    yield from roll_dice(state, seat, conquest, both)
    yield from after_conquest(state, seat, conquest)


def after_conquest(state: TapestryState, seat: Seat, conquest: Conquest) -> Rule[None]:
    """What follows when the reward is taken: whatever watches conquests, then the achievements."""
    yield from happened(state, seat, "conquer", WatchesConquests.on_conquer, conquest)
    check_toppled(state)
    if conquest.succeeded and conquest.place == state.map.island:  # TAP-ACH-08, TAP-CON-20
        earn(state, seat, "middle_island")
    yield from changed(state)


def place_outpost(state: TapestryState, seat: Seat, place: int) -> Rule[None]:
    """An outpost goes from the supply to a territory."""
    yield from take_outpost(state, seat)
    state.pieces.setdefault(place, []).append(Piece(seat, "outpost"))


def take_outpost(state: TapestryState, seat: Seat) -> Rule[None]:
    """An outpost leaves the supply."""
    for mat, power in own_powers(state, seat, HoldsOutposts):
        yield from power.take_outpost(state, seat, mat)
    state.players[seat].outposts -= 1


def settle_outpost(state: TapestryState, seat: Seat, place: int) -> Rule[None]:
    """TAP-ACH-09: an outpost without a conquest, alone or beside a piece that controls the territory too."""
    shared = bool(state.controllers(place))
    yield from place_outpost(state, seat, place)
    state.tell("infiltrated" if shared else "outpost_placed", seat, place)
    yield from changed(state)


def settle_building(state: TapestryState, seat: Seat, place: int, building: str) -> Rule[None]:
    """A building or landmark stands on a territory; that is no conquest (TAP-ACH-09)."""
    state.pieces.setdefault(place, []).append(Piece(seat, building))
    state.tell("settled", seat, building, place)
    yield from changed(state)


def place_treasure(state: TapestryState, seat: Seat, place: int, terrain: str) -> Rule[None]:
    """A token that controls its territory; that is no conquest (TAP-ACH-09)."""
    state.pieces.setdefault(place, []).append(Piece(seat, "treasure"))
    state.tell("treasure", seat, terrain, place)
    yield from changed(state)


def place_token(state: TapestryState, seat: Seat, place: int, civilization: str) -> None:
    """A mere token controls nothing, so that no number changes with it."""
    state.pieces.setdefault(place, []).append(Piece(seat, "token"))
    state.tell("token_placed", seat, place, civilization)


def take_back_outpost(state: TapestryState, seat: Seat, place: int) -> None:
    """TFF-CIV-11: an outpost of the player goes from a territory back to the supply."""
    pieces = state.pieces[place]
    pieces.remove(next(piece for piece in pieces if piece.owner == seat and piece.kind == "outpost"))
    state.players[seat].outposts += 1
    state.tell("outpost_taken_back", seat, place)


def place_wanderer(state: TapestryState, seat: Seat, place: int) -> None:
    """TFF-CIV-11: a token that fills a place and controls nothing."""
    state.pieces.setdefault(place, []).append(Piece(seat, WANDERER))
    state.tell("floats", seat, place)


def move_wanderer(state: TapestryState, seat: Seat, place: int, to: int) -> None:
    """TFF-CIV-12: it goes to a territory beside, even a full one."""
    state.pieces[place].remove(Piece(seat, WANDERER))
    state.pieces.setdefault(to, []).append(Piece(seat, WANDERER))
    state.tell("floated", seat, place, to)


# --- reactions --------------------------------------------------------------------------------------------------------


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


# --- toppling ---------------------------------------------------------------------------------------------------------


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


def raise_outpost(state: TapestryState, seat: Seat, place: int) -> Rule[None]:
    """A toppled outpost stands up and all opponents on its territory fall; that counts for no achievement."""
    pieces = state.pieces[place]
    for i, piece in enumerate(pieces):
        if piece.owner == seat and piece.kind == "outpost" and piece.fallen != UPRIGHT:
            pieces[i] = piece._replace(fallen=UPRIGHT)
            state.tell("raised", seat, place)
        elif piece.owner != seat and piece.controls:
            # TAP-ACH-06: only conquests and traps count, so nobody is named as the one who toppled it.
            pieces[i] = piece._replace(fallen=piece.owner)
            state.tell("toppled", seat, piece.owner, place, piece.kind)
    yield from changed(state)


def check_toppled(state: TapestryState) -> None:
    """TAP-ACH-06, TAP-ACH-07: whoever has two pieces of opponents lying toppled on the map has earned it."""
    for seat in state.clockwise(state.active):
        fallen = sum(
            piece.fallen == seat and piece.owner != seat and (seat != AUTOMA or piece.owner < state.seats)
            for pieces in state.pieces.values()
            for piece in pieces
        )
        if fallen >= 2 and seat != SHADOW:  # TAP-AUT-51, TAP-AUT-52
            earn(state, seat, "topple_two_outposts")


# --- dice -------------------------------------------------------------------------------------------------------------


DICE: Final = ("conquer_red", "conquer_black")


def rolled(state: TapestryState, seat: Seat, place: int) -> Rule[tuple[int, int]]:
    """Both conquer dice; they stay on the table until somebody rolls again."""
    red, black = (roll(state, die) for die in DICE)
    state.dice, state.thrown, state.roller, state.taken = [red, black], [red, black], seat, []
    state.tell("rolled", seat, f"conquer_red_{red}", f"conquer_black_{black}")
    for die, face in zip(DICE, (red, black), strict=True):
        yield from rolled_first(state, seat, die, face, place)
    if with_more(state, seat, 1) > 1:
        red = yield from rolled_again(state, seat, "conquer_red", red)
        black = yield from rolled_again(state, seat, "conquer_black", black)
    return red, black


def rolled_again(state: TapestryState, seat: Seat, die: str, face: int) -> Rule[int]:
    """TFF-CIV-30: roll one of the two dice once more and choose; what is not chosen lies there unless it is used."""
    number = DICE.index(die)
    faces = [face, *(roll(state, die) for _ in range(with_more(state, seat, 0)))]
    for other in faces[1:]:
        state.tell("rolled_die", seat, f"{die}_{other}")
    state.thrown[number] = faces[-1]
    face = yield from kept_face(state, seat, die, faces)
    if face != state.dice[number]:
        state.dice[number] = face
        state.tell("rolled", seat, *(f"{name}_{there}" for name, there in zip(DICE, state.dice, strict=True)))
    return face


def kept_face(state: TapestryState, seat: Seat, die: str, faces: list[int]) -> Rule[int]:
    """Which of several results of a die counts."""
    _, kept = yield Ask(seat, "keep_roll", [("keep_roll", f"{die}_{face}") for face in faces])
    return int(str(kept).rpartition("_")[2])


def roll_one(state: TapestryState, seat: Seat, die: str, place: int, times: int = 1) -> Rule[int]:
    """Roll one conquer die, several times where something allows a choice."""
    faces: list[int] = []
    for _ in range(with_more(state, seat, times)):
        faces.append(roll(state, die))
        state.tell("rolled_die", seat, f"{die}_{faces[-1]}")
        if len(faces) == 1:
            yield from rolled_first(state, seat, die, faces[0], place)
    return (yield from kept_face(state, seat, die, faces)) if len(faces) > 1 else faces[0]


def roll_dice(state: TapestryState, seat: Seat, conquest: Conquest, both: bool) -> Rule[None]:
    """TAP-CON-05 to TAP-CON-08: roll both dice, and gain one of the results, or both."""
    red, black = yield from rolled(state, seat, conquest.place)
    chosen = "both"
    if not both:
        _, chosen = yield Ask(seat, "die", [("die", "red"), ("die", "black")], rules=("TAP-CON-05",))
    for colour, face in (("red", red), ("black", black)):
        if chosen in ("both", colour):
            yield from take_die(state, seat, colour, face, conquest.place)
    for owner, mark, power in powers(state, WatchesDice):
        yield from power.on_dice(state, owner, mark, seat, conquest, chosen, red, black)


def roll(state: TapestryState, die: str) -> int:
    """Roll a conquer die and return the face."""
    return state.rng.randrange(len(state.facts.dice[die].faces))


def take_die(state: TapestryState, seat: Seat, colour: str, face: int, place: int) -> Rule[None]:
    """Gain the result of a conquer die; the tile reward is that of the place."""
    state.taken.append(colour)
    yield from die_result(state, seat, f"conquer_{colour}", face, place)


def die_result(state: TapestryState, seat: Seat, die: str, face: int, place: int) -> Rule[None]:
    """What a face of a conquer die gives; the tile reward is that of the place."""
    for effect in state.facts.dice[die].faces[face]:
        if isinstance(effect, TileReward):
            yield from tile_reward(state, seat, place)
        else:
            yield from perform(state, seat, (effect,), die)


def reward_on(state: TapestryState, place: int) -> tuple[Effect, ...]:
    """What is printed on the tile of a hex; nothing on printed hexes."""
    laid = state.tiles.get(place)
    return state.facts.territory_tiles[laid[0]].reward if laid else ()


def tile_reward(state: TapestryState, seat: Seat, place: int) -> Rule[None]:
    """TAP-CON-08: gain the reward of a territory tile."""
    laid = state.tiles.get(place)
    if laid:
        yield from perform(state, seat, state.facts.territory_tiles[laid[0]].reward, laid[0])
