"""Changed values in words: "has +2 AC against ranged strikes until the end of the round"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.games.warlord.cards import ANYONE, NEXT_STRIKE, PERMANENT, ROUND, SELF, STATIC, STRIKE, Verb
from tercio.games.warlord.effects.reading_nouns import ACC, BARE, DAT, EACH, GEN, NOM, noun_phrase
from tercio.games.warlord.effects.reading_roles import Scene
from tercio.games.warlord.words import CLASSES, FEATS, called, trait

UNTIL: Final = {
    ROUND: Phrase("until the end of the round", "bis zum Ende der Runde"),
    STRIKE: Phrase("for this strike", "für diesen Schlag"),
    NEXT_STRIKE: Phrase("for its next melee strike", "für seinen nächsten Nahkampfschlag"),
    PERMANENT: Phrase("permanently", "dauerhaft"),
}
BANS: Final = {
    "attack": (Phrase("may not attack", ""), "darf", "nicht angreifen"),
    "move": (Phrase("may neither manoeuvre nor be moved", ""), "darf", "weder manövrieren noch bewegt werden"),
    "be-melee-target": (Phrase("cannot be the target of melee strikes", ""), "kann", "nicht Ziel von Nahkampfschlägen"),
    "be-ranged-target": (Phrase("cannot be the target of ranged strikes", ""), "kann", "nicht Ziel von Fernangriffen"),
}
CHECKS: Final = {
    "magic": Phrase("saves against magic", "Rettungswürfe gegen Magie"),
}


class Said(NamedTuple):
    """What a line says of somebody: the predicate, in German with the verb apart so that it can stand first."""

    role: str  # whom it is said of; "" for an order to the player, "#..." for a thing with words of its own
    en: str
    de_verb: str
    de_rest: str
    subject: Phrase | None = None  # the words of a thing, or of one who is no role


def counted(number: int, one: Phrase, many: Phrase) -> Phrase:
    words = one if number == 1 else many
    return Phrase(f"{number} {words.en}", f"{number} {words.de}")


def wounds(number: int) -> Phrase:
    return counted(number, Phrase("wound", "Wunde"), Phrase("wounds", "Wunden"))


def levels_higher(number: int) -> Phrase:
    return counted(number, Phrase("level higher", "Stufe höher"), Phrase("levels higher", "Stufen höher"))


def signed(number: int) -> str:
    return f"{number:+d}"


def bonus(verb: Verb, en: str, de: str) -> Phrase:
    return Phrase(f"{signed(verb.amount)} {en}", f"{signed(verb.amount)} {de}")


def lasting(scene: Scene, verb: Verb) -> Phrase:
    """How long, with a blank before it; static text holds as long as it stands there."""
    if scene.ability.kind == STATIC:
        return Phrase("", "")
    return Phrase(f" {UNTIL[verb.until].en}", f"{UNTIL[verb.until].de} ")


def multiplied(scene: Scene, verb: Verb) -> Phrase:
    """What the number is multiplied by, with a blank before it."""
    if verb.per == "level":
        owner = scene.own_words()
        return Phrase(f" for each level of {owner.en}", f" für jede Stufe {owner.de[GEN]}")
    if verb.per == "each":
        counted_ones = noun_phrase(verb.filter, scene.names, EACH, ACC)
        return Phrase(f" for {counted_ones.en}", f" für {counted_ones.de}")
    return Phrase("", "")


# -- what one has ---------------------------------------------------------------------


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
    """"It has +4 ATK and -4 AC until the end of the round"; several lines of one kind are one sentence."""
    first = verbs[0]
    things = [words for words in [has_words(scene, verb) for verb in verbs] if words is not None]
    more, long = multiplied(scene, first), lasting(scene, first)
    listed = Phrase(
        listing([words.en for words in things], "and"), listing([words.de for words in things], "und")
    )
    return Said(
        scene.key(first.who, ANYONE if first.per == "each" or first.who == SELF else first.filter),
        f"has {listed.en}{more.en}{long.en}",
        "hat",
        f"{long.de}{listed.de}{more.de}",
    )


def listing(words: list[str], last: str) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


# -- what one may and does ---------------------------------------------------------------


def said_of_level(scene: Scene, verb: Verb) -> Said:
    higher, what = levels_higher(verb.amount), verb.stat.removeprefix("level-")
    role = scene.key(verb.who, ANYONE)
    if what == "items":
        return Said(
            role, f"is equipped as if it were {higher.en}", "wird", f"ausgerüstet, als wäre er {higher.de}"
        )
    if what == "items-with":
        en, de = trait(verb.word)
        return Said(
            role,
            f"is equipped with items with the trait {en} as if it were {higher.en}",
            "wird",
            f"mit Gegenständen mit der Eigenschaft {de} ausgerüstet, als wäre er {higher.de}",
        )
    en, de = {"spells": ("spells", "Zaubersprüche"), "actions": ("actions", "Aktionskarten")}[what]
    long = lasting(scene, verb)
    return Said(
        role,
        f"performs {en} as if it were {higher.en}{long.en}",
        "führt",
        f"{long.de}{de} aus, als wäre er {higher.de}",
    )


def said_of_class(scene: Scene, verb: Verb) -> Said:
    en, de = CLASSES[verb.word]
    role, long = scene.key(verb.who, ANYONE), lasting(scene, verb)
    if verb.stat == "class-items":
        return Said(
            role, f"may also bear {en} items{long.en}", "darf", f"{long.de}auch {de}-Gegenstände tragen"
        )
    return Said(
        role, f"may also perform {en} actions{long.en}", "darf", f"{long.de}auch {de}-Aktionen ausführen"
    )


def said_of_ban(scene: Scene, verb: Verb) -> Said:
    (en, _), de_verb, de_rest = BANS[verb.word]
    long, by = lasting(scene, verb), Phrase("", "")
    if verb.who == SELF and verb.filter != ANYONE:  # against whom it holds
        whom = noun_phrase(verb.filter, scene.names, BARE, DAT)
        by = Phrase(f" of {whom.en}", f" von {whom.de}")
    end = " sein" if verb.word.startswith("be-") else ""
    role = scene.key(verb.who, ANYONE if verb.who == SELF else verb.filter)
    return Said(role, f"{en}{by.en}{long.en}", de_verb, f"{long.de}{de_rest}{by.de}{end}")


def said_of_player(scene: Scene, verb: Verb) -> Said:
    """WL-DRAW-03, WL-INIT-01  What the player has while the character stands in his army."""
    owner, number = scene.own_words(), verb.amount
    en, de = {
        "hand-size": ("hand size", "Handgröße"),
        "initiative": ("on initiative", "auf die Initiative"),
        "initiative-dice": ("die for initiative (the highest counts)", "Würfel für die Initiative (der höchste zählt)"),
    }[verb.stat]
    more = multiplied(scene, verb)
    return Said(
        "#you",
        f"have {signed(number)} {en}{more.en} while {owner.en} stands in your army",
        "hast",
        f"{signed(number)} {de}{more.de}, solange {owner.de[NOM]} in deiner Armee steht",
        Phrase("you", "du"),
    )


def said_of_room(scene: Scene, verb: Verb) -> Said:
    more = counted(verb.amount, Phrase("character", "Charakter"), Phrase("characters", "Charaktere"))
    owner = scene.own_words()
    return Said(
        "#rank",
        f"may hold {more.en} more before it is illegal",
        "darf",
        f"{more.de} mehr umfassen, bevor er illegal ist",
        Phrase(f"the rank of {owner.en}", f"der Rang {owner.de[GEN]}"),
    )


def said_of_wounds(scene: Scene, verb: Verb) -> Said:
    whom, extra = noun_phrase(verb.filter, scene.names, BARE, ACC), wounds(verb.amount)
    en, de = {
        "wounds-against": ("melee", "Nahkampftreffern"),
        "ranged-wounds-against": ("ranged", "Fernkampftreffern"),
    }[verb.stat]
    return Said(
        scene.key(verb.who, ANYONE),
        f"inflicts {extra.en} more with {en} hits on {whom.en}",
        "verursacht",
        f"bei {de} gegen {whom.de} {extra.de} mehr",
    )


def said_of_next_roll(scene: Scene, verb: Verb) -> Said:
    role, filter_ = scene.key(verb.who, verb.filter), verb.filter
    owner = scene.refer(verb.who, filter_, GEN)
    en = "its" if owner.en == "it's" else owner.en
    de = "sein nächster Wurf" if owner.en == "it's" else f"der nächste Wurf {owner.de}"
    return Said(
        f"#roll of {role}",
        f"this round counts as a natural {verb.amount}",
        "zählt",
        f"in dieser Runde als natürliche {verb.amount}",
        Phrase(f"{en} next roll", de),
    )


def plainly(en: str, de_verb: str, de_rest: str) -> Callable[[Scene, Verb], Said]:
    """A value that is only there or not there."""

    def said(scene: Scene, verb: Verb) -> Said:
        long = lasting(scene, verb)
        key = scene.key(verb.who, ANYONE if verb.who == SELF else verb.filter)
        return Said(key, f"{en}{long.en}", de_verb, f"{long.de}{de_rest}")

    return said


STAT_SENTENCES: Final[dict[str, Callable[[Scene, Verb], Said]]] = {
    "level-items": said_of_level,
    "level-items-with": said_of_level,
    "level-spells": said_of_level,
    "level-actions": said_of_level,
    "class-items": said_of_class,
    "class-actions": said_of_class,
    "ban": said_of_ban,
    "hand-size": said_of_player,
    "initiative": said_of_player,
    "initiative-dice": said_of_player,
    "room": said_of_room,
    "wounds-against": said_of_wounds,
    "ranged-wounds-against": said_of_wounds,
    "next-natural": said_of_next_roll,
    "move-unspent": plainly("manoeuvres without being spent", "manövriert", "ohne verausgabt zu werden"),
    "trespass": plainly("may stand in enemy formations", "darf", "in feindlichen Formationen stehen"),
    "ignore-protection": plainly(
        "may strike at characters that cannot be targets", "darf", "auch nach Charakteren schlagen, die nicht Ziel sein können"
    ),
    "doomed": plainly("is doomed and dies when the round ends", "ist", "todgeweiht und stirbt, wenn die Runde endet"),
    "successor": plainly(
        "becomes your Warlord if you have none in play", "wird", "dein Warlord, wenn du keinen im Spiel hast"
    ),
}


def has_reading(stat: str) -> bool:
    return stat in HAS or stat in STAT_SENTENCES or stat.startswith("check-")
