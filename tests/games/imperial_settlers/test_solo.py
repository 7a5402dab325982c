"""IMP-SOLO: one player against the neutral player."""

from pathlib import Path
from typing import Any

import pytest

from gobelin.games.imperial_settlers import GAME
from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS
from gobelin.kernel import Match, Result, Rng
from support.settlers import Scene, card

FOUR = ("town", "mill", "baker", "tavern")


def new(seed: int = 0, faction: str = "romans") -> Match[SettlersState]:
    """A solo game from the start."""
    match: Match[SettlersState] = Match.new(GAME, {"factions": [faction]}, 1, seed)
    return match


def targets(scene: Scene) -> list[str]:
    """The row of attack cards by their targets, the newest first."""
    return [GOODS[BOX.attack_deck[copy]] for copy in scene.state.attack_row]


def collected(scene: Scene) -> list[str]:
    """The neutral player's collection pile, by cards."""
    return [card(copy) for copy in scene.state.collected]


def attack(*row: str, new: tuple[str, str], faction: str = "romans", **fields: Any) -> Scene:
    """The attack phase of a round: the open row, newest first, and the two attack cards to come."""
    return Scene(faction).attack_cards(*row, deck=new).at(phase="attack", **fields)


def with_collected(scene: Scene, count: int) -> Scene:
    """Lay cards on the neutral player's collection pile."""
    return scene.at(collected=[scene._fetch("ruins") for _ in range(count)])


# --- opponent, aim and set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-SOLO-01", "IMP-SOLO-04")
def test_the_neutral_player_has_no_faction_board_or_goods_and_only_the_own_faction_is_used() -> None:
    state = new().state
    neutral = state.neutral
    assert (neutral.faction, sum(neutral.purse), neutral.vp) == ("", 0, 0)
    assert (neutral.deck.items, neutral.hand.items, neutral.deals) == ([], [], [])
    everything = [item for pile in state.piles() for item in pile.items] + state.attack_row
    assert {item[:3] for item in everything} == {"com", "rom", "att"}
    result = Scene("romans").at(phase="scoring").match.result
    assert result is not None
    assert len(result.scores) == 1  # no score marker for the neutral player


@pytest.mark.rule("IMP-SOLO-05", "IMP-SOLO-37")
def test_sixteen_attack_cards_are_shuffled_and_the_top_one_is_revealed_beside_the_usual_set_up() -> None:
    rows = set()
    for seed in range(12):
        state = new(seed).state
        assert sorted([*state.attack_deck.items, *state.attack_row]) == sorted(BOX.attack_deck)
        assert len(state.attack_deck) == 15
        rows.add(tuple(state.attack_row))
        view = GAME.plain_view(state, 0)
        assert (view["attack_row"], view["attack_deck"]) == (state.attack_row, 15)
        hand = [copy[:3] for copy in state.realms[0].hand.items]
        assert sorted(hand) == ["com", "com", "rom", "rom", "rom"]  # four at set-up, then the card phase's first
    assert len(rows) > 1


@pytest.mark.rule("IMP-SOLO-02", "IMP-SOLO-34")
@pytest.mark.parametrize(
    ("faction_locations", "pile", "place"), [(3, 2, 1), (3, 3, 2), (2, 3, 2), (1, 0, 1), (0, 0, 2)]
)
def test_who_owns_more_faction_locations_than_cards_were_collected_wins(
    faction_locations: int, pile: int, place: int
) -> None:
    scene = Scene("romans").locations(0, *["builder", "builder", "spies"][:faction_locations]).at(phase="scoring")
    with_collected(scene, pile)
    result = scene.match.result
    assert result is not None
    assert result.places == (place,)
    assert f"{'solo_won' if place == 1 else 'solo_lost'} {faction_locations} {pile}" in scene.told()


@pytest.mark.rule("IMP-SOLO-03", "IMP-SOLO-35")
def test_a_winners_total_is_his_points_and_the_value_of_his_locations() -> None:
    scene = Scene("romans").locations(0, "builder", "spies", "town", "ruins").at(phase="actions", round=5)
    scene.locations(0, "marketplace").goods(0, wood=1, stone=1, food=1).attack_cards("gold", deck=("card", "card"))
    scene.play("activate marketplace", "pass")
    assert scene.match.result == Result((3 + 2 * 2 + 3,), (1,))


