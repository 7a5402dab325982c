"""Whole games of Arts and Architecture, by chance and under all checks."""

from collections import Counter
from typing import Any

import pytest

from gobelin.conformance import Conformance, check_match
from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.effect_worth import inspiration_worth, masterpiece_worth
from gobelin.games.tapestry.heuristics import value
from gobelin.games.tapestry.loading import BOX
from support.tapestry import Scene


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games_keep_every_promise_and_use_the_arts(seats: int) -> None:
    suite, told = Conformance(GAME), Counter[str]()
    for seed in range(4):
        settings: dict[str, Any] = {"expansions": ["pp", "aa"] if seed % 2 else ["aa"], "placeholders": seed > 1}
        settings |= {"level": 1 + seed} if seats == 1 else {"arts_track": seed != 2}
        read = GAME.read_settings(settings)
        match = check_match(GAME, read, seats, f"arts/{seats}/{seed}", every=200, suite=suite)
        told.update(event.verb for event in match.events(None))
        assert match.state.arts is settings.get("arts_track", True)
    assert sum(told[verb] for verb in ("created", "exhibited", "inspired")) > 2


def test_a_bot_values_masterpieces_and_tiles_the_more_the_earlier_they_come() -> None:
    early, late = (
        Scene(expansions=("aa",))
        .token(0, "technology", 6)
        .masterpieces(0, "kinetic_sculpture")
        .era(0, era)
        .resources(0, coin=3)
        .state
        for era in (1, 4)
    )
    assert masterpiece_worth(early, 0, "kinetic_sculpture") > masterpiece_worth(late, 0, "kinetic_sculpture") > 0
    without = Scene(expansions=("aa",)).token(0, "technology", 6).resources(0, coin=3).state
    assert value(early, 0) > value(without, 0)
    assert all(inspiration_worth(early, 0, tile) >= inspiration_worth(late, 0, tile) for tile in BOX.inspiration)
