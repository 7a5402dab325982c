"""What must be true of the facts of the box, each by itself and among the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct

from gobelin.games.tapestry.benefits import (
    SPELLED,
    Advance,
    Choose,
    Effect,
    Landmark,
    MayPay,
    Regress,
    Repeat,
    Reserve,
    ScorePer,
    Trigger,
)
from gobelin.games.tapestry.cards_and_tiles import (
    LandmarkCard,
    LandmarkPiece,
    Masterpiece,
    Prerequisite,
    TapestryCard,
    TechCard,
    TerritoryTile,
)
from gobelin.games.tapestry.city import GRID, GROUND, ROCK, areas
from gobelin.games.tapestry.components import (
    Capital,
    Civilization,
    Die,
    IncomeStep,
    IncomeTrack,
    InspirationTile,
    Pieces,
    Side,
    Space,
    Track,
)
from gobelin.games.tapestry.shapes import DIRECTIONS
from gobelin.games.tapestry.vocabulary import (
    ANY,
    BUILDINGS,
    CHOSEN,
    COUNTED,
    MAX_PAYMENT,
    RESOURCES,
    Cost,
    Named,
    Terrain,
)
from gobelin.toolkit.box import Facts
from gobelin.toolkit.reading import ComponentsError, FieldError, fields, join_path, one_of

_F = TypeVar("_F", bound=Facts)

Ids = Mapping[str, Mapping[str, Any]]
"""The items of every block by their ids."""
_ANYWHERE: Final = ("any_from_landmark_board", "any_tier_2")
"""Landmarks that an effect leaves open."""


def _inside(value: object, path: str, kind: type[_F]) -> Iterator[tuple[str, _F]]:
    """All facts of a kind in a value, each with its path."""
    if isinstance(value, kind):
        yield path, value
    if isinstance(value, Struct):
        spelled = SPELLED.get(type(value), {})
        for name in fields(type(value)):
            yield from _inside(getattr(value, name), join_path(path, spelled.get(name, name)), kind)
    elif isinstance(value, tuple):
        for n, part in enumerate(value):
            yield from _inside(part, f"{path}[{n}]", kind)
    elif isinstance(value, Mapping):
        for name, part in value.items():
            yield from _inside(part, join_path(path, name), kind)


def check_effects(item: Facts, ids: Ids) -> None:
    """Tracks, buildings and landmarks that effects name must be there; a choice has something to choose from."""
    tracks = tuple(ids["tracks"])
    for path, effect in _inside(item, "", Effect):
        if isinstance(effect, Advance):
            one_of(effect.advance, (*tracks, ANY), join_path(path, "advance"))
        elif isinstance(effect, Regress):
            one_of(effect.regress, (*tracks, ANY), join_path(path, "regress"))
        elif isinstance(effect, ScorePer):
            one_of(effect.vp_per, (*COUNTED, *tracks), join_path(path, "vp_per"))
        elif isinstance(effect, Landmark):
            one_of(effect.landmark, (*ids["landmarks"], *_ANYWHERE), join_path(path, "gain_landmark"))
        elif isinstance(effect, Choose) and (len(effect.options) < 2 or () in effect.options):
            raise FieldError(join_path(path, "choose_one"), "needs two or more bundles of effects")
        elif isinstance(effect, MayPay) and not effect.then:
            raise FieldError(join_path(path, "then"), "must have an effect")
        elif isinstance(effect, Repeat) and not effect.each:
            raise FieldError(join_path(path, "each"), "must have an effect")
        elif isinstance(effect, Repeat) and any(_inside(effect.each, "", Repeat)):
            raise FieldError(join_path(path, "each"), "must not repeat something itself")
    for path, trigger in _inside(item, "", Trigger):
        if trigger.what is not None:
            one_of(trigger.what, (*tracks, *BUILDINGS), join_path(path, "what"))
        if not trigger.then:
            raise FieldError(join_path(path, "then"), "must have an effect")


def check_track(track: Track, ids: Ids) -> None:
    """What must be true of it."""
    if len(track.costs) != 4:
        raise FieldError("costs", f"must be those of 4 tiers, not of {len(track.costs)}")
    for tier, cost in enumerate(track.costs):
        _check_cost(cost, f"costs[{tier}]")


def _check_cost(cost: Cost, path: str) -> None:
    if len(cost) > MAX_PAYMENT:
        raise FieldError(path, f"must be at most {MAX_PAYMENT} resources, not {len(cost)}")
    for n, word in enumerate(cost):
        one_of(word, (*RESOURCES, *CHOSEN), f"{path}[{n}]")


def check_space(space: Space, ids: Ids) -> None:
    """What must be true of it."""
    one_of(space.track, tuple(ids["tracks"]), "track")
    before = [other.index for other in ids["spaces"].values() if other.track == space.track]
    if sorted(before) != list(range(1, 13)):
        raise FieldError("index", f"must number the spaces of {space.track} from 1 to 12")
    if space.tier != (space.index + 2) // 3:
        raise FieldError("tier", f"must be {(space.index + 2) // 3} on space {space.index}, not {space.tier}")
    if space.landmark is not None:
        piece = ids["landmarks"][one_of(space.landmark, tuple(ids["landmarks"]), "landmark")]
        if not piece.on_landmark_board or piece.tier != space.tier:
            raise FieldError("landmark", f"{piece.id} is not of tier {space.tier} of a track")


def check_tapestry_card(card: TapestryCard, ids: Ids) -> None:
    """What must be true of it."""
    if card.barred_track is not None:
        one_of(card.barred_track, tuple(ids["tracks"]), "barred_track")
    reserving = [effect for _, effect in _inside(card, "", Reserve)]
    if len(reserving) > 1 or not {*reserving} <= {*card.effect}:
        raise FieldError("effect", "may reserve once, and not within another effect")


def check_tech_card(card: TechCard, ids: Ids) -> None:
    """What must be true of it."""
    needed = card.prerequisite
    if needed.track is not None:
        one_of(needed.track, tuple(ids["tracks"]), "prerequisite.track")
    one_way = Prerequisite(track=needed.track, tier=needed.tier)
    other_way = Prerequisite(building=needed.building, uncovered=needed.uncovered)
    if not (
        (needed == one_way and needed.track is not None and 1 <= needed.tier <= 4)
        or (needed == other_way and needed.building is not None and 1 <= needed.uncovered <= 5)
        or needed in (Prerequisite(enchanted=True), Prerequisite(landmark=True))
    ):
        raise FieldError(
            "prerequisite",
            "must be a track with a tier from 1 to 4, or a building with 1 to 5 uncovered, or enchanted or a landmark",
        )


def check_masterpiece(masterpiece: Masterpiece, ids: Ids) -> None:
    """What must be true of it."""
    if not masterpiece.effect:
        raise FieldError("effect", "must have an effect")


def _check_corners(corners: Sequence[Terrain], path: str) -> None:
    if len(corners) != len(DIRECTIONS):
        raise FieldError(path, f"must be 6, not {len(corners)}")


def check_tile(tile: TerritoryTile, ids: Ids) -> None:
    """What must be true of it."""
    _check_corners(tile.corners, "corners")


def check_landmark(piece: LandmarkPiece, ids: Ids) -> None:
    """What must be true of it."""
    rows = set(map(len, piece.shape))
    if len(rows) != 1 or not 1 <= min(rows) <= GRID or len(piece.shape) > GRID:
        raise FieldError("shape", "must be rows of the same length, at most 9 by 9")
    if set("".join(piece.shape)) - set("X.") or not any("X" in row for row in piece.shape):
        raise FieldError("shape", "must be of X and . only, with an X in it")
    if piece.on_landmark_board is not (2 <= piece.tier <= 4):
        raise FieldError("tier", "must be 2 to 4 for a landmark of a track, and is not there for others")
    if sum(other.height_rank == piece.height_rank for other in ids["landmarks"].values()) > 1:
        raise FieldError("height_rank", f"{piece.height_rank} is taken by another landmark")
    if piece.on_landmark_board and sum(space.landmark == piece.id for space in ids["spaces"].values()) != 1:
        raise FieldError("gained_by", "is a track, so it must be the landmark of exactly one space")


def check_landmark_card(card: LandmarkCard, ids: Ids) -> None:
    """What must be true of it."""
    piece = ids["landmarks"][one_of(card.landmark, tuple(ids["landmarks"]), "landmark")]
    if piece.gained_by != "landmark_card":
        raise FieldError("landmark", f"{piece.id} is not gained by a landmark card")


def check_civilization(civilization: Civilization, ids: Ids) -> None:
    """What must be true of it."""
    places = [space.id for space in civilization.spaces]
    if len(set(places)) != len(places):
        raise FieldError("spaces", "have an id twice")
    for n, space in enumerate(civilization.spaces):
        if lost := [to for to in space.to if to not in places]:
            raise FieldError(f"spaces[{n}].to", f"there is no space {lost[0]}")
    if civilization.adjustment is not None:
        _check_cost(civilization.adjustment.lose, "adjustment.lose")


def check_capital(capital: Capital, ids: Ids) -> None:
    """What must be true of it."""
    widths = {len(row) for row in capital.grid}
    if len(widths) != 1 or not 1 <= max(*widths, len(capital.grid)) <= GRID or set("".join(capital.grid)) - set(GROUND):
        raise FieldError("grid", f"must be rows of the same length, at most 9 by 9, of {' '.join(GROUND)} only")
    rocks = ids["sets"][capital.set].impassable_plots
    if rocks not in (None, capital.plots.count(ROCK)):
        raise FieldError("grid", f"must have {rocks} impassable plots, not {capital.plots.count(ROCK)}")
    if capital.is_basic:
        _check_basic(capital, ids)
    if capital.districts and [len(row) for row in capital.districts] != [len(row) for row in capital.grid]:
        raise FieldError("districts", "must have a letter or a dot for every plot of the grid")
    letters = areas(capital.districts)
    for letter in capital.pays:
        one_of(letter, tuple(letters), f"pays.{letter}")
    for name in capital.barred:
        one_of(name, tuple(ids["civilizations"]), "barred")


def _check_basic(capital: Capital, ids: Ids) -> None:
    """It is one of a pair, and has a number."""
    if (len(capital.grid), len(capital.grid[0])) != (GRID, GRID):
        raise FieldError("grid", "must be 9 rows of 9 plots")
    alike = [other for other in ids["capitals"].values() if other.is_basic]
    if sorted(other.number for other in alike) != list(range(1, 1 + len(alike))):
        raise FieldError("number", f"must be 1 to {len(alike)}, each once")
    both = sorted(str(other.number) for other in alike if other.pair == capital.pair)
    if capital.pair != "/".join(both) or len(both) != 2:
        raise FieldError("pair", f"must name the two capitals that have it, not {capital.pair}")


def check_side(side: Side, ids: Ids) -> None:
    """What must be true of it."""
    wanted = {"small": 34, "large": 61}[side.id]
    if len(set(side.hexes)) != wanted or len(side.hexes) != wanted:
        raise FieldError("hexes", f"must be {wanted} different ones, not {len(set(side.hexes))}")
    if list(side.hexes) != sorted(side.hexes, key=lambda place: (sum(place), place[1] - place[0])):
        raise FieldError("hexes", "must be in reading order")
    seen = set()
    for n, known in enumerate(side.printed):
        if known.hex not in side.hexes or known.hex in seen:
            raise FieldError(f"printed[{n}].hex", f"{list(known.hex)} is not a hex of this side, or is listed twice")
        seen.add(known.hex)
        _check_corners(known.corners, f"printed[{n}].corners")
    if sum(known.middle_island for known in side.printed) != 1:
        raise FieldError("printed", "must have one middle island")
    if sorted(start for known in side.printed for start in known.start_for_capitals) != [1, 2, 3, 4, 5, 6]:
        raise FieldError("printed", "must have a start for each capital from 1 to 6")


def check_die(die: Die, ids: Ids) -> None:
    """What must be true of it."""
    of_tracks = not die.id.startswith("conquer_")
    field, faces, others = ("tracks", die.tracks, die.faces) if of_tracks else ("faces", die.faces, die.tracks)
    sides = ids["sets"][die.set].faces.get(die.id)
    if len(faces) != sides or others:
        raise FieldError(field, f"must be {sides}, and nothing else, not {len(faces)}")
    for n, track in enumerate(die.tracks):
        one_of(track, tuple(ids["tracks"]), f"tracks[{n}]")


def check_income_track(track: IncomeTrack, ids: Ids) -> None:
    """What must be true of it."""
    if BUILDINGS.index(track.building) != RESOURCES.index(track.resource):
        raise FieldError("resource", f"{track.resource} does not belong to {track.building}")
    if len({other.building for other in ids["income_tracks"].values()}) != len(BUILDINGS):
        raise FieldError("building", "must be another one on each track")
    if len(track.spaces) != 6:
        raise FieldError("spaces", f"must be 6, not {len(track.spaces)}")


def check_inspiration(tile: InspirationTile, ids: Ids) -> None:
    """What must be true of it."""
    if len({other.building for other in ids["inspiration"].values()}) != len(ids["inspiration"]):
        raise FieldError("building", "must be another one on each tile")
    if len(tile.spaces) != 6:
        raise FieldError("spaces", f"must be 6, not {len(tile.spaces)}")


def check_turns(turns: Iterable[int], path: str) -> None:
    """They are income turns."""
    if not set(turns) <= {1, 2, 3, 4, 5}:
        raise FieldError(path, "must be income turns from 1 to 5")


def check_income_step(step: IncomeStep, ids: Ids) -> None:
    """What must be true of it."""
    check_turns(step.turns, "turns")


_ODD: Final = ("amounts", "categories", "treasures", "choices")
_FILLED: Final = ("columns", "spaces", "squares", "table")
"""Facts that the function or class named by the id of a card or mat asks for: by name, or at least one."""


def check_odd(item: Named, standard: Named) -> None:
    """What replaces a card or mat has the numbers and choices that its rule in Python counts on."""
    for field in _ODD:
        wanted = getattr(standard, field, ())
        if set(getattr(item, field, ())) != set(wanted):
            raise FieldError(field, f"must be those that its rule knows: {', '.join(wanted) or 'none'}")
    for field in _FILLED:
        if getattr(standard, field, ()) and not getattr(item, field):
            raise FieldError(field, "must not be empty")


def check_pieces(pieces: Pieces, tracks: Iterable[IncomeTrack]) -> None:
    """The pieces of a player fit the income mat and the start territory."""
    for track in tracks:
        if len(track.spaces) != pieces.buildings_per_type + 1:
            raise ComponentsError(("income_mat.yaml", "pieces", "buildings_per_type"), "must cover all spaces but one")
    if pieces.outposts_on_start_hex > min(2, pieces.outposts):
        raise ComponentsError(("income_mat.yaml", "pieces", "outposts_on_start_hex"), "must be 1 or 2 of the outposts")
