"""What a seat knows of Hyperborea as a flat array for learning.

The layout is fixed by the box. First the table: settings, phase, turn, the pool, the market, supplies and tokens. Then
every hex of all maps by its coordinates, with terrain, sites and pieces; hexes that are not in the game stay zero. Then
six players of equal layout, the own one first and the others in turn order; so are the pieces on the hexes ordered.
Players that are not in the game stay zero.

Amounts are divided by what a good game reaches, so that nearly all numbers lie between 0 and 1. Of hidden things only
what the seat knows is shown by name, and the rest by number.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias, get_args

from gobelin.games.hyperborea.components import (
    COLOURS,
    CUBES,
    METALS,
    OBJECTIVES,
    STACKS,
    Box,
    Card,
    FactionTile,
    Length,
    Mode,
    Row,
    SpaceKind,
    Terrain,
    Zone,
)
from gobelin.games.hyperborea.effects import ON_CUBES, POINTS
from gobelin.games.hyperborea.ending import controller, points
from gobelin.games.hyperborea.state import EMPTY, GHOST, MOST_SITES, HyperboreaState
from gobelin.kernel import Seat
from gobelin.kernel.game import Encoding, Floats
from gobelin.toolkit.hidden import KNOWN, PUBLIC
from gobelin.toolkit.layout import Layout

PLAYERS: Final = 6
PHASES: Final = (
    *("faction_tiles", "extra_cubes", "markers", "start", "actions", "end", "reset", "reset_effects", "next_turn"),
    "over",
)
LENGTHS: Final[tuple[str, ...]] = get_args(Length)
MODES: Final[tuple[str, ...]] = get_args(Mode)
ROWS: Final[tuple[str, ...]] = get_args(Row)
TERRAINS: Final[tuple[str, ...]] = get_args(Terrain)
ZONES: Final[tuple[str, ...]] = get_args(Zone)
SUPPLIES: Final = sorted(METALS.values())
SCALE: Final = {"turns": 300, "points": 5, "stack": 16, "tokens": 20, "cubes": 5, "gems": 15, "score": 60, "figures": 5}
"""What a good game reaches: these become 1."""
SITE: Final = ("ruin", "tokens", "ghost", *(f"figure{place}" for place in range(PLAYERS)))
HEX: Final = (
    *("present", "face_up", "stopped", "damage"),
    *ZONES,
    *TERRAINS,
    *(f"{piece}{place}" for piece in ("figures", "fortresses", "control", "home") for place in range(PLAYERS)),
    *(f"site{site}.{slot}" for site in range(1, MOST_SITES + 1) for slot in SITE),
)
KEPT: Final = 200
"""Maps whose printed part is kept."""
Faces: TypeAlias = tuple[Seat, tuple[int, ...], tuple[str, ...], tuple[tuple[int, ...], ...]]
"""The seat that looks, everybody's homelands, the hexes by place, and what is known of them."""
STOPPED, DAMAGE = HEX.index("stopped"), HEX.index("damage")
FIGURES, FORTRESSES, CONTROL, HOME = (HEX.index(f"{piece}0") for piece in ("figures", "fortresses", "control", "home"))
SITES: Final = HEX.index("site1.ruin")


class Places(NamedTuple):
    """Slots of the map for a number of seats, as one of them sees it."""

    starts: list[int]
    """The first slot of each place."""
    figures: list[int]
    """Of figures, at place * seats + seat."""
    fortresses: list[int]
    sites: list[list[int]]
    """Of the tokens on each site of each place; whoever is in it stands behind."""


