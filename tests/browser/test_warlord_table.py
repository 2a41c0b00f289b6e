"""Warlord played on its table alone: by mouse, by touch, by keys; no list is opened, and the table tells the truth."""

from __future__ import annotations

import json
import os
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.driver import QUESTION, Driver, make_match, visitor
from browser.gestures import FOE, LEGAL, LIT, OWN, Hands, Mouse, Touch
from browser.test_match import person
from browser.test_nothing_is_cut import lasting
from tercio.bench.players import ServerProcess

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "laptop": (1366, 768), "desktop": (1920, 1080)}
IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
# What a card would say if it were cut: numbers that leave the card, names that leave their plate.
CUT = """() => [...document.querySelectorAll('.wl-cell')].flatMap(cell => {
  const card = cell.querySelector('.wl-print');
  const [values, ac] = [card.querySelector('.wl-values'), card.querySelector('.wl-ac')];
  const [plate, name] = [card.querySelector('.wl-name'), card.querySelector('.wl-name > span')];
  const isCut = values.scrollWidth > values.clientWidth + 1 || ac.scrollWidth > ac.clientWidth + 1
    || name.offsetHeight > plate.clientHeight + 1 || name.scrollWidth > plate.clientWidth + 1;
  return isCut ? [card.textContent] : [];
})"""


# One answer was given, and all that the gesture meant besides.
HAS_MOVED_ON = """before => {
  const match = document.querySelector('[data-testid=match]'), asked = document.querySelector('[data-testid=question]');
  return match.dataset.turn !== before && asked !== null;
}"""


def against_random(url: str) -> str:
    bot = {"kind": "bot", "bot": "random", "force": "elves"}
    return make_match(url, "warlord", [person("Anna", "nothrog"), bot])


@pytest.fixture
def sit(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Page]]:
    made = []

    def seat(size: str = "laptop", **wishes: Any) -> Page:
        width, height = SIZES[size]
        made.append(visitor(browser, viewport={"width": width, "height": height}, **wishes))
        made[-1].set_default_timeout(30_000)
        page = made[-1].new_page()
        page.goto(against_random(server.url))
        return page

    yield seat
    for context in made:
        context.close()


def first_order(page: Page) -> Mouse:
    hands = Mouse(page)
    until_ordered(hands)
    return hands


def until_ordered(hands: Hands) -> None:
    """Until an order is asked for; whatever is asked before is answered on the table."""
    question = hands.page.locator(QUESTION)
    question.wait_for()
    while question.get_attribute("data-kind") != "order":
        hands.play(1)
        question.wait_for()


def test_a_drag_tells_the_odds_of_what_it_would_do(sit: Callable[..., Page]) -> None:
    page = sit()
    hands = first_order(page)
    hands.lift(page.locator(f"{OWN} [data-rank$=':1'] .is-lit > [data-card]").first)
    legal = page.locator(LEGAL).first
    legal.wait_for()
    hands.over(legal)

    expect(page.locator("[data-testid^=chance-].is-large")).to_contain_text("%")
    expect(page.locator("[data-testid=reason]")).to_have_count(0)
    expect(page.locator("[data-testid=arrow]")).to_be_visible()
    held, aimed = page.locator(".wl-ghost.is-aside").bounding_box(), legal.bounding_box()
    assert held is not None
    assert aimed is not None
    assert held["x"] + held["width"] < aimed["x"]  # it waits in the lane, and hides nobody


