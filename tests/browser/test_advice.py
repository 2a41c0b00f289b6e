"""A bot's advice in the panel of the question: asked for, taken up, and sent only by the player."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.driver import Driver, make_match
from browser.test_match import person
from tercio.bench.players import ServerProcess


def test_advice_is_chosen_and_confirmed_by_clicks_and_by_keys(page: Page, server: ServerProcess) -> None:
    page.goto(make_match(server.url, "skirmish", [person("Anna"), {"kind": "bot", "bot": "random"}]))
    driver = Driver(page, 1)
    while driver.wait() != "act":
        driver.play(1)
    before = driver.mark()
    page.locator("[data-testid=advice]").click()
    best, second = page.locator("[data-advice='0']"), page.locator("[data-advice='1']")
    expect(best).to_contain_text("best")
    expect(page.locator("[data-testid=advice-said]")).to_contain_text("the best first")
    second.click()
    expect(page.locator("[data-testid=draft]")).to_be_visible()
    expect(second).to_have_attribute("aria-pressed", "true")
    assert driver.mark() == before
    page.locator("[data-send]").click()
    driver.settled(before)
    driver.wait()
    after = driver.mark()
    expect(page.locator("[data-testid=advice-list]")).to_have_count(0)
    page.keyboard.press("w")
    expect(best).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-send]")).to_be_focused()
    assert driver.mark() == after
    page.keyboard.press("Enter")
    driver.settled(after)

    assert before != after != driver.mark()


def test_nobody_is_offered_advice_against_people(page: Page, server: ServerProcess) -> None:
    page.goto(make_match(server.url, "skirmish", [person("Anna"), person("Ben")]).split(",")[0])
    Driver(page).wait()
    expect(page.locator("[data-testid=advice]")).to_have_count(0)
    page.keyboard.press("w")

    expect(page.locator("[data-testid=refusals] [data-rule=T-ADVICE-01]")).to_contain_text("unfair")
