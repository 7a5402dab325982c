"""The bench of the kernel itself: what a decision costs beyond the rules' own work, and a clone."""

import gc
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from gobelin.kernel import CHECKPOINT, Ask, AskEach, Option, Rule, drive
from tools.bench_games import Effort, RandomPick, Setting, measure_us
from tools.bench_state import settlers_at_checkpoint


class Script(NamedTuple):
    """A random game written down: what was sent in, what was picked, and the asks that the rules made."""

    seed: int
    sent: list[Any]
    picked: list[Option]
    asks: list[Ask]
    real: int


def write_script(setting: Setting, seed: int) -> Script:
    """Play a random game and write it down."""
    script = Script(seed, [], [], [], 0)
    pick = RandomPick(seed)

    def noted(rule: Rule[None]) -> Rule[None]:
        answer = None
        while True:
            script.sent.append(answer)
            try:
                question = rule.send(answer)
            except StopIteration:
                return
            if isinstance(question, Ask):
                script.asks.append(question)
            answer = yield question

    def noted_pick(ask: Ask) -> Option:
        script.picked.append(pick(ask))
        return script.picked[-1]

    drive(noted(setting.game.play(setting.setup(seed))), noted_pick, setting.game.worth_asking)
    return script._replace(real=pick.real)


def driven_s(setting: Setting, script: Script) -> float:
    """The seconds that the game takes when it is driven."""
    game = setting.game
    rule = game.play(setting.setup(script.seed))
    pick = partial(next, iter(script.picked))  # the ask becomes `next`'s default: no Python call for a pick
    start = perf_counter()
    drive(rule, pick, game.worth_asking)
    return perf_counter() - start


def bare_s(setting: Setting, script: Script) -> float:
    """The seconds that its rules alone take, with the options they compute."""
    rule = setting.game.play(setting.setup(script.seed))
    send = rule.send
    start = perf_counter()
    try:
        for answer in script.sent:
            question = send(answer)
            if question is not CHECKPOINT and isinstance(question, AskEach):
                for seat in question.seats:
                    list(question.offer(seat))
    except StopIteration:
        pass
    return perf_counter() - start


def asking_s(script: Script) -> float:
    """The seconds that making asks takes beyond making plain tuples of the same parts."""
    parts = [(ask.seat, ask.topic, ask.options, ask.rules) for ask in script.asks]
    start = perf_counter()
    for seat, topic, options, rules in parts:
        Ask(seat, topic, options, rules)
    middle = perf_counter()
    for seat, topic, options, rules in parts:
        _ = (seat, topic, options, rules)
    return (middle - start) - (perf_counter() - middle)


def measure_overhead_us(setting: Setting, effort: Effort) -> float:
    """A decision's cost in fast mode beyond the rules' own work."""
    scripts = [write_script(setting, seed) for seed in range(effort.games)]
    real = sum(script.real for script in scripts)
    per_round = []
    for _ in range(2 * effort.rounds):
        gc.collect()
        cost = sum(driven_s(setting, s) - bare_s(setting, s) + asking_s(s) for s in scripts)
        per_round.append(cost / real * 1e6)
    return median(per_round)


def measure_clone_us(effort: Effort) -> float:
    """A clone at a checkpoint of a state as large as that of Imperial Settlers, its freeing included."""
    match = settlers_at_checkpoint()
    batch = 200  # several rounds of garbage collection: single clones would hide its cost

    def clones() -> None:
        for _ in range(batch):
            match.clone()

    return median(measure_us(clones) / batch for _ in range(2 * effort.games))
