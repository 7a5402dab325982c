"""The table of Inventions: societies, regions, milestones, the idea stack and the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import field
from typing import Final

from gobelin.games.inventions.components import DISCIPLINES, LETTERS, Box, Discipline
from gobelin.games.inventions.loading import BOX, FILES
from gobelin.kernel import Seat, State, plain_state
from gobelin.toolkit.hidden import Pile

STANDARD: Final = FILES.register(BOX)
BOXES: Final = FILES.boxes

NOBODY: Final = -1
COLOURS: Final = 4
"""Private displays, whether or not somebody plays their colour."""
JOKER: Final = "joker"
"""An aspiration that may become progress of any discipline."""


@plain_state
class Society:
    """All that belongs to one player; Chronos has no more than citizens, tiles and a milestone."""

    supply: int
    home: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Available specialists by discipline."""
    exhausted: list[int] = field(default_factory=lambda: [0, 0, 0])
    academy: int = 0
    scholars: int = 0
    influence: int = 0
    ip: int = 0
    points: dict[str, int] = field(default_factory=dict)
    """The points by what gave them."""
    ideas: list[str] = field(default_factory=list)
    """Right of the board."""
    inventions: list[str] = field(default_factory=list)
    """Left of the board."""
    tiles: list[str] = field(default_factory=list)
    """Influence tiles still on the board."""
    tray: list[str] = field(default_factory=list)
    """Progress and prosperity tiles that are not placed yet."""
    aspirations: list[str] = field(default_factory=list)
    """Disciplines and jokers that will become progress in step 3."""
    progress: dict[str, str] = field(default_factory=dict)
    """The tile on each hex of the progress map."""
    turned: list[str] = field(default_factory=list)
    """Technology tiles that were used."""
    tokens: int = 0
    """Economy tokens at hand."""
    spent: list[str] = field(default_factory=list)
    """Economy tiles that were used in this era: a token lies on each."""
    hex_tokens: list[str] = field(default_factory=list)
    """Hexes of the progress map where an economy token still lies."""
    goals: Pile = field(default_factory=lambda: Pile([], []))
    epoch: str = ""
    """The action space of the epoch pillar."""
    seasons: list[str] = field(default_factory=list)
    """The action spaces of the season pillars."""
    box: str = ""
    """The box of the era marker."""

    def owns(self, tile: str) -> bool:
        """INV-OPEN-30: whether the tile lies in tray or map."""
        return tile in self.tray or tile in self.progress.values()


@plain_state
class Display:
    """The display of a region, and what stands in the region on the map."""

    specialist: str
    knowledge: str
    prosperity: list[str]
    """The stack of tiles; the top is the end."""
    card: str = ""
    originator: Seat = NOBODY
    originators: int = 0
    """Citizens left of the card."""
    inventor: Seat = NOBODY
    innovator: Seat = NOBODY
    scholar: bool = True
    points_side: bool = False
    """The knowledge tile shows points."""
    influence: list[tuple[Seat, str, bool]] = field(default_factory=list)
    """Influence tiles from the left: whose, which, and whether face up."""
    population: list[int] = field(default_factory=list)
    """Citizens on the map, by player."""

    @property
    def is_idea(self) -> bool:
        """INV-CONC-32: a presented card that nobody has invented yet; an unclaimed starting idea is not presented."""
        return self.card != "" and self.originator != NOBODY and self.inventor == NOBODY

    @property
    def is_invention(self) -> bool:
        """A card with an inventor."""
        return self.card != "" and self.inventor != NOBODY

    def took_part(self, player: Seat) -> bool:
        """Whether a player has a citizen beside the card."""
        return player in (self.originator, self.inventor, self.innovator)


