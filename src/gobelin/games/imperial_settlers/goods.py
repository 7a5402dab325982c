"""Goods: gaining, drawing, scoring and discarding (IMP-SET, IMP-RND)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from gobelin.games.imperial_settlers.effects import OnGainVp
from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS, VP, Goods
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import Pile, draw, play, shuffle

Source: TypeAlias = Literal[
    "common_locations",
    "faction_locations",
    "laid_away",
    "production",
    "deals",
    "building",
    "actions",
    "razing",
    "features",
]
"""Where points come from, as players think of it: the empire at the end, production, and what was done in turns."""


def gain(state: SettlersState, seat: Seat, goods: Goods, why: str, source: Source) -> Rule[None]:
    """IMP-RND-05, IMP-RND-06: take goods from the supply."""
    purse = state.realms[seat].purse
    for good, amount in goods:
        if good < VP:
            purse[good] += amount  # IMP-SET-05: the supply never runs short
            state.tell("gained", seat, amount, GOODS[good], why)
        elif good == VP:
            score(state, seat, amount, why, source)
        else:
            for _ in range(amount):
                yield from draw_card(state, seat, GOODS[good], why)


def score(state: SettlersState, seat: Seat, points: int, why: str, source: Source) -> None:
    """IMP-RND-05: points count at once."""
    add_points(state, seat, points, why, source)
    for copy, more in added_points(state, seat, points, why, state.brought):
        add_points(state, seat, more, copy, "features")  # IMP-OPEN-12: triggers nothing


def added_points(
    state: SettlersState, seat: Seat, points: int, why: str, brought: dict[tuple[Seat, str], int]
) -> list[tuple[str, int]]:
    """IMP-CARD-EGY-12: what Sphinxes add to the points of one single card or action (IMP-OPEN-34)."""
    sphinxes = state.features(seat, OnGainVp)
    if not sphinxes:
        return []
    total = brought.get((seat, why), 0) + points
    added = [(at.copy, dict(effect.gain)[VP]) for at, effect in sphinxes if total >= effect.single_source_at_least]
    brought[seat, why] = 0 if added else total
    return added


def add_points(state: SettlersState, seat: Seat, points: int, why: str, source: Source) -> None:
    """Points on the track."""
    state.realms[seat].vp += points
    state.tell("scored", seat, points, why, source)


def draw_card(state: SettlersState, seat: Seat, kind: str, why: str) -> Rule[None]:
    """IMP-SET-07: a card of no named deck comes from the own faction deck or the common deck, as its player likes."""
    options: list[Option] = []
    if kind != "faction_card" and (state.common.items or state.discards):
        options.append(("draw", "common_card"))
    if kind != "common_card" and state.realms[seat].deck.items:
        options.append(("draw", "faction_card"))
    if not options:  # IMP-OPEN-07: the gain is lost
        return
    _, deck = options[0] if len(options) == 1 else (yield Ask(seat, "draw", options, rules=("IMP-SET-07",)))
    if deck == "common_card":
        draw_common(state, state.realms[seat].hand, [seat])
    else:
        draw(state, state.realms[seat].deck, state.realms[seat].hand, [seat])
    state.tell("drew", seat, deck, why, state.realms[seat].hand.items[-1], to=[seat], others=(seat, deck, why))


def draw_common(state: SettlersState, to: Pile, seats: Iterable[Seat] | None) -> bool:
    """IMP-LOOK-12: an empty common deck is made anew of its discard pile; False: there is no card left."""
    if not state.common.items and state.discards:
        state.tell("reshuffled", len(state.discards))
        state.common = Pile.seen_by_all(state.discards, state.seats)
        state.discards = []
        shuffle(state, state.common)
    if not state.common.items:
        return False
    draw(state, state.common, to, seats)
    return True


def discard(state: SettlersState, copy: str) -> None:
    """IMP-RND-08: a card goes to the discard pile of its own kind."""
    deck = state.facts[copy].deck
    if deck == "common":
        state.discards.append(copy)
    else:
        next(realm for realm in state.realms if realm.faction == deck).discards.append(copy)


def discard_from_hand(state: SettlersState, seat: Seat, copy: str) -> None:
    """Lay a hand card on its discard pile."""
    discard(state, play(state, state.realms[seat].hand, copy, seat))
    state.tell("discarded", seat, copy)


def end_deal(state: SettlersState, seat: Seat, copy: str) -> None:
    """A deal ends: its card goes to the discard pile; one of the Trade Route is simply over."""
    realm = state.realms[seat]
    if copy in realm.routes:
        realm.routes.remove(copy)
        state.tell("ended_route", seat, copy)
    elif copy in state.attack_row:  # IMP-SOLO-13, IMP-OPEN-17
        state.attack_row.remove(copy)
        state.attack_discards.append(copy)
        state.tell("ended_attack", copy)
    else:
        realm.deals.remove(copy)
        discard(state, copy)
        state.tell("ended_deal", seat, copy)


def faces(state: SettlersState, copies: Iterable[str]) -> list[str]:
    """One of each kind: copies with the very same facts are interchangeable in a hand."""
    facts = state.facts
    first: dict[str, str] = {}
    for copy in copies:
        face = facts[copy].face
        if face not in first:
            first[face] = copy
    return list(first.values())
