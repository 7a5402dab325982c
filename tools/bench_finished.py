"""What finished matches leave behind in the memory of the server.

Each is a short game between two persons who come from an address of their own; one of them has a live socket.
"""

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

import uvloop

from tools.bench_load import AT_ONCE, SHOWN, Lines, Refused, Server, begin, client_address, connected, running

GAME: Final = "gauntlet"
READINGS: Final = 10
KEPT_SHARE: Final = 10
"""The server keeps at most this part of all matches in memory, and never more than by default: it is full early."""
KEPT: Final = 2000


class Grown(NamedTuple):
    """The memory of a server while matches end."""

    readings: list[tuple[int, int]]
    """How many have ended, and KiB then."""

    @property
    def kib_per_match(self) -> float:
        """What a match leaves behind, in the second half."""
        ended = self.readings[-1][0]
        (first, before), (last, after) = (
            next(found for found in self.readings if found[0] * 2 >= ended),
            self.readings[-1],
        )
        return (after - before) / (last - first) if last > first else 0.0


async def play_to_the_end(lines: Lines, number: int) -> None:
    """One match, by chance."""
    rng = random.Random(number)
    game = await begin(lines, client_address(number), GAME, rounds=1)
    path, wire = f"/api/matches/{game.id}", await connected(lines.port, game, game.tokens[0])
    try:
        answer = await lines.ask("GET", path, game.tokens[0], client=game.client)
        while (shown := SHOWN.decode(answer)).asks:
            own = next((ask for ask in shown.asks if ask.seat == shown.seat), None)
            if own is None:
                answer = await lines.ask("GET", path, game.tokens[shown.asks[0].seat], client=game.client)
                continue
            body = {"seq": shown.seq, "option": rng.choice(own.options)}
            answer = await lines.ask("POST", f"{path}/moves", game.tokens[own.seat], body, game.client)
    finally:
        wire.transport.abort()


async def _run(server: Server, count: int) -> Grown:
    lines, readings, done = Lines(server.port), list[tuple[int, int]](), 0
    numbers = iter(range(count))

    async def one_after_the_other() -> None:
        nonlocal done
        for number in numbers:
            await play_to_the_end(lines, number)
            done += 1
            if done * READINGS % count < READINGS:
                readings.append((done, server.rss_kib))

    await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))
    if done != count:
        raise Refused(f"{done} of {count} matches came to their end")
    return Grown(readings)


def bring_to_an_end(count: int) -> Grown:
    """Play so many matches, and read the memory at every tenth part of them."""
    with tempfile.TemporaryDirectory(prefix="gobelin-bench-") as folder:
        kept = str(min(KEPT, max(1, count // KEPT_SHARE)))
        with running(Path(folder), GOBELIN_LIVE_MATCHES=kept) as server:
            return uvloop.run(_run(server, count))
