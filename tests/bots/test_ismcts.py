"""The searching bot: its budget, its tree, its levels, and what it makes of a decision."""

import gc
import multiprocessing
import os
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from bots.test_bots import every_game, wins
from gobelin.bots import LEVELS, Budget, IsmctsBot, Perspective, Thought, UnknownBot, make_bot
from gobelin.bots.ismcts import merged
from gobelin.bots.tree import GROUPED, NARROW, WIDE, Key, Node, Opening, descend, looked_at, reach
from gobelin.conformance import walk
from gobelin.kernel import Ask, Game, GobelinError, Match, Option, Rule, find_game
from support.interrupt import interrupted
from support.tiny import YES_NO, Tiny, tiny_game


class Counting(Perspective):
    """Counts the samples that a bot takes."""

    __slots__ = ("samples",)

    def __init__(self, match: Match[Any], seat: int) -> None:
        super().__init__(match, seat)
        self.samples = 0

    def sample(self, rng: random.Random) -> Match[Any]:
        self.samples += 1
        return super().sample(rng)


def at_first_choice(game: Game[Any] | str, seed: int = 4) -> Match[Any]:
    """A match where there is something to choose."""
    return next(match for match in walk(Match.new(game, None, 2, seed)) if match.ask and len(match.ask.options) > 2)


def perspective(match: Match[Any]) -> Perspective:
    assert match.ask is not None
    return Perspective(match, match.ask.seat)


@pytest.mark.parametrize("budget", [1, 7, 30])
@every_game
def test_it_keeps_to_its_budget(game: Game[Any], budget: int) -> None:
    match = at_first_choice(game)
    assert match.ask is not None
    at = Counting(match, match.ask.seat)
    thoughts = IsmctsBot(random.Random(1), Budget(playouts=budget)).think(at)
    assert sum(thought.visits for thought in thoughts) == budget
    assert at.samples == budget + 1  # one world more, to rank the options in


def test_what_comes_after_an_option_is_not_taken_for_the_option() -> None:
    """In a turn of Hyperborea the same is asked again and again, with nearly the same options."""
    compared = 0
    for match in walk(Match.new("hyperborea", None, 2, 3)):
        if match.ask is None or match.ask.topic != "turn" or len(match.ask.options) < 5:
            continue
        thoughts = IsmctsBot(random.Random(1), Budget(playouts=60)).think(perspective(match))
        assert sum(thought.visits for thought in thoughts) == 60
        compared += 1
        if compared == 5:
            return
    pytest.fail("there were too few turns")


def test_time_ends_a_search_after_a_few_playouts() -> None:
    thoughts = IsmctsBot(random.Random(1), Budget(seconds=1e-9)).think(perspective(at_first_choice("hyperborea")))
    assert sum(thought.visits for thought in thoughts) == 8


@pytest.mark.parametrize("wrong", [{}, {"playouts": 0}, {"seconds": 0.0}, {"seconds": -1.0}])
def test_a_search_without_an_end_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a search needs"):
        Budget(**wrong)


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("ismcts", Budget(playouts=100)),
        ("ismcts:400", Budget(playouts=400)),
        ("ismcts:0.5s", Budget(seconds=0.5)),
        ("ismcts:20s/4", Budget(seconds=20.0)),
    ],
)
def test_a_name_may_say_the_budget(name: str, budget: Budget) -> None:
    bot = make_bot(name, 1, 0)
    assert isinstance(bot, IsmctsBot)
    assert bot.budget == budget


@pytest.mark.parametrize(
    "name", ["ismcts:", "ismcts:0", "ismcts:0s", "ismcts:s", "ismcts:1e9", "ismcts:5/0", "greedy:3", "ismcts:-1"]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, 1, 0)


@every_game
def test_the_same_budget_and_chance_give_the_same_thoughts(game: Game[Any]) -> None:
    at = perspective(at_first_choice(game))
    first, again = (IsmctsBot(random.Random(3), Budget(playouts=25)).think(at) for _ in range(2))
    assert first == again
    assert [thought.visits for thought in first] == sorted((thought.visits for thought in first), reverse=True)


