"""Factions (HYP-FAC): homelands of their own and the twelve powers."""

from typing import Any

import pytest

from gobelin.games.hyperborea import GAME
from gobelin.games.hyperborea.loading import BOX
from gobelin.games.hyperborea.state import HyperboreaState
from gobelin.kernel import Match
from support.hyperborea import EMPTY, GREY, Scene


def war(seats: int = 2, seed: int = 0, **settings: Any) -> Match[HyperboreaState]:
    return Match.new(GAME, {"mode": "faction_war", **settings}, ["person"] * seats, seed)


@pytest.mark.rule("HYP-FAC-01")
def test_in_the_invasion_all_homelands_are_equal_and_nobody_has_a_power() -> None:
    match = Match.new(GAME, None, ["person"] * 6, 0)
    state = match.state
    lands = {tuple(state.land_at(place) for place in home) for home in state.map.homelands}
    assert len(lands) == 1
    assert match.ask is not None
    assert match.ask.topic == "extra_cube"
    assert [list(state.passives(seat)) for seat in range(6)] == [[]] * 6


@pytest.mark.rule("HYP-FAC-02")
def test_in_the_faction_war_each_homeland_shows_the_side_of_its_faction() -> None:
    state = war(6).state
    for seat, player in enumerate(state.players):
        shown = tuple(state.land_at(place) for place in state.map.homelands[player.home])
        assert shown == BOX.homelands[f"homeland_{player.faction}"].faction_war
        assert state.land_at(state.capital(seat)).cities == ("capital",)
    assert len({tuple(state.land_at(place) for place in home) for home in state.map.homelands}) == 6


@pytest.mark.rule("HYP-FAC-03", "HYP-FAC-04")
def test_everybody_picks_one_of_the_two_tiles_of_the_faction() -> None:
    match = war(factions=["red_duchy", "coral_throne"])
    assert match.ask is not None
    assert match.ask.topic == "faction_tile"
    assert match.asks[0].options == [("faction_tile", "red_duchy_a"), ("faction_tile", "red_duchy_b")]
    match.choose(("faction_tile", "red_duchy_b"), 0)
    match.choose(("faction_tile", "coral_throne_a"), 1)
    assert [player.tile for player in match.state.players] == ["red_duchy_b", "coral_throne_a"]
    while match.ask is not None and match.state.turns < 6:
        match.choose(match.ask.options[-1], match.ask.seat)
    assert [player.tile for player in match.state.players] == ["red_duchy_b", "coral_throne_a"]


@pytest.mark.rule("HYP-FAC-04")
def test_tiles_may_be_drawn_instead() -> None:
    drawn = set()
    for seed in range(20):
        match = war(seed=seed, factions=["red_duchy", "coral_throne"], drawn_tiles=True)
        assert match.ask is not None
        assert match.ask.topic == "extra_cube"
        drawn |= {player.tile for player in match.state.players}
    assert drawn == {"red_duchy_a", "red_duchy_b", "coral_throne_a", "coral_throne_b"}


@pytest.mark.rule("HYP-FAC-05")
@pytest.mark.parametrize(("tile", "figures"), [("purple_matriarchy_a", 5), ("purple_matriarchy_b", 3)])
def test_a_power_is_in_force_from_the_set_up_on(tile: str, figures: int) -> None:
    match = war(factions=["purple_matriarchy", "red_duchy"])
    match.choose(("faction_tile", tile), 0)
    while match.ask is not None and match.ask.topic != "turn":
        match.choose(match.ask.options[0], match.ask.seat)
    assert (match.state.on_map(0), match.state.players[0].supply) == (figures, 10 - figures)
    assert match.state.outside(match.state.capital(0), 0) == figures


@pytest.mark.rule("HYP-FAC-06")
def test_all_twelve_powers_are_reconstructed_two_for_each_faction() -> None:
    assert [tile.faction for tile in BOX.faction_tiles.values()] == [name for name in BOX.factions for _ in range(2)]
    assert {tile.source for tile in BOX.faction_tiles.values()} == {"reconstructed"}


@pytest.mark.rule("HYP-FAC-06", "HYP-FAC-07")
@pytest.mark.parametrize(
    ("tile", "technology", "cubes", "pool"),
    [
        ("red_duchy_a", "warfare_2", ("red", "green"), {"attack": 2, "move": 1}),
        ("emerald_kingdom_a", "exploration_1", ("green", "red"), {"move": 4}),
        ("emerald_kingdom_a", "exploration_2", ("green", "purple"), {"move": 3, "figure": 1}),
        (
            "purple_matriarchy_b",
            "growth_1",
            ("purple", "blue"),
            {"figure": 1, "fortress": 1, "move": 1, "develop": [("free", 1)]},
        ),
        ("golden_barony_a", "trade_1", ("yellow", "blue"), {"develop": [("free", 1)] * 2}),
        ("coral_throne_a", "progress_2", ("orange", "blue"), {"develop": [("same", 2), ("free", 1), ("free", 1)]}),
        ("celestial_reign_a", "science_1", ("blue", "red", "red"), {"technology": 1, "develop": [("free", 1)] * 2}),
    ],
)
def test_a_power_adds_to_the_effect_of_its_base_technology(
    tile: str, technology: str, cubes: tuple[str, ...], pool: dict[str, Any]
) -> None:
    scene = Scene().tile(0, tile).available(0, *cubes).play(*(f"place {cube} {technology}" for cube in cubes))
    assert scene.produced() == pool
    scene.round()
    assert scene.produced() == {}


