"""What an operator does on the command line, beside a server that runs and without one."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner, Result

from gobelin.kernel import Match, Record
from gobelin.server import blocks, listing, orders
from gobelin.server.blocks import BlockError, Blocks
from gobelin.server.config import Config
from gobelin.server.db import MatchRow, OrderRow, ServiceRow
from gobelin.server.listing import NoMatch
from gobelin.server.lock import held
from gobelin.server.opening import opened
from gobelin.server.orders import WAITS, OrderError, order
from gobelin.server.quotas import DAY_S
from gobelin.server.writer import Conflict
from gobelin.terminal.commands import app
from support.server import WebTable, bearer, client_for, config_for

from .test_api import problem


def admin(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["admin", *words, "--data", str(folder)])


def said(folder: Path, *words: str) -> str:
    done = admin(folder, *words)
    assert done.exit_code == 0, (done.output, done.exception)
    return done.output


def closing(socket: WebSocketTestSession) -> int:
    """The code with which a live table is closed, after whatever is said before."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "LOOK_S", 0.05)


@pytest.fixture
def two(tmp_path: Path) -> tuple[str, str]:
    """A match that is over and one that goes on; no server runs."""
    with client_for(config_for(tmp_path)) as client:
        over = WebTable(client, seed="1")
        over.play(random.Random(1))
        going_on = WebTable(client, spectators=True).sit()
        going_on.send(0, "/report", {"note": "odd"})
    return over.id, going_on.id


def test_matches_are_listed_and_shown_without_their_secrets(tmp_path: Path, two: tuple[str, str]) -> None:
    over, going_on = two
    lines = said(tmp_path, "list").splitlines()
    assert {line.split()[0] for line in lines} == {over, going_on}
    (line,) = said(tmp_path, "list", "--state", "finished", "--game", "gauntlet").splitlines()
    assert line.startswith(f"{over}  gauntlet  finished  ")
    (about,) = json.loads(said(tmp_path, "list", "--state", "open", "--json"))
    assert about["id"] == going_on
    assert about["seats"] == ["Person 0", "Person 1"]
    assert said(tmp_path, "list", "--idle", "1") == ""
    assert len(said(tmp_path, "list", "--most", "1").splitlines()) == 1
    shown = json.loads(said(tmp_path, "show", going_on, "--json"))
    assert shown["reports"] == 1
    assert "seed" not in shown
    assert "reports: 1" in said(tmp_path, "show", going_on)
    for words in (["list", "--state", "sleeping"], ["list", "--game", "chess"], ["show", "0" * 16], ["export", "x"]):
        assert isinstance(admin(tmp_path, *words).exception, NoMatch), words


def test_an_exported_match_is_its_record(tmp_path: Path, two: tuple[str, str]) -> None:
    over, _ = two
    file = tmp_path / "match.json"
    said(tmp_path, "export", over, str(file))
    assert file.stat().st_mode & 0o077 == 0
    record = Record.from_json(file.read_bytes())
    assert Match.replay(record).result is not None
    assert Record.from_json(said(tmp_path, "export", over).encode()) == record
    assert "exists already" in str(admin(tmp_path, "export", over, str(file)).exception)


def test_without_a_server_orders_are_carried_out_at_once(tmp_path: Path, two: tuple[str, str]) -> None:
    over, going_on = two
    assert said(tmp_path, "abandon", going_on, "--yes") == f"{going_on}  abandoned\n"
    again = admin(tmp_path, "abandon", going_on, over, "--yes", "--json")
    assert again.exit_code == 1
    assert json.loads(again.output) == {going_on: "was abandoned already", over: "was finished already"}
    refused = CliRunner().invoke(app, ["admin", "delete", over, "--data", str(tmp_path)], input="n\n")
    assert refused.exit_code == 1
    assert len(said(tmp_path, "list").splitlines()) == 2
    assert said(tmp_path, "delete", over, "--yes") == f"{over}  deleted\n"
    assert said(tmp_path, "list", "--state", "finished") == ""
    assert "there is no such match" in admin(tmp_path, "delete", over, "--yes").output
    assert isinstance(admin(tmp_path, "delete", "../x", "--yes").exception, OrderError)
    with client_for(config_for(tmp_path)) as client:
        shown = client.get(f"/api/matches/{going_on}").json()
        assert shown["state"] == "abandoned"
        assert shown["asks"] == []