def test_one_drag_attacks_and_nothing_is_asked_in_between(sit: Callable[..., Page]) -> None:
    page = sit()
    hands = first_order(page)
    page.evaluate(
        """() => {
          window.kinds = new Set();
          const look = () => window.kinds.add(document.querySelector('[data-testid=question]')?.dataset.kind);
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )
    before = int(hands.turn().split(":")[1])
    assert hands.attack(page.locator(f"{OWN} [data-rank$=':1'] .is-lit > [data-card]").first)
    page.wait_for_function(
        "turn => Number(document.querySelector('[data-testid=match]').dataset.turn.split(':')[1]) >= turn",
        arg=before + 2,
    )

    assert "strike" not in page.evaluate("[...window.kinds]")


# What each deed presses: a card, then whom it concerns or where it goes.
DEEDS = {
    "spell of several": (".wl-hand [data-card]:has-text('Candle Out')", LEGAL),
    "spell of one": (".wl-hand [data-card]:has-text('Candle Out')", LEGAL),
    "recruit": (".wl-hand [data-card]:has-text('Pickaxe')", "[data-gap]"),
    "equip": (".wl-hand [data-card]:has-text('Notched')", f"{OWN} .is-legal > [data-card]"),
    "manoeuvre": (f"{OWN} [data-rank$=':2'] .is-lit > [data-card]", "[data-gap]"),
    "attack": (f"{OWN} [data-rank$=':1'] .is-lit > [data-card]", LEGAL),
}
ORDERS = {
    "first": 0, "turn": 0,
    "army": [
        {"ranks": [["pickaxe-brother", "ledger-clerk", "ledger-clerk#2"], ["deepdelve-veteran"], ["hrodgar-stonebrow"]],
         "hand": ["candle-out", "candle-out#2", "notched-axe", "pickaxe-brother#2"],
         "deck": ["pickaxe-brother#3", "deepdelve-veteran#2", "deepdelve-veteran#3"]},
        {"ranks": [["mud-caked-brawler", "mud-caked-brawler#2"], ["grushak-the-unfed"]],
         "deck": ["mud-caked-brawler#3", "axe-sworn-raider"]},
    ],
}  # fmt: skip


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_every_order_takes_two_presses(browser: Browser, server: ServerProcess, hand: str) -> None:
    is_finger = hand == "finger"
    width, height = SIZES["phone" if is_finger else "laptop"]
    size = {"width": width, "height": height}
    context = visitor(browser, viewport=size, has_touch=is_finger, is_mobile=is_finger)
    page = context.new_page()
    seats = [person("Anna"), {"kind": "bot", "bot": "random", "name": "Ben"}]
    page.goto(make_match(server.url, "warlord", seats, position=ORDERS, dice=[1] * 40))
    hands = Touch(page) if is_finger else Mouse(page)
    asked = []
    for deed, presses in DEEDS.items():
        until_ordered(hands)
        before = hands.turn()
        for thing in presses:
            target = page.locator(thing).first
            hands.touch(target)
        page.wait_for_function(HAS_MOVED_ON, arg=before)
        if page.locator(f"{QUESTION}:is([data-kind=strike], [data-kind=place], [data-kind=target])").count():
            asked.append(deed)
    context.close()

    assert asked == []


def test_a_line_that_breaks_in_a_drag_loses_nothing(sit: Callable[..., Page], server: ServerProcess) -> None:
    page = sit()
    routes: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        routes.append(route)

    page.route_web_socket("**/play", through)
    page.goto("about:blank")
    page.goto(against_random(server.url))
    hands = first_order(page)
    before = int(hands.turn().split(":")[1])
    hands.lift(page.locator(f"{OWN} [data-rank$=':1'] .is-lit > [data-card]").first)
    legal = page.locator(LEGAL).first
    legal.wait_for()
    hands.over(legal)
    routes[-1].close(code=1012)
    page.mouse.up()

    page.wait_for_function(
        "turn => Number(document.querySelector('[data-testid=match]').dataset.turn.split(':')[1]) >= turn",
        arg=before + 2,
    )


def test_a_drag_tells_why_it_would_not_reach_and_does_nothing_then(sit: Callable[..., Page]) -> None:
    page = sit()
    hands = first_order(page)
    before = hands.turn()
    hands.lift(page.locator(f"{OWN} [data-rank$=':1'] .is-lit > [data-card]").first)
    page.locator(LEGAL).first.wait_for()
    hands.over(page.locator(f"{FOE} [data-rank$=':3'] [data-card]").first)
    expect(page.locator("[data-testid=reason]")).to_contain_text("ranks away")
    page.mouse.up()
    page.wait_for_timeout(300)

    assert hands.turn() == before


def test_a_spent_card_says_that_it_is_not_ready(sit: Callable[..., Page]) -> None:
    page = sit()
    hands = first_order(page)
    spent, asked = page.locator(f"{OWN} .state-1 > [data-card]"), page.locator(f"{QUESTION}[data-kind=order]")
    while not spent.count() or not asked.count():
        hands.play(1)
        page.wait_for_selector(QUESTION)
    hands.lift(spent.first)
    hands.over(page.locator(f"{FOE} [data-rank$=':1'] [data-card]").first)

    expect(page.locator("[data-testid=reason]")).to_contain_text("is not ready")
    page.mouse.move(5, 200)
    page.mouse.up()


def lift_recruit(page: Page) -> bool:
    """A character of the hand is held over the table; False where the hand has none."""
    first_order(page)
    for card in page.locator(".wl-hand-card.is-lit").all():
        box = card.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 40, box["y"] + 25)
        page.mouse.down()
        page.mouse.move(box["x"] + 40, box["y"] - 60, steps=4)
        try:
            page.locator("[data-gap]").first.wait_for(state="attached", timeout=3_000)
            return True
        except TooLate:
            pass  # not a character
        page.mouse.move(5, 200)
        page.mouse.up()
    return False


def test_a_card_of_the_hand_opens_gaps_and_is_recruited_with_one_drag(sit: Callable[..., Page]) -> None:
    page = next(page for page in (sit() for _ in range(8)) if lift_recruit(page))
    army = page.locator(f"{OWN} [data-cell]").count()
    Mouse(page).over(page.locator("[data-gap]").first)
    page.mouse.up()

    expect(page.locator(f"{OWN} [data-cell]")).to_have_count(army + 1)


def test_an_order_is_undone_with_a_key_and_the_button_says_what(sit: Callable[..., Page]) -> None:
    page = sit()
    first_order(page)
    page.locator(LIT).first.click()
    page.locator("[data-menu-option^='attack:'], [data-menu-option^='manoeuvre:']").first.click()
    page.wait_for_selector(f"{QUESTION}:not([data-kind=order])")
    undo = page.locator("[data-testid=undo]")
    expect(undo).to_be_enabled()
    assert (undo.get_attribute("title") or "").startswith("Takes back")
    page.keyboard.press("z")

    expect(page.locator(QUESTION)).to_have_attribute("data-kind", "order")


def crowded(text: str, faces: list[str]) -> str:
    """The same table, but with these cards in both formations, four in a rank, each with two strikes."""
    message = json.loads(text)
    scene = message.get("scene")
    if message["type"] != "table" or not scene:
        return text
    pattern = next(card for card in scene["cards"].values() if card["zone"] == "formation")
    scene["cards"], scene["hand"] = {}, []
    for player in scene["players"]:
        player["ranks"] = []
    for number, face in enumerate(faces):
        seat, rank = number % 2, number // 8
        ranks = scene["players"][seat]["ranks"]
        while len(ranks) <= rank:
            ranks.append([])
        ranks[rank].append(number)
        place = {"id": number, "seat": seat, "holder": seat, "rank": rank + 1, "place": len(ranks[rank]) - 1}
        numbers = {"atk": [11, 7], "armour": 15, "state": number % 3, "life": 3, "holds": []}
        scene["cards"][str(number)] = {**pattern, **place, **numbers, "face": face, "label": f"{face} #{number}"}
    return json.dumps({**message, "question": None})


@pytest.mark.parametrize("size", list(SIZES))
def test_no_number_and_no_name_of_the_pool_is_cut(browser: Browser, server: ServerProcess, size: str) -> None:
    width, height = SIZES[size]
    context = visitor(browser, viewport={"width": width, "height": height}, locale="de-DE")
    page = context.new_page()
    with urllib.request.urlopen(f"{server.url}/api/games/warlord/cards") as reply:
        pool = [card["id"] for card in json.load(reply)["cards"] if card["type"] == "character"]
    address = against_random(server.url)
    page.goto(address)
    page.locator("[data-option^='suggested']").click()
    page.wait_for_selector(f"{QUESTION}:not([data-kind=line-up])")
    shown: list[str] = []

    def through(route: WebSocketRoute) -> None:
        server_side = route.connect_to_server()
        server_side.on_message(lambda said: route.send(crowded(str(said), shown)))

    page.route_web_socket("**/play", through)
    cut: list[str] = []
    for start in range(0, len(pool), 24):
        shown[:] = pool[start : start + 24]
        page.goto("about:blank")
        page.goto(address)
        page.wait_for_function("count => document.querySelectorAll('.wl-cell').length === count", arg=len(shown))
        cut += lasting(page, CUT)
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    context.close()

    assert len(pool) > 100
    assert cut == []
    assert overflow <= 0


def test_between_people_nobody_is_asked_what_leaves_no_choice(browser: Browser, server: ServerProcess) -> None:
    address = make_match(server.url, "warlord", [person("Anna", "dwarves"), person("Ben", "elves")])
    base, _, tokens = address.partition("#")
    drivers = []
    for token in tokens.split(","):
        page = visitor(browser).new_page()
        page.goto(f"{base}#{token}")
        drivers.append(Driver(page, 2))
    asked: list[list[str]] = []
    while len(asked) < 9:
        for driver in drivers:
            if driver.page.locator(QUESTION).count():
                driver.wait()
                asked.append(driver.options())
                driver.answer(("suggested", "keep", "strike", "attack", "pass"))
        drivers[0].page.wait_for_timeout(400)
    for driver in drivers:
        driver.page.context.close()

    assert ["pass:-1"] not in asked
