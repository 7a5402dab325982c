"""What can be agreed upon before a game, as data: what each setting may be, what it depends on, and usual agreements.

A game has a struct with the types and defaults of its settings, and a `Form` that says all else. Clients make their
forms from it, and the values of a match are checked by it:

>>> class MillSettings(Settings, frozen=True, kw_only=True):
...     sails: int = 4
...     steam: bool = False
...     colours: tuple[str, ...] = ()
>>> form = Form.of(
...     MillSettings,
...     number("sails", 2, 8),
...     switch("steam", needs=[When("seats", (1, 2))]),
...     each_seat("colours", choices(["red", "blue"], "mill")),
... )
>>> form.check({"sails": 9, "steam": False, "colours": []})
Traceback (most recent call last):
gobelin.kernel.errors.SettingsError: sails: must be 2 to 8, not 9
>>> form.check_seats({"sails": 4, "steam": True, "colours": []}, 3)
Traceback (most recent call last):
gobelin.kernel.errors.SettingsError: steam: only with 1 to 2 seats
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, Self, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gobelin.kernel.errors import SettingsError

Json: TypeAlias = dict[str, "Json"] | list["Json"] | str | int | bool | None
"""What views are made of."""
Value: TypeAlias = bool | int | str | list[str] | dict[str, list[str]]
"""What settings are set to."""
Words: TypeAlias = Mapping[str, str]
"""By language; filled in by `gobelin.locales.named`, since games say in data which settings they have, not how to speak
of them."""
Kind: TypeAlias = Literal["switch", "choice", "several", "number", "each_seat", "decks"]
SEATS: Final = "seats"
"""Stands for the number of seats among the conditions, and is no setting."""
LISTED: Final = 30
"""So many choices are named where one is wrong."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices made before a game starts. Each game extends it with typed fields that have defaults."""

    def check(self, seats: int) -> None:
        """Raise SettingsError where fields do not fit each other or the number of seats, beyond what the form says."""


class When(Struct, frozen=True):
    """A condition: the setting has one of these values, or one of them among its own; none: it is empty."""

    setting: str
    has: tuple[str | int | bool, ...]

    def holds(self, values: Mapping[str, Any], seats: int) -> bool:
        """Whether it is so."""
        value = seats if self.setting == SEATS else values[self.setting]
        if not self.has:
            return not value
        return any(part in self.has for part in (value if isinstance(value, list | tuple) else [value]))

    def __str__(self) -> str:
        if not self.has:
            return f"without {self.setting}"
        if self.setting == SEATS:
            return "with 1 seat" if self.has == (1,) else f"with {min(self.has)} to {max(self.has)} seats"
        if self.has == (True,):
            return f"with {self.setting}"
        allowed = " or ".join(map(str, self.has))
        return f"with {self.setting} {allowed}"


Needs: TypeAlias = tuple[tuple[When, ...], ...]
"""Of each of these one condition must hold."""


def unmet(needs: Needs, values: Mapping[str, Any], seats: int) -> str:
    """The conditions that do not hold, in words."""
    return " and ".join(
        " or ".join(map(str, any_of)) for any_of in needs if not any(when.holds(values, seats) for when in any_of)
    )


class Choice(Struct, frozen=True, kw_only=True):
    """One of the values of a setting."""

    id: str
    picture: tuple[str, str]
    """What is drawn: the kind of component as its facts have it, or the setting, and the id."""
    deck: str
    """The deck that a card belongs to."""
    needs: Needs
    names: Words
    about: Words


