"""Scenarios of Imperial Settlers, prepared and played in words.

    scene = Scene("barbarians", "romans").goods(0, wood=2).locations(0, "mill").hand(0, "sentry_tower")
    scene.play("build sentry_tower", "give_up mill")
    assert scene.purse(0)["worker"] == 1

Cards are named by their ids (`quarry`); a number (`com014`) names one copy. A scene begins in the action phase of the
first round with empty hands and purses, seat 0 to move; nothing else is set up.
"""

from typing import Any

from gobelin.games.imperial_settlers import GAME, HIDDEN_CHOICES
from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.setup import faction_phase
from gobelin.games.imperial_settlers.state import Location, SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS, NUMBERS, PURSE
from gobelin.kernel import PERSON, Match, Option, Rng, Seat
from gobelin.toolkit.hidden import KNOWN, Pile
from support.table import Scenario

VILLAGE = """
deck: common
cards:
- id: village
  name_en: Village
  name_de: Dorf
  count: 3
  numbers: [COM012, COM013, COM014]
  kind: production
  colours: [pink]
  cost: {stone: 3}
  raze: {wood: 1, worker: 1}
  effect:
    produce: {gold: 1}
  vp_end: 1
  text: My village yields gold.
  source: public
  confidence: high
"""
"""A common card of a person's own, as `common.yaml` of a folder has it."""


def card(copy: str) -> str:
    """The card that a copy is one of; anything else stays as it is."""
    return BOX.copies[copy].card if copy in BOX.copies else copy


def words(option: Option) -> str:
    """An option as scenes write it: `build quarry`."""
    return " ".join(card(str(part)) for part in option)


