"""Advanced technologies: the eight cards on offer and how they are acquired (HYP-ADV-01 to HYP-ADV-12)."""

from __future__ import annotations

from collections.abc import Iterator

from gobelin.games.hyperborea.components import GREY, STACKS
from gobelin.games.hyperborea.effects import produce
from gobelin.games.hyperborea.ending import condition_of, meet
from gobelin.games.hyperborea.state import EMPTY, HyperboreaState
from gobelin.kernel import Ask, Option, Rule
from gobelin.toolkit.hidden import flip


def options(state: HyperboreaState) -> Iterator[Option]:
    """HYP-ADV-01, HYP-ADV-02, HYP-OPEN-12: the cards on offer, and once before choosing the stacks that can replace."""
    if "technology" not in state.pool.points:
        return
    for card in state.display:
        if card:
            yield "acquire", card
    if not state.replaced:
        for stack, cards in zip(STACKS, state.stacks, strict=True):
            if len(cards) >= state.facts.start.face_up:
                yield "replace", stack


def replace(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-ADV-02 to HYP-ADV-04, HYP-OPEN-10: new cards for those of one stack; the grey cubes stay where they lie."""
    number, width = STACKS.index(str(option[1])), state.facts.start.face_up
    stack = state.stacks[number]
    slots = range(number * width, (number + 1) * width)
    old = [state.display[slot] for slot in slots if state.display[slot]]
    state.tell("replaced", state.active, option[1])
    for slot in slots:
        if state.display[slot]:
            state.tell("withdrawn", state.display[slot], *spot(state, slot))
        turn_up(state, slot, 0)
    everybody = (1,) * (state.seats + 1)
    stack.items[:0] = old
    stack.known[:0] = [everybody] * len(old)  # who has seen a card go under its stack knows where it lies
    state.replaced = True
    yield from ()


def turn_up(state: HyperboreaState, slot: int, grey: int) -> None:
    """Turn up the next card of a stack, with so many grey cubes from the supply."""
    number = slot // state.facts.start.face_up
    pile = state.stacks[number]
    card = flip(state, pile, len(pile) - 1)
    pile.remove(len(pile) - 1)
    state.display[slot] = card
    state.supply[GREY] -= grey
    state.grey_on[slot] += grey
    state.tell("offered", card, *spot(state, slot), grey)


def spot(state: HyperboreaState, slot: int) -> tuple[str, int]:
    """The stack that a slot of the display belongs to, and its place beside it, counted from 1."""
    stack, place = divmod(slot, state.facts.start.face_up)
    return STACKS[stack], place + 1


def acquire(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-ADV-05 to HYP-ADV-07, HYP-OPEN-11: take a card with its grey cube; the gap is filled, as far as it can be."""
    card, player = str(option[1]), state.player
    state.pool.spend("technology")
    state.replaced = False
    slot = state.display.index(card)
    player.cards.append(card)
    player.placed[card] = [EMPTY] * len(state.facts.cards[card].spaces)
    grey, state.grey_on[slot] = state.grey_on[slot], 0
    player.unused[GREY] += grey
    state.tell("acquired", state.active, card, *spot(state, slot), grey)
    fill(state, slot)
    if len(player.cards) >= condition_of(state, "objective_technology"):
        meet(state, "objective_technology")
    passives = list(state.passives(state.active))
    for source, passive in passives:
        if passive.on_technology is not None:  # HYP-FAC-09
            yield from produce(state, passive.on_technology, source)
    if grey and any(passive.no_grey_on_technology for _, passive in passives):
        state.undecided = 1
        answer = yield Ask(state.active, "grey_cube", [("return_grey",), ("keep_grey",)], rules=("HYP-FAC-06",))
        state.undecided = 0
        if answer == ("return_grey",):
            player.unused[GREY] -= 1
            state.supply[GREY] += 1
            state.tell("refused_grey", state.active, card)


def fill(state: HyperboreaState, slot: int) -> None:
    """Fill a gap of the display with a card and a grey cube."""
    if len(state.stacks[slot // state.facts.start.face_up]):
        turn_up(state, slot, min(1, state.supply[GREY]))
    else:
        state.display[slot] = ""
