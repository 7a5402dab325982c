"""Questions of Tapestry at the terminal: pictures of what can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from gobelin.games.tapestry.facts import CapitalFacts, GameFacts, MapFacts, TerritoryFacts
from gobelin.games.tapestry.view import AnyPlayer, HexView, PlayerView, View
from gobelin.kernel import Ask, Option, Seat
from gobelin.terminal.boards.tapestry_pictures import (
    FREE,
    MARKS,
    PLAYER_INKS,
    SIZE,
    draw_plots,
    draw_shape,
    draw_tile,
)
from gobelin.terminal.boards.tapestry_words import Words

PLOT_INKS: Final = {"#": "dim", "x": "dim", "~": "blue", "*": "yellow", "o": "green", FREE: ""}
DISTRICT_MARKS: Final = "αβγδεζηθικλμνξπρστυφχψω"
"""What free plots show of the districts that are no squares."""
KIND_MARKS: Final = {"outpost": "", "token": "°", "treasure": "*", "wanderer": "^"}
"""How a piece on the map is marked behind the letter of its owner; anything else is a building."""
PICTURED: Final = frozenset({"building", "landmark_place", "landmark_turn"})
"""Questions whose pictures show how and where a piece can be placed."""


class Questions(Words):
    """What the board of Tapestry shows by a question, and the parts of the view that this needs."""

    @cached_property
    def constants(self) -> GameFacts:
        """What belongs to no single component."""
        return self.known(GameFacts, "game")

    # -- the view ----------------------------------------------------------------------------------------------------

    def player(self, view: View, seat: Seat) -> AnyPlayer:
        """All that is open of a player."""
        return next(player for player in view.players if player.seat == seat)

    def person(self, view: View, seat: Seat) -> PlayerView:
        """The same of one who has an area."""
        player = self.player(view, seat)
        assert isinstance(player, PlayerView)
        return player

    def mark(self, seat: Seat) -> Text:
        """The letter of a player."""
        return Text().append(MARKS[seat], PLAYER_INKS[seat])

    def corners(self, view: View, number: int) -> Sequence[str]:
        """The terrain at the corners of a hex; nothing if it is unexplored."""
        known = next((known for known in view.hexes if known.hex == number), None)
        if known is None:
            return []
        if known.tile is not None:
            return self.known(TerritoryFacts, known.tile).turned[known.turned or 0]
        return self.known(MapFacts, view.map).corners[number]

    def pieces(self, known: HexView | None) -> Text:
        """What stands on a hex."""
        text = Text()
        for piece in known.pieces if known else ():
            letter = MARKS[piece.owner]
            text.append(letter.lower() if piece.toppled else letter, PLAYER_INKS[piece.owner])
            text.append(KIND_MARKS.get(piece.piece, "+"))
        return text

    def plot(self, player: PlayerView, row: int, col: int) -> Text:
        """A plot of a capital, in two characters."""
        letter = chr(player.plots[SIZE * row + col])
        if letter == FREE and player.capital:
            return self.ground(player.capital, row, col)
        return self.standing(letter)

    def standing(self, letter: str) -> Text:
        """What stands on a plot, in two characters."""
        building = self.constants.plots.get(letter)
        shown = self.texts.text(f"plot-{building}") if building else letter
        return Text(f" {shown}", PLOT_INKS.get(letter, "bold"))

    def ground(self, capital: str, row: int, col: int) -> Text:
        """A plot with nothing on it, in two characters; where districts are no squares, with the mark of its own."""
        facts = self.known(CapitalFacts, capital)
        if row >= len(facts.grid) or col >= len(facts.grid[0]):
            return Text("  ")
        letter = facts.grid[row][col]
        if letter != FREE or facts.regular:
            return Text(f" {letter}", PLOT_INKS.get(letter, ""))
        own = [n for n, district in enumerate(facts.districts) if SIZE * row + col in district.plots]
        mark = "◎" if len(own) > 1 else DISTRICT_MARKS[own[0]] if own else FREE
        return Text(f" {mark}", "dim")

    # -- pictures ------------------------------------------------------------------------------------------------------

    def hint(self, view: View, ask: Ask, width: int) -> RenderableType | None:
        """Pictures of tiles, landmarks and plots with the numbers of the options."""
        about = view.about
        match ask.topic:
            case "capital":
                return self.pictures(self.capital(str(option[1]), n) for n, option in enumerate(ask.options, 1))
            case "tile":
                tiles = {number: str(option[1]) for number, option in enumerate(ask.options, 1)}
                return self.pictures(
                    draw_tile(self.known(TerritoryFacts, tile).corners, str(n)) for n, tile in tiles.items()
                )
            case "explore" if about:
                legend = Text(self.texts.text("table-corners"), "dim")
                return Group(draw_tile(self.known(TerritoryFacts, about.piece).corners, ""), legend)
            case "tile_turn" if about:
                turned = self.known(TerritoryFacts, about.piece).turned
                return self.pictures(
                    draw_tile(turned[int(option[1])], str(n)) for n, option in enumerate(ask.options, 1)
                )
            case "landmark_turn" if about:
                turns = self.landmark(about.piece).turns
                return self.pictures(
                    draw_shape(turns[int(option[1])], str(number))
                    for number, option in enumerate(ask.options, 1)
                    if option[0] == "rotate"
                )
            case "landmark_place" if about:
                shape = draw_shape(self.landmark(about.piece).turns[about.at], self.name(about.piece))
                corner = Text(self.texts.text("table-corner-hint"), "dim")
                return Group(self.pictures([self.numbered_plots(view, ask), shape]), corner)
            case "building" if about:
                return self.pictures([self.numbered_plots(view, ask), Text(self.name(about.piece), "bold")])
            case "bonus" if about:
                bonus = self.texts.text(f"bonus-{about.piece}")
                return Text(self.texts.text("table-bonus-of", space=self.name(about.piece), bonus=bonus))
        return None

    def is_pictured(self, view: View, ask: Ask, option: Option) -> bool:
        """Places in the capital are numbers in its picture; capitals and turns have pictures of their own."""
        return ask.topic == "capital" or (
            ask.topic in PICTURED and view.about is not None and option[0] in ("place", "rotate")
        )

    def pictures(self, pictures: Iterable[Text], gap: int = 3) -> RenderableType:
        """Pictures side by side, in as many rows as needed."""
        return Gallery(list(pictures), gap)

    def capital(self, name: str, number: int) -> Text:
        """A capital to choose, under its number."""
        regular = self.known(CapitalFacts, name).regular
        plots = draw_plots(lambda row, col: self.ground(name, row, col), 2, regular=regular)
        return Text(f"{number} ", "bold").append(self.name(name)).append("\n").append_text(plots)

    def numbered_plots(self, view: View, ask: Ask) -> Text:
        """The capital with the number of the option on every plot that can be chosen."""
        numbers = {
            (int(option[1]), int(option[2])): number
            for number, option in enumerate(ask.options, 1)
            if option[0] == "place"
        }
        player = self.person(view, ask.seat)
        low = min([0, *(min(place) for place in numbers)])
        width = len(str(len(ask.options))) + 1

        def cell(row: int, col: int) -> Text:
            if (row, col) in numbers:
                return Text(f"{numbers[row, col]:>{width}}", "bold")
            if row < 0 or col < 0:
                return Text(" " * width)
            text = self.plot(player, row, col)
            return Text(" " * (width - 2)).append_text(text)

        return draw_plots(cell, width, range(low, SIZE), range(low, SIZE), self.is_regular(player))

    def is_regular(self, player: PlayerView) -> bool:
        """Whether the districts of a player are squares."""
        return not player.capital or self.known(CapitalFacts, player.capital).regular


class Gallery:
    """Pictures side by side, as many in a row as fit."""

    def __init__(self, pictures: list[Text], gap: int) -> None:
        self.pictures = pictures
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        row: list[Text] = []
        room = options.max_width
        for picture in self.pictures:
            width = max(line.cell_len for line in picture.split("\n"))
            if row and room < width:
                yield self._beside(row)
                row, room = [], options.max_width
            row.append(picture)
            room -= width + self.gap
        if row:
            yield self._beside(row)

    def _beside(self, row: list[Text]) -> RenderableType:
        grid = Table.grid(padding=(0, self.gap, 0, 0))
        for _ in row:
            grid.add_column(no_wrap=True)
        grid.add_row(*row)
        return grid
