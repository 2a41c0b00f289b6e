"""How many presses a deed takes on a measured table against a bot, and what waits for a second thought."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.driver import make_match, visitor
from browser.table import SUMMON, TABLE, Hands, Place, laid, warriors
from tercio.bench.players import ServerProcess

# Not at the window: there a press that hits something in motion is held back and made again.
COUNT = "document.addEventListener('pointerdown', () => { window.presses = (window.presses ?? 0) + 1; }, true);"
# How high the part of the screen was that the table has, from the moment at which one can play on it.
ROOM = """addEventListener('DOMContentLoaded', () => {
  window.rooms = new Set();
  const look = () => {
    const room = document.querySelector(window.rooms.size ? '.ms-middle' : '[data-settled] .ms-middle');
    if (room && document.fonts.status === 'loaded') window.rooms.add(Math.round(room.getBoundingClientRect().height));
    requestAnimationFrame(look);
  };
  look();
});"""
TURN = "() => Number(document.querySelector('[data-testid=match]').dataset.turn.split(':')[1])"
# What is asked lies on the table, the odds are in sight, and the table has come to rest under the hand: it comes nearer
# when a figure is chosen, and has more or less room when something else stands below it.
READY = """([[x, y], isLast]) => {
  const one = name => document.querySelector(`[data-testid=${name}]`);
  const board = one('measured'), table = one('ms-table');
  if (!one('question') || board.dataset.settled === undefined) return null;
  const matrix = table.getScreenCTM(), now = [matrix.a, matrix.e, matrix.f].join();
  window.steady = window.seenAt === now ? (window.steady ?? 0) + 1 : 0;
  window.seenAt = now;
  const point = new DOMPoint(x * 1000, 36000 - y * 1000).matrixTransform(matrix);
  const hit = document.elementFromPoint(point.x, point.y);
  const figure = hit?.closest('.ms-figure');
  const isMeant = isLast && figure ? figure.matches('.is-target') : table.contains(hit);
  return isMeant && window.steady > 3 ? [point.x, point.y] : null;
}"""
BATTLE = {
    "phase": "action",
    "options": ["open-dials"],
    "players": [{"actions": 4}, {}],
    "warriors": {
        **warriors(
            archer=("master-archer-standard", 0, 15, 10, 90),
            spear=("elven-spear-standard", 0, 19, 8, 90),
            orc=("orc-marauder-standard", 0, 8, 8, 90),
            beside=("grave-levy-standard", 1, 8, 9.502, 270),
            one=("grave-levy-standard", 1, 14, 18, 270),
            other=("grave-levy-standard", 1, 17, 18, 270),
        ),
        "mage": {
            "figure": "adept-of-the-order-tough", "seat": 0, "at": [26, 9], "facing": 90,
            "items": ["wardens-grimoire"], "spells": ["false-fog", "hush", "watchstone"],
        },
    },
}  # fmt: skip
GRAVES: dict[str, Any] = {
    "phase": "action",
    "warriors": warriors(
        caller=("deadspeaker-standard", 0, 18, 8, 90),
        dead=("grave-levy-standard", 0, 1, 1, 90),
        foe=("grave-levy-standard", 1, 14, 20, 270),
    ),
}
GRAVES["warriors"]["dead"]["gone"] = "eliminated"
CLOSE = {**SUMMON, "units": {**SUMMON["units"], "enemy": {"profile": "fire-summoner", "seat": 1, "at": [20, 5]}}}
FAR = {
    **SUMMON,
    "acting": "thrower",
    "units": {
        **SUMMON["units"],
        "thrower": {"profile": "hailbringer", "seat": 0, "at": [18, 8]},
        "enemy": {"profile": "fire-summoner", "seat": 1, "at": [20, 14]},
    },
}

Gesture = Place | str | tuple[str, Place]  # a place, a sign, or a sign that is dragged to a place
# Deeds in one match after the other: the name, what is pressed, what only the mouse rests on before, what is told.
DEEDS: dict[str, tuple[dict[str, Any], list[tuple[list[Gesture], str, str]]]] = {
    "mageknight": (BATTLE, [
        ([(15, 10), (14, 18)], "", "Master Archer.*shoots at"),
        ([(8, 8), (8, 9.5)], "", "Orc Marauder.*(attacks|hits|strikes)"),
        ([(19, 8), (17.5, 11)], "", "Elven Spear.*moves 3"),
        ([(26, 9), "[data-deed=cast]"], "", "casts False Fog"),
    ]),
    "mageknight at the graves": (GRAVES, [
        ([(18, 8), ("[data-deed=raise]", (18, 12))], "", "Grave Levy.*returns to the battlefield"),
    ]),
    "summoners": (CLOSE, [
        (["[data-menu-option^='cast:'] >> text=Icy Touch", (14, 6)], "[data-deed=cast]", "Icy Touch"),
        ([(20, 5)], "", "Water Summoner.*attacks"),
    ]),
    "summoners from afar": (FAR, [
        ([(20, 14)], "", "Hailbringer.*(attacks|shoots)"),
    ]),
    "summoners at peace": (SUMMON, [
        ([(16, 5.5)], "", "Water Summoner.*moves"),
        (["[data-menu-option^='summon:'] >> text=Ice Cobra", (18, 7)], "[data-deed=summon]", "Ice Cobra.*appears"),
    ]),
}  # fmt: skip
ALONE = {**BATTLE, "warriors": {name: BATTLE["warriors"][name] for name in ("archer", "spear", "one", "other")}}
# By finger nothing rests on a sign: on a tablet one drags out of its list, on a phone each way has a sign in the row.
TAPS: dict[str, tuple[dict[str, Any], tuple[int, int], list[tuple[list[Gesture], str]]]] = {
    "mageknight on a tablet": (BATTLE, (820, 1180), [
        (gestures, told) for gestures, _rest, told in DEEDS["mageknight"][1]
    ]),
    "mageknight on a phone": (ALONE, (390, 844), [
        ([(15, 10), (14, 18)], "Master Archer.*shoots at"),
        ([(19, 8), (17.5, 11)], "Elven Spear.*moves 3"),
    ]),
    "summoners on a tablet": (SUMMON, (820, 1180), [
        ([(16, 5.5)], "Water Summoner.*moves"),
        (["[data-deed=summon]", ("[data-menu-option^='summon:'] >> text=Ice Cobra", (18, 7))], "Ice Cobra.*appears"),
    ]),
    "summoners on a phone": (SUMMON, (390, 844), [
        ([(16, 5.5)], "Water Summoner.*moves"),
        (["[data-menu-option^='summon:'] >> text=Ice Cobra", (18, 7)], "Ice Cobra.*appears"),
    ]),
    "summoners casting on a phone": (CLOSE, (390, 844), [
        (["[data-menu-option^='cast:'] >> text=Icy Touch", (14, 6)], "Icy Touch"),
        ([(20, 5)], "Water Summoner.*attacks"),
    ]),
}  # fmt: skip


class Counter:
    """Somebody who plays against a bot, and whose presses are counted."""

    def __init__(self, page: Page, is_finger: bool = False) -> None:
        self.page, self.hands, self.is_finger = page, Hands(page), is_finger

    def press(self, gesture: Gesture, is_last: bool) -> None:
        if isinstance(gesture, str):
            sign = self.page.locator(gesture).first
            sign.tap() if self.is_finger else sign.click()
        elif isinstance(gesture[0], str):
            self.carry(*gesture)  # type: ignore[arg-type]
        else:
            x, y = self.page.wait_for_function(READY, arg=[gesture, is_last]).json_value()
            self.page.touchscreen.tap(x, y) if self.is_finger else self.page.mouse.click(x, y)

    def carry(self, sign: str, to: Place) -> None:
        """With the mouse, or with one finger, which is heard from as a finger is."""
        self.page.locator(sign).first.wait_for()
        box = self.page.locator(sign).first.bounding_box()
        assert box is not None
        (x, y), (there, down) = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), self.hands.spot(to)
        if not self.is_finger:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(there, down, steps=6)
            self.page.mouse.up()
            return
        wire = self.page.context.new_cdp_session(self.page)
        steps = [(x + (there - x) * part / 6, y + (down - y) * part / 6) for part in range(7)]
        for place, (at, high) in enumerate(steps):
            kind = "touchMove" if place else "touchStart"
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at, "y": high}]})
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def rest(self, sign: str, shown: str) -> None:
        """Until it shows its list: a sign that moves away from under the pointer is looked for once more."""
        for _ in range(10):
            self.page.locator(sign).hover()
            try:
                self.page.locator(shown).first.wait_for(timeout=3_000)
                return
            except TooLate:
                self.page.mouse.move(2, 2)
        raise AssertionError(f"{sign} does not show {shown}")

    def do(self, gestures: list[Gesture], rest_on: str) -> int:
        page = self.page
        turn, before = page.evaluate(TURN), page.evaluate("window.presses ?? 0")
        if rest_on:
            self.rest(rest_on, str(gestures[0]))
        for place, gesture in enumerate(gestures, 1):
            self.press(gesture, is_last=place == len(gestures))
        page.wait_for_function(f"turn => ({TURN})() > turn", arg=turn)
        pressed: int = page.evaluate("window.presses") - before
        return pressed


def against_bot(browser: Browser, url: str, game: str, position: dict[str, Any], **wishes: Any) -> Page:
    context = visitor(browser, **{"viewport": {"width": 1366, "height": 768}, **wishes})
    context.add_init_script(COUNT)
    context.add_init_script(ROOM)
    page = context.new_page()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random", "name": "Ben"}]
    page.goto(make_match(url, game, seats, position=position, dice=[6, 5] * 12))
    page.locator(TABLE).wait_for()
    page.locator("[data-testid=question]").wait_for()
    return page


@pytest.mark.parametrize("case", list(DEEDS))
def test_a_deed_takes_at_most_two_presses(browser: Browser, server: ServerProcess, case: str) -> None:
    position, deeds = DEEDS[case]
    page = against_bot(browser, server.url, case.split()[0], position)
    counter = Counter(page)
    counted = {}
    for gestures, rest_on, told in deeds:
        counted[told] = counter.do(gestures, rest_on)
        expect(page.locator(".match-log")).to_contain_text(re.compile(told))
    page.context.close()

    assert counted == {told: len(gestures) for gestures, _rest, told in deeds}
    assert max(counted.values()) <= 2


@pytest.mark.parametrize("case", list(TAPS))
def test_a_finger_needs_no_more_than_two_taps_either(browser: Browser, server: ServerProcess, case: str) -> None:
    position, (width, height), deeds = TAPS[case]
    size = {"width": width, "height": height}
    page = against_bot(browser, server.url, case.split()[0], position, viewport=size, has_touch=True, is_mobile=True)
    counter = Counter(page, is_finger=True)
    counted = {}
    for gestures, told in deeds:
        counted[told] = counter.do(gestures, "")
        expect(page.locator(".match-log")).to_contain_text(re.compile(told))
    rooms = page.evaluate("[...window.rooms]")
    page.context.close()

    assert counted == {told: len(gestures) for gestures, told in deeds}
    assert len(rooms) == 1, "the table gives way under the finger"


def test_a_press_that_is_pulled_says_where_to_look_and_one_key_takes_it_back(
    browser: Browser, server: ServerProcess
) -> None:
    page = against_bot(browser, server.url, "mageknight", BATTLE)
    hands = Hands(page)
    hands.click((19, 8))
    page.locator("[data-testid=ms-reach]").wait_for()
    hands.move((17.5, 11))
    expect(page.locator(".ms-way.is-glimpse .ms-ghost")).to_have_count(1)
    hands.drag((17.5, 11), (24, 11))
    expect(page.locator(".match-log")).to_contain_text("facing east")
    page.keyboard.press("z")
    expect(page.locator(".match-log")).not_to_contain_text("facing east")
    page.context.close()


def test_between_people_a_move_is_confirmed(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", BATTLE)
    hands.click((19, 8))
    page.locator("[data-testid=ms-reach]").wait_for()
    hands.click((17.5, 11))
    expect(page.locator("[data-send]:enabled")).to_contain_text("Move 3")
    expect(page.locator(".match-log")).not_to_contain_text("moves")


def test_between_people_a_deed_is_taken_back_only_when_the_other_agrees(
    browser: Browser, server: ServerProcess
) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
    base, _, tokens = make_match(server.url, "mageknight", seats, position=BATTLE).partition("#")
    pages = []
    for token in tokens.split(","):
        pages.append(visitor(browser, viewport={"width": 1366, "height": 768}).new_page())
        pages[-1].goto(f"{base}#{token}")
        pages[-1].locator(TABLE).wait_for()
    anna, ben = pages
    hands = Hands(anna)
    hands.drag((19, 8), (17.5, 11))
    hands.go()
    expect(anna.locator(".match-log")).to_contain_text("moves 3")
    undo = anna.get_by_test_id("undo")
    expect(undo).to_have_text("Ask for a take-back")
    expect(undo).to_have_attribute("title", re.compile("^Takes back: Elven Spear .* moves 3"))
    undo.click()
    expect(ben.get_by_test_id("offer-take-back")).to_have_text(re.compile("take this back: Elven Spear .* moves 3"))
    ben.locator("[data-reply=yes]").click()
    for page in pages:
        expect(page.locator(".match-log")).not_to_contain_text("moves 3")
        page.context.close()


def test_a_line_that_breaks_in_a_drag_keeps_the_place_and_tells_the_truth(
    browser: Browser, server: ServerProcess
) -> None:
    routes: list[WebSocketRoute] = []
    page = against_bot(browser, server.url, "mageknight", BATTLE)

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        routes.append(route)

    page.route_web_socket("**/play", through)
    page.reload()
    page.locator("[data-testid=question]").wait_for()
    hands = Hands(page)
    hands.drag((19, 8), (17.5, 11), is_let_go=False)
    expect(page.locator(".ms-length")).to_contain_text("3.4″")
    routes[-1].close(code=1012)
    page.mouse.up()
    expect(page.locator("[data-send]:enabled")).to_contain_text("Move 3.4″")
    hands.go()
    expect(page.locator(".match-log")).to_contain_text("moves 3.4″")
    assert len(routes) > 1
    page.context.close()
