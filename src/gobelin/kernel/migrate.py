"""Old records: which game they are of, and how far they can be brought to the installed rules."""

from __future__ import annotations

from typing import Any

import msgspec

from gobelin.kernel.errors import Outdated, RecordError, UnknownGame
from gobelin.kernel.game import Game, find_game
from gobelin.kernel.record import Record


def recorded_game(record: Record) -> Game[Any]:
    """The installed game that a record is of."""
    try:
        return find_game(record.game)
    except UnknownGame as error:
        raise RecordError("game", str(error)) from None


def migrate(record: Record, game: Game[Any]) -> tuple[Record, str | None]:
    """The record under the installed rules, and why it may all the same not replay to its end.

    Outdated: none of its moves can be played. RecordError: it comes from a newer Gobelin or another game.
    """
    if record.game != game.name:
        raise RecordError("game", f"{record.game!r} is not {game.name!r}")
    for where, theirs, ours in (
        ("rules_version", record.rules_version, game.rules_version),
        ("components.version", record.components.version, game.components.version),
    ):
        if theirs > ours:
            raise RecordError(where, f"{theirs} is newer than installed ({ours})")
    stale = []
    if record.components.hash != game.components.hash:
        stale.append(f"recorded with other components (version {record.components.version})")
    began, outdated = record.rules_version, None
    for version in range(began, game.rules_version):
        migration = game.migrations.get(version, f"recorded under rules version {version}")
        if isinstance(migration, str):
            return record, ", ".join([*stale, migration])
        try:
            migrated = migration(record)
        except Outdated as error:  # its settings are still brought to the installed ones
            migrated, outdated = record, outdated or ", ".join([*stale, error.why])
        except Exception as error:
            raise RecordError("rules_version", f"the migration from {version} failed: {error!r}") from error
        record = msgspec.structs.replace(migrated, rules_version=version + 1, digest=None)
    if outdated:
        raise Outdated(outdated, record)
    if began < game.rules_version:  # a migration brings over what it can; a choice may have gone with its rule
        stale.append(f"recorded under rules version {began}")
    return record, ", ".join(stale) or None
