"""What an option will cost, give and change.

What is paid and received is what the rules do: they are carried out on a copy of the state until somebody is asked, or
until something comes to light that the seat does not know. Notes say what that leaves out: whom the option is about,
what is still to be paid, and what follows the next question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from gobelin.games.inventions import actions, era_change, milestones, progress, stone_age, turn
from gobelin.games.inventions.acts import ACTS
from gobelin.games.inventions.components import Benefit
from gobelin.games.inventions.ideas import originator_points, specialists
from gobelin.games.inventions.ledger import ledger
from gobelin.games.inventions.phases import play
from gobelin.games.inventions.state import BOXES, NOBODY, InventionsState
from gobelin.kernel import Account, Ask, Consequence, Ledger, Note, Option, Plain, Rule, Seat, SeatEvent, draft, drive


def consequence(state: InventionsState, ask: Ask, option: Option) -> Consequence:
    """What an option of an open question will cost, give and change, from what the asked seat can know."""
    ahead = look_ahead(state, ask, option)
    verb = str(option[0])
    return Consequence(
        cost={name: -amount for name, amount in ahead.amounts.items() if amount < 0},
        gain={name: amount for name, amount in ahead.amounts.items() if amount > 0},
        notes=tuple(NOTES[verb](state, ask, option, ahead)) if verb in NOTES else (),
        is_whole=ahead.is_whole,
    )


# --- what is paid and received ----------------------------------------------------------------------------------------


class Ahead(NamedTuple):
    """What the rules do until the next question."""

    amounts: Mapping[str, int]
    """What the seat will have more of, or less, as the ledger counts it."""
    topic: str
    """What will be asked next, as far as the seat can know."""
    is_whole: bool

    @property
    def is_paid(self) -> bool:
        """Whether the amounts tell who pays; else that is asked first."""
        return self.topic not in ("specialist", "exhaust")


def look_ahead(state: InventionsState, ask: Ask, option: Option) -> Ahead:
    """Carry an option out on a copy of the state."""
    twin = draft(state)
    account, fold, barrier = Account(), ledger_of(state.box).fold, twin.barrier

    def listen(
        verb: str, args: tuple[Plain, ...], to: tuple[Seat, ...] | None, others: tuple[Plain, ...] | None
    ) -> None:
        public = args if to is None else others
        if twin.barrier == barrier and public is not None:
            fold(account, SeatEvent(0, verb, public, to is not None))

    topics: list[str] = []
    twin.listener = listen
    drive(course(twin, ask, option), lambda asked: topics.append(asked.topic), frozenset())
    own = f"{ask.seat} "
    amounts = {key.removeprefix(own): n for key, n in account.counts.items() if n and key.startswith(own)}
    if twin.barrier != barrier:
        return Ahead(amounts, "", is_whole=False)
    return Ahead(amounts, "".join(topics), is_whole=bool(topics) or twin.phase == "over")


@cache
def ledger_of(box: str) -> Ledger:
    """The ledger of a box in use."""
    return ledger(BOXES[box])


def course(state: InventionsState, ask: Ask, option: Option) -> Rule[None]:
    """How the rules go on from a choice, as far as the state tells what the question was part of."""
    seat = ask.seat
    match ask.topic, *option:
        case "claim", _, str(region):
            yield from stone_age.claim(state, seat, region)
            yield from stone_age.set_epoch_pillar(state, seat)
        case "epoch", _, str(space):
            turn.move_epoch(state, seat, space)
            stone_age.next_player(state)
        case ("main_action" | "no_action") as topic, "pillar", str(space):
            yield from turn.place_pillar(state, seat, space, acts=topic == "main_action")
        case "main_action" | "no_action" | "place", "use_economy", str(tile):
            yield from actions.use_economy(state, seat, tile)
        case "link", verb, *answer:
            if verb == "link":
                yield from turn.use_link(state, seat, str(answer[0]), str(answer[1]))
            elif verb == "use_economy":
                yield from actions.use_economy(state, seat, str(answer[0]))
                yield from turn.link(state, seat)
            yield from turn.end_step_2(state, seat)
        case "too_many", "give_up", str(aspiration) if state.phase == "pillar":
            progress.give_up(state, seat, aspiration)
            yield from turn.to_step_3(state, seat)
        case "progress", _, str(tile):
            progress.take_tile(state, seat, tile)
        case "place", "place", *_:
            yield from progress.place_in_step_4(state, seat, option)
        case "place", "end":
            state.phase = "turn_end"
        case "turn_order", _, int(place):
            era_change.take_place(state, seat, place)
            yield from era_change.after_turn_order(state)
        case _:
            is_main = not state.thread and ("decline",) not in ask.options
            yield from part(state, ask, option)
            if ask.topic not in ACTS or not is_main:
                return
            yield from turn.link(state, seat)
            yield from turn.end_step_2(state, seat)
    yield from play(state)


def part(state: InventionsState, ask: Ask, option: Option) -> Rule[None]:
    """What an option does by itself, where it is part of something that the state does not tell."""
    seat = ask.seat
    match ask.topic, *option:
        case _, "use_economy", str(tile):
            yield from actions.use_economy(state, seat, tile)
        case _, "decline":
            return
        case topic, *_ if topic in ACTS:
            yield from actions.carry_out(state, seat, topic, option)
        case "chain", _, str(source):
            yield from actions.chain(state, seat, source)
        case "box", _, str(box):
            yield from milestones.take_box(state, seat, box)
        case "bring_home", "call", *_:
            yield from actions.call_home(state, seat, option, "call_specialists")


# --- what else there is to say ----------------------------------------------------------------------------------------


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


def _pillar(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-TURN-11: who gains influence by a main action here."""
    if ask.topic != "epoch":
        for other in turn.watchers(state, ask.seat, str(option[1])):
            yield Note("watched", {"seat": other})


