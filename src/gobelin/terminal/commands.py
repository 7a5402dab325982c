"""The commands of `gobelin`."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gobelin.analysis import MISTAKES, conclude, follow
from gobelin.analysis import analyse as judged
from gobelin.bots import BOTS, LEVELS, Budget, UnknownBot, make_bot
from gobelin.catalogue import coverage
from gobelin.kernel import PERSON, Game, Match, Record, RecordError, SettingsError, find_game, game_names
from gobelin.lab.engines import cores
from gobelin.locales import LANGUAGES, Texts
from gobelin.simulate import Plan, Report, chosen_game, timed
from gobelin.terminal.analysis import draw_analysis
from gobelin.terminal.boards import make_board
from gobelin.terminal.lab import lab
from gobelin.terminal.play import HUMAN, play_match, player_names
from gobelin.terminal.progress import progress_bar

DEFAULT_SEATS: Final = f"{HUMAN},normal"

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="A digital table for civilization games.",
)
app.add_typer(lab, name="lab")
console = Console()

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; `gobelin games` lists them.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Setting = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A setting of the game.")]
Folder = Annotated[
    Path | None, typer.Option("--components", metavar="DIR", help="A folder with components of your own.")
]
Language = Annotated[str, typer.Option("--lang", help=f"Language: {' or '.join(LANGUAGES)}.")]


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the installed games with their seats and settings."""
    found = [find_game(name) for name in game_names()]
    if as_json:
        print_json([_describe(game) for game in found])
        return
    for game in found:
        texts = Texts(game, "en")
        console.print(f"[bold]{game.slug}[/]  {texts.text('title')}: {texts.text('summary')}", highlight=False)
        console.print(f"  seats {game.seats[0]}-{game.seats[-1]}, rules version {game.rules_version}", highlight=False)
        for name, about in _settings_schema(game).items():
            allowed = about.get("enum") or f"{about.get('minimum', '')}..{about.get('maximum', '')}"
            console.print(
                f"  --set {name}={about.get('default')}  {allowed}  {about.get('description', '')}", highlight=False
            )


def _describe(game: Game[Any]) -> dict[str, object]:
    return {
        "game": game.slug,
        "title": {language: Texts(game, language).text("title") for language in LANGUAGES},
        "seats": [game.seats[0], game.seats[-1]],
        "rules_version": game.rules_version,
        "components_version": game.components.version,
        "settings": _settings_schema(game),
        "bots": list(BOTS),
    }


