"""Lessons: a first game with a teacher. A lesson is data; where it stands follows from the match alone.

A lesson is a match with agreed settings, seats and seed, in which some questions of the set-up are answered, and beats:
what the teacher says when its moment comes, what is lit on the board meanwhile, how choices are received, and which
clauses of the rules are taught. The sentences are messages of the game's texts: `lesson-<beat>`, with a `.title`, and
`lesson-<beat>-<reply>`. Which beats have come follows from the entries, so saving, undo and replay need nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec
import yaml

from gobelin.kernel import PERSON, Entry, Game, GobelinError, Match, Option, Seat
from gobelin.kernel.state import Event, Plain

Facts: TypeAlias = Mapping[str, Plain]
Wanted: TypeAlias = dict[str, Plain]
"""What facts or arguments must be: a number or word, or a range of numbers such as `"2.."`, `"..3"` or `"4..6"`."""
Kind: TypeAlias = Literal["good", "odd", "plain"]

MOST_PAGES: Final = 3
"""So much is told at once at most; the rest waits for the next question."""


class LessonError(GobelinError):
    """A lesson is not as it should be."""


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When something is said; all of it has to be true. Moments are the learner's questions, and the end."""

    topic: str | tuple[str, ...] = ()
    """What is asked."""
    offers: str = ""
    """A verb among the options."""
    event: dict[str, Plain] = {}
    """What has happened since the match began (for a reply: since the question): the verb as `is`, and arguments."""
    facts: Wanted = {}
    """What the game tells of the state: see `Game.lesson_facts`."""
    after: tuple[str, ...] = ()
    """Beats of earlier moments."""
    over: bool = False
    """The game is over."""
    chose: str | tuple[str, ...] = ()
    """Replies: a verb that the learner has chosen since the question."""
    had: Wanted = {}
    """Replies: what the facts were when the question was asked."""
    change: Wanted = {}
    """Replies: by how much facts have grown since."""

    @property
    def topics(self) -> tuple[str, ...]:
        """What may be asked; nothing means anything."""
        return (self.topic,) if isinstance(self.topic, str) else self.topic

    @property
    def verbs(self) -> tuple[str, ...]:
        """What may have been chosen."""
        return (self.chose,) if isinstance(self.chose, str) else self.chose


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"kind": "is"}):
    """What is said to a choice, once its outcome is clear."""

    id: str
    when: When
    kind: Kind = "plain"


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said once, when its moment has come."""

    id: str
    when: When = When()
    lights: tuple[str, ...] = ()
    """What is lit on the board: ids as pieces have them there, or `option:<verb>` for what is on offer."""
    clauses: tuple[str, ...] = ()
    replies: tuple[Reply, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match to learn by."""

    id: str
    seats: tuple[str, ...]
    seed: int | str
    beats: tuple[Beat, ...]
    settings: dict[str, Any] = {}
    opening: tuple[tuple[Seat, Option], ...] = ()
    """What is chosen before the learner is asked for the first time."""
    remarks: tuple[Reply, ...] = ()
    """Replies to any choice, each given once."""

    @property
    def learner(self) -> Seat:
        """Who learns."""
        return self.seats.index(PERSON)

    @property
    def clauses(self) -> tuple[str, ...]:
        """All clauses that it teaches."""
        return tuple(dict.fromkeys(clause for beat in self.beats for clause in beat.clauses))


class Page(msgspec.Struct, frozen=True):
    """What the teacher says at a moment: the message, with its arguments, and what it lights."""

    beat: str
    says: str
    args: dict[str, Plain]
    lights: tuple[str, ...]
    clauses: tuple[str, ...]


class Remark(msgspec.Struct, frozen=True):
    """What the teacher says to the choice before."""

    says: str
    kind: Kind
    args: dict[str, Plain]


class Lecture(msgspec.Struct, frozen=True):
    """Where a lesson stands."""

    lesson: str
    at: int
    """The number of entries at the moment that it is about."""
    pages: tuple[Page, ...]
    """What is new, in order; where nothing is, what was said before about this question."""
    is_new: bool
    remark: Remark | None
    told: int
    beats: int
    """So many beats have been told, of so many."""


