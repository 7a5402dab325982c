"""Two players with Chronos (INV-2P)."""

import pytest

from gobelin.conformance import walk
from gobelin.games.inventions import GAME
from gobelin.games.inventions.loading import BOX
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Match
from support.inventions import CHRONOS, NOBODY, Scene


def two() -> Scene:
    """A game for two; seat 0 is on turn, then Chronos, whose pillar stands in Africa, then seat 1."""
    return Scene(2).at(order=[0, CHRONOS, 1]).turn(0, CHRONOS, 1)


def chronos_plays(scene: Scene) -> Scene:
    """End the turn of seat 0 with a diplomat on the own common knowledge, so that Chronos has his."""
    scene.act("send_diplomat").finish()
    assert scene.asked == 1
    return scene


def moves(scene: Scene) -> list[str]:
    """What was told of Chronos in his turn."""
    told = scene.told()
    start = told.index("turn 2")
    return told[start + 1 : told.index("turn 1", start)]


# --- the Stone Age ----------------------------------------------------------------------------------------------------


def stone_age(order: list[int], **cards: str) -> Scene:
    """The Stone Age in this turn order, with starting ideas in these regions."""
    scene = Scene(2).at(phase="stone_age", era=1, order=order, to_go=order[::-1], chronos_region="")
    state = scene.table
    for region, card in cards.items():
        state.regions[region].card = card
        state.discarded.remove(card)
    for society in state.players:
        society.tiles.append("influence_plus_one")
    return scene


ALL = {"africa": "wheel", "middle_east": "seawall", "europe": "fermentation", "asia": "tanned_leather"}


@pytest.mark.rule("INV-2P-04", "INV-2P-05")
def test_in_the_stone_age_chronos_takes_africa() -> None:
    scene = stone_age([0, 1, CHRONOS], **ALL)
    assert scene.asked == 1
    state = scene.state
    assert state.chronos_region == "africa"
    assert scene.beside("africa") == (CHRONOS, 2, NOBODY, NOBODY)
    assert scene.region("africa").population == [0, 0, 1]
    (owner, _, is_up), *others = scene.region("africa").influence
    assert (owner, is_up, others) == (CHRONOS, False, [])
    assert (scene.society(CHRONOS).supply, len(scene.society(CHRONOS).tiles)) == (30 - 3, 4)
    assert scene.society(CHRONOS).ip == 0  # the tile of Africa gives him no points


@pytest.mark.rule("INV-2P-04", "INV-2P-29")
def test_chronos_takes_the_next_free_region_with_an_idea_at_his_place_in_the_order() -> None:
    scene = stone_age([0, CHRONOS, 1], **ALL)
    scene.play("claim africa", "specialist technology", "pillar travel")
    assert (scene.asked, scene.state.chronos_region) == (0, "middle_east")
    without = {region: card for region, card in ALL.items() if region not in ("africa", "middle_east")}
    scene = stone_age([0, 1, CHRONOS], **without)
    assert scene.state.chronos_region == "europe"
    assert scene.beside("europe") == (CHRONOS, 1, NOBODY, NOBODY)


@pytest.mark.rule("INV-2P-06", "INV-OPEN-39")
def test_three_influence_tiles_come_at_the_changes_2_3_3_4_and_4_5_only() -> None:
    match: Match[InventionsState] = Match.new(GAME, None, 2, "tiles")
    seen: dict[int, int] = {}
    for step in walk(match):
        laid = sum(owner == CHRONOS for display in step.state.regions.values() for owner, _, _ in display.influence)
        if step.state.phase == "pillar":
            seen.setdefault(step.state.era, laid)
    assert seen == {2: 1, 3: 2, 4: 3, 5: 4}
    assert len(match.state.players[CHRONOS].tiles) == 1


