"""The table of Imperial Settlers: realms, decks, and the round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, Final, TypeVar

from gobelin.games.imperial_settlers.components import Box, Copy
from gobelin.games.imperial_settlers.effects import Effect
from gobelin.games.imperial_settlers.loading import BOX, FILES
from gobelin.games.imperial_settlers.vocabulary import DEFENCE, PURSE
from gobelin.kernel import Seat, State, plain_state
from gobelin.toolkit.hidden import KNOWN, Pile

NOBODY: Final = -1
NEUTRAL: Final = 1
"""The place of the neutral player's realm in the solo game, behind the only seat."""
NEUTRAL_SEAT: Final = 4
"""How events name the neutral player: as a seat that no table has."""

E = TypeVar("E", bound=Effect)


STANDARD: Final = FILES.register(BOX)
BOXES: Final = FILES.boxes


@plain_state
class Location:
    """A card lying face up in an empire."""

    copy: str
    used: int = 0
    """Activations in this round."""
    laid: tuple[tuple[int, int], ...] = ()
    """Goods laid on it this round."""
    defence: int = 0
    samurai: int = 0
    blocked: bool = False
    taken_by: Seat = NOBODY
    """Who uses it in its owner's place (Temple of Ra)."""
    kept: int = 0
    """Resources laid away for good (Shrine)."""
    under: Pile | None = None
    """Cards laid away for good (Gate)."""


@plain_state
class Realm:
    """All that belongs to one player; in the solo game the neutral player has one too, behind the last seat."""

    faction: str
    purse: list[int]
    vp: int
    deck: Pile
    hand: Pile
    discards: list[str]
    locations: list[Location]
    foundations: list[str]
    deals: list[str]
    routes: list[str]
    """Locations of other players with which a Trade Route made a deal."""
    passed: bool = False

    @classmethod
    def empty(cls, faction: str = "") -> Realm:
        """A realm before the game."""
        return cls(faction, [0] * len(PURSE), 0, Pile([], []), Pile([], []), [], [], [], [], [])

    def location(self, copy: str) -> Location:
        """The location that this card is."""
        return next(location for location in self.locations if location.copy == copy)


