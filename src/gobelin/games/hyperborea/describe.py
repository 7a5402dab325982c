"""The facts of a component as plain JSON, for those who draw it; effects are spelled as in the files.

>>> facts = describe(BOX, "raiders")
>>> facts["kind"], facts["stack"], facts["spaces"], facts["effect"]
('card', 'I', ['red', 'yellow'], {'attack': 1, 'gem': 1})
>>> describe(BOX, "graveyard")
{}

Names and texts are those of the texts in all languages; only what a person's own box replaces or adds brings its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobelin.games.hyperborea.components import (
    COLOURS,
    CUBES,
    METALS,
    OBJECTIVES,
    STACKS,
    BaseTechnology,
    Box,
    Card,
    Hex,
    Land,
    Named,
    TechnologySet,
)
from gobelin.games.hyperborea.ending import PARTS
from gobelin.games.hyperborea.loading import BOX, SIDES, SLOTS, homeland_id
from gobelin.kernel import Json
from gobelin.toolkit.describing import plain, provenance

KINDS: Final[Mapping[str, str]] = {
    "base_technologies": "base_technology",
    "cards": "card",
    "cities": "city",
    "ruin_tokens": "ruin_token",
    "terrains": "terrain",
    "homelands": "homeland",
    "hexes": "hex",
    "factions": "faction",
    "faction_tiles": "faction_tile",
    "objectives": "objective",
}
"""The kind of the components of each block; besides there are `set`, `homeland_hex` and `game`."""
_WORDS: Final = frozenset({"id", "name_en", "name_de", "text", "source", "confidence", "note"})
"""What is told apart from the facts."""


def describe(box: Box, name: str) -> dict[str, Json]:
    """The facts of a component by its id, or of `game` what belongs to no single one; nothing if it is none."""
    for block, kind in KINDS.items():
        item = getattr(box, block).get(name)
        if item is not None:
            standard = getattr(BOX, block).get(name)
            return {"id": name, "kind": kind, **_facts(box, item), **provenance(item, standard)}
    if name in box.sets:
        return _set(box, box.sets[name])
    if name in box.lands:
        return _homeland_hex(box, name)
    return _game(box) if name == "game" else {}


def component_ids(box: Box) -> tuple[str, ...]:
    """The ids of all that `describe` knows, each once."""
    ids = [name for block in KINDS for name in getattr(box, block)]
    return ("game", *dict.fromkeys([*ids, *box.sets, *box.lands]))


def _facts(box: Box, item: Named) -> dict[str, Json]:
    """What is printed on a component, and what a table needs to know of it besides."""
    shown = {name: plain(getattr(item, name)) for name in item.__struct_fields__ if name not in _WORDS}
    if isinstance(item, BaseTechnology):
        shown["sets"] = [group.id for group in item.sets]
    elif isinstance(item, Card):
        shown["continuous"] = item.continuous
    elif isinstance(item, Hex):
        del shown["land"]
        shown |= _land(item.land)
    elif item.id in box.homelands:
        for side in SIDES:
            shown[side] = [homeland_id(box.homelands[item.id].faction, side, slot) for slot in SLOTS]
    elif item.id in box.factions:
        shown["tiles"] = [tile.id for tile in box.faction_tiles.values() if tile.faction == item.id]
    return shown


def _set(box: Box, group: TechnologySet) -> dict[str, Json]:
    """One of the two sets of a base technology; where it comes from is said of both together."""
    base = box.base_technologies[box.base_of[group.id]]
    number = base.sets.index(group) + 1
    shown: dict[str, Json] = {
        "id": group.id,
        "kind": "set",
        "technology": base.id,
        "colour": base.colour,
        "number": number,
        "spaces": [*group.spaces],
        "effect": plain(group.effect),
        **provenance(base, BOX.base_technologies.get(base.id)),
    }
    if shown["replaced"]:
        shown["name"] = {"en": f"{base.name_en}, set {number}", "de": f"{base.name_de}, Set {number}"}
        shown["text"] = group.text
    return shown


def _homeland_hex(box: Box, name: str) -> dict[str, Json]:
    """One of the three hexes of a homeland, on one of its sides."""
    home, side, slot = next(
        (home, side, slot)
        for home in box.homelands.values()
        for side in SIDES
        for slot in SLOTS
        if homeland_id(home.faction, side, slot) == name
    )
    shown: dict[str, Json] = {
        "id": name,
        "kind": "homeland_hex",
        "zone": "homeland",
        "faction": home.faction,
        "side": side,
        "slot": slot,
        **_land(box.lands[name]),
        **provenance(home, BOX.homelands.get(home.id)),
    }
    shown.pop("name", None)  # it goes by the name of its faction
    return shown


def _land(land: Land) -> dict[str, Json]:
    return {"terrain": land.terrain, "cities": [*land.cities], "ruins": land.ruins}


def _game(box: Box) -> dict[str, Json]:
    """What belongs to no single component: the order of things, the maps, the start, the pieces and the scoring."""
    return {
        "id": "game",
        "kind": "game",
        "colours": [*COLOURS],
        "cubes": [*CUBES],
        "stacks": [*STACKS],
        "base_technologies": [*box.base_technologies],
        "objectives": [*OBJECTIVES],
        "metals": {**METALS},
        "parts": [*PARTS],
        "start": plain(box.start),
        "pieces": plain(box.pieces),
        "points": plain(box.points),
        "layouts": {str(seats): plain(layout) for seats, layout in box.layouts.items()},
    }
