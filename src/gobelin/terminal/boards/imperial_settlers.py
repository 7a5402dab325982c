"""The table of Imperial Settlers: realms by rows, faction cards left and common cards right (IMP-SET-23)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.games.imperial_settlers.facts import ActionFacts, AttackFacts, CardFacts, FactionFacts, GameFacts
from gobelin.games.imperial_settlers.view import LocationView, RealmView, View
from gobelin.kernel import Seat
from gobelin.terminal.board import Board
from gobelin.terminal.flow import Flow

ROWS: Final = ("production", "feature", "action")
WIDE: Final = 100
"""From this width on, cards are shown as a table and the log stands beside the opponents."""
LONG: Final = 16
"""A log with more lines gets the whole width."""

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


class SettlersBoard(Board[View]):
    """Draws what `view.py` of the game shows, with the facts that the game describes."""

    groups: ClassVar[Mapping[str, str]] = {
        "build": "build",
        "deal": "deal",
        "raze": "raze",
        "raze_location": "raze",
        "activate": "action",
        "activate_twice": "action",
        "exchange": "exchange",
        "defend": "free",
        "samurai": "free",
        "stash": "free",
        "pay_freely": "free",
        "pass": "pass",
        "end_turn": "pass",
    }
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

    def is_neutral(self, view: View, seat: Seat) -> bool:
        """Whether this realm is the neutral player's."""
        return view.attack_row is not None and seat == len(view.realms) - 1

    def who(self, view: View, seat: Seat) -> str:
        """A player's name."""
        return self.texts.text("player-neutral") if self.is_neutral(view, seat) else self.texts.seat(seat)

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
                    faction = [loc for loc in realm.rows[row] if self.is_faction(loc.card)]
                    common = [loc for loc in realm.rows[row] if not self.is_faction(loc.card)]
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
        mine = sum(self.is_faction(location.card) for location in view.realms[0].locations)
        grid = self.grid()
        grid.add_row(texts.text("board-open-cards"), self.locations(view, view.realms[seat].locations, raze=True))
        row = [self.name(self.of(AttackFacts, card).target) for card in view.attack_row or ()]
        targets = Text(" · ").join(Text(word, "bold" if i == 0 else "") for i, word in enumerate(row))
        grid.add_row(texts.text("board-attack-row"), targets)
        grid.add_row("", Text(texts.text("board-attack-deck", count=view.attack_deck), "dim"))
        grid.add_row(texts.text("board-collected"), Text(texts.text("board-race", count=view.collected, mine=mine)))
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
            effect = self.of(CardFacts, location.card).effect
            times = effect.times if isinstance(effect, ActionFacts) else location.used
            marks.append(texts.text("mark-used", used=location.used, times=times))
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

    # -- cards -------------------------------------------------------------------------------------------------------

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

    # -- words -------------------------------------------------------------------------------------------------------

    def is_faction(self, card: str) -> bool:
        """Whether a card belongs to a faction."""
        return self.of(CardFacts, card).deck != "common"

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

    # -- the end -----------------------------------------------------------------------------------------------------

    def tie_breakers(self, view: View) -> dict[str, list[int]]:
        """IMP-END-05, IMP-END-06: left-over workers and resources, then hand cards."""
        realms = [realm for seat, realm in enumerate(view.realms) if not self.is_neutral(view, seat)]
        counted = ("wood", "stone", "food", "worker")
        return {
            self.texts.text("board-left-over"): [sum(realm.goods[good] for good in counted) for realm in realms],
            self.texts.text("label-hand"): [len(realm.hand) for realm in realms],
        }
