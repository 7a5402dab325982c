"""The games for PettingZoo: its own tests pass, and an agent sees, may do and gets what its seat does."""

import copy
import pickle
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import gobelin.envs
from gobelin.envs import gauntlet_v0, hyperborea_v0, imperial_settlers_v0, inventions_v0, tapestry_v1
from gobelin.envs.aec import GameEnv
from gobelin.envs.rewards import reward_of
from gobelin.kernel import GobelinError, IllegalOption, Match, NotAsked, Result, SettingsError

MAKERS = {
    "hyperborea": (hyperborea_v0.env, {"length": "short"}),
    "imperial_settlers": (imperial_settlers_v0.env, {}),
    "inventions": (inventions_v0.env, {}),
    "tapestry": (tapestry_v1.env, {}),
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
    by_name = dict(zip(flat.config.observations.names, vector, strict=True))
    assert len(by_name) == vector.size
    for name, part in parts.items():
        own = [value for slot, value in by_name.items() if slot.startswith(name)]
        assert part.ravel().tolist() == own[: part.size]
    chosen = [slot for slot in by_name if slot.startswith("chosen.") or ".chosen." in slot]  # and in the blocks of sets
    assert len(chosen) == flat.config.actions.size
    assert len(parts) < 40


def seen_by(env: GameEnv, agent: str) -> tuple[bytes, bytes]:
    seen: Any = env.observe(agent)
    return seen["observation"].tobytes(), seen["action_mask"].tobytes()


def after_each(env: GameEnv, rng: random.Random, most: int = 5) -> list[tuple[int, GameEnv]]:
    """Copies that have taken one step each: with all legal actions, or with so many of them."""
    here, actions = pickle.dumps(env), legal(env)
    steps = []
    for action in rng.sample(actions, min(most, len(actions))):
        there = pickle.loads(here)
        there.step(action)
        steps.append((action, there))
    return steps


@every_game
def test_an_agent_that_is_asked_again_sees_what_it_has_just_chosen(game: str) -> None:
    """Rules hold choices back that no state tells of: which track, before they ask how to pay."""
    env = make(game, seats=SEATS[game])
    rng, compared = random.Random(12), 0
    for seed in (12, 13):
        env.reset(seed=seed)
        for _ in range(20):
            play_on(env, rng, rng.randrange(8))
            if any(env.terminations.values()):
                break
            agent, turn = env.agent_selection, turn_of(env)
            found = {seen_by(env, agent): "the question before"}
            for action, there in after_each(env, rng):
                if there._asked == agent and turn_of(there) == turn:
                    option = str(env.config.game.verbs.option(action))
                    assert found.setdefault(seen_by(there, agent), option) == option
                    compared += 1
    assert compared > 20


def turn_of(env: GameEnv) -> int:
    return env.config.game.turn(env._play.state)


def test_the_latest_choices_of_a_turn_count_most() -> None:
    env = make("hyperborea", observation="dict")
    env.reset(seed=4)
    chosen: dict[str, list[int]] = {agent: [] for agent in env.agents}
    rng, turn, most = random.Random(4), 0, 0
    for _ in range(120):
        agent, action = env.agent_selection, rng.choice(legal(env))
        env.step(action)
        chosen[agent].append(action)
        if turn != (turn := env._play.state.turns):
            chosen = {agent: [] for agent in env.agents}
        for each, actions in chosen.items():
            expected = np.zeros(env.config.actions.size, np.float32)
            for ago, earlier in enumerate(reversed(actions), 1):
                expected[earlier] += 1 / ago
            assert np.allclose(env.observe(each)["observation"]["chosen"], expected)
        most = max(most, *map(len, chosen.values()))
    assert turn > 3
    assert most > 3


@pytest.mark.parametrize(
    ("game", "settings"), [("hyperborea", {}), ("imperial_settlers", {"card_phase": "alternative"}), ("tapestry", {})]
)
def test_nobody_sees_what_another_answers_at_the_same_time(game: str, settings: dict[str, Any]) -> None:
    env = make(game, seats=3, **settings)
    env.reset(seed=1)
    rng = random.Random(1)
    while len(env.match().asks) < 2:
        play_on(env, rng, 1)
    asked = env.agent_selection
    ways = [there for _, there in after_each(env, rng)]
    assert len(ways) > 1
    for agent in env.agents:
        seen = {(*seen_by(there, agent), repr(there.infos[agent]), there.agent_selection) for there in ways}
        assert len(seen) == (len(ways) if agent == asked else 1)


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
        ends.append((each.config.settings, [each.observe(agent)["observation"].tobytes() for agent in each.agents]))
    assert ends[0] == ends[1] == ends[2]


def test_an_illegal_action_ends_the_game_with_the_lowest_reward() -> None:
    env = make("imperial_settlers", seats=3)
    for action in (4558, -1, 99_999, np.int64(4558), np.array([4558])):
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


@pytest.mark.parametrize(
    "action",
    [None, 1.0, float("inf"), "1", [1], np.float32(1), np.array([1.0]), np.array([1, 2]), np.array([])],
    ids=repr,
)
def test_what_is_no_number_of_an_action_is_refused_and_the_game_goes_on(action: Any) -> None:
    env = make("tapestry")
    env.reset(seed=1)
    with pytest.raises(TypeError, match="an action is an integer, or an array that holds one: not"):
        env.step(action)
    assert not any(env.terminations.values())
    env.step(legal(env)[0])


def test_an_integer_of_any_kind_is_an_action() -> None:
    records = []
    for kind in (
        int,
        np.int64,
        np.uint16,
        np.array,
        lambda action: np.array([action]),
        lambda action: np.array([[action]]),
    ):
        env = make("tapestry", strict=True)
        env.reset(seed=1)
        for _ in range(5):
            env.step(kind(legal(env)[0]))
        records.append(env.match().record)
    assert all(record == records[0] for record in records)


def test_a_strict_environment_refuses_and_goes_on() -> None:
    env = make("tapestry", strict=True)
    env.reset(seed=1)
    action = next(action for action in range(env.config.actions.size) if action not in legal(env))
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
    for name in ("agents", "num_agents", "infos", "agent_selection"):
        assert not hasattr(env, name)
        with pytest.raises(AttributeError, match="reset the environment first"):
            getattr(env, name)
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.match, env.last):
        with pytest.raises(AttributeError, match="reset the environment first"):
            call()
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = env.nonsense


