"""Hands that answer whatever is asked on the table itself, by mouse, by finger or by keys; no list is opened."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from browser.driver import DULL, OVER, QUESTION

SHEET = ".wl-sheet"
OWN = ".wl-army.is-own"
FOE = ".wl-army.is-foe"
LIT = f"{OWN} .is-lit > [data-card]"
LEGAL = f"{FOE} .is-legal > [data-card]"
ANYBODY_LEGAL = ".wl-army .is-legal > [data-card]"
DEEDS = 400

# Has the focus come to the region of this card?
SAME_REGION = """node => {
  const region = document.activeElement?.closest('.wl-field, .wl-hand, .wl-spread');
  return Boolean(region?.contains(node) && document.activeElement.matches('[data-card], [data-gap]'));
}"""


# The arrows that lead from the focus to this card, none when it is there.
WAY = """node => {
  const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
  const here = middle(document.activeElement.getBoundingClientRect());
  const there = middle(node.getBoundingClientRect());
  const [dx, dy] = [there[0] - here[0], there[1] - here[1]];
  if (node === document.activeElement) return [];
  const [across, along] = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp'];
  return Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
}"""


class Hands:
    """Whatever is asked is answered on the table; only what the table does not ask has buttons."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.did: set[str] = set()

    def play(self, deeds: int = DEEDS) -> bool:
        for _ in range(deeds):
            self.page.wait_for_selector(f"{QUESTION}, {OVER}, [data-testid=outcome]", state="attached")
            if self.page.locator(f"{OVER}, [data-testid=outcome]").count():
                return True
            before = self.turn()
            try:
                self.answer(self.page.locator(QUESTION).get_attribute("data-kind") or "")
            except TooLate:
                if self.turn() == before:  # otherwise the page has answered by itself what left no choice
                    raise
            self.page.wait_for_function(
                """before => document.querySelector('[data-testid=over], [data-testid=outcome]')
                  || document.querySelector('[data-testid=match]').dataset.turn !== before""",
                arg=before,
            )
        return False

    def turn(self) -> str:
        return self.page.locator("[data-testid=match]").get_attribute("data-turn") or ""

    def answer(self, kind: str) -> None:
        if self.page.locator(SHEET).count():
            self.choose()
        elif kind == "order":
            self.order()
        elif kind == "strike":
            self.touch(self.page.locator(ANYBODY_LEGAL).first)  # an intruder stands in one's own army
        else:
            self.touch(self.page.locator("[data-gap]").first)
        self.did.add(kind)

    def order(self) -> None:
        """Attack with the first who can, else recruit, else pass."""
        for attacker in self.page.locator(LIT).all():
            if self.attack(attacker):
                return
        self.pass_on()

    def touch(self, target: Locator) -> None:
        target.click()

    def attack(self, attacker: Locator) -> bool:
        raise NotImplementedError

    def pass_on(self) -> None:
        self.touch(self.page.locator("[data-option^='pass:']"))

    def choose(self) -> None:
        """In the sheet: what was suggested, else passing, else the first thing that will do."""
        for wanted in ("[data-option^='suggested']", "[data-option^='pass:']", "[data-option]"):
            found = self.page.locator(f"{SHEET} {wanted}")
            if found.count():
                self.touch(found.first)
                break
        while self.page.locator("[data-testid=draft]").count():
            self.touch(self.page.locator("[data-testid=draft] [data-pick][aria-checked=false], [data-send]").first)
            if self.page.locator("[data-send]:enabled").count():
                self.touch(self.page.locator("[data-send]:enabled"))
                break


class Mouse(Hands):
    def middle(self, target: Locator) -> tuple[float, float]:
        box = target.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def lift(self, card: Locator) -> None:
        x, y = self.middle(card)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 14, y - 14, steps=3)

    def over(self, target: Locator) -> None:
        self.page.mouse.move(*self.middle(target), steps=4)

    def attack(self, attacker: Locator) -> bool:
        """A card that can only do something else lights nobody up, and is put back."""
        self.lift(attacker)
        with suppress(TooLate):
            self.page.wait_for_selector(f"{FOE} :is(.is-legal, .is-dim)", timeout=4000)
        legal = self.page.locator(LEGAL)
        has_target = legal.count() > 0
        if has_target:
            self.over(legal.first)
        else:
            self.page.mouse.move(5, 200)
        self.page.mouse.up()
        return has_target


