"""Bringing figures into play (HYP-FIG)."""

import pytest

from gobelin.games.hyperborea.loading import BOX
from support.hyperborea import Scene


@pytest.mark.rule("HYP-FIG-01", "HYP-FIG-02", "HYP-OPEN-32")
def test_a_figure_comes_to_a_homeland_hex_with_a_city_but_not_into_it() -> None:
    scene = Scene().pool(figure=2)
    assert scene.offered("figure") == ["cap0", "b0"]
    scene.play("figure b0", "figure cap0")
    assert (scene.figures_at("b0"), scene.figures_at("cap0"), scene.player(0).supply) == ([1, 0], [4, 0], 5)
    assert scene.sites_at("b0") == scene.sites_at("cap0") == [-1]


@pytest.mark.rule("HYP-FIG-02", "HYP-OPEN-32")
@pytest.mark.parametrize(
    ("faction", "places"),
    [("red_duchy", ["a0", "cap0"]), ("emerald_kingdom", ["b0", "cap0"]), ("coral_throne", ["b0", "cap0"])],
)
def test_every_homeland_hex_with_a_city_is_offered(faction: str, places: list[str]) -> None:
    scene = Scene(mode="faction_war", factions=(faction, "golden_barony")).pool(figure=1)
    assert sorted(scene.offered("figure")) == places


@pytest.mark.rule("HYP-FIG-03")
def test_with_an_empty_supply_the_effect_does_nothing() -> None:
    scene = Scene().figures(0, "b0", 7).pool(figure=1, deploy=1, fortress=1)
    assert scene.player(0).supply == 0
    assert scene.offered("figure") == scene.offered("deploy") == []


@pytest.mark.rule("HYP-FIG-04")
def test_figures_in_graveyards_are_not_available() -> None:
    assert BOX.pieces.figures == 10
    scene = Scene().graveyard(1, 0).figures(0, "b0", 5).pool(figure=3).play("figure cap0")
    assert (scene.state.on_map(0), scene.player(0).supply) == (9, 0)
    assert scene.offered("figure") == []


@pytest.mark.rule("HYP-FIG-05")
def test_a_figure_brought_into_play_may_move_in_the_same_turn() -> None:
    scene = Scene().figures(0, "cap0", 0).pool(figure=1, move=1).play("figure b0", "move b0 cap0")
    assert scene.figures_at("cap0") == [1, 0]


@pytest.mark.rule("HYP-FIG-06")
def test_a_deployed_figure_comes_to_a_hex_with_an_own_figure_outside_its_sites() -> None:
    scene = Scene().open_all().open("e", "borderland_09").inside(0, "e", 1).pool(deploy=2)
    assert sorted(scene.offered("deploy")) == ["cap0", "e"]
    scene.play("deploy e")
    assert (scene.figures_at("e"), scene.sites_at("e"), scene.player(0).supply) == ([1, 0], [0], 5)


@pytest.mark.rule("HYP-FIG-06", "HYP-OVER-04")
def test_the_last_deployed_figure_meets_the_condition() -> None:
    scene = Scene().figures(0, "b0", 6).pool(deploy=1).play("deploy b0")
    assert scene.player(0).objectives == ["objective_figures"]


@pytest.mark.rule("HYP-FIG-07")
@pytest.mark.parametrize(
    ("tile", "cards", "minimum"),
    [("", (), 3), ("", ("healers",), 5), ("purple_matriarchy_a", (), 4), ("purple_matriarchy_a", ("healers",), 5)],
)
def test_of_several_minimum_values_the_highest_holds(tile: str, cards: tuple[str, ...], minimum: int) -> None:
    scene = Scene().tile(0, tile).filled(0, *cards).figures(0, "cap0", 1).starting()
    assert (scene.state.on_map(0), scene.figures_at("cap0")) == (minimum, [minimum, 0])
