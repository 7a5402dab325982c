"""What cards of Imperial Settlers do, as types: each effect is a value of one form, and rules dispatch on its type."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from gobelin.games.imperial_settlers.vocabulary import ActionCost, Colour, Gain, Good, Of, Points, RazePrice, StoredGood
from gobelin.toolkit.box import Facts
from gobelin.toolkit.reading import Count, Times

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

    compensated: bool
    """Whether it brings what a razed location leaves behind."""


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
