"""Points, resources and payments (TAP-INC, TAP-ADV-01, TAP-OPEN-19)."""

from __future__ import annotations

from functools import lru_cache
from operator import add, sub

from gobelin.games.tapestry.benefits import Gain, Score, ScorePer
from gobelin.games.tapestry.city import complete, rocks
from gobelin.games.tapestry.effects import brings, performs
from gobelin.games.tapestry.player import Player
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS, CHOSEN, RESOURCE_CAP, RESOURCES, Cost
from gobelin.kernel import Ask, Option, Rule, Seat


def score(state: TapestryState, seat: Seat, points: int, why: str) -> None:
    """TAP-TURN-19: points count at once and without bound."""
    if points > 0:
        player = state.players[seat]
        player.vp += points
        player.points[why] = player.points.get(why, 0) + points
        state.tell("scored", seat, points, why)


def lose_points(state: TapestryState, seat: Seat, points: int, why: str) -> None:
    """Give up points, as far as there are any."""
    player = state.players[seat]
    lost = min(points, player.vp)
    if lost:
        player.vp -= lost
        player.points[why] = player.points.get(why, 0) - lost
        state.tell("lost_points", seat, lost, why)


def receive(state: TapestryState, seat: Seat, resource: int, amount: int, why: str) -> int:
    """TAP-INC-25, TAP-OPEN-19: take a resource; what goes beyond eight is lost. Return what was gained."""
    player = state.players[seat]
    if player.finished:  # TAP-END-03
        return 0
    gained = min(amount, RESOURCE_CAP - player.purse[resource])
    if gained > 0:
        player.purse[resource] += gained
        state.tell("gained", seat, gained, RESOURCES[resource], why)
    return max(gained, 0)


def receive_any(state: TapestryState, seat: Seat, amount: int, why: str, kinds: str = "any") -> Rule[None]:
    """Resources of the player's choice, one after the other; full stores are not offered.

    `kinds` is the word of a cost that says how they belong together.
    """
    player = state.players[seat]
    taken = [0] * len(RESOURCES)
    for _ in range(amount):
        room = [r for r, owned in enumerate(player.purse) if owned < RESOURCE_CAP]
        if kinds != "any":
            room = [r for r in room if _fits(kinds, _with(taken, r))]
        if player.finished or not room:
            return
        _, resource = yield Ask(seat, "resource", [("receive", RESOURCES[r]) for r in room])
        receive(state, seat, RESOURCES.index(resource), 1, why)
        taken[RESOURCES.index(resource)] += 1


def _with(taken: list[int], resource: int) -> tuple[int, ...]:
    """What was taken and one resource more."""
    return tuple(amount + (kind == resource) for kind, amount in enumerate(taken))


@lru_cache(maxsize=50_000)
def payments(purse: tuple[int, ...], cost: Cost) -> tuple[Option, ...]:
    """Every way to pay a cost.

    >>> payments((2, 0, 1, 0), ("food", "any"))
    (('pay', 1, 0, 1, 0),)
    >>> payments((2, 0, 1, 0), ("different", "different"))
    (('pay', 1, 0, 1, 0),)
    >>> payments((2, 0, 1, 0), ("identical", "identical"))
    (('pay', 2, 0, 0, 0),)
    """
    due = tuple(cost.count(resource) for resource in RESOURCES)
    ways = [due] if all(part <= owned for part, owned in zip(due, purse, strict=True)) else []
    for word in CHOSEN:
        ways = [
            tuple(map(add, paid, parts))
            for paid in ways
            for parts in _splits(cost.count(word), tuple(map(sub, purse, paid)))
            if _fits(word, parts)
        ]
    return tuple(("pay", *way) for way in dict.fromkeys(ways))


def _fits(word: str, parts: tuple[int, ...]) -> bool:
    """Whether resources are of the kinds that a word of a cost allows."""
    if word == "any":
        return True
    return max(parts) <= 1 if word == "different" else sum(map(bool, parts)) <= 1


