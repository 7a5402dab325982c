"""What the Hucksters of the Automa have laid out, for the human to take in advance turns (TAP-AUT-86)."""

from __future__ import annotations

from collections.abc import Container

from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat


def pooled(state: TapestryState, seat: Seat, kind: Container[str]) -> list[Option]:
    """The things of a kind that a player who gains one may take from the pool instead."""
    if state.solo is None or not state.advancing or seat != state.active:
        return []
    return [("take_pooled", item) for item in state.solo.pool if item in kind]


def add_pooled(state: TapestryState, item: str) -> None:
    """A card or tile is laid open beside the mat."""
    assert state.solo is not None
    state.solo.pool.append(item)
    state.tell("laid_out", item)


def take_pooled(state: TapestryState, seat: Seat, item: str) -> str:
    """A thing leaves the pool for the player."""
    assert state.solo is not None
    state.solo.pool.remove(item)
    state.tell("took_pooled", seat, item)
    return item


def instead(state: TapestryState, seat: Seat, kind: Container[str]) -> Rule[str | None]:
    """What the player takes from the pool instead of drawing; None: nothing."""
    options = pooled(state, seat, kind)
    if options:
        chosen = yield Ask(seat, "pool", [*options, ("decline",)], rules=("TAP-AUT-86",))
        if chosen[0] == "take_pooled":
            return take_pooled(state, seat, chosen[1])
    return None
