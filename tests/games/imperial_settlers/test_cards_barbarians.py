"""IMP-CARD-BAR: the clarifications of Barbarian cards."""

import pytest

from gobelin.games.imperial_settlers.vocabulary import RAZE, STONE, WORKER
from support.settlers import Scene


@pytest.mark.rule("IMP-CARD-BAR-01")
def test_the_dark_chapel_razes_only_what_has_a_raze_field() -> None:
    scene = Scene("barbarians", "romans").locations(0, "dark_chapel", "town").hand(0, "quarry", "ruins", "settlement")
    scene.locations(1, "marketplace", "ruins", "builder").goods(0, raze=2)
    scene.play("activate dark_chapel")
    assert scene.offer() == ["raze quarry", "raze_location marketplace"]


@pytest.mark.rule("IMP-CARD-BAR-01")
def test_the_dark_chapel_gives_the_goods_of_a_location_which_falls_as_usual() -> None:
    scene = Scene("barbarians", "romans").locations(0, "dark_chapel").locations(1, "marketplace").goods(0, raze=2)
    scene.play("activate dark_chapel", "keep_good wood", "keep_good gold")
    assert scene.purse(0) == {"wood": 1, "gold": 1}
    assert scene.location(0, "dark_chapel").laid == ((RAZE, 2),)
    assert scene.founded(1) == ["marketplace"]
    assert scene.purse(1) == {"wood": 1}


@pytest.mark.rule("IMP-CARD-BAR-01")
def test_the_dark_chapel_razes_a_hand_card_for_one_token() -> None:
    scene = Scene("barbarians", "romans").locations(0, "dark_chapel").hand(0, "quarry").goods(0, raze=1)
    scene.locations(1, "marketplace")  # two tokens would be needed
    scene.play("activate dark_chapel", "keep_good stone", "keep_good stone")
    assert scene.purse(0) == {"stone": 2}
    assert scene.discarded() == ["quarry"]
    assert scene.location(0, "dark_chapel").laid == ((RAZE, 1),)


@pytest.mark.rule("IMP-CARD-BAR-02")
def test_a_defence_token_makes_the_dark_chapel_dearer() -> None:
    scene = Scene("barbarians", "romans").locations(0, "dark_chapel").locations(1, "marketplace", defence=1)
    assert "activate dark_chapel" not in scene.goods(0, raze=2).offer()
    scene = Scene("barbarians", "romans").locations(0, "dark_chapel").locations(1, "marketplace", defence=1)
    scene.goods(0, raze=4).play("activate dark_chapel", "keep_good wood", "keep_good gold")
    assert scene.purse(0) == {"wood": 1, "gold": 1, "raze": 1}
    assert scene.location(0, "dark_chapel").laid == ((RAZE, 3),)


@pytest.mark.rule("IMP-CARD-BAR-02")
def test_a_samurai_makes_the_dark_chapel_dearer() -> None:
    scene = Scene("barbarians", "japanese").locations(0, "dark_chapel").locations(1, "farm", samurai=1)
    assert "activate dark_chapel" not in scene.goods(0, raze=2).offer()
    scene = Scene("barbarians", "japanese").locations(0, "dark_chapel").locations(1, "farm", samurai=1)
    scene.goods(0, raze=3).play("activate dark_chapel", "keep_good vp")
    assert scene.purse(0) == {}
    assert scene.vp(0) == 1


@pytest.mark.rule("IMP-CARD-BAR-03")
@pytest.mark.parametrize(
    ("stone", "point", "purse", "points"),
    [
        ("keep_good", "keep_good", {"stone": 1}, 1),
        ("convert", "keep_good", {}, 3),
        ("keep_good", "convert", {"stone": 1}, 2),
        ("convert", "convert", {}, 4),
    ],
)
def test_each_good_of_the_dark_chapel_may_be_given_up_for_two_points_a_point_too(
    stone: str, point: str, purse: dict[str, int], points: int
) -> None:
    scene = Scene("barbarians", "romans").locations(0, "dark_chapel").hand(0, "armorer").goods(0, raze=1)
    scene.play("activate dark_chapel", f"{stone} stone", f"{point} vp")
    assert (scene.purse(0), scene.vp(0)) == (purse, points)


@pytest.mark.rule("IMP-CARD-BAR-04", "IMP-CARD-BAR-05")
def test_rabble_raze_an_own_location_not_a_hand_card_for_goods_foundation_and_wood() -> None:
    scene = Scene("barbarians", "romans").locations(0, "rabble", "marketplace", "town").hand(0, "quarry")
    scene.locations(1, "mill").goods(0, worker=1)
    scene.play("activate rabble")
    assert scene.offer() == ["raze_own marketplace", "raze_own town"]
    scene.play("raze_own marketplace")
    assert scene.purse(0) == {"wood": 2, "gold": 1}  # one of the wood for the foundation
    assert scene.founded(0) == ["marketplace"]
    assert scene.empire(0) == ["rabble", "town"]
    assert scene.purse(1) == {}


