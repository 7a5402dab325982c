"""TAP-CIV, TAP-ADJ: Alchemists, Architects, Craftsmen, Entertainers, Futurists, Heralds, Historians, Inventors."""

from typing import Any

import pytest

from gobelin.games.tapestry.capital import gain_landmark
from gobelin.games.tapestry.city import DISTRICTS, ROWS
from gobelin.games.tapestry.civilizations.heralds import MarkedCard
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import FACE_DOWN, LETTERS
from gobelin.games.tapestry.resources import counted
from gobelin.games.tapestry.state import AUTOMA, SHADOW
from gobelin.games.tapestry.vocabulary import BUILDINGS
from gobelin.toolkit.hidden import Pile
from support.tapestry import Scene

ALL = {"coin": 1, "worker": 1, "food": 1, "culture": 1}
BOTTOM, MIDDLE, TOP = range(3)
CENTRE = 4
"""The district in the middle of the Mountain capital, whose free plots are these."""
CENTRE_PLOTS = (39, 40, 49, 50)


def starting(name: str, seats: int = 2, **settings: Any) -> Scene:
    """Seat 0 is about to settle with this civilization; all then take their first income turn."""
    scene = Scene(seats, **settings)
    scene._take(scene._state.civilization_deck, name)
    for seat in range(seats):
        scene.era(seat, 0)
    return scene.at(phase="settling", offers={0: [name]})


def gaining(name: str, seats: int = 2, **settings: Any) -> Scene:
    """In income turn 2 seat 0 can upgrade its Radio and draws this civilization."""
    scene = Scene(seats, **settings).techs(0, MIDDLE, "radio").token(0, "science", 10).on_top(name)
    return scene.resources(1, **ALL).income_turn(0, 2).at(step=2)


def income(name: str, era: int = 2, seats: int = 2, **mat: Any) -> Scene:
    """Seat 0 begins an income turn with this civilization."""
    return Scene(seats).civilization(0, name, **mat).resources(1, **ALL).income_turn(0, era)


def stand(scene: Scene, seat: int, building: str, *plots: int) -> Scene:
    """Let income buildings of a type stand on these plots."""
    for plot in plots:
        scene.plot(seat, plot, LETTERS[building])
        scene._state.players[seat].built[BUILDINGS.index(building)] += 1
    return scene


# --- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12", "TAP-SET-21")
@pytest.mark.parametrize(
    ("name", "tokens", "numbers", "income_turns"),
    [
        ("alchemists", 0, [], (2, 3, 4, 5)),
        ("architects", 0, [], ()),
        ("craftsmen", 0, [], ()),
        ("entertainers", 1, [1], (2, 3, 4, 5)),
        ("futurists", 0, [], ()),
        ("heralds", 4, [], (2, 3, 4, 5)),
        ("historians", 4, [-1, -1, -1, -1], (2, 3, 4, 5)),
        ("inventors", 4, [], (2, 3, 4, 5)),
    ],
)
def test_start(name: str, tokens: int, numbers: list[int], income_turns: tuple[int, ...]) -> None:
    scene = starting(name, adjustments=False, seed=1).on_top("academia")
    mat = scene.player(0).mat(name)
    assert mat is not None
    assert (mat.tokens, mat.numbers, mat.marks) == (tokens, numbers, [])
    assert BOX.civilizations[name].income_turns == income_turns
    assert scene.vp(0) == 0


@pytest.mark.rule("TAP-ADJ-02", "TAP-ADJ-06", "TAP-SET-22", "TAP-SET-29")
@pytest.mark.parametrize("name", ["alchemists", "entertainers"])
def test_a_resource_and_points_at_the_start(name: str) -> None:
    scene = starting(name)
    assert (scene.topic, scene.state.phase, scene.player(0).era) == ("resource", "settling", 0)
    scene.play("receive food")
    assert scene.purse(0) == {"coin": 1, "worker": 1, "food": 2, "culture": 1}
    assert scene.player(0).points == {name: 10}


@pytest.mark.rule("TAP-ADJ-01")
def test_no_adjustment_for_a_civilization_gained_later() -> None:
    scene = gaining("alchemists").play("upgrade radio")
    assert [mat.id for mat in scene.player(0).mats] == ["alchemists"]
    assert (scene.asked, scene.topic) == (1, "turn")
    assert "alchemists" not in scene.player(0).points
    assert scene.purse(0) == ALL


@pytest.mark.rule("TAP-ADJ-01")
def test_no_adjustment_without_the_variant() -> None:
    scene = starting("entertainers", adjustments=False)
    assert (scene.topic, scene.purse(0), scene.vp(0)) == ("turn", ALL, 0)


