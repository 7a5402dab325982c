"""How far something has come that takes long."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
)
from rich.text import Text

EVERY_S: Final = 60.0
"""How often there is a line where no terminal shows a bar."""


def progress_bar() -> Progress:
    """A bar beside what is printed: how many of how many, how long so far, and how long it may still take.

    Where no terminal shows it, what takes long is told in a plain line now and then, and once at the end.
    """
    return _Bar(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("ETA"),
        _Left(),
        console=Console(stderr=True),
        transient=True,
    )


def time_left(task: Task) -> float | None:
    """Seconds that the rest takes at the pace so far.

    Rich would look at the last half minute alone, in which a slow study may not have come further.
    """
    if task.remaining is None or task.elapsed is None:
        return None
    if task.completed:
        return task.elapsed * task.remaining / task.completed
    return None if task.remaining else 0.0


def _clock(seconds: float | None) -> str:
    return "-:--:--" if seconds is None else str(timedelta(seconds=int(seconds)))


class _Left(ProgressColumn):
    """How long it may still take."""

    max_refresh = 0.5

    def render(self, task: Task) -> Text:
        return Text(_clock(time_left(task)), style="progress.remaining")


class _Bar(Progress):
    """A bar on a terminal, lines elsewhere."""

    def __init__(self, *columns: str | ProgressColumn, console: Console, **more: Any) -> None:
        super().__init__(*columns, console=console, **more)
        self._told: list[float] = []
        self._told_at = self.get_time()

    def update(self, task_id: TaskID, **changes: Any) -> None:
        """Say how far a task is."""
        super().update(task_id, **changes)
        self._maybe_tell()

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        """Say that a task has come further."""
        super().advance(task_id, advance)
        self._maybe_tell()

    def stop(self) -> None:
        """Take the bar away, or tell how it ended."""
        if self._told:
            self._tell()
        if self._is_drawn():
            super().stop()
        else:
            self.live.stop()  # rich would add an empty line

    def _maybe_tell(self) -> None:
        if self.get_time() - self._told_at >= EVERY_S:
            self._tell()

    def _is_drawn(self) -> bool:
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def _tell(self) -> None:
        done_by_now = [task.completed for task in self.tasks]
        if done_by_now == self._told or self._is_drawn():
            return
        self._told, self._told_at = done_by_now, self.get_time()
        for task in self.tasks:
            done = f"{task.completed:.0f}/{task.total:.0f}" if task.total is not None else f"{task.completed:.0f}"
            line = f"{task.description}: {done}, {_clock(task.elapsed)}, ETA {_clock(time_left(task))}"
            self.console.print(line, markup=False, highlight=False, soft_wrap=True)
