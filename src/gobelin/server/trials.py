"""Rules with components of one's own are tried first, where they can do no harm.

Such components come from anybody, and rules that play with them may run for ever or fill the memory. So whatever they
make the rules do is done in a process of little memory first, which is ended when its time is over. Rules know no
chance but that of the match: what came to an end there comes to the same end here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, ParamSpec, TypeVar

from gobelin.kernel import Game, GobelinError, Match, Option, Record, Seat, find_game
from gobelin.kernel.record import By
from gobelin.kernel.standing import StandingAnswers
from gobelin.server.bots import BotCrashed, BotPool, Question, brought, match_at
from gobelin.server.boxes import Box, overridden
from gobelin.server.config import Config
from gobelin.server.heavy import MOST, Turnstile
from gobelin.server.table import Table, replay

P = ParamSpec("P")
T = TypeVar("T")

Files = Mapping[str, str]
ATTEMPTS: Final = 2
"""Somebody else's trial may have taken the process along."""


class TrialFailed(GobelinError):
    """The rules took too long, or too much memory."""


class Trials:
    """A process to try things in; it is there when the first one has brought components."""

    def __init__(self, config: Config) -> None:
        processes = 2 if config.bot_processes else 0
        self._pool = BotPool(processes, config.trial_seconds, config.process_megabytes)
        self._turnstile = Turnstile(config.heavy_per_client, MOST)

    async def load(self, client: str, game: str, files: Files) -> None:
        """Read and check components; GobelinError names what is wrong with them."""
        await self._for(client, load, game, dict(files))

    async def begin(
        self, client: str, box: Box, settings: Mapping[str, object], players: Sequence[str], seed: str
    ) -> None:
        """Set a match up, if its components are somebody's own."""
        if box.files is not None:
            await self._for(client, begin, box.game.name, box.files, settings, players, seed)

    async def replay(self, client: str, box: Box | None, record: Record) -> None:
        """Play a record, if its components are somebody's own."""
        if box is not None and box.files is not None:
            await self._for(client, play_again, box.game.name, box.files, record)

    async def choose(self, table: Table, seat: Seat, option: Sequence[str | int], by: By) -> None:
        """Let a seat answer, if the components are somebody's own."""
        box = table.box
        if box is not None and box.files is not None:
            packed, standing = Question.of(table.match, box).packed, table.match.standing_answers
            await self._run(table.head.client, choose, packed, standing, seat, tuple(option), by)

    async def _for(self, client: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Try something that a client has asked for; Problem: it has asked for too much."""
        self._turnstile.enter(client)
        try:
            return await self._run(client, work, *args, **more)
        finally:
            self._turnstile.leave(client)

    async def _run(self, client: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        for _ in range(ATTEMPTS):
            try:
                return await self._pool.run(client, "trial", work, *args, **more)
            except BotCrashed as crash:
                if isinstance(crash.__cause__, GobelinError):
                    raise crash.__cause__ from None
        raise TrialFailed("with these components the rules take too long, or too much memory")

    def close(self) -> None:
        """Try nothing more."""
        self._pool.close()


def load(game: str, files: dict[str, str]) -> None:
    """In the process: the components alone."""
    overridden(find_game(game), files)


def begin(game: str, files: dict[str, str], settings: Mapping[str, object], players: Sequence[str], seed: str) -> None:
    """In the process: set up a match."""
    played: Game[Any] = brought(game, files)
    Match.new(played, played.read_settings(settings), players, seed)


def play_again(game: str, files: dict[str, str], record: Record) -> None:
    """In the process: play a record."""
    replay(record, None, brought(game, files))


def choose(packed: bytes, standing: StandingAnswers, seat: Seat, option: Option, by: By) -> None:
    """In the process: one choice, and whatever standing answers add."""
    match = match_at(packed)
    match.restore_standing(standing)
    match.choose(option, seat, by)


async def off_the_loop(table: Table, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Let rules play that may take long: those of foreign components, or a chain of standing answers.

    The table has to be marked as dirty: whoever stops waiting leaves it behind.
    """
    assert table.is_dirty
    if table.box is not None and table.box.files is None and not table.match.standing_answers.answers:
        return work(*args, **more)
    return await asyncio.to_thread(work, *args, **more)
