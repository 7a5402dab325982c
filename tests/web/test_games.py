"""Whole games in a real browser, by clicking; pictures are kept in build/screenshots."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from support.browser import DESKTOP, PHONE, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive


@pytest.mark.long
def test_two_persons_play_imperial_settlers_in_two_browsers(arrive: Arrive) -> None:
    ada, ben = arrive(name="", seed=1), arrive(name="", seed=2, size=PHONE, language="de")
    ada.go("#/new/imperial-settlers")
    page = ada.page
    page.get_by_label("Who sits here").nth(1).select_option("person")
    page.get_by_label("Name").nth(0).fill("Ada")
    page.locator("summary", has_text="seed").click()
    page.get_by_label("Seed").fill("8")
    page.get_by_role("button", name="Begin").click()
    link = page.get_by_label("Link for Seat 2").input_value()
    ben.page.goto(link)
    ben.page.locator("#claim-name").fill("Ben")
    ben.page.get_by_role("button", name="Hinsetzen").click()
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".seats")).to_contain_text("Ben")
    expect(ben.page.locator(".seats")).to_contain_text("Ada")
    assert link.rsplit("/", 1)[1] not in ben.page.url

    end = time.monotonic() + 900
    persons = [ada, ben]
    while any(person.look()["state"] != "over" for person in persons):
        assert time.monotonic() < end
        asked = [person for person in persons if person.look()["state"] == "asked"]
        for person in asked[:1]:
            person.click_something()
        if not asked:
            page.wait_for_timeout(25)
    told = [person.page.locator(".podium .score").all_inner_texts() for person in persons]
    scores = [[int(words.split()[0]) for words in podium] for podium in told]
    assert scores[0] == scores[1]
    assert min(person.clicks for person in persons) > 20


def play_with_pictures(person: Person, name: str) -> None:
    """A whole game: pictures at the start, in the middle, and at the end."""
    person.wait("asked")
    person.shoot(f"{name}-1-start")
    made = 0
    while person.step()["state"] != "over":
        made += 1
        assert person.page.locator("[role=tooltip]:popover-open").count() <= 1  # one large card at a time
        if made == 25:
            person.wait("asked", "over")
            person.shoot(f"{name}-2-middle")
            if person.is_narrow:
                person.tab("mine")
                person.shoot(f"{name}-2-middle-mine")
                person.tab("others")
                person.shoot(f"{name}-2-middle-others")
        assert made < 400
    assert made > 15
    if person.is_narrow:
        person.page.locator(".tabs [data-tab]").first.click()  # the end is told there
    person.shoot(f"{name}-3-end")
    expect(person.page.locator(".podium li")).to_have_count(2)


@pytest.mark.long
def test_a_game_against_a_bot_on_a_desktop_in_english(arrive: Arrive) -> None:
    ada = arrive(seed=5)
    ada.go("#/new/imperial-settlers")
    ada.page.locator("summary", has_text="seed").click()
    ada.page.get_by_label("Seed").fill("5")
    ada.page.get_by_role("button", name="Begin").click()
    play_with_pictures(ada, "settlers")


@pytest.mark.long
def test_a_game_against_a_bot_on_a_phone_in_german(arrive: Arrive) -> None:
    ada = arrive(size=PHONE, language="de", seed=6)
    ada.go("#/new/imperial-settlers")
    ada.page.locator("summary", has_text="Startwert").click()
    ada.page.get_by_label("Startwert").fill("6")
    ada.page.get_by_role("button", name="Beginnen").click()
    play_with_pictures(ada, "settlers")


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.long)])
def test_a_whole_gauntlet_on_the_table_for_every_game(arrive: Arrive, server: LocalServer, language: str) -> None:
    table = WebTable(server.client, ["person", "greedy"], "gauntlet", seed="3")
    ada = arrive(size=DESKTOP if language == "en" else PHONE, language=language, seed=3)
    # Its own board draws nothing, so the one that serves any game does.
    ada.page.route("**/board.js", lambda route: route.fulfill(body="export {}", content_type="text/javascript"))
    ada.sit(table.id, table.tokens[0])
    ada.shoot("gauntlet-1-start")
    assert ada.play() > 5
    ada.shoot("gauntlet-3-end")


def test_a_game_from_outside_brings_its_own_board(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, ["person", "random"], "gauntlet", seed="3")
    ada = arrive(size=DESKTOP, seed=3)
    ada.sit(table.id, table.tokens[0])
    board = ada.page.locator(".gauntlet-board[data-part=table]")
    expect(board).to_contain_text(": 0")
    assert ada.play() > 5  # it is drawn anew as the game goes on
    scores = table.get(0)["view"]["scores"]
    expect(board).to_contain_text(f": {scores[0]}")


def test_a_game_for_tests_is_not_in_the_lobby(arrive: Arrive) -> None:
    ada = arrive(size=DESKTOP)
    ada.go("#/")
    expect(ada.page.get_by_role("heading", name="Tapestry")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Gauntlet")).to_have_count(0)
