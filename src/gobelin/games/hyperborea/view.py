"""What a seat may see of Hyperborea, as plain JSON (HYP-OPEN-34)."""

from __future__ import annotations

from gobelin.games.hyperborea.components import COLOURS, CUBES
from gobelin.games.hyperborea.ending import controller, points
from gobelin.games.hyperborea.movement import cost, ignored_terrains
from gobelin.games.hyperborea.state import EMPTY, GHOST, HyperboreaState, Pool
from gobelin.games.hyperborea.stopping import free_to_walk
from gobelin.kernel import Json, Seat


def view(state: HyperboreaState, seat: Seat | None) -> dict[str, Json]:
    """All is open but stored and stacked tokens, face-down hexes, the order of cards, and what a bag will give."""
    control = [controller(state, place) for place in range(len(state.sites))]
    return {
        "phase": state.phase,
        "length": state.length,
        "mode": state.mode,
        "active": state.active,
        "first": state.first,
        "turns": state.turns,
        "fulfilled": [*state.fulfilled],
        "ending": None if state.ending < 0 else state.ending,
        "players": [show_player(state, owner, seat, control) for owner in range(state.seats)],
        "hexes": [show_hex(state, place, holder) for place, holder in enumerate(control)],
        "pool": show_pool(state.pool),
        "display": [card or None for card in state.display],
        "grey_on": [*state.grey_on],
        "stacks": [len(stack) for stack in state.stacks],
        "supply": cubes(state.supply),
        "ghosts": state.ghosts,
        "tokens": {metal: len(pile) for metal, pile in state.token_supply.items()},
        "looked_at": [*state.looked_at.seen(seat)],
        "used_tokens": [*state.used_tokens],
    }


def cubes(numbers: list[int]) -> dict[str, Json]:
    """Cubes by their colours."""
    return dict(zip(CUBES, numbers, strict=True))


def show_player(state: HyperboreaState, owner: Seat, seat: Seat | None, control: list[Seat | None]) -> dict[str, Json]:
    """One player's board; `control` names who holds each hex."""
    player = state.players[owner]
    forecast = points(state, owner, [place for place, holder in enumerate(control) if holder == owner])
    return {
        "seat": owner,
        "faction": player.faction,
        "tile": player.tile or None,
        "home": [*state.map.homelands[player.home]],
        "points": {**forecast},
        "score": sum(forecast.values()),
        "gems": player.gems,
        "ghosts": player.ghosts,
        "graveyard": [*player.graveyard],
        "figures": player.supply,
        "fortresses": player.fortresses,
        "bag": cubes(player.bag),
        "available": cubes(player.available),
        "unused": cubes(player.unused),
        "levels": dict(zip(COLOURS, player.levels, strict=True)),
        "cards": [*player.cards],
        "placed": [
            {"technology": name, "cubes": [None if cube == EMPTY else CUBES[cube] for cube in placed]}
            for name, placed in player.placed.items()
        ],
        "stored": [*player.stored.seen(seat)],
        "objectives": [*player.objectives],
    }


def show_pool(pool: Pool) -> dict[str, Json]:
    """What is left of the effects of this turn."""
    return {
        "points": {**pool.points},
        "develop": [{"row": row, "steps": steps} for row, steps in pool.groups],
        "on_cubes": [
            {"effect": kind, "source": source, "number": number, "technology": only or None}
            for kind, source, number, only in pool.cubes
        ],
    }


def show_hex(state: HyperboreaState, place: int, control: Seat | None) -> dict[str, Json]:
    """A hex with all that stands on it; of a face-down one only the back."""
    q, r = state.map.coordinates[place]
    shown: dict[str, Json] = {"hex": place, "q": q, "r": r, "zone": state.zone(place)}
    if not state.is_open(place):
        return shown
    land, rivals = state.land_at(place), range(state.seats)
    sites: list[Json] = []
    for site, who in enumerate(state.sites[place]):
        here: dict[str, Json] = {"in": None if who == EMPTY else "ghost" if who == GHOST else who}
        if state.is_ruin(place, site):
            here["tokens"] = len(state.tokens_on(place, site))
        else:
            here["city"] = land.cities[site]
        sites.append(here)
    shown |= {
        "land": state.land.items[place],
        "terrain": land.terrain,
        "sites": sites,
        "figures": [*state.all_outside(place)],
        "fortresses": [state.fortresses_at(place, owner) for owner in rivals],
        "control": control,
    }
    if state.phase == "actions" and state.outside(place, state.active):
        ignored = ignored_terrains(state, state.active)
        shown["free"] = free_to_walk(state, place, state.active)
        shown["steps"] = [
            {"to": to, "cost": cost(state, place, to, ignored)}
            for to in state.map.neighbours[place]
            if state.is_open(to)
        ]
    return shown
