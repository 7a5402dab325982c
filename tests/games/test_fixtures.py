"""The facts that the tests of the web boards draw are those of the games: `UPDATE=1` makes them anew."""

from typing import Any

import pytest

from gobelin.kernel import Game, find_game
from support.fixtures import BOARDS, holds


@pytest.mark.parametrize("name", ["hyperborea", "imperial_settlers", "inventions", "tapestry"])
def test_the_client_is_tested_with_the_facts_of_the_box(name: str) -> None:
    game: Game[Any] = find_game(name)
    assert holds(BOARDS / name / "fixtures" / "facts.json", {item: game.facts(item) for item in game.described})
