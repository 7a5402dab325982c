"""What the host of a match can do: begin it, bring a record, see to seats, open, close and abandon it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from gobelin.bots import BOTS
from gobelin.kernel import PERSON, Game, GobelinError, Match, Seat
from gobelin.lessons import begin, lessons_of
from gobelin.server import permissions
from gobelin.server.admission import check_bot_table, check_components, check_imports
from gobelin.server.answers import Access, NewMatchLinks, SeatLink
from gobelin.server.bodies import read_record
from gobelin.server.boxes import Box
from gobelin.server.match_session import Chair, MatchSession, free_seats, replay
from gobelin.server.match_sessions import MatchSessions, check_bots
from gobelin.server.names import MOST_OF_NAME, checked_name, is_taken
from gobelin.server.problems import Problem, forbidden, invalid, not_found
from gobelin.server.security import client_hash, hashed, new_match_id, new_token
from gobelin.server.store import Check, NewLogRow, Token

Hashes = Sequence[str]
OVER: Final = ("finished", "abandoned")
DAY_S: Final = 24 * 3600
"""For so long a match counts against the limit of its client, even if it is over."""


class Hosting:
    """Answers to the requests of hosts."""

    def __init__(self, tables: MatchSessions) -> None:
        self.tables = tables

    async def create(
        self,
        game: str,
        settings: Mapping[str, object],
        chairs: list[Chair],
        seed: str | None,
        spectators: bool,
        hints: bool,
        access: Access,
        clock_s: int | None,
        components: Mapping[str, str] | None,
        address: str,
    ) -> NewMatchLinks:
        """Begin a match."""
        check_bots([chair.player for chair in chairs if chair.player != PERSON], BOTS)
        check_components(self.tables.config, components)
        names = [chair.name for chair in chairs]
        if any(name and is_taken(name, names[:seat]) for seat, name in enumerate(names)):
            raise invalid("seats: two of them have the same name")
        if access != "links" and not free_seats(access, chairs):
            raise invalid("access: there is no seat for a guest; leave one without a name")
        await self._check_client(address)
        check = await check_bot_table(self.tables.config, self.tables.store, chairs, client_hash(address))
        box = await self.tables.boxes.bring(game, components, address)
        sown: str = new_token() if seed is None else seed
        players = [chair.player for chair in chairs]
        try:
            await self.tables.trials.begin(address, box, settings, players, sown)
            match = await self.tables.work_pool.run(address, _begin, box.game, settings, players, sown)
        except GobelinError as error:
            raise invalid(str(error)[:500]) from None
        return await self._keep(
            match, box, chairs, address, seed, spectators, hints, clock_s, imported=False, access=access, check=check
        )

    async def teach(self, game: str, lesson: str, name: str, address: str) -> NewMatchLinks:
        """Begin a lesson; one person learns, bots play the others."""
        await self._check_client(address)
        box = await self.tables.boxes.bring(game, None, address)
        plan = lessons_of(box.game).get(lesson)
        if plan is None:
            raise not_found("there is no such lesson")
        learner = Chair(player=PERSON, name=name)
        chairs = [learner if player == PERSON else Chair(player, bot=player, claimed=True) for player in plan.seats]
        check = await check_bot_table(self.tables.config, self.tables.store, chairs, client_hash(address))
        match = await self.tables.work_pool.run(address, begin, box.game, plan)
        return await self._keep(match, box, chairs, address, plan.seed, False, True, None, imported=False, check=check)

    async def bring(self, record: bytes, address: str) -> NewMatchLinks:
        """Keep a record, to be looked at."""
        check_imports(self.tables.config)
        await self._check_client(address)
        try:
            read = await self.tables.work_pool.run(address, read_record, record)
            box = await self.tables.boxes.find(read.game, read.components.hash, address)
            await self.tables.trials.replay(address, box, read)
            match = await self.tables.work_pool.run(address, replay, read, None, None if box is None else box.game)
        except (GobelinError, RecursionError, ValueError) as error:
            raise invalid(f"the record cannot be played again: {error}"[:500]) from None
        chairs = [_brought(name) for name in read.seats]
        return await self._keep(match, box, chairs, address, read.seed, False, True, None, imported=True)

    async def _check_client(self, address: str) -> None:
        most = self.tables.config.matches_per_client
        if most and await self.tables.store.count_of(client_hash(address), time.time() - DAY_S) >= most:
            raise Problem(429, "too-many", f"you have {most} matches that go on or were begun today; that is the limit")

    async def _keep(
        self,
        match: Match[Any],
        box: Box | None,
        chairs: list[Chair],
        address: str,
        chosen_seed: int | str | None,
        spectators: bool,
        hints: bool,
        clock_s: int | None,
        imported: bool,
        access: Access = "links",
        check: Check | None = None,
    ) -> NewMatchLinks:
        now, served, record = time.time(), self.tables.timekeeper.now(), match.record
        host, links = (
            new_token(),
            [new_token() if chair.player == PERSON and not imported else None for chair in chairs],
        )
        over = match.result is not None
        log = []
        if record.entries or imported:
            entries = await self.tables.apart.run(msgspec.to_builtins, record.entries)
            log = [NewLogRow("move", None, {"entries": entries}, "import" if imported else "server")]
        values = {
            "id": new_match_id(),
            "game": record.game,
            "rules_version": record.rules_version,
            "components_version": record.components.version,
            "components_hash": record.components.hash,
            "settings": record.settings,
            "seats": msgspec.to_builtins(chairs),
            "seed": record.seed,
            "chosen_seed": chosen_seed,
            "state": "finished" if over else "abandoned" if imported else "running" if record.entries else "open",
            "imported": imported,
            "spectators": spectators,
            "hints": hints,
            "access": access,
            "clock_s": clock_s,
            "unattended": all(chair.bot for chair in chairs),
            "client": client_hash(address),
            "created": now,
            "updated": now,
            "moved": served,
            "touched": served,
            "seq": len(log),
            "revision": 0,
            "asked": [] if imported else [*match.asks],
            "request": None,
            "result": msgspec.to_builtins(record.result),
        }
        tokens = [Token(hashed(host), "host", None)]
        tokens += [Token(hashed(link), "seat", seat) for seat, link in enumerate(links) if link is not None]
        invite = None if access == "links" else new_token()
        if invite is not None:
            tokens.append(Token(hashed(invite), "invite", None))
        own = None
        if box is not None and box.files is not None:
            own = {"hash": box.game.components.hash, "game": box.game.name, "files": box.files}
        match_id = str(values["id"])
        notice = {"from": self.tables.worker, "match": match_id, "only": None}
        await self.tables.store.create(values, tokens, log, own, notice, check)
        async with self.tables.open(match_id) as table:  # bots may begin
            self.tables.tell(table)
        seats = [SeatLink(seat, link) for seat, link in enumerate(links)]
        return NewMatchLinks(match_id, host, seats, invite, link_base="")

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def reissue(self, match_id: str, hashes: Hashes, seat: Seat) -> str:
        """A new link for a seat; the old one is void. Everybody at the table sees that, and the seat is empty again."""

        async def once() -> str:
            async with self.tables.open(match_id) as table:
                chair, chairs = self._chair(table, hashes, seat), [*table.head.seats]
                if chair.player != PERSON or table.head.imported:
                    raise Problem(409, "refused", "only a person's seat has a link")
                link = new_token()
                token = Token(hashed(link), "seat", seat)
                # Whoever comes next has names of their own, however many there were before.
                # Where guests choose their seats, nobody's name keeps this one.
                name = chair.name if table.head.access == "links" else ""
                chairs[seat] = msgspec.structs.replace(
                    chair, name=name, claimed=False, names=0, reissued=chair.reissued + 1
                )
                await self.tables.append(table, "note", seat, {"what": "reissue"}, "host", token, seats=chairs)
                return link

        return await self.tables.retry(once)

    async def replace(self, match_id: str, hashes: Hashes, seat: Seat, bot: str) -> bytes:
        """Let a bot play for an absent person, or another bot for one that has crashed."""
        check_bots([bot], BOTS)

        async def once() -> bytes:
            async with self.tables.open(match_id) as table:
                chair = self._chair(table, hashes, seat)
                permissions.check_going_on(table)
                left = "replaced" if chair.player == PERSON and not chair.left else chair.left
                changed = msgspec.structs.replace(chair, bot=bot, left=left, trouble=False)
                check = None
                if table.persons() == [seat]:  # it counts for whoever has begun the match
                    client = table.head.client
                    check = await check_bot_table(self.tables.config, self.tables.store, [changed], client)
                return await self._seat(table, hashes, seat, changed, {"what": "replace", "bot": bot}, check)

        return await self.tables.retry(once)

    async def give_back(self, match_id: str, hashes: Hashes, seat: Seat) -> bytes:
        """Let the person play again whom a bot had replaced."""

        async def once() -> bytes:
            async with self.tables.open(match_id) as table:
                chair = self._chair(table, hashes, seat)
                permissions.check_going_on(table)
                if chair.left != "replaced":
                    raise Problem(409, "refused", "no bot has replaced a person there")
                changed = msgspec.structs.replace(
                    chair, bot=None, left="", trouble=False, came=self.tables.timekeeper.now()
                )
                return await self._seat(table, hashes, seat, changed, {"what": "give_back"})

        return await self.tables.retry(once)

    def _chair(self, table: MatchSession, hashes: Hashes, seat: Seat) -> Chair:
        permissions.check_host(table.who(hashes))
        if seat not in range(len(table.head.seats)):
            raise Problem(404, "not-found", f"there is no seat {seat}")
        return table.head.seats[seat]

    async def _seat(
        self,
        table: MatchSession,
        hashes: Hashes,
        seat: Seat,
        chair: Chair,
        note: dict[str, Any],
        check: Check | None = None,
    ) -> bytes:
        chairs = [*table.head.seats]
        chairs[seat] = chair
        # A request waits for the persons who were there when it was made.
        values: dict[str, Any] = {"seats": chairs, "request": None}
        await self.tables.append(table, "note", seat, note, "host", check=check, **values)
        return await self._shown(table, hashes)

    # -- the match -----------------------------------------------------------------------------------------------------

    async def change(self, match_id: str, hashes: Hashes, values: dict[str, Any]) -> bytes:
        """Open or close the match to spectators; allow or forbid hints; set or stop the clock."""

        async def once() -> bytes:
            async with self.tables.open(match_id) as table:
                permissions.check_host(table.who(hashes))
                if "access" in values and table.head.access == "links":
                    raise Problem(409, "refused", "guests come to this match by the links of their seats")
                if values:
                    timed: dict[str, Any] = {"moved": self.tables.timekeeper.now()} if "clock_s" in values else {}
                    note = {"what": "change", **values}
                    await self.tables.append(table, "note", None, note, "host", **values, **timed)
                return await self._shown(table, hashes)

        return await self.tables.retry(once)

    async def abandon(self, match_id: str, hashes: Hashes) -> bytes:
        """End a match without a result."""

        async def once() -> bytes:
            async with self.tables.open(match_id) as table:
                permissions.check_host(table.who(hashes))
                if table.head.state in OVER:
                    raise Problem(409, "not-running", f"the match is {table.head.state}")
                values: dict[str, Any] = {"state": "abandoned", "request": None}
                await self.tables.append(table, "note", None, {"what": "abandon"}, "host", **values)
                return await self._shown(table, hashes)

        return await self.tables.retry(once)

    async def _shown(self, table: MatchSession, hashes: Hashes) -> bytes:
        who = table.who(hashes)
        if not who.is_known:
            raise forbidden("this link is no longer good")
        return await self.tables.position(table, permissions.reader(table, who, None))


def _brought(player: str) -> Chair:
    """The seat of a record: a person, or a bot by its name; records can be written by anybody."""
    if player == PERSON:
        return Chair(player=PERSON)
    try:
        name = checked_name(player)
    except ValueError as error:
        raise invalid(f"seats: {error}") from None
    if len(name) > MOST_OF_NAME:
        raise invalid(f"seats: a name has at most {MOST_OF_NAME} letters")
    return Chair(player=player, name=name, bot=name)


def _begin(game: Game[Any], settings: Mapping[str, object], players: Sequence[str], seed: str) -> Match[Any]:
    return Match.new(game, game.read_settings(settings), players, seed)
