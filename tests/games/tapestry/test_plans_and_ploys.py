"""What Plans and Ploys adds to set-up, turns, space and the solo game, besides its civilizations."""

from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.city import DISTRICTS, ROWS
from gobelin.games.tapestry.invariants import everything
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import Piece
from gobelin.games.tapestry.settings import TapestrySettings, civilizations, tapestry_cards
from gobelin.games.tapestry.state import AUTOMA
from gobelin.kernel import Rng
from gobelin.toolkit.hidden import UNSEEN
from support.tapestry import Scene

TOP = 2
SIX_TILES = [f"territory_0{number}" for number in range(1, 7)]


def table(seats: int = 2, **settings: Any) -> Scene:
    """All can afford one advance."""
    scene = Scene(seats, expansions=("pp",), **({"placeholders": True} | settings))
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
    assert [line for line in scene.told() if line.startswith("landmark 0")] == [
        "landmark 0 pp_landmark_territories landmark_card"
    ]


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


@pytest.mark.rule("TAP-OPEN-31")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_nothing_reconstructed_comes_to_a_faithful_table(seats: int) -> None:
    state = GAME.setup(GAME.settings(expansions=("pp",)), seats, Rng.from_seed(1))
    there = {*everything(state), *state.landmarks, *state.landmark_deck.items}
    ours = {item.id for item in GAME.components.items if item.source == "reconstructed" and item.set in ("base", "pp")}
    assert len(ours) == 12 + 3 + 2
    assert not there & (ours | {"entertain_the_masses", "space_16_monolith"})
    assert {"pp_landmark_line", "landmark_card_line", "cartography"} <= there
    full = GAME.setup(GAME.settings(expansions=("pp",), placeholders=True), seats, Rng.from_seed(1))
    assert ours | {"entertain_the_masses", "space_16_monolith"} <= {*everything(full), *full.landmarks}


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
    settings = TapestrySettings(expansions=("pp",), unfair_cards=True)
    with_two = civilizations(BOX, TapestrySettings(expansions=("pp",)), 2)
    alone = civilizations(BOX, settings, 1)
    assert {"advisors", "spies"} <= set(with_two)
    assert not {"advisors", "spies"} & set(alone)
    assert {"aliens", "infiltrators", "tinkerers", "utilitarians"} <= set(alone)


ATTACKED = 17
"""A printed territory beside the start territory of the person in a solo game."""


def attacked(*cards: str, free: tuple[int, ...] = (), own: tuple[int, ...] = (), plundering: bool = False) -> Scene:
    """The person conquers a territory of the Automa, which has these cards; some hexes are free, some are its own."""
    scene = table(1).automa_hand(*cards).outpost(AUTOMA, ATTACKED).bots(5, 7, pair=(3, 4))
    if plundering:
        scene.in_force(0, "pillage_and_plunder")
    scene.rolls().at(phase="turn", active=0)
    for place, tile in zip((*free, *own), ("territory_01", "territory_02", "territory_03"), strict=False):
        scene.lay(place, tile)
    for place in own:
        scene.outpost(AUTOMA, place)
    return scene.play("advance military", f"conquer {ATTACKED}")


@pytest.mark.rule("TAP-AUT-82")
def test_the_automa_retreats_to_a_free_territory_by_the_arrows() -> None:
    scene = attacked("retreat", free=(10, 13))
    to = next(place for place in BOX.hex_patterns["c"].order if place in (10, 13))  # of card 4
    assert scene.state.pieces[to] == [Piece(AUTOMA, "outpost")]
    assert scene.state.pieces[ATTACKED] == [Piece(0, "outpost")]
    assert f"retreated {AUTOMA} {ATTACKED} {to}" in scene.told()


@pytest.mark.rule("TAP-AUT-82")
@pytest.mark.parametrize("card", ["retreat", "surprise_guest"])
def test_without_its_condition_a_card_does_not_help_the_automa(card: str) -> None:
    scene = attacked(card)
    assert scene.state.pieces[ATTACKED] == [Piece(AUTOMA, "outpost", 0), Piece(0, "outpost")]
    assert scene.state.tapestry_discards == [card]


@pytest.mark.rule("TAP-AUT-82")
def test_a_surprise_party_topples_the_person_if_the_automa_is_next_door() -> None:
    scene = attacked("surprise_guest", own=(13,))
    assert scene.state.pieces[ATTACKED] == [Piece(AUTOMA, "outpost"), Piece(0, "outpost", AUTOMA)]


@pytest.mark.rule("TAP-AUT-82")
def test_pillage_and_plunder_bars_traps_of_the_automa_and_nothing_else() -> None:
    scene = attacked("surprise_guest", own=(13,), plundering=True)
    assert scene.state.pieces[ATTACKED] == [Piece(AUTOMA, "outpost"), Piece(0, "outpost", AUTOMA)]
    scene = attacked("retreat", free=(10,), plundering=True)
    assert scene.state.pieces[10] == [Piece(AUTOMA, "outpost")]
    scene = attacked("trap", plundering=True)
    assert scene.state.pieces[ATTACKED] == [Piece(AUTOMA, "outpost", 0), Piece(0, "outpost")]
    assert scene.state.tapestry_discards == ["trap"]


@pytest.mark.rule("TAP-AUT-82")
def test_the_traps_left_out_of_the_solo_game_are_never_cards_like_traps() -> None:
    settings = TapestrySettings(expansions=("pp",), placeholders=True)
    cards = tapestry_cards(BOX, settings, 1)
    assert cards.count("trap") == 5
    assert {"double_cross", "retreat", "stolen_plans", "surprise_guest", "surrender"} <= set(cards)


@pytest.mark.rule("TAP-AUT-90")
def test_of_two_landmark_cards_the_landmark_of_the_other_goes_to_the_automa() -> None:
    scene = table(1).at(phase="landmark_cards")
    dealt = [option.split()[1] for option in scene.offer()]
    assert len(dealt) == 2
    scene.play(f"landmark_card {dealt[1]}")
    assert scene.player(0).landmark_card == dealt[1]
    given, kept = (BOX.landmark_cards[card].landmark for card in dealt)
    assert scene.player(AUTOMA).landmarks == [given]
    assert given not in scene.state.landmarks
    assert kept in scene.state.landmarks
    told = scene.told()
    assert told[told.index(f"landmark_card_left {dealt[0]}") + 1] == f"landmark {AUTOMA} {given} landmark_card"
    assert not [words for words in told if words.startswith("landmark_card_met")]


@pytest.mark.rule("TAP-AUT-82", "TAP-OPEN-33")
@pytest.mark.parametrize("card", ["double_cross", "stolen_plans", "surrender"])
def test_cards_that_do_not_help_it_are_blanks_for_the_automa(card: str) -> None:
    scene = attacked(card)
    assert scene.state.pieces[ATTACKED] == [Piece(AUTOMA, "outpost", 0), Piece(0, "outpost")]
    assert scene.state.tapestry_discards == [card]
    assert len(scene.player(AUTOMA).hand) == 0


@pytest.mark.rule("TAP-OPEN-33")
def test_a_trap_behind_blanks_still_works() -> None:
    scene = attacked("stolen_plans", "surrender", "trap")
    assert scene.state.pieces[ATTACKED] == [Piece(AUTOMA, "outpost"), Piece(0, "outpost", AUTOMA)]
