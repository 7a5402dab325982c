"""All bots: they play every game to its end, repeat themselves, and see no more than a person would."""

import random
from collections.abc import Callable
from typing import Any, TypeAlias
from zlib import crc32

import pytest

from gobelin.bots import (
    Bot,
    Budget,
    GreedyBot,
    IsmctsBot,
    Perspective,
    PriorBot,
    RandomBot,
    UnknownBot,
    bot_move,
    make_bot,
)
from gobelin.bots.greedy import promising
from gobelin.conformance import walk
from gobelin.kernel import Game, Match, Option, Record, Seat, find_game, game_names
from support.twins import twins

GAMES = [find_game(name) for name in game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(g, seats, id=f"{g.name}-{seats}") for g in GAMES for seats in (g.seats[0], g.seats[-1])],
)
SHORT = {"hyperborea": {"length": "short"}}
"""Settings with which a game does not take long."""
every_bot = pytest.mark.parametrize("name", ["random", "prior", "greedy", "policy", "learned", "ismcts", "easy"])


def quick(name: str, seed: int | str, seat: Seat) -> Bot:
    """A bot that does not take long: searching ones get a small budget."""
    bot = make_bot(name, seed, seat)
    if isinstance(bot, IsmctsBot):
        bot.budget = Budget(playouts=2)
    return bot


def played(game: Game[Any], names: list[str], seed: int) -> Match[Any]:
    match = Match.new(game, SHORT.get(game.name), names, seed)
    bots = [quick(name, seed, seat) for seat, name in enumerate(names)]
    while match.ask is not None:
        bot_move(match, match.ask.seat, bots[match.ask.seat])
    return match


def test_an_unknown_bot_is_named_together_with_those_that_are_known() -> None:
    with pytest.raises(
        UnknownBot, match="'clever'; there are: easy, normal, hard, master, random, prior, greedy, policy, learned,"
    ):
        make_bot("clever", 0, 0)


@pytest.mark.parametrize(
    "budget", ["x", "0", "-5", "100000000", "0s", "0.0s", "0.0000001s", "1000s", "10/100", "10/0", "2s/", ""]
)
def test_a_wrong_budget_is_answered_with_how_to_write_one(budget: str) -> None:
    with pytest.raises(UnknownBot, match="is not a budget; write ismcts:400 for playouts"):
        make_bot(f"ismcts:{budget}", 0, 0)


@every_bot
@every_table
def test_bots_play_to_the_end(game: Game[Any], seats: int, name: str) -> None:
    match = played(game, [name] * seats, 5)
    assert match.result is not None
    assert {entry.by for entry in match.entries} <= {"bot"}


@every_bot
@every_game
def test_the_same_seed_gives_the_same_game(game: Game[Any], name: str) -> None:
    first, again = (played(game, [name, name], 9) for _ in range(2))
    assert first.record == again.record
    assert Match.replay(Record.from_json(first.record.to_json())).result == first.result


@every_bot
def test_another_seed_gives_another_game(name: str) -> None:
    gauntlet = find_game("gauntlet")
    assert len({str(played(gauntlet, [name, name], seed).entries) for seed in range(3)}) > 1


def compared(game: Game[Any], make: Callable[[int, Seat], Bot]) -> int:
    """Let a bot choose in a match and in its twins; the number of comparisons, all of them equal."""
    rng, count = random.Random(3), 0
    for step, match in enumerate(walk(Match.new(game, SHORT.get(game.name), 2, "twins"))):
        if match.ask is None or step % (16 if game.heuristics else 4):
            continue
        seat = match.ask.seat
        choice = make(step, seat).choose(Perspective(match, seat))
        for twin in twins(match, seat, rng):
            assert make(step, seat).choose(Perspective(twin, seat)) == choice
            count += 1
    return count


@every_bot
@every_game
def test_a_choice_does_not_depend_on_what_the_bot_cannot_know(game: Game[Any], name: str) -> None:
    assert compared(game, lambda step, seat: quick(name, step, seat)) >= 5


