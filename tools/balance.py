"""Games of a bot among its like: how long they last, and which components are taken, used and owned by winners.

python -m tools.balance hyperborea [--games 100] [--bot greedy] [--chance TOPIC ...] [--seed 0] [--workers 2] [--json]
python -m tools.balance tapestry --games 1000 --bot prior --preset everything --seats 5 --chance civilization

Games go round all numbers of seats and all settings that the fuzzer plays, unless a preset and seats are given. `taken`
counts the seats that ever took a component, `uses` and `points` are an owner's mean. `lift` compares how often the
owners of a component won with how often any player wins at such a table: 1 is neutral, and `spread` is how far off
chance alone takes it, two times in three. `lead` is by how many points owners were ahead of the others at their table
on the average, give or take `lead_95` nineteen times in twenty. A bot that goes by the worth of a component says
nothing about that worth by what it takes, nor does one that takes the first of what looks alike: the questions of
`--chance` are answered by chance instead.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from gobelin.bots import bot_move, make_bot
from gobelin.games.inventions.loading import BOX, FILES
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Match, Settings, find_game
from tools.fuzz import jobs, samples


class Look(NamedTuple):
    """Where to look for components: events by their verb, with the place of the component behind the seat's."""

    taking: Mapping[str, int]
    using: Mapping[str, int]
    dealt: Callable[[Any, int], Iterable[str]] = lambda state, seat: ()
    """What a seat held at the end that no event tells of."""
    called: Callable[[Any, str], str] = lambda state, component: component
    """What a component counts as."""
    source: Callable[[str], str] = str
    """What a reason for points is counted as."""


def block_of(why: str) -> str:
    """The components of Inventions that a reason for points is one of."""
    return next((name for name in FILES.blocks if name != "influence_levels" and why in getattr(BOX, name)), why)


def tapestry_things(state: TapestryState, seat: int) -> Iterator[str]:
    """What lies before a player of Tapestry at the end."""
    player = state.players[seat]
    yield player.capital
    yield player.landmark_card
    yield from (mat.id for mat in player.mats)
    yield from (card for stack in player.tapestries for card in stack)
    for things in (*player.techs, player.landmarks, player.explored, player.inspired):
        yield from things
    yield from (*player.masterpieces, *player.used_masterpieces)


LOOKS = {
    "tapestry": Look(
        {},
        {"played": 1, "reacted": 1, "charm": 1, "upgraded": 1, "exhibited": 1},
        dealt=lambda state, seat: filter(None, tapestry_things(state, seat)),
    ),
    "hyperborea": Look({"acquired": 1}, {"activated": 1}),
    "imperial_settlers": Look({"built": 1}, {"activated": 1}),
    "inventions": Look(
        {"claimed": 2, "presented": 2, "pillar": 1, "placed": 2}  # a region, an action, a hex
        | dict.fromkeys(("invented", "took_tile", "prosperity", "influence_tile", "eureka", "era_box"), 1),
        {"claimed": 2, "presented": 2} | dict.fromkeys(("performs", "chained", "used_economy", "sent", "recalled"), 1),
        dealt=lambda state, seat: (*state.players[seat].goals.items, *state.players[seat].inventions),
        called=lambda state, name: state.regions[name].specialist if name in state.regions else name,
        source=block_of,
    ),
}


class Played(NamedTuple):
    """One game: its table, how long it was, who won, what each seat took and used, and what its points came from."""

    settings: str
    seats: int
    turns: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    taken: list[Counter[str]]
    used: list[Counter[str]]
    points: list[Counter[str]]