class Setting(Struct, frozen=True, kw_only=True):
    """What one setting may be.

    A `switch` is on or off; a `choice` is one of the choices, or the empty default; `several` is a list of different
    choices, and `each_seat` such a list with one for each seat, or none at all; a `number` lies within bounds; `decks`
    has several cards for each deck.
    """

    name: str
    kind: Kind
    group: str
    """Settings of a group stand together, in the order of the form."""
    needs: Needs
    """It keeps its default unless they hold."""
    choices: tuple[Choice, ...]
    least: int
    most: int
    default: Value
    names: Words
    about: Words

    def chosen(self, value: Any) -> list[str]:
        """The choices that a value names."""
        match self.kind:
            case "choice":
                return [value] if value else []
            case "several" | "each_seat":
                return [*value]
            case "decks":
                return [card for cards in value.values() for card in cards]
            case _:
                return []

    def check(self, value: Any) -> None:
        """Raise SettingsError unless it may be this value, whatever the others are."""
        if self.kind == "number" and not self.least <= value <= self.most:
            raise SettingsError(f"{self.name}: must be {self.least} to {self.most}, not {value}")
        chosen, deck_of = self.chosen(value), {choice.id: choice.deck for choice in self.choices}
        for deck, cards in value.items() if self.kind == "decks" else ():
            if deck not in deck_of.values():
                raise SettingsError(f"{self.name}: there is no deck {deck!r}")
            if stray := next((card for card in cards if deck_of.get(card) != deck), None):
                raise SettingsError(f"{self.name}: {deck}: {stray!r} is not a card of this deck")
        for part in chosen:
            if part not in deck_of and part != self.default:
                raise self.unknown(part)
            if chosen.count(part) > 1:
                raise SettingsError(f"{self.name}: {part!r} is listed twice")

    def unknown(self, value: object) -> SettingsError:
        """What is said of a choice that there is not."""
        ids = [choice.id for choice in self.choices]
        rest = f" and {len(ids) - LISTED} more" if len(ids) > LISTED else ""
        return SettingsError(f"{self.name}: there is no {value!r}; there are {', '.join(ids[:LISTED])}{rest}")

    def check_seats(self, values: Mapping[str, Any], seats: int) -> None:
        """Raise SettingsError unless its value goes with the others and with so many seats."""
        value = values[self.name]
        if value == self.default:
            return
        if why := unmet(self.needs, values, seats):
            raise SettingsError(f"{self.name}: only {why}")
        if self.kind == "each_seat" and len(value) != seats:
            raise SettingsError(f"{self.name}: {len(value)} are named for {seats} seats")
        chosen = self.chosen(value)
        for choice in self.choices:
            if choice.id in chosen and (why := unmet(choice.needs, values, seats)):
                raise SettingsError(f"{self.name}: {choice.id!r} only {why}")


class Preset(Struct, frozen=True, kw_only=True):
    """A usual agreement: what differs from the defaults."""

    id: str
    settings: Mapping[str, Value]
    needs: Needs
    names: Words


class Group(Struct, frozen=True):
    """What settings that stand together are called."""

    id: str
    names: Words


