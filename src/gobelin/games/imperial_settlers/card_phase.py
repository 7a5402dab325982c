"""The card phase and its variants (IMP-LOOK, IMP-VAR-01 to 12, IMP-SOLO-07 to 10)."""

from __future__ import annotations

from gobelin.games.imperial_settlers.goods import draw_card, draw_common, faces
from gobelin.games.imperial_settlers.state import Location, SettlersState
from gobelin.kernel import Ask, AskEach, Rule, Seat
from gobelin.toolkit.hidden import Pile, hide, learn


def card_phase(state: SettlersState) -> Rule[None]:
    """IMP-LOOK-01, IMP-LOOK-02: a faction card for everyone, then the common cards by the chosen rule."""
    state.tell("round", state.round)
    for seat in state.clockwise(state.start):
        yield from draw_card(state, seat, "faction_card", "cards")
        if state.peaceful:  # IMP-VAR-12
            yield from draw_card(state, seat, "common_card", "cards")
    if state.is_solo:
        yield from solo_cards(state)
    elif state.card_phase == "alternative":
        yield from pass_cards(state)
    elif state.card_phase == "advanced":
        yield from pick_from_five(state)
    else:
        yield from pick_twice(state)
    state.phase = "production"


def pick_twice(state: SettlersState) -> Rule[None]:
    """IMP-LOOK-03 to IMP-LOOK-08: two offers of one card more than players, the second in reverse order."""
    order = state.clockwise(state.start)
    for turn in (order, order[::-1]):
        reveal_up_to(state, state.seats + 1)
        for seat in turn:
            yield from take_offered(state, seat)
        clear_offer(state)


def pick_from_five(state: SettlersState) -> Rule[None]:
    """IMP-VAR-05 to IMP-VAR-11, IMP-VAR-18: the choices grow fewer, with cards added as the rules say."""
    order, others = state.clockwise(state.start), state.seats - 1
    choices = [5, *[4] * others, *[3] * others, 2]
    for seat, choice in zip(order * 2, choices, strict=True):
        reveal_up_to(state, choice)
        yield from take_offered(state, seat)
    clear_offer(state)


def pass_cards(state: SettlersState) -> Rule[None]:
    """IMP-VAR-01 to IMP-VAR-04: keep one of three, pass two to the left, keep one of these."""
    state.looking = [Pile([], []) for _ in range(state.seats)]
    for seat in state.clockwise(state.start):
        for _ in range(3):
            draw_common(state, state.looking[seat], [seat])
        if state.looking[seat].items:
            state.tell("looked", seat, len(state.looking[seat]), "common_card")
    yield from keep_one(state)
    for seat, pile in enumerate(state.looking):
        if pile.items:
            state.tell("passed_on", seat, len(pile), (seat + 1) % state.seats)
    state.looking.insert(0, state.looking.pop())
    state.reveal()
    for seat, pile in enumerate(state.looking):
        for index in range(len(pile)):
            learn(state, pile, index, [seat])
    yield from keep_one(state)
    for seat, pile in enumerate(state.looking):
        while pile.items:
            state.tell("rejected", seat, pile.items[-1])
            state.discards.append(pile.remove(-1))
    state.looking = []


def keep_one(state: SettlersState) -> Rule[None]:
    """All choose at once, and nobody sees what another keeps."""
    seats = [seat for seat in range(state.seats) if state.looking[seat].items]
    kept = yield AskEach(
        "keep",
        seats,
        lambda seat: [("keep", c) for c in faces(state, state.looking[seat].items)],
        rules=("IMP-VAR-02", "IMP-VAR-03"),
    )
    for seat, (_, copy) in kept.items():
        pile, hand = state.looking[seat], state.realms[seat].hand
        hide(state, pile, copy, hand, seat)
        state.tell("kept", seat, copy, to=[seat], others=(seat,))


def solo_cards(state: SettlersState) -> Rule[None]:
    """IMP-SOLO-08 to IMP-SOLO-10: of four open cards two come to the player and two before the neutral player."""
    reveal_up_to(state, 4)
    yield from take_offered(state, 0)
    if state.offer.items:
        lay_before_neutral(state, state.rng.randrange(len(state.offer)))
    yield from take_offered(state, 0)
    while state.offer.items:
        lay_before_neutral(state, -1)


def lay_before_neutral(state: SettlersState, index: int) -> None:
    """IMP-SOLO-12: his open cards count as his locations."""
    copy = state.offer.remove(index)
    state.neutral.locations.append(Location(copy))
    state.tell("neutral_got", copy)


def reveal_up_to(state: SettlersState, count: int) -> None:
    """Reveal common cards until so many lie open, or none are left (IMP-OPEN-07)."""
    while len(state.offer) < count and draw_common(state, state.offer, None):
        state.tell("revealed", state.offer.items[-1])


def take_offered(state: SettlersState, seat: Seat) -> Rule[None]:
    """IMP-LOOK-05: take one of the open cards; everyone has seen it and remembers."""
    if state.offer.items:
        options = [("take", copy) for copy in faces(state, state.offer.items)]
        _, copy = yield Ask(seat, "take", options, rules=("IMP-LOOK-05",))
        state.offer.move(state.offer.items.index(copy), state.realms[seat].hand)
        state.tell("took", seat, copy)


def clear_offer(state: SettlersState) -> None:
    """IMP-LOOK-06, IMP-LOOK-08: the card left over is discarded."""
    while state.offer.items:
        state.tell("left_over", state.offer.items[-1])
        state.discards.append(state.offer.remove(-1))
