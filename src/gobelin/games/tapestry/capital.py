"""Buildings, landmarks and the capital (TAP-CAP, TAP-LMK)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from gobelin.games.tapestry.benefits import Gain, Landmark, ScoreCapital
from gobelin.games.tapestry.cards_and_tiles import LandmarkTurn
from gobelin.games.tapestry.city import FREE, MARKER, TOKEN, City, complete, pads, rocks
from gobelin.games.tapestry.effects import brings, perform, performs, possible_if
from gobelin.games.tapestry.player import LETTERS, Player
from gobelin.games.tapestry.powers import Power, flagged, happened, own_powers, powers, trigger
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import AUTOMA, RIVALS, SHADOW, TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS
from gobelin.kernel import Ask, Option, Rule, Seat

NUMBERS: Final[dict[str, int]] = {building: number for number, building in enumerate(BUILDINGS)}


class WatchesLandmarks(Power):
    """It adds to gaining a landmark."""

    def on_landmark(self, state: TapestryState, owner: Seat, mark: Any, actor: Seat, landmark: str) -> Rule[None]:
        """A landmark was gained."""
        raise NotImplementedError


class WatchesBuildings(Power):
    """It adds to gaining an income building."""

    def on_building(self, state: TapestryState, owner: Seat, mark: Any, building: str) -> Rule[None]:
        """The owner has gained one, wherever it stands."""
        raise NotImplementedError


class WatchesDistricts(Power):
    """It adds to completing a district."""

    def on_district(self, state: TapestryState, owner: Seat, mark: Any, actor: Seat, district: int) -> Rule[None]:
        """The district is complete."""
        raise NotImplementedError


class WatchesPlots(Power):
    """It adds to placing a building in the capital."""

    def on_cover(self, state: TapestryState, owner: Seat, mark: Any, before: str) -> Rule[None]:
        """The owner has placed one; `before` are the plots as they were."""
        raise NotImplementedError


class ScoresLines(Power):
    """A mat that adds to the points of the capital."""

    def line_points(self, state: TapestryState, owner: Seat, mat: Any) -> int:
        """The points besides."""
        raise NotImplementedError


class BuildsElsewhere(Power):
    """A mat by which buildings or landmarks may stand elsewhere than in the capital."""

    def building_places(self, state: TapestryState, owner: Seat, mat: Any, building: str) -> list[Option]:
        """Where one may stand."""
        raise NotImplementedError

    def put_building(self, state: TapestryState, owner: Seat, mat: Any, option: Option, building: str) -> Rule[None]:
        """Put it there."""
        raise NotImplementedError


class WatchesNumbers(Power):
    """A mat that watches cards, districts, territories and tracks."""

    def on_change(self, state: TapestryState, owner: Seat, mat: Any) -> Rule[None]:
        """Those of somebody have changed."""
        raise NotImplementedError


Places: TypeAlias = Callable[[TapestryState, Seat], dict[Option, Callable[[str], Rule[None]]]]
FURTHER_PLACES: Final[list[Places]] = []
"""Where a landmark may stand besides, by the chapters that offer such places: each option with what puts it there."""


def closed_plots(state: TapestryState, seat: Seat) -> int:
    """TAP-CAP-01, TAP-CAP-02, TAA-CAP-07: the plots that cannot be built on."""
    player = state.players[seat]
    closed = player.filled & ~pads(player.plots)
    if flagged(state, seat, "build_on_impassable"):
        return closed & ~rocks(player.plots)
    return closed


def other_places(state: TapestryState, seat: Seat, building: str) -> dict[Option, tuple[Any, BuildsElsewhere]]:
    """Where civilizations let a building or landmark stand outside the capital, and who puts it there."""
    return {
        option: (mat, power)
        for mat, power in own_powers(state, seat, BuildsElsewhere)
        for option in power.building_places(state, seat, mat, building)
    }


# --- income buildings -------------------------------------------------------------------------------------------------


def has_left(state: TapestryState, seat: Seat, building: str) -> bool:
    """Whether a building of the type still stands on the income mat."""
    return state.players[seat].built[NUMBERS[building]] < state.facts.pieces.buildings_per_type


def gain_building(state: TapestryState, seat: Seat, building: str, why: str) -> Rule[None]:
    """TAP-CAP-03, TAP-CAP-04: the leftmost building of the type moves to the capital; without one the gain is lost."""
    if not has_left(state, seat, building):
        return
    player = state.players[seat]
    player.leave_mat(NUMBERS[building])
    state.tell("gained_building", seat, building, why)
    yield from place_building(state, seat, building)


def place_building(state: TapestryState, seat: Seat, building: str) -> Rule[None]:
    """TAP-CAP-01, TAP-CAP-10: a building that has left the income mat is built, beside the capital if need be."""
    player, closed = state.players[seat], closed_plots(state, seat)
    options: list[Option] = [("place", i // 9, i % 9) for i in range(81) if not closed >> i & 1]
    others = other_places(state, seat, building)
    options += others
    if not options:  # TAP-CAP-10
        player.beside.append(building)
        state.tell("beside", seat, building)
    else:
        state.about = (building, 0)
        chosen = yield Ask(seat, "building", options, rules=("TAP-CAP-01", "TAP-CAP-09"))
        state.about = None
        if chosen in others:
            mat, power = others[chosen]
            yield from power.put_building(state, seat, mat, chosen, building)
        else:
            _, row, col = chosen
            state.tell("built", seat, building, row, col, 0)
            yield from cover(state, seat, 1 << (9 * row + col), LETTERS[building])
            yield from trigger(state, seat, "place_building", building)
    yield from trigger(state, seat, "gain_building", building)
    for mark, watching in own_powers(state, seat, WatchesBuildings):
        yield from watching.on_building(state, seat, mark, building)


def gain_any_building(state: TapestryState, seat: Seat, why: str) -> Rule[None]:
    """An income building of the player's choice."""
    options: list[Option] = [("choose", building) for building in BUILDINGS if has_left(state, seat, building)]
    if options:
        _, building = yield Ask(seat, "any_building", options, rules=("TAP-CAP-03",))
        yield from gain_building(state, seat, building, why)


