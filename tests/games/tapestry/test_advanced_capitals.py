"""TAA-CAP, TFF-CAP: the advanced capitals, and how they are dealt and chosen (TAA-SET, TFF-SET)."""

from collections import Counter
from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.city import DISTRICTS, connects, missing, pads, rocks, wisps
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.turn import tallest
from gobelin.kernel import PERSON, Match
from support.tapestry import Scene

ADVANCED = [capital for capital in BOX.capitals.values() if not capital.is_basic]
ANY = ["receive coin", "receive worker", "receive food", "receive culture"]
POINTS = 3
INCOME = 4


def dealt(seats: int, seed: int = 0, **settings: Any) -> Match[TapestryState]:
    """A game at its set-up."""
    return Match.new(GAME, {"expansions": ["aa", "ff"], **settings}, [PERSON] * seats, seed)


def farm(scene: Scene) -> Scene:
    """Seat 0 gains a farm: Wagons, with no tile to explore with."""
    return scene.token(0, "exploration", 2).resources(0, food=1).play("advance exploration")


def plot(row: int, col: int) -> str:
    return f"place {row} {col}"


def city(name: str, seats: int = 2) -> Scene:
    """A scene in which seat 0 has this capital."""
    return Scene(seats, expansions=["aa", "ff"]).capital(0, name)


def shown(scene: Scene) -> Any:
    """What is told of seat 0."""
    view: Any = scene.match.view(0)
    return view["players"][0]


def all_but(name: str, *plots: int) -> Scene:
    """A district's plots are given by their numbers: everything else of the capital is filled."""
    return city(name).fill(0, sum(1 << n for n in range(81)) & ~sum(1 << n for n in plots))


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-SET-06", "TAA-SET-07", "TAA-SET-08", "TFF-SET-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("expansions", [["aa"], ["ff"], ["aa", "ff"]])
def test_everybody_draws_one_advanced_mat_besides_and_keeps_one(seats: int, expansions: list[str]) -> None:
    match = dealt(seats, expansions=expansions)
    assert len(match.asks) == seats
    seen = []
    for seat in range(seats):
        offered = [BOX.capitals[str(option[1])] for option in match.asks[seat].options]
        basic = [capital for capital in offered if capital.is_basic]
        (advanced,) = [capital for capital in offered if not capital.is_basic]
        assert advanced.set in expansions
        seen.append(advanced.id)
        assert len(basic) == (1 if seats >= 4 else 2)
        start = match.state.map.starts[basic[0].number]
        assert match.state.players[seat].start_hex == start
        match.choose(("capital", advanced.id), seat)
    assert len(set(seen)) == seats
    for seat in list(match.asks):
        match.choose(match.asks[seat].options[0], seat)
    assert [match.state.players[seat].capital for seat in range(seats)] == seen
    assert all(match.state.pieces[match.state.players[seat].start_hex] for seat in range(seats))


@pytest.mark.rule("TAA-SET-06")
def test_the_basic_mat_may_be_kept_and_without_the_sets_there_is_no_other() -> None:
    match = dealt(4)
    kept = [str(match.asks[seat].options[0][1]) for seat in range(4)]
    for seat in range(4):
        match.choose(("capital", kept[seat]), seat)
    for seat in range(4):
        match.choose(match.asks[seat].options[0], seat)
    assert [match.state.players[seat].capital for seat in range(4)] == kept
    without = dealt(2, expansions=[])
    assert all(BOX.capitals[str(option[1])].is_basic for seat in range(2) for option in without.asks[seat].options)


@pytest.mark.rule("TAA-SET-15")
def test_nobody_shows_the_capital_before_the_civilizations_are_chosen() -> None:
    match = dealt(2)
    for seat in range(2):
        match.choose(match.asks[seat].options[-1], seat)
    assert {ask.topic for ask in match.asks.values()} == {"civilization"}
    view: Any = match.view(1)
    assert all(player["capital"] is None for player in view["players"])
    assert not [event for event in match.events(1) if event.verb == "capital"]
    for seat in range(2):
        match.choose(match.asks[seat].options[0], seat)
    assert len([event for event in match.events(1) if event.verb == "capital"]) == 2


def with_clouds(*civilizations: str, offered: str = "cloud_city") -> Match[TapestryState]:
    """A game in which seat 0 is offered the Cloud City, and something else."""
    games = (dealt(2, seed, civilizations=[*civilizations], expansions=["pp", "aa"]) for seed in range(2000))
    return next(match for match in games if {"cloud_city", offered} <= {*match.state.offers[0]})