def _settings_schema(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """The settings as JSON Schema properties."""
    (_,), definitions = msgspec.json.schema_components([game.settings])
    properties: dict[str, dict[str, Any]] = definitions[game.settings.__name__].get("properties", {})
    return properties


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's name.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help=f"Who sits where: {HUMAN}, an opponent ({', '.join(LEVELS)}), or another bot "
            f"({', '.join(name for name in BOTS if name not in LEVELS)}); default: {DEFAULT_SEATS}.",
        ),
    ] = None,
    factions: Annotated[str | None, typer.Option(metavar="NAMES", help="The faction of each seat.")] = None,
    variant: Annotated[str | None, typer.Option(metavar="NAME", help="The variant of the game's rules.")] = None,
    peaceful: Annotated[bool, typer.Option("--peaceful", help="The peaceful variant.")] = False,
    solo: Annotated[bool, typer.Option("--solo", help="You alone, against the game's own opponent.")] = False,
    seed: Annotated[str | None, typer.Option(help="A seed, to play the same shuffle again.")] = None,
    lang: Language = "en",
    settings: Setting = None,
    components: Folder = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game in the terminal."""
    _check_language(lang)
    match: Match[Any]
    if resume is not None:
        given: dict[str, object] = {
            "--seats": seats,
            "--factions": factions,
            "--variant": variant,
            "--peaceful": peaceful,
        }
        given |= {"--solo": solo, "--seed": seed, "--set": settings}
        if needless := [name for name, value in given.items() if value]:
            raise SettingsError(f"{needless[0]}: a saved game goes on as it was begun")
        record = read_record(resume)
        if game is not None and find_game(game).name != record.game:
            raise SettingsError(f"{resume}: is a game of {record.game}, not of {game}")
        match = Match.replay(record, game=_played(record, components))
        _check_components(record, match.game)
    else:
        if game is None:
            raise SettingsError(f"name a game: {', '.join(find_game(name).slug for name in game_names())}")
        found = chosen_game(game, components)
        values = _values(found, settings)
        values |= _shortcuts(found, {"factions": factions, "variant": variant, "peaceful": peaceful or None})
        players = _players(HUMAN if solo else seats or DEFAULT_SEATS)
        if solo:
            _check_solo(found, seats)
        match = Match.new(found, found.read_settings(values, strict=False), players, seed or secrets.token_hex(8))
    play_match(match, lang, console)


SHORTCUTS: Final[dict[str, tuple[str, ...]]] = {
    "factions": ("factions", "civilizations"),
    "variant": ("variant", "card_phase"),
    "peaceful": ("peaceful",),
}
"""Which settings an option of `play` stands for; the first that a game has is meant."""


def _shortcuts(game: Game[Any], given: dict[str, str | bool | None]) -> dict[str, object]:
    """The settings that the convenient options stand for."""
    values: dict[str, object] = {}
    for option, value in given.items():
        if value is None:
            continue
        names = [name for name in SHORTCUTS[option] if name in game.settings.__struct_fields__]
        if not names:
            raise SettingsError(f"--{option}: {game.slug} has no such setting")
        values[names[0]] = _worded(game, names[0], value, f"--{option}") if isinstance(value, str) else value
    return values


def _check_solo(game: Game[Any], seats: str | None) -> None:
    if seats is not None and _players(seats) != [PERSON]:
        raise SettingsError("--solo: you sit there alone; leave --seats out")
    if 1 not in game.seats:
        raise SettingsError(f"--solo: {game.slug} has no solo game")


def _check_components(record: Record, game: Game[Any]) -> None:
    """A game must not go on or be judged with other cards than it was begun with, even where they do not matter."""
    stamp, ours = record.components, game.components
    if stamp.version == ours.version and stamp.hash != ours.hash:
        raise SettingsError("--components: the game was begun with other components; give the same folder as then")


def _played(record: Record, components: Path | None) -> Game[Any] | None:
    """The game of a record, with the components that are given."""
    return None if components is None else chosen_game(record.game, components)


def _players(seats: str) -> list[str]:
    players = [name.strip() for name in seats.split(",")]
    for name in players:
        try:
            if name != HUMAN:
                make_bot(name, 0, 0)
        except UnknownBot as error:
            raise SettingsError(f"--seats: {error}; or {HUMAN}") from None
    return [PERSON if name == HUMAN else name for name in players]


def _values(game: Game[Any], words: Sequence[str] | None) -> dict[str, object]:
    """The settings that are spelled out as KEY=VALUE."""
    values: dict[str, object] = {}
    for word in words or ():
        key, equals, value = word.partition("=")
        if not equals:
            raise SettingsError(f"--set {word}: write it as KEY=VALUE")
        name = key.replace("-", "_")
        values[name] = _worded(game, name, value, f"--set {key}")
    return values


def _worded(game: Game[Any], name: str, value: str, option: str) -> object:
    """A setting's value from a word of the command line: a list by commas, anything deeper as JSON."""
    if value[:1] in ("{", "["):
        try:
            return json.loads(value)
        except ValueError as error:
            raise SettingsError(f"settings of {game.slug}: {name} is no JSON: {error}") from None
    about = _settings_schema(game).get(name, {})
    is_list = about.get("type") == "array"
    words = [part.strip() for part in value.split(",") if part.strip()] if is_list else [value]
    allowed = [str(word) for word in (about.get("items", {}) if is_list else about).get("enum", ())]
    for word in words:
        if allowed and word not in allowed:
            raise SettingsError(f"{option}: there is no {word!r}; there are: {', '.join(allowed)}")
    return words if is_list else value


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise SettingsError(f"--lang: there are texts in {' and '.join(LANGUAGES)}, not in {lang!r}")


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of seats.")] = 2,
    bot: Annotated[str, typer.Option(help="Bots, in turn on the seats, moving on a seat each game.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; the others follow.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Check every promise of the game at every decision.")] = False,
    max_decisions: Annotated[int, typer.Option(min=1, help="Give up on a game after so many.")] = 100_000,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    settings: Setting = None,
    components: Folder = None,
    as_json: AsJson = False,
) -> None:
    """Play many games of bots against each other. Ends with 1 if any went wrong."""
    found = chosen_game(game, components)
    bots = tuple(name.strip() for name in bot.split(","))
    agreed = found.read_settings(_values(found, settings), strict=False)
    plan = Plan(found.name, agreed, seats, bots, seed, games, check, max_decisions, components=components)
    report = Report(plan)
    with progress_bar() as progress:
        task = progress.add_task(found.slug, total=games)
        for report in timed(plan, workers):
            progress.update(task, completed=report.games)
    if as_json:
        print_json(report.to_json())
    else:
        _print_report(report)
    if report.errors:
        raise typer.Exit(1)


