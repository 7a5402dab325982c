"""What may be agreed upon before a game, and what is said of settings that do not fit."""

from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.settings import VARIANTS, TapestrySettings
from gobelin.games.tapestry.state import Table
from gobelin.kernel import Match, SettingsError


@pytest.mark.parametrize(
    ("seats", "settings", "why"),
    [
        (0, {}, "tapestry has 1 to 5 seats, not 0"),
        (6, {}, "tapestry has 1 to 5 seats, not 6"),
        (2, {"expansion": True}, "settings of tapestry: Object contains unknown field `expansion`"),
        (2, {"adjustments": "maybe"}, "settings of tapestry: Expected `bool`, got `str` - at `$.adjustments`"),
        (1, {"level": 0}, "settings of tapestry: Expected `int` >= 1 - at `$.level`"),
        (1, {"level": 7}, "settings of tapestry: Expected `int` <= 6 - at `$.level`"),
        (2, {"civilizations": ["leaders"]}, "civilizations: 1 are named for 2 seats"),
        (2, {"civilizations": ["leaders", "nomads", "chosen"]}, "civilizations: 3 are named for 2 seats"),
        (2, {"civilizations": ["leaders", "leaders"]}, "civilizations: each can be played once only"),
        (2, {"expansions": ["xx"]}, "expansions: 'xx' is not known; there are pp"),
        (2, {"placeholders": True}, "placeholders: only with expansions"),
        (2, {"one_expansion": "pp"}, "one_expansion: must be one of the expansions"),
        (
            2,
            {"expansions": ["pp"], "one_expansion": "pp", "civilizations": ["spies", "aliens"]},
            "civilizations, one_expansion: civilizations are either named or drawn",
        ),
        (2, {"level": 3}, "level, unfair_cards: only in the solo game"),
        (5, {"unfair_cards": True}, "level, unfair_cards: only in the solo game"),
        (1, {"nearest_islands": True}, "nearest_islands: the solo game has its own start territories"),
        (2, {"removed": ["radio", "internet"]}, "removed: 'internet' is neither a tapestry nor a tech card"),
        (2, {"removed": ["leaders"]}, "removed: 'leaders' is neither a tapestry nor a tech card"),
        (
            2,
            {"civilizations": ["leaders", "romans"]},
            "civilizations: 'romans' is not in this game; there are alchemists, architects, craftsmen, entertainers, "
            "futurists, heralds, historians, inventors, isolationists, leaders, merrymakers, militants, mystics, "
            "nomads, chosen, traders",
        ),
        (2, {"civilizations": ["leaders", "spies"]}, "civilizations: 'spies' is not in this game; there are"),
        (1, {"civilizations": ["traders"]}, "civilizations: 'traders' is not in this game; there are"),
    ],
)
def test_a_bad_setting_is_refused_with_its_reason(seats: int, settings: dict[str, Any], why: str) -> None:
    with pytest.raises(SettingsError) as refused:
        Match.new(GAME, settings, seats, 0)
    assert str(refused.value).startswith(why)


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {"level": 6, "unfair_cards": True, "expansions": ["pp"], "one_expansion": "pp"}),
        (1, {"civilizations": ["leaders"]}),
        (2, {"civilizations": ["spies", "leaders"], "expansions": ["pp"]}),
        (3, {"level": 2}),
        (5, {"expansions": ["pp"], "placeholders": True, "one_expansion": "pp"}),
        (
            4,
            {"two_first_cards": True, "two_civilizations": True, "cheap_nanotechnology": True, "nearest_islands": True},
        ),
    ],
)
def test_settings_that_fit_begin_a_game(seats: int, settings: dict[str, Any]) -> None:
    match: Match[Table] = Match.new(GAME, settings, seats, 0)
    assert match.ask is not None
    for name in VARIANTS:
        assert (name in match.state.variants) == getattr(match.settings, name)
        assert (name in match.view(0)["variants"]) == getattr(match.settings, name)  # type: ignore[operator]


def test_the_game_is_played_with_adjustments_and_without_the_expansion_unless_agreed_otherwise() -> None:
    assert TapestrySettings() == TapestrySettings(
        expansions=(),
        placeholders=False,
        adjustments=True,
        civilizations=(),
        one_expansion="",
        two_first_cards=False,
        two_civilizations=False,
        cheap_nanotechnology=False,
        nearest_islands=False,
        removed=(),
        level=2,
        unfair_cards=False,
    )
