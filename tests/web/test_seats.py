"""Links and seats in the browser: several at one device, a rematch, turns told to one who looks elsewhere."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from support.browser import PHONE, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive

SHOWN = "() => [...document.querySelectorAll('[data-id]')].map((node) => node.dataset.id)"
RECORD = """() => {
  window.seen = []
  new MutationObserver(() => {
    const shown = [...document.querySelectorAll('[data-id]')].map((node) => node.dataset.id)
    window.seen.push({ covered: document.querySelector('.cover') !== null, shown })
  }).observe(document.body, { childList: true, subtree: true })
}"""


def secrets(table: WebTable) -> list[set[str]]:
    """What each of two seats alone can see of the table."""
    hands: list[set[str]] = [set(table.get(seat)["view"]["realms"][seat]["hand"]) for seat in (0, 1)]
    return [hands[seat] - {card for card in hands[1 - seat] if card in str(table.get(seat)["view"])} for seat in (0, 1)]


def shown(person: Person) -> set[str]:
    return set(person.page.evaluate(SHOWN))


@pytest.fixture
def table(server: LocalServer) -> WebTable:
    """A game for two in which both have cards in hand."""
    made, rng = WebTable(server.client, game="imperial-settlers", seed="21"), random.Random(21)
    made.play(rng, 12)
    assert all(secrets(made))
    return made


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_two_persons_share_a_browser_and_neither_sees_the_others_hand(
    arrive: Arrive, table: WebTable, size: str
) -> None:
    ada = arrive(name="", **({"size": PHONE} if size == "phone" else {}))
    hands = secrets(table)

    def turn_to_hand() -> None:
        if ada.is_narrow:
            ada.tab("hand")

    def name(words: str) -> None:
        ada.page.locator("#claim-name").fill(words)
        ada.page.get_by_role("button", name="Sit down").click()
        expect(ada.page.locator(".table .seats")).to_contain_text(words)

    ada.sit(table.id, table.tokens[0])
    name("Ada")
    turn_to_hand()
    assert hands[0] <= shown(ada)
    ada.page.goto(f"{ada.url}/#/m/{table.id}/{table.tokens[1]}")  # into the tab that is open
    name("Ben")
    turn_to_hand()
    assert hands[1] <= shown(ada)
    assert not hands[0] & shown(ada)
    assert str(table.tokens[1]) not in ada.page.url

    switch = ada.page.get_by_role("group", name="Play as")
    expect(switch.get_by_role("button", name="Ben")).to_be_disabled()
    ada.page.evaluate(RECORD)
    switch.get_by_role("button", name="Ada").click()
    expect(ada.page.get_by_role("heading", name="Hand over to Ada")).to_be_visible()
    assert shown(ada) == set()
    ada.page.get_by_role("button", name="I am Ada").click()
    turn_to_hand()
    expect(ada.page.locator(f"[data-id='{min(hands[0])}']").first).to_be_visible()
    assert not hands[1] & shown(ada)
    seen = ada.page.evaluate("() => window.seen")
    covered = next(index for index, moment in enumerate(seen) if moment["covered"])
    assert not any(set(moment["shown"]) & hands[1] for moment in seen[covered:])

    ada.page.reload()  # whoever sat here last sits here still
    ada.page.wait_for_selector(".table")
    turn_to_hand()
    assert not hands[1] & shown(ada)
    asked = table.asked()[0]
    if asked != 0:
        ada.page.get_by_role("button", name="I am Ben").click()
    before = table.get()["seq"]
    ada.wait("asked")
    ada.click_something()
    assert table.wait(lambda position: position["seq"] > before, asked)["seq"] > before


def test_a_seat_is_played_from_the_device_that_made_the_match(arrive: Arrive) -> None:
    ada = arrive(name="")
    ada.go("#/new/imperial-settlers")
    ada.page.get_by_label("Who sits here").nth(1).select_option("person")
    for number, name in enumerate(("Ada", "Ben")):
        ada.page.get_by_label("Name").nth(number).fill(name)
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.get_by_role("button", name="Play here too").click()
    expect(ada.page.get_by_label("Link for Ben")).to_have_count(0)
    ada.page.get_by_role("link", name="To the table").click()
    expect(ada.page.get_by_role("group", name="Play as").get_by_role("button")).to_have_count(2)


def test_a_link_that_is_not_good_leaves_the_seat_one_has(arrive: Arrive, table: WebTable) -> None:
    ada = arrive()
    ada.sit(table.id, table.tokens[0])
    ada.page.goto(f"{ada.url}/#/m/{table.id}/{'x' * 43}")
    expect(ada.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    ada.page.get_by_role("button", name="To your seat").click()
    ada.page.wait_for_selector(".table .prompt")
    ada.troubles.clear()  # the browser notes the refusal


def test_a_seat_is_opened_elsewhere_by_the_menu_and_not_by_its_first_link(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, game="gauntlet", seed="2")
    first = table.tokens[0]
    ada = arrive(name="Ada")
    ada.sit(table.id, first)
    own = ada.page.locator(".seats .own")
    expect(own).to_have_text("Ada")
    table.wait(lambda shown: shown["players"][0]["claimed"], None)
    ada.go(f"#/m/{table.id}/{first}")  # where one sits already, it still leads there
    expect(own).to_have_text("Ada")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play on a second device").click()
    link = ada.page.get_by_label("Your link").input_value()
    assert str(first) not in link
    tablet, host = arrive(name="Ada"), arrive(name="Ben")
    tablet.page.goto(link)
    expect(tablet.page.locator(".seats .own")).to_have_text("Ada")
    host.page.goto(f"{host.url}/#/m/{table.id}/{first}")
    expect(host.page.get_by_text("This link no longer works")).to_be_visible()
    host.troubles.clear()  # the browser notes the refusal
    ada.page.keyboard.press("Escape")
    table.send(None, "/seats/1/reissue")
    for person in (ada, tablet):
        expect(person.page.get_by_text("The host has issued a new link")).to_be_visible()


def test_a_name_that_somebody_has_is_asked_for_again(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, game="gauntlet", seed="2")
    table.send(0, "/claim", {"name": "Ada"})
    other = arrive(name="ada")
    other.sit(table.id, table.tokens[1])
    expect(other.page.get_by_role("alert").filter(has_text="choose another").first).to_be_visible()
    other.page.locator("#claim-name").fill("Ben")
    other.page.get_by_role("button", name="Sit down").click()
    expect(other.page.locator(".seats .own")).to_have_text("Ben")


def test_a_rematch_keeps_the_seats_and_the_links(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, game="gauntlet", seed="2")
    table.play(random.Random(2))
    for seat, name in enumerate(("Ada", "Ben")):
        table.send(seat, "/claim", {"name": name})
    ada, ben = arrive(name="Ada"), arrive(name="Ben")
    ada.sit(table.id, table.tokens[0])
    ben.sit(table.id, table.tokens[1])
    ben.page.get_by_role("button", name="Rematch").click()
    expect(ben.page.get_by_text("Not here yet: Ada")).to_be_visible()
    expect(ben.page.locator(".seats .own")).to_have_text("Ben")
    assert table.id not in ben.page.url
    ada.drawer("Chat")
    expect(ada.page.get_by_text("I have begun a rematch")).to_be_visible()
    ben.page.reload()  # the links are not lost with the page
    ben.page.get_by_role("button", name="Links to pass on").click()
    link = ben.page.get_by_label("Link for Ada").input_value()
    ada.page.goto(link)
    expect(ada.page.locator(".seats .own")).to_have_text("Ada")
    expect(ben.page.get_by_text("Not here yet: Ada")).to_have_count(0)
    ben.go(f"#/m/{table.id}")
    ben.page.get_by_role("button", name="To the rematch").click()
    ben.page.wait_for_selector(".table .prompt")
    assert f"/{link.split('/')[-2]}" in ben.page.url


NOTED = """() => {
  const Real = window.Notification
  window.asked = 0
  window.noted = []
  window.Notification = class extends Real {
    constructor(title, options) { super(title, options); window.noted.push([title, options.body]) }
    static requestPermission() { window.asked += 1; return Real.requestPermission() }
  }
  Object.defineProperty(document, 'hidden', { get: () => window.away ?? false })
}"""


def test_a_turn_is_told_to_one_who_looks_elsewhere(arrive: Arrive, server: LocalServer) -> None:
    table, rng = WebTable(server.client, game="imperial-settlers", seed="22"), random.Random(22)
    while table.asked() != [1]:
        assert table.play(rng, 1)
    ada = arrive()
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(f"({NOTED})()")
    ada.sit(table.id, table.tokens[0])
    ada.wait("waiting")
    assert ada.page.evaluate("() => window.asked") == 0
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_label("Notify me").check()
    expect(ada.page.get_by_label("Notify me")).to_be_checked()
    ada.page.keyboard.press("Escape")
    ada.page.evaluate("() => { window.away = true }")
    while table.asked() != [0]:
        table.move(1)
    ada.page.wait_for_function("() => window.noted.length > 0")
    [(title, body)] = ada.page.evaluate("() => window.noted")
    assert title == "Imperial Settlers"
    assert ada.page.locator(".prompt h2").inner_text() == body
