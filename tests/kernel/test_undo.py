"""Undo goes back to a person's last choice, as if it had never been made."""

from typing import Any

import pytest

from gobelin.kernel import CHECKPOINT, Ask, AskEach, Match, Rule, RuleBroken, UndoRefused
from gobelin.kernel.history import KEPT_SNAPSHOTS
from gobelin.kernel.match import REPLAYED_CLOSELY
from support.tiny import YES_NO, Tiny, at_random, everything, first, play_on, tiny_game


def turns(state: Tiny) -> Rule[None]:
    """TIN-TURN: twenty turns around the table; a yes reveals something, a red word breaks the rule."""
    while state.turn < 20:
        yield CHECKPOINT
        verb, *_ = yield Ask(state.turn % state.seats, "turn", [*YES_NO, ("name", "red")])
        state.tell("said", verb)
        state.said.append(verb)
        if verb == "yes":
            state.reveal()
        if verb == "name":
            raise KeyError("red")
        state.turn += 1


def votes(state: Tiny) -> Rule[None]:
    """TIN-VOTE: everyone votes at once, for five rounds."""
    while state.turn < 5:
        yield CHECKPOINT
        given = yield AskEach("vote", range(state.seats), lambda seat: YES_NO)
        state.said += [vote[0] for vote in given.values()]
        state.turn += 1


@pytest.mark.parametrize("moves", range(0, 30, 3))
def test_undo_leaves_no_trace_of_the_choice(moves: int) -> None:
    match = play_on(Match.new("gauntlet", seats=3, seed=moves, undo="free"), at_random(moves), moves)
    before = everything(match)
    assert match.ask is not None
    match.choose(match.ask.options[-1])
    match.undo()
    assert everything(match) == before
    after = play_on(match.clone(), at_random(1))
    play_on(match, at_random(1))
    assert everything(match) == everything(after) == everything(Match.replay(match.record))


def test_undo_goes_back_to_the_start_beyond_the_kept_snapshots() -> None:
    match: Match[Any] = Match.new("gauntlet", seats=2, seed=3, undo="free")
    trail = [everything(match)]
    while match.ask:
        match.choose(at_random(len(match.entries))(match.ask))
        trail.append(everything(match))
    assert match.result is not None
    assert len(match.entries) > 3 * KEPT_SNAPSHOTS
    while match.entries:
        trail.pop()
        match.undo()
        assert everything(match) == trail[-1]
    with pytest.raises(UndoRefused, match="no choice to take back"):
        match.undo()
    assert everything(match) == trail[0]


def test_a_match_keeps_few_snapshots_and_still_knows_its_start() -> None:
    match = play_on(Match.new(tiny_game(turns), seats=1), lambda ask: ("no",), 19)
    assert len(match._snapshots) <= KEPT_SNAPSHOTS
    for left in range(18, -1, -1):
        match.undo()
        assert len(match.entries) == len(match.state.said) == left


def test_a_match_that_was_replayed_keeps_snapshots_wherever_undo_leads() -> None:
    def long(state: Tiny) -> Rule[None]:
        while state.turn < 3 * REPLAYED_CLOSELY:
            yield CHECKPOINT
            yield Ask(0, "turn", YES_NO)
            state.turn += 1

    game = tiny_game(long)
    match = Match.replay(play_on(Match.new(game, seats=1), first).record, game=game)
    assert len(match._snapshots) == KEPT_SNAPSHOTS
    for _ in range(2 * REPLAYED_CLOSELY):
        match.undo()
    assert match.position.snapshot.entries == len(match.entries) == REPLAYED_CLOSELY
    match.choose(("no",))
    assert match.position.snapshot.entries == len(match.entries)


def test_the_end_of_a_game_can_be_undone() -> None:
    match = play_on(Match.new(tiny_game(turns), seats=1), lambda ask: ("no",))
    assert match.result is not None
    match.undo()
    assert match.result is None
    assert match.ask == Ask(0, "turn", [*YES_NO, ("name", "red")])
    assert match.record.result is None
    match.choose(("no",))
    assert Match.replay(match.record, game=match.game).result == match.result is not None


