"""Reserved objects of Fantasies and Futures (TFF-RES), what its box holds (TFF-SET), and its whole games."""

from collections import Counter

import pytest

from gobelin.conformance import Conformance, check_match
from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.state import TapestryState
from gobelin.locales import LANGUAGES, Texts
from gobelin.testkit.boards import check_screens
from support.tapestry import Scene

from .test_components import pieces
from .test_ff_charms import about_to_play
from .test_ff_tech_cards import ff

BOTTOM, MIDDLE, TOP = range(3)


def reserving(card: str, era: int = 2) -> Scene:
    """Seat 0 plays a card that reserves something."""
    scene = about_to_play(era, card)
    return scene.at(step=1).play(f"play {card}") if scene.topic == "tapestry" else scene


def last(scene: Scene) -> Scene:
    """From here, seat 0 takes its fifth income turn."""
    return scene.income_turn(0, 5)


def reserved(scene: Scene, seat: int = 0) -> list[tuple[str, tuple[str, ...]]]:
    """What lies on the edge of an income mat."""
    return [(card, things) for card, things in scene.player(seat).reserved]


@pytest.mark.rule("TFF-RES-01", "TFF-RES-07")
def test_what_a_card_reserves_lies_on_the_edge_of_the_income_mat_for_all_to_see() -> None:
    tiles = ("space_13_thirteen_points", "space_02_armory_planet", "space_08_city_planet")
    scene = about_to_play(2, "star_catalogue").on_top(*tiles)
    assert reserved(scene) == [("star_catalogue", tiles)]
    shown = scene.match.view(1)["players"]
    assert isinstance(shown, list)
    assert isinstance(shown[0], dict)
    assert shown[0]["reserved"] == [{"card": "star_catalogue", "things": list(tiles)}]
    assert [f"set_aside 0 {tile}" for tile in tiles] == [t for t in scene.told(None) if t.startswith("set_aside")]


@pytest.mark.rule("TFF-RES-03")
@pytest.mark.parametrize(
    ("card", "building", "space"),
    [
        ("microbial_magic", "farm", "farming"),
        ("dragon_hoard", "market", "currency"),
        ("hidden_village", "house", "language"),
        ("clockwork_legion", "armory", ""),
    ],
)
def test_a_reserved_building_leaves_its_track_at_once_and_its_space_pays(card: str, building: str, space: str) -> None:
    scene = about_to_play(2, card)
    assert reserved(scene) == [(card, (building,))]
    assert scene.holdings(0)[building] == 1
    assert scene.player(0).filled == about_to_play(2).player(0).filled  # nothing new in the capital
    told = scene.told()
    assert told.index(f"set_aside 0 {building}") < len(told)
    if space:
        assert any(line.startswith("gained 0 1") and line.endswith(space) for line in told)


@pytest.mark.rule("TFF-RES-03", "TFF-RES-04")
def test_a_reserved_building_does_not_count_before_it_is_built() -> None:
    scene = ff().techs(0, BOTTOM, "pyrokinesis").built(0, armory=1).hand(0, "clockwork_legion").era(1, 2)
    scene.techs(0, MIDDLE, "anesthesia").token(0, "science", 4).income_turn(0, 2).play("upgrade anesthesia")
    assert scene.player(0).points["anesthesia"] == 1


@pytest.mark.rule("TFF-RES-02", "TFF-RES-10", "TFF-FAQ-02")
def test_reserved_objects_are_used_before_the_upgrade_of_the_last_income_turn() -> None:
    scene = last(ff().reserve(0, "microbial_magic", "farm").techs(0, BOTTOM, "calendar").hand(0, "academia"))
    assert scene.topic == "building"
    scene.place_all()
    assert scene.topic == "upgrade"
    assert scene.player(0).plots.count("f") == 1
    assert reserved(scene) == []
    assert scene.cards(0) == ["academia"]  # there is no step in which it could be played
    steps = [step.id for step in scene.state.income_steps if 5 in step.turns]
    assert steps == ["civilizations", "use_reserved", "upgrade_tech", "gain_vp"]


