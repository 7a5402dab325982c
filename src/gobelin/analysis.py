"""What a searching bot thinks of a played game: how it stood, and which choices gave away most.

A record is played again. At every real decision the position is valued for each seat, and a search looks at the same
question from the knowledge of the seat that was asked: it may not use what that seat could not know, and so blames
nobody for bad luck.
"""

from __future__ import annotations

import multiprocessing
import random
from collections import deque
from collections.abc import Collection, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from gobelin.bots import Budget, IsmctsBot, Perspective
from gobelin.bots.processes import serve, stop_pool
from gobelin.kernel import Entry, Game, GobelinError, Match, Option, Position, Record, Result, Seat
from gobelin.simulate import chosen_game

WORTH_A_SECOND_LOOK: Final = 0.5
"""Points that a first search must miss; what is less lies within its noise, and nobody would call it a mistake."""
SECOND_LOOK: Final = 4
"""How many times the budget a second search has."""
MISTAKES: Final = 10
"""How many mistakes are named unless somebody wants another number."""


class NotJudged(GobelinError):
    """The game tells bots nothing about its positions, so that there is nothing to judge by."""


class Evaluation(msgspec.Struct, frozen=True):
    """How a position looks to somebody who sees everything."""

    entry: int
    """The choices made before it."""
    turn: int
    """Turns of all seats, counted from 1."""
    seat: Seat | None
    """Who is about to choose; None where the record ends."""
    values: tuple[float, ...]
    """What the game's heuristics think of it for each seat, in points; once the game is over, the points themselves."""
    points: tuple[int, ...]
    """The points of each seat if the game were over."""


class Judged(msgspec.Struct, frozen=True):
    """One decision: what was played, what the bot would have played, and what the difference is worth."""

    entry: int
    """Its place among the record's entries."""
    turn: int
    seat: Seat
    by: str
    """Who chose: person, bot, standing or timeout."""
    topic: str
    options: int
    """How many there were."""
    played: Option
    best: Option
    """What the bot would rather have played; the same as `played` where it agrees."""
    played_value: float
    best_value: float
    """What the last search expects of the two for the seat, in points."""
    loss: float
    """Points given away, as far as all searches agree; 0 where it is no more than their noise."""


class Course(msgspec.Struct, frozen=True):
    """The way a game took, as far as its record can be followed."""

    game: str
    players: tuple[str, ...]
    decisions: tuple[int, ...]
    """The entries that were real decisions: there was more than one option."""
    curve: tuple[Evaluation, ...]
    """One for each of these decisions, before it, and a last one for where the record ends."""
    result: Result | None
    """None: the record ends before the game does."""
    stopped: str | None
    """Why an old record cannot be followed to its end."""