@every_game
def test_what_is_asked_about_is_looked_at(game: Game[Any]) -> None:
    at = perspective(at_first_choice(game))
    for option in at.ask.options:
        thoughts = IsmctsBot(random.Random(3), Budget(playouts=12)).think(at, option)
        assert next(thought.visits for thought in thoughts if thought.option == option) >= 3


def test_processes_add_up_to_one_search() -> None:
    match = at_first_choice("imperial_settlers")
    bot = IsmctsBot(random.Random(5), Budget(playouts=40), workers=2)
    thoughts = bot.think(perspective(match))
    assert sum(thought.visits for thought in thoughts) == 40
    assert thoughts == IsmctsBot(random.Random(5), Budget(playouts=40), workers=2).think(perspective(match))


def test_a_process_that_dies_is_replaced() -> None:
    before = set(multiprocessing.active_children())
    at = perspective(at_first_choice("imperial_settlers"))
    bot = IsmctsBot(random.Random(5), Budget(playouts=4), workers=2)
    bot.think(at)
    for child in set(multiprocessing.active_children()) - before:
        child.kill()
        child.join()
    with pytest.raises(GobelinError, match="died"):
        bot.think(at)
    assert sum(thought.visits for thought in bot.think(at)) == 4


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_its_processes_end_with_a_bot() -> None:
    bot = IsmctsBot(random.Random(5), Budget(playouts=4), workers=2)
    bot.think(perspective(at_first_choice("imperial_settlers")))
    assert bot._pool is not None
    processes = list(bot._pool._processes)
    assert all(map(is_running, processes))
    del bot
    gc.collect()
    until = time.monotonic() + 60
    while any(map(is_running, processes)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(is_running, processes))


def test_nobody_waits_for_thoughts_that_are_not_wanted_any_more() -> None:
    at = perspective(at_first_choice("imperial_settlers"))
    bot = IsmctsBot(random.Random(5), Budget(seconds=999.0), workers=2)
    with interrupted():
        bot.think(at)
    assert bot._pool is None


def test_the_thoughts_of_several_searches_are_weighted_by_their_visits() -> None:
    one = [Thought(("a",), 3, 1.0), Thought(("b",), 1, 5.0)]
    other = [Thought(("b",), 4, 10.0)]
    assert merged([one, other]) == [Thought(("b",), 5, 9.0), Thought(("a",), 3, 1.0)]


def test_the_tree_is_kept_within_a_turn_and_dropped_when_something_was_revealed() -> None:
    match: Match[Any] = Match.new("hyperborea", None, 2, 8)
    kept = dropped = 0
    bots = [IsmctsBot(random.Random(seat), Budget(playouts=12)) for seat in range(2)]
    for _ in range(60):
        assert match.ask is not None
        seat, before = match.ask.seat, match.state.barrier
        option = bots[seat].choose(perspective(match))
        match.choose(option, seat)
        if match.ask is None or match.ask.seat != seat or len(match.ask.options) == 1:
            continue
        search = bots[seat]._search
        assert search is not None
        if search.goes_on(perspective(match)):
            assert match.state.barrier == before
            kept += 1
        else:
            dropped += 1
    assert kept >= 5
    assert dropped >= 1


def test_after_an_undo_the_tree_of_what_was_taken_back_is_not_used() -> None:
    match: Match[Any] = Match.new("imperial_settlers", None, ["person", "easy"], 0)
    bot = IsmctsBot(random.Random(1), Budget(playouts=20))
    tried = 0
    while match.ask is not None and tried < 5:
        if match.ask.seat == 0:
            match.choose(match.ask.options[0])
            continue
        at = perspective(match)
        chosen = bot.choose(at)
        search = bot._search
        match.choose(chosen, 1, "bot")
        if match.ask is None or match.ask.seat != 1 or search is None or not search.goes_on(perspective(match)):
            continue
        match._rewind(len(match.entries) - 1)
        other = next(option for option in at.ask.options if option != chosen)
        match.choose(other, 1, "bot")
        if match.ask is not None and match.ask.seat == 1:
            tried += 1
            assert not search.goes_on(perspective(match))
    assert tried == 5


