"""Armies are built, shared, printed and played; what players agree on is chosen in the lobby, and refused in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.access import barriers
from browser.album import picture
from browser.test_around import menu
from browser.test_screens import SIZES, opened
from tercio.bench.players import ServerProcess


def open_ready(page: Page, url: str, name: str) -> None:
    page.goto(f"{url}/a")
    page.get_by_role("button", name="A ready army").first.click()
    page.get_by_role("dialog").get_by_text(name).first.click()
    expect(page.get_by_text("Allowed", exact=True).first).to_be_visible()


def choose_game(page: Page, url: str, title: str) -> None:
    page.goto(url)
    page.locator("[data-testid=arrange]").click()
    page.locator(".game-card", has_text=title).click()
    page.locator("[data-testid=agreement]").wait_for()


def begin(page: Page) -> None:
    page.get_by_role("button", name="Start the match").click()


def test_an_army_is_built_checked_saved_shared_and_taken_to_a_match(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/a")
    page.get_by_role("searchbox").fill("Orc Hunter")
    page.get_by_role("button", name="One more Orc Hunter (weak)").first.click()
    page.get_by_role("button", name="One more Orc Hunter (weak)").first.click()
    expect(page.get_by_text("42 of 200 points · 158 left").first).to_be_visible()
    page.get_by_label("Build total").fill("150")
    page.get_by_label("Build total").press("Tab")
    expect(page.get_by_text("MK-ARMY-04")).to_be_visible()
    page.get_by_label("Build total").fill("100")
    page.get_by_label("Build total").press("Tab")
    expect(page.get_by_text("Allowed", exact=True).first).to_be_visible()
    page.get_by_label("Name of the army").fill("Two Hunters")
    page.get_by_role("button", name="Save", exact=True).click()
    page.reload()
    expect(page.get_by_label("Name of the army")).to_have_value("Two Hunters")
    menu(page, "Share")
    link = page.get_by_role("dialog").locator("input").first
    expect(link).to_be_visible()
    address = link.input_value()
    page.goto(address)
    expect(page.get_by_role("heading", name="Two Hunters")).to_be_visible()
    expect(page.get_by_text("2×")).to_be_visible()
    page.get_by_role("button", name="Make it your own").click()
    page.get_by_role("button", name="Play with this army").click()
    page.get_by_role("dialog").get_by_role("button", name="Replace").click()
    expect(page.locator(".forces :checked")).to_have_count(1)
    begin(page)
    page.locator("[data-testid=match]").wait_for()


def test_items_go_to_slots_and_heroes_have_levels(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/a")
    page.get_by_role("searchbox").fill("Brandt")
    page.get_by_role("button", name="One more Brandt").first.click()
    expect(page.get_by_text("17 of 200 points").first).to_be_visible()
    page.get_by_label("Level of Brandt Oakhand").select_option("3")
    expect(page.get_by_text("36 of 200 points").first).to_be_visible()
    page.get_by_role("searchbox").fill("Orc Hunter weak")
    for _ in range(2):
        page.get_by_role("button", name="One more Orc Hunter (weak)").first.click()
    page.get_by_label("Give Orc Hunter an item").select_option("trail-boots")
    expect(page.locator(".ar-item", has_text="Trail Boots")).to_have_count(1)
    expect(page.locator(".ar-list li")).to_have_count(3)  # one of the two hunters carries something now
    page.get_by_role("button", name="Take Trail Boots from Orc Hunter").click()
    expect(page.locator(".ar-list li")).to_have_count(2)
    page.get_by_label("Give Orc Hunter an item").select_option("barbed-lance")
    expect(page.get_by_text("MK-ITEM-16")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("MK-ITEM-16")).to_have_count(0)


def test_warriors_are_found_by_what_they_are(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/a")
    page.get_by_role("button", name="Filters").click()
    hits = page.locator(".bd-hits")
    every = hits.inner_text()
    page.get_by_label("Orc Khans", exact=True).check()
    page.get_by_label("bow", exact=True).check()
    expect(page.locator(".bd-tile").first).to_be_visible()
    assert all("Orc" in name or "Khan" in name for name in page.locator(".ar-tile-words small").all_inner_texts())
    page.get_by_label("Special ability").select_option("berserk")
    page.get_by_role("button", name="Clear all filters").click()
    page.get_by_label("Points up to").fill("10")
    page.locator(".bd-hits", has_text=" of ").wait_for()
    points = [int(text.split("–")[0]) for text in page.locator(".ar-tile .ar-points").all_inner_texts()]

    assert points
    assert max(points) <= 10
    page.get_by_role("button", name="Clear all filters").click()
    expect(hits).to_have_text(every)


def test_the_keyboard_builds_an_army(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/a")
    first = page.locator(".bd-tile [data-card]").first
    first.focus()
    page.keyboard.press("+")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("-")
    expect(page.locator(".ar-list li")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    expect(page.locator(".ar-list output").last).to_have_text("2")


def test_an_army_comes_from_text_and_goes_to_text(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/a")
    page.get_by_role("button", name="Paste a list").click()
    text = "Army: Pasted\nTotal: 100\n2x Ork-Jäger (schwach)\n1x Brandt Oakhand, Stufe 2\n1x Nobody At All"
    page.get_by_role("dialog").get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("dialog").get_by_text("Line 5")).to_be_visible()
    page.get_by_role("button", name="Import the rest").click()
    expect(page.locator(".ar-list li")).to_have_count(2)
    menu(page, "Export as text")
    told = page.get_by_role("dialog").get_by_role("textbox").input_value()

    assert told == "Army: Pasted\nTotal: 100\n\n2x Orc Hunter (weak)\n1x Brandt Oakhand, level 2\n"


@pytest.mark.parametrize("kind", ["Army list", "Combat dials to cut out", "Tokens to cut out"])
def test_an_army_is_printed(page: Page, server: ServerProcess, tmp_path: Path, kind: str) -> None:
    open_ready(page, server.url, "Orc")
    with page.expect_download() as printed:
        menu(page, f"{kind} (PDF)")
    printed.value.save_as(tmp_path / "army.pdf")

    assert (tmp_path / "army.pdf").read_bytes().startswith(b"%PDF")


# -- the lobby ---------------------------------------------------------------------------------------


def test_a_scenario_is_chosen_by_its_picture_and_played(page: Page, server: ServerProcess) -> None:
    choose_game(page, server.url, "Summoners")
    pictures = page.locator(".pictures img")
    expect(pictures).to_have_count(8)
    pictures.first.evaluate("picture => picture.decode()")
    page.get_by_text("Land of Springs").first.click()
    page.get_by_label("Adept").check(force=True)
    page.locator("[data-testid=agreement] summary").click()
    page.get_by_label("Secret objectives").check()
    begin(page)
    page.locator("[data-testid=match]").wait_for()
    address = page.evaluate("location.pathname.split('/').pop()")
    summary = page.request.get(f"{server.url}/api/matches/{address}/replay?from=0&count=1").json()

    assert summary["game"] == "summoners"


def test_with_four_players_other_scenarios_are_offered(page: Page, server: ServerProcess) -> None:
    choose_game(page, server.url, "Summoners")
    page.locator("input[name=opponents]").last.check(force=True)
    expect(page.locator(".pictures img")).to_have_count(2)
    page.locator("[data-testid=agreement] summary").click()
    expect(page.get_by_label("Two teams")).to_be_visible()


def test_what_cannot_be_agreed_on_is_said_beside_the_button(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, "desktop", "en", "light")
    choose_game(page, server.url, "Summoners")
    page.get_by_text("To the Last Breath").first.click()
    page.locator("[data-testid=agreement] summary").click()
    page.get_by_label("Portals instead of relics").check()
    begin(page)
    note = page.locator(".start [role=alert]")
    expect(note).to_contain_text("Portals replace two or more relics; this scenario has 0.")
    page.get_by_label("Portals instead of relics").uncheck()
    expect(note).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("kind", ["profiles", "activations", "tokens"])
def test_a_realm_is_printed_from_the_lobby(page: Page, server: ServerProcess, kind: str) -> None:
    choose_game(page, server.url, "Summoners")
    with page.expect_download() as printed:
        page.locator(f"[data-print={kind}]").click()

    assert printed.value.suggested_filename.endswith(f"{kind}.pdf")


def test_a_mage_knight_match_is_agreed_on_and_begins(page: Page, server: ServerProcess) -> None:
    choose_game(page, server.url, "Mage Knight")
    page.get_by_role("spinbutton", name="Turns").fill("6")
    page.locator("[data-testid=agreement] summary").click()
    page.get_by_role("checkbox", name=re.compile("^Terrain")).uncheck()
    begin(page)
    page.locator("[data-testid=match]").wait_for()


# -- pictures, and nobody shut out -----------------------------------------------------------------------


def army_builder(page: Page, url: str) -> None:
    page.goto(f"{url}/a")
    page.locator(".bd-toolbar").wait_for()
    if page.locator(".bd-tabs").is_visible():
        page.locator(".bd-tabs button").last.click()
    page.locator(".bd-starts .primary").click()
    page.locator(".bd-deck", has_text="300").first.click()
    page.locator(".bd-badge.good").wait_for()


def army_pool(page: Page, url: str) -> None:
    page.goto(f"{url}/a")
    page.locator(".bd-filters button[aria-expanded]").first.click()
    page.locator(".bd-tile").first.wait_for()


def army_dial(page: Page, url: str) -> None:
    page.goto(f"{url}/a")
    page.locator(".bd-tile [data-card]").nth(2).click()
    page.locator(".ar-dial").wait_for()


def lobby_summoners(page: Page, url: str) -> None:
    choose_game(page, url, "Summoners")
    page.locator("[data-testid=agreement] summary").click()
    page.wait_for_load_state("networkidle")
    page.locator(".agreement").evaluate("form => form.scrollIntoView()")


def lobby_mageknight(page: Page, url: str) -> None:
    choose_game(page, url, "Mage Knight")
    page.locator("[data-testid=agreement] summary").click()
    page.locator(".agreement").evaluate("form => form.scrollIntoView()")


SCREENS: dict[str, Callable[[Page, str], None]] = {
    "army": army_builder,
    "army-warriors": army_pool,
    "army-dial": army_dial,
    "lobby-summoners": lobby_summoners,
    "lobby-mageknight": lobby_mageknight,
}


@pytest.mark.picture
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_screen_shuts_nobody_out(browser: Browser, server: ServerProcess, screen: str, size: str) -> None:
    page = opened(browser, size, "de" if size == "desktop" else "en", "light")
    SCREENS[screen](page, server.url)
    for notice in page.locator(".toast .icon-button").all():
        notice.click()
    picture(page, f"{screen}-{size}")
    found = barriers(page, is_dark_too=size == "desktop")
    page.context.close()

    assert found == []


def test_riders_books_champions_and_companies_are_put_together_and_checked(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/a")
    page.get_by_role("searchbox").fill("Dawn Lancer")
    page.get_by_role("button", name="One more Dawn Lancer (weak)").first.click()
    page.get_by_label("Mount of Dawn Lancer").select_option("grey-charger-weak")
    expect(page.get_by_text("35 of 200 points").first).to_be_visible()
    page.get_by_role("searchbox").fill("Dawn Priestess")
    page.get_by_role("button", name="One more Dawn Priestess (standard)").first.click()
    page.get_by_label("Give Dawn Priestess an item").select_option("apprentices-primer")
    for spell in ("mending-verse", "mire-mark", "oakskin", "unravelling"):
        page.get_by_label("Put a spell into Dawn Priestess’s book").select_option(spell)
    expect(page.get_by_text("Apprentice's Primer: 5 of 4 pages")).to_be_visible()
    expect(page.get_by_text("MKS-BOOK-08")).to_be_visible()
    page.get_by_role("button", name="Take Oakskin out of Dawn Priestess’s book").click()
    expect(page.get_by_text("Allowed", exact=True).first).to_be_visible()
    page.get_by_role("searchbox").fill("Arvenn")
    page.get_by_role("button", name="One more Arvenn of the Ford (201a)").first.click()
    page.get_by_label("Dial of Arvenn of the Ford").select_option("arvenn-of-the-ford-b")
    expect(page.get_by_text("144 of 200 points").first).to_be_visible()
    page.get_by_role("combobox", name="Adventuring company").select_option("wyrmbane-fellowship")
    expect(page.get_by_text("178 of 200 points").first).to_be_visible()
    page.get_by_role("searchbox").fill("Glade Rider")
    page.get_by_role("button", name="One more Glade Rider (weak)").first.click()
    expect(page.get_by_text("197 of 200 points").first).to_be_visible()
    expect(page.get_by_text("Allowed", exact=True).first).to_be_visible()
    page.reload()
    expect(page.get_by_text("Apprentice's Primer: 3 of 4 pages")).to_be_visible()
    menu(page, "Share")
    page.goto(page.get_by_role("dialog").locator("input").first.input_value())

    expect(page.get_by_role("button", name="on Grey Charger")).to_be_visible()
    expect(page.get_by_text("Dial 201b (80)")).to_be_visible()
    expect(page.get_by_text("Wyrmbane Fellowship", exact=True)).to_be_visible()
    expect(page.get_by_text("197 of 200 points").first).to_be_visible()
