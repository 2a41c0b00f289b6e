"""These verbs strike."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tercio.content.table import Phrase
from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.field.ranks import rank_of
from tercio.games.warlord.printed.cards import (
    ANYONE,
    MELEE,
    OF_ONE,
    RANGED,
    ROLES,
    SELF,
    SOURCE,
    SPELL,
    TARGET,
    TARGETS,
    Ability,
    Clause,
)
from tercio.games.warlord.rules.attacks import challengers, judge_choice, targets
from tercio.games.warlord.rules.feats import longer_by
from tercio.games.warlord.state import Card, Warlord, warlord
from tercio.games.warlord.steps.strikes import strike
from tercio.games.warlord.verbs.amounts import amount_of, number_of
from tercio.games.warlord.verbs.roles import meant
from tercio.games.warlord.verbs.verb import MEANT, NOBODY_IN_REACH, TEXT, CardVerb, Hindrance, Known
from tercio.games.warlord.words.grammar import ACC, NOTHING, ONE, signed
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, a_strike, joint, multiplied, said, wounds
from tercio.kernel import NOBODY, Answer, Decision, Match, Option, Verdict

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


FARTHEST: Final = 99
SAYING_HOW_FAR: Final = ("adjacent-rank", "within-1", "within-2", "within-3", "shot", "last")  # of those struck at
OWN_BONUS: Final = ("own-profile", "base")  # the amount takes the place of the first ATK
INSTEAD: Final = ("stun", "spend", "harmless")  # what a hit does instead of wounding


class MakeStrike(CardVerb):
    """A melee strike uses the first ATK; a ranged one the bonus of the text. WL-BONUS-03

    Only such a text gives ranged strikes, one for each that it counts (WL-RANGED-01, -08).
    """

    word = "strike"
    whom = OF_ONE
    is_of_cards = True  # the filter says at whom it may be aimed
    heeds = (*MEANT, "amount", "per", "number", "counts", "kind", "to", "word", "wounds")
    knows: ClassVar[Known] = {
        "to": ("far", "any", "from-front", "striker", "opponent", "target", "targets", "victim", "struck", "wounder"),
        "kind": (MELEE, RANGED),
        "word": ("own-profile", "base", "no-items", "stun", "spend", "harmless"),
    }
    result = "strike"

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        state = warlord(m)
        strikers = meant(m, p, clause.who, clause.filter)
        if not p.is_begun:  # how many there are, and with which bonus, is worked out once
            many = number_of(m, p, clause) if clause.counts == "number" else clause.number
            p.amount = amount_of(m, p, clause)
            p.left = p.targets if clause.to == TARGETS else (NOBODY,) * many
        p.is_begun, p.result = True, ""
        aimed, p.left = p.left[:1], p.left[1:]
        if not p.left:
            p.next_clause()
        if not strikers or not aimed:
            return
        card = state.cards[strikers[0]]
        amount = p.amount
        least, most = reach_of(m, card.id, clause)
        if clause.to in (TARGET, TARGETS) and is_aimed_somewhere(p.ability(m)):
            least, most = 0, FARTHEST  # the text itself says how far they may be
        kind, target = clause.kind or MELEE, NOBODY
        if clause.to in ROLES:
            if clause.to == TARGETS:
                struck = [number for number in aimed if p.has(m, number) and p.reaches(number)]
            else:
                struck = meant(m, p, clause.to, clause.filter)
            if not struck or struck[0] not in targets(state, card, kind, least, most):
                return
            target = struck[0]
        if clause.filter != ANYONE and not in_reach(state, card, clause, kind, least, most):
            return
        is_own = kind == RANGED or clause.word in OWN_BONUS
        bonus = amount if is_own or not card.face.attacks else card.face.attacks[0]
        step = strike(m, card.id, bonus, kind, least, most, target, p.is_spell(m), clause.filter)
        if not is_own and amount:
            step.add(amount, TEXT, p.source)
        step.ignores_items = clause.word == "no-items"
        step.is_alone = clause.word == "own-profile"
        if clause.wounds:
            step.hurt_more(clause.wounds, TEXT, p.source)
        step.instead = clause.word if clause.word in INSTEAD else ""

    def hindrance(self, m: Match, performer: Card, source: Card, clause: Clause) -> Hindrance | None:
        """An order that begins with a strike is only given if there is somebody to strike at. A31"""
        if clause.who != SELF or clause.to in ROLES:
            return None
        state = warlord(m)
        kind = clause.kind or MELEE
        least, most = reach_of(m, performer.id, clause)
        if in_reach(state, performer, clause, kind, least, most):
            return None
        is_own = kind == RANGED and clause.word != "own-profile"  # A117
        spells = [each for each in source.face.abilities if SPELL in each.labels and clause in each.clauses]
        more = longer_by(state, performer, source.face.is_spell or bool(spells)) if is_own else 0
        return None if more and in_reach(state, performer, clause, kind, least, most + more) else NOBODY_IN_REACH[kind]

    def reading(self, scene: Scene, clause: Clause) -> Said:
        """The clause says how many strikes, with what, against whom, how far, and what a hit does."""
        kind = clause.kind or MELEE
        words = self.say(
            strikes=self.counted(scene, kind, clause),
            bonus=self.bonus(scene, clause, kind),
            whom=self.against(scene, clause),
            far=self.reach(clause, kind),
            how=self.how(clause),
        )
        return said(SOURCE if clause.word == "own-profile" else scene.key(clause.who, clause.filter), words)

    def how(self, clause: Clause) -> Phrase:
        """What a hit does besides, or instead."""
        words = self.say(f"how-{clause.word}") if clause.word else NOTHING
        if not clause.wounds:
            return words
        more = self.say("wounds", wounds=wounds(clause.wounds))
        return Phrase(words.en + more.en, words.de + more.de)

    def counted(self, scene: Scene, kind: str, clause: Clause) -> Phrase:
        if clause.to == TARGETS:
            return self.say(f"each-{kind}")
        words = a_strike(kind, ACC) if clause.number == 1 else self.say(f"many-{kind}", number=clause.number)
        return joint(words, multiplied(scene, clause)) if clause.counts == "number" else words

    def bonus(self, scene: Scene, clause: Clause, kind: str) -> Phrase:
        """A ranged strike or one of a beast has just this number; a melee strike adds it to the first ATK."""
        number = signed(clause.amount)
        if clause.per and clause.counts != "number":
            return self.say("bonus-each", number=number, each=multiplied(scene, clause))
        if clause.word == "own-profile":
            return self.say("bonus-own", number=number)
        if kind == RANGED:
            return self.say("bonus-ranged", number=number)
        return self.say("bonus-melee", number=number) if clause.amount or clause.word == "base" else NOTHING

    def against(self, scene: Scene, clause: Clause) -> Phrase:
        if clause.filter != ANYONE:
            return self.say("against", whom=noun_phrase(clause.filter, scene.names, ONE, ACC))
        if clause.to not in ROLES:
            return NOTHING
        if clause.to == TARGETS:
            return self.say("against-each")
        is_last = scene.last == scene.role(clause.to)
        return self.say(
            "against", whom=scene.refer(clause.to, ANYONE, ACC) if is_last else scene.words(clause.to).said(ACC)
        )

    def reach(self, clause: Clause, kind: str) -> Phrase:
        if clause.to == "from-front":
            return self.say("from-front")
        return self.say(f"{clause.to}-{kind}") if clause.to in ("far", "any") else NOTHING


def in_reach(state: Warlord, striker: Card, clause: Clause, kind: str, least: int, most: int) -> list[int]:
    """Those at whom the strike may be aimed: all in reach, or those among them whom the text means."""
    found = targets(state, striker, kind, least, most)
    return [number for number in found if passes(state, clause.filter, state.cards[number], striker)]


def is_aimed_somewhere(ability: Ability) -> bool:
    """The text aims at a place of its own, so that the usual reach of strikes says nothing. WL-GOLDEN-01"""
    return ability.aim is not None and ability.aim.filter.speaks_of_place


def reach_of(m: Match, striker: int, clause: Clause) -> tuple[int, int]:
    if clause.filter.place in SAYING_HOW_FAR:
        return 0, FARTHEST
    if clause.kind == RANGED:
        return 2, {"far": 3, "any": 99}.get(clause.to, 2)
    if clause.to == "from-front":  # as if it stood in the front rank
        return 0, rank_of(warlord(m), striker)
    return 0, {"far": 2, "any": 99}.get(clause.to, 1)


class StrikeEach(CardVerb):
    """A melee strike is made at every enemy in reach, each at a further penalty of `amount`."""

    word = "strike-each"
    heeds = ("amount",)
    is_named = True

    def left(self, m: Match, p: Perform) -> list[int]:
        """These are in reach now and not yet struck at; those who must be first, if any. WL-GOLDEN-01, A108"""
        state = warlord(m)
        card = state.cards[p.performer]
        in_reach = targets(state, card, MELEE, 0, 1) if p.has(m, card.id) else []
        found = [number for number in in_reach if number not in p.done]
        wanted = challengers(state, card, MELEE)
        return [n for n in found if n in wanted] or found

    def question(self, m: Match, p: Perform, clause: Clause) -> tuple[Decision, ...]:
        """The player chooses whom to strike at next, for each further strike is worse. WL-ATTACK-11"""
        asked = super().question(m, p, clause)
        left = self.left(m, p) if not asked and p.said != "pick" else []
        if len(left) < 2:
            return asked
        options = tuple([Option("pick", "WL-ATTACK-11", number) for number in left])
        return (Decision(p.seat, "pick:strike-each", "WL-ATTACK-11", options, p.source),)

    def judge(self, m: Match, p: Perform, clause: Clause, answer: Answer, verdict: Verdict) -> None:
        """Each of those in reach is struck at once."""
        state = warlord(m)
        target = state.find(answer.subject)
        if answer.key == "pick" and target is not None:
            if target.id in p.done:
                verdict.refuse("WL-ATTACK-11", "struck-already", (target.id,))
            judge_choice(state, state.cards[p.performer], target, MELEE, 0, 1, verdict)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        card, left = warlord(m).cards[p.performer], self.left(m, p)
        if not left:
            p.next_clause()
            return
        target = p.picked if p.said == "pick" else left[0]
        p.done, p.said, p.is_begun = (*p.done, target), "", True
        step = strike(m, card.id, card.face.attacks[0], target=target, is_spell=p.is_spell(m))
        if p.strikes:
            step.add(-clause.amount * p.strikes, TEXT, p.source)
        p.strikes += 1

    def hindrance(self, m: Match, performer: Card, source: Card, clause: Clause) -> Hindrance | None:
        """The order needs somebody to strike at. A31"""
        return None if targets(warlord(m), performer, MELEE, 0, 1) else NOBODY_IN_REACH[MELEE]

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said(SELF, self.say(amount=clause.amount))
