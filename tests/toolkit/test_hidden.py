"""Hidden things and who knows what of them."""

import pickle
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import cache
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gobelin.kernel import Rng, State, plain_state
from gobelin.toolkit.hidden import KNOWN, UNSEEN, Pile, draw, flip, hide, learn, look, mix, play, redraw, shuffle

SEATS = 3
WORDS = ["ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen"]
World = tuple[tuple[str, ...], ...]
"""The things of all piles, the deck first."""


@plain_state
class Table(State):
    deck: Pile
    hands: list[Pile]
    groups: dict[int, list[str]] = field(default_factory=dict)

    def piles(self) -> list[Pile]:
        return [self.deck, *self.hands]


def table(deck: Sequence[str] = WORDS, seed: int = 1) -> Table:
    return Table(Rng.from_seed(seed), Pile.unseen(deck, SEATS), [Pile([], []) for _ in range(SEATS)])


def dealt(*hands: Sequence[str], deck: Sequence[str] = ()) -> Table:
    """Each seat has drawn its hand in secret, in this order; the deck is unseen."""
    state = table([*deck, *reversed([item for hand in hands for item in hand])])
    for seat, hand in enumerate(hands):
        for _ in hand:
            draw(state, state.deck, state.hands[seat], [seat])
    return state


def worlds(state: Table, seat: int, tries: int = 400) -> set[World]:
    """All that the seat thinks possible, as far as that many redraws show."""
    return {redrawn(state, seat, number)[0] for number in range(tries)}


def redrawn(state: Table, seat: int, seed: int) -> tuple[World, dict[int, list[str]]]:
    """What the seat imagines: where things are, and what others know to be in their groups."""
    twin = pickle.loads(pickle.dumps(state))
    redraw(twin, twin.piles(), seat, random.Random(seed))
    return tuple(tuple(pile.items) for pile in twin.piles()), twin.groups


# -- piles -----------------------------------------------------------------------------------------------------


def test_nobody_sees_into_an_unseen_pile_and_everyone_into_a_seen_one() -> None:
    for seat in (None, 0, 1, 2):
        assert Pile.unseen(["ant", "bee"], SEATS).seen(seat) == [None, None]
        assert Pile.seen_by_all(["ant", "bee"], SEATS).seen(seat) == ["ant", "bee"]
    assert len(Pile.unseen(iter(["ant"]), SEATS)) == 1


def test_a_draw_takes_the_top_and_shows_it_to_its_seats() -> None:
    state = table()
    assert draw(state, state.deck, state.hands[1], [1]) == "hen"
    assert state.deck.items == WORDS[:-1]
    assert state.hands[1].items == ["hen"]
    assert state.hands[1].seen(1) == ["hen"]
    for other in (None, 0, 2):
        assert state.hands[1].seen(other) == [None]


def test_an_open_draw_is_seen_by_the_public_too() -> None:
    state = table()
    draw(state, state.deck, state.hands[1], None)
    assert state.hands[1].seen(None) == state.hands[1].seen(0) == ["hen"]


def test_what_every_seat_was_shown_is_not_yet_public() -> None:
    state = table()
    draw(state, state.deck, state.hands[1], range(SEATS))
    assert state.hands[1].seen(2) == ["hen"]
    assert state.hands[1].seen(None) == [None]


def test_a_draw_unseen_by_anyone_tells_nobody() -> None:
    state = table()
    draw(state, state.deck, state.hands[1], [])
    assert all(state.hands[1].seen(seat) == [None] for seat in (None, 0, 1, 2))


def test_a_look_shows_the_top_things_to_one_seat_the_topmost_last() -> None:
    state = table()
    assert look(state, state.deck, 2, 0) == ["gnu", "hen"]
    assert state.deck.seen(0) == [None] * 6 + ["gnu", "hen"]
    assert state.deck.seen(1) == state.deck.seen(None) == [None] * 8
    assert state.deck.items == WORDS


@pytest.mark.parametrize(("size", "count"), [(0, 1), (2, 2), (2, 3), (2, 5), (3, 0)])
def test_a_look_at_more_than_there_is_shows_all_there_is(size: int, count: int) -> None:
    state = table(WORDS[:size])
    expected = WORDS[:size][max(0, size - count) :]
    assert look(state, state.deck, count, 0) == expected
    assert [item for item in state.deck.seen(0) if item] == expected


def test_a_flip_shows_one_place_to_everyone() -> None:
    state = table()
    assert flip(state, state.deck, 2) == "cat"
    for seat in (None, 0, 1, 2):
        assert state.deck.seen(seat) == [None, None, "cat", *[None] * 5]


