"""Puzzles in the terminal: one turn of a real game, with undo, and what would have been the best."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from gobelin.kernel import Ask, Game, find_game
from gobelin.locales import Texts
from gobelin.puzzles import STARS, NoPuzzle, Puzzle, Turn, collection, explanation, find, judge, of_the_day, position
from gobelin.terminal.play import Left, TableTop
from gobelin.terminal.words import AsJson, GameName, Language, check_language, print_json

puzzling = typer.Typer()
console = Console()


@puzzling.command("puzzle")
def puzzle(
    game: GameName,
    name: Annotated[str | None, typer.Argument(metavar="[ID]", help="Which one; default: that of today.")] = None,
    shown: Annotated[bool, typer.Option("--list", help="List the game's puzzles.")] = False,
    solution: Annotated[bool, typer.Option("--solution", help="Show the solution only.")] = False,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """One turn of a real game: score as much as you can."""
    check_language(lang)
    found = find_game(game)
    if shown:
        list_puzzles(found, Texts(found, lang), as_json)
        return
    chosen = find(found, name) if name is not None else of_the_day(found, date.today())
    if solution:
        show_solution(found, chosen, Texts(found, lang))
        return
    try:
        Practice(found, chosen, lang, console).play()
    except Left:
        return


def list_puzzles(game: Game[Any], texts: Texts, as_json: bool) -> None:
    """All puzzles of a game, in the order of the days."""
    puzzles = collection(game).puzzles
    if not puzzles:
        raise NoPuzzle(f"{game.slug} has no puzzles")
    if as_json:
        print_json([{"id": each.id, "seats": each.seats, "seat": each.seat, "traits": each.traits} for each in puzzles])
        return
    for each in puzzles:
        who = ", ".join(map(texts.name, each.traits))
        console.print(Text(f"{each.id:10} {texts.text('puzzle-seats', seats=each.seats)}  {who}"))


def show_solution(game: Game[Any], puzzle: Puzzle, texts: Texts, console: Console = console) -> None:
    """The best line with what it brings, and what comes of others."""
    told = explanation(game, puzzle, texts)
    console.print(Text(texts.text("puzzle-solution", best=puzzle.best), "bold"))
    for number, step in enumerate(told.steps, 1):
        console.print(Text(f"  {number}. {step}"))
    for line in filter(None, (told.second, told.thought)):
        console.print(Text(line))


class Practice(TableTop):
    """One puzzle at one keyboard."""

    def __init__(self, game: Game[Any], puzzle: Puzzle, language: str, console: Console) -> None:
        super().__init__(position(game, puzzle), language, console)
        self.puzzle = puzzle
        self.course = Turn(self.match, puzzle.seat)

    def play(self) -> None:
        """Ask until the turn is over; then it can be taken back, or the solution be looked at."""
        match, seat = self.match, self.puzzle.seat
        while True:
            while not self.course.is_over(match):
                self.turn(match.asks[seat])
            self.show_result()
            if self._read(self.texts.text("puzzle-again")).lower() != "u":
                break
            match.undo(seat)
        show_solution(match.game, self.puzzle, self.texts, self.console)

    def show(self, ask: Ask, rest: str = "") -> None:
        """The whole screen, and what it is about."""
        super().show(ask, rest)
        self.say("puzzle-task")
        self.say("puzzle-so-far", points=self.course.points(self.match))

    def show_result(self) -> None:
        """The points against the best, with stars."""
        told = judge(self.puzzle, self.course, self.match)
        self.console.print(Text("★" * told.stars + "☆" * (STARS - told.stars), "bold"))
        self.say("puzzle-result", points=told.points, best=told.best)
        for group, points in told.sources.items():
            self.console.print(Text(f"  {points:+d} {self.texts.source(group)}"))
