"""Questions, answers, and the verbs that answers are made of."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table, counted from 0. A *player* is the person or bot that sits there."""

Option: TypeAlias = tuple[str | int, ...]
"""One possible answer: its verb, then plain ints and strings, as in `("place", 4, 7)`."""

T = TypeVar("T")


class Ask:
    """One seat chooses exactly one of the options. Equal options are merged, their order is kept.

    >>> Ask(0, "turn", [("dig", 1), ("pass",), ("dig", 1)]).options
    [('dig', 1), ('pass',)]
    """

    __slots__ = ("options", "rules", "seat", "topic")

    def __init__(self, seat: Seat, topic: str, options: Iterable[Option], rules: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.topic = topic
        self.options: list[Option] = list(dict.fromkeys(options))
        self.rules = rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and (self.seat, self.topic, self.options, self.rules) == (
            other.seat,
            other.topic,
            other.options,
            other.rules,
        )

    __hash__ = None  # type: ignore[assignment]  # compared by value, never a key

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.topic!r}, {self.options})"


class AskEach:
    """Several seats choose at once, in any order; the rule receives `{seat: option}` when all have.

    `offer` computes the options of one seat. It is a function, not a list, so that a sample can offer the
    other seats what they could choose in the sampled world rather than in the true one.
    """

    __slots__ = ("offer", "rules", "seats", "topic")

    def __init__(
        self,
        topic: str,
        seats: Iterable[Seat],
        offer: Callable[[Seat], Iterable[Option]],
        rules: tuple[str, ...] = (),
    ) -> None:
        self.topic = topic
        self.seats = sorted(seats)
        self.offer = offer
        self.rules = rules

    def asks(self) -> dict[Seat, Ask]:
        """The question to each seat, in seat order."""
        return {seat: Ask(seat, self.topic, self.offer(seat), self.rules) for seat in self.seats}


class Checkpoint:
    """The type of `CHECKPOINT`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "CHECKPOINT"


CHECKPOINT: Final = Checkpoint()
"""Yielded by a game's outermost rule, and by no other, where that rule can begin anew from the state alone."""

Rule: TypeAlias = Generator[Ask | AskEach | Checkpoint, Any, T]
"""A rule in progress, returning a T. What is sent in is an option (or a dict of them): its parts have the types
that the rule itself offered, which no checker can know, hence `Any`."""


class Verb:
    """A verb with a finite domain for each of its parameters.

    A domain is a number (meaning 0 up to that number), a range, or the list of ids. Where an id is on many things,
    the list may hold it once. Clients put its options under the heading of its `group`, the message `group-<group>`.

    >>> place = Verb("place", row=9, col=9)
    >>> place.size, place.index(("place", 1, 2))
    (81, 11)
    """

    __slots__ = ("group", "name", "params", "positions", "size", "values")

    def __init__(self, name: str, group: str = "", /, **domains: int | Sequence[str | int]) -> None:
        self.name = name
        self.group = group
        self.params = tuple(domains)
        self.values: list[tuple[str | int, ...]] = [
            tuple(range(domain)) if isinstance(domain, int) else tuple(domain) for domain in domains.values()
        ]
        self.positions = [{value: i for i, value in enumerate(values)} for values in self.values]
        self.size = 1
        for param, values in zip(self.params, self.values, strict=True):
            if not values or len(set(values)) != len(values):
                raise ValueError(f"verb {name}: the domain of {param} is empty or repeats a value")
            self.size *= len(values)

    def index(self, option: Option) -> int:
        """The option's number among all that the verb can express."""
        if len(option) != len(self.positions) + 1:
            raise ValueError(f"{option} has {len(option) - 1} parameters, {self.name} is declared with {self.params}")
        number = 0
        for value, positions, param in zip(option[1:], self.positions, self.params, strict=True):
            if value not in positions:
                raise ValueError(f"{option}: {value!r} is not in the declared domain of {param}")
            number = number * len(positions) + positions[value]
        return number

    def expresses(self, option: Option) -> bool:
        """Whether the option is one of this verb's."""
        return len(option) == len(self.positions) + 1 and all(
            value in positions for value, positions in zip(option[1:], self.positions, strict=True)
        )

    def continues(self, earlier: Verb) -> bool:
        """Whether it has the parameters of a verb declared before, and none of its options."""
        return self.params == earlier.params and any(
            not own.keys() & others.keys() for own, others in zip(self.positions, earlier.positions, strict=True)
        )

    def option(self, number: int) -> Option:
        """The option with this number."""
        parts: list[str | int] = []
        for values in reversed(self.values):
            number, rest = divmod(number, len(values))
            parts.append(values[rest])
        return (self.name, *reversed(parts))


class Verbs:
    """A game's verbs in their declared order, which gives every possible option a fixed action index.

    >>> verbs = Verbs(Verb("pass"), Verb("place", row=3, col=3))
    >>> verbs.size, verbs.index(("place", 0, 2)), verbs.option(3)
    (10, 3, ('place', 0, 2))

    What a game gains later must not move an index: its values are declared at the end, by the same verb once more.

    >>> verbs = Verbs(Verb("play", card=["farm"]), Verb("pass"), Verb("play", card=["mine"]))
    >>> verbs.index(("play", "farm")), verbs.index(("pass",)), verbs.index(("play", "mine"))
    (0, 1, 2)
    """

    __slots__ = ("_declared", "_named", "size")

    def __init__(self, *verbs: Verb) -> None:
        self._declared: list[tuple[int, Verb]] = []
        """Each with the index of its first option."""
        self._named: dict[str, list[tuple[int, Verb]]] = {}
        self.size = 0
        for verb in verbs:
            before = self._named.setdefault(verb.name, [])
            if any(not verb.continues(earlier) for _, earlier in before):
                raise ValueError(f"verb {verb.name} is declared twice, with other parameters or the same options")
            before.append((self.size, verb))
            self._declared.append((self.size, verb))
            self.size += verb.size

    def __iter__(self) -> Iterator[Verb]:
        return (verb for _, verb in self._declared)

    def __getitem__(self, name: str) -> Verb:
        return self._named[name][0][1]

    def index(self, option: Option) -> int:
        """The action index; ValueError says what is not declared."""
        name = option[0]
        declared = self._named.get(name, []) if isinstance(name, str) else []
        if not declared:
            raise ValueError(f"{option}: no verb {name!r} is declared")
        for first, verb in declared[1:]:
            if verb.expresses(option):
                return first + verb.index(option)
        first, verb = declared[0]
        return first + verb.index(option)

    def option(self, index: int) -> Option:
        """The option with this action index."""
        for first, verb in self._declared:
            if first <= index < first + verb.size:
                return verb.option(index - first)
        raise ValueError(f"there is no action {index}: the game declares {self.size}")
