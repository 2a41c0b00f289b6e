"""Why not: all that lies on the table tells it, to mouse, finger and keys, on one's own turn and on that of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.driver import make_match, visitor
from browser.table import DECK, SHOOT, TABLE, Hands, warriors
from tercio.bench.players import ServerProcess

WHY = "[data-testid=why]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
WARLORD: dict[str, Any] = {
    "army": [
        {"ranks": [["pickaxe-brother", "pickaxe-brother#2"], ["hrodgar-stonebrow"]], "hand": ["turn-the-blade"]},
        {"ranks": [["pickaxe-brother#3"], ["hrodgar-stonebrow#2"]], "hand": ["turn-the-blade#2"]},
    ],
    "cards": {"pickaxe-brother": {"state": "stunned"}},
}
KNIGHTS = {
    **SHOOT,
    "warriors": {
        **SHOOT["warriors"],
        "tired": {**warriors(tired=("elven-spear-standard", 0, 23, 8, 90))["tired"], "tokens": 2},
    },
}
SUMMONED = {**DECK, "phase": "activation", "turn": 0}


class Sitting:
    """Somebody at a table, with the other seat empty."""

    def __init__(
        self, browser: Browser, url: str, game: str, position: dict[str, Any], seat: int, **wishes: Any
    ) -> None:
        self.context = visitor(browser, **wishes)
        self.page = self.context.new_page()
        seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
        address, tokens = make_match(url, game, seats, position=position).split("#")
        self.page.goto(f"{address}#{tokens.split(',')[seat]}")


@pytest.fixture
def sit(browser: Browser, server: ServerProcess) -> Iterator[Any]:
    sitting: list[Sitting] = []

    def sit_down(game: str, position: dict[str, Any], seat: int = 0, **wishes: Any) -> Page:
        sitting.append(Sitting(browser, server.url, game, position, seat, **wishes))
        return sitting[-1].page

    yield sit_down
    for each in sitting:
        each.context.close()


def card(page: Page, name: str) -> Any:
    return page.locator(f"[data-card][aria-label*='{name}']").first


# -- Warlord ----------------------------------------------------------------------------------------------------


def test_a_stunned_character_says_so_to_a_mouse_that_rests_on_it(sit: Any) -> None:
    page = sit("warlord", WARLORD, **LAPTOP)
    stunned = card(page, "Pickaxe Brother")
    stunned.hover()
    expect(page.locator(WHY)).to_contain_text("is stunned")


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_react_in_hand_says_when_it_is_played(sit: Any, how: str) -> None:
    page = sit("warlord", WARLORD, **(PHONE if how == "tap" else LAPTOP))
    react = card(page, "Turn the Blade")
    if how == "tap":
        react.tap()
    else:
        react.focus()
        page.keyboard.press("g")
    expect(page.locator(f"dialog {WHY}")).to_contain_text("reacts only")
    expect(page.locator(f"dialog {WHY}")).to_contain_text("WL-REACT-03")


def test_whoever_is_not_asked_learns_it_too(sit: Any) -> None:
    page = sit("warlord", WARLORD, seat=1, **LAPTOP)
    react = card(page, "Turn the Blade")
    react.focus()
    page.keyboard.press("g")
    expect(page.locator(f"dialog {WHY}")).to_contain_text("reacts only")


# -- measured tables --------------------------------------------------------------------------------------------


def test_a_tired_warrior_says_why_it_is_given_no_action(sit: Any) -> None:
    page = sit("mageknight", KNIGHTS, **LAPTOP)
    page.locator(TABLE).wait_for()
    Hands(page).click((23, 8))
    page.locator("[data-testid=ask-why]").click()
    expect(page.locator(WHY)).to_contain_text("has 2 action tokens")
    expect(page.locator(WHY)).to_contain_text("MK-TERM-03")


def test_the_same_by_keys_and_on_the_turn_of_the_others(sit: Any) -> None:
    page = sit("mageknight", KNIGHTS, seat=1, **LAPTOP)
    page.locator(TABLE).wait_for()
    Hands(page).click((36 - 14, 36 - 18))  # seen from the north
    page.locator(TABLE).focus()
    page.keyboard.press("g")
    expect(page.locator(WHY)).to_contain_text("no enemy has just moved up to it")


def test_a_unit_of_summoners_says_it_to_a_finger(sit: Any) -> None:
    page = sit("summoners", SUMMONED, seat=1, **PHONE)
    page.locator(TABLE).wait_for()
    spot = Hands(page).spot((18, 36 - 32))  # seen from the north
    page.touchscreen.tap(*spot)
    page.locator("[data-testid=ask-why]").tap()
    expect(page.locator(WHY)).to_contain_text("Nobody is")


def test_an_enemy_says_it_where_the_question_is_about_something_else(sit: Any) -> None:
    page = sit("summoners", SUMMONED, **LAPTOP)
    page.locator(TABLE).wait_for()
    page.locator("[data-testid=question]").wait_for()
    Hands(page).click((18, 32))
    page.locator("[data-testid=ask-why]").click()
    expect(page.locator(WHY)).to_contain_text("something else is being decided")
