"""What was played, who won with what, and how long it took: from the records of finished matches, without any names."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from statistics import median
from typing import Any, Final, NamedTuple, Protocol, TypedDict

from tercio.bots.scores import Score
from tercio.hall.tables.entry import BOT
from tercio.rules import load

ENOUGH: Final = 10  # answers: with fewer, hardly anything was played
MINUTE: Final = 60_000  # milliseconds
MOST_DAYS: Final = 60
OWN: Final = ""  # lists of one's own, all together: nobody's secret deck is told
PERSON: Final = "person"


class Finished(NamedTuple):
    """A match that is over, as its record has it. Times are milliseconds since 1970."""

    head: dict[str, Any]
    winners: tuple[int, ...]
    rule: str  # by which it ended
    forces: tuple[Any, ...]  # a name, a list of one's own, or None; by seat
    answers: int
    began: int  # the first answer
    ended: int  # the last one


class StatisticsStore(Protocol):
    """Who keeps records of many people's matches."""

    async def finished(self, game: str, limit: int) -> list[Finished]:
        """The newest first."""


class Fared(TypedDict):
    """How somebody or something has fared; the true share lies between `low` and `high` 95 times of 100."""

    name: str
    won: int
    drawn: int
    lost: int
    share: float
    low: float
    high: float


class Ends(TypedDict):
    """How often a match ended by this rule, and what it is called."""

    rule: str
    en: str
    de: str
    matches: int


class Day(TypedDict):
    """Matches that ended on this day, in UTC."""

    day: str
    matches: int


class Statistics(TypedDict):
    """A game on this server. Matches of two seats count for `seats`, `forces` and `players`.

    `forces` has "" for lists of one's own, `players` "person" for all people, else the level of a bot.
    """

    game: str
    matches: int
    minutes: float | None
    answers: float | None
    seats: list[Fared]
    forces: list[Fared]
    players: list[Fared]
    ends: list[Ends]
    days: list[Day]


def is_counted(match: Finished) -> bool:
    """Lessons, positions set by hand, matches played elsewhere and those that hardly began say nothing."""
    head = match.head
    is_usual = not head.get("lesson") and "position" not in head["options"] and head.get("setup") is None
    return is_usual and not head.get("packs") and match.answers >= ENOUGH


def statistics_of(game: str, matches: Sequence[Finished]) -> Statistics:
    counted = [match for match in matches if is_counted(match)]
    duels = [match for match in counted if len(match.head["seats"]) == 2]
    rules = [match.rule for match in counted]
    return {
        "game": game,
        "matches": len(counted),
        "minutes": round(median([(match.ended - match.began) / MINUTE for match in counted]), 1) if counted else None,
        "answers": round(median([match.answers for match in counted]), 1) if counted else None,
        "seats": sorted(fared(duels, lambda _, seat: str(seat)), key=lambda each: each["name"]),
        "forces": fared(duels, force_at),
        "players": fared(duels, player_at),
        "ends": sorted(
            [ends_by(rule, rules.count(rule)) for rule in set(rules)],
            key=lambda each: (-each["matches"], each["rule"]),
        ),
        "days": days_of([day_of(match) for match in counted]),
    }


def ends_by(rule: str, matches: int) -> Ends:
    rules = load()
    en, de = [rules.title(rule, lang) if rule in rules else rule for lang in ("en", "de")]
    return {"rule": rule, "en": en, "de": de, "matches": matches}


def days_of(ended: list[date]) -> list[Day]:
    """The last ones up to the newest match, those without any too."""
    last = max(ended, default=None)
    if last is None:
        return []
    days = [last - timedelta(days=back) for back in range(min((last - min(ended)).days + 1, MOST_DAYS))]
    return [{"day": day.isoformat(), "matches": ended.count(day)} for day in reversed(days)]


def fared(duels: Sequence[Finished], named: Callable[[Finished, int], str | None]) -> list[Fared]:
    """The best first; what plays against its like says nothing about what it is worth."""
    scores: dict[str, Score] = {}
    for match in duels:
        names = [named(match, seat) for seat in (0, 1)]
        if None in names or names[0] == names[1]:
            continue
        for seat, name in enumerate(names):
            points = 0.5 if len(match.winners) != 1 else float(seat in match.winners)
            scores[name or ""] = scores.get(name or "", Score()).after(points)
    told = [fared_as(name, score) for name, score in scores.items()]
    return sorted(told, key=lambda each: (-each["share"], each["name"]))


def fared_as(name: str, score: Score) -> Fared:
    low, high = score.interval
    return {
        "name": name,
        "won": score.won,
        "drawn": score.drawn,
        "lost": score.lost,
        "share": round(score.share, 3),
        "low": round(low, 3),
        "high": round(high, 3),
    }


def force_at(match: Finished, seat: int) -> str | None:
    """None where a game has no forces."""
    force = match.forces[seat]
    return None if force is None else force if isinstance(force, str) else OWN


def player_at(match: Finished, seat: int) -> str:
    placed = match.head["seats"][seat]
    level: str = placed["bot"]
    return level if placed["kind"] == BOT else PERSON


def day_of(match: Finished) -> date:
    return datetime.fromtimestamp(match.ended / 1000, UTC).date()


def table_of(matches: Sequence[Finished]) -> str:
    """One line for each match as CSV. Neither names nor addresses: a match that was not public stays so."""
    counted = [match for match in matches if is_counted(match)]
    most = max([len(match.head["seats"]) for match in counted], default=2)
    out = io.StringIO()
    writer = csv.writer(out)
    seats = [f"{what}_{seat + 1}" for seat in range(most) for what in ("player", "force")]
    writer.writerow(["day", "answers", "minutes", "winners", "rule", *seats])
    for match in counted:
        minutes = round((match.ended - match.began) / MINUTE, 1)
        winners = " ".join([str(seat + 1) for seat in match.winners])
        placed: list[str] = []
        for seat in range(len(match.head["seats"])):
            placed += [player_at(match, seat), "own" if force_at(match, seat) == OWN else force_at(match, seat) or ""]
        writer.writerow([day_of(match).isoformat(), match.answers, minutes, winners, match.rule, *placed])
    return out.getvalue()
