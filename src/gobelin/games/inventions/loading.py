"""The box of Inventions, read from its files, validated and loaded once; custom files take precedence.

>>> len(BOX.ideas), len(BOX.milestones), sum(tile.count for tile in BOX.progress_tiles.values())
(48, 21, 63)

Much of the printed detail is not public and was replaced: a custom folder has files of the same names as the
package's, and their items and blocks replace those of the same id.
"""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

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
    Forum,
    Goal,
    Idea,
    InfluenceLevel,
    InfluenceTile,
    KnowledgeTile,
    Milestone,
    Pieces,
    PlayerCount,
    ProgressHex,
    ProgressTile,
    ProsperityTile,
    Region,
    SpecialistTile,
)
from gobelin.toolkit.box import Block, BoxFiles, Facts, Single
from gobelin.toolkit.reading import FieldError, Number

FILES: Final = BoxFiles[Box](
    1,
    Path(__file__).with_name("components"),
    {
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
    },
    {"pieces": Single("box.yaml", Pieces), "knowledge_points": Single("knowledge_tiles.yaml", Number)},
)
Items = Mapping[str, Mapping[str, Any]]
"""By block and id."""
IN_A_REGION: Final = frozenset({"own_citizen_on_map_region", "own_influence_tile_in_region"})
"""What private goals count in one region."""


# --- checks -----------------------------------------------------------------------------------------------------------


def _check_benefit(benefit: Benefit, path: str) -> None:
    if (benefit.op == "action") != (benefit.action is not None):
        raise FieldError(f"{path}.action", "goes with the op action, and only with it")
    if (benefit.op == "gain_specialist") != (benefit.discipline is not None):
        raise FieldError(f"{path}.discipline", "goes with the op gain_specialist, and only with it")


def _check_tile(tile: ProgressTile) -> None:
    wanted = {"economy": ("benefit",), "culture": ("benefit", "on"), "technology": ("links",)}[tile.kind]
    given = tuple(name for name in ("benefit", "on", "links") if getattr(tile, name) is not None)
    if given != wanted:
        raise FieldError(
            "kind", f"{tile.kind} tiles have {' and '.join(wanted)}, not {' and '.join(given) or 'nothing'}"
        )


def _check_item(item: Facts, found: Items) -> None:
    """One item by itself and among the others."""
    benefit = getattr(item, "benefit", None)
    if benefit is not None:
        _check_benefit(benefit, "benefit")
        if benefit.op == "discount" and not isinstance(item, ProgressHex):
            raise FieldError("benefit.op", "only a hex gives a discount")
        if isinstance(item, ProgressHex) and benefit.op in ("action", "place_progress"):
            raise FieldError("benefit.op", "a hex gives pieces, no action: its tile is still to be paid")
        if benefit.op == "turn_order" and not isinstance(item, EraBox):
            raise FieldError("benefit.op", "only an era box gives the turn order")
    if isinstance(item, ProgressTile):
        _check_tile(item)
    if isinstance(item, ProsperityTile) and (item.beside is None) == (item.pairs is None):
        raise FieldError("beside", "a tile scores what is beside it, or pairs")
    if isinstance(item, Idea):
        if (item.era == 1) != (item.milestone == ""):
            raise FieldError("milestone", "prehistoric inventions have none, ideas have one")
        if item.milestone and item.milestone not in found["milestones"]:
            raise FieldError("milestone", f"{item.milestone!r} is no milestone")
    if isinstance(item, Region):
        if not item.influence_spaces:
            raise FieldError("influence_spaces", "must be at least one")
        for other in item.adjacent:
            if other not in found["regions"]:
                raise FieldError("adjacent", f"{other!r} is no region")
            if item.id not in found["regions"][other].adjacent:
                raise FieldError("adjacent", f"{other} does not name {item.id} in return")
    if isinstance(item, Goal):
        kinds = bool(item.counts) + bool(item.era_points) + bool(item.supply_points)
        if kinds != 1:
            raise FieldError("counts", "a goal has exactly one of counts, era_points and supply_points")
        if item.era_points and len(item.era_points) != len(LETTERS):
            raise FieldError("era_points", f"must be {len(LETTERS)} values, one for each era")
        for number, tally in enumerate(item.counts):
            if (tally.per in IN_A_REGION) != bool(tally.region):
                raise FieldError(f"counts[{number}].region", "goes with what is counted in a region, and only with it")
            if tally.region and tally.region not in found["regions"]:
                raise FieldError(f"counts[{number}].region", f"{tally.region!r} is no region")


