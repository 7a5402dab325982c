"""What the encoding of a game is held to; that it tells nothing unseen is part of the conformance suite."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gobelin.kernel import Encoding, Game, Seat, State
from gobelin.promises import expect


def encoding_of(game: Game[Any]) -> Encoding[Any]:
    """The encoding of a game that has one."""
    assert game.encode is not None, f"{game.name} has no encoding"
    return game.encode


def slots(game: Game[Any], state: State, seat: Seat) -> dict[str, float]:
    """The slots that are not zero, by name."""
    encoding = encoding_of(game)
    return {name: value for name, value in zip(encoding.names, encoding.array(state, seat), strict=True) if value}


def check_layout(game: Game[Any], players: str = "player", beginning: Iterable[str] = ()) -> None:
    """Raise Breach unless every slot has a name of its own, the first ones these, and all players the same ones."""
    names = encoding_of(game).names
    expect(len(set(names)) == len(names), f"{game.name}: slots of the same name")
    expect(names[: len(first := tuple(beginning))] == first, f"{game.name}: the layout begins with {names[:3]}")
    places = {name.partition(".")[0] for name in names if name.startswith(players) and name[len(players)].isdecimal()}
    blocks = {tuple(name.partition(".")[2] for name in names if name.partition(".")[0] == place) for place in places}
    expect(len(places) >= game.seats[-1] and len(blocks) == 1, f"{game.name}: players have other slots than others")


def check_told_apart(game: Game[Any], states: Iterable[State], seat: Seat = 0) -> None:
    """Raise Breach unless every state looks different to the seat."""
    encodings = [tuple(encoding_of(game).array(state, seat)) for state in states]
    same = [number for number, one in enumerate(encodings) if encodings.index(one) < number]
    expect(not same, f"{game.name}: states {same} look like others before them")