# --- Alchemists -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12", "TAP-OPEN-10")
def test_alchemists_advance_without_benefits() -> None:
    scene = income("alchemists").rolls("science", "technology")
    assert scene.offer() == ["roll_again", "stop_rolling"]
    scene.play("roll_again", "stop_rolling")
    assert scene.offer() == ["advance science", "advance technology", "decline"]
    scene.play("advance technology")
    assert scene.offer() == ["advance science", "decline"]
    scene.play("advance science")
    assert scene.topic == "resource"  # for the new era
    tokens = scene.player(0).tokens
    assert tokens == {"exploration": [0], "science": [1], "technology": [1], "military": [0]}
    assert scene.player(0).techs == [[], [], []]
    assert scene.player(0).mats[0].marks == []


@pytest.mark.rule("TAP-CIV-12")
def test_alchemists_may_decline_what_they_rolled() -> None:
    scene = income("alchemists").rolls("science", "technology").play("roll_again", "stop_rolling")
    scene.play("advance science", "decline")
    assert scene.player(0).tokens["technology"] == [0]
    assert scene.player(0).mats[0].marks == []


@pytest.mark.rule("TAP-CIV-12")
def test_alchemists_gain_one_resource_for_a_repeated_result() -> None:
    scene = income("alchemists").rolls("science", "military", "science").play("roll_again", "roll_again")
    assert (scene.topic, scene.player(0).mats[0].marks) == ("resource", [])
    scene.play("receive culture")
    assert "gained 0 1 culture alchemists" in scene.told(0)
    assert scene.told(0)[-1] == "gained 0 1 culture alchemists"
    assert all(spaces == [0] for spaces in scene.player(0).tokens.values())


@pytest.mark.rule("TAP-CIV-12", "TAP-ADV-16")
def test_alchemists_score_past_the_end() -> None:
    scene = income("alchemists").token(0, "science", 12).token(0, "military", 12)
    scene.rolls("science", "exploration", "military").play("roll_again", "roll_again", "stop_rolling")
    assert scene.player(0).points == {"alchemists": 10}
    assert scene.offer() == ["advance exploration", "decline"]


@pytest.mark.rule("TAP-CIV-12", "TAP-LMK-02")
def test_alchemists_gain_landmarks() -> None:
    scene = income("alchemists").token(0, "science", 3).rolls("science").play("stop_rolling", "advance science")
    assert scene.player(0).landmarks == ["apothecary"]
    assert scene.topic == "landmark_place"


@pytest.mark.rule("TAP-CIV-12")
def test_alchemists_roll_in_the_last_income_turn() -> None:
    scene = income("alchemists", era=5).token(0, "science", 12).rolls("science").play("stop_rolling")
    assert scene.player(0).points["alchemists"] == 5


# --- Architects -------------------------------------------------------------------------------------------------------


def market_for_the_centre(scene: Scene) -> Scene:
    """Let seat 0 build a market on the last free plot of the middle district."""
    scene.civilization(0, "entertainers", stage=2).income_turn(0, 3).play("stage 7")
    return scene.play("place 5 5")


@pytest.mark.rule("TAP-CIV-04")
@pytest.mark.parametrize(
    ("standing", "resources"),
    [({"market": (39, 40, 49)}, 2), ({}, 2), ({"market": (39, 40), "farm": (49,)}, 1)],
)
def test_architects_gain_more_for_a_district_of_one_kind(standing: dict[str, tuple[int, ...]], resources: int) -> None:
    scene = Scene().civilization(0, "architects")
    for building, plots in standing.items():
        stand(scene, 0, building, *plots)
    scene.fill(0, DISTRICTS[CENTRE] & ~(1 << 50))
    market_for_the_centre(scene)
    gained = []
    for _ in range(resources):
        scene.play("receive food")
        gained.append(scene.told(0)[-1])
    assert gained == ["gained 0 1 food district", "gained 0 1 food architects"][:resources]
    scene.play("receive coin")
    assert "gained 0 1 coin first_in_era" in scene.told(0)


@pytest.mark.rule("TAP-CIV-04")
def test_architects_need_an_income_building_in_the_district() -> None:
    scene = Scene().civilization(0, "architects").token(0, "exploration", 3).resources(0, food=1, coin=1)
    scene.fill(0, DISTRICTS[CENTRE] & ~(1 << 50)).play("advance exploration")
    closed = scene.player(0).filled
    places = BOX.landmarks["lighthouse"].turns[0].places
    row, col, _ = next(place for place in places if place[2] >> 50 & 1 and not place[2] & closed)
    scene.play(f"place {row} {col}", "receive food")
    assert [line for line in scene.told(0) if line.startswith("gained")] == ["gained 0 1 food district"]
    assert scene.topic == "explore"


