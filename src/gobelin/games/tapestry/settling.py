"""From the choice of civilizations to the first turn (TAP-SET-21 to TAP-SET-29, TAP-ADJ)."""

from __future__ import annotations

from typing import Any

from gobelin.games.tapestry.automa.civilizations import second_civilization
from gobelin.games.tapestry.capital import gain_landmark
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.explore import take
from gobelin.games.tapestry.gaining import add_civilization, gain_civilization
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import Power, own_powers, power_of
from gobelin.games.tapestry.state import AUTOMA, TapestryState
from gobelin.kernel import Ask, Rule, Seat
from gobelin.toolkit.hidden import Pile, flip, shuffle


class Adjusts(Power):
    """A mat whose balance adjustment is no plain gain or loss."""

    def adjust(self, state: TapestryState, owner: Seat, mat: Any) -> Rule[None]:
        """Carry the adjustment out."""
        raise NotImplementedError


class FollowsLandmarkCards(Power):
    """A mat that asks for something when the landmark cards have been chosen."""

    def landmark_cards_chosen(self, state: TapestryState, owner: Seat, mat: Any) -> Rule[None]:
        """All players have theirs."""
        raise NotImplementedError


def settling_phase(state: TapestryState) -> Rule[None]:
    """TAP-SET-21, TAP-SET-22, TAP-SET-29: player after player, what the mat asks for, then the adjustment's gains."""
    seat = state.active
    (name,) = state.offers.pop(seat)
    yield from begin_with(state, seat, name)
    waiting = [other for other in state.persons(seat)[1:] if other in state.offers]
    if waiting:
        state.active = waiting[0]
    else:
        state.offers = {}
        state.phase = "landmark_cards" if state.landmark_deck.items else "first_turn"


def begin_with(state: TapestryState, seat: Seat, name: str) -> Rule[None]:
    """A player starts with a civilization."""
    yield from add_civilization(state, seat, name, at_start=True)
    if "adjustments" in state.variants:
        adjustment = state.facts.civilizations[name].adjustment
        mat = state.players[seat].mats[-1]
        if adjustment is not None:
            yield from perform(state, seat, adjustment.gain, name)
        if power := power_of(name, Adjusts):
            yield from power.adjust(state, seat, mat)


def take_landmark_card(state: TapestryState, seat: Seat, card: str) -> str:
    """TAA-CIV-18: a card of the player's choice leaves the landmark deck openly; the others are shuffled."""
    deck = state.landmark_deck
    at = deck.items.index(card)
    flip(state, deck, at)
    deck.remove(at)
    state.tell("planned", seat, card)
    shuffle(state, deck)
    return card


def exchange_civilization(state: TapestryState, seat: Seat, mat: Mat) -> Rule[None]:
    """TAA-CIV-18, TAX-OPEN-28: a mat is of no use and goes for another one of the deck."""
    state.players[seat].mats.remove(mat)
    state.civilization_discards.append(mat.id)
    state.tell("gave_up_civilization", seat, mat.id)
    if state.players[seat].era:
        yield from gain_civilization(state, seat)
        return
    barred = state.facts.capitals[state.players[seat].capital].barred  # TAA-CIV-03
    while state.civilization_deck.items:
        name = take(state, state.civilization_deck)
        state.tell("drew_civilization", seat, name)
        if name not in barred:
            yield from begin_with(state, seat, name)
            return
        state.civilization_discards.append(name)


def landmark_card_phase(state: TapestryState) -> Rule[None]:
    """TAP-SET-24 to TAP-SET-27, TAP-AUT-90, TAA-SET-11 to TAA-SET-13: landmark cards, chosen against the turn order.

    In the solo game there is one more, whose landmark goes to the Automa.
    """
    seats = state.persons(state.start)
    spare = 1 if state.is_solo or {"pp", "aa"} <= {*state.sets} else 0
    offer = [take(state, state.landmark_deck) for _ in range(len(seats) + spare)]
    state.offers = {seats[-1]: offer}
    for card in offer:
        state.tell("landmark_card_offered", card)
    for seat in reversed(seats):
        _, card = yield Ask(seat, "landmark_card", [("landmark_card", c) for c in offer], rules=("TAP-SET-25",))
        offer.remove(card)
        state.players[seat].landmark_card = card
        state.tell("landmark_card", seat, card)
    state.offers = {}
    for card in offer:
        if state.is_solo:
            state.tell("landmark_card_left", card)
            yield from automa_landmark(state, card)
        else:
            state.tell("landmark_card_returned", card)
            Pile.seen_by_all([card], state.seats).move(0, state.landmark_deck)
            shuffle(state, state.landmark_deck)
    if state.level and state.arts:  # TAA-AUT-04
        for _ in range(min(state.level.arts_landmarks, len(state.landmark_deck))):
            card = take(state, state.landmark_deck)
            state.tell("landmark_card_drawn", card)
            yield from automa_landmark(state, card)
    state.phase = "first_turn"


def automa_landmark(state: TapestryState, card: str) -> Rule[None]:
    """TAP-AUT-90: the Automa gains the landmark of a card, which is discarded."""
    yield from gain_landmark(state, AUTOMA, state.facts.landmark_cards[card].landmark, "landmark_card")


def first_turn_phase(state: TapestryState) -> Rule[None]:
    """TAP-SET-23: the start player begins, in the hardest solo game after a last choice."""
    if state.solo and state.level and state.level.extra_civilization:
        yield from second_civilization(state)
    for seat in state.persons(state.start):
        for mat, power in own_powers(state, seat, FollowsLandmarkCards):
            yield from power.landmark_cards_chosen(state, seat, mat)
    state.active = state.start
    state.phase = "automa" if state.start == AUTOMA else "turn"
