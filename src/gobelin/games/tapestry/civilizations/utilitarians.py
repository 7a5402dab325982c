"""The Utilitarians draw abilities from their landmarks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import field

from gobelin.games.tapestry.advance import WatchesAdvances, hand_in, movable
from gobelin.games.tapestry.capital import WatchesLandmarks
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.conquer import Conquest, WatchesDice
from gobelin.games.tapestry.conquer_dice import take_die
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.invent import WatchesUpgrades
from gobelin.games.tapestry.player import TOP, Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import payments, receive, receive_any, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.turn import ActsInTurn, cost_of
from gobelin.games.tapestry.vocabulary import MAX_PAYMENT, RESOURCE_CAP, RESOURCES
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "utilitarians"
LATE: Final = 3
"""The first tier that late advances lead to."""


class Abilities(Mat, tag=NAME):
    """The mat of the Utilitarians; its tokens are what is left for other landmarks."""

    able: list[str] = field(default_factory=list)
    """The landmarks whose ability is active."""


@power(NAME)
class Utilitarians(SetsUp, WatchesLandmarks, WatchesUpgrades, WatchesAdvances, WatchesDice, ActsInTurn):
    """TAP-CIV-12: tokens make the abilities of landmarks active."""

    record = Abilities

    events: Mapping[str, tuple[str, ...]] = {"ability": ("seat", "landmark"), "ability_lost": ("seat", "landmark")}

    def verbs(self, box: Box) -> list[Verb]:
        """The ability of the lighthouse, and the landmark that a token leaves."""
        return [Verb("lighthouse"), Verb("replace", landmark=list(box.civilizations[NAME].choices))]

    def setup(self, state: TapestryState, owner: Seat, mat: Abilities, at_start: bool) -> Rule[None]:
        """Gained in mid-game: tokens beside landmarks that the player has; at the start `on_landmark` does it."""
        choices = state.facts.civilizations[NAME].choices
        while mat.tokens:
            owned = [name for name in state.players[owner].landmarks if name in choices and name not in mat.able]
            if not owned:
                return
            _, landmark = yield Ask(owner, NAME, [("use", name) for name in owned], rules=("TAP-CIV-12",))
            mark(state, owner, mat, landmark)

    def on_landmark(self, state: TapestryState, owner: Seat, mat: Abilities, actor: Seat, landmark: str) -> Rule[None]:
        """The apothecary pays for another landmark; then a token may go to the landmark."""
        facts = state.facts.civilizations[NAME]
        if actor != owner:
            return
        if "apothecary" in mat.able:
            yield from receive_any(state, owner, facts.amounts["resources"], NAME)
        if landmark not in facts.choices:
            return
        if not mat.tokens:
            options: list[Option] = [("replace", name) for name in mat.able]
            chosen = yield Ask(owner, "replace_ability", [*options, ("decline",)], rules=("TAP-CIV-12",))
            if chosen[0] == "decline":
                return
            mat.able.remove(chosen[1])
            mat.tokens += 1
            state.tell("ability_lost", owner, chosen[1])
        mark(state, owner, mat, landmark)

    def on_upgrade(
        self, state: TapestryState, owner: Seat, mat: Abilities, actor: Seat, holder: Seat, card: str, row: int
    ) -> Rule[None]:
        """TAP-OPEN-43, forge: a resource for an own upgrade to the top row."""
        if actor == owner and row == TOP and "forge" in mat.able:
            yield from receive_any(state, owner, state.facts.civilizations[NAME].amounts["resources"], "forge")

    def on_advance(
        self, state: TapestryState, owner: Seat, mat: Abilities, actor: Seat, track: str, old: int, new: int
    ) -> Rule[None]:
        """Rubber works, tank factory, train station, academy: points within and into tiers III and IV."""
        spaces = state.facts.tracks[track].spaces
        works = next((space.landmark for space in spaces if space.tier == LATE and space.landmark), None)
        if actor == owner and works in mat.able and spaces[new - 1].tier >= LATE:
            score(state, owner, state.facts.civilizations[NAME].amounts["vp"], works)
        yield from ()

    def on_dice(
        self,
        state: TapestryState,
        owner: Seat,
        mat: Abilities,
        actor: Seat,
        conquest: Conquest,
        chosen: str,
        red: int,
        black: int,
    ) -> Rule[None]:
        """Barracks: the red die besides, even if it was chosen."""
        if actor == owner and "barracks" in mat.able:
            yield from take_die(state, owner, "red", red, conquest.place)

    def turn_options(self, state: TapestryState, owner: Seat, mat: Abilities) -> list[Option]:
        """Lighthouse: once in an own advance turn, also for what the advance still lacks."""
        player, tiles = state.players[owner], state.facts.civilizations[NAME].amounts["tiles"]
        ready = "lighthouse" in mat.able and used(owner) not in state.activated and len(player.territories) >= tiles
        return [("lighthouse",)] if ready and helpful(state, owner) else []

    def take_turn_option(self, state: TapestryState, owner: Seat, mat: Abilities, option: Option) -> Rule[None]:
        """Territory tiles for a resource."""
        amounts = state.facts.civilizations[NAME].amounts
        state.activated.append(used(owner))
        yield from hand_in(state, owner, "territory_tile", amounts["tiles"], "lighthouse")
        _, resource = yield Ask(owner, "resource", [("receive", RESOURCES[r]) for r in helpful(state, owner)])
        receive(state, owner, RESOURCES.index(resource), 1, "lighthouse")
        yield from receive_any(state, owner, amounts["resources"] - 1, "lighthouse")


def mark(state: TapestryState, owner: Seat, mat: Abilities, landmark: str) -> None:
    """A token makes the ability of a landmark active."""
    mat.tokens -= 1
    mat.able.append(landmark)
    state.tell("ability", owner, landmark)


def helpful(state: TapestryState, owner: Seat) -> list[int]:
    """The resources with room; before the advance only those that leave one to be paid for."""
    purse = state.players[owner].purse
    room = [r for r, owned in enumerate(purse) if owned < RESOURCE_CAP]
    if state.phase != "turn":
        return room
    costs = {cost_of(state, track, space + 1) for track in state.tracks for space in movable(state, owner, track)}
    purses = {r: tuple(min(owned + (r == at), MAX_PAYMENT) for at, owned in enumerate(purse)) for r in room}
    return [r for r in room if any(payments(purses[r], cost) for cost in costs)]


def used(owner: Seat) -> str:
    """What is noted when the lighthouse was used in a turn."""
    return f"{owner}:icon:lighthouse"
