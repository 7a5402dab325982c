"""A person in a real browser: looks at the page, and clicks what the table offers."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from gobelin.server.config import STATIC

ROOT: Final = Path(__file__).parents[2]
SCREENSHOTS: Final = ROOT / "build" / "screenshots"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PATIENCE_MS: Final = 60_000
LAID_OUT_MS: Final = 5_000
"""Until an answer that does not fit its row has been put away, on a busy machine."""
expect.set_options(timeout=PATIENCE_MS)  # its own 5 s are too few for a busy machine

STILL: Final = """() => { for (const moving of document.getAnimations())
  try { moving.finish() } catch { moving.cancel() } }"""
"""Every animation at its end; one without an end is taken away."""
STATE: Final = """() => {
  const table = document.querySelector('.table')
  if (!table) return { state: 'loading', seq: -1 }
  const offered = ':is([data-option], [data-options]):not(:disabled)'
  const asked = document.querySelector(`.prompt ${offered}, [data-board] ${offered}, .prompt .more`)
  const state = document.querySelector('.podium') ? 'over' : asked ? 'asked' : 'waiting'
  return { state, seq: Number(table.dataset.seq) }
}"""
"""How the table stands."""

NUMBER: Final = """() => {
  for (const old of document.querySelectorAll('[data-thing]')) delete old.dataset.thing
  const found = (root) => [...document.querySelectorAll(`${root} [data-option], ${root} [data-options]`)]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.disabled
      && !node.closest('[popover], [inert]'))
  const [board, listed] = [found('[data-board]'), found('.prompt')]
  for (const [index, node] of [...board, ...listed].entries()) node.dataset.thing = String(index)
  const verb = ({ dataset }) => dataset.options ? '' : JSON.parse(dataset.option)[0]
  return { board: board.map(verb), listed: listed.map(verb) }
}"""
"""Number what can be clicked, the things on the board first; the verb of each that stands for a single option."""

TABS: Final = """() => [...document.querySelectorAll('.tabs [data-tab]')]
  .map((tab) => [tab.dataset.tab, tab.querySelector('i') !== null])"""
"""The tabs of a phone, and whether they say that there is something to choose."""


def system_browser() -> str:
    """The Chromium on the PATH; tests that need one are skipped where there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    return pytest.skip("no browser is installed: chromium, chromium-browser or google-chrome on the PATH")


def built_client() -> None:
    """Skip where there is nothing that a browser could show."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the web client is not built: make web")


@contextlib.contextmanager
def launched() -> Iterator[Browser]:
    """The system's browser, without a window."""
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=system_browser(), args=[*root, "--disable-dev-shm-usage", "--force-color-profile=srgb"]
        )
        try:
            yield browser
        finally:
            browser.close()


