"""The bench of the server, with tiny numbers: every promised figure is there, and no move is lost."""

import json
import sqlite3
from dataclasses import asdict
from pathlib import Path

from gobelin.server.config import FILE
from tools import bench_server

FIGURES = [
    "matches",
    "sockets",
    "moves_per_second",
    "p50_ms",
    "p99_ms",
    "lost_moves",
    "kib_per_idle_match",
    "cold_open_p99_ms",
]


def test_the_bench_of_the_server_has_every_promised_figure() -> None:
    measured = bench_server.measure(bench_server.Effort(matches=3, rate=10, seconds=2, cold=2, games=1))
    figures = asdict(measured.figures)
    assert list(figures) == FIGURES == list(bench_server.GOALS)
    assert (figures["matches"], figures["sockets"], figures["lost_moves"]) == (3, 6, 0)
    assert all(figures[name] > 0 for name in ("moves_per_second", "p50_ms", "p99_ms", "cold_open_p99_ms"))
    assert not [remark for remark in measured.remarks if "refused" in remark]
    assert json.loads(json.dumps(figures)) == figures


def test_a_move_that_is_not_in_the_database_as_it_was_made_is_lost(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("CREATE TABLE log (match_id, seq, kind, payload)")
        entries = '{"entries":[[0,"draft",["keep","idol"],"person"]]}'
        connection.execute("INSERT INTO log VALUES ('a', 1, 'move', ?)", [entries])
    kept = bench_server.Acknowledged("a", 1, 0, ["keep", "idol"])
    other, missing = kept._replace(option=["keep", "rope"]), kept._replace(seq=2)
    assert bench_server.count_lost(tmp_path, [kept]) == 0
    assert bench_server.count_lost(tmp_path, [kept, other, missing]) == 2


def test_a_match_is_played_on_only_from_its_newest_position() -> None:
    shown, question = bench_server.Shown, bench_server.Question
    game = bench_server.Game("a", ["x", "y"])
    game.hear(shown(4, 0, [question(0, [["pass"]])]))
    assert game.is_ready
    game.hear(shown(5, 1, [question(0)]))
    assert not game.is_ready
    game.hear(shown(4, 0, [question(0, [["pass"]])]))
    assert not game.is_ready
    game.hear(shown(5, 0, [question(0, [["build", "com014"]])]))
    assert game.is_ready
