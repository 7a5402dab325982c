"""The table of Inventions: regions and the others above, then forums, milestones and ideas, then the own society."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gobelin.games.inventions.describe import (
    EraBoxFacts,
    EraFacts,
    ForumFacts,
    InfluenceFacts,
    KnowledgeFacts,
    MilestoneFacts,
    ProgressFacts,
    ProsperityFacts,
    RegionFacts,
    SpecialistFacts,
)
from gobelin.games.inventions.view import MilestoneView, Region, View
from gobelin.kernel import Seat
from gobelin.terminal.boards.inventions_societies import DOWN, WIDE, InventionsSocieties
from gobelin.terminal.boards.inventions_words import KIND_INKS

LONG: Final = 16
"""A log with more lines gets the whole width."""
EPOCH, SEASON, UP, SCHOLAR, FREE = "▲", "△", "↑", "§", "·"


class InventionsBoard(InventionsSocieties):
    """Draws what `view.py` of the game shows, with the facts that the game describes."""

    # -- the screen --------------------------------------------------------------------------------------------------

    def screen(self, view: View, seat: Seat | None, news: Sequence[str], width: int) -> RenderableType:
        """Whose turn and what it was made of; regions, log and the others; what is common; the own society."""
        parts: list[RenderableType] = [self.header(view, width), *self.thread(view)]
        beside: list[RenderableType] = []
        if news and (width < WIDE or len(news) > LONG):
            parts.append(self.columns(news, width))
        elif news:
            beside.append(self.log(news))
        beside += [self.strip(player) for player in view.players if player.seat != seat]
        if view.chronos:
            beside.append(self.automated(view.chronos))
        if width < WIDE:
            parts += [self.regions(view), *beside, self.assembly(view), self.milestones(view)]
        else:
            parts.append(self.pair(self.regions(view), Group(*beside)))
            parts.append(self.pair(self.assembly(view), self.milestones(view)))
        parts.append(self.ideas(view))
        if seat is not None:
            parts.append(self.area(view.players[seat], width))
        return Group(*parts)

    def pair(self, left: RenderableType, right: RenderableType) -> RenderableType:
        """Two parts of the table beside each other."""
        row = Table.grid(expand=True)
        row.add_column(ratio=1)
        row.add_column(ratio=1)
        row.add_row(left, right)
        return row

    def header(self, view: View, width: int) -> RenderableType:
        """Era and round, whose turn it is, and the points of all in turn order."""
        texts = self.texts
        era = self.of(EraFacts, f"era_{view.era}")
        left = Text(" ").append(f"{self.name(era.id)}, ", "bold")
        left.append(texts.text("table-round", round=view.round, rounds=era.rounds) if era.rounds else "")
        if view.active is not None:
            left.append(" · ").append(texts.text("table-turn", who=texts.seat(view.active)), "bold")
        left.append(" · ").append(self.name(view.phase))
        right = Text()
        points = {player.seat: player.ip for player in view.players}
        for seat in view.order:
            right.append_text(self.mark(seat)).append(f" {texts.seat(seat)}")
            if seat in points:
                right.append(f" {points[seat]}", "bold")
            right.append("  ")
        return self.ends(left, right, width)

    def thread(self, view: View) -> Iterator[RenderableType]:
        """What this turn was made of so far, link by link, and the chain markers that are left."""
        if view.thread or view.markers:
            line = Text(" ").append(f"{self.texts.text('label-thread')}: ", "dim")
            line.append(" → ".join(map(self.name, view.thread)) or "-")
            yield line.append(f" · {self.texts.text('table-markers', count=view.markers)}", "dim")

    # -- regions -----------------------------------------------------------------------------------------------------

    def regions(self, view: View) -> RenderableType:
        """Every region: its card with those beside it, its tiles, and who lives there."""
        grid = self.grid()
        for number, region in enumerate(view.regions, 1):
            lines = [self.card_and_roles(region), self.tiles(region), self.people(region)]
            name = Text().append(f"{number} ", "dim").append(self.name(region.region), "bold")
            if view.chronos and view.chronos.region == region.region:
                name.append("\n").append_text(self.mark(view.chronos.seat).append(SEASON))
            grid.add_row(name, Group(*map(self.listed, lines)))
        signs = ((SCHOLAR, "table-sign-scholar"), (UP, "table-sign-up"), (DOWN, "table-sign-down"))
        return self.panel(Group(grid, self.legend(signs)), "label-regions")

    def card_and_roles(self, region: Region) -> list[Text]:
        """The card of a region and who took part in it."""
        if region.card is None:
            return [Text(self.texts.text("table-no-card"), "dim")]
        words = [self.card(region.card)]
        roles = (("originator", region.originator), ("inventor", region.inventor), ("innovator", region.innovator))
        for role, seat in roles:
            if seat is not None:
                mark = self.mark(seat)
                if role == "originator" and region.originators > 1:
                    mark.append(f" x{region.originators}")
                words.append(self.labelled(f"label-{role}", mark))
        return words

    def tiles(self, region: Region) -> list[Text]:
        """What presenting, travelling and sharing bring here."""
        specialist = self.of(SpecialistFacts, region.specialist_tile)
        shown = f"{specialist.specialists} → {self.benefit(specialist.benefit)}"
        prosperity = [
            f"{self.of(ProsperityFacts, tile).letter}{f' x{count}' if count > 1 else ''}"
            for tile, count in Counter(reversed(region.prosperity)).items()
        ]
        return [
            self.labelled("table-presenting", shown),
            self.labelled("table-travelling", self.knowledge(region) + (f" {SCHOLAR}" if region.scholar else "")),
            self.labelled("table-sharing", ", ".join(prosperity) or "-"),
        ]

    def knowledge(self, region: Region) -> str:
        """The side of the knowledge tile that can be seen."""
        if region.points_side:
            return self.texts.text("table-ip", points=self.printed.knowledge_points)
        return self.benefit(self.of(KnowledgeFacts, region.knowledge_tile).benefit)

    def people(self, region: Region) -> list[Text]:
        """Influence tiles, the points of free influence spaces, and citizens on the map."""
        spaces: list[Text] = []
        for tile in region.influence:
            text = self.mark(tile.seat).append(UP if tile.face_up else DOWN)
            if tile.face_up:
                text.append(f" {self.benefit(self.of(InfluenceFacts, tile.tile).benefit)}")
            spaces.append(text)
        free = self.of(RegionFacts, region.region).influence_spaces[len(spaces) :]
        spaces += [Text(str(points), "dim") for points in free]
        return [
            self.labelled("label-influence", Text(" | ").join(spaces)),
            self.labelled("table-citizens", self.marks(region.population)),
        ]

    # -- forums, milestones, ideas -----------------------------------------------------------------------------------

    def assembly(self, view: View) -> RenderableType:
        """The pillars on the forums, and the era markers."""
        grid = self.grid()
        for forum in self.printed.forums:
            spaces = []
            for action in self.of(ForumFacts, forum).actions:
                spaces.append(Text(" ").join([Text(self.name(action)), *self.pillars(view, action)]))
            grid.add_row(self.name(forum), self.listed(spaces))
        grid.add_row(self.texts.text("table-track"), self.listed(self.track(view)))
        signs = ((EPOCH, "label-epoch"), (SEASON, "label-seasons"))
        return self.panel(Group(grid, self.legend(signs)), "table-assembly")

    def pillars(self, view: View, action: str) -> Iterator[Text]:
        """Whose pillars stand on an action space."""
        for player in view.players:
            if player.epoch == action:
                yield self.mark(player.seat).append(EPOCH)
            if action in player.seasons:
                yield self.mark(player.seat).append(SEASON)

    def track(self, view: View) -> Iterator[Text]:
        """The boxes of each era with the markers on them; the era of Chronos is bold."""
        standing = {player.box: player.seat for player in view.players}
        if view.chronos:
            standing[view.chronos.box] = view.chronos.seat
        boxes = [self.of(EraBoxFacts, box) for box in self.printed.boxes]
        for era in sorted({box.era for box in boxes}):
            text = Text().append(f"{era} ", "bold reverse" if era == view.era else "dim")
            for box in boxes:
                if box.era == era:
                    text.append_text(self.mark(standing[box.id]) if box.id in standing else Text(FREE))
            yield text

    def milestones(self, view: View) -> RenderableType:
        """All milestones by display, with their diplomats."""
        texts, grid = self.texts, self.grid()
        colours = len(view.players) + (view.chronos is not None)
        private = []
        for colour, shown in enumerate(view.private):
            owner = self.mark(colour) if colour < colours else Text(FREE, "dim")
            private.append(owner.append(" ").append_text(self.milestone(shown)))
        grid.add_row(texts.text("label-private"), self.listed(private))
        grid.add_row(texts.text("label-common"), self.listed(map(self.milestone, view.common)))
        eureka = [self.milestone(MilestoneView(milestone, [])) for milestone in view.eureka]
        grid.add_row(texts.text("label-eureka"), self.listed(eureka))
        left = [f"{letter} {count}" for letter, count in view.milestone_stacks.items() if count]
        grid.add_row(texts.text("label-milestone_stacks"), self.listed(left))
        if view.old_milestones:
            grid.add_row(texts.text("label-old_milestones"), self.listed(map(self.name, view.old_milestones)))
        return self.panel(grid, "table-milestones")

    def milestone(self, shown: MilestoneView) -> Text:
        """A milestone with its letter and action, and the letters of its diplomats."""
        facts = self.of(MilestoneFacts, shown.milestone)
        text = Text().append(self.name(shown.milestone), "bold")
        text.append(f" ({facts.letter}, {self.name(facts.action)})", "dim")
        for seat in shown.diplomats:
            text.append(" ").append_text(self.mark(seat))
        return text

    def ideas(self, view: View) -> RenderableType:
        """The idea display, the top of the stack, and the progress tiles that can be taken."""
        texts, grid = self.texts, self.grid()
        if view.top is not None:
            grid.add_row(f"{texts.text('label-deck')} ({view.deck})", self.card_line(view.top))
        for number, card in enumerate(view.display):
            grid.add_row("" if number else texts.text("label-display"), self.card_line(card))
        if not view.display:
            grid.add_row(texts.text("label-display"), Text("-", "dim"))
        supply = [(self.of(ProgressFacts, tile), count) for tile, count in view.progress.items() if count]
        tiles = []
        for kind in self.printed.disciplines:
            numbers = ", ".join(f"{tile.number} x{count}" for tile, count in supply if tile.discipline == kind)
            tiles.append(Text().append(self.name(kind), KIND_INKS[kind]).append(f" {numbers or '-'}"))
        grid.add_row(texts.text("table-progress"), self.listed(tiles))
        return self.panel(grid, "label-ideas")

    # -- components --------------------------------------------------------------------------------------------------

    def described(self, facts: dict[str, Any]) -> list[tuple[str, Text]]:
        """The facts of a component that its text does not tell."""
        texts = self.texts
        rows = [(texts.text("table-kind"), Text(texts.text("table-kind-of", kind=facts["kind"])))]
        if facts["count"] > 1:
            rows.append((texts.text("board-copies"), Text(str(facts["count"]))))
        return rows
