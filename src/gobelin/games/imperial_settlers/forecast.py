"""What happens to a player's goods, added up by the rules' own functions without doing it."""

from __future__ import annotations

from gobelin.games.imperial_settlers.build import affordable_offers, bonus_goods, lying_on, rewards
from gobelin.games.imperial_settlers.components import Copy
from gobelin.games.imperial_settlers.effects import (
    Action,
    OnBuild,
    OnDeal,
    OnGainVp,
    OnRaze,
    Operation,
    Produce,
    ProduceChoice,
    ProduceCopy,
    ProducePer,
    RefreshOwnActionLocation,
)
from gobelin.games.imperial_settlers.goods import added_points
from gobelin.games.imperial_settlers.operations import OPERATIONS
from gobelin.games.imperial_settlers.payment import can_choose_payment, least_gold
from gobelin.games.imperial_settlers.production import copied, deal_goods, goods_per
from gobelin.games.imperial_settlers.raze import compensated, protection
from gobelin.games.imperial_settlers.state import Location, SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS, RAZE, VP, Goods
from gobelin.kernel import Ask, Consequence, Note, Seat


class Forecast:
    """One option being added up; the state stays as it is."""

    def __init__(self, state: SettlersState, ask: Ask) -> None:
        self.state, self.seat, self.topic = state, ask.seat, ask.topic
        self.realm = state.realms[ask.seat]
        self.box = state.contents
        self.purse = list(self.realm.purse)
        self.cost: dict[str, int] = {}
        self.gain: dict[str, int] = {}
        self.owner: Seat | None = None
        self.notes: list[Note] = []
        self.is_whole = True
        self.brought = {} if ask.topic == "turn" else dict(state.brought)

    def told(self) -> Consequence:
        """What was added up."""
        return Consequence(self.cost, self.gain, self.owner, tuple(self.notes), self.is_whole)

    def pay(self, cost: Goods, times: int = 1) -> None:
        """IMP-OPEN-32: goods with as little gold as possible; what is still to be chosen stands as the card has it."""
        left = least_gold(self.purse, cost, times)
        for good, amount in enumerate(self.purse):
            if amount > left[good]:
                self.cost[GOODS[good]] = self.cost.get(GOODS[good], 0) + amount - left[good]
        for good, amount in cost:
            if good >= len(left):
                self.cost[GOODS[good]] = amount * times
                self.is_whole = False
        if self.state.pays_freely and can_choose_payment(self.purse, cost, times):
            self.is_whole = False
        self.purse = left

    def pay_tokens(self, amount: int) -> None:
        """IMP-GOLD-05: raze tokens are paid with raze tokens alone."""
        if amount:
            self.pay(((RAZE, amount),))

    def receive(self, goods: Goods, why: str) -> None:
        """Goods and points; from where a card is drawn may have to be chosen."""
        for good, amount in goods:
            if good < VP:
                self.purse[good] += amount
            elif good == VP:
                amount += sum(more for _, more in added_points(self.state, self.seat, amount, why, self.brought))
            else:
                self.is_whole = False
            name = "points" if good == VP else GOODS[good]
            self.gain[name] = self.gain.get(name, 0) + amount

    def note(self, says: str, goods: Goods) -> None:
        """Say something about goods."""
        self.notes += [Note(says, {"what": GOODS[good], "amount": amount}) for good, amount in goods]

    def at(self, copy: str) -> tuple[Seat, Location]:
        """A location, and whose it is."""
        owner = self.state.owner(copy)
        if owner != self.seat:
            self.owner = self.state.whose(owner)
        return owner, self.state.realms[owner].location(copy)

    def lose(self, copy: str) -> Location:
        """A location leaves play with what lies on it (IMP-BUILD-12)."""
        _, location = self.at(copy)
        self.notes += [Note("lost_with", {"what": what, "amount": amount}) for what, amount in lying_on(location)]
        if location.under:
            self.notes.append(Note("lost_with", {"what": "card", "amount": len(location.under)}))
        return location

    @property
    def operation(self) -> Operation | None:
        """The operation that asks."""
        effect = self.state.facts[self.state.using[-1]].effect if self.state.using else None
        return effect.do if isinstance(effect, Action) else None

    def go_on(self) -> None:
        """What asks is carried out to its end, which may bring more."""
        for copy in self.state.using:
            effect = self.state.facts[copy].effect
            if isinstance(effect, Action) and (effect.gain or effect.times > 1):
                self.is_whole = False

    def decide(self) -> None:
        """More is decided before the seat knows what it gets."""
        self.is_whole = False


