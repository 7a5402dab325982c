"""What a seat may see of Tapestry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, Union

from msgspec import Struct

from gobelin.games.tapestry.achievements import points_of
from gobelin.games.tapestry.arts import unused_tiles
from gobelin.games.tapestry.benefits import Gain
from gobelin.games.tapestry.capital import NUMBERS, closed_plots, fitting
from gobelin.games.tapestry.city import City
from gobelin.games.tapestry.civilizations import RECORDS
from gobelin.games.tapestry.income import visible
from gobelin.games.tapestry.invent import met_by
from gobelin.games.tapestry.player import BOTTOM, MIDDLE, UPRIGHT, Mat, Player
from gobelin.games.tapestry.state import RIVALS, Solo, TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS, RESOURCES
from gobelin.kernel import Seat


class PieceView(Struct, frozen=True):
    """Something on a territory."""

    owner: Seat
    piece: str
    toppled: bool


class HexView(Struct, frozen=True, omit_defaults=True):
    """An explored hex: with the tile that was laid there, or with printed terrain."""

    hex: int
    tile: str | None = None
    turned: int | None = None
    pieces: list[PieceView] = []


class Lines(Struct, frozen=True):
    """Rows, columns and districts of a capital, each counted from 0."""

    rows: list[int]
    columns: list[int]
    districts: list[int]


class Fit(Struct, frozen=True, omit_defaults=True):
    """A place for a piece: its upper left corner, and the lines that it would complete."""

    row: int
    col: int
    completes: Lines | None = None


class About(Struct, frozen=True, omit_defaults=True):
    """What the present question is about."""

    piece: str
    at: int
    """A tile's hex (-1: not chosen yet), a landmark's turn, the hex of an attack; else 0."""
    fits: list[list[Fit]] = []
    """Of a building or landmark: where it fits in the capital of the seat that looks, turn by turn."""


if TYPE_CHECKING:
    AnyMat: TypeAlias = Mat
else:
    AnyMat = Union[RECORDS]  # noqa: UP007  (of as many as there are)
    """A civilization mat; `kind` says which record it is."""


class RivalView(Struct, frozen=True, kw_only=True, tag_field="kind", tag="rival"):
    """What is known of every player; an opponent of the solo game has no more."""

    seat: Seat
    vp: int
    points: dict[str, int]
    era: int
    """The one that the player is in, or was in last; 0: before the first."""
    income_turns: int
    """How many have begun."""
    finished: bool
    tokens: dict[str, list[int]]
    landmarks: list[str]
    outposts: int
    tapestries: list[list[str]]
    hand: list[str | None]


Uncovered: TypeAlias = Literal["open", "next", "covered"]


class ReservedView(Struct, frozen=True):
    """What lies on the edge of the income mat until income turn 5."""

    card: str
    """The tapestry card that reserved it."""
    things: list[str]
    """Tiles, a tech card or the name of a building; nothing for a reminder."""


class PlayerView(RivalView, frozen=True, kw_only=True, tag="player", omit_defaults=True):
    """A player with an area of its own."""

    capital: str | None
    plots: list[int]
    """The letters of the plots as numbers: `.` free, `#`, `~` (water), `*` (a wisp) and `x` (a token) impassable, `o` a
    lily pad, a blank outside a smaller city, else what stands there."""
    complete: Lines
    beside: list[str]
    resources: dict[str, int]
    built: dict[str, int]
    """Buildings that have left the income mat."""
    income_mat: dict[str, list[Uncovered]]
    """The spaces of each income track: open, the next to be opened, or covered by a building."""
    income: dict[str, int]
    """Resources on the open spaces of the income mat: what an income turn brings."""
    techs: list[list[str]]
    """Bottom, middle and top row."""
    met_by: dict[str, list[Seat]]
    """Of cards below the top row and open ones: who of the player and the neighbours has what they need."""
    territories: list[str]
    space: list[str]
    explored: list[str]
    mats: list[AnyMat]
    in_force: list[list[str | int]]
    """Cards in force, each with the tracks and players that were chosen for it."""
    completed: list[str]
    landmark_card: str | None
    start_hex: int
    turned_techs: list[str] = []
    """Tech cards that lie face down, their squares used up."""
    masterpieces: list[str] = []
    """Those that lie face up; they work in every income turn."""
    used_masterpieces: list[str] = []
    """Those that were turned face down."""
    inspired: list[str] = []
    """Inspiration tiles that cover income tracks."""
    inspiration: list[str] = []
    """Those that are not used yet."""
    card_plots: dict[str, list[int]] = {}
    """By tapestry card: its building plots, row by row, in the letters of the capital's plots as numbers."""
    on_techs: dict[str, str] = {}
    """By tech card: the landmark that stands on it."""
    reserved: list[ReservedView] = []
    """What lies on the edge of the income mat until income turn 5."""
    aside: dict[str, list[str | None]] = {}
    """Tapestry cards that lie hidden on civilization mats, by the civilization."""
    slid: dict[str, list[int]] = {}
    """The covered spaces, from 0, of income tracks whose buildings have been moved, by the building."""
    playing_on: bool = False
    """The last income turn is over, the game of this player is not."""


