from __future__ import annotations

import json
import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from gobelin.conformance import walk
from gobelin.kernel import Match, Record, find_game, game_names
from gobelin.rulebook import Rulebook, read_rulebook
from gobelin.server.answers import GameInfo
from gobelin.server.hosting import DAY_S
from gobelin.server.security import HEADERS
from support.server import WebTable, bearer, client_for, config_for


def problem(answer: Any, status: int, kind: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    body: dict[str, Any] = answer.json()
    assert (body["type"], body["status"]) == (f"urn:gobelin:problem:{kind}", status)
    assert body["title"]
    assert body["detail"]
    return body


def test_health_tells_version_database_and_matches(client: TestClient) -> None:
    WebTable(client)
    health = client.get("/api/health").json()
    assert (health["status"], health["database"], health["matches"]) == ("ok", "sqlite", 1)


def test_games_tell_settings_bots_and_words(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert set(games) == set(game_names())
    gauntlet = games["gauntlet"]
    msgspec.convert(gauntlet, GameInfo)
    assert gauntlet["seats"] == {"min": 2, "max": 4}
    levels = ["easy", "normal", "hard", "master"]
    others = ["random", "prior", "greedy", "policy", "learned", "ismcts", "learned-ismcts", "coward"]
    assert gauntlet["bots"] == [*levels, *others]
    assert gauntlet["verbs"]["keep"] == ["card"]
    assert gauntlet["events"]["scored"] == ["seat", "points", "why"]
    assert "rounds" in str(gauntlet["settings"])


def test_texts_come_with_a_tag_and_are_not_sent_twice(client: TestClient) -> None:
    answer = client.get("/api/games/imperial-settlers/texts/de.ftl")
    assert "option-build" in answer.text
    assert "event-forced" in answer.text
    again = client.get("/api/games/imperial-settlers/texts/de.ftl", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    problem(client.get("/api/games/imperial-settlers/texts/fr.ftl"), 404, "not-found")
    problem(client.get("/api/games/atlas/texts/en.ftl"), 404, "not-found")


def test_components_can_be_looked_up(client: TestClient) -> None:
    assert client.get("/api/games/imperial-settlers/components/com014").json()["kind"]
    assert client.get("/api/games/imperial-settlers/components/nothing").json() == {}
    assert client.get("/api/games/gauntlet/components/torch").json() == {}
    unknown = "?components=" + "0" * 32
    problem(client.get("/api/games/imperial-settlers/components/com014" + unknown), 404, "not-found")
    problem(client.get("/api/games/imperial-settlers/components" + unknown), 404, "not-found")


def test_the_rulebook_comes_in_both_languages_and_only_once(client: TestClient) -> None:
    answer = client.get("/api/games/inventions/rules")
    book = msgspec.json.decode(answer.content, type=Rulebook)
    assert book == read_rulebook(find_game("inventions"))
    again = client.get("/api/games/inventions/rules", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    german = client.get("/api/games/inventions/rules?lang=de").json()
    assert german["language"] == "de"
    assert [chapter["id"] for chapter in german["chapters"]] == [chapter.id for chapter in book.chapters]
    problem(client.get("/api/games/inventions/rules?lang=fr"), 404, "not-found")
    problem(client.get("/api/games/atlas/rules"), 404, "not-found")


def test_a_table_to_look_at_is_drawn_once_and_shows_one_seat(client: TestClient) -> None:
    answer = client.get("/api/games/gauntlet/rules/table")
    sight = answer.json()
    assert (sight["seats"], sight["seat"]) == (3, 0)
    assert sight["view"]
    again = client.get("/api/games/gauntlet/rules/table", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_all_components_come_at_once_and_only_once(client: TestClient) -> None:
    answer = client.get("/api/games/tapestry/components")
    game = find_game("tapestry")
    assert list(answer.json()) == list(game.described)
    assert answer.json()["bakery"] == client.get("/api/games/tapestry/components/bakery").json()
    again = client.get("/api/games/tapestry/components", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/games/gauntlet/components").json() == {}
    problem(client.get("/api/games/atlas/components"), 404, "not-found")


def test_a_match_is_begun_with_a_link_for_every_person(client: TestClient) -> None:
    table = WebTable(client, ["person", "random", "person"])
    assert [token is not None for token in table.tokens] == [True, False, True]
    assert len(table.host) == 43
    assert table.made["link_base"] == f"http://testserver/#/m/{table.id}/"
    position = table.get(0)
    assert (position["seat"], position["chosen_seed"]) == (0, None)
    assert [p["kind"] for p in position["players"]] == ["person", "bot", "person"]


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({}, "game"),
        ({"game": "atlas", "seats": [{"kind": "person"}]}, "atlas"),
        ({"game": "gauntlet", "seats": [{"kind": "person"}]}, "2 to 4 seats"),
        ({"game": "gauntlet", "seats": [{"kind": "cat"}] * 2}, "kind"),
        ({"game": "gauntlet", "seats": [{"kind": "bot"}] * 2}, "name the bot"),
        ({"game": "gauntlet", "seats": [{"kind": "bot", "bot": "oracle"}] * 2}, "oracle"),
        ({"game": "gauntlet", "seats": [{"kind": "person", "bot": "greedy"}] * 2}, "no bot"),
        ({"game": "gauntlet", "seats": [{"kind": "person"}] * 2, "settings": {"rounds": 99}}, "rounds"),
        ({"game": "gauntlet", "seats": [{"kind": "person"}] * 2, "settings": {"weather": 1}}, "weather"),
        ({"game": "gauntlet", "seats": [{"kind": "person"}] * 2, "seed": ""}, "seed"),
        ({"game": "gauntlet", "seats": [{"kind": "person"}] * 2, "seed": "a\u0000b"}, "seed"),
        ({"game": "gauntlet", "seats": [{"kind": "person"}] * 2, "clock_s": 1}, "clock_s"),
        ({"game": "gauntlet", "seats": [{"kind": "person"}] * 2, "weather": 1}, "weather"),
        (
            {"game": "gauntlet", "seats": [{"kind": "person"}] * 2, "components": {"cards.yaml": ""}},
            "custom components",
        ),
    ],
)
def test_a_match_that_does_not_fit_is_refused(client: TestClient, body: dict[str, Any], word: str) -> None:
    assert word in str(problem(client.post("/api/matches", json=body), 422, "invalid"))
    assert client.get("/api/health").json()["matches"] == 0


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 100_000, b'{"game": "\\ud800", "seats": []}'])
def test_what_is_no_json_is_refused(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_chosen_seed_is_shown_to_all_and_any_other_to_nobody(client: TestClient) -> None:
    chosen = WebTable(client, seed="our game", spectators=True)
    assert chosen.get(1)["chosen_seed"] == "our game"
    assert client.get(chosen.path).json()["chosen_seed"] == "our game"
    same = WebTable(client, seed="our game")
    assert same.options(0) == chosen.options(0)


def test_matches_are_listed_for_the_links_of_the_request(client: TestClient) -> None:
    first, second = WebTable(client), WebTable(client)
    assert client.get("/api/matches").json() == []
    (one,) = client.get("/api/matches", headers=first.link(1)).json()
    assert (one["id"], one["my_seats"], one["host"], one["state"]) == (first.id, [1], False, "open")
    assert one["asked"] == first.asked()
    links = f"{first.tokens[0]}.{first.tokens[1]}.{second.host}"
    both = {match["id"]: match for match in client.get("/api/matches", headers=bearer(links)).json()}
    assert [both[table.id]["my_seats"] for table in (first, second)] == [[0, 1], []]
    assert both[second.id]["host"] is True


def test_a_link_tells_what_it_is_good_for_and_no_cookie_is_kept(client: TestClient) -> None:
    table = WebTable(client)
    problem(client.post(f"{table.path}/enter", json={"token": "x" * 43}), 403, "bad-link")
    problem(client.post(f"{table.path}/enter", json={"token": "short"}), 422, "invalid")
    for token, seat, host in ((table.tokens[1], 1, False), (table.host, None, True)):
        answer = client.post(f"{table.path}/enter", json={"token": token}, headers=table.link(0))
        assert answer.json() == {
            "id": table.id,
            "seat": seat,
            "seats": [] if seat is None else [seat],
            "host": host,
            "invited": False,
        }
        assert "set-cookie" not in answer.headers
    cookie = {"Cookie": f"gobelin_{table.id}={table.tokens[0]}; gobelin={table.tokens[0]}"}
    problem(client.get(table.path, headers=cookie), 403, "forbidden")
    assert client.get(table.path, headers={**cookie, **table.link(1)}).json()["seat"] == 1


def test_two_persons_at_one_browser_say_which_seat_they_mean(client: TestClient) -> None:
    table = WebTable(client, seed="1")
    both = bearer(f"{table.tokens[0]}.{table.tokens[1]}")
    for seat in (1, 0):
        assert client.get(table.path, params={"seat": seat}, headers=both).json()["seat"] == seat
    problem(client.get(table.path, params={"seat": 2}, headers=both), 403, "forbidden")
    body = {"seq": 0, "option": table.options(1)[0], "seat": 1}
    assert client.post(f"{table.path}/moves", json=body, headers=both).json()["seat"] == 1
    assert table.asked() == [0]


def test_only_those_with_a_link_see_a_closed_match(client: TestClient) -> None:
    table = WebTable(client)
    problem(client.get(table.path), 403, "forbidden")
    problem(client.get(table.path, headers=bearer("y" * 43)), 403, "forbidden")
    problem(client.get(table.path, headers=table.link(0), params={"seat": 1}), 403, "forbidden")
    problem(client.get("/api/matches/0123456789abcdef"), 404, "not-found")
    problem(client.get("/api/matches/nonsense"), 422, "invalid")
    assert table.get(None)["seat"] is None
    opened = table.send(None, "", {"spectators": True}, "PATCH").json()
    assert opened["spectators"] is True
    position = client.get(table.path).json()
    assert position["seat"] is None
    assert all("options" not in ask for ask in position["asks"])
    assert all(card is None for hand in position["view"]["hands"] for card in hand)


def test_a_move_is_made_once_and_by_whoever_is_asked(client: TestClient) -> None:
    table = WebTable(client, seed="1")
    seat = table.asked()[0]
    before = table.get(seat)
    option = before["asks"][0]["options"][0]
    problem(client.post(f"{table.path}/moves", json={"seq": 0, "option": option}), 403, "forbidden")
    problem(table.send(None, "/moves", {"seq": 0, "option": option}), 403, "forbidden")
    problem(table.send(seat, "/moves", {"seq": 0, "option": ["fly"]}), 422, "not-offered")
    problem(table.send(seat, "/moves", {"seq": 0, "option": []}), 422, "invalid")
    problem(table.send(seat, "/moves", {"seq": 0, "option": [["keep"]]}), 422, "invalid")
    problem(table.send(seat, "/moves", {"seq": 0, "option": [True]}), 422, "invalid")
    problem(table.send(seat, "/moves", {"seq": -1, "option": option}), 422, "invalid")
    assert table.get(seat) == before
    after = table.send(seat, "/moves", {"seq": 0, "option": option}).json()
    assert (after["seq"], after["state"], after["entries"]) == (1, "running", 1)
    stale = problem(table.send(seat, "/moves", {"seq": 0, "option": option}), 409, "stale")
    assert stale["position"]["seq"] == 1
    assert stale["position"] == table.get(seat, since=0)


def test_a_seat_that_is_not_asked_cannot_move(client: TestClient) -> None:
    table = WebTable(client)
    rng = random.Random(1)
    while len(asked := table.asked()) != 1:
        table.move(asked[0], rng.choice(table.options(asked[0])))
    other = 1 - asked[0]
    seq = table.get(other)["seq"]
    problem(table.send(other, "/moves", {"seq": seq, "option": ["pass"]}), 403, "not-asked")


def test_the_log_tells_what_came_since_and_what_was_taken_back(client: TestClient) -> None:
    table = WebTable(client, ["person", "random"], seed="5")
    known: list[dict[str, Any]] = table.get(0)["log"]
    seq, rng = 0, random.Random(2)
    for step in range(12):
        position = table.wait(lambda shown: 0 in [ask["seat"] for ask in shown["asks"]] or shown["result"])
        if step % 4 == 3:
            table.send(0, "/undo", {"seq": position["seq"]})
        else:
            table.move(0, rng.choice(table.options(0)))
        fresh = table.get(0, since=seq)
        known = [event for event in known if event["at"] < fresh["log_from"]] + fresh["log"]
        seq = fresh["seq"]
        whole = table.get(0)
        if whole["seq"] == seq:
            assert known == whole["log"]
    assert seq > 8


def test_a_whole_game_ends_with_a_result_and_a_record(client: TestClient) -> None:
    table = WebTable(client, seed="3", spectators=True)
    problem(table.send(0, "/record", method="GET"), 403, "forbidden")
    table.play(random.Random(1))
    end = table.get(0)
    assert end["state"] == "finished"
    assert len(end["result"]["scores"]) == 2
    assert end["asks"] == []
    record = Record.from_json(client.get(f"{table.path}/record").content)
    assert Match.replay(record).result is not None
    problem(table.send(0, "/undo", {"seq": end["seq"]}), 409, "not-running")
    problem(table.send(0, "/moves", {"seq": end["seq"], "option": ["pass"]}), 409, "not-running")
    problem(table.send(None, "/abandon"), 409, "not-running")


def test_one_person_may_have_the_record_of_a_running_match(client: TestClient) -> None:
    table = WebTable(client, ["person", "random"])
    assert table.send(0, "/record", method="GET").json()["seats"] == ["person", "random"]
    problem(client.get(f"{table.path}/record"), 403, "forbidden")
    problem(table.send(None, "/record", method="GET"), 403, "forbidden")


def test_a_record_is_imported_and_replayed_step_by_step(client: TestClient) -> None:
    *_, match = walk(Match.new("gauntlet", None, 3, 11))
    body = {"record": json.loads(match.record.to_json())}
    made = client.post("/api/matches/import", json=body).json()
    path, link = f"/api/matches/{made['id']}", bearer(made["host_token"])
    assert [seat["token"] for seat in made["seats"]] == [None] * 3
    whole = client.get(path, headers=link).json()
    assert (whole["state"], whole["entries"]) == ("finished", len(match.entries))
    for at in (0, 5, len(match.entries)):
        there = client.get(f"{path}/replay", params={"at": at, "seat": 1}, headers=link).json()
        assert there["entries"] == at
        assert there["view"] == json.loads(json.dumps(Match.replay(match.record, at).view(1)))
    assert client.get(f"{path}/record", headers=link).content == match.record.to_json()
    problem(client.get(f"{path}/replay", params={"at": 9999}, headers=link), 422, "invalid")
    problem(client.get(f"{path}/replay", params={"at": 1}), 403, "forbidden")
    body["record"]["entries"][3][2] = ["fly"]
    assert "entries[3]" in problem(client.post("/api/matches/import", json=body), 422, "invalid")["detail"]
    problem(client.post("/api/matches/import", json={"record": {}}), 422, "invalid")


def test_a_person_replays_a_running_match_from_the_own_seat(client: TestClient) -> None:
    table = WebTable(client, seed="2")
    first = table.get(1)
    table.play(random.Random(1), 6)
    earlier = table.client.get(f"{table.path}/replay", params={"at": 0}, headers=table.link(1)).json()
    assert (earlier["view"], earlier["asks"]) == (first["view"], first["asks"])
    problem(
        table.client.get(f"{table.path}/replay", params={"at": 0, "seat": 0}, headers=table.link(1)), 403, "forbidden"
    )


def test_the_qr_code_needs_the_link_of_a_seat(client: TestClient) -> None:
    table = WebTable(client)
    answer = table.send(0, "/qr", method="GET")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in answer.content
    assert table.send(0, "/qr?seat=0", method="GET").content == answer.content
    problem(table.send(0, "/qr?seat=1", method="GET"), 403, "forbidden")
    both = bearer(f"{table.tokens[0]}.{table.host}.{table.tokens[1]}")
    for seat in (0, 1):
        asked = client.get(f"{table.path}/qr", params={"seat": seat}, headers=both)
        assert asked.content == table.send(seat, "/qr", method="GET").content
    problem(client.get(f"{table.path}/qr", headers=both), 422, "invalid")
    problem(table.send(None, "/qr", method="GET"), 403, "forbidden")
    problem(client.get(f"{table.path}/qr"), 403, "forbidden")


def test_every_answer_carries_the_security_headers(client: TestClient) -> None:
    for path in ("/", "/api/health", "/api/nothing"):
        answer = client.get(path)
        for name, value in HEADERS:
            assert answer.headers[name.decode()] == value.decode()
    assert (
        "unsafe-inline" not in client.get("/").headers["content-security-policy"].split("script-src")[1].split(";")[0]
    )
    problem(client.get("/api/nothing"), 404, "not-found")
    problem(client.put("/api/matches"), 405, "bad-request")
    assert "make web" in client.get("/").text
    assert client.get("/api/health").headers["cache-control"] == "no-store"


def test_the_built_client_is_served(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>table</title>")
    (tmp_path / "static" / "assets" / "a.js").write_text("1")
    with client_for(config_for(tmp_path), tmp_path / "static") as client:
        assert "table" in client.get("/").text
        assert "immutable" in client.get("/assets/a.js").headers["cache-control"]
        assert client.get("/api/health").status_code == 200
        nowhere = client.get("/m/of-old")
        assert nowhere.status_code == 404
        assert "table" in nowhere.text  # the client says so in words
        problem(client.get("/api/nowhere"), 404, "not-found")
        problem(client.get("/assets/b.js"), 404, "not-found")


def test_requests_from_other_sites_are_refused(client: TestClient) -> None:
    table = WebTable(client)
    elsewhere = {**table.link(None), "Origin": "https://elsewhere.example"}
    problem(client.post(f"{table.path}/abandon", headers=elsewhere), 403, "forbidden")
    here = {**table.link(None), "Origin": "http://testserver"}
    assert client.post(f"{table.path}/abandon", headers=here).status_code == 200


def test_limits_on_size_rate_and_matches(tmp_path: Path) -> None:
    config = config_for(tmp_path, body_bytes=2000, requests_per_second=0.001, request_burst=5, matches_per_client=1)
    with client_for(config) as client:
        problem(client.post("/api/matches", json={"game": "x" * 3000, "seats": []}), 413, "too-large")
        chunks = (b"x" * 500 for _ in range(10))
        problem(client.post("/api/matches", content=chunks), 413, "too-large")
        WebTable(client)
        answers = [client.get("/api/health") for _ in range(4)]
        assert "retry-after" in answers[-1].headers
        problem(answers[-1], 429, "slow-down")


def test_the_limit_of_matches_counts_what_goes_on_and_what_was_begun_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = {"game": "gauntlet", "seats": [{"kind": "person"}] * 2}
    record = {"record": json.loads(Match.new("gauntlet", None, 2, 1).record.to_json())}
    with client_for(config_for(tmp_path, matches_per_client=2)) as client:
        table = WebTable(client)
        table.send(None, "/abandon")
        brought = client.post("/api/matches/import", json=record)
        assert brought.status_code == 201, brought.text
        problem(client.post("/api/matches", json=wish), 429, "too-many")
        problem(client.post("/api/matches/import", json=record), 429, "too-many")
        tomorrow = time.time() + DAY_S + 1
        monkeypatch.setattr("gobelin.server.hosting.time", SimpleNamespace(time=lambda: tomorrow))
        going_on = [WebTable(client) for _ in range(2)]
        monkeypatch.setattr("gobelin.server.hosting.time", SimpleNamespace(time=lambda: tomorrow + DAY_S + 1))
        problem(client.post("/api/matches", json=wish), 429, "too-many")
        going_on[0].send(None, "/abandon")
        assert client.post("/api/matches", json=wish).status_code == 201
