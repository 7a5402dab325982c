"""The signs on the map of Hyperborea.

Everything can be told apart without colour: terrains by symbols, players by letters, sites by signs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

SYMBOLS: Final[Mapping[str, str]] = {"desert": ":", "forest": "♣", "swamp": "~", "mountain": "^"}
TERRAIN_INKS: Final[Mapping[str, str]] = {
    "desert": "color(172)",
    "forest": "color(28)",
    "swamp": "color(30)",
    "mountain": "color(244)",
}
MARKS: Final = "ABCDEF"
"""The letter of each seat."""
CITY, RUIN, GHOST, FREE, FORTRESS, FACE_DOWN = "◆", "▲", "&", "·", "#", "?"


def symbol(terrain: str) -> Text:
    """A terrain in one character."""
    return Text(SYMBOLS[terrain], TERRAIN_INKS[terrain])
