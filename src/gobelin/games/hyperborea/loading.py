"""The box of Hyperborea, read from its files, validated and loaded once; custom files take precedence.

>>> len(BOX.cards), sum(token.count for token in BOX.ruin_tokens.values()), len(BOX.layouts[6].homelands)
(64, 72, 6)

Most of what is printed is not public and was replaced: a custom folder has files of the same names as the
package's, and their items and blocks replace those of the same id.
"""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_args

from gobelin.games.hyperborea.components import (
    COLOURS,
    DIRECTIONS,
    METALS,
    MOST_SITES,
    OBJECTIVES,
    STACKS,
    BaseTechnology,
    Box,
    Card,
    City,
    Effect,
    Faction,
    FactionTile,
    Ground,
    Hex,
    Homeland,
    Land,
    Layout,
    Length,
    Objective,
    Passive,
    Pieces,
    Points,
    RuinToken,
    SpaceKind,
    Start,
    Zone,
)
from gobelin.toolkit.box import Block, BoxFiles, Facts, Single
from gobelin.toolkit.reading import FieldError

FILES: Final = BoxFiles[Box](
    1,
    Path(__file__).with_name("components"),
    {
        "base_technologies": Block("base_technologies.yaml", BaseTechnology, 36),
        "cards": Block("advanced_technologies.yaml", Card, 64),
        "cities": Block("cities.yaml", City, 56),
        "ruin_tokens": Block("ruin_tokens.yaml", RuinToken, 72),
        "terrains": Block("hexes.yaml", Ground, 4),
        "homelands": Block("hexes.yaml", Homeland, 6),
        "hexes": Block("hexes.yaml", Hex, 36),
        "factions": Block("factions.yaml", Faction, 6),
        "faction_tiles": Block("factions.yaml", FactionTile, 12),
        "objectives": Block("box.yaml", Objective, 6),
        "layouts": Block("box.yaml", Layout, 5),
    },
    {"pieces": Single("box.yaml", Pieces), "start": Single("box.yaml", Start), "points": Single("box.yaml", Points)},
)
Items = Mapping[str, Mapping[str, Any]]
"""By block and id."""
SLOTS: Final = ("capital", "a", "b")
SIDES: Final = ("invasion", "faction_war")
LENGTHS: Final[tuple[str, ...]] = get_args(Length)
DEALT: Final[Mapping[str, int]] = {"borderland": 30, "centre": 6}
"""The hexes of each zone that are dealt from."""


# --- checks -----------------------------------------------------------------------------------------------------------


def _effects(facts: object, path: str = "") -> Iterator[tuple[str, Effect]]:
    """Every effect within some facts, with its path."""
    if isinstance(facts, Effect):
        yield path, facts
    if isinstance(facts, Facts):
        for name in facts.__struct_fields__:
            yield from _effects(getattr(facts, name), f"{path}.{name}".lstrip("."))
    elif isinstance(facts, tuple):
        for number, part in enumerate(facts):
            yield from _effects(part, f"{path}[{number}]")


def _check_effects(facts: Facts) -> None:
    """Branches of a choice differ in their first word and hold no further choice; passives recover no cubes."""
    for path, effect in _effects(facts):
        if effect.recover and ".choice" in path:
            raise FieldError(path, "a branch of a choice cannot recover cubes")
        if effect == Effect() and not (isinstance(facts, Card) and path == "effect"):
            raise FieldError(path, "is empty")
        if effect.choice:
            if effect != Effect(choice=effect.choice):
                raise FieldError(path, "has a choice beside other parts")
            if any(branch.choice for branch in effect.choice):
                raise FieldError(path, "has a choice within a choice")
            words = Counter(branch.word for branch in effect.choice if branch != Effect())
            for word, count in words.items():
                if count > 1:
                    raise FieldError(path, f"has two branches that begin with {word}")
        is_lasting = "passive" in path or "start_of_turn" in path
        if is_lasting and (effect.recover or effect.choice):
            raise FieldError(path, "a lasting effect neither recovers cubes nor leaves a choice")


def _check_groups(facts: Facts, last_level: int) -> None:
    """No group of steps in one go leads farther than the last level: options number them."""
    for path, effect in _effects(facts):
        for number, group in enumerate(effect.develop):
            if group.row != "free" and group.steps > last_level:
                raise FieldError(f"{path}.develop[{number}].steps", f"must be at most {last_level}, not {group.steps}")


def _check_base(base: BaseTechnology) -> None:
    if len(base.sets) != 2:
        raise FieldError("sets", f"must be 2, not {len(base.sets)}")
    for number, group in enumerate(base.sets):
        if group.id != f"{base.id}_{number + 1}":
            raise FieldError(f"sets[{number}].id", f"must be {base.id}_{number + 1}, not {group.id!r}")
        _check_spaces(f"sets[{number}].spaces", group.spaces)


