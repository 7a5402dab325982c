"""TAA-MST: what each masterpiece gives."""

from collections.abc import Callable

import pytest

from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import BOTTOM
from support.tapestry import Scene

Prepare = Callable[[Scene], Scene]
MASTERPIECES = list(BOX.masterpieces)
"""In the order of the clauses."""


def used(card: str, prepare: Prepare = lambda scene: scene, era: int = 3) -> Scene:
    """Seat 0 begins an income turn with this masterpiece."""
    scene = prepare(Scene(expansions=("aa",)).masterpieces(0, card).hand(0, "academia", "theocracy"))
    return scene.era(1, era).income_turn(0, era)


def tracks(**spaces: int) -> Prepare:
    """Tokens of seat 0 on tracks."""

    def prepare(scene: Scene) -> Scene:
        for track, space in spaces.items():
            scene.token(0, track, space)
        return scene

    return prepare


def lines(scene: Scene) -> Scene:
    """Two rows and one column are complete."""
    return scene.fill(0, sum(1 << plot for plot in range(18))).fill(0, sum(1 << (9 * row) for row in range(9)))


ANY = ("resource", ["receive coin", "receive worker", "receive food", "receive culture"])
FOOD = ("choice", ["choose food", "choose culture"])
WORKER = ("choice", ["choose worker", "choose coin"])


@pytest.mark.rule("TAA-MST-02", "TAA-MST-03", "TAA-MST-07", "TAA-MST-09")
@pytest.mark.rule("TAA-MST-10", "TAA-MST-16", "TAA-MST-17", "TAA-MST-20")
@pytest.mark.parametrize(
    ("number", "prepare", "points", "asked"),
    [
        (2, lines, 2, ANY),
        (3, lambda scene: scene.built(0, armory=2, farm=3, market=1), 5, FOOD),
        (7, lambda scene: scene.lay(3, "territory_01").outpost(0, 3), 2, None),
        (9, lambda scene: scene.built(0, market=2, house=1, farm=4), 3, WORKER),
        (10, lambda scene: scene.tapestry(0, 2, "guilds"), 3, ANY),
        (16, lambda scene: scene, 4, ANY),
        (17, lines, 1, ANY),
        (20, lambda scene: scene.techs(0, BOTTOM, "barn", "radio", "paper"), 3, ANY),
    ],
)
def test_points_and_a_resource(number: int, prepare: Prepare, points: int, asked: tuple[str, list[str]] | None) -> None:
    card = MASTERPIECES[number - 1]
    scene = used(card, prepare)
    if asked:
        assert scene.topic == asked[0]
        assert scene.offer() == asked[1]
        scene.play(asked[1][0])
    else:
        assert scene.purse(0) == {"culture": 1}
    assert scene.player(0).points.get(card, 0) == points
    assert sum(scene.purse(0).values()) == 1
    assert scene.player(0).masterpieces == [card]


@pytest.mark.rule("TAA-MST-04", "TAA-MST-05", "TAA-MST-12", "TAA-MST-15")
@pytest.mark.rule("TAA-MST-19")
@pytest.mark.parametrize(
    ("number", "track"), [(4, "technology"), (5, "science"), (12, "exploration"), (15, "military"), (19, "arts")]
)
def test_points_for_a_track(number: int, track: str) -> None:
    card = MASTERPIECES[number - 1]
    assert used(card, tracks(**{track: 7})).player(0).points[card] == 7


@pytest.mark.rule("TAA-MST-06")
def test_an_empty_territory_is_conquered() -> None:
    def prepare(scene: Scene) -> Scene:
        start = scene._state.players[0].start_hex
        place = next(p for p in scene._state.neighbouring(start) if not scene._state.corners(p))
        return scene.lay(place, "territory_01")

    scene = used(MASTERPIECES[5], prepare)
    assert scene.topic == "conquer"
    scene.play("conquer 0", "die red")
    assert len(scene.state.territories(0)) == 2


