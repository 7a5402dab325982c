"""What an option will cost, give and change.

What is paid and received is what happens when the option is tried out. Notes say what that leaves out: whom the option
is about, what is still to be paid, and what follows the next question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gobelin.games.inventions import actions, progress, turn
from gobelin.games.inventions.components import Benefit
from gobelin.games.inventions.ideas import originator_points, specialists
from gobelin.games.inventions.state import NOBODY, InventionsState
from gobelin.kernel import Ask, Consequence, Note, Option, Plain, Trial, Try


def consequence(state: InventionsState, ask: Ask, option: Option, tried: Try) -> Consequence:
    """What an option of an open question will cost, give and change, from what the asked seat can know."""
    trial, notes = tried(), NOTES.get(str(option[0]))
    return trial.consequence(*notes(state, ask, option, trial) if notes else ())


def is_paid(trial: Trial) -> bool:
    """Whether the amounts tell who pays; else that is asked first."""
    return trial.topic not in ("specialist", "exhaust")


def _benefit(says: str, benefit: Benefit) -> Note:
    """A benefit by its word, with what goes with it."""
    args: dict[str, Plain] = {"op": benefit.op, "amount": benefit.amount}
    if benefit.action is not None:
        args["action"] = benefit.action
    if benefit.discipline is not None:
        args["discipline"] = benefit.discipline
    return Note(says, args)


def _action(says: str, action: str) -> Note:
    return Note(says, {"op": "action", "action": action, "amount": 1})


def _price(number: int, discipline: str) -> Note:
    return Note("price", {"amount": number, "discipline": discipline or "any"})


def _later(benefit: Benefit, is_received: bool) -> Iterator[Note]:
    """A benefit, unless the amounts tell of it."""
    at_once = ("gain_ip", "gain_influence", "gain_academic", "discount")
    if not (is_received and benefit.op in at_once):
        yield _benefit("benefit", benefit)


def _pillar(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-TURN-11: who gains influence by a main action here."""
    if ask.topic != "epoch":
        for other in turn.watchers(state, ask.seat, str(option[1])):
            yield Note("watched", {"seat": other})


def _presented(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-PRES-02 to INV-PRES-04."""
    display = state.regions[str(option[-1])]
    tile = state.facts.specialist_tiles[display.specialist]
    if not is_paid(trial):
        card = display.card if option[0] == "claim" else str(option[1])
        yield _price(specialists(state, display), state.discipline_of(card))
    yield from _later(tile.benefit, is_paid(trial))


def _invented(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-INV-02 to INV-INV-06."""
    idea = state.facts.ideas[state.regions[str(option[1])].card]
    if not is_paid(trial):
        yield _price(1, idea.discipline)
        for discipline in idea.extra:
            yield Note("exhausts", {"discipline": discipline})
        if idea.points:
            yield _benefit("benefit", Benefit(op="gain_ip", amount=idea.points))


def _innovated(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-INNO-03 to INV-INNO-06."""
    idea = state.facts.ideas[state.regions[str(option[1])].card]
    if not is_paid(trial):
        yield _price(1, idea.discipline)
    yield _action("chain", idea.chain)


def _shared(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-SHARE-03 to INV-SHARE-05: who gains what; the amounts tell what the asked seat does."""
    display = state.regions[str(option[1])]
    if display.originator not in (NOBODY, ask.seat):
        yield Note("share-points", {"points": originator_points(state, display), "seat": display.originator})
    yield Note("share-card", {"seat": display.inventor})
    if display.innovator != NOBODY:
        yield Note("share-citizen", {"seat": display.innovator})


def _travelled(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-TRAV-05: what the scholar there knows."""
    region = str(option[2])
    if state.regions[region].scholar:
        yield _benefit("chain", actions.knowledge(state, region))


def _reached(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-EUR-07."""
    yield Note("era", {"era": state.facts.milestones[str(option[1])].era})


def _visited(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-DIPO-01, INV-DIPO-05: whom it takes, and the action of the milestone."""
    if not is_paid(trial):
        yield _price(1, "any")
    yield _action("then", state.facts.milestones[str(option[1])].action)


def _chained(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-CHAIN-07: what the marker leads to, and how many are left."""
    yield from _later(actions.brings(state, str(option[1])), is_received=True)
    yield Note("markers", {"count": state.markers - 1})


def _linked(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-CHAIN-11."""
    yield Note("markers", {"count": state.markers - 1})


def _placed(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """INV-PROG-11 to INV-PROG-18: the specialists that it takes, and what the hex gives."""
    tile, hex_ = str(option[1]), str(option[2])
    price = progress.demands(state, ask.seat, tile, hex_)
    if not price:
        yield Note("free")
    elif sum(amount for name, amount in trial.amounts.items() if name.startswith("exhausted")) < len(price):
        yield _price(len(price), price[0])
    benefit = state.facts.hexes[hex_].benefit
    if benefit is not None:
        yield from _later(benefit, is_received=True)


def _component(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    """What a component does."""
    if not any(amount > 0 for amount in trial.amounts.values()):
        yield Note("does", effect=f"text-{option[1]}")


def _joker(state: InventionsState, ask: Ask, option: Option, trial: Trial) -> Iterator[Note]:
    yield Note("joker")


NOTES: Final[Mapping[str, Callable[[InventionsState, Ask, Option, Trial], Iterator[Note]]]] = {
    "pillar": _pillar,
    "claim": _presented,
    "present": _presented,
    "invent": _invented,
    "innovate": _innovated,
    "share": _shared,
    "travel": _travelled,
    "eureka": _reached,
    "send": _visited,
    "recall": _visited,
    "chain": _chained,
    "link": _linked,
    "place": _placed,
    "joker": _joker,
    **dict.fromkeys(("box", "take_idea", "prosperity", "take", "use_economy"), _component),
}
"""What there is to say about the options of a verb, beyond what is paid and received."""
