"""Reaction cards: traps and what answers a conquest (TAP-CON-12 to TAP-CON-23)."""

from typing import Any

import pytest

from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import UPRIGHT, Piece
from gobelin.games.tapestry.state import AUTOMA, SHADOW
from support.tapestry import Scene

ISLAND = BOX.sides["small"].island
PLACE = 7
"""A printed hex beside the start of seat 0."""
NEXT = 9
"""An unexplored hex beside that."""


def attacked(place: int = PLACE, seats: int = 2, **settings: Any) -> Scene:
    """Seat 1 controls a place that seat 0 can conquer with its next advance."""
    scene = Scene(seats, **settings).resources(0, coin=1).outpost(1, place).rolls(2, 0)
    for seat in range(seats):
        scene.era(seat, 2)
    for seat in range(1, seats):
        scene.resources(seat, coin=1)
    return scene


def ploys(place: int = PLACE, **settings: Any) -> Scene:
    """The same with Plans and Ploys."""
    return attacked(place, expansions=("pp",), placeholders=True, **settings)


def fallen(scene: Scene, place: int = PLACE) -> list[tuple[int, int]]:
    """The pieces of a place: whose they are and who toppled them."""
    return [(piece.owner, piece.fallen) for piece in scene.state.pieces[place]]


@pytest.mark.rule("TAP-CON-12", "TAP-CON-13", "TAP-CON-14")
def test_a_trap_topples_the_attacker_who_still_takes_a_die() -> None:
    scene = attacked().hand(1, "trap", "guilds").play("advance military", f"conquer {PLACE}")
    assert [scene.asked, scene.topic, scene.offer()] == [1, "reaction", ["pass", "react trap"]]
    scene.play("react trap", "1: receive food")
    assert [scene.asked, scene.offer()] == [0, ["die red", "die black"]]
    scene.play("die red")
    assert fallen(scene) == [(1, UPRIGHT), (0, 1)]
    assert scene.state.territories(0) == [4]
    assert scene.vp(0) == 6
    assert scene.purse(1) == {"coin": 1, "food": 1}
    assert scene.state.tapestry_discards == ["trap"]
    assert scene.cards(1) == ["guilds"]


@pytest.mark.rule("TAP-CON-12", "TAP-CON-09")
def test_a_player_may_keep_the_trap() -> None:
    scene = attacked().hand(1, "trap").play("advance military", f"conquer {PLACE}", "pass", "die red")
    assert fallen(scene) == [(1, 0), (0, UPRIGHT)]
    assert scene.cards(1) == ["trap"]


@pytest.mark.rule("TAP-OPEN-11")
def test_the_red_die_does_not_count_the_contested_territory_after_a_trap() -> None:
    for reaction, vp in (("react trap", 1), ("pass", 2)):
        scene = attacked().hand(1, "trap").rolls(4, 0).play("advance military", f"conquer {PLACE}", reaction)
        scene.play(*["1: receive coin"] * (reaction != "pass"), "die red")
        assert scene.vp(0) == vp


@pytest.mark.rule("TAP-OPEN-13", "TAP-CON-10")
def test_a_toppled_attacker_stays_and_the_territory_is_safe() -> None:
    scene = attacked().hand(1, "trap").resources(0, coin=2).token(0, "military", 2)
    scene.play("advance military", "choose conquer", f"conquer {PLACE}", "react trap", "1: receive coin", "die red")
    assert scene.player(0).outposts == BOX.pieces.outposts - 3
    scene = scene.play("1: advance technology", "invent_top")
    scene.play("0: income")
    assert len(scene.state.pieces[PLACE]) == 2


@pytest.mark.rule("TAP-OPEN-12")
def test_only_the_controlling_player_is_asked() -> None:
    scene = attacked(seats=3).hand(1, "guilds").hand(2, "trap").play("advance military", f"conquer {PLACE}")
    assert scene.topic == "die"
    assert "trap" in scene.cards(2)
    scene = attacked(seats=3).hand(1, "trap").hand(2, "trap").play("advance military", "conquer 6")
    assert scene.topic == "die"


@pytest.mark.rule("TAP-CON-22", "TAP-OPEN-24")
def test_a_finished_player_can_be_conquered_and_does_not_react() -> None:
    scene = attacked(seats=3).hand(1, "trap").finished(1).play("advance military", f"conquer {PLACE}")
    assert scene.topic == "die"
    assert fallen(scene) == [(1, 0), (0, UPRIGHT)]


