"""What is told of a game: every event, with what it names."""

from collections.abc import Callable

import pytest

from gobelin.games.hyperborea import EVENTS, GAME
from gobelin.games.hyperborea.state import Table
from gobelin.kernel import Match
from support.hyperborea import Scene


def duel() -> Scene:
    """Seat 0 and two figures of seat 1 on `e`, with a fortress, and ghosts in its city and its ruin."""
    scene = Scene().open_all().open("e", "borderland_07", ghosts=True).figures(0, "e", 1).figures(1, "e", 2)
    return scene.fortify(1, "e")


STORIES: dict[str, tuple[Callable[[], Scene], list[str]]] = {
    "cubes": (
        lambda: Scene().available(0, "green", "blue", "red").play("place green exploration_1", "unused red"),
        ["placed 0 green exploration_1", "set_aside 0 red"],
    ),
    "activation": (
        lambda: Scene().on(0, "exploration_1", "green").available(0, "blue").play("place blue exploration_1"),
        ["placed 0 blue exploration_1", "activated 0 exploration_1", "produced 0 2 move exploration_1"],
    ),
    "steps": (
        lambda: (
            Scene()
            .owns(0, "irrigation")
            .on(0, "irrigation", "orange")
            .pool(fortress=1)
            .available(0, "red")
            .play("place red irrigation", "develop blue 3", "enter cap0 1", "develop red 1")
        ),
        [
            "placed 0 red irrigation",
            "activated 0 irrigation",
            "produced 0 3 develop irrigation",
            "developed 0 blue 3",
            "entered 0 cap0 capital",
            "produced 0 1 develop capital",
            "developed 0 red 1",
        ],
    ),
    "upgrade": (lambda: Scene().levels(0, red=6).play("upgrade red"), ["got_cubes 0 2 red"]),
    "cube": (lambda: Scene().pool(cube=1).play("cube blue"), ["got_cubes 0 1 blue"]),
    "draw": (lambda: Scene().bag(0, "red").pool(draw=1).play("draw"), ["drew 0 red"]),
    "off technologies": (
        lambda: (
            Scene()
            .on(0, "exploration_1", "green", "red")
            .unused(0, "grey")
            .pool(recover=1, clear=1, discard_grey=1)
            .play("recover exploration_1 red", "clear exploration_1 green", "discard_grey unused")
        ),
        ["recovered 0 red exploration_1", "cleared 0 green exploration_1", "discarded_grey 0 unused"],
    ),
    "gems": (
        lambda: Scene().owns(0, "banking").on(0, "banking", "red").available(0, "yellow").play("place yellow banking"),
        ["placed 0 yellow banking", "activated 0 banking", "gems 0 2 banking"],
    ),
    "the last gem": (
        lambda: Scene().gems(0, 14).pool(gem=1).play("gem"),
        ["gems 0 1 effect", "objective 0 objective_vp"],
    ),
    "movement": (
        lambda: (
            Scene()
            .open_all()
            .pool(move=1, fly=1, teleport=1)
            .play("move cap0 b0", "fly b0 cap0", "teleport cap0", "arrive cap1")
        ),
        ["moved 0 cap0 b0", "flew 0 b0 cap0", "teleported 0 cap0 cap1"],
    ),
    "discovery": (
        lambda: Scene().lay("e", "borderland_09").pool(move=1).play("move cap0 b0"),
        ["moved 0 cap0 b0", "revealed e borderland_09"],
    ),
    "a ruin": (
        lambda: (
            Scene()
            .open_all()
            .figures(0, "a0", 1)
            .tokens("a0", 1, "bronze_blade")
            .play("enter a0 1", "use_token bronze_blade")
        ),
        ["explored 0 a0", "used_token 0 bronze_blade", "produced 0 1 attack bronze_blade"],
    ),
    "a kept token": (
        lambda: (
            Scene()
            .open_all()
            .figures(0, "a0", 1)
            .tokens("a0", 1, "bronze_blade")
            .play("enter a0 1", "keep_token bronze_blade")
        ),
        ["explored 0 a0", "kept_token 0"],
    ),
    "battle": (
        lambda: duel().pool(attack=3).play("besiege e 1", "attack e 1 0", "banish e 2"),
        ["razed 0 1 e", "destroyed 0 1 e", "banished 0 e"],
    ),
    "a strong fortress": (
        lambda: duel().filled(1, "sanctuary").pool(attack=1).play("besiege e 1"),
        ["withstood 0 1 e"],
    ),
    "pieces": (
        lambda: Scene().pool(fortress=1, figure=1, deploy=1).play("fortress cap0", "figure cap0", "deploy cap0"),
        ["fortified 0 cap0", "mustered 0 cap0", "mustered 0 cap0"],
    ),
    "market": (
        lambda: (
            Scene()
            .display("cartography", "scouts")
            .on_top("cavalry", "berserkers", "survey")
            .pool(technology=1)
            .play("replace I", "acquire cavalry")
        ),
        ["replaced 0 I", "offered cavalry", "offered berserkers", "acquired 0 cavalry", "offered survey"],
    ),
    "grey cube": (
        lambda: (
            Scene()
            .tile(0, "celestial_reign_b")
            .display("cartography")
            .on_top("cavalry")
            .pool(technology=1)
            .play("acquire cartography", "return_grey")
        ),
        [
            "acquired 0 cartography",
            "offered cavalry",
            "produced 0 1 develop celestial_reign_b",
            "discarded_grey 0 unused",
        ],
    ),
    "reset": (
        lambda: (
            Scene()
            .tile(0, "coral_throne_b")
            .bag(0)
            .filled(0, "healers")
            .play("end", "clear healers green", "done", "develop red 1", "done")
        ),
        [
            "reset 0",
            "returned 0 green healers",
            "produced 0 2 develop coral_throne_b",
            "developed 0 red 1",
            "drew 0 green",
            "turn 1",
        ],
    ),
    "the end": (
        lambda: Scene(length="short").figures(0, "b0", 6).pool(figure=1).play("figure b0"),
        ["mustered 0 b0", "objective 0 objective_figures", "end_triggered 0"],
    ),
}


