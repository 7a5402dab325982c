"""What has happened is seen: the recap, move after move, and what moves on the board."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from support.browser import PHONE, LocalServer
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
    ada.drawer()
    ada.page.locator(".recap summary").click()
    line = ada.page.locator(".recap li").filter(has_text="built").last
    line.get_by_role("button").click()
    expect(ada.page.locator("body")).to_have_attribute("data-lit", built(1)[-1])
    line.get_by_role("link").click()
    expect(ada.page.locator(".controls .count")).to_contain_text(" / ")
    ada.page.get_by_role("button", name="What happened").click()
    expect(ada.page.locator(".log li", has_text="built").last).to_be_visible()


def test_moves_of_others_are_shown_one_after_the_other_and_skipped_at_once(arrive: Arrive, server: LocalServer) -> None:
    table, rng = WebTable(server.client, game="imperial-settlers", seed="8"), random.Random(8)
    while table.asked() != [1] or table.get()["turn"] < 2:
        assert table.play(rng, 1)
    ada = arrive(pace="slow")
    ada.sit(table.id, table.tokens[0])
    expect(ada.page.locator(".connection.live")).to_have_count(1)
    before = table.get()["seq"]
    while 0 not in table.asked():
        assert table.play(rng, 1)
    newest = table.get()["seq"]
    caption = ada.page.locator(".happening .caption")
    expect(caption).to_be_visible()
    shown = ada.look()
    assert shown["state"] == "waiting"  # the question waits
    assert before < shown["seq"] <= newest
    ada.page.keyboard.press("Escape")
    expect(caption).to_have_count(0)
    assert ada.look() == {"state": "asked", "seq": newest}


def test_what_is_new_on_the_board_comes_from_where_it_was(arrive: Arrive, server: LocalServer) -> None:
    table, rng = WebTable(server.client, game="imperial-settlers", seed="8", spectators=True), random.Random(8)
    while table.asked() != [1] or table.get()["turn"] < 2:
        assert table.play(rng, 1)
    moving, still = arrive(pace="fast"), arrive(name="Eve", pace="fast")
    moving.page.emulate_media(reduced_motion="no-preference")
    for person, token in ((moving, table.tokens[0]), (still, None)):
        person.sit(table.id, token)
        expect(person.page.locator(".connection.live")).to_have_count(1)
        person.page.evaluate(
            """() => { const animate = Element.prototype.animate
              window.ways = []
              Element.prototype.animate = function (frames, how) {
                if (JSON.stringify(frames).includes('trans')) window.ways.push(this.className)
                return animate.call(this, frames, how)
              } }"""
        )
    while 0 not in table.asked():
        assert table.play(rng, 1)
    newest = table.get()["seq"]
    for person in (moving, still):
        expect(person.page.locator(f".table[data-seq='{newest}']")).to_have_count(1)
    assert moving.page.evaluate("window.ways.length") > 0
    assert still.page.evaluate("window.ways.length") == 0


def test_sounds_and_pace_are_set_in_the_menu(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, game="imperial-settlers", seed="9")
    desktop, phone = arrive(), arrive(name="Ben", size=PHONE)
    for person, heard in ((desktop, True), (phone, False)):
        person.sit(table.id, table.tokens[0 if heard else 1])
        person.page.get_by_role("button", name="Menu").click()
        expect(person.page.get_by_label("Soft sounds")).to_be_checked(checked=heard)
    desktop.page.get_by_label("Soft sounds").uncheck()
    desktop.page.get_by_label("Moves of others").select_option("slow")
    desktop.page.reload()
    desktop.page.get_by_role("button", name="Menu").click()
    expect(desktop.page.get_by_label("Soft sounds")).not_to_be_checked()
    expect(desktop.page.get_by_label("Moves of others")).to_have_value("slow")


def test_the_end_tells_how_it_came(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, ["person", "random"], "imperial-settlers", seed="5")
    table.play(random.Random(5))
    over = table.get()
    totals = [0, 0]
    for swing in over["swings"]:
        totals[swing["seat"]] += swing["points"]
    assert totals == over["result"]["scores"]
    ada = arrive()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.sit(table.id, table.tokens[0])
    finale = ada.page.locator(".finale")
    expect(finale.locator("svg .line")).to_have_count(2)
    finale.get_by_role("button", name="Copy as text").click()
    expect(finale.get_by_role("button", name="Copied")).to_be_visible()
    said = ada.page.evaluate("navigator.clipboard.readText()")
    assert all(f": {score} (" in said for score in over["result"]["scores"])
    with ada.page.expect_download() as saved:
        finale.get_by_role("button", name="Save as a picture").click()
    assert saved.value.suggested_filename == f"gobelin-{table.id}.png"
    assert saved.value.path().stat().st_size > 5000
    moment = finale.locator("ol a").first
    wanted = str(moment.get_attribute("href")).rpartition("/")[2]
    moment.click()
    expect(ada.page.locator(".controls .count")).to_have_text(f"{wanted} / {over['entries']}")