@pytest.mark.rule("TAP-CIV-04")
def test_architects_gain_nothing_for_districts_of_others() -> None:
    scene = stand(Scene().civilization(1, "architects"), 1, "market", 31).fill(0, DISTRICTS[CENTRE] & ~(1 << 50))
    market_for_the_centre(scene).play("receive food")
    assert scene.asked == 0
    assert scene.purse(1) == {}


@pytest.mark.rule("TAP-CIV-05", "TAP-CAP-06")
@pytest.mark.parametrize(
    ("standing", "points"),
    [
        ({"market": (0, 3)}, 2),
        ({"market": (0,)}, 2),
        ({"market": (0, 3), "farm": (8,)}, 1),
        ({"market": (9 + 3,), "farm": (8,)}, 2),
        ({}, 1),
    ],
)
def test_architects_score_more_for_lines_of_one_kind(standing: dict[str, tuple[int, ...]], points: int) -> None:
    scene = Scene().civilization(0, "architects").resources(1, **ALL)
    for building, plots in standing.items():
        stand(scene, 0, building, *plots)
    scene.fill(0, ROWS[0]).income_turn(0, 2).at(step=3)
    assert scene.player(0).points["symbology"] == points


@pytest.mark.rule("TAP-CIV-05")
def test_architects_score_complete_lines_only() -> None:
    scene = stand(Scene().civilization(0, "architects").resources(1, **ALL), 0, "market", 0, 1)
    scene.fill(0, ROWS[0] & ~(1 << 8)).income_turn(0, 2).at(step=3)
    assert "symbology" not in scene.player(0).points


@pytest.mark.rule("TAP-CIV-06")
def test_architects_swap_buildings_when_gained_mid_game() -> None:
    scene = stand(stand(gaining("architects"), 0, "market", 0, 1), 0, "farm", 2)
    scene.play("upgrade radio")
    assert scene.offer() == ["place 0 0", "place 0 1", "place 0 2", "decline"]
    scene.play("place 0 0")  # only the farm is of another kind
    assert scene.player(0).plots[:3] == "fmm"
    scene.play("place 0 0")
    assert (scene.topic, scene.offer()) == ("architects_swap_with", ["place 0 1", "place 0 2"])
    scene.play("place 0 1", "decline")
    assert scene.player(0).plots[:3] == "mfm"
    assert scene.topic == "turn"


@pytest.mark.rule("TAP-CIV-06")
def test_architects_swap_three_times_at_most() -> None:
    scene = stand(stand(gaining("architects"), 0, "market", 0), 0, "farm", 2)
    scene.play("upgrade radio", "place 0 0", "place 0 0", "place 0 0")
    assert scene.player(0).plots[:3] == "f.m"
    assert scene.topic == "turn"


@pytest.mark.rule("TAP-CIV-06")
def test_architects_have_nothing_to_swap_with_one_kind() -> None:
    scene = stand(gaining("architects"), 0, "market", 0, 1).play("upgrade radio")
    assert (scene.asked, scene.topic) == (1, "turn")


@pytest.mark.rule("TAP-ADJ-03", "TAP-OPEN-03")
def test_architects_make_plots_impassable() -> None:
    scene = starting("architects", seats=3)
    assert (scene.asked, scene.topic) == (0, "architects_token")
    assert "place 1 0" not in scene.offer()  # impassable already
    scene.play("place 0 0")
    assert not {"place 0 0", "place 0 1", "place 2 2"} & set(scene.offer())
    assert {"place 0 3", "place 3 0"} <= set(scene.offer())
    scene.play("place 0 3")
    assert scene.topic == "turn"
    player = scene.player(0)
    assert (player.plots.count("x"), player.plots[0], player.plots[3]) == (2, "x", "x")
    assert player.filled & 0b1001 == 0b1001
    assert scene.player(1).plots.count("x") == 0


# --- Craftsmen --------------------------------------------------------------------------------------------------------


def crafting(*columns: int) -> Scene:
    """Seat 0 has gained a market and may put it into the statue, whose columns are filled like this."""
    scene = Scene().civilization(0, "craftsmen", columns=list(columns), buildings=["house"] * len(columns))
    scene._state.players[0].built[BUILDINGS.index("house")] = len(columns)
    scene.techs(0, BOTTOM, "light_bulb").resources(1, **ALL)
    return scene.civilization(0, "entertainers", stage=2).income_turn(0, 3).play("stage 7")


