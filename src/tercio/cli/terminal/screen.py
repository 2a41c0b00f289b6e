"""What a player sees: the table, what happened, what is asked, and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Divider
from rich.status import Status
from rich.table import Table
from rich.text import Text

from tercio.bots import Reason
from tercio.cli.words import WORDS
from tercio.content.trouble import BadInput
from tercio.games import box_of
from tercio.games.remarks import Sheet, tries_of
from tercio.games.terminal import Spans
from tercio.kernel import Decision, Event, Game, Option, Point, Refusal, State, View
from tercio.kernel.tally import BANDS
from tercio.rules import load
from tercio.texts import Speaker
from tercio.texts.playthrough import answer_words

WIDEST: Final = 100
MOST_NEWS: Final = 24  # more events than these are not shown unasked
FEW_OPTIONS: Final = 6  # up to this many stand in one column
COMMANDS: Final = ("?", "i", "r", "t", "v", "l", "h", "w", "p", "c", "b", "g", "d", "a", "s", "q")
ARGUMENTS: Final = {"r": "r ID", "i": "i NAME"}
MOST_THINGS: Final = 3
MOST_REASONS: Final = 5
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the lines that have scrolled away, too


class Screen:
    """A terminal of one player after the other, in one language."""

    def __init__(self, game: Game, lang: str, console: Console | None = None) -> None:
        self.game = game
        self.lang = lang
        self.speaker = Speaker(game, lang)
        self.console = console or Console(highlight=False)
        self.console.width = min(self.console.width, WIDEST)
        box = box_of(game.id)
        self.terminal = box.terminal()
        self.numbers, self.remarks = box.words()
        self.drawn: list[Spans] = []
        self.thought: Status | None = None  # what is shown while a bot thinks

    # -- words -------------------------------------------------------------------

    def word(self, key: str, **slots: Any) -> str:
        return WORDS.spoken(key, self.lang, **slots)

    def gap(self) -> None:
        self.console.print()

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        self.console.print(indented(Text(printable(text), style), indent))

    def tell(self, key: str, style: str = "", **slots: Any) -> None:
        """One line that is never broken, so that a command in it can be copied."""
        self.console.print(Text(printable(self.word(key, **slots)), style), soft_wrap=True)

    def head(self, title: str, style: str = "bold") -> None:
        self.console.print(Divider(Text(title, style), align="left", style="dim"))

    def clear(self) -> None:
        """Nothing of what stood here can be scrolled back to, and the table is drawn anew."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        self.drawn = []

    # -- the match ---------------------------------------------------------------

    def table(self, view: View, is_asked_for: bool = False) -> None:
        """The table as this seat sees it, unless it looks just as it did or the game finds it in the way."""
        table = self.terminal.table
        if self.drawn and not is_asked_for and not table.is_drawn(view):
            return
        lines = table.draw(view, self.lang)
        if lines and (is_asked_for or lines != self.drawn):
            self.gap()
            self.lines(lines)
            self.gap()
        self.drawn = lines

    def lines(self, lines: Sequence[Spans], indent: int = 0) -> None:
        for line in lines:
            spans = [(printable(span.text), span.style) for span in line]
            self.console.print(Text.assemble(" " * indent, *spans), soft_wrap=True)

    def think(self, name: str) -> None:
        """Somebody is thinking, until `wake`: a mark that moves, and a line where nothing can move."""
        if self.thought is None:
            words = self.word("thinking", seat=name)
            if self.console.is_dumb_terminal or not self.console.is_terminal:
                self.say(words, "dim")
            self.thought = self.console.status(Text(words, "dim"))
            self.thought.start()

    def wake(self) -> None:
        if self.thought is not None:
            self.thought.stop()
            self.thought = None

    def news(self, view: View) -> None:
        """What has happened, as far as the game finds it worth telling."""
        self.events(view.state, [event for event in view.events if self.terminal.table.is_news(view, event)])

    def events(self, state: State, events: Sequence[Event]) -> None:
        """A sentence each, with the rule at the right edge."""
        if len(events) > MOST_NEWS:
            self.tell("earlier", "dim", count=len(events) - MOST_NEWS)
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", no_wrap=True, style="dim")
        for event in events[-MOST_NEWS:]:
            style = "yellow" if event.name == "rolled" else ""
            grid.add_row(Text(printable(self.speaker.event(state, event)), style), event.rule)
        if events:
            self.console.print(grid)

    def question(self, state: State, decision: Decision) -> None:
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(ratio=1, style="bold")
        grid.add_column(justify="right", no_wrap=True, style="dim")
        grid.add_row(Text(printable(self.speaker.question(state, decision))), decision.rule)
        self.console.print(grid)

    def options(self, view: View, decision: Decision) -> None:
        told = [""] * len(decision.options)
        if self.remarks is not None:
            told = [self.remarks.remark(view, option, self.lang) for option in decision.options]
        self.numbered([self.option_words(view.state, decision.seat, o) for o in decision.options], "", told)

    def picks(self, view: View, option: Option) -> None:
        """What may be picked, by number."""
        notes = [""] * len(option.among)
        if self.remarks is not None:
            notes = [self.remarks.note(view, option, pick, self.lang) for pick in option.among]
        self.numbered([self.speaker.picked(view.state, option, pick) for pick in option.among], "", notes)

    def option_words(self, state: State, seat: int, option: Option) -> str:
        """Where there is only one way to pick, it is shown at once."""
        picks = forced(option)
        if not picks:
            return self.speaker.option(state, option)
        return answer_words(self.speaker, state, option, option.reply(seat, picks))

    def numbered(self, texts: Sequence[str], prefix: str = "", remarks: Sequence[str] = ()) -> None:
        """A list from 1; long lists of short texts stand in columns and are read downwards."""
        told = remarks if any(remarks) else [""] * len(texts)
        numbers = [f"{prefix}{place}" for place in range(1, len(texts) + 1)]
        widest = max([len(text) for text in texts]) + len(numbers[-1]) + 4
        is_long = len(texts) > FEW_OPTIONS and not any(told)
        columns = max(1, min(3, self.console.width // widest)) if is_long else 1
        rows = -(-len(texts) // columns)
        grid = Table.grid(padding=(0, 2))
        for _ in range(columns):
            grid.add_column(justify="right", style="cyan", no_wrap=True)
            grid.add_column()
        for row in range(rows):
            cells: list[Text] = []
            for place in range(row, len(texts), rows):
                words = Text(printable(texts[place]))
                if told[place]:
                    words.append(f"  {printable(told[place])}", "dim")
                cells += [Text(numbers[place]), words]
            grid.add_row(*cells)
        self.console.print(indented(grid, 2))

    def reasons(self, state: State, decision: Decision, reasons: Sequence[Reason], prefix: str = "") -> None:
        """The best of what was weighed, each with what is expected of it."""
        best = reasons[:MOST_REASONS]
        told: list[str] = []
        for reason in best:
            option = decision.offered(reason.answer) or reason.answer.bare
            told.append(answer_words(self.speaker, state, option, reason.answer))
        self.numbered(told, prefix, [self.word("expects", value=reason.value) for reason in best])

    # -- rules and numbers -------------------------------------------------------

    def rule(self, rule_id: str, indent: int = 0, is_brief: bool = False) -> None:
        """A rule with its title, text and house rulings, or which ids are like it."""
        try:
            rule = load().rule(rule_id)
        except BadInput as trouble:
            self.say(trouble.message(self.lang), "yellow", indent)
            return
        title = Text.assemble((rule.id, "cyan"), "  ", (rule.title(self.lang), "bold"))
        self.console.print(indented(title, indent))
        self.say(rule.text(self.lang), indent=indent)
        for house in load().rulings_of(rule.id):
            self.say(self.word("house-ruling", ruling=house.id, title=house.title.spoken(self.lang)), "dim", indent)
            if not is_brief:
                self.say(house.text.spoken(self.lang), indent=indent)

    def refusal(self, state: State, refusals: Sequence[Refusal]) -> None:
        """Every refusal: what is wrong, and the rule that says so."""
        self.gap()
        self.tell("refused", "bold red")
        for refusal in refusals:
            self.say(self.speaker.because(state, refusal), "red", 2)
            self.rule(refusal.rule, 4, is_brief=True)
        self.gap()

    def sheets(self, view: View, decision: Decision, option: Option | None = None) -> list[Sheet]:
        """The game's tallies for this question, or for one option of it."""
        found = self.numbers.sheets(view, decision)
        if option is None:
            return found
        named = (option.key, option.subject, option.detail)
        return [sheet for sheet in found if (sheet.key, sheet.subject, sheet.detail) == named]

    def tally(self, state: State, sheet: Sheet) -> None:
        """The total, and under it each receipt with its rule and the thing it comes from."""
        self.say(self.tally_words(state, sheet), "bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(style="dim")
        for line in sheet.tally.receipts:
            value = self.speaker.receipt(state, sheet.key, line)
            parts = (self.speaker.source(state, sheet.key, line), self.title_of(line.rule))
            why = ": ".join([part for part in parts if part])
            grid.add_row(self.speaker.word("band", BANDS[line.band]), value, line.rule, why)
        self.console.print(indented(grid, 2))

    def tally_words(self, state: State, sheet: Sheet) -> str:
        title = self.speaker.tally(state, sheet.key, sheet.subject, sheet.detail)
        return f"{title}: {self.speaker.figure(state, sheet.key, sheet.tally.total)}"

    def title_of(self, rule_id: str) -> str:
        try:
            return load().title(rule_id, self.lang)
        except BadInput:
            return ""

    # -- things ------------------------------------------------------------------

    def things(self, view: View, words: str) -> None:
        """Everything about what the player may mean: what it is, and what cannot be done with it now, and why."""
        describe = self.terminal.describe
        found = [] if self.remarks is None or not words else self.remarks.find(view, words, self.lang)
        if not found:
            self.tell("no-things", "yellow")
        for thing in found[:MOST_THINGS]:
            self.gap()
            self.lines([] if describe is None else describe(view, thing, self.lang))
            self.hindrances(view, thing)
        if len(found) > MOST_THINGS:
            self.gap()
            self.tell("more-things", "dim", count=len(found) - MOST_THINGS)
        self.gap()

    def hindrances(self, view: View, thing: int) -> None:
        for answer in [] if self.remarks is None else tries_of(self.remarks, view, thing):
            option = answer.bare
            words = answer_words(self.speaker, view.state, option, answer)
            refusals = [refusal for refusal in view.judge(answer).refusals if refusal.because != "wrong-picks"]
            for refusal in refusals[:1]:
                because = f"{self.speaker.because(view.state, refusal)} [{refusal.rule}]"
                self.say(self.word("not-now", what=words, because=because), "dim", 2)

    def look(self, view: View, decision: Decision, option: Option | None, words: str) -> bool:
        """Whatever the player asks the game to show; false where the words are for something else."""
        distances = self.terminal.distances
        lines = None if distances is None else distances.look(view, decision, option, words, self.lang)
        if lines is None:
            return False
        self.gap()
        self.lines(lines)
        self.gap()
        return True

    def way(self, option: Option, path: Sequence[Point]) -> None:
        """A way or a place that was found for the player, as it could have been typed."""
        key = "place" if option.corners == 1 else "way"
        self.tell(key, "dim", path=" ".join([self.speaker.place(x, y) for x, y in path]))

    # -- help --------------------------------------------------------------------

    def help(self) -> None:
        self.gap()
        self.say(self.word("help-title"), "bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        grid.add_row("1, 2, ...", self.word("help-number"))
        for command in COMMANDS:
            grid.add_row(ARGUMENTS.get(command, command), self.word(f"help-{command}"))
        distances = self.terminal.distances
        for typed, meaning in () if distances is None else distances.help_rows(self.lang):
            grid.add_row(typed, meaning)
        self.console.print(indented(grid, 2))
        self.gap()


def forced(option: Option) -> tuple[int, ...]:
    """The picks where there is no choice."""
    return option.among if 0 < option.least == option.most == len(option.among) else ()


def indented(shown: Text | Table, by: int) -> Padding:
    return Padding(shown, (0, 0, 0, by), expand=False)


def printable(text: str) -> str:
    """Names come from packs and records: no control character of theirs reaches the terminal."""
    return "".join([sign if sign.isprintable() or sign in "\n\u00a0" else "\ufffd" for sign in text])
