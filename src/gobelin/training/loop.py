"""The loop of training: look ahead, learn to choose, play much, learn to judge, be corrected; keep what wins.

Every step writes files into a folder and is skipped when they are there already, so that a run that was stopped goes on
where it was. Play is decided by seeds; what a network makes of it may differ from machine to machine in the last bits.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from statistics import mean
from typing import Any, Final

import msgspec

from gobelin.bots.learned import Card, Model
from gobelin.kernel import Game, find_game
from gobelin.training import shards
from gobelin.training.duels import Duel, Outcome, Rival, judge_of, play_one, settings_of
from gobelin.training.models import card_of, write_model
from gobelin.training.self_play import Found, Player, Style

DUEL_SEED: Final = 1_500_000
"""Where the seeds of duels begin; nothing is learned from these games."""
WEIGHTS: Final = (1.0, 0.4)
"""How much the value network's word may count; a duel decides, and it may be none."""
LOOKING: Final = Style(blur=0.5, error=0.03, labelled=0.75)
QUICK: Final = Style(blur=1.0, error=0.02)
CORRECTED: Final = Style(blur=0.5, error=0.02, labelled=0.9, led=0.7)

Log = Callable[[str], None]


@dataclass(frozen=True)
class Effort:
    """How much is played, and how long is learned."""

    looked: int = 2000
    """Games in which options are tried, in each generation."""
    quick: int = 20000
    """Games that the policy plays for itself."""
    duels: int = 200
    """Games of each duel."""
    generations: int = 2
    epochs: int = 8
    chunk: int = 50
    """Games of a job."""


@dataclass(frozen=True)
class Run:
    """What is trained, how and where."""

    game: str
    folder: Path
    effort: Effort = Effort()
    seats: tuple[int, ...] = (2, 2, 2, 3, 4)
    """How many sit at tables; what is there twice comes twice as often."""
    settings: tuple[dict[str, Any], ...] = ({},)
    scale: float = 50.0
    seed: int = 0

    @property
    def best(self) -> Path:
        """The best model so far."""
        return self.folder / f"{self.game}.npz"


@dataclass(frozen=True)
class Job:
    """Some games for a worker."""

    game: str
    style: Style
    numbers: range
    path: Path
    seats: tuple[int, ...]
    settings: tuple[dict[str, Any], ...]
    teacher: Path | None
    policy: Path | None


def train(run: Run, pool: Executor, log: Log) -> Path:
    """All generations; returns the best model's file."""
    game = find_game(run.game)
    run.folder.mkdir(parents=True, exist_ok=True)
    best: Path | None = run.best if run.best.exists() else None
    labels: list[Path] = []
    for generation in range(run.effort.generations):
        style = LOOKING if best is None else CORRECTED
        labels += _play(run, pool, f"look{generation}", style, run.effort.looked, best, log)
        choosing = run.folder / f"policy{generation}.npz"
        if not choosing.exists():
            _fit(run, game, choosing, [], labels, None, log)
        rows = _play(run, pool, f"quick{generation}", QUICK, run.effort.quick, choosing, log)
        judging = run.folder / f"value{generation}.npz"
        if not judging.exists():
            _fit(run, game, judging, rows, [], choosing, log)
        best = _better(run, game, pool, judging, best, log)
    assert best is not None
    return best


def _play(run: Run, pool: Executor, name: str, style: Style, games: int, model: Path | None, log: Log) -> list[Path]:
    """Play what is missing; the files with what it brought."""
    jobs, size = [], run.effort.chunk
    base = (run.seed * 1000 + sum(map(ord, name))) * 1_000_000
    for first in range(0, games, size):
        numbers = range(base + first, base + min(first + size, games))
        path = run.folder / f"{name}-{first}.npz"
        jobs.append(Job(run.game, style, numbers, path, run.seats, run.settings, model, model))
    missing = [job for job in jobs if not job.path.exists()]
    for done, count in enumerate(pool.map(produce, missing), 1):
        log(f"{name}: {done} of {len(missing)} files, {count} games in the last one")
    return [job.path for job in jobs]


def produce(job: Job) -> int:
    """Play the games of a job and write down what they brought."""
    game, found = find_game(job.game), Found()
    teacher, policy = _loaded(job.game, job.teacher), _loaded(job.game, job.policy)
    player = Player(game, job.style, teacher, policy, job.path.stem)
    for number in job.numbers:
        rng = random.Random(number)
        player.play(number, rng.choice(job.seats), rng.choice(job.settings), found)
    shards.write(job.path, found)
    return len(found.games)


@cache
def _loaded(game: str, path: Path | None) -> Any:
    return judge_of(find_game(game), path)


