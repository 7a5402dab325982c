"""Every kind of component in one table: its file, its facts and checks, what clients call it, and its deck.

A new kind is a line here, a struct in `components`, a block in `Box`, and the rules that use it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from gobelin.games.tapestry.automa_checks import (
    check_automa_civilization,
    check_automa_mat,
    check_decision_card,
    check_hex_pattern,
    check_level,
)
from gobelin.games.tapestry.automa_parts import AutomaCivilization, AutomaMat, DecisionCard, HexPattern, Level
from gobelin.games.tapestry.cards_and_tiles import (
    LandmarkCard,
    LandmarkPiece,
    Masterpiece,
    SpaceTile,
    TapestryCard,
    TechCard,
    TerritoryTile,
)
from gobelin.games.tapestry.checks import (
    Ids,
    check_capital,
    check_civilization,
    check_die,
    check_income_step,
    check_income_track,
    check_inspiration,
    check_landmark,
    check_landmark_card,
    check_masterpiece,
    check_side,
    check_space,
    check_tapestry_card,
    check_tech_card,
    check_tile,
    check_track,
)
from gobelin.games.tapestry.components import (
    Achievement,
    Capital,
    Civilization,
    Die,
    IncomeStep,
    IncomeTrack,
    InspirationTile,
    Side,
    Space,
    Track,
)
from gobelin.toolkit.box import Facts


class Block(Struct, frozen=True):
    """A list of items in a file, and what their kind is."""

    file: str
    kind: type[Facts]
    word: str = ""
    """What clients call the kind, if it is shown."""
    check: Callable[[Any, Ids], None] | None = None
    """What must be true of each among all."""
    deck: str = ""
    """The pile of the table in which they lie at first."""
    has_back: bool = False
    """They can lie face down elsewhere than in such a pile."""


BLOCKS: Final[Mapping[str, Block]] = {
    "tracks": Block("tracks.yaml", Track, "track", check=check_track),
    "spaces": Block("tracks.yaml", Space, "track_space", check=check_space),
    "tapestry_cards": Block(
        "tapestry_cards.yaml", TapestryCard, "tapestry", check=check_tapestry_card, deck="tapestry_deck"
    ),
    "tech_cards": Block("tech_cards.yaml", TechCard, "tech", check=check_tech_card, deck="tech_deck"),
    "territory_tiles": Block(
        "territory_tiles.yaml", TerritoryTile, "territory", check=check_tile, deck="territory_stock"
    ),
    "space_tiles": Block("space_tiles.yaml", SpaceTile, "space", deck="space_stock"),
    "landmarks": Block("landmarks.yaml", LandmarkPiece, "landmark", check=check_landmark),
    "landmark_cards": Block(
        "landmarks.yaml", LandmarkCard, "landmark_card", check=check_landmark_card, deck="landmark_deck"
    ),
    "masterpieces": Block(
        "masterpieces.yaml", Masterpiece, "masterpiece", check=check_masterpiece, deck="masterpiece_deck"
    ),
    "civilizations": Block(
        "civilizations.yaml", Civilization, "civilization", check=check_civilization, deck="civilization_deck"
    ),
    "capitals": Block("capitals.yaml", Capital, "capital", check=check_capital),
    "sides": Block("map.yaml", Side, "map", check=check_side),
    "dice": Block("dice.yaml", Die, "die", check=check_die),
    "income_tracks": Block("income_mat.yaml", IncomeTrack, "income_track", check=check_income_track),
    "inspiration": Block("income_mat.yaml", InspirationTile, "inspiration", check=check_inspiration),
    "income_steps": Block("income_mat.yaml", IncomeStep, check=check_income_step),
    "achievements": Block("achievements.yaml", Achievement, "achievement"),
    "decision_cards": Block("automa.yaml", DecisionCard, "decision", check=check_decision_card, has_back=True),
    "hex_patterns": Block("automa.yaml", HexPattern, check=check_hex_pattern),
    "automa_civilizations": Block(
        "automa.yaml", AutomaCivilization, "automa_civilization", check=check_automa_civilization
    ),
    "automa_mats": Block("automa.yaml", AutomaMat, "automa_mat", check=check_automa_mat),
    "levels": Block("automa.yaml", Level, "level", check=check_level),
}
"""In the order of precedence: where two share an id, the first is the one that is meant."""
WORDS: Final = {name: block.word for name, block in BLOCKS.items() if block.word}
DECKS: Final = tuple(block.deck for block in BLOCKS.values() if block.deck)
