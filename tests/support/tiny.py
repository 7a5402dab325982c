"""Games of a few lines, each made for one test, and players without a thought."""

import pickle
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from gobelin.kernel import (
    Ask,
    Components,
    Game,
    Item,
    Json,
    Match,
    Option,
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

VERBS = Verbs(
    Verb("yes"),
    Verb("no"),
    Verb("pass"),
    Verb("take", number=10),
    Verb("name", word=["red", "green", "blue"]),
)
YES_NO: list[Option] = [("yes",), ("no",)]


@plain_state
class Tiny(State):
    """Enough state for any small game: whose turn, what was said, and what nobody may see."""

    seats: int
    turn: int = 0
    said: list[str] = None  # type: ignore[assignment]  # setup always fills it
    secrets: list[int] = None  # type: ignore[assignment]


def setup(settings: Settings, seats: int, rng: Rng) -> Tiny:
    return Tiny(rng, seats, 0, [], [rng.randrange(10) for _ in range(seats)])


def result(state: Tiny) -> Result:
    return Result(tuple(len(state.said) for _ in range(state.seats)), (1,) * state.seats)


def view(state: Tiny, seat: Seat | None) -> dict[str, Json]:
    own = None if seat is None else state.secrets[seat]
    return {"turn": state.turn, "said": [*state.said], "secret": own}


def reshuffle_unseen(state: Tiny, seat: Seat, rng: random.Random) -> None:
    """A secret of another seat could be any number."""
    state.secrets[:] = [own if other == seat else rng.randrange(10) for other, own in enumerate(state.secrets)]


def tiny_game(
    play: Callable[[Tiny], Rule[None]],
    *,
    worth_asking: frozenset[str] = frozenset(),
    rules_version: int = 1,
    components: Components | None = None,
    migrations: Mapping[int, Any] | None = None,
    result: Callable[[Tiny], Result] = result,
    settings: type[Settings] = Settings,
    setup: Callable[[Any, int, Rng], Tiny] = setup,
) -> Game[Tiny]:
    return Game(
        name="tiny",
        rules_version=rules_version,
        seats=range(1, 5),
        settings=settings,
        verbs=VERBS,
        events={},
        components=components or Components(1, (Item("pebble", "pieces", "seed", "high", 3),)),
        setup=setup,
        play=play,
        result=result,
        view=view,
        reshuffle_unseen=reshuffle_unseen,
        check=lambda state: None,
        turn=lambda state: state.turn,
        worth_asking=worth_asking,
        migrations=migrations or {},
        texts=Path("texts"),
        rulebook=Path("rules.md"),
    )


def first(ask: Ask) -> Option:
    """The pick of a player who never thinks."""
    return ask.options[0]


def at_random(seed: int) -> Callable[[Ask], Option]:
    """A pick that is random but the same for the same seed."""
    rng = random.Random(seed)
    return lambda ask: rng.choice(ask.options)


def play_on(match: Match[Any], pick: Callable[[Ask], Option], moves: int = 10_000) -> Match[Any]:
    """Let the pick answer that many questions, or all."""
    for _ in range(moves):
        if (ask := match.ask) is None:
            break
        match.choose(pick(ask))
    return match


def everything(match: Match[Any]) -> tuple[object, ...]:
    """All that can be compared of two matches or of two moments: state, questions, record, events and views."""
    seats = [None, *range(len(match.seats))]
    return (
        pickle.loads(pickle.dumps(match.state)),
        match.asks,
        match.record,
        match.result,
        [match.events(seat) for seat in seats],
        [match.view(seat) for seat in seats],
    )
