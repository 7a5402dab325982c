"""A lesson over HTTP: begun, learned by one person, left and resumed."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from gobelin.kernel import Match
from gobelin.lessons import Lecture, Tutor
from support.server import client_for, config_for

GAME = "tapestry"


def learn(client: Any, lesson: str = "first_game") -> tuple[str, dict[str, str]]:
    answer = client.post("/api/lessons", json={"game": GAME, "lesson": lesson, "name": "Ada"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return f"/api/matches/{made['id']}", {"Authorization": f"Bearer {made['seats'][0]['token']}"}


def asked(client: Any, path: str, link: dict[str, str]) -> dict[str, Any]:
    while True:
        position: dict[str, Any] = client.get(path, headers=link).json()
        if any(ask["seat"] == 0 for ask in position["asks"]):
            return position


def test_the_teacher_welcomes_the_learner_and_nobody_else(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        path, link = learn(client)
        position = asked(client, path, link)
        assert [page["beat"] for page in position["lesson"]["pages"]] == ["welcome", "first_income", "first_step"]
        assert position["undo"]["allowed"] is False
        client.patch(path, json={"spectators": True}, headers=link)
        assert client.get(path, headers={}).json().get("lesson") is None


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    config = config_for(tmp_path)
    with client_for(config) as client:
        path, link = learn(client)
        position = asked(client, path, link)
        body = {"seq": position["seq"], "option": ["advance", "military"]}
        moved = client.post(f"{path}/moves", json=body, headers=link).json()
        link = {"Authorization": f"Bearer {moved['token']}"} if moved.get("token") else link
        assert [page["beat"] for page in moved["lesson"]["pages"]] == ["pay"]
    with client_for(config) as client:
        again = client.get(path, headers=link).json()
        assert again["lesson"] == moved["lesson"]
        undone = client.post(f"{path}/undo", json={"seq": again["seq"]}, headers=link).json()
        assert undone["lesson"] == position["lesson"]


def test_the_teacher_follows_a_match_apart_from_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads, lecture = set(), Tutor.lecture

    def noted(tutor: Tutor, match: Match[Any]) -> Lecture | None:
        threads.add(threading.current_thread().name.partition("_")[0])
        return lecture(tutor, match)

    monkeypatch.setattr(Tutor, "lecture", noted)
    with client_for(config_for(tmp_path)) as client:
        asked(client, *learn(client))
    assert threads == {"apart"}


def test_an_ordinary_match_has_no_teacher(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "easy"}]
        made = client.post("/api/matches", json={"game": GAME, "seats": seats, "seed": "another"}).json()
        link = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        assert client.get(f"/api/matches/{made['id']}", headers=link).json()["lesson"] is None


def test_a_lesson_that_does_not_exist_is_not_found(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        assert client.post("/api/lessons", json={"game": GAME, "lesson": "last_game"}).status_code == 404
