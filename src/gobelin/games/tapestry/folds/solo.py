"""What happens in the solo game alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobelin.games.tapestry.folds.page import Page, shuffled
from gobelin.games.tapestry.state import AUTOMA
from gobelin.kernel import Seat


def _bots_drew(page: Page, *pair: str) -> None:
    page.turn_over("pair", "decision_discards")
    for card in pair:
        page.move("decision_deck", f"pair {card}")


def _decisions_shuffled(page: Page, cards: int) -> None:
    page.turn_over("pair")
    shuffled("decision_discards", "decision_deck", page, cards)


def _favourite(page: Page, seat: Seat, track: str) -> None:
    page.turn_over(f"favourite {seat}")
    page.put(f"favourite {seat} {track}", 1)


def _took_pooled(page: Page, seat: Seat, item: str) -> None:
    """A tech card is invented next."""
    goals = () if item in page.box.tech_cards else (page.supply(seat, item),)
    page.move(f"pool {item}", *goals)


def _multiplied(page: Page, why: str, first: int, second: int, multiplier: int) -> None:
    """The sum will be scored for its first track: what the second one brings is set against that."""
    one, _, other = why.removesuffix("_spaces").partition("_and_")
    if other in page.box.tracks:
        page.account.points[AUTOMA, one] -= second * multiplier
        page.account.points[AUTOMA, other] += second * multiplier


def _left_game(page: Page, item: str) -> None:
    """A landmark of the Automa, or a tapestry card out of the deck."""
    page.move(f"@{AUTOMA} landmarks {item}" if item in page.box.landmarks else "tapestry_deck")


def _trail(page: Page, track: str, space: str) -> None:
    page.move("", f"trail {page.space(track, space)}")


OF_SOLO: Final[dict[str, Callable[..., None]]] = {
    "multiplied": _multiplied,
    "automa_civilization": lambda page, name: page.move("", f"automa_civilizations {name}"),
    "bots_drew": _bots_drew,
    "favourite": _favourite,
    "laid_out": lambda page, item: page.move(page.stock(item), f"pool {item}"),
    "took_pooled": _took_pooled,
    "left_game": _left_game,
    "trail": _trail,
    "progressed": lambda page, card: page.move("progress_deck", f"decision_discards {card}"),
    "decisions_shuffled": _decisions_shuffled,
}
