"""The small words of Imperial Settlers' table: names, goods, colours and kinds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from gobelin.games.imperial_settlers.facts import CardFacts
from gobelin.games.imperial_settlers.view import View
from gobelin.kernel import Seat
from gobelin.terminal.board import Board
from gobelin.terminal.flow import Flow

INKS: Final = {
    "brown": "color(130)",
    "grey": "color(244)",
    "red": "color(160)",
    "pink": "color(168)",
    "gold": "color(172)",
    "blue": "color(32)",
    "black": "bold",
    "purple": "color(134)",
}
"""Readable on light and on dark ground; the name of the colour stands beside it wherever it matters."""


class SettlersWords(Board[View]):
    """What is said in a few characters all over the table."""

    def is_neutral(self, view: View, seat: Seat) -> bool:
        """Whether this realm is the neutral player's."""
        return view.attack_row is not None and seat == len(view.realms) - 1

    def who(self, view: View, seat: Seat) -> str:
        """A player's name."""
        return self.texts.text("player-neutral") if self.is_neutral(view, seat) else self.texts.seat(seat)

    def kind(self, kind: str) -> str:
        """Production, feature or action."""
        return self.texts.name(kind)

    def squares(self, colours: Sequence[str]) -> Text:
        """A square in every colour of a card."""
        text = Text()
        for colour in colours:
            text.append("□" if colour == "black" else "■", INKS[colour])
        return text.append(" ") if colours else text

    def goods(self, goods: Mapping[str, int]) -> RenderableType:
        """A personal supply: what is there stands out, what is not stays in its place."""
        return Flow(
            (Text(f"{self.name(good)} {amount}", "bold" if amount else "dim") for good, amount in goods.items()),
            gap=" · ",
        )

    def amount(self, good: str, amount: int) -> str:
        """So many of a good."""
        return self.texts.text("goods", what=good, amount=amount)

    def amounts(self, goods: Mapping[str, int]) -> str:
        """A bundle of goods."""
        return ", ".join(self.amount(good, amount) for good, amount in goods.items())

    def stacked(self, goods: Mapping[str, int]) -> Text:
        """A bundle of goods, one under the other."""
        return Text("\n".join(self.amount(good, amount) for good, amount in goods.items()))

    def deal(self, card: str) -> str:
        """The good of a card's deal field."""
        good = self.of(CardFacts, card).deal
        return self.amount(good, 1) if good else ""

    def counted(self, cards: Iterable[str]) -> list[str]:
        """Cards by their names, equal ones counted."""
        counts: dict[str, int] = {}
        for card in cards:
            counts[self.name(card)] = counts.get(self.name(card), 0) + 1
        return [name + (f" x{n}" if n > 1 else "") for name, n in counts.items()]

    def names(self, cards: Iterable[str]) -> RenderableType:
        """Cards by their names, one after the other."""
        return self.listed(self.counted(cards))

    def listed(self, words: Sequence[str]) -> RenderableType:
        """Words with commas between them."""
        return Flow((Text(word + ("," if i + 1 < len(words) else "")) for i, word in enumerate(words)), gap=" ")
