"""How fast the server is: many matches with live sockets, moves at a fixed rate, and finished games opened cold.

Run as `python -m tools.bench_server` from a checkout. The server is a real one, in a process of its own, with SQLite in
a folder that is thrown away; this process opens the matches and plays them over loopback. Moves are due at fixed
times, whether or not the server keeps up, and a move's time counts from the moment it was due to its acknowledgement:
what waits in a queue is not forgotten. At the end the server is killed, and the database has to hold every move that
was acknowledged.

With `--attack` somebody attacks the server meanwhile, in one run for each kind of attack; with `--finished` the memory
of the server is watched while many matches come to their end.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from gobelin.bots import bot_move, make_bot
from gobelin.kernel import Match, Record
from tools.bench import Goal
from tools.bench_attack import KINDS, attacked
from tools.bench_finished import Grown, bring_to_an_end
from tools.bench_games import quantile
from tools.bench_load import GAME, SEATS, Lines, Load, Refused, Server, client_address, count_lost, running

BUILD = Path(__file__).parent.parent / "build"
SETTLE_S: Final = 1.0
"""How long the server is left alone before its memory is read."""
ATTACK_S: Final = 30.0
"""How long each attack goes on, where nothing else is said."""


class Effort(NamedTuple):
    """How much to ask of the server."""

    matches: int
    rate: float
    """Moves a second."""
    seconds: float
    cold: int
    """Finished games to open."""
    games: int
    """Different ones among them."""


DEFAULT = Effort(matches=1000, rate=300, seconds=120, cold=300, games=20)
QUICK = Effort(matches=20, rate=20, seconds=10, cold=30, games=5)


@dataclass
class Figures:
    """What is measured."""

    matches: int
    sockets: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    lost_moves: int
    kib_per_idle_match: float
    cold_open_p99_ms: float


@dataclass
class Attacked:
    """What is measured while somebody attacks."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    refused_moves: int
    lost_moves: int
    longest_block_ms: float
    """Of the event loop, and how long it was before the attack."""
    block_before_ms: float
    answered: dict[str, int]
    """What the attacker was answered, and how often."""


MOVES = Goal(DEFAULT.rate * 0.995, at_least=True)  # the last acknowledgements come after the end
GOALS = {
    "matches": Goal(DEFAULT.matches, at_least=True),
    "sockets": Goal(DEFAULT.matches * SEATS, at_least=True),
    "moves_per_second": MOVES,
    "p50_ms": Goal(10),
    "p99_ms": Goal(30),
    "lost_moves": Goal(0),
    "kib_per_idle_match": Goal(1024),
    "cold_open_p99_ms": Goal(100),
}
"""On two cores, with this process on them too."""
GOALS_ATTACKED = {
    "moves_per_second": MOVES,
    "p99_ms": Goal(100),
    "refused_moves": Goal(0),
    "lost_moves": Goal(0),
    "longest_block_ms": Goal(20),
}
GOALS_FINISHED = {"kib_per_match": Goal(0.1)}


# -- the load alone ----------------------------------------------------------------------------------------------------


def finished_game(seed: int) -> Record:
    """A game of four, played by bots."""
    match: Match[Any] = Match.new(GAME, None, ["greedy", "random", "greedy", "random"], seed)
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(match.seats)]
    while (ask := match.ask) is not None:
        bot_move(match, ask.seat, bots[ask.seat])
    return match.record


async def bring(lines: Lines, records: Sequence[Record], count: int) -> list[tuple[str, str]]:
    """Let the server keep finished games, the same ones again and again as matches of their own; ids and tokens."""
    brought = []
    for number in range(count):
        body = {"record": json.loads(records[number % len(records)].to_json())}
        answer = await lines.ask("POST", "/api/matches/import", body=body, client=client_address(number))
        made = msgspec.json.decode(answer)
        brought.append((made["id"], made["host_token"]))
    return brought


async def cold_opens_ms(lines: Lines, matches: Sequence[tuple[str, str]]) -> list[float]:
    """How long it takes to open matches that are only in the database, one after the other.

    The first is opened beforehand, uncounted: a server that has just started reads the game's components once.
    """
    took = []
    for number, (match_id, token) in enumerate(matches):
        start = time.perf_counter()
        await lines.ask("GET", f"/api/matches/{match_id}", token, client=client_address(number))
        took.append((time.perf_counter() - start) * 1000)
    return took[1:]


