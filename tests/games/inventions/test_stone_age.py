"""The Stone Age, a set-up round (INV-STONE)."""

from typing import Any

import pytest

from gobelin.conformance import walk
from gobelin.games.inventions import GAME
from gobelin.games.inventions.components import ACTIONS
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Match
from support.inventions import NOBODY, Scene

START = ("domestication_horse", "seawall", "wheel", "fermentation", "tanned_leather")
"""Economy, technology twice, culture, economy: in this order from Africa to Australia."""


def stone_age(seats: int = 4, **more: Any) -> Scene:
    """The Stone Age with the starting ideas in the first five regions; who has the lowest marker begins."""
    scene = Scene(seats)
    state = scene.table
    for region, card in zip(("africa", "middle_east", "europe", "asia", "australia"), START, strict=True):
        state.regions[region].card = card
        state.discarded.remove(card)
    for seat in range(seats):
        state.players[seat].tiles.append("influence_plus_one")
    return scene.at(phase="stone_age", era=1, to_go=list(reversed(state.order)), **more)


@pytest.mark.rule("INV-STONE-01")
def test_the_lowest_marker_on_the_turn_order_track_begins() -> None:
    scene = stone_age()
    asked = []
    for _ in range(4):
        asked.append(scene.asked)
        while scene.topic != "epoch":
            scene.play(scene.offer()[0])
        scene.play("pillar travel")
    assert asked == [3, 2, 1, 0]


