"""What has happened is seen: the recap, move after move, and what moves on the board."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from support.browser import LocalServer
from support.server import WebTable

from .conftest import Arrive


def test_a_recap_leads_to_what_the_others_did(arrive: Arrive, server: LocalServer) -> None:
    table, rng = WebTable(server.client, game="imperial-settlers", seed="7"), random.Random(7)

    def built(seat: int) -> list[str]:
        shown = table.get(0)
        news = [told for told in shown["log"] if told["at"] > shown["since_my_turn"]]
        return [told["args"][1] for told in news if told["verb"] == "built" and told["args"][0] == seat]

    while 0 not in table.asked() or not built(1):
        assert table.play(rng, 1)
    ada = arrive()
    ada.sit(table.id, table.tokens[0])
    ada.page.evaluate(
        """() => document.addEventListener('animationstart', ({ target, animationName }) => {
          if (animationName.endsWith('flash')) document.body.dataset.lit = target.dataset.id
        })"""
    )
    line = ada.page.locator(".recap li").filter(has_text="built").last
    line.get_by_role("button").click()
    expect(ada.page.locator("body")).to_have_attribute("data-lit", built(1)[-1])
    line.get_by_role("link").click()
    expect(ada.page.locator(".controls .count")).to_contain_text(" / ")
    expect(ada.page.locator(".log li", has_text="built").last).to_be_visible()
