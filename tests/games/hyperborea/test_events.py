"""What is told of a game: every event, with what it names."""

import pytest

from gobelin.games.hyperborea import EVENTS, GAME
from gobelin.games.hyperborea.state import HyperboreaState
from gobelin.kernel import Match
from support.hyperborea_stories import STORIES


@pytest.mark.parametrize("name", STORIES)
def test_what_happens_is_told(name: str) -> None:
    story = STORIES[name]
    assert story.prepare().play(*story.choices).told() == list(story.told)


def test_the_set_up_is_told() -> None:
    match: Match[HyperboreaState] = Match.new(
        GAME, {"mode": "faction_war", "factions": ["red_duchy", "coral_throne"]}, ["person"] * 2, 0
    )
    for option in (
        ("faction_tile", "{}_b"),
        ("cube", "red"),
        ("marker", "red"),
        ("marker", "blue"),
        ("marker", "green"),
    ):
        for seat, faction in enumerate(("red_duchy", "coral_throne")):
            match.choose((option[0], option[1].format(faction)), seat)
    events = [(event.verb, *event.args) for event in match.events(None)]
    setup = [event for event in events if event[0] not in ("drew", "forced", "offered")]
    assert setup == [
        ("faction_tile", 0, "red_duchy_b"),
        ("faction_tile", 1, "coral_throne_b"),
        ("extra_cube", 0, "red"),
        ("extra_cube", 1, "red"),
        ("marked", 0, "red", 3),
        ("marked", 1, "red", 3),
        ("marked", 0, "blue", 2),
        ("marked", 1, "blue", 2),
        ("marked", 0, "green", 1),
        ("marked", 1, "green", 1),
        ("began", 0, 3, match.state.capital(0)),
        ("began", 1, 3, match.state.capital(1)),
        ("first_player", match.state.first),
        ("turn", match.state.first),
    ]


def test_no_event_is_left_out() -> None:
    named = {words.split()[0] for story in STORIES.values() for words in story.told}
    assert named | {"faction_tile", "extra_cube", "marked", "began", "first_player", "scored"} == set(EVENTS)
