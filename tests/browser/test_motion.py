"""What moves at the table: ways, missiles, blows, spells, the dead, cards; and nothing where none is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, TypedDict

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.driver import LATEST, QUESTION, Driver, make_match
from browser.table import TABLE, Hands, Place
from browser.test_clicks import BATTLE, CLOSE
from browser.test_match import FIGHT, person
from tercio.bench.players import ServerProcess

# Every motion as soon as it begins: which, of what, and eleven places on its way. It is looked at outside of time, so
# that a slow machine sees the same.
WATCH = """() => {
  const moved = window.moved = [];
  const placeOf = element => {
    const box = (element.querySelector('.ms-trail ~ path') ?? element).getBoundingClientRect();
    const table = document.querySelector('[data-testid=ms-table]');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!table) return [x, y];
    const point = new DOMPoint(x, y).matrixTransform(table.getScreenCTM().inverse());
    return [point.x / 1000, 36 - point.y / 1000];
  };
  const note = element => {
    const { motion, figure, fallen, card, cell } = element.dataset;
    const running = element.getAnimations().find(({ id }) => id === motion);
    if (!motion || !running) return;
    const { delay, duration } = running.effect.getTiming();
    const now = running.currentTime;
    const places = [];
    running.pause();
    for (let tenth = 0; tenth <= 10; tenth++) {
      running.currentTime = delay + Math.min(duration - 1, (duration * tenth) / 10);
      places.push(placeOf(element));
    }
    running.currentTime = now;
    running.play();
    moved.push({ motion, of: Number(figure ?? fallen ?? card ?? cell ?? -1), places });
  };
  new MutationObserver(changes => changes.forEach(({ target }) => note(target)))
    .observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-motion'] });
}"""
# Cards that begin to turn: a card tips when it is spent.
TIPS = """() => {
  window.tipped = 0;
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (propertyName === 'rotate' && target.matches('.wl-counter')) window.tipped++;
  });
}"""
# Whatever still runs has to be over at once.
SLOW = """() => {
  window.slow = 0;
  const look = () => {
    window.slow += document.getAnimations().filter(({ effect }) => effect.getComputedTiming().duration > 1).length;
    requestAnimationFrame(look);
  };
  look();
}"""
SEEN = "kinds => kinds.every(kind => window.moved.some(({ motion }) => motion === kind))"


class Moved(TypedDict):
    """A motion that has been seen."""

    motion: str
    of: int  # a figure or a card; -1 for what only flies
    places: list[Place]  # in inches on a measured table, else in pixels


Spectator = Callable[..., Page]


@pytest.fixture
def spectator(browser: Browser, server: ServerProcess) -> Iterator[Spectator]:
    """Somebody who plays against a bot, wants to see everything, and sits at the table already."""
    made = []

    def sit(game: str, position: dict[str, Any] | None, motion: str = "no-preference", **more: Any) -> Page:
        context = browser.new_context(
            locale="en-GB",
            reduced_motion=motion,  # type: ignore[arg-type]
            viewport={"width": 1366, "height": 768},
            service_workers="block",
        )
        context.set_default_timeout(LATEST)
        made.append(context)
        page = context.new_page()
        forces = ("nothrog", "elves") if game == "warlord" else (None, None)
        seats = [person("Anna", forces[0]), {"kind": "bot", "bot": "random", "force": forces[1]}]
        asked = {} if position is None else {"position": position}
        page.goto(make_match(server.url, game, seats, dice=more.get("dice", [6, 5] * 12), **asked))
        page.locator(f"{TABLE}, [data-testid=warlord]").first.wait_for()
        page.locator("[data-testid=question]").wait_for()
        page.evaluate(WATCH)
        return page

    yield sit
    for context in made:
        context.close()


def seen(page: Page, *kinds: str) -> dict[str, Moved]:
    """The first of each kind, as soon as all of them have begun."""
    page.wait_for_function(SEEN, arg=list(kinds))
    moved: list[Moved] = page.evaluate("window.moved")
    return {kind: next(each for each in moved if each["motion"] == kind) for kind in kinds}


def is_near(place: Place, other: Place, far: float = 0.9) -> bool:
    return abs(place[0] - other[0]) < far and abs(place[1] - other[1]) < far


def figure(page: Page, name: str) -> int:
    return int(page.locator(f"[data-figure][aria-label^='{name}']").first.get_attribute("data-figure") or -1)


def strike(hands: Hands, by: Place, whom: Place) -> None:
    """As soon as the table has come to rest and everything is weighed; a click before that would only show the odds."""
    hands.click(by)
    hands.page.locator("[data-testid=measured][data-settled]").wait_for()
    hands.click(whom)


def test_a_figure_goes_its_way_round_a_house(spectator: Spectator) -> None:
    house = {"terrain": {"house": {"card": "house", "at": [18.2, 11]}}}
    page = spectator("mageknight", {**BATTLE, **house})
    hands = Hands(page)
    spear = figure(page, "Elven Spear")
    hands.click((19, 8))
    page.locator("[data-testid=ms-reach]").wait_for()
    hands.click((20.2, 13.8))
    way = seen(page, "travel")["travel"]

    assert way["of"] == spear
    assert is_near(way["places"][0], (19, 8))
    assert is_near(way["places"][-1], (20.2, 13.8))
    # The straight line from the first to the last place goes through the house.
    assert max(x - (19 + 1.2 * (y - 8) / 5.8) for x, y in way["places"]) > 0.5


def test_an_arrow_flies_and_whom_it_hits_staggers(spectator: Spectator) -> None:
    page = spectator("mageknight", BATTLE)
    hands = Hands(page)
    levy = figure(page, "Grave Levy 2")
    strike(hands, (15, 10), (14, 18))
    moved = seen(page, "shot", "struck")

    assert is_near(moved["shot"]["places"][0], (15, 10), 2)
    assert is_near(moved["shot"]["places"][-1], (14, 18), 2)
    assert moved["struck"]["of"] == levy
    expect(page.locator(".ms-loss")).to_contain_text("−2")


def test_whoever_is_missed_steps_aside(spectator: Spectator) -> None:
    page = spectator("mageknight", BATTLE, dice=[1, 2] * 12)
    hands = Hands(page)
    strike(hands, (15, 10), (14, 18))

    assert "struck" not in {each["motion"] for each in [*seen(page, "shot", "dodge").values()]}


def test_a_blow_lands_and_the_dead_leave_the_table(spectator: Spectator) -> None:
    position: dict[str, Any] = deepcopy(BATTLE)
    position["warriors"]["beside"]["click"] = 5
    page = spectator("mageknight", position)
    hands = Hands(page)
    orc, levy = figure(page, "Orc Marauder"), figure(page, "Grave Levy 1")
    strike(hands, (8, 8), (8, 9.5))
    moved = seen(page, "lunge", "fall")
    lunge = [y for _, y in moved["lunge"]["places"]]

    assert moved["lunge"]["of"] == orc
    assert max(lunge) > lunge[0] + 0.4
    assert moved["fall"]["of"] == levy
    expect(page.locator(f"[data-figure='{levy}']")).to_have_count(0)


def test_a_spell_has_its_sign(spectator: Spectator) -> None:
    page = spectator("mageknight", BATTLE)
    hands = Hands(page)
    hands.click((26, 9))
    page.locator("[data-deed=cast]").click()

    assert is_near(seen(page, "burst")["burst"]["places"][5], (26, 9))


def test_a_spell_of_a_summoner_flies_to_whom_it_concerns(spectator: Spectator) -> None:
    page = spectator("summoners", CLOSE)
    hands = Hands(page)
    page.locator("[data-deed=cast]").hover()
    page.locator("[data-menu-option^='cast:']", has_text="Icy Touch").first.click()
    hands.click((14, 6))
    moved = seen(page, "spell", "burst")

    assert is_near(moved["spell"]["places"][0], (18, 4), 2)
    assert is_near(moved["spell"]["places"][-1], (14, 6), 2)


def test_a_unit_of_a_summoner_walks(spectator: Spectator) -> None:
    page = spectator("summoners", CLOSE)
    hands = Hands(page)
    hands.click((17, 6.5))
    way = seen(page, "travel")["travel"]

    assert is_near(way["places"][0], (18, 4))
    assert is_near(way["places"][-1], (17, 6.5))


def test_cards_strike_are_struck_and_tip(spectator: Spectator) -> None:
    page = spectator("warlord", None, dice=[20] * 60)
    page.evaluate(TIPS)
    driver = Driver(page)
    while driver.wait() and not page.evaluate(SEEN, ["lunge", "struck", "fall", "travel"]):
        driver.play(1, FIGHT)

    moved = seen(page, "lunge", "struck", "fall", "travel")
    assert moved["lunge"]["places"][5] != moved["lunge"]["places"][0]
    assert page.evaluate("window.tipped") > 0


def turn_pages(page: Page) -> None:
    """Until something is asked again."""
    following = page.locator("[data-testid=next-deed]")
    either = following.or_(page.locator(QUESTION)).first
    either.wait_for()
    while following.count():
        page.keyboard.press("Enter")
        either.wait_for()


@pytest.mark.parametrize("game", ["mageknight", "warlord"])
def test_nothing_moves_where_less_motion_is_wanted(spectator: Spectator, game: str) -> None:
    page = spectator(game, BATTLE if game == "mageknight" else None, "reduce")
    page.evaluate(SLOW)
    driver, hands = Driver(page), Hands(page)
    if game == "mageknight":
        strike(hands, (15, 10), (14, 18))
        page.locator("[data-testid=next-deed]").wait_for()
        expect(page.locator(".ms-loss")).to_contain_text("−2")
    else:
        page.locator("[data-option^='suggested']").click()
        page.locator("[data-testid=next-deed]").wait_for()
    turn_pages(page)
    driver.wait()

    assert page.evaluate("window.moved") == []
    assert page.evaluate("window.slow") == 0
