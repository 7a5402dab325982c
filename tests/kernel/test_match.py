"""A match asks, takes answers, and can be in several places at once."""

import gc
import os
import pickle
import random
import subprocess
import sys
import weakref
from multiprocessing import get_context
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelin.kernel import (
    CHECKPOINT,
    Ask,
    AskEach,
    Components,
    IllegalOption,
    Item,
    Match,
    NotAsked,
    Option,
    Position,
    Record,
    RecordError,
    ReplayError,
    Result,
    Rng,
    Rule,
    RuleBroken,
    SampleLimit,
    Settings,
    SettingsError,
    UndoRefused,
)
from support.tiny import YES_NO, Tiny, at_random, everything, first, play_on, tiny_game


def three_turns(state: Tiny) -> Rule[None]:
    """TIN-TURN: each of three turns is a question to the next seat."""
    while state.turn < 3:
        yield CHECKPOINT
        (verb,) = yield Ask(state.turn % state.seats, "turn", YES_NO)
        state.said.append(verb)
        (verb,) = yield Ask(state.turn % state.seats, "sure", YES_NO)
        state.said.append(verb)
        state.turn += 1


def secret_votes(state: Tiny) -> Rule[None]:
    """TIN-VOTE: twice, everyone votes at once."""
    while state.turn < 2:
        yield CHECKPOINT
        votes = yield AskEach("vote", range(state.seats), lambda seat: [("take", seat), ("pass",)])
        state.said += [f"{seat} {' '.join(map(str, vote))}" for seat, vote in votes.items()]
        state.turn += 1


# -- one question ----------------------------------------------------------------------------------------------


def test_a_rule_receives_the_very_option_that_was_chosen() -> None:
    seen: list[Option] = []

    def play(state: Tiny) -> Rule[None]:
        seen.append((yield Ask(0, "turn", [("take", 1), ("take", 2)])))

    match = Match.new(tiny_game(play), seats=1)
    match.choose(("take", 2))
    assert seen == [("take", 2)]
    assert match.ask is None
    assert match.result == Result((0,), (1,))


