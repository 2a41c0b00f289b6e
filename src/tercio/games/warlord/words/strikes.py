"""Strikes in words: who makes them, at whom, how far, with what bonus, and what reacts do to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import ANYONE, NEXT_STRIKE, OPPONENT, ROLES, SELF, SOURCE, STRIKER, Verb
from tercio.games.warlord.words.grammar import ACC, GEN, NOM, signed
from tercio.games.warlord.words.moments import STRIKES
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, of, of_thing, wounds

THE_STRIKE: Final = Phrase("the strike", "der Schlag")

STRIKE_MANNERS: Final = {
    "no-items": Phrase("; AC from items does not count", "; AC von Gegenständen zählt nicht"),
    "stun": Phrase("; a hit stuns instead of wounding", "; ein Treffer betäubt, statt zu verwunden"),
    "spend": Phrase("; a hit spends instead of wounding", "; ein Treffer verausgabt, statt zu verwunden"),
    "own-profile": Phrase("; nothing of the bearer is added", "; nichts vom Träger zählt dazu"),
}


def strike(scene: Scene, verb: Verb) -> Said:
    """How many, with what, against whom, how far, and what a hit does."""
    kind = verb.kind or "melee"
    en, de = strikes_words(kind, verb.number)
    number, whom = strike_bonus(scene, verb, kind), against(scene, verb)
    far, how = strike_reach(verb, kind), STRIKE_MANNERS.get(verb.word, Phrase("", ""))
    role = SOURCE if verb.word == "own-profile" else scene.key(verb.who, verb.filter)
    return Said(
        role, f"makes {en}{number.en}{whom.en}{far.en}{how.en}", "führt", f"{de}{number.de}{whom.de}{far.de}{how.de}"
    )


def strikes_words(kind: str, number: int) -> Phrase:
    if number == 1:
        en, de = STRIKES[kind]
        return Phrase(en, de[ACC])
    en, de_many = {"melee": ("melee", "Nahkampfschläge"), "ranged": ("ranged", "Fernangriffe")}[kind]
    return Phrase(f"{number} {en} strikes", f"nacheinander {number} {de_many}")


def strike_bonus(scene: Scene, verb: Verb, kind: str) -> Phrase:
    """WL-BONUS-03  A ranged strike or one of a beast has just this number; a melee strike adds it to the first ATK."""
    if verb.per == "level":
        owner = scene.own_words().de[GEN]
        return Phrase(
            f" with {signed(verb.amount)} for each level of {scene.own_words().en}",
            f" mit {signed(verb.amount)} für jede Stufe {owner}",
        )
    if verb.word == "own-profile":
        return Phrase(f" with an ATK of its own of {signed(verb.amount)}", f" mit eigenem ATK {signed(verb.amount)}")
    if kind == "ranged":
        return Phrase(f" with {signed(verb.amount)}", f" mit {signed(verb.amount)}")
    if verb.amount:
        return Phrase(f" with {signed(verb.amount)} ATK", f" mit {signed(verb.amount)} ATK")
    return Phrase("", "")


def strike_reach(verb: Verb, kind: str) -> Phrase:
    if verb.to == "from-front":
        return Phrase(" as if it stood in the front rank", ", als stünde er im vordersten Rang")
    far = {
        ("ranged", "far"): Phrase(" two or three ranks away", " über zwei oder drei Ränge"),
        ("ranged", "any"): Phrase(" two or more ranks away", " über zwei oder mehr Ränge"),
        ("melee", "far"): Phrase(" up to two ranks away", " über bis zu zwei Ränge"),
        ("melee", "any"): Phrase(" any number of ranks away", " über beliebig viele Ränge"),
    }
    return far.get((kind, verb.to), Phrase("", ""))


def against(scene: Scene, verb: Verb) -> Phrase:
    if verb.to not in ROLES:
        return Phrase("", "")
    whom = scene.refer(verb.to, ANYONE, ACC) if scene.last == scene.role(verb.to) else scene.words(verb.to).said(ACC)
    return Phrase(f" against {whom.en}", f" gegen {whom.de}")


def extra_wounds(scene: Scene, verb: Verb) -> Said:
    more = wounds(verb.amount)
    return of_thing("strike", THE_STRIKE, f"inflicts {more.en} more", "verursacht", f"{more.de} mehr")


def recoil(scene: Scene, verb: Verb) -> Said:
    some = wounds(verb.amount)
    key = scene.key(STRIKER, ANYONE)
    return Said(key, f"suffers {some.en} at the same moment", "erleidet", f"im selben Augenblick {some.de}")


def to_strike(scene: Scene, verb: Verb) -> Said:
    number = signed(verb.amount)
    if verb.stat == "atk":
        return of_thing("strike", THE_STRIKE, f"has {number} ATK", "hat", f"{number} ATK")
    key = scene.key(OPPONENT, ANYONE)
    return Said(key, f"has {number} AC against this strike", "hat", f"{number} AC gegen diesen Schlag")


def cancel_strike(scene: Scene, verb: Verb) -> Said:
    return of_thing("strike", THE_STRIKE, "is cancelled", "wird", "aufgehoben")


def redirect(scene: Scene, verb: Verb) -> Said:
    return of(scene, verb, "becomes the target instead", "wird", "stattdessen das Ziel")


def ignore_items(scene: Scene, verb: Verb) -> Said:
    owner = scene.words(OPPONENT)
    subject = Phrase(f"the AC that {owner.en} has from items", f"die AC, die {owner.de[NOM]} durch Gegenstände hat,")
    return of_thing("items", subject, "does not count for this strike", "zählt", "bei diesem Schlag nicht")


def challenge(scene: Scene, verb: Verb) -> Said:
    """WL-GOLDEN-01  For one strike or for all of the round."""
    whom = scene.object(verb.to or SELF, verb.who, ACC)
    if verb.until == NEXT_STRIKE:
        en, de = "make its next melee strike this round", "seinen nächsten Nahkampfschlag in dieser Runde"
    else:
        en, de = "make its melee strikes this round", "seine Nahkampfschläge in dieser Runde"
    return of(
        scene, verb, f"must {en} against {whom.en} if it can", "muss", f"{de} gegen {whom.de} führen, wenn er kann"
    )


STRIKE_WORDS: Final[dict[str, Callable[[Scene, Verb], Said]]] = {
    "strike": strike,
    "extra-wounds": extra_wounds,
    "recoil": recoil,
    "to-strike": to_strike,
    "cancel-strike": cancel_strike,
    "redirect": redirect,
    "ignore-items": ignore_items,
    "challenge": challenge,
}
