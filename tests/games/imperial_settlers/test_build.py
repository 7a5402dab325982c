"""IMP-BUILD: building a location."""

import pytest

from support.settlers import Scene, card


@pytest.mark.rule("IMP-BUILD-16")
def test_the_sentry_tower_costs_two_wood_and_the_mill_and_gives_a_raze_token_and_a_worker() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=2).locations(0, "mill").hand(0, "sentry_tower")
    scene.play("build sentry_tower")  # the Mill is the only location to give up
    assert scene.empire(0) == ["sentry_tower"]
    assert scene.purse(0) == {"raze": 1, "worker": 1}
    assert [card(copy) for copy in scene.state.discards] == ["mill"]


@pytest.mark.rule("IMP-BUILD-03", "IMP-BUILD-04", "IMP-BUILD-05")
def test_a_production_location_gives_its_goods_and_its_building_bonus_at_once() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=1, stone=1).hand(0, "quarry")
    scene.play("build quarry")
    assert scene.purse(0) == {"stone": 2}
