"""Steps 3 and 4: aspirations become progress, and progress is placed (INV-PROG)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from gobelin.games.inventions.actions import resolve, resolves, use_economy
from gobelin.games.inventions.citizens import (
    ANY,
    change_influence,
    exhaust,
    most_payable,
    payable,
)
from gobelin.games.inventions.components import Benefit
from gobelin.games.inventions.economy import economy_options, is_worth, lay_token, room_options
from gobelin.games.inventions.helped import TOPICS, can_be_helped, help_of, receive_to_pay
from gobelin.games.inventions.state import BOXES, JOKER, InventionsState, Society
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
        give_up(state, player, answer[1])


def give_up(state: InventionsState, player: Seat, aspiration: str) -> None:
    """An aspiration becomes nothing."""
    state.players[player].aspirations.remove(aspiration)
    state.tell("gave_up", player, aspiration)


def progress_phase(state: InventionsState) -> Rule[None]:
    """INV-PROG-01 to INV-PROG-03, INV-PROG-28, INV-OPEN-29: every aspiration becomes a tile of its discipline."""
    player = state.active
    society = state.players[player]
    while society.aspirations:
        aspiration = society.aspirations[0]
        options = [("take", tile) for tile in takeable(state, society, aspiration)]
        if options:
            answer = yield Ask(player, "progress", options, rules=("INV-PROG-01", "INV-PROG-03"))
            take_tile(state, player, answer[1])
        else:
            society.aspirations.pop(0)
            state.tell("unfulfilled", player, aspiration)
    state.phase = "placing"


def take_tile(state: InventionsState, player: Seat, tile: str) -> None:
    """INV-PROG-01: the first aspiration becomes a tile of the supply."""
    society = state.players[player]
    state.progress[tile] -= 1
    society.tray.append(tile)
    state.tell("took_tile", player, tile, society.aspirations.pop(0))


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
    while True:
        options: list[Option] = []
        if state.placed < state.era_of(player) - 1 and society.influence >= tray_cost(state, player):
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
        yield from place_in_step_4(state, player, answer)
    state.phase = "turn_end"


def place_in_step_4(state: InventionsState, player: Seat, option: Option) -> Rule[None]:
    """INV-PROG-05: the first tile of a turn takes influence."""
    change_influence(state, player, -tray_cost(state, player), "tray")
    state.placed += 1
    yield from place(state, player, option)


def tray_cost(state: InventionsState, player: Seat) -> int:
    """INV-PROG-05, INV-PROG-06: the influence that placing takes in step 4, by how many tiles lie in the tray."""
    tray = state.players[player].tray
    is_paid = state.placed > 0 and player == state.active
    return state.facts.pieces.tray_costs[len(tray) - 1] if tray and not is_paid else 0


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
    if not society.tray:
        return
    extra = surcharges(state.box, tuple(society.progress))
    for tile in society.tray:
        own, wanted = price(state, player, tile), demanded(state, tile)
        most = most_payable(society, wanted)
        for hex_, more in extra.items():
            if own + more <= most or can_be_helped(state, player, tile, hex_, [wanted] * (own + more)):
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


def surcharge(state: InventionsState, player: Seat, hex_: str) -> int:
    """INV-PROG-14, INV-PROG-27, INV-OPEN-10: what a hex adds to the price of a tile: neighbours, less its discount."""
    return surcharges(state.box, tuple(state.players[player].progress))[hex_]


@lru_cache(maxsize=4096)
def surcharges(box: str, covered: tuple[str, ...]) -> Mapping[str, int]:
    """What every empty hex adds; where nothing was placed meanwhile, it is asked for again and again."""
    facts, found = BOXES[box], {}
    for hex_, printed in facts.hexes.items():
        if hex_ not in covered:
            benefit = printed.benefit
            discount = benefit.amount if benefit is not None and benefit.op == "discount" else 0
            found[hex_] = sum([beside in covered for beside in facts.beside[hex_]]) - discount
    return MappingProxyType(found)


def demands(state: InventionsState, player: Seat, tile: str, hex_: str) -> list[str]:
    """INV-PROG-11 to INV-PROG-16: the specialists that a placement takes."""
    return [demanded(state, tile)] * (price(state, player, tile) + surcharge(state, player, hex_))


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
    if benefit.op in TOPICS and not payable(society.home, society.academy, cost):
        yield from receive_to_pay(state, player, benefit, why, cost, follow)
    else:
        yield from resolve(state, player, benefit, why)
