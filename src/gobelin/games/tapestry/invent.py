"""Inventing and upgrading tech cards (TAP-INV)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from gobelin.games.tapestry.benefits import CircleOfMiddleRow, Invent, RefreshDisplay, SquareOfTopRow, Upgrade
from gobelin.games.tapestry.capital import FURTHER_PLACES, changed
from gobelin.games.tapestry.cards_and_tiles import Prerequisite
from gobelin.games.tapestry.chance import choose_top, with_more
from gobelin.games.tapestry.effects import perform, performs, possible_if
from gobelin.games.tapestry.explore import take
from gobelin.games.tapestry.player import BOTTOM, FACE_DOWN, MIDDLE, TOP
from gobelin.games.tapestry.pool import pooled, take_pooled
from gobelin.games.tapestry.powers import Power, flagged, happened, own_powers
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS, LAST
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import Pile, shuffle

# --- inventing --------------------------------------------------------------------------------------------------------


class WatchesInventions(Power):
    """It adds to inventing."""

    def on_invent(self, state: TapestryState, owner: Seat, mark: Any, actor: Seat, card: str) -> Rule[None]:
        """A tech card was invented."""
        raise NotImplementedError


class InventsElsewhere(Power):
    """A mat that lets its owner invent other tech cards too."""

    def tech_places(self, state: TapestryState, owner: Seat, mat: Any) -> list[Option]:
        """Those cards."""
        raise NotImplementedError


def draw_tech_card(state: TapestryState) -> str | None:
    """TAP-INV-03: the top card of the deck."""
    return take(state, state.tech_deck) if refill_techs(state) else None


def refill_techs(state: TapestryState) -> bool:
    """TAP-TURN-18: an empty deck is made anew of its discards; False: there is no card left."""
    if not state.tech_deck.items and state.tech_discards:
        state.tech_deck = Pile.seen_by_all(state.tech_discards, state.seats)
        state.tech_discards = []
        shuffle(state, state.tech_deck)
        state.tell("tech_shuffled", len(state.tech_deck))
    return bool(state.tech_deck.items)


def gain_top(state: TapestryState, seat: Seat) -> Rule[str | None]:
    """The card that a player draws from the deck, if there is one."""
    if refill_techs(state):
        yield from choose_top(state, seat, state.tech_deck, "tech_card")
    return draw_tech_card(state)


def fill_display(state: TapestryState) -> None:
    """TAP-SET-07, TAP-INV-02: three open cards, as long as there are any."""
    while len(state.tech_display) < 3 and (card := draw_tech_card(state)) is not None:
        state.tech_display.append(card)
        state.tell("opened_tech", card)


def places_to_invent(state: TapestryState, seat: Seat) -> list[Option]:
    """TAP-INV-01, TAP-AUT-86: the open cards, the top of the deck, and what a civilization adds."""
    options: list[Option] = [("invent", card) for card in state.tech_display]
    if state.tech_deck.items or state.tech_discards:
        options.append(("invent_top",))
    options += pooled(state, seat, state.facts.tech_cards)
    for mat, power in own_powers(state, seat, InventsElsewhere):
        options += power.tech_places(state, seat, mat)
    return options


@possible_if(Invent)
def can_invent(state: TapestryState, seat: Seat, effect: Invent) -> bool:
    """Whether there is a card."""
    return bool(places_to_invent(state, seat))


@performs(Invent)
def invent_effect(state: TapestryState, seat: Seat, effect: Invent, why: str) -> Rule[None]:
    """Invent as an effect says."""
    yield from invent(state, seat, places_to_invent(state, seat))


def invent(state: TapestryState, seat: Seat, options: list[Option]) -> Rule[str | None]:
    """TAP-INV-01, TAP-INV-02: take a card; what was open is replaced at once. The card is returned."""
    if not options:
        return None
    chosen = yield Ask(seat, "invent", options, rules=("TAP-INV-01",))
    if chosen[0] == "invent_top":
        card = yield from gain_top(state, seat)
        assert card is not None
        origin = "deck"
    elif chosen[0] == "take_pooled":
        card = take_pooled(state, seat, chosen[1])
        origin = "pool"
    elif chosen[0] == "recycle":
        card = chosen[1]
        state.tech_discards.remove(card)
        origin = "discards"
    else:
        card = chosen[1]
        state.tech_display.remove(card)
        origin = "display"
    yield from add_tech_card(state, seat, card, origin)
    return card


def invent_top(state: TapestryState, seat: Seat) -> Rule[None]:
    """Take the top card of the deck, if there is one."""
    card = yield from gain_top(state, seat)
    if card is not None:
        yield from add_tech_card(state, seat, card, "deck")


def keep_of_drawn(state: TapestryState, seat: Seat, draw: int, keep: int) -> Rule[None]:
    """Draw tech cards and keep some; all lie on the discard pile until they are kept."""
    drawn = [card for _ in range(with_more(state, seat, draw)) if (card := draw_tech_card(state)) is not None]
    state.tech_discards += drawn
    for card in drawn:
        state.tell("drew_tech", seat, card)
    for _ in range(min(keep, len(drawn))):
        _, card = yield Ask(seat, "recyclers", [("recycle", card) for card in drawn], rules=("TAP-CIV-12",))
        drawn.remove(card)
        state.tech_discards.remove(card)
        yield from add_tech_card(state, seat, card, "discards")


def add_tech_card(state: TapestryState, seat: Seat, card: str, origin: str) -> Rule[None]:
    """TAP-INV-02, TAP-INV-04: a new card goes to the bottom row and gives nothing yet; an open one is replaced."""
    state.players[seat].techs[BOTTOM].append(card)
    state.tell("invented", seat, card, origin)
    if origin == "display":
        fill_display(state)
    yield from happened(state, seat, "invent", WatchesInventions.on_invent, card)
    yield from changed(state)


@performs(RefreshDisplay)
def refresh(state: TapestryState, seat: Seat, effect: RefreshDisplay, why: str) -> Rule[None]:
    """TAP-INV-15: all open cards may be discarded and replaced."""
    (chosen,) = yield Ask(seat, "refresh", [("refresh",), ("decline",)], rules=("TAP-INV-15",))
    if chosen == "refresh":
        replace_display(state, seat)


def replace_display(state: TapestryState, seat: Seat) -> None:
    """Discard the open cards and open three others."""
    state.tech_discards += state.tech_display
    state.tech_display = []
    state.tell("refreshed", seat)
    fill_display(state)


# --- upgrading --------------------------------------------------------------------------------------------------------


class WatchesUpgrades(Power):
    """It adds to upgrading."""

    def on_upgrade(
        self, state: TapestryState, owner: Seat, mark: Any, actor: Seat, holder: Seat, card: str, row: int
    ) -> Rule[None]:
        """The actor has upgraded a tech card of the holder, which has reached a row and given its benefit."""
        raise NotImplementedError


class UpgradesElsewhere(Power):
    """A mat that lets its owner move other tech cards by an upgrade."""

    def upgradable(self, state: TapestryState, owner: Seat, mat: Any) -> list[str]:
        """Those cards."""
        raise NotImplementedError

    def upgrade_other(self, state: TapestryState, owner: Seat, mat: Any, card: str) -> Rule[None]:
        """Move such a card."""
        raise NotImplementedError


def meets_prerequisite(state: TapestryState, seat: Seat, card: str) -> bool:
    """TAP-INV-09, TAA-LMK-01: the player or a neighbour has what the card needs for the top row."""
    return bool(met_by(state, seat, card))


def met_by(state: TapestryState, seat: Seat, card: str) -> list[Seat]:
    """Who of the player and the neighbours has what a card needs for the top row."""
    needed = state.facts.tech_cards[card].prerequisite
    if needed.enchanted:  # TFF-TEC-04
        return [seat] if is_enchanted(state, seat) else []
    if needed.landmark:  # TAA-LMK-10
        return [seat] if card in state.players[seat].on_techs else []
    return [other for other in (seat, *state.neighbours(seat)) if has_reached(state, other, needed)]


def is_enchanted(state: TapestryState, seat: Seat) -> bool:
    """TFF-TEC-01, TFF-TEC-02: an enchanted card lies on the income mat, or the last income turn has begun."""
    player, cards = state.players[seat], state.facts.tapestry_cards
    played = (card for stack in player.tapestries for card in stack if card != FACE_DOWN)  # TAX-OPEN-31
    return player.era >= LAST or any(cards[card].enchanted for card in played)


def has_reached(state: TapestryState, seat: Seat, needed: Prerequisite) -> bool:
    """TAP-INV-10 to TAP-INV-13: whether a player has the tier or has uncovered the space."""
    if needed.track is not None:
        space = state.furthest(seat, needed.track)
        return bool(space) and state.space_at(needed.track, space).tier >= needed.tier
    if needed.building is None:
        return False
    number, buildings = BUILDINGS.index(needed.building), state.facts.pieces.buildings_per_type
    return needed.uncovered not in state.players[seat].covered(number, buildings)


def is_locked(state: TapestryState, card: str) -> bool:
    """TAA-ART-18: whether the card cannot be upgraded again in this turn."""
    return card in state.locked


def upgradable(state: TapestryState, seat: Seat, ignoring: bool = False) -> list[str]:
    """TAP-INV-06, TAP-INV-09, TAA-ART-18: the own cards that can move up."""
    bottom, middle = usable(state, seat, BOTTOM), usable(state, seat, MIDDLE)
    free = ignoring or flagged(state, seat, "ignore_prerequisites")
    cards = bottom + [card for card in middle if free or meets_prerequisite(state, seat, card)]
    for mat, power in own_powers(state, seat, UpgradesElsewhere):
        cards += power.upgradable(state, seat, mat)
    return [card for card in cards if not is_locked(state, card)] if state.locked else cards


@possible_if(Upgrade)
def can_upgrade(state: TapestryState, seat: Seat, effect: Upgrade) -> bool:
    """Whether a card can move up."""
    return bool(upgradable(state, seat, effect.ignoring))


@performs(Upgrade)
def upgrade_effect(state: TapestryState, seat: Seat, effect: Upgrade, why: str) -> Rule[None]:
    """Upgrade as an effect says."""
    yield from upgrade(state, seat, ignoring=effect.ignoring, locking=effect.locking)


def upgrade(
    state: TapestryState, seat: Seat, optional: bool = False, ignoring: bool = False, locking: bool = False
) -> Rule[None]:
    """TAP-INV-05, TAP-INV-06: choose a card and move it up."""
    options: list[Option] = [("upgrade", card) for card in upgradable(state, seat, ignoring)]
    if not options:
        return
    others = [
        card
        for mat, power in own_powers(state, seat, UpgradesElsewhere)
        for card in power.upgradable(state, seat, mat)
        if not is_locked(state, card)
    ]
    if optional or len(others) == len(options):  # what a mat allows besides is never forced
        options.append(("decline",))
    chosen = yield Ask(seat, "upgrade", options, rules=("TAP-INV-06",))
    if chosen[0] == "decline":
        return
    if locking:
        state.locked.append(chosen[1])
        state.tell("locked", seat, chosen[1])
    for mat, power in own_powers(state, seat, UpgradesElsewhere):
        if chosen[1] in power.upgradable(state, seat, mat):
            yield from power.upgrade_other(state, seat, mat, chosen[1])
            return
    yield from upgrade_card(state, seat, seat, chosen[1])


def reached_row(rows: list[list[str]], card: str) -> int:
    """TAP-INV-07: the row that a card comes to when it is upgraded."""
    return MIDDLE if card in rows[BOTTOM] else TOP


def upgrade_card(state: TapestryState, seat: Seat, holder: Seat, card: str) -> Rule[None]:
    """TAP-INV-07, TAP-INV-09: a card moves up one row and gives its holder the circle or square benefit.

    The upgrade is that of `seat`, even if somebody else has the card (TAP-OPEN-43).
    """
    rows = state.players[holder].techs
    row = reached_row(rows, card)
    rows[row - 1].remove(card)
    rows[row].append(card)
    if seat == holder:
        state.tell("upgraded", seat, card, row)
    else:
        state.tell("upgraded_for", seat, holder, card, row)
    if not state.players[holder].finished:  # TAP-END-03: the Inventors move cards of such players too
        yield from row_benefit(state, holder, card, row)
    yield from happened(state, seat, "upgrade", WatchesUpgrades.on_upgrade, holder, card, row)


def recycle(state: TapestryState, seat: Seat, card: str) -> Rule[None]:
    """TAP-CIV-10: an upgrade that moves a card from the top row to the bottom row, without circle or square."""
    rows = state.players[seat].techs
    rows[TOP].remove(card)
    rows[BOTTOM].append(card)
    state.tell("recycled", seat, card)
    yield from happened(state, seat, "upgrade", WatchesUpgrades.on_upgrade, seat, card, BOTTOM)


def take_over(state: TapestryState, seat: Seat, victim: Seat, card: str) -> Rule[None]:
    """TAP-CIV-07: a card goes from the top row of a player to the bottom row of another; that is no invention."""
    state.players[victim].techs[TOP].remove(card)
    state.players[seat].techs[BOTTOM].append(card)
    state.tell("took_tech", seat, victim, card)
    if landmark := state.players[victim].on_techs.pop(card, ""):  # TAA-LMK-05: it stays on the card
        state.players[victim].landmarks.remove(landmark)
        state.players[seat].landmarks.append(landmark)
        state.players[seat].on_techs[card] = landmark
        state.tell("took_landmark", seat, victim, landmark, card)
    yield from changed(state)


def leave_row(state: TapestryState, seat: Seat, card: str) -> None:
    """TAA-CIV-05: a tech card that has just been invented goes to a civilization mat, which tells of it."""
    state.players[seat].techs[BOTTOM].remove(card)


# --- landmarks on tech cards ------------------------------------------------------------------------------------------


def landmark_places(state: TapestryState, seat: Seat) -> dict[Option, Callable[[str], Rule[None]]]:
    """TAA-LMK-02, TAA-LMK-06: the own tech cards that ask for a landmark and have none."""
    player, facts = state.players[seat], state.facts.tech_cards
    return {
        ("on_tech", card): partial(put_on_tech, state, seat, card)
        for row in player.techs
        for card in row
        if facts[card].prerequisite.landmark and card not in player.on_techs
    }


FURTHER_PLACES.append(landmark_places)


def put_on_tech(state: TapestryState, seat: Seat, card: str, landmark: str) -> Rule[None]:
    """TAA-LMK-02, TAA-LMK-03, TAA-LMK-09: a landmark stands on a tech card, which is upgraded at once."""
    player = state.players[seat]
    player.on_techs[card] = landmark
    state.tell("landmark_on_tech", seat, landmark, card)
    if card not in player.techs[TOP] and not is_locked(state, card):
        yield from upgrade_card(state, seat, seat, card)


def row_benefit(state: TapestryState, seat: Seat, card: str, row: int) -> Rule[None]:
    """The circle of the middle row, the square of the top row; TFF-TEC-05: a one-time square turns its card over."""
    facts = state.facts.tech_cards[card]
    if row == TOP and facts.one_time:
        if card in state.turned_techs or card not in state.players[seat].techs[TOP]:  # TFF-TEC-07
            return
        state.turned_techs.append(card)
        state.tell("turned_tech", seat, card)
    yield from perform(state, seat, facts.circle if row == MIDDLE else facts.square, card, facts.order)


@possible_if(CircleOfMiddleRow)
def has_middle_row(state: TapestryState, seat: Seat, effect: CircleOfMiddleRow) -> bool:
    """Whether there is a card."""
    return bool(state.players[seat].techs[MIDDLE])


@performs(CircleOfMiddleRow)
def circle_of_middle_row(state: TapestryState, seat: Seat, effect: CircleOfMiddleRow, why: str) -> Rule[None]:
    """TAP-INV-16: the circle benefit of a card in the own middle row."""
    yield from benefit_of_row(state, seat, MIDDLE)


@possible_if(SquareOfTopRow)
def has_top_row(state: TapestryState, seat: Seat, effect: SquareOfTopRow) -> bool:
    """Whether there is a card."""
    return bool(usable(state, seat, TOP))


@performs(SquareOfTopRow)
def square_of_top_row(state: TapestryState, seat: Seat, effect: SquareOfTopRow, why: str) -> Rule[None]:
    """The square benefit of a card in the own top row."""
    yield from benefit_of_row(state, seat, TOP)


def usable(state: TapestryState, seat: Seat, row: int) -> list[str]:
    """The cards of a row whose benefits can be gained: those that lie face up."""
    return [card for card in state.players[seat].techs[row] if card not in state.turned_techs]


def benefit_of_row(state: TapestryState, seat: Seat, row: int) -> Rule[None]:
    """Choose a card of a row and gain its benefit there."""
    cards = usable(state, seat, row)
    if cards:
        _, card = yield Ask(seat, "benefit_of_tech", [("use_tech", card) for card in cards])
        yield from row_benefit(state, seat, card, row)
