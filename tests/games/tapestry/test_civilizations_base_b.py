"""Isolationists, Leaders, Merrymakers, Militants, Mystics, Nomads, The Chosen and Traders."""

import pytest

from gobelin.games.tapestry.city import DISTRICTS
from gobelin.games.tapestry.civilizations.isolationists import largest_area
from gobelin.games.tapestry.civilizations.mystics import count
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import Piece
from gobelin.games.tapestry.powers import POWERS
from gobelin.games.tapestry.turn import landmark_card_count, tallest
from support.tapestry import Scene

HOME, ISLAND = 4, 16
"""The start territory of seat 0 on the small map, and the middle island."""
NORTH, WEST, EAST = 0, 6, 7
"""Printed territories beside the start territory; the first two continue its forest."""
BETWEEN = 9
"""An unexplored hex beside the start territory and the middle island."""


def table() -> Scene:
    """Two players; seat 1 can afford an advance, so that its turn is asked for."""
    return Scene().resources(1, coin=1)


def conqueror(name: str, **fields: object) -> Scene:
    """Seat 0 has a civilization and can afford the first space of the military track, which conquers."""
    return table().civilization(0, name, **fields).resources(0, culture=1)


def gained_late(name: str, *outposts: int) -> Scene:
    """Seat 0 reaches the end of the military track and draws this civilization, with outposts on these hexes."""
    scene = table().on_top(name).token(0, "military", 11).resources(0, culture=2)
    for place in outposts:
        scene.outpost(0, place)
    return scene.play("advance military", "resolve conquer")


def seats_of(scene: Scene, place: int) -> list[tuple[int, str]]:
    """The pieces on a territory."""
    return [(piece.owner, piece.kind) for piece in scene.state.pieces.get(place, [])]


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(
    ("name", "tokens", "numbers"),
    [
        ("isolationists", 4, []),
        ("leaders", 0, []),
        ("merrymakers", 3, [0, 0, 0]),
        ("militants", 0, [4, 4]),
        ("mystics", 4, [1, 1, 2, 1]),
        ("nomads", 0, []),
        ("chosen", 0, []),
        ("traders", 4, []),
    ],
)
def test_a_mat_is_set_up_as_printed(name: str, tokens: int, numbers: list[int]) -> None:
    scene = Scene(adjustments=False).resources(0, coin=1).starting(0, name)
    if name == "mystics":
        scene.play("predict tech_cards 1", "predict complete_districts 1", "predict controlled_territories 2")
        scene.play("predict completed_tracks 1")
    (mat,) = scene.player(0).mats
    assert name in POWERS
    assert (mat.tokens, mat.numbers, mat.marks) == (tokens, numbers, [])
    assert (scene.topic, scene.vp(0), scene.purse(0)) == ("turn", 0, {"coin": 1})


# --- adjustments ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-ADJ-04")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_chosen_start_with_points_per_opponent(seats: int) -> None:
    scene = Scene(seats).resources(0, coin=1).starting(0, "chosen")
    assert scene.player(0).points == {"chosen": 15 * (seats - 1)}


@pytest.mark.rule("TAP-ADJ-09")
def test_the_traders_start_with_two_resources_and_ten_points() -> None:
    scene = Scene().starting(0, "traders").play("receive food", "receive coin")
    assert (scene.purse(0), scene.vp(0), scene.topic) == ({"coin": 1, "food": 1}, 10, "turn")


@pytest.mark.rule("TAP-ADJ-13")
def test_the_isolationists_start_with_two_territory_tiles() -> None:
    scene = Scene().on_top("territory_07", "territory_08").starting(0, "isolationists")
    assert scene.player(0).territories == ["territory_07", "territory_08"]


@pytest.mark.rule("TAP-ADJ-16")
def test_the_merrymakers_start_with_a_resource() -> None:
    scene = Scene().starting(0, "merrymakers").play("receive worker")
    assert (scene.purse(0), scene.topic) == ({"worker": 1}, "turn")


@pytest.mark.rule("TAP-ADJ-16")
def test_the_mystics_start_with_a_resource() -> None:
    scene = Scene().starting(0, "mystics")
    scene.play("predict tech_cards 9", "predict complete_districts 9", "predict controlled_territories 9")
    scene.play("predict completed_tracks 4", "receive culture")
    assert (scene.purse(0), scene.topic) == ({"culture": 1}, "turn")