@plain_state
class InventionsState(State):
    """The whole game."""

    box: str
    seats: int
    players: list[Society]
    """The seats, and behind them Chronos in a game for two."""
    order: list[Seat]
    """The turn-order track from the top."""
    regions: dict[str, Display]
    private: list[str]
    """The private milestone of each colour, played or not."""
    common: list[str]
    """The common knowledge from its lowest milestone up."""
    discard: list[str]
    eureka: list[str]
    """The Eureka display, from the left."""
    milestone_stacks: dict[str, list[str]]
    """By letter; all of a stack is laid out at once, so that only its order is secret."""
    diplomats: dict[str, list[Seat]]
    """Whose citizens stand on each milestone."""
    deck: Pile
    """The idea stack; its top is face up."""
    display: list[str]
    """The idea display from the stack on: the last is the rightmost and oldest."""
    goal_stacks: dict[str, Pile]
    progress: dict[str, int]
    """Progress tiles on the board."""
    discarded: list[str] = field(default_factory=list)
    """Cards out of the game."""
    chronos_tiles: dict[str, list[str]] = field(default_factory=dict)
    """The numbers that Chronos has taken, by discipline, and his prosperity tiles."""
    chronos_region: str = ""
    """The region of his pillar."""
    groups: dict[int, list[str]] = field(default_factory=dict)
    phase: str = "stone_age"
    era: int = 1
    """The era of Chronos on the era track."""
    round: int = 1
    to_go: list[Seat] = field(default_factory=list)
    """Who still has a turn in this round, in order; the first is on turn."""
    turns: int = 0
    markers: int = 0
    """Prepared chain markers."""
    presented: int = 0
    """Ideas presented in this turn, to be replaced at the end of the action step."""
    chained: list[str] = field(default_factory=list)
    """Cards with a chain marker of this turn on them."""
    done: list[str] = field(default_factory=list)
    """Actions completed in this turn."""
    placed: int = 0
    """Tiles placed in step 4 of this turn."""
    linked: bool = False
    """A technology tile was used in this turn."""
    thread: list[str] = field(default_factory=list)
    """What this turn was made of so far: actions, and the sources that chained them."""

    facts: Box = field(init=False, repr=False, compare=False)
    """What is printed."""

    def __post_init__(self) -> None:
        if self.box in BOXES:
            self.facts = BOXES[self.box]

    @property
    def active(self) -> Seat:
        """Who is on turn."""
        return self.to_go[0] if self.to_go else NOBODY

    @property
    def with_chronos(self) -> bool:
        """INV-SET-03: an automated society plays along."""
        return len(self.players) > self.seats

    def is_chronos(self, player: Seat) -> bool:
        """Whether this is the automated society, whose number comes after those of the seats."""
        return player >= self.seats

    def piles(self) -> list[Pile]:
        """Everything that can be hidden."""
        return [self.deck, *self.goal_stacks.values(), *(player.goals for player in self.players)]

    def era_of(self, player: Seat) -> int:
        """INV-CONC-07: the era of a society is that of its private milestone."""
        return self.facts.milestones[self.private[player]].era

    def academy_limit(self, player: Seat) -> int:
        """INV-CONC-21: as many academics as the number of the society's era."""
        return self.era_of(player)

    def discipline_of(self, card: str) -> Discipline:
        """The discipline of an idea."""
        return self.facts.ideas[card].discipline

    def has_access(self, player: Seat, milestone: str) -> bool:
        """INV-CONC-24 to INV-CONC-28: own, visited, passed by Chronos, or common knowledge."""
        if milestone in self.common or milestone in self.discard:
            return True
        if milestone not in self.private:
            return False
        return (
            self.private[player] == milestone
            or player in self.diplomats[milestone]
            or self.facts.milestones[milestone].era < self.era
        )

    def open_milestones(self) -> Iterator[str]:
        """Milestones that diplomats can stand on: on private displays and in the common knowledge."""
        yield from self.private
        yield from reversed(self.common)

    def can_be_used(self, player: Seat) -> list[str]:
        """The economy tiles on a society's map that a token can still be laid on."""
        society = self.players[player]
        if not society.tokens:
            return []
        tiles = self.facts.progress_tiles
        return [
            tile
            for tile in society.progress.values()
            if tile in tiles and tiles[tile].kind == "economy" and tile not in society.spent
        ]


def number_of(discipline: str) -> int:
    """The place of a discipline in lists of specialists."""
    return DISCIPLINES.index(discipline)


