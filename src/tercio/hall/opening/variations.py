"""A match that is over, tried another way from one of its moments: answers, each with the faces that fell after it.

Such a line begins from the position of its moment just as it was, in the middle of anything, and needs nothing else.
So it is seen like a replay, played on at a table of its own, and written as a scenario file.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple, TypedDict

from tercio.content.wording import Wording
from tercio.games import box_of
from tercio.hall.api.phrase import Phrase
from tercio.hall.frames import SaidAnswer
from tercio.hall.hub import now_ms
from tercio.hall.opening.records import entry_of
from tercio.hall.secret import new_id, new_seed
from tercio.hall.shapes import Sized, Within
from tercio.hall.showing.reel import Reel
from tercio.hall.tables.entry import Entry, Head, SeatHead
from tercio.hall.tables.table import Table
from tercio.hall.trouble import Failure
from tercio.kernel import Answer, Match, OutOfDice, fallen_dice, loaded, loaded_first, seeded, start
from tercio.kernel.record import dump_dice, load_dice
from tercio.puzzles.puzzle import written
from tercio.scenario import Spoken, scenario_of
from tercio.texts import Speaker
from tercio.texts.playthrough import answer_words
from tercio.wire import answer_json, read_answer

SAY: Final = Wording("tercio.hall")

LARGEST_DIE: Final = 20
AHEAD: Final = 1_500  # faces that are thrown before a line is played on; those that a die does not have are skipped


class Tried(NamedTuple):
    """One answer of a line, and the faces that fell after it."""

    seat: Annotated[int, Within(-99, 99)]
    answer: SaidAnswer
    faces: Annotated[tuple[Annotated[int, Within(1, 100)], ...], Sized(0, 200)] = ()
    comment: Annotated[str, Sized(0, 2_000)] = ""

    def meant(self) -> Answer:
        return read_answer({**self.answer.plain(), "seat": self.seat})


class TriedStep(TypedDict):
    """The same, as it was at a table, with its words."""

    seat: int
    answer: dict[str, Any]
    faces: list[int]
    text: Phrase


def line_of(reel: Reel, after: int, tried: Sequence[Tried]) -> Reel:
    """It is seen as any match is; Failure where it does not go as it is told."""
    match = reel.match_after(min(after, len(reel.answers)))
    if match.outcome is not None:
        raise Failure(422, *SAY("here-match-would-over-at"))
    faces = tuple([face for each in tried for face in each.faces])
    line = reel._replace(
        setup=written(match),
        dice=dump_dice(loaded(faces)),
        answers=tuple([each.meant() for each in tried]),
    )
    need_whole(line, tried)
    return line


def need_whole(line: Reel, tried: Sequence[Tried]) -> None:
    """Each answer is legal, and just its dice fall."""
    match = start(line.game, line.setup, load_dice(line.dice))
    due = 0
    for number, each in enumerate(tried, 1):
        due += len(each.faces)
        try:
            verdict = match.answer(line.answers[number - 1])
        except OutOfDice:
            raise Failure(422, *SAY("variation-goes-otherwise", number=number)) from None
        if not verdict or match.dice.used != due:
            raise Failure(422, *SAY("variation-goes-otherwise", number=number))


def chances_in(line: Reel) -> list[list[int]]:
    """For each moment the chance of each seat to win, in percent; nothing where somebody is in the middle of a deed."""
    winning = box_of(line.game.id).thinking().winning
    match = start(line.game, line.setup, load_dice(line.dice))
    found: list[list[int]] = []
    for answer in (None, *line.answers):
        if answer is not None:
            match.answer(answer)
        is_told = match.outcome is not None or match.game.is_at_rest(match)
        seats = range(match.state.seat_count())
        found.append([round(100 * winning.chance(match, seat)) for seat in seats] if is_told else [])
    return found


# -- a table ---------------------------------------------------------------------------------------------------


def table_of_line(line: Reel, seats: tuple[SeatHead, ...], packs: tuple[str, ...]) -> tuple[Head, list[Entry]]:
    """Somebody plays on where the line ends: its dice fall as they did, and cards are shuffled as in the line."""
    if len(seats) != len(line.names):
        raise Failure(422, *SAY("position-seats", seats=len(line.names)), "T-POSITION-01")
    told = load_dice(line.dice).loaded or ()
    lots = seeded(new_seed())
    dice = loaded_first((*told, *[lots.die(LARGEST_DIE) for _ in range(AHEAD)]), 0)
    options = {"position": line.setup["position"]}
    now = now_ms()
    head = Head(new_id(), line.game.id, line.game.version, dump_dice(dice), seats, None, options, at=now, packs=packs)
    return head, [entry_of(line.game, answer, now) for answer in line.answers]


def tried_at(table: Table, names: Sequence[str]) -> list[TriedStep]:
    """Everything that was answered at a table, to be kept as a line."""
    assert table.match is not None
    assert table.recorder is not None
    match = start(table.game, table.match.setup, load_dice(table.recorder.dice))
    speakers = {lang: Speaker(table.game, lang, tuple(names)) for lang in ("en", "de")}
    found: list[TriedStep] = []
    for answer in table.match.answers:
        decision = match.question_to(answer.seat)
        option = (None if decision is None else decision.offered(answer)) or answer.bare
        words = {lang: answer_words(speakers[lang], match.state, option, answer) for lang in speakers}
        before = len(match.events)
        match.answer(answer)
        said = answer_json(answer)
        del said["seat"]
        faces = fallen_since(match, before)
        text: Phrase = {"en": words["en"], "de": words["de"]}
        found.append({"seat": answer.seat, "answer": said, "faces": faces, "text": text})
    return found


def fallen_since(match: Match, events: int) -> list[int]:
    thrown = [fallen_dice(event) for event in match.events[events:]]
    return [face for each in thrown if each is not None for face in each.faces]


# -- a file -----------------------------------------------------------------------------------------------------


def file_of_line(line: Reel, tried: Sequence[Tried], title: str, comment: str) -> str:
    """The position, the dice, all answers, and what somebody wrote beside them."""
    spoken = [Spoken(each.meant(), each.comment) for each in tried]
    begun = start(line.game, line.setup, load_dice(line.dice))
    return scenario_of(begun, (), spoken, title, comment)
