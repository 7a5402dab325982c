"""Charms, permanent cards, cards that answer a conquest, and the prerequisite of the tech cards (TFF-ENC, TFF-FAQ)."""

import pytest

from gobelin.games.tapestry.loading import BOX
from support.tapestry import Scene

from .test_ff_tech_cards import ff

MIDDLE, TOP = 1, 2


def about_to_play(era: int, *cards: str, seats: int = 2) -> Scene:
    """Seat 0 has these cards in hand and begins the income turn of an era; a neighbour has entered it before."""
    return ff(seats).hand(0, *cards).era(1, era).income_turn(0, era)


def charms(scene: Scene) -> list[str]:
    """The charms that seat 0 has gained."""
    return [line.removeprefix("charm 0 ") for line in scene.told() if line.startswith("charm 0")]


@pytest.mark.rule("TFF-ENC-01")
def test_most_cards_of_the_set_have_a_charm_on_one_edge_and_some_on_both() -> None:
    cards = [card for card in BOX.tapestry_cards.values() if card.set == "ff"]
    sides = [(bool(card.left_charm), bool(card.right_charm)) for card in cards]
    assert all(card.enchanted for card in cards if any((card.left_charm, card.right_charm)))
    assert {sides.count((True, False)) > 10, sides.count((False, True)) > 10, sides.count((True, True)) > 1} == {True}
    assert not any(card.enchanted for card in BOX.tapestry_cards.values() if card.set in ("base", "pp"))


# --- the left charm ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-ENC-02")
def test_the_left_charm_is_gained_to_the_right_of_another_card() -> None:
    scene = about_to_play(3, "zombie_army").tapestry(0, 2, "academia").homeless(0)
    assert scene.player(0).points["zombie_army"] == 3
    assert charms(scene) == ["zombie_army left"]


@pytest.mark.rule("TFF-ENC-03", "TAX-OPEN-31")
def test_the_card_on_the_left_may_be_face_down_and_then_has_no_charm() -> None:
    scene = about_to_play(3, "zombie_army").face_down(0, 2).homeless(0)
    assert scene.state.tapestry_deck.items
    assert charms(scene) == ["zombie_army left"]


@pytest.mark.rule("TFF-ENC-03", "TAX-OPEN-07")
@pytest.mark.parametrize(("on_maker_of_fire", "gained"), [((), []), (("academia",), ["zombie_army left"])])
def test_maker_of_fire_is_no_card_but_one_may_lie_on_it(on_maker_of_fire: tuple[str, ...], gained: list[str]) -> None:
    scene = about_to_play(2, "zombie_army").tapestry(0, 1, *on_maker_of_fire).homeless(0)
    assert charms(scene) == gained


@pytest.mark.rule("TFF-ENC-04")
def test_the_left_charm_is_gained_on_top_of_other_cards_too() -> None:
    scene = ff().hand(0, "zombie_army").tapestry(0, 2, "academia").tapestry(0, 3, "dystopia").era(0, 3).homeless(0)
    scene.techs(0, MIDDLE, "printing_press").token(0, "technology", 4).at(phase="income", step=3, active=0)
    scene.play("upgrade printing_press")
    assert scene.player(0).tapestries[2] == ["dystopia", "zombie_army"]
    assert charms(scene) == ["zombie_army left"]


# --- the right charm --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-ENC-05", "TFF-ENC-06")
def test_the_right_charm_is_gained_with_the_first_card_to_its_right() -> None:
    scene = about_to_play(3, "academia").tapestry(0, 2, "ghost_towns")
    assert charms(scene) == ["ghost_towns right"]
    assert scene.player(0).points["ghost_towns"] == 3


@pytest.mark.rule("TFF-ENC-06", "TAX-OPEN-31")
def test_a_card_that_is_laid_face_down_brings_the_right_charm_but_no_left_one() -> None:
    scene = about_to_play(3).tapestry(0, 2, "ghost_towns").on_top("zombie_army")
    assert scene.player(0).tapestries[2] == ["face_down"]
    assert charms(scene) == ["ghost_towns right"]


@pytest.mark.rule("TFF-ENC-07")
def test_a_further_card_on_the_right_does_not_bring_the_right_charm_again() -> None:
    scene = ff().hand(0, "mercantilism").tapestry(0, 2, "ghost_towns").tapestry(0, 3, "dystopia").era(0, 3)
    scene.techs(0, MIDDLE, "printing_press").token(0, "technology", 4).at(phase="income", step=3, active=0)
    scene.play("upgrade printing_press")
    assert scene.player(0).tapestries[2] == ["dystopia", "mercantilism"]
    assert charms(scene) == []


@pytest.mark.rule("TFF-ENC-07")
def test_an_enchanted_card_beside_a_space_that_is_filled_brings_nothing_from_its_right() -> None:
    """Not a space to the right of it: only the card on the left has its say, and its space was filled before."""
    scene = ff().hand(0, "soul_engine").tapestry(0, 3, "academia").tapestry(0, 4, "dystopia").era(0, 4)
    scene.techs(0, MIDDLE, "printing_press").token(0, "technology", 4).at(phase="income", step=3, active=0)
    scene.play("upgrade printing_press", "choose advance_technology")
    assert charms(scene) == []


