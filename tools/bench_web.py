"""How smooth the web table is: a full table of Tapestry in a real browser, and the size of the client.

Run as `python -m tools.bench_web` from a checkout with a built client (`make web`). Five seats of a match are played by
chance over HTTP; a browser sits at one of them and is told of every choice by its socket. Measured in the browser is
the scripting of each update: from the moment when its message is handed over until the new position is in the document,
parsing, state and rendering included, layout and paint not.
"""

import argparse
import gzip
import json
import random
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from gobelin.server.config import STATIC
from tools.bench import Goal
from tools.bench_games import quantile

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import LocalServer, Person, launched  # noqa: E402  (found only now)
from support.server import WebTable  # noqa: E402

OUTPUT: Final = ROOT / "build" / "bench-web.json"
WATCH: Final = """
  window.updates = []
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    set onmessage(handle) {
      super.onmessage = handle && ((event) => {
        const start = performance.now()
        handle(event)
        // What is drawn is drawn in a microtask, and what follows from that in the next ones.
        const done = (turns) => queueMicrotask(() => turns ? done(turns - 1) : updates.push(performance.now() - start))
        if (String(event.data).includes('"type":"position"')) done(3)
      })
    }
    get onmessage() { return super.onmessage }
  }
"""
"""Notes for every position that comes how long it takes to be shown, in milliseconds."""


@dataclass(frozen=True)
class Figures:
    """What is measured."""

    updates: int
    update_ms_median: float
    update_ms_p99: float
    update_ms_most: float
    client_kb_gzipped: float
    first_page_kb_gzipped: float


GOALS: Final = {
    "update_ms_median": Goal(16, False),
    "update_ms_p99": Goal(16, False),
    "client_kb_gzipped": Goal(500, False),
    "first_page_kb_gzipped": Goal(250, False),
}


def client_size_kb() -> float:
    """All files of the built client together, compressed as they travel."""
    files = [path for path in STATIC.rglob("*") if path.is_file() and path.suffix != ".map"]
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) / 1000


def first_page_kb() -> float:
    """All that a browser which was never here fetches for the lobby, compressed; fonts are compressed already."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = LocalServer(Path(folder))
        server.start()
        try:
            person, bodies = Person(browser, server.url), dict[str, bytes]()
            person.page.on("requestfinished", lambda request: bodies.update({request.url: b""}))
            person.go("#/")
            person.page.wait_for_load_state("networkidle")
            for url in bodies:
                bodies[url] = server.client.get(url).content
            person.close()
        finally:
            server.stop()
    packed = (body if url.endswith(".woff2") else gzip.compress(body, 9) for url, body in bodies.items())
    return sum(map(len, packed)) / 1000


def update_times(moves: int) -> list[float]:
    """How long each update of a game of five took to be shown, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = LocalServer(Path(folder))
        server.start()
        try:
            table = WebTable(server.client, ["person"] * 5, "tapestry", seed="bench", settings={"expansions": ["pp"]})
            person = Person(browser, server.url)
            person.context.add_init_script(WATCH)
            person.sit(table.id, table.tokens[0])
            table.tokens[0] = person.link(table.id, 0) or table.tokens[0]  # whoever sits down has a link of their own
            person.page.wait_for_selector(".connection.live")
            person.page.wait_for_selector(".hex")
            table.play(random.Random(1), moves)
            seq = table.get()["seq"]
            person.page.wait_for_selector(f".table[data-seq='{seq}']", timeout=60_000)
            times: list[float] = person.page.evaluate("() => updates")
            person.close()
            return times
        finally:
            server.stop()


def measure(moves: int) -> Figures:
    """The figures of a game of so many choices, or to its end."""
    times = sorted(update_times(moves))
    median, high = quantile(times, 0.5), quantile(times, 0.99)
    client, first = round(client_size_kb(), 1), round(first_page_kb(), 1)
    return Figures(len(times), round(median, 2), round(high, 2), round(times[-1], 2), client, first)


def show(figures: Figures, console: Console) -> None:
    """The figures as a table, with goals beside them."""
    table = Table("figure", "value", "goal", "")
    table.columns[1].justify = "right"
    for name, value in asdict(figures).items():
        goal = GOALS.get(name)
        verdict = "" if goal is None else "[green]reached" if goal.is_reached(value) else "[red]not reached"
        table.add_row(name, f"{value:,}", "" if goal is None else str(goal), verdict)
    console.print(table)


def main() -> None:
    """Measure, show and write down."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench_web", description=__doc__.partition("\n")[0])
    parser.add_argument("--moves", type=int, default=10**6, help="choices at most (default: a whole game)")
    figures = measure(parser.parse_args().moves)
    show(figures, Console())
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(asdict(figures), indent=2) + "\n")


if __name__ == "__main__":
    main()