@pytest.mark.rule("TFF-RES-02")
def test_nothing_is_used_in_an_earlier_income_turn() -> None:
    scene = ff().reserve(0, "microbial_magic", "farm").techs(0, BOTTOM, "calendar").income_turn(0, 4).at(step=2)
    assert scene.topic == "upgrade"
    assert reserved(scene) == [("microbial_magic", ("farm",))]


@pytest.mark.rule("TFF-RES-04")
def test_a_reserved_tile_cannot_be_explored_before() -> None:
    scene = ff().reserve(0, "star_catalogue", "space_13_thirteen_points").techs(0, MIDDLE, "levitation")
    scene.tapestry(0, 2, "zombie_army").techs(0, BOTTOM, "calendar").income_turn(0, 3).at(step=3).play(
        "upgrade levitation"
    )
    assert scene.player(0).explored == []
    assert reserved(scene) == [("star_catalogue", ("space_13_thirteen_points",))]


@pytest.mark.rule("TFF-RES-05", "TFF-RES-06", "TAX-OPEN-10")
def test_a_reserved_object_is_used_though_its_card_is_covered() -> None:
    scene = ff().tapestry(0, 2, "prophecy", "academia").reserve(0, "prophecy")
    assert last(scene).player(0).points["prophecy"] == 8


@pytest.mark.rule("TFF-RES-08")
def test_a_copy_reserves_an_object_of_its_own() -> None:
    scene = about_to_play(3, "espionage").tapestry(0, 2, "academia").tapestry(1, 2, "microbial_magic")
    scene.reserve(1, "microbial_magic", "farm").play("copy 1 2")
    assert reserved(scene, 0) == reserved(scene, 1) == [("microbial_magic", ("farm",))]
    assert scene.holdings(0)["farm"] == 1


@pytest.mark.rule("TFF-RES-09", "TFF-FAQ-04")
def test_what_is_reserved_in_the_last_income_turn_is_used_at_once() -> None:
    scene = ff().hand(0, "star_catalogue").tapestry(0, 4, "academia").on_top("space_13_thirteen_points")
    scene.techs(0, MIDDLE, "printing_press").token(0, "technology", 4).income_turn(0, 5).play("upgrade printing_press")
    assert scene.topic == "space"
    scene.play("space_tile space_13_thirteen_points")
    assert scene.player(0).tapestries[3] == ["academia", "star_catalogue"]
    assert scene.player(0).points["space_13_thirteen_points"] == 13
    assert reserved(scene) == []
    assert len(scene.player(0).space) == 2


def test_a_tech_card_that_was_reserved_comes_to_the_middle_row() -> None:
    scene = about_to_play(2, "lost_artifacts").display("paper", "radio", "calendar").play("invent calendar")
    assert reserved(scene) == [("lost_artifacts", ("calendar",))]
    assert scene.holdings(0)["tech_card"] == 0
    used = last(ff().reserve(0, "lost_artifacts", "calendar"))
    assert used.player(0).techs == [[], ["calendar"], []]
    assert used.purse(0) == {"culture": 1}


@pytest.mark.rule("TAX-OPEN-46")
def test_tiles_come_to_the_supply_and_are_explored_from_there() -> None:
    scene = last(ff().reserve(0, "seed_vault", "territory_05", "territory_07").tiles(0, "territory_01"))
    scene.play("tile territory_05", "explore 2", "tile territory_07", "explore 1")
    assert scene.player(0).territories == ["territory_01"]


@pytest.mark.rule("TAX-OPEN-46")
def test_a_reserved_building_is_gained_when_it_is_built() -> None:
    scene = about_to_play(3, "microbial_magic").tapestry(0, 2, "dystopia").copy_in_force(0, "crystal_gardens")
    assert reserved(scene) == [("microbial_magic", ("farm",))]
    assert "crystal_gardens" not in scene.player(0).points
    used = last(ff().reserve(0, "microbial_magic", "farm").copy_in_force(0, "crystal_gardens")).place_all()
    assert used.player(0).points["crystal_gardens"] == 4


