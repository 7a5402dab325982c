"""What a game's texts are held to: both languages say the same, all that the rules say, and nothing else."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from gobelin.kernel import Game, SeatEvent
from gobelin.locales import LANGUAGES, Texts
from gobelin.promises import expect

PLAIN: Final = ("title", "summary", "ask-", "name-", "label-", "setting-", "choice-", "source-", "group-")
SHORT: Final = "short-"
"""How messages begin that nobody gives values to."""


class Uses(NamedTuple):
    """What a message uses: variables, other messages, and the variables that are ids with a name."""

    variables: set[str]
    messages: set[str]
    named: set[str]


def _nodes(part: object) -> Iterator[object]:
    """Everything that a part of a message is made of."""
    yield part
    inner = part if isinstance(part, list) else vars(part).values() if isinstance(part, ftl.BaseNode) else ()
    for one in inner:
        yield from _nodes(one)


def messages(game: Game[Any], language: str) -> dict[str, ftl.Message]:
    """The messages of a game's file in a language by their ids, each of them once."""
    return _messages(game.texts / language / f"{game.name}.ftl")


@cache
def _messages(path: Path) -> dict[str, ftl.Message]:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    bad = [str(entry.content) for entry in entries if isinstance(entry, ftl.Junk)]
    expect(not bad, f"{path}: not a message: {bad}")
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    twice = [name for name, count in Counter(message.id.name for message in found).items() if count > 1]
    expect(not twice, f"{path}: more than once: {', '.join(twice)}")
    return {message.id.name: message for message in found}


def uses(part: ftl.BaseNode | None, known: Mapping[str, ftl.Message]) -> Uses:
    """What a message, or a part of one, uses, and what those use that it mentions."""
    found = Uses(set(), set(), set())
    for node in _nodes(part):
        match node:
            case ftl.VariableReference(id=name):
                found.variables.add(name.name)
            case ftl.MessageReference(id=name) if name.name in known:
                inner = uses(known[name.name].value, known)
                for own, others in zip(found, (inner.variables, {name.name}, inner.named), strict=True):
                    own |= others
            case ftl.FunctionReference(id=ftl.Identifier(name="NAME"), arguments=arguments):
                found.named.update(
                    one.id.name for one in arguments.positional if isinstance(one, ftl.VariableReference)
                )
    return found


SPELT: Final = 4
"""So much of a word has to be written out where rules put it together; less could be any word."""


@cache
def said_in_rules(module: str) -> tuple[set[str], set[str], set[str]]:
    """The words in the source of a module's package; patterns of those it puts together; the topics written in asks."""
    found = sys.modules[module]
    assert found.__file__ is not None
    home = Path(found.__file__)
    words: set[str] = set()
    made: set[str] = set()
    topics: set[str] = set()
    for path in sorted(home.parent.rglob("*.py")) if found.__package__ else [home]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Constant(str(word)):
                    words.add(word)
                case ast.JoinedStr(values=parts):
                    fixed = [str(part.value) if isinstance(part, ast.Constant) else "" for part in parts]
                    if sum(map(len, fixed)) >= SPELT:
                        made.add("".join(re.escape(part) or r"\w+" for part in fixed))
                case ast.AnnAssign(target=ast.Name(word)) | ast.keyword(arg=str(word)):
                    words.add(word)  # the fields of settings and views
                case ast.Call(func=ast.Name("Ask"), args=[_, ast.Constant(str(topic)), *_]):
                    topics.add(topic)
                case ast.Call(func=ast.Name("AskEach"), args=[ast.Constant(str(topic)), *_]):
                    topics.add(topic)
    return words, made, topics


def rules_module(game: Game[Any]) -> str:
    """The module that the game's outermost rule is in."""
    play = game.play
    return str((play.func if isinstance(play, partial) else play).__module__)