AnyPlayer: TypeAlias = RivalView | PlayerView


class Offer(Struct, frozen=True):
    """Capitals, civilizations or landmark cards to choose from."""

    seat: Seat
    offered: list[str]


class OfTrack(Struct, frozen=True):
    """A track that is closed by a seat for all others, or a bot's favourite."""

    seat: Seat
    track: str


class Trail(Struct, frozen=True):
    """Where outposts of the Trailblazers stand on a track."""

    track: str
    spaces: list[int]


class SoloView(Struct, frozen=True, omit_defaults=True):
    """TAP-AUT-08: the bots' cards; their discards may be looked through."""

    level: int
    decision_deck: int
    progress_deck: int
    decision_discards: list[str]
    pair: list[str]
    favourites: list[OfTrack]
    automa_civilizations: list[str]
    pool: list[str] = []
    """What the Hucksters have laid out."""
    trail: list[Trail] = []


class AchievementView(Struct, frozen=True):
    """Who has taken its spaces, and the points of all of them, in their order."""

    takers: list[Seat]
    points: list[int]


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All is open but hands, decks and face-down cards."""

    phase: str
    map: str
    start: Seat
    active: Seat
    turns: int
    variants: list[str]
    players: list[AnyPlayer]
    hexes: list[HexView]
    tech_display: list[str]
    tech_deck: int
    tech_discards: list[str]
    tapestry_deck: int
    tapestry_discards: list[str]
    territory_stock: int
    space_stock: int
    civilization_deck: int
    landmarks: list[str]
    achievements: dict[str, AchievementView]
    looked_at: list[str | None]
    income_step: int | None = None
    """In an income turn: how many of its steps have begun."""
    dice: list[str] = []
    """The faces of the red and the black die as they were last rolled."""
    roller: Seat | None = None
    """Who rolled them."""
    taken: list[str] = []
    """Which of them were gained."""
    about: About | None = None
    offers: list[Offer] = []
    bans: list[OfTrack] = []
    solo: SoloView | None = None
    masterpiece_row: list[str] = []
    masterpiece_deck: int = 0
    masterpiece_discards: list[str] = []
    locked: list[str] = []
    """Tech cards that cannot be upgraded again in this turn."""


def view(state: TapestryState, seat: Seat | None) -> View:
    """What a seat (None: an onlooker) may see."""
    return View(
        phase=state.phase,
        map=state.side,
        start=state.start,
        active=state.active,
        turns=state.turns,
        variants=[*state.sets[1:], *state.variants],
        players=[show_player(state, owner, player, seat) for owner, player in state.players.items()],
        hexes=[show_hex(state, place) for place in range(len(state.map.hexes)) if state.corners(place)],
        tech_display=[*state.tech_display],
        tech_deck=len(state.tech_deck),
        tech_discards=[*state.tech_discards],
        tapestry_deck=len(state.tapestry_deck),
        tapestry_discards=[*state.tapestry_discards],
        territory_stock=len(state.territory_stock),
        space_stock=len(state.space_stock),
        civilization_deck=len(state.civilization_deck),
        landmarks=[*state.landmarks],
        achievements={
            name: AchievementView([*takers], [*points_of(state, name)]) for name, takers in state.achievements.items()
        },
        looked_at=[*state.looked_at.seen(seat)],
        income_step=state.step if state.phase == "income" else None,
        dice=[f"conquer_red_{state.dice[0]}", f"conquer_black_{state.dice[1]}"] if state.dice else [],
        roller=state.roller if state.dice else None,
        taken=[colour for colour in ("red", "black") if state.dice and colour in state.taken],
        about=show_about(state, seat) if state.about else None,
        offers=[Offer(owner, [*names]) for owner, names in state.offers.items()],
        bans=[OfTrack(owner, track) for owner, track, _ in state.bans],
        solo=show_solo(state.solo) if state.solo else None,
        masterpiece_row=[*state.masterpiece_row],
        masterpiece_deck=len(state.masterpiece_deck),
        masterpiece_discards=[*state.masterpiece_discards],
        locked=[*state.locked],
    )


def show_player(state: TapestryState, owner: Seat, player: Player, seat: Seat | None) -> AnyPlayer:
    """One player's area; that of a solo opponent is shorter."""
    known = RivalView(
        seat=owner,
        vp=player.vp,
        points={**player.points},
        era=min(player.era, len(state.facts.era_bonus)),
        income_turns=player.era,
        finished=player.finished,
        tokens={track: [*spaces] for track, spaces in player.tokens.items()},
        landmarks=[*player.landmarks],
        outposts=player.outposts,
        tapestries=[[*stack] for stack in player.tapestries],
        hand=[*(player.hand.seen(seat) if owner == seat else player.hand.held(seat))],
    )
    if owner in RIVALS:
        return known
    return PlayerView(
        **{name: getattr(known, name) for name in RivalView.__struct_fields__},
        capital=player.capital or None,
        plots=[ord(plot) for plot in player.plots],
        complete=Lines(*state.city(owner).completed_by(0, player.filled)),
        beside=[*player.beside],
        resources=dict(zip(RESOURCES, player.purse, strict=True)),
        built=dict(zip(BUILDINGS, player.built, strict=True)),
        income_mat=show_income_mat(state, player),
        income=show_income(state, owner),
        techs=[[*row] for row in player.techs],
        met_by={
            card: met_by(state, owner, card)
            for card in (*player.techs[BOTTOM], *player.techs[MIDDLE], *state.tech_display)
        },
        territories=[*player.territories],
        space=[*player.space],
        explored=[*player.explored],
        mats=[mat.__copied__() for mat in player.mats],
        in_force=[[int(term) if term.isdigit() else term for term in terms] for terms in player.in_force],
        completed=[*player.completed],
        landmark_card=player.landmark_card or None,
        start_hex=player.start_hex,
        turned_techs=[card for row in player.techs for card in row if card in state.turned_techs],
        masterpieces=[*player.masterpieces],
        used_masterpieces=[*player.used_masterpieces],
        inspired=[*player.inspired],
        inspiration=unused_tiles(state, owner),
        card_plots={card: [ord(plot) for plot in plots] for card, plots in player.card_plots.items()},
        on_techs={**player.on_techs},
        reserved=[ReservedView(card, [*things]) for card, things in player.reserved],
        aside={name: [*(pile.seen(seat) if owner == seat else pile.held(seat))] for name, pile in player.aside.items()},
        slid={BUILDINGS[number]: [*spaces] for number, spaces in player.slid.items()},
        playing_on=player.playing_on,
    )


