"""The golden records of Hyperborea show everything the game has."""

from typing import Any

import msgspec
import pytest

from gobelin.catalogue import TESTS
from gobelin.games.hyperborea.components import OBJECTIVES
from gobelin.games.hyperborea.loading import BOX
from gobelin.games.hyperborea.setup import HyperboreaSettings
from gobelin.games.hyperborea.state import Table
from gobelin.kernel import Match, Record

RECORDS = [
    Record.from_json(path.read_bytes())
    for path in sorted((TESTS / "records" / "hyperborea").glob("*.json"))
    if not path.name.endswith(".pins.json")
]


def ends() -> list[Table]:
    """The state in which every record ends."""
    return [Match.replay(record).state for record in RECORDS]


def setting(name: str) -> set[Any]:
    """The values of a setting in all records."""
    return {record.settings.get(name) for record in RECORDS}


def test_all_numbers_of_players_lengths_and_modes_are_played() -> None:
    assert {len(record.seats) for record in RECORDS} == {2, 3, 4, 5, 6}
    assert setting("length") == {"short", "normal", "long"}
    assert setting("mode") == {"invasion", "faction_war"}


def test_every_variant_is_played() -> None:
    switches = [
        name for name in HyperboreaSettings.__struct_fields__ if isinstance(getattr(HyperboreaSettings(), name), bool)
    ]
    assert {name: setting(name) for name in switches} == {name: {False, True} for name in switches}


def test_every_faction_and_every_faction_tile_is_played() -> None:
    players = [player for state in ends() for player in state.players]
    assert {player.faction for player in players} == set(BOX.factions)
    assert {player.tile for player in players} - {""} == set(BOX.faction_tiles)


def test_every_condition_ends_a_short_game_and_all_three_a_long_one() -> None:
    states = ends()
    assert {state.fulfilled[0] for state in states if state.length == "short"} == set(OBJECTIVES)
    assert {frozenset(state.fulfilled) for state in states if state.length == "long"} == {frozenset(OBJECTIVES)}
    assert any(len(player.objectives) > 1 for state in states for player in state.players)


def test_every_part_of_the_scoring_brings_points() -> None:
    parts = {
        event.args[2] for record in RECORDS for event in Match.replay(record).events(None) if event.verb == "scored"
    }
    assert parts == {"gems", "ghosts", "graveyard", "cubes", "objectives", "technologies", "control"}


@pytest.mark.rule("HYP-MOVE-12")
def test_a_record_of_the_first_rules_is_followed_as_far_as_it_fits() -> None:
    old = msgspec.structs.replace(RECORDS[0], rules_version=1)
    whole: Match[Table] = Match.replay(old)
    assert whole.read_only is None
    first = next(n for n, entry in enumerate(old.entries) if entry.topic == "turn")
    step = msgspec.structs.replace(old.entries[first], option=("enter", whole.state.map.centre, 1))
    held: Match[Table] = Match.replay(msgspec.structs.replace(old, entries=(*old.entries[:first], step)))
    assert len(held.entries) == first
    assert "HYP-MOVE-12" in str(held.read_only)
