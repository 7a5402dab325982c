"""Having to stop (HYP-MOVE-09 to HYP-MOVE-12): a figure that walks to where rival figures stand goes no farther.

Neither to a neighbouring hex nor into a site, as long as rival figures stand outside the sites there. A figure that
flies, is teleported away or is put on the map does not walk.
"""

from __future__ import annotations

from gobelin.games.hyperborea.state import HyperboreaState
from gobelin.kernel import Seat


def must_stop(state: HyperboreaState, place: int, seat: Seat) -> bool:
    """HYP-MOVE-09: rival figures stand outside the sites, and nothing lets the player's figures pass."""
    rivals = any(state.outside(place, other) for other in range(state.seats) if other != seat)
    return rivals and not any(passive.no_stop for _, passive in state.passives(seat))


def free_to_walk(state: HyperboreaState, place: int, seat: Seat) -> int:
    """HYP-MOVE-10, HYP-MOVE-12, HYP-OPEN-20, HYP-OPEN-35: own figures outside the sites there that may go on."""
    outside = state.figures[place * state.seats + seat]
    if place in state.stopped and must_stop(state, place, seat):
        return outside - state.stopped[place]
    return outside


def walk_in(state: HyperboreaState, place: int) -> None:
    """A figure of the active player comes on foot or by teleport: it may have to stop."""
    state.add_figures(place, state.active, 1)
    if must_stop(state, place, state.active):
        state.stopped[place] = state.stopped.get(place, 0) + 1


def walk_off(state: HyperboreaState, place: int) -> None:
    """A figure goes on foot, to the next hex or into a site: one that is free, so those that had to stop stay."""
    state.add_figures(place, state.active, -1)
    if place in state.stopped:
        _hold(state, place, min(state.stopped[place], state.outside(place, state.active)))


def lift_off(state: HyperboreaState, place: int) -> None:
    """A figure flies or is teleported: one that had to stop, if there is one, since it can leave in no other way."""
    state.add_figures(place, state.active, -1)
    if place in state.stopped:
        _hold(state, place, state.stopped[place] - 1)


def _hold(state: HyperboreaState, place: int, figures: int) -> None:
    if figures:
        state.stopped[place] = figures
    else:
        del state.stopped[place]
