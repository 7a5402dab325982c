"""The rulebook: a page of its own to read and to search, and beside the table at the clause behind the question."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from gobelin.kernel import find_game
from gobelin.rulebook import read_rulebook
from support.browser import DESKTOP, PHONE, LocalServer
from support.server import WebTable

from .conftest import Arrive

IN_SIGHT = "node => { const { top, bottom } = node.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight }"


def read(page: Page, url: str, *where: str) -> None:
    page.goto(f"{url}/#/{'/'.join(('rules', *where))}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_an_address_leads_to_a_paragraph(arrive: Arrive, server: LocalServer, size: dict[str, int]) -> None:
    page = arrive(size=size).page
    read(page, server.url, "inventions", "INV-EUR-09")
    paragraph = page.locator("#INV-EUR-09.marked")
    expect(paragraph).to_be_visible()
    page.wait_for_function(IN_SIGHT, arg=paragraph.element_handle())
    expect(page.locator("h2")).to_have_text("Eureka")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["hyperborea", "imperial_settlers", "inventions", "tapestry"])
def test_every_picture_is_drawn(arrive: Arrive, server: LocalServer, game: str) -> None:
    page = arrive().page
    for chapter in read_rulebook(find_game(game)).chapters:
        if chapter.figures:
            read(page, server.url, game.replace("_", "-"), chapter.id)
            expect(page.locator(f"[data-chapter={chapter.id}] figure")).to_have_count(len(chapter.figures))
            for part in {"table", "area"} & set(chapter.figures):
                expect(page.locator("figure .stage > *").first, part).to_be_attached()


def test_words_are_searched_and_what_is_found_is_opened(arrive: Arrive, server: LocalServer) -> None:
    page = arrive(language="de").page
    read(page, server.url, "inventions")
    page.locator("[data-rules-search]").fill("INV-CONC-09")
    found = page.locator("main ul a")
    expect(found.first).to_have_text("INV-CONC-09")
    found.first.click()
    expect(page.locator("#INV-CONC-09.marked")).to_be_visible()
    assert page.url.endswith("#/rules/inventions/INV-CONC-09")
    expect(page.locator("[data-rules-search]")).to_have_value("")


def test_a_chapter_leads_to_the_next_and_unknown_paragraphs_are_said_so(arrive: Arrive, server: LocalServer) -> None:
    page = arrive().page
    read(page, server.url, "hyperborea", "HYP-GEM")
    page.get_by_role("link", name="End phase of the turn →").click()
    expect(page.locator("[data-chapter=HYP-END]")).to_be_visible()
    read(page, server.url, "hyperborea", "HYP-NONE-01")
    expect(page.get_by_text("There is no paragraph HYP-NONE-01")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_question_opens_the_book_at_its_clause_and_the_table_stays(
    arrive: Arrive, server: LocalServer, size: dict[str, int]
) -> None:
    table, rng = WebTable(server.client, game="imperial-settlers", seed="8"), random.Random(8)
    while not (asked := [ask["rules"] for ask in table.get(0)["asks"] if ask["rules"]]):
        assert table.play(rng, 1)
    first = asked[0][0]
    ada = arrive(size=size)
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    ada.page.locator(".prompt").get_by_role("button", name="Rules for this question").click()
    paragraph = ada.page.locator(f"#{first}.marked")
    expect(paragraph).to_be_visible()
    ada.page.wait_for_function(IN_SIGHT, arg=paragraph.element_handle())
    ada.page.get_by_role("link", name="Contents").click()
    expect(paragraph).to_have_count(0)
    assert "#/m/" in ada.page.url
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-rules-search]")).to_have_count(0)
    expect(ada.page.locator(".prompt")).to_be_visible()
