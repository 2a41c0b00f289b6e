"""Bots by command: any program that reads and writes lines of JSON plays like one of ours (docs/doors.md)."""

from __future__ import annotations

import re
from time import monotonic
from typing import Final, TextIO

from tercio.content.table import Phrase
from tercio.content.trouble import shown
from tercio.content.wording import Wording
from tercio.doors.lines import Manners, Refused, hello, line_of, over, question, read_reply, refusal
from tercio.doors.program import Ended, Endless, Program, Silent
from tercio.kernel import CONCEDE, Answer, Decision, Match, Seat, View, seeded

SAY: Final = Wording("tercio.doors")

# How a program is named wherever a bot is: `command:python mybot.py`, with 60 seconds an answer `command@60:...`
NAME: Final = re.compile(r"command(?:@([0-9]{1,6}(?:\.[0-9]{1,3})?))?:(.*)", re.DOTALL)


def is_program(name: str) -> bool:
    return NAME.fullmatch(name) is not None


def program_of(name: str) -> tuple[str, Manners]:
    """The command in the name of a program, and what it is granted."""
    found = NAME.fullmatch(name)
    assert found is not None
    seconds, command = found.groups()
    return command, Manners() if seconds is None else Manners(float(seconds))


class CommandBot:
    """A bot in a process of its own. If it hangs, dies or talks nonsense, it gives up, and `forfeit` says why."""

    def __init__(
        self, command: str, seed: int, manners: Manners | None = None, transcript: TextIO | None = None
    ) -> None:
        self.name = f"command:{command}"
        self.command = command
        self.seed = seed
        self.manners = manners or Manners()
        self.dice = seeded(seed)
        self.program = Program(command, transcript)
        self.is_greeted = False
        self.told = 0  # how many events of the match it has heard of
        self.questions = 0
        self.refusals: list[Refused] = []  # everything that was wrong with its replies
        self.slowest = 0.0  # seconds for one reply
        self.forfeit: Phrase | None = None

    def answer(self, view: View, decision: Decision) -> Answer:
        if self.forfeit is not None:
            return Answer(decision.seat, CONCEDE)
        try:
            return self.asked(view, decision)
        except Silent:
            return self.give_up(
                decision.seat,
                SAY("gave-no-answer-seconds", seconds=self.manners.seconds),
            )
        except Endless:
            return self.give_up(decision.seat, SAY("wrote-line-without-end"))
        except Ended:
            status, words = self.program.status(), self.program.last_words()
            ended = f" ({words})" if words else ""
            if status is None:
                return self.give_up(decision.seat, SAY("fell-silent", ended=ended))
            return self.give_up(
                decision.seat,
                SAY("ended-status-middle-match", status=status, ended=ended),
            )

    def listen(self, happened: int) -> int:
        """The first event that it has not heard of, when this many have happened."""
        told, self.told = self.told, happened
        return told

    def asked(self, view: View, decision: Decision) -> Answer:
        seconds = self.manners.seconds
        self.questions += 1
        if not self.is_greeted:
            self.is_greeted = True
            seconds += self.manners.start
            self.program.say(line_of(hello(view, self.seed, self.manners)))
        proposals = view.game.propose(view, decision, self.manners.proposals, self.dice)
        asking = line_of(question(view, decision, proposals, self.questions))
        for left in range(self.manners.tries - 1, -1, -1):
            self.program.say(asking)
            reply = self.reply(view, decision, proposals, seconds)
            if isinstance(reply, Answer):
                return reply
            self.refusals.append(reply)
            self.program.say(line_of(refusal(view, reply, left)))
        why = Phrase(said(self.refusals[-1], "en"), said(self.refusals[-1], "de"))
        return self.give_up(decision.seat, SAY("gave-no-legal-answer", why=why))

    def reply(self, view: View, decision: Decision, proposals: list[Answer], seconds: float) -> Answer | Refused:
        """The first line that replies to this question."""
        began = monotonic()
        reply: Answer | Refused | None = None
        while reply is None:
            line = self.program.hear(max(0.0, began + seconds - monotonic()))
            reply = read_reply(line, view, decision, proposals, self.questions)
        self.slowest = max(self.slowest, monotonic() - began)
        return reply

    def give_up(self, seat: Seat, what: Phrase) -> Answer:
        program = shown(self.command, 120)
        self.forfeit = SAY("program", program=program, what=what)
        self.program.end(grace=0)
        return Answer(seat, CONCEDE)

    def tell_end(self, match: Match, seat: Seat) -> None:
        """The match is over: the bot hears how, and may put its things away."""
        self.program.say(line_of(over(match, seat)))
        self.close()

    def close(self) -> None:
        self.program.end()


def said(refused: Refused, lang: str) -> str:
    """What was wrong, in a few words."""
    rules = ", ".join([f"{refusal.rule} {refusal.because}" for refusal in refused.refusals])
    return shown(rules or refused.trouble.spoken(lang), 200)
