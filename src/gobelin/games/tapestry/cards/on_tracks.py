"""Tapestry cards that move tokens on the tracks, or use their spaces, when they are played."""

from __future__ import annotations

from gobelin.games.tapestry.advance import (
    activate,
    advance,
    barred_tracks,
    close_track,
    movable,
    move_back,
    offer_bonus,
    pick_token,
    regress,
    step_forward,
    was_activated,
)
from gobelin.games.tapestry.components import Space
from gobelin.games.tapestry.income import PlaysOn
from gobelin.games.tapestry.powers import own_powers
from gobelin.games.tapestry.science import research_result
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import when_played
from gobelin.games.tapestry.vocabulary import LAST
from gobelin.kernel import Ask, Option, Rule, Seat


@when_played("age_of_discovery")
def age_of_discovery(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-FAQ-08, TAP-FAQ-09: all advance on the track that is rolled, clockwise; only the player gains its benefit."""
    track = yield from research_result(state, seat)
    yield from advance(state, seat, track, True, "pay")
    for other in state.opponents(seat):
        yield from advance(state, other, track, False, "none")


@when_played("dark_ages")
def dark_ages(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-FAQ-10: back on three tracks as far as possible, then forward on the remaining one, landmarks only.

    TAA-FAQ-09: of five tracks one more is left alone.
    """
    amounts = state.facts.tapestry_cards["dark_ages"].amounts
    _, chosen = yield Ask(seat, "dark_ages", [("track", name) for name in state.tracks], rules=("TAP-FAQ-10",))
    kept = {chosen}
    if len(state.tracks) > 4:
        spared: list[Option] = [("track", name) for name in state.tracks if name != chosen]
        kept.add((yield Ask(seat, "dark_ages_spared", spared, rules=("TAA-FAQ-09",)))[1])
    for track in state.tracks:
        if track not in kept:
            for _ in range(amounts["back"]):
                yield from regress(state, seat, track, False, "none")
    spaces = movable(state, seat, chosen)
    if spaces:
        space = yield from pick_token(state, seat, spaces)
        for _ in range(amounts["forward"]):
            if space in movable(state, seat, chosen):
                yield from advance(state, seat, chosen, False, "none", [space])
                space += 1


@when_played("dictatorship")
def dictatorship(state: TapestryState, seat: Seat) -> Rule[None]:
    """Advance anywhere, and keep the others from that track until the end of the player's next turn."""
    options: list[Option] = [("advance", track) for track in state.tracks if movable(state, seat, track)]
    if not options:
        return
    _, track = yield Ask(seat, "dictatorship", options, rules=("TAP-FAQ-03",))
    yield from advance(state, seat, track, True, "pay")
    # Two own turns end until then, or one if it is not the player's turn now, or the last one that there is.
    goes_on = state.players[seat].era < LAST or bool(own_powers(state, seat, PlaysOn))
    close_track(state, seat, track, 1 + (state.active == seat and goes_on))


@when_played("oil_magnate")
def oil_magnate(state: TapestryState, seat: Seat) -> Rule[None]:
    """The player and then the neighbours may advance on a track of the player's choice, only the player for gain."""
    takers = [seat, *(other for other in state.neighbours(seat) if other < state.seats)]
    options: list[Option] = [
        ("track", track) for track in state.tracks if any(movable(state, taker, track) for taker in takers)
    ]
    if not options:
        return
    _, track = yield Ask(seat, "oil_magnate", options)
    for taker in takers:
        if movable(state, taker, track):
            chosen = yield Ask(taker, "oil_advance", [("advance", track), ("decline",)])
            if chosen[0] == "advance":
                yield from advance(state, taker, track, taker == seat, "pay" if taker == seat else "none")


@when_played("renaissance")
def renaissance(state: TapestryState, seat: Seat) -> Rule[None]:
    """Once on each track in any order, without benefits; the bonuses are free."""
    left = list(state.tracks)
    while options := [("advance", track) for track in left if movable(state, seat, track)]:
        _, track = yield Ask(seat, "renaissance", options)
        left.remove(track)
        yield from advance(state, seat, track, False, "free")


# --- Socialism --------------------------------------------------------------------------------------------------------


def next_opponents(state: TapestryState, seat: Seat, track: str, space: int) -> list[int]:
    """TAP-FAQ-07, TAP-FAQ-21: the spaces of the next opponents behind and ahead, those on the own space left out."""
    others = [other for rival in state.opponents(seat) for other in state.players[rival].tokens[track]]
    behind = max((other for other in others if other < space), default=None)
    ahead = min((other for other in others if other > space), default=None)
    return [goal for goal in (behind, ahead) if goal is not None]


@when_played("socialism")
def socialism(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-FAQ-03, TAP-FAQ-07, TAP-FAQ-21: forward or back to the next opponent, however far, for landmarks only."""
    tokens = state.players[seat].tokens
    ways = {
        track: [space for space in sorted(set(spaces)) if next_opponents(state, seat, track, space)]
        for track, spaces in tokens.items()
        if track not in barred_tracks(state, seat)
    }
    options: list[Option] = [("track", track) for track, spaces in ways.items() if spaces]
    if not options:
        return
    _, track = yield Ask(seat, "socialism", options, rules=("TAP-FAQ-03", "TAP-FAQ-07"))
    space = yield from pick_token(state, seat, ways[track])
    goals: list[Option] = [("token", to) for to in next_opponents(state, seat, track, space)]
    _, goal = yield Ask(seat, "socialism_space", goals, rules=("TAP-FAQ-21",))
    while space < goal:
        yield from step_forward(state, seat, track, space)
        space += 1
    if space > goal:
        move_back(state, seat, track, space, goal)


# --- Trade Economy ----------------------------------------------------------------------------------------------------


def unused_of(state: TapestryState, seat: Seat, rival: Seat) -> list[Space]:
    """The track spaces of a rival's tokens that the player has not used in this turn."""
    return [space for space in state.occupied(rival) if not was_activated(state, seat, space)]


@when_played("trade_economy")
def trade_economy(state: TapestryState, seat: Seat) -> Rule[None]:
    """The benefit of an opponent's space; that opponent may have its bonus for nothing."""
    rivals: list[Option] = [("opponent", rival) for rival in state.opponents(seat) if unused_of(state, seat, rival)]
    if not rivals:
        return
    _, rival = yield Ask(seat, "trade_partner", rivals)
    _, name = yield Ask(seat, "trade_space", [("use_space", space.id) for space in unused_of(state, seat, rival)])
    space = state.facts.spaces[name]
    yield from activate(state, seat, space, True, "none")
    if space.bonus is not None and rival < state.seats:  # TAP-AUT-20: bots gain no bonuses
        yield from offer_bonus(state, rival, space, space.bonus, free=True)
