"""What self-play found, in files: positions and decisions, packed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from gobelin.training.self_play import Decision, Found, Row, plain

Array: TypeAlias = NDArray[Any]


class Positions(NamedTuple):
    """Many positions: where their slots are not zero, and how their games ended."""

    at: Array
    values: Array
    lengths: Array
    facts: Array
    """Game, hand-made value, own points, those of the best rival, and who won, for each."""


class Decisions(NamedTuple):
    """Many decisions: what was seen, what was asked, and what was offered."""

    games: Array
    at: Array
    values: Array
    lengths: Array
    topics: Array
    """The name of what was asked, for each."""
    actions: Array
    priors: Array
    worth: Array
    widths: Array
    """How many options each has."""


def joined(parts: Sequence[Array], kind: Any) -> Array:
    """One array of many; an empty one of none."""
    return np.concatenate(parts) if parts else np.zeros(0, kind)


def pack_rows(rows: Sequence[Row]) -> Positions:
    """Positions as arrays."""
    return Positions(
        joined([row.at for row in rows], np.uint16),
        joined([row.values for row in rows], np.float16),
        np.array([len(row.at) for row in rows], np.int32),
        np.array([(row.game, row.hand, row.own, row.rival, row.won) for row in rows], np.float64).reshape(-1, 5),
    )


def pack_decisions(found: Sequence[Decision]) -> Decisions:
    """Decisions as arrays."""
    return Decisions(
        np.array([one.game for one in found], np.int64),
        joined([one.at for one in found], np.uint16),
        joined([one.values for one in found], np.float16),
        np.array([len(one.at) for one in found], np.int32),
        np.array([one.topic for one in found], "U40"),
        np.array([action for one in found for action in one.actions], np.int32),
        np.array([prior for one in found for prior in one.priors], np.float32),
        np.array([worth for one in found for worth in one.worth], np.float32),
        np.array([len(one.actions) for one in found], np.int32),
    )


def write(path: Path, found: Found) -> None:
    """Write a shard, and beside it a line for each game; half of one is never seen."""
    arrays: dict[str, Array] = {f"rows_{name}": part for name, part in pack_rows(found.rows)._asdict().items()}
    arrays |= {f"decisions_{name}": part for name, part in pack_decisions(found.decisions)._asdict().items()}
    partial = path.with_suffix(".part.npz")
    np.savez(partial, **arrays)  # type: ignore[arg-type]  # numpy means another parameter
    lines = [msgspec.json.encode(plain(game)) + b"\n" for game in found.games]
    path.with_suffix(".jsonl").write_bytes(b"".join(lines))
    partial.replace(path)


def read(paths: Sequence[Path]) -> tuple[Positions, Decisions]:
    """The shards, one behind the other."""
    files = [np.load(path) for path in paths]
    rows = Positions(*(np.concatenate([file[f"rows_{name}"] for file in files]) for name in Positions._fields))
    decisions = Decisions(
        *(np.concatenate([file[f"decisions_{name}"] for file in files]) for name in Decisions._fields)
    )
    return rows, decisions
