"""What players have, at the table of Tapestry: the others in short, the own area in full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.games.tapestry.facts import (
    TIERS,
    DecisionFacts,
    IncomeTrackFacts,
    InspirationFacts,
    TapestryFacts,
    TerritoryFacts,
)
from gobelin.games.tapestry.view import AnyMat, AnyPlayer, PlayerView, ReservedView, SoloView, View
from gobelin.kernel import Seat
from gobelin.terminal.boards.tapestry_pictures import SYMBOLS, draw_plots, symbol
from gobelin.terminal.boards.tapestry_questions import Questions
from gobelin.terminal.flow import Flow

ROWS: Final = ("bottom", "middle", "top")
TRAIL: Final = "▲"
"""An outpost of the Trailblazers on a track."""


class Areas(Questions):
    """Draws what a player has."""

    def title(self, player: AnyPlayer) -> Text:
        """Who it is, and how it stands."""
        texts = self.texts
        title = self.mark(player.seat).append(f" {texts.seat(player.seat)}", "bold")
        for mat in player.mats if isinstance(player, PlayerView) else ():
            title.append(f" · {self.name(mat.id)}")
        if player.seat != self.constants.shadow:
            title.append(" · ").append(self.era(player)).append(" · ")
            title.append(texts.text("table-vp", points=player.vp))
        if player.finished:
            title.append(" · ").append(texts.text("table-finished"), "italic")
        return title

    def era(self, player: AnyPlayer) -> str:
        """The era of a player, which is the number of income turns."""
        return self.texts.text("table-era", era=player.era) if player.era else self.texts.text("table-first-era")

    def grid(self) -> Table:
        """Labels left, things right."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        return grid

    def listed(self, words: Iterable[str | Text], gap: str = " · ") -> RenderableType:
        """Words in a row that wraps between them."""
        return Flow((Text(word) if isinstance(word, str) else word for word in words), gap=gap)

    def trail(self, solo: SoloView) -> dict[str, list[int]]:
        """Where the outposts of the Trailblazers stand, by track."""
        return {part.track: part.spaces for part in solo.trail}

    # -- the others --------------------------------------------------------------------------------------------------

    def strip(self, player: AnyPlayer) -> RenderableType:
        """Another player, compactly."""
        texts, lines = self.texts, []
        if isinstance(player, PlayerView):
            words = [f"{self.name(resource)} {amount}" for resource, amount in player.resources.items()]
            words += [texts.text("table-hand", count=len(player.hand))]
            words += [texts.text("table-outposts", count=player.outposts)]
            lines.append(self.listed(words))
            built = [f"{self.name(building)} {count}" for building, count in player.built.items() if count]
            things = built + [self.name(name) for name in player.landmarks]
            if things:
                lines.append(self.listed(things))
            techs = [f"{self.name(card)} {'○□'[row - 1] if row else ''}".strip() for row, card in self.techs(player)]
            if techs:
                lines.append(self.listed(techs))
            if player.masterpieces:
                lines.append(self.listed(map(self.masterpiece, player.masterpieces)))
            if player.inspired:
                lines.append(self.listed(map(self.name, player.inspired)))
            for mat in player.mats:
                if held := self.on_mat(mat):
                    lines.append(Text(f"{self.name(mat.id)}: {held}"))
        else:
            words = [texts.text("table-hand", count=len(player.hand))]
            words += [texts.text("table-outposts", count=player.outposts)]
            lines.append(self.listed([*words, *map(self.name, player.landmarks)]))
        if cards := self.stacks(player):
            lines.append(self.listed(cards))
        return Panel(Group(*lines), title=self.title(player), title_align="left", border_style="dim")

    def automa(self, view: View, solo: SoloView) -> RenderableType:
        """TAP-AUT-08: the cards of the bots, their favourites and the discards that may be looked through."""
        texts = self.texts
        favourites = [
            self.mark(favourite.seat).append(f" {texts.text('table-favourite', track=self.name(favourite.track))}")
            for favourite in solo.favourites
        ]
        counts = texts.text("table-decision-deck", count=solo.decision_deck, progress=solo.progress_deck)
        level = texts.text("table-level", level=solo.level)
        lines = [self.listed([level, *map(self.name, solo.automa_civilizations), *favourites, counts])]
        if landmarks := self.player(view, self.constants.shadow).landmarks:
            lines.append(self.listed([self.mark(self.constants.shadow), *map(self.name, landmarks)]))
        if solo.pair:
            lines.append(Text(texts.text("table-pair", cards=", ".join(map(self.name, solo.pair)))))
        if solo.decision_discards:
            numbers = ", ".join(str(self.known(DecisionFacts, card).number) for card in solo.decision_discards)
            lines.append(Text(texts.text("table-decision-discards", cards=numbers), "dim"))
        if solo.pool:
            lines.append(Text(f"{texts.text('label-pool')}: {', '.join(map(self.name, solo.pool))}"))
        if trail := self.trail(solo):
            words = [f"{self.name(track)} {', '.join(map(str, spaces))}" for track, spaces in trail.items()]
            lines.append(Text(f"{TRAIL} {texts.text('label-trail')}: {' · '.join(words)}"))
        bots = [self.mark(bot).append(f" {texts.seat(bot)}") for bot in (self.constants.automa, self.constants.shadow)]
        title = Text(" · ").join(bots)
        return Panel(Group(*lines), title=title, title_align="left", border_style="dim")

    def techs(self, player: PlayerView) -> list[tuple[int, str]]:
        """The tech cards of a player with their rows, the top row first."""
        return [(row, card) for row in (2, 1, 0) for card in player.techs[row]]

    def stacks(self, player: AnyPlayer) -> list[Text]:
        """The visible tapestry cards by era."""
        words = []
        for tier, stack in zip(TIERS, player.tapestries, strict=True):
            if stack:
                text = Text(f"{tier} ", "dim").append(self.card(stack[-1]), "not dim")
                if len(stack) > 1:
                    covered = ", ".join(map(self.card, stack[:-1]))
                    text.append(f" ({self.texts.text('table-covered', cards=covered)})", "dim")
                words.append(text)
        return words

    def card(self, card: str) -> str:
        """A tapestry card by its name."""
        return self.texts.text("terminal-face-down") if card == "face_down" else self.name(card)

    def on_mat(self, mat: AnyMat) -> str:
        """What lies on a civilization mat."""
        words = [self.texts.text("table-tokens", count=mat.tokens)] if mat.tokens else []
        if mat.numbers:
            words.append(" ".join(str(number) if number >= 0 else "-" for number in mat.numbers))
        words += map(self.name, mat.marks)
        return " · ".join(words)

    # -- an area in full ---------------------------------------------------------------------------------------------

    def others(self, view: View, seat: Seat) -> list[Seat]:
        """Everybody who has a capital has a page, the asked seat last."""
        seats = [player.seat for player in view.players if isinstance(player, PlayerView)]
        return [other for other in seats if other != seat] + [seat]

    def page(self, view: View, seat: Seat, width: int) -> RenderableType:
        """A player's area in full, the texts of the own hand and of the civilizations included."""
        return self.area(self.person(view, seat), full=True)

    def area(self, player: PlayerView, full: bool) -> RenderableType:
        """The capital, and beside it everything else that a player has; `full`: with what it says."""
        texts, grid = self.texts, self.grid()
        resources = (
            Text(f"{self.name(resource)} {amount}", "bold" if amount else "dim")
            for resource, amount in player.resources.items()
        )
        outposts = Text(texts.text("table-outposts", count=player.outposts))
        grid.add_row(texts.text("table-resources"), self.listed([*resources, outposts]))
        for track in self.constants.income_tracks:
            grid.add_row(self.name(track), self.income_line(player, track))
        if cards := self.stacks(player):
            grid.add_row(texts.text("table-tapestries"), self.listed(cards))
        in_force = [self.terms(terms) for terms in player.in_force]
        if in_force:
            grid.add_row(texts.text("table-in-force"), self.listed(in_force))
        for card, plots in player.card_plots.items():
            grid.add_row(self.name(card), self.card_plots(card, plots))
        for row, card in self.techs(player):
            grid.add_row(texts.text(f"table-{ROWS[row]}-row"), self.tech_line(player, card, row))
        if player.masterpieces or player.used_masterpieces:
            turned = [texts.text("table-face-down", card=self.name(card)) for card in player.used_masterpieces]
            owned = [*map(self.masterpiece, player.masterpieces), *(Text(words, "dim") for words in turned)]
            grid.add_row(texts.text("table-masterpieces"), self.listed(owned))
        if player.inspired or player.inspiration:
            used = [Text(texts.text("table-inspired", tile=self.name(tile))) for tile in player.inspired]
            unused = [Text(self.name(tile), "dim") for tile in player.inspiration]
            grid.add_row(texts.text("table-inspiration"), self.listed([*used, *unused]))
        if player.territories:
            shown = [self.tile(tile, full) for tile in player.territories]
            grid.add_row(texts.text("table-territories"), self.listed(shown))
        for key, tiles in (("space", player.space), ("explored", player.explored)):
            if tiles:
                grid.add_row(texts.text(f"table-{key}"), self.listed(map(self.space_tile, tiles)))
        for under in player.aside.values():
            grid.add_row(texts.text("label-aside"), self.listed(self.hand(under, full=False)))
        for mat in player.mats:
            held = self.on_mat(mat)
            grid.add_row(texts.text("table-mats"), Text(self.name(mat.id) + (f": {held}" if held else "")))
            if full:
                grid.add_row("", Text(self.effect(mat.id), "dim"))
        if player.landmarks:
            words = [f"{self.landmark(name).letter} {self.name(name)}" for name in player.landmarks]
            grid.add_row(texts.text("table-landmarks"), self.listed(words))
        if player.beside:
            grid.add_row(texts.text("table-beside"), self.listed(map(self.name, player.beside)))
        if player.landmark_card:
            grid.add_row(texts.text("table-landmark-card"), Text(self.effect(player.landmark_card)))
        if player.reserved:
            words = [self.reserved(reserved) for reserved in player.reserved]
            grid.add_row(texts.text("table-reserved"), self.listed(words))
        if player.hand:
            cards = list(self.hand(player.hand, full))
            grid.add_row(texts.text("table-your-hand"), Group(*cards) if full else self.listed(cards))
        body: RenderableType = grid
        if player.plots:
            capital = Table.grid(padding=(0, 2, 0, 0))
            capital.add_row(
                draw_plots(lambda row, col: self.plot(player, row, col), 2, regular=self.is_regular(player)), grid
            )
            body = capital
        title = self.title(player)
        if player.capital:
            title.append(f" · {self.name(player.capital)}")
        return Panel(body, title=title, title_align="left")

    def reserved(self, reserved: ReservedView) -> str:
        """What lies on the edge of the income mat, and what it will bring."""
        things = ", ".join(map(self.name, reserved.things))
        return f"{self.name(reserved.card)} ({things or self.texts.text(f'reserve-{reserved.card}')})"

    def tile(self, tile: str, full: bool) -> Text:
        """A territory tile in a supply: its name, or to save room its number and land, and its reward."""
        number = tile.removeprefix("territory_").lstrip("0")
        text = Text(self.name(tile) if full or not number.isdecimal() else f"{number} ")
        if not full:
            facts = self.known(TerritoryFacts, tile)
            for terrain in SYMBOLS:
                if terrain != "water" and terrain in (*facts.corners, *facts.interior_only):
                    text.append_text(symbol(terrain))
        return text.append(f" ({self.texts.text(f'reward-{tile}')})")

    def masterpiece(self, card: str) -> Text:
        """A masterpiece with what it gives."""
        return Text(self.name(card)).append(f" ({self.texts.text(f'use-{card}')})", "dim")

    def hand(self, hand: Sequence[str | None], full: bool) -> Iterator[Text]:
        """Each card, and if there is room what it does; unknown ones counted."""
        hidden = sum(card is None for card in hand)
        if hidden:
            yield Text(self.texts.text("table-hand", count=hidden))
        for card in sorted({card for card in hand if card is not None}):
            count = hand.count(card)
            text = Text(self.name(card) + (f" x{count}" if count > 1 else ""), "bold")
            text.append(f" ({self.timing(card)}{'' if full else self.charms(card)})", "not bold dim")
            yield text.append(f" {self.effect(card)}") if full else text

    def card_plots(self, card: str, plots: Sequence[int]) -> Text:
        """The building plots of a tapestry card, row by row."""
        width = len(self.known(TapestryFacts, card).plots[0])
        rows = [plots[at : at + width] for at in range(0, len(plots), width)]
        return Text(" / ").join(Text("").join(self.standing(chr(plot)) for plot in row) for row in rows)

    def terms(self, terms: Sequence[str | int]) -> str:
        """A card in force, and the tracks or players that were chosen for it."""
        card, *chosen = [self.texts.seat(term) if isinstance(term, int) else self.name(term) for term in terms]
        return f"{card} ({', '.join(chosen)})" if chosen else card

    def income_line(self, player: PlayerView, track: str) -> Text:
        """An income track: what stands on it, what it gives, and what comes free next."""
        facts = self.known(IncomeTrackFacts, track)
        letter = self.texts.text(f"plot-{facts.building}")
        on_it = [self.known(InspirationFacts, tile) for tile in player.inspired]
        shown = next((tile for tile in on_it if tile.building == facts.building), facts)
        spaces = dict(zip(shown.spaces, player.income_mat[track], strict=True))
        text = Text()
        for state in spaces.values():
            text.append("·") if state == "open" else text.append(letter, "bold")
        if facts.building in player.slid:  # the open spaces are not the first ones
            open_ = (self.texts.text(f"gives-{space}") for space, state in spaces.items() if state == "open")
            text.append(f"  {', '.join(open_)}")
        else:
            text.append(f"  {self.texts.text(f'brings-{shown.id}-{player.built[facts.building]}')}")
        for space in (space for space, state in spaces.items() if state == "next"):
            following = self.texts.text(f"gives-{space}")
            text.append(f"  {self.texts.text('table-next', gains=following)}", "dim")
        return text

    def tech_line(self, player: PlayerView, card: str, row: int) -> Text:
        """A tech card with what the next rows would give."""
        texts, text = self.texts, Text(self.name(card), "bold" if row == 2 else "")
        if card in player.turned_techs:
            return text.append(f"  {texts.text('table-used-up')}", "dim not bold")
        if row == 0:
            text.append(f"  ○ {texts.text(f'circle-{card}')}", "dim not bold")
        if row < 2:
            text.append(f"  □ {texts.text(f'square-{card}')}", "dim not bold")
            met = texts.text("table-met" if player.met_by[card] else "table-not-met")
            text.append(f"  {texts.text('table-needs')} {texts.text(f'needs-{card}')} ({met})", "dim not bold")
        if card in player.on_techs:
            text.append(f"  {texts.text('table-on-tech', landmark=self.name(player.on_techs[card]))}", "dim not bold")
        return text