def test_a_hand_is_shown_without_its_order() -> None:
    hand = dealt([], ["cat", "ant", "bee"]).hands[1]
    assert hand.held(1) == ["ant", "bee", "cat"]
    assert hand.held(0) == hand.held(None) == [None] * 3
    state = table(["dog", "cat", "bee", "ant"])
    for seats in ([1], [1, 0], None, [1]):
        draw(state, state.deck, state.hands[1], seats)
    assert state.hands[1].held(0) == ["bee", "cat", None, None]
    assert state.hands[1].held(None) == ["cat", None, None, None]


def test_to_learn_a_thing_tells_what_it_is() -> None:
    state = table()
    assert learn(state, state.deck, 1, [0, 2]) == "bee"
    assert state.deck.seen(0) == state.deck.seen(2) == [None, "bee", *[None] * 6]
    assert state.deck.seen(1) == state.deck.seen(None) == [None] * 8


def test_draw_look_flip_and_shuffle_move_the_barrier() -> None:
    state = table()
    for act in (
        lambda: learn(state, state.deck, 0, [1]),
        lambda: draw(state, state.deck, state.hands[0], [0]),
        lambda: look(state, state.deck, 1, 0),
        lambda: flip(state, state.deck, 0),
        lambda: shuffle(state, state.deck),
    ):
        before = state.barrier
        act()
        assert state.barrier > before


def test_knowledge_moves_with_the_thing_and_goes_when_it_is_taken_out() -> None:
    state = table()
    look(state, state.deck, 1, 2)
    state.deck.move(7, state.hands[0])
    assert state.hands[0].seen(2) == ["hen"]
    assert state.hands[0].remove(0) == "hen"
    assert (state.hands[0].items, state.hands[0].known) == ([], [])


def test_a_pile_moved_onto_itself_brings_a_thing_to_the_top() -> None:
    pile = Pile(["ant", "bee"], [(KNOWN,) * 4, (UNSEEN,) * 4])
    pile.move(0, pile)
    assert pile.items == ["bee", "ant"]
    assert pile.seen(0) == [None, "ant"]


# -- shuffling and mixing --------------------------------------------------------------------------------------


def test_a_known_shuffle_is_the_same_on_every_machine() -> None:
    state = table()
    shuffle(state, state.deck)
    assert state.deck.items == ["bee", "hen", "fox", "cat", "eel", "gnu", "dog", "ant"]


def test_after_a_shuffle_it_is_known_what_is_there_but_not_where() -> None:
    state = table()
    state.deck = Pile.seen_by_all(["ant", "bee", "cat"], SEATS)
    shuffle(state, state.deck)
    for seat in (None, 0, 1, 2):
        assert state.deck.seen(seat) == [None] * 3
    assert len(worlds(state, 0)) == 6
    assert {tuple(sorted(world[0])) for world in worlds(state, 0)} == {("ant", "bee", "cat")}


def test_a_thing_shuffled_among_the_unseen_is_still_known_to_be_there() -> None:
    state = table(WORDS[:4])
    draw(state, state.deck, state.hands[0], [0])
    assert flip(state, state.deck, 0) == "ant"
    shuffle(state, state.deck)
    assert state.deck.seen(1) == state.deck.seen(None) == [None] * 3
    found = worlds(state, 1)
    assert len(found) == 3 * 6  # the ant is somewhere in the deck, the others are anywhere
    assert all("ant" in deck for deck, *_ in found)
    assert {hand for _, hand, *_ in found} == {("bee",), ("cat",), ("dog",)}


def test_a_thing_of_a_group_that_comes_to_light_is_no_longer_looked_for() -> None:
    state = table(["ant", "bee", "ant", "cat"])
    flip(state, state.deck, 0)
    shuffle(state, state.deck)
    first = state.deck.items.index("ant")
    flip(state, state.deck, first)
    found = worlds(state, 1)
    assert {deck[first] for deck, *_ in found} == {"ant"}
    assert len(found) == 6  # bee, cat and the second ant are anywhere
    flip(state, state.deck, state.deck.items.index("bee"))
    assert len(worlds(state, 1)) == 2


