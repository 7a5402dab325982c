"""The Recyclers use tech cards again."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.invent import InventsElsewhere, UpgradesElsewhere, keep_of_drawn, recycle, upgrade, usable
from gobelin.games.tapestry.player import TOP, Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Option, Rule, Seat

NAME = "recyclers"


@power(NAME)
class Recyclers(SetsUp, HasIncome, InventsElsewhere, UpgradesElsewhere):
    """TAP-CIV-12: tech cards come back from the discard pile and from the top row."""

    events: Mapping[str, tuple[str, ...]] = {"recycled": ("seat", "card"), "drew_tech": ("seat", "card")}

    def setup(self, state: TapestryState, owner: Seat, mat: Mat, at_start: bool) -> Rule[None]:
        """Draw tech cards and keep some."""
        amounts = state.facts.civilizations[NAME].amounts
        yield from keep_of_drawn(state, owner, amounts["draw"], amounts["keep"])

    def income(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """A tech card may be upgraded, besides the upgrade of the income turn."""
        yield from upgrade(state, owner, optional=True)

    def tech_places(self, state: TapestryState, owner: Seat, mat: Mat) -> list[Option]:
        """The discard pile."""
        return [("recycle", card) for card in state.tech_discards]

    def upgradable(self, state: TapestryState, owner: Seat, mat: Mat) -> list[str]:
        """TAP-CIV-10: an upgrade may be used for a card of the top row."""
        return usable(state, owner, TOP)

    def upgrade_other(self, state: TapestryState, owner: Seat, mat: Mat, card: str) -> Rule[None]:
        """It goes to the bottom row and gives points."""
        yield from recycle(state, owner, card)
        score(state, owner, state.facts.civilizations[NAME].amounts["vp"], NAME)
