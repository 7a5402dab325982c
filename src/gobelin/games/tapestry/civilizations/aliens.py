"""The Aliens explore space early, one tile at a time."""

from __future__ import annotations

from msgspec import field

from gobelin.games.tapestry.explore import discard_tile, reach
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import pay, receive_any, ways_to_pay
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat

NAME = "aliens"


class Ship(Mat, tag=NAME):
    """The mat of the Aliens."""

    tiles: list[str] = field(default_factory=list)
    """The space tile on the mat, if one lies there; it is among the explored ones too."""


@power(NAME)
class Aliens(HasIncome):
    """TAP-CIV-12: a space tile on the mat, for another one or for a resource."""

    record = Ship

    def income(self, state: TapestryState, owner: Seat, mat: Ship) -> Rule[None]:
        """The tile on the mat goes; another may be explored there, for a price if one went, or a resource gained."""
        player, amounts = state.players[owner], state.facts.civilizations[NAME].amounts
        price: tuple[str, ...] = ()
        if mat.tiles:
            tile = mat.tiles.pop()
            state.tell("unmarked", owner, NAME, tile)
            discard_tile(state, owner, tile, NAME)
            price = ("any",) * amounts["price"]
        tiles = player.space if ways_to_pay(player, price) else []
        options: list[Option] = [("space_tile", tile) for tile in tiles]
        chosen = yield Ask(owner, NAME, [*options, ("choose", "any_resource")], rules=("TAP-CIV-12",))
        if chosen[0] == "choose":
            yield from receive_any(state, owner, amounts["resources"], NAME)
            return
        if price:
            yield from pay(state, owner, price, NAME)
        mat.tiles = [chosen[1]]
        state.tell("marked", owner, NAME, chosen[1])
        yield from reach(state, owner, chosen[1])
