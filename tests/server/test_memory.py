"""When everything is searched for cycles that nobody reaches."""

from __future__ import annotations

import pytest

from gobelin.server.memory import LATEST_S, TIDY_S, is_due


@pytest.mark.parametrize(
    ("since_s", "is_quiet", "due"),
    [(TIDY_S - 1, True, False), (TIDY_S, True, True), (TIDY_S, False, False), (LATEST_S, False, True)],
)
def test_a_full_search_waits_for_a_quiet_moment_but_not_for_ever(since_s: float, is_quiet: bool, due: bool) -> None:
    assert is_due(since_s, is_quiet) == due