def test_undo_passes_over_what_bots_chose() -> None:
    match = Match.new(tiny_game(turns), seats=["person", "random", "greedy"])
    match.choose(("no",))
    before = everything(match)
    for _ in range(2):
        match.choose(("yes",))
    match.undo()
    assert len(match.entries) == 0
    assert match.state.said == []
    assert everything(match) != before


def test_a_guarded_undo_passes_over_bots_that_revealed_nothing() -> None:
    match = Match.new(tiny_game(turns), seats=["person", "random", "person"])
    match.choose(("no",))
    match.choose(("no",))
    match.undo()
    assert match.entries == []


def test_a_guarded_undo_stops_at_what_a_bot_revealed() -> None:
    match = Match.new(tiny_game(turns), seats=["person", "random", "person"])
    match.choose(("no",))
    match.choose(("yes",))
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo()


def test_a_match_of_bots_goes_back_by_one_choice() -> None:
    match = play_on(Match.new(tiny_game(turns), seats=["random", "random"]), first, 4)
    match.undo()
    assert len(match.entries) == 3


def test_a_match_of_bots_has_no_person_to_undo_for() -> None:
    match = play_on(Match.new(tiny_game(turns), seats=["random", "random"]), first, 4)
    with pytest.raises(UndoRefused, match="no choice"):
        match.undo(seat=0)


def test_a_person_who_has_not_chosen_has_nothing_to_take_back() -> None:
    match = Match.new(tiny_game(turns), seats=["random", "person"])
    match.choose(("no",))
    with pytest.raises(UndoRefused, match="no choice"):
        match.undo()


def test_a_guarded_undo_never_crosses_what_was_revealed() -> None:
    match = Match.new(tiny_game(turns), seats=2)
    match.choose(("yes",))
    before = everything(match)
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo()
    assert everything(match) == before