# --- Isolationists ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
def test_isolationists_may_lock_an_empty_territory_that_they_conquer() -> None:
    scene = conqueror("isolationists").rolls(0, 0).play("advance military", f"conquer {NORTH}", "die red")
    assert (scene.asked, scene.topic) == (0, "isolationists")
    scene.play("accept", "receive food")
    assert seats_of(scene, NORTH) == [(0, "outpost"), (0, "token")]
    assert (scene.player(0).mats[0].tokens, scene.purse(0)) == (3, {"food": 1})


@pytest.mark.rule("TAP-CIV-12")
def test_isolationists_may_leave_the_token_on_the_mat() -> None:
    scene = conqueror("isolationists").play("advance military", f"conquer {NORTH}", "die red", "decline")
    assert seats_of(scene, NORTH) == [(0, "outpost")]
    assert (scene.player(0).mats[0].tokens, scene.purse(0)) == (4, {})


@pytest.mark.rule("TAP-CIV-12", "TAP-CON-10")
def test_a_territory_locked_by_isolationists_cannot_be_conquered() -> None:
    scene = Scene().civilization(0, "isolationists", tokens=3).outpost(0, NORTH).piece(0, NORTH, "token")
    scene.outpost(0, WEST).outpost(1, BETWEEN).lay(BETWEEN, "territory_01").at(active=1).resources(1, culture=1)
    scene.outpost(1, 1).lay(1, "territory_02")
    scene.play("advance military")
    targets = [option for option in scene.offer() if option.startswith("conquer")]
    assert f"conquer {WEST}" in targets
    assert f"conquer {NORTH}" not in targets


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize("victim", ["outpost", "token"])
def test_isolationists_put_no_token_on_a_territory_that_was_not_empty(victim: str) -> None:
    scene = conqueror("isolationists")
    if victim == "outpost":
        scene.outpost(1, NORTH)
    else:
        scene.piece(1, NORTH, "token")
    scene.play("advance military", f"conquer {NORTH}", "die red")
    assert (scene.asked, scene.topic) == (1, "turn")


@pytest.mark.rule("TAP-CIV-12")
def test_isolationists_put_no_token_where_the_defender_has_withdrawn() -> None:
    scene = Scene(expansions=("pp",), placeholders=True).civilization(0, "isolationists").resources(0, culture=1)
    scene.resources(1, coin=1).outpost(1, NORTH).lay(1, "territory_01").hand(1, "retreat")
    scene.play("advance military", f"conquer {NORTH}", "react retreat", "die red")
    assert seats_of(scene, NORTH) == [(0, "outpost")]
    assert (scene.asked, scene.topic) == (1, "turn")


@pytest.mark.rule("TAP-CIV-12")
def test_isolationists_without_tokens_are_not_asked() -> None:
    scene = conqueror("isolationists", tokens=0).play("advance military", f"conquer {NORTH}", "die red")
    assert (scene.asked, scene.topic) == (1, "turn")


@pytest.mark.rule("TAP-CIV-12")
def test_isolationists_score_connected_land_of_one_terrain() -> None:
    scene = Scene().civilization(0, "isolationists").outpost(0, NORTH).outpost(0, WEST).outpost(0, EAST)
    scene.income_turn(0, 5)
    assert scene.player(0).points["isolationists"] == 16  # the forest of three territories; EAST has none


@pytest.mark.rule("TAP-CIV-12")
def test_toppled_outposts_join_nothing() -> None:
    scene = Scene().civilization(0, "isolationists").outpost(0, NORTH, fallen=1).outpost(0, WEST).income_turn(0, 5)
    assert scene.player(0).points["isolationists"] == 10


@pytest.mark.rule("TAP-CIV-12")
def test_neighbours_join_only_where_the_terrain_touches() -> None:
    """Both show desert, but only one turn of the tile brings it to an end of their common side."""
    scene = Scene().outpost(0, 22).outpost(0, 15).outpost(0, 25).outpost(0, 28)
    assert largest_area(scene.state, 0, "grassland") == 3  # 15, 22 and 25; 28 lies elsewhere
    apart, joined = (Scene().lay(33, "territory_03", turn).outpost(0, 33).outpost(0, 27) for turn in (0, 3))
    assert largest_area(apart.state, 0, "desert") == 1
    assert largest_area(joined.state, 0, "desert") == 2
    other_end = Scene().lay(33, "territory_13").outpost(0, 33).outpost(0, 27)
    assert largest_area(other_end.state, 0, "forest") == 2