@cache
def read_lesson(path: Path) -> Lesson:
    """A lesson from its file; LessonError says where it is wrong."""
    try:
        return msgspec.convert({"id": path.stem, **yaml.safe_load(path.read_text("utf-8"))}, Lesson)
    except (OSError, yaml.YAMLError, msgspec.ValidationError, TypeError) as error:
        raise LessonError(f"{path.name}: {error}") from None


def lessons_of(game: Game[Any]) -> dict[str, Lesson]:
    """The lessons of a game by their ids."""
    files = sorted(game.lessons.glob("*.yaml")) if game.lessons is not None else []
    return {path.stem: read_lesson(path) for path in files}


def lesson_of(match: Match[Any]) -> Lesson | None:
    """The lesson that this match is, if it is one: it has the seed, the seats and the settings of a lesson."""
    for lesson in lessons_of(match.game).values():
        begins_so = (lesson.seed, lesson.seats) == (match.seed, match.seats)
        if begins_so and match.game.read_settings(lesson.settings) == match.settings:
            return lesson
    return None


def begin(game: Game[Any], lesson: Lesson) -> Match[Any]:
    """The match of a lesson, up to the learner's first question."""
    match: Match[Any] = Match.new(game, lesson.settings, lesson.seats, lesson.seed)
    for seat, option in lesson.opening:
        # Given in advance: undo takes back what the learner has chosen, and not this.
        match.choose(option, seat, "standing" if seat == lesson.learner else "bot")
    return match


class _Question(msgspec.Struct, frozen=True):
    """A moment at which the learner was asked, for what is said to the answer."""

    facts: dict[str, Plain]
    entries: int
    events: int
    turn: int
    beat: Beat | None = None


class Tutor:
    """Follows a match and knows what the teacher says. It keeps what it has followed; all follows from the entries."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._lock = threading.Lock()
        """Who has stopped waiting for a position may have left a thread behind that still follows."""
        self._match: Match[Any] | None = None
        self._forget()

    def _forget(self) -> None:
        self._lecture: Lecture | None = None
        self._told: dict[str, Page] = {}
        self._remarked: set[str] = set()
        self._open: list[_Question] = []
        self._last: _Question | None = None

    def lecture(self, match: Match[Any]) -> Lecture | None:
        """What the teacher says at this point of the match; None before the learner's first question."""
        with self._lock:
            return self._follow(match)

    def _follow(self, match: Match[Any]) -> Lecture | None:
        own = self._match
        if own is None or own.entries != match.entries[: len(own.entries)]:  # something was taken back
            self._forget()
            own = self._match = Match.new(match.game, match.settings, match.seats, match.seed)
            self._look(own)
        for entry in match.entries[len(own.entries) :]:
            own.repeat(entry)
            self._look(own)
        return self._lecture

    def _look(self, match: Match[Any]) -> None:
        """Say what there is to say where the learner is asked, or the game is over."""
        seat, lesson = self.lesson.learner, self.lesson
        if len(match.entries) < len(lesson.opening) or not (seat in match.asks or match.result is not None):
            return
        facts = dict(match.game.lesson_facts(match.state, seat)) if match.game.lesson_facts else {}
        asked = _Question(facts, len(match.entries), match.told, match.game.turn(match.state))
        remark = self._reply(match, asked)
        fresh = [beat for beat in lesson.beats if beat.id not in self._told and self._is_due(match, beat.when, facts)]
        del fresh[MOST_PAGES:]
        for beat in fresh:
            self._told[beat.id] = _page(match, beat, facts)
        pages = tuple(self._told[beat.id] for beat in fresh) or self._again(match)
        self._open += [msgspec.structs.replace(asked, beat=beat) for beat in fresh if beat.replies]
        self._last = asked
        told, beats = len(self._told), len(lesson.beats)
        self._lecture = Lecture(lesson.id, len(match.entries), pages, bool(fresh), remark, told, beats)

    def _is_due(self, match: Match[Any], when: When, facts: Facts) -> bool:
        ask = match.asks.get(self.lesson.learner)
        return (
            (not when.topics or (ask is not None and ask.topic in when.topics))
            and (not when.offers or (ask is not None and any(option[0] == when.offers for option in ask.options)))
            and (not when.event or _heard(match, when.event, self.lesson.learner) is not None)
            and _fit(when.facts, facts)
            and all(beat in self._told for beat in when.after)
            and when.over == (match.result is not None)
        )

    def _again(self, match: Match[Any]) -> tuple[Page, ...]:
        """What was said last about such a question, if anything was."""
        ask, topics = match.asks.get(self.lesson.learner), {beat.id: beat.when.topics for beat in self.lesson.beats}
        told = [page for page in self._told.values() if ask is not None and ask.topic in topics[page.beat]]
        return tuple(told[-1:])

    def _reply(self, match: Match[Any], now: _Question) -> Remark | None:
        """What is said to the choices since questions that have replies; one at a time."""
        found: Remark | None = None
        for before in self._open[:]:
            assert before.beat is not None
            for reply in before.beat.replies:
                if found is None and (args := self._answers(match, reply.when, before, now)) is not None:
                    found = Remark(f"lesson-{before.beat.id}-{reply.id}", reply.kind, args)
                    self._open.remove(before)
            if before.turn != now.turn and before in self._open:
                self._open.remove(before)
        for reply in self.lesson.remarks if self._last is not None and found is None else ():
            if reply.id in self._remarked:
                continue
            assert self._last is not None
            if (args := self._answers(match, reply.when, self._last, now)) is not None:
                self._remarked.add(reply.id)
                return Remark(f"lesson-{reply.id}", reply.kind, args)
        return found

    def _answers(self, match: Match[Any], when: When, before: _Question, now: _Question) -> dict[str, Plain] | None:
        """The arguments of a reply, if this is its moment."""
        chosen = [entry for entry in match.entries[before.entries :] if entry.seat == self.lesson.learner]
        heard = _heard(match, when.event, self.lesson.learner, before.entries) if when.event else {}
        changes = {
            name: fact - was
            for name, fact in now.facts.items()
            if isinstance(fact, int) and isinstance(was := before.facts.get(name, 0), int)
        }
        fits = (
            heard is not None
            and (not when.verbs or any(entry.option[0] in when.verbs for entry in chosen))
            and (not when.topics or _asked_one_of(chosen, when.topics))
            and _fit(when.had, before.facts)
            and _fit(when.facts, now.facts)
            and _fit(when.change, changes)
            and all(beat in self._told for beat in when.after)
        )
        return {**now.facts, **(heard or {})} if fits else None


