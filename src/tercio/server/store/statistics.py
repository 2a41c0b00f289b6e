"""Finished matches with what their logs say of them, on a connection."""

from __future__ import annotations

import logging

from sqlalchemy import Connection, func, select

from tercio.hall.keeping import Damaged
from tercio.hall.statistics import Finished
from tercio.hall.tables.entry import ANSWER, SIT
from tercio.server.store.matches import unpacked
from tercio.server.store.schema import ENTRIES, MATCHES

LOGGER = logging.getLogger(__name__)


def finished(connection: Connection, game: str, limit: int) -> list[Finished]:
    """The newest first; one damaged match harms no other."""
    newest = (
        select(MATCHES.c.id, MATCHES.c.head, MATCHES.c.outcome, MATCHES.c.finished_at)
        .where(MATCHES.c.game == game, MATCHES.c.finished_at.is_not(None))
        .order_by(MATCHES.c.finished_at.desc(), MATCHES.c.id)
        .limit(limit)
    ).subquery()
    of_these = ENTRIES.join(newest, newest.c.id == ENTRIES.c.match_id)
    counted = (
        select(ENTRIES.c.match_id, func.count(), func.min(ENTRIES.c.at_ms), func.max(ENTRIES.c.at_ms))
        .select_from(of_these)
        .where(ENTRIES.c.kind == ANSWER)
        .group_by(ENTRIES.c.match_id)
    )
    answers = {match: (number, began, ended) for match, number, began, ended in connection.execute(counted)}
    sat = (
        select(ENTRIES.c.match_id, ENTRIES.c.seat, ENTRIES.c.body)
        .select_from(of_these)
        .where(ENTRIES.c.kind == SIT)
        .order_by(ENTRIES.c.n)
    )
    bodies: dict[tuple[str, int], str] = {(match, seat): body for match, seat, body in connection.execute(sat)}
    found: list[Finished] = []
    for match, head_text, outcome_text, at in connection.execute(select(newest).order_by(newest.c.finished_at.desc())):
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