@pytest.mark.rule("TAP-CIV-08")
def test_the_middle_island_never_joins_a_landmass() -> None:
    scene = Scene().civilization(0, "isolationists").lay(BETWEEN, "territory_42", 3)
    scene.outpost(0, BETWEEN).outpost(0, ISLAND).income_turn(0, 5)
    assert "forest" in BOX.territory_tiles["territory_42"].turned[3][3:5]  # its forest meets the island's shore
    assert scene.player(0).points["isolationists"] == 10
    assert largest_area(scene.state, 0, "desert") == 1  # the island alone, which shows all terrains inside


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(("size", "points"), [(1, 5), (2, 10), (3, 16), (4, 23), (5, 31), (6, 40), (7, 40)])
def test_isolationists_score_by_their_table(size: int, points: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.games.tapestry.civilizations.isolationists.largest_area", lambda *_: size)
    scene = Scene().civilization(0, "isolationists").income_turn(0, 5)
    assert scene.player(0).points["isolationists"] == points


# --- Leaders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
def test_a_leader_advances_for_free_with_the_benefit_but_no_bonus() -> None:
    scene = Scene().civilization(0, "leaders").token(0, "technology", 1).resources(0, coin=3).income_turn(0, 2)
    assert scene.offer() == ["track exploration", "track technology", "track science", "track military", "decline"]
    scene.play("track technology")
    assert scene.player(0).tokens["technology"] == [2]
    assert len(scene.cards(0)) == 1
    assert (scene.player(0).mats[0].marks, scene.purse(0), scene.topic) == (["technology"], {"coin": 3}, "resource")


@pytest.mark.rule("TAP-CIV-12")
def test_a_leader_is_used_once_and_only_where_a_token_can_move() -> None:
    scene = Scene().civilization(0, "leaders", covered=["technology"]).token(0, "science", 12).income_turn(0, 5)
    assert scene.offer() == ["track exploration", "track military", "decline"]
    scene.play("decline")
    assert scene.player(0).mats[0].marks == ["technology"]
    assert scene.player(0).tokens["exploration"] == [0]


# --- Merrymakers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(
    ("numbers", "column", "points", "purse"),
    [
        ([0, 0, 0], 1, {}, {"coin": 1}),
        ([1, 0, 0], 1, {}, {"worker": 1, "food": 1}),
        ([0, 0, 0], 3, {"merrymakers": 5}, {}),
        ([0, 0, 1], 3, {"merrymakers": 10}, {}),
        ([0, 0, 2], 3, {"merrymakers": 15}, {}),
    ],
)
def test_a_merrymaker_climbs_and_gains_all_on_the_space(
    numbers: list[int], column: int, points: dict[str, int], purse: dict[str, int]
) -> None:
    scene = Scene().civilization(0, "merrymakers", climbed=numbers).income_turn(0, 2)
    assert scene.offer() == [f"climb {n + 1}" for n in range(3)]  # climbing is no option but a must
    after = [number + (n == column - 1) for n, number in enumerate(numbers)]
    scene.play(f"climb {column}")
    assert scene.player(0).mats[0].numbers == after
    assert (scene.player(0).points, scene.purse(0)) == (points, purse)


@pytest.mark.rule("TAP-CIV-12", "TAP-ADV-10")
def test_several_rewards_of_a_merrymaker_come_in_any_order() -> None:
    scene = Scene().civilization(0, "merrymakers", climbed=[3, 1, 0]).income_turn(0, 3)
    assert scene.offer() == ["climb 2", "climb 3"]
    scene.play("climb 2")
    assert scene.offer() == ["resolve invent", "resolve tapestry_card"]
    scene.play("resolve tapestry_card")
    assert len(scene.cards(0)) == 1
    scene.play("invent_top")
    assert scene.player(0).tech_cards == 1


# --- Militants --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
def test_a_militant_outpost_comes_from_the_left_end_of_a_row() -> None:
    scene = conqueror("militants", rows=[4, 4]).play("advance military", f"conquer {NORTH}")
    assert scene.offer() == ["row 1", "row 2"]
    scene.play("row 2", "die red")
    assert scene.player(0).mats[0].numbers == [4, 3]
    assert scene.player(0).outposts == 7