@pytest.mark.rule("TAP-CIV-12")
def test_craftsmen_build_a_statue() -> None:
    scene = crafting()
    before = scene.player(0).plots
    assert scene.offer()[-3:] == ["statue 0", "statue 1", "statue 2"]
    scene.play("statue 1")
    mat = scene.player(0).mat("craftsmen")
    assert mat is not None
    assert (mat.numbers, mat.marks) == ([1], ["market"])
    assert scene.player(0).plots == before
    assert scene.player(0).built[BUILDINGS.index("market")] == 1
    assert counted(scene.state, 0, "market") == 1
    assert "gained 0 1 coin craftsmen" in scene.told(0)


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(
    ("column", "height", "reward"),
    [
        (0, 0, "gained 0 1 worker craftsmen"),
        (0, 2, "scored 0 5 craftsmen"),
        (1, 0, "gained 0 1 coin craftsmen"),
        (1, 2, "upgraded 0 light_bulb 1"),
        (1, 3, "scored 0 10 craftsmen"),
        (2, 0, "gained 0 1 food craftsmen"),
        (2, 2, "gained 0 1 culture craftsmen"),
        (2, 4, "scored 0 15 craftsmen"),
    ],
)
def test_craftsmen_gain_what_they_cover(column: int, height: int, reward: str) -> None:
    scene = crafting(*[column] * height).play(f"statue {column}")
    assert scene.told(0).count(reward) == 1


@pytest.mark.rule("TAP-CIV-12")
def test_craftsmen_gain_a_tile_a_tapestry_card_an_invention_and_research() -> None:
    assert len(crafting(0).play("statue 0").player(0).territories) == 1
    assert len(crafting(2).play("statue 2").player(0).hand) == 1
    assert crafting(1).play("statue 1").topic == "invent"
    scene = crafting(2, 2, 2).rolls("military").play("statue 2")
    assert (scene.topic, scene.offer()) == ("research", ["advance military", "decline"])


@pytest.mark.rule("TAP-CIV-12")
def test_craftsmen_have_full_columns_and_no_room_for_landmarks() -> None:
    statue = [option for option in crafting(0, 0, 0).offer() if option.startswith("statue")]
    assert statue == ["statue 1", "statue 2"]
    scene = Scene().civilization(0, "craftsmen").token(0, "exploration", 3).resources(0, food=1, coin=1)
    scene.play("advance exploration")
    assert scene.topic == "landmark_place"  # a statue would have been another way to place it


# --- Entertainers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(
    ("at", "to"),
    [(1, [2, 3, 4, 5]), (2, [6, 7]), (5, [8, 9]), (7, [10, 11]), (8, [12, 13]), (10, [14, 15]), (13, [16, 17])],
)
def test_entertainers_move_along_a_path(at: int, to: list[int]) -> None:
    assert income("entertainers", stage=at).offer() == [f"stage {space}" for space in to]


@pytest.mark.rule("TAP-CIV-12")
def test_entertainers_gain_the_reward_of_the_space() -> None:
    scene = income("entertainers", stage=1).play("stage 3")
    assert scene.told(0)[-1] == "gained 0 1 culture entertainers"
    assert scene.player(0).mats[0].numbers == [3]
    scene = income("entertainers", stage=9).play("stage 12")
    assert scene.topic == "invent"
    scene = income("entertainers", stage=13).play("stage 17")
    assert scene.player(0).tokens["science"] == [1]
    assert scene.told(0)[-1].startswith("science_die 0")  # with the benefit


@pytest.mark.rule("TAP-CIV-12")
def test_entertainers_stay_at_the_right_end() -> None:
    scene = income("entertainers", stage=15)
    assert scene.topic == "resource"
    assert scene.player(0).mats[0].numbers == [15]


@pytest.mark.rule("TAP-CIV-12", "TAP-CIV-01")
def test_entertainers_begin_anywhere_when_gained_mid_game() -> None:
    scene = gaining("entertainers").civilization(0, "craftsmen").play("upgrade radio")
    assert [mat.id for mat in scene.player(0).mats] == ["entertainers", "craftsmen"]
    assert scene.offer() == [f"stage {space}" for space in range(1, 18)]
    scene.play("stage 9")
    assert scene.told(0)[-1] == "gained_building 0 armory entertainers"


@pytest.mark.rule("TAP-OPEN-27", "TAP-CIV-02")
def test_a_civilization_gained_in_the_first_step_is_used_in_it() -> None:
    scene = income("inventors", era=3).techs(0, MIDDLE, "radio").on_top("entertainers")
    scene.play("upgrade radio", "stage 2")
    assert (scene.topic, scene.offer()) == ("entertainers", ["stage 6", "stage 7"])


# --- Futurists --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12", "TAP-OPEN-30")
def test_futurists_jump_ahead() -> None:
    scene = starting("futurists", adjustments=False)
    assert scene.player(0).tokens == {"exploration": [4], "science": [4], "technology": [4], "military": [4]}
    assert scene.purse(0) == {"coin": 2, "worker": 2, "food": 2, "culture": 2}
    assert scene.player(0).landmarks == []
    assert {"lighthouse", "apothecary", "forge", "barracks"} <= set(scene.state.landmarks)
    assert scene.vp(0) == 0


