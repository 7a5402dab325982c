"""What a seat may see of Hyperborea (HYP-OPEN-34)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from gobelin.games.hyperborea.components import (
    CUBES,
    OBJECTIVES,
    Cube,
    Length,
    Mode,
    Terrain,
    Zone,
)
from gobelin.games.hyperborea.ending import condition_of, conditions_needed, controller, points, progress, tie_breakers
from gobelin.games.hyperborea.state import EMPTY, GHOST, HyperboreaState, Pool
from gobelin.games.hyperborea.technologies import barred_sets
from gobelin.kernel import Seat


class Levels(Struct, frozen=True):
    """Development levels by colour."""

    green: int
    red: int
    purple: int
    orange: int
    yellow: int
    blue: int


class Cubes(Levels, frozen=True):
    """Cubes by colour."""

    grey: int


class PlacedView(Struct, frozen=True):
    """A set or card that can hold cubes, with those on it, space by space."""

    technology: str
    cubes: list[Cube | None]


class PlayerView(Struct, frozen=True):
    """One player's board."""

    seat: Seat
    faction: str
    tile: str | None
    home: list[int]
    """The hexes of the homeland, the capital first."""
    points: dict[str, int]
    """What the game would bring if it ended now, by part."""
    score: int
    tie_breakers: list[int]
    """What decides among equal scores, the higher the better: hexes, coloured cubes, place in the turn order."""
    gems: int
    ghosts: int
    graveyard: list[Seat]
    figures: int
    fortresses: int
    bag: Cubes
    available: Cubes
    unused: Cubes
    levels: Levels
    threshold: int
    """The lowest level at which a marker can be turned into a cube."""
    cards: list[str]
    placed: list[PlacedView]
    barred: list[str]
    """Sets that can take no cube, because the other set of their technology holds some."""
    stored: list[str | None]
    """None: a token that the seat does not see."""
    objectives: list[str]


class GoalView(Struct, frozen=True):
    """An end condition: what it takes, and how much of that each player has."""

    objective: str
    needed: int
    progress: list[int]


class SiteView(Struct, frozen=True):
    """A city, or a ruin with its tokens, and who is inside."""

    inside: Seat | Literal["ghost"] | None = msgspec.field(name="in")
    city: str | None
    tokens: int


class FaceView(Struct, frozen=True):
    """What a face-up hex shows, and all that stands on it."""

    land: str
    terrain: Terrain
    sites: list[SiteView]
    figures: list[int]
    """Outside sites, by seat."""
    fortresses: list[int]
    control: Seat | None


class HexView(Struct, frozen=True):
    """A hex of the map; of a face-down one only the back."""

    hex: int
    q: int
    r: int
    zone: Zone
    face: FaceView | None


class StepsView(Struct, frozen=True):
    """Development steps on a kind of row."""

    row: str
    steps: int


class OnCubesView(Struct, frozen=True):
    """An effect on placed cubes; `technology` is the only one that it can still reach."""

    effect: str
    source: str
    number: int
    technology: str | None


class PoolView(Struct, frozen=True):
    """What is left of the effects of this turn."""

    points: dict[str, int]
    develop: list[StepsView]
    on_cubes: list[OnCubesView]


class View(Struct, frozen=True):
    """All is open but stored and stacked tokens, face-down hexes, the order of cards, and what a bag will give."""

    phase: str
    length: Length
    mode: Mode
    active: Seat
    first: Seat
    turns: int
    fulfilled: list[str]
    conditions: int
    """How many conditions have to be met."""
    goals: list[GoalView]
    ending: Seat | None
    players: list[PlayerView]
    hexes: list[HexView]
    pool: PoolView
    display: list[str | None]
    grey_on: list[int]
    stacks: list[int]
    supply: Cubes
    ghosts: int
    tokens: dict[str, int]
    looked_at: list[str | None]
    used_tokens: list[str]


