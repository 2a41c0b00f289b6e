"""The position editor: laying down, moving, turning, playing from it, saving and opening."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.access import barriers, troubles
from browser.album import picture
from browser.driver import Driver
from browser.test_learning import begin
from browser.test_screens import SIZES, opened
from tercio.bench.players import ServerProcess
from tercio.scenario import run

BOARD = 36
Json = dict[str, Any]


class Desk:
    """Somebody in front of the editor."""

    def __init__(self, page: Page, url: str, game: str) -> None:
        self.page = page
        page.goto(f"{url}/edit/{game}")
        self.settle()

    def settle(self) -> None:
        """Until the server has seen the last change."""
        self.page.locator("[data-testid=edit]:not([data-busy]) [data-testid=ms-table]").wait_for()

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """A place on the table, in inches, as a place on the screen."""
        box = self.page.locator("[data-testid=ms-table] .ms-ground").bounding_box()
        assert box is not None
        return box["x"] + box["width"] * x / BOARD, box["y"] + box["height"] * (1 - y / BOARD)

    def choose(self, kind: str, part: str, owner: int | None = None) -> None:
        page = self.page
        page.locator(f"[data-kind={kind}]").click()
        if owner is not None:
            page.locator(f"[data-owner='{owner}']").click()
        if page.get_by_test_id("part-search").count():
            page.get_by_test_id("part-search").fill(part)
        page.locator(f"[data-part='{part}']").click()

    def lay(self, kind: str, part: str, x: float, y: float, owner: int | None = None) -> None:
        self.choose(kind, part, owner)
        self.page.mouse.click(*self.spot(x, y))
        self.settle()
        self.page.get_by_test_id("stop").click()

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        mouse = self.page.mouse
        mouse.move(*self.spot(x, y))
        mouse.down()
        mouse.move(*self.spot((x + to_x) / 2, (y + to_y) / 2), steps=3)
        mouse.move(*self.spot(to_x, to_y), steps=3)
        mouse.up()
        self.settle()

    def field(self, key: str) -> Locator:
        return self.page.locator(f'[data-testid=chosen] [data-field="{key}"]')

    def write(self, key: str, value: str) -> None:
        self.field(key).fill(value)
        self.field(key).blur()
        self.settle()

    def tab(self, name: str) -> None:
        self.page.get_by_role("radio", name=name, exact=True).check()

    def saved(self, folder: Path) -> Path:
        with self.page.expect_download() as download:
            self.page.get_by_test_id("save").click()
        file = folder / "saved.toml"
        download.value.save_as(file)
        return file


@pytest.mark.picture
def test_a_position_is_set_played_saved_and_opened(page: Page, server: ServerProcess, tmp_path: Path) -> None:
    desk = Desk(page, server.url, "mageknight")
    desk.lay("warriors", "Orc Marauder (tough, 19)", 10, 10, 0)
    desk.write("at:x", "10")
    desk.write("at:y", "10")
    desk.lay("warriors", "Master Archer (standard, 32)", 20, 20, 1)
    desk.lay("terrain", "hindering terrain", 25, 10)
    desk.lay("missions", "Mission objective", 18, 18)
    desk.drag(20, 20, 10, 11.6)  # near enough: it snaps into contact
    expect(desk.field("at:x")).not_to_have_value("20")
    desk.write("click", "2")
    handle = page.get_by_test_id("edit-handle").bounding_box()
    assert handle is not None
    inspector = page.get_by_test_id("inspector")
    expect(inspector).to_contain_text("Master Archer")
    if page.locator(".ms-unfold").is_visible():
        page.locator(".ms-unfold").click()
    expect(inspector.locator("tbody tr[aria-current] th")).to_contain_text("3")  # the clicks of a file begin at 0
    picture(page, "editor-mageknight")
    desk.tab("Play and save")
    expect(page.get_by_test_id("good")).to_contain_text("Player 1")
    page.get_by_test_id("faces").fill("6, 5")
    page.get_by_test_id("title").fill("A duel")
    file = desk.saved(tmp_path)
    written: Json = tomllib.loads(file.read_text("utf-8"))
    warriors = written["position"]["warriors"]

    assert written["title"] == "A duel"
    assert written["dice"] == [6, 5]
    assert warriors["orc-marauder-tough"]["at"] == [10, 10]
    assert warriors["master-archer-standard"]["click"] == 2
    assert written["position"]["missions"][0]["at"][0] == pytest.approx(18, abs=0.2)
    file.write_text(file.read_text("utf-8").replace("dice = [6, 5]", "dice = []"), "utf-8")
    assert run(file).differences == ()

    page.get_by_test_id("play-all").click()
    driver = Driver(page)
    driver.wait()
    expect(page.get_by_test_id("practice")).to_be_visible()
    expect(page.locator("[data-figure]")).to_have_count(2)
    page.get_by_test_id("match-menu").click()
    page.locator("[data-menu=edit]").click()
    desk.settle()
    expect(page.locator("[data-entry='warriors:orc-marauder-tough']")).to_be_visible()

    desk.tab("Play and save")
    page.get_by_test_id("clear").click()
    page.get_by_role("dialog").get_by_role("button", name="Empty the table").click()
    expect(page.locator("[data-figure]")).to_have_count(0)
    page.get_by_test_id("open").set_input_files(file)
    expect(page.locator("[data-figure]")).to_have_count(2)
    expect(page.get_by_test_id("title")).to_have_value("A duel")


def test_whoever_stands_in_another_is_told_and_moved_by_keys(page: Page, server: ServerProcess) -> None:
    desk = Desk(page, server.url, "summoners")
    desk.choose("units", "Water Summoner", 0)
    page.get_by_test_id("middle").click()
    desk.settle()
    desk.choose("units", "Fire Summoner", 1)
    page.get_by_test_id("middle").click()
    desk.settle()
    expect(page.get_by_test_id("chosen")).to_contain_text("Water Summoner")  # in whom it stands
    desk.tab("Play and save")
    expect(page.get_by_test_id("problems")).to_contain_text("SU-SUMMON-09")
    expect(page.get_by_test_id("play-all")).to_be_disabled()
    page.get_by_test_id("ms-table").focus()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    desk.settle()
    expect(page.get_by_test_id("good")).to_be_visible()
    page.get_by_test_id("play-0").click()
    Driver(page).wait()

    expect(page.get_by_test_id("practice")).to_be_visible()


def test_what_was_done_can_be_undone(page: Page, server: ServerProcess) -> None:
    desk = Desk(page, server.url, "summoners")
    desk.lay("units", "Ice Cobra", 12, 12, 0)
    desk.lay("units", "Ice Cobra", 20, 12, 0)
    expect(page.locator("[data-entry='units:ice-cobra-2']")).to_be_visible()
    desk.write("life_lost", "3")
    page.get_by_test_id("remove").click()
    desk.settle()
    expect(page.locator("[data-figure]")).to_have_count(1)
    page.get_by_test_id("undo").click()
    desk.settle()
    expect(page.locator("[data-figure]")).to_have_count(2)
    page.locator("[data-entry='units:ice-cobra-2']").click()
    expect(desk.field("life_lost")).to_have_value("3")
    page.get_by_test_id("redo").click()
    expect(page.locator("[data-figure]")).to_have_count(1)
    page.reload()
    desk.settle()
    expect(page.locator("[data-figure]")).to_have_count(1)


@pytest.mark.picture
def test_the_editor_is_reached_from_the_lobby_and_says_what_is_wrong(page: Page, server: ServerProcess) -> None:
    page.goto(server.url)
    page.get_by_test_id("to-editor").click()
    page.get_by_test_id("edit").wait_for()
    desk = Desk(page, server.url, "summoners")
    desk.lay("units", "Water Summoner", 10, 6, 0)
    desk.lay("units", "Fire Summoner", 26, 30, 1)
    desk.lay("units", "Ice Cobra", 14, 9, 0)
    desk.lay("terrain", "Wood", 18, 18)
    desk.lay("objectives", "large mana source", 26, 14)
    desk.tab("Table")
    page.locator("[data-field=acting]").select_option("water-summoner")
    desk.settle()
    picture(page, "editor-summoners")
    page.locator("[data-player='0'] [data-field=gems]").fill("5")
    page.locator("[data-player='0'] [data-field=gems]").blur()
    desk.settle()
    desk.tab("Play and save")
    expect(page.get_by_test_id("good")).to_contain_text("Player 1")
    page.get_by_test_id("faces").fill("six")
    expect(page.get_by_test_id("play-all")).to_be_disabled()


def test_a_moment_of_a_replay_is_played_on_and_edited(page: Page, server: ServerProcess) -> None:
    desk = Desk(page, server.url, "mageknight")
    desk.lay("warriors", "Orc Marauder (tough, 19)", 10, 10, 0)
    desk.lay("warriors", "Master Archer (standard, 32)", 20, 20, 1)
    desk.tab("Play and save")
    page.get_by_test_id("play-0").click()
    give_up(page)
    replay = page.url
    page.get_by_test_id("play-on").click()
    Driver(page).wait()
    expect(page.get_by_test_id("practice")).to_be_visible()
    expect(page.locator("[data-figure]")).to_have_count(2)
    page.goto(replay)
    page.get_by_test_id("edit-position").click()
    desk.settle()

    expect(page.locator("[data-figure]")).to_have_count(2)


def give_up(page: Page) -> None:
    """Out of the match that has just begun, and into its replay."""
    Driver(page).wait()
    page.get_by_test_id("match-menu").click()
    page.locator("[data-menu=resign]").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    page.get_by_role("dialog").get_by_test_id("to-replay").click()


class CardDesk:
    """Somebody who lays out cards."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        page.goto(f"{url}/edit/warlord")
        page.locator("[data-testid=armies]").wait_for()

    def take(self, name: str) -> Locator:
        self.page.get_by_test_id("part-search").fill(name)
        return self.page.locator(f"[data-part='{name}']")

    def lay(self, name: str, place: str, times: int = 1) -> None:
        self.take(name).click()
        for _ in range(times):
            self.page.locator(place).click()
        self.page.get_by_test_id("stop").click()

    def drag(self, card: Locator, place: str) -> None:
        start, end = card.bounding_box(), self.page.locator(place).bounding_box()
        assert start is not None
        assert end is not None
        self.page.mouse.move(start["x"] + 20, start["y"] + 20)
        self.page.mouse.down()
        self.page.mouse.move(end["x"] + 9, end["y"] + 9, steps=4)
        self.page.mouse.up()


