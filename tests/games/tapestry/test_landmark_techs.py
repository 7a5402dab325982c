"""TAA-LMK, TAA-TEC: tech cards that take a landmark, and the others of Arts and Architecture."""

from typing import Any

import pytest

from gobelin.games.tapestry.benefits import Effect
from gobelin.games.tapestry.invent import met_by, upgradable
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import BOTTOM, MIDDLE, TOP
from gobelin.games.tapestry.turn import tallest
from gobelin.games.tapestry.vocabulary import RESOURCES
from support.tapestry import Scene

LANDMARK_CARDS = ["astrolabe", "automaton", "surgery", "war_horns", "microphone"]


def arts(seats: int = 2, **settings: Any) -> Scene:
    return Scene(seats, expansions=("aa",), **settings)


def forge(scene: Scene) -> Scene:
    """Seat 0 gains the forge, which stands on space 4 of technology."""
    scene.token(0, "technology", 3).resources(0, coin=2)
    return scene.play("advance technology")


@pytest.mark.rule("TAA-LMK-01", "TAA-LMK-10")
@pytest.mark.parametrize("card", LANDMARK_CARDS)
def test_only_a_landmark_on_the_card_opens_the_top_row(card: str) -> None:
    scene = arts().techs(0, MIDDLE, card)
    for track in scene._state.tracks:
        scene.token(0, track, 12).token(1, track, 12)
    assert upgradable(scene.state, 0) == []
    other = next(name for name in LANDMARK_CARDS if name != card)
    near = arts().techs(0, MIDDLE, card).techs(1, MIDDLE, other).on_tech(1, other, "forge")
    assert (upgradable(near.state, 0), met_by(near.state, 0, card)) == ([], [])
    own = arts().techs(0, MIDDLE, card).on_tech(0, card, "forge")
    assert (upgradable(own.state, 0), met_by(own.state, 0, card)) == ([card], [0])
    assert sorted(name for name, tech in BOX.tech_cards.items() if tech.prerequisite.landmark) == sorted(LANDMARK_CARDS)


@pytest.mark.rule("TAA-LMK-02", "TAA-LMK-03", "TAA-LMK-09")
@pytest.mark.parametrize(("row", "gains"), [(BOTTOM, {"coin": 1}), (MIDDLE, {})])
def test_a_landmark_put_on_a_card_upgrades_it_at_once(row: int, gains: dict[str, int]) -> None:
    scene = forge(arts().techs(0, row, "automaton"))
    assert "on_tech automaton" in scene.offer()
    assert "rotate 0" in scene.offer()
    scene.play("on_tech automaton")
    assert (scene.player(0).techs[row + 1], scene.player(0).on_techs) == (["automaton"], {"automaton": "forge"})
    assert "A" not in scene.player(0).plots
    assert scene.match.view(1)["players"][0]["on_techs"] == {"automaton": "forge"}  # type: ignore[index, call-overload]
    if row == BOTTOM:
        assert scene.purse(0).get("coin", 0) == gains["coin"]
        assert upgradable(scene.state, 0) == ["automaton"]
    else:
        assert scene.player(0).tokens["technology"] == [5]


@pytest.mark.rule("TAA-LMK-02")
def test_the_landmark_may_stand_in_the_capital_instead() -> None:
    scene = forge(arts().techs(0, BOTTOM, "automaton")).play("rotate 0").place_all()
    assert (scene.player(0).on_techs, scene.player(0).techs[BOTTOM]) == ({}, ["automaton"])


@pytest.mark.rule("TAA-LMK-04")
def test_any_size_fits() -> None:
    scene = arts().techs(0, BOTTOM, "surgery").landmark_card(0, "landmark_card_castle").owns(0, "academy", "library")
    scene._state.players[0].beside.clear()
    scene.owns(0, "barracks")._state.players[0].beside.clear()
    scene.resources(0, coin=1).token(0, "technology", 1).built(0, market=5, house=5)
    scene.play("advance technology")
    while scene.topic != "landmark_turn":
        scene.play(scene.offer()[0])
    assert scene.play("on_tech surgery").player(0).on_techs == {"surgery": "castle"}


