"""The box of Inventions: its facts, overrides by a user, and what is said about bad files."""

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from gobelin.games.inventions import GAME, override
from gobelin.games.inventions.actions import RESOLVERS
from gobelin.games.inventions.components import ACTIONS, DISCIPLINES, Benefit
from gobelin.games.inventions.loading import BOX, FILES, load
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Match
from gobelin.testkit.box import BoxTests, Change, Raw, drop, put, within

BOX_TESTS = BoxTests(FILES, load)
NAMED = list(FILES.named(BOX))
everything = partial(FILES.items, BOX)
BadItem = tuple[str, Change, str]


def words(part: object) -> str:
    """The id of a parameter of a test: itself where it is words."""
    return part if isinstance(part, str) else ""


# --- the facts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-SET-38")
def test_the_box_holds_what_is_published() -> None:
    counts = {name: sum(getattr(item, "count", 1) for item in everything(name)) for name in FILES.blocks}
    assert counts == {
        "regions": 7,
        "forums": 5,
        "ideas": 48,
        "milestones": 21,
        "specialist_tiles": 7,
        "knowledge_tiles": 7,
        "progress_tiles": 63,
        "prosperity_tiles": 25,
        "private_goals": 21,
        "eras": 6,
        "boxes": 20,
        "hexes": 19,
        "influence_tiles": 20,
        "influence_levels": 3,
        "player_counts": 3,
    }


def test_disciplines_are_numbered_for_good() -> None:
    assert DISCIPLINES == ("economy", "culture", "technology")


@pytest.mark.rule("INV-OPEN-47")
def test_what_is_reconstructed_says_so() -> None:
    assert {named.source for named in NAMED} == {"seed", "reconstructed"}
    for block in ("progress_tiles", "private_goals", "hexes", "forums"):
        assert {item.source for item in everything(block)} == {"reconstructed"}, block


@pytest.mark.rule("INV-OPEN-47", "INV-OPEN-45")
def test_forums_influence_spaces_and_hexes_are_read_from_the_files(tmp_path: Path) -> None:
    forums = [BOX_TESTS.item("forums", "forum_1"), BOX_TESTS.item("forums", "forum_5")]
    forums[0]["actions"], forums[1]["actions"] = ["present_idea", "recall_diplomat"], ["send_diplomat", "invent"]
    BOX_TESTS.write(tmp_path, "forums", *forums)
    BOX_TESTS.write(tmp_path, "regions", BOX_TESTS.item("regions", "asia") | {"influence_spaces": [7, 5, 3, 1]})
    BOX_TESTS.write(tmp_path, "hexes", BOX_TESTS.item("hexes", "hex_0_0") | {"benefit": {"op": "gain_academic"}})
    changed = load(tmp_path)
    assert (changed.forum_of["invent"], changed.forum_of["recall_diplomat"]) == ("forum_5", "forum_1")
    assert changed.regions["asia"].influence_spaces == (7, 5, 3, 1)
    assert changed.hexes["hex_0_0"].benefit == Benefit(op="gain_academic")
    match: Match[InventionsState] = Match.new(override(tmp_path), None, ["random"] * 3, 0)
    assert match.state.facts.forum_of["invent"] == "forum_5"


def test_every_benefit_of_the_vocabulary_is_used_and_can_be_received() -> None:
    benefits = [benefit for item in NAMED for benefit in within(item, Benefit)]
    assert {benefit.op for benefit in benefits} == {*RESOLVERS, "action", "discount"}
    granted = {benefit.action for benefit in benefits if benefit.action}
    granted |= {milestone.action for milestone in BOX.milestones.values()}
    granted |= {card.chain for card in BOX.ideas.values()}
    assert granted == set(ACTIONS)


def test_every_card_needs_the_milestone_and_the_specialists_of_the_list() -> None:
    ideas = {
        card.id: (card.era, card.discipline, card.milestone, card.extra, card.chain) for card in BOX.ideas.values()
    }
    assert ideas["steamship"] == (5, "economy", "iron", ("economy",), "travel")
    assert ideas["microscope"] == (5, "technology", "vaccination", ("culture",), "call_specialists")
    assert ideas["quantum_computing"] == (
        6, "technology", "artificial_intelligence", ("economy", "technology"), "invent",
    )  # fmt: skip
    assert Counter(card.discipline for card in BOX.ideas.values()) == {"economy": 16, "culture": 16, "technology": 16}
    for card in BOX.ideas.values():
        if card.milestone:
            assert BOX.milestones[card.milestone].era <= card.era


