"""The Tinkerers manipulate their tokens on the tracks, each way once."""

from __future__ import annotations

from msgspec import field

from gobelin.games.tapestry.advance import activate, movable, move_back, pick_token, step_forward
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.invent import invent_top
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive, receive_any
from gobelin.games.tapestry.settling import Adjusts
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import gain_tapestry_card
from gobelin.games.tapestry.vocabulary import CHOSEN, RESOURCES
from gobelin.kernel import Ask, Option, Rule, Seat

NAME = "tinkerers"


class Toolbox(Mat, tag=NAME):
    """The mat of the Tinkerers."""

    used: list[str] = field(default_factory=list)
    """The ways that are used up."""


@power(NAME)
class Tinkerers(SetsUp, Adjusts, HasIncome):
    """TAP-CIV-12: a token moves or is paid for, in a way not used before."""

    record = Toolbox

    def setup(self, state: TapestryState, owner: Seat, mat: Toolbox, at_start: bool) -> Rule[None]:
        """At the start every opponent gains a tech card from the deck, unless the adjustment says more."""
        if at_start and "adjustments" not in state.variants:
            for seat in state.persons(owner)[1:]:
                yield from invent_top(state, seat)

    def adjust(self, state: TapestryState, owner: Seat, mat: Toolbox) -> Rule[None]:
        """TAP-ADJ-14: instead, every opponent may draw a tapestry card and a tech card."""
        for seat in state.persons(owner)[1:]:
            (chosen,) = yield Ask(seat, "tinkerers_gift", [("accept",), ("decline",)], rules=("TAP-ADJ-14",))
            if chosen == "accept":
                yield from gain_tapestry_card(state, seat, NAME)
                yield from invent_top(state, seat)

    def income(self, state: TapestryState, owner: Seat, mat: Toolbox) -> Rule[None]:
        """Choose an unused way, then the space or the track."""
        unused = [way for way in state.facts.civilizations[NAME].choices if way not in mat.used]
        ways: list[Option] = [("use", way) for way in unused if moves(state, owner, way)]
        if not ways:
            return
        chosen = yield Ask(owner, NAME, [*ways, ("decline",)], rules=("TAP-CIV-12",))
        if chosen[0] == "decline":
            return
        way = str(chosen[1])
        mat.used.append(way)
        state.tell("marked", owner, NAME, way)
        places = moves(state, owner, way)
        if way == "refund_space_cost":
            options = [("use_space", state.space_at(track, at).id) for track, at_ in places.items() for at in at_]
            _, name = yield Ask(owner, "refund", options)
            yield from refund(state, owner, name)
            return
        _, track = yield Ask(owner, "tinkerers_track", [("track", track) for track in places])
        old = yield from pick_token(state, owner, list(places[track]))
        new = places[track][old]
        if way == "regress_3":
            move_back(state, owner, track, old, new)
            if new:
                yield from activate(state, owner, state.space_at(track, new), True, "pay")
        elif way == "catch_up":
            yield from walk(state, owner, track, old, new, landmarks=True)
            yield from activate(state, owner, state.space_at(track, new), True, "none")
        else:
            yield from walk(state, owner, track, old, new, landmarks=False)
            yield from activate(state, owner, state.space_at(track, new), False, "free")


def moves(state: TapestryState, owner: Seat, way: str) -> dict[str, dict[int, int]]:
    """By track, the spaces of the tokens that can be used in this way, each with the space to go to."""
    found: dict[str, dict[int, int]] = {}
    for track in state.tracks:
        tokens = sorted(set(state.players[owner].tokens[track]))
        if way == "refund_space_cost":
            steps = {at: at for at in tokens if at}
        elif way == "regress_3":
            back = state.facts.civilizations[NAME].amounts["back"]
            steps = {at: at - back for at in tokens if at >= back}
        else:
            goal = nearest_ahead if way == "catch_up" else next_bonus
            goals = {at: goal(state, owner, track, at) for at in movable(state, owner, track)}
            steps = {at: to for at, to in goals.items() if to is not None}
        if steps:
            found[track] = steps
    return found


def nearest_ahead(state: TapestryState, owner: Seat, track: str, at: int) -> int | None:
    """TAP-ADV-21: the space of the nearest opponent ahead of the furthest own token, which is the one to move."""
    if at != state.furthest(owner, track):
        return None
    others = [state.furthest(seat, track) for seat in state.opponents(owner)]
    return min((space for space in others if space > at), default=None)


def next_bonus(state: TapestryState, owner: Seat, track: str, at: int) -> int | None:
    """The next space with a bonus."""
    return next((space.index for space in state.facts.tracks[track].spaces[at:] if space.bonus is not None), None)


def walk(state: TapestryState, owner: Seat, track: str, old: int, new: int, landmarks: bool) -> Rule[None]:
    """Space after space forward; the landmarks passed on the way may stay where they are."""
    for at in range(old, new):
        yield from step_forward(state, owner, track, at, landmark=landmarks or at + 1 == new)


def refund(state: TapestryState, owner: Seat, name: str) -> Rule[None]:
    """The resources that entering a space costs."""
    space = state.facts.spaces[name]
    cost = state.facts.tracks[space.track].costs[space.tier - 1]
    for number, resource in enumerate(RESOURCES):
        receive(state, owner, number, cost.count(resource), NAME)
    for word in CHOSEN:
        yield from receive_any(state, owner, cost.count(word), NAME, word)
