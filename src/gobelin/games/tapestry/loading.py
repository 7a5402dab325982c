"""The box of Tapestry, read from its files, validated and loaded once; a person's own files go before.

>>> len(BOX.tech_cards), len(BOX.sides["small"].hexes), BOX.tracks["military"].end
(33, 34, 12)

A folder of a person's own has files of the same names as the package's. Their items and blocks replace those of the
same id. What follows from other facts (how a tile or a landmark turns, which hexes are neighbours) is in no file.
"""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gobelin.games.tapestry.components import (
    BUILDINGS,
    RESOURCES,
    Achievement,
    Action,
    Advance,
    AutomaCivilization,
    AutomaMat,
    Box,
    Capital,
    Choose,
    Civilization,
    DecisionCard,
    Die,
    Effect,
    Facts,
    Gain,
    HexPattern,
    IncomeStep,
    IncomeTrack,
    Landmark,
    LandmarkCard,
    LandmarkPiece,
    LandmarkTurn,
    Level,
    Named,
    Pieces,
    Prerequisite,
    Regress,
    Repeat,
    Score,
    ScorePer,
    Side,
    SoloSetup,
    Space,
    SpaceTile,
    TapestryCard,
    TechCard,
    Terrain,
    TerritoryTile,
    Track,
    Trigger,
)
from gobelin.kernel import Components, Item
from gobelin.toolkit.reading import (
    ComponentsError,
    Files,
    Notation,
    Raw,
    Wrong,
    at,
    fields,
    listed,
    mapping,
    one_of,
    tagged,
)

VERSION: Final = 1
"""Of the components, apart from the rules': raised when a fact of the package's own files changes."""
HOME: Final = Path(__file__).with_name("components")
GRID: Final = 9
"""Rows and columns of a capital."""
DIRECTIONS: Final[Mapping[str, tuple[int, int]]] = types.MappingProxyType(
    {"N": (-1, -1), "NE": (-1, 0), "SE": (0, 1), "S": (1, 1), "SW": (1, 0), "NW": (0, -1)}
)
"""From a hex to its neighbours, in the order of all lists of sides."""

_T = TypeVar("_T")
_F = TypeVar("_F", bound=Facts)

# --- reading ----------------------------------------------------------------------------------------------------------

_FORMS: Final[Mapping[str, type[Effect]]] = {
    "gain": Gain,
    "vp": Score,
    "vp_per": ScorePer,
    "advance": Advance,
    "regress": Regress,
    "choose_one": Choose,
    "repeat": Repeat,
    "gain_landmark": Landmark,
}
"""Effects by the word that names them in a file."""
SPELLED: Final[Mapping[type[Struct], Mapping[str, str]]] = {
    Choose: {"options": "choose_one"},
    Repeat: {"times": "repeat"},
    Landmark: {"landmark": "gain_landmark"},
}
"""Fields that have another name in the files."""


def _effect(value: object, path: str) -> Effect:
    """An effect: a mapping with the word of its form, or with `do` for an action."""
    facts = dict(mapping(value, path))
    if "do" in facts:
        actions = tagged(Action)
        name = one_of(facts.pop("do"), tuple(actions), at(path, "do"))
        return NOTATION.struct(actions[name], facts, path)
    forms = [form for word, form in _FORMS.items() if word in facts]
    if len(forms) != 1:
        raise Wrong(path, f"must have exactly one form of {', '.join(_FORMS)}, do; not {len(forms)}")
    return NOTATION.struct(forms[0], facts, path, SPELLED.get(forms[0]))


def _own(kind: Any, value: object, path: str) -> Any:
    return _effect(value, path) if kind is Effect else NotImplemented


NOTATION: Final = Notation(_own)


class Block(Struct, frozen=True):
    """A list of items in a file: their type and how many there must be in the base game and in Plans and Ploys."""

    file: str
    kind: type[Facts]
    base: int
    pp: int = 0


