"""A match that is over is tried another way: at a table of one's own, kept as a tree, noted, shared and saved."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from browser.driver import Driver, make_match, resign, visitor
from browser.test_match import person
from tercio.bench.players import ServerProcess
from tercio.scenario import run

FROM = 3  # the step from which something else is tried


def tried(page: Page, most: int, seed: int = 4) -> None:
    """Both sides are played, and what was done is kept."""
    page.get_by_test_id("try").click()
    expect(page.get_by_test_id("keep-try")).to_be_visible()
    driver = Driver(page, seed)
    driver.play(most)
    driver.wait()
    assert page.get_by_test_id("take-over").count() == 0  # nobody is asked to hand the device over to himself
    page.get_by_test_id("keep-try").click()
    twigs(page).first.wait_for()


def twigs(page: Page) -> Locator:
    return page.locator("[data-twig].match-option")


def test_variations_are_tried_kept_noted_shared_and_saved(
    page: Page, browser: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    address = make_match(server.url, "skirmish", [person("Anna"), {"kind": "bot", "bot": "random"}])
    page.goto(address)
    driver = Driver(page, 4)
    driver.play(8)
    assert driver.wait()
    resign(page)
    page.goto(address.replace("/m/", "/r/").partition("#")[0] + f"#{FROM}")
    page.get_by_test_id("variations").locator("summary").click()
    tried(page, 3)
    first = twigs(page).count()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-twig", str(first))
    expect(page.locator(f"[data-twig='{first}'][aria-pressed=true]")).to_be_visible()
    assert first >= 3

    page.get_by_test_id("note").fill("Better than the match?")
    page.get_by_test_id("note").blur()
    page.locator("body").press("ArrowLeft")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-twig", str(first - 1))
    forks = page.locator(".replay-branch .replay-branch")
    for seed in range(5, 11):  # the way there is told once, and forks as soon as somebody chooses otherwise
        tried(page, 2, seed)
        if forks.count():
            break
        twigs(page).nth(first - 2).click()
        expect(page.get_by_test_id("replay")).to_have_attribute("data-twig", str(first - 1))
    expect(forks).not_to_have_count(0)
    page.get_by_test_id("instead-of-twig").click()
    page.locator("[data-testid=alternatives] ol > li").first.wait_for()
    with page.expect_download() as saved:
        page.get_by_test_id("save-line").click()
    saved.value.save_as(tmp_path / "line.toml")
    assert run(tmp_path / "line.toml").is_ok

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("share-tree").click()
    page.locator(".toast.good", has_text="Copied").wait_for()  # the server keeps the tree before there is a link to it
    link = page.evaluate("navigator.clipboard.readText()")
    number = twigs(page).count()
    page.reload()
    page.get_by_test_id("variations").locator("summary").click()
    expect(twigs(page)).to_have_count(number)
    other = visitor(browser)
    friend = other.new_page()
    friend.goto(link)
    expect(twigs(friend)).to_have_count(number)
    expect(friend.get_by_text("Better than the match?").first).to_be_visible()
    twigs(friend).first.click()
    expect(friend.get_by_test_id("replay")).to_have_attribute("data-twig", "1")
    friend.get_by_test_id("cut").click()
    expect(twigs(friend)).to_have_count(0)
    other.close()


def test_a_match_is_played_on_against_a_bot_from_the_middle_of_a_deed(page: Page, server: ServerProcess) -> None:
    address = make_match(server.url, "skirmish", [person("Anna"), {"kind": "bot", "bot": "random"}])
    page.goto(address)
    driver = Driver(page, 4)
    driver.play(4)
    assert driver.wait()
    resign(page)
    page.goto(address.replace("/m/", "/r/").partition("#")[0] + "#1")
    page.get_by_test_id("play-on").click()
    expect(page.get_by_test_id("keep-try")).to_be_visible()
    assert Driver(page).wait()
