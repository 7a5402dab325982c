"""Replaying: to the same end, or to a reason."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from gobelin.kernel import (
    CHECKPOINT,
    Ask,
    Components,
    Game,
    Item,
    Match,
    NotAsked,
    Outdated,
    ReadOnly,
    Record,
    RecordError,
    ReplayError,
    Result,
    Rule,
    find_game,
)
from support.tiny import YES_NO, Tiny, at_random, everything, first, play_on, tiny_game

PEBBLES = Components(1, (Item("pebble", "pieces", "seed", "high", 3),))
MARBLES = Components(2, (Item("marble", "pieces", "seed", "high", 3),))


def four_asks(state: Tiny) -> Rule[None]:
    """TIN-ASK: four questions, of which the third counts."""
    while state.turn < 4:
        yield CHECKPOINT
        (verb,) = yield Ask(state.turn % state.seats, f"ask{state.turn}", YES_NO)
        state.said.append(verb)
        state.turn += 1


def renamed_third(state: Tiny) -> Rule[None]:
    """TIN-ASK: as before, but the third question is another."""
    while state.turn < 4:
        yield CHECKPOINT
        topic = "renamed" if state.turn == 2 else f"ask{state.turn}"
        (verb,) = yield Ask(state.turn % state.seats, topic, YES_NO)
        state.said.append(verb)
        state.turn += 1


def broken_third(state: Tiny) -> Rule[None]:
    """TIN-ASK: as before, but the answer to the third question breaks the rule."""
    for question in (0, 1, 2, 3):
        (verb,) = yield Ask(question % state.seats, f"ask{question}", YES_NO)
        state.said.append(verb)
        if question == 2:
            raise ZeroDivisionError


def recorded(moves: int = 4) -> Record:
    return play_on(Match.new(tiny_game(four_asks), seats=2, seed=3), first, moves).record


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_replayed_match_is_the_match(seats: int) -> None:
    match = play_on(Match.new("gauntlet", seats=seats, seed="replay"), at_random(seats))
    again: Match[Any] = Match.replay(Record.from_json(match.record.to_json()))
    assert everything(again) == everything(match)
    assert again.read_only is None


def test_a_match_is_replayed_in_the_middle_of_anything() -> None:
    match: Match[Any] = Match.new("gauntlet", seats=3, seed=2)
    for number in range(25):
        assert everything(Match.replay(match.record)) == everything(match)
        assert match.ask is not None
        ask = list(match.asks.values())[-1]  # the last of several answers first
        match.choose(at_random(number)(ask), seat=ask.seat)


@pytest.mark.parametrize("upto", [0, 1, 5, 9])
def test_a_record_is_replayed_up_to_an_entry_and_played_on(upto: int) -> None:
    match = play_on(Match.new("gauntlet", seats=2, seed=3), at_random(0))
    part: Match[Any] = Match.replay(match.record, upto=upto)
    assert part.entries == match.entries[:upto]
    assert part.result is None
    for entry in match.entries[upto:]:
        part.choose(entry.option, entry.seat, entry.by)
    assert everything(part) == everything(match)


def test_upto_beyond_the_end_is_the_end() -> None:
    match = play_on(Match.new("gauntlet", seats=2, seed=3), at_random(0))
    assert Match.replay(match.record, upto=10_000).result == match.result


@pytest.mark.parametrize(
    ("index", "fields", "why"),
    [
        (0, {"seat": 1}, "seat 1 is not asked; seat 0 is"),
        (1, {"topic": "ask7"}, "seat 1 is asked 'ask1', not 'ask7'"),
        (2, {"option": ("maybe",)}, r"ask2: \('maybe',\) is not offered; the offer is \('yes',\), \('no',\)"),
        (3, {"option": ("yes", 1)}, "is not offered"),
        (3, {"seat": 99}, "seat 99 is not asked"),
    ],
)
def test_an_entry_that_does_not_replay_is_named_with_the_reason(index: int, fields: dict[str, Any], why: str) -> None:
    record = recorded()
    entries = list(record.entries)
    entries[index] = msgspec.structs.replace(entries[index], **fields)
    with pytest.raises(ReplayError, match=why) as caught:
        Match.replay(changed(record, entries=tuple(entries)), game=tiny_game(four_asks))
    assert caught.value.entry == index
    assert caught.value.where == f"entries[{index}]"


def test_an_entry_too_many_is_named() -> None:
    record = recorded()
    with pytest.raises(ReplayError, match="over") as caught:
        Match.replay(changed(record, entries=(*record.entries, record.entries[0])), game=tiny_game(four_asks))
    assert caught.value.entry == 4


def test_an_entry_that_breaks_a_rule_is_named_with_the_rule() -> None:
    with pytest.raises(ReplayError, match=r"TIN-ASK.*ZeroDivisionError") as caught:
        Match.replay(recorded(), game=tiny_game(broken_third))
    assert caught.value.entry == 2


def test_the_record_of_a_broken_match_says_where_it_broke_and_opens_before() -> None:
    game = tiny_game(broken_third)
    match = play_on(Match.new(game, seats=2), first, 2)
    with pytest.raises(Exception, match="ZeroDivisionError"):
        match.choose(("yes",))
    record = Record.from_json(match.record.to_json())
    with pytest.raises(ReplayError) as caught:
        Match.replay(record, game=game)
    assert caught.value.entry == 2
    assert len(Match.replay(record, upto=2, game=game).entries) == 2


def test_another_result_than_recorded_is_an_error() -> None:
    record = recorded()
    assert record.result is not None
    for result in (None, Result((9, 9), (1, 1)), Result(record.result.scores, (1, 2))):
        with pytest.raises(RecordError, match=r"^result: recorded as .*, but the entries lead to"):
            Match.replay(changed(record, result=result), game=tiny_game(four_asks))


def test_a_result_without_the_entries_that_lead_to_it_is_an_error() -> None:
    record = recorded()
    with pytest.raises(RecordError, match=r"^result: .*lead to None"):
        Match.replay(changed(record, entries=record.entries[:-1]), game=tiny_game(four_asks))


def test_another_digest_than_recorded_is_an_error() -> None:
    for moves in (2, 4):
        with pytest.raises(RecordError, match=r"^digest: the entries lead to another game"):
            Match.replay(changed(recorded(moves), digest="0" * 32), game=tiny_game(four_asks))
    with pytest.raises(RecordError, match=r"^digest: "):
        Match.replay(changed(recorded(), digest="0" * 32), upto=4, game=tiny_game(four_asks))
    assert Match.replay(changed(recorded(), digest="0" * 32), upto=3, game=tiny_game(four_asks)).ask is not None


def test_another_seed_is_noticed_by_the_digest_or_the_entries() -> None:
    record = play_on(Match.new("gauntlet", seats=2, seed=3), at_random(0)).record
    for seed in range(4, 12):
        with pytest.raises(RecordError) as caught:
            Match.replay(changed(record, seed=seed))
        assert caught.value.where == "digest" or caught.value.where.startswith("entries[")


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(RecordError, match=r"^game: there is no game 'tiny'; installed: .*gauntlet"):
        Match.replay(recorded())


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^game: 'tiny' is not 'gauntlet'"):
        Match.replay(recorded(), game=find_game("gauntlet"))


@pytest.mark.parametrize("settings", [{"rounds": 99}, {"rounds": "3"}, {"colour": "red"}, {"traps": "many"}])
def test_settings_that_do_not_fit_are_named(settings: dict[str, object]) -> None:
    record = Match.new("gauntlet", seats=2).record
    with pytest.raises(RecordError, match=r"^settings: "):
        Match.replay(changed(record, settings=settings))


def test_seats_that_do_not_fit_are_named() -> None:
    record = Match.new("gauntlet", seats=2).record
    with pytest.raises(RecordError, match=r"^seats: gauntlet has 2 to 4 seats, not 5"):
        Match.replay(changed(record, seats=("person",) * 5))


def test_settings_that_do_not_fit_the_seats_are_named() -> None:
    record = Match.new("gauntlet", {"rounds": 6}, seats=2).record
    with pytest.raises(RecordError, match=r"^settings: four explorers"):
        Match.replay(changed(record, seats=("person",) * 4))


def test_newer_rules_are_refused() -> None:
    with pytest.raises(RecordError, match=r"^rules_version: 2 is newer than installed \(1\)"):
        Match.replay(changed(recorded(), rules_version=2), game=tiny_game(four_asks))


def test_newer_components_are_refused() -> None:
    record = play_on(Match.new(tiny_game(four_asks, components=MARBLES), seats=2), first).record
    with pytest.raises(RecordError, match=r"^components\.version: 2 is newer than installed \(1\)"):
        Match.replay(record, game=tiny_game(four_asks))


# -- older rules and other components --------------------------------------------------------------------------


def rename_third(record: Record) -> Record:
    entries = [
        msgspec.structs.replace(entry, topic="renamed") if entry.topic == "ask2" else entry for entry in record.entries
    ]
    return changed(record, entries=tuple(entries))


def test_a_migration_brings_an_old_record_to_the_rules_of_today() -> None:
    game = tiny_game(renamed_third, rules_version=2, migrations={1: rename_third})
    match: Match[Any] = Match.replay(recorded(), game=game)
    assert match.read_only is None
    assert match.result is not None
    assert match.entries[2].topic == "renamed"
    assert match.record.rules_version == 2
    assert Match.replay(Record.from_json(match.record.to_json()), game=game).result == match.result


def test_migrations_follow_one_another() -> None:
    steps: list[int] = []

    def step(record: Record) -> Record:
        steps.append(record.rules_version)
        return rename_third(record) if record.rules_version == 2 else record

    game = tiny_game(renamed_third, rules_version=4, migrations={1: step, 2: step, 3: step})
    assert Match.replay(recorded(), game=game).result is not None
    assert steps == [1, 2, 3]


def test_a_migrated_record_opens_read_only_up_to_a_choice_that_no_longer_fits() -> None:
    game = tiny_game(renamed_third, rules_version=2, migrations={1: lambda record: record})
    match: Match[Any] = Match.replay(recorded(), game=game)
    assert match.read_only is not None
    assert match.read_only.startswith("recorded under rules version 1; entry 2 no longer fits: ")
    assert "asked 'renamed', not 'ask2'" in match.read_only
    assert len(match.entries) == 2
    assert match.record == recorded()
    begun: Match[Any] = Match.replay(recorded(2), game=game)
    assert (begun.read_only, begun.record.rules_version) == (None, 2)


def test_all_that_may_keep_a_record_from_its_end_is_named() -> None:
    record = play_on(Match.new(tiny_game(four_asks, components=MARBLES), seats=2), first).record
    components = replace(MARBLES, content=b"others")
    game = tiny_game(renamed_third, rules_version=2, components=components, migrations={1: lambda record: record})
    why = Match.replay(record, game=game).read_only or ""
    assert why.startswith("recorded with other components (version 2), recorded under rules version 1; entry 2")


def test_a_migration_that_raises_is_a_fault_of_the_record() -> None:
    def lost(record: Record) -> Record:
        raise KeyError("ask9")

    game = tiny_game(renamed_third, rules_version=3, migrations={1: rename_third, 2: lost})
    with pytest.raises(RecordError, match=r"^rules_version: the migration from 2 failed: KeyError\('ask9'\)") as caught:
        Match.replay(recorded(), game=game)
    assert isinstance(caught.value.__cause__, KeyError)


def test_a_migration_may_say_that_no_move_can_be_played_any_more() -> None:
    def other_cards(record: Record) -> Record:
        raise Outdated("the deck has other cards")

    game = tiny_game(four_asks, rules_version=2, migrations={1: other_cards})
    match: Match[Any] = Match.replay(recorded(), game=game)
    assert (match.read_only, match.asks, match.entries) == ("the deck has other cards", {}, [])
    assert match.record == recorded()


def test_without_a_migration_a_record_opens_read_only_up_to_its_last_replayable_move() -> None:
    game = tiny_game(renamed_third, rules_version=2, migrations={1: "the third question has another name"})
    match: Match[Any] = Match.replay(recorded(), game=game)
    assert match.read_only is not None
    assert match.read_only.startswith("the third question has another name; entry 2 no longer fits")
    assert "asked 'renamed', not 'ask2'" in match.read_only
    assert len(match.entries) == 2
    assert match.view(0)["said"] == ["yes", "yes"]
    assert match.result is None


def test_without_even_a_reason_the_old_version_is_the_reason() -> None:
    match: Match[Any] = Match.replay(recorded(), game=tiny_game(renamed_third, rules_version=2))
    assert match.read_only is not None
    assert "recorded under rules version 1" in match.read_only


def test_an_old_record_that_stops_in_a_broken_rule_opens_before_it() -> None:
    match: Match[Any] = Match.replay(recorded(), game=tiny_game(broken_third, rules_version=2))
    assert match.read_only is not None
    assert "ZeroDivisionError" in match.read_only
    assert match.broken is None
    assert len(match.entries) == 2
    assert match.view(0)["said"] == ["yes", "yes"]


def test_an_old_record_that_leads_elsewhere_in_the_end_is_read_only() -> None:
    game = tiny_game(four_asks, rules_version=2, result=lambda state: Result((0,) * state.seats, (1,) * state.seats))
    match: Match[Any] = Match.replay(recorded(), game=game)
    assert match.read_only is not None
    assert "result: recorded as" in match.read_only


def test_an_old_record_that_still_replays_to_its_digest_is_a_match_like_any_other() -> None:
    match: Match[Any] = Match.replay(recorded(2), game=tiny_game(four_asks, rules_version=2))
    assert match.read_only is None
    play_on(match, first)
    assert match.result is not None


def test_a_read_only_match_can_be_looked_at_and_nothing_else() -> None:
    match: Match[Any] = Match.replay(recorded(), game=tiny_game(renamed_third, rules_version=2))
    before = match.record
    assert match.ask is None
    assert match.asks == {}
    with pytest.raises(ReadOnly, match="no longer fits"):
        match.choose(("yes",))
    with pytest.raises(ReadOnly):
        match.undo()
    with pytest.raises(ReadOnly):
        match.playout(first)
    clone = match.clone()
    assert clone.read_only == match.read_only
    with pytest.raises(ReadOnly):
        clone.choose(("yes",))
    assert match.record == before


def test_a_read_only_match_is_read_only_in_another_process_too() -> None:
    record = play_on(Match.new("gauntlet", seats=2, seed=1), at_random(1)).record
    stamp = msgspec.structs.replace(record.components, hash="0" * 32)
    match: Match[Any] = Match.replay(changed(record, components=stamp, entries=record.entries[:3] * 2))
    assert match.read_only is not None
    there: Match[Any] = Match.at(match.position)
    assert there.read_only == match.read_only
    with pytest.raises((ReadOnly, NotAsked)):
        there.choose(("rest",))


STALE = [
    tiny_game(renamed_third, rules_version=2),
    tiny_game(broken_third, rules_version=2),
    tiny_game(four_asks, rules_version=2, result=lambda state: Result((0,) * state.seats, (1,) * state.seats)),
    tiny_game(renamed_third, rules_version=3, migrations={1: lambda record: changed(record, seed=99)}),
]


@pytest.mark.parametrize("game", STALE, ids=["question", "break", "result", "half migrated"])
def test_a_read_only_match_keeps_the_record_it_came_from(game: Game[Tiny]) -> None:
    record = recorded()
    match: Match[Any] = Match.replay(record, game=game)
    assert match.read_only is not None
    for each in (match, match.clone(), Match.at(match.position, game=game)):
        assert each.read_only == match.read_only
        assert each.record == record
        assert Match.replay(each.record, game=game).read_only == match.read_only
        assert Match.replay(each.record, game=tiny_game(four_asks)).result == record.result


def test_the_samples_of_a_read_only_match_are_read_only() -> None:
    match: Match[Any] = Match.replay(recorded(), game=tiny_game(renamed_third, rules_version=2))
    for seat in range(2):
        sample = match.sample(seat, random.Random(0))
        assert sample.read_only == match.read_only
        assert sample.asks == {}
        with pytest.raises(ReadOnly):
            sample.choose(("yes",))
        with pytest.raises(ReadOnly):
            sample.playout(first)


def test_other_components_are_tried_and_named_where_they_do_not_fit() -> None:
    other = Components(1, (Item("marble", "pieces", "seed", "high", 3),))
    assert other.hash != PEBBLES.hash
    assert Match.replay(recorded(), game=tiny_game(four_asks, components=other)).read_only is None
    match: Match[Any] = Match.replay(recorded(), game=tiny_game(renamed_third, components=other))
    assert match.read_only is not None
    assert match.read_only.startswith("recorded with other components (version 1); entry 2")


def test_two_boxes_that_differ_in_a_fact_differ_in_their_hash() -> None:
    items = PEBBLES.items
    hashes = {Components(1, items).hash, Components(1, items, b"blue").hash, Components(1, (*items, *items)).hash}
    assert len(hashes) == 3
    assert Components(1, items).hash == Components(2, items).hash == PEBBLES.hash
