from __future__ import annotations

import random
import threading
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gobelin.server import bots
from gobelin.server.bots import think
from gobelin.server.positions import deadlines
from gobelin.server.timekeeper import Timekeeper
from support.server import WebTable, client_for, config_for

from .test_api import problem


def other_moves(table: WebTable, seat: int, rng: random.Random) -> None:
    """Play on until another person has chosen after the seat did, and the game is not over."""
    last = -1
    while True:
        asked = table.asked()[0]
        if asked != seat and last == seat:
            table.move(asked, rng.choice(table.options(asked)))
            return
        table.move(asked, rng.choice(table.options(asked)))
        last = asked


def test_a_seat_is_claimed_with_a_name(client: TestClient) -> None:
    table = WebTable(client)
    claimed = table.send(0, "/claim", {"name": "  Ada "}).json()
    assert (claimed["players"][0]["name"], claimed["players"][0]["claimed"]) == ("Ada", True)
    assert claimed["players"][1]["claimed"] is False
    for name in ("", " ", "x" * 41, "a\u0007b", 7, "\ud800"):
        body = b'{"name": "\\ud800"}' if name == "\ud800" else None
        if body:
            answer = client.post(f"{table.path}/claim", content=body, headers=table.link(0))
        else:
            answer = table.send(0, "/claim", {"name": name})
        problem(answer, 422, "invalid")
    problem(table.send(None, "/claim", {"name": "Host"}), 403, "forbidden")


def test_undo_takes_back_what_nobody_has_built_upon(client: TestClient) -> None:
    problem(WebTable(client).send(0, "/undo", {"seq": 0}), 409, "undo-refused")  # there is nothing yet
    table = WebTable(client, ["person", "random"], seed="9")
    before = table.wait(lambda position: 0 in [ask["seat"] for ask in position["asks"]], 0)
    after = table.move(0).json()
    assert after["undo"]["allowed"] is True
    back = table.wait(lambda p: True, 0)
    answer = table.send(0, "/undo", {"seq": back["seq"]})
    while answer.status_code == 409:
        answer = table.send(0, "/undo", {"seq": table.get(0)["seq"]})
    assert answer.status_code == 200
    assert answer.json()["view"] == before["view"]
    assert answer.json()["seq"] > after["seq"]


def test_undo_beyond_the_barrier_asks_the_others(client: TestClient) -> None:
    table, rng = WebTable(client, seed="4"), random.Random(3)
    other_moves(table, 0, rng)
    position = table.get(0)
    assert position["undo"] == {
        "allowed": False,
        "reason": position["undo"]["reason"],
        "by_request": True,
        "request": None,
    }
    seq = position["seq"]
    problem(table.send(1, "/undo/answer", {"seq": seq, "accept": True}), 409, "refused")
    asked = table.send(0, "/undo", {"seq": seq})
    assert asked.status_code == 202
    request = table.get(1)["undo"]["request"]
    assert (request["seat"], request["waiting"], request["seq"]) == (0, [1], seq + 1)
    problem(table.send(1, "/undo/answer", {"accept": True}), 422, "invalid")
    unseen = problem(table.send(1, "/undo/answer", {"seq": seq, "accept": True}), 409, "stale")
    assert unseen["position"]["undo"]["request"] == request
    problem(table.send(1, "/undo/answer", {"seq": seq + 2, "accept": True}), 409, "stale")
    problem(table.send(0, "/undo/answer", {"seq": seq + 1, "accept": True}), 409, "refused")
    for seat in (0, 1):  # one request at a time
        if table.get(seat)["undo"]["by_request"]:
            problem(table.send(seat, "/undo", {"seq": seq + 1}), 409, "refused")
    assert table.get(0)["seq"] == seq + 1
    refused = table.send(1, "/undo/answer", {"seq": seq + 1, "accept": False}).json()
    assert refused["undo"]["request"] is None
    assert refused["entries"] == position["entries"]
    problem(table.send(1, "/undo/answer", {"seq": seq + 1, "accept": True}), 409, "stale")
    again = table.send(0, "/undo", {"seq": refused["seq"]}).json()
    accepted = table.send(1, "/undo/answer", {"seq": again["seq"], "accept": True}).json()
    assert accepted["entries"] < position["entries"]
    assert 0 in [ask["seat"] for ask in accepted["asks"]]
    assert accepted["undo"]["request"] is None


