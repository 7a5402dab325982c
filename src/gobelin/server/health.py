"""Whether the server lives, and whether it can serve: for whoever watches over it."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from fastapi import APIRouter, Request

from gobelin.server import models
from gobelin.server.api import REFUSALS
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.problems import no_database

PATIENCE_S: Final = 5.0
"""How long the database may take to answer."""

router = APIRouter(prefix="/api/health", responses=REFUSALS)
Answer = dict[str, Literal["ok"]]


@router.get("/live", response_model=models.Alive)
async def live() -> Answer:
    """The process answers; whoever gets no answer may start it anew."""
    return {"status": "ok"}


@router.get("/ready", response_model=models.Alive)
async def ready(request: Request) -> Answer:
    """Matches can be read and written; 503: not at the moment, and a new start would not help."""
    tables: MatchSessions = request.app.state.tables
    try:
        await asyncio.wait_for(tables.store.probe(), PATIENCE_S)
    except TimeoutError:
        raise no_database() from None
    return {"status": "ok"}