@pytest.mark.rule("HYP-FAC-07", "HYP-TECH-27")
def test_a_power_adds_to_either_branch_of_a_choice() -> None:
    scene = Scene().tile(0, "red_duchy_a").available(0, "red", "blue")
    scene.play("place red warfare_1", "place blue warfare_1", "choose fortress")
    assert scene.produced() == {"fortress": 2, "attack": 1}


@pytest.mark.rule("HYP-FAC-07")
def test_a_power_does_not_act_for_another_technology_or_another_player() -> None:
    scene = Scene().tile(0, "emerald_kingdom_a").tile(1, "red_duchy_a").available(0, "red", "green")
    scene.play("place red warfare_2", "place green warfare_2")
    assert scene.produced() == {"attack": 1, "move": 1}


@pytest.mark.rule("HYP-FAC-06")
def test_head_hunters_earn_a_gem_for_the_first_figure_of_a_turn() -> None:
    scene = Scene(3).tile(0, "red_duchy_b").open_all().figures(0, "e", 1).figures(1, "e", 2).pool(attack=2)
    scene.play("attack e 1 0")
    assert scene.player(0).gems == 1
    scene.play("attack e 1 0")
    assert scene.player(0).gems == 1


@pytest.mark.rule("HYP-FAC-06")
def test_wood_folk_pay_no_surcharge_for_forest_and_swamp() -> None:
    scene = Scene().open_all().tile(0, "emerald_kingdom_b").pool(move=2)
    scene.open("e", "borderland_22").figures(0, "e", 1)
    scene.play("move cap0 a0", "move e a0")
    assert (scene.figures_at("a0"), scene.produced()) == ([2, 0], {})


@pytest.mark.rule("HYP-FAC-06", "HYP-FAC-08")
def test_interest_is_a_gem_at_each_reset() -> None:
    scene = Scene().tile(0, "golden_barony_b").bag(0, "red", "red", "red").unused(0, "blue")
    scene.round()
    assert scene.player(0).gems == 0
    scene.end()
    assert (scene.player(0).gems, scene.told().count("reset 0"), scene.asked) == (1, 1, 1)


@pytest.mark.rule("HYP-FAC-08")
def test_steps_of_a_census_cannot_become_cubes_before_the_next_turn() -> None:
    scene = Scene().tile(0, "coral_throne_b").bag(0).unused(0, "red").levels(0, blue=3).end()
    scene.play("develop blue 1")
    assert (scene.level(0, "blue"), scene.topic) == (4, "reset_effect")
    assert {words.split()[0] for words in scene.offer()} == {"develop", "done"}
    scene.play("done")
    assert (scene.asked, scene.produced(), scene.cubes(0, "available")) == (1, {}, {"red": 1})
    scene.end()
    assert scene.offered("upgrade") == ["blue"]


@pytest.mark.rule("HYP-FAC-09")
@pytest.mark.parametrize("grey", ["return_grey", "keep_grey"])
def test_pure_teaching_gives_a_step_for_every_card_and_lets_its_grey_cube_go(grey: str) -> None:
    scene = Scene().tile(0, "celestial_reign_b").pool(technology=2)
    before = scene.table.supply[GREY]
    scene.play(f"acquire {scene.offered('acquire')[0]}")
    assert (scene.topic, scene.offer()) == ("grey_cube", ["return_grey", "keep_grey"])
    scene.play(grey)
    is_kept = grey == "keep_grey"
    assert scene.cubes(0, "unused") == ({"grey": 1} if is_kept else {})
    assert scene.state.supply[GREY] == before - 1 + (not is_kept)
    scene.play(f"acquire {scene.offered('acquire')[0]}", grey)
    assert scene.produced() == {"develop": [("free", 1)] * 2}


@pytest.mark.rule("HYP-FAC-09")
def test_a_card_from_a_city_or_a_token_counts_for_the_power_as_well() -> None:
    scene = Scene().open_all().tile(0, "celestial_reign_b").stores(0, "gold_codex").open("centre", "centre_02")
    scene.figures(0, "centre", 1).play("use_token gold_codex", f"acquire {scene.table.display[0]}", "keep_grey")
    assert scene.produced() == {"develop": [("free", 1)] * 2}
    scene.play("enter centre 1", f"acquire {scene.state.display[0]}", "keep_grey")
    assert scene.produced() == {"develop": [("free", 1)] * 3}


@pytest.mark.rule("HYP-OPEN-31")
def test_many_daughters_are_topped_up_to_four() -> None:
    scene = Scene().tile(0, "purple_matriarchy_a").figures(0, "cap0", 0).starting()
    assert (scene.figures_at("cap0"), scene.sites_at("cap0")) == ([4, 0], [EMPTY])
