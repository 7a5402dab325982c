"""The facts of Imperial Settlers as types: goods, effects, cards, boards and the box that holds them.

The rules play with copies, the single pieces of cardboard, since copies of one card may differ:

>>> from gobelin.games.imperial_settlers.loading import BOX
>>> copy = BOX.copies["com014"]
>>> copy.card, copy.kind, copy.colours
('village', 'production', ('pink',))
>>> copy.effect == Produce(((WORKER, 1),)), copy.raze == ((WOOD, 1), (WORKER, 1))
(True, True)

Goods are small ints; a bundle of goods is a tuple of (good, amount) pairs in the order of `GOODS`. Each effect is one
value of a form below, so that rules dispatch on its type; nothing here changes during play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NewType, TypeAlias, get_args

from gobelin.toolkit.box import Confidence, Facts, Named, Source
from gobelin.toolkit.reading import Count, Number, Times

# --- goods ------------------------------------------------------------------------------------------------------------

Good = NewType("Good", int)
"""A small int, fit as an index into a purse. The order is permanent; new goods go to the end."""

GOODS: Final = (
    *("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp", "card", "common_card", "faction_card"),
    *("location", "deal", "resource"),  # only in costs: an own location or foundation, an own deal, any one resource
)
WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENCE, VP, CARD, COMMON_CARD, FACTION_CARD, LOCATION, DEAL, RESOURCE = (
    Good(number) for number in range(len(GOODS))
)
NUMBERS: Final[Mapping[str, Good]] = {name: Good(number) for number, name in enumerate(GOODS)}

RESOURCES: Final = (WOOD, STONE, FOOD)
"""IMP-SET-06: resource means these three, never gold or workers."""

PURSE: Final = (WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENCE)
"""What lies in a personal supply: the goods 0 to 6."""

Goods: TypeAlias = tuple[tuple[Good, int], ...]


class Of:
    """Which goods may stand in a place."""

    def __init__(self, names: str) -> None:
        self.names = tuple(names.split())


Gain: TypeAlias = Annotated[Goods, Of("wood stone food gold worker raze vp card common_card faction_card")]
Points: TypeAlias = Annotated[Goods, Of("vp")]
BuildCost: TypeAlias = Annotated[Goods, Of("wood stone food location")]
ActionCost: TypeAlias = Annotated[Goods, Of("wood stone food gold worker raze card deal resource")]
RazePrice: TypeAlias = Annotated[Goods, Of("raze")]
RazeField: TypeAlias = Annotated[Goods, Of("wood stone food gold worker raze vp card")]
FieldGood: TypeAlias = Annotated[Good, Of("wood stone food gold worker raze vp card")]
StoredGood: TypeAlias = Annotated[Good, Of("wood stone food gold worker raze")]


# --- vocabularies -----------------------------------------------------------------------------------------------------

Kind: TypeAlias = Literal["production", "feature", "action"]
Colour: TypeAlias = Literal["brown", "grey", "red", "pink", "gold", "blue", "black", "purple"]
Deck: TypeAlias = Literal["common", "barbarians", "romans", "egyptians", "japanese"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
DECKS: Final[tuple[Deck, ...]] = get_args(Deck)
FACTIONS: Final = DECKS[1:]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


# --- operations: what an action location does besides giving goods ----------------------------------------------------


class Operation(Facts, frozen=True, tag_field="op"):
    """A special operation. Other players who have passed are never its target (IMP-ACT-06)."""


class Steal(Operation, frozen=True, tag="steal"):
    """Move goods from another player's personal supply into the own one."""

    good: Annotated[Good, Of("wood stone food gold worker raze resource")]
    amount: Count


class CopyRazeGood(Operation, frozen=True, tag="copy_raze_good"):
    """Take goods of choice shown in the raze field of another player's location, which stays as it is."""

    amount: Count


class RazeOwnLocation(Operation, frozen=True, tag="raze_own_location"):
    """Raze an own location: its goods, a foundation, and the one wood."""


class RazeLocation(Operation, frozen=True, tag="raze_location"):
    """Raze a location of another player for the action's cost alone."""

    ignore_protection: bool


