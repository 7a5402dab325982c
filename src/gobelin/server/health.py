"""Whether the server lives, and whether it can serve: for whoever watches over it."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request, Response

from gobelin.server.answers import Alive
from gobelin.server.api import REFUSALS, shown
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.problems import no_database
from gobelin.server.schemas import answering

PATIENCE_S: Final = 5.0
"""How long the database may take to answer."""

router = APIRouter(prefix="/api/health", responses=REFUSALS)


@router.get("/live", **answering(Alive))
async def live() -> Response:
    """The process answers; whoever gets no answer may start it anew."""
    return shown(Alive("ok"))


@router.get("/ready", **answering(Alive))
async def ready(request: Request) -> Response:
    """Matches can be read and written; 503: not at the moment, and a new start would not help."""
    tables: MatchSessions = request.app.state.tables
    try:
        await asyncio.wait_for(tables.store.probe(), PATIENCE_S)
    except TimeoutError:
        raise no_database() from None
    return shown(Alive("ok"))
