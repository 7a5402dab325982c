"""What an onlooker of Tapestry can count by listening: every public thing, and where points come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, Final

from gobelin.games.tapestry.automa.income import ARTS_SPACES
from gobelin.games.tapestry.benefits import ScorePer
from gobelin.games.tapestry.city import FREE
from gobelin.games.tapestry.components import Box, IncomeSpace
from gobelin.games.tapestry.folds import fold
from gobelin.games.tapestry.folds.page import piece_key
from gobelin.games.tapestry.state import RIVALS
from gobelin.games.tapestry.vocabulary import ARTS
from gobelin.kernel import Json, Ledger

SOURCES: Final = ("capital", "civilizations", "tapestry_cards", "tech_cards", "map")
"""Where points come from besides the tracks."""

TELLS: Final = frozenset({"scored", "lost_points", "gained"})
"""The events of points and resources."""


def ledger(box: Box) -> Ledger:
    """The ledger of a game with this box."""
    return Ledger((*box.tracks, *SOURCES), count, partial(fold, box, sources(box)), TELLS)


def sources(box: Box) -> dict[str, str]:
    """The group of each reason for points. An income space counts for what it rewards."""
    groups: dict[str, Iterable[str]] = {
        "map": [*box.territory_tiles, *box.space_tiles, *box.dice, *box.achievements, "explore"],
        "civilizations": [*box.landmarks, *box.civilizations, *box.automa_civilizations],  # only Utilitarians use them
        "tapestry_cards": box.tapestry_cards,
        "tech_cards": box.tech_cards,
        "capital": box.capitals,
    }
    found = {why: group for group, reasons in groups.items() for why in reasons}
    found |= {space.id: space.track for space in box.spaces.values()}
    found |= {space.id: _of_income(space) for track in box.with_income for space in track.spaces}
    found |= dict.fromkeys((*box.masterpieces, *(ARTS_SPACES for track in box.tracks if track == ARTS)), ARTS)
    return found | {  # the sums of the Automa, each for the first of its two parts
        "landmarks_and_territories": "map",
        **{by.why: by.tracks[0] for mat in box.automa_mats.values() for by in mat.spaces},
        "first_into_era": "capital",
    }


def _of_income(space: IncomeSpace) -> str:
    counted = {"tech_card": "tech_cards", "controlled_territory": "map"}
    return next((counted[e.vp_per] for e in space.vp if isinstance(e, ScorePer) and e.vp_per in counted), "capital")


# --- what is seen -----------------------------------------------------------------------------------------------------

STACKS: Final = ("tech_display", "tech_discards", "tapestry_discards", "landmarks")
ARTS_THINGS: Final = ("masterpieces", "used_masterpieces", "inspired")
ARTS_STACKS: Final = ("masterpiece_row", "masterpiece_discards", "locked")
SIZES: Final = ("tech_deck", "tapestry_deck", "territory_stock", "space_stock", "civilization_deck")


def count(view: dict[str, Json]) -> Counter[str]:
    """Everything that the view of an onlooker shows.

    Left out are whose turn it is and what is asked (`phase`, `active`, `turns`, `income_step`, `about`), what never
    changes (`map`, `variants`, `start`, `start_hex`, `level`), what follows from something else (`inspiration`), and
    the faces of hands: he is told of their numbers.
    """
    counts: Counter[str] = Counter()
    for key, number in _seen(view):
        counts[key] += number
    return counts


def _seen(view: Any) -> Iterator[tuple[str, int]]:
    """Every key with its number."""
    yield from ((size, view[size]) for size in SIZES)
    yield "masterpiece_deck", view.get("masterpiece_deck", 0)
    yield from _things(f"{stack} {item}" for stack in ARTS_STACKS for item in view.get(stack, ()))
    yield "looked_at", len(view["looked_at"])
    yield from _things(f"{stack} {item}" for stack in STACKS for item in view[stack])
    yield from _things(f"{name} {seat}" for name, takers in view["achievements"].items() for seat in takers["takers"])
    yield from _things(f"offer {name}" for offer in view.get("offers", ()) for name in offer["offered"])
    yield from _things(f"ban {ban['seat']} {ban['track']}" for ban in view.get("bans", ()))
    yield from _things(f"die {face}" for face in view.get("dice", ()))
    yield from _things(_on_map(view["hexes"]))
    for player in view["players"]:
        seat = player["seat"]
        yield from ((f"{seat} {key}", number) for key, number in _amounts(player))
        yield from ((f"@{seat} {key}", number) for key, number in _numbers(player))
        yield from _things(f"@{seat} {thing}" for thing in _owned(player))
        for mat in player.get("mats", ()):
            yield from ((f"@{seat} {mat['civilization']} {key}", number) for key, number in _on_mat(mat))
    if "solo" in view:
        solo = view["solo"]
        yield from ((deck, solo[deck]) for deck in ("decision_deck", "progress_deck"))
        yield from _things(f"{s} {item}" for s in ("decision_discards", "pair", "pool") for item in solo.get(s, ()))
        yield from _things(f"trail {t['track']} {space}" for t in solo.get("trail", ()) for space in t["spaces"])
        yield from _things(f"favourite {favourite['seat']} {favourite['track']}" for favourite in solo["favourites"])
        yield from _things(f"automa_civilizations {name}" for name in solo["automa_civilizations"])


def _things(keys: Iterable[str]) -> Iterator[tuple[str, int]]:
    return ((key, 1) for key in keys)


def _on_map(hexes: Any) -> Iterator[str]:
    for place in hexes:
        if "tile" in place:
            yield f"hex {place['hex']} {place['tile']} turned {place['turned']}"
        for piece in place.get("pieces", ()):
            yield piece_key(place["hex"], piece["owner"], piece["piece"], piece["toppled"])


def _amounts(player: Any) -> Iterator[tuple[str, int]]:
    """What a player has so much of; options say what they cost and give in the same words."""
    yield "points", player["vp"]
    yield "outposts", player["outposts"]
    yield "hand", len(player["hand"])
    yield from player.get("resources", {}).items()
    yield from player.get("built", {}).items()


def _numbers(player: Any) -> Iterator[tuple[str, int]]:
    """How far a player is, and what the points are for."""
    yield from ((f"points for {why}", points) for why, points in player["points"].items())
    yield from ((key, int(player[key])) for key in ("income_turns", "finished"))
    yield from ((f"aside {mat}", len(cards)) for mat, cards in player.get("aside", {}).items())


def _owned(player: Any) -> Iterator[str]:
    """The things of a player's area."""
    yield from (f"{track} {space}" for track, spaces in player["tokens"].items() for space in spaces)
    yield from (f"landmarks {landmark}" for landmark in player["landmarks"])
    yield from (f"stack {era} {card}" for era, stack in enumerate(player["tapestries"], 1) for card in stack)
    if player["seat"] in RIVALS:
        return
    yield from (f"{key} {player[key]}" for key in ("capital", "landmark_card") if player[key])
    yield from (f"plot {at} {chr(plot)}" for at, plot in enumerate(player["plots"]) if chr(plot) != FREE)
    yield from (f"row {row} {card}" for row, cards in enumerate(player["techs"]) for card in cards)
    for key in ("beside", "territories", "space", "explored", "completed", "turned_techs", *ARTS_THINGS):
        yield from (f"{key} {thing}" for thing in player.get(key, ()))
    yield from (f"{landmark} on {card}" for card, landmark in player.get("on_techs", {}).items())
    for reserved in player.get("reserved", ()):
        yield f"reserved {reserved['card']}"
        yield from (f"set aside {thing}" for thing in reserved["things"])
    for card, plots in player.get("card_plots", {}).items():
        yield from (f"on {card} {at} {chr(plot)}" for at, plot in enumerate(plots) if chr(plot) != FREE)
    yield from (f"civilization {mat['civilization']}" for mat in player["mats"])
    yield from (f"slid {building} {space}" for building, spaces in player.get("slid", {}).items() for space in spaces)
    for card, *terms in player["in_force"]:
        yield f"in_force {card}"
        yield from (f"{card} with {term}" for term in terms)


