"""`ismcts`: information-set Monte Carlo tree search on samples.

Every playout draws a world from the searching seat's samples, walks down the tree among the options that this world
offers, adds one node, and plays on by the game's priors to the end of the turn, or for as many rounds of turns as the
game likes. There its heuristics say what the seat has got. The others play by priors all the time: their choices are
part of the world, so that plans for the own next choices are not scattered over all their answers. A game without
heuristics has everybody in the tree and is played to its end at random, and who has won counts.
"""

from __future__ import annotations

import math
import multiprocessing
import random
import weakref
from collections.abc import Collection
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple

from gobelin.bots.greedy import best, ranked
from gobelin.bots.perspective import Moment, Perspective, RemotePerspective
from gobelin.bots.processes import serve, stop_pool
from gobelin.bots.tree import EXPLORE, NARROW, WIDE, Node, Spread, descend, looked_at, reach
from gobelin.kernel import Ask, GobelinError, Match, Option, Result, Seat

LONGEST: Final = 100_000
"""Decisions in a playout at most; one that is cut off counts for nobody."""
FEWEST: Final = 8
"""Playouts that a search by time makes in any case."""


@dataclass(frozen=True)
class Budget:
    """How long a search may last: a number of playouts, a time, or whichever ends first."""

    playouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.playouts is None and self.seconds is None:
            raise ValueError("a search needs an end: playouts or seconds")
        if (self.playouts is not None and self.playouts < 1) or (self.seconds is not None and self.seconds <= 0):
            raise ValueError("a search needs at least one playout, or some time")


class Thought(NamedTuple):
    """What a search thinks of an option: how often it looked, and the points it expects."""

    option: Option
    visits: int
    value: float


class IsmctsBot:
    """Searches within a budget. The same rng and number of playouts give the same choice.

    What was found out within a turn is kept for its next decision, if nothing happened in between but the bot's own
    choice. With several workers each searches a part of the playouts in a process of its own, and all are added up.
    `noise` makes it err: thoughts are blurred by so many standard deviations of what it saw. `is_learned` lets a
    network have its word about outcomes, where there is one that makes searches better.
    """

    def __init__(
        self, rng: random.Random, budget: Budget, noise: float = 0.0, workers: int = 1, is_learned: bool = False
    ) -> None:
        self._rng = rng
        self.budget = budget
        self._noise = noise
        self._workers = workers
        self._is_learned = is_learned
        self._pool: ProcessPoolExecutor | None = None
        self._search: Search | None = None

    def choose(self, at: Perspective) -> Option:
        """The option that was taken most often; of equals, the one that looks best."""
        if len(at.ask.options) == 1:
            return at.ask.options[0]
        thoughts = self.think(at)
        chosen = self._blurred(thoughts) if self._noise else thoughts[0].option
        if self._search is not None:
            self._search.follow(at, chosen)
        return chosen

    def think(self, at: Perspective, also: Option | None = None) -> list[Thought]:
        """What it thinks of the options, the best first; `also` is looked at as often as a quarter of the budget."""
        remote = at.remote() if self._workers > 1 else None
        if remote is not None:
            return self._think_apart(remote, also)
        if self._is_learned and at.judge is not None and at.judge.model.card.searches:
            at = at.taught()
        if self._search is None or not self._search.goes_on(at):
            self._search = Search(at, random.Random(self._rng.getrandbits(64)))
        self._search.run(at, self.budget, also)
        return self._search.thoughts(at.ask)

    def _think_apart(self, remote: RemotePerspective, also: Option | None) -> list[Thought]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), serve)
            weakref.finalize(self, self._pool.shutdown, wait=False)  # nobody has to close a bot
        playouts = self.budget.playouts
        share = replace(self.budget, playouts=None if playouts is None else math.ceil(playouts / self._workers))
        seeds = [self._rng.getrandbits(64) for _ in range(self._workers)]
        try:
            jobs = [self._pool.submit(_think_alone, remote, seed, share, also, self._is_learned) for seed in seeds]
            return merged([job.result() for job in jobs])
        except BaseException as error:  # Ctrl-C too: nobody waits for thoughts that are not wanted any more
            stop_pool(self._pool)
            self._pool = None
            if isinstance(error, BrokenProcessPool):
                raise GobelinError("a process that was thinking died") from None
            raise

    def _blurred(self, thoughts: list[Thought]) -> Option:
        """The best of what it takes the options for."""
        seen = Spread()
        for thought in thoughts:
            seen.add(thought.value)
        blur = self._noise * seen.deviation
        return max(thoughts, key=lambda thought: thought.value + self._rng.gauss(0.0, blur)).option


def _think_alone(
    remote: RemotePerspective, seed: int, budget: Budget, also: Option | None, is_learned: bool
) -> list[Thought]:
    return IsmctsBot(random.Random(seed), budget, is_learned=is_learned).think(remote.open(), also)


def best_first(thoughts: list[Thought]) -> list[Thought]:
    """What was looked at most goes first; of equals, what looks best."""
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.value))


def merged(parts: list[list[Thought]]) -> list[Thought]:
    """The thoughts of several searches as those of one."""
    visits: dict[Option, int] = {}
    totals: dict[Option, float] = {}
    for thought in (thought for part in parts for thought in part):
        visits[thought.option] = visits.get(thought.option, 0) + thought.visits
        totals[thought.option] = totals.get(thought.option, 0.0) + thought.visits * thought.value
    thoughts = [Thought(option, count, totals[option] / count) for option, count in visits.items()]
    return best_first(thoughts)


