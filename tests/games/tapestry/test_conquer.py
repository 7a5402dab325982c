"""TAP-CON-01 to 11: conquering territories.

Seat 0 starts on hex 4 of the small map, seat 1 on hex 24, seat 2 on hex 22; 0, 6 and 7 beside hex 4 are printed.
"""

import pytest

from gobelin.games.tapestry.player import Piece
from support.tapestry import Scene

ALL = {"coin": 1, "worker": 1, "food": 1, "culture": 1}
COIN, WORKER, FOOD, CULTURE, TILE_REWARD = range(5)
"""Faces of the black die."""
PER_TERRITORY = 4
"""A face of the red die; 0 to 3 are worth 4 to 7 points."""


def ready(seats: int = 2) -> Scene:
    """Seat 0 is about to advance onto Archery: conquer."""
    scene = Scene(seats).resources(0, culture=1)
    for seat in range(1, seats):
        scene.resources(seat, **ALL)
    return scene


def archery(scene: Scene | None = None) -> Scene:
    return (scene or ready()).play("advance military")


# --- targets ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CON-01", "TAP-CON-04")
def test_conquering_places_an_outpost_on_an_explored_territory_beside_an_own_one() -> None:
    scene = archery(ready().lay(2, "territory_05"))
    assert scene.offer() == ["conquer 0", "conquer 2", "conquer 6", "conquer 7"]  # 1 and 9 are unexplored
    scene.play("conquer 2")
    assert scene.state.pieces[2] == [Piece(0, "outpost")]
    assert scene.player(0).outposts == 7
    assert scene.state.territories(0) == [4, 2]


@pytest.mark.rule("TAP-CON-01", "TAP-CON-02")
def test_every_controlled_territory_opens_those_beside_it() -> None:
    scene = archery(ready().outpost(0, 7).lay(13, "territory_05"))
    assert scene.offer() == ["conquer 0", "conquer 6", "conquer 13"]


@pytest.mark.rule("TAP-CON-03")
def test_an_own_territory_cannot_be_conquered() -> None:
    scene = archery(ready().outpost(0, 6))
    assert scene.offer() == ["conquer 0", "conquer 7"]


@pytest.mark.rule("TAP-CON-02")
@pytest.mark.parametrize(
    ("pieces", "controllers"),
    [
        ([Piece(0, "outpost")], [0]),
        ([Piece(0, "outpost", fallen=1)], []),
        ([Piece(0, "outpost"), Piece(1, "outpost", fallen=0)], [0]),
        ([Piece(0, "outpost", fallen=1), Piece(1, "outpost")], [1]),
        ([Piece(0, "outpost", fallen=2), Piece(1, "outpost", fallen=0)], []),
        ([], []),
    ],
)
def test_a_territory_belongs_to_whose_outpost_stands_alone_upright(pieces: list[Piece], controllers: list[int]) -> None:
    scene = Scene(3)
    for piece in pieces:
        scene.outpost(piece.owner, 16, piece.fallen)
    assert scene.state.controllers(16) == controllers
    assert [seat for seat in range(3) if 16 in scene.state.territories(seat)] == controllers


@pytest.mark.rule("TAP-CON-10")
@pytest.mark.parametrize(
    "pieces",
    [
        [(1, -1), (1, 0)],
        [(1, 0), (0, 1)],
        [(0, 1), (0, 1)],
    ],
    ids=["upright and toppled", "both toppled", "own ones toppled"],
)
def test_a_territory_with_two_pieces_cannot_be_conquered(pieces: list[tuple[int, int]]) -> None:
    scene = ready()
    for owner, fallen in pieces:
        scene.outpost(owner, 6, fallen)
    assert archery(scene).offer() == ["conquer 0", "conquer 7"]


@pytest.mark.rule("TAP-CON-01", "TAP-CON-10")
@pytest.mark.parametrize(("owner", "fallen"), [(1, -1), (1, 0), (0, 1)])
def test_one_piece_of_anybody_upright_or_toppled_leaves_room_for_another(owner: int, fallen: int) -> None:
    assert "conquer 6" in archery(ready().outpost(owner, 6, fallen)).offer()


@pytest.mark.rule("TAP-OPEN-16")
def test_a_start_territory_holds_two_pieces_belongs_to_its_owner_and_counts_once() -> None:
    scene = ready().outpost(0, 17)  # beside the start of seat 1
    assert scene.state.territories(0) == [4, 17]
    assert scene.state.controllers(24) == [1]
    assert "conquer 24" not in archery(scene).offer()


@pytest.mark.rule("TAP-OPEN-14")
def test_a_toppled_outpost_gives_no_foothold() -> None:
    scene = archery(ready().outpost(0, 6, fallen=1).lay(8, "territory_05"))
    assert scene.offer() == ["conquer 0", "conquer 6", "conquer 7"]


