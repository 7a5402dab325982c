"""Links and names: whoever sits down has a link of their own, and a name of their own."""

from __future__ import annotations

import random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from gobelin.server import seating
from gobelin.server.names import alike, checked_name
from gobelin.server.security import new_token
from support.server import WebTable, bearer, checked

from .test_api import problem


def closed(socket: WebSocketTestSession) -> int:
    """The code with which a socket is closed, whatever comes before."""
    while (said := socket.receive())["type"] != "websocket.close":
        pass
    return int(said["code"])


def test_whoever_sits_down_has_a_link_that_the_host_has_not_seen(client: TestClient) -> None:
    table = WebTable(client)
    first = table.tokens[1]
    with client.websocket_connect(f"{table.path}/live", headers=bearer(first)) as peeping:
        assert peeping.receive_json()["position"]["seat"] == 1
        answer = table.send(1, "/claim", {"name": "Ben"}).json()
        assert answer["token"] == table.tokens[1] != first
        checked({key: value for key, value in answer.items() if key != "token"})
        assert closed(peeping) == 4401
    for where in ("", "/replay?at=0"):
        problem(client.get(table.path + where, headers=bearer(first)), 403, "forbidden")
    problem(client.post(f"{table.path}/enter", json={"token": first}), 403, "bad-link")
    assert client.get("/api/matches", headers=bearer(first)).json() == []
    assert table.get(1)["seat"] == 1
    kept = table.tokens[1]
    assert table.send(1, "/claim", {"name": "Benjamin"}).json()["token"] is None  # a new name is no new link
    assert table.tokens[1] == kept
    table.play(random.Random(1), 3)


def test_a_link_of_ones_own_choice_is_good_even_if_the_answer_is_lost(client: TestClient) -> None:
    table, token = WebTable(client), new_token()
    old = table.link(1)
    answer = client.post(f"{table.path}/claim", json={"name": "Ben", "token": token}, headers=old)
    assert answer.json()["token"] == token
    again = client.post(f"{table.path}/claim", json={"name": "Ben", "token": new_token()}, headers=bearer(token))
    assert (again.status_code, again.json()["token"]) == (200, None)
    other = WebTable(client)
    for taken in (table.host, other.host, "short"):
        problem(other.send(0, "/claim", {"name": "Ada", "token": taken}), 422, "invalid")
    assert other.get(0)["players"][0]["claimed"] is False


def test_the_second_device_comes_by_the_link_of_the_own_table(client: TestClient) -> None:
    table = WebTable(client)
    before = client.get(f"{table.path}/qr", headers=table.link(0)).content
    table.send(0, "/claim", {"name": "Ada"})
    after = client.get(f"{table.path}/qr", headers=table.link(0))
    assert after.status_code == 200
    assert after.content != before
    entered = client.post(f"{table.path}/enter", json={"token": table.tokens[0]}).json()
    assert entered["seats"] == [0]


def test_everybody_sees_that_a_link_was_issued_anew(client: TestClient) -> None:
    table = WebTable(client)
    for seat, name in enumerate(("Ada", "Ben")):
        table.send(seat, "/claim", {"name": name})
    with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
        assert [player["reissued"] for player in socket.receive_json()["position"]["players"]] == [0, 0]
        link = table.send(None, "/seats/1/reissue").json()["token"]
        heard: dict[str, Any] = {}
        while not heard or heard["players"][1]["reissued"] == 0:
            heard = socket.receive_json()["position"]
        assert [player["reissued"] for player in heard["players"]] == [0, 1]
        assert [player["claimed"] for player in heard["players"]] == [True, False]
    table.tokens[1] = link
    assert table.send(1, "/claim", {"name": "Ben"}).json()["token"] != link  # the host has seen that one
    assert table.get(0)["players"][1]["reissued"] == 1


@pytest.mark.parametrize(
    "name",
    [
        "\u202eadA",
        "A\u200bda",
        "\u2066Ada",
        "\u00ad",
        "A\u3164",
        "\u2800",
        "\ufeffAda",
        "\u0301",
        "\ue000",
    ],
)
def test_a_name_can_be_seen(client: TestClient, name: str) -> None:
    table = WebTable(client)
    problem(table.send(0, "/claim", {"name": name}), 422, "invalid")
    seats = [{"kind": "person", "name": name}, {"kind": "person"}]
    problem(client.post("/api/matches", json={"game": "gauntlet", "seats": seats}), 422, "invalid")


