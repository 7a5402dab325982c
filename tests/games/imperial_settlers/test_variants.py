"""IMP-VAR-01 to 14 and 18: the variants of the card phase, and the peaceful game."""

from typing import Any

import pytest

from support.settlers import Scene, card

NINE = ("town", "mill", "baker", "tavern", "porters", "carpenter", "canteen", "settlers", "rubble")
FACTIONS = ("barbarians", "romans", "egyptians", "japanese")


def view(scene: Scene, seat: int) -> Any:
    """What a seat sees of its own realm."""
    realms: Any = scene.match.view(seat)["realms"]
    return realms[seat]


# --- the alternative card phase -------------------------------------------------------------------------------------


def alternative() -> Scene:
    """Three players before the card phase, each with a card in hand; the common deck is stacked."""
    scene = Scene("barbarians", "romans", "egyptians", card_phase="alternative").at(phase="cards").on_top(*NINE)
    scene.on_top("raid", seat=0).on_top("spies", seat=1).on_top("oasis", seat=2)
    return scene.hand(0, "ruins").hand(1, "ruins").hand(2, "ruins")


@pytest.mark.rule("IMP-VAR-01")
def test_everyone_draws_a_faction_card_and_looks_at_three_common_cards() -> None:
    scene = alternative()
    assert [scene.cards(seat) for seat in range(3)] == [["ruins", "raid"], ["ruins", "spies"], ["ruins", "oasis"]]
    assert scene.offer(0) == ["keep town", "keep mill", "keep baker"]
    assert scene.offer(1) == ["keep tavern", "keep porters", "keep carpenter"]
    assert scene.offer(2) == ["keep canteen", "keep settlers", "keep rubble"]


@pytest.mark.rule("IMP-VAR-02", "IMP-VAR-03")
def test_one_of_three_is_kept_two_go_to_the_left_and_of_these_one_is_kept_and_one_discarded() -> None:
    scene = alternative().play("0: keep town", "1: keep tavern", "2: keep canteen")
    assert scene.offer(0) == ["keep settlers", "keep rubble"]
    assert scene.offer(1) == ["keep mill", "keep baker"]  # seat 1 sits to the left of seat 0
    assert scene.offer(2) == ["keep porters", "keep carpenter"]
    scene.play("0: keep rubble", "1: keep mill", "2: keep carpenter")
    assert scene.cards(0) == ["ruins", "raid", "town", "rubble"]
    assert scene.cards(1) == ["ruins", "spies", "tavern", "mill"]
    assert scene.cards(2) == ["ruins", "oasis", "canteen", "carpenter"]
    assert sorted(scene.discarded()) == ["baker", "porters", "settlers"]
    assert scene.topic == "turn"


@pytest.mark.rule("IMP-VAR-04")
def test_the_laid_down_cards_can_be_looked_at_at_any_time_and_return_to_the_hand() -> None:
    scene = alternative()
    assert [card(copy) for copy in view(scene, 1)["hand"]] == ["ruins", "spies"]
    scene.play("1: keep tavern", "0: keep town", "2: keep canteen")
    assert [card(copy) for copy in view(scene, 1)["hand"]] == ["ruins", "spies", "tavern"]
    realms: Any = scene.match.view(0)["realms"]
    assert realms[1]["hand"] == [None] * 3
    scene.play("0: keep rubble", "1: keep mill", "2: keep carpenter")
    assert [card(copy) for copy in view(scene, 1)["hand"]] == ["ruins", "spies", "tavern", "mill"]


# --- the advanced card phase ----------------------------------------------------------------------------------------


def advanced(players: int) -> tuple[Scene, list[int], list[int]]:
    """Play an advanced card phase; who picked, and from how many cards."""
    scene = Scene(*FACTIONS[:players], card_phase="advanced").at(phase="cards", start=1, active=1).on_top(*NINE)
    seats, choices = [], []
    assert [len(scene.cards(seat)) for seat in range(players)] == [1] * players  # the faction card
    while scene.topic == "take":
        seats.append(scene.asked)
        choices.append(len(scene.state.offer))
        scene.play(scene.offer()[0])
    return scene, [seat for seat in seats if seat is not None], choices


def revealed(scene: Scene) -> list[str]:
    """The common cards that were laid open."""
    return [event.split()[1] for event in scene.told() if event.startswith("revealed")]


