"""The lobby: a banner for each game, a picture for each match."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser import PHONE, LocalServer
from support.server import WebTable

from .conftest import Arrive

GAMES = ("hyperborea", "imperial-settlers", "inventions", "tapestry")


@pytest.mark.parametrize("size", [ViewportSize(width=1366, height=768), PHONE], ids=["desktop", "phone"])
def test_every_game_hangs_there_with_its_picture(arrive: Arrive, size: ViewportSize) -> None:
    ada = arrive(size=size)
    ada.go("#/")
    expect(ada.page.locator(".banner .scene > svg")).to_have_count(len(GAMES))
    assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for banner in ada.page.locator(".banner").all():
        for button in banner.locator(".felt").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 40
            assert button.evaluate("(node) => node.scrollWidth <= node.clientWidth")


def test_a_match_against_bots_takes_two_clicks(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("#/")
    banner = ada.page.locator(".banner[data-game=inventions]")
    banner.get_by_role("button", name="Play").click()
    banner.get_by_role("button", name="Against 1 bot").click()
    ada.wait("asked")
    expect(ada.page.locator("[data-board]").first).to_be_visible()


def test_whoever_thinks_better_of_it_is_back_where_he_was(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("#/")
    play = ada.page.locator(".banner[data-game=tapestry]").get_by_role("button", name="Play")
    play.click()
    expect(ada.page.locator(".against input:focus")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".against")).to_have_count(0)
    expect(play).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_has_a_picture_of_its_state(arrive: Arrive, server: LocalServer, game: str) -> None:
    table = WebTable(server.client, ["person", "random"], game, seed="9")
    table.play(random.Random(9), 25)
    ada = arrive()
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    ada.go("#/")
    card = ada.page.locator(".match")
    expect(card.locator(".picture > svg > g")).to_have_class(game.split("-")[-1])
    expect(card.locator(".state")).to_have_text("Your turn")
    expect(card.locator(".player b")).to_have_count(2)


def test_the_matches_that_wait_come_first(arrive: Arrive, server: LocalServer) -> None:
    """A newer match that is over stands behind an older one that waits."""
    ada = arrive()
    waiting, over = (WebTable(server.client, ["person", "random"], "imperial-settlers", seed="7") for _ in range(2))
    over.play(random.Random(7))
    ada.sit(waiting.id, waiting.tokens[0])
    ada.wait("asked")
    ada.sit(over.id, over.tokens[0])
    ada.wait("over")
    ada.go("#/")
    states = ada.page.locator(".match .state")
    expect(states).to_have_text(["Your turn", "The game is over"])
