"""One match in memory: the kernel's match, who sits there, and how far its log has been followed."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy.engine import Row

from gobelin.kernel import PERSON, Ask, Consequence, Entry, Game, Match, Record, ReplayError, Seat
from gobelin.kernel.record import Stamp
from gobelin.kernel.standing import Standing, StandingAnswers
from gobelin.lessons import Tutor, lesson_of
from gobelin.server.answers import Access, State, Swing
from gobelin.server.boxes import Box
from gobelin.server.buckets import Bucket
from gobelin.server.store import GOING_ON, NewLogRow, StoredMatch, Token
from gobelin.server.timekeeper import Timekeeper

DEFAULT_BOT: Final = "normal"
"""Plays for whoever has left, or has let the time run out."""


COPIES: Final = 30
"""Bytes of a state, its snapshots and whatever is kept of it, for each byte of the packed position."""
EVENT: Final = 300
"""Bytes of an event."""
OF_TEXT: Final = 10
"""Bytes of a box for each letter of its files."""
ABSENT: Final = 10
"""So many moves that the clock has made since a person last did anything: nobody is there."""
REWRITTEN: Final = -1
"""In place of a number of entries, where a migration has written all of them anew: whatever was seen is out of date."""


Logged = Row[Any] | NewLogRow
"""A row of the log, as the database has it or on its way to another process."""


class Chair(msgspec.Struct):
    """Who sits at a seat: at first, and now."""

    player: str
    """As the kernel knows it: "person", or the bot that the match began with."""
    name: str = ""
    bot: str | None = None
    """The bot that plays now."""
    claimed: bool = False
    names: int = 0
    """How often the person has taken a name."""
    reissued: int = 0
    """How often the host has issued the link anew: whoever has had it could look into the hand."""
    left: Literal["", "replaced", "resigned"] = ""
    trouble: bool = False
    """The bot has crashed, again and again."""
    came: float = 0.0
    """When the person sat down, in time served: the clock runs from there, where that is later than the question."""

    @property
    def kind(self) -> Literal["person", "bot"]:
        """Who answers now."""
        return "bot" if self.bot else "person"


class Request(msgspec.Struct):
    """A person asks the others to take something back that undo alone may not."""

    seat: Seat
    reason: str
    accepted: list[Seat]
    seq: int = 0
    """Where the log has it: whoever has seen that far knows what is asked for."""


class Head(msgspec.Struct):
    """The row of a match, typed."""

    id: str
    game: str
    rules_version: int
    components_version: int
    components_hash: str
    settings: dict[str, Any]
    seats: list[Chair]
    seed: int | str
    chosen_seed: int | str | None
    state: State
    imported: bool
    spectators: bool
    hints: bool
    access: Access
    clock_s: int | None
    unattended: bool
    client: str
    """Who began it, as a hash: bots think for that client."""
    created: float
    updated: float
    moved: float
    touched: float
    seq: int
    revision: int
    asked: list[Seat]
    request: Request | None
    result: Any

    @classmethod
    def of(cls, row: Row[Any]) -> Head:
        """From the database."""
        values = row._mapping
        return msgspec.convert({name: values[name] for name in cls.__struct_fields__}, cls)


class Who(msgspec.Struct, frozen=True):
    """What the bearer of some links may do at a table."""

    seats: tuple[Seat, ...]
    host: bool
    invited: bool = False
    """Whether a free seat may be taken."""

    @property
    def is_known(self) -> bool:
        """Whether any link was good."""
        return self.host or bool(self.seats)


class Foretold(NamedTuple):
    """What the options of an open question bring, as it was when they were foretold."""

    ask: Ask
    entries: int
    told: list[Consequence]


class Account(NamedTuple):
    """Where the points of a match came from."""

    sources: dict[str, tuple[int, ...]]
    swings: list[Swing]


NOTHING: Final = Account({}, [])


class MatchSession:
    """A match in memory. Whoever looks at it or changes it holds its lock."""

    def __init__(self, match_id: str, timekeeper: Timekeeper, opened_for: str = "") -> None:
        self.id = match_id
        self.timekeeper = timekeeper
        self.opened_for = opened_for
        """The client who came first."""
        self.lock = asyncio.Lock()
        self.is_gone = False
        """Let go of; whoever waited for the lock has to look again."""
        self.is_dirty = False
        """Changed, but not written yet: if that fails, the table is let go of."""
        self.head: Head
        self.box: Box | None = None
        self.match: Match[Any]
        self.trouble: str | None = None
        """Why the match can only be looked at."""
        self.counts: list[int] = [0]
        """The number of entries after each row of the log."""
        self.missed = 0
        """How often time has run out since a person last did anything."""
        self.tokens: dict[str, Token] = {}
        self.kept_standing: dict[Seat, tuple[bool, Any]] = {}
        self.talk: dict[Seat | None, Bucket] = {}
        """How much each seat, or the host, has said lately."""
        self.foretold: dict[Seat, Foretold] = {}
        """What the options of open questions bring, as it was last told."""
        self.weight = 0
        """Bytes in memory as they are estimated, where the components are somebody's own."""
        self.account: tuple[Any, Account] = None, NOTHING
        """Where the points came from, and in which result."""
        self.tutor: Tutor | None = None
        """Who teaches, where the match is a lesson."""

    @property
    def is_loaded(self) -> bool:
        """Whether the match has been played again."""
        return self.box is not None

    @property
    def is_foreign(self) -> bool:
        """Whether it is played with custom components."""
        return self.box is not None and self.box.files is not None

    @property
    def is_outdated(self) -> bool:
        """Whether the match goes on under newer rules than those that its log was written under."""
        older = self.head.rules_version < self.match.game.rules_version
        return older and self.trouble is None and self.head.state in GOING_ON

    @property
    def state(self) -> State:
        """The state as people see it."""
        return "broken" if self.trouble and self.head.state in GOING_ON else self.head.state

    def who(self, hashes: Iterable[str]) -> Who:
        """What these links allow."""
        found = [self.tokens[hash_] for hash_ in hashes if hash_ in self.tokens]
        seats = {token.seat for token in found if token.seat is not None}
        roles = {token.role for token in found}
        return Who(tuple(sorted(seats)), "host" in roles, "invite" in roles)

    def persons(self) -> list[Seat]:
        """The seats that persons answer for at the moment."""
        return [seat for seat, chair in enumerate(self.head.seats) if chair.kind == PERSON]

    def is_unclaimed(self, seat: Seat) -> bool:
        """Whether nobody has sat down there yet, at a table where others play as well."""
        persons = sum(chair.player == PERSON for chair in self.head.seats)
        return persons > 1 and not self.head.seats[seat].claimed

    def has_seen(self, seq: int) -> bool:
        """Whether the game stands where it stood at this seq: what came since, if anything, were notes."""
        return seq == self.head.seq or (seq in range(self.head.seq) and len(set(self.counts[seq:])) == 1)

    def has_seen_question(self, seat: Seat, seq: int) -> bool:
        """Whether somebody who has seen the match up to this seq knows what the seat is asked now.

        Of several who are asked at once, some may have answered since; that changes nothing for the others.
        """
        if self.has_seen(seq):
            return True
        since = self.counts[seq:] if seq in range(self.head.seq) else []
        if seat not in self.match.asks or any(later < earlier for earlier, later in pairwise(since)):
            return False  # something was taken back
        return bool(since) and self.match.asked_since <= since[0]

    # -- following the log ---------------------------------------------------------------------------------------------

    def follow(self, kept: StoredMatch, box: Box) -> None:
        """Take up what the database has; where only moves were added, play them, else play everything again."""
        head = Head.of(kept.row)
        plain = self.is_loaded and self.trouble is None and all(row.kind != "undo" for row in kept.log)
        if plain and kept.log and kept.log[0].seq != len(self.counts):
            raise ValueError(f"the log of {self.id} was read from {kept.log[0].seq}, not from {len(self.counts)}")
        if plain:
            for row in kept.log:
                for entry in entries_of(row):
                    self.match.repeat(entry)
                self.counts.append(len(self.match.entries))
        else:
            self.match, self.trouble, self.counts = replayed(head, kept.log, box.game)
            self.missed = 0
            lesson = None if box.files is not None else lesson_of(self.match)
            self.tutor = None if lesson is None else Tutor(lesson)
        for row in kept.log:
            self.missed = self.missed_after(row.made_by)
        if head.seq != len(self.counts) - 1:
            raise ValueError(f"the log of {self.id} ends at {len(self.counts) - 1}, not at {head.seq}")
        self.head, self.box = head, box
        self.tokens = {token.hash: token for token in kept.tokens}
        self.restore_standing(kept.standing)

    def missed_after(self, made_by: str) -> int:
        """How often time has run out after one more row of the log."""
        return 0 if made_by == "person" else self.missed + (made_by == "timeout")

    def restore_standing(self, rows: Sequence[Row[Any]]) -> None:
        """Take up the standing answers."""
        self.kept_standing = {row.seat: (row.suspended, row.answers) for row in rows}
        answers = [
            Standing(seat, topic, tuple(option), until, since, made_at)
            for seat, (_, given) in self.kept_standing.items()
            for topic, option, until, since, made_at in given
        ]
        suspended = {seat for seat, (rests, _) in self.kept_standing.items() if rests}
        self.match.restore_standing(StandingAnswers(answers, suspended))

    def changed_standing(self) -> dict[Seat, tuple[bool, Any]]:
        """The standing answers that differ from those in the database."""
        now = self.match.standing_answers
        changed: dict[Seat, tuple[bool, Any]] = {}
        for seat in range(len(self.head.seats)):
            answers = [[s.topic, [*s.option], s.until, s.since, s.made_at] for s in now.answers if s.seat == seat]
            here = (seat in now.suspended, answers)
            if here != self.kept_standing.get(seat, (False, [])):
                changed[seat] = here
        return changed