@pytest.mark.rule("TAP-ADJ-08", "TAP-CIV-11")
def test_futurists_pay_at_the_end_of_the_first_income_turn() -> None:
    scene = starting("futurists")
    assert (scene.topic, scene.player(0).era) == ("pay", 1)
    assert scene.purse(0) == {"coin": 2, "worker": 2, "food": 2, "culture": 1}
    assert scene.offer() == ["pay 1 0 0 0", "pay 0 1 0 0", "pay 0 0 1 0", "pay 0 0 0 1"]
    scene.play("pay 0 0 1 0")
    assert scene.purse(0) == {"coin": 2, "worker": 2, "food": 1, "culture": 1}
    assert scene.topic == "turn"


@pytest.mark.rule("TAP-OPEN-30")
def test_the_landmark_behind_the_futurists_waits_for_others() -> None:
    scene = Scene().civilization(0, "futurists").token(0, "exploration", 4).token(1, "exploration", 3)
    scene.resources(1, food=1, coin=1).at(active=1).play("advance exploration").place_all()
    assert scene.player(1).landmarks == ["lighthouse"]


@pytest.mark.rule("TAP-CIV-12", "TAP-ACH-03", "TAP-ADJ-01")
def test_futurists_jump_to_the_end_of_a_track_mid_game() -> None:
    scene = gaining("futurists").token(0, "military", 9).token(0, "exploration", 5).play("upgrade radio")
    assert scene.player(0).tokens == {"exploration": [9], "science": [12], "technology": [4], "military": [12]}
    assert scene.player(0).landmarks == []
    assert scene.state.achievements["complete_track"] == [0]
    assert scene.player(0).points["complete_track"] == 10
    assert scene.purse(0) == {"coin": 2, "worker": 2, "food": 2, "culture": 2}
    assert scene.topic == "turn"


@pytest.mark.rule("TAP-CIV-12", "TAP-OPEN-40")
def test_futurists_jump_with_one_token_of_a_track_and_not_where_it_is_closed() -> None:
    scene = gaining("futurists").token(0, "military", 2, 3).token(0, "technology")
    scene.at(bans=[(1, "exploration", 2)]).play("upgrade radio")
    assert scene.offer() == ["token 2", "token 3"]
    scene.play("token 2")
    assert scene.player(0).tokens == {"exploration": [0], "science": [12], "technology": [], "military": [6, 3]}


# --- Heralds ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-ADJ-10", "TAP-ADJ-11", "TAP-OPEN-01", "TAP-OPEN-04")
@pytest.mark.rule("TAX-OPEN-30")
def test_heralds_draw_a_when_played_card_for_maker_of_fire() -> None:
    scene = starting("heralds").on_top("academia", "capitalism", "monarchy", "trap")
    assert (scene.asked, scene.topic, scene.vp(0)) == (0, "maker_of_fire", 0)
    assert scene.purse(0) == ALL  # the income turn is over
    assert scene.cards(0) == ["academia", "trap"]
    assert scene.state.tapestry_discards == ["capitalism", "monarchy"]
    assert scene.offer() == ["decline", "play trap"]
    told = scene.told(1)
    assert "rejected 0 monarchy" in told
    assert "looked_at 0" in told
    assert "kept 0" in told
    assert not [words for words in told if "trap" in words]
    scene.play("play trap")
    assert scene.player(0).tapestries == [["trap"], [], [], []]
    assert scene.player(0).points == {"trap": 10}


@pytest.mark.rule("TAP-OPEN-05")
def test_a_card_on_maker_of_fire_counts_maker_of_fire_does_not() -> None:
    scene = starting("heralds").on_top("academia", "trap").play("play trap")
    assert scene.player(0).tapestry_cards == 2
    scene = starting("alchemists", adjustments=False)
    assert scene.player(0).tapestry_cards == 1


@pytest.mark.rule("TAP-ADJ-12")
def test_heralds_may_not_play_renaissance_on_maker_of_fire() -> None:
    scene = starting("heralds").on_top("renaissance", "trap")
    assert scene.offer() == ["decline", "play trap"]
    scene.play("decline")
    assert scene.player(0).tapestries == [[], [], [], []]
    assert scene.cards(0) == ["renaissance", "trap"]


@pytest.mark.rule("TAP-ADJ-10", "TAP-INC-15")
def test_heralds_play_any_card_but_draw_none_without_the_adjustments() -> None:
    scene = starting("heralds", adjustments=False).on_top("monarchy")
    assert (scene.topic, scene.offer()) == ("maker_of_fire", ["decline", "play monarchy"])
    assert scene.state.tapestry_discards == []
    scene.play("play monarchy")
    assert scene.player(0).in_force == [("monarchy",)]


