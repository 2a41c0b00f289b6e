"""Every screen at desk and phone size: nothing shuts anybody out, and pictures for people to look at."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.access import barriers
from browser.album import painted, picture
from browser.driver import PAINTS, Driver, make_match, visitor
from browser.table import DECK, ORCS, SHOOT, SUMMON, laid, warriors
from browser.test_match import person
from tercio.bench.players import ServerProcess

SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
PLAYED: dict[tuple[str, str], str] = {}  # addresses by server and game


def go_on(page: Page, url: str, game: str, seats: list[dict[str, Any]]) -> bool:
    """True where nobody has played this match yet: what was played for one picture is good for the others."""
    is_new = (url, game) not in PLAYED
    address = PLAYED.setdefault((url, game), make_match(url, game.split()[0], seats) if is_new else "")
    page.goto(address)
    return is_new


def against_bot(own: str | None, other: str | None) -> list[dict[str, Any]]:
    return [person("Anna", own), {"kind": "bot", "bot": "random", "force": other}]


def lobby(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector(".quick button")


def rules(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/WL-ATTACK-01")
    page.wait_for_selector("text=WL-ATTACK-01")


def settings(page: Page, url: str) -> None:
    page.goto(f"{url}/settings")
    page.wait_for_selector("main h1")


def builder(page: Page, url: str) -> None:
    page.goto(f"{url}/b")
    page.wait_for_selector("main h1, main h2")
    page.wait_for_load_state("networkidle")


def learn(page: Page, url: str) -> None:
    page.goto(f"{url}/learn")
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")


def lesson(page: Page, url: str) -> None:
    body = {"game": "warlord", "tutorial": "warlord", "seats": [person("Anna")]}
    request = urllib.request.Request(
        f"{url}/api/matches", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as reply:
        made = json.load(reply)
    page.goto(f"{url}/m/{made['id']}#{made['tokens'][0]}")
    page.wait_for_selector("[data-testid=lesson]")


RANKS = {
    "army": [
        {
            "ranks": [
                ["banner-knight", "chaplain-of-oaths", "lady-of-the-lists", "duelist-of-the-blue-hour"],
                ["shield-of-the-household", "crossbow-veteran", "exchequer-mage"],
                ["aurelia-vance-the-iron-regent"],
            ],
            "hand": ["full-swing", "pot-helm", "vanguard-outrider", "turn-the-blade", "raise-the-shield"],
            "deck": ["gate-sergeant", "house-herald"],
        },
        {
            "ranks": [
                ["axe-sworn-raider", "shield-biter", "dhurg-the-named-heir", "marsh-ogre"],
                ["cinder-hexer", "skull-drummer", "pack-hound"],
                ["grushak-the-unfed"],
            ],
            "deck": ["fen-lurker", "gutter-shaman"],
        },
    ],
    "cards": {
        "crossbow-veteran": {"state": "spent"},
        "skull-drummer": {"state": "spent"},
        "marsh-ogre": {"state": "stunned"},
    },
}


def warlord(page: Page, url: str) -> None:
    """A lady is dragged at an enemy; on a phone, where a thumb would hide it, the armies are simply looked at."""
    seats = [person("Anna"), {"kind": "bot", "bot": "random"}]
    page.goto(make_match(url, "warlord", seats, position=RANKS))
    page.locator("[data-testid=question]").wait_for(state="attached")
    if (page.viewport_size or {})["width"] < SIZES["desktop"][0]:
        return
    card, enemy = (page.locator(".wl-counter", has_text=name).first for name in ("Herrin", "Dhurg"))
    card.hover()
    page.mouse.down()
    box = enemy.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2, steps=8)
    page.locator("[data-testid^=chance-].is-large").wait_for()


WAR = {
    "phase": "action",
    "options": ["open-dials"],
    "warriors": warriors(
        archer=("master-archer-standard", 0, 15, 12, 60),
        spear=("elven-spear-standard", 0, 18.5, 9, 90),
        other=("elven-spear-standard", 0, 20.2, 9, 90),
        glade=("glade-rider-standard", 0, 9, 15, 80),
        golem=("bronze-golem-standard", 0, 22, 13.4, 90),
        adept=("adept-of-the-order-tough", 0, 9, 24, 20),
        one=("grave-levy-standard", 1, 20, 19.5, 250),
        two=("grave-levy-standard", 1, 24, 20, 250),
        speaker=("deadspeaker-standard", 1, 26, 23, 250),
        shaman=("blood-shaman-standard", 1, 29, 16, 190),
        knight=("grave-knight-tough", 1, 17, 22, 270),
        drake=("carrion-drake-tough", 1, 28, 12.5, 160),
    ),
    "terrain": {
        "house": {"card": "house", "at": [17.5, 27], "facing": 15},
        "wood": {"card": "light-wood", "at": [22.5, 12.5]},
        "pond": {"card": "pond", "at": [8, 8]},
        "hill": {"card": "hill", "at": [8.5, 24.5]},
        "wall": {"card": "masonry-wall", "at": [13, 17], "facing": 10},
        "rubble": {"card": "rubble", "at": [29.5, 17]},
        "bramble": {"card": "bramble", "at": [30, 7]},
        "fence": {"card": "barricade", "at": [24, 27], "facing": 340},
    },
}


def mageknight(page: Page, url: str) -> None:
    """An archer weighs a shot."""
    hands = laid(page, url, "mageknight", WAR)
    painted(page)
    hands.click((15, 12))
    page.locator("[data-testid=ms-reach]").wait_for()


CREATURES = {
    "phase": "activation",
    "round": 2,
    "acting": "caller",
    "units": {
        "caller": {"profile": "water-summoner", "seat": 0, "at": [17, 11]},
        "spider": {"profile": "polar-spider", "seat": 0, "at": [13, 15]},
        "cobra": {"profile": "ice-cobra", "seat": 0, "at": [22, 13]},
        "bear": {"profile": "rime-bear", "seat": 0, "at": [19, 17]},
        "giant": {"profile": "ice-elemental", "seat": 0, "at": [9, 12]},
        "enemy": {"profile": "fire-summoner", "seat": 1, "at": [18, 27]},
        "imp": {"profile": "cinder-imp", "seat": 1, "at": [20, 19.5]},
        "hyena": {"profile": "glow-hyena", "seat": 1, "at": [14, 20]},
        "phoenix": {"profile": "ash-phoenix", "seat": 1, "at": [24, 22]},
        "bull": {"profile": "slag-bull", "seat": 1, "at": [10, 23], "fire": 1},
    },
    "terrain": {
        "wood": {"kind": "wood", "at": [6, 18], "radius": 2.5},
        "hill": {"kind": "hill", "at": [27, 16], "radius": 3},
        "house": {"kind": "building", "at": [8, 29], "width": 5, "depth": 4},
        "ruin": {"kind": "ruin", "at": [27, 28], "width": 5, "depth": 5},
        "boulder": {"kind": "boulder", "at": [16, 23.5], "radius": 1.2},
        "marsh": {"kind": "marsh", "at": [27, 8], "radius": 2.5},
    },
    "objectives": {
        "source": {"kind": "small", "at": [12, 18]},
        "spring": {"kind": "large", "at": [21, 23.5]},
        "relic": {"kind": "relic", "at": [24, 18]},
    },
}


def summoners(page: Page, url: str) -> None:
    """A summoner in the middle of a battle weighs what to do."""
    hands = laid(page, url, "summoners", CREATURES)
    painted(page)
    hands.click((17, 11))
    page.locator("[data-testid=ms-deeds]").wait_for()


def warlord_line_up(page: Page, url: str) -> None:
    bot = {"kind": "bot", "bot": "random", "force": "elves"}
    page.goto(make_match(url, "warlord", [person("Anna", "free-kingdoms"), bot]))
    page.wait_for_selector("[data-option]")


def waiting_room(page: Page, url: str) -> None:
    agreed = {"scenario": "s4", "level": "adept", "secrets": "yes"}
    seats = [person("Anna", "water"), {"kind": "person"}]
    page.goto(make_match(url, "summoners", seats, agreed=agreed).split(",")[0])
    page.wait_for_selector("[data-testid=agreed] img")
    page.wait_for_load_state("networkidle")


def skirmish(page: Page, url: str) -> None:
    driver = Driver(page, 2)
    if go_on(page, url, "skirmish", against_bot(None, None)):
        driver.play(8)
    driver.wait()


def advice(page: Page, url: str) -> None:
    page.goto(make_match(url, "mageknight", against_bot(None, None), position=SHOOT))
    page.locator("[data-testid=advice]").click()
    page.locator("[data-advice='0']").wait_for()


def replay(page: Page, url: str) -> None:
    skirmish(page, url)
    page.goto(PLAYED[url, "skirmish"].replace("/m/", "/r/"))
    page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")


def table_setup(page: Page, url: str) -> None:
    go_on(page, url, "mageknight", against_bot("elven-patrol", "grave-march"))
    driver = Driver(page, 4)
    while driver.wait() != "deploy":
        before = driver.mark()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("h")
        page.locator("[data-hint='0']").click()
        assert driver.is_taken(before)
    page.locator("[data-option^='deploy:']").first.click()
    driver.place()
    page.locator(".ms-ghost, [data-figure]").first.wait_for(state="attached")


def table_refused(page: Page, url: str) -> None:
    hands = laid(page, url, "mageknight", SHOOT)
    hands.choose((19, 8), "move")
    hands.click((21, 13))
    page.locator("[data-testid=ms-refusal]").first.wait_for(state="attached")


def table_preview(page: Page, url: str) -> None:
    hands = laid(page, url, "mageknight", SHOOT)
    hands.choose((15, 10), "ranged")
    hands.click((14, 18))
    page.locator(".ms-ray").first.wait_for(state="attached")


def table_dial(page: Page, url: str) -> None:
    field = warriors(countess=("countess-nereth", 0, 17, 14, 60), foe=("grave-levy-standard", 1, 22, 22, 240))
    hands = laid(page, url, "mageknight", {**SHOOT, "warriors": field})
    hands.click((17, 14))
    page.keyboard.press("Escape")
    page.locator("[data-testid=inspector]").wait_for()
    if page.locator(".ms-unfold").is_visible():
        page.locator(".ms-unfold").click()
    page.locator("[data-testid=inspector] [data-testid=dial]").wait_for()
    page.locator("[data-testid=ranges]").click()
    page.locator("[data-testid=inspector]").evaluate("box => box.scrollTo(0, 0)")


def table_formation(page: Page, url: str) -> None:
    position = {"phase": "action", "warriors": warriors(**ORCS, foe=("grave-levy-standard", 1, 16, 30, 270))}
    hands = laid(page, url, "mageknight", position)
    hands.choose((15, 8), "form")
    for number in (1, 2):
        hands.click((15 + number * 1.502, 8))
    hands.go()
    hands.asked("formation")
    for number in range(2):
        page.locator(f"[data-option='plan:{number}']").click()
        hands.click((14 + number * 1.502, 12))
        hands.go()
        page.locator("[data-planned]").nth(number).wait_for(state="attached")
    page.locator("[data-option='plan:2']").click()
    hands.click((17.004, 12))
    page.locator("[data-testid=ms-handle]").wait_for(state="attached")


def table_deck(page: Page, url: str) -> None:
    laid(page, url, "summoners", DECK)
    page.locator("[data-testid=ordering]").wait_for()


def table_summon(page: Page, url: str) -> None:
    hands = laid(page, url, "summoners", SUMMON)
    summon = page.locator("[data-deed=summon]")
    summon.first.wait_for()
    if summon.count() == 1:  # in the row for a thumb, each creature has a sign of its own
        summon.click()
    page.locator("[data-menu-option^='summon:']", has_text=re.compile("Cobra|Eiskobra")).click()
    hands.click((20, 6))
    page.locator(".ms-ghost").wait_for(state="attached")


def table_end(page: Page, url: str) -> None:
    field = warriors(archer=("master-archer-standard", 0, 15, 10, 90), last=("grave-levy-standard", 1, 14, 18, 270))
    field["last"]["click"] = 5
    hands = laid(page, url, "mageknight", {"phase": "action", "warriors": field}, dice=(6, 5))
    hands.choose((15, 10), "ranged")
    hands.click((14, 18))
    page.locator("[data-testid=over]").wait_for(state="attached")


def gallery(page: Page, url: str) -> None:
    page.goto(f"{url}/gallery/summoners")
    page.locator("[data-hall=figures] image").nth(8).wait_for(state="attached")


SCREENS: dict[str, Callable[[Page, str], None]] = {
    "lobby": lobby,
    "match-waiting": waiting_room,
    "match-line-up": warlord_line_up,
    "match-warlord": warlord,
    "match-mageknight": mageknight,
    "match-summoners": summoners,
    "match-skirmish": skirmish,
    "match-advice": advice,
    "table-setup": table_setup,
    "table-refused": table_refused,
    "table-preview": table_preview,
    "table-dial": table_dial,
    "table-formation": table_formation,
    "table-deck": table_deck,
    "table-summon": table_summon,
    "table-end": table_end,
    "builder": builder,
    "replay": replay,
    "rules": rules,
    "learn": learn,
    "lesson": lesson,
    "settings": settings,
    "gallery": gallery,
}


def opened(browser: Browser, size: str, lang: str, theme: Any, sees_pictures: bool = PAINTS) -> Page:
    width, height = SIZES[size]
    context = visitor(
        browser,
        sees_pictures,
        viewport={"width": width, "height": height},
        locale={"de": "de-DE", "en": "en-GB"}[lang],
        color_scheme=theme,
    )
    return context.new_page()


# Where colours of their own are shown; these are looked at in the dark as well.
COLOURFUL = ("lobby", "match-warlord", "match-advice", "builder", "table-preview", "table-deck")


@pytest.mark.picture
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_screen_shuts_nobody_out(browser: Browser, server: ServerProcess, screen: str, size: str) -> None:
    has_pictures = PAINTS or screen in ("match-mageknight", "match-summoners", "gallery")
    page = opened(browser, size, "de" if size == "desktop" else "en", "light", has_pictures)
    SCREENS[screen](page, server.url)
    picture(page, f"{screen}-{size}")
    found = barriers(page, is_dark_too=size == "desktop" and screen in COLOURFUL)
    page.context.close()

    assert found == []
