"""Pictures of the page for the documentation, which `make pictures` takes; in any other run these tests take none."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

IS_WISHED: Final = os.environ.get("TERCIO_PICTURES") == "1"
PROJECT: Final = Path(__file__).parents[2]
SCREENS: Final = PROJECT / "docs" / "screens"
TABLES: Final = PROJECT / "web" / "src" / "lobby" / "tables"
LARGE_TABLES: Final = {f"match-{game}-desktop": game for game in ("warlord", "mageknight", "summoners")}
STILL: Final = 400  # milliseconds, until nothing moves any more


def picture(page: Page, name: str) -> None:
    """A test that calls this is marked with `picture`. The first page shows small copies of the tables."""
    if not IS_WISHED:
        return
    if page.locator(".ms-board").count():
        painted(page)
    page.wait_for_timeout(STILL)
    page.screenshot(path=SCREENS / f"{name}.png")
    if name in LARGE_TABLES:
        with Image.open(SCREENS / f"{name}.png") as taken:
            small = taken.convert("RGB").resize((640, 400))
            small.save(TABLES / f"{LARGE_TABLES[name]}.webp", quality=60, method=6)


def painted(page: Page) -> None:
    """Ground, in all its detail, and figures are there; as long as a figure is not painted, its field is plain."""
    page.locator(".ms-picture.is-fine").wait_for(state="attached")
    page.wait_for_function("() => !document.querySelector('.ms-figure .ms-field')")