def check_texts(game: Game[Any]) -> None:
    """Raise Breach unless both languages say the same, every option and event says all it has to, and nothing more."""
    english, german = (
        {name: _shape(game, name, language) for name in messages(game, language)} for language in LANGUAGES
    )
    differing = sorted(name for name in english.keys() | german.keys() if english.get(name) != german.get(name))
    expect(not differing, f"{game.name}: the languages have other messages or variables: {', '.join(differing)}")
    wanted = {f"ask-{topic}" for topic in said_in_rules(rules_module(game))[2]}
    wanted |= {f"group-{group}" for group in game.groups.values()}
    wanted |= {f"source-{group}" for group in (game.ledger.groups if game.ledger else ())}
    expect(wanted <= english.keys(), f"{game.name}: there is no {', '.join(sorted(wanted - english.keys()))}")
    untold = sorted(verb for verb in game.events if verb not in said_in_rules(rules_module(game))[0])
    expect(not untold, f"{game.name}: nothing tells {', '.join(untold)}")
    unused = sorted(_unused(game))
    expect(not unused, f"{game.name}: nothing says {', '.join(unused)}")
    for language in LANGUAGES:
        wrong = sorted(_misworded(game, language))
        expect(not wrong, f"{game.name}: other variables than its option or event has: {', '.join(wrong)} ({language})")
        unfit = sorted(name for name in english if name.startswith("event-") and not _fits_reader(game, name, language))
        expect(
            not unfit, f"{game.name}: does not fit a reader who is called You or Du: {', '.join(unfit)} ({language})"
        )
        gaps = [text for text in (*read_options(game, language), *read_events(game, language)) if "{" in text]
        expect(not gaps, f"{game.name}: texts with gaps: {gaps[:5]} ({language})")
    check_words(game)


def _shape(game: Game[Any], name: str, language: str) -> list[set[str]]:
    """The variables of all versions of a message."""
    known = messages(game, language)
    return [uses(part, known).variables for part in (known[name].value, *known[name].attributes)]


ASIDE: Final = re.compile(r"(^|[:(,/\u2013])\s*$")
"""What may stand before a name that is no part of a sentence."""
OF_OTHERS: Final = re.compile(r"^ (now )?(is|was|has|does|\w+[^s]s)\b|\b(their|his|her)\b")
"""English that speaks of somebody else: a verb with -s, or what is theirs."""


def _fits_reader(game: Game[Any], name: str, language: str) -> bool:
    """Whether a sentence can speak of the one who reads it."""
    message = messages(game, language)[name]
    patterns = [node for part in (message.value, *message.attributes) for node in _nodes(part)]
    return all(_pattern_fits(node, language) for node in patterns if isinstance(node, ftl.Pattern))


def _pattern_fits(pattern: ftl.Pattern, language: str) -> bool:
    before = ""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        match element:
            case ftl.Placeable(expression=ftl.FunctionReference(id=ftl.Identifier(name="SEAT"), arguments=given)):
                words = after.value if isinstance(after, ftl.TextElement) else ""
                is_told_apart = any(argument.name.name == "you" for argument in given.named)
                if not is_told_apart and not ASIDE.search(before):
                    return False
                if language == "de" and not before and not words.startswith(":"):
                    return False
                if language == "en" and not before and OF_OTHERS.search(words):
                    return False
        before = element.value if isinstance(element, ftl.TextElement) else "..."
    return True


def _special(game: Game[Any], name: str) -> str | None:
    """The verb of a message that words an option in its own way for a topic."""
    topic, _, verb = name.removeprefix("option-").rpartition("-")
    is_special = name.startswith("option-") and topic and verb in {verb.name for verb in game.verbs}
    return verb if is_special else None


def _misworded(game: Game[Any], language: str) -> Iterator[str]:
    """The messages of options and events that have not exactly their variables, and others that have any."""
    verbs = {f"option-{verb.name}": set(verb.params) for verb in game.verbs}
    params = verbs | {f"event-{verb}": set(names) for verb, names in game.events.items()}
    known = messages(game, language)
    for name, message in known.items():
        verb = _special(game, name)
        given = verbs[f"option-{verb}"] if verb else params.get(name, set() if name.startswith(PLAIN) else None)
        if given is not None and uses(message.value, known).variables != given:
            yield name
        for part in message.attributes:
            if given is not None and not uses(part, known).variables <= given:
                yield f"{name}.{part.id.name}"


