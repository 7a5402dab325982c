"""Movement and discovery (HYP-MOVE)."""

import pytest

from gobelin.games.hyperborea.loading import BOX
from gobelin.games.hyperborea.state import MOST_SITES
from support.hyperborea import GHOST, Scene

GROUND = {"desert": "borderland_09", "forest": "borderland_14", "swamp": "borderland_22", "mountain": "borderland_30"}
OTHERS = {"desert": "borderland_03", "forest": "borderland_17", "swamp": "borderland_21", "mountain": "borderland_28"}
COSTS = {
    ("desert", "desert"): 1, ("desert", "forest"): 2, ("desert", "swamp"): 1, ("desert", "mountain"): 2,
    ("forest", "desert"): 1, ("forest", "forest"): 1, ("forest", "swamp"): 1, ("forest", "mountain"): 2,
    ("swamp", "desert"): 2, ("swamp", "forest"): 3, ("swamp", "swamp"): 1, ("swamp", "mountain"): 3,
    ("mountain", "desert"): 2, ("mountain", "forest"): 3, ("mountain", "swamp"): 2, ("mountain", "mountain"): 1,
}  # fmt: skip


def walker(here: str, there: str) -> Scene:
    """All hexes are open; a figure of seat 0 stands on `e` with one terrain, beside `ne` with another."""
    return Scene().open_all().open("e", GROUND[here]).open("ne", OTHERS[there]).figures(0, "e", 1)


@pytest.mark.rule("HYP-MOVE-01", "HYP-MOVE-02", "HYP-MOVE-03", "HYP-MOVE-04")
@pytest.mark.rule("HYP-MOVE-05", "HYP-MOVE-06", "HYP-MOVE-07", "HYP-MOVE-08")
@pytest.mark.parametrize(("here", "there"), COSTS)
def test_the_cost_of_a_step_by_terrain(here: str, there: str) -> None:
    cost = COSTS[here, there]
    short = walker(here, there).pool(move=cost - 1) if cost > 1 else walker(here, there)
    assert "e ne" not in short.offered("move")
    scene = walker(here, there).pool(move=cost)
    scene.play("move e ne")
    assert (scene.figures_at("ne"), scene.figures_at("e"), scene.produced()) == ([1, 0], [0, 0], {})


@pytest.mark.rule("HYP-MOVE-08")
def test_points_may_be_spread_over_several_figures() -> None:
    scene = Scene().pool(move=4).play("move cap0 b0", "move cap0 a0", "move cap0 b0")
    assert (scene.figures_at("b0"), scene.figures_at("a0"), scene.produced()) == ([2, 0], [1, 0], {})


@pytest.mark.rule("HYP-MOVE-01")
def test_a_step_leads_to_neighbours_only() -> None:
    scene = Scene().pool(move=5)
    assert sorted(scene.offered("move")) == ["cap0 a0", "cap0 b0"]


def meeting(**pool: int) -> Scene:
    """A rival figure stands on `e`, a desert with a city; seat 0 has a figure beside it on `b0`."""
    pool = pool or {"move": 9}
    return Scene().open_all().open("e", "borderland_09").figures(0, "b0", 1).figures(1, "e", 1).pool(**pool)


@pytest.mark.rule("HYP-MOVE-09", "HYP-MOVE-10")
def test_a_figure_stops_where_rivals_stand_until_they_are_destroyed() -> None:
    scene = meeting(move=9, attack=2).figures(1, "e", 2).play("move b0 e")
    assert [words for words in scene.offered("move") if words.startswith("e ")] == []
    scene.play("attack e 1 0")
    assert [words for words in scene.offered("move") if words.startswith("e ")] == []
    scene.play("attack e 1 0")
    assert "e b0" in scene.offered("move")


@pytest.mark.rule("HYP-MOVE-09")
def test_only_the_figure_that_came_in_stops_and_only_in_this_turn() -> None:
    scene = meeting().figures(0, "e", 1).filled(0, "survey").play("move b0 e")
    assert "e b0" in scene.offered("move")
    scene.play("move e b0")
    assert (scene.figures_at("e"), scene.figures_at("b0")) == ([1, 1], [1, 0])
    assert "e b0" not in scene.offered("move")
    scene.round()
    assert (scene.figures_at("e"), scene.produced()) == ([1, 1], {"move": 1})
    assert "e b0" in scene.offered("move")


@pytest.mark.rule("HYP-MOVE-11")
def test_rivals_inside_sites_and_ghosts_stop_nobody() -> None:
    scene = Scene().open_all().open("e", "borderland_07").haunt("e", 2).inside(1, "e", 1)
    scene.figures(0, "b0", 1).pool(move=3)
    assert scene.sites_at("e") == [1, GHOST]
    scene.play("move b0 e")
    assert "e b0" in scene.offered("move")


