"""Samples: what a seat may imagine, and nothing of what is true."""

import random
from collections import Counter
from typing import Any

import pytest

from gobelin.kernel import CHECKPOINT, Ask, AskEach, Match, Rule, SampleLimit, UndoRefused
from support.tiny import YES_NO, Tiny, at_random, everything, first, play_on, tiny_game


def guess(state: Tiny) -> Rule[None]:
    """TIN-GUESS: seat by seat; what may be named depends on the seat's own secret."""
    while state.turn < 4:
        yield CHECKPOINT
        seat = state.turn % state.seats
        _, number = yield Ask(seat, "guess", [("take", state.secrets[seat]), ("take", 9 - state.secrets[seat])])
        state.said.append(f"{number} {state.rng.randrange(1 << 32)}")
        yield Ask(seat, "sure", YES_NO)
        state.turn += 1


def bids(state: Tiny) -> Rule[None]:
    """TIN-BID: everyone bids the own secret, or passes, at once."""
    while state.turn < 3:
        yield CHECKPOINT
        given = yield AskEach("bid", range(state.seats), lambda seat: [("take", state.secrets[seat]), ("pass",)])
        state.said += [" ".join(map(str, bid)) for bid in given.values()]
        state.turn += 1


def test_a_sample_looks_the_same_to_its_seat() -> None:
    match = play_on(Match.new("gauntlet", seats=3, seed=5), at_random(5), 9)
    for number in range(20):
        for seat in range(3):
            sample = match.sample(seat, random.Random(number))
            assert sample.view(seat) == match.view(seat)
            match.game.check(sample.state)


def test_a_sample_leaves_the_match_alone() -> None:
    match = play_on(Match.new("gauntlet", seats=3, seed=5), at_random(5), 9)
    before = everything(match)
    assert match.ask is not None
    play_on(match.sample(match.ask.seat, random.Random(1)), first)
    assert everything(match) == before


def test_what_a_seat_cannot_know_is_drawn_anew_and_what_it_knows_stays() -> None:
    match = Match.new(tiny_game(guess), seats=3, seed=1)
    samples = [match.sample(1, random.Random(number)) for number in range(300)]
    assert {sample.state.secrets[1] for sample in samples} == {match.state.secrets[1]}
    for other in (0, 2):
        counts = Counter(sample.state.secrets[other] for sample in samples)
        assert len(counts) == 10
        assert counts[match.state.secrets[other]] < 70  # the truth is no likelier than the rest


def test_a_sample_cannot_foretell_chance() -> None:
    match = Match.new(tiny_game(guess), seats=2, seed=1)
    futures = set()
    for number in range(30):
        sample = match.sample(0, random.Random(number))
        sample.choose(sample.ask.options[0])  # type: ignore[union-attr]
        futures.add(sample.state.said[0])
    match.choose(match.ask.options[0])  # type: ignore[union-attr]
    assert len(futures) == 30
    assert match.state.said[0] not in futures


def test_the_same_rng_gives_the_same_sample() -> None:
    match: Match[Any] = Match.new("gauntlet", seats=3, seed=5)
    one, other = (match.sample(0, random.Random(9)) for _ in range(2))
    assert one.state == other.state
    play_on(one, first)
    play_on(other, first)
    assert one.state == other.state


def test_a_sample_does_not_hold_the_seed() -> None:
    match: Match[Any] = Match.new("gauntlet", seats=2, seed="swordfish")
    sample = match.sample(0, random.Random(0))
    assert sample.seed != "swordfish"
    assert sample.state.rng.key != match.state.rng.key
    play_on(sample, first)
    assert "swordfish" not in repr(sample.position)


@pytest.mark.parametrize("moves", range(0, 24, 4))
def test_the_asked_seats_sample_can_be_played_to_the_end(moves: int) -> None:
    match = play_on(Match.new("gauntlet", seats=4, seed=moves), at_random(moves), moves)
    assert match.ask is not None
    sample = match.sample(match.ask.seat, random.Random(moves))
    assert sample.ask == match.ask
    while sample.ask is not None:
        sample.choose(at_random(len(sample.entries))(sample.ask))
        match.game.check(sample.state)
    assert sample.result is not None


def test_another_seats_sample_can_only_be_looked_at() -> None:
    match = Match.new(tiny_game(guess), seats=3)
    sample = match.sample(2, random.Random(0))
    assert sample.ask is None
    assert sample.asks == {}
    assert sample.result is None
    with pytest.raises(SampleLimit, match="only be looked at"):
        sample.choose(("take", match.state.secrets[0]))
    with pytest.raises(SampleLimit, match="only be looked at"):
        sample.playout(first)
    assert sample.view(2) == match.view(2)


