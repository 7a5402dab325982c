"""The checks of texts find what is wrong with them."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from gobelin.conformance import Breach
from gobelin.kernel import find_game
from gobelin.testkit.texts import check_texts, check_words

GAUNTLET = find_game("gauntlet")
BAD = [
    ("event-looted = { SEAT($seat) } loots", "event-looted", "other messages or variables: event-looted"),
    ("event-looted = { SEAT($seat) } looted { SEAT($victim) }", "event-looted", "called You or Du: event-looted (en)"),
    (
        'event-looted = { SEAT($seat) } loots { SEAT($victim, you: "you") }',
        "event-looted",
        "called You or Du: event-looted (en)",
    ),
    ("ask-other = What else?", "", "other messages or variables: ask-other"),
    ("name-loot = looting { $n }", "name-loot", "other messages or variables: name-loot"),
    ("option-rest = Rest {", "option-rest", "not a message"),
    ("title = Again", "", "more than once: title"),
]
BOTH = [
    ("ask-other = What else?", "", "nothing says ask-other"),
    ("option-dance = Dance", "", "nothing says option-dance"),
    ("event-danced = Dance", "", "nothing says event-danced"),
    ("name-ship = a ship", "", "nothing says name-ship"),
    ("", "ask-spend", "there is no ask-spend"),
    ("option-rest = Rest { $n }", "option-rest", "than its option or event has: option-rest"),
    ("option-keep = Keep it", "option-keep", "than its option or event has: option-keep"),
    ("name-loot = looting { $n }", "name-loot", "than its option or event has: name-loot"),
    ('event-guarded = { NAME("ship") } takes { $taken }', "event-guarded", "name-ship'] of events"),
]


def write(folder: Path, language: str, line: str, instead_of: str) -> None:
    """Put a line into a language's file, instead of a message where one is named."""
    path = folder / language / "gauntlet.ftl"
    path.parent.mkdir(exist_ok=True)
    lines = (GAUNTLET.texts / language / "gauntlet.ftl").read_text("utf-8").splitlines()
    kept = [old for old in lines if not instead_of or not old.startswith(f"{instead_of} =")]
    path.write_text("\n".join([line, *kept]) + "\n", "utf-8")


def test_the_texts_of_the_gauntlet_are_whole() -> None:
    check_texts(GAUNTLET)


@pytest.mark.parametrize(("line", "instead_of", "message"), BAD, ids=lambda part: part[:30])
def test_a_language_that_differs_is_refused(tmp_path: Path, line: str, instead_of: str, message: str) -> None:
    shutil.copytree(GAUNTLET.texts, tmp_path, dirs_exist_ok=True)
    write(tmp_path, "en", line, instead_of)
    with pytest.raises(Breach, match=re.escape(message)):
        check_texts(replace(GAUNTLET, texts=tmp_path))


@pytest.mark.parametrize(("line", "instead_of", "message"), BOTH, ids=lambda part: part[:30])
def test_texts_that_do_not_say_what_the_rules_say_are_refused(
    tmp_path: Path, line: str, instead_of: str, message: str
) -> None:
    for language in ("en", "de"):
        write(tmp_path, language, line, instead_of)
    with pytest.raises(Breach, match=re.escape(message)):
        check_texts(replace(GAUNTLET, texts=tmp_path))


WORDS = [
    ({"en": {"text-gem": "Take 1."}, "de": {}}, "words in one language only: text-gem"),
    ({"en": {"text-gem": "Take 1."}, "de": {"text-gem": "Nimm 2."}}, "text-gem gives other numbers"),
    ({"en": {"text-gem": "Take  1."}, "de": {"text-gem": "Nimm 1."}}, "text-gem has gaps"),
]


@pytest.mark.parametrize(("words", "message"), WORDS, ids=lambda part: part[:30] if isinstance(part, str) else "")
def test_words_that_differ_or_have_gaps_are_refused(words: dict[str, dict[str, str]], message: str) -> None:
    with pytest.raises(Breach, match=message):
        check_words(replace(GAUNTLET, words=lambda language, say: words[language].items()))
