"""What a person at a seat can do: choose, take back, answer in advance, resign, talk, report."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from gobelin.kernel import Game, GobelinError, IllegalOption, Match, NotAsked, Record, RuleBroken, Seat
from gobelin.kernel.record import By
from gobelin.kernel.standing import Until
from gobelin.server import permissions
from gobelin.server.answers import ChatMessage
from gobelin.server.buckets import Bucket
from gobelin.server.match_session import DEFAULT_BOT, MatchSession, Request, Who, replay
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.names import is_taken
from gobelin.server.positions import drawn, position, stamp
from gobelin.server.problems import Problem, forbidden, invalid
from gobelin.server.security import hashed, new_token
from gobelin.server.store import GOING_ON, Token
from gobelin.server.trials import TrialFailed

log = logging.getLogger("gobelin.server")

Option = Sequence[str | int]
Hashes = Sequence[str]
MOST_STANDING: Final = 50
"""Standing answers of a seat at most."""
TALK_PER_SECOND: Final = 1.0
"""What a seat may say over time, and how much of it at once."""
TALK_AT_ONCE: Final = 20
MOST_NAMES: Final = 20
"""Names that a seat may have had."""
MOST_REPORTS: Final = 50
"""Reports of a match at most."""


class Seating:
    """Answers to the requests of persons at their seats. Every answer is the position as it is then."""

    def __init__(self, tables: MatchSessions) -> None:
        self.tables = tables

    async def look(self, match_id: str, hashes: Hashes, seat: Seat | None, since: int | None) -> bytes:
        """The position."""
        async with self.tables.open(match_id) as table:
            reader = permissions.reader(table, table.who(hashes), seat)
            return await self.tables.position(table, reader, since)

    async def enter(self, match_id: str, hash_: str) -> Who:
        """What a link is good for."""
        async with self.tables.open(match_id) as table:
            who = table.who([hash_])
            if not (who.is_known or who.invited):
                raise Problem(403, "bad-link", "this link is not, or no longer, good")
            return who

    async def move(
        self, match_id: str, hashes: Hashes, seq: int, option: Option, seat: Seat | None, wanted: str | None = None
    ) -> tuple[str | None, bytes]:
        """Choose an option; the seat's new secret, if somebody has sat down with that, and the position.

        A host who has passed a link on keeps a copy of it: at a table of several persons it is void from here on.
        """
        link = wanted or new_token()

        async def once() -> tuple[str | None, bytes]:
            async with self.tables.open(match_id) as table:
                chosen = await self._playing(table, hashes, seat, seq)
                token = None
                if table.is_unclaimed(chosen):
                    await self.check_link(wanted)
                    token = Token(hashed(link), "seat", chosen)
                await self.choose(table, chosen, option, "person", token)
                return None if token is None else link, await self.tables.position(table, chosen, seq)

        return await self.tables.retry(once)

    async def check_link(self, wanted: str | None) -> None:
        """Raise where a link of one's own choice is one already."""
        if wanted is not None and await self.tables.store.has_token(hashed(wanted)):
            raise invalid("token: choose another one")

    async def _playing(self, table: MatchSession, hashes: Hashes, seat: Seat | None, seq: int) -> Seat:
        """The seat that somebody plays, if the match goes on and its question is one that they have seen."""
        chosen = permissions.player(table, table.who(hashes), seat)
        if not table.has_seen_question(chosen, seq):
            raise await self.tables.stale(table, chosen, seq)
        permissions.check_going_on(table)
        return chosen

    async def choose(self, table: MatchSession, seat: Seat, option: Option, by: By, token: Token | None = None) -> None:
        """Let a seat answer, whoever answers for it, and write it down with all that standing answers add."""
        match = table.match
        if seat not in match.asks:
            raise Problem(403, "not-asked", f"seat {seat} is not asked")
        before = len(match.entries)
        await self._try(table, seat, option, by)
        table.is_dirty = True
        try:
            if table.is_foreign or match.standing_answers.answers:
                await self.tables.play(table, match.choose, tuple(option), seat, by)
            else:
                match.choose(tuple(option), seat, by)
        except IllegalOption:
            table.is_dirty = False
            raise Problem(422, "not-offered", "this option is not offered") from None
        except RuleBroken:
            # The choice is kept, so that the log shows what broke; what follows is only looked at.
            log.exception("a rule broke", extra={"match": table.id})
            await self.tables.append(table, "move", seat, _payload(match, before), by)
            self.tables.forget(table)
            raise Problem(409, "not-running", "a rule of the game broke; the match stops here") from None
        values: dict[str, Any] = {}
        chairs = [*table.head.seats]
        if chairs[seat].trouble:
            chairs[seat] = msgspec.structs.replace(chairs[seat], trouble=False)
            values["seats"] = chairs
        if token is not None:
            chairs[seat] = msgspec.structs.replace(chairs[seat], claimed=True, came=self.tables.timekeeper.now())
            values["seats"] = chairs
        await self.tables.append(table, "move", seat, _payload(match, before), by, token, **values)

    async def _try(self, table: MatchSession, seat: Seat, option: Option, by: By) -> None:
        """See whether the rules come to an end; else the match stops before the choice."""
        try:
            await self.tables.trials.choose(table, seat, option, by)
        except TrialFailed:
            log.warning("a match takes too long", extra={"match": table.id})
            await self.tables.append(table, "note", seat, {"what": "too_long"}, "server", state="broken")
            raise Problem(409, "not-running", "the rules do not come to an end; the match stops here") from None
        except GobelinError:
            return  # it comes to an end all the same, and is told from there

    # -- undo ----------------------------------------------------------------------------------------------------------

    async def undo(self, match_id: str, hashes: Hashes, seq: int, seat: Seat | None) -> tuple[bool, bytes]:
        """Take the seat's last choice back, or ask the others; the flag says whether it is done."""

        async def once() -> tuple[bool, bytes]:
            async with self.tables.open(match_id) as table:
                chosen = await self._playing(table, hashes, seat, seq)
                self.tables.check_room(table)
                if not table.has_seen(seq):
                    raise await self.tables.stale(table, chosen, seq)
                refused = table.match.undo_refused(chosen)
                if refused is None:
                    await self._take_back(table, chosen)
                    return True, await self.tables.position(table, chosen, seq)
                if refused.reason not in ("chosen", "revealed") or table.persons() == [chosen]:
                    raise Problem(409, "undo-refused", str(refused), reason=refused.reason)
                if table.head.request is not None:
                    raise Problem(409, "refused", f"seat {table.head.request.seat} has asked already")
                request = Request(chosen, refused.reason, [], table.head.seq + 1)
                note = {"what": "undo_request", "reason": refused.reason}
                await self.tables.append(table, "note", chosen, note, "person", request=request)
                return False, await self.tables.position(table, chosen, seq)

        return await self.tables.retry(once)

    async def _take_back(self, table: MatchSession, seat: Seat) -> None:
        await self.tables.trials.repeat(table)
        table.is_dirty = True
        # It may go back to the beginning.
        await self.tables.play(table, table.match.undo, seat)
        await self.tables.append(table, "undo", seat, {"to": len(table.match.entries)}, "person")

    async def answer_undo(self, match_id: str, hashes: Hashes, seq: int, accept: bool, seat: Seat | None) -> bytes:
        """Accept or refuse what another asks to take back; whoever asked can call it off.

        It is for the request that the one who answers has seen; what bots have done since does not matter.
        """

        async def once() -> bytes:
            async with self.tables.open(match_id) as table:
                permissions.check_going_on(table)
                who, request = table.who(hashes), table.head.request
                chosen = seat
                if request is not None and seat is None and len(who.seats) > 1:
                    open_ = [s for s in who.seats if s != request.seat and s not in request.accepted]
                    chosen = next(iter(open_), None)
                chosen = permissions.player(table, who, chosen)
                if seq > table.head.seq or seq < (table.head.seq if request is None else request.seq):
                    raise await self.tables.stale(table, chosen, seq)
                if request is None:
                    raise Problem(409, "refused", "nobody asks to take anything back")
                await self._answer(table, chosen, accept, request)
                return await self.tables.position(table, chosen, None)

        return await self.tables.retry(once)

    async def _answer(self, table: MatchSession, seat: Seat, accept: bool, request: Request) -> None:
        note = {"what": "undo_answer", "accept": accept}
        if not accept:
            await self.tables.append(table, "note", seat, note, "person", request=None)
            return
        if seat == request.seat:
            raise Problem(409, "refused", "the others have to answer")
        self.tables.check_room(table)
        request.accepted = sorted({*request.accepted, seat})
        if set(table.persons()) - {request.seat} - set(request.accepted):
            await self.tables.append(table, "note", seat, note, "person", request=request)
            return
        rule, table.match.undo_rule = table.match.undo_rule, "free"
        try:
            await self._take_back(table, request.seat)
        finally:
            table.match.undo_rule = rule

    # -- standing answers ----------------------------------------------------------------------------------------------

    async def stand(
        self, match_id: str, hashes: Hashes, seq: int, seat: Seat | None, topic: str, option: Option, until: Until
    ) -> bytes:
        """Answer in advance."""

        async def once() -> bytes:
            async with self.tables.open(match_id) as table:
                chosen = await self._playing(table, hashes, seat, seq)
                if table.is_unclaimed(chosen):
                    raise Problem(409, "refused", "sit down first: whoever passed the link on could play as well")
                given = [standing.topic for standing in table.match.standing(chosen)]
                if len(given) >= MOST_STANDING and topic not in given:
                    raise Problem(409, "refused", f"a seat has at most {MOST_STANDING} standing answers")
                try:
                    table.match.set_standing(chosen, topic, option, until)
                except NotAsked:
                    raise invalid("no question can be answered so") from None
                await self.tables.keep_standing(table, chosen)
                return await self.tables.position(table, chosen, seq)

        return await self.tables.retry(once)

    async def withdraw(self, match_id: str, hashes: Hashes, seat: Seat | None, topic: str) -> bytes:
        """Take a standing answer back."""

        async def once() -> bytes:
            async with self.tables.open(match_id) as table:
                chosen = permissions.player(table, table.who(hashes), seat)
                table.match.withdraw(chosen, topic)
                await self.tables.keep_standing(table, chosen)
                return await self.tables.position(table, chosen, table.head.seq)

        return await self.tables.retry(once)

    # -- the seat itself -----------------------------------------------------------------------------------------------

    async def claim(
        self, match_id: str, hashes: Hashes, name: str, seat: Seat | None, wanted: str | None
    ) -> tuple[str | None, bytes]:
        """Sit down under a name, or change it; the seat's new secret, and the position.

        Whoever sits down gets a link that nobody else has seen, not even the host who passed the first one on.
        """
        link = wanted or new_token()

        async def once() -> tuple[str | None, bytes]:
            async with self.tables.open(match_id) as table:
                who = table.who(hashes)
                chosen = seat if seat is not None else next(iter(who.seats), None)
                if chosen is None or chosen not in who.seats:
                    raise forbidden("this requires a seat link")
                chair, chairs = table.head.seats[chosen], [*table.head.seats]
                if (chair.name, chair.claimed) == (name, True):
                    return None, await self.tables.position(table, chosen, None)
                check_free_name(table, chosen, name)
                has_sat = chair.claimed and chair.names > 0  # who has only played takes the seat now
                if not has_sat:
                    await self.check_link(wanted)
                # The clock does not run for empty seats.
                came = chair.came if chair.claimed else self.tables.timekeeper.now()
                names = chair.names + 1
                chairs[chosen] = msgspec.structs.replace(chair, name=name, claimed=True, came=came, names=names)
                token = None if has_sat else Token(hashed(link), "seat", chosen)
                note = {"what": "claim", "name": name}
                await self.tables.append(table, "note", chosen, note, "person", token, seats=chairs)
                return None if token is None else link, await self.tables.position(table, chosen, None)

        return await self.tables.retry(once)

    async def resign(self, match_id: str, hashes: Hashes, seat: Seat | None) -> bytes:
        """Leave for good: a bot plays on; where nobody else plays, the match is abandoned."""

        async def once() -> bytes:
            async with self.tables.open(match_id) as table:
                permissions.check_going_on(table)
                chosen = permissions.player(table, table.who(hashes), seat)
                chairs = [*table.head.seats]
                chairs[chosen] = msgspec.structs.replace(chairs[chosen], bot=DEFAULT_BOT, left="resigned")
                values: dict[str, Any] = {"seats": chairs, "request": None}
                if table.persons() == [chosen]:
                    values["state"] = "abandoned"
                await self.tables.append(table, "note", chosen, {"what": "resign"}, "person", **values)
                return await self.tables.position(table, chosen, None)

        return await self.tables.retry(once)

    async def chat(self, match_id: str, hashes: Hashes, words: str) -> ChatMessage:
        """Say something; the message as everybody gets it."""
        async with self.tables.open(match_id) as table:
            who = table.who(hashes)
            if not who.is_known:
                raise forbidden("only those at the table can talk")
            seat = next(iter(who.seats), None)
            if not table.talk.setdefault(seat, Bucket(TALK_PER_SECOND, TALK_AT_ONCE)).take():
                raise Problem(429, "slow-down", "the others have to read it, too; wait a moment")
            notice = {"from": self.tables.worker, "match": table.id}
            number, at = await self.tables.store.say(match_id, seat, words, notice)
            return message(table, number, seat, words, at)

    async def report(self, match_id: str, hashes: Hashes, note: str) -> int:
        """Keep a report, with the record if the match is over, else with what the reporter sees."""
        async with self.tables.open(match_id) as table:
            who = table.who(hashes)
            if not who.is_known:
                raise forbidden("only those at the table can report a problem")
            seat = permissions.reader(table, who, None)
            if await self.tables.store.reports(match_id) >= MOST_REPORTS:
                raise Problem(409, "refused", "enough has been reported of this match")
            record = self.record_for(table, who) if self.is_disclosed(table, who) else None
            present = self.tables.present(match_id)
            kept = await self.tables.play(table, lambda: _plain(record or position(table, seat, 0, present)))
            return await self.tables.store.report(match_id, seat, note, kept)

    # -- records -------------------------------------------------------------------------------------------------------

    def is_disclosed(self, table: MatchSession, who: Who) -> bool:
        """Whether the record may be known: when the match is over, or to the one person who plays it."""
        if table.head.state not in (*GOING_ON, "broken"):
            return True
        persons = [seat for seat, chair in enumerate(table.head.seats) if chair.player == "person"]
        return len(persons) == 1 and persons[0] in who.seats

    def record_for(self, table: MatchSession, who: Who) -> Any:
        """The record."""
        if not self.is_disclosed(table, who):
            raise forbidden("the record is shown when the match is over")
        return table.match.record

    async def record(self, match_id: str, hashes: Hashes) -> bytes:
        """The record as its file."""
        async with self.tables.open(match_id) as table:
            who = table.who(hashes)
            permissions.reader(table, who, None)
            try:
                content: bytes = await self.tables.apart.run(self.record_for(table, who).to_json)
            except GobelinError as error:
                raise Problem(409, "refused", "there is no record") from error
            return content

    async def replay(self, match_id: str, hashes: Hashes, at: int, seat: Seat | None, client: str) -> bytes:
        """The position after so many entries, from the reader's seat."""
        async with self.tables.open(match_id) as table:
            reader = permissions.reader(table, table.who(hashes), seat)
            if at > len(table.match.entries):
                raise invalid(f"the match has {len(table.match.entries)} entries", entries=len(table.match.entries))
            shown = await self.tables.position(table, reader, table.head.seq)
            record, game = table.match.record, table.match.game
            earlier = self.tables.suspects.watched(match_id, table.is_foreign, _earlier)
            await self.tables.trials.repeat(table)
        return await self.tables.work_pool.run(client, earlier, record, at, game, reader, shown)


