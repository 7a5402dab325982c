"""Clean-up and storage (IMP-CLEAN)."""

from __future__ import annotations

from gobelin.games.imperial_settlers.components import Storage
from gobelin.games.imperial_settlers.effects import Store
from gobelin.games.imperial_settlers.state import Realm, SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS, PURSE
from gobelin.kernel import Rule, Seat


def clean_up_phase(state: SettlersState) -> Rule[None]:
    """IMP-CLEAN-01 to IMP-CLEAN-06; in the last round it is skipped (IMP-RND-03, IMP-CLEAN-09)."""
    last = state.round == state.contents.setup.rounds
    if not last:
        state.tell("cleaned_up")
        for seat in range(state.seats):
            give_up_goods(state, seat)
        for realm in state.realms:
            realm.passed = False
            for location in realm.locations:
                location.used, location.blocked = 0, False
                location.laid, location.defence = (), 0  # IMP-CLEAN-03, IMP-DEF-07
    state.phase = "attack" if state.is_solo else "next_round"
    yield from ()  # nothing is asked


def give_up_goods(state: SettlersState, seat: Seat) -> None:
    """IMP-CLEAN-01, IMP-CLEAN-02, IMP-OPEN-26: what board and locations store stays, all else goes."""
    realm = state.realms[seat]
    kept = stored(state, seat, realm)
    for good in PURSE:
        if kept[good]:
            state.tell("stored", seat, kept[good], GOODS[good])
    for good in PURSE:
        if realm.purse[good] > kept[good]:
            state.tell("gave_up_goods", seat, realm.purse[good] - kept[good], GOODS[good])
            realm.purse[good] = kept[good]


def stored(state: SettlersState, seat: Seat, realm: Realm) -> list[int]:
    """The most that can be kept: storing is never harmful, so it happens by itself."""
    left, kept = list(realm.purse), [0] * len(PURSE)
    board = state.contents.factions[realm.faction].storage  # type: ignore[index]
    stores: list[Storage | Store] = [board, *(effect for _, effect in state.features(seat, Store))]
    for store in sorted(stores, key=lambda store: store.max is None, reverse=True):
        room = sum(left) if store.max is None else store.max
        for good in store.goods:
            amount = min(room, left[good])
            left[good] -= amount
            kept[good] += amount
            room -= amount
    return kept


def next_round(state: SettlersState) -> Rule[None]:
    """IMP-CLEAN-05, IMP-CLEAN-06, IMP-RND-01: the start player changes; after the fifth round the game is scored."""
    if state.round == state.contents.setup.rounds:
        state.phase = "scoring"
        return
    state.round += 1
    state.start = state.active = (state.start + 1) % state.seats
    if not state.is_solo:
        state.tell("start_player", state.start)
    state.phase = "cards"
    yield from ()  # nothing is asked
