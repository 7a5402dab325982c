import random
from collections.abc import Iterator

import pytest

from gobelin.conformance import walk
from gobelin.games.imperial_settlers import GAME
from gobelin.games.imperial_settlers.encode import encoding
from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.kernel import Match, Seat
from support.settlers import Scene

assert GAME.encode is not None
ENCODE = GAME.encode


def encoded(state: SettlersState, seat: Seat) -> list[float]:
    return list(ENCODE.array(state, seat))


def slots(state: SettlersState, seat: Seat) -> dict[str, float]:
    """The slots that are not zero, by name."""
    return {name: value for name, value in zip(ENCODE.names, encoded(state, seat), strict=True) if value}


def random_positions(seats: int, seed: int, every: int = 7) -> Iterator[Match[SettlersState]]:
    settings = {"card_phase": "alternative"} if seats > 1 and seed % 2 else {}
    for step, match in enumerate(walk(Match.new(GAME, settings, seats, seed))):
        if step % every == 0:
            yield match


def test_every_slot_has_a_name_of_its_own() -> None:
    assert ENCODE.size == len(ENCODE.names) == len(set(ENCODE.names))


def test_the_layout_is_fixed_by_the_box() -> None:
    assert encoding(BOX).names == ENCODE.names


def test_the_layout_begins_with_the_table_and_repeats_the_realms() -> None:
    assert ENCODE.names[:3] == ("table.round", "table.seats", "table.peaceful")
    realms = [
        [name.removeprefix(f"realm{place}") for name in ENCODE.names if name.startswith(f"realm{place}.")]
        for place in range(4)
    ]
    assert realms[0] == realms[1] == realms[2] == realms[3]


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (2, 3), (3, 4), (4, 5)])
def test_an_encoding_does_not_depend_on_what_its_seat_cannot_know(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    for match in random_positions(seats, seed):
        if match.ask is not None:
            for seat in range(seats):
                assert encoded(match.sample(seat, rng).state, seat) == encoded(match.state, seat)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_numbers_are_roughly_between_nought_and_one(seats: int) -> None:
    for match in random_positions(seats, seats):
        assert all(0 <= value <= 3 for value in encoded(match.state, 0))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_realms_that_are_not_in_the_game_are_zero(seats: int) -> None:
    realms = max(2, seats)  # the solo game has the neutral player's
    for match in random_positions(seats, 8):
        beyond = [name for name in slots(match.state, 0) if name.startswith("realm") and int(name[5]) >= realms]
        assert beyond == []
        assert slots(match.state, 0)[f"realm{realms - 1}.present"] == 1.0


def test_different_views_have_different_encodings() -> None:
    seen: dict[tuple[float, ...], object] = {}
    for match in random_positions(2, 6, every=3):
        key = tuple(encoded(match.state, 0))
        view = match.view(0)
        for realm in view["realms"]:  # type: ignore[union-attr]
            for hidden in ("hand", "faction_discards", "deals", "foundations"):
                realm[hidden] = sorted(map(str, realm[hidden]))  # type: ignore[index,call-overload,arg-type,assignment]
        assert seen.setdefault(key, view) == view
    assert len(seen) > 20


def test_a_seat_sees_itself_first_and_the_others_in_turn_order() -> None:
    state = Scene("barbarians", "romans", "japanese").goods(1, wood=5).match.state
    assert slots(state, 1)["realm0.goods.wood"] == pytest.approx(0.5)
    assert slots(state, 0)["realm1.goods.wood"] == pytest.approx(0.5)
    assert slots(state, 2)["realm2.goods.wood"] == pytest.approx(0.5)
    assert "realm0.faction.romans" in slots(state, 1)


def test_hand_cards_are_counted_by_face_for_their_owner_and_by_number_for_the_others() -> None:
    state = Scene("barbarians", "romans").hand(0, "quarry", "mill").match.state
    own, others = slots(state, 0), slots(state, 1)
    assert own["realm0.hand.com008"] == pytest.approx(1 / 3)
    assert own["realm0.hand.com006"] == 1.0
    assert not any(name.startswith("realm1.hand.") for name in others)
    assert others["realm1.unknown_hand"] == pytest.approx(2 / 20)


def test_a_location_shows_its_uses_and_what_protects_it() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=2, defence=1).locations(0, "new_forest")
    scene.play("activate new_forest", "defend new_forest")
    face = BOX.copies[scene.match.state.realms[0].locations[0].copy].face
    shown = slots(scene.match.state, 1)
    assert shown[f"realm1.location.{face}"] == shown[f"realm1.guarded.{face}"] == pytest.approx(1 / 3)
    assert shown[f"realm1.used.{face}"] == pytest.approx(1 / 6)
