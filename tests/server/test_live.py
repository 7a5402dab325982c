from __future__ import annotations

import random
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from gobelin.server import live
from support.server import WebTable, checked, client_for, config_for


def test_every_change_reaches_every_socket_with_its_own_view(client: TestClient) -> None:
    table, rng = WebTable(client, seed="1").sit(), random.Random(1)
    with (
        client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as mine,
        client.websocket_connect(f"{table.path}/live") as theirs,
    ):
        theirs.send_json({"token": table.tokens[1]})
        known = {0: mine.receive_json()["position"]["log"], 1: theirs.receive_json()["position"]["log"]}
        for _ in range(8):
            table.play(rng, 1)
            for seat, socket in enumerate((mine, theirs)):
                whole = table.get(seat)
                while (shown := checked(socket.receive_json()["position"]))["seq"] < whole["seq"]:
                    known[seat] = [e for e in known[seat] if e["at"] < shown["log_from"]] + shown["log"]
                known[seat] = [e for e in known[seat] if e["at"] < shown["log_from"]] + shown["log"]
                assert (shown["seat"], shown["view"], shown["asks"]) == (seat, whole["view"], whole["asks"])
                assert known[seat] == whole["log"]
                assert [p["present"] for p in shown["players"]] == [True, True]
        mine.send_json({"type": "ping"})
        assert mine.receive_json() == {"type": "pong"}
    table.wait(lambda position: not any(player["present"] for player in position["players"]))


def test_a_socket_is_not_sent_every_position_of_a_flood(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table, pace_s, heard = WebTable(client), 1.0, 1
    monkeypatch.setattr(live, "PACE_S", pace_s)
    began = time.monotonic()
    with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
        socket.receive_json()
        for number in range(30):
            table.send(None, "", {"hints": bool(number % 2)}, "PATCH")
        last = table.get(0)["seq"]
        while socket.receive_json()["position"]["seq"] < last:
            heard += 1
        assert heard <= 2 + (time.monotonic() - began) / pace_s


def test_a_position_after_a_pause_is_sent_at_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = WebTable(client).sit()
    monkeypatch.setattr(live, "PACE_S", 0.0)
    with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
        socket.receive_json()
        monkeypatch.setattr(live, "PACE_S", 3600.0)
        moved = table.move(table.asked()[0]).json()
        assert socket.receive_json()["position"]["seq"] == moved["seq"]


def test_who_comes_and_goes_is_announced_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table, told = WebTable(client), list[Any]()
    app: Any = client.app
    monkeypatch.setattr(app.state.hub, "announce", told.append)
    monkeypatch.setattr(live, "PACE_S", 3600.0)
    for _ in range(5):
        with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
            socket.receive_json()
    table.wait(lambda position: not any(player["present"] for player in position["players"]))
    assert told == []
    app.state.hub._announce_changed()
    assert told == [{"match": table.id, "present": []}]


def test_a_browser_with_the_links_of_two_seats_says_which_it_means(client: TestClient) -> None:
    table = WebTable(client)
    for seat in (0, 1):
        with client.websocket_connect(f"{table.path}/live?seat={seat}") as socket:
            socket.send_json({"token": f"{table.tokens[0]}.{table.tokens[1]}"})
            assert socket.receive_json()["position"]["seat"] == seat


def test_a_reader_who_comes_back_gets_what_came_since(client: TestClient) -> None:
    table = WebTable(client, seed="1")
    table.play(random.Random(1), 5)
    with client.websocket_connect(f"{table.path}/live?since=3", headers=table.link(0)) as socket:
        shown = socket.receive_json()["position"]
        assert shown["log"] == table.get(0, since=3)["log"]


def test_thinking_is_told(client: TestClient) -> None:
    table = WebTable(client, ["person", "random"], seed="1")
    with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
        socket.receive_json()
        table.play(random.Random(1), 4)
        while socket.receive_json() != {"type": "thinking", "seat": 1}:
            pass


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"token": "x" * 43}, 4401),
        ({"token": "short"}, 4401),
        ({"token": 7}, 4400),
        ({"token": None}, 4403),
        ({"key": "x"}, 4400),
        ("nonsense", 4400),
        ({"token": "x" * 5000}, 4400),
    ],
)
def test_a_bad_greeting_is_sent_away(client: TestClient, first: object, code: int) -> None:
    table = WebTable(client)
    with client.websocket_connect(f"{table.path}/live") as socket:
        if isinstance(first, str):
            socket.send_text(first)
        else:
            socket.send_json(first)
        assert socket.receive()["code"] == code


