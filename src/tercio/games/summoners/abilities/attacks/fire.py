"""Fire (X). SU-TRAIT-17 to SU-TRAIT-20"""

from __future__ import annotations

from tercio.games.summoners import changes
from tercio.games.summoners.abilities.special_rule import SpecialRule
from tercio.games.summoners.state import Unit
from tercio.kernel import Match


class Fire(SpecialRule):
    """A unit that takes damage receives fire markers."""

    id = "SU-TRAIT-17"
    number = 5
    word = "fire"
    rules = ("SU-TRAIT-17", "SU-TRAIT-18", "SU-TRAIT-19", "SU-TRAIT-20")
    is_numbered = True
    is_of_attack = True

    def marks(self, m: Match, x: int, attacker: Unit, target: Unit) -> None:
        changes.burn(m, target, x, self.id, attacker.seat)
