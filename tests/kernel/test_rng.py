"""Chance: pinned, fair, and nothing but key and counter."""

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelin.kernel import Rng


def test_known_numbers_are_the_same_on_every_machine() -> None:
    rng = Rng.from_seed(7)
    assert rng.key.hex() == "9e287f590d2dcbbf387bfb70928e621d"
    assert [rng.randrange(n) for n in (2, 6, 6, 52, 1000, 1 << 32)] == [0, 1, 4, 25, 149, 2385983600]


def test_a_known_shuffle_is_the_same_on_every_machine() -> None:
    things = list(range(12))
    Rng.from_seed("gobelin").shuffle(things)
    assert things == [8, 0, 7, 1, 3, 6, 2, 5, 10, 9, 11, 4]


def test_known_choices_are_the_same_on_every_machine() -> None:
    rng = Rng.from_seed(-1)
    assert "".join(rng.choice("abcdefgh") for _ in range(16)) == "aghfacaaedehacae"


def test_a_seed_is_its_text() -> None:
    assert Rng.from_seed(7) == Rng.from_seed("7")
    assert Rng.from_seed(7) != Rng.from_seed("07")
    assert Rng.from_seed("") != Rng.from_seed(0)


def test_key_and_counter_are_the_whole_state() -> None:
    rng = Rng.from_seed(3)
    rng.randrange(6)
    twin = Rng(rng.key, rng.counter)
    assert twin == rng
    assert [twin.randrange(100) for _ in range(20)] == [rng.randrange(100) for _ in range(20)]
    assert twin == rng
    twin.randrange(2)
    assert twin != rng


def test_an_rng_is_pickled_with_its_place_in_the_stream() -> None:
    rng = Rng.from_seed("pickle")
    rng.randrange(10)
    twin = pickle.loads(pickle.dumps(rng))
    assert twin == rng
    assert twin.randrange(1 << 32) == rng.randrange(1 << 32)


def test_an_rng_is_no_key_and_equals_nothing_else() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Rng.from_seed(0))
    assert Rng.from_seed(0) != (Rng.from_seed(0).key, 0)


def test_every_number_moves_the_counter() -> None:
    rng = Rng.from_seed(0)
    for _ in range(50):
        before = rng.counter
        rng.randrange(1)
        assert rng.counter > before


@given(st.integers(1, 1 << 32), st.integers())
def test_numbers_lie_in_their_range(n: int, seed: int) -> None:
    assert 0 <= Rng.from_seed(seed).randrange(n) < n


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_numbers_are_equally_likely(n: int) -> None:
    rng, throws = Rng.from_seed("fair"), 400 * n
    counts = Counter(rng.randrange(n) for _ in range(throws))
    chi_square = sum((counts[i] - 400) ** 2 / 400 for i in range(n))
    assert chi_square < n + 4.5 * (2 * n) ** 0.5  # far out, and the seed is fixed


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng, counts = Rng.from_seed("orders"), Counter[tuple[int, ...]]()
    for _ in range(2400):
        things = [0, 1, 2, 3]
        rng.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 24
    assert all(60 < count < 145 for count in counts.values())


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_an_impossible_range_is_an_error_and_draws_nothing(n: int) -> None:
    rng = Rng.from_seed(0)
    with pytest.raises(ValueError, match="n must lie between"):
        rng.randrange(n)
    assert rng.counter == 0


def test_nothing_cannot_be_chosen_from_but_can_be_shuffled() -> None:
    with pytest.raises(ValueError, match="randrange"):
        Rng.from_seed(0).choice([])
    rng, nothing, one = Rng.from_seed(0), list[int](), [1]
    rng.shuffle(nothing)
    rng.shuffle(one)
    assert (nothing, one, rng.counter) == ([], [1], 0)
