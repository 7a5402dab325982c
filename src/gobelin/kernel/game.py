"""What a game declares, and how installed games are found."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from gobelin.kernel.ask import Ask, Option, Rule, Seat, Verbs
from gobelin.kernel.consequence import Consequence, Try
from gobelin.kernel.errors import SettingsError, UnknownGame
from gobelin.kernel.ledger import Ledger
from gobelin.kernel.rng import Rng
from gobelin.kernel.settings import Form, Json, Settings
from gobelin.kernel.state import Plain, State

if TYPE_CHECKING:
    from gobelin.kernel.record import Record

S = TypeVar("S", bound=State)

View: TypeAlias = msgspec.Struct | dict[str, Json]
"""What a seat may see: a struct, whose plain form is JSON, or plain JSON."""

Migration: TypeAlias = "Callable[[Record], Record] | str"
"""Brings a record to the next rules version; or the reason why older records stop where they do."""

PERSON = "person"
"""The player of a seat that people answer for; any other name is a bot's."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the points of each seat, and its place (1: won, alone or shared).

    An automaton has no seat, but counts in the places: a solo player who lost to it is second.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; none where an automaton did."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Item(msgspec.Struct, frozen=True):
    """One component with its provenance, as `gobelin components` counts it."""

    id: str
    set: str
    source: str
    confidence: str
    count: int = 1


@dataclass(frozen=True)
class Components:
    """A game's components: their own version, apart from the rules', and what they are."""

    version: int
    items: tuple[Item, ...]
    content: bytes = b""
    """The facts behind the items, in a canonical form: two boxes that differ in a fact differ in their hash."""
    prose: bytes = b""
    """What stands for the facts with all names and texts."""
    own_prose: bytes = b""
    """The same where custom components differ in it from those of the package, whose words may be mended."""

    @cached_property
    def hash(self) -> str:
        """Names this very set of components in records."""
        return blake2b(msgspec.json.encode(self.items) + self.content + self.own_prose, digest_size=16).hexdigest()

    def counts(self) -> dict[str, dict[str, int]]:
        """Pieces by set, source and confidence."""
        table: dict[str, Counter[str]] = {"set": Counter(), "source": Counter(), "confidence": Counter()}
        for item in self.items:
            for key, counter in table.items():
                counter[getattr(item, key)] += item.count
        return {key: dict(sorted(counter.items())) for key, counter in table.items()}


@dataclass(frozen=True)
class Heuristics(Generic[S]):
    """What a bot may think about a position. Given a sample, it uses what the seat may know, and chance at most."""

    value: Callable[[S, Seat], float]
    """How good the position is for a seat, in points."""
    prior: Callable[[S, Seat, str, Option], float]
    """How promising an option of a topic looks before it is tried, in points."""
    horizon: int = 1
    """How far a search looks ahead: 1 to the end of the turn, and with each more one further turn for every seat.

    Turns are counted by `Game.turn`. Where that leaps, say from round to round, the search looks no further.
    """


Floats: TypeAlias = "array[float]"
"""Numbers of single precision, `array("f")`: quick to write one by one, and numpy looks at them without copying."""


@dataclass(frozen=True)
class Encoding(Generic[S]):
    """A seat's knowledge as a flat array for learning, in a fixed layout."""

    names: tuple[str, ...]
    """What each slot holds."""
    write: Callable[[S, Seat, Floats], None]
    """Write what the seat knows of the state into an array of zeros; slots that stay zero are not touched."""

    @cached_property
    def size(self) -> int:
        """The number of slots."""
        return len(self.names)

    def array(self, state: S, seat: Seat) -> array[float]:
        """What the seat knows of the state, as a fresh array of single precision."""
        out = array("f", (0.0,)) * self.size
        self.write(state, seat, out)
        return out


class Say(Protocol):
    """Formats a message of the game's texts."""

    def __call__(self, message: str, **values: object) -> str:
        """The message with these values in the language that is asked for."""


