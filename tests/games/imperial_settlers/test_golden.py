"""The golden records of Imperial Settlers show everything the game has."""

from typing import Any

from gobelin.games.imperial_settlers.vocabulary import FACTIONS
from gobelin.kernel import Match, Record
from gobelin.rulebook import TESTS
from gobelin.testkit.golden import records

RECORDS = records(TESTS / "records" / "imperial_settlers")


def factions(record: Record) -> set[str]:
    match: Match[Any] = Match.replay(record)
    return {realm.faction for realm in match.state.realms} - {""}


def test_every_faction_is_played_with_others_and_alone() -> None:
    for solo in (True, False):
        played = set().union(*(factions(record) for record in RECORDS if (len(record.seats) == 1) is solo))
        assert played == set(FACTIONS)


def test_the_solo_game_is_won_and_lost() -> None:
    places = {record.result.places for record in RECORDS if record.result and len(record.seats) == 1}
    assert places == {(1,), (2,)}
