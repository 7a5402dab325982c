"""The tree of `ismcts`: what playouts have shown of the options, in all the worlds that were looked at.

One tree serves all worlds: its edges are options, and a node counts how often its option was available, not only how
often it was taken (Cowling, Powley and Whitehouse 2012).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from gobelin.kernel import Ask, Option, Seat

EXPLORE: Final = 0.8
"""How much the uncertain is preferred, in units of how far values lie apart."""
GROUPED: Final = 24
"""From so many options on, the verb is chosen before the option."""


class Opening(NamedTuple):
    """How many options of a node are open: those with the best priors, and more as it is visited more."""

    first: int
    growth: float
    """How many more with the square root of the visits."""

    def after(self, visits: int) -> float:
        """How many options may be known after so many visits."""
        return self.first + self.growth * math.sqrt(visits)


WIDE: Final = Opening(3, 1.5)
"""At the decision itself."""
NARROW: Final = Opening(1, 0.7)
"""Below it: what follows should be about what would be played, or every option looks like its worst sequels."""

Key: TypeAlias = tuple[Seat, str, Option | str]
"""An option of a seat's topic; or the verb alone, of a group of its options."""
Rank: TypeAlias = Callable[[Ask], list[Option]]
"""The options of an ask, the most promising first."""


class Spread:
    """How far the values of a seat lie apart (Welford's running variance)."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One value more."""
        self.count += 1
        away = value - self.mean
        self.mean += away / self.count
        self.squares += away * (value - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation; 1 while all are the same."""
        return math.sqrt(self.squares / self.count) if self.squares > 0 else 1.0


class Node:
    """What is known of an option: how often it could be taken, how often it was, and what its seat got from it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Key, Node] = {}

    @property
    def mean(self) -> float:
        """What the seat got on average."""
        return self.total / self.visits

    def add(self, value: float) -> None:
        """One visit more."""
        self.visits += 1
        self.total += value

    def bound(self, width: float) -> float:
        """The upper confidence bound; its width depends on how often there was a choice."""
        return self.mean + width * math.sqrt(math.log(self.available + 1) / self.visits)


def descend(node: Node, ask: Ask, width: float, rank: Rank, opening: Opening) -> tuple[Option, list[Node]]:
    """Choose the next option of a playout; and its node, after that of its group where there is one."""
    groups = _groups(ask)
    if not groups:
        option, child = _open_or_best(node, ask, ask.options, width, rank, opening)
        return option, [child]
    verb, group = _group(node, groups, ask, width, rank)
    of_verb = [option for option in ask.options if option[0] == verb]
    option, child = _open_or_best(group, ask, of_verb, width, rank, opening)
    return option, [group, child]


def reach(node: Node, ask: Ask, option: Option) -> list[Node]:
    """The node of an option that is taken whatever is thought of it, after that of its group where there is one."""
    nodes: list[Node] = []
    for part in (str(option[0]), option) if _groups(ask) else (option,):
        node = node.children.setdefault((ask.seat, ask.topic, part), Node())
        node.available += 1
        nodes.append(node)
    return nodes


def looked_at(node: Node, ask: Ask) -> dict[Option, Node]:
    """The nodes of those options that were taken, in groups or not."""
    seat, topic, is_grouped = ask.seat, ask.topic, bool(_groups(ask))
    found: dict[Option, Node] = {}
    for option in ask.options:
        parent = node.children.get((seat, topic, str(option[0]))) if is_grouped else node
        child = None if parent is None else parent.children.get((seat, topic, option))
        if child is not None:
            found[option] = child
    return found


def _groups(ask: Ask) -> list[str]:
    """The verbs among which is chosen before the options; none where options are few, or all of one verb."""
    if len(ask.options) < GROUPED:
        return []
    verbs = list(dict.fromkeys(str(option[0]) for option in ask.options))
    return verbs if len(verbs) > 1 else []


def _group(node: Node, verbs: Iterable[str], ask: Ask, width: float, rank: Rank) -> tuple[str, Node]:
    """The verb with the best bound; one that was never taken goes first, by its best option."""
    children, seat, topic = node.children, ask.seat, ask.topic
    known = {verb: child for verb in verbs if (child := children.get((seat, topic, verb))) is not None}
    for child in known.values():
        child.available += 1
    for option in rank(ask):
        verb = str(option[0])
        if verb not in known:
            child = children[seat, topic, verb] = Node()
            child.available = 1
            return verb, child
    return max(known.items(), key=lambda item: item[1].bound(width))


def _open_or_best(
    node: Node, ask: Ask, options: list[Option], width: float, rank: Rank, opening: Opening
) -> tuple[Option, Node]:
    """The best known option, unless it is time to open another: more of them open as the node is visited more."""
    known: list[tuple[Option, Node]] = []
    children, seat, topic = node.children, ask.seat, ask.topic
    for option in options:
        child = children.get((seat, topic, option))
        if child is not None:
            child.available += 1
            known.append((option, child))
    if len(known) < len(options) and len(known) < opening.after(node.visits):
        closed = set(options) - {option for option, _ in known}
        option = next(option for option in rank(ask) if option in closed)
        child = children[seat, topic, option] = Node()
        child.available = 1
        return option, child
    return max(known, key=lambda pair: pair[1].bound(width))
