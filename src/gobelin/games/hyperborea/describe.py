"""The facts of a component, for those who draw it; effects are spelled as in the files.

>>> facts = describe(BOX, "raiders")
>>> facts.stack, facts.spaces, facts.effect == Effect(attack=1, gem=1)
('I', ('red', 'yellow'), True)
>>> describe(BOX, "graveyard")
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import Struct

from gobelin.games.hyperborea.components import (
    STACKS,
    BaseTechnology,
    Box,
    Card,
    City,
    Colour,
    Effect,
    Faction,
    FactionTile,
    Ground,
    Hex,
    Homeland,
    Metal,
    Objective,
    Passive,
    RuinToken,
    SpaceKind,
    Stack,
    Zone,
)
from gobelin.games.hyperborea.loading import BOX, SIDES, SLOTS, homeland_id
from gobelin.toolkit.box import Confidence, Named, Source


class Described(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What is known of every component; `replaced`: it is not the package's own."""

    id: str
    count: int = 1
    source: Source
    confidence: Confidence
    note: str
    replaced: bool


class BaseFacts(Described, frozen=True, kw_only=True, tag="base_technology"):
    """A base technology with its two sets."""

    colour: Colour
    sets: list[str]


class SetFacts(Described, frozen=True, kw_only=True, tag="set"):
    """One of the two sets of a base technology; where it comes from is said of both together."""

    technology: str
    colour: Colour
    spaces: tuple[SpaceKind, ...]
    effect: Effect


class CardFacts(Described, frozen=True, kw_only=True, tag="card"):
    """An advanced technology; the cubes of a continuous one may stay at a reset."""

    stack: Stack
    spaces: tuple[SpaceKind, ...]
    vp: int
    effect: Effect
    start_of_turn: Effect | None
    passive: Passive | None
    continuous: bool


class CityFacts(Described, frozen=True, kw_only=True, tag="city"):
    """A kind of city."""

    zone: Zone
    effect: Effect


class TokenFacts(Described, frozen=True, kw_only=True, tag="ruin_token"):
    """A ruin token."""

    metal: Metal
    effect: Effect


class TerrainFacts(Described, frozen=True, kw_only=True, tag="terrain"):
    """A terrain with its surcharges."""

    enter: int
    leave: int


class HomelandFacts(Described, frozen=True, kw_only=True, tag="homeland"):
    """The three hexes of a homeland."""

    faction: str


class HexFacts(Described, frozen=True, kw_only=True, tag="hex"):
    """A hex that is dealt face down, or one of a homeland."""

    zone: Zone


class FactionFacts(Described, frozen=True, kw_only=True, tag="faction"):
    """A people."""

    colour: Colour


class TileFacts(Described, frozen=True, kw_only=True, tag="faction_tile"):
    """A power of the faction war."""

    faction: str
    passive: Passive


class ObjectiveFacts(Described, frozen=True, kw_only=True, tag="objective"):
    """A tile for an end condition."""


class GameFacts(Struct, frozen=True, kw_only=True, tag_field="kind", tag="game"):
    """What belongs to no single component: the order of things, and what is printed on the player boards."""

    id: str = "game"
    stacks: tuple[Stack, ...] = STACKS
    base_technologies: list[str]
    face_up: int
    """Cards of each stack on offer."""
    last_level: int
    points: dict[Zone, int]
    """For the control of a hex."""


Description: TypeAlias = (
    BaseFacts
    | SetFacts
    | CardFacts
    | CityFacts
    | TokenFacts
    | TerrainFacts
    | HomelandFacts
    | HexFacts
    | FactionFacts
    | TileFacts
    | ObjectiveFacts
    | GameFacts
)
BLOCKS: Final = (
    "base_technologies", "cards", "cities", "ruin_tokens", "terrains", "homelands", "hexes", "factions",
    "faction_tiles", "objectives",
)  # fmt: skip
"""Where components are in the box; besides there are sets, the hexes of homelands, and the game."""


def describe(box: Box, name: str) -> Description | None:
    """The facts of a component by its id, or of `game` what belongs to no single one; None if it is none."""
    for block in BLOCKS:
        item = getattr(box, block).get(name)
        if item is not None:
            return _facts(box, item, _known(item, getattr(BOX, block).get(name)))
    if name in box.sets:
        return _set(box, name)
    if name in box.lands:
        return _homeland_hex(box, name)
    return _game(box) if name == "game" else None


def component_ids(box: Box) -> tuple[str, ...]:
    """The ids of all that `describe` knows, each once."""
    ids = [name for block in BLOCKS for name in getattr(box, block)]
    return ("game", *dict.fromkeys([*ids, *box.sets, *box.lands]))


def _known(item: Named, standard: Named | None) -> dict[str, Any]:
    """What is known of every component."""
    shown = {name: getattr(item, name) for name in ("id", "count", "source", "confidence", "note")}
    return shown | {"replaced": item != standard}


def _facts(box: Box, item: Named, known: dict[str, Any]) -> Description:
    """What is printed on a component, and what else a table needs to know of it."""
    match item:
        case BaseTechnology():
            return BaseFacts(colour=item.colour, sets=[group.id for group in item.sets], **known)
        case Card():
            return CardFacts(
                stack=item.stack,
                spaces=item.spaces,
                vp=item.vp,
                effect=item.effect,
                start_of_turn=item.start_of_turn,
                passive=item.passive,
                continuous=item.continuous,
                **known,
            )
        case City():
            return CityFacts(zone=item.zone, effect=item.effect, **known)
        case RuinToken():
            return TokenFacts(metal=item.metal, effect=item.effect, **known)
        case Ground():
            return TerrainFacts(enter=item.enter, leave=item.leave, **known)
        case Homeland():
            return HomelandFacts(faction=item.faction, **known)
        case Hex():
            return _hex(box, item.id, known)
        case Faction():
            return FactionFacts(colour=item.colour, **known)
        case FactionTile():
            return TileFacts(faction=item.faction, passive=item.passive, **known)
    assert isinstance(item, Objective)
    return ObjectiveFacts(**known)


def _set(box: Box, name: str) -> SetFacts:
    base = box.base_technologies[box.base_of[name]]
    group = box.sets[name]
    known = _known(base, BOX.base_technologies.get(base.id)) | {"id": name, "count": 1}
    return SetFacts(
        technology=base.id,
        colour=base.colour,
        spaces=group.spaces,
        effect=group.effect,
        **known,
    )


def _homeland_hex(box: Box, name: str) -> HexFacts:
    """One of the three hexes of a homeland, on one of its sides."""
    home = next(home for home in box.homelands.values() if name in homeland_ids(home))
    return _hex(box, name, _known(home, BOX.homelands.get(home.id)) | {"id": name})


def homeland_ids(home: Homeland) -> list[str]:
    """The names of a homeland's hexes on both sides."""
    return [homeland_id(home.faction, side, slot) for side in SIDES for slot in SLOTS]


def _hex(box: Box, name: str, known: dict[str, Any]) -> HexFacts:
    return HexFacts(zone=box.zones[name], **known)


def _game(box: Box) -> GameFacts:
    start, worth = box.start, box.points
    return GameFacts(
        base_technologies=[*box.base_technologies],
        face_up=start.face_up,
        last_level=start.last_level,
        points={"homeland": worth.homeland, "borderland": worth.borderland, "centre": worth.centre},
    )
