"""What the settings of a game are held to: every choice can be made and begins a game, and so does every preset."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from gobelin.conformance import expect, with_needs
from gobelin.kernel import PERSON, Game, Match, Setting, SettingsError
from gobelin.kernel.settings import unmet
from gobelin.locales import LANGUAGES, named


def check_settings(game: Game[Any]) -> None:
    """Raise Breach unless all settings have names, and every choice and preset begins a game."""
    for where, names in _names(game):
        gaps = [language for language in LANGUAGES if names.get(language, where) == where]
        expect(not gaps, f"{game.name}: {where} has no name in {', '.join(gaps)}")
    for setting in game.form.settings:
        for value in tried(setting):
            values, seats = with_needs(game.form, setting.name, value)
            if setting.kind == "each_seat":
                seats = seats or game.seats[-1]
                values[setting.name] = others(setting, value[0], seats)
            begin(game, values, seats or max(fitting(game, values), default=game.seats[-1]))
    for preset in game.form.presets:
        for seats in game.seats:
            if not unmet(preset.needs, msgspec.to_builtins(game.settings()), seats):
                begin(game, dict(preset.settings), seats)


def fitting(game: Game[Any], values: Mapping[str, object]) -> Iterator[int]:
    """The numbers of seats that can agree on these settings."""
    settings = game.read_settings(values)
    for seats in game.seats:
        with suppress(SettingsError):
            game.check_seats(settings, [PERSON] * seats)
            yield seats


def begin(game: Game[Any], values: dict[str, Any], seats: int) -> None:
    """Raise SettingsError unless these settings begin a game."""
    match: Match[Any] = Match.new(game, values, seats)
    expect(bool(match.asks), f"{game.name}: {values} asks nothing")


def tried(setting: Setting) -> Iterator[Any]:
    """Every value that a setting may have; of several choices each by itself."""
    ids = [choice.id for choice in setting.choices]
    match setting.kind:
        case "switch":
            yield from (False, True)
        case "number":
            yield from range(setting.least, setting.most + 1)
        case "choice":
            yield from ids
        case "several" | "each_seat":
            yield from ([one] for one in ids)
        case "decks":
            yield {}


def others(setting: Setting, first: str, seats: int) -> list[str]:
    """A choice for the first seat, and for the other seats such as depend on nothing."""
    free = [choice.id for choice in setting.choices if not choice.needs and choice.id != first]
    return [first, *free[: seats - 1]]


def _names(game: Game[Any]) -> Iterator[tuple[str, Any]]:
    form = named(game)
    for setting in form.settings:
        yield f"setting-{setting.name}", setting.names
        yield from ((f"name-{choice.id}", choice.names) for choice in setting.choices)
    yield from ((f"settings-{group.id}", group.names) for group in form.groups)
    yield from ((f"preset-{preset.id}", preset.names) for preset in form.presets)
