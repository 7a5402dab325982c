"""What is told accounts for every public piece, and points by source for every point."""

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest

from gobelin.conformance import Breach, check_match, walk
from gobelin.games.inventions import EVENTS, GAME
from gobelin.games.inventions.components import ACTIONS
from gobelin.games.inventions.ledger import FOLDS, LEDGER
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Account, Match, SeatEvent
from support.inventions import Scene

ANNOUNCING = {"performs", "claimed", "invented", "innovated", "shared", "new_milestones"}
"""Events that others spell out."""
GAMES = ((2, "ledger-0"), (2, "ledger-1"), (3, "ledger-2"), (4, "ledger-3"))


class Step(NamedTuple):
    """What an onlooker counts before and after a choice, and what is told of it."""

    before: Counter[str]
    told: tuple[SeatEvent, ...]
    after: Counter[str]

    def differences(self, deaf_to: str = "") -> dict[str, tuple[int, int]]:
        """What the log does not account for, if one kind of event is not heard."""
        account = Account(self.before.copy())
        for told in self.told:
            if told.verb != deaf_to:
                LEDGER.fold(account, told)
        return account.differences(self.after)


def steps_of(match: Match[InventionsState]) -> list[Step]:
    """Every choice of a random game."""
    found, before = [], LEDGER.count(match.view(None))
    for now in walk(match):
        if now.entries:
            after = LEDGER.count(now.view(None))
            found.append(Step(before, tuple(now.events(None, len(now.entries))), after))
            before = after
    return found


@cache
def steps() -> list[Step]:
    """The choices of some games, and two aspirations that become nothing."""
    found = [step for seats, seed in GAMES for step in steps_of(Match.new(GAME, None, seats, seed))]
    sold_out = Scene().sold_out(*(f"economy_{number}" for number in range(1, 8))).people(0, "africa", 1)
    full = Scene().tray(0, *(f"culture_{number}" for number in range(1, 5))).people(0, "africa", 1)
    for scene in (sold_out, full):
        before = LEDGER.count(scene.match.view(None))
        scene.act("call_specialists")
        told = tuple(scene.match.events(None, len(scene.match.entries)))
        found.append(Step(before, told, LEDGER.count(scene.match.view(None))))
    return found


def test_every_event_changes_a_count_or_announces_some() -> None:
    assert set(EVENTS) == {*FOLDS, "scored"} | ANNOUNCING


def test_the_log_accounts_for_every_step() -> None:
    assert [step.differences() for step in steps() if step.differences()] == []


@pytest.mark.parametrize("verb", sorted({*FOLDS, "scored"}))
def test_without_an_event_the_log_does_not_add_up(verb: str) -> None:
    fitting = [step for step in steps() if any(told.verb == verb for told in step.told)]
    assert fitting, f"{verb} was never told"
    assert any(step.differences(deaf_to=verb) for step in fitting)


@pytest.mark.parametrize("verb", ["posted", "took_tile", "refilled"])
def test_the_promises_catch_a_game_that_does_not_tell(verb: str) -> None:
    def deaf(account: Account, told: SeatEvent) -> None:
        if told.verb != verb:
            LEDGER.fold(account, told)

    game = replace(GAME, ledger=replace(LEDGER, fold=deaf))
    with pytest.raises(Breach, match="the log does not account for"):
        check_match(game, None, 3, "deaf")


def test_every_point_has_one_of_at_most_nine_sources() -> None:
    assert len(LEDGER.groups) <= 9
    shares: Counter[str] = Counter()
    for number in range(20):
        seats = 2 + number % 3
        *_, last = walk(Match.new(GAME, {"prosperity": ("mixed", "by_letter")[number % 2]}, seats, f"points-{number}"))
        assert last.result is not None
        events = last.events(None)
        points = LEDGER.points(events, seats)
        assert set(points) <= set(LEDGER.groups)
        assert tuple(map(sum, zip(*points.values(), strict=True))) == last.result.scores
        for group, scored in points.items():
            shares[group] += sum(scored)
    assert set(shares) == set(LEDGER.groups)  # none of them is there for nothing


def test_a_reason_belongs_to_the_group_that_players_would_name() -> None:
    told = [
        ("wheel", "ideas"),
        ("africa", "regions"),
        ("knowledge", "knowledge"),
        ("specialist_points", "specialist_tiles"),
        ("culture_2", "progress_tiles"),
        ("influence_track", "influence_track"),
        ("prosperity_f", "prosperity"),
        ("goal_soc_era", "private_goals"),
    ]
    events = [SeatEvent(0, "scored", (0, 1, why), False) for why, _ in told]
    assert list(LEDGER.points(events, 1)) == [group for _, group in told]


def test_chain_markers_and_pillars_are_counted() -> None:
    counts = LEDGER.count(Scene().influence(0, 4).pillars(0, "invent", "travel").match.view(None))
    assert (counts["markers"], counts["epoch 0 invent"], counts["seasons 0 travel"]) == (2, 1, 1)
    assert not any(counts[f"epoch 1 {action}"] for action in ACTIONS)