def _on_mat(mat: Any) -> Iterator[tuple[str, int]]:
    """What lies on a civilization mat. Most have numbers by place, which count as they are."""
    yield "tokens", mat.get("mat_tokens", 0)
    match mat:
        case {"kind": "islanders", "tiles": tiles, "turned": turned}:
            yield from _things(f"{at} {tile} turned {turned[at]}" for at, tile in enumerate(tiles) if tile)
        case {"kind": "craftsmen", "buildings": buildings, "columns": columns}:
            yield from _things(f"mark {building}" for building in buildings)
            yield from _things(f"column {column}" for column in columns)
        case {"kind": "heralds", "marked": marked}:
            yield from _things(f"{card['seat']} {card['era']}" for card in marked)
        case {"kind": "historians", "holders": holders}:
            yield from _things(f"{square} {holder}" for square, holder in enumerate(holders) if holder >= 0)
        case {"kind": "entertainers"}:
            yield "number 0", mat.get("stage", 0)
        case {"kind": "weefolk"}:
            yield from _things(f"{planted['seat']} {planted['plot']}" for planted in mat.get("planted", ()))
        case _:
            for key, noted in mat.items():
                if isinstance(noted, list | tuple):
                    for at, part in enumerate(noted):
                        yield (f"mark {part}", 1) if isinstance(part, str) else (f"number {at}", part)
                elif isinstance(noted, int) and key != "mat_tokens":
                    yield key, int(noted)
                elif key not in ("kind", "civilization", "mat_tokens"):
                    yield f"{key} {noted}", 1
