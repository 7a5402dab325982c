"""The Historians: they profit from the landmarks of those they watch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import field

from gobelin.games.tapestry.advance import hand_in
from gobelin.games.tapestry.capital import WatchesLandmarks
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import SHADOW, TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

COVERED: Final = -1


def opponents(state: TapestryState, seat: Seat) -> list[Option]:
    """Who can be watched. Of the two bots it is the Automa, to which all their landmarks belong (TAP-AUT-26)."""
    return [("opponent", other) for other in state.opponents(seat) if other != SHADOW]


class Chronicle(Mat, tag="historians"):
    """The mat of the Historians."""

    holders: list[int] = field(default_factory=list)
    """By reward square: who holds the token that covered it, or COVERED while it lies there."""


@power("historians")
class Historians(SetsUp, HasIncome, WatchesLandmarks):
    """TAP-CIV-12: tokens given to opponents expose squares, which pay for every landmark of their holders."""

    record = Chronicle

    events: Mapping[str, tuple[str, ...]] = {"gave_token": ("seat", "opponent", "square")}

    def verbs(self, box: Box) -> list[Verb]:
        """A reward square."""
        return [Verb("uncover", square=len(box.civilizations["historians"].squares))]

    def setup(self, state: TapestryState, owner: Seat, mat: Chronicle, at_start: bool) -> Rule[None]:
        """Tokens cover the squares; gained mid-game, all of them go to opponents at once."""
        mat.holders = [COVERED] * len(state.facts.civilizations[mat.id].squares)
        if not at_start:
            for square in range(len(mat.holders)):
                _, opponent = yield Ask(owner, "historians", opponents(state, owner), rules=("TAP-CIV-12",))
                self._give(state, owner, mat, opponent, square)

    def income(self, state: TapestryState, owner: Seat, mat: Chronicle) -> Rule[None]:
        """A territory tile may be discarded to give a token away."""
        facts = state.facts.civilizations[mat.id]
        covered = [square for square, holder in enumerate(mat.holders) if holder == COVERED]
        if not covered or len(state.players[owner].territories) < facts.amounts["tiles"]:
            return
        chosen = yield Ask(owner, "historians", [*opponents(state, owner), ("decline",)], rules=("TAP-CIV-12",))
        if chosen[0] == "decline":
            return
        yield from hand_in(state, owner, "territory_tile", facts.amounts["tiles"], mat.id)
        unlike = {facts.squares[square]: square for square in reversed(covered)}
        options = [("uncover", square) for square in sorted(unlike.values())]
        _, square = yield Ask(owner, "historians_square", options, rules=("TAP-CIV-12",))
        self._give(state, owner, mat, chosen[1], square)

    def _give(self, state: TapestryState, owner: Seat, mat: Chronicle, opponent: Seat, square: int) -> None:
        """The token of a square goes to an opponent."""
        mat.tokens -= 1
        mat.holders[square] = opponent
        state.tell("gave_token", owner, opponent, square)

    def on_landmark(self, state: TapestryState, owner: Seat, mat: Chronicle, actor: Seat, landmark: str) -> Rule[None]:
        """All exposed squares, once per landmark, however many tokens the opponent holds."""
        if actor in mat.holders:
            for square, holder in zip(state.facts.civilizations[mat.id].squares, mat.holders, strict=True):
                if holder != COVERED:
                    yield from perform(state, owner, square, mat.id)
