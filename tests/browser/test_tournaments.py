"""Tournaments in the browser: hosted, entered, begun, ended, shown on a wall and saved."""

from __future__ import annotations

import secrets

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.access import barriers
from browser.test_ladder import SIZES, player
from browser.test_nothing_is_cut import cut
from tercio.bench.players import ServerProcess


def hosted(page: Page, url: str, title: str) -> None:
    page.goto(f"{url}/clubs")
    page.get_by_label("Name", exact=True).fill(title)
    page.locator("[data-testid=make]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "/clubs/" in address)


def signed_in(browser: Browser, url: str, name: str, size: str = "desktop", locale: str = "en-GB") -> Page:
    page = player(browser, url, name, size, locale)
    page.add_init_script("localStorage.setItem('tercio.account', 'true')")
    return page


def test_a_tournament_is_hosted_entered_and_ended(browser: Browser, server: ServerProcess) -> None:
    ann = signed_in(browser, server.url, "Host Ann")
    ben = signed_in(browser, server.url, "Host Ben", "phone")
    title = f"Friday cup {secrets.token_hex(2)}"  # of another try there may be one already
    hosted(ann, server.url, title)
    expect(ann.locator("[data-testid=tournament]")).to_have_attribute("data-stage", "open")
    ann.locator("[data-testid=enter]").click()
    expect(ann.locator("[data-testid=entered]")).to_be_visible()
    ben.goto(f"{server.url}/clubs")
    ben.get_by_role("link", name=title).click()
    ben.locator("[data-testid=enter]").click()
    expect(ben.locator("[data-testid=standings]")).to_contain_text("Host Ben")
    ann.reload()
    ann.locator("[data-testid=begin]").click()
    expect(ann.locator("[data-testid=rounds]")).to_contain_text("Round 1 of 1")
    address = ann.url
    ann.get_by_role("link", name="Match of").click()
    expect(ann.locator("[data-testid=match]")).to_be_visible()
    ann.goto(address)
    ann.locator("[data-testid=next]").click()
    ann.get_by_role("dialog").get_by_role("button", name="End this round now").click()
    expect(ann.locator("[data-testid=tournament]")).to_have_attribute("data-stage", "over")
    expect(ann.locator("[data-testid=rounds]")).to_contain_text("0 : 1")  # a host who ends a round loses
    with ann.expect_download() as saved:
        ann.locator("[data-testid=save]").click()
    assert saved.value.suggested_filename.endswith(".csv")
    ann.get_by_role("link", name="Show on a wall").click()
    expect(ann.locator(".is-wall")).to_be_visible()
    for page in (ann, ben):
        page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_tournaments_shut_nobody_out_and_cut_nothing(browser: Browser, server: ServerProcess, size: str) -> None:
    locale = "de-DE" if size == "phone" else "en-GB"
    ann, ben = signed_in(browser, server.url, "Wide Ann", size, locale), signed_in(browser, server.url, "Wide Ben")
    wanted = {"title": f"Liga {size}", "game": "warlord", "system": "round-robin", "clock": {"days": 3}}
    cup = ann.context.request.post(f"{server.url}/api/tournaments", data=wanted).json()["id"]
    for page in (ann, ben):
        page.context.request.post(f"{server.url}/api/tournaments/{cup}/entry", data={"force": "dwarves"})
    ann.context.request.post(f"{server.url}/api/tournaments/{cup}/begin")
    found: list[str] = []
    for path in ("/clubs", f"/clubs/{cup}", f"/clubs/{cup}?wall=1"):
        ann.goto(server.url + path)
        ann.locator("main h2, [data-testid=tournaments] li").first.wait_for()
        ann.wait_for_load_state("networkidle")
        found += barriers(ann, is_dark_too=True)
        if size == "phone":
            found += cut(ann)
            ann.set_viewport_size({"width": 390, "height": 844})
    for page in (ann, ben):
        page.context.close()

    assert found == []
