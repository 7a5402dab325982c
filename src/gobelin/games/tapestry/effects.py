"""Carrying out effects: each form is done by one generator of the chapter that it belongs to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from gobelin.games.tapestry.benefits import Choose, Effect, Gain, Repeat, Score, ScorePer
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import RESOURCE_CAP, RESOURCES, Order
from gobelin.kernel import Ask, Rule, Seat

Performer = Callable[[TapestryState, Seat, Any, str], Rule[None]]
Chance = Callable[[TapestryState, Seat, Any], bool]

Gains = Callable[[TapestryState, Seat, Any], Mapping[str, int]]

PERFORMERS: Final[dict[type[Effect], Performer]] = {}
POSSIBLE: Final[dict[type[Effect], Chance]] = {}
SURE: Final[dict[type[Effect], Gains]] = {}

F = TypeVar("F", bound=Callable[..., Any])


def performs(form: type[Effect]) -> Callable[[F], F]:
    """Mark the generator that carries out an effect of this form."""

    def marked(function: F) -> F:
        PERFORMERS[form] = function
        return function

    return marked


def possible_if(form: type[Effect]) -> Callable[[F], F]:
    """Mark the function that says whether an effect of this form would do anything."""

    def marked(function: F) -> F:
        POSSIBLE[form] = function
        return function

    return marked


def brings(form: type[Effect]) -> Callable[[F], F]:
    """Mark the function that says which points, resources and buildings an effect of this form is sure to bring."""

    def marked(function: F) -> F:
        SURE[form] = function
        return function

    return marked


def sure_gains(state: TapestryState, seat: Seat, effects: Iterable[Effect]) -> dict[str, int]:
    """The points, resources and buildings that effects bring whatever the player chooses, as things stand."""
    found: Counter[str] = Counter()
    for effect in effects:
        if type(effect) in SURE:
            found.update(SURE[type(effect)](state, seat, effect))
    for resource, owned in zip(RESOURCES, state.players[seat].purse, strict=True):
        found[resource] = min(found[resource], RESOURCE_CAP - owned)
    return {what: amount for what, amount in found.items() if amount}


def can(state: TapestryState, seat: Seat, effect: Effect) -> bool:
    """Whether the effect would do anything for the player now."""
    chance = POSSIBLE.get(type(effect))
    return chance is None or chance(state, seat, effect)


def perform(
    state: TapestryState, seat: Seat, effects: Sequence[Effect], why: str, order: Order = "fixed"
) -> Rule[None]:
    """TAP-TURN-13: carry out all of the effects, as far as they are possible; `why` is what gave them."""
    if order == "any" and len(effects) > 1:
        yield from _in_any_order(state, seat, effects, why)
        return
    for effect in effects:
        if isinstance(effect, Score | ScorePer) or not state.players[seat].finished:  # TAP-END-03
            yield from PERFORMERS[type(effect)](state, seat, effect, why)


def _in_any_order(state: TapestryState, seat: Seat, effects: Sequence[Effect], why: str) -> Rule[None]:
    """TAP-ADV-10: the player picks what comes next, where it can make a difference."""
    purse = state.players[seat].purse
    left: list[Effect] = []
    for effect in effects:
        if isinstance(effect, Score) or (
            isinstance(effect, Gain) and effect.gain in RESOURCES and purse[RESOURCES.index(effect.gain)] < RESOURCE_CAP
        ):
            yield from perform(state, seat, (effect,), why)  # before or after the others, it comes to the same
        else:
            left.append(effect)
    while left:
        effect = left[0]
        if len(left) > 1 and any(_can_matter(state, seat, other) for other in left):
            _, word = yield Ask(seat, "order", [("resolve", other.word) for other in left], rules=("TAP-ADV-10",))
            effect = next(other for other in left if other.word == word)
        left.remove(effect)
        yield from perform(state, seat, (effect,), why)


def _can_matter(state: TapestryState, seat: Seat, effect: Effect) -> bool:
    """Whether doing this before or after the others could change what they give: points and resources do not."""
    if isinstance(effect, ScorePer) or (isinstance(effect, Gain) and effect.gain in RESOURCES):
        return False
    return can(state, seat, effect)


@performs(Choose)
def choose(state: TapestryState, seat: Seat, effect: Choose, why: str) -> Rule[None]:
    """One bundle of several, among those that do something."""
    bundles = [bundle for bundle in effect.options if any(can(state, seat, part) for part in bundle)]
    if not bundles:
        return
    _, word = yield Ask(seat, "choice", [("choose", bundle[0].word) for bundle in bundles])
    yield from perform(state, seat, next(bundle for bundle in bundles if bundle[0].word == word), why)


@possible_if(Choose)
def can_choose(state: TapestryState, seat: Seat, effect: Choose) -> bool:
    """Whether any bundle does something."""
    return any(can(state, seat, part) for bundle in effect.options for part in bundle)


@performs(Repeat)
def repeat(state: TapestryState, seat: Seat, effect: Repeat, why: str) -> Rule[None]:
    """The same several times, one after the other."""
    for _ in range(effect.times):
        yield from perform(state, seat, effect.each, why)
