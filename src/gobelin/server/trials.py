"""Rules with custom components are tried first, where they can do no harm.

Such components come from anybody, and rules that play with them may run for ever or fill the memory. So whatever they
make the rules do is done in a process of little memory first, which is ended when its time is over. Rules know no
chance but that of the match: what came to an end there comes to the same end here, and takes as long.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from gobelin.kernel import Game, GobelinError, Match, Option, Record, Seat, find_game
from gobelin.kernel.record import By
from gobelin.kernel.standing import StandingAnswers
from gobelin.server.bots import BotCrashed, BotPool, NotBegun, Question, brought, match_at
from gobelin.server.boxes import Box, overridden, read_once
from gobelin.server.config import Config
from gobelin.server.match_session import Head, Logged, MatchSession, replay, replayed
from gobelin.server.problems import Problem
from gobelin.server.security import client_hash
from gobelin.server.store import NewLogRow
from gobelin.server.work_pool import MOST_WORK, Turnstile

P = ParamSpec("P")
T = TypeVar("T")

Files = Mapping[str, str]
ATTEMPTS: Final = 2
"""Before a choice stops its match: a machine may have slept."""
CHOICE_S: Final = 1.0
"""Of a processor, for one choice. It is made here as well, beside everything else."""
REPLAY_S: Final = 5.0
"""The same for all choices of a match, which are made here again when it is opened."""
LOAD_S: Final = 2.0
"""The same for what is made of components once they are read."""
MOST_OF_POSITION: Final = 512 * 1024
"""Bytes of a match on its way to another process; the largest of ours take a seventh of that."""


class TrialFailed(GobelinError):
    """The rules took too long, or too much memory."""


class Trials:
    """Processes to try things in; they are there when the first one has brought components."""

    def __init__(self, config: Config) -> None:
        processes = 2 if config.bot_processes else 0
        self.pool = BotPool(processes, config.trial_seconds, config.trial_megabytes)
        self._turnstile = Turnstile(config.heavy_per_client, MOST_WORK)

    async def load(self, client: str, game: str, files: Files) -> dict[str, str]:
        """Read and check components; GobelinError names what is wrong with them. They need not be read again."""
        return await self._for(client, load, game, dict(files))

    async def begin(
        self, client: str, box: Box, settings: Mapping[str, object], players: Sequence[str], seed: str
    ) -> None:
        """Set a match up, if its components are somebody's own."""
        if box.files is not None:
            await self._for(client, begin, Own.of(box), settings, players, seed)

    async def replay(self, client: str, box: Box | None, record: Record) -> None:
        """Play a record that a client has brought, if its components are somebody's own."""
        if box is not None and box.files is not None:
            await self._for(client, play_again, Own.of(box), record)

    async def reopen(self, head: Head, box: Box, log: Sequence[Logged]) -> None:
        """Play a match again, if its components are somebody's own; Problem: it takes too long."""
        if box.files is not None:
            told = [NewLogRow(row.kind, None, row.payload, "") for row in log]
            await self._play_on(head.client, follow, Own.of(box), head, told)

    async def repeat(self, table: MatchSession) -> None:
        """The same for a match in memory that is about to be played again, or a part of it."""
        if table.box is not None and table.box.files is not None:
            await self._play_on(table.head.client, play_again, Own.of(table.box), table.match.record)

    async def _play_on(self, owner: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> None:
        try:
            await self._run(owner, work, *args, **more)
        except TrialFailed as error:
            raise Problem(409, "not-running", f"{error}; the match cannot be played again") from None
        except GobelinError:
            return  # it comes to an end all the same, and is told from there

    async def choose(self, table: MatchSession, seat: Seat, option: Sequence[str | int], by: By) -> None:
        """Let a seat answer, if the components are somebody's own."""
        box = table.box
        if box is None or box.files is None:
            return
        packed, standing = Question.of(table.match, box).packed, table.match.standing_answers
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self._run(table.head.client, choose, packed, standing, seat, tuple(option), by)
                return
            except TrialFailed:
                if attempt == ATTEMPTS:
                    raise

    async def _for(self, client: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Try something that a client has asked for; Problem: it has asked for too much."""
        self._turnstile.enter(client)
        try:
            return await self._run(client_hash(client), work, *args, **more)
        finally:
            self._turnstile.leave(client)

    async def _run(self, owner: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Try something; TrialFailed: the rules are to blame. Problem: that is not known, and nothing has happened."""
        try:
            return await self.pool.run(owner, "trial", work, *args, **more)
        except BotCrashed as crash:
            if isinstance(crash.__cause__, GobelinError):
                raise crash.__cause__ from None
            if isinstance(crash, NotBegun) or isinstance(crash.__cause__, BrokenExecutor):
                raise Problem(503, "busy", "components cannot be tried at the moment; try again") from crash
            raise TrialFailed("with these components the rules take too long, or too much memory") from crash

    def close(self) -> None:
        """Try nothing more."""
        self.pool.close()


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """In the process: TrialFailed where it takes more time of a processor, however busy that is with other things."""
    begun = time.thread_time()
    yield
    if time.thread_time() - begun > seconds:
        raise TrialFailed("with these components the rules take too long")


def check_size(match: Match[Any]) -> None:
    """Raise where a match takes so much memory that a few like it would fill a server."""
    if len(pickle.dumps(match.position)) > MOST_OF_POSITION:
        raise TrialFailed("with these components a match takes too much memory")


class Own(NamedTuple):
    """Components of somebody's own, ready for another process."""

    game: str
    files: dict[str, str]
    hash: str

    @classmethod
    def of(cls, box: Box) -> Own:
        """Those of a box."""
        assert box.files is not None
        return cls(box.game.name, box.files, box.game.components.hash)

    def brought(self) -> Game[Any]:
        """In the process: the game with them."""
        return brought(*self)


def load(game: str, files: dict[str, str]) -> dict[str, str]:
    """In the process: read the components, and see that they make a game; what was read comes back."""
    once = read_once(find_game(game), files)
    with within(LOAD_S):
        overridden(find_game(game), once)
    return once


def begin(own: Own, settings: Mapping[str, object], players: Sequence[str], seed: str) -> None:
    """In the process: set up a match."""
    played = own.brought()
    with within(CHOICE_S):
        match: Match[Any] = Match.new(played, played.read_settings(settings), players, seed)
    check_size(match)


def play_again(own: Own, record: Record) -> None:
    """In the process: play a record."""
    played = own.brought()
    with within(REPLAY_S):
        match: Match[Any] = replay(record, None, played)
    check_size(match)


def follow(own: Own, head: Head, log: list[NewLogRow]) -> None:
    """In the process: play what the log of a match has."""
    played = own.brought()
    with within(REPLAY_S):
        match, *_ = replayed(head, log, played)
    check_size(match)


def choose(packed: bytes, standing: StandingAnswers, seat: Seat, option: Option, by: By) -> None:
    """In the process: one choice, and whatever standing answers add."""
    match = match_at(packed)
    match.restore_standing(standing)
    with within(CHOICE_S):
        match.choose(option, seat, by)
    check_size(match)