Words: TypeAlias = Callable[[str, Say], Iterable[tuple[str, str]]]
"""What components are called and do, in a language: finished sentences by the ids of their messages."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """A game as the kernel sees it: its rules as functions over its state, and what it declares."""

    name: str
    rules_version: int
    seats: range
    settings: type[Settings]
    form: Form = field(default_factory=lambda: Form.of(Settings))
    """What the settings may be."""
    verbs: Verbs
    events: Mapping[str, tuple[str, ...]]
    """The events that the rules tell, each with the names of its arguments."""
    asides: frozenset[str] = frozenset()
    """Events that tell the price of a choice, or that nobody chose: others say better what was done."""
    components: Components
    setup: Callable[[Any, int, Rng], S]
    """Settings, number of seats and chance make the state in which `play` begins."""
    play: Callable[[S], Rule[None]]
    """The outermost rule. It can begin from the set-up state and from any state it has checkpointed."""
    result: Callable[[S], Result]
    view: Callable[[S, Seat | None], View]
    """What a seat (None: a spectator) may see. Clients take their types from the struct that it is annotated with."""
    reshuffle_unseen: Callable[[S, Seat, random.Random], None]
    """Redraw in place whatever the seat cannot know."""
    check: Callable[[S], None]
    """Raise AssertionError if an invariant of the state is broken."""
    turn: Callable[[S], int]
    """A number that grows from turn to turn: standing answers for "this turn" end when it changes."""
    stretch: Callable[[S], int] | None = None
    """A number that changes where a puzzle ends, for games with turns too short to make one; else that of `turn`."""
    consequence: Callable[[S, Ask, Option, Try], Consequence] | None = None
    """What an option of an open question will cost, give and change, from what the asked seat can know.

    The last argument tries the option out and counts by the ledger, for games that need not compute it themselves.
    """
    turn_measure: Callable[[S], tuple[int, ...]] | None = None
    """Numbers that get smaller, as tuples compare, with every decision of a turn: so no turn goes on for ever."""
    tie_breakers: Callable[[S], dict[str, tuple[int, ...]]] | None = None
    """What decides among equal points, in order: a message that says what it is, and the figure of each seat."""
    points_now: Callable[[S, Seat], dict[str, int]] | None = None
    """The points of a seat by the groups of the ledger as if the game ended now, where it scores at its end only."""
    worth_asking: frozenset[str] = frozenset()
    """Topics that are asked even with a single option, because a missing pause would tell."""
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """By the rules version they start from."""
    override: Callable[[Path], Game[S]] | None = None
    """The same game with components from a custom folder."""
    describe: Callable[[str], View | None] | None = None
    """The facts of a component by its id, as tables show them; an id that is not a component has none (None, or empty).

    Clients take their types from the structs that it is annotated with.
    """
    described: tuple[str, ...] = ()
    """Every id that `facts` knows."""
    words: Words | None = None
    """What components are called (`name-<id>`) and do (`text-<id>`), and whatever else notes refer to.

    They join the texts of the game and take precedence over them. What a sentence names comes before it: names first.
    """
    heuristics: Heuristics[S] | None = None
    """What bots think about positions of this game."""
    encode: Encoding[S] | None = None
    """The view as an array, for learning."""
    traits: Callable[[S, Seat], dict[str, str]] | None = None
    """What studies compare seats by: faction, civilization, place in the first turn order, each by its id.

    Asked after the set-up and after the end; a trait keeps the first value that it had.
    """
    lessons: Path | None = None
    """A folder with lessons, `<lesson>.yaml`, as `gobelin.lessons` reads them; their texts are `lesson-<name>.ftl`."""
    lesson_facts: Callable[[S, Seat], dict[str, Plain]] | None = None
    """What lessons may ask and tell about the state, from what the seat knows: numbers and words by name."""
    ledger: Ledger | None = None
    """What an onlooker can count by listening: it holds the log against the view, and tells where points come from."""
    is_for_players: bool = True
    """Whether lobbies offer it; a game that tries something out is played by whoever knows its name."""
    env_version: int = 0
    """Rises when action indices or observation slots move: what was trained before does not fit any more."""
    env_growth: tuple[tuple[int, int], ...] = ()
    """How many observation slots and actions there are at the end of each set, where later sets go on behind."""
    env_sets: Callable[[Any], int] | None = None
    """How many of these sets, from the first, games of some settings can show anything of; all unless it tells."""
    puzzles: Path | None = None
    """The file with the puzzles that are shipped with the game; `tools.puzzles` writes it."""
    web_board: Path | None = None
    """A folder with `board.js`, the board of a game from another distribution as a module that browsers load."""
    texts: Path
    """The folder with `en/<name>.ftl` and `de/<name>.ftl`."""
    rulebook: Path
    """The Markdown file with every clause of the rules and its id."""

    @property
    def slug(self) -> str:
        """The name as written on the command line and in addresses."""
        return self.name.replace("_", "-")

    @cached_property
    def groups(self) -> dict[str, str]:
        """The verbs whose options stand under a heading, each with its group."""
        return {verb.name: verb.group for verb in self.verbs if verb.group}

    def plain_view(self, state: S, seat: Seat | None) -> dict[str, Json]:
        """What a seat (None: a spectator) may see, as plain JSON."""
        plain: dict[str, Json] = msgspec.to_builtins(self.view(state, seat))
        return plain

    def facts(self, component: str) -> dict[str, Json]:
        """The facts of a component as plain JSON; empty for an id that is none."""
        facts = self.describe(component) if self.describe else None
        plain: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(facts or {}))
        return plain

    def read_settings(self, values: Mapping[str, object], *, strict: bool = True) -> Settings:
        """Typed settings from plain values; not strict: from the words of a command line."""
        try:
            settings = msgspec.convert(dict(values), self.settings, strict=strict)
            self.form.check(msgspec.to_builtins(settings))
        except msgspec.ValidationError as error:
            raise SettingsError(f"settings of {self.slug}: {self.form.misfit(error)}") from None
        except SettingsError as error:
            raise SettingsError(f"settings of {self.slug}: {error}") from None
        return settings

    def with_components(self, folder: Path) -> Game[S]:
        """The game with components from a folder: one that differs in a name alone is another box, too."""
        if self.override is None:
            raise SettingsError(f"{self.slug} does not support custom components")
        game = self.override(folder)
        if game.components.prose == self.components.prose:
            return game
        return replace(game, components=replace(game.components, own_prose=game.components.prose))

    def check_seats(self, settings: Settings, seats: Sequence[str]) -> None:
        """Raise SettingsError unless this many players can play with these settings."""
        if not isinstance(settings, self.settings):
            raise SettingsError(f"{self.slug} takes {self.settings.__name__}, not {type(settings).__name__}")
        values = msgspec.to_builtins(settings)
        self.read_settings(values)  # what is made in Python was not validated yet
        if len(seats) not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            allowed = str(low) if low == high else f"{low} to {high}"
            raise SettingsError(f"{self.slug} has {allowed} seats, not {len(seats)}")
        self.form.check_seats(values, len(seats))
        settings.check(len(seats))


@cache
def announced(group: str) -> dict[str, EntryPoint]:
    """What the installed distributions announce in a group such as `gobelin.games`, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}


def game_names() -> list[str]:
    """The names of all installed games."""
    return list(announced("gobelin.games"))


@cache
def find_game(name: str) -> Game[Any]:
    """The installed game of this name, written with hyphens or underscores."""
    entry = announced("gobelin.games").get(name.replace("-", "_"))
    if entry is None:
        known = ", ".join(n.replace("_", "-") for n in game_names()) or "none"
        raise UnknownGame(f"there is no game {name!r}; installed: {known}")
    game = entry.load()
    if not isinstance(game, Game) or game.name != entry.name:
        raise UnknownGame(f"{entry.value} is not the game {entry.name!r} that its distribution announces")
    return game