def test_what_was_kept_counts_in_the_next_search() -> None:
    match: Match[Any] = Match.new("hyperborea", None, 2, 8)
    bot = IsmctsBot(random.Random(0), Budget(playouts=60))
    for _ in range(40):
        assert match.ask is not None
        seat = match.ask.seat
        at = perspective(match)
        goes_on = bot._search is not None and bot._search.goes_on(at)
        visits = sum(thought.visits for thought in bot.think(at))
        if goes_on and visits > 60:
            return
        match.choose(bot.choose(at), seat)
    pytest.fail("nothing was ever kept")


def offers(count: int, verbs: int) -> Ask:
    return Ask(0, "many", [(f"verb{number % verbs}", number) for number in range(count)])


def visit(
    root: Node, ask: Ask, worth: Callable[[Option], float], times: int, opening: Opening = WIDE
) -> dict[Option, int]:
    seen: dict[Option, int] = {}
    for _ in range(times):
        option, nodes = descend(root, ask, 0.5, lambda asked: list(asked.options), opening)
        for node in (root, *nodes):
            node.add(worth(option))
        seen[option] = seen.get(option, 0) + 1
    return seen


def test_options_open_as_a_node_is_visited_more() -> None:
    few, many = (len(visit(Node(), offers(GROUPED - 1, 1), lambda _: 0.0, times)) for times in (4, 200))
    assert few <= 6
    assert many > 15


def test_fewer_options_open_below_the_decision_and_the_best_priors_first() -> None:
    ask = offers(GROUPED - 1, 1)
    wide, narrow = (visit(Node(), ask, lambda _: 0.0, 25, opening) for opening in (WIDE, NARROW))
    assert list(narrow) == ask.options[: len(narrow)]
    assert 1 < len(narrow) < len(wide) / 2


def test_many_options_are_grouped_by_their_verbs() -> None:
    root = Node()
    seen = visit(root, offers(60, 3), lambda option: float(option[0] == "verb2"), 60)
    assert [verb for _, _, verb in root.children] == ["verb0", "verb1", "verb2"]
    by_verb = {verb: sum(n for option, n in seen.items() if option[0] == verb) for verb in ("verb0", "verb1", "verb2")}
    assert by_verb["verb2"] > 30
    assert min(by_verb.values()) >= 1


@pytest.mark.parametrize(("count", "verbs"), [(GROUPED - 1, 3), (60, 3), (60, 1)])
def test_an_option_has_one_node_however_it_came_to_be_looked_at(count: int, verbs: int) -> None:
    root, ask = Node(), offers(count, verbs)
    seen = visit(root, ask, lambda _: 0.0, 40)
    for option in (next(iter(seen)), next(option for option in ask.options if option not in seen)):
        before = looked_at(root, ask).get(option)
        visits = 0 if before is None else before.visits
        for node in (root, *reach(root, ask, option)):
            node.add(0.0)
        assert looked_at(root, ask)[option].visits == visits + 1
    assert sum(node.visits for node in looked_at(root, ask).values()) == root.visits == 42


def test_groups_of_another_question_are_others() -> None:
    root, ask = Node(), offers(60, 3)
    visit(root, ask, lambda _: 0.0, 10)
    assert looked_at(root, Ask(1, ask.topic, ask.options)) == looked_at(root, Ask(0, "other", ask.options)) == {}


def test_the_best_is_looked_at_most() -> None:
    seen = visit(Node(), offers(5, 5), lambda option: float(option[1] == 3), 100)
    assert max(seen, key=seen.__getitem__) == ("verb3", 3)
    assert seen["verb3", 3] > 60


