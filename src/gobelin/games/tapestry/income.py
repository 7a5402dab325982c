"""The income turn, step by step (TAP-INC)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gobelin.games.tapestry.advance import advance
from gobelin.games.tapestry.arts import use_masterpieces
from gobelin.games.tapestry.benefits import Effect, Gain
from gobelin.games.tapestry.components import IncomeSpace
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.invent import upgrade
from gobelin.games.tapestry.powers import Power, own_powers, power_of
from gobelin.games.tapestry.reserved import reserved_step
from gobelin.games.tapestry.resources import pay, receive_any, ways_to_pay
from gobelin.games.tapestry.state import Mat, Player, TapestryState
from gobelin.games.tapestry.tapestries import (
    current,
    end_cards,
    has_gained,
    keep,
    lay_face_down,
    look_at_top,
    play_from_hand,
    refill,
    reject,
)
from gobelin.games.tapestry.vocabulary import BUILDINGS, LAST
from gobelin.kernel import Ask, Rule, Seat


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
    if current(player) is not None:  # TAP-OPEN-44: a card of the first step lies there
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


def uncovered(player: Player, number: int) -> int:
    """How many spaces of an income track are open: the first, and one for each building that has left it."""
    return player.built[number] + 1


def visible(state: TapestryState, seat: Seat, kind: str) -> list[tuple[str, tuple[Effect, ...]]]:
    """The effects (`vp` or `income`) of all uncovered spaces of the income mat, by the names of the spaces."""
    player = state.players[seat]
    return [
        (space.id, space.vp if kind == "vp" else space.income)
        for number, spaces in enumerate(income_spaces(state, player))
        for space in spaces[: uncovered(player, number)]
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
    """TAP-VAR-03: draw two tapestry cards, keep one, discard the other."""
    drawn = [look_at_top(state, seat) for _ in range(2) if refill(state)]
    if drawn:
        _, card = yield Ask(seat, "keep", [("keep", c) for c in drawn], rules=("TAP-VAR-03",))
        keep(state, seat, state.looked_at.items.index(card))
        while state.looked_at.items:
            reject(state, seat)
        yield from has_gained(state, seat, card)


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
