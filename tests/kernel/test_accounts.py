"""The ledger: what is told adds up to what is seen."""

from collections import Counter
from dataclasses import replace

import pytest

from gobelin.conformance import Breach, Conformance, walk
from gobelin.kernel import Account, Game, Ledger, Match, SeatEvent
from support.gauntlet import GAME, Explorers

assert GAME.ledger is not None
LEDGER: Ledger = GAME.ledger


def watched(game: Game[Explorers] = GAME, seed: int = 1) -> None:
    suite = Conformance(game)
    match = Match.new(game, seats=3, seed=seed)
    for position in walk(match):
        suite.at_decision(position)
    suite.at_end(match)


def test_what_is_told_accounts_for_what_is_seen() -> None:
    for seed in range(20):
        watched(seed=seed)


@pytest.mark.parametrize("verb", ["scored", "played", "guarded"])
def test_an_event_that_is_not_told_is_noticed(verb: str) -> None:
    def deaf(account: Account, told: SeatEvent) -> None:
        if told.verb != verb:
            LEDGER.fold(account, told)

    with pytest.raises(Breach, match="the log does not account for"):
        watched(replace(GAME, ledger=replace(LEDGER, fold=deaf)))


def test_a_group_that_is_not_declared_is_noticed_at_the_end() -> None:
    with pytest.raises(Breach, match="by source"):
        watched(replace(GAME, ledger=replace(LEDGER, groups=("raids",))))


def test_points_by_source_in_the_order_of_the_score_sheet() -> None:
    def fold(account: Account, told: SeatEvent) -> None:
        seat, points, group = told.args
        account.score(int(seat), int(points), str(group))

    ledger = Ledger(("tracks", "cards", "map"), lambda view: Counter(), fold)
    told = [SeatEvent(0, "scored", args, False) for args in ((0, 3, "map"), (2, 4, "tracks"), (0, -1, "map"))]
    assert ledger.points(told, 2) == {"tracks": (0, 0, 4), "map": (2, 0, 0)}


def test_an_event_says_by_itself_what_it_brings() -> None:
    def fold(account: Account, told: SeatEvent) -> None:
        seat, amount, what = told.args
        if told.verb == "lost":
            account.score(int(seat), -int(amount), str(what))
        else:
            account.move(str(what), int(amount), "supply", str(seat))

    ledger = Ledger(("map",), lambda view: Counter(), fold, frozenset({"lost", "gained"}))
    brought = [ledger.brought(SeatEvent(0, verb, (1, 3, "map"), False)) for verb in ("lost", "gained", "moved")]
    assert brought == [(-3, {}), (0, {"map": 3}), None]


def test_points_that_an_event_does_not_say_by_itself_are_noticed() -> None:
    with pytest.raises(Breach, match="by itself"):
        watched(replace(GAME, ledger=replace(LEDGER, tells=frozenset())))


def test_differences_are_told_by_key() -> None:
    account = Account(Counter({"0 gold": 2, "supply gold": 5}))
    account.move("gold", 2, "supply", "0")
    assert account.differences(Counter({"0 gold": 4, "supply gold": 2})) == {"supply gold": (3, 2)}
