"""Whatever can be chosen can be chosen on the page: on the board, or by a button where the verb has no place there."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser import DESKTOP, PHONE, ROOT, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive

BUTTONS = (ROOT / "web" / "src" / "boards" / "imperial_settlers" / "buttons.ts").read_text("utf-8")
BUTTON_VERBS = set(re.findall(r"'(\w+)'", re.search(r"BUTTON_VERBS.*?Set\(\[(.*?)\]\)", BUTTONS, re.S)[1]))  # type: ignore[index]

OFFERED = """(root) => {
  const found = []
  for (const node of document.querySelectorAll(`${root} [data-option], ${root} [data-options]`)) {
    if (node.getClientRects().length === 0) continue
    if (node.dataset.options) found.push(...JSON.parse(node.dataset.options))
    else found.push(JSON.parse(node.dataset.option))
    if (node.tabIndex < 0) throw new Error(`${node.outerHTML.slice(0, 200)} cannot be focused`)
  }
  return found
}"""


class Eager(random.Random):
    """Goes on as long as there is something to do: the table fills."""

    def choice(self, options: Any) -> Any:
        more = [option for option in options if option[0] not in ("pass", "end_turn", "decline")]
        return super().choice(more or options)


def offered(person: Person, root: str) -> list[str]:
    return [json.dumps(option) for option in person.page.evaluate(OFFERED, root)]


def check(person: Person, table: WebTable) -> int:
    """Every option of seat 0 has its place; how many there were."""
    position = table.get(0)
    options: list[Any] = next((ask["options"] for ask in position["asks"] if ask["seat"] == 0), [])
    if not options:
        return 0
    expect(person.page.locator(f".table[data-seq='{position['seq']}']")).to_have_count(1)
    board: set[str] = set()
    for tab in ("board", "mine") if person.is_narrow else ("",):
        if tab:
            person.tab(tab)
        board.update(offered(person, "[data-board]"))
    placed = {json.dumps(option) for option in options if option[0] not in BUTTON_VERBS}
    assert placed <= board, placed - board
    if person.page.locator(".prompt .more[aria-expanded=false]").count():
        person.page.locator(".prompt .more").click()
    assert {json.dumps(option) for option in options} == set(offered(person, ".prompt"))
    return len(options)


@pytest.mark.parametrize(
    ("seats", "settings", "size", "most"),
    [
        (["person", "person"], {"factions": ["japanese", "egyptians"]}, DESKTOP, 30),
        (["person"] * 4, {}, DESKTOP, 12),
        (["person"], {}, DESKTOP, 12),
        (["person", "person"], {"factions": ["romans", "barbarians"]}, PHONE, 15),
    ],
    ids=["two", "four", "solo", "phone"],
)
def test_every_option_of_random_games_has_its_place(
    arrive: Arrive, server: LocalServer, seats: list[str], settings: dict[str, Any], size: ViewportSize, most: int
) -> None:
    table = WebTable(server.client, seats, "imperial-settlers", settings=settings, seed="1")
    rng, ada = Eager(1), arrive(size=size)
    ada.sit(table.id, table.tokens[0])
    checked: list[int] = []
    while len(checked) < most and table.get()["asks"]:
        if count := check(ada, table):
            checked.append(count)
        table.play(rng, rng.randrange(1, 8))
    assert sum(checked) > 60
