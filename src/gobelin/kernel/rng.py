"""Chance: a keyed hash of a counter. Key and counter are the whole of it."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

MOST_IN_ALL: Final = 1_000_000
"""What a whole game may draw, and tell, where nobody counts from question to question: none comes near it."""

ALWAYS_FAIR: Final = (1 << 64) - (1 << 32)
"""Below this no number lies in the incomplete last stretch, whatever is drawn."""


class Rng:
    """Random numbers that are the same on every machine and cannot be foretold without the key.

    >>> Rng.from_seed(7).randrange(6) == Rng.from_seed("7").randrange(6)
    True
    """

    __slots__ = ("_key", "_keyed", "counter", "limit")

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter
        self.limit = counter + MOST_IN_ALL
        """How far the counter may go: a rule that draws beyond it runs in a circle. No part of the state."""

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes, int]]:
        return Rng, (self.key, self.counter)

    def __copied__(self) -> Rng:
        made = object.__new__(Rng)
        made._key, made._keyed = self._key, self._keyed
        made.counter = self.counter
        made.limit = self.counter + MOST_IN_ALL
        return made

    @property
    def key(self) -> bytes:
        """What makes the numbers others than those of the next generator."""
        return self._key

    @key.setter
    def key(self, key: bytes) -> None:
        self._key = key
        self._keyed = blake2b(digest_size=8, key=key)  # only ever copied, which is quicker than to begin anew

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and (self.key, self.counter) == (other.key, other.counter)

    __hash__ = None  # type: ignore[assignment]  # it changes with every number

    @classmethod
    def from_seed(cls, seed: int | str) -> Rng:
        """The generator of a match: the seed as text, hashed to a key."""
        return cls(blake2b(str(seed).encode(), digest_size=16).digest())

    def randrange(self, n: int) -> int:
        """A number from 0 up to n, each equally likely."""
        if not 0 < n <= 1 << 32:
            raise ValueError(f"randrange({n}): n must lie between 1 and 2**32")
        while True:
            self.counter += 1
            if self.counter > self.limit:
                raise RuntimeError("random numbers were drawn without an end")
            drawn = self._keyed.copy()
            drawn.update(self.counter.to_bytes(8, "big"))
            number = int.from_bytes(drawn.digest(), "big")
            # A 64-bit number modulo n favours small results unless the incomplete last stretch is thrown away.
            if number < ALWAYS_FAIR or number < (1 << 64) - (1 << 64) % n:
                return number % n

    def choice(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.randrange(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Bring the things into a random order, in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.randrange(i + 1)
            things[i], things[j] = things[j], things[i]