class Touch(Hands):
    def touch(self, target: Locator) -> None:
        target.tap()

    def attack(self, attacker: Locator) -> bool:
        attacker.tap()
        menu = self.page.locator(".wl-menu")
        menu.wait_for()
        if menu.locator("[data-menu-option^='attack:']").count():
            with suppress(TooLate):
                self.page.locator(ANYBODY_LEGAL).first.tap(timeout=4000)
                return True
        self.page.touchscreen.tap(*self.between())
        menu.wait_for(state="detached")
        return False

    def between(self) -> tuple[float, float]:
        """Nobody stands between the armies, which face each other from above and below or from side to side."""
        foe, own = self.page.locator(FOE).first.bounding_box(), self.page.locator(OWN).bounding_box()
        assert foe is not None
        assert own is not None
        if foe["y"] + foe["height"] <= own["y"] + 1:
            return 8, (foe["y"] + foe["height"] + own["y"]) / 2
        return (own["x"] + own["width"] + foe["x"]) / 2, own["y"] + 8


class Keys(Hands):
    def touch(self, target: Locator) -> None:
        """By Tab, and Enter; arrows lead from card to card."""
        self.tab_to(target)
        self.page.keyboard.press("Enter")

    def tab_to(self, target: Locator) -> None:
        """Tab reaches one card of each region; from there arrows lead on."""
        for _ in range(60):
            if target.evaluate("node => node === document.activeElement"):
                return
            if target.evaluate(SAME_REGION):
                self.walk(target)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("no key leads there")

    def walk(self, target: Locator) -> None:
        """Towards it, along the longer way first; where no card lies that way, along the other."""
        for _ in range(24):
            steps = target.evaluate(WAY)
            if not steps:
                return
            before = self.page.evaluate_handle("document.activeElement")
            for step in steps:
                self.page.keyboard.press(step)
                if not before.evaluate("node => node === document.activeElement"):
                    break
        raise AssertionError("no arrow leads there")

    def choose(self) -> None:
        for key in ("1", "p"):
            before = self.turn()
            if key == "1" and not self.page.locator(f"{SHEET} [data-option^='suggested']").count():
                continue
            self.page.keyboard.press(key)
            if self.turn() != before:
                return
            self.page.wait_for_timeout(200)
            if self.turn() != before or not self.page.locator(SHEET).count():
                return
        super().choose()

    def attack(self, attacker: Locator) -> bool:
        self.touch(attacker)
        menu = self.page.locator(".wl-menu")
        menu.wait_for()
        attack = menu.locator("[data-menu-option^='attack:']")
        if attack.count():
            self.page.keyboard.press(attack.get_attribute("data-number") or "1")
            return True
        self.page.keyboard.press("Escape")
        return False

    def pass_on(self) -> None:
        self.page.keyboard.press("p")


# -- on a measured table ------------------------------------------------------------------------------------------

