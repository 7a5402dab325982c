"""Puzzles: each of those that are shipped leads to the points that it promises, by its own choices alone."""

import random
from datetime import date, timedelta
from typing import Any

import pytest
from tools.puzzles import Line, Search, confirm, holds, varied

from gobelin.kernel import Game, GobelinError, find_game
from gobelin.locales import LANGUAGES, Texts
from gobelin.puzzles import (
    Puzzle,
    Turn,
    answered,
    collection,
    explanation,
    find,
    judge,
    of_the_day,
    offered,
    position,
    solved,
)
from support.terminal import play

GAMES = [find_game(name) for name in ("hyperborea", "imperial_settlers", "inventions", "tapestry")]
SHIPPED = [
    pytest.param(game, puzzle, id=f"{game.name}-{puzzle.id}") for game in GAMES for puzzle in collection(game).puzzles
]
FEWEST = {"hyperborea": 30, "imperial_settlers": 30, "inventions": 30, "tapestry": 4}
games = pytest.mark.parametrize("game", [game for game in GAMES if game.name in FEWEST], ids=lambda game: game.name)
DAY = date(2026, 11, 19)


def answers(game: Game[Any], puzzle: Puzzle) -> list[tuple[str | int, ...]]:
    return [step.option for _, step in solved(game, puzzle)]


# --- what is shipped --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "puzzle"), SHIPPED)
def test_a_solution_is_legal_and_reaches_its_points_in_every_world_that_the_seat_may_be_in(
    game: Game[Any], puzzle: Puzzle
) -> None:
    line = tuple(answers(game, puzzle))
    match = position(game, puzzle)
    turn = answered(match, puzzle, line)
    told = judge(puzzle, turn, match)
    assert (told.is_over, told.points, told.stars) == (True, puzzle.best, 3)
    assert puzzle.second < puzzle.best
    assert puzzle.prior < puzzle.best
    assert holds(position(game, puzzle), puzzle.seat, Line(puzzle.best, line))


@games
def test_they_fit_the_installed_rules_and_differ(game: Game[Any]) -> None:
    found = collection(game)
    assert len(found.puzzles) >= FEWEST[game.name]
    assert found.rules_version == game.rules_version
    assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles)


@games
def test_a_fresh_search_finds_the_same(game: Game[Any]) -> None:
    confirm(game, min(collection(game).puzzles, key=lambda puzzle: puzzle.nodes))


@pytest.mark.long
@pytest.mark.parametrize(("game", "puzzle"), SHIPPED)
def test_a_fresh_search_of_each_finds_the_same(game: Game[Any], puzzle: Puzzle) -> None:
    confirm(game, puzzle)


# --- judging and explaining -------------------------------------------------------------------------------------------


@games
def test_a_wrong_beginning_earns_fewer_stars(game: Game[Any]) -> None:
    puzzle = collection(game).puzzles[0]
    match = position(game, puzzle)
    turn, ask = Turn(match, puzzle.seat), match.asks[puzzle.seat]
    match.choose(offered(ask, puzzle.instead), puzzle.seat)
    rng = random.Random(0)
    while not turn.is_over(match):
        match.choose(rng.choice(match.asks[puzzle.seat].options), puzzle.seat)
    told = judge(puzzle, turn, match)
    assert told.points <= puzzle.second
    assert told.stars < (3 if told.points > 0 else 1)


@games
def test_undo_goes_back_to_the_position_and_no_further(game: Game[Any]) -> None:
    puzzle = collection(game).puzzles[0]
    match = position(game, puzzle)
    turn = answered(match, puzzle, answers(game, puzzle))
    for _ in puzzle.solution:
        match.undo(puzzle.seat)
    assert match.record == position(game, puzzle).record
    assert turn.points(match) == 0
    with pytest.raises(GobelinError):
        match.undo(puzzle.seat)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanation_has_words_for_every_choice_and_every_point(game: Game[Any], language: str) -> None:
    for puzzle in collection(game).puzzles[:4]:
        texts = Texts(game, language)
        told = explanation(game, puzzle, texts)
        assert len(told.steps) == len(puzzle.solution)
        assert str(puzzle.second) in told.second
        assert not texts.missing
        assert sum(sum(step.sources.values()) for _, step in solved(game, puzzle)) == puzzle.best


@games
def test_every_day_has_another_one(game: Game[Any]) -> None:
    puzzles = collection(game).puzzles
    days = [of_the_day(game, DAY + timedelta(days=n)).id for n in range(len(puzzles))]
    assert sorted(days) == sorted(puzzle.id for puzzle in puzzles)
    assert of_the_day(game, DAY) == find(game, days[0])


def test_a_turn_that_is_over_takes_no_more_answers() -> None:
    game = GAMES[1]
    puzzle = collection(game).puzzles[0]
    line = answers(game, puzzle)
    with pytest.raises(GobelinError, match="the turn is over"):
        answered(position(game, puzzle), puzzle, [*line, line[0]])
    with pytest.raises(GobelinError, match="no puzzle"):
        find(game, "none")


# --- the search -------------------------------------------------------------------------------------------------------


def test_the_search_misses_no_line() -> None:
    """The most points of a search through every order of choices, without transpositions."""
    game = GAMES[1]
    puzzle = min(collection(game).puzzles, key=lambda each: each.nodes)
    start, best = position(game, puzzle), 0
    lines: list[list[tuple[str | int, ...]]] = [[]]
    while lines:
        line = lines.pop()
        match = start.clone()
        turn = answered(match, puzzle, line)
        if turn.is_over(match):
            best = max(best, turn.points(match))
        else:
            lines += [[*line, option] for option in match.asks[puzzle.seat].options]
    assert (
        best
        == puzzle.best
        == max(outcome.most for outcome in Search(position(game, puzzle), puzzle.seat).first.values())
    )


def test_what_is_kept_is_varied() -> None:
    puzzles = collection(GAMES[1]).puzzles
    kept = varied(puzzles, 6)
    assert len(kept) == 6
    assert len({puzzle.seed for puzzle in kept}) >= 4
    assert len({puzzle.traits for puzzle in kept}) >= 3


# --- the terminal -----------------------------------------------------------------------------------------------------


def test_a_puzzle_in_the_terminal_is_solved_after_one_undo() -> None:
    game = GAMES[1]
    puzzle = collection(game).puzzles[0]
    match = position(game, puzzle)
    typed = []
    for option in answers(game, puzzle):
        typed.append(str(1 + match.asks[puzzle.seat].options.index(option)))
        match.choose(option, puzzle.seat)
    out = play("imperial-settlers", puzzle.id, typed="\n".join([*typed, "u", typed[-1], ""]) + "\n", command="puzzle")
    assert out.count("★★★") == 2
    assert f"The best turn brings {puzzle.best}" in out


def test_the_terminal_lists_puzzles_and_shows_solutions_in_german() -> None:
    puzzle = collection(GAMES[0]).puzzles[0]
    assert puzzle.id in play("hyperborea", "--list", command="puzzle")
    assert "Der beste Zug bringt" in play("hyperborea", puzzle.id, "--solution", "--lang", "de", command="puzzle")
