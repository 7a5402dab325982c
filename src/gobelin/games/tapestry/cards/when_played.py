"""Tapestry cards that act when they are played; those that concern the tracks are in `on_tracks`."""

from __future__ import annotations

from typing import Final

from gobelin.games.tapestry.advance import nobody_ahead
from gobelin.games.tapestry.benefits import Gain
from gobelin.games.tapestry.capital import gain_any_building
from gobelin.games.tapestry.conquer import conquer, raise_outpost, targets
from gobelin.games.tapestry.conquer_dice import tile_reward
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.explore import Exploration, explore
from gobelin.games.tapestry.invent import invent, places_to_invent, upgrade_card
from gobelin.games.tapestry.player import BOTTOM, FACE_DOWN, UPRIGHT
from gobelin.games.tapestry.resources import (
    counted,
    lose_points,
    pay,
    receive,
    receive_any,
    score,
    spend,
    ways_to_pay,
)
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import discard, resolve_card, when_played
from gobelin.games.tapestry.vocabulary import COIN, RESOURCE_CAP, RESOURCES, WORKER, Resource, Terrain
from gobelin.kernel import Ask, Option, Rule, Seat

YIELDS: Final[dict[Terrain, Resource]] = {
    "mountain": "worker",
    "grassland": "culture",
    "forest": "food",
    "desert": "coin",
}
"""What each land gives with Colonialism."""


def amount(state: TapestryState, card: str, what: str) -> int:
    """A number printed on a card."""
    return state.facts.tapestry_cards[card].amounts[what]


# --- compared with the others -----------------------------------------------------------------------------------------


@when_played("age_of_wonders")
def age_of_wonders(state: TapestryState, seat: Seat) -> Rule[None]:
    """Resources for having the fewest landmarks, points for the most, some of both otherwise."""
    mine = len(state.players[seat].landmarks)
    others = [len(state.players[other].landmarks) for other in state.opponents(seat)]
    card = "age_of_wonders"
    if all(mine < number for number in others):
        yield from receive_any(state, seat, amount(state, card, "fewest_resources"), card)
    elif all(mine > number for number in others):
        score(state, seat, amount(state, card, "most_vp"), card)
    else:
        score(state, seat, amount(state, card, "else_vp"), card)
        yield from receive_any(state, seat, amount(state, card, "else_resources"), card)


