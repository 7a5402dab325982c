"""Powers: what civilizations, tapestry cards in force and ongoing space tiles add to the rules of all chapters.

A chapter asks `powers(state, "on_conquer")` for everybody whose mats or cards have something to say about a conquest,
in the order of TAP-OPEN-26, and carries that out. Regular triggers are data (`Trigger`); odd ones are methods here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from gobelin.games.tapestry.components import Box, Effect, Flag, Trigger
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.state import Mat, Piece, Table, Terms
from gobelin.kernel import Option, Rule, Seat, Verb


class Conquest(NamedTuple):
    """A conquest as the powers see it."""

    place: int
    before: tuple[Piece, ...]
    """What stood there."""
    victim: Seat | None
    """Who controlled it."""
    succeeded: bool
    """The outpost stands upright."""


class Exploration(NamedTuple):
    """A territory tile that is being laid."""

    place: int
    tile: str
    on_island: bool
    """On the Islanders' mat, not on the map."""


class Power:
    """What a civilization or a card may do besides; every method does nothing unless a power says otherwise.

    `owner` has the power, `mark` is its mat (a civilization) or its terms (a card), `actor` is who acts.
    """

    events: Mapping[str, tuple[str, ...]] = {}
    """Events that only this power tells, with the names of their arguments."""
    hidden: frozenset[str] = frozenset()
    """Topics of this power whose options come from a hidden hand."""
    civilizations_drawn = 1
    """From how many a new civilization is chosen."""

    def verbs(self, box: Box) -> list[Verb]:
        """Options that only this power offers."""
        return []

    def setup(self, state: Table, owner: Seat, mat: Mat, at_start: bool) -> Rule[None]:
        """What the mat asks for when it is gained, besides the effects of its facts."""
        yield from ()

    def adjust(self, state: Table, owner: Seat, mat: Mat) -> Rule[None]:
        """The balance adjustment that is no plain gain or loss."""
        yield from ()

    def first_income_over(self, state: Table, owner: Seat, mat: Mat) -> Rule[None]:
        """At the end of the first income turn."""
        yield from ()

    def income(self, state: Table, owner: Seat, mat: Mat) -> Rule[None]:
        """The ability in the first step of an income turn."""
        yield from ()

    def final(self, state: Table, owner: Seat, mat: Mat) -> Rule[None]:
        """Extra scoring in the first step of the last income turn."""
        yield from ()

    def final_points(self, state: Table, owner: Seat, mat: Mat) -> Rule[None]:
        """Extra scoring in the points step of the last income turn."""
        yield from ()

    def withholds(self, state: Table, owner: Seat, mat: Mat, resource: str) -> bool:
        """Whether the income step gives none of this resource."""
        return False

    def turn_options(self, state: Table, owner: Seat, mat: Mat) -> list[Option]:
        """What may be done besides in an own advance turn."""
        return []

    def take_turn_option(self, state: Table, owner: Seat, mat: Mat, option: Option) -> Rule[None]:
        """Carry out one of the turn options."""
        yield from ()

    def on_advance(
        self, state: Table, owner: Seat, mark: Any, actor: Seat, track: str, old: int, new: int
    ) -> Rule[None]:
        """A token has moved forward."""
        yield from ()

    def on_benefit(self, state: Table, owner: Seat, mark: Any, actor: Seat, space: str) -> Rule[None]:
        """A player has gained the benefit of a track space."""
        yield from ()

    def on_invent(self, state: Table, owner: Seat, mark: Any, actor: Seat, card: str) -> Rule[None]:
        """A tech card was invented."""
        yield from ()

    def on_upgrade(
        self, state: Table, owner: Seat, mark: Any, actor: Seat, holder: Seat, card: str, row: int
    ) -> Rule[None]:
        """The actor has upgraded a tech card of the holder, which has reached a row and given its benefit."""
        yield from ()

    def on_tapestry_card(self, state: Table, owner: Seat, mark: Any, actor: Seat, card: str) -> Rule[None]:
        """A tapestry card came to a hand."""
        yield from ()

    def instead_of_tapestry_card(self, state: Table, owner: Seat, mat: Mat, actor: Seat) -> Rule[bool]:
        """Whether the gain of a card was met in another way."""
        yield from ()
        return False

    def on_landmark(self, state: Table, owner: Seat, mark: Any, actor: Seat, landmark: str) -> Rule[None]:
        """A landmark was gained."""
        yield from ()

    def on_district(self, state: Table, owner: Seat, mark: Any, actor: Seat, district: int) -> Rule[None]:
        """A district is complete."""
        yield from ()

    def on_cover(self, state: Table, owner: Seat, mark: Any, before: str) -> Rule[None]:
        """The owner has placed a building in the capital; `before` are the plots as they were."""
        yield from ()

    def line_points(self, state: Table, owner: Seat, mat: Mat) -> int:
        """Points besides when the capital is scored."""
        return 0

    def building_places(self, state: Table, owner: Seat, mat: Mat, building: str) -> list[Option]:
        """Where a building or landmark may stand besides in the capital."""
        return []

    def put_building(self, state: Table, owner: Seat, mat: Mat, option: Option, building: str) -> Rule[None]:
        """Put it there."""
        yield from ()

    def take_outpost(self, state: Table, owner: Seat, mat: Mat) -> Rule[None]:
        """An outpost is about to leave the supply."""
        yield from ()

    def may_conquer(self, state: Table, owner: Seat, mark: Any, attacker: Seat, victim: Seat) -> bool:
        """Whether this power lets the attacker conquer a territory of the victim."""
        return True

    def on_conquer(self, state: Table, owner: Seat, mark: Any, actor: Seat, conquest: Conquest) -> Rule[None]:
        """A conquest is over, its reward taken."""
        yield from ()

    def on_dice(
        self, state: Table, owner: Seat, mark: Any, actor: Seat, conquest: Conquest, chosen: str, red: int, black: int
    ) -> Rule[None]:
        """The conquer dice were rolled and one (`red`, `black`) or both (`both`) taken."""
        yield from ()

    def before_explore(self, state: Table, owner: Seat, mark: Any) -> Rule[None]:
        """The owner is about to explore."""
        yield from ()

    def explore_places(self, state: Table, owner: Seat, mat: Mat) -> list[Option]:
        """Where a territory tile may lie besides on the map."""
        return []

    def lay_tile(self, state: Table, owner: Seat, mat: Mat, option: Option, tile: str) -> Rule[int]:
        """Lay it there and return the points for its sides."""
        yield from ()
        return 0

    def instead_of_sides(self, state: Table, owner: Seat, mark: Any, explored: Exploration, sides: int) -> Rule[bool]:
        """Whether the owner takes the reward a second time instead of the points for the sides."""
        yield from ()
        return False

    def on_explore(self, state: Table, owner: Seat, mark: Any, explored: Exploration) -> Rule[None]:
        """The owner has explored a territory, reward and all."""
        yield from ()

    def tech_places(self, state: Table, owner: Seat, mat: Mat) -> list[Option]:
        """Tech cards that may be invented besides."""
        return []

    def upgradable(self, state: Table, owner: Seat, mat: Mat) -> list[str]:
        """Tech cards that an upgrade may move besides."""
        return []

    def upgrade_other(self, state: Table, owner: Seat, mat: Mat, card: str) -> Rule[None]:
        """Move such a card."""
        yield from ()

    def on_income(self, state: Table, owner: Seat, mark: Any, gained: list[int]) -> Rule[None]:
        """The income step of the owner is over; `gained` are its resources."""
        yield from ()

    def on_change(self, state: Table, owner: Seat, mat: Mat) -> Rule[None]:
        """Cards, districts, territories or tracks of somebody have changed."""
        yield from ()


