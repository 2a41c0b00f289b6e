"""Lines become sentences: those about the same one under the same condition are said together."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.wording import Phrase, Wording, sentences
from tercio.games.warlord.abilities.registry import stat_of
from tercio.games.warlord.abilities.stat import Possession, said_to_have
from tercio.games.warlord.printed.cards import CHOICES, Clause, Test
from tercio.games.warlord.verbs.registry import VERBS
from tercio.games.warlord.words.frames import given_words
from tercio.games.warlord.words.grammar import GAME, NOM, listing, sentence, spaced
from tercio.games.warlord.words.roles import COLLECTIVE, Scene
from tercio.games.warlord.words.said import Said

AFTER: Final = Wording("tercio.games.warlord", "reading.after")  # how a clause went: a roll, a strike, a search
OF_STRIKES: Final = ("hit", "missed", "killed", "cancelled")
Key = tuple[str, int, bool, str, Test | None]  # how what went, whether it is optional, about whom, under what condition


class Sentence(NamedTuple):
    """Whom it is about, under what condition, and everything that is said of him."""

    key: Key
    condition: Phrase | None
    subject: Phrase | None  # None: the player is told to do it
    said: tuple[Said, ...]

    def words(self) -> Phrase:
        """How long something lasts is said once, in English at the end and in German at the beginning."""
        longs = [part.long for part in self.said]
        last = [spaced(s.en, s.long.en if s.long not in longs[at + 1 :] else "") for at, s in enumerate(self.said)]
        rests = [spaced(s.long.de if s.long not in longs[:at] else "", s.de_rest) for at, s in enumerate(self.said)]
        en = listing(last, "and")
        others = [spaced(part.de_verb, rest) for part, rest in zip(self.said[1:], rests[1:], strict=True)]
        subject, verb = Phrase("", "") if self.subject is None else self.subject, self.said[0].de_verb
        if self.condition is None:
            de = listing([spaced(verb, rests[0]), *others], "und")
            return sentence(f"{subject.en} {en}", f"{subject.de} {de}")
        de = listing([spaced(verb, subject.de, rests[0]), *others], "und")
        return sentence(f"{self.condition.en}, {spaced(subject.en, en)}", f"{self.condition.de}, {de}")


def sentences_of(scene: Scene) -> list[Sentence]:
    """All clauses, those about the same one under the same condition in one sentence."""
    found: list[Sentence] = []
    asked = 0  # how many clauses have had a result: "if it fails" is about the latest
    for clauses in joined(scene.ability.clauses):
        first = clauses[0]
        verb = VERBS[first.do]
        said = verb.reading(scene, first) if len(clauses) == 1 else said_together(scene, clauses)
        key = (first.when, asked if first.when else 0, first.optional, said.role, first.given)
        if found and found[-1].key == key and said.role and not is_ended(found[-1].said[-1]):
            found[-1] = found[-1]._replace(said=(*found[-1].said, said))
        else:
            found.append(begun(scene, first, said, key))
        if verb.result:
            scene.asked, asked = first, asked + 1
    return found


def said_together(scene: Scene, clauses: list[Clause]) -> Said:
    """Several things that the same ones have for the same time, or several names of one stat."""
    stat = stat_of(clauses[0].stat)
    if stat.is_listed:
        return stat.reading(scene, clauses)
    stats = [(stat_of(clause.stat), clause) for clause in clauses]
    return said_to_have(
        scene, clauses[0], [each.thing(scene, clause) for each, clause in stats if isinstance(each, Possession)]
    )


def is_ended(said: Said) -> bool:
    """A sentence with a remark after a semicolon is not gone on with."""
    return ";" in said.en or " if " in said.en


def joined(clauses: tuple[Clause, ...]) -> list[list[Clause]]:
    """Clauses that give several values to the same ones for the same time are said together."""
    found: list[list[Clause]] = []
    for clause in clauses:
        if found and may_join(found[-1][-1], clause):
            found[-1].append(clause)
        else:
            found.append([clause])
    return found


def may_join(one: Clause, other: Clause) -> bool:
    if (one.who, one.until, one.when, one.optional) != (other.who, other.until, other.when, other.optional):
        return False
    if one.given != other.given:
        return False
    if one.stat and one.stat == other.stat and stat_of(one.stat).is_listed:
        return (one.amount, one.filter) == (other.amount, other.filter)
    return one.filter == other.filter and is_had(one) and is_had(other)


def is_had(clause: Clause) -> bool:
    """The clause gives something that one has, in a number that is not multiplied."""
    return clause.do in ("modify", "grant") and not clause.per and isinstance(stat_of(clause.stat), Possession)


def begun(scene: Scene, clause: Clause, said: Said, key: Key) -> Sentence:
    """A new sentence: its condition, and its subject in full or as "it"."""
    asked = scene.asked
    is_general = asked is not None and asked.who in COLLECTIVE and VERBS[asked.do].result == "check"
    if is_general and clause.when in ("passed", "failed") and clause.who in COLLECTIVE:
        return Sentence(key, None, AFTER(f"whoever-{clause.when}"), (said,))
    condition = condition_words(scene, clause)
    if said.subject is not None:
        subject: Phrase | None = said.subject
        scene.last = said.role
    elif said.role == "":
        subject = None
    else:
        subject = scene.refer_key(said.role, clause)
        scene.last = said.role
    return Sentence(key, condition, subject, (said,))


def condition_words(scene: Scene, clause: Clause) -> Phrase | None:
    conditions: list[Phrase] = []
    if clause.when:
        conditions.append(AFTER(after_what(scene, clause), performer=scene.own_words().said(NOM)))
    if clause.given is not None:
        key = "given-then" if conditions else "given"
        given = [AFTER(key, condition=words) for words in given_words(scene, clause.given)]
        if conditions and given:
            conditions = [Phrase(conditions[0].en + given[0].en, conditions[0].de + given[0].de), *given[1:]]
        else:
            conditions += given
    if clause.optional:
        conditions.append(AFTER("optional"))
    if not conditions:
        return None
    return Phrase(" and ".join([c.en for c in conditions]), " und ".join([c.de for c in conditions]))


def after_what(scene: Scene, clause: Clause) -> str:
    """The key of the words for how the clause asked about went."""
    result = "" if scene.asked is None else VERBS[scene.asked.do].result
    if clause.when in CHOICES:
        return f"choice-{clause.when}"
    if result not in ("cards", "shown", "elected", "retreat", "outwit"):
        result = "strike" if clause.when in OF_STRIKES else "check"
    key = f"{result}-{clause.when}"
    return key if key in sentences(GAME, "reading.after") else "cards-done"