def _check_all(found: Items) -> None:
    """What blocks must hold together."""
    must = FILES.require
    placed = Counter(action for forum in found["forums"].values() for action in forum.actions)
    for action in ACTIONS:
        must(placed[action] == 1, "forums", f"{action} must be in one forum, not in {placed[action]}")
    stacks = Counter(goal.stack for goal in found["private_goals"].values())
    for stack in GOAL_STACKS:
        must(stacks[stack] == 7, "private_goals", f"{stack} must be 7, not {stacks[stack]}")
    letters = Counter(milestone.letter for milestone in found["milestones"].values())
    is_full = letters == {"A": 4, "B": 4, "C": 3, "D": 3, "E": 4, "F": 3}
    must(is_full, "milestones", "stacks A to F must hold 4, 4, 3, 3, 4 and 3")
    eras = Counter(idea.era for idea in found["ideas"].values())
    is_full = [eras[era] for era in range(1, 7)] == [9, 9, 6, 6, 12, 6]
    must(is_full, "ideas", "eras 1 to 6 must have 9, 9, 6, 6, 12 and 6 cards")
    numbers = sorted(region.number for region in found["regions"].values())
    must(numbers == list(range(1, 8)), "regions", "must be numbered from 1 to 7")
    needed = [found["milestones"][idea.milestone] for idea in found["ideas"].values() if idea.era == 2]
    own = [milestone.id for milestone in needed if milestone.letter == "B"]
    is_dealt = sum(milestone.letter == "A" for milestone in needed) == 5 and len(set(own)) == len(own) == 4
    must(is_dealt, "ideas", "era 2 must have 5 ideas for A, and one for each B milestone")
    without = sum(tile.no_start_idea for tile in found["specialist_tiles"].values())
    must(without == 2, "specialist_tiles", "2 must have no starting idea")
    for kind in DISCIPLINES:
        numbers = sorted(tile.number for tile in found["progress_tiles"].values() if tile.kind == kind)
        must(numbers == list(range(1, 8)), "progress_tiles", f"{kind} must be numbered from 1 to 7")
    places: dict[Any, str] = {}
    for hex_ in found["hexes"].values():
        other = places.setdefault(hex_.at, hex_.id)
        must(other == hex_.id, "hexes", f"{other} and {hex_.id} lie at the same place")
    boxes = Counter(box.era for box in found["boxes"].values())
    must(boxes == dict.fromkeys(range(2, 7), 4), "boxes", "eras 2 to 6 must have 4 boxes each")
    players = sorted(count.players for count in found["player_counts"].values())
    must(players == [2, 3, 4], "player_counts", "must be for 2, 3 and 4 players")
    lowest = min(level.least for level in found["influence_levels"].values())
    must(lowest == 0, "influence_levels", "the lowest must begin at 0")


def _check_eras(eras: Mapping[str, Era], season_pillars: int) -> None:
    """The Stone Age is one round, the last era only scores; between, every round but the last has a season pillar."""
    for number, era in enumerate(eras.values(), start=1):
        FILES.require(era.era == number, "eras", f"{era.id} must be era {number}, not {era.era}")
        least, most = {1: (1, 1), len(eras): (0, 0)}.get(number, (1, season_pillars + 1))
        wanted = {(1, 1): "1 round", (0, 0): "no round"}.get((least, most), f"{least} to {most} rounds")
        FILES.require(least <= era.rounds <= most, "eras", f"era {number} must have {wanted}, not {era.rounds}")


def _check_pieces(pieces: Pieces, found: Items) -> None:
    """Numbers that must fit one another, and what everybody begins with, so that the Stone Age can be played."""
    on_hexes = sum(hex_.token for hex_ in found["hexes"].values())
    at_start = pieces.academics + pieces.specialists * len(DISCIPLINES) + 1
    for field, is_right, why in (
        ("tray_costs", len(pieces.tray_costs) == pieces.tray, f"must be {pieces.tray} values"),
        (
            "economy_tokens",
            pieces.economy_tokens == pieces.tokens_at_hand + on_hexes,
            f"must be those at hand and the {on_hexes} on hexes",
        ),
        ("common", pieces.common == 4, "must be 4, one for each A milestone"),
        ("academics", pieces.academics <= 2, "must be at most 2, which is the limit of era 2"),
        ("citizens", pieces.citizens >= at_start, f"must be at least the {at_start} that are in play at the start"),
        (
            "influence_start",
            pieces.influence_start <= pieces.influence_most,
            f"must be at most {pieces.influence_most}, the end of the track",
        ),
        ("prehistoric", pieces.prehistoric <= 2, "must be at most 2: four players share nine cards"),
        (
            "season_pillars",
            pieces.season_pillars <= 3,
            "must be at most 3: a fifth forum must be open for the epoch pillar",
        ),
    ):
        FILES.require(is_right, "pieces", why, "pieces", field)
    at_hand = pieces.academics + pieces.specialists
    for tile in found["specialist_tiles"].values():
        why = f"{tile.id} takes more specialists than one begins with"
        FILES.require(tile.specialists <= at_hand, "specialist_tiles", why)
    for level in found["influence_levels"].values():
        why = f"{level.id} has more than {pieces.chain_markers} markers"
        FILES.require(level.markers <= pieces.chain_markers, "influence_levels", why)


# --- loading ----------------------------------------------------------------------------------------------------------


def load(overrides: Path | None = None) -> Box:
    """The box, validated; items of the same id in the files of the override folder replace the package's own."""
    contents = FILES.read(overrides)
    found, pieces = contents.items, contents.single["pieces"]
    contents.check(lambda item: _check_item(item, found))
    _check_all(found)
    _check_pieces(pieces, found)
    _check_eras(found["eras"], pieces.season_pillars)
    blocks = contents.blocks
    blocks["influence_levels"] = tuple(found["influence_levels"].values())
    blocks["player_counts"] = types.MappingProxyType({item.players: item for item in found["player_counts"].values()})
    regions: Mapping[str, Region] = found["regions"]
    at = {hex_.at: hex_.id for hex_ in found["hexes"].values()}
    return Box(
        **blocks,
        forum_of=types.MappingProxyType({a: forum.id for forum in found["forums"].values() for a in forum.actions}),
        path=tuple(sorted(regions, key=lambda region: regions[region].number)),
        beside=types.MappingProxyType(
            {name: tuple(at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at)
             for (q, r), name in at.items()}
        ),
    )  # fmt: skip


BOX: Final = load()
"""The box as the package has it."""
