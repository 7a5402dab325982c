"""What requests bring: small, unless they bring files, and those never stop the server."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.exceptions import HTTPException
from starlette.testclient import TestClient

from gobelin.kernel import Match, RecordError
from gobelin.server.bodies import SMALL, parts, read_record
from gobelin.server.config import Config
from support.server import WebTable, client_for, config_for

from .test_api import problem

LISTS = b"[" + b",".join([b"[]"] * 500_000) + b"]"
"""A megabyte and a half that would be half a million objects."""


def made_of(body: bytes, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of everything that was decoded into plain objects, whatever it holds."""
    sizes: list[int] = []
    decode = msgspec.json.decode

    def watched(data: Any, **how: Any) -> Any:
        if "type" not in how:
            sizes.append(len(bytes(data)))
        return decode(data, **how)

    monkeypatch.setattr(msgspec.json, "decode", watched)
    with contextlib.suppress(HTTPException):
        parts(body)
    return sizes


@pytest.mark.parametrize(
    "body",
    [
        b'{"record": {"a": %s}}' % LISTS,
        b'{"record": %s}' % LISTS,
        b'{"game": "gauntlet", "seats": [], "settings": {"a": %s}}' % LISTS,
        b'{"components": %s}' % LISTS,
        b'{"components": {"a.yaml": %s}}' % LISTS,
        b'{"junk": %s}' % LISTS,
    ],
)
def test_nothing_large_is_made_into_objects(body: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(made_of(body, monkeypatch)) <= SMALL


def test_files_come_as_they_are() -> None:
    record = b'{"format": 1,  "entries": []}'
    assert parts(b'{"record": %s}' % record) == {"record": record}
    texts = {"components": {"a.yaml": "x" * SMALL * 2}, "game": "gauntlet", "seats": [1]}
    assert parts(json.dumps(texts).encode()) == texts
    assert parts(b'{"components": null}') == {"components": None}


@pytest.mark.parametrize("body", [b'{"record": ', b"{", b"", b"x", b'{"seats": [}', b"[" * 20_000])
def test_what_is_no_json_is_refused(client: TestClient, body: bytes) -> None:
    for path in ("/api/matches", "/api/matches/import"):
        answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), (path, answer.text)


@pytest.mark.parametrize("body", [[], 5, "x", None, {"record": None}, {"record": []}, {"record": {}}, {}])
def test_what_is_no_record_is_refused(client: TestClient, body: Any) -> None:
    problem(client.post("/api/matches/import", json=body), 422, "invalid")


def test_only_requests_with_files_may_be_large(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client)
        for where in ("/moves", "/chat", "/claim", "/undo", "/standing"):
            problem(table.send(0, where, {"text": "x" * SMALL}), 413, "too-large")
        chunks = (b"x" * 1000 for _ in range(100))
        problem(client.post(f"{table.path}/chat", content=chunks, headers=table.link(0)), 413, "too-large")
        wish = {"game": "gauntlet", "seats": [{"kind": "person"}] * 2, "settings": {"a": "x" * SMALL}}
        problem(client.post("/api/matches", json=wish), 413, "too-large")
        problem(
            client.post("/api/matches/import", content=b"x" * (Config(database="").body_bytes + 1)), 413, "too-large"
        )


def test_a_record_with_much_beside_its_entries_is_not_read() -> None:
    record = json.loads(Match.new("gauntlet").record.to_json())
    assert read_record(json.dumps(record).encode()).game == "gauntlet"
    with pytest.raises(RecordError, match="bytes besides the entries"):
        read_record(json.dumps(record | {"settings": {"a": [[]] * SMALL}}).encode())
    with pytest.raises(RecordError, match="entries: missing"):
        read_record(b"{}")
    with pytest.raises(RecordError, match=r"entries\[0\]"):
        read_record(json.dumps(record | {"entries": [[]] * 100_000}).encode())


@pytest.mark.parametrize(
    "name", ["\u202eadA", "Ada\u200b", " ", "", "x" * 41, "\u3164"], ids=lambda name: ascii(name)[:12]
)
def test_names_in_records_are_held_to_what_names_are(client: TestClient, name: str) -> None:
    record = json.loads(Match.new("gauntlet", None, ["person", "random"]).record.to_json())
    body = json.dumps({"record": record | {"seats": ["person", name]}})
    answer = client.post("/api/matches/import", content=body, headers={"Content-Type": "application/json"})
    problem(answer, 422, "invalid")


def test_bots_in_records_keep_their_names(client: TestClient) -> None:
    record = json.loads(Match.new("gauntlet", None, ["person", "random"]).record.to_json())
    for name in ("random", "an older bot", "an\nolder\tbot"):
        made = client.post("/api/matches/import", json={"record": record | {"seats": ["person", name]}})
        assert made.status_code == 201, made.text
        link = {"Authorization": f"Bearer {made.json()['host_token']}"}
        shown = client.get(f"/api/matches/{made.json()['id']}", headers=link).json()
        assert [(player["name"], player["bot"]) for player in shown["players"]] == [
            ("", None),
            (" ".join(name.split()),) * 2,
        ]
