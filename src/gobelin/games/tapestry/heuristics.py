"""What a bot may think about a position of Tapestry, in points at the end; `effect_worth` has the prices.

Resources are worth the advances they pay for, an uncovered income space what it will still bring, a tech card part of
its benefits, a plot what it adds to rows, columns and districts. Only the own hand and what lies open is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Final

from gobelin.games.tapestry.benefits import ScoreCapital
from gobelin.games.tapestry.city import DISTRICTS, LINES, PAD, WISP, City, beside, missing, pads, wisps
from gobelin.games.tapestry.effect_worth import (
    WEIGHTS,
    bundle,
    masterpiece_worth,
    pending,
    purse_worth,
    resource_price,
    used_worth,
)
from gobelin.games.tapestry.estimates import ORDINARY, PLAYED, SITES
from gobelin.games.tapestry.income import is_first_in_era, visible
from gobelin.games.tapestry.invent import meets_prerequisite
from gobelin.games.tapestry.mat_worth import mats_worth
from gobelin.games.tapestry.player import BOTTOM, FACE_DOWN, MIDDLE, Player
from gobelin.games.tapestry.reserved import effect_of
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.turn import landmark_card_count
from gobelin.games.tapestry.vocabulary import ARTS, LAST
from gobelin.kernel import Seat

PAD_LOSS: Final = 1.5
WISP_LOSS: Final = 2.0
JOINED: Final = 7
"""The way from a goblin to the centre, at its longest."""


# --- the capital ------------------------------------------------------------------------------------------------------


@cache
def _shape(power: float) -> tuple[float, ...]:
    """How much of a line or district counts that has so many filled plots."""
    return tuple((n / 9) ** power for n in range(10))


def capital_worth(filled: int, per_line: float, per_district: float) -> float:
    """What the plots of a capital promise: points for lines, resources for districts that are not complete yet."""
    lines, districts = _shape(WEIGHTS["line_shape"]), _shape(WEIGHTS["district_shape"])
    total = per_line * sum(lines[(filled & line).bit_count()] for line in LINES)
    counts = [(filled & district).bit_count() for district in DISTRICTS]
    return total + per_district * sum(districts[n] for n in counts if n < 9)


def capital_outlook(state: TapestryState, seat: Seat) -> Callable[[int], float]:
    """What the capital of a player promises, by its filled plots."""
    city, per_line = state.city(seat), line_price(state, seat)
    if city.regular:
        per_district = district_price(state.players[seat])
        return lambda filled: capital_worth(filled, per_line, per_district)
    times = max(0, LAST - 1 - state.players[seat].era) if city.each_income else 1
    prices = [WEIGHTS["district"] * times * bundle(state, seat, effects, 3) for effects in city.pays]
    return lambda filled: ground_worth(city, filled, per_line, prices)


def ground_worth(city: City, filled: int, per_line: float, prices: list[float]) -> float:
    """The same as `capital_worth` for a city of any shape, where each district has its own price."""
    total = per_line * sum(
        float(((filled & line).bit_count() / line.bit_count()) ** WEIGHTS["line_shape"]) for line in city.lines
    )
    for area, price in zip(city.districts, prices, strict=True):
        open_ = missing(filled, area) if city.joined else (area & ~filled).bit_count()
        size = JOINED if city.joined else area.bit_count()
        if open_ or city.each_income:  # a complete district has paid, unless it pays again and again
            total += price * max(0.0, 1 - open_ / size) ** WEIGHTS["district_shape"]
    return total


def placing_loss(state: TapestryState, seat: Seat, mask: int) -> float:
    """What a piece on these plots loses or saves besides, on mats with lily pads or will-o'-wisps."""
    plots = state.players[seat].plots
    saved = PAD_LOSS * (mask & pads(plots)).bit_count() if PAD in plots else 0.0
    lost = WISP_LOSS * (wisps(plots) & beside(mask)).bit_count() if WISP in plots and mask.bit_count() > 1 else 0.0
    return lost - saved


def line_price(state: TapestryState, seat: Seat) -> float:
    """The points that a complete line will still bring."""
    player = state.players[seat]
    symbols = sum(isinstance(effect, ScoreCapital) for _, effects in visible(state, seat, "vp") for effect in effects)
    return (LAST - player.era) * (symbols + 0.5) * WEIGHTS["line"]


def district_price(player: Player) -> float:
    """What a complete district brings."""
    return WEIGHTS["district"] * resource_price(player)


# --- positions --------------------------------------------------------------------------------------------------------


def value(state: TapestryState, seat: Seat) -> float:
    """How good a position is for a player: own prospects, less part of those of the best rival."""
    rivals = [state.players[other].vp for other in state.order if other != seat]
    return prospects(state, seat) - WEIGHTS["rival"] * max(rivals, default=0)


