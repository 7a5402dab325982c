"""Puzzles: real positions of bot games, one turn, and the most points that it can bring.

A puzzle is the beginning of a match: settings, seed, and the choices up to the position. From there one seat chooses
alone until its stretch ends (`Game.stretch`, else the turn), or until somebody else is asked. All its lines were
searched when it was made (`tools.puzzles`): no line brings more than `best`, and that one needs neither chance nor
anything that the seat cannot know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from functools import cache
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from gobelin.kernel import PERSON, Account, Ask, Entry, Game, GobelinError, Match, Option, Seat
from gobelin.locales import Texts

BOT: Final = "prior"
"""Who played the games that puzzles come from, and who sits at the other places."""
STARS: Final = 3

Words = Annotated[str, msgspec.Meta(min_length=1)]
"""An option as it is written in a file: its parts with spaces between them."""


class NoPuzzle(GobelinError):
    """There is no such puzzle, or it does not fit the rules any more."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One turn of a bot game, searched to its end."""

    id: str
    settings: dict[str, Any]
    seats: int
    seed: str
    before: tuple[Words, ...]
    """The choices up to the position, in the order in which they were asked for."""
    seat: Seat
    traits: tuple[str, ...]
    """Who the seat is: its faction or civilizations, by their ids."""
    turn: int
    """The turns of all seats before it."""
    best: int
    """The most points that the turn can bring; a turn can also cost some."""
    solution: tuple[Words, ...]
    second: int
    """The most points that are left after a first choice that is none of the best ones."""
    instead: Words
    """The first choice of such a line."""
    prior: int
    """What the turn brings a bot that takes what looks best at first sight."""
    thought: Words
    """The first choice of that bot."""
    nodes: int
    """Positions that were searched."""


class Collection(msgspec.Struct, frozen=True):
    """All puzzles of a game, with the rules they were made by."""

    rules_version: int
    puzzles: tuple[Puzzle, ...]

    def to_json(self) -> bytes:
        """The file: a line for each puzzle."""
        lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in self.puzzles)
        head = msgspec.json.encode({"rules_version": self.rules_version})
        return head[:-1] + b',"puzzles":[\n' + lines + b"\n]}\n"


@cache
def collection(game: Game[Any]) -> Collection:
    """The puzzles that are shipped with a game."""
    if game.puzzles is None or not game.puzzles.exists():
        return Collection(game.rules_version, ())
    return msgspec.json.decode(game.puzzles.read_bytes(), type=Collection)


def find(game: Game[Any], puzzle: str) -> Puzzle:
    """A puzzle of the game by its id."""
    for each in collection(game).puzzles:
        if each.id == puzzle:
            return each
    raise NoPuzzle(f"{game.slug} has no puzzle {puzzle!r}")


def of_the_day(game: Game[Any], day: date) -> Puzzle:
    """The puzzle of a day: one after the other, and then from the first one again."""
    puzzles = collection(game).puzzles
    if not puzzles:
        raise NoPuzzle(f"{game.slug} has no puzzles")
    return puzzles[day.toordinal() % len(puzzles)]


def written(option: Option) -> str:
    """An option as it stands in a file."""
    return " ".join(map(str, option))


def offered(ask: Ask, words: str) -> Option:
    """The option of a question that is written so."""
    for option in ask.options:
        if written(option) == words:
            return option
    raise NoPuzzle(f"{words!r} does not answer {ask.topic!r}")


def position(game: Game[Any], puzzle: Puzzle) -> Match[Any]:
    """The match at the puzzle's position: its seat is a person's, and what was chosen so far is not to be undone."""
    players = [PERSON if seat == puzzle.seat else BOT for seat in range(puzzle.seats)]
    match: Match[Any] = Match.new(game, puzzle.settings, players, puzzle.seed)
    for words in puzzle.before:
        ask = match.ask
        if ask is None:
            raise NoPuzzle(f"{puzzle.id}: the match is over before its position")
        match.repeat(Entry(ask.seat, ask.topic, offered(ask, words), "bot"))
    if match.ask is None or match.ask.seat != puzzle.seat:
        raise NoPuzzle(f"{puzzle.id}: seat {puzzle.seat} is not asked at its position")
    return match


