"""Every lesson is played to its end: the way of a sensible learner, and ways of learners who try anything."""

from __future__ import annotations

import random
import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gobelin import lessons
from gobelin.bots import Perspective, make_bot
from gobelin.kernel import Game, Match, find_game, game_names
from gobelin.lessons import Lecture, Lesson, Tutor, begin, lesson_of, lessons_of
from gobelin.locales import LANGUAGES, Texts
from gobelin.rulebook import read_clauses

LESSONS = [(name, lesson) for name in game_names() for lesson in lessons_of(find_game(name))]
SENSIBLE, MOST = 6, 400
"""So many ways of learners who weigh what they do; then learners who try anything, until all was heard."""
FEWEST = 20
IDEAS = 0.15
"""How often the sensible try something, too."""
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


def lesson(name: str, which: str) -> tuple[Game[Any], Lesson]:
    game = find_game(name)
    return game, lessons_of(game)[which]


def course(name: str, which: str, way: int) -> Iterator[tuple[Match[Any], Lecture]]:
    """All moments of a way through a lesson."""
    game, plan = lesson(name, which)
    match, tutor, rng = begin(game, plan), Tutor(plan), random.Random(way)
    level = "greedy" if way < SENSIBLE else "random"
    bots = [
        make_bot(level if player == "person" else "random", f"{way}", seat) for seat, player in enumerate(plan.seats)
    ]
    while True:
        if match.result is not None or plan.learner in match.asks:
            lecture = tutor.lecture(match)
            assert lecture is not None
            yield match, lecture
        ask = match.ask
        if ask is None:
            return
        has_idea = ask.seat == plan.learner and rng.random() < IDEAS
        match.choose(rng.choice(ask.options) if has_idea else bots[ask.seat].choose(Perspective(match, ask.seat)))


@cache
def ways(name: str, which: str) -> tuple[tuple[Lecture, ...], ...]:
    """What is said on every way, with as many ways as it takes to hear everything."""
    _, plan = lesson(name, which)
    missing, found = {beat.id for beat in plan.beats} | set(replies(plan)), list[tuple[Lecture, ...]]()
    while len(found) < (MOST if missing else FEWEST):
        way = tuple(lecture for _, lecture in course(name, which, len(found)))
        missing -= {page.beat for lecture in way for page in lecture.pages}
        missing -= {lecture.remark.says for lecture in way if lecture.remark is not None}
        found.append(way)
    return tuple(found)


def replies(plan: Lesson) -> list[str]:
    """The messages of all that is said to choices."""
    own = [f"lesson-{beat.id}-{reply.id}" for beat in plan.beats for reply in beat.replies]
    return own + [f"lesson-{reply.id}" for reply in plan.remarks]


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_every_beat_has_its_moment_on_some_way(name: str, which: str) -> None:
    told = {page.beat for way in ways(name, which) for lecture in way for page in lecture.pages}
    assert [beat.id for beat in lesson(name, which)[1].beats if beat.id not in told] == []


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_every_reply_is_given_on_some_way(name: str, which: str) -> None:
    _, plan = lesson(name, which)
    given = {lecture.remark.says for way in ways(name, which) for lecture in way if lecture.remark is not None}
    assert [reply for reply in replies(plan) if reply not in given] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_all_that_is_said_has_words(name: str, which: str, language: str) -> None:
    game, plan = lesson(name, which)
    texts = Texts(game, language, ["Ada", "Bot"])
    for way in ways(name, which):
        for lecture in way:
            for page in lecture.pages:
                texts.text(page.says, **page.args)
                texts.text(f"{page.says}.title")
            if lecture.remark is not None:
                texts.text(lecture.remark.says, **lecture.remark.args)
    for beat in plan.beats:
        assert texts.has(f"lesson-{beat.id}")
    assert all(texts.has(reply) for reply in replies(plan))
    assert texts.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted({name for name, _ in LESSONS}))
