"""The Automa on the map: distances, tie-breakers, conquests, explorations and traps (TAP-AUT)."""

from typing import Any

import pytest

from gobelin.games.tapestry.automa.map import (
    automa_conquers,
    automa_explores,
    distances,
    furthest,
    nearest,
    wants_island,
)
from gobelin.games.tapestry.conquer import targets
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import Piece
from gobelin.games.tapestry.state import AUTOMA, SHADOW
from gobelin.games.tapestry.tiebreakers import first_hex
from gobelin.kernel import Rule
from gobelin.toolkit.hidden import Pile
from support.tapestry import Scene, hex_number

UPRIGHT, FALLEN = Piece(AUTOMA, "outpost"), Piece(SHADOW, "outpost", SHADOW)
WITH_ICON, WITHOUT_ICON, OTHER_ARROWS = 6, 2, 10
"""Cards that list military first: the first and the last show the toppled outpost, with the arrows a and h."""


def h(a: int, b: int) -> int:
    """A hex of the small map."""
    return hex_number("small", a, b)


START, HUMAN, ISLAND = h(2, 0), h(0, 2), h(0, 0)


def war(tie: int = WITHOUT_ICON, space: int = 1, **settings: Any) -> Scene:
    """The Automa is about to advance to a space of the military track."""
    scene = Scene(1, **settings).resources(0, coin=1).bots(5, tie, 3, 4)
    return scene.token(AUTOMA, "military", space - 1)


def discovery(tie: int = 8, space: int = 2, favourite: str = "science") -> Scene:
    """The Automa is about to advance to a space of the exploration track."""
    scene = Scene(1).resources(0, coin=1).bots(6, tie, 3, 4, favourites=(favourite, "technology"))
    return scene.token(AUTOMA, "exploration", space - 1)


def without_island(scene: Scene) -> Scene:
    """Let the Automa have the achievement of the middle island."""
    scene._state.achievements["middle_island"] = [AUTOMA]
    return scene


def blocked(scene: Scene, *places: int) -> Scene:
    """Let the human control territories that cannot be conquered."""
    for place in places:
        scene.outpost(0, place).outpost(AUTOMA, place, fallen=0)
    return scene


def run(rule: Rule[None]) -> None:
    """Carry out a rule that asks nobody."""
    for question in rule:
        raise AssertionError(question)


# --- distances and tie-breakers ---------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-27")
@pytest.mark.parametrize(
    ("card", "places", "first"),
    [
        (6, [(0, 1), (-1, 2), (-1, -3)], (-1, -3)),  # a: rows from the top left to the right
        (2, [(0, 1), (-1, 2), (-1, -3)], (-1, 2)),  # b: the same rows from the right
        (4, [(0, 1), (2, 3), (1, 1)], (0, 1)),  # c: columns from the right, downwards
        (10, [(2, 1), (1, 0), (0, 1)], (2, 1)),  # h: columns from the left, upwards
    ],
)
def test_the_arrows_say_which_hex_is_first(card: int, places: list[tuple[int, int]], first: tuple[int, int]) -> None:
    scene = Scene(1)
    facts = BOX.decision_cards[f"decision_{card:02}"]
    assert first_hex(scene._state, [h(*place) for place in places], facts) == h(*first)


@pytest.mark.rule("TAP-AUT-28")
def test_example_the_ninth_hex_is_the_first_valid_one() -> None:
    order = BOX.hex_patterns["a"].order
    assert [BOX.sides["small"].hexes[place] for place in order[:9]] == [
        *((-3, b) for b in (-3, -2, -1)),
        *((-2, b) for b in (-3, -2, -1, 0, 1)),
        (-1, -3),
    ]
    scene = Scene(1).resources(0, coin=1).bots(3, 1, 4, 5, favourites=("military", "technology"))
    scene.token(AUTOMA, "exploration", 8)  # about to explore anywhere
    for place in (h(-3, -2), h(-3, -1), h(-2, -3), h(-2, 0), h(-2, 1)):
        scene.lay(place, f"territory_{place + 1:02}")  # the others of the first eight are printed
    before = set(scene._state.tiles)
    assert set(scene.state.tiles) - before == {h(-1, -3)}
    assert f"hex_tie {h(-1, -3)} decision_01" in scene.told()


