"""Advancing on the tracks: tokens, landmarks, benefits and bonuses (TAP-ADV, TAP-TRK, TAP-SCI)."""

from __future__ import annotations

from functools import cache
from typing import Any

from gobelin.games.tapestry.achievements import earn
from gobelin.games.tapestry.benefits import Advance, Bonus, Regress, TokenToStart
from gobelin.games.tapestry.capital import changed, gain_landmark, lose_landmark
from gobelin.games.tapestry.components import Space
from gobelin.games.tapestry.effects import perform, performs, possible_if
from gobelin.games.tapestry.explore import discard_tile
from gobelin.games.tapestry.player import Player
from gobelin.games.tapestry.powers import Power, flagged, own_powers, powers, sources, trigger
from gobelin.games.tapestry.resources import spend, ways_to_pay
from gobelin.games.tapestry.state import BOXES, TapestryState
from gobelin.games.tapestry.tapestries import discard
from gobelin.games.tapestry.vocabulary import ANY, BonusPrice, Paid
from gobelin.kernel import Ask, Option, Rule, Seat


class WatchesAdvances(Power):
    """It adds to an advance."""

    def on_advance(
        self, state: TapestryState, owner: Seat, mark: Any, actor: Seat, track: str, old: int, new: int
    ) -> Rule[None]:
        """A token has moved forward."""
        raise NotImplementedError


class ReplacesBenefits(Power):
    """It offers something else for benefit and bonus of an advance."""

    def instead_of_benefit(self, state: TapestryState, owner: Seat, mark: Any, space: Space) -> Rule[bool]:
        """Whether the owner, who has advanced there, takes that."""
        raise NotImplementedError


class WatchesBenefits(Power):
    """It adds to the benefit of a track space."""

    def on_benefit(self, state: TapestryState, owner: Seat, mark: Any, actor: Seat, space: str) -> Rule[None]:
        """A player has gained the benefit."""
        raise NotImplementedError


@cache
def _barring(box: str) -> dict[str, str]:
    """The cards that close a track to their owner."""
    cards = BOXES[box].tapestry_cards
    return {name: card.barred_track for name, card in cards.items() if card.barred_track is not None}


def barred_tracks(state: TapestryState, seat: Seat) -> list[str]:
    """Where a card keeps the player from advancing: an own one, or somebody's Dictatorship."""
    barred = [track for _, track in sources(state.players[seat], _barring(state.box))]
    return barred + [track for owner, track, _ in state.bans if owner != seat] if state.bans else barred


def close_track(state: TapestryState, seat: Seat, track: str, ends: int) -> None:
    """Keep all others from a track until so many turns of the player have ended."""
    state.bans.append((seat, track, ends))
    state.tell("closed_track", seat, track)


def movable(state: TapestryState, seat: Seat, track: str) -> list[int]:
    """TAP-ADV-16: the spaces of the own tokens that can move forward there."""
    return [] if track in barred_tracks(state, seat) else before_the_end(state, seat, track)


def before_the_end(state: TapestryState, seat: Seat, track: str) -> list[int]:
    """The spaces of the own tokens there with one behind them, unless the game is over for the player."""
    player = state.players[seat]
    if player.finished:
        return []
    end, tokens = state.facts.tracks[track].end, player.tokens[track]
    if len(tokens) == 1:
        return tokens[:] if tokens[0] < end else []
    return sorted({space for space in tokens if space < end})


def is_at_end(state: TapestryState, seat: Seat, track: str) -> bool:
    """Whether an advance there would carry the token past the end."""
    return all(space == state.facts.tracks[track].end for space in state.players[seat].tokens[track])


def pick_token(state: TapestryState, seat: Seat, spaces: list[int]) -> Rule[int]:
    """TAP-ADV-20, TAP-OPEN-40: which of several own tokens moves."""
    if len(spaces) == 1:
        return spaces[0]
    _, space = yield Ask(seat, "token", [("token", space) for space in spaces], rules=("TAP-ADV-20",))
    return int(space)


def _move_token(state: TapestryState, seat: Seat, track: str, old: int, new: int) -> None:
    """Put a token of the player on another space of its track, and tell which way it went."""
    tokens = state.players[seat].tokens[track]
    tokens[tokens.index(old)] = new
    goal, origin = space_name(state, track, new), space_name(state, track, old)
    state.tell("advanced" if new > old else "regressed", seat, track, goal, origin)


def space_name(state: TapestryState, track: str, index: int) -> str:
    """What a space is called in the log."""
    return state.space_at(track, index).id if index else "start"