def test_nothing_is_written_that_nobody_says(name: str, language: str) -> None:
    game = find_game(name)
    said = set[str]()
    for plan in lessons_of(game).values():
        said |= {*replies(plan), *(f"lesson-{beat.id}" for beat in plan.beats)}
    written = (game.texts / language / f"lesson-{game.name}.ftl").read_text("utf-8")
    assert set(re.findall(r"^([\w-]+) =", written, re.MULTILINE)) == said


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_what_is_taught_stands_in_the_rules(name: str, which: str) -> None:
    game, plan = lesson(name, which)
    assert [clause for clause in plan.clauses if clause not in read_clauses(game)] == []


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_what_is_lit_is_on_the_board(name: str, which: str) -> None:
    """A verb that is on offer, a component, or a part of the board that the client draws under this name."""
    game, plan = lesson(name, which)
    drawn = "".join(path.read_text("utf-8") for path in (BOARDS / game.name).rglob("*.svelte"))
    verbs = {verb.name for verb in game.verbs}
    for beat in plan.beats:
        for light in beat.lights:
            kind, _, verb = light.rpartition(":")
            part = rf"""data-part=("{light}"|{{[^}}]*'{light}')"""
            known = verb in verbs if kind == "option" else light in game.described or re.search(part, drawn)
            assert known, f"{beat.id} lights {light}"


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_options_are_lit_only_where_they_can_be_chosen(name: str, which: str) -> None:
    for match, lecture in course(name, which, 0):
        ask = match.asks.get(lesson(name, which)[1].learner)
        offered = {option[0] for option in ask.options} if ask else set[Any]()
        for page in lecture.pages if lecture.is_new else ():
            lit = {light.removeprefix("option:") for light in page.lights if light.startswith("option:")}
            assert not lit or lit & offered, page.beat


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_whoever_returns_finds_the_same_beat(name: str, which: str) -> None:
    _, plan = lesson(name, which)
    for number, (match, lecture) in enumerate(course(name, which, 0)):
        if number % 9 == 0:
            again: Match[Any] = Match.replay(match.record)
            assert lesson_of(again) == plan
            assert Tutor(plan).lecture(again) == lecture


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_where_nothing_is_new_the_last_word_on_the_question_stands(name: str, which: str) -> None:
    _, plan = lesson(name, which)
    topics = {beat.id: beat.when.topics for beat in plan.beats}
    heard = list[str]()
    for match, lecture in course(name, which, 0):
        beats = [page.beat for page in lecture.pages]
        if lecture.is_new:
            heard += beats
        else:
            ask = match.asks[plan.learner]
            assert beats == [beat for beat in heard if ask.topic in topics[beat]][-1:]


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_undo_brings_back_what_was_said_before(name: str, which: str) -> None:
    game, plan = lesson(name, which)
    match, tutor = begin(game, plan), Tutor(plan)
    bot = make_bot("random", "1", 1)
    said = []
    for _ in range(8):
        while (ask := match.ask) is not None and ask.seat != plan.learner:
            match.choose(bot.choose(Perspective(match, ask.seat)), ask.seat)
        said.append(tutor.lecture(match))
        assert ask is not None
        match.choose(ask.options[0])
    for before in reversed(said):
        match.undo()
        assert tutor.lecture(match) == before


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_undo_never_takes_back_what_the_lesson_has_chosen(name: str, which: str) -> None:
    game, plan = lesson(name, which)
    assert begin(game, plan).undo_refused(plan.learner) is not None


@pytest.mark.parametrize(("name", "which"), LESSONS)
def test_the_learner_is_asked_first_what_a_turn_is_about(name: str, which: str) -> None:
    match, lecture = next(course(name, which, 0))
    assert lecture.is_new
    assert lecture.pages[0].beat == "welcome"
    assert all(len(way[0].pages) <= 3 for way in ways(name, which))
    assert match.undo_refused(0) is not None


def test_a_match_is_the_lesson_whose_settings_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    game, plan = lesson("tapestry", "first_game")
    other = msgspec.structs.replace(plan, id="another", settings={**plan.settings, "two_first_cards": True})
    monkeypatch.setattr(lessons, "lessons_of", lambda game: {"another": other, plan.id: plan})
    assert lesson_of(begin(game, plan)) is plan


def test_two_who_look_at_a_lesson_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    game, plan = lesson("tapestry", "first_game")
    tutor, match, look, at_once = Tutor(plan), begin(game, plan), Tutor._look, list[int]()
    following: set[int] = set()

    def slow(self: Tutor, seen: Match[Any]) -> None:
        following.add(threading.get_ident())
        at_once.append(len(following))
        time.sleep(0.001)
        look(self, seen)
        following.discard(threading.get_ident())

    monkeypatch.setattr(Tutor, "_look", slow)
    with ThreadPoolExecutor(2) as readers:
        first, second = readers.map(tutor.lecture, [match, match])
    assert max(at_once) == 1
    assert first == second == Tutor(plan).lecture(match)
