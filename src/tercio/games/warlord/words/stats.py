"""What one may, must not or does because of a text, in words: bans, classes, levels, the player's own values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import ANYONE, SELF, Verb
from tercio.games.warlord.words.grammar import ACC, BARE, DAT, GEN, counted, listing
from tercio.games.warlord.words.nouns import noun_phrase
from tercio.games.warlord.words.printed import CLASSES, trait
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, bonus, lasting, levels_higher, multiplied, wounds
from tercio.games.warlord.words.values import HAS

BANS: Final = {
    "attack": ("may not attack", "darf", "nicht angreifen"),
    "move": ("may neither manoeuvre nor be moved", "darf", "weder manövrieren noch bewegt werden"),
    "be-melee-target": ("cannot be the target of melee strikes", "kann", "nicht Ziel von Nahkampfschlägen"),
    "be-ranged-target": ("cannot be the target of ranged strikes", "kann", "nicht Ziel von Fernangriffen"),
}


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