def test_the_box_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        BOX.pieces.citizens = 31  # type: ignore[misc]
    with pytest.raises(TypeError):
        BOX.ideas["fire"] = BOX.ideas["wheel"]  # type: ignore[index]


# --- overrides --------------------------------------------------------------------------------------------------------


def test_blocks_without_items_are_replaced_as_a_whole(tmp_path: Path) -> None:
    changed = load(BOX_TESTS.single(tmp_path, "pieces", influence_start=3))
    assert (changed.pieces.influence_start, changed.pieces.citizens) == (3, 30)
    (tmp_path / "knowledge_tiles.yaml").write_text("knowledge_points: 3")
    assert (load(tmp_path).knowledge_points, load(tmp_path).knowledge_tiles) == (3, BOX.knowledge_tiles)


def test_what_follows_from_a_fact_follows_from_the_override(tmp_path: Path) -> None:
    items = [
        BOX_TESTS.item("regions", "asia") | {"number": 6},
        BOX_TESTS.item("regions", "north_america") | {"number": 4},
    ]
    changed = load(BOX_TESTS.write(tmp_path, "regions", *items))
    assert changed.path == (
        "africa", "middle_east", "europe", "north_america", "australia", "asia", "south_america",
    )  # fmt: skip


def test_matches_with_different_boxes_run_side_by_side(tmp_path: Path) -> None:
    folder = BOX_TESTS.single(tmp_path, "pieces", influence_start=4)
    other: Match[InventionsState] = Match.new(override(folder), None, ["person"] * 3, 0)
    same: Match[InventionsState] = Match.new(GAME, None, ["person"] * 3, 0)
    assert [society.influence for society in other.state.players] == [4, 4, 4]
    assert [society.influence for society in same.state.players] == [1, 1, 1]


