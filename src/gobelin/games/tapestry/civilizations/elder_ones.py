"""The Elder Ones live on when the time of all others has come."""

from __future__ import annotations

from gobelin.games.tapestry.capital import WatchesLandmarks
from gobelin.games.tapestry.income import HasIncome, PlaysOn
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive_any, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import discard, gain_tapestry_card
from gobelin.games.tapestry.turn import advances
from gobelin.games.tapestry.vocabulary import LAST
from gobelin.kernel import Ask, Option, Rule, Seat

NAME = "elder_ones"


@power(NAME)
class ElderOnes(HasIncome, PlaysOn, WatchesLandmarks):
    """TFF-CIV-14 to TFF-CIV-17: resources for later, and advance turns beyond the end."""

    hidden = frozenset({NAME})
    late_advances = True

    def income(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """A resource or tapestry cards; in the last income turn cards become resources."""
        amounts, hand = state.facts.civilizations[NAME].amounts, state.players[owner].hand
        if state.players[owner].era < LAST:
            choice: list[Option] = [("choose", "any_resource"), ("choose", "tapestry_card")]
            _, chosen = yield Ask(owner, "elder_gift", choice, rules=("TFF-CIV-14",))
            if chosen == "any_resource":
                yield from receive_any(state, owner, amounts["resources"], NAME)
                return
            for _ in range(amounts["cards"]):
                yield from gain_tapestry_card(state, owner, NAME)
            return
        for _ in range(min(amounts["most"], len(hand))):
            options: list[Option] = [("discard", card) for card in sorted(set(hand.items))]
            answer = yield Ask(owner, NAME, [*options, ("decline",)], rules=("TFF-CIV-15",))
            if answer[0] == "decline":
                return
            discard(state, owner, answer[1], NAME)
            yield from receive_any(state, owner, amounts["paid"], NAME)

    def late_options(self, state: TapestryState, owner: Seat, mat: Mat) -> list[Option]:
        """TFF-CIV-16, TAX-OPEN-14: advances as long as one is possible."""
        return advances(state, owner)

    def on_landmark(self, state: TapestryState, owner: Seat, mat: Mat, actor: Seat, landmark: str) -> Rule[None]:
        """TFF-CIV-17: points for each that is gained after the last income turn."""
        if actor == owner and state.players[owner].playing_on:
            score(state, owner, state.facts.civilizations[NAME].amounts["landmark_vp"], NAME)
        yield from ()
