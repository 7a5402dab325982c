"""TAP-INC: the income turn, step by step."""

from typing import Any

import pytest

from gobelin.games.tapestry.city import LINES
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import FACE_DOWN
from gobelin.games.tapestry.resources import receive
from gobelin.games.tapestry.vocabulary import BUILDINGS, WORKER
from gobelin.toolkit.hidden import Pile
from support.tapestry import Scene

ALL = {"coin": 1, "worker": 1, "food": 1, "culture": 1}
TILE, CARD = "territory_tile", "tapestry_card"
FIRST = {**ALL, TILE: 1, CARD: 1}
"""What the open spaces of an income mat bring that still has all its buildings."""
BOTTOM, MIDDLE, TOP = range(3)
CIVILIZATIONS, PLAY, UPGRADE, POINTS, INCOME = range(5)
"""The steps."""


def income(era: int, step: int = CIVILIZATIONS, seats: int = 2, first: bool = False, **settings: Any) -> Scene:
    """Seat 0 begins a step of the income turn of this era; unless `first`, the others have begun the era before."""
    scene = Scene(seats, **settings)
    for other in range(1, seats):
        scene.resources(other, **ALL).era(other, era - 1 if first else min(era, 4))
    return scene.income_turn(0, era).at(step=step)


def uncovered(scene: Scene, seat: int = 0, **amounts: int) -> Scene:
    """Let buildings have left the mat; they stand scattered, so that no row, column or district is complete."""
    player = scene._state.players[seat]
    free = [plot for plot in range(81) if player.plots[plot] == "." and plot // 9 % 3 != plot % 3][::4]
    for name, amount in amounts.items():
        player.built[BUILDINGS.index(name)] = amount
        for _ in range(amount):
            scene.plot(seat, free.pop(0), name[0])
    assert not any(player.filled & line == line for line in LINES)
    return scene


def gained(scene: Scene) -> dict[str, int]:
    """What the rest of the income turn brings seat 0; nothing may be asked."""
    before = scene.holdings(0)
    assert scene.asked != 0
    after = scene.holdings(0)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


# --- the steps --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INC-01", "TAP-INC-02", "TAP-INC-27", "TAP-END-02")
@pytest.mark.parametrize(
    ("era", "steps"),
    [
        (1, ["income"]),
        (2, ["civilizations", "tapestry", "upgrade", "points", "income"]),
        (3, ["civilizations", "tapestry", "upgrade", "points", "income"]),
        (4, ["civilizations", "tapestry", "upgrade", "points", "income"]),
        (5, ["civilizations", "upgrade", "points"]),
    ],
)
def test_each_income_turn_has_its_steps_in_their_order(era: int, steps: list[str]) -> None:
    scene = uncovered(income(era), farm=2).civilization(0, "merrymakers", climbed=[0, 0, 0])
    scene.hand(0, "academia", "theocracy").techs(0, BOTTOM, "calendar")
    topics = {"merrymakers": "climb 3", "tapestry": "play academia", "upgrade": "upgrade calendar"}
    while scene.asked == 0:
        scene.play(topics[scene.topic or ""])
    marks = {
        "scored 0 5 merrymakers": "civilizations",
        "played 0 academia": "tapestry",
        "upgraded 0 calendar 1": "upgrade",
        "scored 0 4 breeding": "points",
        "gained 0 1 coin barter": "income",
    }
    assert [marks[words] for words in scene.told(0) if words in marks] == steps


@pytest.mark.rule("TAP-INC-01")
def test_everybody_sees_which_step_of_an_income_turn_is_on() -> None:
    scene = income(3).civilization(0, "merrymakers", climbed=[0, 0, 0]).hand(0, "academia", "theocracy")
    scene.techs(0, BOTTOM, "calendar")
    answers = {"merrymakers": "climb 3", "tapestry": "play academia", "upgrade": "upgrade calendar"}
    begun: dict[str, list[Any]] = {}
    while scene.asked == 0:
        topic = scene.topic or ""
        begun[topic] = [scene.match.view(seat)["income_step"] for seat in (0, 1, None)]
        scene.play(answers[topic])
    assert begun == {"merrymakers": [1, 1, 1], "tapestry": [2, 2, 2], "upgrade": [3, 3, 3]}
    assert (scene.topic, "income_step" in scene.match.view(1)) == ("turn", False)


@pytest.mark.rule("TAP-INC-03", "TAP-INC-04")
def test_the_first_income_turn_brings_one_of_everything_and_no_points() -> None:
    scene = income(1).techs(0, BOTTOM, "calendar").on_top("academia", "territory_07")
    assert gained(scene) == FIRST  # neither an upgrade nor points for the tech card
    assert (scene.cards(0), scene.player(0).territories) == (["academia"], ["territory_07"])
    assert (scene.vp(0), scene.player(0).tapestries) == (0, [[], [], [], []])


@pytest.mark.rule("TAP-INC-05", "TAP-CIV-02")
@pytest.mark.parametrize("order", [("merrymakers", "entertainers"), ("entertainers", "merrymakers")])
def test_several_civilizations_are_used_in_any_order(order: tuple[str, str]) -> None:
    scene = income(2).civilization(0, "merrymakers", climbed=[0, 0, 0]).civilization(0, "entertainers", stage=1)
    assert scene.offer() == ["use_civilization entertainers", "use_civilization merrymakers"]
    asked = []
    scene.play(f"use_civilization {order[0]}")
    while scene.topic in order:
        asked.append(scene.topic)
        scene.play("climb 3" if scene.topic == "merrymakers" else scene.offer()[0])
    assert asked == list(order)


# --- tapestry cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INC-06")
@pytest.mark.parametrize("era", [2, 3, 4])
def test_a_card_from_hand_goes_to_the_space_of_the_new_era(era: int) -> None:
    scene = income(era, PLAY).hand(0, "academia", "theocracy")
    for before in range(2, era):
        scene.tapestry(0, before, ["alliance", "monarchy"][before - 2])
    assert (scene.topic, scene.offer()) == ("tapestry", ["play academia", "play theocracy"])  # it cannot be left out
    scene.play("play theocracy")
    assert scene.player(0).tapestries[era - 1] == ["theocracy"]
    assert "academia" in scene.cards(0)
    assert [len(stack) for stack in scene.player(0).tapestries] == [0, *(1 if e <= era else 0 for e in (2, 3, 4))]


@pytest.mark.rule("TAP-INC-07")
def test_with_an_empty_hand_the_top_card_lies_there_face_down_and_without_ability() -> None:
    scene = income(3, PLAY).on_top("age_of_wonders", "academia")
    assert gained(scene) == {**FIRST, "played_tapestry": 1}
    assert scene.player(0).tapestries[2] == [FACE_DOWN]
    assert scene.player(0).face_down.items == ["age_of_wonders"]
    assert scene.player(0).face_down.seen(0) == [None]
    assert scene.player(0).in_force == []
    assert scene.cards(0) == ["academia"]
    for seat in (0, 1, None):
        assert "age_of_wonders" not in str(scene.match.view(seat))


@pytest.mark.rule("TAP-INC-07", "TAP-INC-27")
def test_the_fifth_income_turn_lays_no_card_of_any_kind() -> None:
    scene = income(5).hand(0, "academia")
    assert gained(scene) == {}
    assert (scene.cards(0), scene.player(0).tapestries) == (["academia"], [[], [], [], []])


@pytest.mark.rule("TAP-INC-08", "TAP-OPEN-22")
@pytest.mark.parametrize(("era", "bonus"), [(2, 1), (3, 2), (4, 3)])
def test_being_first_of_the_neighbours_in_an_era_brings_any_resources(era: int, bonus: int) -> None:
    scene = income(era, PLAY, seats=3, first=True)
    for _ in range(bonus):
        assert scene.offer() == ["receive coin", "receive worker", "receive food", "receive culture"]
        scene.play("receive food")
    assert scene.purse(0) == {**ALL, "food": 1 + bonus}
    assert "gained 0 1 food first_in_era" in scene.told()


@pytest.mark.rule("TAP-INC-08", "TAP-OPEN-22")
@pytest.mark.parametrize("eras", [(3, 2), (2, 3), (4, 1), (3, 3), (5, 5)])
def test_a_neighbour_who_has_begun_the_era_takes_the_bonus_away_even_if_gone_on(eras: tuple[int, int]) -> None:
    scene = income(3, PLAY, seats=3).era(1, eras[0]).era(2, eras[1])
    assert gained(scene) == {**FIRST, "played_tapestry": 1}


@pytest.mark.rule("TAP-INC-09")
def test_the_third_era_brings_two_resources_before_the_card_is_played() -> None:
    scene = income(3, PLAY, first=True).hand(0, "academia", "theocracy")
    scene.play("receive coin")
    assert scene.topic == "resource"
    scene.play("receive culture")
    assert (scene.topic, scene.purse(0)) == ("tapestry", {"coin": 1, "culture": 1})


def aliens(era: int) -> Scene:
    """The Aliens explore a tile in the first step that draws a tapestry card and lets them play one."""
    scene = income(era, expansions=("pp",)).civilization(0, "aliens").tiles(0, "space_04_tapestry_asteroids")
    scene.on_top("theocracy").play("space_tile space_04_tapestry_asteroids", "resolve tapestry_card")
    return scene.play("resolve play_tapestry_over_current")


@pytest.mark.rule("TAP-INC-13", "TAP-OPEN-44")
def test_a_card_played_in_the_first_step_goes_to_the_space_of_the_new_era() -> None:
    assert aliens(3).player(0).tapestries == [[], [], ["theocracy"], []]  # and nothing is laid on it in step 2


@pytest.mark.rule("TAP-OPEN-44", "TAP-INC-08")
@pytest.mark.parametrize("hand", [(), ("academia",)])
def test_the_first_into_an_era_is_paid_though_the_space_is_filled(hand: tuple[str, ...]) -> None:
    scene = income(3, PLAY, first=True).tapestry(0, 3, "theocracy").hand(0, *hand)
    scene.play("receive coin", "receive culture")
    assert scene.player(0).tapestries[2] == ["theocracy"]
    assert scene.player(0).hand.items[: len(hand)] == list(hand)


@pytest.mark.rule("TAP-INC-13")
def test_a_card_played_in_the_first_step_of_the_last_income_turn_goes_to_era_four() -> None:
    assert aliens(5).player(0).tapestries == [[], [], [], ["theocracy"]]


@pytest.mark.rule("TAP-INC-14")
def test_a_card_that_an_upgrade_lets_play_in_the_fifth_income_turn_goes_on_that_of_era_four() -> None:
    scene = income(5, UPGRADE).techs(0, MIDDLE, "printing_press").token(0, "technology", 4).hand(0, "theocracy")
    scene.tapestry(0, 4, "academia").play("upgrade printing_press")
    assert scene.player(0).tapestries == [[], [], [], ["academia", "theocracy"]]
    assert scene.cards(0) == []


# --- upgrading and points ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INC-16", "TAP-END-02")
@pytest.mark.parametrize("era", [2, 5])
def test_one_tech_card_may_be_upgraded(era: int) -> None:
    scene = income(era, UPGRADE).techs(0, BOTTOM, "calendar", "paper")
    assert scene.offer() == ["upgrade calendar", "upgrade paper", "decline"]
    scene.play("upgrade calendar")
    assert scene.player(0).techs == [["paper"], ["calendar"], []]
    assert scene.asked != 0
    scene = income(era, UPGRADE).techs(0, BOTTOM, "calendar").play("decline")
    assert scene.player(0).techs == [["calendar"], [], []]


@pytest.mark.rule("TAP-INC-17", "TAP-INC-18", "TAP-FAQ-19")
@pytest.mark.parametrize(("markets", "points"), [(0, 3), (1, 3), (2, 6), (3, 6), (4, 9), (5, 19)])
def test_every_visible_tech_symbol_scores_all_tech_cards(markets: int, points: int) -> None:
    scene = uncovered(income(5, POINTS), market=markets).techs(0, BOTTOM, "calendar").techs(0, MIDDLE, "paper")
    scene.techs(0, TOP, "barn")
    assert scene.vp(0) == points


@pytest.mark.rule("TAP-INC-17", "TAP-INC-19", "TAP-CAP-06")
@pytest.mark.parametrize(("houses", "points"), [(0, 2), (1, 2), (2, 4), (3, 4), (4, 6), (5, 16)])
def test_every_visible_capital_symbol_scores_rows_and_columns(houses: int, points: int) -> None:
    scene = uncovered(income(5, POINTS), house=houses).fill(0, LINES[4]).fill(0, LINES[9])
    assert scene.vp(0) == points


@pytest.mark.rule("TAP-INC-20")
@pytest.mark.parametrize(("farms", "points"), [(0, 0), (1, 0), (2, 4), (3, 4), (4, 11), (5, 21)])
def test_a_number_is_worth_that_many_points(farms: int, points: int) -> None:
    assert uncovered(income(5, POINTS), farm=farms).vp(0) == points


@pytest.mark.rule("TAP-INC-21", "TAP-OPEN-16")
@pytest.mark.parametrize(("armories", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 16)])
def test_every_visible_territory_symbol_scores_controlled_territories(armories: int, points: int) -> None:
    scene = uncovered(income(5, POINTS), armory=armories).outpost(0, 6).outpost(0, 7).outpost(0, 16, fallen=1)
    assert scene.vp(0) == points


