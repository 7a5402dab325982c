"""The facts of a component as plain JSON, for those who draw it; benefits are spelled as in the files.

>>> facts = describe(BOX, "wheel")
>>> facts["kind"], facts["discipline"], facts["milestone"], facts["chain"]
('idea', 'technology', 'transport', 'invent')
>>> describe(BOX, "knowledge")
{}

Names and texts are those of the texts in all languages; only what a person's own box replaces brings its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobelin.games.inventions.components import ACTIONS, DISCIPLINES, LETTERS, Box, Milestone
from gobelin.games.inventions.loading import BOX
from gobelin.kernel import Json
from gobelin.toolkit.box import Named
from gobelin.toolkit.describing import plain, provenance

KINDS: Final[Mapping[str, str]] = {
    "regions": "region",
    "forums": "forum",
    "ideas": "idea",
    "milestones": "milestone",
    "specialist_tiles": "specialist_tile",
    "knowledge_tiles": "knowledge_tile",
    "progress_tiles": "progress_tile",
    "prosperity_tiles": "prosperity_tile",
    "private_goals": "private_goal",
    "eras": "era",
    "boxes": "era_box",
    "hexes": "progress_hex",
    "influence_tiles": "influence_tile",
}
"""The kind of the components of each block; besides there is `game`."""
_WORDS: Final = frozenset({"id", "name_en", "name_de", "text_en", "text_de", "source", "confidence", "note"})
"""What is told apart from the facts."""


def describe(box: Box, name: str) -> dict[str, Json]:
    """The facts of a component by its id, or of `game` what belongs to no single one; nothing if it is none."""
    for block, kind in KINDS.items():
        item = getattr(box, block).get(name)
        if item is not None:
            standard = getattr(BOX, block).get(name)
            return {"id": name, "kind": kind, **_facts(item), **provenance(item, standard)}
    return _game(box) if name == "game" else {}


def component_ids(box: Box) -> tuple[str, ...]:
    """The ids of all that `describe` knows, each once."""
    return ("game", *dict.fromkeys(name for block in KINDS for name in getattr(box, block)))


def _facts(item: Named) -> dict[str, Json]:
    """What is printed on a component. What a progress tile does goes by `discipline`, since `kind` is taken."""
    spelled = {"kind": "discipline"}
    shown = {
        spelled.get(name, name): plain(getattr(item, name)) for name in item.__struct_fields__ if name not in _WORDS
    }
    if isinstance(item, Milestone):
        shown["era"] = item.era
    return shown


def _game(box: Box) -> dict[str, Json]:
    """What belongs to no single component: the order of things, the tracks, the pieces."""
    return {
        "id": "game",
        "kind": "game",
        "actions": [*ACTIONS],
        "disciplines": [*DISCIPLINES],
        "letters": [*LETTERS],
        "path": [*box.path],
        "forums": [*box.forums],
        "eras": [*box.eras],
        "boxes": [*box.boxes],
        "hexes": [*box.hexes],
        "beside": {name: [*others] for name, others in box.beside.items()},
        "influence_levels": plain(box.influence_levels),
        "knowledge_points": box.knowledge_points,
        "pieces": plain(box.pieces),
    }
