"""The civilizations of Arts and Architecture: Collectors, Gamblers, Relentless, Renegades and Urban Planners."""

from typing import Any

import pytest

from gobelin.games.tapestry.civilizations.urban_planners import largest_group
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.priors import prior
from gobelin.games.tapestry.resources import counted
from gobelin.games.tapestry.turn import tallest
from gobelin.toolkit.hidden import KNOWN
from support.tapestry import Scene

FOREST = 0
"""A printed territory beside the start territory of seat 0 on the small map."""
WHEN_PLAYED, THIS_ERA = ("feudalism", "meritocracy"), ("academia", "alliance", "theocracy")


def table(seats: int = 2, *more: str, **settings: Any) -> Scene:
    """Arts and Architecture; all but seat 0 can afford an advance, so that their turns are asked for."""
    scene = Scene(seats, expansions=("aa", *more), **settings)
    for seat in range(1, seats):
        scene.resources(seat, coin=1)
    return scene


def begun(name: str, seats: int = 2, *more: str, **settings: Any) -> Scene:
    """Seat 0 starts the game with a civilization."""
    scene = table(seats, *more, **settings).era(0, 0).starting(0, name)
    for seat in range(seats):
        scene.era(seat, 0)
    return scene


def with_mat(name: str, **fields: Any) -> Scene:
    """Seat 0 has a civilization and some of each resource."""
    return table().civilization(0, name, **fields).resources(0, coin=3, worker=3, food=3, culture=3)


def last_turn_over(scene: Scene) -> Scene:
    """Seat 0 has come to the end of its last income turn."""
    return scene.income_turn(0, 5).at(step=len(BOX.income_steps))


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-CIV-01", "TAX-OPEN-34")
@pytest.mark.parametrize(("adjusted", "gained"), [(True, {"food": 1}), (False, {})])
def test_the_collectors_start_with_a_resource(adjusted: bool, gained: dict[str, int]) -> None:
    scene = begun("collectors", adjustments=adjusted)
    if adjusted:
        scene.play("receive food")
    assert scene.topic == "landmark_card"
    assert scene.purse(0) == gained


