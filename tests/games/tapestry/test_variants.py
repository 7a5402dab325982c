"""TAP-VAR: the optional variants; TAP-CIV-01 to 03: further civilizations."""

from math import atan2
from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import Piece
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Match
from support.tapestry import Scene

ALL = {"coin": 1, "worker": 1, "food": 1, "culture": 1}
POWERFUL = ["alliance", "broker_of_peace", "marriage_of_state", "renaissance", "theocracy", "lithium_ion_battery"]


def new_match(seats: int, seed: int = 0, **settings: Any) -> Match[TapestryState]:
    return Match.new(GAME, settings, seats, seed)


# --- cards and expansions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-VAR-01")
@pytest.mark.parametrize("seats", [1, 3])
def test_cards_that_are_agreed_upon_stay_in_the_box(seats: int) -> None:
    removed = [*POWERFUL, "radio", "trap"]
    state = new_match(seats, removed=removed).state
    plain = new_match(seats).state
    left = [*state.tapestry_deck.items, *state.tech_deck.items, *state.tech_display]
    before = [*plain.tapestry_deck.items, *plain.tech_deck.items, *plain.tech_display]
    assert sorted(left) == sorted(card for card in before if card not in removed)
    assert "trap" not in left  # all of its copies are gone


@pytest.mark.rule("TAP-VAR-02")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_draws_a_civilization_of_the_same_expansion(seats: int) -> None:
    state = new_match(seats, expansions=("pp",), one_expansion="pp").state
    offered = [name for names in state.offers.values() for name in names if name in BOX.civilizations]
    assert len(offered) == len(set(offered)) == 2 * seats
    assert {BOX.civilizations[name].set for name in offered} == {"pp"}
    deck = state.civilization_deck.items
    assert {"base"} <= {BOX.civilizations[name].set for name in deck}  # later any may be drawn
    assert len(deck) == 26 - 2 * seats


@pytest.mark.rule("TAP-VAR-02")
def test_otherwise_both_sets_are_drawn() -> None:
    drawn = {
        BOX.civilizations[name].set
        for names in new_match(5, expansions=("pp",)).state.offers.values()
        for name in names
        if name in BOX.civilizations
    }
    assert drawn == {"base", "pp"}


# --- draw two, keep one -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-VAR-03")
def test_in_the_first_income_turn_two_tapestry_cards_are_drawn_and_one_is_kept() -> None:
    scene = Scene(two_first_cards=True).resources(1, **ALL).on_top("academia", "theocracy", "alliance")
    scene.income_turn(0, 1).at(step=4)
    assert (scene.topic, sorted(scene.offer())) == ("keep", ["keep academia", "keep theocracy"])
    assert "academia" not in str(scene.match.view(1))
    scene.play("keep theocracy")
    assert (scene.cards(0), scene.state.tapestry_discards) == (["theocracy"], ["academia"])
    assert scene.state.tapestry_deck.items[-1] == "alliance"
    assert "rejected 0 academia" in scene.told(1)


@pytest.mark.rule("TAP-VAR-03")
def test_of_the_two_first_cards_the_one_that_is_kept_is_gained() -> None:
    scene = Scene(two_first_cards=True).resources(1, **ALL).in_force(0, "academia").on_top("theocracy", "alliance")
    scene.income_turn(0, 1).at(step=4).play("keep theocracy")
    assert scene.player(0).points == {"academia": 3}


@pytest.mark.rule("TAP-VAR-03")
@pytest.mark.parametrize(("settings", "era"), [({}, 1), ({"two_first_cards": True}, 2)])
def test_otherwise_one_card_is_drawn(settings: dict[str, bool], era: int) -> None:
    scene = Scene(**settings).resources(1, **ALL).on_top("academia").era(1, era).income_turn(0, era).at(step=4)
    assert (scene.asked, scene.cards(0), scene.state.tapestry_discards) == (1, ["academia"], [])


def radio(scene: Scene) -> Scene:
    """Seat 0 gains another civilization by its Radio."""
    scene.techs(0, 1, "radio").token(0, "science", 10).resources(1, **ALL).era(1, 2)
    return scene.income_turn(0, 2).at(step=2).play("upgrade radio")


@pytest.mark.rule("TAP-VAR-04")
def test_of_two_civilizations_drawn_one_is_kept_and_one_discarded() -> None:
    scene = radio(Scene(two_civilizations=True).on_top("merrymakers", "leaders"))
    assert (scene.topic, scene.offer()) == ("new_civilization", ["civilization merrymakers", "civilization leaders"])
    scene.play("civilization leaders")
    assert [mat.id for mat in scene.player(0).mats] == ["leaders"]
    assert scene.state.civilization_discards == ["merrymakers"]
    assert "merrymakers" not in scene.state.civilization_deck.items


