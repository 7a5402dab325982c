"""A game without rules whose state has the size of Imperial Settlers with two seats: what a clone of it costs."""

import random
from dataclasses import field
from pathlib import Path

from gobelin.kernel import (
    CHECKPOINT,
    Ask,
    Components,
    Game,
    Json,
    Match,
    Result,
    Rng,
    Rule,
    Seat,
    Settings,
    State,
    Verb,
    Verbs,
    plain_state,
)
from gobelin.toolkit.hidden import Pile, draw, redraw, shuffle

GOODS = ("wood", "stone", "food", "worker", "gold", "sword", "shield", "raze", "point")
COMMON = [f"common_card_{number}" for number in range(84)]
FACTIONS = [[f"{faction}_card_{number}" for number in range(30)] for faction in ("roman", "barbarian")]


@plain_state
class Location:
    """A card in a realm, with what lies on it."""

    card: str
    used: bool = False
    razed: bool = False
    goods: dict[str, int] | None = None


@plain_state
class Empire:
    """What one seat has."""

    faction: str
    deck: Pile
    hand: Pile
    goods: dict[str, int]
    locations: list[Location]
    deals: list[str]
    score: int = 0
    passed: bool = False


@plain_state
class Settlers(State):
    """What lies on the table."""

    deck: Pile
    discards: list[str]
    empires: list[Empire]
    looking: list[Pile]
    groups: dict[int, list[str]] = field(default_factory=dict)
    round: int = 3
    phase: str = "actions"
    active: Seat = 0
    first: Seat = 0
    turns: int = 0

    def piles(self) -> list[Pile]:
        """Every pile whose cards could be mixed up."""
        return [self.deck, *(pile for empire in self.empires for pile in (empire.deck, empire.hand)), *self.looking]


def setup(settings: Settings, seats: int, rng: Rng) -> Settlers:
    """The table in the middle of a game: hands, realms and discards are filled from the decks."""
    state = Settlers(rng, Pile.unseen(COMMON, seats), [], [], [Pile([], []) for _ in range(seats)])
    shuffle(state, state.deck)
    for seat in range(seats):
        faction = Pile.unseen(FACTIONS[seat], seats)
        empire = Empire("roman", faction, Pile([], []), dict.fromkeys(GOODS, 2), [], [])
        state.empires.append(empire)
        shuffle(state, faction)
        for number in range(7):
            draw(state, faction if number % 2 else state.deck, empire.hand, [seat])
        for number in range(12):
            goods = {"wood": 1, "point": number} if number % 2 else None
            empire.locations.append(Location((faction if number % 3 else state.deck).remove(-1), goods=goods))
        empire.deals += [faction.remove(-1) for _ in range(4)]
    state.discards += [state.deck.remove(-1) for _ in range(20)]
    return state


def play(state: Settlers) -> Rule[None]:
    """Seats go or stop in turn; something is told of every turn."""
    going = True
    while going:
        yield CHECKPOINT
        (verb,) = yield Ask(state.active, "turn", [("go",), ("stop",)])
        state.turns += 1
        state.active = state.turns % len(state.empires)
        state.tell("went", state.active)
        state.tell("scored", state.active, state.turns)
        going = verb == "go"


def result(state: Settlers) -> Result:
    """Nobody wins."""
    return Result(tuple(empire.score for empire in state.empires), tuple(2 for _ in state.empires))


def view(state: Settlers, seat: Seat | None) -> dict[str, Json]:
    """The number of turns."""
    return {"turns": state.turns}


def reshuffle_unseen(state: Settlers, seat: Seat, rng: random.Random) -> None:
    """Redraw what the seat cannot know."""
    redraw(state, state.piles(), seat, rng)


def check(state: Settlers) -> None:
    """Nothing is ever broken."""


SETTLERS = Game(
    name="bench_settlers",
    rules_version=1,
    seats=range(2, 3),
    settings=Settings,
    verbs=Verbs(Verb("go"), Verb("stop")),
    events={"went": ("seat",), "scored": ("seat", "points")},
    components=Components(1, ()),
    setup=setup,
    play=play,
    result=result,
    view=view,
    reshuffle_unseen=reshuffle_unseen,
    check=check,
    turn=lambda state: state.turns,
    texts=Path(__file__).parent,
    rulebook=Path(__file__),
)


def settlers_at_checkpoint(turns: int = 150) -> Match[Settlers]:
    """A match with that many entries and twice as many events, at a checkpoint."""
    match = Match.new(SETTLERS, seats=2)
    for _ in range(turns):
        match.choose(("go",))
    return match
