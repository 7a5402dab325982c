"""The words of the table: Fluent messages in English and German, the same files that the browser reads.

A game's file has these messages, with the declared parameter names of verbs and events as variables:

    ask-<topic>                 what is asked
    option-<verb>               an answer; `option-<topic>-<verb>` where the topic needs other words; an attribute
                                `.<kind>` is for components that `Game.describe` says are of this kind; `.thing` and
                                `.verb` say it in two parts, for a small button: what is chosen, and what is done
                                with it; `.brings` stands for what it brings, where that would say the same again
    event-<verb>                what happened; its attribute `.hidden` is for those who see only a part
    name-<id>                   any id in options, events and views that is no component
    label-<key>                 a field of the view
    consequence-amount          what an option costs or gives: so much ($amount) of what ($what); there is one for all
    consequence-<note>          what else an option does, by the notes of `Game.consequence`; `$effect` is what a
                                component does, in words
    setting-<name>              a setting; its attribute `.about` explains it, where its name does not
    settings-<group>            settings that stand together
    choice-<id>                 a choice of a setting that is no component; `.about` explains it
    preset-<id>                 a usual agreement
    source-<group>              where points come from, by the groups of the game's ledger
    seat-<number>               whoever plays without a seat, such as an opponent of a solo game

What the teacher says in lessons stands in a file beside it, `lesson-<name>.ftl`:

    lesson-<beat>               what is said at a beat, with the facts of the moment as variables; `.title` heads it
    lesson-<beat>-<reply>       what is said to the choice that follows
    lesson-<remark>             what is said to a choice whenever it is made

Messages call `SEAT($seat)` for a player's name and `NAME($card)` for the name behind an id. A reader without a name
is called "You" or "Du" where a sentence begins; elsewhere `SEAT($seat, you: "...")` says what fits there. What
components are called (`name-<id>`) and do (`text-<id>`) is said by `Game.words`, which goes before the file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource
from msgspec.structs import replace

from gobelin.kernel import Choice, Consequence, Form, Game, Option, SeatEvent, Setting

LANGUAGES: Final = ("en", "de")
HOME: Final = Path(__file__).parent


_WORDS: Final[WeakKeyDictionary[Game[Any], dict[str, Mapping[str, str]]]] = WeakKeyDictionary()
"""The words of games by language."""
_ESCAPES: Final = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\u000A", "\r": "\\u000D"})


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text("utf-8"))


def _own_files(game: Game[Any], language: str) -> list[Path]:
    """The file of a game, and that of its lessons."""
    names = [game.name, *([f"lesson-{game.name}"] if game.lessons is not None else [])]
    return [game.texts / language / f"{name}.ftl" for name in names]


def fluent_text(game: Game[Any], language: str) -> str:
    """All messages of a game in a language: the shared ones, its own, and the words of its components."""
    words = Texts(game, language).words.items()
    files = [HOME / language / "gobelin.ftl", *_own_files(game, language)]
    parts = [path.read_text("utf-8") for path in files]
    parts += [f'{message} = {{ "{sentence.translate(_ESCAPES)}" }}' for message, sentence in words]
    return "\n".join(parts)


class Texts:
    """All texts of one game in one language. What is missing is shown by its id and noted in `missing`."""

    def __init__(self, game: Game[Any] | None, language: str, players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are texts in {', '.join(LANGUAGES)}, not in {language!r}")
        self.game = game
        self.language = language
        self.players = players
        self.missing: set[str] = set()
        self.words: Mapping[str, str] = {}
        """What components are called and do, by message."""
        functions: dict[str, Callable[..., Any]] = {
            "SEAT": lambda seat, you="": self.seat(int(seat)),  # here everybody has a name
            "NAME": lambda item: self.name(str(item)),
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._bundle.add_resource(_resource(HOME / language / "gobelin.ftl"))
        if game is not None:
            for own_file in _own_files(game, language):
                self._bundle.add_resource(_resource(own_file), allow_overrides=True)
            known = _WORDS.setdefault(game, {})
            if language not in known:
                self.words = own = dict[str, str]()
                for message, sentence in game.words(language, self.text) if game.words else ():
                    own[message] = sentence  # one by one: sentences use the names that came before
                known[language] = own
            self.words = known[language]

    def text(self, message: str, **values: object) -> str:
        """A message by its id; `id.attribute` names an attribute of it."""
        if message in self.words:
            return self.words[message]
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
        return message in self.words or bool(self._bundle.has_message(message))

    def about(self, message: str) -> str:
        """What explains a message; empty where it explains itself."""
        found = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        return self.text(f"{message}.about") if found and "about" in found.attributes else ""

    def choice(self, value: str) -> str:
        """A choice of a setting: a word of its own, or the name of a component."""
        return self.text(f"choice-{value}") if self.has(f"choice-{value}") else self.name(value)

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

    def event(self, told: SeatEvent) -> str:
        """What happened, in words."""
        assert self.game is not None
        if told.verb == "forced":
            _, topic, *option = told.args
            return self.text("event-forced", option=self.option(str(topic), tuple(option)))
        values = dict(zip(self.game.events[told.verb], told.args, strict=False))
        return self.text(f"event-{told.verb}.hidden" if told.hidden else f"event-{told.verb}", **values)

    def consequence(self, told: Consequence) -> list[str]:
        """What an option will cost, give and change, line by line; costs come first."""
        lines = [] if told.owner is None else [self.seat(told.owner)]
        for sign, amounts in (("\u2212", told.cost), ("+", told.gain)):
            if amounts:
                words = [self.text("consequence-amount", what=what, amount=amount) for what, amount in amounts.items()]
                lines.append(f"{sign} {', '.join(words)}")
        for note in told.notes:
            effect = {"effect": self.text(note.effect)} if note.effect else {}
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


def everywhere(game: Game[Any], message: str) -> dict[str, str]:
    """A message of a game in every language that has it."""
    spoken = (Texts(game, language) for language in LANGUAGES)
    return {texts.language: texts.text(message) for texts in spoken if texts.has(message)}


def named(game: Game[Any]) -> Form:
    """The settings of a game with their names in every language."""
    spoken = [Texts(game, language) for language in LANGUAGES]

    def said(say: Callable[[Texts], str]) -> dict[str, str]:
        return {texts.language: words for texts in spoken if (words := say(texts))}

    def message(name: str) -> dict[str, str]:
        return said(lambda texts: texts.text(name))

    def choice(one: Choice) -> Choice:
        about = said(lambda texts: texts.about(f"choice-{one.id}"))
        return replace(one, names=said(lambda texts: texts.choice(one.id)), about=about)

    def setting(one: Setting) -> Setting:
        about = said(lambda texts: texts.about(f"setting-{one.name}"))
        names = message(f"setting-{one.name}")
        return replace(one, names=names, about=about, choices=tuple(map(choice, one.choices)))

    form = game.form
    return replace(
        form,
        settings=tuple(map(setting, form.settings)),
        groups=tuple(replace(one, names=message(f"settings-{one.id}")) for one in form.groups),
        presets=tuple(replace(one, names=message(f"preset-{one.id}")) for one in form.presets),
    )
