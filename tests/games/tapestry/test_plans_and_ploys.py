"""What Plans and Ploys adds to set-up, turns, space and the solo game, besides its civilizations."""

from typing import Any

import pytest

from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.setup import TapestrySettings, civilizations
from gobelin.games.tapestry.state import AUTOMA, DISTRICTS, ROWS, Piece
from gobelin.toolkit.hidden import UNSEEN
from support.tapestry import Scene

TOP = 2
SIX_TILES = [f"territory_0{number}" for number in range(1, 7)]


def table(seats: int = 2, **settings: Any) -> Scene:
    """All can afford one advance."""
    scene = Scene(seats, plans_and_ploys=True, **settings)
    for seat in range(seats):
        scene.resources(seat, coin=1)
    return scene


def surveyor() -> Scene:
    """Seat 0 has the landmark card about six territory tiles."""
    return table().landmark_card(0, "landmark_card_territories")


# --- landmarks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-SET-11")
def test_everyone_sees_which_landmarks_of_the_tracks_are_left() -> None:
    scene = table().token(0, "technology", 3).resources(0, coin=2)
    shown = scene.match.view(1)["landmarks"]
    assert isinstance(shown, list)
    assert sum(BOX.landmarks[str(name)].on_landmark_board for name in shown) == 12
    scene.play("advance technology").place_all()
    assert scene.match.view(1)["landmarks"] == [name for name in shown if name != "forge"]
    assert scene.match.view(None)["landmarks"] == [name for name in shown if name != "forge"]


@pytest.mark.rule("TAP-SET-24", "TAP-SET-25", "TAP-SET-27")
def test_landmark_cards_are_chosen_against_the_turn_order() -> None:
    scene = table(3).at(phase="landmark_cards", start=1)
    dealt = scene.offer()
    assert (scene.asked, len(dealt)) == (0, 3)
    scene.play(dealt[1])
    assert (scene.asked, scene.offer()) == (2, [dealt[0], dealt[2]])
    scene.play(dealt[2])
    held = [f"landmark_card {scene.player(seat).landmark_card}" for seat in range(3)]
    assert held == [dealt[1], dealt[0], dealt[2]]
    assert (scene.topic, scene.asked) == ("turn", 1)
    assert len(scene.state.landmark_deck) == 2
    assert scene.state.landmark_deck.known == [(UNSEEN,) * 4] * 2


@pytest.mark.rule("TAP-SET-26")
def test_everyone_sees_the_landmark_card_of_a_player_and_its_landmark_waits() -> None:
    scene = surveyor()
    shown = scene.match.view(1)["players"]
    assert isinstance(shown, list)
    assert [player["landmark_card"] for player in shown if isinstance(player, dict)] == [
        "landmark_card_territories",
        None,
    ]
    assert "pp_landmark_territories" in scene.state.landmarks


def test_the_base_game_has_no_landmark_cards() -> None:
    scene = Scene().resources(0, coin=1).at(phase="settling", active=0)
    scene.starting(0, "leaders")
    assert scene.topic == "turn"
    assert [scene.player(seat).landmark_card for seat in range(2)] == ["", ""]


@pytest.mark.rule("TAP-TURN-10")
@pytest.mark.parametrize(
    ("card", "landmark"),
    [
        ("landmark_card_territories", "pp_landmark_territories"),
        ("landmark_card_buildings", "pp_landmark_buildings"),
        ("landmark_card_technology", "pp_landmark_technology"),
        ("landmark_card_line", "pp_landmark_line"),
        ("landmark_card_districts", "pp_landmark_districts"),
    ],
)
@pytest.mark.parametrize("enough", [True, False])
def test_a_landmark_card_is_checked_at_the_end_of_an_own_turn(card: str, landmark: str, enough: bool) -> None:
    scene = table().landmark_card(0, card)
    if card == "landmark_card_territories":
        scene.tiles(0, *SIX_TILES[: 4 if enough else 3])  # the advance gives two more
    elif card == "landmark_card_buildings":
        scene.built(0, market=3 if enough else 2)
    elif card == "landmark_card_technology":
        scene.techs(0, TOP if enough else 1, "calendar")
    elif card == "landmark_card_line":
        scene.fill(0, ROWS[0] if enough else ROWS[0] & ~1)
    else:
        scene.fill(0, DISTRICTS[7] | (DISTRICTS[8] if enough else 0))
    scene.play("advance exploration").place_all()
    assert scene.player(0).landmarks == ([landmark] if enough else [])
    assert scene.player(0).landmark_card == ("" if enough else card)
    assert scene.asked == 1


@pytest.mark.rule("TAP-TURN-10")
def test_a_landmark_card_is_checked_at_the_end_of_an_income_turn() -> None:
    scene = surveyor().tiles(0, *SIX_TILES[:5]).income_turn(0, 2).at(step=4)
    scene.place_all()
    assert scene.player(0).landmarks == ["pp_landmark_territories"]


@pytest.mark.rule("TAP-LMK-06")
def test_nobody_else_gains_the_landmark_of_a_landmark_card() -> None:
    scene = surveyor().tiles(1, *SIX_TILES).at(active=1).play("advance technology", "invent_top")
    assert scene.asked == 0
    assert scene.player(1).landmarks == []
    assert "pp_landmark_territories" in scene.state.landmarks


