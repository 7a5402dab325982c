"""Set-up: settings, factions, decks and the starting hands (IMP-SET, IMP-VAR-15 to 17)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import field

from gobelin.games.imperial_settlers.checks import check_faction_deck
from gobelin.games.imperial_settlers.components import Box
from gobelin.games.imperial_settlers.goods import draw_card
from gobelin.games.imperial_settlers.state import BOXES, Realm, SettlersState
from gobelin.games.imperial_settlers.vocabulary import COMMON_CARD, FACTION_CARD, FACTIONS
from gobelin.kernel import Ask, Form, Option, Rng, Rule, Settings, SettingsError, When
from gobelin.kernel.settings import choice, choices, decks, each_seat, one_of, preset, switch
from gobelin.toolkit.hidden import Pile, draw, shuffle
from gobelin.toolkit.reading import ComponentsError


class SettlersSettings(Settings, frozen=True, kw_only=True):
    """What is agreed upon before a game of Imperial Settlers."""

    factions: tuple[str, ...] = ()
    card_phase: str = "basic"
    peaceful: bool = False
    decks: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def check(self, seats: int) -> None:
        """A deck needs somebody who plays it."""
        if idle := [faction for faction in self.decks if self.factions and faction not in self.factions]:
            raise SettingsError(f"decks: {idle[0]}: nobody plays this faction")


def form(box: Box) -> Form:
    """IMP-SET-14, IMP-SET-24, IMP-VAR: what is agreed upon; the solo game has a card phase of its own."""
    together = When("seats", (2, 3, 4))
    cards = [choice(card.id, "card", deck=card.deck) for card in box.cards.values() if card.deck in FACTIONS]
    return Form.of(
        SettlersSettings,
        each_seat("factions", choices(FACTIONS, "faction")),
        one_of("card_phase", ["basic", "alternative", "advanced"], needs=[together]),
        switch("peaceful", needs=[together]),
        decks("decks", cards),
        presets=[
            preset("first_game", needs=[When("seats", (2,))], factions=["barbarians", "romans"]),
            preset("usual"),
            preset("everything", needs=[together], card_phase="advanced"),
        ],
    )


def own_deck(box: Box, faction: str, cards: Sequence[str]) -> list[str]:
    """IMP-VAR-15, IMP-VAR-16: the copies of a deck built of these cards, all copies of each."""
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
            options: list[Option] = [("choose", faction) for faction in FACTIONS if faction not in taken]
            _, faction = yield Ask(seat, "faction", options, rules=("IMP-SET-14",))
            state.realms[seat].faction = faction
        state.tell("plays", seat, state.realms[seat].faction)
    for seat in order:
        realm = state.realms[seat]
        realm.deck = Pile.unseen(state.faction_deck(realm.faction), state.seats)
        shuffle(state, realm.deck)
        state.tell("shuffled", seat, len(realm.deck))
    hand = dict(state.contents.setup.start_hand)
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
