"""What people do at a table besides choosing: undo, watch, replay, lose the connection, play by keyboard."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from support.browser import PATIENCE_MS, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive


def two_persons(arrive: Arrive, table: WebTable) -> tuple[Person, Person]:
    persons = arrive(name="Ada"), arrive(name="Ben")
    for person, token in zip(persons, table.tokens, strict=True):
        person.sit(table.id, token)
        expect(person.page.locator(".connection.live")).to_have_count(1)
    return persons


def test_undo_beyond_what_was_revealed_asks_the_other_person(arrive: Arrive, server: LocalServer) -> None:
    table, rng = WebTable(server.client, game="imperial-settlers", seed="2"), random.Random(2)
    while not (asking := [seat for seat in (0, 1) if table.get(seat)["undo"]["by_request"]]):
        assert table.play(rng, 1)
    persons = two_persons(arrive, table)
    asker, other = persons[asking[0]], persons[1 - asking[0]]
    before = table.get()["entries"]
    asker.page.get_by_role("button", name="Ask to undo").click()
    expect(asker.page.get_by_role("alert")).to_contain_text("waiting for")
    other.page.get_by_role("button", name="Refuse").click()
    expect(asker.page.get_by_role("alert")).to_have_count(0)
    assert table.get()["entries"] == before
    ask = asker.page.get_by_role("button", name="Ask to undo")
    ask.click()
    asker.page.get_by_role("button", name="Withdraw").click()
    expect(other.page.get_by_role("alert")).to_have_count(0)
    ask.click()
    expect(ask).to_be_disabled()  # once is enough
    other.page.get_by_role("button", name="Agree").click()
    expect(other.page.get_by_role("alert")).to_have_count(0)
    table.wait(lambda shown: shown["entries"] < before)
    asker.wait("asked")
    asker.click_something()


def test_the_table_comes_back_when_the_server_does(arrive: Arrive, server: LocalServer) -> None:
    table, rng = WebTable(server.client, game="imperial-settlers", seed="3"), random.Random(3)
    ada, ben = two_persons(arrive, table)
    server.stop()
    expect(ada.page.locator(".connection.waiting, .connection.connecting")).to_have_count(1)
    server.start()
    table.play(rng, 3)
    seq = table.get()["seq"]
    expect(ada.page.locator(f".table[data-seq='{seq}'] .connection.live")).to_have_count(1, timeout=PATIENCE_MS)
    while 0 not in table.asked():
        assert table.play(rng, 1)
    ada.step()
    table.wait(lambda shown: shown["seq"] > seq)
    for person in (ada, ben):  # the browser notes every attempt
        person.troubles = [trouble for trouble in person.troubles if "WebSocket" not in trouble]


def test_spectators_see_what_everybody_may_see(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, game="imperial-settlers", seed="4", spectators=True)
    table.play(random.Random(4), 12)
    guest = arrive(name="")
    guest.sit(table.id)
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
    assert guest.page.locator("[data-option], [data-options]").count() == 0
    guest.shoot("settlers-spectator")
    hands = [card for seat in (0, 1) for card in table.get(seat)["view"]["realms"][seat]["hand"]]
    public = table.client.get(table.path).json()["view"]
    hidden = [card for card in hands if card not in str(public)]
    assert hidden
    shown = guest.page.evaluate("() => [...document.querySelectorAll('[data-id]')].map((node) => node.dataset.id)")
    assert not set(hidden) & set(shown)
    seq = table.get()["seq"]
    table.play(random.Random(4), 1)
    expect(guest.page.locator(f".table[data-seq='{seq + 1}']")).to_have_count(1)
    table.send(None, "", {"spectators": False}, "PATCH")
    late = arrive()
    late.go(f"#/m/{table.id}")
    for person in (guest, late):
        expect(person.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
        expect(person.page.locator("[data-id]")).to_have_count(0)
        person.troubles.clear()  # the browser notes the refusal


def test_a_finished_game_is_replayed_step_by_step(arrive: Arrive, server: LocalServer, tmp_path: Path) -> None:
    table = WebTable(server.client, ["person", "random"], "imperial-settlers", seed="5")
    table.play(random.Random(5))
    last = table.get()["entries"]
    ada = arrive()
    ada.sit(table.id, table.tokens[0])
    ada.page.locator(".after").get_by_role("link", name="Replay").click()
    count = ada.page.locator(".controls .count")
    expect(count).to_have_text(f"0 / {last}")
    ada.page.get_by_role("button", name="One step forward").click()
    expect(count).not_to_have_text(f"0 / {last}")
    ada.page.keyboard.press("End")
    expect(count).to_have_text(f"{last} / {last}")
    ada.page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"{last - 1} / {last}")
    chapters = ada.page.locator(".controls select")
    third = chapters.locator("option", has_text="Round 3").first.get_attribute("value")
    chapters.select_option(third)
    expect(ada.page.locator("header.top")).to_contain_text("Round 3")
    ada.shoot("settlers-replay")
    ada.page.locator(".controls .primary").click()
    here = count.inner_text()
    expect(count).not_to_have_text(here)
    ada.go(f"#/replay/{table.id}/7")
    expect(count).to_have_text(f"7 / {last}")

    saved = tmp_path / "record.json"
    saved.write_bytes(table.send(0, "/record", method="GET").content)
    ben = arrive(name="Ben")
    ben.go("#/")
    ben.page.locator("input[type=file]").set_input_files(saved)
    expect(ben.page.locator(".controls .count")).to_have_text(f"0 / {last}")
    eyes = ben.page.get_by_label("Seen by")
    expect(eyes.locator("option")).to_have_count(3)  # both players, and what everybody saw
    ben.page.keyboard.press("End")
    ben.page.keyboard.press("ArrowLeft")
    for seat in ("1", "", "0"):
        eyes.select_option(seat)
        expect(ben.page.locator(".seats .me")).to_have_count(1 if seat else 0)
        expect(ben.page.locator(".controls .count")).to_have_text(f"{last - 1} / {last}")
    names = eyes.locator("option").all_inner_texts()
    expect(ben.page.locator(".seats .own")).to_have_text(names[0])


def test_a_second_device_takes_the_same_seat_by_a_code(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, ["person", "random"], "imperial-settlers", seed="6")
    ada = arrive()
    ada.sit(table.id, table.tokens[0])
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play on a second device").click()
    expect(ada.page.locator("svg.qr path")).to_have_count(1)
    link = ada.page.locator("dialog[open] input[readonly]").input_value()
    phone = arrive(name="")
    phone.page.goto(link)
    phone.wait("asked")
    assert phone.look()["seq"] == ada.look()["seq"]


def test_the_opening_is_played_by_keyboard_alone(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("#/")
    page = ada.page
    page.wait_for_selector(".banner h2")
    tab_to(ada, "Play", after="Imperial Settlers")
    page.keyboard.press("Enter")
    tab_to(ada, "Against 1 bot")
    page.keyboard.press("Enter")
    for turn in range(4):
        before = ada.wait("asked")["seq"]
        for _ in range(1 + turn % 3):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        if page.locator("[popover]:popover-open").count():  # several options lie behind that thing
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        ada.wait("asked", "waiting", after=before)
    ada.wait("asked")
    page.keyboard.press("?")
    expect(page.locator("[data-rules]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rules]")).to_have_count(0)
    page.keyboard.press("/")
    expect(page.locator("[data-log-search]")).to_be_focused()


def tab_to(person: Person, words: str, after: str = "") -> None:
    """Press Tab until the focus is on something of this name, in the panel of that title."""
    for _ in range(40):
        person.page.keyboard.press("Tab")
        here = person.page.evaluate(
            """() => { const at = document.activeElement
              return [at.ariaLabel || at.innerText || '', at.closest('article')?.innerText ?? ''] }"""
        )
        if words in here[0] and after in here[1]:
            return
    raise AssertionError(f"Tab does not lead to {words}")


def test_of_many_cards_each_is_pointed_at_and_a_large_one_leaves_the_question_in_sight(
    arrive: Arrive, server: LocalServer
) -> None:
    table, rng = WebTable(server.client, game="imperial-settlers", seed="23"), random.Random(23)
    while len(table.get(0)["view"]["realms"][0]["hand"]) < 11 or table.asked() != [0]:
        assert table.play(rng, 1)
    ada = arrive()
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    cards = ada.page.locator("[data-board] .hand li")
    assert cards.count() >= 11
    asked = ada.page.locator(".prompt").bounding_box()
    assert asked
    for index in (0, 5, 10):
        cards.nth(index).hover(position={"x": 20, "y": 40})
        large = ada.page.locator("[role=tooltip]:popover-open")
        expect(large).to_have_count(1)
        box = large.bounding_box()
        assert box
        assert box["y"] >= asked["y"] + asked["height"]
        ada.page.mouse.move(2, 2)
        expect(large).to_have_count(0)
