"""INV-OPEN-08, INV-OPEN-09: a placement may be paid with what its hex and its tile bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from gobelin.games.inventions.citizens import bring_home, gain_specialist, make_ready, payable, region_discipline
from gobelin.games.inventions.components import DISCIPLINES, Benefit
from gobelin.games.inventions.state import InventionsState, Society, number_of
from gobelin.kernel import Ask, Option, Rule, Seat

PAYING: Final = frozenset({"gain_academic", "gain_specialist", "recall_citizens", "ready_specialists"})
"""Benefits that bring somebody to pay with."""
TOPICS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "gain_specialist": ("new_specialist", ("INV-OPEN-09",)),
    "ready_specialists": ("ready", ("INV-OPEN-09",)),
    "recall_citizens": ("bring_home", ("INV-CONC-40", "INV-OPEN-09")),
}
"""Benefits with a choice that may decide whether the placement can be paid: what is asked, and by which clauses."""
ONE_BY_ONE: Final = frozenset({"gain_specialist", "ready_specialists"})
"""Each may be of another discipline."""


class Purse(NamedTuple):
    """What a society could pay with, as far as a benefit changes it."""

    home: tuple[int, ...]
    exhausted: tuple[int, ...]
    academy: int
    supply: int
    called: tuple[str, ...] = ()
    """The region of each citizen that came home, and so cannot come from there once more."""

    @classmethod
    def of(cls, society: Society) -> Purse:
        """As it is now."""
        return cls(tuple(society.home), tuple(society.exhausted), society.academy, society.supply)


def help_of(state: InventionsState, tile: str) -> Benefit | None:
    """What a tile, just placed, gives before it is paid: the benefit of an economy tile that spends nothing itself."""
    facts = state.facts.progress_tiles.get(tile)
    if facts is None or facts.kind != "economy" or facts.benefit is None:
        return None
    return None if facts.benefit.op in ("action", "place_progress") else facts.benefit


def can_be_helped(state: InventionsState, player: Seat, tile: str, hex_: str, cost: list[str]) -> bool:
    """Whether a cost that is too high can be paid with what hex and tile bring."""
    society = state.players[player]
    benefit = state.facts.hexes[hex_].benefit
    steps = [benefit] if benefit is not None else []
    own = help_of(state, tile)
    if own is not None and (society.tokens or hex_ in society.hex_tokens):
        steps.append(own)
    if not any(step.op in PAYING for step in steps):
        return False
    return payable_with(state, player, Purse.of(society), steps, cost)


def payable_with(state: InventionsState, player: Seat, purse: Purse, steps: list[Benefit], cost: list[str]) -> bool:
    """Whether some way through the benefits makes the cost payable."""
    if payable(purse.home, purse.academy, cost):
        return True
    if not steps:
        return False
    benefit, *rest = steps
    return any(
        payable_with(state, player, after, [*remaining(benefit), *rest], cost)
        for after in outcomes(state, player, purse, benefit)
    )


def remaining(benefit: Benefit) -> list[Benefit]:
    """What is left of a benefit when one piece of it was received."""
    is_left = benefit.op in ONE_BY_ONE and benefit.amount > 1
    return [replace(benefit, amount=benefit.amount - 1)] if is_left else []


def outcomes(state: InventionsState, player: Seat, purse: Purse, benefit: Benefit) -> list[Purse]:
    """What one piece of a benefit may leave in the purse."""
    match benefit.op:
        case "gain_academic":
            gained = max(0, min(benefit.amount, purse.supply, state.academy_limit(player) - purse.academy))
            return [purse._replace(academy=purse.academy + gained, supply=purse.supply - gained)]
        case "place_citizen":
            return [purse._replace(supply=max(0, purse.supply - benefit.amount))]
    return [after for _, after in ways(state, player, purse, benefit)] or [purse]


def ways(state: InventionsState, player: Seat, purse: Purse, benefit: Benefit) -> Iterator[tuple[Option, Purse]]:
    """What can be chosen of one piece of a benefit, and what is in the purse then."""
    home, exhausted = purse.home, purse.exhausted
    match benefit.op:
        case "gain_specialist" if purse.supply:
            for number, discipline in enumerate(DISCIPLINES):
                if benefit.discipline in ("choice", discipline):
                    yield (
                        ("discipline", discipline),
                        purse._replace(home=_changed(home, number, 1), supply=purse.supply - 1),
                    )
        case "ready_specialists":
            for number, discipline in enumerate(DISCIPLINES):
                if exhausted[number]:
                    ready = purse._replace(home=_changed(home, number, 1), exhausted=_changed(exhausted, number, -1))
                    yield ("discipline", discipline), ready
        case "recall_citizens":
            for region, display in state.regions.items():
                found = region_discipline(state, region)
                for people in range(1, display.population[player] - purse.called.count(region) + 1):
                    for discipline in DISCIPLINES if found is None else (found,):
                        back = _changed(home, number_of(discipline), people)
                        called = (*purse.called, *[region] * people)
                        yield ("call_as", region, people, discipline), purse._replace(home=back, called=called)
            yield ("decline",), purse


def _changed(counts: tuple[int, ...], number: int, amount: int) -> tuple[int, ...]:
    """Counts of which one has changed."""
    return (*counts[:number], counts[number] + amount, *counts[number + 1 :])


def receive_to_pay(
    state: InventionsState, player: Seat, benefit: Benefit, why: str, cost: list[str], follow: list[Benefit]
) -> Rule[None]:
    """Receive a benefit that decides whether the placement can be paid: only what makes it payable is offered."""
    topic, rules = TOPICS[benefit.op]
    pieces = [benefit]
    while pieces:
        piece, pieces = pieces[0], remaining(pieces[0])
        purse = Purse.of(state.players[player])
        options = [
            option
            for option, after in ways(state, player, purse, piece)
            if payable_with(state, player, after, [*pieces, *follow], cost)
        ]
        if not options:
            return
        answer = yield Ask(player, topic, options, rules=rules)
        match answer:
            case ("call_as", str(region), int(people), str(discipline)):
                bring_home(state, player, region, people, discipline, why)
            case ("discipline", str(discipline)) if benefit.op == "gain_specialist":
                gain_specialist(state, player, discipline, why)
            case ("discipline", str(discipline)):
                make_ready(state, player, discipline, why)
