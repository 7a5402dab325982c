"""Powers: what a chapter declares is asked for, and whatever happens comes to those who watch it."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gobelin.games.tapestry import GAME, powers
from gobelin.games.tapestry.advance import WatchesAdvances
from gobelin.games.tapestry.capital import WatchesDistricts, WatchesLandmarks
from gobelin.games.tapestry.conquer import WatchesConquests, WatchesDice
from gobelin.games.tapestry.explore import WatchesExploring
from gobelin.games.tapestry.invent import WatchesInventions, WatchesUpgrades
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.powers import POWERS, Power, power
from gobelin.games.tapestry.tapestries import WatchesTapestryCards
from gobelin.kernel import PERSON, Match, SeatEvent

SOURCE = Path(powers.__file__).parent
DECLARED = [cls for cls in Power.__subclasses__() if cls.__module__.rpartition(".")[2] != "this_era"]


@pytest.mark.parametrize("kind", DECLARED, ids=lambda kind: kind.__name__)
def test_what_a_chapter_declares_is_asked_for_there_and_some_power_does_it(kind: type[Power]) -> None:
    chapter = SOURCE / f"{kind.__module__.rpartition('.')[2]}.py"
    asked = re.compile(rf"powers\([^()]*, {kind.__name__}\)|power_of\([^()]*, {kind.__name__}\)|, {kind.__name__}\.on_")
    assert asked.search(chapter.read_text("utf-8"))
    assert any(isinstance(power, kind) for power in POWERS.values())


@pytest.mark.parametrize("name", POWERS)
def test_a_power_does_nothing_that_no_chapter_asks_for(name: str) -> None:
    own = {method for method in vars(type(POWERS[name])) if not method.startswith("_")}
    assert own <= {method for kind in (Power, *DECLARED) for method in vars(kind)} | {"civilizations_drawn"}
    assert name in {**BOX.civilizations, **BOX.tapestry_cards, **BOX.capitals}


WATCHED = {
    "advanced": WatchesAdvances.on_advance,
    "landmark": WatchesLandmarks.on_landmark,
    "district": WatchesDistricts.on_district,
    "conquered": WatchesConquests.on_conquer,
    "rolled": WatchesDice.on_dice,
    "explored": WatchesExploring.on_explore,
    "invented": WatchesInventions.on_invent,
    "upgraded": WatchesUpgrades.on_upgrade,
    "upgraded_for": WatchesUpgrades.on_upgrade,
    "recycled": WatchesUpgrades.on_upgrade,
    "drew": WatchesTapestryCards.on_tapestry_card,
    "kept": WatchesTapestryCards.on_tapestry_card,
    "advised": WatchesTapestryCards.on_tapestry_card,
}
"""What comes to those who watch, by the event that tells of it."""
OWN = {"explored"}
"""Only the owner's exploring."""


def is_jump(event: SeatEvent) -> bool:
    """TAP-OPEN-30: what the Futurists do is no advance."""
    space, origin = (BOX.spaces.get(str(name)) for name in event.args[-2:])
    return event.verb == "advanced" and space is not None and space.index - (origin.index if origin else 0) > 1


def test_every_event_comes_once_to_each_who_watches_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(powers, "POWERS", {**POWERS})
    monkeypatch.setattr(powers, "_HOLDERS", {kind: {**held} for kind, held in powers._HOLDERS.items()})
    seen: Counter[str] = Counter()

    def witness(name: str) -> Any:
        def method(self: Power, state: Any, owner: int, mark: Any, *args: Any) -> Any:
            assert mark == state.players[owner].capital
            seen[name] += 1
            yield from ()

        return method

    kinds = tuple(kind for kind in DECLARED if any(watch in vars(kind).values() for watch in WATCHED.values()))
    methods = {watch.__name__: witness(watch.__name__) for watch in WATCHED.values()}
    for capital in BOX.capitals:
        power(capital)(type("Witness", kinds, dict(methods)))
    told: Counter[str] = Counter()
    for seed in range(40):
        match: Match[Any] = Match.new(GAME, {"adjustments": False}, [PERSON] * 3, seed)
        pick = random.Random(seed)
        while match.ask is not None and not any(player.finished for player in match.state.players.values()):
            match.choose(pick.choice(match.ask.options))
        for event in match.events(None):
            if event.verb in WATCHED and not is_jump(event):
                told[WATCHED[event.verb].__name__] += 1 if event.verb in OWN else 3
    assert seen == told
    assert min(told.values()) > 10