@pytest.mark.rule("IMP-CARD-BAR-06")
@pytest.mark.parametrize("good", ["wood", "gold"])
def test_the_pack_copies_one_good_of_a_raze_field_and_razes_nothing(good: str) -> None:
    scene = Scene("barbarians", "romans").locations(0, "pack", "gallows").locations(1, "marketplace", defence=1)
    scene.goods(0, worker=1).goods(1, wood=1, gold=1)
    scene.play("activate pack")
    assert scene.offer() == ["receive wood", "receive gold"]
    scene.play(f"receive {good}")
    assert scene.purse(0) == {good: 1}
    assert scene.empire(1) == ["marketplace"]
    assert scene.purse(1) == {"wood": 1, "gold": 1}  # the good comes from the supply
    assert scene.vp(0) == 0  # the Gallows reward razing alone


@pytest.mark.rule("IMP-CARD-BAR-06")
def test_the_pack_needs_a_location_with_a_raze_field() -> None:
    scene = Scene("barbarians", "romans").locations(0, "pack").locations(1, "ruins", "builder").goods(0, worker=1)
    assert "activate pack" not in scene.offer()


@pytest.mark.rule("IMP-CARD-BAR-07")
def test_the_mission_lets_choose_the_deck_anew_for_each_card() -> None:
    scene = Scene("barbarians", "romans").locations(0, "mission").goods(0, worker=1)
    scene.on_top("quarry").on_top("raid", seat=0)
    scene.play("activate mission")
    assert scene.offer() == ["draw common_card", "draw faction_card"]
    scene.play("draw faction_card")
    assert scene.cards(0) == ["raid"]
    assert scene.offer() == ["draw common_card", "draw faction_card"]
    scene.play("draw common_card")
    assert scene.cards(0) == ["raid", "quarry"]


@pytest.mark.rule("IMP-CARD-BAR-08")
@pytest.mark.parametrize(
    ("ended", "under", "routes"),
    [
        ("farm", [], ["raid", "colossus"]),
        ("raid", ["farm"], ["colossus"]),
        ("colossus", ["farm"], ["raid"]),
    ],
)
def test_robbers_end_a_deal_under_a_board_or_of_the_trade_route_whoever_it_was_made_with(
    ended: str, under: list[str], routes: list[str]
) -> None:
    scene = Scene("barbarians", "japanese", "romans").locations(0, "robbers", "raid").locations(2, "colossus")
    scene.deals(1, "farm").routes(1, "raid", "colossus").deals(2, "builder").deals(0, "pack").goods(0, worker=1)
    scene.play("activate robbers")
    assert scene.offer() == ["end_deal 1 farm", "end_deal 1 raid", "end_deal 1 colossus", "end_deal 2 builder"]
    scene.play(f"end_deal 1 {ended}", "draw common_card")
    assert (scene.agreed(1), scene.routed(1)) == (under, routes)
    assert scene.discarded(1) == (["farm"] if ended == "farm" else [])
    assert (scene.empire(0), scene.empire(2)) == (["robbers", "raid"], ["colossus"])


@pytest.mark.rule("IMP-CARD-BAR-09")
@pytest.mark.parametrize("good", ["wood", "stone", "food"])
def test_saboteurs_move_one_resource_from_another_supply_into_the_own(good: str) -> None:
    scene = Scene("barbarians", "romans").locations(0, "saboteurs").goods(0, worker=1)
    scene.goods(1, wood=2, stone=2, food=2, gold=2, worker=2, raze=2)
    scene.play("activate saboteurs")
    assert scene.offer() == ["steal 1 wood", "steal 1 stone", "steal 1 food"]
    scene.play(f"steal 1 {good}")
    assert scene.purse(0) == {good: 1}
    assert scene.purse(1) == {"wood": 2, "stone": 2, "food": 2, "gold": 2, "worker": 2, "raze": 2} | {good: 1}


@pytest.mark.rule("IMP-CARD-BAR-10")
def test_saboteurs_cannot_take_a_resource_from_an_action_location() -> None:
    laid = ((STONE, 1), (WORKER, 1))
    scene = Scene("barbarians", "romans").locations(0, "saboteurs").locations(1, "mason", used=1, laid=laid)
    assert "activate saboteurs" not in scene.goods(0, worker=1).offer()
    scene = Scene("barbarians", "romans").locations(0, "saboteurs").locations(1, "mason", used=1, laid=laid)
    scene.goods(0, worker=1).goods(1, wood=1).play("activate saboteurs")
    assert scene.purse(0) == {"wood": 1}
    assert scene.location(1, "mason").laid == laid
