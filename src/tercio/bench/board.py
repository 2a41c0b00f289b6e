"""A crowded measured table: how long a drag waits for the server, and how fast the board is drawn.

python -m tercio.bench.board

The server runs in a process of its own, the one who drags comes through a real socket. Frames a second need
Chromium and playwright; without them only the waits are measured.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from math import cos, pi, sin
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

from tercio.bench.effort import told_by_system, work_of
from tercio.bench.players import Player, ServerProcess

FIGURES: Final = 30
DRAWN: Final = 60
PIECES: Final = 10
ASKED: Final = 300  # ways for each game
FRAME_MS: Final = 16.0
LEAST_FRAMES: Final = 55.0
PICTURES: Final = 6000  # milliseconds until all of them are drawn
MEDIANS: Final = ("judge_median_ms", "plan_median_ms", "way_median_ms")
SECONDS: Final = 3.0  # of panning, zooming and dragging
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
TROOPS: Final = {
    "mageknight": ("figure", "elven-spear-standard", "grave-levy-standard"),
    "summoners": ("profile", "ice-cobra", "glow-hyena"),
}
TERRAIN: Final = {"mageknight": ("hindering", "blocking"), "summoners": ("wood", "boulder")}
LORDS: Final = ("water-summoner", "fire-summoner")
APART: Final = 3.0  # inches between the figures of a rank


def crowd(game: str, figures: int, pieces: int) -> dict[str, Any]:
    """A position in the words of scenario files: two hosts in ranks, with terrain between them."""
    key, *kinds = TROOPS[game]
    units: dict[str, Any] = {}
    for number in range(figures):
        seat, place = number % 2, number // 2
        rank, file = divmod(place, 10)
        x, depth = 3.5 + file * APART, 3.0 + rank * 2.2
        kind = LORDS[seat] if game == "summoners" and place == 0 else kinds[seat]
        units[f"u{number}"] = {key: kind, "seat": seat, "at": [x, depth if seat == 0 else 36 - depth]}
    terrain: dict[str, Any] = {}
    for number in range(pieces):
        x, y = 4.0 + (number % 5) * 7.0, 15.5 + (number // 5) * 5.0
        terrain[f"t{number}"] = {"kind": TERRAIN[game][number % 2], "at": [x, y], "radius": 1.2}
    if game == "mageknight":
        return {"phase": "action", "warriors": units, "terrain": terrain}
    return {"acting": "u0", "units": units, "terrain": terrain}


def make_table(url: str, game: str, position: dict[str, Any], bot: str = "") -> tuple[str, list[str]]:
    """Two people, or one against a bot."""
    other = {"kind": "bot", "bot": bot} if bot else {"kind": "person", "name": "Ben"}
    seats = [{"kind": "person", "name": "Anna"}, other]
    body = json.dumps({"game": game, "seats": seats, "position": position}).encode()
    request = urllib.request.Request(  # noqa: S310  (loopback)
        f"{url}/api/matches", body, {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as reply:  # noqa: S310
        made = json.load(reply)
    return made["id"], made["tokens"]


# -- how long a drag waits -----------------------------------------------------------------------------------


async def drag(url: str, game: str, asked: int, work_of: Callable[[], float]) -> dict[str, float]:
    """Ways, plans and verdicts one after the other, as a pointer asks for them: in milliseconds."""
    match, tokens = await asyncio.to_thread(make_table, url, game, crowd(game, FIGURES, PIECES))
    player = Player(url, match, tokens[0], 1)
    await player.sit()
    options = [option for option in player.table["question"]["options"] if option["mover"] >= 0]
    figures = {figure["id"]: figure for figure in player.table["scene"]["figures"]}
    dice = Random(7)  # noqa: S311  (no secret)
    waits: dict[str, list[float]] = {"way": [], "plan": [], "judge": []}
    before = work_of()
    for number in range(asked):
        option = options[number % len(options)]
        figure, angle = figures[option["mover"]], dice.uniform(0, 2 * pi)
        far = dice.uniform(500, 9000)
        to = [clamped(figure["x"] + far * cos(angle)), clamped(figure["y"] + far * sin(angle))]
        began = time.perf_counter()
        frame = await player.send("way", key=option["key"], subject=option["subject"], to=to)
        found = await player.reply(frame)
        waits["way"].append(time.perf_counter() - began)
        for what in ("plan", "judge") if found["answer"] is not None else ():
            began = time.perf_counter()
            await player.reply(await player.send(what, answer=found["answer"]))
            waits[what].append(time.perf_counter() - began)
    questions = sum([len(times) for times in waits.values()])
    figures_found: dict[str, float] = {"server_ms_a_question": round((work_of() - before) * 1000 / questions, 2)}
    await player.leave()
    for what, times in waits.items():
        figures_found[f"{what}_median_ms"] = round(median(times) * 1000, 2)
        figures_found[f"{what}_p95_ms"] = round(quantiles(times, n=20)[18] * 1000, 2)
    return figures_found


def browser_work() -> float:
    """Processor time of the browsers that this process has started, in seconds."""
    running = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
    told = {process: told_by_system(process) for process in running}
    own, found = {os.getpid()}, 0.0
    while new := {process for process in told.keys() - own if told[process][0] in own}:
        own |= new
        found += sum([told[process][1] for process in new if told[process][2]])
    return found


def clamped(mils: float) -> int:
    return max(0, min(36_000, round(mils)))


# -- how fast it is drawn --------------------------------------------------------------------------------------

COUNTING: Final = """seconds => new Promise(resolve => {
  let frames = 0;
  const began = performance.now();
  const tick = now => {
    frames += 1;
    if (now - began < seconds * 1000) requestAnimationFrame(tick);
    else resolve(frames * 1000 / (now - began));
  };
  requestAnimationFrame(tick);
})"""


def frames_per_second(url: str, game: str, seconds: float = SECONDS) -> dict[str, float]:
    """While the table is moved about, while a figure is dragged over it, and while the deeds of a bot are shown."""
    from playwright.sync_api import sync_playwright

    found: dict[str, float] = {}
    match, tokens = make_table(url, game, crowd(game, DRAWN, PIECES), "random")
    with sync_playwright() as playwright:
        chromium = next(path for path in map(shutil.which, BROWSERS) if path)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"{url}/m/{match}#{tokens[0]}")
        page.wait_for_selector("[data-testid=ms-table]")
        page.wait_for_selector("[data-testid=question]")
        page.wait_for_timeout(PICTURES)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        for what, gesture in (("pan", pan), ("drag", drag_figure), ("film", watch)):
            before, main_before = browser_work(), main_thread_work(devtools)
            counted = page.evaluate_handle(f"seconds => ({{ rate: ({COUNTING})(seconds) }})", seconds)
            gesture(page, time.perf_counter() + seconds)
            rate = page.evaluate("counted => counted.rate", counted)
            found[f"{what}_frames_per_s"] = round(rate, 1)
            found[f"{what}_page_ms_a_frame"] = round((main_thread_work(devtools) - main_before) / (rate * seconds), 1)
            found[f"{what}_work_ms_a_frame"] = round((browser_work() - before) * 1000 / (rate * seconds), 1)
        browser.close()
    return found


def main_thread_work(devtools: Any) -> float:
    """Milliseconds of processor time of the page's own thread: scripts, styles, layout, what is to be painted."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def pan(page: Any, until: float) -> None:
    box = page.locator("[data-testid=ms-table]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(6):
        page.mouse.wheel(0, -120)
    page.mouse.down()
    turn = 0.0
    while time.perf_counter() < until:
        turn += 0.15
        page.mouse.move(x + 120 * cos(turn), y + 120 * sin(turn))
    page.mouse.up()
    page.locator("[data-testid=whole]").click()


def drag_figure(page: Any, until: float) -> None:
    box = page.locator("[data-figure].is-lit .ms-base").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    turn = 0.0
    while time.perf_counter() < until:
        turn += 0.1
        page.mouse.move(x + 90 * cos(turn), y + 90 * sin(turn))
    page.mouse.up()


def watch(page: Any, until: float) -> None:
    """The turn is over, the bot acts, and what it does is shown."""
    for _ in range(2):
        page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.wait_for_timeout(max(0.0, until - time.perf_counter()) * 1000)


def can_draw() -> bool:
    try:
        import playwright  # noqa: F401
    except ImportError:
        return False
    return any([shutil.which(name) for name in BROWSERS])


def measure_board(asked: int = ASKED, seconds: float = SECONDS) -> dict[str, dict[str, float]]:
    """By game: waits in milliseconds, and frames a second where there is a browser."""
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:///{folder}/bench.db", Path(folder) / "log")
        server.start()
        try:
            for game in TROOPS:
                found[game] = asyncio.run(drag(server.url, game, asked, lambda: work_of(server)))
                if can_draw():
                    found[game] |= frames_per_second(server.url, game, seconds)
        finally:
            server.stop()
    return found


def is_slow(figures: dict[str, float], what: str) -> bool:
    return figures.get(f"{what}_frames_per_s", LEAST_FRAMES) < LEAST_FRAMES


def main() -> None:
    found = measure_board()
    print(json.dumps(found, indent=2))
    late = [game for game, figures in found.items() if max(figures[name] for name in MEDIANS) > FRAME_MS]
    slow = [game for game, figures in found.items() if any(is_slow(figures, what) for what in ("pan", "drag", "film"))]
    if late or slow:
        print(f"too late: {late}, too slow: {slow}", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
