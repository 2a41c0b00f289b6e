"""MK-DOMAIN  What lies over the whole battlefield: whom it concerns, what it forbids, what it makes of terrain."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.printed.dials import Change, Domain
from tercio.games.mageknight.state import DOMAINS, MageKnight, Piece
from tercio.kernel import Seat, Tally, Verdict

YOURS: Final = "yours"
OPPOSING: Final = "opposing"

# Effects that a domain names; the ones of the command and the end phase are in effects/weather.
DRIFT_DOUBLED: Final = "drift-doubled"
WEAKER: Final = "weaker-terrain"
STRONGER: Final = "stronger-terrain"
DEMORALIZED_DIE: Final = "demoralized-die"
FROZEN_WATER: Final = "frozen-water"
MAGESTONE_STORM: Final = "magestone-storm"
CLEAR_SKIES: Final = "clear-skies"

# What a domain may forbid.
SPRINT: Final = "sprint"
SURGE: Final = "surge"
PRECISION: Final = "precision"
POINT_BLANK: Final = "point-blank"
RANGED: Final = "ranged"

FROST_RANGE: Final = 6  # inches, where it snows
LEAST_STRUCTURE: Final = 1
RULE_OF_THREE: Final = 3


def has_effect(state: MageKnight, effect: str) -> bool:
    """b78: twice the same is once."""
    return any([effect in domain.effects for _, domain in state.domains()])


def with_effect(state: MageKnight, effect: str) -> list[Domain]:
    return [domain for _, domain in state.domains() if effect in domain.effects]


def is_forbidden(state: MageKnight, what: str) -> bool:
    for _, domain in state.domains():
        if what in domain.forbids:
            return True
    return False


def judge_domains(state: MageKnight, what: str, verdict: Verdict) -> None:
    """MK-DOMAIN-09, b79: a "may not" stands above every "may"."""
    for _, domain in state.domains():
        if what in domain.forbids:
            verdict.refuse("MK-DOMAIN-09", "domain-forbids", (domain.number,))


# -- values ----------------------------------------------------------------------------------------------------


def changes_for(state: MageKnight, owner: Seat, domain: Domain, seat: Seat) -> tuple[Change, ...]:
    """MK-DOMAIN-10  "Your figures" are those of whoever brought it; "opposing" is read from his side."""
    is_opposing = not state.are_allied(owner, seat)
    if domain.whose == YOURS and seat != owner:
        own: tuple[Change, ...] = ()
    elif domain.whose == OPPOSING and not is_opposing:
        own = ()
    else:
        own = domain.changes
    return own + domain.against if is_opposing else own


def cap_range(state: MageKnight, tally: Tally) -> None:
    """With frost and precipitation together nobody sees far. MK-DOMAIN-09"""
    domains = [domain for _, domain in state.domains()]
    for domain in domains:
        if domain.most_range:
            tally.at_most(domain.most_range, "MK-DOMAIN-09")
        if FROZEN_WATER in domain.effects and any(["precipitation" in other.kinds for other in domains]):
            tally.at_most(FROST_RANGE, "MK-DOMAIN-09")


def cap_movement(state: MageKnight, tally: Tally) -> None:
    for _, domain in state.domains():
        if domain.most_movement:
            tally.at_most(domain.most_movement, "MK-DOMAIN-09")


# -- terrain ---------------------------------------------------------------------------------------------------


def structure_of(state: MageKnight, piece: Piece) -> Tally:
    """MK-CONSTRUCTED-30, b78: modifiers add up, under the rule of 3; nothing falls down by itself."""
    tally = Tally(piece.structure, "MK-CONSTRUCTED-30")
    for _, domain in state.domains():
        if WEAKER in domain.effects:
            tally.add(-1, "MK-DOMAIN-09", DOMAINS + domain.number)
        if STRONGER in domain.effects:
            tally.add(1, "MK-DOMAIN-09", DOMAINS + domain.number)
    tally.limit(RULE_OF_THREE, "MK-MOD-10")
    tally.at_least(LEAST_STRUCTURE, "MK-CONSTRUCTED-30")
    return tally


# -- the reveal ------------------------------------------------------------------------------------------------


def is_countered(chosen: list[tuple[Seat, Domain]], seat: Seat, domain: Domain) -> bool:
    """MK-DOMAIN-07, MK-DOMAIN-08, b77: all at once; a countered card still counters."""
    return any([counters(chosen, other, domain) for rival, other in chosen if rival != seat])


def counters(chosen: list[tuple[Seat, Domain]], one: Domain, other: Domain) -> bool:
    """By its name; or a clear sky every other weather, unless that comes twice, as a clear sky itself may."""
    if other.id in one.counters:
        return True
    if CLEAR_SKIES not in one.effects or "weather" not in other.kinds:
        return False
    return len([domain for _, domain in chosen if domain.id == other.id]) < 2