@pytest.mark.rule("TAP-AUT-29")
def test_a_path_avoids_outposts_of_the_automa_and_two_pieces_of_the_human() -> None:
    scene = Scene(1)
    assert distances(scene._state, [ISLAND])[h(1, -1)] == 2
    scene.outpost(AUTOMA, h(1, 0)).outpost(AUTOMA, h(0, -1))
    assert distances(scene._state, [ISLAND])[h(1, -1)] == 4
    scene.outpost(0, h(-1, -2))
    assert distances(scene._state, [ISLAND])[h(1, -1)] == 4
    scene.outpost(0, h(-1, -2))
    assert distances(scene._state, [ISLAND])[h(1, -1)] == 6


@pytest.mark.rule("TAP-AUT-29")
def test_the_ends_of_a_path_may_hold_anything() -> None:
    scene = Scene(1)
    far = distances(scene._state, [HUMAN])  # two pieces stand there
    assert far[HUMAN] == 0
    assert far[h(0, 1)] == 1
    assert far[START] == 4  # and two outposts of the Automa here


@pytest.mark.rule("TAP-OPEN-38")
def test_without_any_path_a_tie_step_is_skipped_and_furthest_counts_plain_steps() -> None:
    scene = Scene(1)
    for place in (h(-1, -1), h(-1, 0), h(0, 1), h(1, 1), h(1, 0), h(0, -1)):
        scene.outpost(AUTOMA, place)
    state = scene._state
    assert h(2, 1) not in distances(state, [ISLAND])
    assert nearest(state, [h(2, 1), h(3, 2)], [ISLAND], "nearest_to_island") == [h(2, 1), h(3, 2)]
    assert nearest(state, [h(2, 1), h(1, 1)], [ISLAND], "nearest_to_island") == [h(1, 1)]
    assert furthest(state, [h(2, 1), h(3, 2), h(1, 1)], [ISLAND], "furthest_from_human") == [h(3, 2)]


# --- conquering an opponent -------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-24", "TAP-AUT-30", "TAP-AUT-31", "TAP-AUT-34")
def test_a_territory_of_the_human_is_conquered_first() -> None:
    scene = war().outpost(0, h(1, -1))
    assert scene.state.pieces[h(1, -1)] == [Piece(0, "outpost", AUTOMA), UPRIGHT]
    told = scene.told()
    assert "hexes_valid conquer_opponent 1" in told
    assert f"conquered 5 {h(1, -1)}" in told
    assert f"toppled 5 0 {h(1, -1)} outpost" in told


@pytest.mark.rule("TAP-AUT-30", "TAP-AUT-31")
def test_a_territory_with_two_pieces_cannot_be_conquered() -> None:
    scene = blocked(war(), h(1, -1))
    assert "hexes_valid conquer_neutral 3" in scene.told()
    assert scene.state.controllers(h(1, -1)) == [0]


@pytest.mark.rule("TAP-AUT-32", "TAP-AUT-33")
@pytest.mark.parametrize(("tie", "island", "place"), [(6, True, (1, 0)), (6, False, (1, -1)), (2, False, (1, 0))])
def test_of_several_the_nearest_to_the_island_then_the_arrows(tie: int, island: bool, place: tuple[int, int]) -> None:
    scene = war(tie).outpost(0, h(1, -1)).lay(h(1, 0), "territory_01").outpost(0, h(1, 0))
    if not island:
        without_island(scene)
    assert f"conquered 5 {h(*place)}" in scene.told()
    assert ("hexes_left nearest_to_island 1" in scene.told()) is island


@pytest.mark.rule("TAP-AUT-32")
def test_the_island_counts_only_while_its_achievement_can_be_earned() -> None:
    assert wants_island(Scene(1)._state)
    assert not wants_island(without_island(Scene(1))._state)
    assert wants_island(Scene(1).outpost(0, ISLAND)._state)
    assert not wants_island(Scene(1).outpost(0, ISLAND).outpost(0, ISLAND)._state)
    taken = Scene(1)
    taken._state.achievements["middle_island"] = [0, SHADOW]
    assert not wants_island(taken._state)


