"""What each event of Tapestry adds to the counts of an onlooker; `ledger` says how he sees the same counts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gobelin.games.tapestry.city import FREE, MARKER, TOKEN
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.state import (
    AUTOMA,
    BOTTOM,
    FACE_DOWN,
    LETTERS,
    SHADOW,
    TOP,
    WANDERER,
)
from gobelin.games.tapestry.vocabulary import BUILDINGS
from gobelin.kernel import Account, Seat, SeatEvent


def piece_key(place: int, owner: Seat, kind: str, toppled: bool = False) -> str:
    """A piece on the map."""
    return f"hex {place} {owner} {kind}{' toppled' * toppled}"


class Page:
    """The account and the box, for the folds."""

    def __init__(self, account: Account, box: Box, groups: dict[str, str]) -> None:
        self.account = account
        self.counts = account.counts
        self.box = box
        self.groups = groups

    def move(self, origin: str, *goals: str, amount: int = 1) -> None:
        """Something leaves a place (none: it was not seen) for another, and may be noted elsewhere too."""
        if origin:
            self.counts[origin] -= amount
        for goal in goals:
            self.counts[goal] += amount

    def put(self, key: str, number: int) -> None:
        """From now on it is so many."""
        self.counts[key] = number

    def turn_over(self, origin: str, goal: str = "") -> None:
        """All cards of a row go to a pile, or out of sight."""
        for key in [key for key, number in self.counts.items() if number and key.startswith(f"{origin} ")]:
            if goal:
                self.counts[goal + key.removeprefix(origin)] += self.counts[key]
            self.counts[key] = 0

    def numbers(self, key: str) -> list[int]:
        """The numbers behind a key that count."""
        found = (known for known, number in self.counts.items() if number and known.startswith(f"{key} "))
        return sorted(int(known.rpartition(" ")[2]) for known in found)

    def score(self, seat: Seat, points: int, why: str) -> None:
        """Points got or lost."""
        self.account.score(seat, points, self.groups[why])
        self.counts[f"@{seat} points for {why}"] += points

    def space(self, track: str, name: str) -> str:
        """The key of a token on a space, after its seat."""
        return f"{track} {self.box.spaces[name].index if name in self.box.spaces else 0}"

    def stack(self, seat: Seat) -> str:
        """TAP-INC-13, TAP-INC-14: where a player's tapestry cards are laid."""
        return f"@{seat} stack {min(max(self.counts[f'@{seat} income_turns'], 1), 4)}"

    def stock(self, item: str) -> str:
        """The deck or stock that a card or tile comes from."""
        if item in self.box.tech_cards:
            return "tech_deck"
        if item in self.box.tapestry_cards:
            return "tapestry_deck"
        return "space_stock" if item in self.box.space_tiles else "territory_stock"

    def supply(self, seat: Seat, item: str) -> str:
        """Where a player has a tapestry card or tile."""
        if item in self.box.tapestry_cards:
            return f"{seat} hand"
        return f"@{seat} {'space' if item in self.box.space_tiles else 'territories'} {item}"

    def row(self, seat: Seat, card: str) -> str:
        """Where a tech card of a player lies."""
        rows = (f"@{seat} row {row} {card}" for row in range(BOTTOM, TOP + 1))
        return next((key for key in rows if self.counts[key]), "")


def fold(box: Box, groups: dict[str, str], account: Account, told: SeatEvent) -> None:
    """Add what an event tells."""
    if told.verb in FOLDS:
        FOLDS[told.verb](Page(account, box, groups), *told.args)


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


def _lost_civilization(page: Page, seat: Seat, name: str) -> None:
    page.move(f"@{seat} civilization {name}")
    page.turn_over(f"@{seat} {name}")


def _fell_off(page: Page, seat: Seat, thing: str) -> None:
    """Outposts go to the supply, tech cards to their pile, tiles out of the game."""
    if thing == "outpost":
        page.move("", f"{seat} outposts")
    elif thing in page.box.tech_cards:
        page.move("", f"tech_discards {thing}")


def _swapped(page: Page, seat: Seat, row: int, col: int, other_row: int, other_col: int) -> None:
    one, other, aside = (f"@{seat} plot {plot}" for plot in (9 * row + col, 9 * other_row + other_col, -1))
    for origin, goal in ((one, aside), (other, one), (aside, other)):
        page.turn_over(origin, goal)