@pytest.mark.rule("IMP-SOLO-36")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (28, "citizen"),
        (29, "citizen"),
        (30, "servant"),
        (39, "servant"),
        (40, "squire"),
        (49, "squire"),
        (50, "knight"),
        (59, "knight"),
        (60, "castellan"),
        (69, "castellan"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (120, "emperor"),
    ],
)
def test_a_winner_has_a_rank_by_his_total(points: int, rank: str) -> None:
    scene = Scene("romans").locations(0, "builder").at(phase="scoring")
    scene._state.realms[0].vp = points - 2
    assert [event for event in scene.told() if event.startswith("rank")] == [f"rank {rank}"]


@pytest.mark.rule("IMP-SOLO-34")
def test_a_loser_has_no_rank() -> None:
    scene = Scene("romans").at(phase="scoring")
    scene._state.realms[0].vp = 50
    assert not [event for event in scene.told() if event.startswith("rank")]


@pytest.mark.rule("IMP-SOLO-06", "IMP-SOLO-41", "IMP-OPEN-14")
def test_all_five_rounds_have_the_usual_phases_and_an_attack_phase_and_the_attack_deck_suffices() -> None:
    match = new(3)
    while match.ask:
        passing = ("pass",) in match.ask.options
        match.choose(("pass",) if passing else match.ask.options[0], match.ask.seat)
        GAME.check(match.state)
    marks = {"round": "cards", "passed": "actions", "collected": "collect", "attack_card": "attack", "gained": "goods"}
    seen = [marks[event.verb] for event in match.events(0) if event.verb in marks]
    phases = [seen[i] for i in range(len(seen)) if i == 0 or seen[i] != seen[i - 1]]
    assert phases == ["attack", *["cards", "goods", "actions", "collect", "attack"] * 5]
    assert seen.count("attack") == 1 + 2 * 5
    assert len(match.state.attack_deck) == 16 - 11
    assert len(match.state.collected) == 10  # two a round
    assert match.result is not None
    assert match.result.places == (2,)


# --- card phase -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-SOLO-07", "IMP-SOLO-08", "IMP-SOLO-10")
def test_of_four_cards_the_player_takes_two_and_the_neutral_player_gets_the_others() -> None:
    scene = Scene("romans").at(phase="cards").on_top(*FOUR).on_top("spies", seat=0)
    assert scene.cards(0) == ["spies"]
    assert scene.offer() == [f"take {name}" for name in FOUR]
    scene.play("take mill")
    assert scene.cards(0) == ["spies", "mill"]
    (first,) = scene.empire(1)
    left = [name for name in FOUR if name not in ("mill", first)]
    assert scene.offer() == [f"take {name}" for name in left]
    scene.play(f"take {left[0]}")
    assert scene.cards(0) == ["spies", "mill", left[0]]
    assert scene.empire(1) == [first, left[1]]
    assert scene.discarded() == []


@pytest.mark.rule("IMP-SOLO-09")
def test_which_of_the_three_the_neutral_player_gets_first_is_chance() -> None:
    firsts = set()
    for seed in range(30):
        scene = Scene("romans", seed=seed).at(phase="cards").on_top(*FOUR).play("take mill")
        firsts |= set(scene.empire(1))
    assert firsts == {"town", "baker", "tavern"}


# --- production, action, clean-up -----------------------------------------------------------------------------------


@pytest.mark.rule("IMP-SOLO-11")
def test_the_neutral_player_takes_no_goods_and_no_actions() -> None:
    scene = Scene("romans").locations(1, "town", "monument").hand(0, "ruins", "ruins").at(phase="production")
    assert scene.purse(0) == {"wood": 1, "stone": 1, "worker": 2, "raze": 1, "defence": 1}
    assert (scene.purse(1), scene.vp(1)) == ({}, 0)
    scene.play("build ruins")
    assert (scene.asked, scene.topic) == (0, "turn")


@pytest.mark.rule("IMP-SOLO-24")
def test_a_defence_token_that_would_protect_from_nothing_is_not_offered() -> None:
    alone = Scene("romans").locations(0, "mill").goods(0, defence=1)
    assert "defend mill" not in alone.offer()
    together = Scene("romans", "barbarians").locations(0, "mill").goods(0, defence=1)
    assert "defend mill" in together.offer()


@pytest.mark.rule("IMP-SOLO-12", "IMP-SOLO-14")
def test_his_open_cards_can_be_razed_for_their_goods_and_are_discarded() -> None:
    scene = Scene("romans").locations(0, "gallows").locations(1, "town", "marketplace").goods(0, raze=2)
    scene.play("raze_location marketplace")
    assert scene.purse(0) == {"wood": 1, "gold": 1}
    assert scene.vp(0) == 1  # the Gallows
    assert scene.discarded() == ["marketplace"]
    assert (scene.empire(1), scene.founded(1), scene.purse(1)) == (["town"], [], {})


