"""Final scoring and ties (INV-END)."""

import pytest

from gobelin.games.inventions.loading import BOX
from gobelin.games.inventions.scoring import result
from support.inventions import Scene

EXAMPLE = {
    "hex_m2_0": "prosperity_f", "hex_m2_1": "culture_5", "hex_m1_m1": "culture_6", "hex_m1_0": "prosperity_b",
    "hex_m1_1": "culture_3", "hex_m1_2": "technology_5", "hex_0_m1": "prosperity_d", "hex_0_1": "prosperity_c",
    "hex_0_2": "economy_2", "hex_1_m2": "prosperity_a", "hex_1_m1": "economy_1", "hex_1_0": "technology_7",
    "hex_2_m2": "economy_4",
}  # fmt: skip
"""A layout of thirteen tiles that yields the numbers of the example."""


def finish(scene: Scene) -> Scene:
    """Play the last turn of the game, by the last seat."""
    return scene.last_round(5, scene.seats - 1).act("send_diplomat").finish()


@pytest.mark.rule("INV-END-10", "INV-END-03", "INV-OPEN-07")
def test_the_prosperity_of_the_example_is_39() -> None:
    scene = Scene().placed(0, **EXAMPLE)
    found = {why: points for why, points in scene.score(0).items() if why.startswith("prosperity")}
    assert found == {
        "prosperity_a": 6, "prosperity_b": 9, "prosperity_c": 6, "prosperity_d": 9, "prosperity_f": 9,
    }  # fmt: skip
    assert sum(found.values()) == 39


@pytest.mark.rule("INV-END-09", "INV-INFL-05", "INV-END-04")
def test_the_example_makes_110() -> None:
    scene = Scene().placed(0, **EXAMPLE).influence(0, 8).points(0, 45)
    scene.goals(0, "goal_region_africa", "goal_inv_technology", "goal_soc_academics")
    scene.people(0, "africa", 3).tile(0, "africa", "influence_share")  # 6 + 2
    scene.inventions(0, "boats", "wheel", "projectile", "seawall").academy(0, 2)  # 8, and 4 that do not count
    finish(scene)
    assert scene.match.result is not None
    assert scene.match.result.scores[0] == 10 + 39 + 16 + 45 == 110
    assert scene.match.result.places[0] == 1


@pytest.mark.rule("INV-END-01")
def test_the_final_scoring_shows_goals_and_tells_every_reason() -> None:
    scene = finish(Scene().goals(0, "goal_region_africa").people(0, "africa", 1))
    told = scene.told()
    assert "scored 0 1 influence_track" in told
    assert "scored 0 2 goal_region_africa" in told
    for seat in range(3):
        assert None not in scene.seen_by(None, seat)["goals"]


@pytest.mark.rule("INV-END-04")
def test_the_two_best_of_three_goals_count() -> None:
    scene = Scene().goals(0, "goal_region_africa", "goal_inv_economy", "goal_soc_academics").people(0, "africa", 3)
    scene.inventions(0, "bread").academy(0, 2)
    assert scene.score(0) == {"influence_track": 1, "goal_region_africa": 6, "goal_soc_academics": 4}


@pytest.mark.rule("INV-END-05")
def test_most_points_win() -> None:
    scene = Scene().points(0, 20).points(1, 30).points(2, 25)
    assert (result(scene.table).scores, result(scene.table).places) == ((20, 30, 25), (3, 1, 2))


@pytest.mark.rule("INV-END-06", "INV-END-11", "INV-OPEN-58")
def test_the_first_tie_breaker_is_tiles_on_the_map() -> None:
    scene = Scene().points(0, 20).points(1, 20).points(2, 20).inventions(0, "boats").supply(0, 2)
    scene.placed(1, hex_0_0="culture_1").tray(0, "culture_2", "culture_3")
    assert result(scene.table).places == (2, 1, 3)


@pytest.mark.rule("INV-END-07")
def test_the_second_tie_breaker_is_inventions() -> None:
    scene = Scene().points(0, 20).points(1, 20).inventions(1, "boats", "bread").inventions(0, "wheel").supply(0, 2)
    assert result(scene.table).places == (2, 1, 3)


@pytest.mark.rule("INV-END-08")
def test_the_third_tie_breaker_is_the_fewest_citizens_in_the_supply() -> None:
    scene = Scene().points(0, 20).points(1, 20).supply(1, 10).supply(0, 11)
    assert result(scene.table).places == (2, 1, 3)


@pytest.mark.rule("INV-OPEN-43")
def test_a_full_tie_is_shared_and_chronos_has_no_place() -> None:
    scene = Scene().points(0, 20).points(1, 20)
    assert result(scene.table).places == (1, 1, 3)
    found = result(Scene(2).points(0, 3).table)
    assert (found.scores, found.places) == ((3, 0), (1, 2))


