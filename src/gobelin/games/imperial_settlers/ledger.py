"""What an onlooker can count by listening: the events of Imperial Settlers, added up.

Keys name a place and a thing: `"0 wood"` in the supply of seat 0, `"0 points"`; `"locations 0 com014"`, `"com014 laid
worker"`. Cards that lie open count one by one; of hidden ones only their number is public.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from gobelin.games.imperial_settlers.goods import Source
from gobelin.games.imperial_settlers.state import NEUTRAL, NEUTRAL_SEAT
from gobelin.kernel import Account, Json, Ledger, Seat, SeatEvent

ROWS: Final = ("production", "feature", "action")
COMMON: Final = "com"
"""IMP-SET-19: how the numbers of common cards begin."""


# --- what the table shows ---------------------------------------------------------------------------------------------


def count(view: dict[str, Json]) -> Counter[str]:
    """The public counts of the table."""
    table: dict[str, Any] = view
    counts = Counter({"round": table["round"], "common deck": table["common_deck"]})
    counts.update((f"start {table['start']}", f"active {table['active']}"))
    _count_cards(counts, "offer", table["offer"])
    _count_cards(counts, "discards", table["common_discards"])
    for seat, pile in enumerate(table["looking"]):
        counts[f"looking {seat}"] += len(pile)
    is_solo = "attack_row" in table
    for place, realm in enumerate(table["realms"]):
        _count_realm(counts, NEUTRAL_SEAT if is_solo and place == NEUTRAL else place, realm)
    if is_solo:
        _count_cards(counts, "attack row", table["attack_row"])
        counts |= Counter({"attack deck": table["attack_deck"], "collected": table["collected"]})
    return counts


def _count_cards(counts: Counter[str], where: str, cards: list[str]) -> None:
    for card in cards:
        counts[f"{where} {card}"] += 1


def _count_realm(counts: Counter[str], seat: Seat, realm: dict[str, Any]) -> None:
    counts[f"{seat} points"] += realm["vp"]
    counts[f"passed {seat}"] += realm["passed"]
    counts[f"hand {seat}"] += len(realm["hand"])
    counts[f"deck {seat}"] += realm["faction_deck"]
    if realm["faction"]:
        counts[f"faction {seat} {realm['faction']}"] += 1
    for good, amount in realm["goods"].items():
        counts[f"{seat} {good}"] += amount
    for place in ("deals", "routes", "foundations"):
        _count_cards(counts, f"{place} {seat}", realm[place])
    _count_cards(counts, "discards", realm["faction_discards"])
    for location in (location for row in ROWS for location in realm[row]):
        _count_location(counts, seat, location)


def _count_location(counts: Counter[str], seat: Seat, location: dict[str, Any]) -> None:
    card = location["card"]
    counts[f"locations {seat} {card}"] += 1
    for good, amount in location.get("laid", {}).items():
        counts[f"{card} laid {good}"] += amount
    for mark in ("used", "defence", "samurai", "blocked", "kept"):
        counts[f"{card} {mark}"] += location.get(mark, 0)
    counts[f"{card} under"] += len(location.get("under", ()))
    if "taken_by" in location:
        counts[f"{card} taken by {location['taken_by']}"] += 1


# --- what the events tell ---------------------------------------------------------------------------------------------


def fold(account: Account, told: SeatEvent) -> None:
    """Add what an event tells."""
    if told.verb in FOLDS:
        FOLDS[told.verb](account, *told.args)


def _add(account: Account, key: str, amount: int = 1) -> None:
    account.counts[key] += amount


def _clear(account: Account, is_meant: Callable[[str], bool]) -> None:
    for key in account.counts:
        if is_meant(key):
            account.counts[key] = 0


def _discard(account: Account, card: str) -> None:
    _add(account, f"discards {card}")


def _leave(account: Account, seat: Seat, card: str) -> None:
    """A location leaves an empire, with all marks on it."""
    _add(account, f"locations {seat} {card}", -1)
    _clear(account, lambda key: key.startswith((f"{card} used", f"{card} blocked", f"{card} taken by")))


def _start_player(account: Account, seat: Seat) -> None:
    _clear(account, lambda key: key.startswith("start "))
    _add(account, f"start {seat}")
    _turn(account, seat)


def _turn(account: Account, seat: Seat) -> None:
    _clear(account, lambda key: key.startswith("active "))
    _add(account, f"active {seat}")


def _round(account: Account, number: int) -> None:
    account.counts["round"] = number


def _reshuffled(account: Account, cards: int) -> None:
    _clear(account, lambda key: key.startswith(f"discards {COMMON}"))
    _add(account, "common deck", cards)


def _from_deck(account: Account, seat: Seat, deck: str, cards: int) -> None:
    _add(account, "common deck" if deck == "common_card" else f"deck {seat}", -cards)


def _drew(account: Account, seat: Seat, deck: str, why: str) -> None:
    _from_deck(account, seat, deck, 1)
    _add(account, f"hand {seat}")


def _looked(account: Account, seat: Seat, cards: int, deck: str) -> None:
    _from_deck(account, seat, deck, cards)
    _add(account, f"looking {seat}", cards)


def _passed_on(account: Account, seat: Seat, cards: int, to: Seat) -> None:
    _add(account, f"looking {seat}", -cards)
    _add(account, f"looking {to}", cards)


def _kept(account: Account, seat: Seat) -> None:
    _add(account, f"looking {seat}", -1)
    _add(account, f"hand {seat}")


def _rejected(account: Account, seat: Seat, card: str) -> None:
    _add(account, f"looking {seat}", -1)
    _discard(account, card)


def _revealed(account: Account, card: str) -> None:
    _add(account, "common deck", -1)
    _add(account, f"offer {card}")


def _left_over(account: Account, card: str) -> None:
    account.move(card, 1, "offer", "discards")


def _took(account: Account, seat: Seat, card: str) -> None:
    _add(account, f"offer {card}", -1)
    _add(account, f"hand {seat}")


def _neutral_got(account: Account, card: str) -> None:
    account.move(card, 1, "offer", f"locations {NEUTRAL_SEAT}")


def _paid(account: Account, seat: Seat, amount: int, good: str, why: str = "") -> None:
    _add(account, f"{seat} {good}", -amount)


def _laid(account: Account, seat: Seat, amount: int, good: str, card: str) -> None:
    account.move(good, amount, str(seat), f"{card} laid")


def _robbed(account: Account, seat: Seat, amount: int, good: str, victim: Seat, why: str) -> None:
    account.move(good, amount, str(victim), str(seat))


def _built(account: Account, seat: Seat, card: str, origin: str) -> None:
    _add(account, f"hand {seat}" if origin == "hand" else f"deals {seat} {card}", -1)
    _add(account, f"locations {seat} {card}")


def _gave_up(account: Account, seat: Seat, card: str, what: str) -> None:
    if what == "location":
        _leave(account, seat, card)
    else:
        _add(account, f"foundations {seat} {card}", -1)
    _discard(account, card)


def _from_hand(account: Account, seat: Seat, card: str, place: str) -> None:
    _add(account, f"hand {seat}", -1)
    _add(account, f"{place} {card}")


def _left(account: Account, owner: Seat, card: str) -> None:
    _leave(account, owner, card)
    _discard(account, card)


def _fell(account: Account, owner: Seat, card: str) -> None:
    _leave(account, owner, card)
    _add(account, f"foundations {owner} {card}")


def _lost_with(account: Account, amount: int, good: str, card: str) -> None:
    place = {"resource": "kept", "defence": "defence", "samurai": "samurai"}.get(good, f"laid {good}")
    _add(account, f"{card} {place}", -amount)


def _lost(account: Account, card: str, from_card: str) -> None:
    _add(account, f"{from_card} under", -1)
    _discard(account, card)


def _cleaned_up(account: Account) -> None:
    """Goods in the purses are told of one by one."""
    _clear(account, lambda key: key.endswith((" used", " blocked")) or key.startswith("passed ") or " laid " in key)
    _clear(account, lambda key: key.endswith(" defence") and not key[0].isdigit())


def _stationed(account: Account, seat: Seat, card: str) -> None:
    _add(account, f"{seat} worker", -1)
    _add(account, f"{card} samurai")


def _defended(account: Account, seat: Seat, card: str) -> None:
    account.move("defence", 1, str(seat), card)


def _stashed_good(account: Account, seat: Seat, good: str, card: str) -> None:
    _add(account, f"{seat} {good}", -1)
    _add(account, f"{card} kept")


def _stashed(account: Account, seat: Seat, card: str) -> None:
    _add(account, f"hand {seat}", -1)
    _add(account, f"{card} under")


def _attack_card(account: Account, card: str) -> None:
    _add(account, "attack deck", -1)
    _add(account, f"attack row {card}")


def _collected(account: Account, owner: Seat, card: str) -> None:
    _leave(account, owner, card)
    _add(account, "collected")


FOLDS: Final[Mapping[str, Callable[..., None]]] = {
    "start_player": _start_player,
    "plays": lambda account, seat, faction: _add(account, f"faction {seat} {faction}"),
    "shuffled": lambda account, seat, cards: _add(account, f"deck {seat}", cards),
    "round": _round,
    "reshuffled": _reshuffled,
    "revealed": _revealed,
    "left_over": _left_over,
    "took": _took,
    "neutral_got": _neutral_got,
    "looked": _looked,
    "passed_on": _passed_on,
    "kept": _kept,
    "rejected": _rejected,
    "drew": _drew,
    "discarded": lambda account, seat, card: _from_hand(account, seat, card, "discards"),
    "gained": lambda account, seat, amount, good, why: _add(account, f"{seat} {good}", amount),
    "paid": _paid,
    "gave_up_goods": _paid,
    "laid": _laid,
    "robbed": _robbed,
    "scored": lambda account, seat, points, why, source: account.score(seat, points, source),
    "built": _built,
    "gave_up": _gave_up,
    "dealt": lambda account, seat, card: _from_hand(account, seat, card, f"deals {seat}"),
    "ended_deal": lambda account, seat, card: account.move(card, 1, f"deals {seat}", "discards"),
    "ended_route": lambda account, seat, card: _add(account, f"routes {seat} {card}", -1),
    "ended_attack": lambda account, card: _add(account, f"attack row {card}", -1),
    "took_deal": lambda account, seat, card, owner: account.move(card, 1, f"deals {owner}", f"deals {seat}"),
    "routed": lambda account, seat, card, owner: _add(account, f"routes {seat} {card}"),
    "left": _left,
    "fell": _fell,
    "removed": lambda account, seat, card, owner: _left(account, owner, card),
    "founded": lambda account, seat, card: _from_hand(account, seat, card, f"foundations {seat}"),
    "lost_with": _lost_with,
    "lost": _lost,
    "activated": lambda account, seat, card, uses: _add(account, f"{card} used", uses),
    "blocked": lambda account, seat, card, owner: _add(account, f"{card} blocked"),
    "took_over": lambda account, seat, card, owner: _add(account, f"{card} taken by {seat}"),
    "gave_back": lambda account, seat, card, owner: _add(account, f"{card} taken by {seat}", -1),
    "defended": _defended,
    "stationed": _stationed,
    "guarded": lambda account, seat, card: _add(account, f"{card} samurai"),
    "stashed_good": _stashed_good,
    "stashed": _stashed,
    "turn": _turn,
    "passed": lambda account, seat: _add(account, f"passed {seat}"),
    "cleaned_up": _cleaned_up,
    "attack_card": _attack_card,
    "attacked": lambda account, card: _collected(account, 0, card),
    "collected": lambda account, card: _collected(account, NEUTRAL_SEAT, card),
}
"""What each event changes of what is public; an event that is not here changes nothing by itself."""

LEDGER: Final = Ledger(get_args(Source), count, fold, frozenset({"scored", "gained"}))
