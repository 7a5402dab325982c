"""Random games of Hyperborea under all promises, for every number of players and every setting."""

import random
from typing import Any

import pytest

from gobelin.conformance import check_match, walk
from gobelin.games.hyperborea import GAME
from gobelin.games.hyperborea.state import GHOST, HyperboreaState
from gobelin.games.hyperborea.termination import turn_measure
from gobelin.kernel import Match

LENGTHS = ("short", "normal", "long")


@pytest.mark.rule("HYP-TURN-01", "HYP-OVER-11")
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {"length": "long", "mode": "faction_war"}),
        (3, {"length": "normal", "face_up": True}),
        (4, {"length": "short", "mode": "faction_war", "drawn_tiles": True}),
        (5, {"length": "short"}),
        (6, {"length": "short", "mode": "faction_war"}),
    ],
)
def test_random_games_keep_every_promise_and_end(seats: int, settings: dict[str, Any]) -> None:
    match = check_match(GAME, GAME.read_settings(settings), seats, f"walk-{seats}", every=300)
    assert match.result is not None
    state: HyperboreaState = match.state
    assert (state.phase, state.active) == ("over", state.ending)
    assert len(state.fulfilled) >= LENGTHS.index(settings["length"]) + 1


BLOODY = ("attack", "besiege", "choose", "move", "fly", "place")


@pytest.mark.rule("HYP-TURN-19", "HYP-ATK-11", "HYP-SET-09")
@pytest.mark.parametrize("seed", [1, 5])
def test_turns_begin_with_three_figures_graveyards_only_grow_and_no_ghost_comes_home(seed: int) -> None:
    match: Match[HyperboreaState] = Match.new(GAME, {"length": "long"}, 3, f"bloody-{seed}")
    rng, turn = random.Random(seed), 0
    buried: list[set[int]] = [set() for _ in range(3)]
    while match.ask is not None:
        state = match.state
        if match.ask.topic == "turn" and state.turns != turn:
            turn = state.turns
            assert state.on_map(state.active) >= 3
            for seat, player in enumerate(state.players):
                assert buried[seat] <= set(player.graveyard)
                buried[seat] = set(player.graveyard)
            assert not any(GHOST in state.sites[place] for home in state.map.homelands for place in home)
        verb = next((verb for verb in BLOODY if any(option[0] == verb for option in match.ask.options)), None)
        fitting = [option for option in match.ask.options if option[0] == verb and rng.random() < 0.9]
        match.choose(rng.choice(fitting or match.ask.options), match.ask.seat)
    assert sum(map(len, buried)) >= 3


@pytest.mark.rule("HYP-TURN-08")
def test_a_turn_is_measured_and_every_decision_brings_its_end_nearer() -> None:
    last: tuple[int, tuple[int, ...]] | None = None
    decisions = 0
    match: Match[HyperboreaState] = Match.new(GAME, {"mode": "faction_war"}, 3, "measure")
    for step in walk(match):
        state = step.state
        if step.ask is None or not state.turns:
            continue
        measure = turn_measure(state)
        if last is not None and last[0] == state.turns:
            assert measure < last[1]
            decisions += 1
        last = (state.turns, measure)
    assert decisions > 500