@pytest.mark.rule("HYP-MOVE-12")
def test_a_stopped_figure_steps_into_a_site_only_after_the_rivals_are_destroyed() -> None:
    scene = meeting(move=9, attack=1).play("move b0 e")
    assert "e 1" not in scene.offered("enter")
    scene.play("attack e 1 0", "enter e 1")
    assert (scene.sites_at("e"), scene.state.stopped) == ([0], {})
    assert scene.produced()["develop"] == [("free", 1)] * 2


@pytest.mark.rule("HYP-MOVE-12", "HYP-OPEN-20")
def test_a_figure_among_rivals_that_did_not_have_to_stop_steps_into_a_site_and_the_other_stays_held() -> None:
    scene = meeting().figures(0, "e", 1).play("move b0 e", "enter e 1")
    assert (scene.figures_at("e"), scene.sites_at("e"), sum(scene.state.stopped.values())) == ([1, 1], [0], 1)
    assert not any(words.startswith("e ") for words in scene.offered("move"))


@pytest.mark.rule("HYP-MOVE-12", "HYP-MOVE-17")
def test_a_figure_that_flew_in_or_need_not_stop_steps_into_a_site() -> None:
    assert meeting(fly=1).play("fly b0 e", "enter e 1").sites_at("e") == [0]
    assert meeting().filled(0, "illusions").play("move b0 e", "enter e 1").sites_at("e") == [0]


@pytest.mark.rule("HYP-MOVE-12")
def test_a_stopped_figure_steps_into_a_site_in_the_next_turn() -> None:
    scene = meeting().play("move b0 e").round()
    assert "e 1" in scene.offered("enter")


@pytest.mark.rule("HYP-MOVE-13", "HYP-OPEN-19")
def test_every_face_down_neighbour_of_an_entered_hex_is_turned_up_at_once() -> None:
    scene = Scene().lay("ne", "borderland_01").lay("e", "borderland_02").pool(move=2).play("move cap0 a0")
    turned_up = [name for name, place in scene.names.items() if scene.state.is_open(place)]
    assert set(turned_up) == {"cap0", "a0", "b0", "cap1", "a1", "b1", "ne", "e"}
    assert {words for words in scene.told() if words.startswith("revealed")} == {
        "revealed ne borderland_01 1",
        "revealed e borderland_02 2",
    }


