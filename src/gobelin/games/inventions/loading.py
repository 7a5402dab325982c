"""The box of Inventions, read from its files, validated and loaded once; a person's own files go before.

>>> len(BOX.ideas), len(BOX.milestones), sum(tile.count for tile in BOX.progress_tiles.values())
(48, 21, 63)

Much of the printed detail is not public and was replaced: a folder of a person's own has files of the same names as the
package's, and their items and blocks replace those of the same id.
"""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from gobelin.games.inventions.components import (
    ACTIONS,
    DIRECTIONS,
    DISCIPLINES,
    GOAL_STACKS,
    LETTERS,
    Benefit,
    Box,
    Era,
    EraBox,
    Facts,
    Forum,
    Goal,
    Idea,
    InfluenceLevel,
    InfluenceTile,
    KnowledgeTile,
    Milestone,
    Named,
    Pieces,
    PlayerCount,
    ProgressHex,
    ProgressTile,
    ProsperityTile,
    Region,
    SpecialistTile,
)
from gobelin.kernel import Components, Item
from gobelin.toolkit.reading import PLAIN, ComponentsError, Files, Number, Wrong, bare

VERSION: Final = 1
"""Of the components, apart from the rules': raised when a fact of the package's own files changes."""
HOME: Final = Path(__file__).with_name("components")


class Block(Struct, frozen=True):
    """A list of items in a file: their type, and how many pieces they are."""

    file: str
    kind: type[Facts]
    pieces: int


BLOCKS: Final[Mapping[str, Block]] = {
    "regions": Block("regions.yaml", Region, 7),
    "forums": Block("forums.yaml", Forum, 5),
    "ideas": Block("ideas.yaml", Idea, 48),
    "milestones": Block("milestones.yaml", Milestone, 21),
    "specialist_tiles": Block("specialist_tiles.yaml", SpecialistTile, 7),
    "knowledge_tiles": Block("knowledge_tiles.yaml", KnowledgeTile, 7),
    "progress_tiles": Block("progress_tiles.yaml", ProgressTile, 63),
    "prosperity_tiles": Block("prosperity_tiles.yaml", ProsperityTile, 25),
    "private_goals": Block("private_goals.yaml", Goal, 21),
    "eras": Block("era_track.yaml", Era, 6),
    "boxes": Block("era_track.yaml", EraBox, 20),
    "hexes": Block("society_board.yaml", ProgressHex, 19),
    "influence_tiles": Block("box.yaml", InfluenceTile, 20),
    "influence_levels": Block("box.yaml", InfluenceLevel, 3),
    "player_counts": Block("box.yaml", PlayerCount, 3),
}
SINGLE: Final[Mapping[str, tuple[str, Any]]] = {
    "pieces": ("box.yaml", Pieces),
    "knowledge_points": ("knowledge_tiles.yaml", Number),
}
"""Blocks without items: their file and type."""
IN_A_REGION: Final = frozenset({"own_citizen_on_map_region", "own_influence_tile_in_region"})
"""What private goals count in one region."""
FILES: Final = tuple(dict.fromkeys(block.file for block in BLOCKS.values()))


def _in(file: str) -> tuple[str, ...]:
    """The blocks of a file."""
    lists = (name for name, block in BLOCKS.items() if block.file == file)
    return (*lists, *(name for name, (where, _) in SINGLE.items() if where == file))


# --- checks -----------------------------------------------------------------------------------------------------------


def _check_benefit(benefit: Benefit, path: str) -> None:
    if (benefit.op == "action") != (benefit.action is not None):
        raise Wrong(f"{path}.action", "goes with the op action, and only with it")
    if (benefit.op == "gain_specialist") != (benefit.discipline is not None):
        raise Wrong(f"{path}.discipline", "goes with the op gain_specialist, and only with it")


