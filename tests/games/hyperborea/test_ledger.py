"""The ledger: what is told of a game accounts for what is seen, and for every point."""

from collections.abc import Iterable

import pytest

from gobelin.conformance import Breach, Conformance, check_match, walk
from gobelin.games.hyperborea import EVENTS, GAME
from gobelin.games.hyperborea.ledger import FOLDS, LEDGER
from gobelin.games.hyperborea.state import HyperboreaState
from gobelin.kernel import Account, Match, Plain, Seat, SeatEvent
from gobelin.locales import LANGUAGES, Texts
from support.hyperborea_stories import STORIES

SET_UP = ("faction_tile", "extra_cube", "marked", "began")
ANNOUNCEMENTS = {"first_player", "activated", "replaced", "reset"}
"""Events that only say what the next ones are about."""


def at(match: Match[HyperboreaState]) -> Account:
    """What an onlooker sees at this decision."""
    return Account(LEDGER.count(match.view(None)))


def heard(account: Account, events: Iterable[SeatEvent]) -> Account:
    """The account after these events."""
    for told in events:
        LEDGER.fold(account, told)
    return account


def without(events: list[SeatEvent], verb: str) -> list[SeatEvent]:
    """The events less the first of a verb."""
    first = next(n for n, told in enumerate(events) if told.verb == verb)
    return events[:first] + events[first + 1 :]


def set_up() -> tuple[Account, Match[HyperboreaState]]:
    """A match at its first turn, and what was seen before the first choice."""
    match: Match[HyperboreaState] = Match.new(GAME, {"mode": "faction_war"}, 3, "ledger")
    before = at(match)
    for step in walk(match):
        if step.state.phase == "actions":
            break
    return before, match


@pytest.mark.parametrize("name", STORIES)
def test_what_is_told_accounts_for_what_is_seen_after_every_choice(name: str) -> None:
    scene = STORIES[name].prepare()
    account, told = at(scene.match), len(scene.match.events(None))
    for choice in STORIES[name].choices:
        events = scene.play(choice).match.events(None)
        assert heard(account, events[told:]).differences(at(scene.match).counts) == {}
        told = len(events)


def test_what_is_told_of_the_set_up_accounts_for_what_is_seen() -> None:
    before, match = set_up()
    assert heard(before, match.events(None, 1)).differences(at(match).counts) == {}


@pytest.mark.parametrize("verb", [verb for verb in FOLDS if verb not in (*SET_UP, "scored")])
def test_an_event_that_is_left_out_is_missed(verb: str) -> None:
    story = next(story for story in STORIES.values() if any(words.split()[0] == verb for words in story.told))
    scene = story.prepare()
    account, told = at(scene.match), len(scene.match.events(None))
    events = scene.play(*story.choices).match.events(None)[told:]
    assert heard(account, without(events, verb)).differences(at(scene.match).counts) != {}


@pytest.mark.parametrize("verb", SET_UP)
def test_an_event_of_the_set_up_that_is_left_out_is_missed(verb: str) -> None:
    before, match = set_up()
    assert heard(before, without(match.events(None, 1), verb)).differences(at(match).counts) != {}


@pytest.mark.parametrize("verb", ["took_back", "lapsed", "offered", "laid_tokens"])
def test_the_check_of_every_decision_fails_where_the_game_keeps_silent(
    verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = HyperboreaState.tell

    def silent(
        state: HyperboreaState,
        said: str,
        *args: Plain,
        to: Iterable[Seat] | None = None,
        others: tuple[Plain, ...] | None = None,
    ) -> None:
        if said != verb:
            tell(state, said, *args, to=to, others=others)

    monkeypatch.setattr(HyperboreaState, "tell", silent)
    with pytest.raises(Breach, match="the log does not account for"):
        check_match(GAME, GAME.read_settings({"length": "short"}), 2, "silent", every=10**6)


def test_every_event_changes_a_count_or_announces_others() -> None:
    assert {*FOLDS, *ANNOUNCEMENTS} == set(EVENTS)
    assert ANNOUNCEMENTS.isdisjoint(FOLDS)


@pytest.mark.rule("HYP-SCORE-01")
def test_points_are_had_when_the_game_is_over() -> None:
    scene = STORIES["the end"].prepare().gems(0, 3)
    assert scene.score(0)["gems"] == 3
    assert not any(at(scene.match).counts[f"{seat} points"] for seat in range(2))


@pytest.mark.parametrize("seed", range(20))
def test_every_point_falls_into_a_declared_group(seed: int) -> None:
    seats = 2 + seed % 3
    mode = ("invasion", "faction_war")[seed % 2]
    match: Match[HyperboreaState] = Match.new(GAME, {"length": "short", "mode": mode}, seats, f"sources-{seed}")
    for _ in walk(match):
        pass
    assert match.result is not None
    points = LEDGER.points(match.events(None), seats)
    assert set(points) <= set(LEDGER.groups)
    assert tuple(map(sum, zip(*points.values(), strict=True))) == match.result.scores
    assert {told.args[2] for told in match.events(None) if told.verb == "scored"} == set(points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_a_name(language: str) -> None:
    assert len(LEDGER.groups) <= 9
    texts = Texts(GAME, language)
    assert all(texts.has(f"source-{group}") for group in LEDGER.groups)


def test_the_suite_checks_the_ledger() -> None:
    """A first decision opens the account; the next one holds it against the view."""
    scene = STORIES["cubes"].prepare()
    suite = Conformance(GAME)
    suite.at_decision(scene.match)
    scene.play(*STORIES["cubes"].choices[:1])
    scene.player(0).gems += 1
    with pytest.raises(Breach, match="0 gems: told 0, seen 1"):
        suite.at_decision(scene.match)
