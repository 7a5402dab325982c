"""The box of Tapestry: its facts, overrides by a user, and what is said about bad files."""

from collections import Counter
from functools import partial
from pathlib import Path

import msgspec
import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.benefits import (
    Action,
    Choose,
    Conquer,
    Effect,
    Explore,
    ExploreSpace,
    Gain,
    Landmark,
    Repeat,
    Research,
    Score,
    ScorePer,
    Trigger,
)
from gobelin.games.tapestry.cards_and_tiles import Prerequisite
from gobelin.games.tapestry.loading import BOX, FILES, load
from gobelin.games.tapestry.shapes import DIRECTIONS
from gobelin.games.tapestry.vocabulary import BUILDINGS, LAND, RESOURCES
from gobelin.testkit.box import BoxTests, Change, Raw, drop, put, within
from support.tapestry import BASE_TRACKS

BOX_TESTS = BoxTests(FILES, load, frozenset({"sets.yaml"}))
raw_item, write_items = BOX_TESTS.item, BOX_TESTS.write
everything = partial(FILES.items, BOX)
NAMED = list(FILES.named(BOX))
BadItem = tuple[str, Change, str]


def if_words(part: object) -> str:
    """The id of a parameter of a test: itself where it is words."""
    return part[:40] if isinstance(part, str) else ""


def pieces(block: str, which: str) -> int:
    """How many pieces of a block belong to a set."""
    return sum(item.count for item in everything(block) if getattr(item, "set", "") == which)


# --- the facts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-SET-02")
def test_the_base_game_holds_what_the_rulebook_lists() -> None:
    listed = {
        "landmarks": 18,
        "civilizations": 16,
        "capitals": 6,
        "tapestry_cards": 50,
        "tech_cards": 33,
        "space_tiles": 15,
        "territory_tiles": 48,
        "dice": 3,
    }
    assert {block: pieces(block, "base") for block in listed} == listed
    assert BOX.pieces.buildings_per_type * 5 == 25
    assert (BOX.pieces.outposts, BOX.pieces.player_tokens) == (10, 13)
    assert {track.count for track in BOX.income_tracks.values()} == {5}
    assert (len(RESOURCES), len(BUILDINGS)) == (4, 4)


@pytest.mark.rule("TAP-SET-03")
def test_plans_and_ploys_adds_what_the_rulebook_lists_and_nothing_else() -> None:
    assert {block: number for block in FILES.blocks if (number := pieces(block, "pp"))} == {
        "landmarks": 7,
        "civilizations": 10,
        "tapestry_cards": 15,
        "landmark_cards": 5,
        "space_tiles": 4,
        "automa_civilizations": 4,  # of the solo game, which this rulebook leaves to another
    }
    assert sum(piece.on_landmark_board for piece in BOX.landmarks.values() if piece.set != "aa") == 12


@pytest.mark.rule("TAP-SET-12")
def test_the_science_die_has_twelve_faces_and_the_conquer_dice_six() -> None:
    assert Counter(BOX.dice["science"].tracks) == dict.fromkeys(BASE_TRACKS, 3)
    red, black = BOX.dice["conquer_red"].faces, BOX.dice["conquer_black"].faces
    assert (len(red), len(black)) == (6, 6)
    assert red[:4] == ((Score(4),), (Score(5),), (Score(6),), (Score(7),))
    assert [face[0] for face in black[:4]] == [Gain(resource) for resource in RESOURCES]


def test_four_tracks_have_twelve_spaces_in_four_tiers_with_a_landmark_on_each_tier_but_the_first() -> None:
    assert BASE_TRACKS == ("exploration", "science", "technology", "military")
    for track in map(BOX.tracks.__getitem__, BASE_TRACKS):
        assert [space.index for space in track.spaces] == list(range(1, 13))
        assert [space.tier for space in track.spaces] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
        assert [space.index for space in track.spaces if space.landmark] == [4, 7, 10]
        own = track.resource
        assert track.costs == (("any",), (own, "any"), (own, "any", "any"), (own, own))
    assert sum(space.set == "base" for space in BOX.spaces.values()) == 48
    assert all(BOX.spaces[space.id] is space for track in BOX.tracks.values() for space in track.spaces)


