"""What bots think for people: levels, hints at the table, the analysis of a match that is over."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.browser import DESKTOP, PATIENCE_MS, PHONE, LocalServer, Person
from support.server import WebTable, short_record

from .conftest import Arrive
from .test_accessible import findings

POINTED = """(board) => [...document.querySelectorAll(`${board} :is([data-option], [data-options])`)]
  .filter((node) => getComputedStyle(node).outlineStyle === 'dashed').map((node) => node.dataset.option)"""
"""What a hint points at."""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hint_is_pointed_at_said_and_taken(arrive: Arrive, server: LocalServer, size: str) -> None:
    table = WebTable(server.client, ["person", "person"], "imperial-settlers", seed="3")
    rng = random.Random(3)
    while 0 not in table.asked() or len(table.options(0)) < 3:
        assert table.play(rng, 1)
    ada = arrive(size=PHONE if size == "phone" else DESKTOP)
    ada.sit(table.id, table.tokens[0])
    before = ada.wait("asked")["seq"]
    ada.page.get_by_role("button", name="Hint").click()
    said = ada.page.locator(".prompt [role=status]")
    expect(said).to_contain_text("Hint:")
    chosen = ada.page.evaluate("() => document.activeElement.dataset.option")
    assert json.loads(chosen) in table.options(0)
    assert ada.page.evaluate(POINTED, ".prompt") == [chosen]
    if size == "desktop":  # a phone has it on one of its tabs
        assert ada.page.evaluate(POINTED, "[data-board]")
    ada.shoot(f"hint-{size}")
    assert not findings(ada)
    assert table.get(0)["seq"] == before
    ada.page.keyboard.press("Enter")
    ada.wait("asked", "waiting", "over", after=before)
    expect(said).to_have_text("")
    assert ada.page.evaluate(POINTED, "body") == []
    assert json.loads(chosen) == last_choice(table)


def last_choice(table: WebTable) -> list[str | int]:
    """What was chosen last: a record is shown when the match is over."""
    table.send(None, "/abandon")
    entries = table.send(0, "/record", method="GET").json()["entries"]
    return list(entries[-1][2])


def test_a_hint_vanishes_with_its_question(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, ["person", "person"], "imperial-settlers", seed="3")
    (seat,) = table.asked()
    ada = arrive()
    ada.sit(table.id, table.tokens[seat])
    ada.wait("asked")
    ada.page.keyboard.press("h")
    said = ada.page.locator(".prompt [role=status]")
    expect(said).to_contain_text("Hint:")
    ada.page.get_by_role("button", name="Dismiss the hint").click()
    expect(said).to_have_text("")
    ada.page.keyboard.press("h")
    expect(said).to_contain_text("Hint:")
    table.move(seat)  # on another device
    expect(said).to_have_text("")


def test_where_the_host_allows_no_hints_there_is_no_button(arrive: Arrive, server: LocalServer) -> None:
    ada = arrive()
    ada.go("#/new/imperial-settlers")
    ada.page.get_by_label("Who sits here").nth(1).select_option("easy")
    ada.page.locator("summary", has_text="seed").click()
    ada.page.get_by_label("Hints are allowed").uncheck()
    ada.page.get_by_role("button", name="Begin").click()
    ada.wait("asked")
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(ada.page.locator("[data-seat='1']").first).to_contain_text("Easy bot")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_label("Hints are allowed").check()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(1)


def bring(person: Person, folder: Path) -> None:
    """Open a finished game from its file."""
    file = folder / "game.json"
    file.write_text(json.dumps(short_record(2)), "utf-8")
    person.go("#/")
    person.page.set_input_files("input[type=file]", file)
    person.page.wait_for_selector(".controls")


def test_a_finished_game_is_analysed(arrive: Arrive, tmp_path: Path) -> None:
    ada = arrive()
    bring(ada, tmp_path)
    ada.page.get_by_role("button", name="Analyse").click()
    ada.page.wait_for_selector(".analysis progress, .graph")
    ada.page.reload()  # the server goes on meanwhile
    graph = ada.page.get_by_role("slider", name="How everybody stood")
    expect(graph).to_have_count(1, timeout=PATIENCE_MS)
    expect(ada.page.locator(".graph .line")).to_have_count(2)
    mistakes = ada.page.locator(".mistakes button")
    assert mistakes.count() >= 1
    expect(mistakes.first).to_contain_text("better:")
    ada.shoot("analysis")
    assert not findings(ada)

    mistakes.first.click()
    expect(mistakes.first).to_have_attribute("aria-current", "true")
    step = int(ada.page.locator(".controls .count").inner_text().split()[0])
    ada.page.wait_for_function("(step) => location.hash.endsWith('/' + step)", arg=step)

    graph.focus()
    ada.page.keyboard.press("End")
    assert "The end" in str(graph.get_attribute("aria-valuetext"))
    ada.page.keyboard.press("ArrowLeft")
    assert "Turn" in str(graph.get_attribute("aria-valuetext"))
    assert ada.page.url.endswith(f"/{step}")  # only looked at
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("(step) => !location.hash.endsWith('/' + step)", arg=step)
    graph.click(position={"x": 60, "y": 60})
    ada.page.wait_for_function("() => Number(location.hash.split('/').at(-1)) < 10")


def test_an_analysis_on_a_phone_in_german_leads_to_the_board(arrive: Arrive, tmp_path: Path) -> None:
    ada = arrive(size=PHONE, language="de")
    bring(ada, tmp_path)
    ada.page.get_by_role("button", name="Analysieren").click()
    ada.page.wait_for_selector(".graph")
    ada.shoot("analysis-phone")
    assert not findings(ada)
    ada.page.locator(".mistakes button").first.tap()
    expect(ada.page.locator("p.brief")).to_contain_text("besser:")
    expect(ada.page.locator(".graph")).to_have_count(0)
    expect(ada.page.locator("main.centre")).to_be_visible()
