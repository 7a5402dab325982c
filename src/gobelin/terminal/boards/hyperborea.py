"""The table of Hyperborea: map and others above, cards on offer, then the own board with the pool of the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.games.hyperborea.describe import (
    BaseFacts,
    CardFacts,
    CityFacts,
    FactionFacts,
    GameFacts,
    HexFacts,
    HomelandFacts,
    SetFacts,
    TileFacts,
    TokenFacts,
)
from gobelin.games.hyperborea.view import Cubes, PlayerView, View
from gobelin.kernel import Seat
from gobelin.terminal.board import Board
from gobelin.terminal.boards.hyperborea_map import GHOST, INKS, MARKS, HyperboreaMap
from gobelin.terminal.flow import Flow

WIDE: Final = 120
"""From this width on, log and opponents stand beside the map."""
LONG: Final = 14
"""A log with more lines gets the whole width."""


class HyperboreaBoard(Board[View]):
    """Draws what `view.py` of the game shows, with the facts that the game describes."""

    @cached_property
    def map(self) -> HyperboreaMap:
        """The map of the table."""
        return HyperboreaMap(self)

    # -- the screen --------------------------------------------------------------------------------------------------

    def screen(self, view: View, seat: Seat | None, news: Sequence[str], width: int) -> RenderableType:
        """Whose turn; map, log and the others; cards on offer; the own board."""
        parts: list[RenderableType] = [self.header(view, width)]
        beside: list[RenderableType] = []
        if news and (width < WIDE or len(news) > LONG):
            parts.append(self.columns(news, width))
        elif news:
            beside.append(self.log(news))
        beside += [self.strip(view, player) for player in view.players if player.seat != seat]
        if width < WIDE:
            parts += [self.map.draw(view), *beside]
        else:
            row = Table.grid(expand=True)
            row.add_column(width=self.map.width(view) + 4)
            row.add_column(ratio=1)
            row.add_row(self.map.draw(view), Group(*beside))
            parts.append(row)
        parts.append(self.market(view))
        if seat is not None:
            parts.append(self.area(view, view.players[seat]))
        elif any(msgspec.structs.astuple(view.pool)):
            parts.append(self.panel(self.pool(view), "label-pool"))
        return Group(*parts)

    def header(self, view: View, width: int) -> RenderableType:
        """Whose turn it is, how far the end is, and the points of all if the game ended now."""
        texts = self.texts
        left = Text(" ").append(texts.text("table-turn", who=texts.seat(view.active)), "bold")
        if view.phase != "actions":
            left.append(" · ").append(self.name(view.phase))
        left.append(" · ").append(self.name(view.length)).append(", ").append(self.name(view.mode))
        met = len(view.fulfilled)
        left.append(" · ").append(
            texts.text("table-conditions", met=met, needed=view.conditions), "bold" if met else ""
        )
        if view.ending is not None:
            left.append(" · ").append(texts.text("table-last-turns"), "bold")
        right = Text()
        for player in view.players:
            right.append_text(self.mark(view, player.seat)).append(f" {texts.seat(player.seat)} ")
            right.append(f"{player.score}", "bold").append("  ")
        return self.ends(left, right, width)

    def mark(self, view: View, seat: Seat) -> Text:
        """The letter of a player, in the colour of the faction."""
        return self.map.mark(view, seat)

    def panel(self, body: RenderableType, title: str) -> RenderableType:
        """A part of the table under a title."""
        return Panel(body, title=self.texts.text(title), title_align="left", border_style="dim")

    def grid(self) -> Table:
        """Labels left, things right."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        return grid

    def listed(self, words: Iterable[str | Text]) -> RenderableType:
        """Words in a row that wraps between them."""
        return Flow((Text(word) if isinstance(word, str) else word for word in words), gap=" · ")

    # -- cubes and technologies --------------------------------------------------------------------------------------

    def cubes(self, cubes: Cubes) -> list[Text]:
        """Cubes by colour; a single dash if there are none."""
        found = [
            Text().append("■", INKS[cube]).append(f" {self.name(cube)} {count}")
            for cube, count in msgspec.structs.asdict(cubes).items()
            if count
        ]
        return found or [Text("-", "dim")]

    def spaces(self, technology: str, placed: Sequence[str | None] = ()) -> Text:
        """The activation spaces of a set or card: ■ filled, □ empty."""
        text = Text()
        kinds = self.technology_facts(technology).spaces
        for kind, cube in zip(kinds, placed or [None] * len(kinds), strict=True):
            text.append(" " if text else "")
            shown = cube or kind
            text.append("■" if cube else "□", INKS.get(shown, ""))
            text.append(self.texts.text("table-any") if shown == "any" else self.name(shown))
        return text

    def technology_facts(self, name: str) -> SetFacts | CardFacts:
        """The facts of what holds cubes."""
        found = self.game.describe(name) if self.game.describe else None
        assert isinstance(found, SetFacts | CardFacts), name
        return found

    def technology(self, name: str, placed: Sequence[str | None], label: Text) -> Text:
        """A set or card on one line: spaces and effect."""
        text = label.append_text(self.spaces(name, placed))
        return text.append(f" → {self.effect(name)}", "dim")

    def technologies(self, player: PlayerView) -> Iterator[tuple[str, Text]]:
        """All base technologies with both sets, then the cards, each with its label."""
        placed = {one.technology: one.cubes for one in player.placed}
        for base in self.of(GameFacts, "game").base_technologies:
            for number, group in enumerate(self.of(BaseFacts, base).sets, 1):
                label = Text().append(f"{number} ", "dim")
                yield self.name(base) if number == 1 else "", self.technology(group, placed.get(group, ()), label)
        for card in player.cards:
            first = card == player.cards[0]
            line = self.technology(card, placed.get(card, ()), self.card(card))
            yield self.texts.text("label-cards") if first else "", line

    def card(self, card: str) -> Text:
        """The name of a card and its points."""
        return Text().append(f"{self.name(card)} ", "bold").append(f"({self.vp(card)}) ", "dim")

    def vp(self, card: str) -> str:
        """The printed points of a card."""
        return self.texts.text("board-points", points=self.of(CardFacts, card).vp)

    def market(self, view: View) -> RenderableType:
        """The cards on offer by stack, with the sizes of the stacks, and what is left in the supply."""
        texts, grid = self.texts, self.grid()
        game = self.of(GameFacts, "game")
        for slot, card in enumerate(view.display):
            stack = slot // game.face_up
            label = ""
            if slot % game.face_up == 0:
                label = f"{game.stacks[stack]} ({view.stacks[stack]})"
            if card is None:
                grid.add_row(label, Text("-", "dim"))
                continue
            title = self.card(card)
            if not view.grey_on[slot]:
                title.append(f"{texts.text('table-no-grey')} ", "italic")
            grid.add_row(label, self.technology(card, (), title))
        tokens = ", ".join(f"{self.name(metal)} {count}" for metal, count in view.tokens.items())
        grid.add_row(texts.text("label-supply"), self.listed(self.cubes(view.supply)))
        grid.add_row(texts.text("label-tokens"), self.listed([tokens, texts.text("table-ghosts", count=view.ghosts)]))
        if view.used_tokens:
            used = Counter(view.used_tokens).items()
            words = [self.name(token) + (f" x{count}" if count > 1 else "") for token, count in used]
            grid.add_row(texts.text("label-used_tokens"), self.listed(words))
        if looked := [token for token in view.looked_at if token is not None]:
            grid.add_row(texts.text("label-looked_at"), self.listed(map(self.token, looked)))
        return self.panel(grid, "label-display")

    def token(self, token: str) -> str:
        """A ruin token with what it does."""
        return f"{self.name(token)} ({self.effect(token)})"

    # -- players -----------------------------------------------------------------------------------------------------

    def title(self, view: View, player: PlayerView) -> Text:
        """Who it is, and how it stands."""
        title = self.mark(view, player.seat).append(f" {self.texts.seat(player.seat)}")
        words = [self.texts.text("board-points", points=player.score), self.name(player.faction)]
        words += [self.name(player.tile)] if player.tile else []
        return title.append("".join(f" · {word}" for word in words))

    def strip(self, view: View, player: PlayerView) -> RenderableType:
        """Another player, compactly."""
        texts = self.texts
        words = [
            texts.text("table-gems", count=player.gems),
            texts.text("table-figures", count=player.figures),
            texts.text("table-bag", count=sum(msgspec.structs.astuple(player.bag))),
        ]
        words += self.graveyard(player)
        if player.stored:
            words.append(texts.text("table-token"))
        words += map(self.name, player.objectives)
        lines = [self.listed(words), self.listed(self.cubes(player.available))]
        placed = {one.technology: one.cubes for one in player.placed}
        begun = [name for name, cubes in placed.items() if any(cubes) or name in player.cards]
        if begun:
            lines.append(self.listed(Text(f"{self.name(n)} ").append_text(self.spaces(n, placed[n])) for n in begun))
        return Panel(Group(*lines), title=self.title(view, player), title_align="left", border_style="dim")

    def graveyard(self, player: PlayerView) -> list[str]:
        """Destroyed figures, by their letters, and ghosts, if there are any."""
        buried = "".join(MARKS[seat] for seat in player.graveyard)
        held = [*([buried] if buried else []), *([f"{GHOST}{player.ghosts}"] if player.ghosts else [])]
        return [f"{self.texts.text('label-graveyard')} {' '.join(held)}"] if held else []

    def others(self, view: View, seat: Seat) -> list[Seat]:
        """Everybody has a page, the asked seat last."""
        return [*(player.seat for player in view.players if player.seat != seat), seat]

    def page(self, view: View, seat: Seat, width: int) -> RenderableType:
        """A player's board in full."""
        return self.area(view, view.players[seat])

    def area(self, view: View, player: PlayerView) -> RenderableType:
        """A player board: the pool in the own turn, cubes, technologies, development and what counts."""
        texts, grid = self.texts, self.grid()
        if view.active == player.seat and any(msgspec.structs.astuple(view.pool)):
            grid.add_row(texts.text("label-pool"), self.pool(view))
        for area, cubes in (("available", player.available), ("unused", player.unused), ("bag", player.bag)):
            grid.add_row(texts.text(f"label-{area}"), self.listed(self.cubes(cubes)))
        for label, line in self.technologies(player):
            grid.add_row(label, line)
        grid.add_row(texts.text("label-levels"), self.listed(self.levels(player)))
        words = [
            texts.text("table-gems", count=player.gems),
            texts.text("table-figures", count=player.figures),
            texts.text("table-fortresses", count=player.fortresses),
            *self.graveyard(player),
            *map(self.name, player.objectives),
        ]
        grid.add_row(texts.text("table-pieces"), self.listed(words))
        for token in player.stored:
            shown = texts.text("terminal-face-down") if token is None else self.token(token)
            grid.add_row(texts.text("label-stored"), Text(shown))
        if player.tile:
            grid.add_row(texts.text("label-tile"), Text(f"{self.name(player.tile)}: {self.effect(player.tile)}"))
        parts = [f"{self.name(part)} {points}" for part, points in player.points.items() if points]
        grid.add_row(texts.text("table-forecast"), self.listed([Text(str(player.score), "bold"), *parts]))
        return Panel(grid, title=self.title(view, player), title_align="left")

    def levels(self, player: PlayerView) -> Iterator[Text]:
        """The development rows: level and what is left of the way."""
        last = self.of(GameFacts, "game").last_level
        for colour, level in msgspec.structs.asdict(player.levels).items():
            text = Text(f"{self.name(colour)} ").append("■" * level, INKS[colour]).append("□" * (last - level), "dim")
            yield text.append(f" {level}")

    def pool(self, view: View) -> RenderableType:
        """What is left of the effects of this turn."""
        pool, words = view.pool, list[str]()
        words += [self.amount(kind, count) for kind, count in pool.points.items()]
        for group in pool.develop:
            words.append(self.texts.text("table-steps", steps=group.steps, rows=self.name(group.row)))
        for effect in pool.on_cubes:
            words.append(
                f"{self.amount(effect.effect, effect.number)} ({self.name(effect.technology or effect.source)})"
            )
        return self.listed(Text(word, "bold") for word in words)

    def amount(self, effect: str, amount: int) -> str:
        """So much of an effect."""
        return self.texts.text("amount", what=effect, amount=amount)

    # -- components --------------------------------------------------------------------------------------------------

    def described(self, facts: dict[str, Any]) -> list[tuple[str, Text]]:
        """The facts of a component that its text does not tell."""
        texts = self.texts
        rows: list[tuple[str, Text]] = [("table-kind", Text(texts.text("table-kind-of", kind=facts["kind"])))]
        match self.game.describe(facts["id"]) if self.game.describe else None:
            case CardFacts() as card:
                rows += [("table-stack", Text(card.stack)), ("table-spaces", self.spaces(card.id))]
                rows.append(("label-points", Text(self.vp(card.id))))
            case BaseFacts(sets=sets):
                for group in sets:
                    rows.append(("table-spaces", self.technology(group, (), Text())))
            case CityFacts(zone=zone) | HexFacts(zone=zone):
                rows.append(("label-zone", Text(self.name(zone))))
            case TokenFacts(metal=metal):
                rows.append(("table-metal", Text(self.name(metal))))
            case TileFacts(faction=faction) | HomelandFacts(faction=faction):
                rows.append(("label-faction", Text(self.name(faction))))
            case FactionFacts(colour=colour):
                rows.append(("table-colour", Text(self.name(colour))))
        if facts["count"] > 1:
            rows.append(("board-copies", Text(str(facts["count"]))))
        return [(texts.text(label), value) for label, value in rows]
