"""The training example fits the environments; the libraries that learn are not needed for that."""

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_settlers.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    for name, inside in (
        ("torch", ()),
        ("sb3_contrib", ("MaskablePPO",)),
        ("stable_baselines3", ()),
        ("stable_baselines3.common", ()),
        ("stable_baselines3.common.callbacks", ("BaseCallback",)),
        ("stable_baselines3.common.vec_env", ("DummyVecEnv",)),
    ):
        module = ModuleType(name)
        for thing in inside:
            setattr(module, thing, type(thing, (), {}))
        monkeypatch.setitem(sys.modules, name, module)
    spec = importlib.util.spec_from_file_location("train_settlers", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class First:
    """Takes the first legal action, as a network would be asked to."""

    def predict(self, observation: Any, action_masks: Any, deterministic: bool) -> tuple[np.int64, None]:
        assert observation.any()
        assert deterministic
        return np.int64(action_masks.argmax()), None


def test_the_network_sees_both_realms_and_nothing_that_stays_zero(example: Any) -> None:
    env = example.Duel("random", "margin")
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    names = env.unwrapped.config.observations.names
    kept = {names[slot].partition(".")[0] for slot in env.slots}
    assert kept == {name.partition(".")[0] for name in names} - {"realm2", "realm3"}
    assert {"table", "realm0", "realm1", "chosen"} <= kept


def test_an_evaluation_counts_victories_with_their_interval(example: Any) -> None:
    said = example.evaluate(First(), "random", 6, seed=1)
    assert said == example.evaluate(First(), "random", 6, seed=1)
    assert re.fullmatch(
        r"against random: \d of 6 won, \d+\.\d% \(\d+\.\d% to \d+\.\d%\), \d+\.\d points to \d+\.\d", said
    )
