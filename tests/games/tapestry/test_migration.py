"""Records of the first rules version: a match goes on as long as its choices still fit and the same is dealt."""

import random
from typing import Any

import msgspec
import pytest

from gobelin.games.tapestry import GAME
from gobelin.kernel import Match, Record
from gobelin.rulebook import TESTS

OLD = TESTS / "records" / "tapestry" / "version_1"
OTHER_COMPONENTS = "recorded with other components (version 1), "
OTHER_DECKS = f"{OTHER_COMPONENTS}the decks of Plans and Ploys have changed since"


def read(name: str, entries: int | None = None) -> Record:
    """A record as it was written, or a running match with its first entries."""
    record = Record.from_json((OLD / f"{name}.json").read_bytes())
    assert (record.rules_version, record.components.version) == (1, 1)
    if entries is None:
        return record
    return msgspec.structs.replace(record, entries=record.entries[:entries], result=None, digest="0" * 32)


@pytest.mark.parametrize("name", ["base-2-a", "solo-level-2"])
def test_a_finished_game_in_which_nothing_happens_that_has_changed_is_still_read(name: str) -> None:
    record = read(name)
    match: Match[Any] = Match.replay(record)
    assert (match.read_only, match.result) == (None, record.result)
    assert match.record.entries == record.entries
    assert match.record.rules_version == GAME.rules_version


@pytest.mark.parametrize(
    ("name", "entries"), [("base-2-a", 60), ("solo-level-2", 0), ("solo-level-6", 6), ("pp-4", 80)]
)
def test_a_running_match_is_finished_under_the_second_version(name: str, entries: int) -> None:
    match: Match[Any] = Match.replay(read(name, entries))
    assert (match.read_only, len(match.entries)) == (None, entries)
    rng = random.Random(1)
    while match.ask is not None:
        match.choose(rng.choice(match.ask.options))
    assert match.result is not None
    assert match.record.rules_version == GAME.rules_version


@pytest.mark.parametrize(("name", "fitting"), [("solo-level-6", 6), ("pp-4", 143)])
def test_a_choice_that_is_not_offered_any_more_stops_the_match_and_is_named(name: str, fitting: int) -> None:
    record = read(name)
    match: Match[Any] = Match.replay(record)
    assert match.read_only is not None
    assert match.read_only.startswith(
        f"{OTHER_COMPONENTS}recorded under rules version 1; entry {fitting} no longer fits"
    )
    assert len(match.entries) == fitting
    assert match.record == record


@pytest.mark.parametrize("name", ["pp-2", "solo-lost"])
@pytest.mark.parametrize("entries", [None, 0, 1])
def test_where_other_cards_would_be_dealt_a_match_can_only_be_looked_at(name: str, entries: int | None) -> None:
    record = read(name, entries)
    match: Match[Any] = Match.replay(record)
    assert (match.read_only, match.asks, match.entries) == (OTHER_DECKS, {}, [])
    assert match.record == record
