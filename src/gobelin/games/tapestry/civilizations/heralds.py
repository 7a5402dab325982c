"""The Heralds: they repeat when-played cards of anybody."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from msgspec import Struct, field

from gobelin.games.tapestry.income import EndsFirstIncome, HasIncome
from gobelin.games.tapestry.player import FACE_DOWN, Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import draw_until, play_card, resolve_card
from gobelin.kernel import Ask, Option, Rule, Seat

BANNED: Final = "renaissance"
"""TAP-ADJ-12: what they may not play on Maker of Fire if civilizations are adjusted."""


def is_when_played(state: TapestryState, card: str) -> bool:
    """Whether a visible card has a when-played ability."""
    return card != FACE_DOWN and state.facts.tapestry_cards[card].timing == "when_played"


def is_for_maker_of_fire(state: TapestryState, card: str) -> bool:
    """TAP-ADJ-11: whether it has a when-played or a permanent ability."""
    return state.facts.tapestry_cards[card].timing in ("when_played", "permanent")


class MarkedCard(Struct, frozen=True):
    """A card with a token: whose mat, the era of the stack, and the place in it from the bottom."""

    seat: Seat
    era: int
    at: int


class Proclamations(Mat, tag="heralds"):
    """The mat of the Heralds."""

    marked: list[MarkedCard] = field(default_factory=list)


@power("heralds")
class Heralds(EndsFirstIncome, HasIncome):
    """TAP-CIV-09: a token on the top card of a stack, once per card, repeats its when-played ability."""

    record = Proclamations

    events: Mapping[str, tuple[str, ...]] = {"heralded": ("seat", "owner", "era", "card")}
    hidden = frozenset({"maker_of_fire"})

    def first_income_over(self, state: TapestryState, owner: Seat, mat: Proclamations) -> Rule[None]:
        """TAP-ADJ-10 to TAP-ADJ-12, TAP-OPEN-01, TAP-OPEN-04: a card may be played on Maker of Fire."""
        adjusted = "adjustments" in state.variants
        if adjusted:
            yield from draw_until(state, owner, partial(is_for_maker_of_fire, state))
        hand = state.players[owner].hand
        if not hand.items:
            return
        cards = sorted(set(hand.items))
        if adjusted:
            cards = [card for card in cards if is_for_maker_of_fire(state, card) and card != BANNED]
        options: list[Option] = [("decline",), *(("play", card) for card in cards)]
        chosen = yield Ask(owner, "maker_of_fire", options, rules=("TAP-ADJ-10", "TAP-ADJ-12"))
        if chosen[0] == "play":
            yield from play_card(state, owner, chosen[1])

    def income(self, state: TapestryState, owner: Seat, mat: Proclamations) -> Rule[None]:
        """TAP-CIV-09: mark a visible card of any income mat and carry it out as if it were played."""
        places = {
            ("copy", seat, era): stack
            for seat, player in state.players.items()
            for era, stack in enumerate(player.tapestries, 1)
            if stack and is_when_played(state, stack[-1]) and MarkedCard(seat, era, len(stack)) not in mat.marked
        }
        if not places or not mat.tokens:
            return
        chosen = yield Ask(owner, "heralds", [*places, ("decline",)], rules=("TAP-CIV-09",))
        if chosen[0] == "decline":
            return
        stack = places[chosen]
        mat.tokens -= 1
        mat.marked.append(MarkedCard(chosen[1], chosen[2], len(stack)))
        state.tell("heralded", owner, *chosen[1:], stack[-1])
        yield from resolve_card(state, owner, stack[-1])
