"""Lessons on the measured table, learnt by doing only what the page points out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.album import picture
from browser.driver import QUESTION
from tercio.bench.players import ServerProcess

PLAY = "[data-testid=now-play]"
NEXT = "[data-testid=next-lesson]"
GO_ON = "[data-testid=lesson-go-on]"
DRAFT = "[data-testid=draft]"
HINT = "[data-testid=ms-hint]"


def begin(page: Page, url: str, lesson: str) -> None:
    game = lesson.partition("/")[0]
    page.goto(f"{url}/learn/{game}")
    page.locator(f'[data-lesson="{lesson}"]').get_by_role("button").click()
    page.locator("[data-testid=lesson]").wait_for()


class Pupil:
    """Touches what is marked, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hints = 0  # ways that were pointed out on the table

    def turn(self) -> str:
        return self.page.locator("[data-testid=match]").get_attribute("data-turn") or ""

    def learn(self) -> None:
        for _ in range(20):
            self.page.locator(f"{PLAY}, {QUESTION}").first.wait_for()
            if self.page.locator(PLAY).count():
                return
            before = self.turn()
            self.step()
            self.page.wait_for_function(
                "before => document.querySelector('[data-testid=match]').dataset.turn !== before", arg=before
            )
        raise AssertionError("the lesson does not end")

    def step(self) -> None:
        page = self.page
        if page.locator(DRAFT).count() == 0:
            marked = page.locator(f"{QUESTION} :is(.match-option, .ms-end).is-hinted")
            expect(marked).to_have_count(1)
            marked.click()
        if page.locator(DRAFT).count() == 0:
            return
        self.fill()

    def fill(self) -> None:
        page = self.page
        while page.locator(f"{DRAFT} .is-hinted").count():
            page.locator(f"{DRAFT} .is-hinted").first.click()
        for field in page.locator("[data-wanted]").all():
            field.fill(field.get_attribute("data-wanted") or "")
        if page.locator(HINT).count():
            self.point()
        if page.locator(DRAFT).count():
            page.locator("[data-send]").first.click()

    def point(self) -> None:
        """At the ghost: the page finds the way there."""
        self.hints += 1
        self.page.locator("[data-testid=ms-bar]").wait_for()  # the table makes room for it
        box = self.page.locator(f"{HINT} .ms-hint-ring").bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(self.page.locator("[data-testid=ms-go]")).to_be_enabled()


LESSONS = [
    "summoners/1-first-steps",
    "summoners/2-blow-and-counterblow",
    "summoners/3-mana",
    "summoners/4-summoning",
    "summoners/5-spells",
    "summoners/6-the-last-round",
    "mageknight/1-dial-and-tokens",
    "mageknight/2-moving-and-facing",
    "mageknight/3-close-combat",
    "mageknight/4-lines-of-fire",
    "mageknight/5-formation",
    "mageknight/6-the-objective",
]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_learnt_to_its_end(page: Page, server: ServerProcess, lesson: str) -> None:
    begin(page, server.url, lesson)
    Pupil(page).learn()
    page.locator(f"{NEXT}, {PLAY}").first.click()
    page.wait_for_function("lesson => !document.querySelector(`[data-lesson='${lesson}']`)", arg=lesson)


def test_the_others_wait_until_the_pupil_has_read_and_are_then_seen(browser: Browser, server: ServerProcess) -> None:
    context = browser.new_context(locale="en-GB", viewport={"width": 1366, "height": 768})
    page = context.new_page()
    begin(page, server.url, "warlord/2-closing-ranks")
    for _ in range(2):
        page.locator(f"{QUESTION} .is-hinted").first.click()
    page.locator(GO_ON).wait_for()
    words = page.locator("[data-testid=lesson-text]").inner_text()
    page.wait_for_timeout(1_500)  # the other one has long answered
    still = page.locator("[data-testid=lesson-text]").inner_text()
    page.locator(GO_ON).click()
    page.locator("[data-testid=match]:not([data-film=rest], [data-film=hold])").wait_for()
    page.locator(QUESTION).wait_for()
    after = page.locator("[data-testid=lesson-text]").inner_text()
    context.close()

    assert "and passes" in words
    assert still == words
    assert "Deepdelve Veteran" in after


def test_after_a_lesson_the_real_thing_begins_against_the_weakest_bot(page: Page, server: ServerProcess) -> None:
    begin(page, server.url, "mageknight/6-the-objective")
    Pupil(page).learn()
    with page.expect_request("**/api/matches") as asked:
        page.locator(PLAY).click()
    page.locator(QUESTION).wait_for()

    expect(page.locator("[data-testid=lesson]")).to_have_count(0)
    assert asked.value.post_data_json["seats"][1]["bot"] == "recruit"


@pytest.mark.picture
@pytest.mark.parametrize("game", ["summoners", "mageknight"])
def test_the_way_is_pointed_out_on_the_table(page: Page, server: ServerProcess, game: str) -> None:
    first = {"summoners": LESSONS[0], "mageknight": LESSONS[6]}[game]
    begin(page, server.url, first)
    pupil = Pupil(page)
    if game == "summoners":
        pupil.step()
    hint = page.locator(HINT)
    at = hint.get_attribute("data-at")
    picture(page, f"lesson-{game}")
    figure = page.locator(".ms-figure.is-hinted")
    expect(figure).to_have_count(1)
    figure.locator(".ms-base").click()
    marked = page.locator("[data-testid=ms-deeds] .is-hinted")
    expect(marked).to_have_count(1)
    marked.click()
    pupil.point()
    page.locator("[data-testid=ms-go]").click()
    page.wait_for_function("at => document.querySelector('[data-testid=ms-hint]')?.dataset.at !== at", arg=at)

    assert page.locator("[data-testid=lesson-refused]").is_hidden()


def test_games_with_lessons_are_listed(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/learn")
    page.locator("[data-game=mageknight]").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mage Knight")
    expect(page.locator("[data-testid=lessons] > li")).to_have_count(6)
    page.locator("[data-game=summoners]").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Summoners")
