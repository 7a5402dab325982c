"""The state of a game: plain slotted data that is copied fast, with one source of chance and one way of telling."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import NamedTuple, TypeAlias, TypeVar, dataclass_transform

from gobelin.kernel.ask import Seat
from gobelin.kernel.copying import copied, copier
from gobelin.kernel.rng import MOST_IN_ALL, Rng

T = TypeVar("T")

Plain: TypeAlias = str | int
"""What events are made of, like options."""


@dataclass_transform(field_specifiers=(field,))
def plain_state(cls: type[T]) -> type[T]:
    """Make a class a slotted dataclass that `copied` copies by the types of its fields, and that pickles by position.

    Fields with `init=False` are not part of the state: they are neither copied nor pickled. Those without a
    default are filled in by `__post_init__`, in copies as well: the facts of a box, say, which the state only names.
    A state may be unpickled before its box is read; then only its copies find it.
    """
    made = dataclass(slots=True)(cls)
    names = [f.name for f in fields(made) if f.init]  # type: ignore[arg-type]
    if not names:
        raise TypeError(f"{cls.__name__} has no fields, so it is not a state")
    get = attrgetter(*names)

    def reduce(self: T) -> tuple[type[T], tuple[object, ...]]:
        return made, get(self)

    def reduce_single(self: T) -> tuple[type[T], tuple[object, ...]]:
        return made, (get(self),)  # attrgetter gives a bare value for a single name

    def copy_first(self: T) -> T:
        setattr(made, "__copied__", copier(made))  # noqa: B010  (unknown to mypy)
        return copied(self)

    setattr(made, "__reduce__", reduce if len(names) > 1 else reduce_single)  # noqa: B010  (mypy knows object's)
    setattr(made, "__copied__", copy_first)  # noqa: B010
    return made


class Event(NamedTuple):
    """Something that happened, with its audience: seats in `to` (None: everyone) see `args`, the rest `others`.

    `others` None means that the rest see nothing at all.
    """

    at: int
    verb: str
    args: tuple[Plain, ...]
    to: tuple[Seat, ...] | None = None
    others: tuple[Plain, ...] | None = None

    def told(self, seat: Seat | None) -> SeatEvent | None:
        """What this seat (None: a spectator) learns of it."""
        if self.to is None or (seat is not None and seat in self.to):
            return SeatEvent(self.at, self.verb, self.args, False)
        return None if self.others is None else SeatEvent(self.at, self.verb, self.others, True)


class SeatEvent(NamedTuple):
    """An event as one seat sees it; `at` is the number of entries before it, `hidden` marks the others' version."""

    at: int
    verb: str
    args: tuple[Plain, ...]
    hidden: bool


Listener: TypeAlias = Callable[[str, tuple[Plain, ...], tuple[Seat, ...] | None, tuple[Plain, ...] | None], None]


@plain_state
class State:
    """What every game's state has: chance, the undo barrier, and telling. Games add their own fields."""

    rng: Rng
    listener: Listener | None = field(default=None, init=False, repr=False, compare=False)
    left_to_tell: int = field(default=MOST_IN_ALL, init=False, repr=False, compare=False)

    def allow(self, steps: int) -> None:
        """Let the rules tell and draw so often from now on; what loops beyond that has no end, and breaks."""
        self.left_to_tell = steps
        self.rng.limit = self.rng.counter + steps

    @property
    def barrier(self) -> int:
        """Grows whenever something was revealed or drawn at random; guarded undo never goes behind it."""
        return self.rng.counter

    def reveal(self) -> None:
        """Mark that somebody has learned something that undo must not unlearn.

        It uses up one random number, so that a single counter tells of chance and of looks alike.
        """
        self.rng.counter += 1

    def tell(
        self,
        verb: str,
        *args: Plain,
        to: Iterable[Seat] | None = None,
        others: tuple[Plain, ...] | None = None,
    ) -> None:
        """Tell what happened: seats in `to` (None: all) see the args, the rest see `others` (None: nothing)."""
        self.left_to_tell -= 1
        if self.left_to_tell < 0:
            raise RuntimeError(f"{verb!r} was told without an end")
        if self.listener is not None:
            self.listener(verb, args, None if to is None else tuple(to), others)
