"""Standing answers: given in advance, applied by the kernel, ended as stated."""

import pytest

from gobelin.kernel import CHECKPOINT, Ask, AskEach, Match, NotAsked, Record, Rule, Standing
from gobelin.kernel.standing import Until
from support.tiny import YES_NO, Tiny, everything, tiny_game


def interrupted(state: Tiny) -> Rule[None]:
    """TIN-TRAP: in each turn seat 0 moves twice; after each move seat 1 may react."""
    while state.turn < 4:
        yield CHECKPOINT
        for _ in range(2):
            (verb,) = yield Ask(0, "move", YES_NO)
            state.said.append(f"move {verb}")
            reactions = [("pass",), ("take", 1)] if verb == "yes" else [("take", 1), ("take", 2)]
            reaction, *_ = yield Ask(1, "trap", reactions)
            state.said.append(reaction)
        state.turn += 1


def table() -> Match[Tiny]:
    return Match.new(tiny_game(interrupted), seats=2)


def who_chose(match: Match[Tiny]) -> list[tuple[int, str]]:
    return [(entry.seat, entry.by) for entry in match.entries]


def test_a_standing_answer_is_given_when_the_causing_move_is_made_and_recorded_as_such() -> None:
    match = table()
    assert match.set_standing(1, "trap", ["pass"]) == Standing(1, "trap", ("pass",), "turn", since=0, made_at=0)
    assert match.entries == []
    match.choose(("yes",))
    assert who_chose(match) == [(0, "person"), (1, "standing")]
    assert match.entries[1].option == ("pass",)
    assert match.ask == Ask(0, "move", YES_NO)


def test_until_turn_ends_with_the_turn() -> None:
    match = table()
    match.set_standing(1, "trap", ("pass",), until="turn")
    match.choose(("yes",))
    match.choose(("yes",))
    assert match.state.turn == 1
    assert match.standing(1) == []
    match.choose(("yes",))
    assert match.ask is not None
    assert match.ask.seat == 1


def test_until_choice_ends_with_the_seats_next_own_choice_and_not_with_others() -> None:
    match = table()
    standing = match.set_standing(1, "trap", ("pass",), until="choice")
    for _ in range(3):
        match.choose(("yes",))
    assert match.standing(1) == [standing]
    match.choose(("no",))  # passing is not offered then
    assert match.ask is not None
    assert match.ask.seat == 1
    match.choose(("take", 2))
    assert match.standing(1) == []


def test_until_game_lasts_to_the_end() -> None:
    match = table()
    match.set_standing(1, "trap", ("pass",), until="game")
    for _ in range(8):
        match.choose(("yes",))
    assert match.result is not None
    assert who_chose(match) == [(0, "person"), (1, "standing")] * 8


def test_where_the_option_is_not_offered_the_seat_is_asked() -> None:
    match = table()
    match.set_standing(1, "trap", ("pass",), until="game")
    match.choose(("no",))
    assert match.ask == Ask(1, "trap", [("take", 1), ("take", 2)])
    match.choose(("take", 1))
    match.choose(("yes",))
    assert who_chose(match)[-1] == (1, "standing")


def test_a_standing_answer_is_for_its_topic_and_seat_alone() -> None:
    match = table()
    match.set_standing(1, "move", ("yes",), until="game")
    match.set_standing(0, "trap", ("pass",), until="game")
    match.choose(("yes",))
    assert len(match.entries) == 1


def test_a_new_standing_answer_replaces_that_of_the_same_topic() -> None:
    match = table()
    match.set_standing(1, "trap", ("pass",))
    match.set_standing(0, "move", ("no",))
    match.withdraw(0, "move")
    latest = match.set_standing(1, "trap", ("take", 1), until="game")
    assert match.standing(1) == [latest]
    assert match.standing(0) == []
    match.choose(("yes",))
    assert match.entries[1].option == ("take", 1)


def test_a_withdrawn_answer_is_given_no_longer() -> None:
    match = table()
    match.set_standing(1, "trap", ("pass",), until="game")
    match.choose(("yes",))
    match.withdraw(1, "trap")
    match.withdraw(1, "never stood")
    match.choose(("yes",))
    assert match.ask is not None
    assert match.ask.seat == 1


