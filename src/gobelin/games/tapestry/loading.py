"""The box of Tapestry, read from its files, validated and loaded once; a person's own files go before.

>>> len(BOX.tech_cards), len(BOX.sides["small"].hexes), BOX.tracks["military"].end
(33, 34, 12)

A folder of a person's own has files of the same names as the package's. Their items and blocks replace those of the
same id. What follows from other facts (how a tile or a landmark turns, which hexes are neighbours) is in no file.
"""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from gobelin.games.tapestry.automa_parts import AutomaCivilization, HexPattern, SoloSetup
from gobelin.games.tapestry.benefits import (
    SPELLED,
    Action,
    Advance,
    Choose,
    Effect,
    Gain,
    Landmark,
    Regress,
    Repeat,
    Score,
    ScorePer,
)
from gobelin.games.tapestry.checks import Ids, check_effects, check_odd, check_pieces, check_solo
from gobelin.games.tapestry.components import (
    Box,
    Civilization,
    ComponentSet,
    IncomeTrack,
    LandmarkPiece,
    Pieces,
    Side,
    Space,
    TapestryCard,
    TerritoryTile,
    Track,
)
from gobelin.games.tapestry.kinds import BLOCKS
from gobelin.games.tapestry.shapes import DIRECTIONS, filled_side, hex_order, landmark_turns, turned
from gobelin.games.tapestry.vocabulary import BASE, BUILDINGS, Facts, Named, Terrain
from gobelin.kernel import Components, Item
from gobelin.toolkit.reading import (
    ComponentsError,
    FieldError,
    Files,
    Notation,
    Number,
    Raw,
    join_path,
    listed,
    mapping,
    one_of,
    tagged,
    without_prose,
)

VERSION: Final = 2
"""Of the components, apart from the rules': raised when a fact of the package's own files changes."""
HOME: Final = Path(__file__).with_name("components")
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


def _effect(value: object, path: str) -> Effect:
    """An effect: a mapping with the word of its form, or with `do` for an action."""
    facts = dict(mapping(value, path))
    if "do" in facts:
        actions = tagged(Action)
        name = one_of(facts.pop("do"), tuple(actions), join_path(path, "do"))
        return NOTATION.struct(actions[name], facts, path)
    forms = [form for word, form in _FORMS.items() if word in facts]
    if len(forms) != 1:
        raise FieldError(path, f"must have exactly one form of {', '.join(_FORMS)}, do; not {len(forms)}")
    return NOTATION.struct(forms[0], facts, path, SPELLED.get(forms[0]))


def _own(kind: Any, value: object, path: str) -> Any:
    return _effect(value, path) if kind is Effect else NotImplemented


NOTATION: Final = Notation(_own)


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
    LandmarkPiece: {"turns": (), "letter": ""},
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


def read_sets() -> dict[str, ComponentSet]:
    """The sets, which nobody's own box changes."""
    raw = Files(HOME, ("sets.yaml",), None).items("sets.yaml", "sets", ("sets",), beside=("sets",))
    return {name: NOTATION.checked("sets.yaml", name, ComponentSet, item) for name, item in raw.items()}


class _Reader:
    """Reads the blocks of the files, with an override folder laid over them."""

    def __init__(self, overrides: Path | None) -> None:
        self.files = Files(HOME, FILES, overrides)
        self.sets = read_sets()

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
            counts[getattr(item, "set", BASE)] += getattr(item, "count", 1)
        for which, facts in self.sets.items():
            wanted = facts.pieces.get(name, 0)
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
        except FieldError as wrong:
            raise ComponentsError((file, name, wrong.path), wrong.why) from None


# --- checks -----------------------------------------------------------------------------------------------------------