class Form(Struct, frozen=True, kw_only=True):
    """All settings of a game in their order, and its usual agreements."""

    settings: tuple[Setting, ...]
    groups: tuple[Group, ...]
    presets: tuple[Preset, ...]

    @classmethod
    def of(cls, settings: type[Settings], *declared: Setting, presets: Sequence[Preset] = ()) -> Self:
        """The form of a settings class; it must declare every field once."""
        names = [setting.name for setting in declared]
        if sorted(names) != sorted(settings.__struct_fields__):
            raise TypeError(f"{settings.__name__} has {settings.__struct_fields__}, its form has {names}")
        defaults = msgspec.to_builtins(settings())
        return cls(
            settings=tuple(replace(setting, default=_plain(defaults[setting.name])) for setting in declared),
            groups=tuple(Group(group, {}) for group in dict.fromkeys(setting.group for setting in declared)),
            presets=tuple(presets),
        )

    def __getitem__(self, name: str) -> Setting:
        return next(setting for setting in self.settings if setting.name == name)

    def get(self, name: str) -> Setting | None:
        """The setting of this name, if there is one."""
        return next((setting for setting in self.settings if setting.name == name), None)

    def of_kind(self, *kinds: Kind) -> Iterator[Setting]:
        """The settings of these kinds."""
        return (setting for setting in self.settings if setting.kind in kinds)

    def check(self, values: Mapping[str, Any]) -> None:
        """Raise SettingsError unless every setting may have its value."""
        for setting in self.settings:
            setting.check(values[setting.name])

    def check_seats(self, values: Mapping[str, Any], seats: int) -> None:
        """Raise SettingsError unless the values go together at a table of so many seats."""
        plain = {name: _plain(value) for name, value in values.items()}
        for setting in self.settings:
            setting.check_seats(plain, seats)

    def preset(self, name: str) -> Preset:
        """A usual agreement by its id."""
        found = next((preset for preset in self.presets if preset.id == name), None)
        if found is None:
            known = ", ".join(preset.id for preset in self.presets) or "none"
            raise SettingsError(f"there is no preset {name!r}; there are: {known}")
        return found

    def misfit(self, error: msgspec.ValidationError) -> SettingsError:
        """What is said of values that are not of their types."""
        why, _, path = str(error).partition(" - at `$.")
        name = re.split(r"\W", path)[0]
        if unknown := re.search(r"unknown field `(.*)`", why):
            names = ", ".join(setting.name for setting in self.settings) or "none"
            return SettingsError(f"there is no setting {unknown[1]!r}; there are: {names}")
        if (wrong := re.fullmatch(r"Invalid enum value '(.*)'", why)) and (setting := self.get(name)):
            return setting.unknown(wrong[1])
        return SettingsError(f"{path.rstrip('`') or 'all'}: {why.lower().replace('`', '')}")


def _plain(value: Any) -> Any:
    return [*value] if isinstance(value, tuple) else value


# --- declaring --------------------------------------------------------------------------------------------------------

Needed: TypeAlias = Iterable[When | Iterable[When]]
"""Conditions that must all hold, or of several one."""


def _needs(needs: Needed) -> Needs:
    return tuple((need,) if isinstance(need, When) else tuple(need) for need in needs)


def _setting(
    name: str, kind: Kind, group: str, needs: Needed, among: Iterable[Choice] = (), least: int = 0, most: int = 0
) -> Setting:
    return Setting(
        name=name,
        kind=kind,
        group=group,
        needs=_needs(needs),
        choices=tuple(among),
        least=least,
        most=most,
        default=False,
        names={},
        about={},
    )


def choice(item: str, picture: str, needs: Needed = (), deck: str = "") -> Choice:
    """One choice, drawn as this kind of picture."""
    return Choice(id=item, picture=(picture, item), deck=deck, needs=_needs(needs), names={}, about={})


def choices(items: Iterable[str], picture: str) -> list[Choice]:
    """Choices that are all drawn as this kind of picture, and depend on nothing."""
    return [choice(item, picture) for item in items]


def switch(name: str, group: str = "variants", needs: Needed = ()) -> Setting:
    """On or off."""
    return _setting(name, "switch", group, needs)


def number(name: str, least: int, most: int, group: str = "variants", needs: Needed = ()) -> Setting:
    """A whole number."""
    return _setting(name, "number", group, needs, least=least, most=most)


def one_of(name: str, among: Iterable[str | Choice], group: str = "variants", needs: Needed = ()) -> Setting:
    """One of several words."""
    found = (part if isinstance(part, Choice) else choice(part, name) for part in among)
    return _setting(name, "choice", group, needs, found)


def several(name: str, among: Iterable[Choice], group: str = "variants", needs: Needed = ()) -> Setting:
    """Any of several things."""
    return _setting(name, "several", group, needs, among)


def each_seat(name: str, among: Iterable[Choice], group: str = "seats", needs: Needed = ()) -> Setting:
    """A different thing for each seat."""
    return _setting(name, "each_seat", group, needs, among)


def decks(name: str, among: Iterable[Choice], group: str = "decks", needs: Needed = ()) -> Setting:
    """The cards of decks that somebody has built."""
    return _setting(name, "decks", group, needs, among)


def preset(name: str, needs: Needed = (), **settings: Value) -> Preset:
    """A usual agreement."""
    return Preset(id=name, settings=settings, needs=_needs(needs), names={})
