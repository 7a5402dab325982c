"""The Traders put tokens on the map and share in what others find there."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.benefits import Score, ScorePer, TileReward
from gobelin.games.tapestry.conquer import Conquest, WatchesDice, place_token
from gobelin.games.tapestry.conquer_dice import reward_on, take_die, tile_reward
from gobelin.games.tapestry.effects import can
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat, Piece
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat

NAME = "traders"


@power(NAME)
class Traders(HasIncome, WatchesDice):
    """TAP-CIV-12: a token earns by its neighbours or by the tile, and by the conquest of its territory."""

    events: Mapping[str, tuple[str, ...]] = {"token_placed": ("seat", "hex", "civilization")}

    def income(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """A token on an empty territory, or beside the only piece, an outpost of an opponent; or no token."""
        places = [place for place in range(len(state.map.hexes)) if open_to_trade(state, owner, place)]
        if not places or not mat.tokens:
            return
        options: list[Option] = [("territory", place) for place in places]
        chosen = yield Ask(owner, NAME, [*options, ("decline",)], rules=("TAP-CIV-12",))
        if chosen[0] == "decline":
            return
        place = chosen[1]
        was_empty = not state.pieces.get(place)
        mat.tokens -= 1
        place_token(state, owner, place, NAME)
        if was_empty:
            held = sum(any(seat != owner for seat in state.controllers(p)) for p in state.neighbouring(place))
            score(state, owner, state.facts.civilizations[NAME].amounts["vp"] * held, NAME)
        else:
            yield from tile_reward(state, owner, place)

    def on_dice(
        self,
        state: TapestryState,
        owner: Seat,
        mat: Mat,
        actor: Seat,
        conquest: Conquest,
        chosen: str,
        red: int,
        black: int,
    ) -> Rule[None]:
        """An opponent conquers a territory with nothing but the token: the die left over may be gained, as it lies."""
        if actor == owner or chosen == "both" or conquest.before != (Piece(owner, "token"),):
            return
        colour, face = ("black", state.thrown[1]) if chosen == "red" else ("red", state.thrown[0])
        if not gives(state, owner, colour, face, conquest.place):
            return
        (answer,) = yield Ask(owner, "traders_die", [("accept",), ("decline",)], rules=("TAP-CIV-12",))
        if answer == "accept":
            yield from take_die(state, owner, colour, face, conquest.place)


def open_to_trade(state: TapestryState, owner: Seat, place: int) -> bool:
    """Whether a token may go there: explored, with no piece or just an outpost of an opponent."""
    there = state.pieces.get(place, ())
    if there:
        return len(there) == 1 and there[0].kind == "outpost" and there[0].owner != owner
    return bool(state.corners(place))


def gives(state: TapestryState, owner: Seat, colour: str, face: int, place: int) -> bool:
    """Whether the die would do anything; TAP-END-03: after the own end only points do."""
    finished = state.players[owner].finished
    return any(
        can(state, owner, part) and (isinstance(part, Score | ScorePer) or not finished)
        for effect in state.facts.dice[f"conquer_{colour}"].faces[face]
        for part in (reward_on(state, place) if isinstance(effect, TileReward) else (effect,))
    )
