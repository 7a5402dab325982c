"""The science die, research and repeated spaces (TAP-SCI)."""

from __future__ import annotations

from typing import Final

from gobelin.games.tapestry.advance import activate, advance, is_at_end, movable, was_activated
from gobelin.games.tapestry.benefits import RepeatSpace, Research
from gobelin.games.tapestry.chance import rolled_first, with_more
from gobelin.games.tapestry.components import Die
from gobelin.games.tapestry.effects import performs, possible_if
from gobelin.games.tapestry.powers import flagged, trigger
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import BonusPrice
from gobelin.kernel import Ask, Option, Rule, Seat

SCIENCE: Final = "science"
"""What the science die is called among the dice, whichever is rolled."""


def roll_science_die(state: TapestryState, seat: Seat, die: Die | None = None) -> str:
    """TAP-SCI-01: a track by chance."""
    track = state.rng.choice((die or state.science_die).tracks)
    state.tell("science_die", seat, track)
    return track


def pick_science_die(state: TapestryState, seat: Seat) -> Rule[Die]:
    """TAA-VAR-01: as a variant, the roller chooses between the science dice."""
    if "two_science_dice" not in state.variants or not state.arts:
        return state.science_die
    _, die = yield Ask(seat, "which_die", [("roll", die.id) for die in state.science_dice], rules=("TAA-VAR-01",))
    return state.facts.dice[die]


def research_result(state: TapestryState, seat: Seat, times: int = 1) -> Rule[str]:
    """Roll the science die; Empiricism and others roll more than once and choose."""
    die = yield from pick_science_die(state, seat)
    times = with_more(state, seat, times) + flagged(state, seat, "science_die_twice")
    tracks = [roll_science_die(state, seat, die)]
    yield from rolled_first(state, seat, SCIENCE, tracks[0])
    tracks += [roll_science_die(state, seat, die) for _ in range(times - 1)]
    if times > 1:
        _, tracks[0] = yield Ask(seat, "science_die", [("keep_track", track) for track in tracks])
    return tracks[0]


@performs(Research)
def research(state: TapestryState, seat: Seat, effect: Research, why: str) -> Rule[None]:
    """TAP-SCI-01 to TAP-SCI-06, TAP-SCI-10: roll, and advance there for free if you like."""
    yield from trigger(state, seat, "research")
    track = yield from research_result(state, seat)
    yield from may_advance(state, seat, track, effect.benefit, effect.bonus, effect.vp_past_the_end, why)


def may_advance(
    state: TapestryState,
    seat: Seat,
    track: str,
    benefit: bool,
    bonus: BonusPrice,
    past_the_end: int = 0,
    why: str = "research",
) -> Rule[None]:
    """An advance that may be declined; `past_the_end` are the points if every token has reached the end."""
    if movable(state, seat, track):
        chosen = yield Ask(seat, "research", [("advance", track), ("decline",)], rules=("TAP-SCI-02",))
        if chosen[0] == "advance":
            yield from advance(state, seat, track, benefit, bonus)
    elif past_the_end and is_at_end(state, seat, track):
        score(state, seat, past_the_end, why)


@possible_if(RepeatSpace)
def can_repeat(state: TapestryState, seat: Seat, effect: RepeatSpace) -> bool:
    """Whether a token stands on a space that was not used in this turn."""
    return any(not was_activated(state, seat, space) for space in state.occupied(seat))


def repeat_icon(seat: Seat, why: str) -> str:
    """TAP-OPEN-09: what is noted in a turn about a space or card that has repeated another space."""
    return f"{seat}:icon:{why}"


@performs(RepeatSpace)
def repeat_space(state: TapestryState, seat: Seat, effect: RepeatSpace, why: str) -> Rule[None]:
    """TAP-SCI-07 to TAP-SCI-09, TAP-OPEN-09: benefit and bonus of the space of an own token, each icon once a turn."""
    icon = repeat_icon(seat, why)
    if icon in state.activated:
        return
    spaces = state.occupied(seat)
    options: list[Option] = [("use_space", s.id) for s in spaces if s.id != why and not was_activated(state, seat, s)]
    if options:
        state.activated.append(icon)
        _, name = yield Ask(seat, "repeat", options, rules=("TAP-OPEN-09",))
        yield from activate(state, seat, state.facts.spaces[name], True, "pay")