@pytest.mark.rule("IMP-SOLO-14", "IMP-RAZE-08")
def test_his_razed_card_is_discarded_after_its_goods_are_taken_and_so_is_not_drawn_for_itself() -> None:
    scene = Scene("romans").locations(1, "castle").goods(0, raze=2).empty_deck(0).empty_deck()
    state = scene._state
    state.collected, state.discards = state.discards, []  # no card is left to draw
    scene.play("raze_location castle")
    assert (scene.cards(0), scene.discarded()) == ([], ["castle"])


@pytest.mark.rule("IMP-SOLO-12")
def test_his_open_cards_count_as_locations_for_card_effects() -> None:
    scene = Scene("romans").locations(0, "engineers").locations(1, "town", "marketplace").goods(0, worker=2)
    scene.play("activate engineers", "remove town")
    assert (scene.empire(1), scene.discarded(), scene.vp(0)) == (["marketplace"], ["town"], 1)
    scene = Scene("barbarians").locations(0, "pack").locations(1, "marketplace").goods(0, worker=1)
    scene.play("activate pack", "receive gold")
    assert scene.purse(0) == {"gold": 1}
    scene = Scene("egyptians").locations(0, "temple_of_ra").locations(1, "coal_mine").goods(0, worker=1)
    scene.play("activate temple_of_ra", "activate coal_mine")
    assert scene.purse(0) == {"stone": 2}


@pytest.mark.rule("IMP-SOLO-13")
def test_his_open_attack_cards_count_as_his_deals() -> None:
    scene = Scene("barbarians").locations(0, "robbers").attack_cards("wood", "gold", "vp").goods(0, worker=1)
    scene.play("activate robbers")
    assert [option.rpartition("_")[0] for option in scene.offer()] == [
        "end_deal 1 attack_wood",
        "end_deal 1 attack_gold",
        "end_deal 1 attack_vp",
    ]
    scene.play(scene.offer()[1], "draw common_card")
    assert targets(scene) == ["wood", "vp"]
    assert scene.vp(0) == 1


# --- attack phase ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-SOLO-15")
def test_after_clean_up_his_open_cards_go_face_down_to_his_pile() -> None:
    scene = Scene("romans").locations(1, "town", "mill").goods(0, wood=3).attack_cards("gold", deck=("card", "food"))
    scene.play("pass")
    told = scene.told()
    assert scene.purse(0) == {}  # given up before the next round's production
    assert (collected(scene), scene.empire(1)) == (["town", "mill"], [])
    order = [event.split()[0] for event in told]
    assert order.index("passed") < order.index("collected") < len(order) - 1 - order[::-1].index("attack_card")
    assert scene.match.view(0)["collected"] == 2  # nobody sees which


@pytest.mark.rule("IMP-SOLO-16")
def test_two_attacks_raze_at_most_one_location_each() -> None:
    scene = attack("gold", "stone", new=("wood", "vp"))
    scene.locations(0, "marketplace", "carpenters_workshop", "armorer", "statue", "gold_mine")
    assert collected(scene) == ["marketplace", "statue"]  # of two for wood and gold, and of two for a point and stone
    assert scene.empire(0) == ["carpenters_workshop", "armorer", "gold_mine"]


@pytest.mark.rule("IMP-SOLO-17", "IMP-SOLO-38")
def test_the_row_runs_from_the_newest_to_the_oldest_and_stays_if_nothing_is_razed() -> None:
    scene = attack("gold", "food", new=("wood", "stone"))
    assert targets(scene) == ["stone", "wood", "gold", "food"]
    assert collected(scene) == []


@pytest.mark.rule("IMP-SOLO-18")
def test_nothing_happens_if_no_location_shows_the_first_target() -> None:
    scene = attack("worker", "stone", "gold", new=("food", "card"))
    scene.locations(0, "coal_mine", "farmers_at_work")  # worker and stone, worker and gold
    assert scene.empire(0) == ["coal_mine", "farmers_at_work"]
    assert targets(scene) == ["card", "food", "worker", "stone", "gold"]


@pytest.mark.rule("IMP-SOLO-19")
@pytest.mark.parametrize(("row", "razed"), [(("worker", "gold"), "village"), (("gold", "worker"), "marketplace")])
def test_the_first_card_of_the_row_that_fits_the_second_good_decides(row: tuple[str, str], razed: str) -> None:
    scene = attack(*row, new=("wood", "card")).locations(0, "marketplace", "com014")  # a Village: wood and worker
    assert collected(scene) == [razed]


