"""Masterpieces and inspiration tiles: creating, exhibiting, inspiring (TAA-ART, TAA-MST)."""

from __future__ import annotations

from gobelin.games.tapestry.advance import at_hand, hand_in
from gobelin.games.tapestry.benefits import (
    Create,
    Exhibit,
    Gain,
    Inspire,
    MayPay,
    RefreshMasterpieces,
    Score,
    ScoreCapital,
    ScorePer,
    TurnFaceDown,
)
from gobelin.games.tapestry.effects import can, perform, performs, possible_if
from gobelin.games.tapestry.explore import take
from gobelin.games.tapestry.resources import can_pay, spend, ways_to_pay
from gobelin.games.tapestry.science import repeat_icon
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import Pile, shuffle

# --- creating ---------------------------------------------------------------------------------------------------------


def draw_masterpiece(state: TapestryState) -> str | None:
    """TAX-OPEN-35: the top card of the deck, which is made anew of the discards when it is empty."""
    if not state.masterpiece_deck.items and state.masterpiece_discards:
        state.masterpiece_deck = Pile.seen_by_all(state.masterpiece_discards, state.seats)
        state.masterpiece_discards = []
        shuffle(state, state.masterpiece_deck)
        state.tell("masterpieces_shuffled", len(state.masterpiece_deck))
    return take(state, state.masterpiece_deck) if state.masterpiece_deck.items else None


def fill_row(state: TapestryState) -> None:
    """TAA-SET-02, TAA-ART-02: three open masterpieces, as long as there are any."""
    while len(state.masterpiece_row) < 3 and (card := draw_masterpiece(state)) is not None:
        state.masterpiece_row.append(card)
        state.tell("opened_masterpiece", card)


def replace_row(state: TapestryState, seat: Seat) -> None:
    """Discard the open masterpieces and open three others."""
    state.masterpiece_discards += state.masterpiece_row
    state.masterpiece_row = []
    state.tell("refreshed_masterpieces", seat)
    fill_row(state)


@possible_if(Create)
def can_create(state: TapestryState, seat: Seat, effect: Create) -> bool:
    """Whether there is a masterpiece left."""
    return bool(state.masterpiece_row or state.masterpiece_deck.items or state.masterpiece_discards)


@performs(Create)
def create(state: TapestryState, seat: Seat, effect: Create, why: str) -> Rule[None]:
    """TAA-ART-01 to TAA-ART-03: take an open masterpiece, which is replaced at once, or the top card of the deck."""
    options: list[Option] = [("create", card) for card in state.masterpiece_row]
    if state.masterpiece_deck.items or state.masterpiece_discards:
        options.append(("create_top",))
    if not options:
        return
    chosen = yield Ask(seat, "create", options, rules=("TAA-ART-01",))
    if chosen[0] == "create_top":
        card = draw_masterpiece(state)
        assert card is not None
    else:
        card = chosen[1]
        state.masterpiece_row.remove(card)
    state.players[seat].masterpieces.append(card)
    state.tell("created", seat, card, "deck" if chosen[0] == "create_top" else "row")
    fill_row(state)


@possible_if(RefreshMasterpieces)
def can_refresh(state: TapestryState, seat: Seat, effect: RefreshMasterpieces) -> bool:
    """Whether others could be opened."""
    return bool(state.masterpiece_row and state.masterpiece_deck.items)


@performs(RefreshMasterpieces)
def refresh(state: TapestryState, seat: Seat, effect: RefreshMasterpieces, why: str) -> Rule[None]:
    """TAA-ART-12: the whole row may be replaced."""
    if can(state, seat, effect):
        options: list[Option] = [("refresh",), ("decline",)]
        (chosen,) = yield Ask(seat, "refresh_masterpieces", options, rules=("TAA-ART-12",))
        if chosen == "refresh":
            replace_row(state, seat)


# --- using masterpieces -----------------------------------------------------------------------------------------------


def use_masterpiece(state: TapestryState, seat: Seat, card: str) -> Rule[None]:
    """Gain the benefit of a masterpiece, whoever has it."""
    state.tell("exhibited", seat, card)
    yield from perform(state, seat, state.facts.masterpieces[card].effect, card)