@pytest.mark.rule("TAA-CIV-02", "TAX-OPEN-34")
@pytest.mark.parametrize(("seats", "resources"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_urban_planners_start_with_one_resource_or_two(seats: int, resources: int) -> None:
    scene = begun("urban_planners", seats)
    for _ in range(resources):
        scene.play("receive food")
    assert scene.topic == "landmark_card"
    assert scene.purse(0) == {"food": resources}


# --- Collectors -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-CIV-05", "TAA-CIV-08")
def test_an_invented_tech_card_may_go_to_the_mat_for_a_resource_and_is_still_owned() -> None:
    scene = with_mat("collectors").on_top("barn").play("advance technology", "pay 1 0 0 0", "invent_top")
    assert scene.offer() == ["collect invention", "decline"]
    scene.play("collect invention", "receive culture")
    player = scene.player(0)
    assert (player.techs, player.tech_cards) == ([[], [], []], 1)
    assert (player.mats[0].marks, scene.purse(0)["culture"]) == (["invention", "barn"], 4)
    assert scene.asked == 1


@pytest.mark.rule("TAA-CIV-05")
def test_only_one_thing_in_a_turn_only_kinds_that_are_missing_and_only_in_advance_turns() -> None:
    scene = with_mat("collectors").on_top("territory_01", "territory_03").play("advance exploration", "pay 0 0 1 0")
    assert scene.offer() == ["tile territory_01", "tile territory_03", "decline"]
    scene.play("tile territory_01", "receive coin")
    assert scene.player(0).territories == ["territory_03"]
    assert counted(scene.state, 0, "territory_tile_in_supply") == 2
    scene.play("1: advance technology", "1: invent_top", "advance exploration", "pay 0 0 1 0")
    while scene.asked == 0:
        assert "collect territory_tile" not in scene.offer()
        scene.play(scene.offer()[0])
    scene = table().civilization(0, "collectors").income_turn(0, 2).at(step=4)
    while scene.asked == 0:
        assert not any(words.startswith(("collect", "tile")) for words in scene.offer())
        scene.play(scene.offer()[0])
    assert len(scene.cards(0)) == 1


@pytest.mark.rule("TAA-CIV-05", "TAA-CIV-08")
def test_a_tapestry_card_lies_face_down_and_still_counts() -> None:
    scene = with_mat("collectors").token(0, "science", 1).on_top("academia")
    scene.play("advance science", "pay 1 0 0 0", "collect tapestry_card", "receive food")
    player = scene.player(0)
    assert (scene.cards(0), player.tapestry_cards) == ([], 1)
    pile = player.aside["collectors"]
    assert (pile.items, [label == KNOWN for label in pile.known[0]]) == (["academia"], [True, False, False])
    assert not any("academia" in line for line in scene.told(1))


@pytest.mark.rule("TAA-CIV-06")
def test_an_outpost_is_collected_instead_of_a_conquest_and_no_dice_are_rolled() -> None:
    scene = with_mat("collectors").play("advance military", "pay 1 0 0 0", "collect outpost", "receive food")
    assert (scene.player(0).outposts, scene.state.dice, scene.player(0).mats[0].marks) == (7, [], ["outpost"] * 2)
    assert len(scene.state.territories(0)) == 1
    scene = with_mat("collectors").play("advance military", "pay 1 0 0 0", "decline")
    assert scene.topic == "conquer"


@pytest.mark.rule("TAA-CIV-05", "TAA-CIV-08", "TAX-OPEN-11")
def test_a_house_and_a_landmark_go_to_the_mat_instead_of_the_capital() -> None:
    scene = with_mat("collectors").token(0, "science", 7).play("advance science", "pay 0 3 0 0")
    scene.play("collect house", "receive food")
    player = scene.player(0)
    assert (player.built, player.points, "h" in player.plots) == ([0, 1, 0, 0], {"nutrition": 1}, False)
    scene = with_mat("collectors").token(0, "exploration", 3).play("advance exploration", "pay 0 0 2 0")
    assert "collect landmark" in scene.offer()
    scene.play("collect landmark", "receive food")
    assert counted(scene.state, 0, "landmark") == 1
    assert (scene.player(0).beside, tallest(scene.state, 0)) == ([], 0)


@pytest.mark.rule("TAA-CIV-07")
@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_the_collection_scores_when_the_game_ends_for_its_owner(kinds: int, points: int) -> None:
    names = ["house", "outpost", "landmark", "territory_tile", "invention", "tapestry_card"][:kinds]
    things = ["house", "outpost", "forge", "territory_01", "barn", "tapestry_card"][:kinds]
    scene = last_turn_over(table()).civilization(0, "collectors", kinds=names, things=things)
    scene._state.players[0].outposts -= "outpost" in names
    if kinds > 2:
        scene._state.players[0].landmarks.append(scene._state.landmarks.pop(scene._state.landmarks.index("forge")))
    for thing, pile in (("territory_01", scene._state.territory_stock), ("barn", scene._state.tech_deck)):
        if thing in things:
            scene.on_top(thing)
            pile.remove(-1)
    assert scene.asked == 1
    assert scene.player(0).points == ({"collectors": points} if points else {})


# --- Gamblers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-CIV-09")
def test_the_gamblers_play_a_revealed_card_on_maker_of_fire() -> None:
    scene = begun("gamblers").at(landmark_deck=type(table()._state.landmark_deck)([], []))
    scene.on_top("trap", "academia", "meritocracy", "feudalism")
    assert (scene.topic, scene.offer()) == ("gamblers", ["play meritocracy", "play feudalism"])
    seen: Any = scene.match.view(1)
    assert seen["looked_at"] == ["academia", "meritocracy", "feudalism"]
    scene.play("play feudalism", "choose points_per_landmark")
    assert scene.player(0).tapestries == [["feudalism"], [], [], []]
    assert (scene.cards(0), sorted(scene.state.tapestry_discards)) == (["trap"], ["academia", "meritocracy"])


@pytest.mark.rule("TAA-CIV-10", "TAP-OPEN-44")
def test_in_later_eras_the_ordinary_card_covers_the_revealed_one() -> None:
    scene = table().civilization(0, "gamblers").income_turn(0, 2).hand(0, "theocracy", "alliance").era(1, 2)
    scene.on_top("academia", "golden_age", "feudalism")
    scene.play("choose points_per_landmark")
    assert (scene.topic, scene.player(0).tapestries[1]) == ("tapestry", ["feudalism"])
    scene.play("play theocracy")
    assert scene.player(0).tapestries[1] == ["feudalism", "theocracy"]


@pytest.mark.rule("TAA-CIV-11")
def test_without_a_card_to_be_played_one_is_kept() -> None:
    scene = table().civilization(0, "gamblers").income_turn(0, 2).on_top(*THIS_ERA)
    assert scene.offer() == [f"keep {card}" for card in THIS_ERA]
    scene.play("keep alliance")
    assert (scene.player(0).tapestries[1], sorted(scene.state.tapestry_discards)) == ([], ["academia", "theocracy"])
    assert scene.cards(0) == ["alliance"]


@pytest.mark.rule("TAA-CIV-10")
def test_the_last_income_turn_reveals_nothing() -> None:
    scene = table().civilization(0, "gamblers").income_turn(0, 5)
    assert scene.asked == 1
    assert scene.state.tapestry_discards == []


# --- Relentless -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-CIV-12")
def test_a_turn_with_a_building_or_landmark_brings_a_token() -> None:
    scene = with_mat("relentless").token(0, "science", 7).play("advance science", "pay 0 3 0 0").place_all()
    assert (scene.asked, scene.player(0).mats[0].tokens) == (1, 1)
    scene = with_mat("relentless").token(0, "exploration", 3).play("advance exploration", "pay 0 0 2 0").place_all()
    scene.play("explore 1") if scene.topic == "explore" else None
    while scene.asked == 0:
        scene.play(scene.offer()[0])
    assert scene.player(0).mats[0].tokens == 1


@pytest.mark.rule("TAA-CIV-12")
def test_an_income_turn_brings_a_token_too_but_never_the_reward() -> None:
    scene = last_turn_over(table()).civilization(0, "relentless", tokens=2, has_built=True)
    assert scene.asked == 1
    assert (scene.player(0).mats[0].tokens, scene.player(0).points) == (3, {})
    scene = last_turn_over(table()).civilization(0, "relentless", tokens=2)
    assert scene.asked == 1
    assert (scene.player(0).mats[0].tokens, scene.player(0).points) == (2, {})


@pytest.mark.rule("TAA-CIV-13")
@pytest.mark.parametrize(
    ("tokens", "points", "offer"),
    [
        (1, 1, []),
        (2, 3, []),
        (3, 6, ["choose tapestry_card", "choose any_resource"]),
        (4, 10, ["choose tapestry_card", "choose any_resource"]),
        (5, 15, ["choose tapestry_card", "choose any_resource", "choose invent"]),
        (7, 15, ["choose tapestry_card", "choose any_resource", "choose invent"]),
    ],
)
def test_an_advance_turn_without_a_building_pays_for_all_tokens(tokens: int, points: int, offer: list[str]) -> None:
    scene = with_mat("relentless", tokens=tokens).play("advance technology", "pay 1 0 0 0", "invent_top")
    if offer:
        assert scene.offer() == offer
        scene.play("choose any_resource", "receive coin")
    assert scene.asked == 1
    assert (scene.player(0).mats[0].tokens, scene.player(0).points) == (0, {"relentless": points})
    assert len(scene.cards(0)) == (tokens == 2)


# --- Renegades --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-CIV-14", "TAA-CIV-17")
def test_benefit_and_bonus_may_be_given_up_for_the_first_space() -> None:
    scene = with_mat("renegades").token(0, "technology", 1).play("advance technology", "pay 1 0 0 0")
    assert (scene.topic, scene.offer()) == ("renegades", ["accept", "decline"])
    scene.play("accept", "resolve any_income_building", "choose farm").place_all()
    player = scene.player(0)
    assert (scene.asked, player.built, len(player.hand), player.mats[0].numbers) == (1, [0, 0, 1, 0], 1, [1])


@pytest.mark.rule("TAA-CIV-14")
def test_another_tier_or_no_benefit_offers_nothing() -> None:
    scene = with_mat("renegades", step=1).play("advance technology", "pay 1 0 0 0")
    assert scene.topic == "invent"
    scene = with_mat("renegades").hand(0, "academia").token(0, "science", 0).rolls("military")
    scene.play("advance science", "pay 1 0 0 0", "decline", "advance military")
    assert scene.asked == 1  # research without the benefit


@pytest.mark.rule("TAA-CIV-15", "TAA-CIV-17")
def test_the_landmark_is_gained_nevertheless() -> None:
    scene = with_mat("renegades", step=1).token(0, "military", 3).play("advance military", "pay 0 0 0 2").place_all()
    scene.play("accept", "resolve invent", "invent_top").rolls("science")
    assert (scene.player(0).landmarks, scene.purse(0)["worker"]) == (["barracks"], 3)
    assert scene.topic == "research"


@pytest.mark.rule("TAA-CIV-17")
def test_the_third_space_explores_conquers_and_upgrades_in_any_order() -> None:
    scene = with_mat("renegades", step=2).token(0, "science", 7).techs(0, 0, "barn").tiles(0, "territory_01")
    scene.play("advance science", "pay 0 3 0 0", "accept")
    assert scene.offer() == ["resolve explore", "resolve conquer", "resolve upgrade"]


@pytest.mark.rule("TAA-CIV-16", "TAA-CIV-17")
def test_the_end_of_the_own_track_is_an_achievement_and_no_track_for_other_effects() -> None:
    scene = with_mat("renegades", step=3).token(0, "science", 10).play("advance science", "accept")
    achieved = BOX.achievements["complete_track"].small[0]
    assert scene.player(0).points == {"complete_track": achieved, "renegades": 20}
    assert scene.state.achievements["complete_track"] == [0]
    assert scene.state.tracks == tuple(BOX.tracks)


# --- Urban Planners ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-CIV-18")
def test_the_urban_planners_choose_one_more_landmark_card_from_the_deck() -> None:
    scene = begun("urban_planners", adjustments=False)
    scene.play(f"1: {scene.offer()[0]}")
    assert scene.topic == "urban_planners"
    assert len(scene.offer()) == 3
    chosen = scene.offer()[1].split()[1]
    scene.play(f"landmark_card {chosen}")
    assert (scene.player(0).mats[0].marks, scene.topic) == ([chosen], "turn")
    assert len(scene.state.landmark_deck) == 2


@pytest.mark.rule("TAA-CIV-18", "TAX-OPEN-27", "TAX-OPEN-28")
@pytest.mark.parametrize("leaves", [True, False])
def test_without_a_landmark_card_they_may_be_exchanged(leaves: bool) -> None:
    scene = begun("urban_planners", 5, adjustments=False).on_top("leaders")
    while scene.topic == "landmark_card":
        scene.play(f"{scene.asked}: {scene.offer()[0]}")
    assert (scene.topic, scene.asked) == ("urban_planners_leave", 0)
    scene.play("accept" if leaves else "decline")
    assert [mat.id for mat in scene.player(0).mats] == ["leaders" if leaves else "urban_planners"]
    assert scene.topic == "turn"


@pytest.mark.rule("TAA-CIV-18")
def test_the_second_card_is_met_like_the_first() -> None:
    scene = with_mat("urban_planners", card="landmark_card_museum").hand(0, "academia", "alliance", "theocracy", "trap")
    scene._take(scene._state.landmark_deck, "landmark_card_museum")
    scene.play("advance technology", "pay 1 0 0 0", "invent_top").place_all()
    assert scene.player(0).landmarks == ["museum"]
    assert scene.player(0).mats[0].marks == []


@pytest.mark.rule("TAA-CIV-19", "TAA-CIV-04")
def test_a_landmark_waits_and_is_built_in_a_later_turn_two_of_them_at_once() -> None:
    scene = with_mat("urban_planners").token(0, "military", 3).play("advance military", "pay 0 0 0 2")
    scene.play("wait")
    assert (scene.asked, scene.player(0).mats[0].marks, tallest(scene.state, 0)) == (1, ["barracks"], 0)
    scene.play("1: advance technology", "1: invent_top")
    assert "build barracks" in scene.offer()
    scene.play("build barracks").place_all()
    assert (scene.topic, scene.player(0).mats[0].marks) == ("turn", [])
    assert "income" not in scene.offer()
    scene = with_mat("urban_planners", waiting=["barracks", "forge"])
    for name in ("barracks", "forge"):
        scene._state.landmarks.remove(name)
        scene._state.players[0].landmarks.append(name)
    scene.play("advance technology", "pay 1 0 0 0", "invent_top")
    assert scene.offer() == ["build barracks", "build forge", "decline"]
    scene.play("build forge").place_all().play("build barracks").place_all()
    assert scene.asked == 1
    assert sorted(set(scene.player(0).plots) & {"A", "D"}) == ["A", "D"]


@pytest.mark.rule("TAA-CIV-04")
def test_they_may_be_built_in_an_income_turn_before_anything_counts() -> None:
    scene = table().civilization(0, "urban_planners", waiting=["forge"]).income_turn(0, 5)
    scene._state.landmarks.remove("forge")
    scene._state.players[0].landmarks.append("forge")
    assert scene.offer() == ["build forge", "decline"]
    scene.play("build forge").place_all()
    assert scene.player(0).points == {"urban_planners": 1}


@pytest.mark.rule("TAA-CIV-20")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ({"A": (0, 1, 9, 10), "D": (2, 3, 11, 12), "G": (4, 5, 13, 14)}, 9),
        ({"A": (0, 1, 9, 10), "D": (20, 21, 29, 30), "G": (4, 5, 13, 14)}, 1),
        ({"A": (0, 1, 9, 10), "D": (18, 19, 27, 28)}, 4),
        ({"A": (0, 1), "D": (8,)}, 1),  # the edge joins nothing
        ({}, 0),
    ],
)
def test_landmarks_that_touch_score_in_squares(places: dict[str, tuple[int, ...]], points: int) -> None:
    names = {"A": "forge", "D": "barracks", "G": "lighthouse"}
    scene = last_turn_over(table()).civilization(0, "urban_planners")
    for letter, plots in places.items():
        scene.owns(0, names[letter])._state.players[0].beside.clear()
        for plot in plots:
            scene.plot(0, plot, letter)
    assert scene.asked == 1
    assert scene.player(0).points.get("urban_planners", 0) == points


@pytest.mark.rule("TAA-CIV-20")
def test_bots_lay_landmarks_of_the_urban_planners_beside_one_another() -> None:
    scene = with_mat("urban_planners").token(0, "military", 3).owns(0, "forge")
    scene._state.players[0].beside.clear()
    for plot in (30, 31, 39, 40):
        scene.plot(0, plot, "A")
    scene.play("advance military", "pay 0 0 0 2")
    scene.play("rotate 0")
    options = scene.match.asks[0].options
    best = max(options, key=lambda option: prior(scene.state, 0, "landmark_place", option))
    scene.play(" ".join(map(str, best)))
    assert largest_group(scene.state, 0) == 2
