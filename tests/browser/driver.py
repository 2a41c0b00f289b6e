"""Somebody in front of the page: answers whatever is asked, with nothing but what the page shows."""

from __future__ import annotations

import json
import urllib.request
from random import Random
from typing import Any

from playwright.sync_api import Page

QUESTION = "[data-testid=question]"
OVER = "[data-testid=over]"
PICK_TRIES = 30
PLACE_TRIES = 4  # of which the last one is sent even if the board says that it is refused
DULL = ("turn", "switch-off")  # free and without end: seldom chosen at random


def make_match(url: str, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """The address of the match with the secrets of all its people."""
    body = json.dumps({"game": game, "seats": seats, **more}).encode()
    request = urllib.request.Request(f"{url}/api/matches", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        made = json.load(reply)
    tokens = ",".join([token for token in made["tokens"] if token])
    return f"{url}/m/{made['id']}#{tokens}"


class Stuck(AssertionError):
    """The page asks something that cannot be answered on it."""


class Driver:
    """Clicks one answer after the other."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.dice = Random(seed)
        self.kinds: set[str] = set()
        self.answers = 0

    def wait(self) -> str:
        """Until something is asked or the match is over; takes the device over where people share it."""
        page = self.page
        page.wait_for_selector(f"{QUESTION}, {OVER}, [data-testid=take-over], [data-testid=outcome]", state="attached")
        if page.locator("[data-testid=take-over]").count():
            page.locator("[data-testid=take-over]").first.click()
            return self.wait()
        if page.locator(OVER).count() or page.locator("[data-testid=outcome]").count():
            return ""
        kind = page.locator(QUESTION).get_attribute("data-kind")
        assert kind is not None
        return kind

    def options(self) -> list[str]:
        found = self.page.locator(f"{QUESTION} [data-option]").evaluate_all("all => all.map(o => o.dataset.option)")
        return list(found)

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
            options = self.options()
            if not options and self.page.locator("[data-send]").count() == 0:
                return  # it has just been answered
            before = self.mark()
            if options:
                self.click_option(self.choose(options, prefer))
            if self.fill():
                self.page.locator("[data-send]").first.click()
            elif self.page.locator("[data-send]:disabled").count():
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
        self.page.locator(f'{QUESTION} [data-option="{option}"]').first.click()

    def mark(self) -> str:
        """Another one after every answer that was taken."""
        return self.page.locator("[data-testid=match]").get_attribute("data-turn") or ""

    def fill(self) -> bool:
        """What an option wants besides; False where it wants nothing, or is answered by its first pick."""
        page = self.page
        draft = page.locator("[data-testid=draft]")
        if draft.count() == 0:
            return False
        picks = page.locator("[data-testid=draft] [data-pick]").evaluate_all("all => all.map(p => p.dataset.pick)")
        if page.locator("[data-testid=sum]").count() == 0:
            self.number()
        send = page.locator("[data-send]")
        wanted = self.dice.randint(1, max(1, len(picks)))
        for number, pick in enumerate(self.dice.sample(picks, len(picks)), 1):
            if draft.count() == 0:
                return False
            if send.is_enabled() and number > wanted:
                break
            button = page.locator(f'[data-testid=draft] [data-pick="{pick}"]')
            if button.get_attribute("aria-disabled") == "true":
                break  # as many as may be
            button.click()
        if page.locator("[data-testid=draft] [data-path]").count():
            self.place()
        return draft.count() > 0 and send.is_enabled()

    def number(self) -> None:
        """Anything between the bounds of each field; lengths are inches. Shares that add up stay as they are."""
        fields = self.page.locator("[data-number-field]")
        for field in range(fields.count()):
            box = self.page.locator(f'[data-number-field="{field}"]')
            low, high = float(box.get_attribute("min") or 1), float(box.get_attribute("max") or 6)
            any_number = self.dice.uniform(low, high)
            box.fill(str(round(any_number, 1 if box.get_attribute("data-kind") == "length" else None)))

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
            page.mouse.click(x, y)
            page.wait_for_timeout(80)
            if page.locator("[data-testid=ms-go]:enabled").count():
                break

    def back(self) -> None:
        if self.page.locator("[data-testid=back]").count():
            self.page.locator("[data-testid=back]").click()

    def is_taken(self, before: str) -> bool:
        """Has the answer counted? What is refused is explained, and the explanation is closed again."""
        page = self.page
        for _ in range(200):
            if page.locator("[data-testid=close-refusal]").count():
                assert page.locator("[data-testid=refusals] [data-rule]").count() > 0
                page.locator("[data-testid=close-refusal]").click()
                self.back()
                return False
            if self.mark() != before or page.locator(f"{OVER}, [data-testid=take-over]").count():
                return True
            page.wait_for_timeout(25)
        return False
