"""Games from which networks learn.

Two kinds. Quick games are played by a policy or by priors alone, with noise: they show how positions end, and the value
network learns from them. Labelled games go slower: at their decisions the promising options are tried one step deep, as
`greedy` does, and what each was found worth is written down for the policy network. There the policy itself may lead,
so that it is corrected where it gets to, and not only where its teacher would.

All that is recorded is a seat's knowledge: encodings and priors tell nothing else.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gobelin.bots.greedy import follow_up, promising, ranked
from gobelin.bots.learned import Judge, nonzero
from gobelin.kernel import Ask, Game, Heuristics, Json, Match, Option, Rng, Seat
from gobelin.kernel.driver import advance

BLUR: Final = (0.0, 0.5, 1.0, 2.0)
"""Seats of one game play with different noise, so that good play meets bad play."""
MOST_OPTIONS: Final = 250
"""Questions with more are not learned from."""
LUCK: Final = 2
"""Worlds in which an option is tried whose outcome depends on chance."""


class Row(NamedTuple):
    """A position as a seat knows it, and how the game ended for it."""

    game: int
    """Rows of one game have one number."""
    at: NDArray[np.uint16]
    values: NDArray[np.float16]
    hand: float
    own: float
    rival: float
    won: float


class Decision(NamedTuple):
    """A decision: what was offered, and what each option was found worth; nan: it was not tried."""

    game: int
    at: NDArray[np.uint16]
    values: NDArray[np.float16]
    topic: str
    actions: tuple[int, ...]
    priors: tuple[float, ...]
    worth: tuple[float, ...]


class Noted(NamedTuple):
    """A position whose end is not known yet."""

    seat: Seat
    at: NDArray[np.uint16]
    values: NDArray[np.float16]
    hand: float


class Summary(NamedTuple):
    """One game for statistics."""

    settings: Mapping[str, Any]
    players: tuple[str, ...]
    traits: tuple[dict[str, str], ...]
    points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass
class Found:
    """What games have brought."""

    rows: list[Row] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    games: list[Summary] = field(default_factory=list)


@dataclass(frozen=True)
class Style:
    """How games are played to learn from."""

    blur: float = 1.0
    """Points by which priors, or what is seen of outcomes, are blurred; a policy is as undecided as that."""
    error: float = 0.02
    """Share of choices made by chance."""
    kept: float = 0.25
    """Share of positions that are recorded."""
    labelled: float = 0.0
    """Share of decisions whose options are tried; 0: quick games."""
    led: float = 0.0
    """Share of seats that the policy leads in labelled games."""


class Watch:
    """Notes that the rules could begin anew: there a position shows all that is pending."""

    def __init__(self) -> None:
        self.fresh = True

    def note_ask(self, ask: Ask, forced: bool) -> None:
        """Nothing to note."""

    def note_checkpoint(self) -> None:
        """The position is a fresh one."""
        self.fresh = True


class Player:
    """Plays games of one kind, and notes them."""

    def __init__(
        self, game: Game[Any], style: Style, teacher: Judge | None = None, policy: Judge | None = None, tag: str = ""
    ) -> None:
        assert game.heuristics is not None
        assert game.encode is not None
        self.game = game
        self.style = style
        self.hand: Heuristics[Any] = game.heuristics
        self.teacher = self.hand if teacher is None else teacher.heuristics
        self.policy = policy
        self.tag = tag

    def play(self, number: int, seats: int, settings: Mapping[str, Any], found: Found) -> None:
        """One game; what it brought is added to `found`."""
        rng = random.Random(f"training/{self.tag}/{self.game.name}/{number}/{seats}")
        blurs = [self.style.blur * rng.choice(BLUR) for _ in range(seats)]
        if self.style.labelled:
            self._labelled(number, seats, settings, rng, blurs, found)
        else:
            self._quick(number, seats, settings, rng, blurs, found)

    # --- quick games ----------------------------------------------------------------------------------------------

    def _quick(
        self, number: int, seats: int, settings: Mapping[str, Any], rng: random.Random, blurs: list[float], found: Found
    ) -> None:
        game, watch, noted = self.game, Watch(), list[Noted]()
        state = game.setup(game.read_settings(settings), seats, Rng.from_seed(number))
        traits = self._traits(state, seats)

        def pick(ask: Ask) -> Option:
            if watch.fresh and rng.random() < self.style.kept:
                noted.append(self._note(state, rng.randrange(seats)))
            watch.fresh = False
            return self._quickly(state, ask, rng, blurs[ask.seat])

        rule = game.play(state)
        question = advance(rule, None, game.worth_asking, watch)
        while question is not None:
            answer: Any
            if isinstance(question, Ask):
                answer = pick(question)
            else:
                for seat, ask in question.asks.items():
                    question.answers[seat] = pick(ask)
                answer = question.collected()
            question = advance(rule, answer, game.worth_asking, watch)
        noted += [self._note(state, seat) for seat in range(seats)]
        result = game.result(state)
        self._end(found, number, noted, result.scores)
        name = "policy" if self.policy else "prior"
        players = tuple(f"{name}~{blur:g}" for blur in blurs)
        found.games.append(Summary(settings, players, self._traits(state, seats, traits), result.scores, result.places))

    def _quickly(self, state: Any, ask: Ask, rng: random.Random, blur: float) -> Option:
        options = ask.options
        if rng.random() < self.style.error:
            return rng.choice(options)
        if self.policy is None:
            prior, seat, topic = self.hand.prior, ask.seat, ask.topic
            return max(options, key=lambda option: prior(state, seat, topic, option) + rng.gauss(0.0, blur))
        scores = self.policy.scores(state, ask.seat, ask.topic, options)
        if not blur:
            return options[int(scores.argmax())]
        # Noise of Gumbel on logits draws from the softmax.
        noisy = [score - blur * math.log(-math.log(rng.random() or 0.5)) for score in scores.tolist()]
        return options[noisy.index(max(noisy))]

    # --- labelled games -------------------------------------------------------------------------------------------

    def _labelled(
        self, number: int, seats: int, settings: Mapping[str, Any], rng: random.Random, blurs: list[float], found: Found
    ) -> None:
        game, style, noted = self.game, self.style, list[Noted]()
        match = Match.new(game, settings, ("greedy",) * seats, number, undo="free")
        traits = self._traits(match.state, seats)
        leads = [self.policy is not None and rng.random() < style.led for _ in range(seats)]
        fresh = True
        while (ask := match.ask) is not None:
            if fresh and rng.random() < style.kept:
                noted.append(self._note(match.state, rng.randrange(seats)))
            seat, options = ask.seat, ask.options
            option: Option | None = None
            if rng.random() < style.error:
                option = rng.choice(options)
            elif leads[seat]:
                option = self._quickly(match.state, ask, rng, blurs[seat] / 2)
            if len(options) > 1 and (option is None or rng.random() < style.labelled):
                tried, worth = self._try(match, ask, rng)
                self._decided(match, number, ask, dict(zip(tried, worth, strict=True)), found)
                if option is None:
                    seen = [points + rng.gauss(0.0, blurs[seat]) for points in worth]
                    option = tried[seen.index(max(seen))]
            match.has_passed_checkpoint = False
            match.choose(option or options[0], seat, "bot")
            fresh = match.has_passed_checkpoint
        result = match.result
        assert result is not None
        noted += [self._note(match.state, seat) for seat in range(seats)]
        self._end(found, number, noted, result.scores)
        players = tuple(f"{'policy' if led else 'look'}~{blur:g}" for led, blur in zip(leads, blurs, strict=True))
        known = self._traits(match.state, seats, traits)
        found.games.append(Summary(settings, players, known, result.scores, result.places))

    def _try(self, match: Match[Any], ask: Ask, rng: random.Random) -> tuple[list[Option], list[float]]:
        """The promising options and what each leads to, all in the same worlds."""
        seeds = [rng.getrandbits(64) for _ in range(LUCK)]
        options = promising(ranked(self.hand, match.state, ask))
        worth = []
        for option in options:
            values = []
            for seed in seeds:
                world = match.sample(ask.seat, random.Random(seed), quiet=True)
                before = world.state.barrier
                world.choose(option, ask.seat)
                follow_up(self.hand, world, ask.seat)
                values.append(self.teacher.value(world.state, ask.seat))
                if world.state.barrier == before:
                    break
            worth.append(sum(values) / len(values))
        return options, worth

    def _decided(self, match: Match[Any], number: int, ask: Ask, worth: Mapping[Option, float], found: Found) -> None:
        game, prior, state = self.game, self.hand.prior, match.state
        if len(ask.options) > MOST_OPTIONS:
            return
        values, at = self._see(state, ask.seat)
        index = tuple(game.verbs.index(option) for option in ask.options)
        priors = tuple(prior(state, ask.seat, ask.topic, option) for option in ask.options)
        told = tuple(worth.get(option, math.nan) for option in ask.options)
        found.decisions.append(Decision(number, at, values, ask.topic, index, priors, told))

    # --- notes ----------------------------------------------------------------------------------------------------

    def _see(self, state: Any, seat: Seat) -> tuple[NDArray[np.float16], NDArray[np.uint16]]:
        assert self.game.encode is not None
        values, at = nonzero(self.game.encode.array(state, seat))
        return values.astype(np.float16), at.astype(np.uint16)

    def _note(self, state: Any, seat: Seat) -> Noted:
        values, at = self._see(state, seat)
        return Noted(seat, at, values, self.hand.value(state, seat))

    def _end(self, found: Found, number: int, noted: Sequence[Noted], scores: Sequence[float]) -> None:
        for seat, at, values, hand in noted:
            rival = max((score for other, score in enumerate(scores) if other != seat), default=0.0)
            won = 1.0 if scores[seat] > rival else 0.5 if scores[seat] == rival else 0.0
            found.rows.append(Row(number, at, values, hand, scores[seat], rival, won))

    def _traits(self, state: Any, seats: int, known: Sequence[Mapping[str, str]] = ()) -> tuple[dict[str, str], ...]:
        """What studies compare seats by; what a seat was first known by stays."""
        ask: Callable[[Any, Seat], dict[str, str]] | None = self.game.traits
        if ask is None:
            return tuple({} for _ in range(seats))
        return tuple(ask(state, seat) | dict(known[seat] if known else {}) for seat in range(seats))


def plain(summary: Summary) -> dict[str, Json]:
    """A summary as plain JSON."""
    return {
        "settings": dict(summary.settings),
        "players": list(summary.players),
        "traits": [dict(traits) for traits in summary.traits],
        "points": list(summary.points),
        "places": list(summary.places),
    }
