"""How fast the games are: beside Catanatron's random players in the same run, and against the project's goals.

Run as `python -m tools.bench` from a checkout with the extras `bench` and `envs`. Only real choices count, on both
sides: decisions with two or more options. Yardstick and games take turns in short rounds, and each ratio is the median
of the rounds' own, since timings drift.
"""

import argparse
import gc
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, perf_counter_ns
from typing import Any, NamedTuple, TypeVar

from catanatron import Color, RandomPlayer  # type: ignore[import-untyped]
from catanatron import Game as Catan
from rich.console import Console
from rich.table import Table

from gobelin.kernel import (
    CHECKPOINT,
    Ask,
    AskEach,
    Game,
    Match,
    Option,
    Record,
    Rng,
    Rule,
    drive,
    find_game,
    game_names,
)
from gobelin.kernel.driver import is_forced
from tools.bench_envs import measure_envs
from tools.bench_state import settlers_at_checkpoint

T = TypeVar("T")

OUTPUT = Path(__file__).parent.parent / "build" / "bench.json"


OBSERVED = [name for name in game_names() if find_game(name).encode is not None]
"""The games whose environments show more than a mask."""


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
    "imperial_settlers.ratio": Goal(3, at_least=True),
    "imperial_settlers.clone_us": Goal(35),
    "imperial_settlers.replay_ms": Goal(40),
    "imperial_settlers.options_p999_ms": Goal(1),
    "tapestry.ratio": Goal(2, at_least=True),
    "tapestry.clone_us": Goal(35),
    "tapestry.options_p999_ms": Goal(1),
    "hyperborea.ratio": Goal(2, at_least=True),
    "hyperborea.clone_us": Goal(35),
    "hyperborea.options_p999_ms": Goal(1),
    "inventions.ratio": Goal(2, at_least=True),
    "inventions.clone_us": Goal(35),
    "inventions.options_p999_ms": Goal(1),
    **{f"{game}_env.mask_ratio": Goal(2) for game in OBSERVED},
    **{f"{game}_env.observation_ratio": Goal(4) for game in OBSERVED},
}


class Effort(NamedTuple):
    """How long to measure."""

    rounds: int
    window_s: float
    games: int


DEFAULT = Effort(rounds=15, window_s=1.0, games=100)
QUICK = Effort(rounds=3, window_s=0.3, games=15)


class Setting(NamedTuple):
    """One way of playing a game that is measured."""

    game: Game[Any]
    seats: int

    @classmethod
    def default(cls, name: str) -> "Setting":
        """Two seats, or the fewest above that the game allows (a solo game: one), with default settings."""
        game = find_game(name)
        return cls(game, min((seats for seats in game.seats if seats >= 2), default=game.seats[-1]))

    def setup(self, seed: int) -> Any:
        """A state to begin from."""
        return self.game.setup(self.game.settings(), self.seats, Rng.from_seed(seed))

    def match(self, seed: int) -> Match[Any]:
        """A match of bots."""
        return Match.new(self.game, self.game.settings(), ["random"] * self.seats, seed)


@dataclass
class GameFigures:
    """What is measured of one game."""

    real_decisions_per_second: float
    recorded_decisions_per_second: float
    ratio: float
    games_per_second: float
    clone_us: float
    clone_midturn_p95_us: float
    decisions_since_checkpoint_p95: float
    replay_ms: float
    options_p999_ms: float
    options_max_ms: float


class RandomPick:
    """Picks uniformly and counts the real choices: those between two or more options."""

    def __init__(self, seed: int) -> None:
        self.real = 0
        self._random = random.Random(seed).random

    def __call__(self, ask: Ask) -> Option:
        """One of the ask's options."""
        return self.among(ask.options)

    def among(self, options: Sequence[T]) -> T:
        """One of the options."""
        count = len(options)
        if count > 1:
            self.real += 1
        return options[int(self._random() * count)]


# -- rates -----------------------------------------------------------------------------------------------------------

PlayOne = Callable[[int, RandomPick], None]
"""Plays one whole game from a seed."""


class Rate(NamedTuple):
    """What was done in one second."""

    decisions: float
    games: float


