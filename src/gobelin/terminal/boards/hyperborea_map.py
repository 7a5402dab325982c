"""The map of Hyperborea.

Everything can be told apart without colour: terrains by symbols, players by letters, sites by signs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from gobelin.games.hyperborea.describe import FactionFacts, GameFacts
from gobelin.games.hyperborea.view import HexView, SiteView, View
from gobelin.kernel import Seat
from gobelin.terminal.board import Board
from gobelin.terminal.bricks import INNER, Brick, draw_map, map_width
from gobelin.terminal.flow import Flow

SYMBOLS: Final[Mapping[str, str]] = {"desert": ":", "forest": "♣", "swamp": "~", "mountain": "^"}
TERRAIN_INKS: Final[Mapping[str, str]] = {
    "desert": "color(172)",
    "forest": "color(28)",
    "swamp": "color(30)",
    "mountain": "color(244)",
}
INKS: Final[Mapping[str, str]] = {
    "green": "color(28)",
    "red": "color(160)",
    "purple": "color(134)",
    "orange": "color(166)",
    "yellow": "color(136)",
    "blue": "color(32)",
    "grey": "color(244)",
}
"""Readable on light and on dark ground; the name of the colour stands beside it wherever it matters."""
MARKS: Final = "ABCDEF"
"""The letter of each seat."""
CITY, RUIN, GHOST, FREE, FORTRESS, FACE_DOWN = "◆", "▲", "&", "·", "#", "?"


def symbol(terrain: str) -> Text:
    """A terrain in one character."""
    return Text(SYMBOLS[terrain], TERRAIN_INKS[terrain])


class HyperboreaMap:
    """Draws the hexes with all that stands on them, for a board that knows names and facts."""

    def __init__(self, board: Board[View]) -> None:
        self.board = board

    def width(self, view: View) -> int:
        """How wide the map is drawn."""
        return map_width([{"q": hex_.q, "r": hex_.r} for hex_ in view.hexes])

    def mark(self, view: View, seat: Seat) -> Text:
        """The letter of a player, in the colour of the faction."""
        colour = self.board.of(FactionFacts, view.players[seat].faction).colour
        return Text().append(MARKS[seat], f"bold {INKS[colour]}")

    def draw(self, view: View) -> RenderableType:
        """The map with the numbers that options have, and what its signs mean."""
        texts = self.board.texts
        signs = (CITY, RUIN, GHOST, FORTRESS, FACE_DOWN)
        meant = zip(signs, ("city", "ruin", "ghost", "fortress", "face-down"), strict=True)
        legend = [symbol(terrain).append(f" {self.board.name(terrain)}", "dim") for terrain in SYMBOLS]
        legend += [Text(f"{sign} {texts.text(f'table-sign-{word}')}", "dim") for sign, word in meant]
        worth = self.board.of(GameFacts, "game").points["borderland"]
        legend.append(Text(texts.text("table-sign-control", points=worth), "dim"))
        body = Group(draw_map([self.brick(view, hex_) for hex_ in view.hexes]), Flow(legend))
        return Panel(
            body,
            title=texts.text("label-hexes"),
            title_align="left",
            border_style="dim",
            width=self.width(view) + 4,
        )

    def brick(self, view: View, hex_: HexView) -> Brick:
        """A hex with all that stands on it."""
        number = Text().append(f"{hex_.hex:>2} ", "bold")
        worth = str(self.board.of(GameFacts, "game").points[hex_.zone])
        face = hex_.face
        if face is None:
            return Brick(hex_.q, hex_.r, self.head(number.append(FACE_DOWN * 3, "dim"), Text(worth)))
        right = Text(worth)
        if face.control is not None:
            right.append("=").append_text(self.mark(view, face.control))
        sites = [self.site(view, site) for site in face.sites]
        things = [
            self.mark(view, seat).append(str(count) if count > 1 else "")
            for seat, count in enumerate(face.figures)
            if count
        ]
        things += [
            Text(FORTRESS).append_text(self.mark(view, seat)).append(str(count) if count > 1 else "")
            for seat, count in enumerate(face.fortresses)
            if count
        ]
        head = self.head(number.append_text(symbol(face.terrain)), right)
        return Brick(hex_.q, hex_.r, head, [*sites, *things], len(sites))

    def head(self, left: Text, right: Text) -> Text:
        """Both ends of a hex's first line."""
        return left.append(" " * (INNER - len(left) - len(right))).append_text(right)

    def site(self, view: View, site: SiteView) -> Text:
        """A city or a ruin with its tokens, and who is inside."""
        text = Text(CITY if site.city else f"{RUIN}{site.tokens}")
        inside = site.inside
        if isinstance(inside, int):
            return text.append_text(self.mark(view, inside))
        return text.append(GHOST if inside == "ghost" else FREE)
