"""Hyperborea in a real browser: whole games by clicking, cubes and figures taken up; pictures in build/screenshots."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from support.browser import DESKTOP, PHONE, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive

MOST: Final = 700
"""Choices of a short game; a person who clicks at random takes far fewer."""


def seated(server: LocalServer, seats: int, mode: str, seed: int) -> WebTable:
    """A short game of a person against bots."""
    kinds = ["person", *["greedy"] * (seats - 1)]
    settings = {"length": "short", "mode": mode}
    return WebTable(server.client, kinds, "hyperborea", settings=settings, seed=str(seed))


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "mode", "language", "seed", "size"),
    [
        (2, "invasion", "en", 5, DESKTOP),
        (6, "faction_war", "de", 7, DESKTOP),
        (2, "faction_war", "de", 8, PHONE),
        (6, "invasion", "en", 9, PHONE),
    ],
    ids=["two", "six", "two-phone", "six-phone"],
)
def test_a_whole_game_is_played_by_clicking(
    arrive: Arrive, server: LocalServer, seats: int, mode: str, language: str, seed: int, size: ViewportSize
) -> None:
    table = seated(server, seats, mode, seed)
    ada = arrive(size=size, language=language, seed=seed, hastening=("end",), haste=0.4)
    ada.sit(table.id, table.tokens[0])
    made = 0
    while ada.step()["state"] != "over":
        made += 1
        if made == 30:
            ada.wait("asked", "over")
            ada.shoot(f"hyperborea-{seats}-2-middle")
        assert made < MOST
    ada.shoot(f"hyperborea-{seats}-3-end")
    assert made > 20
    expect(ada.page.locator(".podium li")).to_have_count(seats)


def test_a_phone_has_the_map_the_own_board_and_the_market(arrive: Arrive, server: LocalServer) -> None:
    table = seated(server, 2, "faction_war", 6)
    ada = arrive(size=PHONE, language="de", seed=6)
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    ada.shoot("hyperborea-phone-1-start")
    while ada.clicks < 30:
        assert ada.step()["state"] == "asked"
    ada.wait("asked")
    for name, shown in (("map", ".ground"), ("mine", ".set"), ("market", ".stack .card")):
        ada.tab(name)
        expect(ada.page.locator(f"[data-board] {shown}").first).to_be_visible()
        expect(ada.page.locator(".dock .pool")).to_be_visible()
        ada.shoot(f"hyperborea-phone-2-{name}")


class Explorer(random.Random):
    """Puts cubes on Exploration where it can, which brings movement."""

    def choice(self, options: Any) -> Any:
        return super().choice([option for option in options if option[-1] == "exploration_1"] or options)


def table_with(server: LocalServer, verb: str) -> WebTable:
    """A table of two where the first player may do such a thing."""
    rng = Explorer(3)
    table = WebTable(server.client, ["person", "person"], "hyperborea", seed="3")
    while not (table.asked(0) == [0] and any(option[0] == verb for option in table.options(0))):
        assert table.play(rng, 1) == 1
    return table


def thing(person: Person, option: list[Any]) -> Locator:
    """What on the board stands for an option and no other."""
    return person.page.locator(f"[data-board] [data-option='{json.dumps(option, separators=(',', ':'))}']")


def cubes_on(table: WebTable, technology: Any) -> list[Any]:
    """The cubes of the first player on a technology."""
    placed = table.get(0)["view"]["players"][0]["placed"]
    return [cube for group in placed if group["technology"] == technology for cube in group["cubes"] if cube]


def test_a_cube_is_taken_up_and_placed_and_another_dragged(arrive: Arrive, server: LocalServer) -> None:
    table = table_with(server, "place")
    ada = arrive()
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    page = ada.page
    placings = [option for option in table.options(0) if option[0] == "place"]
    _, cube, technology = placings[0]
    page.locator(".available .cube").first.click()
    expect(page.locator(".available .cube").first).to_have_attribute("aria-pressed", "true")
    fitting = {option[2] for option in placings if option[1] == cube}
    expect(page.locator("[data-board] .set.offered")).to_have_count(len(fitting))
    before, seq = len(cubes_on(table, technology)), ada.look()["seq"]
    thing(ada, placings[0]).click()
    ada.wait("asked", after=seq)
    assert len(cubes_on(table, technology)) == before + 1
    assert cube in cubes_on(table, technology)

    _, cube, technology = next(option for option in table.options(0) if option[0] == "place")
    before, seq = len(cubes_on(table, technology)), ada.look()["seq"]
    target = page.locator(f"[data-board] .set[data-id='{technology}']")
    page.locator(".available .cube").first.drag_to(target)
    ada.wait("asked", after=seq)
    assert len(cubes_on(table, technology)) == before + 1
    expect(target.locator(".spaces svg:not(.empty)")).to_have_count(before + 1)


def test_a_figure_is_taken_up_and_moved(arrive: Arrive, server: LocalServer) -> None:
    table = table_with(server, "move")
    ada = arrive()
    ada.sit(table.id, table.tokens[0])
    steps = [option for option in table.options(0) if option[0] == "move"]
    hexes = table.get(0)["view"]["hexes"]
    _, start, to = steps[0]
    page = ada.page
    ada.wait("asked")
    figures = page.locator(f"[data-board] [data-on='{start}'] .start")
    figures.click()
    expect(figures).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-board] .cost")).to_have_count(len({step[2] for step in steps if step[1] == start}))
    (ask,) = table.get(0)["asks"]
    price = ask["consequences"][ask["options"].index(steps[0])]["cost"]["move"]
    expect(page.locator(f"[data-board] [data-on='{to}'] .cost text")).to_have_text(str(price))
    seq = ada.look()["seq"]
    points = table.get(0)["view"]["pool"]["points"]["move"]
    thing(ada, steps[0]).click()
    ada.wait("asked", after=seq)
    seen = table.get(0)["view"]
    assert seen["pool"]["points"].get("move", 0) == points - price
    assert seen["hexes"][to]["face"]["figures"][0] == hexes[to]["face"]["figures"][0] + 1
