"""The commands of `gobelin`."""

from __future__ import annotations

import json
import secrets
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gobelin.analysis import MISTAKES, conclude, follow
from gobelin.analysis import analyse as judged
from gobelin.bots import BOTS, LEVELS, Budget
from gobelin.kernel import PERSON, Game, Match, SettingsError, find_game, game_names
from gobelin.lab.engines import cores
from gobelin.lessons import begin, lessons_of
from gobelin.locales import LANGUAGES, Texts, named
from gobelin.rulebook import RulebookError, coverage, find, read_rulebook
from gobelin.simulate import Plan, Report, chosen_game, timed
from gobelin.terminal.admin import admin
from gobelin.terminal.analysis import draw_analysis
from gobelin.terminal.boards import make_board
from gobelin.terminal.book import draw_contents, show
from gobelin.terminal.files import read_record
from gobelin.terminal.lab import lab
from gobelin.terminal.play import play_match, player_names
from gobelin.terminal.progress import progress_bar
from gobelin.terminal.puzzles import puzzling
from gobelin.terminal.serving import serving
from gobelin.terminal.training import training
from gobelin.terminal.words import (
    Agreed,
    AsJson,
    Folder,
    GameName,
    Language,
    Preset,
    allowed,
    check_components,
    check_language,
    check_solo,
    played,
    print_json,
    read_players,
    read_values,
    shortcuts,
)

DEFAULT_SEATS: Final = f"{PERSON},normal"

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="A digital table for civilization games.",
)
app.add_typer(lab, name="lab")
app.add_typer(serving)
app.add_typer(puzzling)
app.add_typer(admin, name="admin")
app.add_typer(training)
console = Console()


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
        for preset in game.form.presets:
            console.print(f"  --preset {preset.id}  {texts.text(f'preset-{preset.id}')}", highlight=False)
        for setting in game.form.settings:
            default = json.dumps(setting.default).strip('"')
            about = texts.text(f"setting-{setting.name}")
            console.print(
                f"  --set {setting.name}={default}  {allowed(setting)}  {about}", highlight=False, markup=False
            )


def _describe(game: Game[Any]) -> dict[str, object]:
    return {
        "game": game.slug,
        "title": {language: Texts(game, language).text("title") for language in LANGUAGES},
        "seats": [game.seats[0], game.seats[-1]],
        "rules_version": game.rules_version,
        "components_version": game.components.version,
        **msgspec.to_builtins(named(game)),
        "bots": list(BOTS),
    }


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's name.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help=f"Who sits where: {PERSON}, an opponent ({', '.join(LEVELS)}), or another bot "
            f"({', '.join(name for name in BOTS if name not in LEVELS)}); default: {DEFAULT_SEATS}.",
        ),
    ] = None,
    factions: Annotated[str | None, typer.Option(metavar="NAMES", help="The faction of each seat.")] = None,
    variant: Annotated[str | None, typer.Option(metavar="NAME", help="The variant of the game's rules.")] = None,
    peaceful: Annotated[bool, typer.Option("--peaceful", help="The peaceful variant.")] = False,
    preset: Preset = None,
    solo: Annotated[bool, typer.Option("--solo", help="You alone, against the game's own opponent.")] = False,
    seed: Annotated[str | None, typer.Option(help="A seed, to play the same shuffle again.")] = None,
    lang: Language = "en",
    settings: Agreed = None,
    components: Folder = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game in the terminal."""
    check_language(lang)
    match: Match[Any]
    if resume is not None:
        given: dict[str, object] = {
            "--seats": seats,
            "--factions": factions,
            "--variant": variant,
            "--peaceful": peaceful,
            "--preset": preset,
        }
        given |= {"--solo": solo, "--seed": seed, "--set": settings}
        if needless := [name for name, value in given.items() if value]:
            raise SettingsError(f"{needless[0]}: a saved game goes on as it was begun")
        record = read_record(resume)
        if game is not None and find_game(game).name != record.game:
            raise SettingsError(f"{resume}: is a game of {record.game}, not of {game}")
        match = Match.replay(record, game=played(record, components))
        check_components(record, match.game)
    else:
        if game is None:
            raise SettingsError(f"name a game: {', '.join(find_game(name).slug for name in game_names())}")
        found = chosen_game(game, components)
        values = read_values(found, settings, preset) | shortcuts(found, factions, variant, peaceful)
        players = read_players(PERSON if solo else seats or DEFAULT_SEATS)
        if solo:
            check_solo(found, seats)
        match = Match.new(found, found.read_settings(values, strict=False), players, seed or secrets.token_hex(8))
    play_match(match, lang, console)


@app.command()
def learn(
    game: GameName,
    lesson: Annotated[str, typer.Option(metavar="NAME", help="Which lesson, where a game has several.")] = "first_game",
    lang: Language = "en",
) -> None:
    """Learn a game in the terminal: a first game with a teacher. Saved with s, it goes on with play --resume."""
    check_language(lang)
    found = find_game(game)
    plan = lessons_of(found).get(lesson)
    if plan is None:
        known = ", ".join(lessons_of(found)) or "none"
        raise SettingsError(f"{found.slug} has no lesson {lesson!r}; there are: {known}")
    play_match(begin(found, plan), lang, console)


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
    settings: Agreed = None,
    components: Folder = None,
    as_json: AsJson = False,
) -> None:
    """Play many games of bots against each other. Ends with 1 if any went wrong."""
    found = chosen_game(game, components)
    bots = tuple(name.strip() for name in bot.split(","))
    agreed = found.read_settings(read_values(found, settings), strict=False)
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
    check_language(lang)
    record = read_record(file)
    match: Match[Any] = Match.replay(record, upto=at, game=played(record, components))
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
    check_language(lang)
    record = read_record(file)
    course = follow(record, played(record, components))
    check_components(record, chosen_game(record.game, components))
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
    match: Match[Any] = Match.replay(record, game=played(record, components))
    texts = Texts(match.game, lang)
    texts.players = make_board(match.game, texts).players(player_names(match.seats, texts), match.look(None))
    console.print(draw_analysis(analysis, texts, console.width))
    if analysis.stopped:
        console.print(Text(texts.text("terminal-read-only", why=analysis.stopped)))


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's name; default: all games.")] = None,
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORDS]", help="A chapter, or words to find.")] = None,
    lang: Language = "en",
    tests: Annotated[bool, typer.Option("--tests", help="Which clauses a test proves, and which not.")] = False,
    as_json: AsJson = False,
) -> None:
    """Read a game's rules: the contents, a chapter, or the clauses with some words.

    Without a game, or with --tests, it counts which clauses are proved by a test.
    """
    if game is None or tests:
        _show_coverage(game, as_json)
        return
    check_language(lang)
    found = find_game(game)
    book, texts = read_rulebook(found, lang), Texts(found, lang)
    wanted = " ".join(words or ())
    if as_json:
        print_json(msgspec.to_builtins(find(book, wanted) if wanted else book))
    elif not wanted:
        console.print(draw_contents(book))
    elif not show(console, book, wanted, texts):
        raise RulebookError(texts.text("rules-none", words=wanted))


def _show_coverage(game: str | None, as_json: bool) -> None:
    """Which clauses of a game's rules, or of all, are proved by a test."""
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