def test_nonsense_and_floods_end_the_connection(client: TestClient) -> None:
    table = WebTable(client)
    for words in ("[]", '{"type": 3}', "x" * 5000):
        with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
            socket.receive_json()
            socket.send_text(words)
            while (message := socket.receive())["type"] != "websocket.close":
                pass
            assert message["code"] == 4400
    with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
        for _ in range(60):
            socket.send_text('{"type":"ping"}')
        while (message := socket.receive())["type"] != "websocket.close":
            pass
        assert message["code"] == 4429


def test_sockets_from_other_sites_are_refused(client: TestClient) -> None:
    table = WebTable(client)
    headers = {**table.link(0), "Origin": "https://elsewhere.example"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"{table.path}/live", headers=headers):
        pass
    with client.websocket_connect("/api/matches/0123456789abcdef/live", headers=table.link(0)) as socket:
        assert socket.receive()["code"] == 4404


def watch(stack: ExitStack, client: TestClient, table: WebTable, seat: int | None = None) -> Any:
    """Connect a seat (None: a spectator) and return the first thing that it hears."""
    headers = {} if seat is None else table.link(seat)
    socket = stack.enter_context(client.websocket_connect(f"{table.path}/live", headers=headers))
    if seat is None:
        socket.send_json({})
    return socket.receive()


def test_spectators_never_take_the_places_of_seats(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, sockets_per_match=2, sockets_per_seat=1)) as client:
        table = WebTable(client, spectators=True)
        with ExitStack() as stack:
            for _ in range(2):
                assert "text" in watch(stack, client, table)
            assert watch(stack, client, table)["code"] == 4429
            for seat in (0, 1):
                assert "text" in watch(stack, client, table, seat)
                assert watch(stack, client, table, seat)["code"] == 4429
        table.wait(lambda position: not any(player["present"] for player in position["players"]))
        with ExitStack() as stack:
            assert "text" in watch(stack, client, table, 0)


def test_one_address_cannot_fill_the_places_of_spectators(tmp_path: Path) -> None:
    config = config_for(tmp_path, sockets_per_match=3, sockets_per_client=2)
    with client_for(config) as client, ExitStack() as stack:
        table = WebTable(client, spectators=True)
        for _ in range(2):
            assert "text" in watch(stack, client, table)
        assert watch(stack, client, table)["code"] == 4429
        elsewhere = TestClient(client.app, "http://testserver", client=("192.0.2.7", 50000))
        elsewhere.portal = client.portal  # the same server, not one more
        assert "text" in watch(stack, elsewhere, table)
        assert watch(stack, elsewhere, table)["code"] == 4429


def test_closing_the_match_to_spectators_sends_them_away(client: TestClient) -> None:
    table = WebTable(client, spectators=True)
    with client.websocket_connect(f"{table.path}/live") as socket:
        socket.send_json({"token": None})
        assert socket.receive_json()["position"]["seat"] is None
        table.send(None, "", {"spectators": False}, "PATCH")
        assert socket.receive()["code"] == 4403


def test_a_socket_that_says_nothing_is_sent_away(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.live.GREETING_S", 0.01)
    with client.websocket_connect(f"{WebTable(client).path}/live") as socket:
        assert socket.receive()["code"] == 4408


def test_a_socket_whose_match_cannot_be_read_is_closed_to_come_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = WebTable(client)

    def faulty(*words: object) -> bytes:
        raise OSError("the disk is gone")

    with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
        socket.receive_json()
        monkeypatch.setattr("gobelin.server.match_sessions.MatchSessions.position", faulty)
        client.post(f"{table.path}/claim", json={"name": "Ada"}, headers=table.link(1))
        assert socket.receive()["code"] == 4500
