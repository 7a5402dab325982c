"""Steps 3 and 4: aspirations become progress, and progress is placed (INV-PROG)."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from gobelin.games.inventions.economy import economy_options
from gobelin.games.inventions.loading import BOX, FILES, load
from gobelin.games.inventions.progress import demands
from gobelin.toolkit.reading import parse
from support.inventions import Scene

# --- step 3 -----------------------------------------------------------------------------------------------------------


def after_action(scene: Scene) -> Scene:
    """Play a main action that gives nothing: Eureka on a turn-order box, to era 3."""
    return scene.act("eureka", "eureka iron", "box era3_box4")


def step_4(scene: Scene, era: int = 2) -> Scene:
    """Begin with step 4, with an own milestone of this era."""
    if era > 2:
        scene.own(0, {3: "mathematics", 4: "crane", 5: "telegraph"}[era])
    return scene.at(phase="placing")


@pytest.mark.rule("INV-PROG-01", "INV-PROG-02")
@pytest.mark.parametrize("discipline", ["economy", "culture", "technology"])
def test_an_aspiration_becomes_a_tile_of_its_discipline(discipline: str) -> None:
    scene = after_action(Scene().aspirations(0, discipline))
    assert (scene.topic, scene.offered("take")) == ("progress", [f"{discipline}_{number}" for number in range(1, 8)])
    scene.play(f"take {discipline}_5")
    society = scene.society(0)
    assert (society.tray, society.aspirations) == ([f"{discipline}_5"], [])
    assert scene.state.progress[f"{discipline}_5"] == 1


@pytest.mark.rule("INV-PROG-01")
def test_a_joker_becomes_any_progress_tile() -> None:
    scene = after_action(Scene().aspirations(0, "joker"))
    assert scene.offered("take") == list(BOX.progress_tiles)


@pytest.mark.rule("INV-PROG-03", "INV-PROG-30", "INV-OPEN-30")
def test_a_number_that_lies_in_tray_or_map_cannot_be_taken_again_but_one_of_another_kind() -> None:
    scene = Scene().aspirations(0, "joker").tray(0, "economy_1").placed(0, hex_0_0="culture_3")
    after_action(scene)
    missing = set(BOX.progress_tiles) - set(scene.offered("take"))
    assert missing == {"economy_1", "culture_3"}


@pytest.mark.rule("INV-SET-01", "INV-PROG-01")
def test_a_stack_that_is_empty_gives_no_tile() -> None:
    scene = after_action(Scene().aspirations(0, "culture").sold_out("culture_1", "culture_7"))
    assert scene.offered("take") == [f"culture_{number}" for number in range(2, 7)]


@pytest.mark.rule("INV-OPEN-29")
def test_an_aspiration_without_a_legal_tile_is_lost() -> None:
    culture = [f"culture_{number}" for number in range(1, 8)]
    scene = Scene().aspirations(0, "culture").tray(0, culture[0]).sold_out(*culture[1:])
    after_action(scene)
    assert (scene.society(0).aspirations, scene.society(0).tray) == ([], ["culture_1"])


@pytest.mark.rule("INV-PROG-28")
def test_every_aspiration_is_replaced_before_step_4() -> None:
    scene = after_action(Scene().aspirations(0, "culture", "economy", "joker"))
    scene.play("take culture_1", "take economy_1", "take technology_1")
    assert (scene.topic, scene.society(0).tray) == ("place", ["culture_1", "economy_1", "technology_1"])


# --- step 4: influence and limit --------------------------------------------------------------------------------------


@pytest.mark.rule("INV-PROG-04", "INV-PROG-29")
def test_tiles_may_stay_in_the_tray() -> None:
    scene = step_4(Scene().tray(0, "culture_1", "culture_2", "culture_3", "culture_4"))
    scene.play("end")
    assert len(scene.society(0).tray) == 4
    assert (scene.society(0).influence, scene.asked) == (1, 1)


TRAY = ("culture_1", "economy_1", "technology_1", "culture_2")


@pytest.mark.rule("INV-PROG-05", "INV-PROG-29")
@pytest.mark.parametrize(("tiles", "cost"), [(4, 0), (3, 1), (2, 2), (1, 3)])
def test_placing_costs_influence_by_the_tiles_in_the_tray(tiles: int, cost: int) -> None:
    scene = step_4(Scene().tray(0, *TRAY[:tiles]).influence(0, 5))
    scene.play("place culture_1 hex_2_m2", "specialist culture")
    assert scene.society(0).influence == 5 - cost


@pytest.mark.rule("INV-PROG-05", "INV-OPEN-55")
@pytest.mark.parametrize(("tiles", "influence"), [(3, 0), (2, 1), (1, 2)])
def test_without_the_full_influence_nothing_can_be_placed(tiles: int, influence: int) -> None:
    scene = step_4(Scene().tray(0, *TRAY[:tiles]).influence(0, influence))
    assert scene.asked == 1  # the turn ends at once
    assert scene.society(0).influence == influence


@pytest.mark.rule("INV-PROG-06")
def test_the_influence_is_paid_once_however_many_tiles_are_placed() -> None:
    scene = Scene().tray(0, "culture_1", "technology_1", "technology_2").influence(0, 5).home(0, technology=2)
    step_4(scene, era=4).play("place culture_1 hex_2_m2", "specialist culture")
    assert scene.society(0).influence == 4
    scene.play("place technology_1 hex_0_0", "specialist technology", "place technology_2 hex_m1_2")
    scene.play("specialist technology")
    assert (len(scene.society(0).progress), scene.society(0).influence) == (3, 4)


@pytest.mark.rule("INV-PROG-07", "INV-PROG-08")
@pytest.mark.parametrize(("era", "limit"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_as_many_tiles_may_be_placed_as_the_era_minus_one(era: int, limit: int) -> None:
    scene = step_4(Scene().tray(0, *TRAY).home(0, culture=9, economy=4, technology=4), era)
    hexes = ["hex_1_m2", "hex_2_m1", "hex_0_0", "hex_m1_2"]
    placed = 0
    while scene.asked == 0 and scene.offered("place"):
        tile = scene.society(0).tray[0]
        scene.play(f"place {tile} {hexes[placed]}")
        placed += 1
        while scene.topic in ("exhaust", "new_economy"):
            scene.play("decline" if scene.topic == "new_economy" else scene.offer()[0])
    assert placed == limit


@pytest.mark.rule("INV-PROG-17")
def test_purple_in_era_3_with_three_tiles_pays_one_influence_and_may_place_two() -> None:
    scene = step_4(Scene().tray(0, *TRAY[:3]).influence(0, 4).home(0, culture=3, economy=3), era=3)
    scene.play("place culture_1 hex_2_m2", "specialist culture", "place technology_1 hex_0_0", "specialist technology")
    assert scene.society(0).influence == 3
    assert (len(scene.society(0).progress), scene.asked) == (2, 1)


# --- step 4: the specialists ------------------------------------------------------------------------------------------


def cost(scene: Scene, tile: str, hex_: str) -> int:
    """How many specialists a placement takes."""
    return len(demands(scene.table, 0, tile, hex_))


@pytest.mark.rule("INV-PROG-09")
def test_a_tile_goes_on_any_empty_hex() -> None:
    scene = Scene().tray(0, *TRAY).placed(0, hex_0_0="economy_7").home(0, culture=5, economy=5, technology=5)
    step_4(scene)
    empty = [hex_ for hex_ in BOX.hexes if hex_ != "hex_0_0"]
    assert scene.offered("place") == [f"{tile} {hex_}" for tile in TRAY for hex_ in empty]


@pytest.mark.rule("INV-PROG-10", "INV-OPEN-08")
def test_the_benefit_of_the_hex_comes_first_and_may_pay() -> None:
    scene = step_4(Scene().tray(0, "technology_1", "economy_1", "economy_2", "economy_3").nobody_home(0))
    assert "technology_1 hex_0_m1" in scene.offered("place")  # a new thinker
    assert "technology_1 hex_1_0" not in scene.offered("place")  # a new trader
    scene.play("place technology_1 hex_0_m1")
    society = scene.society(0)
    assert (society.home, society.exhausted) == ([0, 0, 0], [0, 0, 1])


@pytest.mark.rule("INV-OPEN-08")
def test_an_economy_tile_may_be_used_at_once_and_pay_for_itself() -> None:
    scene = step_4(Scene().tray(0, "economy_4", "culture_1", "culture_2", "culture_3").nobody_home(0))
    assert "economy_4 hex_0_0" in scene.offered("place")
    scene.play("place economy_4 hex_0_0")
    society = scene.society(0)  # a new trader, used for the cost
    assert (society.home, society.exhausted, society.spent, society.tokens) == ([0, 0, 0], [1, 0, 0], ["economy_4"], 0)


@pytest.mark.rule("INV-OPEN-08")
def test_an_economy_tile_need_not_be_used_at_once_if_its_cost_can_be_paid() -> None:
    scene = step_4(Scene().tray(0, "economy_4", "culture_1", "culture_2", "culture_3"))
    scene.play("place economy_4 hex_0_0")
    assert (scene.topic, scene.offer()) == ("new_economy", ["use_economy economy_4", "decline"])
    scene.play("decline", "specialist economy")
    assert (scene.society(0).spent, scene.society(0).exhausted) == ([], [1, 0, 0])
    scene = step_4(Scene().tray(0, "economy_4", "culture_1", "culture_2", "culture_3"))
    scene.play("place economy_4 hex_0_0", "use_economy economy_4", "discipline culture", "specialist economy")
    assert (scene.society(0).spent, scene.society(0).home) == (["economy_4"], [0, 2, 1])


@pytest.mark.rule("INV-OPEN-08")
def test_the_token_that_a_tile_frees_may_be_laid_on_it() -> None:
    scene = Scene().tray(0, "economy_4", "culture_1", "culture_2", "culture_3").nobody_home(0)
    scene.table.players[0].tokens = 0
    scene.table.players[0].spent = ["economy_7"]
    scene.placed(0, hex_2_m2="economy_7")
    step_4(scene)
    assert "economy_4 hex_0_0" not in scene.offered("place")
    scene.play("place economy_4 hex_m2_0")
    assert scene.society(0).spent == ["economy_7", "economy_4"]


@pytest.mark.rule("INV-OPEN-09")
def test_a_placement_that_cannot_be_paid_even_with_the_benefit_is_not_offered() -> None:
    scene = step_4(Scene().tray(0, "technology_1", "culture_1", "economy_1", "economy_2").nobody_home(0))
    offered = scene.offered("place")
    assert "technology_1 hex_0_0" not in offered
    assert [hex_ for tile, hex_ in map(str.split, offered) if tile == "technology_1"] == [
        "hex_m1_m1",  # two less
        "hex_0_m1",  # a thinker
        "hex_1_m1",  # an academic
        "hex_1_1",  # two less
        "hex_0_2",  # an academic
    ]


@pytest.mark.rule("INV-OPEN-09", "INV-CONC-40")
def test_citizens_brought_home_by_a_hex_may_pay_and_only_what_pays_is_offered() -> None:
    scene = Scene().tray(0, "technology_1", "culture_1", "economy_1", "economy_2").nobody_home(0)
    scene.people(0, "africa", 2).people(0, "asia", 2).idea("africa", "wheel", 1)  # Asia would bring artists
    step_4(scene)
    assert "technology_1 hex_m2_1" in scene.offered("place")
    scene.play("place technology_1 hex_m2_1")
    assert scene.offer() == ["call_as africa 1 technology", "call_as africa 2 technology"]
    scene.play("call_as africa 2 technology")
    assert (scene.society(0).home, scene.society(0).exhausted) == ([0, 0, 1], [0, 0, 1])


@pytest.mark.rule("INV-PROG-11")
@pytest.mark.parametrize("discipline", ["economy", "culture", "technology"])
def test_a_progress_tile_takes_specialists_of_its_own_discipline_or_academics(discipline: str) -> None:
    tiles = [f"{discipline}_{number}" for number in (6, 2, 3, 5)]
    scene = step_4(Scene().tray(0, *tiles))
    scene.play(f"place {tiles[0]} hex_0_0")
    assert (scene.topic, scene.offer()) == ("exhaust", [f"specialist {discipline}", "academic"])


@pytest.mark.rule("INV-PROG-12", "INV-PROG-13")
def test_a_prosperity_tile_takes_two_of_any_disciplines_or_academics() -> None:
    scene = step_4(Scene().tray(0, "prosperity_a", "culture_1", "culture_2", "culture_3"))
    scene.play("place prosperity_a hex_0_0")
    assert scene.offer() == ["specialist economy", "specialist culture", "specialist technology", "academic"]
    scene.play("specialist culture", "specialist economy")
    assert scene.society(0).exhausted == [1, 1, 0]
    assert scene.asked == 1


@pytest.mark.rule("INV-PROG-13", "INV-PROG-14")
def test_the_cost_grows_with_every_tile_beside() -> None:
    scene = Scene()
    assert [cost(scene, tile, "hex_0_0") for tile in ("economy_1", "prosperity_a")] == [1, 2]
    scene.placed(0, hex_1_0="culture_1", hex_0_1="prosperity_b", hex_2_m2="technology_1")
    assert [cost(scene, tile, "hex_0_0") for tile in ("economy_1", "prosperity_a")] == [3, 4]
    assert cost(scene, "economy_1", "hex_2_m1") == 1 + 2  # (1, 0) and (2, -2) are beside


@pytest.mark.rule("INV-PROG-15", "INV-PROG-16")
def test_inventions_of_the_discipline_make_a_progress_tile_cheaper_but_no_prosperity_tile() -> None:
    scene = Scene().inventions(0, "boats", "wheel", "bread").placed(0, hex_1_0="culture_1", hex_0_1="culture_2")
    costs = {tile: cost(scene, tile, "hex_0_0") for tile in ("technology_1", "economy_1", "culture_3", "prosperity_a")}
    assert costs == {"technology_1": 1, "economy_1": 2, "culture_3": 3, "prosperity_a": 4}


@pytest.mark.rule("INV-OPEN-10")
def test_discounts_never_go_below_nothing() -> None:
    scene = Scene().inventions(0, "boats", "wheel", "projectile").tray(0, "technology_1", "culture_1", "culture_2")
    assert cost(scene, "technology_1", "hex_0_0") == 0
    scene.influence(0, 5)
    step_4(scene).play("place technology_1 hex_0_0")
    assert (scene.society(0).home, scene.society(0).academy) == ([1, 1, 1], 2)


@pytest.mark.rule("INV-PROG-18")
def test_yellow_pays_a_thinker_and_an_academic_for_a_technology_tile_beside_two_tiles() -> None:
    scene = Scene().placed(0, hex_1_0="culture_1", hex_0_1="economy_7").inventions(0, "wheel")
    scene.tray(0, "technology_1", "culture_2", "culture_3", "culture_4")
    assert cost(scene, "technology_1", "hex_0_0") == 2
    step_4(scene).play("place technology_1 hex_0_0", "specialist technology")
    society = scene.society(0)
    assert (society.home, society.academy, society.exhausted) == ([1, 1, 0], 1, [0, 0, 2])


@pytest.mark.rule("INV-PROG-19", "INV-PROG-20")
@pytest.mark.parametrize(("hex_", "tile"), [("hex_m2_0", "culture_1"), ("hex_2_0", "prosperity_a")])
def test_covering_a_hex_with_a_token_makes_it_available(hex_: str, tile: str) -> None:
    scene = step_4(Scene().tray(0, tile, "culture_2", "culture_3", "culture_4"))
    scene.play(f"place {tile} {hex_}", "specialist culture")
    if tile == "prosperity_a":
        scene.play("specialist economy")
    society = scene.society(0)
    assert society.tokens == 2
    assert hex_ not in society.hex_tokens


@pytest.mark.rule("INV-PROG-27")
def test_two_hexes_make_the_tile_two_citizens_cheaper() -> None:
    scene = Scene()
    assert [cost(scene, "prosperity_a", hex_) for hex_ in ("hex_m1_m1", "hex_1_1", "hex_0_0")] == [0, 0, 2]
    scene.placed(0, hex_0_m1="culture_1", hex_m1_0="culture_2")
    assert cost(scene, "prosperity_a", "hex_m1_m1") == 2


@pytest.mark.rule("INV-OPEN-65")
def test_a_tile_placed_first_counts_as_adjacent_and_its_benefit_may_pay_the_next() -> None:
    scene = Scene().tray(0, "culture_1", "culture_2", "culture_3", "culture_4").home(0, culture=2).academy(0, 0)
    step_4(scene, era=3).play("place culture_1 hex_0_0")
    assert "culture_2 hex_m1_2" in scene.offered("place")
    assert "culture_2 hex_0_1" not in scene.offered("place")  # beside the first: two artists
    for hex_, is_enough in (("hex_m1_1", True), ("hex_0_0", False)):  # the one brings an artist
        scene = Scene().tray(0, "culture_1", "culture_2", "culture_3", "culture_4").academy(0, 0)
        step_4(scene, era=3).play(f"place culture_1 {hex_}")
        assert ("culture_2 hex_2_m2" in scene.offered("place")) is is_enough


# --- every hex --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hex_", "change"),
    [
        ("hex_0_m2", {"influence": 2}),
        ("hex_1_m2", {}),
        ("hex_2_m2", {}),
        ("hex_0_m1", {"home": [2, 2, 3]}),
        ("hex_1_m1", {"academy": 2}),
        ("hex_2_m1", {}),
        ("hex_m2_0", {"tokens": 2}),
        ("hex_0_0", {}),
        ("hex_1_0", {"home": [3, 2, 2]}),
        ("hex_2_0", {"tokens": 2}),
        ("hex_m1_1", {"home": [2, 3, 2]}),
        ("hex_0_1", {"influence": 2}),
        ("hex_m1_2", {}),
        ("hex_0_2", {"academy": 2}),
        ("hex_m1_m1", {"exhausted": 0}),
        ("hex_1_1", {"exhausted": 0}),
    ],
)
def test_every_hex_gives_what_is_printed_on_it(hex_: str, change: dict[str, object]) -> None:
    scene = Scene().tray(0, "prosperity_a", "culture_2", "culture_3", "culture_4").academy(0, 1)
    step_4(scene.home(0, economy=2, culture=2, technology=2))
    scene.play(f"place prosperity_a {hex_}")
    society = scene.society(0)
    found = {
        "influence": society.influence,
        "home": list(society.home),
        "academy": society.academy,
        "tokens": society.tokens,
    }
    scene.finish()
    expected = {"influence": 1, "home": [2, 2, 2], "academy": 1, "tokens": 1, "exhausted": 2} | change
    assert found | {"exhausted": sum(scene.society(0).exhausted)} == expected


@pytest.mark.parametrize(
    ("hex_", "topic"), [("hex_m1_0", "new_citizen"), ("hex_m2_2", "new_citizen"), ("hex_m2_1", "bring_home")]
)
def test_every_hex_with_a_choice_asks(hex_: str, topic: str) -> None:
    scene = step_4(Scene().tray(0, "culture_1", "culture_2", "culture_3", "culture_4").people(0, "asia", 2))
    scene.play(f"place culture_1 {hex_}")
    assert scene.topic == topic


def test_the_hexes_are_a_regular_map_of_nineteen() -> None:
    assert len(BOX.hexes) == 19
    assert sorted(map(len, BOX.beside.values())) == [3] * 6 + [4] * 6 + [6] * 7
    assert set(BOX.beside["hex_0_0"]) == {
        "hex_1_0", "hex_0_1", "hex_m1_1", "hex_m1_0", "hex_0_m1", "hex_1_m1",
    }  # fmt: skip


# --- economy tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-PROG-21")
def test_an_economy_tile_gives_its_benefit_once_for_a_token() -> None:
    scene = Scene().placed(0, hex_0_0="economy_2", hex_2_m2="economy_3").tokens(0, 2)
    scene.play("use_economy economy_2")
    society = scene.society(0)
    assert (society.influence, society.tokens, society.spent) == (3, 1, ["economy_2"])
    assert scene.offered("use_economy") == ["economy_3"]


@pytest.mark.rule("INV-PROG-21")
def test_without_a_token_no_economy_tile_works() -> None:
    scene = Scene().placed(0, hex_0_0="economy_2", hex_2_m2="economy_3")
    scene.play("use_economy economy_2")
    assert scene.offered("use_economy") == []


@pytest.mark.rule("INV-PROG-21", "INV-OPEN-12")
def test_economy_tiles_may_be_used_in_steps_2_and_4() -> None:
    scene = Scene().placed(0, hex_0_0="economy_2").people(0, "africa", 3).inventions(0, "boats")
    assert scene.offered("use_economy") == ["economy_2"]
    scene.act("call_specialists", "call africa 1")
    assert (scene.topic, scene.offered("use_economy")) == ("chain", ["economy_2"])
    scene.play("use_economy economy_2")
    assert (scene.topic, scene.society(0).influence, scene.offer()) == ("chain", 3, ["chain boats", "decline"])
    scene = Scene().placed(0, hex_0_0="economy_2", hex_2_m2="technology_5").people(0, "africa", 1).ideas(0, "wheel")
    scene.act("travel", "travel africa europe")
    assert (scene.topic, scene.offered("use_economy")) == ("link", ["economy_2"])
    scene.play("use_economy economy_2", "decline")
    assert scene.society(0).influence == 3
    scene = step_4(Scene().placed(0, hex_0_0="economy_2"))
    assert (scene.topic, scene.offer()) == ("place", ["use_economy economy_2", "end"])


@pytest.mark.rule("INV-OPEN-12")
def test_an_economy_tile_may_make_a_chain_possible() -> None:
    scene = Scene().nobody_home(0).people(0, "europe", 1).knowledge("africa", "present").ideas(0, "wheel")
    scene.placed(0, hex_0_0="economy_4")
    scene.act("travel", "travel europe africa")
    assert (scene.topic, scene.offer()) == ("chain", ["use_economy economy_4", "decline"])
    scene.play("use_economy economy_4", "discipline technology")
    assert scene.offer() == ["chain knowledge_present", "decline"]
    scene.play("chain knowledge_present", "present wheel middle_east")
    assert scene.region("middle_east").card == "wheel"


@pytest.mark.rule("INV-OPEN-12")
def test_an_economy_tile_that_can_make_no_chain_possible_is_no_reason_to_ask() -> None:
    scene = Scene().nobody_home(0).people(0, "europe", 1).knowledge("africa", "present").ideas(0, "wheel")
    scene.placed(0, hex_0_0="economy_2")
    scene.act("travel", "travel europe africa")
    assert scene.topic == "progress"
    scene = Scene().influence(0, 8).people(0, "africa", 3).inventions(0, "bread").placed(0, hex_0_0="economy_4")
    scene.act("call_specialists", "call africa 1", "chain bread", "call africa 1")
    assert scene.topic == "progress"  # the only invention has been chained


@pytest.mark.rule("INV-OPEN-12", "INV-OPEN-13")
def test_an_economy_tile_may_make_a_link_possible() -> None:
    scene = Scene().nobody_home(0).home(0, technology=2).ideas(0, "wheel").own(0, "iron").idea("asia", "steel", 1)
    scene.placed(0, hex_0_0="economy_7", hex_2_m2="technology_1")
    scene.act("invent")  # one thinker invents, the other one lies down
    assert (scene.topic, scene.offer()) == ("link", ["use_economy economy_7", "decline"])
    scene.play("use_economy economy_7")
    assert scene.offer() == ["link technology_1 present_idea", "decline"]
    scene = linkable(influence=0).placed(0, hex_0_0="economy_2")
    scene.act("travel", "travel africa europe")
    assert scene.offer() == ["use_economy economy_2", "decline"]
    scene.play("use_economy economy_2", "link technology_5 present_idea")
    assert scene.society(0).influence == 0 + 2 - 1


def linkable(influence: int) -> Scene:
    """After a journey technology 5 could link an idea that can be presented."""
    scene = Scene().placed(0, hex_2_m2="technology_5").influence(0, influence)
    return scene.people(0, "africa", 1).ideas(0, "wheel")


@pytest.mark.rule("INV-OPEN-12")
def test_an_economy_tile_that_performs_an_action_works_in_the_action_step_only(tmp_path: Path) -> None:
    items: Any = parse(FILES.home / "progress_tiles.yaml")["progress_tiles"]
    tile = next(item for item in items if item["id"] == "economy_2")
    benefit = {"op": "action", "action": "present_idea"}
    (tmp_path / "progress_tiles.yaml").write_text(yaml.safe_dump({"progress_tiles": [tile | {"benefit": benefit}]}))
    scene = Scene().placed(0, hex_0_0="economy_2").ideas(0, "wheel")
    box = load(tmp_path)
    scene.table.box = FILES.register(box)
    scene.table.__post_init__()
    offered = {}
    for phase in ("pillar", "placing"):
        scene.table.phase = phase
        offered[phase] = economy_options(scene.table, 0)
    assert offered == {"pillar": [("use_economy", "economy_2")], "placing": []}


@pytest.mark.rule("INV-OPEN-08", "INV-OPEN-12")
def test_an_economy_tile_that_would_do_nothing_is_not_offered_when_it_is_placed() -> None:
    scene = step_4(Scene().tray(0, "economy_2", "culture_1", "culture_2", "culture_3").influence(0, 10))
    scene.play("place economy_2 hex_0_0")
    assert scene.topic == "exhaust"


@pytest.mark.parametrize(
    ("number", "choices", "change"),
    [
        (1, [], {"academy": 2}),
        (2, [], {"influence": 3}),
        (3, ["settle europe"], {"europe": 1}),
        (4, ["discipline culture"], {"home": [1, 2, 1]}),
        (5, ["call asia 2"], {"home": [1, 3, 1], "asia": 0}),
        (7, [], {"home": [3, 1, 1], "exhausted": [0, 0, 0]}),  # both traders: there is no choice
    ],
)
def test_every_economy_tile_gives_its_benefit(number: int, choices: list[str], change: dict[str, object]) -> None:
    scene = Scene().placed(0, hex_0_0=f"economy_{number}").academy(0, 1).people(0, "asia", 2).exhausted(0, economy=2)
    scene.play(f"use_economy economy_{number}", *choices)
    society = scene.society(0)
    found = {
        "academy": society.academy,
        "influence": society.influence,
        "home": society.home,
        "exhausted": society.exhausted,
        "asia": scene.region("asia").population[0],
        "europe": scene.region("europe").population[0],
    }
    assert found == {
        "academy": 1, "influence": 1, "home": [1, 1, 1], "exhausted": [2, 0, 0], "asia": 2, "europe": 0,
    } | change  # fmt: skip
    assert society.spent == [f"economy_{number}"]


@pytest.mark.rule("INV-PROG-26", "INV-OPEN-11", "INV-OPEN-55")
def test_economy_6_places_tiles_of_the_tray_for_two_influence() -> None:
    scene = Scene().own(0, "mathematics").placed(0, hex_0_0="economy_6").tray(0, "culture_1", "culture_2", "culture_3")
    scene.home(0, culture=5).influence(0, 5).aspirations(0, "economy")
    scene.play("use_economy economy_6")
    assert (scene.topic, "decline" in scene.offer()) == ("place_outside", True)
    assert {words.split()[0] for words in scene.offered("place")} == {"culture_1", "culture_2", "culture_3"}
    scene.play("place culture_1 hex_2_m2", "specialist culture")
    assert scene.society(0).influence == 3
    scene.play("place culture_2 hex_m2_2", "settle asia", "specialist culture")
    assert (scene.topic, scene.society(0).influence) == ("main_action", 3)  # era 3: two tiles
    assert scene.society(0).aspirations == ["economy"]
    scene.act("send_diplomat", "send cotton", "academic")
    scene.play("take economy_1")
    assert scene.topic == "place"  # step 4 at its normal cost: two tiles, two influence
    scene.play("place culture_3 hex_m1_2", "specialist culture")
    assert scene.society(0).influence == 1


@pytest.mark.rule("INV-PROG-26", "INV-OPEN-11")
def test_economy_6_needs_two_influence() -> None:
    scene = Scene().placed(0, hex_0_0="economy_6").tray(0, "culture_1").influence(0, 1)
    assert scene.offered("use_economy") == []


@pytest.mark.rule("INV-PROG-26", "INV-OPEN-09")
@pytest.mark.parametrize(
    ("tile", "offered"),
    [("culture_1", ["economy_6"]), ("prosperity_a", [])],  # hex 14 brings the artist, but nothing brings two citizens
)
def test_economy_6_needs_a_tile_that_can_be_paid(tile: str, offered: list[str]) -> None:
    scene = Scene().placed(0, hex_2_m2="economy_6", hex_m1_m1="culture_3", hex_1_1="culture_4").influence(0, 3)
    scene.nobody_home(0).tray(0, tile)
    assert scene.offered("use_economy") == offered


@pytest.mark.rule("INV-PROG-26", "INV-OPEN-08")
@pytest.mark.parametrize(("tokens", "offered"), [(1, []), (2, ["economy_6"])])
def test_the_token_for_economy_6_does_not_help_to_pay_for_what_it_places(tokens: int, offered: list[str]) -> None:
    scene = Scene().placed(
        0, hex_0_0="economy_6", hex_m1_m1="culture_3", hex_1_1="culture_4", hex_1_0="culture_5",
        hex_1_m1="culture_6", hex_0_2="culture_7", hex_m2_0="culture_1", hex_2_0="culture_2",
    )  # fmt: skip
    scene.nobody_home(0).tray(0, "economy_4").influence(0, 3).tokens(0, tokens)
    assert scene.offered("use_economy") == offered


@pytest.mark.rule("INV-PROG-26", "INV-OPEN-11")
def test_an_era_box_places_tiles_without_any_influence() -> None:
    scene = Scene().milestones(eureka=["crane"]).tray(0, "culture_1", "culture_2").influence(0, 0).home(0, culture=5)
    scene.act("eureka", "box era4_box3", "place culture_1 hex_2_m2", "specialist culture")
    scene.play("place culture_2 hex_m1_2", "specialist culture")
    assert scene.society(0).influence == 0
    assert len(scene.society(0).progress) == 2


# --- culture tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-PROG-23")
@pytest.mark.parametrize(
    ("number", "play", "change"),
    [
        (1, ["pillar present_idea", "present wheel asia", "specialist technology", "settle asia"], {"influence": 2}),
        (2, ["pillar invent", "specialist economy"], {"ip": 2}),
        (3, ["pillar innovate", "specialist economy", "settle australia"], {"australia": 1}),
        (4, ["pillar share_invention", "joker"], {"academy": 2}),
        (5, ["pillar call_specialists", "call europe 1", "discipline culture"], {"home": [2, 3, 1]}),
        (6, ["pillar gain_influence", "influence europe influence_present"], {"ip": 6 + 3}),
        (7, ["pillar travel", "travel europe africa", "settle australia"], {"australia": 1}),
    ],
)
def test_every_culture_tile_gives_its_benefit_with_its_action(
    number: int, play: list[str], change: dict[str, object]
) -> None:
    scene = Scene().placed(0, hex_0_0=f"culture_{number}").academy(0, 1).people(0, "europe", 4).ideas(0, "wheel")
    scene.idea("north_america", "tanned_leather", 1).invention("south_america", "silk", 1, 2)
    scene.invention("middle_east", "seawall", 0, 0).home(0, economy=2).display("coins", "steel", "writing")
    scene.play(*play)
    society = scene.society(0)
    found = {"influence": society.influence, "ip": society.ip, "academy": society.academy, "home": society.home}
    found["australia"] = scene.region("australia").population[0]
    assert {key: found[key] for key in change} == change


@pytest.mark.rule("INV-OPEN-44")
def test_a_culture_tile_works_every_time_before_the_chain_step() -> None:
    scene = Scene().placed(0, hex_0_0="culture_5").people(0, "africa", 3).inventions(0, "bread").influence(0, 5)
    scene.act("call_specialists", "call africa 1")
    assert scene.topic == "new_specialist"
    scene.play("discipline economy")
    assert scene.topic == "chain"
    scene.play("chain bread", "call africa 1", "discipline economy")
    assert scene.society(0).home == [1 + 2, 1 + 2, 1]


@pytest.mark.rule("INV-OPEN-66")
def test_a_culture_tile_never_works_for_an_action_before_it_was_placed() -> None:
    scene = Scene().own(0, "mathematics").tray(0, "culture_2", "culture_3", "culture_4", "culture_5")
    scene.idea("asia", "wheel", 1)
    scene.act("invent", "specialist technology")
    scene.play("place culture_2 hex_0_0", "specialist culture")
    assert scene.society(0).ip == 0


# --- technology tiles -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "links"),
    [
        (1, ("present_idea", "invent")),
        (2, ("invent", "share_invention")),
        (3, ("share_invention", "call_specialists")),
        (4, ("innovate", "gain_influence")),
        (5, ("travel", "present_idea")),
        (6, ("eureka", "send_diplomat")),
        (7, ("recall_diplomat", "travel")),
    ],
)
@pytest.mark.rule("INV-CHAIN-10", "INV-PROG-24")
def test_every_technology_tile_links_its_two_actions(number: int, links: tuple[str, str]) -> None:
    tile = f"technology_{number}"
    for after, name in (links, links[::-1]):
        scene = Scene().placed(0, hex_0_0=tile).influence(0, 5).people(0, "europe", 9).ideas(0, "wheel", "coins")
        scene.idea("asia", "tanned_leather", 1).invention("south_america", "silk", 1, 2)
        scene.invention("middle_east", "seawall", 0, 0).home(0, economy=3, technology=3)
        scene.act(after)
        while scene.topic != "link":
            offer = scene.offer()
            scene.play("decline" if "decline" in offer else offer[0])
        assert scene.offered("link") == [f"{tile} {name}"]
        scene.play(f"link {tile} {name}")
        assert scene.state.thread[-1] in (tile, name)
        assert scene.society(0).turned == [tile]


# --- prosperity tiles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-PROG-25", "INV-END-03", "INV-OPEN-07")
@pytest.mark.parametrize(("tile", "points"), [("a", 6), ("b", 3), ("c", 3), ("d", 6), ("e", 6), ("f", 6), ("g", 6)])
def test_every_prosperity_tile_scores_its_objective(tile: str, points: int) -> None:
    scene = Scene().placed(
        0,
        hex_0_0=f"prosperity_{tile}",
        hex_1_0="economy_1",
        hex_0_1="economy_2",
        hex_m1_1="culture_1",
        hex_m1_0="technology_1",
        hex_0_m1="prosperity_d" if tile != "d" else "prosperity_a",
        hex_2_m2="culture_2",  # not beside
        hex_m2_2="technology_2",
        hex_m2_0="economy_3",
    )
    assert scene.score(0)[f"prosperity_{tile}"] == points


@pytest.mark.rule("INV-OPEN-07")
def test_pairs_count_over_the_whole_map_and_every_tile_once() -> None:
    scene = Scene().placed(0, hex_0_0="prosperity_f", hex_2_m2="economy_1", hex_m2_2="culture_1", hex_m2_0="culture_2")
    assert scene.score(0)["prosperity_f"] == 3
    scene.placed(0, hex_0_2="economy_2")
    assert scene.score(0)["prosperity_f"] == 6


@pytest.mark.rule("INV-PROG-22", "INV-ERA-11")
def test_economy_tokens_return_at_the_era_change() -> None:
    scene = Scene().placed(0, hex_0_0="economy_2", hex_m2_0="economy_3").last_round(2, 0)
    scene.play("use_economy economy_2", "use_economy economy_3", "settle asia")
    assert (scene.society(0).tokens, scene.society(0).spent) == (0, ["economy_2", "economy_3"])
    scene.act("send_diplomat").finish()
    assert scene.state.era == 3
    assert (scene.society(0).tokens, scene.society(0).spent) == (2, [])