def test_a_guarded_undo_stops_at_chance_too() -> None:
    def dice(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", YES_NO)
        state.rng.randrange(6)
        yield Ask(0, "turn", YES_NO)

    match = Match.new(tiny_game(dice), seats=2)
    match.choose(("yes",))
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo()


def test_a_guarded_undo_may_take_back_a_choice_after_the_revelation() -> None:
    match = Match.new(tiny_game(turns), seats=2)
    match.choose(("yes",))
    match.choose(("no",))
    match.undo()
    assert [entry.option for entry in match.entries] == [("yes",)]
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo()


def test_a_guarded_undo_never_crosses_another_persons_choice() -> None:
    match = Match.new(tiny_game(turns), seats=2)
    match.choose(("no",))
    match.choose(("no",))
    before = everything(match)
    with pytest.raises(UndoRefused, match="another person"):
        match.undo(seat=0)
    assert everything(match) == before
    match.undo(seat=1)
    match.undo(seat=0)
    assert match.entries == []


@pytest.mark.parametrize("by", ["standing", "timeout"])
def test_a_choice_made_for_another_person_guards_as_well(by: str) -> None:
    match = Match.new(tiny_game(turns), seats=2)
    match.choose(("no",))
    match.choose(("no",), by=by)  # type: ignore[arg-type]
    with pytest.raises(UndoRefused, match="another person"):
        match.undo()


def test_the_choice_of_a_bot_at_a_persons_seat_is_nobodys() -> None:
    match = Match.new(tiny_game(turns), seats=2)
    match.choose(("no",), by="person")
    match.choose(("no",), by="bot")  # the person at seat 1 has left
    match.undo(seat=0)
    assert match.entries == []
    match.choose(("no",), by="person")
    match.choose(("no",), by="bot")
    refused = match.undo_refused(1)
    assert refused is not None
    assert refused.reason == "nothing"


def test_a_free_undo_crosses_everything() -> None:
    match = Match.new(tiny_game(turns), seats=2, undo="free")
    for _ in range(4):
        match.choose(("yes",))
    match.undo(seat=0)
    assert len(match.entries) == 2
    assert match.ask is not None
    assert match.ask.seat == 0


def test_undo_in_the_middle_of_a_question_to_several() -> None:
    match = Match.new(tiny_game(votes), seats=3)
    match.choose(("yes",), seat=2)
    before = everything(match)
    match.choose(("no",), seat=0)
    assert list(match.asks) == [1]
    match.undo()
    assert everything(match) == before
    assert list(match.asks) == [0, 1]
    match.choose(("yes",), seat=1)
    match.choose(("no",), seat=0)
    assert match.state.said == ["no", "yes", "yes"]


def test_undo_after_all_have_answered_opens_the_last_answer_alone() -> None:
    match = Match.new(tiny_game(votes), seats=3, undo="free")
    for seat in (1, 2, 0):
        match.choose(("no",), seat=seat)
    assert match.state.turn == 1
    match.undo()
    assert list(match.asks) == [0]
    assert match.state.said == []


def test_of_several_who_answered_one_cannot_undo_across_the_other() -> None:
    match = Match.new(tiny_game(votes), seats=3)
    match.choose(("yes",), seat=2)
    match.choose(("no",), seat=0)
    with pytest.raises(UndoRefused, match="another person"):
        match.undo(seat=2)


def test_before_all_have_answered_an_answer_can_be_taken_back() -> None:
    match = Match.new(tiny_game(votes), seats=["person", "random", "random"], undo="guarded")
    match.choose(("no",), seat=0)
    match.choose(("no",), seat=2)
    match.undo(seat=0)
    assert list(match.asks) == [0, 1, 2]


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_once_all_have_answered_guarded_undo_takes_no_answer_back(order: tuple[int, ...]) -> None:
    match = Match.new(tiny_game(votes), seats=["person", "random", "random"], undo="guarded")
    for seat in order:
        match.choose(("no",), seat=seat)
    before = everything(match)
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo(seat=0)
    assert everything(match) == before
    match.choose(("yes",), seat=0)
    match.undo(seat=0)  # the answer of the next round
    assert everything(match) == before


@pytest.mark.parametrize("fresh", [False, True], ids=["match", "clone"])
def test_a_question_to_one_can_be_undone_behind_one_to_several_of_the_same_topic(fresh: bool) -> None:
    def play(state: Tiny) -> Rule[None]:
        yield CHECKPOINT
        yield Ask(0, "vote", YES_NO)
        yield AskEach("vote", [1, 2], lambda seat: YES_NO)
        yield Ask(1, "vote", YES_NO)

    match = Match.new(tiny_game(play), seats=["person", "random", "random"], undo="guarded")
    match.choose(("no",))
    match.choose(("yes",), seat=2)
    match = match.clone() if fresh else match
    match.choose(("yes",), seat=1)
    match.undo()
    assert match.entries == []
    assert match.ask == Ask(0, "vote", YES_NO)


def test_a_broken_match_can_be_undone_and_played_on() -> None:
    match = Match.new(tiny_game(turns), seats=1)
    match.choose(("no",))
    before = everything(match)
    with pytest.raises(RuleBroken):
        match.choose(("name", "red"))
    assert match.broken is not None
    match.undo()
    assert match.broken is None
    assert everything(match) == before
    play_on(match, lambda ask: ("no",))
    assert match.result is not None


def test_a_clone_undoes_for_itself() -> None:
    match = play_on(Match.new("gauntlet", seats=2, seed=2, undo="free"), first, 12)
    before = everything(match)
    clone = match.clone()
    for _ in range(12):
        clone.undo()
    assert clone.entries == []
    assert everything(match) == everything(match.clone()) == before
    for left in range(11, -1, -1):
        match.undo()
        assert len(match.entries) == left


def test_undo_of_a_replayed_match_is_like_that_of_the_played_one() -> None:
    match = play_on(Match.new("gauntlet", seats=["person", "random"], seed=2), first)
    again: Match[Any] = Match.replay(match.record)
    match.undo()
    again.undo()
    assert everything(again) == everything(match)
