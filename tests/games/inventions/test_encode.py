"""Positions as arrays: what a seat knows, all of it and nothing else."""

from collections.abc import Callable
from functools import partial

import pytest

from gobelin.conformance import walk
from gobelin.games.inventions import GAME
from gobelin.kernel import Match
from gobelin.testkit import encoding
from support.inventions import CHRONOS, Scene

slots = partial(encoding.slots, GAME)


def test_the_layout_begins_with_the_table_and_repeats_the_players() -> None:
    encoding.check_layout(GAME, beginning=("table.seats", "table.era", "table.round"))


def test_private_goals_are_seen_by_their_owner_alone() -> None:
    state = Scene().goals(0, "goal_region_asia", "goal_inv_sets", "goal_soc_era").match.state
    assert {name for name in slots(state, 0) if ".goals." in name} == {
        "player0.goals.goal_region_asia",
        "player0.goals.goal_inv_sets",
        "player0.goals.goal_soc_era",
    }
    assert {name for name in slots(state, 1) if name.startswith("player2.goals.")} == set()


@pytest.mark.parametrize(("seats", "societies"), [(2, 3), (3, 3), (4, 4)])
def test_colours_that_are_not_in_the_game_are_zero(seats: int, societies: int) -> None:
    for number, match in enumerate(walk(Match.new(GAME, None, seats, 8))):
        if number % 41:
            continue
        shown = slots(match.state, 0)
        assert [name for name in shown if name.startswith("player") and int(name[6]) >= societies] == []
        assert shown[f"player{societies - 1}.present"] == 1.0
        assert shown.get("player2.chronos", 0.0) == float(seats == 2)


def chronos_has(tile: str) -> Callable[[Scene], Scene]:
    """A change: Chronos has taken a tile."""

    def change(scene: Scene) -> Scene:
        scene.table.progress[tile] -= 1
        scene.table.chronos_tiles["culture"] = [tile]
        return scene

    return change


CHANGES: list[Callable[[Scene], Scene]] = [
    lambda scene: scene.at(era=3),
    lambda scene: scene.at(round=2),
    lambda scene: scene.at(markers=1),
    lambda scene: scene.at(presented=1),
    lambda scene: scene.at(linked=True),
    lambda scene: scene.at(done=["travel"]),
    lambda scene: scene.at(phase="placing"),
    lambda scene: scene.at(chronos_region="asia"),
    lambda scene: scene.turn(1, 0),
    lambda scene: scene.turn(0),
    lambda scene: scene.at(order=[0, CHRONOS, 1]),
    lambda scene: scene.own(1, "mining"),
    lambda scene: scene.diplomat(1, "agriculture"),
    lambda scene: scene.diplomat(1, "transport"),
    lambda scene: scene.home(1, economy=3),
    lambda scene: scene.home(0, economy=3),
    lambda scene: scene.exhausted(1, culture=1),
    lambda scene: scene.academy(1, 1),
    lambda scene: scene.scholars(1, "asia"),
    lambda scene: scene.scholars(1, "europe"),
    lambda scene: scene.people(1, "asia", 2),
    lambda scene: scene.people(0, "asia", 2),
    lambda scene: scene.people(CHRONOS, "asia", 2),
    lambda scene: scene.ideas(1, "silk"),
    lambda scene: scene.inventions(1, "silk"),
    lambda scene: scene.inventions(0, "silk"),
    lambda scene: scene.display("coins", "glass", "writing"),
    lambda scene: scene.display("glass", "writing", "steel"),
    lambda scene: scene.on_top("dynamite"),
    lambda scene: scene.stack(10),
    lambda scene: scene.idea("asia", "silk", 1),
    lambda scene: scene.idea("asia", "silk", 0),
    lambda scene: scene.idea("asia", "wheel", 0),
    lambda scene: scene.idea("europe", "silk", 0),
    lambda scene: scene.invention("asia", "silk", 1, 0),
    lambda scene: scene.invention("asia", "silk", 1, 1),
    lambda scene: scene.invention("asia", "silk", 1, 1, 0),
    lambda scene: scene.specialist("asia", "points"),
    lambda scene: scene.knowledge("asia", "citizen"),
    lambda scene: scene.points_side("asia"),
    lambda scene: scene.prosperity("asia", "prosperity_d"),
    lambda scene: scene.prosperity("asia"),
    lambda scene: scene.tile(1, "asia", "influence_invent"),
    lambda scene: scene.tile(1, "asia", "influence_invent", is_up=False),
    lambda scene: scene.tile(1, "asia", "influence_share"),
    lambda scene: scene.influence(1, 5),
    lambda scene: scene.influence(0, 5),
    lambda scene: scene.pillars(1, "travel"),
    lambda scene: scene.pillars(1, "", "travel"),
    lambda scene: scene.tray(1, "economy_1"),
    lambda scene: scene.tray(1, "prosperity_a"),
    lambda scene: scene.aspirations(1, "economy"),
    lambda scene: scene.aspirations(1, "joker"),
    lambda scene: scene.placed(1, hex_0_0="economy_1"),
    lambda scene: scene.placed(1, hex_1_m2="economy_1"),
    lambda scene: scene.placed(1, hex_0_0="technology_1"),
    lambda scene: scene.placed(1, hex_0_0="prosperity_a", hex_1_0="culture_1", hex_2_0="economy_1"),
    lambda scene: scene.placed(1, hex_0_0="prosperity_a", hex_1_0="economy_1", hex_2_0="culture_1"),
    lambda scene: scene.placed(1, hex_0_0="culture_1", hex_1_0="prosperity_a", hex_2_0="economy_1"),
    lambda scene: scene.tokens(1, 3),
    lambda scene: scene.era_box(1, "era3_box1"),
    lambda scene: scene.era_box(1, "era3_box2"),
    lambda scene: scene.goals(0, "goal_region_asia"),
    lambda scene: scene.points(1, 7),
    chronos_has("culture_3"),
]