@pytest.mark.rule("TAP-AUT-34", "TAP-OPEN-12")
def test_the_human_may_answer_with_a_trap() -> None:
    scene = war().outpost(0, h(1, -1)).hand(0, "trap")
    assert scene.topic == "reaction"
    assert scene.offer() == ["pass", "react trap"]
    scene.play("react trap", "receive food")
    assert scene.state.pieces[h(1, -1)] == [Piece(0, "outpost"), Piece(AUTOMA, "outpost", 0)]
    assert scene.purse(0) == {"coin": 1, "food": 1}
    assert scene.topic == "turn"


@pytest.mark.rule("TAP-AUT-34")
def test_the_human_may_let_it_happen() -> None:
    scene = war().outpost(0, h(1, -1)).hand(0, "trap").play("pass")
    assert scene.state.controllers(h(1, -1)) == [AUTOMA]
    assert scene.cards(0) == ["trap"]


@pytest.mark.rule("TAP-OPEN-33")
def test_the_automa_never_cancels_a_trap() -> None:
    scene = war(expansions=("pp",), placeholders=True).outpost(0, h(1, -1)).hand(0, "trap").automa_hand("double_cross")
    scene.play("react trap", "receive food")
    assert scene.state.controllers(h(1, -1)) == [0]
    assert scene.player(AUTOMA).hand.items == ["double_cross"]


@pytest.mark.rule("TAP-AUT-24")
def test_conquer_anywhere_reaches_the_whole_map() -> None:
    scene = war(space=8).outpost(0, h(-1, 1))
    assert scene.state.controllers(h(-1, 1)) == [AUTOMA]
    scene = war(space=1).outpost(0, h(-1, 1))
    assert scene.state.controllers(h(-1, 1)) == [0]


# --- conquering neutral territories -----------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-35", "TAP-AUT-42", "TAP-AUT-43", "TAP-AUT-48")
def test_an_unexplored_hex_is_explored_and_conquered_without_dice_and_rewards() -> None:
    scene = war().on_top("territory_05").rolls(1, 4)
    assert scene.state.tiles == {h(1, 0): ("territory_05", 4)}
    assert scene.state.pieces[h(1, 0)] == [UPRIGHT]
    assert scene.vp(AUTOMA) == 0
    assert scene.player(AUTOMA).purse == [0, 0, 0, 0]
    assert scene.player(AUTOMA).territories == []
    told = scene.told()
    assert "hexes_valid conquer_neutral 6" in told
    assert "hexes_left nearest_to_island 1" in told
    assert not any(line.startswith("rolled") for line in told)


@pytest.mark.rule("TAP-AUT-36", "TAP-AUT-38")
@pytest.mark.parametrize(("tie", "place"), [(WITHOUT_ICON, (2, 1)), (WITH_ICON, (1, 0))])
def test_hexes_beside_the_human_count_only_with_the_toppled_outpost(tie: int, place: tuple[int, int]) -> None:
    scene = blocked(war(tie), h(1, -1))
    assert f"conquered 5 {h(*place)}" in scene.told()


@pytest.mark.rule("TAP-AUT-37")
def test_without_a_valid_hex_the_conquest_is_skipped() -> None:
    scene = blocked(war(), h(1, -1), h(2, 1), h(3, 0))
    assert "hexes_valid conquer_neutral 0" in scene.told()
    assert scene.state.territories(AUTOMA) == [START]
    assert scene.state.tiles == {}


@pytest.mark.rule("TAP-AUT-38", "TAP-AUT-44", "TAP-AUT-51")
def test_the_middle_island_is_conquered_without_a_toppled_outpost() -> None:
    scene = war(WITH_ICON).lay(h(1, 0), "territory_01").outpost(AUTOMA, h(1, 0))
    assert scene.state.pieces[ISLAND] == [UPRIGHT]
    assert scene.player(AUTOMA).points == {"middle_island": 10}