BLOCKS: Final[Mapping[str, Block]] = {
    "tracks": Block("tracks.yaml", Track, 4),
    "spaces": Block("tracks.yaml", Space, 48),
    "tapestry_cards": Block("tapestry_cards.yaml", TapestryCard, 50, 15),
    "tech_cards": Block("tech_cards.yaml", TechCard, 33),
    "territory_tiles": Block("territory_tiles.yaml", TerritoryTile, 48),
    "space_tiles": Block("space_tiles.yaml", SpaceTile, 15, 4),
    "landmarks": Block("landmarks.yaml", LandmarkPiece, 18, 7),
    "landmark_cards": Block("landmarks.yaml", LandmarkCard, 0, 5),
    "civilizations": Block("civilizations.yaml", Civilization, 16, 10),
    "capitals": Block("capitals.yaml", Capital, 6),
    "sides": Block("map.yaml", Side, 2),
    "dice": Block("dice.yaml", Die, 3),
    "income_tracks": Block("income_mat.yaml", IncomeTrack, 20),
    "income_steps": Block("income_mat.yaml", IncomeStep, 5),
    "achievements": Block("achievements.yaml", Achievement, 3),
    "decision_cards": Block("automa.yaml", DecisionCard, 22),
    "hex_patterns": Block("automa.yaml", HexPattern, 10),
    "automa_civilizations": Block("automa.yaml", AutomaCivilization, 4),
    "automa_mats": Block("automa.yaml", AutomaMat, 2),
    "levels": Block("automa.yaml", Level, 6),
}
SINGLE: Final[Mapping[str, str]] = {
    "islanders_mat": "map.yaml",
    "era_bonus": "income_mat.yaml",
    "pieces": "income_mat.yaml",
    "solo": "automa.yaml",
}
"""Blocks without items, and their files."""
FILES: Final = tuple(dict.fromkeys(block.file for block in BLOCKS.values()))
_DERIVED: Final[Mapping[type[Facts], Mapping[str, Any]]] = {
    Track: {"spaces": ()},
    TerritoryTile: {"turned": ()},
    LandmarkPiece: {"turns": ()},
    Side: {"neighbours": (), "corners": (), "island": -1, "starts": {}},
    HexPattern: {"order": ()},
}
"""Fields that no file has, as they are before they are filled in."""


def _in(file: str) -> tuple[str, ...]:
    """The blocks of a file."""
    return (
        *(name for name, block in BLOCKS.items() if block.file == file),
        *(n for n, f in SINGLE.items() if f == file),
    )


class _Reader:
    """Reads the blocks of the files, with an override folder laid over them."""

    def __init__(self, overrides: Path | None) -> None:
        self.files = Files(HOME, FILES, overrides)

    def items(self, name: str, kind: type[_F]) -> dict[str, _F]:
        """The items of a block by their ids, each read by itself and all of them counted."""
        block = BLOCKS[name]
        known = _in(block.file)
        found = {
            item: self._item(block.file, item, kind, raw)
            for item, raw in self.files.items(block.file, name, known, beside=known).items()
        }
        counts = Counter[str]()
        for item in found.values():
            counts[getattr(item, "set", "base")] += getattr(item, "count", 1)
        for which, wanted in (("base", block.base), ("pp", block.pp)):
            if counts[which] != wanted:
                raise ComponentsError((block.file, name), f"must be {wanted} of set {which}, not {counts[which]}")
        return found

    def replaced(self, name: str) -> tuple[str, ...]:
        """The ids of a block's items that come from the override folder."""
        file = BLOCKS[name].file
        values = self.files.overrides.get(file, {})
        return tuple(item for item, _ in listed(file, values, name)) if name in values else ()

    def _item(self, file: str, name: str, kind: type[_F], raw: Raw) -> _F:
        derived = _DERIVED.get(kind, {})
        for field in derived:
            if field in raw:
                raise ComponentsError((file, name, field), "follows from other facts and stands in no file")
        return NOTATION.checked(file, name, kind, raw | {"spaces": []} if kind is Track else raw)

    def single(self, name: str, kind: Any) -> Any:
        """A block without items, replaced as a whole."""
        file = SINGLE[name]
        merged = self.files.whole(file, _in(file))
        try:
            return NOTATION.read(kind, merged.get(name), "")
        except Wrong as wrong:
            raise ComponentsError((file, name, wrong.path), wrong.why) from None


