"""Development and upgrading the civilization (HYP-DEV)."""

from __future__ import annotations

from collections.abc import Iterator

from gobelin.games.hyperborea.components import COLOURS, NUMBERS
from gobelin.games.hyperborea.state import HyperboreaState
from gobelin.games.hyperborea.technologies import into_bag
from gobelin.kernel import Ask, Option, Rule


def options(state: HyperboreaState) -> list[Option]:
    """HYP-DEV-02 to HYP-DEV-09: groups of steps, and markers that can be turned into cubes."""
    found = [*step_options(state)] if state.pool.groups else []
    levels = state.player.levels
    if any(levels):
        threshold = state.threshold_of(state.active)
        found += [
            ("upgrade", colour) for row, colour in enumerate(COLOURS) if levels[row] >= threshold and state.supply[row]
        ]
    return found


def step_options(state: HyperboreaState) -> Iterator[Option]:
    """The rows that can rise, for each kind of group in the pool."""
    levels, last = state.player.levels, state.facts.start.last_level
    for kind, steps in state.pool.groups:
        for row, colour in enumerate(COLOURS):
            if levels[row] < last:
                if kind == "different":
                    yield "spread", colour
                elif kind in ("free", "same", colour):
                    yield "develop", colour, steps


def develop(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-DEV-02, HYP-DEV-05, HYP-DEV-12: one group of symbols in one go on one row; steps beyond the last are lost."""
    _, colour, steps = option
    assert isinstance(steps, int)
    groups = state.pool.groups
    # A group that is bound to this row goes first: the others stay free to be used elsewhere.
    groups.remove((str(colour), steps) if (str(colour), steps) in groups else _free_group(state, steps))
    _lose(state, steps - rise(state, str(colour), steps))
    yield from ()


def _free_group(state: HyperboreaState, steps: int) -> tuple[str, int]:
    return next(group for group in state.pool.groups if group[0] in ("free", "same") and group[1] == steps)


def rise(state: HyperboreaState, colour: str, steps: int) -> int:
    """Raise a marker as far as it can rise, and return by how much."""
    levels, row, risen = state.player.levels, NUMBERS[colour], room(state, colour, steps)
    levels[row] += risen
    state.tell("developed", state.active, colour, levels[row] - risen, levels[row])
    return risen


def room(state: HyperboreaState, colour: str, steps: int) -> int:
    """How many of these steps a marker can rise."""
    return min(steps, state.facts.start.last_level - state.player.levels[NUMBERS[colour]])


def _lose(state: HyperboreaState, steps: int) -> None:
    if steps:
        state.tell("lapsed", state.active, steps, "develop")


def spread(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-DEV-13: one step each on different rows, in one go; where no other row can rise, the rest is lost."""
    groups = state.pool.groups
    at, (kind, steps) = next((n, group) for n, group in enumerate(groups) if group[0] == "different")
    risen = [str(option[1])]
    rise(state, risen[0], 1)
    while len(risen) < steps:
        groups[at] = (kind, steps - len(risen))
        levels, last = state.player.levels, state.facts.start.last_level
        rows = [colour for row, colour in enumerate(COLOURS) if colour not in risen and levels[row] < last]
        if not rows:
            break
        offered = [("spread", colour) for colour in rows]
        answer = yield Ask(state.active, "other_row", [*offered, ("decline",)], rules=("HYP-DEV-13", "HYP-TURN-16"))
        if answer == ("decline",):
            break
        risen.append(answer[1])
        rise(state, answer[1], 1)
    del groups[at]
    _lose(state, steps - len(risen))


def upgrade(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-DEV-06 to HYP-DEV-11, HYP-OPEN-15: a marker goes back to 0 for one cube, from the last level for two."""
    row = NUMBERS[str(option[1])]
    level, cubes = state.player.levels[row], cubes_for_marker(state, row)
    state.player.levels[row] = 0
    state.tell("upgraded", state.active, option[1], level)
    into_bag(state, row, cubes, "upgrade")
    yield from ()


def cubes_for_marker(state: HyperboreaState, row: int) -> int:
    """HYP-DEV-07, HYP-OPEN-15: the cubes that a marker brings where it stands, as far as there are any."""
    start = state.facts.start
    return min(state.supply[row], start.full_upgrade if state.player.levels[row] == start.last_level else 1)
