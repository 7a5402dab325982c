"""Turns: advance or take income; the end of a turn and of the game (TAP-TURN, TAP-END)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gobelin.games.tapestry.advance import advance, barred_tracks, before_the_end, movable
from gobelin.games.tapestry.capital import gain_landmark
from gobelin.games.tapestry.cards_and_tiles import LandmarkCard
from gobelin.games.tapestry.city import complete
from gobelin.games.tapestry.income import PlaysOn, begin_income_turn
from gobelin.games.tapestry.player import LETTERS, TOP, Player
from gobelin.games.tapestry.powers import Power, own_powers
from gobelin.games.tapestry.resources import can_pay, pay, score
from gobelin.games.tapestry.state import AUTOMA, SHADOW, TapestryState
from gobelin.games.tapestry.vocabulary import LAST, Cost
from gobelin.kernel import Ask, Option, Result, Rule, Seat


class ActsInTurn(Power):
    """A mat that allows more in an own advance turn."""

    def turn_options(self, state: TapestryState, owner: Seat, mat: Any) -> list[Option]:
        """What may be done besides."""
        raise NotImplementedError

    def take_turn_option(self, state: TapestryState, owner: Seat, mat: Any, option: Option) -> Rule[None]:
        """Carry out one of the options."""
        raise NotImplementedError


class ScoresAtEnd(Power):
    """A mat that scores when the game of its owner ends."""

    def final_score(self, state: TapestryState, owner: Seat, mat: Any) -> None:
        """The points."""
        raise NotImplementedError


class WatchesTurns(Power):
    """A mat that adds to the end of an own turn."""

    def on_turn_end(self, state: TapestryState, owner: Seat, mat: Any) -> Rule[None]:
        """The turn is over, landmark cards have been looked at."""
        raise NotImplementedError


def cost_of(state: TapestryState, track: str, space: int) -> Cost:
    """TAP-ADV-01, TAP-ADV-05: the cost of entering a space: that of its tier."""
    facts = state.facts.tracks[track]
    return facts.costs[facts.spaces[space - 1].tier - 1]


def affordable(state: TapestryState, seat: Seat, track: str) -> list[int]:
    """The spaces of the own tokens that the player can pay to move forward there."""
    return payable(state, seat, track, movable(state, seat, track))


def payable(state: TapestryState, seat: Seat, track: str, spaces: list[int]) -> list[int]:
    """Those behind which the next one can be paid."""
    player = state.players[seat]
    return [space for space in spaces if can_pay(player, cost_of(state, track, space + 1))]


def advances(state: TapestryState, seat: Seat) -> list[Option]:
    """TAP-TURN-08: the tracks on which the player can pay for an advance."""
    barred = barred_tracks(state, seat)
    return [
        ("advance", track)
        for track in state.tracks
        if track not in barred and payable(state, seat, track, before_the_end(state, seat, track))
    ]


def turn_phase(state: TapestryState) -> Rule[None]:
    """TAP-TURN-02, TAP-TURN-03, TAP-TURN-08, TAP-TURN-09: advance, or take income; the first turn is income."""
    seat = state.active
    player = state.players[seat]
    if player.playing_on:
        yield from late_turn(state, seat)
        return
    moves = advances(state, seat) if player.era > 0 else []
    extras = _extras(state, seat) if player.era > 0 else {}
    income: list[Option] = [] if state.advancing else [("income",)]
    chosen = yield Ask(seat, "turn", [*moves, *extras, *income], rules=("TAP-TURN-02",))
    if chosen[0] == "income":
        begin_income_turn(state, seat)
        return
    state.advancing = True
    if chosen in extras:
        mat, power = extras[chosen]
        yield from power.take_turn_option(state, seat, mat, chosen)
        return
    yield from advance_turn(state, seat, chosen[1])
    state.phase = "advance_end"


def late_turn(state: TapestryState, seat: Seat) -> Rule[None]:
    """TFF-CIV-16, TFF-CIV-28, TAX-OPEN-16: a turn after the last income turn, of any kind that a mat allows."""
    options = late_options(state, seat)
    if not options:
        finish(state, seat)
        end_turn(state)
        return
    extras = _extras(state, seat) if any(option[0] == "advance" for option in options) else {}
    chosen = yield Ask(seat, "late_turn", [*options, *extras], rules=("TFF-CIV-06",))
    if chosen in extras:
        mat, power = extras[chosen]
        state.advancing = True
        yield from power.take_turn_option(state, seat, mat, chosen)
    elif chosen[0] == "advance":
        state.advancing = True
        yield from advance_turn(state, seat, chosen[1])
        state.phase = "advance_end"
    else:
        mat, playing = options[chosen]
        yield from playing.take_late_option(state, seat, mat, chosen)
        state.phase = "turn_end"


def late_options(state: TapestryState, seat: Seat) -> dict[Option, tuple[Any, PlaysOn]]:
    """What can still be done after the last income turn."""
    return {
        option: (mat, power)
        for mat, power in own_powers(state, seat, PlaysOn)
        for option in power.late_options(state, seat, mat)
    }


def finish(state: TapestryState, seat: Seat) -> None:
    """TAP-END-01: the game of a player ends."""
    for mat, power in own_powers(state, seat, ScoresAtEnd):
        power.final_score(state, seat, mat)
    state.players[seat].finished = True
    state.players[seat].playing_on = False
    state.bans = [(owner, track, 1 if owner == seat else left) for owner, track, left in state.bans]
    state.tell("finished", seat)


def _extras(state: TapestryState, seat: Seat) -> dict[Option, tuple[Any, ActsInTurn]]:
    """What civilizations allow besides in an advance turn."""
    return {
        option: (mat, power)
        for mat, power in own_powers(state, seat, ActsInTurn)
        for option in power.turn_options(state, seat, mat)
    }


def advance_turn(state: TapestryState, seat: Seat, track: str) -> Rule[None]:
    """TAP-ADV-01 to TAP-ADV-04: choose the token, pay, move, gain the benefit, buy the bonus."""
    spaces = affordable(state, seat, track)
    space = spaces[0]
    if len(spaces) > 1:
        _, space = yield Ask(seat, "token", [("token", s) for s in spaces], rules=("TAP-ADV-20",))
    yield from pay(state, seat, cost_of(state, track, space + 1), state.space_at(track, space + 1).id)
    yield from advance(state, seat, track, True, "pay", [space])


def advance_end_phase(state: TapestryState) -> Rule[None]:
    """What civilizations allow in an advance turn may be used after the advance too."""
    seat = state.active
    extras = _extras(state, seat)
    if extras:
        chosen = yield Ask(seat, "after_advance", [*extras, ("decline",)])
        if chosen in extras:
            mat, power = extras[chosen]
            yield from power.take_turn_option(state, seat, mat, chosen)
            return
    state.phase = "turn_end"


def turn_end_phase(state: TapestryState) -> Rule[None]:
    """TAP-TURN-10, TAP-END-01: the landmark card, the end of bans, the end of a player's game, the next player."""
    seat = state.active
    player = state.players[seat]
    if player.landmark_card:
        card = state.facts.landmark_cards[player.landmark_card]
        if landmark_card_count(state, seat, card) >= card.at_least:  # TAP-OPEN-23
            state.tell("landmark_card_met", seat, card.id)
            player.landmark_card = ""
            yield from gain_landmark(state, seat, card.landmark, "landmark_card")
    for mat, power in own_powers(state, seat, WatchesTurns):
        yield from power.on_turn_end(state, seat, mat)
    state.advancing = False
    if player.era == LAST:
        if late_options(state, seat):
            player.playing_on = True
        else:
            finish(state, seat)
    end_turn(state)