@pytest.mark.parametrize("name", ["Ada", "Zoë", "李小龍", "Ada  L.", "\u2764\ufe0f", "משה", "नमस्ते", "🐢"])
def test_people_have_names_of_all_kinds(name: str) -> None:
    assert alike(checked_name(name)) == alike(name.replace("\ufe0f", ""))
    assert checked_name(f" {name}\n{name}") == f"{checked_name(name)} {checked_name(name)}"


def test_no_two_at_one_table_have_the_same_name(client: TestClient) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "ADA "}]
    problem(client.post("/api/matches", json={"game": "gauntlet", "seats": seats}), 422, "invalid")
    table = WebTable(client)
    table.send(0, "/claim", {"name": "Ada"})
    for name in ("Ada", "ada", "\uff21da", "A d a", "Ada\ufe0f"):
        problem(table.send(1, "/claim", {"name": name}), 409, "name-taken")
    assert table.send(1, "/claim", {"name": "Ben"}).status_code == 200
    assert table.send(0, "/claim", {"name": "ADA"}).status_code == 200  # one's own name is nobody else's


def test_a_seat_has_so_many_names(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_NAMES", 3)
    table = WebTable(client)
    for number in range(3):
        assert table.send(0, "/claim", {"name": f"Ada {number}"}).status_code == 200
    problem(table.send(0, "/claim", {"name": "Ada 3"}), 409, "refused")
    table.tokens[0] = table.send(None, "/seats/0/reissue").json()["token"]
    assert table.send(0, "/claim", {"name": "Ben"}).status_code == 200  # the seat is not burnt for whoever comes next


def test_whoever_plays_without_having_sat_down_has_a_link_that_the_host_has_not_seen(client: TestClient) -> None:
    table, kept = WebTable(client, seed="1"), [new_token() for _ in range(2)]
    seat, *_ = table.asked()
    copy, shown = table.tokens[seat], table.get(seat)
    with client.websocket_connect(f"{table.path}/live", headers=bearer(copy)) as peeping:
        assert peeping.receive_json()["position"]["seat"] == seat
        body = {"seq": shown["seq"], "option": shown["asks"][0]["options"][0], "token": kept[0]}
        moved = client.post(f"{table.path}/moves", json=body, headers=bearer(copy))
        assert moved.json()["token"] == kept[0]
        checked({key: value for key, value in moved.json().items() if key != "token"})
        assert closed(peeping) == 4401
    for where in ("", "/replay?at=0", "/record"):
        problem(client.get(table.path + where, headers=bearer(copy)), 403, "forbidden")
    table.tokens[seat] = kept[0]
    other = table.get(1 - seat)
    assert [player["claimed"] for player in other["players"]] == [number == seat for number in (0, 1)]  # all see it
    assert table.get(seat)["seq"] == shown["seq"] + 1
    seat = 1 - seat
    assert "token" in table.move(seat).json()
    table.play(random.Random(1), 3)
    before = list(table.tokens)
    assert table.send(1, "/claim", {"name": "Ben"}).json()["token"] == table.tokens[1] != before[1]  # a seat taken anew
    before[1] = table.tokens[1]
    assert "token" not in table.move(table.asked()[0]).json()  # they sit
    assert table.tokens == before


def test_a_move_brings_no_link_that_is_one_already_and_none_that_fails(client: TestClient) -> None:
    table, other = WebTable(client, seed="1"), WebTable(client)
    seat, *_ = table.asked()
    shown = table.get(seat)
    body = {"seq": shown["seq"], "option": shown["asks"][0]["options"][0]}
    for taken in (table.host, other.host, "short"):
        problem(table.send(seat, "/moves", {**body, "token": taken}), 422, "invalid")
    problem(table.send(seat, "/moves", {**body, "option": ["nonsense"], "token": new_token()}), 422, "not-offered")
    assert table.get(seat) == shown  # with the first link
    assert table.send(seat, "/moves", body).status_code == 200


def test_who_has_not_sat_down_gives_no_answers_in_advance(client: TestClient) -> None:
    table = WebTable(client, seed="1")
    seat, *_ = table.asked()
    shown = table.get(seat)
    ask = shown["asks"][0]
    body = {"seq": shown["seq"], "topic": ask["topic"], "option": ask["options"][0]}
    problem(table.send(seat, "/standing", body), 409, "refused")
    table.send(seat, "/claim", {"name": "Ada"})
    assert table.send(seat, "/standing", {**body, "seq": table.get(seat)["seq"]}).status_code == 200


def test_who_plays_alone_has_nobody_to_hide_from(client: TestClient) -> None:
    table = WebTable(client, ["person"], "imperial-settlers")
    before = list(table.tokens)
    answer = table.move(0)
    assert answer.status_code == 200
    assert "token" not in answer.json()
    assert table.tokens == before
