"""The table of Inventions: regions and the others above, then forums, milestones and ideas, then the own society."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.kernel import Ask, Option, Seat
from gobelin.terminal.board import Board
from gobelin.terminal.bricks import INNER, Brick, draw_map, map_width
from gobelin.terminal.flow import Flow

WIDE: Final = 120
"""From this width on, the log and the others stand beside the regions, and the progress map beside the society."""
LONG: Final = 16
"""A log with more lines gets the whole width."""
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
EPOCH, SEASON, UP, DOWN, SCHOLAR, SPENT, FREE = "▲", "△", "↑", "↓", "§", "●", "·"
ROLES: Final = ("originator", "inventor", "innovator")


class InventionsBoard(Board[dict[str, Any]]):
    """Draws what `view.py` of the game shows, with the facts that the game describes."""

    groups: ClassVar[Mapping[str, str]] = {
        "pillar": "actions",
        "chain": "chain",
        "link": "chain",
        "place": "place",
        "use_economy": "economy",
        "decline": "finish",
        "end": "finish",
    }

    # -- the screen --------------------------------------------------------------------------------------------------

    def screen(self, view: dict[str, Any], seat: Seat | None, news: Sequence[str], width: int) -> RenderableType:
        """Whose turn and what it was made of; regions, log and the others; what is common; the own society."""
        parts: list[RenderableType] = [self.header(view, width), *self.thread(view)]
        beside: list[RenderableType] = []
        if news and (width < WIDE or len(news) > LONG):
            parts.append(self.columns(news, width))
        elif news:
            beside.append(self.log(news))
        beside += [self.strip(view, player) for player in view["players"] if player["seat"] != seat]
        if width < WIDE:
            parts += [self.regions(view), *beside, self.assembly(view), self.milestones(view)]
        else:
            parts.append(self.pair(self.regions(view), Group(*beside)))
            parts.append(self.pair(self.assembly(view), self.milestones(view)))
        parts.append(self.ideas(view))
        if seat is not None:
            parts.append(self.area(view, view["players"][seat], width))
        return Group(*parts)

    def pair(self, left: RenderableType, right: RenderableType) -> RenderableType:
        """Two parts of the table beside each other."""
        row = Table.grid(expand=True)
        row.add_column(ratio=1)
        row.add_column(ratio=1)
        row.add_row(left, right)
        return row

    def header(self, view: dict[str, Any], width: int) -> RenderableType:
        """Era and round, whose turn it is, and the points of all in turn order."""
        texts = self.texts
        era = self.facts(f"era_{view['era']}")
        left = Text(" ").append(f"{self.name(era['id'])}, ", "bold")
        left.append(texts.text("table-round", round=view["round"], rounds=era["rounds"]) if era["rounds"] else "")
        if view["active"] is not None:
            left.append(" · ").append(texts.text("table-turn", who=texts.seat(view["active"])), "bold")
        left.append(" · ").append(self.name(view["phase"]))
        right = Text()
        for seat in view["order"]:
            right.append_text(self.mark(seat)).append(f" {texts.seat(seat)}")
            if "ip" in view["players"][seat]:
                right.append(f" {view['players'][seat]['ip']}", "bold")
            right.append("  ")
        return self.ends(left, right, width)

    def thread(self, view: dict[str, Any]) -> Iterator[RenderableType]:
        """What this turn was made of so far, link by link, and the chain markers that are left."""
        if view["thread"] or view["markers"]:
            line = Text(" ").append(f"{self.texts.text('label-thread')}: ", "dim")
            line.append(" → ".join(map(self.name, view["thread"])) or "-")
            yield line.append(f" · {self.texts.text('table-markers', count=view['markers'])}", "dim")

    def mark(self, seat: Seat) -> Text:
        """The letter of a society, in its colour."""
        return Text().append(MARKS[seat], f"bold {INKS[seat]}")

    def marks(self, counts: Sequence[int]) -> Text:
        """How many pieces each society has somewhere."""
        found = [self.mark(seat).append(str(count)) for seat, count in enumerate(counts) if count]
        return Text(" ").join(found) if found else Text("-", "dim")

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

    def labelled(self, label: str, thing: str | Text) -> Text:
        """A thing with its label before it."""
        return Text().append(f"{self.texts.text(label)} ", "dim").append(thing)

    # -- regions -----------------------------------------------------------------------------------------------------

    def regions(self, view: dict[str, Any]) -> RenderableType:
        """Every region: its card with those beside it, its tiles, and who lives there."""
        grid = self.grid()
        for number, region in enumerate(view["regions"], 1):
            lines = [self.card_and_roles(region), self.tiles(region), self.people(region)]
            name = Text().append(f"{number} ", "dim").append(self.name(region["region"]), "bold")
            if view.get("chronos_region") == region["region"]:
                name.append("\n").append_text(self.mark(self.chronos(view)["seat"]).append(SEASON))
            grid.add_row(name, Group(*map(self.listed, lines)))
        signs = ((SCHOLAR, "table-sign-scholar"), (UP, "table-sign-up"), (DOWN, "table-sign-down"))
        return self.panel(Group(grid, self.legend(signs)), "label-regions")

    def legend(self, signs: Iterable[tuple[str, str]]) -> RenderableType:
        """What signs mean."""
        return self.listed(Text(f"{sign} {self.texts.text(label)}", "dim") for sign, label in signs)

    def card_and_roles(self, region: dict[str, Any]) -> list[Text]:
        """The card of a region and who took part in it."""
        if region["card"] is None:
            return [Text(self.texts.text("table-no-card"), "dim")]
        words = [self.card(region["card"])]
        for role in ROLES:
            if region[role] is not None:
                mark = self.mark(region[role])
                if role == "originator" and region["originators"] > 1:
                    mark.append(f" x{region['originators']}")
                words.append(self.labelled(f"label-{role}", mark))
        return words

    def tiles(self, region: dict[str, Any]) -> list[Text]:
        """What presenting, travelling and sharing bring here."""
        specialist = self.facts(region["specialist_tile"])
        shown = f"{specialist['specialists']} → {self.benefit(specialist['benefit'])}"
        prosperity = [
            f"{self.facts(tile)['letter']}{f' x{count}' if count > 1 else ''}"
            for tile, count in Counter(reversed(region["prosperity"])).items()
        ]
        return [
            self.labelled("table-presenting", shown),
            self.labelled("table-travelling", self.knowledge(region) + (f" {SCHOLAR}" if region["scholar"] else "")),
            self.labelled("table-sharing", ", ".join(prosperity) or "-"),
        ]

    def knowledge(self, region: dict[str, Any]) -> str:
        """The side of the knowledge tile that can be seen."""
        if region["points_side"]:
            return self.benefit({"op": "gain_ip", "amount": self.facts("game")["knowledge_points"]})
        return self.benefit(self.facts(region["knowledge_tile"])["benefit"])

    def people(self, region: dict[str, Any]) -> list[Text]:
        """Influence tiles, the points of free influence spaces, and citizens on the map."""
        spaces: list[Text] = []
        for tile in region["influence"]:
            text = self.mark(tile["seat"]).append(UP if tile["face_up"] else DOWN)
            if tile["face_up"]:
                text.append(f" {self.benefit(self.facts(tile['tile'])['benefit'])}")
            spaces.append(text)
        free = self.facts(region["region"])["influence_spaces"][len(spaces) :]
        spaces += [Text(str(points), "dim") for points in free]
        return [
            self.labelled("label-influence", Text(" | ").join(spaces)),
            self.labelled("table-citizens", self.marks(region["population"])),
        ]

    # -- forums, milestones, ideas -----------------------------------------------------------------------------------

    def assembly(self, view: dict[str, Any]) -> RenderableType:
        """The pillars on the forums, and the era markers."""
        grid = self.grid()
        for forum in self.facts("game")["forums"]:
            spaces = []
            for action in self.facts(forum)["actions"]:
                spaces.append(Text(" ").join([Text(self.name(action)), *self.pillars(view, action)]))
            grid.add_row(self.name(forum), self.listed(spaces))
        grid.add_row(self.texts.text("table-track"), self.listed(self.track(view)))
        signs = ((EPOCH, "label-epoch"), (SEASON, "label-seasons"))
        return self.panel(Group(grid, self.legend(signs)), "table-assembly")

    def pillars(self, view: dict[str, Any], action: str) -> Iterator[Text]:
        """Whose pillars stand on an action space."""
        for player in view["players"]:
            if player.get("epoch") == action:
                yield self.mark(player["seat"]).append(EPOCH)
            if action in player.get("seasons", ()):
                yield self.mark(player["seat"]).append(SEASON)

    def track(self, view: dict[str, Any]) -> Iterator[Text]:
        """The boxes of each era with the markers on them; the era of Chronos is bold."""
        standing = {player["box"]: player["seat"] for player in view["players"] if player["box"]}
        boxes = [self.facts(box) for box in self.facts("game")["boxes"]]
        for era in sorted({box["era"] for box in boxes}):
            text = Text().append(f"{era} ", "bold reverse" if era == view["era"] else "dim")
            for box in boxes:
                if box["era"] == era:
                    text.append_text(self.mark(standing[box["id"]]) if box["id"] in standing else Text(FREE))
            yield text

    def milestones(self, view: dict[str, Any]) -> RenderableType:
        """All milestones by display, with their diplomats."""
        texts, grid = self.texts, self.grid()
        private = []
        for colour, shown in enumerate(view["private"]):
            owner = self.mark(colour) if colour < len(view["players"]) else Text(FREE, "dim")
            private.append(owner.append(" ").append_text(self.milestone(shown["milestone"], shown["diplomats"])))
        grid.add_row(texts.text("label-private"), self.listed(private))
        common = [self.milestone(shown["milestone"], shown["diplomats"]) for shown in view["common"]]
        grid.add_row(texts.text("label-common"), self.listed(common))
        grid.add_row(texts.text("label-eureka"), self.listed(self.milestone(one, ()) for one in view["eureka"]))
        left = [f"{letter} {count}" for letter, count in view["milestone_stacks"].items() if count]
        grid.add_row(texts.text("label-milestone_stacks"), self.listed(left))
        if view["old_milestones"]:
            grid.add_row(texts.text("label-old_milestones"), self.listed(map(self.name, view["old_milestones"])))
        return self.panel(grid, "table-milestones")

    def milestone(self, milestone: str, diplomats: Sequence[Seat]) -> Text:
        """A milestone with its letter and action, and the letters of its diplomats."""
        facts = self.facts(milestone)
        text = Text().append(self.name(milestone), "bold")
        text.append(f" ({facts['letter']}, {self.name(facts['action'])})", "dim")
        for seat in diplomats:
            text.append(" ").append_text(self.mark(seat))
        return text

    def ideas(self, view: dict[str, Any]) -> RenderableType:
        """The idea display, the top of the stack, and the progress tiles that can be taken."""
        texts, grid = self.texts, self.grid()
        if view["top"] is not None:
            label = f"{texts.text('label-deck')} ({view['deck']})"
            grid.add_row(label, self.card_line(view["top"]))
        for number, card in enumerate(view["display"]):
            grid.add_row("" if number else texts.text("label-display"), self.card_line(card))
        if not view["display"]:
            grid.add_row(texts.text("label-display"), Text("-", "dim"))
        tiles = []
        for kind in self.facts("game")["disciplines"]:
            left = {t: n for t, n in view["progress"].items() if n and self.facts(t)["discipline"] == kind}
            numbers = ", ".join(f"{self.facts(tile)['number']} x{count}" for tile, count in left.items())
            tiles.append(Text().append(self.name(kind), KIND_INKS[kind]).append(f" {numbers or '-'}"))
        grid.add_row(texts.text("table-progress"), self.listed(tiles))
        return self.panel(grid, "label-ideas")

    def card(self, card: str) -> Text:
        """The name of a card with era and discipline."""
        facts = self.facts(card)
        text = Text().append(self.name(card), "bold").append(f" ({facts['era']}, ", "dim")
        return text.append(self.name(facts["discipline"]), KIND_INKS[facts["discipline"]]).append(")", "dim")

    def card_line(self, card: str) -> RenderableType:
        """A card with what inventing it takes and the action that can be chained."""
        facts, texts = self.facts(card), self.texts
        words = [self.card(card)]
        if facts["milestone"]:
            words.append(Text(texts.text("table-needs", milestone=self.name(facts["milestone"]))))
        for discipline in facts["extra"]:
            words.append(Text(f"+ {self.specialists(1, discipline)}"))
        if facts["points"]:
            words.append(Text(self.benefit({"op": "gain_ip", "amount": facts["points"]})))
        return self.listed([*words, Text(f"→ {self.name(facts['chain'])}")])

    def benefit(self, benefit: Mapping[str, Any]) -> str:
        """A benefit in as few words as possible."""
        if benefit["op"] == "action":
            return self.name(benefit["action"])
        amount = benefit.get("amount", 1)
        if benefit["op"] == "gain_specialist" and benefit["discipline"] != "choice":
            return self.specialists(amount, benefit["discipline"])
        return self.texts.text("table-benefit", op=benefit["op"], amount=amount)

    def specialists(self, number: int, discipline: str) -> str:
        """So many specialists of a discipline."""
        return self.texts.text("table-specialists", count=number, discipline=discipline)

    # -- societies ---------------------------------------------------------------------------------------------------

    def chronos(self, view: dict[str, Any]) -> dict[str, Any]:
        """The society that nobody plays."""
        return next(player for player in view["players"] if "ip" not in player)

    def title(self, player: dict[str, Any]) -> Text:
        """Who it is, and how it stands."""
        texts = self.texts
        title = self.mark(player["seat"]).append(f" {texts.seat(player['seat'])}")
        words = [f"{texts.text('label-era')} {player['era']}"]
        if "ip" in player:
            words.insert(0, texts.text("table-ip", points=player["ip"]))
            words.append(f"{texts.text('label-influence')} {player['influence']}")
        return title.append("".join(f" · {word}" for word in words))

    def strip(self, view: dict[str, Any], player: dict[str, Any]) -> RenderableType:
        """Another society, compactly."""
        texts = self.texts
        words: list[str | Text] = [self.labelled("label-supply", str(player["supply"]))]
        if "ip" not in player:
            words.append(self.labelled("label-chronos_tiles", self.counted(view["chronos_tiles"])))
            return Panel(self.listed(words), title=self.title(player), title_align="left", border_style="dim")
        words += self.citizens(player)
        words.append(self.labelled("label-tokens", str(player["tokens"])))
        lines = [self.listed(words)]
        for key in ("ideas", "inventions"):
            lines.append(self.listed([self.labelled(f"label-{key}", ", ".join(map(self.name, player[key])) or "-")]))
        placed = [one["tile"] for one in player["placed"]]
        tiles = [self.labelled("label-placed", self.counted(placed))]
        tiles.append(self.labelled("label-tray", self.counted([*player["tray"], *player["aspirations"]])))
        if shown := [goal for goal in player["goals"] if goal is not None]:
            tiles.append(self.labelled("label-goals", ", ".join(map(self.name, shown))))
        elif player["goals"]:
            tiles.append(Text(texts.text("table-goals", count=len(player["goals"])), "dim"))
        lines.append(self.listed(tiles))
        return Panel(Group(*lines), title=self.title(player), title_align="left", border_style="dim")

    def citizens(self, player: dict[str, Any]) -> Iterator[Text]:
        """Specialists at home and exhausted, academics and scholars."""
        for discipline, count in player["home"].items():
            text = Text().append(f"{self.texts.text('specialists', discipline=discipline)} ", KIND_INKS[discipline])
            text.append(str(count))
            if exhausted := player["exhausted"][discipline]:
                text.append(f" ({self.texts.text('table-exhausted', count=exhausted)})", "dim")
            yield text
        yield self.labelled("label-academy", f"{player['academy']}/{player['era']}")
        if player["scholars"]:
            yield self.labelled("label-scholars", str(player["scholars"]))

    def short(self, tile: str) -> str:
        """A tile or an aspiration in a few characters."""
        facts = self.facts(tile)
        kind = facts.get("discipline", "prosperity" if facts else tile)
        return self.texts.text("table-short", kind=kind, number=facts.get("number", facts.get("letter", "")))

    def counted(self, tiles: Sequence[str]) -> str:
        """Tiles in a few characters each."""
        found = Counter(map(self.short, tiles))
        return ", ".join(f"{tile}{f' x{count}' if count > 1 else ''}" for tile, count in found.items()) or "-"

    def others(self, view: dict[str, Any], seat: Seat) -> list[Seat]:
        """Everybody has a page, the asked seat last; Chronos has none."""
        seats = [player["seat"] for player in view["players"] if "ip" in player and player["seat"] != seat]
        return [*seats, seat]

    def page(self, view: dict[str, Any], seat: Seat, width: int) -> RenderableType:
        """A society in full."""
        return self.area(view, view["players"][seat], width)

    def area(self, view: dict[str, Any], player: dict[str, Any], width: int) -> RenderableType:
        """A society board: citizens, cards, tiles and goals, and the progress map."""
        texts, grid = self.texts, self.grid()
        grid.add_row(texts.text("table-people"), self.listed(self.citizens(player)))
        pieces = self.facts("game")["pieces"]
        words = [self.labelled("label-supply", str(player["supply"]))]
        words.append(self.labelled("label-tokens", f"{player['tokens']}/{pieces['economy_tokens']}"))
        grid.add_row(texts.text("table-pieces"), self.listed(words))
        for number, card in enumerate(player["ideas"]):
            grid.add_row("" if number else texts.text("label-ideas"), self.card_line(card))
        owned = [self.card(card).append(f" → {self.name(self.facts(card)['chain'])}") for card in player["inventions"]]
        grid.add_row(texts.text("label-inventions"), self.listed(owned))
        tiles = [f"{self.benefit(self.facts(t)['benefit'])} ({self.facts(t)['citizens']})" for t in player["tiles"]]
        grid.add_row(texts.text("table-influence-tiles"), self.listed(tiles))
        tray = [*map(self.name, player["tray"])]
        tray += [texts.text("table-aspiration", kind=self.name(kind)) for kind in player["aspirations"]]
        if player["tray"]:
            tray.append(texts.text("table-tray-price", amount=pieces["tray_costs"][len(player["tray"]) - 1]))
        grid.add_row(texts.text("label-tray"), self.listed(tray))
        for number, goal in enumerate(player["goals"]):
            shown = texts.text("terminal-face-down") if goal is None else f"{self.name(goal)}: {self.effect(goal)}"
            grid.add_row("" if number else texts.text("label-goals"), Text(shown))
        room = map_width([{"q": q, "r": r} for q, r in self.places().values()])
        body: RenderableType = Group(grid, self.map(player))
        if width >= WIDE:
            table = Table.grid(expand=True, padding=(0, 2, 0, 0))
            table.add_column(ratio=1)
            table.add_column(width=room)
            table.add_row(grid, self.map(player))
            body = table
        return Panel(body, title=self.title(player), title_align="left")

    # -- the progress map --------------------------------------------------------------------------------------------

    def places(self) -> dict[str, tuple[int, int]]:
        """Where each hex of the progress map lies."""
        return {hex_: tuple(self.facts(hex_)["at"]) for hex_ in self.facts("game")["hexes"]}

    def map(self, player: dict[str, Any]) -> RenderableType:
        """The progress map: tiles, or what covering an empty hex brings."""
        placed = {one["hex"]: one for one in player["placed"]}
        bricks = [
            Brick(q, r, Text().append(self.name(hex_), "dim"), [self.on_hex(player, hex_, placed.get(hex_))])
            for hex_, (q, r) in self.places().items()
        ]
        return draw_map(bricks)

    def on_hex(self, player: dict[str, Any], hex_: str, placed: dict[str, Any] | None) -> Text:
        """A tile with its state, or the benefit of an empty hex."""
        if placed is None:
            benefit = self.facts(hex_)["benefit"]
            words = self.benefit(benefit) if benefit else ""
            if hex_ in player["hex_tokens"]:
                words = self.texts.text("table-token")
            return Text(words[:INNER], "italic")
        tile = placed["tile"]
        kind = self.facts(tile).get("discipline", "prosperity")
        text = Text().append(self.short(tile), f"bold {KIND_INKS[kind]}")
        return text.append(f" {SPENT if placed['used'] else DOWN}") if placed["used"] or placed["turned"] else text

    # -- options -----------------------------------------------------------------------------------------------------

    def detail(self, view: dict[str, Any], ask: Ask, option: Option) -> str:
        """What an option costs and brings, beyond its name."""
        regions = {region["region"]: region for region in view["regions"]}
        match option:
            case ("pillar", str(action)) if ask.topic != "epoch":
                return self.watched(view, ask.seat, action)
            case ("claim", str(region)):
                return self.presenting(regions[region], regions[region]["card"])
            case ("present", str(card), str(region)):
                return self.presenting(regions[region], card)
            case (("invent" | "innovate" | "share"), str(region)):
                return self.about_card(regions[region]["card"], option[0] == "share")
            case ("call", str(region), _):
                return self.coming_home(view, regions[region])
            case ("influence", str(region), str(tile)):
                space = self.facts(region)["influence_spaces"][len(regions[region]["influence"])]
                return f"{self.facts(tile)['citizens']} → {self.texts.text('table-ip', points=space)}"
            case ("travel", _, str(to)) if regions[to]["scholar"]:
                return f"{SCHOLAR} {self.knowledge(regions[to])}"
            case (("eureka" | "send" | "recall"), str(milestone)):
                facts = self.facts(milestone)
                return f"{facts['letter']}, {self.name(facts['action'])}"
            case ("take_idea", str(card)):
                facts = self.facts(card)
                return f"{facts['era']}, {self.name(facts['discipline'])}, → {self.name(facts['chain'])}"
            case ("chain", str(source)):
                return self.chained(regions.values(), source)
            case ("settle", str(region)):
                return self.marks(regions[region]["population"]).plain
            case ("place", str(tile), str(hex_)):
                return self.placing(view["players"][ask.seat], tile, hex_)
            case (("box" | "prosperity" | "take" | "use_economy"), str(item)):
                return self.effect(item)
        return ""

    def watched(self, view: dict[str, Any], seat: Seat, action: str) -> str:
        """INV-TURN-11, INV-2P-08: who gains influence by a main action here."""
        seasons = "chronos_tiles" in view
        gaining = [
            self.texts.seat(player["seat"])
            for player in view["players"]
            if player["seat"] != seat
            and (player.get("epoch") == action or (seasons and action in player.get("seasons", ())))
        ]
        return self.texts.text("table-gains-influence", who=", ".join(gaining)) if gaining else ""

    def presenting(self, region: dict[str, Any], card: str) -> str:
        """What presenting a card in a region takes and brings."""
        tile, facts = self.facts(region["specialist_tile"]), self.facts(card)
        takes = self.specialists(tile["specialists"], facts["discipline"])
        return f"{self.name(card)}: {takes} → {self.benefit(tile['benefit'])}"

    def about_card(self, card: str, shares: bool) -> str:
        """The card of a region; when it is shared, what it brings to its originator."""
        facts = self.facts(card)
        if shares:
            return f"{self.name(card)} ({self.texts.text('table-originator', points=facts['era'])})"
        return f"{self.name(card)} ({self.name(facts['discipline'])}, → {self.name(facts['chain'])})"

    def coming_home(self, view: dict[str, Any], region: dict[str, Any]) -> str:
        """INV-CALL-03, INV-CALL-04: as what citizens of a region come home."""
        card = region["card"] or (view["display"][-1] if view["display"] else None)
        return self.texts.text("specialists", discipline=self.facts(card)["discipline"]) if card else ""

    def chained(self, regions: Iterable[dict[str, Any]], source: str) -> str:
        """The action or benefit that a chain marker brings."""
        facts = self.facts(source)
        match facts["kind"]:
            case "idea":
                return self.name(facts["chain"])
            case "knowledge_tile":
                return self.knowledge(next(region for region in regions if region["knowledge_tile"] == source))
        return self.benefit(facts["benefit"])

    def placing(self, player: dict[str, Any], tile: str, hex_: str) -> str:
        """INV-PROG-13 to INV-PROG-16, INV-PROG-27: the specialists that a tile takes on a hex, and its benefit."""
        game, placed = self.facts("game"), {one["hex"] for one in player["placed"]}
        kind = self.facts(tile).get("discipline")
        cost = game["pieces"]["base_cost" if kind else "prosperity_cost"] + len(placed & set(game["beside"][hex_]))
        cost -= sum(self.facts(card)["discipline"] == kind for card in player["inventions"])
        benefit = self.facts(hex_)["benefit"]
        words = []
        if benefit and benefit["op"] == "discount":
            cost -= benefit["amount"]
        elif benefit:
            words.append(self.benefit(benefit))
        if hex_ in player["hex_tokens"]:
            words.append(self.texts.text("table-token"))
        return " → ".join([self.texts.text("table-cost", count=max(0, cost)), *words])

    # -- components --------------------------------------------------------------------------------------------------

    def described(self, facts: dict[str, Any]) -> list[tuple[str, Text]]:
        """The facts of a component that its text does not tell."""
        texts = self.texts
        rows = [(texts.text("table-kind"), Text(texts.text("table-kind-of", kind=facts["kind"])))]
        if facts["count"] > 1:
            rows.append((texts.text("board-copies"), Text(str(facts["count"]))))
        return rows

    # -- the end -----------------------------------------------------------------------------------------------------

    def tie_breakers(self, view: dict[str, Any]) -> dict[str, list[int]]:
        """INV-END-06 to INV-END-08: tiles on the map, inventions, and citizens in the supply."""
        players = [player for player in view["players"] if "ip" in player]
        return {
            self.texts.text("label-placed"): [len(player["placed"]) for player in players],
            self.texts.text("label-inventions"): [len(player["inventions"]) for player in players],
            self.texts.text("label-supply"): [player["supply"] for player in players],
        }