def catan_game(seed: int, pick: RandomPick) -> None:
    """One game of Catanatron with two random players."""
    game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed + 1)
    game.play(decide_fn=lambda player, game, actions: pick.among(actions))


def fast_game(setting: Setting, seed: int, pick: RandomPick) -> None:
    """One game without records."""
    game = setting.game
    drive(game.play(setting.setup(seed)), pick, game.worth_asking)


def recorded_game(setting: Setting, seed: int, pick: RandomPick) -> None:
    """One match with digest, events and checkpoints."""
    match = setting.match(seed)
    while (ask := match.ask) is not None:
        match.choose(pick(ask))


def measure_rate(play_one: PlayOne, window_s: float, seeds: Iterator[int]) -> Rate:
    """Play whole games until the time is up."""
    gc.collect()
    pick = RandomPick(next(seeds))
    games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < window_s:
        play_one(next(seeds), pick)
        games += 1
    return Rate(pick.real / elapsed, games / elapsed)


def measure_rates(players: dict[str, PlayOne], effort: Effort) -> dict[str, list[Rate]]:
    """The rates of all players, round by round."""
    rates: dict[str, list[Rate]] = {name: [] for name in players}
    seeds = iter(range(1_000_000_000))
    for play_one in players.values():  # the first games load and warm what is done once
        measure_rate(play_one, 0, seeds)
    for _ in range(effort.rounds):
        for name, play_one in players.items():
            rates[name].append(measure_rate(play_one, effort.window_s, seeds))
    return rates


# -- single moments --------------------------------------------------------------------------------------------------


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def measure_us(action: Callable[[], object]) -> float:
    """How long an action takes; what it returns is freed after the clock has stopped."""
    start = perf_counter_ns()
    made = action()
    elapsed = perf_counter_ns() - start
    del made
    return elapsed / 1000


class Clones(NamedTuple):
    """The times of clones and replays over whole random matches."""

    at_checkpoint_us: list[float]
    anywhere_us: list[float]
    since_checkpoint: list[int]
    replay_ms: list[float]


def measure_matches(setting: Setting, effort: Effort) -> Clones:
    """Clone at every decision of random matches and replay each at its end."""
    clones = Clones([], [], [], [])
    pick = RandomPick(0)
    for seed in range(effort.games):
        match = setting.match(seed)
        while (ask := match.ask) is not None:
            since = len(match.entries) - match.position.snapshot.entries
            took = measure_us(match.clone)
            clones.since_checkpoint.append(since)
            clones.anywhere_us.append(took)
            if since == 0:
                clones.at_checkpoint_us.append(took)
            match.choose(pick(ask))
        clones.replay_ms.append(measure_us(partial(replay, match.record, setting.game)) / 1000)
    return clones


def replay(record: Record, game: Game[Any]) -> Match[Any]:
    """The match of a record."""
    return Match.replay(record, game=game)


def timed(rule: Rule[None], worth_asking: frozenset[str], spans_ns: list[int]) -> Rule[None]:
    """Hand on a rule's questions, noting how long each took to come from the answer before it."""
    answer = None
    spent = 0
    while True:
        start = perf_counter_ns()
        try:
            question = rule.send(answer)
        except StopIteration:
            return
        asks = question.asks().values() if isinstance(question, AskEach) else (question,)
        spent += perf_counter_ns() - start
        if any(isinstance(ask, Ask) and not is_forced(ask, worth_asking) for ask in asks):
            spans_ns.append(spent)
            spent = 0
        answer = yield question


def measure_options(setting: Setting, effort: Effort) -> list[int]:
    """The time from each answer to the next question, in nanoseconds, over whole random games."""
    spans_ns: list[int] = []
    game = setting.game
    pick = RandomPick(0)
    gc.collect()
    for seed in range(5 * effort.games):
        drive(timed(game.play(setting.setup(seed)), game.worth_asking, spans_ns), pick, game.worth_asking)
    return spans_ns


