"""What a seat knows of Tapestry as a flat array for learning.

The layout is fixed by the box. First the table: phase, settings, turn, decks, displays, landmarks, achievements, the
solo game's cards, and every hex of the larger map with its terrain and pieces. Then five players of equal layout, the
own one first and the others in turn order (the solo game's bots are the second and the third). Players that are not
in the game stay zero.

Amounts are divided by what a good game reaches, so that nearly all numbers lie between 0 and 1. Of hidden cards only
what the seat knows is shown by name, and the rest by number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gobelin.games.tapestry.components import BUILDINGS, LAND, RESOURCES, Box
from gobelin.games.tapestry.setup import VARIANTS
from gobelin.games.tapestry.state import FACE_DOWN, FREE, LETTERS, MARKER, ROCK, UPRIGHT, Player, Table
from gobelin.kernel import Seat
from gobelin.kernel.game import Encoding, Floats

PLAYERS: Final = 5
PHASES: Final = (
    *("capitals", "civilizations", "settling", "landmark_cards", "first_turn", "turn", "income", "advance_end"),
    *("turn_end", "automa", "over"),
)
TERRAINS: Final = ("water", *LAND)
MANY: Final = {"vp": 300, "turns": 200, "hand": 10, "stock": 50, "marks": 5, "tiles": 10, "resource": 8, "step": 5}
"""What a good game reaches: these become 1."""
HEX: Final = ("explored", "own", "other", "pieces", "own_toppled", "other_toppled")
PLOT_CODES: Final = {ROCK: 0.2, MARKER: 0.2, **{letter: 0.4 + 0.1 * n for n, letter in enumerate(LETTERS.values())}}
"""What fills a plot; a landmark is 1."""

Filled = dict[int, float]


class Layout:
    """Names for all slots, and where each block begins."""

    def __init__(self, box: Box) -> None:
        self.names: list[str] = []
        self.starts: dict[str, int] = {}
        self.slots: dict[str, dict[str, int]] = {}
        self.copies = {card.id: card.count for card in box.tapestry_cards.values()}
        self.tracks = list(box.tracks)
        self._domains = {
            "tapestry": [*box.tapestry_cards, FACE_DOWN],
            "tech": list(box.tech_cards),
            "territory": list(box.territory_tiles),
            "space": list(box.space_tiles),
            "landmark": list(box.landmarks),
            "landmark_card": list(box.landmark_cards),
            "civilization": list(box.civilizations),
            "automa_civilization": list(box.automa_civilizations),
            "decision": list(box.decision_cards),
            "capital": list(box.capitals),
            "track": self.tracks,
        }
        self.hexes = max(len(side.hexes) for side in box.sides.values())
        self._table(box)
        for place in range(PLAYERS):
            self._player(f"player{place}")

    def _block(self, name: str, slots: Iterable[object]) -> None:
        self.starts[name] = len(self.names)
        self.names += [f"{name}.{slot}" for slot in slots]

    def _things(self, name: str, domain: str) -> None:
        """A slot for every thing of a domain."""
        start = len(self.names)
        self.slots[name] = {item: start + i for i, item in enumerate(self._domains[domain])}
        self._block(name, self._domains[domain])

    def _table(self, box: Box) -> None:
        decks = ("tapestry_deck", "tech_deck", "territory_stock", "space_stock", "civilization_deck")
        self._block("table", ("seats", "large", "turns", "step", "advancing", *decks))
        self._block("phase", PHASES)
        self._block("variant", VARIANTS)
        self._block("start", range(PLAYERS))
        self._block("active", range(PLAYERS))
        self._block("dice", ("red", "black"))
        self._things("tech_display", "tech")
        self._things("tech_discards", "tech")
        self._things("tapestry_discards", "tapestry")
        self._things("looked_at", "tapestry")
        self._things("landmarks", "landmark")
        self._things("banned", "track")
        for achievement in box.achievements:
            self._block(f"achievement.{achievement}", range(PLAYERS))
        self._block("solo", ("level", "decision_deck", "progress_deck"))
        self._things("solo.track_card", "decision")
        self._things("solo.tiebreaker", "decision")
        self._things("solo.discards", "decision")
        self._things("solo.civilizations", "automa_civilization")
        for bot in ("automa", "shadow"):
            self._things(f"solo.favorite.{bot}", "track")
        for place in range(self.hexes):
            corners = (f"corner{corner}.{terrain}" for corner in range(6) for terrain in TERRAINS)
            self._block(f"hex{place}", (*HEX, *corners))

    def _player(self, name: str) -> None:
        scalars = ("present", "finished", "vp", "era", "outposts", "hand", "unknown_hand", "beside")
        self._block(name, scalars)
        self._block(f"{name}.resources", RESOURCES)
        self._block(f"{name}.built", BUILDINGS)
        for track in self.tracks:
            self._block(f"{name}.track.{track}", ("furthest", "last", "tokens", "completed"))
        for block, domain in PLAYER_THINGS.items():
            self._things(f"{name}.{block}", domain)
        self._block(f"{name}.start", range(self.hexes))
        self._block(f"{name}.filled", range(81))
        self._block(f"{name}.plot", range(81))


PLAYER_THINGS: Final = {
    "hand": "tapestry",
    "era1": "tapestry",
    "era2": "tapestry",
    "era3": "tapestry",
    "era4": "tapestry",
    "in_force": "tapestry",
    "bottom": "tech",
    "middle": "tech",
    "top": "tech",
    "territories": "territory",
    "space": "space",
    "explored": "space",
    "landmarks": "landmark",
    "landmark_card": "landmark_card",
    "capital": "capital",
    "civilization": "civilization",
    "mat_tokens": "civilization",
    "mat_numbers": "civilization",
    "mat_marks": "civilization",
}
"""Blocks with a slot for every thing of a kind: the visible card of each era, rows of tech cards, mats and so on."""


class Writer:
    """Writes positions in the layout of one box."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def write(self, state: Table, seat: Seat, out: Floats) -> None:
        """Fill the array with what the seat knows."""
        filled: Filled = {}
        order = state.clockwise(seat)
        self._table(state, seat, order, filled)
        self._map(state, seat, filled)
        for place, owner in enumerate(order):
            self._player(state, seat, f"player{place}", state.players[owner], filled)
        for slot in range(len(self.layout.names)):
            out[slot] = 0.0
        for slot, amount in filled.items():
            out[slot] = amount

    def _put(self, block: str, values: Sequence[float], filled: Filled) -> None:
        start = self.layout.starts[block]
        for i, value in enumerate(values):
            if value:
                filled[start + i] = value

    def _count(self, block: str, names: Iterable[str | None], filled: Filled) -> None:
        slots, copies = self.layout.slots[block], self.layout.copies
        for name in names:
            if name is not None:
                filled[slots[name]] = filled.get(slots[name], 0.0) + 1.0 / copies.get(name, 1)

    def _table(self, state: Table, seat: Seat, order: list[Seat], filled: Filled) -> None:
        starts = self.layout.starts
        decks = (state.tapestry_deck, state.tech_deck, state.territory_stock, state.space_stock)
        self._put(
            "table",
            (
                state.seats / PLAYERS,
                float(state.side == "large"),
                state.turns / MANY["turns"],
                state.step / MANY["step"],
                float(state.advancing),
                *(len(deck) / MANY["stock"] for deck in (*decks, state.civilization_deck)),
            ),
            filled,
        )
        filled[starts["phase"] + PHASES.index(state.phase)] = 1.0
        self._put("variant", [float(name in state.variants) for name in VARIANTS], filled)
        filled[starts["start"] + order.index(state.start)] = 1.0
        filled[starts["active"] + order.index(state.active)] = 1.0
        self._put("dice", [(face + 1) / 6 for face in state.dice], filled)
        self._count("tech_display", state.tech_display, filled)
        self._count("tech_discards", state.tech_discards, filled)
        self._count("tapestry_discards", state.tapestry_discards, filled)
        slots = self.layout.slots["looked_at"]
        self._count("looked_at", [name for name in state.looked_at.seen(seat) if name in slots], filled)
        self._count("landmarks", state.landmarks, filled)
        self._count("banned", {track for owner, track, _ in state.bans if owner != seat}, filled)
        for achievement, takers in state.achievements.items():
            for rank, taker in enumerate(takers):
                filled[starts[f"achievement.{achievement}"] + order.index(taker)] = 1.0 - 0.25 * rank
        self._solo(state, filled)

    def _solo(self, state: Table, filled: Filled) -> None:
        solo = state.solo
        if solo is None:
            return
        decks = (len(solo.decisions) / MANY["stock"], len(solo.progress) / MANY["stock"])
        self._put("solo", (solo.level / 6, *decks), filled)
        self._count("solo.track_card", solo.pair[:1], filled)
        self._count("solo.tiebreaker", solo.pair[1:], filled)
        self._count("solo.discards", solo.discards, filled)
        self._count("solo.civilizations", solo.civilizations, filled)
        for bot, favorite in zip(("automa", "shadow"), solo.favorites.values(), strict=True):
            self._count(f"solo.favorite.{bot}", [favorite], filled)

    def _map(self, state: Table, seat: Seat, filled: Filled) -> None:
        for place in range(len(state.map.hexes)):
            corners = state.corners(place)
            if not corners:
                continue
            start, pieces = self.layout.starts[f"hex{place}"], state.pieces.get(place, ())
            owners = state.controllers(place)
            fallen = [piece.owner for piece in pieces if piece.fallen != UPRIGHT]
            self._put(
                f"hex{place}",
                (
                    1.0,
                    float(seat in owners),
                    float(any(owner != seat for owner in owners)),
                    len(pieces) / 2,
                    float(seat in fallen),
                    float(any(owner != seat for owner in fallen)),
                ),
                filled,
            )
            for corner, terrain in enumerate(corners):
                filled[start + len(HEX) + corner * len(TERRAINS) + TERRAINS.index(terrain)] = 1.0

    def _player(self, state: Table, seat: Seat, name: str, player: Player, filled: Filled) -> None:
        hand = player.hand.seen(seat)
        self._put(
            name,
            (
                1.0,
                float(player.finished),
                player.vp / MANY["vp"],
                player.era / 5,
                player.outposts / 10,
                len(hand) / MANY["hand"],
                hand.count(None) / MANY["hand"],
                len(player.beside) / MANY["marks"],
            ),
            filled,
        )
        self._put(f"{name}.resources", [amount / MANY["resource"] for amount in player.purse], filled)
        self._put(f"{name}.built", [number / 5 for number in player.built], filled)
        for track, tokens in player.tokens.items():
            end = state.facts.tracks[track].end
            last = min(tokens, default=end)
            numbers = (player.furthest(track, end) / end, last / end, len(tokens) / 2, float(track in player.completed))
            self._put(f"{name}.track.{track}", numbers, filled)
        self._count(f"{name}.hand", hand, filled)
        for era, stack in enumerate(player.tapestries, 1):
            self._count(f"{name}.era{era}", stack[-1:], filled)
        self._count(f"{name}.in_force", {terms[0] for terms in player.in_force}, filled)
        for row, cards in zip(("bottom", "middle", "top"), player.techs, strict=True):
            self._count(f"{name}.{row}", cards, filled)
        self._count(f"{name}.territories", player.territories, filled)
        self._count(f"{name}.space", player.space, filled)
        self._count(f"{name}.explored", player.explored, filled)
        self._count(f"{name}.landmarks", player.landmarks, filled)
        self._count(f"{name}.landmark_card", [player.landmark_card] if player.landmark_card else (), filled)
        self._count(f"{name}.capital", [player.capital] if player.capital else (), filled)
        if player.start_hex >= 0:
            filled[self.layout.starts[f"{name}.start"] + player.start_hex] = 1.0
        self._mats(name, player, filled)
        codes = [PLOT_CODES.get(plot, 1.0) if plot != FREE else 0.0 for plot in player.plots]
        self._put(f"{name}.filled", [float(code > 0) for code in codes], filled)
        self._put(f"{name}.plot", codes, filled)

    def _mats(self, name: str, player: Player, filled: Filled) -> None:
        for mat in player.mats:
            for block, amount in (
                ("civilization", 1.0),
                ("mat_tokens", mat.tokens / MANY["marks"]),
                ("mat_numbers", sum(mat.numbers) / MANY["tiles"]),
                ("mat_marks", len(mat.marks) / MANY["marks"]),
            ):
                filled[self.layout.slots[f"{name}.{block}"][mat.id]] = amount


def encoding(box: Box) -> Encoding[Table]:
    """The encoding of positions with the components of a box."""
    layout = Layout(box)
    return Encoding(tuple(layout.names), Writer(layout).write)
