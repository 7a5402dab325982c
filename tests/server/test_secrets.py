from __future__ import annotations

import json
import random
from base64 import urlsafe_b64encode
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from gobelin.kernel import Match, game_names
from gobelin.server.match_session import Foretold
from gobelin.server.positions import drawn
from support.server import WebTable, checked

MOVES = {"gauntlet": 60}
ME, OTHER = 1, 0


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def check_payload(match: Match[Any], position: dict[str, Any], seat: int, rng: random.Random) -> None:
    """What a seat receives is what it would receive in any world that looks the same to it."""
    world = rng.getrandbits(64)

    def again() -> Match[Any]:
        return match.sample(seat, random.Random(world))

    sample = again()
    kept = {
        asked: Foretold(ask, len(sample.entries), sample.consequences(asked, again))
        for asked, ask in sample.asks.items()
        if asked == seat  # a sample has no snapshot of its own to try options from
    }
    shown = plain(drawn(sample, seat, kept=kept))
    assert position["view"] == shown["view"]
    own = [ask for ask in position["asks"] if ask["seat"] == seat]
    assert own == [ask for ask in shown["asks"] if ask["seat"] == seat]
    for ask in position["asks"]:
        if ask["seat"] != seat:
            assert ask == {"seat": ask["seat"], "topic": ask["topic"], "rules": []}
    told = [(event.at, event.verb, list(event.args)) for event in match.events(seat)]
    assert all((event["at"], event["verb"], event["args"]) in told for event in position["log"])
    assert position["settings"] == plain(match.record.settings)


@pytest.mark.parametrize("game", game_names())
def test_nobody_receives_what_the_seat_cannot_know(
    client: TestClient, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(f"secrets/{game}")
    monkeypatch.setattr("gobelin.server.positions.FORETELL_S", 60.0)  # a busy machine has nothing to do with it
    # A seed of our own choice would be shown to all; so chance itself is made to repeat.
    monkeypatch.setattr("gobelin.server.hosting.new_token", lambda: urlsafe_b64encode(rng.randbytes(32))[:43].decode())
    table = WebTable(client, game=game, spectators=True).sit()
    app: Any = client.app
    seed = None
    with (
        client.websocket_connect(f"{table.path}/live", headers=table.link(ME)) as socket,
        client.websocket_connect(f"{table.path}/live") as watching,
    ):
        watching.send_json({"token": None})
        for number in range(MOVES.get(game, 45)):
            mine = table.get(ME)
            if not mine["asks"]:
                break
            match: Match[Any] = app.state.tables._tables[table.id].match
            seed = seed or match.seed
            payloads = [mine]
            while not payloads[1:] or payloads[-1]["seq"] < mine["seq"]:
                payloads.append(checked(socket.receive_json()["position"]))
            public = checked(watching.receive_json()["position"])
            while public["seq"] < mine["seq"]:
                public = checked(watching.receive_json()["position"])
            check_payload(match, mine, ME, rng)
            check_payload(match, payloads[-1], ME, rng)
            for seat in (ME, OTHER):
                assert public["view"] == plain(match.sample(seat, rng).view(None))
            assert public["view"] == plain(match.view(None))
            assert all("options" not in ask and ask["rules"] == [] for ask in public["asks"])
            told = [(event.at, event.verb, list(event.args)) for event in match.events(None)]
            assert all((event["at"], event["verb"], event["args"]) in told for event in public["log"])
            errors = provoke(table, mine["seq"], number)
            for error in errors:
                if "position" in error:
                    check_payload(match, error.pop("position"), ME, rng)
            everything = json.dumps([payloads, public, errors])
            for secret in (str(seed), table.host, *filter(None, table.tokens)):
                assert secret not in everything
            asked = mine["asks"][0]["seat"]
            if number % 9 == 4:
                give_in_advance(table, asked, rng)
            option = rng.choice(table.options(asked))
            answer = table.move(asked, option)
            assert answer.status_code == 200, answer.text
            if number % 7 == 3:
                table.send(asked, "/undo", {"seq": answer.json()["seq"]})


def provoke(table: WebTable, seq: int, number: int) -> list[dict[str, Any]]:
    """Errors of all kinds, as the seat receives them."""
    sent = [
        table.send(ME, "/moves", {"seq": seq + 1, "option": ["pass"]}),
        table.send(ME, "/moves", {"seq": seq, "option": ["no_such_verb", number]}),
        table.send(ME, "/moves", {"seq": seq, "option": ["pass"], "seat": OTHER}),
        table.send(ME, "/standing", {"seq": seq, "topic": "x", "option": ["no_such_verb"]}),
        table.send(ME, "/record", method="GET"),
        table.send(ME, f"?seat={OTHER}", method="GET"),
        table.send(ME, "/replay?at=0&seat=0", method="GET"),
        table.send(ME, "/seats/0/reissue"),
    ]
    assert all(400 <= answer.status_code < 500 for answer in sent), [answer.text for answer in sent]
    return [answer.json() for answer in sent]


def give_in_advance(table: WebTable, asked: int, rng: random.Random) -> None:
    """A standing answer of the other seat leaves no trace for this one."""
    before = table.get(ME)
    option = rng.choice(table.options(asked))
    body = {"seq": before["seq"], "topic": "nothing", "option": option, "until": "turn"}
    assert table.send(OTHER, "/standing", body).status_code == 200
    assert table.get(ME) == before
