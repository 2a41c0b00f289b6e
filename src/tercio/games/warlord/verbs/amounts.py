"""The numbers of a clause: as they stand there, or worked out once, when the clause is carried out. A122"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tercio.games.warlord.numbers.registry import numbers
from tercio.games.warlord.printed.cards import Clause
from tercio.games.warlord.state import warlord
from tercio.games.warlord.verbs.roles import card_named, viewer
from tercio.kernel import Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


def worked_out(m: Match, p: Perform, clause: Clause, times: int) -> int:
    """A multiple of the number that the clause counts, and what it adds; nothing is counted where nobody is."""
    card, me = card_named(m, p, clause.of), viewer(m, p, clause.counted)
    if card is None or me is None:
        return clause.plus
    return clause.plus + times * numbers()[clause.per].count(warlord(m), card, clause.counted, me)


def amount_of(m: Match, p: Perform, clause: Clause) -> int:
    return worked_out(m, p, clause, clause.amount) if clause.per and clause.counts != "number" else clause.amount


def number_of(m: Match, p: Perform, clause: Clause) -> int:
    """How many; never fewer than none."""
    return max(0, worked_out(m, p, clause, clause.number)) if clause.per else clause.number


def dc_of(m: Match, p: Perform, clause: Clause) -> int:
    """A DC has the number that is worked out on top. WL-SKILL-01"""
    return clause.dc + worked_out(m, p, clause, clause.amount or 1) if clause.per else clause.dc
