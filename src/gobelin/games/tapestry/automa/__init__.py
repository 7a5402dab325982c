"""The solo opponents: Automa and Shadow Empire (TAP-AUT)."""

from __future__ import annotations

from typing import Final

from gobelin.games.tapestry.automa.turn import automa_phase

__all__ = ["EVENTS", "automa_phase"]

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "automa_civilization": ("civilization",),
    "bots_drew": ("track_card", "tie_card"),
    "tie_card": ("card",),
    "track_indicator": ("seat", "indicator", "tracks"),
    "track_near": ("seat", "track", "spaces"),
    "track_tie": ("seat", "track", "card"),
    "hexes_valid": ("procedure", "hexes"),
    "hexes_left": ("step", "hexes"),
    "hex_tie": ("hex", "card"),
    "guarded": ("hex",),
    "favourite": ("seat", "track"),
    "multiplied": ("why", "first", "second", "multiplier"),
    "progressed": ("card",),
    "decisions_shuffled": ("cards",),
    "left_game": ("item",),
    "laid_out": ("item",),
    "trail": ("track", "space"),
}
"""What the bots' turns tell, with the names of the arguments."""
