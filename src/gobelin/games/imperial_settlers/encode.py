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
from typing import Final

from gobelin.games.imperial_settlers.components import Box
from gobelin.games.imperial_settlers.state import NOBODY, Realm, SettlersState
from gobelin.games.imperial_settlers.vocabulary import FACTIONS, GOODS, PURSE
from gobelin.kernel import Seat
from gobelin.kernel.game import Encoding, Floats
from gobelin.toolkit.layout import Layout

REALMS: Final = 4
PHASES: Final = ("factions", "cards", "production", "actions", "clean_up", "attack", "next_round", "scoring", "over")
CARD_PHASES: Final = ("basic", "alternative", "advanced")
SCALE: Final = {"goods": 10, "vp": 100, "turns": 100, "hand": 20, "stash": 10, "uses": 2, "attack": 3}
"""What a good game reaches: these become 1."""

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


class BoxLayout(Layout):
    """The slots for the components of a box."""

    def __init__(self, box: Box) -> None:
        twins = Counter(copy.face for copy in box.copies.values())
        super().__init__({copy.id: 1.0 / twins[copy.face] for copy in box.copies.values()})
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
        self.block("turn", ("pays_freely",))

    def _cards(self, name: str, domain: str) -> None:
        """A slot for every face of a domain."""
        start, copies = len(self.names), self._domains[domain]
        faces = {face: start + i for i, face in enumerate(dict.fromkeys(copy.face for copy in copies))}
        self.slots[name] = {copy.id: faces[copy.face] for copy in copies}
        self.block(name, faces)

    def _table(self) -> None:
        scalars = ("round", "seats", "peaceful", "acted", "turns", "common_deck", "attack_deck", "collected")
        self.block("table", scalars)
        self.block("phase", PHASES)
        self.block("card_phase", CARD_PHASES)
        self.block("start", range(REALMS))
        self.block("active", range(REALMS))
        self.block("attack_row", GOODS)
        for name, domain in TABLE_CARDS.items():
            self._cards(name, domain)

    def _realm(self, realm: str) -> None:
        self.block(realm, ("present", "passed", "vp", "faction_deck", "hand", "unknown_hand", "kept", "under"))
        self.block(f"{realm}.faction", FACTIONS)
        self.block(f"{realm}.goods", (GOODS[good] for good in PURSE))
        for name, domain in REALM_CARDS.items():
            self._cards(f"{realm}.{name}", domain)


class Writer:
    """Writes positions in the layout of one box."""

    def __init__(self, layout: BoxLayout) -> None:
        self.layout = layout
        self._realms = [layout.within(f"realm{place}") for place in range(REALMS)]

    def write(self, state: SettlersState, seat: Seat, out: Floats) -> None:
        """Write what the seat knows into an array of zeros."""
        self._table(state, seat, out)
        own_first = [*(state.realms[other] for other in state.clockwise(seat)), *state.realms[state.seats :]]
        for layout, realm in zip(self._realms, own_first, strict=False):
            self._realm(seat, layout, realm, out)
        if state.active == seat:
            self.layout.put("turn", (state.pays_freely,), out)

    def _table(self, state: SettlersState, seat: Seat, out: Floats) -> None:
        layout, starts = self.layout, self.layout.starts
        layout.put(
            "table",
            (
                state.round / layout.rounds,
                state.seats / REALMS,
                state.peaceful,
                state.acted,
                state.turns / SCALE["turns"],
                len(state.common.items) / layout.deck_size["common"],
                len(state.attack_deck) / max(1, len(layout.targets)),
                len(state.collected) / SCALE["hand"],
            ),
            out,
        )
        out[starts["phase"] + PHASES.index(state.phase)] = 1.0
        out[starts["card_phase"] + CARD_PHASES.index(state.card_phase)] = 1.0
        out[starts["start"] + (state.start - seat) % state.seats] = 1.0
        out[starts["active"] + (state.active - seat) % state.seats] = 1.0
        for card in state.attack_row:
            out[starts["attack_row"] + layout.targets[card]] += 1.0 / SCALE["attack"]
        layout.count_known("offer", state.offer, seat, out)
        for pile in state.looking:
            layout.count_known("looking", pile, seat, out)
        layout.count("discards", state.discards, out)

    def _realm(self, seat: Seat, layout: Layout, realm: Realm, out: Floats) -> None:
        hand, stashed = realm.hand.seen(seat), [location.under for location in realm.locations if location.under]
        layout.put(
            "",
            (
                1.0,
                realm.passed,
                realm.vp / SCALE["vp"],
                len(realm.deck.items) / self.layout.deck_size[FACTIONS[0]],
                len(hand) / SCALE["hand"],
                hand.count(None) / SCALE["hand"],
                sum([location.kept for location in realm.locations]) / SCALE["stash"],
                sum([len(pile.items) for pile in stashed]) / SCALE["stash"],
            ),
            out,
        )
        if realm.faction:
            out[layout.starts["faction"] + FACTIONS.index(realm.faction)] = 1.0
        layout.share("goods", realm.purse, SCALE["goods"], out)
        layout.count("hand", hand, out)
        for pile in stashed:
            layout.count_known("under", pile, seat, out)
        layout.count("deal", realm.deals, out)
        layout.count("route", realm.routes, out)
        layout.count("foundation", realm.foundations, out)
        layout.count("discards", realm.discards, out)
        self._locations(seat, layout, realm, out)

    def _locations(self, seat: Seat, layout: Layout, realm: Realm, out: Floats) -> None:
        for location in realm.locations:
            copy = location.copy
            part = layout.parts[copy]
            out[layout.slots["location"][copy]] += part
            if location.used:
                out[layout.slots["used"][copy]] += location.used / SCALE["uses"] * part
            if location.laid:
                out[layout.slots["laid"][copy]] += sum([number for _, number in location.laid]) / SCALE["goods"] * part
            if location.blocked:
                out[layout.slots["blocked"][copy]] += part
            if location.defence or location.samurai:
                out[layout.slots["guarded"][copy]] += (location.defence + location.samurai) * part
            if location.taken_by != NOBODY:
                out[layout.slots["taken"][copy]] += (1.0 if location.taken_by == seat else 0.5) * part


def encoding(box: Box) -> Encoding[SettlersState]:
    """The encoding of positions with the components of a box."""
    layout = BoxLayout(box)
    return Encoding(tuple(layout.names), Writer(layout).write)
