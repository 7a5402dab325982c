"""Citizens: specialists at home and exhausted, academics, and paying with them (INV-CONC-13 to INV-CONC-22)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from gobelin.games.inventions.components import DISCIPLINES, Discipline
from gobelin.games.inventions.state import InventionsState, Society, number_of
from gobelin.kernel import Ask, Option, Rule, Seat

ANY: Final = ""
"""A demand that every discipline meets."""
ACADEMIC: Final = "academic"
SUPPLY: Final = "supply"


def score(state: InventionsState, player: Seat, points: int, why: str) -> None:
    """Give points, with their reason."""
    if points and not state.is_chronos(player):
        society = state.players[player]
        society.ip += points
        society.points[why] = society.points.get(why, 0) + points
        state.tell("scored", player, points, why)


def change_influence(state: InventionsState, player: Seat, amount: int, why: str) -> None:
    """INV-INFL-01, INV-OPEN-55: move on the influence track; what is beyond its end is lost."""
    society = state.players[player]
    new = min(state.facts.pieces.influence_most, society.influence + amount)
    assert new >= 0, "influence is paid in full or not at all"
    if new != society.influence:
        verb = "influence" if new > society.influence else "lost_influence"
        state.tell(verb, player, abs(new - society.influence), why)
        society.influence = new


def gain_academics(state: InventionsState, player: Seat, number: int, why: str) -> None:
    """INV-CONC-39: citizens from the supply, as far as the academy has room and the supply lasts (INV-OPEN-27)."""
    society = state.players[player]
    number = min(number, society.supply, state.academy_limit(player) - society.academy)
    if number > 0:
        society.supply -= number
        society.academy += number
        state.tell("academics", player, number, why)


def return_diplomat(state: InventionsState, player: Seat, milestone: str) -> None:
    """INV-CONC-22: a citizen comes back as an academic, or to the supply if the academy is full."""
    society = state.players[player]
    state.diplomats[milestone].remove(player)
    if society.academy < state.academy_limit(player):
        society.academy += 1
        state.tell("diplomat_back", player, milestone, "academy")
    else:
        society.supply += 1
        state.tell("diplomat_back", player, milestone, "supply")


def gain_specialist(state: InventionsState, player: Seat, discipline: str, why: str) -> None:
    """INV-CONC-37: a citizen of the supply comes home as a specialist."""
    society = state.players[player]
    if society.supply:
        society.supply -= 1
        society.home[number_of(discipline)] += 1
        state.tell("specialist", player, discipline, why)


def make_ready(state: InventionsState, player: Seat, discipline: str, why: str, number: int = 1) -> None:
    """INV-CONC-15: exhausted specialists come home."""
    society, place = state.players[player], number_of(discipline)
    society.exhausted[place] -= number
    society.home[place] += number
    state.tell("ready", player, number, discipline, why)


def settle(state: InventionsState, player: Seat, region: str, why: str) -> None:
    """INV-CONC-38: a citizen of the supply comes to a map region."""
    society = state.players[player]
    if society.supply:
        society.supply -= 1
        state.regions[region].population[player] += 1
        state.tell("settled", player, region, why)


def bring_home(state: InventionsState, player: Seat, region: str, number: int, discipline: str, why: str) -> None:
    """INV-CALL-02, INV-CALL-03: citizens of a map region come home as specialists."""
    state.regions[region].population[player] -= number
    state.players[player].home[number_of(discipline)] += number
    state.tell("came_home", player, number, region, discipline, why)


def region_discipline(state: InventionsState, region: str) -> Discipline | None:
    """INV-CALL-03 to INV-CALL-05: the discipline of the region's card, or of the rightmost idea on display."""
    card = state.regions[region].card or (state.display[-1] if state.display else "")
    return state.discipline_of(card) if card else None


def choose_discipline(state: InventionsState, player: Seat, topic: str, rules: tuple[str, ...]) -> Rule[str]:
    """Ask for a discipline."""
    options = [("discipline", discipline) for discipline in DISCIPLINES]
    answer = yield Ask(player, topic, options, rules=rules)
    return str(answer[1])


