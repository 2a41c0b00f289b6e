"""What a number is made of, and what an effect changes."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Phrase, Wording, signed
from tercio.games.warlord.printed.cards import FEATS
from tercio.games.warlord.state import Warlord
from tercio.games.warlord.words import names
from tercio.games.warlord.words.printed import FEATS as FEAT_WORDS
from tercio.games.warlord.words.printed import TRAITS
from tercio.kernel import NOBODY, Event, Match, Tally
from tercio.kernel.tally import ADD

SPAN: Final = 1000  # a value is told as one of so many,
MIDDLE: Final = 500  # nought in the middle

SAY: Final = Wording("tercio.games.warlord", "change")
NAMES: Final = Wording("tercio.games.warlord", "names")
NUMBER: Final = "{number}"  # stands for the amount until it is known

# What an effect may change. The order is that of the numbers in events: add at the end.
VALUES: Final = ("atk", "ac", "skill", "hp", "level", "ranged", "ac-ranged", "die", "next-natural", "doomed")
BANS: Final = ("ban:attack", "ban:move", "ban:be-melee-target", "ban:be-ranged-target")
CHANGES: Final[dict[str, Phrase]] = {
    "": SAY("other"),
    **{key: SAY(key) for key in (*VALUES, *BANS)},
    **{f"feat:{feat}": SAY("feat", feat=words, number=NUMBER) for feat, words in FEAT_WORDS.items()},
    **{f"trait:{trait}": SAY("trait", trait=words) for trait, words in TRAITS.items()},
    "must-strike": SAY("must-strike"),
}
PLAIN: Final = ("next-natural",)  # said without a sign
BECOMES: Final = {"atk": SAY("set-atk"), "ac": SAY("set-ac")}
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
    return NAMES.spoken("natural" if face in (1, 20) else "die", lang, face=face)


def change_words(code: int, lang: str) -> str:
    value, is_set, key = code % SPAN - MIDDLE, code // SPAN % 2, KEYS[code // SPAN // 2]
    words = BECOMES.get(key, CHANGES[key]) if is_set else CHANGES[key]
    number = str(value) if is_set or key in PLAIN else signed(value)
    return words.spoken(lang).format(number=number)