def test_a_hidden_pick_is_redrawn_only_among_what_could_have_been_picked() -> None:
    state = table()
    for _ in range(3):
        draw(state, state.deck, state.hands[0], [0, 1])  # hen, gnu, fox: seat 1 saw them, seat 2 did not
    state.hands[0].move(1, state.hands[2])  # seat 0 passes one on in secret
    learn(state, state.hands[2], 0, [2])
    mix(state, [(state.hands[0], 0), (state.hands[0], 1), (state.hands[2], 0)], [0, 2])
    assert {world[3] for world in worlds(state, 1)} == {("hen",), ("gnu",), ("fox",)}
    assert {world[3] for world in worlds(state, 0)} == {("gnu",)}
    assert {world[3] for world in worlds(state, 2)} == {("gnu",)}
    for world in worlds(state, 1):
        assert sorted([*world[1], *world[3]]) == ["fox", "gnu", "hen"]


def test_the_knowing_still_know_after_a_mix() -> None:
    state = table()
    state.deck = Pile.seen_by_all(["ant", "bee"], SEATS)
    mix(state, [(state.deck, 0), (state.deck, 1)], [1])
    assert state.deck.seen(1) == ["ant", "bee"]
    assert state.deck.seen(0) == state.deck.seen(2) == state.deck.seen(None) == [None, None]


def test_a_mix_of_less_than_two_places_blurs_nothing() -> None:
    state = table()
    state.deck = Pile.seen_by_all(["ant", "bee"], SEATS)
    before, barrier = pickle.dumps(state.deck), state.barrier
    mix(state, [])
    mix(state, [(state.deck, 0)])
    assert pickle.dumps(state.deck) == before
    assert state.barrier == barrier


def test_groups_that_are_touched_become_one_even_elsewhere() -> None:
    state = table([])
    state.hands = [Pile.seen_by_all(pair, SEATS) for pair in (["ant", "bee"], ["cat", "dog"], ["eel", "fox"])]
    for hand in state.hands:
        shuffle(state, hand)
    assert len(worlds(state, 0)) == 8
    mix(state, [(state.hands[0], 0), (state.hands[1], 0)])
    labels = {known[0] for hand in state.hands[:2] for known in hand.known}
    assert len(labels) == 1
    assert labels.isdisjoint({known[0] for known in state.hands[2].known} | {KNOWN, UNSEEN})
    assert {tuple(sorted(world[3])) for world in worlds(state, 0)} == {("eel", "fox")}


def test_a_group_that_is_mixed_with_the_unseen_keeps_its_things_wherever_they_lie() -> None:
    state = table(WORDS[:2])
    state.hands = [Pile.seen_by_all(["cat", "dog"], SEATS), Pile.seen_by_all(["eel"], SEATS)]
    shuffle(state, state.hands[0])
    state.hands[0].move(0, state.deck)
    mix(state, [(state.deck, 0), (state.deck, 2)])
    assert state.hands[1].seen(0) == ["eel"]
    found = worlds(state, 0, 2000)
    assert len(found) == 2 * 6  # cat, dog and one of the unseen in three places, the other in the fourth
    assert {deck[1] for deck, *_ in found} == {"ant", "bee"}


def test_what_is_mixed_is_known_together_by_each_seat_for_itself() -> None:
    state = table(WORDS[:3])
    look(state, state.deck, 1, 0)
    look(state, state.deck, 2, 1)
    shuffle(state, state.deck)
    members = {seat: state.groups.get(state.deck.known[0][seat]) for seat in range(SEATS)}
    assert members == {0: ["cat"], 1: ["bee", "cat"], 2: None}
    assert {known[2] for known in state.deck.known} == {UNSEEN}


# -- hands -----------------------------------------------------------------------------------------------------


def test_a_thing_played_from_a_hand_does_not_show_where_it_was() -> None:
    state = dealt([], ["ant", "bee", "cat"], deck=["dog"])
    assert play(state, state.hands[1], "bee", 1) == "bee"
    assert state.hands[1].items == ["ant", "cat"]
    assert state.hands[1].held(1) == ["ant", "cat"]
    assert state.hands[1].held(0) == [None, None]
    assert len(worlds(state, 0)) == 6


@pytest.mark.parametrize("other", ["trap", "ward"])
def test_a_seat_that_knew_of_a_trap_takes_the_trap_that_is_played_for_that_one(other: str) -> None:
    """It cannot tell whether the hidden card was a trap too."""
    state = dealt([], [other], deck=["trap", "gem"])
    draw(state, state.deck, state.hands[1], [1])
    draw(state, state.deck, state.hands[1], None)
    assert state.hands[1].held(0) == ["trap", None, None]
    play(state, state.hands[1], "trap", 1)
    assert state.hands[1].held(0) == [None, None]
    assert state.hands[1].held(1) == sorted([other, "gem"])
    assert state.hands[1].known[0][0] == state.hands[1].known[1][0] == UNSEEN
    assert {tuple(sorted(world[2])) for world in worlds(state, 0)} == {tuple(sorted(["gem", other]))}


