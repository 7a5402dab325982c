"""IMP-SET: the material in play and the set-up."""

from typing import Any

import pytest

from gobelin.games.imperial_settlers import GAME
from gobelin.games.imperial_settlers.effects import Action, TakeOverLocation
from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.state import NOBODY, SettlersState
from gobelin.games.imperial_settlers.vocabulary import FACTIONS
from gobelin.kernel import Match, SettingsError
from support.settlers import Scene, card


def new_match(seats: int, seed: int = 0, **settings: Any) -> Match[SettlersState]:
    return Match.new(GAME, settings, seats, seed)


@pytest.mark.rule("IMP-SET-01", "IMP-SET-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_without_attack_cards(seats: int) -> None:
    state = new_match(seats, factions=FACTIONS[:seats]).state
    assert len(state.realms) == seats
    assert (state.attack_row, len(state.attack_deck)) == ([], 0)


@pytest.mark.rule("IMP-SET-01", "IMP-SET-02")
def test_one_plays_against_the_neutral_player_and_the_attack_cards() -> None:
    state = new_match(1, factions=["romans"]).state
    assert len(state.realms) == 2
    assert len(state.attack_row) + len(state.attack_deck) == 16


@pytest.mark.rule("IMP-SET-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_cannot_play(seats: int) -> None:
    with pytest.raises(SettingsError):
        new_match(seats)


@pytest.mark.rule("IMP-SET-03")
def test_each_draws_from_the_own_faction_deck_and_all_from_the_common_one() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=4).goods(1, worker=4)
    scene.on_top("quarry", "mill").on_top("raid", seat=0).on_top("spies", seat=1)
    scene.play("exchange 2", "receive faction_card", "receive common_card")
    scene.play("exchange 2", "receive faction_card", "receive common_card")
    assert scene.cards(0) == ["raid", "quarry"]
    assert scene.cards(1) == ["spies", "mill"]


@pytest.mark.rule("IMP-SET-03")
def test_without_the_own_faction_deck_no_other_one_helps_out() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=2).empty_deck(0)
    scene.play("exchange 1")
    assert scene.offer() == ["receive wood", "receive stone", "receive food", "receive common_card"]


@pytest.mark.rule("IMP-SET-05")
@pytest.mark.parametrize(
    ("location", "good", "amount"),
    [
        ("old_forest", "wood", 2),
        ("quarry", "stone", 1),
        ("grain_field", "food", 1),
        ("gold_creek", "gold", 1),
        ("town", "worker", 5 + 2),
        ("armorer", "raze", 1 + 1),
    ],
)
def test_goods_are_gained_though_another_player_holds_all_the_pieces(location: str, good: str, amount: int) -> None:
    scene = Scene("barbarians", "romans").locations(0, location).at(phase="production")
    scene.goods(1, **{good: 40})  # no box has more of anything
    assert scene.purse(0)[good] == amount
    assert scene.purse(1)[good] >= 40


@pytest.mark.rule("IMP-SET-21")
def test_five_stone_are_granted_in_full_when_only_one_piece_is_left() -> None:
    scene = Scene("egyptians", "romans").goods(1, stone=31).at(phase="production")
    scene.locations(0, "egyptian_quarry", "egyptian_quarry", "quarry")
    assert scene.purse(0)["stone"] == 5
    assert scene.purse(1)["stone"] == 31 + 1


@pytest.mark.rule("IMP-SET-07")
def test_for_each_of_two_cards_the_deck_is_chosen_anew() -> None:
    scene = Scene("romans", "barbarians").goods(0, raze=1).hand(0, "castle")
    scene.on_top("mill").on_top("spies", seat=0)
    scene.play("raze castle")
    assert scene.offer() == ["draw common_card", "draw faction_card"]
    scene.play("draw faction_card")
    assert scene.offer() == ["draw common_card", "draw faction_card"]
    scene.play("draw common_card")
    assert scene.cards(0) == ["spies", "mill"]