@pytest.mark.rule("TAP-ADJ-12", "TAP-OPEN-01")
def test_heralds_may_play_renaissance_without_the_adjustments() -> None:
    scene = starting("heralds", adjustments=False).on_top("renaissance")
    assert (scene.topic, scene.offer()) == ("maker_of_fire", ["decline", "play renaissance"])


@pytest.mark.rule("TAP-INC-15")
def test_others_play_no_card_on_maker_of_fire() -> None:
    scene = starting("historians").on_top("trap")
    assert (scene.topic, scene.cards(0)) == ("turn", ["trap"])
    assert scene.player(0).tapestries == [[], [], [], []]


@pytest.mark.rule("TAP-ADJ-11")
def test_heralds_stop_drawing_when_no_such_card_is_left() -> None:
    scene = starting("heralds")
    deck = [card for card in scene._state.tapestry_deck.items if BOX.tapestry_cards[card].timing == "this_era"]
    scene._state.tapestry_deck = Pile.unseen(deck, 2)
    assert scene.topic == "turn"
    assert len(scene.cards(0)) == 1
    # seat 1 has drawn its first card from the deck made anew
    assert len(scene.state.tapestry_deck) + len(scene.state.tapestry_discards) == len(deck) - 2


@pytest.mark.rule("TAP-CIV-09", "TAP-CIV-12")
def test_heralds_copy_a_visible_when_played_card() -> None:
    scene = Scene().civilization(0, "heralds").tapestry(1, 2, "feudalism", "trap").tapestry(1, 3, "meritocracy")
    scene.tapestry(0, 1, "trap").tapestry(0, 2, "trap", "academia")
    state = scene._state
    state.tapestry_deck.move(-1, state.players[1].face_down)
    state.players[1].tapestries[3].append(FACE_DOWN)
    scene.income_turn(0, 3)
    assert scene.offer() == ["copy 0 1", "copy 1 2", "copy 1 3", "decline"]
    scene.play("copy 1 2")
    mat = scene.player(0).mats[0]
    assert (mat.tokens, mat.numbers) == (3, [1, 2, 2])
    assert scene.player(0).points == {"trap": 10}
    assert scene.player(1).tapestries[1] == ["feudalism", "trap"]


@pytest.mark.rule("TAP-CIV-09")
def test_heralds_mark_a_card_once() -> None:
    scene = Scene().civilization(0, "heralds", tokens=2, marked=[MarkedCard(1, 2, 1), MarkedCard(1, 3, 1)])
    scene.tapestry(1, 2, "trap").tapestry(1, 3, "trap", "feudalism").income_turn(0, 4)
    assert scene.offer() == ["copy 1 3", "decline"]  # the card that covers a marked one has no token yet
    scene.play("decline")
    assert (scene.player(0).mats[0].tokens, scene.vp(0)) == (2, 0)


@pytest.mark.rule("TAP-CIV-12")
def test_heralds_need_a_token_and_a_card() -> None:
    assert Scene().civilization(0, "heralds").income_turn(0, 2).topic == "resource"
    scene = Scene().civilization(0, "heralds", tokens=0).tapestry(1, 2, "trap").income_turn(0, 2)
    assert scene.topic == "resource"


# --- Historians -------------------------------------------------------------------------------------------------------

COVERED = (-1, -1, -1, -1)


@pytest.mark.rule("TAP-CIV-12")
def test_historians_give_a_token_for_a_tile() -> None:
    scene = income("historians", seats=3, holders=[*COVERED]).tiles(0, "territory_01", "territory_02")
    assert scene.offer() == ["opponent 1", "opponent 2", "decline"]
    scene.play("opponent 2", "discard_tile territory_02")
    assert scene.offer() == ["uncover 0", "uncover 1", "uncover 2"]  # the last square is like the first
    scene.play("uncover 1")
    mat = scene.player(0).mats[0]
    assert (mat.tokens, mat.numbers) == (3, [-1, 2, -1, -1])
    assert (scene.player(0).territories, scene.state.tile_discards) == (["territory_01"], ["territory_02"])


@pytest.mark.rule("TAP-CIV-12")
def test_historians_may_decline_and_need_a_tile_and_a_token() -> None:
    scene = income("historians", holders=[*COVERED]).tiles(0, "territory_01").play("decline")
    assert scene.player(0).territories == ["territory_01"]
    assert scene.player(0).mats[0].numbers == [*COVERED]
    assert income("historians", holders=[*COVERED]).topic == "resource"
    assert income("historians", holders=[1, 1, 1, 1], tokens=0).tiles(0, "territory_01").topic == "resource"


