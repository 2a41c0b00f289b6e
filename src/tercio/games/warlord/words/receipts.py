"""What a number is made of, and what an effect changes."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Phrase, signed
from tercio.games.warlord.printed.cards import FEATS
from tercio.games.warlord.state import Warlord
from tercio.games.warlord.words import names
from tercio.games.warlord.words.printed import FEATS as FEAT_WORDS
from tercio.games.warlord.words.printed import TRAITS
from tercio.kernel import NOBODY, Event, Match, Tally
from tercio.kernel.tally import ADD

SPAN: Final = 1000  # a value is told as one of so many,
MIDDLE: Final = 500  # nought in the middle

# What an effect may change, "{}" stands for the amount. The order is that of the numbers in events: add at the end.
CHANGES: Final[dict[str, Phrase]] = {
    "": Phrase("is changed", "wird verändert"),
    "atk": Phrase("has {} ATK", "hat {} ATK"),
    "ac": Phrase("has {} AC", "hat {} AC"),
    "skill": Phrase("has {} skill", "hat {} Fertigkeit"),
    "hp": Phrase("has {} hit points", "hat {} Lebenspunkte"),
    "level": Phrase("has {} level", "hat {} Stufe"),
    "ranged": Phrase("has {} on ranged strikes", "hat {} auf Fernangriffe"),
    "ac-ranged": Phrase("has {} AC against ranged strikes", "hat {} AC gegen Fernangriffe"),
    "die": Phrase("has {} on this roll", "hat {} auf diesen Wurf"),
    "next-natural": Phrase("will roll a natural {} next time", "würfelt beim nächsten Mal eine natürliche {}"),
    "doomed": Phrase("dies at the end of the round", "stirbt am Ende der Runde"),
    "ban:attack": Phrase("may not attack", "darf nicht angreifen"),
    "ban:move": Phrase("may not move", "darf sich nicht bewegen"),
    "ban:be-melee-target": Phrase("cannot be the target of melee strikes", "kann nicht Ziel von Nahkampfschlägen sein"),
    "ban:be-ranged-target": Phrase("cannot be the target of ranged strikes", "kann nicht Ziel von Fernangriffen sein"),
    **{f"feat:{feat}": Phrase(f"has {words.en} {{}}", f"hat {words.de} {{}}") for feat, words in FEAT_WORDS.items()},
    **{f"trait:{trait}": Phrase(f"is {words.en}", f"ist {words.de}") for trait, words in TRAITS.items()},
    "must-strike": Phrase("must strike at its challenger first", "muss zuerst nach seinem Herausforderer schlagen"),
}
PLAIN: Final = ("next-natural",)  # said without a sign
BECOMES: Final = {
    "atk": Phrase("has ATK {} instead", "hat stattdessen ATK {}"),
    "ac": Phrase("has AC {} instead", "hat stattdessen AC {}"),
}
KEYS: Final = tuple(CHANGES)


# -- into events -----------------------------------------------------------------


def tell_sum(m: Match, name: str, subject: int, tally: Tally) -> None:
    """How a number came about, where anything was added to what is printed."""
    if len(tally.receipts) > 1:
        made_of = tuple([receipt for receipt in tally.receipts if receipt.value or receipt.band != ADD])
        if len(made_of) > 1:
            m.emit(Event(name, made_of[0].rule, (subject, tally.total), receipts=made_of))


def change(stat: str, value: int, word: str = "", is_set: bool = False) -> int:
    key = f"{stat}:{word}" if word else stat
    number = KEYS.index(key) if key in CHANGES else 0
    return (number * 2 + is_set) * SPAN + value + MIDDLE


# -- into words ------------------------------------------------------------------


def name_of(state: Warlord, kind: str, value: int, lang: str, of: int = NOBODY) -> str:
    if kind == "change":
        return change_words(value, lang)
    if kind == "feat":
        return FEAT_WORDS[FEATS[value]].spoken(lang)
    if kind == "die":
        return die_words(value, lang)
    return names.name_of(state, kind, value, lang, of)


def die_words(face: int, lang: str) -> str:
    """WL-DICE-02  Where the face alone decides, it says so."""
    if face in (1, 20):
        return f"natürliche {face}" if lang == "de" else f"natural {face}"
    return f"Würfel {face}" if lang == "de" else f"die {face}"


def change_words(code: int, lang: str) -> str:
    value, is_set, key = code % SPAN - MIDDLE, code // SPAN % 2, KEYS[code // SPAN // 2]
    words = BECOMES.get(key, CHANGES[key]) if is_set else CHANGES[key]
    number = str(value) if is_set or key in PLAIN else signed(value)
    return words.spoken(lang).format(number)
