"""Every registered game keeps the promises of the design."""

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gobelin.conformance import Conformance, check_match, walk
from gobelin.kernel import PERSON, Game, Match, SettingsError, find_game, game_names
from gobelin.locales import LANGUAGES, Texts
from gobelin.rulebook import TESTS, coverage, physical_clauses, read_clauses, rule_marks
from gobelin.testkit.boards import check_explained
from gobelin.testkit.box import check_described
from gobelin.testkit.golden import action_table, check_record, check_variants, records
from gobelin.testkit.settings import check_settings, settings_samples
from gobelin.testkit.texts import check_texts

TABLES = [
    pytest.param(name, number, seats, id=f"{name}-{number}-{seats}")
    for name in game_names()
    for number, settings in enumerate(settings_samples(find_game(name)))
    for seats in find_game(name).seats
    if number == 0 or seats in (find_game(name).seats[0], find_game(name).seats[-1])
]
"""The usual settings with any number of seats, others with the least and the most; `make fuzz` tries everything."""
RARELY = {"hyperborea": 1000}
"""Decisions between two deep checks, where a game has thousands: each check plays the game to its end several times."""
every_game = pytest.mark.parametrize("game", [find_game(name) for name in game_names()], ids=lambda game: game.name)


@pytest.mark.parametrize(("name", "number", "seats"), TABLES)
def test_random_matches_keep_every_promise(name: str, number: int, seats: int) -> None:
    game = find_game(name)
    settings = settings_samples(game)[number]
    try:
        game.check_seats(settings, [PERSON] * seats)
    except SettingsError:
        pytest.skip("these settings are not for so many seats")
    for seed in range(3 if number == 0 else 1):  # the usual settings are walked more often
        match = check_match(game, settings, seats, f"conformance-{seed}", every=RARELY.get(name, 12))
        assert match.result is not None


@every_game
def test_a_match_cloned_replayed_and_moved_reaches_the_same_end_from_many_decisions(game: Game[Any]) -> None:
    suite, rng = Conformance(game), random.Random(5)
    for step, match in enumerate(walk(Match.new(game, None, game.seats[-1], "same-end"))):
        if match.ask is not None and step % RARELY.get(game.name, 15) == 0:
            suite.same_end(match, rng)


SCRIPT = """
import sys
from gobelin.conformance import walk
from gobelin.kernel import Match, Record, find_game
record = Record.from_json(sys.stdin.buffer.read())
game = find_game(record.game)
assert Match.replay(record).record == record
*_, last = walk(Match.new(game, None, len(record.seats), record.seed))
assert last.record == record, "the same seed gave another game"
"""


@every_game
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_records_replay_under_any_hash_seed(game: Game[Any], hash_seed: str) -> None:
    *_, match = walk(Match.new(game, None, game.seats[-1], 77))
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", SCRIPT], input=match.record.to_json(), env=environment, check=False)
    assert done.returncode == 0


@every_game
def test_every_declared_verb_event_and_component_has_words_in_both_languages(game: Game[Any]) -> None:
    ids = {str(v) for verb in game.verbs for values in verb.values for v in values if isinstance(v, str)}
    for language in LANGUAGES:
        texts = Texts(game, language)
        lacking = [f"name-{item}" for item in sorted(ids) if not texts.has(f"name-{item}")]
        lacking += [f"event-{event}" for event in game.events if not texts.has(f"event-{event}")]
        lacking += [f"name-{item.id}" for item in game.components.items if not texts.has(f"name-{item.id}")]
        lacking += [name for name in ("title", "summary") if not texts.has(name)]
        assert lacking == []


@every_game
def test_everything_that_can_be_described_is_declared(game: Game[Any]) -> None:
    check_described(game)
    if game.describe is None:
        assert game.described == ()
        return
    assert [item for item in game.described if not game.facts(item)] == []
    seen: set[str] = {str(v) for verb in game.verbs for values in verb.values for v in values}
    for match in walk(Match.new(game, None, game.seats[0], "described")):
        for seat in range(game.seats[0]):
            seen |= set(re.findall(r'"(\w+)"', json.dumps(match.view(seat))))
    assert {word for word in seen if game.facts(word)} <= set(game.described)


@every_game
def test_texts_say_all_that_the_rules_say_in_both_languages(game: Game[Any]) -> None:
    check_texts(game)


@every_game
def test_every_component_explains_itself_in_the_terminal(game: Game[Any]) -> None:
    check_explained(game)


@every_game
def test_the_action_indices_stay_small_and_turn_back_into_options(game: Game[Any]) -> None:
    assert game.verbs.size <= 5000
    for index in range(game.verbs.size):
        assert game.verbs.index(game.verbs.option(index)) == index


@every_game
def test_the_action_table_only_grows_at_its_end(game: Game[Any]) -> None:
    pinned = json.loads((TESTS / "records" / game.name / "actions.txt").read_text())
    assert action_table(game)[: len(pinned)] == pinned


@every_game
def test_settings_are_validated(game: Game[Any]) -> None:
    with pytest.raises(SettingsError, match="no_such_setting"):
        game.read_settings({"no_such_setting": 1})
    for name in game.settings.__struct_fields__:
        with pytest.raises(SettingsError, match=name):
            game.read_settings({name: {"nested": "nonsense"}})
    for seats in (0, game.seats[-1] + 1):
        with pytest.raises(SettingsError, match="seats"):
            Match.new(game, seats=["random"] * seats)


@every_game
def test_every_choice_of_the_settings_begins_a_game(game: Game[Any]) -> None:
    check_settings(game)


@every_game
def test_every_clause_of_the_catalogue_has_a_test_or_a_reason(game: Game[Any]) -> None:
    found = coverage(game)
    assert found.clauses
    assert found.missing == []
    assert set(physical_clauses(game)).isdisjoint(found.tested)


def test_rule_marks_name_real_clauses_and_at_most_four() -> None:
    known = {clause for name in game_names() for clause in read_clauses(find_game(name))}
    marks = list(rule_marks())
    assert [(path.name, line, ids) for path, line, ids in marks if not set(ids) <= known] == []
    assert [(path.name, line, ids) for path, line, ids in marks if not 1 <= len(ids) <= 4] == []


RECORDS = [path for path in sorted((TESTS / "records").glob("*/*.json")) if not path.name.endswith(".pins.json")]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_records_replay_position_by_position(path: Path) -> None:
    check_record(path)


@every_game
def test_golden_records_play_with_all_seats_and_variants(game: Game[Any]) -> None:
    check_variants(game, records(TESTS / "records" / game.name))