# --- what follows from the facts --------------------------------------------------------------------------------------


def turned(corners: Sequence[_T]) -> tuple[tuple[_T, ...], ...]:
    """Corners after 0 to 5 turns clockwise.

    >>> turned("abcdef")[1]
    ('f', 'a', 'b', 'c', 'd', 'e')
    """
    size = len(corners)
    return tuple(tuple(corners[(n - turn) % size] for n in range(size)) for turn in range(size))


def landmark_turns(shape: tuple[str, ...]) -> tuple[LandmarkTurn, ...]:
    """The different ways to turn a landmark clockwise, each with all its places.

    >>> [turn.rows for turn in landmark_turns(("XX", "X."))]
    [('XX', 'X.'), ('XX', '.X'), ('.X', 'XX'), ('X.', 'XX')]
    """
    shapes = [shape]
    for _ in range(3):
        shapes.append(tuple("".join(column) for column in zip(*reversed(shapes[-1]), strict=True)))
    return tuple(LandmarkTurn(rows, tuple(_places(rows))) for rows in dict.fromkeys(shapes))


def _places(rows: tuple[str, ...]) -> Iterator[tuple[int, int, int]]:
    """Where a turned landmark covers at least one plot of a capital."""
    plots = [(row, column) for row, line in enumerate(rows) for column, plot in enumerate(line) if plot == "X"]
    for top in range(1 - len(rows), GRID):
        for left in range(1 - len(rows[0]), GRID):
            inside = [
                (top + row) * GRID + left + column
                for row, column in plots
                if 0 <= top + row < GRID and 0 <= left + column < GRID
            ]
            if inside:
                yield top, left, sum(1 << plot for plot in inside)


def _filled_side(side: Side) -> Side:
    """A side of the map with its neighbours, corners, island and start hexes."""
    number = {place: n for n, place in enumerate(side.hexes)}
    printed = {number[known.hex]: known for known in side.printed}
    return replace(
        side,
        neighbours=tuple(
            tuple(number.get((a + da, b + db), -1) for da, db in DIRECTIONS.values()) for a, b in side.hexes
        ),
        corners=tuple(printed[n].corners if n in printed else () for n in range(len(side.hexes))),
        island=next(n for n, known in printed.items() if known.middle_island),
        starts=types.MappingProxyType(
            {capital: n for n, known in sorted(printed.items()) for capital in known.start_for_capitals}
        ),
    )


