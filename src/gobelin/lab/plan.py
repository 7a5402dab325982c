"""Plans: which games a study plays, as a file that is checked before anything starts.

A plan has one or more tables. A table crosses everything that it names: seats, settings, line-ups of bots and seeds.
"""

from __future__ import annotations

import itertools
import json
import math
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import msgspec
import yaml
from msgspec import Meta

from gobelin.bots import UnknownBot, make_bot
from gobelin.kernel import Game, GobelinError, Json, Rng, SettingsError, UnknownGame, find_game

ARRANGE: Final = "arrange"
"""The word by which a setting that names one thing for each seat goes through all orders."""
MOST_GAMES: Final = 10_000_000
MOST_CELLS: Final = 100_000
MOST_ORDERS: Final = 1_000_000
"""Of the names of an arrangement, even where only some of the orders are drawn."""

Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Name: TypeAlias = Annotated[str, Meta(min_length=1)]


class PlanError(GobelinError):
    """A plan that cannot be carried out, with the field that is wrong."""


class Seeds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """The seeds of every cell of a table: so many, counted up from the first.

    Shared seeds give all cells the same shuffles, which makes their differences clearer; seeds of their own give as
    many shuffles as games, which makes the figures of the whole table independent of a few lucky ones.
    """

    count: Positive
    start: Annotated[int, Meta(ge=-(2**62), le=2**62)] = 0
    shared: bool = True

    def of(self, step: int, cell: int, cells: int) -> int:
        """The seed of a cell in a round through all cells."""
        return self.start + (step if self.shared else step * cells + cell)


