"""Values that one has, in words: "has +4 ATK and -4 AC until the end of the round"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import ANYONE, SELF, Verb
from tercio.games.warlord.words.grammar import ACC, BARE, listing, signed
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.printed import FEATS, called, trait
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, bonus, lasting, multiplied

CHECKS: Final = {
    "magic": Phrase("saves against magic", "Rettungswürfe gegen Magie"),
}


def atk(scene: Scene, verb: Verb) -> Phrase:
    return bonus(verb, "ATK", "ATK")


def ac(scene: Scene, verb: Verb) -> Phrase:
    return bonus(verb, "AC", "AC")


def ac_ranged(scene: Scene, verb: Verb) -> Phrase:
    return bonus(verb, "AC against ranged strikes", "AC gegen Fernangriffe")


def ranged(scene: Scene, verb: Verb) -> Phrase:
    return bonus(verb, "on ranged strikes", "auf Fernangriffe")


def against(scene: Scene, verb: Verb) -> Phrase:
    """Values that count only against some."""
    whom = noun_phrase(verb.filter, scene.names, BARE, ACC)
    what = {
        "atk-against": Phrase("ATK", "ATK"),
        "ac-against": Phrase("AC", "AC"),
        "ranged-against": Phrase("on ranged strikes", "auf Fernangriffe"),
    }[verb.stat]
    return bonus(verb, f"{what.en} against {whom.en}", f"{what.de} gegen {whom.de}")


def hit_points(scene: Scene, verb: Verb) -> Phrase:
    one = abs(verb.amount) == 1
    return bonus(verb, "hit point" if one else "hit points", "Lebenspunkt" if one else "Lebenspunkte")


def level(scene: Scene, verb: Verb) -> Phrase:
    one = abs(verb.amount) == 1
    return bonus(verb, "level" if one else "levels", "Stufe" if one else "Stufen")


def skill(scene: Scene, verb: Verb) -> Phrase:
    return bonus(verb, "skill", "Fertigkeit")


def given_trait(scene: Scene, verb: Verb) -> Phrase:
    en, de = trait(verb.word)
    return Phrase(f"the trait {en}", f"die Eigenschaft {de}")


def given_feat(scene: Scene, verb: Verb) -> Phrase:
    en, de = called(FEATS, verb.word)
    return Phrase(f"the feat {en} ({signed(verb.amount)})", f"das Talent {de} ({signed(verb.amount)})")


def extra_strike(scene: Scene, verb: Verb) -> Phrase:
    number = signed(verb.amount)
    return Phrase(
        f"1 more strike in each attack, with a base of {number} ATK",
        f"in jedem Angriff 1 Schlag mehr, mit einem Grundwert von {number} ATK",
    )


HAS: Final[dict[str, Callable[[Scene, Verb], Phrase]]] = {
    "atk": atk,
    "ac": ac,
    "ac-ranged": ac_ranged,
    "ranged": ranged,
    "atk-against": against,
    "ac-against": against,
    "ranged-against": against,
    "hp": hit_points,
    "level": level,
    "skill": skill,
    "trait": given_trait,
    "feat": given_feat,
    "extra-strike": extra_strike,
}


def has_words(scene: Scene, verb: Verb) -> Phrase | None:
    """The thing that one has, for values that can be joined by "and"."""
    if verb.stat.startswith("check-"):
        kind = verb.stat.removeprefix("check-")
        checks = CHECKS.get(kind)
        if checks is None:
            feat = called(FEATS, kind)
            checks = Phrase(f"checks of {feat.en}", f"Würfe für {feat.de}")
        return bonus(verb, f"on {checks.en}", f"auf {checks.de}")
    return HAS[verb.stat](scene, verb) if verb.stat in HAS else None


def said_of_values(scene: Scene, verbs: list[Verb]) -> Said:
    """Several lines that give values to the same ones for the same time are one list."""
    first = verbs[0]
    things = [words for words in [has_words(scene, verb) for verb in verbs] if words is not None]
    more, long = multiplied(scene, first), lasting(scene, first)
    listed = Phrase(listing([words.en for words in things], "and"), listing([words.de for words in things], "und"))
    return Said(
        scene.key(first.who, ANYONE if first.per == "each" or first.who == SELF else first.filter),
        f"has {listed.en}{more.en}",
        "hat",
        f"{listed.de}{more.de}",
        long=long,
    )
