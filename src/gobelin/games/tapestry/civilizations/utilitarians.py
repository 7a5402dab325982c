"""The Utilitarians draw abilities from their landmarks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobelin.games.tapestry.advance import hand_in
from gobelin.games.tapestry.components import MOST, Box
from gobelin.games.tapestry.conquer import take_die
from gobelin.games.tapestry.powers import Conquest, Power, power
from gobelin.games.tapestry.resources import receive_any, score
from gobelin.games.tapestry.state import TOP, Mat, Table
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "utilitarians"
WORKS: Final = {
    "technology": "rubber_works",
    "military": "tank_factory",
    "exploration": "train_station",
    "science": "academy",
}
"""The landmark that gives points for late advances on each track."""
FIRST_LATE_TIER: Final = 3


@power(NAME)
class Utilitarians(Power):
    """TAP-CIV-12: `marks` holds the landmarks whose ability is active, `tokens` what is left for others."""

    events: Mapping[str, tuple[str, ...]] = {"ability": ("seat", "landmark"), "ability_lost": ("seat", "landmark")}

    def verbs(self, box: Box) -> list[Verb]:
        """The ability of the lighthouse, and the landmark that a token leaves."""
        return [Verb("lighthouse"), Verb("replace", landmark=list(box.civilizations[NAME].choices))]

    def setup(self, state: Table, owner: Seat, mat: Mat, at_start: bool) -> Rule[None]:
        """Gained in mid-game: tokens beside landmarks that the player has; at the start `on_landmark` does it."""
        choices = state.facts.civilizations[NAME].choices
        while mat.tokens:
            owned = [name for name in state.players[owner].landmarks if name in choices and name not in mat.marks]
            if not owned:
                return
            _, landmark = yield Ask(owner, NAME, [("use", name) for name in owned], rules=("TAP-CIV-12",))
            mark(state, owner, mat, landmark)

    def on_landmark(self, state: Table, owner: Seat, mat: Mat, actor: Seat, landmark: str) -> Rule[None]:
        """The apothecary pays for another landmark; then a token may go to the landmark."""
        facts = state.facts.civilizations[NAME]
        if actor != owner:
            return
        if "apothecary" in mat.marks:
            yield from receive_any(state, owner, facts.amounts["resources"], NAME)
        if landmark not in facts.choices:
            return
        if not mat.tokens:
            options: list[Option] = [("replace", name) for name in mat.marks]
            chosen = yield Ask(owner, "replace_ability", [*options, ("decline",)], rules=("TAP-CIV-12",))
            if chosen[0] == "decline":
                return
            mat.marks.remove(chosen[1])
            mat.tokens += 1
            state.tell("ability_lost", owner, chosen[1])
        mark(state, owner, mat, landmark)

    def on_upgrade(self, state: Table, owner: Seat, mat: Mat, actor: Seat, card: str, row: int) -> Rule[None]:
        """Forge: a resource for a card that reaches the top row."""
        if actor == owner and row == TOP and "forge" in mat.marks:
            yield from receive_any(state, owner, state.facts.civilizations[NAME].amounts["resources"], "forge")

    def on_advance(
        self, state: Table, owner: Seat, mat: Mat, actor: Seat, track: str, old: int, new: int
    ) -> Rule[None]:
        """Rubber works, tank factory, train station, academy: points within and into tiers III and IV."""
        works = WORKS[track]
        if actor == owner and works in mat.marks and state.space_at(track, new).tier >= FIRST_LATE_TIER:
            score(state, owner, state.facts.civilizations[NAME].amounts["vp"], works)
        yield from ()

    def on_dice(
        self, state: Table, owner: Seat, mat: Mat, actor: Seat, conquest: Conquest, chosen: str, red: int, black: int
    ) -> Rule[None]:
        """Barracks: the red die besides, even if it was chosen."""
        if actor == owner and "barracks" in mat.marks:
            yield from take_die(state, owner, "red", red, conquest.place)

    def turn_options(self, state: Table, owner: Seat, mat: Mat) -> list[Option]:
        """Lighthouse: once in an own advance turn."""
        player, tiles = state.players[owner], state.facts.civilizations[NAME].amounts["tiles"]
        ready = "lighthouse" in mat.marks and used(owner) not in state.activated
        return [("lighthouse",)] if ready and len(player.territories) >= tiles and min(player.purse) < MOST else []

    def take_turn_option(self, state: Table, owner: Seat, mat: Mat, option: Option) -> Rule[None]:
        """Territory tiles for a resource."""
        amounts = state.facts.civilizations[NAME].amounts
        state.activated.append(used(owner))
        yield from hand_in(state, owner, "territory_tile", amounts["tiles"])
        yield from receive_any(state, owner, amounts["resources"], "lighthouse")


def mark(state: Table, owner: Seat, mat: Mat, landmark: str) -> None:
    """A token makes the ability of a landmark active."""
    mat.tokens -= 1
    mat.marks.append(landmark)
    state.tell("ability", owner, landmark)


def used(owner: Seat) -> str:
    """What is noted when the lighthouse was used in a turn."""
    return f"{owner}:icon:lighthouse"
