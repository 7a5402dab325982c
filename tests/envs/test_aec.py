"""The games for PettingZoo: its own tests pass, and an agent sees, may do and gets what its seat does."""

import copy
import pickle
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from gobelin.envs import hyperborea_v0, imperial_settlers_v0, inventions_v0, tapestry_v0
from gobelin.envs.aec import GameEnv
from gobelin.envs.rewards import reward_of
from gobelin.kernel import IllegalOption, Match, NotAsked, Result, SettingsError

MAKERS = {
    "hyperborea": (hyperborea_v0.env, {"length": "short"}),
    "imperial_settlers": (imperial_settlers_v0.env, {}),
    "inventions": (inventions_v0.env, {}),
    "tapestry": (tapestry_v0.env, {}),
}
SEATS = {"hyperborea": 3, "imperial_settlers": 4, "inventions": 3, "tapestry": 3, "gauntlet": 3}

every_game = pytest.mark.parametrize("game", MAKERS)


def make(game: str, **keywords: Any) -> Any:
    maker, settings = MAKERS[game]
    return maker(**{**settings, **keywords})


def legal(env: GameEnv) -> list[int]:
    return list(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))


def play_on(env: GameEnv, rng: random.Random, steps: int = 1_000_000) -> None:
    """Play on at random, to the end or for so many decisions."""
    while steps and not any(env.terminations.values()):
        env.step(rng.choice(legal(env)))
        steps -= 1


@every_game
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(make(game), num_cycles=60)
    seed_test(lambda: make(game), num_cycles=20)


@pytest.mark.parametrize("observation", ["dict", None])
def test_pettingzoo_finds_nothing_wrong_in_other_forms(observation: str | None) -> None:
    api_test(make("inventions", observation=observation, seats=3), num_cycles=30)
    seed_test(lambda: make("imperial_settlers", observation=observation), num_cycles=30)


@pytest.mark.parametrize("game", SEATS)
def test_an_environment_goes_where_the_match_goes(game: str) -> None:
    """The gauntlet asks several seats at once, too."""
    settings = MAKERS[game][1] if game in MAKERS else {}
    env = GameEnv(game, observation=None, seats=SEATS[game], max_decisions=400, **settings)
    env.reset(seed=5)
    match: Match[Any] = env.match()
    rng = random.Random(5)
    while match.ask is not None and not any(env.truncations.values()):
        ask = match.ask
        assert env.agent_selection == f"player_{ask.seat}"
        assert env.infos[env.agent_selection]["topic"] == ask.topic
        actions = [match.game.verbs.index(option) for option in ask.options]
        assert legal(env) == sorted(actions)
        number = rng.randrange(len(actions))
        match.choose(ask.options[number])
        env.step(actions[number])
    assert env.match().record == match.record
    if match.result is not None:
        assert list(env.rewards.values()) == [reward_of(match.result, seat, "win") for seat in range(SEATS[game])]
        assert all(info["scores"] == match.result.scores for info in env.infos.values())


@every_game
def test_what_a_seat_cannot_know_changes_nothing_that_its_agent_sees(game: str) -> None:
    env = make(game, seats=SEATS[game])
    env.reset(seed=11)
    rng, different = random.Random(11), 0
    for _ in range(12):
        play_on(env, rng, 9)
        if any(env.terminations.values()):
            break
        match = env.match()
        for seat, agent in enumerate(env.agents):
            world = match.sample(seat, rng)
            different += world.state != match.state
            elsewhere = copy.copy(env)
            elsewhere.infos = env.infos.copy()
            elsewhere._play = SimpleNamespace(state=world.state, ask=world.asks.get(seat), choices=[])
            if agent == env.agent_selection:
                elsewhere._go_on()
                assert repr(elsewhere.infos[agent]) == repr(env.infos[agent])
            seen, there = env.observe(agent), elsewhere.observe(agent)
            assert seen["action_mask"].tobytes() == there["action_mask"].tobytes()
            assert seen["observation"].tobytes() == there["observation"].tobytes()
            if agent != env.agent_selection:
                assert env.infos[agent] == {}
                assert not seen["action_mask"].any()
    assert different > 10


@every_game
def test_blocks_are_the_flat_vector_by_name(game: str) -> None:
    flat, by_block = make(game), make(game, observation="dict")
    for env in (flat, by_block):
        env.reset(seed=3)
        play_on(env, random.Random(3), 40)
    vector, parts = flat.observe("player_1")["observation"], by_block.observe("player_1")["observation"]
    assert vector.any()
    assert sum(part.size for part in parts.values()) == vector.size
    encoding = flat.terms.game.encode
    assert encoding is not None
    by_name = dict(zip(encoding.names, vector, strict=True))
    for name, part in parts.items():
        own = [value for slot, value in by_name.items() if slot.startswith(name)]
        assert part.ravel().tolist() == own[: part.size]
    assert len(parts) < 40


def test_the_same_seed_gives_the_same_games_and_no_seed_the_next_one() -> None:
    def games(seed: int) -> list[bytes]:
        env, seen = make("imperial_settlers"), []
        for number in range(3):
            env.reset(seed=None if number else seed)
            play_on(env, random.Random(1), 20)
            seen.append(env.observe("player_0")["observation"].tobytes())
        return seen

    assert games(1) == games(1)
    assert len({*games(1), *games(2)}) == 6


