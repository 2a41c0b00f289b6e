"""Cards affect warriors, and somebody gets the credit. MK-DAMAGE-12 to MK-DAMAGE-15, MK-ARMY-13, MK-ARMY-14"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.changes import armies as army_changes
from tercio.games.mageknight.changes import cavalry as cavalry_changes
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.state import mageknight
from tercio.kernel import NOBODY, Match, RuleId, Seat, Step

RELIC: Final = "relic"
SORCERY: Final = "sorcery"  # a glyph or an illusion as well
ENCHANTMENT: Final = "enchantment"
COMPANY: Final = "company"
CREDITS: Final[dict[str, RuleId]] = {
    RELIC: "MK-DAMAGE-12",
    SORCERY: "MK-DAMAGE-13",
    ENCHANTMENT: "MK-DAMAGE-14",
    COMPANY: "MK-DAMAGE-15",
}


@dataclass
class Harm(Step):
    """A card turns a dial. The credit is its bearer's, caster's or user's; an enchantment's that of whom it lies on."""

    target: int
    clicks: int
    source: str  # of CREDITS
    actor: int  # who carries the relic, casts the spell, or uses the company's ability
    enchanted: int = NOBODY  # whom an enchantment lies on

    @property
    def credited(self) -> int:
        return self.enchanted if self.source == ENCHANTMENT else self.actor

    def advance(self, m: Match) -> None:
        m.finish(self)
        warrior = mageknight(m).find(self.target)
        if warrior is not None:
            changes.damage(m, warrior, self.clicks, CREDITS[self.source], self.credited)


@dataclass
class ChangeSides(Step):
    """An effect makes a warrior another player's; MK-ARMY-14 says when nothing comes of it. MK-ARMY-13"""

    warrior: int
    seat: Seat
    rule: RuleId = "MK-ARMY-13"

    def advance(self, m: Match) -> None:
        m.finish(self)
        warrior = mageknight(m).find(self.warrior)
        if warrior is not None:
            army_changes.change_sides(m, warrior, self.seat, self.rule)


@dataclass
class Lend(Step):
    """An effect makes a warrior another player's until the turn is over. MKC-UNIT-14, MKC-DISMOUNT-14"""

    warrior: int
    seat: Seat

    def advance(self, m: Match) -> None:
        m.finish(self)
        warrior = mageknight(m).find(self.warrior)
        if warrior is not None:
            cavalry_changes.lend(m, warrior, self.seat, "MK-ARMY-13")