# --- what one act brings ----------------------------------------------------------------------------------------------


def build(at: Forecast, copy: str, demand: bool) -> None:
    """IMP-BUILD-03 to IMP-BUILD-10: cost, production, building bonus, features."""
    state, facts = at.state, at.state.facts[copy]
    if demand and facts.needs_location:
        at.cost["location"] = 1
        at.decide()
    at.pay(facts.cost)
    produce(at, copy, facts)
    if facts.bonus is not None:
        at.receive(bonus_goods(state, at.realm, facts.bonus, facts), copy)
        if facts.bonus.samurai:
            at.decide()
    if isinstance(facts.effect, OnGainVp):  # it rewards what it brings itself
        at.decide()
    features = [(location.copy, effect) for location, effect in state.features(at.seat, OnBuild)]
    if isinstance(facts.effect, OnBuild):
        features.append((copy, facts.effect))
    waiting = [(source, effect) for source, effect in features if rewards(effect, facts)]
    for source, effect in waiting:
        at.receive(effect.gain, source)
    if any(affordable_offers(at.purse, source, effect) for source, effect in waiting):
        at.decide()


def produce(at: Forecast, copy: str, coming: Copy | None = None) -> None:
    """IMP-PROD-05: what a production location gives, even if it is still to be built."""
    effect = at.state.facts[copy].effect
    if isinstance(effect, Produce):
        at.receive(effect.gain, copy)
    elif isinstance(effect, ProducePer):
        at.receive(goods_per(at.state, at.realm, effect, coming), copy)
    elif isinstance(effect, ProduceChoice) or (
        at.state.facts[copy].kind == "production" and (not isinstance(effect, ProduceCopy) or copied(at.state, at.seat))
    ):
        at.decide()


def raze_card(at: Forecast, copy: str, price: Goods) -> None:
    """IMP-RAZE-03: tokens for the goods of a hand card."""
    at.pay(price)
    at.receive(at.state.facts[copy].raze, copy)
    for location, effect in at.state.features(at.seat, OnRaze):
        if effect.target == "hand_card":
            at.receive(effect.gain, location.copy)


def raze_location(at: Forecast, copy: str, price: int, ignore_protection: bool = False) -> None:
    """IMP-RAZE-06 to IMP-RAZE-12: tokens, more of them for what is protected, for the goods of a location."""
    owner, location = at.at(copy)
    at.pay_tokens(price + (0 if ignore_protection else protection(at.state, owner, location)))
    at.receive(at.state.facts[copy].raze, copy)
    if compensated(at.state, owner, location) == at.seat:
        at.receive(at.box.foundation.gain, "foundation")
    for source, effect in at.state.features(at.seat, OnRaze):
        if effect.target == "enemy_location" and source is not location:
            at.receive(effect.gain, source.copy)


def seal(at: Forecast, copy: str) -> None:
    """IMP-DEAL-04: the good at once, and features that reward deals."""
    at.receive(deal_goods(at.state, copy), copy)
    for location, effect in at.state.features(at.seat, OnDeal):
        at.receive(effect.gain, location.copy)


def use(at: Forecast, copy: str, times: int) -> None:
    """IMP-USE-02, IMP-USE-03: the goods laid down, what the location does, and what it gives in the end."""
    state, facts = at.state, at.state.facts[copy]
    at.at(copy)
    effect = facts.effect
    assert isinstance(effect, Action)
    at.pay(effect.cost, times)
    for _ in range(times):
        at.receive(effect.gain, copy)
    if effect.do is not None:
        at.notes.append(Note("effect", effect=f"text-{facts.card}"))
        if isinstance(effect.do, RefreshOwnActionLocation):
            targets = 2  # it asks even where there is but one
        else:
            targets = len(OPERATIONS[type(effect.do)].targets(state, at.seat, effect.do, at.purse))
        if targets == 1 or (targets and effect.gain):
            at.decide()
