"""Tapestry cards of Fantasies and Futures that are too odd for data."""

from __future__ import annotations

from gobelin.games.tapestry.advance import WatchesAdvances
from gobelin.games.tapestry.cards.when_played import amount, neighbours
from gobelin.games.tapestry.player import FACE_DOWN, Terms
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive_any, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import discard, resolve_card, when_played
from gobelin.kernel import Ask, Option, Rule, Seat


@when_played("doppelgangers")
def doppelgangers(state: TapestryState, seat: Seat) -> Rule[None]:
    """The when-played ability of a visible tapestry card of a neighbour, without its charms (TFF-ENC-09)."""
    cards = state.facts.tapestry_cards
    visible = {
        ("copy", owner, era): stack[-1]
        for owner in state.neighbours(seat)
        for era, stack in enumerate(state.players[owner].tapestries, 1)
        if stack and stack[-1] not in (FACE_DOWN, "doppelgangers") and cards[stack[-1]].timing == "when_played"
    }
    if visible:
        chosen = yield Ask(seat, "doppelgangers", list(visible), rules=("TFF-ENC-09",))
        state.tell("copied", seat, chosen[1], visible[chosen])
        yield from resolve_card(state, seat, visible[chosen])


@when_played("moon_market")
def moon_market(state: TapestryState, seat: Seat) -> Rule[None]:
    """A tapestry card may be turned into resources."""
    cards: list[Option] = [("discard", card) for card in sorted(set(state.players[seat].hand.items))]
    if cards:
        chosen = yield Ask(seat, "moon_market", [("decline",), *cards])
        if chosen[0] == "discard":
            discard(state, seat, chosen[1], "moon_market")
            yield from receive_any(state, seat, amount(state, "moon_market", "resources"), "moon_market")


@when_played("witch_trials")
def witch_trials(state: TapestryState, seat: Seat) -> Rule[None]:
    """Points for the own tapestry cards, and for every neighbour who gives up none."""
    score(state, seat, amount(state, "witch_trials", "card_vp") * state.players[seat].tapestry_cards, "witch_trials")
    for other in neighbours(state, seat):
        cards: list[Option] = [("discard", card) for card in sorted(set(state.players[other].hand.items))]
        chosen = yield Ask(other, "witch_trials", [("decline",), *cards])
        if chosen[0] == "discard":
            discard(state, other, chosen[1], "witch_trials")
        else:
            score(state, seat, amount(state, "witch_trials", "vp"), "witch_trials")


@power("hive_mind")
class HiveMind(WatchesAdvances):
    """Points for advancing behind a neighbour."""

    def on_advance(
        self, state: TapestryState, owner: Seat, mark: Terms, actor: Seat, track: str, old: int, new: int
    ) -> Rule[None]:
        """The neighbour is still ahead."""
        if actor == owner and any(state.furthest(other, track) > new for other in state.neighbours(owner)):
            score(state, owner, amount(state, "hive_mind", "vp"), "hive_mind")
        yield from ()
