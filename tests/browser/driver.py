"""Somebody in front of the page: answers whatever is asked, with nothing but what the page shows."""

from __future__ import annotations

import json
import os
import urllib.request
from random import Random
from typing import Any, TypedDict

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import TimeoutError as TooLate

from browser.album import IS_WISHED

QUESTION = "[data-testid=question]"
OVER = "[data-testid=over]"
PICK_TRIES = 30
PATIENCE = 8_000  # milliseconds, until an answer shows
LATEST = 60_000  # milliseconds, until something shows on a machine with much else to do
PLACE_TRIES = 4  # of which the last one is sent even if the board says that it is refused
AT_ONCE = """try {
  localStorage.setItem('tercio.set.pace', '"off"');
  localStorage.setItem('tercio.match.setUp', '"self"');
} catch {}"""  # not on an empty page
# Figures and ground are drawn in workers, which takes more than all the rest of most tests. Where they cannot be drawn,
# there are plain patterns: enough for whoever plays. A soak has the pictures everywhere.
PLAIN = "delete globalThis.OffscreenCanvas;"
PAINTS = IS_WISHED or os.environ.get("TERCIO_SOAK") == "1"
DULL = ("turn", "switch-off")  # free and without end: seldom chosen at random


def visitor(browser: Browser, sees_pictures: bool = PAINTS, **wishes: Any) -> BrowserContext:
    """Somebody new who reads English, sets up himself and wants to see at once what happens, unless wished.

    The service worker would fetch the whole page for each of them; where it is the point, it is wished for.
    """
    usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(**{**usual, **wishes})
    context.add_init_script(AT_ONCE if sees_pictures else AT_ONCE + PLAIN)
    context.set_default_timeout(LATEST)
    return context


