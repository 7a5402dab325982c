"""How people find each other: tables with free seats, and guests who take one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from sqlalchemy import Text, func, select, type_coerce
from sqlalchemy.engine import Row

from gobelin.kernel import Seat
from gobelin.server import permissions
from gobelin.server.answers import Claimed, OpenTable
from gobelin.server.api import REFUSALS, Links, MatchId, shown, with_token
from gobelin.server.db import MatchRow
from gobelin.server.match_session import Chair, Head, free_seats
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.positions import player, stamp
from gobelin.server.problems import Problem
from gobelin.server.request_bodies import Join
from gobelin.server.schemas import answering
from gobelin.server.seating import Seating, check_free_name
from gobelin.server.security import hashed, new_token
from gobelin.server.store import GOING_ON, Token

Hashes = Sequence[str]

LISTED_S: Final = 7 * 24 * 3600.0
"""A table that nobody has touched for so long is not offered to guests any more."""

MOST_LISTED: Final = 200
FREE: Final = '"name":"","bot":null,"claimed":false'
"""How the database writes a chair that is free: see `Chair`."""
COLUMNS: Final = (
    *(MatchRow.id, MatchRow.game, MatchRow.state, MatchRow.settings, MatchRow.seats),
    *(MatchRow.access, MatchRow.clock_s, MatchRow.created),
)

router = APIRouter(prefix="/api", responses=REFUSALS)


class Meeting:
    """Answers to guests."""

    def __init__(self, tables: MatchSessions, seating: Seating) -> None:
        self.tables = tables
        self.seating = seating

    async def public(self) -> list[OpenTable]:
        """The public matches that have a seat for a guest, the newest first."""
        here = MatchRow.access == "public", MatchRow.state.in_(GOING_ON)
        touched = MatchRow.touched >= self.tables.timekeeper.now() - LISTED_S
        # Full tables, however many and new they are, push none out that has room.
        has_room = type_coerce(MatchRow.seats, Text).contains(FREE)
        newest = MatchRow.created.desc()
        turn = func.row_number().over(partition_by=MatchRow.client, order_by=newest)  # nobody fills the lobby alone
        wanted = select(*COLUMNS).where(*here, touched, has_room).order_by(turn, newest).limit(MOST_LISTED)
        rows = await self.tables.store.read(lambda connection: connection.execute(wanted).all())
        rows = sorted(rows, key=lambda row: row.created, reverse=True)
        tables = [self._described(row.id, row, [msgspec.convert(chair, Chair) for chair in row.seats]) for row in rows]
        return [table for table in tables if table.free]

    async def invitation(self, match_id: str, hashes: Hashes) -> OpenTable:
        """What a guest sees before choosing a seat."""
        async with self.tables.open(match_id) as table:
            permissions.check_guest(table, table.who(hashes))
            return self._described(match_id, table.head, table.head.seats)

    async def join(
        self, match_id: str, hashes: Hashes, name: str, seat: Seat | None, wanted: str | None
    ) -> tuple[str, bytes]:
        """Take a free seat, or the first of them; its secret, and the position."""
        link = wanted or new_token()

        async def once() -> tuple[str, bytes]:
            async with self.tables.open(match_id) as table:
                permissions.check_guest(table, table.who(hashes))
                permissions.check_going_on(table)
                free = free_seats(table.head.access, table.head.seats)
                if not free or (seat is not None and seat not in free):
                    raise Problem(409, "refused", "somebody sits there by now" if free else "no seat is free any more")
                chosen = free[0] if seat is None else seat
                check_free_name(table, chosen, name)
                await self.seating.check_link(wanted)
                chairs = [*table.head.seats]
                came, names = self.tables.timekeeper.now(), chairs[chosen].names + 1
                chairs[chosen] = msgspec.structs.replace(
                    chairs[chosen], name=name, claimed=True, came=came, names=names
                )
                token, note = Token(hashed(link), "seat", chosen), {"what": "claim", "name": name}
                await self.tables.append(table, "note", chosen, note, "person", token, seats=chairs)
                return link, await self.tables.position(table, chosen, None)

        return await self.tables.retry(once)

    def _described(self, match_id: str, row: Head | Row[Any], chairs: Sequence[Chair]) -> OpenTable:
        present = self.tables.present(match_id)
        return OpenTable(
            id=match_id,
            game=row.game,
            players=[player(seat, chair, present) for seat, chair in enumerate(chairs)],
            free=free_seats(row.access, chairs),
            settings=row.settings,
            clock_s=row.clock_s,
            created=stamp(row.created),
            state=row.state,
        )


async def meeting(request: Request) -> Meeting:
    """What guests can do."""
    found: Meeting = request.app.state.meeting
    return found


Meetings = Annotated[Meeting, Depends(meeting)]


@router.get("/tables", **answering(list[OpenTable]))
async def public(meetings: Meetings) -> Response:
    """The tables at which anybody may sit down."""
    return shown(await meetings.public())


@router.get("/matches/{match_id}/invitation", **answering(OpenTable))
async def invitation(match_id: MatchId, meetings: Meetings, hashes: Links) -> Response:
    """The table that one is invited to."""
    return shown(await meetings.invitation(match_id, hashes))


@router.post("/matches/{match_id}/join", **answering(Claimed))
async def join(match_id: MatchId, body: Join, meetings: Meetings, hashes: Links) -> Response:
    """Take a free seat, with an invitation or at a public table, and get its link."""
    token, position = await meetings.join(match_id, hashes, body.name, body.seat, body.token)
    return shown(with_token(token, position))
