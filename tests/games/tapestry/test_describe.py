"""Components describe themselves in plain JSON: printed facts, where they come from, and the words of one's own."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gobelin.games.tapestry import GAME, override
from gobelin.games.tapestry.benefits import effects_in
from gobelin.games.tapestry.describe import _plain
from gobelin.games.tapestry.kinds import WORDS
from gobelin.games.tapestry.loading import BOX
from gobelin.locales import Texts
from support.fixtures import BOARDS, holds

facts: Callable[[str], dict[str, Any]] = GAME.facts


def test_every_kind_is_described() -> None:
    wholes: list[Any] = [facts(item.id) for item in GAME.components.items]
    assert {part["kind"] for whole in wholes for part in (whole, *whole.get("also", ()))} == set(WORDS.values())


@pytest.mark.parametrize("name", ["bakery", "barn", "com_tower", "library", "stock_market", "treasury"])
def test_a_tech_card_and_its_landmark_are_both_described(name: str) -> None:
    whole = facts(name)
    (landmark,) = whole["also"]
    assert (whole["kind"], landmark["kind"]) == ("tech", "landmark")
    assert whole["square"] == [{"gain_landmark": name}]
    assert landmark["shape"] == list(BOX.landmarks[name].shape)


def test_cards_and_tiles_have_what_is_printed_on_them() -> None:
    assert facts("ammonia")["circle"] == [{"gain": "farm", "n": 1}]
    assert facts("ammonia")["prerequisite"] == {"track": "military", "tier": 3, "building": None}
    assert facts("territory_03")["corners"] == ["water", "mountain", "desert", "desert", "water", "water"]
    assert facts("territory_03")["reward"] == [{"gain": "food", "n": 1}]
    assert facts("trap")["reaction"]["kind"] == "trap"
    assert facts("navigation")["cost"] == ["food", "any"]
    assert facts("navigation")["landmark"] == "lighthouse"
    assert facts("rafts")["benefit"] == [{"do": "explore", "anywhere": False}]
    assert facts("wagons")["benefit"] == [
        {"choose_one": [[{"do": "explore", "anywhere": False}], [{"gain": "farm", "n": 1}]]}
    ]
    assert facts("rafts")["bonus"] == {"pay": "any", "n": 1, "then": [{"gain": "tapestry_card", "n": 1}]}
    assert facts("mountain")["grid"][1] == "##...###."
    assert facts("barter")["vp"] == [{"vp_per": "tech_card", "n": 1}]
    assert facts("conquer_red_3") == {
        "id": "conquer_red_3",
        "kind": "die_face",
        "die": "conquer_red",
        "effect": [{"vp": 7}],
    }


def test_landmarks_have_a_letter_of_their_own_and_all_turns() -> None:
    letters = []
    for name, piece in BOX.landmarks.items():
        (landmark,) = [part for part in [facts(name), *facts(name).get("also", ())] if part["kind"] == "landmark"]
        assert landmark["turns"] == [list(turn.rows) for turn in piece.turns]
        letters.append(landmark["letter"])
    assert letters[:26] == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert len(letters) == len(set(letters))
    assert facts("forge")["spaces"] == ["metallurgy"]


def test_the_islanders_bring_the_terrain_of_their_island() -> None:
    assert facts("islanders")["island"] == [list(ends) for ends in BOX.islanders_mat]
    assert "island" not in facts("architects")


def test_the_client_knows_every_printed_effect() -> None:
    """`UPDATE=1` writes the list anew; its own tests see to it that each has icons and words."""
    found: dict[str, dict[str, Any]] = {"effects": {}, "bonuses": {}, "costs": {}}
    for effect in effects_in(BOX):
        found["effects"][json.dumps(_plain(effect))] = _plain(effect)
    for space in BOX.spaces.values():
        found["costs"][json.dumps(facts(space.id)["cost"])] = facts(space.id)["cost"]
        if space.bonus:
            found["bonuses"][json.dumps(_plain(space.bonus))] = _plain(space.bonus)
    printed = {what: [known[key] for key in sorted(known)] for what, known in found.items()}
    assert holds(BOARDS / "tapestry" / "fixtures" / "printed.json", printed)


def test_stand_ins_say_so() -> None:
    placeholders = [name for name in BOX.tapestry_cards if facts(name)["placeholder"]]
    assert len([name for name in placeholders if facts(name)["set"] == "pp"]) == 7
    assert {facts(name)["source"] for name in placeholders} == {"reconstructed"}


AMMONIA = """
tech_cards:
- id: ammonia
  name_en: My Ammonia
  name_de: Mein Ammoniak
  circle: [{gain: house, n: 1}]
  square: [{vp: 3}]
  prerequisite: {building: farm, uncovered: 2}
  text_en: Smells strongly.
  source: public
  confidence: high
"""


def test_ones_own_components_bring_their_words(tmp_path: Path) -> None:
    (tmp_path / "tech_cards.yaml").write_text(AMMONIA)
    own = override(tmp_path)
    mine: dict[str, Any] = own.facts("ammonia")
    assert mine["replaced"] is True
    assert mine["circle"] == [{"gain": "house", "n": 1}]
    assert Texts(own, "de").name("ammonia") == "Mein Ammoniak"
    assert Texts(own, "en").text("text-ammonia") == "Smells strongly."
    assert Texts(own, "de").name("bakery") == Texts(GAME, "de").name("bakery")
    assert facts("ammonia")["replaced"] is False