def test_who_knew_of_two_traps_in_a_hand_knows_of_the_second_still() -> None:
    state = table(["gem", "trap", "trap"])
    draw(state, state.deck, state.hands[1], [1])
    draw(state, state.deck, state.hands[1], None)
    draw(state, state.deck, state.hands[1], [1, 2])
    look(state, state.hands[1], 3, 2)
    play(state, state.hands[1], "trap", 1)
    assert state.hands[1].held(2) == ["gem", "trap"]
    assert state.hands[1].held(0) == [None, None]


def test_a_thing_played_from_a_group_is_no_longer_looked_for_in_it() -> None:
    state = table(["eel", "ant", "bee"])
    state.hands[1] = Pile.seen_by_all(["cat", "dog"], SEATS)
    learn(state, state.deck, 2, [1])
    state.deck.move(2, state.hands[1])
    hide(state, state.hands[1], "cat", state.deck, 1)
    play(state, state.hands[1], "dog", 1)
    assert sorted(item for members in state.groups.values() for item in members) == ["cat"] * 3
    assert {world[2] for world in worlds(state, 0)} == {("ant",), ("bee",), ("cat",), ("eel",)}
    assert {world[2] for world in worlds(state, 1)} == {("bee",)}


def half_known(own: str, drawn: str, elsewhere: str) -> Table:
    """Seat 1 holds an unseen thing and one of two shuffled things that all know; seat 2 holds an unseen thing."""
    state = dealt([], [own], [elsewhere])
    things = ["ant", "bee"]
    state.deck = Pile.seen_by_all(things, SEATS)
    shuffle(state, state.deck)
    state.deck.items[:] = [*(thing for thing in things if thing != drawn), drawn]
    draw(state, state.deck, state.hands[1], [1])
    return state


def test_nobody_can_tell_from_which_group_a_thing_was_played() -> None:
    states = [half_known("ant", "bee", "cat"), half_known("cat", "ant", "ant")]
    assert knowledge(states[0], 0) == knowledge(states[1], 0)
    for state in states:
        play(state, state.hands[1], "ant", 1)
    assert knowledge(states[0], 0) == knowledge(states[1], 0)
    assert {world[2] for world in worlds(states[0], 0)} == {("ant",), ("bee",), ("cat",)}


def test_a_known_thing_is_played_in_the_place_of_one_that_came_from_a_group() -> None:
    states = []
    for drawn in ("ant", "bee"):
        state = half_known("cat", drawn, "dog")
        state.hands[1].move(0, state.hands[2])  # what seat 1 drew from the group comes first
        state.hands[0] = Pile.seen_by_all(["ant"], SEATS)
        state.hands[0].move(0, state.hands[1])
        states.append(state)
    assert knowledge(states[0], 0) == knowledge(states[1], 0)
    for state in states:
        play(state, state.hands[1], "ant", 1)
        assert len(list(members(state, 0))) == 1
        assert next(members(state, 0))[0] == ["ant", "bee"]
        assert {world[2] for world in worlds(state, 0)} == {("ant",), ("bee",)}
    assert knowledge(states[0], 0) == knowledge(states[1], 0)


def test_of_two_equal_things_in_a_group_one_is_left_when_one_is_played() -> None:
    state = table(["dog"])
    state.hands[1] = Pile.seen_by_all(["ant", "ant", "bee"], SEATS)
    shuffle(state, state.hands[1])
    for index in range(3):
        learn(state, state.hands[1], index, [1])
    play(state, state.hands[1], "ant", 1)
    assert [known for known, _ in members(state, 0)] == [["ant", "bee"]]


def test_a_hidden_thing_could_be_any_of_the_hand() -> None:
    state = dealt([], ["ant", "bee"], deck=["cat"])
    hide(state, state.hands[1], "bee", state.deck, 1)
    assert state.deck.items == ["cat", "bee"]
    assert state.deck.seen(1) == [None, "bee"]
    assert state.deck.seen(0) == [None, None]
    assert len(worlds(state, 0)) == 6
    assert worlds(state, 1) == {(("cat", "bee"), (), ("ant",), ())}


def test_a_hidden_thing_of_an_open_hand_is_one_of_the_things_that_were_there() -> None:
    state = table(["cat"])
    state.hands[1] = Pile.seen_by_all(["ant", "bee"], SEATS)
    hide(state, state.hands[1], "bee", state.deck, 1)
    assert worlds(state, 0) == {(("cat", "bee"), (), ("ant",), ()), (("cat", "ant"), (), ("bee",), ())}