@pytest.mark.parametrize("name", ["gauntlet", "tapestry", "hyperborea"])
def test_a_perspective_does_not_tell_what_others_have_chosen_at_the_same_time(name: str) -> None:
    begun: Match[Any] = Match.new(find_game(name), SHORT.get(name), 2, 5)
    match = next(match for match in walk(begun) if len(match.asks) == 2 and len(match.asks[0].options) > 1)
    moments = set()
    for option in match.asks[0].options:
        answered = match.clone()
        answered.choose(option, 0)
        moments.add(Perspective(answered, 1).moment)
    assert len(moments) == 1


class Peeking:
    """Reaches behind its perspective and counts on the true order of all piles."""

    def choose(self, at: Perspective) -> Option:
        piles = "".join(item for pile in at._match.state.piles() for item in pile.items)
        return at.ask.options[crc32(piles.encode()) % len(at.ask.options)]


@every_game
def test_a_bot_that_peeks_is_caught(game: Game[Any]) -> None:
    with pytest.raises(AssertionError):
        compared(game, lambda step, seat: Peeking())


MakeBot: TypeAlias = Callable[[random.Random], Bot]


def wins(game: Game[Any], make: MakeBot, games: int, against: MakeBot = RandomBot) -> int:
    """How often a bot beats another, the seats alternating."""
    won = 0
    for number in range(games):
        seat = number % 2
        match = Match.new(game, None, ["bot", "bot"], f"wins-{number}")
        bots = {seat: make(random.Random(number)), 1 - seat: against(random.Random(-number))}
        while match.ask is not None:
            bot_move(match, match.ask.seat, bots[match.ask.seat])
        assert match.result is not None
        won += seat in match.result.winners
    return won


def test_greedy_beats_random_in_imperial_settlers() -> None:
    assert wins(find_game("imperial_settlers"), GreedyBot, 10) >= 9


@pytest.mark.parametrize("game", [game for game in GAMES if game.heuristics], ids=lambda game: game.name)
def test_priors_are_good_enough_to_play_by(game: Game[Any]) -> None:
    assert wins(game, PriorBot, 20) >= 18


def test_greedy_tries_the_most_promising_and_the_best_of_every_verb() -> None:
    moves: list[Option] = [("move", number) for number in range(20)]
    assert promising([*moves, ("end",), ("wait", 1), ("wait", 2)]) == [*moves[:12], ("end",), ("wait", 1)]


def test_greedy_without_heuristics_chooses_by_chance() -> None:
    gauntlet = find_game("gauntlet")
    assert gauntlet.heuristics is None
    match = Match.new(gauntlet, None, 2, 1)
    assert match.ask is not None
    at = Perspective(match, match.ask.seat)
    assert len({GreedyBot(random.Random(seed)).choose(at) for seed in range(30)}) == len(at.ask.options)


@pytest.mark.parametrize("game", [game for game in GAMES if game.heuristics], ids=lambda game: game.name)
def test_what_bots_think_does_not_depend_on_what_they_cannot_know(game: Game[Any]) -> None:
    assert game.heuristics is not None
    rng = random.Random(6)
    for seats in (game.seats[0], game.seats[-1]):
        for step, match in enumerate(walk(Match.new(game, SHORT.get(game.name), seats, "thoughts"))):
            if match.ask is None or step % 9:
                continue
            seat, topic = match.ask.seat, match.ask.topic
            world = match.sample(seat, rng)
            assert game.heuristics.value(world.state, seat) == pytest.approx(game.heuristics.value(match.state, seat))
            for option in match.ask.options:
                thoughts = [game.heuristics.prior(m.state, seat, topic, option) for m in (match, world)]
                assert thoughts[0] == pytest.approx(thoughts[1])


@pytest.mark.parametrize("game", [game for game in GAMES if game.encode], ids=lambda game: game.name)
def test_encodings_are_of_fixed_size_and_do_not_depend_on_what_a_seat_cannot_know(game: Game[Any]) -> None:
    encode = game.encode
    assert encode is not None
    assert encode.size == len(set(encode.names))
    rng, seen = random.Random(7), set()
    for seats in (game.seats[0], game.seats[-1]):
        for step, match in enumerate(walk(Match.new(game, SHORT.get(game.name), seats, "encode"))):
            if match.ask is not None and step % 11 == 0:
                for seat in range(seats):
                    true = encode.array(match.state, seat)
                    assert len(true) == encode.size
                    assert encode.array(match.sample(seat, rng).state, seat) == true
                    seen.add(true.tobytes())
    assert len(seen) > 10
