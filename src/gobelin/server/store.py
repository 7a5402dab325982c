"""The append-only log of every match, and what is kept beside it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Table, and_, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.engine import Row

from gobelin.kernel import Seat
from gobelin.server.checkpoints import Checkpoints
from gobelin.server.db import (
    AnalysisRow,
    Base,
    ChatRow,
    ComponentsRow,
    LogRow,
    MatchRow,
    ReportRow,
    StandingRow,
    TokenRow,
)
from gobelin.server.quotas import charge
from gobelin.server.writer import Conflict, Writer

T = TypeVar("T")

CHANNEL: Final = "gobelin"
CHECKING: Final = 7_061_985
"""The advisory lock of PostgreSQL under which one worker counts, and nobody else writes what it counts."""
READERS: Final = 8
"""Threads that read, and do nothing else: whatever keeps other threads busy, nobody waits for a row because of it."""
GOING_ON: Final = ("open", "running")
COUNT_S: Final = 5.0
"""From one count of all matches to the next."""
KEPT_WORDS: Final = 200
"""Of what is said at a table, the last so many things are kept."""
UNDER_WAY: Final = ("waiting", "running")
"""The states of an analysis that somebody works on."""

MATCHES: Final[Table] = Base.metadata.tables["matches"]
# What every move runs is built once: the columns come from the values, the place from parameters of their own.
ENTER: Final = insert(Base.metadata.tables["log"])
CHANGE: Final = update(MATCHES).where(
    MATCHES.c.id == bindparam("at_id"),
    MATCHES.c.seq == bindparam("at_seq"),
    MATCHES.c.revision == bindparam("at_revision"),
)
FORM: Final = text("SELECT version_num FROM alembic_version")
REWRITE: Final = text("UPDATE alembic_version SET version_num = version_num")
"""Changes nothing, and takes the disk to do so."""


Check = Callable[[Connection], None]
"""Raises where a change must not be made, as the database stands; nobody else's change of this kind comes between."""


@dataclass(frozen=True, slots=True)
class Token:
    """Whose link it is."""

    hash: str
    role: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class NewLogRow:
    """A row for the log."""

    kind: str
    seat: Seat | None
    payload: Any
    made_by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What is written together. It takes effect only where the match still stands at `seq` and `revision`."""

    match_id: str
    seq: int
    revision: int
    values: Mapping[str, Any]
    row: NewLogRow | None = None
    standing: Mapping[Seat, tuple[bool, Any]] = field(default_factory=dict)
    """By seat: whether it is suspended, and its answers."""
    token: Token | None = None
    """A new link for its seat; the old one is void from now on."""
    notice: Mapping[str, Any] | None = None
    """What other workers hear."""
    check: Check | None = None


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as the database has it."""

    row: Row[Any]
    log: Sequence[Row[Any]]
    tokens: tuple[Token, ...]
    standing: Sequence[Row[Any]]