def example(step: int) -> Scene:
    """The mat of the rulebook's example: markets to 4, houses to 5, farms at 1, armories to 3; one tech card."""
    return uncovered(income(2, step), market=3, house=4, armory=2).techs(0, MIDDLE, "zeppelins").homeless(0)


@pytest.mark.rule("TAP-INC-17", "TAP-INC-22", "TAP-FAQ-19")
def test_the_example_scores_two_per_tech_card_three_per_line_and_one_per_territory() -> None:
    assert example(POINTS).vp(0) == 2
    scene = example(POINTS).fill(0, LINES[0]).fill(0, LINES[1]).outpost(0, 6).outpost(0, 7).outpost(0, 16)
    scene.techs(0, BOTTOM, "paper")
    assert scene.vp(0) == 2 * 2 + 3 * 2 + 1 * 3
    assert scene.player(0).points == {
        "barter": 2, "banking": 2, "symbology": 2, "writing": 2, "email": 2, "team_sports": 3,
    }  # fmt: skip


@pytest.mark.rule("TAP-INC-23", "TAP-INC-24", "TAP-FAQ-18")
def test_the_example_pays_what_is_visible() -> None:
    assert gained(example(INCOME)) == {"coin": 3, "worker": 4, "food": 1, TILE: 1, "culture": 2, CARD: 1}


