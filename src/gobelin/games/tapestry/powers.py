"""Powers: what civilizations, tapestry cards in force, space tiles and capitals add to the rules of all chapters.

A chapter declares what powers may do in it as a class with its methods, such as `WatchesConquests`. It asks
`powers(state, WatchesConquests)` for everybody's powers of that class, in the order of TAP-OPEN-26, and carries them
out. Regular triggers are data (`Trigger`); odd ones are the methods of a civilization's or card's own class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from gobelin.games.tapestry.benefits import Trigger
from gobelin.games.tapestry.cards_and_tiles import SpaceTile, TapestryCard
from gobelin.games.tapestry.components import Box, Capital, Civilization
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.player import Mat, Player, Terms
from gobelin.games.tapestry.state import BOXES, TapestryState
from gobelin.games.tapestry.vocabulary import Flag
from gobelin.kernel import Rule, Seat, Verb

Mark: TypeAlias = Mat | Terms | str
"""What a power lies on: the mat of a civilization, the terms of a card in force, a tile or a capital."""
Bearer: TypeAlias = Civilization | TapestryCard | SpaceTile | Capital
"""The facts of what can lie there."""

T = TypeVar("T")
P = TypeVar("P", bound="Power")
C = TypeVar("C", bound=type["Power"])
Args = ParamSpec("Args")


class Power:
    """What a civilization or card may do besides: its class has the class of each chapter in which it does something.

    In all methods `owner` has the power, `mark` (or `mat`) is what it lies on, `actor` is who acts.
    """

    events: Mapping[str, tuple[str, ...]] = {}
    """Events that only this power tells, with the names of their arguments."""
    hidden: frozenset[str] = frozenset()
    """Topics of this power whose options come from a hidden hand."""
    record: type[Mat] = Mat
    """What a civilization remembers on its mat."""

    def verbs(self, box: Box) -> list[Verb]:
        """Options that only this power offers."""
        return []


POWERS: Final[dict[str, Power]] = {}
"""By the id of the civilization or card."""
_HOLDERS: Final[dict[object, dict[str, Any]]] = {}
"""The powers of each class that a chapter declares, and of each of its methods, by their ids."""
_NOBODY: Final[dict[str, Any]] = {}


def power(name: str) -> Callable[[C], C]:
    """Register a power under the id of its civilization or card."""

    def named(cls: C) -> C:
        made = POWERS[name] = cls()
        for declared in cls.__mro__[1:]:
            if declared is not Power and issubclass(declared, Power):
                holders = _HOLDERS.setdefault(declared, {})
                holders[name] = made
                _HOLDERS.update(dict.fromkeys(filter(callable, vars(declared).values()), holders))
        return cls

    return named


# --- sources ----------------------------------------------------------------------------------------------------------


def sources(player: Player, among: Mapping[str, T]) -> list[tuple[Any, T]]:
    """What lies before a player and is `among` these by its id: mats, cards in force, explored tiles, the capital.

    TAP-END-03: after the own end only civilizations count.
    """
    found: list[tuple[Any, T]] = []
    for mat in player.mats:
        if mat.id in among:
            found.append((mat, among[mat.id]))
    if player.finished:
        return found
    for terms in player.in_force:
        if terms[0] in among:
            found.append((terms, among[terms[0]]))
    for tile in player.explored:
        if tile in among:
            found.append((tile, among[tile]))
    if player.capital in among:
        found.append((player.capital, among[player.capital]))
    return found


def own_powers(state: TapestryState, seat: Seat, kind: type[P]) -> list[tuple[Any, P]]:
    """A player's powers of a class, each with what it lies on."""
    holders = _HOLDERS.get(kind)
    return sources(state.players[seat], holders) if holders else []


def powers(state: TapestryState, kind: type[P]) -> list[tuple[Seat, Any, P]]:
    """TAP-OPEN-26: everybody's powers of a class, those of the active player first, then clockwise."""
    holders = _HOLDERS.get(kind, _NOBODY)
    found = {seat: own for seat, player in state.players.items() if (own := sources(player, holders))}
    if not found:
        return []
    return [(seat, *own) for seat in state.clockwise(state.active) for own in found.get(seat, ())]


def power_of(name: str, kind: type[P]) -> P | None:
    """The power of a civilization, if it is of this class."""
    held: P | None = _HOLDERS.get(kind, _NOBODY).get(name)
    return held


# --- what is data -----------------------------------------------------------------------------------------------------


@cache
def _bearers(box: str) -> dict[str, Bearer]:
    facts = BOXES[box]
    blocks: tuple[Mapping[str, Bearer], ...] = (
        facts.civilizations, facts.tapestry_cards, facts.space_tiles, facts.capitals,
    )  # fmt: skip
    return {name: bearer for block in blocks for name, bearer in block.items()}


@cache
def _setting(box: str, flag: Flag) -> dict[str, Bearer]:
    """What sets a standing rule."""
    return {name: bearer for name, bearer in _bearers(box).items() if flag in getattr(bearer, "rules", ())}


@cache
def _triggered(box: str, event: str) -> dict[str, list[Trigger]]:
    """The triggers of an event."""
    every = ((name, [t for t in getattr(bearer, "on", ()) if t.on == event]) for name, bearer in _bearers(box).items())
    return {name: triggers for name, triggers in every if triggers}


def flagged(state: TapestryState, seat: Seat, flag: Flag) -> bool:
    """Whether something of the player sets this standing rule."""
    return bool(sources(state.players[seat], _setting(state.box, flag)))


def trigger(state: TapestryState, seat: Seat, event: str, what: str | None = None) -> Rule[None]:
    """Carry out what the player's cards and tiles give for something that happened to him."""
    for mark, triggers in sources(state.players[seat], _triggered(state.box, event)):
        why = mark if isinstance(mark, str) else mark.id if isinstance(mark, Mat) else mark[0]
        for found in triggers:
            if found.what in (None, what):
                yield from perform(state, seat, found.then, why)


def happened(
    state: TapestryState,
    actor: Seat,
    event: str,
    watch: Callable[Concatenate[Any, TapestryState, Seat, Any, Seat, Args], Rule[None]],
    *args: Args.args,
    **kwargs: Args.kwargs,
) -> Rule[None]:
    """TAP-OPEN-26: what everybody's powers and the actor's own cards add to an event, player after player."""
    holders, method = _HOLDERS.get(watch, _NOBODY), watch.__name__
    for owner in state.clockwise(state.active):
        if owner == actor:  # first, for a power may bring another card into force, which comes too late for this
            yield from trigger(state, actor, event)
        for mark, held in sources(state.players[owner], holders):
            yield from getattr(held, method)(state, owner, mark, actor, *args, **kwargs)
