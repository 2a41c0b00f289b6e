"""A verb of a spell or card action: how a pack writes it, what it does, how it reads. SU-SPELL-03, SU-ACTION-19

A new verb is a class in a module of this room. The procedures ask only what stands here; a verb answers what it
overrides and is silent otherwise. Its sentence stands in `texts.toml` under `say.verbs` and its word.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from tercio.content.table import Phrase, Table
from tercio.content.wording import Wording
from tercio.games.discovery import discovered
from tercio.games.summoners.printed.profiles import INCH, NOTHING, POINT, Effect, Power, TerrainKind
from tercio.games.summoners.rules.spells import Casting
from tercio.games.summoners.state import Summoners, Unit
from tercio.games.summoners.words.figures import inches
from tercio.games.verbs import Verb, by_word
from tercio.kernel import Match, Point, RuleId, Verdict

ROOM: Final = "tercio.games.summoners.verbs"
SAY: Final = Wording("tercio.games.summoners", "verbs")
TEXT: Final[RuleId] = "SU-SPELL-03"  # what a spell does is said by its text


class SpellVerb(Verb):
    """What the game asks of a verb."""

    lasts: ClassVar[bool] = False  # it stays in play
    is_general: ClassVar[bool] = False  # it happens once, and not to each unit that the power works on
    is_joint: ClassVar[bool] = False  # it happens at the same time to all on whom the power works
    carries: ClassVar[bool] = False  # it brings a unit to the point
    hurries: ClassVar[bool] = False  # it gives action points at once

    # -- in a pack ---------------------------------------------------------------------------------

    def read(self, entry: Table, kinds: dict[str, TerrainKind]) -> Effect:
        """One line of a power."""
        return Effect(self)

    def heeded(self, effect: Effect) -> tuple[str, ...]:
        """The keys that change what this line does."""
        return self.heeds

    def named(self, effect: Effect) -> str:
        """The line in messages about the pack."""
        return self.word

    def check(self, entry: Table, power: Power) -> None:
        """It must have somebody or somewhere to happen to."""
        if power.target == NOTHING:
            entry.refuse("target", *SAY("target-missing"))
        elif power.target == POINT and not power.burst:
            entry.refuse("target", *SAY("burst-missing", verb=self.word))

    # -- while it is cast --------------------------------------------------------------------------

    def judge_point(self, state: Summoners, effect: Effect, unit: Unit | None, at: Point, verdict: Verdict) -> None:
        """Has it room at this point?"""

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        """It happens, to this unit; a general one happens once and is given the caster."""

    def happen_to(self, m: Match, effect: Effect, casting: Casting, units: list[Unit]) -> None:
        """It happens to all these units; several only where it is joint."""
        for unit in units:
            self.happen(m, effect, casting, unit)

    # -- while it lasts ----------------------------------------------------------------------------

    def grant(self, effect: Effect, traits: dict[str, int]) -> None:
        """The special rules of the unit on which it lies, with their numbers, as they are by it."""

    def change(self, effect: Effect, values: tuple[str, ...]) -> int:
        """By how much it changes a profile value that is known by any of these names."""
        return 0

    def harm(self, effect: Effect) -> int:
        """Automatic damage in the end phase. SU-END-04"""
        return 0

    # -- in words ----------------------------------------------------------------------------------

    def said(self, effect: Effect, who: Phrase, kinds: dict[str, TerrainKind]) -> Phrase:
        """A sentence about the unit to which it happens."""
        return SAY(self.word, who=who, amount=effect.amount)


class Counted(SpellVerb):
    """A verb with a plain number."""

    heeds = ("amount",)
    needs = ("amount",)
    least: ClassVar[int] = 1
    most: ClassVar[int] = 9

    def read(self, entry: Table, kinds: dict[str, TerrainKind]) -> Effect:
        amount = entry.integer("amount", self.least, self.most)
        refuse_nothing(entry)
        return Effect(self, amount=amount)


class Measured(SpellVerb):
    """A verb with a distance in inches."""

    heeds = ("amount",)
    needs = ("amount",)

    def read(self, entry: Table, kinds: dict[str, TerrainKind]) -> Effect:
        return Effect(self, amount=entry.decimal_mils("amount", INCH // 2, 24 * INCH))

    def said(self, effect: Effect, who: Phrase, kinds: dict[str, TerrainKind]) -> Phrase:
        return SAY(self.word, who=who, distance=inches(effect.amount))


def refuse_nothing(entry: Table) -> None:
    if entry.data.get("amount") == 0:
        entry.refuse("amount", *SAY("changes-nothing"))


@cache
def verbs() -> dict[str, SpellVerb]:
    """Every verb by its word, in the order of the alphabet; looked for when the first pack is read."""
    found = [verb for verb in discovered(ROOM, SpellVerb) if verb.word]  # one without a word is a base of others
    return by_word(sorted(found, key=lambda verb: verb.word))