@pytest.mark.rule("TAP-FAQ-18", "TAP-FAQ-06")
def test_gaining_income_means_the_income_of_all_visible_spaces() -> None:
    scene = example(INCOME).in_force(0, "capitalism")
    assert gained(scene)["capitalism"] == 2 * 3


# --- income -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INC-23")
@pytest.mark.parametrize(
    ("building", "resource"), [("market", "coin"), ("house", "worker"), ("farm", "food"), ("armory", "culture")]
)
def test_each_income_track_pays_its_resource_for_every_visible_space(building: str, resource: str) -> None:
    paid = [gained(uncovered(income(2, INCOME), **{building: number})) for number in range(6)]
    assert [gains[resource] for gains in paid] == [1, 2, 2, 3, 4, 4]
    assert all(gains == {**FIRST, resource: gains[resource]} for gains in paid)


@pytest.mark.rule("TAP-INC-25")
@pytest.mark.parametrize(("before", "after"), [(3, 7), (4, 8), (6, 8), (8, 8)])
def test_more_than_eight_of_a_resource_are_lost(before: int, after: int) -> None:
    scene = uncovered(income(2, INCOME), house=5).resources(0, worker=before)
    assert scene.purse(0) == {**ALL, "worker": after}


@pytest.mark.rule("TAP-INC-25")
def test_of_several_at_once_what_fits_is_kept() -> None:
    scene = Scene().resources(0, worker=6)
    assert (receive(scene.state, 0, WORKER, 3, "district"), scene.purse(0)) == (2, {"worker": 8})
    assert scene.told()[-1] == "gained 0 2 worker district"


