"""The Gamblers play what the deck brings."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.chance import with_more
from gobelin.games.tapestry.income import EndsFirstIncome, HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import has_gained, keep, play_card, reject, reveal_top
from gobelin.kernel import Ask, Rule, Seat

NAME = "gamblers"


@power(NAME)
class Gamblers(EndsFirstIncome, HasIncome):
    """TAA-CIV-09 to TAA-CIV-11: a card more in each era, one of those that the deck shows."""

    events: Mapping[str, tuple[str, ...]] = {"revealed": ("seat", "card")}

    def first_income_over(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """On Maker of Fire."""
        yield from gamble(state, owner)

    def income(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """On the space of the new era, under its ordinary card."""
        yield from gamble(state, owner)


def gamble(state: TapestryState, owner: Seat) -> Rule[None]:
    """Reveal some cards and play one with a when-played ability; without such a card one is kept."""
    amounts, shown = state.facts.civilizations[NAME].amounts, state.looked_at
    first = len(shown)
    for _ in range(with_more(state, owner, amounts["reveal"])):
        reveal_top(state, owner)
    cards = shown.items[first:]
    playable = [card for card in cards if state.facts.tapestry_cards[card].timing == "when_played"]
    if not cards:
        return
    word = "play" if playable else "keep"
    _, card = yield Ask(owner, NAME, [(word, card) for card in playable or cards], rules=("TAA-CIV-09", "TAA-CIV-11"))
    keep(state, owner, shown.items.index(card, first))
    while len(shown) > first:
        reject(state, owner)
    if playable:
        yield from play_card(state, owner, card)
    else:
        yield from has_gained(state, owner, card)
