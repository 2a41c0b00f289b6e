"""A bot has a character, and gives up or not, as was wished in the lobby."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Request, expect

from tercio.bench.players import ServerProcess


@pytest.mark.parametrize(
    ("lang", "bold", "hint", "yields"),
    [
        ("en", "Bold", "Goes for the enemy and does not count the cost.", "It gives up and offers draws"),
        ("de", "Kühn", "Geht auf den Feind los und rechnet nicht, was es kostet.", "Er gibt auf und bietet Remis an"),
    ],
)
def test_a_bot_is_given_a_character_and_plays_lost_matches_on_if_that_is_wished(
    context: BrowserContext, server: ServerProcess, lang: str, bold: str, hint: str, yields: str
) -> None:
    made: list[Any] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/matches"):
            made.append(request.post_data_json)

    page = context.new_page()
    page.on("request", note)
    page.add_init_script(f"localStorage.setItem('tercio.set.lang', '\"{lang}\"')")
    page.goto(f"{server.url}/#set-up")
    form = page.locator(".set-up")
    form.get_by_role("radio", name=bold, exact=True).check(force=True)
    expect(form.get_by_text(hint)).to_be_visible()
    form.get_by_role("checkbox", name=yields).uncheck(force=True)
    form.locator(".start button").press("Enter")
    page.wait_for_url("**/m/**")

    assert made[0]["seats"][1]["character"] == "bold"
    assert made[0]["seats"][1]["yields"] is False
