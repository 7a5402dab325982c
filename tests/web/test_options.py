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

BOARDS = ROOT / "web" / "src" / "boards"
FACTS_TRIES = 50
"""Some places are drawn only when the facts of their components have come."""

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


def button_verbs(game: str) -> set[str]:
    """The verbs that the board of a game declares to have no place on it."""
    source = (BOARDS / game.replace("-", "_") / "buttons.ts").read_text("utf-8")
    declared = re.search(r"BUTTON_VERBS.*?Set\(\[(.*?)\]\)\n", source, re.S)
    assert declared
    return set(re.findall(r"'(\w+)'", declared[1]))


def check(person: Person, table: WebTable, game: str) -> int:
    """Every option of seat 0 has its place; how many there were."""
    position = table.get(0)
    options: list[Any] = next((ask["options"] for ask in position["asks"] if ask["seat"] == 0), [])
    if not options:
        return 0
    expect(person.page.locator(f".table[data-seq='{position['seq']}']")).to_have_count(1)
    board: set[str] = set()
    buttons = button_verbs(game)
    placed = {json.dumps(option) for option in options if option[0] not in buttons}
    for _ in range(FACTS_TRIES):
        board.update(offered(person, ":is([data-board], .dock)"))
        for tab in person.board_tabs() if person.is_narrow else []:
            person.tab(tab)
            board.update(offered(person, ":is([data-board], .dock)"))
        if placed <= board:
            break
        person.page.wait_for_timeout(100)
    assert placed <= board, placed - board
    if person.page.locator(".prompt .more[aria-expanded=false]").count():
        person.page.locator(".prompt .more").click()
    assert {json.dumps(option) for option in options} == set(offered(person, ".prompt"))
    return len(options)


@pytest.mark.parametrize(
    ("game", "seats", "settings", "size", "most"),
    [
        ("imperial-settlers", 2, {"factions": ["japanese", "egyptians"]}, DESKTOP, 30),
        pytest.param("imperial-settlers", 4, {}, DESKTOP, 15, marks=pytest.mark.long),
        pytest.param("imperial-settlers", 1, {}, DESKTOP, 12, marks=pytest.mark.long),
        ("imperial-settlers", 2, {"factions": ["romans", "barbarians"]}, PHONE, 15),
        ("tapestry", 2, {}, DESKTOP, 30),
        pytest.param("tapestry", 5, {"expansions": ["pp"]}, DESKTOP, 15, marks=pytest.mark.long),
        pytest.param("tapestry", 1, {"level": 3}, DESKTOP, 20, marks=pytest.mark.long),
        ("tapestry", 3, {"expansions": ["pp"]}, PHONE, 20),
        ("hyperborea", 2, {"mode": "faction_war"}, DESKTOP, 25),
        pytest.param("hyperborea", 6, {"face_up": True}, DESKTOP, 10, marks=pytest.mark.long),
        pytest.param("hyperborea", 3, {}, PHONE, 12, marks=pytest.mark.long),
        ("inventions", 2, {}, DESKTOP, 18),
        pytest.param("inventions", 4, {"prosperity": "mixed"}, DESKTOP, 18, marks=pytest.mark.long),
        pytest.param("inventions", 3, {}, PHONE, 16, marks=pytest.mark.long),
    ],
    ids=[
        *("settlers-two", "settlers-four", "settlers-solo", "settlers-phone", "two", "five", "solo", "phone"),
        *("hyperborea-two", "hyperborea-six", "hyperborea-phone"),
        *("inventions-two", "inventions-four", "inventions-phone"),
    ],
)
def test_every_option_of_random_games_has_its_place(
    arrive: Arrive, server: LocalServer, game: str, seats: int, settings: dict[str, Any], size: ViewportSize, most: int
) -> None:
    table = WebTable(server.client, ["person"] * seats, game, settings=settings, seed="1")
    rng, ada = Eager(1), arrive(size=size)
    ada.sit(table.id, table.tokens[0])
    checked: list[int] = []
    while len(checked) < most and table.get()["asks"]:
        if count := check(ada, table, game):
            checked.append(count)
        table.play(rng, rng.randrange(1, 8))
    assert sum(checked) > 60