@pytest.mark.rule("TAP-CON-15", "TAP-CON-18")
def test_double_cross_cancels_a_trap_and_all_that_it_gives() -> None:
    scene = ploys().hand(0, "double_cross").hand(1, "trap", "retreat")
    scene.play("advance military", f"conquer {PLACE}", "react trap")
    assert [scene.asked, scene.topic, scene.offer()] == [0, "counter", ["pass", "react double_cross"]]
    scene.play("react double_cross")
    assert scene.topic == "die"  # nobody else is asked
    scene.play("die red")
    assert fallen(scene) == [(1, 0), (0, UPRIGHT)]
    assert scene.purse(1) == {"coin": 1}
    assert scene.state.tapestry_discards == ["trap", "double_cross"]


@pytest.mark.rule("TAP-CON-15")
def test_double_cross_may_be_kept() -> None:
    scene = ploys().hand(0, "double_cross").hand(1, "trap")
    scene.play("advance military", f"conquer {PLACE}", "react trap", "0: pass", "1: receive food", "0: die red")
    assert fallen(scene) == [(1, UPRIGHT), (0, 1)]
    assert scene.purse(1) == {"coin": 1, "food": 1}


@pytest.mark.rule("TAP-CON-16", "TAP-CON-17", "TAP-CON-19")
def test_anti_trap_cards_answer_traps_only() -> None:
    scene = (
        ploys()
        .lay(NEXT, "territory_09")
        .outpost(1, NEXT)
        .hand(0, "double_cross", "trap")
        .hand(1, "surprise_guest", "trap", "guilds")
    )
    scene.play("advance military", f"conquer {PLACE}")
    assert scene.offer() == ["pass", "react surprise_guest", "react trap"]
    scene.play("react surprise_guest")
    assert scene.topic == "die"  # neither a trap nor a Double Cross answers it
    scene = ploys().hand(0, "trap").hand(1, "trap", "double_cross").play("advance military", f"conquer {PLACE}")
    assert scene.offer() == ["pass", "react trap"]
    scene.play("react trap", "1: receive coin")
    assert [scene.asked, scene.topic] == [0, "die"]
    assert scene.cards(0) == ["trap"]


@pytest.mark.rule("TAP-CON-19", "TAP-OPEN-41")
def test_retreat_moves_the_outpost_to_a_free_territory_beside() -> None:
    scene = ploys().lay(5, "territory_01").lay(10, "territory_02").lay(13, "territory_03").hand(1, "retreat")
    scene.outpost(1, 13).play("advance military", f"conquer {PLACE}", "react retreat")
    assert [scene.asked, scene.topic, scene.offer()] == [1, "retreat", ["territory 5", "territory 10"]]
    scene.play("territory 10", "0: die red")
    assert fallen(scene) == [(0, UPRIGHT)]
    assert fallen(scene, 10) == [(1, UPRIGHT)]
    assert f"retreated 1 {PLACE} 10" in scene.told()
    assert scene.player(1).outposts == BOX.pieces.outposts - 4
    assert scene.state.achievements["topple_two_outposts"] == []


@pytest.mark.rule("TAP-CON-12", "TAP-OPEN-41")
@pytest.mark.parametrize(
    ("piece", "free", "offered"), [("outpost", True, True), ("outpost", False, False), ("treasure", True, False)]
)
def test_retreat_needs_an_outpost_and_a_free_territory(piece: str, free: bool, offered: bool) -> None:
    scene = Scene(2, expansions=("pp",), placeholders=True).resources(0, coin=1).hand(1, "retreat", "surrender")
    if free:
        scene.lay(5, "territory_01")
    if piece == "outpost":
        scene.outpost(1, PLACE)
    else:
        scene.piece(1, PLACE, piece)
    scene.play("advance military", f"conquer {PLACE}")
    assert scene.offer() == ["pass", *["react retreat"] * offered, "react surrender"]


@pytest.mark.rule("TAP-CON-12", "TAP-OPEN-41")
@pytest.mark.parametrize("beside", [True, False])
def test_a_surprise_party_needs_an_own_territory_beside(beside: bool) -> None:
    scene = ploys().lay(NEXT, "territory_09").outpost(1, NEXT if beside else 26).hand(1, "surprise_guest", "surrender")
    scene.play("advance military", f"conquer {PLACE}")
    assert scene.offer() == ["pass", *["react surprise_guest"] * beside, "react surrender"]
    if beside:
        scene.play("react surprise_guest", "0: die red")
        assert fallen(scene) == [(1, UPRIGHT), (0, 1)]


