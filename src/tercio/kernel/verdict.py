"""May I? The reply: yes, or every refusal that no more specific rule sets aside."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from tercio.kernel.decision import RuleId
from tercio.kernel.tally import Receipt

# How specific a text is. The golden rule, and nothing else, compares these.
CORE: Final = 0
SCENARIO: Final = 1
ABILITY: Final = 2
CARD: Final = 3


class Refusal(NamedTuple):
    """What one rule says about one answer, ready to be quoted to a player."""

    rule: RuleId
    because: str
    facts: tuple[int, ...] = ()
    rank: int = CORE
    receipts: tuple[Receipt, ...] = ()  # how the number that stands against it is made up


class Lift(NamedTuple):
    """A more specific text that sets named rules aside."""

    rule: RuleId
    rank: int
    lifted: tuple[RuleId, ...]


class Verdict:
    """Collects what the rules say, in any order, and applies the golden rule when it is read.

    True means legal.
    """

    __slots__ = ("lifts", "said")

    def __init__(self) -> None:
        self.said: list[Refusal] = []
        self.lifts: list[Lift] = []

    def refuse(
        self,
        rule: RuleId,
        because: str,
        facts: tuple[int, ...] = (),
        rank: int = CORE,
        receipts: tuple[Receipt, ...] = (),
    ) -> None:
        self.said.append(Refusal(rule, because, facts, rank, receipts))

    def lift(self, rule: RuleId, lifted: tuple[RuleId, ...], rank: int = ABILITY) -> None:
        self.lifts.append(Lift(rule, rank, lifted))

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """The golden rule: the more specific text beats the more general; among equals "must not" beats "may"."""
        if not self.lifts:
            return tuple(self.said)
        return tuple([said for said in self.said if not self.is_lifted(said)])

    def is_lifted(self, said: Refusal) -> bool:
        for lift in self.lifts:
            if said.rule in lift.lifted and lift.rank > said.rank:
                return True
        return False

    def __bool__(self) -> bool:
        return not self.said or not self.refusals


class Rule:
    """A rule of the book, or of an ability or card, as an object that can be asked. Games add the questions."""

    id: ClassVar[RuleId] = ""
    rank: ClassVar[int] = CORE
