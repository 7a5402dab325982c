"""Hidden things and who knows what of them."""

import pickle
import random
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelin.kernel import Rng, State, plain_state
from gobelin.toolkit.hidden import KNOWN, UNSEEN, Pile, draw, flip, look, mix, redraw, shuffle

SEATS = 3
WORDS = ["ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen"]


@plain_state
class Table(State):
    deck: Pile
    hands: list[Pile]

    def piles(self) -> list[Pile]:
        return [self.deck, *self.hands]


def table(deck: Sequence[str] = WORDS, seed: int = 1) -> Table:
    return Table(Rng.from_seed(seed), Pile.unseen(deck, SEATS), [Pile([], []) for _ in range(SEATS)])


def worlds(state: Table, seat: int, tries: int = 400) -> set[tuple[tuple[str, ...], ...]]:
    """All that the seat thinks possible, as far as that many redraws show."""
    seen = set()
    for number in range(tries):
        twin = pickle.loads(pickle.dumps(state))
        redraw(twin.piles(), seat, random.Random(number))
        seen.add(tuple(tuple(pile.items) for pile in twin.piles()))
    return seen


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


def test_draw_look_flip_and_shuffle_move_the_barrier() -> None:
    state = table()
    for act in (
        lambda: draw(state, state.deck, state.hands[0], [0]),
        lambda: look(state, state.deck, 1, 0),
        lambda: flip(state, state.deck, 0),
        lambda: shuffle(state, state.deck),
    ):
        before = state.barrier
        act()
        assert state.barrier > before


def test_knowledge_moves_with_the_thing_and_goes_with_a_discard() -> None:
    state = table()
    look(state, state.deck, 1, 2)
    state.deck.move(7, state.hands[0])
    assert state.hands[0].seen(2) == ["hen"]
    assert state.hands[0].discard(0) == "hen"
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


def test_a_thing_shuffled_among_the_unseen_is_lost_to_all() -> None:
    state = table(WORDS[:3])
    flip(state, state.deck, 0)
    shuffle(state, state.deck)
    assert len(worlds(state, 1)) == 6
    assert {known for row in state.deck.known for known in row} == {UNSEEN}


def test_a_hidden_pick_is_redrawn_only_among_what_could_have_been_picked() -> None:
    state = table()
    for _ in range(3):
        draw(state, state.deck, state.hands[0], [0, 1])  # hen, gnu, fox: seat 1 saw them, seat 2 did not
    state.hands[0].move(1, state.hands[2])  # seat 0 passes one on in secret
    state.hands[2].learn(0, [2])
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


def test_a_group_that_is_mixed_with_the_unseen_becomes_unseen_wherever_it_lies() -> None:
    state = table(WORDS[:2])
    state.hands = [Pile.seen_by_all(["cat", "dog"], SEATS), Pile.seen_by_all(["eel"], SEATS)]
    shuffle(state, state.hands[0])
    state.hands[0].move(0, state.deck)
    mix(state, [(state.deck, 0), (state.deck, 2)])
    assert {known[0] for pile in (state.deck, state.hands[0]) for known in pile.known} == {UNSEEN}
    assert state.hands[1].seen(0) == ["eel"]
    assert len(worlds(state, 0, 2000)) == 24


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
        redraw(state.piles(), 0, random.Random(number), kind=lambda item: item[-1])
        assert [item[-1] for item in state.deck.items] == ["1", "1", "2", "2", "2"]
        seen.add(tuple(state.deck.items))
    assert len(seen) == 2 * 6


def test_a_redraw_is_in_place_and_leaves_knowledge_alone() -> None:
    state = table()
    look(state, state.deck, 2, 0)
    items, known = state.deck.items, [*state.deck.known]
    redraw(state.piles(), 0, random.Random(1))
    assert state.deck.items is items
    assert state.deck.known == known
    assert items != WORDS
    assert items[-2:] == ["gnu", "hen"]


def test_every_arrangement_of_the_unseen_is_equally_likely() -> None:
    counts = Counter[tuple[str, ...]]()
    state = table(WORDS[:3])
    rng = random.Random(5)
    for _ in range(1200):
        redraw(state.piles(), 0, rng)
        counts[tuple(state.deck.items)] += 1
    assert len(counts) == 6
    assert min(counts.values()) > 140


