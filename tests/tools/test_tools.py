"""The workshop: bench writes what it promises, mutate breaks rules and finds survivors, fuzz counts what is used."""

import ast
import json
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from gobelin.conformance import walk
from gobelin.envs import inventions_v0
from gobelin.games.inventions.loading import BOX
from gobelin.games.tapestry.loading import BOX as TAPESTRY
from gobelin.games.tapestry.settings import TapestrySettings
from gobelin.kernel import Match, Result, Rng, drive, find_game
from gobelin.simulate import Outcome, Plan
from support.gauntlet import GAME
from tools import balance, bench, bench_envs, bench_games, duel, fuzz, golden, mutate

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
    effort = bench_games.Effort(rounds=1, window_s=0.02, games=2)
    figures = bench.measure([bench_games.Setting.default("gauntlet")], effort)
    assert set(figures) == {"yardstick", "games", "kernel", "envs"}
    assert figures["yardstick"]["catanatron_real_decisions_per_second"] > 0
    assert set(figures["games"]["gauntlet"]) == KEYS
    assert set(figures["kernel"]) == {"overhead_us", "clone_us"}
    assert json.loads(json.dumps(figures)) == figures


def test_a_strict_bench_names_the_goals_that_are_missed() -> None:
    figures = {"yardstick": {}, "games": {"tapestry": {"ratio": 1.0}}, "kernel": {"overhead_us": 4.0}, "envs": {}}
    assert bench.missed(figures) == ["tapestry.ratio"]


def test_the_bench_compares_environments_with_the_kernel_in_the_same_games() -> None:
    figures = bench_envs.measure_envs(["imperial_settlers"], rounds=1, window_s=0.01)
    assert {f"{name}_steps_per_second" for name in bench_envs.CLASSICS} == set(figures["pettingzoo"])
    assert set(figures["imperial_settlers_env"]) == {
        "kernel_us_per_decision",
        *(f"{form}_{figure}" for form in ("mask", "observation", "dict") for figure in ("steps_per_second", "ratio")),
    }
    assert all(value > 0 for part in figures.values() for value in part.values())
    assert set(bench.GOALS) >= {"tapestry_env.mask_ratio", "tapestry_env.observation_ratio"}


def test_a_written_game_is_the_same_in_environment_and_kernel() -> None:
    env = inventions_v0.env(observation=None)
    script = bench_envs.write_script(env, 3)
    scores = env.match().result
    bench_envs.step_through(env, script)
    assert env.match().result == scores
    game, picked = find_game("inventions"), iter(script.options)
    state = game.setup(game.settings(), 2, Rng.from_seed(script.kernel_seed))
    assert drive(game.play(state), lambda ask: next(picked), game.worth_asking) == (len(script.actions), True)
    assert game.result(state) == scores


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


def test_tapestry_is_fuzzed_with_every_combination_of_expansions() -> None:
    samples = fuzz.samples("tapestry")
    tried = {
        (settings.expansions, settings.placeholders) for settings in samples if isinstance(settings, TapestrySettings)
    }
    assert len(tried) == 1 + 7 * 2


def test_a_golden_record_keeps_its_choices_or_is_played_anew(capsys: pytest.CaptureFixture[str]) -> None:
    record = golden.play(GAME, GAME.settings(), ["random"] * 2, 1)
    assert golden.brought_up_to_date(replace(record, digest="00" * 16)) == record
    assert capsys.readouterr().err == ""
    first = record.entries[0]
    spoiled = replace(record, entries=(replace(first, option=("nothing",)), *record.entries[1:]))
    assert golden.brought_up_to_date(spoiled) == record
    assert "seed 1: played anew, since the old choices do not fit: entries[0]" in capsys.readouterr().err
    assert golden.brought_up_to_date(replace(record, entries=record.entries[:-1])) == record
    assert "it does not end any more" in capsys.readouterr().err


def game_of(winner: int, taken: list[dict[str, int]], used: list[dict[str, int]]) -> balance.Played:
    counted = [[Counter(counts) for counts in side] for side in (taken, used)]
    scores = tuple(10 + 10 * (seat == winner) for seat in range(2))
    points = [Counter({"axe": 4, "luck": 6 + 10 * (seat == winner)}) for seat in range(2)]
    return balance.Played("", 2, 12, 100, scores, (winner,), counted[0], counted[1], points)


def test_balance_compares_the_owners_of_a_component_with_all_players() -> None:
    games = [
        game_of(0, [{"axe": 1}, {"bow": 1}], [{"axe": 4}, {}]),
        game_of(1, [{"bow": 1}, {"axe": 1}], [{"bow": 1}, {}]),
        game_of(1, [{"bow": 1}, {}], [{"bow": 2}, {}]),
    ]
    assert balance.components(games) == [
        {
            "component": "bow",
            "taken": 3,
            "uses": 1.0,
            "points": 0,
            "lift": 0.0,
            "spread": 0.58,
            "lead": -10,
            "lead_95": 0.0,
        },
        {
            "component": "axe",
            "taken": 2,
            "uses": 2.0,
            "points": 4,
            "lift": 2.0,
            "spread": 0.71,
            "lead": 10,
            "lead_95": 0.0,
        },
    ]
    assert balance.sources(games, {"axe": "tools", "luck": "luck"}.__getitem__) == [
        {"points from": "luck", "share": "73%", "seat": 11.0, "winner": 16.0},
        {"points from": "tools", "share": "27%", "seat": 4.0, "winner": 4.0},
    ]
    alone = games[0]._replace(seats=1, winners=(), taken=games[0].taken[:1])
    assert balance.components([alone]) == []
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


