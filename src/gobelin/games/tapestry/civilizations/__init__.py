"""The civilizations, one module each; importing them makes their powers known."""

from importlib import import_module
from pkgutil import iter_modules

from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import POWERS

for _module in iter_modules(__path__):  # in the order of their names: the options that they declare follow it
    import_module(f"{__name__}.{_module.name}")

RECORDS = tuple(dict.fromkeys([Mat, *(power.record for power in POWERS.values())]))
"""What the civilizations remember on their mats."""
