"""A set with another track is data: its costs, its spaces, a face of the science die, and nobody has to be told."""

import random
from types import MappingProxyType
from typing import Any

import pytest
from msgspec.structs import replace

from gobelin.games.tapestry import make_game
from gobelin.games.tapestry.benefits import Advance, Bonus, Effect, Gain, Score, ScorePer
from gobelin.games.tapestry.components import Box, Space, Track
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.resources import payments, receive_any
from gobelin.games.tapestry.state import Table
from gobelin.kernel import PERSON, Ask, Match
from support.tapestry import Scene

COSTS = (("any",), ("different", "different"), ("any", "any", "any"), ("identical", "identical"))
NAMED: dict[str, Any] = {"source": "reconstructed", "confidence": "low"}


def space(index: int, which: str) -> Space:
    """A space of the arts track; the second of each tier has a bonus."""
    benefits: tuple[Effect, ...] = (Gain("tapestry_card"), ScorePer("arts"), Advance("arts", True, "pay"))
    return Space(
        id=f"arts_{index}",
        name_en=f"Arts {index}",
        name_de=f"Kunst {index}",
        set=which,
        track="arts",
        index=index,
        tier=(index + 2) // 3,
        benefit=(benefits[index % 3],),
        bonus=Bonus("any", 1, (Score(5),)) if index % 3 == 2 else None,
        **NAMED,
    )


def box_with_arts(which: str) -> Box:
    """The box with a fifth track in one of its sets, and a science die that knows it."""
    spaces = tuple(space(index, which) for index in range(1, 13))
    arts = Track(id="arts", name_en="Arts", name_de="Kunst", set=which, letter="A", costs=COSTS, spaces=spaces, **NAMED)
    die = replace(BOX.dice["science"], tracks=(*BOX.dice["science"].tracks, *["arts"] * 3))
    return replace(
        BOX,
        tracks=MappingProxyType({**BOX.tracks, "arts": arts}),
        spaces=MappingProxyType({**BOX.spaces, **{space.id: space for space in spaces}}),
        dice=MappingProxyType({**BOX.dice, "science": die if which == "base" else BOX.dice["science"]}),
    )


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_random_games_with_a_fifth_track_end_and_lose_nothing(seats: int) -> None:
    game, furthest = make_game(box_with_arts("base")), 0
    for seed in range(12):
        pick = random.Random(seed)
        match = Match.new(game, {"expansions": ["pp"]}, [PERSON] * seats, seed)
        while match.ask is not None:
            assert all(game.verbs.index(option) >= 0 for option in match.ask.options)
            match.choose(pick.choice(match.ask.options), match.ask.seat)
            game.check(match.state)
        assert match.result is not None
        assert all(set(player["tokens"]) == {*BOX.tracks, "arts"} for player in match.view()["players"])  # type: ignore
        furthest = max(furthest, *(match.state.furthest(seat, "arts") for seat in match.state.order))
    assert furthest >= 6


def test_a_track_of_a_set_that_is_not_in_play_is_not_there() -> None:
    game = make_game(box_with_arts("pp"))

    def tracks(**settings: Any) -> tuple[str, ...]:
        state: Table = Match.new(game, settings, [PERSON] * 2, 0).state
        return state.tracks

    assert tracks() == tuple(BOX.tracks)
    assert tracks(expansions=("pp",)) == (*BOX.tracks, "arts")


def test_bots_value_positions_and_arrays_hold_a_fifth_track() -> None:
    game = make_game(box_with_arts("base"))
    match = Match.new(game, {}, [PERSON] * 2, 0)
    assert game.heuristics is not None
    assert game.encode is not None
    before = game.heuristics.value(match.state, 0)
    match.state.players[0].tokens["arts"] = [11]
    assert game.heuristics.value(match.state, 0) > before
    out = game.encode.array(match.state, 0)
    assert out[game.encode.names.index("player0.track.arts.furthest")] == pytest.approx(11 / 12)


@pytest.mark.parametrize(
    ("kinds", "offers"),
    [
        ("any", [["coin", "worker", "culture"], ["coin", "worker", "culture"]]),
        ("different", [["coin", "worker", "culture"], ["coin", "culture"]]),
        ("identical", [["coin", "worker", "culture"], ["worker"]]),
    ],
)
def test_what_such_a_cost_gives_back_is_of_different_kinds_or_of_one(kinds: str, offers: list[list[str]]) -> None:
    state = Scene().resources(0, food=8).match.state
    giving = receive_any(state, 0, 2, "tinkerers", kinds)
    asks = [next(giving), giving.send(("receive", "worker"))]
    assert [[option[1] for option in ask.options] for ask in asks if isinstance(ask, Ask)] == offers
    with pytest.raises(StopIteration):
        giving.send(("receive", offers[1][0]))


@pytest.mark.parametrize(
    ("purse", "cost", "ways"),
    [
        ((1, 1, 1, 0), ("different", "different"), {(1, 1, 0, 0), (1, 0, 1, 0), (0, 1, 1, 0)}),
        ((3, 0, 0, 0), ("different", "different"), set()),
        ((2, 1, 3, 0), ("identical", "identical"), {(2, 0, 0, 0), (0, 0, 2, 0)}),
        ((1, 1, 1, 1), ("identical", "identical"), set()),
        ((1, 1, 0, 0), ("coin", "different"), {(1, 1, 0, 0)}),
        ((2, 1, 0, 0), ("any", "identical", "identical"), {(2, 1, 0, 0)}),
        ((1, 0, 0, 2), ("any", "any"), {(1, 0, 0, 1), (0, 0, 0, 2)}),
        ((0, 0, 0, 0), (), {(0, 0, 0, 0)}),
    ],
)
def test_costs_may_ask_for_different_kinds_or_for_one(
    purse: tuple[int, ...], cost: tuple[str, ...], ways: set[tuple[int, ...]]
) -> None:
    found = payments(purse, cost)
    assert {tuple(way[1:]) for way in found} == ways
    assert len(found) == len(ways)