@lru_cache(maxsize=50_000)
def _splits(amount: int, rest: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to take an amount from a purse."""
    if not rest:
        return () if amount else ((),)
    return tuple(
        [(part, *others) for part in range(min(amount, rest[0]), -1, -1) for others in _splits(amount - part, rest[1:])]
    )


def ways_to_pay(player: Player, cost: Cost) -> tuple[Option, ...]:
    """The payments open to a player."""
    return payments(tuple(player.purse), cost)


def can_pay(player: Player, cost: Cost) -> bool:
    """Whether any payment is open to a player, which is quicker to say than which.

    >>> from types import SimpleNamespace
    >>> player = SimpleNamespace(purse=[1, 1, 1, 0])
    >>> can_pay(player, ("food", "any", "any")), can_pay(player, ("food", "identical", "identical"))
    (True, False)
    """
    rest, chosen = [*player.purse], ""
    for word in cost:
        if word in CHOSEN:
            if chosen not in ("", word):
                return bool(ways_to_pay(player, cost))
            chosen = word
        else:
            place = RESOURCES.index(word)
            if not rest[place]:
                return False
            rest[place] -= 1
    if not chosen:
        return True
    number = cost.count(chosen)
    if chosen == "identical":
        return max(rest) >= number
    return (sum(rest) if chosen == "any" else sum(map(bool, rest))) >= number


def spend(state: TapestryState, seat: Seat, payment: Option, why: str) -> None:
    """Pay what a payment option says; `why` is what for."""
    purse = state.players[seat].purse
    for resource, amount in enumerate(payment[1:]):
        if amount:
            purse[resource] -= int(amount)
            state.tell("paid", seat, int(amount), RESOURCES[resource], why)


def pay(state: TapestryState, seat: Seat, cost: Cost, why: str) -> Rule[None]:
    """TAP-ADV-01: pay a cost that the player can pay, choosing what stands for any resource."""
    payment = yield Ask(seat, "pay", ways_to_pay(state.players[seat], cost), rules=("TAP-ADV-01",))
    spend(state, seat, payment, why)


def counted(state: TapestryState, seat: Seat, what: str) -> int:
    """TAP-FAQ-14 to TAP-FAQ-20: how many of something a player has."""
    player = state.players[seat]
    if what in BUILDINGS:
        reserved = sum(what in things for _, things in player.reserved)
        return player.built[BUILDINGS.index(what)] - player.beside.count(what) - reserved
    if what in state.facts.tracks:
        return state.furthest(seat, what)
    if what == "tech_card":
        return player.tech_cards
    if what == "tapestry_card":
        return player.tapestry_cards
    if what == "tapestry_card_in_hand":
        return len(player.hand)
    if what == "controlled_territory":
        return len(state.territories(seat))
    if what == "territory_tile_in_supply":
        return len(player.territories) + player.on_mats(what)
    if what == "landmark":
        return len(player.landmarks)
    if what == "income_building":  # TAX-OPEN-11, TFF-RES-04
        return sum(player.built) - sum(thing in BUILDINGS for _, things in player.reserved for thing in things)
    if what == "complete_row":  # TAA-ART-16: this is not scoring the capital
        return complete(player.filled, state.city(seat).rows)
    if what == "complete_column":
        return complete(player.filled, state.city(seat).columns)
    if what == "opponent":
        return len(state.order) - 1
    assert what == "district_with_2_or_more_impassable_plots", what
    impassable = rocks(player.plots)
    return sum((impassable & district).bit_count() >= 2 for district in state.city(seat).districts)


@performs(Score)
@performs(ScorePer)
def score_points(state: TapestryState, seat: Seat, effect: Score | ScorePer, why: str) -> Rule[None]:
    """Plain points, or points for each of something."""
    score(state, seat, points_of(state, seat, effect)["points"], why)
    yield from ()


@brings(Score)
@brings(ScorePer)
def points_of(state: TapestryState, seat: Seat, effect: Score | ScorePer) -> dict[str, int]:
    """What an effect is worth."""
    return {"points": effect.vp if isinstance(effect, Score) else effect.n * counted(state, seat, effect.vp_per)}


def gain_resource(state: TapestryState, seat: Seat, effect: Gain, why: str) -> Rule[None]:
    """A named resource, or any."""
    if effect.gain == "any_resource":
        yield from receive_any(state, seat, effect.n, why)
    else:
        receive(state, seat, RESOURCES.index(effect.gain), effect.n, why)
