"""Figures in the form that Prometheus reads."""

from __future__ import annotations

import random
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from support.server import WebTable, bearer, client_for, config_for

from .test_api import problem

TOKEN = "a token of the operator"


def figures(client: TestClient) -> dict[tuple[str, ...], float]:
    """Every sample by its name and labels."""
    answer = client.get("/metrics", headers=bearer(TOKEN))
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_figures_follow_what_is_played(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, metrics_token=TOKEN)) as client:
        before = figures(client)
        table = WebTable(client, seed="1")
        with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
            socket.receive_json()
            assert figures(client)["gobelin_sockets",] == 1
        moves = table.play(random.Random(1))
        WebTable(client)
        table.send(0, "/report", {"note": "odd"})
        after = figures(client)
    assert after["gobelin_matches", "finished"] == 1
    assert after["gobelin_matches", "open"] == 1
    assert after["gobelin_matches_in_memory",] == 2
    assert after["gobelin_reports",] == 1

    def grown(*name: str) -> float:
        return after[name] - before.get(name, 0.0)

    assert grown("gobelin_log_rows_total", "move", "person") == moves
    assert grown("gobelin_request_seconds_count", "POST", "/api/matches/{match_id}/moves", "200") == moves
    assert grown("gobelin_write_seconds_count") >= moves
    assert after["gobelin_queue", "bots"] == 0


def test_the_routes_that_are_counted_are_few_whatever_is_asked_for(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, metrics_token=TOKEN)) as client:
        client.get("/api/games")
        before = len(figures(client))
        for number in range(30):
            client.get(f"/nowhere/{number}")
            client.request("BREW", f"/api/matches/{number:016x}")
        assert len(figures(client)) < before + 60


def test_only_whoever_has_the_token_reads_figures(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        problem(client.get("/metrics", headers=bearer("")), 404, "not-found")
    with client_for(config_for(tmp_path, metrics_token=TOKEN)) as client:
        for headers in ({}, bearer("another"), {"Authorization": TOKEN}):
            problem(client.get("/metrics", headers=headers), 401, "bad-link")