class LocalServer:
    """`gobelin serve` in a process of its own, on a port and in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.client = httpx.Client(base_url=self.url, timeout=20)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve; returns when it answers."""
        command = [sys.executable, "-m", "gobelin", "serve", "--port", str(self.port), "--data", str(self.folder)]
        settings = {"REQUESTS_PER_SECOND": "0", "BOT_PROCESSES": "1", "HINT_PLAYOUTS": "60", "ANALYSIS_PLAYOUTS": "12"}
        environment = {**os.environ, **{f"GOBELIN_{name}": value for name, value in settings.items()}}
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
        end = time.monotonic() + 60
        while True:
            try:
                self.client.get("/api/health").raise_for_status()
                return
            except httpx.HTTPError:
                assert self._process.poll() is None, (self.folder / "server.log").read_text()
                assert time.monotonic() < end
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process and all that it started."""
        if self._process is not None:
            os.killpg(self._process.pid, how)
            self._process.wait(30)
            self._process = None


class Person:
    """Somebody with a browser window of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        theme: str = "auto",
        name: str = "Ada",
        seed: int = 1,
        hastening: tuple[str, ...] = ("pass", "end_turn"),
        haste: float = 0.2,
        pace: str = "off",
    ) -> None:
        phone = size["width"] < 700
        self.context = browser.new_context(
            viewport=size, locale=language, has_touch=phone, is_mobile=phone, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE_MS)
        kept = json.dumps({"language": language, "theme": theme, "name": name, "pace": pace})
        self.context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage['gobelin.prefs'])"
            f" localStorage['gobelin.prefs'] = {json.dumps(kept)}"
        )
        self.page: Page = self.context.new_page()
        self.url = url
        self.rng = random.Random(seed)
        self.is_narrow = size["width"] < 1100
        self.size = size
        self.language = language
        self.hastening = hastening
        """Verbs that bring the end of the game nearer."""
        self.haste = haste
        """How often they are chosen where they can be."""
        self.clicks = 0
        self.troubles: list[str] = []
        """What the browser's console and the page complained of."""
        self.page.on("console", lambda said: self._complain(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _complain(self, words: str) -> None:
        if "409 (Conflict)" not in words:  # a bot that was asked at the same time may be faster
            self.troubles.append(words)

    def close(self) -> None:
        """Close the window."""
        self.context.close()

    def go(self, route: str) -> None:
        """Open a page of the client."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}/{route}")

    def sit(self, match_id: str, token: str | None = None) -> None:
        """Open a table, by its secret link or as somebody who only looks."""
        self.go(f"#/m/{match_id}" + (f"/{token}" if token else ""))
        self.page.wait_for_selector(".table")

    def link(self, match_id: str, seat: int) -> str | None:
        """The link of a seat that this browser plays: whoever sits down gets a new one, which nobody else knows."""
        if not self.page.url.startswith("http"):
            return None
        kept = json.loads(self.page.evaluate("() => localStorage['gobelin.keys'] ?? '{}'"))
        found: str | None = kept.get(match_id, {}).get("seats", {}).get(str(seat))
        return found

    def shoot(self, name: str) -> None:
        """Keep pictures of what is seen: on both sizes of screen, light and dark."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        for label, size in (("desktop", DESKTOP), ("phone", PHONE)):
            self.page.set_viewport_size(size)
            for scheme in ("light", "dark"):
                self.shade(scheme)
                self.page.screenshot(path=SCREENSHOTS / f"{name}-{label}-{self.language}-{scheme}.png")
        self.page.set_viewport_size(self.size)
        self.shade("light")

    def shade(self, scheme: str) -> None:
        """Light or dark, as the system has it."""
        self.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        self.page.wait_for_timeout(50)
        self.page.evaluate(STILL)

    def look(self) -> dict[str, Any]:
        """How the table stands now."""
        return dict(self.page.evaluate(STATE))

    def wait(self, *states: str, after: int = -1) -> dict[str, Any]:
        """Wait until the table is in one of these states and has gone on."""
        asked = json.dumps(states)
        waiting = f"""(after) => {{ const seen = ({STATE})()
          return {asked}.includes(seen.state) && seen.seq > after ? seen : null }}"""
        try:
            return dict(self.page.wait_for_function(waiting, arg=after, polling=40).json_value())
        except TooLate:
            self.page.screenshot(path=SCREENSHOTS / "failed.png")
            raise

    def tab(self, name: str) -> None:
        """On a phone: turn to a part of the table."""
        self.page.locator(f".tabs [data-tab={name}]").click()

    def drawer(self, name: str = "") -> None:
        """On a wide screen: open the drawer, and turn to a part of it."""
        button = self.page.locator("[data-drawer]")
        if button.get_attribute("aria-expanded") == "false":
            button.click()
        if name:
            self.page.get_by_role("tab", name=name).click()

    def board_tabs(self) -> list[str]:
        """The tabs of a phone for the board and what is one's own; those with something to choose, if they say so."""
        tabs = [(str(name), bool(offers)) for name, offers in self.page.evaluate(TABS)]
        return [name for name, offers in tabs if offers] or [name for name, _ in tabs if name not in ("others", "log")]

    def click_something(self) -> None:
        """Make one choice by clicking; what was still being laid out, and went away, is looked for anew."""
        while not self._try_something():
            pass

    def _try_something(self) -> bool:
        """Mostly on the board, where the board has something; else from the list. Whether it could be clicked."""
        if self.is_narrow:
            tabs = self.board_tabs()
            self.tab(self.rng.choice([*tabs, tabs[-1]]))
        found = self.page.evaluate(NUMBER)
        board, listed = len(found["board"]), list(found["listed"])
        hastening = [index for index, verb in enumerate([*found["board"], *listed]) if verb in self.hastening]
        passing = [index for index in hastening if index >= board]
        if hastening and self.rng.random() < self.haste:
            index = self.rng.choice(hastening)
        elif board and (not listed or passing or self.rng.random() < 0.7):
            index = self.rng.randrange(board)
        elif listed:
            index = board + self.rng.randrange(len(listed))
        else:
            self.page.locator(".prompt .more").click()
            index = self.rng.randrange(len(self.page.evaluate(NUMBER)["listed"]))
        return self._press(self.page.locator(f"[data-thing='{index}']"))

    def _press(self, thing: Locator) -> bool:
        """Click a thing; where several options lie behind it, or a sheet asks again, click one there too."""
        before = self.look()["seq"]
        try:
            thing.click(timeout=LAID_OUT_MS)
        except TooLate:
            if not thing.count() or not thing.is_visible():
                return False
            raise
        self.clicks += 1
        behind = self.page.locator("[popover]:popover-open [data-option], dialog[open] [data-option]")
        state = self.page.wait_for_function(
            """(before) => {
              const open = document.querySelector('[popover]:popover-open [data-option], dialog[open] [data-option]')
              if (open) return 'open'
              return Number(document.querySelector('.table')?.dataset.seq) > before ? 'done' : null
            }""",
            arg=before,
            polling=30,
        ).json_value()
        if state == "open":
            behind.nth(self.rng.randrange(behind.count())).click()
            self.clicks += 1
        self.wait("asked", "waiting", "over", after=before)
        return True

    def step(self) -> dict[str, Any]:
        """Wait for one's turn and make one choice; what the table then is like."""
        seen = self.wait("asked", "over")
        if seen["state"] == "asked":
            self.click_something()
        return seen

    def play(self, most: int = 600) -> int:
        """Play to the end; how many choices it took."""
        for made in range(most):
            if self.step()["state"] == "over":
                return made
        raise AssertionError(f"not over after {most} choices")
