"""What an option costs and brings, reckoned piece by piece."""

from __future__ import annotations

from dataclasses import dataclass, field

from gobelin.games.hyperborea.components import Effect
from gobelin.games.hyperborea.effects import amounts, waiting_gems
from gobelin.games.hyperborea.ending import triggers_end
from gobelin.games.hyperborea.state import HyperboreaState
from gobelin.kernel import Ask, Note, Plain


@dataclass(slots=True)
class Bill:
    """What an option costs and brings, while it is reckoned."""

    state: HyperboreaState
    ask: Ask
    cost: dict[str, int] = field(default_factory=dict)
    gain: dict[str, int] = field(default_factory=dict)
    notes: list[Note] = field(default_factory=list)

    def pay(self, what: str, amount: int = 1) -> None:
        """Add to the cost."""
        self.cost[what] = self.cost.get(what, 0) + amount

    def get(self, what: str, amount: int = 1) -> None:
        """Add to the gain."""
        if amount:
            self.gain[what] = self.gain.get(what, 0) + amount

    def note(self, says: str, **args: Plain) -> None:
        """Add what cannot be counted."""
        self.notes.append(Note(says, args))

    def text(self, component: str) -> None:
        """Add what a component does or shows."""
        self.notes.append(Note("text", effect=f"text-{component}"))

    def produce(self, effect: Effect, source: str) -> None:
        """HYP-TURN-13, HYP-TECH-27: what an effect gives; of an "or" nothing before a branch is chosen."""
        if effect.choice:
            self.text(source)
        for kind, amount in amounts(effect):
            self.get(kind, amount)
        self.gems(effect.gem)

    def produce_all(self, effects: list[tuple[str, Effect]]) -> None:
        """The same for several effects."""
        for source, effect in effects:
            self.produce(effect, source)

    def gems(self, gems: int) -> None:
        """HYP-GEM-01: gems are taken at once, but for those that would meet the condition."""
        waiting = waiting_gems(self.state, gems, self.gain.get("gems", 0))
        self.get("gems", gems - waiting)
        self.get("gem", waiting)

    def meet(self, condition: str) -> None:
        """HYP-OVER-10: a condition is met, which may be the last one."""
        if condition not in self.state.player.objectives:
            self.get(condition)
            self.get("ending", int(triggers_end(self.state, condition)))
