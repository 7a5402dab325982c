"""The Genies grant a wish and take one for themselves."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.components import Box, MatSpace
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import LAST
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "genies"


@power(NAME)
class Genies(HasIncome):
    """TFF-CIV-20, TFF-CIV-21: a ring of circles, which score, and of squares between them."""

    events: Mapping[str, tuple[str, ...]] = {"summoned": ("seat", "opponent"), "wished": ("seat", "space")}

    def verbs(self, box: Box) -> list[Verb]:
        """A circle or square of the ring."""
        return [Verb("wish", space=[space.id for space in box.civilizations[NAME].spaces])]

    def income(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """An opponent by chance scores a circle, then the Genies it too and a square beside it, in either order."""
        ring = {("wish", space.id): space for space in state.facts.civilizations[NAME].spaces}
        circles: list[Option] = [wish for wish, space in ring.items() if space.shape == "circle"]
        if state.players[owner].era == LAST:
            for _ in range(state.facts.civilizations[NAME].amounts["circles"]):
                chosen = yield Ask(owner, NAME, circles, rules=("TFF-CIV-21",))
                circles.remove(chosen)
                yield from fulfil(state, owner, ring[chosen])
            return
        opponent = state.rng.choice([seat for seat in state.persons(owner) if seat != owner])
        state.tell("summoned", owner, opponent)
        chooser = owner if state.players[opponent].finished else opponent  # TAX-OPEN-17
        circle = yield Ask(chooser, "genies_circle", circles, rules=("TFF-CIV-20",))
        if chooser == opponent:
            yield from fulfil(state, opponent, ring[circle])
        squares: list[Option] = [("wish", to) for to in ring[circle].to]
        chosen = yield Ask(owner, "genies_wish", [circle, *squares], rules=("TFF-CIV-20",))
        yield from fulfil(state, owner, ring[chosen])
        if chosen == circle:
            chosen = yield Ask(owner, "genies_wish", squares, rules=("TFF-CIV-20",))
        else:
            chosen = circle
        yield from fulfil(state, owner, ring[chosen])


def fulfil(state: TapestryState, seat: Seat, space: MatSpace) -> Rule[None]:
    """A player gains what is on a space of the ring."""
    state.tell("wished", seat, space.id)
    yield from perform(state, seat, space.reward, NAME)
