"""A question at the terminal: from what is typed to an answer, or to what the player wants instead."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from time import monotonic
from typing import Final, TypeVar

from tercio.bots import ADVISER, BotSaysNothing, ask_why, named
from tercio.cli.terminal.input import read_numbers, read_path, read_picks
from tercio.cli.terminal.keyboard import Keyboard
from tercio.cli.terminal.screen import COMMANDS, MOST_REASONS, Screen, forced
from tercio.kernel import Answer, Decision, Option, Point, View, seeded
from tercio.texts.playthrough import answer_words

SUGGESTIONS: Final = 5
LOG: Final = 20

T = TypeVar("T")


class Wish(Enum):
    """What a player wants instead of answering now."""

    OPTIONS = "c"
    PASS = "p"  # noqa: S105  (no password)
    BACK = "b"
    GIVE_UP = "g"
    DRAW = "d"
    ASIDE = "a"
    SAVE = "s"
    QUIT = "q"


class Turned(Exception):
    """The player turned away from the prompt: to a suggested answer, or to a wish."""

    def __init__(self, to: Answer | Wish) -> None:
        self.to = to


class Question:
    """One open question and the player in front of it."""

    def __init__(self, screen: Screen, keyboard: Keyboard, view: View, decision: Decision) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.view = view
        self.decision = decision
        self.option: Option | None = None  # the one whose parts are being asked for
        self.suggested: list[Answer] = []

    def ask(self) -> Answer | Wish:
        """The options are listed; commands are obeyed until there is an answer or a wish."""
        self.screen.options(self.view, self.decision)
        try:
            option, rest = self.choose()
            self.option = option
            return self.fill(option, rest)
        except Turned as turned:
            return turned.to

    def choose(self) -> tuple[Option, str]:
        """An option by its number; what follows the number is for its first part."""
        options = self.decision.options
        while True:
            number, _, rest = self.typed(self.screen.word("choose")).partition(" ")
            places = read_numbers(number) or ()
            if len(places) == 1 and 1 <= places[0] <= len(options):
                return options[places[0] - 1], rest
            if number:
                self.screen.tell("not-a-choice", "yellow", most=len(options))

    def fill(self, option: Option, rest: str) -> Answer:
        """Everything the option wants besides its name."""
        picks = forced(option)
        path: tuple[Point, ...] = ()
        numbers: tuple[int, ...] = ()
        if option.most > 0 and not picks:
            picks, rest = self.picks(option, rest), ""
        if option.corners > 0:
            path, rest = self.path(option, picks, rest)
        if option.numbers > 0:
            numbers, rest = self.numbers(option, path, rest), ""
        if rest:
            self.screen.tell("no-rest", "yellow")
            raise Turned(Wish.OPTIONS)
        return option.reply(self.decision.seat, picks, path, numbers)

    def picks(self, option: Option, rest: str) -> tuple[int, ...]:
        if not rest:
            self.screen.picks(self.view, option)
        key = "pick-exactly" if option.least == option.most else "pick-between"
        explained = self.screen.word(key, least=option.least, most=option.most)
        if option.least == 0:
            explained = f"{explained}. {self.screen.word('nothing-picked')}"

        def read(text: str) -> tuple[int, ...] | None:
            return read_picks(text, option.among)

        bad = self.screen.word("bad-picks")
        return self.part(read, explained, bad, rest, may_be_empty=option.least == 0)

    def path(self, option: Option, picks: tuple[int, ...], rest: str) -> tuple[tuple[Point, ...], str]:
        """Corners, or what the game makes of other words; a way that was found for the player is shown.

        Words that are meant for the numbers are handed on.
        """
        for sheet in () if rest else self.screen.sheets(self.view, self.decision, option):
            self.screen.say(self.screen.tally_words(self.view.state, sheet))
        typed = self.screen.terminal.destinations

        def read(text: str) -> tuple[tuple[Point, ...], str] | None:
            place, more = (text, "") if typed is None else typed.parts(option, text)
            corners = read_path(place)
            if corners is None and typed is not None:
                corners = typed.path(self.view, self.decision, option, picks, text, self.screen.lang)
                if corners is not None:
                    self.screen.way(option, corners)
            return None if corners is None else (corners, more)

        usual, bad = self.screen.word("path", corners=option.corners), self.screen.word("bad-path")
        own = self.explained(option, "path")
        return self.part(read, own or usual, own or bad, rest)

    def numbers(self, option: Option, path: tuple[Point, ...], rest: str) -> tuple[int, ...]:
        """Whole numbers, or what the game makes of other words, or of none."""
        key = "one-number" if option.numbers == 1 else "numbers"
        usual = self.screen.word(key, count=option.numbers, low=option.low, high=option.high)
        typed = self.screen.terminal.destinations

        def read(text: str) -> tuple[int, ...] | None:
            found: tuple[int, ...] | None = None
            if typed is not None:
                found = typed.numbers(self.view, self.decision, option, path, text, self.screen.lang)
            return read_numbers(text) if found is None else found

        own, bad = self.explained(option, "numbers"), self.screen.word("bad-numbers")
        is_known = bool(read(""))
        return self.part(read, own or usual, own or bad, rest, may_be_empty=is_known)

    def explained(self, option: Option, part: str) -> str:
        """How this part is typed, where the game has words of its own for it."""
        typed = self.screen.terminal.destinations
        return "" if typed is None else typed.wanted(option, part, self.screen.lang)

    def part(
        self, read: Callable[[str], T | None], explained: str, bad: str, text: str, may_be_empty: bool = False
    ) -> T:
        """One part of the answer, explained unless it is already there; unreadable, it is asked for again."""
        is_explained = False
        while True:
            if text or (is_explained and may_be_empty):
                found = read(text)
                if found is not None:
                    return found
                self.screen.say(bad, "yellow")
            elif not is_explained:
                self.screen.say(explained, "dim")
            is_explained = True
            text = self.typed("")

    # -- commands ----------------------------------------------------------------

    def typed(self, prompt: str) -> str:
        """The next line that is no command."""
        while True:
            line = self.keyboard.line(f"{prompt} > ".lstrip())
            command, _, argument = line.partition(" ")
            if command.lower() in COMMANDS:
                self.obey(command.lower(), argument.strip())
            elif command[:1].lower() == "h" and command[1:].isdecimal() and len(command) < 5:
                self.take_suggestion(int(command[1:]))
            elif not self.screen.look(self.view, self.decision, self.option, line):
                return line

    def obey(self, command: str, argument: str) -> None:
        if command in [wish.value for wish in Wish]:
            raise Turned(Wish(command))
        if command == "?":
            self.screen.help()
        elif command == "i":
            self.screen.things(self.view, argument)
        elif command == "r":
            self.screen.rule(argument.upper() or self.decision.rule)
        elif command == "v":
            self.screen.table(self.view, is_asked_for=True)
        elif command == "l":
            self.show_log()
        elif command == "t":
            self.show_tallies()
        elif command == "w":
            self.weigh()
        else:
            self.suggest()

    def show_log(self) -> None:
        if not self.view.events:
            self.screen.tell("no-events", "dim")
        self.screen.events(self.view.state, self.view.events[-LOG:])

    def narrowed(self) -> Decision:
        """The question, or the option alone where one was chosen."""
        return self.decision if self.option is None else self.decision._replace(options=(self.option,))

    def show_tallies(self) -> None:
        sheets = self.screen.sheets(self.view, self.narrowed())
        if not sheets:
            self.screen.tell("no-tallies", "dim")
        for sheet in sheets:
            self.screen.tally(self.view.state, sheet)

    def suggest(self) -> None:
        """Legal answers, with the option that was chosen where one was."""
        dice = seeded(len(self.view.events))
        self.suggested = self.view.game.propose(self.view, self.narrowed(), SUGGESTIONS, dice)
        if not self.suggested:
            self.screen.tell("no-suggestions", "dim")
            return
        self.screen.tell("suggestions", "dim")
        self.screen.numbered([self.words_of(answer) for answer in self.suggested], "h")

    def weigh(self) -> None:
        """What a thinking bot would say in the player's place, from what he sees, and what it expects."""
        bot = named(ADVISER, len(self.view.events), monotonic)
        try:
            reasons = ask_why(bot, self.view, self.narrowed())
        except BotSaysNothing:  # of the option that was chosen the game has nothing to propose
            reasons = []
        if len(reasons) < 2:
            self.screen.tell("no-suggestions", "dim")
            return
        self.suggested = [reason.answer for reason in reasons[:MOST_REASONS]]
        self.screen.tell("reasons", "dim")
        self.screen.reasons(self.view.state, self.decision, reasons, "h")

    def take_suggestion(self, place: int) -> None:
        if 1 <= place <= len(self.suggested):
            raise Turned(self.suggested[place - 1])
        self.screen.tell("no-suggestions", "dim")

    def words_of(self, answer: Answer) -> str:
        option = self.decision.offered(answer) or answer.bare
        return answer_words(self.screen.speaker, self.view.state, option, answer)