@pytest.mark.rule("TAP-CIV-03")
def test_a_civilization_is_drawn_at_random_from_the_unused_ones() -> None:
    scene = radio(Scene().on_top("merrymakers", "leaders"))
    assert [mat.id for mat in scene.player(0).mats] == ["merrymakers"]
    assert (scene.state.civilization_discards, scene.topic) == ([], "turn")
    assert len(scene.state.civilization_deck) == 15
    drawn = set()
    for seed in range(8):
        fresh = Scene(seed=seed)
        fresh._state.civilization_deck.items.remove("mystics")  # it would be drawn again
        fresh._state.civilization_deck.known.pop()
        drawn.add(radio(fresh).player(0).mats[0].id)
    assert len(drawn) > 3


@pytest.mark.rule("TAP-CIV-01", "TAP-CIV-02")
def test_a_further_civilization_lies_left_of_the_present_one_and_both_work() -> None:
    scene = radio(Scene().civilization(0, "entertainers", stage=1).on_top("merrymakers"))
    assert [mat.id for mat in scene.player(0).mats] == ["merrymakers", "entertainers"]
    scene = Scene().civilization(0, "entertainers", stage=1).civilization(0, "merrymakers", climbed=[0, 0, 0])
    scene.era(1, 3).income_turn(0, 3)
    assert scene.offer() == ["use_civilization merrymakers", "use_civilization entertainers"]


# --- Nanotechnology ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-VAR-05")
@pytest.mark.parametrize(
    ("cheap", "cards", "left"), [(False, 3, 0), (False, 2, None), (True, 3, 1), (True, 2, 0), (True, 1, None)]
)
def test_the_bonus_of_nanotechnology_costs_two_tech_cards_instead_of_three(
    cheap: bool, cards: int, left: int | None
) -> None:
    scene = Scene(cheap_nanotechnology=cheap).token(0, "technology", 10).resources(0, coin=2).resources(1, **ALL)
    scene.techs(0, 1, *("barn", "library", "treasury")[:cards])  # none of them can move up
    scene.play("advance technology")
    if left is None:
        assert (scene.asked, scene.vp(0)) == (1, 0)
        return
    assert scene.offer() == ["decline", "buy"]
    scene.play("buy")
    while scene.topic == "discard_tech":
        scene.play(scene.offer()[0])
    assert (scene.player(0).tech_cards, scene.player(0).points) == (left, {"nanotechnology": 10})


# --- start territories ------------------------------------------------------------------------------------------------


def angle(place: tuple[int, int]) -> float:
    """Clockwise from the north."""
    a, b = place
    return atan2((b - a) * 3**0.5, -(a + b)) % 6.2831853


@pytest.mark.rule("TAP-VAR-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_outposts_start_on_the_nearest_island_in_the_order_of_the_seats(seats: int) -> None:
    found = set()
    for seed in range(6):
        state = new_match(seats, seed, nearest_islands=True).state
        starts = [state.players[seat].start_hex for seat in range(seats)]
        found.add(tuple(starts))
        for seat, place in enumerate(starts):
            assert place in state.map.starts.values()
            assert state.pieces[place] == [Piece(seat, "outpost")] * 2
            assert state.players[seat].outposts == 8
        assert len(state.pieces) == seats
    assert len(found) == 1  # whatever capital was drawn
    angles = [angle(state.map.hexes[place]) for place in starts]
    first = angles.index(min(angles))
    assert angles[first:] + angles[:first] == sorted(angles)  # clockwise


@pytest.mark.rule("TAP-VAR-06")
def test_with_four_players_nobody_is_without_a_player_beside() -> None:
    state = new_match(4, nearest_islands=True).state
    around = sorted(set(state.map.starts.values()), key=lambda place: angle(state.map.hexes[place]))
    assert len(around) == 6
    taken = [around.index(state.players[seat].start_hex) for seat in range(4)]
    for at in taken:
        assert {(at + 1) % 6, (at - 1) % 6} & set(taken)


@pytest.mark.rule("TAP-VAR-06")
def test_otherwise_the_capital_decides() -> None:
    starts = {tuple(p.start_hex for p in new_match(5, seed).state.players.values()) for seed in range(8)}
    assert len(starts) > 4
