"""The box of Hyperborea: its facts, overrides by a user, and what is said about bad files."""

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from gobelin.games.hyperborea import GAME, override
from gobelin.games.hyperborea.components import COLOURS, CUBES, Effect, Group, Passive
from gobelin.games.hyperborea.effects import gems_needed
from gobelin.games.hyperborea.loading import BOX, FILES, load
from gobelin.games.hyperborea.state import MOST_SITES, HyperboreaState
from gobelin.kernel import Match
from gobelin.testkit.box import BoxTests, Change, Raw, drop, put, within
from gobelin.toolkit.reading import ComponentsError
from support.hyperborea import Scene

BOX_TESTS = BoxTests(FILES, load)
raw_item, write_items, write_single = BOX_TESTS.item, BOX_TESTS.write, BOX_TESTS.single
everything = partial(FILES.items, BOX)
NAMED = list(FILES.named(BOX))
BadItem = tuple[str, Change, str]


def if_words(part: object) -> str:
    """The id of a parameter of a test: itself where it is words."""
    return part if isinstance(part, str) else ""


# --- the facts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HYP-SET-14", "HYP-SET-16", "HYP-SET-17")
def test_the_box_holds_what_is_published() -> None:
    counts = {name: sum(item.count for item in everything(name)) for name in FILES.blocks if name != "layouts"}
    assert counts == {
        "base_technologies": 36,
        "cards": 64,
        "cities": 56,
        "ruin_tokens": 72,
        "terrains": 4,
        "homelands": 6,
        "hexes": 36,
        "factions": 6,
        "faction_tiles": 12,
        "objectives": 6,
    }
    assert Counter(hex_.zone for hex_ in everything("hexes")) == {"borderland": 30, "centre": 6}
    assert Counter(token.metal for token in everything("ruin_tokens") for _ in range(token.count)) == {
        "bronze": 20,
        "silver": 40,
        "gold": 12,
    }


def test_cubes_are_numbered_for_good() -> None:
    assert CUBES == ("green", "red", "purple", "orange", "yellow", "blue", "grey")
    assert CUBES[:6] == COLOURS


def test_every_faction_has_a_colour_of_its_own_and_every_base_technology_too() -> None:
    for block in ("factions", "base_technologies"):
        assert sorted(item.colour for item in everything(block)) == sorted(COLOURS)


def test_no_hex_has_more_sites_than_an_option_can_name() -> None:
    assert max(land.sites for land in BOX.lands.values()) == MOST_SITES == 3


def test_every_effect_and_every_passive_of_the_vocabulary_is_used() -> None:
    effects = [effect for item in NAMED for effect in within(item, Effect)]
    assert {name for effect in effects for name in Effect.__struct_fields__ if getattr(effect, name)} == set(
        Effect.__struct_fields__
    )
    passives = [found for item in NAMED for found in within(item, Passive)]
    used = {name for found in passives for name in Passive.__struct_fields__ if getattr(found, name) != DEFAULT[name]}
    assert used == set(Passive.__struct_fields__)


