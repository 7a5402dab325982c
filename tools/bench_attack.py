"""Attackers: whoever wants to keep the others from playing, one kind at a time, in a process of its own.

An attacker connects from an address of its own, which nobody trusts to speak for others, and sends what it has prepared
with as little work as can be, since it runs on the same cores as the server and the load. It goes on until it is told
to stop, and then says how often it was answered what.
"""

import asyncio
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop

import gobelin
from gobelin.bots import bot_move, make_bot
from gobelin.kernel import Match
from gobelin.server.doors import descriptors
from tools.attacker import ADDRESS, PASSING, Answer, Attacker, Wire, request
from tools.bench_load import FILES, GAME, PATIENCE_S, SHOWN, Shown

CONNECTIONS: Final = 1100
SOCKETS: Final = 1005
SOCKET_MATCHES: Final = 12
LARGE_AT_ONCE: Final = 20
BOT_TABLES: Final = 60
CHECKOUT: Final = Path(__file__).parent.parent
NICE: Final = 10
"""Its machine would be another: it does not take the cores from server and load."""
READY: Final = b"ready\n"

LISTS: Final = b"[" + b",".join([b"[]"] * 650_000) + b"]"


# -- the kinds ---------------------------------------------------------------------------------------------------------


async def idle(attacker: Attacker) -> None:
    """1,100 connections that say nothing."""
    await attacker.crowd([b""] * CONNECTIONS, b"")


async def heads(attacker: Attacker) -> None:
    """1,100 connections that never come to the end of a head."""
    await attacker.crowd([b"GET /api/health HTTP/1.1\r\nHost: x\r\nX: "] * CONNECTIONS, b"x")


async def bodies(attacker: Attacker) -> None:
    """1,100 connections that never come to the end of a body."""
    whole = request("POST", "/api/matches", b" " * 30_000)
    await attacker.crowd([whole[: -30_000 + 1]] * CONNECTIONS, b" ")


async def sockets(attacker: Attacker) -> None:
    """1,005 live sockets at twelve tables, at which something changes all the time."""
    wire, hosts, links = Wire(attacker), list[tuple[str, str]](), list[tuple[str, str]]()
    while len(hosts) < SOCKET_MATCHES:
        made = await attacker.begin(wire, spectators=True)
        if made is not None:
            hosts.append((made["id"], made["host_token"]))
            links += [(made["id"], token) for token in ("", made["host_token"], *(s["token"] for s in made["seats"]))]
    openings = [upgrade(*links[number % len(links)]) for number in range(SOCKETS)]
    changes = [
        request("PATCH", f"/api/matches/{match}", b'{"hints":%b}' % flag, token)
        for flag in (b"false", b"true")
        for match, token in hosts
    ]
    numbers = count()

    async def change(wire: Wire) -> None:
        await attacker.send(wire, changes[next(numbers) % len(changes)])

    await asyncio.gather(attacker.crowd(openings, b""), attacker.without_end(change, hands=2))


def upgrade(match_id: str, token: str) -> bytes:
    """A request for a live socket."""
    plain = request("GET", f"/api/matches/{match_id}/live", token=token).removesuffix(b"\r\n")
    more = f"X-Forwarded-For: {ADDRESS}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    more += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    return plain + more.encode() + b"\r\n"


async def large(attacker: Attacker) -> None:
    """Bodies of two megabytes of empty lists, twenty at once."""
    whole = request("POST", "/api/matches/import", b'{"record": {"entries": %b}}' % LISTS)
    await attacker.without_end(lambda wire: attacker.send(wire, whole), LARGE_AT_ONCE)


async def bots(attacker: Attacker) -> None:
    """Sixty tables of hard bots, and more as soon as there may be more."""
    body = {"game": GAME, "seats": [{"kind": "bot", "bot": "hard"}] * 2}
    wish, wire = request("POST", "/api/matches", msgspec.json.encode(body)), Wire(attacker)
    for _ in range(BOT_TABLES):
        await attacker.send(wire, wish)
    await attacker.without_end(lambda wire: attacker.send(wire, wish), hands=1)


async def analyses(attacker: Attacker) -> None:
    """Imports and analyses without end."""
    match: Match[Any] = Match.new(GAME, None, ["random", "random"], 1)
    players = [make_bot("random", 1, seat) for seat in range(2)]
    while (ask := match.ask) is not None:
        bot_move(match, ask.seat, players[ask.seat])
    whole = request("POST", "/api/matches/import", b'{"record": %b}' % match.record.to_json())

    async def attack(wire: Wire) -> None:
        answer = await attacker.send(wire, whole)
        if answer.status == 201:
            made = msgspec.json.decode(answer.body)
            path = f"/api/matches/{made['id']}/analysis"
            await attacker.send(wire, request("POST", path, token=made["host_token"]))

    await attacker.without_end(attack)


async def components(attacker: Attacker) -> None:
    """Custom components without end, never the same twice."""
    card = {"numbers": ["ROM001"], "name_en": "x" * 100, "effect": [[[]] * 50] * 5}
    spares = [{"id": f"spare{number}", **card} for number in range(300)]
    content, numbers = json.dumps({"deck": "romans", "spares": spares}), count()

    async def attack(wire: Wire) -> None:
        await attacker.begin(wire, components={"romans.yaml": f"{content[:390_000]} # {next(numbers)}"})

    await attacker.without_end(attack)