@pytest.mark.rule("INV-END-11")
def test_tiles_in_the_tray_do_not_score() -> None:
    scene = Scene().tray(0, "prosperity_d", "economy_1").placed(0, hex_0_0="prosperity_a")
    assert "prosperity_d" not in scene.score(0)
    scene = Scene().placed(0, hex_0_0="prosperity_d")
    assert scene.score(0)["prosperity_d"] == 3


# --- every private goal -----------------------------------------------------------------------------------------------


def goal_points(scene: Scene, goal: str) -> int:
    """What a goal alone would score."""
    scene.goals(0, goal)
    return scene.score(0).get(goal, 0)


@pytest.mark.parametrize("region", list(BOX.path))
@pytest.mark.parametrize(
    ("citizens", "has_tile", "points"), [(0, False, 0), (1, False, 2), (3, True, 8), (5, False, 6), (0, True, 2)]
)
def test_goals_of_regions(region: str, citizens: int, has_tile: bool, points: int) -> None:
    scene = Scene().people(0, region, citizens).people(1, region, 2).tile(1, region, "influence_share")
    if has_tile:
        scene.tile(0, region, "influence_share", is_up=False)
    assert goal_points(scene, f"goal_region_{region}") == points


INVENTIONS = ("bread", "trade", "boats", "clothing", "silk", "coins", "caravel", "glass", "writing", "internet")
"""Economy: bread, trade, silk, coins, caravel; culture: clothing, writing, internet; technology: boats, glass."""


@pytest.mark.parametrize(
    ("goal", "few", "many"),
    [
        ("economy", 0, 8),  # silk, coins, caravel: at most 8
        ("culture", 0, 8),
        ("technology", 0, 4),
        ("sets", 5, 10),
        ("early", 0, 8),  # silk, coins, glass, writing: at most 8
        ("late", 0, 8),  # caravel, internet
        ("eras", 2, 10),  # 1, 2, 3, 4, 6
    ],
)
def test_goals_of_inventions(goal: str, few: int, many: int) -> None:
    assert goal_points(Scene(), f"goal_inv_{goal}") == 0
    assert goal_points(Scene().inventions(0, *INVENTIONS[:4]), f"goal_inv_{goal}") == few
    assert goal_points(Scene().inventions(0, *INVENTIONS), f"goal_inv_{goal}") == many


@pytest.mark.parametrize(("academics", "points"), [(0, 0), (2, 4), (4, 8), (5, 8)])
def test_the_goal_of_academics(academics: int, points: int) -> None:
    assert goal_points(Scene().own(0, "telegraph").academy(0, academics), "goal_soc_academics") == points


@pytest.mark.parametrize(("kind", "few", "most"), [("economy", 6, 9), ("culture", 6, 9), ("technology", 4, 8)])
def test_the_goals_of_placed_tiles(kind: str, few: int, most: int) -> None:
    scene = Scene().tray(0, f"{kind}_7").placed(0, hex_0_0=f"{kind}_1", hex_1_0=f"{kind}_2", hex_0_1="prosperity_a")
    assert goal_points(scene, f"goal_soc_{kind}") == few
    scene.placed(0, hex_2_0=f"{kind}_3", hex_0_2=f"{kind}_4", hex_m1_0=f"{kind}_5")
    assert goal_points(scene, f"goal_soc_{kind}") == most


def test_the_goal_of_influence_tiles() -> None:
    scene = Scene().tile(0, "africa", "influence_plus_one").tile(0, "asia", "influence_share", is_up=False)
    scene.tile(1, "asia", "influence_share")
    assert goal_points(scene, "goal_soc_influence_tiles") == 6
    scene.tile(0, "europe", "influence_present").tile(0, "australia", "influence_invent")
    assert goal_points(scene, "goal_soc_influence_tiles") == 9


@pytest.mark.parametrize(
    ("milestone", "points"), [("agriculture", 0), ("iron", 1), ("crane", 3), ("telegraph", 5), ("computer", 8)]
)
def test_the_goal_of_the_era(milestone: str, points: int) -> None:
    assert goal_points(Scene().own(0, milestone), "goal_soc_era") == points


@pytest.mark.parametrize(
    ("supply", "points"), [(0, 10), (4, 10), (5, 8), (8, 8), (9, 5), (12, 5), (13, 2), (16, 2), (17, 0)]
)
def test_the_goal_of_the_population(supply: int, points: int) -> None:
    assert goal_points(Scene().supply(0, supply), "goal_soc_population") == points


def test_every_goal_has_a_test() -> None:
    assert len(BOX.private_goals) == 7 + 7 + 7
    tested = {f"goal_region_{region}" for region in BOX.path}
    tested |= {f"goal_inv_{goal}" for goal in ("economy", "culture", "technology", "sets", "early", "late", "eras")}
    tested |= {
        f"goal_soc_{goal}"
        for goal in ("academics", "economy", "culture", "technology", "influence_tiles", "era", "population")
    }
    assert tested == set(BOX.private_goals)