def test_several_objects_are_used_in_the_order_that_their_owner_likes() -> None:
    scene = last(ff().reserve(0, "prophecy").reserve(0, "time_capsule").reserve(0, "hidden_village", "house"))
    scene.token(0, "military", 1)
    assert scene.offer() == ["use_reserved prophecy", "use_reserved time_capsule", "use_reserved hidden_village"]
    scene.play("use_reserved time_capsule", "advance military")
    assert scene.player(0).tokens["military"] == [2]
    assert scene.offer() == ["use_reserved prophecy", "use_reserved hidden_village"]


@pytest.mark.rule("TFF-TEC-21")
def test_an_advance_on_any_track_lets_its_owner_choose() -> None:
    scene = about_to_play(2, "ley_lines").token(0, "science", 12).token(0, "military", 3)
    assert scene.offer() == ["advance exploration", "advance technology", "advance military"]
    scene.play("advance technology")
    assert scene.player(0).tokens["technology"] == [1]
    assert scene.player(0).tech_cards == 0  # without the benefit


# --- the box ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-SET-03")
def test_the_cards_of_the_set_are_shuffled_into_the_others() -> None:
    state = ff().state
    mine = [card for card in state.tapestry_deck.items if BOX.tapestry_cards[card].set == "ff"]
    assert len(mine) == 38
    state = ff(2, "aa").state
    techs = [card for card in (*state.tech_deck.items, *state.tech_display) if BOX.tech_cards[card].set == "ff"]
    assert len(techs) == 12


@pytest.mark.rule("TFF-SET-01")
def test_every_player_has_an_edge_for_reserved_objects_which_is_empty_at_first() -> None:
    assert [player.reserved for player in ff(3).state.players.values()] == [[], [], []]
    assert "use_reserved" in [step.id for step in ff().state.income_steps]
    assert "use_reserved" not in [step.id for step in Scene().state.income_steps]


@pytest.mark.rule("TFF-SET-05")
def test_the_set_adds_what_the_rulebook_lists() -> None:
    listed = {"tapestry_cards": 38, "tech_cards": 12, "capitals": 6, "civilizations": 10}
    assert {block: pieces(block, "ff") for block in listed} == listed
    assert not any(
        pieces(block, "ff")
        for block in ("tracks", "landmarks", "landmark_cards", "territory_tiles", "space_tiles", "dice")
    )


@pytest.mark.rule("TFF-SET-04")
def test_replaced_copies_are_no_further_cards() -> None:
    assert pieces("landmark_cards", "ff") == pieces("landmarks", "ff") == 0
    assert all(card.count == 1 for card in BOX.tech_cards.values())
    assert Counter(card.name_en for card in BOX.tech_cards.values()).most_common(1)[0][1] == 1


@pytest.mark.rule("TAX-OPEN-32")
def test_cards_are_marked_by_what_is_known_of_them() -> None:
    cards = [card for card in BOX.tapestry_cards.values() if card.set == "ff"]
    assert sum(card.placeholder for card in cards) == 28
    assert {card.id for card in cards if card.source != "reconstructed"} == {"microbial_magic", "star_catalogue"}
    kinds = Counter(card.timing for card in cards)
    assert (kinds["permanent"], sum(card.reaction is not None for card in cards)) == (1, 3)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_random_games_with_the_set_keep_every_promise(seats: int) -> None:
    suite, seen = Conformance(GAME), Counter[str]()
    settings = GAME.read_settings({"expansions": ["ff"], "placeholders": True})
    for seed in range(4):
        match = check_match(GAME, settings, seats, f"ff/{seed}", every=200, suite=suite)
        state: TapestryState = match.state
        assert not any(player.reserved for player in state.players.values())
        seen.update(told.verb for told in match.events(None))
    assert {"charm", "reserved", "used_reserved"} <= set(seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_its_charms(language: str) -> None:
    texts = Texts(GAME, language)
    for card in BOX.tapestry_cards.values():
        for side, charm in (("left", card.left_charm), ("right", card.right_charm)):
            assert texts.has(f"{side}-{card.id}") is bool(charm)
            if charm:
                assert texts.text(f"{side}-{card.id}") in texts.text(f"text-{card.id}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_charms_and_what_is_reserved(language: str) -> None:
    check_screens(GAME, language, 80, 3, every=60, expansions=["ff"], placeholders=True)
