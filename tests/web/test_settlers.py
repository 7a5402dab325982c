"""Imperial Settlers in the browser: paying and ending a turn ask no more than they have to."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.payment import can_choose_payment
from gobelin.games.imperial_settlers.vocabulary import GOODS, PURSE
from support.browser import PATIENCE_MS, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive

MOST_MOVES = 300
Question = dict[str, Any]


def until(table: WebTable, is_meant: Callable[[Question, dict[str, Any]], bool]) -> Question:
    """Play at random until seat 0 is asked what is meant."""
    rng = random.Random(1)
    for _ in range(MOST_MOVES):
        position = table.get(0)
        ask: Question | None = next((ask for ask in position["asks"] if ask["seat"] == 0), None)
        if ask is not None and is_meant(ask, position):
            return ask
        assert table.play(rng, 1)
    raise AssertionError("it is never asked")


def purchase(ask: Question, position: dict[str, Any]) -> list[Any] | None:
    """A card that could be built with more gold than need be."""
    goods = position["view"]["realms"][0]["goods"]
    purse = [goods[GOODS[good]] for good in PURSE]
    for option in ask["options"] if ask["topic"] == "turn" else ():
        card = BOX.copies.get(str(option[-1])) if option[0] == "build" else None
        if card is not None and not card.needs_location and can_choose_payment(purse, card.cost):
            return list(option)
    return None


def listed(person: Person, option: list[Any]) -> Locator:
    """An option in the list of all choices."""
    more = person.page.locator(".prompt .more[aria-expanded=false]")
    if more.count():
        more.click()
    return person.page.locator(f".prompt [data-option='{json.dumps(option, separators=(',', ':'))}']")


def start(arrive: Arrive, server: LocalServer) -> tuple[WebTable, Person, list[Any]]:
    """A person who could pay with more gold than need be, and for what."""
    settings = {"factions": ["egyptians", "romans"]}
    table = WebTable(server.client, game="imperial-settlers", seed="gold", settings=settings)
    ask = until(table, lambda ask, position: purchase(ask, position) is not None)
    ada = arrive()
    ada.sit(table.id, table.tokens[0])
    bought = purchase(ask, table.get(0))
    assert bought is not None
    return table, ada, bought


def test_a_purchase_that_gold_could_pay_for_takes_one_click(arrive: Arrive, server: LocalServer) -> None:
    table, ada, bought = start(arrive, server)
    listed(ada, bought).click()
    shown = table.wait(lambda position: bought[1] not in position["view"]["realms"][0]["hand"], 0)
    assert {ask["topic"] for ask in shown["asks"]}.isdisjoint({"pay", "pay_with"})


def test_other_ways_to_pay_are_one_step_away_by_click_and_by_keyboard(arrive: Arrive, server: LocalServer) -> None:
    table, ada, bought = start(arrive, server)
    ada.page.locator(".prompt [data-option='[\"pay_freely\"]']").click()
    table.wait(lambda position: position["view"].get("pays_freely"), 0)
    choice = listed(ada, bought)
    for digit in str(choice.get_attribute("data-number")):
        ada.page.keyboard.press(digit)
    expect(choice).to_be_focused(timeout=PATIENCE_MS)
    ada.page.keyboard.press("Enter")
    asked = table.wait(lambda position: any(ask["topic"] == "pay" for ask in position["asks"]), 0)
    ways = asked["asks"][0]["options"]
    expect(ada.page.locator(".prompt [data-option^='[\"pay\",']")).to_have_count(len(ways), timeout=PATIENCE_MS)
    gold = asked["view"]["realms"][0]["goods"]["gold"]
    second = ada.page.locator(".prompt [data-number='2']")
    ada.page.keyboard.press("2")
    expect(second).to_be_focused(timeout=PATIENCE_MS)
    ada.page.keyboard.press("Enter")
    paid = sum(ways[1][1:])
    assert paid > sum(ways[0][1:])  # the least gold comes first
    table.wait(lambda position: position["view"]["realms"][0]["goods"]["gold"] <= gold - paid, 0)


def test_a_turn_ends_by_one_key_or_click_and_for_good_where_that_is_wanted(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(
        server.client, game="imperial-settlers", seed="after", settings={"factions": ["japanese", "romans"]}
    )
    ada = arrive()

    def asked_after(ask: Question, position: dict[str, Any]) -> bool:
        return bool(ask["topic"] == "after")

    until(table, asked_after)
    ada.sit(table.id, table.tokens[0])
    always = ada.page.locator(".prompt .always")
    expect(always).to_have_text("Always “End your turn”, without asking", timeout=PATIENCE_MS)
    turn = table.get(0)["turn"]
    ada.page.keyboard.press("e")
    table.wait(lambda position: position["turn"] > turn, 0)
    until(table, asked_after)
    turn = table.get(0)["turn"]
    ada.page.locator(".prompt [data-option='[\"end_turn\"]']").click()
    table.wait(lambda position: position["turn"] > turn, 0)
    until(table, asked_after)
    always.click()
    shown = table.wait(
        lambda position: position["standing"] and "after" not in {a["topic"] for a in position["asks"]}, 0
    )
    assert [(answer["topic"], answer["option"], answer["until"]) for answer in shown["standing"]] == [
        ("after", ["end_turn"], "game")
    ]
    rng = random.Random(2)
    for _ in range(12):
        assert {(ask["seat"], ask["topic"]) for ask in table.get(0)["asks"]}.isdisjoint({(0, "after")})
        table.play(rng, 1)
    until(table, lambda ask, position: ask["topic"] == "turn")
    expect(always).to_have_text("Ask me again instead of “End your turn”", timeout=PATIENCE_MS)
    always.click()
    table.wait(lambda position: not position["standing"], 0)
    expect(always).to_have_count(0, timeout=PATIENCE_MS)
