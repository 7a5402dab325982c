"""The Inventors: they upgrade tech cards of all players and take them over."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.invent import (
    WatchesInventions,
    WatchesUpgrades,
    is_locked,
    row_benefit,
    take_over,
    upgrade_card,
    usable,
)
from gobelin.games.tapestry.player import BOTTOM, MIDDLE, TOP, Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat


class Workshop(Mat, tag="inventors"):
    """The mat of the Inventors."""

    cards: list[str] = field(default_factory=list)
    """The tech cards with a token."""


@power("inventors")
class Inventors(HasIncome, WatchesUpgrades, WatchesInventions):
    """TAP-CIV-07: a token upgrades a card at once, and brings it here from an opponent's top row."""

    record = Workshop

    events: Mapping[str, tuple[str, ...]] = {"marked_tech": ("seat", "card"), "took_tech": ("seat", "victim", "card")}

    def income(self, state: TapestryState, owner: Seat, mat: Workshop) -> Rule[None]:
        """Mark any card below a top row: it moves up without regard to its prerequisite."""
        holders = {
            card: seat
            for seat in state.clockwise(owner)
            for row in (BOTTOM, MIDDLE)
            for card in usable(state, seat, row)
            if not is_locked(state, card)
            and (seat == owner or row == BOTTOM or not state.facts.tech_cards[card].one_time)  # TFF-TEC-07
        }
        if not holders or not mat.tokens:
            return
        options: list[Option] = [*(("upgrade", card) for card in holders), ("decline",)]
        chosen = yield Ask(owner, "inventors", options, rules=("TAP-CIV-07",))
        if chosen[0] == "decline":
            return
        card, holder = chosen[1], holders[chosen[1]]
        row = MIDDLE if card in state.players[holder].techs[BOTTOM] else TOP
        mat.tokens -= 1
        if card not in mat.cards:
            mat.cards.append(card)
        state.tell("marked_tech", owner, card)
        yield from upgrade_card(state, owner, holder, card)
        if holder != owner and row == MIDDLE:  # in the top row it is what a marked card does there
            (answer,) = yield Ask(owner, "inventors_benefit", [("accept",), ("decline",)], rules=("TAP-CIV-12",))
            if answer == "accept":
                yield from row_benefit(state, owner, card, row)

    def on_upgrade(
        self, state: TapestryState, owner: Seat, mat: Workshop, actor: Seat, holder: Seat, card: str, row: int
    ) -> Rule[None]:
        """TAP-CIV-07: after its holder the Inventors gain the square of a marked card, then they take it."""
        if holder == owner or row != TOP or card not in mat.cards:
            return
        yield from row_benefit(state, owner, card, TOP)
        if card in state.players[holder].techs[TOP] and not state.players[owner].finished:  # TAP-END-03
            yield from take_over(state, owner, holder, card)

    def on_invent(self, state: TapestryState, owner: Seat, mat: Workshop, actor: Seat, card: str) -> Rule[None]:
        """A card that was discarded with its token comes back without."""
        if card in mat.cards:
            mat.cards.remove(card)
            state.tell("unmarked", owner, mat.id, card)
        yield from ()
