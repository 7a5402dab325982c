"""`ismcts`: information-set Monte Carlo tree search on samples (Cowling, Powley and Whitehouse 2012).

One tree for all worlds: its edges are options, its nodes count how often an option was available in the worlds seen,
not only how often it was taken. Every playout draws a world from the searching seat's samples, walks down the tree
among the options that this world offers, adds one node, plays on at random and credits the seats along the way.
"""

from __future__ import annotations

import math
import random
from typing import Final

from gobelin.bots.chance import RandomBot
from gobelin.bots.perspective import Perspective
from gobelin.kernel import Ask, Option, Result, Seat

PLAYOUTS: Final = 100
EXPLORE: Final = 0.7
CUT: Final = 100_000
"""Decisions in a playout at most; one that is cut off counts for nobody."""


class Node:
    """What is known of an option: how often it could be taken, how often it was, and what its seat got from it."""

    __slots__ = ("available", "children", "reward", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.reward = 0.0
        self.children: dict[tuple[Seat, str, Option], Node] = {}

    def score(self) -> float:
        """The upper confidence bound; its width depends on how often there was a choice."""
        return self.reward / self.visits + EXPLORE * math.sqrt(math.log(self.available) / self.visits)


class IsmctsBot:
    """Searches with a fixed number of playouts; the same rng and budget give the same choice."""

    def __init__(self, rng: random.Random, playouts: int = PLAYOUTS) -> None:
        self._rng = rng
        self._roll = RandomBot(rng).pick
        self.playouts = playouts

    def choose(self, at: Perspective) -> Option:
        """The option that was taken most often; of equals, the first offered."""
        if len(at.ask.options) == 1:
            return at.ask.options[0]
        root = self.search(at)
        visits = {option: node.visits for (_, _, option), node in root.children.items()}
        return max(at.ask.options, key=lambda option: visits.get(option, 0))

    def search(self, at: Perspective) -> Node:
        """The tree after all playouts."""
        root = Node()
        for _ in range(self.playouts):
            world = at.sample(self._rng)
            path, grown = [(at.ask.seat, root)], False
            ask: Ask | None = world.asks[at.ask.seat]
            while ask is not None and not grown:
                option, node, grown = self._descend(path[-1][1], ask)
                path.append((ask.seat, node))
                world.choose(option, ask.seat)
                ask = world.ask
            result = world.playout(self._roll, CUT)
            for seat, node in path:
                node.visits += 1
                node.reward += reward(result, seat)
        return root

    def _descend(self, node: Node, ask: Ask) -> tuple[Option, Node, bool]:
        """The next option of a playout, its node, and whether that node is new."""
        known: list[tuple[Option, Node]] = []
        fresh: list[Option] = []
        for option in ask.options:
            child = node.children.get((ask.seat, ask.topic, option))
            if child is None:
                fresh.append(option)
            else:
                child.available += 1
                known.append((option, child))
        if fresh:
            option = fresh[int(self._rng.random() * len(fresh))]
            child = node.children[ask.seat, ask.topic, option] = Node()
            child.available = 1
            return option, child, True
        return *max(known, key=lambda pair: pair[1].score()), False


def reward(result: Result | None, seat: Seat) -> float:
    """From 0 to 1: mostly who is ahead, and by how much, so that lost and won positions still have better moves."""
    if result is None:
        return 0.0
    mine = result.scores[seat]
    others = [score for other, score in enumerate(result.scores) if other != seat]
    won = 1.0 / result.places.count(1) if result.places[seat] == 1 else 0.0
    lead = mine - max(others) if others else mine
    return 0.5 * won + 0.5 / (1.0 + math.exp(-lead / (10.0 + 0.1 * max(result.scores))))