@pytest.mark.rule("IMP-SET-08")
def test_only_cards_lying_open_in_an_empire_are_locations() -> None:
    scene = Scene("romans", "barbarians").locations(0, "engineers").goods(0, worker=2)
    scene.locations(1, "quarry", "raid").foundations(1, "mill").deals(1, "pack").hand(1, "town")
    scene.play("activate engineers")
    assert (scene.topic, scene.offer()) == ("remove", ["remove quarry", "remove raid"])


@pytest.mark.rule("IMP-SET-09", "IMP-RAZE-16", "IMP-DEAL-07")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_card_can_be_built_faction_cards_dealt_and_those_with_a_raze_field_razed(faction: str) -> None:
    own = {copy.card for copy in BOX.copies.values() if copy.deck == faction}
    common = {copy.card for copy in BOX.copies.values() if copy.deck == "common"}
    scene = Scene(faction, next(other for other in FACTIONS if other != faction)).foundations(0, "ruins")
    scene.goods(0, wood=9, stone=9, food=9, raze=9).hand(0, *own, *common)
    razable = common - {"ruins"} | (own - {"gate", "shrine"} if faction == "japanese" else set())
    assert set(scene.offer()) == {
        *(f"build {name}" for name in own | common),
        *(f"deal {name}" for name in own),
        *(f"raze {name}" for name in razable),
        "pass",
    }


