"""T-POSITION-01  A table for a match that begins from a position somebody has set by hand."""

from __future__ import annotations

from typing import Any, Final

from tercio.content.wording import Wording
from tercio.hall.hub import now_ms
from tercio.hall.secret import new_id, new_seed
from tercio.hall.showing.positions import look_at
from tercio.hall.tables.entry import Head, SeatHead
from tercio.hall.trouble import Failure
from tercio.kernel import Game, loaded_first, seeded
from tercio.kernel.record import dump_dice

SAY: Final = Wording("tercio.hall")


def practice_head(
    game: Game,
    position: dict[str, Any],
    faces: tuple[int, ...],
    seats: tuple[SeatHead, ...],
    packs: tuple[str, ...] = (),
) -> Head:
    """Everything lies as it is written; the first dice fall as they are loaded."""
    seen = look_at(game, position, "en")
    if seen.problems:
        first = seen.problems[0]
        raise Failure(422, first.text.en, first.text.de, first.rule)
    if len(seats) != seen.seats:
        raise Failure(422, *SAY("position-seats", seats=seen.seats), "T-POSITION-01")
    dice = loaded_first(faces, new_seed()) if faces else seeded(new_seed())
    options = {"position": position}
    return Head(new_id(), game.id, game.version, dump_dice(dice), seats, None, options, at=now_ms(), packs=packs)
