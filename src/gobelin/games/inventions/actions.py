"""Performing actions and receiving benefits (INV-TURN-14, INV-CHAIN).

An action has the same steps whether a pillar, a chain marker or a benefit leads to it. What tiles, boxes and hexes give
is a `Benefit`, resolved here too, since one leads to the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from gobelin.games.inventions.acts import ACTS, Sources, is_possible
from gobelin.games.inventions.citizens import (
    bring_home,
    change_influence,
    choose_discipline,
    gain_academics,
    gain_specialist,
    home_discipline,
    make_ready,
    score,
    settle,
)
from gobelin.games.inventions.components import DISCIPLINES, Benefit
from gobelin.games.inventions.economy import (
    WORTH,
    Worth,
    altering_options,
    economy_options,
    enabling_options,
    helping_options,
    lay_token,
)
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Ask, Option, Rule, Seat


def perform(state: InventionsState, player: Seat, name: str, optional: bool = False) -> Rule[None]:
    """One action with all that it leads to; `optional` where it was granted, not chosen (INV-OPEN-57).

    What grants an action may have changed what is possible, so that economy tiles are offered once more (INV-OPEN-12).
    """
    act = ACTS[name]
    while True:
        options = list(act.targets(state, player))
        if optional:
            options += helping_options(state, player, name, possible=bool(options))
        if not options:
            return
        target = yield Ask(player, name, [*options, ("decline",)] if optional else options, rules=act.rules)
        if target == ("decline",):
            return
        if target[0] != "use_economy":
            break
        yield from use_economy(state, player, target[1])
    yield from carry_out(state, player, name, target)


def carry_out(state: InventionsState, player: Seat, name: str, target: Option) -> Rule[None]:
    """The steps of an action, what culture tiles give for it, and the chain that follows."""
    state.thread.append(name)
    state.tell("performs", player, name)
    sources = yield from ACTS[name].steps(state, player, target)
    yield from complete(state, player, name, sources)


def complete(state: InventionsState, player: Seat, name: str, sources: Sources) -> Rule[None]:
    """What follows the steps of an action."""
    yield from culture(state, player, name)
    yield from chain_step(state, player, sources)
    state.done.append(name)


def culture(state: InventionsState, player: Seat, name: str) -> Rule[None]:
    """INV-PROG-23, INV-OPEN-44, INV-OPEN-66: culture tiles on the map give their benefit with every such action."""
    tiles = state.facts.progress_tiles
    for tile in list(state.players[player].progress.values()):
        facts = tiles.get(tile)
        if facts is not None and facts.on == name and facts.benefit is not None:
            yield from grant(state, player, facts.benefit, tile)


# --- chains -----------------------------------------------------------------------------------------------------------


def chain_step(state: InventionsState, player: Seat, sources: Sources) -> Rule[None]:
    """INV-CHAIN-04, INV-CHAIN-05, INV-CHAIN-17: with a marker left, one chain action may follow."""
    while state.markers:
        left = [source for source in sources if source not in state.chained]  # INV-CALL-07
        options: list[Option] = [("chain", source) for source in left if is_useful(state, player, source)]
        if options:
            options += economy_options(state, player)
        elif left:
            options += enabling_options(state, player)
        if not options:
            return
        answer = yield Ask(player, "chain", [*options, ("decline",)], rules=("INV-CHAIN-04", "INV-CHAIN-16"))
        if answer == ("decline",):
            return
        if answer[0] == "use_economy":
            yield from use_economy(state, player, answer[1])
            continue
        yield from chain(state, player, answer[1])
        return


def is_useful(state: InventionsState, player: Seat, source: str) -> bool:
    """INV-OPEN-57: a marker may be spent only if the action is possible."""
    granted = brings(state, source).action
    return granted is None or is_possible(state, player, granted)


def brings(state: InventionsState, source: str) -> Benefit:
    """What a marker leads to: the action of a card, or the benefit of a tile."""
    facts = state.facts
    if source in facts.ideas:
        return Benefit(op="action", action=facts.ideas[source].chain)
    if source in facts.influence_tiles:
        return facts.influence_tiles[source].benefit
    return knowledge(state, region_of(state, source))


def knowledge(state: InventionsState, region: str) -> Benefit:
    """INV-TRAV-06, INV-TRAV-07: the benefit of a region's knowledge tile, or points for all tiles that show them."""
    facts, display = state.facts, state.regions[region]
    if not display.points_side:
        return facts.knowledge_tiles[display.knowledge].benefit
    shown = sum(other.points_side for other in state.regions.values())
    return Benefit(op="gain_ip", amount=facts.knowledge_points * shown)


def region_of(state: InventionsState, knowledge: str) -> str:
    """Where a knowledge tile lies."""
    return next(region for region, display in state.regions.items() if display.knowledge == knowledge)


Chain: TypeAlias = Callable[[InventionsState, Seat, str], Rule[None]]
CHAINS: Final[dict[str, Chain]] = {}
"""What becomes of a tile that a marker was spent on, by its block; Gain Influence and Travel enter theirs."""


def chain(state: InventionsState, player: Seat, source: str) -> Rule[None]:
    """INV-CHAIN-07: spend a marker on a card, an influence tile or a knowledge tile."""
    facts = state.facts
    state.markers -= 1
    state.thread.append(source)
    state.tell("chained", player, source)
    if source in facts.ideas:
        state.chained.append(source)  # INV-CALL-07
        yield from perform(state, player, facts.ideas[source].chain)
    else:
        block = "influence_tiles" if source in facts.influence_tiles else "knowledge_tiles"
        yield from CHAINS[block](state, player, source)


