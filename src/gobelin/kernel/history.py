"""History: snapshots to go back to, and matches that go on elsewhere: undo, clones, samples, positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, Self

from gobelin.kernel.ask import Option, Seat
from gobelin.kernel.choosing import Choosing, UndoRule
from gobelin.kernel.consequence import Consequence, Trial
from gobelin.kernel.copying import copied
from gobelin.kernel.driver import Pick, Together, drive
from gobelin.kernel.errors import ReadOnly, RecordError, RuleBroken, SampleLimit, UndoRefused
from gobelin.kernel.game import PERSON, Game, Result, S, find_game
from gobelin.kernel.ledger import Account
from gobelin.kernel.record import Entry, Record
from gobelin.kernel.rng import MOST_IN_ALL
from gobelin.kernel.settings import Settings
from gobelin.kernel.state import Event, Plain, State

KEPT_SNAPSHOTS = 4
"""Undo beyond the last few snapshots replays from the start; a match stays small in memory."""


class Snapshot(NamedTuple):
    """The state at a checkpoint, never to be played on but only copied, and how long the match's lists were then."""

    state: State
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
    snapshot: Snapshot
    read_only: str | None
    no_record: str
    original: Record | None


class History(Choosing[S]):
    """A game that can be taken back and continued elsewhere.

    A position is the last snapshot plus the entries chosen since; cloning, undo, saving in mid-decision and search all
    use that one fact.
    """

    def __init__(self, game: Game[S], settings: Settings, seats: Sequence[str], seed: int | str) -> None:
        super().__init__(game, settings, seats, seed)
        self._snapshots: list[Snapshot] = []
        self._passing = 0
        """A replay takes no snapshots, but for the first, before it has so many entries: it would drop them again."""

    # -- snapshots -----------------------------------------------------------------------------------------------------

    def note_checkpoint(self) -> None:
        """Take a snapshot, unless nobody will go back to it."""
        super().note_checkpoint()
        if self._quiet or (len(self.entries) < self._passing and self._snapshots):
            return
        here = Snapshot(copied(self.state), len(self.entries), len(self._events), self._digest)
        if self._snapshots and self._snapshots[-1].entries == here.entries:
            self._snapshots[-1] = here
            return
        self._snapshots.append(here)
        if len(self._snapshots) > KEPT_SNAPSHOTS:
            del self._snapshots[1]  # the first stays: undo may go to the start of the game

    def _last_snapshot(self) -> Snapshot:
        if not self._snapshots:
            raise SampleLimit("a sample cannot be cloned or undone before it has passed a checkpoint of its own")
        return self._snapshots[-1]

    def _start(self, state: S) -> None:
        """Take the state as the first snapshot and play on from it."""
        if "__reduce__" not in type(state).__dict__:
            raise TypeError(f"{type(state).__name__} lacks the decorator @plain_state")
        self.state = state
        self.note_checkpoint()
        self._listen()
        self._begin()

    # -- undo ----------------------------------------------------------------------------------------------------------

    def undo(self, seat: Seat | None = None) -> None:
        """Go back to before the last choice a person made (that seat, if given), however many bots moved since.

        Standing answers of that person rest until the person has chosen again.
        """
        self._last_snapshot()
        if self.read_only:
            raise ReadOnly(self.read_only)
        goal = self._undo_goal(seat)
        if isinstance(goal, UndoRefused):
            raise goal
        who = self.entries[goal].seat
        self._rewind(goal)
        self._standing.undo(goal, who)

    def undo_refused(self, seat: Seat | None = None) -> UndoRefused | None:
        """Why that seat cannot take its last choice back; None: it can."""
        goal = self._undo_goal(seat)
        return goal if isinstance(goal, UndoRefused) else None

    def _undo_goal(self, seat: Seat | None) -> int | UndoRefused:
        """The entry that undo takes back first, or why guards forbid it."""
        own = [
            index
            for index, entry in enumerate(self.entries)
            if entry.by == "person" and (seat is None or entry.seat == seat)
        ]
        if not own and (seat is not None or PERSON in self.seats or not self.entries):
            return UndoRefused("nothing")
        goal = own[-1] if own else len(self.entries) - 1
        who = self.entries[goal].seat
        if self.undo_rule == "guarded":
            # Who made the entry counts, not whose seat it was: a bot may play for a person who has left.
            if any(e.seat != who and e.by != "bot" for e in self.entries[goal + 1 :]):
                return UndoRefused("chosen")
            if self._barriers[goal] != self.state.barrier:
                return UndoRefused("revealed")
        if goal < self._snapshots[0].entries:
            return UndoRefused("forgotten")
        return goal

    def _rewind(self, goal: int) -> None:
        """Go back to where the match had that many entries, telling again what was told since the snapshot."""
        while self._snapshots[-1].entries > goal:
            self._snapshots.pop()
        snapshot = self._snapshots[-1]
        again = self.entries[snapshot.entries : goal]
        del self.entries[snapshot.entries :]
        del self._barriers[snapshot.entries :]
        del self._events[snapshot.events :]
        self._digest = snapshot.digest
        self.result = self.broken = None
        self.state = copied(snapshot.state)  # type: ignore[assignment]  # a snapshot does not name its game
        self._listen()
        self._begin()
        for entry in again:
            self._answer(self._asks[entry.seat], entry.option, entry.by)

    # -- foretelling ---------------------------------------------------------------------------------------------------

    def consequences(self, seat: Seat, again: Callable[[], Self] | None = None) -> list[Consequence]:
        """What each option of the question to a seat will cost, give and change, in the order of its options.

        Empty where the game does not tell. `again` makes this position anew: by default from the last snapshot.
        """
        return [*self.each_consequence(seat, again)]

    def each_consequence(self, seat: Seat, again: Callable[[], Self] | None = None) -> Iterator[Consequence]:
        """The same one by one, for those who have little time."""
        foretell, ask = self.game.consequence, self.asks.get(seat)
        if foretell is not None and ask is not None:
            for option in ask.options:
                yield foretell(self.state, ask, option, partial(self._tried, again or self._twin, seat, option))

    def _tried(self, again: Callable[[], Self], seat: Seat, option: Option) -> Trial:
        """Choose an option where nobody hears of it but who counts, until somebody is asked again."""
        twin, account, ledger = again(), Account(), self.game.ledger
        before, alone = twin.state.barrier, twin._together is None

        def count(
            verb: str, args: tuple[Plain, ...], to: tuple[Seat, ...] | None, others: tuple[Plain, ...] | None
        ) -> None:
            told = Event(0, verb, args, to, others).told(None)
            if told is not None and ledger is not None and twin.state.barrier == before:
                ledger.fold(account, told)

        twin._quiet = True
        twin.state.listener = count
        twin._give(seat, option)
        own, is_whole = f"{seat} ", alone and twin.state.barrier == before
        amounts = {key.removeprefix(own): n for key, n in account.counts.items() if n and key.startswith(own)}
        return Trial(amounts, next((ask.topic for ask in twin.asks.values() if is_whole), ""), is_whole)

    # -- going elsewhere -----------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent match at the same position."""
        twin = self._twin()
        twin.undo_rule = self.undo_rule
        twin.read_only = self.read_only
        twin.entries += self.entries
        twin._standing = self._standing.copy()
        twin._events += self._events
        twin._barriers += self._barriers
        twin._snapshots += self._snapshots
        twin._digest = self._digest
        twin._no_record = self._no_record
        twin._original = self._original
        twin._asked_together_at = self._asked_together_at
        return twin

    def sample(self, seat: Seat, rng: random.Random, *, quiet: bool = False) -> Self:
        """A match that looks the same to this seat, with everything it cannot know drawn anew, the future included.

        The asked seat's sample is played forward; any other seat's can only be looked at. A quiet one is for search: it
        tells nothing and takes no snapshots, so that it can never be cloned or undone.
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
        if twin._together is not None and not twin._view_only:
            # What the others chose, or could choose, in the true world is not this seat's to know.
            twin._together = Together(twin._together.each, self.game.worth_asking, twin)
            twin._asks = twin._together.asks
        return twin

    def _twin(self) -> Self:
        """The same position in a new match: copy the snapshot and choose again, unheard, what was chosen since."""
        snapshot = self._last_snapshot()
        twin = type(self)(self.game, self.settings, self.seats, self.seed)
        twin.state = copied(snapshot.state)  # type: ignore[assignment]  # a snapshot does not name its game
        twin._quiet = True
        twin._begin()
        for entry in self.entries[snapshot.entries :]:
            twin._give(entry.seat, entry.option)
        twin._quiet = False
        twin._listen()
        return twin

    def playout(self, pick: Pick, limit: int = 1_000_000) -> Result | None:
        """Play a sample or clone to its end in fast mode and use it up; None: the limit came first, or no pick."""
        if self.result is not None:
            return self.result
        self._check_playable()
        self.state.listener = None
        self.state.allow(MOST_IN_ALL)
        self._no_record = "a playout has used the match up"
        self._snapshots = []
        asks, self._asks = self._asks, {}
        picked = {seat: option for seat, ask in asks.items() if (option := pick(ask)) is not None}
        if len(picked) < len(asks):
            return None
        if self._together is not None:
            self._together.answers |= picked
        answer: Any = self._together.collected() if self._together else next(iter(picked.values()))
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
            self._last_snapshot(),
            self.read_only,
            self._no_record,
            self._original,
        )

    @classmethod
    def at(cls, position: Position, game: Game[S] | None = None) -> Self:
        """Continue from a position, in this or another process. Its events begin at the last snapshot."""
        match = cls(game or find_game(position.game), position.settings, position.seats, position.seed)
        if match.game.components.hash != position.components:
            raise RecordError("components.hash", "the position was reached with other components")
        match.undo_rule = position.undo_rule
        match.entries = list(position.entries)
        match._barriers = list(position.barriers)
        match._snapshots = [position.snapshot._replace(events=0)]
        match._rewind(len(match.entries))
        match.read_only = position.read_only
        match._no_record = position.no_record
        match._original = position.original
        return match
