"""Plays the same matches interpreted and compiled, in turn, and prints how many times as fast the compiled ones are.

    python compiled/compare.py [--compiled build/compiled] [--rounds 15] [--games skirmish,warlord]
        [--bots random,greedy,search:playouts=8] [--json]

Two processes, one of each kind, play one match after the other with the same seeds: random bots to the end, others,
which try out and play on in their heads, for some answers in the middle of the battle. Time is processor time. What
they play must be the same, event for event.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import IO, Any, Final, NamedTuple

PROJECT: Final = Path(__file__).resolve().parents[1]
ANSWERS: Final = {"greedy": 12, "search": 4}  # of bots that think; others play to the end
OPENING: Final = 30  # answers at random before, which are not timed: setting up a table is not what takes the time
SHORTEST: Final = 0.1  # seconds of play a round


class Played(NamedTuple):
    """One round: decisions, seconds, and a digest of all that was said and happened."""

    decisions: int
    seconds: float
    digest: str


class Player:
    """A process that plays with the package that lies in a folder."""

    def __init__(self, folder: Path, is_compiled: bool) -> None:
        environment = os.environ | {"PYTHONPATH": str(folder)}
        self.process = subprocess.Popen(  # noqa: S603  (this very program)
            [sys.executable, __file__, "--play"],
            env=environment, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        hello = self.read()
        if hello["compiled"] != is_compiled:
            raise SystemExit(f"the package in {folder} is {'not ' if is_compiled else ''}compiled")
        self.games: list[str] = hello["games"]

    def read(self) -> dict[str, Any]:
        line = channel(self.process.stdout).readline()
        if not line:
            raise SystemExit("a player has ended early; its message stands above")
        said: dict[str, Any] = json.loads(line)
        return said

    def play(self, game: str, bot: str, seed: int) -> Played:
        pipe = channel(self.process.stdin)
        pipe.write(json.dumps({"game": game, "bot": bot, "seed": seed}) + "\n")
        pipe.flush()
        said = self.read()
        return Played(said["decisions"], said["seconds"], said["digest"])

    def end(self) -> None:
        channel(self.process.stdin).close()
        self.process.wait()


def channel(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="compare.py", description="Compiled against interpreted, in one run.")
    parser.add_argument("--compiled", type=Path, default=PROJECT / "build" / "compiled")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", default="", help="with commas between; all where nothing is said")
    parser.add_argument("--bots", default="random,greedy", help="random, greedy:samples=1, search:playouts=8 and so on")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if wanted.play:
        play_on_request()
        return 0
    slow, quick = Player(PROJECT / "src", False), Player(wanted.compiled.resolve(), True)
    figures = {
        game: {bot: compared(slow, quick, game, bot, wanted.rounds) for bot in wanted.bots.split(",")}
        for game in (wanted.games.split(",") if wanted.games else slow.games)
    }
    slow.end()
    quick.end()
    if wanted.json:
        print(json.dumps(figures, indent=2))
        return 0
    print(f"{'':12}{'bots':20}{'interpreted/s':>14}{'compiled/s':>14}{'times as fast':>15}")
    for game, bots in figures.items():
        for bot, found in bots.items():
            print(f"{game:12}{bot:20}{found['interpreted']:14,.0f}{found['compiled']:14,.0f}{found['ratio']:15.2f}")
    return 0


def compared(slow: Player, quick: Player, game: str, bot: str, rounds: int) -> dict[str, float]:
    """Decisions a second of both, and the median of the ratios of single rounds."""
    before, after, ratios = list[float](), list[float](), list[float]()
    for seed in range(1, rounds + 1):
        old, new = slow.play(game, bot, seed), quick.play(game, bot, seed)
        if old.digest != new.digest:
            raise SystemExit(f"{game}, {bot} bots, seed {seed}: compiled and interpreted do not play alike")
        before.append(old.decisions / old.seconds)
        after.append(new.decisions / new.seconds)
        ratios.append(after[-1] / before[-1])
    return {"interpreted": median(before), "compiled": median(after), "ratio": median(ratios)}


# -- the players -------------------------------------------------------------------------------------------------


def play_on_request() -> None:
    from tercio.games import GAMES, open_game
    from tercio.kernel.copies import IS_COMPILED

    print(json.dumps({"compiled": IS_COMPILED, "games": GAMES}), flush=True)
    games: dict[str, Any] = {}
    for line in sys.stdin:
        wanted = json.loads(line)
        if wanted["game"] not in games:
            games[wanted["game"]] = open_game(wanted["game"])
            gc.collect()
            gc.freeze()  # as the server does: the collector need not look at rules and content
        print(json.dumps(play(games[wanted["game"]], wanted["bot"], wanted["seed"])), flush=True)


def play(game: Any, kind: str, seed: int) -> dict[str, Any]:
    """The same match again until the clock has something to measure; random bots play all of it."""
    decisions, seconds, most = 0, 0.0, ANSWERS.get(kind.partition(":")[0])
    while seconds < SHORTEST:
        begin = process_time()
        match = begun(game, seed)
        if most is not None:
            played_on(match, "random", seed, OPENING)
            begin = process_time()
        before = len(match.answers)
        played_on(match, kind, seed, most)
        seconds += process_time() - begin
        decisions += len(match.answers) - before
    return {"decisions": decisions, "seconds": seconds, "digest": digest(match)}


def begun(game: Any, seed: int) -> Any:
    from tercio.kernel import seeded, start

    return start(game, game.example_setup(), seeded(seed))


def played_on(match: Any, kind: str, seed: int, most: int | None) -> None:
    """So many answers more, or to the end."""
    from tercio.bots import ask_bot, named

    bot, end = named(kind, seed), None if most is None else len(match.answers) + most
    while match.stack and (end is None or len(match.answers) < end):
        match.answer(ask_bot(bot, match, match.asks()[0]))


def digest(match: Any) -> str:
    from tercio.kernel.codec import digest_of

    return digest_of([[list(answer) for answer in match.answers], [list(event) for event in match.events]])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