@pytest.mark.rule("TAP-CIV-12")
def test_an_empty_row_of_the_militants_gives_no_outpost() -> None:
    scene = conqueror("militants", rows=[0, 3]).play("advance military", f"conquer {NORTH}")
    assert scene.topic == "die"
    assert scene.player(0).mats[0].numbers == [0, 2]


@pytest.mark.rule("TAP-CIV-12")
def test_militants_gain_every_uncovered_reward() -> None:
    scene = Scene().civilization(0, "militants", rows=[1, 2]).income_turn(0, 2)
    assert scene.player(0).points == {"militants": 2 + 1}
    assert scene.purse(0) == {"coin": 1, "food": 1, "worker": 1}


@pytest.mark.rule("TAP-CIV-12")
def test_militants_with_all_outposts_placed_gain_the_last_spaces_too() -> None:
    scene = Scene().civilization(0, "militants", rows=[0, 0]).income_turn(0, 5)
    assert scene.player(0).points["militants"] == 2 + 4 + 1 + 3
    assert scene.purse(0) == {"coin": 1, "food": 1, "worker": 1, "culture": 1}


@pytest.mark.rule("TAP-CIV-12")
def test_militants_gained_late_cover_their_spaces_from_the_right_row_by_row() -> None:
    scene = gained_late("militants", EAST, 17, 22).play(f"conquer {NORTH}")
    assert (scene.topic, scene.offer()) == ("militants_cover", ["row 1", "row 2"])
    scene.play("row 2", "row 2", "row 2", "row 2")  # the fifth and last of the supply has the first row alone
    assert scene.player(0).outposts == 4
    assert scene.player(0).mats[0].numbers == [0, 4]


# --- Mystics ----------------------------------------------------------------------------------------------------------


def mystics(
    tech_cards: int = 9, districts: int = 9, territories: int = 9, tracks: int = 4, marks: tuple[str, ...] = ()
) -> Scene:
    """Seat 0 has predicted these numbers and reached those that are marked."""
    numbers = [tech_cards, districts, territories, tracks]
    return table().civilization(0, "mystics", predicted=numbers, reached=[*marks])


@pytest.mark.rule("TAP-CIV-12")
def test_mystics_predict_a_number_in_each_category() -> None:
    scene = Scene(adjustments=False).starting(0, "mystics")
    assert scene.offer() == [f"predict tech_cards {n}" for n in range(1, 10)]
    scene.play("predict tech_cards 3")
    assert scene.offer() == [f"predict complete_districts {n}" for n in range(1, 10)]
    scene.play("predict complete_districts 2")
    assert scene.offer() == [f"predict controlled_territories {n}" for n in range(1, 10)]
    scene.play("predict controlled_territories 5")
    assert scene.offer() == [f"predict completed_tracks {n}" for n in range(1, 5)]
    scene.play("predict completed_tracks 1")
    assert scene.player(0).mats[0].numbers == [3, 2, 5, 1]
    assert "predicted 0 controlled_territories 5" in scene.told(1)


@pytest.mark.rule("TAP-CIV-12", "TAP-OPEN-16")
def test_a_prediction_of_one_territory_is_reached_by_the_start_territory() -> None:
    scene = Scene(adjustments=False).starting(0, "mystics")
    scene.play("predict tech_cards 9", "predict complete_districts 9", "predict controlled_territories 1")
    scene.play("predict completed_tracks 4", "receive coin")
    assert count(scene.state, 0, "controlled_territories") == 1  # two outposts, one territory
    assert scene.player(0).mats[0].marks == ["controlled_territories"]
    assert (scene.purse(0), scene.topic) == ({"coin": 1}, "turn")


@pytest.mark.rule("TAP-CIV-12")
def test_reaching_a_predicted_number_of_tech_cards_pays_once() -> None:
    scene = mystics(tech_cards=2).techs(0, 0, *list(BOX.tech_cards)[:1]).resources(0, coin=1)
    scene.play("advance technology", "invent_top")
    assert (scene.asked, scene.topic) == (0, "resource")
    scene.play("receive culture")
    assert (scene.player(0).mats[0].marks, scene.purse(0)) == (["tech_cards"], {"culture": 1})
    again = mystics(tech_cards=2, marks=("tech_cards",))
    again.techs(0, 0, *list(BOX.tech_cards)[:1]).resources(0, coin=1)
    again.play("advance technology", "invent_top")
    assert (again.asked, again.topic) == (1, "turn")


