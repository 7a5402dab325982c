"""Learning environments: the games for PettingZoo, and single seats of them against bots for Gymnasium.

`gobelin.envs.tapestry_v0.env()` and its like are PettingZoo's. Importing this package registers `gobelin/Tapestry-v0`
and its like with Gymnasium; `gymnasium.make("gobelin.envs:gobelin/Tapestry-v0")` does both.
"""

from importlib import import_module
from typing import Final

for _needed in ("numpy", "gymnasium", "pettingzoo"):
    try:
        import_module(_needed)
    except ModuleNotFoundError:
        raise ModuleNotFoundError(
            f"the learning environments need {_needed}: pip install 'gobelin[envs]'", name=_needed
        ) from None

from gymnasium import register  # noqa: E402  (whether it is there is asked above)

IDS: Final = {
    "gobelin/Hyperborea-v0": "hyperborea",
    "gobelin/ImperialSettlers-v0": "imperial_settlers",
    "gobelin/Inventions-v0": "inventions",
    "gobelin/Tapestry-v0": "tapestry",
}
"""Gymnasium's ids, and the game of each."""

for _id, _game in IDS.items():
    register(_id, entry_point="gobelin.envs.single:GameVsBots", kwargs={"game": _game})
