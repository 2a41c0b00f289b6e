"""Puzzles in the browser: one is begun, answered on the board, told and rated, and the next one follows."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.access import barriers
from browser.driver import visitor
from tercio.bench.players import ServerProcess
from tercio.hall.api.puzzles import daily
from tercio.kernel import Answer
from tercio.puzzles.puzzle import Puzzle, shipped

GAME = "skirmish"
SIZES = {"desktop": (1366, 768), "phone": (390, 844)}


def test_a_puzzle_is_answered_told_and_rated(page: Page, server: ServerProcess) -> None:
    now = round(time.time() * 1000)
    page.goto(f"{server.url}/puzzles?game={GAME}")
    page.locator("[data-testid=daily]").click()
    banner = page.locator("[data-testid=puzzle]")
    expect(banner).to_have_attribute("data-result", "open")
    wrong = plain_mistake(shipped(GAME)[daily(GAME, now)])
    page.locator(f"[data-testid=question] [data-option^='{wrong.key}:']").first.click()
    expect(banner).to_have_attribute("data-result", "wrong")
    expect(page.locator("[data-testid=puzzle-answers]")).to_contain_text("your answer")
    expect(page.locator("[data-testid=puzzle-rating]")).to_contain_text("Your rating: 1500 →")
    page.locator("[data-testid=next-puzzle]").click()
    expect(banner).to_have_attribute("data-result", "open")
    page.goto(f"{server.url}/puzzles?game={GAME}")

    expect(page.locator("[data-testid=my-rating]")).to_contain_text("0 of 1 found")
    expect(page.locator("[data-testid=daily]")).to_have_text("Look at it again")


QUITTING = {"warlord": "pass", "summoners": "done", "mageknight": "end-phase"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", QUITTING)
def test_a_puzzle_of_every_game_is_answered_at_its_table(
    browser: Browser, server: ServerProcess, game: str, size: str
) -> None:
    """Whoever does nothing has not found it, and is told what the best deed was and how matches ended after it."""
    width, height = SIZES[size]
    context = visitor(browser, viewport={"width": width, "height": height}, locale="de-DE")
    page = context.new_page()
    asked = next(each for each in shipped(game).values() if is_quitting(each, QUITTING[game]))
    page.goto(f"{server.url}/puzzles?game={game}")
    page.locator("[data-testid=grades]").wait_for()
    address = page.evaluate(BEGIN, f"/api/puzzles/{game}/{asked.id}/tables")
    page.goto(f"{server.url}/m/{address['id']}#{address['tokens'][asked.seat]}")
    banner = page.locator("[data-testid=puzzle]")
    expect(banner).to_have_attribute("data-result", "open")
    page.locator(f"[data-option^='{QUITTING[game]}:']:visible").first.click()
    expect(banner).to_have_attribute("data-result", "wrong")

    expect(page.locator("[data-testid=puzzle-answers] li").first).to_contain_text(f"{asked.tried[0].percent} %")
    context.close()


BEGIN = """address => fetch(address, {method: "POST", headers: {"content-type": "application/json"},
    body: JSON.stringify({name: "Ann"})}).then(reply => reply.json())"""


def is_quitting(puzzle: Puzzle, key: str) -> bool:
    return bool([each for each in puzzle.tried[1:] if each.answer.key == key])


def plain_mistake(puzzle: Puzzle) -> Answer:
    """A wrong answer that one press gives, whatever day it is."""
    return next(each.answer for each in puzzle.tried[1:] if each.answer.key != puzzle.best.key and is_bare(each.answer))


def is_bare(answer: Answer) -> bool:
    return not (answer.picks or answer.path or answer.numbers)


def test_every_skirmish_puzzle_has_a_plain_mistake() -> None:
    assert [plain_mistake(puzzle).seat for puzzle in shipped(GAME).values()]


@pytest.mark.parametrize("size", SIZES)
def test_the_puzzles_shut_nobody_out(browser: Browser, server: ServerProcess, size: str) -> None:
    width, height = SIZES[size]
    context = visitor(browser, viewport={"width": width, "height": height}, locale="de-DE")
    page = context.new_page()
    page.goto(f"{server.url}/puzzles?game={GAME}")
    page.locator("[data-testid=grades]").wait_for()
    found = barriers(page, is_dark_too=True)
    page.locator("[data-testid=daily]").click()
    page.locator("[data-testid=puzzle]").wait_for()
    found += barriers(page, is_dark_too=False)
    context.close()

    assert found == []