@pytest.mark.rule("TAP-CIV-12")
def test_reaching_a_predicted_number_of_territories_pays() -> None:
    scene = mystics(territories=2).resources(0, culture=1)
    scene.play("advance military", f"conquer {NORTH}", "die red", "receive food")
    assert scene.player(0).mats[0].marks == ["controlled_territories"]


@pytest.mark.rule("TAP-CIV-12", "TAP-CON-13")
def test_a_trapped_conquest_reaches_no_number_of_territories() -> None:
    scene = mystics(territories=2).resources(0, culture=1).outpost(1, NORTH).hand(1, "trap")
    scene.play("advance military", f"conquer {NORTH}", "react trap", "receive food", "die red")
    assert (scene.asked, scene.topic) == (1, "turn")
    assert scene.player(0).mats[0].marks == []


@pytest.mark.rule("TAP-CIV-12")
def test_reaching_a_predicted_number_of_districts_pays_besides_the_district() -> None:
    scene = mystics(districts=1).fill(0, DISTRICTS[0] & ~1).token(0, "military", 2).resources(0, culture=1)
    scene.play("advance military", "choose armory", "place 0 0", "receive food", "receive coin")
    assert scene.player(0).mats[0].marks == ["complete_districts"]
    assert scene.purse(0) == {"coin": 1, "food": 1}


@pytest.mark.rule("TAP-CIV-12", "TAP-ACH-03")
def test_reaching_a_predicted_number_of_tracks_pays() -> None:
    scene = mystics(tracks=1).token(0, "science", 11).resources(0, worker=2).play("advance science", "receive coin")
    assert scene.player(0).mats[0].marks == ["completed_tracks"]


@pytest.mark.rule("TAP-CIV-12")
def test_mystics_score_exact_predictions_only() -> None:
    scene = mystics(tech_cards=1, districts=1, territories=2, tracks=2)
    scene.techs(0, 0, *list(BOX.tech_cards)[:2])  # one too many
    scene.fill(0, DISTRICTS[0]).outpost(0, NORTH).token(0, "science", 12).income_turn(0, 5)
    assert scene.player(0).points["mystics"] == 20


@pytest.mark.rule("TAP-CIV-12", "TAP-CIV-03")
def test_the_mystics_cannot_be_gained_late() -> None:
    scene = Scene().on_top("mystics", "nomads").token(0, "military", 11).resources(0, culture=2)
    scene.play("advance military", "resolve civilization", f"conquer {NORTH}")
    assert [mat.id for mat in scene.player(0).mats] == ["nomads"]
    assert scene.state.civilization_discards == ["mystics"]


# --- Nomads -----------------------------------------------------------------------------------------------------------


def building_nomads() -> Scene:
    """Seat 0 can gain an armory."""
    return Scene().civilization(0, "nomads").token(0, "military", 2).resources(0, culture=1)


def settling(scene: Scene) -> list[str]:
    """The hexes where the building or landmark at hand may stand."""
    return [option for option in scene.offer() if option.startswith("settle")]


@pytest.mark.rule("TAP-CIV-12", "TAP-ACH-09", "TAP-CON-04")
def test_nomads_take_an_empty_territory_without_a_conquest() -> None:
    scene = building_nomads().lay(BETWEEN, "territory_42", 3).outpost(0, BETWEEN)
    scene.play("advance military", "choose armory")
    # explored and empty, or own with one piece; the start territory has two, the others are unexplored
    assert settling(scene) == [f"settle {place}" for place in (NORTH, WEST, EAST, BETWEEN, ISLAND)]
    scene.play(f"settle {ISLAND}")
    assert seats_of(scene, ISLAND) == [(0, "armory")]
    assert scene.state.controllers(ISLAND) == [0]
    assert (scene.state.achievements["middle_island"], scene.state.dice, scene.vp(0)) == ([], [], 0)
    assert (scene.player(0).built, scene.purse(0)) == ([0, 0, 0, 1], {})