def play(bot: str, by_chance: Sequence[str], job: tuple[str, Settings, int, int]) -> Played:
    """Play one game and read its events."""
    name, settings, seats, seed = job
    game = find_game(name)
    match: Match[Any] = Match.new(game, settings, [bot] * seats, seed)
    bots, rng = [make_bot(bot, seed, seat) for seat in range(seats)], random.Random(seed)
    while match.ask is not None:
        asked, ask = next(iter(match.asks.items()))
        if ask.topic in by_chance:
            match.choose(rng.choice(ask.options), asked, "bot")
        else:
            bot_move(match, asked, bots[asked])
    assert match.result is not None
    look = LOOKS[game.name]
    taken = [Counter(look.dealt(match.state, seat)) for seat in range(seats)]
    used: list[Counter[str]] = [Counter() for _ in range(seats)]
    points: list[Counter[str]] = [Counter() for _ in range(seats)]
    for verb, args in ((told.verb, told.args) for told in match.events(None)):
        if not args or args[0] not in range(seats):  # nobody's, or an automated player's
            continue
        seat = int(args[0])
        for places, counts in ((look.taking, taken), (look.using, used)):
            if verb in places:
                counts[seat][look.called(match.state, str(args[places[verb]]))] += 1
        if verb == "scored":
            points[seat][str(args[2])] += int(args[1])
    values, default = msgspec.to_builtins(settings), msgspec.to_builtins(game.settings())
    words = ", ".join(f"{key} {value}" for key, value in values.items() if value != default[key])
    result = match.result
    turns = game.turn(match.state)
    return Played(words, seats, turns, len(match.entries), result.scores, tuple(result.winners), taken, used, points)


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
    points: Counter[str] = Counter()
    won: Counter[str] = Counter()
    fair: defaultdict[str, float] = defaultdict(float)
    chance: defaultdict[str, float] = defaultdict(float)
    leads: defaultdict[str, list[float]] = defaultdict(list)
    for game in games:
        if game.seats == 1:  # nobody to be better than
            continue
        share = len(game.winners) / game.seats
        for seat in range(game.seats):
            for item in game.taken[seat]:
                taken[item] += 1
                used[item] += game.used[seat][item]
                points[item] += game.points[seat][item]
                won[item] += seat in game.winners
                fair[item] += share
                chance[item] += share * (1 - share)
                leads[item].append((game.scores[seat] * game.seats - sum(game.scores)) / (game.seats - 1))
    return [
        {
            "component": item,
            "taken": number,
            "uses": round(used[item] / number, 2),
            "points": round(points[item] / number, 1),
            "lift": round(won[item] / fair[item], 2),
            "spread": round(sqrt(chance[item]) / fair[item], 2),
            "lead": round(mean(leads[item]), 1),
            "lead_95": round(1.96 * stdev(leads[item]) / sqrt(number), 1) if number > 1 else None,
        }
        for item, number in taken.most_common()
    ]


def sources(games: Sequence[Played], source: Callable[[str], str]) -> list[dict[str, Any]]:
    """What points come from: their share of all points, and what a seat and a winner made of it; the most first."""
    all_: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    for game in games:
        for seat in range(game.seats):
            for why, points in game.points[seat].items():
                all_[source(why)] += points
                if seat in game.winners:
                    winners[source(why)] += points
    seats, winning = sum(game.seats for game in games), sum(len(game.winners) for game in games)
    return [
        {
            "points from": why,
            "share": f"{points / all_.total():.0%}",
            "seat": round(points / seats, 1),
            "winner": round(winners[why] / winning, 1),
        }
        for why, points in all_.most_common()
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
    parser.add_argument("game", choices=[name.replace("_", "-") for name in LOOKS])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--chance", nargs="+", metavar="TOPIC", default=[])
    parser.add_argument("--preset", help="play with these settings alone")
    parser.add_argument("--seats", type=int, help="together with the preset")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    if bool(given.preset) != bool(given.seats):
        parser.error("a preset and a number of seats go together")
    if given.preset:
        values = next((dict(preset.settings) for preset in game.form.presets if preset.id == given.preset), None)
        if values is None:
            parser.error(f"the presets are: {', '.join(preset.id for preset in game.form.presets)}")
        settings = game.read_settings(values)
        work = [(game.name, settings, given.seats, given.seed + number) for number in range(given.games)]
    else:
        tables = samples(game.name)
        work = [(game.name, tables[job[1]], job[2], job[3]) for job in jobs(game, given.games, given.seed, 0)]
    console = Console(stderr=given.json)
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        coming = pool.imap_unordered(partial(play, given.bot, given.chance), work)
        played = list(track(coming, total=len(work), console=console, transient=True))
    report = {
        "lengths": lengths(played),
        "sources": sources(played, LOOKS[game.name].source),
        "components": components(played),
    }
    if given.json:
        Console().print_json(json.dumps(report))
    else:
        for rows in report.values():
            show(rows, console)


if __name__ == "__main__":
    main()