@pytest.mark.rule("IMP-SOLO-20", "IMP-SOLO-21")
def test_only_pairs_with_the_newest_card_are_checked() -> None:
    scene = attack("wood", "gold", new=("worker", "card")).locations(0, "marketplace", "town", "coal_mine")
    assert collected(scene) == []  # wood and gold fit the Marketplace, but neither is the newest


@pytest.mark.rule("IMP-SOLO-21")
def test_nothing_happens_if_the_first_target_fits_but_no_pair_does() -> None:
    scene = attack("stone", "food", "vp", new=("wood", "card")).locations(0, "marketplace", "sawmill")
    assert collected(scene) == []
    assert targets(scene) == ["card", "wood", "stone", "food", "vp"]


@pytest.mark.rule("IMP-SOLO-22", "IMP-SOLO-23")
def test_the_single_fitting_location_is_razed_without_goods_foundation_or_wood() -> None:
    scene = attack("gold", new=("wood", "card"), round=5).locations(0, "marketplace", "town", "builder")
    assert collected(scene) == ["marketplace"]
    assert scene.empire(0) == ["town", "builder"]
    assert (scene.founded(0), scene.purse(0), scene.discarded()) == ([], {}, [])
    assert scene.purse(1) == {}


@pytest.mark.rule("IMP-SOLO-24")
def test_defence_tokens_do_not_protect() -> None:
    scene = attack("gold", new=("wood", "card")).locations(0, "marketplace", defence=1)
    assert collected(scene) == ["marketplace"]


@pytest.mark.rule("IMP-SOLO-25")
@pytest.mark.parametrize(
    ("mine", "razed"),
    [
        (("armorer", "statue", "com035"), "mason"),  # an action location, though the Statue costs more
        (("monument", "armorer", "statue"), "statue"),
        (("armorer", "monument"), "armorer"),
    ],
)
def test_action_goes_before_feature_and_feature_before_production(mine: tuple[str, ...], razed: str) -> None:
    scene = attack("stone", new=("vp", "card")).locations(0, *mine)
    assert collected(scene) == [razed]


@pytest.mark.rule("IMP-SOLO-25")
def test_an_action_location_goes_before_a_feature_that_costs_more() -> None:
    scene = attack("gold", new=("wood", "card")).locations(0, "carpenters_workshop", "marketplace")
    assert collected(scene) == ["marketplace"]  # two symbols against three


DEAR_BATHS = """
deck: common
cards:
- id: mammas_baths
  name_en: Mamma's Baths
  name_de: Mammas Badehaus
  count: 1
  numbers: [COM017]
  kind: production
  colours: [pink]
  cost: {wood: 3, stone: 2}
  raze: {worker: 1, food: 1}
  effect:
    produce: {worker: 1}
  vp_end: 1
  text: Dearer than any feature; no production location of the box costs more symbols than a feature with its goods.
  source: reconstructed
  confidence: low
"""


@pytest.mark.rule("IMP-SOLO-25", "IMP-SOLO-26")
def test_a_feature_goes_before_a_production_location_that_costs_more(tmp_path: Path) -> None:
    (tmp_path / "common.yaml").write_text(DEAR_BATHS, "utf-8")
    game = GAME.with_components(tmp_path)
    box = game.setup(game.read_settings({"factions": ["romans"]}), 1, Rng.from_seed(0)).box
    scene = attack("food", new=("worker", "card"), box=box).locations(0, "mammas_baths", "mill")
    assert [scene.state.facts[copy].symbols for copy in ("com017", "com006")] == [5, 3]
    assert collected(scene) == ["mill"]
    scene = attack("food", new=("worker", "card")).locations(0, "mammas_baths", "mill")
    assert collected(scene) == ["mill"]  # three wood, no stone, against two wood and a stone


@pytest.mark.rule("IMP-SOLO-26")
def test_then_the_most_cost_symbols_decide_and_then_the_most_stone() -> None:
    scene = attack("wood", new=("worker", "card")).locations(0, "sawmill", "acting_troupe")
    assert collected(scene) == ["acting_troupe"]  # two wood against one
    scene = attack("stone", new=("worker", "card")).locations(0, "porters", "coal_mine")
    assert collected(scene) == ["coal_mine"]  # wood and stone against two wood


