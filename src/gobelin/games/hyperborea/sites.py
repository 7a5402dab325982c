"""Activating cities and exploring ruins (HYP-CITY, HYP-RUIN)."""

from __future__ import annotations

from gobelin.games.hyperborea.effects import produce
from gobelin.games.hyperborea.state import EMPTY, HyperboreaState
from gobelin.games.hyperborea.stopping import free_to_walk, walk_off
from gobelin.kernel import Ask, Option, Rule
from gobelin.toolkit.hidden import Pile, draw, mix, play


def options(state: HyperboreaState) -> list[Option]:
    """HYP-CITY-02, HYP-CITY-04, HYP-RUIN-02 to HYP-RUIN-04: free sites on hexes with a figure that may step in."""
    seat, every = state.active, state.sites
    found: list[Option] = []
    for place in state.with_figures_outside(seat):
        sites = every[place]
        if EMPTY in sites and free_to_walk(state, place, seat):
            for site, who in enumerate(sites):
                if who == EMPTY and (not state.is_ruin(place, site) or state.tokens_on(place, site).items):
                    found.append(("enter", place, site + 1))
    return found + [("use_token", token) for token in state.player.stored.items]


def enter(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-CITY-01, HYP-RUIN-01: a figure steps in, for nothing, and stays there until the reset."""
    _, place, number = option
    assert isinstance(place, int)
    assert isinstance(number, int)
    seat, site = state.active, number - 1
    walk_off(state, place)
    state.sites[place][site] = seat
    if state.is_ruin(place, site):
        yield from explore(state, place, number)
    else:
        city = state.land_at(place).cities[site]
        state.tell("entered", seat, place, number, city)
        yield from produce(state, state.facts.cities[city].effect, city)


def explore(state: HyperboreaState, place: int, site: int) -> Rule[None]:
    """HYP-RUIN-05 to HYP-RUIN-08, HYP-OPEN-29: look at the top token, then use it or keep it."""
    seat, player = state.active, state.player
    yield from _take_token(state, place, site)
    token = state.looked_at.items[0]
    state.undecided = 1
    answer = yield Ask(
        seat,
        "token",
        [("use_token", token), ("keep_token", token)],
        rules=("HYP-RUIN-05", "HYP-RUIN-08", "HYP-OPEN-29"),
    )
    state.undecided = 0
    if answer[0] == "use_token":
        yield from _use(state, state.looked_at, token, "looked_at")
        return
    state.looked_at.move(0, player.stored)
    state.tell("kept_token", seat, token, to=[seat], others=(seat,))
    if len(player.stored) > 1:  # HYP-RUIN-08, HYP-RUIN-14: the stored one is used at once
        yield from _use(state, player.stored, player.stored.items[0], "stored")


def _take_token(state: HyperboreaState, place: int, site: int) -> Rule[None]:
    """HYP-RUIN-11, HYP-ADV-24: the top token, or one of several; the others go back in an order of choice."""
    seat, looked_at = state.active, state.looked_at
    stack = state.tokens_on(place, site - 1)
    count = max((passive.ruin_choice for _, passive in state.passives(seat)), default=1)
    number = min(max(count, 1), len(stack))
    state.tell("explored", seat, place, site, number)
    for _ in range(number):
        draw(state, stack, looked_at, [seat])
    if number == 1:
        return
    state.undecided = 3
    taken = yield Ask(seat, "ruin", [("take_token", token) for token in looked_at.items], rules=("HYP-ADV-24",))
    looked_at.move(looked_at.items.index(taken[1]), looked_at)
    # Which one was taken is a secret, also from who knew a token of the stack and sees the others go back.
    mix(state, [(looked_at, n) for n in range(len(looked_at))], [seat])
    state.undecided = 2
    while len(looked_at) > 1:
        others = looked_at.items[:-1]
        answer = ("put_back", others[0])
        if len(others) > 1:
            answer = yield Ask(seat, "put_back", [("put_back", token) for token in others], rules=("HYP-ADV-24",))
        looked_at.move(others.index(answer[1]), stack)
        state.tell("put_back", seat, place, site, answer[1], to=[seat], others=(seat, place, site))


def _use(state: HyperboreaState, pile: Pile, token: str, where: str) -> Rule[None]:
    """HYP-RUIN-06, HYP-OPEN-30: show a token, `looked_at` or `stored`, and produce its effect; it leaves the game."""
    seat = state.active
    play(state, pile, token, seat)
    state.used_tokens.append(token)
    state.tell("used_token", seat, token, where)
    yield from produce(state, state.facts.ruin_tokens[token].effect, token)


def use_stored(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-RUIN-10, HYP-RUIN-13, HYP-OPEN-36: the kept token, in any later own turn, wherever the figures stand."""
    yield from _use(state, state.player.stored, str(option[1]), "stored")


def leave(state: HyperboreaState) -> None:
    """HYP-RESET-01, HYP-RESET-02, HYP-RESET-09: all figures of the active player leave the sites."""
    for place, sites in enumerate(state.sites):
        for site, who in enumerate(sites):
            if who == state.active:
                sites[site] = EMPTY
                state.add_figures(place, state.active, 1)
                state.tell("left_site", state.active, place, site + 1)
