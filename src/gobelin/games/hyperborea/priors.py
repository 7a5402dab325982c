"""How promising each option of Hyperborea looks before it is tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gobelin.games.hyperborea.components import COLOURS, NUMBERS
from gobelin.games.hyperborea.heuristics import PRICES, card_worth, hex_worth, lasting, passive_worth, price, to_come
from gobelin.games.hyperborea.state import EMPTY, HyperboreaState
from gobelin.kernel import Option, Seat


def prior(state: HyperboreaState, seat: Seat, topic: str, option: Option) -> float:
    """How promising an option looks before it is tried."""
    verb = str(option[0])
    look = PRIORS.get(verb)
    found = look(state, seat, option) if look is not None else 1.0
    if topic != "turn":
        return found
    base, part = IN_TURN.get(verb, (0.0, 0.5))
    return base + part * found


IN_TURN: Final[Mapping[str, tuple[float, float]]] = {
    "acquire": (-1.4, 1.0),
    "attack": (2.5, 0.0),
    "banish": (1.9, 0.0),
    "besiege": (0.3, 0.0),
    "cube": (0.8, 0.1),
    "deploy": (0.2, 0.0),
    "develop": (-0.1, 0.5),
    "draw": (0.7, 0.0),
    "end": (-2.0, 0.0),
    "enter": (-0.6, 0.7),
    "figure": (0.0, 0.0),
    "fly": (-0.4, 0.2),
    "fortress": (0.4, 0.0),
    "gem": (5.0, 0.0),
    "move": (-0.4, 0.2),
    "place": (-1.0, 0.43),
    "replace": (-0.5, 0.0),
    "spread": (0.4, 0.1),
    "unused": (-0.9, 0.0),
    "upgrade": (0.3, 0.2),
    "use_token": (0.2, 0.2),
}
"""How the actions of a turn compare: so much in any case, and a part of what `PRIORS` says of this one."""


def _prior_place(state: HyperboreaState, seat: Seat, option: Option) -> float:
    """A cube on a technology: what that produces, the more the fuller it gets."""
    technology = str(option[2])
    player, spaces = state.players[seat], state.facts.spaces(technology)
    cubes = player.placed.get(technology) or [EMPTY] * len(spaces)
    missing = cubes.count(EMPTY) - 1
    card = state.facts.cards.get(technology)
    brings = lasting(state.box, technology) if card is not None and card.continuous else price(state.box, technology)
    if missing and sum(player.available) <= missing:
        return 0.3 * brings / missing
    return brings / (1 + 0.2 * missing) + (1.0 if not missing else 0.0)


def _prior_acquire(state: HyperboreaState, seat: Seat, option: Option) -> float:
    card = str(option[1])
    return state.facts.cards[card].vp + to_come(state) * card_worth(state.box, card)


def _prior_arrival(state: HyperboreaState, seat: Seat, option: Option) -> float:
    """Where a figure goes: the promise of the hex."""
    return hex_worth(state, int(option[-1]), seat)


def _prior_enter(state: HyperboreaState, seat: Seat, option: Option) -> float:
    place, site = int(option[1]), int(option[2]) - 1
    return 2.0 if state.is_ruin(place, site) else 1.0 + price(state.box, state.land_at(place).cities[site])


def _prior_row(state: HyperboreaState, seat: Seat, option: Option) -> float:
    """Go on with the row that is nearest to the last level."""
    row = NUMBERS[str(option[1])]
    return 1.0 + 0.2 * state.players[seat].levels[row] + 0.1 * _wish(state, seat, row)


def _prior_colour(state: HyperboreaState, seat: Seat, option: Option) -> float:
    return 1.0 + _wish(state, seat, NUMBERS[str(option[1])])


def _wish(state: HyperboreaState, seat: Seat, row: int) -> float:
    """How much a cube of a colour is wanted: what the player's spaces need, and rather what there is little of."""
    owned = state.players[seat].cubes()[row]
    needed = sum(kind == COLOURS[row] for card in state.players[seat].cards for kind in state.facts.cards[card].spaces)
    return 1.0 / (1 + owned) + 0.2 * needed + WISHED[row]


WISHED: Final = (0.1, 0.05, 0.2, 0.25, 0.4, 0.4)
"""Trade and science score by themselves."""


def _prior_branch(state: HyperboreaState, seat: Seat, option: Option) -> float:
    return PRICES.get(str(option[1]), 0.6)


def _prior_token(state: HyperboreaState, seat: Seat, option: Option) -> float:
    return price(state.box, str(option[1]))


def _prior_tile(state: HyperboreaState, seat: Seat, option: Option) -> float:
    return passive_worth(state.facts.faction_tiles[str(option[1])].passive)


PRIORS: Final[Mapping[str, Callable[[HyperboreaState, Seat, Option], float]]] = {
    "done": lambda state, seat, option: 1.5,
    "decline": lambda state, seat, option: 0.0,
    "place": _prior_place,
    "acquire": _prior_acquire,
    "move": _prior_arrival,
    "fly": _prior_arrival,
    "arrive": _prior_arrival,
    "enter": _prior_enter,
    "develop": _prior_row,
    "spread": _prior_row,
    "upgrade": _prior_colour,
    "marker": _prior_colour,
    "cube": _prior_colour,
    "choose": _prior_branch,
    "use_token": _prior_token,
    "keep_token": lambda state, seat, option: 0.8,
    "take_token": _prior_token,
    "put_back": lambda state, seat, option: 2.0 - _prior_token(state, seat, option),
    "return_grey": lambda state, seat, option: 1.0,
    "keep_grey": lambda state, seat, option: 0.0,
    "faction_tile": _prior_tile,
    "clear": lambda state, seat, option: 0.5,
}
