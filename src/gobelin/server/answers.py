"""What the server answers: the structs that are sent, from whose schemas the OpenAPI is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from gobelin.analysis import Analysis
from gobelin.kernel import Consequence, Form, Option, Result, Seat
from gobelin.kernel.standing import Until
from gobelin.lessons import Lecture

State = Literal["open", "running", "finished", "abandoned", "broken"]


Access = Literal["links", "invited", "public"]
"""How guests come to a match: by the links of their seats, by one invitation for all, or from the lobby as well."""


class Problem(msgspec.Struct):
    """RFC 9457 problem details; some kinds tell more."""

    type: str
    title: str
    status: int
    detail: str


class Health(msgspec.Struct):
    """How the server is."""

    status: Literal["ok"]
    version: str
    database: str
    matches: int
    longest_block_ms: float
    """How long everybody had to wait for the event loop at most, in the last five minutes."""


class Alive(msgspec.Struct):
    """The server answers."""

    status: Literal["ok"]


class SeatRange(msgspec.Struct):
    """How many can play."""

    min: int
    max: int


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    slug: str
    title: dict[str, str]
    """By language, as `summary`."""
    summary: dict[str, str]
    """What it is about, in a sentence."""
    seats: SeatRange
    bots: list[str]
    settings: Form
    """What can be agreed upon."""
    is_for_players: bool
    """Whether a lobby offers it."""
    board: str | None
    """Where a game from another distribution has its board, a module that browsers load."""
    is_weighed: bool
    """Whether a position can be weighed in points; only then a match of the game can be analysed."""
    lessons: list[str]
    """Games to learn by, which somebody can begin."""
    puzzles: int
    """How many puzzles there are."""
    languages: list[str]
    verbs: dict[str, list[str]]
    groups: dict[str, str]
    """Under which heading, `group-<group>` in the texts, options of a verb stand; without one, under none."""
    events: dict[str, list[str]]
    rules_version: int
    components: str


class SeatLink(msgspec.Struct):
    """The secret of a seat; a bot has none."""

    seat: Seat
    token: str | None


class NewMatchLinks(msgspec.Struct):
    """A new match with all its secrets, told this once."""

    id: str
    host_token: str
    seats: list[SeatLink]
    invite_token: str | None
    """With it, guests choose a seat for themselves."""
    link_base: str
    """What a token is added to; filled in by who knows how the server was reached."""


class LinkRights(msgspec.Struct):
    """What a link is good for."""

    id: str
    seat: Seat | None
    seats: Sequence[Seat]
    host: bool
    invited: bool
    """Whether it is an invitation: a free seat can be chosen with it."""


class NewToken(msgspec.Struct):
    """A seat's new secret."""

    token: str


class Created(msgspec.Struct):
    """The number of what was kept."""

    id: int


class Player(msgspec.Struct):
    """Who sits at a seat."""

    seat: Seat
    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    present: bool
    claimed: bool
    reissued: int
    """How often the host has issued the seat's link anew."""
    left: Literal["replaced", "resigned"] | None
    trouble: bool


class OpenTable(msgspec.Struct):
    """A match with seats for guests."""

    id: str
    game: str
    players: list[Player]
    free: list[Seat]
    """The seats that a guest can take."""
    settings: dict[str, Any]
    clock_s: int | None
    created: str
    state: State


class QuestionInfo(msgspec.Struct):
    """What a seat is asked; options are there for one's own seat alone."""

    seat: Seat
    topic: str
    rules: Sequence[str]
    options: Sequence[Option] | UnsetType = UNSET
    consequences: Sequence[Consequence] | UnsetType = UNSET
    """One for each option, in their order; none where the game does not tell."""


class LogEvent(msgspec.Struct):
    """Something that happened; `at` is the number of entries then."""

    at: int
    verb: str
    args: Sequence[str | int]
    hidden: bool
    forced: bool | UnsetType = UNSET
    """The kernel gave this answer because there was no other."""
    aside: bool | UnsetType = UNSET
    """It tells a price, or what nobody chose: others say better what was done."""
    points: int | UnsetType = UNSET
    """What it brought its seat; below 0: what it took."""
    goods: dict[str, int] | UnsetType = UNSET
    """What else it brought, by the names that the ledger has for it."""


class UndoRequest(msgspec.Struct):
    """A person asks the others to take something back."""

    seat: Seat
    reason: str
    accepted: list[Seat]
    seq: int
    """An answer is for this request if it has seen that far."""
    waiting: list[Seat]


class UndoInfo(msgspec.Struct):
    """Whether one can take the last choice back."""

    allowed: bool
    reason: Literal["nothing", "chosen", "revealed", "forgotten", "over", "not_playing"] | None
    by_request: bool
    request: UndoRequest | None