def gain_buildings(state: TapestryState, seat: Seat, effect: Gain, why: str) -> Rule[None]:
    """Income buildings as an effect says."""
    for _ in range(effect.n):
        if effect.gain == "any_income_building":
            yield from gain_any_building(state, seat, why)
        else:
            yield from gain_building(state, seat, effect.gain, why)


# --- plots ------------------------------------------------------------------------------------------------------------


def written(plots: str, mask: int, letter: str) -> str:
    """The plots with a letter on those of the mask."""
    marked = [*plots]
    while mask:
        lowest = mask & -mask
        marked[lowest.bit_length() - 1] = letter
        mask ^= lowest
    return "".join(marked)


def cover(state: TapestryState, seat: Seat, mask: int, letter: str) -> Rule[None]:
    """TAP-CAP-05, TAP-CAP-14: fill plots; every district that this completes pays at once, if it does so at all."""
    player, city = state.players[seat], state.city(seat)
    before, was_filled = player.plots, player.filled
    player.plots = written(before, mask, letter)
    player.filled |= mask
    for mark, power in own_powers(state, seat, WatchesPlots):
        yield from power.on_cover(state, seat, mark, before)
    for number in city.completed_by(was_filled, mask)[2]:
        if city.regular:
            state.tell("district", seat, number)
        else:
            state.tell("odd_district", seat, number + 1)
        if not city.each_income:
            yield from perform(state, seat, city.pays[number], "district")
        yield from happened(state, seat, "district", WatchesDistricts.on_district, number)
        yield from changed(state)


def _put(player: Player, plot: int, letter: str) -> None:
    """Let something else stand on a plot."""
    player.plots = player.plots[:plot] + letter + player.plots[plot + 1 :]


