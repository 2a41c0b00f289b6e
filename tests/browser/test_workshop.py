"""The workshop: a card is made, drawn and read while one types, undone, kept, and played at once."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
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


MADE = {
    "summoners": ("unit", "spell", "action", "terrain", "realm", "list"),
    "mageknight": ("figure", "item", "spell", "domain", "terrain", "company", "faction", "shell", "list"),
    "warlord": ("card", "list"),
}
UNDRAWN = ("realm", "faction", "shell", "list")


@pytest.mark.parametrize("game", MADE)
def test_everything_that_a_pack_holds_is_made_in_a_form_and_drawn(page: Page, server: ServerProcess, game: str) -> None:
    """At a desk and on a phone nothing reaches beyond the screen, and nobody is shut out."""
    page.goto(f"{server.url}/workshop/{game}")
    for kind in MADE[game]:
        page.get_by_test_id("add-kind").select_option(kind)
        expect(page.get_by_test_id("fine")).to_be_visible()
        expect(page.get_by_test_id("face")).to_have_count(0 if kind in UNDRAWN else 1)
        assert page.locator(".workshop-form .input").count() > 3
        for width in (1366, 390):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (kind, width)
        assert barriers(page) == [], kind


def test_an_own_realm_has_own_units_and_undo_takes_them_back(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/workshop/summoners")
    page.get_by_test_id("add-kind").select_option("realm")
    page.get_by_test_id("add-kind").select_option("unit")
    page.locator("[data-field='unit[0].realm'] select").select_option("new-realm")
    expect(page.get_by_test_id("fine")).to_be_visible()
    expect(page.get_by_test_id("entry").locator("option")).to_have_count(3)

    for _ in range(3):
        page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("entry").locator("option")).to_have_count(1)
    page.reload()
    expect(page.get_by_test_id("entry").locator("option")).to_have_count(1)


@pytest.mark.drawn
def test_a_look_is_put_together_from_pictures_of_its_parts(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/workshop/mageknight")
    weapon = page.locator("[data-part=weapon]")
    weapon.locator("summary").click()
    expect(weapon.locator("img.workshop-portrait").nth(3)).to_be_visible()
    weapon.locator("input[value=axe]").check()
    expect(weapon.locator("summary")).to_contain_text("Axe")
    expect(page.get_by_test_id("fine")).to_be_visible()
    assert barriers(page) == []


def test_bots_weigh_a_figure_until_they_are_stopped(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/workshop/summoners")
    expect(page.get_by_test_id("fine")).to_be_visible()
    page.get_by_test_id("weigh-button").click()
    weight = page.get_by_test_id("weight")
    expect(weight).to_contain_text(re.compile(r"in ([3-9]|\d\d+) matches"))  # the third may be over between two looks
    page.get_by_test_id("weigh-button").click()
    told = weight.text_content()
    assert barriers(page) == []

    page.locator("[data-field='unit[0].white'] input").fill("40")
    expect(weight).to_have_count(0)
    assert told


def test_a_pack_with_its_army_is_played_with_a_friend(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/workshop/mageknight")
    page.locator("[data-phrase='name.en']").first.fill("Bridge Warden")
    page.get_by_test_id("add-kind").select_option("list")
    page.locator("[data-phrase='name.en']").fill("Wardens")
    page.locator("[data-field='list[0].text'] textarea").fill("Total: 100\n\n6x Bridge Warden (standard)\n")
    expect(page.get_by_test_id("problems")).to_contain_text("100")
    page.locator("[data-field='list[0].text'] textarea").fill("Total: 100\n\n5x Bridge Warden (standard)\n")
    expect(page.get_by_test_id("fine")).to_be_visible()
    page.get_by_test_id("with-friends").click()
    expect(page.get_by_test_id("set-up-packs").get_by_role("checkbox")).to_be_checked()
    page.locator(".set-up").get_by_text("Wardens", exact=True).first.click()
    assert barriers(page) == []

    page.locator(".set-up .start button").click()
    link = page.locator(".seat-link input").first.input_value()
    friend = page.context.browser.new_context(locale="en-GB").new_page()
    friend.goto(link)
    expect(friend.get_by_test_id("packs")).to_contain_text("My pack")
    friend.locator("[data-force='own:Wardens']").check()
    friend.get_by_test_id("sit-name").fill("Ben")
    friend.get_by_test_id("sit-down").click()
    expect(friend.get_by_test_id("match")).to_be_visible()
