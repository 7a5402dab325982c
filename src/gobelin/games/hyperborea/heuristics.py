"""What a bot may think about a position of Hyperborea: rough prices for everything, in points at the end.

Points that are made count in full. Effects in the pool have a price each, a set or card with cubes on it what it will
produce times the chance of its last cubes, a development level part of the cubes it becomes, a card what it will still
bring. A figure is worth the best hex within its reach. Whatever pays later counts less as the end comes nearer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from gobelin.games.hyperborea.components import COLOURS, GREY, NUMBERS, OBJECTIVES, Effect, Passive
from gobelin.games.hyperborea.ending import condition_of, controller, points, progress
from gobelin.games.hyperborea.state import BOXES, EMPTY, GHOST, HyperboreaState, Player, fits, map_of
from gobelin.kernel import Option, Seat

WEIGHTS: Final[dict[str, float]] = {
    "at_hand": 0.3,  # an available cube in the own turn
    "in_bag": 0.6,  # the chance of a cube that is still to be drawn
    "progress": 0.85,  # the part of an effect that a set with all its cubes at hand is worth before the last one lies
    "colour": 0.3,  # the first cube of a colour, besides its point
    "grey": -0.6,  # a grey cube
    "level": 0.33,  # a development step on the way to the last level
    "card": 1.2,  # how often a card acts in a whole game, beyond what its cubes would bring elsewhere
    "cube_use": 0.4,  # what a cube brings elsewhere
    "lasting": 3.0,  # how often a continuous card acts in a whole game
    "filled": 0.5,  # the part of that which depends on its being filled
    "figure": 0.5,  # a figure on the map
    "reach": 0.5,  # the part of a hex's worth that counts for a figure on it
    "far": 0.55,  # what is left of that with every step
    "ghost_site": 0.5,  # a site with a ghost or a figure in it, beside a free one
    "unknown": 1.5,  # a face-down hex
    "fortress": 0.1,  # a fortress beside own figures
    "stored": 0.8,  # the part that a kept token is worth
    "rival": 0.4,  # how much the points of the best rival count
    "race": 3.0,  # nearness to an end condition while the player leads, and while others do
    "late_race": 1.0,
    "overtime": 3.0,  # how much more that counts when a game has gone on twice as long as it should
    "ending": 15.0,  # that the end is triggered while the player leads
}
"""Found by playing against itself."""

PRICES: Final[Mapping[str, float]] = {
    "move": 0.45,
    "fly": 0.5,
    "attack": 0.9,
    "ranged_attack": 1.0,
    "fortress": 0.12,
    "figure": 0.8,
    "deploy": 0.9,
    "gem": 1.0,
    "technology": 2.6,
    "draw": 0.45,
    "recover": 0.45,
    "clear": 0.05,
    "discard_grey": 0.35,
    "cube": 1.1,
    "teleport": 0.9,
}
"""One point or piece of an effect, before it is used."""

PASSIVES: Final[Mapping[str, float]] = {
    "ignore_terrain": 0.25,
    "keep_fortresses": 0.1,
    "fortress_strength": 0.05,
    "minimum_figures": 0.15,
    "starting_figures": 0.3,
    "upgrade_threshold": 0.4,
    "ruin_choice": 0.2,
    "end_phase_draw": 0.45,
    "grey_as_any": 0.3,
    "no_stop": 0.1,
    "no_grey_on_technology": 0.3,
}
"""A change of the rules, for one of the times that a continuous card acts; those that produce something are priced by
that."""

ROUNDS: Final[Mapping[str, int]] = {"short": 12, "normal": 16, "long": 20}
"""How long games are taken to last."""
LATE: Final = 0.2
"""The part of a game that is taken to lie ahead until its end is triggered."""
NO_CHANGE: Final = Passive()
ON_EVENT: Final = 0.5
"""How often an effect acts that waits for a set, a kill, a card or a reset."""


# --- prices -----------------------------------------------------------------------------------------------------------


def worth(effect: Effect) -> float:
    """What an effect is worth when it is produced."""
    if effect.choice:
        return max(map(worth, effect.choice))
    steps = sum(group.steps for group in effect.develop)
    total: float = sum(PRICES[kind] * getattr(effect, kind) for kind in PRICES)
    return total + WEIGHTS["level"] * steps


@cache
def price(box: str, name: str) -> float:
    """What a set, a card, a city or a ruin token produces when it acts."""
    return worth(BOXES[box].effects[name])


def passive_worth(passive: Passive) -> float:
    """What a change of the rules is worth each time."""
    total = sum(weight for name, weight in PASSIVES.items() if getattr(passive, name) != getattr(NO_CHANGE, name))
    effects = (passive.on_reset, passive.on_technology)
    total += ON_EVENT * sum(worth(effect) for effect in effects if effect is not None)
    for bonus in (passive.on_activate, passive.on_kill):
        if bonus is not None:
            total += ON_EVENT * worth(bonus.effect)
    return total


@cache
def lasting(box: str, card: str) -> float:
    """What a continuous card is worth in a whole game."""
    facts = BOXES[box].cards[card]
    each = passive_worth(facts.passive) if facts.passive is not None else 0.0
    if facts.start_of_turn is not None:
        each += worth(facts.start_of_turn)
    return WEIGHTS["lasting"] * each


@cache
def card_worth(box: str, card: str) -> float:
    """What a card will bring in a whole game, besides its points."""
    facts = BOXES[box].cards[card]
    if facts.continuous:
        return (1 - WEIGHTS["filled"]) * lasting(box, card)
    spent = WEIGHTS["cube_use"] * sum(kind != "grey" for kind in facts.spaces)
    return WEIGHTS["card"] * max(0.2, price(box, card) - spent)


# --- the player board -------------------------------------------------------------------------------------------------


def to_come(state: HyperboreaState) -> float:
    """The part of the game that still lies ahead.

    It goes by the rounds played, not by what ends the game: else every step towards the end would look like a loss.
    """
    if state.ending >= 0:
        return 0.0
    return max(LATE, 1 - state.turns / (state.seats * ROUNDS[state.length]))


def overtime(state: HyperboreaState) -> float:
    """By which part of its length the game has gone on too long."""
    return max(0.0, state.turns / (state.seats * ROUNDS[state.length]) - 1)


def level_worth(state: HyperboreaState, level: int, rest: float) -> float:
    """A development level: the cubes that it can become now, and on the way to the last level its steps."""
    start = state.facts.start
    now = 0.0
    if level >= start.upgrade_threshold:
        now = 0.95 * (start.full_upgrade if level == start.last_level else 1)
    return now + rest * max(0.0, WEIGHTS["level"] * level - now)


def chance(state: HyperboreaState, player: Player, technology: str, cubes: list[int], in_turn: bool) -> float:
    """The chance that the free spaces of a technology will be filled before the reset."""
    found = 1.0
    spaces = state.facts.spaces(technology)
    for kind, cube in zip(spaces, cubes, strict=True):
        if cube == EMPTY:
            if in_turn and any(n and fits(kind, c, False) for c, n in enumerate(player.available)):
                continue
            if any(n and fits(kind, c, False) for c, n in enumerate(player.bag)):
                found *= WEIGHTS["in_bag"]
            else:
                return 0.0
    return found


def board_worth(state: HyperboreaState, seat: Seat, rest: float, urge: Mapping[str, float]) -> float:
    """Cubes, technologies and development, besides their points."""
    player, in_turn = state.players[seat], state.active == seat and state.phase == "actions"
    total: float = sum(level_worth(state, level, rest) for level in player.levels)
    owned = player.cubes()
    total += rest * sum(WEIGHTS["colour"] * min(3, number) ** 0.5 for number in owned[:GREY])
    total += rest * WEIGHTS["grey"] * owned[GREY]
    total += rest * sum(card_worth(state.box, card) for card in player.cards)
    for technology, cubes in player.placed.items():
        is_lasting = technology in state.facts.cards and state.facts.cards[technology].continuous
        brings = (
            rest * WEIGHTS["filled"] * lasting(state.box, technology) if is_lasting else price(state.box, technology)
        )
        if EMPTY not in cubes:
            total += brings if is_lasting else 0.0
        elif any(cube != EMPTY for cube in cubes):
            effect = state.facts.effects[technology]
            brings += sum(each * getattr(effect, kind) for kind, each in urge.items())
            total += WEIGHTS["progress"] * brings * chance(state, player, technology, cubes, in_turn)
    if in_turn:
        total += WEIGHTS["at_hand"] * sum(player.available) + pool_worth(state)
        total += sum(each * state.pool.has(kind) for kind, each in urge.items())
    for token in player.stored.seen(seat):
        if token is not None:
            total += WEIGHTS["stored"] * price(state.box, token) * min(1.0, 2 * rest + 0.3)
    return total


def pool_worth(state: HyperboreaState) -> float:
    """What is left of the effects of the turn."""
    pool = state.pool
    total: float = sum(PRICES[kind] * number for kind, number in pool.points.items())
    total += sum(PRICES[kind] * number for kind, _, number, _ in pool.cubes)
    return total + WEIGHTS["level"] * sum(steps for _, steps in pool.groups)


PIECES: Final = {"objective_vp": "gem", "objective_technology": "technology", "objective_figures": "figure"}
"""What brings each end condition nearer."""


def urges(state: HyperboreaState, race: float) -> dict[str, float]:
    """What each piece is worth in addition while it brings an end condition nearer that nobody has met yet."""
    return {piece: race / condition_of(state, name) for name, piece in PIECES.items() if name not in state.fulfilled}


def nearness(state: HyperboreaState, seat: Seat, urge: Mapping[str, float], race: float) -> float:
    """What the player has towards the end conditions; those that were met count in full."""
    total = race * (len(OBJECTIVES) - len(urge))
    return total + sum(urge[piece] * progress(state, seat, name) for name, piece in PIECES.items() if piece in urge)


# --- the map ----------------------------------------------------------------------------------------------------------


@cache
def distances(box: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """The steps from every place of a map to every other."""
    neighbours = map_of(box, seats).neighbours
    found = []
    for start in range(len(neighbours)):
        away, edge = {start: 0}, [start]
        for place in edge:  # grows while it is walked: the near places come before the far ones
            for to in neighbours[place]:
                if to not in away:
                    away[to] = away[place] + 1
                    edge.append(to)
        found.append(tuple(away[place] for place in range(len(neighbours))))
    return tuple(found)


def hex_worth(state: HyperboreaState, place: int, seat: Seat) -> float:
    """What a hex promises to a figure: its points if it is not the player's yet, and what its sites give."""
    if not state.is_open(place):
        return WEIGHTS["unknown"]
    total = 0.0
    if controller(state, place) != seat:
        scoring = state.facts.points
        gain: int = getattr(scoring, state.zone(place))
        total += gain / (1 + state.sites[place].count(GHOST))
    best = 0.0
    cities = state.land_at(place).cities
    for site, who in enumerate(state.sites[place]):
        if site < len(cities):
            gives = price(state.box, cities[site])
        else:
            gives = 1.0 if len(state.tokens_on(place, site)) else 0.0
        best = max(best, gives if who == EMPTY else WEIGHTS["ghost_site"] * gives)
    return total + best