def _check_tile(tile: ProgressTile) -> None:
    wanted = {"economy": ("benefit",), "culture": ("benefit", "on"), "technology": ("links",)}[tile.kind]
    given = tuple(name for name in ("benefit", "on", "links") if getattr(tile, name) is not None)
    if given != wanted:
        raise Wrong("kind", f"{tile.kind} tiles have {' and '.join(wanted)}, not {' and '.join(given) or 'nothing'}")


def _check_item(item: Facts, found: Mapping[str, Mapping[str, Any]]) -> None:
    benefit = getattr(item, "benefit", None)
    if benefit is not None:
        _check_benefit(benefit, "benefit")
        if benefit.op == "discount" and not isinstance(item, ProgressHex):
            raise Wrong("benefit.op", "only a hex gives a discount")
        if isinstance(item, ProgressHex) and benefit.op in ("action", "place_progress"):
            raise Wrong("benefit.op", "a hex gives pieces, no action: its tile is still to be paid")
        if benefit.op == "turn_order" and not isinstance(item, EraBox):
            raise Wrong("benefit.op", "only an era box gives the turn order")
    if isinstance(item, ProgressTile):
        _check_tile(item)
    if isinstance(item, ProsperityTile) and (item.beside is None) == (item.pairs is None):
        raise Wrong("beside", "a tile scores what is beside it, or pairs")
    if isinstance(item, Idea):
        if (item.era == 1) != (item.milestone == ""):
            raise Wrong("milestone", "prehistoric inventions have none, ideas have one")
        if item.milestone and item.milestone not in found["milestones"]:
            raise Wrong("milestone", f"{item.milestone!r} is no milestone")
    if isinstance(item, Region):
        if not item.influence_spaces:
            raise Wrong("influence_spaces", "must be at least one")
        for other in item.adjacent:
            if other not in found["regions"]:
                raise Wrong("adjacent", f"{other!r} is no region")
            if item.id not in found["regions"][other].adjacent:
                raise Wrong("adjacent", f"{other} does not name {item.id} in return")
    if isinstance(item, Goal):
        kinds = bool(item.counts) + bool(item.era_points) + bool(item.supply_points)
        if kinds != 1:
            raise Wrong("counts", "a goal has exactly one of counts, era_points and supply_points")
        if item.era_points and len(item.era_points) != len(LETTERS):
            raise Wrong("era_points", f"must be {len(LETTERS)} values, one for each era")
        for number, tally in enumerate(item.counts):
            if (tally.per in IN_A_REGION) != bool(tally.region):
                raise Wrong(f"counts[{number}].region", "goes with what is counted in a region, and only with it")
            if tally.region and tally.region not in found["regions"]:
                raise Wrong(f"counts[{number}].region", f"{tally.region!r} is no region")


