from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from support.browser import LocalServer, Person, built_client, launched, system_browser
from support.server import WebTable

Arrive = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    built_client()
    system_browser()
    made = LocalServer(tmp_path_factory.mktemp("table"))
    made.start()
    yield made
    made.stop()


# The browser's event loop must be gone when tests of other modules want one.
@pytest.fixture(scope="module")
def browser(server: LocalServer) -> Iterator[Browser]:
    with launched() as found:
        yield found


@pytest.fixture
def arrive(browser: Browser, server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Arrive]:
    """Somebody comes to the table; what their browser complained of fails the test."""
    there: list[Person] = []

    def come(**more: Any) -> Person:
        there.append(Person(browser, server.url, **more))
        return there[-1]

    def link(match_id: str, seat: int) -> str | None:
        return next(filter(None, (person.link(match_id, seat) for person in reversed(there))), None)

    monkeypatch.setattr(WebTable, "elsewhere", link)
    yield come
    troubles = [trouble for person in there for trouble in person.troubles]
    for person in there:
        person.close()
    assert troubles == []