@pytest.mark.rule("TAA-CIV-03")
def test_the_riverfolk_do_not_begin_in_the_cloud_city() -> None:
    assert ("capital", "cloud_city") not in with_clouds("riverfolk", "chosen").asks[0].options
    assert ("capital", "cloud_city") in with_clouds("chosen", "riverfolk").asks[0].options
    match = with_clouds(offered="riverfolk")
    (other,) = [name for name in match.state.offers[0][-2:] if name != "riverfolk"]
    match.choose(("capital", "cloud_city"), 0)
    match.choose(match.asks[1].options[0], 1)
    assert 0 not in match.asks  # the other mat is all that is left
    match.choose(match.asks[1].options[0], 1)
    assert (match.state.offers.get(0) or [match.state.players[0].mats[-1].id]) == [other]


# --- what is printed --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAA-CAP-02", "TAA-CAP-03", "TAA-CAP-04", "TFF-CAP-03")
@pytest.mark.rule("TFF-CAP-05", "TFF-CAP-08", "TFF-CAP-10")
def test_districts_are_as_many_as_is_known() -> None:
    numbers = {capital.id: len(capital.city.districts) for capital in ADVANCED}
    assert [c.id for c in ADVANCED if c.city.districts == DISTRICTS] == [
        "canyon", "cavern", "mesa", "swamp", "quagmire"
    ]  # fmt: skip
    assert (numbers["polar"], numbers["savanna"], numbers["veil"]) == (6, 6, 8)
    assert (numbers["city_in_a_bottle"], numbers["netherworld"]) == (6, 4)
    assert sum(city_areas("cloud_city")) == (1 << 81) - 1


def city_areas(name: str) -> tuple[int, ...]:
    return BOX.capitals[name].city.districts


@pytest.mark.rule("TAA-CAP-03")
def test_islands_lie_apart_in_the_water() -> None:
    capital = BOX.capitals["archipelago"]
    land = sum(1 << n for n, ground in enumerate(capital.plots) if ground == ".")
    assert sum(capital.city.districts) == land
    for island in capital.city.districts:
        assert connects(land, island)
        assert not any(connects(land, island | other) for other in capital.city.districts if other != island)


