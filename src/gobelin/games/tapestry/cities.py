"""The advanced capitals that do more than their grids and districts say (TAA-CAP, TFF-CAP)."""

from __future__ import annotations

from gobelin.games.tapestry.capital import BuildsElsewhere, WatchesPlots
from gobelin.games.tapestry.city import beside, pads, wisps
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.income import ScoresWithPoints, WatchesIncome
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import lose_points, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Option, Rule, Seat, Verb


def amount(state: TapestryState, capital: str, what: str) -> int:
    """A number printed on a mat."""
    return state.facts.capitals[capital].amounts[what]


@power("swamp")
class Swamp(ScoresWithPoints):
    """Lily pads fill their plots, but have to be built over in the end."""

    def final_points(self, state: TapestryState, owner: Seat, mat: str) -> Rule[None]:
        """TAA-CAP-07, TAX-OPEN-24: every pad that nothing covers costs points, once."""
        left = pads(state.players[owner].plots).bit_count()
        lose_points(state, owner, left * amount(state, mat, "lose_vp"), mat)
        yield from ()


@power("quagmire")
class Quagmire(WatchesPlots):
    """Will-o'-wisps lure away those who build landmarks beside them."""

    def on_cover(self, state: TapestryState, owner: Seat, mark: str, before: str) -> Rule[None]:
        """TFF-CAP-02: every wisp that a new landmark touches costs points."""
        now = state.players[owner].plots
        built = sum(1 << i for i, plot in enumerate(now) if plot != before[i] and plot.isupper())
        touched = (wisps(now) & beside(built)).bit_count() if built else 0
        lose_points(state, owner, touched * amount(state, mark, "lose_vp"), mark)
        yield from ()


@power("savanna")
class Savanna(WatchesIncome, ScoresWithPoints):
    """Its complete districts are an income of their own."""

    def on_income(self, state: TapestryState, owner: Seat, mark: str, gained: list[int]) -> Rule[None]:
        """TFF-CAP-05, TAX-OPEN-36: each complete district pays in the income step."""
        city = state.city(owner)
        for number in city.complete_districts(state.players[owner].filled):
            yield from perform(state, owner, city.pays[number], mark)

    def final_points(self, state: TapestryState, owner: Seat, mat: str) -> Rule[None]:
        """TAX-OPEN-36: the last income turn has no such step."""
        yield from self.on_income(state, owner, mat, [])


@power("city_in_a_bottle")
class CityInABottle(BuildsElsewhere):
    """Landmarks do not fit into the bottle."""

    def verbs(self, box: Box) -> list[Verb]:
        """A landmark is set aside."""
        return [Verb("set_aside")]

    def building_places(self, state: TapestryState, owner: Seat, mat: str, building: str) -> list[Option]:
        """TFF-CAP-11, TFF-CAP-14: a landmark goes nowhere else, but for cards and mats that have room for it."""
        return [("set_aside",)] if building in state.facts.landmarks else []

    def put_building(self, state: TapestryState, owner: Seat, mat: str, option: Option, building: str) -> Rule[None]:
        """TFF-CAP-14, TFF-CAP-15: beside the capital, for points."""
        state.players[owner].beside.append(building)
        state.tell("beside", owner, building)
        score(state, owner, amount(state, mat, "vp"), mat)
        yield from ()
