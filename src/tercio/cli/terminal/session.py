"""A match at one terminal: people and bots answer, and a match that is left is saved."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Sequence
from pathlib import Path
from tempfile import gettempdir
from time import monotonic
from typing import Final

from tercio.bots import Bot, ask_bot, ask_why
from tercio.cli.players import HUMAN, QUICK
from tercio.cli.terminal.input import read_numbers
from tercio.cli.terminal.keyboard import Keyboard, leaving, undisturbed
from tercio.cli.terminal.questions import Question, Wish
from tercio.cli.terminal.screen import Screen
from tercio.content.trouble import BadInput
from tercio.doors import CommandBot, player_of
from tercio.kernel import (
    AGREE_DRAW,
    CHANCE,
    CONCEDE,
    PASS,
    SPECTATOR,
    TOGETHER,
    Answer,
    Decision,
    Match,
    Recorder,
    Seat,
    Window,
)
from tercio.wire import write_record

LAST_NEWS: Final = 6  # events that are told again when a match goes on
YES: Final = ("yes", "y", "ja", "j")


class Session:
    """One sitting: from the first question, or from a save, to the end or the next save."""

    def __init__(
        self, recorder: Recorder, screen: Screen, file: Path, packs: Sequence[Path] = (), *, has_reasons: bool = False
    ) -> None:
        self.recorder = recorder
        self.screen = screen
        self.file = file
        self.packs = packs
        self.has_reasons = has_reasons  # bots say why, even if it gives away what they hold
        self.keyboard = Keyboard()
        self.people = [seat for seat, player in enumerate(recorder.players) if player == HUMAN]
        self.bots: dict[Seat, Bot] = {
            seat: player_of(player, self.bot_seed(seat), clock=monotonic)
            for seat, player in enumerate(recorder.players)
            if player != HUMAN
        }
        self.passing: set[Seat] = set()  # who wants no reactions until his next turn
        # Who has the screen. With one person at the table nobody else ever looks; with none, everybody may.
        self.looking: Seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        told = max(0, len(self.match.events) - LAST_NEWS) if self.match.answers else 0
        self.told: dict[Seat, int] = dict.fromkeys([*self.people, SPECTATOR], told)  # events, by seat

    @property
    def match(self) -> Match:
        return self.recorder.match

    def bot_seed(self, seat: Seat) -> int:
        """From the dice of the match, but not the same numbers; after a save the bots go on with others."""
        words = f"{self.recorder.dice['words']} {len(self.match.answers)} {seat}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")

    # -- the sitting -------------------------------------------------------------

    def run(self) -> None:
        with leaving():
            try:
                self.play()
            except KeyboardInterrupt:
                self.save_for_later("")
            except EOFError:
                self.save_for_later("input-ended")
            finally:
                self.dismiss_programs()

    def dismiss_programs(self) -> None:
        for seat, bot in self.bots.items():
            if isinstance(bot, CommandBot):
                bot.tell_end(self.match, seat)

    def play(self) -> None:
        if self.match.answers:
            self.screen.tell("resumed", "dim", answers=len(self.match.answers))
        if self.people:
            self.screen.tell("commands", "dim")
        while self.match.asks():
            self.go_on(self.next_question())
        self.finish()

    def next_question(self) -> Decision:
        """Bots do not keep people waiting, and the player who has the screen keeps it as long as possible."""
        asks = self.match.asks()
        for decision in asks:
            if decision.seat in self.bots:
                return decision
        for decision in asks:
            if decision.seat == self.looking:
                return decision
        return asks[0]

    def go_on(self, decision: Decision) -> None:
        if self.is_passed_over(decision):
            with undisturbed():
                self.recorder.answer(Answer(decision.seat, PASS.key))
        elif decision.seat in self.bots:
            self.ask_bot(decision)
        else:
            self.screen.wake()
            self.ask_person(decision)

    def ask_bot(self, decision: Decision) -> None:
        if self.people_playing() and self.recorder.players[decision.seat] not in QUICK:
            self.screen.think(self.screen.speaker.seat(decision.seat))
        bot = self.bots[decision.seat]
        answer = self.reasoned(bot, decision) if self.has_reasons else ask_bot(bot, self.match, decision)
        with undisturbed():
            self.recorder.answer(answer)
        if isinstance(bot, CommandBot) and bot.forfeit is not None:
            self.screen.wake()
            self.screen.say(bot.forfeit.spoken(self.screen.lang), "bold red")
        if not self.people_playing():
            self.tell_news()

    def reasoned(self, bot: Bot, decision: Decision) -> Answer:
        """The bot's answer, told with the best of what else it has weighed."""
        view = self.match.view(decision.seat, since=len(self.match.events))
        reasons = ask_why(bot, view, decision)
        if len(reasons) < 2:
            return reasons[0].answer if reasons else ask_bot(bot, self.match, decision)
        self.screen.wake()
        self.screen.tell("why", "dim", seat=self.screen.speaker.seat(decision.seat))
        self.screen.reasons(view.state, decision, reasons)
        return reasons[0].answer

    def people_playing(self) -> list[Seat]:
        """The people who still have a say; if there are none, the others may watch the bots."""
        playing = self.match.game.playing(self.match)
        return [seat for seat in self.people if seat in playing]

    def is_passed_over(self, decision: Decision) -> bool:
        """A person is spared a reaction that he does not want.

        One that he does not have is spared him only where no other person could learn from it what he holds.
        """
        if decision.seat not in self.people:
            return False
        if not isinstance(self.match.stack[-1], Window):
            self.passing.discard(decision.seat)
            return False
        return decision.seat in self.passing or (len(self.people) == 1 and decision.options == (PASS,))

    def ask_person(self, decision: Decision) -> None:
        if decision.seat != CHANCE:
            self.hand_over(decision.seat)
        name = self.screen.word("dice") if decision.seat == CHANCE else self.screen.speaker.seat(decision.seat)
        self.screen.gap()
        self.screen.head(name)
        self.tell_news()
        self.screen.table(self.match.view(self.looking))
        while self.match.question_to(decision.seat) == decision:
            if not self.is_asked_again(decision):
                return

    def is_asked_again(self, decision: Decision) -> bool:
        """The question once; true if it is still open and nothing has happened."""
        view = self.match.view(self.looking)
        self.screen.question(view.state, decision)
        reply = Question(self.screen, self.keyboard, view, decision).ask()
        if isinstance(reply, Answer):
            return not self.is_taken(decision, reply)
        if reply is Wish.QUIT:
            raise KeyboardInterrupt
        if reply is Wish.SAVE:
            self.save()
        if reply is Wish.PASS:
            return not self.is_passed(decision)
        seat = self.looking if decision.seat == CHANCE else decision.seat
        if reply is Wish.BACK:
            return not self.is_taken_back(seat)
        if reply is Wish.GIVE_UP:
            return not self.is_given_up(seat)
        if reply is Wish.DRAW:
            return not self.is_drawn(seat)
        if reply is Wish.ASIDE:
            self.say_aside(seat)
        return True

    def is_taken(self, decision: Decision, answer: Answer) -> bool:
        """A refused answer is explained: every rule that speaks against it, and what the option allows."""
        with undisturbed():
            verdict = self.recorder.answer(answer)
        if verdict:
            return True
        view = self.match.view(self.looking)
        self.screen.refusal(view.state, verdict.refusals)
        option = decision.offered(answer)
        for sheet in self.screen.sheets(view, decision, option) if option else ():
            self.screen.tally(view.state, sheet)
            self.screen.gap()
        return False

    def is_passed(self, decision: Decision) -> bool:
        """The player passes; where it is about a reaction, he does so until his next turn."""
        if decision.option(PASS.key) is None:
            self.screen.tell("no-pass", "yellow")
            return False
        if isinstance(self.match.stack[-1], Window):
            self.passing.add(decision.seat)
        return self.is_taken(decision, Answer(decision.seat, PASS.key))

    def is_taken_back(self, seat: Seat) -> bool:
        """K-BACK-01  The seat's last answer, while it may; nobody wants back to where he is passed over."""
        with undisturbed():
            is_done = self.recorder.take_back(seat)
            while is_done and self.is_passed_over(self.match.asks()[0]):
                is_done = self.recorder.take_back(seat)
        if is_done:
            self.screen.tell("taken-back", "dim")
            for other in self.told:
                self.told[other] = min(self.told[other], len(self.match.events))
        else:
            self.screen.gap()
            self.screen.tell("no-take-back", "bold red")
            self.screen.rule("K-BACK-01", 2)
            self.screen.gap()
        return is_done

    def is_given_up(self, seat: Seat) -> bool:
        """K-CONCEDE-01  Only if the player means it."""
        if seat not in self.people_playing():
            self.screen.tell("no-giving-up", "yellow")
            return False
        return self.is_meant("give-up-sure", seat) and self.is_left(Answer(seat, CONCEDE))

    def is_drawn(self, seat: Seat) -> bool:
        """K-DRAW-01  The player who wants it asks the others at the table, one after the other."""
        if self.bots:
            self.screen.tell("no-draw", "yellow")
            return False
        for other in self.people_playing():
            if other != seat and not self.is_meant("draw-sure", other):
                return False
        return self.is_left(Answer(TOGETHER, AGREE_DRAW))

    def say_aside(self, seat: Seat) -> None:
        """What the game lets players say at any time; the open question stays open."""
        game, state = self.match.game, self.match.view(self.looking).state
        possible = [Answer(who, key) for key in game.asides for who in (seat, TOGETHER)]
        sayable = [answer for answer in possible if self.match.judge(answer)]
        if not sayable:
            self.screen.tell("no-aside", "yellow")
            return
        self.screen.numbered([self.screen.speaker.option(state, game.asides[answer.key]) for answer in sayable])
        typed = read_numbers(self.keyboard.line(f"{self.screen.word('which-aside')} > ")) or ()
        if len(typed) == 1 and 1 <= typed[0] <= len(sayable) and self.is_left(sayable[typed[0] - 1]):
            self.tell_news()

    def is_meant(self, key: str, seat: Seat) -> bool:
        typed = self.keyboard.line(f"{self.screen.word(key, seat=self.screen.speaker.seat(seat))} > ")
        if typed.lower() not in YES:
            self.screen.tell("not-given-up", "dim")
            return False
        return True

    def is_left(self, answer: Answer) -> bool:
        with undisturbed():
            return bool(self.recorder.answer(answer))

    # -- what is shown to whom -----------------------------------------------------

    def hand_over(self, seat: Seat) -> None:
        """What one player saw is gone before the next one sits down."""
        if seat == self.looking:
            return
        self.looking = SPECTATOR
        self.keyboard.forget()
        self.screen.clear()
        self.screen.tell("hand-over", "bold", seat=self.screen.speaker.seat(seat))
        if self.keyboard.line("").lower() == Wish.QUIT.value:
            raise KeyboardInterrupt
        self.looking = seat

    def tell_news(self) -> None:
        """What this seat has not been told yet, as far as it may know."""
        view = self.match.view(self.looking, self.told[self.looking])
        self.screen.news(view)
        self.told[self.looking] = len(self.match.events)

    def finish(self) -> None:
        self.screen.wake()
        if len(self.people) > 1:
            self.screen.clear()
            self.looking = SPECTATOR
            self.told[SPECTATOR] = min(self.told.values())
        self.screen.gap()
        self.screen.head(self.screen.word("over"))
        self.tell_news()
        self.screen.table(self.match.view(self.looking))
        if self.save():
            self.screen.tell("how-to-replay", command=self.command("replay"))

    # -- saving ------------------------------------------------------------------

    def save(self) -> bool:
        """Where it cannot be written, the match goes on and the player can do something about it."""
        try:
            with undisturbed():
                write_record(self.file, self.recorder.record())
        except BadInput as trouble:
            self.screen.say(trouble.message(self.screen.lang), "bold red")
            return False
        self.screen.tell("saved", file=self.file)
        return True

    def save_for_later(self, because: str) -> None:
        """Saved before anything is said, for the terminal may be gone."""
        with undisturbed():
            try:
                write_record(self.file, self.recorder.record())
            except BadInput:
                self.file = Path(gettempdir()) / self.file.name  # better there than nowhere
                write_record(self.file, self.recorder.record())
            self.screen.wake()
            self.screen.gap()
            if len(self.people) > 1:
                self.screen.clear()  # what the last player saw does not stay behind
            if because:
                self.screen.tell(because)
            self.screen.tell("saved", file=self.file)
            self.screen.tell("how-to-resume", "bold", command=self.command("resume"))

    def command(self, name: str) -> str:
        words = ["tercio", name, str(self.file)]
        for pack in self.packs:
            words += ["--pack", str(pack)]
        return shlex.join(words)