DEFAULT = {name: getattr(Passive(), name) for name in Passive.__struct_fields__}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_maps_hang_together_and_are_fair_as_far_as_they_can_be(players: int) -> None:
    layout = BOX.layouts[players]

    def distance(place: tuple[int, int]) -> int:
        q, r = place
        return max(abs(q), abs(r), abs(q + r))

    assert layout.centre == (0, 0)
    assert {distance(capital) for capital, _, _ in layout.homelands} == {3}
    hidden = {layout.centre, *layout.borderlands}
    beside = {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
    assert beside <= set(layout.borderlands)
    for _, a, b in layout.homelands:
        touched = [sum((q + dq, r + dr) in hidden for dq, dr in beside) for q, r in (a, b)]
        assert touched[0] >= touched[1] >= 1


def test_what_is_reconstructed_says_so() -> None:
    assert {named.source for named in NAMED} == {"seed", "public", "reconstructed"}
    for block in ("cards", "cities", "ruin_tokens", "hexes", "homelands", "faction_tiles"):
        assert {item.source for item in everything(block)} == {"reconstructed"}


# --- overrides --------------------------------------------------------------------------------------------------------


def test_an_item_is_replaced_by_its_id_and_everything_else_stays(tmp_path: Path) -> None:
    card = raw_item("cards", "survey") | {"start_of_turn": {"fly": 2}, "vp": 0}
    changed = load(write_items(tmp_path, "cards", card))
    assert (changed.cards["survey"].start_of_turn, changed.cards["survey"].vp) == (Effect(fly=2), 0)
    assert {name: card for name, card in changed.cards.items() if name != "survey"} == {
        name: card for name, card in BOX.cards.items() if name != "survey"
    }
    assert (list(changed.cards), changed.hexes) == (list(BOX.cards), BOX.hexes)


@pytest.mark.rule("HYP-OPEN-01")
def test_the_other_reading_of_warfare_can_be_switched_to(tmp_path: Path) -> None:
    warfare = raw_item("base_technologies", "warfare")
    warfare["sets"][0]["effect"] = {"choice": [{"attack": 1, "fortress": 1}, {"fortress": 2}]}
    game = override(write_items(tmp_path, "base_technologies", warfare))
    match: Match[HyperboreaState] = Match.new(game, None, ["person"] * 2, 0)
    branches = match.state.facts.sets["warfare_1"].effect.choice
    assert branches == (Effect(attack=1, fortress=1), Effect(fortress=2))


@pytest.mark.rule("HYP-OPEN-33")
def test_the_number_of_borderlands_can_be_replaced(tmp_path: Path) -> None:
    layout = raw_item("layouts", "players_6")
    layout["borderlands"].remove([-2, 2])
    changed = load(write_items(tmp_path, "layouts", layout))
    assert len(changed.layouts[6].borderlands) == 8
    assert changed.layouts[5] == BOX.layouts[5]


def test_blocks_without_items_are_replaced_as_a_whole(tmp_path: Path) -> None:
    changed = load(write_single(tmp_path, "points", centre=5))
    assert (changed.points.centre, changed.points.borderland, changed.pieces) == (5, 2, BOX.pieces)


def test_what_follows_from_a_fact_follows_from_the_override(tmp_path: Path) -> None:
    hex_ = raw_item("hexes", "borderland_01") | {"land": {"terrain": "swamp", "cities": ["gem_city"], "ruins": 1}}
    changed = load(write_items(tmp_path, "hexes", hex_))
    assert (changed.lands["borderland_01"].terrain, changed.lands["borderland_01"].sites) == ("swamp", 2)


def test_matches_with_different_boxes_run_side_by_side(tmp_path: Path) -> None:
    folder = write_single(tmp_path, "start", draw=5)
    other: Match[HyperboreaState] = Match.new(override(folder), None, ["person"] * 2, 0)
    while other.ask is not None and other.ask.topic != "turn":
        other.choose(other.ask.options[0], other.ask.seat)
    assert [sum(player.available) for player in other.state.players] == [5, 5]
    assert BOX.start.draw == 3


@pytest.mark.rule("HYP-OVER-02")
def test_without_a_threshold_of_their_own_two_players_need_what_all_others_need(tmp_path: Path) -> None:
    tile = raw_item("objectives", "objective_vp")
    del tile["threshold_two_players"]
    match: Match[HyperboreaState] = Match.new(
        override(write_items(tmp_path, "objectives", tile)), None, ["person"] * 2, 0
    )
    assert gems_needed(match.state) == 12


def test_a_turn_is_measured_too_where_a_base_technology_recovers_cubes(tmp_path: Path) -> None:
    trade = raw_item("base_technologies", "trade")
    trade["sets"][0]["effect"] = {"recover": 2}
    write_items(tmp_path, "base_technologies", trade)
    write_items(tmp_path, "cards", raw_item("cards", "black_market") | {"effect": {"gem": 1}})
    box = load(tmp_path)
    scene = Scene().at(box=FILES.register(box)).on(0, "exploration_1", "green", "blue")
    scene.available(0, "yellow", "red").play("place yellow trade_1", "place red trade_1")  # measures every choice
    scene.play("recover exploration_1 green", "place green exploration_1", "recover exploration_1 blue")
    assert (scene.produced(), scene.cubes(0, "available")) == ({"move": 2}, {"blue": 1})
    trade["sets"][1]["effect"] = {"recover": 1}
    with pytest.raises(ComponentsError, match="trade: only one thing may recover cubes, and trade does"):
        load(write_items(tmp_path, "base_technologies", trade))


def test_a_box_without_gold_tokens_is_encoded_slot_by_slot(tmp_path: Path) -> None:
    silver = [
        raw_item("ruin_tokens", token.id) | {"metal": "silver"}
        for token in everything("ruin_tokens")
        if token.metal == "gold"
    ]
    game = override(write_items(tmp_path, "ruin_tokens", *silver))
    assert game.encode is not None
    out = game.encode.array(Match.new(game, None, ["person"] * 2, 0).state, 0)
    shown = {name: value for name, value in zip(game.encode.names, out, strict=True) if value}
    assert shown["token_supply.silver"] == pytest.approx(52 / 20)
    assert not any(name.startswith(("token_supply.gold", "bonuses.")) for name in shown)


BAD_ITEMS: list[BadItem] = [
    ("cards/survey", put("stack", "V"), "stack: 'V' is not one of I, II, III, IV"),
    ("cards/survey", put("spaces.0", "pink"), "spaces[0]: 'pink' is not one of green, red, purple"),
    ("cards/survey", put("spaces", []), "spaces: must be 1 to 4, not 0"),
    ("cards/survey", put("spaces", ["any"] * 5), "spaces: must be 1 to 4, not 5"),
    ("cards/survey", put("vp", -1), "vp: must be a whole number, at least 0, not -1"),
    (
        "cards/survey",
        put("effect", {"move": 1}),
        "effect: must be exactly one of effect, start_of_turn, passive, not 2",
    ),
    ("cards/survey", drop("start_of_turn"), "effect: must be exactly one of effect, start_of_turn, passive, not 0"),
    ("cards/survey", put("start_of_turn", {}), "start_of_turn: is empty"),
    ("cards/survey", put("start_of_turn", {"recover": 1}), "start_of_turn: a lasting effect neither recovers cubes"),
    ("cards/survey", put("start_of_turn", {"dance": 1}), "start_of_turn.dance: no such field; known are move, fly"),
    (
        "cards/survey",
        put("start_of_turn", {"choice": [{"move": 1}, {"fly": 1}]}),
        "start_of_turn: a lasting effect neither recovers cubes nor leaves a choice",
    ),
    ("cards/militia", put("effect.move", "two"), "effect.move: must be a whole number, at least 0, not 'two'"),
    ("cards/militia", put("effect", {"choice": [{"move": 1}, {}]}), "effect.choice[1]: is empty"),
    (
        "cards/militia",
        put("effect", {"choice": [{"move": 1}, {"move": 2}]}),
        "effect: has two branches that begin with move",
    ),
    (
        "cards/militia",
        put("effect", {"move": 1, "choice": [{"move": 1}, {"fly": 2}]}),
        "effect: has a choice beside other parts",
    ),
    (
        "cards/militia",
        put("effect", {"choice": [{"move": 1}, {"choice": [{"fly": 1}, {"gem": 1}]}]}),
        "effect: has a choice within a choice",
    ),
    ("cards/treasury", put("effect", {"recover": 1}), "only one thing may recover cubes, and black_market does"),
    (
        "cards/black_market",
        put("effect", {"choice": [{"recover": 1}, {"gem": 1}]}),
        "effect.choice[0]: a branch of a choice cannot recover cubes",
    ),
    ("faction_tiles/coral_throne_b", put("passive.on_reset", {"move": 1}), "passive.on_reset: must be gems and"),
    (
        "faction_tiles/purple_matriarchy_a",
        put("passive.starting_figures", 11),
        "passive.starting_figures: must be at most the 10 figures of a player",
    ),
    ("cards/healers", put("passive.minimum_figures", 11), "passive.minimum_figures: must be at most the 10 figures"),
    ("base_technologies/trade", lambda item: item["sets"].pop(), "sets: must be 2, not 1"),
    (
        "cards/militia",
        put("effect", {"develop": [{"row": "pink", "steps": 1}]}),
        "effect.develop[0].row: 'pink' is not one of",
    ),
    (
        "cards/militia",
        put("effect", {"develop": [{"row": "same", "steps": 0}]}),
        "effect.develop[0].steps: must be a whole number, at least 1, not 0",
    ),
    (
        "cards/militia",
        put("effect", {"develop": [{"row": "same", "steps": 7}]}),
        "effect.develop[0].steps: must be at most 6, not 7",
    ),
    ("cards/militia", put("source", "guess"), "source: 'guess' is not one of seed, public, reconstructed"),
    ("cards/militia", put("name_de", ""), "name_de: must be a text, not ''"),
    ("cards/warlords", put("passive.on_activate.technology", "dance"), "passive.on_activate.technology: 'dance' is no"),
    ("cards/warlords", put("passive.on_activate.effect", {}), "passive.on_activate.effect: is empty"),
    (
        "cards/spoils_of_war",
        put("passive.on_kill.target", "tree"),
        "passive.on_kill.target: 'tree' is not one of figure",
    ),
    (
        "cards/spoils_of_war",
        put("passive.on_kill.limit", 0),
        "passive.on_kill.limit: must be a whole number, at least 1",
    ),
    (
        "cards/pathfinders",
        put("passive.ignore_terrain.0", "sea"),
        "passive.ignore_terrain[0]: 'sea' is not one of desert",
    ),
    ("cards/golems", put("passive.grey_as_any", 1), "passive.grey_as_any: must be true or false, not 1"),
    ("base_technologies/trade", put("colour", "grey"), "colour: 'grey' is not one of green, red"),
    ("base_technologies/trade", put("sets.0.spaces", []), "sets[0].spaces: must be 1 to 4, not 0"),
    ("base_technologies/trade", put("sets.0.id", "trade_2"), "sets[0].id: must be trade_1, not 'trade_2'"),
    ("base_technologies/trade", put("sets.0.id", "unused"), "sets[0].id: must be trade_1, not 'unused'"),
    ("base_technologies/trade", put("sets.0.effect", {}), "sets[0].effect: is empty"),
    ("cities/gem_city", put("effect", {}), "effect: is empty"),
    ("cities/gem_city", put("zone", "sea"), "zone: 'sea' is not one of homeland, borderland, centre"),
    ("ruin_tokens/gold_orb", put("metal", "tin"), "metal: 'tin' is not one of bronze, silver, gold"),
    ("hexes/borderland_01", put("land.terrain", "sea"), "land.terrain: 'sea' is not one of desert, forest"),
    ("hexes/borderland_01", put("land.cities.0", "atlantis"), "land.cities: 'atlantis' is not one of capital"),
    ("hexes/borderland_01", put("land.ruins", 3), "land: must have at most 3 sites, not 4"),
    ("hexes/borderland_01", put("zone", "homeland"), "zone: 'homeland' is not one of borderland, centre"),
    ("homelands/homeland_red_duchy", put("faction", "green_duchy"), "faction: 'green_duchy' is not one of red_duchy"),
    ("homelands/homeland_red_duchy", put("invasion", []), "invasion: must be 3 values, not 0"),
    ("homelands/homeland_red_duchy", put("invasion.1.ruins", 4), "invasion[1]: must have at most 3 sites, not 4"),
    ("faction_tiles/red_duchy_a", put("faction", "green_duchy"), "faction: 'green_duchy' is not one of red_duchy"),
    ("faction_tiles/red_duchy_a", put("passive.on_activate.technology", "dance"), "passive.on_activate.technology:"),
    ("faction_tiles/red_duchy_a", drop("passive"), "passive: is missing"),
    ("terrains/forest", put("enter", -1), "enter: must be a whole number, at least 0, not -1"),
    ("objectives/objective_vp", put("threshold", "many"), "threshold: must be a whole number, at least 0, not 'many'"),
    ("objectives/objective_vp", put("threshold", 0), "threshold: must be at least 1"),
    ("objectives/objective_technology", drop("threshold"), "threshold: must be at least 1"),
    ("layouts/players_2", put("centre", [1, 0]), "homelands: [1, 0] is listed twice"),
    ("layouts/players_2", put("homelands.0.0", [4, -1]), "homelands[0]: must be three hexes that touch one another"),
    (
        "layouts/players_2",
        put("homelands.0", [[2, -1], [3, -1], [2, 0]]),
        "homelands[0]: has a capital beside a face-down",
    ),
    ("layouts/players_2", put("players", 3), "homelands: must be 3, not 2"),
    (
        "layouts/players_2",
        put("borderlands", [[q, r] for q in range(-9, 7) for r in (-9, -8)][:31]),
        "borderlands: must be at most 30, not 31",
    ),
    (
        "layouts/players_2",
        put("homelands.0", [[9, -1], [8, -1], [8, 0]]),
        "[9, -1] cannot be reached from the centre",
    ),
    (
        "layouts/players_2",
        put("borderlands.0", [10, 0]),
        "borderlands[0][0]: must be a whole number, at most 9, not 10",
    ),
]


@pytest.mark.parametrize(("where", "change", "message"), BAD_ITEMS, ids=if_words)
def test_a_bad_item_is_refused_with_file_item_and_field(
    tmp_path: Path, where: str, change: Change, message: str
) -> None:
    block, name = where.split("/")
    assert BOX_TESTS.said_of(tmp_path, where, change).startswith(f"{FILES.blocks[block].file}: {name}: {message}")


BAD_NUMBERS: list[tuple[str, dict[str, object], str]] = [
    ("start", {"levels": [7]}, "start: levels: must be at most 6 levels from 1 to 6"),
    ("start", {"levels": [1] * 7}, "start: levels: must be at most 6 levels from 1 to 6"),
    ("start", {"tokens": {"homeland": 2}}, "start: tokens: must be those of homeland, borderland, centre"),
    ("start", {"conditions": {"short": 1}}, "start: conditions: must be those of short, normal, long"),
    (
        "start",
        {"conditions": {"short": 1, "normal": 2, "long": 4}},
        "start: conditions: must be 1 to 3 of the conditions",
    ),
    ("start", {"upgrade_threshold": 0}, "start: upgrade_threshold: must be a whole number, at least 1"),
    ("start", {"upgrade_threshold": 7}, "start: upgrade_threshold: must be at most 6"),
    ("start", {"face_up": 0}, "start: face_up: must be a whole number, at least 1"),
    ("start", {"figures": 11}, "start: figures: must be at most the 10 of a player"),
    ("points", {"ghosts": []}, "points: ghosts: must not be empty"),
    ("pieces", {"cubes_per_colour": 11}, "pieces: cubes_per_colour: must be at least 12"),
]


@pytest.mark.parametrize(("block", "fields", "message"), BAD_NUMBERS, ids=lambda part: str(part)[:40])
def test_a_bad_number_of_the_box_is_refused(
    tmp_path: Path, block: str, fields: dict[str, object], message: str
) -> None:
    assert BOX_TESTS.said(write_single(tmp_path, block, **fields)).startswith(f"box.yaml: {message}")


@pytest.mark.parametrize(
    ("block", "items", "message"),
    [
        ("ruin_tokens", [("gold_orb", {"count": 3})], "ruin_tokens.yaml: ruin_tokens: must be 72 pieces, not 73"),
        ("cities", [("gem_city", {"count": 5})], "cities.yaml: cities: must be 56 pieces, not 57"),
        (
            "cities",
            [("gem_city", {"count": 5}), ("road_city", {"count": 3})],
            "cities.yaml: gem_city: count: is shown on 4 hexes, but count is 5",
        ),
        ("hexes", [("borderland_01", {"zone": "centre"})], "hexes.yaml: hexes: must be 30 of the borderland, not 29"),
        (
            "faction_tiles",
            [("red_duchy_a", {"faction": "coral_throne"})],
            "factions.yaml: faction_tiles: red_duchy must have 2, not 1",
        ),
        (
            "factions",
            [("red_duchy", {"colour": "blue"})],
            "factions.yaml: factions: must have one faction of each colour",
        ),
    ],
    ids=if_words,
)
def test_counts_that_do_not_fit_are_refused(
    tmp_path: Path, block: str, items: list[tuple[str, Raw]], message: str
) -> None:
    folder = write_items(tmp_path, block, *(raw_item(block, name) | fields for name, fields in items))
    assert BOX_TESTS.said(folder) == message


# --- for the kernel ---------------------------------------------------------------------------------------------------


def test_the_kernel_counts_every_piece_with_its_provenance() -> None:
    found = FILES.as_components(BOX)
    assert found.version == 1
    assert sum(found.counts()["source"].values()) == sum(named.count for named in NAMED) == 298


def test_names_provenance_files_and_hash_are_as_they_should_be() -> None:
    BOX_TESTS.check(GAME)


def test_effects_are_read_into_their_forms() -> None:
    assert BOX.sets["progress_1"].effect == Effect(develop=(Group("different", 2),))
    assert BOX.cards["jewellers"].effect == Effect(gem=2, develop=(Group("free", 1),))
    assert BOX.sets["warfare_1"].effect.choice == (Effect(attack=1), Effect(fortress=2))
