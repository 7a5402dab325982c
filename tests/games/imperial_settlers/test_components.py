"""The box of Imperial Settlers: its facts, overrides by a user, and what is said about bad files."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from gobelin.games.imperial_settlers import GAME
from gobelin.games.imperial_settlers.checks import check_faction_deck
from gobelin.games.imperial_settlers.components import Card
from gobelin.games.imperial_settlers.effects import Action, Effect, OnBuild, Operation, Produce, ProduceDraw, Steal
from gobelin.games.imperial_settlers.loading import BOX, FILES, load
from gobelin.games.imperial_settlers.vocabulary import (
    CARD,
    COLOURS,
    COMMON_CARD,
    DEFENCE,
    FACTION_CARD,
    FACTIONS,
    FOOD,
    GOLD,
    GOODS,
    RAZE,
    RESOURCE,
    RESOURCES,
    STONE,
    VP,
    WOOD,
    WORKER,
)
from gobelin.kernel import GobelinError
from gobelin.testkit.box import BoxTests, Change, altered, drop, put
from gobelin.toolkit.reading import ComponentsError

BOX_TESTS = BoxTests(FILES, load)
EVERYTHING = [*FILES.named(BOX)]
BadItem = tuple[str, Change, str]


# --- the facts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-SET-02", "IMP-OPEN-29")
def test_the_box_holds_84_common_cards_30_per_faction_and_16_attack_cards() -> None:
    assert {deck: len(copies) for deck, copies in BOX.decks.items()} == {"common": 84} | dict.fromkeys(FACTIONS, 30)
    assert len(BOX.attack_deck) == 16
    targets = Counter(GOODS[good] for good in BOX.attack_deck.values())
    assert targets == {"wood": 3, "worker": 3, "stone": 2, "food": 2, "gold": 2, "vp": 2, "card": 2}


def givers(deck: str, good: int) -> dict[str, int]:
    """How many cards of a deck give a good: by kind what the location itself gives, and by the deal field."""
    found: Counter[str] = Counter()
    for copy in (BOX.copies[copy] for copy in BOX.decks[deck]):  # type: ignore[index]
        effect = copy.effect
        given = {*dict(getattr(effect, "gain", ())), getattr(effect, "good", None)}
        given |= {good for bundle in getattr(effect, "options", ()) for good in dict(bundle)}
        if good == CARD:
            given = {CARD} if given & {CARD, COMMON_CARD, FACTION_CARD} or isinstance(effect, ProduceDraw) else set()
        found[copy.kind] += good in given
        found["deal"] += copy.deal == good
    return {where: count for where, count in found.items() if count}


@pytest.mark.rule("IMP-OPEN-28")
@pytest.mark.parametrize(
    ("deck", "good", "counted"),
    [
        ("romans", CARD, {"production": 3, "deal": 5}),
        ("romans", WORKER, {"production": 4, "deal": 6}),
        ("romans", RAZE, {"action": 2, "deal": 4}),
        ("romans", GOLD, {"production": 4, "feature": 5, "deal": 3}),
        ("romans", STONE, {"production": 4, "deal": 10}),
        ("japanese", CARD, {"production": 1, "deal": 2}),
        ("japanese", RAZE, {"action": 2, "deal": 3}),
        ("japanese", GOLD, {"feature": 1, "action": 1, "deal": 4}),
    ],
)
def test_stand_ins_fit_public_statistics_of_the_decks(deck: str, good: int, counted: dict[str, int]) -> None:
    assert givers(deck, good) == counted


@pytest.mark.rule("IMP-OPEN-28")
def test_a_black_card_gives_raze_tokens_by_its_deal_its_action_or_as_it_is_built() -> None:
    black = [BOX.copies[copy] for copy in BOX.decks["japanese"] if "black" in BOX.copies[copy].colours]
    assert {copy.card for copy in black} == {"garrison", "ninjas", "sumo_school", "master_swordsmith"}
    for copy in black:
        by_action = RAZE in dict(getattr(copy.effect, "gain", ()))
        assert by_action is (copy.deal != RAZE)


@pytest.mark.rule("IMP-SET-04", "IMP-PROD-03")
def test_a_board_has_one_set_of_facts_and_gives_workers_raze_and_defence() -> None:
    given = {name: dict(faction.board_production) for name, faction in BOX.factions.items()}
    assert given == {
        "barbarians": {WORKER: 5, RAZE: 1, DEFENCE: 1},
        "romans": {WORKER: 2, RAZE: 1, DEFENCE: 1, WOOD: 1, STONE: 1},
        "egyptians": {WORKER: 3, RAZE: 1, DEFENCE: 1, GOLD: 1},
        "japanese": {WORKER: 4, RAZE: 1, DEFENCE: 1, WOOD: 1},
    }
    assert {name: faction.storage.goods for name, faction in BOX.factions.items()} == {
        "barbarians": (WORKER,),
        "romans": (RAZE,),
        "egyptians": (GOLD,),
        "japanese": (FOOD,),
    }
    assert all(faction.storage.max is None for faction in BOX.factions.values())


@pytest.mark.rule("IMP-SET-06")
def test_resources_are_wood_stone_and_food() -> None:
    assert RESOURCES == (WOOD, STONE, FOOD)
    assert [GOODS[good] for good in RESOURCES] == ["wood", "stone", "food"]


@pytest.mark.rule("IMP-SET-10", "IMP-CARD-COM-04", "IMP-CARD-ROM-01")
def test_every_colour_stands_for_a_good_and_cards_have_one_colour_with_two_exceptions() -> None:
    goods = [getattr(BOX.colour_goods, colour) for colour in COLOURS]
    assert len(set(goods)) == len(goods) == 8
    odd = {card.id: set(card.colours) for card in BOX.cards.values() if len(card.colours) != 1}
    assert odd == {"ruins": set(), "trade_colony": {"brown", "grey", "red"}}
    assert {colour for card in BOX.cards.values() for colour in card.colours} == set(COLOURS)


@pytest.mark.rule("IMP-SET-19")
def test_numbers_carry_the_deck_and_copies_carry_the_numbers() -> None:
    for deck, copies in BOX.decks.items():
        prefix = BOX.factions[deck].abbreviation if deck in BOX.factions else "COM"
        assert list(copies) == [f"{prefix.lower()}{n:03}" for n in range(1, len(copies) + 1)]
    assert {BOX.copies[number.lower()].card for number in BOX.cards["quarry"].numbers} == {"quarry"}


@pytest.mark.rule("IMP-SET-22", "IMP-OPEN-20")
def test_cards_have_one_to_three_copies_but_for_watchtower_and_ruins() -> None:
    assert {card.id: card.count for card in BOX.cards.values() if card.count > 3} == {"watchtower": 4, "ruins": 6}
    assert all(card.count == len(card.numbers) >= 1 for card in BOX.cards.values())


@pytest.mark.rule("IMP-SET-25")
@pytest.mark.rule("IMP-BUILD-06", "IMP-BUILD-07")
def test_common_locations_cost_resources_only() -> None:
    common = [BOX.copies[copy] for copy in BOX.decks["common"]]
    assert {good for copy in common for good, _ in copy.cost} == set(RESOURCES)
    assert not any(copy.needs_location for copy in common)
    assert BOX.copies["com003"].card == "wood_storage"
    assert BOX.copies["com003"].cost == ((WOOD, 2), (STONE, 1))


@pytest.mark.rule("IMP-SAM-10")
def test_the_raze_field_of_japanese_cards_is_always_one_point() -> None:
    fields = {BOX.copies[copy].card: BOX.copies[copy].raze for copy in BOX.decks["japanese"]}
    assert {card for card, raze in fields.items() if not raze} == {"shrine", "gate"}
    assert {raze for raze in fields.values() if raze} == {((VP, 1),)}


def test_deal_fields_are_on_all_faction_cards_and_raze_fields_on_all_common_ones_but_ruins() -> None:
    copies = BOX.copies.values()
    assert all((copy.deal is not None) is copy.is_faction for copy in copies)
    assert {copy.card for copy in copies if copy.deck == "common" and not copy.raze} == {"ruins"}
    assert not any(copy.raze for copy in copies if copy.deck in ("barbarians", "romans", "egyptians"))


@pytest.mark.rule("IMP-OPEN-21")
def test_the_cards_explained_beside_the_variants_are_barbarian() -> None:
    assert {BOX.cards[name].deck for name in ("mission", "robbers", "saboteurs")} == {"barbarians"}


@pytest.mark.rule("IMP-VAR-15", "IMP-VAR-16")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_deck_has_three_triples_six_pairs_and_nine_singles_with_all_their_copies(faction: str) -> None:
    cards = [card for card in BOX.cards.values() if card.deck == faction]
    check_faction_deck("deck", cards)
    assert Counter(BOX.copies[copy].card for copy in BOX.copies if BOX.copies[copy].deck == faction) == {
        card.id: card.count for card in cards
    }
    single = next(card for card in cards if card.count == 1)
    with pytest.raises(ComponentsError, match="but there are 3 with 3, 6 with 2, 8 with 1"):
        check_faction_deck("deck", [card for card in cards if card is not single])


@pytest.mark.rule("IMP-VAR-17")
def test_three_copies_are_exchanged_for_three_others() -> None:
    romans = [card for card in BOX.cards.values() if card.deck == "romans"]
    triple = next(card for card in romans if card.count == 3)
    newcomer = msgspec.structs.replace(triple, id="newcomer")
    check_faction_deck("deck", [newcomer if card is triple else card for card in romans])
    with pytest.raises(ComponentsError, match="but there are 4 with 3"):
        check_faction_deck("deck", [*romans, newcomer])


def test_figures_of_the_rulebook_examples_stand_on_the_cards() -> None:
    assert BOX.cards["armorer"].effect == Produce(((RAZE, 1),))
    assert BOX.cards["armorer"].raze == ((STONE, 1), (VP, 1))
    assert BOX.cards["sentry_tower"].effect == Produce(((WORKER, 1), (RAZE, 1)))
    assert BOX.cards["masons_guild"].effect == Action(cost=((STONE, 2), (WORKER, 1)), gain=((VP, 3),), times=1)
    assert BOX.cards["saboteurs"].effect == Action(cost=((WORKER, 1),), do=Steal(RESOURCE, 1), times=1)
    chapel = BOX.copies["bar014"]
    assert (chapel.cost, chapel.needs_location, chapel.symbols) == (((WOOD, 1), (STONE, 2)), True, 4)
    assert BOX.setup.players == (1, 4)
    assert (BOX.setup.rounds, BOX.setup.start_hand) == (5, ((COMMON_CARD, 2), (FACTION_CARD, 2)))
    assert BOX.exchange.cost == ((WORKER, 2),)
    assert BOX.exchange.gain_one_of == (*RESOURCES, COMMON_CARD, FACTION_CARD)


def test_features_that_reward_a_colour_have_that_colour() -> None:
    rewarding = [card for card in BOX.cards.values() if isinstance(card.effect, OnBuild) and card.effect.colour]
    assert len(rewarding) == 7
    assert all(isinstance(card.effect, OnBuild) and card.effect.colour in card.colours for card in rewarding)


def test_copies_that_differ_have_faces_of_their_own() -> None:
    assert BOX.copies["com012"].raze == BOX.copies["com013"].raze == ((WORKER, 2),)
    assert BOX.copies["com014"].raze == ((WOOD, 1), (WORKER, 1))
    assert [BOX.copies[copy].face for copy in ("com012", "com013", "com014")] == ["com012", "com012", "com014"]
    assert [BOX.copies[copy].deal for copy in ("jap021", "jap022", "jap023")] == [FOOD, WORKER, VP]
    assert (BOX.copies["com048"].cost, BOX.copies["com048"].raze) == (((STONE, 2),), ((CARD, 2),))


def test_the_box_keeps_what_all_boxes_promise() -> None:
    BOX_TESTS.check(GAME)


def test_sources_and_confidences_are_known_and_stand_ins_are_marked() -> None:
    assert {named.source for named in EVERYTHING} == {"seed", "public", "reconstructed"}
    assert {named.confidence for named in EVERYTHING} == {"high", "medium", "low"}
    assert all(card.note for card in BOX.cards.values() if card.source == "reconstructed" or card.confidence != "high")


def test_every_form_and_operation_is_used_by_a_card() -> None:
    effects = [card.effect for card in BOX.cards.values()]
    assert {type(effect) for effect in effects} == set(Effect.__subclasses__())
    operations = {type(effect.do) for effect in effects if isinstance(effect, Action) and effect.do}
    assert operations == set(Operation.__subclasses__())


def test_the_box_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        BOX.setup.rounds = 6  # type: ignore[misc]
    with pytest.raises(TypeError):
        BOX.cards["mill"] = BOX.cards["ruins"]  # type: ignore[index]


# --- overrides --------------------------------------------------------------------------------------------------------


def test_an_item_is_replaced_by_its_id_and_everything_else_stays(tmp_path: Path) -> None:
    mission = BOX_TESTS.item("barbarians", "mission")
    mission["effect"]["action"]["gain"] = {"card": 3}
    changed = load(BOX_TESTS.write(tmp_path, "barbarians", mission))
    assert changed.cards["mission"].effect == Action(cost=((WORKER, 1),), gain=((CARD, 3),), times=1)
    assert changed.copies["bar028"].effect == changed.cards["mission"].effect
    assert {name: card for name, card in changed.cards.items() if name != "mission"} == {
        name: card for name, card in BOX.cards.items() if name != "mission"
    }
    assert list(changed.cards) == list(BOX.cards)


def test_blocks_boards_and_attack_cards_can_be_replaced(tmp_path: Path) -> None:
    setup = "setup: {players: [1, 4], rounds: 6, start_hand: {common_card: 4}, source: public, confidence: low}"
    (tmp_path / "box.yaml").write_text(setup)
    BOX_TESTS.write(tmp_path, "factions", BOX_TESTS.item("factions", "romans") | {"board_production": {"gold": 9}})
    swapped = [
        BOX_TESTS.item("attack_cards", "attack_wood") | {"count": 2},
        BOX_TESTS.item("attack_cards", "attack_stone") | {"count": 3},
    ]
    changed = load(BOX_TESTS.write(tmp_path, "attack_cards", *swapped))
    assert (changed.setup.rounds, changed.exchange) == (6, BOX.exchange)
    assert changed.factions["romans"].board_production == ((GOLD, 9),)
    assert changed.attack_deck["attack_stone_c"] == STONE
    assert "attack_wood_c" not in changed.attack_deck


def test_an_empty_override_folder_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "README.txt").write_text("not a components file, and not read")
    assert load(tmp_path) == BOX


BAD_ITEMS: list[BadItem] = [
    ("barbarians/sentry_tower", put("cost.wod", 1), "cost.wod: 'wod' is not one of wood, stone, food, location"),
    ("barbarians/sentry_tower", put("cost.wood", "two"), "cost.wood: must be a whole number, at least 1, not 'two'"),
    ("barbarians/sentry_tower", put("cost.wood", 0), "cost.wood: must be a whole number, at least 1, not 0"),
    ("barbarians/sentry_tower", put("cost.wood", True), "cost.wood: must be a whole number, at least 1, not True"),
    ("barbarians/sentry_tower", put("cost.location", 2), "cost.location: must be 1, and on faction cards only"),
    ("barbarians/sentry_tower", put("cost", [1]), "cost: must be a mapping, not [1]"),
    ("barbarians/sentry_tower", put("colour", "pink"), "colour: no such field; known are id, name_en"),
    ("barbarians/sentry_tower", put("deck", "romans"), "deck: belongs at the head of the file"),
    ("barbarians/sentry_tower", put("colours", ["pnik"]), "colours[0]: 'pnik' is not one of brown, grey"),
    ("barbarians/sentry_tower", put("colours", ["pink", "pink"]), "colours: names a colour twice"),
    ("barbarians/sentry_tower", put("colours", "pink"), "colours: must be a list, not 'pink'"),
    ("barbarians/sentry_tower", put("deal", "defence"), "deal: 'defence' is not one of wood"),
    ("barbarians/sentry_tower", put("raze", {"vp": 1}), "raze: cards of the barbarians have no raze field"),
    ("barbarians/sentry_tower", put("numbers", ["BAR012"]), "numbers: are 1, but count is 2"),
    ("barbarians/sentry_tower", put("numbers", ["BAR012", "ROM13"]), "numbers[1]: must be BAR and three digits"),
    ("barbarians/sentry_tower", put("kind", "action"), "kind: is action, but the effect is that of a production"),
    ("barbarians/sentry_tower", put("kind", "place"), "kind: 'place' is not one of production, feature, action"),
    ("barbarians/sentry_tower", put("source", "guess"), "source: 'guess' is not one of seed, public, reconstructed"),
    ("barbarians/sentry_tower", put("confidence", None), "confidence: None is not one of high, medium, low"),
    ("barbarians/sentry_tower", put("name_de", None), "name_de: must be a text, not None"),
    ("barbarians/sentry_tower", put("name_de", ""), "name_de: must be a text, not ''"),
    ("barbarians/sentry_tower", put("vp_end", -1), "vp_end: must be a whole number, at least 0, not -1"),
    ("barbarians/sentry_tower", put("building_bonus", {}), "building_bonus: is empty"),
    ("barbarians/sentry_tower", put("effect.produce.gld", 1), "effect.produce.gld: 'gld' is not one of wood"),
    ("barbarians/sentry_tower", put("effect.produce", {}), "effect.produce: gives nothing and does nothing"),
    ("barbarians/sentry_tower", put("effect.max", 3), "effect: must have exactly one form, not 2"),
    ("barbarians/sentry_tower", put("effect", {"yield": {}}), "effect.yield: no such form; known are none, produce"),
    ("barbarians/sentry_tower", drop("deal"), "deal: is missing: every faction card has a deal field"),
    ("barbarians/sentry_tower", drop("effect"), "effect: is missing"),
    ("barbarians/saboteurs", put("effect.action.do.op", "rob"), "effect.action.do.op: 'rob' is not one of steal"),
    ("barbarians/saboteurs", put("effect.action.do.from", 1), "effect.action.do.from: no such field; known are good"),
    ("barbarians/saboteurs", put("effect.action.times", 0), "effect.action.times: must be a whole number"),
    ("barbarians/saboteurs", put("effect.action", {"cost": {}, "times": 1}), "effect.action: gives nothing"),
    (
        "barbarians/saboteurs",
        put("copy_overrides", [{"number": "BAR010", "deal": "wood"}]),
        "copy_overrides[0].number: 'BAR010' is not one of the card's further copies",
    ),
    ("barbarians/saboteurs", put("copy_overrides", [{"number": "BAR011"}]), "copy_overrides[0]: changes nothing"),
    (
        "barbarians/saboteurs",
        put("copy_overrides", [{"number": "BAR011", "deal": "wood"}] * 2),
        "copy_overrides[1].number: 'BAR011' is listed twice",
    ),
    ("common/mill", put("deal", "wood"), "deal: common cards have no deal field"),
    ("common/mill", put("cost.location", 1), "cost.location: must be 1, and on faction cards only"),
    ("common/mill", put("effect.on_build.affiliation", "common"), "effect.on_build: names either a colour"),
    ("common/mill", put("effect.on_build.limit_per_trigger", 1), "effect.on_build.limit_per_trigger: stands beside"),
    ("common/rubble", put("effect.produce_per.samurai", 1), "effect.produce_per.samurai: must be true or false"),
    ("common/rubble", put("effect.produce_per.samurai", True), "effect.produce_per: counts either a colour or samurai"),
    ("romans/architect", put("effect.produce_draw.keep", 3), "effect.produce_draw.keep: is more than is drawn"),
    (
        "egyptians/pharaohs_guard",
        put("effect.produce_choice", [{"vp": 2}]),
        "effect.produce_choice: needs two to 4",
    ),
    (
        "egyptians/pharaohs_guard",
        put("effect.produce_choice", [{"vp": 1}] * 5),
        "effect.produce_choice: needs two to 4",
    ),
    ("common/mill", put("cost", {"wood": 6}), "cost.wood: makes more than 5 to pay at once"),
    (
        "common/court_sculptor",
        put("effect.action.cost", {"stone": 3}),
        "effect.action.cost.stone: makes more than 5 to pay at once",
    ),
    (
        "barbarians/barter",
        put("effect.action.cost", {"resource": 1, "gold": 1}),
        "effect.action.cost.resource: stands beside no other",
    ),
    ("factions/romans", put("abbreviation", "BAR"), "abbreviation: must be three capital letters of its own"),
    ("factions/romans", put("storage.goods", ["vp"]), "storage.goods[0]: 'vp' is not one of wood"),
    ("attack_cards/attack_vp", put("target", "glory"), "target: 'glory' is not one of wood"),
]


@pytest.mark.parametrize(
    ("where", "change", "message"), BAD_ITEMS, ids=lambda part: part if isinstance(part, str) else ""
)
def test_a_bad_item_is_refused_with_file_item_and_field(
    tmp_path: Path, where: str, change: Change, message: str
) -> None:
    block, name = where.split("/")
    assert BOX_TESTS.said_of(tmp_path, where, change).startswith(f"{block}.yaml: {name}: {message}")


BAD_FILES = [
    ("armenians.yaml", "cards: []", "armenians.yaml: no such components file; known are common.yaml"),
    ("romans.yaml", "", "romans.yaml: must be a mapping of blocks"),
    ("romans.yaml", "deck: romans\ncards: ]", "romans.yaml: line 2: is not valid YAML"),
    ("romans.yaml", "? [deck]\n: romans", "romans.yaml: line 1: a key must be a word"),
    ("romans.yaml", "cards: &all [*all]", "romans.yaml: cannot be read: it contains itself"),
    ("romans.yaml", "deck: romans\ncards: []\ndeck: romans", "romans.yaml: line 3: deck is listed twice"),
    ("romans.yaml", "deck: romans\ncads: []", "romans.yaml: cads: no such block; known are deck, cards"),
    ("romans.yaml", "deck: roman\ncards: []", "romans.yaml: deck: must be romans, not 'roman'"),
    ("romans.yaml", "deck: romans\ncards: {}", "romans.yaml: cards: must be a list of items"),
    ("romans.yaml", "deck: romans\ncards: [forum]", "romans.yaml: item 1: id: must be lowercase letters"),
    ("romans.yaml", "deck: romans\ncards: [{id: Forum}]", "romans.yaml: item 1: id: must be lowercase letters"),
    ("romans.yaml", "deck: romans\ncards: [{id: forum}]", "romans.yaml: forum: id: no such item; only known ones"),
    ("romans.yaml", "deck: romans\ncards: [{id: spies}, {id: spies}]", "romans.yaml: spies: id: is listed twice"),
    ("romans.yaml", "deck: romans\ncards: [{id: spies}]", "romans.yaml: spies: name_en: is missing"),
    ("box.yaml", "house_rules: {}", "box.yaml: house_rules: no such block; known are setup, exchange"),
    ("box.yaml", "exchange: {cost: {gold: 1}}", "box.yaml: exchange: cost.gold: 'gold' is not one of worker"),
    ("box.yaml", "colour_goods: {green: wood}", "box.yaml: colour_goods: green: no such field"),
    (
        "box.yaml",
        "setup: {players: [4], rounds: 5, start_hand: {}, source: seed, confidence: high}",
        "box.yaml: setup: players: must be the least and the greatest number",
    ),
]


@pytest.mark.parametrize(("file", "text", "message"), BAD_FILES, ids=lambda part: part[:40])
def test_a_bad_file_is_refused_with_its_name(tmp_path: Path, file: str, text: str, message: str) -> None:
    (tmp_path / file).write_text(text)
    assert BOX_TESTS.said(tmp_path).startswith(message)


def test_a_file_that_is_no_text_and_a_folder_that_is_none_are_refused(tmp_path: Path) -> None:
    (tmp_path / "romans.yaml").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(ComponentsError, match=r"^romans\.yaml: cannot be read"):
        load(tmp_path)
    with pytest.raises(GobelinError, match="elsewhere: is not a folder"):
        load(tmp_path / "elsewhere")


def test_decks_of_another_size_are_refused(tmp_path: Path) -> None:
    few = BOX_TESTS.item("common", "ruins") | {"count": 1, "numbers": ["COM069"]}
    with pytest.raises(ComponentsError, match=r"^common\.yaml: cards: must be 84 pieces, not 79$"):
        load(BOX_TESTS.write(tmp_path, "common", few))
    (tmp_path / "common.yaml").unlink()
    with pytest.raises(ComponentsError, match=r"^attack_cards\.yaml: cards: must be 16 pieces, not 17$"):
        load(BOX_TESTS.write(tmp_path, "attack_cards", BOX_TESTS.item("attack_cards", "attack_vp") | {"count": 3}))


def test_a_number_stands_on_one_copy_only_and_a_faction_deck_keeps_its_make_up(tmp_path: Path) -> None:
    taken = BOX_TESTS.item("romans", "colossus") | {"numbers": ["ROM001"]}
    with pytest.raises(ComponentsError, match=r"^romans\.yaml: cards: number ROM001 is listed twice$"):
        load(BOX_TESTS.write(tmp_path, "romans", taken))
    more = BOX_TESTS.item("romans", "colossus") | {"count": 2, "numbers": ["ROM030", "ROM002"]}
    fewer = BOX_TESTS.item("romans", "sculptors_workshop") | {"count": 1, "numbers": ["ROM001"]}
    assert load(BOX_TESTS.write(tmp_path, "romans", more, fewer)).copies["rom002"].card == "colossus"
    more = BOX_TESTS.item("romans", "colossus") | {"count": 2, "numbers": ["ROM030", "ROM014"]}
    fewer = BOX_TESTS.item("romans", "administration") | {"count": 2, "numbers": ["ROM012", "ROM013"]}
    with pytest.raises(
        ComponentsError, match=r"^romans\.yaml: cards: a faction deck has .* there are 2 with 3, 8 with 2"
    ):
        load(BOX_TESTS.write(tmp_path, "romans", more, fewer))


# --- for the kernel ---------------------------------------------------------------------------------------------------


def test_the_kernel_counts_every_piece_with_its_provenance() -> None:
    found = FILES.as_components(BOX)
    assert found.version == 2
    counts = found.counts()
    assert counts["set"] == {"attack_cards": 16, "common": 84, "factions": 4} | dict.fromkeys(FACTIONS, 30)
    assert sum(counts["source"].values()) == sum(counts["confidence"].values()) == 224
    assert len({item.id for item in found.items}) == len(found.items)


def test_any_fact_of_an_effect_changes_the_hash() -> None:
    found: dict[object, Card] = {}
    for card in BOX.cards.values():
        do = card.effect.do if isinstance(card.effect, Action) else None
        found.setdefault((type(card.effect), type(do), card.building_bonus is None), card)
    boxes = [
        msgspec.structs.replace(BOX, cards={**BOX.cards, card.id: other})
        for card in found.values()
        for other in altered(card)
    ]
    hashes = [FILES.as_components(other).hash for other in boxes]
    assert len(hashes) > 400
    assert len({FILES.as_components(BOX).hash, *hashes}) == len(hashes) + 1


def test_names_texts_and_notes_leave_the_hash_as_it_is(tmp_path: Path) -> None:
    mill, own = (
        BOX_TESTS.item("common", "mill") | {"name_de": "Windmühle", "text": "?", "note": "?"},
        GAME.components.hash,
    )
    assert FILES.as_components(load(BOX_TESTS.write(tmp_path, "common", mill))).hash == own
    assert FILES.as_components(load(BOX_TESTS.write(tmp_path, "common", mill | {"vp_end": 2}))).hash != own