def test_a_pile_survives_pickling() -> None:
    state = table()
    look(state, state.deck, 3, 1)
    assert pickle.loads(pickle.dumps(state)) == state


# -- anything at all -------------------------------------------------------------------------------------------

acts = st.lists(
    st.tuples(
        st.sampled_from(["draw", "open", "look", "flip", "shuffle", "pass", "return"]),
        st.integers(0, SEATS - 1),
        st.integers(0, SEATS - 1),
        st.integers(0, 7),
    ),
    max_size=25,
)


def perform(state: Table, act: tuple[str, int, int, int]) -> None:
    """One thing that rules do with hidden things; nothing where it cannot be done."""
    what, seat, other, number = act
    hand, deck = state.hands[seat], state.deck
    if what in ("draw", "open") and deck.items:
        draw(state, deck, hand, [seat] if what == "draw" else None)
    elif what == "look" and deck.items:
        look(state, deck, 1 + number % len(deck), seat)
    elif what == "flip" and hand.items:
        flip(state, hand, number % len(hand))
    elif what == "shuffle":
        shuffle(state, [deck, *state.hands][number % 4])
    elif what in ("pass", "return") and hand.items:
        to = deck if what == "return" else state.hands[other]
        if to is hand:
            return
        hand.move(number % len(hand), to)
        knowing = [seat]
        if what == "pass":
            to.learn(-1, [other])
            knowing.append(other)
        mix(state, [*((hand, i) for i in range(len(hand))), (to, len(to) - 1)], knowing)


def performed(doing: list[tuple[str, int, int, int]]) -> Table:
    state = table()
    for act in doing:
        perform(state, act)
    return state


@given(acts)
def test_nothing_is_made_or_lost_and_every_place_has_its_knowledge(doing: list[tuple[str, int, int, int]]) -> None:
    state = performed(doing)
    assert sorted(item for pile in state.piles() for item in pile.items) == WORDS
    for pile in state.piles():
        assert len(pile.items) == len(pile.known)
        assert all(len(known) == SEATS + 1 for known in pile.known)


@given(acts, st.integers(0, SEATS - 1), st.integers(0, 99))
def test_a_redraw_never_moves_the_known_and_keeps_every_group(
    doing: list[tuple[str, int, int, int]], seat: int, seed: int
) -> None:
    state = performed(doing)

    def groups() -> dict[int, list[str]]:
        held: dict[int, list[str]] = {}
        for pile in state.piles():
            for item, known in zip(pile.items, pile.known, strict=True):
                held.setdefault(known[seat], []).append(item)
        return {label: sorted(items) for label, items in held.items()}

    seen, held, sizes = [p.seen(seat) for p in state.piles()], groups(), [len(p) for p in state.piles()]
    redraw(state.piles(), seat, random.Random(seed))
    assert [p.seen(seat) for p in state.piles()] == seen
    assert groups() == held
    assert [len(p) for p in state.piles()] == sizes


@given(acts)
def test_the_public_sees_no_more_than_any_seat(doing: list[tuple[str, int, int, int]]) -> None:
    for pile in performed(doing).piles():
        for seat in range(SEATS):
            for public, own in zip(pile.seen(None), pile.seen(seat), strict=True):
                assert public is None or public == own


@given(acts, acts, st.integers(0, SEATS - 1), st.integers(0, 99))
def test_what_a_seat_knows_never_depends_on_what_it_cannot_know(
    before: list[tuple[str, int, int, int]], after: list[tuple[str, int, int, int]], seat: int, seed: int
) -> None:
    state = performed(before)
    twin = pickle.loads(pickle.dumps(state))
    redraw(twin.piles(), seat, random.Random(seed))
    for act in after:
        if act[0] in ("open", "flip") or act[1] == seat or (act[0] == "pass" and act[2] == seat):
            continue  # the seat would learn something
        perform(state, act)
        perform(twin, act)
        assert [p.seen(seat) for p in twin.piles()] == [p.seen(seat) for p in state.piles()]
        assert [p.known for p in twin.piles()] == [p.known for p in state.piles()]
        assert twin.rng == state.rng
