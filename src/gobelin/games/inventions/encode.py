"""What a seat knows of Inventions as a flat array for learning.

The layout is fixed by the box. First the table: era, round, markers, milestones, ideas on display and tiles in supply.
Then the seven regions. Then four societies of equal layout, the own one first and the others clockwise; Chronos counts
as one, with what he has. Colours that are not in the game stay zero.

Amounts are divided by what a good game reaches, so that nearly all numbers lie between 0 and 1. Private goals are shown
to their owner alone.
"""

from __future__ import annotations

from typing import Final

from gobelin.games.inventions.components import ACTIONS, DISCIPLINES, LETTERS, Box
from gobelin.games.inventions.state import COLOURS, JOKER, NOBODY, Display, InventionsState
from gobelin.kernel import Seat
from gobelin.kernel.game import Encoding, Floats
from gobelin.toolkit.layout import Layout

PHASES: Final = ("stone_age", "turn", "pillar", "progress", "placing", "turn_end", "era_change", "over")
SCALE: Final = {"citizens": 8, "supply": 30, "ip": 100, "tiles": 4, "cards": 6, "deck": 30}
"""What a good game reaches: these become 1."""
REGION: Final = (
    *("idea", "invention", "originators", "scholar", "points_side"),
    *(f"{role}{place}" for role in ("originator", "inventor", "innovator") for place in range(COLOURS)),
    *(f"population{place}" for place in range(COLOURS)),
    *(f"influence{place}" for place in range(COLOURS)),
    *(f"influence_up{place}" for place in range(COLOURS)),
    *("chronos_pillar", "free_spaces"),
)
SOCIETY: Final = (
    *("present", "chronos", "ip", "influence", "supply", "academy", "scholars", "tokens", "era", "turn_order", "to_go"),
    *(f"home.{discipline}" for discipline in DISCIPLINES),
    *(f"exhausted.{discipline}" for discipline in DISCIPLINES),
    *(f"aspirations.{discipline}" for discipline in (*DISCIPLINES, JOKER)),
)
IDEA, INVENTION, ORIGINATORS, SCHOLAR, POINTS_SIDE = map(
    REGION.index, ("idea", "invention", "originators", "scholar", "points_side")
)
ORIGINATOR, INVENTOR, INNOVATOR = map(REGION.index, ("originator0", "inventor0", "innovator0"))
POPULATION, INFLUENCE, INFLUENCE_UP = map(REGION.index, ("population0", "influence0", "influence_up0"))
CHRONOS_PILLAR, FREE_SPACES = map(REGION.index, ("chronos_pillar", "free_spaces"))
HOME: Final = SOCIETY.index(f"home.{DISCIPLINES[0]}")
ASPIRATIONS: Final = {kind: SOCIETY.index(f"aspirations.{kind}") for kind in (*DISCIPLINES, JOKER)}