def _print_report(report: Report) -> None:
    table = Table("figure", "value", show_header=False)
    for key, value in report.to_json().items():
        if key != "errors":
            table.add_row(key.replace("_", " "), json.dumps(value) if isinstance(value, dict) else str(value))
    console.print(table)
    for error in report.errors[:10]:
        console.print(f"[red]error[/] {error}", highlight=False)
    if len(report.errors) > 10:
        console.print(f"... and {len(report.errors) - 10} errors more")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved record.")],
    at: Annotated[int | None, typer.Option(min=0, help="Stop before this entry.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="Look from this seat; default: as a spectator.")] = None,
    lang: Language = "en",
    components: Folder = None,
    as_json: AsJson = False,
) -> None:
    """Play a record again and show where it leads."""
    _check_language(lang)
    record = read_record(file)
    match: Match[Any] = Match.replay(record, upto=at, game=_played(record, components))
    if seat is not None and seat >= len(match.seats):
        raise SettingsError(f"--seat: the match has seats 0 to {len(match.seats) - 1}")
    if as_json:
        print_json(
            {
                "game": match.game.slug,
                "seats": match.seats,
                "seed": match.seed,
                "settings": msgspec.to_builtins(match.settings),
                "entries": len(record.entries),
                "at": len(match.entries),
                "asks": {s: {"topic": ask.topic, "options": ask.options} for s, ask in match.asks.items()},
                "view": match.view(seat),
                "result": None if match.result is None else msgspec.to_builtins(match.result),
                "digest": match.record.digest,
                "read_only": match.read_only,
            }
        )
        return
    texts = Texts(match.game, lang)
    board = make_board(match.game, texts)
    view = match.look(seat)
    texts.players = board.players([texts.seat(s) for s in range(len(match.seats))], view)
    for told in match.events(seat):
        console.print(Text(f"{told.at:5}  ", "dim").append(texts.event(told), "not dim"))
    console.print(board.screen(view, seat, [], console.width))
    if match.read_only:
        console.print(texts.text("terminal-read-only", why=match.read_only), markup=False, highlight=False)
    for asked, ask in match.asks.items():
        console.print(texts.text("terminal-asked", who=texts.seat(asked), question=texts.ask(ask.topic)))
    if match.result is not None:
        console.print(f"scores {list(match.result.scores)}, places {list(match.result.places)}", highlight=False)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved record.")],
    playouts: Annotated[int, typer.Option(min=8, help="How hard to think about each decision.")] = 200,
    mistakes: Annotated[int, typer.Option(min=0, help="How many mistakes to name at most.")] = MISTAKES,
    seat: Annotated[
        list[int] | None, typer.Option(min=0, help="Judge this seat alone; may be given several times.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed thinks in other worlds.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; default: one per processor.")] = None,
    lang: Language = "en",
    components: Folder = None,
    as_json: AsJson = False,
) -> None:
    """Show how a game stood, and which choices gave away most."""
    _check_language(lang)
    record = read_record(file)
    course = follow(record, _played(record, components))
    _check_components(record, chosen_game(record.game, components))
    if seat and max(seat) >= len(course.players):
        raise SettingsError(f"--seat: the match has seats 0 to {len(course.players) - 1}")
    wanted = set(seat or range(len(course.players)))
    thinking = judged(record, Budget(playouts), seed, workers or cores(), components=components, seats=wanted)
    with (
        progress_bar() as progress,
        closing(thinking),
    ):
        total = sum(moment.seat in wanted for moment in course.curve)
        found = list(progress.track(thinking, total, description=file.name))
    analysis = conclude(course, found, mistakes)
    if as_json:
        print_json({"playouts": playouts, "seed": seed} | msgspec.to_builtins(analysis))
        return
    match: Match[Any] = Match.replay(record, game=_played(record, components))
    texts = Texts(match.game, lang)
    texts.players = make_board(match.game, texts).players(player_names(match.seats, texts), match.look(None))
    console.print(draw_analysis(analysis, texts, console.width))
    if analysis.stopped:
        console.print(Text(texts.text("terminal-read-only", why=analysis.stopped)))


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's name; default: all games.")] = None,
    as_json: AsJson = False,
) -> None:
    """List which clauses of a game's rules are proved by a test, and which are not."""
    covered = {name: coverage(find_game(name)) for name in ([game] if game else game_names())}
    if as_json:
        figures = {find_game(name).slug: asdict(found) for name, found in covered.items()}
        print_json(next(iter(figures.values())) if game else figures)
        return
    for name, found in covered.items():
        counts = f"{len(found.clauses)} clauses, {len(found.tested)} tested, {len(found.physical)} about cardboard only"
        console.print(f"{find_game(name).slug}: {counts}, {len(found.missing)} missing", highlight=False)
        for clause in found.missing:
            console.print(f"  missing {clause}", highlight=False)