@pytest.mark.rule("TAA-MST-08", "TAA-MST-11")
@pytest.mark.parametrize(("number", "cards", "tiles"), [(8, 3, 0), (11, 2, 1)])
def test_a_card_or_a_tile_and_a_resource(number: int, cards: int, tiles: int) -> None:
    scene = used(MASTERPIECES[number - 1])
    assert scene.topic == "resource"
    scene.play("receive coin")
    assert (len(scene.cards(0)), len(scene.player(0).territories)) == (cards, tiles)
    assert sum(scene.purse(0).values()) == 1


@pytest.mark.rule("TAA-MST-13")
def test_a_tech_card_is_upgraded_and_locked() -> None:
    scene = used(MASTERPIECES[12], lambda scene: scene.techs(0, BOTTOM, "calendar", "barn"))
    assert scene.offer() == ["upgrade calendar", "upgrade barn"]
    scene.play("upgrade barn")
    assert scene.state.locked == ["barn"]


@pytest.mark.rule("TAA-MST-14", "TAA-MST-23")
@pytest.mark.parametrize("pay", [True, False])
def test_an_advance_on_arts_can_be_bought_with_its_rewards(pay: bool) -> None:
    scene = used(MASTERPIECES[13], lambda scene: scene.resources(0, coin=2).token(0, "arts", 1))
    assert (scene.topic, scene.offer()) == ("offer", ["decline", "pay 1 0 0 0"])
    if pay:
        scene.play("pay 1 0 0 0")
        assert (scene.player(0).tokens["arts"], scene.vp(0), scene.topic) == ([2], 5, "bonus")
    else:
        assert scene.play("decline").player(0).tokens["arts"] == [1]


@pytest.mark.rule("TAA-MST-01", "TAA-MST-21")
def test_a_building_and_a_resource_once() -> None:
    card = MASTERPIECES[0]
    scene = used(card)
    while scene.topic == "order":
        scene.play("resolve any_income_building")
    scene.play("choose house").place_all().play("receive food")
    assert (scene.player(0).built, scene.purse(0)) == ([0, 1, 0, 0], {"food": 1})
    assert (scene.player(0).masterpieces, scene.player(0).used_masterpieces) == ([], [card])
    again = Scene(expansions=("aa",)).hand(0, "academia", "theocracy")
    again._state.players[0].used_masterpieces.append(again._masterpiece(card))
    assert again.era(1, 3).income_turn(0, 3).topic == "tapestry"


@pytest.mark.rule("TAA-MST-18", "TAA-MST-21")
@pytest.mark.parametrize("pay", [True, False])
def test_a_space_can_be_used_again_once_if_it_is_paid_for(pay: bool) -> None:
    card = MASTERPIECES[17]
    scene = used(card, lambda scene: scene.resources(0, food=2).token(0, "arts", 2).token(0, "exploration", 1))
    assert scene.offer() == ["decline", "pay 0 0 1 0"]
    if not pay:
        scene.play("decline")
        assert (scene.player(0).masterpieces, scene.player(0).used_masterpieces) == ([card], [])
        return
    scene.play("pay 0 0 1 0")
    assert scene.offer() == ["use_space scouting", "use_space flutes"]
    scene.play("use_space flutes")
    assert (scene.vp(0), scene.topic) == (5, "bonus")
    scene.play("decline")
    assert (scene.player(0).masterpieces, scene.player(0).used_masterpieces) == ([], [card])


@pytest.mark.rule("TAA-MST-22")
def test_the_masterpieces_for_one_time_are_those_of_the_rulebook() -> None:
    assert [card.id for card in BOX.masterpieces.values() if card.once] == [MASTERPIECES[0], MASTERPIECES[17]]


@pytest.mark.rule("TAA-MST-23")
def test_nothing_is_sold_without_a_resource_or_at_another_moment() -> None:
    assert used(MASTERPIECES[13]).topic == "tapestry"
    scene = Scene(expansions=("aa",)).masterpieces(0, MASTERPIECES[13]).resources(0, coin=2)
    assert {option.split()[0] for option in scene.offer()} == {"advance", "income"}
    scene = Scene(expansions=("aa",)).masterpieces(0, MASTERPIECES[13]).token(0, "arts", 5).resources(0, coin=2, food=1)
    scene.play("advance arts")
    if scene.topic == "pay":
        scene.play("pay 1 0 1 0")
    assert scene.play("choose exhibit").topic == "offer"
