"""A game for Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gobelin.bots import Bot, Perspective, RandomBot, make_bot
from gobelin.envs.chosen import Chosen
from gobelin.envs.config import EnvConfig
from gobelin.envs.play import Play
from gobelin.envs.rewards import LOWEST, reward_of
from gobelin.envs.spaces import Mask, Observation, number_of
from gobelin.kernel import PERSON, Match, NotAsked, Option, Record, Seat, SettingsError


class GameVsBots(gymnasium.Env[Observation | Mask, np.int64]):
    """One seat of a game against bots, from its own decision to its next one.

    `opponents` names one bot for all other seats, or one for each, clockwise. Without a `seat` the own one moves on
    from game to game; a reset with a seed draws it. It can be copied and pickled, unless a bot thinks in processes of
    its own.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (declared so by Gymnasium)

    def __init__(
        self, game: str, *, opponents: str | Sequence[str] = "greedy", seat: Seat | None = None, **keywords: Any
    ) -> None:
        self.config = config = EnvConfig(game, **keywords)
        self.render_mode = config.render_mode
        others = config.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise SettingsError(f"opponents: {len(self.opponents)} are named for {others} other seats")
        for name in self.opponents:
            make_bot(name, 0, 0)
        self.action_space = config.actions.space()
        self.observation_space: spaces.Space[Any]
        if config.observations is None:
            self.observation_space = spaces.Box(0, 1, (config.actions.size,), np.int8)
        else:
            self.observation_space = config.observations.space()
        self._fixed_seat = None if seat is None else seat_of(seat, config.seats)
        self.seat: Seat = -1
        """The own seat; -1 before the first game."""
        self._begun: Play | Match[Any] | None = None
        self._bots: dict[Seat, Bot] = {}
        self._chosen = Chosen()
        self._decisions = 0
        self._legal: list[int] = []
        """The actions that can be taken; none before and after a game."""
        self._mask = config.actions.mask(())

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation | Mask, dict[str, Any]]:
        """Begin the next game and play on to the own first decision; the option `seat` chooses the seat in it."""
        config, seats = self.config, self.config.seats
        wanted = dict(options or {})
        seat = seat_of(wanted.pop("seat"), seats) if "seat" in wanted else self._fixed_seat
        if wanted:
            raise SettingsError(f"options: reset knows seat, not {', '.join(map(str, wanted))}")
        super().reset(seed=seed)
        if seat is not None:
            self.seat = seat
        elif seed is not None or self.seat < 0:
            self.seat = int(self.np_random.integers(seats))
        else:
            self.seat = (self.seat + 1) % seats
        chance = int(self.np_random.integers(2**63))
        names = enumerate(self._players())
        self._bots = {seat: make_bot(name, chance, seat) for seat, name in names if seat != self.seat}
        if all(isinstance(bot, RandomBot) for bot in self._bots.values()):
            self._begun = config.start(chance)  # who needs no worlds to look into needs no match either
        else:
            self._begun = Match.new(config.game, config.settings, self._players(), chance)
        self._chosen = Chosen()
        self._let_bots_play(sys.maxsize)
        self._decisions = 0  # what came before the own first decision does not count
        return self._observe(), self._info()

    def step(
        self, action: int | np.integer[Any] | NDArray[np.integer[Any]]
    ) -> tuple[Observation | Mask, float, bool, bool, dict[str, Any]]:
        """Choose the option of this action, and play on to the own next decision."""
        ask = self._table.ask
        if ask is None or not self._legal:
            raise NotAsked("the game is over: reset the environment")
        number = number_of(action)
        try:
            option = ask.options[self._legal.index(number)]
        except ValueError:
            refused = self.config.actions.refused(number, ask)
            if self.config.strict:
                raise refused from None
            self._forbid()
            return self._observe(), LOWEST, True, False, self._info() | {"illegal": str(refused)}
        self._chosen.add(self.seat, number, self._turn())
        self._choose(option)
        self._let_bots_play(self.config.max_decisions)
        result = self._table.result
        if result is None:
            return self._observe(), 0.0, False, not self._legal, self._info()
        reward = reward_of(result, self.seat, self.config.reward)
        return self._observe(), reward, True, False, self._info() | {"scores": result.scores, "places": result.places}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as learners with masks ask for them."""
        return self._mask.view(np.bool_)

    def match(self) -> Match[Any]:
        """A match at the same position, for its record, views and events; it knows more than the own seat."""
        table = self._table
        return table.match(self._players()) if isinstance(table, Play) else table.clone()

    def render(self) -> str | None:
        """The question and its options in words, if the render mode is `ansi`."""
        return self.config.words(self._table.ask if self._legal else None) if self.render_mode else None

    @property
    def _table(self) -> Play | Match[Any]:
        if self._begun is None:
            raise NotAsked("reset the environment first: no game has begun")
        return self._begun

    def _turn(self) -> int:
        return self.config.game.turn(self._table.state)

    def _players(self) -> list[str]:
        """Who plays, by seat."""
        clockwise = [PERSON, *self.opponents]
        return [clockwise[seat - self.seat] for seat in range(self.config.seats)]

    def __getstate__(self) -> dict[str, Any]:
        begun = self._begun
        return {
            **self.__dict__,
            "_begun": begun.record if isinstance(begun, Match) else begun,
            "_bots": pickle.dumps(self._bots),  # deepcopy would let two games share a bot's chance
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = pickle.loads(state["_bots"])
        if isinstance(state["_begun"], Record):
            self._begun = Match.replay(state["_begun"])

    def _choose(self, option: Option) -> None:
        self._table.choose(option)
        self._decisions += 1

    def _let_bots_play(self, most: int) -> None:
        """Go on to where the own seat is asked, to the end, or to where the game is cut off."""
        table = self._table
        while (ask := table.ask) is not None and self._decisions < most:
            if ask.seat == self.seat:
                self._legal = self.config.actions.legal(ask)
                self._mask = self.config.actions.mask(self._legal)
                return
            bot = self._bots[ask.seat]
            if isinstance(table, Match):
                self._choose(bot.choose(Perspective(table, ask.seat)))
            else:
                assert isinstance(bot, RandomBot)
                self._choose(bot.pick(ask))
        self._forbid()

    def _forbid(self) -> None:
        """The game is over: there is nothing more to choose."""
        self._legal = []
        self._mask = self.config.actions.mask(())

    def _observe(self) -> Observation | Mask:
        observations = self.config.observations
        if observations is None:
            return self._mask
        return observations.write(self._table.state, self.seat, self._chosen.of(self.seat, self._turn()))

    def _info(self) -> dict[str, Any]:
        ask = self._table.ask if self._legal else None
        topic = {} if ask is None else {"topic": ask.topic}
        return {"seat": self.seat, **topic, "action_mask": self._mask}


def seat_of(wanted: object, seats: int) -> Seat:
    """The seat of this number, if there is one."""
    if not isinstance(wanted, int | np.integer) or wanted not in range(seats):
        raise SettingsError(f"seat: there is no seat {wanted} of {seats}")
    return index(wanted)
