"""What options of Hyperborea bring, told before they are chosen and held against the ledger afterwards."""

import random
from collections import Counter

import pytest

from gobelin.games.hyperborea import GAME
from gobelin.games.hyperborea.state import HyperboreaState
from gobelin.kernel import Match, Seat
from gobelin.locales import Texts
from gobelin.promises import check_whole
from support.hyperborea import Scene
from support.hyperborea_stories import STORIES


def confirmed(match: Match[HyperboreaState], seat: Seat) -> Counter[str]:
    """The verbs of all options that are told in whole; each is held against the ledger."""
    found = Counter[str]()
    for option, told in zip(match.asks[seat].options, match.consequences(seat), strict=True):
        if told.is_whole:
            check_whole(match, seat, option, told)
            found[str(option[0])] += 1
    return found


def test_nearly_all_that_options_bring_in_random_games_is_told_and_confirmed() -> None:
    met, told = Counter[str](), Counter[str]()
    for seats, mode in ((2, "faction_war"), (3, "invasion"), (5, "faction_war")):
        match: Match[HyperboreaState] = Match.new(GAME, {"mode": mode, "length": "short"}, seats, seats)
        rng = random.Random(seats)
        while match.asks:
            seat = min(match.asks)
            if rng.random() < 0.2:
                told += confirmed(match, seat)
                met += Counter(str(option[0]) for option in match.asks[seat].options)
            match.choose(rng.choice(match.asks[seat].options), seat)
    assert told.total() > 0.95 * met.total() > 5000
    assert {"choose", "marker", "faction_tile"} <= told.keys()


def test_each_verb_is_told_and_confirmed_in_a_story() -> None:
    told = Counter[str]()
    for story in STORIES.values():
        scene = story.prepare()
        for choice in story.choices:
            assert scene.asked is not None
            told += confirmed(scene.match, scene.asked)
            scene.play(choice)
    assert {verb.name for verb in GAME.verbs} - told.keys() == {"choose", "put_back", "marker", "faction_tile"}


def said(scene: Scene, words: str, language: str = "en") -> list[str]:
    """What is told of an option."""
    texts = Texts(GAME, language, ["Ada", "Bo"])
    match = scene.match
    assert scene.asked is not None
    told = dict(zip(map(scene.words, match.asks[scene.asked].options), match.consequences(scene.asked), strict=True))
    return texts.consequence(told[words])


@pytest.mark.rule("HYP-MOVE-09")
def test_a_step_tells_its_price_and_what_is_met() -> None:
    scene = Scene().open("e", "borderland_25").figures(0, "a0", 1).figures(1, "e", 1).pool(move=3)
    said_of_it = said(scene, "move a0 e")
    assert said_of_it[0] == "\u2212 2 movement points"
    assert "rival figures there: it must stop" in said_of_it
    assert "Mountain: Gem Market, Muster City." in said_of_it


@pytest.mark.rule("HYP-TECH-05")
def test_a_cube_tells_the_open_spaces_or_the_effect() -> None:
    scene = Scene().available(0, "green", "blue", "green").on(0, "trade_2", "yellow")
    assert said(scene, "place green exploration_1") == ["leaves 1 space open"]
    scene.play("place green exploration_1")
    assert said(scene, "place blue exploration_1") == ["+ 2 movement points", "fills the last space"]
    assert said(scene, "place blue exploration_1", "de") == ["+ 2 Bewegungspunkte", "belegt das letzte Feld"]


@pytest.mark.rule("HYP-DEV-06", "HYP-DEV-07", "HYP-OPEN-15")
@pytest.mark.parametrize(("level", "left", "cubes"), [(4, 9, 1), (6, 9, 2), (6, 1, 1)])
def test_a_marker_tells_the_cubes_that_it_brings(level: int, left: int, cubes: int) -> None:
    scene = Scene().levels(0, red=level).exhaust("red", left)
    assert said(scene, "upgrade red") == [f"\u2212 {level} \u00d7 red level", f"+ {cubes} \u00d7 red cube"]


@pytest.mark.rule("HYP-ATK-06", "HYP-ATK-07")
def test_an_attack_tells_where_the_figure_goes() -> None:
    scene = Scene().open_all().figures(0, "e", 1).figures(1, "e", 1).pool(attack=1)
    assert said(scene, "attack e 1 0") == ["\u2212 1 attack point", "+ 1 figure in the graveyard"]
    full = Scene().open_all().figures(0, "e", 1).figures(1, "e", 1).pool(attack=1).graveyard(0, 1)
    assert said(full, "attack e 1 0") == ["\u2212 1 attack point", "+ 1 gem", "the figure goes back to its owner"]


@pytest.mark.rule("HYP-TURN-16")
def test_the_end_of_a_turn_tells_what_lapses() -> None:
    scene = Scene().pool(move=2).available(0, "red")
    assert said(scene, "end") == ["\u2212 2 movement points", "1 available cube goes to the unused ones"]
