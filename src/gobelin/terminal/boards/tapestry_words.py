"""The facts of Tapestry in short words: effects, costs, prerequisites, and all that is known of a component."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from gobelin.terminal.board import Board
from gobelin.terminal.boards.tapestry_pictures import draw_shape, draw_tile

NO_EFFECT: Final = "-"
OURS: Final = "≈"
"""Behind the name of what is reconstructed."""


class Words(Board[dict[str, Any]]):
    """What the board of Tapestry says of components, on the table and when one is looked up."""

    # -- effects -----------------------------------------------------------------------------------------------------

    def effects(self, effects: Sequence[Mapping[str, Any]]) -> str:
        """Several effects in short."""
        return ", ".join(map(self.one_effect, effects)) or NO_EFFECT

    def one_effect(self, effect: Mapping[str, Any]) -> str:
        """An effect in short."""
        texts = self.texts
        match effect:
            case {"gain": what, "n": n}:
                return texts.text("effect-gain", what=what, n=n)
            case {"vp_per": what, "n": n}:
                return texts.text("effect-vp-per", what=what, n=n)
            case {"vp": n}:
                return texts.text("effect-vp", n=n)
            case {"advance": track, "benefit": benefit}:
                return self.without(texts.text("effect-advance", track=self.name(track)), benefit)
            case {"regress": track, "benefit": benefit}:
                return self.without(texts.text("effect-regress", track=self.name(track)), benefit)
            case {"choose_one": bundles}:
                return f" {texts.text('effect-or')} ".join(map(self.effects, bundles))
            case {"repeat": n, "each": each}:
                return texts.text("effect-repeat", n=n, what=self.effects(each))
            case {"gain_landmark": "any_from_landmark_board"}:
                return texts.text("effect-any-landmark")
            case {"gain_landmark": "any_tier_2"}:
                return texts.text("effect-any-tier-2")
            case {"gain_landmark": landmark}:
                return texts.text("effect-landmark", landmark=self.name(landmark))
            case {"do": "research", "benefit": benefit}:
                return self.without(texts.text("effect-research"), benefit)
            case {"do": "conquer", **how}:
                words = [texts.text("effect-conquer-anywhere" if how["anywhere"] else "effect-conquer")]
                if how["both_dice"]:
                    words.append(texts.text("effect-both-dice"))
                elif how["both_dice_against_opponents"]:
                    words.append(texts.text("effect-both-dice-against"))
                return " + ".join(words)
            case {"do": "explore", "anywhere": True}:
                return texts.text("effect-explore-anywhere")
        return texts.text(f"effect-{effect['do']}")

    def without(self, words: str, benefit: bool) -> str:
        """An advance, and whether it goes without its benefit."""
        return words if benefit else f"{words} ({self.texts.text('effect-without')})"

    def summed(self, effects: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Equal effects added up."""
        sums: dict[tuple[str, str], dict[str, Any]] = {}
        for effect in effects:
            form = next(iter(effect))
            amount = "vp" if form == "vp" else "n"
            key = (form, "" if form == "vp" else str(effect[form]))
            if key not in sums:
                sums[key] = dict(effect)
            elif amount in effect:
                sums[key][amount] += effect[amount]
            else:
                sums[key] = {"repeat": sums[key].get("repeat", 1) + 1, "each": [dict(effect)]}
        return list(sums.values())

    def price(self, cost: Sequence[str], own: str = "") -> str:
        """Resources to be paid, `any` for one of any kind; `own` is called the resource of the track."""
        names = {"any": "any_resource", own: "own"}
        return " + ".join(
            self.texts.text("effect-gain", what=names.get(what, what), n=cost.count(what))
            for what in dict.fromkeys(cost)
        )

    def bonus(self, bonus: Mapping[str, Any]) -> str:
        """The price of a bonus and what it gives."""
        return f"{self.texts.text('table-bonus-price', pay=bonus['pay'], n=bonus['n'])} : {self.effects(bonus['then'])}"

    def space_gains(self, space: Mapping[str, Any], with_landmark: bool) -> str:
        """Benefit, bonus and landmark of a space of a track."""
        words = [self.effects(space["benefit"])]
        if space["bonus"]:
            words.append(f"[{self.bonus(space['bonus'])}]")
        if with_landmark and space["landmark"]:
            words.append(f"◆ {self.name(space['landmark'])}")
        return " ".join(words)

    # -- components --------------------------------------------------------------------------------------------------

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

    def reward(self, tile: str) -> str:
        """The reward of a territory tile."""
        return self.effects(self.facts(tile)["reward"])

    def space_tile(self, tile: str) -> str:
        """A space tile with its effect; an ongoing one has words only."""
        facts = self.facts(tile)
        return f"{self.name(tile)} ({self.effects(facts['effect'])})" if facts["effect"] else self.name(tile)

    def timing(self, facts: Mapping[str, Any]) -> str:
        """When a tapestry card works."""
        played = self.texts.text("table-this-era" if facts["timing"] == "this_era" else "table-when-played")
        return f"{played}, {self.texts.text('table-reaction')}" if facts["reaction"] else played

    def prerequisite(self, facts: Mapping[str, Any]) -> str:
        """What a tech card needs for the top row."""
        needed = facts["prerequisite"]
        if needed["track"] is not None:
            return self.texts.text("table-needs-track", track=self.name(needed["track"]), tier=needed["tier"])
        return self.texts.text(
            "table-needs-building", building=self.name(needed["building"]), count=needed["uncovered"]
        )

    def condition(self, card: str) -> str:
        """A landmark card: what it wants, and which landmark it brings."""
        facts = self.facts(card)
        wanted = self.texts.text("table-condition", of=facts["of"], count=facts["at_least"])
        return f"{wanted} → {self.name(facts['landmark'])}"

    def brief(self, facts: Mapping[str, Any]) -> str:
        """A component that an option names, in a line."""
        match facts["kind"]:
            case "tech":
                needs = f"{self.texts.text('table-needs')} {self.prerequisite(facts)}"
                return f"○ {self.effects(facts['circle'])} · □ {self.effects(facts['square'])} · {needs}"
            case "territory":
                return self.effects(facts["reward"])
            case "space" if facts["effect"]:
                return self.effects(facts["effect"])
            case "track_space":
                return self.space_gains(facts, with_landmark=False)
            case "landmark":
                return " ".join(facts["shape"])
            case "landmark_card":
                return self.condition(str(facts["id"]))
            case "tapestry" | "space" | "civilization":
                return self.effect(str(facts["id"]))
        return ""

    def described(self, facts: dict[str, Any]) -> list[tuple[str, Text]]:
        """The facts of a component by its kind; of two that share an id, those of both."""
        texts = self.texts
        kind = texts.text("table-kind", kind=facts["kind"])
        if "set" in facts:
            kind = f"{kind}, {texts.text('table-set-' + facts['set'])}"
        rows = [(texts.text("table-label-kind"), Text(kind))]
        rows += [(texts.text(f"table-label-{label}"), text) for label, text in self.facts_of_kind(facts)]
        if facts.get("placeholder"):
            rows.append(("", Text(texts.text("table-placeholder"))))
        for other in facts.get("also", ()):
            rows += self.described(other)
        return rows

    def facts_of_kind(self, facts: dict[str, Any]) -> list[tuple[str, Text]]:
        """What there is to know of a kind of component."""
        match facts["kind"]:
            case "tapestry":
                return [("timing", Text(self.timing(facts)))]
            case "tech":
                return [
                    ("circle", Text(self.effects(facts["circle"]))),
                    ("square", Text(self.effects(facts["square"]))),
                    ("needs", Text(self.prerequisite(facts))),
                ]
            case "territory":
                return [("reward", Text(self.effects(facts["reward"]))), ("corners", draw_tile(facts["corners"], ""))]
            case "space" if facts["effect"]:
                return [("reward", Text(self.effects(facts["effect"])))]
            case "landmark":
                by = self.texts.text("table-by", by=facts["gained_by"])
                spaces = [f"{by}: {self.name(space)}" for space in facts["spaces"]]
                return [("gained-by", Text(", ".join(spaces) or by)), ("footprint", draw_shape(facts["shape"], ""))]
            case "landmark_card":
                return [("landmark", Text(self.condition(str(facts["id"]))))]
            case "track_space":
                rows = [
                    ("space", Text(f"{self.name(facts['track'])} {facts['index']}")),
                    ("cost", Text(self.price(facts["cost"]))),
                    ("benefit", Text(self.effects(facts["benefit"]))),
                ]
                if facts["bonus"]:
                    rows.append(("bonus", Text(self.bonus(facts["bonus"]))))
                if facts["landmark"]:
                    rows.append(("landmark", Text(self.name(facts["landmark"]))))
                return rows
            case "track":
                return [("space", self.track_lines(facts))]
            case "capital":
                rows_of_plots = Text("\n".join(" ".join(row) for row in facts["grid"]))
                return [("plots", rows_of_plots)]
            case "civilization":
                return self.civilization(facts)
            case "achievement":
                points = [f"{self.name(side)}: {', '.join(map(str, facts[side]))}" for side in ("small", "large")]
                return [("points", Text(" · ".join(points)))]
            case "die" if facts["faces"]:
                return [("reward", Text(" · ".join(map(self.effects, facts["faces"]))))]
            case "income_space":
                return [("income", Text(self.effects([*facts["income"], *facts["vp"]])))]
            case "income_track":
                parts = [self.facts(space) for space in facts["spaces"]]
                return [("income", Text(" · ".join(self.effects([*part["income"], *part["vp"]]) for part in parts)))]
        return []

    def track_lines(self, facts: Mapping[str, Any]) -> Text:
        """All spaces of a track with what they cost and give."""
        lines = []
        for name in facts["spaces"]:
            space = self.facts(name)
            line = Text(f"{space['index']:>2} ", "dim").append(self.name(name), "not dim bold")
            line.append(f" ({self.price(space['cost'])})", "dim not bold")
            lines.append(line.append(f" {self.space_gains(space, with_landmark=True)}", "not dim not bold"))
        return Text("\n").join(lines)

    def civilization(self, facts: Mapping[str, Any]) -> list[tuple[str, Text]]:
        """When a civilization works, what it begins with, and how it is adjusted."""
        rows = []
        if facts["setup"]:
            rows.append(("setup", Text(self.effects(facts["setup"]))))
        if facts["income_turns"]:
            rows.append(("income-turns", Text(", ".join(map(str, facts["income_turns"])))))
        if adjustment := facts["adjustment"]:
            words = [self.effects(adjustment["gain"])] if adjustment["gain"] else []
            if adjustment["lose"]:
                words.append(self.texts.text("table-loses", what=self.price(adjustment["lose"])))
            if words:
                rows.append(("adjustment", Text(", ".join(words))))
        return rows
