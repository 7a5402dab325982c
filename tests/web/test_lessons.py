"""Learning in the browser: a lesson is begun in the lobby, and what the teacher speaks of is lit."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from gobelin.kernel import find_game, game_names
from gobelin.lessons import lessons_of
from support.browser import DESKTOP, PHONE

from .conftest import Arrive

GAMES: Final = [name for name in game_names() if lessons_of(find_game(name))]
LIT: Final = """() => document.getAnimations().some(({ animationName }) => animationName === 'taught')
  || [...document.querySelectorAll('[data-board] *, .prompt *, .dock *')]
    .some((node) => getComputedStyle(node).outlineColor === getComputedStyle(
      document.querySelector('.teacher')).borderTopColor && getComputedStyle(node).outlineStyle === 'solid')"""
"""Whether something on the table has the ring that the teacher lights."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_beats_are_learned_by_clicking(arrive: Arrive, game: str, size: ViewportSize) -> None:
    ada = arrive(size=size, language="de" if size is PHONE else "en")
    ada.go("#/")
    ada.page.locator(f".banner[data-game={game}] button.learn").click()
    ada.wait("asked")
    teacher = ada.page.locator(".teacher")
    expect(teacher.locator("[data-beat]")).to_have_attribute("data-beat", "welcome")
    ada.page.wait_for_function(LIT)
    expect(teacher.locator("[aria-keyshortcuts]")).to_be_visible()
    while teacher.locator("[aria-keyshortcuts]").count():
        ada.page.keyboard.press("n")
    for _ in range(4):
        ada.step()
    ada.wait("asked")
    beat = teacher.locator("[data-beat]")
    before = beat.get_attribute("data-beat") if beat.count() else None
    ada.page.reload()
    ada.wait("asked")
    assert (beat.get_attribute("data-beat") if beat.count() else None) == before
    assert teacher.evaluate("(node) => node.scrollWidth <= node.clientWidth")


def test_the_teacher_can_be_sent_away_and_called_back(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("#/")
    ada.page.locator(".banner button.learn").last.click()
    ada.wait("asked")
    ada.page.locator(".teacher .leave").click()
    expect(ada.page.locator(".teacher")).to_have_count(0)
    ada.page.reload()
    ada.page.locator(".call").click()
    expect(ada.page.locator(".teacher [data-beat]")).to_be_visible()
