"""Analysis: a blunder is found, bad luck is none, and the same is found whoever searches."""

import multiprocessing
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gobelin.analysis import DecisionPoint, Judged, NotJudged, analyse, conclude, decision_points, follow, judge
from gobelin.bots import Budget, bot_move, make_bot
from gobelin.kernel import (
    CHECKPOINT,
    Ask,
    AskEach,
    Game,
    Heuristics,
    Match,
    Option,
    Record,
    ReplayError,
    Rule,
    Seat,
    find_game,
)
from gobelin.simulate import chosen_game
from support.gauntlet import GAME as GAUNTLET
from support.interrupt import await_the_end_of_all_but, interrupted
from support.settlers import VILLAGE
from support.tiny import YES_NO, Tiny, first, play_on, tiny_game

SETTLERS = find_game("imperial_settlers")
QUICK = Budget(playouts=24)


def settlers(entries: int, game: Game[Any] = SETTLERS, blunder: int | None = None) -> Record:
    """The beginning of a game of Imperial Settlers; at the first turn from `blunder` on, a seat passes."""
    match: Match[Any] = Match.new(game, {"factions": ["barbarians", "egyptians"]}, ["greedy", "greedy"], 8)
    bots = [make_bot("greedy", 8, seat) for seat in range(2)]
    while len(match.entries) < entries:
        assert match.ask is not None
        seat = match.ask.seat
        if blunder is not None and len(match.entries) >= blunder and match.ask.topic == "turn":
            match.choose(("pass",), seat)
            blunder = None
        else:
            bot_move(match, seat, bots[seat])
    return match.record


def valued(
    game: Game[Any],
    value: Callable[[Any, Seat], float],
    prior: Callable[[Any, Seat, str, Option], float] = lambda *_: 0.0,
) -> Game[Any]:
    """The game, with an opinion about its positions."""
    return replace(game, heuristics=Heuristics(value, prior))


def took(*options: Option, game: Game[Any], seed: int = 0, seats: int = 2) -> Record:
    """The record of a game in which these options were chosen in turn."""
    match: Match[Any] = Match.new(game, None, seats, seed)
    for option in options:
        match.choose(option)
    return match.record


# --- mistakes -------------------------------------------------------------------------------------------------------


def test_a_planted_blunder_is_the_biggest_mistake() -> None:
    record = settlers(34, blunder=14)
    (planted,) = [i for i, entry in enumerate(record.entries) if entry.option == ("pass",)][:1]
    course = follow(record)
    analysis = conclude(course, analyse(record, Budget(playouts=64)))
    worst = analysis.mistakes[0]
    assert (worst.entry, worst.played, worst.topic) == (planted, ("pass",), "turn")
    assert worst.best != ("pass",)
    assert worst.loss > 3.0
    assert worst.best_value > worst.played_value
    assert worst.loss <= worst.best_value - worst.played_value + 0.01
    assert [one.loss for one in analysis.mistakes] == sorted((one.loss for one in analysis.mistakes), reverse=True)
    guilty = analysis.seats[worst.seat]
    mine = [one.loss for one in analysis.decisions if one.seat == worst.seat]
    assert (guilty.decisions, guilty.agreed) == (len(mine), mine.count(0.0))
    assert guilty.loss == pytest.approx(sum(mine))
    assert guilty.loss >= worst.loss
    assert guilty.mean_loss == pytest.approx(sum(mine) / len(mine), abs=0.001)
    assert len(conclude(course, analysis.decisions, mistakes=0).mistakes) == 0


def bet(state: Tiny) -> Rule[None]:
    """Three points for sure, or ten if the other's secret is 8 or 9: two on average."""
    yield CHECKPOINT
    (answer,) = yield Ask(0, "bet", YES_NO)
    if answer == "no":
        state.turn = 3
    elif state.secrets[1] >= 8:
        state.turn = 10
    state.said.append(answer)
    while len(state.said) < 2:
        (answer,) = yield Ask(1, "end", YES_NO)
        state.said.append(answer)


def test_luck_is_neither_a_mistake_nor_a_merit() -> None:
    game = valued(tiny_game(bet), lambda state, seat: float(state.turn) if seat == 0 else 0.0)
    seed = next(seed for seed in range(100) if Match.new(game, None, 2, seed).state.secrets[1] >= 8)
    careful, lucky = (
        next(analyse(took((answer,), ("no",), game=game, seed=seed), Budget(playouts=300), game=game))
        for answer in ("no", "yes")
    )
    assert careful.loss == 0.0
    assert careful.best == ("no",)
    assert lucky.best == ("no",)
    assert 0.5 <= lucky.loss < 2.0