def free_seats(access: Access, chairs: Sequence[Chair]) -> list[Seat]:
    """The seats that guests can take at a table with these chairs."""
    if access == "links":
        return []
    return [seat for seat, chair in enumerate(chairs) if chair.kind == PERSON and not chair.claimed and not chair.name]


def weight_of(table: MatchSession) -> int:
    """What a match with custom components takes in memory, about."""
    assert table.box is not None
    assert table.box.files is not None
    texts = sum(map(len, table.box.files.values()))
    return COPIES * len(pickle.dumps(table.match.position)) + EVENT * table.match.told + texts * OF_TEXT


def entries_of(row: Logged) -> list[Entry]:
    """The entries that a row of the log brings: a choice, or after a migration all choices anew."""
    return [] if row.kind == "note" else msgspec.convert(row.payload.get("entries", ()), list[Entry])


def record_of(head: Head, entries: Sequence[Entry]) -> Record:
    """The record that the log makes."""
    return Record(
        game=head.game,
        rules_version=head.rules_version,
        components=Stamp(head.components_version, head.components_hash),
        settings=head.settings,
        seats=tuple(chair.player for chair in head.seats),
        seed=head.seed,
        entries=tuple(entries),
        digest=None,
    )


def replay(record: Record, upto: int | None, game: Game[Any] | None) -> Match[Any]:
    """The match that a record leads to after so many entries; the function that threads are handed."""
    return Match.replay(record, upto, game)


def replayed(head: Head, log: Sequence[Logged], game: Game[Any]) -> tuple[Match[Any], str | None, list[int]]:
    """The match that a log leads to, why it can only be looked at (None: it goes on), and its length after each row."""
    entries: list[Entry] = []
    counts = [0]
    for row in log:
        if row.kind == "undo":
            del entries[row.payload["to"] :]
        entries += entries_of(row)
        counts.append(REWRITTEN if row.kind == "undo" and "entries" in row.payload else len(entries))
    record = record_of(head, entries)
    try:
        match: Match[Any] = Match.replay(record, game=game)
    except ReplayError as error:
        return Match.replay(record, error.entry, game), f"entry {error.entry} does not fit the rules", counts
    # The kernel's own words name what was offered, which is not for everybody.
    older = range(head.rules_version, game.rules_version)
    trouble = None
    if match.read_only is not None:
        begun = f"it was begun under rules version {head.rules_version}; " if older else ""
        trouble = f"{begun}from entry {len(match.entries)} on it does not fit the rules"
    if trouble is None and head.state in GOING_ON and not all(callable(game.migrations.get(v)) for v in older):
        trouble = f"it was begun under rules version {head.rules_version}"
    return match, trouble, counts
