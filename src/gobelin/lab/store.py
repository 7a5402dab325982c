"""The folder of a study: a manifest that says what was played, and the rows as Parquet, chunk after chunk.

    manifest.json                the plan and the stamp
    games/part-00000.parquet     a row for each seat of each game of the first chunk
    decisions/part-00000.parquet a row for each decision, if the plan asks for it
    errors/game-00000012.json    the record of a game that went wrong

Every file appears whole or not at all, the games of a chunk last: what is there is finished. What a killed run has left
of a file that never appeared is removed by the next one.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from gobelin.kernel import GobelinError, Json
from gobelin.lab.extras import need
from gobelin.lab.plan import PlanError, Study, study
from gobelin.lab.play import DecisionRow, Played, SeatRow

if TYPE_CHECKING:
    import polars as pl

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
HOME: Final = Path(__file__).parents[1]
DECIDING: Final = ("kernel", "toolkit", "games", "bots", "lab/play.py")
"""What decides how a game goes and what is told of it."""
LEFTOVER: Final = re.compile(r"\.(?:manifest\.json|part-\d+\.parquet|game-\d+\.json|report\.html)\.(\d{1,9})")
"""A file of ours that never appeared, with the process that wrote it."""


class StoreError(GobelinError):
    """A folder that cannot take or give the games of a study."""


class GameStamp(msgspec.Struct):
    """What a report says about a game."""

    rules_version: int
    components_hash: str


class Stamp(msgspec.Struct):
    """What a report takes from a stamp; whatever else is in it only has to be the same everywhere."""

    gobelin: str
    games: dict[str, GameStamp]


@cache
def code_hash(*places: Path) -> str:
    """Names the very code of these files and folders: rules and bots change more often than versions do."""
    found = blake2b(digest_size=16)
    for place in places:
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            name = path.relative_to(place.parent).as_posix()
            found.update(json.dumps([name, path.read_text("utf-8")]).encode())
    return found.hexdigest()


def deciding_code(of: Study) -> list[Path]:
    """Where the code lies that decides how the games of a study go; games from elsewhere bring their own."""
    places = [HOME / part for part in DECIDING]
    for game in of.games:
        module = sys.modules[game.settings.__module__]
        file = Path(str(module.__file__))
        if not file.is_relative_to(HOME):
            package = module.__package__
            places.append(file.parents[package.count(".")] if package else file)
    return places


def stamp(of: Study) -> dict[str, Json]:
    """What has to be the same for two games to belong to the same study."""
    return {
        "format": FORMAT,
        "gobelin": version("gobelin"),
        "code_hash": code_hash(*deciding_code(of)),
        "plan_hash": of.plan.hash,
        "games": {
            game.slug: {
                "rules_version": game.rules_version,
                "components_version": game.components.version,
                "components_hash": game.components.hash,
            }
            for game in of.games
        },
    }


def seat_schema() -> dict[str, Any]:
    """The columns of the games."""
    import polars as pl

    pairs = {
        "traits": ("trait", "value", pl.String),
        "sources": ("source", "points", pl.Int64),
        "points": ("why", "points", pl.Int64),
    }
    plain = {"int": pl.Int64, "Seat": pl.Int64, "str": pl.String, "float": pl.Float64, "bool": pl.Boolean}
    columns: dict[str, Any] = {}
    for field in msgspec.structs.fields(SeatRow):
        name = field.name
        if name in pairs:
            key, value, kind = pairs[name]
            columns[name] = pl.List(pl.Struct({key: pl.String, value: kind}))
        elif name == "opening":
            columns[name] = pl.List(pl.Struct({"topic": pl.String, "option": pl.String}))
        elif name == "line_up":
            columns[name] = pl.List(pl.String)
        else:
            columns[name] = plain[SeatRow.__annotations__[name].removesuffix(" | None")]
    return columns


def decision_schema() -> dict[str, Any]:
    """The columns of the decisions."""
    import polars as pl

    texts = {"topic", "option"}
    return {name: pl.String if name in texts else pl.Int64 for name in DecisionRow.__struct_fields__}


def seat_columns(row: SeatRow) -> dict[str, object]:
    """A row as Parquet has it: mappings as lists of pairs, for games differ in what they know."""
    plain: dict[str, object] = msgspec.to_builtins(row)
    return plain | {
        "traits": [{"trait": name, "value": value} for name, value in sorted(row.traits.items())],
        "sources": [{"source": source, "points": points} for source, points in row.sources.items()],
        "points": [{"why": why, "points": points} for why, points in row.points.items()],
        "opening": [{"topic": topic, "option": option} for topic, option in row.opening],
    }


def seat_row(columns: Mapping[str, Any]) -> SeatRow:
    """The row behind the columns."""
    mappings = {
        "traits": {pair["trait"]: pair["value"] for pair in columns["traits"]},
        "sources": {pair["source"]: pair["points"] for pair in columns["sources"]},
        "points": {pair["why"]: pair["points"] for pair in columns["points"]},
        "opening": [(choice["topic"], choice["option"]) for choice in columns["opening"]],
    }
    return msgspec.convert({**columns, **mappings}, SeatRow)


@dataclass(frozen=True)
class Store:
    """The folder of one study."""

    folder: Path
    study: Study
    stamp: dict[str, Json]

    @classmethod
    def begin(cls, folder: Path, of: Study) -> Store:
        """Take a new folder, or go on in one of the same plan and stamp."""
        need("polars", "lab")
        here = cls(folder, of, stamp(of))
        if (folder / MANIFEST).exists():
            _compare(folder, _manifest(folder)["stamp"], here.stamp)
            _tidy(folder)
            for path in (here.part(kind, chunk) for kind in here.kinds for chunk in of.chunks):
                if path.exists():
                    here.check_stamp(path)
            return here
        if folder.exists() and (not folder.is_dir() or any(not LEFTOVER.fullmatch(p.name) for p in folder.iterdir())):
            raise StoreError(f"{folder}: is not the folder of a study, and not empty; name another one with --out")
        folder.mkdir(parents=True, exist_ok=True)
        _tidy(folder)
        head = {"stamp": here.stamp, "games": of.total, "plan": of.plan.plain()}
        write_whole(folder / MANIFEST, (json.dumps(head, indent=2, ensure_ascii=False) + "\n").encode())
        return here

    @classmethod
    def open(cls, folder: Path) -> Store:
        """The folder of a study as it was left, whatever the stamp of this Gobelin."""
        need("polars", "lab")
        head = _manifest(folder)
        if (form := head["stamp"].get("format")) != FORMAT:
            raise StoreError(f"{folder}: holds tables of form {form}; this Gobelin reads form {FORMAT}")
        try:
            here = cls(folder, study(head["plan"]), head["stamp"])
        except PlanError as error:
            raise StoreError(f"{folder / MANIFEST}: the plan no longer fits this Gobelin: {error}") from None
        if unknown := [game.slug for game in here.study.games if game.slug not in here.made_with.games]:
            raise StoreError(f"{folder / MANIFEST}: is not the manifest of a study: the stamp has no {unknown[0]}")
        return here

    @property
    def made_with(self) -> Stamp:
        """The stamp as far as reports tell of it."""
        try:
            return msgspec.convert(self.stamp, Stamp)
        except msgspec.ValidationError as error:
            raise StoreError(f"{self.folder / MANIFEST}: is not the manifest of a study: stamp: {error}") from None

    def part(self, kind: str, chunk: range) -> Path:
        """The file of a chunk."""
        return self.folder / kind / f"part-{chunk.start // self.study.plan.chunk:05}.parquet"

    @property
    def kinds(self) -> tuple[str, ...]:
        """The tables that the study has."""
        return ("games", "decisions") if self.study.plan.decisions else ("games",)

    def missing(self) -> list[range]:
        """The chunks that are not there yet, or not in all tables."""
        return [c for c in self.study.chunks if not all(self.part(kind, c).exists() for kind in self.kinds)]

    def check_stamp(self, path: Path) -> None:
        """StoreError unless this study wrote the file."""
        import polars as pl

        try:
            stamp = json.loads(pl.read_parquet_metadata(path).get("gobelin", "null"))
        except (pl.exceptions.PolarsError, ValueError):
            raise StoreError(f"{path}: is not a Parquet file; remove it, and run the plan again") from None
        if stamp != self.stamp:
            raise StoreError(f"{path}: holds games of another study; remove it, and run the plan again")

    def keep(self, chunk: range, played: Sequence[Played]) -> None:
        """Write the games of a chunk, in the order of their numbers."""
        import polars as pl

        ordered = sorted(played, key=lambda game: game.number)
        assert [game.number for game in ordered] == list(chunk)
        for game in ordered:
            if game.broken is not None:
                path = self.folder / "errors" / f"game-{game.number:08}.json"
                path.parent.mkdir(exist_ok=True)
                write_whole(path, game.broken.to_json())
        if self.study.plan.decisions:
            rows = [msgspec.to_builtins(row) for game in ordered for row in game.decisions]
            self._write_rows(self.part("decisions", chunk), pl.DataFrame(rows, decision_schema(), orient="row"))
        columns = [seat_columns(row) for game in ordered for row in game.seats]
        self._write_rows(self.part("games", chunk), pl.DataFrame(columns, seat_schema(), orient="row"))

    def _write_rows(self, path: Path, rows: pl.DataFrame) -> None:
        path.parent.mkdir(exist_ok=True)
        with _appearing(path) as hidden:
            rows.write_parquet(hidden, metadata={"gobelin": json.dumps(self.stamp, sort_keys=True)})

    def games(self) -> pl.DataFrame:
        """All rows of the finished chunks, in the order of the games."""
        return self._rows("games", seat_schema())

    def went_wrong(self) -> tuple[int, int]:
        """How many of the finished games broke, and how many were given up."""
        firsts = self.games().filter(seat=0)
        return firsts.height - firsts["error"].null_count(), int(firsts["truncated"].sum())

    def seats(self) -> Iterator[SeatRow]:
        """The same rows as objects."""
        return map(seat_row, self.games().iter_rows(named=True))

    def decisions(self) -> pl.DataFrame:
        """All decisions of the finished chunks."""
        return self._rows("decisions", decision_schema())

    def _rows(self, kind: str, schema: dict[str, Any]) -> pl.DataFrame:
        import polars as pl

        parts = [path for chunk in self.study.chunks if (path := self.part(kind, chunk)).exists()]
        return pl.concat([pl.DataFrame([], schema), *(self._read_part(path, schema) for path in parts)])

    def _read_part(self, path: Path, schema: dict[str, Any]) -> pl.DataFrame:
        """The rows of one file; StoreError unless this study wrote it."""
        import polars as pl

        self.check_stamp(path)
        try:
            rows = pl.read_parquet(path)
        except pl.exceptions.PolarsError:
            raise StoreError(f"{path}: is not a Parquet file; remove it, and run the plan again") from None
        if rows.schema != pl.Schema(schema):
            raise StoreError(f"{path}: has other columns than this Gobelin writes; remove it, and run the plan again")
        return rows


@contextmanager
def _appearing(path: Path) -> Iterator[Path]:
    """Where a file grows until it is whole: no reader looks for it there, and no other run writes it."""
    hidden = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield hidden
        with hidden.open("r+b") as whole:
            os.fsync(whole.fileno())  # or a crash of the machine could leave the name without the content
        hidden.replace(path)
    except OSError as error:
        error.filename = str(path)  # the name that people know
        raise
    finally:
        hidden.unlink(missing_ok=True)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that appears whole or not at all; a pipe or a device takes it as it comes."""
    if path.exists() and not path.is_file():
        path.write_bytes(content)
        return
    with _appearing(path.resolve()) as hidden:  # a link stays one
        hidden.write_bytes(content)


