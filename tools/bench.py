"""How fast the games are: beside Catanatron's random players in the same run, and against the project's goals.

Run as `python -m tools.bench` from a checkout with the extras `bench` and `envs`. Only real choices count, on both
sides: decisions with two or more options. Yardstick and games take turns in short rounds, and each ratio is the median
of the rounds' own, since timings drift.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from gobelin.kernel import find_game, game_names
from tools.bench_bots import measure_bots
from tools.bench_envs import measure_envs
from tools.bench_games import (
    Effort,
    PlayOne,
    Setting,
    catan_game,
    fast_game,
    measure_game,
    measure_rates,
    recorded_game,
)
from tools.bench_kernel import measure_clone_us, measure_overhead_us

OUTPUT = Path(__file__).parent.parent / "build" / "bench.json"


OBSERVED = [name for name in game_names() if find_game(name).encode is not None]
"""The games whose environments show more than a mask."""
DEFAULT = Effort(rounds=15, window_s=1.0, games=100)
QUICK = Effort(rounds=3, window_s=0.3, games=15)


@dataclass(frozen=True)
class Goal:
    """A figure to reach: at least or at most a value."""

    value: float
    at_least: bool = False

    def is_reached(self, figure: float) -> bool:
        """Whether the figure lies on the right side of the goal."""
        return figure >= self.value if self.at_least else figure <= self.value

    def __str__(self) -> str:
        return f"{'≥' if self.at_least else '≤'} {self.value:g}"


GOALS = {
    "kernel.overhead_us": Goal(5),
    "kernel.clone_us": Goal(25),
    "imperial_settlers.ratio": Goal(5, at_least=True),
    "imperial_settlers.clone_us": Goal(25),
    "imperial_settlers.replay_ms": Goal(40),
    "imperial_settlers.options_p999_ms": Goal(1),
    "tapestry.ratio": Goal(5, at_least=True),
    "tapestry.clone_us": Goal(25),
    "tapestry.options_p999_ms": Goal(1),
    "hyperborea.ratio": Goal(5, at_least=True),
    "hyperborea.clone_us": Goal(25),
    "hyperborea.options_p999_ms": Goal(1),
    "inventions.ratio": Goal(5, at_least=True),
    "inventions.clone_us": Goal(25),
    "inventions.options_p999_ms": Goal(1),
    **{f"{game}.policy_decisions_per_second": Goal(2000, at_least=True) for game in OBSERVED},
    **{f"{game}.network_us": Goal(60) for game in OBSERVED},
    **{f"{game}_env.mask_ratio": Goal(2) for game in OBSERVED},
    **{f"{game}_env.observation_ratio": Goal(4) for game in OBSERVED},
}


def measure(settings: Sequence[Setting], effort: Effort) -> dict[str, Any]:
    """All figures, as they are written to the file."""
    players: dict[str, PlayOne] = {"yardstick": catan_game}
    for setting in settings:
        players[f"fast {setting.game.name}"] = partial(fast_game, setting)
        players[f"recorded {setting.game.name}"] = partial(recorded_game, setting)
    rates = measure_rates(players, effort)
    yardstick = rates["yardstick"]
    games = {}
    for setting in settings:
        name = setting.game.name
        figures = measure_game(setting, yardstick, rates[f"fast {name}"], rates[f"recorded {name}"], effort)
        games[name] = asdict(figures) | measure_bots(name, max(2, effort.games // 10))
    return {
        "yardstick": {"catanatron_real_decisions_per_second": median(rate.decisions for rate in yardstick)},
        "games": games,
        "kernel": {
            "overhead_us": measure_overhead_us(Setting.default("gauntlet"), effort),
            "clone_us": measure_clone_us(effort),
        },
        "envs": measure_envs(
            [setting.game.name for setting in settings if setting.game.name in OBSERVED],
            effort.rounds,
            effort.window_s / 3,
        ),
    }


def parts_of(figures: dict[str, Any]) -> dict[str, dict[str, float]]:
    """The figures by what they are of, as goals name them."""
    return {"yardstick": figures["yardstick"], **figures["games"], "kernel": figures["kernel"], **figures["envs"]}


def missed(figures: dict[str, Any]) -> list[str]:
    """The figures that have been measured and do not reach their goal."""
    measured = {f"{part}.{key}": value for part, values in parts_of(figures).items() for key, value in values.items()}
    return [name for name, value in measured.items() if name in GOALS and not GOALS[name].is_reached(value)]


def show(figures: dict[str, Any], console: Console) -> None:
    """The figures as a table, with goals beside them."""
    table = Table("", "figure", "value", "goal", "")
    table.columns[2].justify = "right"
    for part, values in parts_of(figures).items():
        for key, value in values.items():
            goal = GOALS.get(f"{part}.{key}")
            verdict = "" if goal is None else "[green]reached" if goal.is_reached(value) else "[red]not reached"
            table.add_row(part, key, f"{value:,.3g}" if value < 100 else f"{value:,.0f}", str(goal or ""), verdict)
        table.add_section()
    console.print(table)


def main() -> None:
    """Measure, show and write down."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a few seconds, for a first impression")
    parser.add_argument(
        "--games", nargs="+", metavar="NAME", default=game_names(), help="default: every installed game"
    )
    parser.add_argument("--strict", action="store_true", help="end with status 1 where a goal is not reached")
    args = parser.parse_args()
    figures = measure([Setting.default(name) for name in args.games], QUICK if args.quick else DEFAULT)
    show(figures, Console())
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(figures, indent=2) + "\n")
    if args.strict and (failed := missed(figures)):
        raise SystemExit(f"not reached: {', '.join(failed)}")


if __name__ == "__main__":
    main()
