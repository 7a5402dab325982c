"""`random`: chooses with equal chances."""

from __future__ import annotations

import random

from gobelin.bots.perspective import Perspective
from gobelin.kernel import Ask, Option


class RandomBot:
    """Chooses with equal chances."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def pick(self, ask: Ask) -> Option:
        """It needs to see no more than the ask, so that it can play in fast mode."""
        return ask.options[int(self._random() * len(ask.options))]

    def choose(self, at: Perspective) -> Option:
        """One of the options of `at.ask`."""
        return self.pick(at.ask)
