"""The Recyclers use tech cards again."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.invent import add_tech_card, draw_tech_card, upgrade
from gobelin.games.tapestry.powers import Power, power
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import BOTTOM, TOP, Mat, Table
from gobelin.kernel import Ask, Option, Rule, Seat

NAME = "recyclers"


@power(NAME)
class Recyclers(Power):
    """TAP-CIV-12: tech cards come back from the discard pile and from the top row."""

    events: Mapping[str, tuple[str, ...]] = {"recycled": ("seat", "card")}

    def setup(self, state: Table, owner: Seat, mat: Mat, at_start: bool) -> Rule[None]:
        """Draw tech cards and keep some; all lie on the discard pile until they are kept."""
        amounts = state.facts.civilizations[NAME].amounts
        drawn = [card for _ in range(amounts["draw"]) if (card := draw_tech_card(state)) is not None]
        state.tech_discards += drawn
        for _ in range(min(amounts["keep"], len(drawn))):
            _, card = yield Ask(owner, NAME, [("recycle", card) for card in drawn], rules=("TAP-CIV-12",))
            drawn.remove(card)
            state.tech_discards.remove(card)
            yield from add_tech_card(state, owner, card)

    def income(self, state: Table, owner: Seat, mat: Mat) -> Rule[None]:
        """A tech card may be upgraded, besides the upgrade of the income turn."""
        yield from upgrade(state, owner, optional=True)

    def tech_places(self, state: Table, owner: Seat, mat: Mat) -> list[Option]:
        """The discard pile."""
        return [("recycle", card) for card in state.tech_discards]

    def upgradable(self, state: Table, owner: Seat, mat: Mat) -> list[str]:
        """TAP-CIV-10: an upgrade may be used for a card of the top row."""
        return list(state.players[owner].techs[TOP])

    def upgrade_other(self, state: Table, owner: Seat, mat: Mat, card: str) -> Rule[None]:
        """It goes to the bottom row and gives points, but neither circle nor square."""
        rows = state.players[owner].techs
        rows[TOP].remove(card)
        rows[BOTTOM].append(card)
        state.tell("recycled", owner, card)
        score(state, owner, state.facts.civilizations[NAME].amounts["vp"], NAME)
        yield from ()
