"""The Gauntlet's own rules, clause by clause: a pattern for the tests of real games."""

import random
from collections import Counter
from typing import Any

import pytest

from gobelin.kernel import Match, SettingsError
from gobelin.toolkit.hidden import Pile, learn
from support.gauntlet import CARDS, GAME, Explorers
from support.table import Table


def turn_table(
    hands: list[list[str]], scores: list[int] | None = None, deck: list[str] | None = None, **settings: Any
) -> Table[Explorers]:
    """A table in the first turn of the first round, with these hands."""

    def prepare(state: Explorers) -> None:
        for seat, cards in enumerate(hands):
            for card in cards:
                index = state.deck.items.index(card)
                learn(state, state.deck, index, [seat])
                state.deck.move(index, state.hands[seat])
        if deck is not None:
            rest = Counter(state.deck.items) - Counter(deck)
            state.deck = Pile.unseen(deck, state.seats)
            state.discards += rest.elements()
        state.scores[:] = scores or state.scores
        state.phase, state.pool = "turns", 3

    return Table(GAME, len(hands), prepare=prepare, **settings)


@pytest.mark.rule("GAU-SET-01")
def test_the_deck_is_shuffled_and_the_hoard_is_full() -> None:
    state = Table(GAME, 3).state
    cards = [card for pile in state.piles() for card in pile.items]
    assert Counter(cards) == CARDS
    assert cards != sorted(cards, key=list(CARDS).index)
    assert state.hoard == 15
    assert [len(hand) for hand in state.hands] == [0, 0, 0]
    assert state.rounds == 3
    assert Table(GAME, 2).match.view(0)["round"] == 1


@pytest.mark.rule("GAU-SET-02")
def test_four_explorers_play_at_most_five_rounds() -> None:
    with pytest.raises(SettingsError, match="at most 5"):
        Match.new(GAME, {"rounds": 6}, 4)
    with pytest.raises(SettingsError, match="rounds"):
        Match.new(GAME, {"rounds": 7}, 2)
    assert Match.new(GAME, {"rounds": 6}, 3).ask is not None


@pytest.mark.rule("GAU-RND-01", "GAU-RND-02", "GAU-WARDEN-01")
def test_after_everyone_has_rested_the_warden_takes_from_the_hoard_and_the_next_explorer_begins() -> None:
    table = turn_table([[], []])
    assert table.asked == 0
    table.play("rest")
    assert table.asked == 1
    table.play("rest")
    assert (table.topic, table.state.round) == ("draft", 1)
    (guarded,) = [event for event in table.told() if event.startswith("guarded")]
    assert table.state.hoard == 10 - int(guarded.split()[1])
    assert 7 <= table.state.hoard <= 9
    while table.topic == "draft":
        table.play(table.offer()[0])
    assert table.asked == 1


@pytest.mark.rule("GAU-DRAFT-01", "GAU-DRAFT-02")
def test_all_draft_at_once_and_nobody_sees_what_another_kept() -> None:
    table = Table(GAME, 2, seed=1)
    first, second = (table.match.asks[seat].options[0] for seat in (0, 1))
    table.match.choose(second, 1)
    assert table.told(0) == []
    assert len(table.state.hands[1]) == 0
    table.match.choose(first, 0)
    assert table.told(0)[:2] == [f"kept 0 {first[1]}", "kept 1"]
    assert table.match.view(0)["hands"] == [[first[1]], [None]]


@pytest.mark.rule("GAU-DRAFT-03", "GAU-DRAFT-04")
def test_packs_go_left_and_the_last_card_is_shown_and_shuffled_back() -> None:
    table = Table(GAME, 3, seed=4)
    packs = [sorted(pack.items) for pack in table.state.packs]
    kept = [table.offer(seat)[0].split()[1] for seat in range(3)]
    for seat in range(3):
        table.play(f"{seat}: keep {kept[seat]}")
    for seat in range(3):
        packs[seat].remove(kept[seat])
    assert [sorted(pack.items) for pack in table.state.packs] == [packs[2], packs[0], packs[1]]
    while table.topic == "draft":
        table.play(table.offer()[0])
    assert len([event for event in table.told() if event.startswith("returned")]) == 3
    assert [len(hand) for hand in table.state.hands] == [2, 2, 2]
    assert table.match.view(0)["deck"] == [None] * 14


@pytest.mark.rule("GAU-DECK-01")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    table = turn_table([[], []], deck=["gem"])  # nothing can be done but rest, so nobody is asked before the draft
    assert table.topic == "draft"
    assert table.state.discards == []
    assert sum(len(pack) for pack in table.state.packs) == 6
    assert len(table.state.deck) == 14


@pytest.mark.rule("GAU-DECK-02")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    everything = [card for card, count in CARDS.items() for _ in range(count)]
    table = turn_table([everything, []])
    table.play("rest")
    assert (table.topic, table.state.round) == ("spend", 1)
    assert [len(pack) for pack in table.state.packs] == [0, 0]


@pytest.mark.rule("GAU-POOL-01", "GAU-POOL-02")
def test_three_points_are_spent_in_any_order_and_resting_ends_the_turn() -> None:
    table = turn_table([["gem", "idol"], []], scores=[0, 4])
    assert table.offer() == ["rest", "scout", "loot 1", "use gem", "use idol"]
    table.play("use idol", "loot 1", "1: pass", "use gem")
    assert table.asked == 1
    table.play("rest")
    assert table.state.round == 1


