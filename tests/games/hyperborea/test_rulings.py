"""Rulings on open questions (HYP-OPEN) that no other file tests."""

import pytest

from gobelin.games.hyperborea.loading import BOX
from gobelin.kernel import Json
from support.hyperborea import EMPTY, GHOST, Scene


@pytest.mark.rule("HYP-OPEN-13")
@pytest.mark.parametrize(
    ("left", "guards"),
    [(0, [EMPTY] * 3), (1, [GHOST, EMPTY, EMPTY]), (2, [GHOST, GHOST, EMPTY]), (3, [GHOST] * 3)],
)
def test_with_too_few_ghosts_cities_are_guarded_first(left: int, guards: list[int]) -> None:
    assert BOX.lands["centre_01"].cities == ("centre_gem", "centre_develop")
    scene = Scene().open("e", "borderland_09").open("ne", "borderland_03").open("se", "borderland_08")
    scene.lay("centre", "centre_01").figures(0, "b0", 1).ghosts(1, 18 - left).pool(move=1).play("move b0 e")
    assert (scene.sites_at("centre"), scene.state.ghosts) == (guards, max(0, left - 3))


@pytest.mark.rule("HYP-OPEN-14")
def test_tokens_are_dealt_as_far_as_they_go() -> None:
    scene = Scene().open("e", "borderland_09").open("ne", "borderland_03").open("se", "borderland_08")
    scene.lay("centre", "centre_04").figures(0, "b0", 1).pool(move=1)
    gold = scene.table.token_supply["gold"]
    while len(gold) > 3:
        scene.table.used_tokens.append(gold.remove(0))
    scene.play("move b0 e")
    assert [len(scene.stack_at("centre", site)) for site in (2, 3)] == [2, 1]


@pytest.mark.rule("HYP-OPEN-18")
@pytest.mark.parametrize("verb", ["figure", "deploy"])
def test_a_figure_that_is_placed_reveals_neighbours_too(verb: str) -> None:
    scene = Scene().lay("e", "borderland_01").inside(0, "b0", 1).pool(**{verb: 1})
    assert not scene.state.is_open(scene.place("e"))
    scene.play(f"{verb} b0")
    assert scene.state.is_open(scene.place("e"))
    assert "revealed e borderland_01 1" in scene.told()


@pytest.mark.rule("HYP-OPEN-19")
def test_a_step_that_revealed_something_cannot_be_taken_back() -> None:
    scene = Scene().pool(move=3).play("move cap0 b0")
    assert scene.match.undo_refused(0) is not None
    plain = Scene().open_all().pool(move=3).play("move cap0 b0")
    assert plain.match.undo_refused(0) is None


@pytest.mark.rule("HYP-OPEN-19")
@pytest.mark.parametrize("words", ["draw", "enter a0 1", "acquire militia", "replace II"])
def test_draws_tokens_and_new_cards_cannot_be_taken_back(words: str) -> None:
    scene = Scene().open_all().display("militia").figures(0, "a0", 1).pool(draw=1, technology=1).play(words)
    assert scene.match.undo_refused(0) is not None


@pytest.mark.rule("HYP-OPEN-20")
def test_a_figure_that_begins_the_turn_among_rivals_may_leave() -> None:
    scene = Scene().open_all().open("e", "borderland_09").figures(0, "e", 1).figures(1, "e", 3).pool(move=1)
    assert "e b0" in scene.offered("move")


@pytest.mark.rule("HYP-OPEN-27")
def test_a_site_of_a_neighbouring_hex_is_entered_by_a_paid_step_and_a_free_one() -> None:
    scene = Scene().open_all().pool(move=1)
    assert "b0 1" not in scene.offered("enter")
    scene.play("move cap0 b0", "enter b0 1")
    assert (scene.sites_at("b0"), scene.produced()) == ([0], {"move": 1})


@pytest.mark.rule("HYP-OPEN-30")
def test_a_used_token_is_openly_out_of_the_game() -> None:
    scene = Scene().stores(0, "silver_charm").play("use_token silver_charm")
    assert scene.match.view(1)["used_tokens"] == scene.match.view(None)["used_tokens"] == ["silver_charm"]
    supply = scene.state.token_supply["silver"].items
    assert supply.count("silver_charm") == BOX.ruin_tokens["silver_charm"].count - 1


def flat(value: Json) -> set[str]:
    """Every text within a view."""
    if isinstance(value, dict):
        return {text for part in value.values() for text in flat(part)}
    if isinstance(value, list):
        return {text for part in value for text in flat(part)}
    return {value} if isinstance(value, str) else set()


@pytest.mark.rule("HYP-OPEN-34", "HYP-TURN-18")
def test_opponents_see_all_but_tokens_hexes_cards_and_draws_to_come() -> None:
    scene = Scene().stores(0, "gold_wings").available(0, "red").levels(0, blue=2).owns(0, "militia")
    state = scene.state
    hidden = {*state.spare.items, *(state.land.items[place] for place in state.map.borderlands)}
    hidden |= {state.land.items[state.map.centre], *(card for stack in state.stacks for card in stack.items)}
    seen = flat(scene.match.view(1))
    assert seen.isdisjoint(hidden)
    assert not any(text.startswith(("bronze_", "silver_", "gold_")) for text in seen)
    assert {"militia", *state.display} <= seen
    assert "gold_wings" in flat(scene.match.view(0))
    boards = scene.match.view(1)["players"]
    assert isinstance(boards, list)
    assert isinstance(boards[0], dict)
    assert boards[0]["bag"] == {"green": 1, "red": 1, "purple": 1, "orange": 1, "yellow": 1, "blue": 1, "grey": 0}
    assert boards[0]["stored"] == [None]


@pytest.mark.rule("HYP-OPEN-35")
def test_a_stopped_figure_may_move_on_once_no_rival_is_left_outside_sites() -> None:
    scene = Scene(3).open_all().open("nw", "borderland_07").figures(1, "nw", 1).figures(2, "nw", 1).inside(1, "nw", 1)
    scene.figures(0, "a0", 1).pool(move=2, attack=2).play("move a0 nw", "attack nw 1 0")
    assert not any(words.startswith("nw ") for words in scene.offered("move"))
    scene.play("attack nw 2 0")
    assert any(words.startswith("nw ") for words in scene.offered("move"))
    assert scene.sites_at("nw")[0] == 1
