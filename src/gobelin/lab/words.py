"""The words of reports: those of the laboratory, and those that a game has for its own things."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gobelin.kernel import Game
from gobelin.lab.play import option_value
from gobelin.locales import HOME, Texts


class Words:
    """Everything that a report says, in one language, about one game or none."""

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        self.language = language
        self.game = game
        self._texts = Texts(game, language)
        self.name = cache(self._name)
        self.option = cache(self._option)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource((HOME / language / "lab.ftl").read_text("utf-8")))

    def __call__(self, message: str, **values: object) -> str:
        """A message of the laboratory."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, {"game": self.game.slug if self.game else "", **values})
        assert not errors, f"{message}: {errors}"
        return str(text)

    def _lab_or(self, message: str, otherwise: str) -> str:
        return self(message) if self._bundle.has_message(message) else otherwise

    def title(self) -> str:
        """The name of the game."""
        return self._texts.text("title")

    def trait(self, name: str) -> str:
        """What seats are compared by."""
        return self._lab_or(f"trait-{name}", plain(name))

    def _name(self, item: str) -> str:
        """A faction, a card, a reason for points."""
        return capital(self._texts.name(item) if self._texts.has(f"name-{item}") else plain(item))

    def source(self, group: str) -> str:
        """Where points come from."""
        return self._texts.source(group)

    def setting(self, name: str) -> str:
        """A setting of the game."""
        message = f"setting-{name}"
        return self._texts.text(message) if self._texts.has(message) else capital(plain(name))

    def choice(self, value: object) -> str:
        """The value of a setting, in short."""
        if isinstance(value, bool):
            return self("yes" if value else "no")
        message = f"choice-{value}"
        return self._texts.text(message) if self._texts.has(message) else plain(str(value))

    def _option(self, topic: str, option: str) -> str:
        """An answer to a question."""
        value = option_value(option)
        known = any(self._texts.has(message) for message in (f"option-{topic}-{value[0]}", f"option-{value[0]}"))
        return capital(self._texts.option(topic, value) if known else plain(option))

    def ask(self, topic: str) -> str:
        """A question."""
        message = f"ask-{topic}"
        return self._texts.text(message) if self._texts.has(message) else capital(plain(topic))

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many decimals, as the language writes it."""
        value = round(value, digits) or 0.0  # no minus before a nought
        text = f"{value:,.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return text.translate(str.maketrans(",.", ".,")) if self.language == "de" else text

    def short(self, value: float) -> str:
        """A number with a decimal only where it needs one."""
        return self.number(value, int(value % 1 != 0))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in per cent."""
        return self.number(100 * share, digits) + "\N{NARROW NO-BREAK SPACE}%"

    def span(self, low: str, high: str) -> str:
        """From one bound to another."""
        return self("span", low=low, high=high)


def plain(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ")


def capital(text: str) -> str:
    """A text that begins a line."""
    return text[:1].upper() + text[1:]
