"""The positions that the tests of the web board draw are positions of the game: `UPDATE=1` makes them anew."""

from __future__ import annotations

from itertools import chain
from typing import Final

from gobelin.games.imperial_settlers import GAME
from support.fixtures import BOARDS, by_chance, holds, of_every_kind, verbs_of

GAMES: Final = (
    *((3, 10), (2, 19), (4, 4), (3, 2), (4, 22), (3, 0), (2, 3), (3, 4), (4, 9)),
    *((1, 13), (4, 13), (1, 20), (3, 23), (3, 25), (4, 27), (3, 29)),
)
"""Seats and seed of games that go as they will: together they ask all there is to ask."""


def test_the_client_is_tested_with_positions_of_every_kind() -> None:
    made = of_every_kind(chain.from_iterable(by_chance(GAME, *game) for game in GAMES))
    assert {verb.name for verb in GAME.verbs} == verbs_of(made)
    assert holds(BOARDS / "imperial_settlers" / "fixtures" / "asks.json", made)
