"""The civilizations that Plans and Ploys brings for the Automa (TAP-AUT-83 to TAP-AUT-91)."""

from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.state import AUTOMA, SHADOW, TapestryState
from gobelin.kernel import Match, Rng
from support.tapestry import Scene

LATER = ("automa_equalizers", "automa_hucksters", "automa_iconoclasts", "automa_trailblazers")


def solo(name: str, turn: int = 2, level: int = 2, **bots: Any) -> Scene:
    """The bots are about to take this income turn with a civilization; the human is in the same era already."""
    scene = Scene(1, level=level, expansions=("pp",)).resources(0, coin=3)
    return scene.bots(era=turn - 1, pair=(5, 6), civilizations=(f"automa_{name}",), **bots).era(0, turn).rolls()


def advancing(*items: str, **settings: Any) -> Scene:
    """The human has the turn, and the Hucksters have laid these out."""
    scene = Scene(1, expansions=("pp",), **settings).resources(0, coin=1).bots(5, 6, 1, 2)
    return scene.pool(*items).rolls().at(phase="turn", active=0)


def set_up(name: str, **settings: Any) -> TapestryState:
    """A game at its beginning in which the Automa has this civilization."""
    for seed in range(200):
        state: TapestryState = Match.new(GAME, GAME.settings(expansions=("pp",), **settings), 1, seed).state
        if state.solo and state.solo.civilizations == [f"automa_{name}"]:
            return state
    raise AssertionError(f"{name} never came")


def solo_of(scene: Scene) -> Any:
    """The solo part of the table."""
    return scene.state.solo


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-83")
def test_they_come_with_the_expansion_only_and_their_favourite_is_rolled() -> None:
    found: dict[str, set[str]] = {}
    for seed in range(120):
        for expansion in (False, True):
            state = GAME.setup(GAME.settings(expansions=("pp",) * expansion), 1, Rng.from_seed(seed))
            assert state.solo is not None
            (name,) = state.solo.civilizations
            assert expansion or name not in LATER
            assert state.solo.favourites[SHADOW] != state.solo.favourites[AUTOMA]
            found.setdefault(name, set()).add(state.solo.favourites[AUTOMA])
    assert set(found) == set(BOX.automa_civilizations)
    assert all(len(found[name]) > 1 for name in LATER)


@pytest.mark.rule("TAP-AUT-69", "TAP-AUT-83")
@pytest.mark.parametrize("expansion", [True, False])
def test_they_may_be_the_second_civilization(expansion: bool) -> None:
    scene = Scene(1, level=6, expansions=("pp",) * expansion).bots(era=0).at(phase="first_turn", start=0, active=0)
    offered = [option.split()[1] for option in scene.offer()]
    assert set(offered) == {
        name for name in BOX.automa_civilizations if name != "automa_scientists" and (expansion or name not in LATER)
    }


@pytest.mark.rule("TAP-AUT-69", "TAP-AUT-85", "TAP-AUT-88")
@pytest.mark.parametrize("name", ["hucksters", "trailblazers"])
def test_a_second_civilization_is_set_up_at_once(name: str) -> None:
    scene = Scene(1, level=6, expansions=("pp",)).bots(era=0).at(phase="first_turn", start=0, active=0)
    scene.resources(0, coin=1).play(f"automa_civilization automa_{name}")
    if name == "hucksters":
        assert len(solo_of(scene).pool) == 3
    else:
        assert solo_of(scene).trail == {"science": [2]}
        assert "left_game socialism" in scene.told()
        assert "socialism" not in scene.state.tapestry_deck.items


@pytest.mark.rule("TAP-OPEN-42")
def test_a_socialism_in_hand_stays_when_the_trailblazers_come_second() -> None:
    scene = Scene(1, level=6, expansions=("pp",)).bots(era=0).at(phase="first_turn", start=0, active=0)
    scene.hand(0, "socialism").resources(0, coin=1).play("automa_civilization automa_trailblazers")
    assert scene.cards(0) == ["socialism"]
    assert "left_game socialism" not in scene.told()


# --- Equalizers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-84")
@pytest.mark.parametrize(("human", "to"), [(5, 5), (6, 6), (7, 4), (4, 4)])
def test_the_equalizers_draw_level_where_they_are_close_behind(human: int, to: int) -> None:
    scene = solo("equalizers").token(0, "military", human).token(AUTOMA, "military", 4)
    assert scene.player(AUTOMA).tokens["military"] == [to]
    assert scene.player(AUTOMA).points.get("automa_equalizers", 0) == (5 if to == 4 else 0)