@pytest.mark.rule("TAP-OPEN-01")
def test_historians_have_no_adjustment() -> None:
    scene = starting("historians").on_top("academia")
    assert (scene.topic, scene.cards(0), scene.purse(0)) == ("turn", ["academia"], ALL)
    assert scene.state.tapestry_discards == []


def lighthouse_of_seat_1(scene: Scene) -> Scene:
    """Seat 1 gains a landmark."""
    scene.token(1, "exploration", 3).resources(1, food=1, coin=1).at(active=1)
    return scene.play("advance exploration").place_all()


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(
    ("numbers", "points", "resources"),
    [
        ([1, 2, -1, 1], 6, {"food": 1}),
        ([1, -1, -1, -1], 3, {}),
        ([-1, -1, 1, -1], 0, {"worker": 1}),
        ([2, 2, 2, 2], 0, {}),
        ([*COVERED], 0, {}),
    ],
)
def test_historians_gain_all_exposed_squares(numbers: list[int], points: int, resources: dict[str, int]) -> None:
    scene = lighthouse_of_seat_1(Scene(3).civilization(0, "historians", holders=numbers))
    assert scene.player(1).landmarks == ["lighthouse"]
    assert (scene.vp(0), scene.purse(0)) == (points, resources)


@pytest.mark.rule("TAP-END-03", "TAP-CIV-12")
def test_finished_historians_gain_points_only() -> None:
    scene = Scene(3).civilization(0, "historians", holders=[1, 1, 1, 1]).finished(0)
    lighthouse_of_seat_1(scene)
    assert scene.player(0).points == {"historians": 6}
    assert scene.purse(0) == {}


@pytest.mark.rule("TAP-CIV-12", "TAP-ADJ-01")
def test_historians_give_all_tokens_mid_game() -> None:
    scene = gaining("historians", seats=3).play("upgrade radio")
    assert scene.offer() == ["opponent 1", "opponent 2"]
    scene.play("opponent 1", "opponent 1", "opponent 2", "opponent 1")
    mat = scene.player(0).mats[0]
    assert (mat.tokens, sorted(mat.numbers)) == (0, [1, 1, 1, 2])
    assert scene.topic == "turn"


@pytest.mark.rule("TAP-CIV-12", "TAP-AUT-26")
@pytest.mark.parametrize("bot", [AUTOMA, SHADOW])
def test_historians_watch_both_bots_at_once(bot: int) -> None:
    scene = Scene(1).civilization(0, "historians", holders=[*COVERED]).tiles(0, "territory_01").income_turn(0, 2)
    assert scene.offer() == [f"opponent {AUTOMA}", "decline"]
    scene.play(f"opponent {AUTOMA}", "uncover 0")
    assert list(gain_landmark(scene.state, bot, "forge", "metallurgy")) == []
    assert scene.player(0).points == {"historians": 3}


# --- Inventors --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-12")
def test_inventors_upgrade_an_own_card() -> None:
    scene = income("inventors").techs(0, BOTTOM, "canned_food").techs(0, TOP, "barn").techs(1, MIDDLE, "calendar")
    assert scene.offer() == ["upgrade canned_food", "upgrade calendar", "decline"]
    scene.play("upgrade canned_food")
    assert scene.topic == "resource"  # nobody else has gained anything
    mat = scene.player(0).mats[0]
    assert (mat.tokens, mat.marks) == (3, ["canned_food"])
    assert scene.player(0).techs == [[], ["canned_food"], ["barn"]]
    assert scene.purse(0) == {"food": 1}


@pytest.mark.rule("TAP-CIV-12")
@pytest.mark.parametrize(("answer", "purse"), [("accept", {"food": 1}), ("decline", {})])
def test_inventors_share_the_circle_of_an_opponents_card(answer: str, purse: dict[str, int]) -> None:
    scene = income("inventors").resources(1, food=0).techs(1, BOTTOM, "canned_food").play("upgrade canned_food")
    assert scene.purse(1)["food"] == 1
    assert (scene.asked, scene.offer()) == (0, ["accept", "decline"])
    scene.play(answer)
    assert scene.topic == "resource"
    assert scene.purse(0) == purse
    assert scene.player(1).techs == [[], ["canned_food"], []]


@pytest.mark.rule("TAP-CIV-07", "TAP-CIV-12")
def test_inventors_take_a_card_that_they_bring_to_the_top_row() -> None:
    scene = income("inventors").techs(1, MIDDLE, "calendar").play("upgrade calendar")
    assert scene.topic == "resource"  # for the new era
    assert "upgraded_for 0 1 calendar 2" in scene.told()
    assert scene.player(1).points == {"calendar": 7}
    assert scene.player(0).points == {"calendar": 7}
    assert scene.player(1).techs == [[], [], []]
    assert scene.player(0).techs == [["calendar"], [], []]
    mat = scene.player(0).mats[0]
    assert (mat.tokens, mat.marks) == (3, ["calendar"])


