"""The application: everything put together, started and stopped."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from gobelin.kernel import Seat
from gobelin.server import game_info, games_api, health, meeting, memory, metrics, problems, puzzles_api
from gobelin.server.advising import Advising
from gobelin.server.analyses import Analyses
from gobelin.server.api import router, shown
from gobelin.server.blocks import Blocks
from gobelin.server.bots import BotPool
from gobelin.server.clock import Conductor
from gobelin.server.config import STATIC, Config
from gobelin.server.db import make_engine, migrate
from gobelin.server.hosting import Hosting
from gobelin.server.limits import Guard
from gobelin.server.live import Hub
from gobelin.server.logs import cause, start_logs
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.meeting import Meeting
from gobelin.server.notices import Notices
from gobelin.server.orders import Orders
from gobelin.server.peers import Peers
from gobelin.server.quotas import Quotas, Room
from gobelin.server.retention import Retention
from gobelin.server.schemas import answer_schemas, game_schemas
from gobelin.server.seating import Seating
from gobelin.server.store import Store
from gobelin.server.watchdog import Watchdog
from gobelin.server.work_pool import WorkPool

log = logging.getLogger("gobelin.server")

SWITCH_S: Final = 0.0005
"""How long a thread that computes may keep the event loop waiting; Python's own value is ten times that."""
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gobelin</title>
<h1>Gobelin</h1>
<p>The server runs, but the web client has not been built yet. Build it with <code>make web</code> and start again.</p>
<p>The API answers under <a href="/api/health">/api</a>.</p></html>
"""


class Pages(StaticFiles):
    """The built client; files whose names carry a hash never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be kept for good or looked after again; a page that is not there is the client's to say."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != HTTPStatus.NOT_FOUND or path.startswith(("api/", "assets/")):
                raise
            response = FileResponse(Path(str(self.directory)) / "index.html", HTTPStatus.NOT_FOUND)
        hashed = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def create_app(config: Config, static: Path = STATIC) -> FastAPI:
    """The server for this configuration; it opens the database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        running = Running(app, config)
        await running.start()
        try:
            yield
        finally:
            await running.stop()

    app = FastAPI(
        title="Gobelin",
        version=games_api.VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.state.config = config
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    problems.install(app)
    app.include_router(games_api.router)
    app.include_router(puzzles_api.router)
    app.include_router(router)
    app.include_router(meeting.router)
    app.include_router(health.router)
    app.include_router(metrics.router)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def described(request: Request) -> Response:
        return shown(_described(app))

    if (static / "index.html").exists():
        app.mount("/", Pages(directory=static, html=True))
    else:

        @app.get("/", include_in_schema=False)
        async def not_built(request: Request) -> HTMLResponse:
            return HTMLResponse(NOT_BUILT)

    app.state.room = Room(config)
    app.add_middleware(Quotas, config=config, room=app.state.room)
    app.state.blocks = Blocks()
    app.add_middleware(Guard, config=config, blocks=app.state.blocks)
    return app


def openapi(app: FastAPI) -> dict[str, Any]:
    """The description of the API, with our problems in place of the framework's."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas = schema["components"]["schemas"]
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        schemas |= answer_schemas() | game_schemas()
        app.openapi_schema = schema
    return app.openapi_schema


def _described(app: FastAPI) -> bytes:
    """The same as JSON, encoded once."""
    if not hasattr(app.state, "described"):
        app.state.described = msgspec.json.encode(openapi(app))
    content: bytes = app.state.described
    return content


class Running:
    """The parts of a server that runs."""

    def __init__(self, app: FastAPI, config: Config) -> None:
        self.app = app
        self.config = config

    async def start(self) -> None:
        """Migrate, build the parts, and take up what was running."""
        config, state = self.config, self.app.state
        engine = make_engine(config.database)
        await asyncio.to_thread(migrate, engine)
        self.store = Store(engine)
        self.work_pool = WorkPool(config.heavy_threads, config.heavy_per_client)
        tables = self.tables = MatchSessions(config, self.store, self.work_pool, secrets.token_hex(4))
        seating = Seating(tables)
        self.pool = BotPool(config.bot_processes, config.bot_seconds, config.process_megabytes, tables.trials.pool)
        state.pool = self.pool
        state.meeting = Meeting(tables, seating)
        self.conductor = Conductor(tables, seating, self.pool)
        self.hub = Hub(tables)
        self.notices = Notices(config.webhook)
        tables.present = self.hub.present
        tables.heard = [self.hub.changed, self.conductor.consider, self.notices.changed]
        self.conductor.thinking = self.thinking
        state.tables, state.seating, state.hosting = tables, seating, Hosting(tables)
        state.hub, state.conductor = self.hub, self.conductor
        self.analyses = Analyses(tables, self.pool)
        state.advising, state.analyses = Advising(tables, self.pool), self.analyses
        self._loop = asyncio.get_running_loop()
        tables.suspects.released = self.released
        await asyncio.to_thread(tables.suspects.start)
        state.watchdog = self.watchdog = Watchdog()
        self.watchdog.start()
        await tables.timekeeper.start()
        self.timekeeper = tables.timekeeper
        self.timekeeper.leads = lambda: self.conductor.is_active
        self.notices.start()
        self.peers = Peers(tables, self.hub, self.conductor, self.notices) if config.shared else None
        self._tidying = asyncio.create_task(memory.tidy(lambda: self.store.writer.is_quiet))
        self._timing = asyncio.create_task(self.timekeeper.run())
        state.retention = Retention(tables, state.room, self.hub.refresh)
        self._pruning = asyncio.create_task(state.retention.run())
        self._obeying = asyncio.create_task(Orders(self.hub, state.blocks).run())
        if self.peers is not None:
            self.peers.start()
        else:
            self.conductor.start()
        log.info("started", extra={"database": engine.dialect.name})

    def thinking(self, match_id: str, seat: Seat) -> None:
        """A bot has begun to think: everybody at the table is told, at whatever worker."""
        self.hub.thinking(match_id, seat)
        if self.peers is not None:
            self.peers.announce({"match": match_id, "thinking": seat})

    def released(self, match_id: str) -> None:
        """A match may be played on; told by another thread."""
        self._loop.call_soon_threadsafe(self.conductor.take_up, match_id)

    async def stop(self) -> None:
        """Finish what is being written; everything else can be thought again."""
        self._tidying.cancel()
        self._timing.cancel()
        self._pruning.cancel()
        self._obeying.cancel()
        leads = self.timekeeper.leads()
        if self.peers is not None:
            await self.peers.stop()
        await self.conductor.stop()
        await self.analyses.stop()
        await self.notices.stop()
        await self.hub.close()
        if leads:
            await self._keep_time()
        self.pool.close()
        self.tables.trials.close()
        await self.watchdog.stop()
        await asyncio.to_thread(self.tables.suspects.close)
        self.work_pool.close()
        self.tables.apart.close()
        await asyncio.to_thread(self.store.close)
        log.info("stopped")

    async def _keep_time(self) -> None:
        try:
            await self.timekeeper.keep()
        except SQLAlchemyError as error:
            log.warning("the time was not written down", extra={"why": cause(error)})


def from_environment() -> FastAPI:
    """The server of a worker process."""
    sys.setswitchinterval(SWITCH_S)
    config = Config.from_environment()
    start_logs(config.log, config.log_level)
    app = create_app(config)
    game_info.games()  # read before the first person asks for one
    _described(app)
    memory.settle()
    return app
