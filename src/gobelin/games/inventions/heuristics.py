"""What a bot may think about a position of Inventions: rough prices for everything, in points at the end.

Points that are made count in full, as does the final scoring as it stands; only private goals gain weight as rounds go
by. Citizens, tiles and influence are worth what they may still bring, and that shrinks with the rounds that are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from gobelin.games.inventions.acts import ACTS
from gobelin.games.inventions.components import Benefit
from gobelin.games.inventions.progress import price, surcharge
from gobelin.games.inventions.scoring import final, prosperity
from gobelin.games.inventions.state import BOXES, InventionsState, Society
from gobelin.kernel import Option, Seat

WEIGHTS: Final[dict[str, float]] = {
    "home": 0.9,  # an available specialist
    "exhausted": 0.45,  # one that comes home with the next era
    "academy": 1.2,  # an academic
    "on_map": 0.55,  # a citizen on the map
    "diplomat": 0.5,  # a citizen on a milestone
    "scholar": 0.8,  # a scholar that will bring an academic
    "influence": 0.35,  # a step on the influence track
    "marker": 1.6,  # a chain marker in every turn that is left
    "invention": 1.6,  # a card left of the board
    "idea": 0.4,  # a card right of the board
    "era": 1.5,  # each era of the own milestone
    "aspiration": 1.3,
    "tray": 1.1,  # a progress tile that is not placed yet
    "prosperity": 2.5,  # a prosperity tile that is not placed yet
    "economy": 2.0,  # a placed economy tile, with a token for it
    "culture": 2.4,
    "technology": 2.0,
    "originator": 0.75,  # the part of an originator's points that is counted before the card is shared
    "inventor": 1.6,  # the card that is to come
    "innovator": 1.0,  # the citizen that is to come
    "ready": 1.2,  # an own invention that can be shared: its tile
    "tile_up": 0.8,  # an influence tile that can still be chained
    "rival": 1.0,  # how much the best rival's value counts
}
"""Found by playing against itself."""

ACTION: Final = {
    "share_invention": 6.0, "invent": 5.0, "gain_influence": 5.5, "present_idea": 4.5, "eureka": 5.0, "innovate": 4.0,
    "call_specialists": 3.5, "travel": 3.0, "send_diplomat": 3.0, "recall_diplomat": 2.5,
}  # fmt: skip
"""What an action is worth before anything is known of its target."""


def left(state: InventionsState) -> float:
    """The part of the game that is left, from 1 down to 0."""
    return _left(state.box, state.era, state.round)


@cache
def _left(box: str, era: int, round_: int) -> float:
    facts = BOXES[box]
    total = sum(facts.rounds(each) for each in range(2, 7))
    return max(0.0, min(1.0, (sum(facts.rounds(each) for each in range(era, 7)) - round_ + 1) / total))


def value(state: InventionsState, seat: Seat) -> float:
    """How good the position is for a seat, in points."""
    if state.phase == "over":
        best = max(state.players[other].ip for other in range(state.seats) if other != seat)
        return state.players[seat].ip - WEIGHTS["rival"] * best
    time = left(state)
    rivals = (worth(state, other, time, is_own=False) for other in range(state.seats) if other != seat)
    return worth(state, seat, time, is_own=True) - WEIGHTS["rival"] * max(rivals)


def worth(state: InventionsState, seat: Seat, time: float, is_own: bool) -> float:
    """What a society has made, and may still make of what it has; the goals of others are private."""
    society, weights = state.players[seat], WEIGHTS
    later = time * (
        weights["home"] * sum(society.home)
        + weights["exhausted"] * sum(society.exhausted)
        + weights["academy"] * society.academy
        + weights["scholar"] * society.scholars
        + weights["diplomat"] * sum(seat in where for where in state.diplomats.values())
        + weights["influence"] * society.influence
        + weights["marker"] * state.facts.level(society.influence).markers
        + weights["invention"] * len(society.inventions)
        + weights["idea"] * len(society.ideas)
        + weights["era"] * state.era_of(seat)
    )
    later += time * _tiles(state, society)
    ending, goals = 0.0, state.facts.private_goals
    for why, points in final(state, seat).items():
        if why not in goals:
            ending += points
        elif is_own:
            ending += (1 - time) * points  # else pieces would be kept for a goal from the first round on
    return society.ip + ending + later + _regions(state, seat, time)


def _tiles(state: InventionsState, society: Society) -> float:
    """Tiles, placed or not."""
    weights, progress = WEIGHTS, state.facts.progress_tiles
    total = weights["aspiration"] * len(society.aspirations)
    for tile in society.tray:
        total += weights["tray"] if tile in progress else weights["prosperity"]
    for tile in society.progress.values():
        if tile in progress and tile not in society.turned:
            total += weights[progress[tile].kind]
    return total


def _regions(state: InventionsState, seat: Seat, time: float) -> float:
    """Roles beside cards, citizens on the map and influence tiles face up."""
    weights, total = WEIGHTS, 0.0
    soon = 0.4 + 0.6 * time
    for display in state.regions.values():
        total += weights["on_map"] * time * display.population[seat]
        total += weights["tile_up"] * time * sum(owner == seat and is_up for owner, _, is_up in display.influence)
        if display.card:
            card = state.facts.ideas[display.card]
            if display.originator == seat:
                total += soon * weights["originator"] * card.era * display.originators
            if display.inventor == seat:
                total += time * weights["inventor"]
            if display.innovator == seat:
                total += time * weights["innovator"]
            if display.is_invention and display.took_part(seat):
                total += soon * weights["ready"]
    return total


# --- before an option is tried ----------------------------------------------------------------------------------------

PLAIN: Final = {
    "specialist": 1.0, "academic": 0.0, "decline": -0.5, "end": -0.5, "joker": 1.0, "prosperity": 2.0,
    "use_economy": 1.5, "link": 1.5, "take": 1.0, "settle": 0.5, "discipline": 0.5, "order": 0.0,
}  # fmt: skip
"""Verbs that need no second thought."""

AIMED: Final[Mapping[str, tuple[float, float]]] = {
    "call_specialists": (0.7, 0.0), "eureka": (-0.9, 0.5), "gain_influence": (3.2, 0.7), "innovate": (0.5, 0.0),
    "invent": (0.4, 0.1), "present_idea": (-1.5, 0.7), "recall_diplomat": (0.5, 0.0), "send_diplomat": (-3.4, 0.9),
    "share_invention": (-1.2, 0.4), "travel": (-0.1, 0.35),
}  # fmt: skip
"""How actions compare: so much in any case, and a part of what their best target promises."""
CHAINED: Final = 1.5
"""How much better an action is that a marker pays for."""


def prior(state: InventionsState, seat: Seat, topic: str, option: Option) -> float:
    """How promising an option looks before it is tried, in points."""
    verb = str(option[0])
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == "pillar":
        return _acting(state, seat, str(option[1]))
    if verb == "chain":
        return CHAINED + _chaining(state, seat, str(option[1]))
    if verb == "place":
        return _placing(state, seat, str(option[1]), str(option[2]))
    return _aimed(state, seat, verb, option)


def _acting(state: InventionsState, seat: Seat, action: str) -> float:
    """An action, by its best target."""
    base, part = AIMED[action]
    if not part:
        return base
    return base + part * max((prior(state, seat, action, to) for to in ACTS[action].targets(state, seat)), default=0.0)


def _chaining(state: InventionsState, seat: Seat, source: str) -> float:
    """What a marker leads to: the action of a card, or the benefit of a tile."""
    facts = state.facts
    if source in facts.ideas:
        return _acting(state, seat, facts.ideas[source].chain)
    block = facts.influence_tiles if source in facts.influence_tiles else facts.knowledge_tiles
    benefit = block[source].benefit
    return 0.0 if benefit.action is None else _acting(state, seat, benefit.action)


def _placing(state: InventionsState, seat: Seat, tile: str, hex_: str) -> float:
    """A tile on the progress map: what it will do there, the points of prosperity, the hex, less its price."""
    facts, weights = state.facts, WEIGHTS
    progress = facts.progress_tiles.get(tile)
    change = -weights["prosperity"] if progress is None else weights[progress.kind] - weights["tray"]
    benefit = facts.hexes[hex_].benefit
    brings = 0.1 * gain(benefit) if benefit else 0.0
    cost = max(0, price(state, seat, tile) + surcharge(state, seat, hex_))
    return 0.75 * left(state) * change + 0.6 * _prosperity(state, seat, tile, hex_) + brings - 0.15 * cost


def _prosperity(state: InventionsState, seat: Seat, tile: str, hex_: str) -> int:
    """The points of prosperity that a tile would bring on a hex: its own, and those of tiles that lie there."""
    facts, placed = state.facts, state.players[seat].progress
    tiles, kind, near = facts.prosperity_tiles, facts.kind(tile), facts.beside[hex_]
    touched = []
    for other, lying in placed.items():
        scores = tiles.get(lying)
        if scores is None:
            continue
        if (kind == scores.beside and other in near) or (scores.pairs is not None and kind in scores.pairs):
            touched.append(other)
    if not touched and tile not in tiles:
        return 0
    points = -sum(prosperity(state, seat, other) for other in touched)
    placed[hex_] = tile
    points += sum(prosperity(state, seat, other) for other in touched)
    if tile in tiles:
        points += prosperity(state, seat, hex_)
    del placed[hex_]
    return points


def _aimed(state: InventionsState, seat: Seat, verb: str, option: Option) -> float:
    """Options that name a card, a region or a tile."""
    facts, name = state.facts, str(option[1]) if len(option) > 1 else ""
    match verb:
        case "present":
            tile = facts.specialist_tiles[state.regions[str(option[2])].specialist]
            return 0.6 * facts.ideas[name].era * tile.specialists + gain(tile.benefit) - 0.8 * tile.specialists
        case "invent" | "innovate" | "share":
            display = state.regions[name]
            card = facts.ideas[display.card]
            own = card.era * display.originators if display.originator == seat else 0
            return 1.0 + own + card.points - 0.5 * len(card.extra) * (verb == "invent")
        case "call" | "call_as":
            return 0.9 * int(option[2])
        case "influence":
            return float(facts.regions[name].influence_spaces[len(state.regions[name].influence)])
        case "travel":
            display = state.regions[str(option[2])]
            return (2.0 if display.scholar and state.markers else 0.5) + 0.1 * display.population[seat]
        case "eureka" | "send" | "recall":
            return ACTION[facts.milestones[name].action] / 4 + facts.milestones[name].era / 2
        case "box":
            benefit = facts.boxes[name].benefit
            return gain(benefit) if benefit else 0.0
        case "take_idea":
            return 0.3 * facts.ideas[name].era
        case "claim":
            return 3.8 * facts.specialist_tiles[state.regions[name].specialist].specialists
        case _:
            return 0.0


def gain(benefit: Benefit) -> float:
    """What a benefit is worth."""
    if benefit.action is not None:
        return ACTION[benefit.action] / 2
    each = {"gain_ip": 1.0, "gain_influence": 0.6, "gain_academic": 1.1, "gain_specialist": 0.9, "place_citizen": 0.6}
    return benefit.amount * each.get(benefit.op, 1.0)
