"""Guided matches: a scenario whose steps a player takes, one after another, with a teacher's words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from tercio.content.document import Document
from tercio.content.table import Phrase
from tercio.games import GAMES
from tercio.kernel import Answer, Match, Seat
from tercio.kernel.record import dump_dice
from tercio.puzzles.meaning import is_meant
from tercio.scenario import play, scenario_from

PUPIL: Final = 0  # the seat of the player who learns
SCRIPT: Final = "script"  # the bot that plays what stands in the lesson


class Lesson(NamedTuple):
    """One lesson, played through once so that all its answers are known."""

    id: str
    title: Phrase
    about: Phrase
    setup: dict[str, Any]
    dice: dict[str, Any]
    seats: int
    answers: tuple[Answer, ...]
    words: tuple[Phrase | None, ...]  # before each answer
    closing: Phrase

    def due(self, match: Match) -> Answer | None:
        """The answer that is practised now; None: the lesson is over."""
        said = len(match.answers)
        return self.answers[said] if said < len(self.answers) else None

    def understood(self, match: Match, answer: Answer) -> Answer | None:
        """The answer that is practised, if that is what the pupil means; nobody hits a point to the mil."""
        due = self.due(match)
        return due if due is not None and is_meant(answer, due) else None

    def said(self, match: Match) -> Phrase:
        """Everything since the pupil's last answer, a line each: nobody reads as fast as the others answer."""
        spoken = [*self.words, self.closing]
        heard = [words for words in spoken[heard_from(match) : len(match.answers) + 1] if words is not None]
        if not heard:
            heard = [words for words in spoken[: len(match.answers) + 1] if words is not None][-1:]
        return Phrase("\n".join([words.en for words in heard]), "\n".join([words.de for words in heard]))

    def steps(self) -> int:
        """Of the pupil."""
        return len([answer for answer in self.answers if answer.seat == PUPIL])


def lesson_files(game: str) -> list[Traversable]:
    folder = files(f"tercio.games.{game}").joinpath("lessons")
    if not folder.is_dir():
        return []
    return sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)


def has_lessons(game: str) -> bool:
    """Without reading them, which takes a while: each is played through."""
    return bool(lesson_files(game))


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """In the order of their files; none where the game has no lessons."""
    return tuple([lesson_in(game, file.name) for file in lesson_files(game)])


@cache
def lesson_in(game: str, file: str) -> Lesson:
    source = files(f"tercio.games.{game}").joinpath("lessons", file).read_bytes()
    return read_lesson(game, Document.parse(source, file))


def read_lesson(game: str, document: Document) -> Lesson:
    scenario = scenario_from(document)
    playthrough = play(scenario)
    if playthrough.differences:
        raise ValueError(f"{document.file}: {playthrough.differences[0].message('en')}")
    moments = [moment for moment in playthrough.moments if moment.step is not None and not moment.step.refused_by]
    answers = tuple([moment.answer for moment in moments if moment.answer is not None])
    words = tuple([moment.step.say for moment in moments if moment.step is not None])
    name = document.file.removesuffix(".toml")
    return Lesson(
        f"{game}/{name}",
        scenario.title,
        scenario.about or Phrase("", ""),
        scenario.setup,
        dump_dice(scenario.dice()),
        playthrough.match.state.seat_count(),
        answers,
        words,
        scenario.closing or Phrase("", ""),
    )


def lesson_of(name: str) -> Lesson | None:
    game, _, lesson = name.partition("/")
    return lesson_in(game, f"{lesson}.toml") if name in ids_of(game) else None


def ids_of(game: str) -> list[str]:
    """Of all lessons, in their order."""
    return [f"{game}/{file.name.removesuffix('.toml')}" for file in lesson_files(game)] if game in GAMES else []


def after(lesson: Lesson) -> str:
    """The lesson that follows; empty: it was the last one."""
    ids = ids_of(lesson.id.partition("/")[0])
    place = ids.index(lesson.id) + 1
    return ids[place] if place < len(ids) else ""


def heard_from(match: Match) -> int:
    """The number of the first answer after the pupil's last one."""
    own = [number for number, answer in enumerate(match.answers, 1) if answer.seat == PUPIL]
    return own[-1] if own else 0


def steps_made(match: Match, seat: Seat) -> int:
    return len([answer for answer in match.answers if answer.seat == seat])
