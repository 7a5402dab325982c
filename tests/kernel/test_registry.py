"""Games are found by their entry points alone."""

from importlib.metadata import EntryPoint

import pytest

from gobelin.kernel import Components, Item, Match, Result, UnknownGame, find_game, game, game_names
from support.gauntlet import GAME


def test_an_installed_game_is_found_by_name() -> None:
    assert find_game("gauntlet") is GAME
    assert "gauntlet" in game_names()
    assert game_names() == sorted(game_names())


@pytest.mark.parametrize("name", ["chess", "", "Gauntlet", "gauntlet ", "../gauntlet", "support.gauntlet:GAME"])
def test_an_unknown_game_is_named_with_those_installed(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*; installed: .*gauntlet") as caught:
        find_game(name)
    assert repr(name) in str(caught.value)
    with pytest.raises(UnknownGame):
        Match.new(name)


def announce(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    points = {name: EntryPoint(name, value, "gobelin.games") for name, value in values.items()}
    monkeypatch.setattr(game, "announced", lambda group: points)


def test_a_name_may_be_written_with_hyphens(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, long_name="support.gauntlet:GAME")
    for name in ("long-name", "long_name"):
        with pytest.raises(UnknownGame, match=r"support\.gauntlet:GAME is not the game 'long_name'"):
            find_game.__wrapped__(name)


def test_a_distribution_that_announces_something_else_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, gauntlet="support.gauntlet:CARDS")
    with pytest.raises(UnknownGame, match="is not the game 'gauntlet' that its distribution announces"):
        find_game.__wrapped__("gauntlet")


def test_without_games_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch)
    assert game_names() == []
    with pytest.raises(UnknownGame, match="installed: none"):
        find_game.__wrapped__("gauntlet")


def test_components_are_counted_by_set_source_and_confidence() -> None:
    items = (Item("gem", "cards", "seed", "high", 4), Item("map", "boards", "public", "high"))
    assert Components(1, items).counts() == {
        "set": {"boards": 1, "cards": 4},
        "source": {"public": 1, "seed": 4},
        "confidence": {"high": 5},
    }


def test_winners_are_the_seats_in_first_place() -> None:
    assert Result((3, 5, 5), (3, 1, 1)).winners == (1, 2)
    assert Result((3,), (2,)).winners == ()
