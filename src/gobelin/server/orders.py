"""What an operator wants done to matches, whether a server runs or not.

Matches in a server's memory are a cache of the database, so nobody else may simply change them there: an order waits in
the database until whoever serves it carries it out. Where nobody does, and no other process can come in between, it is
carried out at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, Literal, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from gobelin.kernel import GobelinError
from gobelin.server.blocks import Blocks, blocked
from gobelin.server.db import LogRow, MatchRow, OrderRow, ServiceRow
from gobelin.server.live import Hub
from gobelin.server.lock import Served, held
from gobelin.server.logs import cause
from gobelin.server.opening import opened
from gobelin.server.quotas import DAY_S
from gobelin.server.retention import remove
from gobelin.server.security import MATCH_ID
from gobelin.server.store import GOING_ON
from gobelin.server.writer import Conflict

T = TypeVar("T")

log = logging.getLogger("gobelin.server")

What: TypeAlias = Literal["abandon", "delete"]

LOOK_S: Final = 1.0
"""How often a server looks for orders and for addresses that are shut out."""
AT_ONCE: Final = 50
"""Orders that are carried out between two looks."""
PATIENCE_S: Final = 10.0
"""How long an operator waits for a server to carry an order out."""
DONE: Final = ("abandoned", "deleted")
WAITS: Final = "no server has taken this up yet; the next one that runs will"


class OrderError(GobelinError):
    """Something that cannot be ordered."""


def carry_out(connection: Connection, what: str, match_id: str) -> str:
    """Do to a match what was ordered; the answer."""
    row = connection.execute(
        select(MatchRow.state, MatchRow.seq).where(MatchRow.id == match_id).with_for_update()
    ).one_or_none()
    if row is None:
        return "there is no such match"
    if what == "delete":
        remove(connection, [match_id])
        return "deleted"
    if row.state not in GOING_ON and row.state != "broken":
        return f"was {row.state} already"
    now, served = time.time(), connection.execute(select(ServiceRow.seconds)).scalar_one()
    note = {"kind": "note", "seat": None, "payload": {"what": "abandon"}, "made_by": "server", "at": now}
    connection.execute(insert(LogRow).values(match_id=match_id, seq=row.seq + 1, **note))
    ended = {"state": "abandoned", "request": None, "asked": [], "seq": row.seq + 1, "updated": now, "touched": served}
    connection.execute(update(MatchRow).where(MatchRow.id == match_id).values(**ended))
    return "abandoned"


def order(url: str, what: What, matches: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Have something done to each of these matches; which one, and the answer."""
    for match_id in matches:
        if not MATCH_ID.match(match_id):
            raise OrderError(f"{match_id[:40]!r} is not the id of a match: sixteen of the digits 0-9 and a-f")
    with opened(url) as engine:
        try:
            if engine.dialect.name == "postgresql":
                raise Served  # by whom, if by anybody, is not known
            with held(url):
                for match_id in matches:
                    yield match_id, _write(engine, partial(carry_out, what=what, match_id=match_id))
        except Served:
            yield from _ordered(engine, what, matches)


def _ordered(engine: Engine, what: What, matches: Sequence[str]) -> Iterator[tuple[str, str]]:
    def enter(connection: Connection) -> dict[int, str]:
        ids = {}
        connection.execute(delete(OrderRow).where(OrderRow.answer.is_not(None), OrderRow.at < time.time() - DAY_S))
        for match_id in matches:
            values = {"what": what, "match_id": match_id, "at": time.time(), "answer": None}
            made = connection.execute(insert(OrderRow).values(**values)).inserted_primary_key
            assert made is not None
            ids[int(made[0])] = match_id
        return ids

    waiting, heard = _write(engine, enter), time.monotonic()
    while waiting and time.monotonic() - heard < PATIENCE_S:
        wanted = select(OrderRow.id, OrderRow.answer).where(OrderRow.answer.is_not(None), OrderRow.id >= min(waiting))
        with engine.connect() as connection:
            answers = {row.id: row.answer for row in connection.execute(wanted) if row.id in waiting}
        for number, answer in answers.items():
            yield waiting.pop(number), answer
            heard = time.monotonic()
        time.sleep(0.1)
    for match_id in waiting.values():
        yield match_id, WAITS


def _write(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        return work(connection)


class Orders:
    """Carries out what was ordered, and knows who is shut out. Of several workers, the conductor carries out."""

    def __init__(self, hub: Hub, blocks: Blocks) -> None:
        self._hub = hub
        self._tables = hub.tables
        self._blocks = blocks

    async def run(self) -> None:
        """Look for orders for as long as the server runs."""
        while True:
            try:
                await self.look()
            except (Conflict, SQLAlchemyError, OSError) as error:  # what was not carried out is found again
                log.warning("orders were not looked for", extra={"why": cause(error)})
            await asyncio.sleep(LOOK_S)

    async def look(self) -> None:
        """Once."""
        if self._blocks.set(await self._tables.store.read(blocked)):
            await self._hub.shut_out(self._blocks.holds)
        if not self._tables.timekeeper.leads():
            return
        open_ = select(OrderRow.id, OrderRow.what, OrderRow.match_id).where(OrderRow.answer.is_(None))
        found = await self._tables.store.read(lambda db: db.execute(open_.order_by(OrderRow.id).limit(AT_ONCE)).all())
        for number, what, match_id in found:
            await self._carry_out(number, what, match_id)

    async def _carry_out(self, number: int, what: str, match_id: str) -> None:
        def work(connection: Connection) -> str:
            answer = carry_out(connection, what, match_id)
            connection.execute(update(OrderRow).where(OrderRow.id == number).values(answer=answer))
            notice = {"from": self._tables.worker, "match": match_id, "only": None}
            self._tables.store.tell(connection, notice)
            return answer

        answer = await self._tables.change_from_outside(match_id, lambda: self._tables.store.writer.write(work))
        self._hub.refresh(match_id)
        log.info("order carried out", extra={"what": what, "match": match_id, "answer": answer})
