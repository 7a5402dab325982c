"""What a seat may see of Inventions."""

from __future__ import annotations

from msgspec import Struct

from gobelin.games.inventions.ideas import originator_points
from gobelin.games.inventions.progress import tray_cost
from gobelin.games.inventions.state import NOBODY, InventionsState
from gobelin.games.inventions.turn import open_spaces
from gobelin.kernel import Seat


class MilestoneView(Struct, frozen=True):
    """A milestone with the diplomats on it."""

    milestone: str
    diplomats: list[Seat]


class TileView(Struct, frozen=True):
    """An influence tile that lies in a region."""

    seat: Seat
    tile: str
    face_up: bool


class Placed(Struct, frozen=True):
    """A tile on the progress map."""

    hex: str
    tile: str
    turned: bool
    """A technology tile that was used."""
    used: bool
    """An economy tile with a token on it."""


class Specialists(Struct, frozen=True):
    """So many of each discipline."""

    economy: int
    culture: int
    technology: int


class Region(Struct, frozen=True):
    """A region: its display and who lives there."""

    region: str
    specialist_tile: str
    knowledge_tile: str
    points_side: bool
    scholar: bool
    card: str | None
    originators: int
    """Citizens left of the card."""
    worth: int
    """What sharing the card brings its originator."""
    originator: Seat | None
    inventor: Seat | None
    innovator: Seat | None
    prosperity: list[str]
    """The stack of tiles; the top is the end."""
    influence: list[TileView]
    population: list[int]
    """Citizens on the map, by player."""


class Society(Struct, frozen=True):
    """A society board."""

    seat: Seat
    supply: int
    tiles: list[str]
    """Influence tiles at hand."""
    box: str | None
    era: int
    ip: int
    points: dict[str, int]
    """By what gave them."""
    influence: int
    home: Specialists
    exhausted: Specialists
    academy: int
    academy_limit: int
    scholars: int
    ideas: list[str]
    inventions: list[str]
    tray: list[str]
    tray_cost: int
    """The influence that placing takes."""
    aspirations: list[str]
    placed: list[Placed]
    tokens: int
    hex_tokens: list[str]
    goals: list[str | None]
    """None: a goal that this seat does not see."""
    epoch: str | None
    seasons: list[str]
    spaces: list[str]
    """The action spaces that its next pillar may take."""
    access: list[str]
    """The milestones whose ideas it may invent."""


class Chronos(Struct, frozen=True):
    """The automated society of a game for two."""

    seat: Seat
    supply: int
    tiles: list[str]
    """Influence tiles that he has left."""
    box: str | None
    era: int
    region: str | None
    """Where his pillar stands."""
    kept: list[str]
    """Progress and prosperity tiles."""


class View(Struct, frozen=True):
    """All is open but private goals and the order of the idea stack below its top."""

    phase: str
    era: int
    round: int
    turns: int
    active: Seat | None
    order: list[Seat]
    to_go: list[Seat]
    players: list[Society]
    chronos: Chronos | None
    regions: list[Region]
    private: list[MilestoneView]
    common: list[MilestoneView]
    old_milestones: list[str]
    eureka: list[str]
    milestone_stacks: dict[str, int]
    display: list[str]
    deck: int
    top: str | None
    progress: dict[str, int]
    discarded: list[str]
    markers: int
    thread: list[str]


def view(state: InventionsState, seat: Seat | None) -> View:
    """The table as a seat sees it."""
    return View(
        phase=state.phase,
        era=state.era,
        round=state.round,
        turns=state.turns,
        active=None if state.active == NOBODY else state.active,
        order=[*state.order],
        to_go=[*state.to_go],
        players=[show_society(state, player, seat) for player in range(state.seats)],
        chronos=show_chronos(state, state.seats) if state.with_chronos else None,
        regions=[show_region(state, region) for region in state.regions],
        private=[show_milestone(state, milestone) for milestone in state.private],
        common=[show_milestone(state, milestone) for milestone in reversed(state.common)],
        old_milestones=[*state.discard],
        eureka=[*state.eureka],
        milestone_stacks={letter: len(stack) for letter, stack in state.milestone_stacks.items()},
        display=[*state.display],
        deck=len(state.deck),
        top=state.deck.items[-1] if len(state.deck) else None,
        progress={**state.progress},
        discarded=[*state.discarded],
        markers=state.markers,
        thread=[*state.thread],
    )


def show_milestone(state: InventionsState, milestone: str) -> MilestoneView:
    """A milestone with the diplomats on it."""
    return MilestoneView(milestone, [*state.diplomats[milestone]])


def show_chronos(state: InventionsState, player: Seat) -> Chronos:
    """What the automated society has."""
    society = state.players[player]
    return Chronos(
        seat=player,
        supply=society.supply,
        tiles=[*society.tiles],
        box=society.box or None,
        era=state.era_of(player),
        region=state.chronos_region or None,
        kept=[tile for tiles in state.chronos_tiles.values() for tile in tiles],
    )


def show_society(state: InventionsState, player: Seat, seat: Seat | None) -> Society:
    """One society board."""
    society = state.players[player]
    return Society(
        seat=player,
        supply=society.supply,
        tiles=[*society.tiles],
        box=society.box or None,
        era=state.era_of(player),
        ip=society.ip,
        points={**society.points},
        influence=society.influence,
        home=Specialists(*society.home),
        exhausted=Specialists(*society.exhausted),
        academy=society.academy,
        academy_limit=state.academy_limit(player),
        scholars=society.scholars,
        ideas=[*society.ideas],
        inventions=[*society.inventions],
        tray=[*society.tray],
        tray_cost=tray_cost(state, player),
        aspirations=[*society.aspirations],
        placed=[
            Placed(hex_, tile, tile in society.turned, tile in society.spent) for hex_, tile in society.progress.items()
        ],
        tokens=society.tokens,
        hex_tokens=[*society.hex_tokens],
        goals=[*society.goals.seen(seat)],
        epoch=society.epoch or None,
        seasons=[*society.seasons],
        spaces=open_spaces(state, player),
        access=[milestone for milestone in state.facts.milestones if state.has_access(player, milestone)],
    )


def show_region(state: InventionsState, region: str) -> Region:
    """A region: its display and who lives there."""
    display = state.regions[region]

    def beside(player: Seat) -> Seat | None:
        return None if player == NOBODY else player

    return Region(
        region=region,
        specialist_tile=display.specialist,
        knowledge_tile=display.knowledge,
        points_side=display.points_side,
        scholar=display.scholar,
        card=display.card or None,
        originators=display.originators,
        worth=originator_points(state, display),
        originator=beside(display.originator),
        inventor=beside(display.inventor),
        innovator=beside(display.innovator),
        prosperity=[*display.prosperity],
        influence=[TileView(*tile) for tile in display.influence],
        population=[*display.population],
    )
