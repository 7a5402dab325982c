"""The bench of bots: how many decisions of the policy and playouts of the search fit into a second of one core."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

from gobelin.bots import Budget, IsmctsBot, Perspective
from gobelin.bots.learned import judge
from gobelin.kernel import Ask, Game, Match, Option, Rng, drive, find_game

SEATS = 2
CALLS = 2000
PLAYOUTS = 200


def measure_bots(name: str, games: int) -> dict[str, float]:
    """The figures of a game; none where no model is shipped."""
    game = find_game(name)
    found = judge(game, SEATS)
    if found is None:
        return {}
    decisions, spent, state = 0, 0.0, _begun(game, 0)

    def pick(ask: Ask) -> Option:
        nonlocal decisions
        decisions += 1
        return found.best(state, ask.seat, ask.topic, ask.options)

    for seed in range(games):
        state = _begun(game, seed)
        start = process_time()
        drive(game.play(state), pick, game.worth_asking)
        spent += process_time() - start
    figures = {"policy_decisions_per_second": decisions / spent}
    if found.model.value is not None:
        values, at = found.see(state, 0)
        start = process_time()
        for _ in range(CALLS):
            found.model.value(values, at, 0.5)
        figures["network_us"] = (process_time() - start) / CALLS * 1e6
    figures["search_playouts_per_second"] = _playouts(game)
    return figures


def _begun(game: Game[Any], seed: int) -> Any:
    return game.setup(game.settings(), SEATS, Rng.from_seed(seed))


def _playouts(game: Game[Any]) -> float:
    """At every twentieth decision of a game by chance."""
    match: Match[Any] = Match.new(game, game.settings(), ["random"] * SEATS, 0)
    rng, spent, searches = random.Random(0), 0.0, 0
    while (ask := match.ask) is not None and searches < 8:
        if len(match.entries) % 20 == 10 and len(ask.options) > 1:
            bot = IsmctsBot(random.Random(searches), Budget(playouts=PLAYOUTS), is_learned=True)
            start = process_time()
            bot.think(Perspective(match, ask.seat))
            spent += process_time() - start
            searches += 1
        match.choose(rng.choice(ask.options), ask.seat)
    return searches * PLAYOUTS / spent