class Measured(NamedTuple):
    """The figures, and what has to be said beside them."""

    figures: Figures
    remarks: list[str]


async def measure_load(server: Server, effort: Effort, seed: int) -> tuple[Load, float]:
    """Open everything, play, and weigh the server; the load, and KiB per match."""
    load = Load(Lines(server.port))
    async with AsyncExitStack() as stack:
        await load.open_all(2, stack)  # whatever is loaded once is loaded now
        await asyncio.sleep(SETTLE_S)
        before = server.rss_kib
        await load.open_all(effort.matches - len(load.games), stack)
        opened = server.rss_kib
        await load.run(effort.rate, effort.seconds, random.Random(seed))
        await asyncio.sleep(SETTLE_S)
        grown = max(opened, server.rss_kib) - before
    return load, grown / (effort.matches - 2)


def measure(effort: Effort, seed: int = 0) -> Measured:
    """All figures."""
    records = [finished_game(seed) for seed in range(effort.games)]
    with tempfile.TemporaryDirectory(prefix="gobelin-bench-") as folder:
        data = Path(folder)
        with running(data) as server:
            load, kib = uvloop.run(measure_load(server, effort, seed))
        lost = count_lost(data, load.acknowledged)
        with running(data) as server:
            finished = uvloop.run(bring(Lines(server.port), records, effort.cold + 1))
        with running(data) as server:
            cold_ms = uvloop.run(cold_opens_ms(Lines(server.port), finished))
    figures = Figures(
        matches=len(load.games),
        sockets=len(load.games) * SEATS,
        moves_per_second=len(load.acknowledged) / load.elapsed_s,
        p50_ms=quantile(load.took_ms, 0.5),
        p99_ms=quantile(load.took_ms, 0.99),
        lost_moves=lost,
        kib_per_idle_match=kib,
        cold_open_p99_ms=quantile(cold_ms, 0.99),
    )
    said = [*remarks(load), f"cold open: p50 {quantile(cold_ms, 0.5):.0f} ms of {len(cold_ms)}"]
    return Measured(figures, said)


def remarks(load: Load) -> list[str]:
    """What the figures do not say by themselves."""
    late, took = load.late_ms, load.took_ms
    said = [
        f"{len(load.acknowledged)} moves in {load.elapsed_s:.1f} s; the slowest took {max(took):.0f} ms",
        f"sent after they were due: p50 {quantile(late, 0.5):.1f} ms, p99 {quantile(late, 0.99):.1f} ms; "
        "this is counted as if the server had taken it",
        f"load of the machine (1 min): {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
    ]
    if quantile(late, 0.99) > quantile(took, 0.99) / 2:
        said.append("the generator did not keep up: the slowest times are its own rather than the server's")
    if load.failures:
        said.append(f"{len(load.failures)} moves were refused, the first: {load.failures[0]}")
    return said


# -- under attack ------------------------------------------------------------------------------------------------------


async def _blocked_ms(lines: Lines) -> float:
    return float(msgspec.json.decode(await lines.ask("GET", "/api/health"))["longest_block_ms"])


async def play_attacked(
    server: Server, kind: str, effort: Effort, seed: int
) -> tuple[Load, dict[str, int], tuple[float, float]]:
    """Play while an attack of this kind goes on: the load, the attacker's answers, the blocks before and after."""
    lines = Lines(server.port)
    load = Load(lines)
    async with AsyncExitStack() as stack:
        await load.open_all(effort.matches, stack)
        before = await _blocked_ms(lines)
        async with attacked(server.port, kind) as answered:
            try:
                await load.run(effort.rate, effort.seconds, random.Random(seed))
            except (Refused, TimeoutError) as error:
                load.failures.append(f"the load came to an end: {error!r}")
        return load, answered, (before, await _blocked_ms(lines))


