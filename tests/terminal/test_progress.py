"""How far something has come: as a bar, or as lines where nobody sees a bar."""

import pytest

from gobelin.terminal.progress import progress_bar, time_left


class Clock:
    """A time that is set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What rich looks at."""
    clock = Clock()
    monkeypatch.setattr("rich.console.monotonic", clock)
    return clock


def test_slow_steps_have_an_estimate(clock: Clock) -> None:
    """Every step takes longer than what rich remembers."""
    bar = progress_bar()
    task = bar.add_task("study", total=10)
    left = bar.columns[-1]
    assert not isinstance(left, str)
    assert str(left(bar.tasks[0])) == "-:--:--"
    for step in (1, 2, 3):
        clock.now += 80
        bar.update(task, completed=step)
    assert bar.tasks[0].time_remaining is None, "rich has forgotten"
    assert time_left(bar.tasks[0]) == 7 * 80
    assert str(left(bar.tasks[0])) == "0:09:20"


def test_without_a_terminal_there_is_a_line_every_minute_and_one_at_the_end(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    bar = progress_bar()
    with bar:
        task = bar.add_task("[study]", total=10)
        for done in range(1, 9):
            clock.now += 25
            bar.update(task, completed=done)
        clock.now += 25
        bar.update(task, completed=10)
    lines = ["3/10, 0:01:15, ETA 0:02:55", "6/10, 0:02:30, ETA 0:01:40", "10/10, 0:03:45, ETA 0:00:00"]
    assert capsys.readouterr().err == "".join(f"[study]: {line}\n" for line in lines)


def test_nobody_is_told_of_what_does_not_take_long(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar() as bar:
        assert list(bar.track(range(3), description="analysis")) == [0, 1, 2]
    with progress_bar() as bar:
        bar.add_task("nothing", total=0)
    assert capsys.readouterr().err == ""


def test_steps_of_an_iteration_are_told_too(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar() as bar:
        for _ in bar.track(range(2), description="analysis"):
            clock.now += 60
    lines = capsys.readouterr().err.splitlines()
    assert lines[-1] == "analysis: 2/2, 0:02:00, ETA 0:00:00"
