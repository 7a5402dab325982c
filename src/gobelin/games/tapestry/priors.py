"""How promising an option looks to a bot before it is tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from gobelin.games.tapestry.benefits import Advance, Create, Effect, Exhibit, Gain, Inspire, ScorePer
from gobelin.games.tapestry.capital import closed_plots, fitting
from gobelin.games.tapestry.card_plots import plots_on
from gobelin.games.tapestry.effect_worth import (
    WEIGHTS,
    advance_worth,
    building_worth,
    bundle,
    inspiration_worth,
    masterpiece_worth,
    resource_price,
    used_worth,
    worth,
)
from gobelin.games.tapestry.estimates import FAVOUR, ORDINARY, PLAYED
from gobelin.games.tapestry.explore import matching_sides
from gobelin.games.tapestry.heuristics import capital_outlook, placing_loss
from gobelin.games.tapestry.mat_worth import placing_worth
from gobelin.games.tapestry.player import BOTTOM, TOP
from gobelin.games.tapestry.reserved import effect_of
from gobelin.games.tapestry.state import BOXES, TapestryState
from gobelin.games.tapestry.tapestries import slot
from gobelin.games.tapestry.vocabulary import BUILDINGS, LAST, RESOURCES
from gobelin.kernel import Option, Seat


def prior(state: TapestryState, seat: Seat, topic: str, option: Option) -> float:
    """How promising an option looks before it is tried."""
    if option[0] in ("decline", "pass", "stop"):
        return 0.0
    look = PRIORS.get(str(option[0]))
    return look(state, seat, option) if look is not None else 0.5


def _prior_pay(state: TapestryState, seat: Seat, option: Option) -> float:
    """Keep some of everything: pay with what there is most of."""
    purse = state.players[seat].purse
    kept: float = sum((owned - int(paid)) ** 0.5 for owned, paid in zip(purse, option[1:], strict=True))
    return kept + 1.0  # compared with declining a bonus, which is seldom better


def _prior_receive(state: TapestryState, seat: Seat, option: Option) -> float:
    """Take what is rarest."""
    return 10.0 - state.players[seat].purse[RESOURCES.index(option[1])]


TAKEN: Final[Mapping[str, Effect]] = {
    "any_income_building": Gain("any_income_building"),
    "create": Create(),
    "inspire": Inspire(),
    "exhibit": Exhibit(),
}
"""Effects whose worth depends on what there is."""


def _prior_word(state: TapestryState, seat: Seat, option: Option) -> float:
    """An effect by its word: gain first, score what was gained afterwards."""
    word = str(option[1])
    if word in BUILDINGS:
        return building_worth(state, seat, word)
    if word in TAKEN:
        return worth(state, seat, TAKEN[word], 1)
    if word.startswith("points_per_"):
        return -5.0
    if word.startswith("advance_"):
        return advance_worth(state, seat, Advance(word.removeprefix("advance_"), True, "pay"), 0)
    return {"conquer": 6.0, "explore": 4.5, "invent": 3.0, "research": 3.0, "upgrade": 5.0}.get(word, 2.0)


def _prior_advance(state: TapestryState, seat: Seat, option: Option) -> float:
    """An advance by its space, a landmark there or on the next one, and its price; income seldom comes first."""
    track = str(option[1])
    space = state.furthest(seat, track)
    if space >= state.facts.tracks[track].end:
        return 0.0
    facts = state.space_at(track, space + 1)
    total = 11.0 + space + 0.75 * bundle(state, seat, facts.benefit, 1) - 3.6 * facts.tier
    if facts.landmark in state.landmarks:
        total += 2.7
    if space + 2 <= state.facts.tracks[track].end and state.space_at(track, space + 2).landmark in state.landmarks:
        total += 1.7
    if facts.bonus is not None:
        brings = bundle(state, seat, facts.bonus.then, 1)
        total += 1.1 + 0.4 * (brings - facts.bonus.n * resource_price(state.players[seat]))
    return total


def _prior_place(state: TapestryState, seat: Seat, option: Option) -> float:
    """A place in the capital by what its plots add to lines and districts."""
    row, col = int(option[1]), int(option[2])
    name, turn = state.about or ("", 0)
    is_landmark = name in state.facts.landmarks
    covered = _masks(state.box, name, turn)[row, col] if is_landmark else 1 << (9 * row + col)
    promised = capital_outlook(state, seat)(state.players[seat].filled | covered)
    if is_landmark:
        promised += placing_worth(state, seat, covered)
    return 1.0 + promised - placing_loss(state, seat, covered)


@cache
def _masks(box: str, landmark: str, turn: int) -> dict[tuple[int, int], int]:
    """The plots that a landmark covers, by its place."""
    return {(row, col): mask for row, col, mask in BOXES[box].landmarks[landmark].turns[turn].places}


def _prior_rotate(state: TapestryState, seat: Seat, option: Option) -> float:
    """A landmark by its best place, a tile by the sides that match."""
    name, place = state.about or ("", -1)
    turn = int(option[1])
    if name in state.facts.landmarks:
        player, closed = state.players[seat], closed_plots(state, seat)
        promised = capital_outlook(state, seat)
        places = fitting(state.facts.landmarks[name].turns[turn], closed, state.city(seat))
        return max(
            (
                promised(player.filled | mask) + placing_worth(state, seat, mask) - placing_loss(state, seat, mask)
                for _, _, mask in places
            ),
            default=0.0,
        )
    if name in state.facts.territory_tiles and place >= 0:
        return 1.0 + matching_sides(state, place, state.facts.territory_tiles[name].turned[turn])
    return 1.0


def _prior_hex(state: TapestryState, seat: Seat, option: Option) -> float:
    """Where something happens on the map: the middle island and other players' territories first."""
    place = int(option[1])
    takers = state.achievements["middle_island"]
    island = 6.0 if place == state.map.island and seat not in takers and len(takers) < 2 else 0.0
    against = 2.0 if any(owner != seat for owner in state.controllers(place)) else 0.0
    open_sides = sum(not state.corners(other) for other in state.neighbouring(place))
    return 1.0 + island + against + 0.2 * open_sides


