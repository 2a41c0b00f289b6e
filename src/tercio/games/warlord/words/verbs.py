"""Verbs in words: what each line of a text does, said of the one it happens to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import ANYONE, VICTIM, Verb
from tercio.games.warlord.steps.moments import INITIATIVE
from tercio.games.warlord.words.grammar import DAT, GEN, NOM, signed
from tercio.games.warlord.words.piles import PILE_WORDS, pile_words
from tercio.games.warlord.words.printed import FEATS, called, trait
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, lasting, of, of_thing, order, wounds
from tercio.games.warlord.words.stats import STAT_SENTENCES
from tercio.games.warlord.words.strikes import STRIKE_WORDS, THE_STRIKE
from tercio.games.warlord.words.values import has_words, said_of_values


def values(scene: Scene, verb: Verb) -> Said:
    if has_words(scene, verb) is not None:
        return said_of_values(scene, [verb])
    return STAT_SENTENCES[verb.stat](scene, verb)


def set_value(scene: Scene, verb: Verb) -> Said:
    """WL-BONUS-05  The value changes to this one."""
    named, number = ("ATK", signed(verb.amount)) if verb.stat == "atk" else ("AC", str(verb.amount))
    said = of(scene, verb, f"has {named} {number} instead", "hat", f"stattdessen {named} {number}")
    return said._replace(long=lasting(scene, verb))


def wound(scene: Scene, verb: Verb) -> Said:
    if verb.per == "level":
        owner = scene.own_words()
        return of(
            scene,
            verb,
            f"suffers {wounds(verb.amount).en} for each level of {owner.en}",
            "erleidet",
            f"{wounds(verb.amount).de} für jede Stufe {owner.de[GEN]}",
        )
    return of(scene, verb, f"suffers {wounds(verb.amount).en}", "erleidet", wounds(verb.amount).de)


def wound_both(scene: Scene, verb: Verb) -> Said:
    one, other, some = scene.refer(verb.who, verb.filter), scene.own_words().said(NOM), wounds(verb.amount)
    subject = Phrase(f"{one.en} and {other.en}", f"{one.de} und {other.de}")
    return of_thing("both", subject, f"suffer {some.en} each", "erleiden", f"je {some.de}")


def heal(scene: Scene, verb: Verb) -> Said:
    whom = scene.refer(verb.who, verb.filter, DAT)
    some = wounds(verb.amount) if verb.amount else Phrase("all wounds", "alle Wunden")
    return order(f"remove {some.en} from {whom.en}", "entferne", f"{some.de} von {whom.de}")


def prevent(scene: Scene, verb: Verb) -> Said:
    key = scene.key(VICTIM, ANYONE)
    if not verb.amount:
        return Said(key, "suffers none of them", "erleidet", "keine davon")
    return Said(key, f"suffers {verb.amount} of them fewer", "erleidet", f"{verb.amount} davon weniger")


def kill(scene: Scene, verb: Verb) -> Said:
    return of(scene, verb, "dies", "stirbt")


def ready(scene: Scene, verb: Verb) -> Said:
    return of(scene, verb, "becomes ready", "wird", "erholt")


def spend(scene: Scene, verb: Verb) -> Said:
    return of(scene, verb, "is spent", "wird", "verausgabt")


def stun(scene: Scene, verb: Verb) -> Said:
    return of(scene, verb, "is stunned", "wird", "betäubt")


def ready_item(scene: Scene, verb: Verb) -> Said:
    items = scene.owned(verb.who, verb.filter, Phrase("items", "Gegenstände"), "die", "seine")
    if verb.word:
        kind = trait(verb.word)
        items = Phrase(f"{items.en} with the trait {kind.en}", f"{items.de} mit der Eigenschaft {kind.de}")
    return of_thing("items", items, "become ready", "werden", "erholt")


def rescue(scene: Scene, verb: Verb) -> Said:
    en, de = pile_words(verb.to)
    key = scene.key(VICTIM, ANYONE)
    return Said(key, f"goes {en} instead of the discard pile", "kommt", f"{de} statt auf den Ablegestapel")


def send_back(scene: Scene, verb: Verb) -> Said:
    en, de = (
        ("on top of its owner's deck", "oben auf den Stapel seines Besitzers")
        if verb.to == "deck"
        else ("to its owner's hand", "auf die Hand seines Besitzers")
    )
    return of(scene, verb, f"returns {en}", "kommt", f"{de} zurück")


def redirect_wounds(scene: Scene, verb: Verb) -> Said:
    return of(scene, verb, "suffers these wounds instead", "erleidet", "diese Wunden an dessen Stelle")


def check(scene: Scene, verb: Verb) -> Said:
    """WL-SKILL-01  Saves are checks of skill too."""
    if verb.kind == "magic":
        return of(
            scene,
            verb,
            f"makes a save against magic ({verb.dc})",
            "legt",
            f"einen Rettungswurf gegen Magie ({verb.dc}) ab",
        )
    kind = f" of {called(FEATS, verb.kind).en}" if verb.kind else ""
    art = f" auf {called(FEATS, verb.kind).de}" if verb.kind else ""
    return of(
        scene, verb, f"makes a skill check{kind} ({verb.dc})", "legt", f"einen Fertigkeitswurf{art} ({verb.dc}) ab"
    )


def reroll(scene: Scene, verb: Verb) -> Said:
    if scene.ability.trigger == INITIATIVE:
        if scene.wanted.get(VICTIM, ANYONE).side == "own":
            return order("roll again", "würfle", "noch einmal")
        return of_thing("player", Phrase("that player", "dieser Spieler"), "rolls again", "würfelt", "noch einmal")
    return Said(scene.key(VICTIM, ANYONE), "rolls again", "würfelt", "noch einmal")


def add_die(scene: Scene, verb: Verb) -> Said:
    number = abs(verb.amount)
    more, mehr = ("more", "mehr") if verb.amount > 0 else ("less", "weniger")
    per = scene.own_words()
    en = f" for each level of {per.en}" if verb.per == "level" else ""
    de = f" für jede Stufe {per.de[GEN]}" if verb.per == "level" else ""
    roll = Phrase("the roll", "der Wurf")
    return of_thing("roll", roll, f"counts {number} {more}{en}", "zählt", f"{number} {mehr}{de}")


def force(scene: Scene, verb: Verb) -> Said:
    subject = THE_STRIKE if verb.to == "strike" else Phrase("the roll", "der Wurf")
    if verb.amount == 1:
        return of_thing("roll", subject, "is a critical failure", "ist", "ein kritischer Misserfolg")
    return of_thing("roll", subject, f"counts as a natural {verb.amount}", "zählt", f"als natürliche {verb.amount}")


def cancel_action(scene: Scene, verb: Verb) -> Said:
    is_spell = scene.wanted.get(VICTIM, ANYONE).spell
    action = Phrase("the spell", "der Zauberspruch") if is_spell else Phrase("the action", "die Aktion")
    return of_thing("action", action, "is cancelled", "wird", "aufgehoben")


def spare(scene: Scene, verb: Verb) -> Said:
    return Said(scene.key(VICTIM, ANYONE), "keeps its state", "behält", "seinen Zustand")


def hold_back(scene: Scene, verb: Verb) -> Said:
    return Said(scene.key(VICTIM, ANYONE), "does not move", "bewegt", "sich nicht")


VERB_WORDS: Final[dict[str, Callable[[Scene, Verb], Said]]] = {
    "modify": values,
    "set": set_value,
    "grant": values,
    "wound": wound,
    "wound-both": wound_both,
    "heal": heal,
    "prevent": prevent,
    "kill": kill,
    "ready": ready,
    "spend": spend,
    "stun": stun,
    "ready-item": ready_item,
    "rescue": rescue,
    "send-back": send_back,
    "check": check,
    "reroll": reroll,
    "add-die": add_die,
    "force": force,
    "cancel-action": cancel_action,
    "spare": spare,
    "redirect-wounds": redirect_wounds,
    "hold-back": hold_back,
    **STRIKE_WORDS,
    **PILE_WORDS,
}