@pytest.mark.rule("TAP-INC-25")
def test_a_full_store_is_not_offered_for_any_resource() -> None:
    scene = income(2, PLAY, first=True).resources(0, coin=8, food=8, culture=8, worker=7)
    assert scene.purse(0)["worker"] == 8
    assert scene.asked == 1


@pytest.mark.rule("TAP-INC-26")
def test_uncovering_a_space_pays_only_in_later_income_turns() -> None:
    scene = Scene().token(0, "exploration", 4).resources(0, food=3).resources(1, **ALL).era(1, 2)
    scene.play("advance exploration", "pay 0 0 1 0").place_all()  # Ships, with a farm as its bonus
    assert scene.player(0).built == [0, 0, 1, 0]
    assert scene.purse(0) == {}
    scene = income(2, INCOME).built(0, farm=1)
    assert gained(scene)["food"] == 2


@pytest.mark.rule("TAP-INC-23")
def test_an_empty_stock_and_an_empty_deck_give_nothing() -> None:
    scene = income(2, INCOME)
    for name in ("territory_stock", "tapestry_deck"):
        scene.at(**{name: Pile([], [])})
    assert gained(scene) == ALL


@pytest.mark.rule("TAP-INC-27", "TAP-END-02")
def test_the_fifth_income_turn_scores_but_pays_nothing() -> None:
    scene = uncovered(income(5), farm=4)
    assert gained(scene) == {"breeding": 4, "fertilization": 7}
    assert scene.player(0).finished