def use_masterpieces(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAA-ART-04, TAA-ART-25: the benefits of all own masterpieces, in any order where it can make a difference."""
    own = state.players[seat].masterpieces
    left = list(own)
    while left := [card for card in left if card in own]:  # one may have been exhibited, and turned, on the way
        card = left[0]
        if len(left) > 1 and any(_can_matter(state, seat, other) for other in left):
            options: list[Option] = [("use_masterpiece", other) for other in left]
            _, card = yield Ask(seat, "masterpieces", options, rules=("TAA-ART-04",))
        left.remove(card)
        yield from use_masterpiece(state, seat, card)


def _can_matter(state: TapestryState, seat: Seat, card: str) -> bool:
    """Whether using this one sooner or later could change what the others give."""
    return any(
        not isinstance(effect, Score | ScorePer | ScoreCapital)
        and not (isinstance(effect, Gain) and effect.gain == "any_resource")
        and can(state, seat, effect)
        for effect in state.facts.masterpieces[card].effect
    )


@performs(TurnFaceDown)
def turn_face_down(state: TapestryState, seat: Seat, effect: TurnFaceDown, why: str) -> Rule[None]:
    """TAA-MST-21: a masterpiece that was used once is never used again."""
    player = state.players[seat]
    player.masterpieces.remove(why)
    player.used_masterpieces.append(why)
    state.tell("turned_face_down", seat, why)
    yield from ()


def exhibitable(state: TapestryState, seat: Seat, neighbours: bool) -> list[str]:
    """TAA-ART-10, TAA-ART-11, TAA-MST-22: the own open masterpieces; of the neighbours all but those for one time.

    One that repeats a space does not exhibit itself there.
    """
    own = state.players[seat].masterpieces
    cards = [card for card in own if repeat_icon(seat, card) not in state.activated]
    for other in state.neighbours(seat) if neighbours else ():
        cards += [card for card in state.players[other].masterpieces if not state.facts.masterpieces[card].once]
    return cards


@possible_if(Exhibit)
def can_exhibit(state: TapestryState, seat: Seat, effect: Exhibit) -> bool:
    """TAA-ART-23: whether there is an open masterpiece."""
    return bool(exhibitable(state, seat, effect.neighbours))


@performs(Exhibit)
def exhibit(state: TapestryState, seat: Seat, effect: Exhibit, why: str) -> Rule[None]:
    """TAA-ART-10, TAA-ART-11: the benefit of a masterpiece, or of up to so many different ones."""
    used: list[str] = []
    while len(used) < effect.n:
        options: list[Option] = [
            ("use_masterpiece", card) for card in exhibitable(state, seat, effect.neighbours) if card not in used
        ]
        if not options:
            return
        if effect.n > 1:
            options.append(("decline",))
        chosen = yield Ask(seat, "exhibit", options, rules=("TAA-ART-11" if effect.n > 1 else "TAA-ART-10",))
        if chosen[0] == "decline":
            return
        used.append(chosen[1])
        yield from use_masterpiece(state, seat, chosen[1])


# --- inspiration ------------------------------------------------------------------------------------------------------


def unused_tiles(state: TapestryState, seat: Seat) -> list[str]:
    """TAA-SET-05, TAA-ART-07: the inspiration tiles of a player that cover no track yet, each of another one."""
    return [tile for tile in state.facts.inspiration if tile not in state.players[seat].inspired] if state.arts else []


@possible_if(Inspire)
def can_inspire(state: TapestryState, seat: Seat, effect: Inspire) -> bool:
    """TAA-ART-22: whether there is an unused tile."""
    return bool(unused_tiles(state, seat))


@performs(Inspire)
def inspire(state: TapestryState, seat: Seat, effect: Inspire, why: str) -> Rule[None]:
    """TAA-ART-06 to TAA-ART-09: cover an income track; its buildings keep their places."""
    tiles = unused_tiles(state, seat)
    if tiles:
        _, tile = yield Ask(seat, "inspire", [("inspire", tile) for tile in tiles], rules=("TAA-ART-06",))
        state.players[seat].inspired.append(tile)
        state.tell("inspired", seat, tile)


# --- offers -----------------------------------------------------------------------------------------------------------


@possible_if(MayPay)
def can_buy(state: TapestryState, seat: Seat, effect: MayPay) -> bool:
    """Whether the price is there, and what it buys does something."""
    player = state.players[seat]
    payable = can_pay(player, ("any",) * effect.n) if effect.pay == "any" else at_hand(player, effect.pay) >= effect.n
    return payable and any(can(state, seat, part) for part in effect.then if not isinstance(part, TurnFaceDown))


@performs(MayPay)
def may_pay(state: TapestryState, seat: Seat, effect: MayPay, why: str) -> Rule[None]:
    """TAA-MST-23: pay for something where a masterpiece or card offers it, at that moment only."""
    if not can_buy(state, seat, effect):
        return
    options: list[Option] = [("decline",)]
    options += ways_to_pay(state.players[seat], ("any",) * effect.n) if effect.pay == "any" else [("buy",)]
    state.about = (why, 0)
    chosen = yield Ask(seat, "offer", options)
    state.about = None
    if chosen[0] == "decline":
        return
    if chosen[0] == "pay":
        spend(state, seat, chosen, why)
    else:
        yield from hand_in(state, seat, effect.pay, effect.n, why)
    yield from perform(state, seat, effect.then, why)
