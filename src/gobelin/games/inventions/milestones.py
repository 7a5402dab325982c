"""Eureka, and diplomats sent and recalled (INV-EUR, INV-DIPO, INV-DIPR)."""

from __future__ import annotations

from collections.abc import Iterator

from gobelin.games.inventions.actions import grant, perform
from gobelin.games.inventions.acts import Sources, action
from gobelin.games.inventions.citizens import (
    ANY,
    can_pay,
    change_influence,
    pay,
    post_from_supply,
    return_diplomat,
)
from gobelin.games.inventions.components import LETTERS
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Ask, Option, Rule, Seat

# --- eureka -----------------------------------------------------------------------------------------------------------


def later(state: InventionsState, player: Seat) -> Iterator[Option]:
    """INV-EUR-01, INV-EUR-13, INV-EUR-14: milestones on the Eureka display of a later era than the own one."""
    era = state.era_of(player)
    for milestone in state.eureka:
        if state.facts.milestones[milestone].era > era:
            yield "eureka", milestone


@action("eureka", later, "INV-EUR-01", "INV-EUR-08", "INV-EUR-10")
def eureka(state: InventionsState, player: Seat, target: Option) -> Rule[Sources]:
    """INV-EUR-02 to INV-EUR-11: the old milestone becomes common knowledge, the new one brings a diplomat and a box."""
    milestone = str(target[1])
    take_milestone(state, player, milestone)
    if post_from_supply(state, player, "diplomat", milestone):
        state.diplomats[milestone].append(player)
    boxes = free_boxes(state, milestone)
    if not boxes:  # INV-OPEN-16
        move_marker(state, player, last_box(state, milestone))
        return ()
    answer = yield Ask(player, "box", [("box", box) for box in boxes], rules=("INV-EUR-10", "INV-EUR-11"))
    yield from take_box(state, player, answer[1])
    return ()


def take_box(state: InventionsState, player: Seat, box: str) -> Rule[None]:
    """INV-EUR-10, INV-EUR-11: the era marker goes to a box, which gives its benefit."""
    move_marker(state, player, box)
    benefit = state.facts.boxes[box].benefit
    if benefit is not None:
        yield from grant(state, player, benefit, box)


def move_marker(state: InventionsState, player: Seat, box: str) -> None:
    """INV-EUR-10: put the era marker on a box of the era track."""
    society = state.players[player]
    state.tell("era_box", player, society.box, box)
    society.box = box


def take_milestone(state: InventionsState, player: Seat, milestone: str) -> None:
    """INV-EUR-07: take the new milestone first, whose era is the limit for academics that come home by this."""
    old = state.private[player]
    state.eureka.remove(milestone)
    state.private[player] = milestone
    state.tell("eureka", player, milestone)
    to_common(state, old, "private")


def to_common(state: InventionsState, milestone: str, origin: str) -> None:
    """INV-EUR-02 to INV-EUR-06, INV-OPEN-14, INV-OPEN-15: a milestone becomes common, another one leaves."""
    rank = letter(state, milestone)
    if rank < letter(state, state.common[0]):
        discard(state, milestone, origin)
        return
    above = sum(letter(state, other) <= rank for other in state.common)
    state.common.insert(above, milestone)
    state.tell("common", milestone, origin)
    discard(state, state.common.pop(0), "common")


def letter(state: InventionsState, milestone: str) -> int:
    """The place of a milestone's letter."""
    return LETTERS.index(state.facts.milestones[milestone].letter)


def discard(state: InventionsState, milestone: str, origin: str) -> None:
    """INV-EUR-06, INV-ERA-13: a milestone leaves; citizens on it come back as academics within their owners' limits."""
    state.discard.append(milestone)
    state.tell("old_milestone", milestone, origin)
    for owner in list(state.diplomats[milestone]):
        return_diplomat(state, owner, milestone)


def free_boxes(state: InventionsState, milestone: str) -> list[str]:
    """INV-EUR-10: the boxes of a milestone's era that no era marker stands on."""
    taken = {society.box for society in state.players}
    era = state.facts.milestones[milestone].era
    return [box.id for box in state.facts.boxes.values() if box.era == era and box.id not in taken]


def last_box(state: InventionsState, milestone: str) -> str:
    """The rightmost box of a milestone's era."""
    era = state.facts.milestones[milestone].era
    return max((box for box in state.facts.boxes.values() if box.era == era), key=lambda box: box.position).id


# --- diplomats --------------------------------------------------------------------------------------------------------


def visitable(state: InventionsState, player: Seat) -> Iterator[Option]:
    """INV-DIPO-01, INV-DIPO-02, INV-OPEN-17, INV-OPEN-18: milestones with a free space and no own citizen."""
    if not can_pay(state.players[player], [ANY]):
        return
    for milestone in state.open_milestones():
        there = state.diplomats[milestone]
        if player not in there and len(there) < state.facts.milestones[milestone].spaces:
            yield "send", milestone


@action("send_diplomat", visitable, "INV-DIPO-01", "INV-DIPO-02", "INV-DIPO-04")
def send_diplomat(state: InventionsState, player: Seat, target: Option) -> Rule[Sources]:
    """INV-DIPO-01 to INV-DIPO-07, INV-OPEN-60: a citizen goes to a milestone; a more advanced owner gains influence."""
    milestone = str(target[1])
    facts = state.facts.milestones[milestone]

    def post(who: str) -> None:
        state.diplomats[milestone].append(player)
        state.tell("posted", player, who, "diplomat", milestone)

    yield from pay(state, player, [ANY], post)
    if milestone in state.private:
        owner = state.private.index(milestone)
        if not state.is_chronos(owner) and owner != player and facts.era > state.era_of(player):
            change_influence(state, owner, 1, milestone)
    yield from perform(state, player, facts.action, optional=True)
    return ()


def recallable(state: InventionsState, player: Seat) -> Iterator[Option]:
    """INV-DIPR-01: milestones with an own citizen."""
    for milestone in state.open_milestones():
        if player in state.diplomats[milestone]:
            yield "recall", milestone


@action("recall_diplomat", recallable, "INV-DIPR-01", "INV-DIPR-03")
def recall_diplomat(state: InventionsState, player: Seat, target: Option) -> Rule[Sources]:
    """INV-DIPR-01 to INV-DIPR-03: a citizen comes back as an academic, and the action of the milestone is performed."""
    milestone = str(target[1])
    return_diplomat(state, player, milestone)
    yield from perform(state, player, state.facts.milestones[milestone].action, optional=True)
    return ()