@pytest.mark.rule("TAP-AUT-39", "TAP-AUT-40", "TAP-AUT-41")
@pytest.mark.parametrize(
    ("tie", "single", "step", "place"),
    [
        (WITH_ICON, (-2, -1), "nearest_to_single 2", (1, -1)),
        (WITH_ICON, None, "nearest_to_human 2", (1, 0)),
        (OTHER_ARROWS, None, "nearest_to_human 2", (2, 1)),
    ],
)
def test_then_the_nearest_to_the_human(
    tie: int, single: tuple[int, int] | None, step: str, place: tuple[int, int]
) -> None:
    scene = without_island(war(tie))
    if single:
        scene.outpost(0, h(*single))
    assert f"conquered 5 {h(*place)}" in scene.told()
    assert f"hexes_left {step}" in scene.told()
    assert f"hex_tie {h(*place)} decision_{tie:02}" in scene.told()


@pytest.mark.rule("TAP-AUT-38")
def test_the_island_comes_before_the_human() -> None:
    scene = war(WITH_ICON).outpost(0, h(-2, -1))
    assert f"conquered 5 {h(1, 0)}" in scene.told()
    assert [line for line in scene.told() if line.startswith("hexes_left")] == ["hexes_left nearest_to_island 1"]


@pytest.mark.rule("TAP-AUT-44", "TAP-AUT-77")
def test_the_toppled_outpost_guards_the_territory_for_good() -> None:
    scene = war(WITH_ICON)
    assert scene.state.pieces[h(1, 0)] == [UPRIGHT, FALLEN]
    assert f"guarded {h(1, 0)}" in scene.told()
    assert h(1, 0) not in targets(scene.state, 0, anywhere=True)
    assert scene.state.controllers(h(1, 0)) == [AUTOMA]
    unguarded = war(WITHOUT_ICON)
    assert h(1, 0) in targets(unguarded.state, 0, anywhere=True)


@pytest.mark.rule("TAP-AUT-76")
def test_without_outposts_or_tiles() -> None:
    scene = war()
    state = scene._state
    state.solo.pair = ["decision_05", "decision_02"]  # type: ignore[union-attr]
    state.players[AUTOMA].outposts = 0
    run(automa_conquers(state))
    assert state.territories(AUTOMA) == [START]
    state.players[AUTOMA].outposts = 3
    state.territory_stock = Pile([], [])
    run(automa_explores(state))
    assert state.tiles == {}
    run(automa_conquers(state))
    # Of the printed hexes two steps from the island the one nearer to the human, not the unexplored one beside it.
    assert state.territories(AUTOMA) == [START, h(2, 1)]
    assert state.tiles == {}


# --- exploring --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-AUT-45", "TAP-AUT-46", "TAP-AUT-47")
@pytest.mark.parametrize(("favourite", "place"), [("science", (2, -1)), ("military", (3, 1))])
def test_it_explores_far_from_the_human_unless_it_likes_war(favourite: str, place: tuple[int, int]) -> None:
    scene = discovery(favourite=favourite).on_top("territory_07").rolls(1, 5)
    assert scene.state.tiles == {h(*place): ("territory_07", 5)}
    assert "hexes_valid explore 3" in scene.told()
    assert ("hexes_left furthest_from_human 1" in scene.told()) is (favourite == "science")
    assert (f"hex_tie {h(*place)} decision_08" in scene.told()) is (favourite == "military")


@pytest.mark.rule("TAP-AUT-48")
def test_exploring_gives_the_automa_nothing_else() -> None:
    scene = discovery()
    assert len(scene.state.tiles) == 1
    assert scene.vp(AUTOMA) == 0
    assert scene.player(AUTOMA).purse == [0, 0, 0, 0]
    assert scene.state.territories(AUTOMA) == [START]


@pytest.mark.rule("TAP-AUT-45")
def test_without_a_hex_to_explore_nothing_happens() -> None:
    scene = discovery()
    for place, tile in ((h(1, 0), "territory_01"), (h(3, 1), "territory_02"), (h(2, -1), "territory_03")):
        scene.lay(place, tile)
    assert len(scene.state.tiles) == 3
    assert "hexes_valid explore 0" in scene.told()


@pytest.mark.rule("TAP-AUT-24", "TAP-AUT-46")
def test_explore_anywhere_goes_to_the_far_side() -> None:
    scene = discovery(tie=5, space=9)
    (place,) = scene.state.tiles
    assert place == h(1, -2)
    assert place not in scene.state.beside([START])


