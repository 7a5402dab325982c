"""The Infiltrators share territories and put tokens on the start territories of others."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.conquer import settle_outpost
from gobelin.games.tapestry.conquer_dice import tile_reward
from gobelin.games.tapestry.gaining import DrawsCivilizations, SetsUp, gain_civilization
from gobelin.games.tapestry.income import HasIncome, WithholdsIncome
from gobelin.games.tapestry.player import UPRIGHT, Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import SHADOW, TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat

NAME = "infiltrators"


class Network(Mat, tag=NAME):
    """The mat of the Infiltrators."""

    on_start: list[int] = field(default_factory=list)
    """By player: the tokens on the start territory."""


@power(NAME)
class Infiltrators(SetsUp, WithholdsIncome, HasIncome, DrawsCivilizations):
    """TAP-CIV-12: outposts beside those of others, and tokens on their start territories."""

    record = Network

    events: Mapping[str, tuple[str, ...]] = {
        "infiltrated": ("seat", "hex"),
        "token_on_start": ("seat", "opponent", "tokens"),
    }
    civilizations_drawn = 3

    def setup(self, state: TapestryState, owner: Seat, mat: Network, at_start: bool) -> Rule[None]:
        """No token lies anywhere yet."""
        mat.on_start = [0] * (SHADOW + 1)
        yield from ()

    def withholds(self, state: TapestryState, owner: Seat, mat: Network, resource: str) -> bool:
        """TAP-ADJ-05: no culture in the first income turn."""
        in_first_turn = state.players[owner].era == 1 and state.phase == "income" and state.active == owner
        return in_first_turn and resource == "culture" and "adjustments" in state.variants

    def income(self, state: TapestryState, owner: Seat, mat: Network) -> Rule[None]:
        """An outpost beside that of an opponent, or a token on a start territory, or neither."""
        options: list[Option] = [("settle", place) for place in shareable(state, owner)]
        options += [("opponent", seat) for seat in state.opponents(owner) if state.players[seat].start_hex >= 0]
        chosen = yield Ask(owner, NAME, [*options, ("decline",)], rules=("TAP-CIV-12",))
        if chosen[0] == "settle":
            yield from settle_outpost(state, owner, chosen[1])
            yield from tile_reward(state, owner, chosen[1])
        elif chosen[0] == "opponent":
            amounts, victim = state.facts.civilizations[NAME].amounts, int(chosen[1])
            mat.on_start[victim] += 1
            state.tell("token_on_start", owner, victim, mat.on_start[victim])
            score(state, owner, amounts["vp"] * state.players[victim].outposts, NAME)
            if mat.on_start[victim] == amounts["tokens"]:
                yield from gain_civilization(state, owner)


def shareable(state: TapestryState, owner: Seat) -> list[int]:
    """The territories where nothing but one upright outpost of an opponent stands; none without an own outpost."""
    if not state.players[owner].outposts:
        return []
    return sorted(
        place
        for place, there in state.pieces.items()
        if len(there) == 1 and there[0].kind == "outpost" and there[0].fallen == UPRIGHT and there[0].owner != owner
    )