@pytest.mark.rule("TAP-INC-02")
def test_the_steps_are_printed_on_the_income_mat() -> None:
    assert [(step.id, step.turns) for step in BOX.income_steps if step.set == "base"] == [
        ("civilizations", (2, 3, 4, 5)),
        ("play_tapestry", (2, 3, 4)),
        ("upgrade_tech", (2, 3, 4, 5)),
        ("gain_vp", (2, 3, 4, 5)),
        ("gain_income", (1, 2, 3, 4)),
    ]


# --- points symbols elsewhere -----------------------------------------------------------------------------------------


def enter(track: str, space: int, scene: Scene) -> Scene:
    """Seat 0 advances onto a space of a late tier; its landmark is gone."""
    own = {"exploration": "food", "science": "worker", "technology": "coin", "military": "culture"}[track]
    landmark = BOX.tracks[track].spaces[space - 1].landmark
    if landmark is not None:
        scene.taken(landmark)
    return scene.token(0, track, space - 1).resources(0, **{own: 3}).resources(1, **ALL).play(f"advance {track}")


@pytest.mark.rule("TAP-FAQ-13", "TAP-FAQ-17")
def test_nuclear_bomb_with_an_empty_hand_scores_and_plays_no_card() -> None:
    scene = enter("military", 10, Scene().token(0, "exploration", 4))
    assert (scene.player(0).points, scene.asked) == ({"nuclear_bomb": 4}, 1)
    assert (scene.cards(0), scene.player(0).tapestries) == ([], [[], [], [], []])
    assert len(scene.state.tapestry_deck) == 50


@pytest.mark.rule("TAP-FAQ-17")
def test_playing_is_from_hand_onto_the_current_card() -> None:
    scene = Scene().era(0, 3).tapestry(0, 3, "academia").hand(0, "theocracy", "alliance")
    enter("military", 10, scene).play("resolve play_tapestry_over_current", "play theocracy")
    assert scene.player(0).tapestries == [[], [], ["academia", "theocracy"], []]
    assert scene.cards(0) == ["alliance"]


@pytest.mark.rule("TAP-FAQ-17")
def test_gaining_is_drawing_into_the_hand() -> None:
    scene = Scene().token(0, "military", 1).resources(0, culture=1).resources(1, **ALL).on_top("theocracy")
    scene.play("advance military")
    assert (scene.cards(0), scene.player(0).tapestries) == (["theocracy"], [[], [], [], []])


@pytest.mark.rule("TAP-FAQ-14")
@pytest.mark.parametrize("farms", range(5))
def test_points_per_building_count_those_that_have_left_for_the_capital(farms: int) -> None:
    scene = uncovered(Scene(), farm=farms, house=3)
    enter("exploration", 8, scene).place_all()  # Cars: a farm, then a point per farm
    assert scene.player(0).points == {"cars": farms + 1}


@pytest.mark.rule("TAP-FAQ-15")
def test_points_per_track_count_the_spaces_of_the_furthest_token() -> None:
    scene = enter("exploration", 10, Scene().token(0, "technology", 2, 5).token(0, "science"))  # Space Shuttle
    assert scene.player(0).points == {"space_shuttle": 5}


@pytest.mark.rule("TAP-FAQ-16")
def test_points_per_territory_tile_count_the_supply_only() -> None:
    scene = Scene().tiles(0, "territory_01", "territory_02", "territory_03").lay(9, "territory_04").outpost(0, 9)
    enter("military", 4, scene)  # Standing Army
    assert scene.player(0).points == {"standing_army": 3}


@pytest.mark.rule("TAP-FAQ-20", "TAP-OPEN-05")
@pytest.mark.parametrize("on_maker_of_fire", [False, True])
def test_points_per_tapestry_card_count_hand_and_mat_but_not_the_printed_card(on_maker_of_fire: bool) -> None:
    scene = Scene().era(0, 4).hand(0, "academia", "theocracy").built(0, armory=5)
    scene.tapestry(0, 2, "alliance", "monarchy")  # the covered one counts too
    if on_maker_of_fire:
        scene.tapestry(0, 1, "industrialism")
    player = scene._state.players[0]
    scene._state.tapestry_deck.move(-1, player.face_down)
    player.tapestries[2].append(FACE_DOWN)
    enter("military", 9, scene)  # Anti-Aircraft Defense
    assert scene.player(0).points == {"anti_aircraft_defense": 5 + on_maker_of_fire}