class Scene(Scenario[SettlersState]):
    """One game of persons from a prepared position on."""

    def __init__(self, *factions: str, seed: int | str = 0, **settings: Any) -> None:
        self.settings = GAME.read_settings({"factions": list(factions), **settings})
        self.seats = len(factions)
        GAME.check_seats(self.settings, ["person"] * self.seats)
        self._state: SettlersState = GAME.setup(self.settings, self.seats, Rng.from_seed(seed))
        self._state.start = self._state.active = 0
        for _ in faction_phase(self._state):
            raise AssertionError("nothing is asked where factions are set")
        for realm in self._state.realms:
            while realm.hand.items:
                copy = realm.hand.items[-1]
                realm.hand.move(-1, self._state.common if copy.startswith("com") else realm.deck)
        for pile in self._state.piles():
            pile.known[:] = [(0,) * (self.seats + 1)] * len(pile)
        self._state.phase = "actions"
        self._match: Match[SettlersState] | None = None

    # -- preparing -----------------------------------------------------------------------------------------------

    def _fetch(self, name: str) -> str:
        """Take a copy of a card out of whichever deck it lies in."""
        for pile in [self._state.common, *(realm.deck for realm in self._state.realms)]:
            for index, copy in enumerate(pile.items):
                if name in (copy, card(copy)):
                    return pile.remove(index)
        raise AssertionError(f"there is no {name} left in the decks")

    def goods(self, seat: Seat, **amounts: int) -> "Scene":
        """Set goods of a purse."""
        for name, amount in amounts.items():
            self._state.realms[seat].purse[NUMBERS[name]] = amount
        return self

    def hand(self, seat: Seat, *cards: str, known_to: tuple[Seat, ...] = ()) -> "Scene":
        """Give cards into a hand."""
        hand = self._state.realms[seat].hand
        for name in cards:
            hand.items.append(self._fetch(name))
            hand.known.append((*(KNOWN if s in (seat, *known_to) else 0 for s in range(self.seats)), 0))
        return self

    def locations(self, seat: Seat, *cards: str, **facts: Any) -> "Scene":
        """Lay locations into an empire, without any effect; `samurai=1`, `defence=1` and so on set what lies there.

        In the solo game seat 1 is the neutral player.
        """
        for name in cards:
            self._state.realms[seat].locations.append(Location(self._fetch(name), **facts))
        return self

    def deals(self, seat: Seat, *cards: str) -> "Scene":
        """Lay deals under a board."""
        self._state.realms[seat].deals += [self._fetch(name) for name in cards]
        return self

    def foundations(self, seat: Seat, *cards: str) -> "Scene":
        """Lay foundations into an empire."""
        self._state.realms[seat].foundations += [self._fetch(name) for name in cards]
        return self

    def on_top(self, *cards: str, seat: Seat | None = None) -> "Scene":
        """Stack the common deck (or a seat's faction deck): the first named is drawn first."""
        for name in reversed(cards):
            copy = self._fetch(name)
            pile = self._state.common if seat is None else self._state.realms[seat].deck
            pile.items.append(copy)
            pile.known.append((0,) * (self.seats + 1))
        return self

    def empty_deck(self, seat: Seat | None = None) -> "Scene":
        """Put a whole deck away, for good (it lies on the discard pile)."""
        pile = self._state.common if seat is None else self._state.realms[seat].deck
        pile.known.clear()
        discards = self._state.discards if seat is None else self._state.realms[seat].discards
        discards += pile.items
        pile.items.clear()
        return self

    def only_deck(self, *cards: str, seat: Seat | None = None) -> "Scene":
        """Leave only these cards in a deck, the first named on top; the others lie on the discard pile."""
        copies = [self._fetch(name) for name in cards]
        self.empty_deck(seat)
        pile = self._state.common if seat is None else self._state.realms[seat].deck
        pile.items += reversed(copies)
        pile.known += [(0,) * (self.seats + 1)] * len(copies)
        return self

    def attack_cards(self, *row: str, deck: tuple[str, ...] = ()) -> "Scene":
        """The solo game's open row, newest first, and the top of its deck, each by its target good."""
        state = self._state
        everything = [*state.attack_row, *state.attack_deck.items]

        def fetch(good: str) -> str:
            found = next(c for c in everything if GOODS[BOX.attack_deck[c]] == good)
            everything.remove(found)
            return found

        state.attack_row = [fetch(good) for good in row]
        top = [fetch(good) for good in deck]
        state.attack_deck = Pile.unseen([*everything, *reversed(top)], self.seats)
        return self

    def at(self, **fields: Any) -> "Scene":
        """Set fields of the table: `phase`, `round`, `start`, `active`."""
        for name, value in fields.items():
            setattr(self._state, name, value)
        self._state.__post_init__()  # it may be another box
        return self

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match[SettlersState]:
        """The match; it begins when it is first looked at."""
        if self._match is None:
            GAME.check(self._state)
            self._match = Match.from_state(GAME, self.settings, self._state, [PERSON] * self.seats)
            self._answer_single()
        return self._match

    def words(self, option: Option) -> str:
        """An option with cards in place of their copies: `build quarry`."""
        return words(option)

    def after_choice(self) -> None:
        """Nothing is made or lost."""
        self._answer_single()
        GAME.check(self.state)

    def _answer_single(self) -> None:
        """Answer what is only asked because a missing pause would tell; the turn itself is left to the scene."""
        while self.topic in HIDDEN_CHOICES - {"turn"} and len(self.offer()) == 1:
            assert self.match.ask is not None
            self.match.choose(self.match.ask.options[0], self.asked)

    # -- looking -------------------------------------------------------------------------------------------------

    def purse(self, seat: Seat) -> dict[str, int]:
        """The goods a player has, those he has none of left out."""
        purse = self.state.realms[seat].purse
        return {GOODS[good]: purse[good] for good in PURSE if purse[good]}

    def vp(self, seat: Seat) -> int:
        """Points on the track."""
        return self.state.realms[seat].vp

    def cards(self, seat: Seat) -> list[str]:
        """The hand, by cards."""
        return [card(copy) for copy in self.state.realms[seat].hand.items]

    def empire(self, seat: Seat) -> list[str]:
        """The locations, by cards."""
        return [card(location.copy) for location in self.state.realms[seat].locations]

    def location(self, seat: Seat, name: str) -> Location:
        """A location of an empire."""
        return next(loc for loc in self.state.realms[seat].locations if name in (loc.copy, card(loc.copy)))

    def founded(self, seat: Seat) -> list[str]:
        """The foundations, by cards."""
        return [card(copy) for copy in self.state.realms[seat].foundations]

    def agreed(self, seat: Seat) -> list[str]:
        """The deals under the board, by cards."""
        return [card(copy) for copy in self.state.realms[seat].deals]

    def discarded(self, seat: Seat | None = None) -> list[str]:
        """The common discard pile, or that of a seat's faction, by cards."""
        pile = self.state.discards if seat is None else self.state.realms[seat].discards
        return [card(copy) for copy in pile]

    def take_any(self) -> "Scene":
        """Play a card phase to its end: everyone takes the first card offered."""
        while self.topic == "take":
            self.play(self.offer()[0])
        return self

    def routes(self, seat: Seat, *cards: str) -> "Scene":
        """Trade Route deals of a seat with locations that already lie in other empires."""
        for name in cards:
            found = [loc.copy for realm in self._state.realms for loc in realm.locations]
            self._state.realms[seat].routes.append(next(copy for copy in found if name in (copy, card(copy))))
        return self

    def routed(self, seat: Seat) -> list[str]:
        """The Trade Route deals, by cards."""
        return [card(copy) for copy in self.state.realms[seat].routes]

    def next_round(self) -> "Scene":
        """Everyone passes; then whatever is offered first is taken, until the next action phase or the end."""
        before = self.state.round
        while self.match.ask and (self.state.round == before or self.topic != "turn"):
            self.play({"turn": "pass", "after": "end_turn"}.get(str(self.topic), self.offer()[0]))
        return self
