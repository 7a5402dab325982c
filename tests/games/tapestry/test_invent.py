"""Inventing and upgrading tech cards, and decks that run out."""

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.loading import BOX
from support.tapestry import Scene


def only_techs(*cards: str) -> tuple[str, ...]:
    """The tech cards to remove so that only these are in the game."""
    return tuple(card.id for card in BOX.tech_cards.values() if card.set == "base" and card.id not in cards)


def pottery(scene: Scene) -> Scene:
    """Seat 0 enters Pottery, which invents."""
    return scene.resources(0, coin=1).play("advance technology")


# --- inventing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INV-01", "TAP-INV-02", "TAP-INV-04")
def test_an_open_card_is_taken_to_the_bottom_row_and_replaced_at_once() -> None:
    scene = pottery(Scene().display("barn", "radio", "paper").on_top("calendar"))
    assert scene.offer() == ["invent barn", "invent radio", "invent paper", "invent_top"]
    before = scene.holdings(0)
    scene.play("invent paper")
    assert scene.player(0).techs == [["paper"], [], []]
    assert scene.state.tech_display == ["barn", "radio", "calendar"]
    before["tech_card"] += 1
    assert scene.holdings(0) == before  # no benefit yet


@pytest.mark.rule("TAP-INV-01", "TAP-INV-04")
def test_the_top_card_of_the_deck_can_be_invented_and_rows_have_no_limit() -> None:
    row = [card for card in BOX.tech_cards if card not in ("barn", "radio", "paper", "calendar")][:20]
    scene = pottery(Scene().techs(0, 0, *row).display("barn", "radio", "paper").on_top("calendar"))
    scene.play("invent_top")
    assert scene.player(0).techs == [[*row, "calendar"], [], []]
    assert scene.state.tech_display == ["barn", "radio", "paper"]
    assert "invented 0 calendar deck" in scene.told(1)


@pytest.mark.rule("TAP-INV-15", "TAP-TRK-T4")
def test_the_open_cards_may_be_replaced_before_inventing() -> None:
    scene = Scene().display("barn", "radio", "paper").on_top("calendar", "clocks", "compass", "dynamite")
    scene.token(0, "technology", 3).resources(0, coin=2).taken("forge").play("advance technology")
    assert scene.offer() == ["refresh", "decline"]
    scene.play("refresh")
    assert scene.state.tech_discards == ["barn", "radio", "paper"]
    assert scene.offer() == ["invent calendar", "invent clocks", "invent compass", "invent_top"]
    scene.play("invent compass")
    assert scene.state.tech_display == ["calendar", "clocks", "dynamite"]


@pytest.mark.rule("TAP-INV-03", "TAP-TURN-18")
def test_an_empty_tech_deck_is_made_anew_of_the_discards() -> None:
    cards = ("barn", "radio", "paper", "calendar")
    scene = Scene(removed=only_techs(*cards)).display("barn", "radio", "paper").token(0, "technology", 3)
    scene.resources(0, coin=2).taken("forge").play("advance technology", "refresh")
    assert scene.state.tech_display[0] == "calendar"
    assert sorted([*scene.state.tech_display, *scene.state.tech_deck.items]) == sorted(cards)
    assert scene.state.tech_discards == []
    scene.play("invent_top")  # the last card of the deck
    assert scene.player(0).tech_cards == 1
    assert len(scene.state.tech_display) == 3


@pytest.mark.rule("TAP-INV-03")
def test_the_top_of_an_empty_deck_comes_from_the_discards() -> None:
    """The bonus of Nanotechnology discards three cards, of which the opponent invents one."""
    mine = ("bakery", "calendar", "compass")
    scene = Scene(removed=only_techs("barn", "radio", "paper", *mine)).display("barn", "radio", "paper")
    scene.techs(0, 0, *mine).token(0, "technology", 10).resources(0, coin=2).resources(1, coin=1)
    scene.play("advance technology", "resolve gain_square_of_top_row_card", "upgrade bakery", "buy")
    scene.play("discard_tech calendar", "discard_tech bakery")
    assert (scene.state.tech_deck.items, scene.state.tech_discards) == ([], ["calendar", "bakery", "compass"])
    scene.play("1: advance technology", "invent_top")
    assert set(scene.player(1).techs[0]) < set(mine)
    assert (len(scene.state.tech_deck), scene.state.tech_discards) == (2, [])


@pytest.mark.rule("TAP-TURN-18")
def test_without_tech_cards_nobody_can_invent() -> None:
    few = pottery(Scene(removed=only_techs("barn", "radio")))
    assert sorted(few.offer()) == ["invent barn", "invent radio"]
    few.play("invent barn")
    assert few.state.tech_display == ["radio"]
    none = pottery(Scene(removed=only_techs()))
    assert (none.player(0).tech_cards, none.state.active) == (0, 1)