def test_a_move_calls_a_request_off(client: TestClient) -> None:
    table, rng = WebTable(client, seed="4"), random.Random(3)
    other_moves(table, 0, rng)
    table.send(0, "/undo", {"seq": table.get(0)["seq"]})
    seq = table.get(0)["seq"]
    table.play(rng, 1)
    assert table.get(0)["undo"]["request"] is None
    problem(table.send(1, "/undo/answer", {"seq": seq, "accept": True}), 409, "stale")
    problem(table.send(1, "/undo/answer", {"seq": seq + 1, "accept": True}), 409, "refused")


def test_the_move_of_a_bot_leaves_a_request_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_move = threading.Event()

    def slow(packed: bytes, seat: int, bot: str, seed: str) -> Any:
        may_move.wait(20)
        return think(packed, seat, bot, seed)

    monkeypatch.setattr(bots, "think", slow)
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, ["person", "person", "random"], seed="4")
        first = table.move(0).json()
        table.move(1)
        waiting = table.wait(lambda shown: [ask["seat"] for ask in shown["asks"]] == [2])
        asked = table.send(0, "/undo", {"seq": waiting["seq"]})
        assert asked.status_code == 202, asked.text
        may_move.set()
        moved = table.wait(lambda shown: 2 not in [ask["seat"] for ask in shown["asks"]])
        assert moved["entries"] > waiting["entries"]
        assert moved["undo"]["request"]["seat"] == 0
        accepted = table.send(1, "/undo/answer", {"seq": asked.json()["seq"], "accept": True})
        assert accepted.status_code == 200, accepted.text
        assert accepted.json()["entries"] == first["entries"] - 1


def test_what_is_no_move_makes_no_move_stale(client: TestClient) -> None:
    table = WebTable(client, seed="4")
    table.send(1, "/claim", {"name": "Bob"})
    seen = table.get(0)
    assert table.send(1, "/claim", {"name": "Bob"}).json()["seq"] == seen["seq"]  # nothing has changed
    table.send(1, "/claim", {"name": "Robert"})
    table.send(None, "", {"spectators": True}, "PATCH")
    assert table.get(0)["seq"] == seen["seq"] + 2
    moved = table.move(0, seen["asks"][0]["options"][0], seen["seq"])
    assert (moved.status_code, moved.json()["seq"]) == (200, seen["seq"] + 3)
    table.send(1, "/claim", {"name": "Bob"})
    undone = table.send(0, "/undo", {"seq": moved.json()["seq"]})
    assert (undone.status_code, undone.json()["entries"]) == (200, 0)
    stale = problem(table.send(0, "/undo", {"seq": moved.json()["seq"]}), 409, "stale")
    assert stale["position"]["entries"] == 0


def test_the_moves_of_a_bot_for_whoever_left_are_taken_back_with_the_choice_before(client: TestClient) -> None:
    table, rng = WebTable(client, seed="2"), random.Random(1)
    while not (table.asked() == [0] and table.get(0)["turn"] > 0):
        table.play(rng, 1)
    table.send(1, "/resign")
    before = table.get(0)
    table.move(0)
    table.wait(lambda shown: shown["entries"] > before["entries"] + 1 and [a["seat"] for a in shown["asks"]] == [0])
    assert table.get(0)["undo"]["reason"] != "chosen"


