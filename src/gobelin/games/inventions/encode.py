"""What a seat knows of Inventions as a flat array for learning.

The layout is fixed by the box. First the table: era, round, markers, milestones, ideas on display and tiles in supply.
Then the seven regions. Then four societies of equal layout, the own one first and the others clockwise; Chronos counts
as one, with what he has. Colours that are not in the game stay zero.

Amounts are divided by what a good game reaches, so that nearly all numbers lie between 0 and 1. Private goals are shown
to their owner alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gobelin.games.inventions.components import ACTIONS, DISCIPLINES, LETTERS, Box
from gobelin.games.inventions.state import COLOURS, JOKER, NOBODY, Display, Society, Table
from gobelin.kernel import Seat
from gobelin.kernel.game import Encoding, Floats

PHASES: Final = ("stone_age", "turn", "pillar", "progress", "placing", "turn_end", "era_change", "over")
MANY: Final = {"citizens": 8, "supply": 30, "ip": 100, "tiles": 4, "cards": 6, "deck": 30}
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

Filled = dict[int, float]


class Layout:
    """Names for all slots, and where each block begins."""

    def __init__(self, box: Box) -> None:
        self.names: list[str] = []
        self.starts: dict[str, int] = {}
        self.slots: dict[str, dict[str, int]] = {}
        self._box = box
        self._table()
        for region in box.regions:
            self._region(region)
        for place in range(COLOURS):
            self._society(f"player{place}")

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
        self._block("table", ("seats", "era", "round", "markers", "presented", "linked", "deck", "in_hand"))
        self._things("phase", PHASES)
        self._block("active", range(COLOURS))
        for name in ("common", "old_milestones", "eureka"):
            self._things(name, box.milestones)
        self._things("milestone_stack", LETTERS)
        for name in ("display", "oldest", "top", "discarded", "chained"):
            self._things(name, box.ideas)
        self._things("done", ACTIONS)
        self._things("progress", box.progress_tiles)

    def _region(self, region: str) -> None:
        box = self._box
        self._block(region, REGION)
        self._things(f"{region}.card", box.ideas)
        self._things(f"{region}.specialist", box.specialist_tiles)
        self._things(f"{region}.knowledge", box.knowledge_tiles)
        self._things(f"{region}.prosperity", box.prosperity_tiles)

    def _society(self, name: str) -> None:
        box = self._box
        self._block(name, SOCIETY)
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
            self._things(f"{name}.{block}", things)


class Writer:
    """Writes positions in the layout of one box."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def write(self, state: Table, seat: Seat, out: Floats) -> None:
        """Fill the array with what the seat knows."""
        filled: Filled = {}
        players = len(state.players)
        order = [(seat + n) % players for n in range(players)]
        self._table(state, order, filled)
        for region, display in state.regions.items():
            self._region(state, region, display, order, filled)
        for place, owner in enumerate(order):
            self._society(state, seat, f"player{place}", owner, filled)
        for slot in range(len(self.layout.names)):
            out[slot] = 0.0
        for slot, amount in filled.items():
            out[slot] = amount

    def _put(self, block: str, values: Iterable[float], filled: Filled) -> None:
        start = self.layout.starts[block]
        for number, value in enumerate(values):
            if value:
                filled[start + number] = float(value)

    def _count(self, block: str, names: Iterable[str | None], filled: Filled, scale: float = 1.0) -> None:
        slots = self.layout.slots[block]
        for name in names:
            if name:
                filled[slots[name]] = filled.get(slots[name], 0.0) + 1 / scale

    def _table(self, state: Table, order: list[Seat], filled: Filled) -> None:
        self._put(
            "table",
            (
                state.seats / COLOURS,
                state.era / len(LETTERS),
                state.round / 3,
                state.markers / state.facts.pieces.chain_markers,
                state.presented / MANY["tiles"],
                state.linked,
                len(state.deck) / MANY["deck"],
                state.in_hand / 2,
            ),
            filled,
        )
        self._count("phase", [state.phase], filled)
        if state.active != NOBODY:
            filled[self.layout.starts["active"] + order.index(state.active)] = 1.0
        self._count("common", state.common, filled)
        self._count("old_milestones", state.discard, filled)
        self._count("eureka", state.eureka, filled)
        self._count("milestone_stack", [letter for letter, stack in state.milestone_stacks.items() if stack], filled)
        self._count("display", state.display, filled)
        self._count("oldest", state.display[-1:], filled)
        self._count("top", state.deck.items[-1:], filled)
        self._count("discarded", state.discarded, filled)
        self._count("chained", state.chained, filled)
        self._count("done", dict.fromkeys(state.done), filled)
        for tile, number in state.progress.items():
            if number:
                filled[self.layout.slots["progress"][tile]] = number / 3

    def _region(self, state: Table, region: str, display: Display, order: list[Seat], filled: Filled) -> None:
        absent = [0.0] * (COLOURS - len(order))
        roles = (display.originator, display.inventor, display.innovator)
        owners = [owner for owner, _, _ in display.influence]
        up = [owner for owner, _, is_up in display.influence if is_up]
        spaces = len(state.facts.regions[region].influence_spaces)
        self._put(
            region,
            [
                display.is_idea, display.is_invention, display.originators / 2, display.scholar, display.points_side,
                *(value for role in roles for value in (*(float(role == owner) for owner in order), *absent)),
                *(display.population[owner] / MANY["citizens"] for owner in order), *absent,
                *(float(owner in owners) for owner in order), *absent,
                *(float(owner in up) for owner in order), *absent,
                state.chronos_region == region, (spaces - len(owners)) / spaces,
            ],
            filled,
        )  # fmt: skip
        self._count(f"{region}.card", [display.card], filled)
        self._count(f"{region}.specialist", [display.specialist], filled)
        self._count(f"{region}.knowledge", [display.knowledge], filled)
        self._count(f"{region}.prosperity", display.prosperity, filled, MANY["tiles"])

    def _society(self, state: Table, seat: Seat, name: str, owner: Seat, filled: Filled) -> None:
        society, pieces = state.players[owner], state.facts.pieces
        self._put(
            name,
            [
                1.0,
                owner >= state.seats,
                society.ip / MANY["ip"],
                society.influence / pieces.influence_most,
                society.supply / MANY["supply"],
                society.academy / len(LETTERS),
                society.scholars / MANY["tiles"],
                society.tokens / pieces.economy_tokens,
                state.era_of(owner) / len(LETTERS),
                state.order.index(owner) / COLOURS,
                owner in state.to_go,
                *(number / MANY["citizens"] for number in society.home),
                *(number / MANY["citizens"] for number in society.exhausted),
                *(society.aspirations.count(kind) / MANY["tiles"] for kind in (*DISCIPLINES, JOKER)),
            ],
            filled,
        )
        self._count(f"{name}.milestone", [state.private[owner]], filled)
        self._count(f"{name}.diplomats", [m for m, where in state.diplomats.items() if owner in where], filled)
        self._count(f"{name}.box", [society.box], filled)
        self._things_of(state, seat, name, owner, society, filled)

    def _things_of(self, state: Table, seat: Seat, name: str, owner: Seat, society: Society, filled: Filled) -> None:
        """Cards, tiles and pillars of a society."""
        up = [t for display in state.regions.values() for who, t, is_up in display.influence if who == owner and is_up]
        for block, things in (
            ("ideas", society.ideas),
            ("inventions", society.inventions),
            ("tiles", society.tiles),
            ("tiles_up", up),
            ("epoch", [society.epoch]),
            ("seasons", society.seasons),
            ("tray", society.tray),
            ("placed", [*society.progress.values()]),
            ("turned", society.turned),
            ("spent", society.spent),
            ("goals", society.goals.seen(seat)),
            ("hexes", [f"{hex_}.{_scored_as(state, tile)}" for hex_, tile in society.progress.items()]),
            ("hex_tokens", society.hex_tokens),
        ):
            self._count(f"{name}.{block}", things, filled)


def _scored_as(state: Table, tile: str) -> str:
    """What counts of a tile where it lies: its discipline, or which prosperity tile it is."""
    kind = state.facts.kind(tile)
    return tile if kind == "prosperity" else kind


def encoding(box: Box) -> Encoding[Table]:
    """The encoding of positions with the components of a box."""
    layout = Layout(box)
    return Encoding(tuple(layout.names), Writer(layout).write)
