"""Records of the first rules version: a match goes on as long as its choices still fit."""

import random
from typing import Any

import msgspec

from gobelin.catalogue import TESTS
from gobelin.games.tapestry import GAME
from gobelin.kernel import Match, Record

PLAYED = Record.from_json((TESTS / "records" / "tapestry" / "base-2-a.json").read_bytes())
FIRST = msgspec.structs.replace(PLAYED, rules_version=1)
"""A game in which nothing happens that the second version changes."""


def test_a_finished_game_of_the_first_version_is_still_read() -> None:
    match: Match[Any] = Match.replay(FIRST)
    assert (match.read_only, match.result) == (None, FIRST.result)
    assert match.record == PLAYED


def test_a_running_match_of_the_first_version_is_finished_under_the_second() -> None:
    begun = msgspec.structs.replace(FIRST, entries=FIRST.entries[:60], result=None, digest="0" * 32)
    match: Match[Any] = Match.replay(begun)
    rng = random.Random(1)
    while match.ask is not None:
        match.choose(rng.choice(match.ask.options))
    assert match.result is not None
    assert match.record.rules_version == GAME.rules_version


def test_a_choice_that_is_not_offered_any_more_stops_the_match_and_is_named() -> None:
    entry = msgspec.structs.replace(FIRST.entries[30], topic="socialism", option=("track", "military"))
    entries = (*FIRST.entries[:30], entry, *FIRST.entries[31:])
    match: Match[Any] = Match.replay(msgspec.structs.replace(FIRST, entries=entries))
    assert match.read_only is not None
    assert match.read_only.startswith("recorded under rules version 1; entry 30 no longer fits")
    assert len(match.entries) == 30
