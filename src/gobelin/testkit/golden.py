"""Golden records: whole games whose every step is pinned, and which together show all that a game has."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from gobelin.kernel import Game, Match, Record
from gobelin.promises import expect
from gobelin.testkit.settings import choices

EVERY: Final = 10
"""Decisions between two pinned positions."""


def position_digest(match: Match[Any]) -> str:
    """What all seats and the public see, as a short hash."""
    views = [match.view(seat) for seat in (None, *range(len(match.seats)))]
    return blake2b(json.dumps(views, sort_keys=True).encode(), digest_size=8).hexdigest()


def breakdown(match: Match[Any]) -> dict[str, dict[str, int]]:
    """Points by seat and reason, from the events that tell of scoring."""
    points: dict[str, Counter[str]] = {}
    for told in match.events(None):
        if told.verb == "scored":
            seat, amount, why, *_ = told.args
            points.setdefault(str(seat), Counter())[str(why)] += int(amount)
    return {seat: dict(sorted(counted.items())) for seat, counted in sorted(points.items())}


def pin(record: Record) -> dict[str, Any]:
    """What is pinned of a record: positions on the way, the points and where they came from."""
    digests = []
    match: Match[Any] = Match.replay(record)
    for upto in range(0, len(record.entries), EVERY):
        digests.append(position_digest(Match.replay(record, upto)))
    assert match.result is not None
    return {"result": [list(match.result.scores), list(match.result.places)], "points": breakdown(match), "at": digests}


def pinned_file(path: Path) -> Path:
    """Where the pins of a record lie."""
    return path.with_suffix(".pins.json")


def action_table(game: Game[Any]) -> list[list[object]]:
    """The declared verbs in their order, which gives every option its action index."""
    return [[verb.name, [[p, list(v)] for p, v in zip(verb.params, verb.values, strict=True)]] for verb in game.verbs]


def records(folder: Path) -> list[Record]:
    """The golden records in a folder."""
    return [
        Record.from_json(path.read_bytes()) for path in sorted(folder.glob("*.json")) if not path.match("*.pins.json")
    ]


def check_record(path: Path) -> None:
    """Raise Breach unless a record replays position by position."""
    pinned, found = json.loads(pinned_file(path).read_text("utf-8")), pin(Record.from_json(path.read_bytes()))
    for number, (was, now) in enumerate(zip(pinned["at"], found["at"], strict=True)):
        expect(was == now, f"{path.name}: what is seen after {number * EVERY} decisions is not what is pinned")
    expect(pinned == found, f"{path.name}: another result, or other points: {found['result']}, {found['points']}")


def check_variants(game: Game[Any], played: Sequence[Record]) -> None:
    """Raise Breach unless records play with every number of seats, and with every value of choices and switches."""
    seats = {len(record.seats) for record in played}
    expect(seats == set(game.seats), f"{game.name}: records are for {sorted(seats)} seats")
    for name, wanted in choices(game).items():
        found = {getattr(game.read_settings(record.settings), name) for record in played}
        expect(found >= wanted, f"{game.name}: no record has {name} {sorted(map(str, wanted - found))}")
