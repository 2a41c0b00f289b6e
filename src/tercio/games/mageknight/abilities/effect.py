"""A thing that lies on the table changes the rules while it lies there; what it does is asked like any other text.

A thing says whom it concerns: a domain everybody or one side, an item its bearer, an enchantment its target, a glyph
whoever is near, a terrain card whoever stands in it. An effect says what is different for them. Most cards only print
numbers, and the effects for these are here. Everything else has a word on the card, and stands under this word in a
module of its own in the room `effects`; `registry` finds it there.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tercio.games.mageknight.abilities.ability import Text
from tercio.games.mageknight.printed.dials import Change, Domain
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import CARD, NOBODY, RuleId, Seat, Tally, Verdict

# The cards on which a word can stand.
DOMAIN: Final = "domain"
ILLUSION: Final = "illusion"
ITEM: Final = "item"
ENCHANTMENT: Final = "enchantment"
GLYPH: Final = "glyph"

# What a card can forbid: talents, and kinds of actions. A procedure asks before it lets anybody use one of them.
SPRINT: Final = "sprint"
SURGE: Final = "surge"
PRECISION: Final = "precision"
POINT_BLANK: Final = "point-blank"
SOAR: Final = "soaring"
SHOOT: Final = "ranged"  # ranged combat actions
RANGED_ATTACKS: Final = "ranged-attacks"  # MK-BOMB-28  whatever leads to them
DEEDS: Final = (SHOOT, RANGED_ATTACKS, SPRINT, SURGE, PRECISION, SOAR, POINT_BLANK)

COMMON: Final = "adventuring-company"  # MKO-COMPANY-04  the faction, as it were, that members share


class Thing:
    """Something that lies there, and whose it is. It concerns everybody, unless a kind of thing says otherwise."""

    def __init__(self, number: int = NOBODY, seat: Seat = NOBODY) -> None:
        self.number = number  # as receipts name it
        self.seat = seat

    def concerns(self, state: MageKnight, warrior: Warrior) -> bool:
        return True


NOTHING: Final = Thing()


class Effect(Text):
    """What a thing does; there is one object for each thing that does it."""

    rank = CARD
    cards: ClassVar[tuple[str, ...]] = (DOMAIN, ILLUSION)  # where its word can stand

    def __init__(self, thing: Thing = NOTHING) -> None:
        self.thing = thing


# -- what is printed as a number -----------------------------------------------------------------------------------


class Changes(Effect):
    """It adds so much to values. MK-MOD-02, MK-ITEM-11, MK-DOMAIN-10, MK-CONSTRUCTED-25, MKS-ENCHANT-04"""

    def __init__(self, thing: Thing, rule: RuleId, changes: tuple[Change, ...]) -> None:
        super().__init__(thing)
        self.rule = rule
        self.changes = changes

    def add(self, state: MageKnight, bearer: Warrior, value: str, tally: Tally) -> None:
        for change in self.changes:
            if change.value == value and self.thing.concerns(state, bearer):
                tally.add(change.amount, self.rule, self.thing.number)


class Caps(Effect):
    """No value is greater than this. MK-DOMAIN-09"""

    def __init__(self, thing: Thing, value: str, most: int) -> None:
        super().__init__(thing)
        self.value = value
        self.most = most

    def cap(self, state: MageKnight, bearer: Warrior, value: str, tally: Tally) -> None:
        if value == self.value:
            tally.at_most(self.most, "MK-DOMAIN-09")


class Forbids(Effect):
    """Nobody may use this, whatever else lets him: a "may not" stands above every "may". MK-DOMAIN-09, b79"""

    def __init__(self, thing: Thing, domain: Domain) -> None:
        super().__init__(thing)
        self.domain = domain

    def on_deed(self, state: MageKnight, deed: str, verdict: Verdict) -> None:
        forbidden = self.domain.forbids
        if deed in forbidden or (deed == SHOOT and RANGED_ATTACKS in forbidden):
            verdict.refuse("MK-DOMAIN-09", "domain-forbids", (self.domain.number,))


class MovesAs(Effect):
    """Its bearer moves in this way. MKC-UNIT-21"""

    def __init__(self, thing: Thing, move_type: str) -> None:
        super().__init__(thing)
        self.move_type = move_type

    def moves_as(self) -> str:
        return self.move_type


class Membership(Effect):
    """All warriors of its player have an ability, and one more symbol in common. MKO-COMPANY-03, MKO-COMPANY-04"""

    def __init__(self, thing: Thing, ability: str) -> None:
        super().__init__(thing)
        self.ability = ability

    def lends(self, seat: Seat) -> tuple[str, ...]:
        return (self.ability,) if seat == self.thing.seat else ()

    def symbols(self, state: MageKnight, bearer: Warrior, is_sprint: bool) -> tuple[str, ...]:
        return (COMMON,) if bearer.seat == self.thing.seat else ()
