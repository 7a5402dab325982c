"""The income turns of the bots: the chart of the level, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gobelin.games.tapestry.automa.civilizations import DEEDS
from gobelin.games.tapestry.automa.decisions import add_progress, level_of, shuffle_decisions, solo_of
from gobelin.games.tapestry.automa.tracks import advance_bot, advance_both, automa_performs, choose_track
from gobelin.games.tapestry.automa_parts import AutomaEffect, ChartStep
from gobelin.games.tapestry.benefits import ScorePer
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import AUTOMA, RIVALS, TapestryState
from gobelin.games.tapestry.tapestries import gain_tapestry_card, lay_face_down
from gobelin.games.tapestry.vocabulary import ARTS, LAST
from gobelin.kernel import Rule, Seat

ARTS_SPACES: Final = f"{ARTS}_spaces"
"""What the points of the arts track are for."""


def income_turn(state: TapestryState) -> Rule[None]:
    """TAP-AUT-53, TAP-AUT-72, TAP-AUT-74: a new era for both bots; the steps that the chart lists for it."""
    for bot in RIVALS:
        state.players[bot].era += 1
        state.tell("era", bot, state.players[bot].era)
    era = state.players[AUTOMA].era
    level = level_of(state)
    if era == 1:  # TAP-AUT-67, TAP-AUT-68, TAP-AUT-81
        for bot in RIVALS:
            for track in level.bots_advance:
                yield from advance_bot(state, bot, solo_of(state).favourites[bot] if track == "favourite" else track)
    for step in chart_of(state):
        if era in step.turns:
            yield from STEPS[step.step](state, step)
    if era == LAST:
        for bot in RIVALS:
            state.players[bot].finished = True
            state.tell("finished", bot)


def chart_of(state: TapestryState) -> tuple[ChartStep, ...]:
    """TAA-AUT-03: with the arts track more progress cards come in, before the deck is shuffled."""
    level = level_of(state)
    if not state.arts:
        return level.chart
    return (*level.chart[:-1], *level.arts_chart, level.chart[-1])


def change_favourites(state: TapestryState, step: ChartStep) -> Rule[None]:
    """TAP-AUT-55, TAP-OPEN-29: a bot that is overtaken or at the end of its favourite track chooses one anew."""
    favourites = solo_of(state).favourites
    for bot in RIVALS:
        track = favourites[bot]
        if state.furthest(bot, track) == state.facts.tracks[track].end or is_overtaken(state, bot, track):
            chosen = choose_track(state, bot, "landmark_or_end")
            if chosen is not None:
                favourites[bot] = chosen
                state.tell("favourite", bot, chosen)
    yield from ()


def is_overtaken(state: TapestryState, bot: Seat, track: str) -> bool:
    """Whether a token of anybody is further on the track."""
    return any(state.furthest(other, track) > state.furthest(bot, track) for other in state.opponents(bot))


def use_last_pair(state: TapestryState, step: ChartStep) -> Rule[None]:
    """TAP-AUT-56: both bots advance with the last pair."""
    yield from advance_both(state)


def civilization_bonus(state: TapestryState, step: ChartStep) -> Rule[None]:
    """TAP-AUT-57, TAP-AUT-69: what the civilizations give in this income turn, the first one first."""
    for name in solo_of(state).civilizations:
        for bonus in state.facts.automa_civilizations[name].effect:
            if state.players[AUTOMA].era in bonus.income_turns:
                yield from gain_bonus(state, name, bonus)


def gain_bonus(state: TapestryState, name: str, bonus: AutomaEffect) -> Rule[None]:
    """TAP-AUT-57, TAP-OPEN-28: what the civilization alone can do, advances with their benefits, points."""
    if bonus.does is not None:
        yield from DEEDS[bonus.does](state, name)
    for effect in bonus.then:
        if isinstance(effect, ScorePer):
            yield from perform(state, AUTOMA, (effect,), name)
        else:
            yield from automa_performs(state, effect, name)


def gain_points(state: TapestryState, step: ChartStep) -> Rule[None]:
    """TAP-AUT-58 to TAP-AUT-61: landmarks, territories and spaces by the multipliers of the mat, and for a new era."""
    player, mat = state.players[AUTOMA], state.facts.automa_mats[level_of(state).mat]
    at = player.era - 1
    landmarks = len(player.landmarks) + len(solo_of(state).pool)  # TAP-AUT-91
    sums: list[tuple[str, Sequence[int], Sequence[int]]] = [
        ("landmarks_and_territories", mat.landmarks_and_territories, (landmarks, len(state.territories(AUTOMA)))),
        *((by.why, by.by_turn, [state.furthest(AUTOMA, track) for track in by.tracks]) for by in mat.spaces),
    ]
    for why, by_turn, parts in sums:
        if by_turn[at]:
            state.tell("multiplied", why, *parts, by_turn[at])
            score(state, AUTOMA, sum(parts) * by_turn[at], why)
    for by in mat.spaces if state.arts else ():  # TAA-AUT-02
        if by.with_arts and by.by_turn[at]:
            spaces = state.furthest(AUTOMA, ARTS)
            state.tell("multiplied", ARTS_SPACES, spaces, 0, by.by_turn[at])
            score(state, AUTOMA, spaces * by.by_turn[at], ARTS_SPACES)
    if at < len(mat.first_into_era) and all(state.players[seat].era < player.era for seat in range(state.seats)):
        score(state, AUTOMA, mat.first_into_era[at], "first_into_era")  # TAP-AUT-60
    yield from ()


def move_progress(state: TapestryState, step: ChartStep) -> Rule[None]:
    """TAP-AUT-62: better decision cards come in."""
    add_progress(state, step.n)
    yield from ()


def lay_tapestry(state: TapestryState, step: ChartStep) -> Rule[None]:
    """TAP-AUT-63: the top card of the deck covers the next space of the mat."""
    yield from lay_face_down(state, AUTOMA)
    yield from ()


def gain_tapestry(state: TapestryState, step: ChartStep) -> Rule[None]:
    """TAP-AUT-73: a card beside the mat, known to nobody."""
    yield from gain_tapestry_card(state, AUTOMA, "income")


def new_deck(state: TapestryState, step: ChartStep) -> Rule[None]:
    """TAP-AUT-64: the decision cards are shuffled."""
    shuffle_decisions(state)
    yield from ()


STEPS: Final[dict[str, Callable[[TapestryState, ChartStep], Rule[None]]]] = {
    "change_favourites": change_favourites,
    "advance_both_bots_with_last_pair": use_last_pair,
    "civilization_bonus": civilization_bonus,
    "gain_vp": gain_points,
    "move_progress_cards_to_decision_discard": move_progress,
    "place_tapestry_face_down_on_mat": lay_tapestry,
    "gain_tapestry_next_to_mat": gain_tapestry,
    "shuffle_decision_deck": new_deck,
}
"""What each step of the chart does, by its name in the box."""