# --- players beside him -----------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-2P-08", "INV-2P-30", "INV-TURN-12")
def test_season_pillars_give_influence_too_and_chronos_triggers_nothing() -> None:
    scene = two().pillars(1, "innovate", "send_diplomat").turn(0, CHRONOS, 1)
    chronos_plays(scene)
    assert [scene.society(seat).influence for seat in (0, 1)] == [1, 2]
    scene = two().pillars(1, "send_diplomat", "present_idea").pillars(0, "travel", "invent").at(round=2)
    chronos_plays(scene)
    assert any(words.startswith("presented 2") for words in moves(scene))
    assert [scene.society(seat).influence for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("INV-OPEN-60")
def test_a_diplomat_on_the_milestone_of_chronos_gives_nobody_influence_and_access_to_it() -> None:
    scene = two().milestones(["agriculture", "cotton", "iron", "mining"])
    assert not scene.table.has_access(0, "iron")
    scene.act("send_diplomat", "send iron", "academic")
    assert scene.state.diplomats["iron"] == [0]
    assert [scene.society(seat).influence for seat in range(3)] == [1, 1, 0]
    assert scene.state.has_access(0, "iron")
    assert all(CHRONOS not in where for where in scene.state.diplomats.values())


@pytest.mark.rule("INV-OPEN-59")
def test_a_player_shares_what_chronos_took_part_in() -> None:
    scene = two().invention("africa", "wheel", CHRONOS, 0)
    scene.act("share_invention", "joker")
    assert scene.region("africa").population == [1, 0, 2]
    assert scene.society(CHRONOS).ip == 0
    scene = two().invention("africa", "wheel", 0, CHRONOS)
    scene.act("share_invention", "joker")
    assert "wheel" in scene.state.discarded
    assert (scene.society(0).ip, scene.region("africa").population) == (4, [2, 0, 1])
    scene = two().invention("africa", "wheel", 1, 0, CHRONOS)
    scene.act("share_invention", "joker")
    assert scene.region("africa").population == [1, 2, 2]


# --- his turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-2P-11", "INV-2P-28")
def test_his_pillar_moves_to_the_next_region_and_he_performs_one_action() -> None:
    scene = chronos_plays(two())
    assert moves(scene)[0] == "chronos_moved middle_east"
    told = [words.split()[0] for words in moves(scene)]
    assert told == ["chronos_moved", "presented", "refilled", "uncovered", "posted"]
    scene = chronos_plays(two().at(chronos_region="south_america"))
    assert scene.state.chronos_region == "africa"
    assert scene.society(CHRONOS).seasons == []


@pytest.mark.rule("INV-OPEN-05")
def test_the_path_of_the_regions() -> None:
    assert BOX.path == (
        "africa", "middle_east", "europe", "asia", "australia", "north_america", "south_america",
    )  # fmt: skip
    assert (BOX.regions["asia"].number, BOX.regions["north_america"].number) == (4, 6)


@pytest.mark.rule("INV-2P-13", "INV-OPEN-61", "INV-2P-03")
def test_he_presents_the_rightmost_idea_without_a_bonus_and_the_display_is_refilled() -> None:
    scene = two().on_top("caravel")
    chronos_plays(scene)
    assert (scene.region("middle_east").card, scene.beside("middle_east")) == ("writing", (CHRONOS, 1, NOBODY, NOBODY))
    assert scene.state.display == ["caravel", "steel", "glass"]
    assert (scene.society(CHRONOS).influence, scene.society(CHRONOS).ideas) == (0, [])
    assert scene.society(CHRONOS).supply == 30 - 1
    scene = chronos_plays(two().specialist("middle_east", "points"))
    assert (scene.region("middle_east").originators, scene.society(CHRONOS).ip) == (2, 0)


@pytest.mark.rule("INV-OPEN-61", "INV-2P-23")
def test_without_any_card_he_cannot_present_and_moves_on() -> None:
    scene = chronos_plays(two().display().stack(0).invention("asia", "wheel", 0, 1))
    assert moves(scene) == [
        "chronos_moved middle_east",
        "chronos_moved europe",
        "chronos_moved asia",
        "innovated 2 wheel asia",
        "posted 2 supply innovator asia",
    ]


@pytest.mark.rule("INV-2P-09", "INV-2P-12", "INV-2P-14", "INV-2P-15")
def test_he_invents_with_one_citizen_and_takes_the_tile_of_discipline_and_region() -> None:
    scene = two().milestones(common=["control_of_fire", "transport", "origin_of_language", "iron"])
    scene.idea("middle_east", "steamship", 0)
    chronos_plays(scene)
    assert scene.beside("middle_east") == (0, 1, CHRONOS, NOBODY)
    assert scene.society(CHRONOS).supply == 30 - 1
    assert scene.state.chronos_tiles["economy"] == ["economy_2"]
    assert scene.state.progress["economy_2"] == 1
    assert moves(scene)[1:] == [
        "invented 2 steamship middle_east",
        "posted 2 supply inventor middle_east",
        "chronos_kept economy_2 board",
    ]


@pytest.mark.rule("INV-2P-10")
@pytest.mark.parametrize("where", ["private", "common", "discard"])
def test_he_has_access_to_private_common_and_discarded_milestones(where: str) -> None:
    scene = two().idea("middle_east", "lighthouse", 0)
    if where == "private":
        scene.milestones(["agriculture", "sailing", "copper_smelting", "mining"])
    elif where == "common":
        scene.milestones(common=["control_of_fire", "transport", "origin_of_language", "sailing"])
    else:
        scene.milestones(eureka=["iron", "mathematics"])
        assert "sailing" in scene.table.discard
    chronos_plays(scene)
    assert scene.region("middle_east").inventor == CHRONOS


@pytest.mark.rule("INV-2P-17")
def test_he_cannot_invent_while_the_milestone_is_not_in_play_and_moves_on() -> None:
    scene = chronos_plays(two().idea("middle_east", "lighthouse", 0).idea("europe", "wheel", 0))
    assert scene.region("middle_east").inventor == NOBODY
    assert (scene.state.chronos_region, scene.region("europe").inventor) == ("europe", CHRONOS)


@pytest.mark.rule("INV-2P-16", "INV-OPEN-41")
@pytest.mark.parametrize(
    ("own", "sold", "taken"),
    [
        ([], ["technology_2"], "technology_3"),
        (["technology_2", "technology_3"], [], "technology_4"),
        ([f"technology_{number}" for number in range(2, 8)], [], "technology_1"),
    ],
)
def test_of_a_number_that_is_gone_or_his_he_takes_the_next_one(own: list[str], sold: list[str], taken: str) -> None:
    scene = two().idea("middle_east", "wheel", 0)
    for tile in own:
        scene.table.progress[tile] -= 1
        scene.table.chronos_tiles["technology"].append(tile)
    for tile in sold:
        scene.placed(0, hex_0_0=tile).placed(1, hex_0_0=tile)
    chronos_plays(scene)
    assert scene.state.chronos_tiles["technology"] == [*own, taken]


@pytest.mark.rule("INV-OPEN-41")
def test_with_all_seven_numbers_he_takes_nothing() -> None:
    scene = two().idea("middle_east", "wheel", 0)
    tiles = [f"technology_{number}" for number in range(1, 8)]
    for tile in tiles:
        scene.table.progress[tile] -= 1
    scene.table.chronos_tiles["technology"] += tiles
    chronos_plays(scene)
    assert scene.region("middle_east").inventor == CHRONOS
    assert scene.state.chronos_tiles["technology"] == tiles


@pytest.mark.rule("INV-2P-18", "INV-2P-19", "INV-2P-21", "INV-SET-22")
def test_he_shares_what_he_took_part_in_and_removes_the_top_prosperity_tile() -> None:
    scene = two().invention("middle_east", "wheel", CHRONOS, 1, 0).tray(0, "culture_1")
    scene.prosperity("middle_east", "prosperity_a", "prosperity_b", "prosperity_g")
    supply = scene.society(0).supply
    chronos_plays(scene)
    assert scene.society(CHRONOS).ip == 0
    assert scene.society(1).inventions == ["wheel"]
    assert (scene.region("middle_east").population, scene.society(0).supply) == ([2, 1, 1], supply - 1)
    assert scene.state.chronos_tiles["prosperity"] == ["prosperity_g"]
    assert scene.region("middle_east").prosperity == ["prosperity_a", "prosperity_b"]
    assert scene.region("middle_east").card == ""


@pytest.mark.rule("INV-2P-19", "INV-OPEN-41")
def test_without_a_prosperity_tile_he_takes_progress_and_letters_are_no_limit_for_him() -> None:
    scene = two().invention("middle_east", "coins", CHRONOS, 1).prosperity("middle_east")
    chronos_plays(scene)
    assert scene.state.chronos_tiles["economy"] == ["economy_2"]
    assert scene.state.chronos_tiles["technology"] == []
    scene = two().invention("middle_east", "wheel", CHRONOS, 1)
    scene.table.chronos_tiles["prosperity"].append(scene.table.regions["middle_east"].prosperity.pop())
    chronos_plays(scene)
    assert scene.state.chronos_tiles["prosperity"] == ["prosperity_b", "prosperity_b"]


@pytest.mark.rule("INV-2P-20", "INV-2P-21")
def test_a_card_that_he_invented_is_discarded_and_as_innovator_he_adds_a_citizen() -> None:
    scene = chronos_plays(two().invention("middle_east", "coins", 1, CHRONOS))
    assert "coins" in scene.state.discarded
    assert scene.society(1).ip == 3
    scene = chronos_plays(two().invention("middle_east", "coins", 1, 0, CHRONOS))
    assert scene.society(0).inventions == ["coins"]
    assert scene.region("middle_east").population == [1, 1, 2]
    assert scene.society(CHRONOS).supply == 30 - 2


@pytest.mark.rule("INV-2P-22", "INV-2P-31", "INV-2P-12")
def test_he_innovates_what_he_had_no_part_in_and_never_chains() -> None:
    scene = chronos_plays(two().invention("middle_east", "irrigation", 0, 1))
    assert scene.beside("middle_east") == (0, 1, 1, CHRONOS)
    assert moves(scene) == [
        "chronos_moved middle_east",
        "innovated 2 irrigation middle_east",
        "posted 2 supply innovator middle_east",
    ]
    assert scene.society(CHRONOS).home == [0, 0, 0]


@pytest.mark.rule("INV-2P-23", "INV-2P-31")
def test_where_he_can_do_nothing_he_moves_on_until_he_can() -> None:
    scene = chronos_plays(two().invention("middle_east", "irrigation", 0, 1, 0))
    assert scene.state.chronos_region == "europe"
    assert scene.region("europe").card == "writing"


@pytest.mark.rule("INV-OPEN-40")
def test_after_seven_regions_without_an_action_his_turn_ends() -> None:
    scene = chronos_plays(two().display().stack(0))
    assert moves(scene) == [f"chronos_moved {region}" for region in (*BOX.path[1:], "africa")]
    assert scene.asked == 1


@pytest.mark.rule("INV-OPEN-62")
def test_short_of_citizens_he_places_what_he_has_and_with_none_he_cannot_present_invent_or_innovate() -> None:
    scene = two().specialist("middle_east", "points").supply(CHRONOS, 1)
    chronos_plays(scene)
    assert (scene.region("middle_east").originators, scene.society(CHRONOS).supply) == (1, 0)
    scene = two().supply(CHRONOS, 0).idea("europe", "wheel", 0).invention("asia", "irrigation", 0, 1)
    chronos_plays(scene)
    assert [words.split()[0] for words in moves(scene)] == ["chronos_moved"] * 7


# --- the era change ---------------------------------------------------------------------------------------------------


def era_change(scene: Scene, era: int = 2) -> Scene:
    """Let seat 1 have the last turn of an era."""
    scene.last_round(era, 1).act("send_diplomat")
    while scene.asked == 1 and scene.state.era == era:
        offer = scene.offer()
        scene.play("decline" if "decline" in offer else offer[0])
    return scene


@pytest.mark.rule("INV-2P-24")
def test_before_the_era_change_he_lays_a_tile_in_the_next_region_and_his_pillar_goes_there() -> None:
    scene = two().tile(CHRONOS, "africa", "influence_share", is_up=False).tile(0, "middle_east", "influence_share")
    era_change(scene.milestones(eureka=[]))  # no new milestone, and so no new turn order
    owner, _, is_up = scene.region("middle_east").influence[1]
    assert (owner, is_up, scene.state.chronos_region) == (CHRONOS, False, "middle_east")


@pytest.mark.rule("INV-2P-24")
def test_he_passes_regions_where_he_has_a_tile_or_no_space_is_free() -> None:
    scene = two().tile(CHRONOS, "middle_east", "influence_share", is_up=False)
    for tile in ("influence_present", "influence_invent", "influence_innovate"):
        scene.tile(0, "europe", tile, is_up=False)
    era_change(scene.milestones(eureka=[]))
    assert scene.state.chronos_region == "asia"
    assert [owner for owner, _, _ in scene.region("asia").influence] == [CHRONOS]


@pytest.mark.rule("INV-2P-25")
def test_at_the_era_change_he_takes_the_rightmost_milestone_and_the_rightmost_free_box() -> None:
    scene = two().milestones(["agriculture", "mathematics", "copper_smelting", "mining"], eureka=["iron", "sailing"])
    scene.era_box(1, "era3_box4").diplomat(0, "stone_and_bone_tools").academy(0, 1)
    era_change(scene)
    assert scene.state.private[CHRONOS] == "sailing"
    assert scene.society(CHRONOS).box == "era3_box3"
    assert scene.society(0).academy == 2
    assert scene.state.private[3] == "mining"  # the marker of seat 1 stands furthest right: step 1 is being asked
    scene.play("order 1")
    assert scene.state.private[3] == "iron"
    assert scene.state.common == ["transport", "origin_of_language", "copper_smelting", "mining"]


@pytest.mark.rule("INV-2P-25", "INV-OPEN-39")
@pytest.mark.parametrize(("era", "takes"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_he_takes_a_milestone_at_the_changes_2_3_3_4_and_4_5(era: int, takes: bool) -> None:
    scene = two()
    if era == 1:
        scene = stone_age([0, 1, CHRONOS], **ALL)
        for seat in (1, 0):
            scene.play(scene.offer()[0])
            while scene.topic != "epoch":
                scene.play(scene.offer()[0])
            assert scene.asked == seat
            scene.play("pillar travel")
        assert scene.state.era == 2
    else:
        era_change(scene, era)
    assert (scene.state.private[CHRONOS] == "sailing") is takes


@pytest.mark.rule("INV-2P-26")
def test_on_the_turn_order_box_furthest_right_he_makes_himself_first() -> None:
    scene = era_change(two())
    assert scene.society(CHRONOS).box == "era3_box4"
    assert scene.state.order == [CHRONOS, 0, 1]
    assert "turn_order 2 1" in scene.told()
    scene = two().milestones(["crane", "cotton", "copper_smelting", "mining"]).era_box(0, "era4_box4")
    era_change(scene)
    assert (scene.topic, scene.asked) == ("turn_order", 0)
    scene.play("order 3")
    assert scene.state.order == [CHRONOS, 1, 0]


@pytest.mark.rule("INV-OPEN-38")
def test_with_an_empty_eureka_display_he_keeps_milestone_and_box() -> None:
    scene = two().milestones(eureka=[])
    box = scene.society(CHRONOS).box
    era_change(scene)
    assert (scene.state.private[CHRONOS], scene.society(CHRONOS).box) == ("copper_smelting", box)


@pytest.mark.rule("INV-2P-02")
def test_he_neither_scores_nor_gains_influence_in_a_whole_game() -> None:
    *_, last = walk(Match.new(GAME, None, 2, "chronos"))
    state: InventionsState = last.state
    chronos = state.players[CHRONOS]
    assert (chronos.ip, chronos.influence, chronos.epoch, chronos.seasons) == (0, 0, "", [])
    assert (chronos.tray, chronos.aspirations, chronos.progress) == ([], [], {})
    assert last.result is not None
    assert len(last.result.scores) == 2