@every_game
def test_a_copy_in_the_middle_of_a_game_goes_on_as_the_original(game: str) -> None:
    env = make(game, max_decisions=150)
    env.reset(seed=8)
    play_on(env, random.Random(8), 60)
    copies = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = []
    for each in copies:
        rng = random.Random(9)
        while not (any(each.terminations.values()) or any(each.truncations.values())):
            each.step(rng.choice(legal(each)))
        each.reset()
        ends.append((each.terms.settings, [each.observe(agent)["observation"].tobytes() for agent in each.agents]))
    assert ends[0] == ends[1] == ends[2]


def test_an_illegal_action_ends_the_game_with_the_lowest_reward() -> None:
    env = make("imperial_settlers", seats=3)
    for action in (4558, -1, 99_999, None, 1.0, float("inf")):
        env.reset(seed=1)
        before = env.match().record
        agent = env.agent_selection
        env.step(action)
        assert env.rewards == dict.fromkeys(env.possible_agents, 0.0) | {agent: -1.0}
        assert "is not offered; the offer is" in env.infos[agent]["illegal"]
        assert all(env.terminations.values())
        assert not any(env.observe(each)["action_mask"].any() for each in env.agents)
        assert env.match().record == before
        for _ in range(3):
            env.step(None)
        assert env.agents == []
        with pytest.raises(NotAsked, match="reset"):
            env.step(None)


def test_a_strict_environment_refuses_and_goes_on() -> None:
    env = make("tapestry", strict=True)
    env.reset(seed=1)
    action = next(action for action in range(env.terms.actions.size) if action not in legal(env))
    with pytest.raises(IllegalOption, match="is not offered"):
        env.step(action)
    env.step(legal(env)[0])
    assert not any(env.terminations.values())


def test_a_game_without_end_is_cut_off() -> None:
    env = make("hyperborea", max_decisions=25)
    env.reset(seed=1)
    for _ in range(25):
        assert not any(env.truncations.values())
        env.step(legal(env)[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_there_is_nothing_to_see_before_the_first_reset() -> None:
    env = make("inventions")
    for name in ("agents", "infos", "agent_selection"):
        with pytest.raises(AttributeError, match="before the first reset"):
            getattr(env, name)
    with pytest.raises(AttributeError, match="before the first reset"):
        env.step(0)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = env.nonsense


@pytest.mark.parametrize(
    ("keywords", "why"),
    [
        ({"observation": "cube"}, "'cube' is none of 'flat', 'dict', None"),
        ({"reward": "fame"}, "'fame' is none of 'win', 'place', 'margin'"),
        ({"render_mode": "human"}, "'human' is none of 'ansi', None"),
        ({"seats": 9}, "seats, not 9"),
        ({"max_decisions": 0}, "max_decisions: 0"),
        ({"colour": "red"}, "colour"),
        ({"card_phase": "none"}, "card_phase"),
    ],
)
def test_wrong_terms_are_refused_in_words(keywords: dict[str, Any], why: str) -> None:
    with pytest.raises(SettingsError, match=why):
        make("imperial_settlers", **keywords)


def test_settings_and_seats_are_keywords() -> None:
    env = make("imperial_settlers", seats=3, factions=["romans", "japanese", "egyptians"], reward="place")
    env.reset(seed=2)
    assert env.match().settings.factions == ("romans", "japanese", "egyptians")
    play_on(env, random.Random(2))
    assert sorted(env.rewards.values()) == [-1.0, 0.0, 1.0]
    assert sum(env.rewards.values()) == 0


def test_the_question_is_shown_in_words_with_the_actions() -> None:
    env = make("imperial_settlers", factions=["romans", "barbarians"], render_mode="ansi")
    env.reset(seed=1)
    question, *options = env.render().splitlines()
    assert question == f"{env.agent_selection}: Which of the open cards do you take?"
    assert sorted(int(line.split()[0]) for line in options) == legal(env)
    assert all("Take" in line for line in options)
    env.step(None)
    assert env.render() == "Nobody is asked."
    quiet = make("imperial_settlers")
    quiet.reset(seed=1)
    assert quiet.render() is None


@pytest.mark.parametrize(
    ("scores", "places", "win", "place", "margin"),
    [
        ((30, 20), (1, 2), (1, -1), (1, -1), (0.2, -0.2)),
        ((25, 25), (1, 1), (0, 0), (0, 0), (0, 0)),
        ((0, 0), (1, 2), (1, -1), (1, -1), (0, 0)),
        ((9, 1, 9, 5), (1, 4, 1, 3), (0, -1, 0, -1), (2 / 3, -1, 2 / 3, -1 / 3), (0, -0.8, 0, -2 / 7)),
        ((12, 8), (2, 3), (-1, -1), (0, -1), (0.2, -0.2)),
        ((40,), (1,), (1,), (1,), (1,)),
        ((40,), (2,), (-1,), (-1,), (-1,)),
    ],
)
def test_rewards_lie_between_minus_one_and_one(
    scores: tuple[int, ...],
    places: tuple[int, ...],
    win: tuple[float, ...],
    place: tuple[float, ...],
    margin: tuple[float, ...],
) -> None:
    """In the fifth an automaton has won, in the last it has beaten a solo player."""
    result = Result(scores, places)
    seats = range(len(scores))
    assert [reward_of(result, seat, "win") for seat in seats] == pytest.approx(list(win))
    assert [reward_of(result, seat, "place") for seat in seats] == pytest.approx(list(place))
    assert [reward_of(result, seat, "margin") for seat in seats] == pytest.approx(list(margin))