@pytest.mark.rule("TAP-AUT-84")
def test_the_equalizers_gain_the_last_benefit_only() -> None:
    scene = solo("equalizers", level=1).token(0, "technology", 2)
    assert "advanced" not in " ".join(scene.told())  # level 1 has no civilization step
    scene = solo("equalizers").token(0, "technology", 2)
    assert [line for line in scene.told() if line.startswith("advanced")] == [
        f"advanced {AUTOMA} technology pottery start",
        f"advanced {AUTOMA} technology carpentry pottery",
    ]
    assert f"refreshed {AUTOMA}" not in scene.told()  # the benefit of pottery
    assert len(scene.player(AUTOMA).hand) == 2  # carpentry and the chart


@pytest.mark.rule("TAP-AUT-84")
def test_several_tracks_are_decided_by_the_tie_breaker() -> None:
    scene = solo("equalizers").token(0, "technology", 1).token(0, "exploration", 1)
    assert f"track_tie {AUTOMA} technology decision_06" in scene.told()  # before exploration on card 6
    assert scene.player(AUTOMA).tokens["technology"] == [1]
    assert scene.player(AUTOMA).tokens["exploration"] == [0]


# --- Hucksters --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-85")
def test_the_hucksters_begin_with_a_space_tile_and_a_tapestry_card_and_what_the_favourite_brings() -> None:
    state = set_up("hucksters")
    assert state.solo is not None
    kind = {"technology": BOX.tech_cards, "exploration": BOX.territory_tiles}
    space, card, third = state.solo.pool
    assert space in BOX.space_tiles
    assert card in BOX.tapestry_cards
    assert third in kind.get(state.solo.favourites[AUTOMA], BOX.tapestry_cards)
    shown = GAME.plain_view(state, 0)["solo"]
    assert isinstance(shown, dict)
    assert shown["pool"] == [space, card, third]
    GAME.check(state)


@pytest.mark.rule("TAP-AUT-85")
@pytest.mark.parametrize(
    ("favourite", "item"),
    [
        ("military", "golden_age"),
        ("science", "golden_age"),
        ("technology", "radio"),
        ("exploration", "territory_09"),
    ],
)
def test_the_hucksters_add_a_thing_by_the_favourite_track(favourite: str, item: str) -> None:
    scene = solo("hucksters", favourites=(favourite, "science")).on_top(item)
    assert solo_of(scene).pool == [item]
    assert f"laid_out {item}" in scene.told()


@pytest.mark.rule("TAP-AUT-91")
def test_what_is_laid_out_counts_like_landmarks_for_points() -> None:
    scene = solo("hucksters").owns(AUTOMA, "forge").pool("radio", "territory_09").on_top("golden_age")
    assert "multiplied landmarks_and_territories 4 1 1" in scene.told()
    assert scene.player(AUTOMA).landmarks == ["forge"]


@pytest.mark.rule("TAP-AUT-86")
def test_a_tapestry_card_may_be_taken_instead_of_drawing_one() -> None:
    scene = advancing("golden_age", "radio").token(0, "military", 1).resources(0, culture=1, coin=0)
    scene.play("advance military")
    assert (scene.topic, scene.offer()) == ("pool", ["take_pooled golden_age", "decline"])
    scene.play("take_pooled golden_age")
    assert scene.cards(0) == ["golden_age"]
    assert solo_of(scene).pool == ["radio"]
    assert "took_pooled 0 golden_age" in scene.told()


@pytest.mark.rule("TAP-AUT-86")
def test_who_declines_draws_as_usual() -> None:
    scene = advancing("golden_age").token(0, "military", 1).on_top("academia")
    scene.play("advance military", "decline")
    assert scene.cards(0) == ["academia"]
    assert solo_of(scene).pool == ["golden_age"]


@pytest.mark.rule("TAP-AUT-86")
def test_each_of_several_tiles_may_come_from_the_pool() -> None:
    scene = advancing("territory_01", "territory_02", "space_13_thirteen_points").play("advance exploration")
    assert scene.offer() == ["take_pooled territory_01", "take_pooled territory_02", "decline"]
    scene.play("take_pooled territory_02")
    assert scene.offer() == ["take_pooled territory_01", "decline"]
    scene.play("decline")
    assert len(scene.player(0).territories) == 2
    assert scene.player(0).territories[0] == "territory_02"


@pytest.mark.rule("TAP-AUT-86")
def test_a_space_tile_of_the_pool_is_among_those_just_gained() -> None:
    scene = advancing("space_13_thirteen_points").token(0, "exploration", 10).resources(0, food=2, coin=0)
    scene.play("advance exploration", "take_pooled space_13_thirteen_points")
    assert "space_tile space_13_thirteen_points" in scene.offer()
    assert len(scene.offer()) == 3


@pytest.mark.rule("TAP-AUT-86")
def test_a_tech_card_of_the_pool_can_be_invented() -> None:
    scene = advancing("radio", "golden_age").play("advance technology")
    assert "take_pooled radio" in scene.offer()
    scene.play("take_pooled radio")
    assert scene.player(0).techs[0] == ["radio"]
    assert "invented 0 radio pool" in scene.told()
    assert solo_of(scene).pool == ["golden_age"]


