"""What hex and tile bring may pay a placement, but every citizen only once."""

import pytest

from support.inventions import Scene


def without_specialists(*, tile: str, **placed: str) -> Scene:
    """A scene in step 4 of seat 0, who has nobody at home and one economy tile to place."""
    scene = Scene().nobody_home(0).academy(0, 0).influence(0, 5).tray(0, tile).placed(0, **placed)
    return scene.at(phase="placing")


@pytest.mark.rule("INV-OPEN-08", "INV-OPEN-09", "INV-PROG-10")
@pytest.mark.parametrize(("people", "offered"), [(3, False), (4, True)])
def test_citizens_that_came_home_by_the_hex_do_not_come_home_again_by_the_tile(people: int, offered: bool) -> None:
    scene = without_specialists(tile="economy_5", hex_m1_1="culture_1", hex_m2_2="culture_2", hex_m1_0="culture_3")
    scene.idea("asia", "silk", by=1).people(0, "asia", people)  # economy; the tile costs 1 and 3 for its neighbours
    assert ("place economy_5 hex_m2_1" in scene.offer()) is offered


@pytest.mark.rule("INV-OPEN-09", "INV-CONC-40")
def test_after_some_came_home_by_the_hex_the_tile_must_bring_the_rest() -> None:
    scene = without_specialists(tile="economy_5", hex_m1_1="culture_1", hex_m2_2="culture_2", hex_m1_0="culture_3")
    scene.idea("asia", "silk", by=1).people(0, "asia", 4)
    scene.play("place economy_5 hex_m2_1", "call_as asia 1 economy")
    assert scene.region("asia").population[0] == 0
    assert scene.society(0).exhausted == [4, 0, 0]


@pytest.mark.rule("INV-OPEN-09", "INV-CONC-37", "INV-CONC-38")
@pytest.mark.parametrize(("left", "offered"), [(1, False), (2, True)])
def test_the_citizen_that_the_hex_takes_from_the_supply_is_no_specialist_of_the_tile(left: int, offered: bool) -> None:
    scene = without_specialists(tile="economy_4").supply(0, left)
    assert ("place economy_4 hex_m1_0" in scene.offer()) is offered
