"""Tapestry cards with building plots: what is built may stand there, not in the capital (TAA-FAQ-05 to TAA-FAQ-08)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from gobelin.games.tapestry.capital import BuildsElsewhere
from gobelin.games.tapestry.city import FREE
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.player import LETTERS, Player, Terms
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS
from gobelin.kernel import Option, Rule, Seat


def plots_on(state: TapestryState, player: Player, card: str) -> str:
    """The plots of a card, row by row: free, or the letter of what stands there."""
    return player.card_plots.get(card) or "".join(state.facts.tapestry_cards[card].plots)


@cache
def coverings(turns: tuple[tuple[str, ...], ...], grid: tuple[str, ...]) -> tuple[int, ...]:
    """TAA-FAQ-06: the sets of plots that a piece can cover, which may stick out, as bits.

    >>> coverings((("X",),), ("..",))
    (1, 2)
    >>> coverings((("XXX",), ("X", "X", "X")), ("..", ".."))
    (1, 3, 2, 4, 12, 8, 5, 10)
    """
    found: dict[int, None] = {}
    for rows in turns:
        for top in range(1 - len(rows), len(grid)):
            for left in range(1 - len(rows[0]), len(grid[0])):
                found[_covered(rows, grid, top, left)] = None
    return tuple(mask for mask in found if mask)


def _covered(rows: Sequence[str], grid: Sequence[str], top: int, left: int) -> int:
    """The plots of a grid under a piece whose corner is here."""
    width = len(grid[0])
    return sum(
        1 << width * (top + row) + left + col
        for row, line in enumerate(rows)
        for col, part in enumerate(line)
        if part == "X" and 0 <= top + row < len(grid) and 0 <= left + col < width
    )


@power("trade_center")
@power("city_gate")
class CardWithPlots(BuildsElsewhere):
    """Its plots, and what they give, are in the facts of the card."""

    events: Mapping[str, tuple[str, ...]] = {"built_on_card": ("seat", "card", "building", "plots")}

    def building_places(self, state: TapestryState, owner: Seat, mat: Terms, building: str) -> list[Option]:
        """TAA-FAQ-05, TAA-FAQ-06: each set of free plots that it can cover."""
        card = mat[0]
        laid = plots_on(state, state.players[owner], card)
        taken = sum(1 << n for n, plot in enumerate(laid) if plot != FREE)
        facts = state.facts.landmarks
        turns = tuple(turn.rows for turn in facts[building].turns) if building in facts else (("X",),)
        masks = coverings(turns, state.facts.tapestry_cards[card].plots)
        return [("on_card", card, mask) for mask in sorted(masks) if not mask & taken]

    def put_building(self, state: TapestryState, owner: Seat, mat: Terms, option: Option, building: str) -> Rule[None]:
        """TAA-FAQ-08: it gives for each plot that it covers, or once all are covered."""
        card, mask = mat[0], int(option[2])
        player, facts = state.players[owner], state.facts.tapestry_cards[card]
        letter = LETTERS[building] if building in BUILDINGS else state.facts.landmarks[building].letter
        laid = plots_on(state, player, card)
        now = "".join(letter if mask >> n & 1 else plot for n, plot in enumerate(laid))
        player.card_plots[card] = now
        state.tell("built_on_card", owner, card, building, mask)
        for _ in range(mask.bit_count()):
            yield from perform(state, owner, facts.per_plot, card)
        if FREE not in now:
            yield from perform(state, owner, facts.when_full, card)