@pytest.mark.rule("IMP-SET-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_begins_in_round_one_with_no_points(seats: int) -> None:
    state = new_match(seats, factions=FACTIONS[:seats]).state
    assert state.round == 1
    assert [realm.vp for realm in state.realms] == [0] * seats


@pytest.mark.rule("IMP-SET-13", "IMP-SET-14")
def test_the_decks_are_shuffled_and_lie_face_down() -> None:
    one, other = (new_match(2, seed, factions=["romans", "japanese"]).state for seed in (1, 2))
    for first, second in [(one.common, other.common), (one.realms[0].deck, other.realms[0].deck)]:
        assert first.items != second.items
        assert first.items not in (sorted(first.items), sorted(first.items, reverse=True))
        for seat in (0, 1, None):
            assert set(first.seen(seat)) == {None}


@pytest.mark.rule("IMP-SET-13")
def test_all_common_cards_are_in_play() -> None:
    state = new_match(2, factions=["romans", "japanese"]).state
    hands = [copy for realm in state.realms for copy in realm.hand.items if BOX.copies[copy].deck == "common"]
    assert sorted([*state.common.items, *state.offer.items, *hands]) == sorted(BOX.decks["common"])


@pytest.mark.rule("IMP-SET-14")
def test_a_faction_that_is_taken_cannot_be_chosen_again() -> None:
    match = new_match(3)
    assert match.ask is not None
    assert [option[1] for option in match.ask.options] == [*FACTIONS]
    match.choose(("choose", "egyptians"))
    assert [option[1] for option in match.ask.options] == ["barbarians", "romans", "japanese"]
    match.choose(("choose", "romans"))
    assert [option[1] for option in match.ask.options] == ["barbarians", "japanese"]


@pytest.mark.rule("IMP-SET-14")
def test_each_has_the_thirty_cards_of_the_faction_and_those_of_the_others_stay_out() -> None:
    state = new_match(2, factions=["romans", "japanese"]).state
    for realm in state.realms:
        held = [copy for copy in realm.hand.items if copy not in BOX.decks["common"]]
        assert sorted([*realm.deck.items, *held]) == sorted(BOX.decks[realm.faction])  # type: ignore[index]
    everything = {copy for pile in state.piles() for copy in pile.items}
    assert not everything & {*BOX.decks["barbarians"], *BOX.decks["egyptians"]}


@pytest.mark.rule("IMP-SET-14")
def test_two_players_cannot_agree_on_the_same_faction() -> None:
    with pytest.raises(SettingsError, match="is listed twice"):
        new_match(2, factions=["romans", "romans"])


@pytest.mark.rule("IMP-SET-15")
def test_the_egyptian_player_can_mark_four_locations_and_no_more() -> None:
    scene = Scene("egyptians", "romans").locations(0, "temple_of_ra").locations(1, "mill", "spies")
    scene.locations(1, "quarry", "rubble", "town", taken_by=0)
    assert scene.offer() == ["activate temple_of_ra", "pass"]
    full = Scene("egyptians", "romans").locations(0, "temple_of_ra").locations(1, "mill", "spies")
    full.locations(1, "quarry", "rubble", "town", "monument", taken_by=0)
    assert full.offer() == ["pass"]
    assert [BOX.factions[faction].egypt_tokens for faction in FACTIONS] == [None, None, 4, None]


@pytest.mark.rule("IMP-SET-20")
def test_only_the_temple_of_ra_marks_locations_and_only_when_it_is_used() -> None:
    actions = [card for card in BOX.cards.values() if isinstance(card.effect, Action)]
    marking = [card.id for card in actions if isinstance(getattr(card.effect, "do", None), TakeOverLocation)]
    assert marking == ["temple_of_ra"]
    scene = Scene("egyptians", "romans").goods(0, stone=1).foundations(0, "mill").hand(0, "temple_of_ra")
    scene.locations(1, "quarry").goods(1, worker=2)
    scene.play("build temple_of_ra")
    assert scene.location(1, "quarry").taken_by == NOBODY
    scene.play("exchange 1", "receive wood", "activate temple_of_ra")
    assert scene.location(1, "quarry").taken_by == 0


@pytest.mark.rule("IMP-SET-16")
def test_nobody_ever_has_two_defence_tokens() -> None:
    scene = Scene("barbarians", "romans", "egyptians", "japanese").locations(0, "quarry").at(phase="production")
    assert [scene.purse(seat)["defence"] for seat in range(4)] == [1, 1, 1, 1]
    scene.play("defend quarry", "pass", "pass", "pass", "pass").take_any()
    assert [scene.purse(seat)["defence"] for seat in range(4)] == [1, 1, 1, 1]
    assert scene.location(0, "quarry").defence == 0


@pytest.mark.rule("IMP-SET-17")
def test_anyone_can_be_drawn_as_start_player_and_then_begins() -> None:
    matches = [new_match(3, seed, factions=FACTIONS[:3]) for seed in range(30)]
    assert {match.state.start for match in matches} == {0, 1, 2}
    assert all(match.ask is not None and match.ask.seat == match.state.start for match in matches)


@pytest.mark.rule("IMP-SET-18")
@pytest.mark.parametrize("seed", range(4))
def test_from_the_start_player_clockwise_each_draws_two_common_and_two_faction_cards(seed: int) -> None:
    match = new_match(3, seed, factions=FACTIONS[:3])
    drawn = [event.args for event in match.events() if event.verb == "drew"]
    order = match.state.clockwise(match.state.start)
    hand = ["common_card", "common_card", "faction_card", "faction_card"]
    assert drawn[:12] == [(seat, deck, "start_hand") for seat in order for deck in hand]


@pytest.mark.rule("IMP-SET-23")
def test_locations_are_shown_in_three_rows_with_those_of_the_faction_on_the_left() -> None:
    scene = Scene("romans", "barbarians")
    scene.locations(0, "mason", "quarry", "spies", "mill", "builder", "administration", "colossus")
    shown: Any = scene.match.view(1)["realms"]
    rows = {row: [card(location["card"]) for location in shown[0][row]] for row in ("production", "feature", "action")}
    assert rows == {
        "production": ["builder", "quarry"],
        "feature": ["administration", "mill"],
        "action": ["spies", "colossus", "mason"],
    }


@pytest.mark.rule("IMP-SET-24")
def test_whoever_just_begins_and_takes_the_first_suggestions_plays_barbarians_against_romans() -> None:
    match: Match[SettlersState] = Match.new(GAME)
    assert len(match.seats) == 2
    for _ in match.seats:
        assert match.ask is not None
        match.choose(match.ask.options[0])
    assert {realm.faction for realm in match.state.realms} == {"barbarians", "romans"}
