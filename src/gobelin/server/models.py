"""What the server answers, for the OpenAPI."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Problem(BaseModel):
    """RFC 9457 problem details."""

    model_config = ConfigDict(extra="allow")
    type: str
    title: str
    status: int
    detail: str


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok"]
    version: str
    database: str
    matches: int
    longest_block_ms: float
    """How long everybody had to wait for the event loop at most, in the last five minutes."""


class Alive(BaseModel):
    """The server answers."""

    status: Literal["ok"]


class SeatRange(BaseModel):
    """How many can play."""

    min: int
    max: int


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str
    slug: str
    seats: SeatRange
    bots: list[str]
    settings: dict[str, Any]
    """The JSON schema of the settings."""
    is_for_players: bool
    """Whether a lobby offers it."""
    board: str | None
    """Where a game from another distribution has its board, a module that browsers load."""
    is_weighed: bool
    """Whether a position can be weighed in points; only then a match of the game can be analysed."""
    languages: list[str]
    verbs: dict[str, list[str]]
    events: dict[str, list[str]]
    rules_version: int
    components: str


class Clause(BaseModel):
    """One statement of the rules."""

    id: str
    chapter: str
    text: str


class SeatLink(BaseModel):
    """The secret of a seat; a bot has none."""

    seat: int
    token: str | None


class NewMatchLinks(BaseModel):
    """A new match with all its secrets, told this once."""

    id: str
    host_token: str
    seats: list[SeatLink]
    link_base: str


class Entered(BaseModel):
    """What a link is good for."""

    id: str
    seat: int | None
    seats: list[int]
    host: bool


class NewToken(BaseModel):
    """A seat's new secret."""

    token: str


class Created(BaseModel):
    """The number of what was kept."""

    id: int


class Player(BaseModel):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    present: bool
    claimed: bool
    reissued: int
    """How often the host has issued the seat's link anew."""
    left: Literal["replaced", "resigned"] | None
    trouble: bool


class QuestionInfo(BaseModel):
    """What a seat is asked; options are there for one's own seat alone."""

    seat: int
    topic: str
    rules: list[str]
    options: list[list[str | int]] | None = None
    consequences: list[ConsequenceInfo] | None = None
    """One for each option, in their order; none where the game does not tell."""


class NoteInfo(BaseModel):
    """One thing to know about an option: the message `consequence-<says>` of the game, with its arguments."""

    says: str
    args: dict[str, str | int] = {}
    effect: str = ""


class ConsequenceInfo(BaseModel):
    """What an option will cost, give and change; what is not there is left out."""

    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    owner: int | None = None
    notes: list[NoteInfo] = []
    is_whole: bool = False


class LogEvent(BaseModel):
    """Something that happened; `at` is the number of entries then."""

    at: int
    verb: str
    args: list[str | int]
    hidden: bool
    forced: bool | None = None


class UndoRequest(BaseModel):
    """A person asks the others to take something back."""

    seat: int
    reason: str
    accepted: list[int]
    seq: int
    """An answer is for this request if it has seen that far."""
    waiting: list[int]


class UndoInfo(BaseModel):
    """Whether one can take the last choice back."""

    allowed: bool
    reason: Literal["nothing", "chosen", "revealed", "forgotten", "over", "not_playing"] | None
    by_request: bool
    request: UndoRequest | None


class StandingInfo(BaseModel):
    """An answer of one's own, given in advance."""

    topic: str
    option: list[str | int]
    until: Literal["turn", "choice", "game"]
    suspended: bool


class Outcome(BaseModel):
    """How a game has ended."""

    scores: list[int]
    places: list[int]


class ClockInfo(BaseModel):
    """The time for a move."""

    seconds: int
    deadline: str | None


State = Literal["open", "running", "finished", "abandoned", "broken"]


class Position(BaseModel):
    """A match as one seat sees it."""

    id: str
    game: str
    seq: int
    state: State
    seat: int | None
    players: list[Player]
    view: dict[str, Any]
    asks: list[QuestionInfo]
    log: list[LogEvent]
    log_from: int
    """The log has all events with `at` from here on; what a client holds from there on is out of date."""
    entries: int
    since_my_turn: int
    """Events with a greater `at` have happened since one's last turn."""
    undo: UndoInfo
    standing: list[StandingInfo]
    result: Outcome | None
    sources: dict[str, list[int]]
    """At the end: points by source, of each seat and then of opponents without one."""
    chosen_seed: str | None
    turn: int
    spectators: bool
    hints: bool
    """Whether persons may ask what a bot would choose."""
    clock: ClockInfo | None
    settings: dict[str, Any]
    components: str
    trouble: str | None


class Claimed(Position):
    """A match as one sees it who has sat down."""

    token: str | None
    """The seat's new secret, told this once; the link that one came with is void. Null: it is the same as before."""


class HintOption(BaseModel):
    """An option of a hint."""

    option: list[str | int]
    behind: float | None
    """Points that it is expected to bring less than the best; null where a game's positions cannot be weighed."""


class Hint(BaseModel):
    """What a bot would choose in one's place, from what one's seat knows."""

    seq: int
    seat: int
    topic: str
    best: list[HintOption]
    """The best options, the best first."""


class Evaluation(BaseModel):
    """How a position looks to somebody who sees everything."""

    entry: int
    """The choices made before it."""
    turn: int
    seat: int | None
    """Who is about to choose; null at the end."""
    values: list[float]
    """What it promises each seat, in points."""
    points: list[int]
    """The points of each seat if the game were over."""


class Judged(BaseModel):
    """A decision: what was played, what the bot would have played, and what the difference is worth."""

    entry: int
    turn: int
    seat: int
    by: str
    topic: str
    options: int
    """How many there were."""
    played: list[str | int]
    best: list[str | int]
    played_value: float
    best_value: float
    loss: float
    """Points given away; 0 where it is no more than noise."""


class SeatSummary(BaseModel):
    """How well a seat was played."""

    seat: int
    decisions: int
    agreed: int
    loss: float
    mean_loss: float


class Findings(BaseModel):
    """A whole match, judged."""

    game: str
    players: list[str]
    curve: list[Evaluation]
    """One before each decision, and one for the end."""
    decisions: list[Judged]
    mistakes: list[Judged]
    """The biggest losses, the worst first."""
    seats: list[SeatSummary]
    result: Outcome | None
    stopped: str | None
    """Why a match under older rules could not be followed to its end."""


class Analysis(BaseModel):
    """How far the analysis of a match has come, and what it has found."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    total: int
    """Decisions to look at; 0 while that is not known."""
    seconds_left: float | None
    result: Findings | None


class MyMatch(BaseModel):
    """A match that one has a link to."""

    id: str
    game: str
    state: State
    my_seats: list[int]
    host: bool
    asked: list[int]
    updated: str
    players: list[Player]
    result: Outcome | None


class ChatMessage(BaseModel):
    """Something said."""

    type: Literal["chat"]
    id: int
    seat: int | None
    name: str | None
    text: str
    at: str
