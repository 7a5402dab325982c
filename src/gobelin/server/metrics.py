"""Figures for whoever watches over a server, in the form that Prometheus reads. They tell nothing of any person."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from sqlalchemy import Connection, func, select

from gobelin.server.db import STATES, MatchRow, OrderRow, ReportRow
from gobelin.server.problems import Problem, not_found

if TYPE_CHECKING:
    from starlette.types import Scope

    from gobelin.server.store import Store

REGISTRY: Final = CollectorRegistry()
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
ELSEWHERE: Final = "page"
"""In place of a route: everything that is not the API."""

REQUESTS: Final = Histogram(
    "gobelin_request_seconds",
    "How long requests took, by route and status.",
    ("method", "route", "status"),
    buckets=SECONDS,
    registry=REGISTRY,
)
WRITES: Final = Histogram(
    "gobelin_write_seconds",
    "How long changes waited until they were on disk.",
    buckets=SECONDS,
    registry=REGISTRY,
)
ROWS: Final = Counter(
    "gobelin_log_rows", "Rows added to logs of matches, by kind and maker.", ("kind", "made_by"), registry=REGISTRY
)
MATCHES: Final = Gauge("gobelin_matches", "Matches in the database, by state.", ("state",), registry=REGISTRY)
LIVE: Final = Gauge("gobelin_matches_in_memory", "Matches that this process holds in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge("gobelin_sockets", "Live tables that browsers look at here.", registry=REGISTRY)
CONNECTIONS: Final = Gauge("gobelin_connections", "Connections to this process.", registry=REGISTRY)
BLOCK: Final = Gauge(
    "gobelin_loop_block_seconds", "The longest block of the event loop in the last five minutes.", registry=REGISTRY
)
WAITING: Final = Gauge("gobelin_queue", "Jobs that wait or run, by queue.", ("queue",), registry=REGISTRY)
REPORTS: Final = Gauge("gobelin_reports", "Problems that people have reported.", registry=REGISTRY)
DATABASE: Final = Gauge("gobelin_database_bytes", "The size of the database, as last measured.", registry=REGISTRY)
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

router = APIRouter()


def note_request(scope: Scope, status: int, seconds: float) -> None:
    """A request was answered. Its route is a pattern: there are as many as the API has, whatever people ask for."""
    route = getattr(scope.get("route"), "path", ELSEWHERE)
    method = scope["method"] if scope["method"] in ("GET", "POST", "PUT", "PATCH", "DELETE") else "other"
    REQUESTS.labels(method, route, str(status)).observe(seconds)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """All figures of this process, for whoever has the token."""
    wanted: str = request.app.state.config.metrics_token
    if not wanted:
        raise not_found("there are no figures; GOBELIN_METRICS_TOKEN lets them be read")
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secrets.compare_digest(given.strip().encode(), wanted.encode()):
        raise Problem(401, "bad-link", "the token is not the one of GOBELIN_METRICS_TOKEN")
    state = request.app.state
    await _count(state.tables.store)
    tables = state.tables
    queues = {"heavy": tables.work_pool, "apart": tables.apart, "foreign": tables.foreign, "bots": state.pool}
    for queue, work in queues.items():
        WAITING.labels(queue).set(work.load)
    LIVE.set(len(tables))
    SOCKETS.set(len(state.hub))
    BLOCK.set(state.watchdog.longest_s)
    DATABASE.set(state.room.bytes)
    return Response(generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _count(store: Store) -> None:
    def work(connection: Connection) -> tuple[dict[str, int], int, int]:
        by_state = select(MatchRow.state, func.count()).group_by(MatchRow.state)
        reports = select(func.count()).select_from(ReportRow)
        orders = select(func.count()).select_from(OrderRow).where(OrderRow.answer.is_(None))
        states = {row[0]: row[1] for row in connection.execute(by_state)}
        return states, connection.execute(reports).scalar_one(), connection.execute(orders).scalar_one()

    states, reports, orders = await store.read(work)
    for state in STATES:
        MATCHES.labels(state).set(states.get(state, 0))
    REPORTS.set(reports)
    WAITING.labels("orders").set(orders)
