"""The positions that the tests of the web board draw are positions of the game: `UPDATE=1` makes them anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from gobelin.games.tapestry import GAME
from gobelin.kernel import Match, Record
from gobelin.rulebook import TESTS
from support.fixtures import BOARDS, holds

RECORDS: Final = (
    "pp-5",
    "solo-level-3",
    "base-2-a",
    "base-2-b",
    "base-3",
    "base-4",
    "drawn-5",
    "solo-hucksters",
    "solo-level-1",
)
CHANCE: Final = 9
"""The seed of a game played by chance, in which a territory is attacked whose owner has a trap."""
TOPICS: Final = frozenset(
    {
        *("capital", "civilization", "turn", "bonus", "resource", "any_building", "building", "landmark_turn"),
        *("landmark_place", "tile", "explore", "tile_turn", "conquer", "die", "reaction", "invent", "upgrade"),
        *("pool", "head_start", "landmark_card"),
        *("tapestry", "keep", "science_die", "choice", "repeat", "alliance", "espionage", "landmark", "order", "pay"),
    }
)
"""One position of each, and one of a map that is nearly full."""
FULL: Final = 40


def asked(name: str) -> Iterator[dict[str, Any]]:
    """The questions of a golden record that leave a choice."""
    record = Record.from_json((TESTS / "records" / "tapestry" / f"{name}.json").read_bytes())
    match: Match[Any] = Match.new(GAME, record.settings, record.seats, record.seed)
    for entry in record.entries:
        yield from shown(match, entry.seat)
        match.choose(entry.option, entry.seat, entry.by)


def asked_by_chance(seed: int) -> Iterator[dict[str, Any]]:
    """The questions of a game that goes as it will."""
    match, rng = Match.new(GAME, {}, 2, str(seed)), random.Random(seed)
    while match.asks:
        seat, ask = next(iter(match.asks.items()))
        yield from shown(match, seat)
        match.choose(rng.choice(list(ask.options)), seat)


def shown(match: Match[Any], seat: int) -> Iterator[dict[str, Any]]:
    """What a seat sees that is asked something, if there is a choice."""
    ask = match.asks[seat]
    if len(ask.options) > 1:
        yield {
            "seats": len(match.seats),
            "seat": seat,
            "topic": ask.topic,
            "options": [list(option) for option in ask.options],
            "consequences": msgspec.to_builtins(match.consequences(seat)),
            "view": match.view(seat),
        }


def positions() -> list[dict[str, Any]]:
    """The first position of every topic."""
    found: dict[str, dict[str, Any]] = {}
    for questions in (*map(asked, RECORDS), asked_by_chance(CHANCE)):
        for position in questions:
            if position["topic"] == "turn" and len(position["view"]["hexes"]) > FULL:
                found.setdefault("full", position)
            elif position["topic"] in TOPICS:
                found.setdefault(position["topic"], position)
        if len(found) > len(TOPICS):
            break
    return list(found.values())


def test_the_client_is_tested_with_positions_of_every_kind() -> None:
    made = positions()
    assert {position["topic"] for position in made} == TOPICS
    assert holds(BOARDS / "tapestry" / "fixtures" / "asks.json", made)
