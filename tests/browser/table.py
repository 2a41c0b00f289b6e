"""A measured table in a page: hands that point at places in inches, and positions to begin from."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from browser.driver import make_match

TABLE = "[data-testid=ms-table]"
DEEDS = "[data-testid=ms-deeds]"
SPOT = """([x, y]) => {
  const table = document.querySelector('[data-testid=ms-table]');
  const point = new DOMPoint(x * 1000, 36000 - y * 1000).matrixTransform(table.getScreenCTM());
  return [point.x, point.y];
}"""
OUT_OF_VIEW = """([x, y]) => {
  const found = document.elementFromPoint(x, y);
  return !found || found.closest('.ms-left, .ms-panel, .ms-overview') !== null;
}"""
# The table is where it looks to be as soon as it has been painted.
LOOK_AT_ALL = """button => {
  button.click();
  return new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)));
}"""

Place = tuple[float, float]


ORCS = {f"orc{number}": ("orc-marauder-standard", 0, 15 + number * 1.502, 8.0, 90) for number in range(3)}


class Hands:
    """Somebody who sits at the south side and points at the table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def spot(self, place: Place) -> tuple[float, float]:
        """Whoever points at a place that is out of view looks at the whole table first."""
        x, y = self.page.evaluate(SPOT, list(place))
        if self.page.evaluate(OUT_OF_VIEW, [x, y]):
            self.page.locator("[data-testid=whole]").evaluate(LOOK_AT_ALL)
            x, y = self.page.evaluate(SPOT, list(place))
        return x, y

    def move(self, place: Place) -> None:
        self.page.mouse.move(*self.spot(place))

    def click(self, place: Place) -> None:
        self.move(place)
        self.page.mouse.click(*self.spot(place))

    def drag(self, start: Place, end: Place, is_let_go: bool = True) -> None:
        self.spot(end)  # both are in view before anything is held
        self.move(start)
        self.page.mouse.down()
        self.page.mouse.move(*self.spot(end), steps=8)
        if is_let_go:
            self.page.mouse.up()

    def choose(self, place: Place, key: str) -> None:
        """A sign beside a figure; where it stands for several ways, or is one of many, the first of them."""
        page = self.page
        self.click(place)
        page.locator(DEEDS).first.wait_for()
        sign = page.locator(f"{DEEDS} [data-deed='{key}']")
        if not sign.count():
            sign = page.locator(f"{DEEDS} [data-deed=more]")
        has_ways = sign.get_attribute("aria-haspopup") is not None
        sign.click()
        if has_ways:
            page.locator(f"[data-testid=ms-menu] [data-menu-option^='{key}:']").first.click()

    def go(self) -> None:
        self.page.locator("[data-testid=ms-go]:enabled").click()

    def asked(self, kind: str) -> Locator:
        found = self.page.locator(f"[data-testid=question][data-kind={kind}]")
        found.wait_for()
        return found


def laid(page: Page, url: str, game: str, position: dict[str, Any], dice: tuple[int, ...] = ()) -> Hands:
    """A match from this position, against a person who is not there."""
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
    address = make_match(url, game, seats, position=position, dice=list(dice))
    page.goto(address.split(",")[0])
    page.locator(TABLE).wait_for()
    page.locator("[data-testid=question]").wait_for()
    return Hands(page)


def warriors(**described: tuple[str, int, float, float, int]) -> dict[str, Any]:
    """Figure, seat, place and facing by name."""
    return {
        name: {"figure": figure, "seat": seat, "at": [round(x, 3), round(y, 3)], "facing": facing}
        for name, (figure, seat, x, y, facing) in described.items()
    }


SHOOT = {
    "phase": "action",
    "options": ["open-dials"],
    "warriors": warriors(
        archer=("master-archer-standard", 0, 15, 10, 90),
        spear=("elven-spear-standard", 0, 19, 8, 90),
        one=("grave-levy-standard", 1, 14, 18, 270),
        other=("grave-levy-standard", 1, 17, 18, 270),
    ),
    "terrain": {
        "house": {"card": "house", "at": [21, 13], "facing": 30},
        "wood": {"card": "light-wood", "at": [9, 14]},
    },
}
DECK = {
    "phase": "start",
    "round": 2,
    "units": {
        "caller": {"profile": "water-summoner", "seat": 0, "at": [18, 4]},
        "spider": {"profile": "polar-spider", "seat": 0, "at": [14, 6]},
        "cobra": {"profile": "ice-cobra", "seat": 0, "at": [22, 6]},
        "enemy": {"profile": "fire-summoner", "seat": 1, "at": [18, 32]},
    },
    "terrain": {
        "wood": {"kind": "wood", "at": [10, 14], "radius": 2},
        "hill": {"kind": "hill", "at": [24, 18], "radius": 3},
    },
}
SUMMON = {**DECK, "phase": "activation", "acting": "caller"}