def test_undo_goes_back_to_the_persons_last_own_entry() -> None:
    match = Match.new(tiny_game(interrupted), seats=2, undo="free")
    match.choose(("no",))
    match.choose(("take", 1))
    match.set_standing(1, "trap", ("pass",), until="game")
    for _ in range(3):
        match.choose(("yes",))
    match.undo(seat=1)
    assert len(match.entries) == 1
    assert match.ask is not None
    assert match.ask.seat == 1


def test_undo_suspends_standing_answers_until_that_person_chooses_again() -> None:
    match = Match.new(tiny_game(interrupted), seats=2, undo="free")
    standing = match.set_standing(1, "trap", ("pass",), until="game")
    match.choose(("no",))
    match.choose(("take", 1))  # passing was not offered: the person chose
    match.choose(("yes",))
    assert who_chose(match)[-1] == (1, "standing")
    match.undo(seat=1)
    assert len(match.entries) == 1
    assert match.standing(1) == [standing]
    match.choose(("take", 1), by="timeout")  # the clock is not the person
    match.choose(("yes",))
    assert match.ask is not None
    assert match.ask.topic == "trap"
    match.choose(("pass",))
    match.choose(("yes",))
    assert who_chose(match)[-1] == (1, "standing")


def test_undo_drops_the_standing_answers_that_were_given_later() -> None:
    match = Match.new(tiny_game(interrupted), seats=2, undo="free")
    early = match.set_standing(0, "trap", ("pass",), until="game")
    match.choose(("yes",))
    just_before = match.set_standing(1, "move", ("yes",), until="game")
    match.choose(("pass",))
    match.set_standing(1, "trap", ("pass",), until="game")
    match.set_standing(0, "move", ("no",), until="turn")
    match.undo(seat=1)
    assert match.standing(0) == [early]
    assert match.standing(1) == [just_before]
    for choice in ("pass", "yes", "pass", "yes", "pass"):
        match.choose((choice,))
    assert {entry.by for entry in match.entries} == {"person"}


def test_an_answer_that_stood_after_the_goal_does_not_act_in_later_turns() -> None:
    match = Match.new(tiny_game(interrupted), seats=2, undo="free")
    match.choose(("yes",))
    match.choose(("pass",))
    match.set_standing(1, "trap", ("pass",), until="game")
    match.choose(("yes",))
    assert match.state.turn == 1
    match.undo(seat=1)
    for _ in range(6):
        match.choose(("pass",))
        assert match.ask is not None
        match.choose(("yes",))
        assert match.ask.seat == 1


def test_undo_by_one_does_not_suspend_the_other() -> None:
    match = Match.new(tiny_game(interrupted), seats=2, undo="free")
    match.set_standing(1, "trap", ("pass",), until="game")
    match.choose(("yes",))
    match.undo(seat=0)
    assert match.entries == []
    match.choose(("yes",))
    assert who_chose(match) == [(0, "person"), (1, "standing")]


def test_a_person_answered_for_by_own_standing_can_undo_the_causing_choice() -> None:
    def alone(state: Tiny) -> Rule[None]:
        for topic in ("move", "trap", "move", "trap"):
            yield Ask(0, topic, YES_NO)

    match = Match.new(tiny_game(alone), seats=1, undo="guarded")
    match.set_standing(0, "trap", ("no",), until="game")
    match.choose(("yes",))
    assert who_chose(match) == [(0, "person"), (0, "standing")]
    match.undo()
    assert match.entries == []
    match.choose(("no",))
    assert who_chose(match) == [(0, "person"), (0, "standing")]


def test_standing_answers_join_a_question_to_several() -> None:
    def votes(state: Tiny) -> Rule[None]:
        yield Ask(0, "move", YES_NO)
        given = yield AskEach("vote", range(3), lambda seat: [*YES_NO, ("take", seat)])
        state.said += [" ".join(map(str, vote)) for vote in given.values()]

    match = Match.new(tiny_game(votes), seats=3)
    match.set_standing(2, "vote", ("take", 2))
    match.set_standing(0, "vote", ("take", 1))
    match.choose(("yes",))
    assert list(match.asks) == [0, 1]
    match.choose(("yes",), seat=1)
    match.choose(("no",), seat=0)
    assert match.state.said == ["no", "yes", "take 2"]


