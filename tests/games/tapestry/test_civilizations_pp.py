"""The civilizations of Plans and Ploys, from the Advisors to the Utilitarians."""

from typing import Any

import pytest

from gobelin.games.tapestry.city import DISTRICTS
from gobelin.games.tapestry.civilizations.islanders import Island
from gobelin.games.tapestry.conquer import targets
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import Piece
from gobelin.games.tapestry.powers import POWERS
from gobelin.toolkit.hidden import KNOWN
from support.tapestry import Scene

HOME, ISLAND = 4, 16
"""The start territory of seat 0 on the small map, and the middle island."""
FOREST, PEAK, DUNES = 0, 6, 7
"""Printed territories beside the start territory: forest; mountain and forest; desert and mountain."""
BETWEEN = 9
"""An unexplored hex beside the start territory and the middle island."""
MIDDLE, TOP = 1, 2


def table(seats: int = 2, **settings: Any) -> Scene:
    """Plans and Ploys; all but seat 0 can afford an advance, so that their turns are asked for."""
    scene = Scene(seats, expansions=("pp",), placeholders=True, **settings)
    for seat in range(1, seats):
        scene.resources(seat, coin=1)
    return scene


def begun(name: str, **settings: Any) -> Scene:
    """Seat 0 starts the game with a civilization."""
    return table(**settings).era(0, 0).starting(0, name)


def in_income_turn(name: str, era: int = 2, seats: int = 2, **fields: Any) -> Scene:
    """Seat 0 has a civilization and begins an income turn."""
    return table(seats).civilization(0, name, **fields).income_turn(0, era)


def gained_late(name: str, seats: int = 2) -> Scene:
    """Seat 0 is about to upgrade the Radio, whose square gives this civilization."""
    scene = table(seats).techs(0, MIDDLE, "radio").token(0, "science", 10).income_turn(0, 2)
    return scene.at(step=2).on_top(name)


# --- set-up and adjustments -------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("advisors", {"hand": 3}),
        ("aliens", {"space": 4}),
        ("infiltrators", {"culture": 1}),
        ("islanders", {"territories": 4}),
        ("recyclers", {"techs": 1}),
        ("riverfolk", {"vp": 28}),
        ("spies", {}),
        ("tinkerers", {}),
        ("treasure_hunters", {"territories": 2, "tokens": 4}),
        ("utilitarians", {"landmarks": 1, "tokens": 1}),
    ],
)
def test_a_mat_is_set_up_as_printed(name: str, held: dict[str, int]) -> None:
    scene = begun(name, adjustments=False)
    while scene.topic != "landmark_card":
        scene.play(scene.offer()[0])
    player = scene.player(0)
    (mat,) = player.mats
    found = {
        "hand": len(player.hand),
        "space": len(player.space),
        "culture": player.purse[3],
        "territories": len(player.territories),
        "techs": player.tech_cards,
        "vp": player.vp,
        "landmarks": len(player.landmarks),
        "tokens": mat.tokens,
    }
    assert name in POWERS
    assert {what: number for what, number in found.items() if number} == held
    assert sum(player.purse[:3]) == 0


@pytest.mark.rule("TAP-ADJ-05")
@pytest.mark.parametrize(("adjusted", "culture"), [(True, 1), (False, 2)])
def test_the_infiltrators_gain_no_culture_in_their_first_income_turn(adjusted: bool, culture: int) -> None:
    scene = begun("infiltrators", adjustments=adjusted)
    scene.play(scene.offer()[0])
    assert scene.player(0).era == 1
    assert scene.purse(0) == {"coin": 1, "worker": 1, "food": 1, "culture": culture}
    assert len(scene.cards(0)) == 1


@pytest.mark.rule("TAP-ADJ-05")
def test_the_infiltrators_gain_culture_in_later_income_turns() -> None:
    scene = in_income_turn("infiltrators", on_start=[0] * 7).at(step=4)
    assert scene.asked == 1
    assert scene.purse(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}


@pytest.mark.rule("TAP-ADJ-07")
def test_the_riverfolk_may_take_every_capital_of_this_box() -> None:
    assert list(BOX.capitals)[:6] == ["mountain", "wetland", "tropical", "desert", "grassland", "forest"]
    adjusted, plain = begun("riverfolk"), begun("riverfolk", adjustments=False)
    assert adjusted.player(0) == plain.player(0)


@pytest.mark.rule("TAP-ADJ-14")
def test_opponents_of_the_tinkerers_may_draw_two_cards() -> None:
    scene = table(3).starting(0, "tinkerers").on_top("alliance", "calendar")
    assert (scene.topic, scene.asked) == ("tinkerers_gift", 1)
    scene.play("1: accept", "2: decline")
    assert (scene.cards(1), scene.player(1).techs[0]) == (["alliance"], ["calendar"])
    assert (scene.cards(2), scene.player(2).tech_cards) == ([], 0)


