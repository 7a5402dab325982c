"""Random games of Inventions under all promises, for every number of players and every setting."""

import random

import pytest

from gobelin.conformance import check_match, walk
from gobelin.games.inventions import GAME, backs
from gobelin.games.inventions.state import STANDARD, InventionsState
from gobelin.kernel import Match


@pytest.mark.rule("INV-TURN-01", "INV-CONC-36", "INV-SET-40")
@pytest.mark.parametrize("prosperity", ["by_letter", "mixed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_promise_and_end(seats: int, prosperity: str) -> None:
    match = check_match(GAME, GAME.read_settings({"prosperity": prosperity}), seats, f"walk-{seats}", every=60)
    state: InventionsState = match.state
    assert match.result is not None
    assert (state.phase, state.era) == ("over", 6)
    assert state.turns == 13 * len(state.players)


def test_a_redrawn_world_keeps_what_a_seat_knows() -> None:
    match: Match[InventionsState] = Match.new(GAME, None, 3, "redraw")
    for step, now in enumerate(walk(match)):
        if now.ask is None or step % 40:
            continue
        state = now.state
        own = list(state.players[1].goals.items)
        eras = [backs(STANDARD)[card] for card in state.deck.items]
        sampled = now.sample(1, random.Random(step)).state
        assert sampled.players[1].goals.items == own
        assert sampled.deck.items[-1:] == state.deck.items[-1:]
        assert [backs(STANDARD)[card] for card in sampled.deck.items] == eras
        assert [[backs(STANDARD)[goal] for goal in player.goals.items] for player in sampled.players] == [
            ["regions", "inventions", "society"]
        ] * 3


def test_what_is_hidden_is_redrawn() -> None:
    match: Match[InventionsState] = Match.new(GAME, None, 3, "redraw")
    worlds = [match.sample(1, random.Random(seed)).state for seed in range(8)]
    assert len({tuple(world.players[0].goals.items) for world in worlds}) > 4
    assert len({tuple(world.deck.items) for world in worlds}) == 8
