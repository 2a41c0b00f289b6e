"""A table for a lesson: the pupil has the first seat, the lesson plays all others."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.hall.hub import now_ms
from tercio.hall.secret import hash_of, new_id, new_token
from tercio.hall.tables.entry import BOT, PERSON, Head, SeatHead
from tercio.hall.tables.lesson import PUPIL, SCRIPT, ids_of, lesson_of
from tercio.hall.trouble import not_found

SAY: Final = Wording("tercio.hall")


def lesson_head(game: str, wanted: str, version: str, name: str) -> tuple[Head, str]:
    """`wanted`: a lesson by its id, or the name of the game for its first one."""
    ids = ids_of(game)
    wanted = ids[0] if ids and wanted == game else wanted
    lesson = lesson_of(wanted) if wanted in ids else None
    if lesson is None:
        raise not_found(*SAY("no-such-lesson"))
    token = new_token()
    seats = [SeatHead(BOT, "", SCRIPT) for _ in range(lesson.seats)]
    seats[PUPIL] = SeatHead(PERSON, name or "…", "", None, hash_of(token))
    head = Head(new_id(), game, version, lesson.dice, tuple(seats), None, lesson.setup, lesson.id, now_ms())
    return head, token