@plain_state
class SettlersState(State):
    """The whole game."""

    box: str
    seats: int
    card_phase: str
    peaceful: bool
    realms: list[Realm]
    common: Pile
    discards: list[str]
    """The common discard pile."""
    offer: Pile
    """Common cards lying open in the card phase."""
    looking: list[Pile]
    """Cards that each seat chooses from: on their way round in the alternative card phase, or just drawn."""
    own_decks: dict[str, list[str]]
    """Faction decks that players have built themselves."""
    groups: dict[int, list[str]] = field(default_factory=dict)
    """Things that seats know to be in places they cannot tell apart."""
    round: int = 1
    phase: str = "factions"
    start: Seat = 0
    active: Seat = 0
    acted: bool = False
    """The action of the turn is done; only free acts may follow."""
    pays_freely: bool = False
    """In this turn the player chooses how much gold goes into a payment (IMP-OPEN-32)."""
    using: list[str] = field(default_factory=list)
    """The action locations that are being carried out, the innermost last."""
    brought: dict[tuple[Seat, str], int] = field(default_factory=dict)
    """The points that a card has brought a seat in the current action and that no Sphinx has rewarded yet."""
    turns: int = 0
    attack_deck: Pile = field(default_factory=lambda: Pile([], []))
    attack_row: list[str] = field(default_factory=list)
    """Open attack cards of the solo game, the newest first; they stand in for the neutral player's deals."""
    attack_discards: list[str] = field(default_factory=list)
    collected: list[str] = field(default_factory=list)
    """The neutral player's collection pile."""

    contents: Box = field(init=False, repr=False, compare=False)
    """What is in the box."""
    facts: Mapping[str, Copy] = field(init=False, repr=False, compare=False)
    """What is printed on each card."""

    def __post_init__(self) -> None:
        if self.box in BOXES:
            self.contents = BOXES[self.box]
            self.facts = self.contents.copies

    @property
    def is_solo(self) -> bool:
        """One person against the neutral player."""
        return self.seats == 1

    @property
    def neutral(self) -> Realm:
        """The neutral player's realm, in the solo game."""
        return self.realms[NEUTRAL]

    def faction_deck(self, faction: str) -> Sequence[str]:
        """The copies that a faction plays with: its own deck (IMP-VAR-15), or that of the box."""
        return self.own_decks.get(faction) or self.contents.decks[faction]  # type: ignore[index]

    def piles(self) -> list[Pile]:
        """Everything that can lie face down."""
        under = [location.under for realm in self.realms for location in realm.locations if location.under]
        own = [pile for realm in self.realms for pile in (realm.deck, realm.hand)]
        return [self.common, self.offer, self.attack_deck, *self.looking, *own, *under]

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats from this one on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def begin_turn(self, seat: Seat) -> None:
        """IMP-ACT-07: it is this player's turn; alone it always is."""
        self.active = seat
        if not self.is_solo:
            self.tell("turn", seat)

    def rivals(self, seat: Seat) -> Iterator[tuple[Seat, Realm]]:
        """The other players who can still be the target of an action (IMP-ACT-06)."""
        for other, realm in enumerate(self.realms):
            if other != seat and not realm.passed:
                yield other, realm

    def features(self, seat: Seat, form: type[E]) -> list[tuple[Location, E]]:
        """The locations with an effect of this form that a player may use.

        These are his own, less those taken over, plus those he took over.
        """
        facts: Mapping[str, Any] = self.facts
        having = self.contents.by_form[form]
        return [
            (location, facts[location.copy].effect)
            for owner, realm in enumerate(self.realms)
            for location in realm.locations
            if location.copy in having
            and (location.taken_by == seat or (owner == seat and location.taken_by == NOBODY))
        ]

    def owner(self, copy: str) -> Seat:
        """In whose empire a location lies."""
        return next(s for s, realm in enumerate(self.realms) if any(loc.copy == copy for loc in realm.locations))

    def whose(self, owner: Seat) -> Seat:
        """How events name the owner of a realm."""
        return NEUTRAL_SEAT if self.is_solo and owner == NEUTRAL else owner


def check(state: SettlersState) -> None:
    """No card is made or lost, nobody owes anything, and everyone knows the own hand."""
    box = state.contents
    piled = [item for pile in state.piles() for item in pile.items]
    open_cards = state.discards + state.collected + state.attack_row + state.attack_discards
    for realm in state.realms:
        open_cards += [*realm.discards, *realm.foundations, *realm.deals]
        open_cards += [location.copy for location in realm.locations]
    everything = piled + open_cards
    assert len(everything) == len(set(everything)), "a card is in two places"
    expected = set(box.decks["common"]) | (set(box.attack_deck) if state.is_solo else set())
    dealt = state.phase != "factions"
    if dealt:
        decks = [state.faction_deck(realm.faction) for realm in state.realms[: state.seats]]
        assert all(len(deck) == 30 for deck in decks), "a faction deck of another size"  # IMP-VAR-15
        expected.update(*decks)
    present = set(everything)
    assert expected <= present, f"cards are lost: {sorted(expected - present)[:3]}"
    assert not dealt or present <= expected, f"cards of no deck in play: {sorted(present - expected)[:3]}"
    assert all(len(pile.items) == len(pile.known) for pile in state.piles())
    for seat, realm in enumerate(state.realms[: state.seats]):
        assert min(realm.purse) >= 0, f"seat {seat} owes goods: {realm.purse}"
        assert realm.vp >= 0
        assert realm.purse[DEFENCE] + sum(loc.defence for loc in realm.locations) <= 1, "a second defence token"
        assert all(known[seat] == KNOWN for known in realm.hand.known), "a hand its owner does not know"
        for location in realm.locations:
            facts = box.copies[location.copy]
            assert location.samurai <= facts.is_faction
            assert location.defence == 0 or not facts.is_faction
        for route in realm.routes:
            assert any(loc.copy == route for other in state.realms for loc in other.locations), "a deal with nobody"
