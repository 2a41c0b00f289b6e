"""MK-ATTACKSEQ-17, MKA  What an attack sets off once its damage is dealt."""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.mageknight.abilities.registry import abilities, rule_of
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.aims import Blow
from tercio.games.mageknight.positions.answers import ability_of, owner_of
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.kernel import Answer, Decision, Match, Step, plain


def begin_aftermath(m: Match, blow: Blow, due: tuple[int, ...], touched: tuple[int, ...]) -> None:
    """The gate of all that an attack sets off: nothing where neither an ability works nor magic has."""
    if due or touched:
        m.push(Aftermath(blow, due, touched))


@dataclass
class Aftermath(Step):
    """Where several things are set off, the active player says which comes next; a curse comes last of all. a32"""

    blow: Blow
    due: tuple[int, ...]  # abilities of warriors, by number
    touched: tuple[int, ...] = ()  # those on whom magic has worked

    def pending(self, state: MageKnight) -> tuple[int, ...]:
        return tuple([source for source in self.due if self.still_works(state, source)])

    def still_works(self, state: MageKnight, source: int) -> bool:
        """Whoever is gone, or has turned to another click, sets nothing off any more. H21"""
        owner = state.find(owner_of(source))
        return owner is not None and abilities()[ability_of(source)].still_works(state, owner, self.blow)

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        due = self.pending(state)
        if len(due) < 2:
            return ()
        options = tuple([plain("resolve", rule_of(ability_of(source)), source) for source in due])
        return (Decision(state.active, "aftermath", "MK-ATTACKSEQ-17", options, self.blow.attacker),)

    def take(self, m: Match, answer: Answer) -> None:
        self.resolve(m, answer.subject)

    def advance(self, m: Match) -> None:
        due = self.pending(mageknight(m))
        if due:
            self.resolve(m, due[0])
            return
        m.finish(self)
        for number in sorted(set(self.touched)):
            changes.curse(m, mageknight(m).warriors[number])

    def resolve(self, m: Match, source: int) -> None:
        self.due = tuple([other for other in self.due if other != source])
        ability, owner = abilities()[ability_of(source)], mageknight(m).warriors[owner_of(source)]
        if ability.is_magic and owner.id != self.blow.attacker:
            self.touched = (*self.touched, self.blow.attacker)
        ability.resolve(m, self.blow, owner)
