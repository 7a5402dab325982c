"""Steps 3 and 4: aspirations become progress, and progress is placed (INV-PROG)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from gobelin.games.inventions.actions import home_options, resolve, resolves, use_economy
from gobelin.games.inventions.citizens import (
    ANY,
    bring_home,
    change_influence,
    exhaust,
    gain_specialist,
    make_ready,
    most_payable,
    payable,
    region_discipline,
)
from gobelin.games.inventions.components import DISCIPLINES, Benefit
from gobelin.games.inventions.economy import economy_options, is_worth, lay_token, room_options
from gobelin.games.inventions.state import JOKER, InventionsState, Society, number_of
from gobelin.kernel import Ask, Option, Rule, Seat

# --- step 3 -----------------------------------------------------------------------------------------------------------


def keep_aspirations(state: InventionsState, player: Seat) -> Rule[None]:
    """INV-TURN-16, INV-TURN-17, INV-OPEN-28: of aspirations that find no room in the tray, the player gives some up."""
    society = state.players[player]
    while len(society.tray) + len(society.aspirations) > state.facts.pieces.tray:
        options: list[Option] = [("give_up", aspiration) for aspiration in society.aspirations]
        options += room_options(state, player)
        answer = yield Ask(player, "too_many", options, rules=("INV-TURN-16",))
        if answer[0] == "use_economy":
            yield from use_economy(state, player, answer[1])
            continue
        society.aspirations.remove(answer[1])
        state.tell("gave_up", player, answer[1])


def progress_phase(state: InventionsState) -> Rule[None]:
    """INV-PROG-01 to INV-PROG-03, INV-PROG-28, INV-OPEN-29: every aspiration becomes a tile of its discipline."""
    player = state.active
    society = state.players[player]
    while society.aspirations:
        aspiration = society.aspirations[0]
        options = [("take", tile) for tile in takeable(state, society, aspiration)]
        if options:
            answer = yield Ask(player, "progress", options, rules=("INV-PROG-01", "INV-PROG-03"))
            state.progress[answer[1]] -= 1
            society.tray.append(answer[1])
            state.tell("took_tile", player, answer[1], aspiration)
        else:
            state.tell("unfulfilled", player, aspiration)
        society.aspirations.pop(0)
    state.phase = "placing"


def takeable(state: InventionsState, society: Society, aspiration: str) -> Iterator[str]:
    """The tiles that an aspiration can become."""
    for tile in state.facts.progress_tiles.values():
        if aspiration in (JOKER, tile.kind) and state.progress[tile.id] and not society.owns(tile.id):
            yield tile.id


# --- step 4 -----------------------------------------------------------------------------------------------------------


def placing_phase(state: InventionsState) -> Rule[None]:
    """INV-PROG-04 to INV-PROG-08: place tiles for influence, by how many lie in the tray; then the turn ends."""
    player = state.active
    society = state.players[player]
    placed, limit = 0, state.era_of(player) - 1
    while True:
        costs = state.facts.pieces.tray_costs
        cost = costs[len(society.tray) - 1] if not placed and society.tray else 0
        options: list[Option] = []
        if placed < limit and society.tray and society.influence >= cost:
            options += places(state, player)
        options += economy_options(state, player)
        if not options:
            break
        answer = yield Ask(player, "place", [*options, ("end",)], rules=("INV-PROG-05", "INV-PROG-07", "INV-PROG-10"))
        if answer == ("end",):
            break
        if answer[0] == "use_economy":
            yield from use_economy(state, player, answer[1])
            continue
        if cost:
            change_influence(state, player, -cost, "tray")
        placed += 1
        yield from place(state, player, answer)
    state.phase = "turn_end"


def can_place_for_a_token(state: InventionsState, player: Seat, benefit: Benefit) -> bool:
    """INV-OPEN-09: whether a tile of the tray could be placed; the token cannot help to pay for it as well."""
    society = state.players[player]
    if society.influence < benefit.influence:
        return False
    society.tokens -= 1
    is_possible = next(places(state, player), None) is not None
    society.tokens += 1
    return is_possible


@resolves("place_progress", can_place_for_a_token)
def place_outside(state: InventionsState, player: Seat, benefit: Benefit, why: str) -> Rule[None]:
    """INV-PROG-26, INV-OPEN-11: place tiles of the tray outside step 4, without the tray's cost."""
    society = state.players[player]
    if society.influence < benefit.influence:
        return
    for number in range(state.era_of(player) - 1):
        options = list(places(state, player))
        if not options:
            return
        answer = yield Ask(player, "place_outside", [*options, ("decline",)], rules=("INV-PROG-26", "INV-OPEN-11"))
        if answer == ("decline",):
            return
        if not number and benefit.influence:
            change_influence(state, player, -benefit.influence, why)
        yield from place(state, player, answer)


def places(state: InventionsState, player: Seat) -> Iterator[Option]:
    """INV-PROG-09, INV-OPEN-09: every tile of the tray on every empty hex where it can be paid, benefit included."""
    society = state.players[player]
    for tile in society.tray:
        own, wanted = price(state, player, tile), demanded(state, tile)
        most = most_payable(society, wanted)
        for hex_ in state.facts.hexes:
            if hex_ not in society.progress:
                number = price_on(state, player, hex_, own)
                if number <= most or can_be_helped(state, player, tile, hex_, [wanted] * number):
                    yield "place", tile, hex_


