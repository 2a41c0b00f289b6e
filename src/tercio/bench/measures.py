"""Clone, judge, decisions and matches of each game, in processor time, interleaved with the yardstick.

So neither other programs nor a slow moment of the machine favour one of them.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

from tercio.arena.memory import collect_seldom
from tercio.bench.geometry import GeometryBench
from tercio.bench.marches import MarchBench
from tercio.bench.walks import WalkBench
from tercio.bots import RandomBot, ask_bot
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games import GAMES, open_game
from tercio.kernel import Game, Match, View, seeded, start
from tercio.kernel.copies import IS_COMPILED

SAY: Final = Wording("tercio.bench")

ROUNDS: Final = 15  # how often each measure is taken, in turn with all others
SLICE: Final = 0.2  # seconds of play between two looks at the yardstick
Measures = dict[str, Any]
Shown = Callable[[str], None]


def measure(progress: Shown) -> Measures:
    """All figures; those of the toy game stand at the top as well, as the kernel's own."""
    collect_seldom()  # as wherever bots play match after match
    yardstick = yardstick_of()
    progress(", ".join(GAMES))
    benches = {name: GameBench(open_game(name)) for name in GAMES}
    geometry, walking, marching = GeometryBench(), WalkBench(), MarchBench()
    marks: list[float] = []
    for _ in range(ROUNDS):
        marks.append(per_call_us(yardstick, 50))
        geometry.take_round()
        walking.take_round()
        marching.take_round()
        for bench in benches.values():
            bench.take_round(yardstick)
            marks.extend(bench.marks[-2:])
    found = {name: bench.figures() for name, bench in benches.items()}
    mark = min(marks)
    crowded = geometry.figures(mark) | walking.figures(mark) | marching.figures(mark)
    top = {"compiled": IS_COMPILED, "yardstick_us": round(mark, 3)}
    return {**top, **found["skirmish"], "games": found, "geometry": crowded}


def yardstick_of() -> Callable[[], Any]:
    """python-chess makes the legal moves of the opening position."""
    try:
        import chess
    except ImportError:
        raise BadInput(
            *SAY("yardstick-missing-install-package-chess"),
        ) from None
    board = chess.Board()
    return lambda: list(board.legal_moves)


def per_call_us(call: Callable[[], Any], times: int) -> float:
    begin = process_time()
    for _ in range(times):
        call()
    return (process_time() - begin) / times * 1e6


class GameBench:
    """One game's matches with random bots, and a match in mid-play to copy and to judge in."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.middle = self.play(seed=1, answers=40)
        self.best: dict[str, float] = {}
        self.ratios: dict[str, list[float]] = {}
        self.marks: list[float] = []
        self.seed = 0

    def play(self, seed: int, answers: int) -> Match:
        match, bot = start(self.game, self.game.example_setup(), seeded(seed)), RandomBot(seed)
        while match.stack and len(match.answers) < answers:
            decision = match.asks()[0]
            match.answer(ask_bot(bot, match, decision))
        return match

    def take_round(self, yardstick: Callable[[], Any]) -> None:
        """Play stands between two looks at the yardstick: a slow moment of the machine is slow for both."""
        match, game = self.middle, self.game
        before = self.look(yardstick)
        begin, decisions, matches = process_time(), 0, 0
        while process_time() - begin < SLICE:
            self.seed += 1
            decisions += len(self.play(self.seed, answers=100_000).answers)
            matches += 1
        seconds = process_time() - begin
        clone = per_call_us(match.clone, 500)
        after = self.look(yardstick)
        self.compare("decisions_per_yardstick", decisions / seconds * (before + after) / 2e6)
        self.compare("clone_yardsticks", clone / after)
        self.keep_most("decisions_per_s", decisions / seconds)
        self.keep_most("matches_per_s", matches / seconds)
        self.keep_least("clone_us", clone)
        if not IS_COMPILED:  # Python's own copy cannot look into compiled objects
            self.keep_least("deepcopy_us", per_call_us(lambda: copy.deepcopy(match, {id(game): game}), 5))
        self.keep_least("judge_us", self.judge_us())

    def look(self, yardstick: Callable[[], Any]) -> float:
        mark = per_call_us(yardstick, 200)
        self.marks.append(mark)
        return mark

    def compare(self, name: str, ratio: float) -> None:
        self.ratios.setdefault(name, []).append(ratio)

    def judge_us(self) -> float:
        """One answer judged, the mean over what the bot proposes at this moment."""
        decision = self.middle.asks()[0]
        view: View = self.middle.view(decision.seat)
        answers = self.game.propose(view, decision, 20, seeded(1))

        def judge_all() -> None:
            for answer in answers:
                self.middle.judge(answer)

        return per_call_us(judge_all, 50) / len(answers)

    def keep_least(self, name: str, value: float) -> None:
        self.best[name] = min(value, self.best.get(name, value))

    def keep_most(self, name: str, value: float) -> None:
        self.best[name] = max(value, self.best.get(name, value))

    def figures(self) -> dict[str, float]:
        """The best of each measure, and the median of each comparison with the yardstick beside it."""
        found = {name: round(value, 3) for name, value in self.best.items()}
        return found | {name: round(median(ratios), 4) for name, ratios in self.ratios.items()}