@pytest.mark.rule("TAP-CIV-12")
def test_without_adjustments_opponents_of_the_tinkerers_gain_a_tech_card() -> None:
    scene = table(3, adjustments=False).starting(0, "tinkerers").on_top("calendar", "barn")
    assert scene.topic == "landmark_card"
    assert [scene.player(seat).techs[0] for seat in range(3)] == [[], ["calendar"], ["barn"]]
    assert [scene.cards(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("TAP-ADJ-15")
def test_the_recyclers_upgrade_a_tech_card_at_the_start() -> None:
    scene = begun("recyclers").on_top("barn", "calendar", "radio")
    assert scene.offer() == ["recycle barn", "recycle calendar", "recycle radio"]
    scene.play("recycle calendar")
    assert scene.player(0).techs == [[], ["calendar"], []]
    assert scene.purse(0) == {"culture": 1}
    assert scene.state.tech_discards == ["barn", "radio"]


@pytest.mark.rule("TAP-CIV-11", "TAP-ADJ-17")
@pytest.mark.parametrize("name", ["spies", "utilitarians"])
def test_a_resource_is_lost_at_the_end_of_the_first_income_turn(name: str) -> None:
    scene = begun(name)
    while scene.topic != "pay":
        assert scene.purse(0) == {}
        scene.play(scene.offer()[0])
    assert scene.purse(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    scene.play("pay 0 1 0 0")
    assert scene.purse(0) == {"coin": 1, "food": 1, "culture": 1}
    assert scene.asked == 1


@pytest.mark.rule("TAP-CIV-11", "TAP-ADJ-17")
def test_without_adjustments_nothing_is_lost() -> None:
    scene = begun("spies", adjustments=False)
    scene.play(scene.offer()[0])
    assert scene.purse(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert scene.asked == 1


# --- Advisors ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
def test_the_advisors_score_their_hand_and_discard_down_to_four() -> None:
    scene = in_income_turn("advisors").hand(0, "academia", "alliance", "guilds", "renaissance", "trap", "trap")
    assert scene.player(0).points == {"advisors": 6}
    scene.play("discard trap", "discard guilds", "receive food")
    assert scene.cards(0) == ["academia", "alliance", "renaissance", "trap"]
    assert scene.purse(0) == {"food": 1}


@pytest.mark.rule("TAP-CIV-12")
def test_four_cards_may_stay_without_a_resource() -> None:
    scene = in_income_turn("advisors").hand(0, "academia", "alliance", "guilds", "trap").era(1, 2)
    assert scene.topic == "tapestry"
    assert (scene.player(0).points, scene.purse(0)) == ({"advisors": 4}, {})


def advised(seats: int = 3) -> Scene:
    """Seat 0 enters Mathematics, which gives a tapestry card; seat 1 has the Advisors."""
    scene = table(seats).resources(0, coin=1).token(0, "science", 1).civilization(1, "advisors")
    return scene.hand(1, "alliance", "trap").on_top("guilds").play("advance science")


@pytest.mark.rule("TAP-CIV-12")
def test_the_advisors_may_give_a_card_to_a_neighbour_instead() -> None:
    scene = advised()
    assert (scene.topic, scene.asked) == ("advise", 1)
    assert scene.offer() == ["decline", "advise alliance", "advise trap"]
    scene.play("advise trap")
    assert (scene.cards(0), scene.cards(1)) == (["trap"], ["alliance", "guilds"])
    (known,) = scene.player(0).hand.known
    assert [label == KNOWN for label in known] == [True, True, False, False]
    assert "advised 1 0 trap" in scene.told(0)
    assert "advised 1 0 trap" in scene.told(1)
    assert "advised 1 0" in scene.told(2)
    assert not any("trap" in line for line in scene.told(2))


@pytest.mark.rule("TAP-CIV-12")
def test_the_advisors_may_let_the_neighbour_draw() -> None:
    scene = advised().play("decline")
    assert (scene.cards(0), scene.cards(1)) == (["guilds"], ["alliance", "trap"])


@pytest.mark.rule("TAP-CIV-12")
def test_the_advisors_do_not_advise_players_further_away() -> None:
    scene = table(4).resources(0, coin=1).token(0, "science", 1).civilization(2, "advisors").hand(2, "trap")
    scene.on_top("guilds").play("advance science")
    assert (scene.cards(0), scene.cards(2)) == (["guilds"], ["trap"])


@pytest.mark.rule("TAP-CIV-12")
def test_the_advisors_do_not_advise_in_income_turns() -> None:
    scene = table().civilization(1, "advisors").hand(1, "trap").on_top("guilds").income_turn(0, 2).at(step=4)
    assert (scene.cards(0), scene.cards(1)) == (["guilds"], ["trap"])


@pytest.mark.rule("TAP-CIV-12")
def test_advisors_gained_late_may_give_what_they_draw_for_points() -> None:
    scene = gained_late("advisors", seats=3).hand(0, "alliance").on_top("guilds", "trap", "renaissance")
    scene.play("upgrade radio")
    assert scene.offer() == ["advise guilds", "advise renaissance", "advise trap", "decline"]
    scene.play("advise trap", "opponent 1", "advise guilds", "opponent 2")
    assert scene.offer() == ["advise renaissance", "decline"]
    scene.play("decline")
    assert scene.player(0).points["advisors"] == 10
    assert (scene.cards(1), scene.cards(2)) == (["trap"], ["guilds"])


# --- Aliens -----------------------------------------------------------------------------------------------------------

THIRTEEN, BEACON = "space_13_thirteen_points", "space_17_ongoing_science"


@pytest.mark.rule("TAP-CIV-12")
def test_the_aliens_explore_a_space_tile_onto_their_mat() -> None:
    scene = in_income_turn("aliens").tiles(0, THIRTEEN, BEACON)
    assert scene.offer() == [f"space_tile {THIRTEEN}", f"space_tile {BEACON}", "choose any_resource"]
    scene.play(f"space_tile {THIRTEEN}")
    assert scene.player(0).points == {THIRTEEN: 13}
    assert (scene.player(0).mats[0].marks, scene.player(0).space) == ([THIRTEEN], [BEACON])


@pytest.mark.rule("TAP-CIV-12")
def test_the_aliens_may_take_a_resource_instead() -> None:
    scene = in_income_turn("aliens").tiles(0, THIRTEEN).play("choose any_resource", "receive worker")
    assert (scene.purse(0), scene.player(0).space) == ({"worker": 1}, [THIRTEEN])


@pytest.mark.rule("TAP-CIV-12")
def test_the_next_tile_of_the_aliens_costs_a_resource_and_ends_the_old_one() -> None:
    scene = in_income_turn("aliens", 3, tiles=[BEACON]).explored(0, BEACON).tiles(0, THIRTEEN).resources(0, food=2)
    scene.play(f"space_tile {THIRTEEN}")
    assert (scene.player(0).explored, scene.player(0).mats[0].marks) == ([THIRTEEN], [THIRTEEN])
    assert scene.state.tile_discards == [BEACON]
    assert scene.purse(0) == {"food": 1}


@pytest.mark.rule("TAP-CIV-12")
def test_aliens_who_cannot_pay_gain_a_resource() -> None:
    scene = in_income_turn("aliens", 3, tiles=[BEACON]).explored(0, BEACON).tiles(0, THIRTEEN)
    assert scene.topic == "resource"
    assert (scene.player(0).explored, scene.state.tile_discards) == ([], [BEACON])


# --- Infiltrators -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
def test_the_infiltrators_share_a_territory() -> None:
    scene = in_income_turn("infiltrators", on_start=[0] * 7).lay(BETWEEN, "territory_01").outpost(1, BETWEEN)
    scene.outpost(1, PEAK, fallen=0).outpost(0, FOREST).outpost(1, DUNES).piece(1, DUNES, "token")
    assert scene.offer() == [f"settle {BETWEEN}", "opponent 1", "decline"]
    scene.play(f"settle {BETWEEN}")
    assert scene.state.pieces[BETWEEN] == [Piece(1, "outpost"), Piece(0, "outpost")]
    assert scene.state.controllers(BETWEEN) == [1, 0]
    assert BETWEEN not in targets(scene.state, 0, anywhere=True)
    assert (scene.purse(0), scene.player(0).outposts) == ({"coin": 1}, 6)


@pytest.mark.rule("TAP-CIV-12")
def test_sharing_the_middle_island_is_no_achievement() -> None:
    scene = in_income_turn("infiltrators", on_start=[0] * 7).outpost(1, ISLAND).play(f"settle {ISLAND}")
    assert scene.state.achievements["middle_island"] == []
    assert ISLAND in scene.state.territories(0)
    assert ISLAND in scene.state.territories(1)


@pytest.mark.rule("TAP-CIV-12")
def test_a_token_on_a_start_territory_scores_the_outposts_in_supply() -> None:
    scene = in_income_turn("infiltrators", on_start=[0] * 7, seats=3).outpost(2, FOREST).play("opponent 2")
    assert scene.player(0).points == {"infiltrators": 7}
    assert scene.player(0).mats[0].numbers == [0, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("TAP-CIV-12", "TAP-OPEN-27")
def test_the_third_token_on_a_start_territory_brings_one_of_three_civilizations() -> None:
    scene = in_income_turn("infiltrators", 4, on_start=[0, 2, 0, 0, 0, 0, 0]).on_top("aliens", "leaders", "spies")
    scene.play("opponent 1")
    assert scene.offer() == ["civilization aliens", "civilization leaders", "civilization spies"]
    scene.play("civilization leaders")
    assert [mat.id for mat in scene.player(0).mats] == ["leaders", "infiltrators"]
    assert scene.topic == "leaders"


# --- Islanders --------------------------------------------------------------------------------------------------------

GRASS, WATER = "territory_36", "territory_28"
"""One corner of grassland, the rest water; and water all around. Both give a coin."""


def on_island(era: int = 2) -> Scene:
    """Seat 0 has the Islanders, without tiles on the mat, and begins an income turn."""
    return in_income_turn("islanders", era, tiles=[None] * 6, turned=[0] * 6)


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(("turn", "points"), [(2, {"explore": 1}), (3, {})])
def test_the_islanders_explore_their_island(turn: int, points: dict[str, int]) -> None:
    scene = on_island().tiles(0, GRASS)
    scene.play("accept", "island 0", f"rotate {turn}")
    assert scene.player(0).mats == [Island("islanders", 0, [GRASS, *[None] * 5], [turn, 0, 0, 0, 0, 0])]
    assert (scene.player(0).points, scene.purse(0)) == (points, {"coin": 1})


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(
    ("place", "turn", "points"),
    [
        (1, 3, 2),  # the west corner meets the island's grassland, the north-west side the other tile
        (1, 4, 2),  # the north-west corner meets the other tile's grassland, and so does water
        (5, 0, 1),  # water meets water
        (3, 0, 0),  # no tile beside it, and another terrain
    ],
)
def test_sides_score_against_the_tiles_beside(place: int, turn: int, points: int) -> None:
    scene = on_island().island(0, 0, GRASS, 2)
    scene.tiles(0, "territory_27").play("accept", f"island {place}", f"rotate {turn}")
    assert scene.player(0).points.get("explore", 0) == points


@pytest.mark.rule("TAP-CIV-12")
def test_the_islanders_may_decline() -> None:
    scene = on_island().tiles(0, GRASS).play("decline")
    assert scene.player(0).territories == [GRASS]


@pytest.mark.rule("TAP-CIV-12")
def test_exploring_in_an_advance_turn_may_use_the_mat() -> None:
    scene = table().civilization(0, "islanders", tiles=[None] * 6, turned=[0] * 6).island(0, 0, WATER).tiles(0, GRASS)
    scene.resources(0, food=1).token(0, "exploration", 1).play("advance exploration")
    assert scene.offer()[-5:] == ["island 1", "island 2", "island 3", "island 4", "island 5"]
    assert scene.offer()[0] == "explore 1"
    scene.play("island 5", "rotate 0")
    assert scene.player(0).mats[0] == Island("islanders", 0, [WATER, *[None] * 4, GRASS], [0, 0, 0, 0, 0, 0])


@pytest.mark.rule("TAP-CIV-12")
def test_tiles_with_water_outside_score_at_the_end() -> None:
    scene = on_island(5).at(step=3)
    scene.island(0, 0, WATER).island(0, 1, GRASS).island(0, 4, "territory_27").island(0, 5, "territory_13")
    assert scene.player(0).points["islanders"] == 8
    assert scene.player(0).finished


@pytest.mark.rule("TAP-CIV-12")
def test_islanders_gained_late_may_lay_four_tiles_without_benefits() -> None:
    tiles = [WATER, GRASS, "territory_27", "territory_13"]
    scene = gained_late("islanders").on_top(*tiles).tiles(0, "territory_01").play("upgrade radio")
    assert scene.offer() == ["civilization islanders", "draw_another"]
    scene.play("civilization islanders")
    for place in range(3):
        scene.play(f"tile {tiles[place]}", f"island {place}")
        if scene.topic == "tile_turn":
            scene.play("rotate 0")
    scene.play("decline")
    assert scene.player(0).mats[0].marks == tiles[:3]
    assert "explore" not in scene.player(0).points


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize("name", ["islanders", "riverfolk"])
def test_another_civilization_may_be_drawn_instead(name: str) -> None:
    scene = gained_late(name).on_top(name, "leaders").play("upgrade radio", "draw_another")
    assert [mat.id for mat in scene.player(0).mats] == ["leaders"]
    assert scene.state.civilization_discards == [name]


# --- Recyclers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-10", "TAP-CIV-12")
def test_a_card_of_the_top_row_goes_down_for_an_upgrade_of_its_own() -> None:
    scene = in_income_turn("recyclers").techs(0, MIDDLE, "calendar").token(0, "exploration", 4).era(1, 2)
    scene.play("upgrade calendar")
    assert scene.player(0).techs == [[], [], ["calendar"]]
    assert scene.player(0).points == {"calendar": 7}
    assert (scene.topic, scene.offer()) == ("upgrade", ["upgrade calendar", "decline"])
    scene.play("upgrade calendar")
    assert scene.player(0).techs == [["calendar"], [], []]
    assert (scene.player(0).points["recyclers"], scene.purse(0).get("culture")) == (5, 1)  # culture of the income


@pytest.mark.rule("TAP-CIV-12")
def test_the_recyclers_invent_from_the_discard_pile() -> None:
    scene = table().civilization(0, "recyclers").token(0, "technology", 3).resources(0, coin=2).taken("forge")
    scene.display("barn", "calendar", "radio").play("advance technology", "refresh")
    assert scene.offer()[-3:] == ["recycle barn", "recycle calendar", "recycle radio"]
    scene.play("recycle calendar")
    assert scene.player(0).techs[0] == ["calendar"]
    assert scene.state.tech_discards == ["barn", "radio"]
    assert len(scene.state.tech_display) == 3


@pytest.mark.rule("TAP-CIV-12")
def test_a_benefit_does_not_force_the_recyclers_to_recycle() -> None:
    scene = table().civilization(0, "recyclers").techs(0, TOP, "calendar").token(0, "technology", 8)
    scene.resources(0, coin=3).play("advance technology", "resolve upgrade")
    assert scene.offer() == ["upgrade calendar", "decline"]


# --- Riverfolk --------------------------------------------------------------------------------------------------------


def building(scene: Scene) -> Scene:
    """Seat 0 takes a farm from the space Wagons."""
    scene.token(0, "exploration", 2).resources(0, food=1).tiles(0, "territory_01")
    return scene.play("advance exploration", "choose farm")


@pytest.mark.rule("TAP-CIV-12")
def test_the_riverfolk_gain_a_resource_for_the_last_impassable_plot_of_a_district() -> None:
    assert "place 7 7" not in building(table()).offer()
    scene = building(table().civilization(0, "riverfolk")).play("place 7 7")
    assert scene.topic == "resource"
    scene.play("receive culture")
    assert scene.purse(0) == {"culture": 1}


@pytest.mark.rule("TAP-CIV-12")
def test_a_district_with_another_impassable_plot_gives_nothing() -> None:
    scene = building(table().civilization(0, "riverfolk")).play("place 1 0")
    assert (scene.asked, scene.purse(0)) == (1, {})


@pytest.mark.rule("TAP-CIV-12")
def test_impassable_plots_that_nothing_covers_count_as_filled() -> None:
    last = 6 * 9 + 3
    scene = table().civilization(0, "riverfolk").fill(0, DISTRICTS[7] & ~(1 << last))
    building(scene).play("place 6 3")
    assert "district 0 7" in scene.told(0)
    scene.play("receive coin")
    assert (scene.purse(0), scene.asked) == ({"coin": 1}, 1)


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(("before", "lost"), [(30, 22), (5, 5)])
def test_visible_impassable_plots_cost_points_at_the_end(before: int, lost: int) -> None:
    scene = in_income_turn("riverfolk", 5).points(0, before)
    assert scene.player(0).points["riverfolk"] == -lost


@pytest.mark.rule("TAP-CIV-12")
def test_riverfolk_gained_late_score_their_districts() -> None:
    scene = gained_late("riverfolk").play("upgrade radio", "civilization riverfolk")
    assert scene.player(0).points["riverfolk"] == 28


# --- Spies ------------------------------------------------------------------------------------------------------------


def watched(seats: int = 3) -> Scene:
    """Seat 1, a neighbour of the Spies, has something for each of their ways."""
    scene = in_income_turn("spies", seats=seats).tapestry(1, 2, "trap").tiles(1, "territory_01", THIRTEEN)
    return scene.tiles(1, BEACON).token(1, "science", 2).techs(1, MIDDLE, "canned_food").techs(1, TOP, "barn")


@pytest.mark.rule("TAP-CIV-12")
def test_the_spies_copy_a_card_that_works_when_played() -> None:
    scene = watched()
    assert scene.offer() == [
        "use when_played_card", "use supply_tile", "use track_position", "use tech_card", "decline",
    ]  # fmt: skip
    scene.play("use when_played_card")
    assert scene.player(0).points == {"trap": 10}
    assert scene.player(0).mats[0].marks == ["when_played_card"]
    assert scene.player(0).tapestries[0] == []


@pytest.mark.rule("TAP-CIV-12")
def test_the_spies_gain_the_reward_of_a_tile() -> None:
    scene = watched().play("use supply_tile")
    assert scene.offer() == ["tile territory_01", f"space_tile {THIRTEEN}"]
    scene.play("tile territory_01")
    assert scene.purse(0) == {"coin": 1}
    assert scene.player(1).territories == ["territory_01"]


@pytest.mark.rule("TAP-CIV-12")
def test_the_spies_gain_a_benefit_without_the_bonus() -> None:
    scene = watched().resources(0, coin=1).on_top("guilds").play("use track_position")
    assert scene.cards(0) == ["guilds"]
    assert scene.topic != "bonus"
    assert scene.player(0).tokens["science"] == [0]


@pytest.mark.rule("TAP-CIV-12")
def test_the_spies_gain_the_benefit_of_a_tech_card_by_its_row_but_no_landmark() -> None:
    scene = watched().play("use tech_card")
    assert (scene.purse(0), scene.player(0).landmarks) == ({"food": 1}, [])
    assert scene.player(0).mats[0].marks == ["tech_card"]


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(("answer", "seen"), [("accept", ["alliance", "trap"]), ("decline", [None, None])])
def test_the_spies_may_look_at_the_hand_of_that_neighbour(answer: str, seen: list[str | None]) -> None:
    scene = in_income_turn("spies", seats=3).hand(1, "trap", "alliance").hand(2, "guilds").tiles(1, "territory_01")
    scene.play("use supply_tile", answer)
    assert scene.player(1).hand.held(0) == seen
    assert scene.player(1).hand.held(2) == [None, None]
    assert scene.player(2).hand.held(0) == [None]


@pytest.mark.rule("TAP-CIV-12")
def test_the_spies_watch_neighbours_only_and_each_way_once() -> None:
    far = in_income_turn("spies", seats=4).tiles(2, "territory_01").era(1, 2)
    assert far.topic != "spies"
    used = in_income_turn("spies", used=["supply_tile"]).tiles(1, "territory_01").token(1, "science", 2)
    assert used.offer() == ["use track_position", "decline"]


# --- Tinkerers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
def test_the_tinkerers_gain_the_cost_of_a_space() -> None:
    scene = in_income_turn("tinkerers").token(0, "science", 5).play("use refund_space_cost", "receive coin")
    assert scene.purse(0) == {"coin": 1, "worker": 1}
    assert scene.player(0).mats[0].marks == ["refund_space_cost"]


@pytest.mark.rule("TAP-CIV-12")
def test_the_tinkerers_catch_up_with_the_nearest_opponent() -> None:
    scene = in_income_turn("tinkerers", seats=3, used=["refund_space_cost", "regress_3", "next_bonus"])
    scene.token(0, "technology", 1).token(1, "technology", 2).token(2, "technology", 6).resources(0, coin=1)
    scene.on_top("guilds")
    assert scene.offer() == ["use catch_up", "decline"]
    scene.play("use catch_up")
    assert (scene.player(0).tokens["technology"], scene.cards(0)) == ([2], ["guilds"])
    assert scene.topic != "bonus"


@pytest.mark.rule("TAP-CIV-12")
def test_the_tinkerers_regress_three_spaces() -> None:
    scene = in_income_turn("tinkerers").token(0, "technology", 5).token(0, "science", 2).resources(0, coin=1)
    scene.on_top("guilds").play("use regress_3")
    assert (scene.player(0).tokens["technology"], scene.cards(0)) == ([2], ["guilds"])
    assert (scene.topic, scene.offer()) == ("bonus", ["decline", "pay 1 0 0 0"])


@pytest.mark.rule("TAP-CIV-12")
def test_the_tinkerers_advance_to_the_next_bonus_and_pass_landmarks_by() -> None:
    scene = in_income_turn("tinkerers").token(0, "technology", 2).techs(0, 0, "calendar")
    scene.play("use next_bonus", "track technology")
    assert scene.player(0).tokens["technology"] == [5]
    assert "forge" in scene.state.landmarks
    assert (scene.topic, scene.offer()) == ("bonus", ["decline", "buy"])
    scene.play("buy")
    assert (scene.player(0).techs[MIDDLE], scene.purse(0)) == (["calendar"], {"culture": 1})


@pytest.mark.rule("TAP-CIV-12")
def test_a_landmark_of_the_space_reached_is_gained() -> None:
    scene = in_income_turn("tinkerers").token(0, "exploration", 9).play("use next_bonus", "track exploration")
    assert scene.player(0).landmarks == ["launch_pad"]
    assert scene.player(0).tokens["exploration"] == [10]


# --- Treasure Hunters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
def test_the_desert_gives_a_coin_and_one_of_two_black_rolls() -> None:
    scene = in_income_turn("treasure_hunters").rolls(1, 3)
    assert scene.offer() == ["use desert", "use mountain", "use forest", "decline"]
    scene.play("use desert")
    assert scene.offer() == ["keep_roll conquer_black_1", "keep_roll conquer_black_3"]
    scene.play("keep_roll conquer_black_3")
    assert scene.purse(0) == {"coin": 1, "culture": 1}
    assert scene.state.pieces[DUNES] == [Piece(0, "treasure")]
    assert DUNES in scene.state.territories(0)
    assert (scene.player(0).mats[0].marks, scene.player(0).mats[0].tokens) == (["desert"], 3)


@pytest.mark.rule("TAP-CIV-12")
def test_the_tile_reward_is_that_of_the_territory_taken() -> None:
    scene = in_income_turn("treasure_hunters").lay(BETWEEN, "territory_06").rolls(4, 4)
    scene.play("use desert", f"settle {BETWEEN}")
    assert scene.purse(0) == {"coin": 1, "worker": 1}


@pytest.mark.rule("TAP-CIV-12")
def test_the_mountain_gives_a_worker_and_both_dice() -> None:
    scene = in_income_turn("treasure_hunters").rolls(4, 2).play("use mountain", f"settle {PEAK}")
    assert scene.purse(0) == {"worker": 1, "food": 1}
    assert scene.player(0).points == {"conquer_red": 2}  # the new territory counts


@pytest.mark.rule("TAP-CIV-12")
def test_the_forest_gives_food_and_two_red_rolls() -> None:
    scene = in_income_turn("treasure_hunters").rolls(0, 3).play("use forest", f"settle {FOREST}")
    assert (scene.purse(0), scene.player(0).points) == ({"food": 1}, {"conquer_red": 11})


@pytest.mark.rule("TAP-CIV-12")
def test_grassland_gives_culture_and_one_of_two_science_rolls() -> None:
    scene = in_income_turn("treasure_hunters").lay(BETWEEN, GRASS).token(0, "technology", 1)
    scene.rolls("military", "technology").on_top("guilds").play("use grassland", "keep_track technology")
    assert scene.offer() == ["advance technology", "decline"]
    scene.play("advance technology")
    assert (scene.player(0).tokens["technology"], scene.cards(0)) == ([2], ["guilds"])
    assert (scene.topic, scene.purse(0)) == ("bonus", {"culture": 1})


@pytest.mark.rule("TAP-CIV-12")
def test_each_terrain_is_used_once_and_the_middle_island_is_no_achievement() -> None:
    scene = in_income_turn("treasure_hunters", 3, raised=["desert", "mountain"], tokens=2)
    scene.lay(12, "territory_01").outpost(0, 12)
    assert scene.offer() == ["use grassland", "use forest", "decline"]
    scene.rolls("science", "science").play("use grassland", f"settle {ISLAND}")
    assert scene.state.pieces[ISLAND] == [Piece(0, "treasure")]
    assert scene.state.achievements["middle_island"] == []


@pytest.mark.rule("TAP-CIV-12")
def test_a_treasure_is_toppled_like_an_outpost() -> None:
    scene = table().civilization(1, "treasure_hunters").piece(1, PEAK, "treasure").resources(0, culture=1)
    scene.rolls(0, 0).play("advance military", f"conquer {PEAK}", "die red")
    assert scene.state.pieces[PEAK] == [Piece(1, "treasure", 0), Piece(0, "outpost")]
    assert scene.state.controllers(PEAK) == [0]


# --- Utilitarians -----------------------------------------------------------------------------------------------------


def useful(*landmarks: str) -> Scene:
    """Seat 0 has the Utilitarians with the abilities of these landmarks."""
    scene = table().civilization(0, "utilitarians", able=list(landmarks), tokens=2 - len(landmarks))
    return scene.owns(0, *landmarks)


@pytest.mark.rule("TAP-CIV-12")
def test_the_utilitarians_start_with_a_landmark_of_tier_two() -> None:
    scene = begun("utilitarians")
    assert sorted(scene.offer()) == [
        f"take_landmark {name}" for name in ("apothecary", "barracks", "forge", "lighthouse")
    ]
    scene.play("take_landmark forge").place_all()
    assert scene.player(0).landmarks == ["forge"]
    assert (scene.player(0).mats[0].marks, scene.player(0).mats[0].tokens) == (["forge"], 1)


@pytest.mark.rule("TAP-CIV-12")
def test_utilitarians_gained_late_mark_two_landmarks_they_have() -> None:
    scene = gained_late("utilitarians").owns(0, "forge", "launch_pad", "lighthouse", "academy").play("upgrade radio")
    assert scene.offer() == ["use forge", "use lighthouse", "use academy"]
    scene.play("use academy", "use forge")
    assert (scene.player(0).mats[0].marks, scene.player(0).mats[0].tokens) == (["academy", "forge"], 0)
    assert len(scene.player(0).landmarks) == 4


@pytest.mark.rule("TAP-CIV-12")
def test_the_forge_gives_a_resource_for_the_top_row() -> None:
    scene = useful("forge").income_turn(0, 2).at(step=2).token(0, "exploration", 4)
    scene.techs(0, MIDDLE, "calendar").play("upgrade calendar")
    assert (scene.player(0).points, scene.topic) == ({"calendar": 7}, "resource")
    scene.play("receive food")
    assert scene.purse(0)["food"] == 2  # one of them is income


@pytest.mark.rule("TAP-CIV-12")
def test_the_forge_gives_nothing_for_the_middle_row() -> None:
    scene = useful("forge").income_turn(0, 5).at(step=2).techs(0, 0, "calendar").play("upgrade calendar")
    assert (scene.asked, scene.purse(0)) == (1, {"culture": 1})


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(
    ("landmark", "track", "resource"),
    [
        ("rubber_works", "technology", "coin"),
        ("tank_factory", "military", "culture"),
        ("train_station", "exploration", "food"),
        ("academy", "science", "worker"),
    ],
)
@pytest.mark.parametrize(("space", "points"), [(5, 0), (6, 4), (7, 4), (9, 4)])
def test_late_advances_score(landmark: str, track: str, resource: str, space: int, points: int) -> None:
    scene = useful(landmark).token(0, track, space).resources(0, **{resource: 3}).play(f"advance {track}")
    assert scene.player(0).tokens[track] == [space + 1]
    if scene.topic in ("landmark_turn", "landmark_place"):
        scene.place_all()
    assert scene.player(0).points.get(landmark, 0) == points


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(("die", "points", "purse"), [("red", 8, {}), ("black", 4, {"coin": 1})])
def test_the_barracks_give_the_red_die_besides(die: str, points: int, purse: dict[str, int]) -> None:
    scene = useful("barracks").resources(0, culture=1).rolls(0, 0)
    scene.play("advance military", f"conquer {FOREST}", f"die {die}")
    assert (scene.vp(0), scene.purse(0)) == (points, purse)


@pytest.mark.rule("TAP-CIV-12")
def test_the_lighthouse_turns_two_tiles_into_a_resource_once_a_turn() -> None:
    scene = useful("lighthouse").resources(0, coin=1).tiles(0, "territory_01", "territory_02", "territory_03")
    scene.tiles(0, "territory_04")
    assert "lighthouse" in scene.offer()
    scene.play("lighthouse", "discard_tile territory_02", "discard_tile territory_01", "receive food")
    assert scene.purse(0) == {"coin": 1, "food": 1}
    assert scene.state.tile_discards == ["territory_02", "territory_01"]
    assert scene.offer() == ["advance exploration", "advance science", "advance technology", "advance military"]
    scene.play("advance exploration", "pay 1 0 0 0")
    assert (scene.asked, scene.purse(0)) == (1, {"food": 1})


@pytest.mark.rule("TAP-CIV-12")
def test_the_lighthouse_may_be_used_after_the_advance() -> None:
    scene = useful("lighthouse").resources(0, coin=1).on_top("territory_01", "territory_02").play("advance exploration")
    assert scene.offer() == ["lighthouse", "decline"]
    scene.play("lighthouse", "discard_tile territory_01", "receive food")
    assert (scene.purse(0), scene.player(0).territories, scene.asked) == ({"food": 1}, [], 1)


@pytest.mark.rule("TAP-CIV-12")
def test_the_apothecary_pays_for_another_landmark_and_a_free_token_marks_it() -> None:
    scene = useful("apothecary").token(0, "technology", 3).resources(0, coin=2).play("advance technology").place_all()
    assert scene.topic == "resource"
    scene.play("receive worker")
    assert (scene.purse(0), scene.player(0).mats[0].marks) == ({"worker": 1}, ["apothecary", "forge"])


@pytest.mark.rule("TAP-CIV-12")
def test_a_token_may_move_to_a_new_landmark() -> None:
    scene = useful("academy", "barracks").token(0, "technology", 3).resources(0, coin=2)
    scene.play("advance technology").place_all()
    assert scene.offer() == ["replace academy", "replace barracks", "decline"]
    scene.play("replace academy")
    assert (scene.player(0).mats[0].marks, scene.player(0).mats[0].tokens) == (["barracks", "forge"], 0)
