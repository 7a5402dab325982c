"""The words of a command line: what they mean as games, players and settings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from gobelin.bots import UnknownBot, make_bot
from gobelin.kernel import PERSON, Game, Record, SettingsError
from gobelin.locales import LANGUAGES
from gobelin.simulate import chosen_game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; `gobelin games` lists them.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Setting = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A setting of the game.")]
Folder = Annotated[
    Path | None, typer.Option("--components", metavar="DIR", help="A folder with components of your own.")
]
Language = Annotated[str, typer.Option("--lang", help=f"Language: {' or '.join(LANGUAGES)}.")]


def settings_schema(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """The settings as JSON Schema properties."""
    (_,), definitions = msgspec.json.schema_components([game.settings])
    properties: dict[str, dict[str, Any]] = definitions[game.settings.__name__].get("properties", {})
    return properties


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


def read_values(game: Game[Any], words: Sequence[str] | None) -> dict[str, object]:
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
            raise SettingsError(f"settings of {game.slug}: {name} is not valid JSON: {error}") from None
    about = settings_schema(game).get(name, {})
    is_list = about.get("type") == "array"
    words = [part.strip() for part in value.split(",") if part.strip()] if is_list else [value]
    allowed = [str(word) for word in (about.get("items", {}) if is_list else about).get("enum", ())]
    for word in words:
        if allowed and word not in allowed:
            raise SettingsError(f"{option}: there is no {word!r}; there are: {', '.join(allowed)}")
    return words if is_list else value


SHORTCUTS: Final[dict[str, tuple[str, ...]]] = {
    "factions": ("factions", "civilizations"),
    "variant": ("variant", "card_phase"),
    "peaceful": ("peaceful",),
}
"""Which settings an option of `play` stands for; the first that a game has is meant."""


def shortcuts(game: Game[Any], given: dict[str, str | bool | None]) -> dict[str, object]:
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
