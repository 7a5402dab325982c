"""The database: its tables, its engine and its migrations."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any, Final

import alembic.command
import alembic.config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Boolean,
    Connection,
    Dialect,
    Engine,
    Float,
    Identity,
    Index,
    Integer,
    String,
    Text,
    TypeDecorator,
    create_engine,
    event,
    false,
    text,
    true,
)
from sqlalchemy.engine import make_url
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from gobelin.kernel import GobelinError
from gobelin.server.checkpoints import LONGEST

MIGRATING: Final = 7_061_983
"""The advisory lock of PostgreSQL under which one worker migrates and the others wait."""


STATES: Final = ("open", "running", "finished", "abandoned", "broken")
"""What becomes of a match."""


class Plain(TypeDecorator[Any]):
    """JSON as text: the same in every database, and escaped so that no database objects to a character."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        """As text; None is JSON's null."""
        return json.dumps(value, separators=(",", ":"))

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """As it was."""
        return json.loads(value)


Number = BigInteger().with_variant(Integer, "sqlite")


class Base(DeclarativeBase):
    """All tables."""


class MatchRow(Base):
    """A match: how it began, and where it stands after the last row of its log."""

    __tablename__ = "matches"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(100))
    rules_version: Mapped[int] = mapped_column(Integer)
    components_version: Mapped[int] = mapped_column(Integer)
    components_hash: Mapped[str] = mapped_column(String(32))
    settings: Mapped[Any] = mapped_column(Plain)
    seats: Mapped[Any] = mapped_column(Plain)
    """Who sits where: see `table.Chair`."""
    seed: Mapped[Any] = mapped_column(Plain)
    chosen_seed: Mapped[Any] = mapped_column(Plain)
    """The seed, where a person chose it and everybody may know it."""
    state: Mapped[str] = mapped_column(String(16))
    imported: Mapped[bool] = mapped_column(Boolean)
    spectators: Mapped[bool] = mapped_column(Boolean)
    hints: Mapped[bool] = mapped_column(Boolean, server_default=true())
    """Whether persons may ask what a bot would choose."""
    access: Mapped[str] = mapped_column(String(8), server_default="links")
    """How guests come: see `answers.Access`."""
    clock_s: Mapped[int | None] = mapped_column(Integer)
    unattended: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether nobody but bots plays: everywhere, or for those who let their time run out again and again."""
    client: Mapped[str] = mapped_column(String(32))
    """A hash of the address that the match was begun from."""
    created: Mapped[float] = mapped_column(Float(53))
    updated: Mapped[float] = mapped_column(Float(53))
    moved: Mapped[float] = mapped_column(Float(53))
    """When what is asked last changed, in time served: the clock counts from there."""
    touched: Mapped[float] = mapped_column(Float(53), server_default=text("0"))
    """When the match last changed, in time served: it is kept for so long after that."""
    seq: Mapped[int] = mapped_column(Integer)
    revision: Mapped[int] = mapped_column(Integer)
    """Grows with every change to the standing answers, which nobody else may notice."""
    asked: Mapped[Any] = mapped_column(Plain)
    request: Mapped[Any] = mapped_column(Plain)
    """An open request to take a choice back; see `table.Request`."""
    result: Mapped[Any] = mapped_column(Plain)
    __table_args__ = (
        Index("matches_state", "state"),
        Index("matches_client", "client"),
        Index("matches_access", "access", "state"),
        Index("matches_touched", "touched"),
        Index("matches_components", "components_hash"),
        Index("matches_unattended", "unattended", "state"),
    )


class ServiceRow(Base):
    """How long the table was served: see `timekeeper`. There is one row."""

    __tablename__ = "service"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seconds: Mapped[float] = mapped_column(Float(53))


class LogRow(Base):
    """One row of a match's log. Rows are only ever added; an undo is a row that says "back to so many entries"."""

    __tablename__ = "log"
    match_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int | None] = mapped_column(Integer)
    payload: Mapped[Any] = mapped_column(Plain)
    made_by: Mapped[str] = mapped_column(String(16))
    at: Mapped[float] = mapped_column(Float(53))


class TokenRow(Base):
    """A secret link, by its hash alone."""

    __tablename__ = "tokens"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    match_id: Mapped[str] = mapped_column(String(32), index=True)
    role: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int | None] = mapped_column(Integer)
    revoked: Mapped[float | None] = mapped_column(Float(53))


class StandingRow(Base):
    """The standing answers of one seat as they are now; a suspended seat's rest."""

    __tablename__ = "standing"
    match_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    suspended: Mapped[bool] = mapped_column(Boolean)
    answers: Mapped[Any] = mapped_column(Plain)


class ChatRow(Base):
    """Something said at the table."""

    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(Number, Identity(), primary_key=True)
    match_id: Mapped[str] = mapped_column(String(32), index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float(53))