def demanded(state: InventionsState, tile: str) -> str:
    """INV-PROG-11, INV-PROG-12: the discipline of the specialists that a tile takes."""
    kind = state.facts.kind(tile)
    return ANY if kind == "prosperity" else kind


def price(state: InventionsState, player: Seat, tile: str) -> int:
    """INV-PROG-13, INV-PROG-15, INV-PROG-16: how many specialists a tile takes by itself, less for own inventions."""
    facts = state.facts
    kind, ideas = facts.kind(tile), facts.ideas
    if kind == "prosperity":
        return facts.pieces.prosperity_cost
    return facts.pieces.base_cost - sum([ideas[card].discipline == kind for card in state.players[player].inventions])


def price_on(state: InventionsState, player: Seat, hex_: str, own: int) -> int:
    """INV-PROG-14, INV-PROG-27, INV-OPEN-10: what a tile of that price takes on a hex, with neighbours and discount."""
    facts = state.facts
    number = own + sum(map(state.players[player].progress.__contains__, facts.beside[hex_]))
    benefit = facts.hexes[hex_].benefit
    if benefit is not None and benefit.op == "discount":
        number -= benefit.amount
    return max(0, number)


def demands(state: InventionsState, player: Seat, tile: str, hex_: str) -> list[str]:
    """INV-PROG-11 to INV-PROG-16: the specialists that a placement takes."""
    return [demanded(state, tile)] * price_on(state, player, hex_, price(state, player, tile))


def can_be_helped(state: InventionsState, player: Seat, tile: str, hex_: str, cost: list[str]) -> bool:
    """INV-OPEN-08, INV-OPEN-09: whether a cost that is too high can be paid with what hex and tile bring."""
    society = state.players[player]
    benefit = state.facts.hexes[hex_].benefit
    steps = [benefit] if benefit is not None else []
    own = help_of(state, tile)
    if own is not None and (society.tokens or hex_ in society.hex_tokens):
        steps.append(own)
    if not any(step.op in PAYING for step in steps):
        return False
    return _payable_with(state, player, Purse.of(society), steps, cost)


def help_of(state: InventionsState, tile: str) -> Benefit | None:
    """What a tile, just placed, gives before it is paid: the benefit of an economy tile that spends nothing itself."""
    facts = state.facts.progress_tiles.get(tile)
    if facts is None or facts.kind != "economy" or facts.benefit is None:
        return None
    return None if facts.benefit.op in ("action", "place_progress") else facts.benefit


PAYING: Final = frozenset({"gain_academic", "gain_specialist", "recall_citizens", "ready_specialists"})
"""Benefits that bring somebody to pay with."""
NOBODY_CALLED: Final[Mapping[str, int]] = {}


class Purse:
    """What a society could pay with, as far as a benefit changes it."""

    __slots__ = ("academy", "called", "exhausted", "home", "supply")

    def __init__(
        self,
        home: list[int],
        exhausted: list[int],
        academy: int,
        supply: int,
        called: Mapping[str, int] = NOBODY_CALLED,
    ) -> None:
        self.home, self.exhausted, self.academy, self.supply = home, exhausted, academy, supply
        self.called = called
        """Citizens that came home from a region, and so cannot come from there once more."""

    @classmethod
    def of(cls, society: Society) -> Purse:
        """As it is now."""
        return cls([*society.home], [*society.exhausted], society.academy, society.supply)

    def with_citizens(self, number: int, region: str, amount: int) -> Purse:
        """With citizens of a region at home."""
        home = [*self.home]
        home[number] += amount
        called = {**self.called, region: self.called.get(region, 0) + amount}
        return Purse(home, self.exhausted, self.academy, self.supply, called)

    def with_specialists(self, number: int, amount: int, taken: int, ready: int) -> Purse:
        """With more specialists at home, some of them from the supply or from the exhausted ones."""
        home, exhausted = [*self.home], [*self.exhausted]
        home[number] += amount
        exhausted[number] -= ready
        return Purse(home, exhausted, self.academy, self.supply - taken, self.called)


def _payable_with(state: InventionsState, player: Seat, purse: Purse, steps: list[Benefit], cost: list[str]) -> bool:
    """Whether some way through the benefits makes the cost payable."""
    if payable(purse.home, purse.academy, cost):
        return True
    if not steps:
        return False
    benefit, rest = steps[0], steps[1:]
    if benefit.amount > 1 and benefit.op in (
        "gain_specialist",
        "ready_specialists",
    ):  # each may be of another discipline
        rest = [replace(benefit, amount=benefit.amount - 1), *rest]
        benefit = replace(benefit, amount=1)
    return any(_payable_with(state, player, after, rest, cost) for after in _outcomes(state, player, purse, benefit))


