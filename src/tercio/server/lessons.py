"""A table for a lesson: the pupil has the first seat, the lesson plays all others."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.server.core.entry import BOT, PERSON, Head, SeatHead
from tercio.server.core.lesson import PUPIL, SCRIPT, lesson_of, lessons_of
from tercio.server.hub import now_ms
from tercio.server.secret import hash_of, new_id, new_token
from tercio.server.trouble import not_found

SAY: Final = Wording("tercio.server")


def lesson_head(game: str, wanted: str, version: str, name: str) -> tuple[Head, str]:
    """`wanted`: a lesson by its id, or the name of the game for its first one."""
    lessons = lessons_of(game)
    lesson = lessons[0] if lessons and wanted == game else lesson_of(wanted) if wanted.startswith(f"{game}/") else None
    if lesson is None:
        raise not_found(*SAY("no-such-lesson"))
    token = new_token()
    seats = [SeatHead(BOT, "", SCRIPT) for _ in range(lesson.seats)]
    seats[PUPIL] = SeatHead(PERSON, name or "…", "", None, hash_of(token))
    head = Head(new_id(), game, version, lesson.dice, tuple(seats), None, lesson.setup, lesson.id, now_ms())
    return head, token
