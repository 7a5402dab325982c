"""The pictures that cards have in the client: every card has a hero of its own."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import pytest

from gobelin.kernel import Game, find_game

HEROES: Final = Path(__file__).parents[2] / "web" / "src" / "art" / "heroes"
DECKS: Final = {
    "imperial_settlers": {"card": "deck"},
    "tapestry": {"tapestry": "kind", "tech": "kind", "civilization": "kind", "space": "kind", "masterpiece": "kind"},
    "hyperborea": {"card": "kind", "base_technology": "kind", "faction": "kind"},
    "inventions": {"idea": "kind", "milestone": "kind", "private_goal": "kind"},
}
"""The kinds that have pictures, and the fact that says which deck a card is in."""


@pytest.mark.parametrize("name", DECKS)
def test_no_two_cards_of_a_deck_look_alike(name: str) -> None:
    heroes = json.loads((HEROES / f"{name}.json").read_text(encoding="utf-8"))["heroes"]
    game: Game[Any] = find_game(name)
    cards: dict[str, set[str]] = defaultdict(set)
    for item in game.described:
        facts = game.facts(item)
        if by := DECKS[name].get(str(facts["kind"])):
            cards[str(facts[by])].add(str(facts.get("card", item)))
    for deck, members in cards.items():
        assert members <= heroes.keys(), f"{deck}: no picture of {sorted(members - heroes.keys())}"
        shown = [heroes[card] for card in members]
        assert len(set(shown)) == len(shown), f"{deck}: {sorted({hero for hero in shown if shown.count(hero) > 1})}"