def _unused(game: Game[Any]) -> Iterator[str]:
    """The messages of asks, options, events and names that nothing in the game's source speaks of."""
    words, made, _ = said_in_rules(rules_module(game))
    ids = {str(value) for verb in game.verbs for values in verb.values for value in values}
    known = {*words, *ids, *game.described, *(item.id for item in game.components.items), "over"}
    for name in messages(game, LANGUAGES[0]):
        kind, _, word = name.partition("-")
        if kind == "option" and not _special(game, name) and word not in {verb.name for verb in game.verbs}:
            yield name
        if kind == "event" and word not in game.events:
            yield name
        is_said = word in known or any(re.fullmatch(pattern, word) for pattern in made)
        if kind in ("ask", "name") and not is_said:
            yield name


def read_options(game: Game[Any], language: str) -> list[str]:
    """Every declared option in all its wordings, read out."""
    texts = Texts(game, language)
    topics: dict[str, list[str]] = {verb.name: [""] for verb in game.verbs}
    for name in messages(game, language):
        if verb := _special(game, name):
            topics[verb].append(name.removeprefix("option-").rpartition("-")[0])
    options = [game.verbs.option(number) for number in range(game.verbs.size)]
    said = [texts.option(topic, option) for option in options for topic in topics[str(option[0])]]
    expect(not texts.missing, f"{game.name}: {sorted(texts.missing)[:5]} of options ({language})")
    return said


def read_events(game: Game[Any], language: str) -> list[str]:
    """Every event with several numbers, also as those hear it who see a part, read out."""
    texts, known = Texts(game, language), messages(game, language)
    ids = {
        p: v[0] for verb in game.verbs for p, v in zip(verb.params, verb.values, strict=True) if isinstance(v[0], str)
    }
    some = game.components.items[0].id
    said: list[str] = []
    for verb, params in game.events.items():
        message = known[f"event-{verb}"]
        for part in (message.value, *message.attributes):
            used = uses(part, known)
            for number in (0, 1, 2):
                values = {name: ids.get(name, some) if name in used.named else number for name in params}
                args = tuple(values[name] for name in params if part is message.value or name in used.variables)
                said.append(texts.event(SeatEvent(0, verb, args, part is not message.value)))
    expect(not texts.missing, f"{game.name}: {sorted(texts.missing)[:5]} of events ({language})")
    return said


def check_words(game: Game[Any]) -> None:
    """Raise Breach unless components have the same words in both languages, whole sentences with the same numbers.

    A short name is needed only where the name is long, which it may be in one language.
    """
    if game.words is None:
        return
    texts = [Texts(game, language) for language in LANGUAGES]
    english, german = (dict(game.words(one.language, one.text)) for one in texts)
    missing = sorted(texts[0].missing | texts[1].missing)
    expect(not missing, f"{game.name}: {missing[:5]} of components")
    differing = sorted(name for name in english.keys() ^ german.keys() if not name.startswith(SHORT))
    expect(not differing, f"{game.name}: words in one language only: {', '.join(differing)}")
    for name, sentence in english.items():
        said = (sentence, german.get(name, sentence))
        bad = any("{" in one or one != " ".join(one.split()) or not one for one in said)
        expect(not bad, f"{game.name}: {name} has gaps: {said}")
        if name.startswith("text-"):
            expect(all(one[-1] in ".!?" for one in said), f"{game.name}: {name} is no sentence: {said}")
            expect(
                sorted(numbers(said[0])) == sorted(numbers(said[1])), f"{game.name}: {name} gives other numbers: {said}"
            )


def numbers(text: str) -> list[int]:
    """The numbers of a text, in their order."""
    return [int(number) for number in re.findall(r"\d+", text)]
