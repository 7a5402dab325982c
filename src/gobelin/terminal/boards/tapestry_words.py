"""What the terminal says of components of Tapestry, beside the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from gobelin.games.tapestry.view import View
from gobelin.terminal.board import Board
from gobelin.terminal.boards.tapestry_pictures import draw_shape, draw_tile

OURS: Final = "≈"
"""Behind the name of what is reconstructed."""


class Words(Board[View]):
    """Names and texts on the table, and what is shown of a component that is looked up."""

    def name(self, item: str) -> str:
        """The name of a component or other id, marked where the component is reconstructed."""
        name = super().name(item)
        return f"{name} {OURS}" if self.facts(item).get("source") == "reconstructed" else name

    def landmark(self, name: str) -> dict[str, Any]:
        """The facts of a landmark, which may share its id with a tech card."""
        facts = self.facts(name)
        if facts["kind"] == "landmark":
            return facts
        found: dict[str, Any] = next(other for other in facts["also"] if other["kind"] == "landmark")
        return found

    def space_tile(self, tile: str) -> str:
        """A space tile with its effect."""
        return f"{self.name(tile)} ({self.effect(tile)})"

    def timing(self, facts: Mapping[str, Any]) -> str:
        """When a tapestry card works."""
        played = self.texts.text("table-this-era" if facts["timing"] == "this_era" else "table-when-played")
        return f"{played}, {self.texts.text('table-reaction')}" if facts["reaction"] else played

    def described(self, facts: dict[str, Any]) -> list[tuple[str, Text]]:
        """What a component is, and its picture; of two that share an id, both."""
        texts = self.texts
        kind = texts.text("table-kind", kind=facts["kind"])
        if "set" in facts:
            kind = f"{kind}, {texts.text('table-set-' + facts['set'])}"
        rows = [(texts.text("table-label-kind"), Text(kind))]
        rows += [(texts.text(f"table-label-{label}"), picture) for label, picture in self.pictured(facts)]
        if facts.get("placeholder"):
            rows.append(("", Text(texts.text("table-placeholder"))))
        for other in facts.get("also", ()):
            rows += self.described(other)
        return rows

    def pictured(self, facts: dict[str, Any]) -> list[tuple[str, Text]]:
        """What a text cannot say."""
        match facts["kind"]:
            case "tapestry":
                return [("timing", Text(self.timing(facts)))]
            case "territory":
                return [("corners", draw_tile(facts["corners"], ""))]
            case "landmark":
                return [("footprint", draw_shape(facts["shape"], ""))]
            case "capital":
                return [("plots", Text("\n".join(" ".join(row) for row in facts["grid"])))]
            case "track":
                return [("space", Text("\n").join(map(self.track_line, facts["spaces"])))]
            case "achievement":
                points = [f"{self.name(side)}: {', '.join(map(str, facts[side]))}" for side in ("small", "large")]
                return [("points", Text(" · ".join(points)))]
            case "die" if facts["faces"]:
                faces = (f"{facts['id']}_{number}" for number in range(len(facts["faces"])))
                return [("reward", Text(" · ".join(map(self.name, faces))))]
            case "income_track":
                return [("income", Text(" · ".join(self.texts.text(f"gives-{space}") for space in facts["spaces"])))]
        return []

    def track_line(self, name: str) -> Text:
        """A space of a track with what it costs and does."""
        line = Text(f"{self.facts(name)['index']:>2} ", "dim").append(self.name(name), "not dim bold")
        line.append(f" ({self.texts.text(f'cost-{name}')})", "dim not bold")
        return line.append(f" {self.effect(name)}", "not dim not bold")
