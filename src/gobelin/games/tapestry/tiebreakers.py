"""The tie-breaker card of the bots, and the hex that it chooses."""

from __future__ import annotations

from gobelin.games.tapestry.automa_parts import DecisionCard
from gobelin.games.tapestry.state import TapestryState
from gobelin.toolkit.hidden import flip, shuffle


def tie_card(state: TapestryState) -> DecisionCard:
    """TAP-AUT-09, TAP-AUT-54: the right card of the pair; before there is one, the top progress card, then mixed in."""
    assert state.solo is not None
    if state.solo.pair:
        return state.facts.decision_cards[state.solo.pair[1]]
    card = flip(state, state.solo.progress, -1)
    state.tell("tie_card", card)
    shuffle(state, state.solo.progress)
    return state.facts.decision_cards[card]


def first_hex(state: TapestryState, places: list[int], card: DecisionCard) -> int:
    """TAP-AUT-27: the first of the hexes in the order of the card's arrows."""
    if len(places) == 1:
        return places[0]
    place = next(place for place in state.facts.hex_patterns[card.hex_tiebreaker].order if place in places)
    state.tell("hex_tie", place, card.id)
    return place
