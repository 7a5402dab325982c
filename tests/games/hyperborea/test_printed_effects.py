"""What technologies, cities, tokens and faction tiles print is what they give: their words, read anew, and the pool."""

import re
from collections import Counter
from typing import Any, Final

import pytest

from gobelin.games.hyperborea import GAME
from gobelin.games.hyperborea.components import Card, City, Effect, FactionTile, RuinToken
from gobelin.games.hyperborea.loading import BOX, SLOTS
from gobelin.locales import Texts
from support.hyperborea import Scene

WORDS: Final = {
    "move": r"(\d+) movement points?",
    "fly": r"(\d+) flight points?",
    "attack": r"(\d+) attack points?\b(?! that)",
    "ranged_attack": r"(\d+) attack points? that also reach",
    "figure": r"(\d+) figures?\b(?! into play)",
    "deploy": r"bring (\d+) figures? into play",
    "fortress": r"(\d+) fortress(?:es)?",
    "gem": r"(\d+) gems?",
    "technology": r"(\d+) advanced technology",
    "free": r"(\d+) development steps? on (?:a row|rows) of your choice",
    "same": r"(\d+) development steps? on a single row",
    "different": r"1 development step on each of (\d+) different rows",
    "draw": r"(\d+) cubes? from (?:your|the) bag",
    "recover": r"take up to (\d+) cubes? from your other technologies back",
    "clear": r"shift up to (\d+) cubes? from one of your other technologies",
    "discard_grey": r"return (?:up to )?(\d+) grey cubes? from outside your bag",
    "cube": r"put (\d+) cube of a colour of your choice from the supply into your bag",
    "teleport": r"move (\d+) of your figures",
}
"""The sentences of the texts, by what they give."""


TEXTS: Final = Texts(GAME, "en")


def printed(item: str) -> Counter[str]:
    """What the text of a component promises."""
    found, text = Counter[str](), TEXTS.text(f"text-{item}")
    for kind, pattern in WORDS.items():
        for match in re.finditer(pattern, text, re.IGNORECASE):
            found[kind] += int(next(number for number in match.groups() if number))
    return found


def gained(scene: Scene) -> Counter[str]:
    """What lies in the pool and in the victory point area of seat 0."""
    found = Counter(scene.state.pool.points)
    for row, steps in scene.state.pool.groups:
        found[row] += steps
    for kind, _, number, _ in scene.state.pool.cubes:
        found[kind] += number
    found["gem"] += scene.player(0).gems
    return +found


def fill(scene: Scene, technology: str) -> Scene:
    """Place cubes on every space."""
    cubes = ["red" if kind == "any" else kind for kind in BOX.spaces(technology)]
    cubes.sort(key=lambda cube: cube == "red")  # so that a red cube never takes the space of its own colour from it
    scene.available(0, *cubes)
    return scene.play(*(f"place {cube} {technology}" for cube in cubes))


def ids(items: list[Any]) -> list[str]:
    return [item.id for item in items]


AT_ONCE: Final = [card for card in BOX.cards.values() if card.effect != Effect()]
AT_START: Final = [card for card in BOX.cards.values() if card.start_of_turn is not None]
ON_ACTIVATE: Final[list[Card | FactionTile]] = [
    item
    for items in (BOX.cards.values(), BOX.faction_tiles.values())
    for item in items
    if item.passive is not None and item.passive.on_activate is not None
]


def test_no_card_is_forgotten() -> None:
    lasting = [card for card in BOX.cards.values() if card.passive is not None]
    assert len(AT_ONCE) + len(AT_START) + len(lasting) == 64
    assert {card.id for card in AT_START} == {"university", "survey", "bastions"}


@pytest.mark.parametrize("name", [name for name, found in BOX.sets.items() if not found.effect.choice])
def test_a_base_set_gives_what_it_says(name: str) -> None:
    assert gained(fill(Scene(), name)) == printed(name)


@pytest.mark.rule("HYP-ADV-08")
@pytest.mark.parametrize("card", AT_ONCE, ids=ids(AT_ONCE))
def test_a_card_gives_what_it_says_when_it_is_filled(card: Card) -> None:
    scene = fill(Scene().owns(0, card.id), card.id)
    assert gained(scene) == printed(card.id)
    assert f"activated 0 {card.id}" in scene.told()


