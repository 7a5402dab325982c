"""Scenarios of Tapestry, prepared and played in words.

    scene = Scene().resources(0, food=1, coin=1).token(0, "exploration", 3)
    scene.play("advance exploration", "pay 1 0 1 0")
    assert scene.player(0).landmarks == ["lighthouse"]

A scene begins in the first era with seat 0 to move: no civilizations, empty hands and purses, two outposts on each
start territory. On the small map seats 0, 1 and 2 have the capitals 1, 2 and 3, on the large one seat n has capital
n + 1. `rolls` decides the next random numbers: names of tracks for the science die, numbers for the faces of others.
"""

from collections import Counter
from collections.abc import Container
from typing import Any

from gobelin.games.tapestry import GAME, HIDDEN_CHOICES
from gobelin.games.tapestry.city import FREE, filled_plots
from gobelin.games.tapestry.civilizations.islanders import Island
from gobelin.games.tapestry.invariants import everything
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import FACE_DOWN, UPRIGHT, Piece, Player, Reserved
from gobelin.games.tapestry.powers import POWERS
from gobelin.games.tapestry.setup import settle
from gobelin.games.tapestry.state import AUTOMA, SHADOW, TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS, RESOURCES
from gobelin.kernel import PERSON, Account, Match, Rng, Seat
from gobelin.toolkit.box import BASE
from gobelin.toolkit.hidden import KNOWN, UNSEEN, Pile
from support.table import Scenario

BASE_TRACKS = tuple(name for name, track in BOX.tracks.items() if track.set == BASE)
"""The tracks of the board."""


class LoadedRng(Rng):
    """Chance with the next numbers decided; after them it is honest."""

    __slots__ = ("script",)

    def __init__(self, key: bytes, counter: int, script: list[int]) -> None:
        super().__init__(key, counter)
        self.script = script

    def __reduce__(self) -> Any:
        return LoadedRng, (self.key, self.counter, list(self.script))

    def randrange(self, n: int) -> int:
        """The next decided number, if there is one."""
        if not self.script:
            return super().randrange(n)
        self.counter += 1
        number = self.script.pop(0)
        assert number < n, f"{number} cannot be rolled with {n} faces"
        return number


def hex_number(side: str, a: int, b: int) -> int:
    """The number of the hex with these coordinates."""
    return BOX.sides[side].hexes.index((a, b))


