"""The positions that the tests of the web board draw are positions of the game: `UPDATE=1` makes them anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from gobelin.games.hyperborea import GAME
from gobelin.kernel import Ask, Match
from support.fixtures import BOARDS, holds
from support.hyperborea_stories import STORIES

EVERY: Final = 40
"""Decisions between two positions of a game that goes as it will."""


def asked(match: Match[Any], ask: Ask) -> dict[str, Any]:
    """A question with what the asked seat sees and is told."""
    return {
        "seats": len(match.seats),
        "seat": ask.seat,
        "topic": ask.topic,
        "options": ask.options,
        "consequences": msgspec.to_builtins(match.consequences(ask.seat)),
        "view": match.view(ask.seat),
    }


def questions() -> Iterator[tuple[Match[Any], Ask]]:
    """Two games that go as they will, and all stories."""
    for seats in (2, 5):
        match, rng = Match.new(GAME, {"mode": "faction_war"}, seats, str(seats)), random.Random(seats)
        for number in range(8 * EVERY):
            ask = next(iter(match.asks.values()))
            if ask.topic != "turn" or number % EVERY == 0:
                yield match, ask
            match.choose(rng.choice(ask.options), ask.seat)
    for story in STORIES.values():
        scene = story.prepare()
        for choice in story.choices:
            assert scene.asked is not None
            yield scene.match, scene.match.asks[scene.asked]
            scene.play(choice)


def positions() -> list[dict[str, Any]]:
    """The questions that have a topic or offer a verb which none before has."""
    found, known = list[dict[str, Any]](), set[tuple[str, str]]()
    for match, ask in questions():
        kinds = {(ask.topic, str(option[0])) for option in ask.options}
        if len(ask.options) > 1 and not kinds <= known:
            known |= kinds
            found.append(asked(match, ask))
    return found


def test_the_client_is_tested_with_positions_of_every_kind() -> None:
    made = positions()
    offered = {option[0] for position in made for option in position["options"]}
    assert {verb.name for verb in GAME.verbs} - offered == {"put_back"}
    assert holds(BOARDS / "hyperborea" / "fixtures" / "asks.json", made)
