"""How a paragraph begins: order or react, conditions, costs, trigger, and what it is aimed at."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import ALL, ANYONE, ITEM, ORDER, REACT, SELF, STATIC, TARGET, TARGETS, Aim, Cost
from tercio.games.warlord.words.grammar import (
    ACC,
    BARE,
    NO,
    NOM,
    ONE,
    capital,
    counted,
    finished,
    listing,
    sentence,
)
from tercio.games.warlord.words.moments import trigger_words
from tercio.games.warlord.words.nouns import is_none_of, item_of, noun_phrase, predicates_of
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import wounds
from tercio.games.warlord.words.stats import OF_PLAYERS

FRAMES: Final = {
    (ORDER, False): Phrase("Order", "Befehl"),
    (ORDER, True): Phrase("Spend Order", "Verausgaben, Befehl"),
    (REACT, False): Phrase("React", "Reaktion"),
    (REACT, True): Phrase("Spend React", "Verausgaben, Reaktion"),
    (STATIC, False): Phrase("Always", "Immer"),
    (STATIC, True): Phrase("Always", "Immer"),
}


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
    own = replace(cost.filter, other=True, place=cost.filter.place or "own-army", side="")
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
