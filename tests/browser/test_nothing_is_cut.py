"""Nothing is cut: every screen at four widths with German texts, and every card of Warlord at every size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.driver import Driver, make_match, visitor
from browser.table import SHOOT, SUMMON
from browser.test_around import resign
from browser.test_match import person
from tercio.bench.players import ServerProcess

SIZES = ((390, 844), (820, 1180), (1366, 768), (1920, 1080))
CARD_WIDTHS = (96, 150, 220, 330)  # pixels: in a list on a phone up to the card that is looked at
# Words that do not fit into their box and cannot be scrolled to, and whatever sticks out of the window.
CUT = """() => {
  const found = [];
  const scrolls = style => ['auto', 'scroll'].some(way => style.overflowX === way || style.overflowY === way);
  const canScroll = each => {
    for (let at = each; at && at !== document.body; at = at.parentElement)
      if (scrolls(getComputedStyle(at))) return true;
    return false;
  };
  const named = each => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} ` +
    `"${(each.textContent ?? '').trim().slice(0, 40)}"`;
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.push(`the page is ${wide} too wide`);
  for (const each of document.querySelectorAll('body *')) {
    if (each.closest('svg, .unseen, [hidden], [inert], [aria-hidden=true]') || !each.checkVisibility()) continue;
    const hasWords = [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    if (!hasWords) continue;
    const style = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || style.clipPath !== 'none') continue;
    const hides = ['hidden', 'clip'].includes(style.overflowX) || ['hidden', 'clip'].includes(style.overflowY);
    if (hides && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2))
      found.push(`cut: ${named(each)}`);
    if ((box.right > innerWidth + 1 || box.left < -1) && !canScroll(each)) found.push(`outside: ${named(each)}`);
  }
  return [...new Set(found)];
}"""
# What is out of sight is not laid out until somebody asks for its box, and then each time anew: the gallery is long.
LAID_OUT = """() => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '* { content-visibility: visible !important; }';
}"""
SIZED = """width => {
  const style = document.getElementById('sized') ?? document.head.appendChild(
    Object.assign(document.createElement('style'), { id: 'sized' }));
  style.textContent = `.wl-face { width: ${width}px !important; }`;
}"""
CARDS = """width => {
  const found = [], faces = document.querySelectorAll('.wl-face');
  for (const face of faces) {
    const name = face.querySelector('.wl-face-name').textContent;
    for (const part of face.querySelectorAll('.wl-face-name, .wl-face-traits, .wl-face-text')) {
      const plate = part.getBoundingClientRect(), words = document.createRange();
      words.selectNodeContents(part);
      const box = words.getBoundingClientRect(), slack = 1 + width / 40;  // of the line, not of its letters
      const over = [plate.left - box.left, box.right - plate.right, plate.top - box.top, box.bottom - plate.bottom];
      if (box.width && Math.max(...over) > slack) found.push(`${name}: ${part.className} ${over.map(Math.round)}`);
    }
    const print = face.querySelector('.wl-face-print').getBoundingClientRect();
    for (const text of face.querySelectorAll('.wl-face-print text')) {
      const box = text.getBoundingClientRect();
      if (box.left < print.left || box.right > print.right) found.push(`${name}: ${text.textContent}`);
    }
  }
  return [faces.length, found];
}"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = visitor(browser, locale="de-DE", viewport={"width": 1366, "height": 768})
    yield context.new_page()
    context.close()


PLAIN = {
    "lobby": "/",
    "set-up": "/#set-up",
    "learn": "/learn",
    "learn-mageknight": "/learn/mageknight",
    "rules": "/rules",
    "rule": "/rules/WL-ATTACK-01",
    "ladder": "/ladder?game=mageknight",
    "settings": "/settings",
    "statistics": "/statistics",
    "gallery": "/gallery",
    "decks": "/b",
    "armies": "/a",
    "editor-mageknight": "/edit/mageknight",
    "editor-summoners": "/edit/summoners",
    "editor-warlord": "/edit/warlord",
    "workshop-warlord": "/workshop/warlord",
    "workshop-summoners": "/workshop/summoners",
    "workshop-mageknight": "/workshop/mageknight",
    "lost": "/nowhere",
    "no-match": "/m/aaaaaaaaaaaaaaaaaaaaaa",
}


def cut(page: Page) -> list[str]:
    """What is cut at any of the widths."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {each}" for each in lasting(page, CUT)]
    return found


def lasting(page: Page, cut: str) -> list[str]:
    """What is still cut when sizes have had time to follow: they change over some frames."""
    for _ in range(20):
        page.wait_for_timeout(120)
        found: list[str] = page.evaluate(cut)
        if not found:
            break
    return found


@pytest.mark.parametrize("screen", list(PLAIN))
def test_nothing_is_cut_on_a_screen(page: Page, server: ServerProcess, screen: str) -> None:
    page.goto(f"{server.url}{PLAIN[screen]}")
    page.wait_for_selector("main h1, main h2")
    page.wait_for_load_state("networkidle")
    page.evaluate(LAID_OUT)

    assert cut(page) == []


BOT = {"kind": "bot", "bot": "random"}
MATCHES: dict[str, dict[str, Any]] = {
    "warlord": {"seats": [person("Anna", "dwarves"), {**BOT, "force": "nothrog"}]},
    "mageknight": {"seats": [person("Anna"), BOT], "position": SHOOT},
    "summoners": {"seats": [person("Anna"), BOT], "position": SUMMON},
    "skirmish": {"seats": [person("Anna"), BOT]},
}


@pytest.mark.parametrize("game", list(MATCHES))
def test_nothing_is_cut_from_the_first_question_to_the_analysis(page: Page, server: ServerProcess, game: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(make_match(server.url, game, **MATCHES[game]))
    Driver(page).wait()
    found = cut(page)
    resign(page)
    page.locator("[data-testid=story]").wait_for()
    found += cut(page)
    page.locator("dialog [data-testid=to-analysis]").click()
    page.locator("[data-testid=analysis]").wait_for()

    assert found + cut(page) == []


@pytest.mark.parametrize("game", ["warlord", "summoners", "mageknight"])
def test_nothing_is_cut_in_a_lesson(page: Page, server: ServerProcess, game: str) -> None:
    page.goto(f"{server.url}/learn/{game}")
    page.locator("[data-lesson]").get_by_role("button").first.click()
    page.locator("[data-testid=lesson]").wait_for()

    assert cut(page) == []


def test_nothing_is_cut_in_a_waiting_room(page: Page, server: ServerProcess) -> None:
    seats = [person("Anna", "grave-march"), {"kind": "person"}]
    base, _, tokens = make_match(server.url, "mageknight", seats).partition("#")
    page.goto(f"{base}#{tokens.split(',')[1]}")
    page.locator("[data-term=total]").wait_for()

    assert cut(page) == []


def settled(page: Page, width: int) -> tuple[int, list[str]]:
    """How many cards there are and what is cut on them; sizes change over some frames."""
    for _ in range(20):
        page.wait_for_timeout(300)
        number, troubles = page.evaluate(CARDS, width)
        if not troubles:
            break
    return number, troubles


def test_nothing_is_cut_on_any_card_at_any_size(page: Page, server: ServerProcess) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"{server.url}/b")
    page.locator(".wl-face").first.wait_for()
    number, drawn = 0, -1
    while number != drawn or number <= 300:
        drawn = number
        page.locator(".bd-grid > li").last.scroll_into_view_if_needed()
        page.wait_for_timeout(250)
        number = page.locator(".wl-face").count()
    found: list[str] = []
    for width in CARD_WIDTHS:
        page.evaluate(SIZED, width)
        number, troubles = settled(page, width)
        found += [f"{width}: {each}" for each in troubles]

    assert number > 300
    assert found == []
