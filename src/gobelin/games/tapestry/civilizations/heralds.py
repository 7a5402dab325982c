"""The Heralds: they repeat when-played cards of anybody.

`numbers` has three numbers for each marked card: whose mat, the era of the stack, and its place in the stack.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobelin.games.tapestry.powers import Power, power
from gobelin.games.tapestry.state import FACE_DOWN, Mat, Table
from gobelin.games.tapestry.tapestries import has_gained, play_card, refill, resolve_card
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import draw, flip

BANNED: Final = "renaissance"
"""TAP-ADJ-12: what they may not play on Maker of Fire."""


def is_when_played(state: Table, card: str) -> bool:
    """Whether a visible card has a when-played ability."""
    return card != FACE_DOWN and state.facts.tapestry_cards[card].timing == "when_played"


@power("heralds")
class Heralds(Power):
    """TAP-CIV-09: a token on the top card of a stack, once per card, repeats its when-played ability."""

    events: Mapping[str, tuple[str, ...]] = {"heralded": ("seat", "card")}
    hidden = frozenset({"maker_of_fire"})

    def first_income_over(self, state: Table, owner: Seat, mat: Mat) -> Rule[None]:
        """TAP-ADJ-10 to TAP-ADJ-12, TAP-OPEN-01, TAP-OPEN-04: a card may be played on Maker of Fire."""
        adjusted = "adjustments" in state.variants
        if adjusted:
            yield from draw_when_played(state, owner)
        hand = state.players[owner].hand
        if not hand.items:
            return
        cards = [card for card in sorted(set(hand.items)) if not adjusted or is_when_played(state, card)]
        options: list[Option] = [("decline",), *(("play", card) for card in cards if card != BANNED)]
        chosen = yield Ask(owner, "maker_of_fire", options, rules=("TAP-ADJ-10", "TAP-ADJ-12"))
        if chosen[0] == "play":
            yield from play_card(state, owner, chosen[1])

    def income(self, state: Table, owner: Seat, mat: Mat) -> Rule[None]:
        """TAP-CIV-09: mark a visible card of any income mat and carry it out as if it were played."""
        marked = list(zip(*[iter(mat.numbers)] * 3, strict=True))
        places = {
            ("copy", seat, era): stack
            for seat, player in state.players.items()
            for era, stack in enumerate(player.tapestries, 1)
            if stack and is_when_played(state, stack[-1]) and (seat, era, len(stack)) not in marked
        }
        if not places or not mat.tokens:
            return
        chosen = yield Ask(owner, "heralds", [*places, ("decline",)], rules=("TAP-CIV-09",))
        if chosen[0] == "decline":
            return
        stack = places[chosen]
        mat.tokens -= 1
        mat.numbers += [*chosen[1:], len(stack)]
        state.tell("heralded", owner, stack[-1])
        yield from resolve_card(state, owner, stack[-1])


def draw_when_played(state: Table, seat: Seat) -> Rule[None]:
    """TAP-ADJ-11, TAP-OPEN-01: draw until a when-played card appears, keep it and discard the others."""
    for _ in range(len(state.tapestry_deck) + len(state.tapestry_discards)):  # not forever: all may be gone
        refill(state)
        card = draw(state, state.tapestry_deck, state.looked_at, [seat])
        state.tell("drew", seat, card, to=[seat], others=(seat,))
        if is_when_played(state, card):
            state.looked_at.move(-1, state.players[seat].hand)
            yield from has_gained(state, seat, card)
            return
        flip(state, state.looked_at, -1)
        state.tapestry_discards.append(state.looked_at.remove(-1))
        state.tell("discarded", seat, card)
