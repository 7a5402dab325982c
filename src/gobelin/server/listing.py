"""What an operator can see of the matches in a database, without opening any of them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, func, select
from sqlalchemy.engine import Row

from gobelin.kernel import GobelinError, Match
from gobelin.server.boxes import Box, installed, overridden
from gobelin.server.db import STATES, ChatRow, ComponentsRow, LogRow, MatchRow, ReportRow, ServiceRow
from gobelin.server.match_session import Chair, Head, replayed
from gobelin.server.opening import opened
from gobelin.server.positions import stamp
from gobelin.server.problems import Problem
from gobelin.server.quotas import DAY_S

MOST_LISTED: Final = 100_000

FEW: Final = (
    MatchRow.id,
    MatchRow.game,
    MatchRow.state,
    MatchRow.seats,
    MatchRow.created,
    MatchRow.updated,
    MatchRow.touched,
    MatchRow.seq,
    MatchRow.client,
    MatchRow.imported,
)


class NoMatch(GobelinError):
    """There is no match of this id."""


def matches(
    url: str, *, state: str | None = None, game: str | None = None, idle_days: float = 0.0, most: int = MOST_LISTED
) -> list[dict[str, Any]]:
    """The matches of a state, a game, or that nobody has touched for so many days of service; the newest first."""
    if state is not None and state not in STATES:
        raise NoMatch(f"there is no state {state[:40]!r}; there are: {', '.join(STATES)}")
    wanted = select(*FEW).order_by(MatchRow.updated.desc()).limit(min(most, MOST_LISTED))
    if state is not None:
        wanted = wanted.where(MatchRow.state == state)
    if game is not None:
        wanted = wanted.where(MatchRow.game == installed_name(game))
    with opened(url) as engine, engine.connect() as connection:
        now = _served(connection)
        if idle_days:
            wanted = wanted.where(MatchRow.touched <= now - idle_days * DAY_S)
        return [_described(row, now) for row in connection.execute(wanted)]


def match(url: str, match_id: str) -> dict[str, Any]:
    """One match, with all that is not secret: neither links nor seed."""
    with opened(url) as engine, engine.connect() as connection:
        row = _found(connection, match_id)
        about = (ChatRow, ReportRow, LogRow)
        counts = [select(func.count()).select_from(kind).where(kind.match_id == match_id) for kind in about]
        chat, reports, rows = (connection.execute(count).scalar_one() for count in counts)
        shown = _described(row, _served(connection))
    return shown | {
        "rules_version": row.rules_version,
        "components": row.components_hash,
        "settings": row.settings,
        "spectators": row.spectators,
        "hints": row.hints,
        "clock_s": row.clock_s,
        "result": row.result,
        "rows": rows,
        "words": chat,
        "reports": reports,
    }


def export(url: str, match_id: str) -> bytes:
    """The record of a match, with its seed: whoever has it can look into every hand."""
    with opened(url) as engine, engine.connect() as connection:
        head = Head.of(_found(connection, match_id))
        log = connection.execute(select(LogRow.__table__).where(LogRow.match_id == match_id).order_by(LogRow.seq)).all()
        files = connection.execute(
            select(ComponentsRow.files).where(ComponentsRow.hash == head.components_hash)
        ).scalar_one_or_none()
    try:
        game = installed(head.game)
    except Problem as error:
        raise NoMatch(f"{match_id}: {error}") from None
    box = Box(game if files is None else overridden(game, files, head.components_hash), files)
    played: Match[Any] = replayed(head, log, box.game)[0]
    return played.record.to_json()


def installed_name(slug: str) -> str:
    """The name under which the database has a game; NoMatch: none of this name is installed."""
    try:
        return installed(slug).name
    except Problem as error:
        raise NoMatch(str(error)) from None


def _found(connection: Connection, match_id: str) -> Row[Any]:
    row = connection.execute(select(MatchRow.__table__).where(MatchRow.id == match_id)).one_or_none()
    if row is None:
        raise NoMatch(f"there is no match {match_id[:40]!r}")
    return row


def _served(connection: Connection) -> float:
    return float(connection.execute(select(ServiceRow.seconds)).scalar_one())


def _described(row: Row[Any], now: float) -> dict[str, Any]:
    chairs = [Chair(**chair) for chair in row.seats]
    return {
        "id": row.id,
        "game": row.game,
        "state": row.state,
        "seats": [chair.bot or chair.name or chair.player for chair in chairs],
        "created": stamp(row.created),
        "updated": stamp(row.updated),
        "idle_days": round(max(0.0, now - row.touched) / DAY_S, 2),
        "changes": row.seq,
        "imported": row.imported,
        "client": row.client,
    }