def swap_buildings(state: TapestryState, seat: Seat, one: int, other: int) -> None:
    """TAP-CIV-06: what stands on two plots changes places."""
    player = state.players[seat]
    letters = player.plots[one], player.plots[other]
    _put(player, other, letters[0])
    _put(player, one, letters[1])
    state.tell("swapped", seat, one // 9, one % 9, other // 9, other % 9)


def make_impassable(state: TapestryState, seat: Seat, plot: int) -> None:
    """TAP-ADJ-03: a player token takes a free plot."""
    player = state.players[seat]
    _put(player, plot, MARKER)
    player.filled |= 1 << plot
    state.tell("impassable", seat, plot // 9, plot % 9)


def standing_on(state: TapestryState, seat: Seat, landmark: str) -> int:
    """The plots of the capital on which a landmark stands, as bits; none if it stands elsewhere."""
    letter = state.facts.landmarks[landmark].letter
    return sum(1 << at for at, plot in enumerate(state.players[seat].plots) if plot == letter)


def plant_token(state: TapestryState, seat: Seat, giver: Seat, plot: int) -> Rule[None]:
    """TFF-CIV-32, TAX-OPEN-21: a token fills a plot; what stood there is set aside."""
    player = state.players[seat]
    before, row, col = player.plots[plot], plot // 9, plot % 9
    if before != FREE:
        names = {letter: building for building, letter in LETTERS.items()}
        names |= {piece.letter: name for name, piece in state.facts.landmarks.items()}
        if names[before] in state.facts.landmarks:
            player.beside.append(names[before])
        state.tell("displaced", seat, names[before], row, col)
        _put(player, plot, FREE)
    state.tell("planted", giver, seat, row, col)
    yield from cover(state, seat, 1 << plot, TOKEN)


def changed(state: TapestryState) -> Rule[None]:
    """Tell those who watch numbers that some may have changed."""
    for owner, mat, power in powers(state, WatchesNumbers):
        yield from power.on_change(state, owner, mat)


@performs(ScoreCapital)
def score_capital(state: TapestryState, seat: Seat, effect: ScoreCapital, why: str) -> Rule[None]:
    """Points for the lines of the capital."""
    score(state, seat, capital_points(state, seat, effect)["points"], why)
    yield from ()


@brings(ScoreCapital)
def capital_points(state: TapestryState, seat: Seat, effect: ScoreCapital) -> dict[str, int]:
    """TAP-CAP-06: a point for each complete row and column."""
    points = complete(state.players[seat].filled, state.city(seat).lines)
    more = sum(power.line_points(state, seat, mat) for mat, power in own_powers(state, seat, ScoresLines))
    return {"points": points + more}


# --- landmarks --------------------------------------------------------------------------------------------------------


def gain_landmark(state: TapestryState, seat: Seat, landmark: str, why: str) -> Rule[bool]:
    """TAP-LMK-01, TAP-LMK-02: take a landmark if nobody has it and place it at once; False: it is gone."""
    if landmark not in state.landmarks or state.players[seat].finished:
        return False
    if seat == SHADOW:  # TAP-AUT-26
        seat = AUTOMA
    state.landmarks.remove(landmark)
    state.players[seat].landmarks.append(landmark)
    state.tell("landmark", seat, landmark, why)
    if seat not in RIVALS:
        yield from place_landmark(state, seat, landmark)
    yield from happened(state, seat, "landmark", WatchesLandmarks.on_landmark, landmark)
    if state.facts.landmarks[landmark].on_landmark_board:
        yield from trigger(state, seat, "track_landmark")
    return True


def give_up_landmark(state: TapestryState, seat: Seat) -> None:
    """TAP-AUT-87: the landmark that was gained first leaves the game."""
    state.tell("left_game", state.players[seat].landmarks.pop(0))


def lose_landmark(state: TapestryState, seat: Seat, card: str) -> None:
    """TAA-LMK-05: the landmark on a tech card leaves the game with the card."""
    player = state.players[seat]
    if card in player.on_techs:
        landmark = player.on_techs.pop(card)
        player.landmarks.remove(landmark)
        state.tell("landmark_discarded", seat, landmark, card)


def fitting(turn: LandmarkTurn, closed: int, city: City) -> list[tuple[int, int, int]]:
    """TAP-CAP-08, TAP-OPEN-20: the places where a landmark turned like this covers free plots only.

    TAA-CAP-06, TFF-CAP-11: some cities let nothing stick out, or take no landmark.
    """
    if not city.takes_landmarks:
        return []
    size = 0 if city.overhang else "".join(turn.rows).count("X")
    return [place for place in turn.places if not place[2] & closed and place[2].bit_count() >= size]


def place_landmark(state: TapestryState, seat: Seat, landmark: str) -> Rule[None]:
    """TAP-LMK-03, TAP-CAP-09, TAP-CAP-10: how it is turned, then where it stands; beside the grid if nowhere fits."""
    player, city = state.players[seat], state.city(seat)
    closed = closed_plots(state, seat)
    ways = {n: fitting(turn, closed, city) for n, turn in enumerate(state.facts.landmarks[landmark].turns)}
    options: list[Option] = [("rotate", n) for n, places in ways.items() if places]
    others = other_places(state, seat, landmark)
    further = {option: put for places in FURTHER_PLACES for option, put in places(state, seat).items()}
    options += [*others, *further]
    if not options:
        player.beside.append(landmark)
        state.tell("beside", seat, landmark)
        return
    state.about = (landmark, 0)
    chosen = yield Ask(seat, "landmark_turn", options, rules=("TAP-LMK-03",))
    state.about = None
    if chosen in others:
        mat, power = others[chosen]
        yield from power.put_building(state, seat, mat, chosen, landmark)
        return
    if chosen in further:
        yield from further[chosen](landmark)
        return
    places = {("place", row, col): mask for row, col, mask in ways[chosen[1]]}
    state.about = (landmark, chosen[1])
    spot = yield Ask(seat, "landmark_place", list(places), rules=("TAP-LMK-03", "TAP-CAP-08"))
    state.about = None
    state.tell("built", seat, landmark, spot[1], spot[2], chosen[1])
    yield from cover(state, seat, places[spot], state.facts.landmarks[landmark].letter)


@performs(Landmark)
def landmark_effect(state: TapestryState, seat: Seat, effect: Landmark, why: str) -> Rule[None]:
    """A named landmark, or one of several."""
    choice = landmarks_meant(state, effect)
    if len(choice) == 1:
        yield from gain_landmark(state, seat, choice[0], why)
    elif choice:
        _, landmark = yield Ask(seat, "landmark", [("take_landmark", name) for name in choice])
        yield from gain_landmark(state, seat, landmark, why)


def landmarks_meant(state: TapestryState, effect: Landmark) -> list[str]:
    """The landmarks still there that an effect may give."""
    facts = state.facts.landmarks
    if effect.landmark == "any_from_landmark_board":
        return [name for name in state.landmarks if facts[name].on_landmark_board]
    if effect.landmark == "any_tier_2":
        return [name for name in state.landmarks if facts[name].on_landmark_board and facts[name].tier == 2]
    return [effect.landmark] if effect.landmark in state.landmarks else []


@possible_if(Landmark)
def can_gain_landmark(state: TapestryState, seat: Seat, effect: Landmark) -> bool:
    """Whether one is still there."""
    return bool(landmarks_meant(state, effect))
