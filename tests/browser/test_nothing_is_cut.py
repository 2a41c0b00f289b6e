"""Nothing is cut: every screen at five sizes with German texts, and every card and figure of the pools."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.access import troubles
from browser.driver import Driver, make_match, resign, visitor
from browser.table import SHOOT, SUMMON
from browser.test_match import FIGHT, person
from tercio.bench.players import ServerProcess

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
NARROW = ((390, 844), (844, 390), (820, 1180))
SIZES = (*NARROW, (1366, 768), (1920, 1080))
# What lies between the narrowest and a desk is looked at in a soak, and where a match is played.
USUAL = SIZES if IS_SOAK else ((390, 844), (844, 390), (1366, 768))
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
  // What is read from above to below is not to be pushed sideways.
  for (const each of document.querySelectorAll('.modal-body, .match-ask, .wl-sheet, .ms-ask-body, .ms-lesson'))
    if (each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
      found.push(`${each.className} is ${each.scrollWidth - each.clientWidth} too wide`);
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
  return found;
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
    "learn-warlord": "/learn/warlord",
    "learn-summoners": "/learn/summoners",
    "learn-mageknight": "/learn/mageknight",
    "rules": "/rules",
    "rule": "/rules/WL-ATTACK-01",
    "ladder": "/ladder?game=mageknight",
    "ladder-warlord": "/ladder?game=warlord",
    "ladder-summoners": "/ladder?game=summoners",
    "profile": "/p/nobody",
    "puzzles": "/puzzles?game=skirmish",
    "scenario": "/scenario",
    "settings": "/settings",
    "waiting": "/waiting",
    "clubs": "/clubs",
    "no-tournament": "/clubs/aaaaaaaaaaaaaaaaaaaaaa",
    "mail": "/mail/u-nosuchsecret",
    "statistics": "/statistics",
    "gallery": "/gallery/common",
    "decks": "/b",
    "armies": "/a",
    "editor": "/edit",
    "editor-mageknight": "/edit/mageknight",
    "editor-summoners": "/edit/summoners",
    "editor-warlord": "/edit/warlord",
    "workshop-warlord": "/workshop/warlord",
    "workshop-summoners": "/workshop/summoners",
    "workshop-mageknight": "/workshop/mageknight",
    "lost": "/nowhere",
    "no-match": "/m/aaaaaaaaaaaaaaaaaaaaaa",
    "no-replay": "/r/aaaaaaaaaaaaaaaaaaaaaa",
    "no-deck": "/d/aaaaaaaaaaaaaaaaaaaaaa",
}


ROUTES = Path(__file__).parents[2] / "web" / "src" / "app.tsx"
FRAMED = "/board"  # in the pages of others: the player that /scenario has as well


def test_no_screen_is_forgotten() -> None:
    patterns = re.findall(r"/\^(\S+)\$/,", ROUTES.read_text("utf-8"))
    paths = [FRAMED, *[re.split("[?#]", address)[0] for address in PLAIN.values()]]

    assert len(patterns) > 15
    assert [each for each in patterns if not any(re.fullmatch(each.replace(r"\/", "/"), path) for path in paths)] == []


def cut(page: Page, sizes: tuple[tuple[int, int], ...] = USUAL) -> list[str]:
    """What is cut at any of the sizes."""
    found: list[str] = []
    for width, height in sizes:
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
def test_nothing_is_cut_on_a_screen_and_nobody_shut_out(page: Page, server: ServerProcess, screen: str) -> None:
    page.goto(f"{server.url}{PLAIN[screen]}")
    page.wait_for_selector("main h1, main h2")
    page.wait_for_load_state("networkidle")
    barred = troubles(page)
    page.evaluate(LAID_OUT)

    assert cut(page) == []
    assert barred == []


BOT = {"kind": "bot", "bot": "random"}
MATCHES: dict[str, dict[str, Any]] = {
    "warlord": {"seats": [person("Anna", "dwarves"), {**BOT, "force": "nothrog"}]},
    "mageknight": {"seats": [person("Anna"), BOT], "position": SHOOT},
    "summoners": {"seats": [person("Anna"), BOT], "position": SUMMON},
    "skirmish": {"seats": [person("Anna"), BOT]},
}


ANSWERS = 10 if IS_SOAK else 6


def cut_while_playing(page: Page) -> list[str]:
    """At each kind of question that comes up; the first one at every size."""
    driver, seen, found = Driver(page, 3), set[str](), list[str]()
    for _ in range(ANSWERS):
        kind = driver.wait()
        if not kind:
            break
        if kind not in seen:
            found += [f"{kind} {each}" for each in cut(page, NARROW if seen else SIZES)]
            page.set_viewport_size({"width": 1366, "height": 768})
        seen.add(kind)
        driver.wait()
        driver.answer(FIGHT)
    driver.wait()
    return found


@pytest.mark.parametrize("game", list(MATCHES))
def test_nothing_is_cut_from_the_first_question_to_the_analysis(page: Page, server: ServerProcess, game: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(make_match(server.url, game, **MATCHES[game]))
    found = cut_while_playing(page)
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


# The rest of it is pictures, and too much for one look.
ONLY_CARDS = """() => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.gallery-room:not([data-hall=cards]) { display: none; }';
}"""


@pytest.mark.parametrize("game", ["summoners", "mageknight"])
def test_nothing_is_cut_on_any_card_of_a_measured_game(page: Page, server: ServerProcess, game: str) -> None:
    page.goto(f"{server.url}/gallery/{game}")
    page.evaluate(ONLY_CARDS)
    page.locator("[data-hall=cards] li").nth(20).wait_for()
    page.evaluate(LAID_OUT)

    assert cut(page) == []


def screens_of(page: Page) -> Iterator[set[str]]:
    """The pieces of a pool, screen by screen: only what is in view is drawn, and a little around it."""
    page.evaluate("scrollTo(0, 0)")
    before = -1
    while (at := page.evaluate("scrollY")) != before:
        before = at
        page.wait_for_timeout(150)
        yield set(page.locator("[data-card]").evaluate_all("all => all.map(({ dataset }) => dataset.card)"))
        page.evaluate("scrollBy({ top: innerHeight, behavior: 'instant' })")


@pytest.mark.parametrize("view", ["grid", "list"])
def test_nothing_is_cut_on_any_figure_of_the_army_builder(page: Page, server: ServerProcess, view: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"{server.url}/a")
    page.locator(f"label:has(> input[value={view}])").click()
    page.evaluate(LAID_OUT)
    found: list[str] = []
    for width, height in (SIZES[0], SIZES[3]):
        page.set_viewport_size({"width": width, "height": height})
        known: set[str] = set()
        for drawn in screens_of(page):
            known |= drawn
            found += [f"{width}: {each}" for each in lasting(page, CUT)]
        assert len(known) > 100

    assert found == []


def settled(page: Page, width: int) -> list[str]:
    """What is cut on the cards that are drawn; sizes change over some frames."""
    for _ in range(20):
        page.wait_for_timeout(300)
        troubles: list[str] = page.evaluate(CARDS, width)
        if not troubles:
            break
    return troubles


def test_nothing_is_cut_on_any_card_at_any_size(page: Page, server: ServerProcess) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"{server.url}/b")
    page.locator(".wl-face").first.wait_for()
    found: list[str] = []
    for width in CARD_WIDTHS:
        page.evaluate(SIZED, width)
        known: set[str] = set()
        for drawn in screens_of(page):
            known |= drawn
            found += [f"{width}: {each}" for each in settled(page, width)]
        assert len(known) > 300

    assert found == []
