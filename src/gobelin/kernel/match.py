"""A match: one game in progress, from its beginning to its record, and from its record again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec

from gobelin.kernel.choosing import UndoRule
from gobelin.kernel.errors import (
    IllegalOption,
    NotAsked,
    Outdated,
    RecordError,
    ReplayError,
    RuleBroken,
    SampleLimit,
    SettingsError,
)
from gobelin.kernel.game import PERSON, Game, S, find_game
from gobelin.kernel.history import History
from gobelin.kernel.migrate import migrate, recorded_game
from gobelin.kernel.record import Names, Record, Seed, Stamp
from gobelin.kernel.rng import Rng
from gobelin.kernel.settings import Settings

REPLAYED_CLOSELY = 50
"""The last entries of a replay, among which snapshots are taken."""


class Match(History[S]):
    """One game in progress. It asks, records, replays, undoes, clones and samples."""

    @classmethod
    def new(
        cls,
        game: Game[S] | str,
        settings: Settings | Mapping[str, object] | None = None,
        seats: int | Sequence[str] = 2,
        seed: int | str = 0,
        undo: UndoRule | None = None,
    ) -> Self:
        """Start a match. Seats are names of players: "person", or a bot's name; a number means that many persons.

        Undo is free where at most one person plays, else guarded, unless the caller decides.
        """
        played: Game[Any] = find_game(game) if isinstance(game, str) else game
        if not isinstance(settings, Settings):
            settings = played.read_settings(settings or {})
        names = (PERSON,) * seats if isinstance(seats, int) else tuple(seats)
        played.check_seats(settings, names)
        try:
            msgspec.convert((names, seed), tuple[Names, Seed])  # what no record could hold is refused here
            chance = Rng.from_seed(seed)
        except ValueError as error:
            raise SettingsError(f"seats and seed: {error}") from None
        match = cls(played, settings, names, seed)
        match.undo_rule = undo or match.undo_rule
        try:
            state = played.setup(settings, len(names), chance)
        except SettingsError:
            raise
        except Exception as error:
            raise match._break(error) from error
        match._start(state)
        return match

    @classmethod
    def from_state(cls, game: Game[S], settings: Settings, state: S, seats: Sequence[str]) -> Self:
        """Start from a prepared state, as tests and puzzles do; such a match has no record."""
        match = cls(game, settings, seats, 0)
        match._no_record = "the match began from a prepared state"
        match._start(state)
        return match

    @classmethod
    def replay(cls, record: Record, upto: int | None = None, game: Game[S] | None = None) -> Self:
        """Play a record again, to its end or up to an entry.

        A record of older rules or other components opens read-only up to its last move that still fits.
        """
        played: Game[Any] = game or recorded_game(record)
        outdated = None
        try:
            migrated, stale = migrate(record, played)
        except Outdated as error:
            migrated, stale, outdated = error.record or record, None, error.why
        try:
            match = cls.new(played, migrated.settings, migrated.seats, migrated.seed)
        except SettingsError as error:
            where = "settings" if len(record.seats) in played.seats else "seats"
            raise RecordError(where, str(error)) from None
        if outdated is not None:
            match._freeze(record, outdated)
            return match
        again = migrated.entries[:upto]
        match._passing = len(again) - REPLAYED_CLOSELY
        for index, entry in enumerate(again):
            try:
                match.repeat(entry)
            except (IllegalOption, NotAsked, RuleBroken) as error:
                if stale is None:
                    raise ReplayError(index, str(error)) from error
                match._freeze(record, f"{stale}; entry {index} no longer fits: {error}")
                match._passing = 0
                if match.broken:
                    match._rewind(index)
                return match
        match._passing = 0  # else clones after a deep undo would begin at the first snapshot
        if upto is None or upto >= len(migrated.entries):
            try:
                match._compare(migrated)
            except RecordError as error:
                if stale is None:
                    raise
                match._freeze(record, f"{stale}; {error}")
        return match

    @property
    def record(self) -> Record:
        """The match so far, with everything needed to play it again."""
        if self._no_record:
            raise SampleLimit(f"there is no record: {self._no_record}")
        if self._original is not None:
            return self._original
        return Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            components=Stamp(self.game.components.version, self.game.components.hash),
            settings=msgspec.json.decode(msgspec.json.encode(self.settings)),  # as the file will hold them
            seats=self.seats,
            seed=self.seed,
            entries=tuple(self.entries),
            result=self.result,
            digest=None if self.broken else self._digest.hex(),
        )

    def __repr__(self) -> str:
        if self.result is not None:
            now = f"over, {self.result}"
        else:
            now = ", ".join(f"seat {seat} is asked {ask.topic!r}" for seat, ask in self.asks.items()) or "no ask"
        return f"<{type(self).__name__} of {self.game.slug} after {len(self.entries)} choices: {now}>"

    def _break(self, error: Exception) -> RuleBroken:
        """Mark the match as broken; it keeps the record that shows how."""
        broken = super()._break(error)
        if not self._no_record:
            broken.record = self.record
        return broken

    def _compare(self, record: Record) -> None:
        """Raise RecordError unless the record's end agrees with where its entries lead."""
        if record.digest is None and record.result is None:
            return
        if self.result != record.result:
            raise RecordError("result", f"recorded as {record.result}, but the entries lead to {self.result}")
        if record.digest is not None and record.digest != self._digest.hex():
            raise RecordError("digest", "the entries lead to another game than the one that was recorded")

    def _freeze(self, record: Record, why: str) -> None:
        """Open for looking only; the record stays the one that was read."""
        self.read_only = why
        self._original = record
