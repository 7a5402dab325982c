"""Whoever answers where no person does: bots, and the clock when a person's time has run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from sqlalchemy.engine import Row
from sqlalchemy.exc import SQLAlchemyError

from gobelin.kernel import Seat, UnknownGame, find_game
from gobelin.kernel.record import By
from gobelin.server.bots import BotCrashed, BotPool, NotBegun, Question
from gobelin.server.match_session import DEFAULT_BOT, Chair, MatchSession
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.positions import deadlines
from gobelin.server.problems import Problem
from gobelin.server.seating import Seating
from gobelin.server.store import GOING_ON
from gobelin.server.writer import Conflict

log = logging.getLogger("gobelin.server")

ATTEMPTS: Final = 3
"""How often a bot that crashes is asked."""
LOOK_S: Final = 5.0
"""How often whoever waits for a person's time looks at the time again."""
PAUSE_S: Final = 1.0
"""Before something is tried again that failed for reasons of the moment."""
AT_ONCE: Final = 8
"""Matches that are taken up at the same time: of those that take long, so many keep nobody waiting."""


class Conductor:
    """Keeps matches going. Of several workers one is the conductor; the others only listen."""

    def __init__(self, tables: MatchSessions, seating: Seating, pool: BotPool) -> None:
        self.tables = tables
        self.seating = seating
        self.pool = pool
        self.is_active = False
        self.thinking: Callable[[str, Seat], None] = lambda match_id, seat: None
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._resuming: set[asyncio.Task[None]] = set()

    def consider(self, table: MatchSession, only: Seat | None = None, retry: bool = False) -> None:
        """See to what is asked now; called after every change, with the table's lock held.

        A bot that has crashed for good is asked once more only where `retry` says so.
        """
        if not self.is_active:
            return
        seq, task = self._tasks.get(table.id, (None, None))
        if task is not None and (seq != table.head.seq or task.done()):
            del self._tasks[table.id]
            if task is not asyncio.current_task():
                task.cancel()
        if table.id in self._tasks or table.state not in GOING_ON:
            return
        chairs = table.head.seats
        bots = [seat for seat in table.match.asks if chairs[seat].bot and (retry or not chairs[seat].trouble)]
        if bots:
            work = self._think(table.id, table.head.seq, bots[0], chairs[bots[0]].bot or DEFAULT_BOT, "bot")
        elif due := {s: at for s, at in deadlines(table).items() if retry or not chairs[s].trouble}:
            first = min(due, key=due.__getitem__)
            work = self._wait(table.id, table.head.seq, first, due[first])
        else:
            return
        self._tasks[table.id] = table.head.seq, asyncio.create_task(self._carry_out(table.id, work))

    async def _carry_out(self, match_id: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("a match was not carried on", extra={"match": match_id})

    async def _wait(self, match_id: str, seq: int, seat: Seat, deadline: float) -> None:
        """Let a bot move when a person's time is over."""
        while (left := deadline - self.tables.timekeeper.now()) > 0:
            await asyncio.sleep(min(left, LOOK_S))
        await self._think(match_id, seq, seat, DEFAULT_BOT, "timeout")

    async def _think(self, match_id: str, seq: int, seat: Seat, bot: str, by: By) -> None:
        self.thinking(match_id, seat)
        attempt = 0
        while attempt < ATTEMPTS:
            attempt += 1
            try:
                async with self.tables.open(match_id) as table:
                    if table.head.seq != seq:
                        return
                    assert table.box is not None
                    client, question = table.head.client, Question.of(table.match, table.box)
                option = await self.pool.choose(client, question, seat, bot, attempt - 1)
                async with self.tables.open(match_id) as table:
                    if table.head.seq != seq:
                        return  # the match has gone on, and the answer comes too late
                    if option not in table.match.asks[seat].options:
                        raise BotCrashed(f"{bot}: chose what is not offered")
                    await self.seating.choose(table, seat, option, by)
                return
            except NotBegun as error:
                log.warning("a bot has nowhere to think", extra={"match": match_id, "why": str(error)})
                attempt -= 1  # it has not been asked
                await asyncio.sleep(PAUSE_S)
            except BotCrashed as error:
                log.warning("bot crashed", extra={"match": match_id, "seat": seat, "why": str(error)}, exc_info=True)
            except (Conflict, Problem) as error:
                if _is_of_the_moment(error):
                    await asyncio.sleep(PAUSE_S)
                    continue
                log.info("bot came too late", extra={"match": match_id, "seat": seat, "why": str(error)})
                return
            except SQLAlchemyError:
                log.exception("the move of a bot was not written", extra={"match": match_id, "seat": seat})
                await asyncio.sleep(PAUSE_S)
        await self._give_up(match_id, seq, seat)

    async def _give_up(self, match_id: str, seq: int, seat: Seat) -> None:
        """Show at the table that a bot does not answer."""
        async with self.tables.open(match_id) as table:
            if table.head.seq == seq:
                chairs: list[Chair] = [*table.head.seats]
                chairs[seat] = msgspec.structs.replace(chairs[seat], trouble=True)
                await self.tables.append(table, "note", seat, {"what": "bot_crashed"}, "server", seats=chairs)

    def start(self) -> None:
        """Take up all matches in which nobody but we can go on, beside everything else."""
        self.is_active = True
        self._beside(self._resume_all())

    def take_up(self, match_id: str) -> None:
        """The same with one match, which may go on from now on."""
        if self.is_active:
            self._beside(self.resume(match_id))

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def _resume_all(self) -> None:
        while True:
            try:
                rows = await self.tables.store.going_on()
                break
            except SQLAlchemyError:
                log.exception("the matches going on were not read")
                await asyncio.sleep(PAUSE_S)
        waiting = iter(sorted(rows, key=_is_foreign))  # which are as they were in order, foreign ones last

        async def resume() -> None:
            for row in waiting:
                chairs = [msgspec.convert(chair, Chair) for chair in row.seats]
                if row.clock_s is not None or any(chairs[seat].bot for seat in row.asked):
                    await self.resume(row.id)

        await asyncio.gather(*(resume() for _ in range(AT_ONCE)))

    async def resume(self, match_id: str) -> None:
        """Take up a match in which nobody but we can go on."""
        for _ in range(ATTEMPTS):
            try:
                async with self.tables.open(match_id) as table:
                    self.consider(table, retry=True)
                return
            except Exception as error:  # one bad match must not keep the others waiting
                log.warning("match cannot go on", extra={"match": match_id, "why": str(error)}, exc_info=True)
                if not _is_of_the_moment(error):
                    return
            await asyncio.sleep(PAUSE_S)

    async def stop(self) -> None:
        """Let go of everything that is under way; what was written stays, the rest is thought anew."""
        self.is_active = False
        tasks = [*self._resuming, *(task for _, task in self._tasks.values())]
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_foreign(row: Row[Any]) -> bool:
    """Whether a match is played with other components than those installed, and nobody knows how long that takes."""
    try:
        return find_game(row.game).components.hash != str(row.components_hash)
    except UnknownGame:
        return True


def _is_of_the_moment(error: Exception) -> bool:
    """Whether it may well go better the next time."""
    return isinstance(error, SQLAlchemyError) or (isinstance(error, Problem) and error.status == 503)