@pytest.mark.rule("HYP-MOVE-14", "HYP-MOVE-15", "HYP-MOVE-16")
@pytest.mark.parametrize(
    ("place", "beside", "land", "cities", "ruins", "metal"),
    [
        ("e", "b0", "borderland_05", 0, 2, "silver"),
        ("e", "b0", "borderland_25", 2, 0, "silver"),
        ("e", "b0", "borderland_02", 1, 1, "silver"),
        ("centre", "e", "centre_04", 1, 2, "gold"),
        ("centre", "e", "centre_01", 2, 1, "gold"),
    ],
)
def test_a_revealed_hex_gets_two_tokens_on_each_ruin_and_a_ghost_on_each_site(
    place: str, beside: str, land: str, cities: int, ruins: int, metal: str
) -> None:
    scene = Scene().pool(move=4).lay(place, land)
    if beside == "e":
        scene.open("e", "borderland_09").open("ne", "borderland_03").open("se", "borderland_08").figures(0, "b0", 1)
        scene.play("move b0 e")
    else:
        scene.play("move cap0 b0")
    assert scene.sites_at(place) == [GHOST] * (cities + ruins)
    assert scene.state.ghosts == 18 - cities - ruins
    for site in range(cities + 1, cities + ruins + 1):
        assert [BOX.ruin_tokens[token].metal for token in scene.stack_at(place, site)] == [metal] * 2
    assert sum(at // MOST_SITES == scene.place(place) for at in scene.state.tokens) == ruins


@pytest.mark.rule("HYP-MOVE-17", "HYP-MOVE-21")
def test_flight_is_not_bound_by_the_stop_rule() -> None:
    scene = meeting(fly=2).play("fly b0 e", "fly e b0")
    assert (scene.figures_at("b0"), scene.produced()) == ([1, 0], {})
    landed = meeting(fly=1, move=1).play("fly b0 e", "move e b0")
    assert (landed.figures_at("b0"), landed.produced()) == ([1, 0], {})
    walked = meeting(fly=1, move=2).play("move b0 e")
    assert "e b0" not in walked.offered("move")
    walked.play("fly e b0", "move b0 e")
    assert (walked.figures_at("e"), walked.produced()) == ([1, 1], {})


@pytest.mark.rule("HYP-MOVE-17", "HYP-MOVE-22")
@pytest.mark.parametrize("leave", [("fly e ne",), ("teleport e", "arrive ne")])
def test_a_stopped_figure_that_flies_or_is_teleported_off_leaves_the_other_one_free(leave: tuple[str, ...]) -> None:
    scene = meeting(move=9, fly=1, teleport=1).figures(0, "e", 1).figures(1, "ne", 0).play("move b0 e", *leave)
    assert (scene.figures_at("e"), scene.figures_at("ne")) == ([1, 1], [1, 0])
    assert "e b0" in scene.offered("move")


@pytest.mark.rule("HYP-MOVE-18")
def test_figures_inside_a_site_cannot_be_moved() -> None:
    scene = Scene().open_all().figures(0, "cap0", 0).figures(0, "b0", 1).inside(0, "cap0", 1).inside(0, "a0", 1)
    scene.pool(move=5, fly=5, teleport=1)
    starts = {words.split()[0] for verb in ("move", "fly", "teleport") for words in scene.offered(verb)}
    assert starts == {"b0"}


@pytest.mark.rule("HYP-MOVE-19")
def test_a_face_down_hex_can_never_be_entered() -> None:
    scene = Scene().pool(move=9, fly=9, teleport=1)
    while scene.topic == "turn" and (scene.offered("fly") or scene.offered("move")):
        for verb in ("move", "fly"):
            for words in scene.offered(verb):
                assert scene.state.is_open(scene.place(words.split()[1]))
        scene.play(next(words for words in scene.offer() if words.startswith(("move", "fly"))))
    scene.play("teleport " + scene.offered("teleport")[0])
    assert all(scene.state.is_open(scene.place(words)) for words in scene.offered("arrive"))


@pytest.mark.rule("HYP-MOVE-20")
@pytest.mark.parametrize(
    ("card", "here", "there", "cost"),
    [
        ("pathfinders", "swamp", "mountain", 2),
        ("pathfinders", "swamp", "forest", 1),
        ("pathfinders", "desert", "forest", 1),
        ("mountain_guides", "swamp", "mountain", 2),
        ("mountain_guides", "mountain", "forest", 2),
        ("mountain_guides", "desert", "mountain", 1),
        ("mountain_guides", "mountain", "desert", 1),
        ("mountain_guides", "desert", "forest", 2),
    ],
)
def test_ignoring_a_terrain_drops_its_surcharges_only(card: str, here: str, there: str, cost: int) -> None:
    scene = walker(here, there).filled(0, card).pool(move=cost).play("move e ne")
    assert scene.produced() == {}
    assert "e ne" not in walker(here, there).filled(0, card).pool(move=cost - 1, fortress=1).offered("move")


@pytest.mark.rule("HYP-MOVE-21")
@pytest.mark.parametrize(("here", "there"), [("swamp", "mountain"), ("mountain", "forest"), ("desert", "desert")])
def test_a_flight_point_moves_one_hex_whatever_the_terrain(here: str, there: str) -> None:
    scene = walker(here, there).pool(fly=1).play("fly e ne")
    assert (scene.figures_at("ne"), scene.produced()) == ([1, 0], {})


@pytest.mark.rule("HYP-MOVE-21")
def test_flight_reveals_hexes_and_is_never_mixed_with_movement_points() -> None:
    scene = Scene().pool(fly=1).play("fly cap0 b0")
    assert scene.state.is_open(scene.place("e"))
    mixed = walker("swamp", "mountain").pool(move=2, fly=1)
    assert "e ne" not in mixed.offered("move")
    mixed.play("fly e ne")
    assert mixed.produced() == {"move": 2}


@pytest.mark.rule("HYP-MOVE-22")
def test_a_teleported_figure_arrives_on_any_open_hex_and_reveals_its_neighbours() -> None:
    scene = Scene().pool(teleport=1).inside(0, "cap0", 1).lay("w", "borderland_01").play("teleport cap0")
    assert (scene.topic, sorted(scene.offer())) == (
        "arrival",
        ["arrive a0", "arrive a1", "arrive b0", "arrive b1", "arrive cap1"],
    )
    scene.play("arrive b1")
    assert (scene.figures_at("b1"), scene.sites_at("b1")) == ([1, 0], [-1])
    assert "revealed w borderland_01 1" in scene.told()


@pytest.mark.rule("HYP-MOVE-22")
def test_the_stop_rule_holds_where_a_teleported_figure_arrives() -> None:
    scene = Scene().open_all().pool(teleport=1, move=3).play("teleport cap0", "arrive cap1")
    assert not any(words.startswith("cap1") for words in scene.offered("move"))
    other = Scene().open_all().pool(teleport=1, move=3).play("teleport cap0", "arrive a1")
    assert any(words.startswith("a1") for words in other.offered("move"))
