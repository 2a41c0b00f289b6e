"""The first page is small and soon there, can be installed, and asks nobody else."""

from __future__ import annotations

import gzip
import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tercio.bench.players import ServerProcess

LARGEST = 300_000  # bytes, compressed
DEEPEST = 3


class Loading:
    """Who made whom load what, as the browser tells it."""

    def __init__(self, page: Page) -> None:
        self.depth: dict[str, int] = {}
        self.sizes: dict[str, int] = {}
        self.urls: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self.begins)
        session.on("Network.loadingFinished", self.ends)

    def begins(self, event: dict[str, Any]) -> None:
        url, initiator = event["request"]["url"], event.get("initiator", {})
        self.urls[event["requestId"]] = url
        by = initiator.get("url") or next(
            (frame["url"] for frame in initiator.get("stack", {}).get("callFrames", []) if frame["url"]), ""
        )
        self.depth[url] = self.depth.get(by, 0) + 1

    def ends(self, event: dict[str, Any]) -> None:
        self.sizes[self.urls.get(event["requestId"], "?")] = int(event["encodedDataLength"])


def test_the_first_page_is_small_and_its_chain_short(context: BrowserContext, server: ServerProcess) -> None:
    page = context.new_page()
    loading = Loading(page)
    page.goto(server.url)
    page.wait_for_selector(".quick button")
    page.wait_for_load_state("networkidle")

    assert 20_000 < sum(loading.sizes.values()) < LARGEST
    assert 1 < max(loading.depth.values()) <= DEEPEST


def test_scripts_travel_compressed_and_stay_in_the_cache(server: ServerProcess, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(server.url)
    script = page.locator("script[src]").first.get_attribute("src")
    assert script is not None
    request = urllib.request.Request(f"{server.url}{script}", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(request) as reply:
        body = reply.read()
        headers = dict(reply.headers)

    assert len(gzip.decompress(body)) > len(body)
    assert "immutable" in headers["cache-control"]


def test_the_page_can_be_installed(browser: Browser, server: ServerProcess) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector(".quick button")
    href = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(page.evaluate("href => fetch(href).then(reply => reply.text())", href))
    is_worked = page.evaluate("navigator.serviceWorker.ready.then(worker => worker.active !== null)")
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    context.close()

    assert manifest["start_url"] == "/"
    assert {"192x192", "512x512"} <= sizes
    assert is_worked is True


def test_both_languages_are_one_click_apart(page: Page, server: ServerProcess) -> None:
    page.goto(server.url)
    page.wait_for_selector(".quick button")
    english = page.locator("h1").first.inner_text()
    page.get_by_role("button", name="DE").or_(page.get_by_text("DE", exact=True)).first.click()
    page.wait_for_function("document.documentElement.lang === 'de'")

    assert page.locator("h1").first.inner_text() != english


@pytest.mark.parametrize("game", ["warlord", "summoners", "mageknight"])
def test_one_click_plays_each_game_and_coming_back_offers_to_go_on(
    page: Page, server: ServerProcess, game: str
) -> None:
    page.goto(server.url)
    page.locator(f"[data-play={game}]").click()
    page.locator(f"[data-testid=match][data-game={game}]").wait_for()
    match = page.url
    page.goto(server.url)
    page.locator("[data-testid=continue]").click()
    page.locator(f"[data-testid=match][data-game={game}]").wait_for()

    assert page.url == match


def test_a_friend_gets_a_link_by_two_clicks_and_nobody_else_sees_the_match(page: Page, server: ServerProcess) -> None:
    page.goto(server.url)
    page.locator("[data-invite=warlord]").click()
    page.get_by_test_id("host-name").fill("Anna")
    page.get_by_test_id("make-link").click()
    link = page.get_by_role("dialog").locator("input[readonly]").first.input_value()
    with urllib.request.urlopen(f"{server.url}/api/lobby") as reply:
        running = json.loads(reply.read())["running"]

    assert f"{server.url}/m/" in link
    assert "#" in link
    assert [each["id"] for each in running if each["id"] in link] == []


@pytest.mark.parametrize("has_open", [False, True], ids=["new", "with an open match"])
def test_all_three_games_are_above_the_fold(page: Page, server: ServerProcess, has_open: bool) -> None:
    if has_open:
        page.goto(server.url)
        page.locator("[data-play=warlord]").click()
        page.locator("[data-testid=match]").wait_for()
    for width, height in ((390, 844), (844, 390), (820, 1180), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(server.url)
        buttons = page.locator("[data-play]")
        buttons.nth(2).wait_for()
        assert page.get_by_test_id("continue").count() == has_open
        bottoms = [box["y"] + box["height"] for box in [each.bounding_box() for each in buttons.all()] if box]

        assert len(bottoms) == 3
        assert max(bottoms) <= height


def test_at_a_shared_device_both_players_have_a_name(page: Page, server: ServerProcess) -> None:
    page.goto(server.url)
    page.locator("[data-arrange=warlord]").click()
    page.locator("label:has(> input[name=against])").nth(1).click()
    page.locator(".start button").click()
    expect(page.get_by_test_id("sit-name")).to_have_value("Player 2")
    expect(page.get_by_test_id("seat-0")).to_contain_text("Player 1")