class Store:
    """Reads in threads, writes through one writer."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._count, self._counted = 0, -inf
        self.is_postgres = engine.dialect.name == "postgresql"
        self._checkpoints = None if self.is_postgres else Checkpoints(engine)
        # By default PostgreSQL takes a new snapshot for each statement: a match could lag behind its own log.
        self._reading = engine.execution_options(isolation_level="REPEATABLE READ") if self.is_postgres else engine

    def close(self) -> None:
        """Finish writing and let go of the database."""
        self.writer.close()
        self._readers.shutdown()
        if self._checkpoints is not None:
            self._checkpoints.close()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read within one snapshot."""

        def run() -> T:
            with self._reading.connect() as connection, connection.begin():
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def probe(self) -> None:
        """Raise unless the database can be read and, where the last change was not written, written as well."""
        await self.read(lambda connection: connection.execute(FORM).scalar_one())
        if self.writer.has_failed:
            await self.writer.write(lambda connection: connection.execute(REWRITE))

    def tell(self, connection: Connection, notice: Mapping[str, Any]) -> None:
        """Let other workers know, once this transaction is committed."""
        if self.is_postgres:
            words = {"channel": CHANNEL, "payload": json.dumps(notice)}
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), words)

    # -- matches -------------------------------------------------------------------------------------------------------

    async def create(
        self,
        values: Mapping[str, Any],
        tokens: Iterable[Token],
        log: Sequence[NewLogRow] = (),
        components: Mapping[str, Any] | None = None,
        notice: Mapping[str, Any] | None = None,
        check: Check | None = None,
    ) -> None:
        """Begin a match, with all its links."""
        match_id, tokens = values["id"], list(tokens)
        charge(1 + len(tokens) + len(log), values, [row.payload for row in log], components)

        def work(connection: Connection) -> None:
            self._check(connection, check)
            if components is not None:
                known = select(ComponentsRow.hash).where(ComponentsRow.hash == components["hash"])
                if connection.execute(known).first() is None:
                    connection.execute(insert(ComponentsRow).values(**components))
            connection.execute(insert(MatchRow).values(**values))
            for seq, row in enumerate(log, 1):
                self._append(connection, match_id, seq, row, values["created"])
            for token in tokens:
                self._add_token(connection, match_id, token)
            if notice is not None:
                self.tell(connection, notice)

        await self.writer.write(work)

    async def change(self, change: Change) -> None:
        """Write one change whole; Conflict: the match has gone on meanwhile."""
        if change.row is not None:
            charge(1 if change.token is None else 2, change.row.payload)

        def work(connection: Connection) -> None:
            self._check(connection, change.check)
            now = time.time()
            stands = {"at_id": change.match_id, "at_seq": change.seq, "at_revision": change.revision}
            if connection.execute(CHANGE, {**change.values, **stands}).rowcount != 1:
                raise Conflict(f"the match no longer stands at {change.seq}")
            if change.row is not None:
                self._append(connection, change.match_id, change.seq + 1, change.row, now)
            for seat, (suspended, answers) in change.standing.items():
                self._stand(connection, change.match_id, seat, suspended, answers)
            if change.token is not None:
                old = (
                    TokenRow.match_id == change.match_id,
                    TokenRow.role == change.token.role,
                    TokenRow.seat == change.token.seat,
                    TokenRow.revoked.is_(None),
                )
                connection.execute(update(TokenRow).where(*old).values(revoked=now))
                self._add_token(connection, change.match_id, change.token)
            if change.notice is not None:
                self.tell(connection, change.notice)

        await self.writer.write(work)

    def _check(self, connection: Connection, check: Check | None) -> None:
        if check is not None:
            if self.is_postgres:  # other workers write as well
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": CHECKING})
            check(connection)

    def _append(self, connection: Connection, match_id: str, seq: int, row: NewLogRow, at: float) -> None:
        said = {"kind": row.kind, "seat": row.seat, "payload": row.payload, "made_by": row.made_by}
        connection.execute(ENTER, {"match_id": match_id, "seq": seq, **said, "at": at})

    def _stand(self, connection: Connection, match_id: str, seat: Seat, suspended: bool, answers: Any) -> None:
        here = (StandingRow.match_id == match_id, StandingRow.seat == seat)
        changed = update(StandingRow).where(*here).values(suspended=suspended, answers=answers)
        if connection.execute(changed).rowcount == 0:
            values = {"match_id": match_id, "seat": seat, "suspended": suspended, "answers": answers}
            connection.execute(insert(StandingRow).values(**values))

    def _add_token(self, connection: Connection, match_id: str, token: Token) -> None:
        connection.execute(
            insert(TokenRow).values(hash=token.hash, match_id=match_id, role=token.role, seat=token.seat, revoked=None)
        )

    async def load(self, match_id: str, after: int = 0) -> StoredMatch | None:
        """A match with the rows of its log after a seq; None: there is no such match."""

        def work(connection: Connection) -> StoredMatch | None:
            row = connection.execute(select(MatchRow.__table__).where(MatchRow.id == match_id)).first()
            if row is None:
                return None
            rows = (LogRow.match_id == match_id, LogRow.seq > after)
            log = connection.execute(select(LogRow.__table__).where(*rows).order_by(LogRow.seq)).all()
            valid = (TokenRow.match_id == match_id, TokenRow.revoked.is_(None))
            tokens = connection.execute(select(TokenRow.hash, TokenRow.role, TokenRow.seat).where(*valid)).all()
            stood = select(StandingRow.__table__).where(StandingRow.match_id == match_id).order_by(StandingRow.seat)
            return StoredMatch(row, log, tuple(Token(*token) for token in tokens), connection.execute(stood).all())

        return await self.read(work)

    async def has_token(self, hash_: str) -> bool:
        """Whether this has ever been the hash of a link, of whatever match."""
        wanted = select(TokenRow.hash).where(TokenRow.hash == hash_)
        return await self.read(lambda connection: connection.execute(wanted).first()) is not None

    async def stands_at(self, match_id: str) -> tuple[int, int] | None:
        """The seq and revision of a match."""
        wanted = select(MatchRow.seq, MatchRow.revision).where(MatchRow.id == match_id)
        row = await self.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row[0], row[1])

    async def mine(self, hashes: Sequence[str]) -> list[tuple[Row[Any], list[Token]]]:
        """The matches that these links lead to, the last played first."""

        def work(connection: Connection) -> list[tuple[Row[Any], list[Token]]]:
            wanted = (TokenRow.hash.in_(hashes), TokenRow.revoked.is_(None), TokenRow.role != "invite")
            found: dict[str, list[Token]] = {}
            for row in connection.execute(select(TokenRow).where(*wanted).with_only_columns(*TokenRow.__table__.c)):
                found.setdefault(row.match_id, []).append(Token(row.hash, row.role, row.seat))
            matches = select(MatchRow.__table__).where(MatchRow.id.in_(found)).order_by(MatchRow.updated.desc())
            return [(row, found[row.id]) for row in connection.execute(matches)]

        return await self.read(work)

    async def going_on(self) -> list[Row[Any]]:
        """The matches that are not over: id, game and components, chairs, who is asked, and the clock."""
        game = MatchRow.game, MatchRow.components_hash
        wanted = select(MatchRow.id, *game, MatchRow.seats, MatchRow.asked, MatchRow.clock_s)
        order = wanted.where(MatchRow.state.in_(GOING_ON)).order_by(MatchRow.updated.desc())
        return await self.read(lambda connection: list(connection.execute(order).all()))

    async def count(self) -> int:
        """How many matches there are, or were a moment ago: to count them takes all rows."""
        if time.monotonic() - self._counted >= COUNT_S:
            wanted = select(func.count()).select_from(MatchRow)
            self._count = await self.read(lambda connection: int(connection.execute(wanted).scalar_one()))
            self._counted = time.monotonic()
        return self._count

    async def count_of(self, client: str, since: float) -> int:
        """How many matches a client has that go on, or were begun or brought since then."""
        counts = or_(MatchRow.state.in_(GOING_ON), MatchRow.created > since)
        wanted = select(func.count()).select_from(MatchRow).where(MatchRow.client == client, counts)
        return await self.read(lambda connection: int(connection.execute(wanted).scalar_one()))

    async def components(self, hash_: str) -> tuple[str, dict[str, str]] | None:
        """The game and the component files behind a hash."""
        wanted = select(ComponentsRow.game, ComponentsRow.files).where(ComponentsRow.hash == hash_)
        row = await self.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row[0], row[1])

    # -- words ---------------------------------------------------------------------------------------------------------

    async def say(self, match_id: str, seat: Seat | None, words: str, notice: Mapping[str, Any]) -> tuple[int, float]:
        """Keep what was said, and of what was said before only so much; its number and time."""
        charge(1, words)

        def work(connection: Connection) -> tuple[int, float]:
            at = time.time()
            said = insert(ChatRow).values(match_id=match_id, seat=seat, text=words, at=at).returning(ChatRow.id)
            number = int(connection.execute(said).scalar_one())
            here = ChatRow.match_id == match_id
            newest = select(ChatRow.id).where(here).order_by(ChatRow.id.desc()).limit(KEPT_WORDS).subquery()
            oldest = select(func.min(newest.c.id)).scalar_subquery()
            connection.execute(delete(ChatRow).where(here, ChatRow.id < oldest))
            self.tell(connection, {**notice, "chat": number})
            return number, at

        return await self.writer.write(work)

    async def said(self, match_id: str, after: int = 0, most: int = 50) -> list[Row[Any]]:
        """The last things that were said after a number, in order."""
        wanted = select(ChatRow.__table__).where(ChatRow.match_id == match_id, ChatRow.id > after)
        last = wanted.order_by(ChatRow.id.desc()).limit(most)
        return await self.read(lambda connection: list(reversed(connection.execute(last).all())))

    async def report(self, match_id: str, seat: Seat | None, note: str, record: Any) -> int:
        """Keep a report; its number."""
        charge(1, note, record)
        values = {"match_id": match_id, "seat": seat, "note": note, "record": record, "at": time.time()}
        added = insert(ReportRow).values(**values).returning(ReportRow.id)
        return await self.writer.write(lambda connection: int(connection.execute(added).scalar_one()))

    async def reports(self, match_id: str) -> int:
        """How many reports there are of a match."""
        wanted = select(func.count()).select_from(ReportRow).where(ReportRow.match_id == match_id)
        return await self.read(lambda connection: int(connection.execute(wanted).scalar_one()))

    async def tell_others(self, notice: Mapping[str, Any]) -> None:
        """Let other workers know of something that is not kept."""
        if self.is_postgres:
            await self.writer.write(lambda connection: self.tell(connection, notice))

    # -- analyses ------------------------------------------------------------------------------------------------------

    async def analysis(self, match_id: str) -> Row[Any] | None:
        """The analysis of a match, as far as it has come."""
        wanted = select(AnalysisRow.__table__).where(AnalysisRow.match_id == match_id)
        return await self.read(lambda connection: connection.execute(wanted).first())

    async def analyses(self, client: str, since: float) -> tuple[int, int]:
        """How many analyses are under way that were heard of since then: those of a client, and all."""
        under_way = (AnalysisRow.state.in_(UNDER_WAY), AnalysisRow.heard > since)
        wanted = select(AnalysisRow.client).where(*under_way)
        clients = await self.read(lambda connection: connection.execute(wanted).scalars().all())
        return sum(other == client for other in clients), len(clients)

    async def begin_analysis(self, values: Mapping[str, Any], since: float) -> bool:
        """Take on the analysis of a match; False: there is one, or somebody works on it who was heard of since then."""

        def work(connection: Connection) -> bool:
            here = AnalysisRow.match_id == values["match_id"]
            forsaken = and_(AnalysisRow.state.in_(UNDER_WAY), AnalysisRow.heard <= since)
            failed = and_(here, AnalysisRow.state == "failed")
            connection.execute(delete(AnalysisRow).where(or_(forsaken, failed)))
            if connection.execute(select(AnalysisRow.job).where(here)).first() is not None:
                return False
            connection.execute(insert(AnalysisRow).values(**values))
            return True

        try:
            return await self.writer.write(work)
        except Conflict:  # another worker has taken it on
            return False

    async def follow_analysis(self, match_id: str, job: str, values: Mapping[str, Any]) -> bool:
        """Note how far an analysis has come; False: it was called off."""
        if values.get("result") is not None:
            charge(1, values["result"])
        here = (AnalysisRow.match_id == match_id, AnalysisRow.job == job)
        changed = update(AnalysisRow).where(*here).values(**values)
        return await self.writer.write(lambda connection: connection.execute(changed).rowcount == 1)

    async def drop_analysis(self, match_id: str, job: str | None = None) -> None:
        """Call an analysis off, where it is not done; if a job is named, that one alone."""
        here = [AnalysisRow.match_id == match_id, AnalysisRow.state != "done"]
        if job is not None:
            here.append(AnalysisRow.job == job)
        await self.writer.write(lambda connection: connection.execute(delete(AnalysisRow).where(*here)))
