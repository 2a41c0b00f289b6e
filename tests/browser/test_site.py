"""Tercio as a folder of files: after one visit everything works without a network, and nothing is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.driver import Driver, visitor
from browser.measure_site import compressed
from browser.site import PATIENCE, PLAY, PRINT, READY, arrive, cut, served
from browser.test_whole_matches import IS_SOAK, SMALL
from tercio.games import GAMES, box_of, open_game
from tercio.printing.kinds import PRINTS

DOCS = Path(__file__).parents[2] / "docs"
MOST = 9  # megabytes, packed
RECRUIT = {"kind": "bot", "bot": "recruit"}


class Visit:
    """A browser that has been there once, with its network cut."""

    def __init__(self, context: BrowserContext, page: Page, address: str) -> None:
        self.context = context
        self.page = page
        self.address = address

    def go(self, path: str) -> None:
        """Without loading anything anew."""
        self.page.evaluate("path => { location.hash = path }", path)

    def come_back(self) -> None:
        """In another tab, after the last one is gone."""
        self.page = self.context.new_page()
        arrive(self.page, self.address)

    def play(self, game: str, most: int = 0, **more: Any) -> dict[str, Any]:
        wish = {"game": game, "seats": [person(game), RECRUIT], "most": most, **more}
        played: dict[str, Any] = self.page.evaluate(PLAY, wish)
        return played


def person(game: str) -> dict[str, Any]:
    forces = box_of(game).forces
    ready = {} if forces is None else {"force": forces.ready(open_game(game))[0].name}
    return {"kind": "person", "name": "Ann", **ready}


@pytest.fixture(scope="module")
def visit(browser: Browser, site_host: Path) -> Iterator[Visit]:
    context = visitor(browser, viewport={"width": 1280, "height": 800}, service_workers="allow")
    context.set_default_timeout(PATIENCE)
    for host, server in served(site_host):
        page = context.new_page()
        arrive(page, f"{host}/games/tercio/")
        cut(context, page, server)
        page.reload()
        page.wait_for_function(READY)
        yield Visit(context, page, f"{host}/games/tercio/")
        break
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_and_seen_again(visit: Visit, game: str) -> None:
    """Of Warlord a small one, but in a soak."""
    seats = [{"kind": "person", "name": "Ann"}, RECRUIT]
    is_small = game == "warlord" and not IS_SOAK
    played = visit.play(game, **({"seats": seats, "position": SMALL[game]} if is_small else {}))
    visit.go(f"/r/{played['id']}")

    assert played["outcome"]["text"]
    with visit.page.expect_download() as saved:
        visit.page.get_by_test_id("record").click()
    record = Path(saved.value.path()).read_text("utf-8").splitlines()
    assert json.loads(record[0])["game"] == game
    assert len(record) > played["answers"]


def test_what_the_first_match_needs_is_no_larger_than_promised(site_host: Path) -> None:
    assert sum(compressed(site_host / "games" / "tercio").values()) <= MOST


def test_two_people_share_the_device(visit: Visit) -> None:
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    made = visit.play("skirmish", most=1, seats=people)
    visit.go(f"/m/{made['id']}#{','.join(made['tokens'])}")
    page = visit.page
    expect(page.get_by_test_id("take-over")).to_be_visible(timeout=PATIENCE)
    driver = Driver(page)
    seats = set()
    for _ in range(3):
        driver.play(1)
        driver.wait()
        seats.add(driver.mark().partition(":")[0])

    assert seats == {"0", "1"}


def test_a_lesson_is_learnt(visit: Visit) -> None:
    learnt = visit.play("warlord", tutorial="warlord")

    assert learnt["answers"] >= 2


def test_a_deck_is_found_again_and_everything_goes_into_one_file(visit: Visit) -> None:
    made = visit.play("skirmish", most=1)
    visit.go("/b")
    page = visit.page
    page.get_by_role("button", name="A ready deck").first.click()
    page.get_by_role("dialog").get_by_text("Dwarves").first.click()
    expect(page.get_by_text("Allowed", exact=True).first).to_be_visible(timeout=PATIENCE)
    page.get_by_label("Name of the deck").fill("Deep Gate")
    page.get_by_role("button", name="Save", exact=True).click()
    page.reload()
    page.wait_for_function(READY)
    expect(page.get_by_label("Name of the deck")).to_have_value("Deep Gate", timeout=PATIENCE)
    visit.go("/settings")
    with page.expect_download() as saved:
        page.get_by_test_id("save-everything").click()
    kept = json.loads(Path(saved.value.path()).read_text("utf-8"))

    assert "Deep Gate" in kept["settings"]["tercio.decks"]
    assert made["id"] in kept["rows"]["matches"]
    page.evaluate("localStorage.clear(); tercio.forget()")
    page.get_by_test_id("open-everything").set_input_files(saved.value.path())
    page.wait_for_function("localStorage.getItem('tercio.decks')?.includes('Deep Gate')")
    visit.go(f"/m/{made['id']}#{made['tokens'][0]}")

    assert Driver(page).wait()


def test_a_tab_that_dies_in_the_middle_of_an_answer_loses_nothing(visit: Visit) -> None:
    made = visit.play("skirmish", most=4)
    visit.page.close()
    visit.come_back()
    visit.go(f"/m/{made['id']}#{made['tokens'][0]}")
    driver = Driver(visit.page)
    driver.wait()
    before = driver.mark()
    driver.play(1)
    driver.wait()

    assert int(before.partition(":")[2]) in (3, 4)
    assert driver.mark() != before


def test_a_match_is_analysed_and_tried_another_way(visit: Visit) -> None:
    played = visit.play("skirmish")
    visit.go(f"/r/{played['id']}#2")
    page = visit.page
    page.get_by_test_id("analysis").locator("summary").click()
    page.get_by_test_id("review-all").click()
    expect(page.get_by_test_id("accounts")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_test_id("luck")).to_be_visible(timeout=PATIENCE)
    page.get_by_test_id("variations").locator("summary").click()
    assert page.get_by_test_id("share-tree").count() == 0
    page.get_by_test_id("try").click()
    page.get_by_test_id("keep-try").wait_for()
    driver = Driver(page)
    driver.play(1)
    driver.wait()
    page.get_by_test_id("keep-try").click()

    expect(page.get_by_test_id("replay")).to_have_attribute("data-twig", re.compile("[0-9]"), timeout=PATIENCE)


def test_a_downloaded_record_is_opened_and_seen_again(visit: Visit, tmp_path: Path) -> None:
    played = visit.play("skirmish")
    visit.go(f"/r/{played['id']}")
    page = visit.page
    with page.expect_download() as saved:
        page.get_by_test_id("record").click()
    record = tmp_path / "match.jsonl"
    record.write_bytes(Path(saved.value.path()).read_bytes())
    visit.go("/scenario")
    page.get_by_test_id("open-scenario").set_input_files(record)
    expect(page.get_by_test_id("replay")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_test_id("record")).to_be_visible(timeout=PATIENCE)
    page.get_by_test_id("analysis").locator("summary").click()
    page.get_by_test_id("review-all").click()
    expect(page.get_by_test_id("accounts")).to_be_visible(timeout=PATIENCE)

    assert played["id"] not in page.url


def test_a_scenario_file_is_opened_and_played_with_its_refusals(visit: Visit) -> None:
    visit.go("/scenario")
    page = visit.page
    page.get_by_test_id("open-scenario").set_input_files(DOCS / "parry.toml")
    forward = page.get_by_test_id("scenario-forward")
    forward.click()
    expect(page.get_by_test_id("scenario-refused").locator("[data-rule=SU-ATTACK-07]")).to_be_visible(timeout=PATIENCE)
    forward.click()
    forward.click()
    expect(forward).to_be_disabled(timeout=PATIENCE)
    expect(page.get_by_test_id("scenario-player")).to_contain_text("parries 1 hit", timeout=PATIENCE)
    assert page.get_by_test_id("scenario-problems").count() == 0


def test_a_rule_shows_itself_in_play(visit: Visit) -> None:
    visit.go("/rules/WL-RANK-07")

    expect(visit.page.get_by_test_id("in-play").get_by_test_id("scenario-player")).to_be_visible(timeout=PATIENCE)


def test_lists_of_each_game_are_printed(visit: Visit) -> None:
    printed = visit.page.evaluate(PRINT)

    assert printed == {f"{game} {kinds[0].kind}": "%PDF-" for game, kinds in PRINTS.items()}


def test_a_position_is_edited_and_played(visit: Visit) -> None:
    visit.go("/edit/summoners")
    page = visit.page
    page.locator("label:has([name=edit-tab][value=file])").click()
    page.get_by_test_id("open").set_input_files(DOCS / "parry.toml")
    expect(page.get_by_test_id("good")).to_be_visible(timeout=PATIENCE)
    page.get_by_test_id("play-0").click()

    assert Driver(page).wait() != ""
