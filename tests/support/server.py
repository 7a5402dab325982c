"""A web table for tests: a match over HTTP, played by its seats."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

import httpx
import msgspec
from starlette.testclient import TestClient

from gobelin.bots import Perspective, make_bot
from gobelin.kernel import Match, find_game
from gobelin.server.answers import Position
from gobelin.server.app import create_app
from gobelin.server.config import Config, sqlite_url

ORIGIN = "http://testserver"


def config_for(folder: Path, **more: Any) -> Config:
    """A server in a folder; its bots think in threads, and nobody is too fast for it."""
    values: dict[str, Any] = {"database": sqlite_url(folder), "bot_processes": 0, "requests_per_second": 0.0}
    return Config(**(values | more))


def client_for(config: Config, static: Path = Path("nowhere")) -> TestClient:
    """A client of a new server, to be entered as a context."""
    return TestClient(create_app(config, static), ORIGIN)


def bearer(token: str | None) -> dict[str, str]:
    """The header that carries a link's secret."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


class WebTable:
    """One match with all its links."""

    elsewhere: ClassVar[Callable[[str, int], str | None]] = lambda match_id, seat: None
    """The link of a seat at which somebody has sat down in a browser."""

    def __init__(
        self, client: httpx.Client, seats: Sequence[str] = ("person", "person"), game: str = "gauntlet", **more: Any
    ) -> None:
        self.client = client
        chairs = [{"kind": "person"} if name == "person" else {"kind": "bot", "bot": name} for name in seats]
        answer = client.post("/api/matches", json={"game": game, "seats": chairs, **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.id: str = made["id"]
        self.host: str = made["host_token"]
        self.tokens: list[str | None] = [seat["token"] for seat in made["seats"]]
        self.made = made
        self.path = f"/api/matches/{self.id}"
        self.acknowledged = 0
        """The seq of the last move that `play` was told of."""

    def sit(self) -> Self:
        """Let all persons sit down, so that their links stay as they are."""
        for seat, token in enumerate(self.tokens):
            if token is not None:
                assert self.send(seat, "/claim", {"name": f"Person {seat}"}).status_code == 200
        return self

    def link(self, seat: int | None) -> dict[str, str]:
        """The header of a seat; None: the host's."""
        return bearer(self.host if seat is None else self.tokens[seat])

    def send(self, seat: int | None, where: str, body: Any = None, method: str = "POST") -> httpx.Response:
        """A request by a seat (None: the host); whoever sits down has a new link from then on."""
        answer = self._request(seat, method, self.path + where, json=body)
        if where in ("/claim", "/moves") and answer.status_code == 200 and seat is not None:
            self.tokens[body.get("seat", seat)] = answer.json().get("token") or self.tokens[seat]
        return answer

    def _request(self, seat: int | None, method: str, path: str, **more: Any) -> httpx.Response:
        answer = self.client.request(method, path, headers=self.link(seat), **more)
        if answer.status_code == 403 and seat is not None:
            link = WebTable.elsewhere(self.id, seat)
            if link not in (None, self.tokens[seat]):
                self.tokens[seat] = link
                return self.client.request(method, path, headers=self.link(seat), **more)
        return answer

    def get(self, seat: int | None = 0, **query: Any) -> dict[str, Any]:
        """The position as a seat sees it."""
        answer = self._request(seat, "GET", self.path, params=query)
        assert answer.status_code == 200, answer.text
        return checked(answer.json())

    def asked(self, seat: int | None = 0) -> list[int]:
        """Who is asked."""
        return [ask["seat"] for ask in self.get(seat)["asks"]]

    def options(self, seat: int) -> list[list[str | int]]:
        """What a seat can choose."""
        return next((ask["options"] for ask in self.get(seat)["asks"] if ask["seat"] == seat), [])

    def move(self, seat: int, option: Sequence[str | int] | None = None, seq: int | None = None) -> httpx.Response:
        """Choose an option (default: the first) as of a seq (default: the last)."""
        chosen = self.options(seat)[0] if option is None else list(option)
        return self.send(seat, "/moves", {"seq": self.get(seat)["seq"] if seq is None else seq, "option": chosen})

    def play(self, rng: random.Random, moves: int = 10**6) -> int:
        """Play persons at random until the match is over; how many moves that took."""
        made, shown = 0, self.get()
        while made < moves and shown["asks"]:
            seat = shown["asks"][0]["seat"]
            if self.tokens[seat] is None:
                shown = self.wait(lambda position, seat=seat: seat not in [ask["seat"] for ask in position["asks"]])
                continue
            if shown["seat"] != seat:
                shown = self.get(seat)
                continue
            body = {"seq": shown["seq"], "option": rng.choice(shown["asks"][0]["options"])}
            answer = self.send(seat, "/moves", body)
            if answer.status_code == 409:  # a bot that is asked at the same time was faster
                shown = answer.json()["position"]
                continue
            assert answer.status_code == 200, answer.text
            shown = answer.json()
            made += 1
            self.acknowledged = shown["seq"]
        return made

    def wait(self, until: Any, seat: int | None = None, seconds: float = 20) -> dict[str, Any]:
        """Wait for a position."""
        end = time.monotonic() + seconds
        while not until(position := self.get(seat)):
            assert time.monotonic() < end, position
            time.sleep(0.02)
        return position


def checked(position: dict[str, Any]) -> dict[str, Any]:
    """The position, if it is what the OpenAPI says."""
    msgspec.convert(position, Position)
    assert set(position) == set(Position.__struct_fields__), set(position) ^ set(Position.__struct_fields__)
    for ask in position["asks"]:
        assert ("options" in ask) == (ask["seat"] == position["seat"])
    return position


def short_record(seed: int = 1) -> dict[str, Any]:
    """A whole game of Imperial Settlers in which both persons pass as soon as they can, as its file has it."""
    match: Match[Any] = Match.new(find_game("imperial_settlers"), None, ["person", "person"], seed)
    bot = make_bot("random", seed, 0)
    while (ask := match.ask) is not None:
        passing = [option for option in ask.options if option[0] == "pass"]
        match.choose(passing[0] if passing else bot.choose(Perspective(match, ask.seat)), ask.seat)
    return dict(json.loads(match.record.to_json()))