class Search:
    """A tree that grows, playout by playout, from one decision of a seat."""

    def __init__(self, at: Perspective, rng: random.Random) -> None:
        self._rng = rng
        self._seat = at.ask.seat
        self._root = Node()
        self._spreads: dict[Seat, Spread] = {}
        self._worlds: list[int] = []
        self._next: Moment | None = None

    def goes_on(self, at: Perspective) -> bool:
        """Whether the tree was kept for this decision."""
        return self._next == at.moment and self._seat == at.ask.seat

    def follow(self, at: Perspective, chosen: Option) -> None:
        """Keep the part of the tree below a choice, for the seat's next decision of the turn."""
        self._root = looked_at(self._root, at.ask).get(chosen) or Node()
        self._next = at.moment._replace(decisions=at.moment.decisions + 1, own=chosen)

    def thoughts(self, ask: Ask) -> list[Thought]:
        """What is known of the options that were looked at, the best first."""
        found = [Thought(option, node.visits, node.mean) for option, node in looked_at(self._root, ask).items()]
        return best_first(found)

    def run(self, at: Perspective, budget: Budget, also: Option | None = None) -> None:
        """Make playouts until the budget is used up; every fourth looks at `also`, whatever is thought of it."""
        start, made = perf_counter(), 0
        play = Playout(at, self._world(at, 0), self._rng)
        while budget.playouts is None or made < budget.playouts:
            if budget.seconds is not None and made >= FEWEST and perf_counter() - start >= budget.seconds:
                return
            self._playout(at, play, also if made % 4 == 0 else None)
            made += 1

    def _playout(self, at: Perspective, play: Playout, first: Option | None) -> None:
        root = self._root
        if first is None:
            option, nodes = descend(root, at.ask, self._width(self._seat), play.rank_root, WIDE)
        else:
            option, nodes = first, reach(root, at.ask, first)
        # The n-th visit of each option is in the n-th world: so options are compared in the same worlds.
        world = self._world(at, nodes[-1].visits)
        path = [(self._seat, node) for node in (root, *nodes)]
        ask = play.step(world, self._seat, option)
        while ask is not None and path[-1][1].visits:
            option, nodes = descend(path[-1][1], ask, self._width(ask.seat), partial(play.rank, world), NARROW)
            path += [(ask.seat, node) for node in nodes]
            ask = play.step(world, ask.seat, option)
        values = play.finish(world, {seat for seat, _ in path})
        for seat, value in values.items():
            self._spread(seat).add(value)
        for seat, node in path:
            node.add(values[seat])

    def _spread(self, seat: Seat) -> Spread:
        return self._spreads.setdefault(seat, Spread())

    def _width(self, seat: Seat) -> float:
        return EXPLORE * self._spread(seat).deviation

    def _world(self, at: Perspective, number: int) -> Match[Any]:
        while number >= len(self._worlds):
            self._worlds.append(self._rng.getrandbits(64))
        return at.sample(random.Random(self._worlds[number]))


class Playout:
    """How a playout goes on beyond the tree, and what it is worth where it ends."""

    def __init__(self, at: Perspective, world: Match[Any], rng: random.Random) -> None:
        self._heuristics = at.heuristics
        self._seat = at.ask.seat
        self._turn = world.game.turn
        self._random = rng.random
        rounds = 0 if self._heuristics is None else self._heuristics.horizon - 1
        self._end = at.moment.turn + 1 + rounds * len(world.seats)
        self._ranked = self.rank(world, at.ask)

    def rank_root(self, ask: Ask) -> list[Option]:
        """The options at the root: the same in all worlds."""
        return self._ranked

    def rank(self, world: Match[Any], ask: Ask) -> list[Option]:
        """The options, the most promising first; without heuristics in any order."""
        if self._heuristics is None:
            return sorted(ask.options, key=lambda _: self._random())
        return ranked(self._heuristics, world.state, ask)

    def step(self, world: Match[Any], seat: Seat, option: Option) -> Ask | None:
        """Choose in a world; what is to be thought about next, unless it has come far enough to be judged."""
        heuristics, state = self._heuristics, world.state
        world.choose(option, seat)
        ask = world.ask
        if heuristics is None:
            return ask
        for _ in range(LONGEST):
            if ask is None or self._is_over(state):
                return None
            if ask.seat == self._seat:
                return ask
            world.choose(best(heuristics, state, ask), ask.seat)
            ask = world.ask
        return None

    def finish(self, world: Match[Any], seats: Collection[Seat]) -> dict[Seat, float]:
        """Play on to the end of the playout; what each of these seats has got."""
        heuristics, state = self._heuristics, world.state
        if heuristics is None:
            result = world.playout(self._by_chance, LONGEST)
            return {seat: reward(result, seat) for seat in seats}
        if world.ask is not None:
            world.playout(lambda ask: None if self._is_over(state) else best(heuristics, state, ask), LONGEST)
        return {seat: heuristics.value(state, seat) for seat in seats}

    def _is_over(self, state: Any) -> bool:
        return self._turn(state) >= self._end

    def _by_chance(self, ask: Ask) -> Option:
        return ask.options[int(self._random() * len(ask.options))]


def reward(result: Result | None, seat: Seat) -> float:
    """From 0 to 1: mostly who is ahead, and by how much, so that lost and won positions still have better moves."""
    if result is None:
        return 0.0
    mine = result.scores[seat]
    others = [score for other, score in enumerate(result.scores) if other != seat]
    won = 1.0 / result.places.count(1) if result.places[seat] == 1 else 0.0
    lead = mine - max(others) if others else mine
    return 0.5 * won + 0.5 / (1.0 + math.exp(-lead / (10.0 + 0.1 * max(result.scores))))