def test_a_reset_says_that_it_knows_no_options() -> None:
    env = make("inventions")
    with pytest.warns(UserWarning, match="no options for reset: seats changes nothing"):
        env.reset(seed=1, options={"seats": 3})
    assert env.num_agents == 2


@pytest.mark.parametrize(
    ("keywords", "why"),
    [
        ({"observation": "cube"}, "'cube' is not one of 'flat', 'dict', None"),
        ({"reward": "fame"}, "'fame' is not one of 'win', 'place', 'margin'"),
        ({"render_mode": "human"}, "'human' is not one of 'ansi', None"),
        ({"seats": 9}, "seats, not 9"),
        ({"max_decisions": 0}, "max_decisions: 0"),
        ({"colour": "red"}, "colour"),
        ({"card_phase": "none"}, "card_phase"),
    ],
)
def test_wrong_terms_are_refused_in_words(keywords: dict[str, Any], why: str) -> None:
    with pytest.raises(SettingsError, match=why):
        make("imperial_settlers", **keywords)


def test_names_that_nobody_has_are_refused_before_the_first_game() -> None:
    with pytest.raises(SettingsError, match="civilizations"):
        make("tapestry", civilizations=["a", "b"])


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
    env.step(-1)
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


def test_a_game_without_an_encoding_is_observed_by_its_mask() -> None:
    api_test(gauntlet_v0.env(), num_cycles=60)
    env = gauntlet_v0.env()
    env.reset(seed=1)
    assert list(env.observe(env.agent_selection)) == ["action_mask"]
    with pytest.raises(GobelinError, match="gauntlet has no encoding"):
        gauntlet_v0.env(observation="flat")


def test_what_is_no_environment_is_not_found() -> None:
    with pytest.raises(AttributeError, match=r"chess_v0.*tapestry_v1"):
        _ = gobelin.envs.chess_v0