# A phase may end by itself, and the match with it, while the hand is on its way: then it opens the replay.
SEEN = """() => {
  const one = selector => document.querySelector(selector);
  const box = found => { const r = found.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const free = each => each.contains(document.elementFromPoint(...box(each.querySelector('.ms-base'))));
  const figures = [...document.querySelectorAll('.ms-figure')].filter(free);
  const all = mark => figures.filter(each => each.classList.contains(mark)).map(each => box(each.querySelector('.ms-base')));
  return {
    turn: one('[data-testid=match]')?.dataset.turn,
    isOver: one('[data-testid=over]') !== null || one('[data-testid=outcome]') !== null
      || location.pathname.startsWith('/r/'),
    isAsked: one('[data-testid=question]') !== null,
    send: one('[data-send]:enabled') && box(one('[data-send]:enabled')),
    hasDraft: one('[data-testid=draft]') !== null,
    cancel: one('[data-testid=back]') && box(one('[data-testid=back]')),
    deeds: [...document.querySelectorAll('[data-testid=ms-deeds] .ms-deed:not([aria-disabled])')].map(e => [e.dataset.deed, ...box(e)]),
    targets: all('is-target'),
    lit: all('is-lit'),
    reach: one('.ms-reach') && box(one('.ms-reach')),
    end: one('.ms-end:enabled') && box(one('.ms-end:enabled')),
    loose: [...document.querySelectorAll('.ms-ask-body > .match-answers > .match-options .match-option')].map(box),
  };
}"""  # noqa: E501
IS_READY = f"() => {{ const seen = ({SEEN})(); return (seen.isOver || seen.isAsked) && seen; }}"
HAS_CHANGED = f"before => JSON.stringify(({SEEN})()) !== before"
A_MOMENT = 1500  # milliseconds until a gesture shows; after that it meant nothing
ARROW = "an arrow"  # another one each time round: where one leads, somebody may stand
ARROWS = ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight")
KEYS = ("t", "n", "Enter", "1", ARROW, "Enter", "d", "Escape", "Escape", "e", "p", "1")
A_KEY = 250
MOST_TRIES = 20 * len(KEYS)  # at one question


class MeasuredHands:
    """Points at the board, at the signs beside figures and at the row of commands; by keys, what they lead to."""

    def __init__(self, page: Page, hand: str) -> None:
        self.page, self.hand, self.did = page, hand, set[str]()

    def play(self, gestures: int) -> bool:
        turn, tries = "", 0
        for _ in range(gestures):
            seen = self.page.wait_for_function(IS_READY).json_value()
            if seen["isOver"]:
                return True
            tries = tries + 1 if seen["turn"] == turn else 0
            turn = seen["turn"]
            assert tries < MOST_TRIES, f"no gesture leads on from here: {seen}"
            if self.hand == "keys":
                key, times = KEYS[tries % len(KEYS)], tries // len(KEYS)
                self.press(seen, ARROWS[times % len(ARROWS)] if key == ARROW else key)
            else:
                self.answer(seen, tries)
        return False

    def press(self, seen: dict[str, Any], key: str) -> None:
        if key == "1" and seen["deeds"] and seen["deeds"][0][0] in DULL:
            key = "e"
        self.page.keyboard.press(key)
        self.look(seen, A_KEY)
        if seen["hasDraft"] and key in ("d", "Enter"):
            self.did.add("confirm")
        elif seen["deeds"] and key == "1":
            self.did.add("deed")

    def point(self, seen: dict[str, Any], what: str, spot: list[float]) -> None:
        self.did.add(what)
        if self.hand == "touch":
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        self.look(seen, A_MOMENT)

    def look(self, seen: dict[str, Any], patience: int) -> None:
        """Until the page shows something else."""
        with suppress(TooLate):
            self.page.wait_for_function(HAS_CHANGED, arg=json.dumps(seen, separators=(",", ":")), timeout=patience)

    def answer(self, seen: dict[str, Any], tries: int) -> None:
        """What lies ready is confirmed; else a place, a target, a deed, a figure, and at last the end of the phase."""
        lively = [deed for deed in seen["deeds"] if deed[0] not in DULL]
        if seen["send"]:
            self.point(seen, "confirm", seen["send"])
        elif seen["hasDraft"] and seen["reach"] and tries < 8:
            x, y = seen["reach"]
            self.point(seen, "place", [x + 30 * (tries % 3 - 1), y - 40])
        elif seen["hasDraft"] and seen["cancel"]:
            self.point(seen, "cancel", seen["cancel"])
        elif seen["targets"] and tries < 4:
            self.point(seen, "target", seen["targets"][tries % len(seen["targets"])])
        elif lively and tries < 3:
            self.point(seen, "deed", lively[0][1:])
        elif seen["lit"] and tries < 2:
            self.point(seen, "figure", seen["lit"][0])
        elif seen["end"]:
            self.point(seen, "end", seen["end"])
        elif seen["loose"]:
            self.point(seen, "choice", seen["loose"][-1])


WARLORD_HANDS: dict[str, type[Hands]] = {"mouse": Mouse, "touch": Touch, "keys": Keys}
