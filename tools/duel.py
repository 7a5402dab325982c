"""Two bots against each other: who wins how often, and with how many points.

Run as `python -m tools.duel GAME BOT BOT [--games 100] [--seats 2] [--target SHARE]` from a checkout. Games come in
pairs of the same seed and settings in which the bots change places. Settings that name something for each seat, such as
factions, run through all their arrangements from pair to pair, unless `--set` says otherwise. With a target the duel is
a sequential test: it ends after the first pair whose 95 % interval for the first bot's share leaves the target out. The
interval is that of a fixed number of games: who looks after every pair sees it leave the target out more often.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from statistics import mean
from time import perf_counter
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from gobelin.bots import make_bot
from gobelin.bots.processes import serve, stop_pool
from gobelin.kernel import Game, GobelinError, Rng, Settings, find_game
from gobelin.lab.statistics import interval
from gobelin.simulate import Outcome, Plan, play_game

FEWEST = 10
"""Games before a sequential test may end."""


@dataclass(frozen=True)
class Duel:
    """The games of a duel: seat after seat the bots alternate, and from game to game they change places."""

    plan: Plan
    arrangements: tuple[Settings, ...]

    def game(self, number: int) -> Plan:
        """The plan of one game: pairs share seed and settings, and the bots begin at the other one."""
        pair = number // 2
        first, second = self.plan.bots
        bots = (first, second) if number % 2 == 0 else (second, first)
        settings = self.arrangements[pair % len(self.arrangements)]
        return replace(self.plan, settings=settings, bots=bots, seed=self.plan.seed + pair, games=1)

    def play(self, number: int) -> Outcome:
        """Play one game."""
        return play_game(self.game(number), 0)


def arrangements(game: Game[Any], settings: Settings, fixed: Sequence[str], seats: int) -> tuple[Settings, ...]:
    """The settings, with every arrangement over the seats of the fields that name one thing for each seat."""
    found = [settings]
    for field in msgspec.inspect.type_info(game.settings).fields:  # type: ignore[attr-defined]
        kind = field.type.type if isinstance(field.type, msgspec.inspect.Metadata) else field.type
        if field.name in fixed or not isinstance(kind, msgspec.inspect.VarTupleType):
            continue
        if isinstance(kind.item_type, msgspec.inspect.LiteralType):
            orders = list(itertools.permutations(kind.item_type.values, seats))
            found = [msgspec.structs.replace(s, **{field.name: order}) for s in found for order in orders]
    return tuple(found)


def is_decided(duel: Duel, outcomes: Sequence[Outcome], target: float) -> bool:
    """Whether the pairs so far show that the first bot's share lies above or below the target."""
    if len(outcomes) % 2 or len(outcomes) < FEWEST:
        return False
    low, high = figures(duel, outcomes, 0.0)["bots"][0]["interval"]
    return not low <= target <= high


def figures(duel: Duel, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """What the duel has shown, by documented names."""
    bots = []
    for side, bot in enumerate(duel.plan.bots):
        won, games, scores = 0.0, 0, list[int]()
        for number, outcome in enumerate(outcomes):
            if outcome.result is not None:
                mine = [seat for seat in range(duel.plan.seats) if (seat + number) % 2 == side]
                winners = outcome.result.winners
                won += sum(seat in mine for seat in winners) / max(1, len(winners))
                scores += [outcome.result.scores[seat] for seat in mine]
                games += 1
        bots.append(
            {
                "bot": bot,
                "won": round(won, 2),
                "share": round(won / games, 4) if games else None,
                "interval": [round(bound, 4) for bound in interval(won, games)],
                "mean_score": round(mean(scores), 2) if scores else None,
            }
        )
    decisions = sum(outcome.decisions for outcome in outcomes)
    return {
        "game": duel.plan.game,
        "seats": duel.plan.seats,
        "seed": duel.plan.seed,
        "games": len(outcomes),
        "bots": bots,
        "decisions_per_second": round(decisions / seconds, 1) if seconds else None,
        "errors": [outcome.error for outcome in outcomes if outcome.error is not None],
    }


def show(report: dict[str, Any], console: Console) -> None:
    """The figures as a table."""
    table = Table(title="{game}, {seats} seats, {games} games from seed {seed}".format(**report))
    for column in ("bot", "won", "share", "95 %", "mean score"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in report["bots"]:
        low, high = row["interval"]
        share = "-" if row["share"] is None else f"{row['share']:.1%}"
        table.add_row(row["bot"], f"{row['won']:g}", share, f"{low:.1%} to {high:.1%}", str(row["mean_score"]))
    console.print(table)
    console.print(f"{report['decisions_per_second']} decisions per second")
    for error in report["errors"]:
        console.print(error, style="red")


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play, report."""
    parser = argparse.ArgumentParser(prog="python -m tools.duel", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot", nargs=2)
    parser.add_argument("--games", type=_count, default=100)
    parser.add_argument("--seats", type=_count, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=_count, default=1)
    parser.add_argument("--target", type=float, help="stop when the first bot's share is known to be above or below")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    try:
        duel = agreed(given)
    except GobelinError as error:
        parser.error(str(error))
    start = perf_counter()
    console = Console(stderr=given.json)
    outcomes: list[Outcome] = []
    pool = ProcessPoolExecutor(given.workers, multiprocessing.get_context("spawn"), serve)
    try:
        coming = pool.map(duel.play, range(given.games))
        for outcome in track(coming, total=given.games, console=console, transient=True):
            outcomes.append(outcome)
            if given.target is not None and is_decided(duel, outcomes, given.target):
                break
    finally:
        stop_pool(pool)
    report = figures(duel, outcomes, perf_counter() - start)
    if given.json:
        Console().print_json(json.dumps(report))
    else:
        show(report, console)


def agreed(given: argparse.Namespace) -> Duel:
    """The duel that the command line asks for; GobelinError where there is no such one."""
    game = find_game(given.game)
    chosen = {name: _value(text) for name, _, text in (pair.partition("=") for pair in given.set)}
    settings = game.read_settings(chosen, strict=False)
    for bot in given.bot:
        make_bot(bot, 0, 0)
    game.check_seats(settings, ["person"] * given.seats)
    game.setup(settings, given.seats, Rng.from_seed(0))
    plan = Plan(game.name, settings, given.seats, tuple(given.bot), given.seed, given.games)
    return Duel(plan, arrangements(game, settings, list(chosen), given.seats))


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def _value(text: str) -> object:
    """A list where commas are, else the text."""
    return text.split(",") if "," in text else text


if __name__ == "__main__":
    main()
