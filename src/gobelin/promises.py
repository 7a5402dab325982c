"""What a promise of a game is, the walk on which games are held to theirs, and those that the ledger tells of."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from types import NoneType
from typing import Any

from msgspec import Struct

from gobelin.kernel import Account, Consequence, GobelinError, Match, Option, Seat


class Breach(GobelinError):
    """A game has broken a promise."""


def expect(promise: bool, what: str) -> None:
    """Raise Breach unless the promise holds."""
    if not promise:
        raise Breach(what)


def walk(match: Match[Any]) -> Iterator[Match[Any]]:
    """Play a match on at random, by its own seed; it is yielded at every decision and at its end."""
    rng = random.Random(f"walk/{match.seed}")
    while match.ask is not None:
        yield match
        ask = rng.choice(list(match.asks.values()))
        match.choose(rng.choice(ask.options), ask.seat)
    yield match


def changeable(thing: object) -> Iterator[int]:
    """Every object in a state that a rule can change, by its identity, as often as it lies there."""
    if isinstance(thing, Struct) and thing.__struct_config__.frozen:
        return
    if hasattr(thing, "__copied__"):
        parts: Iterable[object] = thing.__reduce__()[1]
    else:
        parts = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list | tuple | set) else ()
    if not isinstance(thing, tuple | str | int | bytes | float | NoneType):
        yield id(thing)
    for part in parts:
        yield from changeable(part)


def check_sources(match: Match[Any]) -> None:
    """Points by source add up to the scores, and are those that a game which counts at its end foresaw there."""
    ledger, result = match.game.ledger, match.result
    if ledger is None or result is None:
        return
    points = ledger.points(match.events(None), len(match.seats))
    for seat, score in enumerate(result.scores):
        told = sum(group[seat] for group in points.values())
        expect(told == score, f"seat {seat} has {score} points, by source {told}: {points}")
        if match.game.points_now is not None:
            now = {group: count for group, count in match.game.points_now(match.state, seat).items() if count}
            own = {group: scored[seat] for group, scored in points.items() if scored[seat]}
            expect(now == own, f"seat {seat} would have {now} now, and has {own}")


def check_whole(match: Match[Any], seat: Seat, option: Option, told: Consequence) -> None:
    """Cost and gain are what an onlooker counts for the seat, unless something hidden or random intervenes."""
    twin, ledger = match.clone(), match.game.ledger
    twin.choose(option, seat)
    if ledger is None or twin.state.barrier != match.state.barrier or len(match.asks) > 1:
        return
    account = Account()
    for event in twin.events(None, len(match.entries) + 1):
        ledger.fold(account, event)
    own = {key.split(" ", 1)[1]: count for key, count in account.counts.items() if key.startswith(f"{seat} ")}
    names = own.keys() | told.cost.keys() | told.gain.keys()
    counted = {name: own[name] for name in sorted(names) if own.get(name)}
    promised = {name: told.gain.get(name, 0) - told.cost.get(name, 0) for name in sorted(names)}
    expect(
        {name: amount for name, amount in promised.items() if amount} == counted,
        f"{option} was to bring {promised}, but brought {counted}",
    )
