"""TAA-TRK, TAA-ART: the arts track, masterpieces and inspiration tiles."""

import pytest

from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import BOTTOM, MIDDLE
from gobelin.games.tapestry.resources import counted
from gobelin.games.tapestry.vocabulary import BUILDINGS, RESOURCES
from support.tapestry import BASE_TRACKS, Scene

POINTS = ("kinetic_sculpture", "celestial_globe", "sea_chart")
"""Masterpieces that only give points."""
TIERS = {2: ("coin", "worker"), 3: ("coin", "worker", "food"), 4: ("coin", "coin")}


def arts(seats: int = 2) -> Scene:
    """A game with the arts track; three masterpieces lie open that give points for tracks."""
    return Scene(seats, expansions=("aa",)).row(*POINTS)


def enter(space: int, scene: Scene | None = None, **more: int) -> Scene:
    """Seat 0 advances onto a space of the arts track; landmarks are gone, and there is nothing left to pay with."""
    scene = (scene or arts()).token(0, "arts", space - 1)
    scene.taken(*(name for name in ("clocktower", "opera_house", "holocenter") if name in scene._state.landmarks))
    purse: dict[str, int] = dict.fromkeys(RESOURCES, 0)
    for resource in TIERS.get((space + 2) // 3, ("coin",)):
        purse[resource] += 1
    scene.resources(0, **(purse | {name: purse[name] + n for name, n in more.items()}))
    scene.play("advance arts")
    if scene.topic == "pay":
        scene.play(scene.offer()[0])
    return scene


def income_turn(scene: Scene, era: int = 2) -> Scene:
    """Seat 0 begins the income turn of an era; the other is there already, and no card is played."""
    scene = scene.finished(1) if era == 5 else scene.era(1, era)
    scene.income_turn(0, era)
    return scene


# --- the spaces -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-TRK-01", "TAA-TRK-03")
def test_the_first_tier_gives_a_tapestry_card_and_later_a_masterpiece() -> None:
    assert len(enter(1).cards(0)) == 1
    scene = enter(3)
    assert scene.offer() == [*(f"create {card}" for card in POINTS), "create_top"]
    assert scene.play("create celestial_globe").player(0).masterpieces == ["celestial_globe"]


@pytest.mark.rule("TAA-TRK-02", "TAA-TRK-02b")
@pytest.mark.parametrize("buy", [True, False])
def test_flutes_score_five_and_sell_any_building(buy: bool) -> None:
    scene = enter(2, worker=1)
    assert (scene.vp(0), scene.topic) == (5, "bonus")
    if not buy:
        assert scene.play("decline").purse(0) == {"worker": 1}
        return
    scene.play(scene.offer()[1])
    assert scene.offer() == [f"choose {building}" for building in BUILDINGS]
    scene.play("choose farm").place_all()
    assert (scene.player(0).built, scene.purse(0)) == ([0, 0, 1, 0], {})


@pytest.mark.rule("TAA-TRK-04")
def test_epic_poetry_scores_tiles_in_supply_and_tech_cards() -> None:
    scene = arts().tiles(0, "territory_01", "territory_02", "territory_03").techs(0, BOTTOM, "barn", "radio")
    assert enter(4, scene).vp(0) == 5


@pytest.mark.rule("TAA-TRK-05", "TAA-TRK-05b", "TAA-ART-06")
def test_symphony_inspires_and_sells_a_masterpiece() -> None:
    scene = enter(5, coin=1)
    assert scene.topic == "inspire"
    scene.play("inspire inspired_farms")
    assert (scene.player(0).inspired, scene.topic) == (["inspired_farms"], "bonus")
    scene.play("pay 1 0 0 0", "create sea_chart")
    assert scene.player(0).masterpieces == ["sea_chart"]


@pytest.mark.rule("TAA-TRK-06", "TAA-ART-10")
@pytest.mark.parametrize("word", ["exhibit", "any_income_building"])
def test_marble_sculpture_exhibits_or_gives_a_building(word: str) -> None:
    scene = enter(6, arts().masterpieces(0, "portrait", "kinetic_sculpture").masterpieces(1, "chronicle"))
    assert scene.offer() == ["choose exhibit", "choose any_income_building"]
    scene.play(f"choose {word}")
    if word == "exhibit":
        assert scene.offer() == ["use_masterpiece portrait", "use_masterpiece kinetic_sculpture"]
        scene.play("use_masterpiece portrait", "receive food")
        assert (scene.vp(0), scene.purse(0)) == (4, {"food": 1})
        assert scene.player(0).masterpieces == ["portrait", "kinetic_sculpture"]
    else:
        scene.play("choose house").place_all()
        assert scene.player(0).built == [0, 1, 0, 0]


@pytest.mark.rule("TAA-ART-23")
def test_without_an_open_masterpiece_only_the_building_can_be_taken() -> None:
    scene = arts()
    scene._state.players[0].used_masterpieces.append(scene._masterpiece("altarpiece"))
    assert enter(6, scene).topic == "any_building"


@pytest.mark.rule("TAA-TRK-07", "TAA-ART-12")
@pytest.mark.parametrize("refresh", [True, False])
def test_rock_opera_may_replace_the_row_before_it_creates(refresh: bool) -> None:
    scene = enter(7, arts().on_top("portrait", "novel", "ballet"))
    assert scene.offer() == ["refresh", "decline"]
    scene.play("refresh" if refresh else "decline")
    assert scene.state.masterpiece_row == (["portrait", "novel", "ballet"] if refresh else list(POINTS))
    assert scene.state.masterpiece_discards == (list(POINTS) if refresh else [])
    assert scene.topic == "create"


@pytest.mark.rule("TAA-TRK-08", "TAA-TRK-08b")
def test_cgi_animation_inspires_and_sells_any_building() -> None:
    scene = enter(8, food=1).play("inspire inspired_houses", "pay 0 0 1 0", "choose armory").place_all()
    assert (scene.player(0).inspired, scene.player(0).built) == (["inspired_houses"], [0, 0, 0, 1])


@pytest.mark.rule("TAA-TRK-09", "TAA-TRK-11", "TAX-OPEN-03")
@pytest.mark.parametrize("space", [9, 11])
def test_flash_mob_and_photography_advance_on_another_track_with_its_rewards(space: int) -> None:
    scene = enter(space)
    assert set(scene.offer()) == {f"choose advance_{track}" for track in BASE_TRACKS}
    scene.play("choose advance_exploration")
    assert (scene.player(0).tokens["exploration"], len(scene.player(0).territories)) == ([1], 2)


@pytest.mark.rule("TAA-TRK-10", "TAA-ART-13", "TAA-ART-14", "TAX-OPEN-11")
def test_the_holocenter_gives_any_building_and_then_scores_all_kinds_wherever_they_stand() -> None:
    scene = arts().built(0, market=2, farm=1)
    scene._state.players[0].built[1] += 1
    scene._state.players[0].beside.append("house")
    scene = enter(10, scene)
    assert scene.offer() == [f"choose {building}" for building in BUILDINGS]
    scene.play("choose armory").place_all()
    assert scene.player(0).points["virtual_reality_holocenter"] == 5


@pytest.mark.rule("TAA-TRK-11b")
def test_photography_sells_a_masterpiece() -> None:
    scene = enter(11, coin=1).play("choose advance_exploration", "pay 1 0 0 0", "create_top")
    assert len(scene.player(0).masterpieces) == 1


@pytest.mark.rule("TAA-TRK-12", "TAA-ART-11", "TAA-MST-22")
def test_streaming_implants_use_up_to_three_masterpieces_of_the_own_and_the_neighbours() -> None:
    scene = arts(3).masterpieces(0, "portrait").masterpieces(1, "kinetic_sculpture", "altarpiece")
    scene.masterpieces(2, "landscape").token(0, "technology", 5)
    enter(12, scene)
    shown = {"use_masterpiece portrait", "use_masterpiece landscape", "use_masterpiece kinetic_sculpture", "decline"}
    assert set(scene.offer()) == shown
    scene.play("use_masterpiece kinetic_sculpture")
    assert scene.player(0).points["kinetic_sculpture"] == 5
    assert "use_masterpiece kinetic_sculpture" not in scene.offer()
    scene.play("use_masterpiece landscape")
    assert scene.purse(0) == {"culture": 1}
    scene.play("decline")
    assert scene.asked == 1
    assert scene.player(1).masterpieces == ["kinetic_sculpture", "altarpiece"]


@pytest.mark.rule("TAA-TRK-12")
def test_after_three_masterpieces_no_more_is_exhibited_and_those_further_away_not_at_all() -> None:
    scene = arts(4).masterpieces(0, *POINTS, "village_scene").masterpieces(2, "landscape")
    enter(12, scene)
    assert "use_masterpiece landscape" not in scene.offer()
    scene.play(*(f"use_masterpiece {card}" for card in POINTS))
    assert scene.asked == 1


# --- the track --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-TRK-17", "TAA-TRK-18", "TAX-OPEN-04")
def test_the_first_tier_costs_any_resource_and_the_third_any_three() -> None:
    scene = arts().resources(0, coin=1, food=1).play("advance arts")
    assert scene.offer() == ["pay 1 0 0 0", "pay 0 0 1 0"]
    scene = arts().token(0, "arts", 6).resources(0, coin=2, food=1).play("advance arts")
    assert scene.purse(0) == {}
    assert "advance arts" not in arts().token(0, "arts", 6).resources(0, coin=2).offer()


@pytest.mark.rule("TAA-TRK-13", "TAA-TRK-19", "TAX-OPEN-04")
@pytest.mark.parametrize(("space", "resources", "ways"), [
    (3, {"coin": 3}, 0), (3, {"coin": 3, "food": 1}, 1), (3, {"coin": 3, "food": 1, "culture": 1}, 3),
    (9, {"coin": 1, "food": 1}, 0), (9, {"coin": 2, "food": 1}, 1), (9, {"coin": 2, "food": 2}, 2),
])  # fmt: skip
def test_the_second_tier_costs_different_resources_and_the_fourth_two_of_one_kind(
    space: int, resources: dict[str, int], ways: int
) -> None:
    scene = arts().token(0, "arts", space).resources(0, **resources)
    assert ("advance arts" in scene.offer()) == bool(ways)
    if ways:
        scene.play("advance arts")
        assert len(scene.offer()) == ways if scene.topic == "pay" else ways == 1


@pytest.mark.rule("TAA-TRK-14")
@pytest.mark.parametrize(("space", "landmark"), [(4, "clocktower"), (7, "opera_house"), (10, "holocenter")])
def test_the_first_in_a_tier_gains_its_landmark(space: int, landmark: str) -> None:
    scene = arts().token(0, "arts", space - 1).token(1, "arts", space - 1)
    scene.resources(0, coin=2, food=1).resources(1, coin=2, food=1).play("advance arts")
    if scene.topic == "pay":
        scene.play(scene.offer()[0])
    scene.place_all()
    assert scene.player(0).landmarks == [landmark]
    assert landmark not in scene.state.landmarks


@pytest.mark.rule("TAA-TRK-15")
def test_effects_advance_on_the_arts_track_and_count_its_spaces() -> None:
    scene = arts().techs(0, BOTTOM, "opera").token(0, "arts", 1)
    income_turn(scene).at(step=2)
    scene.play("upgrade opera")
    assert (scene.player(0).tokens["arts"], "flutes" in scene.player(0).points) == ([2], False)
    assert counted(scene.state, 0, "arts") == 2


@pytest.mark.rule("TAA-TRK-16")
def test_a_research_that_shows_arts_offers_the_arts_track() -> None:
    scene = arts().resources(0, coin=1).rolls("arts").play("advance science")
    assert scene.offer() == ["advance arts", "decline"]
    assert scene.play("advance arts").player(0).tokens["arts"] == [1]


@pytest.mark.rule("TAA-TRK-20")
def test_the_end_of_the_arts_track_is_an_achievement() -> None:
    scene = enter(12)
    assert scene.state.achievements["complete_track"] == [0]


@pytest.mark.rule("TAA-TRK-21")
def test_a_token_of_the_ai_singularity_may_start_on_arts_and_a_space_of_arts_be_repeated() -> None:
    scene = arts().token(0, "technology", 11).resources(0, coin=2).play("advance technology")
    while scene.topic != "token_to":
        scene.play("resolve move_this_token_to_start_of_any_track")
    scene.play("token_to arts")
    assert scene.player(0).tokens["arts"] == [0, 0]
    scene = arts().token(0, "arts", 2).token(0, "science", 6).taken("academy").resources(0, worker=3)
    scene.play("advance science")
    assert scene.vp(0) == 5  # Flutes is the only space to repeat


# --- creating ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-ART-01", "TAA-ART-02", "TAA-ART-03")
def test_an_open_masterpiece_is_replaced_at_once_and_any_number_may_be_owned() -> None:
    owned = ["portrait", "novel", "ballet", "panorama", "chronicle"]
    scene = arts().masterpieces(0, *owned).on_top("landscape", "triptych")
    enter(3, scene).play("create celestial_globe")
    assert scene.state.masterpiece_row == ["kinetic_sculpture", "sea_chart", "landscape"]
    assert scene.player(0).masterpieces == [*owned, "celestial_globe"]
    scene = enter(3, arts().on_top("landscape")).play("create_top")
    assert (scene.player(0).masterpieces, scene.state.masterpiece_row) == (["landscape"], list(POINTS))
    assert scene.match.view(1)["players"][0]["masterpieces"] == ["landscape"]  # type: ignore[index, call-overload]


@pytest.mark.rule("TAX-OPEN-35")
def test_an_empty_deck_is_made_anew_of_the_discards_and_nothing_is_created_of_nothing() -> None:
    scene = arts()
    while scene._state.masterpiece_deck.items:
        scene._state.masterpiece_discards.append(scene._state.masterpiece_deck.remove(-1))
    enter(3, scene).play("create sea_chart")
    assert (len(scene.state.masterpiece_row), scene.state.masterpiece_discards) == (3, [])
    assert len(scene.state.masterpiece_deck) == 16
    scene = arts()
    while scene._state.masterpiece_deck.items:
        scene._state.masterpiece_deck.remove(-1)
    scene._state.masterpiece_row = []
    assert enter(3, scene).asked == 1


# --- in income turns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-ART-04", "TAA-ART-05")
def test_all_masterpieces_come_in_any_order_and_before_the_civilizations() -> None:
    scene = (
        arts()
        .masterpieces(0, "altarpiece", "village_scene", "portrait")
        .civilization(0, "merrymakers", climbed=[0, 0, 0])
    )
    income_turn(scene)
    assert (scene.topic, set(scene.offer())) == (
        "masterpieces", {"use_masterpiece altarpiece", "use_masterpiece village_scene", "use_masterpiece portrait"}
    )  # fmt: skip
    scene.play("use_masterpiece altarpiece", "choose farm").place_all()
    scene.play("receive coin")
    while scene.topic != "merrymakers":
        scene.play(scene.offer()[0])
    assert scene.player(0).points == {"village_scene": 1, "portrait": 4}


@pytest.mark.rule("TAA-ART-04")
def test_nobody_is_asked_for_an_order_that_makes_no_difference() -> None:
    scene = arts().masterpieces(0, *POINTS).token(0, "science", 3).token(0, "technology", 4)
    assert income_turn(scene).vp(0) == 7
    assert scene.topic != "masterpieces"


@pytest.mark.rule("TAA-ART-25")
def test_masterpieces_score_in_the_last_income_turn_too() -> None:
    scene = arts().masterpieces(0, "kinetic_sculpture").token(0, "technology", 6)
    assert income_turn(scene, 5).player(0).points["kinetic_sculpture"] == 6


@pytest.mark.rule("TAX-OPEN-09")
def test_a_masterpiece_created_in_the_first_step_is_too_late_for_it() -> None:
    scene = arts().masterpieces(0, "novel").token(0, "arts", 2).token(0, "technology", 6).resources(0, coin=1)
    scene.row("kinetic_sculpture", "portrait", "landscape")
    income_turn(scene).play("pay 1 0 0 0", "create kinetic_sculpture")
    assert scene.player(0).masterpieces == ["novel", "kinetic_sculpture"]
    assert "kinetic_sculpture" not in scene.player(0).points


# --- inspiration ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-ART-07", "TAA-ART-08", "TAA-ART-09", "TAX-OPEN-06")
@pytest.mark.parametrize("tile", list(BOX.inspiration))
def test_a_tile_replaces_what_its_track_pays_and_leaves_the_buildings(tile: str) -> None:
    facts = BOX.inspiration[tile]
    number = BUILDINGS.index(facts.building)
    scene = arts().built(0, **{facts.building: 5}).techs(0, BOTTOM, "barn").tiles(0, "territory_01")
    enter(5, scene).play(f"inspire {tile}")
    assert scene.player(0).built[number] == 5
    after = arts().built(0, **{facts.building: 5}).techs(0, BOTTOM, "barn").inspired(0, tile)
    before = arts().built(0, **{facts.building: 5}).techs(0, BOTTOM, "barn")
    for one in (after, before):
        income_turn(one, 5)
        while one.topic == "upgrade":
            one.play("decline")
    names = {space.id for space in facts.spaces}
    assert set(after.player(0).points) & names
    assert not set(before.player(0).points) & names
    assert after.vp(0) > before.vp(0)
    assert sorted(tile.building for tile in BOX.inspiration.values()) == sorted(BUILDINGS)


@pytest.mark.rule("TAA-ART-22", "TAA-ART-07")
def test_a_tile_is_used_once_and_without_one_nothing_is_inspired() -> None:
    tiles = list(BOX.inspiration)
    scene = enter(5, arts().inspired(0, *tiles[:2]))
    assert scene.offer() == [f"inspire {tile}" for tile in tiles[2:]]
    assert enter(5, arts().inspired(0, *tiles)).topic != "inspire"


@pytest.mark.rule("TAX-OPEN-38")
def test_a_tile_counts_from_the_next_points_step_on_within_the_same_turn() -> None:
    scene = arts().techs(0, MIDDLE, "public_art").token(0, "arts", 7).built(0, farm=2)
    income_turn(scene, 3).play("upgrade public_art", "inspire inspired_farms")
    assert (scene.player(0).points["inspired_farms_2"], scene.player(0).points["inspired_farms_3"]) == (2, 6)


# --- new symbols ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-ART-15", "TAA-ART-16")
def test_rows_and_columns_score_apart_and_are_no_scoring_of_the_capital() -> None:
    scene = arts().masterpieces(0, "ballet", "colonnade").fill(0, sum(1 << plot for plot in range(18)))
    scene.civilization(0, "architects").fill(0, sum(1 << (9 * row) for row in range(9)))
    income_turn(scene)
    while scene.topic in ("masterpieces", "resource"):
        scene.play(scene.offer()[0])
    assert (scene.player(0).points["ballet"], scene.player(0).points["colonnade"]) == (2, 1)
    assert "architects" not in scene.player(0).points


@pytest.mark.rule("TAA-ART-17")
def test_conquering_empty_land_passes_by_what_holds_a_piece() -> None:
    def conquerable(card: str) -> list[str]:
        scene = arts().masterpieces(0, card)
        mine = scene._state.players[0].start_hex
        near = [place for place in scene._state.neighbouring(mine) if not scene._state.corners(place)]
        for number, place in enumerate(near, 1):
            scene.lay(place, f"territory_{number:02}")
        scene.outpost(1, near[0]).piece(1, near[1], "token")
        return [option for option in income_turn(scene).offer() if option.startswith("conquer")]

    scene_places = conquerable("travelogue")
    assert scene_places
    scene = arts()
    mine = scene._state.players[0].start_hex
    near = [place for place in scene._state.neighbouring(mine) if not scene._state.corners(place)]
    assert not {f"conquer {place}" for place in near[:2]} & set(scene_places)


@pytest.mark.rule("TAA-ART-18")
@pytest.mark.parametrize("card", ["glass_art", "portrait"])
def test_a_locked_card_is_not_upgraded_again_in_this_turn(card: str) -> None:
    scene = arts().masterpieces(0, card).techs(0, BOTTOM, "calendar").hand(0, "academia", "theocracy")
    income_turn(scene.civilization(0, "inventors", tokens=1), 3)
    if card == "glass_art":
        assert (scene.state.locked, scene.player(0).techs[MIDDLE]) == (["calendar"], ["calendar"])
        assert scene.match.view(1)["locked"] == ["calendar"]
        assert scene.topic == "tapestry"  # the Inventors have nothing to mark
        scene.play("play academia")
        assert scene.topic != "upgrade"
    else:
        scene.play("receive coin")
        assert scene.offer() == ["upgrade calendar", "decline"]


@pytest.mark.rule("TAA-ART-18")
def test_in_the_next_turn_the_card_can_be_upgraded_again() -> None:
    scene = arts().masterpieces(0, "glass_art").techs(0, BOTTOM, "calendar").hand(0, "academia", "theocracy")
    income_turn(scene)
    assert scene.state.locked == ["calendar"]
    while scene.asked == 0:
        scene.play(scene.offer()[0])
    assert scene.state.locked == []


@pytest.mark.rule("TAA-ART-21")
def test_the_landmark_card_is_checked_at_the_end_of_every_own_turn() -> None:
    scene = arts().landmark_card(0, "landmark_card_concert_hall").token(0, "arts", 3).token(0, "science", 4)
    scene.token(0, "technology", 3).taken("forge", "rubber_works").resources(0, coin=2)
    scene.token(0, "military", 9)
    scene.play("advance technology")
    while scene.asked == 0 and scene.topic != "landmark_turn":
        scene.play(scene.offer()[-1])
    scene.place_all()
    assert ("concert_hall" in scene.player(0).landmarks, scene.player(0).landmark_card) == (True, "")