FIRST_RANK = "[data-army='{}'] .edit-rank[aria-label='Rank 1'] .edit-slot"
NEW_RANK = "[data-army='{}'] .edit-slot[aria-label='Put it in a new rank']"


@pytest.mark.picture
def test_cards_are_laid_dragged_equipped_and_played_on_from_a_replay(page: Page, server: ServerProcess) -> None:
    desk = CardDesk(page, server.url)
    desk.lay("Hrodgar Stonebrow", NEW_RANK.format(0))
    desk.lay("Sylvaren of the Long Dusk", NEW_RANK.format(1))
    desk.lay("Pickaxe Brother", FIRST_RANK.format(0), times=2)
    desk.drag(desk.take("Bind the Cut"), "[data-pile='1:hand'] .edit-slot")
    expect(page.locator("[data-pile='1:hand'] .edit-cardname")).to_have_text(["Bind the Cut"])
    desk.drag(page.locator("[data-card-name='pickaxe-brother#2']"), "[data-pile='0:deck'] .edit-slot")
    expect(page.locator("[data-pile='0:deck'] .edit-cardname")).to_have_text(["Pickaxe Brother 2"])
    blade = page.locator("[data-part]")
    page.get_by_test_id("part-search").fill("")
    page.get_by_role("button", name="Item", exact=True).click()
    title = blade.first.get_attribute("data-part") or ""
    blade.first.click()
    page.locator("[data-card-name='hrodgar-stonebrow']").click()
    page.get_by_test_id("stop").click()
    expect(page.locator(".edit-standing .edit-cardname")).to_have_text([title])
    page.locator("[data-card-name='pickaxe-brother']").click()
    page.locator("[data-field=state]").select_option("spent")
    expect(page.locator("[data-state=spent] [data-card-name='pickaxe-brother']")).to_be_visible()
    picture(page, "editor-warlord")
    assert troubles(page) == []
    page.get_by_test_id("undo").click()
    expect(page.locator("[data-state=spent]")).to_have_count(0)
    page.get_by_role("radio", name="Play and save").check()
    page.get_by_test_id("play-0").click()
    give_up(page)
    page.get_by_test_id("play-on").click()
    Driver(page).wait()
    expect(page.get_by_test_id("practice")).to_be_visible()
    expect(page.locator(".wl-army.is-own [data-cell]")).to_have_count(2)