class ReportRow(Base):
    """A problem that a person has reported, with what that person could see."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(Number, Identity(), primary_key=True)
    match_id: Mapped[str] = mapped_column(String(32), index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    note: Mapped[str] = mapped_column(Text)
    record: Mapped[Any] = mapped_column(Plain)
    at: Mapped[float] = mapped_column(Float(53))


class ComponentsRow(Base):
    """Component files of a person's own, by the hash of the components they make."""

    __tablename__ = "components"
    hash: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(100))
    files: Mapped[Any] = mapped_column(Plain)


class AnalysisRow(Base):
    """What a bot thinks of a match that is over, or how far it has come with that; it can be made again."""

    __tablename__ = "analyses"
    match_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    job: Mapped[str] = mapped_column(String(32))
    """Which attempt it is: whoever works on another one has been called off."""
    client: Mapped[str] = mapped_column(String(32))
    """A hash of the address that asked for it."""
    state: Mapped[str] = mapped_column(String(8))
    done: Mapped[int] = mapped_column(Integer)
    total: Mapped[int] = mapped_column(Integer)
    begun: Mapped[float] = mapped_column(Float(53))
    """When the first decision was looked at."""
    heard: Mapped[float] = mapped_column(Float(53))
    """When whoever works on it was last heard of."""
    result: Mapped[Any] = mapped_column(Plain)


class OrderRow(Base):
    """What an operator wants done to a match; whoever serves it carries it out, and writes an answer."""

    __tablename__ = "orders"
    id: Mapped[int] = mapped_column(Number, Identity(), primary_key=True)
    what: Mapped[str] = mapped_column(String(16))
    match_id: Mapped[str] = mapped_column(String(32))
    at: Mapped[float] = mapped_column(Float(53))
    answer: Mapped[str | None] = mapped_column(Text)


class BlockRow(Base):
    """Addresses that are shut out."""

    __tablename__ = "blocks"
    network: Mapped[str] = mapped_column(String(64), primary_key=True)
    note: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float(53))


class Refused(GobelinError):
    """A database that is not to be used as it is."""


def sqlite_file(url: str) -> Path | None:
    """Where an embedded database lies; None: it is in memory, or no embedded one."""
    parts = make_url(url)
    return Path(parts.database) if parts.get_backend_name() == "sqlite" and parts.database else None


def make_engine(url: str) -> Engine:
    """The engine; SQLite is set to WAL with full durability. Parameters of statements are never part of an error."""
    if not url.startswith("sqlite"):
        patience = {"connect_timeout": 10, "tcp_user_timeout": 30_000}
        return create_engine(
            url,
            pool_pre_ping=True,
            pool_size=10,
            max_overflow=10,
            pool_timeout=10,
            hide_parameters=True,
            connect_args=patience,
        )
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True)
    file = sqlite_file(url)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        if file is not None:
            keep_private(file)  # before the log beside it is made, which gets the same rights
        connection.isolation_level = None  # the driver's own transactions know no savepoints
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", f"wal_autocheckpoint={LONGEST}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer waits for its turn at once; a reader that turned writer in between would be refused.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def keep_private(file: Path) -> None:
    """Let nobody else read a database: it holds seeds, and so what others hide.

    A file that is there is never opened: closing it would take away the locks of every connection of this process, and
    the next to close the database elsewhere would delete the log that this one goes on writing to.
    """
    with contextlib.suppress(FileExistsError, PermissionError):
        os.close(os.open(file, os.O_RDONLY | os.O_CREAT | os.O_EXCL, 0o600))
    for path in (file, *(file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm"))):
        # Where the file is somebody else's, who may read it is for its owner to say.
        with contextlib.suppress(FileNotFoundError, PermissionError):
            if path.stat().st_mode & 0o077:
                os.chmod(path, 0o600)


def _alembic() -> alembic.config.Config:
    settings = alembic.config.Config()
    settings.set_main_option("script_location", "gobelin.server:migrations")
    return settings


def check_form(connection: Connection, oldest_too: bool = False) -> None:
    """Raise unless the database has the newest form, or an older one where that will do."""
    known = forms()
    form, newest = MigrationContext.configure(connection).get_current_revision(), known[-1]
    if form is not None and form not in known:
        raise Refused(f"the database has the form {form}, which a newer Gobelin has made; this one knows {newest}")
    if form == newest or oldest_too:
        return
    if form is None:
        raise Refused("there are no matches of Gobelin in this database")
    raise Refused(f"the database has the older form {form}; start the server once, and it becomes {newest}")


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        check_form(connection, oldest_too=True)
        give_form(connection)


def give_form(connection: Connection, form: str = "head") -> None:
    """Bring a database to a form, which is not older than the one it has."""
    settings = _alembic()
    settings.attributes["connection"] = connection
    alembic.command.upgrade(settings, form)


def forms() -> list[str]:
    """All forms that there ever were, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(_alembic()).walk_revisions()][::-1]