@pytest.mark.rule("TAP-CON-12", "TAP-OPEN-41")
def test_stolen_plans_give_up_the_territory_for_an_invention() -> None:
    scene = ploys().hand(1, "stolen_plans").play("advance military", f"conquer {PLACE}", "react stolen_plans")
    assert [scene.asked, scene.topic] == [1, "invent"]
    scene.play("invent_top", "0: die red")
    assert fallen(scene) == [(1, 0), (0, UPRIGHT)]
    assert scene.player(1).tech_cards == 1


@pytest.mark.rule("TAP-CON-15", "TAP-OPEN-31")
def test_nobody_is_asked_to_cancel_a_trap_where_no_card_can() -> None:
    scene = attacked(expansions=("pp",)).hand(0, "guilds").hand(1, "trap")
    scene.play("advance military", f"conquer {PLACE}", "react trap", "1: receive food")
    assert scene.topic == "die"


@pytest.mark.rule("TAP-CON-12", "TAP-CON-09")
def test_surrender_gives_up_the_territory_for_two_resources() -> None:
    scene = ploys().hand(1, "surrender").play("advance military", f"conquer {PLACE}", "react surrender")
    scene.play("1: receive food", "1: receive worker", "0: die red")
    assert fallen(scene) == [(1, 0), (0, UPRIGHT)]
    assert scene.purse(1) == {"coin": 1, "worker": 1, "food": 1}


@pytest.mark.rule("TAP-CON-20", "TAP-CON-21", "TAP-ACH-08")
@pytest.mark.parametrize(
    ("card", "answers", "earned"),
    [
        ("trap", ["react trap", "1: receive coin"], []),
        ("surprise_guest", ["react surprise_guest"], []),
        ("retreat", ["react retreat"], [0]),
        ("trap", ["pass"], [0]),
    ],
)
def test_the_middle_island_is_earned_if_the_attacker_stands(card: str, answers: list[str], earned: list[int]) -> None:
    scene = ploys(ISLAND).lay(9, "territory_01").outpost(0, 9).lay(19, "territory_02").outpost(1, 19)
    scene.lay(20, "territory_03").hand(1, card)
    scene.play("advance military", f"conquer {ISLAND}", *answers, "0: die red")
    assert scene.state.achievements["middle_island"] == earned


@pytest.mark.rule("TAP-CON-20", "TAP-CON-15")
def test_a_cancelled_trap_does_not_cost_the_middle_island() -> None:
    scene = ploys(ISLAND).lay(9, "territory_01").outpost(0, 9).hand(0, "double_cross").hand(1, "trap")
    scene.play("advance military", f"conquer {ISLAND}", "react trap", "react double_cross", "die red")
    assert scene.state.achievements["middle_island"] == [0]


@pytest.mark.rule("TAP-CON-13", "TAP-ACH-06")
def test_what_a_trap_topples_counts_for_its_owner() -> None:
    scene = attacked().outpost(0, 27, 1).hand(1, "trap")
    scene.play("advance military", f"conquer {PLACE}", "react trap", "1: receive coin", "0: die red")
    assert scene.state.achievements["topple_two_outposts"] == [1]


@pytest.mark.rule("TAP-CON-12")
def test_pillage_and_plunder_bars_traps_but_no_other_reaction() -> None:
    scene = (
        ploys()
        .lay(NEXT, "territory_09")
        .outpost(1, NEXT)
        .in_force(0, "pillage_and_plunder")
        .hand(1, "trap", "surprise_guest")
    )
    scene.play("advance military", f"conquer {PLACE}")
    assert scene.offer() == ["pass", "react surprise_guest"]


@pytest.mark.rule("TAP-OPEN-12", "TAP-OPEN-24")
def test_bots_do_not_choose_reactions() -> None:
    scene = Scene(1).resources(0, coin=1).outpost(AUTOMA, 27).automa_hand("trap").rolls(0, 2, 0)
    scene.play("advance military", "conquer 27", "die red")
    assert fallen(scene, 27) == [(AUTOMA, UPRIGHT), (0, AUTOMA)]
    assert scene.player(AUTOMA).purse == [0, 0, 0, 0]
    scene = Scene(1).resources(0, coin=1).rolls(2, 0)
    scene._state.pieces[27] = [Piece(SHADOW, "outpost")]
    scene.play("advance military", "conquer 27", "die red")
    assert fallen(scene, 27) == [(SHADOW, 0), (0, UPRIGHT)]
