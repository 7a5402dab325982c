"""What tables are told of the components of Imperial Settlers: like the facts of the box, with goods by their names."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from gobelin.games.imperial_settlers.effects import (
    BlockActionLocation,
    BuildFactionCardFromHand,
    BuildFromOwnDeal,
    CopyRazeGood,
    DealWithEnemyFactionLocation,
    DiscardDeal,
    DiscardLocation,
    EnemyDiscards,
    GainFromOwnDeal,
    HandCommonCardBecomesFoundation,
    Nothing,
    ProduceCopy,
    ProduceDraw,
    Protect,
    RazeLocation,
    RazeOwnLocation,
    RefreshOwnActionLocation,
    RepeatProduction,
    Stash,
    TakeDeal,
    TakeOverLocation,
)
from gobelin.games.imperial_settlers.vocabulary import Colour, Deck, Kind
from gobelin.toolkit.box import Confidence, Facts, Source

Amounts: TypeAlias = dict[str, int]
"""A bundle of goods by their names."""

# --- operations -------------------------------------------------------------------------------------------------------


class StealFacts(Facts, frozen=True, tag_field="op", tag="steal"):
    """`Steal`."""

    good: str
    amount: int


class RazeThenConvertFacts(Facts, frozen=True, tag_field="op", tag="raze_then_convert"):
    """`RazeThenConvert`."""

    hand_card: Amounts
    enemy_location: Amounts
    each_good_into: Amounts


AnyOperation: TypeAlias = (
    StealFacts
    | CopyRazeGood
    | RazeOwnLocation
    | RazeLocation
    | RazeThenConvertFacts
    | DiscardLocation
    | DiscardDeal
    | TakeDeal
    | DealWithEnemyFactionLocation
    | BuildFromOwnDeal
    | BuildFactionCardFromHand
    | GainFromOwnDeal
    | RepeatProduction
    | RefreshOwnActionLocation
    | EnemyDiscards
    | BlockActionLocation
    | TakeOverLocation
    | HandCommonCardBecomesFoundation
)

# --- effects ----------------------------------------------------------------------------------------------------------


class EffectFacts(Facts, frozen=True, tag_field="form"):
    """An effect that deals with goods."""


class ProduceFacts(EffectFacts, frozen=True, tag="produce"):
    """`Produce`."""

    gain: Amounts


class ProducePerFacts(EffectFacts, frozen=True, tag="produce_per"):
    """`ProducePer`."""

    good: str
    amount: int
    colour: Colour | None = None
    samurai: bool = False
    max: int | None = None


class ProduceChoiceFacts(EffectFacts, frozen=True, tag="produce_choice"):
    """`ProduceChoice`."""

    options: list[Amounts]


class ActionFacts(EffectFacts, frozen=True, tag="action"):
    """`Action`."""

    cost: Amounts
    times: int
    do: AnyOperation | None = None
    gain: Amounts = field(default_factory=dict)


class OfferFacts(Facts, frozen=True):
    """`Offer`."""

    cost: Amounts
    gain: Amounts


class OnBuildFacts(EffectFacts, frozen=True, tag="on_build"):
    """`OnBuild`."""

    colour: Colour | None = None
    affiliation: Literal["common", "faction"] | None = None
    gain: Amounts = field(default_factory=dict)
    offer: list[OfferFacts] = field(default_factory=list)
    limit_per_trigger: int | None = None


class OnRazeFacts(EffectFacts, frozen=True, tag="on_raze"):
    """`OnRaze`."""

    target: Literal["enemy_location", "hand_card"]
    gain: Amounts


class OnDealFacts(EffectFacts, frozen=True, tag="on_deal"):
    """`OnDeal`."""

    gain: Amounts


class OnEnemyExchangeFacts(EffectFacts, frozen=True, tag="on_enemy_exchange"):
    """`OnEnemyExchange`."""

    gain: Amounts


class OnGainVpFacts(EffectFacts, frozen=True, tag="on_gain_vp"):
    """`OnGainVp`."""

    single_source_at_least: int
    gain: Amounts


class StoreFacts(EffectFacts, frozen=True, tag="store"):
    """`Store`."""

    goods: list[str]
    max: int | None


AnyEffect: TypeAlias = (
    Nothing
    | ProduceFacts
    | ProducePerFacts
    | ProduceChoiceFacts
    | ProduceDraw
    | ProduceCopy
    | ActionFacts
    | OnBuildFacts
    | OnRazeFacts
    | OnDealFacts
    | OnEnemyExchangeFacts
    | OnGainVpFacts
    | StoreFacts
    | Protect
    | Stash
)


class PerColourFacts(Facts, frozen=True):
    """`PerColour`."""

    colour: Colour
    gain: Amounts
    max: int | None = None


class BonusFacts(Facts, frozen=True):
    """`Bonus`."""

    gain: Amounts = field(default_factory=dict)
    per_colour: PerColourFacts | None = None
    samurai: int | None = None


# --- components -------------------------------------------------------------------------------------------------------


class Described(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What every component tells of itself."""

    id: str
    source: Source
    confidence: Confidence
    note: str
    replaced: bool
    """It is from a person's own box."""


class CardFacts(Described, frozen=True, kw_only=True, tag="card"):
    """A piece of cardboard with the facts that hold for it; a demanded location stands in its cost."""

    card: str
    deck: Deck
    row: Kind
    colours: tuple[Colour, ...]
    cost: Amounts
    deal: str | None
    raze: Amounts
    bonus: BonusFacts | None
    effect: AnyEffect
    vp: int
    copies: tuple[str, ...]


class AttackFacts(Described, frozen=True, kw_only=True, tag="attack"):
    """An attack card of the solo game."""

    card: str
    target: str


class StorageFacts(Facts, frozen=True):
    """`Storage`."""

    goods: list[str]
    max: int | None


class FactionFacts(Described, frozen=True, kw_only=True, tag="faction"):
    """A faction board."""

    production: Amounts
    storage: StorageFacts


class GameFacts(Struct, frozen=True, kw_only=True, tag_field="kind", tag="game"):
    """What belongs to no single component: the rounds, and the exchange that is printed on every board."""

    id: str = "game"
    rounds: int
    exchange_cost: Amounts
    exchange_for: list[str]


AnyFacts: TypeAlias = CardFacts | AttackFacts | FactionFacts | GameFacts
