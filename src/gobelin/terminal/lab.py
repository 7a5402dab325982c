"""The commands of `gobelin lab`."""

from __future__ import annotations

from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from gobelin.kernel import SettingsError
from gobelin.lab.engines import cores, local, ray
from gobelin.lab.plan import read_plan
from gobelin.lab.report import report as page
from gobelin.lab.run import run as play_missing
from gobelin.lab.store import Store, write_whole
from gobelin.locales import LANGUAGES
from gobelin.terminal.progress import progress_bar

lab = typer.Typer(no_args_is_help=True, help="Studies: many games of bots as tables, and reports about them.")


class EngineName(StrEnum):
    """Where games are played."""

    LOCAL = "local"
    RAY = "ray"


@lab.command()
def run(
    plan: Annotated[Path, typer.Argument(metavar="PLAN.yaml", help="What to play.")],
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where to write; default: build/lab/ and the plan's name.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; default: one per processor.")] = None,
    engine: Annotated[EngineName, typer.Option(help="Processes of this machine, or a Ray cluster.")] = EngineName.LOCAL,
    address: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The Ray cluster's address.")] = None,
) -> None:
    """Play the games of a plan; run again, it plays what is missing. Ends with 1 if any game went wrong."""
    if address is not None and engine is not EngineName.RAY:
        raise SettingsError("--address: only with --engine ray")
    if address is not None and workers is not None:
        raise SettingsError("--workers: the cluster at --address has its own")
    store = Store.begin(out or Path("build/lab") / plan.stem, read_plan(plan))
    chosen = local(workers or cores()) if engine is EngineName.LOCAL else ray(workers, address)
    with (
        progress_bar() as bar,
        closing(play_missing(store, chosen)) as steps,
    ):
        so_far = next(steps)
        before = so_far.played
        task = bar.add_task(plan.stem, total=so_far.total - before)
        for so_far in steps:
            bar.update(task, completed=so_far.played - before)
    found = f"{so_far.total} games in {store.folder}, {so_far.played - before} of them played now"
    typer.echo(f"{found}; {so_far.errors} went wrong, {so_far.truncated} were given up")
    if so_far.errors:
        typer.echo(f"The records of what went wrong: {store.folder / 'errors'}", err=True)
        raise typer.Exit(1)


@lab.command()
def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a study.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Where to write; default: report.html in the folder.")
    ] = None,
    lang: Annotated[str, typer.Option("--lang", help=f"Language: {' or '.join(LANGUAGES)}.")] = "en",
) -> None:
    """Write a page about the games of a study, with plots and tables; it needs nothing but itself."""
    if lang not in LANGUAGES:
        raise SettingsError(f"--lang: there are texts in {' and '.join(LANGUAGES)}, not in {lang!r}")
    path = out or folder / "report.html"
    write_whole(path, page(Store.open(folder), lang).encode())
    typer.echo(f"Written to {path}")
