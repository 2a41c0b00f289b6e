"""A match still by still, as a seat saw it; everything lies open once the match is over."""

from __future__ import annotations

from typing import Any, NamedTuple, TypedDict

from tercio.games import box_of
from tercio.hall.showing.chronicle import Chronicle, speaker_of
from tercio.hall.showing.messages import LogLine, Outcome
from tercio.hall.tables.table import OVER, Table
from tercio.kernel import Answer, Game, Match, Seat, Setup, View, start
from tercio.kernel.record import load_dice
from tercio.texts import Speaker
from tercio.texts.playthrough import answer_words


class By(TypedDict):
    """Who answered what; the words are empty where they are not for this seat yet."""

    seat: int
    text: str


class Still(TypedDict):
    """The table after a number of answers, what was answered, and what came of it."""

    n: int
    by: By | None
    lines: list[LogLine]
    scene: dict[str, Any]
    is_over: bool


class RoundMark(TypedDict):
    """A round begins in this still."""

    round: int
    n: int


class Told(NamedTuple):
    """Some stills, where every round begins, and how it ended if it has."""

    stills: list[Still]
    rounds: list[RoundMark]
    outcome: Outcome | None


class Reel(NamedTuple):
    """Everything that stills are made of; it shares nothing with the table that could change meanwhile."""

    game: Game
    setup: Setup
    dice: dict[str, Any]
    answers: tuple[Answer, ...]
    names: tuple[str, ...]
    seat: Seat
    is_open: bool  # everything may be seen

    def stills(self, first: int, count: int, lang: str) -> Told:
        """Frames `first` and following; for the rest the whole match is played again."""
        speaker = self.speaker(lang)
        chronicle = Chronicle(box_of(self.game.id).browser().scenes, speaker, self.seat)
        match = start(self.game, self.setup, load_dice(self.dice))
        found: list[Still] = []
        rounds: list[RoundMark] = []
        for n in range(len(self.answers) + 1):
            by = None
            is_wanted = first <= n < first + count
            if n > 0:
                answer = self.answers[n - 1]
                by = self.by(match, answer, speaker) if is_wanted else None
                match.answer(answer)
            told, began = len(chronicle.lines), chronicle.round
            view = self.view(match, chronicle.events)
            chronicle.follow(match, view)
            if chronicle.round != began:
                rounds.append({"round": chronicle.round, "n": n})
            if is_wanted:
                scene: Any = chronicle.scenes.scene_of(view, lang)
                lines = chronicle.lines[told:]
                found.append({"n": n, "by": by, "lines": lines, "scene": scene, "is_over": not match.stack})
        return Told(found, rounds, self.outcome(match, speaker))

    def speaker(self, lang: str) -> Speaker:
        return speaker_of(self.game, lang, self.names)

    def outcome(self, match: Match, speaker: Speaker) -> Outcome | None:
        if match.outcome is None:
            return None
        text = speaker.event(match.state, match.events[-1]) if match.events else ""
        return {"winners": list(match.outcome.winners), "rule": match.outcome.rule, "text": text}

    def view(self, match: Match, since: int = 0) -> View:
        if not self.is_open:
            return match.view(self.seat, since)
        ghost = match.clone()
        ghost.events = match.events[since:]
        return View(self.seat, ghost, (), ())

    def by(self, match: Match, answer: Answer, speaker: Speaker) -> By:
        if answer.seat != self.seat and not self.is_open:
            return {"seat": answer.seat, "text": ""}
        decision = match.question_to(answer.seat)
        offered = None if decision is None else decision.offered(answer)
        option = offered or answer.bare
        return {"seat": answer.seat, "text": answer_words(speaker, self.view(match).state, option, answer)}

    def match_after(self, n: int) -> Match:
        match = start(self.game, self.setup, load_dice(self.dice))
        for answer in self.answers[:n]:
            match.answer(answer)
        return match


def reel_of(table: Table, seat: Seat) -> Reel | None:
    """None before the match has begun."""
    match, recorder = table.match, table.recorder
    if match is None or recorder is None:
        return None
    is_open = table.stage == OVER
    return Reel(
        table.game,
        match.setup,
        recorder.dice,
        tuple(match.answers),
        table.names(),
        seat,
        is_open,
    )
