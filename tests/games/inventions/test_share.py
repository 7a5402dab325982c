"""Share an Invention (INV-SHARE)."""

import pytest

from support.inventions import NOBODY, Scene


@pytest.mark.rule("INV-SHARE-01", "INV-SHARE-02")
def test_only_inventions_with_an_own_citizen_beside_can_be_shared() -> None:
    scene = Scene().invention("africa", "wheel", 0, 1).invention("middle_east", "seawall", 1, 0)
    scene.invention("europe", "silk", 1, 2, 0).invention("asia", "coins", 1, 2).idea("australia", "proto_city", 0)
    scene.act("share_invention")
    assert scene.offer() == ["share africa", "share middle_east", "share europe"]


@pytest.mark.rule("INV-SHARE-03", "INV-SHARE-13")
@pytest.mark.parametrize(
    ("card", "era"), [("wheel", 2), ("coins", 3), ("caravel", 4), ("steamship", 5), ("internet", 6)]
)
def test_the_originator_scores_the_era_for_each_citizen(card: str, era: int) -> None:
    scene = Scene().invention("africa", card, 1, 0)
    scene.act("share_invention", "joker")
    assert (scene.society(1).ip, scene.society(0).ip) == (2 * era, 0)
    scene = Scene().invention("asia", card, 1, 0)
    scene.act("share_invention", "joker")
    assert scene.society(1).ip == era


@pytest.mark.rule("INV-SHARE-04", "INV-SHARE-05", "INV-SHARE-13", "INV-SHARE-18")
def test_the_inventor_gets_the_card_and_the_innovator_another_citizen() -> None:
    scene = Scene().invention("africa", "wheel", 0, 1, 2)
    supply = scene.society(2).supply
    scene.act("share_invention", "joker")
    assert scene.society(1).inventions == ["wheel"]
    assert scene.region("africa").population == [2, 1, 2]
    assert scene.society(2).supply == supply - 1


@pytest.mark.rule("INV-SHARE-06", "INV-OPEN-06")
def test_the_sharing_player_takes_a_tile_of_the_region_or_a_joker() -> None:
    scene = Scene().invention("africa", "wheel", 0, 1).tray(0, "culture_1")
    scene.act("share_invention")
    assert scene.offer() == ["prosperity prosperity_a", "joker"]
    scene.play("prosperity prosperity_a")
    assert scene.society(0).tray == ["culture_1", "prosperity_a"]
    assert scene.region("africa").prosperity == ["prosperity_a"] * 2
    scene = Scene().invention("africa", "wheel", 0, 1)
    scene.act("share_invention", "joker")
    assert (scene.society(0).tray, scene.society(0).aspirations) == ([], ["joker"])


@pytest.mark.rule("INV-OPEN-06")
def test_of_a_mixed_stack_any_tile_may_be_taken() -> None:
    scene = Scene(prosperity="mixed").invention("africa", "wheel", 0, 1)
    scene.prosperity("africa", "prosperity_c", "prosperity_a", "prosperity_c")
    scene.act("share_invention")
    assert scene.offer() == ["prosperity prosperity_c", "prosperity prosperity_a", "joker"]
    scene.play("prosperity prosperity_a")
    assert scene.region("africa").prosperity == ["prosperity_c", "prosperity_c"]


@pytest.mark.rule("INV-SHARE-07", "INV-OPEN-31")
def test_with_a_full_tray_the_new_tile_is_swapped_for_an_aspiration_or_not_taken() -> None:
    scene = (
        Scene().invention("africa", "wheel", 0, 1).tray(0, "culture_1", "culture_2").aspirations(0, "economy", "joker")
    )
    scene.act("share_invention")
    assert scene.offer() == ["prosperity prosperity_a", "joker", "decline"]
    scene.play("prosperity prosperity_a")
    assert (scene.topic, scene.offer()) == ("swap", ["give_up economy", "give_up joker"])
    scene.play("give_up economy")
    assert scene.society(0).tray == ["culture_1", "culture_2", "prosperity_a"]
    assert scene.society(0).aspirations == ["joker"]
    assert "gave_up 0 economy" in scene.told()


@pytest.mark.rule("INV-SHARE-07")
def test_with_a_full_tray_nothing_need_be_taken() -> None:
    scene = Scene().invention("africa", "wheel", 0, 1).tray(0, "culture_1", "culture_2", "culture_3")
    scene.aspirations(0, "economy")
    scene.act("share_invention", "decline")
    assert (scene.society(0).tray, scene.society(0).aspirations) == (
        ["culture_1", "culture_2", "culture_3"],
        ["economy"],
    )
    assert scene.region("africa").population == [2, 1, 0]


@pytest.mark.rule("INV-SHARE-07", "INV-OPEN-31")
def test_with_four_tiles_in_the_tray_nothing_can_be_taken() -> None:
    scene = Scene().invention("africa", "wheel", 0, 1).tray(0, "culture_1", "culture_2", "culture_3", "prosperity_b")
    scene.act("share_invention")
    assert scene.topic == "place"
    assert scene.society(0).aspirations == []
    assert scene.region("africa").population == [2, 1, 0]


