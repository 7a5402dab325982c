"""Simulations: errors are kept with what reproduces them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gobelin import simulate
from gobelin.kernel import Game, Match, Record, ReplayError, Rule
from support.gauntlet import GAME, Explorers, GauntletSettings, play
from support.interrupt import interrupted


def cursed(state: Explorers) -> Rule[None]:
    """GAU-RND: the second round brings everything down."""
    rule = play(state)
    answer: Any = None
    while True:
        question = rule.send(answer)
        if state.round == 1:
            raise RuntimeError("the roof comes down")
        answer = yield question


def test_an_error_is_reported_with_seed_and_a_record_that_reproduces_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game: Game[Any] = replace(GAME, play=cursed)
    monkeypatch.setattr(simulate, "find_game", lambda name: game)
    for check in (False, True):
        plan = simulate.Plan("gauntlet", GauntletSettings(), 2, ("random",), 40, 3, check, errors=tmp_path)
        outcomes = list(simulate.simulate(plan))
        assert all("the roof comes down" in (outcome.error or "") for outcome in outcomes)
        assert (outcomes[1].error or "").startswith("seed 41: RuleBroken")
    record = Record.from_json((tmp_path / "gauntlet-2-41.json").read_bytes())
    with pytest.raises(ReplayError, match="the roof comes down") as caught:
        Match.replay(record, game=game)
    assert caught.value.entry == len(record.entries) - 1
    assert Match.replay(record).ask is not None


def test_bots_move_on_one_seat_from_game_to_game() -> None:
    plan = simulate.Plan("gauntlet", GauntletSettings(), 3, ("a", "b"), 0, 2)
    assert plan.players(0) == ("a", "b", "a")
    assert plan.players(1) == ("b", "a", "b")


def test_nobody_waits_for_games_that_are_not_wanted_any_more() -> None:
    plan = simulate.Plan(GAME.name, GauntletSettings(), 2, ("ismcts:999s", "ismcts:999s"), 0, 8)
    with interrupted():
        next(simulate.simulate(plan, workers=2))
