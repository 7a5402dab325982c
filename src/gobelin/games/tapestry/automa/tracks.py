"""The bots on the tracks: which one they choose, and what the Automa gains there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gobelin.games.tapestry.advance import WatchesBenefits, movable, regress, step_forward, was_activated
from gobelin.games.tapestry.arts import replace_row
from gobelin.games.tapestry.automa.decisions import solo_of, track_card
from gobelin.games.tapestry.automa.map import automa_conquers, automa_explores
from gobelin.games.tapestry.benefits import (
    Advance,
    Choose,
    Conquer,
    Create,
    Effect,
    Explore,
    Gain,
    Invent,
    RefreshDisplay,
    Regress,
    Repeat,
    Research,
)
from gobelin.games.tapestry.components import Space
from gobelin.games.tapestry.invent import replace_display
from gobelin.games.tapestry.powers import powers
from gobelin.games.tapestry.science import roll_science_die
from gobelin.games.tapestry.state import AUTOMA, RIVALS, SHADOW, TapestryState
from gobelin.games.tapestry.tapestries import gain_tapestry_card
from gobelin.games.tapestry.tiebreakers import tie_card
from gobelin.games.tapestry.vocabulary import ARTS
from gobelin.kernel import Rule, Seat

TABLE: Final = (Choose, Advance, Regress, Research, Invent, RefreshDisplay, Conquer, Explore, Create)
"""TAP-AUT-18, TAA-AUT-05: the forms of benefits in the Automa's table; besides there are tapestry cards."""

# --- which track ------------------------------------------------------------------------------------------------------


def spaces_to_go(state: TapestryState, bot: Seat, track: str, indicator: str) -> int:
    """TAP-AUT-11 to TAP-AUT-13: how far the bot is from what the indicator looks at; for `all` tracks are alike."""
    if indicator == "all":
        return 0
    at, facts = state.players[bot].tokens[track][0], state.facts.tracks[track]
    goals = [facts.end]
    if indicator == "landmark_or_end":
        goals += [space.index for space in facts.spaces[at:] if space.landmark in state.landmarks]
    return min(goals) - at


def valid_tracks(state: TapestryState, bot: Seat, indicator: str) -> list[str]:
    """TAP-AUT-11 to TAP-AUT-13: the tracks, not yet completed, where the bot has the least way to go."""
    ways = {track: spaces_to_go(state, bot, track, indicator) for track in state.tracks if movable(state, bot, track)}
    valid = [track for track, way in ways.items() if way == min(ways.values())]
    state.tell("track_indicator", bot, indicator, len(valid))
    if indicator != "all":
        for track in valid:
            state.tell("track_near", bot, track, ways[track])
    return valid


def choose_track(state: TapestryState, bot: Seat, indicator: str) -> str | None:
    """TAP-AUT-14, TAP-AUT-75: one of the valid tracks, if there are any."""
    valid = valid_tracks(state, bot, indicator)
    return first_track(state, bot, valid) if valid else None


def first_track(state: TapestryState, bot: Seat, valid: Sequence[str]) -> str:
    """TAP-AUT-14, TAP-AUT-15: ties go to the first in the bot's order."""
    if len(valid) == 1:
        return valid[0]
    card = tie_card(state)
    favourite = solo_of(state).favourites[bot]
    order = card.shadow_ties if bot == SHADOW else card.automa_ties
    if state.arts:
        order = card.with_arts(order, downwards=bot == AUTOMA)
    track = next(name for name in (favourite if name == "favourite" else name for name in order) if name in valid)
    state.tell("track_tie", bot, track, card.id)
    return track


def advance_both(state: TapestryState) -> Rule[None]:
    """TAP-AUT-07, TAP-AUT-56: the Automa, then the Shadow Empire, each as its indicator on the track card says."""
    card = track_card(state)
    for bot in RIVALS:
        track = choose_track(state, bot, card.automa_track if bot == AUTOMA else card.shadow_track)
        if track is not None:
            yield from advance_bot(state, bot, track)


def advance_bot(state: TapestryState, bot: Seat, track: str, benefit: bool = True) -> Rule[None]:
    """TAP-AUT-20, TAP-AUT-75: one space forward if there is one; only the Automa gains a benefit, nobody a bonus."""
    spaces = movable(state, bot, track)
    if spaces:
        space = yield from step_forward(state, bot, track, spaces[0])
        if benefit and bot == AUTOMA:
            yield from automa_benefit(state, space)


