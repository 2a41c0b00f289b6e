"""The measured table of Summoners and Mage Knight: whole matches, and answers by pointing, tapping and keys."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.driver import Driver, make_match, visitor
from browser.table import DECK, ORCS, SHOOT, SUMMON, TABLE, Hands, laid, warriors
from browser.test_match import person
from tercio.bench.players import ServerProcess

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
SIZES = {"desktop": (1280, 800), "tablet": (820, 1180)}
FORCES = {"summoners": ("water", "fire"), "mageknight": ("elven-patrol", "grave-march")}
SHORT = {"summoners": {}, "mageknight": {"turns": "12", "terrain": "no"}}  # six rounds, twelve turns
REALMS = ("water", "fire", "earth", "air", "corrupted")
ARMIES = ("elven-patrol", "grave-march", "orc-warband", "imperial-cohort", "powder-line", "the-brood")
BUSY = ("ranged", "close", "melee", "move", "walk", "summon", "reveal", "first")
QUICK = ("end-phase", "done", "pass", "passive", "reveal", "first", "let-go", "stop", "agree-to-end")


@pytest.mark.parametrize("game", list(FORCES))
@pytest.mark.parametrize("seed", range(6 if IS_SOAK else 1))
def test_random_answers_on_a_measured_table(page: Page, server: ServerProcess, game: str, seed: int) -> None:
    forces = REALMS if game == "summoners" else ARMIES
    seats = [person(f"P{number}", forces[(seed + number) % len(forces)]) for number in range(2)]
    agreed = {} if IS_SOAK else {"summoners": {}, "mageknight": {"terrain": "no"}}[game]
    page.goto(make_match(server.url, game, seats, agreed=agreed))
    driver = Driver(page, seed)
    is_over = driver.play(3000 if IS_SOAK else 28)

    assert driver.answers >= 28 or is_over
    assert driver.kinds >= {"deploy", "act"}


# -- moving --------------------------------------------------------------------------------------------------


def test_a_way_that_is_refused_is_drawn_with_what_is_in_it_and_the_rule(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT)
    hands.drag((19, 8), (21, 13), is_let_go=False)
    refusal = page.locator("[data-testid=ms-refusal]").first
    refusal.wait_for()
    obstacle = page.locator("[data-obstacle]").get_attribute("data-obstacle")
    expect(page.locator(f"[data-area='{obstacle}']")).to_have_attribute("aria-label", re.compile("House"))
    expect(page.locator("[data-testid=ms-way].is-bad, [data-testid=ms-wish]").first).to_be_attached()
    expect(refusal).to_contain_text("MK-TERRAIN-2")
    expect(page.locator("[data-testid=ms-go]")).to_be_disabled()
    page.mouse.up()


def test_a_figure_is_dragged_turned_by_its_handle_and_set_down(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT)
    expect(page.locator(".match-fold")).to_have_count(0)
    hands.drag((19, 8), (18, 12))
    expect(page.locator("[data-testid=ms-reach]")).to_be_attached()
    expect(page.locator(".ms-length")).to_contain_text("of 8.0″")
    east = hands.spot((25, 12))  # in view before the handle is held
    handle = page.locator("[data-testid=ms-handle] circle").bounding_box()
    assert handle is not None
    page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
    page.mouse.down()
    page.mouse.move(*east, steps=4)
    page.mouse.up()
    expect(page.locator("[data-number-field='0']")).to_have_value("0")
    expect(page.locator(".match-fold")).not_to_have_attribute("open", "")
    hands.go()
    expect(page.locator("[data-testid=draft]")).to_have_count(0)
    expect(page.locator(".match-log")).to_contain_text("facing east")


def test_a_way_is_set_corner_by_corner(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT)
    hands.choose((19, 8), "move")
    page.locator("[data-testid=ms-adding]").click()
    for place in ((19, 10), (17, 11)):
        hands.click(place)
        expect(page.locator(".ms-ghost .ms-base")).to_have_count(1)
        page.wait_for_timeout(150)
    expect(page.locator(".ms-corner")).to_have_count(1)
    hands.go()
    expect(page.locator(".match-log")).to_contain_text("moves")


def test_a_figure_turns_where_it_stands(page: Page, server: ServerProcess) -> None:
    position = {"phase": "action", "warriors": warriors(
        rider=("glade-rider-standard", 0, 15, 8, 90), foe=("grave-levy-standard", 1, 14, 20, 270))}  # fmt: skip
    hands = laid(page, server.url, "mageknight", position)
    hands.choose((15, 8), "turn")
    hands.click((9, 8))
    expect(page.locator("[data-number-field='0']")).to_have_value("180")
    page.keyboard.press("[")
    expect(page.locator("[data-number-field='0']")).to_have_value("195")
    hands.go()
    expect(page.locator(".match-log")).to_contain_text("turns to face west")


def test_a_formation_is_planned_together_and_then_moves(page: Page, server: ServerProcess) -> None:
    position = {"phase": "action", "warriors": warriors(**ORCS, foe=("grave-levy-standard", 1, 16, 30, 270))}
    hands = laid(page, server.url, "mageknight", position)
    hands.choose((15, 8), "form")
    for number in (1, 2):
        hands.click((15 + number * 1.502, 8))
    hands.go()
    hands.asked("formation")
    for number in range(3):
        hands.drag((15 + number * 1.502, 8), (14 + number * 1.502, 12))
        hands.go()
        expect(page.locator("[data-planned]")).to_have_count(number + 1)
    page.locator("[data-option^='unplan:']").click()
    hands.click((15, 8))
    page.locator("[data-send]").click()
    expect(page.locator("[data-planned]")).to_have_count(2)
    hands.drag((15, 8), (14, 12))
    hands.go()
    page.locator("[data-option^='commit:']").click()
    expect(page.locator("[data-planned]")).to_have_count(0)
    expect(page.locator(".match-log")).to_contain_text("moves 4.1″")


# -- attacking -----------------------------------------------------------------------------------------------


def test_an_attack_shows_its_chance_before_it_is_made(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT)
    hands.choose((15, 10), "ranged")
    hands.move((14, 18))
    bar = page.locator("[data-testid=ms-bar]")
    expect(bar).to_contain_text("92 %")
    expect(bar.locator("[data-testid=odds]")).to_contain_text("hit 92 %")
    expect(bar.locator("[data-testid=odds]")).to_contain_text("clicks 1.9 on average")
    expect(bar).to_contain_text("Attack value")
    expect(page.locator(".ms-ray.is-clear")).to_have_count(1)
    hands.move((10, 25))
    expect(bar).not_to_contain_text("92 %")


def test_what_can_be_done_to_an_enemy_is_offered_beside_it(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT)
    hands.click((14, 18))
    item = page.locator("[data-testid=ms-menu] [role=menuitem]").first
    expect(item).to_contain_text("Master Archer")
    expect(page.locator("[data-testid=ms-preview]")).to_contain_text("92 %")
    item.click()
    expect(page.locator(".match-log")).to_contain_text("shoots at Grave Levy 1")


def test_a_finger_sees_the_chance_before_it_shoots(browser: Browser, server: ServerProcess) -> None:
    context = visitor(browser, viewport={"width": 820, "height": 1180}, reduced_motion=None, has_touch=True)
    page = context.new_page()
    hands = laid(page, server.url, "mageknight", SHOOT)
    page.touchscreen.tap(*hands.spot((15, 10)))
    page.locator("[data-deed=ranged]").tap()
    page.touchscreen.tap(*hands.spot((14, 18)))
    expect(page.locator("[data-testid=ms-bar]")).to_contain_text("92 %")
    expect(page.locator("[data-testid=draft]")).to_have_count(1)
    page.locator("[data-testid=ms-go]").tap()
    expect(page.locator("[data-testid=draft]")).to_have_count(0)
    context.close()


def test_damage_is_divided_until_it_adds_up(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT, dice=(6, 5))
    hands.choose((15, 10), "ranged")
    for place in ((14, 18), (17, 18)):
        hands.click(place)
    hands.go()
    hands.asked("split")
    page.get_by_role("button", name=re.compile("Grave Levy 1.*more")).click()
    expect(page.locator("[data-testid=sum]")).to_contain_text("1 too many")
    expect(page.locator("[data-send]")).to_be_disabled()
    page.get_by_role("button", name=re.compile("Grave Levy 2.*less")).click()
    expect(page.locator("[data-testid=sum]")).to_contain_text("All 2")
    page.locator("[data-send]").click()
    expect(page.locator("[data-testid=draft]")).to_have_count(0)


# -- placing -------------------------------------------------------------------------------------------------


def test_the_eliminated_are_raised_beside_the_one_who_calls_them(page: Page, server: ServerProcess) -> None:
    field: dict[str, Any] = warriors(
        caller=("deadspeaker-standard", 0, 18, 8, 90),
        dead=("grave-levy-standard", 0, 1, 1, 90),
        foe=("grave-levy-standard", 1, 14, 30, 270),
    )
    field["dead"]["gone"] = "eliminated"
    hands = laid(page, server.url, "mageknight", {"phase": "action", "warriors": field})
    hands.choose((18, 8), "raise")
    hands.move((18, 12))
    expect(page.locator(".ms-ghost .ms-base")).to_have_count(1)
    hands.click((18, 12))
    hands.go()
    expect(page.locator("[data-testid=draft]")).to_have_count(0)


def test_a_bombardment_marks_its_spots_with_their_blast(page: Page, server: ServerProcess) -> None:
    position = {"phase": "action", "warriors": warriors(
        mortar=("dwarven-mortar-standard", 0, 15, 6, 90), foe=("grave-levy-standard", 1, 16, 17, 270))}  # fmt: skip
    hands = laid(page, server.url, "mageknight", position)
    hands.choose((15, 6), "bombard")
    hands.move((16, 18))
    expect(page.locator(".ms-ghost .ms-marker-reach")).to_have_count(1)
    hands.click((16, 18))
    hands.go()
    expect(page.locator(".ms-marker.is-bomb .ms-marker-reach")).to_have_count(1)


def test_terrain_is_laid_turned_and_refused_where_it_may_not_lie(page: Page, server: ServerProcess) -> None:
    page.goto(make_match(server.url, "mageknight", [person("Anna", "elven-patrol"), person("Ben", "grave-march")]))
    driver = Driver(page, 2)
    while driver.wait() != "terrain":
        driver.answer()
    hands = Hands(page)
    page.locator("[data-option^='terrain:']").first.click()
    hands.click((1.5, 18))
    expect(page.locator("[data-testid=ms-refusal]").first).to_be_visible()
    expect(page.locator(".ms-area.ms-ghost")).to_have_count(1)
    page.locator("[data-testid=turn-left]").click()
    expect(page.locator("[data-number-field='0']")).to_have_value("15")
    for x in range(8, 30, 3):
        hands.click((float(x), 18.0))
        try:
            page.locator("[data-testid=ms-go]:enabled").wait_for(timeout=2_000)
            break
        except TooLate:
            continue
    hands.go()
    expect(page.locator(".ms-area.is-zone ~ .ms-area:not(.ms-ghost)").first).to_be_attached()


def test_a_creature_is_summoned_beside_its_summoner(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "summoners", SUMMON)
    page.locator("[data-deed=summon]").click()
    page.locator("[data-menu-option^='summon:']", has_text="Ice Cobra").click()
    expect(page.locator("[data-testid=ms-reach]")).to_be_attached()
    hands.move((18, 9))
    expect(page.locator(".ms-ghost .ms-base")).to_have_count(1)
    hands.click((18, 9))
    before = page.locator("[data-figure]").count()
    hands.go()
    expect(page.locator("[data-figure]")).to_have_count(before + 1)


# -- talking -------------------------------------------------------------------------------------------------


def test_whoever_wants_the_game_to_end_says_so_in_the_menu_and_may_think_again(
    page: Page, server: ServerProcess
) -> None:
    laid(page, server.url, "mageknight", SHOOT)
    page.locator("[data-testid=match-menu]").click()
    page.locator("[data-menu=aside-agree-to-end]").click()
    expect(page.locator(".match-log")).to_contain_text("Anna would like the game to end")
    page.locator("[data-testid=match-menu]").click()
    page.locator("[data-menu=aside-play-on]").click()
    expect(page.locator(".match-log")).to_contain_text("play on")


# -- cards, keys, looking ------------------------------------------------------------------------------------


def test_the_activation_deck_is_ordered_by_dragging_and_by_keys(page: Page, server: ServerProcess) -> None:
    laid(page, server.url, "summoners", DECK)
    cards = page.locator("[data-card]")
    before = cards.all_inner_texts()
    first, last = cards.nth(0).bounding_box(), cards.nth(2).bounding_box()
    assert first is not None
    assert last is not None
    page.mouse.move(first["x"] + 60, first["y"] + 20)
    page.mouse.down()
    page.mouse.move(last["x"] + 60, last["y"] + 30, steps=8)
    page.mouse.up()
    named = [text.split("\n")[-1] for text in before]
    expect(cards.nth(2)).to_contain_text(named[0])
    cards.nth(2).focus()
    page.keyboard.press("ArrowUp")
    expect(cards.nth(1)).to_contain_text(named[0])
    page.locator("[data-send]").click()
    expect(page.locator("[data-testid=draft]")).to_have_count(0)


def menu_key(page: Page, words: str) -> None:
    """The sign beside the chosen figure that says this, by arrow keys."""
    page.locator("[data-testid=ms-deeds] [role=menuitem]:focus").wait_for()
    for _ in range(12):
        if words in page.evaluate("document.activeElement.textContent"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"no such entry: {words}")


def test_a_figure_is_moved_by_keys_alone_and_distances_are_spoken(page: Page, server: ServerProcess) -> None:
    laid(page, server.url, "mageknight", SHOOT)
    page.keyboard.press("t")
    page.keyboard.press("n")
    expect(page.locator("#ms-said")).to_contain_text("Master Archer")
    page.keyboard.press("Enter")
    menu_key(page, "Move")
    page.locator("[data-testid=draft]").wait_for()
    for key in ("ArrowUp", "ArrowUp", "Shift+ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator("#ms-said")).to_contain_text("2.1″ away")
    page.keyboard.press("Enter")
    expect(page.locator(".ms-length")).to_contain_text("2.1″")
    page.keyboard.press("]")
    page.locator("[data-testid=ms-go]:enabled").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".match-log")).to_contain_text("moves 2.1″")


def test_shots_and_ends_of_phases_are_given_by_keys_alone(page: Page, server: ServerProcess) -> None:
    laid(page, server.url, "mageknight", SHOOT, dice=(6, 5))
    page.keyboard.press("t")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    menu_key(page, "Shoot")
    page.keyboard.press("n")
    expect(page.locator("#ms-said")).to_contain_text("Grave Levy 1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=ms-bar]")).to_contain_text("92 %")
    page.keyboard.press("d")
    expect(page.locator(".match-log")).to_contain_text("is hit")
    page.keyboard.press("e")
    expect(page.locator(".match-log")).to_contain_text("end phase")


def test_cards_are_ordered_and_creatures_summoned_by_keys_alone(page: Page, server: ServerProcess) -> None:
    laid(page, server.url, "summoners", DECK)
    page.locator("[data-card]").first.wait_for()
    expect(page.locator("[data-card]").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("d")
    expect(page.locator(".match-log")).to_contain_text("sets out")
    laid(page, server.url, "summoners", SUMMON)
    page.locator("[data-deed=summon]").wait_for()
    page.keyboard.press(page.locator("[data-deed=summon]").get_attribute("data-number") or "")
    page.locator("[data-menu-option^='summon:']", has_text="Ice Cobra").focus()
    page.keyboard.press("Enter")
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    expect(page.locator(".ms-ghost .ms-base")).to_have_count(1)
    before = page.locator("[data-figure]").count()
    page.keyboard.press("Enter")
    page.locator("[data-testid=ms-go]:enabled").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator("[data-figure]")).to_have_count(before + 1)


def test_the_inspector_tells_the_whole_dial_and_draws_lines_and_ranges(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT)
    hands.click((15, 10))
    inspector = page.locator("[data-testid=inspector]")
    expect(inspector.locator("tbody tr[aria-current]")).to_have_count(1)
    assert inspector.locator("tbody tr").count() > 4
    dial = inspector.locator("[data-testid=dial]")
    shown = int(dial.get_attribute("data-click") or 0)
    dial.locator(".icon-button").last.click()
    expect(dial).to_have_attribute("data-click", str(shown + 1))
    dial.locator(".dial-told").click()  # and back to the click that shows
    expect(dial).to_have_attribute("data-click", str(shown))
    inspector.locator("[data-testid=rays]").click()
    expect(page.locator(".ms-ray")).to_have_count(2)
    expect(inspector.locator(".ms-rays-told li")).to_have_count(2)
    inspector.locator("[data-testid=ranges]").click()
    expect(page.locator("[data-testid=ms-ranges] path")).to_have_count(1)


BOXES = """all => all.map(name => name.getBBox()).map(box => [box.x, box.y, box.x + box.width, box.y + box.height])"""


def test_names_on_the_table_do_not_lie_over_each_other(page: Page, server: ServerProcess) -> None:
    orcs = {f"orc{n}": ("orc-marauder-standard", 0, 10 + n * 1.502, 8.0, 90) for n in range(8)}
    position = {"phase": "action", "warriors": warriors(**orcs, foe=("grave-levy-standard", 1, 16, 30, 270))}
    laid(page, server.url, "mageknight", position)
    boxes = page.locator(".ms-name").evaluate_all(BOXES)
    pairs = [(one, other) for at, one in enumerate(boxes) for other in boxes[at + 1 :]]
    over = [(a, b) for a, b in pairs if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]]

    assert len(boxes) >= 2
    assert over == []


SEEN = """map => {
  const [seen, all] = [map.querySelector('rect').getBBox(), map.viewBox.baseVal];
  return [seen.x, seen.y, seen.x + seen.width, seen.y + seen.height].map(at => Math.round(at / all.width * 100));
}"""


def test_as_long_as_somebody_is_out_of_view_the_whole_table_is_seen_small(page: Page, server: ServerProcess) -> None:
    far = warriors(far=("grave-levy-standard", 1, 17, 33, 270))
    laid(page, server.url, "mageknight", {**SHOOT, "warriors": {**SHOOT["warriors"], **far}})
    overview = page.locator("[data-testid=ms-overview]")
    expect(overview.locator("path")).to_have_count(5)
    before = overview.evaluate(SEEN)
    overview.click(position={"x": 4, "y": 4})
    after = overview.evaluate(SEEN)
    page.locator("[data-testid=whole]").click()

    assert before[:2] != [0, 0]
    assert after[:2] == [0, 0]
    expect(overview).to_have_count(0)


def test_until_a_figure_is_chosen_the_panel_says_where_to_begin(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT)
    hint = page.locator("[data-testid=ms-beckon]")
    hint.wait_for()
    hands.click((15, 10))

    expect(hint).to_have_count(0)


def test_the_key_explains_what_lies_on_the_table(page: Page, server: ServerProcess) -> None:
    laid(page, server.url, "mageknight", SHOOT)
    page.locator("[data-testid=show-legend]").click()
    legend = page.locator("[data-testid=legend]")

    for words in ("Anna's figures", "front arc", "may be chosen", "blocking terrain", "clear line"):
        expect(legend).to_contain_text(words)


# -- cavalry and spellbooks -------------------------------------------------------------------------------------

COVEN = {
    "phase": "action",
    "options": ["open-dials"],
    "players": [{"actions": 3}, {}],
    "warriors": {
        "horse": {"figure": "grey-charger-weak", "seat": 0, "at": [12, 12], "facing": 60},
        "lancer": {"figure": "dawn-lancer-tough", "seat": 0, "mount": "horse"},
        "mage": {
            "figure": "adept-of-the-order-tough", "seat": 0, "at": [18, 9], "facing": 90,
            "items": ["wardens-grimoire"], "spells": ["false-fog", "hush", "watchstone"],
        },
        "druid": {
            "figure": "storm-druid-standard", "seat": 1, "at": [15, 24], "facing": 270,
            "items": ["ember-codex"], "spells": ["ring-of-sparks", "thorn-sign"],
        },
    },
}  # fmt: skip


def test_a_cavalry_unit_shows_two_dials_and_a_book_is_open_for_its_player_alone(
    page: Page, server: ServerProcess
) -> None:
    hands = laid(page, server.url, "mageknight", COVEN)
    hands.click((12.3, 12.5))
    inspector = page.locator("[data-testid=inspector]")
    expect(inspector.locator(".ms-dial")).to_have_count(2)
    page.keyboard.press("Escape")
    own, other = page.locator(".ms-player").nth(0), page.locator(".ms-player").nth(1)
    expect(own.locator(".ms-card.is-spell-marked")).to_contain_text("False Fog")
    expect(own.locator(".ms-card.is-spell")).to_have_count(2)
    expect(other.locator(".ms-card.is-back")).to_have_count(2)

    assert "Ring of Sparks" not in page.content()


def test_a_spell_is_cast_and_the_enemy_is_asked_whether_to_counter_it(browser: Browser, server: ServerProcess) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
    address, tokens = make_match(server.url, "mageknight", seats, position=COVEN, dice=[1, 1, 6]).split("#")
    pages = []
    for token in tokens.split(","):
        there = visitor(browser, viewport={"width": 1280, "height": 900})
        pages.append(there.new_page())
        pages[-1].goto(f"{address}#{token}")
        pages[-1].locator(TABLE).wait_for()
    anna, ben = pages
    Hands(anna).choose((18, 9), "cast")
    Hands(ben).asked("counterspell")
    ben.locator("[data-testid=question] button", has_text="Storm Druid").first.click()
    expect(ben.locator(".match-log")).to_contain_text("the spell fails")
    expect(anna.locator(".ms-card.is-spell-down")).to_contain_text("False Fog")
    expect(ben.locator(".ms-card.is-spell-down.is-back")).to_have_count(1)
    for each in pages:
        each.context.close()


# -- set up, empty phases, the deeds of others -------------------------------------------------------------------


def test_a_table_is_set_up_for_whoever_has_not_said_otherwise(browser: Browser, server: ServerProcess) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="reduce")
    context.add_init_script("""try { localStorage.setItem('tercio.set.pace', '"off"'); } catch {}""")
    page = context.new_page()
    seats = [person("Anna", "elven-patrol"), {"kind": "bot", "bot": "random", "force": "grave-march"}]
    page.goto(make_match(server.url, "mageknight", seats))
    page.locator("[data-testid=question]:is([data-kind=act], [data-kind=prepare])").wait_for(timeout=60_000)
    expect(page.locator("[data-testid=set-up-for-me]")).to_have_count(0)
    assert page.locator("[data-figure]").count() > 4
    context.close()


def test_a_phase_in_which_nothing_can_be_done_ends_by_itself(page: Page, server: ServerProcess) -> None:
    position = {**COVEN, "players": [{"actions": 0}, {}]}
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random", "name": "Ben"}]
    page.goto(make_match(server.url, "mageknight", seats, position=position))
    page.locator(TABLE).wait_for()
    page.wait_for_function("() => Number(document.querySelector('[data-testid=match]').dataset.turn.split(':')[1]) > 0")
    expect(page.locator("[data-testid=question][data-kind=browse]")).to_have_count(0)


def test_whoever_drags_an_archer_onto_an_enemy_shoots(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT, dice=(6, 5))
    hands.drag((15, 10), (14, 18), is_let_go=False)
    expect(page.locator("[data-testid=ms-tag]")).to_contain_text("Shoot 92 %")
    page.mouse.up()
    expect(page.locator(".match-log")).to_contain_text("is hit")


def test_the_one_button_is_called_after_its_deed(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT)
    hands.click((19, 8))
    hands.click((25, 8))
    expect(page.locator("[data-send]")).to_have_text(re.compile("Move 6.0″"))
    assert page.locator("[data-send], [type=submit]").count() == 1


def test_what_cannot_be_done_is_dimmed_beside_the_figure_with_its_reason(page: Page, server: ServerProcess) -> None:
    hands = laid(page, server.url, "mageknight", SHOOT)
    hands.click((15, 10))
    strike = page.locator("[data-testid=ms-deeds] [data-deed=close]")
    expect(strike).to_have_attribute("aria-disabled", "true")
    expect(strike).to_have_attribute("title", re.compile("base contact"))