def _check(ids: Ids, replaced: Callable[[str], Sequence[str]]) -> None:
    """Every item by itself and among the others; replaced ones come first, so that a clash is told of them."""
    mine = [(name, item) for name in BLOCKS for item in replaced(name)]
    rest = [(name, item) for name in BLOCKS for item in ids[name] if (name, item) not in mine]
    for name, item in mine + rest:
        block = BLOCKS[name]
        try:
            one_of(getattr(ids[name][item], "set", BASE), tuple(ids["sets"]), "set")
            check_effects(ids[name][item], ids)
            if block.check:
                block.check(ids[name][item], ids)
            if (name, item) in mine and block.kind in (TapestryCard, Civilization, AutomaCivilization):
                check_odd(ids[name][item], getattr(BOX, name)[item])
        except FieldError as wrong:
            raise ComponentsError((block.file, item, wrong.path), wrong.why) from None
    cards: Iterable[TapestryCard] = ids["tapestry_cards"].values()
    traps = sum(card.count for card in cards if card.reaction is not None and card.reaction.kind == "trap")
    wanted = sum(facts.traps for facts in ids["sets"].values())
    if traps != wanted:
        raise ComponentsError(("tapestry_cards.yaml", "tapestry_cards"), f"must have {wanted} traps, not {traps}")


# --- loading ----------------------------------------------------------------------------------------------------------


def load(overrides: Path | None = None) -> Box:
    """The box, validated; items of the same id in the files of the override folder replace the package's own."""
    reader = _Reader(overrides)
    found: dict[str, dict[str, Any]] = {name: reader.items(name, block.kind) for name, block in BLOCKS.items()}
    _check(found | {"sets": reader.sets}, reader.replaced)
    era_bonus = reader.single("era_bonus", tuple[Number, Number, Number, Number])
    islanders_mat = reader.single("islanders_mat", tuple[tuple[Terrain, Terrain], ...])
    if len(islanders_mat) != len(DIRECTIONS):
        raise ComponentsError(("map.yaml", "islanders_mat"), f"must be 6 sides, not {len(islanders_mat)}")

    pieces, solo = reader.single("pieces", Pieces), reader.single("solo", SoloSetup)
    check_pieces(pieces, found["income_tracks"].values())
    check_solo(solo, pieces, found)

    spaces: dict[str, Space] = found["spaces"]
    of_track = {name: [space for space in spaces.values() if space.track == name] for name in found["tracks"]}
    for name, track in found["tracks"].items():
        ordered = sorted(of_track[name], key=lambda space: space.index)
        found["tracks"][name] = replace(track, spaces=tuple(ordered))
    for name, tile in found["territory_tiles"].items():
        found["territory_tiles"][name] = replace(tile, turned=turned(tile.corners))
    letters = filter(str.isupper, map(chr, count(ord("A"))))
    for (name, piece), letter in zip(found["landmarks"].items(), letters, strict=False):
        found["landmarks"][name] = replace(piece, turns=landmark_turns(piece.shape), letter=letter)
    for name, side in found["sides"].items():
        found["sides"][name] = filled_side(side)
    for name, pattern in found["hex_patterns"].items():
        found["hex_patterns"][name] = replace(pattern, order=hex_order(pattern, found["sides"]["small"].hexes))
    by_building: dict[str, IncomeTrack] = {track.building: track for track in found["income_tracks"].values()}
    found["income_tracks"] = {building: by_building[building] for building in BUILDINGS}

    blocks: dict[str, Any] = {name: types.MappingProxyType(items) for name, items in found.items()}
    for name in ("income_steps", "levels"):
        blocks[name] = tuple(found[name].values())
    return Box(
        sets=types.MappingProxyType(reader.sets),
        **blocks,
        islanders_mat=islanders_mat,
        era_bonus=era_bonus,
        pieces=pieces,
        solo=solo,
    )


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
    plain = without_prose(msgspec.to_builtins(facts, enc_hook=dict))
    return Components(VERSION, tuple(items), msgspec.json.encode(plain, order="sorted"))


BOX: Final = load()
"""The box as the package has it."""
