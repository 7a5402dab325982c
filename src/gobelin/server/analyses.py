"""Analyses of finished matches: made in the background, kept in the database, there for whoever may see the record.

The bots' processes do the thinking, one decision of an analysis at a time: whoever plays waits for one at most.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy.engine import Row
from sqlalchemy.exc import SQLAlchemyError

from gobelin.analysis import SECOND_LOOK, Course, Judged, conclude, decision_points, follow
from gobelin.bots import Budget
from gobelin.kernel import Game, Record
from gobelin.server import permissions
from gobelin.server.answers import AnalysisInfo
from gobelin.server.bots import BotCrashed, BotPool, Decision
from gobelin.server.boxes import Box
from gobelin.server.config import Config
from gobelin.server.match_session import MatchSession
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.problems import Problem, forbidden
from gobelin.server.security import client_hash
from gobelin.server.store import UNDER_WAY
from gobelin.server.turns import Turns
from gobelin.server.work_pool import is_full

Hashes = Sequence[str]

log = logging.getLogger("gobelin.server")

AT_ONCE: Final = 4
"""Analyses that a worker makes at the same time, each for another client; the others wait for their turn."""
PER_CLIENT: Final = 2
"""Analyses that one client may have under way."""
MOST_ANALYSES: Final = 32
"""The same for all clients together."""
DECISION_S: Final = 5.0
"""What one decision may take at most, its second look included: whoever plays may have to wait for it."""
BEAT_S: Final = 1.0
"""How often it is noted how far an analysis has come."""
ATTEMPTS: Final = 10
"""How often it is tried to write what has come of an analysis."""
FORSAKEN_S: Final = 30.0
"""An analysis that was not heard of for so long has lost its worker, and can be begun anew."""


@dataclass
class Job:
    """An analysis under way."""

    match_id: str
    record: Record
    box: Box
    id: str
    client: str
    """As a hash."""
    address: str
    state: str = "waiting"
    done: int = 0
    total: int = 0
    begun: float = 0.0

    @property
    def values(self) -> dict[str, Any]:
        """How far it has come, for the database."""
        return {
            "state": self.state,
            "done": self.done,
            "total": self.total,
            "begun": self.begun,
            "heard": time.time(),
        }


class Analyses:
    """Begins, follows and calls off analyses. There is one of a match, whichever worker makes it."""

    def __init__(self, tables: MatchSessions, pool: BotPool) -> None:
        self.tables = tables
        self.store = tables.store
        self.pool = pool
        self._turns = Turns(AT_ONCE, 1)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._counting = asyncio.Lock()

    async def look(self, match_id: str, hashes: Hashes) -> AnalysisInfo:
        """How far the analysis has come, and what it has found."""
        async with self.tables.open(match_id) as table:
            self._check(table, hashes)
        return shown(await self.store.analysis(match_id))

    async def begin(self, match_id: str, hashes: Hashes, address: str) -> AnalysisInfo:
        """Begin the analysis, unless there is one."""
        async with self.tables.open(match_id) as table:
            self._check(table, hashes)
            if not table.who(hashes).is_known:
                raise forbidden("only those at the table can have it analysed")
            if table.match.game.heuristics is None:
                raise Problem(409, "refused", "positions of this game cannot be weighed")
            assert table.box is not None
            _check_components(table)
            client, since = client_hash(address), time.time() - FORSAKEN_S
            await self.tables.trials.repeat(table)
            job = Job(match_id, table.match.record, table.box, secrets.token_hex(8), client, address)
        before = shown(await self.store.analysis(match_id))
        if before.state not in ("none", "failed"):
            return before
        async with self._counting:
            own, all_ = await self.store.analyses(client, since)
            if own >= PER_CLIENT:
                raise Problem(429, "busy", "wait until what you have asked for is done")
            if is_full(own, all_, MOST_ANALYSES):
                raise Problem(503, "busy", "others have asked for much; try again in a moment")
            values = {"match_id": match_id, "job": job.id, "client": client, "result": None, **job.values}
            if await self.store.begin_analysis(values, since):
                self._tasks[job.id] = asyncio.create_task(self._carry_out(job))
        return shown(await self.store.analysis(match_id))

    async def cancel(self, match_id: str, hashes: Hashes) -> AnalysisInfo:
        """Call the analysis off; what is done stays."""
        async with self.tables.open(match_id) as table:
            self._check(table, hashes)
            if not table.who(hashes).is_known:
                raise forbidden("only those at the table can call it off")
        row = await self.store.analysis(match_id)
        await self.store.drop_analysis(match_id)
        if row is not None and row.job in self._tasks:
            self._tasks[row.job].cancel()  # where another worker makes it, that one notices by itself
        return shown(await self.store.analysis(match_id))

    def _check(self, table: MatchSession, hashes: Hashes) -> None:
        """An analysis tells what a record tells: it is for those who may see the match, when it is finished."""
        permissions.reader(table, table.who(hashes), None)
        if table.head.state != "finished":
            raise Problem(409, "refused", "a match is analysed when it is finished")

    # -- the work ------------------------------------------------------------------------------------------------------

    async def _carry_out(self, job: Job) -> None:
        work = asyncio.create_task(self._analyse(job))
        try:
            while not (await asyncio.wait([work], timeout=BEAT_S))[0]:
                if await self._note(job) is False:
                    return
            outcome = _outcome(job, work)
            for _ in range(ATTEMPTS):
                if await self._note(job, outcome) is not None:
                    return
                await asyncio.sleep(BEAT_S)
        except asyncio.CancelledError:
            await self.store.drop_analysis(job.match_id, job.id)
            raise
        finally:
            work.cancel()
            del self._tasks[job.id]

    async def _note(self, job: Job, outcome: dict[str, Any] | None = None) -> bool | None:
        """Write how it goes; False: it was called off. None: it could not be written, which costs no thought."""
        try:
            return await self.store.follow_analysis(job.match_id, job.id, {**job.values, **(outcome or {})})
        except SQLAlchemyError:
            log.exception("how an analysis goes was not written", extra={"match": job.match_id})
            return None

    async def _analyse(self, job: Job) -> Any:
        work_pool = self.tables.work_pool
        async with self._turns.turn(job.client):
            suspects, is_foreign = self.tables.suspects, job.box.files is not None
            followed = suspects.watched(job.match_id, is_foreign, follow)
            course: Course = await work_pool.go_on(job.address, followed, job.record, job.box.game)
            job.state, job.total, job.begun = "running", len(course.decisions), time.time()
            budget = share(self.tables.config, job.total)
            decisions = packed(job.record, job.box.game, job.box.files)
            following = suspects.watched(job.match_id, is_foreign, _next)
            judged: list[Judged] = []
            while (decision := await work_pool.go_on(job.address, following, decisions)) is not None:
                judged.append(await self._judge(job, decision, budget))
                job.done = len(judged)
            return msgspec.to_builtins(conclude(course, judged))

    async def _judge(self, job: Job, decision: Decision, budget: Budget) -> Judged:
        try:
            return await self.pool.judge(job.client, decision, budget)
        except BotCrashed:  # its process may have died, and a machine may have slept
            return await self.pool.judge(job.client, decision, budget)

    async def stop(self) -> None:
        """Let go of everything that is under way; it can be begun anew."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def share(config: Config, decisions: int) -> Budget:
    """What one of so many decisions may take, its second look included, so that all of them stay within the budget."""
    seconds = min(config.analysis_seconds / max(1, decisions), DECISION_S)
    return Budget(config.analysis_playouts, seconds / (1 + SECOND_LOOK))


