"""Goods and the other words that the facts of Imperial Settlers are made of.

Goods are small ints; a bundle of goods is a tuple of (good, amount) pairs in the order of `GOODS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NewType, TypeAlias, get_args

# --- goods ------------------------------------------------------------------------------------------------------------

Good = NewType("Good", int)
"""A small int, fit as an index into a purse. The order is permanent; new goods go to the end."""

GOODS: Final = (
    *("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp", "card", "common_card", "faction_card"),
    *("location", "deal", "resource"),  # only in costs: an own location or foundation, an own deal, any one resource
)
WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENCE, VP, CARD, COMMON_CARD, FACTION_CARD, LOCATION, DEAL, RESOURCE = (
    Good(number) for number in range(len(GOODS))
)
NUMBERS: Final[Mapping[str, Good]] = {name: Good(number) for number, name in enumerate(GOODS)}

RESOURCES: Final = (WOOD, STONE, FOOD)
"""IMP-SET-06: resource means these three, never gold or workers."""

PURSE: Final = (WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENCE)
"""What lies in a personal supply: the goods 0 to 6."""

Goods: TypeAlias = tuple[tuple[Good, int], ...]


class Of:
    """Which goods may stand in a place."""

    def __init__(self, names: str) -> None:
        self.names = tuple(names.split())


Gain: TypeAlias = Annotated[Goods, Of("wood stone food gold worker raze vp card common_card faction_card")]
Points: TypeAlias = Annotated[Goods, Of("vp")]
BuildCost: TypeAlias = Annotated[Goods, Of("wood stone food location")]
ActionCost: TypeAlias = Annotated[Goods, Of("wood stone food gold worker raze card deal resource")]
RazePrice: TypeAlias = Annotated[Goods, Of("raze")]
RazeField: TypeAlias = Annotated[Goods, Of("wood stone food gold worker raze vp card")]
FieldGood: TypeAlias = Annotated[Good, Of("wood stone food gold worker raze vp card")]
StoredGood: TypeAlias = Annotated[Good, Of("wood stone food gold worker raze")]


# --- vocabularies -----------------------------------------------------------------------------------------------------

Kind: TypeAlias = Literal["production", "feature", "action"]
Colour: TypeAlias = Literal["brown", "grey", "red", "pink", "gold", "blue", "black", "purple"]
Deck: TypeAlias = Literal["common", "barbarians", "romans", "egyptians", "japanese"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
DECKS: Final[tuple[Deck, ...]] = get_args(Deck)
FACTIONS: Final = DECKS[1:]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
