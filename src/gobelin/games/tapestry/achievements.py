"""The three achievements (TAP-ACH)."""

from __future__ import annotations

from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import SHADOW, TapestryState
from gobelin.kernel import Seat


def points_of(state: TapestryState, achievement: str) -> tuple[int, ...]:
    """TAP-ACH-02: the points of the first, second and third, by the side of the map."""
    points: tuple[int, ...] = getattr(state.facts.achievements[achievement], state.side)
    return points


def earn(state: TapestryState, seat: Seat, achievement: str) -> None:
    """TAP-ACH-01, TAP-ACH-02, TAP-ACH-11: the highest free space, once; with all spaces taken, nothing."""
    takers = state.achievements[achievement]
    spaces = points_of(state, achievement)
    if seat in takers or len(takers) == len(spaces) or state.players[seat].finished:
        return
    takers.append(seat)
    state.tell("achieved", seat, achievement)
    if seat != SHADOW:  # TAP-AUT-52
        score(state, seat, spaces[len(takers) - 1], achievement)


def completed_tracks(state: TapestryState, seat: Seat) -> int:
    """The tracks on whose last space a token stands, or stood until the AI Singularity."""
    return sum(state.furthest(seat, track) == state.facts.tracks[track].end for track in state.tracks)