def test_samples_of_a_finished_match_keep_its_result() -> None:
    match = play_on(Match.new("gauntlet", seats=2), first)
    sample = match.sample(1, random.Random(0))
    assert sample.result == match.result is not None
    assert sample.ask is None


def test_a_sample_cannot_go_back_or_branch_before_a_checkpoint_of_its_own() -> None:
    match = Match.new(tiny_game(guess), seats=1)
    sample = match.sample(0, random.Random(3))
    for _ in range(2):
        with pytest.raises(SampleLimit, match="checkpoint of its own"):
            sample.clone()
        with pytest.raises(SampleLimit, match="checkpoint of its own"):
            sample.undo()
        with pytest.raises(SampleLimit, match="checkpoint of its own"):
            sample.sample(0, random.Random(0))
        with pytest.raises(SampleLimit, match="checkpoint of its own"):
            _ = sample.position
        sample.choose(sample.ask.options[0])  # type: ignore[union-attr]
    clone = sample.clone()
    assert clone.state == sample.state
    assert sample.sample(0, random.Random(0)).ask == sample.ask
    sample.choose(sample.ask.options[0])  # type: ignore[union-attr]
    sample.undo()
    assert sample.state == clone.state
    assert sample.asks == clone.asks


def test_a_sample_is_no_match_and_has_no_record_not_even_as_clone_or_position() -> None:
    match: Match[Any] = Match.new("gauntlet", seats=2)
    sample = match.sample(0, random.Random(3))
    with pytest.raises(SampleLimit, match="no record"):
        _ = sample.record
    play_on(sample, first)
    for each in (sample, sample.clone(), Match.at(sample.position)):
        with pytest.raises(SampleLimit, match="no record"):
            _ = each.record


def test_undo_in_a_sample_never_leads_behind_its_beginning() -> None:
    match = play_on(Match.new("gauntlet", seats=["random", "random"], seed=1), first, 5)
    assert match.ask is not None
    sample = play_on(match.sample(match.ask.seat, random.Random(3)), first)
    while len(sample.entries) > sample._snapshots[0].entries:
        sample.undo()
    assert sample.entries
    with pytest.raises(UndoRefused, match="does not remember"):
        sample.undo()
    assert sample.state.rng.key != match.state.rng.key


def test_a_sample_hears_only_what_happens_in_it() -> None:
    match = play_on(Match.new("gauntlet", seats=2, seed=1), first, 6)
    assert match.ask is not None
    sample = match.sample(match.ask.seat, random.Random(0))
    assert all(sample.events(seat) == [] for seat in (None, 0, 1))
    heard = len(match.events(0))
    play_on(sample, first)
    assert sample.events(0) != []
    assert len(match.events(0)) == heard


def test_of_several_asked_a_sample_drops_what_the_others_answered() -> None:
    match = Match.new(tiny_game(bids), seats=3, seed=4)
    match.choose(("take", match.state.secrets[0]), seat=0)
    assert list(match.asks) == [1, 2]
    sample = match.sample(1, random.Random(0))
    assert list(sample.asks) == [0, 1, 2]
    for seat in range(3):
        sample.choose(("pass",), seat=seat)
    assert sample.state.said == ["pass"] * 3
    assert list(match.asks) == [1, 2]


def test_of_several_asked_a_sample_offers_the_others_what_the_sampled_world_allows() -> None:
    match = Match.new(tiny_game(bids), seats=3, seed=4)
    offered = set()
    for number in range(100):
        sample = match.sample(1, random.Random(number))
        assert sample.asks[1] == match.asks[1]
        for seat in (0, 2):
            assert sample.asks[seat].options == [("take", sample.state.secrets[seat]), ("pass",)]
        offered.add(sample.asks[0].options[0])
    assert len(offered) == 10


def test_a_seat_that_has_answered_can_only_look() -> None:
    match = Match.new(tiny_game(bids), seats=3, seed=4)
    match.choose(("pass",), seat=1)
    sample = match.sample(1, random.Random(0))
    assert sample.asks == {}
    with pytest.raises(SampleLimit):
        sample.choose(("pass",), seat=0)


def test_a_sample_in_the_middle_of_a_draft_plays_to_the_end_with_what_exists() -> None:
    match: Match[Any] = Match.new("gauntlet", seats=4, seed=6)
    match.choose(match.asks[2].options[0], seat=2)
    for number in range(20):
        sample = match.sample(3, random.Random(number))
        assert sample.asks[3] == match.asks[3]
        play_on(sample, at_random(number))
        match.game.check(sample.state)
        assert sample.result is not None


def test_standing_answers_of_the_table_are_not_in_a_sample() -> None:
    match = Match.new(tiny_game(guess), seats=2)
    match.set_standing(1, "sure", ("yes",), until="game")
    sample = match.sample(0, random.Random(0))
    assert [sample.standing(seat) for seat in range(2)] == [[], []]