def _prior_explore(state: TapestryState, seat: Seat, option: Option) -> float:
    """Many neighbours to match, the way to the middle island."""
    place, (tile, _) = int(option[1]), state.about or ("", -1)
    if tile not in state.facts.territory_tiles:
        return 1.0 + sum(bool(state.corners(other)) for other in state.neighbouring(place))
    turned = state.facts.territory_tiles[tile].turned
    near = 0.5 * (state.map.island in state.neighbouring(place))
    return 1.0 + near + max(matching_sides(state, place, corners) for corners in turned)


def _prior_tile(state: TapestryState, seat: Seat, option: Option) -> float:
    return bundle(state, seat, state.facts.territory_tiles[str(option[1])].reward)


def _prior_invent(state: TapestryState, seat: Seat, option: Option) -> float:
    facts = state.facts.tech_cards[str(option[1])]
    return 0.6 * bundle(state, seat, facts.circle, 1) + 0.3 * bundle(state, seat, facts.square, 1)


def _prior_upgrade(state: TapestryState, seat: Seat, option: Option) -> float:
    card = str(option[1])
    facts = state.facts.tech_cards[card]
    row = next((n for n, cards in enumerate(state.players[seat].techs) if card in cards), TOP)
    return 0.5 + bundle(state, seat, facts.circle if row == BOTTOM else facts.square, 1)


def _prior_play(state: TapestryState, seat: Seat, option: Option) -> float:
    card = str(option[1])
    return PLAYED.get(card, ORDINARY) + _charms(state, seat, card)


def _charms(state: TapestryState, seat: Seat, card: str) -> float:
    """The charms of a card if it is played next."""
    facts, player = state.facts.tapestry_cards[card], state.players[seat]
    if not facts.enchanted:
        return 0.0
    at = slot(player)
    left = bundle(state, seat, facts.left_charm, 1) if at and player.tapestries[at - 1] else 0.0
    return left + (
        WEIGHTS["charm"] * bundle(state, seat, facts.right_charm, 1) if at + 1 < len(player.tapestries) else 0.0
    )


def _prior_charm(state: TapestryState, seat: Seat, option: Option) -> float:
    facts = state.facts.tapestry_cards[str(option[1])]
    return bundle(state, seat, facts.left_charm if option[0] == "left_charm" else facts.right_charm, 1)


def _prior_reserved(state: TapestryState, seat: Seat, option: Option) -> float:
    """What scores comes last."""
    effect = effect_of(state, str(option[1]))
    return -1.0 if any(isinstance(part, ScorePer) for part in effect.then) else used_worth(state, seat, effect)


def _prior_discard(state: TapestryState, seat: Seat, option: Option) -> float:
    return 12.0 - PLAYED.get(str(option[1]), ORDINARY)


def _prior_discard_tile(state: TapestryState, seat: Seat, option: Option) -> float:
    return 5.0 - bundle(state, seat, state.facts.territory_tiles[str(option[1])].reward)


def _prior_discard_tech(state: TapestryState, seat: Seat, option: Option) -> float:
    return 10.0 * (option[1] in state.players[seat].techs[TOP]) - _prior_invent(state, seat, option)


