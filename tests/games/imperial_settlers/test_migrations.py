"""Records of older rules: they replay to their end, with the same result."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gobelin.games.imperial_settlers import GAME
from gobelin.kernel import Match, Record
from gobelin.kernel.migrate import migrate
from gobelin.rulebook import TESTS

RECORDS = sorted((TESTS / "records" / "imperial_settlers" / "version_1").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_that_was_asked_about_every_payment_replays_to_its_end(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    assert record.rules_version == 1
    match: Match[Any] = Match.replay(record)
    assert (match.read_only, match.result) == (None, record.result)
    assert match.record.rules_version == GAME.rules_version


def test_whoever_was_asked_has_said_that_he_wants_to_be() -> None:
    record = Record.from_json(RECORDS[0].read_bytes())
    migrated, _ = migrate(record, GAME)
    before = [(entry.seat, entry.topic, entry.option) for entry in record.entries]
    after = [(entry.seat, entry.topic, entry.option) for entry in migrated.entries]
    assert [entry for entry in after if entry[2] != ("pay_freely",)] == before
    paid = next(index for index, entry in enumerate(after) if entry[1] == "pay")
    turns = [index for index in range(paid) if after[index][:2] == (after[paid][0], "turn")]
    assert after[turns[-2]][2] == ("pay_freely",)


@pytest.mark.rule("IMP-OPEN-32")
@pytest.mark.parametrize("name", ["solo-one-resource", "two-one-resource"])
def test_a_resource_that_was_chosen_over_gold_is_no_longer_asked_for(name: str) -> None:
    record = Record.from_json(next(path for path in RECORDS if path.stem == name).read_bytes())
    migrated, _ = migrate(record, GAME)
    after = iter([*(entry for entry in migrated.entries if entry.option != ("pay_freely",)), None])
    following = next(after)
    left_out = []
    for entry in record.entries:
        if entry == following:
            following = next(after)
        else:
            left_out.append(entry.topic)
    assert (left_out, following) == (["pay_with"], None)


def test_an_entry_that_never_fitted_is_kept_for_the_replay_to_report() -> None:
    record = Record.from_json(RECORDS[0].read_bytes())
    wrong = msgspec.structs.replace(record.entries[5], option=("end_turn",))
    damaged = msgspec.structs.replace(record, entries=(*record.entries[:5], wrong, *record.entries[6:]))
    assert migrate(damaged, GAME)[0].entries[5:] == damaged.entries[5:]
    assert "no longer fits" in str(Match.replay(damaged).read_only)


def test_an_unfinished_match_goes_on() -> None:
    record = Record.from_json(RECORDS[0].read_bytes())
    match: Match[Any] = Match.replay(record, upto=60)
    assert match.read_only is None
    assert match.ask is not None
    match.choose(match.ask.options[0], match.ask.seat)
