"""Decks and armies as lists: found by name or in a file, checked against every rule of building, and printed."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn, Protocol, TypeVar

import typer

from tercio.cli.language import say
from tercio.content.table import Phrase
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from rich.console import Console

LONGEST = 400  # characters of a name that are shown


class Listed(Protocol):
    """A deck or an army; one that has no name of its own is called "?"."""

    @property
    def name(self) -> str: ...


class Problem(Protocol):
    """A rule that a list breaks, in words."""

    @property
    def rule(self) -> str: ...
    @property
    def en(self) -> str: ...
    @property
    def de(self) -> str: ...


T = TypeVar("T", bound=Listed)


# -- opening ---------------------------------------------------------------------------------------------


def open_listed(name: str, ready: Mapping[str, T], read: Callable[[str, str], T], missing: Phrase) -> T:
    """The list in the file of this name, or the ready one. `missing` stands before the names of those like it."""
    from tercio.cli.forces import read_text

    path = Path(name)
    if name.lower() in ready and not path.exists():
        return ready[name.lower()]
    if not path.exists():
        near = ", ".join(difflib.get_close_matches(name.lower(), ready, n=3) or ready)
        named = shown(name, longest=LONGEST)
        raise BadInput(
            *SAY("no-file", named=named, missing=missing, near=near),
        )
    return read(read_text(path), shown(name, longest=LONGEST))


def title_of(listed: Listed, name: str) -> str:
    """A list without a name is called like its file."""
    return Path(name).stem if listed.name == "?" else listed.name


# -- checking --------------------------------------------------------------------------------------------


def check_all(
    names: Sequence[str], open_one: Callable[[str], T], judge: Callable[[T], tuple[str, Sequence[Problem]]], lang: str
) -> NoReturn:
    """Every list is reported, no matter what the others are like: its figures, or everything that is wrong with it.

    Exit status 1: some list is not allowed; 2: some cannot be read.
    """
    status = 0
    for name in names:
        try:
            listed = open_one(name)
        except BadInput as trouble:
            typer.echo(f"tercio: {trouble.message(lang)}", err=True)
            status = 2
            continue
        figures, problems = judge(listed)
        print_verdict(shown(name, longest=LONGEST), figures, problems, lang)
        status = max(status, 1 if problems else 0)
    raise typer.Exit(status)


def print_verdict(name: str, figures: str, problems: Sequence[Problem], lang: str) -> None:
    """Each problem with its rule, the rule's title and text, and the figures of this list."""
    from tercio.rules import load

    if not problems:
        typer.echo(f"{name}: ok ({figures})")
        return
    console = screen()
    print_line(console, f"{name}: " + say("not-allowed"), "bold")
    for problem in problems:
        rule = load().rule(problem.rule)
        print_line(console, f"  {problem.rule}  {rule.title(lang)}", "cyan")
        print_line(console, f"    {problem.de if lang == 'de' else problem.en}")
        print_line(console, f"    {rule.text(lang)}", "dim")


# -- printing --------------------------------------------------------------------------------------------


def screen() -> Console:
    from rich.console import Console

    return Console(highlight=False, emoji=False)


def print_line(console: Console, text: str, style: str = "") -> None:
    console.print(text, style=style, markup=False, soft_wrap=not console.is_terminal)


def print_ready(rows: Sequence[tuple[str, str]]) -> None:
    """The ready ones by their names, and a few words about each."""
    widest = max([len(name) for name, _ in rows])
    for name, about in rows:
        typer.echo(f"{name:<{widest}}  {about}")
