"""`policy`: plays what the learned policy likes best, without looking ahead; without one, what the priors like best."""

from __future__ import annotations

import random

from gobelin.bots.perspective import Perspective
from gobelin.kernel import Option


class PolicyBot:
    """Thinks for a fraction of a millisecond, and leaves nothing to chance but what it knows nothing of."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, at: Perspective) -> Option:
        """One of the options of `at.ask`."""
        options = at.ask.options
        if len(options) == 1:
            return options[0]
        return at.liked() or self._rng.choice(options)
