"""State is plain data: slotted, copied by its types, pickled by position, equal by value."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import field
from typing import Any, Literal, NamedTuple

import pytest

from gobelin.conformance import changeable
from gobelin.kernel import Ask, Match, Rng, Rule, Settings, State, copied, plain_state
from support.tiny import YES_NO, Tiny, tiny_game


@plain_state
class Purse:
    gold: int
    stones: list[str] = field(default_factory=list)


@plain_state
class Single:
    things: list[int]


@plain_state
class Realm(State):
    purses: list[Purse]
    single: Single
    round: int = 0
    cache: dict[str, int] = field(default_factory=dict, init=False)


def realm() -> Realm:
    return Realm(Rng.from_seed(1), [Purse(3, ["ruby"]), Purse(0)], Single([1, 2]), 4)


def test_a_state_comes_back_from_pickle_as_it_was() -> None:
    state = realm()
    state.rng.randrange(6)
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state
    assert type(twin) is Realm
    assert twin.purses is not state.purses
    assert twin.purses[0].stones is not state.purses[0].stones


def test_pickling_is_by_position() -> None:
    state = realm()
    assert state.__reduce__() == (Realm, (state.rng, state.purses, state.single, 4))


def test_a_class_of_one_field_pickles_a_tuple_of_one() -> None:
    assert Single([1, 2]).__reduce__() == (Single, ([1, 2],))
    assert pickle.loads(pickle.dumps(Single([]))) == Single([])


@pytest.mark.parametrize("way", [copied, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_fields_outside_init_are_not_part_of_the_state(way: Callable[[Realm], Realm]) -> None:
    state = realm()
    state.cache["x"] = 1
    state.listener = lambda verb, args, to, others: None
    twin = way(state)
    assert twin.cache == {}
    assert twin.listener is None


def test_the_listener_is_outside_equality_and_shows_nowhere() -> None:
    state, twin = realm(), realm()
    state.listener = lambda verb, args, to, others: None
    assert state == twin
    assert "listener" not in repr(state)


def test_states_differ_where_a_nested_field_or_chance_differs() -> None:
    state = realm()
    state.purses[1].stones.append("opal")
    assert state != realm()
    state = realm()
    state.rng.counter += 1
    assert state != realm()


def test_a_state_has_slots_and_takes_no_other_attribute() -> None:
    with pytest.raises(AttributeError):
        realm().rouund = 3  # type: ignore[attr-defined]
    assert not hasattr(realm(), "__dict__")


class Note(NamedTuple):
    text: str
    at: tuple[int, ...]


@plain_state
class Mixed:
    maybe: Single | None
    notes: list[Note]
    rows: dict[str, list[list[int]]]
    named: dict[str, Purse]
    odd: set[str]
    kind: Literal["a"] = "a"


@pytest.mark.parametrize("way", [copied, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_copies_are_equal_and_share_nothing_that_can_change(way: Callable[[Mixed], Mixed]) -> None:
    state = Mixed(Single([1]), [Note("x", (3,))], {"y": [[4], []]}, {"z": Purse(5)}, {"w"})
    twin = way(state)
    assert twin == state
    assert not {*changeable(twin)} & {*changeable(state)}
    assert way(Mixed(None, [], {}, {}, set())) == Mixed(None, [], {}, {}, set())


@pytest.mark.parametrize("kind", [list[int] | int, list, object, bytearray])
def test_a_field_that_cannot_be_copied_is_refused_by_its_name(kind: Any) -> None:
    made: Any = plain_state(type("Odd", (), {"__annotations__": {"field": kind}}))
    with pytest.raises(TypeError, match=r"^Odd\.field: .* cannot be copied; a state has"):
        copied(made([1]))


def test_a_state_made_within_a_function_is_copied_too() -> None:
    @plain_state
    class Inner:
        purse: Purse

    @plain_state
    class Outer:
        inner: Inner

    state = Outer(Inner(Purse(1)))
    twin = copied(state)
    assert twin == state
    assert twin.inner.purse is not state.inner.purse


def test_reveal_and_every_use_of_chance_move_the_barrier() -> None:
    state = realm()
    barriers = [state.barrier]
    state.reveal()
    barriers.append(state.barrier)
    state.rng.randrange(6)
    barriers.append(state.barrier)
    state.rng.shuffle([1, 2])
    barriers.append(state.barrier)
    assert barriers == sorted(set(barriers))


def test_telling_without_a_listener_is_silent() -> None:
    state = realm()
    state.tell("razed", 1, "quarry", to=[0], others=(1,))
    assert state == realm()


def test_a_class_without_fields_is_no_state() -> None:
    class Empty:
        pass

    with pytest.raises(TypeError, match="Empty has no fields, so it is not a state"):
        plain_state(Empty)


def test_a_state_without_the_decorator_is_refused_by_name() -> None:
    class Bare(Tiny):
        pass

    def play(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", YES_NO)

    game = tiny_game(play, setup=lambda settings, seats, rng: Bare(rng, seats, 0, [], []))
    with pytest.raises(TypeError, match="Bare lacks the decorator @plain_state"):
        Match.new(game, seats=1)
    with pytest.raises(TypeError, match="Bare lacks the decorator @plain_state"):
        Match.from_state(game, Settings(), Bare(Rng.from_seed(0), 1, 0, [], []), ["person"])