def test_the_last_thing_of_a_hand_hides_from_nobody_who_knew_it() -> None:
    state = table(["cat"])
    state.hands[1] = Pile.seen_by_all(["ant"], SEATS)
    hide(state, state.hands[1], "ant", state.deck, 1)
    assert state.deck.seen(0) == [None, "ant"]


# -- redrawing -------------------------------------------------------------------------------------------------


def test_separate_shuffles_make_separate_groups() -> None:
    state = table([])
    state.hands = [Pile.seen_by_all(pair, SEATS) for pair in (["ant", "bee"], ["cat", "dog"])]
    for hand in state.hands:
        shuffle(state, hand)
    for world in worlds(state, 1):
        assert sorted(world[1]) == ["ant", "bee"]
        assert sorted(world[2]) == ["cat", "dog"]


def test_different_kinds_never_mix() -> None:
    state = table(["ant 1", "bee 1", "cat 2", "dog 2", "eel 2"])
    seen = set()
    for number in range(200):
        redraw(state, state.piles(), 0, random.Random(number), kind=lambda item: item[-1])
        assert [item[-1] for item in state.deck.items] == ["1", "1", "2", "2", "2"]
        seen.add(tuple(state.deck.items))
    assert len(seen) == 2 * 6


def test_a_redraw_is_in_place_and_leaves_knowledge_alone() -> None:
    state = table()
    look(state, state.deck, 2, 0)
    items, known = state.deck.items, [*state.deck.known]
    redraw(state, state.piles(), 0, random.Random(1))
    assert state.deck.items is items
    assert state.deck.known == known
    assert items != WORDS
    assert items[-2:] == ["gnu", "hen"]


def test_every_arrangement_of_the_unseen_is_equally_likely() -> None:
    counts = Counter[tuple[str, ...]]()
    state = table(WORDS[:3])
    rng = random.Random(5)
    for _ in range(1200):
        redraw(state, state.piles(), 0, rng)
        counts[tuple(state.deck.items)] += 1
    assert len(counts) == 6
    assert min(counts.values()) > 140


def test_a_seat_imagines_of_the_others_knowledge_only_what_it_knows_itself() -> None:
    """What seat 1 truly knows would give seat 0 away what is in the deck."""
    looked: list[set[tuple[str, ...]]] = []
    for deck in (["ant", "bee", "cat", "dog"], ["dog", "cat", "bee", "ant"]):
        state = table(deck)
        learn(state, state.deck, state.deck.items.index("ant"), None)
        look(state, state.deck, 2, 1)
        shuffle(state, state.deck)
        group = state.deck.known[0][1]
        looked.append({tuple(redrawn(state, 0, seed)[1][group]) for seed in range(50)})
    assert looked == [{("ant",)}, {("ant",)}]


def test_a_pile_survives_pickling() -> None:
    state = table()
    look(state, state.deck, 3, 1)
    assert pickle.loads(pickle.dumps(state)) == state


# -- anything at all -------------------------------------------------------------------------------------------

Doing = tuple[str, int, int, int]
FEW = ["ant", "ant", "bee", "bee", "cat", "dog"]


def doings(*what: str, size: int = 12) -> st.SearchStrategy[list[Doing]]:
    """Things that rules do: what, by which seat, with which other seat, and a number for the rest."""
    seats = st.integers(0, SEATS - 1)
    return st.lists(st.tuples(st.sampled_from(what), seats, seats, st.integers(0, 11)), max_size=size)


LEARNING = ("draw", "open", "blind", "look", "flip")
ALL = (*LEARNING, "shuffle", "play", "return", "pass", "show")
seats = st.integers(0, SEATS - 1)
decks = st.permutations(FEW)
often = settings(max_examples=400)


def pick(hand: Pile, number: int) -> str:
    """One of the things in a hand, whatever their order."""
    things = sorted(set(hand.items))
    return things[number % len(things)]


