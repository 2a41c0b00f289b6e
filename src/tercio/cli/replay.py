"""`tercio replay`: a record step by step, forward and back, or told at once."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.language import Language
from tercio.cli.play import Packs

if TYPE_CHECKING:
    from tercio.cli.terminal.screen import Screen
    from tercio.kernel import Answer, Game, Match, Record

STRIDE: Final = 50  # answers from one kept match to the next


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")],
    is_printed: Annotated[bool, typer.Option("--print", help="Print everything at once.")] = False,
    pack: Packs = None,
    lang: Language = "",
) -> None:
    """Look at a match again, answer by answer, with everything open. Without a terminal all is printed."""
    from tercio.cli.records import open_record, play_again
    from tercio.cli.terminal.screen import Screen, printable
    from tercio.texts import Speaker
    from tercio.texts.playthrough import playthrough

    game, record = open_record(file, pack or ())
    play_again(game, record, file)
    if is_printed or not sys.stdin.isatty() or not sys.stdout.isatty():
        for line in playthrough(Speaker(game, lang), game, record):
            typer.echo(printable(line))
        return
    Projector(Screen(game, lang), Reel(game, record)).run()


class Reel:
    """The match after any number of answers."""

    def __init__(self, game: Game, record: Record) -> None:
        from tercio.kernel import start
        from tercio.kernel.record import load_dice

        self.record = record
        self.kept: dict[int, Match] = {0: start(game, record.setup, load_dice(record.dice))}

    def at(self, number: int) -> Match:
        near = max([kept for kept in self.kept if kept <= number])
        match = self.kept[near].clone()
        for place in range(near, number):
            match.answer(self.record.answers[place])
            if (place + 1) % STRIDE == 0:
                self.kept[place + 1] = match.clone()
        return match


class Projector:
    """Shows one answer at a time: the question, the answer, what came of it, and the table."""

    def __init__(self, screen: Screen, reel: Reel) -> None:
        self.screen = screen
        self.reel = reel
        self.last = len(reel.record.answers)
        self.number = 0

    def run(self) -> None:
        from tercio.cli.terminal.keyboard import Keyboard

        keyboard = Keyboard()
        prompt = self.screen.word("replay-prompt")
        self.show()
        while True:
            try:
                typed = keyboard.line(f"{prompt} > ").lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.gap()
                return
            if typed == "q":
                return
            self.obey(typed)

    def obey(self, typed: str) -> None:
        if typed in ("", "n"):
            if self.number == self.last:
                self.screen.tell("replay-end", "dim")
            else:
                self.go_to(self.number + 1)
        elif typed == "p":
            self.go_to(self.number - 1)
        elif typed.isdecimal() and len(typed) < 9:
            self.go_to(int(typed))
        elif typed.startswith("r "):
            self.screen.rule(typed[2:].strip().upper())
        else:
            self.screen.say(self.screen.word("replay-help"), "dim")

    def go_to(self, number: int) -> None:
        self.number = max(0, min(self.last, number))
        self.show()

    def show(self) -> None:
        """What the answer with this number did; before the first one, how the match stood."""
        from tercio.kernel import SPECTATOR, View

        self.screen.console.clear()
        if self.number == 0:
            match, told = self.reel.at(0), 0
            self.screen.head(self.screen.word("replay-start"))
        else:
            match = self.reel.at(self.number - 1)
            told = len(match.events)
            self.show_answer(match, self.reel.record.answers[self.number - 1])
        self.screen.events(match.state, match.events[told:])
        # A view of everything: the match was played, and its record holds all its secrets anyway.
        self.screen.table(View(SPECTATOR, match, (), ()), is_asked_for=True)

    def show_answer(self, match: Match, answer: Answer) -> None:
        """The question as it was asked, and the match takes the answer again."""
        from tercio.texts.playthrough import answer_words, option_of, question_of

        place = self.screen.word("replay-place", at=self.number, all=self.last)
        self.screen.head(f"{place} · {self.screen.speaker.seat(answer.seat)}")
        decision = question_of(match, answer)
        if decision:
            self.screen.question(match.state, decision)
        words = answer_words(self.screen.speaker, match.state, option_of(decision, answer), answer)
        self.screen.say(f"> {words}", "cyan")
        match.answer(answer)
