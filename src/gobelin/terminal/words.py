"""The words of a command line: what they mean as games, players and settings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from gobelin.bots import UnknownBot, make_bot
from gobelin.kernel import PERSON, Game, Record, Setting, SettingsError
from gobelin.locales import LANGUAGES
from gobelin.simulate import chosen_game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; `gobelin games` lists them.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Agreed = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A setting of the game.")]
Preset = Annotated[str | None, typer.Option(metavar="NAME", help="A usual agreement, such as `first_game`.")]
Folder = Annotated[
    Path | None, typer.Option("--components", metavar="DIR", help="A folder with components of your own.")
]
Language = Annotated[str, typer.Option("--lang", help=f"Language: {' or '.join(LANGUAGES)}.")]


SHOWN: Final = 8
"""So many choices of a setting are listed."""


def allowed(setting: Setting) -> str:
    """What a setting may be, in short."""
    match setting.kind:
        case "switch":
            return "true or false"
        case "number":
            return f"{setting.least} to {setting.most}"
    ids = [choice.id for choice in setting.choices]
    return ", ".join(ids[:SHOWN]) + (f", and {len(ids) - SHOWN} more" if len(ids) > SHOWN else "")


def read_players(seats: str) -> list[str]:
    """Who sits where, by names between commas."""
    players = [name.strip() for name in seats.split(",")]
    for name in players:
        try:
            if name != PERSON:
                make_bot(name, 0, 0)
        except UnknownBot as error:
            raise SettingsError(f"--seats: {error}; or {PERSON}") from None
    return players


def read_values(game: Game[Any], words: Sequence[str] | None, preset: str | None = None) -> dict[str, object]:
    """The settings that are spelled out as KEY=VALUE, besides those of a preset."""
    values: dict[str, object] = {} if preset is None else {**game.form.preset(preset).settings}
    for word in words or ():
        key, equals, value = word.partition("=")
        if not equals:
            raise SettingsError(f"--set {word}: write it as KEY=VALUE")
        name = key.replace("-", "_")
        values[name] = _worded(game, name, value)
    return values


def _worded(game: Game[Any], name: str, value: str) -> object:
    """A setting's value from a word of the command line: a list by commas, anything deeper as JSON."""
    if value[:1] in ("{", "["):
        try:
            return json.loads(value)
        except ValueError as error:
            raise SettingsError(f"settings of {game.slug}: {name} is not valid JSON: {error}") from None
    setting = game.form.get(name)
    if setting is None or setting.kind not in ("several", "each_seat"):
        return value
    return [part.strip() for part in value.split(",") if part.strip()]


def shortcuts(game: Game[Any], factions: str | None, variant: str | None, peaceful: bool) -> dict[str, object]:
    """The settings that the convenient options stand for: what the seats play, the first choice among the variants."""
    values: dict[str, object] = {}
    variants = (setting for setting in game.form.of_kind("choice") if setting.group == "variants")
    for option, value, found in (
        ("--factions", factions, next(game.form.of_kind("each_seat"), None)),
        ("--variant", variant, next(variants, None)),
        ("--peaceful", "true" if peaceful else None, game.form.get("peaceful")),
    ):
        if value is not None:
            if found is None:
                raise SettingsError(f"{option}: {game.slug} has no such setting")
            values[found.name] = _worded(game, found.name, value)
    return values


def check_solo(game: Game[Any], seats: str | None) -> None:
    """A solo game has one seat, a person's."""
    if seats is not None and read_players(seats) != [PERSON]:
        raise SettingsError("--solo: you sit there alone; leave --seats out")
    if 1 not in game.seats:
        raise SettingsError(f"--solo: {game.slug} has no solo game")


def check_components(record: Record, game: Game[Any]) -> None:
    """A game must not go on or be judged with other cards than it was begun with, even where they do not matter."""
    stamp, ours = record.components, game.components
    if stamp.version == ours.version and stamp.hash != ours.hash:
        raise SettingsError("--components: the game was begun with other components; give the same folder as then")


def played(record: Record, components: Path | None) -> Game[Any] | None:
    """The game of a record, with the components that are given."""
    return None if components is None else chosen_game(record.game, components)


def check_language(lang: str) -> None:
    """There must be texts in the language."""
    if lang not in LANGUAGES:
        raise SettingsError(f"--lang: there are texts in {' and '.join(LANGUAGES)}, not in {lang!r}")


def print_json(value: object) -> None:
    """Print JSON as it is, whatever the width of the terminal."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))
