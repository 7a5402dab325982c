"""The neutral player's attacks in the solo game (IMP-SOLO-15 to 33)."""

from __future__ import annotations

from typing import Final

from gobelin.games.imperial_settlers.build import leave_play
from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.games.imperial_settlers.vocabulary import CARD, FOOD, GOLD, RAZE, STONE, VP, WOOD, WORKER, Good
from gobelin.kernel import Ask, Rule
from gobelin.toolkit.hidden import draw

ATTACKS: Final = 2
"""IMP-SOLO-16."""
KIND_ORDER: Final = ("action", "feature", "production")
"""IMP-SOLO-25."""
DEAL_ORDER: Final = (CARD, RAZE, GOLD, VP, STONE, WORKER, FOOD, WOOD)
"""IMP-SOLO-31."""


def attack_phase(state: SettlersState) -> Rule[None]:
    """IMP-SOLO-15, IMP-SOLO-16, IMP-OPEN-14: collect his open cards, then attack twice, in all five rounds."""
    for location in list(state.neutral.locations):
        leave_play(state, state.neutral, location.copy)
        state.collected.append(location.copy)
        state.tell("collected", location.copy)
    for _ in range(ATTACKS):
        yield from attack(state)
    state.phase = "next_round"


def attack(state: SettlersState) -> Rule[None]:
    """IMP-SOLO-17 to IMP-SOLO-22: the newest target and the first older one that fits a location decide."""
    draw(state, state.attack_deck, state.offer, None)
    newest = state.offer.remove(0)
    state.attack_row.insert(0, newest)
    state.tell("attack_card", newest)
    for partner in state.attack_row[1:]:
        found = exposed(state, target(state, newest), target(state, partner))
        if not found:
            continue
        copy = found[0]
        if len(found) > 1:
            _, copy = yield Ask(0, "sacrifice", [("sacrifice", c) for c in found], rules=("IMP-SOLO-26",))
        state.tell("attacked", copy)
        leave_play(state, state.realms[0], copy)  # IMP-SOLO-23, IMP-SOLO-24, IMP-SOLO-33
        state.collected.append(copy)
        for card in (partner, newest):  # IMP-SOLO-27, IMP-SOLO-32
            state.attack_row.remove(card)
            state.attack_row.append(card)
        return


def target(state: SettlersState, card: str) -> Good:
    """The good in an attack card's target field."""
    return state.contents.attack_deck[card]


def exposed(state: SettlersState, first: Good, second: Good) -> list[str]:
    """IMP-SOLO-18 to IMP-SOLO-20, IMP-SOLO-25, IMP-SOLO-26: the locations that this pair razes, all equally well."""
    mine = [location.copy for location in state.realms[0].locations]
    fitting = [copy for copy in mine if shows(state, copy, first, second)]
    if first == second == VP:  # IMP-SOLO-30, IMP-SOLO-31, IMP-OPEN-15
        fitting += [copy for copy in mine if state.facts[copy].is_faction and state.facts[copy].raze]
    if not fitting:
        return []
    ranked = [(rank(state, copy), copy) for copy in fitting]
    first_rank = min(ranked)[0]
    return [copy for place, copy in ranked if place == first_rank]


def shows(state: SettlersState, copy: str, first: Good, second: Good) -> bool:
    """IMP-SOLO-40, IMP-OPEN-16: a common location whose raze field shows both goods; twins must be shown twice."""
    facts = state.facts[copy]
    goods = [good for good, amount in facts.raze for _ in range(amount)]
    if facts.is_faction or first not in goods:
        return False
    goods.remove(first)
    return second in goods


def rank(state: SettlersState, copy: str) -> tuple[int, ...]:
    """IMP-SOLO-25, IMP-SOLO-26, IMP-SOLO-31: which of several locations goes first; the lowest does."""
    facts = state.facts[copy]
    stone = dict(facts.cost).get(STONE, 0)
    deal = DEAL_ORDER.index(facts.deal) if facts.deal is not None else 0
    return deal, KIND_ORDER.index(facts.kind), -facts.symbols, -stone
