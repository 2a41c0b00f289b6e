"""The statistics of a server in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.access import barriers
from browser.driver import make_match, visitor
from server.live import Client
from tercio.bench.players import ServerProcess

SIZES = {"desktop": (1366, 768), "phone": (390, 844)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: here all its matches are counted."""
    folder = tmp_path_factory.mktemp("counted")
    server = ServerProcess(f"sqlite:///{folder}/tercio.db", folder / "log", more=("--no-limits",))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def played(server: ServerProcess) -> None:
    """A match between bots to its end."""
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "recruit"}]
    match = make_match(server.url, "skirmish", bots).rpartition("/m/")[2].partition("#")[0]
    with Client(server.url.removeprefix("http://"), match, None) as watcher:
        watcher.seen(lambda table: table["stage"] == "over")


@pytest.mark.usefixtures("played")
def test_what_was_played_is_told_and_saved(page: Page, server: ServerProcess, tmp_path: Path) -> None:
    page.goto(f"{server.url}/ladder?game=skirmish")
    page.get_by_role("link", name="Statistics").click()
    expect(page.locator("[data-testid=summary]")).to_contain_text("1 match;")
    expect(page.locator("[data-testid=players]")).to_contain_text("100 % of the points")
    with page.expect_download() as saved:
        page.locator("[data-testid=save]").click()
    saved.value.save_as(tmp_path / "matches.csv")

    assert len((tmp_path / "matches.csv").read_text("utf-8").splitlines()) == 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.usefixtures("played")
def test_the_statistics_shut_nobody_out(browser: Browser, server: ServerProcess, size: str) -> None:
    width, height = SIZES[size]
    context = visitor(browser, viewport={"width": width, "height": height}, locale="de-DE")
    page = context.new_page()
    page.goto(f"{server.url}/statistics?game=skirmish")
    page.locator("[data-testid=summary]").wait_for()
    found = barriers(page, is_dark_too=True)
    context.close()

    assert found == []