@pytest.mark.rule("INV-SHARE-07", "INV-OPEN-28", "INV-OPEN-31")
def test_an_aspiration_that_found_no_room_beside_four_tiles_cannot_be_swapped_either() -> None:
    scene = Scene().people(0, "europe", 1).knowledge("africa", "share").invention("asia", "wheel", 0, 1)
    scene.tray(0, "culture_1", "culture_2", "culture_3", "prosperity_b")
    scene.act("travel", "travel europe africa", "chain knowledge_share")
    assert scene.region("asia").card == ""
    assert scene.society(0).tray == ["culture_1", "culture_2", "culture_3", "prosperity_b"]
    assert (scene.topic, scene.society(0).aspirations) == ("place", [])


@pytest.mark.rule("INV-SHARE-08", "INV-SHARE-09", "INV-PROG-03")
@pytest.mark.parametrize("where", ["tray", "map", "none_left"])
def test_a_letter_that_one_owns_cannot_be_taken_but_the_joker_always(where: str) -> None:
    scene = Scene().invention("africa", "wheel", 0, 1)
    if where == "tray":
        scene.tray(0, "prosperity_a")
    elif where == "map":
        scene.placed(0, hex_0_0="prosperity_a")
    else:
        scene.prosperity("africa")
    scene.act("share_invention")  # the joker is the only option
    assert scene.society(0).aspirations == ["joker"]


@pytest.mark.rule("INV-SHARE-10")
def test_a_joker_becomes_progress_of_any_discipline() -> None:
    scene = Scene().invention("africa", "wheel", 0, 1)
    scene.act("share_invention", "joker")
    assert len(scene.offered("take")) == 21
    scene.play("take technology_6")
    assert scene.society(0).tray == ["technology_6"]


@pytest.mark.rule("INV-SHARE-11", "INV-SHARE-12", "INV-SHARE-17")
def test_everybody_beside_the_card_goes_to_the_map_and_the_display_is_free() -> None:
    scene = Scene().invention("africa", "wheel", 1, 0).ideas(1, "seawall").nobody_home(0)
    scene.act("share_invention", "joker").finish()
    assert scene.region("africa").population == [1, 2, 0]
    assert (scene.region("africa").card, scene.beside("africa")) == ("", (NOBODY, 0, NOBODY, NOBODY))
    scene.act("present_idea")
    assert "seawall africa" in scene.offered("present")


def compass() -> Scene:
    """Blue is seat 0, Yellow 1 and Orange 2."""
    return Scene().invention("australia", "magnetic_compass", 0, 1, 2, citizens=2)


@pytest.mark.rule("INV-SHARE-14")
def test_blue_shares_the_magnetic_compass() -> None:
    scene = compass()
    scene.act("share_invention", "prosperity prosperity_e")
    assert (scene.society(0).ip, scene.society(1).inventions) == (8, ["magnetic_compass"])
    assert scene.society(0).tray == ["prosperity_e"]
    assert scene.region("australia").population == [2, 1, 2]  # four from beside the card, and one more of Orange


@pytest.mark.rule("INV-SHARE-15", "INV-SHARE-13")
def test_yellow_shares_the_magnetic_compass() -> None:
    scene = compass().turn(1)
    scene.act("share_invention", "prosperity prosperity_e")
    assert (scene.society(0).ip, scene.society(1).inventions) == (8, ["magnetic_compass"])
    assert (scene.society(0).tray, scene.society(1).tray) == ([], ["prosperity_e"])
    assert scene.region("australia").population == [2, 1, 2]


@pytest.mark.rule("INV-SHARE-16")
def test_points_and_card_come_before_the_innovators_citizen_the_tile_and_the_move_to_the_map() -> None:
    scene = compass()
    scene.act("share_invention")
    assert scene.society(0).ip == 8
    assert scene.society(1).inventions == ["magnetic_compass"]
    assert scene.region("australia").population == [0, 0, 1]
    scene.play("prosperity prosperity_e")
    told = [words.split()[0] for words in scene.told()]
    steps = ["shared", "scored", "kept", "settled", "prosperity", "to_map"]
    assert told[told.index("shared") :][:6] == steps


@pytest.mark.rule("INV-OPEN-64")
def test_who_has_several_roles_gets_all_rewards() -> None:
    scene = Scene().invention("africa", "wheel", 0, 0)
    scene.act("share_invention", "joker")
    assert (scene.society(0).ip, scene.society(0).inventions) == (4, ["wheel"])
    assert scene.region("africa").population == [3, 0, 0]
    scene = Scene().invention("africa", "wheel", 0, 1, 0)
    scene.act("share_invention", "joker")
    assert (scene.society(0).ip, scene.region("africa").population) == (4, [4, 1, 0])