@pytest.mark.parametrize("story", STORIES)
def test_what_happens_is_told(story: str) -> None:
    play, expected = STORIES[story]
    found = [words for words in play().told() if not words.startswith("revealed") or story == "discovery"]
    assert found == expected


def test_the_set_up_is_told() -> None:
    match: Match[Table] = Match.new(
        GAME, {"mode": "faction_war", "factions": ["red_duchy", "coral_throne"]}, ["person"] * 2, 0
    )
    for option in (
        ("faction_tile", "{}_b"),
        ("cube", "red"),
        ("marker", "red"),
        ("marker", "blue"),
        ("marker", "green"),
    ):
        for seat, faction in enumerate(("red_duchy", "coral_throne")):
            match.choose((option[0], option[1].format(faction)), seat)
    events = [(event.verb, *event.args) for event in match.events(None)]
    setup = [event for event in events if event[0] not in ("drew", "forced", "offered")]
    assert setup == [
        ("faction_tile", 0, "red_duchy_b"),
        ("faction_tile", 1, "coral_throne_b"),
        ("extra_cube", 0, "red"),
        ("extra_cube", 1, "red"),
        ("developed", 0, "red", 3),
        ("developed", 1, "red", 3),
        ("developed", 0, "blue", 2),
        ("developed", 1, "blue", 2),
        ("developed", 0, "green", 1),
        ("developed", 1, "green", 1),
        ("first_player", match.state.first),
        ("turn", match.state.first),
    ]


def test_no_event_is_left_out() -> None:
    named = {words.split()[0] for _, expected in STORIES.values() for words in expected}
    assert named | {"faction_tile", "extra_cube", "first_player", "scored"} == set(EVENTS)
