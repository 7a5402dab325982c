"""Nothing that can be chosen is hidden: it is in sight, or something in sight leads to it. The page never scrolls."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser import LocalServer, Person
from support.server import WebTable

from .conftest import Arrive

SIZES: Final[dict[str, ViewportSize]] = {
    "1366": {"width": 1366, "height": 768},
    "1440": {"width": 1440, "height": 900},
    "1920": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
}
TABLES: Final[dict[str, tuple[str, int, dict[str, Any]]]] = {
    "tapestry": ("tapestry", 5, {}),
    "tapestry with all sets": ("tapestry", 5, {"expansions": ["pp", "aa", "ff"]}),
    "imperial-settlers": ("imperial-settlers", 4, {}),
    "hyperborea": ("hyperborea", 6, {}),
    "inventions": ("inventions", 4, {}),
}
"""Games with the most seats, and their settings."""
PATIENCE_MS: Final = 4_000

FOUND: Final = """() => {
  const keys = ({ dataset }) => dataset.options ? JSON.parse(dataset.options).map((option) => JSON.stringify(option))
    : dataset.option ? [dataset.option] : []
  const OFFERED = '[data-option], [data-options]'
  const PARTS = [[1 / 2, 1 / 2], [1 / 2, 1 / 5], [1 / 2, 4 / 5], [1 / 5, 1 / 2], [4 / 5, 1 / 2]]
  const seenAt = (node) => {
    if (!node.checkVisibility({ visibilityProperty: true })) return []
    const { left, top, width, height } = node.getBoundingClientRect()
    return PARTS.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height)).filter(Boolean)
  }
  const found = new Set()
  for (const node of document.querySelectorAll(OFFERED)) {
    if (node.disabled) continue
    const reached = seenAt(node).flatMap((there) => there.closest(OFFERED) ?? []).flatMap(keys)
    for (const key of keys(node)) if (reached.includes(key)) found.add(key)
  }
  for (const node of document.querySelectorAll('[data-leads]')) {
    if (!seenAt(node).some((there) => node.contains(there))) continue
    for (const key of JSON.parse(node.dataset.leads)) found.add(key)
  }
  return [...found]
}"""
"""The options that something in sight stands for, or leads to: it is on top at its middle or near an edge."""

SCROLLED: Final = """() => {
  window.scrollTo(900, 900)
  const table = document.querySelector('.table')
  table.scrollTop = table.scrollLeft = 900
  return [window.scrollX, window.scrollY, table.scrollLeft, table.scrollTop]
}"""
"""How far the page can be scrolled."""


def in_sight(person: Person) -> set[str]:
    """The options that can be chosen or are pointed at; on a phone on all tabs that say that they have some."""
    found = set(person.page.evaluate(FOUND))
    if person.page.viewport_size == SIZES["phone"]:
        for tab in person.page.locator(".tabs [data-tab]:has(i)").all():
            tab.click()
            person.page.wait_for_timeout(60)  # the pointers are put where the page is laid out
            found |= set(person.page.evaluate(FOUND))
    return found


def missing(person: Person, options: list[Any]) -> set[str]:
    """The options that are hidden once the facts of all components have come."""
    wanted = {json.dumps(option, separators=(",", ":"), ensure_ascii=False) for option in options}
    for _ in range(PATIENCE_MS // 100):
        if not (hidden := wanted - in_sight(person)):
            break
        person.page.wait_for_timeout(100)
    return hidden


def check(arrive: Arrive, server: LocalServer, name: str, size: str, seed: int, questions: int, apart: int) -> None:
    game, seats, settings = TABLES[name]
    table = WebTable(server.client, ["person"] * seats, game, seed=str(seed), settings=settings)
    rng = random.Random(seed)
    ada = arrive(size=SIZES[size])
    ada.sit(table.id, table.tokens[0])
    asked = 0
    while asked < questions and table.get()["asks"]:
        if options := table.options(0):
            position = table.get()
            expect(ada.page.locator(f".table[data-seq='{position['seq']}']")).to_have_count(1)
            hidden = missing(ada, options)
            assert not hidden, f"{position['asks'][0]['topic']} at {position['seq']}: {sorted(hidden)[:6]}"
            assert ada.page.evaluate(SCROLLED) == [0, 0, 0, 0]
            asked += 1
        table.play(rng, rng.randrange(1, apart))
    assert asked > 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", TABLES)
def test_whatever_can_be_chosen_is_in_sight_or_pointed_at(
    arrive: Arrive, server: LocalServer, name: str, size: str
) -> None:
    check(arrive, server, name, size, seed=1, questions=4, apart=30)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_whatever_can_be_chosen_in_whole_games_is_in_sight(
    arrive: Arrive, server: LocalServer, name: str, size: str, seed: int
) -> None:
    check(arrive, server, name, size, seed=seed, questions=40, apart=12)


def test_what_is_covered_counts_as_hidden(arrive: Arrive, server: LocalServer) -> None:
    """The test itself: with a sheet over the middle of the table, options are missed."""
    table = WebTable(server.client, ["person", "person"], "imperial-settlers", seed="1")
    (seat,) = table.asked()
    ada = arrive(size=SIZES["1366"])
    ada.sit(table.id, table.tokens[seat])
    ada.wait("asked")
    assert not missing(ada, table.options(seat))
    ada.page.add_style_tag(content="body::after { content: ''; position: fixed; inset: 60px 0 0; z-index: 99 }")
    assert ada.page.evaluate(FOUND) == []