def _check_all(found: Mapping[str, Mapping[str, Any]]) -> None:
    """Every item by itself and among the others; told with file, item and field."""
    ids = Counter(item for name in BLOCKS for item in found[name])
    for name, block in BLOCKS.items():
        for item, facts in found[name].items():
            try:
                if ids[item] > 1:
                    raise Wrong("id", "is also the id of something else")
                _check_item(facts, found)
            except Wrong as wrong:
                raise ComponentsError((block.file, item, wrong.path), wrong.why) from None
    placed = Counter(action for forum in found["forums"].values() for action in forum.actions)
    for action in ACTIONS:
        if placed[action] != 1:
            raise ComponentsError(("forums.yaml", "forums"), f"{action} must be in one forum, not in {placed[action]}")
    stacks = Counter(goal.stack for goal in found["private_goals"].values())
    for stack in GOAL_STACKS:
        if stacks[stack] != 7:
            raise ComponentsError(("private_goals.yaml", "private_goals"), f"{stack} must be 7, not {stacks[stack]}")
    letters = Counter(milestone.letter for milestone in found["milestones"].values())
    if dict(letters) != {"A": 4, "B": 4, "C": 3, "D": 3, "E": 4, "F": 3}:
        raise ComponentsError(("milestones.yaml", "milestones"), "stacks A to F must hold 4, 4, 3, 3, 4 and 3")
    eras = Counter(idea.era for idea in found["ideas"].values())
    if [eras[era] for era in range(1, 7)] != [9, 9, 6, 6, 12, 6]:
        raise ComponentsError(("ideas.yaml", "ideas"), "eras 1 to 6 must have 9, 9, 6, 6, 12 and 6 cards")
    numbers = sorted(region.number for region in found["regions"].values())
    if numbers != list(range(1, 8)):
        raise ComponentsError(("regions.yaml", "regions"), "must be numbered from 1 to 7")
    needed = [found["milestones"][idea.milestone] for idea in found["ideas"].values() if idea.era == 2]
    own = [milestone.id for milestone in needed if milestone.letter == "B"]
    if sum(milestone.letter == "A" for milestone in needed) != 5 or len(set(own)) != len(own) or len(own) != 4:
        raise ComponentsError(("ideas.yaml", "ideas"), "era 2 must have 5 ideas for A, and one for each B milestone")
    if sum(tile.no_start_idea for tile in found["specialist_tiles"].values()) != 2:
        raise ComponentsError(("specialist_tiles.yaml", "specialist_tiles"), "2 must have no starting idea")
    for kind in DISCIPLINES:
        if sorted(tile.number for tile in found["progress_tiles"].values() if tile.kind == kind) != list(range(1, 8)):
            raise ComponentsError(("progress_tiles.yaml", "progress_tiles"), f"{kind} must be numbered from 1 to 7")
    places: dict[Any, str] = {}
    for hex_ in found["hexes"].values():
        other = places.setdefault(hex_.at, hex_.id)
        if other != hex_.id:
            raise ComponentsError(("society_board.yaml", "hexes"), f"{other} and {hex_.id} lie at the same place")
    boxes = Counter(box.era for box in found["boxes"].values())
    if dict(boxes) != dict.fromkeys(range(2, 7), 4):
        raise ComponentsError(("era_track.yaml", "boxes"), "eras 2 to 6 must have 4 boxes each")
    if sorted(count.players for count in found["player_counts"].values()) != [2, 3, 4]:
        raise ComponentsError(("box.yaml", "player_counts"), "must be for 2, 3 and 4 players")
    if min(level.least for level in found["influence_levels"].values()) != 0:
        raise ComponentsError(("box.yaml", "influence_levels"), "the lowest must begin at 0")


def _check_eras(eras: Mapping[str, Era], season_pillars: int) -> None:
    """The Stone Age is one round, the last era only scores; between, every round but the last has a season pillar."""
    for number, era in enumerate(eras.values(), start=1):
        if era.era != number:
            raise ComponentsError(("era_track.yaml", "eras"), f"{era.id} must be era {number}, not {era.era}")
        least, most = {1: (1, 1), len(eras): (0, 0)}.get(number, (1, season_pillars + 1))
        if not least <= era.rounds <= most:
            wanted = {(1, 1): "1 round", (0, 0): "no round"}.get((least, most), f"{least} to {most} rounds")
            raise ComponentsError(("era_track.yaml", "eras"), f"era {number} must have {wanted}, not {era.rounds}")


def _check_start(pieces: Pieces, found: Mapping[str, Mapping[str, Any]]) -> None:
    """What everybody begins with, so that the Stone Age can be played."""
    at_start = pieces.academics + pieces.specialists * len(DISCIPLINES) + 1
    for field, least, most, why in (
        ("academics", 0, 2, "must be at most 2, which is the limit of era 2"),
        ("citizens", at_start, pieces.citizens, f"must be at least the {at_start} that are in play at the start"),
        ("influence_start", 0, pieces.influence_most, f"must be at most {pieces.influence_most}, the end of the track"),
        ("prehistoric", 0, 2, "must be at most 2: four players share nine cards"),
        ("season_pillars", 0, 3, "must be at most 3: a fifth forum must be open for the epoch pillar"),
    ):
        if not least <= getattr(pieces, field) <= most:
            raise ComponentsError(("box.yaml", "pieces", field), why)
    for tile in found["specialist_tiles"].values():
        if tile.specialists > pieces.academics + pieces.specialists:
            raise ComponentsError(
                ("specialist_tiles.yaml", "specialist_tiles"),
                f"{tile.id} takes more specialists than one begins with",
            )
    for level in found["influence_levels"].values():
        if level.markers > pieces.chain_markers:
            raise ComponentsError(
                ("box.yaml", "influence_levels"), f"{level.id} has more than {pieces.chain_markers} markers"
            )