@pytest.mark.rule("INV-STONE-01", "INV-2P-29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_begins_with_a_round_in_reverse_turn_order(seats: int) -> None:
    match: Match[InventionsState] = Match.new(GAME, None, seats, 5)
    order = list(match.state.order)
    players = len(order)
    for step in walk(match):
        turns = [event.args[0] for event in step.events(None) if event.verb == "turn"]
        if len(turns) >= 2 * players:
            break
    assert turns[:players] == order[::-1]
    assert turns[players : 2 * players] == order


@pytest.mark.rule("INV-STONE-02", "INV-STONE-12")
def test_a_player_claims_a_starting_idea_that_nobody_has_and_the_last_one_still_chooses_between_two() -> None:
    scene = stone_age()
    assert scene.offered("claim") == ["africa", "middle_east", "europe", "asia", "australia"]
    scene.play("claim africa", "specialist economy", "pillar travel")
    assert scene.offered("claim") == ["middle_east", "europe", "asia", "australia"]
    scene.play("claim middle_east", "specialist technology", "pillar travel")
    scene.play("claim europe", "specialist technology", "pillar travel")
    assert (scene.asked, scene.offered("claim")) == (0, ["asia", "australia"])


@pytest.mark.rule("INV-STONE-03", "INV-STONE-04")
def test_claiming_takes_as_many_fitting_specialists_as_the_tile_shows_and_gives_its_benefit() -> None:
    scene = stone_age()
    scene.play("claim africa")
    assert scene.offer() == ["specialist economy", "academic"]
    scene.play("specialist economy")  # the second one can only be an academic
    society = scene.society(3)
    assert (society.home, society.academy, society.ip) == ([0, 1, 1], 1, 3)
    assert scene.beside("africa") == (3, 2, NOBODY, NOBODY)


@pytest.mark.rule("INV-STONE-03")
def test_one_specialist_is_enough_where_the_tile_shows_one() -> None:
    scene = stone_age()
    scene.play("claim middle_east", "academic")
    society = scene.society(3)
    assert (society.home, society.academy, society.influence) == ([1, 1, 1], 1, 2)
    assert scene.beside("middle_east") == (3, 1, NOBODY, NOBODY)


@pytest.mark.rule("INV-STONE-05", "INV-OPEN-54")
def test_the_plus_one_tile_lies_face_up_on_the_leftmost_space_without_points_and_influence() -> None:
    scene = stone_age()
    scene.play("claim europe", "specialist technology")
    assert scene.region("europe").influence == [(3, "influence_plus_one", True)]
    society = scene.society(3)
    assert (society.ip, society.influence) == (0, 1)
    assert "influence_plus_one" not in society.tiles


@pytest.mark.rule("INV-STONE-06")
def test_a_citizen_of_the_supply_comes_to_the_region() -> None:
    scene = stone_age()
    scene.play("claim middle_east", "specialist technology")
    assert scene.region("middle_east").population == [0, 0, 0, 1]
    assert scene.society(3).supply == 23


def play_stone_age(scene: Scene, *regions: str) -> Scene:
    """Everybody claims a region with a specialist of its discipline and puts the epoch pillar on Travel."""
    for region in regions:
        scene.play(f"claim {region}")
        while scene.topic != "epoch":
            scene.play(scene.offer()[0])
        scene.play("pillar travel")
    return scene


@pytest.mark.rule("INV-STONE-07", "INV-STONE-08")
def test_starting_ideas_that_nobody_claimed_are_discarded_and_era_2_begins() -> None:
    scene = play_stone_age(stone_age(), "africa", "middle_east", "europe", "asia")
    assert scene.region("australia").card == ""
    assert "tanned_leather" in scene.state.discarded
    assert [scene.region(region).card for region in ("africa", "middle_east", "europe", "asia")] == list(START[:4])
    assert (scene.state.era, scene.state.round, scene.asked) == (2, 1, 0)


@pytest.mark.rule("INV-STONE-09", "INV-OPEN-01")
def test_the_epoch_pillar_goes_to_any_space_without_its_action_and_without_influence_for_others() -> None:
    scene = stone_age()
    scene.play("claim europe", "specialist technology")
    assert (scene.topic, scene.offered("pillar")) == ("epoch", list(ACTIONS))
    scene.play("pillar travel", "claim middle_east", "specialist technology", "pillar travel")
    assert [scene.society(seat).epoch for seat in (3, 2)] == ["travel", "travel"]
    assert scene.society(3).seasons == []
    assert scene.society(3).influence == 1
    assert not any(words.startswith("performs") for words in scene.told())


@pytest.mark.rule("INV-STONE-10", "INV-ERA-02")
def test_the_change_to_era_2_has_only_turn_order_and_influence() -> None:
    scene = stone_age().influence(0, 0).influence(1, 8).exhausted(0, culture=2).scholars(0, "asia")
    play_stone_age(scene, "africa", "middle_east", "europe", "asia")
    assert [scene.society(seat).influence for seat in (0, 1)] == [1, 6]
    assert (scene.society(0).exhausted, scene.society(0).scholars) == ([0, 2, 0], 1)
    assert scene.state.eureka == ["iron", "mathematics", "sailing"]
    assert scene.state.display == ["steel", "glass", "writing"]


@pytest.mark.rule("INV-STONE-11")
def test_the_plus_one_tile_counts_as_face_up_and_bars_its_owner_from_the_region() -> None:
    scene = Scene().tile(0, "africa", "influence_plus_one").people(0, "africa", 5).people(0, "asia", 2)
    scene.act("gain_influence")  # only asia and the tile for two citizens fit
    assert scene.region("asia").influence == [(0, "influence_present", True)]
    assert scene.society(0).influence == 1 + 2


@pytest.mark.rule("INV-STONE-12", "INV-OPEN-02", "INV-OPEN-03")
def test_inventing_by_a_specialist_tile_follows_the_normal_rules_without_markers_and_steps_3_and_4() -> None:
    scene = stone_age().home(3, economy=3)
    scene.play("claim australia", "specialist economy", "specialist economy")
    assert (scene.topic, scene.offer()) == ("invent", ["invent australia", "decline"])
    scene.play("invent australia", "specialist economy")
    assert scene.beside("australia") == (3, 2, 3, NOBODY)
    assert (scene.society(3).aspirations, scene.society(3).tray) == (["technology"], [])
    assert (scene.topic, scene.state.markers) == ("epoch", 0)


@pytest.mark.rule("INV-OPEN-03")
def test_an_aspiration_of_the_stone_age_becomes_a_tile_in_the_first_regular_turn() -> None:
    scene = Scene().aspirations(0, "technology").no_diplomat(0)
    scene.act("eureka", "eureka iron", "box era3_box4")
    assert scene.topic == "progress"
    scene.play("take technology_3")
    assert (scene.society(0).tray, scene.society(0).aspirations) == (["technology_3"], [])


@pytest.mark.rule("INV-OPEN-52")
def test_claiming_a_starting_idea_needs_no_replacement() -> None:
    scene = stone_age()
    scene.play("claim middle_east", "specialist technology", "pillar travel")
    assert scene.society(3).ideas == []
    assert scene.state.display == ["steel", "glass", "writing"]


@pytest.mark.rule("INV-OPEN-52", "INV-STONE-12")
def test_an_idea_presented_from_the_hand_by_a_benefit_is_replaced() -> None:
    scene = stone_age().specialist("africa", "present").ideas(3, "silk").home(3, economy=3)  # as on a box of one's own
    scene.play("claim africa", "specialist economy", "specialist economy", "present silk north_america", "academic")
    scene.play("academic")
    assert (scene.topic, scene.region("north_america").card) == ("replacement", "silk")
    scene.play("take_idea glass")
    assert (scene.topic, scene.society(3).ideas) == ("epoch", ["glass"])


def test_a_starting_idea_without_an_originator_can_be_neither_invented_nor_shared() -> None:
    scene = stone_age().home(3, economy=3)
    scene.play("claim australia", "specialist economy", "specialist economy")
    assert "invent africa" not in scene.offer()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_to_claim_can_pay_every_starting_idea(seats: int) -> None:
    for seed in range(10):
        match: Match[InventionsState] = Match.new(GAME, None, ["person"] * seats, seed)
        assert match.ask is not None
        claimed = sum(display.originator != NOBODY for display in match.state.regions.values())  # by Chronos
        assert len(match.ask.options) == 5 - claimed
