"""Whoever has left does nothing and suffers nothing: nothing is told of him until he is back. A captive only waits."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.state import HERE, MageKnight
from tercio.games.warlord.state import DISCARD, Warlord
from tercio.kernel import NOBODY, Decision, Event, Match
from tercio.texts import phrasebook_of

# By game: what its pieces are called, the events with which one leaves, and those with which one comes (back).
LEAVING: Final = {
    "mageknight": ("warrior", {"eliminated", "removed"}, {"reanimated", "placed"}),
    "skirmish": ("unit", {"left"}, set[str]()),
    "summoners": ("unit", {"killed", "left"}, {"arrived"}),
    "warlord": ("card", {"left", "removed"}, {"entered", "retrieved", "returned", "discarded"}),
}
OF_SPELLS: Final = {"faded"}  # names whose spell it was
OF_DISCARDS: Final = {"pays", "removed"}  # a discard pile holds the dead, and costs may remove cards from it
# MK-BOMB-19, a52: bombs strike, whatever has become of the gunner.
OF_GUNNERS: Final = {"bomb-value", "attack-value", "damage-value", "critical-hit", "critical-miss", "bomb-removed"}
WITH_CAPTIVES: Final = {"escort", "finish"}  # MK-CAPTURE-10, MK-CAPTURE-22


class Departed:
    """Keeps account of those who have left; `look` tells of whom something was told, or asked, all the same."""

    def __init__(self) -> None:
        self.told = 0
        self.gone: set[int] = set()
        self.gunners: set[int] = set()  # those whose bombs are or were on the field

    def look(self, m: Match, decision: Decision) -> list[str]:
        events = m.events[self.told :]
        self.told = len(m.events)
        found: list[str] = []
        for event in events:
            found += self.follow(m, event)
        return found + captives_asked(m, decision)

    def follow(self, m: Match, event: Event) -> list[str]:
        kind, leaving, coming = LEAVING[m.game.id]
        if event.name in coming and event.facts:
            self.gone -= set(event.facts)
        if event.name == "shuffled" and isinstance(m.state, Warlord):  # who lay on the pile may be in the deck again
            cards = m.state.cards
            self.gone = {n for n in self.gone if cards[n].owner != event.facts[0] or cards[n].zone == DISCARD}
        named = {number for name, number in phrasebook_of(m.game.id).facts_of(event) if name == kind}
        gunners = {bomb.shooter for bomb in m.state.bombs} if isinstance(m.state, MageKnight) else set[int]()
        self.gunners |= gunners
        excused = self.gunners if event.name in OF_GUNNERS else set[int]()
        found = sorted(named & self.gone - excused) if event.name not in OF_SPELLS | OF_DISCARDS else []
        if event.name in leaving:
            self.gone.add(event.facts[0])
        return [f"{event} names {found}, who have left"] if found else []


def captives_asked(m: Match, decision: Decision) -> list[str]:
    """A captive is given nothing to do, and nobody does anything to it but its guard. MK-CAPTURE-14, MK-CAPTURE-15"""
    state = m.state
    if not isinstance(state, MageKnight):
        return []
    captives = {warrior.id for warrior in state.warriors if warrior.guard != NOBODY and warrior.gone == HERE}
    book, found = phrasebook_of(m.game.id), list[str]()
    for option in decision.options if captives else ():
        entry = book.option(option.key)
        named = {option.subject} if entry.subject == "warrior" else set[int]()
        named |= set(option.among) if entry.picks == "warrior" else set[int]()
        if named & captives and option.key not in WITH_CAPTIVES:
            found.append(f"{option.key} names {sorted(named & captives)}, who are captive")
    return found
