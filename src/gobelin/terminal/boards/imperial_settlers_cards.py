"""The cards of Imperial Settlers: with all their facts, or lying in an empire with what is on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.games.imperial_settlers.facts import AttackFacts, CardFacts, FactionFacts
from gobelin.games.imperial_settlers.view import LocationView, View
from gobelin.terminal.boards.imperial_settlers_words import SettlersWords
from gobelin.terminal.flow import Flow

WIDE: Final = 100
"""From this width on, cards are shown as a table and the log stands beside the opponents."""


class SettlersCards(SettlersWords):
    """Draws cards and locations."""

    def locations(self, view: View, locations: Sequence[LocationView], raze: bool = False) -> RenderableType:
        """Locations in a row, each with its colour and what lies on it."""
        words = []
        for location in locations:
            facts = self.of(CardFacts, location.card)
            word = self.squares(facts.colours).append(self.name(location.card))
            marks = self.marks(view, location)
            if raze:
                marks.insert(0, self.amounts(facts.raze))
            if marks:
                word.append(f" ({', '.join(filter(None, marks))})", "italic")
            words.append(word)
        return Flow(words) if words else Text("-", "dim")

    def marks(self, view: View, location: LocationView) -> list[str]:
        """What lies on a location."""
        texts, marks = self.texts, []
        if location.used:
            marks.append(texts.text("mark-used", used=location.used, times=location.times))
        if location.laid:
            marks.append(texts.text("mark-laid", goods=self.amounts(location.laid)))
        if location.defence:
            marks.append(texts.text("mark-defence"))
        if location.blocked:
            marks.append(texts.text("mark-blocked"))
        if location.samurai:
            marks.append(texts.text("mark-samurai", count=location.samurai))
        if location.kept:
            marks.append(texts.text("mark-kept", count=location.kept))
        if location.taken_by is not None:
            marks.append(texts.text("mark-taken", who=self.who(view, location.taken_by)))
        if location.under:
            known = [card for card in location.under if card is not None]
            named = f": {', '.join(self.counted(known))}" if known else ""
            marks.append(texts.text("mark-under", count=len(location.under)) + named)
        return marks

    def cards(
        self,
        cards: Sequence[str | None],
        title: str,
        width: int,
        marks: Mapping[str, Sequence[str]] | None = None,
    ) -> RenderableType:
        """Cards with all their facts: a table where there is room for one, else a paragraph for each."""
        texts = self.texts
        rows = self.merged(cards) if marks is None else [(card, 1) for card in cards if card is not None]
        hidden = sum(card is None for card in cards)
        if width < WIDE:
            paragraphs: list[RenderableType] = []
            for card, count in rows:
                paragraphs.append(self.paragraph(card, count, (marks or {}).get(card, ())))
                paragraphs.append(Padding(Text(self.effect(card)), (0, 0, 0, 2)))
            body: RenderableType = Group(*paragraphs)
        else:
            table = Table(box=None, pad_edge=False, expand=True, padding=(0, 2, 0, 0))
            for key, least in (("card", 18), ("colour", 7), ("cost", 9), ("deal", 6), ("raze", 9), ("effect", 40)):
                ratio = 1 if key == "effect" else None
                table.add_column(texts.text(f"board-{key}"), header_style="dim", min_width=least, ratio=ratio)
            for card, count in rows:
                facts = self.of(CardFacts, card)
                table.add_row(
                    self.titled(card, count, (marks or {}).get(card, ())),
                    Text("\n".join(texts.name(colour) for colour in facts.colours)),
                    self.stacked(facts.cost),
                    Text(self.deal(card)),
                    self.stacked(facts.raze),
                    Text(self.effect(card)),
                )
            body = table
        if hidden:
            body = Group(body, Text(f"{hidden} x {texts.text('terminal-face-down')}", "dim"))
        return Panel(body, title=Text(title), title_align="left", border_style="dim")

    def merged(self, cards: Sequence[str | None]) -> list[tuple[str, int]]:
        """Cards that agree in every printed fact, counted."""
        first: dict[str, str] = {}
        counts: dict[str, int] = {}
        for card in cards:
            if card is not None:
                face = str(replace(self.of(CardFacts, card), id=""))
                shown = first.setdefault(face, card)
                counts[shown] = counts.get(shown, 0) + 1
        return list(counts.items())

    def titled(self, card: str, count: int, marks: Sequence[str]) -> Text:
        """Name, kind and what lies on it."""
        facts = self.of(CardFacts, card)
        name = self.name(card) + (f" x{count}" if count > 1 else "")
        text = self.squares(facts.colours).append(name, "bold").append(f"\n{self.kind(facts.row)}", "dim")
        if marks:
            text.append(f"\n({', '.join(marks)})", "italic")
        return text

    def paragraph(self, card: str, count: int, marks: Sequence[str]) -> Text:
        """A card where the screen is narrow."""
        facts, texts = self.of(CardFacts, card), self.texts
        text = self.squares(facts.colours).append(self.name(card) + (f" x{count}" if count > 1 else ""), "bold")
        parts = [self.kind(facts.row), *(texts.name(colour) for colour in facts.colours)]
        text.append(f" ({', '.join(parts)})", "dim")
        for key, shown in (
            ("cost", self.amounts(facts.cost)),
            ("deal", self.deal(card)),
            ("raze", self.amounts(facts.raze)),
        ):
            if shown:
                text.append(f"  {texts.text(f'board-{key}')} ", "dim").append(shown)
        if marks:
            text.append(f"  ({', '.join(marks)})", "italic")
        return text

    def described(self, facts: dict[str, Any]) -> list[tuple[str, Text]]:
        """The facts of a card, a faction board or an attack card."""
        texts = self.texts
        rows: list[tuple[str, str]] = []
        match self.game.describe(facts["id"]) if self.game.describe else None:
            case AttackFacts() as attack:
                rows.append(("target", self.name(attack.target)))
            case FactionFacts() as faction:
                goods = ", ".join(self.name(good) for good in faction.storage.goods)
                rows += [("production", self.amounts(faction.production)), ("storage", goods)]
            case CardFacts() as card:
                deck = texts.text("board-common") if card.deck == "common" else self.name(card.deck)
                colours = ", ".join(texts.name(colour) for colour in card.colours)
                rows += [
                    ("kind", f"{self.kind(card.row)}, {deck}"),
                    ("colour", colours or "-"),
                    ("cost", self.amounts(card.cost) or "-"),
                    ("deal", self.deal(card.id) or "-"),
                    ("raze", self.amounts(card.raze) or "-"),
                    ("end", texts.text("board-points", points=card.vp)),
                    ("copies", ", ".join(card.copies)),
                ]
        return [(texts.text(f"board-{key}"), Text(value)) for key, value in rows]
