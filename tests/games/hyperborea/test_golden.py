"""The golden records of Hyperborea show everything the game has."""

import msgspec
import pytest

from gobelin.games.hyperborea.components import OBJECTIVES
from gobelin.games.hyperborea.loading import BOX
from gobelin.games.hyperborea.state import HyperboreaState
from gobelin.kernel import Match, Record
from gobelin.rulebook import TESTS
from gobelin.testkit.golden import records

RECORDS = records(TESTS / "records" / "hyperborea")


def ends() -> list[HyperboreaState]:
    """The state in which every record ends."""
    return [Match.replay(record).state for record in RECORDS]


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
def test_a_record_of_the_first_rules_is_followed_to_where_a_stopped_figure_steps_into_a_site() -> None:
    path = TESTS / "records" / "hyperborea" / "version_1" / "into-a-site.json"
    old = Record.from_json(path.read_bytes())
    assert old.rules_version == 1
    held: Match[HyperboreaState] = Match.replay(old)
    step = old.entries[len(held.entries)]
    assert (len(held.entries), step.topic, step.option) == (343, "turn", ("enter", 6, 2))
    assert "begun when a figure that had to stop could still step into a site (HYP-MOVE-12)" in str(held.read_only)
    assert "entry 343 no longer fits" in str(held.read_only)


def test_a_record_of_the_first_rules_without_such_a_step_is_followed_to_its_end() -> None:
    whole: Match[HyperboreaState] = Match.replay(msgspec.structs.replace(RECORDS[0], rules_version=1))
    assert whole.read_only is None
    assert whole.result == RECORDS[0].result
