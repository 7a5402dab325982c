"""The commands for those who run a server."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from gobelin.kernel import SettingsError
from gobelin.terminal.words import AsJson, print_json

serving = typer.Typer()

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="The folder of the embedded database.")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A PostgreSQL database instead, without its password.")
]


@serving.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    data: Data = None,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one takes PostgreSQL.")] = 1,
    log: Annotated[
        Literal["plain", "json"] | None,
        typer.Option(help="Warnings in plain words (the default), or all as a JSON object a line."),
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the table in a browser.")] = False,
) -> None:
    """Serve the web table."""
    _with_server()
    from gobelin.server.serve import serve as run

    run(host, port, data, database, workers, log, open_)


@serving.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")], data: Data = None, database: Database = None
) -> None:
    """Write all matches to a file; the server may go on meanwhile."""
    _with_server()
    from gobelin.server.backup import backup as write
    from gobelin.server.config import chosen_url

    typer.echo(f"{write(chosen_url(data, database), file)} rows written to {file}")


@serving.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")], data: Data = None, database: Database = None
) -> None:
    """Fill an empty database from a backup."""
    _with_server()
    from gobelin.server.backup import restore as read
    from gobelin.server.config import chosen_url

    typer.echo(f"{read(chosen_url(data, database), file)} rows read from {file}")


@serving.command()
def reports(
    number: Annotated[int | None, typer.Argument(metavar="N", help="The number of a report.")] = None,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List the problems that people have reported at the web table, or print one with its record."""
    _with_server()
    from gobelin.server import reports as kept
    from gobelin.server.config import chosen_url

    url = chosen_url(data, database)
    if number is None:
        found = kept.reports(url)
        if as_json:
            print_json(found)
        for about in [] if as_json else found:
            typer.echo(f"{_report_line(about)}  {about['note'].splitlines()[0]}")
        return
    about = kept.report(url, number)
    if as_json:
        print_json(about)
        return
    typer.echo(f"{_report_line(about)}\n\n{about['note']}\n")
    print_json(about["record"])


@serving.command()
def release(
    match: Annotated[str, typer.Argument(help="The id of the match, as its link has it.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Let a match go on that is quarantined because the server died over it twice."""
    _with_server()
    from gobelin.server.config import chosen_url
    from gobelin.server.suspects import release as let_go

    let_go(chosen_url(data, database), match)
    typer.echo(f"match {match} is released; a server that runs lets it go on within a second")


def _report_line(about: dict[str, Any]) -> str:
    whose = "host" if about["seat"] is None else f"seat {about['seat']}"
    return f"{about['id']}  {about['at']}  {about['game']}  {about['match']}  {whose}"


def _with_server() -> None:
    """The server's libraries are an extra: say so where they are missing."""
    try:
        import_module("gobelin.server.app")
    except ModuleNotFoundError as error:
        raise SettingsError(
            f"{error.name} is not installed; the web table takes: pip install 'gobelin[server]'"
        ) from None
