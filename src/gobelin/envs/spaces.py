"""Actions and observations of a game as arrays."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby, pairwise
from operator import index
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gobelin.kernel import (
    Ask,
    Encoding,
    Game,
    GobelinError,
    IllegalOption,
    Option,
    Seat,
    Settings,
    Verbs,
    find_game,
)

Form: TypeAlias = Literal["flat", "dict"]
"""`flat`: one vector. `dict`: its blocks by name, those of equal layout (players, hexes) stacked."""

Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = NDArray[np.float32] | dict[str, NDArray[np.float32]]

LIMIT: Final = 100.0
BLOCK: Final = re.compile(r"([a-z]+)-?\d[-\d,]*")
"""The name of one block of several that have the same layout: `player0`, `hex-1,2`."""


class Actions(dict[Option, int]):
    """The action index of every option that was ever offered; the declared verbs are asked once for each."""

    def __init__(self, verbs: Verbs, size: int) -> None:
        super().__init__()
        self.verbs = verbs
        self.size = size
        """How many there are; those of sets that are not in play stand behind."""

    def __missing__(self, option: Option) -> int:
        index = self[option] = self.verbs.index(option)
        return index

    def legal(self, ask: Ask) -> list[int]:
        """The action indices of an ask's options, in their order."""
        return list(map(self.__getitem__, ask.options))

    def mask(self, legal: Sequence[int]) -> Mask:
        """1 for every action that is among the legal ones."""
        mask = bytearray(self.size)
        for action in legal:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def refused(self, action: int, ask: Ask) -> IllegalOption:
        """Why an action that is not legal cannot be taken."""
        option = self.verbs.option(action) if action in range(self.size) else action
        return IllegalOption(ask.topic, option, ask.options)

    def space(self) -> spaces.Discrete:
        """All actions that the game declares."""
        return spaces.Discrete(self.size)


def number_of(action: object) -> int:
    """The action as a number; whoever hands over something else has made a mistake, not an illegal choice.

    >>> number_of(np.array([3]))  # as networks answer that are asked for several games at once
    3
    """
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        if isinstance(action, np.ndarray) and action.size == 1 and np.issubdtype(action.dtype, np.integer):
            return int(action.item())
        raise TypeError(f"an action is an integer, or an array that holds one: not {action!r}") from None


class Observations:
    """What a seat knows and what it has chosen in this turn, as arrays of one form.

    The latest choice counts 1, the one before it 1/2, then 1/3: so the order shows, and so does choosing twice.
    Where a game grows set by set, the choices that a set adds lie in its block: no slot of the sets before it moves.
    Each step of this `growth` tells how many slots and actions there are at its end; what lies behind the last one is
    left out.
    """

    def __init__(self, encoding: Encoding[Any], verbs: Verbs, form: Form, growth: Sequence[tuple[int, int]]) -> None:
        size, actions_in_all = growth[-1]
        chosen = ["chosen." + ".".join(map(str, verbs.option(i))) for i in range(actions_in_all)]
        self._order: list[slice] = []
        names: list[str] = []
        for (slots, actions), (to_slot, to_action) in pairwise([(0, 0), *growth]):
            within = f"{encoding.names[slots].partition('.')[0]}." if slots else ""
            names += encoding.names[slots:to_slot]
            names += [within + name for name in chosen[actions:to_action]]
            self._order += [slice(slots, to_slot), slice(size + actions, size + to_action)]
        self.names = tuple(names)
        """What each slot of a flat observation holds."""
        self._encode = encoding.write
        self._chosen = size
        self._zeros = array("f", (0.0,)) * len(self.names)
        self._form = form
        self.shapes = blocks(self.names)
        self._single = [(name, slice(a, z)) for name, (a, z, shape) in self.shapes.items() if len(shape) == 1]
        self._stacked = [(n, slice(a, z), shape) for n, (a, z, shape) in self.shapes.items() if len(shape) > 1]
        self.write: Callable[[Any, Seat, Sequence[int]], Observation] = self._flat if form == "flat" else self._dict

    def _flat(self, state: Any, seat: Seat, chosen: Sequence[int]) -> NDArray[np.float32]:
        out = self._zeros[:]  # a fresh array every time: agents keep what they have observed
        self._encode(state, seat, out)
        if chosen:
            first = self._chosen
            for ago, action in enumerate(reversed(chosen), 1):
                out[first + action] += 1 / ago
        if len(self._order) > 2:
            out = sum((out[part] for part in self._order[1:]), out[self._order[0]])
        return np.frombuffer(out, np.float32)

    def _dict(self, state: Any, seat: Seat, chosen: Sequence[int]) -> dict[str, NDArray[np.float32]]:
        flat = self._flat(state, seat, chosen)
        parts = {name: flat[where] for name, where in self._single}
        for name, where, shape in self._stacked:
            parts[name] = flat[where].reshape(shape)
        return parts

    def space(self) -> spaces.Space[Any]:
        """Where the observations lie."""
        if self._form == "flat":
            return box((len(self.names),))
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


def grown(game: Game[Any], settings: Settings | None) -> tuple[tuple[int, int], ...]:
    """How many slots and actions there are at the end of each set that games of some settings can show."""
    growth = game.env_growth or ((game.encode.size if game.encode is not None else 0, game.verbs.size),)
    return growth[: game.env_sets(settings)] if game.env_sets is not None and settings is not None else growth


@cache
def actions_of(game: str, size: int) -> Actions:
    """The first actions of an installed game, shared by all its environments."""
    return Actions(find_game(game).verbs, size)


@cache
def observations_of(game: str, form: Form, growth: tuple[tuple[int, int], ...]) -> Observations:
    """The observations of an installed game, shared by all its environments that show as much of it."""
    found = find_game(game)
    if found.encode is None:
        raise GobelinError(f"{game} has no encoding: there is nothing to observe but the mask")
    return Observations(found.encode, found.verbs, form, growth)
