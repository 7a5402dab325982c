"""Learn Imperial Settlers for two by playing against `random`: PPO that knows which actions are legal.

Needs `pip install 'gobelin[envs]' sb3-contrib`. `python examples/train_settlers.py --help` says what can be chosen;
docs/howto/train.md tells what came of it.
"""

import argparse
import time
from collections import deque
from functools import partial
from pathlib import Path

import gymnasium
import numpy as np
import torch
from rich.console import Console
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from gobelin.lab.statistics import interval

ID = "gobelin.envs:gobelin/ImperialSettlers-v0"
SAY = Console(highlight=False, soft_wrap=True).print
GAMES_AT_ONCE = 16
STEPS_PER_UPDATE = 256
"""Own decisions in each of these games before the network learns from them."""


class Duel(gymnasium.ObservationWrapper):
    """The game for two without the slots of the third and fourth realm, which stay zero."""

    def __init__(self, opponent: str, reward: str) -> None:
        env = gymnasium.make(ID, opponents=opponent, reward=reward)
        super().__init__(env)
        names = env.unwrapped.config.observations.names
        self.slots = np.flatnonzero([not name.startswith(("realm2.", "realm3.")) for name in names])
        self.observation_space = gymnasium.spaces.Box(0.0, 10.0, self.slots.shape, np.float32)

    def observation(self, observation: np.ndarray) -> np.ndarray:
        """The slots that can be filled."""
        return observation[self.slots]

    def action_masks(self) -> np.ndarray:
        """The legal actions, as MaskablePPO asks for them."""
        return self.env.unwrapped.action_masks()


class Curve(BaseCallback):
    """Notes after every update how the last games went."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path, self.games, self.started = path, 0, time.process_time()
        self.last: deque[bool] = deque(maxlen=400)
        path.write_text("decisions,games,won,cpu_seconds\n")

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "places" in info:
                self.games += 1
                self.last.append(info["places"][info["seat"]] == 1)
        return True

    def _on_rollout_end(self) -> None:
        won, spent = np.mean(self.last or [0]), time.process_time() - self.started
        with self.path.open("a") as file:
            file.write(f"{self.num_timesteps},{self.games},{won:.3f},{spent:.0f}\n")
        SAY(f"{self.num_timesteps:9,} decisions {self.games:6,} games {won:7.1%} of the last 400 won {spent:6.0f} s")


def evaluate(model: MaskablePPO, opponent: str, games: int, seed: int) -> str:
    """Play the most promising action in games with alternating seats; a shared victory counts as none."""
    env, won, points, theirs = Duel(opponent, "win"), 0, 0, 0
    observation, info = env.reset(seed=seed)
    for _ in range(games):
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, terminated, truncated, info = env.step(int(action))
            over = terminated or truncated
        won += reward == 1.0
        points += info["scores"][info["seat"]]
        theirs += info["scores"][1 - info["seat"]]
        observation, info = env.reset()
    low, high = interval(won, games)
    return (
        f"against {opponent}: {won} of {games} won, {won / games:.1%} ({low:.1%} to {high:.1%}), "
        f"{points / games:.1f} points to {theirs / games:.1f}"
    )


def main() -> None:
    """Learn, then show what was learned."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=80_000, help="own decisions to learn from")
    parser.add_argument("--games", type=int, default=400, help="to evaluate against random; half as many for greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/settlers"), help="where network and curve go")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    args.out.mkdir(parents=True, exist_ok=True)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([partial(Duel, "random", "margin")] * GAMES_AT_ONCE),
        n_steps=STEPS_PER_UPDATE,
        batch_size=512,
        n_epochs=4,
        learning_rate=3e-4,
        gamma=1.0,  # a game is short, and only its end counts
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=args.seed,
        device="cpu",
    )
    before = evaluate(model, "random", args.games, seed=1)
    model.learn(args.decisions, callback=Curve(args.out / "curve.csv"))
    model.save(args.out / "network")
    SAY("before learning,", before)
    SAY("after learning,", evaluate(model, "random", args.games, seed=2))
    SAY("after learning,", evaluate(model, "greedy", args.games // 2, seed=3))


if __name__ == "__main__":
    main()
