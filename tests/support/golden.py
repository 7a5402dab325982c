"""Golden records: whole games whose every step is pinned. `tools/golden.py` makes them, a test replays them."""

import json
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Any

from gobelin.kernel import Game, Match, Record

EVERY = 10
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


def pin(record: Record) -> dict[str, object]:
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
