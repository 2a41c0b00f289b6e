"""Card texts as they read from their data, in German and English: frame, trigger, costs, target, what is done.

The printed text of a card is written by hand; the reading is made of the very data that the rules play by. Where both
stand side by side everybody can see that they say the same.

    Spend Order: choose an enemy character two ranks away. It makes a save against magic (15). If it fails, it
    suffers 1 wound.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.games.warlord.cards import (
    ALL,
    ANYONE,
    ITEM,
    ORDER,
    REACT,
    SELF,
    STATIC,
    TARGET,
    TARGETS,
    Ability,
    Aim,
    Cost,
    Face,
    Verb,
)
from tercio.games.warlord.effects.reading_moments import trigger_words
from tercio.games.warlord.effects.reading_nouns import (
    ACC,
    BARE,
    CLOSE,
    NO,
    NOM,
    ONE,
    is_none_of,
    item_of,
    noun_phrase,
    predicates_of,
)
from tercio.games.warlord.effects.reading_roles import COLLECTIVE, Scene
from tercio.games.warlord.effects.reading_values import (
    OF_PLAYERS,
    Said,
    counted,
    has_words,
    listing,
    said_of_classes,
    said_of_values,
    wounds,
)
from tercio.games.warlord.effects.reading_verbs import VERB_WORDS

ONLY_FOR: Final = "only-for"

FRAMES: Final = {
    (ORDER, False): Phrase("Order", "Befehl"),
    (ORDER, True): Phrase("Spend Order", "Verausgaben, Befehl"),
    (REACT, False): Phrase("React", "Reaktion"),
    (REACT, True): Phrase("Spend React", "Verausgaben, Reaktion"),
    (STATIC, False): Phrase("Always", "Immer"),
    (STATIC, True): Phrase("Always", "Immer"),
}
LIMITS: Final = {
    "round": Phrase("Once a round.", "Einmal pro Runde."),
    "game": Phrase("Once a game.", "Einmal pro Spiel."),
    "character": Phrase("Each character once a game.", "Jeder Charakter einmal pro Spiel."),
    "none": Phrase("Any number of times.", "Beliebig oft."),
}
# What a character may do because of a text that sets a rule aside; the German verb first.
LIFTS: Final = {
    "WL-EQUIP-02": ("may bear items of any class", "darf", "Gegenstände jeder Klasse tragen"),
    "WL-EQUIP-05": ("may bear items of any level", "darf", "Gegenstände jeder Stufe tragen"),
    "WL-PLAY-07": ("may perform actions of any class", "darf", "Aktionen jeder Klasse ausführen"),
    "WL-PLAY-09": ("may perform actions of any level", "darf", "Aktionen jeder Stufe ausführen"),
    "WL-RECRUIT-02": ("may enter play in any rank", "darf", "in jedem Rang ins Spiel kommen"),
    "WL-RECRUIT-05": (
        "enters play ready whatever the faction of your Warlord is",
        "kommt",
        "erholt ins Spiel, welcher Faktion dein Warlord auch angehört",
    ),
}
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


def reading_of(face: Face, ability: Ability, names: Mapping[str, Face]) -> Phrase:
    """One paragraph of the card in words. `names` are the cards that texts may speak of, by id."""
    scene = Scene(face, ability, names)
    if ability.rule == ONLY_FOR:
        return only_for(scene)
    parts = [frame_words(scene)]
    parts += [aim_words(scene, ability.aim)] if ability.aim is not None else []
    parts += [part.words() for part in sentences_of(scene)]
    parts += [lifted(scene, rule).words() for rule in ability.lifts]
    parts += [LIMITS[ability.limit]] if ability.limit else []
    return Phrase(finished([part.en for part in parts]), finished([part.de for part in parts]))


def readings_of(face: Face, names: Mapping[str, Face]) -> tuple[Phrase, ...]:
    """All paragraphs, in the order of the card's abilities."""
    return tuple([reading_of(face, ability, names) for ability in face.abilities])


# -- frame, conditions, costs -------------------------------------------------------------


def frame_words(scene: Scene) -> Phrase:
    ability = scene.ability
    frame = FRAMES[ability.kind, ability.spend]
    condition = own_condition(scene)
    if ability.kind == STATIC:
        return frame_of_static(scene, frame, condition)
    if ability.hand:
        frame = Phrase(f"{frame.en} from hand", f"{frame.de} aus der Hand")
    for cost in reversed(ability.costs):
        words = cost_words(scene, cost)
        frame = Phrase(f"{words.en}, {frame.en}", f"{words.de}, {frame.de}")
    if condition is not None:
        frame = Phrase(f"{frame.en} (only if {condition.en})", f"{frame.de} (nur wenn {condition.de})")
    if ability.kind == REACT:
        trigger = trigger_words(scene)
        frame = Phrase(f"{frame.en}: {trigger.en}", f"{frame.de}: {trigger.de}")
    return Phrase(f"{capital(frame.en)}:", f"{capital(frame.de)}:")


