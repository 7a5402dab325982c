"""The box of Tapestry, read from its files, validated and loaded once; custom files take precedence.

>>> len(BOX.tech_cards), len(BOX.sides["small"].hexes), BOX.tracks["military"].end
(56, 34, 12)

A custom folder has files of the same names as the package's. Their items and blocks replace those of the
same id. What follows from other facts (how a tile or a landmark turns, which hexes are neighbours) is in no file.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from gobelin.games.tapestry.automa_checks import check_solo
from gobelin.games.tapestry.automa_parts import AutomaCivilization, HexPattern, SoloSetup
from gobelin.games.tapestry.benefits import (
    SPELLED,
    Action,
    Advance,
    Choose,
    Effect,
    Gain,
    Landmark,
    MayPay,
    Regress,
    Repeat,
    Score,
    ScorePer,
)
from gobelin.games.tapestry.cards_and_tiles import LandmarkPiece, TapestryCard, TerritoryTile
from gobelin.games.tapestry.checks import check_effects, check_odd, check_pieces
from gobelin.games.tapestry.city import ORDINARY
from gobelin.games.tapestry.components import (
    Box,
    Capital,
    Civilization,
    ComponentSet,
    IncomeTrack,
    Pieces,
    Side,
    Space,
    Track,
)
from gobelin.games.tapestry.kinds import BLOCKS
from gobelin.games.tapestry.shapes import DIRECTIONS, filled_side, founded, hex_order, landmark_turns, turned
from gobelin.games.tapestry.vocabulary import BUILDINGS, Terrain
from gobelin.toolkit.box import Block, BoxFiles, Contents, Single
from gobelin.toolkit.reading import (
    FieldError,
    Files,
    Notation,
    Number,
    join_path,
    mapping,
    one_of,
    tagged,
)

_FORMS: Final[Mapping[str, type[Effect]]] = {
    "gain": Gain,
    "vp": Score,
    "vp_per": ScorePer,
    "advance": Advance,
    "regress": Regress,
    "choose_one": Choose,
    "repeat": Repeat,
    "gain_landmark": Landmark,
    "pay": MayPay,
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
_HOME: Final = Path(__file__).with_name("components")


def _sets() -> dict[str, ComponentSet]:
    """The sets, which nobody's own box changes."""
    raw = Files(_HOME, ("sets.yaml",), None).items("sets.yaml", "sets", ("sets",))
    return {name: NOTATION.checked("sets.yaml", name, ComponentSet, item) for name, item in raw.items()}


_SETS: Final = _sets()
FILES: Final = BoxFiles[Box](
    3,
    _HOME,
    {
        name: Block(kind.file, kind.kind, {which: facts.pieces.get(name, 0) for which, facts in _SETS.items()})
        for name, kind in BLOCKS.items()
    },
    {
        "islanders_mat": Single("map.yaml", tuple[tuple[Terrain, Terrain], ...]),
        "era_bonus": Single("income_mat.yaml", tuple[Number, Number, Number, Number]),
        "pieces": Single("income_mat.yaml", Pieces),
        "solo": Single("automa.yaml", SoloSetup),
    },
    NOTATION,
    {
        Track: {"spaces": []},  # the default would be left out of the facts, and the hash of all records be another
        TerritoryTile: {"turned": ()},
        LandmarkPiece: {"turns": (), "letter": ""},
        Capital: {"city": ORDINARY},
        Side: {"neighbours": (), "corners": (), "island": -1, "starts": {}},
        HexPattern: {"order": ()},
    },
)


def _check(contents: Contents) -> None:
    """Every item by itself and among the others, then what they must be together."""
    found = contents.items
    ids = {**found, "sets": _SETS}
    for name, item in contents.in_order():
        block, facts = BLOCKS[name], found[name][item]
        with FILES.telling(name, item):
            check_effects(facts, ids)
            if block.check:
                block.check(facts, ids)
            if (name, item) in contents.replaced and block.kind in (TapestryCard, Civilization, AutomaCivilization):
                check_odd(facts, getattr(BOX, name)[item])
    cards: Iterable[TapestryCard] = found["tapestry_cards"].values()
    traps = sum(card.count for card in cards if card.reaction is not None and card.reaction.kind == "trap")
    wanted = sum(facts.traps for facts in _SETS.values())
    FILES.require(traps == wanted, "tapestry_cards", f"must have {wanted} traps, not {traps}")
    sides = len(contents.single["islanders_mat"])
    FILES.require(sides == len(DIRECTIONS), "islanders_mat", f"must be 6 sides, not {sides}")
    check_pieces(contents.single["pieces"], found["income_tracks"].values())
    check_solo(contents.single["solo"], contents.single["pieces"], found)


def load(overrides: Path | None = None) -> Box:
    """The box, validated; items of the same id in the files of the override folder replace the package's own."""
    contents = FILES.read(overrides)
    _check(contents)
    found = contents.items
    spaces: Iterable[Space] = sorted(found["spaces"].values(), key=lambda space: space.index)
    for name, track in found["tracks"].items():
        found["tracks"][name] = replace(track, spaces=tuple(space for space in spaces if space.track == name))
    for name, tile in found["territory_tiles"].items():
        found["territory_tiles"][name] = replace(tile, turned=turned(tile.corners))
    letters = filter(str.isupper, map(chr, count(ord("A"))))
    for (name, piece), letter in zip(found["landmarks"].items(), letters, strict=False):
        found["landmarks"][name] = replace(piece, turns=landmark_turns(piece.shape), letter=letter)
    for name, capital in found["capitals"].items():
        found["capitals"][name] = replace(capital, city=founded(capital))
    for name, side in found["sides"].items():
        found["sides"][name] = filled_side(side)
    for name, pattern in found["hex_patterns"].items():
        found["hex_patterns"][name] = replace(pattern, order=hex_order(pattern, found["sides"]["small"].hexes))
    tracks: dict[str, IncomeTrack] = {track.building: track for track in found["income_tracks"].values()}
    blocks = contents.blocks | {name: tuple(found[name].values()) for name in ("income_steps", "levels")}
    blocks["income_tracks"] = types.MappingProxyType({building: tracks[building] for building in BUILDINGS})
    return Box(sets=types.MappingProxyType(_SETS), **blocks)


BOX: Final = load()
"""The box as the package has it."""
