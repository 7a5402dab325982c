"""The income turn, step by step (TAP-INC)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from gobelin.games.tapestry.advance import advance
from gobelin.games.tapestry.arts import use_masterpieces
from gobelin.games.tapestry.benefits import Effect, Gain
from gobelin.games.tapestry.capital import NUMBERS
from gobelin.games.tapestry.chance import with_more
from gobelin.games.tapestry.components import IncomeSpace
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.invent import upgrade
from gobelin.games.tapestry.player import Mat, Player
from gobelin.games.tapestry.powers import Power, flagged, own_powers, power_of
from gobelin.games.tapestry.reserved import reserved_step
from gobelin.games.tapestry.resources import pay, receive_any, ways_to_pay
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import (
    current,
    end_cards,
    keep_of_top,
    lay_face_down,
    play_from_hand,
)
from gobelin.games.tapestry.vocabulary import BUILDINGS, LAST
from gobelin.kernel import Ask, Option, Rule, Seat


class HasIncome(Power):
    """A mat with an ability in the first step of an income turn."""

    def income(self, state: TapestryState, owner: Seat, mat: Any) -> Rule[None]:
        """The ability."""
        raise NotImplementedError


class ScoresLast(Power):
    """A mat that scores in the first step of the last income turn."""

    def final(self, state: TapestryState, owner: Seat, mat: Any) -> Rule[None]:
        """The extra scoring."""
        raise NotImplementedError


class ScoresWithPoints(Power):
    """A mat that scores in the points step of the last income turn."""

    def final_points(self, state: TapestryState, owner: Seat, mat: Any) -> Rule[None]:
        """The extra scoring."""
        raise NotImplementedError


class EndsFirstIncome(Power):
    """A mat that allows something at the end of the first income turn."""

    def first_income_over(self, state: TapestryState, owner: Seat, mat: Any) -> Rule[None]:
        """What it allows."""
        raise NotImplementedError


class WithholdsIncome(Power):
    """A mat that keeps resources from its owner."""

    def withholds(self, state: TapestryState, owner: Seat, mat: Any, resource: str) -> bool:
        """Whether the income step gives none of this resource."""
        raise NotImplementedError


class PlaysOn(Power):
    """A mat whose owner goes on after the last income turn."""

    may_respond: bool = False
    """Cards may still be played against attacks and traps."""
    late_advances: bool = False
    """Such a turn may be an advance turn."""

    def late_options(self, state: TapestryState, owner: Seat, mat: Any) -> list[Option]:
        """What may be done in such a turn; with nothing left to do the game of the owner ends."""
        raise NotImplementedError

    def take_late_option(self, state: TapestryState, owner: Seat, mat: Any, option: Option) -> Rule[None]:
        """Carry out one of these that is no advance."""
        raise NotImplementedError


class WatchesIncome(Power):
    """It adds to an income."""

    def on_income(self, state: TapestryState, owner: Seat, mark: Any, gained: list[int]) -> Rule[None]:
        """The income step of the owner is over; `gained` are its resources."""
        raise NotImplementedError


def begin_income_turn(state: TapestryState, seat: Seat) -> None:
    """TAP-TURN-06, TAP-INC-11: a new era begins for this player, and the card of the old one ends."""
    player = state.players[seat]
    player.era += 1
    state.step = 0
    state.phase = "income"
    state.tell("era", seat, player.era)
    if player.era < LAST or not own_powers(state, seat, PlaysOn):  # TAX-OPEN-13
        end_cards(state, seat)


def income_phase(state: TapestryState) -> Rule[None]:
    """TAP-INC-01, TAP-INC-02: the next step of the income turn, as far as this turn has it."""
    seat = state.active
    player = state.players[seat]
    steps = state.income_steps
    if state.step < len(steps):
        step = steps[state.step]
        state.step += 1
        if step == steps[0] and player.era == 1:
            yield from level_advances(state, seat)
        if player.era in step.turns:
            yield from STEPS[step.id](state, seat)
        return
    if player.era == 1:
        yield from first_income_over(state, seat)
    state.phase = "turn_end"


def level_advances(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-AUT-67, TAP-AUT-80: the head start that the level of a solo game gives the human, in any order."""
    left = list(state.level.human_advances) if state.level else []
    while left:
        _, track = yield Ask(seat, "head_start", [("advance", name) for name in left], rules=("TAP-AUT-80",))
        left.remove(track)
        yield from advance(state, seat, track, True, "pay")