def test_equal_options_are_offered_and_recorded_once() -> None:
    def play(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", [("take", 1), ("pass",), ("take", 1)])

    match = Match.new(tiny_game(play), seats=1)
    assert match.ask == Ask(0, "turn", [("take", 1), ("pass",)])


def test_equal_options_that_leave_one_are_no_choice() -> None:
    def play(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", [("take", 1), ("take", 1)])

    assert Match.new(tiny_game(play), seats=1).result is not None


def test_a_choice_may_come_as_a_list_as_json_brings_it() -> None:
    match = Match.new(tiny_game(three_turns), seats=2)
    match.choose(["yes"])
    assert match.entries[0].option == ("yes",)


def test_true_is_not_1_in_the_record() -> None:
    def play(state: Tiny) -> Rule[None]:
        _, number = yield Ask(0, "turn", [("take", 0), ("take", 1)])
        state.said.append(repr(number))

    for one in (True, 1.0):
        match = Match.new(tiny_game(play), seats=1)
        match.choose(("take", one))  # type: ignore[arg-type]
        assert match.state.said == ["1"]
        assert b'["take", 1]' in match.record.to_json()


@pytest.mark.parametrize("option", [("maybe",), (), "yes", ("yes", 1), None, 3, (["yes"],), ({},), ("YES",)])
def test_an_illegal_option_names_topic_and_offer_and_changes_nothing(option: object) -> None:
    match = Match.new(tiny_game(three_turns), seats=2)
    match.choose(("yes",))
    before = everything(match)
    with pytest.raises(IllegalOption) as caught:
        match.choose(option)  # type: ignore[arg-type]
    assert caught.value.topic == "sure"
    assert caught.value.option == option
    assert caught.value.options == (("yes",), ("no",))
    assert "sure" in str(caught.value)
    assert "('yes',), ('no',)" in str(caught.value)
    assert everything(match) == before
    match.choose(("no",))


def test_a_long_offer_is_cut_in_the_message_and_whole_in_the_error() -> None:
    error = IllegalOption("turn", ("x",), [("take", i) for i in range(40)])
    assert "('take', 11), ..." in str(error)
    assert len(error.options) == 40


def test_a_seat_that_is_not_asked_cannot_choose() -> None:
    match = Match.new(tiny_game(three_turns), seats=2)
    before = everything(match)
    for seat in (1, 7, -1):
        with pytest.raises(NotAsked, match=f"seat {seat} is not asked; seat 0 is"):
            match.choose(("yes",), seat=seat)
    assert everything(match) == before


def test_after_the_end_nobody_can_choose() -> None:
    match = play_on(Match.new(tiny_game(three_turns), seats=2), first)
    assert match.result is not None
    assert match.asks == {}
    with pytest.raises(NotAsked, match="over"):
        match.choose(("yes",))


def test_an_entry_says_who_chose() -> None:
    match = Match.new(tiny_game(three_turns), seats=["person", "random"])
    match.choose(("yes",))
    match.choose(("yes",), by="timeout")
    match.choose(("yes",))
    assert [entry.by for entry in match.entries] == ["person", "timeout", "bot"]


@pytest.mark.parametrize("by", ["", "Person", "human", 3])
def test_an_entry_is_by_one_of_the_four_and_by_nobody_else(by: object) -> None:
    match = Match.new(tiny_game(three_turns), seats=2)
    before = everything(match)
    with pytest.raises(ValueError, match=r"by: .* is not one of person, bot, standing, timeout"):
        match.choose(("yes",), by=by)  # type: ignore[arg-type]
    assert everything(match) == before


def test_the_questions_handed_out_stay_as_they_were() -> None:
    match = Match.new(tiny_game(secret_votes), seats=3)
    for seat in match.asks:
        match.choose(("pass",), seat=seat)
    assert match.state.turn == 1
    match.asks.clear()
    assert list(match.asks) == [0, 1, 2]


# -- forced answers --------------------------------------------------------------------------------------------


def forced_then_open(state: Tiny) -> Rule[None]:
    """TIN-FORCED: the first question leaves no choice."""
    (verb,) = yield Ask(1, "only", [("yes",)])
    state.said.append(verb)
    yield Ask(0, "turn", YES_NO)


def test_a_forced_answer_is_no_entry_and_is_told_to_its_seat_alone() -> None:
    match = Match.new(tiny_game(forced_then_open), seats=2)
    assert match.state.said == ["yes"]
    assert match.entries == []
    assert match.ask == Ask(0, "turn", YES_NO)
    assert [(told.verb, told.args) for told in match.events(1)] == [("forced", (1, "only", "yes"))]
    assert match.events(0) == match.events(None) == []


def test_a_topic_worth_asking_is_asked_even_with_one_option() -> None:
    match = Match.new(tiny_game(forced_then_open, worth_asking=frozenset({"only"})), seats=2)
    assert match.ask == Ask(1, "only", [("yes",)])
    assert match.events(1) == []
    match.choose(("yes",))
    assert [entry.topic for entry in match.entries] == ["only"]


def test_forced_asks_are_in_the_digest() -> None:
    def with_other_topic(state: Tiny) -> Rule[None]:
        yield Ask(1, "other", [("yes",)])
        yield Ask(0, "turn", YES_NO)

    def without(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", YES_NO)

    plays = (forced_then_open, with_other_topic, without)
    assert len({Match.new(tiny_game(play), seats=2).record.digest for play in plays}) == 3


def test_a_known_digest_is_the_same_on_every_machine() -> None:
    match = play_on(Match.new(tiny_game(forced_then_open), seats=2, seed=1), first)
    assert match.record.digest == "f6c5ca149570db02dca2f97acc08bc42"


def test_the_digest_holds_seat_topic_options_and_scores() -> None:
    def variant(seat: int, topic: str, options: list[Option], words: int) -> str | None:
        def play(state: Tiny) -> Rule[None]:
            yield Ask(seat, topic, options)
            state.said += ["word"] * words

        return play_on(Match.new(tiny_game(play), seats=2), first).record.digest

    digests = [
        variant(0, "turn", YES_NO, 1),
        variant(1, "turn", YES_NO, 1),
        variant(0, "end", YES_NO, 1),
        variant(0, "turn", YES_NO[::-1], 1),
        variant(0, "turn", YES_NO, 2),
    ]
    assert len(set(digests)) == len(digests)
    assert variant(0, "turn", YES_NO, 1) == digests[0]


# -- several seats at once -------------------------------------------------------------------------------------


def test_several_seats_answer_in_any_order_and_the_rule_gets_seat_order() -> None:
    match = Match.new(tiny_game(secret_votes), seats=3)
    assert match.ask == Ask(0, "vote", [("take", 0), ("pass",)])
    match.choose(("take", 2), seat=2)
    match.choose(("pass",), seat=0)
    assert match.state.said == []
    assert match.ask == Ask(1, "vote", [("take", 1), ("pass",)])
    match.choose(("take", 1))
    assert match.state.said == ["0 pass", "1 take 1", "2 take 2"]


def test_a_given_answer_is_in_no_view_and_no_state_until_all_are_in() -> None:
    match = Match.new(tiny_game(secret_votes), seats=3)
    state, views = pickle.dumps(match.state), [match.view(seat) for seat in (None, 0, 1, 2)]
    match.choose(("take", 2), seat=2)
    assert pickle.dumps(match.state) == state
    assert [match.view(seat) for seat in (None, 0, 1, 2)] == views
    assert all(match.events(seat) == [] for seat in (None, 0, 1))


def test_nobody_answers_twice() -> None:
    match = Match.new(tiny_game(secret_votes), seats=3)
    match.choose(("take", 2), seat=2)
    with pytest.raises(NotAsked, match="seat 2 is not asked; seat 0, seat 1 is"):
        match.choose(("pass",), seat=2)


def test_those_who_are_asked_at_once_are_asked_since_the_first_could_answer() -> None:
    match = Match.new(tiny_game(secret_votes), seats=3)
    assert match.asked_since == 0
    match.choose(("take", 2), seat=2)
    match.choose(("pass",), seat=0)
    assert (match.asked_since, match.clone().asked_since, Match.at(match.position, match.game).asked_since) == (0, 0, 0)
    assert Match.replay(match.record, game=match.game).asked_since == 0
    match.choose(("pass",), seat=1)
    assert match.asked_since == 3
    alone: Match[Any] = Match.new("gauntlet", seats=2, seed=1)
    while len(alone.asks) != 1 or alone.asked_since != len(alone.entries):
        alone.choose(alone.asks[min(alone.asks)].options[0])
    assert alone.asked_since == len(alone.entries) > 0


def test_the_order_of_answers_changes_nothing_but_the_entries() -> None:
    one, other = (Match.new(tiny_game(secret_votes), seats=3) for _ in range(2))
    for seat in (0, 1, 2):
        one.choose(("pass",), seat=seat)
    for seat in (2, 0, 1):
        other.choose(("pass",), seat=seat)
    assert one.state == other.state
    assert one.record.digest == other.record.digest


def test_of_several_asked_the_forced_are_answered_at_once() -> None:
    def play(state: Tiny) -> Rule[None]:
        votes = yield AskEach("vote", [0, 1], lambda seat: [("take", 5)] if seat == 0 else YES_NO)
        state.said += [str(vote) for vote in votes.values()]

    match = Match.new(tiny_game(play), seats=2)
    assert list(match.asks) == [1]
    assert [told.args for told in match.events(0)] == [(0, "vote", "take", 5)]
    assert match.events(1) == []
    match.choose(("no",))
    assert match.state.said == ["('take', 5)", "('no',)"]
    assert [entry.seat for entry in match.entries] == [1]


def test_a_question_to_several_gets_no_answers_of_the_one_before() -> None:
    answers: list[dict[int, Option]] = []

    def play(state: Tiny) -> Rule[None]:
        answers.append((yield AskEach("all", range(3), lambda seat: [("take", seat)])))
        answers.append((yield AskEach("none", [], lambda seat: [])))
        answers.append((yield AskEach("some", [1], lambda seat: [("pass",)])))
        answers.append((yield AskEach("open", [0], lambda seat: YES_NO)))

    match = Match.new(tiny_game(play), seats=3)
    match.choose(("yes",))
    assert answers == [{0: ("take", 0), 1: ("take", 1), 2: ("take", 2)}, {}, {1: ("pass",)}, {0: ("yes",)}]


# -- clones and positions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 5, 9, 14])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_clone_at_any_moment_is_equal_and_goes_its_own_way(moves: int, seats: int) -> None:
    match = play_on(Match.new("gauntlet", seats=seats, seed=moves), at_random(5), moves)
    before = everything(match)
    clone, other = match.clone(), match.clone()
    assert everything(clone) == everything(other) == before
    play_on(clone, first)
    assert everything(match) == everything(other) == everything(match.clone()) == before
    play_on(match, at_random(6))
    play_on(other, at_random(6))
    assert everything(match) == everything(other)


def test_a_clone_of_a_half_answered_question_holds_the_answers_given() -> None:
    match = Match.new(tiny_game(secret_votes), seats=3)
    match.choose(("take", 2), seat=2)
    clone = match.clone()
    assert list(clone.asks) == [0, 1]
    for each in (match, clone):
        each.choose(("pass",), seat=1)
        each.choose(("take", 0), seat=0)
    assert clone.state.said == ["0 take 0", "1 pass", "2 take 2"]
    assert everything(clone) == everything(match)


def test_a_clone_of_a_finished_match_is_finished() -> None:
    match = play_on(Match.new("gauntlet", seats=2), first)
    clone = match.clone()
    assert clone.result == match.result is not None
    assert clone.ask is None
    assert everything(clone) == everything(match)


def test_clones_of_clones_are_independent() -> None:
    match = play_on(Match.new("gauntlet", seats=3), first, 7)
    clone = match.clone()
    clone.choose(clone.ask.options[-1])  # type: ignore[union-attr]
    grandchild = clone.clone()
    assert len(grandchild.entries) == 8
    play_on(grandchild, first)
    assert (len(match.entries), len(clone.entries)) == (7, 8)


def test_a_clone_or_sample_is_freed_when_it_is_let_go() -> None:
    match: Match[Any] = play_on(Match.new("gauntlet", seats=2, seed=1), first, 7)
    assert match.ask is not None
    gc.disable()
    try:
        clone, sample = match.clone(), match.sample(match.ask.seat, random.Random(0))
        watched = [weakref.ref(clone), weakref.ref(sample)]
        play_on(clone, first, 3)
        play_on(sample, first, 3)
        del clone, sample
        assert [watch() for watch in watched] == [None, None]
    finally:
        gc.enable()


def end_of(position: Position) -> tuple[bytes, object, object]:
    """Plays on from a position with a fixed player; it runs in another process."""
    match = play_on(Match.at(position), at_random(11))
    return match.record.to_json(), match.result, match.state


@pytest.mark.parametrize("moves", [0, 1, 4, 6, 13])
def test_a_position_continues_here_as_the_match_does(moves: int) -> None:
    match = play_on(Match.new("gauntlet", seats=3, seed=4, undo="free"), at_random(3), moves)
    position = pickle.loads(pickle.dumps(match.position))
    there: Match[Any] = Match.at(position)
    assert there.state == match.state
    assert there.asks == match.asks
    assert there.record == match.record
    assert there.undo_rule == "free"
    assert there.position._replace(snapshot=position.snapshot) == position
    play_on(match, at_random(11))
    assert end_of(position) == (match.record.to_json(), match.result, match.state)


def test_positions_continue_in_other_processes_to_the_same_end() -> None:
    positions, ends = [], []
    for moves in (1, 5, 8):  # 1: one of three has drafted
        match = play_on(Match.new("gauntlet", seats=3, seed=moves), at_random(3), moves)
        positions.append(match.position)
        play_on(match, at_random(11))
        ends.append((match.record.to_json(), match.result, match.state))
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(end_of, positions) == ends


def test_a_position_knows_the_events_since_its_checkpoint() -> None:
    def play(state: Tiny) -> Rule[None]:
        while state.turn < 3:
            yield CHECKPOINT
            for _ in range(3):
                (verb,) = yield Ask(0, "turn", YES_NO)
                state.tell("said", state.turn, verb, to=[0])
            state.turn += 1

    match = play_on(Match.new(tiny_game(play), seats=2), first, 5)
    there = Match.at(match.position, game=match.game)
    assert [told.args for told in there.events(0)] == [(1, "yes"), (1, "yes")]
    assert there.events(0) == match.events(0)[3:]
    assert there.events(1) == []


def test_a_position_is_refused_with_other_components() -> None:
    match = play_on(Match.new(tiny_game(three_turns), seats=2), first, 3)
    assert match.position.components == match.game.components.hash
    other = tiny_game(three_turns, components=Components(1, (Item("marble", "pieces", "seed", "high", 3),)))
    with pytest.raises(RecordError, match=r"^components\.hash: the position was reached with other components"):
        Match.at(match.position, game=other)
    assert Match.at(match.position, game=tiny_game(three_turns)).state == match.state


def test_undo_from_a_position_stops_at_its_checkpoint() -> None:
    match = play_on(Match.new(tiny_game(three_turns), seats=["person", "bot"]), first, 3)
    assert match.position.snapshot.entries == 2
    there = Match.at(match.position, game=match.game)
    with pytest.raises(UndoRefused, match="does not remember"):
        there.undo()
    assert there.record == match.record
    play_on(there, first, 2)
    there.undo()
    assert len(there.entries) == 4


def fail(kind: str) -> None:
    """Raises an error of the kernel, in another process."""
    if kind == "illegal":
        Match.new("gauntlet", seats=2).choose(("dig",))
    if kind == "replay":
        raise ReplayError(3, "no")
    if kind == "record":
        raise RecordError("seed", "missing")
    raise RuleBroken("KeyError", ("TIN-A",), 4)


@pytest.mark.parametrize(
    ("kind", "error"),
    [("illegal", IllegalOption), ("replay", ReplayError), ("record", RecordError), ("broken", RuleBroken)],
)
def test_errors_come_back_from_worker_processes_whole(kind: str, error: type[Exception]) -> None:
    with pytest.raises(error) as here:
        fail(kind)
    there = pickle.loads(pickle.dumps(here.value))
    assert type(there) is type(here.value)
    assert str(there) == str(here.value)
    assert vars(there) == vars(here.value)


def test_a_match_is_the_same_under_any_hash_seed() -> None:
    code = (
        "from gobelin.kernel import Match; from support.tiny import at_random, play_on;"
        "print(play_on(Match.new('gauntlet', seats=4, seed=9), at_random(2)).record.digest)"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(digests) == 1
    assert len(digests.pop().strip()) == 32


@given(seed=st.integers(0, 10**6), picks=st.lists(st.integers(0, 99), max_size=60), at=st.integers(0, 30))
def test_match_clone_position_and_replay_reach_the_same_end(seed: int, picks: list[int], at: int) -> None:
    match: Match[Any] = Match.new("gauntlet", {"rounds": 2}, seats=2 + seed % 3, seed=seed)
    clone, there = match, match
    for number, pick in enumerate(picks):
        if match.ask is None:
            break
        if number == at:
            clone, there = match.clone(), Match.at(match.position)
        match.choose(match.ask.options[pick % len(match.ask.options)])
    for twin in (clone, there):
        for entry in match.entries[len(twin.entries) :]:
            twin.choose(entry.option, entry.seat, entry.by)
    again: Match[Any] = Match.replay(Record.from_json(match.record.to_json()))
    assert everything(clone) == everything(match) == everything(again)
    assert (there.state, there.record) == (match.state, match.record)


# -- beginning -------------------------------------------------------------------------------------------------


def test_a_match_begins_by_name_or_by_game_with_a_number_or_names_of_players() -> None:
    match: Match[Any] = Match.new("gauntlet", seats=3)
    assert match.seats == ("person", "person", "person")
    assert Match.new(match.game, seats=["person", "random", "person"]).seats == ("person", "random", "person")


def test_undo_is_free_for_one_person_and_guarded_for_more_unless_the_caller_decides() -> None:
    game = tiny_game(three_turns)
    assert Match.new(game, seats=["person", "bot"]).undo_rule == "free"
    assert Match.new(game, seats=["bot", "bot"]).undo_rule == "free"
    assert Match.new(game, seats=2).undo_rule == "guarded"
    assert Match.new(game, seats=2, undo="free").undo_rule == "free"
    assert Match.new(game, seats=1, undo="guarded").undo_rule == "guarded"


@pytest.mark.parametrize(
    "seed", ["x" * 101, "\ud800", True, 1.5, None, 10**5000], ids=["long", "surrogate", "bool", "float", "none", "huge"]
)
def test_a_seed_that_no_record_can_hold_is_refused(seed: object) -> None:
    with pytest.raises(SettingsError, match="seed"):
        Match.new("gauntlet", seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, -5, 2**130, "", "x" * 100, 'Ä\n"\\'])
def test_any_other_seed_is_in_the_record_as_it_was_given(seed: int | str) -> None:
    match = play_on(Match.new("gauntlet", seed=seed), first, 3)
    record = Record.from_json(match.record.to_json())
    assert record.seed == seed
    assert Match.replay(record).state == match.state


def test_a_match_from_a_prepared_state_plays_clones_and_undoes_but_has_no_record() -> None:
    game = tiny_game(three_turns)
    state = Tiny(Rng.from_seed(1), 2, 2, ["prepared"], [0, 0])
    match = Match.from_state(game, Settings(), state, ["person", "bot"])
    assert match.ask == Ask(0, "turn", YES_NO)
    match.choose(("yes",))
    assert match.state.said == ["prepared", "yes"]
    clone, there = match.clone(), Match.at(match.position, game=game)
    for each in (match, clone, there):
        with pytest.raises(SampleLimit, match="prepared state"):
            _ = each.record
    match.undo()
    assert match.state.said == ["prepared"]
    assert play_on(clone, first).result == play_on(there, first).result is not None
