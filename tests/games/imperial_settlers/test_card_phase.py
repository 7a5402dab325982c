"""IMP-LOOK: the card phase."""

from typing import Any

import pytest

from gobelin.games.imperial_settlers import GAME
from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.games.imperial_settlers.vocabulary import FACTIONS
from gobelin.kernel import Match
from support.settlers import Scene

FIRST = ["mill", "gallows", "old_forest", "rubble"]
SECOND = ["town", "monument", "gold_creek", "marketplace"]


def stacked() -> Scene:
    """Three players before the card phase, seat 1 to begin, all decks stacked."""
    scene = Scene("barbarians", "romans", "egyptians").at(phase="cards", start=1).on_top(*FIRST, *SECOND)
    return scene.on_top("raid", seat=0).on_top("spies", seat=1).on_top("oasis", seat=2)


@pytest.mark.rule("IMP-LOOK-01", "IMP-LOOK-02")
def test_each_gets_a_card_of_the_faction_before_the_common_cards_and_two_of_these() -> None:
    scene = stacked()
    assert [scene.cards(seat) for seat in range(3)] == [["raid"], ["spies"], ["oasis"]]
    scene.play("take mill", "take gallows", "take old_forest", "take town", "take monument", "take gold_creek")
    assert scene.topic == "turn"
    assert scene.cards(0) == ["raid", "old_forest", "town"]
    assert scene.cards(1) == ["spies", "mill", "gold_creek"]
    assert scene.cards(2) == ["oasis", "gallows", "monument"]


@pytest.mark.rule("IMP-LOOK-03", "IMP-LOOK-04")
@pytest.mark.parametrize(("seats", "revealed"), [(2, 3), (3, 4), (4, 5)])
def test_one_common_card_more_than_players_is_revealed_in_both_offers(seats: int, revealed: int) -> None:
    scene = Scene(*FACTIONS[:seats]).at(phase="cards")
    sizes = []
    while scene.topic == "take":
        sizes.append(len(scene.state.offer))
        scene.play(scene.offer()[0])
    assert sizes == [*range(revealed, 1, -1)] * 2


@pytest.mark.rule("IMP-LOOK-03")
def test_the_revealed_cards_are_seen_by_all() -> None:
    scene = stacked()
    for seat in (0, 1, 2, None):
        shown: Any = scene.match.view(seat)["offer"]
        assert [BOX.copies[copy].card for copy in shown] == FIRST


@pytest.mark.rule("IMP-LOOK-05", "IMP-LOOK-06", "IMP-LOOK-07", "IMP-LOOK-08")
def test_picks_go_clockwise_then_back_and_what_is_left_over_is_discarded() -> None:
    scene = stacked()
    assert (scene.asked, scene.offer()) == (1, [f"take {name}" for name in FIRST])
    scene.play("take rubble")
    assert (scene.asked, scene.offer()) == (2, ["take mill", "take gallows", "take old_forest"])
    scene.play("take mill")
    assert (scene.asked, scene.offer(), scene.discarded()) == (0, ["take gallows", "take old_forest"], [])
    scene.play("take gallows")
    assert scene.discarded() == ["old_forest"]
    assert (scene.asked, scene.offer()) == (0, [f"take {name}" for name in SECOND])
    scene.play("take monument")
    assert scene.asked == 2
    scene.play("take town")
    assert (scene.asked, scene.offer()) == (1, ["take gold_creek", "take marketplace"])
    scene.play("take marketplace")
    assert scene.discarded() == ["old_forest", "gold_creek"]
    assert scene.topic == "turn"


@pytest.mark.rule("IMP-LOOK-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_round_everyone_then_holds_seven_cards(seats: int) -> None:
    match: Match[SettlersState] = Match.new(GAME, {"factions": FACTIONS[:seats]}, seats)
    while match.ask and match.ask.topic == "take":
        match.choose(match.ask.options[0])
    assert [len(realm.hand) for realm in match.state.realms] == [7] * seats


@pytest.mark.rule("IMP-LOOK-10")
def test_thirty_cards_stay_in_the_hand_and_three_more_come() -> None:
    scene = Scene("barbarians", "romans").hand(0, *BOX.decks["common"][:30])
    scene.play("pass", "pass").take_any()
    assert (scene.state.round, len(scene.cards(0))) == (2, 33)


@pytest.mark.rule("IMP-LOOK-11")
def test_others_see_only_how_many_cards_one_holds() -> None:
    match: Match[SettlersState] = Match.new(GAME, {"factions": ["romans", "japanese"]}, 2)
    hand = match.state.realms[0].hand.items
    for seat in (1, None):
        shown: Any = match.view(seat)["realms"]
        assert shown[0]["hand"] == [None] * 5
        assert not [event for event in match.events(seat) if set(hand) & {*map(str, event.args)}]
    mine: Any = match.view(0)["realms"]
    assert mine[0]["hand"] == hand


@pytest.mark.rule("IMP-LOOK-12")
def test_an_empty_common_deck_is_made_anew_of_the_shuffled_discards() -> None:
    scene = Scene("barbarians", "romans").empty_deck().goods(0, worker=2)
    before = list(scene.state.discards)
    scene.play("exchange 1", "receive common_card")
    assert len(scene.cards(0)) == 1
    assert (scene.discarded(), len(scene.state.common)) == ([], 83)
    after = [*scene.state.common.items, *scene.state.realms[0].hand.items]
    assert sorted(after) == sorted(before)
    assert after not in (before, before[::-1])


@pytest.mark.rule("IMP-LOOK-12")
def test_the_last_card_of_the_deck_is_drawn_before_the_discards_come_back() -> None:
    scene = Scene("barbarians", "romans").hand(1, "mill").empty_deck().goods(0, worker=4).goods(1, raze=1)
    scene.play("exchange 1", "receive common_card")  # the deck is made anew, 82 cards are left in it
    scene.play("raze mill")
    assert scene.discarded() == ["mill"]
    scene.play("exchange 1", "receive common_card")
    assert (scene.discarded(), len(scene.state.common)) == (["mill"], 81)


@pytest.mark.rule("IMP-LOOK-12")
def test_the_offer_is_filled_up_from_the_discards() -> None:
    scene = Scene("barbarians", "romans").only_deck("mill", "town").at(phase="cards")
    assert scene.offer()[:2] == ["take mill", "take town"]
    assert (len(scene.offer()), scene.discarded()) == (3, [])


@pytest.mark.rule("IMP-LOOK-13")
def test_an_empty_faction_deck_gives_no_more_cards_whatever_was_discarded() -> None:
    scene = Scene("barbarians", "romans").empty_deck(0).locations(0, "castle").goods(0, worker=1).on_top("mill")
    scene.play("activate castle")  # nobody asks for the deck: the common one is the only one left
    assert scene.cards(0) == ["mill"]
    scene.play("pass", "pass")
    assert scene.cards(0) == ["mill"]
    assert len(scene.cards(1)) == 1
    scene.take_any()
    assert len(scene.cards(0)) == 1 + 2
    assert len(scene.discarded(0)) == 30