POWERS: Final[dict[str, Power]] = {}
"""By the id of the civilization or card."""
_HOOKED: Final[dict[str, set[str]]] = {}
"""The ids of the powers that have each method."""

PLAIN: Final = Power()
"""A civilization whose facts say it all."""

P = TypeVar("P", bound=type[Power])


def power_of(name: str) -> Power:
    """The power of a civilization."""
    return POWERS.get(name, PLAIN)


def power(name: str) -> Callable[[P], P]:
    """Register a power under the id of its civilization or card."""

    def named(cls: P) -> P:
        POWERS[name] = cls()
        for hook in vars(Power):
            if not hook.startswith("_") and getattr(cls, hook) is not getattr(Power, hook):
                _HOOKED.setdefault(hook, set()).add(name)
        return cls

    return named


def own_powers(state: Table, seat: Seat, hook: str) -> list[tuple[Mat | Terms, Power]]:
    """A player's powers that have this method, with their mats and terms. After the end only civilizations count."""
    hooked = _HOOKED.get(hook)
    if not hooked:
        return []
    player = state.players[seat]
    found: list[tuple[Mat | Terms, Power]] = [(mat, POWERS[mat.id]) for mat in player.mats if mat.id in hooked]
    if not player.finished:  # TAP-END-03
        found += [(terms, POWERS[terms[0]]) for terms in player.in_force if terms[0] in hooked]
    return found


