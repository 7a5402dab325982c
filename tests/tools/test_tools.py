"""The workshop: bench writes what it promises, mutate breaks rules and finds survivors, fuzz counts what is used."""

import ast
import json
from collections import Counter
from pathlib import Path

import pytest

from gobelin.conformance import walk
from gobelin.kernel import Match, find_game
from support.gauntlet import GAME
from tools import balance, bench, fuzz, mutate

KEYS = {
    "real_decisions_per_second",
    "recorded_decisions_per_second",
    "ratio",
    "games_per_second",
    "clone_us",
    "clone_midturn_p95_us",
    "decisions_since_checkpoint_p95",
    "replay_ms",
    "options_p999_ms",
    "options_max_ms",
}


def test_the_bench_has_every_promised_figure() -> None:
    pytest.importorskip("catanatron")
    effort = bench.Effort(rounds=1, window_s=0.02, games=2)
    figures = bench.measure([bench.Setting.default("gauntlet")], effort)
    assert set(figures) == {"yardstick", "games", "kernel"}
    assert figures["yardstick"]["catanatron_real_decisions_per_second"] > 0
    assert set(figures["games"]["gauntlet"]) == KEYS
    assert set(figures["kernel"]) == {"overhead_us", "clone_us"}
    assert json.loads(json.dumps(figures)) == figures


def test_every_mutant_is_a_module_that_differs_in_one_line() -> None:
    path = Path(mutate.ROOT / "tests" / "support" / "gauntlet.py")
    original = path.read_text()
    mutants = list(mutate.mutants_of(path, "check"))
    assert len(mutants) > 100
    for mutant in mutants:
        ast.parse(mutant.text)
        assert mutant.text != original
        assert str(mutant).startswith("tests/support/gauntlet.py:")


def test_the_rules_of_a_built_in_game_are_all_its_modules() -> None:
    names = {path.name for path in mutate.rule_files(find_game("imperial-settlers"))}
    assert {"build.py", "raze.py", "solo.py", "operations.py"} <= names
    assert "heuristics.py" not in names


def test_fuzz_spreads_over_seats_and_settings_and_counts_components() -> None:
    work = list(fuzz.jobs(GAME, 60, 0, 60))
    assert {seats for _, _, seats, *_ in work} == {2, 3, 4}
    assert {number for _, number, *_ in work} == {0, 1, 2, 3, 4}
    *_, match = walk(Match.new(GAME, None, 2, 3))
    used = fuzz.uses(match)
    assert used
    assert set(used) <= {item.id for item in GAME.components.items}
    played = [told.args[1] for told in match.events(None) if told.verb == "played"]
    assert fuzz.uses(match, ("played",)) == Counter(played)


def test_fuzz_counts_a_copy_for_its_card() -> None:
    *_, match = walk(Match.new("imperial-settlers", None, 2, 3))
    built = [told.args[1] for told in match.events(None) if told.verb == "built"]
    used = fuzz.uses(match, ("built",))
    assert sum(used.values()) == len(built) > 0
    assert set(used) <= {item.id for item in match.game.components.items}


def game_of(winner: int, taken: list[dict[str, int]], used: list[dict[str, int]]) -> balance.Played:
    counted = [[Counter(counts) for counts in side] for side in (taken, used)]
    scores = tuple(10 + 10 * (seat == winner) for seat in range(2))
    return balance.Played("", 2, 12, 100, scores, (winner,), counted[0], counted[1])


def test_balance_compares_the_owners_of_a_component_with_all_players() -> None:
    games = [
        game_of(0, [{"axe": 1}, {"bow": 1}], [{"axe": 4}, {}]),
        game_of(1, [{"bow": 1}, {"axe": 1}], [{"bow": 1}, {}]),
        game_of(1, [{"bow": 1}, {}], [{"bow": 2}, {}]),
    ]
    assert balance.components(games) == [
        {"component": "bow", "taken": 3, "uses": 1.0, "lift": 0.0},
        {"component": "axe", "taken": 2, "uses": 2.0, "lift": 2.0},
    ]
    assert balance.lengths(games) == [
        {
            "settings": "default",
            "seats": 2,
            "games": 3,
            "rounds": 6,
            "longest": 6,
            "decisions": 100,
            "score": 15,
            "winner": 20,
        }
    ]
