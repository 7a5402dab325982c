"""The command `gobelin train`."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import typer

from gobelin.bots.processes import serve, stop_pool
from gobelin.kernel import SettingsError
from gobelin.lab.engines import cores
from gobelin.training.loop import Effort, run_of, toy
from gobelin.training.loop import train as train_all

training = typer.Typer()


@training.command()
def train(
    game: Annotated[str, typer.Argument(help="A game's name.")],
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Default: build/train/ and the game's name.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; default: one per processor.")] = None,
    looked: Annotated[int, typer.Option(min=1, help="Games that look ahead, each generation.")] = Effort.looked,
    quick: Annotated[int, typer.Option(min=1, help="Games that the policy plays, each generation.")] = Effort.quick,
    generations: Annotated[int, typer.Option(min=1, help="How many.")] = Effort.generations,
    duels: Annotated[int, typer.Option(min=2, help="Games of each duel.")] = Effort.duels,
    seed: Annotated[int, typer.Option(min=0, help="Another seed plays other games.")] = 0,
    small: Annotated[bool, typer.Option("--toy", help="A few games only, to see that everything works.")] = False,
) -> None:
    """Train the networks of a game by self-play. Run again, it goes on where it was. Needs the extra `train`."""
    if find_spec("torch") is None:
        raise SettingsError("training needs PyTorch: pip install 'gobelin[train]'")
    run = run_of(game, out or Path("build/train") / game.replace("-", "_"), seed=seed)
    effort = replace(run.effort, looked=looked, quick=quick, generations=generations, duels=duels)
    run = toy(run) if small else replace(run, effort=effort)
    pool = ProcessPoolExecutor(workers or cores(), get_context("spawn"), serve)
    try:
        best = train_all(run, pool, typer.echo)
    finally:
        stop_pool(pool)
    typer.echo(f"The best model: {best}")