def show_income_mat(state: TapestryState, player: Player) -> dict[str, list[Uncovered]]:
    """TAP-INC: each track's spaces, which its buildings leave one by one."""
    mat: dict[str, list[Uncovered]] = {}
    for number, building in enumerate(BUILDINGS):
        track = state.facts.income_tracks[building]
        covered = player.covered(number, state.facts.pieces.buildings_per_type)
        mat[track.id] = [
            "open" if at not in covered else "next" if at == covered[0] else "covered"
            for at in range(len(track.spaces))
        ]
    return mat


def show_income(state: TapestryState, seat: Seat) -> dict[str, int]:
    """How many of each resource stand on the open spaces of the income mat."""
    open_ = [effect for _, effects in visible(state, seat, "income") for effect in effects]
    return {
        name: sum(effect.n for effect in open_ if isinstance(effect, Gain) and effect.gain == name)
        for name in RESOURCES
    }


def show_solo(solo: Solo) -> SoloView:
    """What the bots have, besides their areas."""
    return SoloView(
        level=solo.level,
        decision_deck=len(solo.decisions),
        progress_deck=len(solo.progress),
        decision_discards=[*solo.discards],
        pair=[*solo.pair],
        favourites=[OfTrack(bot, track) for bot, track in solo.favourites.items()],
        automa_civilizations=[*solo.civilizations],
        pool=[*solo.pool],
        trail=[Trail(track, [*spaces]) for track, spaces in solo.trail.items()],
    )


def show_hex(state: TapestryState, place: int) -> HexView:
    """An explored hex with its tile and pieces."""
    tile, turned = state.tiles.get(place, (None, None))
    pieces = [PieceView(piece.owner, piece.kind, piece.fallen != UPRIGHT) for piece in state.pieces.get(place, ())]
    return HexView(place, tile, turned, pieces)


def show_about(state: TapestryState, seat: Seat | None) -> About:
    """The piece that is to be placed, and where it fits."""
    assert state.about is not None
    piece, at = state.about
    if seat is None or not state.players[seat].plots:
        return About(piece, at)
    closed, filled, city = closed_plots(state, seat), state.players[seat].filled, state.city(seat)
    if piece in NUMBERS:
        places = [[(i // 9, i % 9, 1 << i) for i in range(81) if not closed >> i & 1]]
    elif piece in state.facts.landmarks:
        places = [fitting(turn, closed, city) for turn in state.facts.landmarks[piece].turns]
    else:
        places = []
    return About(piece, at, [[show_fit(city, filled, *place) for place in turn] for turn in places])


def show_fit(city: City, filled: int, row: int, col: int, mask: int) -> Fit:
    """A place, and what a piece there would complete."""
    done = city.completed_by(filled, mask)
    return Fit(row, col, Lines(*done) if any(done) else None)
