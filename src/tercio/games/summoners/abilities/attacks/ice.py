"""Ice (X). SU-TRAIT-11 to SU-TRAIT-16"""

from __future__ import annotations

from tercio.games.summoners import changes
from tercio.games.summoners.abilities.special_rule import SpecialRule
from tercio.games.summoners.state import Unit
from tercio.kernel import Match


class Ice(SpecialRule):
    """A unit that takes damage receives ice markers."""

    id = "SU-TRAIT-11"
    number = 4
    word = "ice"
    rules = ("SU-TRAIT-11", "SU-TRAIT-12", "SU-TRAIT-13", "SU-TRAIT-14", "SU-TRAIT-15", "SU-TRAIT-16")
    is_numbered = True
    is_of_attack = True

    def marks(self, m: Match, x: int, attacker: Unit, target: Unit) -> None:
        changes.ice(m, target, x, self.id)
