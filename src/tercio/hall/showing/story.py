"""How a match went, once it is over: its course as a curve, its best deed and its turning point, losses and dice."""

from __future__ import annotations

from collections.abc import Container
from math import erfc, sqrt
from typing import Final, TypedDict

from tercio.games import box_of
from tercio.games.pieces import THOUSAND
from tercio.hall.showing.chronicle import ROUND, Chronicle
from tercio.hall.showing.messages import LogLine
from tercio.hall.showing.reel import Reel
from tercio.kernel import NOBODY, PASS, Match, Outcome, Seat, Window, fallen_dice, start
from tercio.kernel.record import load_dice

MOST_SWINGS: Final = 6
MOST_POINTS: Final = 240  # of the curve
MOST_LINES: Final = 3  # that tell what came of a deed
LEVEL: Final = 50  # percent


class Point(TypedDict):
    """How likely each seat was to win after a number of answers, in percent."""

    n: int
    round: int
    shares: list[int]


class Deed(TypedDict):
    """An answer, what came of it, and by how much it raised its seat's chance to win, in percent."""

    n: int
    seat: int
    text: str
    lines: list[str]
    gain: int


class Dicing(TypedDict):
    """The dice of a seat: how many, their mean and what was to be expected, in hundredths.

    `fell` is how often each number came, from 1 to the largest that a die of the seat has; `chance` is how often, in
    percent, as many dice fall as high or higher.
    """

    seat: int
    dice: int
    fell: list[int]
    mean: int
    expected: int
    chance: int


class Toll(TypedDict):
    """What a seat lost and took, in the currency of the game; and its best piece, empty where none took anything."""

    seat: int
    pieces: int
    lost: int
    taken: int
    best: str
    best_taken: int


class Story(TypedDict):
    points: list[Point]
    turning: Deed | None
    swings: list[Deed]  # the largest ones, in the order of the match
    best: Deed | None
    dice: list[Dicing]
    tolls: list[Toll]


def story_of(reel: Reel, lang: str) -> Story:
    """The whole match is played again, and after each answer the game says how likely each seat is to win."""
    speaker = reel.speaker(lang)
    chronicle = Chronicle(box_of(reel.game.id).browser().scenes, speaker, reel.seat)
    match = start(reel.game, reel.setup, load_dice(reel.dice))
    seats = range(len(reel.names))
    points: list[Point] = [{"n": 0, "round": 0, "shares": shares_of(match)}]
    deeds: list[Deed] = []
    passed: set[int] = set()  # answers that let happen what was under way
    for n, answer in enumerate(reel.answers, 1):
        if answer.key == PASS.key and match.stack and isinstance(match.stack[-1], Window):
            passed.add(n)
        said = reel.by(match, answer, speaker)
        match.answer(answer)
        told = len(chronicle.lines)
        chronicle.follow(match, reel.view(match, chronicle.events))
        shares = shares_of(match)
        points.append({"n": n, "round": chronicle.round, "shares": shares})
        if answer.seat in seats:
            gain = shares[answer.seat] - points[-2]["shares"][answer.seat]
            lines = telling_lines(chronicle.lines[told:])
            deeds.append({"n": n, "seat": answer.seat, "text": said["text"], "lines": lines, "gain": gain})
    # Setting up decides nothing yet, and the last answer always leads to the end, however small it was.
    first = min(1, points[-1]["round"])  # a game may have no rounds
    telling = [deed for deed in deeds if deed["n"] < len(reel.answers) and points[deed["n"]]["round"] >= first]
    best = max(whole_deeds(telling, points, passed), key=lambda deed: deed["gain"], default=None)
    turning = max(telling, key=lambda deed: abs(deed["gain"]), default=None)
    return {
        "points": thinned(points),
        "best": best if best is not None and best["gain"] > 0 else None,
        "turning": turning if turning is not None and turning["gain"] else None,
        "swings": swings_of(telling),
        "dice": [dicing(match, seat) for seat in seats],
        "tolls": tolls_of(match, reel, lang),
    }


def whole_deeds(deeds: list[Deed], points: list[Point], passed: Container[int]) -> list[Deed]:
    """Who passes lets happen what was begun before him: what comes of it belongs to that deed."""
    whole: list[Deed] = []
    for deed in deeds:
        if deed["n"] not in passed or not whole:
            whole.append(deed)
            continue
        begun = whole[-1]
        gain = points[deed["n"]]["shares"][begun["seat"]] - points[begun["n"] - 1]["shares"][begun["seat"]]
        whole[-1] = {**begun, "lines": [*begun["lines"], *deed["lines"]][-MOST_LINES:], "gain": gain}
    return whole