@pytest.mark.rule("TAP-AUT-86")
def test_in_an_income_turn_nothing_is_taken_from_the_pool() -> None:
    scene = Scene(1, expansions=("pp",)).bots(5, 6, 1, 2).pool("golden_age", "territory_01").rolls()
    scene.income_turn(0, 1)
    assert scene.topic == "turn"
    assert solo_of(scene).pool[:2] == ["golden_age", "territory_01"]


# --- Iconoclasts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-87")
def test_the_iconoclasts_give_up_their_landmarks_for_points_and_research() -> None:
    scene = solo("iconoclasts").owns(AUTOMA, "forge", "academy").rolls("technology", "exploration")
    assert scene.player(AUTOMA).landmarks == []
    assert scene.player(AUTOMA).points["automa_iconoclasts"] == 6
    assert {"left_game forge", "left_game academy"} <= set(scene.told())
    assert not {"forge", "academy"} & set(scene.state.landmarks)
    assert "refreshed 5" in scene.told()  # the benefit of pottery
    assert scene.player(AUTOMA).tokens["exploration"] == [1]


@pytest.mark.rule("TAP-AUT-87")
def test_a_landmark_gained_on_the_way_is_given_up_too_and_completed_tracks_are_rolled_again() -> None:
    scene = solo("iconoclasts").owns(AUTOMA, "academy").token(AUTOMA, "military", 12).token(AUTOMA, "technology", 3)
    scene.rolls("military", "technology", "military", "exploration")
    assert [line for line in scene.told() if line.startswith(("science_die", "left_game"))] == [
        "left_game academy",
        f"science_die {AUTOMA} military",
        f"science_die {AUTOMA} technology",
        "left_game forge",
        f"science_die {AUTOMA} military",
        f"science_die {AUTOMA} exploration",
    ]
    assert scene.player(AUTOMA).points["automa_iconoclasts"] == 6


@pytest.mark.rule("TAP-AUT-87", "TAP-AUT-75")
def test_with_all_tracks_completed_the_iconoclasts_only_score() -> None:
    scene = solo("iconoclasts").owns(AUTOMA, "academy")
    for track in BOX.tracks:
        scene.token(AUTOMA, track, 12)
    assert scene.player(AUTOMA).points["automa_iconoclasts"] == 3
    assert not any(line.startswith("science_die") for line in scene.told())


# --- Trailblazers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-88")
def test_the_trailblazers_begin_with_an_outpost_and_without_socialism() -> None:
    state = set_up("trailblazers")
    assert state.solo is not None
    assert state.solo.trail == {state.solo.favourites[AUTOMA]: [2]}
    assert "socialism" not in state.tapestry_deck.items
    shown = GAME.plain_view(state, 0)["solo"]
    assert isinstance(shown, dict)
    assert shown["trail"] == [{"track": state.solo.favourites[AUTOMA], "spaces": [2]}]
    assert "socialism" in set_up("equalizers").tapestry_deck.items


@pytest.mark.rule("TAP-AUT-88")
@pytest.mark.parametrize(("human", "standing", "to"), [(0, [2], 4), (5, [2, 4], 7), (8, [], 10), (10, [2], 12)])
def test_the_next_outpost_goes_ahead_of_the_human_and_the_others(human: int, standing: list[int], to: int) -> None:
    scene = solo("trailblazers").token(0, "science", human).token(AUTOMA, "science", human).trail(science=standing)
    assert solo_of(scene).trail == {"science": [*standing, to]}
    assert f"trail science {BOX.tracks['science'].spaces[to - 1].id}" in scene.told()


@pytest.mark.rule("TAP-AUT-88")
def test_without_such_a_space_the_tie_breaker_names_another_track() -> None:
    scene = solo("trailblazers").token(0, "science", 11).token(AUTOMA, "science", 11)
    assert solo_of(scene).trail == {"military": [2]}  # first on card 6
    full = {track: [12] for track in BOX.tracks}
    scene = solo("trailblazers").trail(**{track: [12] for track in BOX.tracks})
    assert solo_of(scene).trail == full


@pytest.mark.rule("TAP-AUT-89")
def test_at_the_end_outposts_count_that_the_human_has_not_passed() -> None:
    scene = Scene(1, expansions=("pp",)).bots(era=5, civilizations=("automa_trailblazers",)).finished(AUTOMA)
    scene.finished(SHADOW).trail(science=[2, 5, 7], military=[12]).token(0, "science", 5).rolls()
    scene.income_turn(0, 5).at(step=5)
    assert scene.state.phase == "over"
    assert scene.player(AUTOMA).points == {"automa_trailblazers": 30}  # the second is reached, not passed