@pytest.mark.rule("HYP-ADV-11", "HYP-TURN-07")
@pytest.mark.parametrize("card", AT_START, ids=ids(AT_START))
def test_a_start_of_turn_card_gives_what_it_says_when_a_turn_begins(card: Card) -> None:
    assert gained(fill(Scene().owns(0, card.id), card.id)) == {}
    assert gained(Scene().filled(0, card.id).starting()) == printed(card.id)


@pytest.mark.rule("HYP-ADV-10", "HYP-FAC-07")
@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("item", ON_ACTIVATE, ids=ids(ON_ACTIVATE))
def test_a_bonus_for_a_base_technology_is_what_it_says(item: Card | FactionTile, second: bool) -> None:
    assert item.passive is not None
    assert item.passive.on_activate is not None
    base = BOX.base_technologies[item.passive.on_activate.technology]
    assert f"whenever you complete a set of {base.name_en}." in TEXTS.text(f"text-{item.id}")
    group = base.sets[second]
    scenes = []
    for has_bonus in (False, True):
        scene = Scene()
        if has_bonus:
            scene = scene.filled(0, item.id) if item.id in BOX.cards else scene.tile(0, item.id)
        fill(scene, group.id)
        if group.effect.choice:
            scene.play("choose attack")
        scenes.append(gained(scene))
    assert scenes[1] - scenes[0] == printed(item.id)


TOKENS: Final = list(BOX.ruin_tokens.values())


@pytest.mark.rule("HYP-RUIN-06")
@pytest.mark.parametrize("token", TOKENS, ids=ids(TOKENS))
def test_a_token_gives_what_it_says(token: RuinToken) -> None:
    scene = Scene().stores(0, token.id).play(f"use_token {token.id}")
    assert gained(scene) == printed(token.id)


CITIES: Final = list(BOX.cities.values())


def beside(city: City) -> tuple[Scene, str, int]:
    """A figure of seat 0 stands on a hex with this city."""
    land = next(name for name, land in BOX.lands.items() if city.id in land.cities)
    site = BOX.lands[land].cities.index(city.id) + 1
    if city.zone == "homeland":
        faction = next(name for name in BOX.factions if land.startswith(name))
        mode = "faction_war" if "faction_war" in land else "invasion"
        rival = next(name for name in BOX.factions if name != faction)
        slot = SLOTS.index(land.rsplit("_", 1)[1])
        return Scene(mode=mode, factions=(faction, rival)), ("cap0", "a0", "b0")[slot], site
    place = "centre" if city.zone == "centre" else "e"
    return Scene().open(place, land), place, site


@pytest.mark.rule("HYP-CITY-01")
@pytest.mark.parametrize("city", CITIES, ids=ids(CITIES))
def test_a_city_gives_what_it_says(city: City) -> None:
    scene, place, site = beside(city)
    scene.figures(0, place, 2).play(f"enter {place} {site}")
    assert gained(scene) == printed(city.id)
    assert f"entered 0 {place} {site} {city.id}" in scene.told()


LASTING: Final = {
    "pathfinders": "ignore_terrain", "mountain_guides": "ignore_terrain", "warlords": "on_activate",
    "spoils_of_war": "on_kill", "explorers_guild": "ruin_choice", "masonry": "keep_fortresses",
    "fertility_rites": "on_activate", "healers": "minimum_figures", "sanctuary": "fortress_strength",
    "aqueducts": "on_activate", "tithes": "on_activate", "crop_rotation": "upgrade_threshold",
    "astronomy": "end_phase_draw", "golems": "grey_as_any", "illusions": "no_stop",
}  # fmt: skip


@pytest.mark.rule("HYP-ADV-10")
def test_every_lasting_card_changes_the_rules_only_while_it_is_filled() -> None:
    assert {card.id for card in BOX.cards.values() if card.passive is not None} == set(LASTING)
    for name, change in LASTING.items():
        filled, empty = Scene().filled(0, name).state, Scene().owns(0, name).state
        [(source, passive)] = filled.passives(0)
        assert (source, bool(getattr(passive, change))) == (name, True)
        assert list(empty.passives(0)) == list(filled.passives(1)) == []
