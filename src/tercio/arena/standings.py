"""What a tournament has shown: a table with scores, intervals and ratings, ready to be printed or written as JSON."""

from __future__ import annotations

from typing import Any, NamedTuple

from tercio.arena.orders import Result
from tercio.arena.pairings import Fixture
from tercio.arena.ratings import Rating, ratings_of
from tercio.arena.scores import bots_of, crosstable, totals
from tercio.arena.sequential import FIRST, NEITHER, Weighed
from tercio.arena.tournament import Tournament
from tercio.bots.scores import Score


class Row(NamedTuple):
    """One bot against all others."""

    bot: str
    score: Score
    rating: Rating
    seconds: float  # of processor time for a match in which it played


class Meeting(NamedTuple):
    """Two bots against each other, seen by the first; and the sequential test, if one was made."""

    fixture: Fixture
    score: Score
    test: Weighed | None

    @property
    def better(self) -> str:
        """Who is better, if the test has shown it."""
        if self.test is None or self.test.better == NEITHER:
            return ""
        return self.fixture.first if self.test.better == FIRST else self.fixture.second


class Standing(NamedTuple):
    """The best bot first."""

    rows: list[Row]
    meetings: list[Meeting]
    counted: list[Result]
    broken: list[Result]  # by what the rules or a bot did wrong


def standing_of(tournament: Tournament) -> Standing:
    counted = tournament.counted()
    table = crosstable(counted, bots_of)
    scores = totals(table)
    bots = tournament.plan.bots
    rows = [
        Row(rating.name, scores.get(rating.name, Score()), rating, seconds_of(counted, rating.name))
        for rating in ratings_of(table, bots)
    ]
    rows.sort(key=lambda row: -row.rating.value)
    has_test = tournament.plan.margin > 0
    meetings = [
        Meeting(fixture, table.get(fixture, Score()), tournament.weighed(fixture) if has_test else None)
        for fixture in tournament.fixtures
    ]
    return Standing(rows, meetings, counted, [result for result in counted if result.trouble])


def seconds_of(results: list[Result], bot: str) -> float:
    spent = [result.seconds for result in results if bot in result.bots]
    return sum(spent) / max(1, len(spent))


def standing_json(standing: Standing) -> dict[str, Any]:
    """Shares from 0 to 1, ratings in Elo points."""
    return {
        "bots": [
            {
                "name": row.bot,
                **score_json(row.score),
                "rating": round(row.rating.value, 1),
                "rating_low": round(row.rating.low, 1),
                "rating_high": round(row.rating.high, 1),
                "seconds_per_match": round(row.seconds, 4),
            }
            for row in standing.rows
        ],
        "fixtures": [
            {
                "bots": list(meeting.fixture),
                **score_json(meeting.score),
                **({} if meeting.test is None else test_json(meeting)),
            }
            for meeting in standing.meetings
        ],
        "matches": len(standing.counted),
        "broken": [{"key": result.key, "trouble": result.trouble} for result in standing.broken],
    }


def score_json(score: Score) -> dict[str, Any]:
    low, high = score.interval
    return {
        "matches": score.matches,
        "won": score.won,
        "drawn": score.drawn,
        "lost": score.lost,
        "share": round(score.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def test_json(meeting: Meeting) -> dict[str, Any]:
    assert meeting.test is not None
    return {
        "test": {
            "pairs": meeting.test.pairs,
            "evidence": round(meeting.test.evidence, 3),
            "better": meeting.better or None,
        }
    }