def test_old_matches_are_pruned(tmp_path: Path, two: tuple[str, str]) -> None:
    over, going_on = two
    assert "--over" in str(admin(tmp_path, "prune").exception)
    assert said(tmp_path, "prune", "--over", "1") == "no match is that old\n"
    assert said(tmp_path, "prune", "--over", "0", "--dry-run") == f"{over}\n"
    assert said(tmp_path, "prune", "--over", "0", "--yes") == f"{over}  deleted\n"
    assert said(tmp_path, "prune", "--idle", "0", "--yes") == f"{going_on}  deleted\n"


def days_of_service(folder: Path, days: int, touched: str) -> None:
    """The table has been served for so long; a match was touched just now, and no other for as long."""
    with opened(config_for(folder).database) as engine, engine.begin() as connection:
        connection.execute(update(ServiceRow).values(seconds=days * DAY_S))
        connection.execute(update(MatchRow).values(touched=0.0))
        connection.execute(update(MatchRow).where(MatchRow.id == touched).values(touched=days * DAY_S))


def test_new_matches_do_not_hide_old_ones_from_pruning(
    tmp_path: Path, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    over, going_on = two
    days_of_service(tmp_path, 10, going_on)
    monkeypatch.setattr(listing, "MOST_LISTED", 1)
    assert said(tmp_path, "prune", "--over", "5", "--dry-run") == f"{over}\n"


def test_an_old_match_that_is_ended_is_kept_as_one_that_is_just_over(tmp_path: Path, two: tuple[str, str]) -> None:
    over, going_on = two
    days_of_service(tmp_path, 10, over)
    said(tmp_path, "abandon", going_on, "--yes")
    assert said(tmp_path, "prune", "--over", "5", "--dry-run") == "no match is that old\n"


@pytest.mark.usefixtures("quick")
def test_an_order_that_fails_once_is_carried_out_the_next_time(
    tmp_path: Path, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, going_on = two
    url, carry_out = config_for(tmp_path).database, orders.carry_out
    failed: list[str] = []

    def once(connection: Connection, what: str, match_id: str) -> str:
        if not failed:
            failed.append(match_id)
            raise Conflict("somebody else has written there")
        return carry_out(connection, what, match_id)

    with client_for(config_for(tmp_path)), held(url):
        monkeypatch.setattr(orders, "carry_out", once)
        assert dict(order(url, "delete", [going_on])) == {going_on: "deleted"}
    assert failed == [going_on]


def test_orders_of_long_ago_are_not_kept(tmp_path: Path, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    over, going_on = two
    url = config_for(tmp_path).database
    monkeypatch.setattr(orders, "PATIENCE_S", 0.0)
    with held(url), opened(url) as engine:
        dict(order(url, "abandon", [over]))
        with engine.begin() as connection:
            connection.execute(update(OrderRow).values(answer="deleted", at=0.0))
        dict(order(url, "abandon", [going_on]))
        with engine.connect() as connection:
            assert connection.execute(select(OrderRow.match_id)).scalars().all() == [going_on]


@pytest.mark.usefixtures("quick")
def test_a_server_that_runs_obeys(database: str) -> None:
    with client_for(Config(database=database, bot_processes=0, requests_per_second=0.0)) as client, held(database):
        ended, gone, left = (WebTable(client, seed="1").sit() for _ in range(3))
        with client.websocket_connect(f"{ended.path}/live", headers=ended.link(0)) as socket:
            while socket.receive_json()["type"] != "position":
                pass
            assert dict(order(database, "abandon", [ended.id])) == {ended.id: "abandoned"}
            while (words := socket.receive_json())["type"] != "position" or words["position"]["state"] != "abandoned":
                pass
        problem(ended.move(0, ["pass"], seq=ended.get(0)["seq"]), 409, "not-running")
        with client.websocket_connect(f"{gone.path}/live", headers=gone.link(0)) as socket:
            assert dict(order(database, "delete", [gone.id, "0" * 16])) == {
                gone.id: "deleted",
                "0" * 16: "there is no such match",
            }
            assert closing(socket) == 4404
        problem(gone.send(0, "", method="GET"), 404, "not-found")
        assert left.move(0).status_code == 200


def test_an_order_waits_for_a_server(tmp_path: Path, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    _, going_on = two
    url = config_for(tmp_path).database
    monkeypatch.setattr(orders, "PATIENCE_S", 0.2)
    with held(url):
        assert dict(order(url, "delete", [going_on])) == {going_on: WAITS}
    with client_for(config_for(tmp_path)) as client:
        for _ in range(200):
            if client.get(f"/api/matches/{going_on}").status_code == 404:
                break
            threading.Event().wait(0.05)
        assert client.get(f"/api/matches/{going_on}").status_code == 404


@pytest.mark.usefixtures("quick")
def test_whoever_is_shut_out_gets_no_answer_and_loses_live_tables(tmp_path: Path) -> None:
    config = config_for(tmp_path)
    with client_for(config) as client:
        table = WebTable(client)
        client._transport.client = ("203.0.113.9", 1)
        assert client.get("/api/games").status_code == 200
        with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
            assert "is shut out" in said(tmp_path, "block", "203.0.113.9/24", "--note", "rude")
            assert closing(socket) == 4403
        problem(client.get("/api/games"), 403, "blocked")
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"{table.path}/live", headers=bearer(table.tokens[0])),
        ):
            pass
        assert said(tmp_path, "blocks").startswith("203.0.113.0/24  ")
        assert [about["note"] for about in json.loads(said(tmp_path, "blocks", "--json"))] == ["rude"]
        said(tmp_path, "unblock", "203.0.113.0/24")
        for _ in range(200):
            if client.get("/api/games").status_code == 200:
                break
            threading.Event().wait(0.02)
        assert client.get("/api/games").status_code == 200


NETWORKS = [
    ("203.0.113.7", "203.0.113.7", True),
    ("203.0.113.7", "203.0.113.0/24", True),
    ("203.0.114.7", "203.0.113.0/24", False),
    ("2001:db8:1:2::/64", "2001:db8::/32", True),
    ("2001:db8:1:2::/64", "203.0.113.0/24", False),
    ("2001:db8:1:2::/64", "2001:db8:1:3::/64", False),
    ("2001:db8:1:2::/64", "::/0", True),
    ("testclient", "0.0.0.0/0", False),
]


@pytest.mark.parametrize(("client", "network", "shut_out"), NETWORKS)
def test_networks_shut_out_their_addresses(client: str, network: str, shut_out: bool) -> None:
    known = Blocks()
    assert not known.holds(client)
    assert known.set([network])
    assert not known.set([network])
    assert known.holds(client) is shut_out
    known.set([])
    assert not known.holds(client)


def test_what_cannot_be_shut_out_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client_for(config_for(tmp_path)):
        pass
    for words, why in [
        (["block", "everybody"], "neither an address"),
        (["block", "10.0.0.1", "--note", "x" * 300], "200 letters"),
        (["unblock", "10.0.0.1"], "is not shut out"),
    ]:
        error = admin(tmp_path, *words).exception
        assert isinstance(error, BlockError)
        assert why in str(error)
    assert said(tmp_path, "block", "2001:db8:1:2:3::4").startswith("2001:db8:1:2::/64 ")
    assert said(tmp_path, "block", "::ffff:203.0.113.7").startswith("203.0.113.7/32")
    assert said(tmp_path, "unblock", "203.0.113.7").startswith("203.0.113.7")
    monkeypatch.setattr(blocks, "MOST_BLOCKS", 1)
    assert "shut out already" in str(admin(tmp_path, "block", "10.0.0.1").exception)
