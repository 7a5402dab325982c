"""The commands for those who look after a server: its matches, and who may come."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin.kernel import SettingsError
from gobelin.terminal.serving import Data, Database, with_server
from gobelin.terminal.words import AsJson, print_json

if TYPE_CHECKING:
    from gobelin.server.orders import What

admin = typer.Typer(no_args_is_help=True, help="Look after the matches of a server, and who may come.")

MatchId = Annotated[str, typer.Argument(metavar="MATCH", help="The id of the match, as its link has it.")]
Matches = Annotated[list[str], typer.Argument(metavar="MATCH...", help="Ids of matches.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@admin.callback()
def _installed() -> None:
    with_server()


@admin.command("list")
def list_(
    state: Annotated[str | None, typer.Option(help="open, running, finished, abandoned or broken.")] = None,
    game: Annotated[str | None, typer.Option(help="A game's name.")] = None,
    idle: Annotated[float, typer.Option(min=0, metavar="DAYS", help="Untouched for so many days of service.")] = 0.0,
    most: Annotated[int, typer.Option(min=1, max=100_000, help="How many at most, the newest first.")] = 100,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List matches: id, game, state, last change, who plays."""
    from gobelin.server.listing import matches

    found = matches(_url(data, database), state=state, game=game, idle_days=idle, most=most)
    if as_json:
        print_json(found)
        return
    for about in found:
        typer.echo(f"{about['id']}  {about['game']}  {about['state']}  {about['updated']}  {', '.join(about['seats'])}")


@admin.command()
def show(match: MatchId, data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """Show what is known of a match, without its secrets."""
    from gobelin.server.listing import match as found

    about = found(_url(data, database), match)
    if as_json:
        print_json(about)
        return
    for name, value in about.items():
        typer.echo(f"{name.replace('_', ' ')}: {', '.join(value) if name == 'seats' else value}")


@admin.command()
def export(
    match: MatchId,
    file: Annotated[Path | None, typer.Argument(help="The file to write; default: the screen.")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Write the record of a match, with its seed: whoever has it can look into every hand."""
    from gobelin.server.listing import export as record

    content = record(_url(data, database), match)
    if file is None:
        sys.stdout.write(content.decode() + "\n")
        return
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise SettingsError(f"{file} exists already") from None
    with os.fdopen(handle, "wb") as written:
        written.write(content)
    typer.echo(f"match {match} is written to {file}")


@admin.command()
def abandon(
    matches: Matches, data: Data = None, database: Database = None, as_json: AsJson = False, sure: Sure = False
) -> None:
    """End matches without a result."""
    _order("abandon", matches, data, database, as_json, sure)


@admin.command()
def delete(
    matches: Matches, data: Data = None, database: Database = None, as_json: AsJson = False, sure: Sure = False
) -> None:
    """Delete matches, with all that is kept of them."""
    _order("delete", matches, data, database, as_json, sure)


@admin.command()
def prune(
    over: Annotated[
        float | None, typer.Option(min=0, metavar="DAYS", help="Matches that are over for so many days of service.")
    ] = None,
    idle: Annotated[
        float | None, typer.Option(min=0, metavar="DAYS", help="Matches that nobody has played on for so many.")
    ] = None,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only name them.")] = False,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
    sure: Sure = False,
) -> None:
    """Delete matches that are old."""
    from gobelin.server.listing import matches
    from gobelin.server.store import GOING_ON

    if over is None and idle is None:
        raise SettingsError("prune: say how old, with --over DAYS, --idle DAYS or both")
    old = {True: idle, False: over}
    found = []
    least = min(days for days in (over, idle) if days is not None)
    for about in matches(_url(data, database), idle_days=least):  # the newest only are listed where there are too many
        days = old[about["state"] in GOING_ON]
        if days is not None and about["idle_days"] >= days:
            found.append(about["id"])
    if dry or not found:
        if as_json:
            print_json(found)
        else:
            typer.echo("\n".join(found) or "no match is that old")
        return
    _order("delete", found, data, database, as_json, sure)


@admin.command()
def block(
    address: Annotated[str, typer.Argument(help="An address, or a network such as 203.0.113.0/24.")],
    note: Annotated[str, typer.Option(help="Why, for yourself.")] = "",
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Shut out an address: it gets no answer but that, and its live tables close."""
    from gobelin.server import blocks

    network = blocks.block(_url(data, database), address, note)
    _say(as_json, {"blocked": network}, f"{network} is shut out; a server that runs does so within seconds")


@admin.command()
def unblock(
    address: Annotated[str, typer.Argument(help="As it was given to `block`.")],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Let an address in again."""
    from gobelin.server import blocks

    network = blocks.unblock(_url(data, database), address)
    _say(as_json, {"unblocked": network}, f"{network} may come again")


@admin.command("blocks")
def blocks_(data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """List who is shut out."""
    from gobelin.server import blocks

    found = blocks.blocks(_url(data, database))
    lines = [f"{about['network']}  {about['at']}  {about['note']}".rstrip() for about in found]
    _say(as_json, found, "\n".join(lines))


@admin.command()
def reports(
    number: Annotated[int | None, typer.Argument(metavar="N", help="The number of a report.")] = None,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List the problems that people have reported at the web table, or print one with its record."""
    from gobelin.server import reports as kept

    url = _url(data, database)
    if number is None:
        found = kept.reports(url)
        _say(as_json, found, "\n".join(f"{_report_line(a)}  {a['note'].splitlines()[0]}" for a in found))
        return
    about = kept.report(url, number)
    if as_json:
        print_json(about)
        return
    typer.echo(f"{_report_line(about)}\n\n{about['note']}\n")
    print_json(about["record"])


@admin.command()
def release(match: MatchId, data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """Let a match go on that is quarantined because the server died over it twice."""
    from gobelin.server.suspects import release as let_go

    let_go(_url(data, database), match)
    said = f"match {match} is released; a server that runs lets it go on within a second"
    _say(as_json, {"released": match}, said)


def _order(what: What, matches: list[str], data: Path | None, database: str | None, as_json: bool, sure: bool) -> None:
    """Have something done to matches; ends with 1 where one of them could not be found or nobody has taken it up."""
    from gobelin.server.orders import DONE, order

    matches = [*dict.fromkeys(matches)]
    if not sure:
        typer.confirm(f"{what} {len(matches)} match{'es' if len(matches) > 1 else ''}?", abort=True)
    answers = {}
    for match_id, answer in order(_url(data, database), what, matches):
        answers[match_id] = answer
        if not as_json:
            typer.echo(f"{match_id}  {answer}")
    if as_json:
        print_json(answers)
    if any(answer not in DONE for answer in answers.values()):
        raise typer.Exit(1)


def _url(data: Path | None, database: str | None) -> str:
    from gobelin.server.config import chosen_url

    return chosen_url(data, database)


def _say(as_json: bool, values: Any, words: str) -> None:
    if as_json:
        print_json(values)
    elif words:
        typer.echo(words)


def _report_line(about: dict[str, Any]) -> str:
    whose = "host" if about["seat"] is None else f"seat {about['seat']}"
    return f"{about['id']}  {about['at']}  {about['game']}  {about['match']}  {whose}"