def make_match(url: str, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """The address of the match with the secrets of all its people."""
    body = json.dumps({"game": game, "seats": seats, **more}).encode()
    request = urllib.request.Request(f"{url}/api/matches", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        made = json.load(reply)
    tokens = ",".join([token for token in made["tokens"] if token])
    return f"{url}/m/{made['id']}#{tokens}"


def resign(page: Page) -> None:
    page.locator("[data-testid=match-menu]").click()
    page.locator("[data-menu=resign]").click()
    page.locator("dialog .button.danger").click()
    page.locator("[data-testid=over]").first.wait_for(state="attached")


# One question to the page for everything that can be seen: each question takes its time.
LOOK = """() => {
  const all = selector => [...document.querySelectorAll(selector)];
  const one = name => document.querySelector(`[data-testid=${name}]`);
  const question = one('question'), send = document.querySelector('[data-send]');
  return {
    mark: one('match')?.dataset.turn ?? '',
    kind: question?.dataset.kind ?? '',
    isOver: one('over') !== null || one('outcome') !== null,
    isCovered: one('take-over') !== null,
    isRefused: one('close-refusal') !== null,
    options: question ? [...question.querySelectorAll('[data-option]')].map(each => each.dataset.option) : [],
    draft: one('draft')?.dataset.draft ?? '',
    picks: all('[data-testid=draft] [data-pick]').map(each => each.dataset.pick),
    full: all('[data-testid=draft] [data-pick][aria-disabled=true]').map(each => each.dataset.pick),
    fields: all('[data-number-field]').map(each => [each.min, each.max, each.dataset.kind ?? '']),
    hasSum: one('sum') !== null,
    hasPath: document.querySelector('[data-testid=draft] [data-path]') !== null,
    canSend: send !== null && !send.disabled,
    hasSend: send !== null,
    canGo: document.querySelector('[data-testid=ms-go]:enabled') !== null,
    isFolded: document.querySelector('[data-testid=open-list][aria-expanded=false]') !== null,
  };
}"""
UNFOLD = "selector => document.querySelector(selector)?.setAttribute('open', '')"
# Until the page has moved on: another turn, a refusal, somebody else's screen, the end; or a draft to be filled in.
SETTLED = f"""([before, mayDraft]) => {{
  const seen = ({LOOK})();
  return (seen.mark !== before || seen.isOver || seen.isCovered || seen.isRefused || (mayDraft && seen.draft)) && seen;
}}"""
# Where a thing can be clicked: nothing lies over its middle. Null: something does, or it is not there.
SPOT = """selector => {
  const found = document.querySelector(selector);
  if (!found || found.disabled) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && found.contains(hit) ? [x, y] : null;
}"""


class Seen(TypedDict):
    """What the page shows."""

    mark: str  # another one after every answer that was taken
    kind: str
    isOver: bool
    isCovered: bool  # people share the device, and it is to be handed over
    isRefused: bool
    options: list[str]
    draft: str
    picks: list[str]
    full: list[str]  # picks that are one too many
    fields: list[list[str]]
    hasSum: bool
    hasPath: bool
    canSend: bool
    hasSend: bool
    canGo: bool
    isFolded: bool  # what can be answered on the table itself is not listed


class Stuck(AssertionError):
    """The page asks something that cannot be answered on it."""


ON_TABLE = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.ms-layer'))"


class Driver:
    """Clicks one answer after the other."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.dice = Random(seed)
        self.kinds: set[str] = set()
        self.answers = 0

    def look(self) -> Seen:
        seen: Seen = self.page.evaluate(LOOK)
        return seen

    def click(self, selector: str) -> None:
        """A real click in the middle of it; where something lies over it or moves, with all the patience there is."""
        spot = self.page.evaluate(SPOT, selector)
        if spot is None:
            # A panel that grew under the pointer can have opened the rulebook.
            if self.page.locator("dialog.drawer[open]").count():
                self.page.keyboard.press("Escape")
            self.page.locator(selector).first.click()
        else:
            self.page.mouse.click(*spot)

    def wait(self) -> str:
        """Until something is asked or the match is over; takes the device over where people share it."""
        page = self.page
        page.wait_for_selector(f"{QUESTION}, {OVER}, [data-testid=take-over], [data-testid=outcome]", state="attached")
        seen = self.look()
        if seen["isCovered"]:
            self.click("[data-testid=take-over]")
            return self.wait()
        if seen["isOver"]:
            return ""
        if seen["kind"] and seen["isFolded"]:
            self.page.keyboard.press("o")
        return seen["kind"] or self.wait()

    def options(self) -> list[str]:
        return self.look()["options"]

    def play(self, answers: int, prefer: tuple[str, ...] = ()) -> bool:
        """True when the match is over; options whose keys are preferred come first."""
        for _ in range(answers):
            kind = self.wait()
            if not kind:
                return True
            self.kinds.add(kind)
            self.answer(prefer)
            self.answers += 1
        return False

    def answer(self, prefer: tuple[str, ...] = ()) -> None:
        """Any option; one that turns out to be against the rules is followed by another."""
        for _ in range(PICK_TRIES):
            seen = self.look()
            before = seen["mark"]
            if not seen["options"] and not seen["hasSend"]:
                return  # it has just been answered
            if seen["options"]:
                self.click_option(self.choose(seen["options"], prefer))
                seen = self.settled(before, may_draft=True)
            if seen["draft"] and not seen["isRefused"] and seen["mark"] == before and not self.fill():
                self.back()
                continue
            if self.is_taken(before):
                return
        raise Stuck(f"the page cannot answer {self.page.locator(QUESTION).get_attribute('data-kind')}")

    def choose(self, options: list[str], prefer: tuple[str, ...]) -> str:
        for key in prefer:
            fitting = [option for option in options if option.split(":")[0] == key]
            if fitting:
                return self.dice.choice(fitting)
        lively = [option for option in options if option.split(":")[0] not in DULL]
        return self.dice.choice(lively if lively and self.dice.random() < 0.95 else options)

    def click_option(self, option: str) -> None:
        """From the list, which is folded beside a table on which one points."""
        self.page.evaluate(UNFOLD, "[data-testid=ms-list]")
        self.click(f'{QUESTION} [data-option="{option}"]')

    def mark(self) -> str:
        """Another one after every answer that was taken."""
        return self.look()["mark"]

    def settled(self, before: str, may_draft: bool = False) -> Seen:
        """As soon as the page has moved on; as it is where it does not: what was clicked may just have moved away."""
        try:
            found = self.page.wait_for_function(SETTLED, arg=[before, may_draft], timeout=PATIENCE)
        except TooLate:
            return self.look()
        seen: Seen = found.json_value()
        return seen

    def fill(self) -> bool:
        """What an option wants besides, and sends it; False where it cannot be sent."""
        seen = self.look()
        before = seen["mark"]
        if not seen["hasSum"]:
            self.number(seen["fields"])
        picks = seen["picks"]
        wanted = self.dice.randint(1, max(1, len(picks)))
        for number, pick in enumerate(self.dice.sample(picks, len(picks)), 1):
            if seen["mark"] != before or not seen["draft"] or pick in seen["full"]:
                break
            if seen["canSend"] and number > wanted:
                break
            self.click(f'[data-testid=draft] [data-pick="{pick}"]')
            seen = self.look()
        if seen["draft"] and seen["hasPath"]:
            self.place()
            seen = self.look()
        if seen["mark"] != before or not seen["draft"] or seen["isRefused"]:
            return True  # answered by its first pick
        if seen["canSend"]:
            self.click("[data-send]")
        return seen["canSend"]

    def number(self, fields: list[list[str]]) -> None:
        """Anything between the bounds of each field; lengths are inches. Shares that add up stay as they are."""
        self.page.evaluate(UNFOLD, "[data-testid=draft] details")
        for place, (low, high, kind) in enumerate(fields):
            any_number = self.dice.uniform(float(low or 1), float(high or 6))
            box = self.page.locator(f'[data-number-field="{place}"]')
            box.fill(str(round(any_number, 1 if kind == "length" else None)))

    def place(self) -> None:
        """A point on a measured table, where the page finds the way; else numbers in the form."""
        page = self.page
        table = page.locator("[data-testid=ms-table]")
        if table.count() == 0:
            for axis in ("x", "y"):
                page.locator(f'[data-path="0:{axis}"]').fill(str(self.dice.randint(1, 11)))
            return
        box = table.bounding_box()
        assert box is not None
        side = min(box["width"], box["height"])
        left, top = box["x"] + (box["width"] - side) / 2, box["y"] + (box["height"] - side) / 2
        draft = page.locator("[data-testid=draft]").get_attribute("data-draft") or ""
        mover = page.locator(f'[data-figure="{draft.partition(":")[2]}"] .ms-base')
        at = mover.bounding_box() if mover.count() else None
        for _ in range(PLACE_TRIES):
            x, y = left + side * self.dice.uniform(0.02, 0.98), top + side * self.dice.uniform(0.02, 0.98)
            if at is not None:
                x = min(max(at["x"] + side * self.dice.uniform(-0.2, 0.2), left + 4), left + side - 4)
                y = min(max(at["y"] + side * self.dice.uniform(-0.2, 0.2), top + 4), top + side - 4)
            if not page.evaluate(ON_TABLE, [x, y]):
                continue  # a panel lies over the table there, perhaps with a rule to open
            page.mouse.click(x, y)
            page.wait_for_timeout(60)
            if self.look()["canGo"]:
                break

    def back(self) -> None:
        if self.page.locator("[data-testid=back]").count():
            self.click("[data-testid=back]")

    def is_taken(self, before: str) -> bool:
        """Has the answer counted? What is refused is explained, and the explanation is closed again."""
        seen = self.settled(before)
        if not seen["isRefused"]:
            return seen["mark"] != before or seen["isOver"] or seen["isCovered"]
        assert self.page.locator("[data-testid=refusals] [data-rule]").count() > 0
        self.click("[data-testid=close-refusal]")
        self.back()
        return False
