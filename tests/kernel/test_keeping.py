"""What a table needs that keeps a match elsewhere and takes it up again."""

from __future__ import annotations

from typing import Any

from gobelin.conformance import walk
from gobelin.kernel import Match
from gobelin.kernel.standing import StandingAnswers
from support.gauntlet import GAME


def test_a_match_follows_another_entry_by_entry() -> None:
    *_, match = walk(Match.new(GAME, None, 3, 5))
    twin: Match[Any] = Match.new(GAME, None, 3, 5)
    for entry in match.entries:
        twin.repeat(entry)
    assert twin.record == match.record
    assert twin.events(1) == match.events(1)


def test_what_standing_answers_chose_is_not_chosen_twice() -> None:
    match: Match[Any] = Match.new(GAME, None, 2, 5)
    twin: Match[Any] = Match.new(GAME, None, 2, 5)
    option = match.asks[1].options[0]
    for other in (match, twin):
        other.set_standing(1, "draft", option, "game")
    match.choose(match.asks[0].options[0], 0)
    assert [entry.by for entry in match.entries] == ["person", "standing"]
    for entry in match.entries:
        twin.repeat(entry)
    assert twin.entries == match.entries


def test_standing_answers_are_kept_and_taken_up() -> None:
    match: Match[Any] = Match.new(GAME, None, 2, 5)
    match.set_standing(0, "trap", ("pass",), "game")
    match.choose(match.asks[0].options[0], 0)
    match.undo(0)
    kept = match.standing_answers
    assert kept.suspended == {0}
    twin: Match[Any] = Match.replay(match.record)
    twin.restore_standing(kept)
    assert twin.standing(0) == match.standing(0) == kept.answers
    twin.withdraw(0, "trap")
    assert len(kept.answers) == len(match.standing(0)) == 1
    match.restore_standing(StandingAnswers())
    assert match.standing(0) == []


def test_whether_undo_is_refused_can_be_asked_without_undoing() -> None:
    match: Match[Any] = Match.new(GAME, None, 2, 5)
    refused = match.undo_refused(0)
    assert refused is not None
    assert refused.reason == "nothing"
    match.choose(match.asks[0].options[0], 0)
    before = match.record
    assert match.undo_refused(0) is None
    assert match.record == before
    match.choose(match.asks[1].options[0], 1)
    refused = match.undo_refused(0)
    assert refused is not None
    assert refused.reason in ("chosen", "revealed")