def regress_automa(state: TapestryState, track: str, benefit: bool) -> Rule[None]:
    """TAP-AUT-22: one space back, with what the Automa can use there; a token on the start stays."""
    moved = yield from regress(state, AUTOMA, track, False, "none")
    at = state.furthest(AUTOMA, track)
    if moved and benefit and at > 0:
        yield from automa_benefit(state, state.space_at(track, at))


# --- benefits ---------------------------------------------------------------------------------------------------------


def automa_benefit(state: TapestryState, space: Space) -> Rule[None]:
    """TAP-AUT-18, TAP-AUT-19, TAP-ADV-08: what the Automa can use of a space, each benefit once."""
    if was_activated(state, AUTOMA, space):
        return
    state.activated.append(f"{AUTOMA}:{space.id}")
    for effect in usable(space.benefit):
        yield from automa_performs(state, effect, space.id)
    for owner, mark, power in powers(state, WatchesBenefits):
        yield from power.on_benefit(state, owner, mark, AUTOMA, space.id)


def usable(effects: Sequence[Effect]) -> list[Effect]:
    """TAP-AUT-18, TAP-AUT-19: the benefits of the Automa's table among these, the first of each kind."""
    found: dict[str, Effect] = {}
    for effect in _listed(effects):
        kind = "invent" if isinstance(effect, RefreshDisplay) else effect.word  # TAP-AUT-23: one and the same
        found.setdefault(kind, effect)
    return list(found.values())


def _listed(effects: Sequence[Effect]) -> Iterator[Effect]:
    """The benefits of the table, out of choices and repetitions; a choice of tracks is one benefit."""
    for effect in effects:
        if isinstance(effect, Repeat):
            yield from _listed(effect.each)
        elif isinstance(effect, Choose) and not any(_moves(effect)):
            for bundle in effect.options:
                yield from _listed(bundle)
        elif isinstance(effect, TABLE) or (isinstance(effect, Gain) and effect.gain == "tapestry_card"):
            yield effect


def _moves(effect: Choose) -> Iterator[Advance | Regress]:
    """The advances and regresses that a choice offers."""
    return (part for bundle in effect.options for part in bundle if isinstance(part, Advance | Regress))


def automa_performs(state: TapestryState, effect: Effect, why: str) -> Rule[None]:
    """TAP-AUT-21 to TAP-AUT-25: a benefit in the Automa's own way; `why` is what gave it."""
    if isinstance(effect, Research):
        track = roll_science_die(state, AUTOMA)
        yield from advance_bot(state, AUTOMA, track, effect.benefit)
    elif isinstance(effect, Choose):
        yield from roll_and_move(state, effect, why)
    elif isinstance(effect, Advance):
        yield from advance_bot(state, AUTOMA, effect.advance, effect.benefit)
    elif isinstance(effect, Regress):
        yield from regress_automa(state, effect.regress, effect.benefit)
    elif isinstance(effect, Conquer):
        yield from automa_conquers(state, effect.anywhere)
    elif isinstance(effect, Explore):
        yield from automa_explores(state, effect.anywhere)
    elif isinstance(effect, Gain):
        yield from gain_tapestry_card(state, AUTOMA, why)
    elif isinstance(effect, Create):
        replace_row(state, AUTOMA)
    else:
        replace_display(state, AUTOMA)


def roll_and_move(state: TapestryState, effect: Choose, why: str) -> Rule[None]:
    """TAP-AUT-22, TAA-AUT-06: roll until the die shows one of the tracks of a choice, then move there.

    For a space of the arts track it is rolled only once.
    """
    moves = {part.advance if isinstance(part, Advance) else part.regress: part for part in _moves(effect)}
    if not moves.keys() & set(state.science_die.tracks):
        return  # a die of somebody's own box may lack them all
    track = roll_science_die(state, AUTOMA)
    space = state.facts.spaces.get(why)
    if space is not None and space.track == ARTS and track not in moves:  # TAA-AUT-06
        return
    while track not in moves:
        track = roll_science_die(state, AUTOMA)
    yield from automa_performs(state, moves[track], why)