@pytest.mark.rule("TAP-CIV-12", "TAP-CON-10")
def test_nomads_lock_an_own_territory_for_a_resource() -> None:
    scene = building_nomads().outpost(0, NORTH).play("advance military", "choose armory", f"settle {NORTH}")
    scene.play("receive coin")
    assert seats_of(scene, NORTH) == [(0, "outpost"), (0, "armory")]
    assert scene.purse(0) == {"coin": 1}
    assert len(scene.state.territories(0)) == 2


@pytest.mark.rule("TAP-OPEN-16", "TAP-OPEN-14")
def test_nomads_settle_neither_on_their_start_nor_beside_a_toppled_outpost() -> None:
    scene = building_nomads().outpost(0, 22, fallen=1).outpost(1, WEST).piece(1, EAST, "token")
    scene.play("advance military", "choose armory")
    assert settling(scene) == [f"settle {NORTH}"]


@pytest.mark.rule("TAP-CIV-12", "TAP-CON-09")
def test_a_building_on_the_map_is_toppled_like_an_outpost() -> None:
    scene = Scene().civilization(0, "nomads").piece(0, NORTH, "armory").outpost(1, 1).lay(1, "territory_01")
    scene.resources(1, culture=1).at(active=1).play("advance military", f"conquer {NORTH}", "die red")
    assert scene.state.pieces[NORTH] == [Piece(0, "armory", 1), Piece(1, "outpost")]
    assert scene.state.controllers(NORTH) == [1]


@pytest.mark.rule("TAP-CIV-12", "TAP-ACH-06")
def test_toppled_buildings_count_for_the_achievement() -> None:
    scene = Scene().civilization(0, "nomads").piece(0, NORTH, "armory").outpost(1, 1).lay(1, "territory_01")
    scene.outpost(0, EAST, fallen=1).resources(1, culture=1).at(active=1)
    scene.play("advance military", f"conquer {NORTH}", "die black")
    assert scene.state.achievements["topple_two_outposts"] == [1]


@pytest.mark.rule("TAP-CIV-12", "TAP-CON-13")
def test_a_trap_defends_a_building_on_the_map() -> None:
    scene = Scene().civilization(0, "nomads").piece(0, NORTH, "armory").outpost(1, 1).lay(1, "territory_01")
    scene.hand(0, "trap").resources(1, culture=1).at(active=1)
    scene.play("advance military", f"conquer {NORTH}", "react trap", "receive food", "die red")
    assert scene.state.pieces[NORTH] == [Piece(0, "armory"), Piece(1, "outpost", 0)]


@pytest.mark.rule("TAP-CIV-12", "TAP-FAQ-14", "TAP-CAP-06")
def test_buildings_on_the_map_count_for_points_per_building_but_fill_no_plot() -> None:
    scene = Scene().civilization(0, "nomads").token(0, "exploration", 7).resources(0, food=1, coin=2)
    filled = scene.player(0).filled
    scene.play("advance exploration", f"settle {NORTH}")
    assert scene.player(0).points == {"cars": 1}
    assert scene.player(0).filled == filled


@pytest.mark.rule("TAP-OPEN-21", "TAP-END-05", "TAP-LMK-03")
def test_a_landmark_on_the_map_is_owned_but_breaks_no_tie() -> None:
    scene = Scene().civilization(0, "nomads").token(0, "military", 3).resources(0, culture=1, coin=1)
    scene.play("advance military", f"settle {NORTH}")
    assert seats_of(scene, NORTH) == [(0, "barracks")]
    assert (scene.player(0).landmarks, scene.player(0).beside) == (["barracks"], [])
    assert tallest(scene.state, 0) == 0


@pytest.mark.rule("TAP-OPEN-21", "TAP-END-05")
def test_a_landmark_of_the_nomads_in_the_capital_breaks_a_tie() -> None:
    scene = Scene().civilization(0, "nomads").token(0, "military", 3).resources(0, culture=1, coin=1)
    scene.play("advance military", "rotate 0", "place 6 4")
    assert tallest(scene.state, 0) == 1 + len(BOX.landmarks) - 13


@pytest.mark.rule("TAP-CIV-12", "TAP-TURN-10")
def test_a_landmark_card_counts_the_buildings_in_the_capital_only() -> None:
    scene = Scene().civilization(0, "nomads").built(0, armory=2).piece(0, NORTH, "armory")
    scene.state.players[0].built[3] += 1
    assert landmark_card_count(scene.state, 0, BOX.landmark_cards["landmark_card_buildings"]) == 2


