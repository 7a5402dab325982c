"""Choosing: what is asked, what is chosen, and what each seat sees and hears of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final, Generic, Literal, TypeAlias, get_args

from gobelin.kernel.ask import Ask, Option, Rule, Seat
from gobelin.kernel.driver import MOST_STEPS, Together, advance
from gobelin.kernel.errors import IllegalOption, NotAsked, ReadOnly, RuleBroken, SampleLimit
from gobelin.kernel.game import PERSON, Game, Result, S, View
from gobelin.kernel.record import By, Entry, Record, roll_ask, roll_scores
from gobelin.kernel.settings import Json, Settings
from gobelin.kernel.standing import Standing, StandingAnswers, Until
from gobelin.kernel.state import Event, Plain, SeatEvent

UndoRule: TypeAlias = Literal["free", "guarded"]

MOST_TOLD: Final = 100_000
"""Events of a match at most: the longest of our games has a tenth of that."""
SEALED = -1
"""In place of a barrier: no state has it."""


class Choosing(Generic[S]):
    """The rules of a game at work: they ask, and go on with what is chosen."""

    state: S
    result: Result | None = None
    broken: RuleBroken | None = None
    read_only: str | None = None
    has_passed_checkpoint = False
    """Has a sample come to a checkpoint since it was taken? A step of its seat is over there."""
    _rule: Rule[None]
    _together: Together | None = None
    """The question to several seats at once, while one of them has still to answer it."""
    _asked_together_at = 0
    """The number of entries when several seats were last asked at once."""
    _digest = b""
    _quiet = False
    _view_only = False
    _no_record = ""
    _original: Record | None = None

    def __init__(self, game: Game[S], settings: Settings, seats: Sequence[str], seed: int | str) -> None:
        """Use `Match.new`, `Match.replay` or `Match.at`."""
        self.game = game
        self.settings = settings
        self.seats = tuple(seats)
        self.seed = seed
        self.undo_rule: UndoRule = "free" if self.seats.count(PERSON) < 2 else "guarded"
        self.entries: list[Entry] = []
        self._standing = StandingAnswers()
        self._asks: dict[Seat, Ask] = {}
        self._events: list[Event] = []
        self._barriers: list[int] = []

    # -- asking and choosing -------------------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """The question to answer next (of several at once, that to the lowest seat); None: nothing is asked."""
        return next(iter(self.asks.values()), None)

    @property
    def asks(self) -> dict[Seat, Ask]:
        """All questions open at the moment, by seat."""
        if self._view_only or self.broken or self.read_only:
            return {}
        return self._asks.copy()

    @property
    def asked_since(self) -> int:
        """The number of entries when what is asked now was first asked.

        Where several are asked at once, those who have not answered yet are asked the same since then.
        """
        return len(self.entries) if self._together is None else self._asked_together_at

    def choose(self, option: Sequence[str | int], seat: Seat | None = None, by: By | None = None) -> None:
        """Answer the question to a seat (default: that of `ask`), and play on to the next one."""
        ask, offered = self._offered(option, seat)
        if by is None:
            by = "person" if self.seats[ask.seat] == PERSON else "bot"
        elif by not in get_args(By):
            raise ValueError(f"by: {by!r} is not one of {', '.join(get_args(By))}")
        if by == "person":
            self._standing.suspended.discard(ask.seat)
        self._answer(ask, offered, by)
        while (due := self._standing.due(self._asks, self._measure)) is not None:
            self._answer(*due, "standing")
        self._standing.expire(self._measure)

    def repeat(self, entry: Entry) -> None:
        """Choose again what was recorded elsewhere; what standing answers chose there has entries of its own."""
        ask, option = self._offered(entry.option, entry.seat)
        if ask.topic != entry.topic:
            raise NotAsked(f"seat {entry.seat} is asked {ask.topic!r}, not {entry.topic!r}")
        self._answer(ask, option, entry.by)

    # -- standing answers ----------------------------------------------------------------------------------------------

    def set_standing(self, seat: Seat, topic: str, option: Sequence[str | int], until: Until = "turn") -> Standing:
        """Give an answer in advance: `until` the turn ends, the seat's next own choice, or the game's end."""
        if seat not in range(len(self.seats)):
            raise NotAsked(f"there is no seat {seat}")
        if until not in get_args(Until):
            raise ValueError(f"until: {until!r} is not one of {', '.join(get_args(Until))}")
        try:
            # The declared option, not the caller's: True equals 1, but would not look the same in the record.
            chosen = self.game.verbs.option(self.game.verbs.index(tuple(option)))
        except (IndexError, TypeError, ValueError) as error:
            raise NotAsked(f"no question can be answered so: {error}") from None
        self.withdraw(seat, topic)
        standing = Standing(seat, topic, chosen, until, self._measure(seat, until), len(self.entries))
        self._standing.answers.append(standing)
        return standing

    def standing(self, seat: Seat) -> list[Standing]:
        """The standing answers of a seat, for that seat alone to see."""
        return [standing for standing in self._standing.answers if standing.seat == seat]

    def withdraw(self, seat: Seat, topic: str) -> None:
        """Take a standing answer back."""
        self._standing.withdraw(seat, topic)

    @property
    def standing_answers(self) -> StandingAnswers:
        """All standing answers, to be kept beside the record: neither it nor a position has them."""
        return self._standing.copy()

    def restore_standing(self, answers: StandingAnswers) -> None:
        """Take up the standing answers that were kept."""
        self._standing = answers.copy()

    def _measure(self, seat: Seat, until: Until) -> int:
        """What a standing answer's end is measured by; it grows as the match goes on."""
        if until == "turn":
            return self.game.turn(self.state)
        if until == "choice":
            return sum(entry.seat == seat and entry.by == "person" for entry in self.entries)
        return 0

    # -- looking -------------------------------------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> dict[str, Json]:
        """What a seat may see, as plain JSON; None: what a spectator may."""
        return self.game.plain_view(self.state, seat)

    def look(self, seat: Seat | None = None) -> View:
        """The same as the game types it, for boards that know the game."""
        return self.game.view(self.state, seat)

    def events(self, seat: Seat | None = None, since: int = 0) -> list[SeatEvent]:
        """What a seat (None: a spectator) has been told since that entry, in order."""
        told = [event.told(seat) for event in self.all_events(since)]
        return [event for event in told if event is not None]

    @property
    def told(self) -> int:
        """How many events there have been."""
        return len(self._events)

    def all_events(self, since: int = 0) -> list[Event]:
        """All events since that entry with their audiences: for those who check a game, not for those who play it."""
        first = bisect_left(self._events, since, key=lambda event: event.at)
        return self._events[first:]

    # -- running the rules ---------------------------------------------------------------------------------------------

    def note_ask(self, ask: Ask, forced: bool) -> None:
        """Note the ask in the digest; if it is forced, tell its seat."""
        if not 0 <= ask.seat < len(self.seats):
            raise RuleBroken(f"{ask.topic} was asked of seat {ask.seat}, which does not exist", ask.rules)
        if not self._quiet:
            self._digest = roll_ask(self._digest, ask)
        if forced:
            self.state.tell("forced", ask.seat, ask.topic, *ask.options[0], to=(ask.seat,))

    def note_checkpoint(self) -> None:
        """A sample's seat has done its step."""
        self.has_passed_checkpoint = True

    def _begin(self) -> None:
        """Start the outermost rule on the state as it is."""
        self._rule = self.game.play(self.state)
        self._run(None)

    def _run(self, answer: Any) -> None:
        """Carry the rules on to the next question that somebody has to answer."""
        self._asks, self._together = {}, None
        self.state.allow(MOST_STEPS)
        try:
            question = advance(self._rule, answer, self.game.worth_asking, self)
            if question is None:
                self.result = self.game.result(self.state)
                if not self._quiet:
                    self._digest = roll_scores(self._digest, self.result.scores)
            elif isinstance(question, Ask):
                self._asks = {question.seat: question}
            else:
                self._together, self._asked_together_at = question, len(self.entries)
                self._asks = question.asks
        except Exception as error:
            raise self._break(error) from error

    def _break(self, error: Exception) -> RuleBroken:
        """Mark the match as broken."""
        self._asks = {}
        self.broken = RuleBroken.blame(error, len(self.entries))
        return self.broken

    def _offered(self, option: Sequence[str | int], seat: Seat | None) -> tuple[Ask, Option]:
        """The ask that is answered, and the option as the rules offered it; nothing is changed."""
        self._check_playable()
        if seat is None:
            seat = next(iter(self._asks))
        if seat not in self._asks:
            raise NotAsked(f"seat {seat} is not asked; {', '.join(f'seat {s}' for s in self._asks)} is")
        ask = self._asks[seat]
        try:
            # The offered tuple, not the caller's: True equals 1, but would not look the same in the record.
            return ask, ask.options[ask.options.index(tuple(option))]
        except (TypeError, ValueError):
            raise IllegalOption(ask.topic, option, ask.options) from None

    def _check_playable(self) -> None:
        if self.read_only:
            raise ReadOnly(self.read_only)
        if self.broken:
            raise self.broken
        if self._view_only:
            raise SampleLimit("the sample of a seat that is not asked can only be looked at")
        if not self._asks:
            why = "the game is over" if self.result else "a playout or an interruption has used the match up"
            raise NotAsked(f"nobody is asked: {why}")

    def _answer(self, ask: Ask, option: Option, by: By) -> None:
        self.entries.append(Entry(ask.seat, ask.topic, option, by))
        self._barriers.append(self.state.barrier)
        if self._together is not None and len(self._asks) == 1 < len(self._together.each.seats):
            # The last of several simultaneous answers shows them all: guarded undo takes none of them back.
            since = self._asked_together_at
            self._barriers[since:] = [SEALED] * (len(self.entries) - since)
        self._give(ask.seat, option)

    def _give(self, seat: Seat, option: Option) -> None:
        """Hand the answer to the rules; one of several waits, outside the state, until all are in."""
        together = self._together
        if together is None:
            self._run(option)
            return
        del self._asks[seat]
        together.answers[seat] = option
        if not self._asks:
            self._run(together.collected())

    def _listen(self) -> None:
        """Keep what the state tells. The listener holds two lists, not the match: clones are freed when let go."""
        entries, events = self.entries, self._events

        def hear(
            verb: str,
            args: tuple[Plain, ...],
            to: tuple[Seat, ...] | None,
            others: tuple[Plain, ...] | None,
        ) -> None:
            if len(events) >= MOST_TOLD:
                raise RuntimeError(f"{verb!r} was told after {MOST_TOLD} others")
            events.append(Event(len(entries), verb, args, to, others))

        self.state.listener = hear