# --- traps of the Automa, achievements --------------------------------------------------------------------------------


def attack(*cards: str, rolls: tuple[int, ...] = (), **settings: Any) -> Scene:
    """The human conquers a territory of the Automa beside the own start."""
    scene = Scene(1, **settings).resources(0, culture=3).outpost(AUTOMA, h(1, 2)).automa_hand(*cards)
    scene.rolls(*rolls, 0, 0)
    return scene.play("advance military", f"conquer {h(1, 2)}")


@pytest.mark.rule("TAP-AUT-49", "TAP-AUT-50")
def test_the_automa_discards_until_a_trap_appears() -> None:
    scene = attack("academia", "trap", "golden_age", rolls=(0, 0))
    assert scene.state.pieces[h(1, 2)] == [UPRIGHT, Piece(0, "outpost", AUTOMA)]
    assert scene.state.tapestry_discards == ["academia", "trap"]
    assert scene.player(AUTOMA).hand.items == ["golden_age"]
    assert "automa_discarded trap" in scene.told()
    assert scene.player(AUTOMA).purse == [0, 0, 0, 0]
    assert scene.topic == "die"


@pytest.mark.rule("TAP-AUT-49", "TAP-OPEN-33")
def test_without_a_trap_all_cards_go_and_the_territory_is_lost() -> None:
    scene = attack("academia", "surrender", rolls=(1, 0), expansions=("pp",), placeholders=True)
    assert scene.state.pieces[h(1, 2)] == [Piece(AUTOMA, "outpost", 0), Piece(0, "outpost")]
    assert scene.state.tapestry_discards == ["surrender", "academia"]
    assert len(scene.player(AUTOMA).hand) == 0


@pytest.mark.rule("TAP-AUT-49", "TAP-CON-22")
def test_after_its_last_income_turn_the_automa_has_no_traps() -> None:
    scene = Scene(1).resources(0, culture=3).outpost(AUTOMA, h(1, 2)).automa_hand("trap").finished(AUTOMA)
    scene.finished(SHADOW).rolls(0, 0).play("advance military", f"conquer {h(1, 2)}")
    assert scene.state.controllers(h(1, 2)) == [0]
    assert scene.player(AUTOMA).hand.items == ["trap"]


@pytest.mark.rule("TAP-AUT-49")
def test_against_pillage_and_plunder_nothing_is_discarded() -> None:
    scene = Scene(1).resources(0, culture=3).outpost(AUTOMA, h(1, 2)).automa_hand("trap")
    scene.in_force(0, "pillage_and_plunder").rolls(0, 0).play("advance military", f"conquer {h(1, 2)}")
    assert scene.state.controllers(h(1, 2)) == [0]
    assert "automa_discarded trap" not in scene.told()
    assert "trap" in scene.player(AUTOMA).hand.items


@pytest.mark.rule("TAP-AUT-51")
def test_two_outposts_of_the_human_must_lie_toppled_for_the_achievement() -> None:
    scene = war().outpost(0, h(1, -1)).outpost(AUTOMA, h(2, 1)).outpost(0, h(2, 1), fallen=AUTOMA)
    assert scene.player(AUTOMA).points == {"topple_two_outposts": 10}
    scene = war().outpost(0, h(1, -1)).outpost(AUTOMA, h(2, 1)).piece(SHADOW, h(2, 1), "outpost", SHADOW)
    assert scene.player(AUTOMA).points == {}
    assert scene.player(0).points == {}


@pytest.mark.rule("TAP-AUT-54")
def test_in_income_turn_1_the_top_progress_card_breaks_ties_and_is_mixed_in_again() -> None:
    scene = (
        Scene(1, level=5)
        .resources(0, coin=1)
        .bots(1, 2, 3, 4, era=0, progress=(6,), favourites=("military", "science"))
    )
    scene.rolls()
    told = scene.told()
    assert "tie_card decision_06" in told
    assert scene.state.pieces[h(1, 0)] == [UPRIGHT, FALLEN]  # the toppled outpost of card 6
    assert scene.state.solo is not None
    assert len(scene.state.solo.progress) == 18
    assert "decision_06" in scene.state.solo.progress.items
    assert scene.state.solo.pair == []
