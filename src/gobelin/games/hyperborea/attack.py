"""Attack and fortresses (HYP-ATK, HYP-FORT)."""

from __future__ import annotations

from collections.abc import Iterator

from gobelin.games.hyperborea.components import Effect
from gobelin.games.hyperborea.effects import gain_gems, produce
from gobelin.games.hyperborea.state import EMPTY, GHOST, OUTSIDE, HyperboreaState
from gobelin.kernel import Option, Rule, Seat


def options(state: HyperboreaState) -> Iterator[Option]:
    """HYP-ATK-01, HYP-ATK-02, HYP-ATK-14: targets where an own figure stands, or with a ranged point beside one."""
    points = state.pool.points
    far = "ranged_attack" in points
    if "attack" in points or far:
        own = state.with_figures(state.active)
        reach = own if not far else sorted({*own, *(n for place in own for n in state.map.neighbours[place])})
        for place in reach:
            if state.is_open(place):
                yield from _targets(state, place)
    if "fortress" in points and state.player.fortresses:
        for place in state.with_figures(state.active):
            yield "fortress", place


def _targets(state: HyperboreaState, place: int) -> Iterator[Option]:
    """HYP-FORT-03, HYP-OPEN-21, HYP-OPEN-28: rival figures, or first the fortresses of their owner; and ghosts."""
    sites = state.sites[place]
    for seat in range(state.seats):
        if seat == state.active or not state.present(place, seat):
            continue
        if state.fortresses_at(place, seat):
            yield "besiege", place, seat
            continue
        if state.outside(place, seat):
            yield "attack", place, seat, OUTSIDE
        for site, who in enumerate(sites):
            if who == seat:
                yield "attack", place, seat, site + 1
    for site, who in enumerate(sites):
        if who == GHOST:
            yield "banish", place, site + 1


def point_for(state: HyperboreaState, place: int) -> str:
    """The kind of point that an attack takes: ranged ones are kept for where nothing else reaches."""
    is_near = state.present(place, state.active) > 0 and state.pool.has("attack") > 0
    return "attack" if is_near else "ranged_attack"


def _spend(state: HyperboreaState, place: int) -> str:
    effect = point_for(state, place)
    state.pool.spend(effect)
    return effect


def besiege(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-FORT-02, HYP-FORT-09: a fortress absorbs the point; a strong one falls only to the last of several."""
    _, place, victim = option
    assert isinstance(place, int)
    assert isinstance(victim, int)
    effect = _spend(state, place)
    if withstands(state, place, victim):
        state.damage[place, victim] = state.damage.get((place, victim), 0) + 1
        state.tell("withstood", state.active, victim, place, effect)
    else:
        state.damage.pop((place, victim), None)
        state.add_fortresses(place, victim, -1)
        state.players[victim].fortresses += 1
        state.tell("razed", state.active, victim, place, effect)
    yield from ()


def withstands(state: HyperboreaState, place: int, victim: Seat) -> bool:
    """HYP-FORT-09: whether a fortress is still standing after one more point."""
    return state.damage.get((place, victim), 0) + 1 < state.fortress_strength(victim)


def attack(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-ATK-03 to HYP-ATK-10: destroy a rival figure, outside or inside a site."""
    _, place, victim, site = option
    assert isinstance(place, int)
    assert isinstance(victim, int)
    assert isinstance(site, int)
    effect = _spend(state, place)
    if site == OUTSIDE:
        state.add_figures(place, victim, -1)
    else:
        state.sites[place][site - 1] = EMPTY
    player = state.player
    if victim not in player.graveyard:
        player.graveyard.append(victim)
        state.tell("destroyed", state.active, victim, place, site, "graveyard", effect)
    else:
        state.players[victim].supply += 1
        state.tell("destroyed", state.active, victim, place, site, "supply", effect)
        gain_gems(state, gems_for_kill(state, victim), "graveyard")
    yield from _bonus(state, "figure")


def gems_for_kill(state: HyperboreaState, victim: Seat) -> int:
    """HYP-ATK-07, HYP-OPEN-37: 1 gem if the graveyard held a figure of every opponent before this kill."""
    graveyard = state.player.graveyard
    return int(victim in graveyard and len(graveyard) == state.seats - 1)


def banish(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-ATK-05, HYP-ATK-09: a destroyed ghost goes to the graveyard."""
    _, place, site = option
    assert isinstance(place, int)
    assert isinstance(site, int)
    effect = _spend(state, place)
    state.sites[place][site - 1] = EMPTY
    state.player.ghosts += 1
    state.tell("banished", state.active, place, site, effect)
    yield from _bonus(state, "ghost")


def _bonus(state: HyperboreaState, target: str) -> Rule[None]:
    for source, effect in bonuses(state, target):
        state.bonuses[source] = state.bonuses.get(source, 0) + 1
        yield from produce(state, effect, source)


def bonuses(state: HyperboreaState, target: str) -> list[tuple[str, Effect]]:
    """HYP-ATK-15: effects per kill, each as often in a turn as it says, by their sources."""
    return [
        (source, passive.on_kill.effect)
        for source, passive in state.passives(state.active)
        if passive.on_kill is not None
        and passive.on_kill.target in (target, "any")
        and state.bonuses.get(source, 0) < passive.on_kill.limit
    ]


def build(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-FORT-01, HYP-FORT-04, HYP-FORT-08: a fortress on a hex with an own figure."""
    place = option[1]
    assert isinstance(place, int)
    state.pool.spend("fortress")
    state.player.fortresses -= 1
    state.add_fortresses(place, state.active, 1)
    state.tell("fortified", state.active, place)
    yield from ()


def keeps_fortresses(state: HyperboreaState, seat: Seat) -> bool:
    """HYP-FORT-10: the player's fortresses stay when the turn begins."""
    return any(passive.keep_fortresses for _, passive in state.passives(seat))


def take_back(state: HyperboreaState) -> None:
    """HYP-TURN-03, HYP-FORT-07: step 1, all own fortresses come back."""
    seat = state.active
    if keeps_fortresses(state, seat):
        return
    for place, number in enumerate(state.fortresses[seat :: state.seats]):
        if number:
            state.player.fortresses += number
            state.add_fortresses(place, seat, -number)
            state.tell("took_back", seat, number, place)