class SeatSummary(msgspec.Struct, frozen=True):
    """How well a seat was played."""

    seat: Seat
    decisions: int
    agreed: int
    """Decisions in which nothing was given away."""
    loss: float
    """Points given away in all of them."""
    mean_loss: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, judged."""

    game: str
    players: tuple[str, ...]
    curve: tuple[Evaluation, ...]
    decisions: tuple[Judged, ...]
    mistakes: tuple[Judged, ...]
    """The biggest losses, the worst first."""
    seats: tuple[SeatSummary, ...]
    result: Result | None
    stopped: str | None


class DecisionPoint(NamedTuple):
    """The moment before a decision."""

    match: Match[Any]
    """It goes on to the next stop: whoever needs it longer takes its position."""
    entry: Entry
    turn: int


def decision_points(record: Record, game: Game[Any] | None = None) -> Iterator[DecisionPoint]:
    """Every real decision of a record in order, as far as it can be followed."""
    yield from _Walk(Match.replay(record, game=game)).decision_points()


class _Walk:
    """Goes through a match again that was replayed before."""

    def __init__(self, replayed: Match[Any]) -> None:
        # A new match: one from an old record may be looked at only, and asks nothing.
        self.match: Match[Any] = Match.new(replayed.game, replayed.settings, replayed.seats, replayed.seed)
        self.turn = 1
        self._entries = replayed.entries

    def decision_points(self) -> Iterator[DecisionPoint]:
        match, turn_of = self.match, self.match.game.turn
        mark = turn_of(match.state)
        for entry in self._entries:
            if len(match.asks[entry.seat].options) > 1:
                yield DecisionPoint(match, entry, self.turn)
            match.repeat(entry)
            if turn_of(match.state) != mark:
                mark = turn_of(match.state)
                self.turn += 1


def follow(record: Record, game: Game[Any] | None = None) -> Course:
    """Where the game stood at each of its decisions; this needs no search.

    RecordError: the record cannot be read or replayed. An old one is followed up to its last move that still fits.
    """
    replayed: Match[Any] = Match.replay(record, game=game)
    _check(replayed.game)
    walk = _Walk(replayed)
    decisions, curve = [], []
    for match, entry, turn in walk.decision_points():
        decisions.append(len(match.entries))
        curve.append(_evaluate(match, turn, entry.seat))
    curve.append(_evaluate(walk.match, walk.turn, None))
    return Course(
        game=replayed.game.name,
        players=replayed.seats,
        decisions=tuple(decisions),
        curve=tuple(curve),
        result=replayed.result,
        stopped=replayed.read_only,
    )


def _check(game: Game[Any]) -> None:
    if game.heuristics is None:
        raise NotJudged(f"{game.slug} cannot be analysed: the game tells bots nothing about its positions")


def _evaluate(match: Match[Any], turn: int, asked: Seat | None) -> Evaluation:
    heuristics, seats = match.game.heuristics, range(len(match.seats))
    assert heuristics is not None
    points = match.game.result(match.state).scores
    if match.result is not None:  # there is nothing left to think of it
        return Evaluation(len(match.entries), turn, asked, tuple(map(float, points)), points)
    values = tuple(round(heuristics.value(match.state, seat), 2) for seat in seats)
    return Evaluation(len(match.entries), turn, asked, values, points)


def judge(point: DecisionPoint, budget: Budget, seed: int | str = 0) -> Judged:
    """Search a decision from its seat's knowledge, and compare what was played with the best.

    What looks like a mistake is searched again from scratch with four times the budget. An option counts as better only
    as far as both searches find it so: the best of many noisy values always looks better than it is.
    """
    match, entry, turn = point
    at, index, played = Perspective(match, entry.seat), len(match.entries), entry.option
    found = _search(at, played, budget, f"{seed}/{index}/first")
    best = _preferred(found, played)
    loss = found[best] - found[played]
    if loss >= WORTH_A_SECOND_LOOK:
        first, found = found, _search(at, played, _times(budget, SECOND_LOOK), f"{seed}/{index}/second")
        gains = {
            option: min(first[option] - first[played], found[option] - found[played])
            for option in (played, best, _preferred(found, played))
            if option in first and option in found
        }
        best, loss = max(gains.items(), key=lambda item: item[1])
    if loss < WORTH_A_SECOND_LOOK:  # noise
        best, loss = played, 0.0
    return Judged(
        entry=index,
        turn=turn,
        seat=entry.seat,
        by=entry.by,
        topic=entry.topic,
        options=len(at.ask.options),
        played=played,
        best=best,
        played_value=round(found[played], 2),
        best_value=round(found[best], 2),
        loss=round(loss, 2),
    )


def _preferred(found: dict[Option, float], played: Option) -> Option:
    """What the bot would rather have played: of the others the one it looked at most, if that is worth more.

    How often it looked at what was played says nothing: it had to.
    """
    other = next((option for option in found if option != played), played)
    return other if found[other] > found[played] else played


def _search(at: Perspective, played: Option, budget: Budget, seed: str) -> dict[Option, float]:
    """What the options are worth that were looked at, most often first; what was played is among them."""
    thoughts = IsmctsBot(random.Random(seed), budget).think(at, also=played)
    return {thought.option: thought.value for thought in thoughts}


def _times(budget: Budget, factor: int) -> Budget:
    playouts, seconds = budget.playouts, budget.seconds
    return Budget(playouts and playouts * factor, seconds and seconds * factor)


def analyse(
    record: Record,
    budget: Budget,
    seed: int | str = 0,
    workers: int = 1,
    game: Game[Any] | None = None,
    components: Path | None = None,
    seats: Collection[Seat] | None = None,
) -> Generator[Judged, None, None]:
    """Judge the decisions of a record, or those of some seats, one after the other.

    The same record, seed and number of playouts give the same judgements, whatever the number of workers. Components of
    a person's own come as a folder, which every worker reads; a `game` that was made in another way stays here. Whoever
    has heard enough closes the generator, which ends the searches under way.
    """
    if components is not None:
        game = chosen_game(record.game, components)
    replayed: Match[Any] = Match.replay(record, game=game)
    _check(replayed.game)
    wanted = (point for point in _Walk(replayed).decision_points() if seats is None or point.entry.seat in seats)
    if workers <= 1 or (game is not None and components is None):
        yield from (judge(point, budget, seed) for point in wanted)
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), serve)
    try:
        jobs = (
            pool.submit(_judge_apart, components, match.position, entry, turn, budget, seed)
            for match, entry, turn in wanted
        )
        yield from _in_order(jobs, 3 * workers)
    except BrokenProcessPool:
        raise GobelinError("a worker process died; the analysis is lost") from None
    finally:
        stop_pool(pool)


def _in_order(jobs: Iterator[Future[Judged]], ahead: int) -> Iterator[Judged]:
    """The results in order; so many jobs are handed out in advance, and not the whole game at once."""
    waiting = deque(islice(jobs, ahead))
    while waiting:
        yield waiting.popleft().result()
        waiting.extend(islice(jobs, 1))


def _judge_apart(
    components: Path | None, position: Position, entry: Entry, turn: int, budget: Budget, seed: int | str
) -> Judged:
    match: Match[Any] = Match.at(position, chosen_game(position.game, components))
    return judge(DecisionPoint(match, entry, turn), budget, seed)


def conclude(course: Course, judged: Iterable[Judged], mistakes: int = MISTAKES) -> Analysis:
    """Put together what was found: the biggest mistakes, and how each seat was played."""
    decisions = tuple(judged)
    worst = sorted((one for one in decisions if one.loss), key=lambda one: (-one.loss, one.entry))
    return Analysis(
        game=course.game,
        players=course.players,
        curve=course.curve,
        decisions=decisions,
        mistakes=tuple(worst[:mistakes]),
        seats=tuple(_summary(seat, decisions) for seat in range(len(course.players))),
        result=course.result,
        stopped=course.stopped,
    )


def _summary(seat: Seat, decisions: Iterable[Judged]) -> SeatSummary:
    losses = [one.loss for one in decisions if one.seat == seat]
    total = sum(losses)
    return SeatSummary(
        seat=seat,
        decisions=len(losses),
        agreed=losses.count(0.0),
        loss=round(total, 2),
        mean_loss=round(total / len(losses), 3) if losses else 0.0,
    )