def test_effects_are_read_into_their_forms() -> None:
    spaces = BOX.spaces
    assert spaces["wagons"].benefit == (Choose(((Explore(),), (Gain("farm"),))),)
    assert spaces["airplanes"].benefit == (Gain("territory_tile", 2), Explore(anywhere=True))
    assert spaces["interstellar_travel"].benefit == (Gain("space_tile", 3), ExploreSpace(just_gained=True))
    assert spaces["space_shuttle"].benefit == (ScorePer("technology"),)
    assert spaces["tanks"].benefit == (Conquer(both_dice_against_opponents=True),)
    rolls = Repeat(4, (Research(benefit=False, bonus="none", vp_past_the_end=5),))
    assert spaces["alien_biology"].benefit == (rolls,)
    bonus = spaces["chemistry"].bonus
    assert bonus is not None
    assert (bonus.pay, bonus.n, bonus.then) == ("tapestry_card_from_hand", 2, (Score(5),))
    assert BOX.tech_cards["barn"].square == (Landmark("barn"),)


def test_every_form_of_effect_is_used() -> None:
    found = {type(effect) for block in FILES.blocks for item in everything(block) for effect in within(item, Effect)}
    assert found == {*Effect.__subclasses__(), *Action.__subclasses__()} - {Action}
    assert all(effect.word for block in FILES.blocks for item in everything(block) for effect in within(item, Effect))


def test_there_are_seven_traps_and_five_cards_that_answer_a_conquest_or_a_trap() -> None:
    cards = [card for card in BOX.tapestry_cards.values() if card.set in ("base", "pp")]
    reactions = {card.id: card.reaction for card in cards if card.reaction}
    assert {name: (found.kind, found.topples) for name, found in reactions.items()} == {
        "trap": ("trap", "attacker"),
        "double_cross": ("anti_trap", "defender"),
        "retreat": ("conquest_reaction", "nobody"),
        "surrender": ("conquest_reaction", "defender"),
        "surprise_guest": ("conquest_reaction", "attacker"),
        "stolen_plans": ("conquest_reaction", "defender"),
    }
    assert BOX.tapestry_cards["trap"].count == 7
    played = {BOX.tapestry_cards[name].effect for name in reactions}
    assert len(played) == 6
    assert (Score(10),) in played  # the trap's own


@pytest.mark.rule("TAP-CON-24")
def test_five_cards_like_traps_are_known_by_name_and_marked_as_reconstructed() -> None:
    cards = [c for c in BOX.tapestry_cards.values() if c.set == "pp" and c.reaction and c.reaction.kind != "trap"]
    names = {"Double Cross", "Retreat", "Stolen Plans", "Surprise Party", "Surrender"}
    assert {card.name_en for card in cards} == names
    assert {(card.set, card.source, card.confidence) for card in cards} == {("pp", "reconstructed", "low")}
    assert all(card.note for card in cards)


def test_seven_stand_ins_are_marked_and_named_as_such() -> None:
    stand_ins = [card for card in BOX.tapestry_cards.values() if card.set == "pp" and card.placeholder]
    assert [card.name_en for card in stand_ins] == [f"Stand-in {n}" for n in range(1, 8)]
    assert {(card.set, card.source, card.confidence) for card in stand_ins} == {("pp", "reconstructed", "low")}


def test_what_leaves_the_solo_game_is_known() -> None:
    cards = Counter(card.in_solo for card in BOX.tapestry_cards.values() if card.set in ("base", "pp"))
    mats = {name: mat.in_solo for name, mat in BOX.civilizations.items() if mat.in_solo != "yes"}
    assert (cards["no"], cards["may_stay"]) == (5, 6)
    assert {name for name, stays in mats.items() if stays == "no"} == {
        *("traders", "advisors", "spies", "genies", "illuminati", "weefolk"),
    }
    assert {name for name, stays in mats.items() if stays == "may_stay"} == {"futurists", "heralds", "inventors"}


def test_prerequisites_name_a_tier_or_how_many_buildings_have_left() -> None:
    needed = {name: card.prerequisite for name, card in BOX.tech_cards.items()}
    assert needed["radio"] == Prerequisite(track="science", tier=4)
    assert needed["com_tower"] == Prerequisite(building="house", uncovered=3)
    assert needed["bakery"] == Prerequisite(building="farm", uncovered=1)
    assert needed["stock_market"] == Prerequisite(building="market", uncovered=2)
    assert sum(found.building is not None for found in needed.values()) == 6


