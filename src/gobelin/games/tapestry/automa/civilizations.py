"""What single civilizations of the Automa do, and what comes with them at the set-up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gobelin.games.tapestry.advance import movable, step_forward
from gobelin.games.tapestry.automa.decisions import solo_of
from gobelin.games.tapestry.automa.map import automa_conquers, guard
from gobelin.games.tapestry.automa.tracks import advance_bot, automa_benefit, first_track
from gobelin.games.tapestry.automa_parts import AutomaCivilization, Deed
from gobelin.games.tapestry.capital import give_up_landmark
from gobelin.games.tapestry.explore import take
from gobelin.games.tapestry.invent import draw_tech_card
from gobelin.games.tapestry.pool import add_pooled
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.science import roll_science_die
from gobelin.games.tapestry.state import AUTOMA, TapestryState
from gobelin.games.tapestry.tapestries import leave_deck, refill
from gobelin.games.tapestry.tiebreakers import first_hex, tie_card
from gobelin.kernel import Ask, Rule

HUMAN: Final = 0
POOLED: Final = {"technology": "tech_card", "exploration": "territory_tile"}
"""What the Hucksters lay out for a favourite track; for any other it is a tapestry card."""


def facts_of(state: TapestryState, name: str) -> AutomaCivilization:
    """What is printed on a civilization card of the Automa."""
    return state.facts.automa_civilizations[name]


# --- set-up -----------------------------------------------------------------------------------------------------------


def roll_favourite(state: TapestryState, name: str) -> str:
    """TAP-AUT-79, TAP-AUT-83: the favourite track of the card; without one the science die decides."""
    return facts_of(state, name).favourite_track or state.rng.choice(state.science_die.tracks)


def set_up_civilization(state: TapestryState, name: str) -> None:
    """TAP-AUT-85, TAP-AUT-88: what lies beside the mat from the start, and a card that leaves the game."""
    facts = facts_of(state, name)
    if facts.removes is not None:
        leave_deck(state, facts.removes)
    for what in facts.pool:
        lay_out(state, what)
    for effect in facts.effect:
        if effect.at_setup and effect.does is not None:
            AT_SETUP[effect.does](state, name)


def second_civilization(state: TapestryState) -> Rule[None]:
    """TAP-AUT-69: the human gives the Automa another civilization; the favourite track remains that of the first."""
    civilizations = solo_of(state).civilizations
    options = [
        ("automa_civilization", mat.id)
        for mat in state.facts.automa_civilizations.values()
        if mat.id not in civilizations and mat.set in state.sets
    ]
    _, name = yield Ask(HUMAN, "automa_civilization", options, rules=("TAP-AUT-69",))
    civilizations.append(name)
    state.tell("automa_civilization", name)
    set_up_civilization(state, name)


# --- Conquerors and Equalizers ----------------------------------------------------------------------------------------


def conquer_few(state: TapestryState, name: str) -> Rule[None]:
    """TAP-AUT-57: the Conquerors conquer with few territories, and guard one of those that hold a single piece."""
    if len(state.territories(AUTOMA)) < state.players[AUTOMA].era:
        yield from automa_conquers(state)
    single = [place for place in state.territories(AUTOMA) if len(state.pieces[place]) == 1]
    if len(single) > facts_of(state, name).amounts["single_pieces"]:
        guard(state, first_hex(state, single, tie_card(state)))


def catch_up(state: TapestryState, name: str) -> Rule[None]:
    """TAP-AUT-84: the Equalizers draw level with the human where they are close behind, or score."""
    amounts = facts_of(state, name).amounts
    behind = {
        track: state.furthest(HUMAN, track) - state.furthest(AUTOMA, track)
        for track in state.tracks
        if movable(state, AUTOMA, track)
    }
    close = [track for track, spaces in behind.items() if 1 <= spaces <= amounts["spaces"]]
    if not close:
        score(state, AUTOMA, amounts["vp"], name)
        return
    track = first_track(state, AUTOMA, close)
    for step in range(behind[track], 0, -1):
        space = yield from step_forward(state, AUTOMA, track, state.furthest(AUTOMA, track))
        if step == 1:
            yield from automa_benefit(state, space)


# --- Hucksters --------------------------------------------------------------------------------------------------------


def lay_out(state: TapestryState, what: str) -> None:
    """Lay a card or tile of this kind open beside the mat, if there is one left."""
    item: str | None = None
    if what == "tech_card":
        item = draw_tech_card(state)
    elif what == "tapestry_card":
        item = take(state, state.tapestry_deck) if refill(state) else None
    else:
        stock = state.space_stock if what == "space_tile" else state.territory_stock
        item = take(state, stock) if stock.items else None
    if item is not None:
        add_pooled(state, item)


def add_to_pool(state: TapestryState, name: str) -> None:
    """TAP-AUT-85: the Hucksters lay out one thing more, by the favourite track."""
    lay_out(state, POOLED.get(solo_of(state).favourites[AUTOMA], "tapestry_card"))


# --- Iconoclasts ------------------------------------------------------------------------------------------------------


def give_up_landmarks(state: TapestryState, name: str) -> Rule[None]:
    """TAP-AUT-87: the landmarks of the Iconoclasts leave the game one by one, also those gained on the way."""
    while state.players[AUTOMA].landmarks:
        give_up_landmark(state, AUTOMA)
        score(state, AUTOMA, facts_of(state, name).amounts["vp"], name)
        if any(movable(state, AUTOMA, track) for track in state.science_die.tracks):
            track = roll_science_die(state, AUTOMA)
            while not movable(state, AUTOMA, track):
                track = roll_science_die(state, AUTOMA)
            yield from advance_bot(state, AUTOMA, track)


# --- Trailblazers -----------------------------------------------------------------------------------------------------


def next_on_trail(state: TapestryState, name: str, track: str) -> int:
    """The space on which the next outpost of the trail would stand."""
    ahead: list[int] = [state.furthest(HUMAN, track), *solo_of(state).trail.get(track, ())]
    return max(ahead) + facts_of(state, name).amounts["spaces"]


def lay_trail(state: TapestryState, name: str) -> None:
    """TAP-AUT-88: the Trailblazers put an outpost ahead on the favourite track; failing that, on another one."""
    open_ = [track for track in state.tracks if next_on_trail(state, name, track) <= state.facts.tracks[track].end]
    favourite = solo_of(state).favourites[AUTOMA]
    if open_:
        track = favourite if favourite in open_ else first_track(state, AUTOMA, open_)
        space = next_on_trail(state, name, track)
        solo_of(state).trail.setdefault(track, []).append(space)
        state.tell("trail", track, state.space_at(track, space).id)


# --- by name ----------------------------------------------------------------------------------------------------------

AT_SETUP: Final[dict[Deed, Callable[[TapestryState, str], None]]] = {"add_to_pool": add_to_pool, "lay_trail": lay_trail}
"""What needs no decision of anybody, so that it can be done at the set-up too."""


def _quietly(deed: Callable[[TapestryState, str], None], state: TapestryState, name: str) -> Rule[None]:
    deed(state, name)
    yield from ()


DEEDS: Final[dict[Deed, Callable[[TapestryState, str], Rule[None]]]] = {
    "conquer_few": conquer_few,
    "catch_up": catch_up,
    "give_up_landmarks": give_up_landmarks,
    **{name: partial(_quietly, deed) for name, deed in AT_SETUP.items()},
}
"""What each civilization does in its income turns, by the name in the box."""
