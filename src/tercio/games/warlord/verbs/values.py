"""Verbs that change values, and give or forbid something, for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tercio.games.warlord import changes
from tercio.games.warlord.abilities.registry import stat_of
from tercio.games.warlord.field.lending import place_of
from tercio.games.warlord.printed.cards import LENT, Clause
from tercio.games.warlord.rules.values import texts_adding
from tercio.games.warlord.state import warlord
from tercio.games.warlord.verbs.amounts import amount_of
from tercio.games.warlord.verbs.roles import meant
from tercio.games.warlord.verbs.verb import MEANT, CardVerb
from tercio.games.warlord.words.grammar import signed
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, lasting, multiplied, said_of
from tercio.kernel import Match

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


class Modify(CardVerb):
    """Something is added to the value until the effect ends. WL-BONUS-01, WL-BONUS-04"""

    word = "modify"
    heeds = (*MEANT, "stat", "amount", "per", "until")
    needs = ("stat", "amount")

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        amount = amount_of(m, p, clause)
        for number in meant(m, p, clause.who, clause.filter):
            changes.affect(m, number, clause.stat, amount, clause.until, "WL-BONUS-04", p.source)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return stat_of(clause.stat).reading(scene, [clause])


class SetValue(CardVerb):
    """The value changes to this one: ATK by the book, AC where a text says so. WL-BONUS-05, WL-GOLDEN-01"""

    word = "set"
    heeds = (*MEANT, "stat", "amount", "per", "until")
    needs = ("stat", "amount")

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        amount = amount_of(m, p, clause)
        rule = "WL-BONUS-05" if clause.stat == "atk" else "WL-GOLDEN-01"
        for number in meant(m, p, clause.who, clause.filter):
            past = texts_adding(warlord(m), warlord(m).cards[number], clause.stat)
            changes.affect(m, number, clause.stat, amount, clause.until, rule, p.source, is_set=True, past=past)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        number = signed(clause.amount) if clause.stat == "atk" else clause.amount
        words = self.say(clause.stat, number=number, each=multiplied(scene, clause))
        return said_of(scene, clause, words)._replace(long=lasting(scene, clause))


class Grant(CardVerb):
    """A trait, a feat, a permission, a ban or a whole text is given for a while."""

    word = "grant"
    heeds = (*MEANT, "stat", "amount", "word", "until", "lends")
    needs = ("stat",)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        for number in meant(m, p, clause.who, clause.filter):
            if clause.lends is not None:
                face = p.printed(m)
                changes.lend(m, number, face, place_of(face.lent, clause.lends) - LENT, clause.until, p.source)
                continue
            changes.affect(m, number, clause.stat, clause.amount, clause.until, "WL-BONUS-01", p.source, clause.word)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return stat_of(clause.stat).reading(scene, [clause])