def test_landmarks_of_tech_cards_tapestry_cards_and_tiles_are_gained_there() -> None:
    of_cards = {"tech_card": BOX.tech_cards, "tapestry_card": BOX.tapestry_cards, "space_tile": BOX.space_tiles}
    for kind, holders in of_cards.items():
        given = [found.landmark for found in within(tuple(holders.values()), Landmark)]
        wanted = [piece.id for piece in BOX.landmarks.values() if piece.gained_by == kind]
        assert sorted(name for name in given if name in BOX.landmarks) == sorted(wanted)
    assert sorted(card.landmark for card in BOX.landmark_cards.values()) == sorted(
        piece.id for piece in BOX.landmarks.values() if piece.gained_by == "landmark_card"
    )


def test_landmarks_turn_and_stick_out_but_never_stand_wholly_outside() -> None:
    turns = {name: len(piece.turns) for name, piece in BOX.landmarks.items()}
    assert (turns["forge"], turns["launch_pad"], turns["fusion_reactor"], turns["rubber_works"]) == (1, 2, 4, 4)
    forge = BOX.landmarks["forge"].turns[0]
    assert len(forge.places) == 100
    assert forge.places[0] == (-1, -1, 1)
    assert (0, 0, 1 | 2 | 1 << 9 | 1 << 10) in forge.places
    assert forge.places[-1] == (8, 8, 1 << 80)
    for piece in BOX.landmarks.values():
        plots = sum(row.count("X") for row in piece.shape)
        for turn in piece.turns:
            assert "".join(turn.rows).count("X") == plots
            assert all(0 < mask.bit_count() <= plots and mask < 1 << 81 for _, _, mask in turn.places)
            assert len({place[:2] for place in turn.places}) == len(turn.places)
    corner = BOX.landmarks["fusion_reactor"].turns
    assert [turn.rows for turn in corner[:2]] == [(".XX", "XXX", "XXX"), ("XX.", "XXX", "XXX")]


def test_capitals_have_22_impassable_plots_and_go_in_pairs() -> None:
    basic = [capital for capital in BOX.capitals.values() if capital.is_basic]
    assert {capital.plots.count("#") for capital in basic} == {22}
    assert {capital.number: capital.pair for capital in basic} == {
        1: "1/6", 2: "2/4", 3: "3/5", 4: "2/4", 5: "3/5", 6: "1/6",
    }  # fmt: skip


def test_hexes_are_numbered_in_reading_order_and_know_their_neighbours() -> None:
    for name, size in (("small", 34), ("large", 61)):
        side = BOX.sides[name]
        assert len(side.hexes) == len(side.neighbours) == len(side.corners) == size
        assert side.hexes[side.island] == (0, 0)
        assert side.corners[side.island] == ("water",) * 6
        for here, around in enumerate(side.neighbours):
            for direction, there in enumerate(around):
                assert there == -1 or side.neighbours[there][(direction + 3) % 6] == here
        assert sorted(side.starts) == [1, 2, 3, 4, 5, 6]
        assert all(side.corners[start] for start in side.starts.values())
    small = BOX.sides["small"]
    assert [small.hexes[n] if n >= 0 else None for n in small.neighbours[small.island]] == list(DIRECTIONS.values())
    for capital in (capital for capital in BOX.capitals.values() if capital.is_basic):
        pair = {other.number for other in BOX.capitals.values() if other.pair == capital.pair}
        assert len({small.starts[number] for number in pair}) == 1
    assert len(set(BOX.sides["large"].starts.values())) == 6


def test_tiles_turn_clockwise() -> None:
    tile = BOX.territory_tiles["territory_02"]
    assert tile.corners == ("water", "mountain", "mountain", "desert", "desert", "water")
    assert tile.turned[0] == tile.corners
    assert tile.turned[1] == ("water", "water", "mountain", "mountain", "desert", "desert")
    assert all(len(set(found.turned)) in (1, 2, 3, 6) for found in BOX.territory_tiles.values())
    for found in BOX.territory_tiles.values():
        assert any(land in found.corners or land in found.interior_only for land in LAND)