def _earlier(record: Record, at: int, game: Game[Any], seat: Seat | None, now: bytes) -> bytes:
    """The position after so many entries; what does not come from the rules is as it is now."""
    then = {"log_from": 0, "standing": [], "since_my_turn": 0}
    drawn_then = msgspec.structs.asdict(drawn(replay(record, at, game), seat))
    return msgspec.json.encode({**msgspec.json.decode(now, type=dict[str, msgspec.Raw]), **drawn_then, **then})


def check_free_name(table: MatchSession, seat: Seat, name: str) -> None:
    """Raise where a seat cannot have this name, or no further one."""
    others = [chair.name for other, chair in enumerate(table.head.seats) if other != seat]
    if is_taken(name, others):
        raise Problem(409, "name-taken", "somebody at this table has such a name")
    if table.head.seats[seat].names >= MOST_NAMES:
        raise Problem(409, "refused", "this seat has had too many names; the host can issue its link anew")


def message(table: MatchSession, number: int, seat: Seat | None, words: str, at: float) -> ChatMessage:
    """Something said, as it is sent."""
    name = None if seat is None else table.head.seats[seat].name
    return ChatMessage(number, seat, name, words, stamp(at))


def _plain(shown: Any) -> Any:
    """Plain values, as a database keeps them."""
    return msgspec.json.decode(msgspec.json.encode(shown))


def _payload(match: Match[Any], before: int) -> dict[str, Any]:
    return {"entries": msgspec.to_builtins(match.entries[before:])}
