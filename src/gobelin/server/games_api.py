"""The routes of the server itself and of its games."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import FileResponse

from gobelin.kernel import Game
from gobelin.rulebook import Rulebook
from gobelin.server import game_info
from gobelin.server.answers import GameInfo, Health, Sight
from gobelin.server.api import REFUSALS, All, shown
from gobelin.server.boxes import installed
from gobelin.server.clients import asking
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.problems import not_found
from gobelin.server.schemas import answering

VERSION: Final = version("gobelin")

router = APIRouter(prefix="/api", responses=REFUSALS)

Slug = Annotated[str, Path(max_length=100, pattern=r"^[a-z0-9_-]+$")]
OwnComponents = Annotated[str | None, Query(pattern="^[0-9a-f]{32}$", description="A match's own components.")]


@router.get("/health", **answering(Health))
async def health(request: Request, everything: All) -> Response:
    """How the server is."""
    return shown(
        Health(
            status="ok",
            version=VERSION,
            database=everything.store.engine.dialect.name,
            matches=await everything.store.count(),
            longest_block_ms=round(request.app.state.watchdog.longest_s * 1000, 1),
        )
    )


@router.get("/games", **answering(list[GameInfo]))
async def list_games() -> Response:
    """All games, with their settings, bots and words."""
    return shown(game_info.games())


@router.get(
    "/games/{slug}/texts/{lang}.ftl",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, 304: {"description": "As you have it"}},
)
async def texts(
    slug: Slug,
    lang: Annotated[str, Path(pattern="^[a-z]{2}$")],
    request: Request,
    everything: All,
    components: OwnComponents = None,
) -> Response:
    """The Fluent messages of a game: the shared ones, its own, and the words of its components."""
    game = await boxed(slug, components, request, everything)
    found = await everything.apart.run(everything.boxes.texts, game, lang)
    return unless_known(request, *found, "text/plain")


@router.get(
    "/games/{slug}/board/{name}",
    response_class=FileResponse,
    responses={200: {"content": {"text/javascript": {}, "text/css": {}, "image/svg+xml": {}}}},
)
async def board(
    slug: Slug, name: Annotated[str, Path(max_length=100, pattern=r"^[A-Za-z0-9_-]+(\.[a-z0-9]+)+$")], everything: All
) -> FileResponse:
    """A file of the board that a game from another distribution brings along."""
    file = await everything.apart.run(game_info.board_file, slug, name)
    return FileResponse(file, headers={"Cache-Control": "no-cache"})


@router.get(
    "/games/{slug}/components",
    response_model=dict[str, dict[str, Any]],
    responses={304: {"description": "As you have it"}},
)
async def components(slug: Slug, request: Request, everything: All, components: OwnComponents = None) -> Response:
    """The facts of all components by their ids."""
    game = await boxed(slug, components, request, everything)
    facts = await everything.apart.run(everything.boxes.facts, game)
    return unless_known(request, *facts, "application/json")


@router.get("/games/{slug}/components/{item}", response_model=dict[str, Any])
async def component(
    slug: Slug,
    item: Annotated[str, Path(max_length=100)],
    request: Request,
    everything: All,
    components: OwnComponents = None,
) -> dict[str, Any]:
    """The facts of a component; an id that is none has no facts."""
    game = await boxed(slug, components, request, everything)
    return game.facts(item)


async def boxed(slug: str, components: str | None, request: Request, everything: MatchSessions) -> Game[Any]:
    """The installed game, or that with the components of a match's own."""
    game = installed(slug)
    if components is None:
        return game
    box = await everything.boxes.find(game.name, components, asking(request))
    if box is None:
        raise not_found("there are no such components")
    return box.game


def unless_known(request: Request, content: bytes, tag: str, media_type: str) -> Response:
    """The content, or word that whoever asks has it already."""
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=media_type)


@router.get(
    "/games/{slug}/rules",
    response_model=None,
    responses={**answering(Rulebook)["responses"], 304: {"description": "As you have it"}},
)
async def rules(
    slug: Slug,
    request: Request,
    everything: All,
    lang: Annotated[str, Query(pattern="^[a-z]{2}$", description="What is not translated is in English.")] = "en",
) -> Response:
    """The rulebook of a game: its chapters with their clauses."""
    found = await everything.apart.run(game_info.rules, slug, lang)
    return unless_known(request, *found, "application/json")


@router.get(
    "/games/{slug}/rules/table",
    response_model=None,
    responses={**answering(Sight)["responses"], 304: {"description": "As you have it"}},
)
async def table(slug: Slug, request: Request, everything: All) -> Response:
    """A table of the game to look at, for the pictures of its rulebook."""
    found = await everything.apart.run(game_info.sight, slug)
    return unless_known(request, *found, "application/json")