def _outcomes(state: InventionsState, player: Seat, purse: Purse, benefit: Benefit) -> Iterator[Purse]:
    """What a benefit may leave in the purse."""
    match benefit.op:
        case "gain_academic":
            gained = max(0, min(benefit.amount, purse.supply, state.era_of(player) - purse.academy))
            yield Purse(purse.home, purse.exhausted, purse.academy + gained, purse.supply - gained, purse.called)
        case "gain_specialist":
            gained = min(benefit.amount, purse.supply)
            which = range(len(DISCIPLINES)) if benefit.discipline == "choice" else [number_of(str(benefit.discipline))]
            for number in which:
                yield purse.with_specialists(number, gained, gained, 0)
        case "recall_citizens":
            yield purse
            for region, display in state.regions.items():
                found = region_discipline(state, region)
                which = range(len(DISCIPLINES)) if found is None else [number_of(found)]
                for number in which:
                    yield purse.with_citizens(number, region, display.population[player] - purse.called.get(region, 0))
        case "place_citizen":
            left = max(0, purse.supply - benefit.amount)
            yield Purse(purse.home, purse.exhausted, purse.academy, left, purse.called)
        case "ready_specialists":
            for number in range(len(DISCIPLINES)):
                ready = min(benefit.amount, purse.exhausted[number])
                yield purse.with_specialists(number, ready, 0, ready)
        case _:
            yield purse


def place(state: InventionsState, player: Seat, option: Option) -> Rule[None]:
    """INV-PROG-09 to INV-PROG-20, INV-OPEN-08, INV-OPEN-65: cover a hex, take its benefit, then pay the specialists."""
    _, tile, hex_ = option
    assert isinstance(tile, str)
    assert isinstance(hex_, str)
    society = state.players[player]
    cost = demands(state, player, tile, hex_)
    society.tray.remove(tile)
    society.progress[hex_] = tile
    state.tell("placed", player, tile, hex_)
    if hex_ in society.hex_tokens:
        society.hex_tokens.remove(hex_)
        society.tokens += 1
        state.tell("token", player, hex_)
    benefit = state.facts.hexes[hex_].benefit
    if benefit is not None and benefit.op != "discount":
        yield from _receive(state, player, benefit, hex_, cost, tile)
    own = help_of(state, tile)
    if own is not None and tile in state.can_be_used(player) and is_worth(state, player, own):
        use: Option = ("use_economy", tile)
        can_wait = payable(society.home, society.academy, cost)
        options = [use, ("decline",)] if can_wait else [use]
        answer = yield Ask(player, "new_economy", options, rules=("INV-OPEN-08",))
        if answer == use:
            yield from _receive(state, player, lay_token(state, player, tile), tile, cost, tile)
    yield from exhaust(state, player, cost)


def _receive(
    state: InventionsState, player: Seat, benefit: Benefit, why: str, cost: list[str], tile: str
) -> Rule[None]:
    """Take a benefit while a placement is still to be paid: only what leaves it payable is offered."""
    society = state.players[player]
    own = help_of(state, tile)
    follow = [own] if own is not None and why != tile and tile in state.can_be_used(player) else []
    if payable(society.home, society.academy, cost) or benefit.op not in (
        "gain_specialist", "recall_citizens", "ready_specialists",
    ):  # fmt: skip
        yield from resolve(state, player, benefit, why)
        return
    yield from _receive_to_pay(state, player, benefit, why, cost, follow)


def _receive_to_pay(
    state: InventionsState, player: Seat, benefit: Benefit, why: str, cost: list[str], follow: list[Benefit]
) -> Rule[None]:
    """Benefits whose choices decide whether the placement can be paid at all."""
    society = state.players[player]
    if benefit.op == "recall_citizens":
        options: list[Option] = []
        for option in home_options(state, player):
            found = region_discipline(state, str(option[1]))
            which = DISCIPLINES if found is None else (found,)
            for discipline in which:
                after = Purse.of(society).with_citizens(number_of(discipline), str(option[1]), int(option[2]))
                if _payable_with(state, player, after, follow, cost):
                    options.append(("call_as", option[1], option[2], discipline))
        if follow and _payable_with(state, player, Purse.of(society), follow, cost):
            options.append(("decline",))
        answer = yield Ask(player, "bring_home", options, rules=("INV-CONC-40", "INV-OPEN-09"))
        if answer != ("decline",):
            _, region, number, discipline = answer
            bring_home(state, player, region, number, discipline, why)
        return
    is_new = benefit.op == "gain_specialist"
    for left in range(benefit.amount, 0, -1):
        more = [replace(benefit, amount=left - 1)] if left > 1 else []
        offered = []
        for number, discipline in enumerate(DISCIPLINES):
            if is_new and (benefit.discipline not in ("choice", discipline) or not society.supply):
                continue
            if not is_new and not society.exhausted[number]:
                continue
            after = Purse.of(society).with_specialists(number, 1, int(is_new), int(not is_new))
            if _payable_with(state, player, after, [*more, *follow], cost):
                offered.append(("discipline", discipline))
        if not offered:
            return
        answer = yield Ask(player, "new_specialist" if is_new else "ready", offered, rules=("INV-OPEN-09",))
        if is_new:
            gain_specialist(state, player, answer[1], why)
        else:
            make_ready(state, player, answer[1], why)
