"""The gallery: what somebody is about to see is drawn, what is far below is not; and each state has its sign."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tercio.bench.players import ServerProcess

PIECES = "[data-hall={hall}] svg.gallery-piece, [data-hall={hall}] .dial"


@pytest.mark.parametrize(
    ("game", "above", "below"), [("mageknight", "figures", "dials"), ("summoners", "figures", "ground")]
)
def test_only_what_is_about_to_be_seen_is_drawn(
    page: Page, server: ServerProcess, game: str, above: str, below: str
) -> None:
    page.goto(f"{server.url}/gallery/{game}")
    page.locator(PIECES.format(hall=above)).first.wait_for(state="attached")
    far = page.locator(f"[data-hall={below}] [data-unseen]")
    far.first.wait_for(state="attached")
    assert page.locator(PIECES.format(hall=below)).count() == 0

    page.locator(f"[data-hall={below}]").scroll_into_view_if_needed()
    page.locator(PIECES.format(hall=below)).first.wait_for(state="attached")


@pytest.mark.parametrize(
    ("game", "signs"), [("mageknight", ("captive", "soaring")), ("summoners", ("ice", "fire", "loss", "concentrated"))]
)
def test_a_base_shows_every_state_with_a_drawn_sign(
    page: Page, server: ServerProcess, game: str, signs: tuple[str, ...]
) -> None:
    page.goto(f"{server.url}/gallery/{game}")
    states = page.locator("[data-hall=states] li")

    expect(states).to_have_count(8)
    for sign in signs:
        expect(page.locator(f"[data-hall=states] .ms-badge.is-{sign} :is(path, text)")).to_have_count(1)
