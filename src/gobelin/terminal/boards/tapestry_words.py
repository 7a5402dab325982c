"""What the terminal says of components of Tapestry, beside the words of the game."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from rich.text import Text

from gobelin.games.tapestry.facts import (
    AchievementFacts,
    CapitalFacts,
    Component,
    Described,
    DieFacts,
    IncomeTrackFacts,
    LandmarkFacts,
    SpaceFacts,
    TapestryFacts,
    TerritoryFacts,
    TrackFacts,
)
from gobelin.games.tapestry.view import View
from gobelin.terminal.board import Board
from gobelin.terminal.boards.tapestry_pictures import draw_shape, draw_tile

F = TypeVar("F", bound=Described)

OURS: Final = "≈"
"""Behind the name of what is reconstructed."""


class Words(Board[View]):
    """Names and texts on the table, and what is shown of a component that is looked up."""

    def name(self, item: str) -> str:
        """The name of a component or other id, marked where the component is reconstructed."""
        name = super().name(item)
        return f"{name} {OURS}" if self.facts(item).get("source") == "reconstructed" else name

    def known(self, kind: type[F], name: str) -> F:
        """The facts of a component of this kind, which may share its id with another."""
        found = self.game.describe(name) if self.game.describe else None
        assert isinstance(found, Described)
        return next(facts for facts in (found, *found.also) if isinstance(facts, kind))

    def landmark(self, name: str) -> LandmarkFacts:
        """The facts of a landmark."""
        return self.known(LandmarkFacts, name)

    def space_tile(self, tile: str) -> str:
        """A space tile with its effect."""
        return f"{self.name(tile)} ({self.effect(tile)})"

    def timing(self, card: str) -> str:
        """When a tapestry card works."""
        facts = self.known(TapestryFacts, card)
        played = self.texts.text(f"table-{facts.timing.replace('_', '-')}")
        return f"{played}, {self.texts.text('table-reaction')}" if facts.reaction else played

    def charms(self, card: str) -> str:
        """TFF-ENC-01: what is printed on the edges of a tapestry card."""
        facts = self.known(TapestryFacts, card)
        sides = {"left": facts.left_charm, "right": facts.right_charm}
        told = (
            self.texts.text(f"table-charm-{side}", effect=self.texts.text(f"{side}-{card}"))
            for side, printed in sides.items()
            if printed
        )
        return "".join(f"; {charm}" for charm in told)

    def described(self, facts: dict[str, Any]) -> list[tuple[str, Text]]:
        """What a component is, and its picture; of two that share an id, both."""
        found = self.game.describe(facts["id"]) if self.game.describe else None
        return self.rows(found) if isinstance(found, Described) else []

    def rows(self, facts: Described) -> list[tuple[str, Text]]:
        """The same from its facts."""
        texts = self.texts
        kind = texts.text("table-kind", kind=str(facts.__struct_config__.tag))
        if isinstance(facts, Component):
            kind = f"{kind}, {texts.text('table-set-' + facts.set)}"
        found = [(texts.text("table-label-kind"), Text(kind))]
        found += [(texts.text(f"table-label-{label}"), picture) for label, picture in self.pictured(facts)]
        if isinstance(facts, TapestryFacts) and facts.placeholder:
            found.append(("", Text(texts.text("table-placeholder"))))
        for other in facts.also:
            found += self.rows(other)
        return found

    def pictured(self, facts: Described) -> list[tuple[str, Text]]:
        """What a text cannot say."""
        match facts:
            case TapestryFacts():
                return [("timing", Text(self.timing(facts.id)))]
            case TerritoryFacts():
                return [("corners", draw_tile(facts.corners, ""))]
            case LandmarkFacts():
                return [("footprint", draw_shape(facts.shape, ""))]
            case CapitalFacts():
                return [("plots", Text("\n".join(" ".join(row) for row in facts.grid)))]
            case TrackFacts():
                return [("space", Text("\n").join(map(self.track_line, facts.spaces)))]
            case AchievementFacts():
                sides = (("small", facts.small), ("large", facts.large))
                points = [f"{self.name(side)}: {', '.join(map(str, worth))}" for side, worth in sides]
                return [("points", Text(" · ".join(points)))]
            case DieFacts() if facts.faces:
                faces = (f"{facts.id}_{number}" for number in range(len(facts.faces)))
                return [("reward", Text(" · ".join(map(self.name, faces))))]
            case IncomeTrackFacts():
                return [("income", Text(" · ".join(self.texts.text(f"gives-{space}") for space in facts.spaces)))]
        return []

    def track_line(self, name: str) -> Text:
        """A space of a track with what it costs and does."""
        line = Text(f"{self.known(SpaceFacts, name).index:>2} ", "dim").append(self.name(name), "not dim bold")
        line.append(f" ({self.texts.text(f'cost-{name}')})", "dim not bold")
        return line.append(f" {self.effect(name)}", "not dim not bold")
