"""The decision cards of the bots: pair, progress and the new deck."""

from __future__ import annotations

from gobelin.games.tapestry.automa_parts import DecisionCard, Level
from gobelin.games.tapestry.state import Solo, TapestryState
from gobelin.toolkit.hidden import Pile, flip, shuffle


def solo_of(state: TapestryState) -> Solo:
    """The solo part of the table."""
    assert state.solo is not None
    return state.solo


def level_of(state: TapestryState) -> Level:
    """TAP-AUT-66: the level with its mat and chart."""
    assert state.level is not None
    return state.level


def draw_pair(state: TapestryState) -> None:
    """TAP-AUT-04, TAP-AUT-05, TAP-AUT-08: the old pair is discarded, two cards are laid out open in random order."""
    solo = solo_of(state)
    solo.discards += solo.pair
    pair = []
    for _ in range(2):
        flip(state, solo.decisions, -1)
        pair.append(solo.decisions.remove(-1))
    state.rng.shuffle(pair)
    solo.pair = pair
    state.tell("bots_drew", pair[0], pair[1])


def track_card(state: TapestryState) -> DecisionCard:
    """TAP-AUT-09: the left card of the pair."""
    return state.facts.decision_cards[solo_of(state).pair[0]]


def add_progress(state: TapestryState, count: int) -> None:
    """TAP-AUT-62: the top cards of the progress deck go to the decision discards, which all may look through."""
    solo = solo_of(state)
    for _ in range(min(count, len(solo.progress))):
        solo.discards.append(flip(state, solo.progress, -1))
        solo.progress.remove(-1)
        state.tell("progressed", solo.discards[-1])


def shuffle_decisions(state: TapestryState) -> None:
    """TAP-AUT-64: all decision cards of the last era and the new ones are the new deck."""
    solo = solo_of(state)
    rest = solo.decisions
    solo.decisions = Pile.seen_by_all(solo.discards + solo.pair, state.seats)
    while rest.items:
        rest.move(-1, solo.decisions)
    solo.discards, solo.pair = [], []
    shuffle(state, solo.decisions)
    state.tell("decisions_shuffled", len(solo.decisions))
