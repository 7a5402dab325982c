"""Reading back what people have reported."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from gobelin.kernel import GobelinError
from gobelin.server.db import MatchRow, ReportRow
from gobelin.server.opening import opened
from gobelin.server.positions import stamp

ABOUT = (ReportRow.id, ReportRow.match_id, MatchRow.game, ReportRow.seat, ReportRow.at, ReportRow.note)


class NoReport(GobelinError):
    """There is no report of this number."""


def reports(url: str) -> list[dict[str, Any]]:
    """All reports, the oldest first, without what is kept with them."""
    wanted = select(*ABOUT).join(MatchRow, MatchRow.id == ReportRow.match_id).order_by(ReportRow.id)
    return [_described(row) for row in _read(url, wanted)]


def report(url: str, number: int) -> dict[str, Any]:
    """One report, with the record, or with the position as its writer saw it."""
    wanted = select(*ABOUT, ReportRow.record).join(MatchRow, MatchRow.id == ReportRow.match_id)
    for row in _read(url, wanted.where(ReportRow.id == number)):
        return _described(row) | {"record": row.record}
    raise NoReport(f"there is no report {number}")


def _described(row: Any) -> dict[str, Any]:
    return {
        "id": row.id,
        "match": row.match_id,
        "game": row.game,
        "seat": row.seat,
        "at": stamp(row.at),
        "note": row.note,
    }


def _read(url: str, wanted: Any) -> list[Any]:
    with opened(url) as engine, engine.connect() as connection:
        return list(connection.execute(wanted).all())
