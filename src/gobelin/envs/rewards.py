"""What a finished game is worth to a seat: between -1, the lowest reward, and 1."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gobelin.kernel import Result, Seat

Reward: TypeAlias = Literal["win", "place", "margin"]
"""`win`: who won, and nothing else. `place`: the place, evenly spaced from the first to the last. `margin`: the lead
over the best of the others, as a share of both their points. A shared place is worth what drawing lots would be."""

LOWEST: Final = -1.0


def reward_of(result: Result, seat: Seat, reward: Reward) -> float:
    """The reward of a seat at the end of a game.

    >>> [reward_of(Result((40, 60, 40), (2, 1, 2)), seat, "win") for seat in range(3)]
    [-1.0, 1.0, -1.0]
    >>> [reward_of(Result((40, 60, 40), (2, 1, 2)), seat, "place") for seat in range(3)]
    [-0.5, 1.0, -0.5]
    >>> [reward_of(Result((40, 60, 40), (2, 1, 2)), seat, "margin") for seat in range(3)]
    [-0.2, 0.2, -0.2]
    """
    place, sharing = result.places[seat], result.places.count(result.places[seat])
    if reward == "win":
        return 2.0 / sharing - 1.0 if place == 1 else LOWEST
    others = [score for other, score in enumerate(result.scores) if other != seat]
    if reward == "place" or not others:  # alone, nobody is there to be ahead of but an automaton, which has no points
        last = max(len(result.places), *result.places)
        return 1.0 if last == 1 else 1.0 - (2.0 * (place - 1) + sharing - 1) / (last - 1)
    mine, best = result.scores[seat], max(others)
    points = abs(mine) + abs(best)
    return (mine - best) / points if points else 0.0
