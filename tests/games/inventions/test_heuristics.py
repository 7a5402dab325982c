"""What a bot may think about a position."""

import pytest

from gobelin.games.inventions.heuristics import worth
from support.inventions import Scene


@pytest.mark.parametrize(("time", "counted"), [(1.0, 0), (0.25, 3), (0.0, 4)])
def test_a_private_goal_counts_for_its_owner_as_the_game_goes_by(time: float, counted: float) -> None:
    table = Scene().goals(0, "goal_soc_academics").table  # two academics, two points each
    own, seen = (worth(table, 0, time, is_own=is_own) for is_own in (True, False))
    assert own - seen == pytest.approx(counted)
