"""The folder of a study: a manifest that says what was played, and the rows as Parquet, chunk after chunk.

    manifest.json                the plan and the stamp
    games/part-00000.parquet     a row for each seat of each game of the first chunk
    decisions/part-00000.parquet a row for each decision, if the plan asks for it
    errors/game-00000012.json    the record of a game that went wrong

Every file appears whole or not at all, the games of a chunk last: what is there is finished.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
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


class StoreError(GobelinError):
    """A folder that cannot take or give the games of a study."""


def stamp(of: Study) -> dict[str, Json]:
    """What has to be the same for two games to belong to the same study."""
    return {
        "format": FORMAT,
        "gobelin": version("gobelin"),
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

    pairs = {"traits": ("trait", "value", pl.String), "points": ("why", "points", pl.Int64)}
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
        "points": [{"why": why, "points": points} for why, points in row.points.items()],
        "opening": [{"topic": topic, "option": option} for topic, option in row.opening],
    }


def seat_row(columns: Mapping[str, Any]) -> SeatRow:
    """The row behind the columns."""
    mappings = {
        "traits": {pair["trait"]: pair["value"] for pair in columns["traits"]},
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
            return here
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise StoreError(f"{folder}: is no folder of a study, and not empty; name another one with --out")
        folder.mkdir(parents=True, exist_ok=True)
        head = {"stamp": here.stamp, "games": of.total, "plan": of.plan.plain()}
        _write(folder / MANIFEST, (json.dumps(head, indent=2, ensure_ascii=False) + "\n").encode())
        return here

    @classmethod
    def open(cls, folder: Path) -> Store:
        """The folder of a study as it was left, whatever the stamp of this Gobelin."""
        need("polars", "lab")
        head = _manifest(folder)
        if (form := head["stamp"].get("format")) != FORMAT:
            raise StoreError(f"{folder}: holds tables of form {form}; this Gobelin reads form {FORMAT}")
        try:
            return cls(folder, study(head["plan"]), head["stamp"])
        except PlanError as error:
            raise StoreError(f"{folder / MANIFEST}: the plan no longer fits this Gobelin: {error}") from None

    def part(self, kind: str, chunk: range) -> Path:
        """The file of a chunk."""
        return self.folder / kind / f"part-{chunk.start // self.study.plan.chunk:05}.parquet"

    def missing(self) -> list[range]:
        """The chunks that are not there yet."""
        return [chunk for chunk in self.study.chunks if not self.part("games", chunk).exists()]

    def keep(self, chunk: range, played: Sequence[Played]) -> None:
        """Write the games of a chunk, in the order of their numbers."""
        import polars as pl

        ordered = sorted(played, key=lambda game: game.number)
        assert [game.number for game in ordered] == list(chunk)
        for game in ordered:
            if game.broken is not None:
                _write(self.folder / "errors" / f"game-{game.number:08}.json", game.broken.to_json())
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
        found = [pl.DataFrame([], schema)]
        for path in parts:
            try:
                found.append(pl.read_parquet(path))
            except pl.exceptions.PolarsError:
                raise StoreError(f"{path}: is no Parquet; remove it, and run the plan again") from None
        return pl.concat(found)


@contextmanager
def _appearing(path: Path) -> Iterator[Path]:
    """Where a file grows until it is whole: no reader looks for it there, and no other run writes it."""
    hidden = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield hidden
        hidden.replace(path)
    finally:
        hidden.unlink(missing_ok=True)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    with _appearing(path) as hidden:
        hidden.write_bytes(content)


def _manifest(folder: Path) -> dict[str, Any]:
    path = folder / MANIFEST
    try:
        head: dict[str, Any] = json.loads(path.read_text("utf-8"))
        if not {"stamp", "plan"} <= head.keys() or not isinstance(head["stamp"], dict):
            raise ValueError
    except FileNotFoundError:
        raise StoreError(f"{folder}: holds no study: there is no {MANIFEST}") from None
    except (ValueError, AttributeError):
        raise StoreError(f"{path}: is no manifest of a study") from None
    return head


def _compare(folder: Path, there: dict[str, Any], here: dict[str, Any]) -> None:
    """Raise StoreError, naming the first difference, unless two stamps agree."""
    for name, before, now in _differences("", there, here):
        why = "another plan" if name == "plan_hash" else f"another {name.replace('_', ' ')}"
        raise StoreError(
            f"{folder}: holds games of {why} ({before} there, {now} here); name another folder with --out, or remove it"
        )


def _differences(name: str, there: object, here: object) -> Iterable[tuple[str, object, object]]:
    if isinstance(there, dict) and isinstance(here, dict):
        for key in sorted({*there, *here}, key=lambda key: (key != "plan_hash", key)):
            inner = f"{name} {key}".removeprefix("games ").strip()
            yield from _differences(inner, there.get(key), here.get(key))
    elif there != here:
        yield name, there, here
