"""What the command line says about decks and armies."""

from __future__ import annotations

from typing import Protocol

from tercio.rules import load


class Problem(Protocol):
    """A rule that a list breaks, in words."""

    @property
    def rule(self) -> str: ...
    @property
    def en(self) -> str: ...
    @property
    def de(self) -> str: ...


def told(problem: Problem, lang: str) -> str:
    """The rule with its title, the figures of the list, and the text of the rule."""
    rule = load().rule(problem.rule)
    figures = problem.de if lang == "de" else problem.en
    return f"  {problem.rule}  {rule.title(lang)}\n    {figures}\n    {rule.text(lang)}\n"
