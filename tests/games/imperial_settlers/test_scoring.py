"""IMP-END: scoring and ties."""

import pytest

from gobelin.kernel import Result
from support.settlers import Scene


def last_round(*factions: str) -> Scene:
    return Scene(*factions).at(round=5)


def result(scene: Scene) -> Result:
    """Everyone passes; the game is over."""
    while scene.match.ask:
        scene.play("pass")
    assert scene.match.result is not None
    return scene.match.result


@pytest.mark.rule("IMP-END-01")
@pytest.mark.parametrize(("number", "over"), [(4, False), (5, True)])
def test_the_game_ends_after_the_fifth_round(number: int, over: bool) -> None:
    scene = Scene("barbarians", "romans").at(round=number).play("pass", "pass")
    assert (scene.match.result is not None) is over
    assert (scene.asked is None) is over


@pytest.mark.rule("IMP-END-02", "IMP-END-03")
def test_common_locations_count_one_point_and_faction_locations_two() -> None:
    scene = last_round("barbarians", "romans").locations(0, "quarry", "mason", "mill", "raid", "pack")
    scene.locations(1, "builder").foundations(1, "town").hand(1, "spies", "rubble").deals(1, "colossus")
    assert result(scene).scores == (3 * 1 + 2 * 2, 2)


@pytest.mark.rule("IMP-END-02")
def test_locations_are_added_to_the_points_on_the_track() -> None:
    scene = last_round("romans", "barbarians").goods(0, stone=1, worker=1).locations(0, "mason")
    scene.play("activate mason")
    assert scene.vp(0) == 2
    assert result(scene).scores == (2 + 1, 0)


@pytest.mark.rule("IMP-END-02", "IMP-END-03")
def test_locations_count_nothing_before_the_end() -> None:
    scene = Scene("barbarians", "romans").at(round=4).locations(0, "quarry", "raid").play("pass", "pass")
    assert scene.vp(0) == 0


@pytest.mark.rule("IMP-END-04")
def test_what_was_laid_on_the_shrine_and_under_the_gate_gives_further_points() -> None:
    scene = last_round("japanese", "romans").goods(0, food=2, wood=1).locations(0, "shrine", "gate").hand(0, "mill")
    scene.play("stash shrine", "stash_good food", "stash shrine", "stash_good wood", "stash gate")
    assert result(scene).scores == (2 * 2 + 2 + 1, 0)


@pytest.mark.rule("IMP-END-04")
def test_empty_shrine_and_gate_count_like_other_faction_locations() -> None:
    scene = last_round("japanese", "romans").goods(0, food=2).locations(0, "shrine", "gate").hand(0, "mill")
    assert result(scene).scores == (2 * 2, 0)


@pytest.mark.rule("IMP-END-05")
def test_the_highest_total_wins() -> None:
    scene = last_round("japanese", "romans", "egyptians").locations(0, "quarry").locations(1, "mill", "builder")
    scene.locations(2, "oasis").goods(0, worker=9).goods(2, wood=9)
    final = result(scene)
    assert final.scores == (1, 3, 2)
    assert (final.winners, final.places) == ((1,), (3, 1, 2))


@pytest.mark.rule("IMP-END-06")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({"worker": 3}, {"wood": 2}),
        ({"worker": 1, "wood": 1, "stone": 1, "food": 1}, {"worker": 3}),
        ({"food": 1}, {"gold": 9, "raze": 9, "defence": 1}),
    ],
)
def test_a_tie_goes_to_the_larger_sum_of_workers_and_resources(mine: dict[str, int], theirs: dict[str, int]) -> None:
    scene = last_round("barbarians", "romans").goods(0, **mine).goods(1, **theirs).hand(1, "mill", "town")
    final = result(scene)
    assert (final.scores, final.winners) == ((0, 0), (0,))


@pytest.mark.rule("IMP-END-07")
def test_then_the_larger_number_of_hand_cards_wins() -> None:
    scene = last_round("barbarians", "romans").goods(0, worker=2).goods(1, stone=2).hand(0, "mill")
    scene.hand(1, "town", "spies")
    assert result(scene).winners == (1,)


@pytest.mark.rule("IMP-END-08")
def test_then_the_victory_is_shared() -> None:
    scene = last_round("barbarians", "romans", "japanese").goods(0, worker=2).goods(1, stone=2).hand(0, "mill")
    scene.hand(1, "town")
    final = result(scene)
    assert (final.winners, final.places) == ((0, 1), (1, 1, 3))
