"""Run a study: play what is missing, write chunk after chunk."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from typing import NamedTuple

from gobelin.lab.engines import Engine
from gobelin.lab.play import Played
from gobelin.lab.store import Store


class Progress(NamedTuple):
    """How far a run is: games played, and what went wrong; what earlier runs have left counts, too."""

    played: int
    total: int
    errors: int
    truncated: int


def run(store: Store, engine: Engine) -> Generator[Progress, None, None]:
    """Play the games of all missing chunks; tells how far it is at the start and whenever games come in."""
    missing = store.missing()
    total = store.study.total
    played = total - sum(map(len, missing))
    errors, truncated = store.went_wrong()
    yield Progress(played, total, errors, truncated)
    chunk_of = {number: chunk for chunk in missing for number in chunk}
    waiting: dict[range, list[Played]] = {chunk: [] for chunk in missing}
    jobs = [store.study.jobs[number] for number in chunk_of]
    if not jobs:
        return
    with closing(engine(store.study.plan, jobs)) as coming:
        for games in coming:
            for game in games:
                chunk = chunk_of[game.number]
                waiting[chunk].append(game)
                if len(waiting[chunk]) == len(chunk):
                    store.keep(chunk, waiting.pop(chunk))
                played += 1
                errors += game.seats[0].error is not None
                truncated += game.seats[0].truncated
            yield Progress(played, total, errors, truncated)
