"""Two people meet: at a table in the lobby, and by one invitation."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from support.browser import PHONE

from .conftest import Arrive


def for_guests(page: Page, way: str, name: str) -> None:
    """Begin a match in which the second seat is a guest's."""
    page.get_by_label("Who sits here").nth(1).select_option("person")
    page.get_by_label("Name", exact=True).nth(0).fill(name)
    page.get_by_text(way, exact=True).click()
    page.get_by_role("button", name="Begin").click()


def test_two_people_meet_at_a_table_in_the_lobby(arrive: Arrive) -> None:
    ada, bob, eve = arrive(), arrive(size=PHONE, name=""), arrive(name="")
    ada.go("#/new/hyperborea")
    for_guests(ada.page, "Anyone", "Ada")
    ada.page.get_by_role("link", name="To the table").click()
    expect(ada.page.get_by_text("1 seat is free")).to_be_visible()

    bob.go("#/")
    eve.go("#/")
    bob.page.get_by_role("link", name=re.compile("At the table: Ada")).click()
    bob.page.get_by_role("button", name="Sit at seat 2").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("your name")  # nobody sits down without one
    bob.page.get_by_role("textbox").fill("Bob")
    eve.page.get_by_role("link", name=re.compile("At the table: Ada")).click()
    expect(eve.page.get_by_role("button", name="Sit at seat 2")).to_be_visible()
    bob.page.get_by_role("button", name="Sit at seat 2").click()
    bob.page.wait_for_selector(".table")
    expect(ada.page.get_by_text("1 seat is free")).to_have_count(0)
    expect(ada.page.get_by_text("Bob").first).to_be_visible()

    eve.page.get_by_role("textbox").fill("Eve")
    eve.page.get_by_role("button", name="Sit at seat 2").click()
    expect(eve.page.get_by_role("alert")).to_be_visible()
    expect(eve.page.get_by_text("All seats are taken.")).to_be_visible()
    eve.go("#/")
    expect(eve.page.get_by_role("heading", name="Open tables")).to_have_count(0)


def test_one_invitation_is_for_all_guests(arrive: Arrive) -> None:
    ada, bob = arrive(name=""), arrive(name="Bob")
    ada.go("#/new/hyperborea")
    for_guests(ada.page, "By one invitation", "")
    expect(ada.page.get_by_role("alert")).to_contain_text("your name")
    ada.page.get_by_label("Name", exact=True).nth(0).fill("Ada")
    ada.page.get_by_role("button", name="Begin").click()
    link = ada.page.get_by_role("textbox", name="Invitation").input_value()
    ada.page.get_by_role("button", name="QR code").click()
    expect(ada.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit at seat 2").click()
    bob.page.wait_for_selector(".table")
    bob.page.goto(link)  # the link leads back to one's own seat
    bob.page.wait_for_selector(".table")
    assert bob.link(bob.page.url.rpartition("/m/")[2], 1)