class BoxLayout(Layout):
    """The slots for the components of a box."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._box = box
        self._table()
        for region in box.regions:
            self._region(region)
        for place in range(COLOURS):
            self._society(f"player{place}")

    def _table(self) -> None:
        box = self._box
        self.block("table", ("seats", "era", "round", "markers", "presented", "linked", "deck", "in_hand"))
        self.things("phase", PHASES)
        self.block("active", range(COLOURS))
        for name in ("common", "old_milestones", "eureka"):
            self.things(name, box.milestones)
        self.things("milestone_stack", LETTERS)
        for name in ("display", "oldest", "top", "discarded", "chained"):
            self.things(name, box.ideas)
        self.things("done", ACTIONS)
        self.things("progress", box.progress_tiles)

    def _region(self, region: str) -> None:
        box = self._box
        self.block(region, REGION)
        self.things(f"{region}.card", box.ideas)
        self.things(f"{region}.specialist", box.specialist_tiles)
        self.things(f"{region}.knowledge", box.knowledge_tiles)
        self.things(f"{region}.prosperity", box.prosperity_tiles)

    def _society(self, name: str) -> None:
        box = self._box
        self.block(name, SOCIETY)
        tiles = [*box.progress_tiles, *box.prosperity_tiles]
        for block, things in (
            ("ideas", box.ideas),
            ("inventions", box.ideas),
            ("milestone", box.milestones),
            ("diplomats", box.milestones),
            ("box", box.boxes),
            ("tiles", box.influence_tiles),
            ("tiles_up", box.influence_tiles),
            ("epoch", ACTIONS),
            ("seasons", ACTIONS),
            ("tray", tiles),
            ("placed", tiles),
            ("turned", box.progress_tiles),
            ("spent", box.progress_tiles),
            ("goals", box.private_goals),
            ("hexes", [f"{hex_}.{what}" for hex_ in box.hexes for what in (*DISCIPLINES, *box.prosperity_tiles)]),
            ("hex_tokens", box.hexes),
        ):
            self.things(f"{name}.{block}", things)


class Writer:
    """Writes positions in the layout of one box."""

    def __init__(self, layout: BoxLayout, box: Box) -> None:
        self.layout = layout
        self._regions = {region: layout.within(region) for region in box.regions}
        self._players = [layout.within(f"player{place}") for place in range(COLOURS)]
        self._counts_as = {tile.id: tile.kind for tile in box.progress_tiles.values()}
        """What counts of a tile where it lies: its discipline; of a prosperity tile, which one it is."""
        self._spaces = {region: len(facts.influence_spaces) for region, facts in box.regions.items()}

    def write(self, state: InventionsState, seat: Seat, out: Floats) -> None:
        """Write what the seat knows into an array of zeros."""
        players = len(state.players)
        order = [(seat + n) % players for n in range(players)]
        self._table(state, order, out)
        for region, display in state.regions.items():
            self._region(state, region, display, seat, players, out)
        self._diplomats(state, seat, players, out)
        for place, owner in enumerate(order):
            self._society(state, seat, self._players[place], owner, out)

    def _table(self, state: InventionsState, order: list[Seat], out: Floats) -> None:
        layout, slots = self.layout, self.layout.slots
        layout.put(
            "table",
            (
                state.seats / COLOURS,
                state.era / len(LETTERS),
                state.round / 3,
                state.markers / state.facts.pieces.chain_markers,
                state.presented / SCALE["tiles"],
                state.linked,
                len(state.deck.items) / SCALE["deck"],
                0.0,  # in_hand: nobody is on the way between two questions any more; slots never move
            ),
            out,
        )
        out[slots["phase"][state.phase]] = 1.0
        if state.to_go:
            out[layout.starts["active"] + order.index(state.to_go[0])] = 1.0
        layout.mark("common", state.common, out)
        layout.mark("old_milestones", state.discard, out)
        layout.mark("eureka", state.eureka, out)
        layout.mark("milestone_stack", [letter for letter, stack in state.milestone_stacks.items() if stack], out)
        layout.mark("display", state.display, out)
        layout.mark("oldest", state.display[-1:], out)
        layout.mark("top", state.deck.items[-1:], out)
        layout.mark("discarded", state.discarded, out)
        layout.mark("chained", state.chained, out)
        layout.mark("done", dict.fromkeys(state.done), out)
        layout.share("progress", state.progress.values(), 3, out)  # all are there, in the order of the box

    def _region(
        self, state: InventionsState, region: str, display: Display, seat: Seat, players: int, out: Floats
    ) -> None:
        layout, spaces = self._regions[region], self._spaces[region]
        slots, start = layout.slots, layout.starts[""]
        if display.card:
            out[slots["card"][display.card]] = 1.0
            if display.inventor != NOBODY:
                out[start + INVENTION] = 1.0
            elif display.originator != NOBODY:
                out[start + IDEA] = 1.0
        if display.originators:
            out[start + ORIGINATORS] = display.originators / 2
        if display.scholar:
            out[start + SCHOLAR] = 1.0
        if display.points_side:
            out[start + POINTS_SIDE] = 1.0
        if display.originator != NOBODY:
            out[start + ORIGINATOR + (display.originator - seat) % players] = 1.0
        if display.inventor != NOBODY:
            out[start + INVENTOR + (display.inventor - seat) % players] = 1.0
        if display.innovator != NOBODY:
            out[start + INNOVATOR + (display.innovator - seat) % players] = 1.0
        for owner, number in enumerate(display.population):
            if number:
                out[start + POPULATION + (owner - seat) % players] = number / SCALE["citizens"]
        for owner, tile, is_up in display.influence:
            place = (owner - seat) % players
            out[start + INFLUENCE + place] = 1.0
            if is_up:
                out[start + INFLUENCE_UP + place] = 1.0
                out[self._players[place].slots["tiles_up"][tile]] += 1.0
        if state.chronos_region == region:
            out[start + CHRONOS_PILLAR] = 1.0
        out[start + FREE_SPACES] = (spaces - len(display.influence)) / spaces
        if display.specialist:
            out[slots["specialist"][display.specialist]] = 1.0
        if display.knowledge:
            out[slots["knowledge"][display.knowledge]] = 1.0
        for tile in display.prosperity:
            out[slots["prosperity"][tile]] += 1 / SCALE["tiles"]

    def _diplomats(self, state: InventionsState, seat: Seat, players: int, out: Floats) -> None:
        for milestone, standing in state.diplomats.items():
            for owner in standing:
                out[self._players[(owner - seat) % players].slots["diplomats"][milestone]] = 1.0

    def _society(self, state: InventionsState, seat: Seat, layout: Layout, owner: Seat, out: Floats) -> None:
        society, pieces, slots = state.players[owner], state.facts.pieces, layout.slots
        layout.put(
            "",
            (
                1.0,
                state.is_chronos(owner),
                society.ip / SCALE["ip"],
                society.influence / pieces.influence_most,
                society.supply / SCALE["supply"],
                society.academy / len(LETTERS),
                society.scholars / SCALE["tiles"],
                society.tokens / pieces.economy_tokens,
                state.era_of(owner) / len(LETTERS),
                state.order.index(owner) / COLOURS,
                owner in state.to_go,
            ),
            out,
        )
        start = layout.starts[""]
        for slot, number in enumerate(society.home + society.exhausted, start + HOME):
            if number:
                out[slot] = number / SCALE["citizens"]
        for kind in society.aspirations:
            out[start + ASPIRATIONS[kind]] += 1 / SCALE["tiles"]
        if state.private[owner]:
            out[slots["milestone"][state.private[owner]]] = 1.0
        self._things_of(state, seat, layout, owner, out)

    def _things_of(self, state: InventionsState, seat: Seat, layout: Layout, owner: Seat, out: Floats) -> None:
        """Cards, tiles and pillars of a society."""
        society, slots = state.players[owner], layout.slots
        layout.mark("ideas", society.ideas, out)
        layout.mark("inventions", society.inventions, out)
        for block, things in (
            ("tiles", society.tiles),
            ("seasons", society.seasons),
            ("tray", society.tray),
            ("turned", society.turned),
            ("spent", society.spent),
            ("hex_tokens", society.hex_tokens),
        ):
            if things:
                layout.count(block, things, out)
        if society.box:
            out[slots["box"][society.box]] = 1.0
        if society.epoch:
            out[slots["epoch"][society.epoch]] = 1.0
        for hex_, tile in society.progress.items():
            out[slots["placed"][tile]] += 1.0
            out[slots["hexes"][f"{hex_}.{self._counts_as.get(tile, tile)}"]] = 1.0
        if society.goals.items:
            layout.count_known("goals", society.goals, seat, out)


def encoding(box: Box) -> Encoding[InventionsState]:
    """The encoding of positions with the components of a box."""
    layout = BoxLayout(box)
    return Encoding(tuple(layout.names), Writer(layout, box).write)
