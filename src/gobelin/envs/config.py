"""What is agreed on before the first game: who sits at the table, what they observe, and what an end is worth."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from gobelin.envs.play import Play
from gobelin.envs.rewards import Reward
from gobelin.envs.spaces import Form, actions_of, grown, observations_of
from gobelin.kernel import PERSON, Ask, Game, Rng, Settings, SettingsError, find_game
from gobelin.locales import Texts

MAX_DECISIONS: Final = 100_000
"""So many decisions, and a game is cut off: some games go on for as long as nobody strives for their end."""


class EnvConfig:
    """The terms of an environment. Nobody changes them; they pickle as the keywords that they were made of."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        observation: Form | Literal["default"] | None = "default",
        reward: Reward = "win",
        strict: bool = False,
        max_decisions: int = MAX_DECISIONS,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        self.game: Game[Any] = find_game(game)
        if observation == "default":
            observation = None if self.game.encode is None else "flat"
        self._keywords: dict[str, Any] = {
            "seats": seats,
            "observation": observation,
            "reward": reward,
            "strict": strict,
            "max_decisions": max_decisions,
            "render_mode": render_mode,
            **settings,
        }
        for name, values in (
            ("observation", (*get_args(Form), None)),
            ("reward", get_args(Reward)),
            ("render_mode", ("ansi", None)),
        ):
            if self._keywords[name] not in values:
                raise SettingsError(f"{name}: {self._keywords[name]!r} is not one of {', '.join(map(repr, values))}")
        if max_decisions < 1:
            raise SettingsError(f"max_decisions: {max_decisions} leave nothing to decide")
        self.seats: int = fewest_seats(self.game) if seats is None else seats
        self.settings: Settings = self.game.read_settings(settings)
        self.game.check_seats(self.settings, [PERSON] * self.seats)
        self.game.setup(self.settings, self.seats, Rng.from_seed(0))  # names that nobody has are found out here
        self.reward: Reward = reward
        self.strict = strict
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        growth = grown(self.game, self.settings)
        self.actions = actions_of(self.game.name, growth[-1][1])
        self.observations = None if observation is None else observations_of(self.game.name, observation, growth)

    def __reduce__(self) -> tuple[object, ...]:
        return _agreed, (self.game.name, self._keywords)

    def start(self, seed: int) -> Play:
        """A game at its first decision."""
        return Play(self.game, self.settings, self.seats, seed)

    def words(self, ask: Ask | None) -> str:
        """The question and the options in words, each with its action."""
        if ask is None:
            return "Nobody is asked."
        texts = Texts(self.game, "en", [f"player_{seat}" for seat in range(self.seats)])
        options = zip(self.actions.legal(ask), ask.options, strict=True)
        lines = [f"{action:6}  {texts.option(ask.topic, option)}" for action, option in options]
        return "\n".join([f"player_{ask.seat}: {texts.ask(ask.topic)}", *lines])


def _agreed(game: str, keywords: dict[str, Any]) -> EnvConfig:
    return EnvConfig(game, **keywords)


def fewest_seats(game: Game[Any]) -> int:
    """Two, or the fewest above that the game allows; one where there are no more."""
    return min((seats for seats in game.seats if seats >= 2), default=game.seats[-1])
