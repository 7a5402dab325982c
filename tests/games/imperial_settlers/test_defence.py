"""IMP-DEF: defence tokens."""

import pytest

from gobelin.games.imperial_settlers.vocabulary import FACTIONS
from support.settlers import Scene


@pytest.mark.rule("IMP-DEF-01")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_gets_one_token_in_the_production_phase(faction: str) -> None:
    other = next(name for name in FACTIONS if name != faction)
    scene = Scene(faction, other).at(phase="cards")
    assert "defence" not in scene.purse(0)
    scene.take_any()
    assert (scene.topic, scene.purse(0)["defence"]) == ("turn", 1)


@pytest.mark.rule("IMP-DEF-01")
def test_a_lost_token_is_not_replaced_before_the_next_production_phase() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=3).locations(1, "quarry", defence=1)
    scene.play("raze_location quarry")
    assert "defence" not in scene.purse(1)
    scene.play("pass", "pass")
    assert "defence" not in scene.purse(1)
    scene.take_any()
    assert scene.purse(1)["defence"] == 1


@pytest.mark.rule("IMP-DEF-02")
def test_it_is_placed_before_the_action_without_using_it_up() -> None:
    scene = Scene("barbarians", "romans").goods(0, defence=1, worker=2).locations(0, "quarry")
    scene.play("defend quarry")
    assert (scene.asked, scene.offer()) == (0, ["exchange 1", "pass"])
    assert (scene.location(0, "quarry").defence, scene.purse(0)) == (1, {"worker": 2})


@pytest.mark.rule("IMP-DEF-02")
def test_it_is_placed_after_the_action_even_on_what_was_just_built() -> None:
    scene = Scene("barbarians", "romans").goods(0, defence=1, wood=2).hand(0, "gallows")
    scene.play("build gallows")
    assert (scene.asked, scene.offer()) == (0, ["end_turn", "defend gallows"])
    scene.play("defend gallows")
    assert (scene.asked, scene.location(0, "gallows").defence) == (1, 1)


@pytest.mark.rule("IMP-DEF-02")
def test_it_is_not_placed_in_the_turn_of_another_player_nor_after_passing() -> None:
    scene = Scene("barbarians", "romans").goods(0, defence=1).locations(0, "quarry").goods(1, worker=2)
    scene.play("pass")
    assert (scene.asked, scene.offer()) == (1, ["exchange 1", "pass"])
    scene.play("exchange 1", "receive wood")
    assert (scene.asked, scene.offer()) == (1, ["pass"])


@pytest.mark.rule("IMP-DEF-03")
def test_it_protects_one_own_common_location_only() -> None:
    scene = Scene("barbarians", "romans").goods(0, defence=1).locations(0, "quarry", "raid", "mill")
    scene.locations(1, "town").foundations(0, "rubble")
    assert scene.offer() == ["defend quarry", "defend mill", "pass"]
    scene.play("defend mill")
    assert [location.defence for location in scene.state.realms[0].locations] == [0, 0, 1]


@pytest.mark.rule("IMP-DEF-04")
@pytest.mark.parametrize(
    ("tokens", "offered"), [(2, ["raze_location mill"]), (3, ["raze_location quarry", "raze_location mill"])]
)
def test_it_raises_the_price_of_that_location_alone(tokens: int, offered: list[str]) -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=tokens)
    scene.locations(1, "quarry", defence=1).locations(1, "mill")
    assert scene.offer() == [*offered, "pass"]


@pytest.mark.rule("IMP-DEF-05")
def test_once_placed_it_stays_where_it_is() -> None:
    scene = Scene("barbarians", "romans").goods(0, defence=1, worker=4).locations(0, "quarry", "mill")
    scene.play("defend quarry")
    assert scene.offer() == ["exchange 1", "exchange 2", "pass"]
    scene.play("exchange 1", "receive wood", "pass")
    assert scene.offer() == ["exchange 1", "pass"]
    assert scene.location(0, "quarry").defence == 1


@pytest.mark.rule("IMP-DEF-06")
def test_the_token_of_a_razed_location_returns_to_the_supply() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=3).locations(1, "quarry", defence=1).locations(1, "mill")
    scene.play("raze_location quarry")
    assert scene.purse(0) == {"stone": 2}
    assert scene.purse(1) == {"wood": 1}
    assert scene.location(1, "mill").defence == 0


@pytest.mark.rule("IMP-DEF-07")
@pytest.mark.parametrize("placed", [True, False])
def test_in_clean_up_it_is_given_up_placed_or_not(placed: bool) -> None:
    scene = Scene("barbarians", "romans").locations(0, "quarry", defence=int(placed)).goods(0, defence=int(not placed))
    scene.play("pass", "pass")
    assert scene.state.round == 2
    assert (scene.purse(0), scene.location(0, "quarry").defence) == ({}, 0)
