"""What chance decides, and who bends it: more results of a die, more to draw from, a share in the rolls of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gobelin.games.tapestry.powers import Power, own_powers, powers
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import Pile, draw, shuffle


class SeesMore(Power):
    """One more result of every die, and one thing more to draw from."""

    sees_more: int = 1


class WatchesRolls(Power):
    """It profits from the first roll of a die, before the roller uses it."""

    def on_roll(
        self, state: TapestryState, owner: Seat, mark: Any, actor: Seat, die: str, result: int | str, place: int
    ) -> Rule[None]:
        """A die was rolled; the result is a face, or a track; `place`: the hex it is about, or -1."""
        raise NotImplementedError


def with_more(state: TapestryState, seat: Seat, number: int) -> int:
    """TFF-CIV-30, TAX-OPEN-20: one option more for the player is added, never multiplied."""
    return number + sum(power.sees_more for _, power in own_powers(state, seat, SeesMore))


def rolled_first(state: TapestryState, seat: Seat, die: str, result: int | str, place: int = -1) -> Rule[None]:
    """TFF-CIV-23: who watches the dice takes part in the first roll of each."""
    for owner, mark, power in powers(state, WatchesRolls):
        if owner != seat:
            yield from power.on_roll(state, owner, mark, seat, die, result, place)


# --- draws ------------------------------------------------------------------------------------------------------------

KEPT: Final[dict[str, Callable[[str], Option]]] = {
    "tapestry_card": lambda card: ("keep", card),
    "tech_card": lambda card: ("invent", card),
    "territory_tile": lambda tile: ("tile", tile),
    "space_tile": lambda tile: ("space_tile", tile),
}
"""The option to keep a thing that was drawn, by its kind."""


def choose_top(state: TapestryState, seat: Seat, pile: Pile, kind: str) -> Rule[None]:
    """TFF-CIV-30: who sees more looks at several things and puts one on top; the others are shuffled back."""
    number = min(with_more(state, seat, 1), len(pile))
    if number < 2:
        return
    for _ in range(number):
        thing = draw(state, pile, state.looked_at, [seat])
        state.tell("considered", seat, kind, thing, to=[seat], others=(seat, kind))
    options = [KEPT[kind](thing) for thing in state.looked_at.items[-number:]]
    _, kept = yield Ask(seat, "considered", options, rules=("TFF-CIV-30",))
    first = len(state.looked_at) - number
    kept_at = state.looked_at.items.index(kept, first)
    for at in reversed(range(first, first + number)):
        if at != kept_at:
            state.looked_at.move(at, pile)
    shuffle(state, pile)
    state.looked_at.move(-1, pile)
    state.tell("put_back", seat, kind, number)
