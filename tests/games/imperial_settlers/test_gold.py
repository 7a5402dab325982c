"""IMP-GOLD: what gold can stand in for."""

import pytest

from support.settlers import Scene


@pytest.mark.rule("IMP-GOLD-01")
@pytest.mark.parametrize(
    ("name", "goods", "left"),
    [
        ("quarry", {"stone": 1, "gold": 1}, {"stone": 2}),  # a wood is missing
        ("quarry", {"wood": 1, "gold": 1}, {"stone": 2}),  # a stone is missing
        ("quarry", {"gold": 3}, {"stone": 2, "gold": 1}),  # both are missing
        ("grain_field", {"wood": 1, "gold": 1}, {"food": 2}),  # a food is missing
    ],
)
def test_gold_replaces_missing_wood_stone_and_food_one_for_one(
    name: str, goods: dict[str, int], left: dict[str, int]
) -> None:
    scene = Scene("barbarians", "romans").goods(0, **goods).hand(0, name)
    scene.play(f"build {name}")
    assert (scene.empire(0), scene.purse(0)) == ([name], left)


@pytest.mark.rule("IMP-GOLD-01")
def test_one_gold_does_not_replace_two_missing_resources() -> None:
    assert Scene("barbarians", "romans").goods(0, gold=1).hand(0, "quarry").offer() == ["pass"]


@pytest.mark.rule("IMP-GOLD-01")
def test_gold_also_pays_for_deals_and_action_locations() -> None:
    scene = Scene("barbarians", "romans").goods(0, gold=2, worker=1).hand(0, "raid").locations(0, "mason")
    scene.play("deal raid", "pass", "activate mason")
    assert (scene.purse(0), scene.vp(0), scene.agreed(0)) == ({"wood": 1}, 2, ["raid"])
    assert scene.location(0, "mason").laid == ((3, 1), (4, 1))


@pytest.mark.rule("IMP-GOLD-02", "IMP-GOLD-04")
def test_no_resource_replaces_gold() -> None:
    scene = Scene("egyptians", "romans").goods(0, wood=9, stone=9, food=9, worker=1)
    scene.locations(0, "goldsmith", "golden_bazaar", "goldsmiths_workshop")
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-GOLD-02")
def test_gold_that_is_demanded_itself_cannot_stand_in_for_stone_as_well() -> None:
    scene = Scene("romans", "barbarians").goods(0, stone=1, gold=1).locations(0, "colossus")
    assert scene.offer() == ["pass"]  # it takes 2 stone and 1 gold
    assert (
        "activate colossus" in Scene("romans", "barbarians").goods(0, stone=1, gold=2).locations(0, "colossus").offer()
    )


@pytest.mark.rule("IMP-GOLD-03")
def test_gold_and_resources_are_never_exchanged_for_each_other() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=5, stone=5, food=5, gold=5, raze=5).locations(0, "quarry")
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-GOLD-04")
def test_a_wood_short_in_building_is_completed_with_one_gold() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=1, stone=1, gold=1).hand(0, "wood_storage")
    scene.play("build wood_storage", "draw common_card")
    assert (scene.empire(0), scene.purse(0)) == (["wood_storage"], {})


@pytest.mark.rule("IMP-GOLD-05")
@pytest.mark.parametrize(
    "name",
    ["coal_mine", "fighting_pit", "tavern", "hanseatic_league"],  # workers, raze tokens, a card, a deal
)
def test_gold_replaces_no_worker_raze_token_card_or_deal(name: str) -> None:
    scene = Scene("barbarians", "romans").goods(0, gold=9, worker=int(name == "hanseatic_league")).locations(0, name)
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-GOLD-05")
def test_gold_replaces_no_demanded_location_and_no_tokens_for_razing() -> None:
    scene = Scene("barbarians", "romans").goods(0, gold=9).hand(0, "sentry_tower", "quarry").locations(1, "mill")
    assert scene.offer() == ["build quarry", "deal sentry_tower", "pass"]