def measure_game(
    setting: Setting, yardstick: list[Rate], fast: list[Rate], recorded: list[Rate], effort: Effort
) -> GameFigures:
    """All figures of one game, its rates being known."""
    clones = measure_matches(setting, effort)
    spans_ns = measure_options(setting, effort)
    return GameFigures(
        real_decisions_per_second=median(rate.decisions for rate in fast),
        recorded_decisions_per_second=median(rate.decisions for rate in recorded),
        ratio=median(own.decisions / catan.decisions for own, catan in zip(fast, yardstick, strict=True)),
        games_per_second=median(rate.games for rate in fast),
        clone_us=median(clones.at_checkpoint_us),
        clone_midturn_p95_us=quantile(clones.anywhere_us, 0.95),
        decisions_since_checkpoint_p95=quantile(clones.since_checkpoint, 0.95),
        replay_ms=median(clones.replay_ms),
        options_p999_ms=quantile(spans_ns, 0.999) / 1e6,
        options_max_ms=max(spans_ns) / 1e6,
    )


# -- the kernel's own cost -------------------------------------------------------------------------------------------


class Script(NamedTuple):
    """A random game written down: what was sent in, what was picked, and the asks that the rules made."""

    seed: int
    sent: list[Any]
    picked: list[Option]
    asks: list[Ask]
    real: int


def write_script(setting: Setting, seed: int) -> Script:
    """Play a random game and write it down."""
    script = Script(seed, [], [], [], 0)
    pick = RandomPick(seed)

    def noted(rule: Rule[None]) -> Rule[None]:
        answer = None
        while True:
            script.sent.append(answer)
            try:
                question = rule.send(answer)
            except StopIteration:
                return
            if isinstance(question, Ask):
                script.asks.append(question)
            answer = yield question

    def noted_pick(ask: Ask) -> Option:
        script.picked.append(pick(ask))
        return script.picked[-1]

    drive(noted(setting.game.play(setting.setup(seed))), noted_pick, setting.game.worth_asking)
    return script._replace(real=pick.real)


def driven_s(setting: Setting, script: Script) -> float:
    """The seconds that the game takes when it is driven."""
    game = setting.game
    rule = game.play(setting.setup(script.seed))
    pick = partial(next, iter(script.picked))  # the ask becomes `next`'s default: no Python call for a pick
    start = perf_counter()
    drive(rule, pick, game.worth_asking)
    return perf_counter() - start


def bare_s(setting: Setting, script: Script) -> float:
    """The seconds that its rules alone take, with the options they compute."""
    rule = setting.game.play(setting.setup(script.seed))
    send = rule.send
    start = perf_counter()
    try:
        for answer in script.sent:
            question = send(answer)
            if question is not CHECKPOINT and isinstance(question, AskEach):
                for seat in question.seats:
                    list(question.offer(seat))
    except StopIteration:
        pass
    return perf_counter() - start


def asking_s(script: Script) -> float:
    """The seconds that making asks takes beyond making plain tuples of the same parts."""
    parts = [(ask.seat, ask.topic, ask.options, ask.rules) for ask in script.asks]
    start = perf_counter()
    for seat, topic, options, rules in parts:
        Ask(seat, topic, options, rules)
    middle = perf_counter()
    for seat, topic, options, rules in parts:
        _ = (seat, topic, options, rules)
    return (middle - start) - (perf_counter() - middle)


def measure_overhead_us(setting: Setting, effort: Effort) -> float:
    """A decision's cost in fast mode beyond the rules' own work."""
    scripts = [write_script(setting, seed) for seed in range(effort.games)]
    real = sum(script.real for script in scripts)
    per_round = []
    for _ in range(2 * effort.rounds):
        gc.collect()
        cost = sum(driven_s(setting, s) - bare_s(setting, s) + asking_s(s) for s in scripts)
        per_round.append(cost / real * 1e6)
    return median(per_round)


def measure_clone_us(effort: Effort) -> float:
    """A clone at a checkpoint of a state as large as that of Imperial Settlers, its freeing included."""
    match = settlers_at_checkpoint()
    batch = 200  # several rounds of garbage collection: single clones would hide its cost

    def clones() -> None:
        for _ in range(batch):
            match.clone()

    return median(measure_us(clones) / batch for _ in range(2 * effort.games))


# -- reporting -------------------------------------------------------------------------------------------------------


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
        games[name] = asdict(figures)
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
