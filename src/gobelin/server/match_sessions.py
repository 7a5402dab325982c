"""All matches: found in memory or played again from their logs, and changed one row at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from gobelin.kernel import GobelinError, Seat
from gobelin.kernel.standing import StandingAnswers
from gobelin.server.apart import FOREIGN_THREADS, PER_CLIENT, THREADS, Apart
from gobelin.server.boxes import Box, Boxes
from gobelin.server.clients import working_for
from gobelin.server.config import Config
from gobelin.server.match_session import ABSENT, REWRITTEN, Head, MatchSession, weight_of
from gobelin.server.metrics import ROWS
from gobelin.server.positions import first_event, has_points, position
from gobelin.server.problems import Problem, invalid, not_found
from gobelin.server.security import MATCH_ID
from gobelin.server.sketches import Sketches
from gobelin.server.store import GOING_ON, Change, Check, NewLogRow, Store, StoredMatch, Token
from gobelin.server.suspects import Suspects
from gobelin.server.timekeeper import Timekeeper
from gobelin.server.trials import Trials
from gobelin.server.work_pool import WorkPool
from gobelin.server.writer import Conflict

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("gobelin.server")

ATTEMPTS: Final = 8
"""How often somebody tries who finds that others were faster, each time somebody else."""
LEADS_ON: Final = ("abandon", "bot_crashed", "replace", "resign")
"""Notes that bring a match nearer to its end."""
FOREIGN_BYTES: Final = 256 * 1024 * 1024
"""What matches with custom components may take in memory together, as they are estimated."""
LOCK_S: Final = 20.0
"""How long somebody waits for a table at which others are busy."""
SHORT: Final = 500
"""Events that are drawn in less than a millisecond."""
FEW_OPTIONS: Final = 30
"""What so many options bring is foretold within a few milliseconds."""


class MatchSessions:
    """The matches in memory are a bounded cache of the database."""

    def __init__(self, config: Config, store: Store, work_pool: WorkPool, worker: str) -> None:
        self.config = config
        self.store = store
        self.work_pool = work_pool
        self.apart = Apart("apart", THREADS, PER_CLIENT)
        self.foreign = Apart("foreign", FOREIGN_THREADS, 1)
        """For rules with custom components: nothing else waits for them."""
        self.sketches = Sketches()
        self.trials = Trials(config)
        self.suspects = Suspects(config)
        self.boxes = Boxes(store, work_pool, self.trials.load)
        self.worker = worker
        self.timekeeper = Timekeeper(store)
        self.present: Callable[[str], frozenset[Seat]] = lambda match_id: frozenset()
        self.heard: list[Callable[[MatchSession, Seat | None], None]] = []
        """Called after every change, with the table's lock held; the seat, if only that one may notice."""
        self._tables: OrderedDict[str, MatchSession] = OrderedDict()
        self._foreign_bytes = 0
        self._opened: Counter[str] = Counter()
        """How many tables are in memory, by the client who had them opened."""

    # -- finding a table -----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def open(self, match_id: str) -> AsyncIterator[MatchSession]:
        """The table of a match, up to date and for oneself alone."""
        if not MATCH_ID.match(match_id):
            raise not_found("there is no such match")
        self.suspects.check(match_id)
        while True:
            table = self._tables.get(match_id)
            if table is None:
                table = self._tables[match_id] = MatchSession(match_id, self.timekeeper, working_for.get())
                self._opened[table.opened_for] += 1
            async with _soon(table.lock):
                if table.is_gone:
                    continue
                self._tables.move_to_end(match_id)
                try:
                    await self._refresh(table)
                    yield table
                except BaseException:
                    if not table.is_loaded:
                        self.forget(table)
                    raise
                finally:
                    if table.is_dirty:
                        self.forget(table)
            self._make_room()
            return

    async def _refresh(self, table: MatchSession) -> None:
        if table.is_loaded:
            if not self.config.shared:
                return
            stands = (table.head.seq, table.head.revision)
            if await self.store.stands_at(table.id) == stands:
                return
        kept = await self.store.load(table.id, len(table.counts) - 1 if table.is_loaded else 0)
        if kept is None:
            raise not_found("there is no such match")
        is_fresh = not table.is_loaded
        if table.is_loaded and (table.trouble or any(row.kind == "undo" for row in kept.log)):
            is_fresh = True
            kept = await self.store.load(table.id)
            assert kept is not None
        box = await self.boxes.find(kept.row.game, kept.row.components_hash)
        if box is None:
            # The components are gone; what was played can be looked at as far as the installed ones carry it.
            box = await self.boxes.bring(kept.row.game, None)
        try:
            if is_fresh:
                await self.trials.reopen(Head.of(kept.row), box, kept.log)
            self.sketches.forget(table.id)
            await self._follow(table, kept, box)
        except Exception as error:
            self.forget(table)  # it may have followed half the way
            if not isinstance(error, GobelinError):
                raise
            log.exception("match does not replay", extra={"match": table.id})
            raise Problem(409, "not-running", "the match cannot be opened with what is installed") from error
        if table.is_outdated:
            try:
                await self._rewrite(table)
            except Conflict:  # another worker has done it
                table.box, table.is_dirty = None, False
                await self._refresh(table)

    async def _follow(self, table: MatchSession, kept: StoredMatch, box: Box) -> None:
        if box.files is None:
            await self.apart.run(self.suspects.play, table.id, table.follow, kept, box)
        else:
            await self._play_foreign(table, table.follow, kept, box)

    async def play(self, table: MatchSession, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Let the rules of a match play, or draw it, apart from the loop.

        Where that changes the match, the table has to be marked as dirty: whoever stops waiting leaves it behind.
        """
        if table.is_foreign:
            return await self._play_foreign(table, work, *args, **more)
        return await self.apart.run(self.suspects.watched(table.id, False, work), *args, **more)

    async def _play_foreign(self, table: MatchSession, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        def weighed() -> tuple[T, int]:
            return work(*args, **more), weight_of(table)

        done, weight = await self.foreign.run(self.suspects.watched(table.id, True, weighed))
        if not table.is_gone:
            self._foreign_bytes += weight - table.weight
            table.weight = weight
        return done

    async def _rewrite(self, table: MatchSession) -> None:
        """Go on under the installed rules: a row takes everything back and brings what the migration made of it."""
        record = table.match.record
        table.match.restore_standing(StandingAnswers())  # they were given under other rules
        payload = {"to": 0, "entries": msgspec.to_builtins(record.entries), "rules_version": record.rules_version}
        values: dict[str, Any] = {
            "rules_version": record.rules_version,
            "components_version": record.components.version,
            "components_hash": record.components.hash,
            "settings": record.settings,
            "seed": record.seed,
        }
        await self.append(table, "undo", None, payload, "server", **values)
        table.counts[-1] = REWRITTEN
        log.info("match migrated", extra={"match": table.id, "rules_version": record.rules_version})

    def forget(self, table: MatchSession) -> None:
        """Let go of a table; the next one who comes reads it from the database."""
        table.is_gone = True
        if self._tables.get(table.id) is table:
            self.sketches.forget(table.id)
            self._foreign_bytes -= table.weight
            del self._tables[table.id]
            self._opened -= Counter((table.opened_for,))

    def forget_match(self, match_id: str) -> None:
        """Let go of a match that the database has no more."""
        if match_id in self._tables:
            self.forget(self._tables[match_id])

    async def change_from_outside(self, match_id: str, work: Callable[[], Awaitable[T]]) -> T:
        """Change a match in the database alone; whoever comes next reads it from there."""
        table = self._tables.get(match_id)
        if table is None:
            return await work()
        async with table.lock:
            done = await work()
            if not table.is_gone:
                self.forget(table)
            return done

    def _make_room(self) -> None:
        """Who has had most tables opened gives one up, so that nobody can drive all others out.

        Of matches with custom components, whose size nobody knows beforehand, the heaviest go.
        """
        while len(self._tables) > self.config.live_matches:
            idle = [table for table in self._tables.values() if not table.lock.locked()]
            if not idle:
                return
            self.forget(max(idle, key=lambda table: self._opened[table.opened_for]))
        while self._foreign_bytes > FOREIGN_BYTES:
            idle = [table for table in self._tables.values() if table.weight and not table.lock.locked()]
            if not idle:
                return
            self.forget(max(idle, key=lambda table: table.weight))

    def __len__(self) -> int:
        return len(self._tables)

    def check_room(self, table: MatchSession) -> None:
        """Raise where a match has had so many changes that it may only be played to its end."""
        if table.head.seq >= self.config.rows_per_match:
            raise Problem(409, "refused", "the match has changed too often; it can only be played to its end")

    async def stale(self, table: MatchSession, seat: Seat | None, seq: int) -> Problem:
        """The match has gone on since somebody saw it; the position as it is comes along."""
        why = f"the match stands at {table.head.seq}, not at {seq}"
        return Problem(409, "stale", why, position=msgspec.Raw(await self.position(table, seat, seq)))

    # -- what they see -------------------------------------------------------------------------------------------------

    async def position(self, table: MatchSession, seat: Seat | None, since: int | None = None) -> bytes:
        """The position as JSON; readers who lack the same share the work."""
        present, start = self.present(table.id), first_event(table.counts, since)
        key = seat, start, present, self.timekeeper.offset
        kept = self.sketches.find(table.id, key)
        if kept is not None:
            return kept
        is_long = len(table.match.all_events(start)) > SHORT
        if is_long and start:  # who lacks much gets what everybody gets who lacks all, and it is drawn once
            return await self.position(table, seat)
        asked = table.match.asks.get(seat) if seat is not None else None
        is_wide = asked is not None and len(asked.options) > FEW_OPTIONS
        is_taught = table.tutor is not None  # a teacher may have to follow the whole match anew
        if (
            is_long or is_wide or is_taught or table.is_foreign or not has_points(table)
        ):  # nobody else shall wait for it
            drawn = await self.play(table, lambda: msgspec.json.encode(position(table, seat, start, present)))
        else:
            drawn = msgspec.json.encode(position(table, seat, start, present))
        self.sketches.keep(table.id, key, drawn)
        return drawn

    # -- changing ------------------------------------------------------------------------------------------------------

    async def append(
        self,
        table: MatchSession,
        kind: str,
        seat: Seat | None,
        payload: Any,
        made_by: str,
        token: Token | None = None,
        check: Check | None = None,
        **values: Any,
    ) -> None:
        """Add a row to the log; acknowledged means on disk. A table that could not be written is let go of."""
        if kind == "note" and payload["what"] not in LEADS_ON:
            self.check_room(table)
        table.is_dirty = True
        head, match, now = table.head, table.match, self.timekeeper.now()
        if kind != "note":
            over = match.result is not None
            state = "broken" if match.broken else "finished" if over else "running" if match.entries else "open"
            result = None if match.result is None else msgspec.to_builtins(match.result)
            # Those who are still asked what they were asked before have no more time because others have answered.
            is_asked_before = kind == "move" and match.asked_since <= table.counts[-1]
            # A bot's move does not stand in the way of a choice that a person wants to take back.
            request = head.request if made_by in ("bot", "timeout") and state in GOING_ON else None
            moved = head.moved if is_asked_before else now
            values = {"state": state, "result": result, "moved": moved, "request": request} | values
        asked = [] if values.get("state", head.state) not in GOING_ON else [*match.asks]
        values |= {"seq": head.seq + 1, "updated": time.time(), "touched": now, "asked": asked}
        missed = table.missed_after(made_by)
        unattended = missed >= ABSENT or all(chair.bot for chair in values.get("seats", head.seats))
        if unattended != head.unattended:
            values["unattended"] = unattended
        standing = table.changed_standing()
        if standing:
            values["revision"] = head.revision + 1
        await self._write(table, NewLogRow(kind, seat, payload, made_by), values, standing, token, None, check)
        table.missed = missed
        table.counts.append(len(match.entries))
        table.is_dirty = False
        self.tell(table)

    async def keep_standing(self, table: MatchSession, seat: Seat) -> None:
        """Write changed standing answers; nobody but that seat may notice."""
        table.is_dirty = True
        if standing := table.changed_standing():
            values = {"revision": table.head.revision + 1}
            await self._write(table, None, values, standing, None, seat)
        table.is_dirty = False
        self.tell(table, seat)

    async def _write(
        self,
        table: MatchSession,
        row: NewLogRow | None,
        values: dict[str, Any],
        standing: dict[Seat, tuple[bool, Any]],
        token: Token | None,
        only: Seat | None,
        check: Check | None = None,
    ) -> None:
        head = table.head
        change = Change(
            match_id=table.id,
            seq=head.seq,
            revision=head.revision,
            values=msgspec.to_builtins(values),
            row=row,
            standing=standing,
            token=token,
            notice={"from": self.worker, "match": table.id, "only": only},
            check=check,
        )
        await self.store.change(change)
        if row is not None:
            ROWS.labels(row.kind, row.made_by).inc()
        table.head = msgspec.structs.replace(head, **values)
        table.kept_standing |= standing
        if token is not None:
            stale = [t.hash for t in table.tokens.values() if (t.role, t.seat) == (token.role, token.seat)]
            for hash_ in stale:
                del table.tokens[hash_]
            table.tokens[token.hash] = token

    def tell(self, table: MatchSession, only: Seat | None = None) -> None:
        """Let everybody here know that something has changed, or one seat alone."""
        self.sketches.forget(table.id)
        for hear in self.heard:
            hear(table, only)

    async def retry(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do it once more where another worker was faster: its row has been read by then."""
        for _ in range(ATTEMPTS):
            try:
                return await work()
            except Conflict:
                continue
        raise Problem(409, "refused", "the match changes too fast; try again")


@asynccontextmanager
async def _soon(lock: asyncio.Lock) -> AsyncIterator[None]:
    """Hold the lock of a table; Problem: whoever is there takes too long, and the one who waits is asked to come back.

    What the server does for itself waits as long as it takes.
    """
    try:
        async with asyncio.timeout(LOCK_S if working_for.get() else None):
            await lock.acquire()
    except TimeoutError:
        raise Problem(503, "busy", "others are busy at this table; try again in a moment") from None
    try:
        yield
    finally:
        lock.release()


def check_bots(names: Iterable[str], known: Iterable[str]) -> None:
    """Raise unless there are bots of these names."""
    for name in names:
        if name not in known:
            raise invalid(f"there is no bot {name[:40]!r}; there are: {', '.join(known)}")
