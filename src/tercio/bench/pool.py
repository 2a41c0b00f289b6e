"""A builder with thousands of cards in its pool: how fast it is drawn, and what such a pool costs play.

python -m tercio.bench.pool

The cards are our own ones in many editions, in packs as somebody keeps them in a browser. Frames need Chromium and
playwright; without them only answers are measured.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import time
import tomllib
from importlib.resources import files
from itertools import cycle, islice
from math import sin
from pathlib import Path
from statistics import median
from typing import Any, Final

from tercio.bench.board import BROWSERS, COUNTING, LEAST_FRAMES, can_draw, main_thread_work
from tercio.bench.players import ServerProcess
from tercio.content.writing import inline, tables

CARDS: Final = 5000
A_PACK: Final = 140  # cards, as a printed set has
SECONDS: Final = 3.0
ANSWERS: Final = 200
SETTLED: Final = 3000  # milliseconds after which everything in view is drawn
PATIENCE: Final = 240_000  # milliseconds until a pool of this size has come


def own_cards() -> list[dict[str, Any]]:
    """What our packs write."""
    folder = files("tercio.games.warlord").joinpath("packs")
    found: list[dict[str, Any]] = []
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            found += tomllib.loads(file.read_text("utf-8")).get("card", [])
    return found


def packs_of(number: int) -> list[dict[str, Any]]:
    """So many cards, in packs of the size of a set."""
    packs: list[dict[str, Any]] = []
    for place, card in enumerate(islice(cycle(own_cards()), number)):
        edition, at = divmod(place, A_PACK)
        if at == 0:
            title = {"en": f"Set {edition + 1}", "de": f"Satz {edition + 1}"}
            header = {"id": f"set-{edition + 1}", "game": "warlord", "edition": "1", "title": title}
            packs.append({"pack": header, "card": []})
        names = {lang: f"{name} {edition + 1}" for lang, name in card["name"].items()}
        packs[-1]["card"].append({**card, "id": f"{card['id']}-e{edition + 1}", "name": names})
    return packs


KEEPING: Final = """kept => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`tercio.${key}`, JSON.stringify(value));
}"""
COUNTED: Final = """least => {
  const told = document.querySelector(".bd-hits")?.textContent ?? "";
  return Number(told.replaceAll(/\\D/g, "") || 0) >= least;
}"""


def file_of(pack: dict[str, Any]) -> str:
    """The pack as TOML."""
    header = "\n".join([f"{key} = {inline(value)}" for key, value in pack["pack"].items()])
    return f"[pack]\n{header}\n{tables('card', pack['card'], ('ability',))}"


# -- how fast it is drawn --------------------------------------------------------------------------------------


def frames(url: str, packs: list[dict[str, Any]], seconds: float) -> dict[str, float]:
    """While one scrolls through pictures and through the list, and while one types what one looks for."""
    from playwright.sync_api import sync_playwright

    kept = {"packs": packs, "arrangement": {"packs": {"warlord": [each["pack"]["id"] for each in packs]}}}
    found: dict[str, float] = {}
    with sync_playwright() as playwright:
        chromium = next(path for path in map(shutil.which, BROWSERS) if path)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(url)
        page.evaluate(KEEPING, kept)
        began = time.perf_counter()
        page.goto(f"{url}/b")
        page.wait_for_function(COUNTED, arg=sum([len(each["card"]) for each in packs]), timeout=PATIENCE)
        found["until_there_s"] = round(time.perf_counter() - began, 1)
        page.wait_for_timeout(SETTLED)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        for what, gesture in (("pictures", scroll), ("list", scroll_list), ("typing", type_words)):
            before = main_thread_work(devtools)
            counted = page.evaluate_handle(f"seconds => ({{ rate: ({COUNTING})(seconds) }})", seconds)
            gesture(page, time.perf_counter() + seconds)
            rate = page.evaluate("counted => counted.rate", counted)
            found[f"{what}_frames_per_s"] = round(rate, 1)
            found[f"{what}_page_ms_a_frame"] = round((main_thread_work(devtools) - before) / (rate * seconds), 1)
        found["cards_drawn"] = page.locator("[data-card]").count()
        browser.close()
    return found


def scroll(page: Any, until: float) -> None:
    """As somebody turns a wheel: quickly, slowly, and back."""
    page.mouse.move(400, 500)
    turn = 0.0
    while time.perf_counter() < until:
        turn += 0.1
        page.mouse.wheel(0, 90 + 60 * sin(turn))
        page.wait_for_timeout(16)


def scroll_list(page: Any, until: float) -> None:
    page.get_by_role("radio", name="List").check(force=True)
    scroll(page, until)


def type_words(page: Any, until: float) -> None:
    field = page.locator(".bd-search input")
    field.focus()
    while time.perf_counter() < until:
        field.press_sequentially("war", delay=120)
        field.fill("")


# -- what it costs play ----------------------------------------------------------------------------------------


def answer_ms(packs: list[dict[str, Any]], answers: int = ANSWERS) -> float:
    """The median of an answer in a match of ready decks, with all of these cards known to the game."""
    from tercio.bots import RandomBot
    from tercio.content.document import Document
    from tercio.games import box_of, open_game
    from tercio.kernel import seeded, start

    game = open_game("warlord", [Document.parse(file_of(pack).encode(), pack["pack"]["id"]) for pack in packs])
    forces = box_of("warlord").forces
    assert forces is not None
    ready = [each.name for each in forces.ready(game)][:2]
    match = start(game, forces.setup(list(ready)), seeded(3))
    bots = [RandomBot(seed) for seed in (1, 2)]
    times: list[float] = []
    while match.stack and len(times) < answers:
        decision = match.asks()[0]
        answer = bots[decision.seat].answer(match.view(decision.seat), decision)
        began = time.perf_counter()
        match.answer(answer)
        times.append(time.perf_counter() - began)
    return round(median(times) * 1000, 3)


# -- all of it ---------------------------------------------------------------------------------------------------


def measure_pool(number: int = CARDS, seconds: float = SECONDS) -> dict[str, float]:
    packs = packs_of(number)
    found: dict[str, float] = {"cards": number, "packs": len(packs)}
    found["answer_ms_without"], found["answer_ms_with"] = answer_ms([]), answer_ms(packs)
    if can_draw():
        with tempfile.TemporaryDirectory() as folder:
            server = ServerProcess(f"sqlite:///{folder}/bench.db", Path(folder) / "log")
            server.start()
            try:
                found |= frames(server.url, packs, seconds)
            finally:
                server.stop()
    return found


def main() -> None:
    found = measure_pool()
    print(json.dumps(found, indent=2))
    slow = [what for what in found if what.endswith("_frames_per_s") and found[what] < LEAST_FRAMES]
    if slow:
        print(f"too slow: {slow}", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
