"""Settings and seats are checked before a match begins."""

from typing import Any

import pytest

from gobelin.kernel import Match, Record, Settings, SettingsError, find_game
from support.gauntlet import GauntletSettings


def test_defaults_fill_what_is_not_given() -> None:
    match: Match[Any] = Match.new("gauntlet", {"rounds": 2}, seats=2)
    assert match.settings == GauntletSettings(rounds=2)
    assert Match.new("gauntlet").settings == GauntletSettings()
    assert match.record.settings == {"rounds": 2, "traps": "counter"}


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"rounds": 0}, "rounds"),
        ({"rounds": 7}, "rounds"),
        ({"rounds": "3"}, "rounds"),
        ({"rounds": 2.5}, "rounds"),
        ({"rounds": True}, "rounds"),
        ({"rounds": None}, "rounds"),
        ({"traps": "all"}, "all"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_settings_that_the_game_does_not_know_are_refused_with_the_field(values: dict[str, object], why: str) -> None:
    with pytest.raises(SettingsError, match=f"settings of gauntlet: .*{why}"):
        Match.new("gauntlet", values)


def test_settings_made_in_python_are_checked_as_well() -> None:
    with pytest.raises(SettingsError, match="rounds"):
        Match.new("gauntlet", GauntletSettings(rounds=99))
    with pytest.raises(SettingsError, match="many"):
        Match.new("gauntlet", GauntletSettings(traps="many"))


def test_settings_of_another_game_are_refused() -> None:
    class OtherSettings(Settings, frozen=True, kw_only=True):
        rounds: int = 3

    with pytest.raises(SettingsError, match="gauntlet takes GauntletSettings, not OtherSettings"):
        Match.new("gauntlet", OtherSettings())


def test_the_words_of_a_command_line_are_read_without_strictness() -> None:
    game = find_game("gauntlet")
    assert game.read_settings({"rounds": "4", "traps": "none"}, strict=False) == GauntletSettings(
        rounds=4, traps="none"
    )
    for word in ("nine", "9", ""):
        with pytest.raises(SettingsError, match="rounds"):
            game.read_settings({"rounds": word}, strict=False)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_game_has_its_number_of_seats(seats: int) -> None:
    with pytest.raises(SettingsError, match=f"gauntlet has 2 to 4 seats, not {max(seats, 0)}"):
        Match.new("gauntlet", seats=seats)
    with pytest.raises(SettingsError, match="2 to 4 seats"):
        Match.new("gauntlet", seats=["person"] * seats)


def test_a_game_may_refuse_settings_for_a_number_of_seats() -> None:
    with pytest.raises(SettingsError, match="four explorers play at most 5 rounds"):
        Match.new("gauntlet", {"rounds": 6}, seats=4)
    assert Match.new("gauntlet", {"rounds": 6}, seats=3).seats == ("person",) * 3


def test_a_name_that_no_record_can_hold_is_refused() -> None:
    with pytest.raises(SettingsError, match="seats"):
        Match.new("gauntlet", seats=["person", "x" * 101])
    with pytest.raises(SettingsError, match="seats"):
        Match.new("gauntlet", seats=["person", 3])  # type: ignore[list-item]
    match: Match[Any] = Match.new("gauntlet", seats=["person", "x" * 100])
    assert Record.from_json(match.record.to_json()) == match.record


def test_settings_cannot_be_changed_once_made() -> None:
    with pytest.raises(AttributeError):
        GauntletSettings().rounds = 2  # type: ignore[misc]
