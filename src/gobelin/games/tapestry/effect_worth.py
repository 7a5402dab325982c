"""What an effect should bring a player of Tapestry: rough prices, in points at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from gobelin.games.tapestry.arts import exhibitable, unused_tiles
from gobelin.games.tapestry.benefits import (
    Advance,
    Choose,
    CircleOfMiddleRow,
    Conquer,
    Create,
    Effect,
    Exhibit,
    Explore,
    ExploreSpace,
    Gain,
    Inspire,
    Invent,
    Landmark,
    MayPay,
    PlayTapestry,
    RefreshDisplay,
    RefreshMasterpieces,
    Regress,
    Repeat,
    RepeatSpace,
    Research,
    Reserve,
    Score,
    ScoreCapital,
    ScorePer,
    SquareOfTopRow,
    TileReward,
    TokenToStart,
    TurnFaceDown,
    Upgrade,
)
from gobelin.games.tapestry.city import complete
from gobelin.games.tapestry.income import PlaysOn, income_spaces
from gobelin.games.tapestry.player import MIDDLE, TOP, Player
from gobelin.games.tapestry.powers import power_of
from gobelin.games.tapestry.resources import counted
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import ANY, BUILDINGS, LAST, RESOURCES
from gobelin.kernel import Seat

WEIGHTS: Final[dict[str, float]] = {
    "resource": 2.0,  # a resource while there is something to spend it on
    "last_resource": 2.0,  # the same in the last era, where not all can be spent well
    "growth": 0.35,  # how much more a resource is worth for each income turn that is still to come
    "scarce": 0.35,  # how much more the first of a kind is worth than a further one
    "tile": 0.8,  # a territory tile in the supply
    "space_tile": 4.0,
    "card": 1.6,  # a tapestry card in hand
    "tech": 1.5,  # a tech card, besides its benefits
    "circle": 0.55,  # the part of a circle benefit that a card in the bottom row is worth
    "square": 0.4,  # the part of a square benefit that a card in the middle row is worth, if it can be had
    "square_later": 0.2,
    "territory": 1.95,  # a controlled territory, besides the symbols that count it
    "frontier": 0.4,  # an unexplored or free hex beside an own one, up to four
    "line": 0.8,  # the part of a complete line's future points that is counted
    "line_shape": 4.0,  # the power with which the filling of a line counts
    "district": 2.13,
    "district_shape": 3.0,
    "income_resource": 2.4,  # the part of what the income mat should still bring
    "income_points": 1.03,
    "position": 0.5,  # a space advanced, for what lies ahead
    "landmark_ahead": 2.85,  # the next step brings a landmark
    "landmark": 1.5,  # a landmark, besides its plots
    "end": 6.0,  # nearness to the end of a track while the achievement is there
    "rival": 0.3,  # how much the points of the best rival count
    "landmark_card": 4.0,
    "masterpiece": 1.0,  # the part of what a masterpiece should still bring
    "arts": 1.5,  # a space of the arts track, besides its position: what it gives pays again and again
    "charm": 0.8,  # the right charm of the last card played
    "tapestry": 7.0,  # the card that is still to be played in an income turn
}
"""Found by playing against itself."""


def resource_price(player: Player) -> float:
    """What one resource is worth now."""
    if player.finished or (player.era >= LAST and not advances_late(player)):
        return 0.0
    if player.era >= LAST - 1:
        return WEIGHTS["last_resource"]
    return WEIGHTS["resource"] + WEIGHTS["growth"] * (LAST - 1 - player.era)


def advances_late(player: Player) -> bool:
    """Whether resources still pay for advances after the last income turn."""
    return any(power.late_advances for mat in player.mats if (power := power_of(mat.id, PlaysOn)))


def purse_worth(player: Player) -> float:
    """All resources; the first of each kind are worth more, since every track asks for its own."""
    price = resource_price(player)
    return sum(price * (owned + WEIGHTS["scarce"] * (1 - 0.5**owned)) for owned in player.purse)


def worth(state: TapestryState, seat: Seat, effect: Effect, depth: int = 0) -> float:
    """What an effect should bring a player, in points."""
    price = WORTH.get(type(effect))
    return price(state, seat, effect, depth) if price is not None and depth < 4 else 1.0


def bundle(state: TapestryState, seat: Seat, effects: tuple[Effect, ...], depth: int = 0) -> float:
    """What several effects should bring together."""
    return sum(worth(state, seat, effect, depth) for effect in effects)


def building_worth(state: TapestryState, seat: Seat, building: str) -> float:
    """What the space that the next building uncovers will still bring, and the plot."""
    player = state.players[seat]
    number = BUILDINGS.index(building)
    if player.built[number] >= state.facts.pieces.buildings_per_type:
        return 0.0
    covered = player.covered(number, state.facts.pieces.buildings_per_type)
    space = income_spaces(state, player)[number][covered[0]]
    left = max(0, LAST - 1 - player.era)
    gained = left * bundle(state, seat, space.income, 3) * WEIGHTS["income_resource"]
    return gained + (LAST - player.era) * bundle(state, seat, space.vp, 3) + 1.0


def _gain(state: TapestryState, seat: Seat, effect: Gain, depth: int) -> float:
    player = state.players[seat]
    if effect.gain in RESOURCES or effect.gain == "any_resource":
        return effect.n * resource_price(player)
    if effect.gain in BUILDINGS:
        return effect.n * building_worth(state, seat, effect.gain)
    prices = {
        "territory_tile": WEIGHTS["tile"],
        "space_tile": WEIGHTS["space_tile"],
        "tapestry_card": WEIGHTS["card"],
        "civilization": 10.0,
    }
    if effect.gain == "any_income_building":
        return effect.n * max(building_worth(state, seat, building) for building in BUILDINGS)
    return effect.n * prices[effect.gain]


def _space_worth(state: TapestryState, seat: Seat, track: str, space: int, depth: int) -> float:
    """What the benefit of a track space should bring."""
    return bundle(state, seat, state.space_at(track, space).benefit, depth + 1)


def advance_worth(state: TapestryState, seat: Seat, effect: Advance, depth: int) -> float:
    """What an advance should bring."""
    if effect.advance == ANY:
        return max(advance_worth(state, seat, replace(effect, advance=track), depth) for track in state.tracks)
    space = state.furthest(seat, effect.advance)
    if space >= state.facts.tracks[effect.advance].end:
        return 0.0
    gained = _space_worth(state, seat, effect.advance, space + 1, depth) if effect.benefit else 0.0
    return 1.0 + gained


def _regress(state: TapestryState, seat: Seat, effect: Regress, depth: int) -> float:
    if effect.regress == ANY:
        return max(_regress(state, seat, replace(effect, regress=track), depth) for track in state.tracks)
    space = state.furthest(seat, effect.regress)
    return (_space_worth(state, seat, effect.regress, space - 1, depth) if effect.benefit and space > 1 else 0.0) - 1.0


def masterpiece_worth(state: TapestryState, seat: Seat, card: str, depth: int = 0) -> float:
    """What a masterpiece should still bring: points in every income turn, other things in all but the last."""
    player, masterpiece = state.players[seat], state.facts.masterpieces[card]
    turns = LAST - player.era + pending(state, seat, "civilizations")
    points = bundle(state, seat, tuple(e for e in masterpiece.effect if isinstance(e, Score | ScorePer)), depth + 1)
    others = bundle(state, seat, tuple(e for e in masterpiece.effect if not isinstance(e, Score | ScorePer)), depth + 1)
    if masterpiece.once:
        return (points + others) * (turns > 0)
    return WEIGHTS["masterpiece"] * (points * turns + others * max(0, turns - 1))


def inspiration_worth(state: TapestryState, seat: Seat, tile: str, depth: int = 0) -> float:
    """The points that an inspiration tile adds to an income track, on open spaces and on the next one."""
    player, facts = state.players[seat], state.facts.inspiration[tile]
    turns, number = LAST - player.era + pending(state, seat, "gain_vp"), BUILDINGS.index(facts.building)
    track = state.facts.income_tracks[facts.building]
    covered = player.covered(number, state.facts.pieces.buildings_per_type)
    total = 0.0
    for at, (new, old) in enumerate(zip(facts.spaces, track.spaces, strict=True)):
        gain = bundle(state, seat, new.vp, depth + 1) - bundle(state, seat, old.vp, depth + 1)
        total += gain * (turns if at not in covered else 0.5 * max(0, turns - 1))
    return total


def _create(state: TapestryState, seat: Seat, effect: Create, depth: int) -> float:
    return max((masterpiece_worth(state, seat, card, depth) for card in state.masterpiece_row), default=0.0)


def _inspire(state: TapestryState, seat: Seat, effect: Inspire, depth: int) -> float:
    return max((inspiration_worth(state, seat, tile, depth) for tile in unused_tiles(state, seat)), default=0.0)


def _exhibit(state: TapestryState, seat: Seat, effect: Exhibit, depth: int) -> float:
    cards = state.facts.masterpieces
    shown = exhibitable(state, seat, effect.neighbours)
    return sum(sorted(bundle(state, seat, cards[card].effect, depth + 1) for card in shown)[-effect.n :])


def _may_pay(state: TapestryState, seat: Seat, effect: MayPay, depth: int) -> float:
    return max(0.0, bundle(state, seat, effect.then, depth + 1) - effect.n * resource_price(state.players[seat]))


def used_worth(state: TapestryState, seat: Seat, effect: Reserve, depth: int = 2) -> float:
    """What a reserved object should bring in the last income turn."""
    things = {"tech_card": 4.0, "space_tile": 0.0, "territory_tile": 0.0, "reminder": 0.0}
    return things.get(effect.what, 1.0) + bundle(state, seat, effect.then, depth + 1)


def _reserve(state: TapestryState, seat: Seat, effect: Reserve, depth: int) -> float:
    """The income space of a building is free at once."""
    space = building_worth(state, seat, effect.what) - 1.0 if effect.what in BUILDINGS else 0.0
    return space + used_worth(state, seat, effect, depth)


WORTH: Final[Mapping[type[Effect], Callable[[TapestryState, Seat, Any, int], float]]] = {
    Gain: _gain,
    Score: lambda state, seat, effect, depth: effect.vp,
    ScorePer: lambda state, seat, effect, depth: effect.n * counted(state, seat, effect.vp_per),
    ScoreCapital: lambda state, seat, effect, depth: complete(state.players[seat].filled, state.city(seat).lines),
    Advance: advance_worth,
    Regress: _regress,
    Choose: lambda state, seat, effect, depth: max(bundle(state, seat, part, depth) for part in effect.options),
    Repeat: lambda state, seat, effect, depth: effect.times * bundle(state, seat, effect.each, depth),
    Landmark: lambda state, seat, effect, depth: 6.0,
    Explore: lambda state, seat, effect, depth: 4.5 if state.players[seat].territories else 0.5,
    ExploreSpace: lambda state, seat, effect, depth: 10.0,
    Conquer: lambda state, seat, effect, depth: 6.0 + 4.0 * effect.both_dice,
    Invent: lambda state, seat, effect, depth: 3.0,
    RefreshDisplay: lambda state, seat, effect, depth: 0.3,
    Upgrade: lambda state, seat, effect, depth: 4.0 if any(state.players[seat].techs[:TOP]) else 0.0,
    Research: lambda state, seat, effect, depth: 4.5 if effect.benefit else 2.5,
    RepeatSpace: lambda state, seat, effect, depth: 6.0,
    CircleOfMiddleRow: lambda state, seat, effect, depth: 4.0 if state.players[seat].techs[MIDDLE] else 0.0,
    SquareOfTopRow: lambda state, seat, effect, depth: 4.0 if state.players[seat].techs[TOP] else 0.0,
    PlayTapestry: lambda state, seat, effect, depth: 6.0 if state.players[seat].hand.items else 0.0,
    TokenToStart: lambda state, seat, effect, depth: 3.0,
    TileReward: lambda state, seat, effect, depth: 2.0,
    Create: _create,
    RefreshMasterpieces: lambda state, seat, effect, depth: 0.3,
    Inspire: _inspire,
    Exhibit: _exhibit,
    MayPay: _may_pay,
    TurnFaceDown: lambda state, seat, effect, depth: 0.0,
    Reserve: _reserve,
}


def pending(state: TapestryState, seat: Seat, step: str) -> bool:
    """Whether the player is in an income turn that still has this step before it."""
    if state.phase != "income" or state.active != seat:
        return False
    era = state.players[seat].era
    return any(later.id == step and era in later.turns for later in state.income_steps[state.step :])
