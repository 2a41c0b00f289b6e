"""Verbs about what others do: wounds, strikes and moves under way, and strikes to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ANYONE, SELF, Verb
from tercio.games.warlord.steps.listeners import Moves
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.wounds import Wounding
from tercio.games.warlord.verbs.roles import meant
from tercio.kernel import Event, Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform

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


def challenge(m: Match, p: Perform, verb: Verb) -> None:
    """Those meant must strike at the one in the role `to` before they strike at others, if they can."""
    p.next_line()
    for by in meant(m, p, verb.to or SELF, ANYONE)[:1]:
        for number in meant(m, p, verb.who, verb.filter):
            changes.challenge(m, number, by, verb.until, p.source)


ANSWERS: Final[dict[str, Doing]] = {
    "redirect-wounds": redirect_wounds,
    "ignore-items": ignore_items,
    "hold-back": hold_back,
    "challenge": challenge,
}
