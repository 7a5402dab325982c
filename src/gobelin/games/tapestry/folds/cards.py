"""What happens to tapestry cards, tech cards and masterpieces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gobelin.games.tapestry.folds.page import Page, left_mat, shuffled
from gobelin.games.tapestry.player import BOTTOM, FACE_DOWN, TOP
from gobelin.games.tapestry.state import AUTOMA
from gobelin.games.tapestry.vocabulary import BUILDINGS
from gobelin.kernel import Seat


def _discarded(page: Page, seat: Seat, item: str, why: str) -> None:
    """Cards go to their piles, tiles out of the game."""
    if item in page.box.tapestry_cards:
        page.move(f"{seat} hand", f"tapestry_discards {item}")
    elif item in page.box.tech_cards:
        page.move(page.row(seat, item), f"tech_discards {item}")
        page.put(f"@{seat} turned_techs {item}", 0)
    else:
        page.move(f"@{seat} {'territories' if item in page.box.territory_tiles else 'explored'} {item}")


def _ended(page: Page, seat: Seat, card: str) -> None:
    page.move(f"@{seat} in_force {card}")
    page.turn_over(f"@{seat} {card} with")


def _set_aside(page: Page, seat: Seat, thing: str) -> None:
    """A building leaves the income mat, a tech card the bottom row, a tile its stock."""
    goals = [f"@{seat} set aside {thing}"]
    if thing in BUILDINGS:
        left_mat(page, seat, thing)
        page.move("", *goals)
    else:
        page.move(page.row(seat, thing) if thing in page.box.tech_cards else page.stock(thing), *goals)


def _took_reserved(page: Page, seat: Seat, thing: str) -> None:
    """A building is built next, a tech card comes to the bottom row, a tile to the supply."""
    if thing in BUILDINGS:
        page.move(f"@{seat} set aside {thing}")
    elif thing in page.box.tech_cards:
        page.move(f"@{seat} set aside {thing}", f"@{seat} row {BOTTOM} {thing}")
    else:
        page.move(f"@{seat} set aside {thing}", page.supply(seat, thing))


def _invented(page: Page, seat: Seat, card: str, origin: str) -> None:
    """What comes from the Hucksters has left their pool when it was taken."""
    origins = {"deck": "tech_deck", "pool": ""}
    page.move(origins.get(origin, f"tech_{origin} {card}"), f"@{seat} row {BOTTOM} {card}")


def _took_tech(page: Page, seat: Seat, victim: Seat, card: str) -> None:
    """A card that lies face down stays so."""
    page.move(f"@{victim} row {TOP} {card}", f"@{seat} row {BOTTOM} {card}")
    page.put(f"@{seat} turned_techs {card}", page.counts[f"@{victim} turned_techs {card}"])
    page.put(f"@{victim} turned_techs {card}", 0)


def _landmark_discarded(page: Page, seat: Seat, landmark: str, card: str) -> None:
    page.move(f"@{seat} landmarks {landmark}")
    page.move(f"@{seat} {landmark} on {card}")


def _took_landmark(page: Page, seat: Seat, victim: Seat, landmark: str, card: str) -> None:
    """It stays on its card."""
    page.move(f"@{victim} landmarks {landmark}", f"@{seat} landmarks {landmark}")
    page.move(f"@{victim} {landmark} on {card}", f"@{seat} {landmark} on {card}")


def _created(page: Page, seat: Seat, card: str, origin: str) -> None:
    page.move("masterpiece_deck" if origin == "deck" else f"masterpiece_row {card}", f"@{seat} masterpieces {card}")


OF_CARDS: Final[dict[str, Callable[..., None]]] = {
    # tapestry cards
    "drew": lambda page, seat, *_: page.move("tapestry_deck", f"{seat} hand"),
    "looked_at": lambda page, seat, *_: page.move("tapestry_deck", "looked_at"),
    "kept": lambda page, seat, *_: page.move("looked_at", f"{seat} hand"),
    "revealed": lambda page, seat, card: page.move("tapestry_deck", "looked_at"),
    "rejected": lambda page, seat, card: page.move("looked_at", f"tapestry_discards {card}"),
    "discarded": _discarded,
    "automa_discarded": lambda page, card: page.move(f"{AUTOMA} hand", f"tapestry_discards {card}"),
    "advised": lambda page, seat, receiver, *_: page.move(f"{seat} hand", f"{receiver} hand"),
    "tapestry_shuffled": partial(shuffled, "tapestry_discards", "tapestry_deck"),
    "played": lambda page, seat, card: page.move(f"{seat} hand", f"{page.stack(seat)} {card}"),
    "face_down": lambda page, seat: page.move("tapestry_deck", f"{page.stack(seat)} {FACE_DOWN}"),
    "in_force": lambda page, seat, card: page.move("", f"@{seat} in_force {card}"),
    "allied": lambda page, seat, rival: page.move("", f"@{seat} alliance with {rival}"),
    "married": lambda page, seat, *terms: page.move("", *(f"@{seat} marriage_of_state with {term}" for term in terms)),
    "ended": _ended,
    "reserved": lambda page, seat, card: page.move("", f"@{seat} reserved {card}"),
    "set_aside": _set_aside,
    "used_reserved": lambda page, seat, card: page.move(f"@{seat} reserved {card}"),
    "took_reserved": _took_reserved,
    # tech cards
    "invented": _invented,
    "opened_tech": lambda page, card: page.move("tech_deck", f"tech_display {card}"),
    "drew_tech": lambda page, seat, card: page.move("tech_deck", f"tech_discards {card}"),
    "refreshed": lambda page, seat: page.turn_over("tech_display", "tech_discards"),
    "tech_shuffled": partial(shuffled, "tech_discards", "tech_deck"),
    "upgraded": lambda page, seat, card, row: page.move(f"@{seat} row {row - 1} {card}", f"@{seat} row {row} {card}"),
    "upgraded_for": lambda page, seat, holder, card, row: page.move(
        f"@{holder} row {row - 1} {card}", f"@{holder} row {row} {card}"
    ),
    "turned_tech": lambda page, seat, card: page.put(f"@{seat} turned_techs {card}", 1),
    "took_tech": _took_tech,
    "recycled": lambda page, seat, card: page.move(f"@{seat} row {TOP} {card}", f"@{seat} row {BOTTOM} {card}"),
    "locked": lambda page, seat, card: page.put(f"locked {card}", 1),
    "unlocked": lambda page, seat, card: page.put(f"locked {card}", 0),
    "landmark_on_tech": lambda page, seat, landmark, card: page.move("", f"@{seat} {landmark} on {card}"),
    "landmark_discarded": _landmark_discarded,
    "took_landmark": _took_landmark,
    # masterpieces and inspiration tiles
    "created": _created,
    "opened_masterpiece": lambda page, card: page.move("masterpiece_deck", f"masterpiece_row {card}"),
    "refreshed_masterpieces": lambda page, seat: page.turn_over("masterpiece_row", "masterpiece_discards"),
    "masterpieces_shuffled": partial(shuffled, "masterpiece_discards", "masterpiece_deck"),
    "turned_face_down": lambda page, seat, card: page.move(
        f"@{seat} masterpieces {card}", f"@{seat} used_masterpieces {card}"
    ),
    "inspired": lambda page, seat, tile: page.move("", f"@{seat} inspired {tile}"),
}