@app.command()
def components(game: GameName, folder: Folder = None, as_json: AsJson = False) -> None:
    """Count a game's components by set, source and confidence; with a folder of your own, check it."""
    found = chosen_game(game, folder).components
    counts = found.counts()
    if as_json:
        print_json(
            {"version": found.version, "hash": found.hash, "pieces": sum(i.count for i in found.items), **counts}
        )
        return
    table = Table("", "pieces", title=f"{game}, components version {found.version}")
    for group, counted in counts.items():
        for name, count in counted.items():
            table.add_row(f"{group}: {name}", str(count))
    console.print(table)


Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="The folder of the embedded database.")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A PostgreSQL database instead, without its password.")
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    data: Data = None,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one takes PostgreSQL.")] = 1,
    open_: Annotated[bool, typer.Option("--open", help="Open the table in a browser.")] = False,
) -> None:
    """Serve the web table."""
    _with_server()
    from gobelin.server.serve import serve as run

    run(host, port, data, database, workers, open_)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")], data: Data = None, database: Database = None
) -> None:
    """Write all matches to a file; the server may go on meanwhile."""
    _with_server()
    from gobelin.server.backup import backup as write
    from gobelin.server.config import chosen_url

    typer.echo(f"{write(chosen_url(data, database), file)} rows written to {file}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")], data: Data = None, database: Database = None
) -> None:
    """Fill an empty database from a backup."""
    _with_server()
    from gobelin.server.backup import restore as read
    from gobelin.server.config import chosen_url

    typer.echo(f"{read(chosen_url(data, database), file)} rows read from {file}")


@app.command()
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


@app.command()
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


def read_record(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return Record.from_json(path.read_bytes())
    except RecordError as error:
        raise RecordError(str(path), str(error)) from None


def print_json(value: object) -> None:
    """Print JSON as it is, whatever the width of the terminal."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))