@pytest.mark.rule("TAA-LMK-05")
def test_a_discarded_card_takes_its_landmark_with_it() -> None:
    scene = arts().techs(0, MIDDLE, "automaton", "barn", "radio").on_tech(0, "automaton", "forge")
    scene.token(0, "technology", 10).resources(0, coin=2).play("advance technology")
    while scene.topic != "discard_tech":
        scene.play("buy" if "buy" in scene.offer() else scene.offer()[0])
    scene.play("discard_tech automaton")
    assert (scene.player(0).on_techs, scene.player(0).landmarks) == ({}, [])
    assert "forge" not in scene.state.landmarks


@pytest.mark.rule("TAA-LMK-06")
def test_each_card_has_a_landmark_of_its_own() -> None:
    scene = arts().techs(0, BOTTOM, "surgery").techs(0, MIDDLE, "automaton").on_tech(0, "automaton", "academy")
    forge(scene)
    assert [option for option in scene.offer() if option.startswith("on_tech")] == ["on_tech surgery"]


@pytest.mark.rule("TAA-LMK-07", "TAA-LMK-08")
def test_without_room_in_the_capital_the_card_is_the_only_place_and_has_to_be_used() -> None:
    full = (1 << 81) - 1
    scene = forge(arts().techs(0, BOTTOM, "surgery").fill(0, full))
    assert scene.player(0).on_techs == {"surgery": "forge"}
    assert scene.player(0).beside == []
    assert forge(arts().fill(0, full)).player(0).beside == ["forge"]


@pytest.mark.rule("TAX-OPEN-40")
def test_a_card_in_the_top_row_may_receive_a_landmark_which_upgrades_nothing() -> None:
    scene = forge(arts().techs(0, TOP, "surgery")).play("on_tech surgery")
    assert (scene.player(0).techs[TOP], scene.player(0).on_techs) == (["surgery"], {"surgery": "forge"})


@pytest.mark.rule("TAX-OPEN-41", "TAA-LMK-05")
def test_the_landmark_stays_on_a_card_that_the_inventors_take() -> None:
    scene = arts().techs(1, MIDDLE, "automaton").on_tech(1, "automaton", "forge").era(1, 2)
    scene.civilization(0, "inventors", tokens=1).income_turn(0, 2).play("upgrade automaton")
    while not scene.player(0).on_techs and scene.topic not in ("turn", "tapestry"):
        scene.play(scene.offer()[0])
    assert (scene.player(0).on_techs, scene.player(0).landmarks) == ({"automaton": "forge"}, ["forge"])
    assert (scene.player(1).on_techs, scene.player(1).landmarks) == ({}, [])


@pytest.mark.rule("TAA-LMK-05")
def test_a_landmark_on_a_card_is_owned_but_does_not_stand_in_the_capital() -> None:
    scene = arts().techs(0, MIDDLE, "automaton").on_tech(0, "automaton", "forge")
    assert (tallest(scene.state, 0), scene.player(0).landmarks) == (0, ["forge"])


# --- what the cards give ----------------------------------------------------------------------------------------------


def upgraded(card: str, row: int, **tokens: int) -> Scene:
    """Seat 0 upgrades a card from a row in the third step of an income turn."""
    scene = arts().techs(0, row, card).era(1, 3).income_turn(0, 3).hand(0, "academia", "theocracy").at(step=2)
    for track, space in tokens.items():
        scene.token(0, track, space)
    if BOX.tech_cards[card].prerequisite.landmark and row == MIDDLE:
        scene.on_tech(0, card, "forge")
    return scene.play(f"upgrade {card}")