@pytest.mark.rule("TAA-CAP-03", "TAA-CAP-04")
@pytest.mark.parametrize("name", ["archipelago", "cloud_city"])
def test_a_complete_island_or_cloud_gives_a_resource_at_once(name: str) -> None:
    area = city_areas(name)[0]
    last = next(n for n in range(81) if area >> n & 1)
    scene = farm(city(name).fill(0, area & ~(1 << last))).play(plot(last // 9, last % 9))
    assert "odd_district 0 1" in scene.told()
    assert (scene.topic, scene.offer()) == ("resource", ANY)
    assert shown(scene)["complete"]["districts"] == [0]


@pytest.mark.rule("TAA-CAP-06", "TAA-CAP-01")
def test_nothing_sticks_out_of_the_mesa() -> None:
    for name, inside in (("mesa", True), ("canyon", False)):
        scene = city(name).token(0, "science", 3).resources(0, worker=2)
        scene.play("advance science")  # the Apothecary
        shape = sum(row.count("X") for row in BOX.landmarks[scene.player(0).landmarks[0]].shape)
        view: Any = scene.match.view(0)
        fits = [fit for turn in view["about"]["fits"] for fit in turn]
        assert fits
        outward = [option for option in scene.offer() if "-1" in option.split()]
        assert (not outward) == inside
        scene.play(*outward[:1] or scene.offer()[:1])
        letter = BOX.landmarks[scene.player(0).landmarks[0]].letter
        assert (scene.player(0).plots.count(letter) == shape) == inside


@pytest.mark.rule("TAA-CAP-06")
def test_what_does_not_fit_into_the_mesa_stands_beside() -> None:
    scene = all_but("mesa", 0 * 9 + 4).token(0, "science", 3).resources(0, worker=2).play("advance science")
    assert scene.player(0).beside == scene.player(0).landmarks


@pytest.mark.rule("TAA-CAP-07", "TAA-CAP-05")
def test_lily_pads_fill_their_plots_and_may_be_built_over() -> None:
    plots = BOX.capitals["swamp"].plots
    pad = plots.index("o")
    district = next(n for n, area in enumerate(DISTRICTS) if area >> pad & 1)
    scene = farm(city("swamp").fill(0, DISTRICTS[district]))
    assert district in shown(scene)["complete"]["districts"]
    assert plot(pad // 9, pad % 9) in scene.offer()
    scene.play(plot(pad // 9, pad % 9))
    assert scene.player(0).plots[pad] == "f"
    assert scene.asked == 1
    assert district in shown(scene)["complete"]["districts"]


@pytest.mark.rule("TAA-CAP-07", "TAX-OPEN-24")
def test_pads_that_nothing_covers_cost_points_once_at_the_end() -> None:
    left = pads(BOX.capitals["swamp"].plots).bit_count()
    scene = city("swamp").points(0, 50).points(1, 50).income_turn(0, 5).at(step=POINTS)
    scene.match  # noqa: B018  (the step has no question)
    assert scene.player(0).points["swamp"] == -2 * left
    early = city("swamp").points(0, 50).income_turn(0, 4).at(step=POINTS)
    early.match  # noqa: B018
    assert "swamp" not in early.player(0).points


@pytest.mark.rule("TFF-CAP-01", "TFF-CAP-02")
def test_wisps_and_water_are_impassable_and_a_landmark_beside_a_wisp_costs_points() -> None:
    plots = BOX.capitals["quagmire"].plots
    assert rocks(plots).bit_count() == plots.count("~") + plots.count("*")
    scene = farm(city("quagmire"))
    assert not {plot(n // 9, n % 9) for n, ground in enumerate(plots) if ground in "~*"} & set(scene.offer())
    scene.play(plot(0, 1))  # a building beside the wisp at the upper left costs nothing
    assert scene.player(0).points == {}
    for place, lost in ((plot(2, 1), 2), (plot(2, 5), 0), (plot(-1, 1), 2)):
        scene = city("quagmire").points(0, 9).token(0, "science", 3).resources(0, worker=2).play("advance science")
        assert wisps(scene.player(0).plots).bit_count() == 5
        scene.play(place)
        assert scene.player(0).points.get("quagmire", 0) == -lost


@pytest.mark.rule("TFF-CAP-03", "TFF-CAP-04")
@pytest.mark.parametrize(("district", "resources"), [(0, 2), (2, 1)])
def test_polar_lines_pay_one_or_two(district: int, resources: int) -> None:
    area = city_areas("polar")[district]
    last = next(n for n in range(81) if area >> n & 1)
    scene = farm(city("polar").fill(0, area & ~(1 << last))).play(plot(last // 9, last % 9))
    scene.play(*["receive coin"] * resources)
    assert (scene.purse(0), scene.asked) == ({"coin": resources}, 1)


@pytest.mark.rule("TFF-CAP-04", "TFF-CAP-07")
@pytest.mark.parametrize("name", ["polar", "savanna"])
def test_plots_outside_the_districts_count_for_lines_only(name: str) -> None:
    capital = BOX.capitals[name]
    outside = next(
        n for n, ground in enumerate(capital.plots) if ground == "." and not any(d >> n & 1 for d in city_areas(name))
    )
    row = capital.city.rows[outside // 9]
    scene = city(name).fill(0, row & ~(1 << outside))
    done = scene._state.city(0).complete_districts(scene._state.players[0].filled)
    scene = farm(scene).play(plot(outside // 9, outside % 9))
    assert shown(scene)["complete"]["rows"] == [outside // 9]
    assert (shown(scene)["complete"]["districts"], scene.asked) == (done, 1)


@pytest.mark.rule("TFF-CAP-05", "TFF-CAP-06", "TAX-OPEN-36")
def test_the_savanna_pays_in_income_turns_and_not_at_once() -> None:
    area = city_areas("savanna")[0]
    last = next(n for n in range(81) if area >> n & 1 and BOX.capitals["savanna"].plots[n] == ".")
    scene = farm(city("savanna").fill(0, area & ~(1 << last))).play(plot(last // 9, last % 9))
    assert "odd_district 0 1" in scene.told()
    assert (scene.asked, scene.purse(0)) == (1, {})
    for era, step in ((2, INCOME), (4, INCOME), (5, POINTS)):
        scene = city("savanna").fill(0, area | city_areas("savanna")[1]).income_turn(0, era).at(step=step)
        assert [scene.topic, scene.asked] == ["resource", 0]
        scene.play("receive food", "receive food")
        income = {"coin": 1, "worker": 1, "food": 1, "culture": 1} if step == INCOME else {}
        assert (scene.topic, Counter(scene.purse(0))) == ("turn", Counter(food=2) + Counter(income))


@pytest.mark.rule("TFF-CAP-08", "TFF-CAP-09")
def test_the_veil_has_five_squares_and_three_that_give_something_else() -> None:
    capital = BOX.capitals["veil"]
    squares = [n for n, area in enumerate(capital.city.districts) if area in DISTRICTS]
    assert len(squares) == 5
    assert {capital.city.pays[n][0].word for n in squares} == {"any_resource"}
    assert [capital.city.pays[n][0].word for n in range(8) if n not in squares] == [
        "tapestry_card", "any_income_building", "territory_tile"
    ]  # fmt: skip
    area = capital.city.districts[5]
    last = next(n for n in range(81) if area >> n & 1 and capital.plots[n] == ".")
    scene = farm(city("veil").fill(0, area & ~(1 << last))).play(plot(last // 9, last % 9))
    assert len(scene.player(0).hand) == 2


@pytest.mark.rule("TFF-CAP-10", "TFF-CAP-11")
def test_the_bottle_has_six_by_six_plots_and_six_districts() -> None:
    capital = BOX.capitals["city_in_a_bottle"]
    assert capital.plots.count(".") == 19
    assert (len(capital.city.rows), len(capital.city.columns)) == (6, 6)
    scene = farm(city("city_in_a_bottle"))
    assert len(scene.offer()) == 19
    assert all(max(map(int, option.split()[1:])) < 6 for option in scene.offer())
    area = capital.city.districts[0]
    last = next(n for n in range(81) if area >> n & 1 and capital.plots[n] == ".")
    scene = farm(city("city_in_a_bottle").fill(0, area & ~(1 << last))).play(plot(last // 9, last % 9))
    assert scene.offer() == ANY


@pytest.mark.rule("TFF-CAP-11", "TFF-CAP-14", "TFF-CAP-15")
def test_a_landmark_is_set_aside_from_the_bottle_for_points() -> None:
    scene = city("city_in_a_bottle").token(0, "science", 3).resources(0, worker=2).play("advance science")
    assert scene.player(0).points["city_in_a_bottle"] == 6
    assert scene.player(0).beside == scene.player(0).landmarks == ["apothecary"]
    assert set(scene.player(0).plots) == {".", "#", " "}
    assert tallest(scene.state, 0) == 0


@pytest.mark.rule("TAX-OPEN-25", "TFF-CAP-14")
def test_a_landmark_on_a_mat_is_none_that_the_bottle_pays_for() -> None:
    scene = city("city_in_a_bottle").civilization(0, "nomads").token(0, "science", 3).resources(0, worker=2)
    scene.play("advance science")
    assert "set_aside" in scene.offer()
    (settle, *_) = [option for option in scene.offer() if option.startswith("settle")]
    scene.play(settle)
    assert "city_in_a_bottle" not in scene.player(0).points
    assert scene.player(0).beside == []


@pytest.mark.rule("TFF-CAP-12", "TFF-CAP-13")
@pytest.mark.parametrize("order", [1, -1])
def test_goblins_are_joined_with_the_centre_in_any_order(order: int) -> None:
    way = [(1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (4, 3), (4, 4)][::order]
    scene = city("netherworld")
    first, *rest = way
    for row, col in rest:
        if scene._state.players[0].plots[9 * row + col] == ".":
            scene.plot(0, 9 * row + col, "#")
    assert scene._state.city(0).complete_districts(scene._state.players[0].filled) == []
    scene = farm(scene).play(plot(*first))
    assert "odd_district 0 1" in scene.told()
    assert scene.offer() == ANY


@pytest.mark.rule("TFF-CAP-12")
def test_goblin_and_centre_alone_complete_nothing() -> None:
    scene = farm(city("netherworld").plot(0, 9 * 4 + 4, "#")).play(plot(1, 1))
    assert (scene.asked, shown(scene)["complete"]["districts"]) == (1, [])


def test_what_is_missing_on_a_way_is_counted() -> None:
    ends = 1 << 0 | 1 << 4
    assert missing(0, ends) == 5
    assert missing(1 << 2, ends) == 4
    assert missing(0b11111, ends) == 0


# --- as told ----------------------------------------------------------------------------------------------------------


def test_clients_are_told_districts_with_what_they_pay() -> None:
    facts: Any = GAME.facts("veil")
    assert [len(district["plots"]) for district in facts["districts"]] == [9, 9, 9, 9, 9, 12, 12, 12]
    assert facts["districts"][6]["pays"] == [{"gain": "any_income_building", "n": 1}]
    assert GAME.facts("mountain")["regular"]
    mountain: Any = GAME.facts("mountain")
    assert mountain["districts"][8]["plots"] == [60, 61, 62, 69, 70, 71, 78, 79, 80]
