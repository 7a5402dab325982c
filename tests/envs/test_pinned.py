"""Within a version of an environment no action and no slot moves: what was trained stays valid when a game grows."""

import random
from collections.abc import Iterable
from hashlib import blake2b
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from gobelin.envs.aec import GameEnv
from gobelin.envs.spaces import Observations, grown, observations_of
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
    assert digest(game, actions, slots, observations_of(name, "flat", grown(game, None)).names) == pinned


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
    larger, game = make_game(box), find_game("tapestry")
    assert larger.encode is not None
    assert game.encode is not None
    before = observations_of("tapestry", "flat", grown(game, None)).names
    after = Observations(larger.encode, larger.verbs, "flat", larger.env_growth).names
    assert (larger.verbs.size > game.verbs.size, after[: len(before)]) == (True, before)
    assert larger.encode.names[: len(game.encode.names)] == game.encode.names
    assert [larger.verbs.option(n) for n in range(game.verbs.size)] == [*map(game.verbs.option, range(game.verbs.size))]
    assert ("advance", "dreams") not in map(game.verbs.option, range(game.verbs.size))
    assert larger.verbs.option(larger.verbs.index(("advance", "dreams"))) == ("advance", "dreams")
    assert len(set(after)) == len(after)
    hexes = len(large.hexes)
    new = {"third.phase.fair", "third.variant.long", f"third.hex{hexes + 1}.own", f"third.player4.start.{hexes}"}
    assert new <= set(larger.encode.names) - set(game.encode.names)


@pytest.mark.parametrize(
    ("expansions", "blocks"), [((), 1), (("pp",), 2), (("aa",), 3), (("pp", "aa"), 3), (("ff",), 4)]
)
def test_sets_behind_those_in_play_are_left_out(expansions: tuple[str, ...], blocks: int) -> None:
    """What is left is where it always was, and a whole game needs nothing else."""
    env, game, rng = GameEnv("tapestry", expansions=expansions), find_game("tapestry"), random.Random(3)
    slots, actions = game.env_growth[blocks - 1]
    everything = observations_of("tapestry", "flat", grown(game, None))
    observations = env.config.observations
    assert observations is not None
    assert (len(observations.names), env.config.actions.size) == (slots + actions, actions)
    assert everything.names[: slots + actions] == observations.names
    env.reset(seed=3)
    agents: Iterable[str] = env.agent_iter()
    for agent in agents:
        seen, _, terminated, _, _ = env.last()
        if rng.random() < 0.05:
            position = env.match().state, env.possible_agents.index(agent), (0, 7)
            own, whole = np.array(observations.write(*position)), np.array(everything.write(*position))
            assert np.array_equal(whole[: own.size], own)
            assert not whole[own.size :].any()
        env.step(None if terminated else rng.choice(seen["action_mask"].nonzero()[0]))
    assert env.match().result is not None
