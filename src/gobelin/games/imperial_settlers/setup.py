"""Set-up: settings, factions, decks and the starting hands (IMP-SET, IMP-VAR-15 to 17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from gobelin.games.imperial_settlers.checks import check_faction_deck
from gobelin.games.imperial_settlers.components import Box
from gobelin.games.imperial_settlers.goods import draw_card
from gobelin.games.imperial_settlers.state import BOXES, Realm, SettlersState
from gobelin.games.imperial_settlers.vocabulary import COMMON_CARD, FACTION_CARD, FACTIONS
from gobelin.kernel import Ask, Rng, Rule, Settings, SettingsError
from gobelin.toolkit.hidden import Pile, draw, shuffle
from gobelin.toolkit.reading import ComponentsError

FactionName: TypeAlias = Literal["barbarians", "romans", "egyptians", "japanese"]
CardPhase: TypeAlias = Literal["basic", "alternative", "advanced"]


class SettlersSettings(Settings, frozen=True, kw_only=True):
    """What is agreed upon before a game of Imperial Settlers."""

    factions: Annotated[
        tuple[FactionName, ...], Meta(description="The faction of each seat; empty: the players choose in turn")
    ] = ()
    card_phase: Annotated[CardPhase, Meta(description="Which card phase is played")] = "basic"
    peaceful: Annotated[bool, Meta(description="Locations of other players cannot be razed by the action")] = False
    decks: Annotated[
        dict[FactionName, tuple[str, ...]], Meta(description="Own faction decks: the ids of eighteen cards each")
    ] = field(default_factory=dict)

    def check(self, seats: int) -> None:
        """Factions must fit the seats; the solo game has a card phase of its own."""
        if self.factions and len(self.factions) != seats:
            raise SettingsError(f"factions: {len(self.factions)} are named for {seats} seats")
        if len(set(self.factions)) != len(self.factions):
            raise SettingsError("factions: each can be played once only")
        if idle := [faction for faction in self.decks if self.factions and faction not in self.factions]:
            raise SettingsError(f"decks: {idle[0]}: nobody plays this faction")
        if seats == 1 and (self.card_phase != "basic" or self.peaceful):
            raise SettingsError("card_phase, peaceful: the variants are for two or more players")


def own_deck(box: Box, faction: str, cards: Sequence[str]) -> list[str]:
    """IMP-VAR-15, IMP-VAR-16: the copies of a deck built of these cards, all copies of each."""
    for card in cards:
        if card not in box.cards or box.cards[card].deck != faction:
            raise SettingsError(f"decks: {faction}: {card!r} is no card of this faction")
    if len(set(cards)) != len(cards):
        raise SettingsError(f"decks: {faction}: a card is named twice; all its copies are used anyway")
    try:
        check_faction_deck(faction, [box.cards[card] for card in cards])
    except ComponentsError as error:
        raise SettingsError(f"decks: {error}") from None
    return sorted(copy.id for copy in box.copies.values() if copy.card in cards)


def setup(box: str, settings: SettlersSettings, seats: int, rng: Rng) -> SettlersState:
    """IMP-SET-12, IMP-SET-13, IMP-SET-17: shuffle the common deck and draw the start player."""
    contents = BOXES[box]
    state = SettlersState(
        rng,
        box,
        seats,
        settings.card_phase,
        settings.peaceful,
        [Realm.empty(faction) for faction in settings.factions or [""] * seats],
        Pile.unseen(contents.decks["common"], seats),
        [],
        Pile([], []),
        [],
        {faction: own_deck(contents, faction, cards) for faction, cards in settings.decks.items()},
    )
    shuffle(state, state.common)
    state.start = state.active = rng.randrange(seats)
    if state.is_solo:  # IMP-SOLO-01, IMP-SOLO-05
        state.realms.append(Realm.empty())
        state.attack_deck = Pile.unseen(contents.attack_deck, seats)
        shuffle(state, state.attack_deck)
    return state


def faction_phase(state: SettlersState) -> Rule[None]:
    """IMP-SET-14, IMP-SET-18: everyone has a faction, a shuffled deck and a starting hand of four."""
    order = state.clockwise(state.start)
    if not state.is_solo:
        state.tell("start_player", state.start)
    for seat in order:
        if not state.realms[seat].faction:
            taken = {realm.faction for realm in state.realms}
            _, faction = yield Ask(seat, "faction", [("choose", f) for f in FACTIONS if f not in taken])
            state.realms[seat].faction = faction
        state.tell("plays", seat, state.realms[seat].faction)
    for seat in order:
        realm = state.realms[seat]
        realm.deck = Pile.unseen(state.faction_deck(realm.faction), state.seats)
        shuffle(state, realm.deck)
        state.tell("shuffled", seat, len(realm.deck))
    hand = dict(BOXES[state.box].setup.start_hand)
    for seat in order:
        for _ in range(hand[COMMON_CARD]):
            yield from draw_card(state, seat, "common_card", "start_hand")
        for _ in range(hand[FACTION_CARD]):
            yield from draw_card(state, seat, "faction_card", "start_hand")
    if state.is_solo:
        draw(state, state.attack_deck, state.offer, None)
        state.attack_row = [state.offer.remove(0)]
        state.tell("attack_card", state.attack_row[0])
    state.phase = "cards"