def measure_attacked(kind: str, effort: Effort, seed: int = 0) -> tuple[Attacked, list[str]]:
    """What the players notice of an attack, on a server of its own; the figures, and remarks."""
    with tempfile.TemporaryDirectory(prefix="gobelin-bench-") as folder:
        data = Path(folder)
        with running(data) as server:
            load, answered, (before, after) = uvloop.run(play_attacked(server, kind, effort, seed))
        lost = count_lost(data, load.acknowledged)
    figures = Attacked(
        moves_per_second=len(load.acknowledged) / load.elapsed_s if load.elapsed_s else 0.0,
        p50_ms=quantile(load.took_ms, 0.5),
        p99_ms=quantile(load.took_ms, 0.99),
        max_ms=max(load.took_ms),
        refused_moves=len(load.failures),
        lost_moves=lost,
        longest_block_ms=after,
        block_before_ms=before,
        answered=answered,
    )
    return figures, remarks(load)


# -- reporting ---------------------------------------------------------------------------------------------------------


def show(figures: Mapping[str, Any], goals: Mapping[str, Goal], said: Sequence[str], console: Console) -> None:
    """The figures as a table, with goals beside them, and the remarks."""
    table = Table("figure", "value", "goal", "")
    table.columns[1].justify = "right"
    for name, value in figures.items():
        goal = goals.get(name)
        verdict = "" if goal is None else "[green]reached" if goal.is_reached(value) else "[red]not reached"
        table.add_row(name, _text(value), "" if goal is None else str(goal), verdict)
    console.print(table)
    for remark in said:
        console.print(f"- {remark}", highlight=False)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return "\n".join(f"{name}: {count:,}" for name, count in sorted(value.items()))
    return f"{value:,.2f}" if isinstance(value, float) else f"{value:,}"


def _write(name: str, figures: Mapping[str, Any]) -> None:
    BUILD.mkdir(exist_ok=True)
    (BUILD / name).write_text(json.dumps(figures, indent=2) + "\n")


def bench_alone(effort: Effort, console: Console) -> None:
    """Nobody but players."""
    measured = measure(effort)
    show(asdict(measured.figures), GOALS, measured.remarks, console)
    _write("bench-server.json", asdict(measured.figures))


def bench_attacked(kinds: Sequence[str], effort: Effort, console: Console) -> None:
    """Each attack on a server of its own; what has been measured is written down after each."""
    found: dict[str, dict[str, Any]] = {}
    for kind in kinds:
        console.print(f"[bold]{kind}[/bold]: {KINDS[kind].__doc__}", highlight=False)
        figures, said = measure_attacked(kind, effort)
        found[kind] = asdict(figures)
        show(found[kind], GOALS_ATTACKED, said, console)
        _write("bench-server-attacked.json", found)


def bench_finished(count: int, console: Console) -> None:
    """The memory of a server in which matches end."""
    grown: Grown = bring_to_an_end(count)
    said = [f"after {at:,} matches: {kib:,} KiB" for at, kib in grown.readings]
    show({"matches": count, "kib_per_match": grown.kib_per_match}, GOALS_FINISHED, said, console)
    _write("bench-server-finished.json", {"kib_per_match": grown.kib_per_match, "readings": grown.readings})


def main() -> None:
    """Measure, show and write down."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench_server", description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="some seconds with few matches, for a first impression")
    parser.add_argument("--attack", action="append", choices=["all", *KINDS], help="play while this attack goes on")
    parser.add_argument("--finished", type=int, metavar="N", help="bring N matches to their end, and watch the memory")
    for name, what in {
        "matches": "open matches, with two sockets each",
        "rate": "moves a second",
        "seconds": "how long to play",
        "cold": "finished games to open",
    }.items():
        parser.add_argument(f"--{name}", type=float if name in ("rate", "seconds") else int, help=what)
    args = parser.parse_args()
    chosen = {name: value for name, value in vars(args).items() if name in Effort._fields and value is not None}
    effort, console = QUICK if args.quick else DEFAULT, Console()
    if args.finished:
        bench_finished(args.finished, console)
    elif args.attack:
        kinds = list(KINDS) if "all" in args.attack else args.attack
        effort = effort._replace(seconds=min(effort.seconds, ATTACK_S))
        bench_attacked(kinds, effort._replace(**chosen), console)
    else:
        bench_alone(effort._replace(**chosen), console)


if __name__ == "__main__":
    main()
