"""What a bot may think about a position of Imperial Settlers: rough prices for everything, in points at the end.

A good that comes in a later round is worth less the fewer rounds are left to turn it into points, a location is worth
its points, what it will still produce, and what its uses earn; a hand is worth part of what its cards could become.
Only the own hand and what lies open is looked at, so that samples of one position differ by the draws alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobelin.games.imperial_settlers.clean_up import stored
from gobelin.games.imperial_settlers.effects import Action, Effect, OnBuild, ProducePer
from gobelin.games.imperial_settlers.estimates import LATER, PACE, USES, WORTH, estimates, lasting
from gobelin.games.imperial_settlers.payment import can_pay
from gobelin.games.imperial_settlers.production import count_colour
from gobelin.games.imperial_settlers.scoring import stash_points
from gobelin.games.imperial_settlers.solo import ATTACKS
from gobelin.games.imperial_settlers.state import Location, Realm, SettlersState
from gobelin.games.imperial_settlers.vocabulary import CARD, FOOD, GOLD, PURSE, RAZE, STONE, VP, WOOD
from gobelin.kernel import Seat

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
READY: Final = 0.44
"""The part that counts of a use which can be made at once: the less, the sooner it is made."""
SOME_DAY: Final = 0.25
"""The same of a use of this round that cannot be paid for yet."""
FOUNDATION: Final = 0.6
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
    targets = state.contents.attack_deck
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
