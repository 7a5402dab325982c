"""Scoring, ties and the ranks of the solo game (IMP-END, IMP-SOLO-34 to 36)."""

from __future__ import annotations

from typing import Final

from gobelin.games.imperial_settlers.effects import Stash
from gobelin.games.imperial_settlers.goods import Source, add_points
from gobelin.games.imperial_settlers.state import Location, Realm, SettlersState
from gobelin.games.imperial_settlers.vocabulary import RESOURCES, WORKER
from gobelin.kernel import Result, Rule

RANKS: Final = (
    (80, "emperor"),
    (70, "king"),
    (60, "castellan"),
    (50, "knight"),
    (40, "squire"),
    (30, "servant"),
    (0, "citizen"),
)
"""IMP-SOLO-36."""


def scoring_phase(state: SettlersState) -> Rule[None]:
    """IMP-END-01 to IMP-END-04: locations and what was laid away; a Sphinx no longer helps (IMP-OPEN-12)."""
    for seat in range(state.seats):
        realm = state.realms[seat]
        sources: tuple[Source, Source] = ("common_locations", "faction_locations")
        for faction, source in enumerate(sources):
            mine = [state.facts[location.copy] for location in realm.locations]
            if points := sum(copy.vp_end for copy in mine if copy.is_faction == bool(faction)):
                add_points(state, seat, points, source, source)
        for location in realm.locations:
            if points := stash_points(state, location):
                add_points(state, seat, points, location.copy, "laid_away")
    if state.is_solo:
        won = faction_locations(state, state.realms[0]) > len(state.collected)
        state.tell("solo_won" if won else "solo_lost", faction_locations(state, state.realms[0]), len(state.collected))
        if won:
            state.tell("rank", rank(state.realms[0].vp))
    state.phase = "over"
    yield from ()  # nothing is asked


def stash_points(state: SettlersState, location: Location) -> int:
    """IMP-END-04: what lies on the Shrine or under the Gate."""
    effect = state.facts[location.copy].effect
    if not isinstance(effect, Stash):
        return 0
    return effect.vp_each_at_end * (location.kept + (len(location.under) if location.under else 0))


def faction_locations(state: SettlersState, realm: Realm) -> int:
    """IMP-SOLO-02, IMP-OPEN-13: what the solo player compares with the collection pile."""
    return sum(state.facts[location.copy].is_faction for location in realm.locations)


def rank(points: int) -> str:
    """IMP-SOLO-36: the performance table.

    >>> rank(29), rank(30), rank(95)
    ('citizen', 'servant', 'emperor')
    """
    return next(name for least, name in RANKS if points >= least)


def tie_breakers(state: SettlersState) -> dict[str, tuple[int, ...]]:
    """IMP-END-06, IMP-END-07, IMP-OPEN-02: left-over workers and resources, then hand cards."""
    mine = state.realms[: state.seats]
    return {
        "board-left-over": tuple(sum(realm.purse[good] for good in (WORKER, *RESOURCES)) for realm in mine),
        "label-hand": tuple(len(realm.hand) for realm in mine),
    }


def result(state: SettlersState) -> Result:
    """IMP-END-05 to IMP-END-08: ties that nothing decides are shared."""
    mine = state.realms[: state.seats]
    scores = tuple(realm.vp for realm in mine)
    if state.is_solo:
        return Result(scores, (1 if faction_locations(state, mine[0]) > len(state.collected) else 2,))
    standings = list(zip(scores, *tie_breakers(state).values(), strict=True))
    return Result(scores, tuple(1 + sum(other > own for other in standings) for own in standings))
