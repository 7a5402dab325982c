"""Tapestry cards that are in force for an era."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.advance import WatchesBenefits
from gobelin.games.tapestry.benefits import Gain
from gobelin.games.tapestry.capital import WatchesPlots
from gobelin.games.tapestry.city import IMPASSABLE
from gobelin.games.tapestry.conquer import Conquest, ForbidsConquests, WatchesConquests, settle_outpost
from gobelin.games.tapestry.conquer_dice import tile_reward
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.explore import Exploration, PreparesExploring, ReplacesSides, WatchesExploring, give_tile
from gobelin.games.tapestry.income import WatchesIncome
from gobelin.games.tapestry.invent import WatchesInventions, WatchesUpgrades, row_benefit
from gobelin.games.tapestry.player import BOTTOM, MIDDLE, Terms
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive, score, spend, ways_to_pay
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import WatchesTapestryCards, chosen_for, play_over
from gobelin.games.tapestry.vocabulary import COIN, FOOD, RESOURCE_CAP, RESOURCES
from gobelin.kernel import Ask, Option, Rule, Seat


def amount(state: TapestryState, terms: Terms, what: str) -> int:
    """A number printed on the card in force."""
    return state.facts.tapestry_cards[terms[0]].amounts[what]


def rivals_of(state: TapestryState, seat: Seat) -> list[Seat]:
    """The opponents that a card can be bound to: persons."""
    return state.persons(seat)[1:]


# --- bound to an opponent ---------------------------------------------------------------------------------------------


@chosen_for("alliance")
def choose_ally(state: TapestryState, seat: Seat) -> Rule[Terms]:
    """An opponent."""
    rivals: list[Option] = [("opponent", rival) for rival in rivals_of(state, seat)]
    if not rivals:
        return ()
    _, rival = yield Ask(seat, "alliance", rivals)
    state.tell("allied", seat, rival)
    return (str(rival),)


@power("alliance")
class Alliance(ForbidsConquests, WatchesUpgrades):
    """Two players do not conquer each other, and one of them gains what the other's upgrades give."""

    events: Mapping[str, tuple[str, ...]] = {"allied": ("seat", "opponent")}

    def may_conquer(self, state: TapestryState, owner: Seat, mark: Terms, attacker: Seat, victim: Seat) -> bool:
        """Neither may conquer territories of the other."""
        return {str(attacker), str(victim)} != {str(owner), *mark[1:]}

    def on_upgrade(
        self, state: TapestryState, owner: Seat, mark: Terms, actor: Seat, holder: Seat, card: str, row: int
    ) -> Rule[None]:
        """TAP-OPEN-43: the same benefit, after the ally; a card that goes to the bottom row has given none."""
        if str(actor) in mark[1:] and holder == actor and row != BOTTOM:
            yield from row_benefit(state, owner, card, row)


@chosen_for("marriage_of_state")
def choose_marriage(state: TapestryState, seat: Seat) -> Rule[Terms]:
    """TAP-FAQ-01: a track that no other Marriage of State watches, and an opponent."""
    rivals: list[Option] = [("opponent", rival) for rival in rivals_of(state, seat)]
    if not rivals:
        return ()
    watched = {
        terms[1]
        for player in state.players.values()
        for terms in player.in_force
        if terms[0] == "marriage_of_state" and len(terms) > 1
    }
    tracks: list[Option] = [("track", track) for track in state.tracks if track not in watched]
    _, track = yield Ask(seat, "marriage_track", tracks, rules=("TAP-FAQ-01",))
    _, rival = yield Ask(seat, "marriage", rivals, rules=("TAP-FAQ-01",))
    state.tell("married", seat, track, rival)
    return (track, str(rival))


@power("marriage_of_state")
class MarriageOfState(WatchesBenefits):
    """The benefits that an opponent gains on a track come to the owner too."""

    events: Mapping[str, tuple[str, ...]] = {"married": ("seat", "track", "opponent")}

    def on_benefit(self, state: TapestryState, owner: Seat, mark: Terms, actor: Seat, space: str) -> Rule[None]:
        """TAP-FAQ-01: the benefit, never the bonus; it activates no space, so that no marriage answers it again."""
        facts = state.facts.spaces[space]
        if mark[1:] == (facts.track, str(actor)):
            yield from perform(state, owner, facts.benefit, space, facts.order)


# --- in the income step -----------------------------------------------------------------------------------------------


@power("capitalism")
class Capitalism(WatchesIncome):
    """Coins of the income step bring points; that markets bring coins is in the facts."""

    def on_income(self, state: TapestryState, owner: Seat, mark: Terms, gained: list[int]) -> Rule[None]:
        """TAP-FAQ-06: points for each coin received."""
        score(state, owner, amount(state, mark, "vp") * gained[COIN], "capitalism")
        yield from ()