def test_what_a_second_look_does_not_confirm_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    game = valued(tiny_game(bet), lambda state, seat: 0.0)
    record = took(("no",), game=game)
    looks: list[tuple[int | None, dict[Option, float]]] = []

    def judged(*searches: dict[Option, float]) -> Judged:
        looks.clear()
        answers = iter(searches)

        def search(at: object, played: Option, budget: Budget, seed: str) -> dict[Option, float]:
            looks.append((budget.playouts, found := next(answers)))
            return found

        monkeypatch.setattr("gobelin.analysis._search", search)
        return next(analyse(record, Budget(playouts=10), game=game))

    yes, no = ("yes",), ("no",)
    agreed = judged({no: 2.0, yes: 1.0})
    assert (agreed.loss, agreed.best, len(looks)) == (0.0, no, 1)
    within_noise = judged({yes: 2.2, no: 2.0})
    assert (within_noise.loss, within_noise.best, within_noise.best_value, len(looks)) == (0.0, no, 2.0, 1)
    confirmed = judged({yes: 5.0, no: 2.0}, {yes: 4.0, no: 2.5})
    assert (confirmed.loss, confirmed.best, confirmed.best_value, confirmed.played_value) == (1.5, yes, 4.0, 2.5)
    assert [playouts for playouts, _ in looks] == [10, 40]
    refuted = judged({yes: 5.0, no: 2.0}, {no: 2.5, yes: 2.4})
    assert (refuted.loss, refuted.best) == (0.0, no)
    unseen = judged({yes: 5.0, no: 2.0}, {no: 2.5})
    assert (unseen.loss, unseen.best) == (0.0, no)


def test_that_a_choice_has_to_be_looked_at_does_not_speak_for_it() -> None:
    """Of ten options that are better by two points, none is looked at as often as the one that was played."""

    def ten_better(state: Tiny) -> Rule[None]:
        yield CHECKPOINT
        verb, *_ = yield Ask(0, "take", [("pass",), *(("take", number) for number in range(10))])
        state.turn = 0 if verb == "pass" else 2
        yield Ask(1, "end", YES_NO)

    game = valued(tiny_game(ten_better), lambda state, seat: float(state.turn) if seat == 0 else 0.0)
    found = next(analyse(took(("pass",), game=game), Budget(playouts=40), game=game))
    assert (found.best[0], found.loss) == ("take", 2.0)


# --- whose decisions ------------------------------------------------------------------------------------------------


def test_a_search_does_not_see_what_others_have_chosen_at_the_same_time() -> None:
    def match_the_other(state: Tiny) -> Rule[None]:
        """Seat 1 has ten points for saying what seat 0 says, of ten things it could say."""
        yield CHECKPOINT
        said = yield AskEach("say", [0, 1], lambda seat: [("take", number) for number in range(10)])
        state.turn = 10 if said[0] == said[1] else 1
        state.said.append("done")
        yield Ask(0, "end", YES_NO)

    game = valued(tiny_game(match_the_other), lambda state, seat: float(state.turn) if seat == 1 else 0.0)
    record = took(("take", 3), ("take", 4), game=game)
    ours = [one for one in analyse(record, Budget(playouts=60), game=game) if one.seat == 1]
    other = took(("take", 7), ("take", 4), game=game)
    same = [one for one in analyse(other, Budget(playouts=60), game=game) if one.seat == 1]
    assert ours == same != []


def test_every_real_decision_is_judged_whoever_took_it() -> None:
    def questions(state: Tiny) -> Rule[None]:
        yield CHECKPOINT
        for topic in ("free", "only", "late", "always"):
            yield Ask(state.turn % 2, topic, [("pass",)] if topic == "only" else YES_NO)
            state.turn += 1

    game = valued(tiny_game(questions, worth_asking=frozenset({"only"})), lambda state, seat: float(seat))
    match: Match[Any] = Match.new(game, None, ["person", "random"], 0)
    match.set_standing(1, "always", ("no",), until="game")
    match.choose(("yes",), 0)
    match.choose(("pass",), 1)
    match.choose(("yes",), 0, by="timeout")
    judged = list(analyse(match.record, QUICK, game=game))
    assert [(one.entry, one.topic, one.by, one.turn, one.options) for one in judged] == [
        (0, "free", "person", 1, 2),
        (2, "late", "timeout", 3, 2),
        (3, "always", "standing", 4, 2),
    ]
    assert [one.entry for one in analyse(match.record, QUICK, game=game, seats=[1])] == [3]
    course = follow(match.record, game)
    assert course.decisions == (0, 2, 3)
    assert [(moment.entry, moment.seat, moment.turn) for moment in course.curve] == [
        (0, 0, 1),
        (2, 0, 3),
        (3, 1, 4),
        (4, None, 5),
    ]
    assert {moment.values for moment in course.curve[:-1]} == {(0.0, 1.0)}
    assert course.curve[-1].values == (0.0, 0.0)  # the true end, not a judgement of it


