"""When an economy tile can be used, and which ones make a difference then (INV-PROG-21, INV-OPEN-12)."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Final, TypeAlias

from gobelin.games.inventions.acts import is_possible
from gobelin.games.inventions.components import Benefit
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Option, Seat

Worth: TypeAlias = Callable[[InventionsState, Seat, Benefit], bool]
WORTH: Final[dict[str, Worth]] = {}
"""Whether a benefit that is received elsewhere would do anything now, for a token."""
PLACING: Final = frozenset({"place_progress"})
ENABLING: Final = PLACING | {
    "action", "gain_academic", "gain_specialist", "place_citizen", "recall_citizens", "ready_specialists",
}  # fmt: skip
"""Benefits that bring people or tiles into play, so that actions may become possible."""
TO_HOME: Final = PLACING | {"action", "gain_academic", "gain_specialist", "recall_citizens", "ready_specialists"}
TO_MAP: Final = PLACING | {"action", "place_citizen"}
HELPING: Final[Mapping[str, frozenset[str]]] = {
    **dict.fromkeys(("present_idea", "invent", "innovate", "send_diplomat"), TO_HOME),
    **dict.fromkeys(("call_specialists", "gain_influence", "travel"), TO_MAP),
}
"""Benefits that bring those whom an action needs; placed tiles do so by their hexes. The others need nobody new."""


def economy_options(state: InventionsState, player: Seat) -> list[Option]:
    """INV-PROG-21, INV-OPEN-12: economy tiles that a token can be laid on, at any time in the own steps 2 to 4."""
    facts = state.facts.progress_tiles
    return [("use_economy", tile) for tile in state.can_be_used(player) if is_worth(state, player, facts[tile].benefit)]


def economy_of(state: InventionsState, player: Seat, ops: Container[str]) -> list[Option]:
    """The economy tiles that can be used now and have one of these benefits."""
    facts = state.facts.progress_tiles
    return [
        option
        for option in economy_options(state, player)
        if (benefit := facts[str(option[1])].benefit) and benefit.op in ops
    ]


def enabling_options(state: InventionsState, player: Seat) -> list[Option]:
    """INV-OPEN-12: economy tiles that may make an action possible, since they bring people or tiles into play."""
    return economy_of(state, player, ENABLING)


def helping_options(state: InventionsState, player: Seat, name: str, possible: bool) -> list[Option]:
    """INV-OPEN-12: economy tiles that help a granted action, or place a tile that works with it if it is possible."""
    ops = HELPING.get(name, frozenset({"action"})) | (PLACING if possible else frozenset())
    if "recall_citizens" in ops and state.players[player].tokens > 1:
        ops |= {"place_citizen"}  # who can be called home then
    return economy_of(state, player, ops)


def room_options(state: InventionsState, player: Seat) -> list[Option]:
    """INV-OPEN-12: where the tray is full, a tile that places others makes room; more tokens may make that possible."""
    placing = [
        tile
        for tile in state.can_be_used(player)
        if (benefit := state.facts.progress_tiles[tile].benefit) and benefit.op == "place_progress"
    ]
    if not placing or state.phase != "pillar":
        return []
    return economy_of(state, player, ENABLING | {"gain_influence"} if state.players[player].tokens > 1 else PLACING)


def homeward_options(state: InventionsState, player: Seat) -> list[Option]:
    """INV-OPEN-12, INV-CALL-04: the display says as what citizens come home from regions without a card."""
    is_open = any(not display.card and display.population[player] for display in state.regions.values())
    return economy_of(state, player, {"recall_citizens"}) if is_open and state.phase == "pillar" else []


def altering_options(state: InventionsState, player: Seat, benefit: Benefit) -> list[Option]:
    """INV-OPEN-12: economy tiles that change how much of a benefit is received, if they are used before it."""
    society = state.players[player]
    match benefit.op:
        case "gain_influence":
            is_short = society.influence + benefit.amount > state.facts.pieces.influence_most
            return economy_of(state, player, PLACING) if is_short else []
        case "gain_academic":
            is_short = society.academy + benefit.amount > state.academy_limit(player)
            return economy_of(state, player, PLACING) if is_short else []
        case "ready_specialists":
            return economy_of(state, player, PLACING) if sum(society.exhausted) < benefit.amount else []
        case "recall_citizens":
            return economy_of(state, player, {"place_citizen", *PLACING})
        case "place_progress":
            ops = {*ENABLING, "gain_influence"} - PLACING if benefit.influence else ENABLING - PLACING
            return economy_of(state, player, ops) if society.tray else []
        case _:
            return []


def is_worth(state: InventionsState, player: Seat, benefit: Benefit | None) -> bool:
    """Whether a benefit would do anything now; an economy tile that does nothing is not offered."""
    society = state.players[player]
    assert benefit is not None
    match benefit.op:
        case "action":  # its aspirations and its gaps among the ideas are seen to at the end of step 2
            return state.phase == "pillar" and is_possible(state, player, str(benefit.action))
        case "gain_academic":
            return society.supply > 0 and society.academy < state.academy_limit(player)
        case "gain_influence":
            return society.influence < state.facts.pieces.influence_most
        case "gain_specialist" | "place_citizen":
            return society.supply > 0
        case "recall_citizens":
            return any(display.population[player] for display in state.regions.values())
        case "ready_specialists":
            return any(society.exhausted)
        case _:
            return benefit.op not in WORTH or WORTH[benefit.op](state, player, benefit)


def lay_token(state: InventionsState, player: Seat, tile: str) -> Benefit:
    """Lay a token on an economy tile; the benefit that it is worth."""
    society = state.players[player]
    society.tokens -= 1
    society.spent.append(tile)
    state.tell("used_economy", player, tile)
    benefit = state.facts.progress_tiles[tile].benefit
    assert benefit is not None
    return benefit
