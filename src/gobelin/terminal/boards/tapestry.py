"""The table of Tapestry: map, tracks and the others above, the own capital and mats below, pictures by the question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.games.tapestry.facts import TIERS, MapFacts, SpaceFacts, TrackFacts
from gobelin.games.tapestry.view import PlayerView, View
from gobelin.kernel import Seat
from gobelin.terminal.boards.tapestry_areas import TRAIL, Areas
from gobelin.terminal.boards.tapestry_pictures import MARKS, PLAYER_INKS, SYMBOLS, Hex, draw_map, map_width, symbol
from gobelin.terminal.boards.tapestry_questions import KIND_MARKS
from gobelin.terminal.boards.tapestry_words import OURS
from gobelin.terminal.flow import Flow

WIDE: Final = 100
"""From this width on, log and opponents stand beside the map."""
TRACK_ROOM: Final = 60
"""With so much room beside the map, the tracks stand there."""
LONG: Final = 12
"""A log with more lines gets the whole width."""


class TapestryBoard(Areas):
    """Draws what `view.py` of the game shows, with the facts that the game describes."""

    # -- players -----------------------------------------------------------------------------------------------------

    def players(self, names: list[str], view: View) -> list[str]:
        """In the solo game Automa and Shadow Empire have numbers behind all seats that there can be."""
        if view.solo is None:
            return names
        unused = [self.texts.text("seat", number=number + 1) for number in range(len(names), self.constants.automa)]
        return [
            *names,
            *unused,
            *(self.texts.text(f"seat-{bot}") for bot in (self.constants.automa, self.constants.shadow)),
        ]

    def rivals(self, view: View) -> dict[Seat, int]:
        """TAP-AUT-65: the Automa has points as well."""
        return {player.seat: player.vp for player in view.players if player.seat == self.constants.automa}

    # -- the screen --------------------------------------------------------------------------------------------------

    def screen(self, view: View, seat: Seat | None, news: Sequence[str], width: int) -> RenderableType:
        """Points; map, log and the others; tracks; the own capital and mats; the own hand."""
        parts: list[RenderableType] = [self.header(view, width)]
        beside: list[RenderableType] = []
        if news and (width < WIDE or len(news) > LONG):
            parts.append(self.columns(news, width))
        elif news:
            beside.append(self.log(news))
        beside += [self.strip(player) for player in view.players if player.seat not in (seat, self.constants.shadow)]
        if view.solo is not None:
            beside.append(self.automa(view, view.solo))
        tracks, map_room = self.tracks(view), map_width(self.known(MapFacts, view.map).hexes) + 4
        if width < WIDE:
            parts += [self.map(view), *beside, tracks, self.common(view)]
        else:
            row = Table.grid(expand=True)
            row.add_column(width=map_room)
            row.add_column(ratio=1)
            if width - map_room >= TRACK_ROOM:
                row.add_row(self.map(view), Group(*beside, tracks))
                parts += [row, self.common(view)]
            else:
                row.add_row(Group(self.map(view), self.common(view)), Group(*beside))
                parts += [row, tracks]
        if seat is not None:
            parts.append(self.area(self.person(view, seat), full=False))
        return Group(*parts)

    def header(self, view: View, width: int) -> RenderableType:
        """Whose turn it is, and the points of all."""
        texts = self.texts
        left = Text(" ").append(texts.text("table-turn", who=texts.seat(view.active)), "bold")
        if view.phase != "turn":
            left.append(" · ").append(self.name(view.phase))
        right = Text()
        for player in view.players:
            if player.seat != self.constants.shadow:
                right.append_text(self.mark(player.seat)).append(f" {texts.seat(player.seat)} ")
                right.append(f"{player.vp}", "bold").append("  ")
        return self.ends(left, right, width)

    # -- the map -----------------------------------------------------------------------------------------------------

    def map(self, view: View) -> RenderableType:
        """The map with the numbers that options have, and what its signs mean."""
        texts, side = self.texts, self.known(MapFacts, view.map)
        explored = {known.hex: known for known in view.hexes}
        hexes = [
            Hex(number, place, self.corners(view, number), self.pieces(explored.get(number)))
            for number, place in enumerate(side.hexes)
        ]
        starts = {player.start_hex: player.seat for player in view.players if isinstance(player, PlayerView)}
        special = {number: "dim" for number in range(len(hexes)) if number not in explored}
        special |= {side.island: "bold reverse"}
        special |= {number: f"{PLAYER_INKS[seat]} underline" for number, seat in starts.items() if number >= 0}
        legend = Flow(
            [
                *(symbol(terrain).append(f" {self.name(terrain)}", "dim") for terrain in SYMBOLS),
                Text(texts.text("table-island", hex=side.island), "dim"),
                self.starts(starts),
                *(Text(texts.text(f"table-piece-{mark}"), "dim") for mark in self.special_pieces(view)),
            ]
        )
        width = map_width(side.hexes) + 4
        return Panel(
            Group(draw_map(hexes, special), legend),
            title=texts.text("table-map"),
            title_align="left",
            border_style="dim",
            width=width,
        )

    def special_pieces(self, view: View) -> list[str]:
        """What stands or lies on the map besides upright outposts, for the legend."""
        pieces = [piece for known in view.hexes for piece in known.pieces]
        kinds = {piece.piece if piece.piece in KIND_MARKS else "building" for piece in pieces}
        if any(piece.toppled for piece in pieces):
            kinds.add("toppled")
        return [kind for kind in ("toppled", "token", "treasure", "wanderer", "building") if kind in kinds]

    def starts(self, starts: dict[int, Seat]) -> Text:
        """Where each player began."""
        text = Text(self.texts.text("table-start"), "dim")
        for number, seat in sorted(starts.items()):
            if number >= 0:
                text.append(" ").append_text(self.mark(seat)).append(f" {number}", "not dim")
        return text

    # -- tracks ------------------------------------------------------------------------------------------------------

    def tracks(self, view: View) -> RenderableType:
        """The tracks in play: tiers with costs, tokens of all, and the landmarks that are still there."""
        texts, names = self.texts, list(view.players[0].tokens)
        table = Table(box=None, pad_edge=False, expand=True, padding=0)
        table.add_column("", no_wrap=True)
        table.add_column(" 0 ", header_style="dim", no_wrap=True)
        for index, gate in enumerate(self.gates(self.known(TrackFacts, names[0])), 1):
            table.add_column(Text(f"{gate}{index}"), header_style="dim", ratio=1, no_wrap=True)
        for track in names:
            facts = self.known(TrackFacts, track)
            cells = [Text(" ").append_text(self.tokens(view, track, 0)).append(" ")]
            for index, (space, gate) in enumerate(zip(facts.spaces, self.gates(facts), strict=True), 1):
                cell = Text().append(gate, "dim").append_text(self.tokens(view, track, index))
                landmark = self.known(SpaceFacts, space).landmark
                if landmark in view.landmarks:
                    cell.append("◆")
                cells.append(cell)
            table.add_row(Text(self.name(track)), *cells)
        own = [resource for track in names if (resource := self.known(TrackFacts, track).resource) is not None]
        others = [track for track in names if self.known(TrackFacts, track).resource is None]
        costs = Flow(
            [
                *(Text(f"{tier}: {texts.text(f'tier-{number}')}", "dim") for number, tier in enumerate(TIERS, 1)),
                *(Text(f"{self.name(track)}: {texts.text(f'text-{track}')}", "dim") for track in others),
                Text(texts.text("table-own", resources=", ".join(map(self.name, own))), "dim"),
                Text(texts.text("table-landmark-there"), "dim"),
            ]
        )
        return Panel(Group(table, costs), title=texts.text("table-tracks"), title_align="left", border_style="dim")

    def gates(self, track: TrackFacts) -> list[str]:
        """What stands before each space: a line where a tier begins."""
        tiers = [self.known(SpaceFacts, space).tier for space in track.spaces]
        return [" " if tier == before else "│" for before, tier in zip([0, *tiers], tiers, strict=False)]

    def tokens(self, view: View, track: str, index: int) -> Text:
        """The tokens on a space of a track."""
        text = Text()
        for player in view.players:
            for space in player.tokens[track]:
                if space == index:
                    text.append_text(self.mark(player.seat))
        if view.solo and index in self.trail(view.solo).get(track, ()):
            text.append(TRAIL)
        return text

    # -- what everybody shares ---------------------------------------------------------------------------------------

    def common(self, view: View) -> RenderableType:
        """Open tech cards, achievements, landmarks of cards, decks; what is on offer."""
        texts, grid = self.texts, self.grid()
        if offers := [offer for offer in view.offers if offer.offered]:
            words = [f"{MARKS[offer.seat]}: {', '.join(map(self.name, offer.offered))}" for offer in offers]
            grid.add_row(texts.text("table-offers"), self.listed(words))
        grid.add_row(texts.text("table-display"), self.listed(map(self.name, view.tech_display)))
        if view.masterpiece_row:
            left = Text(texts.text("table-masterpiece-deck", count=view.masterpiece_deck), "dim")
            grid.add_row(
                texts.text("table-masterpiece-row"), self.listed([*map(self.masterpiece, view.masterpiece_row), left])
            )
        grid.add_row(texts.text("table-achievements"), self.listed(self.achievements(view)))
        spare = [name for name in view.landmarks if not self.landmark(name).spaces]
        if spare:
            grid.add_row(texts.text("table-open-landmarks"), self.listed(map(self.name, spare)))
        counts = texts.text(
            "table-deck-counts",
            tapestry=view.tapestry_deck,
            tech=view.tech_deck,
            territory=view.territory_stock,
            space=view.space_stock,
            civilization=view.civilization_deck,
        )
        grid.add_row(texts.text("table-decks"), Text(counts))
        if view.bans:
            words = [texts.text("table-ban", track=self.name(b.track), who=texts.seat(b.seat)) for b in view.bans]
            grid.add_row(texts.text("table-bans"), self.listed(words))
        if looked := [card for card in view.looked_at if card is not None]:
            grid.add_row(texts.text("table-looked-at"), self.listed(map(self.name, looked)))
        if {"placeholders", "aa", "ff"} & {*view.variants}:
            grid.add_row(OURS, Text(texts.text("source-reconstructed"), "dim"))
        return Panel(grid, title=texts.text("label-table"), title_align="left", border_style="dim")

    def achievements(self, view: View) -> Iterator[Text]:
        """Each achievement with those who have it and the points that are left."""
        for name, achievement in view.achievements.items():
            text = Text(self.name(name)).append(" ")
            for taker in achievement.takers:
                text.append_text(self.mark(taker))
            points = achievement.points[len(achievement.takers) :]
            text.append(f" ({', '.join(map(str, points)) or '-'})", "dim")
            yield text