BAD_ITEMS: list[BadItem] = [
    ("ideas/wheel", put("discipline", "magic"), "discipline: 'magic' is not one of economy, culture, technology"),
    ("ideas/wheel", put("chain", "dance"), "chain: 'dance' is not one of present_idea, invent"),
    ("ideas/wheel", put("milestone", "fire"), "milestone: 'fire' is no milestone"),
    ("ideas/wheel", drop("milestone"), "milestone: prehistoric inventions have none, ideas have one"),
    ("ideas/boats", put("milestone", "iron"), "milestone: prehistoric inventions have none, ideas have one"),
    ("ideas/steamship", put("extra", ["magic"]), "extra[0]: 'magic' is not one of economy"),
    ("ideas/wheel", put("era", 0), "era: must be a whole number, at least 1, not 0"),
    ("ideas/wheel", put("source", "guess"), "source: 'guess' is not one of seed, public, reconstructed"),
    ("ideas/wheel", put("colour", "red"), "colour: no such field; known are id"),
    ("milestones/iron", put("letter", "G"), "letter: 'G' is not one of A, B, C, D, E, F"),
    ("milestones/iron", put("spaces", 0), "spaces: must be a whole number, at least 1, not 0"),
    ("milestones/iron", drop("action"), "action: is missing"),
    ("regions/africa", put("adjacent", ["atlantis"]), "adjacent: 'atlantis' is no region"),
    (
        "regions/asia",
        put("adjacent", ["middle_east", "europe", "australia", "north_america", "africa"]),
        "adjacent: africa does not name asia in return",
    ),
    ("forums/forum_1", put("actions", ["invent"]), "actions: must be 2 values, not 1"),
    ("specialist_tiles/specialist_points", put("benefit", {"op": "dance"}), "benefit.op: 'dance' is not one of action"),
    (
        "specialist_tiles/specialist_points",
        put("benefit", {"op": "action"}),
        "benefit.action: goes with the op action, and only with it",
    ),
    (
        "specialist_tiles/specialist_points",
        put("benefit", {"op": "gain_ip", "action": "invent"}),
        "benefit.action: goes with the op action, and only with it",
    ),
    (
        "specialist_tiles/specialist_points",
        put("benefit", {"op": "gain_specialist"}),
        "benefit.discipline: goes with the op gain_specialist, and only with it",
    ),
    (
        "knowledge_tiles/knowledge_citizen",
        put("benefit", {"op": "discount"}),
        "benefit.op: only a hex gives a discount",
    ),
    (
        "knowledge_tiles/knowledge_citizen",
        put("benefit", {"op": "turn_order"}),
        "benefit.op: only an era box gives the turn order",
    ),
    (
        "hexes/hex_0_0",
        put("benefit", {"op": "action", "action": "invent"}),
        "benefit.op: a hex gives pieces, no action: its tile is still to be paid",
    ),
    ("hexes/hex_0_0", put("at", [10, 0]), "at[0]: must be a whole number, at most 9, not 10"),
    ("progress_tiles/economy_1", put("on", "invent"), "kind: economy tiles have benefit, not benefit and on"),
    ("progress_tiles/culture_1", drop("on"), "kind: culture tiles have benefit and on, not benefit"),
    ("progress_tiles/technology_1", drop("links"), "kind: technology tiles have links, not nothing"),
    ("prosperity_tiles/prosperity_a", drop("beside"), "beside: a tile scores what is beside it, or pairs"),
    (
        "prosperity_tiles/prosperity_e",
        put("beside", "economy"),
        "beside: a tile scores what is beside it, or pairs",
    ),
    ("private_goals/goal_soc_era", drop("era_points"), "counts: a goal has exactly one of counts, era_points"),
    (
        "private_goals/goal_soc_era",
        put("supply_points", [[1, 2]]),
        "counts: a goal has exactly one of counts, era_points",
    ),
    ("private_goals/goal_region_asia", put("counts.0.region", "rome"), "counts[0].region: 'rome' is no region"),
    (
        "private_goals/goal_region_asia",
        put("counts.0", {"per": "own_citizen_on_map_region", "points": 2, "most": 6}),
        "counts[0].region: goes with what is counted in a region, and only with it",
    ),
    (
        "private_goals/goal_inv_sets",
        put("counts.0.region", "asia"),
        "counts[0].region: goes with what is counted in a region, and only with it",
    ),
    ("private_goals/goal_soc_era", put("era_points", [0, 2]), "era_points: must be 6 values, one for each era"),
    ("regions/asia", put("influence_spaces", []), "influence_spaces: must be at least one"),
    ("influence_tiles/influence_share", put("citizens", "four"), "citizens: must be a whole number, at least 0"),
]


@pytest.mark.parametrize(("where", "change", "message"), BAD_ITEMS, ids=words)
def test_a_bad_item_is_refused_with_file_item_and_field(
    tmp_path: Path, where: str, change: Change, message: str
) -> None:
    block, name = where.split("/")
    said = BOX_TESTS.said_of(tmp_path, where, change)
    assert said.startswith(f"{FILES.blocks[block].file}: {name}: {message}")


