"""The tapestry cards that are too odd for data, one generator or power each; importing them makes them known."""

from __future__ import annotations

from typing import Final

from gobelin.games.tapestry.cards import fantasies, of_arts, on_tracks, this_era, when_played
from gobelin.games.tapestry.components import Box
from gobelin.kernel import Verb

__all__ = ["EVENTS", "HIDDEN", "fantasies", "of_arts", "on_tracks", "this_era", "verbs", "when_played"]


def verbs(box: Box) -> list[Verb]:
    """The options that only when-played cards offer."""
    hexes = max(len(side.hexes) for side in box.sides.values())
    trades = range(1, box.tapestry_cards["guilds"].amounts["most"] + 1)
    return [
        Verb("sell_points", number=trades),
        Verb("sell_resources", number=trades),
        Verb("raise_outpost", hex=hexes),
        *_of_arts(box),
    ]


def _of_arts(box: Box) -> list[Verb]:
    """Those that Arts and Architecture brings."""
    with_plots = {card.id: len("".join(card.plots)) for card in box.tapestry_cards.values() if card.plots}
    if not with_plots:
        return []
    return [
        Verb("on_card", card=list(with_plots), plots=range(1, 1 << max(with_plots.values()))),
        Verb("roll_die", die=["red", "black"]),
        Verb("lose_civilization", civilization=list(box.civilizations)),
    ]


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "closed_track": ("seat", "track"),
    "opened_track": ("seat", "track"),
    "copied": ("seat", "owner", "card"),
    "raised": ("seat", "hex"),
}
HIDDEN: Final[frozenset[str]] = frozenset({"democracy", "moon_market", "witch_trials"})
"""Topics of when-played cards whose options come from a hidden hand."""