class StandingInfo(msgspec.Struct):
    """An answer of one's own, given in advance."""

    topic: str
    option: Option
    until: Until
    suspended: bool


class ClockInfo(msgspec.Struct):
    """The time for a move."""

    seconds: int
    deadline: str | None


class Swing(msgspec.Struct):
    """What a choice brought a seat in points, with the group that most of them came from."""

    at: int
    seat: Seat
    points: int
    group: str


class Drawn(msgspec.Struct, kw_only=True):
    """What comes from the rules."""

    view: Any
    """The game's own struct."""
    asks: list[QuestionInfo]
    log: list[LogEvent]
    entries: int
    turn: int
    result: Result | None
    sources: dict[str, tuple[int, ...]]
    """At the end: points by source, of each seat and then of opponents without one."""
    swings: list[Swing]
    """At the end: how the points came and went, choice by choice."""
    ties: dict[str, tuple[int, ...]]
    """At the end: what decides among equal points, in order, by the message that names it."""


class Position(Drawn, kw_only=True):
    """A match as one seat sees it."""

    id: str
    game: str
    seq: int
    state: State
    seat: Seat | None
    players: list[Player]
    log_from: int
    """The log has all events with `at` from here on; what a client holds from there on is out of date."""
    since_my_turn: int
    """Events with a greater `at` have happened since one's last turn."""
    undo: UndoInfo
    standing: list[StandingInfo]
    chosen_seed: str | None
    spectators: bool
    hints: bool
    """Whether persons may ask what a bot would choose."""
    access: Access
    """How guests come."""
    clock: ClockInfo | None
    settings: dict[str, Any]
    components: str
    trouble: str | None
    lesson: Lecture | None
    """What the teacher says, where the match is a lesson and the reader the one who learns."""


class Sight(msgspec.Struct, kw_only=True):
    """A table that is only looked at: a game some choices after its beginning, as one seat sees it."""

    seats: int
    seat: Seat
    settings: dict[str, Any]
    view: dict[str, Any]


class Step(msgspec.Struct, kw_only=True):
    """How the table stood between two positions that were sent: after a choice that was soon followed by another."""

    seq: int
    entries: int
    turn: int
    view: Any
    """The game's own struct."""
    asks: list[QuestionInfo]
    """Who was asked what; nobody's options."""


class Claimed(Position, kw_only=True):
    """A match as one sees it who has sat down."""

    token: str | None
    """The seat's new secret, told this once; the link that one came with is void. Null: it is the same as before."""


class Moved(Position, kw_only=True):
    """A match as one sees it who has chosen."""

    token: str | msgspec.UnsetType = msgspec.UNSET
    """Who plays without having sat down has sat down with that; the seat's new secret, told this once."""


class PuzzleInfo(msgspec.Struct):
    """A puzzle of a game; they are listed in the order of their days."""

    id: str
    seats: int
    seat: Seat
    traits: Sequence[str]
    """Who the seat is: its faction or civilizations."""


class PuzzlePosition(Position, kw_only=True):
    """A puzzle after some choices."""

    points: int
    """What the turn has brought so far."""
    is_over: bool
    best: int | UnsetType = UNSET
    """At the end of the turn: the most that it could have brought."""
    stars: int | UnsetType = UNSET
    brought: dict[str, int]
    """The points by source."""


class Solution(msgspec.Struct):
    """The best line of a puzzle."""

    best: int
    answers: list[Option]
    steps: list[str]
    """The same in words, each with what it brings."""
    second: str
    """What falls short of it, in a sentence."""
    thought: str
    """What the first thought leads to; empty where that is the same."""


class HintOption(msgspec.Struct):
    """An option of a hint."""

    option: Option
    behind: float | None
    """Points that it is expected to bring less than the best; null where a game's positions cannot be weighed."""


class Hint(msgspec.Struct):
    """What a bot would choose in one's place, from what one's seat knows."""

    seq: int
    seat: Seat
    topic: str
    best: list[HintOption]
    """The best options, the best first."""


class AnalysisInfo(msgspec.Struct):
    """How far the analysis of a match has come, and what it has found."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    total: int
    """Decisions to look at; 0 while that is not known."""
    seconds_left: float | None
    result: Analysis | None


class MyMatch(msgspec.Struct):
    """A match that one has a link to."""

    id: str
    game: str
    state: State
    my_seats: list[Seat]
    host: bool
    asked: list[Seat]
    updated: str
    players: list[Player]
    result: Result | None


class ChatMessage(msgspec.Struct, tag="chat", tag_field="type"):
    """Something said."""

    id: int
    seat: Seat | None
    name: str | None
    text: str
    at: str
