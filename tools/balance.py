"""Games of a bot among its like: how long they last, and which components are taken, used and owned by winners.

python -m tools.balance hyperborea [--games 100] [--bot greedy] [--seed 0] [--workers 2] [--json]

Games go round all numbers of seats and all settings that the fuzzer plays. `lift` compares how often the owners of a
component won with how often any player wins at such a table: 1 is neutral, and with few owners it means little.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from statistics import mean
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from gobelin.bots import bot_move, make_bot
from gobelin.kernel import Match, find_game
from tools.fuzz import jobs, samples

EVENTS = {"hyperborea": ("acquired", "activated"), "imperial_settlers": ("built", "activated")}
"""The events, with a seat and a component, that tell of taking and of using one."""


class Played(NamedTuple):
    """One game: its table, how long it was, who won, and what each seat took and used."""

    settings: str
    seats: int
    turns: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    taken: list[Counter[str]]
    used: list[Counter[str]]


def play(bot: str, job: tuple[str, int, int, int]) -> Played:
    """Play one game and read its events."""
    name, number, seats, seed = job
    game, settings = find_game(name), samples(name)[number]
    match: Match[Any] = Match.new(game, settings, [bot] * seats, seed)
    bots = [make_bot(bot, seed, seat) for seat in range(seats)]
    while match.ask is not None:
        asked = next(iter(match.asks))
        bot_move(match, asked, bots[asked])
    assert match.result is not None
    taking, using = EVENTS[game.name]
    taken: list[Counter[str]] = [Counter() for _ in range(seats)]
    used: list[Counter[str]] = [Counter() for _ in range(seats)]
    for told in match.events(None):
        for verb, counts in ((taking, taken), (using, used)):
            if told.verb == verb:
                counts[int(told.args[0])][str(told.args[1])] += 1
    values, default = msgspec.to_builtins(settings), msgspec.to_builtins(game.settings())
    words = ", ".join(f"{key} {value}" for key, value in values.items() if value != default[key])
    result = match.result
    turns = game.turn(match.state)
    return Played(words, seats, turns, len(match.entries), result.scores, tuple(result.winners), taken, used)


def lengths(games: Iterable[Played]) -> list[dict[str, Any]]:
    """Rounds, decisions and scores of each kind of table."""
    tables: dict[tuple[str, int], list[Played]] = defaultdict(list)
    for game in games:
        tables[game.settings, game.seats].append(game)
    return [
        {
            "settings": settings or "default",
            "seats": seats,
            "games": len(played),
            "rounds": round(mean(game.turns / seats for game in played), 1),
            "longest": round(max(game.turns / seats for game in played), 1),
            "decisions": round(mean(game.decisions for game in played)),
            "score": round(mean(score for game in played for score in game.scores), 1),
            "winner": round(mean(max(game.scores) for game in played), 1),
        }
        for (settings, seats), played in sorted(tables.items())
    ]


def components(games: Sequence[Played]) -> list[dict[str, Any]]:
    """How often each component was taken and used, and how its owners did; the most taken first."""
    taken: Counter[str] = Counter()
    used: Counter[str] = Counter()
    won: Counter[str] = Counter()
    fair: defaultdict[str, float] = defaultdict(float)
    for game in games:
        for seat in range(game.seats):
            for item in game.taken[seat]:
                taken[item] += 1
                used[item] += game.used[seat][item]
                won[item] += seat in game.winners
                fair[item] += len(game.winners) / game.seats
    return [
        {
            "component": item,
            "taken": number,
            "uses": round(used[item] / number, 2),
            "lift": round(won[item] / fair[item], 2),
        }
        for item, number in taken.most_common()
    ]


def show(rows: Sequence[dict[str, Any]], console: Console) -> None:
    """Rows as a table."""
    table = Table(*rows[0])
    for row in rows:
        table.add_row(*map(str, row.values()))
    console.print(table)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[name.replace("_", "-") for name in EVENTS])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    work = [job[:4] for job in jobs(game, given.games, given.seed, 0)]
    console = Console(stderr=given.json)
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        coming = pool.imap_unordered(partial(play, given.bot), work)
        played = list(track(coming, total=len(work), console=console, transient=True))
    report = {"lengths": lengths(played), "components": components(played)}
    if given.json:
        Console().print_json(json.dumps(report))
    else:
        for rows in report.values():
            show(rows, console)


if __name__ == "__main__":
    main()
