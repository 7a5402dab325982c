"""The commands for those who run a server."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Literal

import typer

from gobelin.kernel import SettingsError

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
    with_server()
    from gobelin.server.serve import serve as run

    run(host, port, data, database, workers, log, open_)


@serving.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")], data: Data = None, database: Database = None
) -> None:
    """Write all matches to a file; the server may go on meanwhile."""
    with_server()
    from gobelin.server.backup import backup as write
    from gobelin.server.config import chosen_url

    typer.echo(f"{write(chosen_url(data, database), file)} rows written to {file}")


@serving.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")], data: Data = None, database: Database = None
) -> None:
    """Fill an empty database from a backup."""
    with_server()
    from gobelin.server.backup import restore as read
    from gobelin.server.config import chosen_url

    typer.echo(f"{read(chosen_url(data, database), file)} rows read from {file}")


def with_server() -> None:
    """The server's libraries are an extra: say so where they are missing."""
    try:
        import_module("gobelin.server.app")
    except ModuleNotFoundError as error:
        raise SettingsError(
            f"{error.name} is not installed; the web table takes: pip install 'gobelin[server]'"
        ) from None