def test_a_record_replays_without_the_standing_answers() -> None:
    match = table()
    match.set_standing(1, "trap", ("pass",), until="game")
    for _ in range(8):
        match.choose(("yes",))
    again = Match.replay(Record.from_json(match.record.to_json()), game=match.game)
    assert again.standing(1) == []
    assert everything(again) == everything(match)


def test_a_standing_answer_makes_the_same_match_as_the_same_choice() -> None:
    match, other = table(), table()
    match.set_standing(1, "trap", ("pass",))
    match.choose(("yes",))
    other.choose(("yes",))
    other.choose(("pass",))
    assert match.state == other.state
    assert match.record.digest == other.record.digest


def test_a_clone_keeps_the_standing_answers_and_its_own_ones() -> None:
    match = table()
    match.set_standing(1, "trap", ("pass",), until="game")
    clone, other = match.clone(), match.clone()
    clone.withdraw(1, "trap")
    for each in (match, clone, other):
        each.choose(("yes",))
    assert who_chose(match) == who_chose(other) == [(0, "person"), (1, "standing")]
    assert who_chose(clone) == [(0, "person")]


@pytest.mark.parametrize(("until", "answered"), [("turn", 1), ("choice", 3), ("game", 3)])
def test_one_move_may_cause_several_standing_answers_until_they_end(until: Until, answered: int) -> None:
    def play(state: Tiny) -> Rule[None]:
        yield Ask(0, "move", YES_NO)
        while state.turn < 3:
            yield Ask(1, "trap", YES_NO)
            state.turn += 1

    match = Match.new(tiny_game(play), seats=2)
    match.set_standing(1, "trap", ("no",), until=until)
    match.choose(("yes",))
    assert who_chose(match)[1:] == [(1, "standing")] * answered
    assert (match.result is None) == (answered < 3)


def test_true_is_not_1_in_a_standing_answer() -> None:
    match = table()
    match.set_standing(1, "trap", ("take", True))
    match.choose(("yes",))
    assert b'["take", 1], "standing"' in match.record.to_json()


@pytest.mark.parametrize(
    "option", [("dig",), ("take", 99), ("take",), (), 3, ("take", ["x"]), (["take"],), ("pass", "now")]
)
def test_an_answer_that_no_question_can_have_does_not_stand(option: object) -> None:
    match = table()
    kept = match.set_standing(1, "trap", ("pass",))
    with pytest.raises(NotAsked, match="no question can be answered so"):
        match.set_standing(1, "trap", option)  # type: ignore[arg-type]
    assert match.standing(1) == [kept]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_standing_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(NotAsked, match=f"no seat {seat}"):
        table().set_standing(seat, "trap", ("pass",))


def test_a_seat_sees_its_own_standing_answers_and_no_others() -> None:
    match = table()
    mine, other = match.set_standing(0, "move", ("yes",)), match.set_standing(1, "trap", ("pass",))
    assert (match.standing(0), match.standing(1)) == ([mine], [other])
    match.standing(0).clear()
    assert match.standing(0) == [mine]


def test_a_standing_answer_knows_when_it_was_given() -> None:
    match = table()
    match.choose(("yes",))
    match.choose(("pass",))
    assert match.set_standing(1, "trap", ("pass",), until="choice") == Standing(
        1, "trap", ("pass",), "choice", 1, made_at=2
    )


@pytest.mark.parametrize("until", ["", "round", "Turn", None, 3])
def test_an_end_that_is_none_of_the_three_is_refused(until: object) -> None:
    match = table()
    kept = match.set_standing(1, "trap", ("pass",))
    with pytest.raises(ValueError, match=r"until: .* is not one of turn, choice, game"):
        match.set_standing(1, "trap", ("take", 1), until=until)  # type: ignore[arg-type]
    assert match.standing(1) == [kept]