def _presented(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-PRES-02 to INV-PRES-04."""
    display = state.regions[str(option[-1])]
    tile = state.facts.specialist_tiles[display.specialist]
    if not ahead.is_paid:
        card = display.card if option[0] == "claim" else str(option[1])
        yield _price(specialists(state, display), state.discipline_of(card))
    yield from _later(tile.benefit, ahead.is_paid)


def _invented(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-INV-02 to INV-INV-06."""
    idea = state.facts.ideas[state.regions[str(option[1])].card]
    if not ahead.is_paid:
        yield _price(1, idea.discipline)
        for discipline in idea.extra:
            yield Note("exhausts", {"discipline": discipline})
        if idea.points:
            yield _benefit("benefit", Benefit(op="gain_ip", amount=idea.points))


def _innovated(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-INNO-03 to INV-INNO-06."""
    idea = state.facts.ideas[state.regions[str(option[1])].card]
    if not ahead.is_paid:
        yield _price(1, idea.discipline)
    yield _action("chain", idea.chain)


def _shared(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-SHARE-03 to INV-SHARE-05: who gains what; the amounts tell what the asked seat does."""
    display = state.regions[str(option[1])]
    if display.originator not in (NOBODY, ask.seat):
        yield Note("share-points", {"points": originator_points(state, display), "seat": display.originator})
    yield Note("share-card", {"seat": display.inventor})
    if display.innovator != NOBODY:
        yield Note("share-citizen", {"seat": display.innovator})


def _travelled(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-TRAV-05: what the scholar there knows."""
    region = str(option[2])
    if state.regions[region].scholar:
        yield _benefit("chain", actions.knowledge(state, region))


def _reached(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-EUR-07."""
    yield Note("era", {"era": state.facts.milestones[str(option[1])].era})


def _visited(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-DIPO-01, INV-DIPO-05: whom it takes, and the action of the milestone."""
    if not ahead.is_paid:
        yield _price(1, "any")
    yield _action("then", state.facts.milestones[str(option[1])].action)


def _chained(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-CHAIN-07: what the marker leads to, and how many are left."""
    yield from _later(actions.brings(state, str(option[1])), is_received=True)
    yield Note("markers", {"count": state.markers - 1})


def _linked(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-CHAIN-11."""
    yield Note("markers", {"count": state.markers - 1})


def _placed(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """INV-PROG-11 to INV-PROG-18: the specialists that it takes, and what the hex gives."""
    tile, hex_ = str(option[1]), str(option[2])
    price = progress.demands(state, ask.seat, tile, hex_)
    if not price:
        yield Note("free")
    elif sum(amount for name, amount in ahead.amounts.items() if name.startswith("exhausted")) < len(price):
        yield _price(len(price), price[0])
    benefit = state.facts.hexes[hex_].benefit
    if benefit is not None:
        yield from _later(benefit, is_received=True)


def _component(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    """What a component does."""
    if not any(amount > 0 for amount in ahead.amounts.values()):
        yield Note("does", effect=f"text-{option[1]}")


def _joker(state: InventionsState, ask: Ask, option: Option, ahead: Ahead) -> Iterator[Note]:
    yield Note("joker")


NOTES: Final[Mapping[str, Callable[[InventionsState, Ask, Option, Ahead], Iterator[Note]]]] = {
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
