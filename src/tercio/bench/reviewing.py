"""How long the analysis of a match takes, and what a server still serves meanwhile; one line for each round.

python -m tercio.bench.reviewing [--game mageknight] [--armies storm-and-root,hunger-and-plague] [--busy 50]
    [--seconds 8] [--rounds 3]

Bots play the match that is gone through. Rounds alternate: with an analysis under way, and without one.
"""

from __future__ import annotations

import argparse
import json
import time
import urllib.request
from pathlib import Path
from statistics import median
from typing import Any, Final

from tercio.bench.effort import told_by_system
from tercio.bench.players import ServerProcess
from tercio.bench.sockets import Stretch, measured, serving
from tercio.bots import ask_bot, named
from tercio.games import box_of, open_game
from tercio.kernel import seeded
from tercio.kernel.record import Recorder
from tercio.wire.records import record_text

PLAYERS: Final = ("veteran", "veteran")
LOOK: Final = 0.5  # seconds between two looks at how far it is
LEAST: Final = 40  # decisions, so that a match is worth the measuring
Json = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tercio.bench.reviewing")
    parser.add_argument("--game", default="mageknight")
    parser.add_argument("--armies", default="", help="two ready ones, with a comma between; the first two if not given")
    parser.add_argument("--busy", type=int, default=50, help="matches at once")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    text = record_of(wanted.game, wanted.armies.split(",") if wanted.armies else [])
    with serving() as server:
        match = ask(server, "POST", "/api/matches/open", {"text": text})["id"]
        began, work = time.perf_counter(), thinking_of(server)
        told = begin(server, match)
        while told["stage"] == "thinking":
            time.sleep(LOOK)
            told = ask(server, "GET", f"/api/matches/{match}/analysis")
        spent, work = time.perf_counter() - began, thinking_of(server) - work
        decisions = sum([each["decisions"] for each in told["accounts"]])
        print(
            f"analysis of {told['total']} answers, {decisions} of them judged: {spent:.1f} s, {work:.1f} s of processor"
        )
    rates: dict[bool, list[float]] = {True: [], False: []}
    with serving() as server:
        stretch = Stretch(wanted.seconds)
        for number in range(2 * wanted.rounds):
            is_beside = number % 2 == 1
            match = ask(server, "POST", "/api/matches/open", {"text": text})["id"]
            if is_beside:
                begin(server, match)
            figures = measured(server, wanted.game, wanted.busy, 0, stretch)
            stage = ask(server, "DELETE", f"/api/matches/{match}/analysis")["stage"]
            rates[is_beside].append(figures["answers_per_s"])
            shown = ", ".join([f"{name} {value:,.0f}" for name, value in figures.items()])
            print(f"{'beside an analysis' if is_beside else 'alone'} ({stage}): {shown}", flush=True)
    print(f"beside an analysis: {median(rates[True]) / median(rates[False]):.0%} of the answers alone")


def record_of(game_id: str, armies: list[str]) -> str:
    """A match of bots; another one where it was over too soon."""
    game, forces = open_game(game_id), box_of(game_id).forces
    names = armies or ([] if forces is None else [each.name for each in forces.ready(game)][:2])
    setup = game.example_setup() if forces is None else forces.setup(list(names))
    for seed in range(100):
        recorder = Recorder(game, setup, seeded(seed), PLAYERS)
        match, players = recorder.match, [named(bot, seed + seat) for seat, bot in enumerate(PLAYERS)]
        while match.stack:
            recorder.take(ask_bot(players[match.asks()[0].seat], match, match.asks()[0]))
        if len(match.answers) >= LEAST:
            break
    return record_text(recorder.record())


def begin(server: ServerProcess, match: str) -> Json:
    return ask(server, "POST", f"/api/matches/{match}/analysis")


def ask(server: ServerProcess, method: str, path: str, body: Json | None = None) -> Json:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.url + path, data, {"content-type": "application/json"}, method=method)  # noqa: S310
    with urllib.request.urlopen(request, timeout=60) as reply:  # noqa: S310  (loopback)
        told: Json = json.load(reply)
        return told


def thinking_of(server: ServerProcess) -> float:
    """Processor time of the processes in which bots think. 0 where nobody tells it."""
    if server.process is None:
        return 0.0
    told = [told_by_system(int(folder.name)) for folder in Path("/proc").glob("[0-9]*")]
    return sum([work for parent, work, _ in told if parent == server.process.pid])


if __name__ == "__main__":
    main()
