"""The table of Hyperborea: the map, the players with their cubes and technologies, and the pool of the turn."""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import Final, NamedTuple

from gobelin.games.hyperborea.components import (
    COLOURS,
    CUBES,
    DIRECTIONS,
    GREY,
    NUMBERS,
    Box,
    Land,
    Length,
    Mode,
    Passive,
    SpaceKind,
    Zone,
)
from gobelin.games.hyperborea.components import MOST_SITES as MOST_SITES
from gobelin.games.hyperborea.loading import BOX, FILES
from gobelin.kernel import Seat, State, plain_state
from gobelin.toolkit.hidden import Pile

BOXES: Final = FILES.boxes
"""The boxes in use, by their hash: a state names its box, so that matches with different ones can run side by side."""

EMPTY: Final = -1
"""A space without a cube, or a site without a figure or ghost."""
GHOST: Final = 6
"""A ghost in a site, where else the seat of a figure stands."""
OUTSIDE: Final = 0
"""In an option: a figure on the hex but in none of its sites, which are counted from 1."""


STANDARD: Final = FILES.register(BOX)


class Map(NamedTuple):
    """Where everything lies for a number of players; places are numbered in reading order."""

    coordinates: tuple[tuple[int, int], ...]
    neighbours: tuple[tuple[int, ...], ...]
    centre: int
    borderlands: tuple[int, ...]
    homelands: tuple[tuple[int, int, int], ...]
    """Capital, a and b of each, clockwise."""


