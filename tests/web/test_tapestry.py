"""Tapestry in a real browser, by clicking; pictures are kept in build/screenshots."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import expect

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.loading import BOX
from support.browser import DESKTOP, PHONE, SCREENSHOTS, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive

HURRY = {"hastening": ("income", "decline", "pass"), "haste": 0.6}
"""Takes income more often than not: the game comes to its end."""
MOST = 400


def pictures(person: Person, name: str) -> None:
    """What each tab of a phone shows."""
    for tab in ("tracks", "map", "capital", "hand", "others"):
        person.tab(tab)
        person.page.screenshot(path=SCREENSHOTS / f"{name}-{tab}-phone-{person.language}.png")


@pytest.mark.long
@pytest.mark.parametrize(("name", "sets"), [("two", []), ("all", ["pp", "aa", "ff"])], ids=["base", "all-sets"])
def test_two_persons_play_to_the_end_at_a_desk_and_on_a_phone(
    arrive: Arrive, server: LocalServer, name: str, sets: list[str]
) -> None:
    settings = {"expansions": sets, "placeholders": bool(sets)}
    table = WebTable(server.client, game="tapestry", seed="4", settings=settings)
    ada = arrive(seed=1, name="Ada", **HURRY)
    ben = arrive(seed=2, name="Ben", size=PHONE, language="de", **HURRY)
    persons = [ada, ben]
    for person, token in zip(persons, table.tokens, strict=True):
        person.sit(table.id, token)
        person.wait("asked")
    ada.shoot(f"tapestry-{name}-1-start")
    is_halfway = False
    while any(person.look()["state"] != "over" for person in persons):
        asked = [person for person in persons if person.look()["state"] == "asked"]
        for person in asked[:1]:
            person.click_something()
        if not asked:
            ada.page.wait_for_timeout(20)
        if not is_halfway and table.get()["view"]["players"][0]["era"] == 3:
            is_halfway = True
            ada.shoot(f"tapestry-{name}-2-middle")
            pictures(ben, f"tapestry-{name}-2-middle")
        assert sum(person.clicks for person in persons) < MOST
    scores = [person.page.locator(".podium .score").all_inner_texts() for person in persons]
    assert [words.split()[0] for words in scores[0]] == [words.split()[0] for words in scores[1]]
    assert min(person.clicks for person in persons) > 20
    ada.shoot(f"tapestry-{name}-3-end")
    ben.shoot(f"tapestry-{name}-3-end")
    told(ada, table)


def told(person: Person, table: WebTable) -> None:
    """The points by source at the end are all points, for everybody."""
    person.page.locator("summary", has_text="As a table").click()
    rows = person.page.locator(".end tbody tr td").all_inner_texts()
    counted = sum(int(cell) for cell in rows if cell.lstrip("-").isdigit())
    assert counted == sum(player["vp"] for player in table.get()["view"]["players"])


@pytest.mark.long
def test_five_at_a_table_where_bots_play_most(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, ["person", *["random"] * 4], "tapestry", seed="5", settings={"expansions": ["pp"]})
    ada = arrive(seed=3, language="de", haste=0.3, hastening=HURRY["hastening"])
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    ada.shoot("tapestry-five-1-start")
    while table.get()["view"]["players"][0]["era"] < 3:
        assert ada.step()["state"] == "asked"
        assert ada.clicks < MOST
    ada.wait("asked")
    ada.shoot("tapestry-five-2-middle")
    assert ada.page.locator(".strip").count() >= 4
    ada.page.locator(".seats button.strip").first.click()
    expect(ada.page.locator("dialog[open] .area div.city")).to_be_visible()
    ada.shoot("tapestry-five-4-area")


@pytest.mark.long
def test_alone_against_the_automa(arrive: Arrive, server: LocalServer) -> None:
    table = WebTable(server.client, ["person"], "tapestry", seed="6", settings={"level": 2})
    ada = arrive(seed=4, size=DESKTOP, **HURRY)
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    ada.shoot("tapestry-solo-1-start")
    ada.drawer("Others")
    story = ada.page.locator(".automa .story > li")
    has_seen = False
    while ada.step()["state"] != "over":
        assert ada.clicks < MOST
        if not has_seen and story.count() == 3:  # the cards, the Automa, the Shadow Empire
            has_seen = True
            assert ada.page.locator(".automa .story .reason").count() > 0
            ada.shoot("tapestry-solo-2-middle")
    assert has_seen
    ada.shoot("tapestry-solo-3-end")
    expect(ada.page.locator(".bars .who")).to_have_text(["Ada", "Automa"])
    told(ada, table)


def test_the_attacked_player_sees_what_it_is_about_and_can_answer_for_all_time(
    arrive: Arrive, server: LocalServer
) -> None:
    table, rng = WebTable(server.client, game="tapestry", seed="9"), random.Random(9)
    end = time.monotonic() + 60
    while not (asked := [ask for ask in table.get()["asks"] if ask["topic"] == "reaction"]):
        table.play(rng, 1)
        assert time.monotonic() < end
    seat = int(asked[0]["seat"])
    ada = arrive()
    ada.sit(table.id, table.tokens[seat])
    ada.wait("asked")
    attack = ada.page.locator(".attack")
    expect(attack).to_contain_text("attacks hex")
    expect(attack).to_contain_text("Play no card your piece is toppled")
    ada.shoot("tapestry-attack")
    attack.get_by_role("button", name="Let an answer stand").click()
    ada.page.locator("dialog[open] button[type=submit]").click()
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    assert table.get(seat)["standing"][0]["topic"] == "reaction"


OURS = {item.id for item in GAME.components.items if item.source == "reconstructed"}
CONTRAST = """(mark) => {
  const brightness = (colour) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255)
    const [r, g, b] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  let ground = mark
  while (getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
  const both = [brightness(getComputedStyle(mark).color), brightness(getComputedStyle(ground).backgroundColor)]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}"""
"""How well a mark stands out against what it lies on."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_reconstructed_is_marked_legibly_by_day_and_by_night(
    arrive: Arrive, server: LocalServer, language: str
) -> None:
    others = [name for name, card in BOX.tapestry_cards.items() if card.set in ("base", "pp") and name not in OURS]
    settings = {"expansions": ["pp"], "placeholders": True, "removed": others}
    table, rng = WebTable(server.client, game="tapestry", seed="2", settings=settings), random.Random(2)
    while not (table.get()["view"]["players"][0]["hand"] and table.asked() == [0]):  # by the first income turn at last
        table.play(rng, 1)
    card = table.get()["view"]["players"][0]["hand"][0]
    ada = arrive(language=language)
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    mark = ada.page.locator(f"[data-card={card}] .mark").first
    expect(mark).to_have_text("≈")
    mark.scroll_into_view_if_needed()
    assert (mark.get_attribute("aria-label") or "").startswith(
        {"en": "Reconstructed: ", "de": "Nachgebildet: "}[language]
    )
    for scheme in ("light", "dark"):
        ada.shade(scheme)
        assert mark.evaluate(CONTRAST) >= 4.5, scheme
        box = mark.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 8
    ada.shoot("tapestry-reconstructed")
