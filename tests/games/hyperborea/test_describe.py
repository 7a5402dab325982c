"""Components describe themselves in plain JSON: printed facts, where they come from, and the words of one's own."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gobelin.games.hyperborea import GAME, override
from gobelin.games.hyperborea.loading import BOX
from gobelin.locales import Texts

facts: Callable[[str], dict[str, Any]] = GAME.facts


def test_every_kind_is_described() -> None:
    assert len({facts(item.id)["kind"] for item in GAME.components.items}) == 10


@pytest.mark.rule("HYP-ADV-13")
def test_a_card_has_its_stack_points_spaces_and_effect() -> None:
    for card in BOX.cards.values():
        shown = facts(card.id)
        assert (shown["stack"], shown["vp"], shown["spaces"]) == (card.stack, card.vp, list(card.spaces))
        given = [key for key in ("effect", "start_of_turn", "passive") if shown[key]]
        assert len(given) == 1
        assert shown["continuous"] is (given != ["effect"])
    assert facts("tribal_council")["effect"] == {"figure": 1, "develop": [{"row": "free", "steps": 2}]}
    assert facts("university")["start_of_turn"] == {"draw": 1}
    assert facts("spoils_of_war")["passive"] == {"on_kill": {"target": "any", "effect": {"gem": 1}, "limit": 1}}


def test_sets_and_their_technologies_know_each_other() -> None:
    for name, group in BOX.sets.items():
        shown = facts(name)
        assert (shown["kind"], shown["spaces"]) == ("set", list(group.spaces))
        assert name in facts(shown["technology"])["sets"]
    assert facts("warfare_1")["effect"] == {"choice": [{"attack": 1}, {"fortress": 2}]}
    assert (facts("science_2")["colour"], facts("science_2")["source"]) == ("blue", "seed")


def test_hexes_say_in_which_zone_they_lie_and_terrains_what_they_cost() -> None:
    assert {name: facts(name)["zone"] for name in BOX.lands} == dict(BOX.zones)
    assert (facts("mountain")["enter"], facts("mountain")["leave"]) == (1, 1)


def test_the_game_has_what_belongs_to_no_single_component() -> None:
    shown = facts("game")
    assert shown["stacks"] == ["I", "II", "III", "IV"]
    assert shown["points"] == {"homeland": 1, "borderland": 2, "centre": 4}
    assert (shown["face_up"], shown["last_level"]) == (2, 6)


def test_what_a_persons_own_box_replaces_brings_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "base_technologies.yaml").write_text(
        "base_technologies:\n"
        "- {id: trade, name_en: Barter, name_de: Tausch, count: 6, colour: yellow, source: public,"
        " confidence: high, sets: ["
        "{id: trade_1, spaces: [yellow, any], effect: {gem: 1}}, "
        "{id: trade_2, spaces: [yellow, yellow], effect: {gem: 3}}]}\n",
    )
    game = override(tmp_path)
    shown: dict[str, Any] = game.facts("trade_2")
    assert (shown["spaces"], shown["effect"], shown["replaced"]) == (["yellow", "yellow"], {"gem": 3}, True)
    texts = Texts(game, "de")
    assert texts.name("trade_2") == "Tausch, Set 2"
    assert texts.text("text-trade_2") == "Erhalte 3 Edelsteine."
    assert texts.name("science_2") == "Wissenschaft, Set 2"
    assert not game.facts("science_2")["replaced"]
    assert texts.missing == set()


def test_a_homeland_of_ones_own_keeps_the_names_of_its_hexes(tmp_path: Path) -> None:
    (tmp_path / "hexes.yaml").write_text(
        "homelands:\n"
        "- {id: homeland_red_duchy, name_en: Red Land, name_de: Rotes Land, faction: red_duchy, text: As printed.,\n"
        "   source: public, confidence: high,\n"
        "   invasion: [{terrain: swamp, cities: [capital]}, {terrain: forest, ruins: 1},"
        " {terrain: desert, cities: [home_town]}],\n"
        "   faction_war: [{terrain: desert, cities: [capital]}, {terrain: mountain, cities: [town_red]},"
        " {terrain: desert, ruins: 1}]}\n",
    )
    game = override(tmp_path)
    shown: dict[str, Any] = game.facts("red_duchy_invasion_capital")
    assert shown["replaced"] is True
    assert Texts(game, "en").text("text-homeland_red_duchy") == "As printed."
    assert Texts(game, "en").name("red_duchy_invasion_capital") == "Red Duchy, capital"
    assert Texts(game, "en").name("homeland_red_duchy") == "Red Land"
