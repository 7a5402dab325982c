"""What an onlooker of Hyperborea can count by listening: every piece on the table, and where points come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from gobelin.games.hyperborea.components import STACKS
from gobelin.games.hyperborea.ending import PARTS
from gobelin.games.hyperborea.state import OUTSIDE
from gobelin.kernel import Account, Ledger, SeatEvent


def count(view: dict[str, Any]) -> Counter[str]:
    """What each seat has, the pieces by where they are, and at the end the points.

    A seat has its cubes, cards, tiles, gems, kills and levels, and in its turn the effects that are left.

    Left out is what follows from what is counted: whose turn it is (from the number of turns), the conditions that
    were met by anybody (from the tiles), how near everybody is to them, control and the forecast of points (from
    figures, ghosts and the rest), and on which of its spaces a technology holds a cube (the rules tell). Points are
    had when the game is over: what would be scored before that is a forecast.
    """
    counts: Counter[str] = Counter()
    counts["turns"] = view["turns"]
    counts["ghosts"] = view["ghosts"]
    counts["looked at"] = len(view["looked_at"])
    if view["ending"] is not None:
        counts[f"{view['ending']} ending"] = 1
    for cube, number in view["supply"].items():
        counts[f"supply {cube}"] = number
    for metal, number in view["tokens"].items():
        counts[f"tokens {metal}"] = number
    for token in view["used_tokens"]:
        counts[f"used {token}"] += 1
    for stack, number in zip(STACKS, view["stacks"], strict=True):
        counts[f"stack {stack}"] = number
    width = len(view["display"]) // len(STACKS)
    for slot, (card, grey) in enumerate(zip(view["display"], view["grey_on"], strict=True)):
        spot = f"offer {STACKS[slot // width]} {slot % width + 1}"
        counts[f"{spot} grey"] = grey
        if card is not None:
            counts[f"{spot} {card}"] = 1
    _count_pool(counts, view["pool"], view["active"])
    for player in view["players"]:
        _count_player(counts, player)
        if view["phase"] == "over":
            counts[f"{player['seat']} points"] = player["score"]
    for hex_ in view["hexes"]:
        if hex_["face"] is not None:
            _count_hex(counts, hex_["hex"], hex_["face"])
    return counts


def _count_pool(counts: Counter[str], pool: dict[str, Any], active: int) -> None:
    for kind, number in pool["points"].items():
        counts[f"{active} {kind}"] = number
    for group in pool["develop"]:
        counts[f"{active} develop"] += group["steps"]
    for effect in pool["on_cubes"]:
        counts[f"{active} {effect['effect']}"] += effect["number"]


def _count_player(counts: Counter[str], player: dict[str, Any]) -> None:
    seat = player["seat"]
    for what in ("gems", "ghosts"):
        counts[f"{seat} {what}"] = player[what]
    for what in ("figures", "fortresses"):
        counts[f"supply of {seat} {what}"] = player[what]
    for area in ("bag", "available", "unused"):
        for cube, number in player[area].items():
            counts[f"{area} of {seat} {cube}"] = number
            counts[f"{seat} {cube}"] += number
    for technology in player["placed"]:
        for cube in technology["cubes"]:
            if cube is not None:
                counts[f"{technology['technology']} of {seat} {cube}"] += 1
                counts[f"{seat} {cube}"] += 1
    for row, level in player["levels"].items():
        counts[f"{seat} level_{row}"] = level
    for victim in player["graveyard"]:
        counts[f"graveyard of {seat} {victim}"] += 1
        counts[f"{seat} graveyard"] += 1
    for owned in (*player["cards"], *player["objectives"]):
        counts[f"{seat} {owned}"] += 1
    if player["tile"] is not None:
        counts[f"{seat} {player['tile']}"] = 1
    counts[f"{seat} stored"] = len(player["stored"])


def _count_hex(counts: Counter[str], place: int, face: dict[str, Any]) -> None:
    counts[f"hex {place} {face['land']}"] = 1
    for what in ("figures", "fortresses"):
        for owner, number in enumerate(face[what]):
            if number:
                counts[f"hex {place} {owner} {what}"] = number
    for site, inside in enumerate(face["sites"], 1):
        if inside["in"] is not None:
            counts[f"hex {place} site {site} {inside['in']}"] = 1
        if inside["tokens"]:
            counts[f"hex {place} site {site} tokens"] = inside["tokens"]


# --- events -----------------------------------------------------------------------------------------------------------

Fold: TypeAlias = Callable[..., None]
"""Adds an event, given its arguments in their order."""


def _placed(account: Account, seat: int, cube: str, technology: str) -> None:
    account.move(cube, 1, f"available of {seat}", f"{technology} of {seat}")


def _set_aside(account: Account, seat: int, cube: str) -> None:
    account.move(cube, 1, f"available of {seat}", f"unused of {seat}")


def _cubes(origin: str, goal: str) -> Fold:
    """Cubes of one colour go from one area of their owner to another."""

    def fold(account: Account, seat: int, amount: int, cube: str) -> None:
        account.move(cube, amount, f"{origin} of {seat}", f"{goal} of {seat}")

    return fold


def _off_technology(goal: str, effect: str = "") -> Fold:
    """A cube leaves a technology, by an effect of the turn or at the reset."""

    def fold(account: Account, seat: int, cube: str, technology: str) -> None:
        account.move(cube, 1, f"{technology} of {seat}", f"{goal} of {seat}")
        if effect:
            account.counts[f"{seat} {effect}"] -= 1

    return fold


def _extra_cube(account: Account, seat: int, cube: str) -> None:
    account.move(cube, 1, "supply", f"bag of {seat}")
    account.counts[f"{seat} {cube}"] += 1


def _drew(account: Account, seat: int, cube: str, why: str) -> None:
    account.move(cube, 1, f"bag of {seat}", f"available of {seat}")
    if why == "draw":
        account.counts[f"{seat} draw"] -= 1


def _got_cubes(account: Account, seat: int, amount: int, cube: str, why: str) -> None:
    account.move(cube, amount, "supply", f"bag of {seat}")
    account.counts[f"{seat} {cube}"] += amount
    if why == "cube":
        account.counts[f"{seat} cube"] -= 1


def _discarded_grey(account: Account, seat: int, where: str) -> None:
    account.move("grey", 1, f"{where} of {seat}", "supply")
    account.counts[f"{seat} grey"] -= 1
    account.counts[f"{seat} discard_grey"] -= 1


def _refused_grey(account: Account, seat: int, _card: str) -> None:
    account.move("grey", 1, f"unused of {seat}", "supply")
    account.counts[f"{seat} grey"] -= 1


def _produced(account: Account, seat: int, amount: int, effect: str, _source: str) -> None:
    account.counts[f"{seat} {effect}"] += amount


def _lapsed(account: Account, seat: int, amount: int, effect: str) -> None:
    account.counts[f"{seat} {effect}"] -= amount


def _gems(account: Account, seat: int, amount: int, _source: str) -> None:
    account.counts[f"{seat} gems"] += amount


def _gems_wait(account: Account, seat: int, amount: int, _source: str) -> None:
    account.counts[f"{seat} gem"] += amount


def _took_gem(account: Account, seat: int) -> None:
    account.counts[f"{seat} gem"] -= 1
    account.counts[f"{seat} gems"] += 1


def _marked(account: Account, seat: int, row: str, level: int) -> None:
    account.counts[f"{seat} level_{row}"] += level


def _developed(account: Account, seat: int, row: str, before: int, level: int) -> None:
    account.counts[f"{seat} level_{row}"] += level - before
    account.counts[f"{seat} develop"] -= level - before


def _upgraded(account: Account, seat: int, row: str, level: int) -> None:
    account.counts[f"{seat} level_{row}"] -= level


def _began(account: Account, seat: int, amount: int, place: int) -> None:
    account.move("figures", amount, f"supply of {seat}", f"hex {place} {seat}")


def _mustered(account: Account, seat: int, place: int, why: str) -> None:
    account.move("figures", 1, f"supply of {seat}", f"hex {place} {seat}")
    if why != "minimum":
        account.counts[f"{seat} {why}"] -= 1


def _moved(account: Account, seat: int, place: int, to: int, cost: int) -> None:
    account.move("figures", 1, f"hex {place} {seat}", f"hex {to} {seat}")
    account.counts[f"{seat} move"] -= cost


def _flew(account: Account, seat: int, place: int, to: int) -> None:
    account.move("figures", 1, f"hex {place} {seat}", f"hex {to} {seat}")
    account.counts[f"{seat} fly"] -= 1


def _teleporting(account: Account, seat: int, _place: int) -> None:
    account.counts[f"{seat} teleport"] -= 1


def _teleported(account: Account, seat: int, place: int, to: int) -> None:
    account.move("figures", 1, f"hex {place} {seat}", f"hex {to} {seat}")


def _revealed(account: Account, place: int, land: str, ghosts: int) -> None:
    account.counts[f"hex {place} {land}"] += 1
    account.counts["ghosts"] -= ghosts
    for site in range(1, ghosts + 1):  # the first sites are guarded first
        account.counts[f"hex {place} site {site} ghost"] += 1


def _laid_tokens(account: Account, amount: int, metal: str, place: int, site: int) -> None:
    account.counts[f"tokens {metal}"] -= amount
    account.counts[f"hex {place} site {site} tokens"] += amount


def _entered(account: Account, seat: int, place: int, site: int, _city: str) -> None:
    account.counts[f"hex {place} {seat} figures"] -= 1
    account.counts[f"hex {place} site {site} {seat}"] += 1


def _explored(account: Account, seat: int, place: int, site: int, amount: int) -> None:
    _entered(account, seat, place, site, "")
    account.counts[f"hex {place} site {site} tokens"] -= amount
    account.counts["looked at"] += amount


def _put_back(account: Account, _seat: int, place: int, site: int) -> None:
    account.counts["looked at"] -= 1
    account.counts[f"hex {place} site {site} tokens"] += 1


def _kept_token(account: Account, seat: int) -> None:
    account.counts["looked at"] -= 1
    account.counts[f"{seat} stored"] += 1


def _used_token(account: Account, seat: int, token: str, where: str) -> None:
    account.counts[f"{seat} stored" if where == "stored" else "looked at"] -= 1
    account.counts[f"used {token}"] += 1


def _left_site(account: Account, seat: int, place: int, site: int) -> None:
    account.counts[f"hex {place} site {site} {seat}"] -= 1
    account.counts[f"hex {place} {seat} figures"] += 1


def _destroyed(account: Account, seat: int, victim: int, place: int, site: int, goal: str, effect: str) -> None:
    account.counts[f"hex {place} {victim} figures" if site == OUTSIDE else f"hex {place} site {site} {victim}"] -= 1
    if goal == "graveyard":
        account.counts[f"graveyard of {seat} {victim}"] += 1
        account.counts[f"{seat} graveyard"] += 1
    else:
        account.counts[f"supply of {victim} figures"] += 1
    account.counts[f"{seat} {effect}"] -= 1


def _banished(account: Account, seat: int, place: int, site: int, effect: str) -> None:
    account.counts[f"hex {place} site {site} ghost"] -= 1
    account.counts[f"{seat} ghosts"] += 1
    account.counts[f"{seat} {effect}"] -= 1


def _withstood(account: Account, seat: int, _victim: int, _place: int, effect: str) -> None:
    account.counts[f"{seat} {effect}"] -= 1


def _razed(account: Account, seat: int, victim: int, place: int, effect: str) -> None:
    account.move("fortresses", 1, f"hex {place} {victim}", f"supply of {victim}")
    account.counts[f"{seat} {effect}"] -= 1


def _fortified(account: Account, seat: int, place: int) -> None:
    account.move("fortresses", 1, f"supply of {seat}", f"hex {place} {seat}")
    account.counts[f"{seat} fortress"] -= 1


def _took_back(account: Account, seat: int, amount: int, place: int) -> None:
    account.move("fortresses", amount, f"hex {place} {seat}", f"supply of {seat}")


def _withdrawn(account: Account, card: str, stack: str, place: int) -> None:
    account.counts[f"offer {stack} {place} {card}"] -= 1
    account.counts[f"stack {stack}"] += 1


def _offered(account: Account, card: str, stack: str, place: int, grey: int) -> None:
    account.counts[f"stack {stack}"] -= 1
    account.counts[f"offer {stack} {place} {card}"] += 1
    account.move("grey", grey, "supply", f"offer {stack} {place}")


def _acquired(account: Account, seat: int, card: str, stack: str, place: int, grey: int) -> None:
    account.move(card, 1, f"offer {stack} {place}", f"{seat}")
    account.move("grey", grey, f"offer {stack} {place}", f"unused of {seat}")
    account.counts[f"{seat} grey"] += grey
    account.counts[f"{seat} technology"] -= 1


def _got(account: Account, seat: int, what: str) -> None:
    account.counts[f"{seat} {what}"] += 1


def _turn(account: Account, _seat: int) -> None:
    account.counts["turns"] += 1


def _end_triggered(account: Account, seat: int) -> None:
    account.counts[f"{seat} ending"] += 1


FOLDS: Final[Mapping[str, Fold]] = {
    "faction_tile": _got,
    "extra_cube": _extra_cube,
    "marked": _marked,
    "began": _began,
    "turn": _turn,
    "took_back": _took_back,
    "drew": _drew,
    "placed": _placed,
    "produced": _produced,
    "lapsed": _lapsed,
    "set_aside": _set_aside,
    "swept": _cubes("available", "unused"),
    "got_cubes": _got_cubes,
    "recovered": _off_technology("available", "recover"),
    "cleared": _off_technology("unused", "clear"),
    "discarded_grey": _discarded_grey,
    "bagged": _cubes("unused", "bag"),
    "returned": _off_technology("bag"),
    "gems": _gems,
    "gems_wait": _gems_wait,
    "took_gem": _took_gem,
    "developed": _developed,
    "upgraded": _upgraded,
    "moved": _moved,
    "flew": _flew,
    "teleporting": _teleporting,
    "teleported": _teleported,
    "revealed": _revealed,
    "laid_tokens": _laid_tokens,
    "entered": _entered,
    "explored": _explored,
    "put_back": _put_back,
    "kept_token": _kept_token,
    "used_token": _used_token,
    "left_site": _left_site,
    "destroyed": _destroyed,
    "banished": _banished,
    "withstood": _withstood,
    "razed": _razed,
    "fortified": _fortified,
    "mustered": _mustered,
    "withdrawn": _withdrawn,
    "offered": _offered,
    "acquired": _acquired,
    "refused_grey": _refused_grey,
    "objective": _got,
    "end_triggered": _end_triggered,
    "scored": lambda account, seat, points, why: account.score(seat, points, why),
}
"""How each event changes the counts. `first_player`, `activated`, `replaced` and `reset` only announce others."""


def fold(account: Account, told: SeatEvent) -> None:
    """Add what an event tells."""
    add = FOLDS.get(told.verb)
    if add is not None:
        add(account, *told.args)


LEDGER: Final = Ledger(PARTS, count, fold)