@pytest.mark.rule("IMP-VAR-05", "IMP-VAR-06")
def test_two_players_alternate_over_five_cards_and_the_fifth_is_discarded() -> None:
    scene, seats, choices = advanced(2)
    assert (seats, choices) == ([1, 0, 1, 0], [5, 4, 3, 2])
    assert revealed(scene) == list(NINE[:5])
    assert scene.discarded() == [NINE[4]]
    assert [len(scene.cards(seat)) for seat in range(2)] == [3, 3]


@pytest.mark.rule("IMP-VAR-05", "IMP-VAR-07", "IMP-VAR-08", "IMP-VAR-11")
def test_three_players_pick_from_five_four_and_four_then_three_three_and_two() -> None:
    scene, seats, choices = advanced(3)
    assert (seats, choices) == ([1, 2, 0, 1, 2, 0], [5, 4, 4, 3, 3, 2])
    assert len(revealed(scene)) == 7
    assert len(scene.discarded()) == 1
    assert [len(scene.cards(seat)) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("IMP-VAR-08", "IMP-VAR-11")
def test_with_three_players_one_card_is_added_before_the_third_and_one_before_the_fifth_choice() -> None:
    scene = Scene(*FACTIONS[:3], card_phase="advanced").at(phase="cards").on_top(*NINE)
    lying = []
    while scene.topic == "take":
        lying.append([card(copy) for copy in scene.state.offer.items])
        scene.play(scene.offer()[0])
    assert lying[1] == list(NINE[1:5])
    assert lying[2] == [*NINE[2:5], NINE[5]]
    assert lying[3] == list(NINE[3:6])  # three cards lie open after the first pass
    assert lying[4] == [*NINE[4:6], NINE[6]]
    assert lying[5] == list(NINE[5:7])
    assert scene.discarded() == [NINE[6]]


@pytest.mark.rule("IMP-VAR-07", "IMP-VAR-09", "IMP-VAR-10", "IMP-VAR-18")
def test_four_players_pick_from_five_and_four_then_from_three_and_the_last_from_two() -> None:
    scene, seats, choices = advanced(4)
    assert seats == [1, 2, 3, 0, 1, 2, 3, 0]
    assert choices == [5, 4, 4, 4, 3, 3, 3, 2]
    assert revealed(scene) == list(NINE)
    assert scene.discarded() == [NINE[8]]
    assert [len(scene.cards(seat)) for seat in range(4)] == [3, 3, 3, 3]


# --- the peaceful variant -------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-VAR-12")
@pytest.mark.parametrize("phase", ["basic", "alternative", "advanced"])
def test_in_the_peaceful_game_everyone_first_draws_a_common_card_as_well(phase: str) -> None:
    hands = {}
    for peaceful in (False, True):
        scene = Scene("barbarians", "romans", card_phase=phase, peaceful=peaceful).at(phase="cards")
        first = [sorted(copy[:3] for copy in scene.state.realms[seat].hand.items) for seat in range(2)]
        assert first == ([["bar", "com"], ["com", "rom"]] if peaceful else [["bar"], ["rom"]])
        while scene.topic != "turn":
            seat = next(iter(scene.match.asks))
            scene.play(f"{seat}: {scene.offer(seat)[0]}")
        hands[peaceful] = [len(scene.cards(seat)) for seat in range(2)]
    assert hands == {False: [3, 3], True: [4, 4]}


@pytest.mark.rule("IMP-VAR-13")
def test_in_the_peaceful_game_only_own_hand_cards_can_be_razed() -> None:
    for peaceful in (False, True):
        scene = Scene("barbarians", "japanese", peaceful=peaceful).goods(0, raze=9)
        scene.hand(0, "quarry").locations(1, "town", "farm")
        razing = [option for option in scene.offer() if option.startswith("raze")]
        assert razing == ["raze quarry", *([] if peaceful else ["raze_location town", "raze_location farm"])]


@pytest.mark.rule("IMP-VAR-14")
def test_in_the_peaceful_game_a_card_may_still_raze_a_location_of_another_player() -> None:
    scene = Scene("egyptians", "barbarians", peaceful=True).locations(0, "chariot_builder").locations(1, "town")
    scene.goods(0, raze=1).play("activate chariot_builder")
    assert scene.founded(1) == ["town"]
    assert scene.purse(0) == {"worker": 2}
    scene = Scene("barbarians", "romans", peaceful=True).locations(0, "dark_chapel").locations(1, "town")
    scene.goods(0, raze=2).play("activate dark_chapel", "convert worker", "keep_good worker")
    assert scene.founded(1) == ["town"]
    assert (scene.purse(0), scene.vp(0)) == ({"worker": 1}, 2)
