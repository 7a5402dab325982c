"""The games for Gymnasium: its checker passes, and one seat learns while bots play the others."""

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gobelin.bots import RandomBot, UnknownBot
from gobelin.envs import IDS
from gobelin.envs.single import GameVsBots
from gobelin.kernel import IllegalOption, Match, NotAsked, Record, SettingsError, find_game

SETTLERS = "gobelin/ImperialSettlers-v0"
SHORT = {"gobelin/Hyperborea-v0": {"length": "short"}}


OBSERVED = [id_ for id_, game in IDS.items() if find_game(game).encode is not None]
"""Of the others there is only a mask."""


def make(id_: str = SETTLERS, **keywords: Any) -> GameVsBots:
    env = gymnasium.make(id_, **{**SHORT.get(id_, {}), **keywords}).unwrapped
    assert isinstance(env, GameVsBots)
    return env


def play_on(env: GameVsBots, rng: random.Random, steps: int = 1_000_000) -> tuple[float, bool, bool, dict[str, Any]]:
    """Play on at random, to the end or for so many decisions; what the last step returned."""
    while True:
        _, reward, terminated, truncated, info = env.step(rng.choice(list(np.flatnonzero(env.action_masks()))))
        steps -= 1
        if terminated or truncated or not steps:
            return reward, terminated, truncated, info


@pytest.mark.parametrize("id_", OBSERVED)
@pytest.mark.parametrize("keywords", [{}, {"observation": "dict", "opponents": "random"}, {"observation": None}])
@pytest.mark.filterwarnings("error::UserWarning")
def test_gymnasium_finds_nothing_wrong(id_: str, keywords: dict[str, Any]) -> None:
    check_env(make(id_, **keywords))


def test_a_game_without_an_encoding_is_played_by_its_mask() -> None:
    check_env(make("gobelin/Gauntlet-v0"))


def test_an_id_names_the_package_that_registers_it() -> None:
    program = (
        "import gymnasium; print(gymnasium.make('gobelin.envs:gobelin/Tapestry-v0', seats=3).unwrapped.config.seats)"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout == b"3\n"


def test_without_the_extra_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; import gobelin.envs"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: the learning environments need pettingzoo: pip install 'gobelin[envs]'"
    )


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_seed_decides_of_everything(opponents: str) -> None:
    def game(seed: int) -> tuple[object, ...]:
        env = make(opponents=opponents)
        first, info = env.reset(seed=seed)
        assert isinstance(first, np.ndarray)
        *_, last = play_on(env, random.Random(4), 25)
        return first.tobytes(), info["seat"], repr(last), env.match().record

    assert game(1) == game(1) != game(2)


def test_the_seat_moves_on_unless_it_is_chosen() -> None:
    env = make(seats=3, opponents="random")
    first = env.reset(seed=1)[1]["seat"]
    assert [env.reset()[1]["seat"] for _ in range(4)] == [(first + n) % 3 for n in range(1, 5)]
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    chosen = make(seats=3, opponents="random", seat=2)
    assert {chosen.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    for seat in (1, 0, np.int64(2)):
        assert env.reset(options={"seat": seat})[1]["seat"] == chosen.reset(options={"seat": seat})[1]["seat"] == seat
    assert env.reset()[1]["seat"] == 0
    assert chosen.reset()[1]["seat"] == 2


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"seat": 2}, "no seat 2 of 2"),
        ({"seat": None}, "no seat None"),
        ({"seat": 1.0}, "no seat 1.0"),
        ({"colour": 1}, "knows seat, not colour"),
    ],
)
def test_a_reset_refuses_options_that_it_does_not_know(options: dict[str, Any], why: str) -> None:
    env = make(opponents="random")
    env.reset(seed=1)
    before = env.match().record
    with pytest.raises(SettingsError, match=why):
        env.reset(options=options)
    assert env.match().record == before


@pytest.mark.parametrize("opponents", ["random", ["random", "greedy"]])
def test_a_game_is_one_that_a_match_plays(opponents: str | list[str]) -> None:
    env = make(opponents=opponents, seats=3, seat=1, reward="margin")
    env.reset(seed=6)
    reward, terminated, truncated, info = play_on(env, random.Random(6))
    assert (terminated, truncated) == (True, False)
    match = env.match()
    assert match.result is not None
    assert info["scores"] == match.result.scores
    own, others = info["scores"][1], max(info["scores"][0], info["scores"][2])
    assert reward == pytest.approx((own - others) / (own + others))
    assert Match.replay(match.record).result == match.result
    assert not env.action_masks().any()
    assert match.seats == (("random", "person", "random") if opponents == "random" else ("greedy", "person", "random"))
    with pytest.raises(NotAsked, match="reset"):
        env.step(0)


def test_bots_by_chance_answer_as_they_do_in_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def record() -> Record:
        env = make("gobelin/Inventions-v0", opponents="random", seats=3)
        env.reset(seed=3)
        play_on(env, random.Random(3))
        return env.match().record

    fast = record()
    monkeypatch.setattr("gobelin.envs.single.RandomBot", type("Other", (RandomBot,), {}))
    assert record() == fast
    assert fast.result is not None


def test_an_illegal_action_ends_the_episode_with_the_lowest_reward() -> None:
    env = make(opponents="random")
    for action in (4558, -1, 99_999, np.array([4558])):
        env.reset(seed=2)
        _, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated) == (-1.0, True, False)
        assert "is not offered; the offer is" in info["illegal"]
        assert not info["action_mask"].any()
        with pytest.raises(NotAsked, match="reset"):
            env.step(action)


