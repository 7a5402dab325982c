"""The positions that the tests of the web board draw are positions of the game: `UPDATE=1` makes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gobelin.games.tapestry import GAME
from gobelin.kernel import Match, Record
from gobelin.rulebook import TESTS
from support.fixtures import BOARDS, Position, Question, by_chance, holds, positions

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


def recorded(name: str) -> Iterator[Question]:
    """The questions of a golden record."""
    record = Record.from_json((TESTS / "records" / "tapestry" / f"{name}.json").read_bytes())
    match: Match[Any] = Match.new(GAME, record.settings, record.seats, record.seed)
    for entry in record.entries:
        yield match, match.asks[entry.seat]
        match.choose(entry.option, entry.seat, entry.by)


def chosen() -> list[Position]:
    """The first position of every topic."""
    found: dict[str, Position] = {}
    for questions in (*map(recorded, RECORDS), by_chance(GAME, 2, CHANCE)):
        for position in positions(questions):
            if position["topic"] == "turn" and len(position["view"]["hexes"]) > FULL:
                found.setdefault("full", position)
            elif position["topic"] in TOPICS:
                found.setdefault(position["topic"], position)
        if len(found) > len(TOPICS):
            break
    return list(found.values())


def test_the_client_is_tested_with_positions_of_every_kind() -> None:
    made = chosen()
    assert {position["topic"] for position in made} == TOPICS
    assert holds(BOARDS / "tapestry" / "fixtures" / "asks.json", made)
