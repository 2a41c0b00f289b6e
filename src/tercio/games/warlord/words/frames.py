"""How a paragraph begins: order or react, conditions, costs, trigger, and what it is aimed at."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.abilities.registry import stat_of
from tercio.games.warlord.printed.cards import (
    ALL,
    ANYONE,
    AUTOMATIC,
    CHARACTER,
    COUNTED,
    ITEM,
    OF_ANYBODY,
    PLAYER,
    REACT,
    SELF,
    STATIC,
    TARGET,
    TARGETS,
    THE_ROUND,
    WHOLE_RANK,
    Aim,
    Cost,
    Test,
)
from tercio.games.warlord.words.grammar import (
    ACC,
    BARE,
    DAT,
    GEN,
    NO,
    NOM,
    ONE,
    capital,
    counted,
    finished,
    listed,
    sentence,
)
from tercio.games.warlord.words.moments import trigger_words
from tercio.games.warlord.words.nouns import is_none_of, item_of, noun_phrase, predicates_of
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import wounds

FRAME: Final = Wording("tercio.games.warlord", "reading.frame")
COUNTING: Final = Wording("tercio.games.warlord", "reading.counting")
COST: Final = Wording("tercio.games.warlord", "reading.cost")


def frame_words(scene: Scene) -> Phrase:
    ability = scene.ability
    conditions = [*[each for each in [own_condition(scene)] if each is not None]]
    conditions += [words for test in scene.counting for words in counting_words(scene, test)]
    condition = listed(conditions) if conditions else None
    if ability.kind == STATIC:
        return frame_of_static(scene, condition)
    frame = FRAME(f"spend-{ability.kind}" if ability.spend else ability.kind)
    if ability.unspent is not None:
        frame = FRAME("unspent", frame=frame, who=noun_phrase(ability.unspent, scene.names, BARE, NOM))
    if ability.hand:
        frame = FRAME("from-hand", frame=frame)
    for cost in reversed(ability.costs):
        frame = FRAME("paid", cost=cost_words(scene, cost), frame=frame)
    if condition is not None:
        frame = FRAME("only-if", frame=frame, condition=condition)
    if ability.kind in (REACT, AUTOMATIC):
        frame = FRAME("triggered", frame=frame, trigger=trigger_words(scene))
    return Phrase(f"{capital(frame.en)}:", f"{capital(frame.de)}:")


def frame_of_static(scene: Scene, condition: Phrase | None) -> Phrase:
    """Static text holds always, or while something is so."""
    conditions = [condition] if condition is not None else []
    if [c for c in scene.ability.clauses if c.stat and stat_of(c.stat).is_of_player]:
        conditions.append(FRAME("in-army", who=scene.own_words().said(NOM)))
    somebodies = [noun_phrase(wanted, scene.names) for wanted in scene.all_wanted(ALL)]
    conditions += [FRAME("in-play", who=somebody) for somebody in somebodies]
    nobodies = [noun_phrase(unwanted, scene.names, NO) for unwanted in scene.unwanted.get(ALL, ())]
    conditions += [FRAME("in-play", who=nobody) for nobody in nobodies]
    return FRAME("while", conditions=listed(conditions)) if conditions else FRAME("static")


def counting_words(scene: Scene, test: Test) -> list[Phrase]:
    """How many there must be: at least, at most, or not so."""
    bounds = [("least", test.least)] if test.least > 1 or not test.most else []
    bounds += [("most", test.most)] if test.most else []
    found: list[Phrase] = []
    for bound, number in bounds:
        key = f"{'not-' if test.is_not else ''}{bound}"
        if test.who == THE_ROUND:
            found.append(COUNTING(f"round-{key}", number=number))
            continue
        what = noun_phrase(test.filter, scene.names, ONE, NOM, (), "character" if test.who == ALL else "card", number)
        if number == 0:
            what = noun_phrase(test.filter, scene.names, NO, NOM, (), "character" if test.who == ALL else "card")
        is_are = "many" if number > 1 else "one"
        found.append(COUNTING(f"{key}-{is_are}", what=what, where=COUNTING(f"in-{test.who}")))
    return found


def given_words(scene: Scene, test: Test) -> list[Phrase]:
    """What a clause is conditional on, said of somebody by his full name, or as a count."""
    if test.who in COUNTED:
        return counting_words(scene, test)
    who = scene.words(test.who).said(NOM)
    if test.is_not:
        none = is_none_of(test.filter, scene.names, "character")
        return [FRAME("subject", who=who, predicates=Phrase(none.en, none.de))]
    predicates = [Phrase(each.en, each.de) for each in predicates_of(test.filter, scene.names)]
    return [FRAME("subject", who=who, predicates=listed(predicates))] if predicates else []


def own_condition(scene: Scene) -> Phrase | None:
    """What must be true of the performer or bearer itself."""
    predicates = [each for wanted in scene.all_wanted(SELF) for each in predicates_of(wanted, scene.names)]
    words = [Phrase(predicate.en, predicate.de) for predicate in predicates]
    for unwanted in scene.unwanted.get(SELF, ()):
        none = is_none_of(unwanted, scene.names, "character")
        words.append(Phrase(none.en, none.de))
    if not words:
        return None
    who = scene.own_words()
    scene.last = SELF if scene.ability.kind == STATIC else scene.last
    return FRAME("subject", who=who.said(NOM), predicates=listed(words))


def only_for(scene: Scene) -> Phrase:
    """Only these may bear the item. WL-EQUIP-03"""
    wanted, unwanted = scene.wanted.get(SELF, ANYONE), scene.unwanted.get(SELF, ())
    who = noun_phrase(wanted, scene.names, BARE, ACC, unwanted, also=scene.also.get(SELF, ()))
    words = FRAME("only-for", who=who)
    return Phrase(finished([words.en]), finished([words.de]))


def cost_words(scene: Scene, cost: Cost) -> Phrase:
    place = cost.filter.place or "own-army"
    own = replace(cost.filter, other=True, place=place, side="" if place == "own-army" else "own")
    if cost.pay == "discard-hand" and cost.filter == ANYONE:
        return COST("discard-any", cards=counted("hand-card", cost.number))
    if cost.pay == "discard-hand":
        return COST(cost.pay, card=noun_phrase(cost.filter, scene.names, ONE, ACC, (), "card", cost.number))
    if cost.pay in ("banish-hand", "banish-discard"):
        return COST(cost.pay, card=noun_phrase(cost.filter, scene.names, ONE, ACC, (), "card", cost.number))
    if cost.pay in ("spend-borne", "discard-borne"):
        item = noun_phrase(cost.filter, scene.names, ONE, ACC, (), "item", cost.number)
        return COST(cost.pay, item=item, owner=scene.own_words().said(GEN))
    own = replace(own, other=False) if cost.pay in OF_ANYBODY else own
    if cost.pay == "charges":
        return COST(cost.pay, charges=counted("charge", cost.number))
    if cost.pay in ("wound-own", "wound-any"):
        return COST(cost.pay, who=noun_phrase(own, scene.names), wounds=wounds(cost.number))
    return COST(
        cost.pay,
        whom=noun_phrase(own, scene.names, ONE, ACC, number=cost.number),
        wounds=wounds(cost.number),
        performer=scene.own_words().said(ACC),
    )


def aim_words(scene: Scene, aim: Aim) -> Phrase:
    if aim.what == ITEM:
        words = item_of(aim.filter, scene.names, ACC)
    elif aim.what != CHARACTER:
        some = noun_phrase(aim.filter, scene.names, ONE, GEN if aim.what == PLAYER else DAT)
        scene.last = TARGETS if aim.what == WHOLE_RANK else TARGET
        return sentence(*FRAME(f"choose-{aim.what}", whom=some))
    elif aim.most == 1:
        words = noun_phrase(aim.filter, scene.names, ONE, ACC)
    else:
        words = noun_phrase(aim.filter, scene.names, ONE, ACC, number=aim.most)
        if aim.least < aim.most:
            words = FRAME("up-to", whom=words)
    scene.last = TARGET if aim.most == 1 else TARGETS
    return sentence(*FRAME("choose", whom=words))
