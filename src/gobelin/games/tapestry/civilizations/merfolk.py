"""The Merfolk keep tapestry cards under water and use them when the time of all others has come."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.income import HasIncome, PlaysOn
from gobelin.games.tapestry.mat_worth import HasProspects
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import discard, gain_tapestry_card, lay_away, play_card, take_up
from gobelin.games.tapestry.turn import WatchesTurns
from gobelin.games.tapestry.vocabulary import LAST
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "merfolk"


@power(NAME)
class Merfolk(HasIncome, PlaysOn, WatchesTurns, HasProspects):
    """TFF-CIV-26 to TFF-CIV-29: submerged cards, and turns with cards beyond the end."""

    events: Mapping[str, tuple[str, ...]] = {
        "laid_away": ("seat", "civilization", "card"),
        "took_up": ("seat", "civilization", "cards"),
    }
    hidden = frozenset({NAME, "merfolk_hand", "merfolk_more", "late_turn"})
    may_respond = True

    def verbs(self, box: Box) -> list[Verb]:
        """A card that goes under water."""
        return [Verb("lay_away", card=list(box.tapestry_cards))]

    def income(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """A card more; then all but some go under water, in the last income turn all come back."""
        hand, amounts = state.players[owner].hand, state.facts.civilizations[NAME].amounts
        yield from gain_tapestry_card(state, owner, NAME)
        if state.players[owner].era == LAST:
            take_up(state, owner, NAME)
            return
        while len(hand) > amounts["kept"]:
            options: list[Option] = [("lay_away", card) for card in sorted(set(hand.items))]
            _, card = yield Ask(owner, NAME, options, rules=("TFF-CIV-26",))
            lay_away(state, owner, NAME, card)

    def on_turn_end(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """TFF-CIV-27: at the end of the last income turn the hand has a limit."""
        player, most = state.players[owner], state.facts.civilizations[NAME].amounts["hand"]
        if player.era < LAST or player.playing_on:
            return
        while len(player.hand) > most:
            cards = sorted(set(player.hand.items))
            _, card = yield Ask(owner, "merfolk_hand", [("discard", card) for card in cards], rules=("TFF-CIV-27",))
            discard(state, owner, card, NAME)

    def late_options(self, state: TapestryState, owner: Seat, mat: Mat) -> list[Option]:
        """TFF-CIV-28, TAX-OPEN-15: a card for points, or one that does something when it is played."""
        if state.advancing:
            return []
        cards, facts = sorted(set(state.players[owner].hand.items)), state.facts.tapestry_cards
        played = [card for card in cards if facts[card].timing == "when_played"]
        return [*(("discard", card) for card in cards), *(("play", card) for card in played)]

    def take_late_option(self, state: TapestryState, owner: Seat, mat: Mat, option: Option) -> Rule[None]:
        """Play one card, or discard as many as the player likes."""
        hand, points = state.players[owner].hand, state.facts.civilizations[NAME].amounts["vp"]
        if option[0] == "play":
            yield from play_card(state, owner, str(option[1]))
            return
        while option[0] == "discard":
            discard(state, owner, str(option[1]), NAME)
            score(state, owner, points, NAME)
            if not hand.items:
                return
            more: list[Option] = [("discard", card) for card in sorted(set(hand.items))]
            option = yield Ask(owner, "merfolk_more", [*more, ("decline",)], rules=("TFF-CIV-28",))

    def prospects(self, state: TapestryState, owner: Seat, mat: Mat) -> float:
        """What the cards will bring that can be kept to the end, besides what cards are worth anyway."""
        player, amounts = state.players[owner], state.facts.civilizations[NAME].amounts
        cards = len(player.hand) + sum(map(len, player.aside.values()))
        return 0.3 * amounts["vp"] * min(cards, amounts["hand"]) if player.era < LAST else 1.0 * amounts["vp"] * cards