@pytest.mark.rule("TAP-CON-11")
def test_without_an_outpost_nothing_can_be_conquered() -> None:
    scene = ready()
    for place in (0, 6, 15, 16, 17, 25, 26, 27):
        scene.outpost(0, place)
    assert scene._state.players[0].outposts == 0
    archery(scene)
    assert (scene.asked, scene.purse(0), scene.vp(0)) == (1, {}, 0)


@pytest.mark.rule("TAP-OPEN-15")
def test_who_controls_nothing_conquers_only_anywhere() -> None:
    assert archery(ready().homeless(0)).asked == 1
    scene = Scene().homeless(0).token(0, "military", 7).resources(0, culture=3).play("advance military")  # Warplanes
    assert scene.offer() == [f"conquer {place}" for place in (0, 4, 6, 7, 15, 16, 17, 22, 25, 26, 27, 28)]


# --- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CON-05", "TAP-CON-06")
@pytest.mark.parametrize(("die", "points", "purse"), [("red", {"conquer_red": 6}, {}), ("black", {}, {"food": 1})])
def test_both_dice_are_rolled_and_one_result_is_taken(die: str, points: dict[str, int], purse: dict[str, int]) -> None:
    scene = archery(ready().rolls(2, FOOD)).play("conquer 6")
    assert scene.told()[-2:] == ["conquered 0 6", "rolled 0 conquer_red_2 conquer_black_2"]
    assert scene.offer() == ["die red", "die black"]
    scene.play(f"die {die}")
    assert (scene.player(0).points, scene.purse(0), scene.asked) == (points, purse, 1)


@pytest.mark.rule("TAP-CON-05")
@pytest.mark.parametrize(("face", "points"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 2), (5, 2)])
def test_the_faces_of_the_red_die(face: int, points: int) -> None:
    assert archery(ready().rolls(face, COIN)).play("conquer 6", "die red").vp(0) == points


@pytest.mark.rule("TAP-CON-05", "TAP-CON-08")
@pytest.mark.parametrize(
    ("face", "purse"),
    [(0, {"coin": 1}), (1, {"worker": 1}), (2, {"food": 1}), (3, {"culture": 1}), (4, {"coin": 1}), (5, {"coin": 1})],
)
def test_the_faces_of_the_black_die(face: int, purse: dict[str, int]) -> None:
    scene = archery(ready().lay(2, "territory_07").rolls(0, face)).play("conquer 2", "die black")
    assert (scene.purse(0), scene.vp(0)) == (purse, 0)
    assert scene.told()[-1].endswith("territory_07" if face >= TILE_REWARD else "conquer_black")


@pytest.mark.rule("TAP-CON-07", "TAP-CON-09")
def test_the_red_icon_counts_the_conquered_territory_too() -> None:
    scene = archery(ready().outpost(0, 16).outpost(1, 6).rolls(PER_TERRITORY, COIN)).play("conquer 6", "die red")
    assert scene.vp(0) == 3


@pytest.mark.rule("TAP-CON-08")
def test_the_reward_of_the_territory_comes_with_the_black_icon_only() -> None:
    red = archery(ready().lay(2, "territory_07").rolls(0, TILE_REWARD)).play("conquer 2", "die red")
    assert (red.purse(0), red.vp(0)) == ({}, 4)
    printed = archery(ready().rolls(0, TILE_REWARD)).play("conquer 6", "die black")
    assert (printed.purse(0), printed.vp(0), printed.asked) == ({}, 0, 1)


@pytest.mark.rule("TAP-CON-06")
def test_the_dice_are_rolled_when_a_trap_answers_too() -> None:
    scene = archery(ready().outpost(1, 6).hand(1, "trap").rolls(3, COIN)).play(
        "conquer 6", "1: react trap", "1: receive food"
    )
    assert scene.told()[-1] == "rolled 0 conquer_red_3 conquer_black_0"
    scene.play("die red")
    assert scene.vp(0) == 7


# --- toppling ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CON-09", "TAP-CON-10")
def test_the_outpost_of_an_opponent_is_toppled_and_the_territory_is_closed() -> None:
    scene = archery(ready().outpost(1, 6)).play("conquer 6", "die red")
    assert scene.state.pieces[6] == [Piece(1, "outpost", fallen=0), Piece(0, "outpost")]
    assert (scene.state.territories(0), scene.state.territories(1)) == ([4, 6], [24])
    assert (scene.player(1).outposts, scene.player(0).outposts) == (7, 7)  # it stays on the map
    assert "toppled 0 1 6 outpost" in scene.told()


@pytest.mark.rule("TAP-CON-09")
def test_without_an_opponent_in_control_nothing_is_toppled() -> None:
    scene = archery(ready(3).outpost(1, 6, fallen=2)).play("conquer 6", "die red")
    assert scene.state.pieces[6] == [Piece(1, "outpost", fallen=2), Piece(0, "outpost")]
    assert not [words for words in scene.told() if words.startswith("toppled")]