def powers(state: Table, hook: str) -> list[tuple[Seat, Any, Power]]:
    """TAP-OPEN-26: everybody's powers that have this method, those of the active player first, then clockwise."""
    if hook not in _HOOKED:
        return []
    return [
        (seat, mark, power) for seat in state.clockwise(state.active) for mark, power in own_powers(state, seat, hook)
    ]


def mat_powers(state: Table, seat: Seat, hook: str) -> list[tuple[Mat, Power]]:
    """A player's civilizations that have this method."""
    return [(mark, power) for mark, power in own_powers(state, seat, hook) if isinstance(mark, Mat)]


def flagged(state: Table, seat: Seat, flag: Flag) -> bool:
    """Whether a card or mat of the player sets this standing rule."""
    box, player = state.facts, state.players[seat]
    return any(flag in box.tapestry_cards[terms[0]].rules for terms in player.in_force) or any(
        flag in box.civilizations[mat.id].rules for mat in player.mats
    )


def _triggers(state: Table, seat: Seat) -> Iterator[tuple[str, Trigger]]:
    """The regular triggers of a player's cards in force and explored space tiles."""
    box, player = state.facts, state.players[seat]
    for terms in player.in_force:
        for trigger in box.tapestry_cards[terms[0]].on:
            yield terms[0], trigger
    for tile in player.explored:
        for trigger in box.space_tiles[tile].on:
            yield tile, trigger


def trigger(state: Table, seat: Seat, event: str, what: str | None = None) -> Rule[None]:
    """Carry out what the player's cards give for something that happened to him."""
    if state.players[seat].finished:  # TAP-END-03: only civilizations go on
        return
    found: list[tuple[str, tuple[Effect, ...]]] = [
        (why, trigger.then)
        for why, trigger in _triggers(state, seat)
        if trigger.on == event and trigger.what in (None, what)
    ]
    for why, effects in found:
        yield from perform(state, seat, effects, why)


def happened(state: Table, actor: Seat, hook: str, *args: Any, event: str) -> Rule[None]:
    """TAP-OPEN-26: what everybody's powers and the actor's own cards add to an event, player after player."""
    for owner in state.clockwise(state.active):
        if owner == actor:  # first, for a power may bring another card into force, which comes too late for this
            yield from trigger(state, actor, event)
        for mark, power in own_powers(state, owner, hook):
            yield from getattr(power, hook)(state, owner, mark, actor, *args)
