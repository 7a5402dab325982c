"""The golden records of Inventions show everything the game has."""

from functools import cache
from typing import Any

from gobelin.games.inventions import EVENTS
from gobelin.games.inventions.components import ACTIONS
from gobelin.games.inventions.loading import BOX
from gobelin.kernel import Match, SeatEvent
from gobelin.rulebook import TESTS
from gobelin.testkit.golden import records

RECORDS = records(TESTS / "records" / "inventions")


@cache
def played() -> list[Match[Any]]:
    """Every record, played to its end."""
    return [Match.replay(record) for record in RECORDS]


@cache
def told() -> list[SeatEvent]:
    """All that was told in them."""
    return [event for match in played() for event in match.events(None)]


def test_all_numbers_of_players_play_with_both_kinds_of_stacks() -> None:
    tables = {(len(record.seats), record.settings.get("prosperity")) for record in RECORDS}
    assert tables == {(seats, stacks) for seats in (2, 3, 4) for stacks in ("by_letter", "mixed")}


def test_every_event_is_told_and_every_action_performed() -> None:
    assert {event.verb for event in told()} >= set(EVENTS) - {"unfulfilled"}
    assert {event.args[1] for event in told() if event.verb == "performs"} == set(ACTIONS)


def test_every_kind_of_source_is_chained() -> None:
    chained = {str(event.args[1]) for event in told() if event.verb == "chained"}
    assert set(BOX.knowledge_tiles) <= chained
    assert {tile.id for tile in BOX.progress_tiles.values() if tile.kind == "technology"} <= chained
    assert len(chained & set(BOX.influence_tiles)) >= 4
    assert len(chained & set(BOX.ideas)) >= 20


def test_societies_end_in_all_later_eras_and_every_milestone_display_runs_through_its_letters() -> None:
    societies = [society for match in played() for society in match.state.players]
    assert {BOX.boxes[society.box].era for society in societies} >= {3, 4, 5, 6}
    assert {event.args[0] for event in told() if event.verb == "new_milestones"} == {"D", "E", "F"}


def test_points_come_from_all_parts_of_the_scoring() -> None:
    sources = {str(event.args[2]) for event in told() if event.verb == "scored"}
    assert {"influence_track", "knowledge", "specialist_points", "culture_2", "culture_6"} <= sources
    assert set(BOX.prosperity_tiles) <= sources
    assert {BOX.private_goals[why].stack for why in sources if why in BOX.private_goals} == {
        "regions",
        "inventions",
        "society",
    }
    assert len(sources & set(BOX.regions)) >= 6
    assert len(sources & set(BOX.ideas)) >= 20
