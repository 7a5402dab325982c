"""The positions that the tests of the web board draw are positions of the game: `UPDATE=1` makes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from gobelin.games.hyperborea import GAME
from support.fixtures import BOARDS, Question, by_chance, holds, of_every_kind, verbs_of
from support.hyperborea_stories import STORIES

EVERY: Final = 40
"""Decisions between two positions of a game that goes as it will."""


def questions() -> Iterator[Question]:
    """Two games that go as they will, and all stories."""
    for seats in (2, 5):
        chance = by_chance(GAME, seats, seats, {"mode": "faction_war"})
        for number, (match, ask) in enumerate(islice(chance, 8 * EVERY)):
            if ask.topic != "turn" or number % EVERY == 0:
                yield match, ask
    for story in STORIES.values():
        scene = story.prepare()
        for choice in story.choices:
            assert scene.asked is not None
            yield scene.match, scene.match.asks[scene.asked]
            scene.play(choice)


def test_the_client_is_tested_with_positions_of_every_kind() -> None:
    made = of_every_kind(questions())
    assert {verb.name for verb in GAME.verbs} - verbs_of(made) == {"put_back"}
    assert holds(BOARDS / "hyperborea" / "fixtures" / "asks.json", made)
