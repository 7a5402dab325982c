"""The words of a game, beside what its rules ask, tell and show."""

import random
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from gobelin.conformance import Conformance, walk
from gobelin.kernel import Game, Match, Option, SeatEvent, Settings
from gobelin.locales import LANGUAGES, Texts
from support.messages import messages, uses
from support.saying import hidden_parts, view_keys, words_of

each_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(text: str) -> list[int]:
    """The numbers of a text, in their order."""
    return [int(number) for number in re.findall(r"\d+", text)]


class Wording:
    """What a game's texts say in each language.

    `shared` are messages that others mention with variables of their own; those that begin as one of `loose` may
    differ between the languages too. Messages that begin as one of `of_the_board` are left out: only the board of the
    terminal uses them.
    """

    def __init__(
        self,
        game: Game[Any],
        home: Path,
        topics: Callable[[], set[str]],
        *,
        shared: Iterable[str] = (),
        loose: tuple[str, ...] = (),
        of_the_board: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.home = home
        self.topics = topics
        self.shared = set(shared)
        self.loose = loose
        self.of_the_board = of_the_board

    @cached_property
    def options(self) -> list[Option]:
        """Every option that is declared."""
        return [self.game.verbs.option(number) for number in range(self.game.verbs.size)]

    @cached_property
    def verbs(self) -> set[str]:
        """Every verb that is declared."""
        return {verb.name for verb in self.game.verbs}

    @cached_property
    def hidden_parts(self) -> dict[str, int]:
        """The events of which some see only a part, and how many arguments they see."""
        return hidden_parts(self.home)

    def special(self) -> set[str]:
        """The messages with which a topic can word an option in its own way."""
        return {f"option-{topic}-{verb}" for topic in self.topics() for verb in self.verbs}

    def messages(self, language: str) -> dict[str, ftl.Message]:
        """The messages of a language by their ids."""
        found = messages(self.game.name, language)
        return {name: message for name, message in found.items() if not name.startswith(self.of_the_board)}

    def mentioned(self, language: str) -> set[str]:
        """The messages that others mention."""
        return {name for message in self.messages(language).values() for name in uses(message).messages}

    def variables(self, language: str, node: ftl.BaseNode | None) -> set[str]:
        """The variables of a message, those of the messages it mentions included."""
        found, known = uses(node), self.messages(language)
        return found.variables.union(*(self.variables(language, known[name]) for name in found.messages))

    def text_of(self, language: str, item: str) -> str:
        """What is said about a component."""
        return Texts(self.game, language).text(f"text-{item}")

    def expected(self, names: Iterable[str], texts: Iterable[str], choices: Iterable[str] = ()) -> set[str]:
        """The messages that there have to be: for names, components with a text and choices, and for all the rules."""
        groups: dict[str, Iterable[str]] = {
            "setting": self.game.settings.__struct_fields__,
            "choice": choices,
            "ask": self.topics(),
            "option": self.verbs,
            "event": self.game.events,
            "name": names,
            "text": texts,
            "label": view_keys(self.home),
            "source": self.game.ledger.groups if self.game.ledger else (),
        }
        return {"title", "summary"} | {f"{kind}-{word}" for kind, found in groups.items() for word in found}

    def misnamed(self, language: str, items: Collection[Any]) -> dict[str, str]:
        """The components that have another name in the texts than in the box, with that name."""
        texts = Texts(self.game, language)
        said = {item.id: texts.name(item.id) for item in items}
        return {item.id: said[item.id] for item in items if said[item.id] != getattr(item, f"name_{language}")}

    def attributes(self, language: str) -> dict[str, list[str]]:
        """The messages that have several versions, with the names of the others."""
        return {
            name: [attribute.id.name for attribute in message.attributes]
            for name, message in self.messages(language).items()
            if message.attributes
        }

    def shape(self, language: str) -> dict[str, list[set[str]]]:
        """The variables of all versions of all messages."""
        return {
            name: [self.variables(language, part) for part in (message.value, *message.attributes)]
            for name, message in self.messages(language).items()
            if not name.startswith(self.loose)
        }

    def misworded(self, language: str) -> list[str]:
        """The messages whose variables are not exactly those of their option or event; all others have none."""
        verbs, events = self.game.verbs, self.game.events
        params = {f"option-{verb}": set(verbs[verb].params) for verb in self.verbs}
        params |= {name: set(verbs[name.rpartition("-")[2]].params) for name in self.special()}
        params |= {f"event-{verb}": set(names) for verb, names in events.items()}
        wrong = [
            name
            for name, message in self.messages(language).items()
            if name not in self.shared and not name.startswith(self.loose)
            if self.variables(language, message.value) != params.get(name, set())
        ]
        for verb, count in self.hidden_parts.items():
            (hidden,) = self.messages(language)[f"event-{verb}"].attributes
            if self.variables(language, hidden) != set(events[verb][:count]):
                wrong.append(f"event-{verb}.hidden")
        return wrong

    def worded_by_topics(self, language: str, verb: str) -> list[str]:
        """The topics that word a verb in their own way, after the empty one that stands for all others."""
        known = self.messages(language)
        return ["", *sorted(topic for topic in self.topics() if f"option-{topic}-{verb}" in known)]

    def read_options(self, language: str) -> list[str]:
        """Every declared option in all its wordings, which have no gaps."""
        texts = Texts(self.game, language)
        topics = {verb: self.worded_by_topics(language, verb) for verb in self.verbs}
        said = [texts.option(topic, option) for option in self.options for topic in topics[str(option[0])]]
        gaps = [text for text in said if "{" in text or text != " ".join(text.split())]
        assert not gaps, gaps
        assert not texts.missing, texts.missing
        return said

    def read_events(self, language: str, ids: Mapping[str, str], number: int) -> list[str]:
        """Every event, also as those hear it who see a part, without gaps; parameters without an id are the number."""
        texts = Texts(self.game, language)
        said: list[str] = []
        for verb, params in self.game.events.items():
            args = tuple(ids.get(param, number) for param in params)
            said.append(texts.event(SeatEvent(0, verb, args, False)))
            if verb in self.hidden_parts:
                said.append(texts.event(SeatEvent(0, verb, args[: self.hidden_parts[verb]], True)))
        gaps = [text for text in said if "{" in text]
        assert not gaps, gaps
        assert not texts.missing, texts.missing
        return said


def unworded(game: Game[Any], settings: Settings, seats: int, seed: str, share: float) -> set[tuple[str, ...]]:
    """What has no words in the views of a random game, at its end and at a share of its decisions.

    Its options and events are checked at all of them.
    """
    suite, rng = Conformance(game), random.Random(seats)
    found = [Texts(game, language) for language in LANGUAGES]
    missing: set[tuple[str, ...]] = set()
    for match in walk(Match.new(game, settings, seats, seed)):
        suite.at_decision(match)
        if match.ask is None or rng.random() < share:
            wanted = {one for seat in (None, *range(seats)) for one in words_of(match.view(seat))}
            missing |= {one for one in wanted for texts in found if not any(map(texts.has, one))}
    return missing