def swings_of(deeds: list[Deed]) -> list[Deed]:
    found = sorted([deed for deed in deeds if deed["gain"]], key=lambda deed: -abs(deed["gain"]))[:MOST_SWINGS]
    return sorted(found, key=lambda deed: deed["n"])


def worth_of_victory(match: Match, seat: Seat) -> int:
    """In points of the game: as much as a match that the seat has won."""
    won = match.clone()
    won.outcome = Outcome((seat,), "")
    return max(1, match.game.evaluate(won, seat))


def shares_of(match: Match) -> list[int]:
    """By seat, in percent."""
    winning = box_of(match.game.id).thinking().winning
    return [round(100 * winning.chance(match, seat)) for seat in range(match.state.seat_count())]


def deed_at(reel: Reel, n: int, roll: int, lang: str) -> Deed:
    """A roll of answer `n`, counted from 0, and what came of the answer; 0: what came before all answers."""
    speaker = reel.speaker(lang)
    chronicle = Chronicle(box_of(reel.game.id).browser().scenes, speaker, reel.seat)
    match = reel.match_after(max(0, n - 1))
    seat, text = NOBODY, ""
    if n > 0:
        answer = reel.answers[n - 1]
        said = reel.by(match, answer, speaker)
        seat, text = said["seat"], said["text"]
        chronicle.follow(match, reel.view(match))
        chronicle.lines.clear()
        match.answer(answer)
    chronicle.follow(match, reel.view(match, chronicle.events))
    fell = [line["text"] for line in chronicle.lines if line["dice"]][roll : roll + 1]
    return {"n": n, "seat": seat, "text": text, "lines": [*fell, *telling_lines(chronicle.lines)], "gain": 0}


def telling_lines(lines: list[LogLine]) -> list[str]:
    return [line["text"] for line in lines if not line["dice"] and line["kind"] != ROUND][:MOST_LINES]


def thinned(points: list[Point]) -> list[Point]:
    """As many as a curve needs, the first and the last among them."""
    step = max(1, -(-len(points) // MOST_POINTS))
    return [point for place, point in enumerate(points) if place % step == 0 or place == len(points) - 1]


def dicing(match: Match, seat: Seat) -> Dicing:
    """The normal curve is near enough to the true sum of some dice."""
    total = expected = spread = 0
    fell: list[int] = []
    for event in match.events:
        fallen = fallen_dice(event)
        if fallen is None or fallen.roller != seat:
            continue
        fell += [0] * (fallen.sides - len(fell))
        for face in fallen.faces:
            fell[face - 1] += 1
            total += 2 * face
            expected += fallen.sides + 1
            spread += fallen.sides * fallen.sides - 1
    count = sum(fell)
    if not count:
        return {"seat": seat, "dice": 0, "fell": [], "mean": 0, "expected": 0, "chance": LEVEL}
    above = (total - expected - 1) / 2 / sqrt(spread / 12)  # half a pip less: as high or higher
    return {
        "seat": seat,
        "dice": count,
        "fell": fell,
        "mean": 50 * total // count,
        "expected": 50 * expected // count,
        "chance": round(100 * erfc(above / sqrt(2)) / 2),
    }


def tolls_of(match: Match, reel: Reel, lang: str) -> list[Toll]:
    """Nothing for a game whose players bring nothing."""
    forces = box_of(reel.game.id).forces
    if forces is None:
        return []
    pieces = forces.pieces(match)
    tolls: list[Toll] = []
    for seat in range(len(reel.names)):
        own = [piece for piece in pieces if piece.seat == seat]
        best = max(own, key=lambda piece: piece.took, default=None)
        has_best = best is not None and best.took >= THOUSAND
        tolls.append(
            {
                "seat": seat,
                "pieces": len(own),
                "lost": len([piece for piece in own if piece.is_lost]),
                "taken": sum([piece.took for piece in own]) // THOUSAND,
                "best": best.name.spoken(lang) if best is not None and has_best else "",
                "best_taken": best.took // THOUSAND if best is not None and has_best else 0,
            }
        )
    return tolls
