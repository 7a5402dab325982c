"""Records of version 1 of the rules, in which economy tiles were offered at fewer moments."""

from pathlib import Path

import msgspec
import pytest

from gobelin.games.inventions import GAME
from gobelin.kernel import Match, Record
from gobelin.kernel.migrate import migrate
from gobelin.rulebook import TESTS

OLD = sorted((TESTS / "records" / "inventions" / "version_1").glob("*.json"))


def read(path: Path) -> Record:
    """A record as it was written."""
    return Record.from_json(path.read_bytes())


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_version_1_replays_to_its_end_and_says_that_nobody_used_the_new_offers(path: Path) -> None:
    record = read(path)
    assert record.rules_version == 1
    migrated, stale = migrate(record, GAME)
    new = [entry for entry in migrated.entries if entry not in record.entries]
    assert [entry for entry in migrated.entries if entry not in new] == list(record.entries)
    assert {entry.by for entry in new} == {"standing"}
    assert (migrated.rules_version, stale) == (2, "recorded under rules version 1")
    match = Match.replay(record, game=GAME)
    assert (match.read_only, match.result) == (None, record.result)


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
@pytest.mark.parametrize("share", [0, 1, 2, 3])
def test_a_match_of_version_1_goes_on(path: Path, share: int) -> None:
    record = read(path)
    begun = msgspec.structs.replace(
        record, entries=record.entries[: len(record.entries) * share // 4], result=None, digest=None
    )
    match = Match.replay(begun, game=GAME)
    assert match.read_only is None
    assert match.ask is not None
    match.choose(match.ask.options[0])


def test_what_settings_of_version_1_leave_out_is_what_was_the_default_then() -> None:
    record = msgspec.structs.replace(read(OLD[0]), settings={})
    assert OLD[0].stem == "chronos"
    assert Match.replay(record, game=GAME).settings == GAME.read_settings({"prosperity": "by_letter"})


def test_an_entry_that_never_fitted_is_kept_for_the_replay_to_report() -> None:
    record = read(OLD[0])
    wrong = msgspec.structs.replace(record.entries[5], option=("end",))
    damaged = msgspec.structs.replace(record, entries=(*record.entries[:5], wrong, *record.entries[6:]))
    assert migrate(damaged, GAME)[0].entries == damaged.entries
