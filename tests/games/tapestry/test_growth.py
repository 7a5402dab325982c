"""A set with another track is data: its costs, its spaces, a face of the science die, and nobody has to be told."""

from collections import Counter
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

import pytest
from msgspec.structs import replace

from gobelin.conformance import Conformance, check_match
from gobelin.games.tapestry import make_game
from gobelin.games.tapestry.benefits import Advance, Bonus, Effect, Gain, Score, ScorePer
from gobelin.games.tapestry.cards_and_tiles import Prerequisite
from gobelin.games.tapestry.components import Box, ComponentSet, Space, Track
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.resources import payments, receive_any
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import PERSON, Ask, Match
from gobelin.locales import LANGUAGES, Texts
from gobelin.testkit.boards import check_screens
from support.tapestry import BASE_TRACKS, Scene

COSTS = (("any",), ("different", "different"), ("any", "any", "any"), ("identical", "identical"))
NAMED: dict[str, Any] = {"source": "reconstructed", "confidence": "low"}


def space(index: int, which: str) -> Space:
    """A space of the crafts track; the second of each tier has a bonus."""
    benefits: tuple[Effect, ...] = (Gain("tapestry_card"), ScorePer("crafts"), Advance("crafts", True, "pay"))
    return Space(
        id=f"crafts_{index}",
        name_en=f"Crafts {index}",
        name_de=f"Kunst {index}",
        set=which,
        track="crafts",
        index=index,
        tier=(index + 2) // 3,
        benefit=(benefits[index % 3],),
        bonus=Bonus("any", 1, (Score(5),)) if index % 3 == 2 else None,
        **NAMED,
    )


def box_with_crafts(which: str) -> Box:
    """The box with a fifth track in one of its sets, and a science die that knows it."""
    spaces = tuple(space(index, which) for index in range(1, 13))
    crafts = Track(
        id="crafts", name_en="Crafts", name_de="Handwerk", set=which, letter="H", costs=COSTS, spaces=spaces, **NAMED
    )
    die = replace(BOX.dice["science"], tracks=(*BOX.dice["science"].tracks, *["crafts"] * 3))
    return replace(
        BOX,
        tracks=MappingProxyType({**BOX.tracks, "crafts": crafts}),
        spaces=MappingProxyType({**BOX.spaces, **{space.id: space for space in spaces}}),
        dice=MappingProxyType({**BOX.dice, "science": die if which == "base" else BOX.dice["science"]}),
    )


def third_set() -> Box:
    """The box with a set of its own: a track, a landmark, a civilization, a tapestry card, a tech card and a die."""
    box, new = box_with_crafts("third"), {"set": "third", "source": "seed"}
    opera = replace(BOX.landmarks["forge"], id="the_great_guildhall_of_the_crafts", height_rank=99, letter="Ā", **new)
    space = replace(box.spaces["crafts_4"], landmark=opera.id)
    printing = Prerequisite(track="crafts", tier=2)
    added: dict[str, Any] = {
        "sets": ComponentSet(id="third", name_en="Crafts", name_de="Künste", pieces={}),
        "tracks": replace(
            box.tracks["crafts"],
            spaces=tuple(space if one.id == space.id else one for one in box.tracks["crafts"].spaces),
        ),
        "spaces": space,
        "dice": replace(BOX.dice["science"], id="crafts_die", tracks=(*BASE_TRACKS, "crafts"), **new),
        "landmarks": opera,
        "civilizations": replace(
            BOX.civilizations["futurists"],
            id="bards", name_en="Bards", name_de="Barden", setup=(Gain("coin"),), rules=(), tokens=0, **new,
        ),
        "tapestry_cards": replace(BOX.tapestry_cards["academia"], id="weaving", effect=(Gain("food", 2),), **new),
        "tech_cards": replace(BOX.tech_cards["radio"], id="gramophone", prerequisite=printing, **new),
    }  # fmt: skip
    blocks = {name: MappingProxyType({**getattr(box, name), item.id: item}) for name, item in added.items()}
    return replace(box, **blocks)


THIRD: Final = third_set()
GROWN: Final = make_game(THIRD)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games_with_a_third_set_keep_every_promise(seats: int) -> None:
    suite, seen = Conformance(GROWN), Counter[str]()
    assert GROWN.encode is not None
    for seed in range(10):
        settings = GROWN.read_settings({"expansions": ["pp", "third"] if seed % 2 else ["third"]})
        match = check_match(GROWN, settings, seats, f"third/{seed}", every=200, suite=suite)
        state: TapestryState = match.state
        assert all(set(player.tokens) == {*BASE_TRACKS, "crafts"} for player in state.players.values())
        assert len(GROWN.encode.array(state, 0)) == GROWN.encode.size
        seen["space"] += sum(state.furthest(seat, "crafts") for seat in state.order)
        for player in state.players.values():
            own = (
                *player.landmarks,
                *(mat.id for mat in player.mats),
                *chain(player.hand.items, *player.techs, *player.tapestries),
            )
            seen.update(thing for thing in own if thing not in BOX.landmarks)
    assert seen["space"] > 40
    assert seen["the_great_guildhall_of_the_crafts"] > 3
    assert seen["bards"] + seen["gramophone"] + seen["weaving"] > 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_terminal_shows_a_third_set(language: str) -> None:
    check_screens(GROWN, language, 80, 3, every=40, expansions=["third"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_third_set_is_described_in_words(language: str) -> None:
    words = Texts(GROWN, language).words
    new = [item.id for item in GROWN.components.items if item.set == "third"]
    assert len(new) == 18
    assert all(GROWN.facts(item)["set"] == "third" and words[f"name-{item}"] for item in new)


def test_a_track_of_a_set_that_is_not_in_play_is_not_there() -> None:
    game = make_game(box_with_crafts("pp"))

    def tracks(**settings: Any) -> tuple[str, ...]:
        state: TapestryState = Match.new(game, settings, [PERSON] * 2, 0).state
        return state.tracks

    assert tracks() == BASE_TRACKS
    assert tracks(expansions=("pp",)) == (*BASE_TRACKS, "crafts")


def test_bots_value_positions_and_arrays_hold_a_fifth_track() -> None:
    game = make_game(box_with_crafts("base"))
    match = Match.new(game, {}, [PERSON] * 2, 0)
    assert game.heuristics is not None
    assert game.encode is not None
    before = game.heuristics.value(match.state, 0)
    match.state.players[0].tokens["crafts"] = [11]
    assert game.heuristics.value(match.state, 0) > before
    out = game.encode.array(match.state, 0)
    assert out[game.encode.names.index("player0.track.crafts.furthest")] == pytest.approx(11 / 12)


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
