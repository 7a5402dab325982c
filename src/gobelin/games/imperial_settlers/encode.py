"""What a seat knows of Imperial Settlers as a flat array for learning.

The layout is fixed by the box. First the table: round, phase, settings, turn, the offer, what is being looked at,
decks, discards and the solo game's attack cards. Then four realms of equal layout, the own one first and the others
in turn order; the solo game's neutral player is the second. Realms that are not in the game stay zero.

Cards are counted by their face, as a part of all copies with that face; amounts are divided by what a good game
reaches. So nearly all numbers lie between 0 and 1. Of hidden cards only what the seat knows is counted by face, and
the rest by number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from gobelin.games.imperial_settlers.components import FACTIONS, GOODS, PURSE, Box
from gobelin.games.imperial_settlers.state import NOBODY, Realm, Table
from gobelin.kernel import Seat
from gobelin.kernel.game import Encoding, Floats

REALMS: Final = 4
PHASES: Final = ("factions", "cards", "production", "actions", "clean_up", "attack", "next_round", "scoring", "over")
CARD_PHASES: Final = ("basic", "alternative", "advanced")
MANY: Final = {"goods": 10, "vp": 100, "turns": 100, "hand": 20, "stash": 10, "uses": 2, "attack": 3}
"""What a good game reaches: these become 1."""

Filled = dict[int, float]


TABLE_CARDS: Final = {"offer": "common", "looking": "all", "discards": "common"}
REALM_CARDS: Final = {
    "hand": "all",
    "location": "all",
    "used": "action",
    "laid": "action",
    "blocked": "action",
    "guarded": "all",
    "taken": "all",
    "under": "all",
    "deal": "faction",
    "route": "faction",
    "foundation": "common",
    "discards": "faction",
}
"""Blocks with a slot for every face, and for which faces: known hand cards; locations; of these the uses, the goods
laid on them, whether they are blocked, guarded by defence or samurai, or taken over (1: by the seat itself, a half: by
another); known cards laid away; deals; Trade Route deals; foundations; faction discards."""


class Layout:
    """Names for all slots, and where each block begins."""

    def __init__(self, box: Box) -> None:
        self.names: list[str] = []
        self.starts: dict[str, int] = {}
        twins = Counter(copy.face for copy in box.copies.values())
        self.parts = {copy.id: 1.0 / twins[copy.face] for copy in box.copies.values()}
        self.slots: dict[str, dict[str, int]] = {}
        """By block: the slot of each card."""
        self.deck_size = {deck: len(copies) for deck, copies in box.decks.items()}
        self.targets = box.attack_deck
        self.rounds = box.setup.rounds
        self._domains = {
            "all": list(box.copies.values()),
            "common": [copy for copy in box.copies.values() if not copy.is_faction],
            "faction": [copy for copy in box.copies.values() if copy.is_faction],
            "action": [copy for copy in box.copies.values() if copy.kind == "action"],
        }
        self._table()
        for place in range(REALMS):
            self._realm(f"realm{place}")

    def _block(self, name: str, slots: Iterable[object]) -> None:
        self.starts[name] = len(self.names)
        self.names += [f"{name}.{slot}" for slot in slots]

    def _cards(self, name: str, domain: str) -> None:
        """A slot for every face of a domain."""
        start, copies = len(self.names), self._domains[domain]
        faces = {face: start + i for i, face in enumerate(dict.fromkeys(copy.face for copy in copies))}
        self.slots[name] = {copy.id: faces[copy.face] for copy in copies}
        self._block(name, faces)

    def _table(self) -> None:
        scalars = ("round", "seats", "peaceful", "acted", "turns", "common_deck", "attack_deck", "collected")
        self._block("table", scalars)
        self._block("phase", PHASES)
        self._block("card_phase", CARD_PHASES)
        self._block("start", range(REALMS))
        self._block("active", range(REALMS))
        self._block("attack_row", GOODS)
        for name, domain in TABLE_CARDS.items():
            self._cards(name, domain)

    def _realm(self, realm: str) -> None:
        self._block(realm, ("present", "passed", "vp", "faction_deck", "hand", "unknown_hand", "kept", "under"))
        self._block(f"{realm}.faction", FACTIONS)
        self._block(f"{realm}.goods", (GOODS[good] for good in PURSE))
        for name, domain in REALM_CARDS.items():
            self._cards(f"{realm}.{name}", domain)


class Writer:
    """Writes positions in the layout of one box."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def write(self, state: Table, seat: Seat, out: Floats) -> None:
        """Fill the array with what the seat knows."""
        filled: Filled = {}
        self._table(state, seat, filled)
        for place, realm in enumerate(self._realms(state, seat)):
            self._realm(state, seat, f"realm{place}", realm, filled)
        for slot in range(len(self.layout.names)):
            out[slot] = 0.0
        for slot, amount in filled.items():
            out[slot] = amount

    def _realms(self, state: Table, seat: Seat) -> Iterator[Realm]:
        yield from (state.realms[other] for other in state.clockwise(seat))
        yield from state.realms[state.seats :]

    def _put(self, block: str, values: Sequence[float], filled: Filled) -> None:
        start = self.layout.starts[block]
        for i, value in enumerate(values):
            if value:
                filled[start + i] = value

    def _count(self, block: str, copies: Iterable[str | None], filled: Filled) -> None:
        slots, parts = self.layout.slots[block], self.layout.parts
        for copy in copies:
            if copy is not None:
                slot = slots[copy]
                filled[slot] = filled.get(slot, 0.0) + parts[copy]

    def _table(self, state: Table, seat: Seat, filled: Filled) -> None:
        layout = self.layout
        self._put(
            "table",
            (
                state.round / layout.rounds,
                state.seats / REALMS,
                float(state.peaceful),
                float(state.acted),
                state.turns / MANY["turns"],
                len(state.common) / layout.deck_size["common"],
                len(state.attack_deck) / max(1, len(layout.targets)),
                len(state.collected) / MANY["hand"],
            ),
            filled,
        )
        filled[layout.starts["phase"] + PHASES.index(state.phase)] = 1.0
        filled[layout.starts["card_phase"] + CARD_PHASES.index(state.card_phase)] = 1.0
        filled[layout.starts["start"] + (state.start - seat) % state.seats] = 1.0
        filled[layout.starts["active"] + (state.active - seat) % state.seats] = 1.0
        for card in state.attack_row:
            slot = layout.starts["attack_row"] + layout.targets[card]
            filled[slot] = filled.get(slot, 0.0) + 1.0 / MANY["attack"]
        self._count("offer", state.offer.seen(seat), filled)
        for pile in state.passing:
            self._count("looking", pile.seen(seat), filled)
        self._count("discards", state.discards, filled)

    def _realm(self, state: Table, seat: Seat, name: str, realm: Realm, filled: Filled) -> None:
        hand, stashed = realm.hand.seen(seat), [location.under for location in realm.locations if location.under]
        self._put(
            name,
            (
                1.0,
                float(realm.passed),
                realm.vp / MANY["vp"],
                len(realm.deck) / self.layout.deck_size[FACTIONS[0]],
                len(hand) / MANY["hand"],
                hand.count(None) / MANY["hand"],
                sum(location.kept for location in realm.locations) / MANY["stash"],
                sum(len(pile) for pile in stashed) / MANY["stash"],
            ),
            filled,
        )
        if realm.faction:
            filled[self.layout.starts[f"{name}.faction"] + FACTIONS.index(realm.faction)] = 1.0
        self._put(f"{name}.goods", [amount / MANY["goods"] for amount in realm.purse], filled)
        self._count(f"{name}.hand", hand, filled)
        for pile in stashed:
            self._count(f"{name}.under", pile.seen(seat), filled)
        self._count(f"{name}.deal", realm.deals, filled)
        self._count(f"{name}.route", realm.routes, filled)
        self._count(f"{name}.foundation", realm.foundations, filled)
        self._count(f"{name}.discards", realm.discards, filled)
        self._locations(seat, name, realm, filled)

    def _locations(self, seat: Seat, name: str, realm: Realm, filled: Filled) -> None:
        for location in realm.locations:
            taken = 0.0 if location.taken_by == NOBODY else 1.0 if location.taken_by == seat else 0.5
            for block, amount in (
                ("location", 1.0),
                ("used", location.used / MANY["uses"]),
                ("laid", sum(number for _, number in location.laid) / MANY["goods"]),
                ("blocked", float(location.blocked)),
                ("guarded", location.defence + location.samurai),
                ("taken", taken),
            ):
                if amount:
                    slot = self.layout.slots[f"{name}.{block}"][location.copy]
                    filled[slot] = filled.get(slot, 0.0) + amount * self.layout.parts[location.copy]


def encoding(box: Box) -> Encoding[Table]:
    """The encoding of positions with the components of a box."""
    layout = Layout(box)
    return Encoding(tuple(layout.names), Writer(layout).write)