def test_availability_counts_only_the_worlds_that_offer_an_option() -> None:
    root, ask = Node(), offers(3, 3)
    visit(root, ask, lambda _: 0.0, 9)
    first, last = (root.children[0, "many", option] for option in (ask.options[0], ask.options[2]))
    before = first.available, last.available
    descend(root, Ask(0, "many", ask.options[:2]), 0.5, lambda asked: list(asked.options), WIDE)
    assert (first.available, last.available) == (before[0] + 1, before[1])


def test_noise_makes_it_err() -> None:
    at = perspective(at_first_choice("imperial_settlers"))
    clear = {IsmctsBot(random.Random(seed), Budget(playouts=30)).choose(at) for seed in range(12)}
    blurred = {IsmctsBot(random.Random(seed), Budget(playouts=30), noise=5.0).choose(at) for seed in range(12)}
    assert len(blurred) > len(clear)


def test_it_beats_random_in_the_gauntlet() -> None:
    assert wins(find_game("gauntlet"), lambda rng: IsmctsBot(rng, Budget(playouts=40)), 16) >= 12


def test_levels_are_bots_that_search() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "master"]
    assert all(isinstance(make_bot(level, 0, 0), IsmctsBot) for level in LEVELS)


def test_easy_beats_random_and_normal_beats_easy() -> None:
    game = find_game("imperial_settlers")
    assert wins(game, LEVELS["easy"], 6) >= 5
    assert wins(game, LEVELS["normal"], 4, against=LEVELS["easy"]) >= 3


@pytest.mark.parametrize("horizon", [1, 2, 3])
def test_positions_are_judged_after_as_many_own_turns_as_the_game_likes(horizon: int) -> None:
    game = find_game("imperial_settlers")
    assert game.heuristics is not None
    judged: list[int] = []

    def value(state: Any, seat: int) -> float:
        judged.append(game.turn(state))
        return 0.0

    later = replace(game, heuristics=replace(game.heuristics, value=value, horizon=horizon))
    match = at_first_choice(later)
    begun = later.turn(match.state)
    IsmctsBot(random.Random(1), Budget(playouts=10)).think(perspective(match))
    assert len(judged) == 10
    assert set(judged) == {begun + 1 + (horizon - 1) * len(match.seats)}


def test_no_position_is_judged_beyond_the_end_of_a_round() -> None:
    game = find_game("imperial_settlers")
    assert game.heuristics is not None
    rounds: list[int] = []

    def value(state: Any, seat: int) -> float:
        rounds.append(state.round)
        return 0.0

    far = replace(game, heuristics=replace(game.heuristics, value=value, horizon=40))
    match = at_first_choice(far)
    IsmctsBot(random.Random(1), Budget(playouts=10)).think(perspective(match))
    assert set(rounds) == {match.state.round + 1}


def choose_twice(state: Tiny) -> Rule[None]:
    """TINY: each seat says yes or no."""
    for seat in range(2):
        yield Ask(seat, "answer", YES_NO)


def test_a_game_that_is_not_installed_is_thought_about_in_the_same_process() -> None:
    match = Match.new(tiny_game(choose_twice), seats=2)
    thoughts = IsmctsBot(random.Random(1), Budget(playouts=10), workers=2).think(perspective(match))
    assert sum(thought.visits for thought in thoughts) == 10


def keys(node: Node) -> Iterator[Key]:
    """All edges of a tree."""
    for key, child in node.children.items():
        yield key
        yield from keys(child)


def test_with_heuristics_the_others_are_part_of_the_world() -> None:
    match: Match[Any] = Match.new("imperial_settlers", None, 2, 3)
    while match.ask is not None and match.ask.topic != "turn":
        match.choose(match.ask.options[0])
    bot = IsmctsBot(random.Random(1), Budget(playouts=60))
    bot.think(perspective(match))
    assert match.ask is not None
    assert bot._search is not None
    found = list(keys(bot._search._root))
    assert {seat for seat, _, _ in found} == {match.ask.seat}
    assert sum(topic == "turn" for _, topic, _ in found) > len(bot._search._root.children)  # the turn after next, too
