"""What a bot may think about a position of Imperial Settlers: rough prices for everything, in points at the end.

A good that comes in a later round is worth less the fewer rounds are left to turn it into points, a location is worth
its points, what it will still produce, and what its uses earn; a hand is worth part of what its cards could become.
Only the own hand and what lies open is looked at, so that samples of one position differ by the draws alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from gobelin.games.imperial_settlers.clean_up import stored
from gobelin.games.imperial_settlers.components import (
    CARD,
    COMMON_CARD,
    DEAL,
    FACTION_CARD,
    FOOD,
    GOLD,
    NUMBERS,
    PURSE,
    RAZE,
    RESOURCE,
    RESOURCES,
    STONE,
    VP,
    WOOD,
    WORKER,
    Action,
    BlockActionLocation,
    BuildFactionCardFromHand,
    BuildFromOwnDeal,
    Copy,
    CopyRazeGood,
    DealWithEnemyFactionLocation,
    DiscardDeal,
    DiscardLocation,
    Effect,
    EnemyDiscards,
    GainFromOwnDeal,
    Goods,
    HandCommonCardBecomesFoundation,
    OnBuild,
    OnDeal,
    OnEnemyExchange,
    OnGainVp,
    OnRaze,
    Operation,
    Produce,
    ProduceChoice,
    ProduceCopy,
    ProduceDraw,
    ProducePer,
    Protect,
    RazeLocation,
    RazeOwnLocation,
    RazeThenConvert,
    RefreshOwnActionLocation,
    RepeatProduction,
    Stash,
    Steal,
    Store,
    TakeDeal,
    TakeOverLocation,
)
from gobelin.games.imperial_settlers.payment import can_pay
from gobelin.games.imperial_settlers.production import count_colour
from gobelin.games.imperial_settlers.scoring import stash_points
from gobelin.games.imperial_settlers.solo import ATTACKS
from gobelin.games.imperial_settlers.state import BOXES, Location, Realm, SettlersState
from gobelin.kernel import Option, Seat

WORTH: Final = {
    WOOD: 0.58,
    STONE: 0.51,
    FOOD: 0.83,
    GOLD: 1.07,
    WORKER: 0.75,
    RAZE: 0.48,
    VP: 1.0,
    CARD: 1.14,
    COMMON_CARD: 0.6,
    FACTION_CARD: 1.14,
    DEAL: 0.6,
    RESOURCE: 0.7,
}
"""The price of a good at an even pace."""
PACE: Final = (2.05, 1.65, 1.33, 1.01, 0.67)
"""How much more goods are worth in each round than at an even pace: early ones grow."""
EXCESS: Final = (0.5, 0.5, 0.45, 0.4, 0.15)
"""The part of its price that a good keeps for which nothing in hand or empire asks, by round."""
KEPT: Final = 0.9
"""The part of its price that a good keeps when stored for the next round."""
HAND: Final = (0.75, 0.75, 0.75, 0.67, 0.45)
"""The part of its best use that a hand card is worth, by round."""
FADE: Final = 0.9
"""Each further hand card is worth so much less: there is not enough to build them all."""
OUT_OF_REACH: Final = (0.8, 0.8, 0.75, 0.6, 0.1)
"""The same for cards that cannot be paid for yet."""
USES: Final = 0.43
"""The part of an action location's uses that is made, on average."""
READY: Final = 0.44
"""The part that counts of a use which can be made at once: the less, the sooner it is made."""
SOME_DAY: Final = 0.25
"""The same of a use of this round that cannot be paid for yet."""
SPENT: Final = 0.99
"""The part of its price that a good in a cost is counted with: some would have been left over."""
LATER: Final = 1.16
"""The part of what a location should bring in later rounds that is counted on."""
FEATURES: Final = 1.42
"""The same for features."""
FOUNDATION: Final = 0.6
DEMAND: Final = 0.9
"""What the location demanded by a faction card is thought to cost."""
RIVALS: Final = 0.36
"""How much a point of the rivals' counts against one's own."""
GUARD: Final = 0.09
"""The part of a location's worth that protection saves."""
DRAWN: Final = 3
"""Cards that a round brings."""
FAVOUR: Final[Mapping[str, float]] = {"egyptians": 8.0, "romans": 4.0, "barbarians": 2.0, "japanese": 0.0}
"""How much better factions do than the weakest, for whoever may choose."""
SOLO: Final = 2.5
"""What one location more or less than the neutral player's collection is worth in the solo game."""
COMING: Final = (0.3, 0.4, 0.6, 0.8, 1.0)
"""The part of it that counts in each round: what is built on comes first."""
ATTACKED: Final = 0.5
"""What is thought to be lost with a location that falls to an attack, beyond what it counts in the collection."""