def frame_of_static(scene: Scene, frame: Phrase, condition: Phrase | None) -> Phrase:
    """Static text holds always, or while something is so."""
    conditions = [condition] if condition is not None else []
    if [verb for verb in scene.ability.verbs if verb.stat in OF_PLAYERS]:
        who = scene.own_words()
        conditions.append(Phrase(f"{who.en} stands in your army", f"{who.de[NOM]} in deiner Armee steht"))
    if ALL in scene.wanted:
        somebody = noun_phrase(scene.wanted[ALL], scene.names)
        conditions.append(Phrase(f"{somebody.en} is in play", f"{somebody.de} im Spiel ist"))
    for unwanted in scene.unwanted.get(ALL, ()):
        nobody = noun_phrase(unwanted, scene.names, NO)
        conditions.append(Phrase(f"{nobody.en} is in play", f"{nobody.de} im Spiel ist"))
    if not conditions:
        return Phrase(f"{frame.en}:", f"{frame.de}:")
    en, de = listing([c.en for c in conditions], "and"), listing([c.de for c in conditions], "und")
    return Phrase(f"While {en}:", f"Solange {de}:")


def own_condition(scene: Scene) -> Phrase | None:
    """What must be true of the performer or bearer itself."""
    predicates = predicates_of(scene.wanted.get(SELF, ANYONE), scene.names)
    words = [Phrase(predicate.en, predicate.de) for predicate in predicates]
    for unwanted in scene.unwanted.get(SELF, ()):
        none = is_none_of(unwanted, scene.names, "character")
        words.append(Phrase(none.en, none.de))
    if not words:
        return None
    who = scene.own_words()
    scene.last = SELF if scene.ability.kind == STATIC else scene.last
    return Phrase(
        f"{who.en} {listing([part.en for part in words], 'and')}",
        f"{who.de[NOM]} {listing([part.de for part in words], 'und')}",
    )


def only_for(scene: Scene) -> Phrase:
    """WL-EQUIP-03  Who alone may bear the item."""
    wanted, unwanted = scene.wanted.get(SELF, ANYONE), scene.unwanted.get(SELF, ())
    who = noun_phrase(wanted, scene.names, BARE, ACC, unwanted)
    return Phrase(finished([f"Only for {who.en}."]), finished([f"Nur für {who.de}."]))


def cost_words(scene: Scene, cost: Cost) -> Phrase:
    own = cost.filter._replace(other=True, place=cost.filter.place or "own-army", side="")
    somebody = noun_phrase(own, scene.names, ONE, ACC, number=cost.number)
    self_words = scene.own_words()
    if cost.pay == "discard-hand" and cost.filter == ANYONE:
        some = counted(cost.number, Phrase("card", "Handkarte"), Phrase("cards", "Handkarten"))
        return Phrase(f"discard {some.en}", f"{some.de} ablegen")
    if cost.pay == "discard-hand":
        card = noun_phrase(cost.filter, scene.names, ONE, ACC, (), "card", cost.number)
        return Phrase(f"discard {card.en} from hand", f"{card.de} aus der Hand ablegen")
    if cost.pay == "wound-own":
        sufferer = noun_phrase(own, scene.names)
        some = wounds(cost.number)
        return Phrase(f"{sufferer.en} suffers {some.en}", f"{sufferer.de} erleidet {some.de}")
    return {
        "spend-item": Phrase("spend this item", "diesen Gegenstand verausgaben"),
        "discard-item": Phrase("discard this item", "diesen Gegenstand ablegen"),
        "kill-own": Phrase(f"kill {somebody.en}", f"{somebody.de} töten"),
        "spend-other": Phrase(f"spend {somebody.en}", f"{somebody.de} verausgaben"),
        "wound-self": Phrase(f"suffer {wounds(cost.number).en}", f"{wounds(cost.number).de} erleiden"),
        "stun-self": Phrase(f"stun {self_words.en}", f"{self_words.de[ACC]} betäuben"),
    }[cost.pay]


def aim_words(scene: Scene, aim: Aim) -> Phrase:
    if aim.what == ITEM:
        words = item_of(aim.filter, scene.names, ACC)
    elif aim.most == 1:
        words = noun_phrase(aim.filter, scene.names, ONE, ACC)
    else:
        words = noun_phrase(aim.filter, scene.names, ONE, ACC, number=aim.most)
        if aim.least < aim.most:
            words = Phrase(f"up to {words.en}", f"bis zu {words.de}")
    scene.last = TARGET if aim.most == 1 else TARGETS
    return sentence(f"choose {words.en}", f"wähle {words.de}")


# -- what is done ---------------------------------------------------------------------------


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


def lifted(scene: Scene, rule: str) -> Sentence:
    """A rule that the text sets aside, as what it allows."""
    en, de_verb, de_rest = LIFTS.get(
        rule, (f"is not bound by the rule {rule}", "ist", f"an die Regel {rule} nicht gebunden")
    )
    said = Said(SELF, en, de_verb, de_rest)
    return Sentence(("", False, SELF), None, scene.refer(SELF), (said,))


# -- finishing touches ------------------------------------------------------------------------


def spaced(*words: str) -> str:
    return " ".join([word for word in words if word])


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def sentence(en: str, de: str) -> Phrase:
    return Phrase(capital(en.strip()) + ".", capital(de.strip()) + ".")


def finished(parts: list[str]) -> str:
    """Relative clauses are closed by a comma where the sentence goes on."""
    text = re.sub(f"{CLOSE}(?=[.,:;)])", "", " ".join(parts))
    return text.replace(CLOSE, ",").replace("von dem ", "vom ")