class RazeThenConvert(Operation, frozen=True, tag="raze_then_convert"):
    """Raze for a price laid on the card, then give up any of the goods won, each for `each_good_into`.

    `hand_card` is the price for an own hand card, `enemy_location` that for a location, before its protection.
    """

    hand_card: RazePrice
    enemy_location: RazePrice
    each_good_into: Points


class DiscardLocation(Operation, frozen=True, tag="discard_location"):
    """Remove a location of another player from play; not razing."""

    any_affiliation: bool


class DiscardDeal(Operation, frozen=True, tag="discard_deal"):
    """End a deal of another player."""

    trade_route_deals: bool


class TakeDeal(Operation, frozen=True, tag="take_deal"):
    """Move another player's deal under the own board; not making a deal."""


class DealWithEnemyFactionLocation(Operation, frozen=True, tag="deal_with_enemy_faction_location"):
    """Make a deal with a faction location in another empire, for the good of its deal field."""

    once_per_location: bool


class BuildFromOwnDeal(Operation, frozen=True, tag="build_from_own_deal"):
    """Build a card that lies as a deal under the own board, paying its goods."""

    ignore_location_cost: bool


class BuildFactionCardFromHand(Operation, frozen=True, tag="build_faction_card_from_hand"):
    """Build a faction card from the hand at once, paying its goods."""

    ignore_location_cost: bool


class GainFromOwnDeal(Operation, frozen=True, tag="gain_from_own_deal"):
    """Take the good of one own deal once more."""

    trade_route_deals: bool


class RepeatProduction(Operation, frozen=True, tag="repeat_production"):
    """One own production location produces again."""

    any_affiliation: bool


class RefreshOwnActionLocation(Operation, frozen=True, tag="refresh_own_action_location"):
    """Activate another own action location at once, even a used-up one, for its cost."""


class EnemyDiscards(Operation, frozen=True, tag="enemy_discards"):
    """Another player discards hand cards, of his choice or at random."""

    amount: Count
    random: bool


class BlockActionLocation(Operation, frozen=True, tag="block_action_location"):
    """Mark another player's action location with a worker from the supply: unusable until clean-up."""


class TakeOverLocation(Operation, frozen=True, tag="take_over_location"):
    """Mark a location of another player with an Egyptian token and use it until passing."""


class HandCommonCardBecomesFoundation(Operation, frozen=True, tag="hand_common_card_becomes_foundation"):
    """Lay a common hand card into the own empire as a foundation."""

    wood_compensation: bool


# --- effects: one form a card -----------------------------------------------------------------------------------------


class Effect(Facts, frozen=True, tag_field="form"):
    """The lasting ability of a location."""


class Nothing(Effect, frozen=True, tag="none"):
    """No lasting ability."""


class Produce(Effect, frozen=True, tag="produce"):
    """Goods on building and in each production phase."""

    gain: Gain


class ProducePer(Effect, frozen=True, kw_only=True, tag="produce_per"):
    """`amount` of `good` per own location of the colour, itself included, or per own samurai; at most `max`."""

    good: Annotated[Good, Of("wood stone food gold worker raze vp card")]
    amount: Count
    colour: Colour | None = None
    samurai: bool = False
    max: Count | None = None


class ProduceChoice(Effect, frozen=True, tag="produce_choice"):
    """The owner picks one of the bundles each time."""

    options: tuple[Gain, ...]


class ProduceDraw(Effect, frozen=True, kw_only=True, tag="produce_draw"):
    """Look at the top cards of a deck, keep some, discard the rest."""

    deck: Literal["faction", "common"]
    draw: Count
    keep: Count


class ProduceCopy(Effect, frozen=True, tag="produce_copy"):
    """Repeat the production of another own production location."""


class Action(Effect, frozen=True, kw_only=True, tag="action"):
    """The cost is laid on the card; then `do` is carried out and `gain` taken; at most `times` a round.

    A card in the cost is discarded; a deal in it may be a Trade Route deal (IMP-CARD-COM-01).
    """

    cost: ActionCost
    times: Times
    do: Operation | None = None
    gain: Gain = ()


class Offer(Facts, frozen=True):
    """An exchange that a feature offers."""

    cost: ActionCost
    gain: Gain


