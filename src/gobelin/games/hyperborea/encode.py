"""What a seat knows of Hyperborea as a flat array for learning.

The layout is fixed by the box. First the table: settings, phase, turn, the pool, the market, supplies and tokens. Then
every hex of all maps by its coordinates, with terrain, sites and pieces; hexes that are not in the game stay zero. Then
six players of equal layout, the own one first and the others in turn order; so are the pieces on the hexes ordered.
Players that are not in the game stay zero.

Amounts are divided by what a good game reaches, so that nearly all numbers lie between 0 and 1. Of hidden things only
what the seat knows is shown by name, and the rest by number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, get_args

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
from gobelin.games.hyperborea.state import EMPTY, GHOST, MOST_SITES, Player, Table
from gobelin.kernel import Seat
from gobelin.kernel.game import Encoding, Floats

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
MANY: Final = {"turns": 300, "points": 5, "stack": 16, "tokens": 20, "cubes": 5, "gems": 15, "score": 60, "figures": 5}
"""What a good game reaches: these become 1."""
SITE: Final = ("ruin", "tokens", "ghost", *(f"figure{place}" for place in range(PLAYERS)))
HEX: Final = (
    *("present", "face_up", "stopped", "damage"),
    *ZONES,
    *TERRAINS,
    *(f"{piece}{place}" for piece in ("figures", "fortresses", "control", "home") for place in range(PLAYERS)),
    *(f"site{site}.{slot}" for site in range(1, MOST_SITES + 1) for slot in SITE),
)

Filled = dict[int, float]


class Layout:
    """Names for all slots, and where each block begins."""

    def __init__(self, box: Box) -> None:
        self.names: list[str] = []
        self.starts: dict[str, int] = {}
        self.slots: dict[str, dict[str, int]] = {}
        self.copies = {token.id: token.count for token in box.ruin_tokens.values()}
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
            self._block(f"hex{q},{r}", HEX)
            self._things(f"hex{q},{r}.city", box.cities)
        for place in range(PLAYERS):
            self._player(f"player{place}")

    def _block(self, name: str, slots: Iterable[object]) -> None:
        self.starts[name] = len(self.names)
        self.names += [f"{name}.{slot}" for slot in slots]

    def _things(self, name: str, things: Iterable[str]) -> None:
        """A slot for every thing of a kind."""
        found = list(things)
        self.slots[name] = {item: len(self.names) + n for n, item in enumerate(found)}
        self._block(name, found)

    def _table(self) -> None:
        box = self._box
        self._block("table", ("seats", "turns", "replaced", "branching", "undecided", "ghosts", "looked_at"))
        for name, slots in (("length", LENGTHS), ("mode", MODES), ("phase", PHASES), ("fulfilled", OBJECTIVES)):
            self._things(name, slots)
        for name in ("active", "first", "ending"):
            self._block(name, range(PLAYERS))
        self._things("pool", (*POINTS, "gem", *ON_CUBES))
        self._things("develop", ROWS)
        self._things("bound_clear", (*box.sets, *box.cards))
        self._block("supply", CUBES)
        self._block("stack", STACKS)
        self._block("token_supply", sorted(METALS.values()))
        powers: list[Card | FactionTile] = [*box.cards.values(), *box.faction_tiles.values()]
        self._things("bonuses", [item.id for item in powers if item.passive is not None and item.passive.on_kill])
        for name in ("display", "grey_on", "known_in_stacks"):
            self._things(name, box.cards)
        for name in ("looked_at.token", "used_tokens", "known_in_ruins"):
            self._things(name, box.ruin_tokens)

    def _player(self, name: str) -> None:
        box = self._box
        self._block(name, ("present", "score", "supply", "fortresses", "gems", "ghosts", "number_of_cards", "stored"))
        self._things(f"{name}.faction", box.factions)
        self._things(f"{name}.tile", box.faction_tiles)
        for area in ("bag", "available", "unused"):
            self._block(f"{name}.{area}", CUBES)
        self._block(f"{name}.level", COLOURS)
        self._block(f"{name}.graveyard", range(PLAYERS))
        self._things(f"{name}.objectives", OBJECTIVES)
        self._things(f"{name}.stored.token", box.ruin_tokens)
        self._things(f"{name}.cards", box.cards)
        for technology in (*box.sets, *box.cards):
            self._things(f"{name}.placed.{technology}", fitting(box.spaces(technology)))


def fitting(spaces: Sequence[SpaceKind]) -> list[str]:
    """The cubes that can lie on some of these spaces."""
    return [cube for cube in CUBES if cube in spaces or "any" in spaces]


class Writer:
    """Writes positions in the layout of one box."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def write(self, state: Table, seat: Seat, out: Floats) -> None:
        """Fill the array with what the seat knows."""
        filled: Filled = {}
        order = [(seat + n) % state.seats for n in range(state.seats)]
        self._table(state, seat, order, filled)
        self._market(state, seat, filled)
        for place in range(len(state.sites)):
            self._hex(state, place, order, filled)
        for number, owner in enumerate(order):
            self._player(state, seat, f"player{number}", owner, order, filled)
        for slot in range(len(self.layout.names)):
            out[slot] = 0.0
        for slot, amount in filled.items():
            out[slot] = amount

    def _put(self, block: str, values: Iterable[float], filled: Filled) -> None:
        start = self.layout.starts[block]
        for i, value in enumerate(values):
            if value:
                filled[start + i] = float(value)

    def _count(self, block: str, names: Iterable[str | None], filled: Filled) -> None:
        slots, copies = self.layout.slots[block], self.layout.copies
        for name in names:
            if name is not None:
                filled[slots[name]] = filled.get(slots[name], 0.0) + 1.0 / copies.get(name, 1)

    def _add(self, block: str, amounts: Iterable[tuple[str, int]], scale: float, filled: Filled) -> None:
        slots = self.layout.slots[block]
        for name, amount in amounts:
            filled[slots[name]] = filled.get(slots[name], 0.0) + amount / scale

    def _table(self, state: Table, seat: Seat, order: list[Seat], filled: Filled) -> None:
        self._put(
            "table",
            (
                state.seats / PLAYERS,
                state.turns / MANY["turns"],
                state.replaced,
                state.branching,
                state.undecided / MANY["points"],
                state.ghosts / state.facts.pieces.ghosts,
                len(state.looked_at) / MOST_SITES,
            ),
            filled,
        )
        self._count("length", [state.length], filled)
        self._count("mode", [state.mode], filled)
        self._count("phase", [state.phase], filled)
        self._count("fulfilled", state.fulfilled, filled)
        for name, who in (("active", state.active), ("first", state.first), ("ending", state.ending)):
            if who >= 0:
                filled[self.layout.starts[name] + order.index(who)] = 1.0
        pool = state.pool
        self._add("pool", pool.points.items(), MANY["points"], filled)
        self._add("pool", ((kind, number) for kind, _, number, _ in pool.cubes), MANY["points"], filled)
        self._add("develop", pool.groups, MANY["points"], filled)
        self._count("bound_clear", [only for _, _, _, only in pool.cubes if only], filled)
        self._add("bonuses", state.bonuses.items(), 1, filled)

    def _market(self, state: Table, seat: Seat, filled: Filled) -> None:
        """What lies on offer or in supply, and what the seat knows of the stacks and ruins."""
        self._put("supply", (number / state.facts.pieces.cubes_per_colour for number in state.supply), filled)
        self._put("stack", (len(stack) / MANY["stack"] for stack in state.stacks), filled)
        metals = sorted(state.token_supply)
        self._put("token_supply", (len(state.token_supply[metal]) / MANY["tokens"] for metal in metals), filled)
        self._count("display", [card for card in state.display if card], filled)
        offered = zip(state.display, state.grey_on, strict=True)
        self._count("grey_on", [card for card, grey in offered if card and grey], filled)
        for stack in state.stacks:
            self._count("known_in_stacks", stack.seen(seat), filled)
        self._count("looked_at.token", state.looked_at.seen(seat), filled)
        self._count("used_tokens", state.used_tokens, filled)
        for tokens in state.tokens.values():
            self._count("known_in_ruins", tokens.seen(seat), filled)

    def _hex(self, state: Table, place: int, order: list[Seat], filled: Filled) -> None:
        q, r = state.map.coordinates[place]
        name = f"hex{q},{r}"
        is_open = state.is_open(place)
        owner = controller(state, place)
        here = slice(place * state.seats, (place + 1) * state.seats)
        figures, fortresses = state.figures[here], state.fortresses[here]
        homes = [place in state.map.homelands[state.players[other].home] for other in order]
        absent = [0.0] * (PLAYERS - state.seats)
        values: list[float] = [
            1.0,
            float(is_open),
            state.stopped.get(place, 0) / MANY["figures"],
            sum(state.damage.get(at, 0) for at in range(here.start, here.stop)),
            *(float(state.zone(place) == zone) for zone in ZONES),
            *(float(is_open and state.land_at(place).terrain == terrain) for terrain in TERRAINS),
            *(figures[other] / MANY["figures"] for other in order), *absent,
            *(fortresses[other] / MANY["figures"] for other in order), *absent,
            *(float(owner == other) for other in order), *absent,
            *map(float, homes), *absent,
        ]  # fmt: skip
        for site, who in enumerate(state.sites[place]):
            ruin = state.tokens[place * MOST_SITES + site] if state.is_ruin(place, site) else None
            values += [float(ruin is not None), len(ruin or ()) / 2, float(who == GHOST)]
            values += [*(float(who == other) for other in order), *absent]
        self._put(name, values, filled)
        if is_open:
            cities, slots = state.land_at(place).cities, self.layout.slots[f"{name}.city"]
            for site, city in enumerate(cities):
                filled[slots[city]] = filled.get(slots[city], 0.0) + 1 / (site + 1)

    def _player(self, state: Table, seat: Seat, name: str, owner: Seat, order: list[Seat], filled: Filled) -> None:
        player, pieces = state.players[owner], state.facts.pieces
        self._put(
            name,
            (
                1.0,
                sum(points(state, owner).values()) / MANY["score"],
                player.supply / pieces.figures,
                player.fortresses / pieces.fortresses,
                player.gems / MANY["gems"],
                player.ghosts / MANY["points"],
                len(player.cards) / MANY["points"],
                len(player.stored),
            ),
            filled,
        )
        self._count(f"{name}.faction", [player.faction], filled)
        self._count(f"{name}.tile", [player.tile or None], filled)
        for area, cubes in (("bag", player.bag), ("available", player.available), ("unused", player.unused)):
            self._put(f"{name}.{area}", (number / MANY["cubes"] for number in cubes), filled)
        self._put(f"{name}.level", (level / state.facts.start.last_level for level in player.levels), filled)
        self._put(f"{name}.graveyard", (other in player.graveyard for other in order), filled)
        self._count(f"{name}.objectives", player.objectives, filled)
        self._count(f"{name}.stored.token", player.stored.seen(seat), filled)
        self._count(f"{name}.cards", player.cards, filled)
        self._placed(name, player, filled)

    def _placed(self, name: str, player: Player, filled: Filled) -> None:
        """The cubes on each technology, by their colours."""
        for technology, cubes in player.placed.items():
            self._count(f"{name}.placed.{technology}", [CUBES[cube] for cube in cubes if cube != EMPTY], filled)


def encoding(box: Box) -> Encoding[Table]:
    """The encoding of positions with the components of a box."""
    layout = Layout(box)
    return Encoding(tuple(layout.names), Writer(layout).write)
