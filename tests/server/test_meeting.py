"""Guests choose their seats: by one invitation for all, or from the lobby."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from gobelin.server import meeting
from gobelin.server.config import Config
from support.server import WebTable, bearer, client_for

from .test_api import problem


def begun(client: TestClient, access: str = "public", names: tuple[str, ...] = ("Ada", "", "")) -> dict[str, Any]:
    """A match with a chair for each name; those without one are for guests."""
    seats = [{"kind": "person", **({"name": name} if name else {})} for name in names]
    answer = client.post("/api/matches", json={"game": "gauntlet", "seats": seats, "access": access})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def join(client: TestClient, made: dict[str, Any], name: str, **more: Any) -> Any:
    token = more.pop("link", made["invite_token"])
    return client.post(f"/api/matches/{made['id']}/join", json={"name": name, **more}, headers=bearer(token))


def test_guests_take_free_seats_with_one_invitation(client: TestClient) -> None:
    made = begun(client, "invited")
    path = f"/api/matches/{made['id']}"
    shown = client.get(f"{path}/invitation", headers=bearer(made["invite_token"])).json()
    assert shown["free"] == [1, 2]
    assert [player["name"] for player in shown["players"]] == ["Ada", "", ""]
    sat = join(client, made, "Bob", seat=2).json()
    assert sat["seat"] == 2
    assert client.get(path, headers=bearer(sat["token"])).json()["seat"] == 2
    problem(join(client, made, "Eve", seat=2), 409, "refused")
    problem(join(client, made, "Eve", seat=0), 409, "refused")  # Ada's name is on it
    problem(join(client, made, "bob"), 409, "name-taken")
    assert join(client, made, "Cem").json()["seat"] == 1
    problem(join(client, made, "Eve"), 409, "refused")
    # The first links of these seats, which the host has had, are void.
    old = made["seats"][2]["token"]
    problem(client.post(f"{path}/enter", json={"token": old}), 403, "bad-link")


def test_an_invitation_alone_shows_no_hand_and_plays_nothing(client: TestClient) -> None:
    made = begun(client, "invited")
    path, invited = f"/api/matches/{made['id']}", bearer(made["invite_token"])
    entered = client.post(f"{path}/enter", json={"token": made["invite_token"]}).json()
    assert (entered["invited"], entered["host"], entered["seats"]) == (True, False, [])
    problem(client.get(path, headers=invited), 403, "forbidden")
    problem(client.post(f"{path}/moves", json={"seq": 0, "option": ["pass"]}, headers=invited), 403, "forbidden")
    problem(client.post(f"{path}/chat", json={"text": "hi"}, headers=invited), 403, "forbidden")
    problem(client.post(f"{path}/abandon", json={}, headers=invited), 403, "forbidden")


def test_public_tables_are_listed_until_they_are_full(client: TestClient) -> None:
    hidden, shown = begun(client, "invited"), begun(client, "public", ("Ada", ""))
    (table,) = client.get("/api/tables").json()
    assert (table["id"], table["free"], table["game"]) == (shown["id"], [1], "gauntlet")
    sat = join(client, shown, "Bob", link=None, token="b" * 43).json()
    assert sat["token"] == "b" * 43
    assert client.get("/api/tables").json() == []
    problem(join(client, hidden, "Bob", link=None), 403, "forbidden")
    problem(join(client, hidden, "Bob", link=shown["invite_token"]), 403, "forbidden")


def test_a_host_opens_and_closes_a_table_and_empties_a_seat(client: TestClient) -> None:
    made = begun(client, "invited", ("Ada", ""))
    path, host = f"/api/matches/{made['id']}", bearer(made["host_token"])
    assert client.patch(path, json={"access": "public"}, headers=host).status_code == 200
    assert len(client.get("/api/tables").json()) == 1
    left = join(client, made, "Bob").json()["token"]
    assert client.post(f"{path}/seats/1/reissue", json={}, headers=host).status_code == 200
    problem(client.post(f"{path}/enter", json={"token": left}), 403, "bad-link")
    assert [table["free"] for table in client.get("/api/tables").json()] == [[1]]
    assert client.patch(path, json={"access": "invited"}, headers=host).status_code == 200
    assert client.get("/api/tables").json() == []
    assert join(client, made, "Bob").status_code == 200
    linked = WebTable(client)
    answer = client.patch(linked.path, json={"access": "public"}, headers=linked.link(None))
    problem(answer, 409, "refused")


def test_a_table_without_room_for_guests_is_not_opened(client: TestClient) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    answer = client.post("/api/matches", json={"game": "gauntlet", "seats": seats, "access": "public"})
    problem(answer, 422, "invalid")
    linked = WebTable(client)
    assert linked.made["invite_token"] is None
    problem(client.get(f"{linked.path}/invitation", headers=linked.link(0)), 403, "forbidden")


def test_full_tables_push_none_out_of_the_lobby(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meeting, "MOST_LISTED", 1)
    free, full = begun(client), begun(client, names=("Ada", ""))
    assert join(client, full, "Bob").status_code == 200
    assert [table["id"] for table in client.get("/api/tables").json()] == [free["id"]]


def test_nobody_fills_the_lobby_alone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meeting, "MOST_LISTED", 2)
    with client_for(Config(database=database, bot_processes=0, requests_per_second=0.0)) as client:
        first = begun(client)
        client._transport.client = ("203.0.113.9", 1)
        *_, last = [begun(client) for _ in range(3)]
        assert [table["id"] for table in client.get("/api/tables").json()] == [last["id"], first["id"]]


def test_how_guests_come_is_one_of_two_ways(client: TestClient) -> None:
    made = begun(client, "invited")
    changed = client.patch(f"/api/matches/{made['id']}", json={"access": None}, headers=bearer(made["host_token"]))
    problem(changed, 422, "invalid")


def test_who_is_only_invited_has_no_match_there(client: TestClient) -> None:
    made = begun(client, "invited")
    assert client.get("/api/matches", headers=bearer(made["invite_token"])).json() == []
    assert len(client.get("/api/matches", headers=bearer(made["host_token"])).json()) == 1


def test_nobody_sits_down_at_a_match_that_is_over(client: TestClient) -> None:
    made = begun(client)
    host = bearer(made["host_token"])
    assert client.post(f"/api/matches/{made['id']}/abandon", json={}, headers=host).status_code == 200
    assert client.get("/api/tables").json() == []
    problem(join(client, made, "Bob"), 409, "not-running")


def test_tables_that_nobody_has_touched_for_long_are_not_listed(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(client)
    monkeypatch.setattr(meeting, "LISTED_S", -1.0)
    assert client.get("/api/tables").json() == []


def test_an_invitation_is_drawn_as_a_code(client: TestClient) -> None:
    made = begun(client)
    code = client.get(f"/api/matches/{made['id']}/qr", headers=bearer(made["invite_token"]))
    assert code.headers["content-type"] == "image/svg+xml"
    own = client.get(f"/api/matches/{made['id']}/qr", headers=bearer(made["seats"][0]["token"]))
    assert own.content != code.content
    problem(client.get(f"/api/matches/{made['id']}/qr", headers=bearer(made["host_token"])), 403, "forbidden")
