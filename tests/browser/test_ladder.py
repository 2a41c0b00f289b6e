"""The ladder in the browser: wait, sit down, play for points, and look at a player."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from browser.access import barriers
from browser.driver import visitor
from tercio.bench.players import ServerProcess

PASSWORD = "correct horse battery"
SIZES = {"desktop": (1366, 768), "phone": (390, 844)}


def player(browser: Browser, url: str, name: str, size: str = "desktop", locale: str = "en-GB") -> Page:
    """Somebody with an account of this name, signed in."""
    width, height = SIZES[size]
    context = visitor(browser, viewport={"width": width, "height": height}, locale=locale)
    body = {"name": name, "password": PASSWORD}
    if context.request.post(f"{url}/api/accounts", data=body).status == 409:
        assert context.request.post(f"{url}/api/session", data=body).ok
    return context.new_page()


def resign(page: Page) -> None:
    page.locator("[data-testid=match-menu]").click()
    page.locator("[data-menu=resign]").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.locator("[data-testid=over]").first.wait_for(state="attached")


def test_two_meet_and_play_for_points(browser: Browser, server: ServerProcess) -> None:
    ann, ben = player(browser, server.url, "Ladder Ann"), player(browser, server.url, "Ladder Ben", "phone")
    ann.goto(f"{server.url}/ladder?game=warlord")
    ann.get_by_role("button", name="Open a table").click()
    expect(ann.locator("[data-testid=waiting-now]")).to_be_visible()
    ben.goto(f"{server.url}/ladder?game=warlord")
    ben.get_by_role("button", name="Sit down opposite Ladder Ann").click()
    ben.get_by_role("dialog").get_by_label("What do you play with?").select_option("ready:elves")
    ben.locator("[data-testid=play]").click()
    ben.wait_for_url(lambda url: "/m/" in url)
    ann.wait_for_url(lambda url: "/m/" in url)  # whoever waits is led there
    expect(ann.locator("[data-testid=rated]")).to_be_visible()
    resign(ben)
    ben.goto(f"{server.url}/p/Ladder Ben")
    expect(ben.locator("[data-testid=results]")).to_contain_text("against Ladder Ann")
    expect(ben.locator("[data-testid=results]")).to_contain_text("lost")
    ben.goto(f"{server.url}/ladder?game=warlord")
    expect(ben.locator("[data-testid=standings]")).to_contain_text("Ladder Ben")
    expect(ben.locator("[data-testid=my-rating]")).to_contain_text("1338")
    for page in (ann, ben):
        page.context.close()


def test_a_rated_match_against_a_bot_is_one_click(browser: Browser, server: ServerProcess) -> None:
    page = player(browser, server.url, "Ladder Cem")
    page.goto(f"{server.url}/ladder?game=summoners")
    page.get_by_role("button", name="Play a rated match against the bot Recruit").click()
    page.wait_for_url(lambda url: "/m/" in url)
    expect(page.locator("[data-testid=rated]")).to_be_visible()
    page.context.close()


def test_somebody_is_challenged_by_name_and_declines(browser: Browser, server: ServerProcess) -> None:
    ann, ben = player(browser, server.url, "Duel Ann"), player(browser, server.url, "Duel Ben")
    ann.goto(f"{server.url}/ladder?game=warlord")
    ann.get_by_label("Only for (name of an account)").fill("duel ben")
    ann.keyboard.press("Enter")
    expect(ann.locator("[data-testid=tables]")).to_contain_text("for Duel Ben")
    ben.goto(f"{server.url}/ladder?game=warlord")
    expect(ben.locator("[data-testid=tables]")).to_contain_text("Duel Ann challenges you")
    ben.get_by_role("button", name="Decline").click()
    expect(ben.locator("[data-testid=tables]")).not_to_contain_text("Duel Ann")
    expect(ann.get_by_text("Your table is closed.")).to_be_visible()
    for page in (ann, ben):
        page.context.close()


def test_a_guest_waits_for_a_casual_match(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/ladder?game=warlord")
    expect(page.get_by_text("For rated matches you need an account")).to_be_visible()
    page.get_by_role("button", name="Open a table").click()
    expect(page.locator("[data-testid=waiting-now]")).to_be_visible()
    page.locator("[data-testid=stop-waiting]").click()
    expect(page.locator("[data-testid=waiting-now]")).to_have_count(0)


@pytest.fixture(scope="module")
def veterans(server: ServerProcess) -> None:
    """Two who have played against each other, so that there is something to see."""
    with httpx.Client(base_url=server.url) as ann, httpx.Client(base_url=server.url) as ben:
        for client, name in ((ann, "Seen Ann"), (ben, "Seen Ben mit einem langen Namen")):
            client.post("/api/accounts", json={"name": name[:30], "password": PASSWORD})
        clock = {"minutes": 15, "increment_s": 10}
        wish = {"game": "warlord", "clock": clock, "is_rated": True, "force": "dwarves"}
        for loser in (0, 1, 0):
            opened = ann.post("/api/ladder/tables", json=wish).json()
            taken = ben.post(f"/api/ladder/tables/{opened['table']}/sit", json={"force": "elves"}).json()
            concede(server.url, taken["match"], (opened, taken)[loser]["token"])
        ben.post("/api/ladder/tables", json={**wish, "challenged": "Seen Ann"})
        ben.post("/api/ladder/tables", json={**wish, "is_rated": False})


def concede(url: str, match: str, token: str) -> None:
    from server.live import Client

    with Client(url.removeprefix("http://"), match, token) as client:
        client.seen()
        assert client.ask("concede")["type"] == "done"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/ladder?game=warlord", "/p/Seen Ann"])
@pytest.mark.usefixtures("veterans")
def test_the_ladder_shuts_nobody_out(browser: Browser, server: ServerProcess, path: str, size: str) -> None:
    page = player(browser, server.url, "Seen Ann", size, "de-DE" if size == "desktop" else "en-GB")
    page.goto(server.url + path)
    page.locator("main h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    found = barriers(page, is_dark_too=True)
    page.context.close()

    assert found == []