@pytest.mark.rule("TAX-OPEN-33")
@pytest.mark.parametrize(
    ("stack", "gained"),
    [
        (("ghost_towns", "academia"), []),
        (("academia", "ghost_towns"), ["ghost_towns right"]),
        (("ley_lines", "ghost_towns"), ["ghost_towns right"]),
    ],
)
def test_only_the_topmost_card_of_a_stack_gives_its_right_charm(stack: tuple[str, ...], gained: list[str]) -> None:
    assert charms(about_to_play(3, "dystopia").tapestry(0, 2, *stack)) == gained


# --- order ------------------------------------------------------------------------------------------------------------


def two_charms_and_an_ability() -> Scene:
    """The left charm explores, the right one of the card before advances, the ability brings tiles."""
    return about_to_play(3, "living_ships").tapestry(0, 2, "sleeping_giant").tiles(0, "territory_05")


@pytest.mark.rule("TFF-ENC-08", "TFF-ENC-10")
def test_charms_and_the_ability_come_in_any_order() -> None:
    first = ["ability living_ships", "left_charm living_ships", "right_charm sleeping_giant"]
    scene = two_charms_and_an_ability()
    assert (scene.topic, scene.offer()) == ("charms", first)
    scene.play("left_charm living_ships", "explore 2")
    assert scene.offer() == [first[0], first[2]]
    scene.play("ability living_ships")
    assert len(scene.player(0).territories) == 4  # three of the ability, one of the income
    assert charms(scene) == ["living_ships left", "sleeping_giant right"]
    scene = two_charms_and_an_ability().play("ability living_ships", "right_charm sleeping_giant")
    assert scene.topic == "tile"
    assert len(scene.offer()) == 4


@pytest.mark.rule("TFF-ENC-10")
def test_the_first_in_an_era_gains_resources_before_the_charms() -> None:
    scene = ff().hand(0, "living_ships").tapestry(0, 2, "sleeping_giant").tiles(0, "territory_05").income_turn(0, 3)
    assert scene.topic == "resource"
    scene.play("receive coin", "receive coin")
    assert scene.topic == "charms"


@pytest.mark.rule("TAX-OPEN-08")
def test_a_charm_that_advances_cannot_be_declined() -> None:
    scene = about_to_play(3, "academia").tapestry(0, 2, "sleeping_giant").token(0, "military", 3)
    assert scene.player(0).tokens["military"] == [4]
    assert scene.topic == "landmark_place"


@pytest.mark.rule("TAX-OPEN-44")
def test_a_this_era_card_is_in_force_when_its_charm_comes() -> None:
    scene = about_to_play(3, "dream_weavers").tapestry(0, 2, "academia").at(step=1)
    assert scene.player(0).points["dream_weavers"] == 4  # for the card of the charm, and for that of the income


# --- copies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-ENC-09")
def test_a_copy_has_no_charms() -> None:
    scene = about_to_play(3, "espionage").tapestry(0, 2, "academia").tapestry(1, 2, "zombie_army")
    scene.homeless(0).play("copy 1 2")
    assert "copied 0 1 zombie_army" in scene.told()
    assert charms(scene) == []


@pytest.mark.rule("TFF-ENC-09")
def test_doppelgangers_copy_a_neighbour_without_the_charms() -> None:
    scene = about_to_play(3, "doppelgangers", seats=4).tapestry(0, 2, "academia").tapestry(1, 1, "prophecy")
    scene.tapestry(2, 1, "zombie_army").tapestry(3, 2, "ley_lines").tapestry(3, 3, "dream_weavers").era(3, 3)
    assert scene.offer() == ["copy 3 2", "copy 1 1"]
    scene.play("copy 1 1")
    assert [reserved.card for reserved in scene.player(0).reserved] == ["prophecy"]
    assert charms(scene) == []


@pytest.mark.rule("TFF-ENC-11")
def test_a_permanent_card_stays_in_force_until_it_is_covered() -> None:
    scene = ff().in_force(0, "haunted_library").techs(0, 0, "calendar", "paper").hand(0, "academia").era(1, 2)
    scene.income_turn(0, 2).play("upgrade calendar")
    assert scene.player(0).in_force == [("haunted_library",), ("academia",)]
    assert scene.player(0).points["haunted_library"] == 2
    covered = ff().era(0, 2).in_force(0, "haunted_library").hand(0, "academia").token(0, "technology", 4)
    covered.techs(0, MIDDLE, "printing_press").at(phase="income", step=3, active=0).play("upgrade printing_press")
    assert covered.player(0).in_force == [("academia",)]


@pytest.mark.rule("TFF-ENC-11")
def test_a_permanent_card_is_not_copied() -> None:
    scene = about_to_play(3, "espionage").tapestry(1, 2, "haunted_library").tapestry(1, 3, "academia").era(1, 3)
    scene.tapestry(0, 2, "dystopia")
    assert scene.offer() == ["copy 0 2", "copy 1 3"]