def test_things_are_called_by_their_names_and_numbered(page: Page, server: ServerProcess) -> None:
    desk = Desk(page, server.url, "summoners")
    desk.lay("units", "Ice Cobra", 12, 12, 0)
    desk.lay("units", "Ice Cobra", 20, 12, 0)

    assert page.locator("[data-entry]").all_inner_texts() == ["Ice Cobra 1", "Ice Cobra 2"]


@pytest.mark.drawn
def test_every_part_of_the_palette_has_a_picture(page: Page, server: ServerProcess) -> None:
    desk = Desk(page, server.url, "mageknight")
    for kind in ("warriors", "terrain", "missions", "loot"):
        page.locator(f"[data-kind={kind}]").click()
        desk.settle()
        tiles = page.locator("[data-part]").count()
        page.wait_for_function(
            "() => ![...document.querySelectorAll('[data-part] svg')].some(each => !each.childElementCount)"
        )
        assert tiles > 0


TABS = {"de": ["Tisch", "Spielen und speichern"], "en": ["Table", "Play and save"]}


@pytest.mark.parametrize("size", list(SIZES))
def test_the_editor_shuts_nobody_out(browser: Browser, server: ServerProcess, size: str) -> None:
    lang = "de" if size == "desktop" else "en"
    page = opened(browser, size, lang, "light")
    desk = Desk(page, server.url, "mageknight")
    page.locator("[data-part]").first.click()
    page.get_by_test_id("middle").click()
    desk.settle()
    found = barriers(page, is_dark_too=True)
    for tab in TABS[lang]:
        desk.tab(tab)
        found += barriers(page, is_dark_too=True)
    page.context.close()

    assert found == []


@pytest.mark.parametrize("size", list(SIZES))
def test_a_lesson_on_the_measured_table_shuts_nobody_out(browser: Browser, server: ServerProcess, size: str) -> None:
    page = opened(browser, size, "de", "light")
    begin(page, server.url, "mageknight/1-dial-and-tokens")
    page.get_by_test_id("ms-hint").wait_for()
    found = barriers(page)
    page.context.close()

    assert found == []
