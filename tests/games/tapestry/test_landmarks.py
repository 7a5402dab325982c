"""TAP-LMK: gaining and placing landmarks."""

from itertools import product

import pytest

from gobelin.games.tapestry.city import FREE
from gobelin.games.tapestry.loading import BOX
from support.tapestry import Scene

ALL_PLOTS = (1 << 81) - 1
TRACKS = {"exploration": "food", "science": "worker", "technology": "coin", "military": "culture"}


def enter(track: str, space: int, scene: Scene | None = None) -> Scene:
    """Seat 0 advances onto a space."""
    scene = scene or Scene()
    scene.token(0, track, space - 1).resources(0, **{TRACKS[track]: 3})
    scene.play(f"advance {track}")
    return scene


def turned(shape: tuple[str, ...]) -> set[tuple[tuple[int, int], ...]]:
    """Every different way to turn a shape, as plots from its top left corner."""
    ways = set()
    plots = [(row, col) for row, line in enumerate(shape) for col, mark in enumerate(line) if mark == "X"]
    for _ in range(4):
        plots = [(col, -row) for row, col in plots]
        top, left = min(row for row, _ in plots), min(col for _, col in plots)
        ways.add(tuple(sorted((row - top, col - left) for row, col in plots)))
    return ways


def placements(scene: Scene, landmark: str) -> list[set[tuple[int, int]]]:
    """All ways to cover plots of the capital of seat 0 with a landmark: free ones only, and at least one."""
    plots = scene._state.players[0].plots
    found = []
    for way in turned(BOX.landmarks[landmark].shape):
        for row, col in product(range(-4, 9), repeat=2):
            inside = {(row + r, col + c) for r, c in way if 0 <= row + r < 9 and 0 <= col + c < 9}
            if inside and all(plots[9 * r + c] == FREE for r, c in inside):
                found.append(inside)
    return found


@pytest.mark.rule("TAP-LMK-01")
def test_a_landmark_is_gained_once_and_nobody_gets_a_substitute() -> None:
    scene = Scene().token(0, "exploration", 3).token(1, "exploration", 3)
    scene.resources(0, food=2).resources(1, food=2)
    scene.play("advance exploration").place_all()
    assert (scene.player(0).landmarks, "lighthouse" in scene.state.landmarks) == (["lighthouse"], False)
    while scene.asked == 0:  # the tile of Navigation is explored
        scene.play(scene.offer()[0])
    scene.play("1: advance exploration")
    assert scene.topic == "explore"
    assert scene.player(1).landmarks == []
    assert len(scene.state.landmarks) == 17


@pytest.mark.rule("TAP-LMK-01")
def test_each_landmark_is_there_once() -> None:
    assert sum(landmark.set in ("base", "pp") for landmark in BOX.landmarks.values()) == 25
    assert all(landmark.count == 1 for landmark in BOX.landmarks.values())
    by_space = [space.landmark for space in BOX.spaces.values() if space.landmark]
    assert len(by_space) == len(set(by_space)) == 3 * len(BOX.tracks)


@pytest.mark.rule("TAP-LMK-03", "TAP-CAP-13", "TAP-OPEN-20")
@pytest.mark.parametrize(
    ("track", "space", "landmark", "turns"),
    [
        ("exploration", 4, "lighthouse", 1),
        ("science", 7, "academy", 2),
        ("technology", 7, "rubber_works", 4),
        ("technology", 10, "tech_hub", 2),
        ("military", 10, "fusion_reactor", 4),
    ],
)
def test_a_landmark_may_be_turned_and_covers_its_footprint(track: str, space: int, landmark: str, turns: int) -> None:
    expected = placements(Scene(), landmark)
    assert any(len(plots) < max(map(len, expected)) for plots in expected)  # some stick out of the grid
    covered = []
    for turn in range(turns):
        first = enter(track, space)
        if turns > 1:
            assert first.offer() == [f"rotate {n}" for n in range(turns)]
            first.play(f"rotate {turn}")
        assert first.topic == "landmark_place"
        for place in first.offer():
            scene = enter(track, space)
            before = scene.player(0).plots
            if turns > 1:
                scene.play(f"rotate {turn}")
            scene.play(place)
            now = scene.player(0).plots
            covered.append({divmod(plot, 9) for plot in range(81) if now[plot] != before[plot]})
    assert sorted(map(sorted, covered)) == sorted(map(sorted, expected))


@pytest.mark.rule("TAP-LMK-04")
def test_a_landmark_is_placed_before_the_benefits() -> None:
    scene = enter("exploration", 4)
    assert (scene.topic, scene.player(0).territories) == ("landmark_place", [])
    scene.play("place 7 0")
    assert len(scene.player(0).territories) == 1  # the tile of Navigation, about to be explored
    told = [words.split()[0] for words in scene.told()]
    assert told.index("landmark") < told.index("built") < told.index("took_tile")


@pytest.mark.rule("TAP-CAP-08", "TAP-OPEN-20")
def test_what_sticks_out_of_the_grid_fills_nothing() -> None:
    scene = enter("exploration", 4)
    before = scene.player(0).filled
    scene.play("place -1 8")  # only its lower left corner lies in the capital
    assert scene.player(0).filled == before | 1 << 8
    assert (scene.player(0).landmarks, scene.player(0).beside) == (["lighthouse"], [])


@pytest.mark.rule("TAP-CAP-09", "TAP-CAP-10", "TAP-OPEN-20")
def test_it_stands_beside_the_grid_only_if_no_placement_is_left() -> None:
    scene = enter("exploration", 4, Scene().fill(0, ALL_PLOTS & ~(1 << 40)))  # a hole in the middle takes no square
    assert (scene.player(0).landmarks, scene.player(0).beside) == (["lighthouse"], ["lighthouse"])
    assert scene.player(0).plots[40] == FREE
    scene = enter("exploration", 4, Scene().fill(0, ALL_PLOTS & ~1))  # at the corner it must stand, sticking out
    assert (scene.player(0).plots[0] != FREE, scene.player(0).beside) == (True, [])


@pytest.mark.rule("TAP-OPEN-21", "TAP-CAP-08")
def test_a_landmark_beside_the_capital_counts_as_owned_but_fills_no_plot() -> None:
    scene = Scene().owns(0, "forge", "barracks").hand(0, "feudalism").era(1, 2).income_turn(0, 2).at(step=1)
    before = scene._state.players[0].filled
    scene.play("choose points_per_landmark")
    assert scene.player(0).points == {"feudalism": 2 * 3}
    assert scene.player(0).filled == before