def test_a_strict_environment_refuses_and_goes_on() -> None:
    env = make(opponents="random", strict=True)
    env.reset(seed=2)
    with pytest.raises(IllegalOption, match="is not offered"):
        env.step(4558)
    play_on(env, random.Random(1), 3)


@pytest.mark.parametrize("action", [None, 1.0, "1", np.array([1.0]), np.array([1, 2])], ids=repr)
def test_what_is_no_number_of_an_action_is_refused_and_the_game_goes_on(action: Any) -> None:
    env = make(opponents="random")
    env.reset(seed=2)
    with pytest.raises(TypeError, match="an action is an integer, or an array that holds one: not"):
        env.step(action)
    _, reward, terminated, *_ = env.step(np.flatnonzero(env.action_masks())[:1])
    assert (reward, terminated) == (0.0, False)


def test_before_the_first_reset_there_is_no_game() -> None:
    env = make(opponents="random", render_mode="ansi")
    for call in (lambda: env.step(0), env.match):
        with pytest.raises(NotAsked, match="reset the environment first"):
            call()
    assert env.render() == "Nobody is asked."


@pytest.mark.parametrize("opponents", ["random", "greedy", "ismcts:4"])
def test_a_copy_in_the_middle_of_a_game_goes_on_as_the_original(opponents: str) -> None:
    env = make(opponents=opponents)
    ends = []
    for begun in (False, True):
        if begun:
            env.reset(seed=8)
            play_on(env, random.Random(8), 12)
        for each in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
            if not begun:
                each.reset(seed=8)
                play_on(each, random.Random(8), 12)
            seen = each._observe()
            assert isinstance(seen, np.ndarray)
            play_on(each, random.Random(9), 6)
            first = each.match()
            each.reset()
            ends.append((seen.tobytes(), first.record, first.events(), each.seat, each.match().record))
    assert all(end == ends[0] for end in ends)


def test_the_own_choices_of_the_turn_are_observed() -> None:
    env = make("gobelin/Tapestry-v0", opponents="random", observation="dict")
    env.reset(seed=1)
    rng, turn, own, most = random.Random(1), 0, [], 0
    for _ in range(60):
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        seen, _, over, *_ = env.step(action)
        own.append(action)
        if turn != (turn := env.match().state.turns):
            own = []
        assert isinstance(seen, dict)
        assert set(np.flatnonzero(seen["chosen"])) == set(own)
        assert not own or seen["chosen"][own[-1]] >= 1
        most = max(most, len(own))
        if over:
            break
    assert turn > 3
    assert most > 3


def test_masks_are_those_of_the_own_question() -> None:
    env = make("gobelin/Tapestry-v0", opponents="random", render_mode="ansi")
    _, info = env.reset(seed=1)
    for _ in range(20):
        ask = env.match().ask
        assert ask is not None
        assert (ask.seat, ask.topic) == (info["seat"], info["topic"])
        mask = env.action_masks()
        assert mask.dtype == np.bool_
        assert mask.tolist() == info["action_mask"].astype(bool).tolist()
        assert set(np.flatnonzero(mask)) == {env.config.game.verbs.index(option) for option in ask.options}
        shown = env.render()
        assert shown is not None
        assert len(shown.splitlines()) == 1 + mask.sum()
        *_, info = play_on(env, random.Random(1), 1)


@pytest.mark.parametrize("id_", OBSERVED)
def test_what_the_own_seat_cannot_know_changes_nothing_that_it_observes(id_: str) -> None:
    env = make(id_, opponents="random")
    env.reset(seed=9)
    rng = random.Random(9)
    observations = env.config.observations
    assert observations is not None
    for _ in range(6):
        play_on(env, rng, 7)
        seen = env._observe()
        assert isinstance(seen, np.ndarray)
        world = env.match().sample(env.seat, rng)
        there = observations.write(world.state, env.seat, env._chosen.of(env.seat, env.config.game.turn(world.state)))
        assert isinstance(there, np.ndarray)
        assert there.tobytes() == seen.tobytes()
        assert set(np.flatnonzero(env.action_masks())) == set(env.config.actions.legal(world.asks[env.seat]))


def test_a_long_game_is_cut_off_without_a_reward() -> None:
    env = make("gobelin/Hyperborea-v0", opponents="random", max_decisions=40)
    env.reset(seed=1)
    before = len(env.match().entries)
    reward, terminated, truncated, info = play_on(env, random.Random(1))
    assert (reward, terminated, truncated) == (0.0, False, True)
    assert not info["action_mask"].any()
    assert len(env.match().entries) == before + 40


def test_no_game_is_cut_off_before_the_own_first_decision() -> None:
    env = make("gobelin/Hyperborea-v0", opponents="random", max_decisions=1)
    before = []
    for seed in range(6):
        _, info = env.reset(seed=seed)
        before.append(len(env.match().entries))
        assert info["action_mask"].any()
    assert max(before) >= 1
    assert play_on(env, random.Random(1))[2]


@pytest.mark.parametrize(
    ("keywords", "error", "why"),
    [
        ({"opponents": ["greedy", "greedy"]}, SettingsError, "2 are named for 1 other seats"),
        ({"opponents": "mother"}, UnknownBot, "mother"),
        ({"seat": 2}, SettingsError, "no seat 2 of 2"),
        ({"id_": "gobelin/Tapestry-v0", "civilizations": ["a", "b"]}, SettingsError, "civilizations"),
    ],
)
def test_wrong_terms_are_refused_in_words(keywords: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        make(**keywords)
