"""What matches leave behind when they are let go of, and when everything is searched for what nobody reaches."""

from __future__ import annotations

import gc
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest

from gobelin.server.memory import GROWN, LATEST_S, SOONEST_S, TIDY_S, is_due, resident, search, sweep
from support.server import WebTable, client_for, config_for


@pytest.mark.parametrize(
    ("since_s", "is_quiet", "grown", "due"),
    [
        (TIDY_S - 1, True, 0, False),
        (TIDY_S, True, 0, True),
        (TIDY_S, False, 0, False),
        (LATEST_S, False, 0, True),
        (SOONEST_S, False, GROWN, True),
        (SOONEST_S - 1, False, GROWN, False),
        (TIDY_S, False, GROWN - 1, False),
    ],
)
def test_a_full_search_waits_for_a_quiet_moment_but_not_for_ever(
    since_s: float, is_quiet: bool, grown: int, due: bool
) -> None:
    assert is_due(since_s, is_quiet, grown) == due


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_the_size_of_the_process_is_known() -> None:
    before, held = resident(), bytearray(b"x" * 64 * 1024 * 1024)
    assert len(held) / 2 < resident() - before < len(held) * 2


def test_a_match_that_is_let_go_of_is_freed_without_a_search(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, live_matches=2)) as client:
        app: Any = client.app
        gc.collect()
        gc.disable()
        try:
            tables = [WebTable(client, seed=str(number)) for number in range(2)]
            for table in tables:
                table.move(0)
                table.get(1)
            held = [weakref.ref(app.state.tables._tables[table.id].match) for table in tables]
            for number in range(4):
                WebTable(client, seed=str(number)).get(0)
            assert [found() for found in held] == [None, None]
        finally:
            gc.enable()


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


def test_a_sweep_finds_what_is_new_and_a_search_what_was_put_aside() -> None:
    try:
        old = Ring()
        was_old = weakref.ref(old)
        sweep()
        new = Ring()
        was_new = weakref.ref(new)
        del old, new
        sweep()
        assert was_new() is None
        assert was_old() is not None
        search()
        assert was_old() is None
    finally:
        gc.unfreeze()
