"""Who may look at a match, answer in it or lead it."""

from __future__ import annotations

from gobelin.kernel import Seat
from gobelin.server.match_session import MatchSession, Who
from gobelin.server.problems import Problem, forbidden
from gobelin.server.store import GOING_ON


def reader(table: MatchSession, who: Who, seat: Seat | None) -> Seat | None:
    """The seat that somebody looks from; None: as a spectator."""
    if seat is not None:
        opened = who.host and table.head.imported
        if seat not in range(len(table.head.seats)) or (seat not in who.seats and not opened):
            raise forbidden(f"seat {seat} is not yours")
        return seat
    if who.seats:
        return who.seats[0]
    if not (who.host or table.head.spectators):
        raise forbidden("the match is closed to spectators")
    return None


def player(table: MatchSession, who: Who, seat: Seat | None) -> Seat:
    """The seat that somebody answers for: of several, one that is asked."""
    if seat is None:
        asked = [s for s in who.seats if s in table.match.asks]
        seat = next(iter([*asked, *who.seats]), None)
    if seat is None or seat not in who.seats:
        raise forbidden("this requires a seat link")
    if table.head.seats[seat].bot is not None:
        raise forbidden(f"a bot plays for seat {seat} now")
    return seat


def check_host(who: Who) -> None:
    """Raise unless it is the host."""
    if not who.host:
        raise forbidden("only the host may do that")


def check_guest(table: MatchSession, who: Who) -> None:
    """Raise unless guests may choose a seat, or this one was invited to."""
    if not (table.head.access == "public" or who.invited):
        raise forbidden("this requires an invitation")


def check_going_on(table: MatchSession) -> None:
    """Raise unless the match can go on."""
    if table.state not in GOING_ON:
        raise Problem(409, "not-running", f"the match is {table.state}")