def seat_1_upgrades(card: str, marks: list[str]) -> Scene:
    """Seat 1 may upgrade this card of its middle row in its second income turn; the Inventors have marked cards."""
    scene = Scene().civilization(0, "inventors", tokens=3, cards=marks).techs(1, MIDDLE, card)
    return scene.token(1, "exploration", 4).built(1, farm=1).resources(0, **ALL).income_turn(1, 2).at(step=2)


@pytest.mark.rule("TAP-CIV-07")
def test_inventors_gain_and_take_a_marked_card_that_its_owner_upgrades() -> None:
    scene = seat_1_upgrades("calendar", ["calendar"]).play("upgrade calendar")
    told = [line for line in scene.told(0) if "calendar" in line]
    assert told == ["upgraded 1 calendar 2", "scored 1 7 calendar", "scored 0 7 calendar", "took_tech 0 1 calendar"]
    assert scene.player(0).techs == [["calendar"], [], []]
    assert scene.player(1).techs == [[], [], []]
    assert scene.player(0).mats[0].marks == ["calendar"]


@pytest.mark.rule("TAP-CIV-07")
def test_inventors_leave_cards_without_their_token() -> None:
    scene = seat_1_upgrades("calendar", ["canned_food"]).play("upgrade calendar")
    assert scene.player(1).techs == [[], [], ["calendar"]]
    assert scene.vp(0) == 0


@pytest.mark.rule("TAP-CIV-07")
def test_a_marked_card_in_the_middle_row_stays() -> None:
    scene = Scene().civilization(0, "inventors", cards=["calendar"]).techs(1, BOTTOM, "calendar")
    scene.resources(0, **ALL).income_turn(1, 2).at(step=2).play("upgrade calendar")
    assert scene.player(1).techs == [[], ["calendar"], []]
    assert (scene.purse(0), scene.vp(0)) == (ALL, 0)


@pytest.mark.rule("TAP-CIV-07", "TAP-LMK-01")
def test_inventors_do_not_gain_a_landmark_that_the_owner_has_taken() -> None:
    scene = seat_1_upgrades("bakery", ["bakery"]).play("upgrade bakery").place_all()
    assert (scene.player(1).landmarks, scene.player(0).landmarks) == (["bakery"], [])
    assert scene.player(0).techs == [["bakery"], [], []]


@pytest.mark.rule("TAP-CIV-07")
def test_inventors_gain_once_from_an_own_marked_card() -> None:
    scene = Scene().civilization(0, "inventors", cards=["calendar"]).techs(0, MIDDLE, "calendar").resources(1, **ALL)
    scene.token(0, "exploration", 4).income_turn(0, 2).at(step=2).play("upgrade calendar")
    assert scene.player(0).points["calendar"] == 7
    assert scene.player(0).techs == [[], [], ["calendar"]]


@pytest.mark.rule("TAP-END-03", "TAP-CIV-07")
def test_after_their_end_inventors_gain_points_and_take_nothing() -> None:
    scene = seat_1_upgrades("calendar", ["calendar"]).finished(0).play("upgrade calendar")
    assert scene.player(0).points == {"calendar": 7}
    assert scene.player(1).techs == [[], [], ["calendar"]]


@pytest.mark.rule("TAP-END-03")
def test_a_player_who_has_finished_gains_nothing_from_the_inventors() -> None:
    scene = income("inventors").techs(1, MIDDLE, "calendar").finished(1).play("upgrade calendar")
    assert scene.player(1).points == {}
    assert scene.player(0).points["calendar"] == 7
    assert scene.player(0).techs[BOTTOM] == ["calendar"]


@pytest.mark.rule("TAP-CIV-07")
def test_a_card_invented_anew_has_no_token() -> None:
    scene = Scene().civilization(0, "inventors", cards=["calendar"]).display("calendar", "bakery", "barn")
    scene.resources(1, **ALL).at(active=1).play("advance technology", "pay 1 0 0 0", "invent calendar")
    assert scene.player(0).mats[0].marks == []


@pytest.mark.rule("TAP-CIV-12")
def test_inventors_need_a_token_and_a_card() -> None:
    assert income("inventors").topic == "resource"
    assert income("inventors", tokens=0).techs(1, BOTTOM, "calendar").topic == "resource"
    scene = income("inventors").techs(1, BOTTOM, "calendar").play("decline")
    assert (scene.player(1).techs[BOTTOM], scene.player(0).mats[0].tokens) == (["calendar"], 4)
