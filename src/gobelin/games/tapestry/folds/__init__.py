"""What each event of Tapestry adds to the counts of an onlooker; `ledger` says how he sees the same counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobelin.games.tapestry.city import FREE
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.folds.board import OF_BOARD
from gobelin.games.tapestry.folds.cards import OF_CARDS
from gobelin.games.tapestry.folds.mats import OF_MATS
from gobelin.games.tapestry.folds.page import Page
from gobelin.games.tapestry.folds.solo import OF_SOLO
from gobelin.kernel import Account, Seat, SeatEvent


def fold(box: Box, groups: dict[str, str], account: Account, told: SeatEvent) -> None:
    """Add what an event tells."""
    if told.verb in FOLDS:
        FOLDS[told.verb](Page(account, box, groups), *told.args)


def _lost_civilization(page: Page, seat: Seat, name: str) -> None:
    page.move(f"@{seat} civilization {name}")
    page.turn_over(f"@{seat} {name}")


def _fell_off(page: Page, seat: Seat, thing: str) -> None:
    """Outposts go to the supply, tech cards to their pile, tiles out of the game."""
    if thing == "outpost":
        page.move("", f"{seat} outposts")
    elif thing in page.box.tech_cards:
        page.move("", f"tech_discards {thing}")


def _capital(page: Page, seat: Seat, capital: str) -> None:
    page.move(f"offer {capital}", f"@{seat} capital {capital}")
    for at, plot in enumerate(page.box.capitals[capital].plots):
        if plot != FREE:
            page.put(f"@{seat} plot {at} {plot}", 1)


def _civilization(page: Page, seat: Seat, name: str) -> None:
    """At the start it comes from the offer, later from the deck, which it has left when it was drawn."""
    offer = f"offer {name}"
    page.move(offer if page.counts[offer] else "", f"@{seat} civilization {name}")
    page.put(f"@{seat} {name} tokens", page.box.civilizations[name].tokens)


FOLDS: Final[dict[str, Callable[..., None]]] = {
    # points and resources
    "scored": lambda page, seat, points, why: page.score(seat, points, why),
    "lost_points": lambda page, seat, points, why: page.score(seat, -points, why),
    "gained": lambda page, seat, amount, resource, why: page.move("", f"{seat} {resource}", amount=amount),
    "paid": lambda page, seat, amount, resource, why: page.move(f"{seat} {resource}", amount=amount),
    # beginnings and ends
    "capital": _capital,
    "left_capital": lambda page, seat, capital: page.move(f"offer {capital}"),
    "civilization": _civilization,
    "left_civilization": lambda page, seat, name: page.move(f"offer {name}", "civilization_deck"),
    "lost_civilization": _lost_civilization,
    "fell_off": _fell_off,
    "drew_civilization": lambda page, seat, name: page.move("civilization_deck"),
    "landmark_card_offered": lambda page, card: page.move("", f"offer {card}"),
    "landmark_card": lambda page, seat, card: page.move(f"offer {card}", f"@{seat} landmark_card {card}"),
    "landmark_card_met": lambda page, seat, card: page.move(f"@{seat} landmark_card {card}"),
    "landmark_card_left": lambda page, card: page.move(f"offer {card}"),
    "landmark_card_returned": lambda page, card: page.move(f"offer {card}"),
    "era": lambda page, seat, era: page.put(f"@{seat} income_turns", era),
    "finished": lambda page, seat: page.put(f"@{seat} finished", 1),
    **OF_CARDS,
    **OF_BOARD,
    **OF_MATS,
    **OF_SOLO,
}
"""What each event changes of the counts. The others tell why, or of a look or a roll, and change nothing."""