def test_income_tracks_belong_to_their_resources() -> None:
    assert tuple(BOX.income_tracks) == BUILDINGS
    assert tuple(track.resource for track in BOX.income_tracks.values()) == RESOURCES
    first = [track.spaces[0].income for track in BOX.income_tracks.values()]
    assert first == [
        (Gain("coin"),),
        (Gain("worker"),),
        (Gain("food"), Gain("territory_tile")),
        (Gain("culture"), Gain("tapestry_card")),
    ]
    assert [step.id for step in BOX.income_steps if step.set == "base"] == [
        "civilizations", "play_tapestry", "upgrade_tech", "gain_vp", "gain_income",
    ]  # fmt: skip
    assert BOX.era_bonus == (0, 1, 2, 3)


def test_mats_hold_grids_tokens_and_choices() -> None:
    mats = BOX.civilizations
    assert [len(column) for column in mats["craftsmen"].columns] == [3, 4, 5]
    assert [len(column) for column in mats["merrymakers"].columns] == [3, 3, 3]
    assert [len(row) for row in mats["militants"].columns] == [4, 4]
    assert len(mats["entertainers"].spaces) == 17
    assert mats["isolationists"].table == (5, 10, 16, 23, 31, 40)
    assert set(mats["leaders"].choices) == set(BASE_TRACKS)
    assert set(mats["treasure_hunters"].choices) == set(mats["treasure_hunters"].treasures) == set(LAND)
    assert all(BOX.landmarks[name].tier in (2, 3) for name in mats["utilitarians"].choices)
    assert sum(mat.adjustment is not None for mat in mats.values()) == 18
    assert mats["historians"].adjustment is None


def test_tie_breaker_patterns_check_every_hex_of_the_small_map_once() -> None:
    for pattern in BOX.hex_patterns.values():
        assert sorted(pattern.order) == list(range(34))
        assert BOX.sides["small"].hexes[pattern.order[0]] == pattern.first_row_start
    walked = [BOX.sides["small"].hexes[n] for n in BOX.hex_patterns["c"].order[:5]]
    assert walked == [(-2, 1), (-1, 2), (0, 3), (-3, -1), (-2, 0)]
    assert {card.hex_tiebreaker for card in BOX.decision_cards.values()} == set(BOX.hex_patterns)


def test_levels_have_their_mat_and_chart() -> None:
    assert [level.level for level in BOX.levels] == [1, 2, 3, 4, 5, 6]
    assert [level.mat for level in BOX.levels] == ["automa_normal"] * 4 + ["automa_hard"] * 2
    assert [len(level.chart) for level in BOX.levels] == [5, 7, 8, 9, 9, 9]
    assert [level.extra_civilization for level in BOX.levels] == [False] * 5 + [True]
    assert Counter(card.deck for card in BOX.decision_cards.values()) == {"start": 7, "progress": 15}
    assert BOX.automa_mats["automa_normal"].landmarks_and_territories == (0, 1, 2, 2, 3)
    favourites = [civilization.favourite_track for civilization in BOX.automa_civilizations.values()]
    assert set(favourites[:4]) == set(BASE_TRACKS)
    assert favourites[4:] == [None] * 4


@pytest.mark.rule("TAP-LMK-09")
def test_the_landmarks_of_landmark_cards_have_their_printed_names_and_footprints() -> None:
    found = {
        card.id: (card.name_en, piece.name_en, piece.shape, piece.source, piece.confidence, card.confidence)
        for card in BOX.landmark_cards.values()
        if card.set == "pp"
        for piece in [BOX.landmarks[card.landmark]]
    }
    corner, block, slab = (".XX", "XXX", "XXX"), ("XXX", "XXX", "XXX"), ("XXX", "XXX")
    printed = {
        "territories": ("Urban Farm", corner),
        "buildings": ("TV Station", corner),
        "technology": ("Game Store", slab),
        "line": ("Skyscraper", block),
        "districts": ("Digital Studio", slab),
    }
    assert found == {
        f"landmark_card_{about}": (name, name, shape, "public", "high", "high")
        for about, (name, shape) in printed.items()
    }
    guessed = {piece.id for piece in BOX.landmarks.values() if piece.source == "reconstructed" and piece.set == "pp"}
    assert guessed == {"stadium", "monolith"}


@pytest.mark.rule("TAP-AUT-83")
def test_four_automa_civilizations_come_with_plans_and_ploys() -> None:
    later = [mat for mat in BOX.automa_civilizations.values() if mat.set == "pp"]
    assert [mat.name_en for mat in later] == ["Equalizers", "Hucksters", "Iconoclasts", "Trailblazers"]
    assert {(mat.source, mat.confidence) for mat in later} == {("public", "high")}