@pytest.mark.rule("TAP-TURN-18")
def test_an_empty_tapestry_deck_is_made_anew_of_the_discards_if_there_are_any() -> None:
    base = (choice.id for choice in GAME.form["removed"].choices if not choice.needs)
    removed = tuple(card for card in base if card in BOX.tapestry_cards and card not in ("guilds", "feudalism"))
    scene = Scene(removed=removed).hand(0, "guilds", "feudalism").token(0, "military", 1).token(0, "science", 4)
    scene.resources(0, coin=1, worker=2).resources(1, coin=1).token(1, "military", 1)
    none = Scene(removed=removed).hand(0, "guilds", "feudalism").token(0, "military", 1).resources(0, coin=1)
    assert none.play("advance military").cards(0) == ["feudalism", "guilds"]
    scene.rolls("exploration").play("advance science", "pay 0 2 0 0", "decline", "buy", "discard guilds")
    assert scene.state.tapestry_discards == ["guilds", "feudalism"]
    scene.play("1: advance military")
    assert (len(scene.cards(1)), len(scene.state.tapestry_deck), scene.state.tapestry_discards) == (1, 1, [])


# --- upgrading --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INV-05")
@pytest.mark.parametrize(("era", "offered"), [(1, False), (2, True), (3, True), (4, True), (5, True)])
def test_an_upgrade_may_be_made_in_income_turns_two_to_five(era: int, offered: bool) -> None:
    scene = Scene().techs(0, 0, "barn", "radio").income_turn(0, era).era(1, 4)
    while scene.topic == "resource":
        scene.play("receive coin")
    assert (scene.topic == "upgrade") == offered
    if offered:
        assert scene.offer() == ["upgrade barn", "upgrade radio", "decline"]
        assert scene.play("decline").player(0).techs == [["barn", "radio"], [], []]
        again = Scene().techs(0, 0, "barn", "radio").income_turn(0, era).era(1, 4)
        again.play("upgrade barn")
        assert again.player(0).techs == [["radio"], ["barn"], []]  # one card, one row


@pytest.mark.rule("TAP-INV-06", "TAP-INV-07")
def test_a_card_moves_up_one_row_and_gives_the_benefit_of_that_row_once() -> None:
    scene = Scene().techs(0, 0, "calendar").techs(0, 1, "penicillin", "barn").techs(0, 2, "canned_food")
    scene.token(0, "exploration", 4).token(0, "science", 4).token(0, "military", 4).income_turn(0, 5)
    assert scene.offer() == ["upgrade calendar", "upgrade penicillin", "decline"]  # no barn: no farm is gone
    scene.play("upgrade calendar")
    assert scene.player(0).techs == [[], ["penicillin", "barn", "calendar"], ["canned_food"]]
    assert (scene.purse(0), scene.player(0).points.get("calendar", 0)) == ({"culture": 1}, 0)


@pytest.mark.rule("TAP-INV-10", "TAP-INV-11")
@pytest.mark.parametrize(
    ("space", "met"), [(0, False), (3, False), (4, True), (6, True), (7, True), (10, True), (12, True)]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_exploration_tier_two_is_met_by_standing_there_or_further(space: int, met: bool, seat: int) -> None:
    scene = Scene().techs(0, 1, "zeppelins").token(seat, "exploration", space).income_turn(0, 5)
    assert ("upgrade zeppelins" in scene.offer()) == met


@pytest.mark.rule("TAP-INV-12", "TAP-INV-13")
@pytest.mark.parametrize(("farms", "met"), [(0, False), (1, False), (2, True), (3, True), (5, True)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_barn_needs_breeding_uncovered(farms: int, met: bool, seat: int) -> None:
    assert [space.id for space in BOX.income_tracks["farm"].spaces].index("breeding") == 2
    scene = Scene().techs(0, 1, "barn").built(seat, farm=farms, market=5).income_turn(0, 5)
    assert ("upgrade barn" in scene.offer()) == met


@pytest.mark.rule("TAP-INV-14")
def test_a_tech_landmark_that_somebody_has_cannot_be_gained_again() -> None:
    scene = Scene().techs(0, 1, "barn").built(0, farm=2).owns(1, "barn").income_turn(0, 5).play("upgrade barn")
    assert scene.player(0).techs == [[], [], ["barn"]]
    assert (scene.player(0).landmarks, scene.player(1).landmarks) == ([], ["barn"])


@pytest.mark.rule("TAP-INV-16", "TAP-TRK-T9")
def test_electronics_may_use_the_circle_of_the_card_just_upgraded() -> None:
    scene = Scene().techs(0, 0, "radio").techs(0, 1, "barn").token(0, "technology", 8).resources(0, coin=3)
    scene.play("advance technology", "resolve upgrade")
    assert (scene.player(0).points, scene.offer()) == ({"radio": 3}, ["use_tech barn", "use_tech radio"])
    scene.play("use_tech radio")
    assert scene.player(0).points == {"radio": 6}
    assert scene.player(0).techs == [[], ["barn", "radio"], []]


@pytest.mark.rule("TAP-INV-10", "TAP-FAQ-12")
def test_a_track_completed_by_the_ai_singularity_still_meets_a_prerequisite() -> None:
    scene = Scene().techs(0, 1, "time_travel").token(0, "technology", 11).resources(0, coin=2)
    scene.play("advance technology", "token_to science")
    while scene.state.active == 1:  # an income turn
        scene.play(scene.offer()[-1])
    scene.play("income")
    while scene.topic == "resource":
        scene.play("receive coin")
    assert scene.offer() == ["upgrade time_travel", "decline"]
