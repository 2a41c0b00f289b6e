"""Domains may counter each other when all of them are revealed. MK-DOMAIN-07, MK-DOMAIN-08"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import OVERCOMES
from tercio.games.mageknight.abilities.registry import by_question
from tercio.games.mageknight.abilities.things import of_domain
from tercio.games.mageknight.printed.dials import Domain
from tercio.kernel import Seat


def is_countered(chosen: list[tuple[Seat, Domain]], seat: Seat, domain: Domain) -> bool:
    """All cards count at once; a countered card still counters, and none counters itself. b77"""
    cards = [card for _, card in chosen]
    for rival, other in chosen:
        if rival != seat and (domain.id in other.counters or is_overcome(domain, other, rival, cards)):
            return True
    return False


def is_overcome(domain: Domain, by: Domain, seat: Seat, cards: list[Domain]) -> bool:
    """The other one, which this player has chosen, does not name it, but says so of all like it."""
    effects = by_question(tuple(of_domain(seat, by)))[OVERCOMES]
    return any([effect.overcomes(cards, domain) for effect in effects])
