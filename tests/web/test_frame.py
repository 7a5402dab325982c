"""The frame of the table: what is around the board, and what one does with it by key, by pointer and on a phone."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

from support.browser import PHONE, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive


def seated(arrive: Arrive, table: WebTable, **more: object) -> Person:
    ada = arrive(**more)
    ada.sit(table.id, table.tokens[0])
    expect(ada.page.locator(".connection.live")).to_have_count(1)
    return ada


def asked(server: LocalServer, game: str, least: int, seed: int = 1, seats: int = 2) -> WebTable:
    """A table at which seat 0 has so many options."""
    table, rng = WebTable(server.client, ["person"] * seats, game, seed=str(seed)), random.Random(seed)
    while len(table.options(0)) < least:
        assert table.play(rng, 1)
    return table


def test_a_digit_leads_to_its_option_though_that_is_on_the_board(arrive: Arrive, server: LocalServer) -> None:
    table = asked(server, "hyperborea", 12)
    ada = seated(arrive, table)
    ada.wait("asked")
    number = next(index for index, option in enumerate(table.options(0), 1) if option[0] != "end_turn" and index > 2)
    for digit in str(number):
        ada.page.keyboard.press(digit)
    chosen = json.dumps(table.options(0)[number - 1], separators=(",", ":"))
    focused = ada.page.locator(":focus")
    expect(focused).to_have_attribute("data-option", chosen)
    seq = table.get()["seq"]
    ada.page.keyboard.press("Enter")
    table.wait(lambda position: position["seq"] > seq, 0)


def test_who_chooses_by_keyboard_keeps_the_focus_at_the_table(arrive: Arrive, server: LocalServer) -> None:
    table = asked(server, "tapestry", 3)
    ada = seated(arrive, table)
    before = ada.wait("asked")["seq"]
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("Enter")
    ada.wait("asked", "waiting", after=before)
    ada.page.wait_for_function("() => document.activeElement?.closest('.table')")


def test_what_is_offered_says_in_one_popover_what_it_brings(arrive: Arrive, server: LocalServer) -> None:
    ada = seated(arrive, asked(server, "tapestry", 3))
    ada.wait("asked")
    ada.page.locator("[data-board] [data-option]").first.hover()
    bubble = ada.page.locator("[role=tooltip]:popover-open")
    expect(bubble).to_have_count(1)
    assert bubble.inner_text().strip()
    ada.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_the_legend_is_one_key_away(arrive: Arrive, server: LocalServer) -> None:
    ada = seated(arrive, asked(server, "tapestry", 1))
    ada.page.keyboard.press("i")
    expect(ada.page.get_by_role("dialog", name="What the icons mean")).to_be_visible()


def test_a_pointer_leads_to_what_is_out_of_sight(arrive: Arrive, server: LocalServer) -> None:
    """A board is put into a scroller that is too low for it; what it offers at its end is pointed at."""
    ada = seated(arrive, asked(server, "imperial-settlers", 8))
    ada.wait("asked")
    ada.page.add_style_tag(
        content="[data-board].centre { display: block; overflow-y: auto } [data-board]::after"
        " { content: ''; display: block; height: 3000px }"
    )
    board = ada.page.locator("[data-board]")
    board.evaluate("(node) => (node.scrollTop = 9999)")
    pointer = ada.page.locator(".pointer").first
    expect(pointer).to_contain_text("more above")
    leads = json.loads(pointer.get_attribute("data-leads") or "[]")
    assert leads
    far = board.evaluate("(node) => node.scrollTop")
    pointer.click()
    ada.page.wait_for_function("(far) => document.querySelector('[data-board]').scrollTop < far", arg=far)


def test_nothing_is_said_by_a_title_alone(arrive: Arrive, server: LocalServer) -> None:
    ada = seated(arrive, asked(server, "imperial-settlers", 3))
    ada.wait("asked")
    told = (
        "() => [...document.querySelectorAll('.table [title]')].filter((node) => !node.closest('[data-board], .line'))"
    )
    assert ada.page.evaluate(f"({told})().map((node) => node.outerHTML)") == []


def test_an_address_without_a_page_says_so(arrive: Arrive, server: LocalServer) -> None:
    ada = arrive()
    answer = ada.page.goto(f"{server.url}/nowhere/at/all")
    assert answer
    assert answer.status == 404
    expect(ada.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    ada.troubles = [trouble for trouble in ada.troubles if "404" not in trouble]
    ada.page.get_by_role("link", name="To the lobby").click()
    expect(ada.page.get_by_role("heading", name="Tapestry").first).to_be_visible()


def test_the_device_goes_on_by_one_click(arrive: Arrive, server: LocalServer) -> None:
    table = asked(server, "imperial-settlers", 1)
    for seat, name in enumerate(("Ada", "Ben")):
        table.send(seat, "/claim", {"name": name})
    ada = arrive()
    ada.sit(table.id, table.tokens[1])
    ada.page.goto(f"{ada.url}/#/m/{table.id}/{table.tokens[0]}")
    ben = ada.page.get_by_role("button", name="I am Ben")
    while not ben.count():
        ada.wait("asked")
        seq = table.get()["seq"]
        table.move(0)
        ada.page.wait_for_function(
            "(seq) => !document.querySelector('.table') || document.querySelector('.table').dataset.seq > seq", arg=seq
        )
    expect(ada.page.get_by_role("button", name="Back: I am Ada")).to_be_visible()
    ben.click()
    ada.wait("asked")
    expect(ada.page.locator(".seats")).not_to_contain_text("not here")


def test_who_resigns_against_bots_has_a_way_on(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, ["person", "random"], "imperial-settlers", seed="4")
    ada = seated(arrive, table)
    ada.wait("asked")
    table.send(0, "/resign")
    prompt = ada.page.locator(".prompt")
    expect(prompt).to_contain_text("abandoned")
    expect(prompt.get_by_role("link", name="To the lobby")).to_be_visible()
    expect(prompt.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_phone_says_that_somebody_has_written(arrive: Arrive, server: LocalServer) -> None:
    table = asked(server, "imperial-settlers", 1)
    ada = seated(arrive, table, size=PHONE)
    table.send(1, "/chat", {"text": "Good luck!"})
    expect(ada.page.get_by_role("img", name="1 new message")).to_be_visible()
    ada.tab("log")
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_text("Good luck!")).to_be_visible()
    expect(ada.page.get_by_role("img", name="1 new message")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_everything_is_large_enough_to_touch(arrive: Arrive, server: LocalServer, language: str) -> None:
    table = asked(server, "hyperborea", 3, seats=6)
    ada = seated(arrive, table, size=PHONE, language=language)
    ada.wait("asked")
    small = ada.page.evaluate(
        """() => [...document.querySelectorAll('.table button, .table a')]
          .filter((node) => !node.closest('[data-board]') && node.checkVisibility({ visibilityProperty: true }))
          .map((node) => [node.outerHTML.slice(0, 90), node.getBoundingClientRect()])
          .filter(([, { width, height }]) => height < 40 || width < 40).map(([words]) => words)"""
    )
    assert small == []
    prompt, menu = ada.page.locator(".prompt").bounding_box(), ada.page.locator("header .menu").bounding_box()
    assert prompt
    assert menu
    assert menu["y"] < 60  # a long title does not push it down
    assert prompt["x"] + prompt["width"] <= 390