@cache
def map_of(box: str, seats: int) -> Map:
    """The map for this number of players."""
    layout = BOXES[box].layouts[seats]
    all_places = [layout.centre, *layout.borderlands, *(place for home in layout.homelands for place in home)]
    coordinates = sorted(all_places, key=lambda place: (place[1], place[0]))
    number = {place: n for n, place in enumerate(coordinates)}
    beside = tuple(
        tuple(number[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in number) for q, r in coordinates
    )
    homes = tuple((number[capital], number[a], number[b]) for capital, a, b in layout.homelands)
    return Map(
        tuple(coordinates), beside, number[layout.centre], tuple(number[place] for place in layout.borderlands), homes
    )


@plain_state
class Player:
    """All that belongs to one player."""

    faction: str
    home: int
    """Which homeland of the map is the own one."""
    supply: int
    """Figures neither on the map nor in a graveyard."""
    fortresses: int
    """Fortresses at hand."""
    stored: Pile
    """The ruin token that was kept, if any."""
    tile: str = ""
    """The tile of the faction war."""
    bag: list[int] = field(default_factory=lambda: [0] * len(CUBES))
    """Cubes by colour; their order is chance."""
    available: list[int] = field(default_factory=lambda: [0] * len(CUBES))
    unused: list[int] = field(default_factory=lambda: [0] * len(CUBES))
    placed: dict[str, list[int]] = field(default_factory=dict)
    """The cubes on each base set and card, space by space; base sets without cubes are left out."""
    cards: list[str] = field(default_factory=list)
    levels: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    gems: int = 0
    ghosts: int = 0
    graveyard: list[Seat] = field(default_factory=list)
    objectives: list[str] = field(default_factory=list)

    def cubes(self) -> list[int]:
        """Every cube that the player owns, by colour."""
        owned = [sum(numbers) for numbers in zip(self.bag, self.available, self.unused, strict=True)]
        for cubes in self.placed.values():
            for cube in cubes:
                if cube != EMPTY:
                    owned[cube] += 1
        return owned

    def is_filled(self, card: str) -> bool:
        """Whether every space of an own card holds a cube."""
        return EMPTY not in self.placed[card]


@plain_state
class Pool:
    """What the active player has produced in this turn and not used yet."""

    points: dict[str, int] = field(default_factory=dict)
    """Points and pieces by kind, where there are any."""
    groups: list[tuple[str, int]] = field(default_factory=list)
    """Development steps: the kind of row, and how many."""
    cubes: list[tuple[str, str, int, str]] = field(default_factory=list)
    """Effects on placed cubes: `recover`, `clear` or `discard_grey`; the source; how many; for `clear` the one
    technology, once it is chosen."""

    def add(self, kind: str, amount: int) -> None:
        """Produce points."""
        if amount:
            self.points[kind] = self.points.get(kind, 0) + amount

    def spend(self, kind: str, amount: int = 1) -> None:
        """Use points up."""
        left = self.points[kind] - amount
        assert left >= 0, f"{kind}: {amount} spent of {self.points[kind]}"
        if left:
            self.points[kind] = left
        else:
            del self.points[kind]

    def has(self, kind: str) -> int:
        """How many points of a kind there are."""
        return self.points.get(kind, 0)


@plain_state
class HyperboreaState(State):
    """The whole game."""

    box: str
    seats: int
    length: Length
    mode: Mode
    players: list[Player]
    land: Pile
    """The hexes by place; face-down ones are known to nobody."""
    spare: Pile
    """The borderland and central hexes that are not in this game."""
    figures: list[int]
    """Figures outside sites, at place * seats + seat."""
    fortresses: list[int]
    """Fortresses, likewise."""
    sites: list[list[int]]
    """Who is in the sites of each place: cities first, then ruins. A face-down hex has none."""
    tokens: dict[int, Pile]
    """The stack of tokens on each ruin, by place * MOST_SITES + site."""
    token_supply: dict[str, Pile]
    """The tokens that were not dealt yet, by metal."""
    stacks: list[Pile]
    display: list[str]
    """The cards on offer, two to a stack; "" is a gap."""
    grey_on: list[int]
    """The grey cubes on them."""
    supply: list[int]
    """The cubes of the general supply."""
    ghosts: int
    groups: dict[int, list[str]] = field(default_factory=dict)
    looked_at: Pile = field(default_factory=lambda: Pile([], []))
    """Tokens that the explorer looks at."""
    used_tokens: list[str] = field(default_factory=list)
    """HYP-OPEN-30: tokens that are out of the game, open to all."""
    pool: Pool = field(default_factory=Pool)
    stopped: dict[int, int] = field(default_factory=dict)
    """Own figures that had to stop in this turn, by place."""
    bonuses: dict[str, int] = field(default_factory=dict)
    """How often each effect per kill has acted in this turn."""
    damage: dict[tuple[int, Seat], int] = field(default_factory=dict)
    """Attack points that strong fortresses have absorbed in this turn, by place and owner."""
    replaced: bool = False
    """The cards of a stack were replaced for the technology that comes next."""
    choosing: str = ""
    """The source of an effect of which a branch is being chosen; "" if there is none."""
    undecided: int = 0
    """Other decisions within an action that are still to be made: rows, arrivals, tokens."""
    phase: str = "faction_tiles"
    first: Seat = 0
    active: Seat = 0
    turns: int = 0
    fulfilled: list[str] = field(default_factory=list)
    """HYP-OVER-17: the conditions that count, once met by anybody."""
    ending: Seat = -1
    """Who has triggered the end; everybody else has one more turn."""

    facts: Box = field(init=False, repr=False, compare=False)
    """What is printed."""
    map: Map = field(init=False, repr=False, compare=False)
    """Where everything lies."""

    def __post_init__(self) -> None:
        if self.box in BOXES:
            self.facts = BOXES[self.box]
            self.map = map_of(self.box, self.seats)

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def piles(self) -> list[Pile]:
        """Everything that can lie face down."""
        stored = (player.stored for player in self.players)
        return [
            self.land,
            self.spare,
            self.looked_at,
            *self.tokens.values(),
            *self.token_supply.values(),
            *self.stacks,
            *stored,
        ]

    # --- the map ------------------------------------------------------------------------------------------------------

    def is_open(self, place: int) -> bool:
        """Whether the hex lies face up."""
        return self.land.known[place][-1] == 1

    def land_at(self, place: int) -> Land:
        """What the hex shows."""
        return self.facts.lands[self.land.items[place]]

    def zone(self, place: int) -> Zone:
        """Homeland, borderland or centre; the back of a hex tells."""
        return self.facts.zones[self.land.items[place]]

    def outside(self, place: int, seat: Seat) -> int:
        """The player's figures on the hex, in none of its sites."""
        return self.figures[place * self.seats + seat]

    def all_outside(self, place: int) -> list[int]:
        """Everybody's figures on the hex, in none of its sites."""
        return self.figures[place * self.seats : (place + 1) * self.seats]

    def add_figures(self, place: int, seat: Seat, number: int) -> None:
        """Put a player's figures on the hex, outside its sites, or take them away."""
        self.figures[place * self.seats + seat] += number

    def fortresses_at(self, place: int, seat: Seat) -> int:
        """The player's fortresses on the hex."""
        return self.fortresses[place * self.seats + seat]

    def add_fortresses(self, place: int, seat: Seat, number: int) -> None:
        """Put a player's fortresses on the hex, or take them away."""
        self.fortresses[place * self.seats + seat] += number

    def tokens_on(self, place: int, site: int) -> Pile:
        """The stack of tokens on a ruin."""
        return self.tokens[place * MOST_SITES + site]

    def lay_tokens(self, place: int, site: int, stack: Pile) -> None:
        """Lay a stack of tokens on a ruin."""
        self.tokens[place * MOST_SITES + site] = stack

    def present(self, place: int, seat: Seat) -> int:
        """HYP-OPEN-23: all the player's figures on the hex, those inside sites too."""
        return self.figures[place * self.seats + seat] + self.sites[place].count(seat)

    def on_map(self, seat: Seat) -> int:
        """All the player's figures on the map."""
        return sum(self.figures[seat :: self.seats]) + sum(sites.count(seat) for sites in self.sites)

    def with_figures(self, seat: Seat) -> list[int]:
        """The hexes where the player has a figure, inside or outside sites."""
        outside = self.figures[seat :: self.seats]
        return [place for place, sites in enumerate(self.sites) if outside[place] or seat in sites]

    def with_figures_outside(self, seat: Seat) -> list[int]:
        """The hexes where the player has a figure in none of the sites."""
        return [place for place, figures in enumerate(self.figures[seat :: self.seats]) if figures]

    def capital(self, seat: Seat) -> int:
        """The hex of the player's capital."""
        return self.map.homelands[self.players[seat].home][0]

    def is_ruin(self, place: int, site: int) -> bool:
        """Whether the site is a ruin; else it is a city."""
        return site >= len(self.land_at(place).cities)

    # --- powers -------------------------------------------------------------------------------------------------------

    def passives(self, seat: Seat) -> list[tuple[str, Passive]]:
        """HYP-ADV-10, HYP-FAC-05: what changes the rules for the player now, by its source."""
        player = self.players[seat]
        found = [(player.tile, self.facts.faction_tiles[player.tile].passive)] if player.tile else []
        if player.cards:
            lasting = _lasting(self.box)
            found += [(card, lasting[card]) for card in player.cards if card in lasting and player.is_filled(card)]
        return found

    def draw_of(self, seat: Seat) -> int:
        """HYP-ADV-22: the cubes that the player draws in an end phase."""
        larger = [passive.end_phase_draw for _, passive in self.passives(seat)]
        return max(larger, default=0) or self.facts.start.draw

    def threshold_of(self, seat: Seat) -> int:
        """HYP-ADV-21: the lowest level at which the player can turn a marker into a cube."""
        lowest = self.facts.start.upgrade_threshold
        for _, passive in self.passives(seat):
            if passive.upgrade_threshold:
                lowest = min(lowest, passive.upgrade_threshold)
        return lowest

    def fortress_strength(self, seat: Seat) -> int:
        """The attack points that one of the player's fortresses absorbs."""
        return max((passive.fortress_strength for _, passive in self.passives(seat)), default=1)


@cache
def _lasting(box: str) -> dict[str, Passive]:
    """The cards of a box that change rules, with how they do."""
    return {name: card.passive for name, card in BOXES[box].cards.items() if card.passive is not None}


def fits(kind: SpaceKind, cube: int, grey_as_any: bool) -> bool:
    """HYP-TECH-02 to HYP-TECH-04, HYP-ADV-23: whether a space takes a cube."""
    if kind == "any":
        return cube != GREY or grey_as_any
    return NUMBERS[kind] == cube


def check(state: HyperboreaState) -> None:
    """Raise AssertionError if pieces were lost or gained, or stand where they cannot."""
    pieces, seats = state.facts.pieces, state.seats
    owned = [player.cubes() for player in state.players]
    for cube, name in enumerate(CUBES):
        total = state.supply[cube] + sum([cubes[cube] for cubes in owned])
        if cube == GREY:
            assert total + sum(state.grey_on) == pieces.grey_cubes, f"{total} grey cubes beside those on cards"
        else:
            assert total == pieces.cubes_per_colour, f"{total} {name} cubes"
    assert min(state.supply) >= 0
    in_sites = [who for sites in state.sites for who in sites]
    buried = [who for player in state.players for who in player.graveyard]
    ghosts = state.ghosts + in_sites.count(GHOST) + sum([player.ghosts for player in state.players])
    assert ghosts == pieces.ghosts, f"{ghosts} ghosts"
    for seat, player in enumerate(state.players):
        figures = player.supply + sum(state.figures[seat::seats]) + in_sites.count(seat) + buried.count(seat)
        assert figures == pieces.figures, f"seat {seat} has {figures} figures"
        fortresses = player.fortresses + sum(state.fortresses[seat::seats])
        assert fortresses == pieces.fortresses, f"seat {seat} has {fortresses} fortresses"
        assert len(set(player.graveyard)) == len(player.graveyard), "a colour lies in a graveyard twice"
        assert min(player.levels) >= 0
        assert max(player.levels) <= state.facts.start.last_level
        assert len(player.stored) <= 1, f"seat {seat} keeps {len(player.stored)} tokens"
        check_placed(state, seat)
    for place, sites in enumerate(state.sites):
        if state.is_open(place):
            assert len(sites) == state.land_at(place).sites
        else:
            assert not sites
            assert not any(state.all_outside(place)), "a figure on a face-down hex"
    piles = [state.looked_at, *state.tokens.values(), *state.token_supply.values(), *(p.stored for p in state.players)]
    tokens = len(state.used_tokens) + sum([len(pile.items) for pile in piles])
    assert tokens == state.facts.number_of_tokens, f"{tokens} ruin tokens"
    cards = len(state.display) - state.display.count("") + sum([len(stack.items) for stack in state.stacks])
    assert cards + sum([len(player.cards) for player in state.players]) == len(state.facts.cards), "cards were lost"


def check_placed(state: HyperboreaState, seat: Seat) -> None:
    """Raise AssertionError if a cube lies where it does not fit, or on both sets of a base technology."""
    player, facts = state.players[seat], state.facts
    bases: list[str] = []
    for technology, cubes in player.placed.items():
        if technology in facts.base_of:
            bases.append(facts.base_of[technology])
            assert any(cube != EMPTY for cube in cubes), f"{technology} is empty"
        else:
            assert technology in player.cards, f"seat {seat} does not own {technology}"
        for kind, cube in zip(facts.spaces(technology), cubes, strict=True):
            # Grey cubes stay on multicolour spaces when the permission ends (HYP-ADV-23).
            assert cube == EMPTY or fits(kind, cube, True), f"{technology}: a {CUBES[cube]} cube on {kind}"
    assert len(set(bases)) == len(bases), f"seat {seat}: both sets of a base technology hold cubes"
