"""A game for PettingZoo: every seat is an agent, and who is asked acts."""

from __future__ import annotations

import warnings
from typing import Any, Final, NoReturn, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from gobelin.envs.chosen import Chosen
from gobelin.envs.config import EnvConfig
from gobelin.envs.play import Play
from gobelin.envs.rewards import LOWEST, reward_of
from gobelin.envs.spaces import Mask, Observation, number_of
from gobelin.kernel import Match, NotAsked

Seen: TypeAlias = dict[str, Observation | Mask]
"""What an agent observes: `action_mask`, and `observation` unless the mask is all that is wanted."""

BEGUN: Final = {
    "agents",
    "agent_selection",
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "_play",
    "_asked",
    "_chosen",
}
"""What there is from the first reset on."""


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game that is stepped from decision to decision; `player_0` has seat 0. It can be copied and pickled."""

    def __init__(self, game: str, **keywords: Any) -> None:
        super().__init__()
        self.config = config = EnvConfig(game, **keywords)
        self.render_mode = config.render_mode
        self.metadata: dict[str, Any] = {
            "name": f"{config.game.name}_v{config.game.env_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(config.seats)]
        self.action_spaces = {agent: config.actions.space() for agent in self.possible_agents}
        self.observation_spaces = {agent: observed(config) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self._legal: list[int] = []
        self._mask = config.actions.mask(())

    def __getattr__(self, name: str) -> NoReturn:
        if "_play" not in self.__dict__ and (name in BEGUN or hasattr(type(self), name)):
            # A property that reads one of them, such as num_agents, is looked for here once it has failed.
            raise AttributeError("reset the environment first: no game has begun")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; a seed decides of it and of all that follow without one. There are no options."""
        if options:  # refusing them would fail PettingZoo's own test, which passes some that nobody knows
            warnings.warn(
                f"there are no options for reset: {', '.join(map(str, options))} changes nothing", stacklevel=2
            )
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._chosen = Chosen()
        self._play: Play = self.config.start(int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._asked: str | None = None
        self._go_on()

    def step(self, action: int | np.integer[Any] | NDArray[np.integer[Any]] | None) -> None:
        """Choose the option of this action for the agent that is asked."""
        agent, play = self._asked, self._play
        ask = play.ask
        if agent is None or ask is None:
            if not self.agents:
                raise NotAsked("the game is over: reset the environment")
            self._was_dead_step(action)
            return
        number = number_of(action)
        try:
            option = ask.options[self._legal.index(number)]
        except ValueError:
            refused = self.config.actions.refused(number, ask)
            if self.config.strict:
                raise refused from None
            self._end({agent: LOWEST}, self.terminations)
            self.infos[agent] = {"illegal": str(refused)}
            return
        self._chosen.add(ask.seat, number, play.game.turn(play.state))
        play.choose(option)
        self.infos[agent] = {}
        self._go_on()

    def _go_on(self) -> None:
        """Hand over to whoever is asked next."""
        play, config = self._play, self.config
        ask = play.ask
        if ask is None:
            result = play.result
            assert result is not None
            rewards = {agent: reward_of(result, seat, config.reward) for agent, seat in self._seats.items()}
            self._end(rewards, self.terminations, scores=result.scores, places=result.places)
        elif len(play.choices) >= config.max_decisions:
            self._end({}, self.truncations)
        else:
            self._legal = legal = config.actions.legal(ask)
            self._mask = mask = config.actions.mask(legal)
            self._asked = self.agent_selection = agent = self.possible_agents[ask.seat]
            self.infos[agent] = {"topic": ask.topic, "action_mask": mask}

    def _end(self, rewards: dict[str, float], ended: dict[str, bool], **info: object) -> None:
        """Every agent gets its reward and takes its leave."""
        self.rewards.update(rewards)
        self._accumulate_rewards()
        for agent in self.agents:
            ended[agent] = True
            self.infos[agent] = dict(info)
        self._asked = None
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What the agent knows; only who is asked can act."""
        seen: Seen = {"action_mask": self._mask if agent == self._asked else self.config.actions.mask(())}
        if self.config.observations is not None:
            state, seat = self._play.state, self._seats[agent]
            chosen = self._chosen.of(seat, self.config.game.turn(state))
            seen["observation"] = self.config.observations.write(state, seat, chosen)
        return seen

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Where the agent's observations lie."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action that the game declares; the mask says which are legal."""
        return self.action_spaces[agent]

    def match(self) -> Match[Any]:
        """A match at the same position: for its record, its views and events, or for a bot.

        It knows everything, and so it is for those who look on or evaluate, not for agents.
        """
        return self._play.match()

    def render(self) -> str | None:
        """The question and its options in words, if the render mode is `ansi`."""
        return self.config.words(self._play.ask if self._asked else None) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""


def observed(config: EnvConfig) -> spaces.Dict:
    """The space of what an agent observes."""
    parts: dict[str, spaces.Space[Any]] = {"action_mask": spaces.Box(0, 1, (config.actions.size,), np.int8)}
    if config.observations is not None:
        parts["observation"] = config.observations.space()
    return spaces.Dict(parts)
