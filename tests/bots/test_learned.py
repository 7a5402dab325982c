"""Learned judgements: what a model covers, where it is silent, and that it is quick because it does little."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from gobelin.bots import Perspective, PolicyBot, lacks_model
from gobelin.bots.learned import MODELS, MOST_BYTES, Card, Judge, Model, judge, layout_digest, verbs_digest
from gobelin.conformance import walk
from gobelin.kernel import Encoding, Game, Match, find_game, game_names
from gobelin.training.duels import Judged
from gobelin.training.models import card_of, write_model

GAME = find_game("inventions")
SHIPPED = sorted(MODELS.glob("*.npz"))


def arrays(game: Game[Any], slots: int, seed: int = 1) -> dict[str, Any]:
    """Networks of a few random numbers."""
    rng = np.random.default_rng(seed)

    def some(*shape: int) -> Any:
        return rng.normal(0.0, 0.3, shape).astype(np.float16)

    rows = np.arange(slots, dtype=np.uint16)
    value = {"rows": rows, "w0": some(slots, 4), "b0": some(4), "w1": some(4, 3), "b1": some(3), "hand": some(4)}
    policy = {"rows": rows, "w0": some(slots, 4), "b0": some(4), "w1": some(4, 3), "b1": some(3), "asked": some(2, 4)}
    policy |= {"offered": some(game.verbs.size, 4), "liking": some(game.verbs.size, 4), "priors": some(2, 3)}
    found = {f"value_{name}": each for name, each in (value | {"skip": some(3)}).items()}
    return found | {f"policy_{name}": each for name, each in (policy | {"weights": some(2, 2)}).items()}


def model_of(folder: Path, **facts: Any) -> Model:
    card = msgspec.structs.replace(card_of(GAME, seats=(2, 3), scale=50.0, topics=("turn",)), **facts)
    write_model(folder / "model.npz", card, arrays(GAME, card.slots))
    return Model(folder / "model.npz")


def midway(seed: int = 4) -> Match[Any]:
    return next(m for n, m in enumerate(walk(Match.new(GAME, None, 2, seed))) if n > 30 and len(m.ask.options) > 2)  # type: ignore[union-attr]


def test_a_model_fits_the_box_that_it_was_made_for_and_no_other(tmp_path: Path) -> None:
    assert GAME.encode is not None
    assert model_of(tmp_path).fits(GAME)
    grown = Encoding((*GAME.encode.names, "a new slot"), GAME.encode.write)
    moved = Encoding(("a new slot", *GAME.encode.names), GAME.encode.write)
    assert model_of(tmp_path).fits(replace(GAME, encode=grown))
    assert not model_of(tmp_path).fits(replace(GAME, encode=moved))
    assert model_of(tmp_path).fits(replace(GAME, rules_version=GAME.rules_version + 1))
    assert not model_of(tmp_path, verbs=verbs_digest(GAME.verbs, 5)).fits(GAME)
    assert not model_of(tmp_path, game="tapestry").fits(GAME)


def test_beyond_what_a_model_knows_the_hand_made_value_and_priors_stand_alone(tmp_path: Path) -> None:
    assert GAME.encode is not None
    assert GAME.heuristics is not None
    match = midway()
    known = Judge(GAME, model_of(tmp_path))
    assert known.heuristics.value(match.state, 0) != GAME.heuristics.value(match.state, 0)
    few = model_of(tmp_path, slots=20, layout=layout_digest(GAME.encode, 20))
    silent = Judge(GAME, few)
    assert silent.heuristics.value(match.state, 0) == GAME.heuristics.value(match.state, 0)
    ask = match.ask
    assert ask is not None
    priors = [GAME.heuristics.prior(match.state, ask.seat, ask.topic, option) for option in ask.options]
    told = silent.scores(match.state, ask.seat, ask.topic, ask.options)
    assert told.tolist() == pytest.approx(priors, rel=1e-5)


def test_a_value_network_that_does_not_count_leaves_the_heuristics_as_they_are(tmp_path: Path) -> None:
    assert Judge(GAME, model_of(tmp_path, weight=0.0)).heuristics is GAME.heuristics


def test_nobody_judges_a_box_of_ones_own_or_games_without_a_model() -> None:
    assert judge(replace(GAME), 2) is None
    assert judge(find_game("gauntlet"), 2) is None


def test_a_decision_of_the_policy_is_one_encoding_and_no_sample(tmp_path: Path) -> None:
    assert GAME.encode is not None
    seen = []

    def write(state: Any, seat: int, out: Any) -> None:
        assert GAME.encode is not None
        seen.append(seat)
        GAME.encode.write(state, seat, out)

    counted = Judge(replace(GAME, encode=Encoding(GAME.encode.names, write)), model_of(tmp_path))

    class NoSamples(Judged):
        def sample(self, rng: random.Random) -> Match[Any]:
            raise AssertionError("the policy looked ahead")

    match = midway()
    assert match.ask is not None
    option = PolicyBot(random.Random(1)).choose(NoSamples(match, match.ask.seat, counted))
    assert option in match.ask.options
    assert seen == [match.ask.seat]


def test_without_a_model_the_policy_goes_by_priors_and_without_those_by_chance() -> None:
    match, heuristics = midway(), GAME.heuristics
    ask = match.ask
    assert ask is not None
    assert heuristics is not None
    liked = Judged(match, ask.seat, None).liked()
    prior = heuristics.prior
    assert liked == max(ask.options, key=lambda option: prior(match.state, ask.seat, ask.topic, option))
    gauntlet: Match[Any] = Match.new("gauntlet", None, 2, 1)
    assert gauntlet.ask is not None
    at = Perspective(gauntlet, gauntlet.ask.seat)
    assert len({PolicyBot(random.Random(seed)).choose(at) for seed in range(30)}) > 1


def test_a_table_that_no_model_speaks_of_is_known() -> None:
    own_box = replace(GAME)
    assert lacks_model(Match.new(own_box, None, ["person", "hard"], 1))
    assert lacks_model(Match.new("hyperborea", None, ["person", *["learned-ismcts:40"] * 5], 1))
    assert not lacks_model(Match.new(GAME, None, ["person", "hard"], 1))
    assert not lacks_model(Match.new(own_box, None, ["person", "greedy"], 1))
    assert not lacks_model(Match.new("gauntlet", None, ["person", "normal"], 1))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_model_fits_the_shipped_components(path: Path) -> None:
    game = find_game(path.stem)
    model = Model(path)
    assert model.fits(game)
    assert path.stat().st_size <= MOST_BYTES
    assert model.card.figures
    assert model.card.notes
    assert judge(game, 2) is not None


def test_no_model_is_shipped_for_a_game_that_is_not() -> None:
    assert {path.stem for path in SHIPPED} <= set(game_names())


def test_a_card_says_nothing_that_nobody_reads() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game": "inventions", "colour": "red"}', type=Card)
