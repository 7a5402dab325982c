"""Random games with each civilization of Arts and Architecture and of Fantasies and Futures keep every promise."""

from typing import Final

import pytest

from gobelin.conformance import Conformance, check_match
from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.loading import BOX

NEW: Final = [name for name, mat in BOX.civilizations.items() if mat.set in ("aa", "ff")]
SUITE: Final = Conformance(GAME)


@pytest.mark.parametrize("name", NEW)
def test_random_games_with_a_civilization_keep_every_promise(name: str) -> None:
    others = [other for other in (*NEW, "traders", "inventors", "militants", "infiltrators") if other != name]
    for seed in range(4):
        seats = 2 + seed % 3
        first = NEW.index(name) + 3 * seed
        mats = [name, *(others[(first + 5 * seat) % len(others)] for seat in range(1, seats))]
        settings = GAME.read_settings(
            {"expansions": ["pp", "aa", "ff"], "placeholders": bool(seed % 2), "civilizations": mats}
        )
        check_match(GAME, settings, seats, f"{name}/{seed}", every=150, suite=SUITE)


def test_random_solo_games_with_civilizations_keep_every_promise() -> None:
    for seed, name in enumerate(name for name in NEW if BOX.civilizations[name].in_solo == "yes"):
        settings = GAME.read_settings({"expansions": ["pp", "aa", "ff"], "civilizations": [name]})
        check_match(GAME, settings, 1, f"solo/{seed}", every=300, suite=SUITE)