class Arranged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All orders of as many of the names as there are seats, or some of them drawn by a fixed chance."""

    arrange: Annotated[tuple[Name, ...], Meta(min_length=1)]
    take: Positive | None = None


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One cross of seats, settings, line-ups and seeds."""

    game: str
    seeds: Seeds | Positive
    seats: Positive | tuple[Positive, ...] = 2
    settings: dict[str, Any] = {}
    bots: str | tuple[Name, ...] | None = None
    """One for all seats, or one line-up."""
    line_ups: tuple[tuple[Name, ...], ...] = ()
    round_robin: tuple[Name, ...] = ()
    rotate: bool = True
    """Whether line-ups go round the table, each in all its rotations."""

    @property
    def sown(self) -> Seeds:
        """The seeds, spelled out."""
        return Seeds(self.seeds) if isinstance(self.seeds, int) else self.seeds


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A study: its tables, and what is kept of the games."""

    tables: Annotated[tuple[Table, ...], Meta(min_length=1)]
    title: str = ""
    decisions: bool = False
    """Keep a row for every decision, too."""
    openings: Annotated[int, Meta(ge=0)] = 6
    """How many of the first choices of each seat are kept."""
    max_decisions: Positive = 100_000
    """Give up on a game after so many."""
    chunk: Positive = 40
    """Games in one file."""

    @property
    def hash(self) -> str:
        """Names this very plan; the order of fields and comments make no difference."""
        return blake2b(json.dumps(self.plain(), sort_keys=True).encode(), digest_size=16).hexdigest()

    def plain(self) -> dict[str, Json]:
        """The plan as plain values."""
        plain: dict[str, Json] = json.loads(msgspec.json.encode(self))
        return plain


class Cell(msgspec.Struct, frozen=True):
    """One combination of everything but the seed."""

    table: int
    game: str
    settings: dict[str, Any]
    players: tuple[str, ...]


class Job(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    cell: Cell
    seed: int


@dataclass(frozen=True)
class Study:
    """A checked plan with all its games, in the order of their numbers."""

    plan: Plan
    cells: tuple[tuple[Cell, ...], ...]
    """By table."""

    @property
    def total(self) -> int:
        """The number of games."""
        return sum(len(cells) * table.sown.count for table, cells in zip(self.plan.tables, self.cells, strict=True))

    @cached_property
    def jobs(self) -> tuple[Job, ...]:
        """Seed after seed through all cells, so that the first half of a run is a smaller study of the same shape."""
        jobs: list[Job] = []
        for step in range(max(table.sown.count for table in self.plan.tables)):
            for table, cells in zip(self.plan.tables, self.cells, strict=True):
                if step < table.sown.count:
                    first, seed = len(jobs), table.sown.of
                    jobs += (Job(first + at, cell, seed(step, at, len(cells))) for at, cell in enumerate(cells))
        return tuple(jobs)

    @property
    def chunks(self) -> list[range]:
        """The numbers of the games that share a file."""
        size = self.plan.chunk
        return [range(first, min(first + size, self.total)) for first in range(0, self.total, size)]

    @property
    def games(self) -> list[Game[Any]]:
        """The games that are played, each once."""
        return list({find_game(table.game).name: find_game(table.game) for table in self.plan.tables}.values())


class _Loader(yaml.SafeLoader):
    """YAML of plain values; what it cannot read has a line, and no mapping says the same thing twice."""

    def compose_mapping_node(self, anchor: Any) -> yaml.MappingNode:
        node = super().compose_mapping_node(anchor)
        seen = set[str]()
        for key in (key for key, _ in node.value if isinstance(key, yaml.ScalarNode)):
            if key.value in seen:
                raise yaml.MarkedYAMLError(problem=f"`{key.value}` is said twice", problem_mark=key.start_mark)
            seen.add(key.value)
        return node

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        try:
            return super().construct_object(node, deep)
        except (ValueError, LookupError, AttributeError) as error:  # a date such as 2026-13-45
            problem = f"`{node.value}` cannot be read: {error}"
            raise yaml.MarkedYAMLError(problem=problem, problem_mark=node.start_mark) from None


def read_plan(path: Path) -> Study:
    """Read and check a plan; PlanError names the file and the field."""
    try:
        values = yaml.load(path.read_text("utf-8"), _Loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = "" if mark is None else f" line {mark.line + 1}:"
        raise PlanError(f"{path}:{where} is not valid YAML: {getattr(error, 'problem', None) or error}") from None
    except UnicodeDecodeError:
        raise PlanError(f"{path}: is not UTF-8 text") from None
    except RecursionError:
        raise PlanError(f"{path}: is nested too deeply") from None
    try:
        return study(values)
    except PlanError as error:
        raise PlanError(f"{path}: {error}") from None


def study(values: object) -> Study:
    """A plan from plain values, checked, with all its cells."""
    if not isinstance(values, Mapping):
        raise PlanError("a plan is a mapping with `tables`")
    try:
        plan = msgspec.convert(values, Plan)
    except msgspec.ValidationError as error:
        raise PlanError(_located(str(error))) from None
    cells = []
    games = 0
    for number, table in enumerate(plan.tables):
        found = tuple(itertools.islice(_cells(number, table), MOST_CELLS + 1))
        games += len(found) * table.sown.count
        if len(found) > MOST_CELLS or games > MOST_GAMES:
            raise PlanError(f"tables[{number}]: {_too_large()}")
        cells.append(found)
    return Study(plan, tuple(cells))


def _too_large() -> str:
    return f"is too large: at most {MOST_CELLS} cells and {MOST_GAMES} games"


def _located(message: str) -> str:
    """The words of msgspec with the field in front: `tables[0].seeds: Expected ...`."""
    text, at, field = message.rpartition(" - at `$")
    return f"{field.removesuffix('`').removeprefix('.')}: {text}" if at else message


def _cells(number: int, table: Table) -> Iterator[Cell]:
    where = f"tables[{number}]"
    try:
        game = find_game(table.game)
    except UnknownGame as error:
        raise PlanError(f"{where}.game: {error}") from None
    if unknown := [name for name in table.settings if name not in game.settings.__struct_fields__]:
        known = ", ".join(game.settings.__struct_fields__) or "none"
        raise PlanError(f"{where}.settings.{unknown[0]}: {game.slug} has no such setting; there are: {known}")
    numbers = (table.seats,) if isinstance(table.seats, int) else table.seats
    if not numbers:
        raise PlanError(f"{where}.seats: nobody plays")
    for seats in dict.fromkeys(numbers):
        settings = _settings(game, table, seats, where)
        for values in settings:
            _check(game, values, seats, where)
        for players, values in itertools.product(_line_ups(table, seats, where), settings):
            yield Cell(number, game.name, values, players)


def _line_ups(table: Table, seats: int, where: str) -> list[tuple[str, ...]]:
    given = {"bots": table.bots, "line_ups": table.line_ups, "round_robin": table.round_robin}
    named = [name for name, value in given.items() if value]
    if len(named) != 1:
        raise PlanError(f"{where}: say who plays with one of bots, line_ups and round_robin")
    field = f"{where}.{named[0]}"
    if isinstance(table.bots, str):
        line_ups = [(table.bots,) * seats]
    elif table.bots is not None:
        line_ups = [table.bots]
    elif table.line_ups:
        line_ups = list(table.line_ups)
    else:
        if len(set(table.round_robin)) < max(2, seats):
            raise PlanError(f"{field}: a round robin at {seats} seats takes at least {max(2, seats)} different bots")
        line_ups = list(itertools.combinations(dict.fromkeys(table.round_robin), seats))
    for line_up in line_ups:
        if len(line_up) != seats:
            raise PlanError(f"{field}: {', '.join(line_up)}: {len(line_up)} bots for {seats} seats")
        for seat, name in enumerate(line_up):
            try:
                make_bot(name, 0, seat)
            except UnknownBot as error:
                raise PlanError(f"{field}: {error}") from None
    if table.rotate:
        line_ups = [line_up[-turn:] + line_up[:-turn] for line_up in line_ups for turn in range(seats)]
    return list(dict.fromkeys(line_ups))


def _settings(game: Game[Any], table: Table, seats: int, where: str) -> list[dict[str, Any]]:
    """Every combination of the values that the settings are given."""
    crossed = [_values(game, name, value, seats, f"{where}.settings.{name}") for name, value in table.settings.items()]
    if math.prod(map(len, crossed)) > MOST_CELLS:
        raise PlanError(f"{where}.settings: {_too_large()}")
    return [dict(zip(table.settings, values, strict=True)) for values in itertools.product(*crossed)]


def _values(game: Game[Any], name: str, value: object, seats: int, where: str) -> list[object]:
    """The values of one setting: a list is crossed, but for one that is itself what a listing setting takes."""
    if isinstance(value, Mapping) and ARRANGE in value:
        try:
            arranged = msgspec.convert(value, Arranged)
        except msgspec.ValidationError as error:
            raise PlanError(f"{where}: {error}") from None
        return _arrangements(arranged, seats, where)
    if not isinstance(value, list):
        return [value]
    if not value:
        return [[]]
    if game.form[name].kind in ("several", "each_seat") and not all(isinstance(part, list) for part in value):
        return [value]
    return [part for number, part in enumerate(value) if part not in value[:number]]


def _arrangements(arranged: Arranged, seats: int, where: str) -> list[object]:
    names = list(dict.fromkeys(arranged.arrange))
    if len(names) < seats:
        raise PlanError(f"{where}: {len(names)} names for {seats} seats")
    if math.perm(len(names), seats) > MOST_ORDERS:
        raise PlanError(f"{where}: {len(names)} names have more than {MOST_ORDERS} orders at {seats} seats")
    orders: list[object] = [list(order) for order in itertools.permutations(names, seats)]
    if arranged.take is None or arranged.take >= len(orders):
        return orders
    # The same ones for every other setting of the cross, so that comparisons between settings are of like with like.
    return random.Random(f"{where}/{seats}").sample(orders, arranged.take)


def _check(game: Game[Any], values: Mapping[str, object], seats: int, where: str) -> None:
    """Whether the game can be set up like this."""
    try:
        settings = game.read_settings(values)
    except SettingsError as error:
        text = str(error).removeprefix(f"settings of {game.slug}: ")
        raise PlanError(f"{where}.settings.{text}") from None
    try:
        game.check_seats(settings, [""] * seats)
        game.setup(settings, seats, Rng.from_seed(0))
    except SettingsError as error:
        field = "settings" if seats in game.seats else "seats"
        raise PlanError(f"{where}.{field}: {error}") from None
