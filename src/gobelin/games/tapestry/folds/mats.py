"""What happens on the civilization mats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobelin.games.tapestry.city import TOKEN
from gobelin.games.tapestry.folds.page import Page, left_mat, piece_key
from gobelin.games.tapestry.player import BOTTOM, WANDERER
from gobelin.kernel import Seat


def _put_by(page: Page, seat: Seat, building: str) -> None:
    left_mat(page, seat, building)
    page.move("", f"@{seat} artificers mark {building}")


def _slid(page: Page, seat: Seat, building: str, space: int, to: int) -> None:
    key = f"@{seat} slid {building}"
    if not page.numbers(key):
        for covered in range(page.counts[f"{seat} {building}"] + 1, page.box.pieces.buildings_per_type + 1):
            page.put(f"{key} {covered}", 1)
    page.move(f"{key} {space}", f"{key} {to}")


def _planted(page: Page, seat: Seat, opponent: Seat, row: int, col: int) -> None:
    page.put(f"@{opponent} plot {9 * row + col} {TOKEN}", 1)
    page.move("", f"@{seat} weefolk {opponent} {9 * row + col}")


def _displaced(page: Page, seat: Seat, piece: str, row: int, col: int) -> None:
    page.turn_over(f"@{seat} plot {9 * row + col}")
    if piece in page.box.landmarks:
        page.move("", f"@{seat} beside {piece}")


def _collected(page: Page, seat: Seat, kind: str, thing: str) -> None:
    """Where it comes from; other things were told of before."""
    origins = {
        "outpost": f"{seat} outposts",
        "territory_tile": f"@{seat} territories {thing}",
        "invention": f"@{seat} row {BOTTOM} {thing}",
    }
    page.move(origins.get(kind, ""), f"@{seat} collectors mark {kind}", f"@{seat} collectors mark {thing}")


def _streak(page: Page, seat: Seat, tokens: int) -> None:
    page.put(f"@{seat} relentless tokens", tokens)
    page.put(f"@{seat} relentless has_built", 0)


def _floats(page: Page, seat: Seat, place: int) -> None:
    page.move("", piece_key(place, seat, WANDERER))
    page.put(f"@{seat} celestials place", place)


def _floated(page: Page, seat: Seat, place: int, to: int) -> None:
    page.move(piece_key(place, seat, WANDERER))
    _floats(page, seat, to)


def _marked_tech(page: Page, seat: Seat, card: str) -> None:
    """A card may be marked twice: then the second token lies on the first."""
    page.move(f"@{seat} inventors tokens")
    page.put(f"@{seat} inventors mark {card}", 1)


def _predicted(page: Page, seat: Seat, category: str, number: int) -> None:
    at = list(page.box.civilizations["mystics"].categories).index(category)
    page.put(f"@{seat} mystics number {at}", number)


def _treasure(page: Page, seat: Seat, terrain: str, place: int) -> None:
    mat = f"@{seat} treasure_hunters"
    page.move(f"{mat} tokens", f"{mat} mark {terrain}", piece_key(place, seat, "treasure"))


OF_MATS: Final[dict[str, Callable[..., None]]] = {
    "marked": lambda page, seat, mat, mark: page.move("", f"@{seat} {mat} mark {mark}"),
    "unmarked": lambda page, seat, mat, mark: page.move(f"@{seat} {mat} mark {mark}"),
    "crafted": lambda page, seat, building, column: page.move(
        "", f"@{seat} craftsmen mark {building}", f"@{seat} craftsmen column {column}"
    ),
    "entertained": lambda page, seat, stage: page.put(f"@{seat} entertainers number 0", stage),
    "heralded": lambda page, seat, owner, era, card: page.move(
        f"@{seat} heralds tokens", f"@{seat} heralds {owner} {era}"
    ),
    "gave_token": lambda page, seat, to, square: page.move(
        f"@{seat} historians tokens", f"@{seat} historians {square} {to}"
    ),
    "token_on_start": lambda page, seat, rival, tokens: page.put(f"@{seat} infiltrators number {rival}", tokens),
    "marked_tech": _marked_tech,
    "explored_island": lambda page, seat, tile, place, turn: page.move(
        f"@{seat} territories {tile}", f"@{seat} islanders {place} {tile} turned {turn}"
    ),
    "token_placed": lambda page, seat, place, mat: page.move(f"@{seat} {mat} tokens", piece_key(place, seat, "token")),
    "climbed": lambda page, seat, column, space: page.put(f"@{seat} merrymakers number {column - 1}", space),
    "mat_outposts": lambda page, seat, row, outposts: page.put(f"@{seat} militants number {row - 1}", outposts),
    "predicted": _predicted,
    "settled": lambda page, seat, piece, place: page.move("", piece_key(place, seat, piece)),
    "spied": lambda page, seat, neighbour, way: page.move("", f"@{seat} spies mark {way}"),
    "treasure": _treasure,
    "ability": lambda page, seat, mark: page.move(f"@{seat} utilitarians tokens", f"@{seat} utilitarians mark {mark}"),
    "ability_lost": lambda page, seat, mark: page.move(
        f"@{seat} utilitarians mark {mark}", f"@{seat} utilitarians tokens"
    ),
    "collected": _collected,
    "streak": _streak,
    "building_turn": lambda page, seat: page.put(f"@{seat} relentless has_built", 1),
    "rebelled": lambda page, seat, space: page.put(f"@{seat} renegades step", space),
    "planned": lambda page, seat, card: page.move("", f"@{seat} urban_planners card {card}"),
    "plan_met": lambda page, seat, card: page.move(f"@{seat} urban_planners card {card}"),
    "waits": lambda page, seat, landmark: page.move("", f"@{seat} urban_planners mark {landmark}"),
    "waits_no_more": lambda page, seat, landmark: page.move(f"@{seat} urban_planners mark {landmark}"),
    "gave_up_civilization": lambda page, seat, name: page.move(f"@{seat} civilization {name}"),
    "put_by": _put_by,
    "slid": _slid,
    "floats": _floats,
    "floated": _floated,
    "outpost_taken_back": lambda page, seat, place: page.move(piece_key(place, seat, "outpost"), f"{seat} outposts"),
    "danced": lambda page, seat, spot: page.put(f"@{seat} faefolk spot", spot),
    "laid_away": lambda page, seat, mat, *_: page.move(f"{seat} hand", f"@{seat} aside {mat}"),
    "took_up": lambda page, seat, mat, cards: page.move(f"@{seat} aside {mat}", f"{seat} hand", amount=cards),
    "planted": _planted,
    "displaced": _displaced,
}