def end_turn(state: TapestryState) -> None:
    """TAP-TURN-01, TAP-TURN-05, TAP-END-04: hand the turn on; the game is over when all have finished."""
    seat = state.active
    for owner, track, left in state.bans:
        if owner == seat and left <= 1:
            state.tell("opened_track", owner, track)
    state.bans = [
        (owner, track, left - (owner == seat)) for owner, track, left in state.bans if owner != seat or left > 1
    ]
    state.activated = []
    for card in state.locked:
        state.tell("unlocked", seat, card)
    state.locked = []
    state.advancing = False
    state.turns += 1
    waiting = [
        other for other in [*state.opponents(seat), seat] if other != SHADOW and not state.players[other].finished
    ]
    if not waiting:
        score_trail(state)
        state.phase = "over"
        return
    state.active = waiting[0]
    state.phase = "automa" if waiting[0] == AUTOMA else "turn"


def landmark_card_count(state: TapestryState, seat: Seat, card: LandmarkCard) -> int:
    """How much of a landmark card's condition is met."""
    return LANDMARK_COUNTS[card.of](state, state.players[seat], seat)


def landmarks_in_capital(state: TapestryState, player: Player) -> list[str]:
    """TAP-OPEN-21: the landmarks that stand in the capital, and not beside it, on the map, on a card or a mat."""
    on_map = {piece.kind for pieces in state.pieces.values() for piece in pieces}
    on_mats = {name for mat in player.mats for name in mat.landmarks}
    elsewhere = {*on_map, *player.beside, *player.on_techs.values(), *on_mats}
    on_cards, facts = "".join(player.card_plots.values()), state.facts.landmarks
    return [name for name in player.landmarks if name not in elsewhere and facts[name].letter not in on_cards]