@pytest.mark.rule("IMP-SOLO-26")
def test_at_last_the_player_chooses() -> None:
    scene = attack("gold", new=("stone", "card")).locations(0, "supplier", "monty_the_merchant", "rubble")
    assert (scene.topic, scene.asked) == ("sacrifice", 0)
    assert scene.offer() == ["sacrifice supplier", "sacrifice monty_the_merchant"]
    scene.play("sacrifice monty_the_merchant")
    assert collected(scene) == ["monty_the_merchant"]


@pytest.mark.rule("IMP-SOLO-27")
def test_the_two_deciding_cards_go_to_the_end_of_the_row_the_newest_last() -> None:
    scene = attack("food", "gold", "vp", "stone", new=("wood", "card")).locations(0, "marketplace")
    assert targets(scene) == ["card", "food", "vp", "stone", "gold", "wood"]


@pytest.mark.rule("IMP-SOLO-28", "IMP-SOLO-29")
def test_the_rulebooks_example_of_an_attack() -> None:
    scene = attack("worker", "gold", new=("wood", "card"), round=2)
    scene.locations(0, "carpenters_workshop", "marketplace", "joiner", "wood_supplier")
    assert collected(scene) == ["marketplace"]
    assert scene.empire(0) == ["carpenters_workshop", "joiner", "wood_supplier"]
    assert targets(scene) == ["card", "worker", "gold", "wood"]
    assert scene.match.view(0)["collected"] == 1


# --- Japanese -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-SOLO-30", "IMP-SOLO-32")
def test_two_points_among_the_attack_cards_hit_a_japanese_faction_location() -> None:
    scene = attack("gold", "vp", "food", new=("vp", "card"), faction="japanese").locations(0, "farm", "town")
    assert collected(scene) == ["farm"]
    assert scene.empire(0) == ["town"]
    assert targets(scene) == ["card", "gold", "food", "vp", "vp"]
    scene = attack("gold", "food", new=("vp", "card"), faction="japanese").locations(0, "farm")
    assert collected(scene) == []


BY_DEAL = ["temple_of_buddha", "garrison", "casino", "dojo", "master_swordsmith", "geisha_house", "rice_fields"]


@pytest.mark.rule("IMP-SOLO-31")
@pytest.mark.parametrize("first", range(len(BY_DEAL)))
def test_among_faction_locations_the_deal_good_decides(first: int) -> None:
    scene = attack("vp", new=("vp", "card"), faction="japanese").locations(0, *reversed(BY_DEAL[first:]))
    assert collected(scene) == [BY_DEAL[first]]


@pytest.mark.rule("IMP-SOLO-31")
@pytest.mark.parametrize(
    ("mine", "razed"),
    [
        (("farm", "geisha_house", "sumo_school"), "sumo_school"),  # all for a worker: the action location
        (("farm", "geisha_house"), "geisha_house"),  # the more cost symbols
        (("sumo_school", "jap022"), "trade_route"),  # the more stone
    ],
)
def test_then_kind_and_building_cost_decide_as_for_common_locations(mine: tuple[str, ...], razed: str) -> None:
    scene = attack("vp", new=("vp", "card"), faction="japanese").locations(0, *mine)
    assert collected(scene) == [razed]


@pytest.mark.rule("IMP-SOLO-33")
def test_samurai_do_not_protect_but_count_for_the_daimyos_castle() -> None:
    scene = attack("vp", new=("vp", "card"), faction="japanese").locations(0, "farm", samurai=1)
    assert collected(scene) == ["farm"]
    scene = Scene("japanese").locations(0, "daimyos_castle").locations(0, "farm", "stalls", samurai=1)
    assert scene.at(phase="production").vp(0) == 2


# --- what follows ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-SOLO-39")
def test_cards_razed_or_removed_before_the_attack_never_reach_the_pile() -> None:
    scene = Scene("romans").locations(0, "engineers").locations(1, "town", "marketplace").goods(0, worker=2, raze=2)
    scene.attack_cards("gold", deck=("card", "food"))
    scene.play("raze_location town")
    scene.play("activate engineers", "pass")
    assert collected(scene) == []
    assert scene.match.view(0)["collected"] == 0


@pytest.mark.rule("IMP-SOLO-40")
def test_other_faction_locations_foundations_and_ruins_are_never_razed() -> None:
    goods = ("wood", "worker", "stone", "food", "gold", "vp")
    for newest in ("vp", "wood", "worker"):
        scene = attack(*goods, new=(newest, "card")).locations(0, "builder", "spies", "ruins")
        scene.foundations(0, "marketplace", "armorer", "town")
        assert scene.empire(0) == ["builder", "spies", "ruins"]
        assert scene.founded(0) == ["marketplace", "armorer", "town"]
        assert collected(scene) == []