class OnBuild(Effect, frozen=True, kw_only=True, tag="on_build"):
    """After building a location of the colour or affiliation, itself included.

    `gain` comes by itself; of the `offer`, at most `limit_per_trigger` exchanges may be made.
    """

    colour: Colour | None = None
    affiliation: Literal["common", "faction"] | None = None
    gain: Gain = ()
    offer: tuple[Offer, ...] = ()
    limit_per_trigger: Count | None = None


class OnRaze(Effect, frozen=True, tag="on_raze"):
    """After razing another player's location, or a card from the own hand."""

    target: Literal["enemy_location", "hand_card"]
    gain: Gain


class OnDeal(Effect, frozen=True, tag="on_deal"):
    """After making a deal, from hand or through the Trade Route; not after taking one."""

    gain: Gain


class OnEnemyExchange(Effect, frozen=True, tag="on_enemy_exchange"):
    """For every pair of workers that another player exchanges."""

    gain: Gain


class OnGainVp(Effect, frozen=True, tag="on_gain_vp"):
    """After one single source gave at least that many victory points."""

    single_source_at_least: Count
    gain: Points


class Store(Effect, frozen=True, tag="store"):
    """Goods that may be kept in clean-up; `max` None: any number."""

    goods: tuple[StoredGood, ...]
    max: Count | None


class Protect(Effect, frozen=True, tag="protect"):
    """Razing the own common locations costs other players more raze tokens."""

    extra_raze: Count


class Stash(Effect, frozen=True, tag="stash"):
    """Hand cards or resources laid away for good in the own turn, for points at game end; `limit` None: any number."""

    what: Literal["hand_card", "resource"]
    limit: Count | None
    vp_each_at_end: Count


PRODUCTIONS: Final = (Produce, ProducePer, ProduceChoice, ProduceDraw, ProduceCopy)


# --- cards, boards and the box ----------------------------------------------------------------------------------------


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
    """Permanent: the printed number in small letters."""
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


class Block(Facts, frozen=True, kw_only=True):
    """A part of the box that belongs to no single card."""

    source: Source
    confidence: Confidence


class Setup(Block, frozen=True, kw_only=True):
    """Players, rounds and starting hand."""

    players: tuple[Count, ...]
    rounds: Times
    start_hand: Annotated[Goods, Of("common_card faction_card")]


class Exchange(Block, frozen=True, kw_only=True):
    """The exchange of workers printed on every board."""

    cost: Annotated[Goods, Of("worker")]
    gain_one_of: tuple[Annotated[Good, Of("wood stone food common_card faction_card")], ...]


class Prices(Block, frozen=True, kw_only=True):
    """What actions cost that is printed on no card."""

    deal: Annotated[Goods, Of("wood stone food gold")]
    raze_card: RazePrice
    raze_location: RazePrice
    """Before what protects the location."""


class ColourGoods(Block, frozen=True, kw_only=True):
    """The good that each colour stands for."""

    brown: FieldGood
    grey: FieldGood
    red: FieldGood
    pink: FieldGood
    gold: FieldGood
    blue: FieldGood
    black: FieldGood
    purple: FieldGood


class Pieces(Block, frozen=True, kw_only=True):
    """Tokens and boards in the box."""

    wood: Count
    stone: Count
    food: Count
    worker: Count
    gold: Count
    raze: Count
    defence: Count
    multiplier_token: Count
    start_player_token: Count
    egypt_token: Count
    faction_board: Count
    score_marker: Count
    round_marker: Count
    score_board: Count
    overview: Count


class Box(Facts, frozen=True, kw_only=True):
    """Everything in the box."""

    cards: Mapping[str, Card]
    copies: Mapping[str, Copy]
    decks: Mapping[Deck, tuple[str, ...]]
    """The copies of each deck, in the order of their numbers; spare cards (IMP-VAR-15) are in none."""
    factions: Mapping[Deck, Faction]
    attack_cards: Mapping[str, AttackCard]
    attack_deck: Mapping[str, Good]
    """The sixteen attack cards by their permanent ids, `attack_wood_a` and so on, each with its target."""
    setup: Setup
    exchange: Exchange
    prices: Prices
    colour_goods: ColourGoods
    pieces: Pieces
