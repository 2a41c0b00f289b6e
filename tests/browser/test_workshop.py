"""The workshop: a card is made, drawn and read while one types, undone, kept, and played at once."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

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
    expect(page.get_by_test_id("problems")).to_contain_text("Level")
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
    friend.get_by_test_id("look-at-packs").locator("summary").click()
    expect(friend.locator(".match-pack-faces")).to_contain_text("Bridge Warden")
    friend.get_by_test_id("keep-pack").click()
    expect(friend.locator(".toast")).to_contain_text("My pack")
    friend.locator("[data-force='own:Wardens']").check()
    friend.get_by_test_id("sit-name").fill("Ben")
    friend.get_by_test_id("sit-down").click()
    expect(friend.get_by_test_id("match")).to_be_visible()
    friend.goto(f"{server.url}/workshop/mageknight")
    friend.get_by_test_id("own-packs").get_by_text("My pack").click()
    expect(friend.get_by_test_id("entry").locator("option")).to_have_count(2)


def test_a_list_of_a_pack_is_built_with_its_own_pieces_in_the_builder(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/a")
    page.locator("[data-card] >> nth=0").focus()
    page.keyboard.press("+")
    mine = page.locator(".bd-tile.has [data-card]").get_attribute("data-card")
    page.goto(f"{server.url}/workshop/mageknight")
    page.locator("[data-phrase='name.en']").first.fill("Bridge Warden")
    page.get_by_test_id("add-kind").select_option("list")
    page.get_by_test_id("to-builder").click()
    expect(page.get_by_test_id("errand")).to_contain_text("New List")
    expect(page.locator("[data-card] >> nth=0")).to_have_attribute("data-card", "new-figure")
    page.locator(".bd-search input").fill("Bridge Warden")
    expect(page.locator("[data-card]")).to_have_count(1)
    page.locator("[data-card]").focus()
    page.keyboard.press("+")
    expect(page.locator(".bd-panel")).to_contain_text("Bridge Warden")
    assert barriers(page) == []

    page.get_by_test_id("errand-done").click()
    text = page.locator("[data-field='list[0].text'] textarea")
    expect(text).to_have_value(re.compile("1x Bridge Warden"))
    page.get_by_test_id("undo").click()
    expect(text).not_to_have_value(re.compile("Bridge Warden"))
    page.goto(f"{server.url}/a")
    expect(page.locator(".bd-tile.has [data-card]")).to_have_attribute("data-card", mine or "")
    expect(page.get_by_test_id("errand")).to_have_count(0)


def test_a_list_of_few_words_is_chosen_from_menus(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/workshop/summoners")
    page.get_by_test_id("add-kind").select_option("list")
    page.locator("[data-word=realm]").select_option("fire")
    expect(page.get_by_test_id("problems")).to_be_visible()
    page.locator("[data-word=summoner]").select_option("fire-summoner")
    expect(page.get_by_test_id("fine")).to_be_visible()


def test_a_realm_is_tried_at_once_and_undo_goes_back_before_it(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/workshop/summoners")
    page.get_by_test_id("add-kind").select_option("realm")
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("match")).to_be_visible()
    page.go_back()
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("entry").locator("option")).to_have_count(1)


DAMAGED = {
    "Line 2": b"[pack]\nid = \n",
    "Line 2: Column 3": b'{"pack":\n [}',
    "no.toml is not UTF-8 text": b"\xff\xfe[",
    "no.toml has 201 kB": b"#" * 200_001,
    "This is no pack": b"x = 1",
}


def test_a_file_that_is_no_pack_is_told_in_a_sentence(context: BrowserContext, server: ServerProcess) -> None:
    """Nothing of it reaches the bench."""
    page = context.new_page()  # refusals are written to its console
    page.goto(f"{server.url}/workshop/warlord")
    expect(page.get_by_test_id("fine")).to_be_visible()
    for told, content in DAMAGED.items():
        page.get_by_test_id("open").set_input_files({"name": "no.toml", "mimeType": "text/plain", "buffer": content})
        expect(page.locator(".toast", has_text=told)).to_be_visible()
    expect(page.get_by_test_id("undo")).to_be_disabled()


def test_several_files_are_saved_and_their_cards_lie_in_the_pool(page: Page, server: ServerProcess) -> None:
    files = []
    for name in ("ash", "elm"):
        card = f'[[card]]\nid = "{name}-oar"\nname = {{ en = "{name.title()} Oar" }}\ntype = "item"\nclass = "oval"\n'
        text = f'[pack]\nid = "{name}"\ngame = "warlord"\nedition = "1"\n{card}level = 1\nattacks = [2]\n'
        files.append({"name": f"{name}.toml", "mimeType": "text/plain", "buffer": text.encode()})
    page.goto(f"{server.url}/workshop/warlord")
    page.get_by_test_id("open").set_input_files(files)
    expect(page.get_by_test_id("own-packs").get_by_role("listitem")).to_have_count(2)
    page.goto(f"{server.url}/b")
    page.get_by_test_id("builder-packs").locator("summary").click()
    page.get_by_test_id("builder-packs").get_by_label("elm").check()
    page.locator(".bd-search input").fill("Oar")
    expect(page.locator("[data-card=elm-oar]")).to_be_visible()
    expect(page.locator("[data-card=ash-oar]")).to_have_count(0)


def test_of_a_long_pool_only_what_is_in_view_is_drawn(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/b")
    page.locator("[data-card] >> nth=0").focus()
    first = page.locator("[data-card] >> nth=0").get_attribute("data-card")
    page.keyboard.press("End")
    last = page.locator(":focus")
    expect(last).not_to_have_attribute("data-card", first or "")
    expect(page.locator(f"[data-card={first}]")).to_have_count(0)
    assert page.locator("[data-card]").count() < 60
    page.keyboard.press("Home")
    expect(page.locator(":focus")).to_have_attribute("data-card", first or "")


def test_a_special_rule_takes_its_number(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/workshop/summoners")
    special = page.locator("[data-field='unit[0].special']")
    special.locator("select").select_option("ethereal X")
    special.locator("input[type=number]").fill("3")
    expect(page.get_by_test_id("readings")).to_contain_text("3")
    expect(page.get_by_test_id("fine")).to_be_visible()
    assert barriers(page) == []