def view(state: HyperboreaState, seat: Seat | None) -> View:
    """What this seat (None: a spectator) sees."""
    control = [controller(state, place) for place in range(len(state.sites))]
    seats = range(state.seats)
    return View(
        phase=state.phase,
        length=state.length,
        mode=state.mode,
        active=state.active,
        first=state.first,
        turns=state.turns,
        fulfilled=[*state.fulfilled],
        conditions=conditions_needed(state),
        goals=[
            GoalView(goal, condition_of(state, goal), [progress(state, owner, goal) for owner in seats])
            for goal in OBJECTIVES
        ],
        ending=None if state.ending < 0 else state.ending,
        players=[show_player(state, owner, seat, control) for owner in seats],
        hexes=[show_hex(state, place, holder) for place, holder in enumerate(control)],
        pool=show_pool(state.pool),
        display=[card or None for card in state.display],
        grey_on=[*state.grey_on],
        stacks=[len(stack) for stack in state.stacks],
        supply=Cubes(*state.supply),
        ghosts=state.ghosts,
        tokens={metal: len(pile) for metal, pile in state.token_supply.items()},
        looked_at=state.looked_at.seen(seat),
        used_tokens=[*state.used_tokens],
    )


def show_player(state: HyperboreaState, owner: Seat, seat: Seat | None, control: list[Seat | None]) -> PlayerView:
    """One player's board; `control` names who holds each hex."""
    player, held = state.players[owner], [place for place, holder in enumerate(control) if holder == owner]
    forecast = points(state, owner, held)
    return PlayerView(
        seat=owner,
        faction=player.faction,
        tile=player.tile or None,
        home=[*state.map.homelands[player.home]],
        points=forecast,
        score=sum(forecast.values()),
        tie_breakers=[*tie_breakers(state, owner, len(held))],
        gems=player.gems,
        ghosts=player.ghosts,
        graveyard=[*player.graveyard],
        figures=player.supply,
        fortresses=player.fortresses,
        bag=Cubes(*player.bag),
        available=Cubes(*player.available),
        unused=Cubes(*player.unused),
        levels=Levels(*player.levels),
        threshold=state.threshold_of(owner),
        cards=[*player.cards],
        placed=[
            PlacedView(name, [None if cube == EMPTY else CUBES[cube] for cube in placed])
            for name, placed in player.placed.items()
        ],
        barred=barred_sets(state, owner),
        stored=player.stored.seen(seat),
        objectives=[*player.objectives],
    )


def show_pool(pool: Pool) -> PoolView:
    """What is left of the effects of this turn."""
    return PoolView(
        {**pool.points},
        [StepsView(row, steps) for row, steps in pool.groups],
        [OnCubesView(kind, source, number, only or None) for kind, source, number, only in pool.cubes],
    )


def show_hex(state: HyperboreaState, place: int, control: Seat | None) -> HexView:
    """A hex with all that stands on it, as far as it lies face up."""
    face = show_face(state, place, control) if state.is_open(place) else None
    return HexView(place, *state.map.coordinates[place], state.zone(place), face)


def show_face(state: HyperboreaState, place: int, control: Seat | None) -> FaceView:
    """What a face-up hex shows."""
    land = state.land_at(place)
    return FaceView(
        land=state.land.items[place],
        terrain=land.terrain,
        sites=[show_site(state, place, site) for site in range(land.sites)],
        figures=state.all_outside(place),
        fortresses=[state.fortresses_at(place, owner) for owner in range(state.seats)],
        control=control,
    )


def show_site(state: HyperboreaState, place: int, site: int) -> SiteView:
    """A city or ruin with what is inside."""
    who = state.sites[place][site]
    inside: Seat | Literal["ghost"] | None = None if who == EMPTY else "ghost" if who == GHOST else who
    if state.is_ruin(place, site):
        return SiteView(inside, None, len(state.tokens_on(place, site)))
    return SiteView(inside, state.land_at(place).cities[site], 0)