async def heavy(attacker: Attacker) -> None:
    """Custom components that are accepted: large boxes, never the same twice, with hard bots at the table."""
    home = Path(gobelin.__file__).parent / "games" / "tapestry" / "components"
    names = ("civilizations.yaml", "tapestry_cards.yaml", "tracks.yaml", "tech_cards.yaml")
    files, numbers = {name: (home / name).read_text("utf-8") for name in names}, count()
    seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "hard"}] * 4]

    async def attack(wire: Wire) -> None:
        own = files | {names[0]: files[names[0]].replace("name_en: Alchemists", f"name_en: Alchemists {next(numbers)}")}
        made = await attacker.begin(wire, game="tapestry", seats=seats, components=own)
        if made is None:
            return
        path, token = f"/api/matches/{made['id']}", made["seats"][0]["token"]
        for _ in range(10):
            answer = await attacker.send(wire, request("GET", path, token=token))
            if answer.status != 200:
                continue
            shown = SHOWN.decode(answer.body)
            for own_ask in [ask for ask in shown.asks if ask.seat == shown.seat]:
                body = msgspec.json.encode({"seq": shown.seq, "option": own_ask.options[0]})
                await attacker.send(wire, request("POST", f"{path}/moves", body, token))
            await attacker.send(wire, request("GET", f"{path}/replay?at=0", token=token))

    await attacker.without_end(attack)


async def talk(attacker: Attacker) -> None:
    """Chat, names and reports, as long as may be."""
    numbers = count()

    async def attack(wire: Wire) -> None:
        made = await attacker.begin(wire)
        if made is None:
            return
        path, token = f"/api/matches/{made['id']}", made["seats"][0]["token"]
        say = request("POST", f"{path}/chat", msgspec.json.encode({"text": "\u4e16" * 2000}), made["host_token"])
        report = request("POST", f"{path}/report", msgspec.json.encode({"note": "\u00e9" * 2000}), made["host_token"])
        for _ in range(50):
            name = msgspec.json.encode({"name": f"{next(numbers):040}"})
            claimed = await attacker.send(wire, request("POST", f"{path}/claim", name, token))
            if claimed.status == 200:
                token = msgspec.json.decode(claimed.body)["token"] or token
            await attacker.send(wire, say)
            await attacker.send(wire, report)

    await attacker.without_end(attack)


async def undo(attacker: Attacker) -> None:
    """Choices that are taken back and made again."""

    async def attack(wire: Wire) -> None:
        made = await attacker.begin(wire)
        if made is None:
            return
        path, tokens = f"/api/matches/{made['id']}", list[str]()
        for number, seat in enumerate(made["seats"]):
            wish = request("POST", f"{path}/claim", b'{"name":"Person %d"}' % number, seat["token"])
            claimed = await attacker.send(wire, wish)
            if claimed.status != 200:
                return
            tokens.append(msgspec.json.decode(claimed.body)["token"])
        answer = await attacker.send(wire, request("GET", path, token=tokens[0]))
        while answer.status in (200, *PASSING):
            if answer.status != 200:
                answer = await attacker.send(wire, request("GET", path, token=tokens[0]))
                continue
            shown = SHOWN.decode(answer.body)
            if not shown.asks:
                return
            own = next((ask for ask in shown.asks if ask.seat == shown.seat), None)
            if own is None:
                answer = await attacker.send(wire, request("GET", path, token=tokens[shown.asks[0].seat]))
                continue
            answer = await choose_twice(wire, path, tokens[own.seat], shown, own.options[-1])

    async def choose_twice(wire: Wire, path: str, token: str, shown: Shown, option: list[str | int]) -> Answer:
        """Choose, take it back if that is allowed, and choose again."""
        body = msgspec.json.encode({"seq": shown.seq, "option": option})
        answer = await attacker.send(wire, request("POST", f"{path}/moves", body, token))
        if answer.status != 200:
            return answer
        seen = SHOWN.decode(answer.body).seq
        taken = await attacker.send(wire, request("POST", f"{path}/undo", b'{"seq":%d}' % seen, token))
        if taken.status != 200:
            return await attacker.send(wire, request("GET", path, token=token))
        body = msgspec.json.encode({"seq": SHOWN.decode(taken.body).seq, "option": option})
        return await attacker.send(wire, request("POST", f"{path}/moves", body, token))

    await attacker.without_end(attack)


KINDS: Final[dict[str, Callable[[Attacker], Coroutine[Any, Any, None]]]] = {
    kind.__name__: kind for kind in (idle, heads, bodies, sockets, large, bots, analyses, components, heavy, talk, undo)
}


# -- the process -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def attacked(port: int, kind: str) -> AsyncIterator[dict[str, int]]:
    """Somebody attacks meanwhile; in the end the answer is filled with what the attacker was answered."""
    command = [sys.executable, "-m", "tools.bench_attack", kind, str(port)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, cwd=CHECKOUT)
    assert process.stdout is not None
    answered: dict[str, int] = {}
    try:
        if await asyncio.wait_for(process.stdout.readline(), PATIENCE_S) != READY:
            raise RuntimeError(f"the attacker ({kind}) did not begin")
        yield answered
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        said = await process.stdout.read()
        await process.wait()
    answered |= msgspec.json.decode(said, type=dict[str, int])


async def _attack(kind: str, port: int) -> Counter[str]:
    attacker = Attacker(port)
    task = asyncio.create_task(KINDS[kind](attacker))
    over = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, over.set)
    waiting = [asyncio.create_task(event.wait()) for event in (attacker.begun, over)]
    await asyncio.wait([task, *waiting], return_when=asyncio.FIRST_COMPLETED)
    if not task.done():
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()
        await asyncio.wait([task, waiting[1]], return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        await task  # an attack that has ended has failed
    return +attacker.answered  # as it is now: what is still open is closed in a moment


def main() -> None:
    """Attack until told to stop."""
    os.nice(NICE)
    descriptors(FILES)
    answered = uvloop.run(_attack(sys.argv[1], int(sys.argv[2])))
    sys.stdout.buffer.write(msgspec.json.encode(answered))


if __name__ == "__main__":
    main()