def test_the_table_of_levels_is_known() -> None:
    assert {(level.source, level.confidence) for level in BOX.levels} == {("public", "high")}
    everywhere = ("military", "exploration", "technology", "science")
    assert [level.human_advances for level in BOX.levels] == [everywhere, (), (), (), (), ()]
    assert [level.bots_advance for level in BOX.levels] == [(), (), (), (), ("favourite",), everywhere]


def test_triggers_name_tracks_and_buildings() -> None:
    named = {trigger.what for trigger in within((*everything("tapestry_cards"), *everything("space_tiles")), Trigger)}
    assert named == {None, "military", "science", "technology", "arts", "market", "house", "farm"}


def test_sources_and_confidences_are_known() -> None:
    assert {named.source for named in NAMED} == {"seed", "public", "reconstructed"}
    assert {named.confidence for named in NAMED} == {"high", "medium", "low"}


def test_the_box_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        BOX.pieces.outposts = 11  # type: ignore[misc]
    with pytest.raises(TypeError):
        BOX.tracks["crafts"] = BOX.tracks["science"]  # type: ignore[index]
    with pytest.raises(TypeError):
        BOX.civilizations["mystics"].amounts["vp"] = 11  # type: ignore[index]


# --- overrides --------------------------------------------------------------------------------------------------------


def test_an_item_is_replaced_by_its_id_and_everything_else_stays(tmp_path: Path) -> None:
    (tmp_path / "README.txt").write_text("not a components file, and not read")
    space = raw_item("spaces", "scouting") | {"benefit": [{"gain": "territory_tile", "n": 3}]}
    changed = load(write_items(tmp_path, "spaces", space))
    assert changed.spaces["scouting"].benefit == (Gain("territory_tile", 3),)
    assert changed.tracks["exploration"].spaces[0] is changed.spaces["scouting"]
    assert {name: space for name, space in changed.spaces.items() if name != "scouting"} == {
        name: space for name, space in BOX.spaces.items() if name != "scouting"
    }
    assert (list(changed.spaces), changed.tech_cards) == (list(BOX.spaces), BOX.tech_cards)


def test_what_follows_from_a_fact_follows_from_the_override(tmp_path: Path) -> None:
    monolith = raw_item("landmarks", "monolith") | {"shape": ["XX"]}
    changed = load(write_items(tmp_path, "landmarks", monolith))
    assert [turn.rows for turn in changed.landmarks["monolith"].turns] == [("XX",), ("X", "X")]


def test_blocks_without_items_are_replaced_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "income_mat.yaml").write_text("era_bonus: [0, 2, 3, 4]")
    changed = load(tmp_path)
    assert (changed.era_bonus, changed.pieces, changed.income_tracks) == ((0, 2, 3, 4), BOX.pieces, BOX.income_tracks)


