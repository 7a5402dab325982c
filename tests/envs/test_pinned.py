"""Within a version of an environment no action and no slot moves: what was trained stays valid when a game grows."""

from hashlib import blake2b
from types import MappingProxyType
from typing import Any

import pytest
from msgspec.structs import replace

from gobelin.envs.spaces import Observations, observations_of
from gobelin.games.tapestry import make_game
from gobelin.games.tapestry.benefits import Gain
from gobelin.games.tapestry.components import ComponentSet, Space, Track
from gobelin.games.tapestry.encode import PHASES
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.settings import VARIANTS
from gobelin.kernel import Game, find_game

PINNED: dict[tuple[str, int], tuple[int, int, str]] = {
    ("hyperborea", 0): (4640, 10151, "bf17a4482d4e80a4"),
    ("imperial_settlers", 0): (4560, 9680, "666e38c0f33c056d"),
    ("inventions", 0): (2151, 5359, "6edb0be67e99431c"),
    ("tapestry", 1): (1886, 9303, "6000dab7d07a4bcf"),
}
"""By game and `env_version`: how many actions and slots of a flat observation there were, and their digest.

Where a game has grown, these may stay; a new line comes with a new version only.
"""


def digest(game: Game[Any], actions: int, slots: int, names: tuple[str, ...]) -> str:
    """What the first actions and slots are."""
    options = [game.verbs.option(index) for index in range(actions)]
    return blake2b(repr((options, names[:slots])).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize(("name", "version"), PINNED)
def test_actions_and_slots_of_a_version_stay_where_they_are(name: str, version: int) -> None:
    game, (actions, slots, pinned) = find_game(name), PINNED[name, version]
    assert game.env_version == version
    assert digest(game, actions, slots, observations_of(name, "flat").names) == pinned


def test_what_a_set_brings_comes_behind_all_that_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PHASES, "third", ("fair",))
    monkeypatch.setitem(VARIANTS, "third", ("long",))
    named: Any = {"source": "reconstructed", "confidence": "low", "set": "third"}
    spaces = tuple(
        Space(
            id=f"dreams_{index}", name_en="Arts", name_de="Kunst", track="dreams", index=index, tier=(index + 2) // 3,
            benefit=(Gain("coin"),), **named,
        )
        for index in range(1, 13)
    )  # fmt: skip
    costs, large = (("any",),) * 4, BOX.sides["large"]
    dreams = Track(id="dreams", name_en="Arts", name_de="Kunst", letter="A", costs=costs, spaces=spaces, **named)
    box = replace(
        BOX,
        sets=MappingProxyType(
            {**BOX.sets, "third": ComponentSet(id="third", name_en="Arts", name_de="Kunst", pieces={})}
        ),
        tracks=MappingProxyType({**BOX.tracks, "dreams": dreams}),
        spaces=MappingProxyType({**BOX.spaces, **{space.id: space for space in spaces}}),
        sides=MappingProxyType(
            {**BOX.sides, "huge": replace(large, id="huge", set="third", hexes=(*large.hexes, (9, 9), (9, 10)))}
        ),
        tapestry_cards=MappingProxyType(
            {"anthem": replace(BOX.tapestry_cards["academia"], id="anthem", set="third"), **BOX.tapestry_cards}
        ),
    )
    grown, game = make_game(box), find_game("tapestry")
    assert grown.encode is not None
    assert game.encode is not None
    before = observations_of("tapestry", "flat").names
    after = Observations(grown.encode, grown.verbs, "flat", grown.env_growth).names
    assert (grown.verbs.size > game.verbs.size, after[: len(before)]) == (True, before)
    assert grown.encode.names[: len(game.encode.names)] == game.encode.names
    assert [grown.verbs.option(n) for n in range(game.verbs.size)] == [*map(game.verbs.option, range(game.verbs.size))]
    assert ("advance", "dreams") not in map(game.verbs.option, range(game.verbs.size))
    assert grown.verbs.option(grown.verbs.index(("advance", "dreams"))) == ("advance", "dreams")
    assert len(set(after)) == len(after)
    hexes = len(large.hexes)
    new = {"third.phase.fair", "third.variant.long", f"third.hex{hexes + 1}.own", f"third.player4.start.{hexes}"}
    assert new <= set(grown.encode.names) - set(game.encode.names)
