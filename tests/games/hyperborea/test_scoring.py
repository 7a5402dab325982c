"""Final scoring and tie-breaks (HYP-SCORE)."""

import pytest

from gobelin.games.hyperborea import GAME
from gobelin.games.hyperborea.ending import controlled, controller
from support.hyperborea import Scene


def bare(seats: int = 2) -> Scene:
    """Nobody has figures on the map or cubes, so that every point is one that a test gives."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.figures(seat, f"cap{seat}", 0).bag(seat)
    return scene


@pytest.mark.rule("HYP-SCORE-01")
def test_a_gem_is_a_point() -> None:
    assert bare().gems(0, 9).score(0) == {"gems": 9}


@pytest.mark.rule("HYP-SCORE-02", "HYP-OPEN-02")
@pytest.mark.parametrize(("ghosts", "points"), [(0, None), (1, 1), (2, 3), (3, 6), (4, 7), (5, 8), (9, 12)])
def test_ghosts_score_one_three_six_and_one_for_each_further_one(ghosts: int, points: int | None) -> None:
    assert bare().ghosts(0, ghosts).score(0).get("ghosts") == points


@pytest.mark.rule("HYP-SCORE-03", "HYP-OPEN-02")
def test_a_rival_figure_in_the_graveyard_is_a_point() -> None:
    assert bare(4).graveyard(0, 1, 2, 3).score(0) == {"graveyard": 3}


@pytest.mark.rule("HYP-SCORE-04", "HYP-SCORE-05", "HYP-OPEN-03")
def test_coloured_cubes_score_wherever_they_lie_and_grey_ones_never() -> None:
    scene = bare().bag(0, "red", "grey").available(0, "blue", "grey").unused(0, "green", "green", "grey")
    scene.on(0, "trade_1", "yellow").owns(0, "scouts", "militia").on(0, "scouts", "grey").on(0, "militia", "purple")
    assert scene.score(0) == {"cubes": 6, "technologies": 2}


@pytest.mark.rule("HYP-SCORE-06")
@pytest.mark.parametrize("met", [("vp",), ("vp", "figures"), ("vp", "figures", "technology")])
def test_an_objective_tile_is_two_points(met: tuple[str, ...]) -> None:
    assert bare().objectives(0, *met).score(0) == {"objectives": 2 * len(met)}


@pytest.mark.rule("HYP-SCORE-07")
def test_advanced_technologies_score_their_printed_points() -> None:
    assert bare().owns(0, "survey", "cavalry", "scouts").score(0) == {"technologies": 3 + 2 + 1}


@pytest.mark.rule("HYP-SCORE-08", "HYP-SCORE-09", "HYP-SCORE-10", "HYP-SCORE-17")
@pytest.mark.parametrize(
    ("place", "points"), [("cap0", 1), ("b0", 1), ("a1", 1), ("cap1", 1), ("e", 2), ("sw", 2), ("centre", 4)]
)
def test_a_controlled_hex_scores_by_its_zone_whoever_it_belongs_to(place: str, points: int) -> None:
    assert bare().open_all().figures(0, place, 1).score(0) == {"control": points}


@pytest.mark.rule("HYP-SCORE-11", "HYP-SCORE-12", "HYP-OPEN-23")
@pytest.mark.parametrize(
    ("outside", "inside", "ghosts", "control"),
    [
        ((1, 0, 0), (), (), 0),
        ((1, 1, 0), (), (), None),
        ((2, 1, 1), (), (), 0),
        ((2, 1, 2), (), (), None),
        ((1, 1, 0), (1,), (), 1),
        ((0, 0, 0), (2,), (), 2),
        ((1, 0, 0), (), (1,), None),
        ((1, 0, 0), (), (1, 2), None),
        ((2, 0, 0), (), (1, 2), None),
        ((3, 0, 0), (), (1, 2), 0),
        ((1, 0, 0), (0,), (2,), 0),
        ((0, 0, 0), (), (1,), None),
        ((0, 0, 0), (), (), None),
    ],
)
def test_who_controls_a_hex(
    outside: tuple[int, ...], inside: tuple[int, ...], ghosts: tuple[int, ...], control: int | None
) -> None:
    scene = bare(3).open("e", "borderland_07")
    for seat, number in enumerate(outside):
        scene.figures(seat, "e", number)
    for site, seat in enumerate(inside):
        scene.inside(seat, "e", site + 1)
    scene.haunt("e", *ghosts)
    assert controller(scene.table, scene.place("e")) == control


@pytest.mark.rule("HYP-OPEN-24")
def test_nobody_controls_a_face_down_hex() -> None:
    scene = bare()
    assert [controller(scene.table, place) for place in scene.table.map.borderlands] == [None] * 6
    assert scene.score(0) == {}


@pytest.mark.rule("HYP-SCORE-13")
def test_the_most_points_win() -> None:
    scene = bare(3).gems(0, 3).gems(1, 5).gems(2, 4)
    result = GAME.result(scene.table)
    assert (result.scores, result.places) == ((3, 5, 4), (3, 1, 2))


@pytest.mark.rule("HYP-SCORE-14", "HYP-OPEN-25")
def test_the_first_tie_break_is_the_number_of_controlled_hexes_of_all_zones() -> None:
    scene = bare().open_all().figures(0, "cap0", 1).figures(0, "b1", 1).figures(1, "e", 1)
    assert (len(controlled(scene.table, 0)), len(controlled(scene.table, 1))) == (2, 1)
    result = GAME.result(scene.table)
    assert (result.scores, result.places) == ((2, 2), (1, 2))


@pytest.mark.rule("HYP-SCORE-15")
def test_the_second_tie_break_is_the_number_of_coloured_cubes() -> None:
    scene = bare().gems(0, 1).bag(0, "red", "red", "grey", "grey").bag(1, "blue", "blue", "blue")
    result = GAME.result(scene.table)
    assert (result.scores, result.places) == ((3, 3), (2, 1))
    swapped = bare().gems(1, 1).bag(1, "red", "red", "grey", "grey").bag(0, "blue", "blue", "blue")
    assert GAME.result(swapped.table).places == (1, 2)


@pytest.mark.rule("HYP-SCORE-16", "HYP-OPEN-26")
@pytest.mark.parametrize(("first", "places"), [(0, (3, 2, 1)), (1, (1, 3, 2)), (2, (2, 1, 3))])
def test_the_third_tie_break_is_the_later_place_in_turn_order(first: int, places: tuple[int, ...]) -> None:
    result = GAME.result(bare(3).at(first=first).table)
    assert (result.scores, result.places) == ((0, 0, 0), places)


@pytest.mark.rule("HYP-SCORE-13")
def test_every_point_is_told_with_its_reason() -> None:
    scene = Scene(length="short").figures(0, "b0", 6).pool(figure=1).gems(0, 2).owns(0, "scouts").ghosts(1, 2)
    scene.play("figure cap0").end().end()
    scored = [words for words in scene.told() if words.startswith("scored")]
    assert scored == [
        "scored 0 2 gems",
        "scored 0 6 cubes",
        "scored 0 2 objectives",
        "scored 0 1 technologies",
        "scored 0 2 control",
        "scored 1 3 ghosts",
        "scored 1 6 cubes",
        "scored 1 1 control",
    ]
    assert scene.match.result is not None
    assert scene.match.result.scores == (13, 10)
