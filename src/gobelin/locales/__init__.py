"""The words of the table: Fluent messages in English and German, the same files that the browser reads.

A game's file has these messages, with the declared parameter names of verbs and events as variables:

    ask-<topic>                 what is asked
    option-<verb>               an answer; `option-<topic>-<verb>` where the topic needs other words; an attribute
                                `.<kind>` is for components that `Game.describe` says are of this kind
    event-<verb>                what happened; its attribute `.hidden` is for those who see only a part
    name-<id>                   a component, or any other id in options, events and views
    text-<id>                   what a component does, where the game has such texts
    label-<key>                 a field of the view
    consequence-amount          what an option costs or gives: so much ($amount) of what ($what)
    consequence-<note>          what else an option does, by the notes of `Game.consequence`; `$effect` is what a
                                component does, in words
    source-<group>              where points come from, by the groups of the game's ledger
    seat-<number>               whoever plays without a seat, such as an opponent of a solo game

Messages call `SEAT($seat)` for a player's name and `NAME($card)` for the name behind an id. Names and texts that a
person's own components bring along (`Game.describe`) go before those of the file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from gobelin.kernel import Consequence, Game, Json, Option, Told

LANGUAGES: Final = ("en", "de")
HOME: Final = Path(__file__).parent


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text("utf-8"))


class Texts:
    """All texts of one game in one language. What is missing is shown by its id and noted in `missing`."""

    def __init__(self, game: Game[Any] | None, language: str, players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are texts in {', '.join(LANGUAGES)}, not in {language!r}")
        self.game = game
        self.language = language
        self.players = players
        self.missing: set[str] = set()
        self._own: dict[str, str | None] = {}
        functions: dict[str, Callable[[Any], Any]] = {
            "SEAT": lambda seat: self.seat(int(seat)),
            "NAME": lambda item: self.name(str(item)),
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._bundle.add_resource(_resource(HOME / language / "gobelin.ftl"))
        if game is not None:
            self._bundle.add_resource(_resource(game.texts / language / f"{game.name}.ftl"))

    def text(self, message: str, **values: object) -> str:
        """A message by its id; `id.attribute` names an attribute of it."""
        if (own := self._own_words(message)) is not None:
            return own
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name) if self._bundle.has_message(name) else None
        pattern = found and (found.attributes.get(attribute) if attribute else found.value)
        if not pattern:
            self.missing.add(message)
            return message
        text, errors = self._bundle.format_pattern(pattern, values)
        self.missing.update(f"{message}: {error}" for error in errors)
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._own_words(message) is not None or bool(self._bundle.has_message(message))

    def _own_words(self, message: str) -> str | None:
        """The words that a component of a person's own has for the message."""
        if self.game is None or not message.startswith(("name-", "text-")):
            return None
        if message not in self._own:
            kind, _, item = message.partition("-")
            words = self.game.facts(item).get(kind)
            if isinstance(words, dict):
                words = words[self.language]
            self._own[message] = None if words is None else str(words)
        return self._own[message]

    def ask(self, topic: str) -> str:
        """What a seat is asked."""
        return self.text(f"ask-{topic}")

    def option(self, topic: str, option: Option) -> str:
        """An answer in words."""
        assert self.game is not None
        verb = str(option[0])
        values = dict(zip(self.game.verbs[verb].params, option[1:], strict=True))
        special = f"option-{topic}-{verb}"
        message = special if self.has(special) else f"option-{verb}"
        return self.text(self._of_kind(message, option), **values)

    def _of_kind(self, message: str, option: Option) -> str:
        """The message's words for the kind of component that the option names, where there are such."""
        attributes = self._bundle.get_message(message).attributes if self._bundle.has_message(message) else {}
        if attributes and self.game is not None:
            for part in option[1:]:
                if isinstance(part, str) and (kind := self.game.facts(part).get("kind")) in attributes:
                    return f"{message}.{kind}"
        return message

    def event(self, told: Told) -> str:
        """What happened, in words."""
        assert self.game is not None
        if told.verb == "forced":
            _, topic, *option = told.args
            return self.text("event-forced", option=self.option(str(topic), tuple(option)))
        values = dict(zip(self.game.events[told.verb], told.args, strict=False))
        return self.text(f"event-{told.verb}.hidden" if told.hidden else f"event-{told.verb}", **values)

    def consequence(self, told: Consequence, say_effect: Callable[[Json], str]) -> list[str]:
        """What an option will cost, give and change, line by line; costs come first."""
        lines = [] if told.owner is None else [self.seat(told.owner)]
        for sign, amounts in (("\u2212", told.cost), ("+", told.gain)):
            if amounts:
                words = [self.text("consequence-amount", what=what, amount=amount) for what, amount in amounts.items()]
                lines.append(f"{sign} {', '.join(words)}")
        for note in told.notes:
            effect = {} if note.effect is None else {"effect": say_effect(note.effect)}
            lines.append(self.text(f"consequence-{note.says}", **note.args, **effect))
        return lines

    def name(self, item: str) -> str:
        """The name of a component or other id."""
        return self.text(f"name-{item}")

    def source(self, group: str) -> str:
        """Where points come from; the plain id as words where there is no text for it."""
        message = f"source-{group}"
        words = group.replace("_", " ")
        return self.text(message) if self.has(message) else words[:1].upper() + words[1:]

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        if seat < len(self.players):
            return self.players[seat]
        own = f"seat-{seat}"
        return self.text(own) if self.has(own) else self.text("seat", number=seat + 1)