def perform(state: Table, doing: Doing, item: str | None = None) -> dict[int | None, str | None]:
    """One thing that rules do, and what each seat (None: the public) sees of it; nothing where it cannot be done.

    Things go from hands by value, never by place; `item` decides which.
    """
    what, seat, other, number = doing
    hand, deck = state.hands[seat], state.deck
    shown: list[int | None] = []
    all_seats: list[int | None] = [None, *range(SEATS)]
    saw = ""
    if what in ("draw", "open", "blind") and deck.items:
        to = {"draw": [seat], "open": None, "blind": list[int]()}[what]
        saw, shown = draw(state, deck, hand, to), [*to] if to is not None else all_seats
    elif what == "look" and deck.items:
        saw, shown = " ".join(look(state, deck, 1 + number % len(deck), seat)), [seat]
    elif what == "flip" and deck.items:
        saw, shown = flip(state, deck, number % len(deck)), all_seats
    elif what == "shuffle":
        shuffle(state, deck)
    elif what == "play" and hand.items:
        saw, shown = play(state, hand, item or pick(hand, number), seat), all_seats
    elif what == "show" and hand.items:
        for index in range(len(hand)):
            learn(state, hand, index, [other])
        saw, shown = " ".join(sorted(hand.items)), [seat, other]
    elif what in ("return", "pass") and hand.items and (what == "return" or seat != other):
        saw, shown = item or pick(hand, number), [seat]
        to_pile = deck if what == "return" else state.hands[other]
        hide(state, hand, saw, to_pile, seat)
        if what == "pass":
            learn(state, to_pile, -1, [other])
            shown.append(other)
    return {who: saw if who in shown else None for who in all_seats}


def own_hands_are_known(state: Table) -> None:
    """A thing drawn blind is looked at by whoever holds it, so that it can be chosen."""
    for seat, hand in enumerate(state.hands):
        for index, known in enumerate(hand.known):
            if known[seat] != KNOWN:
                learn(state, hand, index, [seat])


def performed(deck: Sequence[str], doing: list[Doing]) -> Table:
    state = table(deck)
    for each in doing:
        perform(state, each)
        own_hands_are_known(state)
    return state


def members(state: Table, seat: int) -> Iterator[tuple[list[str], list[str]]]:
    """For each group of the seat: what is known to be there, and what is there."""
    there: dict[int, list[str]] = {}
    for pile in state.piles():
        for item, known in zip(pile.items, pile.known, strict=True):
            there.setdefault(known[seat], []).append(item)
    for label, items in there.items():
        if label not in (KNOWN, UNSEEN):
            yield state.groups[label], items


@given(decks, doings(*ALL, size=25))
def test_nothing_is_made_or_lost_and_every_place_has_its_knowledge(deck: list[str], doing: list[Doing]) -> None:
    state = performed(deck, [each for each in doing if each[0] != "play"])
    assert sorted(item for pile in state.piles() for item in pile.items) == FEW
    for pile in state.piles():
        assert len(pile.items) == len(pile.known)
        assert all(len(known) == SEATS + 1 for known in pile.known)


@often
@given(decks, doings(*ALL, size=25))
def test_what_is_known_to_be_in_a_group_is_there(deck: list[str], doing: list[Doing]) -> None:
    state = performed(deck, doing)
    for seat in range(SEATS + 1):
        for known, items in members(state, seat):
            assert Counter(known) <= Counter(items)


@given(decks, doings(*ALL, size=25), seats, st.integers(0, 99))
def test_a_redraw_keeps_the_known_and_what_is_in_each_group_and_makes_nothing(
    deck: list[str], doing: list[Doing], seat: int, seed: int
) -> None:
    state = performed(deck, doing)
    before: Table = pickle.loads(pickle.dumps(state))
    redraw(state, state.piles(), seat, random.Random(seed))
    assert [p.known for p in state.piles()] == [p.known for p in before.piles()]
    assert [p.seen(seat) for p in state.piles()] == [p.seen(seat) for p in before.piles()]
    assert Counter(i for p in state.piles() for i in p.items) == Counter(i for p in before.piles() for i in p.items)
    assert [known for known, _ in members(state, seat)] == [known for known, _ in members(before, seat)]
    for other in range(SEATS + 1):
        for known, items in members(state, other):
            assert Counter(known) <= Counter(items)
            assert other != seat or len(known) < len(items) or known == sorted(items)


@given(decks, doings(*ALL, size=25), seats, st.integers(0, 99))
def test_a_redraw_keeps_every_back_where_it_is(deck: list[str], doing: list[Doing], seat: int, seed: int) -> None:
    def back(item: str) -> str:
        return "insect" if item in ("ant", "bee") else "beast"

    state = performed(deck, doing)
    backs = [[back(item) for item in pile.items] for pile in state.piles()]
    seen, things = [p.seen(seat) for p in state.piles()], sorted(i for p in state.piles() for i in p.items)
    redraw(state, state.piles(), seat, random.Random(seed), kind=back)
    assert [[back(item) for item in pile.items] for pile in state.piles()] == backs
    assert [p.seen(seat) for p in state.piles()] == seen
    assert sorted(i for p in state.piles() for i in p.items) == things


