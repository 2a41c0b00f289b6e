"""What the matches of an examination say: who wins too often, how long it takes, which pieces are worth their price."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, Final, NamedTuple

from tercio.arena.balance import Entrant, Examination
from tercio.arena.orders import Result
from tercio.arena.scores import Table, crosstable, forces_in, totals
from tercio.arena.standings import score_json
from tercio.bots.scores import Score
from tercio.content.table import Phrase
from tercio.games.pieces import THOUSAND
from tercio.kernel import NOBODY

LEAST_SHARE: Final = 0.4
MOST_SHARE: Final = 0.6
FEWEST_PIECES: Final = 5  # of fewer nothing is said

# Verdicts on a share of the points.
FAIR: Final = "fair"  # certainly
FAIR_SO_FAR: Final = "fair-so-far"
PERHAPS_STRONG: Final = "perhaps-strong"
PERHAPS_WEAK: Final = "perhaps-weak"
STRONG: Final = "strong"  # certainly
WEAK: Final = "weak"


class Fielded(NamedTuple):
    """An entrant, and how it fared in all, going first, and going second."""

    entrant: Entrant
    score: Score
    first: Score
    second: Score

    @property
    def verdict(self) -> str:
        return verdict_on(self.score)


class Setting(NamedTuple):
    """A scenario: how those who went first fared in it, and how long its matches are."""

    entrant: Entrant
    first: Score
    rounds: float
    answers: float


class Worth(NamedTuple):
    """All pieces of a kind: how many there were, and what they were worth."""

    kind: str
    name: Phrase
    number: int
    cost: float  # of one
    took: float  # from the enemy, for each point that they cost
    standing: float  # share that is left at the end
    share: float  # of the points that their side made


class Findings(NamedTuple):
    """All of it. Whatever has no matches is not there."""

    matches: int
    broken: list[Result]
    fielded: list[Fielded]
    table: Table
    first: Score  # of the side that goes first
    seat: Score  # of the first seat, whether or not it goes first
    settings: list[Setting]
    by_setting: dict[tuple[str, str], Score]  # by force and scenario
    lengths: dict[int, int]  # matches by rounds
    answers: list[int]
    endings: list[tuple[str, int]]  # rules by how many matches they ended
    worths: list[Worth]


def verdict_on(score: Score) -> str:
    low, high = score.interval
    if low > MOST_SHARE:
        return STRONG
    if high < LEAST_SHARE:
        return WEAK
    if score.share > MOST_SHARE:
        return PERHAPS_STRONG
    if score.share < LEAST_SHARE:
        return PERHAPS_WEAK
    return FAIR if low >= LEAST_SHARE and high <= MOST_SHARE else FAIR_SO_FAR


def findings_of(examination: Examination) -> Findings:
    counted = examination.counted()
    sound = [result for result in counted if not result.trouble]
    table = crosstable(sound, forces_in)
    scores = totals(table)
    agenda = examination.agenda
    fielded = [
        Fielded(entrant, scores[entrant.name], going(sound, entrant.name, True), going(sound, entrant.name, False))
        for entrant in agenda.entrants
        if entrant.name in scores
    ]
    fielded.sort(key=lambda row: -row.score.share)
    return Findings(
        len(sound),
        [result for result in counted if result.trouble],
        fielded,
        table,
        scored(sound, lambda result: result.first),
        scored(sound, lambda _: 0),
        [setting_of(entrant, sound) for entrant in agenda.scenarios if of_scenario(sound, entrant.name)],
        by_setting(sound),
        dict(sorted(Counter([result.rounds for result in sound]).items())),
        sorted([result.answers for result in sound]),
        Counter([result.rule for result in sound]).most_common(),
        worths_of(sound),
    )


def scored(results: Sequence[Result], seat_of: Callable[[Result], int]) -> Score:
    """Of a seat in each match; matches without such a seat are left out."""
    score = Score()
    for result in results:
        seat = seat_of(result)
        if seat != NOBODY:
            score = score.after(result.points(seat))
    return score


def going(results: Sequence[Result], force: str, is_first: bool) -> Score:
    own = [result for result in results if force in result.forces and result.first != NOBODY]
    own = [result for result in own if (result.forces[result.first] == force) == is_first]
    return scored(own, lambda result: result.forces.index(force))


def of_scenario(results: Sequence[Result], scenario: str) -> list[Result]:
    return [result for result in results if result.scenario == scenario]


def setting_of(entrant: Entrant, results: Sequence[Result]) -> Setting:
    own = of_scenario(results, entrant.name)
    first = scored(own, lambda result: result.first)
    return Setting(
        entrant, first, median([result.rounds for result in own]), median([result.answers for result in own])
    )


def by_setting(results: Sequence[Result]) -> dict[tuple[str, str], Score]:
    found: dict[tuple[str, str], Score] = {}
    for result in results:
        for seat, force in enumerate(result.forces):
            place = (force, result.scenario)
            found[place] = found.get(place, Score()).after(result.points(seat))
    return found


class Heap(NamedTuple):
    """Everything known about a kind of piece while results are read."""

    name: Phrase
    number: int = 0
    cost: int = 0
    took: int = 0
    lost: int = 0
    points: float = 0.0  # of their side, once for each of them


def worths_of(results: Sequence[Result]) -> list[Worth]:
    """The worthiest kinds first, without those of which there were very few."""
    heaps: dict[str, Heap] = {}
    for result in results:
        for piece in result.pieces:
            heap = heaps.get(piece.kind, Heap(Phrase(piece.en, piece.de)))
            heaps[piece.kind] = heap._replace(
                number=heap.number + piece.number,
                cost=heap.cost + piece.cost,
                took=heap.took + piece.took,
                lost=heap.lost + piece.lost,
                points=heap.points + piece.number * result.points(piece.seat),
            )
    found = [
        Worth(
            kind,
            heap.name,
            heap.number,
            heap.cost / heap.number,
            heap.took / THOUSAND / heap.cost,
            1 - heap.lost / heap.number,
            heap.points / heap.number,
        )
        for kind, heap in heaps.items()
        if heap.number >= FEWEST_PIECES
    ]
    return sorted(found, key=lambda worth: (-worth.took, worth.kind))


# -- as JSON --------------------------------------------------------------------------


def findings_json(findings: Findings) -> dict[str, Any]:
    return {
        "matches": findings.matches,
        "forces": [
            {
                "name": row.entrant.name,
                **score_json(row.score),
                "verdict": row.verdict,
                "going_first": score_json(row.first),
                "going_second": score_json(row.second),
            }
            for row in findings.fielded
        ],
        "against": [{"forces": list(pair), **score_json(score)} for pair, score in findings.table.items()],
        "first_player": score_json(findings.first),
        "first_seat": score_json(findings.seat),
        "scenarios": [
            {
                "name": row.entrant.name,
                "first_player": score_json(row.first),
                "rounds": row.rounds,
                "answers": row.answers,
            }
            for row in findings.settings
        ],
        "rounds": {str(rounds): number for rounds, number in findings.lengths.items()},
        "median_answers": median(findings.answers) if findings.answers else 0,
        "endings": dict(findings.endings),
        "pieces": [
            {
                "kind": worth.kind,
                "name": worth.name.en,
                "number": worth.number,
                "cost": round(worth.cost, 2),
                "took_per_point": round(worth.took, 3),
                "standing": round(worth.standing, 3),
                "share": round(worth.share, 3),
            }
            for worth in findings.worths
        ],
        "broken": [{"key": result.key, "trouble": result.trouble} for result in findings.broken],
    }