DEEDS: Final[Mapping[type[Operation], float]] = {
    Steal: 0.86,
    CopyRazeGood: 0.78,
    RazeOwnLocation: 0.62,
    RazeLocation: 1.71,
    RazeThenConvert: 2.34,
    DiscardLocation: 1.17,
    DiscardDeal: 0.62,
    TakeDeal: 1.4,
    DealWithEnemyFactionLocation: 1.56,
    BuildFromOwnDeal: 0.93,
    BuildFactionCardFromHand: 1.25,
    GainFromOwnDeal: 0.7,
    RepeatProduction: 1.25,
    RefreshOwnActionLocation: 0.93,
    EnemyDiscards: 0.31,
    BlockActionLocation: 0.55,
    TakeOverLocation: 0.78,
    HandCommonCardBecomesFoundation: 0.39,
}
"""What one use of an operation is thought to bring, before its cost."""


def price(goods: Goods, pace: float) -> float:
    """The price of a bundle; points are always points."""
    return sum(amount * (1.0 if good == VP else WORTH.get(good, 0.0) * pace) for good, amount in goods)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What is thought of one card in one round; `later` counts the rounds still to come."""

    later: float
    """What it brings in later rounds."""
    use: float
    """What one use brings, for an action location."""
    build: float
    raze: float
    deal: float
    best: float
    """The best of building, razing and dealing."""


def lasting(effect: Effect, pace: float, counted: float = 2.0) -> float:
    """What the effect of a location brings in one round."""
    if isinstance(effect, Produce):
        return price(effect.gain, pace)
    if isinstance(effect, ProducePer):
        amount = counted * effect.amount
        return price(((effect.good, 1),), pace) * (amount if effect.max is None else min(amount, effect.max))
    if isinstance(effect, ProduceChoice):
        return max(price(bundle, pace) for bundle in effect.options)
    if isinstance(effect, ProduceDraw):
        return 1.3 * WORTH[CARD] * pace
    if isinstance(effect, ProduceCopy):
        return 1.6 * WORTH[WOOD] * pace
    if isinstance(effect, Action):
        return max(0.0, using(effect, pace)) * effect.times * USES
    if isinstance(effect, OnBuild):
        often = 1.2 if effect.affiliation else 0.8
        return FEATURES * often * (price(effect.gain, pace) + (0.8 if effect.offer else 0.0))
    if isinstance(effect, OnRaze):
        return FEATURES * (0.4 if effect.target == "enemy_location" else 0.8) * price(effect.gain, pace)
    if isinstance(effect, OnDeal):
        return FEATURES * 0.6 * price(effect.gain, pace)
    return FEATURES * IDLE.get(type(effect), 0.0)


IDLE: Final[Mapping[type[Effect], float]] = {OnGainVp: 1.5, OnEnemyExchange: 0.3, Store: 0.6, Protect: 0.2, Stash: 0.8}
"""What other effects bring in one round."""


def using(action: Action, pace: float) -> float:
    """What one use of an action location earns."""
    deed = DEEDS[type(action.do)] if action.do is not None else 0.0
    return deed + price(action.gain, pace) - SPENT * price(action.cost, pace)


def estimate(copy: Copy, now: int) -> Estimate:
    """What a card is worth in round `now`, counted from 0."""
    pace, effect, rounds = PACE[now], copy.effect, range(now + 1, len(PACE))
    later = LATER * sum(lasting(effect, PACE[r]) for r in rounds)
    use = using(effect, pace) if isinstance(effect, Action) else 0.0
    bonus = 0.0
    if copy.bonus is not None:
        bonus = price(copy.bonus.gain, pace) + 0.3 * (copy.bonus.samurai or 0)
        if copy.bonus.per_colour is not None:
            bonus += 2.0 * price(copy.bonus.per_colour.gain, pace)
    demand = DEMAND if copy.needs_location else 0.0
    build = copy.vp_end + later + lasting(effect, pace) + bonus - price(copy.cost, pace) - demand
    raze = price(copy.raze, pace) - price(((RAZE, 1),), pace) if copy.raze else 0.0
    deal = 0.0
    if copy.deal is not None:
        deal = sum(price(((copy.deal, 1),), PACE[r]) for r in (now, *rounds)) - price(((FOOD, 1),), pace)
    return Estimate(later, use, build, raze, deal, max(build, raze, deal, 0.1))


@cache
def estimates(box: str) -> tuple[dict[str, Estimate], ...]:
    """Of all cards of a box, by round."""
    return tuple({copy.id: estimate(copy, now) for copy in BOXES[box].copies.values()} for now in range(len(PACE)))


class Outlook:
    """A position as one round sees it: prices, and what has still to come."""

    __slots__ = ("cards", "now", "pace", "running", "state", "to_come")

    def __init__(self, state: SettlersState) -> None:
        self.state = state
        self.now = min(state.round, len(PACE)) - 1
        self.pace = PACE[self.now]
        self.cards = estimates(state.box)[self.now]
        self.running = state.phase == "actions"
        self.to_come = state.phase in ("factions", "cards", "production")
        """Production and all uses of this round are still ahead."""

    def location(self, realm: Realm, location: Location, active: bool) -> float:
        """What a location will still bring its owner."""
        state, copy = self.state, location.copy
        facts, card = state.facts[copy], self.cards[copy]
        worth = card.later
        effect = facts.effect
        if isinstance(effect, ProducePer):
            worth = self.per_count(realm, effect) * card.later / 2.0
        if isinstance(effect, Action):
            if self.to_come:
                worth += max(0.0, card.use) * effect.times * USES
            elif active and not location.blocked:
                left = effect.times - location.used
                if left > 0 and card.use > 0:
                    ready = can_pay(realm.purse, effect.cost)
                    worth += card.use * left * (READY if ready else SOME_DAY)
        elif self.to_come:
            worth += lasting(effect, self.pace, self.per_count(realm, effect))
        elif active and isinstance(effect, OnBuild):
            worth += 0.5 * lasting(effect, self.pace)
        worth += facts.vp_end + stash_points(state, location)
        if location.defence or location.samurai:
            worth += GUARD * (worth + 1.0)
        return worth

    def per_count(self, realm: Realm, effect: Effect) -> float:
        """How many things a production per location counts, with a little hope for more."""
        if not isinstance(effect, ProducePer):
            return 2.0
        if effect.colour is None:
            count = sum(location.samurai for location in realm.locations)
        else:
            count = count_colour(self.state, realm, effect.colour)
        return min(count + 0.3, effect.max or 9)

    def deals(self, realm: Realm) -> float:
        """What the deals of a realm will still bring."""
        facts, total = self.state.facts, 0.0
        paces = PACE[self.now if self.to_come else self.now + 1 :]
        for copy in (*realm.deals, *realm.routes):
            good = facts[copy].deal
            if good is not None:
                total += len(paces) if good == VP else WORTH[good] * sum(paces)
        return LATER * total

    def purse(self, seat: Seat, realm: Realm) -> float:
        """What the goods at hand are worth: those that are asked for more than the others, lost ones nothing."""
        purse = realm.purse
        if not any(purse):
            return 0.0
        last = self.now == len(PACE) - 1
        if realm.passed and not self.to_come:
            if last:
                return 0.0
            kept = stored(self.state, seat, realm)
            return KEPT * sum(WORTH.get(good, 0.0) * kept[good] for good in PURSE) * PACE[self.now + 1]
        asked = self.asked(realm)
        keep = stored(self.state, seat, realm) if not last else [0] * len(purse)
        total = 0.0
        for good in PURSE:
            have = purse[good]
            if have and good in WORTH:
                wanted = min(have, asked[good])
                spare = have - wanted
                safe = min(spare, keep[good])
                worth = wanted + EXCESS[self.now] * (spare - safe)
                if safe:
                    worth += safe * max(EXCESS[self.now], KEPT * PACE[self.now + 1] / self.pace)
                total += WORTH[good] * worth
        return total * self.pace

    def asked(self, realm: Realm) -> list[float]:
        """How much of each good the hand and the empire could use up."""
        facts = self.state.facts
        asked = [0.0] * len(PURSE)
        for copy in realm.hand.items:
            for good, amount in facts[copy].cost:
                asked[good] += amount
            if facts[copy].deal is not None:
                asked[FOOD] += 0.5
            if facts[copy].raze:
                asked[RAZE] += 0.7
        for location in realm.locations:
            effect = facts[location.copy].effect
            if isinstance(effect, Action) and effect.times > location.used:
                for good, amount in effect.cost:
                    if good < len(asked):
                        asked[good] += amount * (effect.times - location.used)
        asked[RAZE] += 2
        asked[GOLD] += asked[WOOD] + asked[STONE] + asked[FOOD]
        return asked

    def hand(self, realm: Realm, own: bool) -> float:
        """What the hand cards may become; of others only their number counts."""
        last = self.now == len(PACE) - 1
        if last and realm.passed:
            return 0.0
        if not own:
            return 0.5 * len(realm.hand)
        facts, cards = self.state.facts, self.cards
        worths = []
        for copy in realm.hand.items:
            card = cards[copy]
            part = 1.0 if self.to_come or can_pay(realm.purse, facts[copy].cost) else OUT_OF_REACH[self.now]
            worths.append(max(card.build * part, card.raze, card.deal, 0.1))
        worths.sort(reverse=True)
        total, fade = 0.0, HAND[self.now]
        for worth in worths:
            total += worth * fade
            fade *= FADE
        return total

    def estate(self, seat: Seat, own: bool) -> float:
        """All that a player has, in points at the end."""
        realm = self.state.realms[seat]
        active = self.running and not realm.passed
        total = float(realm.vp) + self.deals(realm) + FOUNDATION * len(realm.foundations)
        for location in realm.locations:
            total += self.location(realm, location, active)
        total += self.purse(seat, realm) if own else 0.5 * sum(realm.purse)
        return total + self.hand(realm, own)


def value(state: SettlersState, seat: Seat) -> float:
    """How good the position is for a seat."""
    if state.phase == "over":
        total = float(state.realms[seat].vp)
        if state.is_solo:
            return total + SOLO * lead(state)
        return total - RIVALS * max(realm.vp for other, realm in enumerate(state.realms) if other != seat)
    outlook = Outlook(state)
    total = outlook.estate(seat, own=True) + FAVOUR.get(state.realms[seat].faction, 0.0)
    total += sum(DRAWN * 0.5 * WORTH[CARD] * PACE[r] for r in range(outlook.now + 1, len(PACE)))
    if state.phase == "cards":
        total += 0.8
    if state.is_solo:
        edge = SOLO * COMING[outlook.now]
        return total + edge * (lead(state) - danger(state)) - ATTACKED * danger(state)
    rivals = [outlook.estate(other, own=False) for other in range(state.seats) if other != seat]
    return total - RIVALS * (0.5 * max(rivals) + 0.5 * sum(rivals) / len(rivals))


def lead(state: SettlersState) -> float:
    """Own faction locations over what the neutral player has collected or is about to."""
    facts = state.facts
    mine = sum(facts[location.copy].is_faction for location in state.realms[0].locations)
    return float(mine - len(state.collected) - len(state.neutral.locations))


def danger(state: SettlersState) -> float:
    """How many locations the attacks of this round are expected to raze."""
    targets = BOXES[state.box].attack_deck
    row = [targets[card] for card in state.attack_row]
    left = [targets[card] for card in state.attack_deck.items]
    if not left:
        return 0.0
    struck: set[int] = set()
    for location in state.realms[0].locations:
        facts = state.facts[location.copy]
        if facts.is_faction:
            continue
        goods = [good for good, amount in facts.raze for _ in range(amount)]
        for i, good in enumerate(goods):
            if any(other in row for j, other in enumerate(goods) if j != i):
                struck.add(good)
    return ATTACKS * sum(good in struck for good in left) / len(left)


# --- priors -----------------------------------------------------------------------------------------------------------


def prior(state: SettlersState, seat: Seat, topic: str, option: Option) -> float:
    """How promising an option looks before it is tried: roughly what it changes in the value."""
    verb = str(option[0])
    found = PRIORS[verb](Outlook(state), seat, option)
    if topic != "turn":
        return found
    base, part = IN_TURN.get(verb, (0.0, 1.0))
    return base + part * found


IN_TURN: Final[Mapping[str, tuple[float, float]]] = {
    "activate": (0.9, 0.5),
    "activate_twice": (0.7, 0.6),
    "build": (0.0, 0.32),
    "deal": (0.0, 0.45),
    "defend": (0.6, 1.0),
    "exchange": (1.4, 1.0),
    "pass": (-2.0, 1.0),
    "raze": (0.1, 0.75),
    "raze_location": (0.1, 1.1),
    "samurai": (0.8, 0.8),
    "stash": (0.0, 1.0),
}
"""How the actions of a turn compare: so much in any case, and a part of what they bring, since the goods and cards that
are used up were worth something before."""


def _place(at: Outlook, copy: str) -> tuple[Realm, Location]:
    for realm in at.state.realms:
        for location in realm.locations:
            if location.copy == copy:
                return realm, location
    raise LookupError(copy)


def _standing(at: Outlook, copy: str) -> float:
    """What a location in play, or a foundation, is worth to its owner."""
    for realm in at.state.realms:
        if copy in realm.foundations:
            return FOUNDATION
    realm, location = _place(at, copy)
    return at.location(realm, location, at.running)


def _card(at: Outlook, seat: Seat, option: Option) -> float:
    return at.cards[str(option[1])].best


def _build(at: Outlook, seat: Seat, option: Option) -> float:
    return at.cards[str(option[1])].build


def _lose_card(at: Outlook, seat: Seat, option: Option) -> float:
    return -at.cards[str(option[1])].best


def _lose_location(at: Outlook, seat: Seat, option: Option) -> float:
    return -_standing(at, str(option[1]))


def _hurt(at: Outlook, seat: Seat, option: Option) -> float:
    """A rival's location that falls; in the solo game any is as good as another."""
    copy = str(option[1])
    loss = SOLO * COMING[at.now] if at.state.is_solo else RIVALS * _standing(at, copy)
    return loss + price(at.state.facts[copy].raze, at.pace) - price(((RAZE, 2),), at.pace)