def step_forward(state: TapestryState, seat: Seat, track: str, old: int, landmark: bool = True) -> Rule[Space]:
    """TAP-ADV-02, TAP-ADV-07, TAP-ADV-09: one space forward, the landmark, whatever watches, and the end of a track.

    `landmark`: False where a rule says that landmarks on the way are passed by.
    """
    new = old + 1
    _move_token(state, seat, track, old, new)
    space = state.space_at(track, new)
    if landmark and space.landmark is not None:  # TAP-LMK-02: an X does not suppress it
        gained = yield from gain_landmark(state, seat, space.landmark, space.id)
        if not gained:
            yield from trigger(state, seat, "claimed_landmark")
    for owner in state.clockwise(state.active):  # TAP-OPEN-26
        for mark, power in own_powers(state, owner, WatchesAdvances):
            yield from power.on_advance(state, owner, mark, seat, track, old, new)
        yield from trigger(state, owner, "advance" if owner == seat else "opponent_advances", track)
        if owner == seat and (old == 0 or state.space_at(track, old).tier != space.tier):
            yield from trigger(state, seat, "new_tier", track)
    yield from _reached(state, seat, track, new)
    return space


def jump_forward(state: TapestryState, seat: Seat, track: str, old: int, new: int) -> Rule[None]:
    """TAP-OPEN-30: a token goes forward without advancing: nothing is gained on the way, and nothing watches it."""
    _move_token(state, seat, track, old, new)
    yield from _reached(state, seat, track, new)


def _reached(state: TapestryState, seat: Seat, track: str, space: int) -> Rule[None]:
    """TAP-ACH-03: the end of a track is an achievement, however a token came there."""
    if space == state.facts.tracks[track].end:
        earn(state, seat, "complete_track")
        yield from changed(state)


def move_back(state: TapestryState, seat: Seat, track: str, old: int, new: int) -> None:
    """TAP-ADV-22: a token goes back; landmarks are only gained on the way forward."""
    _move_token(state, seat, track, old, new)


def advance(
    state: TapestryState,
    seat: Seat,
    track: str,
    benefit: bool,
    bonus: BonusPrice,
    spaces: list[int] | None = None,
) -> Rule[bool]:
    """TAP-ADV-12, TAP-ADV-13: one space forward on a track; False: no token can move there.

    `spaces` narrows the choice of the token.
    """
    choice = movable(state, seat, track) if spaces is None else spaces
    if not choice:
        return False
    old = yield from pick_token(state, seat, choice)
    space = yield from step_forward(state, seat, track, old)
    if benefit and not was_activated(state, seat, space):
        for mark, power in own_powers(state, seat, ReplacesBenefits):
            if (yield from power.instead_of_benefit(state, seat, mark, space)):
                return True
    yield from activate(state, seat, space, benefit, bonus)
    return True


def regress(state: TapestryState, seat: Seat, track: str, benefit: bool, bonus: BonusPrice) -> Rule[bool]:
    """TAP-ADV-18, TAP-ADV-22, TAP-ADV-23: one space back; a token on the start stays."""
    player = state.players[seat]
    spaces = sorted({space for space in player.tokens[track] if space > 0})
    if not spaces or player.finished:
        return False
    old = yield from pick_token(state, seat, spaces)
    move_back(state, seat, track, old, old - 1)
    if old > 1:
        yield from activate(state, seat, state.space_at(track, old - 1), benefit, bonus)
    return True


# --- benefits and bonuses ---------------------------------------------------------------------------------------------


def was_activated(state: TapestryState, seat: Seat, space: Space) -> bool:
    """Whether the player has used the space in this turn."""
    return f"{seat}:{space.id}" in state.activated


def mark_activated(state: TapestryState, seat: Seat, space: Space) -> None:
    """TAP-OPEN-10: note that the player gains the benefit or the bonus of the space."""
    if not was_activated(state, seat, space):
        state.activated.append(f"{seat}:{space.id}")


def activate(state: TapestryState, seat: Seat, space: Space, benefit: bool, bonus: BonusPrice) -> Rule[None]:
    """TAP-ADV-08, TAP-ADV-09, TAP-OPEN-10: the benefit, then the bonus; a space works once a turn."""
    if was_activated(state, seat, space):
        return
    if benefit:
        mark_activated(state, seat, space)
        yield from gain_benefit(state, seat, space)
    if bonus != "none" and space.bonus is not None:
        yield from offer_bonus(state, seat, space, space.bonus, bonus == "free")


def gain_benefit(state: TapestryState, seat: Seat, space: Space) -> Rule[None]:
    """TAP-ADV-03: what the space gives."""
    yield from perform(state, seat, space.benefit, space.id, space.order)
    for owner, mark, power in powers(state, WatchesBenefits):
        yield from power.on_benefit(state, owner, mark, seat, space.id)


def bonus_price(state: TapestryState, bonus: Bonus) -> int:
    """TAP-VAR-05: how many are to be paid."""
    return 2 if bonus.pay == "tech_card" and "cheap_nanotechnology" in state.variants else bonus.n


