"""Matches by days in the browser: set up, seen among those that wait, answered on stock, told by letter and notice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.access import barriers
from browser.driver import visitor
from server.live import EASY, Client, LiveServer, sqlite, wait_for
from server.office import Office, free_port, opened, text_of

PASSWORD = "correct horse battery"
SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
NOTICES = """
window.notices = [];
window.Notification = class extends Notification {
  constructor(title, options) { super(title, options); window.notices.push(`${title}: ${options.body}`); }
};
"""


class House:
    """A server that sends letters, and the mail server that takes them."""

    def __init__(self, live: LiveServer, office: Office) -> None:
        self.live, self.office = live, office
        self.url = f"http://{live.host}"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    office, port = Office(), free_port()
    mail = {"mail": f"smtp://127.0.0.1:{port}", "address": "https://play.example.org", "mail_after": 0.1}
    controller = opened(office, port)
    try:
        with LiveServer(EASY._replace(database=sqlite(tmp_path_factory.mktemp("days")), **mail)) as live:
            yield House(live, office)
    finally:
        controller.stop()


def guest_of(browser: Browser, size: str = "desktop", **wishes: Any) -> BrowserContext:
    width, height = SIZES[size]
    return visitor(browser, viewport={"width": width, "height": height}, **wishes)


def player(house: House, browser: Browser, name: str, size: str = "desktop", **wishes: Any) -> Page:
    """Somebody with an account, signed in."""
    context = guest_of(browser, size, **wishes)
    body = {"name": name, "password": PASSWORD}
    if context.request.post(f"{house.url}/api/accounts", data=body).status == 409:
        assert context.request.post(f"{house.url}/api/session", data=body).ok
    context.add_init_script("localStorage.setItem('tercio.account', 'true')")
    return context.new_page()


def begun(house: House, *pages: tuple[Page, str], days: int = 3) -> tuple[str, list[str]]:
    """A match by days between these."""
    seats = [{"kind": "person", "name": name} for _, name in pages]
    made = httpx.post(
        f"{house.url}/api/matches", json={"game": "skirmish", "seats": seats, "clock": {"days": days}}
    ).json()
    for (page, _), token in zip(pages, made["tokens"], strict=True):
        claimed = page.context.request.post(f"{house.url}/api/me/seats", data={"match": made["id"], "token": token})
        assert claimed.ok
    return made["id"], made["tokens"]


def test_a_match_by_days_is_set_up_and_the_invitation_says_so(house: House, browser: Browser) -> None:
    context = guest_of(browser)
    page = context.new_page()
    page.goto(f"{house.url}/#set-up")
    page.get_by_role("radio", name=re.compile("^Skirmish")).check()
    page.locator("input[name=against]").last.check()
    page.locator("details.more summary").click()
    page.get_by_label("Play with a clock").check()
    page.get_by_role("radio", name="Days for each answer").check(force=True)
    page.get_by_role("spinbutton", name="Days for each answer").fill("5")
    page.keyboard.press("Tab")
    page.locator(".start button").click()
    link = page.locator(".seat-link input").input_value()
    friend = guest_of(browser, "phone").new_page()
    friend.goto(link)

    expect(friend.locator("[data-term=clock]")).to_contain_text("5 days for each answer")
    friend.context.close()
    context.close()


def test_it_waits_is_answered_and_waits_no_more(house: House, browser: Browser) -> None:
    ann, ben = player(house, browser, "Wait Ann"), player(house, browser, "Wait Ben", "phone")
    match, _ = begun(house, (ann, "Wait Ann"), (ben, "Wait Ben"))
    ann.goto(f"{house.url}/waiting")
    row = ann.locator(f"[data-match={match}]")
    expect(row).to_contain_text("against Wait Ben")
    expect(row).to_contain_text("2 d 23 h left")
    row.get_by_role("link").focus()
    ann.keyboard.press("Enter")
    ann.locator("[data-testid=question] [data-option^=wary]").first.click()
    expect(ann.locator("[data-testid=waiting-for]")).to_be_visible()
    expect(ann.get_by_role("timer").first).to_contain_text("3 d 0 h")
    ann.goto(f"{house.url}/waiting")
    expect(ann.locator("[data-testid=nothing-waits]")).to_be_visible()
    ben.goto(f"{house.url}/waiting")
    expect(ben.locator(f"[data-match={match}]")).to_be_visible()
    expect(ben.locator("[data-testid=turns-count]")).to_contain_text("for you")
    for page in (ann, ben):
        page.context.close()


def is_bare(option: dict[str, Any]) -> bool:
    """Nothing need be added to this answer."""
    return not (option["picks"] or option["path"] or option["numbers"])


def test_an_answer_is_prepared_and_taken_out_again(house: House, browser: Browser) -> None:
    ann, ben = player(house, browser, "Stock Ann", "phone"), player(house, browser, "Stock Ben")
    match, tokens = begun(house, (ann, "Stock Ann"), (ben, "Stock Ben"))
    ann.goto(f"{house.url}/m/{match}")
    ann.locator("[data-testid=question] [data-option^=wary]").first.click()
    sheet = ann.locator("[data-testid=prepare]")
    sheet.locator("summary").click()
    sheet.locator("[data-testid=times]").select_option("3")
    sheet.locator("[data-testid=prepare-it]").click()
    expect(sheet.locator("[data-testid=prepared] li")).to_have_count(1)
    expect(sheet.locator("[data-testid=prepared]")).to_contain_text("up to 3 times")
    sheet.get_by_role("button", name="Take out").click()
    expect(sheet).to_contain_text("Nothing is prepared.")
    sheet.locator("[data-testid=prepare-it]").click()
    expect(sheet.locator("[data-testid=prepared] li")).to_have_count(1)
    with Client(house.live.host, match, tokens[1]) as other:
        other.answer("wary")
        while other.seen(lambda table: table["waiting"])["question"]:  # until Ann is asked what she has not foreseen
            option = next(each for each in other.table["question"]["options"] if is_bare(each))
            assert other.answer(option["key"], subject=option["subject"])["type"] != "refused"
    expect(ann.locator("[data-testid=prepared]")).to_have_count(0)
    for page in (ann, ben):
        page.context.close()


def test_the_browser_says_whose_turn_it_is(house: House, browser: Browser) -> None:
    ann = player(house, browser, "Call Ann", permissions=["notifications"])
    ben = player(house, browser, "Call Ben")
    ann.add_init_script(NOTICES)
    ann.clock.install()
    ann.goto(f"{house.url}/waiting")
    ann.get_by_label("Notify me in this browser").check()
    expect(ann.locator("[data-testid=nothing-waits]")).to_be_visible()
    begun(house, (ann, "Call Ann"), (ben, "Call Ben"))
    wait_for(lambda: bool(ann.context.request.get(f"{house.url}/api/me/waiting").json()))
    ann.clock.fast_forward(61_000)
    wait_for(lambda: bool(ann.evaluate("window.notices.length")))

    assert ann.evaluate("window.notices") == ["It is your turn: Call Ann against Call Ben"]
    ann.clock.fast_forward(61_000)
    ann.wait_for_timeout(300)
    assert len(ann.evaluate("window.notices")) == 1  # it is told once
    for page in (ann, ben):
        page.context.close()


def test_letters_are_wanted_confirmed_and_ended(house: House, browser: Browser) -> None:
    ann, ben = player(house, browser, "Post Ann"), player(house, browser, "Post Ben")
    ann.goto(f"{house.url}/waiting")
    ann.locator("[data-testid=address]").fill("post.ann@example.org")
    ann.keyboard.press("Enter")
    expect(ann.locator("[data-testid=mail-goes]")).to_contain_text("A link is on its way to post.ann@example.org")
    follow(house, ann, "c", 0)
    expect(ann.locator("[data-testid=followed]")).to_contain_text("You will get an e-mail")
    ann.get_by_role("link", name="To my matches").click()
    expect(ann.locator("[data-testid=mail-goes]")).to_have_text("E-mails go to post.ann@example.org.")
    begun(house, (ann, "Post Ann"), (ben, "Post Ben"))
    follow(house, ann, "u", 1)
    expect(ann.locator("[data-testid=followed]")).to_contain_text("No more e-mails will come.")
    for page in (ann, ben):
        page.context.close()


def follow(house: House, page: Page, kind: str, number: int) -> None:
    """The link in the letter of this number, by keyboard."""
    wait_for(lambda: len(house.office.to("post.ann@example.org")) > number)
    text = text_of(house.office.to("post.ann@example.org")[number])
    found = re.search(rf"/mail/{kind}-[\w-]+", text)
    assert found is not None
    page.goto(house.url + found.group(0))
    page.locator("[data-testid=follow]").focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("size", SIZES)
def test_play_by_days_shuts_nobody_out(house: House, browser: Browser, size: str) -> None:
    ann = player(house, browser, "Open Ann", size, locale="de-DE" if size == "phone" else "en-GB")
    ben = player(house, browser, "Open Ben")
    match, _ = begun(house, (ann, "Open Ann"), (ben, "Open Ben"))
    found: list[str] = []
    for path in ("/waiting", "/mail/u-nosuchsecret"):
        ann.goto(house.url + path)
        ann.locator("main h1").first.wait_for()
        ann.wait_for_load_state("networkidle")
        found += barriers(ann, is_dark_too=True)
    ann.goto(f"{house.url}/m/{match}")
    ann.locator("[data-testid=question] [data-option^=wary]").first.click()
    ann.locator("[data-testid=prepare] summary").click()
    found += barriers(ann, is_dark_too=True)
    for page in (ann, ben):
        page.context.close()

    assert found == []