def hex_order(pattern: HexPattern, hexes: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The first row from its start along the direction, then the second row, then all rows that follow it."""
    da, db = DIRECTIONS[pattern.along]
    rows: dict[int, list[tuple[int, int]]] = {}
    for a, b in hexes:
        rows.setdefault(a * db - b * da, []).append((a, b))
    for row in rows.values():
        row.sort(key=lambda place: place[0] * da + place[1] * db)
    starts = {row[0]: key for key, row in rows.items()}
    for field in ("first_row_start", "second_row_start"):
        if getattr(pattern, field) not in starts:
            raise Wrong(field, f"must be a hex of the small map from which a row runs {pattern.along}")
    first, second = starts[pattern.first_row_start], starts[pattern.second_row_start]
    keys = sorted(rows, reverse=second < first)
    if keys[:2] != [first, second]:
        raise Wrong("second_row_start", "must be in the row that follows the first one, and the first one at the rim")
    return tuple(hexes.index(place) for key in keys for place in rows[key])


# --- checks -----------------------------------------------------------------------------------------------------------

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
            yield from _inside(getattr(value, name), at(path, spelled.get(name, name)), kind)
    elif isinstance(value, tuple):
        for n, part in enumerate(value):
            yield from _inside(part, f"{path}[{n}]", kind)
    elif isinstance(value, Mapping):
        for name, part in value.items():
            yield from _inside(part, at(path, name), kind)


def _check_effects(item: Facts, ids: Ids) -> None:
    """Tracks, buildings and landmarks that effects name must be there; a choice has something to choose from."""
    tracks = tuple(ids["tracks"])
    for path, effect in _inside(item, "", Effect):
        if isinstance(effect, Advance):
            one_of(effect.advance, tracks, at(path, "advance"))
        elif isinstance(effect, Regress):
            one_of(effect.regress, tracks, at(path, "regress"))
        elif isinstance(effect, Landmark):
            one_of(effect.landmark, (*ids["landmarks"], *_ANYWHERE), at(path, "gain_landmark"))
        elif isinstance(effect, Choose) and (len(effect.options) < 2 or () in effect.options):
            raise Wrong(at(path, "choose_one"), "needs two or more bundles of effects")
        elif isinstance(effect, Repeat) and not effect.each:
            raise Wrong(at(path, "each"), "must have an effect")
    for path, trigger in _inside(item, "", Trigger):
        if trigger.what is not None:
            one_of(trigger.what, (*tracks, *BUILDINGS), at(path, "what"))
        if not trigger.then:
            raise Wrong(at(path, "then"), "must have an effect")


def _check_track(track: Track, ids: Ids) -> None:
    if len(track.costs) != 4:
        raise Wrong("costs", f"must be those of 4 tiers, not of {len(track.costs)}")
    for tier, cost in enumerate(track.costs):
        for n, resource in enumerate(cost):
            one_of(resource, (*RESOURCES, "any"), f"costs[{tier}][{n}]")


def _check_space(space: Space, ids: Ids) -> None:
    one_of(space.track, tuple(ids["tracks"]), "track")
    before = [other.index for other in ids["spaces"].values() if other.track == space.track]
    if sorted(before) != list(range(1, 13)):
        raise Wrong("index", f"must number the spaces of {space.track} from 1 to 12")
    if space.tier != (space.index + 2) // 3:
        raise Wrong("tier", f"must be {(space.index + 2) // 3} on space {space.index}, not {space.tier}")
    if space.landmark is not None:
        piece = ids["landmarks"][one_of(space.landmark, tuple(ids["landmarks"]), "landmark")]
        if not piece.on_landmark_board or piece.tier != space.tier:
            raise Wrong("landmark", f"{piece.id} is none of tier {space.tier} of a track")


def _check_tapestry_card(card: TapestryCard, ids: Ids) -> None:
    if card.barred_track is not None:
        one_of(card.barred_track, tuple(ids["tracks"]), "barred_track")


def _check_tech_card(card: TechCard, ids: Ids) -> None:
    needed = card.prerequisite
    if needed.track is not None:
        one_of(needed.track, tuple(ids["tracks"]), "prerequisite.track")
    one_way = Prerequisite(track=needed.track, tier=needed.tier)
    other_way = Prerequisite(building=needed.building, uncovered=needed.uncovered)
    if not (
        (needed == one_way and needed.track is not None and 1 <= needed.tier <= 4)
        or (needed == other_way and needed.building is not None and 1 <= needed.uncovered <= 5)
    ):
        raise Wrong("prerequisite", "must be a track with a tier from 1 to 4, or a building with 1 to 5 uncovered")


def _check_corners(corners: Sequence[Terrain], path: str) -> None:
    if len(corners) != len(DIRECTIONS):
        raise Wrong(path, f"must be 6, not {len(corners)}")


def _check_tile(tile: TerritoryTile, ids: Ids) -> None:
    _check_corners(tile.corners, "corners")


def _check_landmark(piece: LandmarkPiece, ids: Ids) -> None:
    rows = set(map(len, piece.shape))
    if len(rows) != 1 or not 1 <= min(rows) <= GRID or len(piece.shape) > GRID:
        raise Wrong("shape", "must be rows of the same length, at most 9 by 9")
    if set("".join(piece.shape)) - set("X.") or not any("X" in row for row in piece.shape):
        raise Wrong("shape", "must be of X and . only, with an X in it")
    if piece.on_landmark_board is not (2 <= piece.tier <= 4):
        raise Wrong("tier", "must be 2 to 4 for a landmark of a track, and is not there for others")
    if sum(other.height_rank == piece.height_rank for other in ids["landmarks"].values()) > 1:
        raise Wrong("height_rank", f"{piece.height_rank} is taken by another landmark")
    if piece.on_landmark_board and sum(space.landmark == piece.id for space in ids["spaces"].values()) != 1:
        raise Wrong("gained_by", "is a track, so it must be the landmark of exactly one space")


def _check_landmark_card(card: LandmarkCard, ids: Ids) -> None:
    piece = ids["landmarks"][one_of(card.landmark, tuple(ids["landmarks"]), "landmark")]
    if piece.gained_by != "landmark_card":
        raise Wrong("landmark", f"{piece.id} is not gained by a landmark card")


def _check_civilization(civilization: Civilization, ids: Ids) -> None:
    places = [space.id for space in civilization.spaces]
    if len(set(places)) != len(places):
        raise Wrong("spaces", "have an id twice")
    for n, space in enumerate(civilization.spaces):
        if lost := [to for to in space.to if to not in places]:
            raise Wrong(f"spaces[{n}].to", f"there is no space {lost[0]}")
    if civilization.adjustment is not None:
        for n, resource in enumerate(civilization.adjustment.lose):
            one_of(resource, (*RESOURCES, "any"), f"adjustment.lose[{n}]")


def _check_capital(capital: Capital, ids: Ids) -> None:
    if [len(row) for row in capital.grid] != [GRID] * GRID or set(capital.plots) - set(".#"):
        raise Wrong("grid", "must be 9 rows of 9 plots, . or #")
    if capital.plots.count("#") != 22:
        raise Wrong("grid", f"must have 22 impassable plots, not {capital.plots.count('#')}")
    if sorted(other.number for other in ids["capitals"].values()) != [1, 2, 3, 4, 5, 6]:
        raise Wrong("number", "must be 1 to 6, each once")
    both = sorted(str(other.number) for other in ids["capitals"].values() if other.pair == capital.pair)
    if capital.pair != "/".join(both) or len(both) != 2:
        raise Wrong("pair", f"must name the two capitals that have it, not {capital.pair}")


def _check_side(side: Side, ids: Ids) -> None:
    wanted = {"small": 34, "large": 61}[side.id]
    if len(set(side.hexes)) != wanted or len(side.hexes) != wanted:
        raise Wrong("hexes", f"must be {wanted} different ones, not {len(set(side.hexes))}")
    if list(side.hexes) != sorted(side.hexes, key=lambda place: (sum(place), place[1] - place[0])):
        raise Wrong("hexes", "must be in reading order")
    seen = set()
    for n, known in enumerate(side.printed):
        if known.hex not in side.hexes or known.hex in seen:
            raise Wrong(f"printed[{n}].hex", f"{list(known.hex)} is no hex of this side, or stands there twice")
        seen.add(known.hex)
        _check_corners(known.corners, f"printed[{n}].corners")
    if sum(known.middle_island for known in side.printed) != 1:
        raise Wrong("printed", "must have one middle island")
    if sorted(start for known in side.printed for start in known.start_for_capitals) != [1, 2, 3, 4, 5, 6]:
        raise Wrong("printed", "must have a start for each capital from 1 to 6")


def _check_die(die: Die, ids: Ids) -> None:
    field, faces = ("tracks", die.tracks) if die.id == "science" else ("faces", die.faces)
    sides = 12 if die.id == "science" else 6
    if len(faces) != sides or (die.tracks and die.faces):
        raise Wrong(field, f"must be {sides}, and nothing else, not {len(faces)}")
    for n, track in enumerate(die.tracks):
        one_of(track, tuple(ids["tracks"]), f"tracks[{n}]")


def _check_income_track(track: IncomeTrack, ids: Ids) -> None:
    if BUILDINGS.index(track.building) != RESOURCES.index(track.resource):
        raise Wrong("resource", f"{track.resource} does not belong to {track.building}")
    if len({other.building for other in ids["income_tracks"].values()}) != len(BUILDINGS):
        raise Wrong("building", "must be another one on each track")
    if len(track.spaces) != 6:
        raise Wrong("spaces", f"must be 6, not {len(track.spaces)}")


def _check_turns(turns: Iterable[int], path: str) -> None:
    if not set(turns) <= {1, 2, 3, 4, 5}:
        raise Wrong(path, "must be income turns from 1 to 5")


def _check_income_step(step: IncomeStep, ids: Ids) -> None:
    _check_turns(step.turns, "turns")


def _check_decision_card(card: DecisionCard, ids: Ids) -> None:
    if sorted(other.number for other in ids["decision_cards"].values()) != list(range(1, 23)):
        raise Wrong("number", "must be 1 to 22, each once")
    if card.deck != ("start" if card.number <= 7 else "progress"):
        raise Wrong("deck", "must be start for 1 to 7, progress for 8 to 22")
    if sorted(card.track_tiebreaker) != sorted((*ids["tracks"], "favorite")):
        raise Wrong("track_tiebreaker", "must name favorite and every track, each once")
    one_of(card.hex_tiebreaker, tuple(ids["hex_patterns"]), "hex_tiebreaker")


def _check_hex_pattern(pattern: HexPattern, ids: Ids) -> None:
    hex_order(pattern, ids["sides"]["small"].hexes)


def _check_automa_civilization(civilization: AutomaCivilization, ids: Ids) -> None:
    one_of(civilization.favorite_track, tuple(ids["tracks"]), "favorite_track")
    for n, effect in enumerate(civilization.effect):
        _check_turns(effect.income_turns, f"effect[{n}].income_turns")


def _check_automa_mat(mat: AutomaMat, ids: Ids) -> None:
    for field in ("landmarks_and_territories", "military_and_science_spaces", "technology_and_exploration_spaces"):
        if len(getattr(mat, field)) != 5:
            raise Wrong(field, "must be those of 5 income turns")
    if len(mat.first_into_era) != 4:
        raise Wrong("first_into_era", "must be those of 4 eras")


def _check_level(level: Level, ids: Ids) -> None:
    if sorted(other.level for other in ids["levels"].values()) != [1, 2, 3, 4, 5, 6]:
        raise Wrong("level", "must be 1 to 6, each once")
    one_of(level.mat, tuple(ids["automa_mats"]), "mat")
    for n, step in enumerate(level.chart):
        _check_turns(step.turns, f"chart[{n}].turns")
    for n, track in enumerate(level.human_advances):
        one_of(track, tuple(ids["tracks"]), f"human_advances[{n}]")


_CHECKS: Final[Mapping[type[Facts], Callable[[Any, Ids], None]]] = {
    Track: _check_track,
    Space: _check_space,
    TapestryCard: _check_tapestry_card,
    TechCard: _check_tech_card,
    TerritoryTile: _check_tile,
    LandmarkPiece: _check_landmark,
    LandmarkCard: _check_landmark_card,
    Civilization: _check_civilization,
    Capital: _check_capital,
    Side: _check_side,
    Die: _check_die,
    IncomeTrack: _check_income_track,
    IncomeStep: _check_income_step,
    DecisionCard: _check_decision_card,
    HexPattern: _check_hex_pattern,
    AutomaCivilization: _check_automa_civilization,
    AutomaMat: _check_automa_mat,
    Level: _check_level,
}


def _check(ids: Ids, replaced: Callable[[str], Sequence[str]]) -> None:
    """Every item by itself and among the others; replaced ones come first, so that a clash is told of them."""
    mine = [(name, item) for name in BLOCKS for item in replaced(name)]
    rest = [(name, item) for name in BLOCKS for item in ids[name] if (name, item) not in mine]
    for name, item in mine + rest:
        block = BLOCKS[name]
        try:
            _check_effects(ids[name][item], ids)
            if block.kind in _CHECKS:
                _CHECKS[block.kind](ids[name][item], ids)
        except Wrong as wrong:
            raise ComponentsError((block.file, item, wrong.path), wrong.why) from None
    cards: Iterable[TapestryCard] = ids["tapestry_cards"].values()
    traps = sum(card.count for card in cards if card.reaction is not None and card.reaction.kind == "trap")
    if traps != 7:
        raise ComponentsError(("tapestry_cards.yaml", "tapestry_cards"), f"must have 7 traps, not {traps}")


# --- loading ----------------------------------------------------------------------------------------------------------


def load(overrides: Path | None = None) -> Box:
    """The box, validated; items of the same id in the files of the override folder replace the package's own."""
    reader = _Reader(overrides)
    found: dict[str, dict[str, Any]] = {name: reader.items(name, block.kind) for name, block in BLOCKS.items()}
    _check(found, reader.replaced)
    era_bonus = reader.single("era_bonus", tuple[int, int, int, int])
    islanders_mat = reader.single("islanders_mat", tuple[tuple[Terrain, Terrain], ...])
    if len(islanders_mat) != len(DIRECTIONS):
        raise ComponentsError(("map.yaml", "islanders_mat"), f"must be 6 sides, not {len(islanders_mat)}")

    spaces: dict[str, Space] = found["spaces"]
    of_track = {name: [space for space in spaces.values() if space.track == name] for name in found["tracks"]}
    for name, track in found["tracks"].items():
        ordered = sorted(of_track[name], key=lambda space: space.index)
        found["tracks"][name] = replace(track, spaces=tuple(ordered))
    for name, tile in found["territory_tiles"].items():
        found["territory_tiles"][name] = replace(tile, turned=turned(tile.corners))
    for name, piece in found["landmarks"].items():
        found["landmarks"][name] = replace(piece, turns=landmark_turns(piece.shape))
    for name, side in found["sides"].items():
        found["sides"][name] = _filled_side(side)
    for name, pattern in found["hex_patterns"].items():
        found["hex_patterns"][name] = replace(pattern, order=hex_order(pattern, found["sides"]["small"].hexes))
    by_building: dict[str, IncomeTrack] = {track.building: track for track in found["income_tracks"].values()}
    found["income_tracks"] = {building: by_building[building] for building in BUILDINGS}

    blocks: dict[str, Any] = {name: types.MappingProxyType(items) for name, items in found.items()}
    for name in ("income_steps", "levels"):
        blocks[name] = tuple(found[name].values())
    return Box(
        **blocks,
        islanders_mat=islanders_mat,
        era_bonus=era_bonus,
        pieces=reader.single("pieces", Pieces),
        solo=reader.single("solo", SoloSetup),
    )


_PROSE: Final = frozenset({"name_en", "name_de", "name_de_source", "text", "note"})


def _bare(value: Any) -> Any:
    """Plain values without names, texts and notes."""
    if isinstance(value, dict):
        return {name: _bare(part) for name, part in value.items() if name not in _PROSE}
    return [_bare(part) for part in value] if isinstance(value, list | tuple) else value


def _all(box: Box, block: str) -> tuple[Any, ...]:
    items = getattr(box, block)
    return tuple(items.values() if isinstance(items, Mapping) else items)


def declared(box: Box) -> Components:
    """The box for the kernel. Names, texts and notes are no facts, nor is what follows from others."""
    items: list[Item] = []
    facts: dict[str, Any] = {name: getattr(box, name) for name in SINGLE}
    for name, block in BLOCKS.items():
        found = _all(box, name)
        facts[name] = {item.id: replace(item, **_DERIVED.get(block.kind, {})) for item in found}
        if issubclass(block.kind, Named):
            items += [Item(item.id, item.set, item.source, item.confidence, item.count) for item in found]
    plain = _bare(msgspec.to_builtins(facts, enc_hook=dict))
    return Components(VERSION, tuple(items), msgspec.json.encode(plain, order="sorted"))


BOX: Final = load()
"""The box as the package has it."""
