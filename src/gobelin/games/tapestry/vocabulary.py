"""The words that Tapestry's facts are made of."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

from gobelin.toolkit import box
from gobelin.toolkit.box import BASE

Resource: TypeAlias = Literal["coin", "worker", "food", "culture"]
Building: TypeAlias = Literal["market", "house", "farm", "armory"]
Terrain: TypeAlias = Literal["water", "mountain", "grassland", "forest", "desert"]
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=-4, le=4)]
Place: TypeAlias = tuple[Coordinate, Coordinate]
"""A hex `[a, b]` of the map."""

RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
"""In the order of the purse; the order is permanent."""
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
"""In the order of the income tracks, each belonging to the resource at the same place."""
LAND: Final[tuple[Terrain, ...]] = get_args(Terrain)[1:]
LAST: Final = 5
"""TAP-TURN-04: the number of income turns."""
COIN, WORKER, FOOD, CULTURE = range(len(RESOURCES))
RESOURCE_CAP: Final = 8
"""TAP-INC-25: the most that a player can store of one resource."""
MAX_PAYMENT: Final = 3
"""Of one resource in one payment."""
Cost: TypeAlias = tuple[str, ...]
"""What is to be paid: resources by name and these words, `[coin, any]`, `[different, different]`."""
CHOSEN: Final = ("any", "different", "identical")
"""Words of a cost: any resource; resources of as many kinds; resources of one and the same kind."""

Gained: TypeAlias = Literal[
    "coin", "worker", "food", "culture", "any_resource", "market", "house", "farm", "armory", "any_income_building",
    "territory_tile", "space_tile", "tapestry_card", "civilization",
]  # fmt: skip
Counted: TypeAlias = Literal[
    "market", "house", "farm", "armory", "tech_card", "tapestry_card", "controlled_territory",
    "territory_tile_in_supply", "landmark", "district_with_2_or_more_impassable_plots", "opponent",
    "tapestry_card_in_hand", "income_building", "complete_row", "complete_column",
]  # fmt: skip
"""What points are given for, besides tracks."""
COUNTED: Final[tuple[Counted, ...]] = get_args(Counted)
Reservable: TypeAlias = Literal[
    "market", "house", "farm", "armory", "territory_tile", "space_tile", "tech_card", "reminder"
]  # fmt: skip
Paid: TypeAlias = Literal["any", "territory_tile", "tapestry_card_from_hand", "tech_card"]
ANY: Final = "any"
"""Instead of the name of a track: any one."""
BonusPrice: TypeAlias = Literal["pay", "free", "none"]
"""How a bonus can be had: for its price, for nothing, or not at all."""
Order: TypeAlias = Literal["fixed", "any"]
ARTS: Final = "arts"
"""The track that a game may leave out although its set is played (TAA-SET-09)."""
Flag: TypeAlias = Literal[
    "ignore_prerequisites", "no_traps_against_you", "both_dice_against_opponents", "free_any_bonuses",
    "build_on_impassable", "science_die_twice", "covers_card_of_first_step",
]  # fmt: skip
"""Standing rules of a card or mat that chapters ask for by name."""


class Named(box.Named, frozen=True, kw_only=True):
    """A component with names and provenance, and the set that it belongs to."""

    name_de_source: Literal["rulebook", "own"] = "rulebook"
    set: str = BASE
