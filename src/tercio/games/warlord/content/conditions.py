"""Conditions from packs: somebody whom a filter lets through, or how many there are."""

from __future__ import annotations

from typing import Final

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.verbs import refuse_unheeded
from tercio.games.warlord.content.filters import read_filter
from tercio.games.warlord.printed.cards import (
    ANYONE,
    AUTOMATIC,
    CASTER,
    COUNTED,
    OPPONENT,
    ORDER,
    PICKED,
    REACT,
    SELF,
    STATIC,
    STRIKER,
    STRUCK,
    TARGET,
    THE_ROUND,
    VICTIM,
    WOUNDER,
    Test,
)

SAY: Final = Wording("tercio.games.warlord", "pack")
CLAUSE: Final = "clause"
OF_MOMENTS: Final = (SELF, VICTIM, STRIKER, OPPONENT, CASTER, WOUNDER, *COUNTED)
TESTED: Final = {  # of whom a paragraph may ask something
    STATIC: (SELF, VICTIM, *COUNTED),
    ORDER: (SELF, *COUNTED),
    REACT: OF_MOMENTS,
    AUTOMATIC: OF_MOMENTS,
    CLAUSE: (SELF, TARGET, VICTIM, STRIKER, OPPONENT, PICKED, CASTER, WOUNDER, STRUCK, *COUNTED),
}


def read_test(entry: Table, kind: str) -> Test:
    test = Test(
        entry.choice("who", TESTED[kind]),
        read_filter(entry),
        entry.boolean("not", default=False),
        entry.integer("least", 0, 20, default=1),
        entry.integer("most", 0, 20, default=0),
    )
    if test.who not in COUNTED:
        refuse_unheeded(entry, test.who, ("least", "most"), ())
    if test.who == THE_ROUND and test.filter != ANYONE:
        entry.refuse("who", *SAY("round-has-no-filter"))
    return test