# --- benefits ---------------------------------------------------------------------------------------------------------

Resolver: TypeAlias = Callable[[InventionsState, Seat, Benefit, str], Rule[None]]
RESOLVERS: Final[dict[str, Resolver]] = {}
"""How each benefit is received, by its word; actions and pieces are here, placing tiles is in `progress`."""


def resolves(op: str, worth: Worth | None = None) -> Callable[[Resolver], Resolver]:
    """Enter how a benefit is received, and when a token for it would do anything."""

    def enter(resolver: Resolver) -> Resolver:
        RESOLVERS[op] = resolver
        if worth is not None:
            WORTH[op] = worth
        return resolver

    return enter


def resolve(state: InventionsState, player: Seat, benefit: Benefit, why: str, optional: bool = True) -> Rule[None]:
    """INV-CHAIN-13: receive a benefit; an action that it grants may be declined, unless a marker was spent on it."""
    if benefit.action is not None:
        yield from perform(state, player, benefit.action, optional)
    else:
        yield from RESOLVERS[benefit.op](state, player, benefit, why)


@resolves("gain_ip")
def gain_ip(state: InventionsState, player: Seat, benefit: Benefit, why: str) -> Rule[None]:
    """Points."""
    score(state, player, benefit.amount, why)
    yield from ()


@resolves("gain_influence")
def gain_influence(state: InventionsState, player: Seat, benefit: Benefit, why: str) -> Rule[None]:
    """Influence."""
    change_influence(state, player, benefit.amount, why)
    yield from ()


@resolves("gain_academic")
def gain_academic(state: InventionsState, player: Seat, benefit: Benefit, why: str) -> Rule[None]:
    """INV-CONC-39: academics within the limit."""
    gain_academics(state, player, benefit.amount, why)
    yield from ()


@resolves("gain_specialist")
def gain_specialists(state: InventionsState, player: Seat, benefit: Benefit, why: str) -> Rule[None]:
    """INV-CONC-37: new specialists, of the discipline shown or of one's choice."""
    for _ in range(min(benefit.amount, state.players[player].supply)):
        discipline = str(benefit.discipline)
        if discipline == "choice":
            discipline = yield from choose_discipline(state, player, "new_specialist", ("INV-CONC-37",))
        gain_specialist(state, player, discipline, why)


@resolves("place_citizen")
def place_citizen(state: InventionsState, player: Seat, benefit: Benefit, why: str) -> Rule[None]:
    """INV-CONC-38: new citizens on any map region."""
    for _ in range(min(benefit.amount, state.players[player].supply)):
        options = [("settle", region) for region in state.regions]
        answer = yield Ask(player, "new_citizen", options, rules=("INV-CONC-38",))
        settle(state, player, answer[1], why)


@resolves("recall_citizens")
def recall_citizens(state: InventionsState, player: Seat, benefit: Benefit, why: str) -> Rule[None]:
    """INV-CONC-40: citizens of one region come home, without aspiration and chain step."""
    options = list(home_options(state, player))
    if options:
        answer = yield Ask(player, "bring_home", [*options, ("decline",)], rules=("INV-CONC-40", "INV-CALL-03"))
        if answer != ("decline",):
            yield from call_home(state, player, answer, why)


def home_options(state: InventionsState, player: Seat) -> Iterator[Option]:
    """How many citizens of which region can come home."""
    for region, display in state.regions.items():
        for number in range(1, display.population[player] + 1):
            yield "call", region, number


def call_home(state: InventionsState, player: Seat, option: Option, why: str) -> Rule[None]:
    """Bring citizens of a region home."""
    _, region, number = option
    assert isinstance(region, str)
    assert isinstance(number, int)
    discipline = yield from home_discipline(state, player, region)
    bring_home(state, player, region, number, discipline, why)


@resolves("ready_specialists")
def ready_specialists(state: InventionsState, player: Seat, benefit: Benefit, why: str) -> Rule[None]:
    """INV-CONC-15: exhausted specialists become available again."""
    society = state.players[player]
    for _ in range(benefit.amount):
        options = [("discipline", d) for number, d in enumerate(DISCIPLINES) if society.exhausted[number]]
        if not options:
            return
        answer = yield Ask(player, "ready", options, rules=("INV-CONC-15",))
        make_ready(state, player, answer[1], why)


@resolves("turn_order")
def turn_order(state: InventionsState, player: Seat, benefit: Benefit, why: str) -> Rule[None]:
    """INV-EUR-11: the turn order waits for the era change."""
    yield from ()


# --- economy tiles ----------------------------------------------------------------------------------------------------


def grant(state: InventionsState, player: Seat, benefit: Benefit, why: str) -> Rule[None]:
    """INV-OPEN-12: receive what comes along with an action; economy tiles that change it may be used before."""
    while options := altering_options(state, player, benefit):
        answer = yield Ask(player, "before_benefit", [*options, ("decline",)], rules=("INV-OPEN-12",))
        if answer == ("decline",):
            break
        yield from use_economy(state, player, answer[1])
    yield from resolve(state, player, benefit, why)


def use_economy(state: InventionsState, player: Seat, tile: str) -> Rule[None]:
    """INV-PROG-21: lay a token on an economy tile and receive its benefit."""
    yield from resolve(state, player, lay_token(state, player, tile), tile)
