"""Matches in a real browser: to the end, at random, by keys, and through a break of the server."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.driver import QUESTION, Driver, make_match, resign
from tercio.bench.players import ServerProcess

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
ANSWERS = 3000 if IS_SOAK else 12  # at random, before the match is left
FIGHT = ("suggested", "keep", "strike", "strike-again", "attack", "recruit", "equip", "pass")


def person(name: str, force: str | None = None) -> dict[str, Any]:
    return {"kind": "person", "name": name, "force": force}


def test_a_match_against_the_bot_is_played_from_the_lobby_to_its_end(page: Page, server: ServerProcess) -> None:
    """Whoever has struck gives up, as many do; in a soak the match is played out."""
    page.goto(server.url)
    page.locator(".quick button").first.click()
    driver = Driver(page, 3)
    if IS_SOAK:
        assert driver.play(2500, FIGHT)
    else:
        while "strike" not in driver.kinds:
            assert not driver.play(1, FIGHT)
        resign(page)

    assert driver.kinds >= {"line-up", "order", "strike"}
    expect(page.locator("[data-testid=outcome], [data-testid=over]").first).to_contain_text("The match is over")


@pytest.mark.parametrize("seed", range(12 if IS_SOAK else 1))
def test_random_answers_at_a_shared_table_of_warlord(page: Page, server: ServerProcess, seed: int) -> None:
    decks = ["dwarves", "elves", "free-kingdoms", "deverenians", "nothrog", "mercenaries"]
    seats = [person(f"P{number}", decks[(seed + number) % 6]) for number in range(2 + seed % 3)]
    page.goto(make_match(server.url, "warlord", seats))
    driver = Driver(page, seed)
    driver.play(ANSWERS)

    assert driver.answers >= 12


@pytest.mark.parametrize("seed", range(6 if IS_SOAK else 1))
def test_a_random_match_of_skirmish_is_played_to_its_end(page: Page, server: ServerProcess, seed: int) -> None:
    page.goto(make_match(server.url, "skirmish", [person("Red"), person("Blue")]))

    assert Driver(page, seed).play(600)


def test_a_strike_shows_its_chances_before_it_is_made(page: Page, server: ServerProcess) -> None:
    seats = [person("Anna", "nothrog"), {"kind": "bot", "bot": "random", "force": "elves"}]
    page.goto(make_match(server.url, "warlord", seats))
    driver = Driver(page, 3)
    while driver.wait() != "strike":
        driver.play(1, ("suggested", "keep", "attack", "pass"))
    expect(page.locator("[data-option^='strike:'] [data-testid=odds]").first).to_contain_text("on average")
    page.locator(".wl-army.is-foe .is-lit [data-card]").first.hover()

    expect(page.locator("[data-testid^=chance-].is-large")).to_contain_text("hit")


def test_a_match_goes_on_by_keys_alone(page: Page, server: ServerProcess) -> None:
    seats = [person("Anna", "dwarves"), {"kind": "bot", "bot": "random", "force": "elves"}]
    page.goto(make_match(server.url, "warlord", seats))
    driver = Driver(page)
    for _ in range(6):
        kind = driver.wait()
        before = driver.mark()
        moved = "document.querySelector('[data-testid=match]').dataset.turn !== before"
        # An option that wants something more is put back, and the next one is tried.
        for key in ["p" if kind == "order" else "1", *"23456789"]:
            page.keyboard.press(key)
            page.wait_for_function(f"before => {moved} || document.querySelector('[data-testid=draft]')", arg=before)
            if driver.mark() != before:
                break
            page.keyboard.press("Escape")
            page.locator("[data-testid=draft]").wait_for(state="detached")

    assert int(driver.mark().split(":")[1]) >= 6


def test_a_refusal_names_the_rule_and_links_to_it(page: Page, server: ServerProcess) -> None:
    page.goto(make_match(server.url, "warlord", [person("Anna", "dwarves"), person("Ben", "elves")]))
    driver = Driver(page)
    driver.wait()
    driver.click_option("line-up:-1")
    for pick in page.locator("[data-testid=draft] [data-pick]").all()[-6:]:
        pick.click()
    page.locator("[data-send]").click()
    refusal = page.locator("[data-testid=refusals] [data-rule]").first
    refusal.wait_for()
    rule = refusal.get_attribute("data-rule")
    refusal.locator("a, button").first.click()

    assert rule is not None
    assert rule.startswith("WL-")
    expect(page.locator("body")).to_contain_text(rule)


def test_the_page_finds_its_way_back_when_the_server_was_away(page: Page, tmp_path: Any) -> None:
    own = ServerProcess(f"sqlite:///{tmp_path}/tercio.db", tmp_path / "log")
    own.start()
    try:
        seats = [person("Anna", "dwarves"), {"kind": "bot", "bot": "random", "force": "elves"}]
        away = page.context.new_page()
        away.goto(make_match(own.url, "warlord", seats))
        driver = Driver(away)
        driver.play(2, FIGHT)
        own.kill()
        own.start()
        driver.play(3, FIGHT)
    finally:
        own.stop()

    assert driver.answers == 5


def longer(text: str) -> str:
    """The same message of a match in which much more has happened."""
    message = json.loads(text)
    if message["type"] == "table":
        told = {"rule": "WL-ORDER-01", "kind": "told", "round": 1, "answer": 0, "things": [], "dice": None}
        if message["log_from"] == 0:
            message["log"] = [{**told, "text": f"Line {number}."} for number in range(200)] + message["log"]
        else:
            message["log_from"] += 200
    return json.dumps(message)


def test_the_log_follows_the_match_past_its_first_page(page: Page, server: ServerProcess) -> None:
    def through(route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda said: route.send(longer(str(said))))

    page.route_web_socket("**/play", through)
    seats = [person("Anna", "dwarves"), {"kind": "bot", "bot": "random", "force": "elves"}]
    page.goto(make_match(server.url, "warlord", seats))
    Driver(page, 3).play(10, FIGHT)
    log = page.locator("[data-testid=log]")
    page.wait_for_function(
        "box => box.scrollHeight - box.scrollTop - box.clientHeight < 60", arg=log.element_handle()
    )  # a line at most

    expect(log.locator("li").last).to_be_in_viewport()


def test_somebody_who_watches_is_asked_nothing(page: Page, server: ServerProcess) -> None:
    address = make_match(server.url, "warlord", [person("Anna", "dwarves"), person("Ben", "elves")])
    page.goto(address.partition("#")[0])
    page.wait_for_selector("[data-testid=waiting-for]")

    assert page.locator(QUESTION).count() == 0
