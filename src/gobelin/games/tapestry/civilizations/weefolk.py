"""The Weefolk settle in the cities of others."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from gobelin.games.tapestry.advance import hand_in
from gobelin.games.tapestry.capital import gain_any_building, has_left, plant_token
from gobelin.games.tapestry.city import COLUMNS, FREE, ROWS
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.mat_worth import HasProspects
from gobelin.games.tapestry.player import LETTERS, Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS, LAST
from gobelin.kernel import Ask, Option, Rule, Seat

NAME = "weefolk"


class Plot(Struct, frozen=True):
    """A plot of somebody's capital."""

    seat: Seat
    plot: int


class Burrows(Mat, tag=NAME):
    """The mat of the Weefolk."""

    planted: list[Plot] = field(default_factory=list)
    """Where the tokens are."""

    @property
    def numbers(self) -> list[int]:
        """Only how many there are."""
        return [len(self.planted)]


@power(NAME)
class Weefolk(SetsUp, HasIncome, HasProspects):
    """TFF-CIV-32 to TFF-CIV-34: tokens in capitals of opponents."""

    record = Burrows

    events: Mapping[str, tuple[str, ...]] = {
        "planted": ("seat", "opponent", "row", "col"),
        "displaced": ("seat", "piece", "row", "col"),
    }

    def setup(self, state: TapestryState, owner: Seat, mat: Burrows, at_start: bool) -> Rule[None]:
        """Gained later, a token is given away at once."""
        if not at_start:
            yield from give_token(state, owner, mat)

    def income(self, state: TapestryState, owner: Seat, mat: Burrows) -> Rule[None]:
        """A token; then a building for a territory tile, or in the last income turn points."""
        player, amounts = state.players[owner], state.facts.civilizations[NAME].amounts
        yield from give_token(state, owner, mat)
        if player.era == LAST:
            found = sum(neighbours(state, planted) for planted in mat.planted)
            score(state, owner, amounts["vp"] * found, NAME)
            return
        if len(player.territories) < amounts["tiles"] or not any(has_left(state, owner, b) for b in BUILDINGS):
            return
        (answer,) = yield Ask(owner, "weefolk_building", [("accept",), ("decline",)], rules=("TFF-CIV-33",))
        if answer == "accept":
            yield from hand_in(state, owner, "territory_tile", amounts["tiles"], NAME)
            yield from gain_any_building(state, owner, NAME)

    def prospects(self, state: TapestryState, owner: Seat, mat: Burrows) -> float:
        """TFF-CIV-34: what stands around the tokens counts in the end."""
        if state.players[owner].era >= LAST:
            return 0.0
        return 0.9 * sum(neighbours(state, planted) for planted in mat.planted)


def give_token(state: TapestryState, owner: Seat, mat: Burrows) -> Rule[None]:
    """TFF-CIV-32, TAX-OPEN-21: an opponent plants it, even one who has finished."""
    others = [seat for seat in state.persons(owner) if seat != owner]
    options: list[Option] = [("opponent", seat) for seat in others if plots_for_token(state, seat)]
    if not options:
        return
    _, opponent = yield Ask(owner, NAME, options, rules=("TFF-CIV-32",))
    plots = plots_for_token(state, opponent)
    places: list[Option] = [("place", plot // 9, plot % 9) for plot in plots]
    _, row, col = yield Ask(opponent, "weefolk_plot", places, rules=("TFF-CIV-32", "TAX-OPEN-21"))
    mat.planted.append(Plot(opponent, 9 * row + col))
    yield from plant_token(state, opponent, owner, 9 * row + col)


def plots_for_token(state: TapestryState, seat: Seat) -> list[int]:
    """The free plots; in a full city those of income buildings and of landmarks that cover but one."""
    plots = state.players[seat].plots
    if FREE in plots:
        return [at for at, letter in enumerate(plots) if letter == FREE]
    small = [piece.letter for piece in state.facts.landmarks.values() if "".join(piece.shape).count("X") == 1]
    return [at for at, letter in enumerate(plots) if letter in (*LETTERS.values(), *small)]


def neighbours(state: TapestryState, planted: Plot) -> int:
    """TFF-CIV-34, TAX-OPEN-21: income buildings and landmarks in the row and in the column; a landmark once in each."""
    plots, (row, col) = state.players[planted.seat].plots, divmod(planted.plot, 9)
    landmarks = {piece.letter for piece in state.facts.landmarks.values()}
    found = 0
    for line in (ROWS[row], COLUMNS[col]):
        letters = [letter for at, letter in enumerate(plots) if line >> at & 1]
        found += sum(letter in LETTERS.values() for letter in letters) + len(landmarks & set(letters))
    return found
