"""Positions as arrays: what a seat knows, all of it and nothing else."""

from functools import partial
from typing import Any

import pytest

from gobelin.conformance import walk
from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.state import AUTOMA
from gobelin.kernel import Match
from gobelin.testkit import encoding
from gobelin.toolkit.hidden import Pile
from support.tapestry import Scene

slots = partial(encoding.slots, GAME)


def test_the_layout_begins_with_the_table_and_repeats_the_players() -> None:
    encoding.check_layout(GAME, beginning=("table.seats", "table.large", "table.turns"))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_players_that_are_not_in_the_game_are_zero(seats: int) -> None:
    players = 3 if seats == 1 else seats  # the solo game has two bots
    for number, match in enumerate(walk(Match.new(GAME, None, seats, 8))):
        if number % 50:
            continue
        shown = slots(match.state, 0)
        assert [name for name in shown if name.startswith("player") and int(name[6]) >= players] == []
        assert shown[f"player{players - 1}.present"] == 1.0


CHANGES: list[Any] = [
    lambda scene: scene.resources(1, worker=3),
    lambda scene: scene.token(1, "science", 2),
    lambda scene: scene.token(1, "science", 0, 0).token(1, "military"),
    lambda scene: scene.hand(0, "academia"),
    lambda scene: scene.hand(1, "academia"),
    lambda scene: scene.techs(1, 0, "radio"),
    lambda scene: scene.techs(1, 2, "radio"),
    lambda scene: scene.display("radio", "barn", "paper"),
    lambda scene: scene.tiles(1, "territory_01"),
    lambda scene: scene.tiles(1, "space_13_thirteen_points"),
    lambda scene: scene.explored(1, "space_13_thirteen_points"),
    lambda scene: scene.lay(9, "territory_08"),
    lambda scene: scene.lay(9, "territory_08", 1),
    lambda scene: scene.outpost(1, 6),
    lambda scene: scene.outpost(1, 6, fallen=0),
    lambda scene: scene.outpost(0, 6),
    lambda scene: scene.civilization(1, "merrymakers", climbed=[0, 0, 0]),
    lambda scene: scene.civilization(1, "merrymakers", climbed=[0, 0, 1]),
    lambda scene: scene.tapestry(1, 2, "theocracy"),
    lambda scene: scene.in_force(1, "theocracy"),
    lambda scene: scene.built(1, farm=1),
    lambda scene: scene.built(1, house=1),
    lambda scene: scene.taken("forge"),
    lambda scene: scene.owns(1, "forge"),
    lambda scene: scene.era(1, 3),
    lambda scene: scene.finished(1),
    lambda scene: scene.points(1, 10),
    lambda scene: scene.at(turns=5),
    lambda scene: scene.at(bans=[(1, "science", 1)]),
    lambda scene: scene.at(dice=[1, 2]),
    lambda scene: scene.at(start=1),
    lambda scene: scene.landmark_card(1, "landmark_card_line"),
]


def test_whatever_a_seat_can_see_changes_its_encoding() -> None:
    scenes = [change(Scene(expansions=("pp",)).resources(0, coin=1)) for change in (lambda scene: scene, *CHANGES)]
    encoding.check_told_apart(GAME, [scene.match.state for scene in scenes])


def test_a_seat_sees_itself_first_and_the_others_in_turn_order() -> None:
    state = Scene(3).resources(1, food=4).resources(0, coin=1).match.state
    assert slots(state, 1)["player0.resources.food"] == 0.5
    assert slots(state, 0)["player1.resources.food"] == 0.5
    assert slots(state, 2)["player2.resources.food"] == 0.5
    assert slots(state, 2)["active.1"] == slots(state, 2)["start.1"] == slots(state, 0)["active.0"] == 1.0


def test_hand_cards_are_counted_by_face_for_their_owner_and_by_number_for_the_others() -> None:
    state = Scene().hand(0, "trap", "trap", "academia").resources(0, coin=1).match.state
    own, others = slots(state, 0), slots(state, 1)
    assert own["player0.hand.trap"] == pytest.approx(2 / 7)
    assert own["player0.hand.academia"] == 1.0
    assert "player0.unknown_hand" not in own
    assert not any(name.startswith("player1.hand.") for name in others)
    assert others["player1.hand"] == others["player1.unknown_hand"] == pytest.approx(3 / 10)


