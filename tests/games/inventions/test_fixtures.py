"""The positions that the tests of the web board draw are positions of the game: `UPDATE=1` makes them anew."""

from __future__ import annotations

from typing import Final

from gobelin.games.inventions import GAME
from gobelin.games.inventions.components import ACTIONS
from support.fixtures import BOARDS, Position, by_chance, holds, positions

GAMES: Final = ((2, 12), (4, 2), (3, 10), (4, 5), (3, 24))
"""Seats and seed of games that go as they will."""
TOPICS: Final = frozenset(
    {
        *("claim", "epoch", "main_action", "present_idea", "invent", "innovate", "share_invention", "call_specialists"),
        *("gain_influence", "travel", "eureka", "send_diplomat", "recall_diplomat", "box", "specialist", "exhaust"),
        *("new_specialist", "new_citizen", "bring_home", "chain", "prosperity", "replacement", "progress", "place"),
        *("turn_order", "link", "new_economy", "place_outside", "served", "too_many", "ready", "no_action"),
        "before_benefit",
    }
)
"""One position of each, and two of an economy tile that may be used: before an action, and for one that is granted."""


def chosen() -> list[Position]:
    """The first position of every topic."""
    found: dict[str, Position] = {}
    for seats, seed in GAMES:
        for position in positions(by_chance(GAME, seats, seed)):
            if ["use_economy"] in [option[:1] for option in position["options"]]:
                if position["topic"] == "main_action":
                    found.setdefault("economy", position)
                elif position["topic"] in ACTIONS:
                    if len(position["options"]) > 2:
                        found.setdefault("granted", position)
                    continue
            if position["topic"] in ("chain", "link") and position["topic"] not in {
                verb for verb, *_ in position["options"]
            }:
                continue  # only an economy tile that may make it possible
            if position["topic"] in TOPICS:
                found.setdefault(position["topic"], position)
    return list(found.values())


def test_the_client_is_tested_with_positions_of_every_kind() -> None:
    made = chosen()
    assert {position["topic"] for position in made} == TOPICS
    assert holds(BOARDS / "inventions" / "fixtures" / "asks.json", made)