@pytest.mark.rule("TAP-CIV-02", "TAP-CIV-12")
def test_a_settled_building_reaches_a_predicted_number_of_territories() -> None:
    scene = building_nomads().civilization(0, "mystics", predicted=[9, 9, 2, 4])
    scene.play("advance military", "choose armory", f"settle {NORTH}", "receive worker")
    assert scene.player(0).mats[0].marks == ["controlled_territories"]


@pytest.mark.rule("TAP-CIV-02", "TAP-CIV-12")
def test_a_building_of_the_reward_leaves_no_room_for_a_token_of_the_isolationists() -> None:
    scene = conqueror("isolationists").civilization(0, "nomads").lay(BETWEEN, "territory_08").rolls(0, 4)
    scene.play("advance military", f"conquer {BETWEEN}", "die black", f"settle {BETWEEN}", "receive coin")
    assert seats_of(scene, BETWEEN) == [(0, "outpost"), (0, "farm")]
    assert (scene.asked, scene.topic) == (1, "turn")


# --- The Chosen -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
def test_the_chosen_score_for_every_track_that_nobody_leads_before_them() -> None:
    scene = Scene(3).civilization(0, "chosen").token(0, "science", 3).token(1, "science", 3)
    scene.token(1, "military", 2).token(0, "military", 1).token(2, "exploration", 1).income_turn(0, 2)
    # science is a tie, technology has nobody moved; in the others someone is ahead
    assert scene.player(0).points == {"chosen": 2 * 2}


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(("era", "points", "asks"), [(4, 4, True), (5, 4 + 2 * 5, False)])
def test_the_chosen_are_paid_for_achievements(era: int, points: int, asks: bool) -> None:
    scene = Scene().civilization(0, "chosen").income_turn(0, era)
    scene.at(achievements={"complete_track": [1, 0], "topple_two_outposts": [], "middle_island": [0]})
    assert scene.player(0).points["chosen"] == points
    if asks:
        scene.play("receive food", "receive worker")
        assert scene.purse(0) == {"worker": 1, "food": 1}
    else:
        assert scene.purse(0) == {}


# --- Traders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
def test_traders_score_for_opponents_around_an_empty_territory() -> None:
    scene = Scene(3).civilization(0, "traders").outpost(0, EAST).outpost(1, NORTH).outpost(1, BETWEEN)
    scene.lay(BETWEEN, "territory_01").lay(1, "territory_02").outpost(2, 3).lay(3, "territory_03")
    scene.outpost(2, 12, fallen=1).lay(12, "territory_04").income_turn(0, 2)
    assert f"territory {WEST}" in scene.offer()
    scene.play(f"territory {WEST}")
    assert scene.player(0).points == {"traders": 2}  # 3 and BETWEEN; 12 is toppled, the start is the own
    assert seats_of(scene, WEST) == [(0, "token")]
    assert scene.state.controllers(WEST) == []
    assert scene.player(0).mats[0].tokens == 3


@pytest.mark.rule("TAP-CIV-12", "TAP-ACH-09")
def test_a_token_on_the_middle_island_is_no_conquest() -> None:
    scene = Scene().civilization(0, "traders").income_turn(0, 2).play(f"territory {ISLAND}")
    assert scene.state.achievements["middle_island"] == []
    assert (scene.vp(0), scene.player(0).mats[0].tokens) == (0, 3)


@pytest.mark.rule("TAP-CIV-12")
def test_traders_gain_the_reward_of_a_tile_beside_an_outpost() -> None:
    scene = Scene().civilization(0, "traders").lay(BETWEEN, "territory_01").outpost(1, BETWEEN).income_turn(0, 2)
    scene.play(f"territory {BETWEEN}")
    assert (scene.purse(0), scene.vp(0)) == ({"coin": 1}, 0)
    assert seats_of(scene, BETWEEN) == [(1, "outpost"), (0, "token")]
    assert scene.state.controllers(BETWEEN) == [1]


