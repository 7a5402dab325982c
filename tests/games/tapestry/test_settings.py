"""What may be agreed upon before a game, and what is said of settings that do not fit."""

from itertools import chain
from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.settings import VARIANTS, TapestrySettings
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Match, SettingsError


@pytest.mark.parametrize(
    ("seats", "settings", "why"),
    [
        (0, {}, "tapestry has 1 to 5 seats, not 0"),
        (6, {}, "tapestry has 1 to 5 seats, not 6"),
        (
            2,
            {"expansion": True},
            "settings of tapestry: there is no setting 'expansion'; there are: exp",
        ),
        (2, {"adjustments": "maybe"}, "settings of tapestry: adjustments: expected bool, got str"),
        (1, {"level": 0}, "settings of tapestry: level: must be 1 to 6, not 0"),
        (1, {"level": 7}, "settings of tapestry: level: must be 1 to 6, not 7"),
        (2, {"civilizations": ["leaders"]}, "civilizations: 1 are named for 2 seats"),
        (2, {"civilizations": ["leaders", "nomads", "chosen"]}, "civilizations: 3 are named for 2 seats"),
        (
            2,
            {"civilizations": ["leaders", "leaders"]},
            "settings of tapestry: civilizations: 'leaders' is listed",
        ),
        (2, {"expansions": ["xx"]}, "settings of tapestry: expansions: there is no 'xx'; there are pp"),
        (2, {"placeholders": True}, "placeholders: only with expansions pp"),
        (2, {"one_expansion": "pp"}, "one_expansion: only with expansions pp"),
        (
            2,
            {"expansions": ["pp"], "one_expansion": "pp", "civilizations": ["spies", "aliens"]},
            "one_expansion: only without civilizations",
        ),
        (2, {"level": 3}, "level: only with 1 seat"),
        (5, {"unfair_cards": True}, "unfair_cards: only with 1 seat"),
        (1, {"nearest_islands": True}, "nearest_islands: only with 2 to 5 seats"),
        (2, {"removed": ["radio", "internet"]}, "settings of tapestry: removed: there is no 'internet'; there are "),
        (2, {"removed": ["leaders"]}, "settings of tapestry: removed: there is no 'leaders'; there are "),
        (
            2,
            {"civilizations": ["leaders", "romans"]},
            "settings of tapestry: civilizations: there is no 'romans'; there are alchemists, architects, craftsmen",
        ),
        (2, {"civilizations": ["leaders", "spies"]}, "civilizations: 'spies' only with expansions pp"),
        (1, {"civilizations": ["traders"]}, "civilizations: 'traders' only with 2 to 5 seats"),
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
        (3, {"expansions": ["aa"], "two_science_dice": True}),
        (5, {"expansions": ["pp", "aa"], "arts_track": False}),
        (5, {"expansions": ["pp"], "placeholders": True, "one_expansion": "pp"}),
        (
            4,
            {"two_first_cards": True, "two_civilizations": True, "cheap_nanotechnology": True, "nearest_islands": True},
        ),
    ],
)
def test_settings_that_fit_begin_a_game(seats: int, settings: dict[str, Any]) -> None:
    match: Match[TapestryState] = Match.new(GAME, settings, seats, 0)
    assert match.ask is not None
    for name in chain(*VARIANTS.values()):
        asked = getattr(match.settings, name) and (name in VARIANTS["base"] or "aa" in match.state.sets)
        assert (name in match.state.variants) == asked
        assert (name in match.view(0)["variants"]) == asked  # type: ignore[operator]


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