def test_whatever_a_seat_can_see_changes_its_encoding() -> None:
    def scene() -> Scene:
        return Scene(2).goals(0, "goal_region_africa", "goal_inv_eras", "goal_soc_era")

    encoding.check_told_apart(GAME, [scene().table, *(change(scene()).table for change in CHANGES)])


def test_a_seat_sees_itself_first_and_the_others_in_seat_order() -> None:
    state = Scene(3).points(1, 50).people(1, "asia", 4).pillars(2, "travel").table
    assert [slots(state, seat)[f"player{(1 - seat) % 3}.ip"] for seat in range(3)] == [0.5, 0.5, 0.5]
    assert [slots(state, seat)[f"asia.population{(1 - seat) % 3}"] for seat in range(3)] == [0.5, 0.5, 0.5]
    assert [slots(state, seat)[f"player{(2 - seat) % 3}.epoch.travel"] for seat in range(3)] == [1.0, 1.0, 1.0]
    assert [slots(state, seat)[f"active.{-seat % 3}"] for seat in range(3)] == [1.0, 1.0, 1.0]


def test_a_region_shows_all_that_lies_and_stands_there() -> None:
    scene = Scene(3).invention("asia", "wheel", by=1, citizens=2, inventor=0, innovator=2).specialist("asia", "points")
    scene.knowledge("asia", "invent").prosperity("asia", "prosperity_a", "prosperity_a").people(2, "asia", 2)
    shown = slots(scene.tile(1, "asia", "influence_share").table, 0)
    assert {name: value for name, value in shown.items() if name.startswith("asia.")} == {
        "asia.invention": 1.0,
        "asia.originators": 1.0,
        "asia.scholar": 1.0,
        "asia.originator1": 1.0,
        "asia.inventor0": 1.0,
        "asia.innovator2": 1.0,
        "asia.population2": 0.25,
        "asia.influence1": 1.0,
        "asia.influence_up1": 1.0,
        "asia.free_spaces": pytest.approx(2 / 3),
        "asia.card.wheel": 1.0,
        "asia.specialist.specialist_points": 1.0,
        "asia.knowledge.knowledge_invent": 1.0,
        "asia.prosperity.prosperity_a": 0.5,
    }


def test_a_society_shows_citizens_tiles_and_pillars() -> None:
    scene = Scene(3).home(1, economy=4, culture=0, technology=2).placed(1, hex_0_0="economy_1", hex_2_0="technology_3")
    scene.tray(1, "prosperity_b").pillars(1, "eureka", "invent").aspirations(1, "joker", "joker")
    society = scene.table.players[1]
    society.turned, society.spent, society.tokens = ["technology_3"], ["economy_1"], 1
    shown = slots(scene.table, 0)
    assert (shown["player1.home.economy"], shown["player1.home.technology"]) == (0.5, 0.25)
    assert "player1.home.culture" not in shown
    assert shown["player1.aspirations.joker"] == 0.5
    assert shown["player1.tokens"] == pytest.approx(1 / 3)
    for block, thing in (
        ("placed", "economy_1"),
        ("placed", "technology_3"),
        ("hexes", "hex_0_0.economy"),
        ("hexes", "hex_2_0.technology"),
        ("hex_tokens", "hex_m2_0"),
        ("turned", "technology_3"),
        ("spent", "economy_1"),
        ("tray", "prosperity_b"),
        ("epoch", "eureka"),
        ("seasons", "invent"),
        ("milestone", "cotton"),
        ("diplomats", "cotton"),
    ):
        assert shown[f"player1.{block}.{thing}"] == 1.0
    assert "player1.hex_tokens.hex_2_0" not in shown
