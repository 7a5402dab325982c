"""Short stories of Hyperborea: what is prepared, what is chosen, and what an onlooker is told of it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from support.hyperborea import Scene


class Story(NamedTuple):
    """A scene, the choices in it, and the events that they cause."""

    prepare: Callable[[], Scene]
    choices: tuple[str, ...]
    told: tuple[str, ...]


def duel() -> Scene:
    """Seat 0 and two figures of seat 1 on `e`, with a fortress, and ghosts in its city and its ruin."""
    scene = Scene().open_all().open("e", "borderland_07", ghosts=True).figures(0, "e", 1).figures(1, "e", 2)
    return scene.fortify(1, "e")


def explorer(*tokens: str) -> Scene:
    """Seat 0 with a figure beside a ruin of the homeland on which these tokens lie."""
    return Scene().open_all().figures(0, "a0", 1).tokens("a0", 1, *tokens)


STORIES: Final = {
    "cubes": Story(
        lambda: Scene().available(0, "green", "blue", "red"),
        ("place green exploration_1", "unused red"),
        ("placed 0 green exploration_1", "set_aside 0 red"),
    ),
    "activation": Story(
        lambda: Scene().on(0, "exploration_1", "green").available(0, "blue"),
        ("place blue exploration_1",),
        ("placed 0 blue exploration_1", "activated 0 exploration_1", "produced 0 2 move exploration_1"),
    ),
    "steps": Story(
        lambda: Scene().owns(0, "irrigation").on(0, "irrigation", "orange").pool(fortress=1).available(0, "red"),
        ("place red irrigation", "develop blue 3", "enter cap0 1", "develop red 1"),
        (
            "placed 0 red irrigation",
            "activated 0 irrigation",
            "produced 0 3 develop irrigation",
            "developed 0 blue 0 3",
            "entered 0 cap0 1 capital",
            "produced 0 1 develop capital",
            "developed 0 red 0 1",
        ),
    ),
    "steps beyond the last level": Story(
        lambda: Scene().levels(0, red=5).pool(same=3),
        ("develop red 3",),
        ("developed 0 red 5 6", "lapsed 0 2 develop"),
    ),
    "steps on different rows": Story(
        lambda: Scene().pool(different=2, fortress=1),
        ("spread red", "spread blue"),
        ("developed 0 red 0 1", "developed 0 blue 0 1"),
    ),
    "a row that is declined": Story(
        lambda: Scene().pool(different=3, fortress=1),
        ("spread red", "decline"),
        ("developed 0 red 0 1", "lapsed 0 2 develop"),
    ),
    "upgrade": Story(
        lambda: Scene().levels(0, red=6), ("upgrade red",), ("upgraded 0 red 6", "got_cubes 0 2 red upgrade")
    ),
    "cube": Story(lambda: Scene().pool(cube=1), ("cube blue",), ("got_cubes 0 1 blue cube",)),
    "draw": Story(lambda: Scene().bag(0, "red").pool(draw=1), ("draw",), ("drew 0 red draw",)),
    "off technologies": Story(
        lambda: (
            Scene().on(0, "exploration_1", "green", "red").unused(0, "grey").pool(recover=1, clear=1, discard_grey=1)
        ),
        ("recover exploration_1 red", "clear exploration_1 green", "discard_grey unused"),
        ("recovered 0 red exploration_1", "cleared 0 green exploration_1", "discarded_grey 0 unused"),
    ),
    "gems": Story(
        lambda: Scene().owns(0, "banking").on(0, "banking", "red").available(0, "yellow"),
        ("place yellow banking",),
        ("placed 0 yellow banking", "activated 0 banking", "gems 0 2 banking"),
    ),
    "gems that wait": Story(
        lambda: Scene().gems(0, 13).owns(0, "treasury").on(0, "treasury", "yellow", "red").available(0, "yellow"),
        ("place yellow treasury", "gem"),
        (
            "placed 0 yellow treasury",
            "activated 0 treasury",
            "gems 0 1 treasury",
            "gems_wait 0 2 treasury",
            "took_gem 0",
            "objective 0 objective_vp",
        ),
    ),
    "a gem that is forgone": Story(
        lambda: Scene().bag(0, "red").gems(0, 14).owns(0, "marketplace").available(0, "yellow"),
        ("place yellow marketplace", "end"),
        (
            "placed 0 yellow marketplace",
            "activated 0 marketplace",
            "gems_wait 0 1 marketplace",
            "lapsed 0 1 gem",
            "drew 0 red end",
            "turn 1",
        ),
    ),
    "what is left at the end of a turn": Story(
        lambda: Scene().bag(0, "red").pool(move=2, develop=1, clear=2).available(0, "blue", "blue", "grey"),
        ("end",),
        (
            "lapsed 0 2 move",
            "lapsed 0 1 develop",
            "lapsed 0 2 clear",
            "swept 0 2 blue",
            "swept 0 1 grey",
            "drew 0 red end",
            "turn 1",
        ),
    ),
    "movement": Story(
        lambda: Scene().open_all().pool(move=1, fly=1, teleport=1),
        ("move cap0 b0", "fly b0 cap0", "teleport cap0", "arrive cap1"),
        ("moved 0 cap0 b0 1", "flew 0 b0 cap0", "teleporting 0 cap0", "teleported 0 cap0 cap1"),
    ),
    "discovery": Story(
        lambda: Scene().lay("e", "borderland_07").pool(move=1),
        ("move cap0 b0",),
        ("moved 0 cap0 b0 1", "revealed e borderland_07 2", "laid_tokens 2 silver e 2"),
    ),
    "a ruin": Story(
        lambda: explorer("bronze_blade"),
        ("enter a0 1", "use_token bronze_blade"),
        ("explored 0 a0 1 1", "used_token 0 bronze_blade looked_at", "produced 0 1 attack bronze_blade"),
    ),
    "a kept token": Story(
        lambda: explorer("bronze_blade"),
        ("enter a0 1", "keep_token bronze_blade"),
        ("explored 0 a0 1 1", "kept_token 0"),
    ),
    "a stored token": Story(
        lambda: Scene().stores(0, "silver_charm"),
        ("use_token silver_charm",),
        ("used_token 0 silver_charm stored", "produced 0 2 draw silver_charm"),
    ),
    "a choice of tokens": Story(
        lambda: explorer("bronze_gem", "bronze_blade").filled(0, "explorers_guild"),
        ("enter a0 1", "take_token bronze_blade", "keep_token bronze_blade"),
        ("explored 0 a0 1 2", "put_back 0 a0 1", "kept_token 0"),
    ),
    "battle": Story(
        lambda: duel().pool(attack=3),
        ("besiege e 1", "attack e 1 0", "banish e 2"),
        ("razed 0 1 e attack", "destroyed 0 1 e 0 graveyard attack", "banished 0 e 2 attack"),
    ),
    "a second victim": Story(
        lambda: Scene(3).open_all().graveyard(0, 1).inside(1, "a0", 1).pool(ranged_attack=1),
        ("attack a0 1 1",),
        ("destroyed 0 1 a0 1 supply ranged_attack",),
    ),
    "a strong fortress": Story(
        lambda: duel().filled(1, "sanctuary").pool(attack=1), ("besiege e 1",), ("withstood 0 1 e attack",)
    ),
    "pieces": Story(
        lambda: Scene().pool(fortress=1, figure=1, deploy=1),
        ("fortress cap0", "figure cap0", "deploy cap0"),
        ("fortified 0 cap0", "mustered 0 cap0 figure", "mustered 0 cap0 deploy"),
    ),
    "a turn begins": Story(
        lambda: Scene().open_all().bag(0, "red").figures(1, "cap1", 2).fortify(1, "a1", 2).fortify(1, "b1"),
        ("end",),
        ("drew 0 red end", "turn 1", "took_back 1 1 b1", "took_back 1 2 a1", "mustered 1 cap1 minimum"),
    ),
    "market": Story(
        lambda: Scene().display("cartography", "scouts").on_top("cavalry", "berserkers", "survey").pool(technology=1),
        ("replace I", "acquire cavalry"),
        (
            "replaced 0 I",
            "withdrawn cartography I 1",
            "offered cavalry I 1 0",
            "withdrawn scouts I 2",
            "offered berserkers I 2 0",
            "acquired 0 cavalry I 1 1",
            "offered survey I 1 1",
        ),
    ),
    "a stack that is empty": Story(
        lambda: Scene().display("cartography", "scouts").stack("I", 0).pool(technology=1),
        ("acquire cartography",),
        ("acquired 0 cartography I 1 1",),
    ),
    "grey cube": Story(
        lambda: Scene().tile(0, "celestial_reign_b").display("cartography").on_top("cavalry").pool(technology=1),
        ("acquire cartography", "return_grey"),
        (
            "acquired 0 cartography I 1 1",
            "offered cavalry I 1 1",
            "produced 0 1 develop celestial_reign_b",
            "refused_grey 0 cartography",
        ),
    ),
    "reset": Story(
        lambda: (
            Scene()
            .tile(0, "coral_throne_b")
            .bag(0)
            .filled(0, "healers")
            .on(0, "trade_1", "yellow")
            .unused(0, "yellow", "yellow")
            .inside(0, "b0", 1)
        ),
        ("end", "done", "develop red 1", "done"),
        (
            "reset 0",
            "left_site 0 b0 1",
            "bagged 0 2 yellow",
            "returned 0 yellow trade_1",
            "produced 0 2 develop coral_throne_b",
            "developed 0 red 0 1",
            "lapsed 0 1 develop",
            "drew 0 yellow reset",
            "drew 0 yellow reset",
            "drew 0 yellow reset",
            "turn 1",
        ),
    ),
    "a cube that does not stay": Story(
        lambda: Scene().bag(0).filled(0, "healers"),
        ("end", "clear healers green", "done"),
        ("reset 0", "returned 0 green healers", "drew 0 green reset", "turn 1"),
    ),
    "the end": Story(
        lambda: Scene(length="short").open_all().figures(0, "b0", 6).pool(figure=1),
        ("figure b0",),
        ("mustered 0 b0 figure", "objective 0 objective_figures", "end_triggered 0"),
    ),
}
