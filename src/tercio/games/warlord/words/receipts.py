"""What a number is made of, and what an effect changes."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording, signed
from tercio.games.warlord.printed.cards import FEATS
from tercio.games.warlord.state import Warlord
from tercio.games.warlord.words import names
from tercio.games.warlord.words.printed import FEATS as FEAT_WORDS
from tercio.games.warlord.words.printed import TRAITS
from tercio.kernel import NOBODY, Event, Match, Tally
from tercio.kernel.tally import ADD

SAY: Final = Wording("tercio.games.warlord", "change")
NAMES: Final = Wording("tercio.games.warlord", "names")

# What an effect may change. The order is that of the numbers in events: add at the end.
VALUES: Final = ("atk", "ac", "skill", "hp", "level", "ranged", "ac-ranged", "die", "next-natural", "doomed")
BANS: Final = ("ban:attack", "ban:move", "ban:be-melee-target", "ban:be-ranged-target")
CHANGES: Final = ("other", *VALUES, *BANS, "must-strike", "set-atk", "set-ac")
OF_FEATS: Final = 100  # from here on feats have their numbers,
OF_TRAITS: Final = 200  # and from here on traits
NUMBERS: Final[dict[str, int]] = {
    **{key: number for number, key in enumerate(CHANGES)},
    **{f"feat:{feat}": OF_FEATS + number for number, feat in enumerate(FEATS)},
    **{f"trait:{trait}": OF_TRAITS + number for number, trait in enumerate(TRAITS)},
}
KEYS: Final = {number: key for key, number in NUMBERS.items()}
PLAIN: Final = ("next-natural", "set-atk", "set-ac")  # said without a sign


# -- into events -----------------------------------------------------------------


def tell_sum(m: Match, name: str, subject: int, tally: Tally) -> None:
    """How a number came about, where anything was added to what is printed."""
    if len(tally.receipts) > 1:
        made_of = tuple([receipt for receipt in tally.receipts if receipt.value or receipt.band != ADD])
        if len(made_of) > 1:
            m.emit(Event(name, made_of[0].rule, (subject, tally.total), receipts=made_of))


def change(stat: str, word: str = "", is_set: bool = False) -> int:
    """The number of what an effect changes; 0 where nothing is said of it."""
    return NUMBERS.get(f"set-{stat}" if is_set else f"{stat}:{word}" if word else stat, 0)


# -- into words ------------------------------------------------------------------


def name_of(state: Warlord, kind: str, value: int, lang: str, of: int = NOBODY) -> str:
    if kind == "change":
        return change_words(value, of, lang)
    if kind == "feat":
        return FEAT_WORDS[FEATS[value]].spoken(lang)
    if kind == "die":
        return die_words(value, lang)
    return names.name_of(state, kind, value, lang, of)


def die_words(face: int, lang: str) -> str:
    """WL-DICE-02  Where the face alone decides, it says so."""
    return NAMES.spoken("natural" if face in (1, 20) else "die", lang, face=face)


def change_words(number: int, amount: int, lang: str) -> str:
    """Has +2 ATK; is a rogue; has Riposte +3"""
    key = KEYS[number]
    stat, _, word = key.partition(":")
    said = str(amount) if key in PLAIN else signed(amount)
    if stat == "feat":
        return SAY.spoken("feat", lang, feat=FEAT_WORDS[word], number=said)
    if stat == "trait":
        return SAY.spoken("trait", lang, trait=TRAITS[word])
    return SAY.spoken(key, lang, number=said)