class BoxLayout(Layout):
    """The slots for the components of a box."""

    def __init__(self, box: Box) -> None:
        super().__init__({token.id: 1 / token.count for token in box.ruin_tokens.values()})
        maps = box.layouts.values()
        self.places = sorted(
            {
                place
                for layout in maps
                for place in (
                    layout.centre,
                    *layout.borderlands,
                    *(place for home in layout.homelands for place in home),
                )
            }
        )
        self._box = box
        self._table()
        for q, r in self.places:
            self.block(f"hex{q},{r}", HEX)
            self.things(f"hex{q},{r}.city", box.cities)
        for place in range(PLAYERS):
            self._player(f"player{place}")

    def _table(self) -> None:
        box = self._box
        self.block("table", ("seats", "turns", "replaced", "branching", "undecided", "ghosts", "looked_at"))
        for name, slots in (("length", LENGTHS), ("mode", MODES), ("phase", PHASES), ("fulfilled", OBJECTIVES)):
            self.things(name, slots)
        for name in ("active", "first", "ending"):
            self.block(name, range(PLAYERS))
        self.things("pool", (*POINTS, "gem", *ON_CUBES))
        self.things("develop", ROWS)
        self.things("bound_clear", (*box.sets, *box.cards))
        self.block("supply", CUBES)
        self.block("stack", STACKS)
        self.block("token_supply", SUPPLIES)
        powers: list[Card | FactionTile] = [*box.cards.values(), *box.faction_tiles.values()]
        self.things("bonuses", [item.id for item in powers if item.passive is not None and item.passive.on_kill])
        for name in ("display", "grey_on", "known_in_stacks"):
            self.things(name, box.cards)
        for name in ("looked_at.token", "used_tokens", "known_in_ruins"):
            self.things(name, box.ruin_tokens)

    def _player(self, name: str) -> None:
        box = self._box
        self.block(name, ("present", "score", "supply", "fortresses", "gems", "ghosts", "number_of_cards", "stored"))
        self.things(f"{name}.faction", box.factions)
        self.things(f"{name}.tile", box.faction_tiles)
        for area in ("bag", "available", "unused"):
            self.block(f"{name}.{area}", CUBES)
        self.block(f"{name}.level", COLOURS)
        self.block(f"{name}.graveyard", range(PLAYERS))
        self.things(f"{name}.objectives", OBJECTIVES)
        self.things(f"{name}.stored.token", box.ruin_tokens)
        self.things(f"{name}.cards", box.cards)
        for technology in (*box.sets, *box.cards):
            self.things(f"{name}.placed.{technology}", fitting(box.spaces(technology)))


def fitting(spaces: Sequence[SpaceKind]) -> list[str]:
    """The cubes that can lie on some of these spaces."""
    return [cube for cube in CUBES if cube in spaces or "any" in spaces]