def test_a_standing_answer_is_given_for_its_seat_and_seen_by_it_alone(client: TestClient) -> None:
    table, rng = WebTable(client, seed="8").sit(), random.Random(5)
    before = table.get(0)
    body = {"seq": 0, "topic": "trap", "option": ["pass"], "until": "game"}
    stood = table.send(1, "/standing", body).json()
    assert stood["standing"] == [{"topic": "trap", "option": ["pass"], "until": "game", "suspended": False}]
    assert table.get(0) == before
    problem(table.send(1, "/standing", body | {"option": ["fly"]}), 422, "invalid")
    problem(table.send(1, "/standing", body | {"until": "dawn"}), 422, "invalid")
    problem(table.send(1, "/standing", body | {"topic": "No such"}), 422, "invalid")
    problem(table.send(1, "/standing", body | {"seq": 5}), 409, "stale")
    problem(table.send(None, "/standing", body), 403, "forbidden")
    while asked := table.asked():
        options = table.options(asked[0])
        table.move(asked[0], next((option for option in options if option[0] == "loot"), rng.choice(options)))
    record = table.send(0, "/record", method="GET").json()
    answers = [entry for entry in record["entries"] if entry[1] == "trap" and entry[0] == 1]
    assert all(entry[3] == "standing" for entry in answers)
    assert answers


def test_a_standing_answer_is_withdrawn(client: TestClient) -> None:
    table = WebTable(client)
    table.send(0, "/standing", {"seq": 0, "topic": "trap", "option": ["pass"], "until": "game"})
    assert table.send(0, "/standing?topic=trap", method="DELETE").json()["standing"] == []
    problem(table.send(0, "/standing", method="DELETE"), 422, "invalid")


def test_whoever_resigns_leaves_the_seat_to_a_bot(client: TestClient) -> None:
    table = WebTable(client, seed="2")
    left = table.send(0, "/resign").json()
    assert left["players"][0]["bot"] == "normal"
    assert left["players"][0]["left"] == "resigned"
    assert left["state"] != "abandoned"
    problem(table.send(0, "/resign"), 403, "forbidden")
    problem(table.send(None, "/seats/0/give_back"), 409, "refused")
    table.wait(lambda position: 0 not in [ask["seat"] for ask in position["asks"]])
    assert table.send(1, "/resign", {"seat": 1}).json()["state"] == "abandoned"


def test_the_host_replaces_an_absent_person_and_gives_the_seat_back(client: TestClient) -> None:
    table = WebTable(client, seed="2")
    problem(table.send(0, "/seats/1/replace", {"bot": "random"}), 403, "forbidden")
    problem(table.send(None, "/seats/7/replace", {"bot": "random"}), 404, "not-found")
    problem(table.send(None, "/seats/1/replace", {"bot": "oracle"}), 422, "invalid")
    problem(table.send(None, "/seats/1/give_back"), 409, "refused")
    replaced = table.send(None, "/seats/1/replace", {"bot": "random"}).json()
    assert (replaced["players"][1]["kind"], replaced["players"][1]["left"]) == ("bot", "replaced")
    table.wait(lambda position: 1 not in [ask["seat"] for ask in position["asks"]])
    assert table.get(1)["seat"] == 1
    problem(table.send(1, "/moves", {"seq": table.get(1)["seq"], "option": ["pass"]}), 403, "forbidden")
    back = table.send(None, "/seats/1/give_back").json()
    assert (back["players"][1]["kind"], back["players"][1]["left"]) == ("person", None)


def test_a_new_link_makes_the_old_one_void(client: TestClient) -> None:
    table = WebTable(client)
    problem(table.send(0, "/seats/1/reissue"), 403, "forbidden")
    with client.websocket_connect(f"{table.path}/live", headers=table.link(1)) as socket:
        assert socket.receive_json()["position"]["seat"] == 1
        token = table.send(None, "/seats/1/reissue").json()["token"]
        assert socket.receive()["code"] == 4401
    problem(table.send(1, "", method="GET"), 403, "forbidden")
    table.tokens[1] = token
    assert table.get(1)["seat"] == 1
    bot = WebTable(client, ["person", "random"])
    problem(bot.send(None, "/seats/1/reissue"), 409, "refused")


def test_the_host_abandons_a_match(client: TestClient) -> None:
    table = WebTable(client)
    problem(table.send(0, "/abandon"), 403, "forbidden")
    position = table.send(None, "/abandon").json()
    assert (position["state"], position["asks"]) == ("abandoned", [])
    problem(table.send(0, "/moves", {"seq": position["seq"], "option": ["pass"]}), 409, "not-running")
    assert table.send(0, "/record", method="GET").status_code == 200


