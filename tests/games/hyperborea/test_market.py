"""Advanced technologies: the market and what owning a card means (HYP-ADV-01 to HYP-ADV-13)."""

import pytest

from gobelin.games.hyperborea.loading import BOX
from support.hyperborea import GREY, Scene

OFFER = ("cartography", "scouts", "militia", "engineers", "marketplace", "barter", "logistics", "golems")


def market(technology: int = 1) -> Scene:
    return Scene().display(*OFFER).pool(technology=technology)


@pytest.mark.rule("HYP-ADV-01")
def test_the_effect_grants_one_of_the_eight_cards() -> None:
    scene = market()
    assert scene.offered("acquire") == list(OFFER)
    scene.play("acquire militia")
    assert (scene.player(0).cards, scene.offered("acquire"), scene.offered("replace")) == (["militia"], [], [])


@pytest.mark.rule("HYP-ADV-02", "HYP-ADV-03", "HYP-ADV-04")
def test_the_two_cards_of_one_stack_may_be_replaced_once_before_choosing() -> None:
    scene = market(2).on_top("cavalry", "berserkers")
    assert scene.offered("replace") == ["I", "II", "III", "IV"]
    scene.play("replace I")
    assert scene.state.display == ["cavalry", "berserkers", *OFFER[2:]]
    assert scene.state.stacks[0].items[:2] == ["cartography", "scouts"]
    assert len(scene.state.stacks[0]) == 14
    assert scene.offered("replace") == []
    assert scene.offered("acquire") == scene.state.display
    scene.play("acquire golems")
    assert scene.offered("replace") == ["I", "II", "III", "IV"]


@pytest.mark.rule("HYP-ADV-02")
def test_a_replacement_counts_for_one_turn_only() -> None:
    scene = market().play("replace II").end().end()
    assert scene.state.replaced is False


@pytest.mark.rule("HYP-ADV-05", "HYP-ADV-06")
def test_the_grey_cube_goes_to_the_unused_ones_and_the_gap_is_filled() -> None:
    scene = market().on_top("treasury").play("acquire marketplace")
    assert scene.cubes(0, "unused") == {"grey": 1}
    assert scene.state.display == [*OFFER[:4], "treasury", *OFFER[5:]]
    assert (scene.state.grey_on, scene.state.supply[GREY]) == ([1] * 8, 27)
    assert [len(stack) for stack in scene.state.stacks] == [14, 14, 13, 14]


@pytest.mark.rule("HYP-ADV-07", "HYP-ADV-08")
def test_a_card_can_be_activated_in_the_turn_it_was_acquired() -> None:
    scene = market().available(0, "purple").play("acquire militia", "place purple militia")
    assert (scene.produced(), scene.on_technology(0, "militia")) == ({"figure": 1}, ["purple"])


@pytest.mark.rule("HYP-ADV-09", "HYP-ADV-13")
def test_every_card_shows_stack_points_spaces_and_an_effect() -> None:
    for card in BOX.cards.values():
        assert card.stack in ("I", "II", "III", "IV")
        assert 1 <= card.vp <= 3
        assert 1 <= len(card.spaces) <= 4
    assert {stack: sum(card.stack == stack for card in BOX.cards.values()) for stack in ("I", "II", "III", "IV")} == {
        "I": 16, "II": 16, "III": 16, "IV": 16,
    }  # fmt: skip
    scene = Scene().owns(0, "survey", "militia", "logistics")
    assert scene.score(0)["technologies"] == 3 + 1 + 1


@pytest.mark.rule("HYP-ADV-10", "HYP-ADV-19")
def test_a_continuous_card_works_while_it_is_filled_stops_at_once_and_starts_again() -> None:
    scene = Scene().filled(0, "aqueducts").available(0, "orange", "blue").pool(recover=1)
    scene.play("recover aqueducts orange", "place orange progress_2", "place blue progress_2")
    assert scene.produced() == {"develop": [("same", 2)]}
    scene.play("place orange aqueducts")
    assert scene.produced() == {"develop": [("same", 2)]}
    again = Scene().filled(0, "aqueducts").available(0, "orange", "blue").pool(recover=1)
    again.play("recover aqueducts orange", "place orange aqueducts")
    again.play("place orange progress_2", "place blue progress_2")
    assert again.produced() == {"develop": [("same", 2), ("free", 1), ("free", 1)]}


@pytest.mark.rule("HYP-ADV-11", "HYP-ADV-19", "HYP-OPEN-09")
def test_a_start_of_turn_card_acts_from_the_next_turn_on() -> None:
    scene = Scene().owns(0, "survey").available(0, "green", "red").bag(0, *["red"] * 6)
    scene.play("place green survey", "place red survey")
    assert scene.produced() == {}
    scene.round()
    assert scene.produced() == {"move": 1}


@pytest.mark.rule("HYP-ADV-11", "HYP-ADV-19")
def test_refilling_a_start_of_turn_card_gives_nothing_in_the_same_turn() -> None:
    scene = Scene().filled(0, "survey").pool(recover=1).play("recover survey green", "place green survey")
    assert scene.produced() == {}
    assert scene.player(0).is_filled("survey")


@pytest.mark.rule("HYP-ADV-12")
def test_there_is_no_limit_to_the_cards_of_a_player() -> None:
    scene = market(9).objectives(0, "technology")
    for number in range(9):
        scene.play(f"acquire {scene.offered('acquire')[0]}")
        assert len(scene.player(0).cards) == number + 1


@pytest.mark.rule("HYP-OPEN-10")
def test_the_grey_cubes_stay_on_the_display_when_cards_are_replaced() -> None:
    scene = market().play("replace III")
    assert (scene.state.grey_on, scene.state.supply[GREY]) == ([1] * 8, 28)
    assert scene.cubes(0, "unused") == {}


@pytest.mark.rule("HYP-OPEN-11")
def test_with_no_grey_cube_left_a_new_card_lies_without_one_and_brings_none() -> None:
    scene = market(2).exhaust("grey").on_top("treasury").play("acquire marketplace")
    assert scene.cubes(0, "unused") == {"grey": 1}
    assert scene.state.grey_on == [1, 1, 1, 1, 0, 1, 1, 1]
    scene.play("acquire treasury")
    assert scene.cubes(0, "unused") == {"grey": 1}


@pytest.mark.rule("HYP-OPEN-12")
def test_a_stack_of_one_card_replaces_nothing_and_a_gap_stays_open() -> None:
    scene = market(3).stack("I", 1)
    assert scene.offered("replace") == ["II", "III", "IV"]
    scene.play("acquire cartography", "acquire scouts")
    assert scene.state.display[0] in BOX.cards
    assert scene.state.display[1] == ""
    assert (scene.state.grey_on[:2], len(scene.state.stacks[0])) == ([1, 0], 0)
    assert scene.offered("acquire") == [scene.state.display[0], *OFFER[2:]]


@pytest.mark.rule("HYP-ADV-03")
def test_who_has_seen_a_card_go_under_its_stack_knows_where_it_lies() -> None:
    scene = market().play("replace I")
    assert scene.state.stacks[0].seen(1)[:3] == ["cartography", "scouts", None]
