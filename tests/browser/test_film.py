"""The deeds of others as a film: one after the other, with their dice, before anything is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.driver import LATEST, QUESTION, Driver, make_match
from browser.test_match import person
from tercio.bench.players import ServerProcess

FILM = "[data-testid=film]"
TOLD = "[data-testid=match][data-film]:not([data-film=rest])"
# Every state the page was in, as "phase asked?": looked at after each change of the page.
WATCH = """() => {
  const seen = window.seen = [];
  const look = () => {
    const phase = document.querySelector('[data-testid=match]')?.dataset.film;
    const asks = document.querySelector('[data-testid=question]') !== null;
    const dice = document.querySelector('.match-die') !== null;
    const now = `${phase} ${asks ? 'asks' : 'waits'} ${dice ? 'dice' : '-'}`;
    if (seen.at(-1) !== now) seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

Spectator = Callable[..., Page]


@pytest.fixture
def spectator(browser: Browser, server: ServerProcess) -> Iterator[Spectator]:
    """Somebody who wants to see everything, in a match of Warlord against a bot."""
    made = []

    def sit(pace: str = "quick", motion: str = "no-preference", before: Callable[[Page], None] | None = None) -> Page:
        context = browser.new_context(locale="en-GB", reduced_motion=motion, viewport={"width": 1366, "height": 768})  # type: ignore[arg-type]
        context.set_default_timeout(LATEST)
        context.add_init_script(f"""try {{ localStorage.setItem('tercio.set.pace', '"{pace}"'); }} catch {{}}""")
        made.append(context)
        page = context.new_page()
        if before is not None:
            before(page)
        seats = [person("Anna", "nothrog"), {"kind": "bot", "bot": "greedy", "force": "elves"}]
        page.goto(make_match(server.url, "warlord", seats))
        return page

    yield sit
    for context in made:
        context.close()


def line_up(page: Page) -> None:
    """The bot lines up as well, and then the dice for the initiative fall."""
    page.locator("[data-option^='suggested']").click()


def test_nothing_is_asked_while_a_deed_is_told(spectator: Spectator) -> None:
    page = spectator()
    Driver(page).wait()
    page.evaluate(WATCH)
    line_up(page)
    page.locator(TOLD).wait_for()
    Driver(page).wait()
    seen = page.evaluate("window.seen")

    assert [state for state in seen if "asks" in state and not state.startswith("rest")] == []
    assert any(state.startswith("roll") and state.endswith("dice") for state in seen)


def test_one_sees_ones_own_dice_before_anything_else_happens(spectator: Spectator) -> None:
    page = spectator()
    driver = Driver(page)
    while driver.wait() != "strike":
        driver.play(1, ("suggested", "keep", "attack", "pass"))
    page.evaluate(WATCH)
    page.locator("[data-option^='strike:']").first.click()
    rolled = page.locator("[data-testid=match][data-film=roll]")
    rolled.or_(page.locator("[data-option^='pass:']")).first.wait_for()
    if not rolled.count():
        page.keyboard.press("p")
        rolled.wait_for()
    driver.wait()
    seen = [state.split()[0] for state in page.evaluate("window.seen")]

    assert "tell" not in seen[: seen.index("roll")]


def test_space_goes_to_the_truth(spectator: Spectator) -> None:
    page = spectator("calm")
    Driver(page).wait()
    line_up(page)
    page.locator(TOLD).wait_for()
    page.keyboard.press(" ")

    expect(page.locator(FILM)).to_have_count(0)


def test_the_last_turn_is_shown_again(spectator: Spectator) -> None:
    page = spectator()
    driver = Driver(page)
    again = page.locator("[data-testid=what-happened]").first
    while driver.wait() and not again.count():
        driver.play(1, ("suggested", "keep", "pass"))
    again.click()
    expect(page.locator(FILM)).to_be_visible()
    expect(page.locator(QUESTION)).to_have_count(0)
    page.locator("[data-testid=skip-film]").click()

    expect(page.locator(QUESTION)).to_be_visible()


def test_without_motion_one_turns_the_pages(spectator: Spectator) -> None:
    page = spectator(motion="reduce")
    Driver(page).wait()
    line_up(page)
    following = page.locator("[data-testid=next-deed]")
    following.wait_for()
    expect(following).to_be_focused()
    expect(page.locator(QUESTION)).to_have_count(0)
    pages = 0
    while not page.locator(QUESTION).count():
        if following.count():
            page.keyboard.press("Enter")
            pages += 1
        page.wait_for_timeout(150)

    assert pages > 0


def test_a_line_that_breaks_in_a_film_shows_the_truth(spectator: Spectator) -> None:
    routes: list[WebSocketRoute] = []

    def listen(page: Page) -> None:
        def through(route: WebSocketRoute) -> None:
            route.connect_to_server()
            routes.append(route)

        page.route_web_socket("**/play", through)

    page = spectator("calm", before=listen)
    Driver(page).wait()
    line_up(page)
    page.locator(TOLD).wait_for()
    routes[-1].close(code=1012)
    expect(page.locator(FILM)).to_have_count(0)
    Driver(page).wait()

    assert page.locator(QUESTION).count() == 1
    assert page.locator(TOLD).count() == 0
