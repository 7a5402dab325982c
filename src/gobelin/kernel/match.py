"""A match: one game in progress. It asks, records, replays, undoes, clones and samples."""

from __future__ import annotations

import pickle
import random
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from gobelin.kernel.ask import CHECKPOINT, Ask, AskEach, Option, Rule, Seat
from gobelin.kernel.consequence import Consequence
from gobelin.kernel.errors import (
    IllegalOption,
    NotAsked,
    Outdated,
    ReadOnly,
    RecordError,
    ReplayError,
    RuleBroken,
    SampleLimit,
    SettingsError,
    UndoRefused,
)
from gobelin.kernel.fast import MOST_STEPS, Pick, drive, is_forced
from gobelin.kernel.game import PERSON, Game, Json, Result, S, Settings, View, find_game
from gobelin.kernel.migrate import migrate, recorded_game
from gobelin.kernel.record import By, Entry, Names, Record, Seed, Stamp, roll_ask, roll_scores
from gobelin.kernel.rng import MOST_IN_ALL, Rng
from gobelin.kernel.standing import Standing, StandingAnswers, Until
from gobelin.kernel.state import Event, Plain, Told

UndoRule: TypeAlias = Literal["free", "guarded"]

KEPT_CHECKPOINTS = 8
"""Undo beyond the last few checkpoints replays from the start; a match stays small in memory."""


REPLAYED_CLOSELY = 50
"""The last entries of a replay, among which checkpoints are kept."""

SEALED = -1
"""In place of a barrier: no state has it."""


class Checkpoint(NamedTuple):
    """The state as bytes, and how long the match's lists were then."""

    data: bytes
    entries: int
    events: int
    digest: bytes


class Position(NamedTuple):
    """Where a match stands, picklable within one installed version: worker processes continue from it."""

    game: str
    components: str
    settings: Settings
    seats: tuple[str, ...]
    seed: int | str
    undo_rule: UndoRule
    entries: tuple[Entry, ...]
    barriers: tuple[int, ...]
    checkpoint: Checkpoint
    read_only: str | None
    no_record: str
    original: Record | None


