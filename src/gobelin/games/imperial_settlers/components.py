"""The facts of Imperial Settlers as types: cards, boards and the box that holds them; nothing here changes during play.

The rules play with copies, the single pieces of cardboard, since copies of one card may differ:

>>> from gobelin.games.imperial_settlers.effects import Produce
>>> from gobelin.games.imperial_settlers.loading import BOX
>>> from gobelin.games.imperial_settlers.vocabulary import WOOD, WORKER
>>> copy = BOX.copies["com014"]
>>> copy.card, copy.kind, copy.colours
('village', 'production', ('pink',))
>>> copy.effect == Produce(((WORKER, 1),)), copy.raze == ((WOOD, 1), (WORKER, 1))
(True, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from gobelin.games.imperial_settlers.effects import Effect
from gobelin.games.imperial_settlers.vocabulary import (
    BuildCost,
    Colour,
    Deck,
    FieldGood,
    Gain,
    Good,
    Goods,
    Kind,
    Of,
    RazeField,
    RazePrice,
    StoredGood,
)
from gobelin.toolkit.box import Confidence, Facts, Named, Source
from gobelin.toolkit.reading import Count, Number, Times


class PerColour(Facts, frozen=True):
    """Goods per own location of the colour, the new one included; `max` times at most."""

    colour: Colour
    gain: Gain
    max: Count | None = None


class Bonus(Facts, frozen=True, kw_only=True):
    """Given once, right after the card was built; `samurai` come from the supply."""

    gain: Gain = ()
    per_colour: PerColour | None = None
    samurai: Count | None = None


class CopyOverride(Facts, frozen=True, kw_only=True):
    """A copy whose printed cost, deal or raze field differs from that of its card."""

    number: str
    cost: BuildCost | None = None
    deal: FieldGood | None = None
    raze: RazeField | None = None


class Card(Named, frozen=True, kw_only=True):
    """A common or faction card, as printed on its first copy."""

    deck: Deck
    numbers: tuple[str, ...]
    kind: Kind
    colours: tuple[Colour, ...]
    cost: BuildCost
    deal: FieldGood | None = None
    raze: RazeField = ()
    copy_overrides: tuple[CopyOverride, ...] = ()
    building_bonus: Bonus | None = None
    effect: Effect
    vp_end: Number

    @property
    def set(self) -> str:
        """Its deck."""
        return self.deck


class Copy(Facts, frozen=True, kw_only=True):
    """One piece of cardboard with the facts that hold for it."""

    id: str
    """Permanent: the printed number in lowercase."""
    card: str
    deck: Deck
    is_faction: bool
    kind: Kind
    colours: tuple[Colour, ...]
    cost: Goods
    """The goods alone, without a demanded location."""
    needs_location: bool
    symbols: int
    """How many symbols the building cost shows, a demanded location included (IMP-SOLO-26)."""
    deal: Good | None
    raze: Goods
    """Empty: the copy has no raze field."""
    bonus: Bonus | None
    effect: Effect
    vp_end: int
    face: str
    """The first copy of the card with the very same facts: copies of equal face are interchangeable."""


class AttackCard(Named, frozen=True, kw_only=True):
    """An attack card of the solo game, with its target field."""

    target: FieldGood

    @property
    def set(self) -> str:
        """A deck of their own."""
        return "attack_cards"


class Storage(Facts, frozen=True):
    """Goods that a faction board keeps in clean-up; `max` None: any number."""

    goods: tuple[StoredGood, ...]
    max: Count | None


class Faction(Named, frozen=True, kw_only=True):
    """A faction board."""

    id: Deck
    abbreviation: str
    board_production: Annotated[Goods, Of("wood stone food gold worker raze defence")]
    storage: Storage
    egypt_tokens: Count | None = None
    samurai_per_location: Count | None = None
    razable: bool = False

    @property
    def set(self) -> str:
        """The faction boards."""
        return "factions"


class Part(Facts, frozen=True, kw_only=True):
    """A part of the box that belongs to no single card."""

    source: Source
    confidence: Confidence


class Setup(Part, frozen=True, kw_only=True):
    """Players, rounds and starting hand."""

    players: tuple[Count, ...]
    rounds: Times
    start_hand: Annotated[Goods, Of("common_card faction_card")]


class Exchange(Part, frozen=True, kw_only=True):
    """The exchange of workers printed on every board."""

    cost: Annotated[Goods, Of("worker")]
    gain_one_of: tuple[Annotated[Good, Of("wood stone food common_card faction_card")], ...]


class Prices(Part, frozen=True, kw_only=True):
    """What actions cost that is printed on no card."""

    deal: Annotated[Goods, Of("wood stone food gold")]
    raze_card: RazePrice
    raze_location: RazePrice
    """Before what protects the location."""


class Foundation(Part, frozen=True, kw_only=True):
    """What a common location leaves behind when it is razed."""

    gain: Annotated[Goods, Of("wood stone food gold worker raze defence")]


class ColourGoods(Part, frozen=True, kw_only=True):
    """The good that each colour stands for."""

    brown: FieldGood
    grey: FieldGood
    red: FieldGood
    pink: FieldGood
    gold: FieldGood
    blue: FieldGood
    black: FieldGood
    purple: FieldGood


class Box(Facts, frozen=True, kw_only=True, weakref=True):
    """Everything in the box."""

    cards: Mapping[str, Card]
    copies: Mapping[str, Copy]
    by_form: Mapping[type[Effect], frozenset[str]]
    """The copies by the form of their effect."""
    decks: Mapping[Deck, tuple[str, ...]]
    """The copies of each deck, in the order of their numbers; spare cards (IMP-VAR-15) are in none."""
    factions: Mapping[Deck, Faction]
    attack_cards: Mapping[str, AttackCard]
    attack_deck: Mapping[str, Good]
    """The sixteen attack cards by their permanent ids, `attack_wood_a` and so on, each with its target."""
    setup: Setup
    exchange: Exchange
    prices: Prices
    foundation: Foundation
    colour_goods: ColourGoods
