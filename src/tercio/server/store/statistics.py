"""Finished matches with what their logs say of them, on a connection."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Connection, func, select

from tercio.hall.keeping import Damaged
from tercio.hall.statistics import Finished
from tercio.hall.tables.entry import ANSWER, SIT
from tercio.server.store.matches import unpacked
from tercio.server.store.schema import ENTRIES, MATCHES

AT_ONCE: Final = 200  # matches: of more, a database would rather read the logs of all
LOGGER = logging.getLogger(__name__)


def finished(connection: Connection, game: str, limit: int) -> list[Finished]:
    """The newest first; one damaged match harms no other."""
    newest = (
        select(MATCHES.c.id, MATCHES.c.head, MATCHES.c.outcome, MATCHES.c.finished_at)
        .where(MATCHES.c.game == game, MATCHES.c.finished_at.is_not(None))
        .order_by(MATCHES.c.finished_at.desc(), MATCHES.c.id.desc())
        .limit(limit)
    )
    rows = connection.execute(newest).all()
    answers: dict[str, tuple[int, int, int]] = {}
    bodies: dict[tuple[str, int], str] = {}
    for begin in range(0, len(rows), AT_ONCE):
        here = ENTRIES.c.match_id.in_([row.id for row in rows[begin : begin + AT_ONCE]])
        counted = (
            select(ENTRIES.c.match_id, func.count(), func.min(ENTRIES.c.at_ms), func.max(ENTRIES.c.at_ms))
            .where(here, ENTRIES.c.kind == ANSWER)
            .group_by(ENTRIES.c.match_id)
        )
        answers |= {match: (number, began, ended) for match, number, began, ended in connection.execute(counted)}
        sat = select(ENTRIES.c.match_id, ENTRIES.c.seat, ENTRIES.c.body).where(here, ENTRIES.c.kind == SIT)
        bodies |= {(match, seat): body for match, seat, body in connection.execute(sat.order_by(ENTRIES.c.n))}
    found: list[Finished] = []
    for match, head_text, outcome_text, at in rows:
        try:
            head, outcome = unpacked(head_text, match), unpacked(outcome_text or "{}", match)
            forces = tuple(
                [
                    unpacked(bodies[match, number], match)["force"] if (match, number) in bodies else seat["force"]
                    for number, seat in enumerate(head["seats"])
                ]
            )
            number, began, ended = answers.get(match, (0, at, at))
            winners, rule = tuple(outcome.get("winners", ())), outcome.get("rule", "")
            found.append(Finished(head, winners, rule, forces, number, began, ended))
        except (Damaged, KeyError, TypeError) as damage:
            LOGGER.error("%s cannot be counted: %s", match, damage)
    return found