def _check_pieces(pieces: Pieces, found: Mapping[str, Mapping[str, Any]]) -> None:
    """Numbers that must fit one another."""
    if len(pieces.tray_costs) != pieces.tray:
        raise ComponentsError(("box.yaml", "pieces", "tray_costs"), f"must be {pieces.tray} values")
    on_hexes = sum(hex_.token for hex_ in found["hexes"].values())
    if pieces.tokens_at_hand + on_hexes != pieces.economy_tokens:
        raise ComponentsError(
            ("box.yaml", "pieces", "economy_tokens"), f"must be those at hand and the {on_hexes} on hexes"
        )
    if pieces.common != 4:
        raise ComponentsError(("box.yaml", "pieces", "common"), "must be 4, one for each A milestone")


# --- loading ----------------------------------------------------------------------------------------------------------


def load(overrides: Path | None = None) -> Box:
    """The box, validated; items of the same id in the files of the override folder replace the package's own."""
    files = Files(HOME, FILES, overrides)
    found: dict[str, Any] = {}
    for name, block in BLOCKS.items():
        known = _in(block.file)
        raw = files.items(block.file, name, known, beside=known)
        found[name] = {item: PLAIN.checked(block.file, item, block.kind, value) for item, value in raw.items()}
        pieces = sum(getattr(item, "count", 1) for item in found[name].values())
        if pieces != block.pieces:
            raise ComponentsError((block.file, name), f"must be {block.pieces} pieces, not {pieces}")
    single: dict[str, Any] = {}
    for name, (file, kind) in SINGLE.items():
        try:
            single[name] = PLAIN.read(kind, files.whole(file, _in(file)).get(name), "")
        except Wrong as wrong:
            raise ComponentsError((file, name, wrong.path), wrong.why) from None
    _check_all(found)
    _check_pieces(single["pieces"], found)
    _check_start(single["pieces"], found)
    _check_eras(found["eras"], single["pieces"].season_pillars)
    blocks: dict[str, Any] = {name: types.MappingProxyType(items) for name, items in found.items()}
    blocks["influence_levels"] = tuple(found["influence_levels"].values())
    blocks["player_counts"] = types.MappingProxyType({item.players: item for item in found["player_counts"].values()})
    regions: dict[str, Region] = found["regions"]
    at = {hex_.at: hex_.id for hex_ in found["hexes"].values()}
    return Box(
        **blocks,
        **single,
        forum_of=types.MappingProxyType({a: forum.id for forum in found["forums"].values() for a in forum.actions}),
        path=tuple(sorted(regions, key=lambda region: regions[region].number)),
        beside=types.MappingProxyType(
            {name: tuple(at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at)
             for (q, r), name in at.items()}
        ),
    )  # fmt: skip


def declared(box: Box) -> Components:
    """The box for the kernel. Names, texts and notes are no facts, nor is what follows from others."""
    items: list[Item] = []
    facts: dict[str, Any] = {name: getattr(box, name) for name in SINGLE}
    for name, block in BLOCKS.items():
        blocks = getattr(box, name)
        found = list(blocks.values() if isinstance(blocks, Mapping) else blocks)
        facts[name] = {item.id: item for item in found}
        if issubclass(block.kind, Named):
            items += [Item(item.id, "base", item.source, item.confidence, item.count) for item in found]
    plain = bare(msgspec.to_builtins(facts, enc_hook=dict))
    return Components(VERSION, tuple(items), msgspec.json.encode(plain, order="sorted"))


BOX: Final = load()
"""The box as the package has it."""
