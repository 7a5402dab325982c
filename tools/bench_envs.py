"""How fast the learning environments are: beside PettingZoo's classic games, and compared with the kernel.

An environment and the kernel play the very same games: their choices are written down before, so that nobody's time
goes into choosing. Both sides count everything from the setup to the result. They take turns, and a ratio is the median
of the rounds' own, since timings drift.
"""

import gc
import os
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from itertools import cycle
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from gobelin.envs.aec import GameEnv
from gobelin.kernel import Game, Option, Rng, drive, find_game

CLASSICS = ("tictactoe_v3", "connect_four_v3", "go_v5")
"""PettingZoo's classic games that need nothing else to be installed."""
GAMES_WRITTEN = 6


class Script(NamedTuple):
    """A random game written down: what it began with and the actions; the same for the kernel, if it is one of ours."""

    seed: int
    actions: list[int]
    kernel_seed: int | str = 0
    options: Sequence[Option] = ()


def classic(name: str) -> Any:
    """A classic game of PettingZoo."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # it would greet among the figures
    return import_module(f"pettingzoo.classic.{name}").env()


def write_script(env: Any, seed: int) -> Script:
    """Play a random game and write it down."""
    rng, actions = random.Random(seed), []
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        action = None
        if not (terminated or truncated):
            action = rng.choice(seen["action_mask"].nonzero()[0].tolist())
            actions.append(action)
        env.step(action)
    if not isinstance(env, GameEnv):
        return Script(seed, actions)
    match = env.match()
    return Script(seed, actions, match.seed, [entry.option for entry in match.entries])


def step_through(env: Any, script: Script) -> None:
    """Play a game as an agent sees it."""
    env.reset(seed=script.seed)
    actions = iter(script.actions)
    for _ in env.agent_iter():
        _, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else next(actions))


def drive_through(game: Game[Any], seats: int, script: Script) -> None:
    """The same game in the kernel."""
    state = game.setup(game.settings(), seats, Rng.from_seed(script.kernel_seed))
    drive(game.play(state), partial(next, iter(script.options)), game.worth_asking)
    game.result(state)


def cost_us(play_one: Callable[[Script], None], scripts: Iterator[Script], window_s: float) -> float:
    """What a decision costs when whole games are played until the time is up."""
    gc.collect()
    decisions = 0
    start = process_time()
    while (elapsed := process_time() - start) < window_s:
        script = next(scripts)
        play_one(script)
        decisions += len(script.actions)
    return elapsed / decisions * 1e6


def measure_env(name: str, rounds: int, window_s: float) -> dict[str, float]:
    """Steps per second of a game's environment, with the mask only and with observations, and what they cost."""
    game, make = find_game(name), partial(GameEnv, name)
    envs = {"mask": make(observation=None), "observation": make(), "dict": make(observation="dict")}
    scripts = [write_script(envs["mask"], seed) for seed in range(GAMES_WRITTEN)]
    players: dict[str, Callable[[Script], None]] = {
        "kernel": partial(drive_through, game, len(envs["mask"].possible_agents)),
        **{what: partial(step_through, env) for what, env in envs.items()},
    }
    costs: dict[str, list[float]] = {what: [] for what in players}
    in_turn = {what: cycle(scripts) for what in players}
    for _ in range(rounds):
        for what, play_one in players.items():
            costs[what].append(cost_us(play_one, in_turn[what], window_s))
    figures: dict[str, float] = {"kernel_us_per_decision": median(costs["kernel"])}
    for what in envs:
        figures[f"{what}_steps_per_second"] = 1e6 / median(costs[what])
        ratios = [own / kernel for own, kernel in zip(costs[what], costs["kernel"], strict=True)]
        figures[f"{what}_ratio"] = median(ratios)
    return figures


def measure_classic(name: str, rounds: int, window_s: float) -> float:
    """Steps per second of a classic game, with its observations."""
    env = classic(name)
    scripts = cycle([write_script(env, seed) for seed in range(GAMES_WRITTEN)])
    return 1e6 / median(cost_us(partial(step_through, env), scripts, window_s) for _ in range(rounds))


def measure_envs(names: Sequence[str], rounds: int, window_s: float) -> dict[str, dict[str, float]]:
    """All figures of the environments; none where there is none to measure."""
    if not names:
        return {}
    classics = {f"{name}_steps_per_second": measure_classic(name, rounds, window_s) for name in CLASSICS}
    return {"pettingzoo": classics, **{f"{name}_env": measure_env(name, rounds, window_s) for name in names}}