@pytest.mark.rule("GAU-SCOUT-01")
@pytest.mark.parametrize(("kept", "back"), [("ward", "gem"), ("gem", "ward")])
def test_of_two_scouted_cards_one_is_kept_and_the_other_lies_on_top(kept: str, back: str) -> None:
    table = turn_table([[], []], deck=["trap", "ward", "gem"])
    table.play("scout", f"keep {kept}")
    assert table.state.hands[0].items == [kept]
    assert table.state.deck.items == ["trap", back]
    assert table.match.view(0)["deck"] == [None, back]


@pytest.mark.rule("GAU-SCOUT-02")
def test_the_others_do_not_learn_which_card_was_scouted() -> None:
    table = turn_table([[], []], deck=["trap", "ward", "gem"])
    table.play("scout", "keep gem")
    kept = {table.match.sample(1, random.Random(seed)).state.hands[0].items[0] for seed in range(60)}
    assert kept == {"trap", "ward", "gem"}  # any card that seat 1 has not seen
    kept = {table.match.sample(0, random.Random(seed)).state.hands[0].items[0] for seed in range(20)}
    assert kept == {"gem"}
    assert table.told(1) == ["kept 0"]
    assert table.match.view(1)["deck"] == [None, None]
    assert table.match.view(None)["hands"] == [[None], []]


@pytest.mark.rule("GAU-LOOT-01")
@pytest.mark.parametrize(("had", "taken"), [(5, 2), (1, 1)])
def test_looting_takes_up_to_two_points(had: int, taken: int) -> None:
    table = turn_table([[], []], scores=[0, had])
    table.play("loot 1", "pass")
    assert table.state.scores == [taken, had - taken]
    assert table.told(1)[0] == "looted 0 1"


@pytest.mark.rule("GAU-LOOT-02")
def test_a_trap_stops_the_looter_who_loses_two_points() -> None:
    table = turn_table([[], ["trap"]], scores=[3, 5])
    table.play("loot 1", "play trap", "pass")
    assert table.state.scores == [1, 5]
    assert table.state.discards == ["trap"]


@pytest.mark.rule("GAU-LOOT-03")
def test_a_ward_opens_the_trap_again() -> None:
    table = turn_table([["ward"], ["trap"]], scores=[3, 5])
    table.play("loot 1", "play trap", "play ward")
    assert table.state.scores == [5, 3]


@pytest.mark.rule("GAU-LOOT-03")
def test_with_single_traps_nobody_is_asked_for_a_ward() -> None:
    table = turn_table([["ward"], ["trap"]], scores=[1, 5], traps="single")
    table.play("loot 1", "play trap")
    assert table.state.scores == [0, 5]
    assert table.topic == "spend"


@pytest.mark.rule("GAU-LOOT-04")
def test_an_empty_hand_is_asked_for_a_trap_all_the_same() -> None:
    table = turn_table([[], []], scores=[0, 5])
    table.play("loot 1")
    assert (table.asked, table.topic, table.offer()) == (1, "trap", ["pass"])


@pytest.mark.rule("GAU-LOOT-04")
def test_without_traps_nobody_is_asked() -> None:
    table = turn_table([[], ["trap"]], scores=[0, 5], traps="none")
    table.play("loot 1")
    assert table.topic == "spend"


@pytest.mark.rule("GAU-CHAIN-01")
def test_a_card_scores_from_the_hoard_and_never_more_than_it_holds() -> None:
    table = turn_table([["idol", "gem", "rope"], []])
    table.play("use idol")
    assert (table.state.scores[0], table.state.hoard) == (3, 7)
    table.state.hoard = 0
    table.play("use rope", "pass")
    assert table.state.scores[0] == 3


@pytest.mark.rule("GAU-CHAIN-02")
def test_a_chain_goes_three_deep_and_each_link_scores() -> None:
    table = turn_table([["torch", "rope", "gem"], []])
    table.play("use torch", "use rope", "use gem")
    assert table.state.scores[0] == 3 + 2
    assert table.told()[-2:] == ["scored 0 1 chain", "scored 0 1 chain"]
    assert table.state.discards == ["torch", "rope", "gem"]


@pytest.mark.rule("GAU-CHAIN-03")
def test_a_hand_that_cannot_go_on_is_asked_all_the_same() -> None:
    table = turn_table([["torch"], []])
    table.play("use torch")
    assert (table.topic, table.offer()) == ("chain", ["pass"])


@pytest.mark.rule("GAU-END-01")
def test_ties_are_shared() -> None:
    table = turn_table([[], []], scores=[4, 4], rounds=1)
    table.play("rest", "rest")
    assert table.match.result is not None
    assert table.match.result.winners == (0, 1)
    assert table.match.result.scores == (4, 4)


@pytest.mark.rule("GAU-END-01")
def test_most_points_win() -> None:
    table = turn_table([[], [], []], scores=[4, 6, 1], rounds=1)
    table.play("rest", "rest", "rest")
    assert table.match.result is not None
    assert table.match.result.places == (2, 1, 3)
