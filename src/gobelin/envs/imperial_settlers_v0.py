"""Imperial Settlers for PettingZoo: `env(seats=..., observation=..., reward=..., <settings of the game>)`."""

from functools import partial

from gobelin.envs.aec import GameEnv

raw_env = env = partial(GameEnv, "imperial_settlers")
