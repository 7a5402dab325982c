"""The routes of puzzles. They are no matches: a request brings all choices so far, and nothing is kept of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Query, Response

from gobelin.kernel import GobelinError, Match, Option
from gobelin.locales import Texts
from gobelin.puzzles import BOT, NoPuzzle, Puzzle, answered, collection, explanation, find, judge, position, solved
from gobelin.server import positions
from gobelin.server.answers import Player, PuzzleInfo, PuzzlePosition, Solution, UndoInfo
from gobelin.server.api import REFUSALS, All, shown
from gobelin.server.boxes import installed
from gobelin.server.games_api import Slug
from gobelin.server.problems import invalid, not_found
from gobelin.server.request_bodies import PuzzleAnswers
from gobelin.server.schemas import answering

KEPT: Final = 16
"""Positions that are not played to anew for every choice."""
TOLD: Final = 200
"""Solutions that are not played and worded anew for everybody who asks."""

router = APIRouter(prefix="/api/games/{slug}/puzzles", responses=REFUSALS)

PuzzleId = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9-]+$")]
Lang = Annotated[str, Query(pattern="^(en|de)$", description="The language of the words.")]


@router.get("", **answering(list[PuzzleInfo]))
async def puzzles(slug: Slug) -> Response:
    """All puzzles of a game."""
    found = collection(installed(slug)).puzzles
    return shown([PuzzleInfo(each.id, each.seats, each.seat, each.traits) for each in found])


@router.post("/{puzzle}", **answering(PuzzlePosition))
async def play(slug: Slug, puzzle: PuzzleId, body: PuzzleAnswers, everything: All) -> Response:
    """How a puzzle stands after these choices of its seat."""
    answers: list[Option] = [tuple(answer) for answer in body.answers]
    return shown(await everything.apart.run(after, slug, puzzle, answers))


@router.get("/{puzzle}/solution", **answering(Solution))
async def solution(slug: Slug, puzzle: PuzzleId, everything: All, lang: Lang = "en") -> Response:
    """The best line, in words as well."""
    return shown(await everything.apart.run(explained, slug, puzzle, lang))


def found(slug: str, puzzle: str) -> Puzzle:
    """The puzzle of an address."""
    try:
        return find(installed(slug), puzzle)
    except NoPuzzle as error:
        raise not_found(str(error)) from None


@lru_cache(KEPT)
def _begun(slug: str, puzzle: str) -> Match[Any]:
    """The match at a puzzle's position, only ever to be cloned."""
    return position(installed(slug), found(slug, puzzle))


def after(slug: str, name: str, answers: list[Option]) -> PuzzlePosition:
    """The position as the seat sees it."""
    puzzle, match = found(slug, name), _begun(slug, name).clone()
    before = len(match.entries)
    try:
        turn = answered(match, puzzle, answers)
    except GobelinError as error:
        raise invalid(f"answers: {error}") from None
    told, game = judge(puzzle, turn, match), match.game
    drawn = positions.drawn(match, puzzle.seat, goes_on=not told.is_over)
    return PuzzlePosition(
        **msgspec.structs.asdict(drawn),
        id=puzzle.id,
        game=game.name,
        seq=before + len(answers),
        state="running",
        seat=puzzle.seat,
        players=[_player(seat, puzzle) for seat in range(puzzle.seats)],
        log_from=0,
        since_my_turn=before,
        undo=UndoInfo(allowed=bool(answers), reason=None if answers else "nothing", by_request=False, request=None),
        standing=[],
        chosen_seed=None,
        spectators=False,
        access="links",
        hints=False,
        clock=None,
        settings=puzzle.settings,
        components=game.components.hash,
        trouble=None,
        lesson=None,
        points=told.points,
        is_over=told.is_over,
        best=told.best if told.is_over else msgspec.UNSET,
        stars=told.stars if told.is_over else msgspec.UNSET,
        brought=told.sources,
    )


def _player(seat: int, puzzle: Puzzle) -> Player:
    own = seat == puzzle.seat
    return Player(
        seat=seat,
        name="",
        kind="person" if own else "bot",
        bot=None if own else BOT,
        present=own,
        claimed=True,
        reissued=0,
        left=None,
        trouble=False,
    )


@lru_cache(TOLD)
def explained(slug: str, name: str, lang: str) -> Solution:
    """The solution with its words."""
    game, puzzle = installed(slug), found(slug, name)
    told = explanation(game, puzzle, Texts(game, lang))
    answers = [step.option for _, step in solved(game, puzzle)]
    return Solution(puzzle.best, answers, told.steps, told.second, told.thought)