@pytest.mark.rule("TAP-LMK-07")
def test_a_landmark_card_pays_once() -> None:
    scene = surveyor().tiles(0, *SIX_TILES).resources(0, coin=2).play("advance exploration")
    scene.place_all().play("1: advance technology", "invent_top", "0: advance technology", "invent_top")
    assert len(scene.player(0).territories) == 8
    assert scene.player(0).landmarks == ["pp_landmark_territories"]
    assert [line for line in scene.told() if line.startswith("landmark 0")] == ["landmark 0 pp_landmark_territories"]


@pytest.mark.rule("TAP-OPEN-23")
def test_a_condition_met_in_the_turn_of_another_waits_for_the_own_turn() -> None:
    scene = surveyor().tiles(0, *SIX_TILES).at(active=1).play("advance technology", "invent_top")
    assert (scene.asked, scene.topic, scene.player(0).landmarks) == (0, "turn", [])
    scene.play("advance technology", "invent_top").place_all()
    assert scene.player(0).landmarks == ["pp_landmark_territories"]


@pytest.mark.rule("TAP-OPEN-23")
def test_a_landmark_card_is_checked_after_the_fifth_income_turn() -> None:
    scene = surveyor().tiles(0, *SIX_TILES).income_turn(0, 5).at(step=4)
    assert scene.topic == "landmark_turn"
    scene.place_all()
    assert scene.player(0).landmarks == ["pp_landmark_territories"]
    assert scene.player(0).finished


# --- space ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-SPC-05")
def test_a_space_tile_gives_the_monolith() -> None:
    scene = table().tiles(0, "space_16_monolith").token(0, "exploration", 11).resources(0, coin=0, food=2)
    scene.play("advance exploration").place_all()
    assert scene.player(0).landmarks == ["monolith"]
    assert scene.player(0).explored == ["space_16_monolith"]


@pytest.mark.rule("TAP-SPC-05")
def test_the_monolith_and_the_beacons_need_plans_and_ploys() -> None:
    assert "monolith" not in Scene().state.landmarks
    assert len(Scene().state.space_stock) == 15
    assert len(table().state.space_stock) == 19


BEACONS = {
    "science": "space_17_ongoing_science",
    "technology": "space_18_ongoing_technology",
    "military": "space_19_ongoing_military",
}


@pytest.mark.rule("TAP-SPC-06")
@pytest.mark.parametrize("beacon", BEACONS)
@pytest.mark.parametrize("track", ["exploration", *BEACONS])
def test_an_ongoing_space_tile_pays_for_every_advance_on_its_track(beacon: str, track: str) -> None:
    scene = table().explored(0, BEACONS[beacon]).rolls("exploration").play(f"advance {track}")
    expected = {BEACONS[beacon]: 5} if track == beacon else {}
    assert scene.player(0).points == expected


@pytest.mark.rule("TAP-SPC-06")
def test_an_ongoing_space_tile_gives_nothing_when_it_is_explored_and_nothing_for_others() -> None:
    scene = table().tiles(0, BEACONS["technology"]).token(0, "exploration", 11).resources(0, coin=0, food=2)
    scene.play("advance exploration")
    assert (scene.player(0).explored, BEACONS["technology"] in scene.player(0).points) == (
        [BEACONS["technology"]],
        False,
    )
    scene.play("1: advance technology")
    assert BEACONS["technology"] not in scene.player(0).points
    assert scene.vp(1) == 0


# --- the solo game ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-OPEN-33")
def test_advisors_and_spies_are_left_out_of_the_solo_game() -> None:
    settings = TapestrySettings(plans_and_ploys=True, unfair_cards=True)
    with_two = civilizations(BOX, TapestrySettings(plans_and_ploys=True), 2)
    alone = civilizations(BOX, settings, 1)
    assert {"advisors", "spies"} <= set(with_two)
    assert not {"advisors", "spies"} & set(alone)
    assert {"aliens", "infiltrators", "tinkerers", "utilitarians"} <= set(alone)


ATTACKED = 17
"""A printed territory beside the start territory of the person in a solo game."""


def attacked(*cards: str) -> Scene:
    """The person conquers a territory of the Automa, which has these cards."""
    scene = table(1).automa_hand(*cards).outpost(AUTOMA, ATTACKED)
    return scene.play("advance military", f"conquer {ATTACKED}")


@pytest.mark.rule("TAP-OPEN-33")
@pytest.mark.parametrize("card", ["double_cross", "retreat", "surrender", "surprise_guest"])
def test_reaction_cards_other_than_traps_are_blanks_for_the_automa(card: str) -> None:
    scene = attacked(card)
    assert scene.state.pieces[ATTACKED] == [Piece(AUTOMA, "outpost", 0), Piece(0, "outpost")]
    assert scene.state.tapestry_discards == [card]
    assert len(scene.player(AUTOMA).hand) == 0


@pytest.mark.rule("TAP-OPEN-33")
def test_a_trap_behind_blanks_still_works() -> None:
    scene = attacked("retreat", "surrender", "trap")
    assert scene.state.pieces[ATTACKED] == [Piece(AUTOMA, "outpost"), Piece(0, "outpost", AUTOMA)]