def offer_bonus(state: TapestryState, seat: Seat, space: Space, bonus: Bonus, free: bool = False) -> Rule[None]:
    """TAP-ADV-04, TAP-TURN-12: X : Y, once and only if the player likes."""
    if state.players[seat].finished:
        return
    free = free or (bonus.pay == "any" and flagged(state, seat, "free_any_bonuses"))
    player, price = state.players[seat], bonus_price(state, bonus)
    options: list[Option] = [("decline",)]
    if free:
        options.append(("buy",))
    elif bonus.pay == "any":
        options += ways_to_pay(player, ("any",) * price)
    elif at_hand(player, bonus.pay) >= price:
        options.append(("buy",))
    if len(options) == 1:
        return
    state.about = (space.id, 0)
    chosen = yield Ask(seat, "bonus", options, rules=("TAP-ADV-04",))
    state.about = None
    if chosen[0] == "decline":
        return
    if chosen[0] == "pay":
        spend(state, seat, chosen, space.id)
    elif not free:
        yield from hand_in(state, seat, bonus.pay, price, space.id)
    mark_activated(state, seat, space)
    state.tell("bonus", seat, space.id)
    yield from perform(state, seat, bonus.then, space.id)


def at_hand(player: Player, what: Paid) -> int:
    """How many tiles, hand cards or tech cards a player could discard; TAA-CIV-08: what lies on a mat stays there."""
    if what == "territory_tile":
        return len(player.territories)
    return sum(map(len, player.techs)) if what == "tech_card" else len(player.hand)


def hand_in(state: TapestryState, seat: Seat, what: str, amount: int, why: str) -> Rule[None]:
    """Discard tiles, hand cards or tech cards of the player's choice, one by one."""
    player = state.players[seat]
    for _ in range(amount):
        if what == "territory_tile":
            options: list[Option] = [("discard_tile", tile) for tile in player.territories]
            _, tile = yield Ask(seat, "discard_tile", options, rules=("TAP-EXP-12",))
            discard_tile(state, seat, tile, why)
        elif what == "tech_card":
            _, card = yield Ask(seat, "discard_tech", [("discard_tech", c) for row in player.techs for c in row])
            discard_tech(state, seat, card, why)
        else:
            _, card = yield Ask(seat, "discard", [("discard", c) for c in sorted(set(player.hand.items))])
            discard(state, seat, card, why)


def discard_tech(state: TapestryState, seat: Seat, card: str, why: str) -> None:
    """A tech card leaves its row for the discard pile."""
    row = next(row for row in state.players[seat].techs if card in row)
    row.remove(card)
    state.tech_discards.append(card)
    if card in state.turned_techs:
        state.turned_techs.remove(card)
    state.tell("discarded", seat, card, why)
    lose_landmark(state, seat, card)


# --- the effects of tracks and cards ----------------------------------------------------------------------------------


def tracks_of(state: TapestryState, track: str) -> tuple[str, ...]:
    """TFF-TEC-21: the tracks that an effect leaves to choose from."""
    return state.tracks if track == ANY else (track,)


@possible_if(Advance)
def can_advance(state: TapestryState, seat: Seat, effect: Advance) -> bool:
    """Whether a token can move there."""
    return any(movable(state, seat, track) for track in tracks_of(state, effect.advance))


@performs(Advance)
def advance_effect(state: TapestryState, seat: Seat, effect: Advance, why: str) -> Rule[None]:
    """TAP-ADV-14: an advance that cannot be declined."""
    track = effect.advance
    if track == ANY:
        tracks: list[Option] = [("advance", name) for name in state.tracks if movable(state, seat, name)]
        if not tracks:
            return
        _, track = yield Ask(seat, "advance_any", tracks)
    yield from advance(state, seat, track, effect.benefit, effect.bonus)


@possible_if(Regress)
def can_regress(state: TapestryState, seat: Seat, effect: Regress) -> bool:
    """Whether a token can move back."""
    return any(any(state.players[seat].tokens[track]) for track in tracks_of(state, effect.regress))


@performs(Regress)
def regress_effect(state: TapestryState, seat: Seat, effect: Regress, why: str) -> Rule[None]:
    """One space back."""
    track = effect.regress
    if track == ANY:
        tracks: list[Option] = [("track", name) for name in state.tracks if any(state.players[seat].tokens[name])]
        if not tracks:
            return
        _, track = yield Ask(seat, "regress_any", tracks)
    yield from regress(state, seat, track, effect.benefit, effect.bonus)


@performs(TokenToStart)
def token_to_start(state: TapestryState, seat: Seat, effect: TokenToStart, why: str) -> Rule[None]:
    """TAP-TRK-T12, TAP-ACH-04: the token leaves the end of its track, which stays completed."""
    track = state.facts.spaces[why].track
    player, end = state.players[seat], state.facts.tracks[track].end
    if end not in player.tokens[track]:
        return
    _, to = yield Ask(seat, "token_to", [("token_to", name) for name in state.tracks])
    player.tokens[track].remove(end)
    player.tokens[to].append(0)
    if track not in player.completed:
        player.completed.append(track)
    state.tell("restarted", seat, to, track)


def nobody_ahead(state: TapestryState, seat: Seat, track: str) -> bool:
    """Whether no token of anybody is further than the player's."""
    mine = state.furthest(seat, track)
    return all(state.furthest(other, track) <= mine for other in state.opponents(seat))
