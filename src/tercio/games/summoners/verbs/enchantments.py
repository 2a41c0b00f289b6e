"""Verbs that lie on a unit as long as the spell lasts: special rules and changed values."""

from __future__ import annotations

from typing import Final

from tercio.content.table import Phrase, Table
from tercio.content.wording import Wording
from tercio.games.summoners.abilities.special_rule import MOST_X, special_rules
from tercio.games.summoners.printed.profiles import IN_INCHES, INCH, VALUES, Effect, TerrainKind
from tercio.games.summoners.verbs.verb import SAY, SpellVerb, refuse_nothing
from tercio.games.summoners.words.figures import inches, signed
from tercio.games.summoners.words.powers import trait_name

VALUE: Final = Wording("tercio.games.summoners", "values")
FURTHEST: Final = 9 * INCH


class Grant(SpellVerb):
    """The special rule `what` with exactly `amount`, or with `plus` raised by it. SU-TRAIT-02, SU-TRAIT-03"""

    word = "grant"
    heeds = ("what", "amount", "plus")
    needs = ("what",)
    lasts = True

    def read(self, entry: Table, kinds: dict[str, TerrainKind]) -> Effect:
        known = special_rules()
        what = entry.choice("what", [rule.word for rule in known.values() if rule.can_be_granted])
        if not known[what].is_numbered:
            return Effect(self, what)
        return Effect(self, what, entry.integer("amount", 1, MOST_X), entry.boolean("plus", default=False))

    def heeded(self, effect: Effect) -> tuple[str, ...]:
        return self.heeds if special_rules()[effect.what].is_numbered else ("what",)

    def named(self, effect: Effect) -> str:
        return f"{self.word} {effect.what}"

    def grant(self, effect: Effect, traits: dict[str, int]) -> None:
        before = traits.get(effect.what, 0) if effect.is_plus else 0
        traits[effect.what] = before + effect.amount or 1

    def said(self, effect: Effect, who: Phrase, kinds: dict[str, TerrainKind]) -> Phrase:
        return SAY(self.word, who=who, rule=trait_name(effect.what, effect.amount, effect.is_plus))


class Change(SpellVerb):
    """The profile value `what` is changed by `amount`. SU-STACK-02"""

    word = "change"
    heeds = ("what", "amount")
    needs = ("what", "amount")
    lasts = True

    def read(self, entry: Table, kinds: dict[str, TerrainKind]) -> Effect:
        what = entry.choice("what", VALUES)
        if what in IN_INCHES:
            amount = entry.decimal_mils("amount", -FURTHEST, FURTHEST)
        else:
            amount = entry.integer("amount", -9, 9)
        refuse_nothing(entry)
        return Effect(self, what, amount)

    def change(self, effect: Effect, values: tuple[str, ...]) -> int:
        return effect.amount if effect.what in values else 0

    def said(self, effect: Effect, who: Phrase, kinds: dict[str, TerrainKind]) -> Phrase:
        is_length = effect.what in IN_INCHES
        amount = signed(inches(effect.amount if is_length else effect.amount * INCH))
        return SAY("change-inches" if is_length else self.word, who=who, value=VALUE(effect.what), amount=amount)
