"""Tapestry cards of Arts and Architecture that are too odd for data."""

from __future__ import annotations

from gobelin.games.tapestry.benefits import Gain
from gobelin.games.tapestry.capital import gain_building
from gobelin.games.tapestry.conquer_dice import roll_one, take_die
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.explore import explore
from gobelin.games.tapestry.gaining import gain_civilization, lose_civilization
from gobelin.games.tapestry.invent import row_benefit
from gobelin.games.tapestry.player import MIDDLE
from gobelin.games.tapestry.resources import counted, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import when_played
from gobelin.kernel import Ask, Option, Rule, Seat


def amount(state: TapestryState, card: str, what: str) -> int:
    """A number printed on a card."""
    return state.facts.tapestry_cards[card].amounts[what]


@when_played("plague")
def plague(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAA-FAQ-02: a civilization may go, and its gains stay; a random one takes its place."""
    options: list[Option] = []
    if state.civilization_deck.items:
        options = [("lose_civilization", mat.id) for mat in state.players[seat].mats]
    chosen = yield Ask(seat, "plague", [("decline",), *options], rules=("TAA-FAQ-02",))
    if chosen[0] == "decline":
        score(state, seat, amount(state, "plague", "vp"), "plague")
        return
    lose_civilization(state, seat, chosen[1])
    yield from gain_civilization(state, seat)


@when_played("national_parks")
def national_parks(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAA-FAQ-03: explore; then choose a conquer die, roll it and gain its result."""
    yield from perform(state, seat, [Gain("territory_tile")], "national_parks")
    found = (yield from explore(state, seat)) if state.players[seat].territories else None
    place = found[0].place if found and not found[0].on_island else state.players[seat].start_hex
    _, colour = yield Ask(seat, "national_parks", [("roll_die", "red"), ("roll_die", "black")], rules=("TAA-FAQ-03",))
    face = yield from roll_one(state, seat, f"conquer_{colour}", place)
    yield from take_die(state, seat, colour, face, place)


@when_played("granges")
def granges(state: TapestryState, seat: Seat) -> Rule[None]:
    """A farm, then points for the farms around."""
    yield from gain_building(state, seat, "farm", "granges")
    farms = sum(counted(state, other, "farm") for other in (seat, *state.neighbours(seat)))
    score(state, seat, amount(state, "granges", "vp") * farms, "granges")


@when_played("copyists")
def copyists(state: TapestryState, seat: Seat) -> Rule[None]:
    """The circle of a card in the middle row of a neighbour."""
    options: list[Option] = [
        ("use_tech", card) for other in state.neighbours(seat) for card in state.players[other].techs[MIDDLE]
    ]
    if options:
        _, card = yield Ask(seat, "copyists", options)
        yield from row_benefit(state, seat, card, MIDDLE)
    score(state, seat, amount(state, "copyists", "vp"), "copyists")
