"""Triggers in words: "after another character of your army has died"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import ANYONE, CASTER, OPPONENT, SELF, STRIKER, VICTIM, WOUNDER
from tercio.games.warlord.steps.moments import (
    AIMING,
    ANNOUNCED,
    BEFORE_ROLL,
    DIED,
    DREW,
    ENTERED,
    FALLING,
    HIT,
    INITIATIVE,
    MANOEUVRED,
    MANOEUVRING,
    MISSED,
    ORDERED,
    PERFORMED,
    RETRIEVED,
    ROLLED,
    STRUCK,
    TARGETED,
    WOUNDING,
)
from tercio.games.warlord.words.grammar import ACC, DAT, GEN, NOM, ONE
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.roles import Scene

# A strike as a text speaks of it (WL-GLOSSARY-09), in German by case.
STRIKES: Final = {
    "melee": ("a melee strike", ("ein Nahkampfschlag", "einen Nahkampfschlag", "einem Nahkampfschlag")),
    "ranged": ("a ranged strike", ("ein Fernangriff", "einen Fernangriff", "einem Fernangriff")),
    "both": (
        "a melee or ranged strike",
        (
            "ein Nahkampfschlag oder Fernangriff",
            "einen Nahkampfschlag oder Fernangriff",
            "einem Nahkampfschlag oder Fernangriff",
        ),
    ),
}
STRIKE_VERBS: Final = ("cancel-strike", "redirect", "to-strike", "extra-wounds", "recoil", "ignore-items")
WENT: Final = {
    "hit": Phrase("has hit", "getroffen hat"),
    "missed": Phrase("has missed", "verfehlt hat"),
    "killed": Phrase("has killed", "getötet hat"),
    "critical": Phrase("has hit with a natural 20", "mit einer natürlichen 20 getroffen hat"),
}


def trigger_words(scene: Scene) -> Phrase:
    """The moment of a react, with everybody it is about; afterwards "it" means the one that was named alone."""
    words = MOMENT_WORDS[scene.ability.trigger](scene)
    roles = dict.fromkeys([scene.trigger_role(role) for role in (VICTIM, STRIKER, WOUNDER, CASTER)])
    named = [role for role in roles if scene.is_spoken_of(role)]
    scene.last = scene.role(named[0]) if len(named) == 1 else ""
    if scene.ability.trigger not in NAMES_NOBODY and not named:
        scene.last = VICTIM
    return words


def strike(scene: Scene, case: int) -> Phrase:
    en, de = STRIKES[scene.ability.strikes]
    return Phrase(en, de[case])


def against(scene: Scene) -> Phrase:
    """Against whom a strike goes, if the text cares."""
    if not scene.is_spoken_of(OPPONENT):
        return Phrase("", "")
    whom = scene.introduced(OPPONENT, ACC)
    return Phrase(f" against {whom.en}", f" gegen {whom.de}")


def aiming(scene: Scene) -> Phrase:
    who = scene.introduced(STRIKER)
    return Phrase(f"before {who.en} aims a ranged strike", f"bevor {who.de} mit einem Fernangriff zielt")


def targeted(scene: Scene) -> Phrase:
    who, by = scene.introduced(VICTIM), Phrase("", "")
    verbs = [verb.do for verb in scene.ability.verbs]
    en = strike(scene, NOM).en
    genitive = {"melee": "eines Nahkampfschlags", "ranged": "eines Fernangriffs"}.get(
        scene.ability.strikes, "eines Nahkampfschlags oder Fernangriffs"
    )
    if "cancel-action" in verbs:
        en, genitive = "an action", "einer Aktion"
    elif not set(verbs).intersection(STRIKE_VERBS) and not speaks_of_strikes(scene):
        en, genitive = f"{en} or an action", f"{genitive} oder einer Aktion"
    if scene.is_spoken_of(STRIKER):
        striker = scene.introduced(STRIKER, GEN)
        by = Phrase(f" of {striker.en}", f" {striker.de}")
    return Phrase(
        f"after {who.en} has become the target of {en}{by.en}",
        f"nachdem {who.de} Ziel {genitive}{by.de} geworden ist",
    )


def speaks_of_strikes(scene: Scene) -> bool:
    """WL-GLOSSARY-09, A36  Texts about strikes name the striker or its opponent."""
    return bool([test for test in scene.ability.tests if test.who in (STRIKER, OPPONENT)])


def before_roll(scene: Scene) -> Phrase:
    (en, de), whom = strike(scene, ACC), against(scene)
    if not scene.is_spoken_of(STRIKER):
        return Phrase(f"before the roll for {en}{whom.en}", f"bevor für {de}{whom.de} gewürfelt wird")
    who = scene.introduced(STRIKER)
    return Phrase(f"before {who.en} rolls for {en}{whom.en}", f"bevor {who.de} für {de}{whom.de} würfelt")


def rolled(scene: Scene) -> Phrase:
    who = scene.introduced(VICTIM)
    if not speaks_of_strikes(scene):
        return Phrase(f"after {who.en} has rolled", f"nachdem {who.de} gewürfelt hat")
    (en, de), whom = strike(scene, ACC), against(scene)
    return Phrase(f"after {who.en} has rolled for {en}{whom.en}", f"nachdem {who.de} für {de}{whom.de} gewürfelt hat")


def hit(scene: Scene) -> Phrase:
    return hit_or_missed(scene, Phrase("has hit", "getroffen hat"))


def missed(scene: Scene) -> Phrase:
    return hit_or_missed(scene, Phrase("has missed", "verfehlt hat"))


def hit_or_missed(scene: Scene, how: Phrase) -> Phrase:
    who, whom, (en, de) = scene.introduced(STRIKER), Phrase("", ""), strike(scene, DAT)
    if scene.is_spoken_of(OPPONENT):
        opponent = scene.introduced(OPPONENT, ACC)
        whom = Phrase(f" {opponent.en}", f" {opponent.de}")
    return Phrase(f"after {who.en} {how.en}{whom.en} with {en}", f"nachdem {who.de}{whom.de} mit {de} {how.de}")


def wounding(scene: Scene) -> Phrase:
    who, by = scene.introduced(VICTIM), Phrase("", "")
    if scene.is_spoken_of(WOUNDER):
        wounder = scene.introduced(WOUNDER, ACC)
        by = Phrase(f" from {wounder.en}", f" durch {wounder.de}")
    return Phrase(f"before {who.en} suffers wounds{by.en}", f"bevor {who.de} Wunden{by.de} erleidet")


def struck(scene: Scene) -> Phrase:
    whom, by, went = against(scene), Phrase("", ""), WENT.get(scene.ability.went)
    if scene.is_spoken_of(STRIKER):
        who = scene.introduced(STRIKER, GEN)
        by = Phrase(f" of {who.en}", f" {who.de}")
    en, de = strike(scene, NOM if went is not None else DAT)
    if went is None:
        return Phrase(f"after {en}{by.en}{whom.en}", f"nach {de}{by.de}{whom.de}")
    return Phrase(f"after {en}{by.en}{whom.en} {went.en}", f"nachdem {de}{by.de}{whom.de} {went.de}")


def died(scene: Scene) -> Phrase:
    who = scene.introduced(VICTIM)
    if not scene.is_spoken_of(WOUNDER):
        return Phrase(f"after {who.en} has died", f"nachdem {who.de} gestorben ist")
    wounder = scene.introduced(WOUNDER, DAT)
    return Phrase(
        f"after {who.en} has died of wounds from {wounder.en}",
        f"nachdem {who.de} an Wunden von {wounder.de} gestorben ist",
    )


def announced(scene: Scene) -> Phrase:
    """Only what opponents do is reacted to at this moment."""
    wanted, unwanted = scene.wanted.get(VICTIM, ANYONE), scene.unwanted.get(VICTIM, ())
    card = noun_phrase(wanted, scene.names, ONE, ACC, unwanted, "action", also=scene.also.get(VICTIM, ()))
    if scene.is_spoken_of(CASTER):
        who = scene.introduced(CASTER)
    else:
        who = Phrase("an enemy character", "ein feindlicher Charakter")
    return Phrase(f"after {who.en} has announced {card.en}", f"nachdem {who.de} {card.de} angesagt hat")


# Moments at which somebody does something, "{}" being whoever it is.
DOING: Final = {
    PERFORMED: Phrase("after {} has performed an action", "nachdem {} eine Aktion ausgeführt hat"),
    ORDERED: Phrase("after {} has carried out an order", "nachdem {} einen Befehl ausgeführt hat"),
    FALLING: Phrase("before {} falls forward from an illegal rank", "bevor {} aus einem illegalen Rang vorwärts fällt"),
    MANOEUVRING: Phrase("before {} manoeuvres", "bevor {} manövriert"),
    MANOEUVRED: Phrase("after {} has manoeuvred", "nachdem {} manövriert hat"),
    ENTERED: Phrase("after {} has come into play", "nachdem {} ins Spiel gekommen ist"),
    RETRIEVED: Phrase("after {} has retrieved a card", "nachdem {} eine Karte herausgeholt hat"),
}


def doing(scene: Scene) -> Phrase:
    who, words = scene.introduced(VICTIM), DOING[scene.ability.trigger]
    return Phrase(words.en.format(who.en), words.de.format(who.de))


def drew(scene: Scene) -> Phrase:
    return by_player(scene, "has drawn cards", "Karten gezogen")


def initiative(scene: Scene) -> Phrase:
    return by_player(scene, "has rolled for initiative", "für die Initiative gewürfelt")


def by_player(scene: Scene, en: str, de: str) -> Phrase:
    """A88  What players do, not characters."""
    side = scene.wanted.get(VICTIM, ANYONE).side
    if side == "own" or scene.role(VICTIM) == SELF:
        return Phrase(f"after you {en.replace('has ', 'have ', 1)}", f"nachdem du {de} hast")
    if side == "enemy":
        return Phrase(f"after an opponent {en}", f"nachdem ein Gegner {de} hat")
    return Phrase(f"after a player {en}", f"nachdem ein Spieler {de} hat")


MOMENT_WORDS: Final[dict[str, Callable[[Scene], Phrase]]] = {
    AIMING: aiming,
    TARGETED: targeted,
    BEFORE_ROLL: before_roll,
    ROLLED: rolled,
    HIT: hit,
    MISSED: missed,
    WOUNDING: wounding,
    STRUCK: struck,
    DIED: died,
    ANNOUNCED: announced,
    PERFORMED: doing,
    ORDERED: doing,
    FALLING: doing,
    MANOEUVRING: doing,
    MANOEUVRED: doing,
    ENTERED: doing,
    DREW: drew,
    RETRIEVED: doing,
    INITIATIVE: initiative,
}
NAMES_NOBODY: Final = (BEFORE_ROLL, STRUCK, HIT, MISSED, ANNOUNCED, DREW, INITIATIVE)