def prospects(state: TapestryState, seat: Seat) -> float:
    """Points made and points to be expected."""
    player = state.players[seat]
    if player.finished:
        return float(player.vp)
    points_turns = LAST - player.era + pending(state, seat, "gain_vp")
    income_turns = max(0, LAST - 1 - player.era) + pending(state, seat, "gain_income")
    total = player.vp + purse_worth(player)
    if points_turns:
        shown = sum(bundle(state, seat, effects, 3) for _, effects in visible(state, seat, "vp"))
        total += WEIGHTS["income_points"] * points_turns * shown
    if income_turns:
        brought = sum(bundle(state, seat, effects, 3) for _, effects in visible(state, seat, "income"))
        total += WEIGHTS["income_resource"] * income_turns * brought
    if pending(state, seat, "play_tapestry"):
        total += WEIGHTS["tapestry"] * bool(player.hand.items)
        if is_first_in_era(state, seat):
            total += state.facts.era_bonus[player.era - 1] * resource_price(player)
    elif state.phase == "income":
        total += sum(PLAYED.get(terms[0], ORDINARY) for terms in player.in_force)
    total += SITES.get(player.capital, 0.0)
    total += capital_outlook(state, seat)(player.filled) - PAD_LOSS * pads(player.plots).bit_count()
    total += tiles_and_cards(state, seat, player)
    total += sum(track_worth(state, seat, track) for track in state.tracks)
    total += WEIGHTS["landmark"] * len(player.landmarks)
    total += map_worth(state, seat) + mats_worth(state, seat)
    if player.masterpieces:
        total += sum(masterpiece_worth(state, seat, card) for card in player.masterpieces)
    if len(state.sets) > 1:
        total += enchantment_worth(state, seat, player)
    if player.landmark_card:
        card = state.facts.landmark_cards[player.landmark_card]
        total += WEIGHTS["landmark_card"] * min(1.0, landmark_card_count(state, seat, card) / card.at_least)
    return total


def enchantment_worth(state: TapestryState, seat: Seat, player: Player) -> float:
    """What is reserved, and the right charm that waits for the next card."""
    cards = state.facts.tapestry_cards
    total = sum(used_worth(state, seat, effect_of(state, card)) for card, _ in player.reserved)
    if player.era < LAST:
        for stack, beside in pairwise(player.tapestries):
            if stack and not beside and stack[-1] != FACE_DOWN:
                total += WEIGHTS["charm"] * bundle(state, seat, cards[stack[-1]].right_charm, 2)
    return total


def tiles_and_cards(state: TapestryState, seat: Seat, player: Player) -> float:
    """What lies in the supply, the hand and the rows of tech cards."""
    to_come = min(1.0, (LAST - player.era) / 2)
    total = WEIGHTS["tile"] * to_come * len(player.territories) + WEIGHTS["space_tile"] * to_come * len(player.space)
    total += WEIGHTS["card"] * to_come * len(player.hand)
    for row, weight in ((BOTTOM, "circle"), (MIDDLE, "square")):
        found = sorted((tech_worth(state, seat, card, row, weight) for card in player.techs[row]), reverse=True)
        total += sum(found[: LAST - player.era + 1])
    return total + WEIGHTS["tech"] * to_come * player.tech_cards


def tech_worth(state: TapestryState, seat: Seat, card: str, row: int, weight: str) -> float:
    """What the next upgrade of a card promises."""
    facts = state.facts.tech_cards[card]
    if row == MIDDLE and not meets_prerequisite(state, seat, card):
        weight = "square_later"
    return WEIGHTS[weight] * bundle(state, seat, facts.circle if row == BOTTOM else facts.square, 2)


def track_worth(state: TapestryState, seat: Seat, track: str) -> float:
    """What lies ahead on a track: the next spaces, a landmark within reach, the achievement at the end."""
    space, end = state.furthest(seat, track), state.facts.tracks[track].end
    total = (WEIGHTS["position"] + (track == ARTS) * WEIGHTS["arts"]) * space
    if space < end:
        landmark = state.space_at(track, space + 1).landmark
        if landmark in state.landmarks:
            total += WEIGHTS["landmark_ahead"]
    takers = state.achievements["complete_track"]
    if seat not in takers and len(takers) < 2:
        total += WEIGHTS["end"] * (space / end) ** 3
    return total


def map_worth(state: TapestryState, seat: Seat) -> float:
    """Territories, and room to go on from them."""
    mine = state.territories(seat)
    room = sum(len(state.pieces.get(place, ())) <= 1 for place in state.beside(mine) - set(mine))
    return WEIGHTS["territory"] * len(mine) + WEIGHTS["frontier"] * min(room, 4)
