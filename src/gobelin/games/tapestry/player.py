"""What belongs to one player of Tapestry: mats, pieces, cards and tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from typing import Any, Final, NamedTuple, Self, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from gobelin.games.tapestry.vocabulary import BUILDINGS
from gobelin.kernel import Seat, plain_state
from gobelin.toolkit.hidden import Pile

UPRIGHT: Final = -1


FACE_DOWN: Final = "face_down"
"""A tapestry card that lies face down on an income mat, without an ability."""


WANDERER: Final = "wanderer"
"""A player token on the map that moves about; like others it controls nothing."""


LETTERS: Final[dict[str, str]] = dict(zip(BUILDINGS, "mhfa", strict=True))
"""What stands for an income building on a plot."""


BOTTOM, MIDDLE, TOP = range(3)
"""The rows of tech cards."""


class Piece(NamedTuple):
    """Something standing on a territory."""

    owner: Seat
    kind: str
    """`outpost`, `token`, `wanderer`, `treasure` (a token that controls), or a building of the Nomads."""
    fallen: int = UPRIGHT
    """Who toppled it, or UPRIGHT."""

    @property
    def controls(self) -> bool:
        """Whether it can hold a territory: everything upright but a mere token."""
        return self.fallen == UPRIGHT and self.kind not in ("token", WANDERER)


class Reserved(NamedTuple):
    """What lies on the edge of an income mat until the last income turn."""

    card: str
    """The tapestry card that reserved it."""
    things: tuple[str, ...]
    """Tiles, a tech card or the name of a building; nothing for a reminder."""


Terms: TypeAlias = tuple[str, ...]
"""A tapestry card in force: its id, then what was chosen for it."""


SHOWN_AS: Final = {"id": "civilization", "tokens": "mat_tokens"}
"""What the view calls two fields of a mat."""


class Mat(Struct, omit_defaults=True, tag_field="kind", tag="civilization", rename=SHOWN_AS.get):
    """A civilization mat with its tokens; a civilization with more to remember has a record of its own.

    All see what it says, as it stands here.
    """

    id: str
    tokens: int = 0

    def __copied__(self) -> Self:
        values: list[Any] = [value[:] if isinstance(value, list) else value for value in astuple(self)]
        return type(self)(*values)

    @property
    def numbers(self) -> list[int]:
        """All numbers that it remembers, in the order of its fields."""
        return [part for part in _parts(self) if isinstance(part, int)]

    @property
    def marks(self) -> list[str]:
        """All things that it remembers."""
        return [part for part in _parts(self) if isinstance(part, str) and part]

    @property
    def cards_and_tiles(self) -> list[str]:
        """Tech cards, territory and space tiles that lie on it and nowhere else."""
        return []

    @property
    def landmarks(self) -> list[str]:
        """Landmarks that stand on it."""
        return []

    def counts(self, what: str) -> int:
        """How many things of a kind lie on it and count as the owner's."""
        return 0


def _parts(mat: Mat) -> Iterator[object]:
    for value in astuple(mat)[2:]:
        for part in value if isinstance(value, list) else (value,):
            if isinstance(part, Struct):
                yield from astuple(part)
            else:
                yield part


@plain_state
class Player:
    """All that belongs to one player, or to an opponent of the solo game."""

    capital: str
    plots: str
    """The capital plot by plot: free, impassable, or the letter of what stands there."""
    filled: int
    """The plots that are not free, as bits."""
    tokens: dict[str, list[int]]
    """The spaces of the tokens on each track."""
    purse: list[int]
    hand: Pile
    mats: list[Mat]
    outposts: int
    start_hex: int = -1
    vp: int = 0
    points: dict[str, int] = field(default_factory=dict)
    """The points by what gave them."""
    era: int = 0
    """The number of income turns taken, the present one included."""
    built: list[int] = field(default_factory=lambda: [0] * len(BUILDINGS))
    """Buildings that have left the income mat."""
    tapestries: list[list[str]] = field(default_factory=lambda: [[], [], [], []])
    """The stack of each era, its visible card last."""
    face_down: Pile = field(default_factory=lambda: Pile([], []))
    techs: list[list[str]] = field(default_factory=lambda: [[], [], []])
    territories: list[str] = field(default_factory=list)
    space: list[str] = field(default_factory=list)
    """Space tiles in the supply."""
    explored: list[str] = field(default_factory=list)
    """Space tiles beside the income mat."""
    landmarks: list[str] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)
    """Buildings and landmarks that found no place in the capital."""
    in_force: list[Terms] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)
    """Tracks that stay completed although the token has left them."""
    landmark_card: str = ""
    reserved: list[Reserved] = field(default_factory=list)
    aside: dict[str, Pile] = field(default_factory=dict)
    """Tapestry cards that lie hidden on civilization mats; they are out of play."""
    slid: dict[int, list[int]] = field(default_factory=dict)
    """The covered spaces of income tracks whose buildings have been moved, by the number of the track."""
    finished: bool = False
    masterpieces: list[str] = field(default_factory=list)
    """Those that lie face up."""
    used_masterpieces: list[str] = field(default_factory=list)
    """Those that were turned face down."""
    inspired: list[str] = field(default_factory=list)
    """Inspiration tiles on the income mat."""
    card_plots: dict[str, str] = field(default_factory=dict)
    """By tapestry card: its building plots, with what stands there."""
    on_techs: dict[str, str] = field(default_factory=dict)
    """By tech card: the landmark that stands on it."""
    playing_on: bool = False
    """The last income turn is over, the game of this player is not."""

    def covered(self, number: int, buildings: int) -> Sequence[int]:
        """The spaces of an income track, counted from 0, that its buildings cover."""
        return self.slid[number] if number in self.slid else range(self.built[number] + 1, buildings + 1)

    def leave_mat(self, number: int) -> None:
        """The leftmost building of an income track leaves it."""
        self.built[number] += 1
        if number in self.slid:
            self.slid[number].pop(0)

    def furthest(self, track: str, end: int) -> int:
        """TAP-ADV-21, TAP-FAQ-12: the spaces advanced there by the token that is ahead."""
        return end if track in self.completed else max(self.tokens[track], default=0)

    @property
    def tech_cards(self) -> int:
        """Tech cards in all rows, and on mats."""
        return sum(map(len, self.techs)) + self.on_mats("tech_card")

    @property
    def tapestry_cards(self) -> int:
        """TAP-FAQ-20, TAP-OPEN-05: in hand and on the mat, covered ones too, and on mats of civilizations."""
        return len(self.hand) + sum(map(len, self.tapestries)) + self.on_mats("tapestry_card")

    def on_mats(self, what: str) -> int:
        """TAA-CIV-08: how many things of a kind lie on civilization mats and still count."""
        return sum(mat.counts(what) for mat in self.mats)

    def mat(self, civilization: str) -> Mat | None:
        """The mat of this civilization, if the player has it."""
        return next((mat for mat in self.mats if mat.id == civilization), None)
