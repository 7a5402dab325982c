"""`greedy` tries the promising options one step deep and takes what comes out best; `prior` tries nothing."""

from __future__ import annotations

import random
from typing import Any, Final

from gobelin.bots.perspective import Perspective
from gobelin.kernel import Ask, Heuristics, Match, Option, Seat

TRIED: Final = 12
"""Options tried at most, those with the best priors."""
LUCK: Final = 3
"""Worlds in which an option is tried whose outcome depends on chance."""
FOLLOW_UPS: Final = 40
"""Answers by prior before an outcome is looked at, at most; a guard against rules that ask without end."""


class GreedyBot:
    """Plays by a game's heuristics; without any it chooses with equal chances.

    All options are tried in the same worlds. Whatever the same seat is asked next within the step (how to pay, what to
    give up) is answered by the best prior; the step ends at a checkpoint, or where somebody else is asked.
    `is_learned` lets a network have its word about outcomes, where there is one.
    """

    def __init__(self, rng: random.Random, is_learned: bool = False) -> None:
        self._rng = rng
        self._is_learned = is_learned

    def choose(self, at: Perspective) -> Option:
        """One of the options of `at.ask`."""
        ask, seeds = at.ask, [self._rng.getrandbits(64) for _ in range(LUCK)]
        if len(ask.options) == 1:
            return ask.options[0]
        heuristics = (at.taught() if self._is_learned else at).heuristics
        if heuristics is None:
            return ask.options[seeds[0] % len(ask.options)]
        tried = promising(ranked(heuristics, at.sample(random.Random(seeds[0])).state, ask))
        return max(tried, key=lambda option: self._try(at, heuristics, option, seeds))

    def _try(self, at: Perspective, heuristics: Heuristics[Any], option: Option, seeds: list[int]) -> float:
        """The value of what an option leads to; an average over several worlds where chance has a part in it."""
        values = []
        for seed in seeds:
            world = at.sample(random.Random(seed))
            before = world.state.barrier
            world.choose(option, at.ask.seat)
            follow_up(heuristics, world, at.ask.seat)
            values.append(heuristics.value(world.state, at.ask.seat))
            if world.state.barrier == before:
                break
        return sum(values) / len(values)


class PriorBot:
    """Takes what looks most promising to a game's heuristics before it is tried, one of equals by chance.

    That is quick enough for large studies; without heuristics it chooses with equal chances.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, at: Perspective) -> Option:
        """One of the options of `at.ask`."""
        ask, heuristics = at.ask, at.heuristics
        options = self._rng.sample(ask.options, len(ask.options))
        if len(options) == 1 or heuristics is None:
            return options[0]
        return best(heuristics, at.sample(self._rng).state, Ask(ask.seat, ask.topic, options))


def promising(options: list[Option]) -> list[Option]:
    """Of ranked options the best ones, and of every verb the best one: priors compare like with like best."""
    seen: set[object] = set()
    found = []
    for place, option in enumerate(options):
        if place < TRIED or option[0] not in seen:
            found.append(option)
        seen.add(option[0])
    return found


def ranked(heuristics: Heuristics[Any], state: Any, ask: Ask) -> list[Option]:
    """The options of an ask, the most promising first."""
    return sorted(ask.options, key=lambda option: -heuristics.prior(state, ask.seat, ask.topic, option))


def best(heuristics: Heuristics[Any], state: Any, ask: Ask) -> Option:
    """The most promising option of an ask."""
    prior, seat, topic = heuristics.prior, ask.seat, ask.topic
    return max(ask.options, key=lambda option: prior(state, seat, topic, option))


def follow_up(heuristics: Heuristics[Any], world: Match[Any], seat: Seat) -> None:
    """Answer by prior what the seat is asked until its step is over."""
    for _ in range(FOLLOW_UPS):
        ask = world.asks.get(seat)
        if ask is None or world.has_passed_checkpoint:
            return
        world.choose(best(heuristics, world.state, ask), seat)
