"""A real server with the built page, and the system's Chromium in front of it."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.driver import LATEST, PAINTS, visitor
from browser.site import build
from tercio.bench.players import ServerProcess

# Pages look and behave the same without windows and menus around them, and need half the processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
expect.set_options(timeout=LATEST)
DESKTOP = {"width": 1280, "height": 800}
HERE = Path(__file__).parent
# Every match has these dice, and its bots think alike: a test sees the same each time. A soak takes them as they fall.
LUCK = () if os.environ.get("TERCIO_SOAK") == "1" else ("--seed", "7")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A press that a starving machine delivers too late is made once more; the summary names each such test."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    server = ServerProcess(f"sqlite:///{folder}/tercio.db", folder / "log", more=("--no-limits", *LUCK))
    server.start()
    yield server
    server.stop()


def chromium() -> str:
    found = [path for path in [shutil.which(name) for name in NAMES] if path]
    assert found, "Chromium is missing: sh .ci/system installs it"
    return found[0]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """It ends with the module: its event loop stands in the way of tests that bring one of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def context(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    """A fresh visitor who reads English, is spared animations, and sees drawings only where the test is about them."""
    is_about_them = request.node.get_closest_marker("drawn") is not None
    context = visitor(browser, sees_pictures=PAINTS or is_about_them, viewport=DESKTOP)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, server: ServerProcess) -> Iterator[Page]:
    """It complains about every error in the page, and about every request to another host."""
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("request", lambda asked: complaints.append(asked.url) if is_foreign(asked.url, server.url) else None)
    yield page
    assert complaints == []


def is_foreign(url: str, own: str) -> bool:
    return not url.startswith((own, own.replace("http", "ws", 1), "data:", "blob:"))


@pytest.fixture(scope="session")
def site_host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to be served: Tercio without a server lies below a path in it. One build is enough for all workers."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder = shared / "host"
    with (shared / "host.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            build(shared / "half" / "games" / "tercio")
            (shared / "half").rename(folder)
    return folder
