"""What lies around a match: building a deck, looking again, learning, talking, and the rules at hand."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, Response, expect

from browser.driver import Driver, make_match, resign, visitor
from browser.table import SHOOT
from browser.test_match import FIGHT, person
from browser.test_screens import lesson
from tercio.bench.players import ServerProcess
from tercio.scenario import run

# Of each roll on the table: does the story of this step tell it?
ROLLS_TOLD = """() => [...document.querySelectorAll('.match-roll-text span')].map(({ textContent }) =>
  document.querySelector('[data-testid=story]').textContent.includes(textContent))"""


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name=name).click()


def test_a_deck_is_built_checked_saved_shared_and_taken_to_a_match(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/b")
    page.get_by_role("button", name="One more Pickaxe Brother").first.click()
    expect(page.get_by_text("rules are broken")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="A ready deck").first.click()
    page.get_by_role("dialog").get_by_text("Dwarves").first.click()
    expect(page.get_by_text("Allowed", exact=True).first).to_be_visible()
    page.get_by_label("Name of the deck").fill("Deep Gate")
    page.get_by_role("button", name="Save", exact=True).click()
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Deep Gate")
    menu(page, "Share")
    link = page.get_by_role("dialog").locator("input, output, code").first
    expect(link).to_be_visible()
    address = link.evaluate("node => node.value || node.textContent").strip()
    page.goto(address)
    expect(page.get_by_text("Deep Gate").first).to_be_visible()


def test_a_deck_is_printed(page: Page, server: ServerProcess, tmp_path: Path) -> None:
    page.goto(f"{server.url}/b")
    page.get_by_role("button", name="A ready deck").first.click()
    page.get_by_role("dialog").get_by_text("Elves").first.click()
    with page.expect_download() as printed:
        menu(page, "Deck list (PDF)")
    printed.value.save_as(tmp_path / "list.pdf")

    assert (tmp_path / "list.pdf").read_bytes().startswith(b"%PDF")


def test_a_match_is_looked_at_again_and_becomes_a_scenario(page: Page, server: ServerProcess, tmp_path: Path) -> None:
    address = make_match(server.url, "skirmish", [person("Anna"), {"kind": "bot", "bot": "random"}])
    page.goto(address)
    driver = Driver(page, 4)
    driver.play(8)
    assert driver.wait()
    resign(page)
    page.get_by_role("dialog").get_by_test_id("to-analysis").click()
    page.locator("[data-testid=alternatives] ol > li").first.wait_for()  # where the match turned
    expect(page.locator("[data-testid=analysis] .story-now")).to_have_count(1)
    expect(page.locator("[data-swing][aria-pressed=true]")).to_have_count(1)
    expect(page.get_by_test_id("accounts")).to_be_visible()
    match = address.rpartition("/")[2].partition("#")[0]
    page.request.delete(f"{server.url}/api/matches/{match}/analysis")
    expect(page.get_by_test_id("review")).not_to_have_attribute("data-stage", "thinking")
    page.goto(address.replace("/m/", "/r/"))
    page.locator("[data-testid=controls]").wait_for()
    page.locator("[data-testid=last]").click()
    expect(page.locator("[data-testid=outcome]").first).to_be_visible()
    page.locator("[data-testid=first]").click()
    for _ in range(3):
        page.locator("[data-testid=forward]").click()
    expect(page.locator("[data-testid=step]")).to_contain_text("3")
    page.locator("[data-testid=make-scenario]").click()
    scenario = page.locator("[data-testid=scenario]")
    scenario.wait_for()
    text = scenario.evaluate("node => node.value || node.textContent")
    file = tmp_path / "ruling.toml"
    file.write_text(text, "utf-8")
    page.keyboard.press("Escape")
    page.locator("[data-testid=to-match]").first.click()
    before = address.partition("#")[0]
    page.wait_for_url(lambda url: "/m/" in url and not url.startswith(before))
    driver.wait()

    assert run(file).differences == ()
    assert page.locator("[data-testid=match]").get_attribute("data-stage") == "playing"


def test_dice_of_a_replay_belong_to_its_step_however_fast_one_goes(page: Page, server: ServerProcess) -> None:
    seats = [person("Anna", "dwarves"), {"kind": "bot", "bot": "greedy", "force": "nothrog"}]
    address = make_match(server.url, "warlord", seats)
    page.goto(address)
    Driver(page, 4).play(12, FIGHT)
    page.goto(address.replace("/m/", "/r/"))
    page.locator("[data-testid=controls]").wait_for()
    told: list[bool] = []
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(30)
        told += page.evaluate(ROLLS_TOLD)

    assert told
    assert all(told)


def test_the_first_lesson_is_learnt(page: Page, server: ServerProcess) -> None:
    lesson(page, server.url)
    driver = Driver(page)
    driver.wait()
    driver.click_option("pass:-1")
    expect(page.locator("[data-testid=lesson-refused]")).to_be_visible()
    driver.click_option("attack:0")
    page.locator("[data-testid=question][data-kind=strike]").wait_for()
    option = next(
        option for option in driver.options() if page.locator(f'[data-option="{option}"]').get_by_text("Gutter").count()
    )
    driver.click_option(option)
    page.locator("[data-testid=next-lesson]").wait_for()
    page.locator("[data-testid=next-lesson]").click()
    expect(page.locator("[data-testid=lesson]")).to_contain_text("Closing the ranks")


def test_two_people_talk_and_agree_on_a_draw(browser: Browser, server: ServerProcess) -> None:
    address = make_match(server.url, "warlord", [person("Anna", "dwarves"), person("Ben", "elves")])
    base, _, tokens = address.partition("#")
    pages = []
    for token in tokens.split(","):
        context = visitor(browser)
        pages.append(context.new_page())
        pages[-1].goto(f"{base}#{token}")
    anna, ben = pages
    for page in pages:
        Driver(page).play(1, FIGHT)
    anna.locator("[data-testid=show-chat]").click()
    anna.locator("[data-testid=chat-text]").fill("Good luck!")
    anna.locator("[data-testid=chat-send]").click()
    ben.locator("[data-testid=show-chat]").click()
    expect(ben.get_by_text("Good luck!").first).to_be_visible()
    anna.locator("[data-testid=match-menu]").click()
    anna.locator("[data-menu=draw]").click()
    if anna.get_by_role("dialog").count():
        anna.get_by_role("dialog").get_by_role("button").last.click()
    ben.locator("[data-reply=yes]").first.click()
    expect(anna.locator("[data-testid=over]")).to_contain_text("draw")
    expect(ben.locator("[data-testid=over]")).to_contain_text("draw")
    for page in pages:
        page.context.close()


def test_the_rules_are_at_hand_everywhere(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/b")
    page.wait_for_selector("main h1, main h2")
    page.keyboard.press("?")
    field = page.get_by_role("dialog").get_by_role("searchbox")
    field.fill("Riposte")
    expect(page.get_by_text("WL-FEAT").first).to_be_visible()
    field.fill("Konter")
    expect(page.get_by_text("WL-FEAT").first).to_be_visible()


HEAVIEST = 350_000  # bytes, packed, besides typefaces


def test_a_measured_table_is_light_to_load(browser: Browser, server: ServerProcess) -> None:
    context = visitor(browser, sees_pictures=True)
    page = context.new_page()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        path = response.url.removeprefix(server.url)
        if path == "/" or path.startswith(("/m/", "/assets/")):
            sizes[path] = int(response.headers.get("content-length", 0))

    page.on("response", weigh)
    page.goto(make_match(server.url, "mageknight", [person("Anna"), {"kind": "bot", "bot": "random"}], position=SHOOT))
    page.locator(".ms-picture").wait_for(state="attached")
    loaded = {path: size for path, size in sizes.items() if not path.endswith(".woff2")}
    context.close()

    assert any("worker" in path for path in loaded)
    assert sum(loaded.values()) <= HEAVIEST, loaded