WATER = ["water"] * 5
BAD_ITEMS: list[BadItem] = [
    ("tracks/science", put("costs", [["any"]]), "costs: must be those of 4 tiers, not of 1"),
    ("tracks/science", put("costs.1.0", "gold"), "costs[1][0]: 'gold' is not one of coin, worker, food, culture, any"),
    ("tracks/science", put("costs.0", ["any"] * 4), "costs[0]: must be at most 3 resources, not 4"),
    ("tracks/science", put("spaces", []), "spaces: follows from other facts and is in no file"),
    (
        "spaces/rafts",
        put("track", "crafts"),
        "track: 'crafts' is not one of exploration, science, technology, military",
    ),
    ("spaces/rafts", put("index", 3), "index: must number the spaces of exploration from 1 to 12"),
    ("spaces/rafts", put("tier", 2), "tier: must be 1 on space 2, not 2"),
    ("spaces/rafts", put("benefit", {}), "benefit: must be a list, not {}"),
    ("spaces/rafts", put("benefit.0", {"do": "fly"}), "benefit[0].do: 'fly' is not one of explore, explore_space"),
    (
        "spaces/rafts",
        put("benefit.0", {"do": "explore", "far": 1}),
        "benefit[0].far: no such field; known are anywhere",
    ),
    ("spaces/rafts", put("benefit.0.anywhere", 1), "benefit[0].anywhere: must be true or false, not 1"),
    ("spaces/rafts", put("benefit.0", {"n": 1}), "benefit[0]: must have exactly one form of gain, vp"),
    ("spaces/rafts", put("benefit.0", {"gain": "coin", "vp": 1}), "benefit[0]: must have exactly one form of gain, vp"),
    ("spaces/rafts", put("benefit.0", {"gain": "gold"}), "benefit[0].gain: 'gold' is not one of coin"),
    ("spaces/rafts", put("benefit.0", {"vp_per": "crafts"}), "benefit[0].vp_per: 'crafts' is not one of market"),
    ("spaces/rafts", put("benefit.0", {"vp": 0}), "benefit[0].vp: must be a whole number, at least 1, not 0"),
    ("spaces/rafts", put("benefit.0", {"advance": "science"}), "benefit[0].benefit: is missing"),
    (
        "spaces/rafts",
        put("benefit.0", {"advance": "crafts", "benefit": True, "bonus": "pay"}),
        "benefit[0].advance: 'crafts' is not one of exploration",
    ),
    (
        "spaces/rafts",
        put("benefit.0", {"choose_one": [[{"vp": 1}], [{"regress": "crafts", "benefit": True, "bonus": "pay"}]]}),
        "benefit[0].choose_one[1][0].regress: 'crafts' is not one of exploration",
    ),
    ("spaces/rafts", put("benefit.0", {"choose_one": [[{"vp": 1}]]}), "benefit[0].choose_one: needs two or more"),
    ("spaces/rafts", put("benefit.0", {"options": []}), "benefit[0]: must have exactly one form"),
    ("spaces/rafts", put("benefit.0", {"repeat": 2, "each": []}), "benefit[0].each: must have an effect"),
    ("spaces/rafts", put("benefit.0", {"repeat": 2}), "benefit[0].each: is missing"),
    (
        "spaces/rafts",
        put("benefit.0", {"gain_landmark": "arch"}),
        "benefit[0].gain_landmark: 'arch' is not one of forge",
    ),
    ("spaces/rafts", put("bonus.pay", "gold"), "bonus.pay: 'gold' is not one of any, territory_tile"),
    ("spaces/rafts", put("order", "random"), "order: 'random' is not one of fixed, any"),
    ("spaces/rafts", put("landmark", "arch"), "landmark: 'arch' is not one of forge"),
    ("spaces/rafts", put("landmark", "forge"), "landmark: forge is not of tier 1 of a track"),
    ("spaces/rafts", put("name_de", None), "name_de: must be a text, not None"),
    ("spaces/rafts", put("source", "guess"), "source: 'guess' is not one of seed, public, reconstructed"),
    ("spaces/rafts", drop("benefit"), "benefit: is missing"),
    ("tapestry_cards/academia", put("on.0.on", "sleep"), "on[0].on: 'sleep' is not one of invent"),
    ("tapestry_cards/academia", put("on.0.what", "crafts"), "on[0].what: 'crafts' is not one of exploration"),
    ("tapestry_cards/academia", put("on.0.then", []), "on[0].then: must have an effect"),
    ("tapestry_cards/academia", put("rules", ["cheat"]), "rules[0]: 'cheat' is not one of ignore_prerequisites"),
    ("tapestry_cards/academia", put("barred_track", "crafts"), "barred_track: 'crafts' is not one of exploration"),
    ("tapestry_cards/academia", put("amounts", {"vp": -1}), "amounts.vp: must be a whole number, at least 0, not -1"),
    ("tapestry_cards/guilds", put("amounts", {"vp": 5}), "amounts: must be those that its rule knows: vp, most"),
    ("tapestry_cards/trap", put("reaction.topples", "all"), "reaction.topples: 'all' is not one of attacker"),
    ("tech_cards/radio", put("prerequisite.track", "crafts"), "prerequisite.track: 'crafts' is not one of exploration"),
    ("tech_cards/radio", put("prerequisite.tier", 5), "prerequisite: must be a track with a tier from 1 to 4"),
    ("tech_cards/radio", put("prerequisite.building", "farm"), "prerequisite: must be a track with a tier"),
    ("tech_cards/barn", put("prerequisite.uncovered", 6), "prerequisite: must be a track with a tier"),
    ("territory_tiles/territory_01", put("corners", WATER), "corners: must be 6, not 5"),
    ("territory_tiles/territory_01", put("corners.0", "lava"), "corners[0]: 'lava' is not one of water, mountain"),
    ("territory_tiles/territory_01", put("turned", []), "turned: follows from other facts"),
    ("landmarks/forge", put("shape", ["XX", "X"]), "shape: must be rows of the same length"),
    ("landmarks/forge", put("shape", ["XO"]), "shape: must be of X and . only"),
    ("landmarks/forge", put("shape", []), "shape: must be rows of the same length"),
    ("landmarks/forge", put("tier", 0), "tier: must be 2 to 4 for a landmark of a track"),
    ("landmarks/forge", put("height_rank", 1), "height_rank: 1 is taken by another landmark"),
    ("landmarks/bakery", put("gained_by", "track"), "tier: must be 2 to 4 for a landmark of a track"),
    ("landmark_cards/landmark_card_line", put("landmark", "arch"), "landmark: 'arch' is not one of forge"),
    ("landmark_cards/landmark_card_line", put("landmark", "forge"), "landmark: forge is not gained by a landmark card"),
    ("civilizations/entertainers", put("spaces.0.to", [18]), "spaces[0].to: there is no space 18"),
    ("civilizations/entertainers", put("spaces.0.id", 2), "spaces: have an id twice"),
    ("civilizations/spies", put("adjustment.lose", ["vp"]), "adjustment.lose[0]: 'vp' is not one of coin"),
    ("civilizations/spies", put("choices", ["dance"]), "choices: must be those that its rule knows: when_played_card"),
    ("civilizations/isolationists", put("table", []), "table: must not be empty"),
    ("capitals/desert", put("grid.0", "........."), "grid: must have 22 impassable plots, not 20"),
    ("capitals/desert", put("grid.0", "...##"), "grid: must be rows of the same length"),
    ("capitals/desert", put("pair", "1/6"), "pair: must name the two capitals that have it"),
    ("sides/small", put("hexes.0", [0, 0]), "hexes: must be 34 different ones, not 33"),
    ("sides/small", put("hexes.0", [4, 4]), "hexes: must be in reading order"),
    ("sides/small", put("hexes.0", [5, 0]), "hexes[0][0]: must be a whole number, at most 4, not 5"),
    ("sides/small", put("hexes.0", [0]), "hexes[0]: must be 2 values, not 1"),
    (
        "sides/small",
        put("printed.1.hex", [0, 0]),
        "printed[1].hex: [0, 0] is not a hex of this side, or is listed twice",
    ),
    ("sides/small", put("printed.1.corners", WATER), "printed[1].corners: must be 6, not 5"),
    ("sides/small", put("printed.0.middle_island", False), "printed: must have one middle island"),
    ("sides/small", put("printed.2.start_for_capitals", [1]), "printed: must have a start for each capital"),
    ("dice/science", put("tracks.0", "crafts"), "tracks[0]: 'crafts' is not one of exploration"),
    ("dice/science", put("tracks", ["science"]), "tracks: must be 12, and nothing else, not 1"),
    ("dice/science", put("faces", [[{"vp": 4}]]), "tracks: must be 12, and nothing else"),
    ("dice/conquer_red", put("faces", [[{"vp": 4}]]), "faces: must be 6, and nothing else, not 1"),
    ("income_tracks/markets", put("resource", "food"), "resource: food does not belong to market"),
    ("income_tracks/markets", put("spaces", []), "spaces: must be 6, not 0"),
    ("income_steps/gain_vp", put("turns", [6]), "turns: must be income turns from 1 to 5"),
    ("achievements/middle_island", put("small", ["ten"]), "small[0]: must be a whole number, at least 0, not 'ten'"),
    ("decision_cards/decision_08", put("deck", "start"), "deck: must be start for 1 to 7, progress for 8 to 22"),
    ("decision_cards/decision_08", put("track_tiebreaker", ["favourite"]), "track_tiebreaker: must name favourite and"),
    ("decision_cards/decision_08", put("hex_tiebreaker", "z"), "hex_tiebreaker: 'z' is not one of a, b"),
    ("hex_patterns/a", put("along", "E"), "along: 'E' is not one of N, NE"),
    ("hex_patterns/a", put("first_row_start", [0, 0]), "first_row_start: must be a hex of the small map from which"),
    ("hex_patterns/a", put("second_row_start", [-1, -3]), "second_row_start: must be in the row that follows"),
    (
        "automa_civilizations/automa_engineers",
        put("favourite_track", "crafts"),
        "favourite_track: 'crafts' is not one of",
    ),
    ("automa_mats/automa_hard", put("first_into_era", [1]), "first_into_era: must be those of 4 eras"),
    ("automa_mats/automa_hard", put("landmarks_and_territories", [1]), "landmarks_and_territories: must be those of 5"),
    ("levels/level_1", put("mat", "easy"), "mat: 'easy' is not one of automa_normal, automa_hard"),
    ("levels/level_1", put("chart.0.turns", [0]), "chart[0].turns: must be income turns from 1 to 5"),
    ("levels/level_1", put("human_advances", ["crafts"]), "human_advances[0]: 'crafts' is not one of exploration"),
]


