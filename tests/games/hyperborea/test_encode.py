from functools import partial
from typing import Any

import pytest

from gobelin.conformance import walk
from gobelin.games.hyperborea import GAME
from gobelin.kernel import Match
from gobelin.testkit import encoding
from support.hyperborea import Scene

slots = partial(encoding.slots, GAME)


def test_the_layout_begins_with_the_table_and_repeats_the_players() -> None:
    encoding.check_layout(GAME, beginning=("table.seats", "table.turns", "table.replaced"))


def test_what_an_explorer_looks_at_and_keeps_is_seen_by_the_explorer_alone() -> None:
    scene = Scene().open("e", "borderland_05").tokens("e", 1, "silver_charm", "silver_hoard").figures(0, "e", 1)
    scene.play("enter e 1")
    own, others = slots(scene.match.state, 0), slots(scene.match.state, 1)
    assert own["looked_at.token.silver_charm"] == pytest.approx(1 / 4)  # there are four of them
    assert own["table.looked_at"] == others["table.looked_at"] == pytest.approx(1 / 3)
    assert not any(name.startswith("looked_at.token") for name in others)
    scene.play("keep_token silver_charm")
    own, others = slots(scene.match.state, 0), slots(scene.match.state, 1)
    assert own["player0.stored.token.silver_charm"] == pytest.approx(1 / 4)
    assert others["player1.stored"] == 1.0
    assert not any(name.startswith("player1.stored.token") for name in others)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_players_and_hexes_that_are_not_in_the_game_are_zero(seats: int) -> None:
    for number, match in enumerate(walk(Match.new(GAME, {"length": "short"}, seats, 8))):
        if number % 397:
            continue
        shown = slots(match.state, 0)
        assert [name for name in shown if name.startswith("player") and int(name[6]) >= seats] == []
        assert shown[f"player{seats - 1}.present"] == 1.0
        hexes = {name.partition(".")[0] for name in shown if name.startswith("hex")}
        assert hexes == {f"hex{q},{r}" for q, r in match.state.map.coordinates}


CHANGES: list[Any] = [
    lambda scene: scene.available(1, "red"),
    lambda scene: scene.unused(1, "red"),
    lambda scene: scene.bag(1, "red"),
    lambda scene: scene.on(1, "trade_1", "red"),
    lambda scene: scene.on(1, "trade_1", "yellow"),
    lambda scene: scene.on(1, "trade_2", "yellow"),
    lambda scene: scene.owns(1, "banking"),
    lambda scene: scene.owns(1, "banking").on(1, "banking", "yellow"),
    lambda scene: scene.display("banking"),
    lambda scene: scene.display("treasury"),
    lambda scene: scene.stack("I", 10),
    lambda scene: scene.levels(1, red=3),
    lambda scene: scene.levels(1, blue=3),
    lambda scene: scene.gems(1, 3),
    lambda scene: scene.ghosts(1, 1),
    lambda scene: scene.graveyard(1, 0),
    lambda scene: scene.tile(1, "red_duchy_a"),
    lambda scene: scene.lay("e", "borderland_05").open("e", "borderland_05"),
    lambda scene: scene.open("e", "borderland_01"),
    lambda scene: scene.open("e", "borderland_01", ghosts=True),
    lambda scene: scene.open("e", "borderland_06"),
    lambda scene: scene.figures(1, "a0", 1),
    lambda scene: scene.figures(0, "a0", 1),
    lambda scene: scene.inside(1, "a0", 1),
    lambda scene: scene.inside(0, "a0", 1),
    lambda scene: scene.fortify(1, "cap1"),
    lambda scene: scene.stores(0, "gold_crown"),
    lambda scene: scene.stores(1, "gold_crown"),
    lambda scene: scene.pool(move=2),
    lambda scene: scene.pool(attack=2),
    lambda scene: scene.pool(develop=2),
    lambda scene: scene.pool(same=2),
    lambda scene: scene.pool(clear=2),
    lambda scene: scene.objectives(1, "vp"),
    lambda scene: scene.at(turns=5),
    lambda scene: scene.at(first=1),
    lambda scene: scene.at(ending=1),
    lambda scene: scene.at(bonuses={"red_duchy_b": 1}),
    lambda scene: scene.at(stopped={scene.place("cap0"): 1}),
    lambda scene: scene.at(damage={(scene.place("cap1"), 1): 1}),
    lambda scene: scene.at(replaced=True),
]


def test_whatever_a_seat_can_see_changes_its_encoding() -> None:
    scenes = [change(Scene().available(0, "red")) for change in (lambda scene: scene, *CHANGES)]
    encoding.check_told_apart(GAME, [scene.table for scene in scenes])


def test_a_seat_sees_itself_first_and_the_others_in_turn_order() -> None:
    state = Scene(3).gems(1, 15).figures(1, "a0", 1).graveyard(2, 1).table
    assert slots(state, 1)["player0.gems"] == slots(state, 0)["player1.gems"] == slots(state, 2)["player2.gems"] == 1.0
    assert slots(state, 2)["active.1"] == slots(state, 0)["active.0"] == slots(state, 1)["first.2"] == 1.0
    assert slots(state, 2)["player0.graveyard.2"] == slots(state, 0)["player2.graveyard.1"] == 1.0
    q, r = state.map.coordinates[state.map.homelands[0][1]]
    assert [slots(state, seat)[f"hex{q},{r}.figures{(1 - seat) % 3}"] for seat in range(3)] == [pytest.approx(0.2)] * 3
    assert [slots(state, seat)[f"hex{q},{r}.home{-seat % 3}"] for seat in range(3)] == [1.0, 1.0, 1.0]


def test_a_hex_shows_terrain_sites_and_pieces_only_when_it_lies_face_up() -> None:
    scene = Scene().open("e", "borderland_25").lay("w", "borderland_05").haunt("e", 2).inside(1, "e", 1)
    shown = slots(scene.fortify(1, "e", 2).table, 0)
    assert {name: value for name, value in shown.items() if name.startswith("hex1,0.")} == {
        "hex1,0.present": 1.0,
        "hex1,0.face_up": 1.0,
        "hex1,0.borderland": 1.0,
        "hex1,0.mountain": 1.0,
        "hex1,0.fortresses1": pytest.approx(0.4),
        "hex1,0.site1.figure1": 1.0,
        "hex1,0.site2.ghost": 1.0,
        "hex1,0.city.gem_city": 1.0,
        "hex1,0.city.muster_city": 0.5,
    }
    assert {name for name in shown if name.startswith("hex-1,0.")} == {"hex-1,0.present", "hex-1,0.borderland"}


def test_a_player_shows_cubes_technologies_and_development() -> None:
    scene = Scene().available(1, "grey").on(1, "science_1", "blue", "red").owns(1, "golems").levels(1, green=3)
    shown = slots(scene.objectives(1, "figures").table, 0)
    assert shown["player1.available.grey"] == shown["player1.bag.red"] == pytest.approx(0.2)
    assert shown["player1.placed.science_1.blue"] == shown["player1.placed.science_1.red"] == 1.0
    assert shown["player1.cards.golems"] == shown["player1.objectives.objective_figures"] == 1.0
    assert shown["player1.number_of_cards"] == pytest.approx(0.2)
    assert shown["player1.level.green"] == 0.5
    assert shown["player1.score"] == pytest.approx(12 / 60)  # eight cubes, a tile, a card of one point, a hex
