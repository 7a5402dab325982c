"""What a seat knows of Tapestry as a flat array for learning.

The layout is fixed by the box. First the table: phase, settings, turn, every hex of the larger map with its terrain
and pieces, decks, displays, landmarks, achievements and the solo game's cards. Then five players of equal layout, the
own one first and the others in turn order (the solo game's bots are the second and the third). Players that are not
in the game stay zero. What an expansion adds to all of this is a block of its own behind: no slot ever moves.

Amounts are divided by what a good game reaches, so that nearly all numbers lie between 0 and 1. Of hidden cards only
what the seat knows is shown by name, and the rest by number.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from gobelin.games.tapestry.city import FREE, IMPASSABLE, OUTSIDE, PAD, TOKEN
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.kinds import WORDS
from gobelin.games.tapestry.player import FACE_DOWN, LETTERS, TOP, UPRIGHT, Mat, Player
from gobelin.games.tapestry.settings import VARIANTS
from gobelin.games.tapestry.state import TapestryState, restricted
from gobelin.games.tapestry.vocabulary import BUILDINGS, LAND, RESOURCES
from gobelin.kernel import Seat
from gobelin.kernel.game import Encoding, Floats
from gobelin.toolkit.box import BASE
from gobelin.toolkit.layout import Layout

PLAYERS: Final = 5
PHASES: Final[dict[str, tuple[str, ...]]] = {
    BASE: (
        *("capitals", "civilizations", "settling", "landmark_cards", "first_turn", "turn", "income", "advance_end"),
        *("turn_end", "automa", "over"),
    )
}
"""By the set that brings them."""
BESIDES: Final[dict[str, tuple[str, ...]]] = {
    "aa": ("aside",),
    "ff": ("playing_on", *(f"covered.{building}{space}" for building in BUILDINGS for space in range(6))),
}
"""What players have besides, by the set that brings it."""
TERRAINS: Final = ("water", *LAND)
SCALE: Final = {"vp": 300, "turns": 200, "hand": 10, "stock": 50, "marks": 5, "tiles": 10, "resource": 8, "step": 5}
"""What a good game reaches: these become 1."""
HEX: Final = ("explored", "own", "other", "pieces", "own_toppled", "other_toppled")
PLOT_CODES: Final = {
    **dict.fromkeys((*IMPASSABLE, OUTSIDE), 0.2),
    PAD: 0.3,
    TOKEN: 0.9,
    **{letter: 0.4 + 0.1 * n for n, letter in enumerate(LETTERS.values())},
}
"""What fills a plot; a landmark is 1."""


class BoxLayout(Layout):
    """The slots for the components of a box: those of the base game, then a block for each set of its own."""

    def __init__(self, box: Box) -> None:
        super().__init__({card.id: 1 / card.count for card in box.tapestry_cards.values()})
        self.hexes = 0
        """Of the largest map so far."""
        self.sets: list[str] = []
        """Those that have their blocks."""
        self.unplaced: list[str] = []
        """Tapestry cards that have no slot yet for lying on a civilization mat."""
        for which in box.sets:
            self._set(which, restricted(box, (which,)))
            self.sets.append(which)
            if LAID_ASIDE in self.sets:
                self.unplaced = []

    def _set(self, which: str, box: Box) -> None:
        domains: dict[str, list[str]] = {
            word: [*getattr(box, block)] for block, word in WORDS.items() if word != "level"
        }
        domains["tapestry"] += [FACE_DOWN] if which == BASE else []
        domains["landmark_tech"] = [card.id for card in box.tech_cards.values() if card.prerequisite.landmark]
        domains["card_with_plots"] = [card.id for card in box.tapestry_cards.values() if card.plots]
        self.unplaced += box.tapestry_cards
        domains["pooled"] = [*box.tapestry_cards, *box.tech_cards, *box.territory_tiles, *box.space_tiles]
        within = "" if which == BASE else f"{which}."
        if which == BASE:
            decks = ("tapestry_deck", "tech_deck", "territory_stock", "space_stock", "civilization_deck")
            self.block("table", ("seats", "large", "turns", "step", "advancing", *decks))
        else:
            self.block(which, ("in_play",))
        self.things("phase", PHASES.get(which, ()), within)
        self.things("variant", VARIANTS.get(which, ()), within)
        if which == BASE:
            self.block("start", range(PLAYERS))
            self.block("active", range(PLAYERS))
            self.block("dice", ("red", "black"))
        places = range(self.hexes, max([self.hexes, *(len(side.hexes) for side in box.sides.values())]))
        self.hexes = places.stop
        for place in places:
            corners = (f"corner{corner}.{terrain}" for corner in range(6) for terrain in TERRAINS)
            self.block(f"hex{place}", (*HEX, *corners), within)
        for block, domain in TABLE_THINGS.items():
            self.things(block, domains[domain], within)
        for achievement in box.achievements:
            self.block(f"achievement.{achievement}", range(PLAYERS), within)
        if which == BASE:
            self.block("solo", ("level", "decision_deck", "progress_deck"))
        for block, domain in SOLO_THINGS.items():
            self.things(block, domains[domain], within)
        for track in box.tracks:
            self.block(f"solo.trail.{track}", ("furthest", "outposts"), within)
        for place in range(PLAYERS):
            player = f"player{place}"
            if which == BASE:
                scalars = ("present", "finished", "vp", "era", "outposts", "hand", "unknown_hand", "beside")
                self.block(player, scalars)
                self.block(f"{player}.resources", RESOURCES)
                self.block(f"{player}.built", BUILDINGS)
            self.things(f"{player}.start", map(str, places), within)
            if which == BASE:
                self.block(f"{player}.filled", range(81))
                self.block(f"{player}.plot", range(81))
            for track in box.tracks:
                self.block(f"{player}.track.{track}", ("furthest", "last", "tokens", "completed"), within)
            for block, domain in (PLAYER_THINGS | GROWN_THINGS.get(which, {})).items():
                self.things(f"{player}.{block}", domains[domain], within)
            if LAID_ASIDE in (which, *self.sets):
                self.things(f"{player}.aside", self.unplaced, within)
            self.things(f"{player}.besides", BESIDES.get(which, ()), within)


TABLE_THINGS: Final = {
    "tech_display": "tech",
    "tech_discards": "tech",
    "tapestry_discards": "tapestry",
    "looked_at": "tapestry",
    "landmarks": "landmark",
    "banned": "track",
    "masterpiece_row": "masterpiece",
    "masterpiece_discards": "masterpiece",
}
SOLO_THINGS: Final = {
    "solo.track_card": "decision",
    "solo.tiebreaker": "decision",
    "solo.discards": "decision",
    "solo.civilizations": "automa_civilization",
    "solo.pool": "pooled",
    "solo.favourite.automa": "track",
    "solo.favourite.shadow": "track",
}
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
    "masterpieces": "masterpiece",
    "used_masterpieces": "masterpiece",
    "inspired": "inspiration",
    "on_techs": "landmark_tech",
    "card_plots": "card_with_plots",
}
"""Blocks with a slot for every thing of a kind: the visible card of each era, rows of tech cards, mats and so on."""
LAID_ASIDE: Final = "aa"
"""The first set with a mat that tapestry cards are laid on."""
GROWN_THINGS: Final = {"ff": {"turned_techs": "tech", "reserved": "tapestry"}}
"""More such blocks, by the set that brings them."""


class Writer:
    """Writes positions in the layout of one box."""

    def __init__(self, layout: BoxLayout) -> None:
        self.layout = layout
        self._players = [layout.within(f"player{place}") for place in range(PLAYERS)]
        self._hexes = [layout.starts[f"hex{place}"] for place in range(layout.hexes)]
        self._sides: dict[str, list[tuple[int, Floats]]] = {}

    def write(self, state: TapestryState, seat: Seat, out: Floats) -> None:
        """Write what the seat knows into an array of zeros."""
        order = state.clockwise(seat)
        self._table(state, seat, order, out)
        self._map(state, seat, out)
        for place, owner in enumerate(order):
            self._player(state, seat, self._players[place], state.players[owner], out)

    def _table(self, state: TapestryState, seat: Seat, order: list[Seat], out: Floats) -> None:
        layout, starts = self.layout, self.layout.starts
        layout.put(
            "table",
            (
                state.seats / PLAYERS,
                float(state.side == "large"),
                state.turns / SCALE["turns"],
                state.step / SCALE["step"],
                float(state.advancing),
                len(state.tapestry_deck.items) / SCALE["stock"],
                len(state.tech_deck.items) / SCALE["stock"],
                len(state.territory_stock.items) / SCALE["stock"],
                len(state.space_stock.items) / SCALE["stock"],
                len(state.civilization_deck.items) / SCALE["stock"],
            ),
            out,
        )
        layout.mark("phase", (state.phase,), out)
        layout.mark("variant", state.variants, out)
        for which in state.sets[1:]:
            out[starts[which]] = 1.0
        out[starts["start"] + order.index(state.start)] = 1.0
        out[starts["active"] + order.index(state.active)] = 1.0
        layout.put("dice", [(face + 1) / 6 for face in state.dice], out)
        layout.count("tech_display", state.tech_display, out)
        layout.count("tech_discards", state.tech_discards, out)
        layout.count("tapestry_discards", state.tapestry_discards, out)
        if state.looked_at.items:
            slots = layout.slots["looked_at"]
            layout.count("looked_at", [name for name in state.looked_at.seen(seat) if name in slots], out)
        layout.count("landmarks", state.landmarks, out)
        layout.count("banned", {track for owner, track, _ in state.bans if owner != seat}, out)
        layout.count("masterpiece_row", state.masterpiece_row, out)
        layout.count("masterpiece_discards", state.masterpiece_discards, out)
        for achievement, takers in state.achievements.items():
            for rank, taker in enumerate(takers):
                out[starts[f"achievement.{achievement}"] + order.index(taker)] = 1.0 - 0.25 * rank
        self._solo(state, out)

    def _solo(self, state: TapestryState, out: Floats) -> None:
        solo = state.solo
        if solo is None:
            return
        decks = (len(solo.decisions) / SCALE["stock"], len(solo.progress) / SCALE["stock"])
        self.layout.put("solo", (solo.level / 6, *decks), out)
        self.layout.count("solo.track_card", solo.pair[:1], out)
        self.layout.count("solo.tiebreaker", solo.pair[1:], out)
        self.layout.count("solo.discards", solo.discards, out)
        self.layout.count("solo.civilizations", solo.civilizations, out)
        self.layout.count("solo.pool", solo.pool, out)
        for track, spaces in solo.trail.items():
            end = state.facts.tracks[track].end
            self.layout.put(f"solo.trail.{track}", (max(spaces) / end, len(spaces) / SCALE["marks"]), out)
        for bot, favourite in zip(("automa", "shadow"), solo.favourites.values(), strict=True):
            self.layout.count(f"solo.favourite.{bot}", [favourite], out)

    def _map(self, state: TapestryState, seat: Seat, out: Floats) -> None:
        hexes, size = self._hexes, len(hex_slots(()))
        side = self._sides.get(state.side)
        if side is None:
            side = self._sides[state.side] = self._runs(state.map.corners)
        for start, slots in side:
            out[start : start + len(slots)] = slots
        for place, (tile, turns) in state.tiles.items():
            start = hexes[place]
            out[start : start + size] = hex_slots(state.facts.territory_tiles[tile].turned[turns])
        for place, pieces in state.pieces.items():
            start = hexes[place]
            if pieces and out[start]:
                out[start + 3] = len(pieces) / 2
                for piece in pieces:
                    is_own = piece.owner == seat
                    if piece.fallen != UPRIGHT:
                        out[start + (4 if is_own else 5)] = 1.0
                    elif piece.controls:
                        out[start + (1 if is_own else 2)] = 1.0

    def _runs(self, hexes: Iterable[tuple[str, ...]]) -> list[tuple[int, Floats]]:
        """The slots of a map without pieces, in as few pieces as the sets' blocks allow, each with its first slot."""
        runs: list[tuple[int, Floats]] = []
        for start, corners in zip(self._hexes, hexes, strict=False):
            if not runs or runs[-1][0] + len(runs[-1][1]) != start:
                runs.append((start, array("f")))
            runs[-1][1].extend(hex_slots(corners))
        return runs

    def _player(self, state: TapestryState, seat: Seat, layout: Layout, player: Player, out: Floats) -> None:
        starts, slots, count = layout.starts, layout.slots, layout.count
        hand = player.hand.seen(seat)
        layout.put(
            "",
            (
                1.0,
                float(player.finished),
                player.vp / SCALE["vp"],
                player.era / 5,
                player.outposts / 10,
                len(hand) / SCALE["hand"],
                hand.count(None) / SCALE["hand"],
                len(player.beside) / SCALE["marks"],
            ),
            out,
        )
        layout.share("resources", player.purse, SCALE["resource"], out)
        layout.share("built", player.built, 5, out)
        for track, tokens in player.tokens.items():
            end = state.facts.tracks[track].end
            last = min(tokens, default=end)
            numbers = (player.furthest(track, end) / end, last / end, len(tokens) / 2, float(track in player.completed))
            layout.put(f"track.{track}", numbers, out)
        count("hand", hand, out)
        for era, stack in zip(("era1", "era2", "era3", "era4"), player.tapestries, strict=True):
            if stack:
                count(era, stack[-1:], out)
        count("in_force", {terms[0] for terms in player.in_force}, out)
        for block, things in zip(("bottom", "middle", "top"), player.techs, strict=True):
            count(block, things, out)
        count("territories", player.territories, out)
        count("space", player.space, out)
        count("explored", player.explored, out)
        count("landmarks", player.landmarks, out)
        if state.turned_techs:
            count("turned_techs", [card for card in player.techs[TOP] if card in state.turned_techs], out)
        if player.reserved:
            count("reserved", [card for card, _ in player.reserved], out)
        count("landmark_card", (player.landmark_card,), out)
        count("capital", (player.capital,), out)
        count("masterpieces", player.masterpieces, out)
        count("used_masterpieces", player.used_masterpieces, out)
        count("inspired", player.inspired, out)
        count("on_techs", player.on_techs, out)
        for card, laid in player.card_plots.items():
            out[slots["card_plots"][card]] = 1 - laid.count(FREE) / len(laid)
        if player.start_hex >= 0:
            out[slots["start"][str(player.start_hex)]] = 1.0
        for mat in player.mats:
            out[slots["civilization"][mat.id]] = 1.0
            out[slots["mat_tokens"][mat.id]] = mat.tokens / SCALE["marks"]
            if type(mat) is Mat:
                continue  # it remembers nothing else
            out[slots["mat_numbers"][mat.id]] = sum(number for number in mat.numbers if number > 0) / SCALE["tiles"]
            out[slots["mat_marks"][mat.id]] = len(mat.marks) / SCALE["marks"]
        if player.playing_on:
            layout.mark("besides", ("playing_on",), out)
        for pile in player.aside.values():
            out[slots["besides"]["aside"]] += len(pile) / SCALE["hand"]
            count("aside", pile.seen(seat), out)
        for number, covered in player.slid.items():
            layout.mark("besides", [f"covered.{BUILDINGS[number]}{space}" for space in covered], out)
        plots = plot_slots(player.plots)
        out[starts["filled"] : starts["filled"] + len(plots)] = plots


@cache
def hex_slots(corners: tuple[str, ...]) -> Floats:
    """The slots of a hex without pieces; it has no corners as long as it is unexplored."""
    slots = array("f", bytes(4 * (len(HEX) + 6 * len(TERRAINS))))
    if corners:
        slots[HEX.index("explored")] = 1.0
    for corner, terrain in enumerate(corners):
        slots[len(HEX) + corner * len(TERRAINS) + TERRAINS.index(terrain)] = 1.0
    return slots


@lru_cache(maxsize=10_000)
def plot_slots(plots: str) -> Floats:
    """The two blocks of a capital, which stand one behind the other: what is filled, and by what."""
    codes = [PLOT_CODES.get(plot, 1.0) if plot != FREE else 0.0 for plot in plots]
    return array("f", [*(float(code > 0) for code in codes), *codes])


def encoding(box: Box) -> Encoding[TapestryState]:
    """The encoding of positions with the components of a box."""
    layout = BoxLayout(box)
    return Encoding(tuple(layout.names), Writer(layout).write)
