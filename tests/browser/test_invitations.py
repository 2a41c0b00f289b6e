"""Invitations: who invites to what, in the guest's own language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.driver import make_match, visitor
from tercio.bench.players import ServerProcess

SHARING = """
  localStorage.setItem('tercio.set.name', '"Anna"');
  navigator.share = async shared => void (window.shared = shared.text);
"""


@pytest.fixture
def guest(browser: Browser) -> Iterator[Page]:
    context = visitor(browser, locale="de-DE")
    yield context.new_page()
    context.close()


def test_it_names_game_host_size_and_clock(guest: Page, server: ServerProcess) -> None:
    seats = [{"kind": "person", "name": "Anna", "force": "grave-march"}, {"kind": "person"}]
    address = make_match(server.url, "mageknight", seats, clock={"minutes": 30, "increment_s": 10})
    base, _, tokens = address.partition("#")
    guest.goto(f"{base}#{tokens.split(',')[1]}")
    guest.locator("[data-term=total]").wait_for()

    assert guest.get_by_role("heading", level=1).inner_text() == "Anna lädt dich zu Mage Knight 2.0 ein"
    assert "30 Minuten, je Antwort 10 Sekunden mehr" in guest.locator("[data-term=clock]").inner_text()
    assert re.search(r"\b\d00$", guest.locator("[data-term=total]").inner_text())


def test_what_is_shared_names_host_and_game(guest: Page, server: ServerProcess) -> None:
    guest.add_init_script(SHARING)
    guest.goto(server.url)
    guest.locator("[data-invite=warlord]").click()
    guest.get_by_test_id("share").click()

    assert guest.evaluate("window.shared") == "Anna lädt dich zu Warlord ein:"


def test_a_bad_link_is_refused_in_ones_own_language_only(guest: Page, server: ServerProcess) -> None:
    guest.goto(f"{server.url}/m/{'a' * 22}")

    assert guest.locator(".lost .lead").inner_text() == "So eine Partie gibt es nicht."
