"""axe finds nothing serious on any page, light or dark."""

from __future__ import annotations

import random

import pytest

from support.browser import AXE, PHONE, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive

RUN = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}) })
  return found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((node) => node.html.slice(0, 160)).join(' | ')}`
      + ` (${nodes[0].any[0]?.message ?? ''})`)
}"""


def findings(person: Person) -> list[str]:
    """What axe finds; where only the colours have changed, only they are looked at."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    person.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for scheme, rules in (("light", None), ("dark", ["color-contrast"])):
        person.shade(scheme)
        found += [f"{scheme} {words}" for words in person.page.evaluate(RUN, rules)]
    return found


@pytest.fixture(scope="module")
def finished(server: LocalServer) -> WebTable:
    table = WebTable(server.client, ["person", "random"], "imperial-settlers", seed="7")
    table.play(random.Random(7))
    return table


@pytest.mark.parametrize(
    ("route", "shown"), [("#/", ".banner .scene > svg"), ("#/new/imperial-settlers", ".chairs"), ("#/about", "dl")]
)
def test_pages_are_accessible(arrive: Arrive, finished: WebTable, route: str, shown: str) -> None:
    ada = arrive()
    ada.sit(finished.id, finished.tokens[0])  # the lobby then has a match to show
    ada.go(route)
    ada.page.wait_for_selector(shown)
    name = route.strip("#/").split("/")[0] or "lobby"
    ada.shoot(f"page-{name}")
    assert findings(ada) == []
    ada.page.get_by_label("Language").select_option("de")
    ada.page.wait_for_selector("html[lang=de]")
    ada.language = "de"
    ada.shoot(f"page-{name}")


@pytest.mark.parametrize("moves", [pytest.param(0, marks=pytest.mark.long), 40])
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["hyperborea", "imperial-settlers", "inventions", "tapestry"])
def test_tables_are_accessible(arrive: Arrive, server: LocalServer, game: str, size: str, moves: int) -> None:
    table = WebTable(server.client, ["person", "random"], game, seed="8")
    table.play(random.Random(8), moves)
    ada = arrive(**({"size": PHONE} if size == "phone" else {}))
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    found = findings(ada)
    if size == "phone":
        tabs = {"tapestry": ("map", "capital", "hand"), "hyperborea": ("mine", "market")}
        for tab in tabs.get(game, ("mine",)):
            ada.tab(tab)
            found += findings(ada)
    assert found == []


def test_end_and_replay_are_accessible(arrive: Arrive, finished: WebTable) -> None:
    ada = arrive()
    ada.sit(finished.id, finished.tokens[0])
    found = findings(ada)
    ada.go(f"#/replay/{finished.id}/60")
    ada.page.wait_for_selector(".controls")
    assert found + findings(ada) == []