@given(decks, doings(*ALL, size=25))
def test_the_public_sees_no_more_than_any_seat(deck: list[str], doing: list[Doing]) -> None:
    for pile in performed(deck, doing).piles():
        for seat in range(SEATS):
            for public, own in zip(pile.seen(None), pile.seen(seat), strict=True):
                assert public is None or public == own


# -- what a perfect memory thinks possible ---------------------------------------------------------------------


without_haste = settings(deadline=None, max_examples=200)
"""To try every world takes its time."""


@cache
def orders(items: tuple[str, ...]) -> set[tuple[str, ...]]:
    return set(permutations(items))


def arrange(items: Sequence[str], sizes: Sequence[int]) -> World:
    """A world: the deck in its order, hands without."""
    rest, piles = list(items), []
    for number, size in enumerate(sizes):
        piles.append(tuple(rest[:size] if number == 0 else sorted(rest[:size])))
        del rest[:size]
    return tuple(piles)


def world_of(state: Table) -> World:
    return arrange([item for pile in state.piles() for item in pile.items], [len(pile) for pile in state.piles()])


def after(world: World, doing: Doing, saw: dict[int | None, str | None], me: int) -> Iterator[World]:
    """The worlds that this one may have become, if it agrees with what the seat saw; it knows no labels."""
    what, seat, other, number = doing
    deck, hands = list(world[0]), [list(hand) for hand in world[1:]]

    def made() -> World:
        return arrange([*deck, *(item for hand in hands for item in hand)], [len(deck), *map(len, hands)])

    if what in ("draw", "open", "blind", "look", "flip") and deck:
        index = number % len(deck) if what == "flip" else -1
        shown = " ".join(deck[-(1 + number % len(deck)) :]) if what == "look" else deck[index]
        if saw[me] in (None, shown):
            if what in ("draw", "open", "blind"):
                hands[seat].append(deck.pop())
            yield made()
    elif what == "shuffle":
        for order in orders(tuple(sorted(deck))):
            deck = list(order)
            yield made()
    elif what == "play" and hands[seat]:
        if saw[me] in hands[seat]:
            hands[seat].remove(str(saw[me]))
            yield made()
    elif what == "show" and hands[seat]:
        if saw[me] in (None, " ".join(sorted(hands[seat]))):
            yield made()
    elif what in ("return", "pass") and hands[seat] and (what == "return" or seat != other):
        to = deck if what == "return" else hands[other]
        for item in sorted(set(hands[seat])):
            if saw[me] in (None, item):
                hands[seat].remove(item)
                to.append(item)
                yield made()
                to.remove(item) if what == "pass" else to.pop()
                hands[seat].append(item)
    else:
        yield world


def remembered(deck: Sequence[str], doing: list[Doing], me: int) -> tuple[Table, set[World]]:
    """The true state, and all worlds that agree with everything the seat has seen."""
    state = table(deck)
    possible = {arrange(order, [len(deck), *[0] * SEATS]) for order in orders(tuple(sorted(deck)))}
    for each in doing:
        saw = perform(state, each)
        if each[0] == "shuffle":
            possible = {(tuple(sorted(world[0])), *world[1:]) for world in possible}
        possible = {world for before in possible for world in after(before, each, saw, me)}
        if each[0] == "blind":
            own_hands_are_known(state)
            own = tuple(sorted(state.hands[me].items))
            possible = {world for world in possible if world[1 + me] == own}
    return state, possible


def allowed(state: Table, seat: int) -> set[World]:
    """All worlds that agree with what the toolkit keeps for the seat."""
    labels = [known[seat] for pile in state.piles() for known in pile.known]
    items = [item for pile in state.piles() for item in pile.items]
    sizes = [len(pile) for pile in state.piles()]
    hidden = [place for place, label in enumerate(labels) if label != KNOWN]
    found = set()
    for things in orders(tuple(sorted(items[place] for place in hidden))):
        world, held = items.copy(), dict[int, Counter[str]]()
        for place, thing in zip(hidden, things, strict=True):
            world[place] = thing
            held.setdefault(labels[place], Counter())[thing] += 1
        if all(Counter(state.groups.get(label, ())) <= there for label, there in held.items()):
            found.add(arrange(world, sizes))
    return found


@without_haste
@given(decks, doings(*ALL), seats)
def test_nothing_is_ruled_out_that_a_seat_must_think_possible(deck: list[str], doing: list[Doing], me: int) -> None:
    state, possible = remembered(deck, doing, me)
    assert world_of(state) in possible
    assert possible <= allowed(state, me)