class Turn:
    """One go at a puzzle: whose turn it is, whether it has ended, and what it has brought so far."""

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self._seat = seat
        self._game = match.game
        self._mark = self._stretch(match)
        self._since = len(match.entries)
        self._told = match.told
        self._had = self._now(match)

    def _stretch(self, match: Match[Any]) -> object:
        return (self._game.stretch or self._game.turn)(match.state)

    def is_over(self, match: Match[Any]) -> bool:
        """Whether the seat has nothing more to choose in it."""
        return self._seat not in match.asks or len(match.asks) > 1 or self._stretch(match) != self._mark

    def _now(self, match: Match[Any]) -> Counter[str]:
        points_now = self._game.points_now
        return Counter() if points_now is None else Counter(points_now(match.state, self._seat))

    def sources(self, match: Match[Any]) -> Counter[str]:
        """What it has brought, by where the points come from: by the ledger, or by what would count at the end."""
        if self._game.points_now is not None:
            now = self._now(match)
            now.subtract(self._had)
            return now
        ledger, account = self._game.ledger, Account()
        assert ledger is not None
        for event in match.all_events(self._since):
            told = event.told(None)
            if told is not None and told.verb in ledger.tells:
                ledger.fold(account, told)
        return Counter({group: points for (seat, group), points in account.points.items() if seat == self._seat})

    def points(self, match: Match[Any]) -> int:
        """What it has brought altogether."""
        return self.sources(match).total()


class Judged(msgspec.Struct, frozen=True):
    """What came of a turn."""

    points: int
    best: int
    is_over: bool
    stars: int
    """3: nothing was better; 2: as good as any line that begins wrongly; 1: no worse than a hasty bot; 0: nothing."""
    sources: dict[str, int]
    """The points by where they come from."""


def judge(puzzle: Puzzle, turn: Turn, match: Match[Any]) -> Judged:
    """How good a turn was, or has been so far."""
    sources = {group: points for group, points in turn.sources(match).items() if points}
    points = sum(sources.values())
    lower = (puzzle.second, min(puzzle.prior, puzzle.second))
    stars = STARS if points >= puzzle.best else sum(points >= goal > 0 for goal in lower)
    return Judged(points, puzzle.best, turn.is_over(match), stars, sources)


def answered(match: Match[Any], puzzle: Puzzle, answers: Iterable[Sequence[str | int]]) -> Turn:
    """Give these answers at the puzzle's position; the end of the turn takes no more."""
    turn = Turn(match, puzzle.seat)
    for answer in answers:
        if turn.is_over(match):
            raise NoPuzzle(f"{puzzle.id}: the turn is over")
        match.choose(tuple(answer), puzzle.seat, "person")
    return turn


class Explained(NamedTuple):
    """One choice of the solution."""

    topic: str
    option: Option
    sources: dict[str, int]
    """What it brings at once, by where the points come from."""


def solved(game: Game[Any], puzzle: Puzzle) -> Iterator[tuple[Match[Any], Explained]]:
    """The solution choice by choice; the match goes on from one to the next."""
    match = position(game, puzzle)
    turn = Turn(match, puzzle.seat)
    for words in puzzle.solution:
        ask = match.asks.get(puzzle.seat)
        if ask is None or turn.is_over(match):
            raise NoPuzzle(f"{puzzle.id}: its solution goes on after the end of the turn")
        option, before = offered(ask, words), turn.sources(match)
        match.choose(option, puzzle.seat, "person")
        after = turn.sources(match)
        after.subtract(before)
        yield match, Explained(ask.topic, option, {group: points for group, points in after.items() if points})


class Explanation(NamedTuple):
    """Why the solution is the best there is, in words."""

    steps: list[str]
    second: str
    thought: str
    """Empty where the first thought leads to the same as the second-best line."""


def explanation(game: Game[Any], puzzle: Puzzle, texts: Texts) -> Explanation:
    """The solution in the words of its options, with the points of each; and what falls short of it."""
    steps = []
    for _, step in solved(game, puzzle):
        words = texts.option(step.topic, step.option)
        points = ", ".join(f"{n:+d} {texts.source(group)}" for group, n in step.sources.items())
        steps.append(f"{words} ({points})" if points else words)
    ask = position(game, puzzle).asks[puzzle.seat]

    def said(words: str) -> str:
        return texts.option(ask.topic, offered(ask, words))

    gap = puzzle.best - puzzle.second
    second = texts.text("puzzle-second", option=said(puzzle.instead), points=puzzle.second, gap=gap)
    thought = texts.text("puzzle-thought", option=said(puzzle.thought), points=puzzle.prior)
    return Explanation(steps, second, "" if puzzle.thought == puzzle.instead else thought)