# --- the prerequisite of the tech cards -------------------------------------------------------------------------------


def top_row(scene: Scene) -> list[str]:
    """The upgrades to the top row that seat 0 is offered in its third income turn."""
    scene.techs(0, MIDDLE, "gene_weaving", "pyrokinesis").techs(0, 0, "calendar").era(0, 3)
    return scene.at(phase="income", step=3, active=0).offer()


@pytest.mark.rule("TFF-TEC-01", "TFF-TEC-03")
def test_an_enchanted_card_on_the_income_mat_opens_the_top_row_to_all_cards() -> None:
    assert top_row(ff().tapestry(0, 2, "academia")) == ["upgrade calendar", "decline"]
    both = ["upgrade gene_weaving", "upgrade pyrokinesis"]
    assert top_row(ff().tapestry(0, 2, "zombie_army")) == ["upgrade calendar", *both, "decline"]


@pytest.mark.rule("TFF-TEC-02")
def test_an_enchanted_card_counts_if_it_is_covered_but_not_in_hand_or_face_down() -> None:
    assert "upgrade pyrokinesis" in top_row(ff().tapestry(0, 2, "zombie_army", "academia"))
    assert "upgrade pyrokinesis" not in top_row(ff().hand(0, "zombie_army"))
    assert "upgrade pyrokinesis" not in top_row(ff().face_down(0, 2))


@pytest.mark.rule("TFF-TEC-04")
def test_an_enchanted_card_of_a_neighbour_does_not_count() -> None:
    assert "upgrade pyrokinesis" not in top_row(ff().tapestry(1, 2, "zombie_army"))


# --- reactions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-FAQ-01")
@pytest.mark.parametrize("card", ["gremlins", "sea_serpents", "force_field"])
def test_an_outpost_that_falls_on_the_middle_island_earns_no_achievement(card: str) -> None:
    island = BOX.sides["small"].island
    beside = next(place for place in BOX.sides["small"].neighbours[island] if place >= 0)
    scene = ff().hand(1, card).outpost(1, island).lay(beside, "territory_05").outpost(0, beside)
    scene.resources(0, coin=1).play("advance military", f"conquer {island}", f"1: react {card}")
    assert "toppled 1 0" in " ".join(scene.told())
    assert scene.state.achievements["middle_island"] == []
    assert scene.state.controllers(island) == [1]


@pytest.mark.rule("TFF-FAQ-03")
def test_a_card_played_in_the_last_income_turn_goes_on_the_stack_of_era_4() -> None:
    scene = ff().hand(0, "zombie_army").tapestry(0, 3, "dystopia").tapestry(0, 4, "academia").homeless(0)
    scene.techs(0, MIDDLE, "printing_press").token(0, "technology", 4).income_turn(0, 5).play("upgrade printing_press")
    assert scene.player(0).tapestries[3] == ["academia", "zombie_army"]
    assert charms(scene) == ["zombie_army left"]


@pytest.mark.rule("TAX-OPEN-12")
def test_a_card_played_in_the_first_step_goes_onto_the_space_of_the_new_era() -> None:
    scene = (
        Scene(2, expansions=("pp", "ff"), placeholders=True).civilization(0, "spies").techs(1, TOP, "printing_press")
    )
    scene.tapestry(0, 2, "ghost_towns").hand(0, "academia", "dystopia").era(1, 3).income_turn(0, 3)
    scene.play("use tech_card", "play academia")
    assert scene.player(0).tapestries == [[], ["ghost_towns"], ["academia"], []]
    assert charms(scene) == ["ghost_towns right"]
    assert scene.cards(0)[0] == "dystopia"  # none is played in the second step (TAP-OPEN-44)


def test_the_hive_mind_pays_for_advancing_behind_a_neighbour() -> None:
    scene = ff().in_force(0, "hive_mind").token(1, "technology", 2).token(1, "exploration", 1).finished(1)
    scene.resources(0, coin=2).play("advance exploration", "advance technology", "invent_top")
    assert [line for line in scene.told() if line.startswith("scored")][:1] == ["scored 0 3 hive_mind"]
    assert sum(line == "scored 0 3 hive_mind" for line in scene.told()) == 1


def test_the_moon_market_buys_resources_for_a_card() -> None:
    scene = about_to_play(2, "moon_market", "trap").play("play moon_market", "discard trap")
    scene.play("receive coin", "receive coin", "receive food")
    assert "discarded 0 trap moon_market" in scene.told()
    assert [line for line in scene.told() if line.endswith("moon_market")][-1] == "gained 0 1 food moon_market"


def test_the_witch_trials_pay_for_every_neighbour_who_keeps_the_cards() -> None:
    scene = about_to_play(2, "witch_trials", seats=4).hand(1, "trap").hand(2, "trap").hand(3, "academia")
    scene.play("3: decline", "1: discard trap")
    assert scene.player(0).points["witch_trials"] == 3  # the card itself, and two for one neighbour