@pytest.mark.rule("TAA-TEC-01", "TAA-TEC-02", "TAA-TEC-03", "TAA-TEC-04")
@pytest.mark.rule("TAA-TEC-05")
@pytest.mark.parametrize(
    ("card", "resource", "track"),
    [
        ("astrolabe", "food", "exploration"),
        ("automaton", "coin", "technology"),
        ("surgery", "worker", "science"),
        ("war_horns", "culture", "military"),
        ("microphone", "any", "arts"),
    ],
)
def test_landmark_cards_give_a_resource_and_then_an_advance(card: str, resource: str, track: str) -> None:
    scene = upgraded(card, BOTTOM)
    if resource == "any":
        assert (scene.topic, scene.offer()) == ("resource", [f"receive {name}" for name in RESOURCES])
        scene.play(f"receive {(resource := 'food')}")
    gained = [told for told in scene.told() if told.endswith(f" {card}") and told.startswith("gained")]
    assert gained == [f"gained 0 1 {resource} {card}"]
    scene = upgraded(card, MIDDLE)
    while scene.topic in ("research", "conquer", "invent", "create", "explore"):
        scene.play("decline" if "decline" in scene.offer() else scene.offer()[0])
    assert scene.player(0).tokens[track] == [1]


@pytest.mark.rule("TAA-TEC-06", "TAX-OPEN-01", "TAX-OPEN-02")
def test_jet_fuel_gives_a_space_tile_and_explores_one() -> None:
    assert len(upgraded("jet_fuel", BOTTOM).player(0).space) == 1
    tiles = list(BOX.space_tiles)[:2]
    scene = arts().techs(0, MIDDLE, "jet_fuel").tiles(0, *tiles).token(0, "exploration", 7)
    scene.era(1, 3).income_turn(0, 3).at(step=2).play("upgrade jet_fuel")
    assert scene.offer() == [f"space_tile {tile}" for tile in tiles]
    assert upgradable(arts().techs(0, MIDDLE, "jet_fuel").token(1, "exploration", 7).state, 0) == ["jet_fuel"]
    assert upgradable(arts().techs(0, MIDDLE, "jet_fuel").token(0, "exploration", 6).state, 0) == []


@pytest.mark.rule("TAA-TEC-07", "TAX-OPEN-01")
def test_public_art_gives_a_tapestry_card_and_inspires() -> None:
    assert "drew 0 public_art" in upgraded("public_art", BOTTOM).told(1)
    assert upgraded("public_art", MIDDLE, arts=7).topic == "inspire"


@pytest.mark.rule("TAA-TEC-08", "TAX-OPEN-01")
def test_oil_paint_gives_any_resource_and_creates() -> None:
    assert upgraded("oil_paint", BOTTOM).topic == "resource"
    assert upgraded("oil_paint", MIDDLE, arts=4).topic == "create"


@pytest.mark.rule("TAA-TEC-09", "TAX-OPEN-01")
def test_opera_advances_without_rewards_and_scores_the_track() -> None:
    scene = upgraded("opera", BOTTOM, arts=1)
    assert (scene.player(0).tokens["arts"], "flutes" in scene.player(0).points) == ([2], False)
    assert upgraded("opera", MIDDLE, arts=5).player(0).points["opera"] == 5


@pytest.mark.rule("TAA-TEC-10", "TAX-OPEN-01")
@pytest.mark.parametrize("second", ["calendar", "barn"])
def test_duct_tape_upgrades_twice_whatever_the_cards_need(second: str) -> None:
    assert "gained 0 1 culture duct_tape" in upgraded("duct_tape", BOTTOM).told()
    scene = arts().techs(0, MIDDLE, "duct_tape").techs(0, BOTTOM, "calendar", "barn").token(0, "technology", 7)
    scene.era(1, 3).income_turn(0, 3).hand(0, "academia", "theocracy").at(step=2).play("upgrade duct_tape")
    scene.play("upgrade calendar")
    while scene.topic != "upgrade":
        scene.play(scene.offer()[0])
    scene.play(f"upgrade {second}")
    rows = scene.player(0).techs
    assert rows[TOP if second == "calendar" else MIDDLE][-1] == second


@pytest.mark.rule("TAA-TEC-11", "TAX-OPEN-01", "TAX-OPEN-02")
def test_the_building_card_scores_and_gives_any_building() -> None:
    assert upgraded("blueprint", BOTTOM).player(0).points["blueprint"] == 4
    assert upgraded("blueprint", MIDDLE, technology=7).topic == "any_building"


def test_effects_of_the_set_are_forms() -> None:
    cards = [card for card in BOX.tech_cards.values() if card.set == "aa"]
    assert len(cards) == 11
    assert all(isinstance(effect, Effect) for card in cards for effect in (*card.circle, *card.square))