def _check_spaces(path: str, spaces: tuple[SpaceKind, ...]) -> None:
    if not 1 <= len(spaces) <= 4:
        raise FieldError(path, f"must be 1 to 4, not {len(spaces)}")


def _check_passive(passive: Passive, bases: Collection[str], figures: int) -> None:
    if passive.on_activate and passive.on_activate.technology not in bases:
        raise FieldError(
            "passive.on_activate.technology", f"{passive.on_activate.technology!r} is not a base technology"
        )
    on_reset = passive.on_reset
    if on_reset is not None and on_reset != Effect(gem=on_reset.gem, develop=on_reset.develop):
        raise FieldError(
            "passive.on_reset", "must be gems and development steps only: nothing else can be used at a reset"
        )
    for name in ("starting_figures", "minimum_figures"):
        if getattr(passive, name) > figures:
            raise FieldError(f"passive.{name}", f"must be at most the {figures} figures of a player")


def _check_card(card: Card) -> None:
    given = [name for name in ("effect", "start_of_turn", "passive") if getattr(card, name) not in (None, Effect())]
    if len(given) != 1:
        raise FieldError("effect", f"must be exactly one of effect, start_of_turn, passive, not {len(given)}")
    _check_spaces("spaces", card.spaces)


def _check_layout(layout: Layout) -> None:
    """Every hex once, and within reach; homelands hang together; no capital touches a borderland (HYP-SET-23)."""
    places = [layout.centre, *layout.borderlands, *(place for home in layout.homelands for place in home)]
    twice = [place for place, count in Counter(places).items() if count > 1]
    if twice:
        raise FieldError("homelands", f"{list(twice[0])} is listed twice")
    if len(layout.homelands) != layout.players:
        raise FieldError("homelands", f"must be {layout.players}, not {len(layout.homelands)}")
    if len(layout.borderlands) > DEALT["borderland"]:
        raise FieldError("borderlands", f"must be at most {DEALT['borderland']}, not {len(layout.borderlands)}")
    hidden = {layout.centre, *layout.borderlands}
    for number, (capital, a, b) in enumerate(layout.homelands):
        if not (_touch(capital, a) and _touch(capital, b) and _touch(a, b)):
            raise FieldError(f"homelands[{number}]", "must be three hexes that touch one another")
        if any(_touch(capital, place) for place in hidden):
            raise FieldError(f"homelands[{number}]", "has a capital beside a face-down hex")
    reached = [layout.centre]
    for place in reached:  # grows while it is walked
        reached += [other for other in places if other not in reached and _touch(place, other)]
    apart = [place for place in places if place not in reached]
    if apart:
        raise FieldError("", f"{list(apart[0])} cannot be reached from the centre")


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in DIRECTIONS


def _check_single(pieces: Pieces, start: Start, points: Points) -> None:
    """The numbers of the box among each other."""
    last, players = start.last_level, len(COLOURS)
    least = players * start.cubes_per_colour + players
    of_levels = len(start.levels) <= players and all(1 <= level <= last for level in start.levels)
    of_conditions = all(1 <= number <= len(OBJECTIVES) for number in start.conditions.values())
    for is_right, block, field, why in (
        (of_levels, "start", "levels", f"must be at most {players} levels from 1 to {last}"),
        (set(start.tokens) == set(METALS), "start", "tokens", f"must be those of {', '.join(METALS)}"),
        (set(start.conditions) == set(LENGTHS), "start", "conditions", f"must be those of {', '.join(LENGTHS)}"),
        (of_conditions, "start", "conditions", f"must be 1 to {len(OBJECTIVES)} of the conditions"),
        (start.upgrade_threshold <= last, "start", "upgrade_threshold", f"must be at most {last}"),
        (start.figures <= pieces.figures, "start", "figures", f"must be at most the {pieces.figures} of a player"),
        (len(points.ghosts) > 0, "points", "ghosts", "must not be empty"),
        (pieces.cubes_per_colour >= least, "pieces", "cubes_per_colour", f"must be at least {least}"),
    ):
        FILES.require(is_right, block, why, block, field)


def _check_item(facts: Facts, found: Items, pieces: Pieces, start: Start) -> None:
    """One item by itself and among the others."""
    cities, factions = found["cities"], found["factions"]
    _check_effects(facts)
    _check_groups(facts, start.last_level)
    if isinstance(facts, BaseTechnology):
        _check_base(facts)
    if isinstance(facts, Card):
        _check_card(facts)
    if isinstance(facts, Layout):
        _check_layout(facts)
    if isinstance(facts, Objective) and facts.id != "objective_figures" and not facts.threshold:
        raise FieldError("threshold", "must be at least 1")
    if isinstance(facts, Homeland | FactionTile) and facts.faction not in factions:
        raise FieldError("faction", f"{facts.faction!r} is not one of {', '.join(factions)}")
    for path, land in _lands_of(facts):
        if land.sites > MOST_SITES:
            raise FieldError(path, f"must have at most {MOST_SITES} sites, not {land.sites}")
        for city in land.cities:
            if city not in cities:
                raise FieldError(f"{path}.cities", f"{city!r} is not one of {', '.join(cities)}")
    passive = facts.passive if isinstance(facts, Card | FactionTile) else None
    if passive:
        _check_passive(passive, found["base_technologies"], pieces.figures)


