"""What happens on the tracks, in the capitals and on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobelin.games.tapestry.city import MARKER
from gobelin.games.tapestry.folds.page import Page, left_mat, piece_key
from gobelin.games.tapestry.player import LETTERS
from gobelin.games.tapestry.state import AUTOMA, SHADOW
from gobelin.games.tapestry.vocabulary import BUILDINGS
from gobelin.kernel import Seat

STOCKS: Final = {
    "tapestry_card": "tapestry_deck",
    "tech_card": "tech_deck",
    "territory_tile": "territory_stock",
    "space_tile": "space_stock",
}
"""Where things are drawn from, by their kind."""


def _built(page: Page, seat: Seat, piece: str, row: int, col: int, turn: int) -> None:
    """A building covers one plot, a landmark those of its shape as it is turned."""
    if piece in BUILDINGS:
        plots, letter = [9 * row + col], LETTERS[piece]
    else:
        places = page.box.landmarks[piece].turns[turn].places
        mask = next(mask for y, x, mask in places if (y, x) == (row, col))
        plots = [plot for plot in range(81) if mask >> plot & 1]
        letter = page.box.landmarks[piece].letter
    for plot in plots:
        page.turn_over(f"@{seat} plot {plot}")  # an impassable plot may be built on
        page.put(f"@{seat} plot {plot} {letter}", 1)


def _built_on_card(page: Page, seat: Seat, card: str, piece: str, mask: int) -> None:
    letter = LETTERS[piece] if piece in BUILDINGS else page.box.landmarks[piece].letter
    for at in range(mask.bit_length()):
        if mask >> at & 1:
            page.put(f"@{seat} on {card} {at} {letter}", 1)


def _swapped(page: Page, seat: Seat, row: int, col: int, other_row: int, other_col: int) -> None:
    one, other, aside = (f"@{seat} plot {plot}" for plot in (9 * row + col, 9 * other_row + other_col, -1))
    for origin, goal in ((one, aside), (other, one), (aside, other)):
        page.turn_over(origin, goal)


def _rolled(page: Page, seat: Seat, *faces: str) -> None:
    page.turn_over("die")
    for face in faces:
        page.put(f"die {face}", 1)


def _took_tile(page: Page, seat: Seat, tile: str, why: str) -> None:
    page.move(page.stock(tile), page.supply(seat, tile))


def _explored(page: Page, seat: Seat, tile: str, place: int, turn: int) -> None:
    """Players lay tiles of their supplies, the Automa those of the stock."""
    origin = "territory_stock" if seat == AUTOMA else f"@{seat} territories {tile}"
    page.move(origin, f"hex {place} {tile} turned {turn}")


def _stepped(page: Page, seat: Seat, track: str, space: str, origin: str) -> None:
    page.move(f"@{seat} {page.space(track, origin)}", f"@{seat} {page.space(track, space)}")


def _restarted(page: Page, seat: Seat, track: str, origin: str) -> None:
    page.move(f"@{seat} {origin} {page.box.tracks[origin].end}", f"@{seat} {track} 0")
    page.put(f"@{seat} completed {origin}", 1)


def _outpost(page: Page, seat: Seat, place: int) -> None:
    page.move(f"{seat} outposts", piece_key(place, seat, "outpost"))


def _toppled(page: Page, seat: Seat, victim: Seat, place: int, piece: str) -> None:
    page.move(piece_key(place, victim, piece), piece_key(place, victim, piece, True))


OF_BOARD: Final[dict[str, Callable[..., None]]] = {
    # tracks
    "advanced": _stepped,
    "regressed": _stepped,
    "restarted": _restarted,
    "closed_track": lambda page, seat, track: page.move("", f"ban {seat} {track}"),
    "opened_track": lambda page, seat, track: page.move(f"ban {seat} {track}"),
    "achieved": lambda page, seat, achievement: page.move("", f"{achievement} {seat}"),
    # the capital
    "landmark": lambda page, seat, name, why: page.move(f"landmarks {name}", f"@{seat} landmarks {name}"),
    "gained_building": lambda page, seat, building, why: left_mat(page, seat, building),
    "built": _built,
    "beside": lambda page, seat, piece: page.move("", f"@{seat} beside {piece}"),
    "built_on_card": _built_on_card,
    "impassable": lambda page, seat, row, col: page.put(f"@{seat} plot {9 * row + col} {MARKER}", 1),
    "swapped": _swapped,
    # tiles and the map
    "took_tile": _took_tile,
    "gave_tile": lambda page, seat, tile, to: page.move(f"@{seat} territories {tile}", f"@{to} territories {tile}"),
    "explored": _explored,
    "explored_space": lambda page, seat, tile: page.move(f"@{seat} space {tile}", f"@{seat} explored {tile}"),
    "conquered": _outpost,
    "outpost_placed": _outpost,
    "infiltrated": _outpost,
    "retreated": lambda page, seat, place, to: page.move(
        piece_key(place, seat, "outpost"), piece_key(to, seat, "outpost")
    ),
    "toppled": _toppled,
    "raised": lambda page, seat, place: page.move(
        piece_key(place, seat, "outpost", True), piece_key(place, seat, "outpost")
    ),
    "guarded": lambda page, place: page.move("", piece_key(place, SHADOW, "outpost", True)),
    "rolled": _rolled,
    "considered": lambda page, seat, kind, *_: page.move(STOCKS[kind], "looked_at"),
    "put_back": lambda page, seat, kind, number: page.move("looked_at", STOCKS[kind], amount=number),
}
