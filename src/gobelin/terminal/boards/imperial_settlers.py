"""The table of Imperial Settlers: realms by rows, faction cards left and common cards right (IMP-SET-23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.games.imperial_settlers.facts import AttackFacts, GameFacts
from gobelin.games.imperial_settlers.view import RealmView, View
from gobelin.kernel import Seat
from gobelin.terminal.boards.imperial_settlers_cards import WIDE, SettlersCards

ROWS: Final = ("production", "feature", "action")
LONG: Final = 16
"""A log with more lines gets the whole width."""


class SettlersBoard(SettlersCards):
    """Draws what `view.py` of the game shows, with the facts that the game describes."""

    verdicts: ClassVar[frozenset[str]] = frozenset({"solo_won", "solo_lost", "rank"})

    # -- the screen --------------------------------------------------------------------------------------------------

    def players(self, names: list[str], view: View) -> list[str]:
        """In the solo game the neutral player has a realm behind the last seat."""
        return names + [self.texts.text("player-neutral")] * (len(view.realms) - len(names))

    def screen(self, view: View, seat: Seat | None, news: Sequence[str], width: int) -> RenderableType:
        """Round and scores; the log and the opponents; the own realm and hand; the cards on offer."""
        parts: list[RenderableType] = [self.header(view, width)]
        rivals: list[RenderableType] = [
            self.strip(view, other)
            for other in range(len(view.realms))
            if other != seat and not self.is_neutral(view, other)
        ]
        if view.attack_row is not None:
            rivals.append(self.neutral(view))
        if news and (width < WIDE or len(news) > LONG or not rivals):
            parts.append(self.columns(news, width))
        elif news:
            rivals.insert(0, self.log(news))
        parts.append(Group(*rivals) if width < WIDE or len(rivals) < 2 else self.beside(rivals))
        if seat is not None:
            hand = view.realms[seat].hand
            parts.append(self.realm(view, seat))
            if hand:
                parts.append(self.cards(hand, self.texts.text("board-hand", count=len(hand)), width))
            if looking := self.looked_at(view, seat):
                parts.append(self.cards(looking, self.texts.text("label-looking"), width))
        if view.offer:  # right above the question, which asks for one of these
            parts.append(self.cards(view.offer, self.texts.text("label-offer"), width))
        return Group(*parts)

    def looked_at(self, view: View, seat: Seat) -> list[str]:
        """The cards that this seat is looking at: its own of the piles going round, or those just drawn."""
        piles = view.looking
        pile = piles[seat] if seat < len(piles) > 1 else piles[0] if piles else []
        return [card for card in pile if card is not None]

    def header(self, view: View, width: int) -> RenderableType:
        """Round, phase, start player, whose turn; the points of all."""
        texts = self.texts
        left = Text(" ")
        rounds = self.of(GameFacts, "game").rounds
        left.append(texts.text("board-round", round=view.round, rounds=rounds), "bold")
        left.append(" · ").append(texts.name(view.phase))
        left.append(" · ").append(texts.text("board-start", who=texts.seat(view.start)))
        if view.phase == "actions":
            left.append(" · ").append(texts.text("board-turn", who=texts.seat(view.active)), "bold")
        if view.pays_freely:
            left.append(" · ").append(texts.text("label-pays_freely"), "italic")
        right = Text()
        for seat, realm in enumerate(view.realms):
            if not self.is_neutral(view, seat):
                right.append(f"{texts.seat(seat)} ").append(f"{realm.vp}", "bold").append("  ")
        return self.ends(left, right, width)

    def beside(self, panels: Sequence[RenderableType]) -> RenderableType:
        """Panels in two columns."""
        pair = Table.grid(expand=True)
        pair.add_column(ratio=1)
        pair.add_column(ratio=1)
        pair.add_row(Group(*panels[::2]), Group(*panels[1::2]))
        return pair

    # -- realms ------------------------------------------------------------------------------------------------------

    def title(self, view: View, seat: Seat) -> Text:
        """Who it is, and how it stands."""
        realm, texts = view.realms[seat], self.texts
        title = Text(self.who(view, seat), "bold")
        if realm.faction:
            title.append(f" · {self.name(realm.faction)}", "not bold")
        title.append(" · ").append(texts.text("board-points", points=realm.vp))
        if realm.passed:
            title.append(" · ").append(texts.text("board-passed"), "italic")
        return title

    def strip(self, view: View, seat: Seat) -> RenderableType:
        """An opponent, compactly."""
        realm, texts = view.realms[seat], self.texts
        grid = self.grid()
        held = {good: amount for good, amount in realm.goods.items() if amount}
        grid.add_row(texts.text("label-goods"), Text(self.amounts(held) or "-"))
        grid.add_row(texts.text("label-hand"), self.hand(realm))
        self.add_piles(grid, realm)
        for row in ROWS:
            if realm.rows[row]:
                grid.add_row(self.kind(row), self.locations(view, realm.rows[row]))
        return Panel(grid, title=self.title(view, seat), title_align="left", border_style="dim")

    def realm(self, view: View, seat: Seat) -> RenderableType:
        """The own realm: goods and deals, then the rows with faction locations left and common ones right."""
        realm, texts = view.realms[seat], self.texts
        grid = self.grid()
        grid.add_row(texts.text("label-goods"), self.goods(realm.goods))
        self.add_piles(grid, realm)
        parts: list[RenderableType] = [grid]
        if realm.locations:
            rows = Table(box=None, expand=True, pad_edge=False, padding=(0, 2, 0, 0))
            rows.add_column("", style="dim", no_wrap=True)
            rows.add_column(texts.text("board-faction"), ratio=1, header_style="dim")
            rows.add_column(texts.text("board-common"), ratio=1, header_style="dim")
            for row in ROWS:
                if realm.rows[row]:
                    faction = [location for location in realm.rows[row] if location.is_faction]
                    common = [location for location in realm.rows[row] if not location.is_faction]
                    rows.add_row(self.kind(row), self.locations(view, faction), self.locations(view, common))
            parts.append(rows)
        else:
            grid.add_row(texts.text("board-locations"), Text(texts.text("terminal-empty"), "dim"))
        return Panel(Group(*parts), title=self.title(view, seat), title_align="left")

    def others(self, view: View, seat: Seat) -> list[Seat]:
        """Everybody has a page, the asked seat last."""
        return [other for other in range(len(view.realms)) if other != seat] + [seat]

    def page(self, view: View, seat: Seat, width: int) -> RenderableType:
        """A realm in full: every location with what lies on it, what it does and what it is worth to razers."""
        realm, texts = view.realms[seat], self.texts
        if self.is_neutral(view, seat):
            return Group(self.neutral(view), self.location_table(view, seat, width))
        grid = self.grid()
        grid.add_row(texts.text("label-goods"), self.goods(realm.goods))
        grid.add_row(texts.text("label-hand"), self.hand(realm))
        self.add_piles(grid, realm)
        grid.add_row(texts.text("label-faction_deck"), Text(texts.text("board-left", count=realm.faction_deck)))
        if realm.faction_discards:
            grid.add_row(texts.text("label-faction_discards"), self.names(realm.faction_discards))
        parts: list[RenderableType] = [Panel(grid, title=self.title(view, seat), title_align="left")]
        if realm.locations:
            parts.append(self.location_table(view, seat, width))
        return Group(*parts)

    def location_table(self, view: View, seat: Seat, width: int) -> RenderableType:
        """All locations of a realm, row by row."""
        realm = view.realms[seat]
        locations = {location.card: location for location in realm.locations}
        marks = {card: self.marks(view, loc) for card, loc in locations.items()}
        return self.cards(list(locations), self.texts.text("board-locations"), width, marks)

    def neutral(self, view: View) -> RenderableType:
        """The solo game's opponent: his open cards, the attack row and the collection pile."""
        texts, seat = self.texts, len(view.realms) - 1
        race = texts.text("board-race", count=view.collected, mine=view.faction_locations)
        grid = self.grid()
        grid.add_row(texts.text("board-open-cards"), self.locations(view, view.realms[seat].locations, raze=True))
        row = [self.name(self.of(AttackFacts, card).target) for card in view.attack_row or ()]
        targets = Text(" · ").join(Text(word, "bold" if i == 0 else "") for i, word in enumerate(row))
        grid.add_row(texts.text("board-attack-row"), targets)
        grid.add_row("", Text(texts.text("board-attack-deck", count=view.attack_deck), "dim"))
        grid.add_row(texts.text("board-collected"), Text(race))
        return Panel(grid, title=Text(self.who(view, seat), "bold"), title_align="left", border_style="dim")

    def grid(self) -> Table:
        """Labels left, things right."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        return grid

    def add_piles(self, grid: Table, realm: RealmView) -> None:
        """Deals with their goods, and foundations, where there are any."""
        words = [f"{self.name(card)} ({self.deal(card)})" for card in realm.deals]
        words += [self.texts.text("board-route", card=self.name(card), good=self.deal(card)) for card in realm.routes]
        if words:
            grid.add_row(self.texts.text("label-deals"), self.listed(words))
        if realm.foundations:
            grid.add_row(self.texts.text("label-foundations"), self.names(realm.foundations))

    def hand(self, realm: RealmView) -> RenderableType:
        """How many cards, and which of them are known."""
        known = [card for card in realm.hand if card is not None]
        count = self.texts.text("board-cards", count=len(realm.hand))
        if not known:
            return Text(count)
        return Group(Text(f"{count}, {self.texts.text('board-known')}"), self.names(known))