def _remove(at: Outlook, seat: Seat, option: Option) -> float:
    return _standing(at, str(option[1]))


def _raze_own(at: Outlook, seat: Seat, option: Option) -> float:
    copy = str(option[1])
    return price(at.state.facts[copy].raze, at.pace) - _standing(at, copy)


def _use(at: Outlook, seat: Seat, option: Option) -> float:
    return at.cards[str(option[1])].use


def _produce(at: Outlook, seat: Seat, option: Option) -> float:
    effect = at.state.facts[str(option[1])].effect
    if isinstance(effect, ProduceChoice) and len(option) > 2:
        return price(effect.options[int(option[2])], at.pace)
    realm, _ = _place(at, str(option[1]))
    return lasting(effect, at.pace, at.per_count(realm, effect))


def _trade(at: Outlook, seat: Seat, option: Option) -> float:
    effect = at.state.facts[str(option[1])].effect
    assert isinstance(effect, OnBuild)
    offer = effect.offer[int(option[2])]
    return price(offer.gain, at.pace) - SPENT * price(offer.cost, at.pace)


def _receive(at: Outlook, seat: Seat, option: Option) -> float:
    """A good is worth more where something asks for it."""
    good = NUMBERS[str(option[-1])]
    worth = price(((good, 1),), at.pace)
    realm = at.state.realms[seat]
    if good in RESOURCES and realm.purse[good] >= at.asked(realm)[good]:
        worth *= EXCESS[at.now]
    return worth