def map_worth(state: HyperboreaState, seat: Seat, rest: float) -> float:
    """Figures, and where they stand."""
    total = WEIGHTS["figure"] * state.on_map(seat)
    promise = [hex_worth(state, place, seat) for place in range(len(state.sites))]
    away = distances(state.box, state.seats)
    for place in range(len(state.sites)):
        here = state.present(place, seat)
        if here:
            best = max(worth * WEIGHTS["far"] ** steps for worth, steps in zip(promise, away[place], strict=True))
            total += WEIGHTS["reach"] * best * here
            total += WEIGHTS["fortress"] * min(2, state.fortresses_at(place, seat))
    return rest * total


# --- positions --------------------------------------------------------------------------------------------------------


def value(state: HyperboreaState, seat: Seat) -> float:
    """How good a position is for a player: own points and prospects, less part of the points of the best rival."""
    scores = [sum(points(state, other).values()) for other in range(state.seats)]
    if state.phase == "over":
        return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
    rest = to_come(state)
    rival = max(score for other, score in enumerate(scores) if other != seat)
    leads = scores[seat] > rival
    race = (WEIGHTS["race"] if leads else WEIGHTS["late_race"]) * (1 + WEIGHTS["overtime"] * overtime(state))
    urge = {} if state.ending >= 0 else urges(state, race)
    total = scores[seat] + board_worth(state, seat, rest, urge) + map_worth(state, seat, rest)
    total += nearness(state, seat, urge, race) - WEIGHTS["rival"] * rival
    if state.ending >= 0:
        total += WEIGHTS["ending"] if leads else -WEIGHTS["ending"]
    return total


# --- options ----------------------------------------------------------------------------------------------------------


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
