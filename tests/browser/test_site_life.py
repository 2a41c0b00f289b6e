"""Tercio as a folder of files, over time and in odd places: new versions, storage that fails, pages of others."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.driver import Driver, visitor
from browser.site import PATIENCE, PLAY, arrive, served

DOCS = Path(__file__).parents[2] / "docs"
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "recruit"}]
# What somebody else has on his page.
FOREIGN = """<!doctype html><html lang="{lang}"><title>Mine</title><style>h2 {{ display: none }}</style>
<script type="module" src="games/tercio/tercio-board.js"></script>
<tercio-board src="{src}">without a script</tercio-board></html>"""
FORBIDDEN = (
    "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } });"
)


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[BrowserContext]:
    context = visitor(browser, viewport={"width": 1280, "height": 800}, service_workers="allow")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def begin(page: Page, game: str = "skirmish") -> str:
    """The address of a new match, in the middle of play."""
    made = page.evaluate(PLAY, {"game": game, "seats": SEATS, "most": 2})
    return f"#/m/{made['id']}#{made['tokens'][0]}"


def test_where_nothing_may_be_kept_it_is_told_and_played_all_the_same(
    newcomer: BrowserContext, site_host: Path, tmp_path: Path
) -> None:
    shutil.copytree(site_host, tmp_path, dirs_exist_ok=True)
    for worker in (tmp_path / "games" / "tercio" / "assets").glob("engine-*.js"):
        worker.write_text(FORBIDDEN + worker.read_text("utf-8"), "utf-8")
    newcomer.add_init_script(FORBIDDEN)
    for host, _ in served(tmp_path):
        page = newcomer.new_page()
        arrive(page, f"{host}/games/tercio/")
        expect(page.get_by_test_id("banner")).to_contain_text("lets Tercio keep nothing", timeout=PATIENCE)
        match = begin(page)
        page.evaluate("match => { location.hash = match }", match)

        assert Driver(page).wait()
        break


def test_a_page_of_somebody_else_shows_a_scenario_in_its_own_language(
    newcomer: BrowserContext, site_host: Path
) -> None:
    shutil.copy(DOCS / "parry.toml", site_host / "parry.toml")
    (site_host / "mine.html").write_text(FOREIGN.format(lang="de", src="parry.toml"), "utf-8")
    (site_host / "lost.html").write_text(FOREIGN.format(lang="en", src="nowhere.toml"), "utf-8")
    for host, _ in served(site_host):
        page = newcomer.new_page()
        page.goto(f"{host}/mine.html")
        board = page.frame_locator("tercio-board iframe")
        expect(board.get_by_role("heading", name="Ein Schlag wird pariert")).to_be_visible(timeout=PATIENCE)
        board.get_by_test_id("scenario-forward").click()
        expect(board.get_by_test_id("scenario-refused")).to_contain_text("verlangt Basekontakt", timeout=PATIENCE)
        page.wait_for_function(HIGH_ENOUGH)
        page.goto(f"{host}/lost.html")
        expect(page.locator("tercio-board")).to_contain_text(
            "The scenario file did not come: " + host + "/nowhere.toml", timeout=PATIENCE
        )
        break


NOTICE = "There is a new version of Tercio."
TOMORROW = "meta[name=tomorrow]"
LISTED = re.compile(r"""JSON\.parse\(["'`](\{.*?\})["'`]\)""")


# What becomes of the service worker that the host has now.
NEXT_WORKER = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = new Promise(resolve => registration.addEventListener('updatefound', resolve, { once: true }));
  await registration.update().catch(() => {});
  if (!registration.installing) await found;
  const coming = registration.installing;
  while (coming && coming.state === 'installing') await new Promise(resolve => setTimeout(resolve, 20));
  return coming?.state ?? 'redundant';
}"""


def renew(site: Path, is_whole: bool) -> None:
    """The host gets another version, which is seen in its page; of half a version only the service worker has come."""
    page, worker = site / "index.html", site / "sw.js"
    today = page.read_bytes()
    page.write_bytes(today.replace(b"</title>", b"</title><meta name=tomorrow>"))
    text = worker.read_text("utf-8")
    found = LISTED.search(text)
    assert found is not None
    known = json.loads(found[1].replace('\\"', '"'))[""]
    digest = sha256(page.read_bytes()).hexdigest()[: len(known)]
    worker.write_text(text.replace(known, digest).replace("tercio-site-", "tercio-site-tomorrow-", 1), "utf-8")
    if not is_whole:
        page.write_bytes(today)
    later = time() + 60  # a host that counts in seconds must not say that nothing has changed
    for file in (page, worker):
        os.utime(file, (later, later))


@pytest.fixture
def renewable(newcomer: BrowserContext, site_host: Path, tmp_path: Path) -> Iterator[tuple[Page, str, Path]]:
    """A page in the middle of a match, its address, and the folder of the site that it came from."""
    shutil.copytree(site_host, tmp_path, dirs_exist_ok=True)
    for host, _ in served(tmp_path):
        page = newcomer.new_page()
        arrive(page, f"{host}/games/tercio/")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.goto(f"{host}/games/tercio/{begin(page)}")
        Driver(page).wait()
        yield page, f"{host}/games/tercio/", tmp_path / "games" / "tercio"
        break


def test_a_new_version_waits_until_it_is_wanted_and_the_match_goes_on(renewable: tuple[Page, str, Path]) -> None:
    page, _, site = renewable
    before = Driver(page).mark()
    renew(site, is_whole=True)
    page.reload()
    expect(page.get_by_text(NOTICE)).to_be_visible(timeout=PATIENCE)
    Driver(page).wait()
    assert page.locator(TOMORROW).count() == 0
    page.get_by_role("button", name="Reload").click()
    page.wait_for_selector(TOMORROW, state="attached", timeout=PATIENCE)
    Driver(page).wait()

    assert Driver(page).mark() == before


def test_half_a_version_is_no_version(renewable: tuple[Page, str, Path]) -> None:
    page, _, site = renewable
    renew(site, is_whole=False)
    page.reload()
    assert page.evaluate(NEXT_WORKER) == "redundant"
    Driver(page).wait()
    names = page.evaluate("caches.keys()")

    assert page.get_by_text(NOTICE).count() == 0
    assert [name for name in names if "tomorrow" in name] == []


# The frame is as high as what it shows, so nothing in it scrolls.
HIGH_ENOUGH = """() => {
  const frame = document.querySelector("tercio-board iframe"), root = frame?.contentDocument?.documentElement;
  return root && root.scrollHeight <= frame.clientHeight + 1;
}"""