# --- the same everywhere --------------------------------------------------------------------------------------------


def test_the_same_is_found_with_any_number_of_workers() -> None:
    record = settlers(12)
    alone = list(analyse(record, QUICK, seed=3))
    assert list(analyse(record, QUICK, seed=3, workers=2)) == alone
    assert [judge(stop, QUICK, 3) for stop in decision_points(record)] == alone
    apart = [DecisionPoint(Match.at(match.position), entry, turn) for match, entry, turn in decision_points(record)]
    assert [judge(stop, QUICK, 3) for stop in apart] == alone
    assert len(alone) >= 10


def test_components_of_ones_own_reach_the_workers(tmp_path: Path) -> None:
    (tmp_path / "common.yaml").write_text(VILLAGE, "utf-8")
    record = settlers(4, chosen_game("imperial_settlers", tmp_path))
    assert record.components.hash != SETTLERS.components.hash
    here, apart = (list(analyse(record, QUICK, workers=workers, components=tmp_path)) for workers in (1, 2))
    assert here == apart != []


def test_an_analysis_can_be_left_at_any_moment() -> None:
    searching = analyse(settlers(12), Budget(seconds=999.0), workers=2)
    with interrupted():
        next(searching)


def test_who_has_heard_enough_closes_the_analysis() -> None:
    others = set(multiprocessing.active_children())
    searching = analyse(settlers(12), QUICK, workers=2)
    assert next(searching).entry == 0
    assert set(multiprocessing.active_children()) - others
    searching.close()
    await_the_end_of_all_but(others)


# --- how far a record goes ------------------------------------------------------------------------------------------


def test_the_curve_ends_with_the_result() -> None:
    game = valued(GAUNTLET, lambda state, seat: float(state.scores[seat]))
    match = play_on(Match.new(game, None, 3, 5), first)
    course = follow(match.record, game)
    assert match.result is not None
    assert course.result == match.result
    assert course.curve[-1].points == match.result.scores
    assert course.curve[-1].values == tuple(float(score) for score in match.result.scores)
    assert len(course.curve) == len(course.decisions) + 1
    assert [moment.turn for moment in course.curve] == sorted(moment.turn for moment in course.curve)
    assert course.curve[0].turn == 1
    assert course.stopped is None


def test_a_game_that_goes_on_is_judged_as_far_as_it_is_played() -> None:
    record = settlers(9)
    course = follow(record)
    assert course.result is None
    assert course.stopped is None
    assert course.decisions[-1] == 8
    assert course.curve[-1].entry == 9


def test_an_old_record_is_judged_up_to_where_it_still_fits() -> None:
    def asked(*topics: str) -> Callable[[Tiny], Rule[None]]:
        def play(state: Tiny) -> Rule[None]:
            yield CHECKPOINT
            for topic in topics:
                yield Ask(0, topic, YES_NO)

        return play

    old = took(("yes",), ("no",), ("yes",), game=tiny_game(asked("one", "two", "three")))
    game = valued(tiny_game(asked("one", "two", "four"), rules_version=2), lambda state, seat: 0.0)
    course = follow(old, game)
    assert course.stopped is not None
    assert "entry 2" in course.stopped
    assert course.decisions == (0, 1)
    assert [one.entry for one in analyse(old, QUICK, game=game)] == [0, 1]
    assert conclude(course, ()).stopped == course.stopped


def test_a_record_that_does_not_replay_is_refused() -> None:
    record = settlers(6)
    entries = [*record.entries[:3], msgspec.structs.replace(record.entries[3], topic="weather"), *record.entries[4:]]
    broken = msgspec.structs.replace(record, entries=tuple(entries))
    for attempt in (lambda: follow(broken), lambda: list(analyse(broken, QUICK))):
        with pytest.raises(ReplayError, match=r"entries\[3\]"):
            attempt()


def test_a_game_without_heuristics_is_refused() -> None:
    record = play_on(Match.new("gauntlet", None, 2, 5), first).record
    for attempt in (lambda: follow(record), lambda: list(analyse(record, QUICK))):
        with pytest.raises(NotJudged, match="gauntlet cannot be analysed"):
            attempt()
