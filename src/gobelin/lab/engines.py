"""Engines: where the games of a study are played. What they give back does not depend on which one it was."""

from __future__ import annotations

import multiprocessing
import os
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeAlias

from gobelin.bots.processes import serve, stop_pool
from gobelin.kernel import GobelinError
from gobelin.lab.extras import need
from gobelin.lab.plan import Job, Plan
from gobelin.lab.play import Played, play_jobs

BATCH: Final = 4
"""Games in one task: few enough that a bar moves on, enough that quick games are worth sending."""
AHEAD: Final = 3
"""Tasks in flight for each worker."""
NAP_S: Final = 0.25
"""How long to wait for games at a time: where Polars is loaded, its handler of Ctrl-C lets a wait go on to its end."""
PATIENCE_S: Final = 10.0
"""How long an address may take to answer."""

Games: TypeAlias = Generator[list[Played], None, None]
Engine: TypeAlias = Callable[[Plan, Sequence[Job]], Games]
"""Plays all jobs and gives back the games as they come in, in any order; closed early, it stops at once."""


class EngineError(GobelinError):
    """Whoever played the games has gone."""


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batches(jobs: Sequence[Job]) -> Iterator[Sequence[Job]]:
    """The jobs in tasks."""
    return (jobs[first : first + BATCH] for first in range(0, len(jobs), BATCH))


def alone(plan: Plan, jobs: Sequence[Job]) -> Games:
    """Play in this very process."""
    for job in jobs:
        yield play_jobs(plan, [job])


def local(workers: int) -> Engine:
    """Play in so many processes of this machine."""
    if workers <= 1:
        return alone

    def play(plan: Plan, jobs: Sequence[Job]) -> Games:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, context, serve) as pool:
            todo, flying = batches(jobs), set[Future[list[Played]]]()
            try:
                while True:
                    while len(flying) < AHEAD * workers and (batch := next(todo, None)) is not None:
                        flying.add(pool.submit(play_jobs, plan, batch))
                    if not flying:
                        return
                    done, flying = wait(flying, NAP_S, FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            except BrokenProcessPool:
                raise EngineError("a worker process died; run again: what is written stays") from None
            finally:
                # Whoever leaves early waits for no game: what is under way is played again next time.
                if flying:
                    stop_pool(pool)

    return play


def _knock(address: str) -> None:
    """Raise EngineError where nobody listens: Ray itself would go on asking for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:
        return  # a name that Ray resolves by itself, such as "auto"
    try:
        socket.create_connection((host, int(port)), PATIENCE_S).close()
    except (OSError, ValueError) as error:
        raise EngineError(f"--address: no Ray cluster answers at {address}: {error}") from None


def ray(workers: int | None, address: str | None) -> Engine:
    """Play on a Ray cluster: the one at the address, or one of this machine that lasts as long as the run."""
    need("ray", "ray")
    import ray as cluster

    if address is not None:
        _knock(address)

    def play(plan: Plan, jobs: Sequence[Job]) -> Games:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a study tells nobody that it runs
        quiet: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
        own = None if address else workers or cores()
        try:
            cluster.init(
                address=address or "local", **({"num_cpus": own, **quiet} if own else {"log_to_driver": False})
            )
        except (ConnectionError, ValueError, RuntimeError, cluster.exceptions.RayError) as error:
            where = f"the cluster at {address}" if address else "a cluster of this machine"
            raise EngineError(f"--engine ray: {where} cannot be joined: {error}") from None
        try:
            task = cluster.remote(play_jobs)
            shared = cluster.put(plan)
            todo, flying = batches(jobs), list[Any]()
            most = AHEAD * (own or int(cluster.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
            while True:
                while len(flying) < most and (batch := next(todo, None)) is not None:
                    flying.append(task.remote(shared, batch))
                if not flying:
                    return
                done, flying = cluster.wait(flying)
                for ready in done:
                    yield cluster.get(ready)
        except cluster.exceptions.RayError as error:
            raise EngineError(f"Ray: {error}") from None
        finally:
            cluster.shutdown()

    return play
