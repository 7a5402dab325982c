"""The bench of the server, with tiny numbers: every promised figure is there, and no move is lost."""

import json
import sqlite3
from dataclasses import asdict
from pathlib import Path

import msgspec
import pytest

from gobelin.server.config import FILE
from tools import attacker, bench_attack, bench_finished, bench_load, bench_server

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


@pytest.mark.parametrize(("kind", "answer"), [("idle", "opened"), ("sockets", "201"), ("undo", "201")])
def test_a_bench_under_attack_says_what_players_and_attacker_have_noticed(kind: str, answer: str) -> None:
    effort = bench_server.Effort(matches=3, rate=10, seconds=2, cold=0, games=0)
    figures, remarks = bench_server.measure_attacked(kind, effort)
    assert (figures.refused_moves, figures.lost_moves) == (0, 0)
    assert 0 < figures.p50_ms <= figures.p99_ms <= figures.max_ms
    assert 0 <= figures.block_before_ms <= figures.longest_block_ms
    assert figures.answered[answer] > 0
    assert set(bench_server.GOALS_ATTACKED) < set(asdict(figures))
    assert remarks


def test_every_attack_says_what_it_does() -> None:
    assert len(bench_attack.KINDS) == 11
    assert all(kind.__doc__ for kind in bench_attack.KINDS.values())


def test_requests_of_an_attacker_are_whole() -> None:
    head, _, body = attacker.request("POST", "/api/matches", b"{}", "secret").partition(b"\r\n\r\n")
    assert (head.splitlines()[0], body) == (b"POST /api/matches HTTP/1.1", b"{}")
    assert {b"Content-Length: 2", b"Authorization: Bearer secret"} < set(head.splitlines())
    assert len(bench_attack.LISTS) < 2 * 1024 * 1024
    assert msgspec.json.decode(bench_attack.LISTS)[0] == []


def test_the_memory_of_a_server_is_read_while_matches_end() -> None:
    grown = bench_finished.bring_to_an_end(20)
    assert [at for at, _ in grown.readings] == list(range(2, 21, 2))
    assert all(kib > 0 for _, kib in grown.readings)


def test_only_the_second_half_counts_as_growth() -> None:
    grown = bench_finished.Grown([(1000, 50_000), (2000, 90_000), (3000, 90_100), (4000, 90_200)])
    assert grown.kib_per_match == pytest.approx(0.1)


def test_a_move_that_is_not_in_the_database_as_it_was_made_is_lost(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("CREATE TABLE log (match_id, seq, kind, payload)")
        entries = '{"entries":[[0,"draft",["keep","idol"],"person"]]}'
        connection.execute("INSERT INTO log VALUES ('a', 1, 'move', ?)", [entries])
    kept = bench_load.Acknowledged("a", 1, 0, ["keep", "idol"])
    other, missing = kept._replace(option=["keep", "rope"]), kept._replace(seq=2)
    assert bench_load.count_lost(tmp_path, [kept]) == 0
    assert bench_load.count_lost(tmp_path, [kept, other, missing]) == 2


def test_a_match_is_played_on_only_from_its_newest_position() -> None:
    shown, question = bench_load.Shown, bench_load.Question
    game = bench_load.Game("a", ["x", "y"])
    game.hear(shown(4, 0, [question(0, [["pass"]])]))
    assert game.is_ready
    game.hear(shown(5, 1, [question(0)]))
    assert not game.is_ready
    game.hear(shown(4, 0, [question(0, [["pass"]])]))
    assert not game.is_ready
    game.hear(shown(5, 0, [question(0, [["build", "com014"]])]))
    assert game.is_ready