def _in_tier_2(state: TapestryState, player: Player, seat: Seat) -> int:
    """The tracks on which the player is in tier II or further."""
    reached = [(track, state.furthest(seat, track)) for track in state.tracks]
    return sum(space > 0 and state.space_at(track, space).tier >= 2 for track, space in reached)


LANDMARK_COUNTS: Final[Mapping[str, Callable[[TapestryState, Player, Seat], int]]] = {
    "territory_tile_in_supply": lambda state, player, seat: len(player.territories),
    "income_buildings_of_one_type_in_capital": lambda state, player, seat: max(
        map(player.plots.count, LETTERS.values())
    ),
    "tech_card_in_top_row": lambda state, player, seat: len(player.techs[TOP]),
    "complete_row_or_column": lambda state, player, seat: complete(player.filled, state.city(seat).lines),
    "complete_district": lambda state, player, seat: len(state.city(seat).complete_districts(player.filled)),
    "landmark_in_capital": lambda state, player, seat: len(landmarks_in_capital(state, player)),
    "tapestry_card_in_hand": lambda state, player, seat: len(player.hand),
    "controlled_territory": lambda state, player, seat: len(state.territories(seat)),
    "track_in_tier_2": _in_tier_2,
    "income_building_in_capital": lambda state, player, seat: sum(map(player.plots.count, LETTERS.values())),
}
"""What the conditions of landmark cards count."""


# --- the result -------------------------------------------------------------------------------------------------------


def score_trail(state: TapestryState) -> None:
    """TAP-AUT-89: points for every outpost of the Trailblazers that the human has not passed."""
    for name in state.solo.civilizations if state.solo else ():
        facts = state.facts.automa_civilizations[name]
        if state.solo and any(effect.does == "lay_trail" for effect in facts.effect):
            ahead = [
                space
                for track, spaces in state.solo.trail.items()
                for space in spaces
                if space >= state.furthest(0, track)
            ]
            score(state, AUTOMA, len(ahead) * facts.amounts["vp"], name)


def tallest(state: TapestryState, seat: Seat) -> int:
    """TAP-END-05, TAP-OPEN-06, TAP-OPEN-21: the higher, the taller the tallest landmark in the capital; 0: none."""
    player = state.players[seat]
    ranks = [state.facts.landmarks[name].height_rank for name in landmarks_in_capital(state, player)]
    return 1 + len(state.facts.landmarks) - min(ranks) if ranks else 0


def tie_breakers(state: TapestryState) -> dict[str, tuple[int, ...]]:
    """TAP-END-05."""
    return {"table-tallest": tuple(tallest(state, seat) for seat in range(state.seats))}


def result(state: TapestryState) -> Result:
    """TAP-END-04, TAP-OPEN-06, TAP-OPEN-07, TAP-AUT-65: points, then the tallest landmark; else shared."""
    contenders = [seat for seat in state.order if seat != SHADOW]
    standing = {seat: (state.players[seat].vp, tallest(state, seat)) for seat in contenders}
    seats = range(state.seats)
    return Result(
        tuple(state.players[seat].vp for seat in seats),
        tuple(1 + sum(other > standing[seat] for other in standing.values()) for seat in seats),
    )