class Scene(Scenario[TapestryState]):
    """One game of persons from a prepared position on."""

    def __init__(self, seats: int = 2, seed: int | str = 0, **settings: Any) -> None:
        self.settings = GAME.read_settings(settings)
        self.seats = seats
        GAME.check_seats(self.settings, ["person"] * seats)
        state: TapestryState = GAME.setup(self.settings, seats, Rng.from_seed(seed))
        self._state = state
        offered = [name for names in state.offers.values() for name in names if name in BOX.civilizations]
        state.civilization_deck = Pile.unseen([*state.civilization_deck.items, *offered], seats)
        state.offers = {}
        state.pieces = {}
        for seat in range(seats):
            number = 2 if seats == 1 else seat + 1
            capital = next(c for c in BOX.capitals.values() if c.number == number)
            self._found(seat, capital.id)
            state.players[seat].outposts = BOX.pieces.outposts
            settle(state, seat, state.map.starts[number])
            state.players[seat].era = 1
        if seats == 1:
            state.players[AUTOMA].outposts = BOX.pieces.outposts
            number = next(c.number for c in BOX.capitals.values() if c.pair == BOX.solo.automa_pair)
            settle(state, AUTOMA, state.map.starts[number])
            self._without_civilization()
        state.phase, state.start, state.active = "turn", 0, 0
        self._match: Match[TapestryState] | None = None
        self._heard = 0

    def capital(self, seat: Seat, capital: str) -> "Scene":
        """Let a player have another capital, with nothing built on it."""
        self._found(seat, capital)
        return self

    def _found(self, seat: Seat, capital: str) -> None:
        player = self._state.players[seat]
        player.capital = capital
        player.plots = BOX.capitals[capital].plots
        player.filled = filled_plots(player.plots)

    def _without_civilization(self) -> None:
        """Take back what the civilization of the Automa has laid out at the set-up."""
        state, solo = self._state, self._state.solo
        assert solo is not None
        for item in solo.pool:
            pile = next(pile for kind, pile in self._piles() if item in kind)
            pile.items.insert(0, item)
            pile.known.insert(0, (UNSEEN,) * (self.seats + 1))
        solo.pool, solo.trail = [], {}
        state.things = len(everything(state))

    def _piles(self) -> list[tuple[Container[str], Pile]]:
        """The decks and stocks that things are drawn from."""
        state = self._state
        return [
            (BOX.tapestry_cards, state.tapestry_deck),
            (BOX.tech_cards, state.tech_deck),
            (BOX.territory_tiles, state.territory_stock),
            (BOX.space_tiles, state.space_stock),
        ]

    # -- preparing -----------------------------------------------------------------------------------------------

    def _take(self, pile: Pile, name: str) -> str:
        assert name in pile.items, f"there is no {name} left"
        return pile.remove(pile.items.index(name))

    def _tech(self, card: str) -> str:
        if card in self._state.tech_display:
            self._state.tech_display.remove(card)
            self._state.tech_display.append(self._state.tech_deck.remove(-1))
            return card
        return self._take(self._state.tech_deck, card)

    def resources(self, seat: Seat, **amounts: int) -> "Scene":
        """Set resources of a purse."""
        for name, amount in amounts.items():
            self._state.players[seat].purse[RESOURCES.index(name)] = amount
        return self

    def token(self, seat: Seat, track: str, *spaces: int) -> "Scene":
        """Put the tokens of a player on a track on these spaces; further tokens come from other tracks' own count."""
        self._state.players[seat].tokens[track] = list(spaces)
        return self

    def hand(self, seat: Seat, *cards: str) -> "Scene":
        """Give tapestry cards into a hand."""
        hand = self._state.players[seat].hand
        for card in cards:
            hand.items.append(self._take(self._state.tapestry_deck, card))
            hand.known.append((*(KNOWN if s == seat else UNSEEN for s in range(self.seats)), UNSEEN))
        return self

    def automa_hand(self, *cards: str) -> "Scene":
        """Put tapestry cards beside the Automa mat."""
        hand = self._state.players[AUTOMA].hand
        for card in cards:
            hand.items.append(self._take(self._state.tapestry_deck, card))
            hand.known.append((UNSEEN,) * (self.seats + 1))
        return self

    def techs(self, seat: Seat, row: int, *cards: str) -> "Scene":
        """Lay tech cards into a row: 0 bottom, 1 middle, 2 top."""
        self._state.players[seat].techs[row] += [self._tech(card) for card in cards]
        return self

    def display(self, *cards: str) -> "Scene":
        """Make these the open tech cards."""
        state = self._state
        for card in state.tech_display:
            state.tech_deck.items.insert(0, card)
            state.tech_deck.known.insert(0, (UNSEEN,) * (self.seats + 1))
        state.tech_display = [self._take(state.tech_deck, card) for card in cards]
        return self

    def tiles(self, seat: Seat, *tiles: str) -> "Scene":
        """Give territory tiles (`territory_01`) or space tiles into a supply."""
        for tile in tiles:
            if tile in BOX.territory_tiles:
                self._state.players[seat].territories.append(self._take(self._state.territory_stock, tile))
            else:
                self._state.players[seat].space.append(self._take(self._state.space_stock, tile))
        return self

    def lay(self, place: int, tile: str, turn: int = 0) -> "Scene":
        """Lay a territory tile on the map."""
        self._state.tiles[place] = (self._take(self._state.territory_stock, tile), turn)
        return self

    def outpost(self, seat: Seat, place: int, fallen: int = UPRIGHT) -> "Scene":
        """Put an outpost from the supply on a territory, upright or toppled by somebody."""
        self._state.pieces.setdefault(place, []).append(Piece(seat, "outpost", fallen))
        self._state.players[seat].outposts -= 1
        return self

    def piece(self, seat: Seat, place: int, kind: str, fallen: int = UPRIGHT) -> "Scene":
        """Put another piece on a territory."""
        self._state.pieces.setdefault(place, []).append(Piece(seat, kind, fallen))
        return self

    def civilization(self, seat: Seat, name: str, **fields: Any) -> "Scene":
        """Give a civilization, without its set-up; the fields are those of its record."""
        self._take(self._state.civilization_deck, name)
        fields.setdefault("tokens", BOX.civilizations[name].tokens)
        self._state.players[seat].mats.insert(0, POWERS[name].record(name, **fields))
        return self

    def starting(self, seat: Seat, name: str) -> "Scene":
        """Begin with the set-up of the civilization that a player starts with, adjustment included."""
        self._take(self._state.civilization_deck, name)
        return self.at(phase="settling", active=seat, offers={seat: [name]})

    def tapestry(self, seat: Seat, era: int, *cards: str) -> "Scene":
        """Lay tapestry cards on the stack of an era, without effect."""
        stack = self._state.players[seat].tapestries[era - 1]
        stack += [self._take(self._state.tapestry_deck, card) for card in cards]
        return self

    def face_down(self, seat: Seat, era: int) -> "Scene":
        """Lay the top card of the deck face down on the stack of an era."""
        player = self._state.players[seat]
        self._state.tapestry_deck.move(-1, player.face_down)
        player.tapestries[era - 1].append(FACE_DOWN)
        return self

    def reserve(self, seat: Seat, card: str, *things: str) -> "Scene":
        """Let something lie on the edge of an income mat, reserved by a card that lies wherever it does."""
        player = self._state.players[seat]
        for thing in things:
            if thing in BUILDINGS:
                player.built[BUILDINGS.index(thing)] += 1
            elif thing in BOX.tech_cards:
                self._tech(thing)
            else:
                self._take(next(pile for kind, pile in self._piles() if thing in kind), thing)
        player.reserved.append(Reserved(card, things))
        return self

    def in_force(self, seat: Seat, card: str, *terms: str) -> "Scene":
        """Let a this-era card be in force; it lies on the current stack."""
        player = self._state.players[seat]
        player.tapestries[min(player.era, 4) - 1].append(self._take(self._state.tapestry_deck, card))
        player.in_force.append((card, *terms))
        return self

    def copy_in_force(self, seat: Seat, card: str) -> "Scene":
        """Let a player have a card in force that lies elsewhere, as when it is copied."""
        self._state.players[seat].in_force.append((card,))
        return self

    def built(self, seat: Seat, **amounts: int) -> "Scene":
        """Let buildings have left the income mat for the capital: they stand on its first free plots."""
        player = self._state.players[seat]
        for name, amount in amounts.items():
            player.built[BUILDINGS.index(name)] = amount
            for _ in range(amount):
                self.plot(seat, player.plots.index(FREE), "mhfa"[BUILDINGS.index(name)])
        return self

    def plot(self, seat: Seat, plot: int, letter: str) -> "Scene":
        """Let something stand on a plot of the capital (row * 9 + column)."""
        player = self._state.players[seat]
        player.plots = player.plots[:plot] + letter + player.plots[plot + 1 :]
        player.filled |= 1 << plot
        return self

    def fill(self, seat: Seat, mask: int) -> "Scene":
        """Fill all free plots of a mask with rock."""
        player = self._state.players[seat]
        for plot in range(81):
            if mask >> plot & 1 and player.plots[plot] == FREE:
                self.plot(seat, plot, "#")
        return self

    def masterpieces(self, seat: Seat, *cards: str) -> "Scene":
        """Let masterpieces lie face up before a player."""
        self._state.players[seat].masterpieces += [self._masterpiece(card) for card in cards]
        return self

    def _masterpiece(self, card: str) -> str:
        row = self._state.masterpiece_row
        if card in row:
            row[row.index(card)] = self._state.masterpiece_deck.remove(-1)
            return card
        return self._take(self._state.masterpiece_deck, card)

    def row(self, *cards: str) -> "Scene":
        """Make these the open masterpieces."""
        state = self._state
        for card in state.masterpiece_row:
            state.masterpiece_deck.items.insert(0, card)
            state.masterpiece_deck.known.insert(0, (UNSEEN,) * (self.seats + 1))
        state.masterpiece_row = [self._take(state.masterpiece_deck, card) for card in cards]
        return self

    def inspired(self, seat: Seat, *tiles: str) -> "Scene":
        """Let inspiration tiles cover income tracks of a player."""
        self._state.players[seat].inspired += tiles
        return self

    def on_tech(self, seat: Seat, card: str, landmark: str) -> "Scene":
        """Let a landmark stand on a tech card of a player."""
        self._state.landmarks.remove(landmark)
        self._state.players[seat].landmarks.append(landmark)
        self._state.players[seat].on_techs[card] = landmark
        return self

    def taken(self, *landmarks: str) -> "Scene":
        """Let these landmarks be gone."""
        for landmark in landmarks:
            self._state.landmarks.remove(landmark)
        return self

    def owns(self, seat: Seat, *landmarks: str) -> "Scene":
        """Let a player have these landmarks (they stand beside the capital)."""
        player = self._state.players[seat]
        for landmark in landmarks:
            self._state.landmarks.remove(landmark)
            player.landmarks.append(landmark)
            player.beside.append(landmark)
        return self

    def era(self, seat: Seat, era: int) -> "Scene":
        """Let a player be in an era."""
        self._state.players[seat].era = era
        return self

    def finished(self, seat: Seat) -> "Scene":
        """Let the game of a player have ended."""
        self._state.players[seat].era = 5
        self._state.players[seat].finished = True
        return self

    def points(self, seat: Seat, points: int) -> "Scene":
        """Set the points of a player."""
        self._state.players[seat].vp = points
        self._state.players[seat].points = {"district": points}
        return self

    def on_top(self, *names: str) -> "Scene":
        """Stack decks and stocks: of each kind the first named is drawn first."""
        state = self._state
        piles = (
            state.tapestry_deck,
            state.tech_deck,
            state.territory_stock,
            state.space_stock,
            state.civilization_deck,
            state.masterpiece_deck,
        )
        for name in reversed(names):
            if name in state.tech_display:
                state.tech_display.remove(name)
                state.tech_display.append(state.tech_deck.remove(0))
                state.tech_deck.items.append(name)
                state.tech_deck.known.append((UNSEEN,) * (self.seats + 1))
            pile = next(pile for pile in piles if name in pile.items)
            at = pile.items.index(name)
            pile.items.append(pile.items.pop(at))
            pile.known.append(pile.known.pop(at))
        return self

    def rolls(self, *results: str | int) -> "Scene":
        """Decide the next random numbers; may be called in mid-game too."""
        state = self._state if self._match is None else self.match.state
        faces = state.science_die.tracks
        script = [result if isinstance(result, int) else faces.index(result) for result in results]
        state.rng = LoadedRng(state.rng.key, state.rng.counter, script)
        return self

    def at(self, **fields: Any) -> "Scene":
        """Set fields of the table: `phase`, `active`, `step`."""
        for name, value in fields.items():
            setattr(self._state, name, value)
        self._state.__post_init__()  # it may be another box
        return self

    def income_turn(self, seat: Seat, era: int) -> "Scene":
        """Begin with the income turn that opens this era for a player."""
        self._state.players[seat].era = era
        return self.at(phase="income", step=0, active=seat)

    def explored(self, seat: Seat, *tiles: str) -> "Scene":
        """Let space tiles lie beside an income mat, without effect."""
        self._state.players[seat].explored += [self._take(self._state.space_stock, tile) for tile in tiles]
        return self

    def island(self, seat: Seat, place: int, tile: str, turn: int = 0) -> "Scene":
        """Lay a territory tile on the mat of the Islanders, without effect."""
        mat = self._state.players[seat].mat("islanders")
        assert isinstance(mat, Island)
        mat.tiles[place], mat.turned[place] = self._take(self._state.territory_stock, tile), turn
        return self

    def homeless(self, seat: Seat) -> "Scene":
        """Take the outposts off the start territory of a player, back to the supply."""
        player = self._state.players[seat]
        player.outposts += len(self._state.pieces.pop(player.start_hex))
        return self

    def homeless_one(self, seat: Seat) -> "Scene":
        """Take one of the outposts off the start territory of a player, back to the supply."""
        player = self._state.players[seat]
        self._state.pieces[player.start_hex].remove(Piece(seat, "outpost"))
        player.outposts += 1
        return self

    def landmark_card(self, seat: Seat, card: str) -> "Scene":
        """Give a landmark card."""
        self._state.players[seat].landmark_card = self._take(self._state.landmark_deck, card)
        return self

    def pool(self, *items: str) -> "Scene":
        """Let the Hucksters have laid these out."""
        assert self._state.solo is not None
        for item in items:
            pile = next(pile for kind, pile in self._piles() if item in kind)
            self._state.solo.pool.append(self._tech(item) if item in BOX.tech_cards else self._take(pile, item))
        return self

    def trail(self, **spaces: list[int]) -> "Scene":
        """Let outposts of the Trailblazers stand on tracks."""
        assert self._state.solo is not None
        self._state.solo.trail = {track: list(there) for track, there in spaces.items()}
        return self

    def bots(
        self,
        *decisions: int,
        era: int = 1,
        pair: tuple[int, ...] = (),
        discards: tuple[int, ...] = (),
        progress: tuple[int, ...] = (),
        favourites: tuple[str, str] = ("science", "technology"),
        civilizations: tuple[str, ...] = ("automa_scientists",),
    ) -> "Scene":
        """Give the bots the turn. Decision cards by number: those to be drawn, the last pair, discards, next progress.

        All other decision cards are in the progress deck below. Of two cards drawn the first is the track card.
        """
        solo, cards = self._state.solo, list(BOX.decision_cards)
        assert solo is not None
        top = [cards[n - 1] for n in reversed(progress)]
        solo.decisions = Pile.unseen([cards[n - 1] for n in reversed(decisions)], self.seats)
        solo.pair, solo.discards = [cards[n - 1] for n in pair], [cards[n - 1] for n in discards]
        used = {*top, *solo.decisions.items, *solo.pair, *solo.discards}
        solo.progress = Pile.unseen([*(card for card in cards if card not in used), *top], self.seats)
        solo.favourites = {AUTOMA: favourites[0], SHADOW: favourites[1]}
        solo.civilizations = list(civilizations)
        self._state.players[AUTOMA].era = self._state.players[SHADOW].era = era
        self._state.groups = {}
        return self.at(phase="automa", active=AUTOMA).rolls(1)

    # -- playing and looking -------------------------------------------------------------------------------------

    @property
    def match(self) -> Match[TapestryState]:
        """The match; it begins when it is first looked at."""
        if self._match is None:
            self._state.things = len(everything(self._state))  # a scene may leave decks out
            GAME.check(self._state)
            assert GAME.ledger is not None
            self._account = Account(GAME.ledger.count(GAME.plain_view(self._state, None)))
            self._match = Match.from_state(GAME, self.settings, self._state, [PERSON] * self.seats)
            self._answer_single()
        return self._match

    def after_choice(self) -> None:
        """Nothing is made or lost, and the log tells of everything."""
        self._answer_single()
        GAME.check(self.state)
        self._check_log()

    def _check_log(self) -> None:
        """What was told accounts for all that can be seen to have changed."""
        ledger = GAME.ledger
        assert ledger is not None
        events = self.match.events(None)
        for told in events[self._heard :]:
            ledger.fold(self._account, told)
        self._heard = len(events)
        assert not self._account.differences(ledger.count(self.match.view(None)))

    def _answer_single(self) -> None:
        """Answer what is only asked because a missing pause would tell."""
        while self.topic in HIDDEN_CHOICES and len(self.offer()) == 1:
            assert self.match.ask is not None
            self.match.choose(self.match.ask.options[0], self.asked)

    def player(self, seat: Seat) -> Player:
        """A player's area."""
        return self.state.players[seat]

    def purse(self, seat: Seat) -> dict[str, int]:
        """The resources a player has, those he has none of left out."""
        return {name: n for name, n in zip(RESOURCES, self.player(seat).purse, strict=True) if n}

    def vp(self, seat: Seat) -> int:
        """Points."""
        return self.player(seat).vp

    def cards(self, seat: Seat) -> list[str]:
        """The hand."""
        return sorted(self.player(seat).hand.items)

    def place_all(self) -> "Scene":
        """Answer questions about where buildings and landmarks stand with the first option."""
        while self.topic in ("building", "landmark_turn", "landmark_place"):
            self.play(self.offer()[0])
        return self

    def holdings(self, seat: Seat) -> Counter[str]:
        """All that a player has, counted: pieces, cards, spaces advanced on the tracks, and points by their reason."""
        player = (self._state if self._match is None else self.match.state).players[seat]
        return Counter(
            dict(zip(RESOURCES, player.purse, strict=True))
            | dict(zip(BUILDINGS, player.built, strict=True))
            | {track: sum(spaces) for track, spaces in player.tokens.items()}
            | {
                "territory_tile": len(player.territories),
                "space_tile": len(player.space),
                "explored_space": len(player.explored),
                "tapestry_card": len(player.hand),
                "played_tapestry": sum(map(len, player.tapestries)),
                "tech_card": player.tech_cards,
                "outpost": player.outposts,
                "civilization": len(player.mats),
            }
            | {f"landmark {name}": 1 for name in player.landmarks}
            | player.points
        )
