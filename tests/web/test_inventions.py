"""Inventions in a real browser: whole games by clicking, things taken up; pictures in build/screenshots."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from support.browser import DESKTOP, PHONE, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive

MOST: Final = 400
"""Choices of a game; a person who clicks at random takes far fewer."""
HASTENING: Final = ("decline", "end")


def seated(server: LocalServer, seats: int, seed: int) -> WebTable:
    """A game of a person against bots."""
    return WebTable(server.client, ["person", *["random"] * (seats - 1)], "inventions", seed=str(seed))


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "language", "seed", "size"),
    [(2, "en", 5, DESKTOP), (4, "de", 7, DESKTOP), (4, "en", 8, PHONE)],
    ids=["two", "four", "four-phone"],
)
def test_a_whole_game_is_played_by_clicking(
    arrive: Arrive, server: LocalServer, seats: int, language: str, seed: int, size: ViewportSize
) -> None:
    table = seated(server, seats, seed)
    ada = arrive(size=size, language=language, seed=seed, hastening=HASTENING, haste=0.6)
    ada.sit(table.id, table.tokens[0])
    made = 0
    while ada.step()["state"] != "over":
        made += 1
        if made == 30:
            ada.wait("asked", "over")
            ada.shoot(f"inventions-{seats}-2-middle")
        assert made < MOST
    ada.shoot(f"inventions-{seats}-3-end")
    assert made > 30
    expect(ada.page.locator(".podium li")).to_have_count(seats)
    expect(ada.page.locator(".end")).not_to_contain_text("Chronos")  # he scores nothing, and seat 3 is somebody else
    if not ada.is_narrow:
        ada.drawer("Others" if seats == 2 else "")  # with four there is nobody beside the players
    expect(ada.page.locator("aside .chronos")).to_have_count(1 if seats == 2 else 0)
    shown = ada.page.locator(".podium .score").all_inner_texts()
    assert sorted(int(score.split()[0]) for score in shown) == sorted(table.get(0)["result"]["scores"])


def test_a_phone_has_world_forums_society_and_cards(arrive: Arrive, server: LocalServer) -> None:
    table = seated(server, 2, 6)
    ada = arrive(size=PHONE, language="de", seed=6, hastening=HASTENING)
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    while ada.clicks < 12:
        assert ada.step()["state"] == "asked"
    ada.wait("asked")
    for name, shown, count in (("world", "[data-region]", 7), ("assembly", ".forum .space", 10)):
        ada.tab(name)
        expect(ada.page.locator(f"[data-board] {shown}")).to_have_count(count)
    ada.tab("mine")
    expect(ada.page.locator("[data-board] [data-hex]")).to_have_count(19)
    ada.shoot("inventions-phone-2-mine")
    ada.tab("cards")
    view = table.get(0)["view"]
    own = view["players"][0]
    cards = len(view["display"]) + bool(view["top"]) + len(own["ideas"]) + len(own["inventions"])
    expect(ada.page.locator("[data-board] .card")).to_have_count(cards)
    expect(ada.page.locator("[data-board] [data-id^=goal_]")).to_have_count(3)


def table_asking(server: LocalServer, topic: str) -> WebTable:
    """A table at which seat 0 is asked this, with a choice of what to take up."""
    for seed in range(1, 9):
        table, rng = WebTable(server.client, ["person", "person"], "inventions", seed=str(seed)), random.Random(seed)
        while asks := table.get(0)["asks"]:
            if asks[0]["seat"] == 0 and asks[0]["topic"] == topic and len({o[1] for o in table.options(0)}) > 1:
                return table
            table.play(rng, 1)
    raise AssertionError(f"nobody was asked {topic}")


def thing(person: Person, option: list[Any]) -> Locator:
    """What stands for this option alone on the board."""
    return person.page.locator(f"[data-board] [data-option='{json.dumps(option, separators=(',', ':'))}']")


def test_a_citizen_is_taken_up_and_travels(arrive: Arrive, server: LocalServer) -> None:
    table = table_asking(server, "travel")
    ada = arrive()
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    journeys = [option for option in table.options(0) if option[0] == "travel"]
    start, goal = str(journeys[-1][1]), str(journeys[-1][2])
    page = ada.page
    people = page.locator(f"[data-region='{start}'] .people.start")
    people.click()
    expect(people).to_have_attribute("aria-pressed", "true")
    from_here = [option for option in journeys if option[1] == start]
    expect(page.locator("[data-board] [data-option^='[\"travel']")).to_have_count(len(from_here))
    expect(page.locator("[data-board] .way.open")).not_to_have_count(0)
    before = {region["region"]: region["population"][0] for region in table.get(0)["view"]["regions"]}
    seq = ada.look()["seq"]
    thing(ada, journeys[-1]).click()
    ada.wait("asked", "waiting", after=seq)
    after = {region["region"]: region["population"][0] for region in table.get(0)["view"]["regions"]}
    assert (after[start], after[goal]) == (before[start] - 1, before[goal] + 1)
    assert table.get(0)["view"]["thread"][-1] == "travel"
    expect(page.locator(".thread li.action").last).to_have_attribute("data-id", "travel")
