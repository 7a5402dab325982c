"""The small words of Inventions' table: marks of societies, cards, tiles and benefits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import asdict
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.games.inventions.components import Benefit
from gobelin.games.inventions.describe import GameFacts, IdeaFacts, ProgressFacts, ProsperityFacts
from gobelin.games.inventions.view import View
from gobelin.kernel import Seat
from gobelin.terminal.board import Board
from gobelin.terminal.flow import Flow

MARKS: Final = "ABCD"
"""The letter of each society; in a game for two the third is that of Chronos."""
INKS: Final = ("color(32)", "color(166)", "color(134)", "color(136)")
"""Readable on light and on dark ground; the letter stands wherever the colour matters."""
KIND_INKS: Final[Mapping[str, str]] = {
    "economy": "color(136)",
    "culture": "color(134)",
    "technology": "color(32)",
    "prosperity": "color(28)",
}


class InventionsWords(Board[View]):
    """What is said in a few characters all over the table."""

    # -- facts -------------------------------------------------------------------------------------------------------

    @property
    def printed(self) -> GameFacts:
        """What belongs to no single component."""
        return self.of(GameFacts, "game")

    # -- societies ---------------------------------------------------------------------------------------------------

    def mark(self, seat: Seat) -> Text:
        """The letter of a society, in its colour."""
        return Text().append(MARKS[seat], f"bold {INKS[seat]}")

    def marks(self, counts: Sequence[int]) -> Text:
        """How many pieces each society has somewhere."""
        found = [self.mark(seat).append(str(count)) for seat, count in enumerate(counts) if count]
        return Text(" ").join(found) if found else Text("-", "dim")

    # -- cards and tiles ---------------------------------------------------------------------------------------------

    def card(self, card: str) -> Text:
        """The name of a card with era and discipline."""
        facts = self.of(IdeaFacts, card)
        text = Text().append(self.name(card), "bold").append(f" ({facts.era}, ", "dim")
        return text.append(self.name(facts.discipline), KIND_INKS[facts.discipline]).append(")", "dim")

    def card_line(self, card: str) -> RenderableType:
        """A card with what inventing it takes and the action that can be chained."""
        facts, texts = self.of(IdeaFacts, card), self.texts
        words = [self.card(card)]
        if facts.milestone:
            words.append(Text(texts.text("table-needs", milestone=self.name(facts.milestone))))
        for discipline in facts.extra:
            words.append(Text(f"+ {texts.text('specialists_of', amount=1, discipline=discipline)}"))
        if facts.points:
            words.append(Text(texts.text("table-ip", points=facts.points)))
        return self.listed([*words, Text(f"→ {self.name(facts.chain)}")])

    def benefit(self, benefit: Benefit) -> str:
        """A benefit in as few words as possible."""
        return self.texts.text("benefit", **asdict(benefit))

    def kind_of(self, tile: str) -> str:
        """The kind of a tile or of an aspiration."""
        facts = self.game.describe(tile) if self.game.describe else None
        if isinstance(facts, ProgressFacts):
            return facts.discipline
        return "prosperity" if isinstance(facts, ProsperityFacts) else tile

    def short(self, tile: str) -> str:
        """A tile or an aspiration in a few characters."""
        facts = self.facts(tile)
        number = facts.get("number", facts.get("letter", ""))
        return self.texts.text("table-short", kind=self.kind_of(tile), number=number)

    def counted(self, tiles: Sequence[str]) -> str:
        """Tiles in a few characters each."""
        found = Counter(map(self.short, tiles))
        return ", ".join(f"{tile}{f' x{count}' if count > 1 else ''}" for tile, count in found.items()) or "-"

    # -- bricks ------------------------------------------------------------------------------------------------------

    def panel(self, body: RenderableType, title: str) -> RenderableType:
        """A part of the table under a title."""
        return Panel(body, title=self.texts.text(title), title_align="left", border_style="dim")

    def grid(self) -> Table:
        """Labels left, things right."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim")
        grid.add_column()
        return grid

    def listed(self, words: Iterable[str | Text]) -> RenderableType:
        """Words in a row that wraps between them; a dash if there are none."""
        items = [Text(word) if isinstance(word, str) else word for word in words]
        return Flow(items or [Text("-", "dim")], gap=" · ")

    def legend(self, signs: Iterable[tuple[str, str]]) -> RenderableType:
        """What signs mean."""
        return self.listed(Text(f"{sign} {self.texts.text(label)}", "dim") for sign, label in signs)

    def labelled(self, label: str, thing: str | Text) -> Text:
        """A thing with its label before it."""
        return Text().append(f"{self.texts.text(label)} ", "dim").append(thing)
