"""Who plays with what: the decks or armies of a match, from the command line, a menu, or by lot."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import typer

from tercio.cli.players import HUMAN
from tercio.cli.words import WORDS
from tercio.content import files
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.games.forces import Forces, Ready
from tercio.kernel import Dice, Game, Setup

SAY: Final = Wording("tercio.cli")

LARGEST: Final = 1_000_000  # bytes of a list
SENTENCE: Final = re.compile(r".*?[.!?](?=\s|$)")


class Mustering:
    """Gathers a force for every seat: those that are named, then the people's choices, then others for the bots."""

    def __init__(self, game: Game, forces: Forces, players: Sequence[str], dice: Dice, lang: str) -> None:
        self.game = game
        self.forces = forces
        self.players = players
        self.dice = dice
        self.lang = lang
        self.ready = forces.ready(game)
        self.people = len([player for player in players if player == HUMAN])

    def setup(self, words: Sequence[str]) -> Setup:
        chosen: dict[int, Any] = {seat: self.named(typed) for seat, typed in enumerate(words)}
        for seat, player in enumerate(self.players):
            if seat not in chosen and player == HUMAN:
                chosen[seat] = self.ask(seat)
        for seat in range(len(self.players)):
            if seat not in chosen:
                chosen[seat] = self.forces.by_lot(self.game, list(chosen.values()), self.dice)
        return self.forces.setup([chosen[seat] for seat in range(len(self.players))])

    def named(self, typed: str) -> Any:
        """A ready one by its name, or a file."""
        names = [ready.name for ready in self.ready]
        if typed.lower() in names:
            return typed.lower()
        path = Path(typed)
        if path.exists():
            return self.forces.read(self.game, read_text(path), str(path))
        near = ", ".join(difflib.get_close_matches(typed.lower(), names, n=3) or names)
        thing, named = self.forces.thing, shown(typed)
        raise BadInput(
            *SAY("no-called-no-file-either", thing=thing, named=named, near=near),
            key=self.forces.option,
        )

    # -- the menu ----------------------------------------------------------------

    def ask(self, seat: int) -> Any:
        """The ready ones with a sentence each; a number, a name or a file chooses."""
        self.show()
        asked = self.forces.question.spoken(self.lang)
        prompt = f"{WORDS.spoken('player', self.lang, number=seat + 1)}: {asked}" if self.people > 1 else asked
        while True:
            try:
                typed = input(f"{prompt} > ").strip()
            except EOFError:
                forces, names = self.forces, ", ".join([ready.name for ready in self.ready])
                article = SAY("an" if forces.thing.en[0] in "aeiou" else "a")
                raise BadInput(
                    *SAY("name-file", article=article, thing=forces.thing, option=forces.option, names=names),
                ) from None
            if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(self.ready):
                typed = self.ready[int(typed) - 1].name
            if typed:
                try:
                    return self.told(self.named(typed))
                except BadInput as trouble:
                    typer.echo(trouble.message(self.lang))

    def show(self) -> None:
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        grid = Table.grid(padding=(0, 2))
        for style in ("cyan", "bold", ""):
            grid.add_column(style=style, no_wrap=style != "")
        for number, ready in enumerate(self.ready, 1):
            words = Text.assemble((ready.title.spoken(self.lang) + ". ", "bold"), first_sentence(ready, self.lang))
            grid.add_row(f"{number:>3}", ready.name, words)
        Console(highlight=False).print(grid)

    def told(self, chosen: Any) -> Any:
        """How the chosen one is played, where it is a ready one."""
        from rich.console import Console
        from rich.padding import Padding
        from rich.text import Text

        for ready in self.ready:
            if ready.name == chosen:
                guide = Text(ready.guide.spoken(self.lang), "dim")
                Console(highlight=False).print(Padding(guide, (1, 2)))
        return chosen


def first_sentence(ready: Ready, lang: str) -> str:
    guide = ready.guide.spoken(lang)
    found = SENTENCE.match(guide)
    return guide if found is None else found[0]


def read_text(path: Path) -> str:
    return files.read_text(path, LARGEST)