def _left_mat(page: Page, seat: Seat, building: str) -> None:
    """The leftmost building of an income track has left it."""
    page.move("", f"{seat} {building}")
    slid = page.numbers(f"@{seat} slid {building}")
    if slid:
        page.move(f"@{seat} slid {building} {slid[0]}")


def _put_by(page: Page, seat: Seat, building: str) -> None:
    _left_mat(page, seat, building)
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


STOCKS: Final = {
    "tapestry_card": "tapestry_deck",
    "tech_card": "tech_deck",
    "territory_tile": "territory_stock",
    "space_tile": "space_stock",
}
"""Where things are drawn from, by their kind."""


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
        _left_mat(page, seat, thing)
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


def _rolled(page: Page, seat: Seat, *faces: str) -> None:
    page.turn_over("die")
    for face in faces:
        page.put(f"die {face}", 1)


def _shuffled(pile: str, deck: str, page: Page, cards: int) -> None:
    """The discards are the new deck."""
    page.turn_over(pile)
    page.put(deck, cards)


def _bots_drew(page: Page, *pair: str) -> None:
    page.turn_over("pair", "decision_discards")
    for card in pair:
        page.move("decision_deck", f"pair {card}")


def _decisions_shuffled(page: Page, cards: int) -> None:
    page.turn_over("pair")
    _shuffled("decision_discards", "decision_deck", page, cards)


def _favourite(page: Page, seat: Seat, track: str) -> None:
    page.turn_over(f"favourite {seat}")
    page.put(f"favourite {seat} {track}", 1)


def _took_tile(page: Page, seat: Seat, tile: str, why: str) -> None:
    page.move(page.stock(tile), page.supply(seat, tile))


def _took_pooled(page: Page, seat: Seat, item: str) -> None:
    """A tech card is invented next."""
    goals = () if item in page.box.tech_cards else (page.supply(seat, item),)
    page.move(f"pool {item}", *goals)


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
    # tapestry cards
    "drew": lambda page, seat, *_: page.move("tapestry_deck", f"{seat} hand"),
    "looked_at": lambda page, seat, *_: page.move("tapestry_deck", "looked_at"),
    "kept": lambda page, seat, *_: page.move("looked_at", f"{seat} hand"),
    "revealed": lambda page, seat, card: page.move("tapestry_deck", "looked_at"),
    "rejected": lambda page, seat, card: page.move("looked_at", f"tapestry_discards {card}"),
    "discarded": _discarded,
    "automa_discarded": lambda page, card: page.move(f"{AUTOMA} hand", f"tapestry_discards {card}"),
    "advised": lambda page, seat, receiver, *_: page.move(f"{seat} hand", f"{receiver} hand"),
    "tapestry_shuffled": partial(_shuffled, "tapestry_discards", "tapestry_deck"),
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
    # tracks
    "advanced": _stepped,
    "regressed": _stepped,
    "restarted": _restarted,
    "closed_track": lambda page, seat, track: page.move("", f"ban {seat} {track}"),
    "opened_track": lambda page, seat, track: page.move(f"ban {seat} {track}"),
    "achieved": lambda page, seat, achievement: page.move("", f"{achievement} {seat}"),
    # the capital
    "landmark": lambda page, seat, name, why: page.move(f"landmarks {name}", f"@{seat} landmarks {name}"),
    "gained_building": lambda page, seat, building, why: _left_mat(page, seat, building),
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
    # tech cards
    "invented": _invented,
    "opened_tech": lambda page, card: page.move("tech_deck", f"tech_display {card}"),
    "drew_tech": lambda page, seat, card: page.move("tech_deck", f"tech_discards {card}"),
    "refreshed": lambda page, seat: page.turn_over("tech_display", "tech_discards"),
    "tech_shuffled": partial(_shuffled, "tech_discards", "tech_deck"),
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
    "masterpieces_shuffled": partial(_shuffled, "masterpiece_discards", "masterpiece_deck"),
    "turned_face_down": lambda page, seat, card: page.move(
        f"@{seat} masterpieces {card}", f"@{seat} used_masterpieces {card}"
    ),
    "inspired": lambda page, seat, tile: page.move("", f"@{seat} inspired {tile}"),
    # civilization mats
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
    # the solo game
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
"""What each event changes of the counts. The others tell why, or of a look or a roll, and change nothing."""
