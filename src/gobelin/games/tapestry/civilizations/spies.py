"""The Spies copy their neighbours, each way once."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.advance import activate, was_activated
from gobelin.games.tapestry.benefits import Effect, Landmark
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.invent import usable
from gobelin.games.tapestry.player import FACE_DOWN, MIDDLE, TOP, Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import resolve_card
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import look

NAME = "spies"


class Dossier(Mat, tag=NAME):
    """The mat of the Spies."""

    used: list[str] = field(default_factory=list)
    """The ways that are used up."""


@power(NAME)
class Spies(HasIncome):
    """TAP-CIV-12: what a neighbour has, in a way not used before."""

    record = Dossier

    events: Mapping[str, tuple[str, ...]] = {"spied": ("seat", "neighbour", "way"), "looked": ("seat", "neighbour")}

    def income(self, state: TapestryState, owner: Seat, mat: Dossier) -> Rule[None]:
        """Choose an unused way and a neighbour, gain what is his, and look at his hand if you like."""
        near = [seat for seat in state.neighbours(owner) if seat < state.seats]
        ways = [
            way
            for way in state.facts.civilizations[NAME].choices
            if way not in mat.used and any(targets(state, owner, seat, way) for seat in near)
        ]
        if not ways:
            return
        options: list[Option] = [("use", way) for way in ways]
        chosen = yield Ask(owner, NAME, [*options, ("decline",)], rules=("TAP-CIV-12",))
        if chosen[0] == "decline":
            return
        way = str(chosen[1])
        open_to = [seat for seat in near if targets(state, owner, seat, way)]
        _, neighbour = yield Ask(owner, "spied_neighbour", [("opponent", seat) for seat in open_to])
        target = yield Ask(owner, "spied", targets(state, owner, neighbour, way))
        mat.used.append(way)
        state.tell("spied", owner, neighbour, way)
        yield from copy(state, owner, neighbour, target)
        hand = state.players[neighbour].hand
        if hand.items:
            (answer,) = yield Ask(owner, "look_at_hand", [("accept",), ("decline",)])
            if answer == "accept":
                look(state, hand, len(hand), owner)
                state.tell("looked", owner, neighbour)


def targets(state: TapestryState, owner: Seat, neighbour: Seat, way: str) -> list[Option]:
    """What a neighbour has that can be copied in this way and would give something."""
    box, player = state.facts, state.players[neighbour]
    if way == "when_played_card":
        visible = [(era, stack[-1]) for era, stack in enumerate(player.tapestries, 1) if stack]
        return [
            ("copy", neighbour, era)
            for era, card in visible
            if card != FACE_DOWN and box.tapestry_cards[card].timing == "when_played"
        ]
    if way == "supply_tile":
        return [
            *(("tile", tile) for tile in player.territories),
            *(("space_tile", tile) for tile in player.space if box.space_tiles[tile].effect),
        ]
    if way == "track_position":
        return [
            ("use_space", space.id) for space in state.occupied(neighbour) if not was_activated(state, owner, space)
        ]
    cards = usable(state, neighbour, MIDDLE) + usable(state, neighbour, TOP)
    return [("use_tech", card) for card in cards if tech_benefit(state, neighbour, card)]


def tech_benefit(state: TapestryState, neighbour: Seat, card: str) -> tuple[Effect, ...]:
    """What a tech card of a neighbour gives in its row; a landmark on it does nothing."""
    facts = state.facts.tech_cards[card]
    effects = facts.square if card in state.players[neighbour].techs[TOP] else facts.circle
    return tuple(effect for effect in effects if not isinstance(effect, Landmark))


def copy(state: TapestryState, owner: Seat, neighbour: Seat, target: Option) -> Rule[None]:
    """Gain what was chosen, as if it were the own."""
    box, name = state.facts, str(target[1])
    if target[0] == "copy":
        yield from resolve_card(state, owner, state.players[neighbour].tapestries[int(target[2]) - 1][-1])
    elif target[0] == "tile":
        yield from perform(state, owner, box.territory_tiles[name].reward, name)
    elif target[0] == "space_tile":
        yield from perform(state, owner, box.space_tiles[name].effect, name, "any")
    elif target[0] == "use_space":
        yield from activate(state, owner, box.spaces[name], True, "none")
    else:
        yield from perform(state, owner, tech_benefit(state, neighbour, name), name, box.tech_cards[name].order)
