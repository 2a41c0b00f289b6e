"""Verbs of reacts that change what is under way: wounds, strikes and moves of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tercio.games.warlord.cards import Verb
from tercio.games.warlord.effects.roles import meant
from tercio.games.warlord.steps.hearing import Moves
from tercio.games.warlord.steps.striking import Strike
from tercio.games.warlord.steps.wounding import Wounding
from tercio.kernel import Event, Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performing import Perform

TEXT: Final = "WL-ACTIONCARD-07"

Doing = Callable[["Match", "Perform", Verb], None]


def redirect_wounds(m: Match, p: Perform, verb: Verb) -> None:
    """The wounds that somebody is about to suffer are suffered by the one meant."""
    p.next_line()
    others = [number for number in meant(m, p, verb.who, verb.filter) if number != p.subject]
    if others:
        wounds = m.under(Wounding).pass_on(p.subject, others[0])
        m.emit(Event("passed-on", TEXT, (p.subject, others[0], wounds)))


def ignore_items(m: Match, p: Perform, verb: Verb) -> None:
    """The AC that the opponent has from items does not count for the strike under way."""
    p.next_line()
    strike = m.under(Strike)
    strike.ignores_items = True
    m.emit(Event("items-ignored", TEXT, (strike.target, p.source)))


def hold_back(m: Match, p: Perform, verb: Verb) -> None:
    """Whoever manoeuvres stays where it is; what it has paid stays paid."""
    p.next_line()
    m.under(Moves).is_stopped = True


ANSWERS: Final[dict[str, Doing]] = {
    "redirect-wounds": redirect_wounds,
    "ignore-items": ignore_items,
    "hold-back": hold_back,
}