class Match(Generic[S]):
    """One game in progress.

    A position is the last checkpoint's bytes plus the entries chosen since; cloning, undo, saving in mid-decision
    and search all use that one fact.
    """

    def __init__(self, game: Game[S], settings: Settings, seats: Sequence[str], seed: int | str) -> None:
        """Use `Match.new`, `Match.replay` or `Match.at`."""
        self.game = game
        self.settings = settings
        self.seats = tuple(seats)
        self.seed = seed
        self.undo_rule: UndoRule = "free" if self.seats.count(PERSON) < 2 else "guarded"
        self.entries: list[Entry] = []
        self.result: Result | None = None
        self.broken: RuleBroken | None = None
        self.read_only: str | None = None
        self.state: S
        self._standing = StandingAnswers()
        self._rule: Rule[None]
        self._each: AskEach | None = None
        self._opened = 0
        """The number of entries when several seats were last asked at once."""
        self._asks: dict[Seat, Ask] = {}
        self._answers: dict[Seat, Option] = {}
        self._events: list[Event] = []
        self._barriers: list[int] = []
        self._checkpoints: list[Checkpoint] = []
        self._passing = 0
        """A replay keeps no checkpoints, but for the first, before it has so many entries: it would drop them again."""
        self._digest = b""
        self._quiet = False
        self.has_passed_checkpoint = False
        """Has a sample come to a checkpoint since it was taken? A step of its seat is over there."""
        self._no_record = ""
        self._original: Record | None = None
        self._view_only = False

    # -- beginning ---------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game[S] | str,
        settings: Settings | Mapping[str, object] | None = None,
        seats: int | Sequence[str] = 2,
        seed: int | str = 0,
        undo: UndoRule | None = None,
    ) -> Match[S]:
        """Start a match. Seats are names of players: "person", or a bot's name; a number means that many persons.

        Undo is free where at most one person plays, else guarded, unless the caller decides.
        """
        played: Game[Any] = find_game(game) if isinstance(game, str) else game
        if not isinstance(settings, Settings):
            settings = played.read_settings(settings or {})
        names = (PERSON,) * seats if isinstance(seats, int) else tuple(seats)
        played.check_seats(settings, names)
        try:
            msgspec.convert((names, seed), tuple[Names, Seed])  # what no record could hold is refused here
            chance = Rng.from_seed(seed)
        except ValueError as error:
            raise SettingsError(f"seats and seed: {error}") from None
        match: Match[S] = cls(played, settings, names, seed)
        match.undo_rule = undo or match.undo_rule
        try:
            state = played.setup(settings, len(names), chance)
        except SettingsError:
            raise
        except Exception as error:
            raise match._break(error) from error
        match._start(state)
        return match

    @classmethod
    def from_state(cls, game: Game[S], settings: Settings, state: S, seats: Sequence[str]) -> Match[S]:
        """Start from a prepared state, as tests and puzzles do; such a match has no record."""
        match = cls(game, settings, seats, 0)
        match._no_record = "the match began from a prepared state"
        match._start(state)
        return match

    @classmethod
    def at(cls, position: Position, game: Game[S] | None = None) -> Match[S]:
        """Continue from a position, in this or another process. Its events begin at the last checkpoint."""
        head = position.settings, position.seats, position.seed
        match: Match[S] = cls(game or find_game(position.game), *head)
        if match.game.components.hash != position.components:
            raise RecordError("components.hash", "the position was reached with other components")
        match.undo_rule = position.undo_rule
        match.entries = list(position.entries)
        match._barriers = list(position.barriers)
        match._checkpoints = [position.checkpoint._replace(events=0)]
        match._rewind(len(match.entries))
        match.read_only = position.read_only
        match._no_record = position.no_record
        match._original = position.original
        return match

    @classmethod
    def replay(cls, record: Record, upto: int | None = None, game: Game[S] | None = None) -> Match[S]:
        """Play a record again, to its end or up to an entry.

        A record of older rules or other components opens read-only up to its last move that still fits.
        """
        played: Game[Any] = game or recorded_game(record)
        outdated = None
        try:
            migrated, stale = migrate(record, played)
        except Outdated as error:
            migrated, stale, outdated = error.record or record, None, error.why
        try:
            match: Match[S] = cls.new(played, migrated.settings, migrated.seats, migrated.seed)
        except SettingsError as error:
            where = "settings" if len(record.seats) in played.seats else "seats"
            raise RecordError(where, str(error)) from None
        if outdated is not None:
            match._freeze(record, outdated)
            return match
        again = migrated.entries[:upto]
        match._passing = len(again) - REPLAYED_CLOSELY
        for index, entry in enumerate(again):
            try:
                match._replay_entry(entry)
            except (IllegalOption, NotAsked, RuleBroken) as error:
                if stale is None:
                    raise ReplayError(index, str(error)) from error
                match._freeze(record, f"{stale}; entry {index} no longer fits: {error}")
                match._passing = 0
                if match.broken:
                    match._rewind(index)
                return match
        match._passing = 0  # else clones after a deep undo would begin at the first checkpoint
        if upto is None or upto >= len(migrated.entries):
            try:
                match._compare(migrated)
            except RecordError as error:
                if stale is None:
                    raise
                match._freeze(record, f"{stale}; {error}")
        return match

    # -- asking and choosing -----------------------------------------------------------------------------------

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
    def opened(self) -> int:
        """The number of entries when what is asked now was first asked.

        Where several are asked at once, those who have not answered yet are asked the same since then.
        """
        return len(self.entries) if self._each is None else self._opened

    def choose(self, option: Sequence[str | int], seat: Seat | None = None, by: By | None = None) -> None:
        """Answer the question to a seat (default: that of `ask`), and play on to the next one."""
        ask, offered = self._offered(option, seat)
        if by is None:
            by = "person" if self.seats[ask.seat] == PERSON else "bot"
        elif by not in get_args(By):
            raise ValueError(f"by: {by!r} is none of {', '.join(get_args(By))}")
        if by == "person":
            self._standing.suspended.discard(ask.seat)
        self._answer(ask, offered, by)
        while (due := self._standing.due(self._asks, self._measure)) is not None:
            self._answer(*due, "standing")
        self._standing.expire(self._measure)

    def playout(self, pick: Pick, limit: int = 1_000_000) -> Result | None:
        """Play a sample or clone to its end in fast mode and use it up; None: the limit came first, or no pick."""
        if self.result is not None:
            return self.result
        self._check_playable()
        self.state.listener = None
        self.state.allow(MOST_IN_ALL)
        self._no_record = "a playout has used the match up"
        self._checkpoints = []
        picked = {seat: pick(ask) for seat, ask in self._asks.items()}
        self._asks = {}
        if None in picked.values():
            return None
        answers = self._answers | picked
        answer = dict(sorted(answers.items())) if self._each else next(iter(answers.values()))
        try:
            finished = drive(self._rule, pick, self.game.worth_asking, answer, limit)[1]
        except RuleBroken as error:
            self.broken = error
            raise
        if finished:
            try:
                self.result = self.game.result(self.state)
            except Exception as error:
                raise self._break(error) from error
        return self.result

    def stand(self, seat: Seat, topic: str, option: Sequence[str | int], until: Until = "turn") -> Standing:
        """Give an answer in advance: `until` the turn ends, the seat's next own choice, or the game's end."""
        if seat not in range(len(self.seats)):
            raise NotAsked(f"there is no seat {seat}")
        if until not in get_args(Until):
            raise ValueError(f"until: {until!r} is none of {', '.join(get_args(Until))}")
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

    def repeat(self, entry: Entry) -> None:
        """Choose again what was recorded elsewhere; what standing answers chose there has entries of its own."""
        self._replay_entry(entry)

    # -- looking -----------------------------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> dict[str, Json]:
        """What a seat may see, as plain JSON; None: what a spectator may."""
        return self.game.plain_view(self.state, seat)

    def look(self, seat: Seat | None = None) -> View:
        """The same as the game types it, for boards that know the game."""
        return self.game.view(self.state, seat)

    def consequences(self, seat: Seat) -> list[Consequence]:
        """What each option of the question to a seat will cost, give and change, in the order of its options.

        Empty where the game does not tell.
        """
        foretell, ask = self.game.consequence, self.asks.get(seat)
        if foretell is None or ask is None:
            return []
        return [foretell(self.state, ask, option) for option in ask.options]

    def events(self, seat: Seat | None = None, since: int = 0) -> list[Told]:
        """What a seat (None: a spectator) has been told since that entry, in order."""
        told = [event.told(seat) for event in self.happened(since)]
        return [event for event in told if event is not None]

    def happened(self, since: int = 0) -> list[Event]:
        """All events since that entry with their audiences: for those who check a game, not for those who play it."""
        first = bisect_left(self._events, since, key=lambda event: event.at)
        return self._events[first:]

    @property
    def record(self) -> Record:
        """The match so far, with everything needed to play it again."""
        if self._no_record:
            raise SampleLimit(f"there is no record: {self._no_record}")
        if self._original is not None:
            return self._original
        return Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            components=Stamp(self.game.components.version, self.game.components.hash),
            settings=msgspec.json.decode(msgspec.json.encode(self.settings)),  # as the file will hold them
            seats=self.seats,
            seed=self.seed,
            entries=tuple(self.entries),
            result=self.result,
            digest=None if self.broken else self._digest.hex(),
        )

    # -- going elsewhere ---------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """Where the match stands, for another process."""
        return Position(
            self.game.name,
            self.game.components.hash,
            self.settings,
            self.seats,
            self.seed,
            self.undo_rule,
            tuple(self.entries),
            tuple(self._barriers),
            self._last_checkpoint(),
            self.read_only,
            self._no_record,
            self._original,
        )

    def clone(self) -> Match[S]:
        """An independent match at the same position."""
        twin = self._twin()
        twin.undo_rule = self.undo_rule
        twin.read_only = self.read_only
        twin.entries += self.entries
        twin._standing = self._standing.copy()
        twin._events += self._events
        twin._barriers = self._barriers.copy()
        twin._checkpoints = self._checkpoints.copy()
        twin._digest = self._digest
        twin._no_record = self._no_record
        twin._original = self._original
        twin._opened = self._opened
        return twin

    def sample(self, seat: Seat, rng: random.Random, *, quiet: bool = False) -> Match[S]:
        """A match that looks the same to this seat, with everything it cannot know drawn anew, the future included.

        The asked seat's sample is played forward; any other seat's can only be looked at. A quiet one is for search: it
        tells nothing and keeps no checkpoints, so that it can never be cloned or undone.
        """
        twin = self._twin()
        twin.has_passed_checkpoint = False
        if quiet:
            twin._quiet = True
            twin.state.listener = None
        self.game.reshuffle_unseen(twin.state, seat, rng)
        twin.state.rng.key = rng.randbytes(16)
        twin._no_record = "a sample is no match"
        twin.read_only = self.read_only
        twin.seed = ""  # the true seed foretells everything
        twin._view_only = seat not in twin._asks
        if twin._each is not None and not twin._view_only:
            # What the others chose, or could choose, in the true world is not this seat's to know.
            twin._answers = {}
            twin._open(twin._each)
        return twin

    def undo(self, seat: Seat | None = None) -> None:
        """Go back to before the last choice a person made (that seat, if given), however many bots moved since.

        Standing answers of that person rest until the person has chosen again.
        """
        self._last_checkpoint()
        if self.read_only:
            raise ReadOnly(self.read_only)
        goal = self._undo_goal(seat)
        who = self.entries[goal].seat
        self._rewind(goal)
        self._standing.undo(goal, who)

    def undo_refused(self, seat: Seat | None = None) -> UndoRefused | None:
        """Why that seat cannot take its last choice back; None: it can."""
        try:
            self._undo_goal(seat)
        except UndoRefused as refused:
            return refused
        return None

    # -- running the rules -------------------------------------------------------------------------------------

    def _run(self, answer: object) -> None:
        """Carry the rules on to the next question that somebody has to answer."""
        self._asks, self._answers, self._each = {}, {}, None
        self.state.allow(MOST_STEPS)
        try:
            self._advance(answer)
        except Exception as error:
            raise self._break(error) from error

    def _break(self, error: Exception) -> RuleBroken:
        """Mark the match as broken; it keeps the record that shows how."""
        self._asks = {}
        self.broken = RuleBroken.blame(error, len(self.entries))
        if not self._no_record:
            self.broken.record = self.record
        return self.broken

    def _advance(self, answer: Any) -> None:
        send = self._rule.send
        for _ in range(MOST_STEPS):
            try:
                question = send(answer)
            except StopIteration:
                self.result = self.game.result(self.state)
                if not self._quiet:
                    self._digest = roll_scores(self._digest, self.result.scores)
                return
            if isinstance(question, Ask):
                if self._is_answered(question):
                    answer = question.options[0]
                else:
                    self._asks = {question.seat: question}
                    return
            elif question is CHECKPOINT:
                self.has_passed_checkpoint = True
                if not self._quiet:
                    self._checkpoint()
                answer = None
            elif isinstance(question, AskEach):
                self._each = question
                self._opened = len(self.entries)
                self._open(question)
                if self._asks:
                    return
                answer = self._collected()
            else:
                raise TypeError(f"a rule yielded {question!r}, which is no question")
        raise RuntimeError(f"the rules went through {MOST_STEPS} forced questions without an end")

    def _is_answered(self, ask: Ask) -> bool:
        """Note the ask in the digest; if it is forced, tell its seat."""
        if not 0 <= ask.seat < len(self.seats):
            raise RuleBroken(f"{ask.topic} was asked of seat {ask.seat}, which does not exist", ask.rules)
        if not self._quiet:
            self._digest = roll_ask(self._digest, ask)
        if not is_forced(ask, self.game.worth_asking):
            return False
        self.state.tell("forced", ask.seat, ask.topic, *ask.options[0], to=(ask.seat,))
        return True

    def _open(self, each: AskEach) -> None:
        """Put the question to all its seats at once."""
        self._asks = {}
        for seat, ask in each.asks().items():
            if self._is_answered(ask):
                self._answers[seat] = ask.options[0]
            else:
                self._asks[seat] = ask

    def _collected(self) -> dict[Seat, Option]:
        answers, self._answers, self._each = self._answers, {}, None
        return dict(sorted(answers.items()))

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
        if self._each is not None and len(self._asks) == 1 < len(self._each.seats):
            # The last of several simultaneous answers shows them all: guarded undo takes none of them back.
            self._barriers[self._opened :] = [SEALED] * (len(self.entries) - self._opened)
        self._give(ask.seat, option)

    def _give(self, seat: Seat, option: Option) -> None:
        """Hand the answer to the rules; one of several waits, outside the state, until all are in."""
        if self._each is None:
            self._run(option)
            return
        del self._asks[seat]
        self._answers[seat] = option
        if not self._asks:
            self._run(self._collected())

    def _listen(self) -> None:
        """Keep what the state tells. The listener holds two lists, not the match: clones are freed when let go."""
        entries, events = self.entries, self._events

        def hear(
            verb: str,
            args: tuple[Plain, ...],
            to: tuple[Seat, ...] | None,
            others: tuple[Plain, ...] | None,
        ) -> None:
            events.append(Event(len(entries), verb, args, to, others))

        self.state.listener = hear

    # -- standing answers --------------------------------------------------------------------------------------

    def _measure(self, seat: Seat, until: Until) -> int:
        """What a standing answer's end is measured by; it grows as the match goes on."""
        if until == "turn":
            return self.game.turn(self.state)
        if until == "choice":
            return sum(entry.seat == seat and entry.by == "person" for entry in self.entries)
        return 0

    # -- checkpoints, clones, undo -----------------------------------------------------------------------------

    def _checkpoint(self) -> None:
        if len(self.entries) < self._passing and self._checkpoints:
            return
        data = pickle.dumps(self.state, pickle.HIGHEST_PROTOCOL)
        here = Checkpoint(data, len(self.entries), len(self._events), self._digest)
        if self._checkpoints and self._checkpoints[-1].entries == here.entries:
            self._checkpoints[-1] = here
            return
        self._checkpoints.append(here)
        if len(self._checkpoints) > KEPT_CHECKPOINTS:
            del self._checkpoints[1]  # the first stays: undo may go to the start of the game

    def _last_checkpoint(self) -> Checkpoint:
        if not self._checkpoints:
            raise SampleLimit("a sample cannot be cloned or undone before it has passed a checkpoint of its own")
        return self._checkpoints[-1]

    def _start(self, state: S) -> None:
        """Take the state as the first checkpoint and play on from it."""
        if "__reduce__" not in type(state).__dict__:
            raise TypeError(f"{type(state).__name__} lacks the decorator @plain_state")
        self.state = state
        self._checkpoint()
        self._listen()
        self._begin()

    def _begin(self) -> None:
        """Start the outermost rule on the state as it is."""
        self._rule = self.game.play(self.state)
        self._run(None)

    def _twin(self) -> Match[S]:
        """The same position in a new match: load the checkpoint and choose again, unheard, what was chosen since."""
        checkpoint = self._last_checkpoint()
        twin: Match[S] = type(self)(self.game, self.settings, self.seats, self.seed)
        twin.state = pickle.loads(checkpoint.data)
        twin._quiet = True
        twin._begin()
        for entry in self.entries[checkpoint.entries :]:
            twin._give(entry.seat, entry.option)
        twin._quiet = False
        twin._listen()
        return twin

    def _undo_goal(self, seat: Seat | None) -> int:
        """The entry that undo takes back first; UndoRefused if guards forbid it."""
        own = [
            index
            for index, entry in enumerate(self.entries)
            if entry.by == "person" and (seat is None or entry.seat == seat)
        ]
        if not own and (seat is not None or PERSON in self.seats or not self.entries):
            raise UndoRefused("nothing")
        goal = own[-1] if own else len(self.entries) - 1
        who = self.entries[goal].seat
        if self.undo_rule == "guarded":
            # Who made the entry counts, not whose seat it was: a bot may play for a person who has left.
            if any(e.seat != who and e.by != "bot" for e in self.entries[goal + 1 :]):
                raise UndoRefused("chosen")
            if self._barriers[goal] != self.state.barrier:
                raise UndoRefused("revealed")
        if goal < self._checkpoints[0].entries:
            raise UndoRefused("forgotten")
        return goal

    def _rewind(self, goal: int) -> None:
        """Go back to where the match had that many entries, telling again what was told since the checkpoint."""
        while self._checkpoints[-1].entries > goal:
            self._checkpoints.pop()
        checkpoint = self._checkpoints[-1]
        again = self.entries[checkpoint.entries : goal]
        del self.entries[checkpoint.entries :]
        del self._barriers[checkpoint.entries :]
        del self._events[checkpoint.events :]
        self._digest = checkpoint.digest
        self.result = self.broken = None
        self.state = pickle.loads(checkpoint.data)
        self._listen()
        self._begin()
        for entry in again:
            self._answer(self._asks[entry.seat], entry.option, entry.by)

    # -- replaying ---------------------------------------------------------------------------------------------

    def _replay_entry(self, entry: Entry) -> None:
        ask, option = self._offered(entry.option, entry.seat)
        if ask.topic != entry.topic:
            raise NotAsked(f"seat {entry.seat} is asked {ask.topic!r}, not {entry.topic!r}")
        self._answer(ask, option, entry.by)

    def _compare(self, record: Record) -> None:
        """Raise RecordError unless the record's end agrees with where its entries lead."""
        if record.digest is None and record.result is None:
            return
        if self.result != record.result:
            raise RecordError("result", f"recorded as {record.result}, but the entries lead to {self.result}")
        if record.digest is not None and record.digest != self._digest.hex():
            raise RecordError("digest", "the entries lead to another game than the one that was recorded")

    def _freeze(self, record: Record, why: str) -> None:
        """Open for looking only; the record stays the one that was read."""
        self.read_only = why
        self._original = record
