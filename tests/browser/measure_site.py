"""Measures Tercio without a server: what comes over the wire, how long it takes to start, and how quick it is then.

PYTHONPATH=tests python -m browser.measure_site
"""

from __future__ import annotations

import gzip
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser.conftest import chromium
from browser.driver import visitor
from browser.site import PATIENCE, arrive, build, served
from tercio.games import GAMES, box_of, open_game

MEGABYTE = 1_000_000
QUESTION = "[data-testid=question]"
STARTS = 3
ANSWERS = 40  # of the veteran
WAYS = 60
MEASURED = ("summoners", "mageknight")  # games whose figures are shown their way
# How long a bot needs for an answer, as the page sees it, in milliseconds: from the table on which it alone is asked to
# the next one.
THINK = """async ({ game, seats, most }) => {
  const asking = { method: "POST", body: { game, seats }, token: undefined, signal: undefined };
  const made = await (await tercio.ask("/api/matches", asking)).json();
  const line = tercio.open(made.id);
  const times = [];
  let number = 0, answered = -1, table = null, since = 0, isAsking = false;
  const send = (frame) => line.send(JSON.stringify({ ...frame, id: ++number }));
  const isBots = (shown) => shown?.waiting.some(({ seat }) => seat === 1) ?? false;
  const until = performance.now() + 60_000;
  return new Promise((resolve) => {
    line.onopen = () => line.send(JSON.stringify({ do: "hello", token: made.tokens[0], lang: "en", name: "" }));
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data), now = performance.now();
      if (message.type === "hints") {
        isAsking = false;
        if (!message.hints.length) return;
        answered = table.turn;
        send({ do: "answer", turn: table.turn, answer: message.hints[0].answer });
        return;
      }
      if (message.type !== "table") return;
      const before = table;
      table = message;
      if (since && table.answers > before.answers) {
        if (table.answers === before.answers + 1) times.push(now - since);
        since = 0;
      }
      const isNew = !isBots(before) || table.answers > before.answers;
      if (!since && isBots(table) && !table.question && isNew && !before?.question?.is_window) since = now;
      if (times.length >= most || table.stage === "over" || now > until) return line.close(), resolve(times);
      if (!table.question || table.turn <= answered || isAsking) return;
      isAsking = true;
      send({ do: "hint" });
    };
  });
}"""


# How long it takes from pointing somewhere on the table to the way of a figure there, in milliseconds.
WAY = """async ({ game, seats, most }) => {
  const asking = { method: "POST", body: { game, seats }, token: undefined, signal: undefined };
  const made = await (await tercio.ask("/api/matches", asking)).json();
  const line = tercio.open(made.id);
  const times = [];
  let number = 0, table = null, walks = [], since = 0, asked = -1;
  const send = (frame) => line.send(JSON.stringify({ ...frame, id: ++number }));
  return new Promise((resolve) => {
    const go = () => {
      if (times.length >= most || table.stage === "over") return line.close(), resolve(times);
      const walk = walks.pop();
      if (!walk) return send({ do: "hint" });
      since = performance.now();
      send({ do: "way", ...walk });
    };
    line.onopen = () => line.send(JSON.stringify({ do: "hello", token: made.tokens[0], lang: "en", name: "" }));
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "plan") return times.push(performance.now() - since), go();
      if (message.type === "hints") {
        if (message.hints.length) send({ do: "answer", turn: table.turn, answer: message.hints[0].answer });
        return;
      }
      if (message.type !== "table") return;
      table = message;
      if (!table.question || table.turn <= asked) return table.stage === "over" && go();
      asked = table.turn;
      const can = table.question.options.filter((option) => option.mover >= 0 && option.corners > 0);
      walks = can.slice(0, 4).flatMap(({ key, subject, detail }) =>
        [[8000, 8000], [12000, 15000]].map((to) => ({ key, subject, detail, to })));
      go();
    };
  });
}"""


def compressed(site: Path) -> dict[str, float]:
    """Megabytes as a host that packs would send them, of all that is needed for a match."""
    sizes = {"engine": 0, "page": 0}
    for file in site.rglob("*"):
        if file.is_file() and file.name not in ("paper.packed", "puzzles.packed"):
            packed = len(gzip.compress(file.read_bytes(), 9))
            sizes["engine" if "engine" in file.parts else "page"] += packed
    return {name: size / MEGABYTE for name, size in sizes.items()}


def first_question(page: Page, address: str) -> float:
    """Seconds from opening the page to the first question of a match that was begun at once."""
    began = time.perf_counter()
    page.goto(address)
    page.locator("[data-play=warlord]").click()
    page.wait_for_selector(QUESTION)
    return time.perf_counter() - began


def seats(game: str) -> list[dict[str, Any]]:
    forces = box_of(game).forces
    force = {} if forces is None else {"force": forces.ready(open_game(game))[0].name}
    return [{"kind": "person", "name": "Ann", **force}, {"kind": "bot", "bot": "veteran", **force}]


def starts(browser: Browser, address: str) -> None:
    """Each time by somebody new, whose second visit is a warm one."""
    cold: list[float] = []
    warm: list[float] = []
    for _ in range(STARTS):
        context = newcomer(browser)
        page = context.new_page()
        cold.append(first_question(page, address))
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.close()
        for _ in range(2):
            page = context.new_page()
            warm.append(first_question(page, address))
            page.close()
        context.close()
    for name, times in (("cold", cold), ("warm", warm)):
        told = ", ".join([f"{each:.1f}" for each in sorted(times)])
        print(f"{name} start to the first question: {median(times):.1f} s ({told})")


def newcomer(browser: Browser) -> BrowserContext:
    context = visitor(browser, sees_pictures=True, viewport={"width": 1280, "height": 800}, service_workers="allow")
    context.set_default_timeout(PATIENCE)
    return context


def thinking(page: Page) -> None:
    for game in GAMES:
        times = page.evaluate(THINK, {"game": game, "seats": seats(game), "most": ANSWERS})
        middle = f"{median(times) / 1000:.2f} s" if times else "nothing"
        longest = f", at most {max(times) / 1000:.2f} s" if times else ""
        print(f"{game}: the veteran answers in {middle}{longest} ({len(times)} answers)")


def moving(page: Page) -> None:
    for game in MEASURED:
        times = page.evaluate(WAY, {"game": game, "seats": seats(game), "most": WAYS})
        print(f"{game}: a way in {median(times):.0f} ms, 19 of 20 within {sorted(times)[len(times) * 19 // 20]:.0f} ms")


def main() -> None:
    with TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        build(site)
        sizes = compressed(site)
        print(f"{sum(sizes.values()):.2f} MB compressed: engine {sizes['engine']:.2f}, page {sizes['page']:.2f}")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            for host, _ in served(Path(folder)):
                starts(browser, f"{host}/site/")
                page = newcomer(browser).new_page()
                arrive(page, f"{host}/site/")
                thinking(page)
                moving(page)
                break
            browser.close()


if __name__ == "__main__":
    main()