@power("mercantilism")
class Mercantilism(WatchesIncome):
    """The food of an income can become something else."""

    def on_income(self, state: TapestryState, owner: Seat, mark: Terms, gained: list[int]) -> Rule[None]:
        """TAP-OPEN-45: turn food that this income has brought into other resources, one by one, each for points.

        What one mark turns, another of the same card cannot turn again.
        """
        purse = state.players[owner].purse
        while gained[FOOD] > 0:
            room = [r for r, owned in enumerate(purse) if r != FOOD and owned < RESOURCE_CAP]
            if not room:
                return
            options: list[Option] = [("decline",), *(("receive", RESOURCES[r]) for r in room)]
            chosen = yield Ask(owner, "mercantilism", options)
            if chosen[0] == "decline":
                return
            (price,) = ways_to_pay(state.players[owner], ("food",))
            spend(state, owner, price, "mercantilism")
            gained[FOOD] -= 1
            receive(state, owner, RESOURCES.index(chosen[1]), 1, "mercantilism")
            score(state, owner, amount(state, mark, "vp"), "mercantilism")


# --- on the map -------------------------------------------------------------------------------------------------------


@power("age_of_sail")
class AgeOfSail(PreparesExploring):
    """New tiles before each exploration; one may be given away for points."""

    events: Mapping[str, tuple[str, ...]] = {"gave_tile": ("seat", "tile", "opponent")}

    def before_explore(self, state: TapestryState, owner: Seat, mark: Terms) -> Rule[None]:
        """Draw tiles, then perhaps give one of the supply to an opponent who can still use it."""
        yield from perform(state, owner, [Gain("territory_tile", amount(state, mark, "tiles"))], "age_of_sail")
        tiles: list[Option] = [("give_tile", tile) for tile in state.players[owner].territories]
        rivals: list[Option] = [
            ("opponent", rival) for rival in rivals_of(state, owner) if not state.players[rival].finished
        ]
        if not tiles or not rivals:
            return
        chosen = yield Ask(owner, "age_of_sail", [("decline",), *tiles])
        if chosen[0] == "decline":
            return
        tile = chosen[1]
        _, rival = yield Ask(owner, "age_of_sail_gift", rivals)
        give_tile(state, owner, tile, rival)
        score(state, owner, amount(state, mark, "vp"), "age_of_sail")


@power("exploitation")
class Exploitation(ReplacesSides):
    """The reward of an explored territory twice instead of points for its sides."""

    def instead_of_sides(
        self, state: TapestryState, owner: Seat, mark: Terms, explored: Exploration, sides: int
    ) -> Rule[bool]:
        """Only on the map, and only where there is a reward."""
        if explored.on_island or not state.facts.territory_tiles[explored.tile].reward:
            return False
        (answer,) = yield Ask(owner, "exploitation", [("accept",), ("decline",)])
        return bool(answer == "accept")


@power("militarism")
class Militarism(WatchesExploring):
    """An outpost on a new territory, without a conquest."""

    events: Mapping[str, tuple[str, ...]] = {"outpost_placed": ("seat", "hex")}

    def on_explore(self, state: TapestryState, owner: Seat, mark: Terms, explored: Exploration) -> Rule[None]:
        """TAP-ACH-09: no dice and no achievement."""
        place = explored.place
        if explored.on_island or not state.players[owner].outposts or state.controllers(place):
            return
        (answer,) = yield Ask(owner, "militarism", [("accept",), ("decline",)])
        if answer == "accept":
            yield from settle_outpost(state, owner, place)


@power("pirate_rule")
class PirateRule(WatchesConquests):
    """A conquered tile gives its reward besides the die."""

    def on_conquer(self, state: TapestryState, owner: Seat, mark: Terms, actor: Seat, conquest: Conquest) -> Rule[None]:
        """A conquest that a trap has stopped brings nothing."""
        if actor == owner and conquest.succeeded:
            yield from tile_reward(state, owner, conquest.place)


# --- cards and buildings ----------------------------------------------------------------------------------------------


@power("industrialism")
class Industrialism(WatchesInventions):
    """New tech cards give their circle at once."""

    def on_invent(self, state: TapestryState, owner: Seat, mark: Terms, actor: Seat, card: str) -> Rule[None]:
        """The card stays in the bottom row."""
        if actor == owner:
            yield from row_benefit(state, owner, card, MIDDLE)


@power("terraforming")
class Terraforming(WatchesPlots):
    """Impassable plots can be built on; that they are open is in the facts."""

    def on_cover(self, state: TapestryState, owner: Seat, mark: Terms, before: str) -> Rule[None]:
        """Points once for a building, however many impassable plots it covers."""
        now = state.players[owner].plots
        if any(old in IMPASSABLE and new != old for old, new in zip(before, now, strict=True)):
            score(state, owner, amount(state, mark, "vp"), "terraforming")
        yield from ()


@power("tyranny")
class Tyranny(WatchesTapestryCards):
    """A tapestry card that is gained may be played at once over this one."""

    hidden = frozenset({"tyranny"})

    def on_tapestry_card(self, state: TapestryState, owner: Seat, mark: Terms, actor: Seat, card: str) -> Rule[None]:
        """TAP-INC-12: playing it covers Tyranny, so it happens once; only the new card may be played."""
        player = state.players[owner]
        if actor != owner or mark not in player.in_force or card not in player.hand.items:
            return
        chosen = yield Ask(owner, "tyranny", [("decline",), ("play", card)], rules=("TAP-INC-12",))
        if chosen[0] == "play":
            score(state, owner, amount(state, mark, "vp"), "tyranny")
            yield from play_over(state, owner, mark, card)