def _spend(at: Outlook, seat: Seat, option: Option) -> float:
    return -_receive(at, seat, option)


def _deal(at: Outlook, seat: Seat, option: Option) -> float:
    good = at.state.facts[str(option[-1])].deal if str(option[-1]) in at.state.facts else None
    return 0.0 if good is None else WORTH[good]


def _end_deal(at: Outlook, seat: Seat, option: Option) -> float:
    return -_deal(at, seat, option)


PRIORS: Final[Mapping[str, Callable[[Outlook, Seat, Option], float]]] = {
    "choose": lambda at, seat, option: FAVOUR.get(str(option[1]), 0.0),
    "take": _card,
    "keep": _card,
    "draw": lambda at, seat, option: WORTH[NUMBERS[str(option[1])]],
    "produce": _produce,
    "produce_again": _produce,
    "build": _build,
    "give_up": _lose_location,
    "pay": lambda at, seat, option: -float(sum(int(amount) for amount in option[1:])),
    "pay_with": _spend,
    "trade": _trade,
    "decline": lambda at, seat, option: 0.0,
    "deal": lambda at, seat, option: at.cards[str(option[1])].deal,
    "give_up_deal": _end_deal,
    "raze": lambda at, seat, option: at.cards[str(option[1])].raze,
    "raze_location": _hurt,
    "raze_own": _raze_own,
    "convert": lambda at, seat, option: 2.0,
    "keep_good": _receive,
    "activate": _use,
    "activate_twice": lambda at, seat, option: 1.5 * _use(at, seat, option),
    "refresh": _use,
    "exchange": lambda at, seat, option: 0.1 - 0.01 * int(option[1]),
    "receive": _receive,
    "steal": _receive,
    "copy_good": lambda at, seat, option: max(
        price(((good, 1),), at.pace) for good, _ in at.state.facts[str(option[1])].raze
    ),
    "target": lambda at, seat, option: float(at.state.realms[int(option[1])].vp),
    "discard": _lose_card,
    "remove": _remove,
    "end_deal": _deal,
    "take_deal": _deal,
    "route": _deal,
    "block": _use,
    "take_over": lambda at, seat, option: max(0.2, _use(at, seat, option)),
    "build_deal": _build,
    "use_deal": _deal,
    "found": _lose_card,
    "defend": lambda at, seat, option: GUARD * _standing(at, str(option[1])),
    "samurai": lambda at, seat, option: GUARD * _standing(at, str(option[1])) - 0.3,
    "stash": lambda at, seat, option: 0.1,
    "stash_good": _spend,
    "stash_card": _lose_card,
    "sacrifice": _lose_location,
    "end_turn": lambda at, seat, option: 0.0,
    "pass": lambda at, seat, option: -1.0,
    "pay_freely": lambda at, seat, option: -3.0,
}
