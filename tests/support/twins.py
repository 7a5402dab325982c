"""Matches that a seat cannot tell apart: what is thought in one must be thought in the other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from gobelin.kernel import Match, Seat, copied


def twins(match: Match[Any], seat: Seat, rng: random.Random) -> Iterator[Match[Any]]:
    """Matches that this seat cannot tell from the given one, where that stands at a checkpoint."""
    position = match.position
    if position.snapshot.entries != len(match.entries):
        return
    for _ in range(2):
        world: Any = copied(position.snapshot.state)
        match.game.reshuffle_unseen(world, seat, rng)
        changed = position._replace(snapshot=position.snapshot._replace(state=world), seed=rng.getrandbits(32))
        twin: Match[Any] = Match.at(changed, match.game)
        if twin.asks.get(seat) == match.asks[seat] and twin.view(seat) == match.view(seat):
            yield twin
