"""A game for Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gobelin.bots import Bot, Perspective, RandomBot, make_bot
from gobelin.envs.play import Play
from gobelin.envs.rewards import LOWEST, reward_of
from gobelin.envs.spaces import Mask, Observation
from gobelin.envs.terms import Terms
from gobelin.kernel import PERSON, Match, NotAsked, Option, Seat, SettingsError


class GameVsBots(gymnasium.Env[Observation | Mask, np.int64]):
    """One seat of a game against bots, from its own decision to its next one.

    `opponents` names one bot for all other seats, or one for each, clockwise. Without a `seat` the own one moves on
    from game to game; a reset with a seed draws it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (declared so by Gymnasium)

    def __init__(
        self, game: str, *, opponents: str | Sequence[str] = "greedy", seat: Seat | None = None, **keywords: Any
    ) -> None:
        self.terms = terms = Terms(game, **keywords)
        self.render_mode = terms.render_mode
        others = terms.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise SettingsError(f"opponents: {len(self.opponents)} are named for {others} other seats")
        if seat is not None and seat not in range(terms.seats):
            raise SettingsError(f"seat: there is no seat {seat} of {terms.seats}")
        for name in self.opponents:
            make_bot(name, 0, 0)
        self.action_space = terms.actions.space()
        self.observation_space: spaces.Space[Any]
        if terms.observations is None:
            self.observation_space = spaces.Box(0, 1, (terms.actions.size,), np.int8)
        else:
            self.observation_space = terms.observations.space()
        self._chosen_seat = seat
        self.seat: Seat = -1
        """The own seat; -1 before the first game."""
        self._table: Play | Match[Any]
        self._bots: dict[Seat, Bot] = {}
        self._decisions = 0
        self._legal: list[int] = []
        """The actions that can be taken; none before and after a game."""
        self._mask = terms.actions.mask(())

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation | Mask, dict[str, Any]]:
        """Begin the next game and play on to the own first decision."""
        super().reset(seed=seed)
        terms, seats = self.terms, self.terms.seats
        if self._chosen_seat is not None:
            self.seat = self._chosen_seat
        elif seed is not None or self.seat < 0:
            self.seat = int(self.np_random.integers(seats))
        else:
            self.seat = (self.seat + 1) % seats
        chance = int(self.np_random.integers(2**63))
        names = {(self.seat + 1 + n) % seats: name for n, name in enumerate(self.opponents)}
        self._bots = {seat: make_bot(name, chance, seat) for seat, name in names.items()}
        if all(isinstance(bot, RandomBot) for bot in self._bots.values()):
            self._table = terms.start(chance)  # who needs no worlds to look into needs no match either
        else:
            players = [names.get(seat, PERSON) for seat in range(seats)]
            self._table = Match.new(terms.game, terms.settings, players, chance)
        self._let_bots_play(sys.maxsize)
        self._decisions = 0  # what came before the own first decision does not count
        return self._observe(), self._info()

    def step(self, action: int | np.int64) -> tuple[Observation | Mask, float, bool, bool, dict[str, Any]]:
        """Choose the option of this action, and play on to the own next decision."""
        ask = self._table.ask
        if ask is None or not self._legal:
            raise NotAsked("there is no game, or it is over: reset the environment")
        try:
            option = ask.options[self._legal.index(index(action))]
        except (TypeError, ValueError):
            refused = self.terms.actions.refused(action, ask)
            if self.terms.strict:
                raise refused from None
            self._forbid()
            return self._observe(), LOWEST, True, False, self._info() | {"illegal": str(refused)}
        self._choose(option)
        self._let_bots_play(self.terms.max_decisions)
        result = self._table.result
        if result is None:
            return self._observe(), 0.0, False, not self._legal, self._info()
        reward = reward_of(result, self.seat, self.terms.reward)
        return self._observe(), reward, True, False, self._info() | {"scores": result.scores, "places": result.places}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as learners with masks ask for them."""
        return self._mask.view(np.bool_)

    def match(self) -> Match[Any]:
        """A match at the same position, for its record, views and events; it knows more than the own seat."""
        return self._table.match() if isinstance(self._table, Play) else self._table.clone()

    def render(self) -> str | None:
        """The question and its options in words, if the render mode is `ansi`."""
        return self.terms.words(self._table.ask if self._legal else None) if self.render_mode else None

    def _choose(self, option: Option) -> None:
        self._table.choose(option)
        self._decisions += 1

    def _let_bots_play(self, most: int) -> None:
        """Go on to where the own seat is asked, to the end, or to where the game is cut off."""
        table = self._table
        while (ask := table.ask) is not None and self._decisions < most:
            if ask.seat == self.seat:
                self._legal = self.terms.actions.legal(ask)
                self._mask = self.terms.actions.mask(self._legal)
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
        self._mask = self.terms.actions.mask(())

    def _observe(self) -> Observation | Mask:
        observations = self.terms.observations
        return self._mask if observations is None else observations.write(self._table.state, self.seat)

    def _info(self) -> dict[str, Any]:
        ask = self._table.ask if self._legal else None
        topic = {} if ask is None else {"topic": ask.topic}
        return {"seat": self.seat, **topic, "action_mask": self._mask}
