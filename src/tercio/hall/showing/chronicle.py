"""The log that a seat reads: told as it happened, because a card's number may stand for another card later."""

from __future__ import annotations

from typing import Final

from tercio.games.scenes import Scenes, dice_of, things_of, way_of
from tercio.hall.showing.messages import LogLine
from tercio.kernel import Event, Game, Match, Seat, View, start
from tercio.kernel.record import Recorder, load_dice
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
        self.last: View | None = None  # as it was before, so that the fallen still have names

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
        if len(match.events) == self.events and self.last is not None:
            return
        view = match.view(self.seat, since=self.events) if view is None else view
        number = len(match.answers)
        for event in view.events:
            if event.name == ROUND:
                self.round = self.speaker.book.fact(event, ROUND)
            self.lines.append(self.line(view, event, number))
        self.events = len(match.events)
        self.last = view

    def line(self, view: View, event: Event, number: int) -> LogLine:
        facts = self.speaker.book.facts_of(event)
        return {
            "text": self.speaker.event(view.state, event),
            "rule": event.rule,
            "kind": event.name,
            "round": self.round,
            "answer": number,
            "things": self.things(view, facts),
            "dice": dice_of(event),
            "way": way_of(facts),
        }

    def things(self, view: View, facts: list[tuple[str, int]]) -> list[int]:
        """What the line is about, each once: what lies on the table now, or has just left it."""
        views = [view] if self.last is None else [view, self.last]
        return list(dict.fromkeys([thing for fact in facts for thing in self.thing(views, fact)]))

    def thing(self, views: list[View], fact: tuple[str, int]) -> list[int]:
        for view in views:
            found = things_of(self.scenes, view, [fact])
            if found:
                return found
        return []
