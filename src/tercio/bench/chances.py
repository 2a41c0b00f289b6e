"""Measures what a lead is worth as a chance to win: bots play, and the worth of positions is compared with the results.

python -m tercio.bench.chances play GAME FILE [--matches 2000] [--bots recruit,recruit] [--first 0]
python -m tercio.bench.chances fit GAME FILE
python -m tercio.bench.chances diagram GAME FILE PICTURE

The first appends one line for each match; it may be stopped at any time. The second fits the numbers in the `winning`
module of a game's `thinking` by logistic regression to four fifths of the matches, and measures them by the rest. The
third draws what these numbers predict against what happened, with 95 % intervals, as an SVG.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from math import exp, sqrt
from pathlib import Path
from typing import Final, NamedTuple

from tercio.arena.deals import Dealer
from tercio.bots import ask_bot, named
from tercio.games import box_of, open_game
from tercio.games.winning import Winning, result_of
from tercio.kernel import seeded, start

DEALS: Final = 27  # the seed of all deals
EVERY: Final = 5  # answers between two positions that are written down, and on to the next that is at rest
LONGEST: Final = 6000  # answers: a match that does not end is left out
HELD: Final = 5  # every so many matches are held back
TERMS: Final = 4
STEPS: Final = 12
RIDGE: Final = 1.0
BINS: Final = 10
WIDE: Final = 300  # of the square in a diagram
EDGE: Final = 52
HEAD: Final = 34


class Seen(NamedTuple):
    """A match: its number, the positions in it as stage and worth to either seat, and the first seat's result."""

    number: int
    positions: tuple[tuple[int, int, int], ...]
    result: float


def played(game_id: str, bots: Sequence[str], numbers: Iterable[int]) -> Iterable[Seen]:
    game, winning = open_game(game_id), box_of(game_id).thinking().winning
    dealer = Dealer(game, box_of(game_id).forces, DEALS)
    for number in numbers:
        deal = dealer.deal(number)
        match = start(game, deal.setup, seeded(deal.dice))
        players = [named(bot, 2 * number + seat) for seat, bot in enumerate(bots)]
        positions: list[tuple[int, int, int]] = []
        due = EVERY
        while match.stack and len(match.answers) < LONGEST:
            if len(match.answers) >= due and game.is_at_rest(match):
                positions.append((winning.stage(match), game.evaluate(match, 0), game.evaluate(match, 1)))
                due = len(match.answers) + EVERY
            decision = match.asks()[0]
            match.answer(ask_bot(players[decision.seat], match, decision))
        if match.outcome is not None:
            yield Seen(number, tuple(positions), result_of(match.outcome, 2, 0))


# -- fitting ---------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """A position as one seat saw it, and what became of it."""

    match: int
    stage: int
    worth: int
    result: float


def read(file: Path) -> list[Seen]:
    found: list[Seen] = []
    for line in file.read_text().splitlines():
        number, positions, result = json.loads(line)
        found.append(Seen(number, tuple([(stage, one, other) for stage, one, other in positions]), result))
    return found


def rows_of(matches: Sequence[Seen]) -> list[Row]:
    """Either seat sees the same position from its own side."""
    rows: list[Row] = []
    for seen in matches:
        for stage, one, other in seen.positions:
            lead = (one - other) // 2  # as `Winning.chance` has it
            rows.append(Row(seen.number, stage, lead, seen.result))
            rows.append(Row(seen.number, stage, -lead, 1 - seen.result))
    return rows


def parts(matches: Sequence[Seen]) -> tuple[list[Row], list[Row]]:
    """What is fitted to, and every fifth match to measure with."""
    held = [seen for seen in matches if seen.number % HELD == 0]
    return rows_of([seen for seen in matches if seen.number % HELD]), rows_of(held)


def fitted(winning: Winning, rows: Sequence[Row], matches: int) -> Winning:
    """Newton's method for the logistic regression on the four numbers; a little is taken off them (ridge)."""
    terms = [terms_of(winning.victory, row) for row in rows]
    weights = [0.0] * TERMS
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (one == other) for other in range(TERMS)] for one in range(TERMS)]
        for term, row in zip(terms, rows, strict=True):
            chance = 1 / (1 + exp(-sum([weight * part for weight, part in zip(weights, term, strict=True)])))
            miss, doubt = row.result - chance, chance * (1 - chance)
            for one in range(TERMS):
                slope[one] += miss * term[one]
                for other in range(TERMS):
                    curve[one][other] += doubt * term[one] * term[other]
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    first, last, bent_first, bent_last = [round(weight, 2) for weight in weights]
    return winning._replace(early=(first, bent_first), late=(last, bent_last), matches=matches)


