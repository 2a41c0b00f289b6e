"""Nobody is shut out of a screen: it can be read, heard and reached by keys, in light and dark, at every width."""

from __future__ import annotations

from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = ("serious", "critical")
ONLY_TROUBLES = {"resultTypes": ["violations"]}  # axe need not tell of everything that is as it should be
ONLY_PALE = {"runOnly": ["color-contrast"], **ONLY_TROUBLES}
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def barriers(page: Page, is_dark_too: bool = False) -> list[Any]:
    """Whatever axe finds grave, words too pale to read if it gets dark, and how far the page sticks out."""
    found = troubles(page)
    if is_dark_too:
        light(page, "dark")
        found += [("in the dark", *each) for each in troubles(page, ONLY_PALE)]
        light(page, "light")
    wide = page.evaluate(TOO_WIDE)
    return [*found, *[("too wide", each) for each in [wide] if each > 0]]


def light(page: Page, theme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)


def troubles(page: Page, options: dict[str, Any] = ONLY_TROUBLES) -> list[tuple[str, list[str]]]:
    """What axe finds grave, with where it is."""
    found = Axe().run(page, options=options).response["violations"]
    return [(each["id"], [node["target"] for node in each["nodes"]]) for each in found if each["impact"] in GRAVE]
