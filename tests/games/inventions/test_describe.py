"""Components describe themselves in plain JSON: printed facts, where they come from, and the words of one's own."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gobelin.games.inventions import GAME, override
from gobelin.games.inventions.components import ACTIONS
from gobelin.games.inventions.describe import KINDS
from gobelin.games.inventions.loading import BOX
from gobelin.locales import Texts

facts: Callable[[str], dict[str, Any]] = GAME.facts


def test_every_kind_is_described() -> None:
    assert {facts(item.id)["kind"] for item in GAME.components.items} == {
        kind.__struct_config__.tag for kind in KINDS.values()
    }


def test_all_that_is_described_is_declared_once() -> None:
    assert set(GAME.described) == {"game", *(item.id for item in GAME.components.items)}
    assert len(GAME.described) == len(set(GAME.described))


def test_an_idea_shows_what_inventing_takes_and_gives() -> None:
    for idea in BOX.ideas.values():
        shown = facts(idea.id)
        printed = (
            shown["era"],
            shown["discipline"],
            shown["milestone"],
            shown["extra"],
            shown["points"],
            shown["chain"],
        )
        assert printed == (idea.era, idea.discipline, idea.milestone, list(idea.extra), idea.points, idea.chain)
    assert (facts("wheel")["milestone"], facts("wheel")["chain"]) == ("transport", "invent")
    assert (facts("steel")["extra"], facts("boats")["milestone"]) == (["technology"], "")


def test_milestones_show_the_era_of_their_letter() -> None:
    for milestone in BOX.milestones.values():
        shown = facts(milestone.id)
        assert (shown["letter"], shown["era"]) == (milestone.letter, "ABCDEF".index(milestone.letter) + 1)
        assert shown["action"] in ACTIONS


def test_a_progress_tile_shows_what_its_discipline_makes_of_it() -> None:
    economy, culture, technology = (facts(name) for name in ("economy_2", "culture_6", "technology_2"))
    assert (economy["kind"], economy["discipline"], economy["number"]) == ("progress_tile", "economy", 2)
    assert economy["benefit"] == {"op": "gain_influence", "amount": 2}
    assert (culture["on"], culture["benefit"]) == ("gain_influence", {"op": "gain_ip", "amount": 3})
    assert (technology["links"], technology["benefit"]) == (["invent", "share_invention"], None)
    assert facts("prosperity_f")["pairs"] == ["economy", "culture"]


def test_the_game_has_what_belongs_to_no_single_component() -> None:
    shown = facts("game")
    assert json.loads(json.dumps(shown)) == shown
    assert shown["actions"] == list(ACTIONS)
    assert shown["pieces"]["tray_costs"] == [3, 2, 1, 0]
    assert [level["least"] for level in shown["influence_levels"]] == [0, 4, 8]
    assert shown["beside"]["hex_0_0"] == ["hex_1_0", "hex_0_1", "hex_m1_1", "hex_m1_0", "hex_0_m1", "hex_1_m1"]
    assert {len(others) for others in shown["beside"].values()} == {3, 4, 6}
    assert sorted(action for forum in shown["forums"] for action in facts(forum)["actions"]) == sorted(ACTIONS)


def test_what_a_persons_own_box_replaces_brings_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "ideas.yaml").write_text(
        "ideas:\n"
        "- {id: wheel, name_en: Big Wheel, name_de: Riesenrad, era: 2, discipline: culture, milestone: transport,\n"
        "   chain: travel, text: As printed., source: public, confidence: high}\n",
    )
    game = override(tmp_path)
    shown: dict[str, Any] = game.facts("wheel")
    assert (shown["discipline"], shown["chain"], shown["replaced"]) == ("culture", "travel", True)
    texts = Texts(game, "de")
    assert (texts.name("wheel"), texts.text("text-wheel")) == ("Riesenrad", "As printed.")
    assert texts.name("silk") == "Seide"
    assert not game.facts("silk")["replaced"]
    assert texts.missing == set()
