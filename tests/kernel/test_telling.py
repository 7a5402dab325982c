"""Telling: who hears what, and when it is unheard again."""

from typing import Any

import pytest

from gobelin.kernel import CHECKPOINT, Ask, Event, Match, Rule, RuleBroken, SeatEvent
from support.tiny import YES_NO, Tiny, at_random, play_on, tiny_game


def talkative(state: Tiny) -> Rule[None]:
    """TIN-TALK: everything is told, in every way there is."""
    while state.turn < 2:
        yield CHECKPOINT
        state.tell("began", state.turn)
        (verb,) = yield Ask(0, "turn", YES_NO)
        state.tell("said", 0, verb, to=[0], others=(0,))
        state.tell("whispered", verb, to=(seat for seat in [1]))
        state.tell("hinted", verb, to=[], others=("something",))
        (verb,) = yield Ask(0, "sure", YES_NO)
        state.turn += 1


def told(match: Match[Tiny], seat: int | None) -> list[tuple[object, ...]]:
    return [(event.verb, *event.args) for event in match.events(seat)]


def test_seats_in_to_hear_the_args_and_the_rest_hear_others_or_nothing() -> None:
    match = Match.new(tiny_game(talkative), seats=3)
    match.choose(("yes",))
    began, hinted = ("began", 0), ("hinted", "something")
    assert told(match, 0) == [began, ("said", 0, "yes"), hinted]
    assert told(match, 1) == [began, ("said", 0), ("whispered", "yes"), hinted]
    assert told(match, 2) == told(match, None) == [began, ("said", 0), hinted]


def test_an_event_told_to_others_is_marked_as_hidden() -> None:
    event = Event(3, "kept", (0, "gem"), (0,), (0,))
    assert event.told(0) == SeatEvent(3, "kept", (0, "gem"), False)
    assert event.told(1) == event.told(None) == SeatEvent(3, "kept", (0,), True)
    assert Event(3, "kept", (0, "gem"), (0,)).told(1) is None
    assert Event(3, "kept", (0, "gem")).told(None) == SeatEvent(3, "kept", (0, "gem"), False)


def test_a_spectator_is_in_no_audience() -> None:
    assert Event(0, "said", ("yes",), (0, 1, 2), ()).told(None) == SeatEvent(0, "said", (), True)


def test_an_event_knows_how_many_entries_came_before_it() -> None:
    match = play_on(Match.new(tiny_game(talkative), seats=2), at_random(0))
    assert [(event.at, event.verb) for event in match.events(1)] == [
        (0, "began"),
        (1, "said"),
        (1, "whispered"),
        (1, "hinted"),
        (2, "began"),
        (3, "said"),
        (3, "whispered"),
        (3, "hinted"),
    ]
    assert [event.at for event in match.events(1, since=2)] == [2, 3, 3, 3]
    assert match.events(1, since=4) == []


@pytest.mark.parametrize("moves", [1, 2, 3, 4])
def test_undo_truncates_what_was_told(moves: int) -> None:
    match = play_on(Match.new(tiny_game(talkative), seats=["person", "bot"]), at_random(1), moves - 1)
    before = [match.events(seat) for seat in (None, 0, 1)]
    match.choose(("no",))
    match.undo()
    assert [match.events(seat) for seat in (None, 0, 1)] == before


def test_replay_tells_everything_again() -> None:
    match = play_on(Match.new("gauntlet", seats=3, seed=8), at_random(4))
    again: Match[Any] = Match.replay(match.record)
    for seat in (None, 0, 1, 2):
        assert again.events(seat) == match.events(seat) != []


def test_a_clone_keeps_its_events_and_tells_its_own() -> None:
    match = play_on(Match.new(tiny_game(talkative), seats=2), at_random(1), 1)
    before = match.events(1)
    clone = match.clone()
    play_on(clone, at_random(1))
    assert match.events(1) == before
    assert clone.events(1)[: len(before)] == before
    assert len(clone.events(1)) == 8


def test_telling_changes_neither_state_nor_digest() -> None:
    def chatty(state: Tiny) -> Rule[None]:
        state.tell("began", 1, to=[0])
        yield Ask(0, "turn", YES_NO)

    def quiet(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", YES_NO)

    one, other = (Match.new(tiny_game(play), seats=1) for play in (chatty, quiet))
    assert one.state == other.state
    assert one.record == other.record
    assert one.events(0) != other.events(0)


def test_a_match_has_only_so_many_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.kernel.choosing.MOST_TOLD", 50)

    def chatty(state: Tiny) -> Rule[None]:
        while True:
            for number in range(10):
                state.tell("said", number)
            yield Ask(0, "turn", YES_NO)
            state.turn += 1

    match = Match.new(tiny_game(chatty))
    for _ in range(4):
        match.choose(("yes",))
    assert match.told == 50
    with pytest.raises(RuleBroken, match="after 50 others"):
        match.choose(("yes",))
    assert match.told == 50
