"""What the settings of a game are held to: every choice can be made and begins a game, and so does every preset."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from gobelin.kernel import PERSON, Game, Match, Setting, Settings, SettingsError
from gobelin.kernel.settings import SEATS, Form, unmet
from gobelin.locales import LANGUAGES, named
from gobelin.promises import expect

MANY: Final = 10
"""Settings with more choices are not tried choice by choice in whole games."""


def choices(game: Game[Any]) -> dict[str, set[object]]:
    """The settings that are a choice, several choices, or a switch, with the values that are worth trying."""
    return {
        setting.name: {getattr(game.read_settings({setting.name: value}), setting.name) for value in values}
        for setting in game.form.settings
        if setting.kind != "number" and (values := _values(setting))
    }


def settings_samples(game: Game[Any]) -> Sequence[Settings]:
    """The default settings, and every value of every choice and switch once, together with what it needs."""
    samples = [game.settings()]
    for setting in game.form.settings:
        for value in _values(setting):
            if value != setting.default:
                samples.append(game.read_settings(with_needs(game.form, setting.name, value)[0]))
    return samples


def _values(setting: Setting) -> list[Any]:
    """All values of a choice or a switch, both ends of a number; of several choices none, each, and all together."""
    ids = [choice.id for choice in setting.choices]
    match setting.kind:
        case "switch":
            return [False, True]
        case "number":
            return [setting.least, setting.most]
        case "choice":
            return ids if setting.default in ids else [setting.default, *ids]
        case "several" if len(ids) <= MANY:
            return [[], *([one] for one in ids), *([ids] if len(ids) > 1 else [])]
        case _:
            return []


def with_needs(form: Form, name: str, value: Any, seats: int | None = None) -> tuple[dict[str, Any], int | None]:
    """A setting together with others that it needs, and a number of seats if it needs one."""
    setting, values = form[name], {name: value}
    needs = [setting.needs, *(choice.needs for choice in setting.choices if choice.id in setting.chosen(value))]
    for when, *_ in (any_of for one in needs for any_of in one):
        if when.setting == SEATS:
            seats = seats or int(when.has[-1])
        elif when.has and when.setting not in values:
            needed = list(when.has) if form[when.setting].kind == "several" else when.has[0]
            more, seats = with_needs(form, when.setting, needed, seats)
            values = more | values
    return values, seats


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
