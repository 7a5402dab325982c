"""Questions of Tapestry at the terminal: pictures of what can be chosen, and what an option costs and brings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from gobelin.kernel import Ask, Option, Seat
from gobelin.terminal.boards.tapestry_pictures import (
    FREE,
    MARKS,
    PLAYER_INKS,
    SIZE,
    draw_plots,
    draw_shape,
    draw_tile,
    turned,
)
from gobelin.terminal.boards.tapestry_words import Words

PLOT_INKS: Final = {"#": "dim", "x": "dim", FREE: ""}
BUILDING_LETTERS: Final = {"m": "market", "h": "house", "f": "farm", "a": "armory"}
KIND_MARKS: Final = {"outpost": "", "token": "°", "treasure": "*"}
"""How a piece on the map is marked behind the letter of its owner; anything else is a building."""
PICTURED: Final = frozenset({"building", "landmark_place", "landmark_turn", "tile_turn"})
"""Questions whose pictures show how and where a piece can be placed."""


class Questions(Words):
    """What the board of Tapestry shows by a question, and the parts of the view that this needs."""

    # -- the view ----------------------------------------------------------------------------------------------------

    def player(self, view: dict[str, Any], seat: Seat) -> dict[str, Any]:
        """All that is open of a player."""
        found: dict[str, Any] = next(player for player in view["players"] if player["seat"] == seat)
        return found

    def mark(self, seat: Seat) -> Text:
        """The letter of a player."""
        return Text().append(MARKS[seat], PLAYER_INKS[seat])

    def corners(self, view: dict[str, Any], number: int) -> list[str]:
        """The terrain at the corners of a hex; nothing if it is unexplored."""
        known = next((known for known in view["hexes"] if known["hex"] == number), None)
        if known is None:
            return []
        if "tile" in known:
            return turned(self.facts(known["tile"])["corners"], known["turned"])
        printed: list[str] = self.facts(view["map"])["corners"][number]
        return printed

    def pieces(self, known: dict[str, Any]) -> Text:
        """What stands on a hex."""
        text = Text()
        for piece in known.get("pieces", ()):
            letter = MARKS[piece["owner"]]
            text.append(letter.lower() if piece["toppled"] else letter, PLAYER_INKS[piece["owner"]])
            text.append(KIND_MARKS.get(piece["piece"], "+"))
        return text

    def matching(self, view: dict[str, Any], number: int, corners: Sequence[str]) -> int:
        """TAP-EXP-03: how many sides of a tile would match on a hex."""
        matches = 0
        for side, other in enumerate(self.facts(view["map"])["neighbours"][number]):
            beyond = self.corners(view, other) if other >= 0 else []
            if beyond and (
                corners[side] == beyond[(side + 4) % 6] or corners[(side + 1) % 6] == beyond[(side + 3) % 6]
            ):
                matches += 1
        return matches

    def furthest(self, player: dict[str, Any], track: str) -> int:
        """The spaces advanced by the token that is ahead."""
        if track in player.get("completed", ()):
            return len(self.facts(track)["spaces"])
        return max(player["tokens"][track], default=0)

    def plot(self, player: dict[str, Any], row: int, col: int) -> Text:
        """A plot of a capital, in two characters."""
        letter = chr(player["plots"][SIZE * row + col])
        building = BUILDING_LETTERS.get(letter)
        shown = self.texts.text(f"plot-{building}") if building else letter
        return Text(f" {shown}", PLOT_INKS.get(letter, "bold"))

    # -- pictures ------------------------------------------------------------------------------------------------------

    def hint(self, view: dict[str, Any], ask: Ask, width: int) -> RenderableType | None:
        """Pictures of tiles, landmarks and plots with the numbers of the options."""
        about = view.get("about")
        match ask.topic:
            case "capital":
                return self.pictures(self.capital(str(option[1]), n) for n, option in enumerate(ask.options, 1))
            case "tile":
                tiles = {number: str(option[1]) for number, option in enumerate(ask.options, 1)}
                return self.pictures(draw_tile(self.facts(tile)["corners"], str(n)) for n, tile in tiles.items())
            case "explore" if about:
                legend = Text(self.texts.text("table-corners"), "dim")
                return Group(draw_tile(self.facts(about["piece"])["corners"], ""), legend)
            case "tile_turn" if about:
                return self.pictures(self.turned_tiles(view, ask, about))
            case "landmark_turn" if about:
                turns = self.landmark(about["piece"])["turns"]
                return self.pictures(
                    draw_shape(turns[int(option[1])], str(number))
                    for number, option in enumerate(ask.options, 1)
                    if option[0] == "rotate"
                )
            case "landmark_place" if about:
                shape = draw_shape(self.landmark(about["piece"])["turns"][about["at"]], self.name(about["piece"]))
                corner = Text(self.texts.text("table-corner-hint"), "dim")
                return Group(self.pictures([self.numbered_plots(view, ask), shape]), corner)
            case "building" if about:
                return self.pictures([self.numbered_plots(view, ask), Text(self.name(about["piece"]), "bold")])
            case "bonus" if about and (bonus := self.facts(about["piece"]).get("bonus")):
                gains = self.effects(bonus["then"])
                price = self.texts.text("table-bonus-price", pay=bonus["pay"], n=bonus["n"])
                return Text(
                    self.texts.text("table-bonus-of", space=self.name(about["piece"]), price=price, gains=gains)
                )
        return None

    def is_pictured(self, view: dict[str, Any], ask: Ask, option: Option) -> bool:
        """Places in the capital are numbers in its picture; capitals and turns have pictures of their own."""
        return ask.topic == "capital" or (
            ask.topic in PICTURED and "about" in view and option[0] in ("place", "rotate")
        )

    def pictures(self, pictures: Iterable[Text], gap: int = 3) -> RenderableType:
        """Pictures side by side, in as many rows as needed."""
        return Gallery(list(pictures), gap)

    def capital(self, name: str, number: int) -> Text:
        """A capital to choose, under its number."""
        grid = self.facts(name)["grid"]
        plots = draw_plots(lambda row, col: Text(f" {grid[row][col]}"), 2)
        return Text(f"{number} ", "bold").append(self.name(name)).append("\n").append_text(plots)

    def turned_tiles(self, view: dict[str, Any], ask: Ask, about: dict[str, Any]) -> Iterator[Text]:
        """The tile in every turn, with the sides that would match."""
        for number, option in enumerate(ask.options, 1):
            corners = turned(self.facts(about["piece"])["corners"], int(option[1]))
            sides = self.texts.text("table-matching", count=self.matching(view, about["at"], corners))
            yield draw_tile(corners, str(number), sides)

    def numbered_plots(self, view: dict[str, Any], ask: Ask) -> Text:
        """The capital with the number of the option on every plot that can be chosen."""
        numbers = {
            (int(option[1]), int(option[2])): number
            for number, option in enumerate(ask.options, 1)
            if option[0] == "place"
        }
        player = self.player(view, ask.seat)
        low = min([0, *(min(place) for place in numbers)])
        width = len(str(len(ask.options))) + 1

        def cell(row: int, col: int) -> Text:
            if (row, col) in numbers:
                return Text(f"{numbers[row, col]:>{width}}", "bold")
            if row < 0 or col < 0:
                return Text(" " * width)
            text = self.plot(player, row, col)
            return Text(" " * (width - 2)).append_text(text)

        return draw_plots(cell, width, range(low, SIZE), range(low, SIZE))

    # -- options -------------------------------------------------------------------------------------------------------

    def detail(self, view: dict[str, Any], ask: Ask, option: Option) -> str:
        """Costs and gains."""
        match option:
            case ("advance", str(track)):
                return self.next_space(view, ask, track)
            case (("explore" | "conquer" | "territory" | "settle"), int(number)):
                return self.hex_detail(view, number)
            case ("die", str(colour)) if "dice" in view:
                face = next(face for face in view["dice"] if face.startswith(f"conquer_{colour}_"))
                return self.effects(self.facts(face)["effect"])
            case (("upgrade" | "use_tech"), str(card)):
                return self.row_benefit(view, ask.seat, card)
            case (_, str(name)) if facts := self.facts(name):
                return self.brief(facts)
        return ""

    def next_space(self, view: dict[str, Any], ask: Ask, track: str) -> str:
        """What the next space costs and gives."""
        spaces = self.facts(track)["spaces"]
        found = []
        for index in sorted(set(self.player(view, ask.seat)["tokens"][track])):
            if index < len(spaces):
                space = self.facts(spaces[index])
                words = [f"{index + 1} {self.name(space['id'])}"]
                if ask.topic == "turn":
                    words.append(self.price(space["cost"]))
                words.append(self.space_gains(space, space["landmark"] in view["landmarks"]))
                found.append(" · ".join(words))
        return " / ".join(found)

    def hex_detail(self, view: dict[str, Any], number: int) -> str:
        """What lies and stands on a hex."""
        known = next((known for known in view["hexes"] if known["hex"] == number), None)
        if known is None:
            return ""
        words = [self.pieces(known).plain]
        if "tile" in known:
            words.append(self.reward(known["tile"]))
        return " · ".join(filter(None, words))

    def row_benefit(self, view: dict[str, Any], seat: Seat, card: str) -> str:
        """What a tech card gives in the row above, or, used again, in its own."""
        facts = self.facts(card)
        for player in view["players"]:
            for row, cards in enumerate(player.get("techs", ())):
                if card in cards:
                    return f"○ {self.effects(facts['circle'])}" if row == 0 else f"□ {self.effects(facts['square'])}"
        return self.brief(facts)


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
