"""A new match: settings are chosen by picture and name, not typed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from support.browser import PHONE, LocalServer

from .conftest import Arrive


def settings(page: Page, server: LocalServer) -> dict[str, object]:
    """What the match at which the browser has just sat down was agreed upon with."""
    page.wait_for_selector(".table")
    match = page.url.rpartition("/m/")[2].partition("/")[0]
    token = page.evaluate("(id) => JSON.parse(localStorage['gobelin.keys'])[id].seats[0]", match)
    answer = server.client.get(f"/api/matches/{match}", headers={"Authorization": f"Bearer {token}"})
    return dict(answer.json()["settings"])


def test_civilizations_are_chosen_by_picture(arrive: Arrive, server: LocalServer) -> None:
    ada = arrive()
    ada.go("#/new/tapestry")
    page = ada.page
    page.get_by_role("button", name="Everything").click()
    expect(page.get_by_role("button", name="Everything")).to_have_attribute("aria-pressed", "true")
    for seat, name in enumerate(["Mystics", "Nomads"]):
        page.locator(".pick").nth(seat).click()
        expect(page.locator("dialog .thing .woven").first).to_be_visible()
        page.get_by_label("Search by name").fill(name[:4])
        page.locator("dialog").get_by_role("button", name=name).click()
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".pick").first.click()
    expect(page.locator("dialog").get_by_role("button", name="Nomads")).to_be_disabled()  # seat 2 has them
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Begin").click()
    agreed = settings(page, server)
    assert agreed["civilizations"] == ["mystics", "nomads"]
    assert agreed["expansions"] == ["pp", "aa", "ff"]


def test_cards_to_leave_out_are_chosen_by_picture_on_a_phone(arrive: Arrive, server: LocalServer) -> None:
    ada = arrive(size=PHONE)
    ada.go("#/new/tapestry")
    page = ada.page
    page.get_by_role("button", name="left out").click()
    page.locator("dialog").get_by_role("button", name="Academia").click()
    page.locator("dialog").get_by_role("button", name="Age of Sail").click()
    page.locator("dialog").get_by_role("button", name="Academia").click()
    page.get_by_role("button", name="Done").click()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Begin").click()
    assert settings(page, server)["removed"] == ["age_of_sail"]


def test_a_deck_that_the_rules_do_not_allow_is_refused_in_words(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("#/new/imperial-settlers")
    page = ada.page
    page.get_by_role("button", name="Romans: as printed").click()
    page.locator("dialog .thing").first.click()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Romans: 1 card")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert")).to_contain_text("decks")
    ada.troubles.clear()  # the browser notes the refusal