def civilization_step(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-INC-05, TAP-OPEN-27, TAA-ART-05: the masterpieces, then the abilities of all civilizations, in any order."""
    yield from use_masterpieces(state, seat)
    player = state.players[seat]
    used: list[str] = []
    while left := [mat for mat in player.mats if mat.id not in used and _has_ability(state, seat, mat)]:
        mat = left[0]
        if len(left) > 1:
            _, name = yield Ask(seat, "civilizations", [("use_civilization", m.id) for m in left], ("TAP-INC-05",))
            mat = next(m for m in left if m.id == name)
        used.append(mat.id)
        ability, last = power_of(mat.id, HasIncome), power_of(mat.id, ScoresLast)
        if ability and player.era in state.facts.civilizations[mat.id].income_turns:
            yield from ability.income(state, seat, mat)
        if last and player.era == LAST:
            yield from last.final(state, seat, mat)


def _has_ability(state: TapestryState, seat: Seat, mat: Mat) -> bool:
    """Whether the mat does something in this step."""
    if state.players[seat].era in state.facts.civilizations[mat.id].income_turns:
        return True
    return state.players[seat].era == LAST and power_of(mat.id, ScoresLast) is not None


def is_first_in_era(state: TapestryState, seat: Seat) -> bool:
    """TAP-INC-08, TAP-OPEN-22: no neighbour has begun this income turn yet."""
    return all(state.players[other].era < state.players[seat].era for other in state.neighbours(seat))


def tapestry_step(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-INC-06 to TAP-INC-09: resources for being first; on a free space a card from hand, or one face down."""
    player = state.players[seat]
    if is_first_in_era(state, seat):
        yield from receive_any(state, seat, state.facts.era_bonus[player.era - 1], "first_in_era")
    if current(player) is not None and not flagged(state, seat, "covers_card_of_first_step"):  # TAP-OPEN-44
        return
    cards = sorted(set(player.hand.items))
    if cards:
        yield from play_from_hand(state, seat, cards)
    else:
        yield from lay_face_down(state, seat)


def upgrade_step(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-INC-16: a tech card may be upgraded."""
    yield from upgrade(state, seat, optional=True)


def points_step(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-INC-17 to TAP-INC-22: every visible points symbol, each by itself."""
    for name, effects in visible(state, seat, "vp"):
        yield from perform(state, seat, effects, name)
    if state.players[seat].era == LAST:
        for mat, power in own_powers(state, seat, ScoresWithPoints):
            yield from power.final_points(state, seat, mat)


def income_step(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-INC-23 to TAP-INC-25: every visible resource, territory tile and tapestry card."""
    player = state.players[seat]
    before = list(player.purse)
    for name, effects in visible(state, seat, "income"):
        for effect in effects:
            if isinstance(effect, Gain) and _withheld(state, seat, effect.gain):
                continue
            if effect == Gain("tapestry_card") and player.era == 1 and "two_first_cards" in state.variants:
                yield from choose_first_card(state, seat)
            else:
                yield from perform(state, seat, (effect,), name)
    gained = [now - then for now, then in zip(player.purse, before, strict=True)]
    for mark, power in own_powers(state, seat, WatchesIncome):
        yield from power.on_income(state, seat, mark, gained)


def _withheld(state: TapestryState, seat: Seat, what: str) -> bool:
    return any(power.withholds(state, seat, mat, what) for mat, power in own_powers(state, seat, WithholdsIncome))


def open_spaces(player: Player, number: int, spaces: tuple[IncomeSpace, ...]) -> Sequence[IncomeSpace]:
    """The spaces of an income track that no building covers."""
    if number not in player.slid:
        return spaces[: player.built[number] + 1]
    return [space for at, space in enumerate(spaces) if at not in player.slid[number]]


def covered_spaces(state: TapestryState, seat: Seat, building: str) -> list[int]:
    """The covered spaces of an income track, counted from 0."""
    return [*state.players[seat].covered(NUMBERS[building], state.facts.pieces.buildings_per_type)]


def slide_building(state: TapestryState, seat: Seat, building: str, space: int, to: int) -> None:
    """TFF-CIV-08: a building of the income mat goes to a free space further left."""
    spaces = covered_spaces(state, seat, building)
    spaces[spaces.index(space)] = to
    state.players[seat].slid[NUMBERS[building]] = spaces
    state.tell("slid", seat, building, space, to)


def put_by(state: TapestryState, seat: Seat, building: str) -> None:
    """TFF-CIV-08, TFF-CIV-09: the leftmost building leaves the income mat for good; that is no gain."""
    state.players[seat].leave_mat(NUMBERS[building])
    state.tell("put_by", seat, building)


def visible(state: TapestryState, seat: Seat, kind: str) -> list[tuple[str, tuple[Effect, ...]]]:
    """The effects (`vp` or `income`) of all uncovered spaces of the income mat, by the names of the spaces."""
    player = state.players[seat]
    return [
        (space.id, space.vp if kind == "vp" else space.income)
        for number, spaces in enumerate(income_spaces(state, player))
        for space in open_spaces(player, number, spaces)
        if (space.vp if kind == "vp" else space.income)
    ]


def income_spaces(state: TapestryState, player: Player) -> list[tuple[IncomeSpace, ...]]:
    """TAA-ART-09: the spaces of each income track, or of the inspiration tile that covers it."""
    tracks = state.facts.income_tracks
    if not player.inspired:
        return [tracks[building].spaces for building in BUILDINGS]
    tiles = {tile.building: tile for tile in map(state.facts.inspiration.__getitem__, player.inspired)}
    return [(tiles.get(building) or tracks[building]).spaces for building in BUILDINGS]


def choose_first_card(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-VAR-03, TFF-CIV-04: draw two tapestry cards, keep one, discard the other."""
    yield from keep_of_top(state, seat, with_more(state, seat, 2), 1)


def first_income_over(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-CIV-11, TAP-SET-29, TAP-OPEN-35: losses of the adjustment, then what a mat allows at this time."""
    player = state.players[seat]
    for mat in list(player.mats):
        adjustment = state.facts.civilizations[mat.id].adjustment
        if adjustment is not None and "adjustments" in state.variants:
            for loss in adjustment.lose:
                if ways_to_pay(player, (loss,)):
                    yield from pay(state, seat, (loss,), mat.id)
        if power := power_of(mat.id, EndsFirstIncome):
            yield from power.first_income_over(state, seat, mat)


STEPS: Final[dict[str, Callable[[TapestryState, Seat], Rule[None]]]] = {
    "civilizations": civilization_step,
    "play_tapestry": tapestry_step,
    "use_reserved": reserved_step,
    "upgrade_tech": upgrade_step,
    "gain_vp": points_step,
    "gain_income": income_step,
}
"""What each step of the income turn does, by its name in the box."""
