"""Charms on the edges of tapestry cards: gained where cards come to lie side by side (TFF-ENC)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from gobelin.games.tapestry.benefits import Effect, Gain, Score
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.player import FACE_DOWN
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import RESOURCE_CAP, RESOURCES
from gobelin.kernel import Ask, Option, Rule, Seat


class Charm(NamedTuple):
    """A charm that is being gained."""

    card: str
    side: Literal["left", "right"]
    effects: tuple[Effect, ...]


def charms_between(state: TapestryState, seat: Seat, card: str, at: int) -> Iterator[Charm]:
    """TFF-ENC-02 to TFF-ENC-07: what a card (or one face down) brings that is about to be laid on a stack.

    The left charm of the card if any card lies to its left; the right charm of the topmost one there if this is the
    first card beside it. Nothing lies left of era 2 but a card on Maker of Fire (TAX-OPEN-07).
    """
    stacks, cards = state.players[seat].tapestries, state.facts.tapestry_cards
    if not at or not stacks[at - 1]:
        return
    beside = stacks[at - 1][-1]  # TAX-OPEN-33
    if card != FACE_DOWN and cards[card].left_charm:
        yield Charm(card, "left", cards[card].left_charm)
    if not stacks[at] and beside != FACE_DOWN and cards[beside].right_charm:
        yield Charm(beside, "right", cards[beside].right_charm)


def gain_charms(
    state: TapestryState,
    seat: Seat,
    charms: list[Charm],
    card: str = "",
    ability: Callable[[], Rule[None]] | None = None,
) -> Rule[None]:
    """TFF-ENC-08: charms, and the when-played ability of a card if there is one, in any order.

    What gives plain points and resources comes first: before or after the others, it is the same.
    """
    left: dict[Option, Charm] = {}
    for charm in charms:
        if all(_is_plain(state, seat, effect) for effect in charm.effects):
            yield from _gain(state, seat, charm)
        else:
            left[f"{charm.side}_charm", charm.card] = charm
    while left and ability is not None:
        chosen = yield Ask(seat, "charms", [("ability", card), *left], rules=("TFF-ENC-08",))
        if chosen in left:
            yield from _gain(state, seat, left.pop(chosen))
        else:
            yield from ability()
            ability = None
    if ability is not None:
        yield from ability()
    while left:
        chosen = yield Ask(seat, "charms", list(left), rules=("TFF-ENC-08",))
        yield from _gain(state, seat, left.pop(chosen))


def _is_plain(state: TapestryState, seat: Seat, effect: Effect) -> bool:
    """Points, or a resource for which there is room."""
    if isinstance(effect, Gain) and effect.gain in RESOURCES:
        return state.players[seat].purse[RESOURCES.index(effect.gain)] + effect.n <= RESOURCE_CAP
    return isinstance(effect, Score)


def _gain(state: TapestryState, seat: Seat, charm: Charm) -> Rule[None]:
    """TAX-OPEN-08: a charm is never declined."""
    state.tell("charm", seat, charm.card, charm.side)
    yield from perform(state, seat, charm.effects, charm.card)