def test_balance_reads_who_took_and_used_what_and_leaves_an_automated_player_out() -> None:
    game = balance.play("random", (), ("inventions", find_game("inventions").settings(), 2, 3))
    assert (game.settings, game.seats, len(game.taken)) == ("", 2, 2)
    for seat in range(2):
        taken, used, points = game.taken[seat], game.used[seat], game.points[seat]
        assert sum(name.startswith("goal_") for name in taken) == 3
        assert sum(BOX.ideas[name].era == 1 for name in taken if name in BOX.ideas) == 2  # dealt, told by no event
        assert taken["influence_plus_one"] == 1
        tiles = [name for name in taken if name in BOX.specialist_tiles]
        assert tiles
        assert [used[tile] for tile in tiles] == [taken[tile] for tile in tiles]
        assert points.total() == game.scores[seat]
        assert not set(taken) & set(BOX.regions)
    assert {balance.block_of("wheel"), balance.block_of("goal_soc_era")} == {"ideas", "private_goals"}
    assert balance.block_of("knowledge") == "knowledge"


def test_balance_leaves_questions_to_chance() -> None:
    usual = find_game("inventions").settings()
    picked = [balance.play("greedy", ("claim", "epoch"), ("inventions", usual, 2, seed)) for seed in (1, 1)]
    assert picked[0] == picked[1] != balance.play("greedy", (), ("inventions", usual, 2, 1))


def test_balance_finds_what_lies_before_the_players_of_tapestry() -> None:
    game = find_game("tapestry")
    played = balance.play("prior", (), (game.name, game.read_settings({"expansions": ["aa", "ff"]}), 2, 1))
    for taken, used in zip(played.taken, played.used, strict=True):
        assert sum(taken[capital] for capital in TAPESTRY.capitals) == 1
        assert sum(taken[civilization] for civilization in TAPESTRY.civilizations) >= 1
        assert {card for card in used if card in TAPESTRY.tapestry_cards and taken[card]}


def test_balance_plays_a_preset_at_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["inventions", "--games", "1", "--bot", "random", "--workers", "1", "--json"]
    balance.main([*arguments, "--preset", "usual", "--seats", "3"])
    (table,) = json.loads(capsys.readouterr().out)["lengths"]
    assert (table["seats"], table["games"]) == (3, 1)
    with pytest.raises(SystemExit):
        balance.main([*arguments, "--preset", "usual"])
    assert "a preset and a number of seats go together" in capsys.readouterr().err


def duel_of(bots: tuple[str, str]) -> duel.Duel:
    game = find_game("gauntlet")
    return duel.Duel(Plan(game.name, game.settings(), 2, bots, 0, 40), (game.settings(),))


@pytest.mark.parametrize(
    ("won", "games", "target", "decided"),
    [
        (8, 8, 0.5, False),  # too few to say anything
        (10, 10, 0.5, True),
        (0, 10, 0.5, True),
        (5, 10, 0.5, False),
        (11, 11, 0.5, False),  # half a pair
        (16, 20, 0.65, False),
        (19, 20, 0.65, True),
    ],
)
def test_a_sequential_duel_ends_when_the_interval_leaves_the_target_out(
    won: int, games: int, target: float, decided: bool
) -> None:
    played = duel_of(("greedy", "random"))
    outcomes = []
    for number in range(games):
        seat = number % 2 if number < won else (number + 1) % 2  # the first bot sits in seat 0, then in seat 1
        places = (1, 2) if seat == 0 else (2, 1)
        outcomes.append(Outcome(played.game(number).players(0), 10, Result((3 - places[0], 3 - places[1]), places)))
    assert duel.is_decided(played, outcomes, target) == decided


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["atlas", "greedy", "random"], "there is no game 'atlas'"),
        (["gauntlet", "oracle", "random"], "there is no bot 'oracle'"),
        (["gauntlet", "greedy", "random", "--set", "weather=fine"], "weather"),
        (["gauntlet", "greedy", "random", "--seats", "9"], "2 to 4 seats, not 9"),
        (["tapestry", "greedy", "random", "--set", "civilizations=a,b"], "civilizations"),
        (["gauntlet", "greedy", "random", "--workers", "0"], "'0' is no number from 1 on"),
    ],
)
def test_a_duel_that_cannot_be_is_refused_in_words(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        duel.main(words)
    assert why in capsys.readouterr().err


def test_a_duel_with_a_target_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    duel.main(["imperial-settlers", "greedy", "random", "--games", "40", "--target", "0.5", "--json"])
    assert json.loads(capsys.readouterr().out)["games"] == 10
