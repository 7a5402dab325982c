"""The facts of a component, for those who draw it; benefits are spelled as in the files.

>>> facts = describe(BOX, "wheel")
>>> facts.discipline, facts.milestone, facts.chain
('technology', 'transport', 'invent')
>>> describe(BOX, "knowledge") is None
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from gobelin.games.inventions.components import (
    ACTIONS,
    DISCIPLINES,
    Action,
    Benefit,
    Box,
    Discipline,
    GoalStack,
    InfluenceLevel,
    Kind,
    Letter,
    Pieces,
)
from gobelin.games.inventions.loading import BOX
from gobelin.toolkit.box import Confidence, Source


class Described(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What every component tells of itself."""

    id: str
    count: int
    source: Source
    confidence: Confidence
    note: str
    replaced: bool
    """It comes from a custom box."""


class RegionFacts(Described, frozen=True, kw_only=True, tag="region"):
    """A region of the world map with its display."""

    number: int
    adjacent: Sequence[str]
    influence_spaces: Sequence[int]


class ForumFacts(Described, frozen=True, kw_only=True, tag="forum"):
    """Two action spaces."""

    actions: Sequence[Action]


class IdeaFacts(Described, frozen=True, kw_only=True, tag="idea"):
    """An idea with its invention side; a prehistoric invention has no milestone."""

    era: int
    discipline: Discipline
    milestone: str
    extra: Sequence[Discipline]
    points: int
    chain: Action


class MilestoneFacts(Described, frozen=True, kw_only=True, tag="milestone"):
    """A milestone."""

    letter: Letter
    era: int
    spaces: int
    action: Action


class SpecialistFacts(Described, frozen=True, kw_only=True, tag="specialist_tile"):
    """What presenting an idea in a region takes and gives."""

    specialists: int
    benefit: Benefit


class KnowledgeFacts(Described, frozen=True, kw_only=True, tag="knowledge_tile"):
    """What a traveller may learn from a scholar."""

    benefit: Benefit


class ProgressFacts(Described, frozen=True, kw_only=True, tag="progress_tile"):
    """Economy: a benefit for a token; culture: one for an action; technology: two linked actions."""

    discipline: Discipline
    number: int
    benefit: Benefit | None
    on: Action | None
    links: Sequence[Action] | None


class ProsperityFacts(Described, frozen=True, kw_only=True, tag="prosperity_tile"):
    """An objective."""

    letter: str
    points: int
    beside: Kind | None
    pairs: Sequence[Discipline] | None


class GoalFacts(Described, frozen=True, kw_only=True, tag="private_goal"):
    """A private goal."""

    stack: GoalStack


class EraFacts(Described, frozen=True, kw_only=True, tag="era"):
    """An era of the track."""

    era: int
    rounds: int
    letter: Letter


class EraBoxFacts(Described, frozen=True, kw_only=True, tag="era_box"):
    """A box for an era marker."""

    era: int
    benefit: Benefit | None


class HexFacts(Described, frozen=True, kw_only=True, tag="progress_hex"):
    """A hex of the progress map."""

    at: tuple[int, int]
    benefit: Benefit | None


class InfluenceFacts(Described, frozen=True, kw_only=True, tag="influence_tile"):
    """An influence tile of a society, with the citizens that placing it takes."""

    citizens: int
    benefit: Benefit


class GameFacts(Struct, frozen=True, kw_only=True, tag_field="kind", tag="game"):
    """What belongs to no single component: the order of things, the tracks, the pieces."""

    id: str = "game"
    actions: Sequence[Action]
    disciplines: Sequence[Discipline]
    forums: Sequence[str]
    eras: Sequence[str]
    boxes: Sequence[str]
    hexes: Sequence[str]
    beside: Mapping[str, Sequence[str]]
    """The hexes beside each hex."""
    influence_levels: Sequence[InfluenceLevel]
    knowledge_points: int
    pieces: Pieces


AnyComponent: TypeAlias = (
    RegionFacts
    | ForumFacts
    | IdeaFacts
    | MilestoneFacts
    | SpecialistFacts
    | KnowledgeFacts
    | ProgressFacts
    | ProsperityFacts
    | GoalFacts
    | EraFacts
    | EraBoxFacts
    | HexFacts
    | InfluenceFacts
)
AnyFacts: TypeAlias = AnyComponent | GameFacts
KINDS: Final[Mapping[str, type[AnyComponent]]] = {
    "regions": RegionFacts,
    "forums": ForumFacts,
    "ideas": IdeaFacts,
    "milestones": MilestoneFacts,
    "specialist_tiles": SpecialistFacts,
    "knowledge_tiles": KnowledgeFacts,
    "progress_tiles": ProgressFacts,
    "prosperity_tiles": ProsperityFacts,
    "private_goals": GoalFacts,
    "eras": EraFacts,
    "boxes": EraBoxFacts,
    "hexes": HexFacts,
    "influence_tiles": InfluenceFacts,
}
"""What the components of each block tell; besides there is `game`."""


def describe(box: Box, name: str) -> AnyFacts | None:
    """The facts of a component by its id, or of `game` what belongs to no single one; None if it is none."""
    for block, kind in KINDS.items():
        item = getattr(box, block).get(name)
        if item is not None:
            printed = {field: getattr(item, field) for field in kind.__struct_fields__ if field != "replaced"}
            return kind(**printed, replaced=item != getattr(BOX, block).get(name))
    return game_facts(box) if name == "game" else None


def component_ids(box: Box) -> tuple[str, ...]:
    """The ids of all that `describe` knows, each once."""
    return ("game", *dict.fromkeys(name for block in KINDS for name in getattr(box, block)))


def game_facts(box: Box) -> GameFacts:
    """What belongs to no single component."""
    return GameFacts(
        actions=ACTIONS,
        disciplines=DISCIPLINES,
        forums=[*box.forums],
        eras=[*box.eras],
        boxes=[*box.boxes],
        hexes=[*box.hexes],
        beside=dict(box.beside),
        influence_levels=box.influence_levels,
        knowledge_points=box.knowledge_points,
        pieces=box.pieces,
    )
