"""The workshop: a card is made, drawn and read while one types, undone, kept, and played at once."""

from __future__ import annotations

import tomllib
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.access import barriers
from tercio.bench.players import ServerProcess


def test_a_card_is_made_and_played_at_once(page: Page, server: ServerProcess, tmp_path: Path) -> None:
    page.goto(f"{server.url}/workshop")
    page.locator("[data-phrase='name.en']").first.fill("Bridge Warden")
    expect(page.get_by_test_id("face")).to_contain_text("Bridge Warden")
    page.get_by_test_id("add-ability").click()
    english = page.get_by_test_id("english")
    english.fill("Spend Order: Draw a card. Sing a merry song.")
    expect(page.locator(".workshop-read u")).to_have_text("Sing a merry song.")
    english.fill("Spend Order: Draw a card.")
    expect(page.get_by_test_id("understood")).to_have_attribute("data-is", "read")
    expect(page.get_by_test_id("readings").locator("dd")).to_have_count(2)
    assert barriers(page, is_dark_too=True) == []

    with page.expect_download() as begun:
        page.get_by_test_id("download").click()
    begun.value.save_as(tmp_path / "pack.toml")
    (card,) = tomllib.loads((tmp_path / "pack.toml").read_text())["card"]
    assert card["ability"][0]["do"] == [{"do": "draw"}]

    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("match")).to_be_visible()
    expect(page.get_by_test_id("match")).to_contain_text("Bridge Warden")


def test_mistakes_are_told_undone_and_the_work_is_kept(page: Page, server: ServerProcess) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.url}/workshop")
    level = page.locator("[data-field='card[0].level'] input")
    level.fill("99")
    expect(page.get_by_test_id("problems")).to_be_visible()
    expect(page.get_by_test_id("play")).to_be_disabled()
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("fine")).to_be_visible()
    level.fill("5")
    page.get_by_test_id("save").click()
    page.reload()
    expect(level).to_have_value("5")
    expect(page.get_by_test_id("own-packs")).to_be_visible()
    assert barriers(page) == []
