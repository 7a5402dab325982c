"""Conquering, traps and reactions (TAP-CON), and the achievements on the map (TAP-ACH)."""

from __future__ import annotations

from typing import Any, NamedTuple

from gobelin.games.tapestry.achievements import earn
from gobelin.games.tapestry.benefits import Conquer
from gobelin.games.tapestry.capital import changed
from gobelin.games.tapestry.conquer_dice import rolled, take_die
from gobelin.games.tapestry.effects import performs, possible_if
from gobelin.games.tapestry.player import UPRIGHT, WANDERER, Piece
from gobelin.games.tapestry.powers import Power, flagged, happened, own_powers, powers
from gobelin.games.tapestry.reactions import attack
from gobelin.games.tapestry.state import AUTOMA, SHADOW, TapestryState
from gobelin.kernel import Ask, Rule, Seat


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


# --- toppling ---------------------------------------------------------------------------------------------------------


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