def _fit(
    run: Run, game: Game[Any], path: Path, values: Sequence[Path], labels: Sequence[Path], old: Path | None, log: Log
) -> None:
    import torch  # an extra; everything else here does without it

    from gobelin.training.fitting import Shape, fit_policy, fit_value

    assert game.encode is not None
    device, shape = "cuda" if torch.cuda.is_available() else "cpu", Shape(epochs=run.effort.epochs)
    arrays = {} if old is None else Model(old).arrays
    card = card_of(game, seats=tuple(sorted(set(run.seats))), scale=run.scale) if old is None else Model(old).card
    if labels:
        decisions = shards.read(labels)[1]
        more, topics = fit_policy(decisions, game.encode.size, game.verbs, shape, device, log)
        arrays, card = arrays | more, msgspec.structs.replace(card, topics=topics, decisions=len(decisions.widths))
    if values:
        rows = shards.read(values)[0]
        arrays = arrays | fit_value(rows, game.encode.size, run.scale, shape, device, log)
        card = msgspec.structs.replace(card, positions=len(rows.lengths))
    write_model(path, card, arrays)


def _better(run: Run, game: Game[Any], pool: Executor, model: Path, best: Path | None, log: Log) -> Path:
    """The best of the old model and what the new one may be: how much its word counts, duels decide."""
    old = Model(model)
    figures: dict[str, str] = {"policy : greedy": str(_duel(run, pool, (model, 0.0, "policy"), None))}
    weight, share = 0.0, 0.5
    for tried in WEIGHTS:
        duel = _duel(run, pool, (model, tried, "greedy"), None)
        log(f"{model.stem}, weight {tried:g}: greedy with it against greedy without: {duel}")
        if duel.bounds[0] > 0.5 and duel.share > share:
            weight, share, figures["greedy with it : without"] = tried, duel.share, str(duel)
    log(f"{model.stem}: policy against greedy: {figures['policy : greedy']}")
    card: Card = msgspec.structs.replace(old.card, weight=weight, figures=figures)
    written = model.with_name(f"{model.stem}-chosen.npz")
    write_model(written, card, old.arrays)
    if best is not None:
        duel = _duel(run, pool, (written, weight, "policy"), (best, Model(best).card.weight, "policy"))
        log(f"{model.stem}: policy against the best so far: {duel}")
        if duel.share <= 0.5:
            return best
    write_model(run.best, card, old.arrays)
    return run.best


Side = tuple[Path, float, str]
"""A model, how much its value network counts, and the bot that it judges for."""


def _duel(run: Run, pool: Executor, one: Side, other: Side | None) -> Duel:
    """Against another, or against `greedy` without a model."""
    numbers = range(run.effort.duels)
    return Duel(tuple(pool.map(partial(_duel_game, run.game, one, other), numbers, chunksize=2)))


def _duel_game(name: str, one: Side, other: Side | None, number: int) -> Outcome:
    game = find_game(name)
    rivals = _rival(name, one), Rival("greedy") if other is None else _rival(name, other)
    return play_one(game, rivals, number, DUEL_SEED, 2, settings_of(game, number, 2))


@cache
def _rival(name: str, side: Side) -> Rival:
    path, weight, bot = side
    return Rival(bot, judge_of(find_game(name), path, weight=weight))


def toy(run: Run) -> Run:
    """The same, so small that it ends within a minute or two: it shows that everything works, and learns little."""
    effort = Effort(looked=4, quick=8, duels=4, generations=2, epochs=1, chunk=2)
    return replace(run, effort=effort)


SAMPLE: Final = 4
"""Games from which it is seen how many points a game brings."""


def scale_of(game: Game[Any], seats: int) -> float:
    """What points are counted in: about two thirds of what a seat has in the end that goes by first sight."""
    rivals = Rival("prior"), Rival("prior")
    ends = [play_one(game, rivals, number, 0, seats, settings_of(game, number, seats)) for number in range(SAMPLE)]
    return max(1.0, round(2 / 3 * mean(end.own for end in ends)))


def run_of(game: str, folder: Path, seats: Sequence[int] = (), seed: int = 0) -> Run:
    """A run for a game, with tables of the usual sizes."""
    found = find_game(game)
    usual = [n for n in (2, 2, 2, 3, 4) if n in found.seats]
    return Run(found.name, folder, seats=tuple(seats or usual), scale=scale_of(found, min(usual)), seed=seed)


def games_of(folder: Path) -> list[dict[str, Any]]:
    """What was played, game by game, for statistics."""
    lines = (path.read_bytes().splitlines() for path in sorted(folder.glob("*.jsonl")))
    return [msgspec.json.decode(line) for line in itertools.chain.from_iterable(lines)]