class Writer:
    """Writes positions in the layout of one box."""

    def __init__(self, layout: BoxLayout) -> None:
        self.layout = layout
        self._players = [layout.within(f"player{place}") for place in range(PLAYERS)]
        self._placed = [
            {
                (block.removeprefix("placed."), CUBES.index(cube)): slot
                for block, slots in player.slots.items()
                if block.startswith("placed.")
                for cube, slot in slots.items()
            }
            for player in self._players
        ]
        self._known_places: dict[tuple[int, Seat], Places] = {}
        self._first = layout.starts["hex{},{}".format(*layout.places[0])]
        self._printed: dict[Faces, Floats] = {}

    def write(self, state: HyperboreaState, seat: Seat, out: Floats) -> None:
        """Write what the seat knows into an array of zeros."""
        order = [(seat + n) % state.seats for n in range(state.seats)]
        self._table(state, order, out)
        self._market(state, seat, out)
        owners = self._map(state, seat, out)
        for number, owner in enumerate(order):
            held = [place for place, who in owners.items() if who == owner]
            self._player(state, seat, number, owner, held, out)

    def _add(self, block: str, amounts: Iterable[tuple[str, int]], scale: float, out: Floats) -> None:
        slots = self.layout.slots[block]
        for name, amount in amounts:
            out[slots[name]] += amount / scale

    def _table(self, state: HyperboreaState, order: list[Seat], out: Floats) -> None:
        layout, slots, pool = self.layout, self.layout.slots, state.pool
        layout.put(
            "table",
            (
                state.seats / PLAYERS,
                state.turns / SCALE["turns"],
                state.replaced,
                bool(state.choosing),
                state.undecided / SCALE["points"],
                state.ghosts / state.facts.pieces.ghosts,
                len(state.looked_at.items) / MOST_SITES,
            ),
            out,
        )
        out[slots["length"][state.length]] = 1.0
        out[slots["mode"][state.mode]] = 1.0
        out[slots["phase"][state.phase]] = 1.0
        layout.mark("fulfilled", state.fulfilled, out)
        out[layout.starts["active"] + order.index(state.active)] = 1.0
        out[layout.starts["first"] + order.index(state.first)] = 1.0
        if state.ending >= 0:
            out[layout.starts["ending"] + order.index(state.ending)] = 1.0
        if pool.points:
            self._add("pool", pool.points.items(), SCALE["points"], out)
        if pool.cubes:
            self._add("pool", ((kind, number) for kind, _, number, _ in pool.cubes), SCALE["points"], out)
            layout.count("bound_clear", [only for _, _, _, only in pool.cubes], out)
        if pool.groups:
            self._add("develop", pool.groups, SCALE["points"], out)
        if state.bonuses:
            self._add("bonuses", state.bonuses.items(), 1, out)

    def _market(self, state: HyperboreaState, seat: Seat, out: Floats) -> None:
        """What lies on offer or in supply, and what the seat knows of the stacks."""
        layout = self.layout
        layout.share("supply", state.supply, state.facts.pieces.cubes_per_colour, out)
        layout.share("stack", [len(stack.items) for stack in state.stacks], SCALE["stack"], out)
        layout.share("token_supply", [len(state.token_supply[metal].items) for metal in SUPPLIES], SCALE["tokens"], out)
        displayed, greys = layout.slots["display"], layout.slots["grey_on"]
        for card, grey in zip(state.display, state.grey_on, strict=True):
            if card:
                out[displayed[card]] = 1.0
                if grey:
                    out[greys[card]] = 1.0
        for stack in state.stacks:
            layout.count_known("known_in_stacks", stack, seat, out)
        if state.looked_at.items:
            layout.count_known("looked_at.token", state.looked_at, seat, out)
        layout.count("used_tokens", state.used_tokens, out)

    def _map(self, state: HyperboreaState, seat: Seat, out: Floats) -> dict[int, Seat | None]:
        """The hexes with what is printed on them and all pieces there; who controls those with figures."""
        seats, (starts, figures, fortresses, stacks) = state.seats, self._places(state, seat)
        homes = tuple([player.home for player in state.players])
        faces = seat, homes, tuple(state.land.items), tuple(state.land.known)
        printed = self._printed.get(faces) or self._print(state, faces)
        out[self._first : self._first + len(printed)] = printed
        owners: dict[int, Seat | None] = {}
        for at, number in enumerate(state.figures):
            if number:
                out[figures[at]] = number / SCALE["figures"]
                owners[at // seats] = None
        for at, number in enumerate(state.fortresses):
            if number:
                out[fortresses[at]] = number / SCALE["figures"]
        for place, sites in enumerate(state.sites):
            if sites.count(EMPTY) < len(sites):
                for slot, who in zip(stacks[place], sites, strict=False):
                    if who == GHOST:
                        out[slot + 1] = 1.0
                    elif who != EMPTY:
                        out[slot + 2 + (who - seat) % seats] = 1.0
                        owners[place] = None
        for place in owners:
            owner = owners[place] = controller(state, place)
            if owner is not None:
                out[starts[place] + CONTROL + (owner - seat) % seats] = 1.0
        for place, number in state.stopped.items():
            out[starts[place] + STOPPED] = number / SCALE["figures"]
        for (place, _), number in state.damage.items():
            out[starts[place] + DAMAGE] += number
        ruins, parts = self.layout.slots["known_in_ruins"], self.layout.parts
        for at, tokens in state.tokens.items():
            out[stacks[at // MOST_SITES][at % MOST_SITES]] = len(tokens.items) / 2
            for number, known in enumerate(tokens.known):
                if known[seat] == KNOWN:
                    token = tokens.items[number]
                    out[ruins[token]] += parts[token]
        return owners

    def _places(self, state: HyperboreaState, seat: Seat) -> Places:
        """Where everything of the map stands for this number of seats, as this seat sees it."""
        seats = state.seats
        if (seats, seat) not in self._known_places:
            starts = [self.layout.starts[f"hex{q},{r}"] for q, r in state.map.coordinates]
            owners = [(start, (who - seat) % seats) for start in starts for who in range(seats)]
            sites = range(SITES + SITE.index("tokens"), len(HEX), len(SITE))
            self._known_places[seats, seat] = Places(
                starts,
                [start + FIGURES + number for start, number in owners],
                [start + FORTRESSES + number for start, number in owners],
                [[start + site for site in sites] for start in starts],
            )
        return self._known_places[seats, seat]

    def _print(self, state: HyperboreaState, faces: Faces) -> Floats:
        """The blocks of all hexes with what they show, face up or from behind, and whose homelands they are.

        They stay the same for many decisions.
        """
        seat, homes, lands, known = faces
        names = {name: slot for slot, name in enumerate((*HEX, *state.facts.cities))}
        printed = array("f", (0.0,)) * (len(names) * len(self.layout.places))
        starts = [start - self._first for start in self._places(state, seat).starts]
        for start, land, of_land in zip(starts, lands, known, strict=True):
            shown = {"present": 1.0, state.facts.zones[land]: 1.0}
            if of_land[PUBLIC] == KNOWN:
                facts = state.facts.lands[land]
                shown |= {"face_up": 1.0, facts.terrain: 1.0}
                for site in range(len(facts.cities) + 1, facts.sites + 1):
                    shown[f"site{site}.ruin"] = 1.0
                for site, city in enumerate(facts.cities, 1):
                    shown[city] = shown.get(city, 0.0) + 1 / site
            for name, value in shown.items():
                printed[start + names[name]] = value
        for who, home in enumerate(homes):
            for place in state.map.homelands[home]:
                printed[starts[place] + HOME + (who - seat) % state.seats] = 1.0
        if len(self._printed) >= KEPT:
            self._printed.clear()
        self._printed[faces] = printed
        return printed

    def _player(
        self, state: HyperboreaState, seat: Seat, number: int, owner: Seat, held: list[int], out: Floats
    ) -> None:
        layout, placed = self._players[number], self._placed[number]
        player, facts, seats = state.players[owner], state.facts, state.seats
        layout.put(
            "",
            (
                1.0,
                sum(points(state, owner, held).values()) / SCALE["score"],
                player.supply / facts.pieces.figures,
                player.fortresses / facts.pieces.fortresses,
                player.gems / SCALE["gems"],
                player.ghosts / SCALE["points"],
                len(player.cards) / SCALE["points"],
                len(player.stored.items),
            ),
            out,
        )
        slots, starts = layout.slots, layout.starts
        out[slots["faction"][player.faction]] = 1.0
        if player.tile:
            out[slots["tile"][player.tile]] = 1.0
        layout.share("bag", player.bag + player.available + player.unused, SCALE["cubes"], out)  # three blocks in a row
        layout.share("level", player.levels, facts.start.last_level, out)
        for other in player.graveyard:
            out[starts["graveyard"] + (other - seat) % seats] = 1.0
        layout.mark("objectives", player.objectives, out)
        layout.mark("cards", player.cards, out)
        if player.stored.items:
            layout.count_known("stored.token", player.stored, seat, out)
        for technology, cubes in player.placed.items():
            for cube in cubes:
                if cube != EMPTY:
                    out[placed[technology, cube]] += 1.0


def encoding(box: Box) -> Encoding[HyperboreaState]:
    """The encoding of positions with the components of a box."""
    layout = BoxLayout(box)
    return Encoding(tuple(layout.names), Writer(layout).write)
