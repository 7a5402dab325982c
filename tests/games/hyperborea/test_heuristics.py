import random

import pytest

from gobelin.bots import bot_move, make_bot
from gobelin.conformance import walk
from gobelin.games.hyperborea import GAME
from gobelin.games.hyperborea.heuristics import distances, value
from gobelin.games.hyperborea.priors import prior
from gobelin.kernel import Match
from support.hyperborea import Scene


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (4, 1)])
def test_a_value_does_not_depend_on_what_its_seat_cannot_know(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    for step, match in enumerate(walk(Match.new(GAME, {"length": "short", "mode": "faction_war"}, seats, seed))):
        if step % 97 == 0:
            for seat in range(seats):
                assert value(match.sample(seat, rng).state, seat) == value(match.state, seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    match = Match.new(GAME, {"length": "short"}, 2, 5)
    bots = [make_bot("greedy" if player == seat else "random", 5, player) for player in range(2)]
    while match.ask is not None:
        asked = next(iter(match.asks))
        bot_move(match, asked, bots[asked])
    assert match.result is not None
    assert match.result.places[seat] == 1


def test_steps_are_counted_over_the_map() -> None:
    scene = Scene()
    away = distances(scene.table.box, 2)[scene.place("cap0")]
    steps = [away[scene.place(name)] for name in ("cap0", "a0", "e", "centre", "w", "cap1")]
    assert steps == [0, 1, 2, 3, 4, 6]


def test_only_who_leads_wants_the_end() -> None:
    def last_gem(own: int) -> tuple[float, float]:
        """The values before and after a leader or a straggler takes the gem that ends a short game."""
        scene = Scene(length="short").gems(0, 14).levels(0, red=own).gems(1, 13 + 5 * (own == 0)).pool(gem=1)
        before = value(scene.table, 0)
        scene.play("gem")
        assert scene.state.ending == 0
        return before, value(scene.state, 0)

    before, after = last_gem(own=1)
    assert after > before
    before, after = last_gem(own=0)
    assert after < before


def test_more_of_anything_good_is_better() -> None:
    plain = value(Scene().table, 0)
    better = [
        Scene().gems(0, 1),
        Scene().levels(0, red=1),
        Scene().owns(0, "banking"),
        Scene().available(0, "red"),
        Scene().pool(move=1),
        Scene().stores(0, "gold_crown"),
        Scene().figures(0, "cap0", 4),
    ]
    assert [value(scene.table, 0) > plain for scene in better] == [True] * len(better)
    assert value(Scene().unused(0, "grey").table, 0) < plain
    assert value(Scene().gems(1, 1).table, 0) < plain


def test_the_last_cube_of_a_set_looks_better_than_the_first() -> None:
    state = Scene().available(0, "yellow", "red").on(0, "trade_1", "red").table
    first, last = ("place", "yellow", "science_2"), ("place", "yellow", "trade_1")
    assert prior(state, 0, "turn", last) > prior(state, 0, "turn", first) > prior(state, 0, "turn", ("unused", "red"))
