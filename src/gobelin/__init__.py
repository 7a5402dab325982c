"""A digital table for civilization games.

>>> import gobelin
>>> match = gobelin.new("imperial-settlers", seats=["person", "greedy"], seed=6)
>>> match
<Session of imperial-settlers after 0 choices: seat 0 is asked 'faction'>
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gobelin.session import Session as Session
    from gobelin.session import game_names as game_names
    from gobelin.session import load as load
    from gobelin.session import new as new
    from gobelin.session import play as play
    from gobelin.session import save as save
else:

    def __getattr__(name: str) -> Any:
        """Import the session's module when it is first wanted: a game or a server does without."""
        if name in __all__:
            return getattr(import_module("gobelin.session"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["Session", "game_names", "load", "new", "play", "save"]


def __dir__() -> list[str]:
    return __all__