def test_the_host_alone_changes_spectators_and_clock(client: TestClient) -> None:
    table = WebTable(client, seed="2")
    problem(table.send(0, "", {"spectators": True}, "PATCH"), 403, "forbidden")
    problem(table.send(None, "", {"spectators": None}, "PATCH"), 422, "invalid")
    problem(table.send(None, "", {"clock_s": 0}, "PATCH"), 422, "invalid")
    assert table.send(None, "", {"clock_s": 60}, "PATCH").json()["clock"] == {"seconds": 60, "deadline": None}
    table.send(0, "/claim", {"name": "Ada"})
    assert table.get(0)["clock"]["deadline"] is not None
    assert table.send(None, "", {"clock_s": None}, "PATCH").json()["clock"] is None


def test_a_bot_moves_when_the_time_is_over(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = WebTable(client, seed="2")
    table.send(0, "/claim", {"name": "Ada"})
    monkeypatch.setattr("gobelin.server.clock.LOOK_S", 0.02)
    table.send(None, "", {"clock_s": 30}, "PATCH")
    assert table.asked() == [0, 1]
    pass_time(client, 31)
    table.wait(lambda position: 0 not in [ask["seat"] for ask in position["asks"]])
    table.send(None, "/abandon")
    record = table.send(0, "/record", method="GET").json()
    assert [entry[3] for entry in record["entries"] if entry[0] == 0] == ["timeout"]
    assert all(entry[0] == 0 for entry in record["entries"])


def keeper(client: TestClient) -> Timekeeper:
    found: Timekeeper = client.app.state.tables.timekeeper  # type: ignore[attr-defined]
    return found


def pass_time(client: TestClient, seconds: float) -> None:
    """Let the table be served for so long."""
    keeper(client).set(keeper(client).now() + seconds)


def deadline(table: WebTable, seat: int) -> float:
    """When time runs out for a seat, in time served."""
    shown = table.get(seat)["clock"]["deadline"]
    app: Any = table.client.app  # type: ignore[attr-defined]
    exact = deadlines(app.state.tables._tables[table.id])[seat]
    assert datetime.fromisoformat(shown).timestamp() == pytest.approx(keeper(table.client).by_wall(exact), abs=0.01)  # type: ignore[arg-type]
    return exact


def test_the_clock_of_a_seat_runs_from_its_question_or_from_when_its_person_came(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = keeper(client).now()

    def at(seconds: float) -> None:
        monkeypatch.setattr(keeper(client), "now", lambda: start + seconds)

    at(0)
    table = WebTable(client, seed="2", clock_s=1000)
    assert table.get(0)["clock"]["deadline"] is None  # nobody has come
    at(100)
    table.send(0, "/claim", {"name": "Ada"})
    assert deadline(table, 0) == pytest.approx(start + 1100, abs=0.01)
    at(300)
    table.send(1, "/claim", {"name": "Bob"})
    table.send(0, "/claim", {"name": "Ada Lovelace"})
    assert deadline(table, 0) == pytest.approx(start + 1100, abs=0.01)  # nobody gets time from others, or by a name
    assert deadline(table, 1) == pytest.approx(start + 1300, abs=0.01)
    at(500)
    table.move(0)  # both were asked at once
    assert deadline(table, 1) == pytest.approx(start + 1300, abs=0.01)
    at(700)
    assert table.send(0, "/undo", {"seq": table.get(0)["seq"]}).status_code == 200
    assert deadline(table, 0) == deadline(table, 1) == pytest.approx(start + 1700, abs=0.01)
    client.app.state.conductor.is_active = False  # type: ignore[attr-defined]  # no bot answers in between
    at(800)
    table.send(None, "/seats/1/replace", {"bot": "random"})
    at(900)
    table.send(None, "/seats/1/give_back")
    assert deadline(table, 0) == pytest.approx(start + 1700, abs=0.01)
    assert deadline(table, 1) == pytest.approx(start + 1900, abs=0.01)


def test_everybody_whose_time_is_over_is_served(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = WebTable(client, ["person"] * 3, seed="2")
    for seat in (0, 2):
        table.send(seat, "/claim", {"name": f"Person {seat}"})
    monkeypatch.setattr("gobelin.server.clock.LOOK_S", 0.02)
    table.send(None, "", {"clock_s": 30}, "PATCH")
    pass_time(client, 31)
    shown = table.wait(lambda position: [ask["seat"] for ask in position["asks"]] == [1])
    assert shown["clock"]["deadline"] is None  # seat 1 is empty, and waited for
    table.send(None, "/abandon")
    record = table.send(0, "/record", method="GET").json()
    assert [(entry[0], entry[3]) for entry in record["entries"]] == [(0, "timeout"), (2, "timeout")]


def test_a_bot_that_crashes_is_asked_again_and_then_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crashes: list[str] = []

    def stumble(packed: bytes, seat: int, bot: str, seed: str) -> Any:
        crashes.append(seed)
        if bot == "random" or len(crashes) == 4:
            raise ZeroDivisionError
        return think(packed, seat, bot, seed)

    monkeypatch.setattr(bots, "think", stumble)
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, ["person", "random"], seed="1")
        position = table.wait(lambda shown: shown["players"][1]["trouble"])
        assert len(crashes) == 3
        assert 1 in [ask["seat"] for ask in position["asks"]]
        mended = table.send(None, "/seats/1/replace", {"bot": "greedy"}).json()
        assert mended["players"][1]["trouble"] is False
        table.wait(lambda shown: 1 not in [ask["seat"] for ask in shown["asks"]])
        assert len(crashes) == 5


def test_a_bot_thinks_in_a_process_whose_death_is_survived(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, bot_processes=1)) as client:
        table = WebTable(client, ["person", "random"], seed="1")
        table.wait(lambda shown: 1 not in [ask["seat"] for ask in shown["asks"]], seconds=60)
        pool = client.app.state.conductor.pool  # type: ignore[attr-defined]
        for process in [process for executor in pool._idle for process in executor._processes.values()]:
            process.kill()
        seq = table.get(0)["seq"]
        table.play(random.Random(1), 1)
        table.wait(lambda shown: shown["seq"] > seq + 1 and shown["asks"][0]["seat"] == 0, seconds=60)
        assert not table.get(0)["players"][1]["trouble"]


def test_chat_reaches_everybody_and_is_kept(client: TestClient) -> None:
    table = WebTable(client, spectators=True)
    table.send(0, "/claim", {"name": "Ada"})
    with client.websocket_connect(f"{table.path}/live", headers=table.link(1)) as socket:
        assert socket.receive_json()["type"] == "position"
        said = table.send(0, "/chat", {"text": "good luck"})
        assert said.status_code == 201
        heard = socket.receive_json()
        assert (heard["type"], heard["name"], heard["text"]) == ("chat", "Ada", "good luck")
    with client.websocket_connect(f"{table.path}/live") as watching:
        watching.send_json({"token": None})
        assert {watching.receive_json()["type"] for _ in range(2)} == {"position", "chat"}
    problem(client.post(f"{table.path}/chat", json={"text": "boo"}), 403, "forbidden")
    problem(table.send(0, "/chat", {"text": "x" * 2001}), 422, "invalid")


def test_a_report_keeps_what_its_writer_sees(client: TestClient) -> None:
    table = WebTable(client, seed="1", spectators=True)
    assert table.send(0, "/report", {"note": "my card is gone"}).json() == {"id": 1}
    problem(client.post(f"{table.path}/report", json={"note": "x"}), 403, "forbidden")
    problem(table.send(0, "/report", {"note": ""}), 422, "invalid")
    with client.app.state.tables.store.engine.connect() as connection:  # type: ignore[attr-defined]
        kept = connection.exec_driver_sql("SELECT seat, note, record FROM reports").one()
    assert kept[:2] == (0, "my card is gone")
    assert '"seed"' not in kept[2]
    assert '"entries":[' not in kept[2]