@pytest.mark.rule("TAP-CIV-12", "TAP-OPEN-16")
def test_traders_choose_empty_territories_or_one_outpost_of_an_opponent() -> None:
    scene = Scene().civilization(0, "traders").outpost(0, NORTH).outpost(1, EAST).piece(0, WEST, "token")
    scene.piece(1, 15, "farm").income_turn(0, 2)
    printed = [4, 0, 6, 15, 24]  # the two starts, an own outpost, a token, a building
    explored = [place for place, corners in enumerate(scene.state.map.corners) if corners]
    open_ = [f"territory {place}" for place in explored if place not in printed]
    assert f"territory {EAST}" in open_
    assert scene.offer() == [*open_, "decline"]
    scene.play("decline")
    assert scene.player(0).mats[0].tokens == 4


@pytest.mark.rule("TAP-CIV-12")
def test_traders_without_tokens_are_not_asked() -> None:
    scene = Scene().civilization(0, "traders", tokens=0).income_turn(0, 2)
    assert scene.topic == "resource"  # the bonus for being first in the era


def attacked_token(black: int, red: int = 0) -> Scene:
    """Seat 1 conquers a territory with only a token of the Traders, seat 0."""
    scene = Scene().civilization(0, "traders", tokens=3).piece(0, BETWEEN, "token").lay(BETWEEN, "territory_01")
    scene.outpost(1, EAST).resources(1, culture=1).resources(0, coin=1).at(active=1).rolls(red, black)
    return scene.play("advance military", f"conquer {BETWEEN}")


@pytest.mark.rule("TAP-CIV-12")
def test_traders_may_gain_the_die_that_was_not_chosen() -> None:
    scene = attacked_token(black=4).play("die red")
    assert (scene.asked, scene.topic, scene.offer()) == (0, "traders_die", ["accept", "decline"])
    scene.play("accept")
    assert (scene.vp(1), scene.purse(0), scene.purse(1)) == (4, {"coin": 2}, {})
    assert seats_of(scene, BETWEEN) == [(0, "token"), (1, "outpost")]


@pytest.mark.rule("TAP-CIV-12")
def test_traders_count_their_own_territories_on_the_red_die() -> None:
    scene = attacked_token(black=1, red=4).play("die black", "accept")
    assert (scene.vp(0), scene.vp(1), scene.purse(1)) == (1, 0, {"worker": 1})


@pytest.mark.rule("TAP-CIV-12")
def test_traders_may_decline_the_die() -> None:
    scene = attacked_token(black=4).play("die red", "decline")
    assert (scene.purse(0), scene.vp(0), scene.topic) == ({"coin": 1}, 0, "turn")


@pytest.mark.rule("TAP-CIV-12")
def test_traders_gain_no_second_die_when_they_conquer_themselves() -> None:
    scene = conqueror("traders", tokens=3).piece(0, NORTH, "token")
    scene.play("advance military", f"conquer {NORTH}", "die red")
    assert (scene.asked, scene.topic) == (1, "turn")


@pytest.mark.rule("TAP-CIV-12", "TAP-TRK-M12")
def test_no_die_is_left_over_when_both_are_taken() -> None:
    scene = Scene().civilization(0, "traders", tokens=3).piece(0, BETWEEN, "token").lay(BETWEEN, "territory_01")
    scene.outpost(1, EAST).token(1, "military", 11).resources(1, culture=2).on_top("chosen").at(active=1)
    scene.resources(0, coin=1).play("advance military", "resolve conquer", f"conquer {BETWEEN}")
    assert (scene.asked, scene.topic) == (0, "turn")
    assert scene.player(1).mats[0].id == "chosen"


@pytest.mark.rule("TAP-END-03")
def test_finished_traders_still_gain_points_from_a_die() -> None:
    scene = Scene().civilization(0, "traders", tokens=3).piece(0, BETWEEN, "token").lay(BETWEEN, "territory_01")
    scene.outpost(1, EAST).resources(1, culture=1).finished(0).at(active=1).rolls(3, 0)
    scene.play("advance military", f"conquer {BETWEEN}", "die black", "0: accept")
    assert scene.player(0).points == {"conquer_red": 7}


@pytest.mark.rule("TAP-END-03")
def test_finished_traders_gain_nothing_but_points_from_a_die() -> None:
    scene = Scene().civilization(0, "traders", tokens=3).piece(0, BETWEEN, "token").lay(BETWEEN, "territory_01")
    scene.outpost(1, EAST).resources(1, culture=1).finished(0).at(active=1).rolls(3, 4)
    scene.play("advance military", f"conquer {BETWEEN}", "die red")
    assert (scene.asked, scene.purse(0), scene.vp(0)) == (1, {}, 0)