@without_haste
@given(decks, doings(*LEARNING, "show", size=6), doings(*LEARNING, "show", size=4), seats)
def test_what_was_learned_before_and_after_a_shuffle_is_remembered_perfectly(
    deck: list[str], before: list[Doing], later: list[Doing], me: int
) -> None:
    state, possible = remembered(deck, [*before, ("shuffle", 0, 0, 0), *later], me)
    assert possible == allowed(state, me)


@without_haste
@given(decks, doings(*LEARNING, "play", "show"), seats)
def test_without_shuffles_and_hidden_moves_what_is_known_is_remembered_perfectly(
    deck: list[str], doing: list[Doing], me: int
) -> None:
    state, possible = remembered(deck, doing, me)
    assert possible == allowed(state, me)


@without_haste
@given(st.permutations(FEW[1:]), doings(*ALL), seats)
def test_a_redraw_makes_every_world_that_is_allowed_and_no_other(deck: list[str], doing: list[Doing], me: int) -> None:
    state = performed(deck, doing)
    possible, found = allowed(state, me), set[World]()
    for seed in range(3000):
        things = [item for pile in redrawn(state, me, seed)[0] for item in pile]
        found.add(arrange(things, [len(pile) for pile in state.piles()]))
        if len(found) == len(possible):
            break
    assert found == possible


# -- worlds that look the same ---------------------------------------------------------------------------------


def knowledge(state: Table, seat: int) -> tuple[object, ...]:
    """All that the toolkit keeps for a seat: what it sees, and its groups whatever their numbers.

    A group is what is known to be in it, its places in the deck, and the number of its places in each hand.
    """
    groups: dict[int, tuple[object, ...]] = {}
    for label in {known[seat] for pile in state.piles() for known in pile.known}:
        in_deck = [place for place, known in enumerate(state.deck.known) if known[seat] == label]
        in_hands = [sum(known[seat] == label for known in hand.known) for hand in state.hands]
        groups[label] = (label if label < 2 else 2, state.groups.get(label), in_deck, in_hands)
    return state.deck.seen(seat), [hand.held(seat) for hand in state.hands], sorted(map(repr, groups.values()))


@often
@given(decks, doings(*ALL), doings(*ALL), seats, st.integers(0, 99))
def test_what_a_seat_knows_never_depends_on_what_it_cannot_know(
    deck: list[str], before: list[Doing], later: list[Doing], seat: int, seed: int
) -> None:
    state = performed(deck, before)
    twin = pickle.loads(pickle.dumps(state))
    redraw(twin, twin.piles(), seat, random.Random(seed))
    assert knowledge(twin, seat) == knowledge(state, seat)
    for each in later:
        what, who, _, number = each
        hand = state.hands[who]
        item = pick(hand, number) if what == "play" and hand.items else None
        if item is not None and item not in twin.hands[who].items:
            return  # what all see cannot happen there
        saw, saw_there = perform(state, each, item), perform(twin, each, item)
        for one in (state, twin):
            own_hands_are_known(one)
        if saw[seat] != saw_there[seat] or state.hands[seat].held(seat) != twin.hands[seat].held(seat):
            return  # the worlds do not look the same any longer
        assert knowledge(twin, seat) == knowledge(state, seat)


@given(decks, doings(*ALL), seats, st.integers(0, 99))
def test_a_seat_imagines_no_knowledge_that_it_does_not_have(
    deck: list[str], doing: list[Doing], seat: int, seed: int
) -> None:
    """Another seat's groups are in the state too; in a sample they must not tell the truth."""
    state = performed(deck, doing)
    redraw(state, state.piles(), seat, random.Random(seed))
    sure = Counter(item for pile in state.piles() for item in pile.seen(seat) if item is not None)
    for known, _ in members(state, seat):
        sure.update(known)
    for other in range(SEATS + 1):
        for known, items in members(state, other):
            assert Counter(known) <= sure
            assert Counter(known) <= Counter(items)


@given(decks, doings(*ALL), seats, st.integers(0, 99), st.integers(0, 99))
def test_worlds_that_look_the_same_to_a_seat_are_redrawn_the_same(
    deck: list[str], doing: list[Doing], seat: int, other: int, seed: int
) -> None:
    """With the same chance; so nobody can reckon back from what is imagined to what is true."""
    state = performed(deck, doing)
    twin = pickle.loads(pickle.dumps(state))
    redraw(twin, twin.piles(), seat, random.Random(other))
    assert redrawn(twin, seat, seed) == redrawn(state, seat, seed)
