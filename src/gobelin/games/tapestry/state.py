"""The table of Tapestry: players, map, decks, and whose turn it is."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import field
from functools import cache
from typing import Final

from msgspec.structs import replace

from gobelin.games.tapestry.automa_parts import Level
from gobelin.games.tapestry.city import ORDINARY, City
from gobelin.games.tapestry.components import Box, Die, IncomeStep, Side, Space
from gobelin.games.tapestry.kinds import DECKS
from gobelin.games.tapestry.loading import BOX, FILES
from gobelin.games.tapestry.player import Piece, Player
from gobelin.games.tapestry.vocabulary import ARTS, Named, Terrain
from gobelin.kernel import Seat, State, plain_state
from gobelin.toolkit.box import BASE
from gobelin.toolkit.hidden import Pile

STANDARD: Final = FILES.register(BOX)
BOXES: Final = FILES.boxes

AUTOMA: Final = 5
SHADOW: Final = 6
"""The numbers of the solo opponents among the players, behind all seats that there can be."""
RIVALS: Final = (AUTOMA, SHADOW)


@plain_state
class Solo:
    """What the solo game has besides."""

    level: int
    decisions: Pile
    progress: Pile
    discards: list[str] = field(default_factory=list)
    pair: list[str] = field(default_factory=list)
    """The track card and the tie-breaker card of the last turn."""
    favourites: dict[Seat, str] = field(default_factory=dict)
    civilizations: list[str] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)
    """What the Hucksters have laid out."""
    trail: dict[str, list[int]] = field(default_factory=dict)
    """By track: the spaces on which outposts of the Trailblazers stand."""


@plain_state
class TapestryState(State):
    """The whole game."""

    box: str
    seats: int
    side: str
    sets: tuple[str, ...]
    """The sets in play."""
    variants: tuple[str, ...]
    order: list[Seat]
    """All players clockwise, solo opponents included."""
    players: dict[Seat, Player]
    tapestry_deck: Pile
    tech_deck: Pile
    territory_stock: Pile
    space_stock: Pile
    civilization_deck: Pile
    landmark_deck: Pile
    masterpiece_deck: Pile
    landmarks: list[str]
    """Landmarks that nobody has yet."""
    achievements: dict[str, list[Seat]]
    """Who took the spaces of each."""
    pieces: dict[int, list[Piece]] = field(default_factory=dict)
    tiles: dict[int, tuple[str, int]] = field(default_factory=dict)
    """Territory tiles on the map, with their turns clockwise."""
    tapestry_discards: list[str] = field(default_factory=list)
    tech_display: list[str] = field(default_factory=list)
    tech_discards: list[str] = field(default_factory=list)
    turned_techs: list[str] = field(default_factory=list)
    """Tech cards in top rows that lie face down: their squares are used up."""
    tile_discards: list[str] = field(default_factory=list)
    civilization_discards: list[str] = field(default_factory=list)
    offers: dict[Seat, list[str]] = field(default_factory=dict)
    """Capitals, civilizations or landmark cards to choose from."""
    looked_at: Pile = field(default_factory=lambda: Pile([], []))
    """Cards drawn and not yet kept or discarded."""
    groups: dict[int, list[str]] = field(default_factory=dict)
    bans: list[tuple[Seat, str, int]] = field(default_factory=list)
    """Tracks closed by somebody for all others, with the ends of own turns that this still lasts."""
    activated: list[str] = field(default_factory=list)
    """Track spaces and icons used in this turn, each with its user."""
    dice: list[int] = field(default_factory=list)
    """The faces of the red and the black die as they were last rolled."""
    thrown: list[int] = field(default_factory=list)
    """The same, whatever results were chosen by those who roll more than once."""
    roller: Seat = -1
    """Who rolled them."""
    taken: list[str] = field(default_factory=list)
    """Which of them have been gained since."""
    masterpiece_row: list[str] = field(default_factory=list)
    masterpiece_discards: list[str] = field(default_factory=list)
    locked: list[str] = field(default_factory=list)
    """Tech cards that cannot be upgraded again in this turn."""
    fresh: list[str] = field(default_factory=list)
    """The tiles that the last gain has brought."""
    about: tuple[str, int] | None = None
    """What the present question is about: a tile with its hex (-1: not chosen yet), a landmark with its turn, a
    building, or the space whose bonus is offered."""
    things: int = 0
    """How many cards, tiles and mats there are in all."""
    phase: str = "capitals"
    step: int = 0
    """In an income turn: the next of its steps."""
    advancing: bool = False
    """An advance turn, not an income turn, is going on."""
    start: Seat = 0
    active: Seat = 0
    turns: int = 0
    solo: Solo | None = None

    facts: Box = field(init=False, repr=False, compare=False)
    """What is printed."""

    def __post_init__(self) -> None:
        if self.box in BOXES:
            self.facts = BOXES[self.box]

    @property
    def income_steps(self) -> tuple[IncomeStep, ...]:
        """The steps of an income turn with the sets in play."""
        return _steps(self.box, self.sets)

    @property
    def map(self) -> Side:
        """The side of the map in use."""
        return BOXES[self.box].sides[self.side]

    @property
    def science_die(self) -> Die:
        """TAA-SET-04: the die with tracks; a later set brings its own, if its tracks are in play."""
        return self.science_dice[-1]

    @property
    def science_dice(self) -> list[Die]:
        """All dice whose tracks are in play."""
        return [
            die
            for die in self.facts.dice.values()
            if die.tracks and die.set in self.sets and {*die.tracks} <= {*self.tracks}
        ]

    @property
    def arts(self) -> bool:
        """Whether the arts track is in play."""
        return ARTS in self.players[self.order[0]].tokens

    def has(self, item: Named) -> bool:
        """TAP-OPEN-31: whether a component is of a set in play and, if it had to be reconstructed, wanted."""
        wanted = item.set == BASE or item.source != "reconstructed" or "placeholders" in self.variants
        return item.set in self.sets and wanted

    @property
    def level(self) -> Level | None:
        """TAP-AUT-66: the level of the solo game, with its mat and chart."""
        solo = self.solo
        return next((level for level in self.facts.levels if level.level == solo.level), None) if solo else None

    @property
    def is_solo(self) -> bool:
        """One person against Automa and Shadow Empire."""
        return self.solo is not None

    @property
    def tracks(self) -> tuple[str, ...]:
        """The tracks in play: those on which players have tokens."""
        return tuple(self.players[self.order[0]].tokens)

    def piles(self) -> list[Pile]:
        """Everything that can lie face down."""
        own = [
            pile for player in self.players.values() for pile in (player.hand, player.face_down, *player.aside.values())
        ]
        solo = [self.solo.decisions, self.solo.progress] if self.solo else []
        return [*(getattr(self, deck) for deck in DECKS), self.looked_at, *own, *solo]

    def clockwise(self, first: Seat) -> list[Seat]:
        """All players from this one on."""
        at = self.order.index(first)
        return self.order[at:] + self.order[:at]

    def persons(self, first: Seat) -> list[Seat]:
        """The players who have a seat, from this one on."""
        return [seat for seat in self.clockwise(first) if seat < self.seats]

    def opponents(self, seat: Seat) -> list[Seat]:
        """All others, clockwise."""
        return self.clockwise(seat)[1:]

    def neighbours(self, seat: Seat) -> list[Seat]:
        """TAP-TURN-14, TAP-TURN-15: right and left; with two players the other one, once."""
        others = self.opponents(seat)
        return others if len(others) <= 1 else [others[-1], others[0]]

    def city(self, seat: Seat) -> City:
        """The ground of a player's capital."""
        return self.facts.capitals[name].city if (name := self.players[seat].capital) else ORDINARY

    def space_at(self, track: str, index: int) -> Space:
        """The space of a track, counted from 1."""
        return self.facts.tracks[track].spaces[index - 1]

    def furthest(self, seat: Seat, track: str) -> int:
        """The spaces advanced by the furthest own token."""
        return self.players[seat].furthest(track, self.facts.tracks[track].end)

    def occupied(self, seat: Seat) -> list[Space]:
        """The track spaces on which a player's tokens stand."""
        return [
            self.space_at(track, space)
            for track, tokens in self.players[seat].tokens.items()
            for space in sorted(set(tokens))
            if space
        ]

    # --- the map ------------------------------------------------------------------------------------------------------

    def corners(self, place: int) -> tuple[Terrain, ...]:
        """The terrain at the six corners of a hex; nothing if it is unexplored."""
        laid = self.tiles.get(place)
        if laid is None:
            return self.map.corners[place]
        return self.facts.territory_tiles[laid[0]].turned[laid[1]]

    def terrains(self, place: int) -> set[Terrain]:
        """Every terrain that a hex shows, at a corner or only inside."""
        laid = self.tiles.get(place)
        if laid is not None:
            inside = self.facts.territory_tiles[laid[0]].interior_only
        else:
            at = self.map.hexes[place]
            inside = next((printed.interior_only for printed in self.map.printed if printed.hex == at), ())
        return {*self.corners(place), *inside}

    def neighbouring(self, place: int) -> Iterator[int]:
        """The hexes beside a hex."""
        return (other for other in self.map.neighbours[place] if other >= 0)

    def controllers(self, place: int) -> list[Seat]:
        """TAP-CON-02, TAP-OPEN-16: who has the only upright pieces there; Infiltrators may share."""
        return list(dict.fromkeys(piece.owner for piece in self.pieces.get(place, ()) if piece.controls))

    def territories(self, seat: Seat) -> list[int]:
        """The hexes that a player controls."""
        return [
            place
            for place, pieces in self.pieces.items()
            if any(piece.owner == seat and piece.controls for piece in pieces)
        ]

    def beside(self, places: Iterable[int]) -> set[int]:
        """All hexes beside one of these."""
        return {other for place in places for other in self.map.neighbours[place] if other >= 0}


@cache
def _steps(box: str, sets: tuple[str, ...]) -> tuple[IncomeStep, ...]:
    return tuple(step for step in BOXES[box].income_steps if step.set in sets)


def restricted(box: Box, sets: Container[str]) -> Box:
    """The box with the components of these sets only."""
    blocks = {name: items for name in box.__struct_fields__ if isinstance(items := getattr(box, name), Mapping)}
    return replace(
        box,
        **{
            name: {key: item for key, item in items.items() if getattr(item, "set", BASE) in sets}
            for name, items in blocks.items()
        }
        | {"sets": {name: facts for name, facts in box.sets.items() if name in sets}},
    )
