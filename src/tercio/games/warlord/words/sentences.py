"""Lines become sentences: those about the same one under the same condition are said together."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import Verb
from tercio.games.warlord.words.grammar import NOM, listing, sentence, spaced
from tercio.games.warlord.words.roles import COLLECTIVE, Scene
from tercio.games.warlord.words.said import Said
from tercio.games.warlord.words.stats import said_of_classes
from tercio.games.warlord.words.values import has_words, said_of_values
from tercio.games.warlord.words.verbs import VERB_WORDS

# How a line went, by what was done in it: a roll, a strike, a search.
RESULTS: Final = {
    "check": {
        "passed": Phrase("if it succeeds", "gelingt der Wurf"),
        "failed": Phrase("if it fails", "misslingt der Wurf"),
    },
    "outwit": {
        "passed": Phrase("if {self}'s total is at least as high", "erreicht {self} mindestens dieselbe Summe"),
        "failed": Phrase("if {self}'s total is lower", "erreicht {self} eine niedrigere Summe"),
    },
    "strike": {
        "hit": Phrase("if the strike hits", "trifft der Schlag"),
        "missed": Phrase("if the strike misses", "verfehlt der Schlag"),
        "killed": Phrase("if the strike kills", "tötet der Schlag"),
        "cancelled": Phrase("if the strike was cancelled", "wurde der Schlag aufgehoben"),
    },
    "cards": {
        "done": Phrase("if you have taken a card", "hast du eine Karte genommen"),
        "failed": Phrase("if you have taken no card", "hast du keine Karte genommen"),
    },
}

WHOEVER: Final = {
    "failed": Phrase("whoever fails", "wem der Wurf misslingt, der"),
    "passed": Phrase("whoever succeeds", "wem der Wurf gelingt, der"),
}


class Sentence(NamedTuple):
    """Whoever it is about, under what condition, and all that is said of him."""

    key: tuple[str, bool, str]
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
        return sentence(f"{self.condition.en}, {subject.en} {en}", f"{self.condition.de}, {de}")


def sentences_of(scene: Scene) -> list[Sentence]:
    """All lines, those about the same one under the same condition in one sentence."""
    found: list[Sentence] = []
    for verbs in joined(scene, scene.ability.verbs):
        first = verbs[0]
        if len(verbs) == 1:
            said = VERB_WORDS[first.do](scene, first)
        else:
            together = said_of_values if has_value(scene, first) else said_of_classes
            said = together(scene, list(verbs))
        key = (first.when, first.optional, said.role)
        if found and found[-1].key == key and said.role and not is_ended(found[-1].said[-1]):
            found[-1] = found[-1]._replace(said=(*found[-1].said, said))
        else:
            found.append(begun(scene, first, said, key))
        if first.do in ("check", "strike", "search", "retrieve") or first.word == "outwit":
            scene.asked = first
    return found


def is_ended(said: Said) -> bool:
    """A sentence with a remark after a semicolon is not gone on with."""
    return ";" in said.en or " if " in said.en


def joined(scene: Scene, verbs: tuple[Verb, ...]) -> list[tuple[Verb, ...]]:
    """Lines that give several values to the same ones for the same time are said together."""
    found: list[tuple[Verb, ...]] = []
    for verb in verbs:
        before = found[-1][-1] if found else None
        if before is not None and may_join(scene, before, verb):
            found[-1] = (*found[-1], verb)
        else:
            found.append((verb,))
    return found


def may_join(scene: Scene, one: Verb, other: Verb) -> bool:
    if (one.who, one.until, one.when, one.optional) != (other.who, other.until, other.when, other.optional):
        return False
    if one.stat == other.stat and one.stat.startswith("class-"):
        return True
    return one.filter == other.filter and has_value(scene, one) and has_value(scene, other)


def has_value(scene: Scene, verb: Verb) -> bool:
    return verb.do in ("modify", "grant") and not verb.per and has_words(scene, verb) is not None


def begun(scene: Scene, verb: Verb, said: Said, key: tuple[str, bool, str]) -> Sentence:
    """A new sentence: its condition, and its subject in full or as "it"."""
    is_general = scene.asked is not None and scene.asked.who in COLLECTIVE and scene.asked.do == "check"
    if is_general and verb.when in WHOEVER and verb.who in COLLECTIVE:
        return Sentence(key, None, WHOEVER[verb.when], (said,))
    condition = condition_words(scene, verb)
    if said.subject is not None:
        subject: Phrase | None = said.subject
        scene.last = said.role
    elif said.role == "":
        subject = None
    else:
        subject = scene.refer_key(said.role, verb)
        scene.last = said.role
    return Sentence(key, condition, subject, (said,))


def condition_words(scene: Scene, verb: Verb) -> Phrase | None:
    conditions: list[Phrase] = []
    if verb.when:
        asked = "strike" if verb.when in RESULTS["strike"] else "check"
        if scene.asked is not None and scene.asked.do in ("search", "retrieve"):
            asked = "cards"
        elif scene.asked is not None and scene.asked.word == "outwit":
            asked = "outwit"
        words, who = RESULTS[asked].get(verb.when, RESULTS["cards"]["done"]), scene.own_words()
        conditions.append(Phrase(words.en.replace("{self}", who.en), words.de.replace("{self}", who.de[NOM])))
    if verb.optional:
        conditions.append(Phrase("if you like", "wenn du willst"))
    if not conditions:
        return None
    return Phrase(" and ".join([c.en for c in conditions]), " und ".join([c.de for c in conditions]))