def _outcome(job: Job, work: asyncio.Task[Any]) -> dict[str, Any]:
    """What has come of it; who asked for it need not be known any more."""
    try:
        return {"state": "done", "client": "", "result": work.result()}
    except Exception:
        log.exception("an analysis failed", extra={"match": job.match_id})
        return {"state": "failed", "client": ""}


def _check_components(table: MatchSession) -> None:
    """Mistakes must not be named for cards that were not in the game."""
    then, now = table.head, table.match.record.components
    if then.components_version == now.version and then.components_hash != now.hash:
        raise Problem(409, "refused", "the components that the match was played with are gone")


def packed(record: Record, game: Game[Any], files: dict[str, str] | None) -> Iterator[Decision]:
    """The decisions of a record, each ready for another process."""
    for match, entry, turn in decision_points(record, game):
        yield Decision(pickle.dumps((match.position, files)), entry, turn, files is not None)


def _next(decisions: Iterator[Decision]) -> Decision | None:
    return next(decisions, None)


def shown(row: Row[Any] | None) -> AnalysisInfo:
    """An analysis as it is sent."""
    if row is None or (row.state in UNDER_WAY and row.heard <= time.time() - FORSAKEN_S):
        return AnalysisInfo("none", done=0, total=0, seconds_left=None, result=None)
    left = None
    if row.state == "running" and row.done:
        left = round((row.heard - row.begun) / row.done * (row.total - row.done), 1)
    return AnalysisInfo(row.state, row.done, row.total, left, row.result)