@pytest.mark.parametrize(
    ("block", "items", "message"),
    [
        (
            "progress_tiles",
            [("economy_1", {"count": 4})],
            "progress_tiles.yaml: progress_tiles: must be 63 pieces, not 64",
        ),
        (
            "forums",
            [("forum_1", {"actions": ["invent", "travel"]})],
            "forums.yaml: forums: present_idea must be in one forum, not in 0",
        ),
        (
            "private_goals",
            [("goal_soc_era", {"stack": "regions"})],
            "private_goals.yaml: private_goals: regions must be 7, not 8",
        ),
        (
            "milestones",
            [("iron", {"letter": "D"})],
            "milestones.yaml: milestones: stacks A to F must hold 4, 4, 3, 3, 4 and 3",
        ),
        ("ideas", [("coins", {"era": 4})], "ideas.yaml: ideas: eras 1 to 6 must have 9, 9, 6, 6, 12 and 6 cards"),
        (
            "ideas",
            [("wheel", {"milestone": "cotton"})],
            "ideas.yaml: ideas: era 2 must have 5 ideas for A, and one for each B milestone",
        ),
        (
            "ideas",
            [("silk", {"milestone": "mining"})],
            "ideas.yaml: ideas: era 2 must have 5 ideas for A, and one for each B milestone",
        ),
        ("regions", [("asia", {"number": 6})], "regions.yaml: regions: must be numbered from 1 to 7"),
        (
            "specialist_tiles",
            [("specialist_invent", {"no_start_idea": True})],
            "specialist_tiles.yaml: specialist_tiles: 2 must have no starting idea",
        ),
        (
            "progress_tiles",
            [("economy_1", {"number": 2})],
            "progress_tiles.yaml: progress_tiles: economy must be numbered from 1 to 7",
        ),
        ("boxes", [("era3_box1", {"era": 4})], "era_track.yaml: boxes: eras 2 to 6 must have 4 boxes each"),
        ("eras", [("era_1", {"rounds": 3})], "era_track.yaml: eras: era 1 must have 1 round, not 3"),
        ("eras", [("era_6", {"rounds": 1})], "era_track.yaml: eras: era 6 must have no round, not 1"),
        ("eras", [("era_3", {"rounds": 4})], "era_track.yaml: eras: era 3 must have 1 to 3 rounds, not 4"),
        ("eras", [("era_3", {"rounds": 0})], "era_track.yaml: eras: era 3 must have 1 to 3 rounds, not 0"),
        ("eras", [("era_3", {"era": 4})], "era_track.yaml: eras: era_3 must be era 3, not 4"),
        (
            "hexes",
            [("hex_0_0", {"at": [1, 0]})],
            "society_board.yaml: hexes: hex_0_0 and hex_1_0 lie at the same place",
        ),
        (
            "specialist_tiles",
            [("specialist_points", {"specialists": 4})],
            "specialist_tiles.yaml: specialist_tiles: specialist_points takes more specialists than one begins with",
        ),
        (
            "influence_levels",
            [("level_3", {"markers": 4})],
            "box.yaml: influence_levels: level_3 has more than 3 markers",
        ),
        ("player_counts", [("players_2", {"players": 3})], "box.yaml: player_counts: must be for 2, 3 and 4 players"),
        ("influence_levels", [("level_1", {"least": 1})], "box.yaml: influence_levels: the lowest must begin at 0"),
        (
            "hexes",
            [("hex_0_0", {"token": True})],
            "box.yaml: pieces: economy_tokens: must be those at hand and the 3 on hexes",
        ),
    ],
    ids=words,
)
def test_counts_that_do_not_fit_are_refused(
    tmp_path: Path, block: str, items: list[tuple[str, Raw]], message: str
) -> None:
    folder = BOX_TESTS.write(tmp_path, block, *(BOX_TESTS.item(block, name) | fields for name, fields in items))
    assert BOX_TESTS.said(folder) == message


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"tray": 5}, "tray_costs: must be 5 values"),
        ({"economy_tokens": 4}, "economy_tokens: must be those at hand and the 2 on hexes"),
        ({"common": 3}, "common: must be 4, one for each A milestone"),
        ({"academics": 3}, "academics: must be at most 2, which is the limit of era 2"),
        ({"citizens": 5}, "citizens: must be at least the 6 that are in play at the start"),
        ({"influence_start": 11}, "influence_start: must be at most 10, the end of the track"),
        ({"prehistoric": 3}, "prehistoric: must be at most 2: four players share nine cards"),
        ({"season_pillars": 4}, "season_pillars: must be at most 3: a fifth forum must be open for the epoch pillar"),
        ({"citizens": 0}, "citizens: must be a whole number, at least 1, not 0"),
    ],
    ids=str,
)
def test_numbers_that_do_not_fit_are_refused(tmp_path: Path, fields: dict[str, object], message: str) -> None:
    assert BOX_TESTS.said(BOX_TESTS.single(tmp_path, "pieces", **fields)) == f"box.yaml: pieces: {message}"


# --- for the kernel ---------------------------------------------------------------------------------------------------


def test_the_kernel_counts_every_piece_with_its_provenance() -> None:
    found = FILES.as_components(BOX)
    assert found.version == 1
    assert sum(found.counts()["source"].values()) == sum(named.count for named in NAMED) == 269


def test_names_provenance_files_and_hash_are_as_they_should_be() -> None:
    BOX_TESTS.check(GAME)