@pytest.mark.parametrize(("where", "change", "message"), BAD_ITEMS, ids=if_words)
def test_a_bad_item_is_refused_with_file_item_and_field(
    tmp_path: Path, where: str, change: Change, message: str
) -> None:
    block, name = where.split("/")
    assert BOX_TESTS.said_of(tmp_path, where, change).startswith(f"{FILES.blocks[block].file}: {name}: {message}")


SOLO = msgspec.to_builtins(msgspec.structs.asdict(BOX.solo))
BAD_FILES = [
    ("map.yaml", "islanders_mat: [[water, water]]", "map.yaml: islanders_mat: must be 6 sides, not 1"),
    ("map.yaml", "islanders_mat: [[water]]", "map.yaml: islanders_mat: [0]: must be 2 values, not 1"),
    ("income_mat.yaml", "era_bonus: [1, 2]", "income_mat.yaml: era_bonus: must be 4 values, not 2"),
    ("income_mat.yaml", "pieces: {outposts: 10}", "income_mat.yaml: pieces: buildings_per_type: is missing"),
    (
        "income_mat.yaml",
        "pieces: {buildings_per_type: 6, outposts: 10, outposts_on_start_hex: 2, player_tokens: 13}",
        "income_mat.yaml: pieces: buildings_per_type: must cover all spaces but one",
    ),
    (
        "income_mat.yaml",
        "pieces: {buildings_per_type: 5, outposts: 1, outposts_on_start_hex: 2, player_tokens: 13}",
        "income_mat.yaml: pieces: outposts_on_start_hex: must be 1 or 2 of the outposts",
    ),
    *(
        ("automa.yaml", f"solo: {SOLO | {field: value}}", f"automa.yaml: solo: {field}: {why}")
        for field, value, why in (
            ("human_pair", "7/8", "'7/8' is not one of"),
            ("automa_pair", SOLO["human_pair"], f"{SOLO['human_pair']!r} is not one of"),
            ("automa_outposts", 3, "must be 1 or 2 of the outposts"),
            ("start_progress_cards", 16, "must be at most the 15 progress cards"),
        )
    ),
    ("automa.yaml", "solo: {removed_traps: all}", "automa.yaml: solo: removed_traps: must be a whole number"),
]


