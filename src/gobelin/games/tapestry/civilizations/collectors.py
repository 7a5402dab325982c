"""The Collectors put one thing of each kind into their collection."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.capital import BuildsElsewhere
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.conquer import ReplacesConquests, take_outpost
from gobelin.games.tapestry.explore import WatchesTiles, leave_supply
from gobelin.games.tapestry.invent import WatchesInventions, leave_row
from gobelin.games.tapestry.mat_worth import HasProspects
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive_any, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import WatchesTapestryCards, lay_away
from gobelin.games.tapestry.turn import ScoresAtEnd
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "collectors"


class Collection(Mat, tag=NAME):
    """The mat of the Collectors."""

    kinds: list[str] = field(default_factory=list)
    """The kinds of things that lie there."""
    things: list[str] = field(default_factory=list)
    """The things themselves; of a tapestry card only that there is one."""

    @property
    def cards_and_tiles(self) -> list[str]:
        """Tech card and territory tile."""
        pairs = zip(self.kinds, self.things, strict=True)
        return [thing for kind, thing in pairs if kind in ("invention", "territory_tile")]

    @property
    def landmarks(self) -> list[str]:
        """The landmark, if there is one."""
        return [thing for kind, thing in zip(self.kinds, self.things, strict=True) if kind == "landmark"]

    def counts(self, what: str) -> int:
        """TAA-CIV-08: they are still owned."""
        names = {"tech_card": "invention", "territory_tile_in_supply": "territory_tile"}
        return self.kinds.count(names.get(what, what)) if what not in ("house", "landmark") else 0


@power(NAME)
class Collectors(
    BuildsElsewhere, ReplacesConquests, WatchesTiles, WatchesInventions, WatchesTapestryCards, ScoresAtEnd, HasProspects
):
    """TAA-CIV-05 to TAA-CIV-08: a thing of a new kind in each advance turn."""

    record = Collection

    events: Mapping[str, tuple[str, ...]] = {"collected": ("seat", "kind", "thing")}

    def verbs(self, box: Box) -> list[Verb]:
        """Something of a kind goes onto the mat."""
        return [Verb("collect", kind=list(box.civilizations[NAME].choices))]

    def building_places(self, state: TapestryState, owner: Seat, mat: Collection, building: str) -> list[Option]:
        """A house or landmark may stand here."""
        kind = "landmark" if building in state.facts.landmarks else building
        return [("collect", kind)] if is_missing(state, owner, mat, kind) else []

    def put_building(
        self, state: TapestryState, owner: Seat, mat: Collection, option: Option, building: str
    ) -> Rule[None]:
        """It does not go to the capital."""
        yield from collect(state, owner, mat, str(option[1]), building)

    def can_replace_conquest(self, state: TapestryState, owner: Seat, mat: Collection) -> bool:
        """Whether an outpost may come here."""
        return is_missing(state, owner, mat, "outpost") and state.players[owner].outposts > 0

    def instead_of_conquest(self, state: TapestryState, owner: Seat, mat: Collection) -> Rule[bool]:
        """TAA-CIV-06: the outpost of a conquest comes here, and no dice are rolled."""
        if not (yield from wants(owner, "outpost")):
            return False
        yield from take_outpost(state, owner)
        yield from collect(state, owner, mat, "outpost", "outpost")
        return True

    def on_tiles(self, state: TapestryState, owner: Seat, mat: Collection, tiles: list[str]) -> Rule[None]:
        """A territory tile of those just gained."""
        if not is_missing(state, owner, mat, "territory_tile"):
            return
        options: list[Option] = [("tile", tile) for tile in tiles]
        chosen = yield Ask(owner, "collect_tile", [*options, ("decline",)], rules=("TAA-CIV-05",))
        if chosen[0] == "tile":
            leave_supply(state, owner, chosen[1])
            yield from collect(state, owner, mat, "territory_tile", chosen[1])

    def on_invent(self, state: TapestryState, owner: Seat, mat: Collection, actor: Seat, card: str) -> Rule[None]:
        """The tech card just invented."""
        if actor != owner or not is_missing(state, owner, mat, "invention"):
            return
        if (yield from wants(owner, "invention")):
            leave_row(state, owner, card)
            yield from collect(state, owner, mat, "invention", card)

    def on_tapestry_card(
        self, state: TapestryState, owner: Seat, mat: Collection, actor: Seat, card: str
    ) -> Rule[None]:
        """The tapestry card just gained; it lies face down."""
        if actor != owner or not is_missing(state, owner, mat, "tapestry_card"):
            return
        if (yield from wants(owner, "tapestry_card")):
            lay_away(state, owner, NAME, card)
            yield from collect(state, owner, mat, "tapestry_card", "tapestry_card")

    def final_score(self, state: TapestryState, owner: Seat, mat: Collection) -> None:
        """TAA-CIV-07: the more kinds, the better."""
        if mat.kinds:
            score(state, owner, state.facts.civilizations[NAME].table[len(mat.kinds) - 1], NAME)

    def prospects(self, state: TapestryState, owner: Seat, mat: Collection) -> float:
        """The points of the kinds so far, and that the next one is worth more."""
        return float(state.facts.civilizations[NAME].table[len(mat.kinds) - 1] + 1) if mat.kinds else 0.0


def is_missing(state: TapestryState, owner: Seat, mat: Collection, kind: str) -> bool:
    """TAA-CIV-05: whether the kind may come here now, once in an advance turn of one's own."""
    may = state.advancing and state.active == owner and f"{owner}:icon:{NAME}" not in state.activated
    wanted = kind in state.facts.civilizations[NAME].choices and kind not in mat.kinds
    return may and wanted and not state.players[owner].finished


def wants(owner: Seat, kind: str) -> Rule[bool]:
    """Whether the owner collects what was gained."""
    (chosen, *_) = yield Ask(owner, NAME, [("collect", kind), ("decline",)], rules=("TAA-CIV-05",))
    return bool(chosen == "collect")


def collect(state: TapestryState, owner: Seat, mat: Collection, kind: str, thing: str) -> Rule[None]:
    """The thing lies on the mat and pays."""
    mat.kinds.append(kind)
    mat.things.append(thing)
    state.activated.append(f"{owner}:icon:{NAME}")
    state.tell("collected", owner, kind, thing)
    yield from receive_any(state, owner, state.facts.civilizations[NAME].amounts["resources"], NAME)