def _asked_one_of(chosen: Iterable[Entry], topics: Sequence[str]) -> bool:
    return any(entry.topic in topics for entry in chosen)


def _page(match: Match[Any], beat: Beat, facts: Facts) -> Page:
    return Page(beat.id, f"lesson-{beat.id}", dict(facts), beat.lights, beat.clauses)


def _heard(match: Match[Any], wanted: Mapping[str, Plain], seat: Seat, since: int = 0) -> dict[str, Plain] | None:
    """The arguments of the last such event that the seat was told; None if there was none.

    Events of the entry before `since` belong to what came before the question.
    """
    verb, rest = wanted.get("is"), {name: value for name, value in wanted.items() if name != "is"}
    for event in reversed(match.all_events(since + 1 if since else 0)):
        told = event.told(seat) if event.verb == verb else None
        if told is not None and not told.hidden:
            args = _arguments(match.game, event)
            if _fit(rest, args):
                return args
    return None


def _arguments(game: Game[Any], event: Event) -> dict[str, Plain]:
    return dict(zip(game.events.get(event.verb, ()), event.args, strict=False))


def _fit(wanted: Wanted, facts: Facts) -> bool:
    return all(name in facts and _is_so(want, facts[name]) for name, want in wanted.items())


def _is_so(want: Plain, fact: Plain) -> bool:
    """Whether a fact is what is wanted: the same, or a number within a range.

    >>> _is_so("2..", 3), _is_so("..2", 3), _is_so("1..3", 3), _is_so(2, 3), _is_so("food", "food")
    (True, False, True, False, True)
    """
    if isinstance(want, str) and ".." in want and isinstance(fact, int):
        least, _, most = want.partition("..")
        return (not least or fact >= int(least)) and (not most or fact <= int(most))
    return want == fact
