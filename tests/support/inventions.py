"""Scenarios of Inventions, prepared and played in words.

    scene = Scene().people(0, "africa", 2)
    scene.play("pillar call_specialists", "call africa 2", "take economy_1")
    assert scene.society(0).home == [1, 3, 1]

A scene begins with the first turn of era 2, seat 0 on turn and the others behind it. Nobody has ideas, inventions,
pillars or influence tiles on the board; everybody has one specialist at home in each discipline, two academics, a
diplomat on the own milestone, and stands on influence 1. No region has a card. In the order of the path from Africa on,
the regions have the specialist tiles of `TILES`, the knowledge tiles of `KNOWLEDGE` and the prosperity stacks A to G.
The private milestones are those of `PRIVATE`, the common ones from the lowest up those of `COMMON`; on the Eureka
display are iron, mathematics and sailing. The idea display is steel, glass and writing, the rightmost last.

With two seats Chronos is player 2, has the last turn, and his pillar stands in Africa.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from gobelin.games.inventions import GAME
from gobelin.games.inventions.chronos import CHRONOS
from gobelin.games.inventions.components import DISCIPLINES, LETTERS
from gobelin.games.inventions.ledger import LEDGER
from gobelin.games.inventions.loading import BOX
from gobelin.games.inventions.scoring import final
from gobelin.games.inventions.state import NOBODY, Display, InventionsState, Society
from gobelin.kernel import PERSON, Account, Match, Rng, Seat
from gobelin.toolkit.hidden import KNOWN, UNSEEN, Pile
from support.table import Scenario

TILES: Final = ("points", "influence", "academic", "citizen", "invent", "present", "share")
KNOWLEDGE: Final = ("citizen", "call", "influence", "innovate", "share", "invent", "present")
PRIVATE: Final = ("agriculture", "cotton", "copper_smelting", "mining")
COMMON: Final = ("stone_and_bone_tools", "control_of_fire", "transport", "origin_of_language")
EUREKA: Final = ("iron", "mathematics", "sailing")
DISPLAY: Final = ("steel", "glass", "writing")


class Scene(Scenario[InventionsState]):
    """One game of persons from a prepared position on."""

    def __init__(self, seats: int = 3, **settings: Any) -> None:
        self.settings = GAME.read_settings(settings)
        self.seats = seats
        state: InventionsState = GAME.setup(self.settings, seats, Rng.from_seed(0))
        self._state = state
        self._match: Match[InventionsState] | None = None
        self._acting: int | None = None
        state.phase, state.era, state.round = "turn", 2, 1
        state.order = list(range(len(state.players)))
        state.to_go = list(state.order)
        for number, display in enumerate(state.regions.values()):
            display.card = ""
            display.specialist = f"specialist_{TILES[number]}"
            display.knowledge = f"knowledge_{KNOWLEDGE[number]}"
        for display, tile in zip(state.regions.values(), BOX.prosperity_tiles, strict=True):
            display.prosperity = [tile] * BOX.prosperity_copies(tile, seats)
        for society in state.players:
            society.ideas, society.inventions = [], []
            society.tiles = [tile for tile in BOX.influence_tiles if tile != "influence_plus_one"]
        state.discarded = [card.id for card in BOX.ideas.values() if card.era < 3]
        stack = [card.id for card in BOX.ideas.values() if card.era >= 3 and card.id not in DISPLAY]
        state.deck = Pile.unseen(reversed(stack), seats)
        state.display = list(DISPLAY)
        if state.with_chronos:
            state.chronos_region = "africa"
        self.milestones(PRIVATE, COMMON, EUREKA)

    # -- preparing -----------------------------------------------------------------------------------------------

    @property
    def table(self) -> InventionsState:
        """The state, before the match has begun or within it."""
        return self._state if self._match is None else self._match.state

    def at(self, **fields: Any) -> "Scene":
        """Set fields of the table."""
        for name, value in fields.items():
            assert hasattr(self._state, name), name
            setattr(self._state, name, value)
        self._state.__post_init__()  # it may be another box
        return self

    def turn(self, *seats: Seat) -> "Scene":
        """Let these players still have a turn in this round, the first now."""
        return self.at(to_go=list(seats))

    def last_round(self, era: int = 2, *seats: Seat) -> "Scene":
        """The third round of an era; with the last turn of these seats it ends."""
        return self.at(era=era, round=3).turn(*(seats or self._state.order))

    def milestones(
        self,
        private: Iterable[str] | None = None,
        common: Iterable[str] | None = None,
        eureka: Iterable[str] | None = None,
    ) -> "Scene":
        """Lay out milestones; of the others, those up to the latest letter laid out are discarded, later ones wait.

        Everybody has one diplomat, on the own milestone.
        """
        state = self._state
        for where in state.diplomats.values():
            for owner in where:
                state.players[owner].supply += 1
            where.clear()
        for name, given in (("private", private), ("common", common), ("eureka", eureka)):
            if given is not None:
                setattr(state, name, list(given))
        state.eureka = [m for m in state.eureka if m not in (*state.private, *state.common)]
        laid = [*state.private, *state.common, *state.eureka]
        latest = max(LETTERS.index("C"), *(LETTERS.index(BOX.milestones[milestone].letter) for milestone in laid))
        state.discard = []
        state.milestone_stacks = {letter: [] for letter in "DEF"}
        for milestone in BOX.milestones.values():
            if milestone.id not in laid:
                is_past = LETTERS.index(milestone.letter) <= latest
                (state.discard if is_past else state.milestone_stacks[milestone.letter]).append(milestone.id)
        for seat in range(self.seats):
            self.diplomat(seat, state.private[seat])
        return self

    def own(self, seat: Seat, milestone: str) -> "Scene":
        """Let a player have this private milestone, the others as before."""
        private = list(self._state.private)
        private[seat] = milestone
        return self.milestones(private)

    def diplomat(self, seat: Seat, milestone: str) -> "Scene":
        """Put a citizen of the supply on a milestone."""
        self._state.players[seat].supply -= 1
        self._state.diplomats[milestone].append(seat)
        return self

    def no_diplomat(self, seat: Seat) -> "Scene":
        """Take the diplomat off the own milestone."""
        self._state.diplomats[self._state.private[seat]].remove(seat)
        self._state.players[seat].supply += 1
        return self

    def _amounts(self, seat: Seat, area: str, numbers: Mapping[str, int]) -> "Scene":
        society = self._state.players[seat]
        for discipline, number in numbers.items():
            at = DISCIPLINES.index(discipline)
            society.supply += getattr(society, area)[at] - number
            getattr(society, area)[at] = number
        return self

    def home(self, seat: Seat, **numbers: int) -> "Scene":
        """Set how many specialists of a discipline are available."""
        return self._amounts(seat, "home", numbers)

    def nobody_home(self, seat: Seat) -> "Scene":
        """Let a player have neither specialists nor academics."""
        return self.home(seat, economy=0, culture=0, technology=0).academy(seat, 0)

    def exhausted(self, seat: Seat, **numbers: int) -> "Scene":
        """Set how many specialists of a discipline are exhausted."""
        return self._amounts(seat, "exhausted", numbers)

    def academy(self, seat: Seat, number: int) -> "Scene":
        """Set the academics."""
        society = self._state.players[seat]
        society.supply += society.academy - number
        society.academy = number
        return self

    def scholars(self, seat: Seat, *regions: str) -> "Scene":
        """Let the scholars of these regions be with a player."""
        for region in regions:
            self._state.regions[region].scholar = False
            self._state.players[seat].scholars += 1
        return self

    def people(self, seat: Seat, region: str, number: int) -> "Scene":
        """Set how many citizens a player has in a map region."""
        display = self._state.regions[region]
        self._state.players[seat].supply += display.population[seat] - number
        display.population[seat] = number
        return self

    def supply(self, seat: Seat, left: int, region: str = "south_america") -> "Scene":
        """Let the supply hold only so many citizens: the others live in a region."""
        more = self._state.players[seat].supply - left
        return self.people(seat, region, self._state.regions[region].population[seat] + more)

    def _take(self, card: str) -> str:
        """Take a card from where it is; a place on the display is filled from the bottom of the stack."""
        state = self._state
        if card in state.display:
            state.display[state.display.index(card)] = state.deck.remove(0)
        elif card in state.deck.items:
            state.deck.remove(state.deck.items.index(card))
        else:
            state.discarded.remove(card)
        return card

    def ideas(self, seat: Seat, *cards: str) -> "Scene":
        """Give ideas."""
        self._state.players[seat].ideas += [self._take(card) for card in cards]
        return self

    def inventions(self, seat: Seat, *cards: str) -> "Scene":
        """Give inventions."""
        self._state.players[seat].inventions += [self._take(card) for card in cards]
        return self

    def display(self, *cards: str) -> "Scene":
        """Let just these cards be on display, the rightmost last; what was there goes under the stack."""
        state = self._state
        taken = []
        for card in cards:
            if card in state.display:
                state.display.remove(card)
                taken.append(card)
            else:
                taken.append(self._take(card))
        for card in state.display:
            state.deck.items.insert(0, card)
        state.display = taken
        return self._known()

    def on_top(self, *cards: str) -> "Scene":
        """Let these cards be the next of the idea stack, the first named on top."""
        for card in reversed(cards):
            self._state.deck.items.append(self._take(card))
            self._known()
        return self

    def stack(self, left: int) -> "Scene":
        """Let the idea stack hold only its top cards."""
        state = self._state
        while len(state.deck) > left:
            state.discarded.append(state.deck.remove(0))
        return self

    def _known(self) -> "Scene":
        """Only the top of the stack is face up."""
        deck, everybody = self._state.deck, self.seats + 1
        deck.known = [(UNSEEN,) * everybody] * len(deck.items)
        if deck.items:
            deck.known[-1] = (KNOWN,) * everybody
        return self

    def idea(self, region: str, card: str, by: Seat, citizens: int | None = None) -> "Scene":
        """Let an idea lie in a region, with originators of the supply, by default as many as the tile shows."""
        display = self._state.regions[region]
        number = BOX.specialist_tiles[display.specialist].specialists if citizens is None else citizens
        display.card, display.originator, display.originators = self._take(card), by, number
        self._state.players[by].supply -= number
        return self

    def invention(
        self,
        region: str,
        card: str,
        by: Seat,
        inventor: Seat,
        innovator: Seat = NOBODY,
        citizens: int | None = None,
    ) -> "Scene":
        """Let an invention lie in a region with everybody who took part."""
        self.idea(region, card, by, citizens)
        display = self._state.regions[region]
        display.inventor, display.innovator = inventor, innovator
        for who in (inventor, innovator):
            if who != NOBODY:
                self._state.players[who].supply -= 1
        return self

    def specialist(self, region: str, tile: str) -> "Scene":
        """Let a region have this specialist tile, its own going to where that was."""
        return self._swap("specialist", region, f"specialist_{tile}")

    def knowledge(self, region: str, tile: str) -> "Scene":
        """Let a region have this knowledge tile, its own going to where that was."""
        return self._swap("knowledge", region, f"knowledge_{tile}")

    def _swap(self, field: str, region: str, tile: str) -> "Scene":
        regions = self._state.regions
        other = next(display for display in regions.values() if getattr(display, field) == tile)
        setattr(other, field, getattr(regions[region], field))
        setattr(regions[region], field, tile)
        return self

    def points_side(self, *regions: str) -> "Scene":
        """Let the knowledge tiles of these regions show points."""
        for region in regions:
            self._state.regions[region].points_side = True
        return self

    def prosperity(self, region: str, *tiles: str) -> "Scene":
        """Let the stack of a region be just these tiles, the last on top; what was there goes under another stack."""
        stacks = {name: display.prosperity for name, display in self._state.regions.items()}
        other = next(name for name in stacks if name != region)
        stacks[other][:0] = stacks[region]
        stacks[region].clear()
        stacks[region] += [self._from_board(tile) for tile in tiles]
        return self

    def tile(self, seat: Seat, region: str, tile: str, is_up: bool = True) -> "Scene":
        """Lay an influence tile into a region."""
        tiles = self._state.players[seat].tiles
        if tile in tiles:
            tiles.remove(tile)
        self._state.regions[region].influence.append((seat, tile, is_up))
        return self

    def influence(self, seat: Seat, number: int) -> "Scene":
        """Set the influence."""
        self._state.players[seat].influence = number
        return self

    def pillars(self, seat: Seat, epoch: str = "", *seasons: str) -> "Scene":
        """Let pillars stand on action spaces."""
        society = self._state.players[seat]
        society.epoch, society.seasons = epoch, list(seasons)
        return self

    def _from_board(self, tile: str) -> str:
        """Take a tile off the board."""
        if tile in BOX.progress_tiles:
            assert self._state.progress[tile], f"no {tile} is left"
            self._state.progress[tile] -= 1
        else:
            stack = next(d.prosperity for d in self._state.regions.values() if tile in d.prosperity)
            stack.remove(tile)
        return tile

    def tray(self, seat: Seat, *tiles: str) -> "Scene":
        """Lay tiles into the tray."""
        self._state.players[seat].tray += [self._from_board(tile) for tile in tiles]
        return self

    def aspirations(self, seat: Seat, *aspirations: str) -> "Scene":
        """Lay aspirations into the tray."""
        self._state.players[seat].aspirations += aspirations
        return self

    def placed(self, seat: Seat, **tiles: str) -> "Scene":
        """Lay tiles on the progress map, by hex: `hex_0_0="economy_1"`; a token there comes to the board."""
        society = self._state.players[seat]
        for hex_, tile in tiles.items():
            society.progress[hex_] = self._from_board(tile)
            if hex_ in society.hex_tokens:
                society.hex_tokens.remove(hex_)
                society.tokens += 1
        return self

    def sold_out(self, *tiles: str) -> "Scene":
        """Let no copy of these progress tiles be on the board: others have them in their trays or on their maps."""
        places = list(BOX.hexes)
        for tile in tiles:
            for seat in range(1, self.seats):
                if self._state.progress[tile]:
                    free = next(hex_ for hex_ in places if hex_ not in self._state.players[seat].progress)
                    self.placed(seat, **{free: tile})
            assert not self._state.progress[tile], f"{tile} is left"
        return self

    def tokens(self, seat: Seat, at_hand: int) -> "Scene":
        """Set the economy tokens at hand; the others lie on hexes."""
        society = self._state.players[seat]
        hexes = [hex_.id for hex_ in BOX.hexes.values() if hex_.token]
        society.tokens, society.hex_tokens = at_hand, hexes[: BOX.pieces.economy_tokens - at_hand]
        return self

    def era_box(self, seat: Seat, box: str) -> "Scene":
        """Let an era marker stand on a box; whoever was there goes to the box that becomes free."""
        players = self._state.players
        for other in players:
            if other.box == box:
                other.box = players[seat].box
        players[seat].box = box
        return self

    def goals(self, seat: Seat, *goals: str) -> "Scene":
        """Let a player have these private goals."""
        state, hand = self._state, self._state.players[seat].goals
        piles = [*state.goal_stacks.values(), *(player.goals for player in state.players)]
        for number, goal in enumerate(goals):
            pile = next(pile for pile in piles if goal in pile.items)
            at = pile.items.index(goal)
            pile.items[at], hand.items[number] = hand.items[number], goal
        return self

    def points(self, seat: Seat, ip: int) -> "Scene":
        """Set the points."""
        self._state.players[seat].ip = ip
        return self

    # -- playing and looking -------------------------------------------------------------------------------------

    @property
    def match(self) -> Match[InventionsState]:
        """The match; it begins when it is first looked at."""
        if self._match is None:
            self._known()
            GAME.check(self._state)
            self._match = Match.from_state(GAME, self.settings, self._state, [PERSON] * self.seats)
            self._account = Account(LEDGER.count(self._match.view(None)))
        return self._match

    def after_choice(self) -> None:
        """Nothing is made or lost, and the log tells of every public change."""
        GAME.check(self.match.state)
        for told in self.match.events(None, len(self.match.entries)):
            LEDGER.fold(self._account, told)
        assert self._account.differences(LEDGER.count(self.match.view(None))) == {}

    def act(self, action: str, *choices: str) -> "Scene":
        """The main action of a turn and what follows."""
        self._acting = self.state.turns
        return self.play(f"pillar {action}", *choices)

    def finish(self) -> "Scene":
        """End the turn of the last main action: decline what can be declined, take the first of what cannot."""
        turn = self.state.turns if self._acting is None else self._acting
        self._acting = None
        while self.asked is not None and self.state.turns == turn:
            offer = self.offer()
            self.play(next((word for word in ("decline", "end") if word in offer), offer[0]))
        return self

    def finish_era(self) -> "Scene":
        """Play on in the same way until another era has begun, or the game is over."""
        era = self.state.era
        while self.asked is not None and self.state.era == era:
            offer = self.offer()
            self.play(next((word for word in ("decline", "end") if word in offer), offer[0]))
        return self

    def offered(self, verb: str) -> list[str]:
        """The options of one verb, without it."""
        return [words.removeprefix(verb).strip() for words in self.offer() if words.split()[0] == verb]

    def seen_by(self, seat: Seat | None, player: Seat) -> dict[str, Any]:
        """A society in the view of a seat."""
        shown: Any = self.match.view(seat)["players"]
        return dict(shown[player])

    def society(self, seat: Seat) -> Society:
        """A society."""
        return self.table.players[seat]

    def region(self, region: str) -> Display:
        """A region with its display."""
        return self.table.regions[region]

    def beside(self, region: str) -> tuple[Seat, int, Seat, Seat]:
        """Originator, the number of the originator's citizens, inventor and innovator."""
        display = self.region(region)
        return display.originator, display.originators, display.inventor, display.innovator

    def score(self, seat: Seat) -> dict[str, int]:
        """What the final scoring would add now, by reason; reasons without points are left out."""
        return {why: points for why, points in final(self.table, seat).items() if points}


__all__ = ["CHRONOS", "NOBODY", "Scene"]
