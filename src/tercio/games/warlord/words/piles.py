"""Verbs about piles and places in words, and the named rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tercio.content.table import Phrase
from tercio.games.warlord.printed.cards import ANYONE, ITEM, SELF, SOURCE, TARGET, Face, Verb
from tercio.games.warlord.words.grammar import ACC, DAT, NOM, ONE, counted, listing, signed
from tercio.games.warlord.words.nouns import noun_of, noun_phrase
from tercio.games.warlord.words.printed import FEATS, TRAITS, called
from tercio.games.warlord.words.roles import IT, Scene
from tercio.games.warlord.words.said import Said, of, of_thing, order


def cards(number: int) -> Phrase:
    return counted(number, Phrase("card", "Karte"), Phrase("cards", "Karten"))


def pile_words(to: str) -> Phrase:
    """Where a card goes."""
    if to == "deck":
        return Phrase("on top of your deck", "oben auf deinen Stapel")
    if to in ("", "hand"):
        return Phrase("to your hand", "auf deine Hand")
    return Phrase("on your discard pile", "auf deinen Ablegestapel")


def draw(scene: Scene, verb: Verb) -> Said:
    some = cards(verb.number)
    if verb.to == "each":
        return of_thing("players", Phrase("each player", "jeder Spieler"), f"draws {some.en}", "zieht", some.de)
    return order(f"draw {some.en}", "ziehe", some.de)


def search(scene: Scene, verb: Verb) -> Said:
    """WL-SEARCH-01, WL-SEARCH-02  What the text asks for is shown; the deck is shuffled."""
    card, (en, de) = noun_phrase(verb.filter, scene.names, ONE, DAT, (), "card"), pile_words(verb.to)
    it = "sie" if noun_of(verb.filter, "card").is_feminine else "ihn"
    shown = Phrase("", "") if verb.filter == ANYONE else Phrase(" show it,", f" zeige {it} vor,")
    how, wie = ("take", "nimm") if verb.to in ("", "hand") else ("put", "lege")
    return order(
        f"search your deck for {card.en},{shown.en} {how} it {en} and shuffle",
        "durchsuche",
        f"deinen Stapel nach {card.de},{shown.de} {wie} {it} {de} und mische",
    )


def retrieve(scene: Scene, verb: Verb) -> Said:
    card, (en, de) = noun_phrase(verb.filter, scene.names, ONE, ACC, (), "card"), pile_words(verb.to)
    how, wie = ("take", "nimm") if verb.to in ("", "hand") else ("put", "lege")
    return order(f"{how} {card.en} from your discard pile {en}", wie, f"{card.de} aus deinem Ablegestapel {de}")


def peek(scene: Scene, verb: Verb) -> Said:
    kind = "" if verb.filter == ANYONE else noun_phrase(verb.filter, scene.names, ONE, ACC, (), "card")
    en, de = (f" that is {kind.en}", f", und zwar {kind.de},") if isinstance(kind, Phrase) else ("", "")
    return order(
        f"look at the top {verb.number} cards of your deck; you may take one{en} to your hand,"
        " the others go to the bottom",
        "sieh",
        f"dir die obersten {verb.number} Karten deines Stapels an; eine{de} darfst du auf deine Hand nehmen,"
        " die übrigen kommen nach unten",
    )


def discard_item(scene: Scene, verb: Verb) -> Said:
    aim = scene.ability.aim
    if verb.who == TARGET and aim is not None and aim.what == ITEM:
        return of(scene, verb, "is discarded", "wird", "abgelegt")
    item, bearer = noun_phrase(verb.filter, scene.names, ONE, ACC, (), "item"), scene.refer(verb.who, ANYONE, DAT)
    return order(f"discard {item.en} of {bearer.en}", "lege", f"{item.de} von {bearer.de} ab")


def discard_random(scene: Scene, verb: Verb) -> Said:
    player = scene.owned(verb.who, verb.filter, Phrase("player", "Spieler"), "der", "sein")
    some, hand = cards(verb.number), "Handkarte" if verb.number == 1 else "Handkarten"
    return of_thing(
        "player", player, f"discards {some.en} from hand at random", "legt", f"zufällig {verb.number} {hand} ab"
    )


def recycle(scene: Scene, verb: Verb) -> Said:
    return order("shuffle your discard pile into your deck", "mische", "deinen Ablegestapel in deinen Stapel")


def attach(scene: Scene, verb: Verb) -> Said:
    whom = scene.refer(verb.who, verb.filter, ACC)
    return order(f"attach this card to {whom.en}", "lege", f"diese Karte an {whom.de} an")


# -- places ------------------------------------------------------------------------------------

WAYS: Final = {
    "forward": Phrase("one rank forward", "einen Rang vor"),
    "backward": Phrase("one rank backward", "einen Rang zurück"),
    "front": Phrase("to the front rank", "in den vordersten Rang"),
    "step": Phrase("one rank forward or backward", "einen Rang vor oder zurück"),
    "any": Phrase(
        "to any place in its formation, if no illegal rank results",
        "an einen beliebigen Platz seiner Formation, wenn kein illegaler Rang entsteht",
    ),
}


def move(scene: Scene, verb: Verb) -> Said:
    en, de = WAYS.get(verb.to, WAYS["any"])
    return of(scene, verb, f"moves {en}", "bewegt", f"sich {de}")


def swap(scene: Scene, verb: Verb) -> Said:
    aim = scene.ability.aim
    if aim is not None and aim.most == 2:
        subject = Phrase("the two chosen characters", "die beiden gewählten Charaktere")
    else:
        it, other = scene.own_words().said(NOM), scene.refer(TARGET)
        subject = Phrase(f"{other.en} and {it.en}", f"{other.de} und {it.de}")
    return of_thing("pair", subject, "trade places", "tauschen", "die Plätze")


def enter(scene: Scene, verb: Verb) -> Said:
    role = SELF if verb.who == SOURCE and scene.ability.hand else verb.who
    return Said(scene.key(role, ANYONE), "comes into play in its rank", "kommt", "in seinem Rang ins Spiel")


def summon(scene: Scene, verb: Verb) -> Said:
    en, de = profile_words(scene.face)
    return Said(
        SOURCE,
        f"becomes a character with {en} in your front rank and dies at the end of the round",
        "wird",
        f"ein Charakter mit {de} in deinem vordersten Rang und stirbt am Ende der Runde",
    )


def profile_words(face: Face) -> Phrase:
    """WL-CARD-06  The printed values, for an action card that becomes a character."""
    attacks = "/".join([signed(number) for number in face.attacks]) or "+0"
    en, de = [f"{attacks} ATK", f"AC {face.armour}"], [f"{attacks} ATK", f"AC {face.armour}"]
    if face.skill:
        en, de = [*en, f"skill {face.skill}"], [*de, f"Fertigkeit {face.skill}"]
    one = face.hit_points == 1
    en.append(f"{face.hit_points} hit point" + ("" if one else "s"))
    de.append(f"{face.hit_points} Lebenspunkt" + ("" if one else "en"))
    traits = [called(TRAITS, key) for key in face.traits]
    if len(traits) == 1:
        en.append(f"the trait {traits[0].en}")
        de.append(f"der Eigenschaft {traits[0].de}")
    elif traits:
        en.append(f"the traits {listing([words.en for words in traits], 'and')}")
        de.append(f"den Eigenschaften {listing([words.de for words in traits], 'und')}")
    for key, number in face.feats:
        feat = called(FEATS, key)
        en.append(f"the feat {feat.en} ({signed(number)})")
        de.append(f"dem Talent {feat.de} ({signed(number)})")
    return Phrase(listing(en, "and"), listing(de, "und"))


# -- named rules ---------------------------------------------------------------------------------


def attack_unspent(scene: Scene, verb: Verb) -> Said:
    return Said(
        SELF,
        "attacks without being spent and dies at the end of the round",
        "greift",
        "an, ohne verausgabt zu werden, und stirbt am Ende der Runde",
    )


def order_again(scene: Scene, verb: Verb) -> Said:
    return order("give another order at once", "gib", "sofort einen weiteren Befehl")


def strike_each(scene: Scene, verb: Verb) -> Said:
    return Said(
        SELF,
        f"makes a melee strike against each enemy in reach, with a further -{verb.amount} ATK for each after the first",
        "führt",
        f"gegen jeden Feind in Reichweite einen Nahkampfschlag, ab dem zweiten jeweils mit weiteren -{verb.amount} ATK",
    )


def table_of_fate(scene: Scene, verb: Verb) -> Said:
    whom, self_words = scene.words(verb.who), scene.own_words()
    return order(
        f"roll a d20: on 1 to 5 {self_words.en} suffers 1 wound, on 6 to 15 {whom.en} is spent,"
        f" on 16 to 20 {IT.en} is stunned",
        "würfle",
        f"einen W20: Bei 1 bis 5 erleidet {self_words.de[NOM]} 1 Wunde, bei 6 bis 15 wird {whom.de[NOM]} verausgabt,"
        f" bei 16 bis 20 wird {IT.de[NOM]} betäubt",
    )


def outwit(scene: Scene, verb: Verb) -> Said:
    one, other = scene.own_words().said(NOM), scene.object(verb.who, SELF, NOM)
    subject = Phrase(f"{one.en} and {other.en}", f"{one.de} und {other.de}")
    return of_thing(
        "both",
        subject,
        "roll a d20 each and add their skill",
        "würfeln",
        "je einen W20 und zählen ihre Fertigkeit dazu",
    )


SPECIAL_WORDS: Final[dict[str, Callable[[Scene, Verb], Said]]] = {
    "attack-unspent": attack_unspent,
    "order-again": order_again,
    "strike-each": strike_each,
    "table-of-fate": table_of_fate,
    "outwit": outwit,
}


def special(scene: Scene, verb: Verb) -> Said:
    return SPECIAL_WORDS[verb.word](scene, verb)


PILE_WORDS: Final[dict[str, Callable[[Scene, Verb], Said]]] = {
    "draw": draw,
    "search": search,
    "retrieve": retrieve,
    "peek": peek,
    "discard-item": discard_item,
    "discard-random": discard_random,
    "recycle": recycle,
    "attach": attach,
    "move": move,
    "swap": swap,
    "enter": enter,
    "summon": summon,
    "special": special,
}