def terms_of(victory: int, row: Row) -> list[float]:
    """The lead at the beginning and at the end, and the same bent: what `Winning.chance_of` multiplies."""
    lead, done = max(-1.0, min(1.0, row.worth / victory)), max(0, min(100, row.stage)) / 100
    bent = lead * abs(lead)
    return [lead * (1 - done), lead * done, bent * (1 - done), bent * done]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """By elimination; the matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, row in enumerate(rows):
        for other in rows[at + 1 :]:
            factor = other[at] / row[at]
            for place in range(at, len(row)):
                other[place] -= factor * row[place]
    found = [0.0] * len(rows)
    for at in range(len(rows) - 1, -1, -1):
        known = sum([rows[at][place] * found[place] for place in range(at + 1, len(rows))])
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


# -- measuring -------------------------------------------------------------------------------------------------


class Bin(NamedTuple):
    """Positions with about the same chance: what was predicted, what happened, and the 95 % interval of that."""

    predicted: float
    happened: float
    low: float
    high: float
    positions: int
    matches: int


def bins_of(winning: Winning, rows: Sequence[Row]) -> list[Bin]:
    """Positions of one match hang together: each interval counts matches, not positions."""
    groups: dict[int, list[tuple[float, Row]]] = {}
    for row in rows:
        chance = winning.chance_of(row.worth, row.stage)
        groups.setdefault(min(BINS - 1, int(chance * BINS)), []).append((chance, row))
    found: list[Bin] = []
    for _, group in sorted(groups.items()):
        number, matches = len(group), len({row.match for _, row in group})
        happened = sum([row.result for _, row in group]) / number
        low, high = wilson(happened, matches)
        found.append(Bin(sum([chance for chance, _ in group]) / number, happened, low, high, number, matches))
    return found


def wilson(share: float, number: int) -> tuple[float, float]:
    z = 1.96
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    wide = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return max(0.0, middle - wide), min(1.0, middle + wide)


class Quality(NamedTuple):
    """The mean square error (0.25: nothing is known), and how far predictions are off in the mean."""

    brier: float
    off: float


def quality_of(winning: Winning, rows: Sequence[Row]) -> Quality:
    misses = [(row.result - winning.chance_of(row.worth, row.stage)) ** 2 for row in rows]
    off = sum([each.positions * abs(each.predicted - each.happened) for each in bins_of(winning, rows)])
    return Quality(sum(misses) / len(rows), off / len(rows))


def diagram(title: str, bins: Sequence[Bin]) -> str:
    """What was predicted from left to right, what happened from bottom to top; on the line they agree."""

    def x(share: float) -> float:
        return EDGE + share * WIDE

    def y(share: float) -> float:
        return HEAD + (1 - share) * WIDE

    drawn = [f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#9a8f7d" stroke-dasharray="5 5"/>']
    for tenth in range(0, 11, 2):
        share = tenth / 10
        drawn.append(f'<path d="M{x(share)} {y(0)}V{y(1)}M{x(0)} {y(share)}H{x(1)}" stroke="#ddd6c8"/>')
        drawn.append(f'<text x="{x(share):.0f}" y="{y(0) + 18:.0f}" text-anchor="middle">{tenth * 10} %</text>')
        drawn.append(f'<text x="{x(0) - 8:.0f}" y="{y(share) + 4:.0f}" text-anchor="end">{tenth * 10} %</text>')
    most = max([each.positions for each in bins], default=1)
    for each in bins:
        at, size = x(each.predicted), 3 + 6 * sqrt(each.positions / most)
        told = f"{each.predicted:.0%} → {each.happened:.0%}: {each.positions} / {each.matches}"
        drawn.append(f'<path d="M{at:.1f} {y(each.low):.1f}V{y(each.high):.1f}" stroke="#8a3b2a" stroke-width="2"/>')
        drawn.append(f'<circle cx="{at:.1f}" cy="{y(each.happened):.1f}" r="{size:.1f}" fill="#8a3b2a">')
        drawn.append(f"<title>{told}</title></circle>")
    whole = EDGE + WIDE + 20, HEAD + WIDE + 30
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole[0]} {whole[1]}" font-family="sans-serif" '
        f'font-size="12" fill="#3a3128"><rect width="{whole[0]}" height="{whole[1]}" fill="#fbf8f1"/>'
        f'<text x="{EDGE}" y="20" font-size="15">{title}</text>{"".join(drawn)}</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tercio.bench.chances", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("play", "fit", "diagram"))
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("picture", type=Path, nargs="?")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--bots", default="recruit,recruit")
    given = parser.parse_args()
    if given.what == "play":
        with given.file.open("a") as file:
            for seen in played(given.game, given.bots.split(","), range(given.first, given.first + given.matches)):
                file.write(json.dumps(seen) + "\n")
                file.flush()
        return
    winning = box_of(given.game).thinking().winning
    matches = read(given.file)
    learnt, held = parts(matches)
    if given.what == "diagram":
        given.picture.write_text(diagram(f"{box_of(given.game).title.en}: {len(matches)}", bins_of(winning, held)))
        return
    now = fitted(winning, learnt, len(matches))
    print(f"{len(matches)} matches, {len(learnt) + len(held)} positions: early={now.early}, late={now.late}")
    for name, rows in (("fitted to", learnt), ("held back", held)):
        print(f"{name}: mean square error {quality_of(now, rows).brier:.4f}, off by {quality_of(now, rows).off:.2%}")
    for each in bins_of(now, held):
        print(
            f"{each.predicted:6.1%} {each.happened:6.1%} ({each.low:.1%} to {each.high:.1%}) of {each.matches} matches"
        )


if __name__ == "__main__":
    main()
