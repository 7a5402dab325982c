"""The societies of Inventions: others in short, one's own in full with its progress map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import asdict
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.games.inventions.describe import HexFacts, IdeaFacts, InfluenceFacts
from gobelin.games.inventions.view import Chronos, Placed, Society, View
from gobelin.kernel import Seat
from gobelin.terminal.boards.inventions_words import KIND_INKS, InventionsWords
from gobelin.terminal.bricks import INNER, Brick, draw_map, map_width

WIDE: Final = 120
"""From this width on, the log and the others stand beside the regions, and the progress map beside the society."""
DOWN, SPENT = "↓", "●"


class InventionsSocieties(InventionsWords):
    """Everybody's people, cards and tiles."""

    def title(self, player: Society | Chronos) -> Text:
        """Who it is, and how it stands."""
        texts = self.texts
        words = [f"{texts.text('label-era')} {player.era}"]
        if isinstance(player, Society):
            words.insert(0, texts.text("table-ip", points=player.ip))
            words.append(f"{texts.text('label-influence')} {player.influence}")
        title = self.mark(player.seat).append(f" {texts.seat(player.seat)}")
        return title.append("".join(f" · {word}" for word in words))

    def automated(self, chronos: Chronos) -> RenderableType:
        """The society that nobody plays."""
        words = [self.labelled("label-supply", str(chronos.supply))]
        words.append(self.labelled("label-kept", self.counted(chronos.kept)))
        return Panel(self.listed(words), title=self.title(chronos), title_align="left", border_style="dim")

    def strip(self, player: Society) -> RenderableType:
        """Another society, compactly."""
        words = [self.labelled("label-supply", str(player.supply)), *self.citizens(player)]
        words.append(self.labelled("label-tokens", str(player.tokens)))
        lines = [self.listed(words)]
        for label, cards in (("label-ideas", player.ideas), ("label-inventions", player.inventions)):
            lines.append(self.listed([self.labelled(label, ", ".join(map(self.name, cards)) or "-")]))
        tiles = [self.labelled("label-placed", self.counted([one.tile for one in player.placed]))]
        tiles.append(self.labelled("label-tray", self.counted([*player.tray, *player.aspirations])))
        if shown := [goal for goal in player.goals if goal is not None]:
            tiles.append(self.labelled("label-goals", ", ".join(map(self.name, shown))))
        elif player.goals:
            tiles.append(Text(self.texts.text("table-goals", count=len(player.goals)), "dim"))
        lines.append(self.listed(tiles))
        return Panel(Group(*lines), title=self.title(player), title_align="left", border_style="dim")

    def citizens(self, player: Society) -> Iterator[Text]:
        """Specialists at home and exhausted, academics and scholars."""
        exhausted = asdict(player.exhausted)
        for discipline, count in asdict(player.home).items():
            text = Text().append(f"{self.texts.text('specialists', discipline=discipline)} ", KIND_INKS[discipline])
            text.append(str(count))
            if exhausted[discipline]:
                text.append(f" ({self.texts.text('table-exhausted', count=exhausted[discipline])})", "dim")
            yield text
        yield self.labelled("label-academy", f"{player.academy}/{player.academy_limit}")
        if player.scholars:
            yield self.labelled("label-scholars", str(player.scholars))

    def others(self, view: View, seat: Seat) -> list[Seat]:
        """Everybody has a page, the asked seat last; Chronos has none."""
        return [*(player.seat for player in view.players if player.seat != seat), seat]

    def page(self, view: View, seat: Seat, width: int) -> RenderableType:
        """A society in full."""
        return self.area(view.players[seat], width)

    def area(self, player: Society, width: int) -> RenderableType:
        """A society board: citizens, cards, tiles and goals, and the progress map."""
        grid, drawn = self.holdings(player), self.map(player)
        body: RenderableType = Group(grid, drawn)
        if width >= WIDE:
            table = Table.grid(expand=True, padding=(0, 2, 0, 0))
            table.add_column(ratio=1)
            table.add_column(width=map_width([{"q": q, "r": r} for q, r in self.places().values()]))
            table.add_row(grid, drawn)
            body = table
        return Panel(body, title=self.title(player), title_align="left")

    def holdings(self, player: Society) -> RenderableType:
        """All that a society has, line by line."""
        texts, grid = self.texts, self.grid()
        grid.add_row(texts.text("table-people"), self.listed(self.citizens(player)))
        words = [self.labelled("label-supply", str(player.supply))]
        words.append(self.labelled("label-tokens", f"{player.tokens}/{self.printed.pieces.economy_tokens}"))
        grid.add_row(texts.text("table-pieces"), self.listed(words))
        for number, card in enumerate(player.ideas):
            grid.add_row("" if number else texts.text("label-ideas"), self.card_line(card))
        owned = [
            self.card(card).append(f" → {self.name(self.of(IdeaFacts, card).chain)}") for card in player.inventions
        ]
        grid.add_row(texts.text("label-inventions"), self.listed(owned))
        influence = [self.of(InfluenceFacts, tile) for tile in player.tiles]
        tiles = [f"{self.benefit(tile.benefit)} ({tile.citizens})" for tile in influence]
        grid.add_row(texts.text("table-influence-tiles"), self.listed(tiles))
        tray = [*map(self.name, player.tray)]
        tray += [texts.text("table-aspiration", kind=self.name(kind)) for kind in player.aspirations]
        if player.tray:
            tray.append(texts.text("table-tray-price", amount=player.tray_cost))
        grid.add_row(texts.text("label-tray"), self.listed(tray))
        for number, goal in enumerate(player.goals):
            shown = texts.text("terminal-face-down") if goal is None else f"{self.name(goal)}: {self.effect(goal)}"
            grid.add_row("" if number else texts.text("label-goals"), Text(shown))
        return grid

    # -- the progress map --------------------------------------------------------------------------------------------

    def places(self) -> dict[str, tuple[int, int]]:
        """Where each hex of the progress map lies."""
        return {hex_: self.of(HexFacts, hex_).at for hex_ in self.printed.hexes}

    def map(self, player: Society) -> RenderableType:
        """The progress map: tiles, or what covering an empty hex brings."""
        placed = {one.hex: one for one in player.placed}
        bricks = [
            Brick(q, r, Text().append(self.name(hex_), "dim"), [self.on_hex(player, hex_, placed.get(hex_))])
            for hex_, (q, r) in self.places().items()
        ]
        return draw_map(bricks)

    def on_hex(self, player: Society, hex_: str, placed: Placed | None) -> Text:
        """A tile with its state, or the benefit of an empty hex."""
        if placed is None:
            benefit = self.of(HexFacts, hex_).benefit
            words = self.benefit(benefit) if benefit else ""
            if hex_ in player.hex_tokens:
                words = self.texts.text("table-token")
            return Text(words[:INNER], "italic")
        text = Text().append(self.short(placed.tile), f"bold {KIND_INKS[self.kind_of(placed.tile)]}")
        return text.append(f" {SPENT if placed.used else DOWN}") if placed.used or placed.turned else text
