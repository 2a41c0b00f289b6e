"""Changed values in words: "has +2 AC against ranged strikes until the end of the round"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.games.warlord.cards import ANYONE, NEXT_STRIKE, PERMANENT, ROUND, SELF, STATIC, STRIKE, Verb
from tercio.games.warlord.effects.reading_nouns import ACC, BARE, DAT, EACH, GEN, noun_phrase
from tercio.games.warlord.effects.reading_roles import Scene
from tercio.games.warlord.words import CLASSES, FEATS, called, trait

UNTIL: Final = {
    ROUND: Phrase("until the end of the round", "bis zum Ende der Runde"),
    STRIKE: Phrase("for this strike", "für diesen Schlag"),
    NEXT_STRIKE: Phrase("for its next melee strike", "für seinen nächsten Nahkampfschlag"),
    PERMANENT: Phrase("permanently", "dauerhaft"),
}
BANS: Final = {
    "attack": ("may not attack", "darf", "nicht angreifen"),
    "move": ("may neither manoeuvre nor be moved", "darf", "weder manövrieren noch bewegt werden"),
    "be-melee-target": ("cannot be the target of melee strikes", "kann", "nicht Ziel von Nahkampfschlägen"),
    "be-ranged-target": ("cannot be the target of ranged strikes", "kann", "nicht Ziel von Fernangriffen"),
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
    long: Phrase = Phrase("", "")  # how long it lasts


def of(scene: Scene, verb: Verb, en: str, de_verb: str, de_rest: str = "") -> Said:
    """Something that happens to the ones the line means."""
    return Said(scene.key(verb.who, verb.filter), en, de_verb, de_rest)


def order(en: str, de_verb: str, de_rest: str) -> Said:
    """Something that the player is told to do."""
    return Said("", en, de_verb, de_rest)


def of_thing(thing: str, subject: Phrase, en: str, de_verb: str, de_rest: str = "") -> Said:
    return Said(f"#{thing}", en, de_verb, de_rest, subject)


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
    """How long; static text holds as long as it stands there."""
    return Phrase("", "") if scene.ability.kind == STATIC else UNTIL[verb.until]


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
    """ "It has +4 ATK and -4 AC until the end of the round"; several lines of one kind are one sentence."""
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


def listing(words: list[str], last: str) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


# -- what one may and does ---------------------------------------------------------------


def said_of_level(scene: Scene, verb: Verb) -> Said:
    higher, what = levels_higher(verb.amount), verb.stat.removeprefix("level-")
    role = scene.key(verb.who, ANYONE)
    if what == "items":
        return Said(role, f"is equipped as if it were {higher.en}", "wird", f"ausgerüstet, als wäre er {higher.de}")
    if what == "items-with":
        en, de = trait(verb.word)
        return Said(
            role,
            f"is equipped with items with the trait {en} as if it were {higher.en}",
            "wird",
            f"mit Gegenständen mit der Eigenschaft {de} ausgerüstet, als wäre er {higher.de}",
        )
    en, de = {"spells": ("spells", "Zaubersprüche"), "actions": ("actions", "Aktionskarten")}[what]
    return Said(
        role,
        f"performs {en} as if it were {higher.en}",
        "führt",
        f"{de} aus, als wäre er {higher.de}",
        long=lasting(scene, verb),
    )


def said_of_class(scene: Scene, verb: Verb) -> Said:
    return said_of_classes(scene, [verb])


def said_of_classes(scene: Scene, verbs: list[Verb]) -> Said:
    """Other classes whose items or actions one may use besides."""
    en = listing([CLASSES[verb.word].en for verb in verbs], "and")
    de = listing([CLASSES[verb.word].de for verb in verbs], "und")
    many = "es" if len(verbs) > 1 else ""
    what, was, do = ("items", "Gegenstände", "tragen")
    how = "bear"
    if verbs[0].stat == "class-actions":
        what, was, do, how = "actions", "Aktionen", "ausführen", "perform"
    return Said(
        scene.key(verbs[0].who, ANYONE),
        f"may also {how} {what} of the class{many} {en}",
        "darf",
        f"auch {was} der Klasse{'n' if many else ''} {de} {do}",
        long=lasting(scene, verbs[0]),
    )


def said_of_ban(scene: Scene, verb: Verb) -> Said:
    en, de_verb, de_rest = BANS[verb.word]
    long, by = lasting(scene, verb), Phrase("", "")
    if verb.who == SELF and verb.filter != ANYONE:  # against whom it holds
        whom = noun_phrase(verb.filter, scene.names, BARE, DAT)
        by = Phrase(f" of {whom.en}", f" von {whom.de}")
    end = " sein" if verb.word.startswith("be-") else ""
    role = scene.key(verb.who, ANYONE if verb.who == SELF else verb.filter)
    return Said(role, f"{en}{by.en}", de_verb, f"{de_rest}{by.de}{end}", long=long)


OF_PLAYERS: Final = ("hand-size", "initiative", "initiative-dice")  # while the character stands in the army


def said_of_player(scene: Scene, verb: Verb) -> Said:
    """WL-DRAW-03, WL-INIT-01  What the player has."""
    more, you = multiplied(scene, verb), Phrase("you", "du")
    if verb.stat == "hand-size":
        return Said(
            "#hand",
            f"is {abs(verb.amount)} {'higher' if verb.amount > 0 else 'lower'}{more.en}",
            "ist",
            f"um {abs(verb.amount)} {'höher' if verb.amount > 0 else 'niedriger'}{more.de}",
            Phrase("your hand size", "deine Handgröße"),
        )
    if verb.stat == "initiative":
        en, de = bonus(verb, f"on initiative{more.en}", f"auf die Initiative{more.de}")
        return Said("#you", f"have {en}", "hast", de, you)
    return Said(
        "#you",
        f"roll {verb.amount} more {'die' if verb.amount == 1 else 'dice'} for initiative{more.en}; the highest counts",
        "würfelst",
        f"für die Initiative {verb.amount} Würfel mehr{more.de}; der höchste zählt",
        you,
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
    """A16  Of a strike, a check or a save."""
    chosen = ANYONE if verb.who == SELF else verb.filter
    owner = scene.refer(verb.who, chosen, GEN)
    is_known = owner.en == "its"
    return Said(
        f"#roll of {scene.key(verb.who, chosen)}",
        f"against a target value this round counts as a natural {verb.amount}",
        "zählt",
        f"in dieser Runde als natürliche {verb.amount}",
        Phrase("its next roll", "sein nächster Wurf gegen einen Zielwert")
        if is_known
        else Phrase(f"the next roll of {owner.en}", f"der nächste Wurf {owner.de} gegen einen Zielwert"),
    )


# Values that are only there or not there.
PLAIN: Final = {
    "move-unspent": ("is not spent by manoeuvring", "wird", "durch Manövrieren nicht verausgabt"),
    "trespass": ("may stand in enemy formations", "darf", "in feindlichen Formationen stehen"),
    "ignore-protection": (
        "may strike at characters that cannot be targets",
        "darf",
        "auch nach Charakteren schlagen, die nicht Ziel sein können",
    ),
    "doomed": ("dies when the round ends", "stirbt", "wenn die Runde endet"),
    "successor": (
        "becomes your Warlord if you have none in play",
        "wird",
        "dein Warlord, wenn du keinen im Spiel hast",
    ),
}


def said_plainly(scene: Scene, verb: Verb) -> Said:
    en, de_verb, de_rest = PLAIN[verb.stat]
    long = Phrase("", "") if verb.stat == "doomed" else lasting(scene, verb)
    key = scene.key(verb.who, ANYONE if verb.who == SELF else verb.filter)
    return Said(key, en, de_verb, de_rest, long=long)


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
    **dict.fromkeys(PLAIN, said_plainly),
}


def has_reading(stat: str) -> bool:
    return stat in HAS or stat in STAT_SENTENCES or stat.startswith("check-")
