"""Records of older rules: they replay to their end, with the same result."""

from pathlib import Path
from typing import Any

import pytest

from gobelin.catalogue import TESTS
from gobelin.games.imperial_settlers import GAME
from gobelin.kernel import Match, Record
from gobelin.kernel.migrate import migrate

RECORDS = sorted((TESTS / "records" / "imperial_settlers" / "version_1").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_that_was_asked_about_every_payment_replays_to_its_end(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    assert record.rules_version == 1
    match: Match[Any] = Match.replay(record)
    assert match.result == record.result
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


def test_an_unfinished_match_goes_on() -> None:
    record = Record.from_json(RECORDS[0].read_bytes())
    match: Match[Any] = Match.replay(record, upto=60)
    assert match.read_only is None
    assert match.ask is not None
    match.choose(match.ask.options[0], match.ask.seat)