def _prior_die(state: TapestryState, seat: Seat, option: Option) -> float:
    face = state.dice[0] if option[1] == "red" else state.dice[1]
    return bundle(state, seat, state.facts.dice[f"conquer_{option[1]}"].faces[face])


def _prior_face(state: TapestryState, seat: Seat, option: Option) -> float:
    die, _, face = str(option[1]).rpartition("_")
    return bundle(state, seat, state.facts.dice[die].faces[int(face)])


def _prior_wish(state: TapestryState, seat: Seat, option: Option) -> float:
    ring = (space for space in state.facts.civilizations["genies"].spaces if space.id == option[1])
    return bundle(state, seat, next(ring).reward)


def _prior_space(state: TapestryState, seat: Seat, option: Option) -> float:
    return bundle(state, seat, state.facts.spaces[str(option[1])].benefit, 1)


def _prior_space_tile(state: TapestryState, seat: Seat, option: Option) -> float:
    return bundle(state, seat, state.facts.space_tiles[str(option[1])].effect, 1)


def _prior_create(state: TapestryState, seat: Seat, option: Option) -> float:
    return masterpiece_worth(state, seat, str(option[1]))


def _prior_use_masterpiece(state: TapestryState, seat: Seat, option: Option) -> float:
    """What brings things first, what counts them afterwards; to exhibit, what brings the most."""
    return bundle(state, seat, state.facts.masterpieces[str(option[1])].effect)


def _prior_inspire(state: TapestryState, seat: Seat, option: Option) -> float:
    return inspiration_worth(state, seat, str(option[1]))


def _prior_on_card(state: TapestryState, seat: Seat, option: Option) -> float:
    """Plots of a card by what they give."""
    card, mask = str(option[1]), int(option[2])
    facts, laid = state.facts.tapestry_cards[card], plots_on(state, state.players[seat], card)
    total = mask.bit_count() * bundle(state, seat, facts.per_plot, 1)
    return total + bundle(state, seat, facts.when_full, 1) * mask.bit_count() / len(laid)


def _prior_lose_civilization(state: TapestryState, seat: Seat, option: Option) -> float:
    """A civilization goes that has little left to do."""
    return 8.0 - 3.0 * (LAST - state.players[seat].era)


PRIORS: Final[Mapping[str, Callable[[TapestryState, Seat, Option], float]]] = {
    "advance": _prior_advance,
    "pay": _prior_pay,
    "receive": _prior_receive,
    "resolve": _prior_word,
    "choose": _prior_word,
    "place": _prior_place,
    "rotate": _prior_rotate,
    "conquer": _prior_hex,
    "settle": _prior_hex,
    "territory": _prior_hex,
    "explore": _prior_explore,
    "tile": _prior_tile,
    "invent": _prior_invent,
    "recycle": _prior_invent,
    "use_tech": _prior_upgrade,
    "upgrade": _prior_upgrade,
    "play": _prior_play,
    "keep": _prior_play,
    "discard": _prior_discard,
    "discard_tile": _prior_discard_tile,
    "discard_tech": _prior_discard_tech,
    "die": _prior_die,
    "keep_roll": _prior_face,
    "wish": _prior_wish,
    "collect": lambda state, seat, option: 3.0,
    "build": lambda state, seat, option: 1.0,
    "put_by": lambda state, seat, option: building_worth(state, seat, str(option[1])),
    "lay_away": _prior_discard,
    "token": lambda state, seat, option: float(option[1]),
    "use_space": _prior_space,
    "space_tile": _prior_space_tile,
    "civilization": lambda state, seat, option: FAVOUR.get(str(option[1]), 0),
    "ability": lambda state, seat, option: 4.0,
    "left_charm": _prior_charm,
    "right_charm": _prior_charm,
    "use_reserved": _prior_reserved,
    "react": lambda state, seat, option: 5.0,
    "buy": lambda state, seat, option: 1.0,
    "accept": lambda state, seat, option: 1.0,
    "income": lambda state, seat, option: 0.0,
    "invent_top": lambda state, seat, option: 2.0,
    "refresh": lambda state, seat, option: -0.5,
    "create": _prior_create,
    "create_top": lambda state, seat, option: 5.0,
    "use_masterpiece": _prior_use_masterpiece,
    "inspire": _prior_inspire,
    "on_tech": _prior_upgrade,
    "on_card": _prior_on_card,
    "set_aside": lambda state, seat, option: 6.0,
    "roll_die": lambda state, seat, option: 4.0 + (option[1] == "red"),
    "lose_civilization": _prior_lose_civilization,
}
