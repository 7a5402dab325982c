"""The Advisors live from tapestry cards in hand and hand them to their neighbours."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive_any, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import GivesTapestryCards, discard, gain_tapestry_card, give_card
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "advisors"


@power(NAME)
class Advisors(SetsUp, HasIncome, GivesTapestryCards):
    """TAP-CIV-12: points for the hand, and advice instead of cards from the deck."""

    events: Mapping[str, tuple[str, ...]] = {"advised": ("seat", "receiver", "card")}
    hidden = frozenset({"advise", "gift"})

    def verbs(self, box: Box) -> list[Verb]:
        """A card of the hand for somebody."""
        return [Verb("advise", card=list(box.tapestry_cards))]

    def setup(self, state: TapestryState, owner: Seat, mat: Mat, at_start: bool) -> Rule[None]:
        """Gained in mid-game: each of the cards just drawn may go to a neighbour, for points."""
        hand = state.players[owner].hand
        facts = state.facts.civilizations[NAME]
        left = 0 if at_start else min(len(hand), sum(getattr(effect, "n", 0) for effect in facts.setup))
        while left and (near := receivers(state, owner)):
            options: list[Option] = [("advise", card) for card in sorted(set(hand.items[-left:]))]
            chosen = yield Ask(owner, "gift", [*options, ("decline",)], rules=("TAP-CIV-12",))
            if chosen[0] == "decline":
                return
            _, receiver = yield Ask(owner, "advised_neighbour", [("opponent", seat) for seat in near])
            at = len(hand) - 1 - hand.items[::-1].index(chosen[1])
            left -= 1
            yield from give_card(state, owner, at, receiver)
            score(state, owner, facts.amounts["gift_vp"], NAME)

    def income(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """Points for each card in hand; what goes beyond four is discarded for a resource."""
        hand, amounts = state.players[owner].hand, state.facts.civilizations[NAME].amounts
        score(state, owner, amounts["vp"] * len(hand), NAME)
        if len(hand) <= amounts["hand"]:
            return
        while len(hand) > amounts["hand"]:
            cards = sorted(set(hand.items))
            _, card = yield Ask(owner, "discard", [("discard", card) for card in cards], rules=("TAP-CIV-12",))
            discard(state, owner, card, NAME)
        yield from receive_any(state, owner, amounts["resources"], NAME)

    def instead_of_tapestry_card(self, state: TapestryState, owner: Seat, mat: Mat, actor: Seat) -> Rule[bool]:
        """In an advance turn a neighbour may be given a card of the hand instead, for a card from the deck."""
        player = state.players[owner]
        has_deck = bool(state.tapestry_deck.items or state.tapestry_discards)
        if not state.advancing or actor not in receivers(state, owner) or player.finished:
            return False
        if not player.hand.items or not has_deck:
            return False
        options: list[Option] = [("advise", card) for card in sorted(set(player.hand.items))]
        chosen = yield Ask(owner, "advise", [("decline",), *options], rules=("TAP-CIV-12",))
        if chosen[0] == "decline":
            return False
        yield from give_card(state, owner, player.hand.items.index(chosen[1]), actor)
        yield from gain_tapestry_card(state, owner, NAME)
        return True


def receivers(state: TapestryState, owner: Seat) -> list[Seat]:
    """The neighbours who can still gain cards (TAP-END-03)."""
    return [seat for seat in state.neighbours(owner) if seat < state.seats and not state.players[seat].finished]
