"""A tournament as plain data: what is known of it, its next round, and its standings.

A bye is a point without an opponent. What was not finished when the time of its round was over is half a point each.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, NamedTuple

from tercio.arena.pairings import Fixture, knock_out_round, round_robin, swiss_round

SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"
KNOCK_OUT: Final = "knock-out"
OPEN, RUNNING, OVER = "open", "running", "over"
Json = dict[str, Any]


class Entrant(NamedTuple):
    """An account, and what it plays with in every round; nobody else sees that before the first one."""

    name: str
    force: Any = None
    at: int = 0  # when it entered; 0: nobody knows any more


class Pairing(NamedTuple):
    """Two who meet; nobody is called ""; meeting nobody is a bye. `score`: of the first; None: not yet."""

    one: str
    other: str
    match: str = ""
    score: float | None = None

    @property
    def is_bye(self) -> bool:
        return not self.other


class Round(NamedTuple):
    pairings: tuple[Pairing, ...]
    began_at: int

    @property
    def is_done(self) -> bool:
        return not [pairing for pairing in self.pairings if pairing.score is None]


class Tournament(NamedTuple):
    id: str
    title: str
    game: str
    system: str
    most_rounds: int  # of a Swiss one; the others have as many as they need
    clock: Json  # as it is wished for
    round_hours: int  # after which a round is over whatever is unfinished; 0: when all are done
    host: str
    made_at: int
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    stage: str = OPEN
    agreed: Json = {}  # noqa: RUF012  (never written to); what all play by: the host says it, or the first to enter
    said: Json | None = None  # by the host; None: nobody knows any more

    def entrant(self, name: str) -> Entrant | None:
        return next((each for each in self.entrants if each.name == name), None)

    @property
    def names(self) -> list[str]:
        return [each.name for each in self.entrants]

    def terms_for(self, name: str) -> Json:
        """What somebody who enters keeps to: what the host has said, and what followed from those who are there."""
        others = [each for each in self.entrants if each.name != name]
        return self.agreed if others or self.said is None else self.said


class Row(NamedTuple):
    """`resistance`: what the opponents have scored (Buchholz). `quality`: the same of those who were beaten, and half
    of those with whom one drew (Sonneborn-Berger).
    """

    name: str
    points: float
    won: int
    drawn: int
    lost: int
    resistance: float
    quality: float
    is_in: bool  # may still win a knock-out


def rounds_in(tournament: Tournament) -> int:
    number = len(tournament.entrants)
    if tournament.system == ROUND_ROBIN:
        return max(0, number - 1 + number % 2)
    if tournament.system == KNOCK_OUT:
        return max(0, (number - 1).bit_length())
    return min(tournament.most_rounds, max(1, number // 2))


def next_pairings(tournament: Tournament) -> tuple[Pairing, ...]:
    """Empty where it is over."""
    played = len(tournament.rounds)
    if played >= rounds_in(tournament):
        return ()
    busy = tournament.names
    if tournament.system == ROUND_ROBIN:
        fixtures = round_robin(busy)[played]
    elif tournament.system == KNOCK_OUT:
        busy = [row.name for row in standings(tournament) if row.is_in] if played else busy
        fixtures = knock_out_round(busy)
    else:
        met = [Fixture(*sorted((each.one, each.other))) for each in all_pairings(tournament) if not each.is_bye]
        fixtures = swiss_round([row.name for row in standings(tournament)] if played else busy, met)
        if not fixtures:
            return ()
    paired = {name for fixture in fixtures for name in fixture}
    byes = [Pairing(name, "", "", 1.0) for name in busy if name not in paired]
    return (*[sided(fixture, played) for fixture in fixtures], *byes)


def sided(fixture: Fixture, played: int) -> Pairing:
    """Who has the first seat changes from round to round."""
    one, other = fixture
    digest = sha256(f"{one} {other}".encode()).digest()[0]
    return Pairing(one, other) if (digest + played) % 2 else Pairing(other, one)


def all_pairings(tournament: Tournament) -> list[Pairing]:
    return [pairing for each in tournament.rounds for pairing in each.pairings]


def standings(tournament: Tournament) -> list[Row]:
    """By points; then by resistance, quality, wins, and who entered first. A knock-out first by who is still in it."""
    places = {name: place for place, name in enumerate(tournament.names)}
    scores: dict[str, list[tuple[str, float]]] = {name: [] for name in places}
    out: dict[str, int] = {}
    for number, played in enumerate(tournament.rounds):
        for pairing in played.pairings:
            if pairing.score is None:
                continue
            scores[pairing.one].append((pairing.other, pairing.score))
            if not pairing.is_bye:
                scores[pairing.other].append((pairing.one, 1 - pairing.score))
                if tournament.system == KNOCK_OUT:
                    out[loser_of(tournament, pairing)] = number
    points = {name: sum([score for _, score in results]) for name, results in scores.items()}
    rows = [row_of(name, results, points, name not in out) for name, results in scores.items()]

    def key(row: Row) -> tuple[float, ...]:
        reached = -float(out.get(row.name, len(tournament.rounds)))
        first = (reached,) if tournament.system == KNOCK_OUT else ()
        return (*first, -row.points, -row.resistance, -row.quality, -row.won, places[row.name])

    return sorted(rows, key=key)


def row_of(name: str, results: list[tuple[str, float]], points: dict[str, float], is_in: bool) -> Row:
    met = [(other, score) for other, score in results if other]
    return Row(
        name,
        points[name],
        len([score for _, score in results if score == 1]),
        len([score for _, score in results if score == 0.5]),
        len([score for _, score in results if score == 0]),
        sum([points[other] for other, _ in met]),
        sum([points[other] * score for other, score in met]),
        is_in,
    )


def loser_of(tournament: Tournament, pairing: Pairing) -> str:
    """Of a draw in a knock-out, lots decide; they fall the same however often they are asked."""
    if pairing.score == 0.5:
        lot = sha256(f"{tournament.id} {pairing.one} {pairing.other}".encode()).digest()[0]
        return pairing.one if lot % 2 else pairing.other
    return pairing.other if pairing.score == 1 else pairing.one


def with_results(tournament: Tournament, scores: dict[str, float], is_late: bool, ended_by: str = "") -> Tournament:
    """The scores of first seats by match, as far as they are known; `is_late`: the others are half a point.

    A host who ends a round while playing in it has given up: nobody saves half a point from a lost match.
    """
    if not tournament.rounds:
        return tournament
    last = tournament.rounds[-1]
    pairings = tuple(
        [
            pairing._replace(score=scores.get(pairing.match, unfinished(pairing, ended_by) if is_late else None))
            if pairing.score is None
            else pairing
            for pairing in last.pairings
        ]
    )
    return tournament._replace(rounds=(*tournament.rounds[:-1], last._replace(pairings=pairings)))


def unfinished(pairing: Pairing, ended_by: str) -> float:
    return 0.5 if ended_by not in (pairing.one, pairing.other) else float(pairing.other == ended_by)


# -- as it is kept -----------------------------------------------------------------------------------------


def written(tournament: Tournament) -> Json:
    return {
        **tournament._asdict(),
        "entrants": [each._asdict() for each in tournament.entrants],
        "rounds": [
            {"pairings": [each._asdict() for each in played.pairings], "began_at": played.began_at}
            for played in tournament.rounds
        ],
    }


def read_tournament(data: Json) -> Tournament:
    rounds = [
        Round(tuple([Pairing(**each) for each in played["pairings"]]), played["began_at"]) for played in data["rounds"]
    ]
    entrants = tuple([Entrant(**each) for each in data["entrants"]])
    return Tournament(**{**data, "entrants": entrants, "rounds": tuple(rounds)})