def _tidy(folder: Path) -> None:
    """Remove what killed runs have left of files that never appeared."""
    for path in [*folder.glob(".*"), *folder.glob("*/.*")]:
        if (found := LEFTOVER.fullmatch(path.name)) and not _is_at_work(int(found[1])):
            path.unlink(missing_ok=True)


def _is_at_work(process: int) -> bool:
    """Whether it may be another run in the same folder that is just writing."""
    if process == os.getpid() or os.name != "posix":  # elsewhere, signal 0 is Ctrl-C
        return False
    try:
        os.kill(process, 0)
    except OSError as error:
        return isinstance(error, PermissionError)  # it lives, but is somebody else's
    return True


def _manifest(folder: Path) -> dict[str, Any]:
    path = folder / MANIFEST
    try:
        head: dict[str, Any] = json.loads(path.read_text("utf-8"))
        if not {"stamp", "plan"} <= head.keys() or not isinstance(head["stamp"], dict):
            raise ValueError
    except FileNotFoundError:
        raise StoreError(f"{folder}: holds no study: there is no {MANIFEST}") from None
    except (ValueError, AttributeError, RecursionError):
        raise StoreError(f"{path}: is not the manifest of a study") from None
    return head


def _compare(folder: Path, there: dict[str, Any], here: dict[str, Any]) -> None:
    """Raise StoreError, naming the first difference, unless two stamps agree."""
    for name, before, now in _differences("", there, here):
        why = {"plan_hash": "another plan", "code_hash": "other rules or bots: the code has changed since"}
        what = why.get(name, f"another {name.replace('_', ' ')}")
        back = "go back to that code, " if name == "code_hash" else ""
        raise StoreError(
            f"{folder}: holds games of {what} ({'unknown' if before is None else before} there, {now} here); "
            f"{back}name another folder with --out, or remove it"
        )


def _differences(name: str, there: object, here: object) -> Iterable[tuple[str, object, object]]:
    if isinstance(there, dict) and isinstance(here, dict):
        # What says most comes first: another plan is another study, and other rules are other code, too.
        for key in sorted({*there, *here}, key=lambda key: (key != "plan_hash", key == "code_hash", key)):
            inner = f"{name} {key}".removeprefix("games ").strip()
            yield from _differences(inner, there.get(key), here.get(key))
    elif there != here:
        yield name, there, here