@pytest.mark.parametrize(("name", "sets"), [("collectors", ("aa",)), ("merfolk", ("ff",)), ("merfolk", ("aa", "ff"))])
def test_cards_on_a_mat_are_told_to_their_owner_by_face_and_to_the_others_by_number(
    name: str, sets: tuple[str, ...]
) -> None:
    scene = Scene(2, expansions=sets, placeholders=True).civilization(0, name).hand(0, "academia")
    player = scene.state.players[0]
    player.hand.move(0, player.aside.setdefault(name, Pile([], [])))
    own, other = slots(scene.state, 0), slots(scene.state, 1)
    assert own["aa.player0.aside.academia"] == 1.0
    assert own["aa.player0.besides.aside"] == pytest.approx(0.1)
    assert other["aa.player1.besides.aside"] == pytest.approx(0.1)
    assert not [slot for slot in other if ".aside." in slot]


def test_the_map_shows_terrain_and_pieces_as_the_seat_sees_them() -> None:
    scene = Scene().lay(9, "territory_01", 1).outpost(0, 9, fallen=1).outpost(1, 9).resources(0, coin=1)
    own, others = slots(scene.match.state, 0), slots(scene.match.state, 1)
    assert own["hex9.explored"] == own["hex9.own_toppled"] == own["hex9.other"] == own["hex9.pieces"] == 1.0
    assert others["hex9.own"] == others["hex9.other_toppled"] == 1.0
    assert "hex9.own" not in own
    assert [f"hex9.corner{corner}.desert" in own for corner in range(6)] == [False, False, True, False, False, False]
    assert "hex1.explored" not in own
    assert own["hex4.own"] == 1.0


def test_a_player_shows_tracks_techs_capital_and_what_was_built() -> None:
    scene = Scene().resources(0, coin=1).token(0, "science", 6).techs(0, 1, "radio").built(0, farm=2)
    scene.explored(0, "space_13_thirteen_points").points(0, 30).civilization(0, "merrymakers", climbed=[0, 2, 0])
    shown = slots(scene.match.state, 1)
    assert shown["player1.track.science.furthest"] == shown["player1.track.science.last"] == 0.5
    assert shown["player1.track.science.tokens"] == 0.5
    assert shown["player1.middle.radio"] == shown["player1.explored.space_13_thirteen_points"] == 1.0
    assert shown["player1.built.farm"] == pytest.approx(0.4)
    assert shown["player1.vp"] == pytest.approx(0.1)
    assert shown["player1.capital.mountain"] == shown["player1.filled.9"] == shown["player1.filled.0"] == 1.0
    assert shown["player1.plot.9"] == pytest.approx(0.2)  # rock
    assert shown["player1.plot.0"] == pytest.approx(0.6)  # a farm
    assert "player1.filled.2" not in shown
    assert shown["player1.civilization.merrymakers"] == 1.0
    assert shown["player1.mat_numbers.merrymakers"] == pytest.approx(0.2)
    assert shown["player1.start.4"] == 1.0


def test_achievements_show_who_came_first() -> None:
    scene = Scene(3).resources(0, coin=1)
    scene._state.achievements["complete_track"] = [2, 0]
    shown = slots(scene.match.state, 0)
    assert shown["achievement.complete_track.2"] == 1.0
    assert shown["achievement.complete_track.0"] == 0.75
    assert "achievement.complete_track.1" not in shown


def test_the_solo_game_shows_the_cards_of_the_bots() -> None:
    scene = Scene(1, level=3).resources(0, coin=1)
    scene._state.players[AUTOMA].tokens["military"] = [3]
    shown = slots(scene.match.state, 0)
    assert shown["solo.level"] == 0.5
    assert shown["solo.decision_deck"] == pytest.approx(8 / 50)
    assert shown["player1.track.military.furthest"] == 0.25
    favourites = scene.match.state.solo
    assert favourites is not None
    assert shown[f"solo.favourite.automa.{favourites.favourites[AUTOMA]}"] == 1.0