@when_played("boast_of_superiority")
def boast_of_superiority(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-ADV-21: points for each track where nobody is ahead."""
    leading = sum(nobody_ahead(state, seat, track) for track in state.tracks)
    score(state, seat, leading * amount(state, "boast_of_superiority", "vp"), "boast_of_superiority")
    yield from ()


@when_played("plea_for_aid")
def plea_for_aid(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-ADV-21: points and resources for each track where everybody else is ahead."""
    behind = sum(
        all(state.furthest(other, track) > state.furthest(seat, track) for other in state.opponents(seat))
        for track in state.tracks
    )
    score(state, seat, behind * amount(state, "plea_for_aid", "vp"), "plea_for_aid")
    yield from receive_any(state, seat, behind * amount(state, "plea_for_aid", "resources"), "plea_for_aid")


@when_played("technocracy")
def technocracy(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-FAQ-02, TAP-OPEN-39: a new card in the middle row for the first player of all in this era, else points."""
    era = state.players[seat].era
    if all(state.players[other].era < era for other in state.opponents(seat)):
        yield from invent_and_upgrade(state, seat, places_to_invent(state, seat))
    else:
        points = amount(state, "technocracy", "vp") * counted(state, seat, "opponent")
        score(state, seat, points, "technocracy")


# --- tech cards and tapestry cards ------------------------------------------------------------------------------------


def invent_and_upgrade(state: TapestryState, seat: Seat, options: list[Option]) -> Rule[None]:
    """Invent one of these cards and upgrade exactly that one."""
    card = yield from invent(state, seat, options)
    if card is not None and card in state.players[seat].techs[BOTTOM]:
        yield from upgrade_card(state, seat, seat, card)


@when_played("steam_tycoon")
def steam_tycoon(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-FAQ-05: invent an open card and upgrade it; then the neighbours may invent the top of the deck."""
    yield from invent_and_upgrade(state, seat, [("invent", card) for card in state.tech_display])
    for other in neighbours(state, seat):
        if state.tech_deck.items or state.tech_discards:
            chosen = yield Ask(other, "steam_tycoon", [("invent_top",), ("decline",)], rules=("TAP-FAQ-05",))
            if chosen[0] == "invent_top":
                yield from invent(state, other, [chosen])


@when_played("democracy")
def democracy(state: TapestryState, seat: Seat) -> Rule[None]:
    """Draw cards, then discard as many as you like for points."""
    yield from perform(state, seat, [Gain("tapestry_card", amount(state, "democracy", "cards"))], "democracy")
    hand = state.players[seat].hand
    while hand.items:
        cards: list[Option] = [("discard", card) for card in sorted(set(hand.items))]
        chosen = yield Ask(seat, "democracy", [("decline",), *cards])
        if chosen[0] == "decline":
            return
        discard(state, seat, chosen[1], "democracy")
        score(state, seat, amount(state, "democracy", "vp"), "democracy")


def is_permanent(state: TapestryState, card: str) -> bool:
    """TAA-ART-20, TFF-ENC-11: whether no other card can copy the ability."""
    return state.facts.tapestry_cards[card].timing == "permanent"


@when_played("espionage")
def espionage(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-LMK-08, TAP-FAQ-11: the ability of a visible tapestry card on any income mat, as if it were played now."""
    visible = {
        ("copy", owner, era + 1): stack[-1]
        for owner in state.clockwise(seat)
        for era, stack in enumerate(state.players[owner].tapestries)
        if stack and stack[-1] not in (FACE_DOWN, "espionage") and not is_permanent(state, stack[-1])
    }
    if visible:
        chosen = yield Ask(seat, "espionage", list(visible), rules=("TAP-FAQ-11",))
        state.tell("copied", seat, chosen[1], visible[chosen])
        yield from resolve_card(state, seat, visible[chosen])


# --- resources and points ---------------------------------------------------------------------------------------------


def neighbours(state: TapestryState, seat: Seat) -> list[Seat]:
    """TAP-TURN-14, TAP-END-03: right, then left, those who can still gain something."""
    return [other for other in state.neighbours(seat) if other < state.seats and not state.players[other].finished]


@when_played("diplomacy")
def diplomacy(state: TapestryState, seat: Seat) -> Rule[None]:
    """A resource for everybody, and a building for the player."""
    for other in state.persons(seat):
        yield from receive_any(state, other, amount(state, "diplomacy", "resources"), "diplomacy")
    yield from gain_any_building(state, seat, "diplomacy")


@when_played("guilds")
def guilds(state: TapestryState, seat: Seat) -> Rule[None]:
    """Trade points for resources, or resources for points, once."""
    player, rate = state.players[seat], amount(state, "guilds", "vp")
    numbers = range(1, amount(state, "guilds", "most") + 1)
    room = sum(RESOURCE_CAP - owned for owned in player.purse)
    options: list[Option] = [("decline",)]
    options += [("sell_points", number) for number in numbers if player.vp >= rate * number and room >= number]
    options += [("sell_resources", number) for number in numbers if ways_to_pay(player, ("any",) * number)]
    if len(options) == 1:
        return
    chosen = yield Ask(seat, "guilds", options)
    if chosen[0] == "sell_points":
        lose_points(state, seat, rate * chosen[1], "guilds")
        yield from receive_any(state, seat, chosen[1], "guilds")
    elif chosen[0] == "sell_resources":
        yield from pay(state, seat, ("any",) * chosen[1], "guilds")
        score(state, seat, rate * chosen[1], "guilds")


@when_played("olympic_host")
def olympic_host(state: TapestryState, seat: Seat) -> Rule[None]:
    """Everybody may give a worker for points; the host gains a building if an opponent did, else a coin."""
    joined = False
    for other in state.persons(seat):
        player = state.players[other]
        if player.finished or not player.purse[WORKER]:
            continue
        (price,) = ways_to_pay(player, ("worker",))
        (answer,) = yield Ask(other, "olympic_host", [("accept",), ("decline",)])
        if answer == "accept":
            spend(state, other, price, "olympic_host")
            score(state, other, amount(state, "olympic_host", "vp"), "olympic_host")
            joined = joined or other != seat
    if joined:
        yield from gain_any_building(state, seat, "olympic_host")
    else:
        receive(state, seat, COIN, 1, "olympic_host")


# --- the map ----------------------------------------------------------------------------------------------------------


def own_tiles(state: TapestryState, seat: Seat) -> list[int]:
    """TAP-FAQ-04: the territory tiles that a player controls, no printed hexes."""
    return [place for place in state.territories(seat) if place in state.tiles]


@when_played("colonialism")
def colonialism(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-FAQ-04: a resource for each kind of land on a territory tile of the player."""
    places = own_tiles(state, seat)
    if places:
        _, place = yield Ask(seat, "colonialism", [("territory", p) for p in places], rules=("TAP-FAQ-04",))
        tile = state.facts.territory_tiles[state.tiles[place][0]]
        for terrain, resource in YIELDS.items():
            if terrain in tile.corners or terrain in tile.interior_only:
                receive(state, seat, RESOURCES.index(resource), 1, "colonialism")


def explore_with_new_tile(state: TapestryState, seat: Seat, card: str) -> Rule[tuple[Exploration, int] | None]:
    """Draw a territory tile and explore with exactly that one."""
    yield from perform(state, seat, [Gain("territory_tile")], card)
    if not state.fresh:
        return None
    return (yield from explore(state, seat, tile=state.fresh[0]))


@when_played("coal_baron")
def coal_baron(state: TapestryState, seat: Seat) -> Rule[None]:
    """Explore with a new tile, then a tile for each neighbour."""
    yield from explore_with_new_tile(state, seat, "coal_baron")
    for other in neighbours(state, seat):
        yield from perform(state, other, [Gain("territory_tile", amount(state, "coal_baron", "tiles"))], "coal_baron")


@when_played("cartography")
def cartography(state: TapestryState, seat: Seat) -> Rule[None]:
    """Explore with a new tile; if that brought enough points, the new territory may be conquered."""
    found = yield from explore_with_new_tile(state, seat, "cartography")
    if found is None:
        return
    explored, points = found
    if points < amount(state, "cartography", "vp") or explored.on_island:
        return
    if explored.place in targets(state, seat):
        (answer,) = yield Ask(seat, "cartography", [("accept",), ("decline",)])
        if answer == "accept":
            yield from conquer(state, seat, [explored.place])


@when_played("manifest_destiny")
def manifest_destiny(state: TapestryState, seat: Seat) -> Rule[None]:
    """Conquer beside the start territory, then perhaps the reward of an own territory tile."""
    beside = set(state.neighbouring(state.players[seat].start_hex))
    places = [place for place in targets(state, seat, anywhere=True) if place in beside]
    if places:
        yield from conquer(state, seat, places)
    tiles: list[Option] = [("territory", place) for place in own_tiles(state, seat)]
    if tiles:
        chosen = yield Ask(seat, "manifest_destiny", [("decline",), *tiles])
        if chosen[0] == "territory":
            yield from tile_reward(state, seat, chosen[1])


def fallen_outposts(state: TapestryState, seat: Seat) -> list[Option]:
    """The toppled outposts that a player may raise."""
    return [
        ("raise_outpost", place)
        for place, pieces in sorted(state.pieces.items())
        if any(piece.owner == seat and piece.kind == "outpost" and piece.fallen != UPRIGHT for piece in pieces)
    ]


@when_played("revolution")
def revolution(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-ACH-07: a resource, or some of the own toppled outposts rise and the opposing ones there fall."""
    options = fallen_outposts(state, seat)
    if min(state.players[seat].purse) < RESOURCE_CAP:
        options.append(("choose", "any_resource"))
    raised = 0
    while options:
        chosen = yield Ask(seat, "revolution", options, rules=("TAP-ACH-07",))
        if chosen[0] == "choose":
            yield from receive_any(state, seat, amount(state, "revolution", "resources"), "revolution")
        if chosen[0] != "raise_outpost":
            break
        yield from raise_outpost(state, seat, chosen[1])
        raised += 1
        left = fallen_outposts(state, seat) if raised < amount(state, "revolution", "outposts") else []
        options = [*left, ("decline",)] if left else []