@pytest.mark.parametrize(("file", "text", "message"), BAD_FILES, ids=if_words)
def test_a_bad_file_is_refused_with_its_name(tmp_path: Path, file: str, text: str, message: str) -> None:
    (tmp_path / file).write_text(text)
    assert BOX_TESTS.said(tmp_path).startswith(message)


@pytest.mark.parametrize(
    ("items", "message"),
    [
        ([("trap", {"count": 6})], "must be 50 of set base, not 49"),
        ([("retreat", {"set": "base"})], "must be 50 of set base, not 51"),
        ([("trap", {"count": 6}), ("guilds", {"count": 2})], "must have 10 traps, not 9"),
    ],
    ids=if_words,
)
def test_decks_of_another_size_are_refused(tmp_path: Path, items: list[tuple[str, Raw]], message: str) -> None:
    write_items(tmp_path, "tapestry_cards", *(raw_item("tapestry_cards", name) | fields for name, fields in items))
    assert BOX_TESTS.said(tmp_path) == f"tapestry_cards.yaml: tapestry_cards: {message}"


# --- for the kernel ---------------------------------------------------------------------------------------------------


def test_the_kernel_counts_every_piece_with_its_provenance() -> None:
    found = FILES.as_components(BOX)
    assert found.version == 3
    counts = found.counts()
    assert counts["set"]["pp"] == 7 + 10 + 15 + 5 + 4 + 4
    assert sum(counts["set"].values()) == sum(counts["source"].values()) == sum(named.count for named in NAMED)


def test_names_provenance_files_and_hash_are_as_they_should_be() -> None:
    BOX_TESTS.check(GAME)
