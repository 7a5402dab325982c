"""Training: what self-play writes down, and the whole loop at toy size."""

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gobelin.bots.learned import Model
from gobelin.kernel import find_game
from gobelin.training import shards
from gobelin.training.duels import Duel, Rival, play_one, settings_of
from gobelin.training.loop import Job, Run, games_of, produce, run_of, toy, train
from gobelin.training.self_play import Found, Player, Style

GAME = find_game("inventions")
LOOKING = Style(blur=0.5, error=0.1, labelled=0.4, kept=0.3)


def brought(style: Style, number: int = 3) -> Found:
    found = Found()
    Player(GAME, style).play(number, 2, {}, found)
    return found


def test_a_game_to_learn_from_is_the_same_again_for_its_number() -> None:
    first, again, other = (brought(Style(kept=0.2), number) for number in (3, 3, 4))
    assert [row.hand for row in first.rows] == [row.hand for row in again.rows]
    assert first.games == again.games
    assert first.games != other.games


def test_positions_tell_how_their_game_ended_for_their_seat() -> None:
    found = brought(Style(kept=0.2))
    points = set(found.games[0].points)
    assert len(found.rows) > 10
    for row in found.rows:
        assert {row.own, row.rival} <= points
        assert row.won == (1.0 if row.own > row.rival else 0.5 if row.own == row.rival else 0.0)


def test_decisions_name_all_options_and_what_those_that_were_tried_are_worth() -> None:
    decisions = brought(LOOKING).decisions
    assert len(decisions) > 10
    for each in decisions:
        assert len(each.actions) == len(each.priors) == len(each.worth) >= 2
        assert sum(not math.isnan(worth) for worth in each.worth) >= 1
    assert any(math.isnan(worth) for each in decisions for worth in each.worth)


def test_what_was_written_down_can_be_read_again(tmp_path: Path) -> None:
    found = brought(LOOKING)
    shards.write(tmp_path / "one.npz", found)
    shards.write(tmp_path / "two.npz", found)
    rows, decisions = shards.read([tmp_path / "one.npz", tmp_path / "two.npz"])
    assert len(rows.lengths) == 2 * len(found.rows)
    assert decisions.widths.sum() == len(decisions.actions) == len(decisions.worth)
    assert decisions.topics.tolist()[0] == found.decisions[0].topic
    assert np.array_equal(rows.at[: rows.lengths[0]], found.rows[0].at)
    assert [game["points"] for game in games_of(tmp_path)] == 2 * [list(found.games[0].points)]


def test_the_sides_of_a_duel_change_seats_within_each_pair() -> None:
    sides = Rival("policy"), Rival("random")
    outcomes = tuple(play_one(GAME, sides, number, 7, 2, settings_of(GAME, number, 2)) for number in range(4))
    assert Duel(outcomes).share == 1.0
    assert Duel(outcomes).bounds[1] == 1.0
    turned = play_one(GAME, sides[::-1], 0, 7, 2, {})
    assert turned.won == 0.0


def test_a_job_plays_its_games_and_no_others(tmp_path: Path) -> None:
    job = Job("inventions", Style(kept=0.1), range(5, 7), tmp_path / "quick-5.npz", (2, 3), ({},), None, None)
    assert produce(job) == 2
    assert len(games_of(tmp_path)) == 2


@pytest.mark.train
def test_the_whole_loop_makes_a_model_that_fits_and_goes_on_where_it_was(tmp_path: Path) -> None:
    run: Run = toy(run_of("inventions", tmp_path, seats=(2,)))
    said: list[str] = []
    pool: Any
    with ThreadPoolExecutor(1) as pool:
        best = train(replace(run, effort=replace(run.effort, generations=1)), pool, said.append)
        files = {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("*[0-9].npz")}
        assert train(run, pool, said.append) == best
    model = Model(best)
    assert model.fits(GAME)
    assert model.card.decisions > 0
    assert model.card.positions > 0
    assert "policy : greedy" in model.card.figures
    assert all((tmp_path / name).stat().st_mtime_ns == at for name, at in files.items())
