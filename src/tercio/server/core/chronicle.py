"""The log that a seat reads: told as it happened, because a card's number may stand for another card later."""

from __future__ import annotations

from typing import Final

from tercio.games.scenes import Scenes, dice_of, things_of
from tercio.kernel import Event, Game, Match, Seat, View, start
from tercio.kernel.record import Recorder, load_dice
from tercio.server.core.messages import LogLine
from tercio.texts import Speaker

ROUND: Final = "round"  # the event with which a round begins, its number first


def speaker_of(game: Game, lang: str, names: tuple[str, ...]) -> Speaker:
    """A player without a name, such as a bot, is called by the number of the seat."""
    plain = Speaker(game, lang)
    return Speaker(game, lang, tuple([name or plain.seat(seat) for seat, name in enumerate(names)]))


class Chronicle:
    """The lines of one seat in one language. It follows the match answer by answer."""

    def __init__(self, scenes: Scenes, speaker: Speaker, seat: Seat) -> None:
        self.scenes = scenes
        self.speaker = speaker
        self.seat = seat
        self.lines: list[LogLine] = []
        self.events = 0  # how many have been told
        self.round = 0

    def begin(self, recorder: Recorder) -> None:
        """From the first event on: the match is played again beside the real one."""
        true = recorder.match
        match = start(true.game, true.setup, load_dice(recorder.dice))
        self.follow(match)
        for answer in true.answers:
            match.answer(answer)
            self.follow(match)

    def follow(self, match: Match, view: View | None = None) -> None:
        """Tell what has happened since; `view` is the seat's view of now, where somebody has it already."""
        if len(match.events) == self.events:
            return
        view = match.view(self.seat, since=self.events) if view is None else view
        number = len(match.answers)
        for event in view.events:
            if event.name == ROUND:
                self.round = self.speaker.book.fact(event, ROUND)
            self.lines.append(self.line(view, event, number))
        self.events = len(match.events)

    def line(self, view: View, event: Event, number: int) -> LogLine:
        return {
            "text": self.speaker.event(view.state, event),
            "rule": event.rule,
            "kind": event.name,
            "round": self.round,
            "answer": number,
            "things": things_of(self.scenes, view, self.speaker.book.facts_of(event)),
            "dice": dice_of(event),
        }
