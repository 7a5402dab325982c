"""The table of Tapestry: map, tracks and the others above, the own capital and mats below, pictures by the question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.kernel import Seat
from gobelin.terminal.boards.tapestry_pictures import (
    MARKS,
    PLAYER_INKS,
    SYMBOLS,
    Hex,
    draw_map,
    draw_plots,
    map_width,
    symbol,
)
from gobelin.terminal.boards.tapestry_questions import KIND_MARKS, Questions
from gobelin.terminal.boards.tapestry_words import OURS
from gobelin.terminal.flow import Flow

AUTOMA, SHADOW = 5, 6
"""The numbers of the opponents in the solo game."""
WIDE: Final = 100
"""From this width on, log and opponents stand beside the map."""
TRACK_ROOM: Final = 60
"""With so much room beside the map, the tracks stand there."""
LONG: Final = 12
"""A log with more lines gets the whole width."""
TIERS: Final = ("I", "II", "III", "IV")
ROWS: Final = ("bottom", "middle", "top")
TRAIL: Final = "▲"
"""An outpost of the Trailblazers on a track."""


class TapestryBoard(Questions):
    """Draws what `view.py` of the game shows, with the facts that the game describes."""

    # -- players -----------------------------------------------------------------------------------------------------

    def players(self, names: list[str], view: dict[str, Any]) -> list[str]:
        """In the solo game Automa and Shadow Empire have numbers behind all seats that there can be."""
        if "solo" not in view:
            return names
        unused = [self.texts.text("seat", number=number + 1) for number in range(len(names), AUTOMA)]
        return [*names, *unused, *(self.texts.text(f"seat-{bot}") for bot in (AUTOMA, SHADOW))]

    def rivals(self, view: dict[str, Any]) -> dict[Seat, int]:
        """TAP-AUT-65: the Automa has points as well."""
        return {player["seat"]: player["vp"] for player in view["players"] if player["seat"] == AUTOMA}

    def title(self, player: dict[str, Any]) -> Text:
        """Who it is, and how it stands."""
        texts = self.texts
        title = self.mark(player["seat"]).append(f" {texts.seat(player['seat'])}", "bold")
        for mat in player.get("mats", ()):
            title.append(f" · {self.name(mat['civilization'])}")
        if player["seat"] != SHADOW:
            title.append(" · ").append(self.era(player)).append(" · ")
            title.append(texts.text("table-vp", points=player["vp"]))
        if player["finished"]:
            title.append(" · ").append(texts.text("table-finished"), "italic")
        return title

    def era(self, player: dict[str, Any]) -> str:
        """The era of a player, which is the number of income turns."""
        return self.texts.text("table-era", era=player["era"]) if player["era"] else self.texts.text("table-first-era")

    # -- the screen --------------------------------------------------------------------------------------------------

    def screen(self, view: dict[str, Any], seat: Seat | None, news: Sequence[str], width: int) -> RenderableType:
        """Points; map, log and the others; tracks; the own capital and mats; the own hand."""
        parts: list[RenderableType] = [self.header(view, width)]
        beside: list[RenderableType] = []
        if news and (width < WIDE or len(news) > LONG):
            parts.append(self.columns(news, width))
        elif news:
            beside.append(self.log(news))
        beside += [self.strip(player) for player in view["players"] if player["seat"] not in (seat, SHADOW)]
        if "solo" in view:
            beside.append(self.automa(view))
        tracks, map_room = self.tracks(view), map_width(self.facts(view["map"])["hexes"]) + 4
        if width < WIDE:
            parts += [self.map(view), *beside, tracks, self.common(view)]
        else:
            row = Table.grid(expand=True)
            row.add_column(width=map_room)
            row.add_column(ratio=1)
            if width - map_room >= TRACK_ROOM:
                row.add_row(self.map(view), Group(*beside, tracks))
                parts += [row, self.common(view)]
            else:
                row.add_row(Group(self.map(view), self.common(view)), Group(*beside))
                parts += [row, tracks]
        if seat is not None:
            parts.append(self.area(view, self.player(view, seat), full=False))
        return Group(*parts)

    def header(self, view: dict[str, Any], width: int) -> RenderableType:
        """Whose turn it is, and the points of all."""
        texts = self.texts
        left = Text(" ").append(texts.text("table-turn", who=texts.seat(view["active"])), "bold")
        if view["phase"] != "turn":
            left.append(" · ").append(self.name(view["phase"]))
        right = Text()
        for player in view["players"]:
            if player["seat"] != SHADOW:
                right.append_text(self.mark(player["seat"])).append(f" {texts.seat(player['seat'])} ")
                right.append(f"{player['vp']}", "bold").append("  ")
        return self.ends(left, right, width)

    def grid(self) -> Table:
        """Labels left, things right."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        return grid

    def listed(self, words: Iterable[str | Text], gap: str = " · ") -> RenderableType:
        """Words in a row that wraps between them."""
        return Flow((Text(word) if isinstance(word, str) else word for word in words), gap=gap)

    # -- the map -----------------------------------------------------------------------------------------------------

    def map(self, view: dict[str, Any]) -> RenderableType:
        """The map with the numbers that options have, and what its signs mean."""
        texts, side = self.texts, self.facts(view["map"])
        explored = {known["hex"]: known for known in view["hexes"]}
        hexes = [
            Hex(number, tuple(place), self.corners(view, number), self.pieces(explored.get(number, {})))
            for number, place in enumerate(side["hexes"])
        ]
        starts = {player["start_hex"]: player["seat"] for player in view["players"] if "start_hex" in player}
        special = {number: "dim" for number in range(len(hexes)) if number not in explored}
        special |= {side["island"]: "bold reverse"}
        special |= {number: f"{PLAYER_INKS[seat]} underline" for number, seat in starts.items() if number >= 0}
        legend = Flow(
            [
                *(symbol(terrain).append(f" {self.name(terrain)}", "dim") for terrain in SYMBOLS),
                Text(texts.text("table-island", hex=side["island"]), "dim"),
                self.starts(starts),
                *(Text(texts.text(f"table-piece-{mark}"), "dim") for mark in self.special_pieces(view)),
            ]
        )
        width = map_width(side["hexes"]) + 4
        return Panel(
            Group(draw_map(hexes, special), legend),
            title=texts.text("table-map"),
            title_align="left",
            border_style="dim",
            width=width,
        )

    def special_pieces(self, view: dict[str, Any]) -> list[str]:
        """What stands or lies on the map besides upright outposts, for the legend."""
        pieces = [piece for known in view["hexes"] for piece in known.get("pieces", ())]
        kinds = {piece["piece"] if piece["piece"] in KIND_MARKS else "building" for piece in pieces}
        if any(piece["toppled"] for piece in pieces):
            kinds.add("toppled")
        return [kind for kind in ("toppled", "token", "treasure", "building") if kind in kinds]

    def starts(self, starts: dict[int, Seat]) -> Text:
        """Where each player began."""
        text = Text(self.texts.text("table-start"), "dim")
        for number, seat in sorted(starts.items()):
            if number >= 0:
                text.append(" ").append_text(self.mark(seat)).append(f" {number}", "not dim")
        return text

    # -- tracks ------------------------------------------------------------------------------------------------------

    def tracks(self, view: dict[str, Any]) -> RenderableType:
        """The tracks in play: tiers with costs, tokens of all, and the landmarks that are still there."""
        texts, names = self.texts, list(view["players"][0]["tokens"])
        table = Table(box=None, pad_edge=False, expand=True, padding=0)
        table.add_column("", no_wrap=True)
        table.add_column(" 0 ", header_style="dim", no_wrap=True)
        for tier, _ in enumerate(TIERS):
            for index in range(3):
                table.add_column(
                    Text(("│" if index == 0 else " ") + str(3 * tier + index + 1)),
                    header_style="dim",
                    ratio=1,
                    no_wrap=True,
                )
        for track in names:
            facts = self.facts(track)
            cells = [Text(" ").append_text(self.tokens(view, track, 0)).append(" ")]
            for index, space in enumerate(facts["spaces"], 1):
                cell = Text().append("│" if index % 3 == 1 else " ", "dim").append_text(self.tokens(view, track, index))
                landmark = self.facts(space)["landmark"]
                if landmark in view["landmarks"]:
                    cell.append("◆")
                cells.append(cell)
            table.add_row(Text(self.name(track)), *cells)
        costs = Flow(
            [
                *(Text(f"{tier}: {cost}", "dim") for tier, cost in zip(TIERS, self.tier_costs(names), strict=True)),
                Text(texts.text("table-own", resources=", ".join(map(self.name, self.own_resources(names)))), "dim"),
                Text(texts.text("table-landmark-there"), "dim"),
            ]
        )
        return Panel(Group(table, costs), title=texts.text("table-tracks"), title_align="left", border_style="dim")

    def tokens(self, view: dict[str, Any], track: str, index: int) -> Text:
        """The tokens on a space of a track."""
        text = Text()
        for player in view["players"]:
            for space in player["tokens"][track]:
                if space == index:
                    text.append_text(self.mark(player["seat"]))
        if index in self.trail(view).get(track, ()):
            text.append(TRAIL)
        return text

    def trail(self, view: dict[str, Any]) -> dict[str, list[int]]:
        """Where the outposts of the Trailblazers stand, by track."""
        return {part["track"]: part["spaces"] for part in view.get("solo", {}).get("trail", ())}

    def tier_costs(self, names: Sequence[str]) -> list[str]:
        """What a space of each tier costs, in words that fit every track."""
        tracks = [self.facts(track) for track in names]
        costs = []
        for tier, _ in enumerate(TIERS):
            prices = [self.price(track["costs"][tier], track["resource"]) for track in tracks]
            costs.append(" / ".join(dict.fromkeys(prices)))
        return costs

    def own_resources(self, names: Sequence[str]) -> list[str]:
        """The resource of each track, in their order, where it has one."""
        return [resource for track in names if (resource := self.facts(track)["resource"]) is not None]

    # -- what everybody shares ---------------------------------------------------------------------------------------

    def common(self, view: dict[str, Any]) -> RenderableType:
        """Open tech cards, achievements, landmarks of cards, decks; what is on offer."""
        texts, grid = self.texts, self.grid()
        if offers := [offer for offer in view.get("offers", ()) if offer["offered"]]:
            words = [f"{MARKS[offer['seat']]}: {', '.join(map(self.name, offer['offered']))}" for offer in offers]
            grid.add_row(texts.text("table-offers"), self.listed(words))
        grid.add_row(texts.text("table-display"), self.listed(map(self.name, view["tech_display"])))
        grid.add_row(texts.text("table-achievements"), self.listed(self.achievements(view)))
        spare = [name for name in view["landmarks"] if not self.landmark(name)["spaces"]]
        if spare:
            grid.add_row(texts.text("table-open-landmarks"), self.listed(map(self.name, spare)))
        counts = {
            kind: view[key]
            for kind, key in (
                ("tapestry", "tapestry_deck"),
                ("tech", "tech_deck"),
                ("territory", "territory_stock"),
                ("space", "space_stock"),
                ("civilization", "civilization_deck"),
            )
        }
        grid.add_row(texts.text("table-decks"), Text(texts.text("table-deck-counts", **counts)))
        if bans := view.get("bans"):
            words = [
                texts.text("table-ban", track=self.name(ban["track"]), who=texts.seat(ban["seat"])) for ban in bans
            ]
            grid.add_row(texts.text("table-bans"), self.listed(words))
        if looked := [card for card in view["looked_at"] if card is not None]:
            grid.add_row(texts.text("table-looked-at"), self.listed(map(self.name, looked)))
        if "placeholders" in view["variants"]:
            grid.add_row(OURS, Text(texts.text("source-reconstructed"), "dim"))
        return Panel(grid, title=texts.text("label-table"), title_align="left", border_style="dim")

    def achievements(self, view: dict[str, Any]) -> Iterator[Text]:
        """Each achievement with those who have it and the points that are left."""
        for name, takers in view["achievements"].items():
            text = Text(self.name(name)).append(" ")
            for taker in takers:
                text.append_text(self.mark(taker))
            points = self.facts(name)[view["map"]][len(takers) :]
            text.append(f" ({', '.join(map(str, points)) or '-'})", "dim")
            yield text

    # -- the others --------------------------------------------------------------------------------------------------

    def strip(self, player: dict[str, Any]) -> RenderableType:
        """Another player, compactly."""
        texts, lines = self.texts, []
        if "resources" in player:
            words = [f"{self.name(resource)} {amount}" for resource, amount in player["resources"].items()]
            words += [texts.text("table-hand", count=len(player["hand"]))]
            words += [texts.text("table-outposts", count=player["outposts"])]
            lines.append(self.listed(words))
            built = [f"{self.name(building)} {count}" for building, count in player["built"].items() if count]
            things = built + [self.name(name) for name in player["landmarks"]]
            if things:
                lines.append(self.listed(things))
            techs = [f"{self.name(card)} {'○□'[row - 1] if row else ''}".strip() for row, card in self.techs(player)]
            if techs:
                lines.append(self.listed(techs))
            for mat in player["mats"]:
                if held := self.on_mat(mat):
                    lines.append(Text(f"{self.name(mat['civilization'])}: {held}"))
        else:
            words = [texts.text("table-hand", count=len(player["hand"]))]
            words += [texts.text("table-outposts", count=player["outposts"])]
            lines.append(self.listed([*words, *map(self.name, player["landmarks"])]))
        if cards := self.stacks(player):
            lines.append(self.listed(cards))
        return Panel(Group(*lines), title=self.title(player), title_align="left", border_style="dim")

    def automa(self, view: dict[str, Any]) -> RenderableType:
        """TAP-AUT-08: the cards of the bots, their favourites and the discards that may be looked through."""
        texts, solo = self.texts, view["solo"]
        favorites = [
            self.mark(favorite["seat"]).append(f" {texts.text('table-favorite', track=self.name(favorite['track']))}")
            for favorite in solo["favorites"]
        ]
        counts = texts.text("table-decision-deck", count=solo["decision_deck"], progress=solo["progress_deck"])
        level = texts.text("table-level", level=solo["level"])
        lines = [self.listed([level, *map(self.name, solo["automa_civilizations"]), *favorites, counts])]
        if landmarks := self.player(view, SHADOW)["landmarks"]:
            lines.append(self.listed([self.mark(SHADOW), *map(self.name, landmarks)]))
        if solo["pair"]:
            lines.append(Text(texts.text("table-pair", cards=", ".join(map(self.name, solo["pair"])))))
        if solo["decision_discards"]:
            numbers = ", ".join(str(self.facts(card)["number"]) for card in solo["decision_discards"])
            lines.append(Text(texts.text("table-decision-discards", cards=numbers), "dim"))
        if "pool" in solo:
            lines.append(Text(f"{texts.text('label-pool')}: {', '.join(map(self.name, solo['pool']))}"))
        if trail := self.trail(view):
            words = [f"{self.name(track)} {', '.join(map(str, spaces))}" for track, spaces in trail.items()]
            lines.append(Text(f"{TRAIL} {texts.text('label-trail')}: {' · '.join(words)}"))
        title = self.mark(AUTOMA).append(f" {texts.seat(AUTOMA)}").append(" · ").append_text(self.mark(SHADOW))
        title.append(f" {texts.seat(SHADOW)}")
        return Panel(Group(*lines), title=title, title_align="left", border_style="dim")

    def techs(self, player: dict[str, Any]) -> list[tuple[int, str]]:
        """The tech cards of a player with their rows, the top row first."""
        return [(row, card) for row in (2, 1, 0) for card in player["techs"][row]]

    def stacks(self, player: dict[str, Any]) -> list[Text]:
        """The visible tapestry cards by era."""
        words = []
        for tier, stack in zip(TIERS, player["tapestries"], strict=True):
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

    def on_mat(self, mat: dict[str, Any]) -> str:
        """What lies on a civilization mat."""
        words = [self.texts.text("table-tokens", count=mat["mat_tokens"])] if mat["mat_tokens"] else []
        if mat["numbers"]:
            words.append(" ".join(str(number) if number >= 0 else "-" for number in mat["numbers"]))
        words += ["-" if mark is None else self.name(mark) for mark in mat["marks"]]
        return " · ".join(words)

    # -- an area in full ---------------------------------------------------------------------------------------------

    def others(self, view: dict[str, Any], seat: Seat) -> list[Seat]:
        """Everybody who has a capital has a page, the asked seat last."""
        seats = [player["seat"] for player in view["players"] if "capital" in player]
        return [other for other in seats if other != seat] + [seat]

    def page(self, view: dict[str, Any], seat: Seat, width: int) -> RenderableType:
        """A player's area in full, the texts of the own hand and of the civilizations included."""
        return self.area(view, self.player(view, seat), full=True)

    def area(self, view: dict[str, Any], player: dict[str, Any], full: bool) -> RenderableType:
        """The capital, and beside it everything else that a player has; `full`: with what it says."""
        texts, grid = self.texts, self.grid()
        resources = (
            Text(f"{self.name(resource)} {amount}", "bold" if amount else "dim")
            for resource, amount in player["resources"].items()
        )
        outposts = Text(texts.text("table-outposts", count=player["outposts"]))
        grid.add_row(texts.text("table-resources"), self.listed([*resources, outposts]))
        for track in self.facts("game")["income_tracks"]:
            grid.add_row(self.name(track), self.income_line(player, track))
        if cards := self.stacks(player):
            grid.add_row(texts.text("table-tapestries"), self.listed(cards))
        in_force = [self.terms(terms) for terms in player["in_force"]]
        if in_force:
            grid.add_row(texts.text("table-in-force"), self.listed(in_force))
        for row, card in self.techs(player):
            grid.add_row(texts.text(f"table-{ROWS[row]}-row"), self.tech_line(view, player, card, row))
        if player["territories"]:
            tiles = [self.tile(tile, full) for tile in player["territories"]]
            grid.add_row(texts.text("table-territories"), self.listed(tiles))
        for key in ("space", "explored"):
            if player[key]:
                grid.add_row(texts.text(f"table-{key}"), self.listed(self.space_tile(tile) for tile in player[key]))
        for mat in player["mats"]:
            held = self.on_mat(mat)
            grid.add_row(texts.text("table-mats"), Text(self.name(mat["civilization"]) + (f": {held}" if held else "")))
            if full:
                grid.add_row("", Text(self.effect(mat["civilization"]), "dim"))
        if player["landmarks"]:
            words = [f"{self.landmark(name)['letter']} {self.name(name)}" for name in player["landmarks"]]
            grid.add_row(texts.text("table-landmarks"), self.listed(words))
        if player["beside"]:
            grid.add_row(texts.text("table-beside"), self.listed(map(self.name, player["beside"])))
        if player["landmark_card"]:
            grid.add_row(texts.text("table-landmark-card"), Text(self.condition(player["landmark_card"])))
        if player["hand"]:
            cards = list(self.hand(player["hand"], full))
            grid.add_row(texts.text("table-your-hand"), Group(*cards) if full else self.listed(cards))
        body: RenderableType = grid
        if player["plots"]:
            capital = Table.grid(padding=(0, 2, 0, 0))
            capital.add_row(draw_plots(lambda row, col: self.plot(player, row, col), 2), grid)
            body = capital
        title = self.title(player)
        if player["capital"]:
            title.append(f" · {self.name(player['capital'])}")
        return Panel(body, title=title, title_align="left")

    def tile(self, tile: str, full: bool) -> Text:
        """A territory tile in a supply: its name, or to save room its number and land, and its reward."""
        number = tile.removeprefix("territory_").lstrip("0")
        text = Text(self.name(tile) if full or not number.isdecimal() else f"{number} ")
        if not full:
            facts = self.facts(tile)
            for terrain in SYMBOLS:
                if terrain != "water" and terrain in (*facts["corners"], *facts["interior_only"]):
                    text.append_text(symbol(terrain))
        return text.append(f" ({self.reward(tile)})")

    def hand(self, hand: Sequence[str | None], full: bool) -> Iterator[Text]:
        """Each card, and if there is room what it does; unknown ones counted."""
        hidden = sum(card is None for card in hand)
        if hidden:
            yield Text(self.texts.text("table-hand", count=hidden))
        for card in sorted({card for card in hand if card is not None}):
            count = hand.count(card)
            text = Text(self.name(card) + (f" x{count}" if count > 1 else ""), "bold")
            text.append(f" ({self.timing(self.facts(card))})", "not bold dim")
            yield text.append(f" {self.effect(card)}") if full else text

    def terms(self, terms: Sequence[str | int]) -> str:
        """A card in force, and the tracks or players that were chosen for it."""
        card, *chosen = [self.texts.seat(term) if isinstance(term, int) else self.name(term) for term in terms]
        return f"{card} ({', '.join(chosen)})" if chosen else card

    def income_line(self, player: dict[str, Any], track: str) -> Text:
        """An income track: what stands on it, what it gives, and what comes free next."""
        facts = self.facts(track)
        built = player["built"][facts["building"]]
        gains: list[dict[str, Any]] = []
        for space in facts["spaces"][: built + 1]:
            gains += [*self.facts(space)["income"], *self.facts(space)["vp"]]
        letter = self.texts.text(f"plot-{facts['building']}")
        text = Text("·" * (built + 1)).append(letter * (len(facts["spaces"]) - 1 - built), "bold")
        text.append(f"  {self.effects(self.summed(gains))}")
        if built + 1 < len(facts["spaces"]):
            space = self.facts(facts["spaces"][built + 1])
            following = self.effects([*space["income"], *space["vp"]])
            text.append(f"  {self.texts.text('table-next', gains=following)}", "dim")
        return text

    def tech_line(self, view: dict[str, Any], player: dict[str, Any], card: str, row: int) -> Text:
        """A tech card with what the next row would give."""
        text = Text(self.name(card), "bold" if row == 2 else "")
        facts = self.facts(card)
        if row == 0:
            text.append(f"  ○ {self.effects(facts['circle'])}", "dim not bold")
        if row < 2:
            text.append(f"  □ {self.effects(facts['square'])}", "dim not bold")
            met = self.texts.text("table-met" if self.is_met(view, player, card) else "table-not-met")
            text.append(f"  {self.texts.text('table-needs')} {self.prerequisite(facts)} ({met})", "dim not bold")
        return text

    def is_met(self, view: dict[str, Any], player: dict[str, Any], card: str) -> bool:
        """TAP-INV-10 to TAP-INV-13: whether the player or a neighbour has what a tech card needs."""
        needed = self.facts(card)["prerequisite"]
        around = view["players"]
        at = around.index(player)
        for other in (player, around[at - 1], around[(at + 1) % len(around)]):
            if needed["track"] is not None:
                space = self.furthest(other, needed["track"])
                if space and (space + 2) // 3 >= needed["tier"]:
                    return True
            elif other.get("built", {}).get(needed["building"], 0) >= needed["uncovered"]:
                return True
        return False

    # -- the end -----------------------------------------------------------------------------------------------------

    def tie_breakers(self, view: dict[str, Any]) -> dict[str, list[int]]:
        """TAP-END-05: the tallest landmark in a capital."""
        heights = []
        ranks = len(self.facts("game")["landmarks"]) + 1
        on_map = {piece["piece"] for known in view["hexes"] for piece in known.get("pieces", ())}
        for player in view["players"]:
            if "capital" in player:
                there = [n for n in player["landmarks"] if n not in player["beside"] and n not in on_map]
                heights.append(max((ranks - self.landmark(name)["height_rank"] for name in there), default=0))
        return {self.texts.text("table-tallest"): heights}
