"""Learning environments: the games for PettingZoo, and single seats of them against bots for Gymnasium.

Every installed game has both. `gobelin.envs.tapestry_v1.env()` and its like are PettingZoo's. Importing this package
registers `gobelin/Tapestry-v1` and its like with Gymnasium; `gymnasium.make("gobelin.envs:gobelin/Tapestry-v1")` does
both.
"""

from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Final

for _needed in ("numpy", "gymnasium", "pettingzoo"):
    try:
        import_module(_needed)
    except ModuleNotFoundError:
        raise ModuleNotFoundError(
            f"the learning environments need {_needed}: pip install 'gobelin[envs]'", name=_needed
        ) from None

from gymnasium import register  # noqa: E402  (whether it is there is asked above)

from gobelin.envs.aec import GameEnv  # noqa: E402
from gobelin.kernel import find_game, game_names  # noqa: E402

GAMES: Final = [find_game(name) for name in game_names()]

IDS: Final = {f"gobelin/{game.name.title().replace('_', '')}-v{game.env_version}": game.name for game in GAMES}
"""Gymnasium's ids, and the game of each. Within a version, action indices and observation slots never move."""

for _id, _name in IDS.items():
    register(_id, entry_point="gobelin.envs.single:GameVsBots", kwargs={"game": _name})

_MODULES: Final = {f"{game.name}_v{game.env_version}": game.name for game in GAMES}


def __getattr__(name: str) -> SimpleNamespace:
    """PettingZoo's way to name an environment: `tapestry_v1.env(...)`."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}; there are {', '.join(_MODULES)}")
    env = partial(GameEnv, _MODULES[name])
    return SimpleNamespace(env=env, raw_env=env)