def check(state: InventionsState) -> None:
    """Raise AssertionError if pieces were lost or gained, or a limit is broken."""
    facts, pieces = state.facts, state.facts.pieces
    for player, society in enumerate(state.players):
        beside = sum(
            (display.originators if display.originator == player else 0)
            + (display.inventor == player)
            + (display.innovator == player)
            for display in state.regions.values()
        )
        on_map = sum(display.population[player] for display in state.regions.values())
        sent = sum(where.count(player) for where in state.diplomats.values())
        citizens = (
            society.supply + sum(society.home) + sum(society.exhausted) + society.academy + beside + on_map + sent
        )
        assert citizens == pieces.citizens, f"player {player} has {citizens} citizens"
        assert min(society.supply, society.academy, *society.home, *society.exhausted) >= 0
        assert 0 <= society.influence <= pieces.influence_most
        if not state.is_chronos(player):
            limit = state.academy_limit(player)
            assert society.academy <= limit, f"player {player} has {society.academy} academics, more than {limit}"
            assert len(society.tray) <= pieces.tray, "a tray is too full"
            tokens = society.tokens + len(society.spent) + len(society.hex_tokens)
            assert tokens == pieces.economy_tokens, f"player {player} has {tokens} economy tokens"
            placed = [*society.progress.values(), *society.tray]
            assert len(set(placed)) == len(placed), f"player {player} owns a tile twice"
            pillars = [facts.forum_of[space] for space in (*society.seasons, society.epoch) if space]
            assert len(set(pillars)) == len(pillars), "two own pillars in one forum"
    assert len(state.common) == pieces.common, f"{len(state.common)} milestones in the common knowledge"
    letters = [LETTERS.index(facts.milestones[milestone].letter) for milestone in state.common]
    assert letters == sorted(letters), "the common knowledge is not in order"
    waiting = [milestone for stack in state.milestone_stacks.values() for milestone in stack]
    milestones = [*state.private, *state.common, *state.discard, *state.eureka, *waiting]
    assert sorted(milestones) == sorted(facts.milestones), "a milestone was lost"
    for milestone, where in state.diplomats.items():
        assert len(where) <= facts.milestones[milestone].spaces, f"{milestone} has too many diplomats"
        assert len(set(where)) == len(where), f"{milestone} has two diplomats of one society"
        assert not where or milestone in state.private or milestone in state.common, f"{milestone} has diplomats"
    scholars = sum(display.scholar for display in state.regions.values())
    assert scholars + sum(society.scholars for society in state.players) == len(facts.regions), "a scholar was lost"
    cards = [display.card for display in state.regions.values() if display.card]
    cards += [*state.deck.items, *state.display, *state.discarded]
    cards += [card for society in state.players for card in (*society.ideas, *society.inventions)]
    assert sorted(cards) == sorted(facts.ideas), "a card was lost"
    copies = facts.player_counts[state.seats].progress_copies
    owned = Counter(
        tile for society in state.players for tile in (*society.tray, *society.progress.values())
    ) + Counter(tile for tiles in state.chronos_tiles.values() for tile in tiles)
    for tile in facts.progress_tiles:
        assert state.progress[tile] + owned[tile] == copies, f"{tile} was lost"
    stacked = Counter(tile for display in state.regions.values() for tile in display.prosperity)
    for tile in facts.prosperity_tiles:
        assert stacked[tile] + owned[tile] == facts.prosperity_copies(tile, state.seats), f"{tile} was lost"
    for player, society in enumerate(state.players):
        laid = [tile for display in state.regions.values() for owner, tile, _ in display.influence if owner == player]
        assert len({*society.tiles, *laid}) == len(society.tiles) + len(laid), f"player {player} has a tile twice"
    goals = [goal for pile in (*state.goal_stacks.values(), *(s.goals for s in state.players)) for goal in pile.items]
    assert sorted(goals) == sorted(facts.private_goals), "a private goal was lost"
    for region, display in state.regions.items():
        assert len(display.influence) <= len(facts.regions[region].influence_spaces)
        assert (display.originators > 0) == (display.originator != NOBODY)
        assert display.innovator == NOBODY or display.innovator != display.inventor