def _check_numbers(found: Items, start: Start) -> None:
    """What blocks must hold together."""
    must = FILES.require
    recovering = [
        (block, item)
        for block in FILES.blocks
        for item, facts in found[block].items()
        for _, effect in _effects(facts)
        if effect.recover
    ]
    if len(recovering) > 1:
        (_, first), (block, second) = recovering[:2]
        must(False, block, f"only one thing may recover cubes, and {first} does: a turn might not end", second)
    for stack in STACKS:
        count = sum(card.stack == stack for card in found["cards"].values())
        must(count >= start.face_up, "cards", f"stack {stack} has only {count}")
    for faction in found["factions"]:
        for block, wanted in (("homelands", 1), ("faction_tiles", 2)):
            count = sum(item.faction == faction for item in found[block].values())
            must(count == wanted, block, f"{faction} must have {wanted}, not {count}")
    colours = {faction.colour for faction in found["factions"].values()}
    must(colours == set(COLOURS), "factions", "must have one faction of each colour")
    must(set(found["objectives"]) == set(OBJECTIVES), "objectives", f"must be {', '.join(OBJECTIVES)}")
    players = sorted(layout.players for layout in found["layouts"].values())
    must(players == [2, 3, 4, 5, 6], "layouts", "must be one for each number of players from 2 to 6")
    zones = Counter(hex_.zone for hex_ in found["hexes"].values())
    for zone, wanted in DEALT.items():
        must(zones[zone] == wanted, "hexes", f"must be {wanted} of the {zone}, not {zones[zone]}")
    lands = [land for block in ("hexes", "homelands") for item in found[block].values() for _, land in _lands_of(item)]
    shown = Counter(city for land in lands for city in land.cities)
    for city in found["cities"].values():
        why = f"is shown on {shown[city.id]} hexes, but count is {city.count}"
        must(shown[city.id] == city.count, "cities", why, city.id, "count")


def _lands_of(facts: object) -> Iterator[tuple[str, Land]]:
    if isinstance(facts, Hex):
        yield "land", facts.land
    if isinstance(facts, Homeland):
        for side in SIDES:
            for number, land in enumerate(getattr(facts, side)):
                yield f"{side}[{number}]", land


# --- loading ----------------------------------------------------------------------------------------------------------


def homeland_id(faction: str, side: str, slot: str) -> str:
    """The name of a homeland's hex."""
    return f"{faction}_{side}_{slot}"


def load(overrides: Path | None = None) -> Box:
    """The box, validated; items of the same id in the files of the override folder replace the package's own."""
    contents = FILES.read(overrides)
    found, single = contents.items, dict(contents.single)
    pieces, start = single["pieces"], single["start"]
    _check_single(pieces, start, single["points"])
    bases: Mapping[str, BaseTechnology] = found["base_technologies"]
    in_sets = [group.id for base in bases.values() for group in base.sets]
    contents.check(lambda item: _check_item(item, found, pieces, start), taken=in_sets)
    _check_numbers(found, start)

    sets = {group.id: group for base in bases.values() for group in base.sets}
    lands: dict[str, Land] = {hex_.id: hex_.land for hex_ in found["hexes"].values()}
    zones: dict[str, Zone] = {hex_.id: hex_.zone for hex_ in found["hexes"].values()}
    for home in found["homelands"].values():
        for side in SIDES:
            for slot, land in zip(SLOTS, getattr(home, side), strict=True):
                lands[homeland_id(home.faction, side, slot)] = land
                zones[homeland_id(home.faction, side, slot)] = "homeland"
    layouts = {layout.players: layout for layout in found["layouts"].values()}
    acting = (sets, found["cards"], found["cities"], found["ruin_tokens"])
    return Box(
        **(contents.blocks | {"layouts": types.MappingProxyType(layouts)}),
        sets=types.MappingProxyType(sets),
        effects=types.MappingProxyType({name: item.effect for items in acting for name, item in items.items()}),
        base_of=types.MappingProxyType({group.id: base.id for base in bases.values() for group in base.sets}),
        lands=types.MappingProxyType(lands),
        zones=types.MappingProxyType(zones),
        number_of_tokens=sum(token.count for token in found["ruin_tokens"].values()),
    )


BOX: Final = load()
"""The box as the package has it."""