def home_discipline(state: InventionsState, player: Seat, region: str) -> Rule[str]:
    """The discipline that citizens of a region come home to; chosen where no card decides."""
    found = region_discipline(state, region)
    if found is None:
        return (yield from choose_discipline(state, player, "home_discipline", ("INV-CALL-05",)))
    return found


# --- paying -----------------------------------------------------------------------------------------------------------


def can_pay(society: Society, demands: Sequence[str]) -> bool:
    """INV-CONC-14, INV-CONC-18: whether available specialists and academics meet all demands."""
    return payable(society.home, society.academy, demands)


def payable(home: Sequence[int], academy: int, demands: Sequence[str]) -> bool:
    """Whether these specialists and academics meet all demands."""
    number = len(demands)
    if number <= academy:
        return True
    demand = demands[0]
    if demands.count(demand) == number:  # as a placement demands them
        return number - academy <= (sum(home) if demand == ANY else home[number_of(demand)])
    missing, left = 0, 0
    for available, discipline in zip(home, DISCIPLINES, strict=True):
        spare = available - demands.count(discipline)
        if spare < 0:
            missing -= spare
        else:
            left += spare
    return missing + max(0, demands.count(ANY) - left) <= academy


def most_payable(society: Society, demand: str) -> int:
    """How many demands of one kind available specialists and academics meet."""
    return society.academy + (sum(society.home) if demand == ANY else society.home[number_of(demand)])


Post: TypeAlias = Callable[[str], None]
"""Puts a citizen somewhere, given what it was: a specialist of a discipline, or an academic."""


def pay(
    state: InventionsState, player: Seat, demands: Sequence[str], post: Post, keep: Sequence[str] = ()
) -> Rule[None]:
    """Send specialists or academics one by one, so that the rest, and what is to `keep`, can still be paid."""
    society, left = state.players[player], [*demands, *keep]
    for demand in demands:
        left.pop(0)
        answer = yield Ask(player, "specialist", able(society, demand, left), rules=("INV-CONC-14", "INV-CONC-18"))
        post(leave(society, answer))


def exhaust(state: InventionsState, player: Seat, demands: Sequence[str]) -> Rule[None]:
    """INV-CONC-19: specialists or academics lie down, an academic in the discipline that it served."""
    society, left = state.players[player], [*demands]
    for demand in demands:
        left.pop(0)
        answer = yield Ask(player, "exhaust", able(society, demand, left), rules=("INV-CONC-14", "INV-CONC-18"))
        served = demand
        if answer[0] == "specialist":
            served = answer[1]
        elif demand == ANY:
            served = yield from choose_discipline(state, player, "served", ("INV-CONC-19",))
        who = leave(society, answer)
        society.exhausted[number_of(served)] += 1
        state.tell("exhausted", player, who, served)


def able(society: Society, demand: str, left: Sequence[str]) -> list[Option]:
    """Who can meet a demand so that those that are left can still be met."""
    options: list[Option] = []
    for number, discipline in enumerate(DISCIPLINES):
        if demand in (ANY, discipline) and society.home[number]:
            society.home[number] -= 1
            if can_pay(society, left):
                options.append(("specialist", discipline))
            society.home[number] += 1
    if society.academy:
        society.academy -= 1
        if can_pay(society, left):
            options.append(("academic",))
        society.academy += 1
    return options


def leave(society: Society, chosen: Option) -> str:
    """A specialist leaves home, or an academic the academy; which one it was."""
    if chosen[0] == ACADEMIC:
        society.academy -= 1
        return ACADEMIC
    discipline = str(chosen[1])
    society.home[number_of(discipline)] -= 1
    return discipline


def post_from_supply(state: InventionsState, player: Seat, role: str, place: str) -> bool:
    """INV-OPEN-27: tell that a citizen of the supply takes a place beside a card or on a milestone, if there is one."""
    society = state.players[player]
    if not society.supply:
        return False
    society.supply -= 1
    state.tell("posted", player, SUPPLY, role, place)
    return True
