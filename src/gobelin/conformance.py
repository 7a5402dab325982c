"""The promises that every game keeps, checked on matches in progress. One suite for tests and `simulate --check`."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from typing import Any, Final

from gobelin.kernel import (
    Ask,
    Game,
    Json,
    Match,
    Noting,
    Option,
    Record,
    Rng,
    RuleBroken,
    Seat,
    SeatEvent,
    Settings,
    copied,
    drive,
)
from gobelin.locales import LANGUAGES, Texts
from gobelin.promises import Breach, changeable, check_sources, check_whole, expect, walk

__all__ = ["Breach", "Conformance", "changeable", "check_match", "expect", "walk"]

MOST_IN_A_SLOT: Final = 5
"""Numbers of an encoding are roughly between 0 and 1."""


class Conformance:
    """Checks one match after another: `at_decision` everywhere, `deeply` now and then, `at_end` once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.texts = [Texts(game, language) for language in LANGUAGES]
        self._worded: set[object] = set()
        self._told = 0
        self._turn = 0
        self._measure: tuple[int, ...] | None = None
        self._account: Noting | None = None

    def at_decision(self, match: Match[Any]) -> None:
        """Cheap enough for every decision: invariants, declared verbs and events, texts, plain views."""
        self._check_invariants(match, "")
        for ask in match.asks.values():
            self._check_options(ask)
        turn = self.game.turn(match.state)
        if not match.entries:
            self._told = self._turn = 0
        if turn < self._turn:
            raise Breach(f"turns go backwards: {self._turn}, then {turn}")
        self._check_measure(match, same_turn=bool(match.entries) and turn == self._turn)
        self._turn = turn
        self._check_ledger(match)
        for event in match.all_events(self._told):
            # All who are told of it see one of two versions: that of its audience, and that of the others.
            for told in dict.fromkeys((event.told(None), *map(event.told, event.to or ()))):
                if told is not None and (told.verb, told.args, told.hidden) not in self._worded:
                    self._worded.add((told.verb, told.args, told.hidden))
                    self._check_event(told)
        self._told = len(match.entries)
        self._check_texts()

    def deeply(self, match: Match[Any], rng: random.Random) -> None:
        """Clone, position, undo, samples and views at this decision."""
        for seat in self._observers(match):
            self._check_view(match.view(seat))
        self._check_texts()
        twin = match.clone()
        expect(twin.state == match.state, "a clone's state differs")
        own, others = list(changeable(match.state)), list(changeable(twin.state))
        expect(len({*own, *others}) == len(own) + len(others), "a list, dict or object lies twice in a state")
        expect(twin.asks == match.asks, "a clone is asked something else")
        expect(twin.record == match.record, "a clone has another record")
        moved = Match.at(pickle.loads(pickle.dumps(match.position)), self.game)
        expect(moved.asks == match.asks, "a position continued elsewhere is asked something else")
        expect(moved.record == match.record, "a position continued elsewhere has another record")
        for seat in range(len(match.seats)):
            self._check_sample(match, seat, rng)
        for seat, ask in match.asks.items():
            self._check_offer(match, seat, rng)
            self._check_consequences(match, seat, rng)
            option = rng.choice(ask.options)
            self._check_undo(match, seat, option)
            self._check_same_step(match, seat, option, rng)
            self._play_sample(match.sample(seat, rng), rng)

    def same_end(self, match: Match[Any], rng: random.Random) -> None:
        """A clone, a full replay and a position, given the same further options, reach the same end."""
        twin = match.clone()
        replayed = Match.replay(match.record, game=self.game)
        moved = Match.at(match.position, self.game)
        while twin.ask is not None:
            ask = rng.choice(list(twin.asks.values()))
            option = rng.choice(ask.options)
            for other in (twin, replayed, moved):
                other.choose(option, ask.seat)
        for other, name in ((replayed, "full replay"), (moved, "position")):
            expect(other.result == twin.result, f"clone and {name} reach different ends")
            expect(other.record == twin.record, f"clone and {name} have different records")
        expect(replayed.state == twin.state, "clone and full replay end in different states")

    def at_end(self, match: Match[Any]) -> None:
        """The result is whole; the record survives its file; fast mode agrees."""
        result = match.result
        expect(result is not None, "the game has ended without a result")
        assert result is not None
        seats = len(match.seats)
        expect(len(result.scores) == len(result.places) == seats, "scores or places do not match the seats")
        expect(all(place >= 1 for place in result.places), "places begin with 1")
        record = Record.from_json(match.record.to_json())
        expect(record == match.record, "the record's file reads as another record")
        replayed = Match.replay(record, game=self.game)
        for seat in self._observers(match):
            expect(replayed.view(seat) == match.view(seat), f"replayed, seat {seat} sees another end")
            expect(replayed.events(seat) == match.events(seat), f"replayed, seat {seat} is told something else")
        self._check_fast(match)
        check_sources(match)

    def _check_ledger(self, match: Match[Any]) -> None:
        """What an onlooker was told since the last decision accounts for every public count that changed."""
        ledger = self.game.ledger
        if ledger is None:
            return
        seen = ledger.count(match.view(None))
        if self._account is None or not match.entries:
            self._account = Noting(seen)
            return
        events = match.events(None, self._told + 1)
        for told in events:
            ledger.fold(self._account, told)
            noted = sum(points for _, points, _ in self._account.noted)
            brought = ledger.brought(told)
            expect(noted == (brought.points if brought else 0), f"{told} does not say by itself what it brings")
            self._account.noted.clear()
        wrong = self._account.differences(seen)
        if wrong:
            lines = [f"{key}: told {told}, seen {shown}" for key, (told, shown) in wrong.items()]
            last = [f"{told.verb}{told.args}" for told in events]
            raise Breach(f"the log does not account for {'; '.join(lines[:8])}; last told: {', '.join(last[-12:])}")

    def _check_event(self, told: SeatEvent) -> None:
        """An event is declared, and there are words for it."""
        declared = self.game.events.get(told.verb)
        if told.verb == "forced":
            self._check_declared(str(told.args[1]), told.args[2:])
        else:
            expect(declared is not None, f"the event {told.verb!r} is not declared")
            fits = told.hidden or len(told.args) == len(declared or ())
            expect(fits, f"the event {told} does not have the declared arguments {declared}")
        for texts in self.texts:
            texts.event(told)

    def _check_measure(self, match: Match[Any], same_turn: bool) -> None:
        """Within a turn, every decision makes the measure smaller; choices at the same time are one decision."""
        if self.game.turn_measure is None or len(match.asks) != 1:
            self._measure = None
            return
        measure = self.game.turn_measure(match.state)
        if same_turn and self._measure is not None:
            expect(measure < self._measure, f"a turn may go on for ever: after {self._measure} it measures {measure}")
        self._measure = measure

    def _observers(self, match: Match[Any]) -> list[Seat | None]:
        return [None, *range(len(match.seats))]

    def _check_invariants(self, match: Match[Any], where: str) -> None:
        try:
            self.game.check(match.state)
        except AssertionError as error:
            raise Breach(f"an invariant is broken{where}: {error}") from error

    def _check_declared(self, topic: str, option: Option) -> None:
        plain = all(type(part) in (str, int) for part in option)
        expect(plain, f"{topic}: {option} is not made of plain ints and strings")
        try:
            self.game.verbs.index(option)
        except ValueError as error:
            raise Breach(f"{topic}: {error}") from None

    def _check_options(self, ask: Ask) -> None:
        for option in ask.options:
            if (ask.topic, option) not in self._worded:
                self._check_declared(ask.topic, option)
                self._worded.add((ask.topic, option))
                for texts in self.texts:
                    texts.ask(ask.topic)
                    texts.option(ask.topic, option)

    def _check_view(self, view: Json) -> None:
        """A view is plain JSON, and there are words for every field and every string in it."""
        if isinstance(view, dict):
            for key, value in view.items():
                self._check_words(key, f"label-{key}", f"name-{key}")
                self._check_view(value)
        elif isinstance(view, list):
            for value in view:
                self._check_view(value)
        elif isinstance(view, str):
            self._check_words(view, f"name-{view}")
        else:
            expect(view is None or type(view) in (int, bool), f"the view holds {view!r}, which is not plain")

    def _check_words(self, word: str, *messages: str) -> None:
        if ("view", word) not in self._worded:
            self._worded.add(("view", word))
            for texts in self.texts:
                if not any(texts.has(message) for message in messages):
                    texts.missing.add(messages[0])

    def _check_texts(self) -> None:
        for texts in self.texts:
            missing = ", ".join(sorted(texts.missing))
            texts.missing.clear()  # the next match is not to blame
            expect(not missing, f"texts missing in {texts.language}: {missing}")

    def _check_sample(self, match: Match[Any], seat: Seat, rng: random.Random) -> None:
        """What is unseen can be redrawn without the seat, or a spectator, seeing a difference."""
        sample = match.sample(seat, rng)
        self._check_invariants(sample, " in a sample")
        expect(sample.view(seat) == match.view(seat), f"seat {seat}'s view depends on what it cannot know")
        expect(sample.view(None) == match.view(None), f"the public view depends on what seat {seat} cannot know")
        if self.game.encode is not None:
            encoded = self.game.encode.array(match.state, seat)
            same = self.game.encode.array(sample.state, seat) == encoded
            expect(same, f"seat {seat}'s encoding depends on what it cannot know")
            least, most = min(encoded), max(encoded)
            expect(least >= 0 and most <= MOST_IN_A_SLOT, f"slots hold {least} to {most}, far from between 0 and 1")
        if seat in match.asks:
            expect(sample.asks[seat] == match.asks[seat], f"seat {seat}'s options depend on what it cannot know")
        else:
            expect(sample.ask is None, "the sample of a seat that is not asked is asked something")

    def _check_offer(self, match: Match[Any], seat: Seat, rng: random.Random) -> None:
        """Computed anew from a reshuffled checkpoint, the seat's options are the same."""
        position = match.position
        if position.snapshot.entries != len(match.entries):
            return
        state: Any = copied(position.snapshot.state)
        barrier = state.barrier
        self.game.reshuffle_unseen(state, seat, rng)
        other = Match.at(position._replace(snapshot=position.snapshot._replace(state=state)), self.game)
        if match.state.barrier == other.state.barrier == barrier:
            same = other.asks.get(seat) == match.asks[seat]
            expect(same, f"seat {seat}'s options depend on what it cannot know")

    def _check_consequences(self, match: Match[Any], seat: Seat, rng: random.Random) -> None:
        """What options will bring does not depend on the unseen, has words, and is what the ledger says afterwards."""
        told = match.consequences(seat)
        if not told:
            return
        seed = rng.random()

        def again() -> Match[Any]:
            return match.sample(seat, random.Random(seed), quiet=True)

        expect(again().consequences(seat, again) == told, f"consequences show seat {seat} hidden things")
        options = match.asks[seat].options
        for texts in self.texts:
            for consequence in told:
                texts.consequence(consequence)
        for option, consequence in rng.sample(list(zip(options, told, strict=True)), min(len(options), 4)):
            if consequence.is_whole:
                check_whole(match, seat, option, consequence)
        self._check_texts()

    def _check_undo(self, match: Match[Any], seat: Seat, option: Option) -> None:
        twin = match.clone()
        twin.choose(option, seat, "person")
        twin.undo(seat)
        expect(twin.state == match.state, f"undoing {option} leads to another state")
        expect(twin.asks == match.asks, f"after undoing {option} something else is asked")
        expect(twin.record == match.record, f"after undoing {option} the record differs")
        for observer in self._observers(match):
            same = twin.events(observer) == match.events(observer)
            expect(same, f"after undoing {option} seat {observer} has been told something else")

    def _check_same_step(self, match: Match[Any], seat: Seat, option: Option, rng: random.Random) -> None:
        """One option without a reveal shows the seat the same in the match and in a sample."""
        twin, sample = match.clone(), match.sample(seat, rng)
        at, before, told = len(twin.entries), twin.state.barrier, len(sample.events(seat))
        twin.choose(option, seat)
        sample.choose(option, seat)
        if seat in match.asks and len(match.asks) > 1:
            return  # others choose at the same time, and not the same in both
        if twin.state.barrier != before or sample.state.barrier != before:
            return
        expect(sample.view(seat) == twin.view(seat), f"{option} without reveal shows seat {seat} hidden things")
        heard = [(e.verb, e.args, e.hidden) for e in twin.events(seat, at) if e.at > at]
        fresh = [(e.verb, e.args, e.hidden) for e in sample.events(seat)[told:]]
        expect(fresh[: len(heard)] == heard, f"{option} without reveal tells seat {seat} hidden things")
        if seat in twin.asks and seat in sample.asks:
            expect(twin.asks[seat] == sample.asks[seat], f"{option} without reveal offers seat {seat} hidden things")
        for other in set(range(len(match.seats))) - {seat}:
            self._check_onlooker(match, twin, seat, option, other, rng)

    def _check_onlooker(
        self, match: Match[Any], twin: Match[Any], seat: Seat, option: Option, other: Seat, rng: random.Random
    ) -> None:
        """In a world reshuffled for another seat, if it is told the same of an option, it is shown the same."""
        world = match.clone()
        self.game.reshuffle_unseen(world.state, other, rng)
        at = len(match.entries) + 1
        try:
            world.choose(option, seat)
        except RuleBroken:
            return  # in that world the option itself is not to be had
        if world.state.barrier != twin.state.barrier or world.events(other, at) != twin.events(other, at):
            return
        paused = [(ask.seat, ask.topic) for ask in world.asks.values()] == [
            (a.seat, a.topic) for a in twin.asks.values()
        ]
        expect(paused, f"who is asked what after {option} tells seat {other} of hidden things")
        expect(world.view(other) == twin.view(other), f"{option} shows seat {other} hidden things it was not told of")
        if other in twin.asks and other in world.asks:
            same = world.asks[other] == twin.asks[other]
            expect(same, f"after {option} seat {other}'s options depend on what it cannot know")

    def _play_sample(self, sample: Match[Any], rng: random.Random) -> None:
        while sample.ask is not None:
            ask = sample.ask
            self._check_options(ask)
            sample.choose(rng.choice(ask.options), ask.seat)
            self._check_invariants(sample, " in a sample")
        expect(sample.result is not None, "a sample has ended without a result")

    def _check_fast(self, match: Match[Any]) -> None:
        """Fast mode, given the same choices, reaches the same result."""
        choices: dict[Seat, list[Option]] = {}
        for entry in match.entries:
            choices.setdefault(entry.seat, []).append(entry.option)
        queues = {seat: iter(options) for seat, options in choices.items()}
        state = self.game.setup(match.settings, len(match.seats), Rng.from_seed(match.seed))
        decisions, finished = drive(self.game.play(state), lambda ask: next(queues[ask.seat]), self.game.worth_asking)
        expect(finished and decisions == len(match.entries), "fast mode asks another number of questions")
        expect(self.game.result(state) == match.result, "fast mode reaches another result")


def check_match(
    game: Game[Any],
    settings: Settings | None,
    seats: int,
    seed: int | str,
    every: int = 20,
    keep: Callable[[Match[Any]], object] = lambda match: None,
    suite: Conformance | None = None,
) -> Match[Any]:
    """Walk one random match under all checks, about every k-th decision deeply; `keep` gets a match that fails.

    A suite that goes from match to match does not look the same words up again.
    """
    suite = suite or Conformance(game)
    rng = random.Random(f"conformance/{seed}")
    match = Match.new(game, settings, seats, seed, undo="free")
    try:
        for decision in walk(match):
            suite.at_decision(decision)
            if decision.ask is not None and rng.random() * every < 1:
                suite.deeply(decision, rng)
                if rng.random() < 0.2:
                    suite.same_end(decision, rng)
        suite.at_end(match)
    except Exception:
        keep(match)
        raise
    return match
