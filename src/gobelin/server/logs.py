"""Logs of bounded length: warnings in plain words, or all of it as one JSON object a line.

Whatever looks like a secret link is left out.

Of lines that strangers can cause there are only so many: of what uvicorn says about connections, and of what goes
wrong, with or without a traceback. Requests have an allowance for each client, see `limits`.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from typing import Final, Literal, TypeAlias

from gobelin.server.buckets import Bucket

Form: TypeAlias = Literal["plain", "json"]

MOST_LETTERS: Final = 500
"""Letters of a message, or of whatever comes with it."""
MOST_OF_TRACE: Final = 8_000
SECRET: Final = re.compile(r"(?<![\w-])[A-Za-z0-9_-]{43}(?![\w-])")
DETAIL: Final = re.compile(
    r"^(DETAIL|CONTEXT|HINT): .*?(?=^(?:\[SQL|\[parameters|\(Background|Traceback|The above|During)|\Z)",
    re.MULTILINE | re.DOTALL,
)
"""What PostgreSQL adds to an error: it names the values of rows, which may have line ends."""

TALK_PER_SECOND: Final = 2.0
"""Lines of uvicorn over time, and how many at once."""
TALK_AT_ONCE: Final = 200

LINES_PER_SECOND: Final = 2.0
"""Lines of our own besides those of requests, over time, and how many at once."""
LINES_AT_ONCE: Final = 200
TRACES_PER_SECOND: Final = 0.05
"""Tracebacks over time, and how many at once; else only the error is named."""
TRACES_AT_ONCE: Final = 20
REQUESTS: Final = "gobelin.access"

USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def more(record: logging.LogRecord) -> dict[str, object]:
    """What was given as `extra`; what begins with an underscore is some library's own."""
    return {key: value for key, value in vars(record).items() if key not in USUAL and not key.startswith("_")}


class JsonLines(logging.Formatter):
    """A record as a line of JSON, with whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= more(record)
        line = {
            key: value if isinstance(value, int | float | None) else brief(str(value)) for key, value in line.items()
        }
        if record.exc_info:
            trace = DETAIL.sub("", self.formatException(record.exc_info))
            line["exception"] = masked(trace)[-MOST_OF_TRACE:]
        return json.dumps(line)


class PlainLines(logging.Formatter):
    """A record in words, for somebody who looks on; what went wrong inside comes along."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and more of them where something was raised."""
        line = f"{record.levelname.lower()}: {brief(record.getMessage())}"
        line += "".join(f"; {key}: {brief(str(value))}" for key, value in more(record).items())
        if record.exc_info:
            line += "\n" + masked(DETAIL.sub("", self.formatException(record.exc_info)))[-MOST_OF_TRACE:]
        return line


class Sparing(logging.Filter):
    """Lets through so many lines a second, and some at once; errors always."""

    def __init__(self, rate: float = TALK_PER_SECOND, burst: int = TALK_AT_ONCE) -> None:
        super().__init__()
        self._bucket = Bucket(rate, burst)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        return record.levelno >= logging.ERROR or self._bucket.take()


class Allowance(logging.Filter):
    """Lets through so many lines and tracebacks, whatever goes wrong and however often; the rest is counted."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = Bucket(LINES_PER_SECOND, LINES_AT_ONCE)
        self._traces = Bucket(TRACES_PER_SECOND, TRACES_AT_ONCE)
        self._unlogged = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written; without its traceback, where there have been too many."""
        if record.name == REQUESTS and not record.exc_info:
            return True  # counted for each client
        if not self._lines.take():
            self._unlogged += 1
            return False
        if self._unlogged:
            record.unlogged, self._unlogged = self._unlogged, 0
        if record.exc_info and not self._traces.take():
            error, record.exc_info, record.exc_text = record.exc_info[1], None, None
            record.error = type(error).__name__ if error is None else f"{type(error).__name__}: {cause(error)}"
        return True


def cause(error: BaseException) -> str:
    """Why something failed, in one line: no statement, none of its values, no rows that a database names."""
    words = str(getattr(error, "orig", None) or error)
    return next((line for line in DETAIL.sub("", words).splitlines() if line.strip()), type(error).__name__)


def brief(text: str) -> str:
    """The beginning of a text, without secrets."""
    shown = masked(text[: 10 * MOST_LETTERS])  # what is masked gets shorter, to a fifth at most
    return shown if len(text) <= MOST_LETTERS else f"{shown[:MOST_LETTERS]}... ({len(text)} letters)"


def masked(text: str) -> str:
    """The same without secrets: cut it afterwards, or a part of one may stay."""
    return SECRET.sub("[secret]", text)


def start_logs(form: Form, level: str) -> None:
    """Write what our own and uvicorn's loggers say to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    handler.setLevel(logging.NOTSET if form == "json" else logging.WARNING)
    handler.addFilter(Allowance())
    for name in ("gobelin", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    logging.getLogger("uvicorn.error").addFilter(Sparing())
