"""Actions and observations of a game as arrays."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gobelin.kernel import Ask, Encoding, GobelinError, IllegalOption, Option, Seat, Verbs, find_game

Form: TypeAlias = Literal["flat", "dict"]
"""`flat`: one vector. `dict`: its blocks by name, those of equal layout (players, hexes) stacked."""

Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = NDArray[np.float32] | dict[str, NDArray[np.float32]]

LIMIT: Final = 100.0
BLOCK: Final = re.compile(r"([a-z]+)-?\d[-\d,]*")
"""The name of one block of several that have the same layout: `player0`, `hex-1,2`."""


class Actions(dict[Option, int]):
    """The action index of every option that was ever offered; the declared verbs are asked once for each."""

    def __init__(self, verbs: Verbs) -> None:
        super().__init__()
        self.verbs = verbs
        self.size = verbs.size

    def __missing__(self, option: Option) -> int:
        index = self[option] = self.verbs.index(option)
        return index

    def legal(self, ask: Ask) -> list[int]:
        """The action indices of an ask's options, in their order."""
        return list(map(self.__getitem__, ask.options))

    def mask(self, legal: Sequence[int]) -> Mask:
        """1 for every action that is among the legal ones."""
        mask = bytearray(self.size)
        for index in legal:
            mask[index] = 1
        return np.frombuffer(mask, np.int8)

    def refused(self, action: object, ask: Ask) -> IllegalOption:
        """Why an action that is not legal cannot be taken."""
        try:
            option: object = self.verbs.option(int(action))  # type: ignore[call-overload]
        except (TypeError, ValueError, OverflowError):
            option = action
        return IllegalOption(ask.topic, option, ask.options)

    def space(self) -> spaces.Discrete:
        """All actions that the game declares."""
        return spaces.Discrete(self.size)


class Observations:
    """What a seat knows, as arrays of one form."""

    def __init__(self, encoding: Encoding[Any], form: Form) -> None:
        self._encode = encoding.array  # a fresh array every time: agents keep what they have observed
        self._size = encoding.size
        self._form = form
        self.shapes = blocks(encoding.names)
        self._single = [(name, slice(a, z)) for name, (a, z, shape) in self.shapes.items() if len(shape) == 1]
        self._stacked = [(n, slice(a, z), shape) for n, (a, z, shape) in self.shapes.items() if len(shape) > 1]
        self.write: Callable[[Any, Seat], Observation] = self._flat if form == "flat" else self._dict

    def _flat(self, state: Any, seat: Seat) -> NDArray[np.float32]:
        return np.frombuffer(self._encode(state, seat), np.float32)

    def _dict(self, state: Any, seat: Seat) -> dict[str, NDArray[np.float32]]:
        flat = np.frombuffer(self._encode(state, seat), np.float32)
        parts = {name: flat[where] for name, where in self._single}
        for name, where, shape in self._stacked:
            parts[name] = flat[where].reshape(shape)
        return parts

    def space(self) -> spaces.Space[Any]:
        """Where the observations lie."""
        if self._form == "flat":
            return box((self._size,))
        return spaces.Dict({name: box(shape) for name, (_, _, shape) in self.shapes.items()})


def box(shape: tuple[int, ...]) -> spaces.Box:
    """Numbers of this shape: nearly all are between 0 and 1, and not even a record game comes near the limits."""
    return spaces.Box(-LIMIT, LIMIT, shape, np.float32)


def blocks(names: Sequence[str]) -> dict[str, tuple[int, int, tuple[int, ...]]]:
    """Where each block of an encoding begins and ends, and its shape.

    >>> blocks(["table.round", "table.seats", "player0.vp", "player1.vp"])
    {'table': (0, 2, (2,)), 'player': (2, 4, (2, 1))}
    """
    found: dict[str, tuple[int, int, tuple[int, ...]]] = {}
    start = 0
    for name, group in groupby(names, lambda slot: _block(slot.partition(".")[0])):
        parts = [slot.partition(".")[0] for slot in group]
        copies = len(set(parts))
        if name in found or len(parts) % copies:
            raise ValueError(f"the slots of {name} do not lie together in blocks of equal layout")
        shape = (len(parts),) if name == parts[0] else (copies, len(parts) // copies)
        found[name] = start, start + len(parts), shape
        start += len(parts)
    return found


def _block(first: str) -> str:
    several = BLOCK.fullmatch(first)
    return several[1] if several else first


@cache
def actions_of(game: str) -> Actions:
    """The actions of an installed game, shared by all its environments."""
    return Actions(find_game(game).verbs)


@cache
def observations_of(game: str, form: Form) -> Observations:
    """The observations of an installed game, shared by all its environments."""
    encoding = find_game(game).encode
    if encoding is None:
        raise GobelinError(f"{game} has no encoding: there is nothing to observe but the mask")
    return Observations(encoding, form)
